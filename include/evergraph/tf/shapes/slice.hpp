// SPDX-License-Identifier: BSL-1.0
// slice: shapes of tensors that are joined, cut, padded and repeated.
#ifndef EVERGRAPH_TF_SHAPES_SLICE_HPP
#define EVERGRAPH_TF_SHAPES_SLICE_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "shape_rules.hpp"

namespace evergraph::tf {

namespace detail {

// Inputs [first, last) joined along an axis.
inline bool join(shape_context& c, std::size_t first, std::size_t last,
                 std::optional<std::int64_t> axis) {
    partial_shape out;
    for (std::size_t i = first; i < last; ++i) {
        if (c.input(i).has_rank()) out = partial_shape::of_rank(c.input(i).rank());
    }
    if (!out.has_rank()) return true;
    if (!axis) {
        c.set(0, out);
        return true;
    }
    const auto at = axis_in(*axis, out.rank());
    if (!at) return refuse_axis(c, *axis, out);
    std::int64_t along = 0;
    for (std::size_t i = first; i < last; ++i) {
        partial_shape in = c.input(i);
        along = in.has_rank() && *at < in.rank() ? sum_of(along, in[*at]) : unknown_size;
        if (in.has_rank() && *at < in.rank()) in.set(*at, unknown_size);
        const auto both = merged(out, in);
        if (!both) return c.refuse(two_texts(out, c.input(i)) + " to join");
        out = *both;
    }
    out.set(*at, along);
    c.set(0, out);
    return true;
}
inline void join_values(shape_context& c, std::size_t first, std::size_t last) {
    known_values all;
    for (std::size_t i = first; i < last; ++i) {
        const known_values* v = c.values(i);
        const partial_shape& in = c.input(i);
        if (v != nullptr && in.has_rank() && in.rank() <= 1) {
            all.insert(all.end(), v->begin(), v->end());
        } else if (in.is_complete() && in.rank() <= 1 && in.elements() <= most_known_values) {
            all.insert(all.end(), static_cast<std::size_t>(in.elements()), unknown_element);
        } else {
            return;
        }
    }
    if (all.size() <= static_cast<std::size_t>(most_known_values)) c.set_values(0, std::move(all));
}
inline bool concat_shape(shape_context& c) {
    if (c.input_count() < 1 || !join(c, 1, c.input_count(), c.scalar(0))) return c.input_count() < 1;
    join_values(c, 1, c.input_count());
    return true;
}
inline bool concat_v2_shape(shape_context& c) {
    const std::size_t count = c.input_count();
    if (count < 1) return true;
    if (!join(c, 0, count - 1, c.scalar(count - 1))) return false;
    join_values(c, 0, count - 1);
    return true;
}

inline bool pack_shape(shape_context& c) {
    if (!merge_inputs(c)) return false;
    partial_shape in = c.input(0);
    for (std::size_t i = 1; i < c.input_count(); ++i) in = *merged(in, c.input(i));
    c.set(0, {});
    if (!in.has_rank()) return true;
    const auto at = axis_in(c.integer("axis"), in.rank() + 1);
    if (!at) return refuse_axis(c, c.integer("axis"), in);
    partial_shape out = partial_shape::of_rank(0);
    for (std::size_t i = 0; i <= in.rank(); ++i) {
        if (i == *at) out.append(static_cast<std::int64_t>(c.input_count()));
        if (i < in.rank()) out.append(in[i]);
    }
    c.set(0, out);
    if (in.rank() == 0) join_values(c, 0, c.input_count());
    return true;
}
inline bool unpack_shape(shape_context& c) {
    const partial_shape& in = c.input(0);
    if (!in.has_rank()) return true;
    const auto at = axis_in(c.integer("axis"), in.rank());
    if (!at) return refuse_axis(c, c.integer("axis"), in);
    if (!merged_size(in[*at], static_cast<std::int64_t>(c.output_count()))) {
        return c.refuse(text(in) + " in " + std::to_string(c.output_count()) + " pieces");
    }
    partial_shape out = partial_shape::of_rank(0);
    for (std::size_t i = 0; i < in.rank(); ++i) {
        if (i != *at) out.append(in[i]);
    }
    for (std::size_t i = 0; i < c.output_count(); ++i) c.set(i, out);
    return true;
}

inline bool split_along(shape_context& c, const partial_shape& in, std::optional<std::int64_t> axis,
                        const known_values* sizes) {
    if (!in.has_rank()) return true;
    if (!axis) {
        for (std::size_t i = 0; i < c.output_count(); ++i) {
            c.set(i, partial_shape::of_rank(in.rank()));
        }
        return true;
    }
    const auto found = axis_in(*axis, in.rank());
    if (!found) return refuse_axis(c, *axis, in);
    const std::size_t at = *found;
    const auto pieces = static_cast<std::int64_t>(c.output_count());
    if (pieces == 0) return true;
    if (sizes == nullptr && in[at] >= 0 && in[at] % pieces != 0) {
        return c.refuse(text(in) + " in " + std::to_string(pieces) + " equal pieces");
    }
    const std::int64_t equal = in[at] < 0 ? unknown_size : in[at] / pieces;
    for (std::size_t i = 0; i < c.output_count(); ++i) {
        partial_shape out = in;
        const std::int64_t asked =
            sizes != nullptr && i < sizes->size() ? (*sizes)[i] : unknown_size;
        out.set(at, sizes != nullptr ? asked : equal);
        c.set(i, out);
    }
    return true;
}
inline bool split_shape(shape_context& c) {
    return split_along(c, c.input(1), c.scalar(0), nullptr);
}
inline bool split_v_shape(shape_context& c) {
    const known_values* sizes = c.values(1);
    const known_values unknown(c.output_count(), unknown_size);
    return split_along(c, c.input(0), c.scalar(2), sizes == nullptr ? &unknown : sizes);
}

inline bool slice_shape(shape_context& c) {
    const partial_shape& in = c.input(0);
    const known_values* begin = c.values(1);
    const known_values* size = c.values(2);
    partial_shape out = in.has_rank() ? partial_shape::of_rank(in.rank()) : shape_from(c, 2);
    if (size == nullptr || !in.has_rank() || size->size() != in.rank()) {
        c.set(0, partial_shape::of_rank(out.rank()));
        if (!out.has_rank()) c.set(0, {});
        return true;
    }
    for (std::size_t i = 0; i < in.rank(); ++i) {
        const std::int64_t n = (*size)[i];
        const bool known = begin != nullptr && i < begin->size() && (*begin)[i] != unknown_element;
        if (n == -1 && known && in[i] >= 0) {
            if ((*begin)[i] > in[i]) return c.refuse("a begin beyond " + text(in));
            out.set(i, in[i] - (*begin)[i]);
        } else if (n >= 0) {
            if (in[i] >= 0 && known && sum_of((*begin)[i], n) > in[i]) {
                return c.refuse("a slice beyond " + text(in));
            }
            out.set(i, n);
        }
    }
    c.set(0, out);
    return true;
}

// One dimension of a strided slice: how many elements are taken.
struct stride_range {
    std::optional<std::int64_t> begin;
    std::optional<std::int64_t> end;
    std::int64_t stride = 1;

    std::int64_t count(std::int64_t size) const {
        if (size < 0) return unknown_size;
        const auto clamp = [&](std::int64_t at) {
            if (at < 0) at += size;
            return stride > 0 ? std::clamp<std::int64_t>(at, 0, size)
                              : std::clamp<std::int64_t>(at, -1, size - 1);
        };
        const std::int64_t from = begin ? clamp(*begin) : stride > 0 ? 0 : size - 1;
        const std::int64_t to = end ? clamp(*end) : stride > 0 ? size : -1;
        const std::int64_t span = stride > 0 ? to - from : from - to;
        const std::int64_t step = stride > 0 ? stride : -stride;
        return span <= 0 ? 0 : ceil_of(span, step);
    }
};

class strided_slice_reader {
 public:
    explicit strided_slice_reader(shape_context& c) : c_(c), in_(c.input(0)) {}

    bool run() {
        begin_ = c_.values(1);
        end_ = c_.values(2);
        const known_values* stride = c_.values(3);
        if (stride == nullptr || stride->size() > 62) return true;
        if (begin_ == nullptr || end_ == nullptr || begin_->size() != stride->size() ||
            end_->size() != stride->size()) {
            begin_ = end_ = nullptr;
        }
        if (!in_.has_rank()) return true;
        std::size_t named = 0;  // entries that stand for a dimension of the input
        const bool ellipsis = is_set("ellipsis_mask", stride->size());
        for (std::size_t i = 0; i < stride->size(); ++i) {
            if (!bit("ellipsis_mask", i) && !bit("new_axis_mask", i)) ++named;
        }
        if (named > in_.rank()) return c_.refuse("more entries than " + text(in_) + " has dimensions");
        out_ = partial_shape::of_rank(0);
        for (std::size_t i = 0; i < stride->size(); ++i) {
            if (bit("ellipsis_mask", i)) {
                for (std::size_t k = in_.rank() - named; k > 0; --k) out_.append(in_[next_++]);
            } else if (bit("new_axis_mask", i)) {
                out_.append(1);
            } else if (!take(i, (*stride)[i])) {
                return false;
            }
        }
        while (!ellipsis && next_ < in_.rank()) out_.append(in_[next_++]);
        c_.set(0, out_);
        return set_known(*stride);
    }

 private:
    bool bit(const char* mask, std::size_t i) const { return (c_.integer(mask) >> i & 1) != 0; }
    bool is_set(const char* mask, std::size_t entries) const {
        return (c_.integer(mask) & ((std::int64_t{1} << entries) - 1)) != 0;
    }
    bool take(std::size_t i, std::int64_t stride) {
        const std::int64_t size = in_[next_++];
        if (stride == 0) return c_.refuse("a stride of 0");
        const bool known = begin_ != nullptr && stride != unknown_element;
        if (bit("shrink_axis_mask", i)) {
            const std::int64_t at = known ? (*begin_)[i] : unknown_element;
            if (at != unknown_element && size >= 0 && (at < -size || at >= size)) {
                return c_.refuse("index " + std::to_string(at) + " of " + text(in_));
            }
            return true;
        }
        out_.append(known ? range(i, stride).value_or(stride_range{}).count(
                                range(i, stride) ? size : unknown_size)
                          : unknown_size);
        return true;
    }
    // Nothing where a border is not known.
    std::optional<stride_range> range(std::size_t i, std::int64_t stride) const {
        stride_range r{std::nullopt, std::nullopt, stride};
        if (!bit("begin_mask", i)) r.begin = (*begin_)[i];
        if (!bit("end_mask", i)) r.end = (*end_)[i];
        if (r.begin == unknown_element || r.end == unknown_element) return std::nullopt;
        return r;
    }
    // Of a vector whose elements are known: those that are taken.
    bool set_known(const known_values& stride) {
        const known_values* v = c_.values(0);
        if (v == nullptr || !in_.is_rank(1) || stride.size() != 1 || begin_ == nullptr) return true;
        if (bit("ellipsis_mask", 0) || bit("new_axis_mask", 0) || stride[0] == unknown_element) return true;
        const auto size = static_cast<std::int64_t>(v->size());
        const auto r = range(0, stride[0]);
        if (bit("shrink_axis_mask", 0)) {
            std::int64_t at = (*begin_)[0];
            if (at == unknown_element) return true;
            at += at < 0 ? size : 0;
            if (at >= 0 && at < size) c_.set_values(0, {(*v)[static_cast<std::size_t>(at)]});
            return true;
        }
        if (!r) return true;
        known_values taken;
        std::int64_t at = r->begin ? *r->begin : r->stride > 0 ? 0 : size - 1;
        if (at < 0) at += size;
        at = r->stride > 0 ? std::clamp<std::int64_t>(at, 0, size)
                           : std::clamp<std::int64_t>(at, -1, size - 1);
        for (std::int64_t n = r->count(size); n > 0; --n, at += r->stride) {
            taken.push_back((*v)[static_cast<std::size_t>(at)]);
        }
        c_.set_values(0, std::move(taken));
        return true;
    }

    shape_context& c_;
    const partial_shape& in_;
    partial_shape out_;
    const known_values* begin_ = nullptr;
    const known_values* end_ = nullptr;
    std::size_t next_ = 0;
};
inline bool strided_slice_shape(shape_context& c) { return strided_slice_reader{c}.run(); }

// Pairs of what is added before and behind.
inline bool pad_shape(shape_context& c) {
    const partial_shape& in = c.input(0);
    const known_values* pads = c.values(1);
    const std::int64_t rows = size_of(c, 1, 0);
    if (!in.has_rank() || pads == nullptr || pads->size() != 2 * in.rank()) {
        if (in.has_rank()) c.set(0, partial_shape::of_rank(in.rank()));
        if (!in.has_rank() && rows >= 0 && rows < 255) {
            c.set(0, partial_shape::of_rank(static_cast<std::size_t>(rows)));
        }
        return true;
    }
    partial_shape out = in;
    for (std::size_t i = 0; i < in.rank(); ++i) {
        out.set(i, sum_of(in[i], sum_of((*pads)[2 * i], (*pads)[2 * i + 1])));
    }
    c.set(0, out);
    return true;
}

inline bool tile_shape(shape_context& c) {
    const partial_shape& in = c.input(0);
    const known_values* times = c.values(1);
    if (!in.has_rank() || times == nullptr) {
        if (in.has_rank()) c.set(0, partial_shape::of_rank(in.rank()));
        return true;
    }
    if (times->size() != in.rank()) return c.refuse(text(in) + " and another number of multiples");
    partial_shape out = in;
    for (std::size_t i = 0; i < in.rank(); ++i) out.set(i, product_of(in[i], (*times)[i]));
    c.set(0, out);
    return true;
}

}  // namespace detail

inline constexpr std::array slice_shapes = std::to_array<shape_row>(
    {{"Concat", detail::concat_shape}, {"ConcatV2", detail::concat_v2_shape},
     {"Pack", detail::pack_shape}, {"Unpack", detail::unpack_shape},
     {"Split", detail::split_shape}, {"SplitV", detail::split_v_shape},
     {"Slice", detail::slice_shape}, {"StridedSlice", detail::strided_slice_shape},
     {"Pad", detail::pad_shape}, {"PadV2", detail::pad_shape}, {"MirrorPad", detail::pad_shape},
     {"Tile", detail::tile_shape}, {"Reverse", same_as_input}, {"ReverseV2", same_as_input},
     {"ReverseSequence", same_as_input}, {"Roll", same_as_input}});

}  // namespace evergraph::tf

#endif
