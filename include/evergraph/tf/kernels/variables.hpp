// SPDX-License-Identifier: BSL-1.0
// variables: values that outlive runs: read, assigned, added to, changed in rows; both forms.
#ifndef EVERGRAPH_TF_KERNELS_VARIABLES_HPP
#define EVERGRAPH_TF_KERNELS_VARIABLES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "../../run/variable.hpp"
#include "../../tensor/shape_proto.hpp"
#include "arguments.hpp"
#include "copy_block.hpp"
#include "gather.hpp"
#include "objects.hpp"
#include "partition.hpp"

namespace evergraph::tf {

inline void make_variable(kernel_context& c) {
    const std::string name = shared_name(c.node());
    auto v = stored_object<variable>(c, [&] { return std::make_shared<variable>(name); });
    if (v != nullptr) output_object(c, std::move(v));
}
// Of one run, and of nobody else.
inline void make_temporary_variable(kernel_context& c) {
    const shape_proto* dims = c.node().attrs.find_as<shape_proto>("shape");
    auto v = std::make_shared<variable>(c.node().name);
    sizes wanted;
    if (dims != nullptr) {
        for (const dim_proto& d : dims->dims) wanted.push_back(d.size);
    }
    auto value = make_output(c, base_of(c.node().output_types[0]), wanted);
    if (!value) return;
    v->assign(std::move(*value));
    output_object(c, std::move(v));
}

inline std::shared_ptr<variable> variable_in(kernel_context& c) {
    return object_in<variable>(c, 0, "variable");
}

namespace detail {

// The value of the variable of input 0; nothing, and failed, if it has none or another type.
inline std::optional<tensor> variable_value(kernel_context& c, const variable& v) {
    tensor value = v.read();
    if (!value.empty_handed()) return value;
    c.fail(status_code::failed_precondition, "the variable '" + v.name() + "' without a value",
           "a variable that was assigned", "run the initializers first");
    return std::nullopt;
}

// A node of the old ops hands the reference on; the new ones have no output.
inline void hand_on_reference(kernel_context& c) {
    if (c.output_count() != 0) c.output(0, c.take(0));
}

}  // namespace detail

inline void read_variable(kernel_context& c) {
    const auto v = variable_in(c);
    if (v == nullptr) return;
    auto value = detail::variable_value(c, *v);
    if (!value) return;
    const dtype wanted = base_of(c.node().output_types[0]);
    if (value->type() != wanted) {
        return invalid(c, "the variable '" + v->name() + "' of " + summary(*value),
                       name_of(wanted));
    }
    c.output(0, std::move(*value));
}
inline void variable_is_initialized(kernel_context& c) {
    const auto v = variable_in(c);
    if (v != nullptr) c.output(0, tensor::scalar(!v->read().empty_handed()));
}
inline void variable_shape(kernel_context& c) {
    const auto v = variable_in(c);
    const auto value = v == nullptr ? std::nullopt : detail::variable_value(c, *v);
    if (!value) return;
    tensor dims = tensor::of<std::int64_t>(shape{static_cast<std::int64_t>(value->rank())},
                                           value->dims().sizes());
    if (c.node().output_types[0] == dtype::int32) {
        tensor narrow = tensor::uninitialized(dtype::int32, dims.dims());
        const auto from = dims.values<std::int64_t>();
        std::transform(from.begin(), from.end(), narrow.writable<std::int32_t>().begin(),
                       [](std::int64_t n) { return static_cast<std::int32_t>(n); });
        dims = std::move(narrow);
    }
    c.output(0, std::move(dims));
}

// Another type than the variable has is refused; another shape as well where validate_shape says so.
inline void assign_variable(kernel_context& c) {
    const auto v = variable_in(c);
    if (v == nullptr) return;
    const bool is_old = c.output_count() != 0;
    const bool same_shape = attr_or(c.node(), "validate_shape", is_old);
    tensor value = c.take(1);
    v->update([&](tensor& held) {
        const bool has = !held.empty_handed();
        if (has && held.type() != value.type()) {
            return invalid(c, summary(value) + " for '" + v->name() + "'", summary(held));
        }
        if (has && same_shape && !(held.dims() == value.dims())) {
            return invalid(c, summary(value) + " for '" + v->name() + "'", summary(held));
        }
        held = std::move(value);
    });
    if (!c.failed()) detail::hand_on_reference(c);
}

namespace detail {

using changeable = join<floats, integers, complexes, types<half, bfloat16>>;

struct larger_of {
    template <class T>
    T operator()(T a, T b) const {
        return a < b ? b : a;
    }
};
struct smaller_of {
    template <class T>
    T operator()(T a, T b) const {
        return b < a ? b : a;
    }
};
struct second_of {
    template <class T>
    T operator()(T, T b) const {
        return b;
    }
};

inline bool divides_by_zero(const tensor& t) {
    bool found = false;
    with_type(integers{}, t.type(), [&]<class Tag>(Tag) {
        for (const auto v : t.values<typename Tag::type>()) found = found || v == 0;
    });
    return found;
}

// The sum, difference and so on as the element type computes them: integers wrap.
template <class F, class T>
T changed(F f, T a, T b) {
    if constexpr (std::is_same_v<T, half> || std::is_same_v<T, bfloat16>) {
        return T{static_cast<float>(f(static_cast<float>(a), static_cast<float>(b)))};
    } else if constexpr (std::is_integral_v<T> && !std::is_same_v<F, std::divides<>> &&
                         !std::is_same_v<F, larger_of> && !std::is_same_v<F, smaller_of>) {
        using W = wrapping<T>;
        return static_cast<T>(f(static_cast<W>(a), static_cast<W>(b)));
    } else {
        return static_cast<T>(f(a, b));
    }
}
template <class F>
void change_all(kernel_context& c, F f) {
    const auto v = variable_in(c);
    if (v == nullptr) return;
    const tensor& by = c.input(1);
    v->update([&](tensor& held) {
        if (held.empty_handed()) {
            return c.fail(status_code::failed_precondition,
                          "the variable '" + v->name() + "' without a value",
                          "a variable that was assigned", "run the initializers first");
        }
        if (held.type() != by.type() || !(held.dims() == by.dims())) {
            return invalid(c, summary(by) + " for '" + v->name() + "'", summary(held));
        }
        const bool known = with_type(changeable{}, held.type(), [&]<class Tag>(Tag) {
            using T = typename Tag::type;
            const auto to = held.writable<T>();
            const auto from = by.values<T>();
            for (std::size_t i = 0; i < to.size(); ++i) to[i] = changed(f, to[i], from[i]);
        });
        if (!known) unsupported_type(c, held.type());
    });
    if (!c.failed()) hand_on_reference(c);
}

// Rows of `held` at the indices, each changed by its row of the updates or by one scalar.
template <class F>
void change_rows_of(kernel_context& c, F f, tensor& held, const sizes& rows) {
    const tensor& by = c.input(2);
    const std::int64_t count = held.rank() == 0 ? 0 : held.dims()[0];
    const std::int64_t row = count == 0 ? 0 : held.elements() / count;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i] >= 0 && rows[i] < count) continue;
        return invalid(c, "index " + std::to_string(rows[i]) + " at " + std::to_string(i),
                       "an index in [0, " + std::to_string(count) + ")");
    }
    const bool one = by.rank() == 0;
    if (!one && by.elements() != row * static_cast<std::int64_t>(rows.size())) {
        return invalid(c, "updates of shape " + text(by.dims()),
                       std::to_string(rows.size()) + " rows of " + std::to_string(row));
    }
    const auto change = [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto to = held.writable<T>();
        const auto from = by.values<T>();
        std::size_t at = 0;
        for (const std::int64_t r : rows) {
            T* const first = to.data() + r * row;
            for (std::int64_t k = 0; k < row; ++k) {
                const T value = from[one ? 0 : at++];
                if constexpr (std::is_same_v<F, second_of>) {
                    first[k] = value;
                } else {
                    first[k] = changed(f, first[k], value);
                }
            }
        }
    };
    bool known = false;
    if constexpr (std::is_same_v<F, second_of>) {
        known = with_type(join<changeable, types<bool, std::string>>{}, held.type(), change);
    } else if constexpr (std::is_same_v<F, larger_of> || std::is_same_v<F, smaller_of>) {
        known = with_type(join<floats, integers, types<half, bfloat16>>{}, held.type(), change);
    } else {
        known = with_type(changeable{}, held.type(), change);
    }
    if (!known) unsupported_type(c, held.type());
}

template <class F>
void change_rows(kernel_context& c) {
    const auto v = variable_in(c);
    if (v == nullptr) return;
    const sizes rows = integers_of(c.input(1));
    v->update([&](tensor& held) {
        if (held.empty_handed() || held.type() != c.input(2).type()) {
            return c.fail(held.empty_handed() ? status_code::failed_precondition
                                              : status_code::invalid_argument,
                          "the variable '" + v->name() + "' of " + summary(held),
                          "a value of " + name_of(c.input(2).type()));
        }
        if constexpr (std::is_same_v<F, std::divides<>>) {
            if (divides_by_zero(c.input(2))) return invalid(c, "a division by 0", "other divisors");
        }
        change_rows_of(c, F{}, held, rows);
    });
    if (!c.failed()) hand_on_reference(c);
}
}  // namespace detail

inline void assign_add(kernel_context& c) { detail::change_all(c, std::plus<>{}); }
inline void assign_subtract(kernel_context& c) { detail::change_all(c, std::minus<>{}); }

// The value before, which then is one more; OUT_OF_RANGE at the limit.
inline void count_up_to(kernel_context& c) {
    const auto v = variable_in(c);
    if (v == nullptr) return;
    const auto limit = attr_or<std::int64_t>(c.node(), "limit", 0);
    v->update([&](tensor& held) {
        if (held.empty_handed() || held.rank() != 0) {
            return c.fail(status_code::failed_precondition,
                          "the variable '" + v->name() + "' of " + summary(held), "a scalar");
        }
        with_type(signed_integers{}, held.type(), [&]<class Tag>(Tag) {
            using T = typename Tag::type;
            const T now = held.values<T>()[0];
            if (now >= limit) {
                return c.fail(status_code::out_of_range, "the counter at " + std::to_string(now),
                              "a counter below " + std::to_string(limit));
            }
            held.writable<T>()[0] = static_cast<T>(now + 1);
            c.output(0, tensor::scalar(now));
        });
    });
}

// Gives the last value away.
inline void destroy_temporary_variable(kernel_context& c) {
    const auto v = variable_in(c);
    if (v != nullptr) c.output(0, v->read());
}
// A variable loses its value; everything else goes when nobody holds it any more.
inline void destroy_resource(kernel_context& c) {
    const auto handle = c.values<object_ref>(0);
    variable* v = handle.empty() ? nullptr : handle[0].as<variable>();
    if (v != nullptr) v->assign(tensor{});
}

template <kernel_function F>
void on_variable(kernel_context& c) {
    const auto v = variable_in(c);
    auto value = v == nullptr ? std::nullopt : detail::variable_value(c, *v);
    if (!value) return;
    auto out = computed_by(c, F, {std::move(*value), c.take(1)});
    if (out) c.output(0, std::move(*out));
}
// The rows of the variable that an index tensor names are second_of.
inline void scatter_nd_update(kernel_context& c) {
    const auto v = variable_in(c);
    if (v == nullptr) return;
    v->update([&](tensor& held) {
        if (held.empty_handed()) {
            return c.fail(status_code::failed_precondition,
                          "the variable '" + v->name() + "' without a value",
                          "a variable that was assigned");
        }
        auto out = computed_by(c, tensor_scatter_update, {held, c.input(1), c.input(2)});
        if (out) held = std::move(*out);
    });
    if (!c.failed()) detail::hand_on_reference(c);
}

inline void hand_on_reference(kernel_context& c) { c.output(0, c.take(0)); }

inline constexpr kernel_table variable_kernels{
    row_for("VarHandleOp", runs<make_variable>),
    row_for("Variable", runs<make_variable>),
    row_for("VariableV2", runs<make_variable>),
    row_for("TemporaryVariable", runs<make_temporary_variable>),
    row_for("DestroyTemporaryVariable", runs<destroy_temporary_variable>),
    row_for("DestroyResourceOp", runs<destroy_resource>),
    row_for("ReadVariableOp", runs<read_variable>),
    row_for("VarIsInitializedOp", runs<variable_is_initialized>),
    row_for("IsVariableInitialized", runs<variable_is_initialized>),
    row_for("VariableShape", runs<variable_shape>),
    row_for("Assign", runs<assign_variable>),
    row_for("AssignVariableOp", runs<assign_variable>),
    row_for("AssignAdd", runs<assign_add>),
    row_for("AssignAddVariableOp", runs<assign_add>),
    row_for("AssignSub", runs<assign_subtract>),
    row_for("AssignSubVariableOp", runs<assign_subtract>),
    row_for("CountUpTo", runs<count_up_to>),
    row_for("ResourceCountUpTo", runs<count_up_to>),
    row_for("RefIdentity", runs<hand_on_reference>),
    row_for("ResourceGather", runs<on_variable<gather>>, "dtype", movable_types),
    row_for("ResourceGatherNd", runs<on_variable<gather_nd>>, "dtype", movable_types),
    row_for("ScatterNdUpdate", runs<scatter_nd_update>, "T", movable_types),
    row_for("ResourceScatterNdUpdate", runs<scatter_nd_update>, "T", movable_types),
    row_for("ScatterUpdate", runs<detail::change_rows<detail::second_of>>),
    row_for("ScatterAdd", runs<detail::change_rows<std::plus<>>>),
    row_for("ScatterSub", runs<detail::change_rows<std::minus<>>>),
    row_for("ScatterMul", runs<detail::change_rows<std::multiplies<>>>),
    row_for("ScatterDiv", runs<detail::change_rows<std::divides<>>>),
    row_for("ScatterMin", runs<detail::change_rows<detail::smaller_of>>),
    row_for("ScatterMax", runs<detail::change_rows<detail::larger_of>>),
    row_for("ResourceScatterUpdate", runs<detail::change_rows<detail::second_of>>),
    row_for("ResourceScatterAdd", runs<detail::change_rows<std::plus<>>>),
    row_for("ResourceScatterSub", runs<detail::change_rows<std::minus<>>>),
    row_for("ResourceScatterMul", runs<detail::change_rows<std::multiplies<>>>),
    row_for("ResourceScatterDiv", runs<detail::change_rows<std::divides<>>>),
    row_for("ResourceScatterMin", runs<detail::change_rows<detail::smaller_of>>),
    row_for("ResourceScatterMax", runs<detail::change_rows<detail::larger_of>>)};

}  // namespace evergraph::tf

#endif
