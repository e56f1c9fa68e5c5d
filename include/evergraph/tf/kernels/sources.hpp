// SPDX-License-Identifier: BSL-1.0
// sources: where values come from, and ops that hand them on as they are.
#ifndef EVERGRAPH_TF_KERNELS_SOURCES_HPP
#define EVERGRAPH_TF_KERNELS_SOURCES_HPP

#include <cmath>
#include <cstddef>
#include <string>
#include <utility>

#include "../../run/kernel_table.hpp"
#include "../../tensor/tensor_decode.hpp"
#include "arguments.hpp"
#include "narrow_types.hpp"

namespace evergraph::tf {

inline void placeholder(kernel_context& c) {
    c.fail(status_code::invalid_argument, "no value", "a feed of type " +
           name_of(attr_or(c.node(), "dtype", dtype::invalid)), "feed this placeholder");
}

// The value is decoded once, when the kernel is made.
inline expected<kernel, problem> make_constant(const plan_node& node) {
    const tensor_proto* proto = node.attrs.find_as<tensor_proto>("value");
    if (proto == nullptr) return refuse_kernel(node, "value", "no tensor", "a tensor");
    auto value = decode_tensor(*proto);
    if (!value) {
        problem p = std::move(value.error());
        p.node = node.name;
        p.op = node.op;
        p.attr = "value";
        return unexpected<problem>{std::move(p)};
    }
    const dtype wanted = attr_or(node, "dtype", value->type());
    if (base_of(wanted) != value->type()) {
        return refuse_kernel(node, "value", "a tensor of " + name_of(value->type()),
                             "one of " + name_of(wanted));
    }
    return kernel{[held = std::move(*value)](kernel_context& c) { c.output(0, held); }};
}

inline void hand_on(kernel_context& c) {
    for (std::size_t i = 0; i < c.output_count(); ++i) c.output(i, c.take(i));
}
inline void check_numerics(kernel_context& c) {
    tensor x = c.take(0);
    bool has_nan = false;
    bool has_infinity = false;
    with_type(floats{}, x.type(), [&]<class Tag>(Tag) {
        for (const auto v : x.values<typename Tag::type>()) {
            has_nan = has_nan || std::isnan(v);
            has_infinity = has_infinity || std::isinf(v);
        }
    });
    if (has_nan || has_infinity) {
        return invalid(c, std::string{string_attr(c.node(), "message")} + ": a tensor with " +
                              (has_nan ? "NaN" : "infinity"), "finite elements");
    }
    c.output(0, std::move(x));
}

inline void do_nothing(kernel_context&) {}

inline constexpr kernel_table source_kernels{
    row_for("Placeholder", runs<placeholder>),
    row_for("PlaceholderV2", runs<placeholder>),
    row_for("PlaceholderWithDefault", runs<hand_on>),
    row_for("Const", make_constant),
    row_for("Identity", runs<hand_on>),
    row_for("IdentityN", runs<hand_on>),
    row_for("StopGradient", runs<hand_on>),
    row_for("PreventGradient", runs<hand_on>),
    row_for("Snapshot", runs<hand_on>),
    row_for("DeepCopy", runs<hand_on>),
    rows_for<check_numerics>("CheckNumerics", floats::set),
    row_for("GuaranteeConst", runs<hand_on>),
    row_for("NoOp", runs<do_nothing>),
    row_for("ControlTrigger", runs<do_nothing>)};

}  // namespace evergraph::tf

#endif
