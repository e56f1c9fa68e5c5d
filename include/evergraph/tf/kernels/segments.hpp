// SPDX-License-Identifier: BSL-1.0
// segments: slices folded by the segment they belong to.
#ifndef EVERGRAPH_TF_KERNELS_SEGMENTS_HPP
#define EVERGRAPH_TF_KERNELS_SEGMENTS_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "arithmetic.hpp"
#include "gather.hpp"
#include "narrow_types.hpp"
#include "partition.hpp"
#include "reduce.hpp"

namespace evergraph::tf {

namespace detail {

// What a segment without slices holds: zero where segments are sorted, but for products.
template <class Op, class T>
T empty_segment(dtype type, bool sorted) {
    if constexpr (Op::is_extreme) return sorted ? T{} : extreme_start<Op, T>(type, true);
    else return Op::template start<T>();
}

// out[segment] folds the slices of x that have this segment; a negative one drops its slice.
template <class Op>
void fold_segments(kernel_context& c, const sizes& segments, std::int64_t count, bool sorted) {
    const tensor& x = c.input(0);
    sizes dims{count};
    const auto trailing = x.dims().sizes().subspan(c.input(1).rank());
    dims.insert(dims.end(), trailing.begin(), trailing.end());
    auto out = make_output(c, x.type(), dims);
    if (!out) return;
    if (out->elements() == 0) return c.output(0, std::move(*out));
    const std::int64_t inner = product(trailing);
    sizes members(static_cast<std::size_t>(count), 0);
    const bool known = with_type(typename Op::on{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto to = out->template writable<T>();
        const T empty = empty_segment<Op, T>(base_of(c.node().output_types[0]), sorted);
        std::fill(to.begin(), to.end(), Op::template start<T>());
        const T* from = x.values<T>().data();
        for (std::int64_t s : segments) {
            if (s >= 0) ++members[static_cast<std::size_t>(s)];
            T* slice = to.data() + std::max<std::int64_t>(s, 0) * inner;
            for (std::int64_t i = 0; s >= 0 && i < inner; ++i) {
                slice[i] = Op::fold(slice[i], from[i]);
            }
            from += inner;
        }
        for (std::size_t s = 0; inner != 0 && s < members.size(); ++s) {
            T* slice = to.data() + static_cast<std::int64_t>(s) * inner;
            if (members[s] == 0) std::fill_n(slice, inner, empty);
            if (!Op::is_mean || members[s] == 0) continue;
            for (std::int64_t i = 0; i < inner; ++i) {
                slice[i] = quotient::of(slice[i], static_cast<T>(static_cast<float>(members[s])));
            }
        }
    });
    if (!known) return unsupported_type(c, x.type());
    c.output(0, std::move(*out));
}

}  // namespace detail

// Segments are a vector in ascending order; the last one says how many there are.
template <class Op>
void fold_sorted_segments(kernel_context& c) {
    const tensor& index = c.input(1);
    if (index.rank() != 1 || c.input(0).rank() == 0 || c.input(0).dims()[0] != index.dims()[0]) {
        return invalid(c, "values of shape " + text(c.input(0).dims()) + ", segments of shape " +
                              text(index.dims()), "one segment for each slice");
    }
    const sizes segments = integers_of(index);
    for (std::size_t i = 0; i < segments.size(); ++i) {
        if (segments[i] >= (i == 0 ? 0 : segments[i - 1])) continue;
        return invalid(c, "segment " + std::to_string(segments[i]) + " at " + std::to_string(i),
                       "segments from 0 that never fall");
    }
    const std::int64_t last = segments.empty() ? -1 : segments.back();
    if (last == std::numeric_limits<std::int64_t>::max()) {
        return invalid(c, "segment " + std::to_string(last), "segments that can be counted");
    }
    detail::fold_segments<Op>(c, segments, last + 1, true);
}

// Segments in any order; a third input says how many there are.
template <class Op>
void fold_unsorted_segments(kernel_context& c) {
    const auto count = integer_in(c, 2);
    if (!count) return;
    if (*count < 0 || !begins_with(c.input(0).dims(), c.input(1).dims())) {
        return invalid(c, std::to_string(*count) + " segments, values of shape " +
                              text(c.input(0).dims()) + ", segments of shape " +
                              text(c.input(1).dims()),
                       "values whose shape begins with that of the segments");
    }
    const sizes segments = integers_of(c.input(1));
    for (std::size_t i = 0; i < segments.size(); ++i) {
        if (segments[i] >= *count) return bad_index(c, i, segments[i], *count);
    }
    detail::fold_segments<Op>(c, segments, *count, false);
}

inline constexpr kernel_table segment_kernels{
    rows_for<fold_sorted_segments<folded_sum>>("SegmentSum", numbers::set),
    rows_for<fold_sorted_segments<folded_mean>>("SegmentMean", numbers::set),
    rows_for<fold_sorted_segments<folded_product>>("SegmentProd", numbers::set),
    rows_for<fold_sorted_segments<folded_largest>>("SegmentMax", reals::set),
    rows_for<fold_sorted_segments<folded_smallest>>("SegmentMin", reals::set),
    rows_for<fold_unsorted_segments<folded_sum>>("UnsortedSegmentSum", numbers::set),
    rows_for<fold_unsorted_segments<folded_product>>("UnsortedSegmentProd", numbers::set),
    rows_for<fold_unsorted_segments<folded_largest>>("UnsortedSegmentMax", reals::set),
    rows_for<fold_unsorted_segments<folded_smallest>>("UnsortedSegmentMin", reals::set)};

}  // namespace evergraph::tf

#endif
