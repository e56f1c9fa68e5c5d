// SPDX-License-Identifier: BSL-1.0
// tensor_arrays: arrays of tensors that one run writes and reads, and stacks of tensors.
#ifndef EVERGRAPH_TF_KERNELS_TENSOR_ARRAYS_HPP
#define EVERGRAPH_TF_KERNELS_TENSOR_ARRAYS_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "objects.hpp"
#include "rows.hpp"

namespace evergraph::tf {

// An element is written once, and read once if it is cleared by that.
struct tensor_array {
    struct element {
        tensor value;
        bool written = false;
        bool cleared = false;
    };

    std::mutex mutex;
    dtype type = dtype::invalid;
    part_shape element_shape;
    bool grows = false;
    bool clears = true;
    bool same_shapes = false;
    bool closed = false;
    std::vector<element> elements;
};

namespace detail {

inline constexpr std::int64_t most_array_elements = std::int64_t{1} << 28;

inline std::shared_ptr<tensor_array> array_in(kernel_context& c) {
    auto array = object_in<tensor_array>(c, 0, "TensorArray");
    if (array == nullptr) return nullptr;
    const std::lock_guard lock(array->mutex);
    if (!array->closed) return array;
    invalid(c, "a TensorArray that was closed", "an open one");
    return nullptr;
}
inline void put_flow(kernel_context& c, std::size_t flow_input) { c.output(0, c.take(flow_input)); }

// The array is locked.
inline bool write_element(kernel_context& c, tensor_array& a, std::int64_t index, tensor value) {
    const auto fail = [&](std::string found, std::string needed) {
        invalid(c, std::move(found), std::move(needed));
        return false;
    };
    const auto count = static_cast<std::int64_t>(a.elements.size());
    const std::string which = "index " + std::to_string(index);
    if (index < 0 || index >= (a.grows ? most_array_elements : count)) {
        return fail(which, "an index in [0, " + std::to_string(count) + ")");
    }
    if (value.type() != a.type) return fail(summary(value), "elements of " + name_of(a.type));
    if (!fits_part(value.dims(), a.element_shape)) {
        return fail(summary(value), "elements of shape " + text_of(a.element_shape));
    }
    const auto at = static_cast<std::size_t>(index);
    if (at >= a.elements.size()) a.elements.resize(at + 1);
    tensor_array::element& e = a.elements[at];
    if (e.written) return fail("a second value for " + which, "one value for each index");
    if (e.cleared) return fail("a value for " + which + ", which was read", "one value for each index");
    if (a.same_shapes) a.element_shape = sizes_of(value);
    e.value = std::move(value);
    e.written = true;
    return true;
}

// Nothing, and failed, where nothing can be read. The array is locked. An element that was never
// written is zeros if its shape is known.
inline std::optional<tensor> read_element(kernel_context& c, tensor_array& a, std::int64_t index) {
    const auto count = static_cast<std::int64_t>(a.elements.size());
    const std::string which = "index " + std::to_string(index);
    if (index < 0 || index >= count) {
        invalid(c, which, "an index in [0, " + std::to_string(count) + ")");
        return std::nullopt;
    }
    tensor_array::element& e = a.elements[static_cast<std::size_t>(index)];
    if (e.cleared) {
        invalid(c, "a second reading of " + which, "one, or clear_after_read = false");
        return std::nullopt;
    }
    if (!e.written) {
        if (is_whole(a.element_shape)) {
            const auto dims = output_shape(c, a.type, *a.element_shape);
            if (!dims) return std::nullopt;
            return tensor::zeros(a.type, *dims);
        }
        invalid(c, which + ", which was never written", "an element that was written");
        return std::nullopt;
    }
    tensor value = a.clears ? std::move(e.value) : e.value;
    if (a.clears) {
        e.cleared = true;
        e.written = false;
        e.value = tensor{};
    }
    return value;
}

inline bool is_array_of(kernel_context& c, const tensor_array& a) {
    const dtype wanted = base_of(c.node().output_types[0]);
    if (a.type == wanted) return true;
    invalid(c, "a TensorArray of " + name_of(a.type), "one of " + name_of(wanted));
    return false;
}

}  // namespace detail

inline void make_tensor_array(kernel_context& c) {
    const auto size = integer_in(c, 0);
    if (!size) return;
    if (*size < 0 || *size > detail::most_array_elements) {
        return invalid(c, "size " + std::to_string(*size), "a size from 0");
    }
    const plan_node& n = c.node();
    auto a = std::make_shared<tensor_array>();
    a->type = attr_or(n, "dtype", dtype::invalid);
    a->element_shape = part_shape_of(n.attrs.find_as<shape_proto>("element_shape"));
    a->grows = attr_or(n, "dynamic_size", false);
    a->clears = attr_or(n, "clear_after_read", true);
    a->same_shapes = attr_or(n, "identical_element_shapes", false);
    a->elements.resize(static_cast<std::size_t>(*size));
    output_object(c, std::move(a));
    if (c.output_count() > 1) c.output(1, tensor::scalar(0.0F));
}

inline void tensor_array_write(kernel_context& c) {
    const auto a = detail::array_in(c);
    const auto index = a == nullptr ? std::nullopt : integer_in(c, 1);
    if (!index) return;
    const std::lock_guard lock(a->mutex);
    if (detail::write_element(c, *a, *index, c.take(2))) detail::put_flow(c, 3);
}
inline void tensor_array_read(kernel_context& c) {
    const auto a = detail::array_in(c);
    const auto index = a == nullptr ? std::nullopt : integer_in(c, 1);
    if (!index || !detail::is_array_of(c, *a)) return;
    const std::lock_guard lock(a->mutex);
    auto value = detail::read_element(c, *a, *index);
    if (value) c.output(0, std::move(*value));
}
inline void tensor_array_size(kernel_context& c) {
    const auto a = detail::array_in(c);
    if (a == nullptr) return;
    const std::lock_guard lock(a->mutex);
    c.output(0, tensor::scalar(static_cast<std::int32_t>(a->elements.size())));
}
inline void tensor_array_close(kernel_context& c) {
    const auto a = object_in<tensor_array>(c, 0, "TensorArray");
    if (a == nullptr) return;
    const std::lock_guard lock(a->mutex);
    a->elements.clear();
    a->closed = true;
}

namespace detail {

// The array is locked.
inline void gather_elements(kernel_context& c, tensor_array& a, const sizes& indices) {
    std::vector<tensor> values;
    part_shape known = part_shape_of(c.node().attrs.find_as<shape_proto>("element_shape"));
    auto both = merged(known, a.element_shape);
    for (const std::int64_t i : indices) {
        auto value = read_element(c, a, i);
        if (!value) return;
        if (both) both = merged(*both, part_shape{sizes_of(*value)});
        if (!both) return invalid(c, "element " + std::to_string(i) + " of " + summary(*value),
                                  "elements of one shape");
        values.push_back(std::move(*value));
    }
    if (!both || !is_whole(*both)) {
        return invalid(c, both ? "no elements, of shape " + text_of(*both) : "two element shapes",
                       "a known element shape");
    }
    std::vector<const tensor*> rows;
    for (const tensor& t : values) rows.push_back(&t);
    auto out = joined_rows(c, a.type, rows, **both);
    if (out) c.output(0, std::move(*out));
}

inline sizes numbers_to(std::size_t n) {
    sizes out(n);
    for (std::size_t i = 0; i < n; ++i) out[i] = static_cast<std::int64_t>(i);
    return out;
}

// Row i of the value becomes the element at indices[i]. The array is locked.
inline void scatter_rows(kernel_context& c, tensor_array& a, const sizes& indices,
                         const tensor& value) {
    if (value.rank() == 0 || value.dims()[0] != static_cast<std::int64_t>(indices.size())) {
        return invalid(c, summary(value), std::to_string(indices.size()) + " rows");
    }
    const sizes row = without_first(value.dims());
    const shape dims{row};
    for (std::size_t i = 0; i < indices.size(); ++i) {
        tensor part = elements_of(value, static_cast<std::int64_t>(i) * dims.elements(), dims);
        if (!write_element(c, a, indices[i], std::move(part))) return;
    }
}

}  // namespace detail

inline void tensor_array_gather(kernel_context& c) {
    const auto a = detail::array_in(c);
    if (a == nullptr || !detail::is_array_of(c, *a)) return;
    const std::lock_guard lock(a->mutex);
    detail::gather_elements(c, *a, integers_of(c.input(1)));
}
inline void tensor_array_pack(kernel_context& c) {
    const auto a = detail::array_in(c);
    if (a == nullptr || !detail::is_array_of(c, *a)) return;
    const std::lock_guard lock(a->mutex);
    detail::gather_elements(c, *a, detail::numbers_to(a->elements.size()));
}
inline void tensor_array_scatter(kernel_context& c) {
    const auto a = detail::array_in(c);
    if (a == nullptr) return;
    const std::lock_guard lock(a->mutex);
    detail::scatter_rows(c, *a, integers_of(c.input(1)), c.input(2));
    if (!c.failed()) detail::put_flow(c, 3);
}
inline void tensor_array_unpack(kernel_context& c) {
    const auto a = detail::array_in(c);
    if (a == nullptr) return;
    const std::lock_guard lock(a->mutex);
    const tensor& value = c.input(1);
    const auto rows = value.rank() == 0 ? 0 : static_cast<std::size_t>(value.dims()[0]);
    detail::scatter_rows(c, *a, detail::numbers_to(rows), value);
    if (!c.failed()) detail::put_flow(c, 2);
}

// All elements one after the other along their first dimension, and how long each is there.
inline void tensor_array_concat(kernel_context& c) {
    const auto a = detail::array_in(c);
    if (a == nullptr || !detail::is_array_of(c, *a)) return;
    const std::lock_guard lock(a->mutex);
    std::vector<tensor> values;
    std::vector<std::int64_t> lengths;
    part_shape rest =
        part_shape_of(c.node().attrs.find_as<shape_proto>("element_shape_except0"));
    std::int64_t total = 0;
    for (std::size_t i = 0; i < a->elements.size(); ++i) {
        auto value = detail::read_element(c, *a, static_cast<std::int64_t>(i));
        if (!value) return;
        if (value->rank() == 0) return invalid(c, "a scalar element", "at least vectors");
        const auto both = merged(rest, part_shape{without_first(value->dims())});
        if (!both) return invalid(c, "an element " + summary(*value), "rows " + text_of(rest));
        rest = *both;
        lengths.push_back(value->dims()[0]);
        total += lengths.back();
        values.push_back(std::move(*value));
    }
    if (!is_whole(rest)) return invalid(c, "no elements", "a known element shape");
    auto out = make_output(c, a->type, with_first(total, *rest));
    if (!out) return;
    std::int64_t at = 0;
    for (const tensor& t : values) {
        copy_elements(*out, at, t, 0, t.elements());
        at += t.elements();
    }
    c.output(0, std::move(*out));
    c.output(1, tensor::of<std::int64_t>(shape{static_cast<std::int64_t>(lengths.size())}, lengths));
}
// The value cut along its first dimension into elements of these lengths.
inline void tensor_array_split(kernel_context& c) {
    const auto a = detail::array_in(c);
    if (a == nullptr) return;
    const std::lock_guard lock(a->mutex);
    const tensor& value = c.input(1);
    const sizes lengths = integers_of(c.input(2));
    std::int64_t total = 0;
    for (const std::int64_t n : lengths) {
        if (n < 0 || n > most_output_bytes) return invalid(c, "a length " + std::to_string(n), "from 0");
        total += n;
    }
    if (value.rank() == 0 || value.dims()[0] != total) {
        return invalid(c, summary(value), std::to_string(total) + " rows");
    }
    const sizes row = without_first(value.dims());
    std::int64_t at = 0;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        const shape dims{with_first(lengths[i], row)};
        if (!detail::write_element(c, *a, static_cast<std::int64_t>(i), elements_of(value, at, dims))) {
            return;
        }
        at += dims.elements();
    }
    detail::put_flow(c, 3);
}

// Last in, first out.
struct tensor_stack {
    std::mutex mutex;
    std::int64_t most = -1;  // below 0: no limit
    bool closed = false;
    std::vector<tensor> values;
};

inline void make_stack(kernel_context& c) {
    auto s = std::make_shared<tensor_stack>();
    if (c.input_count() != 0) {
        const auto most = integer_in(c, 0);
        if (!most) return;
        s->most = *most;
    }
    output_object(c, std::move(s));
}
inline void stack_push(kernel_context& c) {
    const auto s = object_in<tensor_stack>(c, 0, "Stack");
    if (s == nullptr) return;
    const std::lock_guard lock(s->mutex);
    if (s->closed) return invalid(c, "a Stack that was closed", "an open one");
    if (s->most >= 0 && static_cast<std::int64_t>(s->values.size()) >= s->most) {
        return invalid(c, "a Stack of " + std::to_string(s->most) + " that is full", "room");
    }
    tensor value = c.take(1);
    s->values.push_back(value);
    c.output(0, std::move(value));
}
inline void stack_pop(kernel_context& c) {
    const auto s = object_in<tensor_stack>(c, 0, "Stack");
    if (s == nullptr) return;
    const std::lock_guard lock(s->mutex);
    if (s->values.empty()) return invalid(c, "a Stack that is empty", "a value");
    c.output(0, std::move(s->values.back()));
    s->values.pop_back();
}
inline void stack_close(kernel_context& c) {
    const auto s = object_in<tensor_stack>(c, 0, "Stack");
    if (s == nullptr) return;
    const std::lock_guard lock(s->mutex);
    s->values.clear();
    s->closed = true;
}

inline constexpr kernel_table tensor_array_kernels{
    row_for("TensorArray", runs<make_tensor_array>),
    row_for("TensorArrayV3", runs<make_tensor_array>),
    row_for("TensorArrayWrite", runs<tensor_array_write>),
    row_for("TensorArrayWriteV3", runs<tensor_array_write>),
    row_for("TensorArrayRead", runs<tensor_array_read>),
    row_for("TensorArrayReadV3", runs<tensor_array_read>),
    row_for("TensorArrayGather", runs<tensor_array_gather>),
    row_for("TensorArrayGatherV3", runs<tensor_array_gather>),
    row_for("TensorArrayScatter", runs<tensor_array_scatter>),
    row_for("TensorArrayScatterV3", runs<tensor_array_scatter>),
    row_for("TensorArrayPack", runs<tensor_array_pack>),
    row_for("TensorArrayUnpack", runs<tensor_array_unpack>),
    row_for("TensorArrayConcat", runs<tensor_array_concat>),
    row_for("TensorArrayConcatV3", runs<tensor_array_concat>),
    row_for("TensorArraySplit", runs<tensor_array_split>),
    row_for("TensorArraySplitV3", runs<tensor_array_split>),
    row_for("TensorArraySize", runs<tensor_array_size>),
    row_for("TensorArraySizeV3", runs<tensor_array_size>),
    row_for("TensorArrayClose", runs<tensor_array_close>),
    row_for("TensorArrayCloseV3", runs<tensor_array_close>),
    row_for("Stack", runs<make_stack>),
    row_for("StackV2", runs<make_stack>),
    row_for("StackPush", runs<stack_push>),
    row_for("StackPushV2", runs<stack_push>),
    row_for("StackPop", runs<stack_pop>),
    row_for("StackPopV2", runs<stack_pop>),
    row_for("StackClose", runs<stack_close>),
    row_for("StackCloseV2", runs<stack_close>)};

}  // namespace evergraph::tf

#endif
