// SPDX-License-Identifier: BSL-1.0
// shape_context: what a shape function sees of its node, and where it puts what it found.
#ifndef EVERGRAPH_PASS_SHAPE_CONTEXT_HPP
#define EVERGRAPH_PASS_SHAPE_CONTEXT_HPP

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../graph/graph_def.hpp"
#include "../ops/default_attr.hpp"
#include "../ops/op_definition.hpp"
#include "../tensor/partial_shape.hpp"

namespace evergraph {

// The elements of an integer tensor of at most two dimensions, row by row, each known or not.
using known_values = std::vector<std::int64_t>;
inline constexpr std::int64_t unknown_element = std::numeric_limits<std::int64_t>::min();

// What is known of one output before anything runs.
struct inferred_output {
    partial_shape shape;
    std::optional<known_values> values;  // of small integer tensors, which often are shapes
};

// One node while its outputs are inferred. A shape function reads inputs and attrs, sets outputs
// and returns true; what contradicts itself it returns as `refuse("...")`. Outputs that it leaves
// alone are of unknown shape.
class shape_context {
 public:
    shape_context(const node& n, const op_definition& op, std::int32_t producer,
                  std::span<const inferred_output* const> inputs, std::size_t outputs)
        : node_(n), op_(op), producer_(producer), inputs_(inputs), outputs_(outputs) {}

    const node& at() const noexcept { return node_; }
    std::int32_t producer() const noexcept { return producer_; }
    std::size_t input_count() const noexcept { return inputs_.size(); }
    std::size_t output_count() const noexcept { return outputs_.size(); }

    // Of unknown rank where there is no such input.
    const partial_shape& input(std::size_t i) const {
        static const partial_shape unknown;
        return i < inputs_.size() && inputs_[i] != nullptr ? inputs_[i]->shape : unknown;
    }
    // Nothing where they are not known.
    const known_values* values(std::size_t i) const {
        const bool known = i < inputs_.size() && inputs_[i] != nullptr && inputs_[i]->values;
        return known ? &*inputs_[i]->values : nullptr;
    }
    // The one element, where it is known.
    std::optional<std::int64_t> scalar(std::size_t i) const {
        const known_values* v = values(i);
        if (v == nullptr || v->size() != 1 || v->front() == unknown_element) return std::nullopt;
        return v->front();
    }

    std::optional<attr_value> attr(std::string_view name) const {
        return attr_or_default(op_, node_.attrs, name);
    }
    template <class T>
    T attr_as(std::string_view name, T otherwise) const {
        const auto value = attr(name);
        const T* held = value ? value->as<T>() : nullptr;
        return held == nullptr ? otherwise : *held;
    }
    std::int64_t integer(std::string_view name, std::int64_t otherwise = 0) const {
        return attr_as<std::int64_t>(name, otherwise);
    }
    bool flag(std::string_view name) const { return attr_as<bool>(name, false); }
    std::string word(std::string_view name) const { return attr_as<std::string>(name, {}); }
    known_values integers(std::string_view name) const {
        return attr_as<attr_list>(name, attr_list{}).i;
    }

    void set(std::size_t i, partial_shape s) {
        if (i < outputs_.size()) outputs_[i].shape = std::move(s);
    }
    void set_values(std::size_t i, known_values v) {
        if (i < outputs_.size()) outputs_[i].values = std::move(v);
    }
    bool refuse(std::string found) {
        fault_ = std::move(found);
        return false;
    }

    const std::string& fault() const noexcept { return fault_; }
    std::vector<inferred_output> outputs() && { return std::move(outputs_); }

 private:
    const node& node_;
    const op_definition& op_;
    std::int32_t producer_;
    std::span<const inferred_output* const> inputs_;
    std::vector<inferred_output> outputs_;
    std::string fault_;
};

using shape_function = bool (*)(shape_context&);

}  // namespace evergraph

#endif
