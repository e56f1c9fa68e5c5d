// SPDX-License-Identifier: BSL-1.0
// op: a row of a table, one definition of an op as its author writes it.
#ifndef EVERGRAPH_OPS_OP_HPP
#define EVERGRAPH_OPS_OP_HPP

#include <concepts>
#include <cstddef>
#include <span>
#include <string_view>

#include "../base/fixed_list.hpp"
#include "migration_step.hpp"
#include "op_definition.hpp"

namespace evergraph {

struct a_version_that_must_be_written {
    constexpr a_version_that_must_be_written(int version) : number(version) {}
    constexpr operator int() const { return number; }
    int number;
};

// Room for N texts of ports or attrs.
template <std::size_t N>
class spec_texts {
 public:
    constexpr spec_texts() = default;
    template <std::convertible_to<const char*>... Texts>
        requires(sizeof...(Texts) >= 1)
    constexpr spec_texts(Texts... texts) {
        static_assert(sizeof...(Texts) <= N,
                      "evergraph: an op has at most 18 inputs, 14 outputs and 19 attrs");
        if constexpr (sizeof...(Texts) <= N) ((texts_[size_++] = texts), ...);
    }
    static constexpr std::size_t capacity() { return N; }
    constexpr std::size_t size() const { return size_; }
    constexpr std::span<const char* const> view() const { return {texts_, size_}; }

 private:
    const char* texts_[N]{};
    std::size_t size_ = 0;
};

// The name of another op, or the op's own name for its next definition, and how to get there.
struct becomes_op {
    constexpr becomes_op() = default;
    template <std::same_as<migration_step>... Steps>
    constexpr becomes_op(const char* successor, Steps... how) : name(successor), steps(how...) {}

    const char* name = "";
    fixed_list<migration_step, 8> steps;
};

// The texts are TensorFlow's op-definition language; an attr may end in `since N`. Rows of one name
// tell its life: a definition holds until the next one begins. Versions are those of producers.
struct op {
    static constexpr int open = op_definition::open;

    const char* name = "";
    a_version_that_must_be_written since;
    int revision = 0;         // counts the definitions that begin at the same version
    int absent_since = open;  // the op was gone from this version until `since`
    int until = open;         // last version; unwritten: until the next definition, or for good
    bool gone_for_good = false;  // after `until` no row may bring the name back
    int deprecated = open;    // producers from this version on may not use the op
    int restored = open;      // ... until this one, which may again
    spec_texts<18> inputs{};
    spec_texts<14> outputs{};
    spec_texts<19> attrs{};
    becomes_op becomes{};
    const char* because = "";  // why nothing replaces an op that is deprecated or ends
    const char* meaning = "";  // what is new in a definition that reads like the one before it
    bool stateful = false;     // so is every op with a port of type resource
    bool commutative = false;
    bool aggregate = false;
    bool allows_uninitialized_input = false;
    bool distributed_communication = false;
};

// Unlike string_view's constructor, one step of a constant evaluation.
constexpr std::string_view text_view(const char* text) { return {text, __builtin_strlen(text)}; }

}  // namespace evergraph

#endif
