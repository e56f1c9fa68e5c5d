// SPDX-License-Identifier: BSL-1.0
// migration_step: one declared change between an op and what it becomes.
#ifndef EVERGRAPH_OPS_MIGRATION_STEP_HPP
#define EVERGRAPH_OPS_MIGRATION_STEP_HPP

#include <cstddef>
#include <cstdint>
#include <span>

#include "made_node.hpp"

namespace evergraph {

enum class step_kind : std::uint8_t {
    attr_renamed,
    attr_dropped,
    attr_set,       // an attr that only the successor has, and its value as a default is written
    attr_reread,    // a value means what another one means now
    attr_narrowed,  // the successor allows less: nodes that use more are refused
    attr_to_input,  // the attr's value arrives through an input
    input_renamed,
    input_dropped,
    input_added,     // fed by a constant
    input_to_attr,   // needs a constant input
    input_retyped,   // the same value under another type, which its source then has too
    input_cast,      // a Cast node converts the value
    inputs_by_name,  // inputs find their places by name, not by position
    output_renamed,
    output_dropped,  // nodes whose output is used are refused
    output_retyped,  // the same value under another type, which its users then see too
    rewritten,       // several nodes take the place of the node
    written,         // a function makes the new node
    irreversible,    // there is no way; `name` says why
};

class node_rewrite;

// Makes the new nodes with the calls of node_rewrite; false if it cannot, and says why there.
using written_step = bool (*)(node_rewrite&);

struct migration_step {
    step_kind kind = step_kind::irreversible;
    const char* name = "";
    const char* to = "";   // the new name, or the value that is set
    const char* was = "";  // the value that is another one now
    const made_node* nodes = nullptr;
    std::size_t node_count = 0;
    written_step function = nullptr;
    bool back = false;  // a declared step taken the other way
};

constexpr migration_step attr_renamed(const char* from, const char* to) {
    return {step_kind::attr_renamed, from, to};
}
// With a value: only nodes that hold this value go on, the others are refused.
constexpr migration_step attr_dropped(const char* name, const char* value = "") {
    return {step_kind::attr_dropped, name, value};
}
constexpr migration_step attr_set(const char* name, const char* value) {
    return {step_kind::attr_set, name, value};
}
// Readers that see no version read the old value as they always did.
constexpr migration_step attr_reread(const char* name, const char* was, const char* now) {
    return {step_kind::attr_reread, name, now, was};
}
constexpr migration_step attr_narrowed(const char* name) {
    return {step_kind::attr_narrowed, name, ""};
}
constexpr migration_step attr_to_input(const char* name) {
    return {step_kind::attr_to_input, name, name};
}
constexpr migration_step attr_to_input(const char* name, const char* input) {
    return {step_kind::attr_to_input, name, input};
}
constexpr migration_step input_renamed(const char* from, const char* to) {
    return {step_kind::input_renamed, from, to};
}
// With a value: only a constant input that holds this value may go.
constexpr migration_step input_dropped(const char* name, const char* value = "") {
    return {step_kind::input_dropped, name, value};
}
constexpr migration_step input_added(const char* name, const char* value) {
    return {step_kind::input_added, name, value};
}
constexpr migration_step input_to_attr(const char* name) {
    return {step_kind::input_to_attr, name, name};
}
constexpr migration_step input_to_attr(const char* name, const char* attr) {
    return {step_kind::input_to_attr, name, attr};
}
constexpr migration_step input_retyped(const char* name) {
    return {step_kind::input_retyped, name, ""};
}
constexpr migration_step input_cast(const char* name) { return {step_kind::input_cast, name, ""}; }
constexpr migration_step inputs_by_name() { return {step_kind::inputs_by_name, "", ""}; }
constexpr migration_step output_renamed(const char* from, const char* to) {
    return {step_kind::output_renamed, from, to};
}
constexpr migration_step output_dropped(const char* name) {
    return {step_kind::output_dropped, name, ""};
}
constexpr migration_step output_retyped(const char* name) {
    return {step_kind::output_retyped, name, ""};
}
// The nodes are a constexpr array in a namespace.
template <std::size_t N>
constexpr migration_step rewritten_as(const made_node (&nodes)[N]) {
    return {step_kind::rewritten, "", "", "", nodes, N};
}
constexpr migration_step written_by(written_step function) {
    return {step_kind::written, "", "", "", nullptr, 0, function};
}
constexpr migration_step irreversible(const char* why) {
    return {step_kind::irreversible, why, ""};
}

// Whether inputs find their places by name, as a step on an input asks for.
constexpr bool moves_inputs(std::span<const migration_step> steps) {
    for (const migration_step& step : steps) {
        switch (step.kind) {
            case step_kind::attr_to_input:
            case step_kind::input_renamed:
            case step_kind::input_dropped:
            case step_kind::input_added:
            case step_kind::input_to_attr:
            case step_kind::input_cast:
            case step_kind::inputs_by_name: return true;
            default: break;
        }
    }
    return false;
}

// Whether the step is data: a derived or declared one, or a reason.
constexpr bool needs_code(const migration_step& step) { return step.kind == step_kind::written; }

}  // namespace evergraph

#endif
