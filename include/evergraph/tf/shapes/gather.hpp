// SPDX-License-Identifier: BSL-1.0
// gather: shapes of ops that pick, spread, count and make elements.
#ifndef EVERGRAPH_TF_SHAPES_GATHER_HPP
#define EVERGRAPH_TF_SHAPES_GATHER_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "shape_rules.hpp"

namespace evergraph::tf {

namespace detail {

inline void gather_values(shape_context& c) {
    const known_values* v = c.values(0);
    const known_values* at = c.values(1);
    if (v == nullptr || at == nullptr || !c.input(0).is_rank(1)) return;
    known_values out;
    for (const std::int64_t i : *at) {
        const bool known = i >= 0 && i < static_cast<std::int64_t>(v->size());
        out.push_back(known ? (*v)[static_cast<std::size_t>(i)] : unknown_element);
    }
    c.set_values(0, std::move(out));
}

// Rows of the axis replaced by the shape of the indices, without the batch dimensions.
inline bool gather_along(shape_context& c, std::optional<std::int64_t> axis, std::int64_t batch) {
    const partial_shape& from = c.input(0);
    const partial_shape& at = c.input(1);
    if (!from.has_rank() || !at.has_rank() || !axis) return true;
    const auto place = axis_in(*axis, from.rank());
    if (!place) return refuse_axis(c, *axis, from);
    if (batch < 0) batch += static_cast<std::int64_t>(at.rank());
    const auto skip = static_cast<std::size_t>(batch);
    if (batch < 0 || skip > at.rank() || skip > *place) return c.refuse("batch_dims of " + text(at));
    partial_shape out{from.sizes().first(*place)};
    for (std::size_t i = skip; i < at.rank(); ++i) out.append(at[i]);
    for (std::size_t i = *place + 1; i < from.rank(); ++i) out.append(from[i]);
    c.set(0, out);
    if (*place == 0 && batch == 0) gather_values(c);
    return true;
}
inline bool gather_shape(shape_context& c) { return gather_along(c, 0, 0); }
inline bool gather_v2_shape(shape_context& c) {
    return gather_along(c, c.scalar(2), c.integer("batch_dims"));
}
inline bool gather_nd_shape(shape_context& c) {
    const partial_shape& from = c.input(0);
    const partial_shape& at = c.input(1);
    if (!needs_rank_at_least(c, 1, 1)) return false;
    if (!from.has_rank() || !at.has_rank() || !at.knows(at.rank() - 1)) return true;
    const auto depth = static_cast<std::size_t>(at[at.rank() - 1]);
    if (depth > from.rank()) return c.refuse(text(at) + " into " + text(from));
    partial_shape out{at.sizes().first(at.rank() - 1)};
    for (std::size_t i = depth; i < from.rank(); ++i) out.append(from[i]);
    c.set(0, out);
    return true;
}
inline bool scatter_nd_shape(shape_context& c) {
    c.set(0, shape_from(c, 2));
    return true;
}

inline bool one_hot_shape(shape_context& c) {
    const partial_shape& in = c.input(0);
    if (!in.has_rank()) return true;
    const std::int64_t axis = c.integer("axis", -1);
    const auto at = axis_in(axis, in.rank() + 1);
    if (!at) return refuse_axis(c, axis, in);
    partial_shape out = partial_shape::of_rank(0);
    for (std::size_t i = 0; i <= in.rank(); ++i) {
        if (i == *at) out.append(c.scalar(1).value_or(unknown_size));
        if (i < in.rank()) out.append(in[i]);
    }
    c.set(0, out);
    return true;
}

inline bool range_shape(shape_context& c) {
    const auto from = c.scalar(0);
    const auto to = c.scalar(1);
    const auto step = c.scalar(2);
    if (!from || !to || !step) return vector_output(c);
    if (*step == 0) return c.refuse("a step of 0");
    std::int64_t span = 0;
    if (__builtin_sub_overflow(*step > 0 ? *to : *from, *step > 0 ? *from : *to, &span) ||
        *step == unknown_element) {
        return vector_output(c);
    }
    const std::int64_t count = span <= 0 ? 0 : ceil_of(span, *step > 0 ? *step : -*step);
    c.set(0, {count});
    if (count <= most_known_values) {
        known_values all;
        for (std::int64_t i = 0; i < count; ++i) all.push_back(*from + i * *step);
        c.set_values(0, std::move(all));
    }
    return true;
}
inline bool lin_space_shape(shape_context& c) {
    c.set(0, {c.scalar(2).value_or(unknown_size)});
    return true;
}

// The first dimension, or all that the ids span, becomes the number of segments.
inline bool segment_shape(shape_context& c) {
    partial_shape out = c.input(0);
    if (!needs_rank_at_least(c, 0, 1)) return false;
    if (out.has_rank()) out.set(0, unknown_size);
    c.set(0, out);
    return true;
}
inline bool unsorted_segment_shape(shape_context& c) {
    const partial_shape& data = c.input(0);
    const partial_shape& ids = c.input(1);
    if (!data.has_rank() || !ids.has_rank()) return true;
    if (ids.rank() > data.rank()) return c.refuse(two_texts(data, ids));
    partial_shape out = partial_shape::of_rank(0);
    out.append(c.scalar(2).value_or(unknown_size));
    for (std::size_t i = ids.rank(); i < data.rank(); ++i) out.append(data[i]);
    c.set(0, out);
    return true;
}

inline bool where_shape(shape_context& c) {
    const partial_shape& in = c.input(0);
    c.set(0, {unknown_size, in.has_rank() ? static_cast<std::int64_t>(in.rank()) : unknown_size});
    return true;
}
inline bool unique_shape(shape_context& c) {
    if (!needs_rank(c, 0, 1)) return false;
    vector_output(c);
    c.set(1, {size_of(c, 0, 0)});
    return true;
}
inline bool partition_shape(shape_context& c) {
    const partial_shape& data = c.input(0);
    const partial_shape& parts = c.input(1);
    if (!data.has_rank() || !parts.has_rank()) return true;
    if (parts.rank() > data.rank()) return c.refuse(two_texts(data, parts));
    partial_shape out = partial_shape::of_rank(1);
    for (std::size_t i = parts.rank(); i < data.rank(); ++i) out.append(data[i]);
    for (std::size_t i = 0; i < c.output_count(); ++i) c.set(i, out);
    return true;
}
// Indices, then data; each data ends as the others do.
inline bool stitch_shape(shape_context& c) {
    const std::size_t count = c.input_count() / 2;
    std::int64_t rows = 0;
    partial_shape rest;
    for (std::size_t i = 0; i < count; ++i) {
        const partial_shape& at = c.input(i);
        const partial_shape& data = c.input(count + i);
        if (const known_values* v = c.values(i)) {
            for (const std::int64_t n : *v) {
                rows = rows < 0 || n == unknown_element ? unknown_size : std::max(rows, n + 1);
            }
        } else {
            rows = unknown_size;
        }
        if (!at.has_rank() || !data.has_rank()) continue;
        if (data.rank() < at.rank()) return c.refuse(two_texts(at, data));
        const auto both = merged(rest, partial_shape{data.sizes().subspan(at.rank())});
        if (!both) return c.refuse(two_texts(rest, data));
        rest = *both;
    }
    if (!rest.has_rank()) return true;
    partial_shape out = partial_shape::of_rank(0);
    out.append(rows);
    for (const std::int64_t n : rest.sizes()) out.append(n);
    c.set(0, out);
    return true;
}
inline bool concat_offset_shape(shape_context& c) {
    for (std::size_t i = 0; i < c.output_count(); ++i) c.set(i, c.input(i + 1));
    return true;
}
inline bool boxes_kept_shape(shape_context& c) {
    if (!needs_rank(c, 0, 2) || !needs_rank(c, 1, 1)) return false;
    return vector_output(c);
}
inline bool bincount_shape(shape_context& c) {
    c.set(0, {c.scalar(1).value_or(unknown_size)});
    return true;
}
inline bool multinomial_shape(shape_context& c) {
    if (!needs_rank(c, 0, 2)) return false;
    c.set(0, {size_of(c, 0, 0), c.scalar(1).value_or(unknown_size)});
    return true;
}
inline bool string_split_shape(shape_context& c) {
    c.set(0, {unknown_size, 2});
    c.set(1, {unknown_size});
    c.set(2, {2});
    return true;
}

// Blocks of a picture go to the batch, or come back from there: input, sizes of the blocks, then
// two numbers for each side: what is added before and behind, or cut off.
inline bool move_blocks(shape_context& c, const known_values* block, const known_values* edges,
                        bool to_batch) {
    const partial_shape& in = c.input(0);
    if (!in.has_rank()) return true;
    if (block == nullptr || edges == nullptr || edges->size() != 2 * block->size()) {
        c.set(0, partial_shape::of_rank(in.rank()));
        return true;
    }
    if (block->size() >= in.rank()) return c.refuse(text(in) + " and as many blocks");
    partial_shape out = in;
    std::int64_t cells = 1;
    for (std::size_t i = 0; i < block->size(); ++i) {
        const std::int64_t n = (*block)[i];
        const std::int64_t both = sum_of((*edges)[2 * i], (*edges)[2 * i + 1]);
        cells = product_of(cells, n);
        const std::int64_t size = to_batch ? sum_of(in[i + 1], both) : product_of(in[i + 1], n);
        if (size < 0 || both < 0 || n <= 0) {
            out.set(i + 1, unknown_size);
        } else if (to_batch ? size % n != 0 : size < both) {
            return c.refuse(text(in) + " in blocks of " + std::to_string(n));
        } else {
            out.set(i + 1, to_batch ? size / n : size - both);
        }
    }
    if (to_batch) {
        out.set(0, product_of(in[0], cells));
    } else {
        if (in[0] >= 0 && cells > 0 && in[0] % cells != 0) return c.refuse(text(in));
        out.set(0, in[0] < 0 || cells <= 0 ? unknown_size : in[0] / cells);
    }
    c.set(0, out);
    return true;
}
inline bool space_to_batch_nd_shape(shape_context& c) {
    return move_blocks(c, c.values(1), c.values(2), true);
}
inline bool batch_to_space_nd_shape(shape_context& c) {
    return move_blocks(c, c.values(1), c.values(2), false);
}
inline bool space_to_batch_shape(shape_context& c) {
    const known_values block(2, c.integer("block_size", 1));
    return needs_rank(c, 0, 4) && move_blocks(c, &block, c.values(1), true);
}
inline bool batch_to_space_shape(shape_context& c) {
    const known_values block(2, c.integer("block_size", 1));
    return needs_rank(c, 0, 4) && move_blocks(c, &block, c.values(1), false);
}
inline bool second_input_shape(shape_context& c) {
    c.set(0, c.input(1));
    return true;
}

}  // namespace detail

inline constexpr std::array gather_shapes = std::to_array<shape_row>(
    {{"Gather", detail::gather_shape}, {"GatherV2", detail::gather_v2_shape},
     {"GatherNd", detail::gather_nd_shape}, {"ScatterNd", detail::scatter_nd_shape},
     {"TensorScatterAdd", same_as_input}, {"TensorScatterUpdate", same_as_input},
     {"OneHot", detail::one_hot_shape}, {"Range", detail::range_shape},
     {"LinSpace", detail::lin_space_shape}, {"SegmentMax", detail::segment_shape},
     {"SegmentMean", detail::segment_shape}, {"SegmentMin", detail::segment_shape},
     {"SegmentProd", detail::segment_shape}, {"SegmentSum", detail::segment_shape},
     {"SparseSegmentMean", detail::segment_shape}, {"SparseSegmentSqrtN", detail::segment_shape},
     {"SparseSegmentSum", detail::segment_shape},
     {"UnsortedSegmentMax", detail::unsorted_segment_shape},
     {"UnsortedSegmentMin", detail::unsorted_segment_shape},
     {"UnsortedSegmentProd", detail::unsorted_segment_shape},
     {"UnsortedSegmentSum", detail::unsorted_segment_shape}, {"Where", detail::where_shape},
     {"Unique", detail::unique_shape}, {"UniqueWithCounts", detail::unique_shape},
     {"ListDiff", vector_output}, {"InvertPermutation", same_as_input},
     {"DynamicPartition", detail::partition_shape}, {"DynamicStitch", detail::stitch_shape},
     {"ParallelDynamicStitch", detail::stitch_shape},
     {"ConcatOffset", detail::concat_offset_shape}, {"BroadcastGradientArgs", vector_output},
     {"BroadcastArgs", vector_output}, {"NonMaxSuppressionV2", detail::boxes_kept_shape},
     {"NonMaxSuppressionV3", detail::boxes_kept_shape}, {"Bincount", detail::bincount_shape},
     {"Multinomial", detail::multinomial_shape}, {"StatelessMultinomial", detail::multinomial_shape},
     {"StringJoin", broadcast_inputs}, {"StringSplit", detail::string_split_shape},
     {"StringSplitV2", detail::string_split_shape}, {"ShardedFilename", scalar_output},
     {"ShardedFilespec", scalar_output}, {"IsVariableInitialized", scalar_output},
     {"VarIsInitializedOp", scalar_output}, {"VarHandleOp", scalar_output},
     {"SpaceToBatchND", detail::space_to_batch_nd_shape},
     {"BatchToSpaceND", detail::batch_to_space_nd_shape},
     {"SpaceToBatch", detail::space_to_batch_shape}, {"BatchToSpace", detail::batch_to_space_shape},
     {"Assign", detail::second_input_shape}, {"AssignAdd", same_as_input},
     {"AssignSub", same_as_input}, {"ScatterAdd", same_as_input}, {"ScatterDiv", same_as_input},
     {"ScatterMax", same_as_input}, {"ScatterMin", same_as_input}, {"ScatterMul", same_as_input},
     {"ScatterNdUpdate", same_as_input}, {"ScatterSub", same_as_input},
     {"ScatterUpdate", same_as_input}, {"LookupTableFind", detail::second_input_shape},
     {"LookupTableFindV2", detail::second_input_shape}, {"LookupTableSize", scalar_output},
     {"LookupTableSizeV2", scalar_output}, {"TensorArraySizeV3", scalar_output},
     {"TensorListLength", scalar_output}, {"CountUpTo", scalar_output}});

}  // namespace evergraph::tf

#endif
