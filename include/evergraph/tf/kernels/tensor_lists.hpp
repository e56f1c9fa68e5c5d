// SPDX-License-Identifier: BSL-1.0
// tensor_lists: lists of tensors as values, which variants hold: a change gives another list.
#ifndef EVERGRAPH_TF_KERNELS_TENSOR_LISTS_HPP
#define EVERGRAPH_TF_KERNELS_TENSOR_LISTS_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "objects.hpp"
#include "rows.hpp"

namespace evergraph::tf {

// Never changed while others hold it.
struct tensor_list {
    dtype type = dtype::invalid;
    part_shape element_shape;
    std::int64_t most = -1;        // below 0: no limit
    std::vector<tensor> elements;  // those that were not set hold nothing
};

namespace detail {

inline constexpr std::int64_t most_list_elements = std::int64_t{1} << 28;

inline std::shared_ptr<tensor_list> list_in(kernel_context& c, std::size_t i = 0) {
    auto list = object_in<tensor_list>(c, i, "TensorList");
    const dtype* wanted = c.node().attrs.find_as<dtype>("element_dtype");
    if (list == nullptr || wanted == nullptr || list->type == *wanted) return list;
    invalid(c, "a TensorList of " + name_of(list->type), "one of " + name_of(*wanted));
    return nullptr;
}
// The list to change: the input's own if nobody else holds it, else a copy.
inline std::shared_ptr<tensor_list> own_list_in(kernel_context& c) {
    if (list_in(c) == nullptr) return nullptr;
    tensor held = c.take(0);
    const bool alone = held.unique() && held.values<object_ref>()[0].unique();
    auto list = held.values<object_ref>()[0].shared<tensor_list>();
    return alone ? list : std::make_shared<tensor_list>(*list);
}
inline void put_list(kernel_context& c, std::shared_ptr<tensor_list> list) {
    c.output(0, tensor::holding(dtype::variant, object_ref{std::move(list)}));
}

inline std::shared_ptr<tensor_list> new_list(kernel_context& c, std::size_t shape_input) {
    auto list = std::make_shared<tensor_list>();
    list->type = attr_or(c.node(), "element_dtype", dtype::invalid);
    list->element_shape = part_shape_of(c.input(shape_input));
    return list;
}

inline bool fits_list(kernel_context& c, const tensor_list& list, const tensor& t) {
    if (t.type() == list.type && fits_part(t.dims(), list.element_shape)) return true;
    invalid(c, summary(t), name_of(list.type) + text_of(list.element_shape));
    return false;
}

// What the list, the node's input and the elements say of the shape; fails if that is not all.
inline std::optional<sizes> row_sizes_in(kernel_context& c, const tensor_list& list,
                                         const part_shape& asked,
                                         const std::vector<const tensor*>& rows) {
    std::optional<part_shape> known = merged(list.element_shape, asked);
    for (const tensor* t : rows) {
        if (known && t != nullptr) known = merged(*known, part_shape{sizes_of(*t)});
    }
    if (known && is_whole(*known)) return **known;
    invalid(c, known ? "elements of shape " + text_of(*known) : "elements of several shapes",
            "one known shape");
    return std::nullopt;
}

inline const tensor* element_or_none(const tensor& t) { return t.empty_handed() ? nullptr : &t; }

inline std::optional<std::size_t> index_in(kernel_context& c, std::size_t input,
                                           const tensor_list& list) {
    const auto index = integer_in(c, input);
    if (!index) return std::nullopt;
    const auto count = static_cast<std::int64_t>(list.elements.size());
    if (*index >= 0 && *index < count) return static_cast<std::size_t>(*index);
    invalid(c, "index " + std::to_string(*index), "an index in [0, " + std::to_string(count) + ")");
    return std::nullopt;
}

inline void put_rows(kernel_context& c, const tensor_list& list,
                     const std::vector<const tensor*>& rows) {
    const std::size_t shape_input = c.input_count() - 1;
    const auto row = row_sizes_in(c, list, part_shape_of(c.input(shape_input)), rows);
    if (!row) return;
    auto out = joined_rows(c, list.type, rows, *row);
    if (out) c.output(0, std::move(*out));
}

}  // namespace detail

inline void empty_tensor_list(kernel_context& c) {
    auto list = detail::new_list(c, 0);
    const auto most = integer_in(c, 1);
    if (!most) return;
    list->most = *most;
    detail::put_list(c, std::move(list));
}
inline void tensor_list_reserve(kernel_context& c) {
    auto list = detail::new_list(c, 0);
    const auto count = integer_in(c, 1);
    if (!count) return;
    if (*count < 0 || *count > detail::most_list_elements) {
        return invalid(c, std::to_string(*count) + " elements", "a number from 0");
    }
    list->elements.resize(static_cast<std::size_t>(*count));
    detail::put_list(c, std::move(list));
}
inline void tensor_list_push_back(kernel_context& c) {
    tensor value = c.take(1);
    auto list = detail::own_list_in(c);
    if (list == nullptr || !detail::fits_list(c, *list, value)) return;
    if (list->most >= 0 && static_cast<std::int64_t>(list->elements.size()) >= list->most) {
        return invalid(c, "a list of " + std::to_string(list->most) + " that is full", "room");
    }
    list->elements.push_back(std::move(value));
    detail::put_list(c, std::move(list));
}

namespace detail {

// The element, or zeros in its place.
inline void put_element(kernel_context& c, std::size_t output, const tensor_list& list,
                        const tensor& element, std::size_t shape_input) {
    if (!element.empty_handed()) return c.output(output, element);
    const part_shape asked = part_shape_of(c.input(shape_input));
    std::vector<const tensor*> others;
    for (const tensor& t : list.elements) others.push_back(element_or_none(t));
    const auto whole = row_sizes_in(c, list, asked, is_whole(list.element_shape)
                                                        ? std::vector<const tensor*>{}
                                                        : others);
    const auto dims = whole ? output_shape(c, list.type, *whole) : std::nullopt;
    if (dims) c.output(output, tensor::zeros(list.type, *dims));
}

}  // namespace detail

inline void tensor_list_pop_back(kernel_context& c) {
    auto list = detail::own_list_in(c);
    if (list == nullptr) return;
    if (list->elements.empty()) return invalid(c, "an empty list", "an element");
    const tensor last = std::move(list->elements.back());
    list->elements.pop_back();
    detail::put_element(c, 1, *list, last, 1);
    if (!c.failed()) detail::put_list(c, std::move(list));
}
inline void tensor_list_get_item(kernel_context& c) {
    const auto list = detail::list_in(c);
    const auto at = list == nullptr ? std::nullopt : detail::index_in(c, 1, *list);
    if (at) detail::put_element(c, 0, *list, list->elements[*at], 2);
}
inline void tensor_list_set_item(kernel_context& c) {
    tensor value = c.take(2);
    auto list = detail::own_list_in(c);
    if (list == nullptr || !detail::fits_list(c, *list, value)) return;
    const auto wanted = integer_in(c, 1);
    if (!wanted) return;
    const bool grows = attr_or(c.node(), "resize_if_index_out_of_bounds", false);
    if (grows && *wanted >= 0 && *wanted < detail::most_list_elements) {
        const auto needed = static_cast<std::size_t>(*wanted) + 1;
        if (list->elements.size() < needed) list->elements.resize(needed);
    }
    const auto at = detail::index_in(c, 1, *list);
    if (!at) return;
    list->elements[*at] = std::move(value);
    detail::put_list(c, std::move(list));
}
inline void tensor_list_length(kernel_context& c) {
    const auto list = detail::list_in(c);
    if (list != nullptr) c.output(0, tensor::scalar(static_cast<std::int32_t>(list->elements.size())));
}
inline void tensor_list_element_shape(kernel_context& c) {
    const auto list = detail::list_in(c);
    if (list == nullptr) return;
    const bool scalar = !list->element_shape;
    const sizes known = list->element_shape.value_or(sizes{-1});
    const shape dims = scalar ? shape{} : shape{static_cast<std::int64_t>(known.size())};
    tensor out = tensor::uninitialized(c.node().output_types[0], dims);
    with_type(signed_integers{}, out.type(), [&]<class Tag>(Tag) {
        std::transform(known.begin(), known.end(), out.writable<typename Tag::type>().begin(),
                       [](std::int64_t n) { return static_cast<typename Tag::type>(n); });
    });
    c.output(0, std::move(out));
}
inline void tensor_list_resize(kernel_context& c) {
    auto list = detail::own_list_in(c);
    const auto count = list == nullptr ? std::nullopt : integer_in(c, 1);
    if (!count) return;
    if (*count < 0 || *count > detail::most_list_elements) {
        return invalid(c, "size " + std::to_string(*count), "a size from 0");
    }
    list->elements.resize(static_cast<std::size_t>(*count));
    detail::put_list(c, std::move(list));
}

inline void tensor_list_stack(kernel_context& c) {
    const auto list = detail::list_in(c);
    if (list == nullptr) return;
    const auto wanted = attr_or<std::int64_t>(c.node(), "num_elements", -1);
    const auto count = static_cast<std::int64_t>(list->elements.size());
    if (wanted >= 0 && wanted != count) {
        return invalid(c, "a list of " + std::to_string(count), std::to_string(wanted) + " elements");
    }
    std::vector<const tensor*> rows;
    for (const tensor& t : list->elements) rows.push_back(detail::element_or_none(t));
    detail::put_rows(c, *list, rows);
}
inline void tensor_list_gather(kernel_context& c) {
    const auto list = detail::list_in(c);
    if (list == nullptr) return;
    std::vector<const tensor*> rows;
    const auto count = static_cast<std::int64_t>(list->elements.size());
    for (const std::int64_t i : integers_of(c.input(1))) {
        if (i < 0 || i >= count) {
            return invalid(c, "index " + std::to_string(i), "an index in [0, " +
                                                                std::to_string(count) + ")");
        }
        rows.push_back(detail::element_or_none(list->elements[static_cast<std::size_t>(i)]));
    }
    detail::put_rows(c, *list, rows);
}

namespace detail {

// Row i of the value becomes element indices[i]; the list grows as needed.
inline void scatter_into(kernel_context& c, tensor_list& list, const tensor& value,
                         const sizes& indices) {
    if (value.rank() == 0 || value.dims()[0] != static_cast<std::int64_t>(indices.size())) {
        return invalid(c, summary(value), std::to_string(indices.size()) + " rows");
    }
    const shape dims{without_first(value.dims())};
    for (std::size_t i = 0; i < indices.size(); ++i) {
        if (indices[i] < 0 || indices[i] >= most_list_elements) {
            return invalid(c, "index " + std::to_string(indices[i]), "an index from 0");
        }
        tensor row = elements_of(value, static_cast<std::int64_t>(i) * dims.elements(), dims);
        if (!fits_list(c, list, row)) return;
        const auto at = static_cast<std::size_t>(indices[i]);
        if (at >= list.elements.size()) list.elements.resize(at + 1);
        list.elements[at] = std::move(row);
    }
}

}  // namespace detail

inline void tensor_list_from_tensor(kernel_context& c) {
    auto list = detail::new_list(c, 1);
    const tensor& value = c.input(0);
    if (value.rank() == 0) return invalid(c, summary(value), "at least a vector");
    sizes indices(static_cast<std::size_t>(value.dims()[0]));
    for (std::size_t i = 0; i < indices.size(); ++i) indices[i] = static_cast<std::int64_t>(i);
    detail::scatter_into(c, *list, value, indices);
    if (!c.failed()) detail::put_list(c, std::move(list));
}
inline void tensor_list_scatter(kernel_context& c) {
    auto list = detail::new_list(c, 2);
    const auto count = c.input_count() > 3 ? integer_in(c, 3) : std::int64_t{-1};
    if (!count) return;
    if (*count > detail::most_list_elements) return invalid(c, "too many elements", "fewer");
    if (*count > 0) list->elements.resize(static_cast<std::size_t>(*count));
    detail::scatter_into(c, *list, c.input(0), integers_of(c.input(1)));
    if (!c.failed()) detail::put_list(c, std::move(list));
}
inline void tensor_list_scatter_into_existing(kernel_context& c) {
    auto list = detail::own_list_in(c);
    if (list == nullptr) return;
    detail::scatter_into(c, *list, c.input(1), integers_of(c.input(2)));
    if (!c.failed()) detail::put_list(c, std::move(list));
}

// All elements along their first dimension, and how long each is there; those not set count as
// `leading_dims` says.
inline void tensor_list_concat(kernel_context& c) {
    const auto list = detail::list_in(c);
    if (list == nullptr) return;
    const bool is_new = c.input_count() > 1;
    part_shape whole = is_new ? part_shape_of(c.input(1))
                              : part_shape_of(c.node().attrs.find_as<shape_proto>("element_shape"));
    const sizes leading = is_new ? integers_of(c.input(2)) : sizes{};
    part_shape rest = whole && !whole->empty() ? part_shape{sizes{whole->begin() + 1, whole->end()}}
                                               : std::nullopt;
    if (!rest && list->element_shape && !list->element_shape->empty()) {
        rest = sizes{list->element_shape->begin() + 1, list->element_shape->end()};
    }
    sizes lengths;
    std::int64_t total = 0;
    for (std::size_t i = 0; i < list->elements.size(); ++i) {
        const tensor& t = list->elements[i];
        const bool unset = t.empty_handed();
        if (unset && i >= leading.size()) return invalid(c, "an element that was not set", "leading_dims");
        if (!unset && t.rank() == 0) return invalid(c, "a scalar element", "at least vectors");
        const auto both = unset ? std::optional{rest} : merged(rest, part_shape{without_first(t.dims())});
        if (!both) return invalid(c, "an element " + summary(t), "rows " + text_of(rest));
        rest = *both;
        lengths.push_back(unset ? leading[i] : t.dims()[0]);
        total += lengths.back();
    }
    if (!is_whole(rest)) return invalid(c, "rows of shape " + text_of(rest), "a known shape");
    const auto dims = output_shape(c, list->type, with_first(total, *rest));
    if (!dims) return;
    tensor out = tensor::zeros(list->type, *dims);
    const std::int64_t row = total == 0 ? 0 : out.elements() / total;
    std::int64_t at = 0;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        const tensor& t = list->elements[i];
        if (!t.empty_handed()) copy_elements(out, at, t, 0, t.elements());
        at += lengths[i] * row;
    }
    c.output(0, std::move(out));
    c.output(1, tensor::of<std::int64_t>(shape{static_cast<std::int64_t>(lengths.size())}, lengths));
}
inline void tensor_list_split(kernel_context& c) {
    auto list = detail::new_list(c, 1);
    const tensor& value = c.input(0);
    const sizes lengths = integers_of(c.input(2));
    std::int64_t at = 0;
    std::int64_t rows = 0;
    for (const std::int64_t n : lengths) {
        rows += n;
        if (n < 0 || value.rank() == 0 || rows > value.dims()[0]) {
            return invalid(c, "lengths " + list_text(lengths) + " of " + summary(value),
                           "the lengths of its parts");
        }
        const shape dims{with_first(n, without_first(value.dims()))};
        tensor part = elements_of(value, at, dims);
        if (!detail::fits_list(c, *list, part)) return;
        list->elements.push_back(std::move(part));
        at += dims.elements();
    }
    if (value.rank() == 0 || rows != value.dims()[0]) {
        return invalid(c, "lengths " + list_text(lengths) + " of " + summary(value), "all its rows");
    }
    detail::put_list(c, std::move(list));
}

inline constexpr kernel_table tensor_list_kernels{
    row_for("EmptyTensorList", runs<empty_tensor_list>),
    row_for("TensorListReserve", runs<tensor_list_reserve>),
    row_for("TensorListPushBack", runs<tensor_list_push_back>),
    row_for("TensorListPopBack", runs<tensor_list_pop_back>),
    row_for("TensorListGetItem", runs<tensor_list_get_item>),
    row_for("TensorListSetItem", runs<tensor_list_set_item>),
    row_for("TensorListLength", runs<tensor_list_length>),
    row_for("TensorListElementShape", runs<tensor_list_element_shape>),
    row_for("TensorListResize", runs<tensor_list_resize>),
    row_for("TensorListStack", runs<tensor_list_stack>),
    row_for("TensorListGather", runs<tensor_list_gather>),
    row_for("TensorListFromTensor", runs<tensor_list_from_tensor>),
    row_for("TensorListScatter", runs<tensor_list_scatter>),
    row_for("TensorListScatterV2", runs<tensor_list_scatter>),
    row_for("TensorListScatterIntoExistingList", runs<tensor_list_scatter_into_existing>),
    row_for("TensorListConcat", runs<tensor_list_concat>),
    row_for("TensorListConcatV2", runs<tensor_list_concat>),
    row_for("TensorListSplit", runs<tensor_list_split>)};

}  // namespace evergraph::tf

#endif
