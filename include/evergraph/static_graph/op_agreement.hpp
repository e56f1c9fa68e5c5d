// SPDX-License-Identifier: BSL-1.0
// op_agreement: whether a node of a static graph is what the op it names says, at compile time.
#ifndef EVERGRAPH_STATIC_GRAPH_OP_AGREEMENT_HPP
#define EVERGRAPH_STATIC_GRAPH_OP_AGREEMENT_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "../base/sentence.hpp"
#include "../ops/op_definition.hpp"
#include "../tensor/dtype.hpp"
#include "../tensor/tensor.hpp"
#include "graph_fault.hpp"

namespace evergraph {

// The dtype of the elements that a C++ value holds: its own, or that of a range's value_type;
// invalid if it has none, then types are not compared.
template <class T>
constexpr dtype element_dtype_of() {
    if constexpr (dtype_of<T> != dtype::invalid) {
        return dtype_of<T>;
    } else if constexpr (requires { typename T::value_type; }) {
        return element_dtype_of<typename T::value_type>();
    } else {
        return dtype::invalid;
    }
}

// What a node does in a graph, for comparison with its op.
struct op_use {
    std::string_view node;
    std::string_view op;
    std::span<const dtype> inputs;
    std::span<const dtype> outputs;
};

namespace detail {

constexpr std::string_view type_word(dtype t) {
    constexpr std::string_view words[]{"float",  "double",  "int32",     "uint8",      "int16",
                                       "int8",   "string",  "complex64", "complex128", "int64",
                                       "bool",   "half",    "bfloat16",  "uint16",     "uint32",
                                       "uint64", "resource", "variant"};
    for (const std::string_view word : words) {
        if (dtype_named(word) == base_of(t)) return word;
    }
    return "another type";
}

// The types that the type attrs of one node got from its first values.
class op_agreement {
 public:
    constexpr op_agreement(const op_definition& op, const op_use& use, graph_verdict& verdict)
        : op_(op), use_(use), verdict_(verdict) {}

    constexpr void check() {
        check_side(op_.inputs, use_.inputs, "input",
                   graph_fault::op_takes_another_number_of_inputs,
                   graph_fault::input_has_another_type);
        check_side(op_.outputs, use_.outputs, "output",
                   graph_fault::op_gives_another_number_of_outputs,
                   graph_fault::output_has_another_type);
    }

 private:
    static constexpr bool is_many(const port_def& p) {
        return !p.number_attr.empty() || !p.type_list_attr.empty();
    }

    constexpr void check_side(std::span<const port_def> ports, std::span<const dtype> found,
                              std::string_view side, graph_fault count_fault,
                              graph_fault type_fault) {
        std::size_t many = 0;
        for (const port_def& p : ports) many += is_many(p) ? 1U : 0U;
        const std::size_t single = ports.size() - many;
        if (found.size() < single || (many == 0 && found.size() != single)) {
            verdict_(count_fault, sentence{} << "node " << use_.node << " has " << number(found)
                                             << " " << side << "s, op " << op_.name << " has "
                                             << (many == 0 ? "" : "at least ")
                                             << static_cast<std::int64_t>(single));
            return;
        }
        if (many > 1) return;  // nothing says which value belongs to which port
        std::size_t at = 0;
        for (const port_def& p : ports) {
            std::size_t count = is_many(p) ? found.size() - single : 1;
            for (; count != 0; --count, ++at) check_type(p, found[at], at, side, type_fault);
        }
    }
    static constexpr std::int64_t number(std::span<const dtype> types) {
        return static_cast<std::int64_t>(types.size());
    }

    constexpr void check_type(const port_def& port, dtype found, std::size_t at,
                              std::string_view side, graph_fault fault) {
        if (found == dtype::invalid || !port.type_list_attr.empty()) return;
        sentence says;
        says << side << " " << static_cast<std::int64_t>(at) << " of node " << use_.node << " is "
             << type_word(found) << ", but " << port.name << " of op " << op_.name << " is ";
        if (port.type_attr.empty()) {
            if (base_of(port.type) != found) verdict_(fault, says << type_word(port.type));
            return;
        }
        const attr_def* const attr = op_.attr(port.type_attr);
        if (attr == nullptr) return;
        if (attr->restricts_types && !attr->allowed_types.contains(found)) {
            verdict_(fault, says << "none of the types of its attr " << attr->name);
            return;
        }
        const auto slot = static_cast<std::size_t>(attr - op_.attrs.data());
        if (slot >= bound_.size()) return;
        if (bound_[slot] == dtype::invalid) bound_[slot] = found;
        if (bound_[slot] != found) {
            verdict_(fault, says << type_word(bound_[slot]) << " as its attr " << attr->name);
        }
    }

    const op_definition& op_;
    const op_use& use_;
    graph_verdict& verdict_;
    std::array<dtype, 32> bound_{};
};

}  // namespace detail

// The op must be there, in force and not deprecated at `current`, and agree with the node in its
// number of inputs and outputs and in their types.
constexpr void check_op_use(table_view ops, int current, const op_use& use,
                            graph_verdict& verdict) {
    const op_definition* const op = ops.find(use.op, current);
    sentence says;
    says << "op " << use.op << " of node " << use.node << " is ";
    const auto with_remedy = [&]() -> const sentence& {
        says << ", the dialect is at v" << current;
        if (!op->successor.empty()) says << ", use op " << op->successor;
        return says;
    };
    if (op == nullptr) {
        verdict(graph_fault::op_is_not_in_the_dialect, says << "not in the dialect");
    } else if (op->until < current) {
        says << "gone since v" << op->until + 1;
        verdict(graph_fault::op_is_gone, with_remedy());
    } else if (op->is_deprecated_at(current)) {
        says << "deprecated since v" << op->deprecated;
        verdict(graph_fault::op_is_deprecated, with_remedy());
    } else {
        detail::op_agreement{*op, use, verdict}.check();
    }
}

}  // namespace evergraph

#endif
