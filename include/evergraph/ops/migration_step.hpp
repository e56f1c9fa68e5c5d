// SPDX-License-Identifier: BSL-1.0
// migration_step: one declared change between an op and what it becomes.
#ifndef EVERGRAPH_OPS_MIGRATION_STEP_HPP
#define EVERGRAPH_OPS_MIGRATION_STEP_HPP

#include <cstdint>

namespace evergraph {

enum class step_kind : std::uint8_t {
    attr_renamed,
    attr_dropped,
    attr_set,       // an attr that only the successor has, and its value as a default is written
    attr_to_input,  // the attr's value arrives through an input of the same name
    input_renamed,
    input_dropped,
    input_to_attr,  // needs a constant input
    irreversible,   // there is no way back; `name` says why
};

struct migration_step {
    step_kind kind = step_kind::irreversible;
    const char* name = "";
    const char* to = "";  // the new name, or the value that is set
};

constexpr migration_step attr_renamed(const char* from, const char* to) {
    return {step_kind::attr_renamed, from, to};
}
constexpr migration_step attr_dropped(const char* name) {
    return {step_kind::attr_dropped, name, ""};
}
constexpr migration_step attr_set(const char* name, const char* value) {
    return {step_kind::attr_set, name, value};
}
constexpr migration_step attr_to_input(const char* name) {
    return {step_kind::attr_to_input, name, name};
}
constexpr migration_step input_renamed(const char* from, const char* to) {
    return {step_kind::input_renamed, from, to};
}
constexpr migration_step input_dropped(const char* name) {
    return {step_kind::input_dropped, name, ""};
}
constexpr migration_step input_to_attr(const char* name) {
    return {step_kind::input_to_attr, name, name};
}
constexpr migration_step irreversible(const char* why) {
    return {step_kind::irreversible, why, ""};
}

}  // namespace evergraph

#endif
