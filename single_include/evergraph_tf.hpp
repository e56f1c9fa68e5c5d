// SPDX-License-Identifier: BSL-1.0
// evergraph 0.1.0: the TensorFlow dialect in one file, written by tools/single_header.py from include/.
#ifndef EVERGRAPH_TF_HPP
#define EVERGRAPH_TF_HPP

// clang-format off
#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <limits>
#include <map>
#include <numbers>
#include <numeric>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <utility>
#include <vector>
#include "evergraph.hpp"

// ---- evergraph/tf/ops/array.hpp
// array: constants, shapes, parts of tensors and tensors put together.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_ARRAY_HPP
#define EVERGRAPH_TF_OPS_ARRAY_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op array_op_rows[]{
    {"BatchToSpace", 3},
    {"BatchToSpaceND", 1},
    {"Bitcast", 6},
    {"BroadcastArgs", 1},
    {"BroadcastGradientArgs", 2},
    {"BroadcastTo", 1},
    {"Bucketize", 1},
    {"Concat", 1},
    {"ConcatOffset", 2},
    {"ConcatV2", 1},
    {"ConjugateTranspose", 1},
    {"Const", 1},
    {"DeepCopy", 1},
    {"DepthToSpace", 3},
    {"Diag", 5},
    {"DiagPart", 5},
    {"DynamicPartition", 1},
    {"DynamicStitch", 2},
    {"EditDistance", 1},
    {"Empty", 2},
    {"EnsureShape", 1},
    {"ExpandDims", 2},
    {"ExtractImagePatches", 5},
    {"ExtractVolumePatches", 1},
    {"Fill", 2},
    {"Gather", 2},
    {"GatherNd", 3},
    {"GatherV2", 3},
    {"GuaranteeConst", 1},
    {"Identity", 1},
    {"IdentityN", 2},
    {"ImmutableConst", 1},
    {"InplaceAdd", 2},
    {"InplaceSub", 1},
    {"InplaceSubtract", 1, 20, op::open, op::open, "", "never part of a release"},
    {"InplaceUpdate", 2},
    {"InvertPermutation", 2},
    {"ListDiff", 2},
    {"LowerBound", 1},
    {"MirrorPad", 2},
    {"MirrorPadGrad", 2},
    {"OneHot", 4},
    {"OnesLike", 4},
    {"Pack", 2},
    {"Pad", 2},
    {"PadV2", 1},
    {"ParallelConcat", 1},
    {"ParallelDynamicStitch", 1},
    {"Placeholder", 3},
    {"PlaceholderV2", 1, op::open, 23, op::open, "Placeholder"},
    {"PlaceholderWithDefault", 1},
    {"PreventGradient", 2},
    {"Rank", 1},
    {"RefIdentity", 2},
    {"Reshape", 2},
    {"Reverse", 8},
    {"ReverseSequence", 3},
    {"ReverseV2", 5},
    {"Roll", 1},
    {"ScatterNdNonAliasingAdd", 6},
    {"Shape", 2},
    {"ShapeN", 2},
    {"Size", 2},
    {"Slice", 1},
    {"Snapshot", 1},
    {"SpaceToBatch", 3},
    {"SpaceToBatchND", 1},
    {"SpaceToDepth", 3},
    {"Split", 1},
    {"SplitV", 2},
    {"Squeeze", 1},
    {"StopGradient", 1},
    {"StridedSlice", 4},
    {"StridedSliceAssign", 1},
    {"StridedSliceGrad", 2},
    {"TensorScatterAdd", 2},
    {"TensorScatterMax", 2},
    {"TensorScatterMin", 2},
    {"TensorScatterSub", 2},
    {"TensorScatterUpdate", 4},
    {"TensorStridedSliceUpdate", 2},
    {"Tile", 2},
    {"TileGrad", 1, op::open, 3, op::open, "", "a reduction replaces it"},
    {"Transpose", 2},
    {"Unique", 2},
    {"UniqueV2", 2},
    {"UniqueWithCounts", 2},
    {"UniqueWithCountsV2", 1},
    {"Unpack", 2},
    {"UnravelIndex", 1},
    {"UpperBound", 1},
    {"Where", 6},
    {"ZerosLike", 1},
};

inline constexpr flat_definition array_definition_rows[]{
    {9, 0, 0, 0, 0, 2, 2, 1, 0, 2},  // BatchToSpace
    {10, 0, 1, 0, 0, 2, 2, 1, 2, 2},
    {12, 0, 0, 0, 3, 2, 2, 1, 4, 3},
    {15, 0, 0, 0, 5, 3, 2, 1, 7, 3},  // BatchToSpaceND
    {8, 0, 5, 0, 8, 1, 9, 1, 10, 2},  // Bitcast
    {9, 0, 4, 0, 8, 1, 9, 1, 12, 2},
    {9, 0, 3, 0, 8, 1, 9, 1, 14, 2},
    {24, 0, 2, 0, 8, 1, 9, 1, 16, 2},
    {24, 0, 1, 0, 8, 1, 9, 1, 18, 2},
    {26, 0, 0, 0, 8, 1, 9, 1, 20, 2},
    {19, 0, 0, 0, 10, 2, 12, 1, 22, 1},  // BroadcastArgs
    {0, 0, 1, 0, 13, 2, 15, 2, 0, 0},  // BroadcastGradientArgs
    {12, 0, 0, 0, 10, 2, 17, 2, 23, 1},
    {26, 0, 0, 0, 19, 2, 2, 1, 24, 2},  // BroadcastTo
    {22, 0, 0, 0, 8, 1, 21, 1, 26, 2},  // Bucketize
    {0, 0, 0, 0, 22, 2, 2, 1, 28, 2},  // Concat
    {5, 0, 1, 0, 24, 2, 26, 1, 30, 1},  // ConcatOffset
    {1501, 0, 0, 0, 27, 2, 29, 1, 31, 2},
    {15, 0, 0, 0, 30, 2, 2, 1, 33, 3},  // ConcatV2
    {24, 0, 0, 0, 32, 2, 34, 1, 36, 2},  // ConjugateTranspose
    {0, 0, 0, 0, 0, 0, 35, 1, 38, 2},  // Const
    {26, 0, 0, 1, 36, 1, 34, 1, 40, 1},  // DeepCopy
    {6, 0, 0, 0, 8, 1, 2, 1, 41, 2},  // DepthToSpace
    {10, 0, 1, 0, 8, 1, 2, 1, 43, 2},
    {24, 0, 0, 0, 8, 1, 2, 1, 45, 3},
    {0, 0, 4, 0, 37, 1, 2, 1, 48, 1},  // Diag
    {9, 0, 3, 0, 37, 1, 2, 1, 49, 1},
    {15, 0, 2, 0, 37, 1, 2, 1, 50, 1},
    {24, 0, 1, 0, 37, 1, 2, 1, 51, 1},
    {26, 0, 0, 0, 37, 1, 2, 1, 52, 1},
    {9, 0, 4, 0, 8, 1, 37, 1, 53, 1},  // DiagPart
    {9, 0, 3, 0, 8, 1, 37, 1, 54, 1},
    {15, 0, 2, 0, 8, 1, 37, 1, 55, 1},
    {24, 0, 1, 0, 8, 1, 37, 1, 56, 1},
    {26, 0, 0, 0, 8, 1, 37, 1, 57, 1},
    {0, 0, 0, 0, 38, 2, 40, 1, 58, 2},  // DynamicPartition
    {0, 0, 1, 0, 41, 2, 43, 1, 28, 2},  // DynamicStitch
    {11, 0, 0, 0, 41, 2, 43, 1, 60, 2},
    {0, 0, 0, 0, 44, 6, 50, 1, 62, 2},  // EditDistance
    {20, 0, 0, 1, 51, 1, 35, 1, 64, 3},  // Empty
    {26, 21, 0, 1, 52, 1, 35, 1, 67, 2},
    {27, 0, 0, 0, 8, 1, 2, 1, 69, 2},  // EnsureShape
    {0, 0, 1, 0, 53, 2, 2, 1, 71, 1},  // ExpandDims
    {12, 0, 0, 0, 55, 2, 2, 1, 72, 2},
    {9, 0, 0, 0, 57, 1, 58, 1, 74, 5},  // ExtractImagePatches
    {10, 0, 3, 0, 57, 1, 58, 1, 79, 5},
    {24, 0, 2, 0, 57, 1, 58, 1, 84, 5},
    {24, 0, 1, 0, 57, 1, 58, 1, 89, 5},
    {175, 0, 0, 0, 57, 1, 58, 1, 94, 5},
    {27, 0, 0, 0, 8, 1, 58, 1, 99, 4},  // ExtractVolumePatches
    {0, 0, 1, 0, 59, 2, 2, 1, 71, 1},  // Fill
    {24, 0, 0, 0, 61, 2, 2, 1, 103, 2},
    {0, 0, 1, 0, 63, 2, 65, 1, 105, 2},  // Gather
    {5, 0, 0, 0, 63, 2, 65, 1, 107, 3},
    {9, 0, 2, 0, 63, 2, 65, 1, 110, 2},  // GatherNd
    {1024, 0, 1, 0, 63, 2, 65, 1, 112, 2},
    {2025, 0, 0, 0, 63, 2, 65, 1, 114, 3},
    {24, 0, 2, 0, 66, 3, 65, 1, 117, 3},  // GatherV2
    {53, 0, 1, 0, 66, 3, 65, 1, 120, 4},
    {1024, 0, 0, 0, 66, 3, 65, 1, 124, 4},
    {24, 0, 0, 1, 8, 1, 2, 1, 128, 1},  // GuaranteeConst
    {0, 0, 0, 0, 8, 1, 2, 1, 71, 1},  // Identity
    {24, 0, 0, 0, 69, 1, 70, 1, 129, 1},  // IdentityN
    {24, 0, 0, 0, 71, 1, 72, 1, 129, 1},
    {9, 0, 0, 0, 0, 0, 73, 1, 130, 3},  // ImmutableConst
    {20, 0, 0, 0, 74, 3, 2, 1, 133, 2},  // InplaceAdd
    {26, 21, 0, 0, 77, 3, 34, 1, 135, 1},
    {26, 0, 0, 0, 77, 3, 34, 1, 40, 1},  // InplaceSub
    {20, 0, 0, 0, 74, 3, 2, 1, 133, 2},  // InplaceSubtract
    {20, 0, 0, 0, 74, 3, 2, 1, 133, 2},  // InplaceUpdate
    {26, 21, 0, 0, 77, 3, 34, 1, 135, 1},
    {0, 0, 1, 0, 80, 1, 81, 1, 0, 0},  // InvertPermutation
    {12, 0, 0, 0, 36, 1, 34, 1, 23, 1},
    {0, 0, 1, 0, 82, 2, 84, 2, 71, 1},  // ListDiff
    {12, 0, 0, 0, 82, 2, 86, 2, 136, 2},
    {27, 0, 0, 0, 88, 2, 90, 1, 138, 2},  // LowerBound
    {9, 0, 1, 0, 91, 2, 2, 1, 140, 2},  // MirrorPad
    {12, 0, 0, 0, 93, 2, 2, 1, 142, 3},
    {9, 0, 1, 0, 91, 2, 2, 1, 140, 2},  // MirrorPadGrad
    {12, 0, 0, 0, 93, 2, 2, 1, 142, 3},
    {9, 0, 3, 0, 95, 4, 2, 1, 145, 2},  // OneHot
    {9, 0, 2, 0, 99, 4, 2, 1, 147, 3},
    {10, 0, 1, 0, 99, 4, 2, 1, 150, 3},
    {1248, 0, 0, 0, 99, 4, 2, 1, 153, 3},
    {21, 0, 3, 0, 36, 1, 34, 1, 156, 1},  // OnesLike
    {24, 0, 2, 0, 36, 1, 34, 1, 157, 1},
    {26, 0, 1, 0, 36, 1, 34, 1, 158, 1},
    {951, 0, 0, 0, 36, 1, 34, 1, 159, 1},
    {0, 0, 1, 0, 103, 1, 2, 1, 60, 2},  // Pack
    {10, 0, 0, 0, 103, 1, 2, 1, 160, 3},
    {0, 0, 1, 0, 91, 2, 2, 1, 71, 1},  // Pad
    {12, 0, 0, 0, 93, 2, 2, 1, 163, 2},
    {24, 0, 0, 0, 104, 3, 2, 1, 165, 2},  // PadV2
    {21, 0, 0, 0, 103, 1, 2, 1, 167, 3},  // ParallelConcat
    {24, 0, 0, 0, 41, 2, 43, 1, 170, 2},  // ParallelDynamicStitch
    {0, 0, 2, 0, 0, 0, 35, 1, 172, 2},  // Placeholder
    {5, 0, 1, 0, 0, 0, 35, 1, 174, 2},
    {22, 0, 0, 0, 0, 0, 35, 1, 176, 2},
    {15, 0, 0, 0, 0, 0, 35, 1, 178, 2},  // PlaceholderV2
    {9, 0, 0, 0, 107, 1, 35, 1, 180, 2},  // PlaceholderWithDefault
    {19, 0, 1, 0, 8, 1, 2, 1, 182, 1},  // PreventGradient
    {21, 0, 0, 0, 8, 1, 2, 1, 183, 2},
    {0, 0, 0, 0, 8, 1, 21, 1, 71, 1},  // Rank
    {0, 0, 1, 0, 108, 1, 109, 1, 71, 1},  // RefIdentity
    {10, 0, 0, 8, 108, 1, 109, 1, 71, 1},
    {0, 0, 1, 0, 110, 2, 2, 1, 71, 1},  // Reshape
    {12, 0, 0, 0, 112, 2, 2, 1, 185, 2},
    {0, 0, 7, 0, 114, 2, 2, 1, 187, 1},  // Reverse
    {9, 0, 6, 0, 114, 2, 2, 1, 188, 1},
    {10, 0, 5, 0, 114, 2, 2, 1, 189, 1},
    {11, 0, 4, 0, 114, 2, 2, 1, 190, 1},
    {22, 0, 3, 0, 114, 2, 2, 1, 191, 1},
    {24, 0, 2, 0, 114, 2, 2, 1, 192, 1},
    {680, 0, 1, 0, 114, 2, 2, 1, 193, 1},
    {774, 0, 0, 0, 114, 2, 2, 1, 194, 1},
    {0, 0, 2, 0, 116, 2, 2, 1, 195, 2},  // ReverseSequence
    {0, 0, 1, 0, 116, 2, 2, 1, 197, 3},
    {12, 0, 0, 0, 118, 2, 2, 1, 200, 4},
    {15, 0, 4, 0, 120, 2, 2, 1, 204, 2},  // ReverseV2
    {22, 0, 3, 0, 120, 2, 2, 1, 206, 2},
    {24, 0, 2, 0, 120, 2, 2, 1, 208, 2},
    {24, 0, 1, 0, 120, 2, 2, 1, 210, 2},
    {774, 0, 0, 0, 120, 2, 2, 1, 212, 2},
    {26, 0, 0, 0, 122, 3, 2, 1, 214, 3},  // Roll
    {24, 0, 5, 0, 125, 3, 2, 1, 217, 2},  // ScatterNdNonAliasingAdd
    {24, 0, 4, 0, 125, 3, 2, 1, 219, 2},
    {24, 0, 3, 0, 125, 3, 2, 1, 221, 2},
    {26, 0, 2, 0, 125, 3, 2, 1, 223, 2},
    {1308, 0, 1, 0, 125, 3, 2, 1, 225, 2},
    {2025, 0, 0, 0, 125, 3, 2, 1, 227, 3},
    {0, 0, 1, 0, 8, 1, 21, 1, 71, 1},  // Shape
    {12, 0, 0, 0, 8, 1, 90, 1, 230, 2},
    {5, 0, 1, 0, 128, 1, 129, 1, 232, 2},  // ShapeN
    {12, 0, 0, 0, 128, 1, 130, 1, 234, 3},
    {0, 0, 1, 0, 8, 1, 21, 1, 71, 1},  // Size
    {12, 0, 0, 0, 8, 1, 90, 1, 230, 2},
    {0, 0, 0, 0, 131, 3, 2, 1, 237, 2},  // Slice
    {24, 0, 0, 0, 8, 1, 2, 1, 128, 1},  // Snapshot
    {9, 0, 0, 0, 91, 2, 2, 1, 0, 2},  // SpaceToBatch
    {10, 0, 1, 0, 91, 2, 2, 1, 2, 2},
    {12, 0, 0, 0, 93, 2, 2, 1, 239, 3},
    {15, 0, 0, 0, 134, 3, 2, 1, 242, 3},  // SpaceToBatchND
    {6, 0, 0, 0, 8, 1, 2, 1, 41, 2},  // SpaceToDepth
    {10, 0, 1, 0, 8, 1, 2, 1, 43, 2},
    {24, 0, 0, 0, 8, 1, 2, 1, 45, 3},
    {0, 0, 0, 0, 137, 2, 139, 1, 245, 2},  // Split
    {15, 0, 1, 0, 140, 3, 139, 1, 247, 3},  // SplitV
    {1248, 0, 0, 0, 140, 3, 139, 1, 250, 3},
    {0, 0, 0, 0, 8, 1, 2, 1, 253, 2},  // Squeeze
    {0, 0, 0, 0, 8, 1, 2, 1, 71, 1},  // StopGradient
    {10, 0, 1, 0, 143, 4, 2, 1, 255, 7},  // StridedSlice
    {10, 0, 0, 0, 143, 4, 2, 1, 262, 7},
    {10, 0, 1, 0, 143, 4, 2, 1, 269, 7},
    {1022, 0, 0, 0, 143, 4, 2, 1, 276, 7},
    {12, 0, 0, 0, 147, 5, 152, 1, 283, 7},  // StridedSliceAssign
    {10, 0, 0, 0, 153, 5, 2, 1, 262, 7},  // StridedSliceGrad
    {10, 0, 0, 0, 153, 5, 2, 1, 269, 7},
    {27, 0, 1, 0, 158, 3, 2, 1, 290, 2},  // TensorScatterAdd
    {2025, 0, 0, 0, 158, 3, 2, 1, 292, 3},
    {420, 0, 1, 0, 158, 3, 2, 1, 295, 2},  // TensorScatterMax
    {2025, 0, 0, 0, 158, 3, 2, 1, 297, 3},
    {420, 0, 1, 0, 158, 3, 2, 1, 295, 2},  // TensorScatterMin
    {2025, 0, 0, 0, 158, 3, 2, 1, 297, 3},
    {27, 0, 1, 0, 158, 3, 2, 1, 290, 2},  // TensorScatterSub
    {2025, 0, 0, 0, 158, 3, 2, 1, 292, 3},
    {27, 0, 3, 0, 158, 3, 2, 1, 290, 2},  // TensorScatterUpdate
    {1024, 0, 2, 0, 158, 3, 2, 1, 300, 2},
    {1029, 0, 1, 0, 158, 3, 2, 1, 302, 2},
    {2025, 0, 0, 0, 158, 3, 2, 1, 304, 3},
    {29, 0, 0, 0, 161, 5, 0, 0, 307, 7},  // TensorStridedSliceUpdate
    {29, 0, 0, 0, 161, 5, 2, 1, 307, 7},
    {0, 0, 1, 0, 166, 2, 2, 1, 71, 1},  // Tile
    {12, 0, 0, 0, 168, 2, 2, 1, 314, 2},
    {0, 0, 0, 0, 166, 2, 2, 1, 71, 1},  // TileGrad
    {0, 0, 1, 0, 170, 2, 34, 1, 71, 1},  // Transpose
    {12, 0, 0, 0, 32, 2, 34, 1, 316, 2},
    {0, 0, 1, 0, 36, 1, 172, 2, 71, 1},  // Unique
    {12, 0, 0, 0, 36, 1, 174, 2, 136, 2},
    {24, 0, 1, 0, 176, 2, 174, 2, 318, 2},  // UniqueV2
    {25, 0, 0, 0, 178, 2, 174, 2, 320, 3},
    {5, 0, 1, 0, 36, 1, 180, 3, 323, 1},  // UniqueWithCounts
    {12, 0, 0, 0, 36, 1, 183, 3, 324, 2},
    {26, 0, 0, 0, 178, 2, 183, 3, 326, 3},  // UniqueWithCountsV2
    {0, 0, 1, 0, 186, 1, 187, 1, 329, 2},  // Unpack
    {10, 0, 0, 0, 186, 1, 187, 1, 331, 3},
    {26, 0, 0, 0, 188, 2, 190, 1, 334, 1},  // UnravelIndex
    {27, 0, 0, 0, 88, 2, 90, 1, 138, 2},  // UpperBound
    {0, 0, 5, 0, 191, 1, 192, 1, 0, 0},  // Where
    {24, 0, 4, 0, 8, 1, 192, 1, 335, 1},
    {24, 0, 3, 0, 191, 1, 192, 1, 0, 0},
    {24, 0, 2, 0, 8, 1, 192, 1, 336, 1},
    {24, 0, 1, 0, 8, 1, 192, 1, 337, 1},
    {1308, 0, 0, 0, 8, 1, 192, 1, 338, 1},
    {0, 0, 0, 0, 36, 1, 34, 1, 71, 1},  // ZerosLike
};

inline constexpr flat_port array_ports[]{
    {"input", {}, "T"},
    {"crops", dtype::int32},
    {"output", {}, "T"},
    {"crops", {}, "Tidx"},
    {"block_shape", {}, "Tblock_shape"},
    {"crops", {}, "Tcrops"},
    {"output", {}, "type"},
    {"s0", {}, "T"},
    {"s1", {}, "T"},
    {"r0", {}, "T"},
    {"s0", dtype::int32},
    {"s1", dtype::int32},
    {"r0", dtype::int32},
    {"r1", dtype::int32},
    {"r1", {}, "T"},
    {"shape", {}, "Tidx"},
    {"output", dtype::int32},
    {"concat_dim", dtype::int32},
    {"values", {}, "T", "N"},
    {"shape", dtype::int32, "", "N"},
    {"offset", dtype::int32, "", "N"},
    {"shape", {}, "shape_type", "N"},
    {"offset", {}, "shape_type", "N"},
    {"axis", {}, "Tidx"},
    {"x", {}, "T"},
    {"perm", {}, "Tperm"},
    {"y", {}, "T"},
    {"output", {}, "dtype"},
    {"diagonal", {}, "T"},
    {"data", {}, "T"},
    {"partitions", dtype::int32},
    {"outputs", {}, "T", "num_partitions"},
    {"indices", dtype::int32, "", "N"},
    {"data", {}, "T", "N"},
    {"merged", {}, "T"},
    {"hypothesis_indices", dtype::int64},
    {"hypothesis_values", {}, "T"},
    {"hypothesis_shape", dtype::int64},
    {"truth_indices", dtype::int64},
    {"truth_values", {}, "T"},
    {"truth_shape", dtype::int64},
    {"output", dtype::float32},
    {"shape", {}, "Tshape"},
    {"shape", dtype::int32},
    {"dim", dtype::int32},
    {"dim", {}, "Tdim"},
    {"images", {}, "T"},
    {"patches", {}, "T"},
    {"dims", dtype::int32},
    {"value", {}, "T"},
    {"dims", {}, "index_type"},
    {"params", {}, "Tparams"},
    {"indices", {}, "Tindices"},
    {"output", {}, "Tparams"},
    {"axis", {}, "Taxis"},
    {"inputs", {}, "T", "", true},
    {"outputs", {}, "T", "", true},
    {"input", {}, "T", "", true},
    {"output", {}, "T", "", true},
    {"tensor", {}, "dtype"},
    {"loc", {}, "Tshape"},
    {"update", {}, "T"},
    {"i", dtype::int32},
    {"v", {}, "T"},
    {"x", dtype::int32},
    {"y", dtype::int32},
    {"out", {}, "T"},
    {"idx", dtype::int32},
    {"idx", {}, "out_idx"},
    {"sorted_inputs", {}, "T"},
    {"values", {}, "T"},
    {"output", {}, "out_type"},
    {"paddings", dtype::int32},
    {"paddings", {}, "Tpaddings"},
    {"indices", dtype::int64},
    {"depth", dtype::int32},
    {"on_value", {}, "T"},
    {"off_value", {}, "T"},
    {"indices", {}, "TI"},
    {"constant_values", {}, "T"},
    {"input", {}, "dtype"},
    {"input", {}, "T", "", false, true},
    {"output", {}, "T", "", false, true},
    {"tensor", {}, "T"},
    {"dims", dtype::boolean},
    {"seq_lengths", dtype::int64},
    {"seq_lengths", {}, "Tlen"},
    {"shift", {}, "Tshift"},
    {"updates", {}, "T"},
    {"input", {}, "T", "N"},
    {"output", dtype::int32, "", "N"},
    {"output", {}, "out_type", "N"},
    {"begin", {}, "Index"},
    {"size", {}, "Index"},
    {"split_dim", dtype::int32},
    {"output", {}, "T", "num_split"},
    {"size_splits", {}, "Tlen"},
    {"end", {}, "Index"},
    {"strides", {}, "Index"},
    {"ref", {}, "T", "", false, true},
    {"output_ref", {}, "T", "", false, true},
    {"shape", {}, "Index"},
    {"dy", {}, "T"},
    {"multiples", dtype::int32},
    {"multiples", {}, "Tmultiples"},
    {"perm", dtype::int32},
    {"axis", dtype::int64},
    {"count", dtype::int32},
    {"count", {}, "out_idx"},
    {"output", {}, "T", "num"},
    {"indices", {}, "Tidx"},
    {"dims", {}, "Tidx"},
    {"output", {}, "Tidx"},
    {"input", dtype::boolean},
    {"index", dtype::int64},
};

inline constexpr flat_attr array_attrs[]{
    {"T", attr_type::type},
    {"block_size", attr_type::integer},
    {"block_size", attr_type::integer, nullptr, 0x0, "", false, 2},
    {"Tidx", attr_type::type, "DT_INT32", 0x208},
    {"Tblock_shape", attr_type::type, "DT_INT32", 0x208},
    {"Tcrops", attr_type::type, "DT_INT32", 0x208},
    {"T", attr_type::type, nullptr, 0x23b7e},
    {"type", attr_type::type, nullptr, 0x23b7e},
    {"T", attr_type::type, nullptr, 0x63b7e},
    {"type", attr_type::type, nullptr, 0x63b7e},
    {"T", attr_type::type, nullptr, 0xe3b7e},
    {"type", attr_type::type, nullptr, 0xe3b7e},
    {"T", attr_type::type, nullptr, 0xfbb7e},
    {"type", attr_type::type, nullptr, 0xfbb7e},
    {"T", attr_type::type, nullptr, 0xffb7e},
    {"type", attr_type::type, nullptr, 0xffb7e},
    {"T", attr_type::type, nullptr, 0xcffb7e},
    {"type", attr_type::type, nullptr, 0xcffb7e},
    {"T", attr_type::type, "DT_INT32", 0x208},
    {"T", attr_type::type, nullptr, 0x20e},
    {"boundaries", attr_type::floating, nullptr, 0x0, "", true},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 2},
    {"shape_type", attr_type::type, "DT_INT32", 0x208},
    {"Tperm", attr_type::type, "DT_INT32", 0x208},
    {"value", attr_type::tensor},
    {"dtype", attr_type::type},
    {"data_format", attr_type::string, "\"NHWC\"", 0x0, "\"NHWC\", \"NCHW\", \"NCHW_VECT_C\""},
    {"T", attr_type::type, nullptr, 0x30e},
    {"T", attr_type::type, nullptr, 0x4030e},
    {"T", attr_type::type, nullptr, 0x4430e},
    {"T", attr_type::type, nullptr, 0xc430e},
    {"num_partitions", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"normalize", attr_type::boolean, "true"},
    {"Tshape", attr_type::type, "DT_INT32", 0x208},
    {"init", attr_type::boolean, "false"},
    {"shape", attr_type::shape},
    {"Tdim", attr_type::type, "DT_INT32", 0x208},
    {"ksizes", attr_type::integer, "[]", 0x0, "", true},
    {"strides", attr_type::integer, "[]", 0x0, "", true},
    {"rates", attr_type::integer, "[]", 0x0, "", true},
    {"T", attr_type::type, nullptr, 0xa027e},
    {"padding", attr_type::string, nullptr, 0x0, "\"SAME\", \"VALID\""},
    {"ksizes", attr_type::integer, nullptr, 0x0, "", true, 4},
    {"strides", attr_type::integer, nullptr, 0x0, "", true, 4},
    {"rates", attr_type::integer, nullptr, 0x0, "", true, 4},
    {"T", attr_type::type, nullptr, 0xca027e},
    {"T", attr_type::type, nullptr, 0xca427e},
    {"T", attr_type::type, nullptr, 0xce477e},
    {"ksizes", attr_type::integer, nullptr, 0x0, "", true, 5},
    {"strides", attr_type::integer, nullptr, 0x0, "", true, 5},
    {"index_type", attr_type::type, "DT_INT32", 0x208},
    {"Tparams", attr_type::type},
    {"Tindices", attr_type::type, nullptr, 0x208},
    {"validate_indices", attr_type::boolean, "true"},
    {"Tindices", attr_type::type, nullptr, 0x228},
    {"bad_indices_policy", attr_type::string, "\"\""},
    {"Taxis", attr_type::type, nullptr, 0x208},
    {"batch_dims", attr_type::integer, "0"},
    {"T", attr_type::type, nullptr, 0x0, "", true, 1},
    {"memory_region_name", attr_type::string},
    {"out_idx", attr_type::type, "DT_INT32", 0x208},
    {"out_type", attr_type::type, "DT_INT32", 0x208},
    {"mode", attr_type::string, nullptr, 0x0, "\"REFLECT\", \"SYMMETRIC\""},
    {"Tpaddings", attr_type::type, "DT_INT32", 0x208},
    {"axis", attr_type::integer, "-1"},
    {"TI", attr_type::type, "DT_INT64", 0x208},
    {"TI", attr_type::type, "DT_INT64", 0x218},
    {"TI", attr_type::type, "DT_INT64", 0x258},
    {"T", attr_type::type, nullptr, 0x6477e},
    {"T", attr_type::type, nullptr, 0xe477e},
    {"axis", attr_type::integer, "0"},
    {"shape", attr_type::shape, "{ }"},
    {"shape", attr_type::shape, "{ unknown_rank: true }"},
    {"message", attr_type::string, "\"\""},
    {"T", attr_type::type, nullptr, 0x45e},
    {"T", attr_type::type, nullptr, 0x8045e},
    {"T", attr_type::type, nullptr, 0xc055e},
    {"T", attr_type::type, nullptr, 0xc075e},
    {"T", attr_type::type, nullptr, 0xc07de},
    {"T", attr_type::type, nullptr, 0xe07fe},
    {"T", attr_type::type, nullptr, 0xe47fe},
    {"T", attr_type::type, nullptr, 0xce47fe},
    {"seq_dim", attr_type::integer},
    {"batch_dim", attr_type::integer, "0"},
    {"Tlen", attr_type::type, "DT_INT64", 0x208},
    {"Tshift", attr_type::type, nullptr, 0x208},
    {"T", attr_type::type, nullptr, 0xce3b7e},
    {"T", attr_type::type, nullptr, 0xce7b7e},
    {"T", attr_type::type, nullptr, 0xce7f7e},
    {"T", attr_type::type, nullptr, 0xcfff7e},
    {"Index", attr_type::type, nullptr, 0x208},
    {"num_split", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"Tlen", attr_type::type, "DT_INT64", 0x248},
    {"squeeze_dims", attr_type::integer, "[]", 0x0, "", true, 0},
    {"begin_mask", attr_type::integer},
    {"end_mask", attr_type::integer},
    {"ellipse_mask", attr_type::integer},
    {"new_axis_mask", attr_type::integer},
    {"shrink_axis_mask", attr_type::integer},
    {"begin_mask", attr_type::integer, "0"},
    {"end_mask", attr_type::integer, "0"},
    {"ellipse_mask", attr_type::integer, "0"},
    {"new_axis_mask", attr_type::integer, "0"},
    {"shrink_axis_mask", attr_type::integer, "0"},
    {"ellipsis_mask", attr_type::integer, "0"},
    {"Index", attr_type::type, nullptr, 0x228},
    {"Tindices", attr_type::type, nullptr, 0x20228},
    {"Tmultiples", attr_type::type, "DT_INT32", 0x208},
    {"Taxis", attr_type::type, "DT_INT64", 0x208},
    {"num", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"T", attr_type::type, "DT_BOOL", 0xe3f7e},
    {"T", attr_type::type, "DT_BOOL", 0xce3f7e},
    {"T", attr_type::type, "DT_BOOL", 0xce7f7e},
    {"T", attr_type::type, "DT_BOOL", 0xcfff7e},
};

inline constexpr std::uint16_t array_port_slots[]{
    0, 1, 2, 0, 3, 0, 4, 5, 0, 6, 7, 8, 9, 10, 11, 12, 13, 9, 14, 0, 15, 16, 17, 18, 17, 19, 20, 17,
    21, 22, 18, 23, 24, 25, 26, 27, 24, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42,
    43, 0, 44, 0, 45, 46, 47, 48, 49, 50, 49, 51, 52, 53, 51, 52, 54, 55, 56, 57, 58, 59, 49, 60,
    61, 24, 62, 63, 64, 65, 24, 26, 66, 67, 66, 68, 69, 70, 71, 0, 72, 0, 73, 74, 75, 76, 77, 78,
    75, 76, 77, 18, 0, 73, 79, 80, 81, 82, 83, 43, 83, 42, 83, 84, 0, 85, 0, 86, 83, 23, 0, 87, 54,
    0, 52, 88, 89, 90, 91, 0, 92, 93, 0, 4, 73, 94, 49, 95, 49, 96, 94, 0, 92, 97, 98, 99, 92, 97,
    98, 49, 100, 101, 92, 97, 98, 102, 83, 52, 88, 0, 92, 97, 98, 49, 0, 103, 0, 104, 24, 105, 26,
    67, 26, 68, 24, 106, 24, 54, 26, 67, 107, 26, 68, 108, 49, 109, 110, 111, 112, 113, 114,
};

inline constexpr flat_attr_slot array_attr_slots[]{
    {0, 9}, {1, 9}, {0, 9}, {2, 9}, {0, 9}, {2, 9}, {3, 12}, {0, 15}, {4, 15}, {5, 15}, {6, 8},
    {7, 8}, {8, 8}, {9, 8}, {10, 8}, {11, 8}, {12, 8}, {13, 8}, {14, 8}, {15, 8}, {16, 8}, {17, 8},
    {18, 19}, {18, 12}, {0, 26}, {3, 26}, {19, 22}, {20, 22}, {21, 0}, {0, 0}, {21, 5}, {21, 5},
    {22, 1501}, {21, 15}, {0, 15}, {3, 15}, {0, 24}, {23, 24}, {24, 0}, {25, 0}, {0, 26}, {0, 6},
    {1, 6}, {0, 6}, {2, 6}, {0, 6}, {2, 6}, {26, 24}, {19, 0}, {27, 0}, {28, 0}, {29, 0}, {30, 0},
    {19, 9}, {27, 9}, {28, 9}, {29, 9}, {30, 9}, {31, 0}, {0, 0}, {32, 0}, {0, 0}, {33, 0}, {0, 0},
    {25, 20}, {34, 20}, {35, 20}, {25, 20}, {35, 20}, {36, 27}, {0, 27}, {0, 0}, {0, 0}, {37, 12},
    {38, 9}, {39, 9}, {40, 9}, {41, 9}, {42, 9}, {43, 9}, {44, 9}, {45, 9}, {41, 9}, {42, 9},
    {43, 9}, {44, 9}, {45, 9}, {46, 9}, {42, 9}, {43, 9}, {44, 9}, {45, 9}, {47, 9}, {42, 9},
    {43, 9}, {44, 9}, {45, 9}, {48, 9}, {42, 9}, {49, 27}, {50, 27}, {47, 27}, {42, 27}, {0, 0},
    {51, 24}, {52, 0}, {53, 0}, {54, 5}, {52, 0}, {53, 0}, {52, 9}, {53, 9}, {52, 9}, {55, 9},
    {52, 9}, {55, 9}, {56, 2025}, {52, 24}, {53, 24}, {57, 24}, {58, 53}, {52, 24}, {53, 24},
    {57, 24}, {58, 53}, {52, 24}, {55, 24}, {57, 24}, {0, 24}, {59, 24}, {25, 9}, {36, 9}, {60, 9},
    {0, 20}, {34, 20}, {0, 20}, {0, 0}, {61, 12}, {0, 27}, {62, 27}, {0, 9}, {63, 9}, {0, 9},
    {64, 12}, {63, 9}, {65, 9}, {0, 9}, {65, 9}, {0, 9}, {66, 9}, {65, 9}, {0, 9}, {67, 9}, {65, 9},
    {0, 9}, {68, 9}, {28, 21}, {69, 21}, {70, 21}, {48, 21}, {32, 0}, {0, 0}, {71, 10}, {0, 0},
    {64, 12}, {0, 24}, {64, 24}, {32, 21}, {0, 21}, {36, 21}, {32, 24}, {0, 24}, {25, 0}, {36, 0},
    {25, 0}, {72, 0}, {25, 0}, {73, 0}, {25, 15}, {36, 15}, {25, 9}, {36, 9}, {0, 19}, {0, 19},
    {74, 21}, {0, 0}, {34, 12}, {75, 0}, {76, 0}, {77, 0}, {78, 0}, {79, 0}, {80, 0}, {81, 0},
    {82, 0}, {83, 0}, {0, 0}, {83, 0}, {84, 0}, {0, 0}, {83, 0}, {84, 0}, {0, 0}, {85, 12}, {3, 15},
    {78, 15}, {3, 15}, {79, 15}, {3, 15}, {80, 15}, {3, 15}, {81, 15}, {3, 15}, {82, 15}, {0, 26},
    {86, 26}, {57, 26}, {10, 24}, {53, 24}, {87, 24}, {53, 24}, {88, 24}, {53, 24}, {89, 24},
    {53, 24}, {90, 24}, {53, 24}, {90, 24}, {53, 24}, {56, 2025}, {0, 0}, {62, 12}, {32, 5}, {0, 5},
    {32, 5}, {0, 5}, {62, 12}, {0, 0}, {91, 0}, {0, 9}, {64, 12}, {2, 9}, {0, 15}, {4, 15},
    {64, 15}, {92, 0}, {0, 0}, {92, 15}, {0, 15}, {85, 15}, {92, 15}, {0, 15}, {93, 15}, {0, 0},
    {94, 0}, {0, 10}, {91, 10}, {95, 10}, {96, 10}, {97, 10}, {98, 10}, {99, 10}, {0, 10}, {91, 10},
    {100, 10}, {101, 10}, {102, 10}, {103, 10}, {104, 10}, {0, 10}, {91, 10}, {100, 10}, {101, 10},
    {105, 10}, {103, 10}, {104, 10}, {0, 10}, {106, 10}, {100, 10}, {101, 10}, {105, 10}, {103, 10},
    {104, 10}, {0, 12}, {91, 12}, {100, 12}, {101, 12}, {105, 12}, {103, 12}, {104, 12}, {0, 27},
    {53, 27}, {0, 27}, {53, 27}, {56, 2025}, {0, 420}, {53, 420}, {0, 420}, {53, 420}, {56, 2025},
    {0, 27}, {55, 27}, {0, 27}, {107, 27}, {0, 27}, {107, 27}, {56, 2025}, {0, 29}, {91, 29},
    {100, 29}, {101, 29}, {105, 29}, {103, 29}, {104, 29}, {0, 0}, {108, 12}, {0, 0}, {23, 12},
    {0, 24}, {61, 24}, {0, 24}, {109, 25}, {61, 24}, {0, 5}, {0, 5}, {61, 12}, {0, 26}, {109, 26},
    {61, 26}, {110, 0}, {0, 0}, {110, 0}, {0, 0}, {71, 10}, {3, 26}, {111, 24}, {112, 24},
    {113, 24}, {114, 24},
};

}  // namespace detail

inline constexpr flat_table array_ops{
    detail::array_op_rows, detail::array_definition_rows, detail::array_ports, detail::array_attrs,
    detail::array_port_slots, detail::array_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/boosted_trees.hpp
// boosted_trees: gradient boosted trees and tensor forests.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_BOOSTED_TREES_HPP
#define EVERGRAPH_TF_OPS_BOOSTED_TREES_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op boosted_trees_op_rows[]{
    {"BoostedTreesAggregateStats", 1},
    {"BoostedTreesBucketize", 1},
    {"BoostedTreesCalculateBestFeatureSplit", 2},
    {"BoostedTreesCalculateBestFeatureSplitV2", 1},
    {"BoostedTreesCalculateBestGainsPerFeature", 3},
    {"BoostedTreesCenterBias", 1},
    {"BoostedTreesCreateEnsemble", 1},
    {"BoostedTreesCreateQuantileStreamResource", 1},
    {"BoostedTreesDeserializeEnsemble", 1},
    {"BoostedTreesEnsembleResourceHandleOp", 1},
    {"BoostedTreesExampleDebugOutputs", 1},
    {"BoostedTreesFlushQuantileSummaries", 1},
    {"BoostedTreesGetEnsembleStates", 2},
    {"BoostedTreesMakeQuantileSummaries", 1},
    {"BoostedTreesMakeStatsSummary", 1},
    {"BoostedTreesPredict", 2},
    {"BoostedTreesQuantileStreamResourceAddSummaries", 1},
    {"BoostedTreesQuantileStreamResourceDeserialize", 1},
    {"BoostedTreesQuantileStreamResourceFlush", 1},
    {"BoostedTreesQuantileStreamResourceGetBucketBoundaries", 1},
    {"BoostedTreesQuantileStreamResourceHandleOp", 1},
    {"BoostedTreesSerializeEnsemble", 1},
    {"BoostedTreesSparseAggregateStats", 1},
    {"BoostedTreesSparseCalculateBestFeatureSplit", 1},
    {"BoostedTreesTrainingPredict", 2},
    {"BoostedTreesUpdateEnsemble", 2},
    {"BoostedTreesUpdateEnsembleV2", 3},
    {"IsBoostedTreesEnsembleInitialized", 1},
    {"IsBoostedTreesQuantileStreamResourceInitialized", 1},
    {"TensorForestCreateTreeVariable", 1, 687, op::open, op::open, "", "gone after release 2.4"},
    {"TensorForestTreeDeserialize", 1, 687, op::open, op::open, "", "gone after release 2.4"},
    {"TensorForestTreeIsInitializedOp", 1, 687, op::open, op::open, "", "gone after release 2.4"},
    {"TensorForestTreePredict", 1, 687, op::open, op::open, "", "gone after release 2.4"},
    {"TensorForestTreeResourceHandleOp", 1, 687, op::open, op::open, "", "gone after release 2.4"},
    {"TensorForestTreeSerialize", 1, 687, op::open, op::open, "", "gone after release 2.4"},
    {"TensorForestTreeSize", 1, 687, op::open, op::open, "", "gone after release 2.4"},
};

inline constexpr flat_definition boosted_trees_definition_rows[]{
    {29, 0, 0, 0, 0, 4, 4, 1, 0, 2},  // BoostedTreesAggregateStats
    {27, 0, 0, 0, 5, 2, 7, 1, 2, 1},  // BoostedTreesBucketize
    {29, 0, 1, 0, 8, 6, 14, 7, 3, 2},  // BoostedTreesCalculateBestFeatureSplit
    {112, 0, 0, 0, 8, 6, 14, 7, 5, 2},
    {175, 0, 0, 0, 21, 8, 29, 8, 7, 2},  // BoostedTreesCalculateBestFeatureSplitV2
    {26, 0, 0, 0, 37, 2, 39, 5, 9, 5},  // BoostedTreesCalculateBestGainsPerFeature
    {26, 0, 0, 0, 44, 5, 39, 5, 14, 2},
    {26, 0, 0, 0, 49, 6, 39, 5, 14, 2},
    {26, 0, 0, 1, 55, 5, 60, 1, 0, 0},  // BoostedTreesCenterBias
    {26, 0, 0, 1, 61, 3, 0, 0, 0, 0},  // BoostedTreesCreateEnsemble
    {27, 0, 0, 1, 64, 3, 0, 0, 16, 1},  // BoostedTreesCreateQuantileStreamResource
    {26, 0, 0, 1, 61, 3, 0, 0, 0, 0},  // BoostedTreesDeserializeEnsemble
    {26, 0, 0, 1, 0, 0, 67, 1, 17, 2},  // BoostedTreesEnsembleResourceHandleOp
    {26, 0, 0, 1, 68, 2, 70, 1, 19, 2},  // BoostedTreesExampleDebugOutputs
    {105, 0, 0, 1, 71, 1, 72, 1, 21, 1},  // BoostedTreesFlushQuantileSummaries
    {26, 0, 0, 1, 73, 1, 74, 4, 0, 0},  // BoostedTreesGetEnsembleStates
    {26, 0, 0, 1, 73, 1, 78, 5, 0, 0},
    {27, 0, 0, 0, 83, 3, 72, 1, 2, 1},  // BoostedTreesMakeQuantileSummaries
    {26, 0, 0, 0, 86, 4, 4, 1, 22, 3},  // BoostedTreesMakeStatsSummary
    {26, 0, 0, 1, 68, 2, 90, 1, 25, 3},  // BoostedTreesPredict
    {26, 0, 0, 1, 68, 2, 90, 1, 19, 2},
    {27, 0, 0, 1, 91, 2, 0, 0, 2, 1},  // BoostedTreesQuantileStreamResourceAddSummaries
    {27, 0, 0, 1, 93, 2, 0, 0, 28, 1},  // BoostedTreesQuantileStreamResourceDeserialize
    {27, 0, 0, 1, 95, 2, 0, 0, 29, 1},  // BoostedTreesQuantileStreamResourceFlush
    {27, 0, 0, 1, 71, 1, 97, 1, 2, 1},  // BoostedTreesQuantileStreamResourceGetBucketBoundaries
    {27, 0, 0, 1, 0, 0, 67, 1, 30, 2},  // BoostedTreesQuantileStreamResourceHandleOp
    {26, 0, 0, 1, 73, 1, 98, 2, 0, 0},  // BoostedTreesSerializeEnsemble
    {53, 0, 0, 0, 100, 6, 106, 3, 32, 2},  // BoostedTreesSparseAggregateStats
    {71, 0, 0, 0, 109, 8, 14, 7, 34, 2},  // BoostedTreesSparseCalculateBestFeatureSplit
    {26, 0, 0, 1, 117, 4, 121, 3, 25, 3},  // BoostedTreesTrainingPredict
    {26, 0, 0, 1, 117, 4, 121, 3, 19, 2},
    {26, 0, 0, 1, 124, 7, 0, 0, 36, 4},  // BoostedTreesUpdateEnsemble
    {26, 0, 0, 1, 131, 9, 0, 0, 40, 2},
    {125, 0, 2, 1, 140, 12, 0, 0, 42, 1},  // BoostedTreesUpdateEnsembleV2
    {134, 0, 1, 1, 140, 12, 0, 0, 43, 2},
    {175, 0, 0, 1, 152, 12, 0, 0, 45, 3},
    {26, 0, 0, 1, 73, 1, 164, 1, 0, 0},  // IsBoostedTreesEnsembleInitialized
    {27, 0, 0, 1, 71, 1, 164, 1, 0, 0},  // IsBoostedTreesQuantileStreamResourceInitialized
    {27, 0, 0, 1, 165, 2, 0, 0, 0, 0},  // TensorForestCreateTreeVariable
    {27, 0, 0, 1, 165, 2, 0, 0, 0, 0},  // TensorForestTreeDeserialize
    {27, 0, 0, 1, 167, 1, 164, 1, 0, 0},  // TensorForestTreeIsInitializedOp
    {27, 0, 0, 1, 168, 2, 90, 1, 48, 1},  // TensorForestTreePredict
    {27, 0, 0, 1, 0, 0, 67, 1, 30, 2},  // TensorForestTreeResourceHandleOp
    {27, 0, 0, 1, 167, 1, 170, 1, 0, 0},  // TensorForestTreeSerialize
    {27, 0, 0, 1, 167, 1, 171, 1, 0, 0},  // TensorForestTreeSize
};

inline constexpr flat_port boosted_trees_ports[]{
    {"node_ids", dtype::int32},
    {"gradients", dtype::float32},
    {"hessians", dtype::float32},
    {"feature", dtype::int32},
    {"stats_summary", dtype::float32},
    {"float_values", dtype::float32, "", "num_features"},
    {"bucket_boundaries", dtype::float32, "", "num_features"},
    {"buckets", dtype::int32, "", "num_features"},
    {"node_id_range", dtype::int32},
    {"l1", dtype::float32},
    {"l2", dtype::float32},
    {"tree_complexity", dtype::float32},
    {"min_node_weight", dtype::float32},
    {"gains", dtype::float32},
    {"feature_dimensions", dtype::int32},
    {"thresholds", dtype::int32},
    {"left_node_contribs", dtype::float32},
    {"right_node_contribs", dtype::float32},
    {"split_with_default_directions", dtype::string},
    {"stats_summaries_list", dtype::float32, "", "num_features"},
    {"split_types", dtype::string},
    {"candidate_feature_ids", dtype::int32},
    {"feature_ids", dtype::int32},
    {"stats_summary_list", dtype::float32, "", "num_features"},
    {"node_ids_list", dtype::int32, "", "num_features"},
    {"gains_list", dtype::float32, "", "num_features"},
    {"thresholds_list", dtype::int32, "", "num_features"},
    {"left_node_contribs_list", dtype::float32, "", "num_features"},
    {"right_node_contribs_list", dtype::float32, "", "num_features"},
    {"tree_ensemble_handle", dtype::resource},
    {"mean_gradients", dtype::float32},
    {"mean_hessians", dtype::float32},
    {"continue_centering", dtype::boolean},
    {"stamp_token", dtype::int64},
    {"tree_ensemble_serialized", dtype::string},
    {"quantile_stream_resource_handle", dtype::resource},
    {"epsilon", dtype::float32},
    {"num_streams", dtype::int64},
    {"resource", dtype::resource},
    {"bucketized_features", dtype::int32, "", "num_bucketized_features"},
    {"examples_debug_outputs_serialized", dtype::string},
    {"summaries", dtype::float32, "", "num_features"},
    {"num_trees", dtype::int32},
    {"num_finalized_trees", dtype::int32},
    {"num_attempted_layers", dtype::int32},
    {"last_layer_nodes_range", dtype::int32},
    {"example_weights", dtype::float32},
    {"bucketized_features_list", dtype::int32, "", "num_features"},
    {"logits", dtype::float32},
    {"bucket_boundaries", dtype::float32, "", "num_streams"},
    {"num_buckets", dtype::int64},
    {"feature_indices", dtype::int32},
    {"feature_values", dtype::int32},
    {"feature_shape", dtype::int32},
    {"stats_summary_indices", dtype::int32},
    {"stats_summary_values", dtype::float32},
    {"stats_summary_shape", dtype::int32},
    {"cached_tree_ids", dtype::int32},
    {"cached_node_ids", dtype::int32},
    {"partial_logits", dtype::float32},
    {"tree_ids", dtype::int32},
    {"node_ids", dtype::int32, "", "num_features"},
    {"gains", dtype::float32, "", "num_features"},
    {"thresholds", dtype::int32, "", "num_features"},
    {"left_node_contribs", dtype::float32, "", "num_features"},
    {"right_node_contribs", dtype::float32, "", "num_features"},
    {"max_depth", dtype::int32},
    {"learning_rate", dtype::float32},
    {"dimension_ids", dtype::int32, "", "num_features"},
    {"split_types", dtype::string, "", "num_features"},
    {"pruning_mode", dtype::int32},
    {"feature_ids", dtype::int32, "", "num_groups"},
    {"is_initialized", dtype::boolean},
    {"tree_handle", dtype::resource},
    {"tree_config", dtype::string},
    {"dense_features", dtype::float32},
    {"tree_size", dtype::int32},
};

inline constexpr flat_attr boosted_trees_attrs[]{
    {"max_splits", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_buckets", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_features", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"logits_dimension", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"split_type", attr_type::string, "\"inequality\"", 0x0, "\"inequality\""},
    {"split_type", attr_type::string, "\"inequality\"", 0x0, "\"inequality\", \"equality\""},
    {"num_features", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"l1", attr_type::floating},
    {"l2", attr_type::floating},
    {"tree_complexity", attr_type::floating},
    {"max_elements", attr_type::integer, "1099511627776"},
    {"container", attr_type::string, "\"\""},
    {"shared_name", attr_type::string, "\"\""},
    {"num_bucketized_features", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"logits_dimension", attr_type::integer},
    {"max_depth", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_streams", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"generate_quantiles", attr_type::boolean, "false"},
    {"learning_rate", attr_type::floating},
    {"pruning_mode", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"logits_dimension", attr_type::integer, "1"},
    {"num_groups", attr_type::integer, "1", 0x0, "", false, 1},
};

inline constexpr std::uint16_t boosted_trees_port_slots[]{
    0, 1, 2, 3, 4, 5, 6, 7, 8, 4, 9, 10, 11, 12, 0, 13, 14, 15, 16, 17, 18, 8, 19, 20, 21, 9, 10,
    11, 12, 0, 13, 22, 14, 15, 16, 17, 18, 8, 23, 24, 25, 26, 27, 28, 8, 23, 9, 10, 11, 8, 23, 9,
    10, 11, 12, 29, 30, 31, 9, 10, 32, 29, 33, 34, 35, 36, 37, 38, 29, 39, 40, 35, 41, 29, 33, 42,
    43, 44, 33, 42, 43, 44, 45, 5, 46, 36, 0, 1, 2, 47, 48, 35, 41, 35, 49, 35, 50, 6, 33, 34, 0, 1,
    2, 51, 52, 53, 54, 55, 56, 8, 54, 55, 56, 9, 10, 11, 12, 29, 57, 58, 39, 59, 60, 0, 29, 22, 61,
    62, 63, 64, 65, 29, 22, 61, 62, 63, 64, 65, 66, 67, 29, 22, 68, 61, 62, 63, 64, 65, 69, 66, 67,
    70, 29, 71, 68, 61, 62, 63, 64, 65, 69, 66, 67, 70, 72, 73, 74, 73, 73, 75, 74, 76,
};

inline constexpr flat_attr_slot boosted_trees_attr_slots[]{
    {0, 29}, {1, 29}, {2, 27}, {3, 29}, {4, 29}, {3, 29}, {5, 29}, {6, 175}, {3, 175}, {7, 26},
    {8, 26}, {9, 26}, {0, 26}, {6, 26}, {0, 26}, {6, 26}, {10, 27}, {11, 26}, {12, 26}, {13, 26},
    {14, 26}, {2, 105}, {0, 26}, {1, 26}, {6, 26}, {13, 26}, {14, 26}, {15, 26}, {16, 27}, {17, 27},
    {11, 27}, {12, 27}, {0, 53}, {1, 53}, {3, 71}, {4, 71}, {15, 26}, {18, 26}, {19, 26}, {2, 26},
    {19, 26}, {2, 26}, {2, 125}, {2, 125}, {20, 134}, {2, 125}, {20, 134}, {21, 175}, {14, 27},
};

}  // namespace detail

inline constexpr flat_table boosted_trees_ops{
    detail::boosted_trees_op_rows, detail::boosted_trees_definition_rows,
    detail::boosted_trees_ports, detail::boosted_trees_attrs, detail::boosted_trees_port_slots,
    detail::boosted_trees_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/control_flow.hpp
// control_flow: branches, loops, calls of functions, control edges.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_CONTROL_FLOW_HPP
#define EVERGRAPH_TF_OPS_CONTROL_FLOW_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op control_flow_op_rows[]{
    {"Abort", 2},
    {"Case", 1},
    {"ControlTrigger", 1},
    {"DeviceIndex", 2},
    {"EagerPyFunc", 2},
    {"Enter", 1},
    {"Exit", 1},
    {"FakeParam", 1},
    {"For", 1},
    {"If", 5},
    {"LoopCond", 1},
    {"Merge", 1},
    {"NextIteration", 1},
    {"NoOp", 1},
    {"PartitionedCall", 4},
    {"PyFunc", 4},
    {"PyFuncStateless", 2},
    {"RefEnter", 1},
    {"RefExit", 1},
    {"RefMerge", 1},
    {"RefNextIteration", 1},
    {"RefSelect", 1},
    {"RefSwitch", 2},
    {"RemoteCall", 2},
    {"StatefulPartitionedCall", 5},
    {"StatelessCase", 1},
    {"StatelessIf", 2},
    {"StatelessWhile", 2},
    {"Switch", 1},
    {"SymbolicGradient", 1},
    {"ToBool", 1},
    {"While", 3},
};

inline constexpr flat_definition control_flow_definition_rows[]{
    {9, 0, 1, 0, 0, 0, 0, 0, 0, 1},  // Abort
    {17, 0, 0, 0, 0, 0, 0, 0, 1, 2},
    {27, 0, 0, 1, 0, 2, 2, 1, 3, 4},  // Case
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0},  // ControlTrigger
    {415, 0, 1, 0, 0, 0, 3, 1, 7, 1},  // DeviceIndex
    {932, 0, 0, 1, 0, 0, 3, 1, 7, 1},
    {24, 0, 1, 1, 4, 1, 2, 1, 8, 3},  // EagerPyFunc
    {125, 0, 0, 1, 4, 1, 2, 1, 11, 4},
    {0, 0, 0, 0, 5, 1, 6, 1, 15, 4},  // Enter
    {0, 0, 0, 0, 5, 1, 6, 1, 19, 1},  // Exit
    {26, 0, 0, 0, 0, 0, 7, 1, 20, 2},  // FakeParam
    {26, 0, 0, 0, 8, 4, 12, 1, 22, 2},  // For
    {26, 0, 4, 0, 13, 2, 2, 1, 24, 5},  // If
    {26, 0, 3, 0, 13, 2, 2, 1, 29, 5},
    {26, 0, 2, 0, 13, 2, 2, 1, 34, 5},
    {26, 0, 1, 1, 13, 2, 2, 1, 34, 5},
    {27, 0, 0, 1, 13, 2, 2, 1, 39, 6},
    {0, 0, 0, 0, 15, 1, 16, 1, 0, 0},  // LoopCond
    {0, 0, 0, 0, 17, 1, 18, 2, 45, 2},  // Merge
    {0, 0, 0, 0, 5, 1, 6, 1, 19, 1},  // NextIteration
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0},  // NoOp
    {26, 0, 3, 0, 20, 1, 2, 1, 47, 3},  // PartitionedCall
    {27, 0, 2, 0, 20, 1, 2, 1, 50, 4},
    {27, 0, 1, 0, 20, 1, 2, 1, 54, 5},
    {27, 0, 0, 0, 20, 1, 2, 1, 59, 6},
    {3, 0, 3, 0, 4, 1, 2, 1, 65, 3},  // PyFunc
    {6, 0, 2, 0, 4, 1, 2, 1, 68, 3},
    {9, 0, 1, 1, 4, 1, 2, 1, 68, 3},
    {15, 0, 0, 1, 4, 1, 2, 1, 71, 3},
    {10, 0, 1, 0, 4, 1, 2, 1, 74, 3},  // PyFuncStateless
    {15, 0, 0, 0, 4, 1, 2, 1, 77, 3},
    {0, 0, 0, 0, 21, 1, 22, 1, 15, 4},  // RefEnter
    {5, 0, 0, 0, 21, 1, 22, 1, 80, 1},  // RefExit
    {5, 0, 0, 0, 23, 1, 24, 2, 81, 2},  // RefMerge
    {5, 0, 0, 0, 21, 1, 22, 1, 80, 1},  // RefNextIteration
    {0, 0, 0, 0, 26, 2, 22, 1, 45, 2},  // RefSelect
    {0, 0, 1, 0, 28, 2, 30, 2, 19, 1},  // RefSwitch
    {10, 0, 0, 8, 28, 2, 30, 2, 19, 1},
    {24, 0, 1, 0, 32, 2, 2, 1, 83, 3},  // RemoteCall
    {26, 0, 0, 1, 32, 2, 2, 1, 83, 3},
    {26, 0, 4, 1, 20, 1, 2, 1, 47, 3},  // StatefulPartitionedCall
    {27, 0, 3, 1, 20, 1, 2, 1, 50, 4},
    {27, 0, 2, 1, 20, 1, 2, 1, 54, 5},
    {27, 0, 1, 1, 20, 1, 2, 1, 59, 6},
    {847, 0, 0, 17, 20, 1, 2, 1, 59, 6},
    {478, 0, 0, 0, 0, 2, 2, 1, 86, 4},  // StatelessCase
    {26, 0, 1, 0, 13, 2, 2, 1, 34, 5},  // StatelessIf
    {83, 0, 0, 0, 13, 2, 2, 1, 90, 6},
    {26, 0, 1, 0, 34, 1, 12, 1, 96, 3},  // StatelessWhile
    {113, 0, 0, 0, 34, 1, 12, 1, 99, 5},
    {0, 0, 0, 0, 35, 2, 37, 2, 19, 1},  // Switch
    {4, 0, 0, 0, 4, 1, 2, 1, 104, 3},  // SymbolicGradient
    {175, 0, 0, 0, 39, 1, 16, 1, 107, 1},  // ToBool
    {26, 0, 2, 1, 34, 1, 12, 1, 96, 3},  // While
    {27, 0, 1, 1, 34, 1, 12, 1, 108, 4},
    {27, 0, 0, 1, 34, 1, 12, 1, 112, 5},
};

inline constexpr flat_port control_flow_ports[]{
    {"branch_index", dtype::int32},
    {"input", {}, "Tin", "", true},
    {"output", {}, "Tout", "", true},
    {"index", dtype::int32},
    {"data", {}, "T"},
    {"output", {}, "T"},
    {"output", {}, "dtype"},
    {"start", dtype::int32},
    {"limit", dtype::int32},
    {"delta", dtype::int32},
    {"input", {}, "T", "", true},
    {"output", {}, "T", "", true},
    {"cond", {}, "Tcond"},
    {"input", dtype::boolean},
    {"output", dtype::boolean},
    {"inputs", {}, "T", "N"},
    {"value_index", dtype::int32},
    {"args", {}, "Tin", "", true},
    {"data", {}, "T", "", false, true},
    {"output", {}, "T", "", false, true},
    {"inputs", {}, "T", "N", false, true},
    {"pred", dtype::boolean},
    {"output_false", {}, "T", "", false, true},
    {"output_true", {}, "T", "", false, true},
    {"target", dtype::string},
    {"output_false", {}, "T"},
    {"output_true", {}, "T"},
    {"input", {}, "T"},
};

inline constexpr flat_attr control_flow_attrs[]{
    {"error_msg", attr_type::string, "\"\""},
    {"exit_without_error", attr_type::boolean, "false"},
    {"Tin", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tout", attr_type::type, nullptr, 0x0, "", true, 0},
    {"branches", attr_type::func, nullptr, 0x0, "", true, 1},
    {"output_shapes", attr_type::shape, "[]", 0x0, "", true},
    {"device_names", attr_type::string, nullptr, 0x0, "", true},
    {"token", attr_type::string},
    {"is_async", attr_type::boolean, "false"},
    {"T", attr_type::type},
    {"frame_name", attr_type::string},
    {"is_constant", attr_type::boolean, "false"},
    {"parallel_iterations", attr_type::integer, "10"},
    {"dtype", attr_type::type},
    {"shape", attr_type::shape},
    {"T", attr_type::type, nullptr, 0x0, "", true, 0},
    {"body", attr_type::func},
    {"Tcond", attr_type::type},
    {"Tin", attr_type::type, nullptr, 0x0, "", true, 1},
    {"Tout", attr_type::type, nullptr, 0x0, "", true, 1},
    {"then_branch", attr_type::func},
    {"else_branch", attr_type::func},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"f", attr_type::func},
    {"config", attr_type::string, "\"\""},
    {"executor_type", attr_type::string, "\"\""},
    {"config_proto", attr_type::string, "\"\""},
    {"cond", attr_type::func},
};

inline constexpr std::uint16_t control_flow_port_slots[]{
    0, 1, 2, 3, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 13, 14, 15, 5, 16, 17, 18, 19, 20, 19, 16, 3,
    20, 18, 21, 22, 23, 24, 17, 10, 4, 21, 25, 26, 27,
};

inline constexpr flat_attr_slot control_flow_attr_slots[]{
    {0, 9}, {0, 9}, {1, 17}, {2, 27}, {3, 27}, {4, 27}, {5, 27}, {6, 415}, {7, 24}, {2, 24},
    {3, 24}, {7, 24}, {8, 125}, {2, 24}, {3, 24}, {9, 0}, {10, 0}, {11, 0}, {12, 0}, {9, 0},
    {13, 26}, {14, 26}, {15, 26}, {16, 26}, {17, 26}, {18, 26}, {19, 26}, {20, 26}, {21, 26},
    {17, 26}, {2, 26}, {19, 26}, {20, 26}, {21, 26}, {17, 26}, {2, 26}, {3, 26}, {20, 26}, {21, 26},
    {17, 26}, {2, 26}, {3, 26}, {20, 26}, {21, 26}, {5, 27}, {9, 0}, {22, 0}, {2, 26}, {3, 26},
    {23, 26}, {2, 26}, {3, 26}, {23, 26}, {24, 27}, {2, 26}, {3, 26}, {23, 26}, {24, 27}, {25, 27},
    {2, 26}, {3, 26}, {23, 26}, {24, 27}, {26, 27}, {25, 27}, {7, 3}, {18, 3}, {19, 3}, {7, 3},
    {2, 3}, {19, 3}, {7, 3}, {2, 3}, {3, 3}, {7, 10}, {2, 10}, {19, 10}, {7, 10}, {2, 10}, {3, 10},
    {9, 5}, {9, 5}, {22, 5}, {18, 24}, {19, 24}, {23, 24}, {2, 478}, {3, 478}, {4, 478}, {5, 478},
    {17, 26}, {2, 26}, {3, 26}, {20, 26}, {21, 26}, {5, 83}, {15, 26}, {27, 26}, {16, 26}, {15, 26},
    {27, 26}, {16, 26}, {5, 113}, {12, 113}, {18, 4}, {19, 4}, {23, 4}, {9, 175}, {15, 26},
    {27, 26}, {16, 26}, {5, 27}, {15, 26}, {27, 26}, {16, 26}, {5, 27}, {12, 27},
};

}  // namespace detail

inline constexpr flat_table control_flow_ops{
    detail::control_flow_op_rows, detail::control_flow_definition_rows, detail::control_flow_ports,
    detail::control_flow_attrs, detail::control_flow_port_slots, detail::control_flow_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/dataset.hpp
// dataset: input pipelines: datasets, their iterators and options.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_DATASET_HPP
#define EVERGRAPH_TF_OPS_DATASET_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op dataset_op_rows[]{
    {"AnonymousIterator", 1},
    {"AnonymousIteratorV2", 1},
    {"AnonymousIteratorV3", 1},
    {"AnonymousMemoryCache", 1},
    {"AnonymousMultiDeviceIterator", 1},
    {"AnonymousMultiDeviceIteratorV3", 1},
    {"AnonymousRandomSeedGenerator", 1},
    {"AnonymousSeedGenerator", 1},
    {"AssertCardinalityDataset", 1},
    {"AssertNextDataset", 1},
    {"AssertPrevDataset", 1},
    {"AutoShardDataset", 3},
    {"BatchDataset", 3},
    {"BatchDatasetV2", 3},
    {"BeginEpoch", 1, 372, op::open, op::open, "", "never part of a release"},
    {"BytesProducedStatsDataset", 2},
    {"CSVDataset", 1},
    {"CSVDatasetV2", 1},
    {"CacheDataset", 3},
    {"CacheDatasetV2", 2},
    {"ChooseFastestBranchDataset", 1},
    {"ChooseFastestDataset", 1},
    {"CompressElement", 1},
    {"ComputeBatchSize", 1},
    {"ConcatenateDataset", 3},
    {"DataServiceDataset", 7},
    {"DataServiceDatasetV2", 4},
    {"DataServiceDatasetV3", 2},
    {"DataServiceDatasetV4", 1},
    {"DatasetCardinality", 2},
    {"DatasetCardinalityV2", 1, 390, op::open, op::open, "", "never part of a release"},
    {"DatasetFingerprint", 1},
    {"DatasetFromGraph", 1},
    {"DatasetToGraph", 4},
    {"DatasetToGraphV2", 1},
    {"DatasetToSingleElement", 3},
    {"DatasetToTFRecord", 2},
    {"DeleteIterator", 1},
    {"DeleteMemoryCache", 1},
    {"DeleteMultiDeviceIterator", 1},
    {"DeleteRandomSeedGenerator", 1},
    {"DeleteSeedGenerator", 1},
    {"DenseToSparseBatchDataset", 3},
    {"DeserializeIterator", 1},
    {"DirectedInterleaveDataset", 2},
    {"DummyIterationCounter", 1},
    {"DummyMemoryCache", 1},
    {"DummySeedGenerator", 1},
    {"EnqueueInQueueDataset", 1, 26, op::open, op::open, "", "gone after release 1.12"},
    {"ExperimentalAssertNextDataset", 1},
    {"ExperimentalAutoShardDataset", 2},
    {"ExperimentalBytesProducedStatsDataset", 1},
    {"ExperimentalCSVDataset", 1},
    {"ExperimentalChooseFastestDataset", 2},
    {"ExperimentalDatasetCardinality", 1},
    {"ExperimentalDatasetToTFRecord", 2},
    {"ExperimentalDenseToSparseBatchDataset", 1},
    {"ExperimentalDirectedInterleaveDataset", 1},
    {"ExperimentalFunctionBufferingResource", 1, 27, op::open, op::open, "", "gone after release 1.12"},
    {"ExperimentalFunctionBufferingResourceGetNext", 1, 27, op::open, op::open, "", "gone after release 1.12"},
    {"ExperimentalFunctionBufferingResourceReset", 1, 27, op::open, op::open, "", "gone after release 1.12"},
    {"ExperimentalGroupByReducerDataset", 1},
    {"ExperimentalGroupByWindowDataset", 1},
    {"ExperimentalIdentityIndexedDataset", 1, 84, op::open, op::open, "", "gone after release 1.14"},
    {"ExperimentalIgnoreErrorsDataset", 2},
    {"ExperimentalIndexedDatasetGet", 1, 84, op::open, op::open, "", "gone after release 1.14"},
    {"ExperimentalIndexedDatasetMaterialize", 1, 84, op::open, op::open, "", "gone after release 1.14"},
    {"ExperimentalIteratorGetDevice", 1},
    {"ExperimentalLMDBDataset", 1},
    {"ExperimentalLatencyStatsDataset", 1},
    {"ExperimentalMapAndBatchDataset", 2},
    {"ExperimentalMapDataset", 3},
    {"ExperimentalMatchingFilesDataset", 1},
    {"ExperimentalMaterializedIndexDatasetHandle", 1, 84, op::open, op::open, "", "gone after release 1.14"},
    {"ExperimentalMaxIntraOpParallelismDataset", 1},
    {"ExperimentalNonSerializableDataset", 1},
    {"ExperimentalNumaMapAndBatchDataset", 2, 84, op::open, op::open, "", "gone after release 1.14"},
    {"ExperimentalParallelInterleaveDataset", 1},
    {"ExperimentalParseExampleDataset", 1},
    {"ExperimentalPrivateThreadPoolDataset", 1},
    {"ExperimentalRandomDataset", 1},
    {"ExperimentalRebatchDataset", 3},
    {"ExperimentalScanDataset", 2},
    {"ExperimentalSetStatsAggregatorDataset", 1},
    {"ExperimentalSleepDataset", 1},
    {"ExperimentalSlidingWindowDataset", 1},
    {"ExperimentalSqlDataset", 1},
    {"ExperimentalStatsAggregatorHandle", 1},
    {"ExperimentalStatsAggregatorSummary", 1},
    {"ExperimentalTakeWhileDataset", 1},
    {"ExperimentalThreadPoolDataset", 1},
    {"ExperimentalThreadPoolHandle", 1},
    {"ExperimentalUnbatchDataset", 1},
    {"ExperimentalUniqueDataset", 1},
    {"FeatureStatsDataset", 1, 26, op::open, op::open, "", "gone after release 1.10"},
    {"FilterByLastComponentDataset", 1},
    {"FilterDataset", 3},
    {"FinalizeDataset", 1},
    {"FixedLengthRecordDataset", 4},
    {"FixedLengthRecordDatasetV2", 2},
    {"FlatMapDataset", 3},
    {"GeneratorDataset", 2},
    {"GetElementAtIndex", 1},
    {"GetOptions", 1},
    {"GlobalShuffleDataset", 1},
    {"GroupByReducerDataset", 2},
    {"GroupByWindowDataset", 5},
    {"IdentityDataset", 1, 26, op::open, op::open, "", "never part of a release"},
    {"IgnoreErrorsDataset", 4},
    {"IndexFlatMapDataset", 1},
    {"InitializeTableFromDataset", 1},
    {"InterleaveDataset", 3},
    {"Iterator", 1},
    {"IteratorDispose", 1, 23, op::open, op::open, "", "gone after release 1.3"},
    {"IteratorFromStringHandle", 2},
    {"IteratorFromStringHandleV2", 1},
    {"IteratorGetDevice", 1},
    {"IteratorGetModelProto", 1},
    {"IteratorGetNext", 1},
    {"IteratorGetNextAsOptional", 1},
    {"IteratorGetNextSync", 1},
    {"IteratorSetStatsAggregator", 1, 25, op::open, op::open, "", "gone after release 1.8"},
    {"IteratorToStringHandle", 1},
    {"IteratorV2", 1},
    {"LMDBDataset", 1},
    {"LatencyStatsDataset", 2},
    {"LegacyParallelInterleaveDatasetV2", 2},
    {"ListDataset", 1},
    {"ListSnapshotChunksDataset", 1},
    {"LoadDataset", 1},
    {"MakeDataServiceIterator", 2, 387, op::open, op::open, "", "never part of a release"},
    {"MakeIterator", 2},
    {"MapAndBatchDataset", 4},
    {"MapAndBatchDatasetV2", 1, 26, op::open, op::open, "", "gone after release 1.12"},
    {"MapDataset", 6},
    {"MapDefun", 3},
    {"MatchingFilesDataset", 2},
    {"MaxIntraOpParallelismDataset", 1},
    {"ModelDataset", 6},
    {"MultiDeviceIterator", 1},
    {"MultiDeviceIteratorFromStringHandle", 1},
    {"MultiDeviceIteratorGetNextFromShard", 1},
    {"MultiDeviceIteratorInit", 1},
    {"MultiDeviceIteratorToStringHandle", 1},
    {"NonSerializableDataset", 1},
    {"OneShotIterator", 1},
    {"OptimizeDataset", 2},
    {"OptimizeDatasetV2", 1},
    {"OptionalFromValue", 1},
    {"OptionalGetValue", 1},
    {"OptionalHasValue", 1},
    {"OptionalNone", 1},
    {"OptionsDataset", 2},
    {"PaddedBatchDataset", 3},
    {"PaddedBatchDatasetV2", 3},
    {"ParallelBatchDataset", 4},
    {"ParallelFilterDataset", 2},
    {"ParallelInterleaveDataset", 4},
    {"ParallelInterleaveDatasetV2", 3},
    {"ParallelInterleaveDatasetV3", 2},
    {"ParallelInterleaveDatasetV4", 2},
    {"ParallelMapDataset", 7},
    {"ParallelMapDatasetV2", 3},
    {"ParseExampleDataset", 4},
    {"ParseExampleDatasetV2", 1},
    {"PrefetchDataset", 6},
    {"PrependFromQueueAndPaddedBatchDataset", 1, 26, op::open, op::open, "", "gone after release 1.12"},
    {"PrivateThreadPoolDataset", 1},
    {"RandomDataset", 3},
    {"RandomDatasetV2", 1},
    {"RangeDataset", 4},
    {"RebatchDataset", 3},
    {"RebatchDatasetV2", 1},
    {"ReduceDataset", 3},
    {"RegisterDataset", 3},
    {"RegisterDatasetV2", 2},
    {"RepeatDataset", 3},
    {"RestoreIterator", 1, 24, op::open, op::open, "", "gone after release 1.4"},
    {"RewriteDataset", 1},
    {"SamplingDataset", 1},
    {"SaveDataset", 2},
    {"SaveDatasetV2", 1},
    {"SaveIterator", 1, 24, op::open, op::open, "", "gone after release 1.4"},
    {"ScanDataset", 4},
    {"SerializeIterator", 2},
    {"SetStatsAggregatorDataset", 3},
    {"ShardDataset", 3},
    {"ShuffleAndRepeatDataset", 3},
    {"ShuffleAndRepeatDatasetV2", 2},
    {"ShuffleDataset", 4},
    {"ShuffleDatasetV2", 2},
    {"ShuffleDatasetV3", 2},
    {"SinkDataset", 1, 26, op::open, op::open, "", "gone after release 1.12"},
    {"SkipDataset", 3},
    {"SleepDataset", 1},
    {"SlideDataset", 2, 26, op::open, op::open, "", "gone after release 1.12"},
    {"SlidingWindowDataset", 2},
    {"SloppyInterleaveDataset", 2, 24, op::open, op::open, "", "gone after release 1.4"},
    {"SnapshotChunkDataset", 1},
    {"SnapshotDataset", 6},
    {"SnapshotDatasetReader", 1},
    {"SnapshotDatasetV2", 4},
    {"SnapshotNestedDatasetReader", 1},
    {"SparseTensorSliceDataset", 2},
    {"SqlDataset", 3},
    {"StatsAggregatorHandle", 2},
    {"StatsAggregatorHandleV2", 1},
    {"StatsAggregatorSetSummaryWriter", 1},
    {"StatsAggregatorSummary", 2},
    {"TFRecordDataset", 4},
    {"TFRecordDatasetV2", 1},
    {"TakeDataset", 3},
    {"TakeWhileDataset", 2},
    {"TensorDataset", 3},
    {"TensorSliceDataset", 5},
    {"TextLineDataset", 5},
    {"ThreadPoolDataset", 1},
    {"ThreadPoolHandle", 1},
    {"UnbatchDataset", 3},
    {"UncompressElement", 1},
    {"UniqueDataset", 3},
    {"UnwrapDatasetVariant", 1},
    {"WeightedFlatMapDataset", 1},
    {"Window", 1, 807, op::open, op::open, "", "gone after release 2.6"},
    {"WindowDataset", 3},
    {"WindowOp", 1},
    {"WrapDatasetVariant", 1},
    {"ZipDataset", 3},
};

inline constexpr flat_definition dataset_definition_rows[]{
    {26, 0, 0, 1, 0, 0, 0, 1, 0, 2},  // AnonymousIterator
    {29, 0, 0, 1, 0, 0, 1, 2, 2, 2},  // AnonymousIteratorV2
    {959, 0, 0, 1, 0, 0, 0, 1, 4, 2},  // AnonymousIteratorV3
    {115, 0, 0, 1, 0, 0, 1, 2, 0, 0},  // AnonymousMemoryCache
    {99, 0, 0, 1, 0, 0, 1, 2, 6, 3},  // AnonymousMultiDeviceIterator
    {1003, 0, 0, 1, 0, 0, 0, 1, 9, 3},  // AnonymousMultiDeviceIteratorV3
    {112, 0, 0, 1, 3, 2, 1, 2, 0, 0},  // AnonymousRandomSeedGenerator
    {175, 0, 0, 1, 5, 3, 1, 2, 0, 0},  // AnonymousSeedGenerator
    {175, 0, 0, 0, 8, 2, 10, 1, 12, 2},  // AssertCardinalityDataset
    {85, 0, 0, 0, 11, 2, 10, 1, 14, 2},  // AssertNextDataset
    {1060, 0, 0, 0, 11, 2, 10, 1, 16, 2},  // AssertPrevDataset
    {85, 0, 2, 0, 13, 3, 10, 1, 14, 2},  // AutoShardDataset
    {175, 0, 1, 0, 13, 3, 10, 1, 18, 3},
    {491, 0, 0, 0, 13, 3, 10, 1, 21, 4},
    {22, 0, 0, 1, 16, 2, 0, 1, 25, 2},  // BatchDataset
    {24, 0, 1, 0, 18, 2, 10, 1, 25, 2},
    {885, 0, 0, 0, 18, 2, 10, 1, 27, 3},
    {26, 0, 2, 0, 20, 3, 10, 1, 0, 2},  // BatchDatasetV2
    {29, 0, 1, 0, 20, 3, 10, 1, 30, 3},
    {885, 0, 0, 0, 20, 3, 10, 1, 33, 4},
    {175, 0, 0, 0, 23, 3, 26, 1, 0, 0},  // BeginEpoch
    {24, 0, 1, 0, 27, 2, 10, 1, 37, 2},  // BytesProducedStatsDataset
    {85, 27, 0, 0, 27, 2, 10, 1, 37, 2},
    {85, 0, 0, 1, 29, 9, 10, 1, 39, 2},  // CSVDataset
    {447, 0, 0, 1, 38, 10, 10, 1, 41, 2},  // CSVDatasetV2
    {24, 0, 0, 1, 48, 2, 0, 1, 37, 2},  // CacheDataset
    {24, 0, 1, 0, 50, 2, 10, 1, 37, 2},
    {885, 0, 0, 0, 50, 2, 10, 1, 43, 3},
    {115, 0, 1, 1, 52, 3, 10, 1, 46, 2},  // CacheDatasetV2
    {885, 0, 0, 1, 52, 3, 10, 1, 48, 3},
    {27, 0, 0, 0, 55, 4, 10, 1, 51, 6},  // ChooseFastestBranchDataset
    {85, 0, 0, 0, 59, 1, 10, 1, 57, 4},  // ChooseFastestDataset
    {407, 0, 0, 0, 60, 1, 61, 1, 61, 1},  // CompressElement
    {469, 0, 0, 0, 62, 1, 63, 1, 0, 0},  // ComputeBatchSize
    {24, 0, 0, 1, 64, 2, 0, 1, 37, 2},  // ConcatenateDataset
    {24, 0, 1, 0, 66, 2, 10, 1, 37, 2},
    {885, 0, 0, 0, 66, 2, 10, 1, 43, 3},
    {175, 0, 1, 1, 68, 3, 10, 1, 12, 2},  // DataServiceDataset
    {378, 0, 0, 1, 68, 3, 10, 1, 62, 3},
    {388, 0, 0, 1, 71, 5, 10, 1, 62, 3},
    {392, 0, 3, 1, 76, 7, 10, 1, 62, 3},
    {652, 0, 2, 1, 76, 7, 10, 1, 65, 4},
    {798, 0, 1, 1, 76, 7, 10, 1, 69, 5},
    {1133, 0, 0, 1, 76, 7, 10, 1, 74, 6},
    {645, 0, 3, 1, 83, 9, 10, 1, 80, 3},  // DataServiceDatasetV2
    {652, 0, 2, 1, 83, 9, 10, 1, 83, 4},
    {798, 0, 1, 1, 83, 9, 10, 1, 87, 5},
    {1133, 0, 0, 1, 83, 9, 10, 1, 92, 6},
    {952, 0, 1, 1, 83, 9, 10, 1, 98, 7},  // DataServiceDatasetV3
    {1133, 0, 0, 1, 83, 9, 10, 1, 105, 8},
    {1197, 0, 0, 1, 92, 9, 10, 1, 113, 8},  // DataServiceDatasetV4
    {85, 0, 1, 0, 62, 1, 101, 1, 0, 0},  // DatasetCardinality
    {1437, 0, 0, 0, 62, 1, 101, 1, 121, 1},
    {388, 0, 0, 0, 62, 1, 102, 1, 0, 0},  // DatasetCardinalityV2
    {1766, 0, 0, 0, 62, 1, 103, 1, 0, 0},  // DatasetFingerprint
    {90, 0, 0, 0, 104, 1, 10, 1, 0, 0},  // DatasetFromGraph
    {26, 0, 3, 0, 62, 1, 105, 1, 0, 0},  // DatasetToGraph
    {125, 0, 2, 0, 62, 1, 105, 1, 122, 1},
    {134, 0, 1, 0, 62, 1, 105, 1, 123, 2},
    {175, 0, 0, 0, 62, 1, 105, 1, 125, 3},
    {175, 0, 0, 0, 62, 1, 105, 1, 128, 2},  // DatasetToGraphV2
    {24, 0, 2, 0, 106, 1, 107, 1, 37, 2},  // DatasetToSingleElement
    {27, 0, 1, 1, 106, 1, 107, 1, 37, 2},
    {885, 0, 0, 1, 106, 1, 107, 1, 43, 3},
    {26, 0, 1, 0, 108, 3, 0, 0, 0, 0},  // DatasetToTFRecord
    {85, 27, 0, 1, 108, 3, 0, 0, 0, 0},
    {29, 0, 0, 1, 1, 2, 0, 0, 0, 0},  // DeleteIterator
    {115, 0, 0, 1, 1, 2, 0, 0, 0, 0},  // DeleteMemoryCache
    {99, 0, 0, 1, 111, 3, 0, 0, 130, 1},  // DeleteMultiDeviceIterator
    {112, 0, 0, 1, 1, 2, 0, 0, 0, 0},  // DeleteRandomSeedGenerator
    {175, 0, 0, 1, 1, 2, 0, 0, 0, 0},  // DeleteSeedGenerator
    {22, 0, 0, 1, 114, 3, 0, 1, 25, 2},  // DenseToSparseBatchDataset
    {24, 0, 1, 0, 117, 3, 10, 1, 25, 2},
    {85, 27, 0, 0, 117, 3, 10, 1, 25, 2},
    {24, 0, 0, 1, 120, 2, 0, 0, 0, 0},  // DeserializeIterator
    {85, 0, 1, 0, 122, 2, 10, 1, 131, 3},  // DirectedInterleaveDataset
    {741, 0, 0, 0, 122, 2, 10, 1, 134, 4},
    {392, 0, 0, 1, 0, 0, 0, 1, 0, 0},  // DummyIterationCounter
    {377, 0, 0, 1, 0, 0, 0, 1, 0, 0},  // DummyMemoryCache
    {380, 0, 0, 1, 0, 0, 0, 1, 0, 0},  // DummySeedGenerator
    {26, 0, 0, 1, 124, 2, 0, 0, 138, 1},  // EnqueueInQueueDataset
    {27, 0, 0, 0, 11, 2, 10, 1, 139, 2},  // ExperimentalAssertNextDataset
    {27, 0, 1, 0, 13, 3, 10, 1, 139, 2},  // ExperimentalAutoShardDataset
    {175, 0, 0, 0, 13, 3, 10, 1, 141, 3},
    {27, 0, 0, 0, 27, 2, 10, 1, 139, 2},  // ExperimentalBytesProducedStatsDataset
    {27, 0, 0, 1, 29, 9, 10, 1, 144, 2},  // ExperimentalCSVDataset
    {27, 0, 0, 0, 59, 1, 10, 1, 146, 2},  // ExperimentalChooseFastestDataset
    {27, 0, 0, 0, 59, 1, 10, 1, 148, 4},
    {27, 0, 0, 0, 62, 1, 101, 1, 0, 0},  // ExperimentalDatasetCardinality
    {27, 0, 1, 0, 108, 3, 0, 0, 0, 0},  // ExperimentalDatasetToTFRecord
    {27, 0, 0, 1, 108, 3, 0, 0, 0, 0},
    {27, 0, 0, 0, 117, 3, 10, 1, 139, 2},  // ExperimentalDenseToSparseBatchDataset
    {27, 0, 0, 0, 122, 2, 10, 1, 152, 3},  // ExperimentalDirectedInterleaveDataset
    {27, 0, 0, 1, 126, 2, 128, 1, 155, 5},  // ExperimentalFunctionBufferingResource
    {27, 0, 0, 1, 129, 1, 130, 1, 160, 1},  // ExperimentalFunctionBufferingResourceGetNext
    {27, 0, 0, 1, 129, 1, 0, 0, 0, 0},  // ExperimentalFunctionBufferingResourceReset
    {27, 0, 0, 1, 131, 5, 10, 1, 161, 10},  // ExperimentalGroupByReducerDataset
    {27, 0, 0, 0, 136, 4, 10, 1, 171, 8},  // ExperimentalGroupByWindowDataset
    {27, 0, 0, 1, 140, 1, 10, 1, 0, 0},  // ExperimentalIdentityIndexedDataset
    {27, 0, 1, 0, 62, 1, 10, 1, 139, 2},  // ExperimentalIgnoreErrorsDataset
    {491, 0, 0, 0, 62, 1, 10, 1, 179, 3},
    {27, 0, 0, 1, 141, 2, 107, 1, 139, 2},  // ExperimentalIndexedDatasetGet
    {27, 0, 0, 1, 143, 2, 0, 0, 0, 0},  // ExperimentalIndexedDatasetMaterialize
    {27, 0, 0, 1, 128, 1, 145, 1, 0, 0},  // ExperimentalIteratorGetDevice
    {27, 0, 0, 1, 146, 1, 10, 1, 139, 2},  // ExperimentalLMDBDataset
    {27, 0, 0, 0, 27, 2, 10, 1, 139, 2},  // ExperimentalLatencyStatsDataset
    {27, 0, 1, 0, 147, 5, 10, 1, 182, 4},  // ExperimentalMapAndBatchDataset
    {27, 0, 0, 0, 147, 5, 10, 1, 186, 5},
    {27, 0, 2, 0, 152, 2, 10, 1, 191, 5},  // ExperimentalMapDataset
    {27, 0, 1, 0, 152, 2, 10, 1, 196, 6},
    {2025, 0, 0, 0, 152, 2, 10, 1, 202, 7},
    {27, 0, 0, 1, 154, 1, 10, 1, 0, 0},  // ExperimentalMatchingFilesDataset
    {27, 0, 0, 1, 0, 0, 0, 1, 209, 4},  // ExperimentalMaterializedIndexDatasetHandle
    {27, 0, 0, 0, 155, 2, 10, 1, 139, 2},  // ExperimentalMaxIntraOpParallelismDataset
    {27, 0, 0, 0, 62, 1, 10, 1, 139, 2},  // ExperimentalNonSerializableDataset
    {27, 0, 1, 0, 147, 5, 10, 1, 182, 4},  // ExperimentalNumaMapAndBatchDataset
    {27, 0, 0, 0, 147, 5, 10, 1, 186, 5},
    {27, 0, 0, 0, 157, 7, 10, 1, 182, 4},  // ExperimentalParallelInterleaveDataset
    {27, 0, 0, 0, 164, 3, 10, 1, 213, 8},  // ExperimentalParseExampleDataset
    {27, 0, 0, 0, 167, 2, 10, 1, 139, 2},  // ExperimentalPrivateThreadPoolDataset
    {27, 0, 0, 1, 3, 2, 10, 1, 139, 2},  // ExperimentalRandomDataset
    {27, 0, 2, 0, 169, 2, 10, 1, 139, 2},  // ExperimentalRebatchDataset
    {104, 0, 1, 0, 169, 2, 10, 1, 221, 3},
    {119, 0, 0, 0, 171, 2, 10, 1, 221, 3},
    {27, 0, 1, 0, 173, 3, 10, 1, 224, 5},  // ExperimentalScanDataset
    {27, 0, 0, 0, 173, 3, 10, 1, 229, 6},
    {27, 0, 0, 1, 176, 4, 10, 1, 139, 2},  // ExperimentalSetStatsAggregatorDataset
    {27, 0, 0, 0, 180, 2, 10, 1, 139, 2},  // ExperimentalSleepDataset
    {27, 0, 0, 0, 182, 4, 10, 1, 139, 2},  // ExperimentalSlidingWindowDataset
    {27, 0, 0, 1, 186, 3, 10, 1, 139, 2},  // ExperimentalSqlDataset
    {27, 0, 0, 1, 0, 0, 0, 1, 235, 2},  // ExperimentalStatsAggregatorHandle
    {27, 0, 0, 1, 189, 1, 190, 1, 0, 0},  // ExperimentalStatsAggregatorSummary
    {27, 0, 0, 0, 152, 2, 10, 1, 237, 4},  // ExperimentalTakeWhileDataset
    {27, 0, 0, 1, 191, 2, 10, 1, 139, 2},  // ExperimentalThreadPoolDataset
    {27, 0, 0, 1, 0, 0, 0, 1, 241, 5},  // ExperimentalThreadPoolHandle
    {27, 0, 0, 0, 62, 1, 10, 1, 139, 2},  // ExperimentalUnbatchDataset
    {27, 0, 0, 0, 62, 1, 10, 1, 139, 2},  // ExperimentalUniqueDataset
    {26, 0, 0, 0, 27, 2, 10, 1, 0, 2},  // FeatureStatsDataset
    {26, 0, 0, 0, 62, 1, 193, 1, 0, 2},  // FilterByLastComponentDataset
    {22, 0, 0, 1, 194, 2, 0, 1, 246, 4},  // FilterDataset
    {24, 0, 1, 0, 152, 2, 10, 1, 246, 4},
    {885, 0, 0, 0, 152, 2, 10, 1, 250, 5},
    {701, 0, 0, 0, 62, 1, 10, 1, 255, 3},  // FinalizeDataset
    {22, 0, 0, 1, 196, 4, 0, 1, 0, 0},  // FixedLengthRecordDataset
    {24, 0, 0, 1, 200, 5, 0, 1, 0, 0},
    {24, 0, 1, 1, 200, 5, 10, 1, 0, 0},
    {885, 0, 0, 1, 200, 5, 10, 1, 258, 1},
    {27, 0, 1, 1, 205, 6, 10, 1, 0, 0},  // FixedLengthRecordDatasetV2
    {885, 0, 0, 1, 205, 6, 10, 1, 258, 1},
    {22, 0, 0, 1, 194, 2, 0, 1, 259, 4},  // FlatMapDataset
    {24, 0, 1, 0, 152, 2, 10, 1, 259, 4},
    {885, 0, 0, 0, 152, 2, 10, 1, 263, 5},
    {26, 0, 1, 1, 211, 3, 10, 1, 268, 8},  // GeneratorDataset
    {885, 0, 0, 1, 211, 3, 10, 1, 276, 9},
    {848, 0, 0, 0, 214, 2, 107, 1, 285, 2},  // GetElementAtIndex
    {701, 0, 0, 0, 62, 1, 216, 1, 0, 0},  // GetOptions
    {2025, 0, 0, 1, 217, 4, 10, 1, 287, 4},  // GlobalShuffleDataset
    {26, 0, 1, 1, 131, 5, 10, 1, 291, 10},  // GroupByReducerDataset
    {85, 27, 0, 1, 131, 5, 10, 1, 291, 10},
    {22, 0, 0, 1, 221, 4, 0, 1, 301, 6},  // GroupByWindowDataset
    {24, 0, 0, 1, 225, 4, 0, 1, 307, 8},
    {24, 0, 2, 0, 136, 4, 10, 1, 307, 8},
    {85, 27, 1, 0, 136, 4, 10, 1, 307, 8},
    {885, 0, 0, 0, 136, 4, 10, 1, 315, 9},
    {26, 0, 0, 0, 62, 1, 10, 1, 0, 2},  // IdentityDataset
    {24, 0, 0, 1, 229, 1, 0, 1, 37, 2},  // IgnoreErrorsDataset
    {24, 0, 2, 0, 62, 1, 10, 1, 37, 2},
    {85, 26, 1, 0, 62, 1, 10, 1, 37, 2},
    {491, 0, 0, 0, 62, 1, 10, 1, 324, 3},
    {2025, 0, 0, 0, 230, 4, 10, 1, 327, 7},  // IndexFlatMapDataset
    {175, 0, 0, 1, 234, 2, 0, 0, 0, 0},  // InitializeTableFromDataset
    {24, 0, 0, 1, 236, 4, 0, 1, 334, 4},  // InterleaveDataset
    {24, 0, 1, 0, 240, 4, 10, 1, 334, 4},
    {885, 0, 0, 0, 240, 4, 10, 1, 338, 5},
    {22, 0, 0, 1, 0, 0, 0, 1, 343, 4},  // Iterator
    {22, 0, 0, 1, 189, 1, 0, 0, 0, 0},  // IteratorDispose
    {24, 0, 1, 1, 244, 1, 245, 1, 0, 0},  // IteratorFromStringHandle
    {24, 0, 0, 1, 244, 1, 245, 1, 347, 2},
    {26, 0, 0, 1, 244, 1, 245, 1, 349, 2},  // IteratorFromStringHandleV2
    {85, 0, 0, 1, 128, 1, 145, 1, 0, 0},  // IteratorGetDevice
    {2025, 0, 0, 1, 189, 1, 246, 1, 0, 0},  // IteratorGetModelProto
    {22, 0, 0, 1, 189, 1, 107, 1, 25, 2},  // IteratorGetNext
    {26, 0, 0, 1, 189, 1, 247, 1, 0, 2},  // IteratorGetNextAsOptional
    {26, 0, 0, 1, 189, 1, 107, 1, 0, 2},  // IteratorGetNextSync
    {24, 0, 0, 1, 248, 2, 0, 0, 0, 0},  // IteratorSetStatsAggregator
    {24, 0, 0, 1, 245, 1, 244, 1, 0, 0},  // IteratorToStringHandle
    {26, 0, 0, 1, 0, 0, 0, 1, 351, 4},  // IteratorV2
    {85, 0, 0, 1, 146, 1, 10, 1, 14, 2},  // LMDBDataset
    {24, 0, 1, 0, 27, 2, 10, 1, 37, 2},  // LatencyStatsDataset
    {85, 27, 0, 0, 27, 2, 10, 1, 37, 2},
    {175, 0, 1, 0, 250, 6, 10, 1, 355, 5},  // LegacyParallelInterleaveDatasetV2
    {885, 0, 0, 0, 250, 6, 10, 1, 360, 6},
    {1190, 0, 0, 1, 256, 1, 10, 1, 366, 4},  // ListDataset
    {1766, 0, 0, 1, 257, 1, 10, 1, 370, 2},  // ListSnapshotChunksDataset
    {429, 0, 0, 1, 258, 2, 10, 1, 372, 5},  // LoadDataset
    {175, 0, 0, 1, 260, 3, 0, 0, 0, 0},  // MakeDataServiceIterator
    {373, 0, 0, 1, 263, 3, 0, 0, 0, 0},
    {22, 0, 0, 1, 266, 2, 0, 0, 0, 0},  // MakeIterator
    {24, 0, 0, 1, 268, 2, 0, 0, 0, 0},
    {24, 0, 0, 0, 270, 4, 10, 1, 334, 4},  // MapAndBatchDataset
    {26, 0, 2, 0, 274, 5, 10, 1, 334, 4},
    {85, 27, 1, 0, 147, 5, 10, 1, 377, 5},
    {885, 0, 0, 0, 147, 5, 10, 1, 382, 6},
    {26, 0, 0, 0, 147, 5, 10, 1, 388, 4},  // MapAndBatchDatasetV2
    {22, 0, 0, 1, 194, 2, 0, 1, 259, 4},  // MapDataset
    {24, 0, 4, 0, 152, 2, 10, 1, 259, 4},
    {27, 0, 3, 0, 152, 2, 10, 1, 392, 5},
    {27, 0, 2, 0, 152, 2, 10, 1, 397, 6},
    {885, 0, 1, 0, 152, 2, 10, 1, 403, 7},
    {2025, 0, 0, 0, 152, 2, 10, 1, 410, 8},
    {26, 0, 2, 0, 279, 1, 130, 1, 418, 4},  // MapDefun
    {27, 0, 1, 0, 280, 2, 130, 1, 422, 5},
    {27, 0, 0, 0, 280, 2, 130, 1, 427, 6},
    {27, 0, 1, 1, 154, 1, 10, 1, 0, 0},  // MatchingFilesDataset
    {85, 28, 0, 1, 154, 1, 10, 1, 0, 0},
    {85, 0, 0, 0, 155, 2, 10, 1, 14, 2},  // MaxIntraOpParallelismDataset
    {27, 0, 5, 0, 62, 1, 10, 1, 139, 2},  // ModelDataset
    {27, 0, 4, 0, 62, 1, 10, 1, 433, 3},
    {76, 0, 3, 0, 62, 1, 10, 1, 436, 4},
    {512, 0, 2, 0, 62, 1, 10, 1, 440, 5},
    {695, 0, 0, 0, 62, 1, 10, 1, 445, 6},
    {695, 0, 0, 0, 62, 1, 10, 1, 440, 5},
    {27, 0, 0, 1, 0, 0, 0, 1, 451, 5},  // MultiDeviceIterator
    {27, 0, 0, 1, 244, 1, 282, 1, 456, 2},  // MultiDeviceIteratorFromStringHandle
    {27, 0, 0, 1, 283, 3, 107, 1, 139, 2},  // MultiDeviceIteratorGetNextFromShard
    {27, 0, 0, 1, 286, 3, 289, 1, 0, 0},  // MultiDeviceIteratorInit
    {27, 0, 0, 1, 282, 1, 244, 1, 0, 0},  // MultiDeviceIteratorToStringHandle
    {85, 0, 0, 0, 62, 1, 10, 1, 14, 2},  // NonSerializableDataset
    {22, 0, 0, 1, 0, 0, 0, 1, 458, 5},  // OneShotIterator
    {26, 0, 1, 0, 290, 2, 10, 1, 0, 2},  // OptimizeDataset
    {27, 0, 0, 0, 290, 2, 10, 1, 463, 3},
    {475, 0, 0, 0, 292, 4, 10, 1, 466, 3},  // OptimizeDatasetV2
    {26, 0, 0, 0, 296, 1, 247, 1, 469, 1},  // OptionalFromValue
    {26, 0, 0, 0, 247, 1, 107, 1, 0, 2},  // OptionalGetValue
    {26, 0, 0, 0, 247, 1, 297, 1, 0, 0},  // OptionalHasValue
    {26, 0, 0, 0, 0, 0, 247, 1, 0, 0},  // OptionalNone
    {701, 0, 1, 0, 62, 1, 10, 1, 470, 3},  // OptionsDataset
    {885, 0, 0, 0, 62, 1, 10, 1, 473, 4},
    {22, 0, 0, 1, 298, 4, 0, 1, 477, 3},  // PaddedBatchDataset
    {24, 0, 1, 0, 302, 4, 10, 1, 477, 3},
    {885, 0, 0, 0, 302, 4, 10, 1, 480, 4},
    {26, 0, 2, 0, 306, 5, 10, 1, 484, 3},  // PaddedBatchDatasetV2
    {29, 0, 1, 0, 306, 5, 10, 1, 487, 4},
    {885, 0, 0, 0, 306, 5, 10, 1, 491, 5},
    {664, 0, 3, 0, 311, 4, 10, 1, 496, 2},  // ParallelBatchDataset
    {682, 0, 2, 0, 311, 4, 10, 1, 498, 3},
    {721, 0, 1, 0, 311, 4, 10, 1, 501, 4},
    {885, 0, 0, 0, 311, 4, 10, 1, 505, 5},
    {1071, 0, 0, 0, 315, 3, 10, 1, 510, 6},  // ParallelFilterDataset
    {1081, 0, 0, 0, 318, 3, 10, 1, 510, 6},
    {24, 0, 0, 0, 321, 5, 10, 1, 334, 4},  // ParallelInterleaveDataset
    {24, 0, 2, 0, 157, 7, 10, 1, 334, 4},
    {85, 27, 1, 0, 157, 7, 10, 1, 334, 4},
    {885, 0, 0, 0, 157, 7, 10, 1, 338, 5},
    {27, 0, 2, 0, 326, 5, 10, 1, 182, 4},  // ParallelInterleaveDatasetV2
    {27, 0, 1, 0, 326, 5, 10, 1, 516, 5},
    {885, 0, 0, 0, 326, 5, 10, 1, 521, 6},
    {175, 0, 1, 0, 326, 5, 10, 1, 355, 5},  // ParallelInterleaveDatasetV3
    {885, 0, 0, 0, 326, 5, 10, 1, 360, 6},
    {175, 0, 1, 0, 331, 7, 10, 1, 355, 5},  // ParallelInterleaveDatasetV4
    {885, 0, 0, 0, 331, 7, 10, 1, 360, 6},
    {22, 0, 0, 1, 338, 4, 0, 1, 259, 4},  // ParallelMapDataset
    {24, 0, 0, 1, 342, 3, 0, 1, 259, 4},
    {24, 0, 4, 0, 315, 3, 10, 1, 259, 4},
    {27, 0, 3, 0, 315, 3, 10, 1, 392, 5},
    {27, 0, 2, 0, 315, 3, 10, 1, 527, 6},
    {27, 0, 1, 0, 315, 3, 10, 1, 533, 7},
    {885, 0, 0, 0, 315, 3, 10, 1, 540, 8},
    {175, 0, 2, 0, 318, 3, 10, 1, 548, 7},  // ParallelMapDatasetV2
    {885, 0, 1, 0, 318, 3, 10, 1, 555, 8},
    {2025, 0, 0, 0, 318, 3, 10, 1, 563, 9},
    {26, 0, 3, 0, 164, 3, 10, 1, 572, 7},  // ParseExampleDataset
    {27, 0, 2, 0, 164, 3, 10, 1, 579, 8},
    {85, 28, 1, 0, 164, 3, 10, 1, 579, 8},
    {169, 0, 0, 0, 164, 3, 10, 1, 587, 11},
    {175, 0, 0, 0, 164, 3, 10, 1, 598, 11},  // ParseExampleDatasetV2
    {24, 0, 0, 1, 345, 2, 0, 1, 37, 2},  // PrefetchDataset
    {24, 0, 4, 0, 347, 2, 10, 1, 37, 2},
    {53, 0, 3, 0, 347, 2, 10, 1, 609, 3},
    {120, 0, 2, 0, 347, 2, 10, 1, 612, 4},
    {532, 0, 1, 0, 347, 2, 10, 1, 616, 5},
    {885, 0, 0, 0, 347, 2, 10, 1, 621, 6},
    {26, 0, 0, 0, 302, 4, 10, 1, 484, 3},  // PrependFromQueueAndPaddedBatchDataset
    {85, 0, 0, 0, 167, 2, 10, 1, 14, 2},  // PrivateThreadPoolDataset
    {24, 0, 2, 1, 3, 2, 10, 1, 37, 2},  // RandomDataset
    {85, 27, 1, 1, 3, 2, 10, 1, 37, 2},
    {885, 0, 0, 1, 3, 2, 10, 1, 43, 3},
    {1316, 0, 0, 1, 349, 3, 10, 1, 627, 4},  // RandomDatasetV2
    {22, 0, 0, 1, 352, 3, 0, 1, 25, 2},  // RangeDataset
    {24, 0, 2, 1, 352, 3, 10, 1, 25, 2},
    {885, 0, 1, 1, 352, 3, 10, 1, 27, 3},
    {1123, 0, 0, 1, 352, 3, 10, 1, 631, 4},
    {85, 0, 2, 0, 169, 2, 10, 1, 14, 2},  // RebatchDataset
    {104, 0, 1, 0, 169, 2, 10, 1, 635, 3},
    {119, 0, 0, 0, 171, 2, 10, 1, 635, 3},
    {470, 0, 0, 0, 355, 3, 10, 1, 638, 2},  // RebatchDatasetV2
    {27, 0, 2, 0, 173, 3, 107, 1, 640, 6},  // ReduceDataset
    {27, 0, 1, 1, 173, 3, 107, 1, 640, 6},
    {885, 0, 0, 1, 173, 3, 107, 1, 646, 7},
    {175, 0, 2, 0, 358, 3, 361, 1, 653, 1},  // RegisterDataset
    {826, 0, 1, 0, 358, 3, 361, 1, 654, 2},
    {939, 0, 0, 0, 358, 3, 361, 1, 656, 3},
    {1197, 0, 1, 0, 358, 3, 362, 1, 659, 3},  // RegisterDatasetV2
    {1200, 0, 0, 0, 358, 3, 362, 1, 662, 4},
    {22, 0, 0, 1, 363, 2, 0, 1, 25, 2},  // RepeatDataset
    {24, 0, 1, 0, 365, 2, 10, 1, 25, 2},
    {885, 0, 0, 0, 365, 2, 10, 1, 27, 3},
    {24, 0, 0, 1, 367, 2, 0, 0, 0, 0},  // RestoreIterator
    {1123, 0, 0, 0, 369, 2, 10, 1, 666, 2},  // RewriteDataset
    {29, 0, 0, 0, 371, 4, 10, 1, 2, 2},  // SamplingDataset
    {429, 0, 1, 0, 375, 3, 0, 0, 668, 4},  // SaveDataset
    {518, 0, 0, 1, 375, 3, 0, 0, 668, 4},
    {811, 0, 0, 1, 375, 3, 10, 1, 672, 6},  // SaveDatasetV2
    {24, 0, 0, 1, 367, 2, 0, 0, 0, 0},  // SaveIterator
    {24, 0, 3, 0, 173, 3, 10, 1, 678, 5},  // ScanDataset
    {85, 27, 2, 0, 173, 3, 10, 1, 683, 6},
    {160, 0, 1, 0, 173, 3, 10, 1, 689, 7},
    {885, 0, 0, 0, 173, 3, 10, 1, 696, 8},
    {24, 0, 1, 1, 245, 1, 378, 1, 0, 0},  // SerializeIterator
    {175, 0, 0, 1, 245, 1, 378, 1, 704, 1},
    {26, 0, 0, 1, 379, 2, 10, 1, 0, 2},  // SetStatsAggregatorDataset
    {27, 0, 1, 1, 176, 4, 10, 1, 0, 2},
    {85, 28, 0, 1, 176, 4, 10, 1, 0, 2},
    {27, 0, 2, 0, 381, 3, 10, 1, 139, 2},  // ShardDataset
    {53, 0, 1, 0, 381, 3, 10, 1, 705, 3},
    {885, 0, 0, 0, 381, 3, 10, 1, 708, 4},
    {24, 0, 2, 0, 384, 5, 10, 1, 37, 2},  // ShuffleAndRepeatDataset
    {386, 0, 1, 0, 384, 5, 10, 1, 712, 3},
    {885, 0, 0, 0, 384, 5, 10, 1, 715, 4},
    {386, 0, 1, 1, 389, 6, 10, 1, 719, 3},  // ShuffleAndRepeatDatasetV2
    {885, 0, 0, 1, 389, 6, 10, 1, 722, 4},
    {22, 0, 0, 1, 395, 4, 0, 1, 25, 2},  // ShuffleDataset
    {24, 0, 2, 0, 399, 4, 10, 1, 25, 2},
    {24, 0, 1, 0, 399, 4, 10, 1, 726, 3},
    {885, 0, 0, 0, 399, 4, 10, 1, 729, 4},
    {112, 0, 1, 1, 403, 3, 10, 1, 733, 2},  // ShuffleDatasetV2
    {885, 0, 0, 1, 403, 3, 10, 1, 735, 3},
    {380, 0, 1, 1, 406, 5, 10, 1, 738, 3},  // ShuffleDatasetV3
    {885, 0, 0, 1, 406, 5, 10, 1, 741, 4},
    {26, 0, 0, 0, 62, 1, 10, 1, 0, 0},  // SinkDataset
    {22, 0, 0, 1, 363, 2, 0, 1, 25, 2},  // SkipDataset
    {24, 0, 1, 0, 365, 2, 10, 1, 25, 2},
    {885, 0, 0, 0, 365, 2, 10, 1, 27, 3},
    {85, 0, 0, 0, 180, 2, 10, 1, 14, 2},  // SleepDataset
    {26, 0, 0, 0, 411, 3, 10, 1, 0, 2},  // SlideDataset
    {26, 0, 0, 0, 182, 4, 10, 1, 0, 2},
    {85, 0, 1, 0, 182, 4, 10, 1, 14, 2},  // SlidingWindowDataset
    {931, 0, 0, 0, 182, 4, 10, 1, 745, 3},
    {24, 0, 0, 1, 236, 4, 0, 1, 334, 4},  // SloppyInterleaveDataset
    {24, 0, 0, 0, 240, 4, 10, 1, 334, 4},
    {1455, 0, 0, 0, 414, 1, 10, 1, 748, 3},  // SnapshotChunkDataset
    {53, 0, 5, 0, 415, 2, 10, 1, 751, 5},  // SnapshotDataset
    {64, 0, 4, 0, 415, 2, 10, 1, 756, 7},
    {97, 0, 3, 0, 415, 2, 10, 1, 763, 9},
    {99, 0, 2, 0, 415, 2, 10, 1, 772, 11},
    {142, 0, 1, 0, 415, 2, 10, 1, 783, 14},
    {175, 0, 0, 0, 415, 2, 10, 1, 797, 16},
    {806, 0, 0, 0, 417, 2, 10, 1, 813, 4},  // SnapshotDatasetReader
    {419, 0, 3, 0, 419, 4, 10, 1, 817, 7},  // SnapshotDatasetV2
    {542, 0, 2, 0, 419, 4, 10, 1, 824, 9},
    {574, 0, 1, 0, 419, 4, 10, 1, 833, 11},
    {885, 0, 0, 0, 419, 4, 10, 1, 844, 12},
    {806, 0, 0, 0, 423, 1, 10, 1, 856, 3},  // SnapshotNestedDatasetReader
    {22, 0, 0, 1, 424, 3, 0, 1, 859, 1},  // SparseTensorSliceDataset
    {24, 0, 0, 1, 424, 3, 10, 1, 859, 1},
    {24, 0, 0, 1, 186, 3, 0, 1, 37, 2},  // SqlDataset
    {24, 0, 1, 1, 186, 3, 10, 1, 37, 2},
    {85, 27, 0, 1, 186, 3, 10, 1, 37, 2},
    {24, 0, 1, 1, 0, 0, 0, 1, 860, 2},  // StatsAggregatorHandle
    {85, 27, 0, 1, 0, 0, 0, 1, 860, 2},
    {27, 0, 0, 1, 0, 0, 0, 1, 235, 2},  // StatsAggregatorHandleV2
    {27, 0, 0, 1, 427, 2, 0, 0, 0, 0},  // StatsAggregatorSetSummaryWriter
    {24, 0, 1, 1, 189, 1, 190, 1, 0, 0},  // StatsAggregatorSummary
    {85, 27, 0, 1, 189, 1, 190, 1, 0, 0},
    {22, 0, 0, 1, 429, 2, 0, 1, 0, 0},  // TFRecordDataset
    {24, 0, 0, 1, 431, 3, 0, 1, 0, 0},
    {24, 0, 1, 1, 431, 3, 10, 1, 0, 0},
    {885, 0, 0, 1, 431, 3, 10, 1, 258, 1},
    {1535, 0, 0, 1, 434, 4, 10, 1, 862, 1},  // TFRecordDatasetV2
    {22, 0, 0, 1, 363, 2, 0, 1, 25, 2},  // TakeDataset
    {24, 0, 1, 0, 365, 2, 10, 1, 25, 2},
    {885, 0, 0, 0, 365, 2, 10, 1, 27, 3},
    {85, 0, 1, 0, 152, 2, 10, 1, 863, 4},  // TakeWhileDataset
    {885, 0, 0, 0, 152, 2, 10, 1, 867, 5},
    {22, 0, 0, 1, 296, 1, 0, 1, 872, 2},  // TensorDataset
    {24, 0, 1, 1, 296, 1, 10, 1, 872, 2},
    {885, 0, 0, 1, 296, 1, 10, 1, 874, 3},
    {22, 0, 0, 1, 296, 1, 0, 1, 872, 2},  // TensorSliceDataset
    {24, 0, 3, 1, 296, 1, 10, 1, 872, 2},
    {870, 0, 2, 1, 296, 1, 10, 1, 877, 3},
    {885, 0, 1, 1, 296, 1, 10, 1, 880, 4},
    {1123, 0, 0, 1, 296, 1, 10, 1, 884, 5},
    {22, 0, 0, 1, 146, 1, 0, 1, 0, 0},  // TextLineDataset
    {24, 0, 0, 1, 429, 2, 0, 1, 0, 0},
    {24, 0, 0, 1, 431, 3, 0, 1, 0, 0},
    {24, 0, 1, 1, 431, 3, 10, 1, 0, 0},
    {885, 0, 0, 1, 431, 3, 10, 1, 258, 1},
    {85, 0, 0, 1, 191, 2, 10, 1, 14, 2},  // ThreadPoolDataset
    {85, 0, 0, 1, 0, 0, 0, 1, 889, 5},  // ThreadPoolHandle
    {26, 0, 2, 0, 62, 1, 10, 1, 0, 2},  // UnbatchDataset
    {85, 27, 1, 0, 62, 1, 10, 1, 0, 2},
    {885, 0, 0, 0, 62, 1, 10, 1, 894, 3},
    {407, 0, 0, 0, 61, 1, 107, 1, 897, 2},  // UncompressElement
    {24, 0, 2, 0, 62, 1, 10, 1, 37, 2},  // UniqueDataset
    {85, 26, 1, 0, 62, 1, 10, 1, 37, 2},
    {885, 0, 0, 0, 62, 1, 10, 1, 43, 3},
    {27, 0, 0, 0, 438, 1, 439, 1, 0, 0},  // UnwrapDatasetVariant
    {2025, 0, 0, 0, 440, 2, 10, 1, 899, 5},  // WeightedFlatMapDataset
    {807, 0, 0, 0, 442, 1, 10, 1, 904, 3},  // Window
    {26, 0, 0, 0, 443, 2, 10, 1, 0, 2},  // WindowDataset
    {27, 0, 1, 0, 445, 5, 10, 1, 0, 2},
    {885, 0, 0, 0, 445, 5, 10, 1, 894, 3},
    {808, 0, 0, 0, 442, 1, 10, 1, 907, 3},  // WindowOp
    {27, 0, 0, 0, 438, 1, 439, 1, 0, 0},  // WrapDatasetVariant
    {22, 0, 0, 1, 450, 1, 0, 1, 910, 3},  // ZipDataset
    {24, 0, 1, 0, 59, 1, 10, 1, 910, 3},
    {885, 0, 0, 0, 59, 1, 10, 1, 913, 4},
};

inline constexpr flat_port dataset_ports[]{
    {"handle", dtype::resource},
    {"deleter", dtype::variant},
    {"seed", dtype::int64},
    {"seed2", dtype::int64},
    {"reshuffle", dtype::boolean},
    {"input_dataset", dtype::variant},
    {"cardinality", dtype::int64},
    {"handle", dtype::variant},
    {"transformations", dtype::string},
    {"num_workers", dtype::int64},
    {"index", dtype::int64},
    {"input_dataset", dtype::resource},
    {"batch_size", dtype::int64},
    {"drop_remainder", dtype::boolean},
    {"dataset_id", dtype::int64},
    {"address", dtype::string},
    {"protocol", dtype::string},
    {"epoch_id", dtype::int64},
    {"tag", dtype::string},
    {"filenames", dtype::string},
    {"compression_type", dtype::string},
    {"buffer_size", dtype::int64},
    {"header", dtype::boolean},
    {"field_delim", dtype::string},
    {"use_quote_delim", dtype::boolean},
    {"na_value", dtype::string},
    {"select_cols", dtype::int64},
    {"record_defaults", {}, "output_types", "", true},
    {"exclude_cols", dtype::int64},
    {"filename", dtype::string},
    {"cache", dtype::resource},
    {"ratio_numerator", dtype::int64},
    {"ratio_denominator", dtype::int64},
    {"other_arguments", {}, "Targuments", "", true},
    {"input_datasets", dtype::variant, "", "N"},
    {"components", {}, "input_types", "", true},
    {"compressed", dtype::variant},
    {"another_dataset", dtype::resource},
    {"another_dataset", dtype::variant},
    {"max_outstanding_requests", dtype::int64},
    {"processing_mode", dtype::string},
    {"job_name", dtype::string},
    {"iteration_counter", dtype::resource},
    {"consumer_index", dtype::int64},
    {"num_consumers", dtype::int64},
    {"dataset_id", dtype::string},
    {"cardinality", dtype::float64},
    {"fingerprint", dtype::uint64},
    {"graph_def", dtype::string},
    {"graph", dtype::string},
    {"dataset", dtype::variant},
    {"components", {}, "output_types", "", true},
    {"multi_device_iterator", dtype::resource},
    {"iterators", dtype::resource, "", "N"},
    {"row_shape", dtype::int64},
    {"resource_handle", dtype::resource},
    {"serialized", dtype::variant},
    {"selector_input_dataset", dtype::variant},
    {"data_input_datasets", dtype::variant, "", "N"},
    {"queue", dtype::variant},
    {"components", {}, "Tcomponents", "", true},
    {"string_arg", dtype::string},
    {"target_device", dtype::string},
    {"resource", dtype::resource},
    {"function_buffer_resource", dtype::resource},
    {"output", {}, "output_types", "", true},
    {"key_func_other_arguments", {}, "Tkey_func_other_arguments", "", true},
    {"init_func_other_arguments", {}, "Tinit_func_other_arguments", "", true},
    {"reduce_func_other_arguments", {}, "Treduce_func_other_arguments", "", true},
    {"finalize_func_other_arguments", {}, "Tfinalize_func_other_arguments", "", true},
    {"window_size_func_other_arguments", {}, "Twindow_size_func_other_arguments", "", true},
    {"size", dtype::uint64},
    {"materialized", dtype::resource},
    {"index", dtype::uint64},
    {"device", dtype::string},
    {"num_parallel_calls", dtype::int64},
    {"patterns", dtype::string},
    {"max_intra_op_parallelism", dtype::int64},
    {"cycle_length", dtype::int64},
    {"block_length", dtype::int64},
    {"sloppy", dtype::boolean},
    {"buffer_output_elements", dtype::int64},
    {"prefetch_input_elements", dtype::int64},
    {"dense_defaults", {}, "Tdense", "", true},
    {"num_threads", dtype::int64},
    {"num_replicas", dtype::int64},
    {"initial_state", {}, "Tstate", "", true},
    {"stats_aggregator", dtype::resource},
    {"counter_prefix", dtype::string},
    {"sleep_microseconds", dtype::int64},
    {"window_size", dtype::int64},
    {"window_shift", dtype::int64},
    {"window_stride", dtype::int64},
    {"driver_name", dtype::string},
    {"data_source_name", dtype::string},
    {"query", dtype::string},
    {"iterator", dtype::resource},
    {"summary", dtype::string},
    {"thread_pool", dtype::resource},
    {"output", dtype::variant},
    {"header_bytes", dtype::int64},
    {"record_bytes", dtype::int64},
    {"footer_bytes", dtype::int64},
    {"init_func_other_args", {}, "Tinit_func_args", "", true},
    {"next_func_other_args", {}, "Tnext_func_args", "", true},
    {"finalize_func_other_args", {}, "Tfinalize_func_args", "", true},
    {"serialized_options", dtype::string},
    {"seed_generator", dtype::resource},
    {"map_func_other_args", {}, "Tmap_func_args", "", true},
    {"index_map_func_other_args", {}, "Tindex_map_func_args", "", true},
    {"output_cardinality", dtype::int64},
    {"table_handle", dtype::resource},
    {"string_handle", dtype::string},
    {"model_proto", dtype::string},
    {"optional", dtype::variant},
    {"iterator_handle", dtype::resource},
    {"stats_aggregator_handle", dtype::resource},
    {"tensors", {}, "Tinput_types", "", true},
    {"snapshot_path", dtype::string},
    {"path", dtype::string},
    {"reader_func_other_args", {}, "Treader_func_args", "", true},
    {"job_token", dtype::variant},
    {"dataset", dtype::resource},
    {"num_parallel_batches", dtype::int64},
    {"arguments", {}, "Targuments", "", true},
    {"captured_inputs", {}, "Tcaptured", "", true},
    {"shard_num", dtype::int32},
    {"incarnation_id", dtype::int64},
    {"max_buffer_size", dtype::int64},
    {"optimizations", dtype::string},
    {"optimizations_enabled", dtype::string},
    {"optimizations_disabled", dtype::string},
    {"optimizations_default", dtype::string},
    {"components", {}, "Toutput_types", "", true},
    {"has_value", dtype::boolean},
    {"padded_shapes", dtype::int64, "", "N"},
    {"padding_values", {}, "Toutput_types", "", true},
    {"num_parallel_calls", dtype::int32},
    {"num_threads", dtype::int32},
    {"output_buffer_size", dtype::int64},
    {"start", dtype::int64},
    {"stop", dtype::int64},
    {"step", dtype::int64},
    {"batch_sizes", dtype::int64},
    {"count", dtype::int64},
    {"rewrite_name", dtype::string},
    {"rate", dtype::float32},
    {"shard_func_other_args", {}, "Tshard_func_args", "", true},
    {"num_shards", dtype::int64},
    {"stride", dtype::int64},
    {"chunk_file", dtype::string},
    {"shard_dir", dtype::string},
    {"start_index", dtype::int64},
    {"inputs", dtype::variant, "", "N"},
    {"indices", dtype::int64},
    {"values", {}, "Tvalues"},
    {"dense_shape", dtype::int64},
    {"summary", dtype::resource},
    {"byte_offsets", dtype::int64},
    {"input_handle", dtype::variant},
    {"output_handle", dtype::variant},
    {"weights", dtype::float64, "", "M"},
    {"inputs", {}, "Tinputs", "", true},
    {"size", dtype::int64},
    {"shift", dtype::int64},
    {"input_datasets", dtype::resource, "", "N"},
};

inline constexpr flat_attr dataset_attrs[]{
    {"output_types", attr_type::type, nullptr, 0x0, "", true, 1},
    {"output_shapes", attr_type::shape, nullptr, 0x0, "", true, 1},
    {"devices", attr_type::string, nullptr, 0x0, "", true, 1},
    {"auto_shard_policy", attr_type::integer, "0"},
    {"num_replicas", attr_type::integer, "0"},
    {"metadata", attr_type::string, "\"\""},
    {"parallel_copy", attr_type::boolean, "false"},
    {"output_types", attr_type::type, nullptr, 0x28e, "", true, 1},
    {"Targuments", attr_type::type, nullptr, 0x0, "", true, 0},
    {"num_elements_per_branch", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"branches", attr_type::func, nullptr, 0x0, "", true, 1},
    {"other_arguments_lengths", attr_type::integer, nullptr, 0x0, "", true, 1},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 2},
    {"num_experiments", attr_type::integer},
    {"input_types", attr_type::type, nullptr, 0x0, "", true, 1},
    {"task_refresh_interval_hint_ms", attr_type::integer, "-1"},
    {"data_transfer_protocol", attr_type::string, "\"\""},
    {"target_workers", attr_type::string, "\"AUTO\""},
    {"cross_trainer_cache_options", attr_type::string, "\"\""},
    {"uncompress", attr_type::boolean, "false"},
    {"uncompress_fn", attr_type::func},
    {"cardinality_options", attr_type::string, "\"\""},
    {"stateful_whitelist", attr_type::string, "[]", 0x0, "", true, 0},
    {"allow_stateful", attr_type::boolean, "false"},
    {"strip_device_assignment", attr_type::boolean, "false"},
    {"external_state_policy", attr_type::integer, "0"},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"stop_on_empty_dataset", attr_type::boolean, "false"},
    {"Tcomponents", attr_type::type, nullptr, 0x0, "", true, 1},
    {"shared_name", attr_type::string},
    {"container", attr_type::string},
    {"f", attr_type::func},
    {"buffer_size", attr_type::integer},
    {"output_types", attr_type::type, nullptr, 0x0, "", true},
    {"key_func", attr_type::func},
    {"init_func", attr_type::func},
    {"reduce_func", attr_type::func},
    {"finalize_func", attr_type::func},
    {"Tkey_func_other_arguments", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tinit_func_other_arguments", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Treduce_func_other_arguments", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tfinalize_func_other_arguments", attr_type::type, nullptr, 0x0, "", true, 0},
    {"window_size_func", attr_type::func},
    {"Twindow_size_func_other_arguments", attr_type::type, nullptr, 0x0, "", true, 0},
    {"log_warning", attr_type::boolean, "false"},
    {"preserve_cardinality", attr_type::boolean, "false"},
    {"use_inter_op_parallelism", attr_type::boolean, "true"},
    {"force_synchronous", attr_type::boolean, "false"},
    {"sparse_keys", attr_type::string, nullptr, 0x0, "", true, 0},
    {"dense_keys", attr_type::string, nullptr, 0x0, "", true, 0},
    {"sparse_types", attr_type::type, nullptr, 0x282, "", true, 0},
    {"Tdense", attr_type::type, nullptr, 0x282, "", true, 0},
    {"dense_shapes", attr_type::shape, nullptr, 0x0, "", true, 0},
    {"sloppy", attr_type::boolean, "false"},
    {"use_fallback", attr_type::boolean, "true"},
    {"Tstate", attr_type::type, nullptr, 0x0, "", true, 1},
    {"container", attr_type::string, "\"\""},
    {"shared_name", attr_type::string, "\"\""},
    {"predicate", attr_type::func},
    {"num_threads", attr_type::integer},
    {"max_intra_op_parallelism", attr_type::integer, "1"},
    {"display_name", attr_type::string},
    {"has_captured_ref", attr_type::boolean, "false"},
    {"next_func", attr_type::func},
    {"Tinit_func_args", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tnext_func_args", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tfinalize_func_args", attr_type::type, nullptr, 0x0, "", true, 0},
    {"reshuffle_each_iteration", attr_type::boolean, "true"},
    {"map_func", attr_type::func},
    {"index_map_func", attr_type::func},
    {"Tmap_func_args", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tindex_map_func_args", attr_type::type, nullptr, 0x0, "", true, 0},
    {"output_types", attr_type::type, "[]", 0x0, "", true, 0},
    {"output_shapes", attr_type::shape, "[]", 0x0, "", true, 0},
    {"deterministic", attr_type::string, "\"default\""},
    {"Tinput_types", attr_type::type, nullptr, 0x0, "", true, 1},
    {"compression", attr_type::string, "\"\""},
    {"reader_func", attr_type::func},
    {"Treader_func_args", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Targuments", attr_type::type, nullptr, 0x0, "", true, 1},
    {"Tcaptured", attr_type::type, "[]", 0x0, "", true, 0},
    {"cpu_budget", attr_type::integer, "0"},
    {"algorithm", attr_type::integer, "0"},
    {"ram_budget", attr_type::integer, "0"},
    {"warm_start", attr_type::boolean, "false"},
    {"dataset_factory", attr_type::func},
    {"optimization_configs", attr_type::string, "[]", 0x0, "", true},
    {"Toutput_types", attr_type::type, nullptr, 0x0, "", true, 1},
    {"serialized_options", attr_type::string},
    {"use_unbounded_threadpool", attr_type::boolean, "false"},
    {"ragged_keys", attr_type::string, "[]", 0x0, "", true, 0},
    {"ragged_value_types", attr_type::type, "[]", 0x282, "", true, 0},
    {"ragged_split_types", attr_type::type, "[]", 0x208, "", true, 0},
    {"slack_period", attr_type::integer, "0"},
    {"legacy_autotune", attr_type::boolean, "true"},
    {"buffer_size_min", attr_type::integer, "0"},
    {"rerandomize_each_iteration", attr_type::boolean, "false"},
    {"replicate_on_split", attr_type::boolean, "false"},
    {"external_state_policy", attr_type::integer},
    {"element_spec", attr_type::string, "\"\""},
    {"requested_dataset_id", attr_type::string, "\"\""},
    {"shard_func", attr_type::func},
    {"use_shard_func", attr_type::boolean, "true"},
    {"Tshard_func_args", attr_type::type, nullptr, 0x0, "", true, 0},
    {"use_default_device", attr_type::boolean, "true"},
    {"require_non_empty", attr_type::boolean, "false"},
    {"drop_remainder", attr_type::boolean, "true"},
    {"reader_path_prefix", attr_type::string, "\"\""},
    {"writer_path_prefix", attr_type::string, "\"\""},
    {"shard_size_bytes", attr_type::integer, "10737418240"},
    {"pending_snapshot_expiry_seconds", attr_type::integer, "86400"},
    {"num_reader_threads", attr_type::integer, "1"},
    {"reader_buffer_size", attr_type::integer, "1"},
    {"num_writer_threads", attr_type::integer, "1"},
    {"writer_buffer_size", attr_type::integer, "1"},
    {"shuffle_on_read", attr_type::boolean, "false"},
    {"seed", attr_type::integer, "0"},
    {"seed2", attr_type::integer, "0"},
    {"mode", attr_type::string, "\"auto\""},
    {"snapshot_name", attr_type::string, "\"\""},
    {"version", attr_type::integer},
    {"reader_prefix", attr_type::string, "\"\""},
    {"writer_prefix", attr_type::string, "\"\""},
    {"hash_valid", attr_type::boolean, "false"},
    {"hash", attr_type::integer, "0"},
    {"Tvalues", attr_type::type},
    {"is_files", attr_type::boolean, "false"},
    {"M", attr_type::integer, nullptr, 0x0, "", false, 2},
    {"Tinputs", attr_type::type, nullptr, 0x0, "", true, 1},
};

inline constexpr std::uint16_t dataset_port_slots[]{
    0, 0, 1, 2, 3, 2, 3, 4, 5, 6, 7, 5, 8, 5, 9, 10, 11, 12, 5, 12, 5, 12, 13, 14, 15, 16, 17, 5,
    18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 11, 29, 5, 29,
    5, 29, 30, 5, 31, 32, 33, 34, 35, 36, 5, 12, 11, 37, 5, 38, 15, 16, 39, 14, 40, 15, 16, 39, 14,
    40, 15, 16, 41, 39, 42, 14, 40, 15, 16, 41, 43, 44, 39, 42, 45, 40, 15, 16, 41, 43, 44, 39, 42,
    6, 46, 47, 48, 49, 50, 51, 5, 29, 20, 52, 53, 1, 11, 12, 54, 5, 12, 54, 55, 56, 57, 58, 59, 60,
    61, 62, 63, 64, 65, 5, 66, 67, 68, 69, 5, 66, 68, 70, 71, 72, 73, 50, 72, 74, 19, 5, 33, 12, 75,
    13, 5, 33, 76, 5, 77, 5, 33, 78, 79, 80, 81, 82, 5, 75, 83, 5, 84, 5, 9, 5, 85, 5, 86, 33, 5,
    87, 18, 88, 5, 89, 5, 90, 91, 92, 93, 94, 95, 96, 97, 5, 98, 99, 11, 33, 19, 100, 101, 102, 19,
    100, 101, 102, 21, 19, 100, 101, 102, 21, 20, 103, 104, 105, 50, 10, 106, 5, 2, 3, 107, 11, 66,
    68, 90, 11, 66, 68, 70, 11, 5, 108, 109, 110, 111, 50, 11, 33, 78, 79, 5, 33, 78, 79, 112, 55,
    113, 114, 115, 116, 5, 33, 78, 79, 81, 82, 117, 118, 119, 120, 50, 17, 96, 50, 121, 96, 122, 96,
    50, 96, 5, 33, 12, 123, 5, 33, 12, 123, 13, 124, 124, 125, 52, 52, 126, 127, 50, 52, 128, 127,
    5, 129, 5, 130, 131, 132, 133, 134, 11, 12, 135, 136, 5, 12, 135, 136, 5, 12, 135, 136, 13, 5,
    12, 75, 13, 5, 33, 137, 5, 33, 75, 5, 33, 78, 79, 80, 5, 33, 78, 79, 75, 5, 33, 78, 79, 81, 82,
    75, 11, 33, 138, 139, 11, 33, 137, 11, 21, 5, 21, 2, 3, 107, 140, 141, 142, 5, 143, 13, 50, 15,
    16, 14, 45, 11, 144, 5, 144, 96, 119, 5, 145, 5, 146, 2, 3, 5, 119, 147, 56, 5, 87, 5, 148, 10,
    5, 21, 2, 3, 144, 5, 21, 2, 3, 144, 107, 11, 21, 2, 3, 5, 21, 2, 3, 5, 21, 107, 5, 21, 2, 3,
    107, 5, 90, 149, 150, 5, 119, 151, 152, 5, 119, 120, 147, 153, 154, 155, 156, 87, 157, 19, 20,
    19, 20, 21, 19, 20, 21, 158, 159, 160, 34, 161, 162, 5, 90, 5, 163, 164, 149, 13, 165,
};

inline constexpr flat_attr_slot dataset_attr_slots[]{
    {0, 26}, {1, 26}, {0, 29}, {1, 29}, {0, 959}, {1, 959}, {2, 99}, {0, 99}, {1, 99}, {2, 1003},
    {0, 1003}, {1, 1003}, {0, 175}, {1, 175}, {0, 85}, {1, 85}, {0, 1060}, {1, 1060}, {3, 175},
    {0, 85}, {1, 85}, {3, 175}, {0, 85}, {1, 85}, {4, 491}, {0, 22}, {1, 22}, {0, 22}, {1, 22},
    {5, 885}, {6, 29}, {0, 26}, {1, 26}, {6, 29}, {0, 26}, {1, 26}, {5, 885}, {0, 24}, {1, 24},
    {7, 85}, {1, 85}, {7, 447}, {1, 447}, {0, 24}, {1, 24}, {5, 885}, {0, 115}, {1, 115}, {0, 115},
    {1, 115}, {5, 885}, {8, 27}, {9, 27}, {10, 27}, {11, 27}, {0, 27}, {1, 27}, {12, 85}, {13, 85},
    {0, 85}, {1, 85}, {14, 407}, {15, 378}, {0, 175}, {1, 175}, {15, 378}, {0, 175}, {1, 175},
    {16, 652}, {15, 378}, {0, 175}, {1, 175}, {16, 652}, {17, 798}, {15, 378}, {0, 175}, {1, 175},
    {16, 652}, {17, 798}, {18, 1133}, {15, 645}, {0, 645}, {1, 645}, {15, 645}, {0, 645}, {1, 645},
    {16, 652}, {15, 645}, {0, 645}, {1, 645}, {16, 652}, {17, 798}, {15, 645}, {0, 645}, {1, 645},
    {16, 652}, {17, 798}, {18, 1133}, {15, 952}, {0, 952}, {1, 952}, {16, 952}, {17, 952},
    {19, 952}, {20, 952}, {15, 952}, {0, 952}, {1, 952}, {16, 952}, {17, 952}, {19, 952}, {20, 952},
    {18, 1133}, {15, 1197}, {0, 1197}, {1, 1197}, {16, 1197}, {17, 1197}, {19, 1197}, {20, 1197},
    {18, 1197}, {21, 1437}, {22, 125}, {22, 125}, {23, 134}, {22, 125}, {23, 134}, {24, 175},
    {25, 175}, {24, 175}, {26, 99}, {0, 85}, {1, 85}, {27, 85}, {0, 85}, {1, 85}, {27, 85},
    {28, 741}, {29, 26}, {0, 27}, {1, 27}, {3, 175}, {0, 27}, {1, 27}, {7, 27}, {1, 27}, {12, 27},
    {13, 27}, {12, 27}, {13, 27}, {0, 27}, {1, 27}, {0, 27}, {1, 27}, {27, 27}, {30, 27}, {31, 27},
    {32, 27}, {33, 27}, {34, 27}, {0, 27}, {35, 27}, {36, 27}, {37, 27}, {38, 27}, {39, 27},
    {40, 27}, {41, 27}, {42, 27}, {0, 27}, {1, 27}, {35, 27}, {37, 27}, {43, 27}, {39, 27},
    {41, 27}, {44, 27}, {0, 27}, {1, 27}, {0, 27}, {1, 27}, {45, 491}, {32, 27}, {8, 27}, {0, 27},
    {1, 27}, {32, 27}, {8, 27}, {0, 27}, {1, 27}, {46, 27}, {32, 27}, {8, 27}, {0, 27}, {1, 27},
    {47, 27}, {32, 27}, {8, 27}, {0, 27}, {1, 27}, {47, 27}, {46, 27}, {32, 27}, {8, 27}, {0, 27},
    {1, 27}, {47, 27}, {46, 27}, {48, 2025}, {31, 27}, {30, 27}, {0, 27}, {1, 27}, {49, 27},
    {50, 27}, {51, 27}, {52, 27}, {53, 27}, {0, 27}, {1, 27}, {54, 27}, {0, 27}, {1, 27}, {55, 104},
    {32, 27}, {56, 27}, {8, 27}, {0, 27}, {1, 27}, {32, 27}, {56, 27}, {8, 27}, {0, 27}, {1, 27},
    {46, 27}, {57, 27}, {58, 27}, {59, 27}, {8, 27}, {0, 27}, {1, 27}, {60, 27}, {61, 27}, {62, 27},
    {57, 27}, {58, 27}, {59, 22}, {8, 22}, {0, 22}, {1, 22}, {59, 22}, {8, 22}, {0, 22}, {1, 22},
    {5, 885}, {63, 701}, {0, 701}, {1, 701}, {5, 885}, {32, 22}, {8, 22}, {0, 22}, {1, 22},
    {32, 22}, {8, 22}, {0, 22}, {1, 22}, {5, 885}, {36, 26}, {64, 26}, {38, 26}, {65, 26}, {66, 26},
    {67, 26}, {0, 26}, {1, 26}, {36, 26}, {64, 26}, {38, 26}, {65, 26}, {66, 26}, {67, 26}, {0, 26},
    {1, 26}, {5, 885}, {0, 848}, {1, 848}, {68, 2025}, {0, 2025}, {1, 2025}, {5, 2025}, {35, 26},
    {36, 26}, {37, 26}, {38, 26}, {39, 26}, {40, 26}, {41, 26}, {42, 26}, {0, 26}, {1, 26},
    {35, 22}, {37, 22}, {39, 22}, {41, 22}, {0, 22}, {1, 22}, {35, 22}, {37, 22}, {43, 24},
    {39, 22}, {41, 22}, {44, 24}, {0, 22}, {1, 22}, {35, 22}, {37, 22}, {43, 24}, {39, 22},
    {41, 22}, {44, 24}, {0, 22}, {1, 22}, {5, 885}, {0, 24}, {1, 24}, {45, 491}, {69, 2025},
    {70, 2025}, {71, 2025}, {72, 2025}, {0, 2025}, {1, 2025}, {5, 2025}, {32, 24}, {8, 24}, {0, 24},
    {1, 24}, {32, 24}, {8, 24}, {0, 24}, {1, 24}, {5, 885}, {30, 22}, {31, 22}, {0, 22}, {1, 22},
    {73, 24}, {74, 24}, {73, 26}, {74, 26}, {30, 26}, {31, 26}, {0, 26}, {1, 26}, {32, 175},
    {75, 175}, {8, 175}, {0, 175}, {1, 175}, {32, 175}, {75, 175}, {8, 175}, {0, 175}, {1, 175},
    {5, 885}, {76, 1190}, {0, 1190}, {1, 1190}, {5, 1190}, {0, 1766}, {1, 1766}, {0, 429}, {1, 429},
    {77, 429}, {78, 429}, {79, 429}, {32, 24}, {8, 24}, {0, 24}, {1, 24}, {46, 85}, {32, 24},
    {8, 24}, {0, 24}, {1, 24}, {46, 85}, {5, 885}, {32, 26}, {8, 26}, {0, 26}, {1, 26}, {32, 22},
    {8, 22}, {0, 22}, {1, 22}, {47, 27}, {32, 22}, {8, 22}, {0, 22}, {1, 22}, {47, 27}, {46, 27},
    {32, 22}, {8, 22}, {0, 22}, {1, 22}, {47, 27}, {46, 27}, {5, 885}, {32, 22}, {8, 22}, {0, 22},
    {1, 22}, {47, 27}, {46, 27}, {48, 2025}, {5, 885}, {80, 26}, {0, 26}, {1, 26}, {32, 26},
    {80, 26}, {81, 27}, {0, 26}, {1, 26}, {32, 26}, {80, 26}, {81, 27}, {0, 26}, {1, 26}, {32, 26},
    {61, 27}, {82, 27}, {0, 27}, {1, 27}, {83, 76}, {82, 27}, {0, 27}, {1, 27}, {83, 76}, {82, 27},
    {84, 512}, {0, 27}, {1, 27}, {83, 76}, {82, 27}, {84, 512}, {85, 695}, {0, 27}, {1, 27},
    {2, 27}, {30, 27}, {31, 27}, {0, 27}, {1, 27}, {73, 27}, {74, 27}, {86, 22}, {0, 22}, {1, 22},
    {57, 22}, {58, 22}, {0, 26}, {1, 26}, {87, 27}, {0, 475}, {1, 475}, {87, 475}, {88, 26},
    {89, 701}, {0, 701}, {1, 701}, {89, 701}, {0, 701}, {1, 701}, {5, 885}, {88, 22}, {1, 22},
    {27, 22}, {88, 22}, {1, 22}, {27, 22}, {5, 885}, {88, 26}, {1, 26}, {27, 26}, {6, 29}, {88, 26},
    {1, 26}, {27, 26}, {6, 29}, {88, 26}, {1, 26}, {27, 26}, {5, 885}, {0, 664}, {1, 664}, {0, 664},
    {1, 664}, {75, 682}, {6, 721}, {0, 664}, {1, 664}, {75, 682}, {6, 721}, {0, 664}, {1, 664},
    {75, 682}, {5, 885}, {59, 1071}, {75, 1071}, {8, 1071}, {0, 1071}, {1, 1071}, {5, 1071},
    {32, 27}, {8, 27}, {0, 27}, {1, 27}, {54, 27}, {32, 27}, {8, 27}, {0, 27}, {1, 27}, {54, 27},
    {5, 885}, {32, 22}, {8, 22}, {0, 22}, {1, 22}, {47, 27}, {54, 27}, {32, 22}, {8, 22}, {0, 22},
    {1, 22}, {47, 27}, {54, 27}, {46, 27}, {32, 22}, {8, 22}, {0, 22}, {1, 22}, {47, 27}, {54, 27},
    {46, 27}, {5, 885}, {32, 175}, {8, 175}, {0, 175}, {1, 175}, {47, 175}, {75, 175}, {46, 175},
    {32, 175}, {8, 175}, {0, 175}, {1, 175}, {47, 175}, {75, 175}, {46, 175}, {5, 885}, {32, 175},
    {8, 175}, {0, 175}, {1, 175}, {47, 175}, {75, 175}, {46, 175}, {90, 2025}, {5, 885}, {49, 26},
    {50, 26}, {51, 26}, {52, 26}, {53, 26}, {0, 26}, {1, 26}, {49, 26}, {50, 26}, {51, 26},
    {52, 26}, {53, 26}, {0, 26}, {1, 26}, {54, 27}, {49, 26}, {50, 26}, {51, 26}, {52, 26},
    {53, 26}, {0, 26}, {1, 26}, {54, 27}, {91, 169}, {92, 169}, {93, 169}, {49, 175}, {50, 175},
    {51, 175}, {52, 175}, {53, 175}, {0, 175}, {1, 175}, {75, 175}, {91, 175}, {92, 175}, {93, 175},
    {0, 24}, {1, 24}, {94, 53}, {0, 24}, {1, 24}, {94, 53}, {95, 120}, {0, 24}, {1, 24}, {94, 53},
    {95, 120}, {96, 532}, {0, 24}, {1, 24}, {94, 53}, {95, 120}, {96, 532}, {5, 885}, {97, 1316},
    {0, 1316}, {1, 1316}, {5, 1316}, {0, 22}, {1, 22}, {5, 885}, {98, 1123}, {0, 85}, {1, 85},
    {55, 104}, {0, 470}, {1, 470}, {32, 27}, {56, 27}, {8, 27}, {0, 27}, {1, 27}, {47, 27},
    {32, 27}, {56, 27}, {8, 27}, {0, 27}, {1, 27}, {47, 27}, {5, 885}, {99, 175}, {99, 175},
    {100, 826}, {99, 175}, {100, 826}, {5, 939}, {99, 1197}, {100, 1197}, {5, 1197}, {99, 1197},
    {100, 1197}, {101, 1200}, {5, 1197}, {0, 1123}, {1, 1123}, {77, 429}, {102, 429}, {103, 429},
    {104, 429}, {77, 811}, {102, 811}, {103, 811}, {104, 811}, {0, 811}, {1, 811}, {32, 24},
    {56, 24}, {8, 24}, {0, 24}, {1, 24}, {32, 24}, {56, 24}, {8, 24}, {0, 24}, {1, 24}, {46, 85},
    {32, 24}, {56, 24}, {8, 24}, {0, 24}, {1, 24}, {46, 85}, {105, 160}, {32, 24}, {56, 24},
    {8, 24}, {0, 24}, {1, 24}, {46, 85}, {105, 160}, {5, 885}, {25, 175}, {106, 53}, {0, 27},
    {1, 27}, {106, 53}, {0, 27}, {1, 27}, {5, 885}, {0, 24}, {1, 24}, {68, 386}, {0, 24}, {1, 24},
    {68, 386}, {5, 885}, {68, 386}, {0, 386}, {1, 386}, {68, 386}, {0, 386}, {1, 386}, {5, 885},
    {68, 24}, {0, 22}, {1, 22}, {68, 24}, {0, 22}, {1, 22}, {5, 885}, {0, 112}, {1, 112}, {0, 112},
    {1, 112}, {5, 885}, {68, 380}, {0, 380}, {1, 380}, {68, 380}, {0, 380}, {1, 380}, {5, 885},
    {107, 931}, {0, 85}, {1, 85}, {0, 1455}, {1, 1455}, {77, 1455}, {0, 53}, {1, 53}, {77, 53},
    {108, 53}, {109, 53}, {0, 53}, {1, 53}, {77, 53}, {108, 53}, {109, 53}, {110, 64}, {111, 64},
    {0, 53}, {1, 53}, {77, 53}, {108, 53}, {109, 53}, {110, 64}, {111, 64}, {112, 97}, {113, 97},
    {0, 53}, {1, 53}, {77, 53}, {108, 53}, {109, 53}, {110, 64}, {111, 64}, {112, 97}, {113, 97},
    {114, 99}, {115, 99}, {0, 53}, {1, 53}, {77, 53}, {108, 53}, {109, 53}, {110, 64}, {111, 64},
    {112, 97}, {113, 97}, {114, 99}, {115, 99}, {116, 142}, {117, 142}, {118, 142}, {0, 53},
    {1, 53}, {77, 53}, {108, 53}, {109, 53}, {110, 64}, {111, 64}, {112, 97}, {113, 97}, {114, 99},
    {115, 99}, {116, 142}, {117, 142}, {118, 142}, {119, 175}, {120, 175}, {0, 806}, {1, 806},
    {77, 806}, {121, 806}, {0, 419}, {1, 419}, {77, 419}, {78, 419}, {102, 419}, {79, 419},
    {104, 419}, {0, 419}, {1, 419}, {77, 419}, {122, 542}, {123, 542}, {78, 419}, {102, 419},
    {79, 419}, {104, 419}, {0, 419}, {1, 419}, {77, 419}, {122, 542}, {123, 542}, {124, 574},
    {125, 574}, {78, 419}, {102, 419}, {79, 419}, {104, 419}, {0, 419}, {1, 419}, {77, 419},
    {122, 542}, {123, 542}, {124, 574}, {125, 574}, {78, 419}, {102, 419}, {79, 419}, {104, 419},
    {5, 885}, {0, 806}, {1, 806}, {27, 806}, {126, 22}, {57, 24}, {58, 24}, {5, 1535}, {59, 85},
    {8, 85}, {0, 85}, {1, 85}, {59, 85}, {8, 85}, {0, 85}, {1, 85}, {5, 885}, {88, 22}, {1, 22},
    {88, 22}, {1, 22}, {5, 885}, {88, 22}, {1, 22}, {127, 870}, {88, 22}, {1, 22}, {127, 870},
    {5, 885}, {88, 22}, {1, 22}, {127, 870}, {5, 885}, {98, 1123}, {60, 85}, {61, 85}, {62, 85},
    {57, 85}, {58, 85}, {0, 26}, {1, 26}, {5, 885}, {0, 407}, {1, 407}, {12, 2025}, {128, 2025},
    {0, 2025}, {1, 2025}, {5, 2025}, {0, 807}, {1, 807}, {129, 807}, {0, 808}, {1, 808}, {129, 808},
    {0, 22}, {1, 22}, {27, 22}, {0, 22}, {1, 22}, {27, 22}, {5, 885},
};

}  // namespace detail

inline constexpr flat_table dataset_ops{
    detail::dataset_op_rows, detail::dataset_definition_rows, detail::dataset_ports,
    detail::dataset_attrs, detail::dataset_port_slots, detail::dataset_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/debug.hpp
// debug: checks, copies and prints for those who look for faults.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_DEBUG_HPP
#define EVERGRAPH_TF_OPS_DEBUG_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op debug_op_rows[]{
    {"Assert", 2},
    {"CheckNumerics", 4},
    {"CheckNumericsV2", 1},
    {"Copy", 3},
    {"CopyHost", 3},
    {"DebugGradientIdentity", 1},
    {"DebugGradientRefIdentity", 1},
    {"DebugIdentity", 5},
    {"DebugIdentityV2", 3},
    {"DebugIdentityV3", 2},
    {"DebugNanCount", 5},
    {"DebugNumericSummary", 4},
    {"DebugNumericSummaryV2", 2},
    {"Fact", 1},
    {"Print", 3},
    {"PrintV2", 3},
    {"Timestamp", 1},
};

inline constexpr flat_definition debug_definition_rows[]{
    {0, 0, 1, 0, 0, 2, 0, 0, 0, 2},  // Assert
    {9, 0, 0, 1, 0, 2, 0, 0, 0, 2},
    {0, 0, 3, 0, 2, 1, 3, 1, 2, 2},  // CheckNumerics
    {9, 0, 2, 0, 2, 1, 3, 1, 4, 2},
    {24, 0, 1, 0, 2, 1, 3, 1, 6, 2},
    {115, 0, 0, 1, 2, 1, 3, 1, 6, 2},
    {175, 0, 0, 1, 2, 1, 3, 1, 8, 2},  // CheckNumericsV2
    {10, 0, 2, 0, 4, 1, 3, 1, 10, 2},  // Copy
    {12, 0, 1, 8, 4, 1, 3, 1, 10, 2},
    {22, 0, 0, 8, 4, 1, 3, 1, 12, 3},
    {10, 0, 2, 0, 4, 1, 3, 1, 10, 2},  // CopyHost
    {12, 0, 1, 8, 4, 1, 3, 1, 10, 2},
    {22, 0, 0, 8, 4, 1, 3, 1, 12, 3},
    {24, 0, 0, 8, 4, 1, 3, 1, 15, 1},  // DebugGradientIdentity
    {25, 0, 0, 8, 5, 1, 6, 1, 16, 1},  // DebugGradientRefIdentity
    {10, 0, 4, 0, 4, 1, 3, 1, 10, 2},  // DebugIdentity
    {10, 0, 3, 0, 4, 1, 3, 1, 17, 3},
    {12, 0, 2, 8, 4, 1, 3, 1, 17, 3},
    {22, 0, 1, 8, 4, 1, 3, 1, 20, 4},
    {23, 0, 0, 8, 4, 1, 3, 1, 24, 5},
    {175, 0, 2, 1, 4, 1, 3, 1, 29, 6},  // DebugIdentityV2
    {422, 0, 1, 1, 4, 1, 3, 1, 35, 7},
    {433, 0, 0, 1, 4, 1, 3, 1, 42, 8},
    {1479, 0, 1, 8, 4, 1, 3, 1, 50, 8},  // DebugIdentityV3
    {1479, 0, 0, 9, 4, 1, 3, 1, 58, 8},
    {10, 0, 4, 0, 4, 1, 7, 1, 10, 2},  // DebugNanCount
    {10, 0, 3, 0, 4, 1, 7, 1, 17, 3},
    {12, 0, 2, 8, 4, 1, 7, 1, 17, 3},
    {22, 0, 1, 8, 4, 1, 7, 1, 20, 4},
    {23, 0, 0, 8, 4, 1, 7, 1, 24, 5},
    {19, 0, 3, 8, 4, 1, 8, 1, 66, 3},  // DebugNumericSummary
    {21, 0, 2, 8, 4, 1, 8, 1, 69, 6},
    {22, 0, 1, 8, 4, 1, 8, 1, 75, 7},
    {23, 0, 0, 8, 4, 1, 8, 1, 82, 8},
    {175, 0, 1, 0, 4, 1, 9, 1, 90, 3},  // DebugNumericSummaryV2
    {175, 0, 0, 0, 4, 1, 10, 1, 93, 4},
    {0, 0, 0, 0, 0, 0, 11, 1, 0, 0},  // Fact
    {0, 0, 2, 0, 12, 2, 3, 1, 97, 5},  // Print
    {9, 0, 1, 1, 12, 2, 3, 1, 97, 5},
    {24, 0, 0, 1, 12, 2, 3, 1, 102, 5},
    {27, 0, 2, 1, 14, 1, 0, 0, 107, 1},  // PrintV2
    {27, 0, 1, 1, 14, 1, 0, 0, 108, 1},
    {53, 0, 0, 1, 14, 1, 0, 0, 109, 2},
    {26, 0, 0, 1, 0, 0, 15, 1, 0, 0},  // Timestamp
};

inline constexpr flat_port debug_ports[]{
    {"condition", dtype::boolean},
    {"data", {}, "T", "", true},
    {"tensor", {}, "T"},
    {"output", {}, "T"},
    {"input", {}, "T"},
    {"input", {}, "T", "", false, true},
    {"output", {}, "T", "", false, true},
    {"output", dtype::int64},
    {"output", dtype::float64},
    {"output", dtype::float32},
    {"output", {}, "output_dtype"},
    {"fact", dtype::string},
    {"data", {}, "U", "", true},
    {"input", dtype::string},
    {"ts", dtype::float64},
};

inline constexpr flat_attr debug_attrs[]{
    {"T", attr_type::type, nullptr, 0x0, "", true, 1},
    {"summarize", attr_type::integer, "3"},
    {"T", attr_type::type, nullptr, 0x6},
    {"message", attr_type::string},
    {"T", attr_type::type, nullptr, 0x80006},
    {"T", attr_type::type, nullptr, 0x84006},
    {"T", attr_type::type},
    {"tensor_name", attr_type::string, "\"\""},
    {"debug_ops_spec", attr_type::string, "[]", 0x0, "", true},
    {"debug_urls", attr_type::string, "[]", 0x0, "", true},
    {"gated_grpc", attr_type::boolean, "false"},
    {"device_name", attr_type::string, "\"\""},
    {"tfdbg_context_id", attr_type::string, "\"\""},
    {"op_name", attr_type::string, "\"\""},
    {"output_slot", attr_type::integer, "-1"},
    {"tensor_debug_mode", attr_type::integer, "-1"},
    {"circular_buffer_size", attr_type::integer, "1000"},
    {"tfdbg_run_id", attr_type::string, "\"\""},
    {"io_of_node", attr_type::string, "\"\""},
    {"is_input", attr_type::boolean, "false"},
    {"io_index", attr_type::integer, "-1"},
    {"lower_bound", attr_type::floating, "-inf"},
    {"upper_bound", attr_type::floating, "inf"},
    {"mute_if_healthy", attr_type::boolean, "false"},
    {"tensor_id", attr_type::integer, "-1"},
    {"output_dtype", attr_type::type, "DT_FLOAT", 0x6},
    {"U", attr_type::type, nullptr, 0x0, "", true, 1},
    {"message", attr_type::string, "\"\""},
    {"first_n", attr_type::integer, "-1"},
    {"U", attr_type::type, nullptr, 0x0, "", true, 0},
    {"output_stream", attr_type::string, "\"stderr\"", 0x0, "\"stdout\", \"stderr\", \"log(info)\", \"log(warning)\", \"log(error)\""},
    {"output_stream", attr_type::string, "\"stderr\""},
    {"end", attr_type::string, "\"\\012\""},
};

inline constexpr std::uint16_t debug_port_slots[]{
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 4, 12, 13, 14,
};

inline constexpr flat_attr_slot debug_attr_slots[]{
    {0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {3, 0}, {5, 0}, {3, 0}, {5, 175}, {3, 175}, {6, 10},
    {7, 10}, {6, 10}, {7, 10}, {8, 22}, {6, 24}, {6, 25}, {6, 10}, {7, 10}, {9, 10}, {6, 10},
    {7, 10}, {9, 10}, {10, 22}, {6, 10}, {11, 23}, {7, 10}, {9, 10}, {10, 22}, {6, 175}, {12, 175},
    {13, 175}, {14, 175}, {15, 175}, {9, 175}, {6, 175}, {12, 175}, {13, 175}, {14, 175}, {15, 175},
    {9, 175}, {16, 422}, {6, 175}, {12, 175}, {13, 175}, {14, 175}, {15, 175}, {9, 175}, {16, 422},
    {17, 433}, {6, 1479}, {11, 1479}, {7, 1479}, {9, 1479}, {10, 1479}, {18, 1479}, {19, 1479},
    {20, 1479}, {6, 1479}, {11, 1479}, {7, 1479}, {18, 1479}, {19, 1479}, {20, 1479}, {9, 1479},
    {10, 1479}, {6, 19}, {7, 19}, {9, 19}, {6, 19}, {7, 19}, {9, 19}, {21, 21}, {22, 21}, {23, 21},
    {6, 19}, {7, 19}, {9, 19}, {21, 21}, {22, 21}, {23, 21}, {10, 22}, {6, 19}, {11, 23}, {7, 19},
    {9, 19}, {21, 21}, {22, 21}, {23, 21}, {10, 22}, {6, 175}, {15, 175}, {24, 175}, {25, 175},
    {6, 175}, {15, 175}, {24, 175}, {6, 0}, {26, 0}, {27, 0}, {28, 0}, {1, 0}, {6, 0}, {29, 0},
    {27, 0}, {28, 0}, {1, 0}, {30, 27}, {31, 27}, {31, 27}, {32, 53},
};

}  // namespace detail

inline constexpr flat_table debug_ops{
    detail::debug_op_rows, detail::debug_definition_rows, detail::debug_ports, detail::debug_attrs,
    detail::debug_port_slots, detail::debug_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/distributed.hpp
// distributed: values exchanged between devices and tasks.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_DISTRIBUTED_HPP
#define EVERGRAPH_TF_OPS_DISTRIBUTED_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op distributed_op_rows[]{
    {"AllToAll", 4},
    {"CheckPinned", 1},
    {"CollectiveAllToAllV2", 2},
    {"CollectiveAllToAllV3", 1},
    {"CollectiveAssignGroupV2", 2},
    {"CollectiveBcastRecv", 5},
    {"CollectiveBcastRecvV2", 2},
    {"CollectiveBcastSend", 5},
    {"CollectiveBcastSendV2", 2},
    {"CollectiveGather", 6},
    {"CollectiveGatherV2", 4},
    {"CollectiveInitializeCommunicator", 1},
    {"CollectivePermute", 3},
    {"CollectiveReduce", 8},
    {"CollectiveReduceScatterV2", 2},
    {"CollectiveReduceV2", 7},
    {"CollectiveReduceV3", 1},
    {"CopyToMesh", 3},
    {"CopyToMeshGrad", 2},
    {"CreateJob", 1, 387, op::open, op::open, "", "never part of a release"},
    {"CrossReplicaSum", 5},
    {"DTensorRestoreV2", 1},
    {"DTensorShardedPrefix", 1, 1252, op::open, op::open, "", "gone after release 2.10"},
    {"DistributedSave", 1},
    {"NcclAllReduce", 1},
    {"NcclBroadcast", 1},
    {"NcclReduce", 1},
    {"Recv", 2},
    {"Relayout", 1},
    {"RelayoutGrad", 1, 1485, op::open, op::open, "", "gone after release 2.13"},
    {"RelayoutLike", 2},
    {"RemoteFusedGraphExecute", 1, 712, op::open, op::open, "", "gone after release 2.4"},
    {"Rpc", 1, 660, op::open, op::open, "", "gone after release 2.4"},
    {"Send", 1},
    {"SyncDevice", 1},
    {"TryRpc", 1, 660, op::open, op::open, "", "gone after release 2.4"},
};

inline constexpr flat_definition distributed_definition_rows[]{
    {27, 0, 3, 0, 0, 2, 2, 1, 0, 4},  // AllToAll
    {27, 0, 2, 0, 0, 2, 2, 1, 4, 4},
    {1116, 0, 1, 1, 0, 2, 2, 1, 4, 4},
    {1308, 0, 0, 1, 0, 2, 2, 1, 8, 4},
    {2025, 0, 0, 0, 3, 1, 2, 1, 12, 1},  // CheckPinned
    {1407, 0, 1, 17, 4, 5, 9, 1, 13, 4},  // CollectiveAllToAllV2
    {1645, 0, 0, 17, 4, 5, 9, 1, 17, 5},
    {897, 0, 0, 17, 10, 3, 9, 1, 22, 2},  // CollectiveAllToAllV3
    {1064, 0, 0, 17, 13, 2, 15, 1, 0, 0},  // CollectiveAssignGroupV2
    {1080, 0, 0, 17, 16, 3, 19, 2, 0, 0},
    {26, 0, 4, 1, 0, 0, 9, 1, 24, 5},  // CollectiveBcastRecv
    {125, 0, 3, 1, 0, 0, 9, 1, 29, 6},
    {175, 0, 2, 1, 0, 0, 9, 1, 35, 6},
    {416, 0, 1, 1, 0, 0, 9, 1, 41, 7},
    {800, 0, 0, 17, 0, 0, 9, 1, 41, 7},
    {618, 0, 1, 1, 21, 4, 9, 1, 48, 4},  // CollectiveBcastRecvV2
    {800, 0, 0, 17, 21, 4, 9, 1, 48, 4},
    {26, 0, 4, 1, 25, 1, 9, 1, 24, 5},  // CollectiveBcastSend
    {125, 0, 3, 1, 25, 1, 9, 1, 29, 6},
    {175, 0, 2, 1, 25, 1, 9, 1, 35, 6},
    {416, 0, 1, 1, 25, 1, 9, 1, 41, 7},
    {800, 0, 0, 17, 25, 1, 9, 1, 41, 7},
    {618, 0, 1, 1, 26, 4, 9, 1, 52, 3},  // CollectiveBcastSendV2
    {800, 0, 0, 17, 26, 4, 9, 1, 52, 3},
    {27, 0, 5, 1, 25, 1, 9, 1, 55, 5},  // CollectiveGather
    {125, 0, 4, 1, 25, 1, 9, 1, 60, 6},
    {416, 0, 3, 1, 25, 1, 9, 1, 66, 7},
    {561, 0, 0, 1, 30, 2, 9, 1, 73, 8},
    {561, 0, 1, 1, 25, 1, 9, 1, 66, 7},
    {800, 0, 0, 17, 25, 1, 9, 1, 66, 7},
    {527, 0, 3, 1, 26, 4, 9, 1, 81, 3},  // CollectiveGatherV2
    {569, 0, 2, 1, 4, 5, 9, 1, 84, 4},
    {800, 0, 1, 17, 4, 5, 9, 1, 84, 4},
    {1645, 0, 0, 17, 4, 5, 9, 1, 88, 5},
    {897, 0, 0, 17, 32, 3, 35, 1, 93, 2},  // CollectiveInitializeCommunicator
    {27, 0, 2, 0, 36, 2, 2, 1, 95, 1},  // CollectivePermute
    {1116, 0, 1, 1, 36, 2, 2, 1, 95, 1},
    {1308, 0, 0, 1, 36, 2, 2, 1, 96, 1},
    {26, 0, 7, 1, 25, 1, 9, 1, 97, 7},  // CollectiveReduce
    {27, 0, 6, 1, 25, 1, 9, 1, 104, 8},
    {125, 0, 5, 1, 25, 1, 9, 1, 112, 9},
    {416, 0, 4, 1, 25, 1, 9, 1, 121, 10},
    {561, 0, 0, 1, 30, 2, 9, 1, 131, 11},
    {561, 0, 2, 1, 25, 1, 9, 1, 121, 10},
    {776, 0, 1, 1, 25, 1, 9, 1, 142, 10},
    {800, 0, 0, 17, 25, 1, 9, 1, 142, 10},
    {1386, 0, 1, 17, 4, 5, 9, 1, 152, 7},  // CollectiveReduceScatterV2
    {1645, 0, 0, 17, 4, 5, 9, 1, 159, 8},
    {477, 0, 6, 1, 26, 4, 9, 1, 167, 4},  // CollectiveReduceV2
    {539, 0, 5, 1, 26, 4, 9, 1, 171, 5},
    {569, 0, 4, 1, 4, 5, 9, 1, 176, 6},
    {742, 0, 3, 1, 4, 5, 9, 1, 182, 7},
    {776, 0, 2, 1, 4, 5, 9, 1, 189, 7},
    {800, 0, 1, 17, 4, 5, 9, 1, 189, 7},
    {1645, 0, 0, 17, 4, 5, 9, 1, 196, 8},
    {897, 0, 0, 17, 10, 3, 9, 1, 204, 3},  // CollectiveReduceV3
    {1108, 0, 0, 0, 25, 1, 2, 1, 207, 3},  // CopyToMesh
    {1289, 0, 0, 0, 25, 1, 2, 1, 210, 2},
    {1568, 0, 0, 0, 25, 1, 2, 1, 212, 2},
    {1289, 0, 0, 0, 38, 2, 2, 1, 214, 2},  // CopyToMeshGrad
    {1568, 0, 0, 0, 38, 2, 2, 1, 216, 1},
    {373, 0, 0, 0, 40, 4, 44, 1, 0, 0},  // CreateJob
    {27, 0, 4, 0, 0, 2, 2, 1, 217, 1},  // CrossReplicaSum
    {27, 0, 3, 0, 0, 2, 2, 1, 218, 1},
    {485, 0, 2, 0, 0, 2, 2, 1, 219, 1},
    {811, 0, 1, 0, 0, 2, 2, 1, 220, 1},
    {1116, 0, 0, 1, 0, 2, 2, 1, 220, 1},
    {1108, 0, 0, 1, 45, 3, 48, 1, 221, 3},  // DTensorRestoreV2
    {1108, 0, 0, 0, 49, 6, 55, 1, 224, 1},  // DTensorShardedPrefix
    {1367, 0, 0, 1, 56, 3, 0, 0, 225, 1},  // DistributedSave
    {27, 0, 0, 1, 25, 1, 9, 1, 226, 4},  // NcclAllReduce
    {27, 0, 0, 1, 25, 1, 2, 1, 230, 2},  // NcclBroadcast
    {27, 0, 0, 1, 59, 1, 9, 1, 232, 3},  // NcclReduce
    {167, 0, 1, 1, 0, 0, 60, 1, 235, 6},  // Recv
    {800, 0, 0, 17, 0, 0, 60, 1, 235, 6},
    {1108, 0, 0, 0, 25, 1, 2, 1, 210, 2},  // Relayout
    {1401, 0, 0, 0, 38, 2, 2, 1, 241, 1},  // RelayoutGrad
    {1486, 0, 0, 0, 61, 2, 2, 1, 242, 1},  // RelayoutLike
    {1514, 0, 0, 0, 63, 2, 2, 1, 243, 2},
    {24, 0, 0, 0, 65, 1, 66, 1, 245, 3},  // RemoteFusedGraphExecute
    {26, 0, 0, 1, 67, 3, 70, 1, 248, 3},  // Rpc
    {167, 0, 0, 1, 3, 1, 0, 0, 251, 6},  // Send
    {1385, 0, 0, 1, 0, 0, 0, 0, 0, 0},  // SyncDevice
    {26, 0, 0, 1, 67, 3, 71, 3, 248, 3},  // TryRpc
};

inline constexpr flat_port distributed_ports[]{
    {"input", {}, "T"},
    {"group_assignment", dtype::int32},
    {"output", {}, "T"},
    {"tensor", {}, "T"},
    {"group_size", dtype::int32},
    {"group_key", dtype::int32},
    {"instance_key", dtype::int32},
    {"ordering_token", dtype::resource, "", "Nordering_token"},
    {"data", {}, "T"},
    {"communicator", dtype::resource},
    {"device_index", dtype::int32},
    {"base_key", dtype::int32},
    {"shape", {}, "Tshape"},
    {"rank", dtype::int32},
    {"source_target_pairs", dtype::int32},
    {"forward_input", {}, "T"},
    {"dataset_id", dtype::int64},
    {"address", dtype::string},
    {"protocol", dtype::string},
    {"processing_mode", dtype::string},
    {"job_token", dtype::variant},
    {"prefix", dtype::string},
    {"tensor_names", dtype::string},
    {"shape_and_slices", dtype::string},
    {"tensors", {}, "dtypes", "", true},
    {"mesh", dtype::string},
    {"layouts", dtype::string},
    {"output", dtype::string},
    {"dataset", dtype::variant},
    {"directory", dtype::string},
    {"input", {}, "T", "num_devices"},
    {"tensor", {}, "tensor_type"},
    {"layout_input", {}, "T"},
    {"layout_input", {}, "U"},
    {"inputs", {}, "Tinputs", "", true},
    {"outputs", {}, "Toutputs", "", true},
    {"method", dtype::string},
    {"request", dtype::string},
    {"response", dtype::string},
    {"status_code", dtype::int32},
    {"status_message", dtype::string},
};

inline constexpr flat_attr distributed_attrs[]{
    {"T", attr_type::type, nullptr, 0x4002},
    {"concat_dimension", attr_type::integer},
    {"split_dimension", attr_type::integer},
    {"split_count", attr_type::integer},
    {"T", attr_type::type, nullptr, 0xce7f7e},
    {"T", attr_type::type, nullptr, 0xcfff7e},
    {"T", attr_type::type},
    {"T", attr_type::type, nullptr, 0x8420e},
    {"communication_hint", attr_type::string, "\"auto\""},
    {"timeout_seconds", attr_type::floating, "0.0"},
    {"Nordering_token", attr_type::integer, "0", 0x0, "", false, 0},
    {"is_stateless", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0x8020e},
    {"group_size", attr_type::integer},
    {"group_key", attr_type::integer},
    {"instance_key", attr_type::integer},
    {"shape", attr_type::shape},
    {"T", attr_type::type, nullptr, 0x8060e},
    {"Tshape", attr_type::type, "DT_INT32", 0x208},
    {"T", attr_type::type, nullptr, 0xce7b7e},
    {"T", attr_type::type, nullptr, 0xcffb7e},
    {"merge_op", attr_type::string, nullptr, 0x0, "\"Min\", \"Max\", \"Mul\", \"Add\""},
    {"final_op", attr_type::string, nullptr, 0x0, "\"Id\", \"Div\""},
    {"subdiv_offsets", attr_type::integer, nullptr, 0x0, "", true},
    {"wait_for", attr_type::integer, "[]", 0x0, "", true},
    {"max_subdivs_per_device", attr_type::integer, "-1"},
    {"reduction", attr_type::string, nullptr, 0x0, "\"Min\", \"Max\", \"Mul\", \"Add\""},
    {"layout", attr_type::string},
    {"source_layout", attr_type::string, "\"\""},
    {"mesh", attr_type::string},
    {"reference_layout", attr_type::string, "\"\""},
    {"T", attr_type::type, nullptr, 0x40400a},
    {"T", attr_type::type, nullptr, 0x48400a},
    {"T", attr_type::type, nullptr, 0x48400e},
    {"input_shapes", attr_type::shape, nullptr, 0x0, "", true},
    {"input_layouts", attr_type::string, nullptr, 0x0, "", true},
    {"dtypes", attr_type::type, nullptr, 0x0, "", true, 1},
    {"metadata", attr_type::string, "\"\""},
    {"reduction", attr_type::string, nullptr, 0x0, "\"min\", \"max\", \"prod\", \"sum\""},
    {"num_devices", attr_type::integer},
    {"shared_name", attr_type::string},
    {"num_devices", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"tensor_type", attr_type::type},
    {"tensor_name", attr_type::string},
    {"send_device", attr_type::string},
    {"send_device_incarnation", attr_type::integer},
    {"recv_device", attr_type::string},
    {"client_terminated", attr_type::boolean, "false"},
    {"U", attr_type::type},
    {"Tinputs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Toutputs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"serialized_remote_fused_graph_execute_info", attr_type::string},
    {"protocol", attr_type::string, "\"\""},
    {"fail_fast", attr_type::boolean, "true"},
    {"timeout_in_ms", attr_type::integer, "0"},
};

inline constexpr std::uint16_t distributed_port_slots[]{
    0, 1, 2, 3, 0, 4, 5, 6, 7, 8, 0, 9, 1, 1, 10, 5, 1, 10, 11, 4, 5, 4, 5, 6, 12, 0, 0, 4, 5, 6, 0,
    7, 5, 13, 4, 9, 0, 14, 0, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 21, 22, 23, 25, 26, 24, 27,
    28, 29, 17, 30, 31, 0, 32, 0, 33, 34, 35, 17, 36, 37, 38, 38, 39, 40,
};

inline constexpr flat_attr_slot distributed_attr_slots[]{
    {0, 27}, {1, 27}, {2, 27}, {3, 27}, {4, 27}, {1, 27}, {2, 27}, {3, 27}, {5, 27}, {1, 27},
    {2, 27}, {3, 27}, {6, 2025}, {7, 1407}, {8, 1407}, {9, 1407}, {10, 1407}, {7, 1407}, {8, 1407},
    {9, 1407}, {11, 1645}, {10, 1407}, {7, 897}, {9, 897}, {12, 26}, {13, 26}, {14, 26}, {15, 26},
    {16, 26}, {12, 26}, {13, 26}, {14, 26}, {15, 26}, {16, 26}, {8, 125}, {17, 26}, {13, 26},
    {14, 26}, {15, 26}, {16, 26}, {8, 125}, {17, 26}, {13, 26}, {14, 26}, {15, 26}, {16, 26},
    {8, 125}, {9, 416}, {17, 618}, {18, 618}, {8, 618}, {9, 618}, {17, 618}, {8, 618}, {9, 618},
    {12, 27}, {13, 27}, {14, 27}, {15, 27}, {16, 27}, {12, 27}, {13, 27}, {14, 27}, {15, 27},
    {16, 27}, {8, 125}, {12, 27}, {13, 27}, {14, 27}, {15, 27}, {16, 27}, {8, 125}, {9, 416},
    {12, 27}, {13, 27}, {14, 27}, {15, 27}, {16, 27}, {8, 125}, {9, 416}, {10, 561}, {12, 527},
    {8, 527}, {9, 527}, {12, 527}, {8, 527}, {9, 527}, {10, 569}, {12, 527}, {8, 527}, {9, 527},
    {11, 1645}, {10, 569}, {8, 897}, {9, 897}, {19, 27}, {20, 27}, {12, 26}, {13, 26}, {14, 26},
    {15, 26}, {21, 26}, {22, 26}, {23, 26}, {12, 26}, {13, 26}, {14, 26}, {15, 26}, {21, 26},
    {22, 26}, {23, 26}, {24, 27}, {12, 26}, {13, 26}, {14, 26}, {15, 26}, {21, 26}, {22, 26},
    {23, 26}, {24, 27}, {8, 125}, {12, 26}, {13, 26}, {14, 26}, {15, 26}, {21, 26}, {22, 26},
    {23, 26}, {24, 27}, {8, 125}, {9, 416}, {12, 26}, {13, 26}, {14, 26}, {15, 26}, {21, 26},
    {22, 26}, {23, 26}, {24, 27}, {8, 125}, {9, 416}, {10, 561}, {7, 26}, {13, 26}, {14, 26},
    {15, 26}, {21, 26}, {22, 26}, {23, 26}, {24, 27}, {8, 125}, {9, 416}, {7, 1386}, {21, 1386},
    {22, 1386}, {8, 1386}, {9, 1386}, {10, 1386}, {25, 1386}, {7, 1386}, {21, 1386}, {22, 1386},
    {8, 1386}, {9, 1386}, {11, 1645}, {10, 1386}, {25, 1386}, {12, 477}, {21, 477}, {22, 477},
    {8, 477}, {12, 477}, {21, 477}, {22, 477}, {8, 477}, {9, 539}, {12, 477}, {21, 477}, {22, 477},
    {8, 477}, {9, 539}, {10, 569}, {12, 477}, {21, 477}, {22, 477}, {8, 477}, {9, 539}, {10, 569},
    {25, 742}, {7, 477}, {21, 477}, {22, 477}, {8, 477}, {9, 539}, {10, 569}, {25, 742}, {7, 477},
    {21, 477}, {22, 477}, {8, 477}, {9, 539}, {11, 1645}, {10, 569}, {25, 742}, {7, 897}, {26, 897},
    {9, 897}, {27, 1108}, {28, 1108}, {6, 1108}, {27, 1108}, {6, 1108}, {29, 1568}, {6, 1108},
    {30, 1289}, {6, 1289}, {6, 1289}, {0, 27}, {31, 27}, {32, 27}, {33, 27}, {34, 1108}, {35, 1108},
    {36, 1108}, {36, 1108}, {37, 1367}, {38, 27}, {12, 27}, {39, 27}, {40, 27}, {12, 27}, {16, 27},
    {38, 27}, {12, 27}, {41, 27}, {42, 167}, {43, 167}, {44, 167}, {45, 167}, {46, 167}, {47, 167},
    {6, 1401}, {6, 1486}, {6, 1486}, {48, 1514}, {49, 24}, {50, 24}, {51, 24}, {52, 26}, {53, 26},
    {54, 26}, {6, 167}, {43, 167}, {44, 167}, {45, 167}, {46, 167}, {47, 167},
};

}  // namespace detail

inline constexpr flat_table distributed_ops{
    detail::distributed_op_rows, detail::distributed_definition_rows, detail::distributed_ports,
    detail::distributed_attrs, detail::distributed_port_slots, detail::distributed_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/image.hpp
// image: pictures: files, colours, sizes, boxes.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_IMAGE_HPP
#define EVERGRAPH_TF_OPS_IMAGE_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op image_op_rows[]{
    {"AdjustContrast", 1, op::open, 2, op::open, "AdjustContrastv2"},
    {"AdjustContrastv2", 2},
    {"AdjustHue", 2},
    {"AdjustSaturation", 2},
    {"CombinedNonMaxSuppression", 2},
    {"CropAndResize", 3},
    {"CropAndResizeGradBoxes", 2},
    {"CropAndResizeGradImage", 2},
    {"DecodeAndCropJpeg", 1},
    {"DecodeBmp", 1},
    {"DecodeGif", 2},
    {"DecodeImage", 1},
    {"DecodeJpeg", 2},
    {"DecodePng", 2},
    {"DecodeWebP", 1},
    {"DrawBoundingBoxes", 2},
    {"DrawBoundingBoxesV2", 1},
    {"EncodeJpeg", 1},
    {"EncodeJpegVariableQuality", 1},
    {"EncodePng", 2},
    {"ExtractGlimpse", 2},
    {"ExtractGlimpseV2", 1},
    {"ExtractJpegShape", 1},
    {"GenerateBoundingBoxProposals", 1},
    {"HSVToRGB", 3},
    {"ImageProjectiveTransformV2", 5},
    {"ImageProjectiveTransformV3", 2},
    {"NonMaxSuppression", 1},
    {"NonMaxSuppressionV2", 3},
    {"NonMaxSuppressionV3", 3},
    {"NonMaxSuppressionV4", 3},
    {"NonMaxSuppressionV5", 1},
    {"NonMaxSuppressionWithOverlaps", 1},
    {"RGBToHSV", 3},
    {"ResizeArea", 6},
    {"ResizeBicubic", 7},
    {"ResizeBicubicGrad", 2},
    {"ResizeBilinear", 7},
    {"ResizeBilinearGrad", 5},
    {"ResizeNearestNeighbor", 7},
    {"ResizeNearestNeighborGrad", 5},
    {"SampleDistortedBoundingBox", 1},
    {"SampleDistortedBoundingBoxV2", 1},
    {"ScaleAndTranslate", 2},
    {"ScaleAndTranslateGrad", 2},
    {"StatelessSampleDistortedBoundingBox", 1},
};

inline constexpr flat_definition image_definition_rows[]{
    {0, 0, 0, 0, 0, 4, 4, 1, 0, 1},  // AdjustContrast
    {1, 0, 1, 0, 5, 2, 4, 1, 0, 0},  // AdjustContrastv2
    {27, 0, 0, 0, 7, 2, 9, 1, 1, 1},
    {15, 0, 1, 0, 10, 2, 4, 1, 0, 0},  // AdjustHue
    {27, 0, 0, 0, 12, 2, 9, 1, 1, 1},
    {20, 0, 1, 0, 14, 2, 4, 1, 0, 0},  // AdjustSaturation
    {27, 0, 0, 0, 16, 2, 9, 1, 1, 1},
    {27, 0, 1, 0, 18, 6, 24, 4, 2, 1},  // CombinedNonMaxSuppression
    {29, 0, 0, 0, 18, 6, 24, 4, 3, 2},
    {10, 0, 2, 0, 28, 4, 32, 1, 5, 3},  // CropAndResize
    {24, 0, 1, 0, 28, 4, 32, 1, 8, 3},
    {26, 0, 0, 0, 28, 4, 32, 1, 11, 3},
    {10, 0, 1, 0, 33, 4, 4, 1, 14, 2},  // CropAndResizeGradBoxes
    {24, 0, 0, 0, 33, 4, 4, 1, 16, 2},
    {10, 0, 1, 0, 37, 4, 9, 1, 18, 2},  // CropAndResizeGradImage
    {26, 0, 0, 0, 37, 4, 9, 1, 20, 2},
    {24, 0, 0, 0, 41, 2, 43, 1, 22, 6},  // DecodeAndCropJpeg
    {23, 0, 0, 0, 44, 1, 43, 1, 28, 1},  // DecodeBmp
    {10, 0, 0, 0, 44, 1, 45, 1, 29, 2},  // DecodeGif
    {12, 0, 0, 0, 44, 1, 43, 1, 0, 0},
    {441, 0, 0, 0, 44, 1, 45, 1, 31, 3},  // DecodeImage
    {0, 0, 1, 0, 44, 1, 43, 1, 34, 5},  // DecodeJpeg
    {18, 0, 0, 0, 44, 1, 43, 1, 39, 6},
    {0, 0, 1, 0, 44, 1, 43, 1, 45, 1},  // DecodePng
    {6, 0, 0, 0, 44, 1, 45, 1, 46, 2},
    {2313, 0, 0, 0, 44, 1, 45, 1, 48, 2},  // DecodeWebP
    {8, 0, 1, 0, 46, 2, 4, 1, 0, 0},  // DrawBoundingBoxes
    {9, 0, 0, 0, 48, 2, 9, 1, 50, 1},
    {29, 0, 0, 0, 50, 3, 9, 1, 51, 1},  // DrawBoundingBoxesV2
    {0, 0, 0, 0, 43, 1, 44, 1, 52, 9},  // EncodeJpeg
    {27, 0, 0, 0, 53, 2, 44, 1, 0, 0},  // EncodeJpegVariableQuality
    {0, 0, 1, 0, 43, 1, 44, 1, 61, 1},  // EncodePng
    {6, 0, 0, 0, 55, 1, 44, 1, 62, 2},
    {0, 0, 1, 0, 56, 3, 59, 1, 64, 3},  // ExtractGlimpse
    {27, 0, 0, 0, 56, 3, 59, 1, 67, 4},
    {408, 0, 0, 0, 56, 3, 59, 1, 71, 4},  // ExtractGlimpseV2
    {24, 0, 0, 0, 44, 1, 60, 1, 75, 1},  // ExtractJpegShape
    {175, 0, 0, 0, 61, 7, 68, 2, 76, 1},  // GenerateBoundingBoxProposals
    {1, 0, 2, 0, 70, 1, 4, 1, 0, 0},  // HSVToRGB
    {10, 0, 1, 0, 71, 1, 9, 1, 77, 1},
    {24, 0, 0, 0, 71, 1, 9, 1, 78, 1},
    {175, 0, 4, 0, 72, 3, 75, 1, 79, 2},  // ImageProjectiveTransformV2
    {175, 0, 3, 0, 72, 3, 75, 1, 81, 3},
    {175, 0, 2, 0, 72, 3, 75, 1, 79, 2},
    {175, 0, 1, 0, 72, 3, 75, 1, 84, 3},
    {1766, 0, 0, 0, 72, 3, 75, 1, 87, 3},
    {510, 0, 1, 0, 76, 4, 75, 1, 90, 3},  // ImageProjectiveTransformV3
    {1766, 0, 0, 0, 76, 4, 75, 1, 93, 3},
    {10, 0, 0, 0, 80, 3, 83, 1, 96, 1},  // NonMaxSuppression
    {23, 0, 2, 0, 84, 4, 83, 1, 0, 0},  // NonMaxSuppressionV2
    {27, 0, 1, 0, 88, 4, 83, 1, 1, 1},
    {53, 0, 0, 0, 92, 4, 83, 1, 97, 2},
    {26, 0, 2, 0, 96, 5, 83, 1, 0, 0},  // NonMaxSuppressionV3
    {27, 0, 1, 0, 101, 5, 83, 1, 1, 1},
    {53, 0, 0, 0, 106, 5, 83, 1, 97, 2},
    {26, 0, 2, 0, 96, 5, 111, 2, 99, 1},  // NonMaxSuppressionV4
    {27, 0, 1, 0, 101, 5, 111, 2, 100, 2},
    {53, 0, 0, 0, 106, 5, 111, 2, 102, 3},
    {53, 0, 0, 0, 113, 6, 119, 3, 105, 2},  // NonMaxSuppressionV5
    {26, 0, 0, 0, 122, 5, 83, 1, 0, 0},  // NonMaxSuppressionWithOverlaps
    {1, 0, 2, 0, 70, 1, 4, 1, 0, 0},  // RGBToHSV
    {10, 0, 1, 0, 71, 1, 9, 1, 77, 1},
    {24, 0, 0, 0, 71, 1, 9, 1, 78, 1},
    {0, 0, 5, 0, 127, 2, 129, 1, 107, 1},  // ResizeArea
    {1, 0, 4, 0, 127, 2, 129, 1, 0, 1},
    {6, 0, 3, 0, 127, 2, 129, 1, 108, 2},
    {9, 0, 2, 0, 127, 2, 129, 1, 110, 2},
    {24, 0, 1, 0, 127, 2, 129, 1, 112, 2},
    {175, 0, 0, 0, 127, 2, 129, 1, 114, 2},
    {0, 0, 6, 0, 127, 2, 129, 1, 107, 1},  // ResizeBicubic
    {1, 0, 5, 0, 127, 2, 129, 1, 0, 1},
    {6, 0, 4, 0, 127, 2, 129, 1, 108, 2},
    {9, 0, 3, 0, 127, 2, 129, 1, 110, 2},
    {24, 0, 2, 0, 127, 2, 129, 1, 112, 2},
    {27, 0, 1, 0, 127, 2, 129, 1, 116, 3},
    {175, 0, 0, 0, 127, 2, 129, 1, 119, 3},
    {24, 0, 1, 0, 130, 2, 9, 1, 122, 2},  // ResizeBicubicGrad
    {27, 0, 0, 0, 130, 2, 9, 1, 124, 3},
    {0, 0, 6, 0, 127, 2, 129, 1, 107, 1},  // ResizeBilinear
    {1, 0, 5, 0, 127, 2, 129, 1, 0, 1},
    {4, 0, 4, 0, 127, 2, 129, 1, 127, 2},
    {9, 0, 3, 0, 127, 2, 129, 1, 129, 2},
    {24, 0, 2, 0, 127, 2, 129, 1, 131, 2},
    {26, 0, 1, 0, 127, 2, 129, 1, 133, 2},
    {27, 0, 0, 0, 127, 2, 129, 1, 135, 3},
    {1, 0, 4, 0, 130, 2, 9, 1, 138, 1},  // ResizeBilinearGrad
    {4, 0, 3, 0, 130, 2, 9, 1, 139, 2},
    {9, 0, 2, 0, 130, 2, 9, 1, 141, 2},
    {26, 0, 1, 0, 130, 2, 9, 1, 143, 2},
    {27, 0, 0, 0, 130, 2, 9, 1, 145, 3},
    {0, 0, 6, 0, 127, 2, 132, 1, 107, 1},  // ResizeNearestNeighbor
    {1, 0, 5, 0, 127, 2, 132, 1, 0, 1},
    {6, 0, 4, 0, 127, 2, 132, 1, 108, 2},
    {9, 0, 3, 0, 127, 2, 132, 1, 110, 2},
    {24, 0, 2, 0, 127, 2, 132, 1, 112, 2},
    {27, 0, 1, 0, 127, 2, 132, 1, 116, 3},
    {175, 0, 0, 0, 127, 2, 132, 1, 119, 3},
    {0, 0, 4, 0, 133, 2, 9, 1, 107, 1},  // ResizeNearestNeighborGrad
    {6, 0, 3, 0, 133, 2, 9, 1, 148, 2},
    {9, 0, 2, 0, 133, 2, 9, 1, 150, 2},
    {27, 0, 1, 0, 133, 2, 9, 1, 152, 3},
    {637, 0, 0, 0, 133, 2, 9, 1, 155, 3},
    {8, 0, 0, 1, 135, 2, 137, 3, 158, 8},  // SampleDistortedBoundingBox
    {24, 0, 0, 1, 140, 3, 137, 3, 166, 7},  // SampleDistortedBoundingBoxV2
    {27, 0, 1, 0, 143, 4, 129, 1, 173, 2},  // ScaleAndTranslate
    {27, 0, 0, 0, 143, 4, 129, 1, 175, 3},
    {27, 0, 1, 0, 147, 4, 9, 1, 178, 2},  // ScaleAndTranslateGrad
    {27, 0, 0, 0, 147, 4, 9, 1, 180, 3},
    {489, 0, 0, 0, 151, 4, 137, 3, 183, 6},  // StatelessSampleDistortedBoundingBox
};

inline constexpr flat_port image_ports[]{
    {"images", {}, "T"},
    {"contrast_factor", dtype::float32},
    {"min_value", dtype::float32},
    {"max_value", dtype::float32},
    {"output", dtype::float32},
    {"images", dtype::float32},
    {"output", {}, "T"},
    {"delta", dtype::float32},
    {"scale", dtype::float32},
    {"boxes", dtype::float32},
    {"scores", dtype::float32},
    {"max_output_size_per_class", dtype::int32},
    {"max_total_size", dtype::int32},
    {"iou_threshold", dtype::float32},
    {"score_threshold", dtype::float32},
    {"nmsed_boxes", dtype::float32},
    {"nmsed_scores", dtype::float32},
    {"nmsed_classes", dtype::float32},
    {"valid_detections", dtype::int32},
    {"image", {}, "T"},
    {"box_ind", dtype::int32},
    {"crop_size", dtype::int32},
    {"crops", dtype::float32},
    {"grads", dtype::float32},
    {"image_size", dtype::int32},
    {"contents", dtype::string},
    {"crop_window", dtype::int32},
    {"image", dtype::uint8},
    {"image", {}, "dtype"},
    {"colors", dtype::float32},
    {"images", dtype::uint8},
    {"quality", dtype::int32},
    {"input", dtype::float32},
    {"size", dtype::int32},
    {"offsets", dtype::float32},
    {"glimpse", dtype::float32},
    {"image_shape", {}, "output_type"},
    {"bbox_deltas", dtype::float32},
    {"image_info", dtype::float32},
    {"anchors", dtype::float32},
    {"nms_threshold", dtype::float32},
    {"pre_nms_topn", dtype::int32},
    {"min_size", dtype::float32},
    {"rois", dtype::float32},
    {"roi_probabilities", dtype::float32},
    {"images", {}, "dtype"},
    {"transforms", dtype::float32},
    {"output_shape", dtype::int32},
    {"transformed_images", {}, "dtype"},
    {"fill_value", dtype::float32},
    {"max_output_size", dtype::int32},
    {"selected_indices", dtype::int32},
    {"boxes", {}, "T"},
    {"scores", {}, "T"},
    {"iou_threshold", {}, "T_threshold"},
    {"score_threshold", {}, "T_threshold"},
    {"valid_outputs", dtype::int32},
    {"iou_threshold", {}, "T"},
    {"score_threshold", {}, "T"},
    {"soft_nms_sigma", {}, "T"},
    {"selected_scores", {}, "T"},
    {"overlaps", dtype::float32},
    {"overlap_threshold", dtype::float32},
    {"resized_images", dtype::float32},
    {"original_image", {}, "T"},
    {"resized_images", {}, "T"},
    {"grads", {}, "T"},
    {"image_size", {}, "T"},
    {"bounding_boxes", dtype::float32},
    {"begin", {}, "T"},
    {"size", {}, "T"},
    {"bboxes", dtype::float32},
    {"min_object_covered", dtype::float32},
    {"translation", dtype::float32},
    {"seed", {}, "Tseed"},
};

inline constexpr flat_attr image_attrs[]{
    {"T", attr_type::type, nullptr, 0x27e},
    {"T", attr_type::type, "DT_FLOAT", 0x80002},
    {"pad_per_class", attr_type::boolean, "false"},
    {"clip_boxes", attr_type::boolean, "true"},
    {"T", attr_type::type, nullptr, 0x8027e},
    {"method", attr_type::string, "\"bilinear\"", 0x0, "\"bilinear\""},
    {"extrapolation_value", attr_type::floating, "0.0"},
    {"T", attr_type::type, nullptr, 0xa027e},
    {"method", attr_type::string, "\"bilinear\"", 0x0, "\"bilinear\", \"nearest\""},
    {"T", attr_type::type, nullptr, 0x80006},
    {"channels", attr_type::integer, "0"},
    {"ratio", attr_type::integer, "1"},
    {"fancy_upscaling", attr_type::boolean, "true"},
    {"try_recover_truncated", attr_type::boolean, "false"},
    {"acceptable_fraction", attr_type::floating, "1.0"},
    {"dct_method", attr_type::string, "\"\""},
    {"dtype", attr_type::type, "DT_UINT8", 0x20010},
    {"dtype", attr_type::type, "DT_UINT8", 0x20012},
    {"expand_animations", attr_type::boolean, "true"},
    {"dtype", attr_type::type, "DT_UINT8", 0x10},
    {"format", attr_type::string, "\"\"", 0x0, "\"\", \"grayscale\", \"rgb\""},
    {"quality", attr_type::integer, "95"},
    {"progressive", attr_type::boolean, "false"},
    {"optimize_size", attr_type::boolean, "false"},
    {"chroma_downsampling", attr_type::boolean, "true"},
    {"density_unit", attr_type::string, "\"in\"", 0x0, "\"in\", \"cm\""},
    {"x_density", attr_type::integer, "300"},
    {"y_density", attr_type::integer, "300"},
    {"xmp_metadata", attr_type::string, "\"\""},
    {"compression", attr_type::integer, "-1"},
    {"T", attr_type::type, "DT_UINT8", 0x20010},
    {"centered", attr_type::boolean, "true"},
    {"normalized", attr_type::boolean, "true"},
    {"uniform_noise", attr_type::boolean, "true"},
    {"noise", attr_type::string, "\"uniform\""},
    {"output_type", attr_type::type, "DT_INT32", 0x208},
    {"post_nms_topn", attr_type::integer, "300"},
    {"T", attr_type::type, "DT_FLOAT", 0x6},
    {"T", attr_type::type, "DT_FLOAT", 0x84006},
    {"dtype", attr_type::type, nullptr, 0x8021e},
    {"interpolation", attr_type::string},
    {"fill_mode", attr_type::string, "\"constant\""},
    {"fill_mode", attr_type::string, "\"CONSTANT\""},
    {"dtype", attr_type::type, nullptr, 0x8421e},
    {"iou_threshold", attr_type::floating, "0.5"},
    {"T_threshold", attr_type::type, "DT_FLOAT", 0x80002},
    {"pad_to_max_output_size", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0x5e},
    {"align_corners", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0xa427e},
    {"half_pixel_centers", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0x6},
    {"T", attr_type::type, nullptr, 0x84006},
    {"T", attr_type::type, nullptr, 0x8005e},
    {"T", attr_type::type, nullptr, 0x8405e},
    {"T", attr_type::type, nullptr, 0x278},
    {"seed", attr_type::integer, "0"},
    {"seed2", attr_type::integer, "0"},
    {"min_object_covered", attr_type::floating, "0.1"},
    {"aspect_ratio_range", attr_type::floating, "[0.75, 1.33]", 0x0, "", true},
    {"area_range", attr_type::floating, "[0.05, 1.0]", 0x0, "", true},
    {"max_attempts", attr_type::integer, "100"},
    {"use_image_if_no_bounding_boxes", attr_type::boolean, "false"},
    {"kernel_type", attr_type::string, "\"lanczos3\""},
    {"antialias", attr_type::boolean, "true"},
    {"T", attr_type::type, nullptr, 0x2},
    {"Tseed", attr_type::type, nullptr, 0x208},
};

inline constexpr std::uint16_t image_port_slots[]{
    0, 1, 2, 3, 4, 5, 1, 0, 1, 6, 5, 7, 0, 7, 5, 8, 0, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    9, 20, 21, 22, 23, 19, 9, 20, 23, 9, 20, 24, 25, 26, 27, 25, 28, 5, 9, 0, 9, 0, 9, 29, 30, 31,
    19, 32, 33, 34, 35, 36, 10, 37, 38, 39, 40, 41, 42, 43, 44, 5, 0, 45, 46, 47, 48, 45, 46, 47,
    49, 9, 10, 50, 51, 9, 10, 50, 13, 52, 53, 50, 13, 52, 53, 50, 54, 9, 10, 50, 13, 14, 52, 53, 50,
    13, 14, 52, 53, 50, 54, 55, 51, 56, 52, 53, 50, 57, 58, 59, 51, 60, 56, 61, 10, 50, 62, 14, 0,
    33, 63, 23, 64, 65, 66, 33, 67, 68, 69, 70, 71, 67, 68, 72, 0, 33, 8, 73, 66, 64, 8, 73, 67, 68,
    72, 74,
};

inline constexpr flat_attr_slot image_attr_slots[]{
    {0, 0}, {1, 27}, {2, 27}, {2, 27}, {3, 29}, {4, 10}, {5, 10}, {6, 10}, {7, 10}, {5, 10},
    {6, 10}, {7, 10}, {8, 10}, {6, 10}, {4, 10}, {5, 10}, {7, 10}, {5, 10}, {9, 10}, {5, 10},
    {9, 10}, {8, 10}, {10, 24}, {11, 24}, {12, 24}, {13, 24}, {14, 24}, {15, 24}, {10, 23},
    {10, 10}, {16, 10}, {10, 441}, {17, 441}, {18, 441}, {10, 0}, {11, 0}, {12, 0}, {13, 0},
    {14, 0}, {10, 0}, {11, 0}, {12, 0}, {13, 0}, {14, 0}, {15, 18}, {10, 0}, {10, 0}, {16, 6},
    {10, 2313}, {19, 2313}, {1, 9}, {1, 29}, {20, 0}, {21, 0}, {22, 0}, {23, 0}, {24, 0}, {25, 0},
    {26, 0}, {27, 0}, {28, 0}, {29, 0}, {29, 0}, {30, 6}, {31, 0}, {32, 0}, {33, 0}, {31, 0},
    {32, 0}, {33, 0}, {34, 27}, {31, 408}, {32, 408}, {33, 408}, {34, 408}, {35, 24}, {36, 175},
    {37, 10}, {38, 10}, {39, 175}, {40, 175}, {39, 175}, {40, 175}, {41, 175}, {39, 175}, {40, 175},
    {42, 175}, {43, 175}, {40, 175}, {42, 175}, {39, 510}, {40, 510}, {42, 510}, {43, 510},
    {40, 510}, {42, 510}, {44, 10}, {1, 27}, {45, 53}, {46, 26}, {1, 27}, {46, 26}, {1, 27},
    {45, 53}, {46, 26}, {1, 53}, {46, 53}, {47, 0}, {0, 0}, {48, 6}, {4, 0}, {48, 6}, {7, 0},
    {48, 6}, {49, 0}, {48, 6}, {7, 0}, {48, 6}, {50, 27}, {49, 0}, {48, 6}, {50, 27}, {51, 24},
    {48, 24}, {51, 24}, {48, 24}, {50, 27}, {0, 0}, {48, 4}, {4, 0}, {48, 4}, {7, 0}, {48, 4},
    {49, 0}, {48, 4}, {49, 0}, {48, 4}, {50, 27}, {51, 1}, {51, 1}, {48, 4}, {9, 1}, {48, 4},
    {52, 1}, {48, 4}, {52, 1}, {48, 4}, {50, 27}, {47, 0}, {48, 6}, {53, 0}, {48, 6}, {53, 0},
    {48, 6}, {50, 27}, {54, 0}, {48, 6}, {50, 27}, {55, 8}, {56, 8}, {57, 8}, {58, 8}, {59, 8},
    {60, 8}, {61, 8}, {62, 8}, {55, 24}, {56, 24}, {57, 24}, {59, 24}, {60, 24}, {61, 24}, {62, 24},
    {49, 27}, {63, 27}, {49, 27}, {63, 27}, {64, 27}, {65, 27}, {63, 27}, {65, 27}, {63, 27},
    {64, 27}, {55, 489}, {66, 489}, {59, 489}, {60, 489}, {61, 489}, {62, 489},
};

}  // namespace detail

inline constexpr flat_table image_ops{
    detail::image_op_rows, detail::image_definition_rows, detail::image_ports, detail::image_attrs,
    detail::image_port_slots, detail::image_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/internal.hpp
// internal: ops that TensorFlow's own passes put into graphs.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_INTERNAL_HPP
#define EVERGRAPH_TF_OPS_INTERNAL_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op internal_op_rows[]{
    {"_Arg", 2},
    {"_ArrayToList", 1},
    {"_CollateTPUEmbeddingMemory", 1, 1196, op::open, op::open, "", "never part of a release"},
    {"_ConfigureDistributedTPU", 2},
    {"_ConfigureTPUEmbeddingHost", 2, 1196, op::open, op::open, "", "gone after release 2.9"},
    {"_ConfigureTPUEmbeddingMemory", 2, 1196, op::open, op::open, "", "gone after release 2.9"},
    {"_ConnectInterTPUEmbeddingCommunication", 1, 1168, op::open, op::open, "", "gone after release 2.9"},
    {"_ConnectTPUEmbeddingHosts", 1, 1196, op::open, op::open, "", "never part of a release"},
    {"_DeviceArg", 1},
    {"_DeviceRetval", 1},
    {"_DisconnectHostFromDistributedTPUSystem", 1},
    {"_EagerConst", 1},
    {"_EqualWithCast", 2, 847, op::open, op::open, "", "never part of a release"},
    {"_ExecuteTPUEmbeddingPartitioner", 1, 1196, op::open, op::open, "", "gone after release 2.9"},
    {"_FinalizeTPUEmbedding", 1, 1196, op::open, op::open, "", "never part of a release"},
    {"_FinalizeTPUEmbeddingSystemConfiguration", 1, 1168, op::open, op::open, "", "gone after release 2.9"},
    {"_FusedBatchNormEx", 5},
    {"_FusedBatchNormGradEx", 3},
    {"_FusedConv2D", 9},
    {"_FusedConv3D", 4},
    {"_FusedDepthwiseConv2dNative", 4},
    {"_FusedMatMul", 4},
    {"_FusedQuantizedConv2D", 1},
    {"_FusedQuantizedDepthwiseConv2D", 1},
    {"_GreaterEqualWithCast", 2, 847, op::open, op::open, "", "never part of a release"},
    {"_GreaterWithCast", 2, 847, op::open, op::open, "", "never part of a release"},
    {"_HostCast", 2},
    {"_HostComputeMlir", 1, 476, op::open, op::open, "", "never part of a release"},
    {"_HostRecv", 3},
    {"_HostSend", 2},
    {"_If", 2},
    {"_InitializeHostForDistributedTPU", 3},
    {"_LessEqualWithCast", 2, 847, op::open, op::open, "", "never part of a release"},
    {"_LessWithCast", 2, 847, op::open, op::open, "", "never part of a release"},
    {"_ListToArray", 1},
    {"_NcclBroadcastRecv", 1},
    {"_NcclBroadcastSend", 1},
    {"_NcclReduceRecv", 1},
    {"_NcclReduceSend", 1},
    {"_NotEqualWithCast", 2, 847, op::open, op::open, "", "never part of a release"},
    {"_ParallelConcatStart", 2},
    {"_ParallelConcatUpdate", 2},
    {"_QuantizeAndDequantize", 1, 10, op::open, op::open, "", "never part of a release"},
    {"_QuantizedMatMul", 1},
    {"_QuantizedMaxPool3D", 1},
    {"_ReadVariablesOp", 1},
    {"_Recv", 3},
    {"_RecvTPUEmbeddingActivations", 1, 1160, op::open, op::open, "", "gone after release 2.9"},
    {"_RecvTPUEmbeddingDeduplicationData", 1, 1160, op::open, op::open, "", "gone after release 2.9"},
    {"_Retval", 2},
    {"_ScopedAllocator", 2},
    {"_ScopedAllocatorConcat", 2},
    {"_ScopedAllocatorSplit", 2},
    {"_Send", 2},
    {"_SendTPUEmbeddingGradients", 1, 1160, op::open, op::open, "", "gone after release 2.9"},
    {"_SetGlobalTPUArray", 1},
    {"_ShutdownDistributedTPU", 1},
    {"_SwitchN", 1},
    {"_TPUCompileMlir", 1},
    {"_TPUCompileMlirPlaceholderProgramKey", 1, 1533, op::open, op::open, "", "gone after release 2.13"},
    {"_TPUReplicate", 6},
    {"_TensorToHashBucketFast", 2},
    {"_UnaryOpsComposition", 1},
    {"_UnsafeReadVariable", 1, 23, op::open, op::open, "", "gone after release 1.3"},
    {"_VarHandlesOp", 1},
    {"_WaitForDistributedTPU", 1},
    {"_While", 1},
    {"_XLARecv", 1, 25, op::open, op::open, "", "gone after release 1.8"},
    {"_XLASend", 1, 25, op::open, op::open, "", "gone after release 1.8"},
    {"_XlaCompile", 2},
    {"_XlaCompileMlirPlaceholderProgramKey", 1},
    {"_XlaHostComputeMlir", 4},
    {"_XlaLaunch", 1, 25, op::open, op::open, "", "gone after release 1.8"},
    {"_XlaMerge", 1},
    {"_XlaRecvAtHost", 2},
    {"_XlaRecvAtHostV2", 2},
    {"_XlaRun", 2},
    {"_XlaSendFromHost", 2},
    {"_XlaSendFromHostV2", 2},
};

inline constexpr flat_definition internal_definition_rows[]{
    {3, 0, 1, 0, 0, 0, 0, 1, 0, 2},  // _Arg
    {5, 0, 0, 1, 0, 0, 0, 1, 0, 2},
    {3, 0, 0, 0, 1, 1, 2, 1, 2, 3},  // _ArrayToList
    {1169, 0, 0, 1, 3, 1, 4, 1, 5, 1},  // _CollateTPUEmbeddingMemory
    {27, 0, 1, 1, 5, 1, 6, 1, 6, 1},  // _ConfigureDistributedTPU
    {160, 0, 0, 1, 5, 1, 6, 1, 7, 2},
    {952, 0, 0, 1, 7, 2, 9, 1, 9, 2},  // _ConfigureTPUEmbeddingHost
    {1169, 0, 0, 1, 10, 2, 12, 1, 11, 1},
    {952, 0, 0, 1, 13, 1, 14, 1, 11, 1},  // _ConfigureTPUEmbeddingMemory
    {1169, 0, 0, 1, 13, 1, 15, 1, 0, 0},
    {952, 0, 0, 1, 16, 1, 0, 0, 12, 1},  // _ConnectInterTPUEmbeddingCommunication
    {1169, 0, 0, 1, 17, 1, 0, 0, 5, 1},  // _ConnectTPUEmbeddingHosts
    {27, 0, 0, 1, 0, 0, 0, 1, 13, 2},  // _DeviceArg
    {27, 0, 0, 1, 18, 1, 0, 0, 13, 2},  // _DeviceRetval
    {27, 0, 0, 1, 0, 0, 19, 1, 0, 0},  // _DisconnectHostFromDistributedTPUSystem
    {791, 0, 0, 0, 18, 1, 0, 1, 15, 1},  // _EagerConst
    {484, 0, 1, 0, 0, 0, 0, 0, 0, 0},  // _EqualWithCast
    {847, 485, 0, 0, 0, 0, 0, 0, 0, 0},
    {952, 0, 0, 1, 0, 0, 13, 1, 11, 1},  // _ExecuteTPUEmbeddingPartitioner
    {1169, 0, 0, 1, 10, 2, 0, 0, 0, 0},  // _FinalizeTPUEmbedding
    {952, 0, 0, 1, 16, 1, 0, 0, 12, 1},  // _FinalizeTPUEmbeddingSystemConfiguration
    {56, 0, 4, 0, 20, 6, 26, 6, 16, 7},  // _FusedBatchNormEx
    {175, 0, 3, 0, 20, 6, 26, 6, 23, 8},
    {175, 0, 2, 0, 20, 6, 26, 6, 16, 7},
    {175, 0, 1, 0, 20, 6, 26, 6, 23, 8},
    {637, 0, 0, 0, 20, 6, 26, 6, 31, 8},
    {755, 0, 2, 0, 32, 8, 40, 6, 39, 7},  // _FusedBatchNormGradEx
    {821, 758, 1, 0, 32, 8, 40, 6, 39, 7},
    {862, 822, 0, 0, 32, 8, 40, 6, 39, 7},
    {27, 0, 7, 0, 46, 3, 0, 1, 46, 7},  // _FusedConv2D
    {27, 0, 6, 0, 46, 3, 0, 1, 53, 8},
    {27, 0, 5, 0, 46, 3, 0, 1, 61, 9},
    {29, 0, 4, 0, 46, 3, 0, 1, 70, 10},
    {498, 0, 3, 0, 46, 3, 0, 1, 80, 11},
    {498, 0, 2, 0, 46, 3, 0, 1, 70, 10},
    {507, 0, 1, 0, 46, 3, 0, 1, 80, 11},
    {1186, 0, 0, 0, 46, 3, 0, 1, 91, 11},
    {1254, 0, 0, 0, 49, 4, 0, 1, 102, 14},
    {909, 0, 0, 0, 46, 3, 0, 1, 116, 10},  // _FusedConv3D
    {1001, 0, 2, 0, 46, 3, 0, 1, 126, 9},
    {1081, 0, 1, 0, 46, 3, 0, 1, 135, 10},
    {2314, 0, 0, 0, 46, 3, 0, 1, 145, 10},
    {378, 0, 3, 0, 46, 3, 0, 1, 155, 8},  // _FusedDepthwiseConv2dNative
    {498, 0, 2, 0, 46, 3, 0, 1, 163, 9},
    {498, 0, 1, 0, 46, 3, 0, 1, 155, 8},
    {507, 0, 0, 0, 46, 3, 0, 1, 163, 9},
    {29, 0, 3, 0, 53, 3, 56, 1, 172, 6},  // _FusedMatMul
    {475, 0, 2, 0, 53, 3, 56, 1, 178, 6},
    {630, 0, 1, 0, 53, 3, 56, 1, 184, 7},
    {1119, 0, 0, 0, 53, 3, 56, 1, 191, 7},
    {1254, 0, 0, 0, 57, 2, 59, 2, 198, 18},  // _FusedQuantizedConv2D
    {1254, 0, 0, 0, 57, 2, 59, 2, 198, 18},  // _FusedQuantizedDepthwiseConv2D
    {484, 0, 1, 0, 0, 0, 0, 0, 0, 0},  // _GreaterEqualWithCast
    {847, 485, 0, 0, 0, 0, 0, 0, 0, 0},
    {484, 0, 1, 0, 0, 0, 0, 0, 0, 0},  // _GreaterWithCast
    {847, 485, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 1, 0, 61, 1, 62, 1, 216, 2},  // _HostCast
    {26, 0, 0, 0, 61, 1, 62, 1, 218, 3},
    {471, 0, 0, 1, 63, 1, 64, 1, 221, 4},  // _HostComputeMlir
    {0, 0, 2, 0, 0, 0, 65, 1, 225, 6},  // _HostRecv
    {5, 0, 1, 1, 0, 0, 65, 1, 225, 6},
    {800, 0, 0, 17, 0, 0, 65, 1, 225, 6},
    {0, 0, 1, 0, 66, 1, 0, 0, 231, 6},  // _HostSend
    {5, 0, 0, 1, 66, 1, 0, 0, 231, 6},
    {26, 0, 1, 0, 67, 2, 69, 1, 237, 5},  // _If
    {26, 0, 0, 1, 67, 2, 69, 1, 237, 5},
    {27, 0, 2, 1, 70, 1, 71, 1, 0, 0},  // _InitializeHostForDistributedTPU
    {160, 0, 1, 1, 70, 1, 71, 1, 242, 1},
    {953, 0, 0, 1, 70, 1, 71, 1, 243, 2},
    {484, 0, 1, 0, 0, 0, 0, 0, 0, 0},  // _LessEqualWithCast
    {847, 485, 0, 0, 0, 0, 0, 0, 0, 0},
    {484, 0, 1, 0, 0, 0, 0, 0, 0, 0},  // _LessWithCast
    {847, 485, 0, 0, 0, 0, 0, 0, 0, 0},
    {3, 0, 0, 0, 72, 1, 73, 1, 245, 3},  // _ListToArray
    {27, 0, 0, 1, 74, 1, 0, 1, 248, 3},  // _NcclBroadcastRecv
    {27, 0, 0, 1, 18, 1, 0, 0, 248, 3},  // _NcclBroadcastSend
    {27, 0, 0, 1, 18, 1, 75, 1, 251, 4},  // _NcclReduceRecv
    {27, 0, 0, 1, 18, 1, 0, 0, 251, 4},  // _NcclReduceSend
    {484, 0, 1, 0, 0, 0, 0, 0, 0, 0},  // _NotEqualWithCast
    {847, 485, 0, 0, 0, 0, 0, 0, 0, 0},
    {21, 0, 0, 1, 76, 1, 77, 1, 255, 3},  // _ParallelConcatStart
    {21, 0, 0, 1, 0, 0, 77, 1, 258, 2},
    {21, 0, 0, 0, 78, 3, 0, 1, 260, 2},  // _ParallelConcatUpdate
    {21, 0, 0, 0, 81, 2, 0, 1, 262, 2},
    {10, 0, 0, 0, 18, 1, 0, 1, 264, 6},  // _QuantizeAndDequantize
    {2314, 0, 0, 0, 57, 2, 59, 2, 270, 17},  // _QuantizedMatMul
    {1443, 0, 0, 0, 83, 3, 86, 3, 287, 5},  // _QuantizedMaxPool3D
    {27, 0, 0, 1, 89, 1, 90, 1, 292, 2},  // _ReadVariablesOp
    {0, 0, 2, 0, 0, 0, 65, 1, 225, 6},  // _Recv
    {5, 0, 1, 1, 0, 0, 65, 1, 225, 6},
    {800, 0, 0, 17, 0, 0, 65, 1, 225, 6},
    {1022, 0, 0, 1, 91, 1, 92, 1, 294, 2},  // _RecvTPUEmbeddingActivations
    {1024, 0, 0, 1, 0, 0, 93, 1, 296, 1},  // _RecvTPUEmbeddingDeduplicationData
    {3, 0, 1, 0, 18, 1, 0, 0, 0, 2},  // _Retval
    {5, 0, 0, 1, 18, 1, 0, 0, 0, 2},
    {26, 0, 0, 1, 0, 0, 0, 1, 297, 5},  // _ScopedAllocator
    {26, 0, 0, 1, 0, 0, 0, 1, 302, 6},
    {26, 0, 1, 1, 94, 2, 0, 1, 308, 5},  // _ScopedAllocatorConcat
    {26, 0, 0, 1, 94, 2, 0, 1, 313, 6},
    {26, 0, 0, 1, 96, 2, 73, 1, 319, 4},  // _ScopedAllocatorSplit
    {26, 0, 0, 1, 96, 2, 73, 1, 323, 5},
    {0, 0, 1, 0, 66, 1, 0, 0, 231, 6},  // _Send
    {5, 0, 0, 1, 66, 1, 0, 0, 231, 6},
    {1024, 0, 0, 1, 98, 3, 0, 0, 328, 3},  // _SendTPUEmbeddingGradients
    {27, 0, 0, 1, 101, 1, 0, 0, 0, 0},  // _SetGlobalTPUArray
    {27, 0, 0, 1, 0, 0, 0, 0, 0, 0},  // _ShutdownDistributedTPU
    {51, 0, 0, 0, 102, 2, 104, 1, 331, 2},  // _SwitchN
    {470, 0, 0, 1, 105, 1, 106, 2, 333, 4},  // _TPUCompileMlir
    {477, 0, 0, 1, 0, 0, 108, 1, 0, 0},  // _TPUCompileMlirPlaceholderProgramKey
    {43, 0, 5, 1, 109, 4, 113, 1, 337, 14},  // _TPUReplicate
    {104, 0, 4, 1, 109, 4, 113, 1, 351, 15},
    {175, 0, 3, 1, 109, 4, 113, 1, 366, 16},
    {454, 0, 2, 1, 109, 4, 113, 1, 382, 17},
    {1130, 0, 1, 1, 109, 4, 113, 1, 399, 18},
    {2314, 0, 0, 1, 109, 4, 113, 1, 417, 19},
    {772, 0, 1, 0, 18, 1, 114, 1, 436, 2},  // _TensorToHashBucketFast
    {777, 773, 0, 0, 18, 1, 114, 1, 436, 2},
    {26, 0, 0, 0, 115, 1, 116, 1, 438, 2},  // _UnaryOpsComposition
    {21, 0, 0, 1, 117, 1, 118, 1, 440, 1},  // _UnsafeReadVariable
    {27, 0, 0, 1, 0, 0, 89, 1, 441, 5},  // _VarHandlesOp
    {27, 0, 0, 1, 5, 1, 101, 1, 446, 2},  // _WaitForDistributedTPU
    {26, 0, 0, 1, 119, 1, 120, 1, 448, 3},  // _While
    {24, 0, 0, 1, 0, 0, 66, 1, 451, 3},  // _XLARecv
    {24, 0, 0, 1, 66, 1, 0, 0, 454, 2},  // _XLASend
    {27, 0, 0, 1, 121, 3, 124, 2, 456, 4},  // _XlaCompile
    {27, 0, 0, 1, 121, 3, 124, 2, 460, 5},
    {1534, 0, 0, 1, 0, 0, 108, 1, 0, 0},  // _XlaCompileMlirPlaceholderProgramKey
    {477, 0, 1, 1, 63, 1, 64, 1, 465, 5},  // _XlaHostComputeMlir
    {720, 0, 0, 1, 63, 1, 64, 1, 470, 6},
    {1164, 0, 1, 1, 63, 1, 64, 1, 476, 5},
    {1463, 0, 0, 1, 63, 1, 64, 1, 481, 6},
    {21, 0, 0, 1, 121, 3, 126, 1, 487, 5},  // _XlaLaunch
    {175, 0, 0, 0, 127, 2, 0, 1, 492, 1},  // _XlaMerge
    {27, 0, 1, 1, 129, 1, 64, 1, 493, 3},  // _XlaRecvAtHost
    {1477, 0, 0, 1, 129, 1, 64, 1, 496, 4},
    {576, 0, 1, 1, 130, 2, 64, 1, 500, 2},  // _XlaRecvAtHostV2
    {1477, 0, 0, 1, 130, 2, 64, 1, 502, 3},
    {27, 0, 0, 1, 132, 3, 126, 1, 505, 3},  // _XlaRun
    {27, 0, 0, 1, 135, 2, 126, 1, 508, 2},
    {27, 0, 1, 1, 137, 2, 0, 0, 510, 3},  // _XlaSendFromHost
    {1477, 0, 0, 1, 137, 2, 0, 0, 513, 4},
    {576, 0, 1, 1, 139, 3, 0, 0, 517, 2},  // _XlaSendFromHostV2
    {1477, 0, 0, 1, 139, 3, 0, 0, 519, 3},
};

inline constexpr flat_port internal_ports[]{
    {"output", {}, "T"},
    {"input", {}, "T", "N"},
    {"output", {}, "out_types", "", true},
    {"memory_configs", dtype::string, "", "N"},
    {"merged_memory_config", dtype::string},
    {"inputs", dtype::int32, "", "N"},
    {"output", dtype::string},
    {"common_config", dtype::string},
    {"task_host_config", dtype::string, "", "N"},
    {"host_config", dtype::string},
    {"memory_config", dtype::string},
    {"network_config", dtype::string},
    {"task_host_config", dtype::string},
    {"host_config", dtype::string, "", "N"},
    {"network_configs", dtype::string, "", "N"},
    {"input", {}, "T"},
    {"number_of_tpu_chips", dtype::int32},
    {"x", {}, "T"},
    {"scale", {}, "U"},
    {"offset", {}, "U"},
    {"mean", {}, "U"},
    {"variance", {}, "U"},
    {"side_input", {}, "T", "num_side_inputs"},
    {"y", {}, "T"},
    {"batch_mean", {}, "U"},
    {"batch_variance", {}, "U"},
    {"reserve_space_1", {}, "U"},
    {"reserve_space_2", {}, "U"},
    {"reserve_space_3", {}, "U"},
    {"y_backprop", {}, "T"},
    {"scale", dtype::float32},
    {"offset", dtype::float32},
    {"x_backprop", {}, "T"},
    {"scale_backprop", {}, "U"},
    {"offset_backprop", {}, "U"},
    {"reserve_space_4", {}, "U"},
    {"reserve_space_5", {}, "U"},
    {"side_input_backprop", {}, "T", "num_side_inputs"},
    {"filter", {}, "T"},
    {"args", {}, "T", "num_args"},
    {"args", {}, "TArgs", "", true},
    {"host_args", dtype::float32, "", "num_host_args"},
    {"a", {}, "T"},
    {"b", {}, "T"},
    {"product", {}, "T"},
    {"device_inputs", {}, "Tdevice_inputs", "", true},
    {"host_inputs", {}, "Thost_inputs", "", true},
    {"device_outputs", {}, "Tdevice_outputs", "", true},
    {"host_outputs", {}, "Thost_outputs", "", true},
    {"x", {}, "SrcT"},
    {"y", {}, "DstT"},
    {"inputs", {}, "Tinputs", "", true},
    {"outputs", {}, "Toutputs", "", true},
    {"tensor", {}, "tensor_type"},
    {"tensor", {}, "T"},
    {"cond", {}, "Tcond"},
    {"input", {}, "Tin", "", true},
    {"output", {}, "Tout", "", true},
    {"input", dtype::string},
    {"tpu_ids", dtype::int32},
    {"output", {}, "T", "N"},
    {"shape", dtype::int32},
    {"data", {}, "T"},
    {"shape", {}, "Tshape"},
    {"output", {}, "dtype"},
    {"value", {}, "T"},
    {"loc", {}, "Tshape"},
    {"update", {}, "T"},
    {"min_input", dtype::float32},
    {"max_input", dtype::float32},
    {"min_output", dtype::float32},
    {"max_output", dtype::float32},
    {"resources", dtype::resource, "", "N"},
    {"values", {}, "dtypes", "", true},
    {"deduplication_data", dtype::variant},
    {"outputs", dtype::float32, "", "num_tables"},
    {"output", dtype::variant},
    {"backing", {}, "T"},
    {"inputs", {}, "T", "N"},
    {"concat", {}, "T"},
    {"split", {}, "T", "N"},
    {"gradients", dtype::float32, "", "NumTables"},
    {"learning_rates", dtype::float32, "", "NumLearningRateTags"},
    {"topology", dtype::string},
    {"output_index", dtype::int32},
    {"outputs", {}, "T", "num_outs"},
    {"dynamic_shapes", dtype::int64, "", "NumDynamicShapes"},
    {"compilation_status", dtype::string},
    {"program", dtype::string, "", "num_computations"},
    {"program", dtype::string},
    {"broadcast_inputs", {}, "Tbroadcast_inputs", "", true},
    {"variables", dtype::resource, "", "NumVariables"},
    {"guaranteed_constants", {}, "Tguaranteed_constants", "", true},
    {"outputs", {}, "output_types", "", true},
    {"output", dtype::int64},
    {"resource", dtype::resource},
    {"value", {}, "dtype"},
    {"input", {}, "T", "", true},
    {"output", {}, "T", "", true},
    {"constants", {}, "Tconstants", "", true},
    {"args", {}, "Targs", "", true},
    {"resources", dtype::resource, "", "Nresources"},
    {"key", dtype::string},
    {"compilation_successful", dtype::boolean},
    {"results", {}, "Tresults", "", true},
    {"partitioned_call", {}, "T"},
    {"xla_run", {}, "T"},
    {"dynamic_key", dtype::string},
    {"device_ordinal", dtype::int64},
};

inline constexpr flat_attr internal_attrs[]{
    {"T", attr_type::type},
    {"index", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"out_types", attr_type::type, nullptr, 0x0, "", true, 1},
    {"enable_whole_mesh_compilations", attr_type::boolean, "false"},
    {"config", attr_type::string},
    {"T", attr_type::type, nullptr, 0x80002},
    {"U", attr_type::type, nullptr, 0x2},
    {"epsilon", attr_type::floating, "0.0001"},
    {"num_side_inputs", attr_type::integer, "0", 0x0, "", false, 0},
    {"activation_mode", attr_type::string, "\"Identity\""},
    {"data_format", attr_type::string, "\"NHWC\"", 0x0, "\"NHWC\", \"NCHW\""},
    {"is_training", attr_type::boolean, "true"},
    {"exponential_avg_factor", attr_type::floating, "1.0"},
    {"T", attr_type::type, nullptr, 0x84002},
    {"data_format", attr_type::string, "\"NHWC\"", 0x0, "\"NHWC\", \"NCHW\", \"NDHWC\", \"NCDHW\""},
    {"T", attr_type::type, nullptr, 0x6},
    {"num_args", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"strides", attr_type::integer, nullptr, 0x0, "", true},
    {"padding", attr_type::string, nullptr, 0x0, "\"SAME\", \"VALID\""},
    {"dilations", attr_type::integer, "[1, 1, 1, 1]", 0x0, "", true},
    {"fused_ops", attr_type::string, "[]", 0x0, "", true},
    {"use_cudnn_on_gpu", attr_type::boolean, "true"},
    {"padding", attr_type::string, nullptr, 0x0, "\"SAME\", \"VALID\", \"EXPLICIT\""},
    {"explicit_paddings", attr_type::integer, "[]", 0x0, "", true},
    {"leakyrelu_alpha", attr_type::floating, "0.2"},
    {"T", attr_type::type, nullptr, 0x80006},
    {"T", attr_type::type, nullptr, 0x80846},
    {"TArgs", attr_type::type, nullptr, 0x0, "", true, 1},
    {"num_host_args", attr_type::integer, "0", 0x0, "", false, 0},
    {"data_format", attr_type::string, "\"NHWC\"", 0x0, "\"NHWC\", \"NCHW\", \"NCHW_VECT_C\""},
    {"filter_format", attr_type::string, "\"HWIO\"", 0x0, "\"HWIO\", \"OIHW\", \"OIHW_VECT_I\""},
    {"T", attr_type::type, nullptr, 0x4002},
    {"strides", attr_type::integer, nullptr, 0x0, "", true, 5},
    {"is_filter_const", attr_type::boolean, "false"},
    {"data_format", attr_type::string, "\"NDHWC\"", 0x0, "\"NDHWC\", \"NCDHW\""},
    {"dilations", attr_type::integer, "[1, 1, 1, 1, 1]", 0x0, "", true},
    {"padding_list", attr_type::integer, "[]", 0x0, "", true},
    {"T", attr_type::type, nullptr, 0x84006},
    {"transpose_a", attr_type::boolean, "false"},
    {"transpose_b", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0x2},
    {"Tinput", attr_type::type, "DT_QUINT8", 0x1b800},
    {"Tfilter", attr_type::type, "DT_QINT8", 0x1b800},
    {"Tbias", attr_type::type, "DT_QINT32", 0x2002},
    {"Tsummand", attr_type::type, nullptr, 0x3802},
    {"out_type", attr_type::type, "DT_QINT32", 0x1b800},
    {"Tdevice_inputs", attr_type::type, "[]", 0x0, "", true, 0},
    {"Thost_inputs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tdevice_outputs", attr_type::type, "[]", 0x0, "", true, 0},
    {"Thost_outputs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"data_format", attr_type::string, "\"NHWC\""},
    {"is_filter_const", attr_type::boolean, "true"},
    {"is_bias_const", attr_type::boolean, "true"},
    {"alpha", attr_type::floating, "0.0"},
    {"SrcT", attr_type::type},
    {"DstT", attr_type::type},
    {"Truncate", attr_type::boolean, "false"},
    {"Tinputs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Toutputs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"key", attr_type::string},
    {"tpu_core", attr_type::integer, "0"},
    {"tensor_type", attr_type::type},
    {"tensor_name", attr_type::string},
    {"send_device", attr_type::string},
    {"send_device_incarnation", attr_type::integer},
    {"recv_device", attr_type::string},
    {"client_terminated", attr_type::boolean, "false"},
    {"Tcond", attr_type::type},
    {"Tin", attr_type::type, nullptr, 0x0, "", true, 1},
    {"Tout", attr_type::type, nullptr, 0x0, "", true, 1},
    {"then_branch", attr_type::func},
    {"else_branch", attr_type::func},
    {"tpu_cancellation_closes_chips", attr_type::integer, "0"},
    {"T", attr_type::type, nullptr, 0x8020e},
    {"num_devices", attr_type::integer},
    {"shared_name", attr_type::string},
    {"reduction", attr_type::string, nullptr, 0x0, "\"min\", \"max\", \"prod\", \"sum\""},
    {"dtype", attr_type::type},
    {"Tshape", attr_type::type, "DT_INT32", 0x208},
    {"init", attr_type::boolean, "false"},
    {"shape", attr_type::shape},
    {"loc", attr_type::integer},
    {"signed_input", attr_type::boolean, "true"},
    {"num_bits", attr_type::integer, "8"},
    {"range_given", attr_type::boolean, "false"},
    {"input_min", attr_type::floating, "0.0"},
    {"input_max", attr_type::floating, "0.0"},
    {"Thost_inputs", attr_type::type, "[]", 0x0, "", true, 0},
    {"Thost_outputs", attr_type::type, "[]", 0x0, "", true, 0},
    {"T1", attr_type::type, nullptr, 0x1b800},
    {"T2", attr_type::type, nullptr, 0x1b800},
    {"Tbias", attr_type::type, "DT_FLOAT", 0x1f802},
    {"U", attr_type::type, "DT_FLOAT", 0x1f802},
    {"Tout", attr_type::type, "DT_FLOAT", 0x1f802},
    {"is_weight_const", attr_type::boolean, "true"},
    {"input_quant_mode", attr_type::string, "\"SCALED\"", 0x0, "\"MIN_FIRST\", \"SCALED\""},
    {"output_quant_mode", attr_type::string, "\"SCALED\"", 0x0, "\"MIN_FIRST\", \"SCALED\""},
    {"ksize", attr_type::integer, nullptr, 0x0, "", true, 5},
    {"T", attr_type::type, nullptr, 0x1b800},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"dtypes", attr_type::type, nullptr, 0x0, "", true, 1},
    {"num_tables", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"shapes", attr_type::shape, nullptr, 0x0, "", true},
    {"sa_name", attr_type::string},
    {"id", attr_type::integer},
    {"expected_call_count", attr_type::integer},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 2},
    {"reshape", attr_type::boolean, "false"},
    {"NumTables", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"NumLearningRateTags", attr_type::integer, "0", 0x0, "", false, 0},
    {"num_outs", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_computations", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"mlir_module", attr_type::string, "\"\""},
    {"metadata", attr_type::string},
    {"NumDynamicShapes", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"computation", attr_type::func},
    {"num_replicas", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_cores_per_replica", attr_type::integer, "1"},
    {"topology", attr_type::string, "\"\""},
    {"use_tpu", attr_type::boolean, "true"},
    {"device_assignment", attr_type::integer, "[]", 0x0, "", true},
    {"host_compute_core", attr_type::string, "[]", 0x0, "", true},
    {"Tbroadcast_inputs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"NumVariables", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"Tguaranteed_constants", attr_type::type, nullptr, 0x0, "", true, 0},
    {"output_types", attr_type::type, nullptr, 0x0, "", true, 0},
    {"padding_map", attr_type::string, "[]", 0x0, "", true},
    {"step_marker_location", attr_type::string, "\"STEP_MARK_AT_ENTRY\""},
    {"allow_soft_placement", attr_type::boolean, "false"},
    {"num_distributed_variables", attr_type::integer, "0"},
    {"use_spmd_for_xla_partitioning", attr_type::boolean, "false"},
    {"tpu_compile_options_proto", attr_type::string, "\"\""},
    {"use_shardy_partitioner", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0xc20278},
    {"num_buckets", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"op_names", attr_type::string, nullptr, 0x0, "", true},
    {"containers", attr_type::string, nullptr, 0x0, "", true},
    {"shared_names", attr_type::string, nullptr, 0x0, "", true},
    {"dtypes", attr_type::type, nullptr, 0x0, "", true},
    {"startup_timeout_sec", attr_type::integer, "20"},
    {"T", attr_type::type, nullptr, 0x0, "", true, 0},
    {"cond", attr_type::func},
    {"body", attr_type::func},
    {"Tconstants", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Targs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Nresources", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"function", attr_type::func},
    {"must_compile", attr_type::boolean},
    {"send_key", attr_type::string},
    {"recv_key", attr_type::string},
    {"host_mlir_module", attr_type::string, "\"\""},
    {"manual_sharding", attr_type::boolean, "false"},
    {"Tresults", attr_type::type, nullptr, 0x0, "", true, 0},
    {"device_ordinal", attr_type::integer},
    {"device_type", attr_type::string, "\"TPU\""},
};

inline constexpr std::uint16_t internal_port_slots[]{
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 7, 10, 11, 7, 12, 10, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    24, 25, 26, 27, 28, 29, 17, 30, 26, 27, 28, 31, 23, 32, 33, 34, 35, 36, 37, 15, 38, 39, 15, 38,
    40, 41, 42, 43, 39, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 56, 60, 61,
    62, 63, 64, 65, 66, 67, 65, 67, 15, 68, 69, 0, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81,
    82, 74, 83, 62, 84, 85, 86, 87, 88, 89, 51, 90, 91, 92, 93, 94, 17, 23, 95, 96, 97, 98, 99, 100,
    101, 102, 103, 104, 105, 106, 107, 107, 108, 99, 100, 102, 100, 102, 51, 107, 51, 107, 108,
};

inline constexpr flat_attr_slot internal_attr_slots[]{
    {0, 3}, {1, 3}, {0, 3}, {2, 3}, {3, 3}, {2, 1169}, {2, 27}, {2, 27}, {4, 160}, {2, 952},
    {5, 952}, {5, 952}, {2, 952}, {0, 27}, {1, 27}, {0, 791}, {6, 56}, {7, 56}, {8, 56}, {9, 56},
    {10, 56}, {11, 56}, {12, 56}, {6, 56}, {7, 56}, {8, 56}, {13, 175}, {9, 56}, {10, 56}, {11, 56},
    {12, 56}, {14, 56}, {7, 56}, {8, 56}, {13, 175}, {9, 56}, {10, 56}, {11, 56}, {12, 56},
    {6, 755}, {7, 755}, {8, 755}, {9, 755}, {10, 755}, {15, 755}, {12, 755}, {16, 27}, {17, 27},
    {18, 27}, {19, 27}, {11, 27}, {20, 27}, {21, 27}, {16, 27}, {17, 27}, {18, 27}, {19, 27},
    {11, 27}, {20, 27}, {21, 27}, {8, 27}, {16, 27}, {17, 27}, {18, 27}, {19, 27}, {11, 27},
    {20, 27}, {22, 27}, {21, 27}, {8, 27}, {16, 27}, {17, 27}, {18, 27}, {23, 27}, {24, 29},
    {11, 27}, {20, 27}, {22, 27}, {21, 27}, {8, 27}, {16, 27}, {17, 27}, {18, 27}, {23, 27},
    {24, 29}, {11, 27}, {20, 27}, {22, 27}, {21, 27}, {8, 27}, {25, 498}, {26, 27}, {17, 27},
    {18, 27}, {23, 27}, {24, 29}, {11, 27}, {20, 27}, {22, 27}, {21, 27}, {8, 27}, {25, 498},
    {27, 27}, {28, 1254}, {17, 27}, {29, 1254}, {18, 27}, {23, 27}, {24, 29}, {30, 27}, {31, 1254},
    {20, 27}, {22, 27}, {21, 27}, {8, 27}, {25, 498}, {32, 909}, {17, 909}, {33, 909}, {34, 909},
    {19, 909}, {35, 909}, {36, 909}, {21, 909}, {8, 909}, {25, 909}, {32, 909}, {17, 909},
    {33, 909}, {19, 909}, {35, 909}, {36, 909}, {21, 909}, {8, 909}, {25, 909}, {32, 909},
    {17, 909}, {33, 909}, {19, 909}, {35, 909}, {36, 909}, {37, 1081}, {21, 909}, {8, 909},
    {25, 909}, {14, 909}, {17, 909}, {33, 909}, {19, 909}, {35, 909}, {36, 909}, {37, 1081},
    {21, 909}, {8, 909}, {25, 909}, {38, 378}, {17, 378}, {18, 378}, {19, 378}, {11, 378},
    {20, 378}, {21, 378}, {8, 378}, {38, 378}, {17, 378}, {18, 378}, {19, 378}, {11, 378},
    {20, 378}, {21, 378}, {8, 378}, {25, 498}, {39, 29}, {40, 29}, {41, 29}, {17, 29}, {21, 29},
    {8, 29}, {39, 29}, {40, 29}, {32, 29}, {17, 29}, {21, 29}, {8, 29}, {39, 29}, {40, 29},
    {32, 29}, {17, 29}, {21, 29}, {8, 29}, {25, 630}, {39, 29}, {40, 29}, {14, 29}, {17, 29},
    {21, 29}, {8, 29}, {25, 630}, {42, 1254}, {43, 1254}, {44, 1254}, {45, 1254}, {46, 1254},
    {47, 1254}, {48, 1254}, {49, 1254}, {50, 1254}, {51, 1254}, {18, 1254}, {52, 1254}, {53, 1254},
    {23, 1254}, {24, 1254}, {20, 1254}, {21, 1254}, {54, 1254}, {55, 0}, {56, 0}, {55, 0}, {56, 0},
    {57, 26}, {58, 471}, {59, 471}, {60, 471}, {61, 471}, {62, 0}, {63, 0}, {64, 0}, {65, 0},
    {66, 0}, {67, 0}, {0, 0}, {63, 0}, {64, 0}, {65, 0}, {66, 0}, {67, 0}, {68, 26}, {69, 26},
    {70, 26}, {71, 26}, {72, 26}, {4, 160}, {4, 160}, {73, 953}, {69, 3}, {0, 3}, {2, 3}, {74, 27},
    {75, 27}, {76, 27}, {77, 27}, {74, 27}, {75, 27}, {76, 27}, {78, 21}, {79, 21}, {80, 21},
    {81, 21}, {78, 21}, {0, 21}, {79, 21}, {0, 21}, {82, 21}, {83, 10}, {84, 10}, {85, 10},
    {86, 10}, {87, 10}, {16, 10}, {47, 2314}, {88, 2314}, {49, 2314}, {89, 2314}, {90, 2314},
    {91, 2314}, {92, 2314}, {93, 2314}, {94, 2314}, {39, 2314}, {40, 2314}, {95, 2314}, {53, 2314},
    {21, 2314}, {96, 2314}, {97, 2314}, {25, 2314}, {98, 1443}, {33, 1443}, {19, 1443}, {35, 1443},
    {99, 1443}, {100, 27}, {101, 27}, {102, 1022}, {5, 1022}, {5, 1024}, {103, 26}, {0, 26},
    {104, 26}, {105, 26}, {106, 26}, {103, 26}, {81, 26}, {0, 26}, {104, 26}, {105, 26}, {106, 26},
    {81, 26}, {0, 26}, {104, 26}, {105, 26}, {107, 26}, {81, 26}, {0, 26}, {108, 26}, {104, 26},
    {105, 26}, {107, 26}, {0, 26}, {104, 26}, {105, 26}, {107, 26}, {0, 26}, {104, 26}, {105, 26},
    {107, 26}, {103, 26}, {109, 1024}, {110, 1024}, {5, 1024}, {111, 51}, {0, 51}, {112, 470},
    {113, 470}, {114, 470}, {115, 470}, {116, 43}, {117, 43}, {118, 43}, {119, 43}, {120, 43},
    {121, 43}, {122, 43}, {58, 43}, {123, 43}, {124, 43}, {125, 43}, {126, 43}, {127, 43},
    {128, 43}, {116, 43}, {117, 43}, {118, 43}, {119, 43}, {120, 43}, {121, 43}, {122, 43},
    {58, 43}, {123, 43}, {124, 43}, {125, 43}, {126, 43}, {127, 43}, {128, 43}, {129, 104},
    {116, 43}, {117, 43}, {118, 43}, {119, 43}, {120, 43}, {121, 43}, {122, 43}, {58, 43},
    {123, 43}, {124, 43}, {125, 43}, {126, 43}, {127, 43}, {128, 43}, {129, 104}, {130, 175},
    {116, 43}, {117, 43}, {118, 43}, {119, 43}, {120, 43}, {121, 43}, {122, 43}, {58, 43},
    {123, 43}, {124, 43}, {125, 43}, {126, 43}, {127, 43}, {128, 43}, {129, 104}, {130, 175},
    {131, 454}, {116, 43}, {117, 43}, {118, 43}, {119, 43}, {120, 43}, {121, 43}, {122, 43},
    {58, 43}, {123, 43}, {124, 43}, {125, 43}, {126, 43}, {127, 43}, {128, 43}, {129, 104},
    {130, 175}, {131, 454}, {132, 1130}, {116, 43}, {117, 43}, {118, 43}, {119, 43}, {120, 43},
    {121, 43}, {122, 43}, {58, 43}, {123, 43}, {124, 43}, {125, 43}, {126, 43}, {127, 43},
    {128, 43}, {129, 104}, {130, 175}, {131, 454}, {133, 2314}, {132, 1130}, {134, 772}, {135, 772},
    {26, 26}, {136, 26}, {78, 21}, {137, 27}, {138, 27}, {100, 27}, {139, 27}, {103, 27}, {140, 27},
    {2, 27}, {141, 26}, {142, 26}, {143, 26}, {0, 24}, {63, 24}, {81, 24}, {0, 24}, {63, 24},
    {144, 27}, {145, 27}, {146, 27}, {147, 27}, {144, 27}, {148, 27}, {145, 27}, {146, 27},
    {147, 27}, {58, 477}, {59, 477}, {149, 477}, {150, 477}, {61, 477}, {58, 477}, {59, 477},
    {149, 477}, {150, 477}, {61, 477}, {151, 720}, {58, 477}, {59, 477}, {149, 477}, {150, 477},
    {151, 720}, {58, 477}, {59, 477}, {149, 477}, {150, 477}, {151, 720}, {152, 1463}, {144, 21},
    {145, 21}, {146, 21}, {153, 21}, {147, 21}, {0, 175}, {59, 27}, {60, 27}, {154, 27}, {59, 27},
    {60, 27}, {154, 27}, {155, 1477}, {59, 576}, {60, 576}, {59, 576}, {60, 576}, {155, 1477},
    {144, 27}, {145, 27}, {153, 27}, {145, 27}, {153, 27}, {58, 27}, {60, 27}, {154, 27}, {58, 27},
    {60, 27}, {154, 27}, {155, 1477}, {58, 576}, {60, 576}, {58, 576}, {60, 576}, {155, 1477},
};

}  // namespace detail

inline constexpr flat_table internal_ops{
    detail::internal_op_rows, detail::internal_definition_rows, detail::internal_ports,
    detail::internal_attrs, detail::internal_port_slots, detail::internal_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/io.hpp
// io: files: readers, checkpoints, their names.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_IO_HPP
#define EVERGRAPH_TF_OPS_IO_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op io_op_rows[]{
    {"FileSystemSetConfiguration", 1},
    {"FixedLengthRecordReader", 2, op::open, 26, op::open, "FixedLengthRecordReaderV2"},
    {"FixedLengthRecordReaderV2", 3},
    {"GenerateVocabRemapping", 2},
    {"IdentityReader", 1, op::open, 26, op::open, "IdentityReaderV2"},
    {"IdentityReaderV2", 1},
    {"LMDBReader", 1},
    {"LoadAndRemapMatrix", 1},
    {"MatchingFiles", 1},
    {"MergeV2Checkpoints", 3},
    {"ReadFile", 1},
    {"ReaderNumRecordsProduced", 1},
    {"ReaderNumRecordsProducedV2", 2},
    {"ReaderNumWorkUnitsCompleted", 1},
    {"ReaderNumWorkUnitsCompletedV2", 2},
    {"ReaderRead", 1},
    {"ReaderReadUpTo", 1},
    {"ReaderReadUpToV2", 2},
    {"ReaderReadV2", 2},
    {"ReaderReset", 1},
    {"ReaderResetV2", 2},
    {"ReaderRestoreState", 1},
    {"ReaderRestoreStateV2", 2},
    {"ReaderSerializeState", 1},
    {"ReaderSerializeStateV2", 2},
    {"Restore", 2},
    {"RestoreSlice", 2},
    {"RestoreV2", 2},
    {"Save", 4},
    {"SaveSlices", 4},
    {"SaveV2", 2},
    {"ShardedFilename", 1},
    {"ShardedFilespec", 1},
    {"TFRecordReader", 2, op::open, 26, op::open, "TFRecordReaderV2"},
    {"TFRecordReaderV2", 1},
    {"TextLineReader", 1, op::open, 26, op::open, "TextLineReaderV2"},
    {"TextLineReaderV2", 1},
    {"WholeFileReader", 1},
    {"WholeFileReaderV2", 1},
    {"WriteFile", 2},
};

inline constexpr flat_definition io_definition_rows[]{
    {933, 0, 0, 1, 0, 3, 0, 0, 0, 0},  // FileSystemSetConfiguration
    {0, 0, 1, 1, 0, 0, 3, 1, 0, 5},  // FixedLengthRecordReader
    {22, 0, 0, 1, 0, 0, 3, 1, 5, 6},
    {20, 0, 2, 1, 0, 0, 4, 1, 11, 5},  // FixedLengthRecordReaderV2
    {22, 0, 1, 1, 0, 0, 4, 1, 16, 6},
    {24, 0, 0, 1, 0, 0, 4, 1, 22, 7},
    {24, 0, 1, 0, 5, 2, 7, 2, 29, 2},  // GenerateVocabRemapping
    {24, 0, 0, 0, 5, 2, 7, 2, 31, 3},
    {0, 0, 0, 1, 0, 0, 3, 1, 34, 2},  // IdentityReader
    {20, 0, 0, 1, 0, 0, 4, 1, 36, 2},  // IdentityReaderV2
    {23, 0, 0, 1, 0, 0, 3, 1, 38, 2},  // LMDBReader
    {24, 0, 0, 1, 9, 5, 14, 1, 40, 3},  // LoadAndRemapMatrix
    {0, 0, 0, 0, 15, 1, 16, 1, 0, 0},  // MatchingFiles
    {15, 0, 2, 0, 17, 2, 0, 0, 43, 1},  // MergeV2Checkpoints
    {23, 0, 1, 1, 17, 2, 0, 0, 43, 1},
    {1190, 0, 0, 1, 17, 2, 0, 0, 44, 2},
    {0, 0, 0, 0, 19, 1, 20, 1, 0, 0},  // ReadFile
    {0, 0, 0, 0, 3, 1, 21, 1, 0, 0},  // ReaderNumRecordsProduced
    {20, 0, 1, 0, 4, 1, 21, 1, 0, 0},  // ReaderNumRecordsProducedV2
    {21, 0, 0, 1, 4, 1, 21, 1, 0, 0},
    {0, 0, 0, 0, 3, 1, 22, 1, 0, 0},  // ReaderNumWorkUnitsCompleted
    {20, 0, 1, 0, 4, 1, 22, 1, 0, 0},  // ReaderNumWorkUnitsCompletedV2
    {21, 0, 0, 1, 4, 1, 22, 1, 0, 0},
    {0, 0, 0, 0, 23, 2, 25, 2, 0, 0},  // ReaderRead
    {9, 0, 0, 0, 27, 3, 30, 2, 0, 0},  // ReaderReadUpTo
    {20, 0, 1, 0, 32, 3, 30, 2, 0, 0},  // ReaderReadUpToV2
    {21, 0, 0, 1, 32, 3, 30, 2, 0, 0},
    {20, 0, 1, 0, 35, 2, 25, 2, 0, 0},  // ReaderReadV2
    {21, 0, 0, 1, 35, 2, 25, 2, 0, 0},
    {0, 0, 0, 0, 3, 1, 0, 0, 0, 0},  // ReaderReset
    {20, 0, 1, 0, 4, 1, 0, 0, 0, 0},  // ReaderResetV2
    {21, 0, 0, 1, 4, 1, 0, 0, 0, 0},
    {0, 0, 0, 0, 37, 2, 0, 0, 0, 0},  // ReaderRestoreState
    {20, 0, 1, 0, 39, 2, 0, 0, 0, 0},  // ReaderRestoreStateV2
    {21, 0, 0, 1, 39, 2, 0, 0, 0, 0},
    {0, 0, 0, 0, 3, 1, 41, 1, 0, 0},  // ReaderSerializeState
    {20, 0, 1, 0, 4, 1, 41, 1, 0, 0},  // ReaderSerializeStateV2
    {21, 0, 0, 1, 4, 1, 41, 1, 0, 0},
    {0, 0, 1, 0, 42, 2, 44, 1, 46, 2},  // Restore
    {23, 0, 0, 1, 42, 2, 44, 1, 46, 2},
    {0, 0, 1, 0, 45, 3, 44, 1, 46, 2},  // RestoreSlice
    {23, 0, 0, 1, 45, 3, 44, 1, 46, 2},
    {15, 0, 1, 0, 48, 3, 51, 1, 48, 1},  // RestoreV2
    {23, 0, 0, 1, 48, 3, 51, 1, 48, 1},
    {0, 0, 3, 0, 52, 3, 0, 0, 49, 1},  // Save
    {1, 0, 2, 0, 52, 3, 0, 0, 50, 1},
    {1, 0, 1, 0, 52, 3, 0, 0, 51, 1},
    {23, 0, 0, 1, 52, 3, 0, 0, 51, 1},
    {0, 0, 3, 0, 55, 4, 0, 0, 49, 1},  // SaveSlices
    {1, 0, 2, 0, 55, 4, 0, 0, 50, 1},
    {1, 0, 1, 0, 55, 4, 0, 0, 51, 1},
    {23, 0, 0, 1, 55, 4, 0, 0, 51, 1},
    {15, 0, 1, 0, 59, 4, 0, 0, 48, 1},  // SaveV2
    {23, 0, 0, 1, 59, 4, 0, 0, 48, 1},
    {0, 0, 0, 0, 63, 3, 19, 1, 0, 0},  // ShardedFilename
    {0, 0, 0, 0, 66, 2, 19, 1, 0, 0},  // ShardedFilespec
    {0, 0, 1, 1, 0, 0, 3, 1, 34, 2},  // TFRecordReader
    {10, 0, 0, 1, 0, 0, 3, 1, 52, 3},
    {20, 0, 0, 1, 0, 0, 4, 1, 55, 3},  // TFRecordReaderV2
    {0, 0, 0, 1, 0, 0, 3, 1, 58, 3},  // TextLineReader
    {20, 0, 0, 1, 0, 0, 4, 1, 61, 3},  // TextLineReaderV2
    {0, 0, 0, 1, 0, 0, 3, 1, 34, 2},  // WholeFileReader
    {20, 0, 0, 1, 0, 0, 4, 1, 36, 2},  // WholeFileReaderV2
    {15, 0, 1, 0, 68, 2, 0, 0, 0, 0},  // WriteFile
    {84, 0, 0, 1, 68, 2, 0, 0, 0, 0},
};

inline constexpr flat_port io_ports[]{
    {"scheme", dtype::string},
    {"key", dtype::string},
    {"value", dtype::string},
    {"reader_handle", dtype::string, "", "", false, true},
    {"reader_handle", dtype::resource},
    {"new_vocab_file", dtype::string},
    {"old_vocab_file", dtype::string},
    {"remapping", dtype::int64},
    {"num_present", dtype::int32},
    {"ckpt_path", dtype::string},
    {"old_tensor_name", dtype::string},
    {"row_remapping", dtype::int64},
    {"col_remapping", dtype::int64},
    {"initializing_values", dtype::float32},
    {"output_matrix", dtype::float32},
    {"pattern", dtype::string},
    {"filenames", dtype::string},
    {"checkpoint_prefixes", dtype::string},
    {"destination_prefix", dtype::string},
    {"filename", dtype::string},
    {"contents", dtype::string},
    {"records_produced", dtype::int64},
    {"units_completed", dtype::int64},
    {"queue_handle", dtype::string, "", "", false, true},
    {"num_records", dtype::int64},
    {"keys", dtype::string},
    {"values", dtype::string},
    {"queue_handle", dtype::resource},
    {"state", dtype::string},
    {"file_pattern", dtype::string},
    {"tensor_name", dtype::string},
    {"tensor", {}, "dt"},
    {"shape_and_slice", dtype::string},
    {"prefix", dtype::string},
    {"tensor_names", dtype::string},
    {"shape_and_slices", dtype::string},
    {"tensors", {}, "dtypes", "", true},
    {"data", {}, "T", "", true},
    {"shapes_and_slices", dtype::string},
    {"basename", dtype::string},
    {"shard", dtype::int32},
    {"num_shards", dtype::int32},
};

inline constexpr flat_attr io_attrs[]{
    {"header_bytes", attr_type::integer, "0"},
    {"record_bytes", attr_type::integer},
    {"footer_bytes", attr_type::integer, "0"},
    {"container", attr_type::string, "\"\""},
    {"shared_name", attr_type::string, "\"\""},
    {"hop_bytes", attr_type::integer, "0"},
    {"encoding", attr_type::string, "\"\""},
    {"new_vocab_offset", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"num_new_vocab", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"old_vocab_size", attr_type::integer, "-1", 0x0, "", false, -1},
    {"num_rows", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"num_cols", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"max_rows_in_memory", attr_type::integer, "-1"},
    {"delete_old_dirs", attr_type::boolean, "true"},
    {"allow_missing_files", attr_type::boolean, "false"},
    {"dt", attr_type::type},
    {"preferred_shard", attr_type::integer, "-1"},
    {"dtypes", attr_type::type, nullptr, 0x0, "", true, 1},
    {"T", attr_type::type, nullptr, 0x3a0e, "", true, 1},
    {"T", attr_type::type, nullptr, 0x3e0e, "", true, 1},
    {"T", attr_type::type, nullptr, 0x0, "", true, 1},
    {"compression_type", attr_type::string, "\"\""},
    {"skip_header_lines", attr_type::integer, "0"},
};

inline constexpr std::uint16_t io_port_slots[]{
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 3, 23, 1, 2,
    3, 23, 24, 25, 26, 4, 27, 24, 4, 27, 3, 28, 4, 28, 28, 29, 30, 31, 29, 30, 32, 33, 34, 35, 36,
    19, 34, 37, 19, 34, 38, 37, 33, 34, 35, 36, 39, 40, 41, 39, 41, 19, 20,
};

inline constexpr flat_attr_slot io_attr_slots[]{
    {0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {0, 0}, {1, 0}, {2, 0}, {5, 22}, {3, 0}, {4, 0},
    {0, 20}, {1, 20}, {2, 20}, {3, 20}, {4, 20}, {0, 20}, {1, 20}, {2, 20}, {5, 22}, {3, 20},
    {4, 20}, {0, 20}, {1, 20}, {2, 20}, {5, 22}, {3, 20}, {4, 20}, {6, 24}, {7, 24}, {8, 24},
    {7, 24}, {8, 24}, {9, 24}, {3, 0}, {4, 0}, {3, 20}, {4, 20}, {3, 23}, {4, 23}, {10, 24},
    {11, 24}, {12, 24}, {13, 15}, {13, 15}, {14, 1190}, {15, 0}, {16, 0}, {17, 15}, {18, 0},
    {19, 0}, {20, 0}, {3, 0}, {4, 0}, {21, 10}, {3, 20}, {4, 20}, {21, 20}, {22, 0}, {3, 0}, {4, 0},
    {22, 20}, {3, 20}, {4, 20},
};

}  // namespace detail

inline constexpr flat_table io_ops{
    detail::io_op_rows, detail::io_definition_rows, detail::io_ports, detail::io_attrs,
    detail::io_port_slots, detail::io_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/linalg.hpp
// linalg: matrices: factors, solvers, diagonals.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_LINALG_HPP
#define EVERGRAPH_TF_OPS_LINALG_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op linalg_op_rows[]{
    {"BandedTriangularSolve", 1},
    {"BatchCholesky", 1, op::open, 13, op::open, "Cholesky"},
    {"BatchCholeskyGrad", 1, op::open, 13, op::open, "CholeskyGrad"},
    {"BatchMatrixBandPart", 1, op::open, 14, op::open, "MatrixBandPart"},
    {"BatchMatrixDeterminant", 2, op::open, 13, op::open, "MatrixDeterminant"},
    {"BatchMatrixDiag", 1, op::open, 14, op::open, "MatrixDiag"},
    {"BatchMatrixDiagPart", 1, op::open, 14, op::open, "MatrixDiagPart"},
    {"BatchMatrixInverse", 2, op::open, 13, op::open, "MatrixInverse"},
    {"BatchMatrixSetDiag", 1, op::open, 14, op::open, "MatrixSetDiag"},
    {"BatchMatrixSolve", 2, op::open, 13, op::open, "MatrixSolve"},
    {"BatchMatrixSolveLs", 1, op::open, 13, op::open, "MatrixSolveLs"},
    {"BatchMatrixTriangularSolve", 2, op::open, 13, op::open, "MatrixTriangularSolve"},
    {"BatchSelfAdjointEig", 1, op::open, 11, op::open, "SelfAdjointEigV2"},
    {"BatchSelfAdjointEigV2", 1, op::open, 13, op::open, "SelfAdjointEigV2"},
    {"BatchSvd", 2, op::open, 13, op::open, "Svd"},
    {"Cholesky", 3},
    {"CholeskyGrad", 2},
    {"Cross", 4},
    {"Eig", 2},
    {"Einsum", 1},
    {"LogMatrixDeterminant", 2},
    {"Lu", 2},
    {"MatrixBandPart", 2},
    {"MatrixDeterminant", 3},
    {"MatrixDiag", 1},
    {"MatrixDiagPart", 1},
    {"MatrixDiagPartV2", 1},
    {"MatrixDiagPartV3", 1},
    {"MatrixDiagV2", 1},
    {"MatrixDiagV3", 1},
    {"MatrixExponential", 2, op::open, 27, op::open, "", "a series of matrix products replaces it"},
    {"MatrixInverse", 4},
    {"MatrixLogarithm", 1},
    {"MatrixSetDiag", 1},
    {"MatrixSetDiagV2", 1},
    {"MatrixSetDiagV3", 1},
    {"MatrixSolve", 4},
    {"MatrixSolveLs", 3},
    {"MatrixSquareRoot", 3},
    {"MatrixTriangularSolve", 5},
    {"Qr", 2},
    {"SelfAdjointEig", 2, op::open, 11, op::open, "SelfAdjointEigV2"},
    {"SelfAdjointEigV2", 3},
    {"Svd", 3},
    {"TridiagonalMatMul", 1},
    {"TridiagonalSolve", 3},
};

inline constexpr flat_definition linalg_definition_rows[]{
    {436, 0, 0, 0, 0, 2, 2, 1, 0, 3},  // BandedTriangularSolve
    {0, 0, 0, 0, 3, 1, 2, 1, 3, 1},  // BatchCholesky
    {9, 0, 0, 0, 4, 2, 2, 1, 4, 1},  // BatchCholeskyGrad
    {9, 0, 0, 0, 6, 3, 9, 1, 5, 1},  // BatchMatrixBandPart
    {0, 0, 1, 0, 3, 1, 2, 1, 3, 1},  // BatchMatrixDeterminant
    {24, 0, 0, 0, 3, 1, 2, 1, 6, 1},
    {9, 0, 0, 0, 10, 1, 2, 1, 5, 1},  // BatchMatrixDiag
    {9, 0, 0, 0, 3, 1, 10, 1, 5, 1},  // BatchMatrixDiagPart
    {0, 0, 1, 0, 3, 1, 2, 1, 3, 1},  // BatchMatrixInverse
    {9, 0, 0, 0, 3, 1, 2, 1, 7, 2},
    {10, 0, 0, 0, 11, 2, 2, 1, 9, 1},  // BatchMatrixSetDiag
    {5, 0, 1, 0, 0, 2, 2, 1, 10, 1},  // BatchMatrixSolve
    {9, 0, 0, 0, 0, 2, 2, 1, 11, 2},
    {5, 0, 0, 0, 13, 3, 2, 1, 13, 2},  // BatchMatrixSolveLs
    {5, 0, 1, 0, 0, 2, 2, 1, 15, 2},  // BatchMatrixTriangularSolve
    {9, 0, 0, 0, 0, 2, 2, 1, 17, 3},
    {0, 0, 0, 0, 3, 1, 2, 1, 3, 1},  // BatchSelfAdjointEig
    {11, 0, 0, 0, 3, 1, 16, 2, 20, 2},  // BatchSelfAdjointEigV2
    {11, 0, 1, 0, 3, 1, 18, 3, 22, 3},  // BatchSvd
    {12, 0, 0, 0, 3, 1, 18, 3, 25, 3},
    {0, 0, 2, 0, 3, 1, 2, 1, 3, 1},  // Cholesky
    {23, 0, 1, 0, 3, 1, 2, 1, 6, 1},
    {27, 0, 0, 0, 3, 1, 2, 1, 28, 1},
    {9, 0, 1, 0, 4, 2, 2, 1, 4, 1},  // CholeskyGrad
    {27, 0, 0, 0, 4, 2, 2, 1, 29, 1},
    {8, 0, 3, 0, 21, 2, 23, 1, 30, 1},  // Cross
    {9, 0, 2, 0, 21, 2, 23, 1, 31, 1},
    {24, 0, 1, 0, 21, 2, 23, 1, 32, 1},
    {24, 0, 0, 0, 21, 2, 23, 1, 33, 1},
    {175, 0, 0, 0, 3, 1, 16, 2, 34, 3},  // Eig
    {175, 0, 0, 0, 3, 1, 24, 2, 34, 3},
    {66, 0, 0, 0, 26, 1, 2, 1, 37, 3},  // Einsum
    {24, 0, 1, 0, 3, 1, 27, 2, 40, 1},  // LogMatrixDeterminant
    {27, 0, 0, 0, 3, 1, 27, 2, 41, 1},
    {27, 0, 1, 0, 3, 1, 29, 2, 42, 2},  // Lu
    {27, 0, 0, 0, 3, 1, 29, 2, 44, 2},
    {14, 0, 1, 0, 6, 3, 9, 1, 46, 1},  // MatrixBandPart
    {26, 0, 0, 0, 31, 3, 9, 1, 47, 2},
    {0, 0, 2, 0, 3, 1, 2, 1, 3, 1},  // MatrixDeterminant
    {24, 0, 1, 0, 3, 1, 2, 1, 6, 1},
    {27, 0, 0, 0, 3, 1, 2, 1, 28, 1},
    {14, 0, 0, 0, 10, 1, 2, 1, 46, 1},  // MatrixDiag
    {14, 0, 0, 0, 3, 1, 10, 1, 46, 1},  // MatrixDiagPart
    {64, 0, 0, 0, 34, 3, 10, 1, 49, 1},  // MatrixDiagPartV2
    {175, 0, 0, 0, 34, 3, 10, 1, 50, 2},  // MatrixDiagPartV3
    {64, 0, 0, 0, 37, 5, 2, 1, 49, 1},  // MatrixDiagV2
    {175, 0, 0, 0, 37, 5, 2, 1, 50, 2},  // MatrixDiagV3
    {24, 0, 1, 0, 3, 1, 2, 1, 40, 1},  // MatrixExponential
    {27, 0, 0, 0, 3, 1, 2, 1, 41, 1},
    {0, 0, 3, 0, 3, 1, 2, 1, 3, 1},  // MatrixInverse
    {9, 0, 2, 0, 3, 1, 2, 1, 7, 2},
    {23, 0, 1, 0, 3, 1, 2, 1, 52, 2},
    {27, 0, 0, 0, 3, 1, 2, 1, 54, 2},
    {25, 0, 0, 0, 3, 1, 2, 1, 56, 1},  // MatrixLogarithm
    {14, 0, 0, 0, 11, 2, 2, 1, 46, 1},  // MatrixSetDiag
    {64, 0, 0, 0, 42, 3, 2, 1, 49, 1},  // MatrixSetDiagV2
    {175, 0, 0, 0, 42, 3, 2, 1, 50, 2},  // MatrixSetDiagV3
    {5, 0, 3, 0, 0, 2, 2, 1, 10, 1},  // MatrixSolve
    {9, 0, 2, 0, 0, 2, 2, 1, 11, 2},
    {15, 0, 1, 0, 0, 2, 2, 1, 57, 2},
    {27, 0, 0, 0, 0, 2, 2, 1, 59, 2},
    {5, 0, 2, 0, 13, 3, 2, 1, 13, 2},  // MatrixSolveLs
    {24, 0, 1, 0, 13, 3, 2, 1, 61, 2},
    {27, 0, 0, 0, 13, 3, 2, 1, 63, 2},
    {27, 0, 2, 0, 45, 1, 2, 1, 65, 1},  // MatrixSquareRoot
    {27, 0, 1, 0, 3, 1, 2, 1, 65, 1},
    {27, 0, 0, 0, 3, 1, 2, 1, 66, 1},
    {5, 0, 4, 0, 0, 2, 2, 1, 15, 2},  // MatrixTriangularSolve
    {9, 0, 3, 0, 0, 2, 2, 1, 17, 3},
    {23, 0, 2, 0, 0, 2, 2, 1, 67, 3},
    {27, 0, 1, 0, 0, 2, 2, 1, 70, 3},
    {968, 0, 0, 0, 0, 2, 2, 1, 73, 3},
    {17, 0, 1, 0, 3, 1, 46, 2, 76, 2},  // Qr
    {27, 0, 0, 0, 3, 1, 46, 2, 78, 2},
    {0, 0, 1, 0, 3, 1, 2, 1, 3, 1},  // SelfAdjointEig
    {27, 0, 0, 0, 3, 1, 2, 1, 80, 1},
    {11, 0, 2, 0, 3, 1, 16, 2, 20, 2},  // SelfAdjointEigV2
    {22, 0, 1, 0, 3, 1, 16, 2, 81, 2},
    {27, 0, 0, 0, 3, 1, 16, 2, 83, 2},
    {11, 0, 2, 0, 3, 1, 18, 3, 22, 3},  // Svd
    {12, 0, 1, 0, 3, 1, 18, 3, 25, 3},
    {27, 0, 0, 0, 3, 1, 18, 3, 85, 3},
    {53, 0, 0, 0, 48, 4, 2, 1, 88, 1},  // TridiagonalMatMul
    {27, 0, 2, 0, 52, 2, 2, 1, 65, 1},  // TridiagonalSolve
    {53, 0, 1, 0, 52, 2, 2, 1, 89, 2},
    {798, 0, 0, 0, 52, 2, 2, 1, 91, 3},
};

inline constexpr flat_port linalg_ports[]{
    {"matrix", {}, "T"},
    {"rhs", {}, "T"},
    {"output", {}, "T"},
    {"input", {}, "T"},
    {"l", {}, "T"},
    {"grad", {}, "T"},
    {"num_lower", dtype::int64},
    {"num_upper", dtype::int64},
    {"band", {}, "T"},
    {"diagonal", {}, "T"},
    {"l2_regularizer", dtype::float64},
    {"e", {}, "T"},
    {"v", {}, "T"},
    {"s", {}, "T"},
    {"u", {}, "T"},
    {"a", {}, "T"},
    {"b", {}, "T"},
    {"product", {}, "T"},
    {"e", {}, "Tout"},
    {"v", {}, "Tout"},
    {"inputs", {}, "T", "N"},
    {"sign", {}, "T"},
    {"log_abs_determinant", {}, "T"},
    {"lu", {}, "T"},
    {"p", {}, "output_idx_type"},
    {"num_lower", {}, "Tindex"},
    {"num_upper", {}, "Tindex"},
    {"k", dtype::int32},
    {"padding_value", {}, "T"},
    {"num_rows", dtype::int32},
    {"num_cols", dtype::int32},
    {"q", {}, "T"},
    {"r", {}, "T"},
    {"superdiag", {}, "T"},
    {"maindiag", {}, "T"},
    {"subdiag", {}, "T"},
    {"diagonals", {}, "T"},
};

inline constexpr flat_attr linalg_attrs[]{
    {"lower", attr_type::boolean, "true"},
    {"adjoint", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0xc0106},
    {"T", attr_type::type, nullptr, 0x6},
    {"T", attr_type::type},
    {"T", attr_type::type, nullptr, 0x40106},
    {"fast", attr_type::boolean, "true"},
    {"compute_v", attr_type::boolean, "true"},
    {"compute_uv", attr_type::boolean, "true"},
    {"full_matrices", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0x80006},
    {"T", attr_type::type, nullptr, 0x2027e},
    {"T", attr_type::type, nullptr, 0xa027e},
    {"T", attr_type::type, nullptr, 0xca027e},
    {"T", attr_type::type, nullptr, 0xca427e},
    {"Tout", attr_type::type, nullptr, 0x40100},
    {"equation", attr_type::string},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"output_idx_type", attr_type::type, "DT_INT32", 0x208},
    {"Tindex", attr_type::type, "DT_INT64", 0x208},
    {"align", attr_type::string, "\"RIGHT_LEFT\"", 0x0, "\"LEFT_RIGHT\", \"RIGHT_LEFT\", \"LEFT_LEFT\", \"RIGHT_RIGHT\""},
    {"T", attr_type::type, nullptr, 0x40100},
    {"T", attr_type::type, nullptr, 0xc4106},
    {"partial_pivoting", attr_type::boolean, "true"},
    {"perturb_singular", attr_type::boolean, "false"},
};

inline constexpr std::uint16_t linalg_port_slots[]{
    0, 1, 2, 3, 4, 5, 3, 6, 7, 8, 9, 3, 9, 0, 1, 10, 11, 12, 13, 14, 12, 15, 16, 17, 18, 19, 20, 21,
    22, 23, 24, 3, 25, 26, 3, 27, 28, 9, 27, 29, 30, 28, 3, 9, 27, 0, 31, 32, 33, 34, 35, 1, 36, 1,
};

inline constexpr flat_attr_slot linalg_attr_slots[]{
    {0, 436}, {1, 436}, {2, 436}, {3, 0}, {3, 9}, {4, 9}, {5, 0}, {1, 9}, {3, 0}, {4, 10}, {3, 5},
    {1, 9}, {3, 5}, {3, 5}, {6, 5}, {0, 5}, {3, 5}, {0, 5}, {1, 9}, {3, 5}, {7, 11}, {3, 11},
    {8, 11}, {9, 11}, {3, 11}, {8, 11}, {9, 11}, {5, 11}, {2, 0}, {10, 9}, {11, 8}, {12, 8},
    {13, 8}, {14, 8}, {7, 175}, {5, 175}, {15, 175}, {16, 66}, {17, 66}, {4, 66}, {5, 24}, {2, 24},
    {5, 27}, {18, 27}, {2, 27}, {18, 27}, {4, 14}, {4, 14}, {19, 26}, {4, 64}, {4, 175}, {20, 175},
    {1, 9}, {5, 0}, {1, 9}, {2, 0}, {21, 25}, {1, 9}, {5, 5}, {1, 9}, {2, 5}, {5, 5}, {6, 5},
    {2, 5}, {6, 5}, {5, 27}, {2, 27}, {0, 5}, {1, 9}, {5, 5}, {0, 5}, {1, 9}, {2, 5}, {0, 5},
    {1, 9}, {22, 5}, {9, 17}, {5, 17}, {9, 17}, {2, 17}, {10, 0}, {7, 11}, {5, 11}, {7, 11},
    {2, 11}, {8, 11}, {9, 11}, {2, 11}, {5, 53}, {23, 53}, {5, 27}, {23, 53}, {24, 798}, {5, 27},
};

}  // namespace detail

inline constexpr flat_table linalg_ops{
    detail::linalg_op_rows, detail::linalg_definition_rows, detail::linalg_ports,
    detail::linalg_attrs, detail::linalg_port_slots, detail::linalg_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/lookup.hpp
// lookup: tables from keys to values.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_LOOKUP_HPP
#define EVERGRAPH_TF_OPS_LOOKUP_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op lookup_op_rows[]{
    {"AnonymousHashTable", 1},
    {"AnonymousMutableDenseHashTable", 1},
    {"AnonymousMutableHashTable", 1},
    {"AnonymousMutableHashTableOfTensors", 1},
    {"HashTable", 3},
    {"HashTableV2", 1},
    {"InitializeTable", 1},
    {"InitializeTableFromTextFile", 2},
    {"InitializeTableFromTextFileV2", 2},
    {"InitializeTableV2", 1},
    {"LookupTableExport", 1},
    {"LookupTableExportV2", 1},
    {"LookupTableFind", 2},
    {"LookupTableFindV2", 1},
    {"LookupTableImport", 1},
    {"LookupTableImportV2", 1},
    {"LookupTableInsert", 1},
    {"LookupTableInsertV2", 1},
    {"LookupTableRemoveV2", 1},
    {"LookupTableSize", 1},
    {"LookupTableSizeV2", 1},
    {"MutableDenseHashTable", 2},
    {"MutableDenseHashTableV2", 2},
    {"MutableHashTable", 2},
    {"MutableHashTableOfTensors", 2},
    {"MutableHashTableOfTensorsV2", 1},
    {"MutableHashTableV2", 1},
};

inline constexpr flat_definition lookup_definition_rows[]{
    {888, 0, 0, 1, 0, 0, 0, 1, 0, 2},  // AnonymousHashTable
    {904, 0, 0, 1, 1, 2, 0, 1, 2, 5},  // AnonymousMutableDenseHashTable
    {904, 0, 0, 1, 0, 0, 0, 1, 7, 2},  // AnonymousMutableHashTable
    {904, 0, 0, 1, 0, 0, 0, 1, 9, 3},  // AnonymousMutableHashTableOfTensors
    {0, 0, 2, 0, 0, 0, 3, 1, 12, 4},  // HashTable
    {3, 0, 1, 1, 0, 0, 3, 1, 12, 4},
    {12, 0, 0, 1, 0, 0, 3, 1, 16, 5},
    {22, 0, 0, 1, 0, 0, 0, 1, 21, 5},  // HashTableV2
    {0, 0, 0, 0, 4, 3, 0, 0, 26, 2},  // InitializeTable
    {10, 0, 1, 0, 7, 2, 0, 0, 28, 4},  // InitializeTableFromTextFile
    {674, 0, 0, 0, 7, 2, 0, 0, 32, 5},
    {22, 0, 1, 1, 9, 2, 0, 0, 37, 4},  // InitializeTableFromTextFileV2
    {674, 0, 0, 1, 9, 2, 0, 0, 41, 5},
    {22, 0, 0, 1, 11, 3, 0, 0, 46, 2},  // InitializeTableV2
    {10, 0, 0, 0, 3, 1, 14, 2, 48, 2},  // LookupTableExport
    {22, 0, 0, 1, 0, 1, 14, 2, 50, 2},  // LookupTableExportV2
    {0, 0, 0, 0, 16, 3, 19, 1, 52, 2},  // LookupTableFind
    {0, 0, 0, 0, 20, 3, 23, 1, 52, 2},
    {22, 0, 0, 1, 24, 3, 23, 1, 54, 2},  // LookupTableFindV2
    {11, 0, 0, 0, 27, 3, 0, 0, 56, 2},  // LookupTableImport
    {22, 0, 0, 1, 30, 3, 0, 0, 54, 2},  // LookupTableImportV2
    {10, 0, 0, 0, 27, 3, 0, 0, 58, 2},  // LookupTableInsert
    {22, 0, 0, 1, 30, 3, 0, 0, 54, 2},  // LookupTableInsertV2
    {27, 0, 0, 1, 33, 2, 0, 0, 60, 1},  // LookupTableRemoveV2
    {0, 0, 0, 0, 3, 1, 35, 1, 0, 0},  // LookupTableSize
    {22, 0, 0, 1, 0, 1, 35, 1, 0, 0},  // LookupTableSizeV2
    {15, 0, 1, 1, 36, 1, 3, 1, 61, 7},  // MutableDenseHashTable
    {15, 0, 0, 1, 36, 1, 3, 1, 68, 8},
    {22, 0, 0, 1, 36, 1, 0, 1, 76, 8},  // MutableDenseHashTableV2
    {27, 0, 0, 1, 1, 2, 0, 1, 76, 8},
    {10, 0, 1, 1, 0, 0, 3, 1, 84, 4},  // MutableHashTable
    {12, 0, 0, 1, 0, 0, 3, 1, 88, 5},
    {10, 0, 1, 1, 0, 0, 3, 1, 93, 5},  // MutableHashTableOfTensors
    {12, 0, 0, 1, 0, 0, 3, 1, 98, 6},
    {22, 0, 0, 1, 0, 0, 0, 1, 104, 6},  // MutableHashTableOfTensorsV2
    {22, 0, 0, 1, 0, 0, 0, 1, 21, 5},  // MutableHashTableV2
};

inline constexpr flat_port lookup_ports[]{
    {"table_handle", dtype::resource},
    {"empty_key", {}, "key_dtype"},
    {"deleted_key", {}, "key_dtype"},
    {"table_handle", dtype::string, "", "", false, true},
    {"keys", {}, "Tkey"},
    {"values", {}, "Tval"},
    {"filename", dtype::string},
    {"keys", {}, "Tkeys"},
    {"values", {}, "Tvalues"},
    {"input_values", {}, "Tin"},
    {"default_value", {}, "Tout"},
    {"output_values", {}, "Tout"},
    {"keys", {}, "Tin"},
    {"values", {}, "Tout"},
    {"size", dtype::int64},
};

inline constexpr flat_attr lookup_attrs[]{
    {"key_dtype", attr_type::type},
    {"value_dtype", attr_type::type},
    {"value_shape", attr_type::shape, "{ }"},
    {"initial_num_buckets", attr_type::integer, "131072"},
    {"max_load_factor", attr_type::floating, "0.8"},
    {"container", attr_type::string, "\"\""},
    {"shared_name", attr_type::string, "\"\""},
    {"use_node_name_sharing", attr_type::boolean, "false"},
    {"Tkey", attr_type::type},
    {"Tval", attr_type::type},
    {"key_index", attr_type::integer, nullptr, 0x0, "", false, -2},
    {"value_index", attr_type::integer, nullptr, 0x0, "", false, -2},
    {"vocab_size", attr_type::integer, "-1", 0x0, "", false, -1},
    {"delimiter", attr_type::string, "\"\\011\""},
    {"offset", attr_type::integer, "0"},
    {"Tkeys", attr_type::type},
    {"Tvalues", attr_type::type},
    {"Tin", attr_type::type},
    {"Tout", attr_type::type},
};

inline constexpr std::uint16_t lookup_port_slots[]{
    0, 1, 2, 3, 3, 4, 5, 3, 6, 0, 6, 0, 4, 5, 7, 8, 3, 9, 10, 11, 3, 12, 10, 13, 0, 12, 10, 3, 12,
    13, 0, 12, 13, 0, 12, 14, 1,
};

inline constexpr flat_attr_slot lookup_attr_slots[]{
    {0, 888}, {1, 888}, {0, 904}, {1, 904}, {2, 904}, {3, 904}, {4, 904}, {0, 904}, {1, 904},
    {0, 904}, {1, 904}, {2, 904}, {5, 0}, {6, 0}, {0, 0}, {1, 0}, {5, 0}, {6, 0}, {7, 12}, {0, 0},
    {1, 0}, {5, 22}, {6, 22}, {7, 22}, {0, 22}, {1, 22}, {8, 0}, {9, 0}, {10, 10}, {11, 10},
    {12, 10}, {13, 10}, {10, 10}, {11, 10}, {12, 10}, {13, 10}, {14, 674}, {10, 22}, {11, 22},
    {12, 22}, {13, 22}, {10, 22}, {11, 22}, {12, 22}, {13, 22}, {14, 674}, {8, 22}, {9, 22},
    {15, 10}, {16, 10}, {15, 22}, {16, 22}, {17, 0}, {18, 0}, {17, 22}, {18, 22}, {17, 11},
    {18, 11}, {17, 10}, {18, 10}, {17, 27}, {5, 15}, {6, 15}, {7, 15}, {0, 15}, {1, 15}, {2, 15},
    {3, 15}, {5, 15}, {6, 15}, {7, 15}, {0, 15}, {1, 15}, {2, 15}, {3, 15}, {4, 15}, {5, 22},
    {6, 22}, {7, 22}, {0, 22}, {1, 22}, {2, 22}, {3, 22}, {4, 22}, {5, 10}, {6, 10}, {0, 10},
    {1, 10}, {5, 10}, {6, 10}, {7, 12}, {0, 10}, {1, 10}, {5, 10}, {6, 10}, {0, 10}, {1, 10},
    {2, 10}, {5, 10}, {6, 10}, {7, 12}, {0, 10}, {1, 10}, {2, 10}, {5, 22}, {6, 22}, {7, 22},
    {0, 22}, {1, 22}, {2, 22},
};

}  // namespace detail

inline constexpr flat_table lookup_ops{
    detail::lookup_op_rows, detail::lookup_definition_rows, detail::lookup_ports,
    detail::lookup_attrs, detail::lookup_port_slots, detail::lookup_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/math.hpp
// math: numbers: arithmetic, functions, comparison, reduction, matrix products.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_MATH_HPP
#define EVERGRAPH_TF_OPS_MATH_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op math_op_rows[]{
    {"Abs", 4},
    {"AccumulateNV2", 3},
    {"Acos", 4},
    {"Acosh", 3},
    {"Add", 6},
    {"AddN", 8},
    {"AddV2", 4},
    {"All", 2},
    {"Angle", 1},
    {"Any", 2},
    {"ApproximateEqual", 4},
    {"ArgMax", 13},
    {"ArgMin", 11},
    {"Asin", 4},
    {"Asinh", 3},
    {"Atan", 4},
    {"Atan2", 3},
    {"Atanh", 3},
    {"BatchMatMul", 7},
    {"BatchMatMulV2", 4},
    {"BatchMatMulV3", 3},
    {"BesselI0", 1},
    {"BesselI0e", 1},
    {"BesselI1", 1},
    {"BesselI1e", 1},
    {"BesselJ0", 1},
    {"BesselJ1", 1},
    {"BesselK0", 1},
    {"BesselK0e", 1},
    {"BesselK1", 1},
    {"BesselK1e", 1},
    {"BesselY0", 1},
    {"BesselY1", 1},
    {"Betainc", 1},
    {"Bincount", 1},
    {"BitwiseAnd", 2},
    {"BitwiseOr", 2},
    {"BitwiseXor", 2},
    {"Cast", 2},
    {"Ceil", 3},
    {"ClipByValue", 2},
    {"Complex", 3},
    {"ComplexAbs", 2},
    {"Conj", 4},
    {"Cos", 5},
    {"Cosh", 3},
    {"Cumprod", 5},
    {"Cumsum", 5},
    {"CumulativeLogsumexp", 2},
    {"Dawsn", 2},
    {"DenseBincount", 2},
    {"Digamma", 5},
    {"Div", 7},
    {"DivNoNan", 3},
    {"Equal", 10},
    {"Erf", 5},
    {"Erfc", 5},
    {"Erfinv", 1},
    {"EuclideanNorm", 2},
    {"Exp", 5},
    {"Expint", 2},
    {"Expm1", 2},
    {"Floor", 3},
    {"FloorDiv", 3},
    {"FloorMod", 6},
    {"FresnelCos", 2},
    {"FresnelSin", 2},
    {"Greater", 6},
    {"GreaterEqual", 6},
    {"HistogramFixedWidth", 1},
    {"Igamma", 2},
    {"IgammaGradA", 1},
    {"Igammac", 2},
    {"Imag", 3},
    {"Inv", 5, op::open, 17, 25, "Reciprocal"},
    {"InvGrad", 3, op::open, 17, 25, "ReciprocalGrad"},
    {"Invert", 2},
    {"IsFinite", 3},
    {"IsInf", 3},
    {"IsNan", 3},
    {"KthOrderStatistic", 1},
    {"LeftShift", 2},
    {"Less", 6},
    {"LessEqual", 6},
    {"Lgamma", 5},
    {"LinSpace", 4},
    {"Log", 5},
    {"Log1p", 2},
    {"LogicalAnd", 1},
    {"LogicalNot", 1},
    {"LogicalOr", 1},
    {"MatMul", 7},
    {"Max", 8},
    {"Maximum", 7},
    {"Mean", 8},
    {"Min", 8},
    {"Minimum", 7},
    {"Mod", 3},
    {"Mul", 7},
    {"MulNoNan", 4},
    {"Ndtri", 1},
    {"Neg", 5},
    {"NextAfter", 1},
    {"NotEqual", 10},
    {"Polygamma", 1},
    {"PopulationCount", 2},
    {"Pow", 5},
    {"Prod", 8},
    {"Range", 9},
    {"Real", 3},
    {"RealDiv", 3},
    {"Reciprocal", 3},
    {"ReciprocalGrad", 3},
    {"RightShift", 2},
    {"Rint", 3},
    {"Round", 3},
    {"Rsqrt", 5},
    {"RsqrtGrad", 3},
    {"SegmentMax", 5},
    {"SegmentMaxV2", 1},
    {"SegmentMean", 7},
    {"SegmentMin", 5},
    {"SegmentMinV2", 1},
    {"SegmentProd", 7},
    {"SegmentProdV2", 1},
    {"SegmentSum", 7},
    {"SegmentSumV2", 1},
    {"Select", 2},
    {"SelectV2", 1},
    {"Sigmoid", 5},
    {"SigmoidGrad", 3},
    {"Sign", 6},
    {"Sin", 5},
    {"Sinh", 3},
    {"Spence", 2},
    {"Sqrt", 5},
    {"SqrtGrad", 3},
    {"Square", 6},
    {"SquaredDifference", 4},
    {"Sub", 7},
    {"Sum", 8},
    {"Tan", 4},
    {"Tanh", 5},
    {"TanhGrad", 3},
    {"TruncateDiv", 3},
    {"TruncateMod", 3},
    {"UnsafeDiv", 1, 26, op::open, op::open, "", "never part of a release"},
    {"UnsortedSegmentMax", 3},
    {"UnsortedSegmentMin", 1},
    {"UnsortedSegmentProd", 3},
    {"UnsortedSegmentSum", 10},
    {"Xdivy", 2},
    {"Xlog1py", 2},
    {"Xlogy", 2},
    {"Zeta", 1},
};

inline constexpr flat_definition math_definition_rows[]{
    {0, 0, 3, 0, 0, 1, 1, 1, 0, 1},  // Abs
    {9, 0, 2, 0, 0, 1, 1, 1, 1, 1},
    {24, 0, 1, 0, 0, 1, 1, 1, 2, 1},
    {156, 0, 0, 0, 0, 1, 1, 1, 3, 1},
    {24, 0, 2, 6, 2, 1, 3, 1, 4, 3},  // AccumulateNV2
    {24, 0, 1, 6, 2, 1, 3, 1, 7, 3},
    {1308, 0, 0, 6, 2, 1, 3, 1, 10, 3},
    {9, 0, 2, 0, 0, 1, 1, 1, 13, 1},  // Acos
    {24, 0, 1, 0, 0, 1, 1, 1, 14, 1},
    {436, 0, 0, 0, 0, 1, 1, 1, 15, 1},
    {1316, 0, 0, 0, 0, 1, 1, 1, 16, 1},
    {24, 0, 2, 0, 0, 1, 1, 1, 17, 1},  // Acosh
    {24, 0, 1, 0, 0, 1, 1, 1, 18, 1},
    {24, 0, 0, 0, 0, 1, 1, 1, 19, 1},
    {0, 0, 5, 2, 4, 2, 6, 1, 20, 1},  // Add
    {0, 0, 4, 2, 4, 2, 6, 1, 21, 1},
    {5, 0, 3, 0, 4, 2, 6, 1, 22, 1},
    {9, 0, 2, 0, 4, 2, 6, 1, 23, 1},
    {9, 0, 1, 0, 4, 2, 6, 1, 24, 1},
    {24, 0, 0, 0, 4, 2, 6, 1, 25, 1},
    {0, 0, 7, 6, 2, 1, 3, 1, 26, 2},  // AddN
    {5, 0, 6, 6, 2, 1, 3, 1, 28, 2},
    {9, 0, 5, 6, 2, 1, 3, 1, 30, 2},
    {9, 0, 4, 6, 2, 1, 3, 1, 32, 2},
    {24, 0, 3, 6, 2, 1, 3, 1, 34, 2},
    {24, 0, 2, 6, 2, 1, 3, 1, 36, 2},
    {24, 0, 1, 6, 2, 1, 3, 1, 38, 2},
    {1308, 0, 0, 6, 2, 1, 3, 1, 40, 2},
    {24, 0, 3, 6, 4, 2, 6, 1, 42, 1},  // AddV2
    {24, 0, 2, 6, 4, 2, 6, 1, 43, 1},
    {524, 0, 1, 6, 4, 2, 6, 1, 44, 1},
    {660, 0, 0, 6, 4, 2, 6, 1, 45, 1},
    {0, 0, 1, 0, 7, 2, 9, 1, 46, 1},  // All
    {12, 0, 0, 0, 10, 2, 9, 1, 47, 2},
    {24, 0, 0, 0, 12, 1, 13, 1, 49, 2},  // Angle
    {0, 0, 1, 0, 7, 2, 9, 1, 46, 1},  // Any
    {12, 0, 0, 0, 10, 2, 9, 1, 47, 2},
    {21, 0, 3, 2, 4, 2, 14, 1, 51, 2},  // ApproximateEqual
    {24, 0, 2, 2, 4, 2, 14, 1, 53, 2},
    {24, 0, 1, 2, 4, 2, 14, 1, 55, 2},
    {1308, 0, 0, 2, 4, 2, 14, 1, 57, 2},
    {0, 0, 11, 0, 15, 2, 17, 1, 59, 1},  // ArgMax
    {5, 0, 10, 0, 15, 2, 17, 1, 60, 1},
    {9, 0, 9, 0, 15, 2, 17, 1, 61, 1},
    {9, 0, 8, 0, 15, 2, 17, 1, 62, 1},
    {12, 0, 7, 0, 18, 2, 17, 1, 63, 2},
    {24, 0, 6, 0, 18, 2, 20, 1, 65, 3},
    {24, 0, 5, 0, 18, 2, 20, 1, 68, 3},
    {24, 0, 4, 0, 18, 2, 20, 1, 71, 3},
    {175, 0, 3, 0, 18, 2, 20, 1, 74, 3},
    {1023, 0, 2, 0, 18, 2, 20, 1, 77, 3},
    {1036, 0, 1, 0, 18, 2, 20, 1, 80, 3},
    {1308, 0, 0, 0, 18, 2, 20, 1, 83, 3},
    {1312, 0, 0, 0, 18, 2, 20, 1, 86, 3},
    {0, 0, 9, 0, 15, 2, 17, 1, 59, 1},  // ArgMin
    {5, 0, 8, 0, 15, 2, 17, 1, 60, 1},
    {9, 0, 7, 0, 15, 2, 17, 1, 61, 1},
    {9, 0, 6, 0, 15, 2, 17, 1, 62, 1},
    {12, 0, 5, 0, 18, 2, 17, 1, 63, 2},
    {24, 0, 4, 0, 18, 2, 20, 1, 65, 3},
    {24, 0, 3, 0, 18, 2, 20, 1, 68, 3},
    {24, 0, 2, 0, 18, 2, 20, 1, 71, 3},
    {175, 0, 1, 0, 18, 2, 20, 1, 74, 3},
    {1308, 0, 0, 0, 18, 2, 20, 1, 89, 3},
    {1312, 0, 0, 0, 18, 2, 20, 1, 92, 3},
    {9, 0, 2, 0, 0, 1, 1, 1, 13, 1},  // Asin
    {24, 0, 1, 0, 0, 1, 1, 1, 14, 1},
    {436, 0, 0, 0, 0, 1, 1, 1, 15, 1},
    {1316, 0, 0, 0, 0, 1, 1, 1, 16, 1},
    {24, 0, 2, 0, 0, 1, 1, 1, 17, 1},  // Asinh
    {24, 0, 1, 0, 0, 1, 1, 1, 18, 1},
    {24, 0, 0, 0, 0, 1, 1, 1, 19, 1},
    {9, 0, 2, 0, 0, 1, 1, 1, 13, 1},  // Atan
    {24, 0, 1, 0, 0, 1, 1, 1, 14, 1},
    {436, 0, 0, 0, 0, 1, 1, 1, 15, 1},
    {1316, 0, 0, 0, 0, 1, 1, 1, 16, 1},
    {22, 0, 2, 0, 21, 2, 6, 1, 95, 1},  // Atan2
    {24, 0, 1, 0, 21, 2, 6, 1, 96, 1},
    {26, 0, 0, 0, 21, 2, 6, 1, 97, 1},
    {24, 0, 2, 0, 0, 1, 1, 1, 17, 1},  // Atanh
    {24, 0, 1, 0, 0, 1, 1, 1, 18, 1},
    {24, 0, 0, 0, 0, 1, 1, 1, 19, 1},
    {0, 0, 0, 0, 4, 2, 23, 1, 98, 3},  // BatchMatMul
    {9, 0, 5, 0, 4, 2, 24, 1, 98, 3},
    {9, 0, 4, 0, 4, 2, 24, 1, 101, 3},
    {9, 0, 3, 0, 4, 2, 24, 1, 104, 3},
    {24, 0, 2, 0, 4, 2, 24, 1, 107, 3},
    {27, 0, 1, 0, 4, 2, 24, 1, 110, 3},
    {1766, 0, 0, 0, 4, 2, 24, 1, 113, 5},
    {29, 0, 3, 0, 4, 2, 24, 1, 118, 3},  // BatchMatMulV2
    {477, 0, 2, 0, 4, 2, 24, 1, 121, 3},
    {1381, 0, 1, 0, 4, 2, 24, 1, 124, 3},
    {1766, 0, 0, 0, 4, 2, 24, 1, 127, 5},
    {721, 0, 2, 0, 25, 2, 13, 1, 132, 5},  // BatchMatMulV3
    {793, 0, 1, 0, 25, 2, 13, 1, 137, 5},
    {1766, 0, 0, 0, 25, 2, 13, 1, 142, 7},
    {435, 0, 0, 0, 0, 1, 1, 1, 149, 1},  // BesselI0
    {26, 0, 0, 0, 0, 1, 1, 1, 150, 1},  // BesselI0e
    {435, 0, 0, 0, 0, 1, 1, 1, 149, 1},  // BesselI1
    {26, 0, 0, 0, 0, 1, 1, 1, 150, 1},  // BesselI1e
    {435, 0, 0, 0, 0, 1, 1, 1, 149, 1},  // BesselJ0
    {435, 0, 0, 0, 0, 1, 1, 1, 149, 1},  // BesselJ1
    {435, 0, 0, 0, 0, 1, 1, 1, 149, 1},  // BesselK0
    {435, 0, 0, 0, 0, 1, 1, 1, 149, 1},  // BesselK0e
    {435, 0, 0, 0, 0, 1, 1, 1, 149, 1},  // BesselK1
    {435, 0, 0, 0, 0, 1, 1, 1, 149, 1},  // BesselK1e
    {435, 0, 0, 0, 0, 1, 1, 1, 149, 1},  // BesselY0
    {435, 0, 0, 0, 0, 1, 1, 1, 149, 1},  // BesselY1
    {12, 0, 0, 0, 27, 3, 6, 1, 151, 1},  // Betainc
    {21, 0, 0, 0, 30, 3, 33, 1, 152, 1},  // Bincount
    {24, 0, 1, 2, 4, 2, 6, 1, 153, 1},  // BitwiseAnd
    {24, 0, 0, 2, 4, 2, 6, 1, 154, 1},
    {24, 0, 1, 2, 4, 2, 6, 1, 153, 1},  // BitwiseOr
    {24, 0, 0, 2, 4, 2, 6, 1, 154, 1},
    {24, 0, 1, 2, 4, 2, 6, 1, 153, 1},  // BitwiseXor
    {24, 0, 0, 2, 4, 2, 6, 1, 154, 1},
    {0, 0, 1, 0, 34, 1, 35, 1, 155, 2},  // Cast
    {26, 0, 0, 0, 34, 1, 35, 1, 157, 3},
    {0, 0, 2, 0, 0, 1, 1, 1, 160, 1},  // Ceil
    {9, 0, 1, 0, 0, 1, 1, 1, 161, 1},
    {24, 0, 0, 0, 0, 1, 1, 1, 162, 1},
    {26, 0, 1, 0, 36, 3, 24, 1, 163, 1},  // ClipByValue
    {1308, 0, 0, 0, 36, 3, 24, 1, 164, 1},
    {0, 0, 2, 0, 39, 2, 41, 1, 0, 0},  // Complex
    {9, 0, 0, 0, 39, 2, 42, 1, 0, 0},
    {9, 0, 0, 0, 43, 2, 45, 1, 165, 2},
    {0, 0, 1, 0, 46, 1, 47, 1, 0, 0},  // ComplexAbs
    {9, 0, 0, 0, 0, 1, 48, 1, 167, 2},
    {0, 0, 0, 0, 49, 1, 41, 1, 0, 0},  // Conj
    {9, 0, 2, 0, 50, 1, 42, 1, 0, 0},
    {9, 0, 1, 0, 12, 1, 24, 1, 169, 1},
    {24, 0, 0, 0, 12, 1, 24, 1, 170, 1},
    {0, 0, 2, 0, 0, 1, 1, 1, 171, 1},  // Cos
    {9, 0, 1, 0, 0, 1, 1, 1, 172, 1},
    {9, 0, 0, 0, 0, 1, 1, 1, 173, 1},
    {9, 0, 1, 0, 0, 1, 1, 1, 174, 1},
    {24, 0, 0, 0, 0, 1, 1, 1, 175, 1},
    {24, 0, 2, 0, 0, 1, 1, 1, 17, 1},  // Cosh
    {24, 0, 1, 0, 0, 1, 1, 1, 18, 1},
    {24, 0, 0, 0, 0, 1, 1, 1, 19, 1},
    {10, 0, 4, 0, 51, 2, 23, 1, 176, 3},  // Cumprod
    {12, 0, 3, 0, 53, 2, 23, 1, 179, 4},
    {24, 0, 2, 0, 53, 2, 23, 1, 183, 4},
    {24, 0, 1, 0, 53, 2, 23, 1, 187, 4},
    {1308, 0, 0, 0, 53, 2, 23, 1, 191, 4},
    {10, 0, 4, 0, 51, 2, 23, 1, 176, 3},  // Cumsum
    {12, 0, 3, 0, 53, 2, 23, 1, 179, 4},
    {24, 0, 2, 0, 53, 2, 23, 1, 183, 4},
    {24, 0, 1, 0, 53, 2, 23, 1, 187, 4},
    {1308, 0, 0, 0, 53, 2, 23, 1, 191, 4},
    {104, 0, 1, 0, 53, 2, 23, 1, 195, 4},  // CumulativeLogsumexp
    {1381, 0, 0, 0, 53, 2, 23, 1, 199, 4},
    {175, 0, 1, 0, 0, 1, 1, 1, 203, 1},  // Dawsn
    {435, 0, 0, 0, 0, 1, 1, 1, 204, 1},
    {393, 0, 0, 0, 55, 3, 24, 1, 205, 3},  // DenseBincount
    {406, 0, 0, 0, 55, 3, 24, 1, 208, 3},
    {9, 0, 2, 0, 0, 1, 1, 1, 211, 1},  // Digamma
    {9, 0, 1, 0, 0, 1, 1, 1, 212, 1},
    {9, 0, 0, 0, 0, 1, 1, 1, 13, 1},
    {9, 0, 1, 0, 0, 1, 1, 1, 213, 1},
    {24, 0, 0, 0, 0, 1, 1, 1, 214, 1},
    {0, 0, 6, 0, 4, 2, 6, 1, 171, 1},  // Div
    {0, 0, 5, 0, 4, 2, 6, 1, 21, 1},
    {9, 0, 4, 0, 4, 2, 6, 1, 215, 1},
    {9, 0, 3, 0, 4, 2, 6, 1, 216, 1},
    {14, 0, 2, 0, 4, 2, 6, 1, 217, 1},
    {24, 0, 1, 0, 4, 2, 6, 1, 218, 1},
    {660, 0, 0, 0, 4, 2, 6, 1, 219, 1},
    {26, 0, 2, 0, 4, 2, 6, 1, 220, 1},  // DivNoNan
    {27, 0, 1, 0, 4, 2, 6, 1, 221, 1},
    {804, 0, 0, 0, 4, 2, 6, 1, 222, 1},
    {0, 0, 9, 2, 4, 2, 14, 1, 223, 1},  // Equal
    {5, 0, 8, 2, 4, 2, 14, 1, 59, 1},
    {6, 0, 7, 2, 4, 2, 14, 1, 224, 1},
    {9, 0, 6, 2, 4, 2, 14, 1, 225, 1},
    {9, 0, 5, 2, 4, 2, 14, 1, 226, 1},
    {9, 0, 4, 2, 4, 2, 14, 1, 227, 1},
    {24, 0, 3, 2, 4, 2, 14, 1, 228, 1},
    {149, 0, 2, 2, 4, 2, 14, 1, 229, 2},
    {378, 0, 1, 2, 4, 2, 14, 1, 231, 2},
    {535, 0, 0, 2, 4, 2, 14, 1, 233, 2},
    {3, 0, 2, 0, 0, 1, 1, 1, 235, 1},  // Erf
    {9, 0, 1, 0, 0, 1, 1, 1, 236, 1},
    {9, 0, 0, 0, 0, 1, 1, 1, 237, 1},
    {9, 0, 1, 0, 0, 1, 1, 1, 238, 1},
    {24, 0, 0, 0, 0, 1, 1, 1, 239, 1},
    {3, 0, 2, 0, 0, 1, 1, 1, 235, 1},  // Erfc
    {9, 0, 1, 0, 0, 1, 1, 1, 236, 1},
    {9, 0, 0, 0, 0, 1, 1, 1, 237, 1},
    {9, 0, 1, 0, 0, 1, 1, 1, 238, 1},
    {24, 0, 0, 0, 0, 1, 1, 1, 239, 1},
    {175, 0, 0, 0, 0, 1, 1, 1, 204, 1},  // Erfinv
    {27, 0, 1, 0, 58, 2, 24, 1, 240, 3},  // EuclideanNorm
    {1308, 0, 0, 0, 58, 2, 24, 1, 243, 3},
    {0, 0, 2, 0, 0, 1, 1, 1, 171, 1},  // Exp
    {9, 0, 1, 0, 0, 1, 1, 1, 172, 1},
    {9, 0, 0, 0, 0, 1, 1, 1, 173, 1},
    {9, 0, 1, 0, 0, 1, 1, 1, 174, 1},
    {24, 0, 0, 0, 0, 1, 1, 1, 175, 1},
    {175, 0, 1, 0, 0, 1, 1, 1, 203, 1},  // Expint
    {435, 0, 0, 0, 0, 1, 1, 1, 204, 1},
    {19, 0, 1, 0, 0, 1, 1, 1, 246, 1},  // Expm1
    {24, 0, 0, 0, 0, 1, 1, 1, 247, 1},
    {0, 0, 2, 0, 0, 1, 1, 1, 160, 1},  // Floor
    {9, 0, 1, 0, 0, 1, 1, 1, 161, 1},
    {24, 0, 0, 0, 0, 1, 1, 1, 162, 1},
    {15, 0, 2, 0, 4, 2, 6, 1, 248, 1},  // FloorDiv
    {24, 0, 1, 0, 4, 2, 6, 1, 249, 1},
    {660, 0, 0, 0, 4, 2, 6, 1, 250, 1},
    {15, 0, 5, 0, 4, 2, 6, 1, 251, 1},  // FloorMod
    {24, 0, 4, 0, 4, 2, 6, 1, 252, 1},
    {26, 0, 3, 0, 4, 2, 6, 1, 253, 1},
    {175, 0, 2, 0, 4, 2, 6, 1, 254, 1},
    {744, 0, 1, 0, 4, 2, 6, 1, 255, 1},
    {784, 0, 0, 0, 4, 2, 6, 1, 256, 1},
    {175, 0, 1, 0, 0, 1, 1, 1, 203, 1},  // FresnelCos
    {435, 0, 0, 0, 0, 1, 1, 1, 204, 1},
    {175, 0, 1, 0, 0, 1, 1, 1, 203, 1},  // FresnelSin
    {435, 0, 0, 0, 0, 1, 1, 1, 204, 1},
    {0, 0, 5, 0, 4, 2, 14, 1, 0, 1},  // Greater
    {5, 0, 4, 0, 4, 2, 14, 1, 257, 1},
    {5, 0, 3, 0, 4, 2, 14, 1, 258, 1},
    {9, 0, 2, 0, 4, 2, 14, 1, 259, 1},
    {24, 0, 1, 0, 4, 2, 14, 1, 260, 1},
    {24, 0, 0, 0, 4, 2, 14, 1, 261, 1},
    {0, 0, 5, 0, 4, 2, 14, 1, 0, 1},  // GreaterEqual
    {5, 0, 4, 0, 4, 2, 14, 1, 257, 1},
    {5, 0, 3, 0, 4, 2, 14, 1, 258, 1},
    {9, 0, 2, 0, 4, 2, 14, 1, 259, 1},
    {24, 0, 1, 0, 4, 2, 14, 1, 260, 1},
    {24, 0, 0, 0, 4, 2, 14, 1, 261, 1},
    {24, 0, 0, 0, 60, 3, 63, 1, 262, 2},  // HistogramFixedWidth
    {9, 0, 1, 0, 64, 2, 6, 1, 264, 1},  // Igamma
    {777, 0, 0, 0, 64, 2, 6, 1, 214, 1},
    {26, 0, 0, 0, 64, 2, 6, 1, 220, 1},  // IgammaGradA
    {9, 0, 1, 0, 64, 2, 6, 1, 264, 1},  // Igammac
    {777, 0, 0, 0, 64, 2, 6, 1, 214, 1},
    {0, 0, 0, 0, 49, 1, 66, 1, 0, 0},  // Imag
    {9, 0, 1, 0, 50, 1, 67, 1, 0, 0},
    {9, 0, 0, 0, 12, 1, 13, 1, 167, 2},
    {0, 0, 4, 0, 0, 1, 1, 1, 171, 1},  // Inv
    {9, 0, 3, 0, 0, 1, 1, 1, 172, 1},
    {9, 0, 2, 0, 0, 1, 1, 1, 173, 1},
    {24, 0, 1, 0, 0, 1, 1, 1, 265, 1},
    {436, 0, 0, 0, 0, 1, 1, 1, 266, 1},
    {12, 0, 2, 0, 4, 2, 6, 1, 267, 1},  // InvGrad
    {24, 0, 1, 0, 68, 2, 6, 1, 267, 1},
    {24, 0, 0, 0, 68, 2, 6, 1, 268, 1},
    {24, 0, 1, 0, 0, 1, 1, 1, 153, 1},  // Invert
    {24, 0, 0, 0, 0, 1, 1, 1, 154, 1},
    {0, 0, 2, 0, 0, 1, 70, 1, 160, 1},  // IsFinite
    {9, 0, 1, 0, 0, 1, 70, 1, 161, 1},
    {24, 0, 0, 0, 0, 1, 70, 1, 162, 1},
    {0, 0, 2, 0, 0, 1, 70, 1, 160, 1},  // IsInf
    {9, 0, 1, 0, 0, 1, 70, 1, 161, 1},
    {24, 0, 0, 0, 0, 1, 70, 1, 162, 1},
    {0, 0, 2, 0, 0, 1, 70, 1, 160, 1},  // IsNan
    {9, 0, 1, 0, 0, 1, 70, 1, 161, 1},
    {24, 0, 0, 0, 0, 1, 70, 1, 162, 1},
    {475, 0, 0, 0, 71, 1, 67, 1, 269, 1},  // KthOrderStatistic
    {24, 0, 1, 2, 4, 2, 6, 1, 154, 1},  // LeftShift
    {29, 0, 0, 0, 4, 2, 6, 1, 154, 1},
    {0, 0, 5, 0, 4, 2, 14, 1, 0, 1},  // Less
    {5, 0, 4, 0, 4, 2, 14, 1, 257, 1},
    {5, 0, 3, 0, 4, 2, 14, 1, 258, 1},
    {9, 0, 2, 0, 4, 2, 14, 1, 259, 1},
    {24, 0, 1, 0, 4, 2, 14, 1, 260, 1},
    {24, 0, 0, 0, 4, 2, 14, 1, 261, 1},
    {0, 0, 5, 0, 4, 2, 14, 1, 0, 1},  // LessEqual
    {5, 0, 4, 0, 4, 2, 14, 1, 257, 1},
    {5, 0, 3, 0, 4, 2, 14, 1, 258, 1},
    {9, 0, 2, 0, 4, 2, 14, 1, 259, 1},
    {24, 0, 1, 0, 4, 2, 14, 1, 260, 1},
    {24, 0, 0, 0, 4, 2, 14, 1, 261, 1},
    {3, 0, 2, 0, 0, 1, 1, 1, 235, 1},  // Lgamma
    {9, 0, 1, 0, 0, 1, 1, 1, 236, 1},
    {9, 0, 0, 0, 0, 1, 1, 1, 237, 1},
    {9, 0, 1, 0, 0, 1, 1, 1, 238, 1},
    {24, 0, 0, 0, 0, 1, 1, 1, 239, 1},
    {0, 0, 3, 0, 72, 3, 24, 1, 160, 1},  // LinSpace
    {12, 0, 2, 0, 75, 3, 24, 1, 270, 2},
    {24, 0, 1, 0, 75, 3, 24, 1, 272, 2},
    {175, 0, 0, 0, 75, 3, 24, 1, 274, 2},
    {0, 0, 2, 0, 0, 1, 1, 1, 171, 1},  // Log
    {9, 0, 1, 0, 0, 1, 1, 1, 172, 1},
    {9, 0, 0, 0, 0, 1, 1, 1, 173, 1},
    {9, 0, 1, 0, 0, 1, 1, 1, 174, 1},
    {24, 0, 0, 0, 0, 1, 1, 1, 175, 1},
    {15, 0, 1, 0, 0, 1, 1, 1, 276, 1},  // Log1p
    {24, 0, 0, 0, 0, 1, 1, 1, 277, 1},
    {0, 0, 0, 2, 78, 2, 14, 1, 0, 0},  // LogicalAnd
    {0, 0, 0, 0, 80, 1, 70, 1, 0, 0},  // LogicalNot
    {0, 0, 0, 2, 78, 2, 14, 1, 0, 0},  // LogicalOr
    {0, 0, 6, 0, 81, 2, 83, 1, 278, 3},  // MatMul
    {9, 0, 5, 0, 81, 2, 83, 1, 281, 3},
    {9, 0, 4, 0, 81, 2, 83, 1, 284, 3},
    {24, 0, 3, 0, 81, 2, 83, 1, 287, 3},
    {27, 0, 2, 0, 81, 2, 83, 1, 290, 3},
    {1381, 0, 1, 0, 81, 2, 83, 1, 293, 3},
    {1766, 0, 0, 0, 81, 2, 83, 1, 296, 5},
    {0, 0, 6, 0, 84, 2, 24, 1, 301, 2},  // Max
    {5, 0, 5, 0, 84, 2, 24, 1, 303, 2},
    {9, 0, 4, 0, 84, 2, 24, 1, 305, 2},
    {9, 0, 3, 0, 84, 2, 24, 1, 307, 2},
    {12, 0, 2, 0, 58, 2, 24, 1, 309, 3},
    {24, 0, 1, 0, 58, 2, 24, 1, 312, 3},
    {24, 0, 0, 0, 58, 2, 24, 1, 315, 3},
    {505, 0, 0, 0, 58, 2, 24, 1, 318, 3},
    {0, 0, 6, 2, 4, 2, 6, 1, 0, 1},  // Maximum
    {9, 0, 5, 2, 4, 2, 6, 1, 1, 1},
    {24, 0, 4, 2, 4, 2, 6, 1, 2, 1},
    {53, 0, 3, 0, 4, 2, 6, 1, 2, 1},
    {374, 0, 2, 0, 4, 2, 6, 1, 321, 1},
    {379, 0, 1, 0, 4, 2, 6, 1, 322, 1},
    {660, 0, 0, 0, 4, 2, 6, 1, 261, 1},
    {0, 0, 7, 0, 84, 2, 24, 1, 301, 2},  // Mean
    {5, 0, 6, 0, 84, 2, 24, 1, 303, 2},
    {9, 0, 5, 0, 84, 2, 24, 1, 305, 2},
    {9, 0, 4, 0, 84, 2, 24, 1, 307, 2},
    {12, 0, 3, 0, 58, 2, 24, 1, 309, 3},
    {24, 0, 2, 0, 58, 2, 24, 1, 312, 3},
    {24, 0, 1, 0, 58, 2, 24, 1, 315, 3},
    {1308, 0, 0, 0, 58, 2, 24, 1, 323, 3},
    {0, 0, 6, 0, 84, 2, 24, 1, 301, 2},  // Min
    {5, 0, 5, 0, 84, 2, 24, 1, 303, 2},
    {9, 0, 4, 0, 84, 2, 24, 1, 305, 2},
    {9, 0, 3, 0, 84, 2, 24, 1, 307, 2},
    {12, 0, 2, 0, 58, 2, 24, 1, 309, 3},
    {24, 0, 1, 0, 58, 2, 24, 1, 312, 3},
    {24, 0, 0, 0, 58, 2, 24, 1, 315, 3},
    {505, 0, 0, 0, 58, 2, 24, 1, 318, 3},
    {0, 0, 6, 2, 4, 2, 6, 1, 0, 1},  // Minimum
    {9, 0, 5, 2, 4, 2, 6, 1, 1, 1},
    {24, 0, 4, 2, 4, 2, 6, 1, 2, 1},
    {53, 0, 3, 0, 4, 2, 6, 1, 2, 1},
    {374, 0, 2, 0, 4, 2, 6, 1, 321, 1},
    {379, 0, 1, 0, 4, 2, 6, 1, 322, 1},
    {770, 0, 0, 0, 4, 2, 6, 1, 261, 1},
    {0, 0, 2, 0, 4, 2, 6, 1, 0, 1},  // Mod
    {24, 0, 1, 0, 4, 2, 6, 1, 326, 1},
    {26, 0, 0, 0, 4, 2, 6, 1, 2, 1},
    {0, 0, 6, 2, 4, 2, 6, 1, 20, 1},  // Mul
    {0, 0, 5, 2, 4, 2, 6, 1, 21, 1},
    {9, 0, 4, 2, 4, 2, 6, 1, 215, 1},
    {9, 0, 3, 2, 4, 2, 6, 1, 216, 1},
    {14, 0, 2, 2, 4, 2, 6, 1, 217, 1},
    {24, 0, 1, 2, 4, 2, 6, 1, 218, 1},
    {660, 0, 0, 2, 4, 2, 6, 1, 219, 1},
    {27, 0, 3, 2, 4, 2, 6, 1, 327, 1},  // MulNoNan
    {27, 0, 2, 2, 4, 2, 6, 1, 328, 1},
    {29, 0, 1, 0, 4, 2, 6, 1, 328, 1},
    {388, 0, 0, 0, 4, 2, 6, 1, 329, 1},
    {175, 0, 0, 0, 0, 1, 1, 1, 204, 1},  // Ndtri
    {0, 0, 4, 0, 0, 1, 1, 1, 171, 1},  // Neg
    {9, 0, 3, 0, 0, 1, 1, 1, 172, 1},
    {9, 0, 2, 0, 0, 1, 1, 1, 173, 1},
    {24, 0, 1, 0, 0, 1, 1, 1, 265, 1},
    {436, 0, 0, 0, 0, 1, 1, 1, 266, 1},
    {27, 0, 0, 0, 86, 2, 24, 1, 330, 1},  // NextAfter
    {0, 0, 9, 2, 4, 2, 14, 1, 223, 1},  // NotEqual
    {5, 0, 8, 2, 4, 2, 14, 1, 59, 1},
    {6, 0, 7, 2, 4, 2, 14, 1, 224, 1},
    {9, 0, 6, 2, 4, 2, 14, 1, 225, 1},
    {9, 0, 5, 2, 4, 2, 14, 1, 226, 1},
    {9, 0, 4, 2, 4, 2, 14, 1, 227, 1},
    {24, 0, 3, 2, 4, 2, 14, 1, 228, 1},
    {149, 0, 2, 2, 4, 2, 14, 1, 229, 2},
    {378, 0, 1, 2, 4, 2, 14, 1, 231, 2},
    {535, 0, 0, 2, 4, 2, 14, 1, 233, 2},
    {9, 0, 0, 0, 64, 2, 6, 1, 264, 1},  // Polygamma
    {24, 0, 1, 0, 0, 1, 88, 1, 153, 1},  // PopulationCount
    {24, 0, 0, 0, 0, 1, 88, 1, 154, 1},
    {0, 0, 4, 0, 4, 2, 6, 1, 171, 1},  // Pow
    {9, 0, 3, 0, 4, 2, 6, 1, 172, 1},
    {9, 0, 2, 0, 4, 2, 6, 1, 173, 1},
    {24, 0, 1, 0, 4, 2, 6, 1, 265, 1},
    {660, 0, 0, 0, 4, 2, 6, 1, 266, 1},
    {0, 0, 7, 0, 84, 2, 24, 1, 301, 2},  // Prod
    {5, 0, 6, 0, 84, 2, 24, 1, 303, 2},
    {9, 0, 5, 0, 84, 2, 24, 1, 305, 2},
    {9, 0, 4, 0, 84, 2, 24, 1, 307, 2},
    {12, 0, 3, 0, 58, 2, 24, 1, 309, 3},
    {24, 0, 2, 0, 58, 2, 24, 1, 312, 3},
    {24, 0, 1, 0, 58, 2, 24, 1, 315, 3},
    {1308, 0, 0, 0, 58, 2, 24, 1, 323, 3},
    {0, 0, 8, 0, 89, 3, 92, 1, 0, 0},  // Range
    {12, 0, 7, 0, 93, 3, 96, 1, 331, 1},
    {15, 0, 6, 0, 93, 3, 96, 1, 332, 1},
    {24, 0, 5, 0, 93, 3, 96, 1, 333, 1},
    {175, 0, 4, 0, 93, 3, 96, 1, 334, 1},
    {667, 0, 3, 0, 93, 3, 96, 1, 335, 1},
    {741, 0, 2, 0, 93, 3, 96, 1, 336, 1},
    {1029, 0, 1, 0, 93, 3, 96, 1, 337, 1},
    {2313, 0, 0, 0, 93, 3, 96, 1, 338, 1},
    {0, 0, 0, 0, 49, 1, 66, 1, 0, 0},  // Real
    {9, 0, 1, 0, 50, 1, 67, 1, 0, 0},
    {9, 0, 0, 0, 12, 1, 13, 1, 167, 2},
    {15, 0, 2, 0, 4, 2, 6, 1, 248, 1},  // RealDiv
    {24, 0, 1, 0, 4, 2, 6, 1, 249, 1},
    {660, 0, 0, 0, 4, 2, 6, 1, 250, 1},
    {15, 0, 2, 0, 0, 1, 1, 1, 339, 1},  // Reciprocal
    {24, 0, 1, 0, 0, 1, 1, 1, 340, 1},
    {436, 0, 0, 0, 0, 1, 1, 1, 341, 1},
    {15, 0, 2, 0, 4, 2, 6, 1, 276, 1},  // ReciprocalGrad
    {24, 0, 1, 0, 68, 2, 6, 1, 276, 1},
    {24, 0, 0, 0, 68, 2, 6, 1, 277, 1},
    {24, 0, 1, 2, 4, 2, 6, 1, 154, 1},  // RightShift
    {29, 0, 0, 0, 4, 2, 6, 1, 154, 1},
    {17, 0, 2, 0, 0, 1, 1, 1, 342, 1},  // Rint
    {24, 0, 1, 0, 0, 1, 1, 1, 343, 1},
    {26, 0, 0, 0, 0, 1, 1, 1, 344, 1},
    {15, 0, 2, 0, 0, 1, 1, 1, 339, 1},  // Round
    {24, 0, 1, 0, 0, 1, 1, 1, 340, 1},
    {436, 0, 0, 0, 0, 1, 1, 1, 341, 1},
    {0, 0, 2, 0, 0, 1, 1, 1, 171, 1},  // Rsqrt
    {9, 0, 1, 0, 0, 1, 1, 1, 172, 1},
    {9, 0, 0, 0, 0, 1, 1, 1, 173, 1},
    {9, 0, 1, 0, 0, 1, 1, 1, 174, 1},
    {24, 0, 0, 0, 0, 1, 1, 1, 175, 1},
    {12, 0, 2, 0, 4, 2, 6, 1, 267, 1},  // RsqrtGrad
    {24, 0, 1, 0, 68, 2, 6, 1, 267, 1},
    {24, 0, 0, 0, 68, 2, 6, 1, 268, 1},
    {0, 0, 4, 0, 97, 2, 24, 1, 345, 2},  // SegmentMax
    {5, 0, 3, 0, 97, 2, 24, 1, 347, 2},
    {9, 0, 2, 0, 97, 2, 24, 1, 349, 2},
    {24, 0, 1, 0, 97, 2, 24, 1, 351, 2},
    {24, 0, 0, 0, 97, 2, 24, 1, 353, 2},
    {1416, 0, 0, 0, 99, 3, 24, 1, 355, 3},  // SegmentMaxV2
    {0, 0, 6, 0, 97, 2, 24, 1, 345, 2},  // SegmentMean
    {5, 0, 5, 0, 97, 2, 24, 1, 347, 2},
    {9, 0, 4, 0, 97, 2, 24, 1, 349, 2},
    {24, 0, 3, 0, 97, 2, 24, 1, 351, 2},
    {24, 0, 2, 0, 97, 2, 24, 1, 353, 2},
    {26, 0, 1, 0, 97, 2, 24, 1, 358, 2},
    {1308, 0, 0, 0, 97, 2, 24, 1, 360, 2},
    {0, 0, 4, 0, 97, 2, 24, 1, 345, 2},  // SegmentMin
    {5, 0, 3, 0, 97, 2, 24, 1, 347, 2},
    {9, 0, 2, 0, 97, 2, 24, 1, 349, 2},
    {24, 0, 1, 0, 97, 2, 24, 1, 351, 2},
    {24, 0, 0, 0, 97, 2, 24, 1, 353, 2},
    {1416, 0, 0, 0, 99, 3, 24, 1, 355, 3},  // SegmentMinV2
    {0, 0, 6, 0, 97, 2, 24, 1, 345, 2},  // SegmentProd
    {5, 0, 5, 0, 97, 2, 24, 1, 347, 2},
    {9, 0, 4, 0, 97, 2, 24, 1, 349, 2},
    {9, 0, 3, 0, 97, 2, 24, 1, 362, 2},
    {24, 0, 2, 0, 97, 2, 24, 1, 364, 2},
    {24, 0, 1, 0, 97, 2, 24, 1, 358, 2},
    {1308, 0, 0, 0, 97, 2, 24, 1, 360, 2},
    {1384, 0, 0, 0, 99, 3, 24, 1, 366, 3},  // SegmentProdV2
    {0, 0, 6, 0, 97, 2, 24, 1, 345, 2},  // SegmentSum
    {5, 0, 5, 0, 97, 2, 24, 1, 347, 2},
    {9, 0, 4, 0, 97, 2, 24, 1, 349, 2},
    {9, 0, 3, 0, 97, 2, 24, 1, 362, 2},
    {24, 0, 2, 0, 97, 2, 24, 1, 364, 2},
    {24, 0, 1, 0, 97, 2, 24, 1, 358, 2},
    {1308, 0, 0, 0, 97, 2, 24, 1, 360, 2},
    {1316, 0, 0, 0, 99, 3, 24, 1, 369, 3},  // SegmentSumV2
    {0, 0, 0, 0, 102, 3, 23, 1, 372, 1},  // Select
    {9, 0, 0, 0, 102, 3, 24, 1, 372, 1},
    {53, 0, 0, 0, 102, 3, 24, 1, 373, 1},  // SelectV2
    {0, 0, 2, 0, 0, 1, 1, 1, 171, 1},  // Sigmoid
    {9, 0, 1, 0, 0, 1, 1, 1, 172, 1},
    {9, 0, 0, 0, 0, 1, 1, 1, 173, 1},
    {9, 0, 1, 0, 0, 1, 1, 1, 174, 1},
    {24, 0, 0, 0, 0, 1, 1, 1, 175, 1},
    {10, 0, 2, 0, 4, 2, 6, 1, 374, 1},  // SigmoidGrad
    {24, 0, 1, 0, 68, 2, 6, 1, 374, 1},
    {24, 0, 0, 0, 68, 2, 6, 1, 375, 1},
    {0, 0, 5, 0, 0, 1, 1, 1, 0, 1},  // Sign
    {9, 0, 4, 0, 0, 1, 1, 1, 171, 1},
    {9, 0, 3, 0, 0, 1, 1, 1, 172, 1},
    {9, 0, 2, 0, 0, 1, 1, 1, 173, 1},
    {24, 0, 1, 0, 0, 1, 1, 1, 265, 1},
    {770, 0, 0, 0, 0, 1, 1, 1, 266, 1},
    {0, 0, 2, 0, 0, 1, 1, 1, 171, 1},  // Sin
    {9, 0, 1, 0, 0, 1, 1, 1, 172, 1},
    {9, 0, 0, 0, 0, 1, 1, 1, 173, 1},
    {9, 0, 1, 0, 0, 1, 1, 1, 174, 1},
    {24, 0, 0, 0, 0, 1, 1, 1, 175, 1},
    {24, 0, 2, 0, 0, 1, 1, 1, 17, 1},  // Sinh
    {24, 0, 1, 0, 0, 1, 1, 1, 18, 1},
    {24, 0, 0, 0, 0, 1, 1, 1, 19, 1},
    {175, 0, 1, 0, 0, 1, 1, 1, 203, 1},  // Spence
    {435, 0, 0, 0, 0, 1, 1, 1, 204, 1},
    {0, 0, 2, 0, 0, 1, 1, 1, 171, 1},  // Sqrt
    {9, 0, 1, 0, 0, 1, 1, 1, 172, 1},
    {9, 0, 0, 0, 0, 1, 1, 1, 173, 1},
    {9, 0, 1, 0, 0, 1, 1, 1, 174, 1},
    {24, 0, 0, 0, 0, 1, 1, 1, 175, 1},
    {12, 0, 2, 0, 4, 2, 6, 1, 267, 1},  // SqrtGrad
    {24, 0, 1, 0, 68, 2, 6, 1, 267, 1},
    {24, 0, 0, 0, 68, 2, 6, 1, 268, 1},
    {0, 0, 5, 0, 0, 1, 1, 1, 171, 1},  // Square
    {9, 0, 4, 0, 0, 1, 1, 1, 172, 1},
    {9, 0, 3, 0, 0, 1, 1, 1, 173, 1},
    {24, 0, 2, 0, 0, 1, 1, 1, 265, 1},
    {436, 0, 1, 0, 0, 1, 1, 1, 266, 1},
    {958, 0, 0, 0, 0, 1, 1, 1, 219, 1},
    {9, 0, 3, 2, 4, 2, 6, 1, 211, 1},  // SquaredDifference
    {9, 0, 2, 2, 4, 2, 6, 1, 212, 1},
    {9, 0, 1, 2, 4, 2, 6, 1, 13, 1},
    {24, 0, 0, 2, 4, 2, 6, 1, 14, 1},
    {0, 0, 6, 0, 4, 2, 6, 1, 171, 1},  // Sub
    {9, 0, 5, 0, 4, 2, 6, 1, 172, 1},
    {9, 0, 4, 0, 4, 2, 6, 1, 173, 1},
    {24, 0, 3, 0, 4, 2, 6, 1, 217, 1},
    {24, 0, 2, 0, 4, 2, 6, 1, 218, 1},
    {175, 0, 1, 0, 4, 2, 6, 1, 376, 1},
    {660, 0, 0, 0, 4, 2, 6, 1, 219, 1},
    {0, 0, 7, 0, 84, 2, 24, 1, 301, 2},  // Sum
    {5, 0, 6, 0, 84, 2, 24, 1, 303, 2},
    {9, 0, 5, 0, 84, 2, 24, 1, 305, 2},
    {9, 0, 4, 0, 84, 2, 24, 1, 307, 2},
    {12, 0, 3, 0, 58, 2, 24, 1, 309, 3},
    {24, 0, 2, 0, 58, 2, 24, 1, 312, 3},
    {24, 0, 1, 0, 58, 2, 24, 1, 315, 3},
    {1308, 0, 0, 0, 58, 2, 24, 1, 323, 3},
    {9, 0, 2, 0, 0, 1, 1, 1, 13, 1},  // Tan
    {24, 0, 1, 0, 0, 1, 1, 1, 14, 1},
    {436, 0, 0, 0, 0, 1, 1, 1, 15, 1},
    {1316, 0, 0, 0, 0, 1, 1, 1, 16, 1},
    {0, 0, 2, 0, 0, 1, 1, 1, 171, 1},  // Tanh
    {9, 0, 1, 0, 0, 1, 1, 1, 172, 1},
    {9, 0, 0, 0, 0, 1, 1, 1, 173, 1},
    {9, 0, 1, 0, 0, 1, 1, 1, 174, 1},
    {24, 0, 0, 0, 0, 1, 1, 1, 175, 1},
    {10, 0, 2, 0, 4, 2, 6, 1, 374, 1},  // TanhGrad
    {24, 0, 1, 0, 68, 2, 6, 1, 374, 1},
    {24, 0, 0, 0, 68, 2, 6, 1, 375, 1},
    {15, 0, 2, 0, 4, 2, 6, 1, 248, 1},  // TruncateDiv
    {24, 0, 1, 0, 4, 2, 6, 1, 249, 1},
    {660, 0, 0, 0, 4, 2, 6, 1, 250, 1},
    {15, 0, 2, 0, 4, 2, 6, 1, 251, 1},  // TruncateMod
    {24, 0, 1, 0, 4, 2, 6, 1, 252, 1},
    {26, 0, 0, 0, 4, 2, 6, 1, 253, 1},
    {26, 0, 0, 0, 4, 2, 6, 1, 377, 1},  // UnsafeDiv
    {21, 0, 2, 0, 105, 3, 24, 1, 378, 2},  // UnsortedSegmentMax
    {24, 0, 1, 0, 105, 3, 24, 1, 380, 2},
    {24, 0, 0, 0, 99, 3, 24, 1, 382, 3},
    {26, 0, 0, 0, 99, 3, 24, 1, 385, 3},  // UnsortedSegmentMin
    {26, 0, 2, 0, 99, 3, 24, 1, 385, 3},  // UnsortedSegmentProd
    {26, 0, 1, 0, 99, 3, 24, 1, 388, 3},
    {1308, 0, 0, 0, 99, 3, 24, 1, 391, 3},
    {0, 0, 9, 0, 105, 3, 24, 1, 345, 2},  // UnsortedSegmentSum
    {5, 0, 8, 0, 105, 3, 24, 1, 347, 2},
    {9, 0, 7, 0, 105, 3, 24, 1, 349, 2},
    {9, 0, 6, 0, 105, 3, 24, 1, 362, 2},
    {21, 0, 5, 0, 105, 3, 24, 1, 394, 2},
    {22, 0, 4, 0, 105, 3, 24, 1, 362, 2},
    {24, 0, 3, 0, 105, 3, 24, 1, 364, 2},
    {24, 0, 2, 0, 99, 3, 24, 1, 396, 3},
    {1308, 0, 1, 0, 99, 3, 24, 1, 399, 3},
    {1416, 0, 0, 0, 99, 3, 24, 1, 402, 3},
    {27, 0, 1, 0, 4, 2, 6, 1, 328, 1},  // Xdivy
    {1340, 0, 0, 0, 4, 2, 6, 1, 329, 1},
    {175, 0, 1, 0, 4, 2, 6, 1, 405, 1},  // Xlog1py
    {1340, 0, 0, 0, 4, 2, 6, 1, 406, 1},
    {27, 0, 1, 0, 4, 2, 6, 1, 328, 1},  // Xlogy
    {1340, 0, 0, 0, 4, 2, 6, 1, 329, 1},
    {9, 0, 0, 0, 108, 2, 6, 1, 264, 1},  // Zeta
};

inline constexpr flat_port math_ports[]{
    {"x", {}, "T"},
    {"y", {}, "T"},
    {"inputs", {}, "T", "N"},
    {"sum", {}, "T"},
    {"z", {}, "T"},
    {"input", dtype::boolean},
    {"reduction_indices", dtype::int32},
    {"output", dtype::boolean},
    {"reduction_indices", {}, "Tidx"},
    {"input", {}, "T"},
    {"output", {}, "Tout"},
    {"z", dtype::boolean},
    {"dimension", dtype::int32},
    {"output", dtype::int64},
    {"dimension", {}, "Tidx"},
    {"output", {}, "output_type"},
    {"out", {}, "T"},
    {"output", {}, "T"},
    {"x", {}, "Ta"},
    {"y", {}, "Tb"},
    {"a", {}, "T"},
    {"b", {}, "T"},
    {"arr", dtype::int32},
    {"size", dtype::int32},
    {"weights", {}, "T"},
    {"bins", {}, "T"},
    {"x", {}, "SrcT"},
    {"y", {}, "DstT"},
    {"t", {}, "T"},
    {"clip_value_min", {}, "T"},
    {"clip_value_max", {}, "T"},
    {"real", dtype::float32},
    {"imag", dtype::float32},
    {"out", dtype::complex64},
    {"output", dtype::complex64},
    {"real", {}, "T"},
    {"imag", {}, "T"},
    {"out", {}, "Tout"},
    {"x", dtype::complex64},
    {"y", dtype::float32},
    {"y", {}, "Tout"},
    {"in", dtype::complex64},
    {"input", dtype::complex64},
    {"axis", dtype::int32},
    {"axis", {}, "Tidx"},
    {"input", {}, "Tidx"},
    {"size", {}, "Tidx"},
    {"values", {}, "T"},
    {"value_range", {}, "T"},
    {"nbins", dtype::int32},
    {"out", {}, "dtype"},
    {"out", dtype::float32},
    {"output", dtype::float32},
    {"dy", {}, "T"},
    {"y", dtype::boolean},
    {"input", dtype::float32},
    {"start", {}, "T"},
    {"stop", {}, "T"},
    {"num", dtype::int32},
    {"num", {}, "Tidx"},
    {"x", dtype::boolean},
    {"product", {}, "T"},
    {"x1", {}, "T"},
    {"x2", {}, "T"},
    {"y", dtype::uint8},
    {"start", dtype::int32},
    {"limit", dtype::int32},
    {"delta", dtype::int32},
    {"output", dtype::int32},
    {"start", {}, "Tidx"},
    {"limit", {}, "Tidx"},
    {"delta", {}, "Tidx"},
    {"output", {}, "Tidx"},
    {"data", {}, "T"},
    {"segment_ids", {}, "Tindices"},
    {"num_segments", {}, "Tnumsegments"},
    {"condition", dtype::boolean},
    {"e", {}, "T"},
    {"num_segments", dtype::int32},
    {"q", {}, "T"},
};

inline constexpr flat_attr math_attrs[]{
    {"T", attr_type::type, nullptr, 0x20e},
    {"T", attr_type::type, nullptr, 0x8020e},
    {"T", attr_type::type, nullptr, 0x8420e},
    {"T", attr_type::type, nullptr, 0x8426e},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"T", attr_type::type, nullptr, 0xce3b7e},
    {"shape", attr_type::shape},
    {"T", attr_type::type, nullptr, 0xce7b7e},
    {"T", attr_type::type, nullptr, 0xcffb7e},
    {"T", attr_type::type, nullptr, 0xc030e},
    {"T", attr_type::type, nullptr, 0xc430e},
    {"T", attr_type::type, nullptr, 0xc436e},
    {"T", attr_type::type, nullptr, 0xc4106},
    {"T", attr_type::type, nullptr, 0x40106},
    {"T", attr_type::type, nullptr, 0xc0106},
    {"T", attr_type::type, nullptr, 0x36e},
    {"T", attr_type::type, nullptr, 0x37e},
    {"T", attr_type::type, nullptr, 0x3fe},
    {"T", attr_type::type, nullptr, 0x803fe},
    {"T", attr_type::type, nullptr, 0xc03fe},
    {"T", attr_type::type, nullptr, 0xc43fe},
    {"T", attr_type::type, nullptr, 0x3b7e},
    {"T", attr_type::type, nullptr, 0x23b7e},
    {"T", attr_type::type, nullptr, 0x63b7e},
    {"T", attr_type::type, nullptr, 0xe3b7e},
    {"T", attr_type::type, nullptr, 0x2e3b7e},
    {"T", attr_type::type, nullptr, 0xee3b7e},
    {"T", attr_type::type, nullptr, 0xee7b7e},
    {"T", attr_type::type, nullptr, 0xeffb7e},
    {"T", attr_type::type, nullptr, 0xc037e},
    {"T", attr_type::type, nullptr, 0xc437e},
    {"T", attr_type::type, nullptr, 0x4c437e},
    {"T", attr_type::type, nullptr, 0xce437e},
    {"keep_dims", attr_type::boolean, "false"},
    {"Tidx", attr_type::type, "DT_INT32", 0x208},
    {"T", attr_type::type, "DT_COMPLEX64", 0x40100},
    {"Tout", attr_type::type, "DT_FLOAT", 0x6},
    {"tolerance", attr_type::floating, "1e-05"},
    {"output_type", attr_type::type, "DT_INT64", 0x208},
    {"T", attr_type::type, nullptr, 0xce7f7e},
    {"Tidx", attr_type::type, "DT_INT32", 0x228},
    {"output_type", attr_type::type, "DT_INT64", 0x228},
    {"output_type", attr_type::type, "DT_INT64", 0x20228},
    {"T", attr_type::type, nullptr, 0xcfff7e},
    {"T", attr_type::type, nullptr, 0xcbfe7e},
    {"T", attr_type::type, nullptr, 0x6},
    {"T", attr_type::type, nullptr, 0x4006},
    {"T", attr_type::type, nullptr, 0x84006},
    {"T", attr_type::type, nullptr, 0x10e},
    {"adj_x", attr_type::boolean, "false"},
    {"adj_y", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0x8010e},
    {"T", attr_type::type, nullptr, 0xc010e},
    {"T", attr_type::type, nullptr, 0xc410e},
    {"grad_x", attr_type::boolean, "false"},
    {"grad_y", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0xc432e},
    {"T", attr_type::type, nullptr, 0xce433e},
    {"Ta", attr_type::type, nullptr, 0xc436e},
    {"Tb", attr_type::type, nullptr, 0xc436e},
    {"Tout", attr_type::type, nullptr, 0xc432e},
    {"Ta", attr_type::type, nullptr, 0xc437e},
    {"Tb", attr_type::type, nullptr, 0xc437e},
    {"T", attr_type::type, nullptr, 0x20278},
    {"T", attr_type::type, nullptr, 0xc20278},
    {"SrcT", attr_type::type},
    {"DstT", attr_type::type},
    {"Truncate", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0x80006},
    {"T", attr_type::type, "DT_FLOAT", 0x6},
    {"Tout", attr_type::type, "DT_COMPLEX64", 0x40100},
    {"T", attr_type::type, "DT_COMPLEX64", 0x240100},
    {"T", attr_type::type, nullptr, 0x30e},
    {"T", attr_type::type, nullptr, 0x8030e},
    {"exclusive", attr_type::boolean, "false"},
    {"reverse", attr_type::boolean, "false"},
    {"Tidx", attr_type::type, nullptr, 0x208},
    {"binary_count", attr_type::boolean, "false"},
    {"binary_output", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0x8037e},
    {"T", attr_type::type, nullptr, 0xe037e},
    {"T", attr_type::type, nullptr, 0xe437e},
    {"T", attr_type::type, nullptr, 0x3b0e},
    {"T", attr_type::type, nullptr, 0x3bfe},
    {"T", attr_type::type, nullptr, 0x83bfe},
    {"T", attr_type::type, nullptr, 0x83ffe},
    {"T", attr_type::type, nullptr, 0xc3ffe},
    {"T", attr_type::type, nullptr, 0xc7ffe},
    {"incompatible_shape_error", attr_type::boolean, "true"},
    {"T", attr_type::type, nullptr, 0xce7ffe},
    {"T", attr_type::type},
    {"T", attr_type::type, nullptr, 0x420e},
    {"T", attr_type::type, nullptr, 0x88420e},
    {"T", attr_type::type, nullptr, 0xc8420e},
    {"T", attr_type::type, nullptr, 0xca427e},
    {"T", attr_type::type, nullptr, 0x27e},
    {"T", attr_type::type, nullptr, 0x2027e},
    {"T", attr_type::type, nullptr, 0xa027e},
    {"T", attr_type::type, nullptr, 0xca027e},
    {"dtype", attr_type::type, "DT_INT32", 0x208},
    {"k", attr_type::integer},
    {"transpose_a", attr_type::boolean, "false"},
    {"transpose_b", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0xce431e},
    {"grad_a", attr_type::boolean, "false"},
    {"grad_b", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0xcbfa7e},
    {"T", attr_type::type, nullptr, 0x8422e},
    {"T", attr_type::type, nullptr, 0x8423e},
    {"Tidx", attr_type::type, "DT_INT32", 0x20e},
    {"Tidx", attr_type::type, "DT_INT32", 0x420e},
    {"Tidx", attr_type::type, "DT_INT32", 0x8420e},
    {"Tidx", attr_type::type, "DT_INT32", 0x8426e},
    {"Tidx", attr_type::type, "DT_INT32", 0x48426e},
    {"Tidx", attr_type::type, "DT_INT32", 0x4a426e},
    {"Tidx", attr_type::type, "DT_INT32", 0xca426e},
    {"Tindices", attr_type::type, nullptr, 0x208},
    {"Tnumsegments", attr_type::type, "DT_INT32", 0x208},
    {"T", attr_type::type, nullptr, 0x4e437e},
    {"T", attr_type::type, nullptr, 0xa3a7e},
    {"Tindices", attr_type::type, nullptr, 0x228},
};

inline constexpr std::uint16_t math_port_slots[]{
    0, 1, 2, 3, 0, 1, 4, 5, 6, 7, 5, 8, 9, 10, 11, 9, 12, 13, 9, 14, 15, 1, 0, 16, 17, 18, 19, 20,
    21, 0, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 0,
    43, 0, 44, 45, 46, 24, 9, 8, 47, 48, 49, 50, 20, 0, 51, 52, 1, 53, 54, 55, 56, 57, 58, 56, 57,
    59, 60, 54, 60, 20, 21, 61, 9, 6, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 73, 74,
    75, 76, 28, 77, 73, 74, 78, 0, 79,
};

inline constexpr flat_attr_slot math_attr_slots[]{
    {0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 24}, {5, 24}, {6, 24}, {4, 24}, {7, 24}, {6, 24}, {4, 24},
    {8, 24}, {6, 24}, {9, 9}, {10, 9}, {11, 9}, {12, 9}, {13, 24}, {14, 24}, {12, 24}, {15, 0},
    {16, 0}, {17, 0}, {18, 0}, {19, 0}, {20, 0}, {4, 0}, {21, 0}, {4, 0}, {22, 0}, {4, 0}, {23, 0},
    {4, 0}, {24, 0}, {4, 0}, {25, 0}, {4, 0}, {26, 0}, {4, 0}, {27, 0}, {4, 0}, {28, 0}, {29, 24},
    {30, 24}, {31, 24}, {32, 24}, {33, 0}, {33, 0}, {34, 12}, {35, 24}, {36, 24}, {24, 21},
    {37, 21}, {5, 21}, {37, 21}, {7, 21}, {37, 21}, {8, 21}, {37, 21}, {21, 0}, {22, 0}, {23, 0},
    {24, 0}, {24, 0}, {34, 12}, {24, 0}, {34, 12}, {38, 24}, {5, 0}, {34, 12}, {38, 24}, {7, 0},
    {34, 12}, {38, 24}, {39, 0}, {34, 12}, {38, 24}, {39, 0}, {40, 12}, {41, 24}, {39, 0}, {40, 12},
    {42, 24}, {43, 0}, {40, 12}, {42, 24}, {44, 0}, {40, 12}, {42, 24}, {43, 0}, {34, 12}, {38, 24},
    {44, 0}, {34, 12}, {38, 24}, {45, 22}, {46, 22}, {47, 22}, {48, 0}, {49, 0}, {50, 0}, {51, 0},
    {49, 0}, {50, 0}, {52, 0}, {49, 0}, {50, 0}, {53, 0}, {49, 0}, {50, 0}, {10, 0}, {49, 0},
    {50, 0}, {10, 0}, {49, 0}, {50, 0}, {54, 1766}, {55, 1766}, {10, 29}, {49, 29}, {50, 29},
    {56, 29}, {49, 29}, {50, 29}, {57, 29}, {49, 29}, {50, 29}, {57, 29}, {49, 29}, {50, 29},
    {54, 1766}, {55, 1766}, {58, 721}, {59, 721}, {60, 721}, {49, 721}, {50, 721}, {61, 721},
    {62, 721}, {60, 721}, {49, 721}, {50, 721}, {61, 721}, {62, 721}, {60, 721}, {49, 721},
    {50, 721}, {54, 1766}, {55, 1766}, {47, 435}, {47, 26}, {45, 12}, {0, 21}, {63, 24}, {64, 24},
    {65, 0}, {66, 0}, {65, 0}, {66, 0}, {67, 26}, {45, 0}, {68, 0}, {47, 0}, {7, 26}, {8, 26},
    {69, 9}, {70, 9}, {35, 9}, {36, 9}, {35, 9}, {71, 9}, {72, 0}, {73, 0}, {9, 0}, {14, 0},
    {12, 0}, {74, 10}, {75, 10}, {24, 10}, {74, 10}, {75, 10}, {24, 10}, {34, 12}, {74, 10},
    {75, 10}, {5, 10}, {34, 12}, {74, 10}, {75, 10}, {7, 10}, {34, 12}, {74, 10}, {75, 10}, {8, 10},
    {34, 12}, {74, 104}, {75, 104}, {68, 104}, {34, 104}, {74, 104}, {75, 104}, {47, 104},
    {34, 104}, {45, 175}, {47, 175}, {76, 393}, {0, 393}, {77, 393}, {76, 393}, {0, 393}, {78, 406},
    {72, 9}, {73, 9}, {68, 9}, {47, 9}, {79, 0}, {29, 0}, {80, 0}, {81, 0}, {32, 0}, {45, 26},
    {14, 26}, {12, 26}, {82, 0}, {83, 0}, {84, 0}, {85, 0}, {86, 0}, {87, 0}, {87, 0}, {88, 149},
    {89, 0}, {88, 149}, {90, 0}, {88, 149}, {72, 3}, {73, 3}, {9, 3}, {68, 3}, {47, 3}, {33, 27},
    {7, 27}, {34, 27}, {33, 27}, {8, 27}, {34, 27}, {14, 19}, {12, 19}, {80, 15}, {81, 15},
    {32, 15}, {0, 15}, {91, 15}, {2, 15}, {92, 15}, {93, 15}, {94, 15}, {95, 0}, {96, 0}, {97, 0},
    {98, 0}, {94, 0}, {0, 24}, {99, 24}, {45, 9}, {10, 0}, {11, 0}, {14, 12}, {12, 12}, {100, 475},
    {45, 0}, {34, 12}, {46, 0}, {34, 12}, {47, 0}, {34, 12}, {14, 15}, {12, 15}, {101, 0}, {102, 0},
    {48, 0}, {101, 0}, {102, 0}, {51, 0}, {101, 0}, {102, 0}, {52, 0}, {101, 0}, {102, 0}, {53, 0},
    {101, 0}, {102, 0}, {10, 0}, {101, 0}, {102, 0}, {103, 0}, {101, 0}, {102, 0}, {103, 0},
    {104, 1766}, {105, 1766}, {33, 0}, {21, 0}, {33, 0}, {22, 0}, {33, 0}, {23, 0}, {33, 0},
    {24, 0}, {33, 0}, {24, 0}, {34, 12}, {33, 0}, {5, 0}, {34, 12}, {33, 0}, {7, 0}, {34, 12},
    {33, 0}, {106, 0}, {34, 12}, {107, 0}, {108, 0}, {33, 0}, {8, 0}, {34, 12}, {91, 0}, {45, 27},
    {14, 27}, {12, 27}, {69, 27}, {34, 12}, {109, 12}, {110, 12}, {111, 12}, {112, 12}, {113, 12},
    {114, 12}, {115, 12}, {9, 15}, {10, 15}, {11, 15}, {45, 17}, {46, 17}, {47, 17}, {95, 0},
    {116, 0}, {96, 0}, {116, 0}, {97, 0}, {116, 0}, {98, 0}, {116, 0}, {94, 0}, {116, 0},
    {94, 1416}, {116, 1416}, {117, 1416}, {7, 0}, {116, 0}, {8, 0}, {116, 0}, {24, 0}, {116, 0},
    {5, 0}, {116, 0}, {8, 1384}, {116, 1384}, {117, 1384}, {8, 1316}, {116, 1316}, {117, 1316},
    {90, 0}, {90, 53}, {14, 10}, {12, 10}, {118, 0}, {81, 26}, {97, 21}, {116, 21}, {98, 21},
    {116, 21}, {94, 21}, {116, 21}, {117, 24}, {94, 26}, {116, 26}, {117, 26}, {7, 26}, {116, 26},
    {117, 26}, {8, 26}, {116, 26}, {117, 26}, {119, 0}, {116, 0}, {7, 0}, {116, 0}, {117, 24},
    {8, 0}, {116, 0}, {117, 24}, {8, 0}, {120, 0}, {117, 24}, {14, 175}, {12, 175},
};

}  // namespace detail

inline constexpr flat_table math_ops{
    detail::math_op_rows, detail::math_definition_rows, detail::math_ports, detail::math_attrs,
    detail::math_port_slots, detail::math_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/nn.hpp
// nn: neural networks: convolutions, pools, normalisations, activations, losses.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_NN_HPP
#define EVERGRAPH_TF_OPS_NN_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op nn_op_rows[]{
    {"ApproxTopK", 1},
    {"AvgPool", 8},
    {"AvgPool3D", 5},
    {"AvgPool3DGrad", 5},
    {"AvgPoolGrad", 8},
    {"BatchNormWithGlobalNormalization", 7, op::open, 9, op::open, "", "a normalisation made of simpler ops replaces it"},
    {"BatchNormWithGlobalNormalizationGrad", 7, op::open, 9, op::open, "", "a normalisation made of simpler ops replaces it"},
    {"BiasAdd", 10},
    {"BiasAddGrad", 8},
    {"BiasAddV1", 6},
    {"Conv", 1},
    {"Conv2D", 10},
    {"Conv2DBackpropFilter", 9},
    {"Conv2DBackpropFilterV2", 1},
    {"Conv2DBackpropInput", 10},
    {"Conv2DBackpropInputV2", 1},
    {"Conv3D", 5},
    {"Conv3DBackpropFilter", 4, op::open, 10, op::open, "Conv3DBackpropFilterV2"},
    {"Conv3DBackpropFilterV2", 5},
    {"Conv3DBackpropInput", 4, op::open, 10, op::open, "Conv3DBackpropInputV2"},
    {"Conv3DBackpropInputV2", 6},
    {"DataFormatDimMap", 1},
    {"DataFormatVecPermute", 1},
    {"DepthwiseConv2dNative", 6},
    {"DepthwiseConv2dNativeBackpropFilter", 7},
    {"DepthwiseConv2dNativeBackpropInput", 7},
    {"Dilation2D", 3},
    {"Dilation2DBackpropFilter", 3},
    {"Dilation2DBackpropInput", 3},
    {"Elu", 4},
    {"EluGrad", 4},
    {"FractionalAvgPool", 1},
    {"FractionalAvgPoolGrad", 1},
    {"FractionalMaxPool", 1},
    {"FractionalMaxPoolGrad", 1},
    {"FusedBatchNorm", 4},
    {"FusedBatchNormGrad", 4},
    {"FusedBatchNormGradV2", 3},
    {"FusedBatchNormGradV3", 2},
    {"FusedBatchNormV2", 4},
    {"FusedBatchNormV3", 4},
    {"FusedPadConv2D", 4},
    {"FusedResizeAndPadConv2D", 3},
    {"InTopK", 2},
    {"InTopKV2", 1},
    {"IsotonicRegression", 1},
    {"L2Loss", 6},
    {"LRN", 3},
    {"LRNGrad", 3},
    {"LeakyRelu", 2},
    {"LeakyReluGrad", 2},
    {"LogSoftmax", 3},
    {"MaxPool", 7},
    {"MaxPool3D", 5},
    {"MaxPool3DGrad", 6},
    {"MaxPool3DGradGrad", 3},
    {"MaxPoolGrad", 9},
    {"MaxPoolGradGrad", 5},
    {"MaxPoolGradGradV2", 5},
    {"MaxPoolGradGradWithArgmax", 4},
    {"MaxPoolGradV2", 5},
    {"MaxPoolGradWithArgmax", 6},
    {"MaxPoolV2", 3},
    {"MaxPoolWithArgmax", 6},
    {"NearestNeighbors", 1},
    {"NthElement", 2},
    {"Relu", 6},
    {"Relu6", 5},
    {"Relu6Grad", 5},
    {"ReluGrad", 5},
    {"Selu", 2},
    {"SeluGrad", 2},
    {"Softmax", 3},
    {"SoftmaxCrossEntropyWithLogits", 3},
    {"Softplus", 6},
    {"SoftplusGrad", 6},
    {"Softsign", 6},
    {"SoftsignGrad", 6},
    {"SparseSoftmaxCrossEntropyWithLogits", 4},
    {"TopK", 7, op::open, 7, op::open, "TopKV2"},
    {"TopKV2", 6},
};

inline constexpr flat_definition nn_definition_rows[]{
    {1098, 0, 0, 0, 0, 1, 1, 2, 0, 7},  // ApproxTopK
    {0, 0, 7, 0, 3, 1, 4, 1, 7, 4},  // AvgPool
    {9, 0, 6, 0, 3, 1, 4, 1, 11, 5},
    {9, 0, 5, 0, 3, 1, 4, 1, 16, 5},
    {21, 0, 0, 0, 3, 1, 4, 1, 21, 5},
    {22, 0, 3, 0, 3, 1, 4, 1, 16, 5},
    {24, 0, 2, 0, 3, 1, 4, 1, 26, 5},
    {26, 0, 0, 0, 3, 1, 4, 1, 31, 5},
    {26, 0, 0, 0, 3, 1, 4, 1, 26, 5},
    {9, 0, 1, 0, 0, 1, 4, 1, 36, 4},  // AvgPool3D
    {21, 0, 0, 0, 0, 1, 4, 1, 40, 5},
    {22, 0, 2, 0, 0, 1, 4, 1, 45, 5},
    {24, 0, 1, 0, 0, 1, 4, 1, 50, 5},
    {26, 0, 0, 0, 0, 1, 4, 1, 55, 5},
    {9, 0, 1, 0, 5, 2, 4, 1, 36, 4},  // AvgPool3DGrad
    {21, 0, 0, 0, 5, 2, 4, 1, 40, 5},
    {22, 0, 2, 0, 5, 2, 4, 1, 45, 5},
    {24, 0, 1, 0, 5, 2, 4, 1, 50, 5},
    {26, 0, 0, 0, 5, 2, 4, 1, 55, 5},
    {0, 0, 7, 0, 5, 2, 4, 1, 7, 4},  // AvgPoolGrad
    {9, 0, 6, 0, 5, 2, 4, 1, 11, 5},
    {9, 0, 5, 0, 5, 2, 4, 1, 16, 5},
    {21, 0, 0, 0, 5, 2, 4, 1, 21, 5},
    {22, 0, 3, 0, 5, 2, 4, 1, 16, 5},
    {24, 0, 2, 0, 5, 2, 4, 1, 26, 5},
    {26, 0, 0, 0, 5, 2, 4, 1, 31, 5},
    {26, 0, 0, 0, 5, 2, 4, 1, 26, 5},
    {0, 0, 6, 0, 7, 5, 12, 1, 60, 3},  // BatchNormWithGlobalNormalization
    {5, 0, 5, 0, 7, 5, 12, 1, 63, 3},
    {9, 0, 4, 0, 7, 5, 12, 1, 66, 3},
    {9, 0, 3, 0, 7, 5, 12, 1, 69, 3},
    {24, 0, 2, 0, 7, 5, 12, 1, 72, 3},
    {24, 0, 1, 0, 7, 5, 12, 1, 75, 3},
    {1308, 0, 0, 0, 7, 5, 12, 1, 78, 3},
    {0, 0, 6, 0, 13, 5, 18, 5, 60, 3},  // BatchNormWithGlobalNormalizationGrad
    {5, 0, 5, 0, 13, 5, 18, 5, 63, 3},
    {9, 0, 4, 0, 13, 5, 18, 5, 66, 3},
    {9, 0, 3, 0, 13, 5, 18, 5, 69, 3},
    {24, 0, 2, 0, 13, 5, 18, 5, 72, 3},
    {24, 0, 1, 0, 13, 5, 18, 5, 75, 3},
    {1308, 0, 0, 0, 13, 5, 18, 5, 78, 3},
    {0, 0, 9, 0, 23, 2, 4, 1, 81, 1},  // BiasAdd
    {5, 0, 8, 0, 23, 2, 4, 1, 82, 1},
    {9, 0, 7, 0, 23, 2, 4, 1, 83, 2},
    {9, 0, 6, 0, 23, 2, 4, 1, 85, 2},
    {9, 0, 5, 0, 23, 2, 4, 1, 87, 2},
    {24, 0, 4, 0, 23, 2, 4, 1, 89, 2},
    {24, 0, 3, 0, 23, 2, 4, 1, 91, 2},
    {26, 0, 0, 0, 23, 2, 4, 1, 93, 2},
    {26, 0, 1, 0, 23, 2, 4, 1, 91, 2},
    {1308, 0, 0, 0, 23, 2, 4, 1, 95, 2},
    {9, 0, 7, 0, 25, 1, 4, 1, 97, 2},  // BiasAddGrad
    {9, 0, 6, 0, 25, 1, 4, 1, 99, 2},
    {9, 0, 5, 0, 25, 1, 4, 1, 101, 2},
    {24, 0, 4, 0, 25, 1, 4, 1, 103, 2},
    {24, 0, 3, 0, 25, 1, 4, 1, 105, 2},
    {26, 0, 0, 0, 25, 1, 4, 1, 107, 2},
    {26, 0, 1, 0, 25, 1, 4, 1, 105, 2},
    {1308, 0, 0, 0, 25, 1, 4, 1, 109, 2},
    {9, 0, 5, 0, 23, 2, 4, 1, 111, 1},  // BiasAddV1
    {9, 0, 4, 0, 23, 2, 4, 1, 112, 1},
    {9, 0, 3, 0, 23, 2, 4, 1, 113, 1},
    {24, 0, 2, 0, 23, 2, 4, 1, 114, 1},
    {24, 0, 1, 0, 23, 2, 4, 1, 115, 1},
    {1308, 0, 0, 0, 23, 2, 4, 1, 116, 1},
    {1543, 0, 0, 0, 26, 2, 4, 1, 117, 8},  // Conv
    {0, 0, 9, 0, 26, 2, 4, 1, 125, 4},  // Conv2D
    {9, 0, 8, 0, 26, 2, 4, 1, 129, 5},
    {9, 0, 7, 0, 26, 2, 4, 1, 134, 5},
    {22, 0, 6, 0, 26, 2, 4, 1, 139, 5},
    {24, 0, 5, 0, 26, 2, 4, 1, 144, 6},
    {26, 0, 4, 0, 26, 2, 4, 1, 150, 6},
    {26, 0, 0, 0, 26, 2, 4, 1, 156, 6},
    {26, 0, 2, 0, 26, 2, 4, 1, 150, 6},
    {27, 0, 1, 0, 26, 2, 4, 1, 162, 7},
    {175, 0, 0, 0, 26, 2, 4, 1, 169, 7},
    {0, 0, 8, 0, 28, 3, 4, 1, 125, 4},  // Conv2DBackpropFilter
    {9, 0, 7, 0, 28, 3, 4, 1, 129, 5},
    {9, 0, 6, 0, 28, 3, 4, 1, 134, 5},
    {22, 0, 5, 0, 28, 3, 4, 1, 139, 5},
    {24, 0, 4, 0, 28, 3, 4, 1, 144, 6},
    {26, 0, 3, 0, 28, 3, 4, 1, 150, 6},
    {26, 0, 0, 0, 28, 3, 4, 1, 156, 6},
    {26, 0, 1, 0, 28, 3, 4, 1, 150, 6},
    {27, 0, 0, 0, 28, 3, 4, 1, 162, 7},
    {1345, 0, 0, 0, 31, 3, 4, 1, 176, 7},  // Conv2DBackpropFilterV2
    {0, 0, 9, 0, 34, 3, 4, 1, 125, 4},  // Conv2DBackpropInput
    {9, 0, 8, 0, 34, 3, 4, 1, 129, 5},
    {9, 0, 7, 0, 34, 3, 4, 1, 134, 5},
    {22, 0, 6, 0, 34, 3, 4, 1, 139, 5},
    {24, 0, 5, 0, 34, 3, 4, 1, 144, 6},
    {26, 0, 4, 0, 34, 3, 4, 1, 150, 6},
    {26, 0, 0, 0, 34, 3, 4, 1, 156, 6},
    {26, 0, 2, 0, 34, 3, 4, 1, 150, 6},
    {27, 0, 1, 0, 34, 3, 4, 1, 162, 7},
    {175, 0, 0, 0, 34, 3, 4, 1, 169, 7},
    {1345, 0, 0, 0, 31, 3, 4, 1, 183, 7},  // Conv2DBackpropInputV2
    {9, 0, 1, 0, 26, 2, 4, 1, 190, 3},  // Conv3D
    {21, 0, 0, 0, 26, 2, 4, 1, 193, 4},
    {22, 0, 2, 0, 26, 2, 4, 1, 197, 4},
    {24, 0, 1, 0, 26, 2, 4, 1, 201, 4},
    {24, 0, 0, 0, 26, 2, 4, 1, 205, 5},
    {9, 0, 0, 0, 31, 3, 4, 1, 190, 3},  // Conv3DBackpropFilter
    {22, 0, 2, 0, 31, 3, 4, 1, 210, 3},
    {24, 0, 1, 0, 31, 3, 4, 1, 213, 3},
    {26, 0, 0, 0, 31, 3, 4, 1, 216, 4},
    {10, 0, 1, 0, 28, 3, 4, 1, 220, 3},  // Conv3DBackpropFilterV2
    {21, 0, 0, 0, 28, 3, 4, 1, 223, 4},
    {22, 0, 2, 0, 28, 3, 4, 1, 227, 4},
    {24, 0, 1, 0, 28, 3, 4, 1, 231, 4},
    {24, 0, 0, 0, 28, 3, 4, 1, 235, 5},
    {9, 0, 0, 0, 31, 3, 4, 1, 190, 3},  // Conv3DBackpropInput
    {22, 0, 2, 0, 31, 3, 4, 1, 210, 3},
    {24, 0, 1, 0, 31, 3, 4, 1, 213, 3},
    {26, 0, 0, 0, 31, 3, 4, 1, 216, 4},
    {10, 0, 1, 0, 34, 3, 4, 1, 220, 3},  // Conv3DBackpropInputV2
    {21, 0, 0, 0, 34, 3, 4, 1, 223, 4},
    {22, 0, 3, 0, 34, 3, 4, 1, 227, 4},
    {24, 0, 2, 0, 34, 3, 4, 1, 231, 4},
    {24, 0, 1, 0, 34, 3, 4, 1, 235, 5},
    {26, 0, 0, 0, 37, 3, 4, 1, 240, 6},
    {24, 0, 0, 0, 40, 1, 41, 1, 246, 3},  // DataFormatDimMap
    {24, 0, 0, 0, 40, 1, 41, 1, 246, 3},  // DataFormatVecPermute
    {9, 0, 5, 0, 26, 2, 4, 1, 249, 3},  // DepthwiseConv2dNative
    {21, 0, 4, 0, 26, 2, 4, 1, 252, 4},
    {24, 0, 3, 0, 26, 2, 4, 1, 256, 5},
    {26, 0, 0, 0, 26, 2, 4, 1, 261, 5},
    {26, 0, 1, 0, 26, 2, 4, 1, 256, 5},
    {175, 0, 0, 0, 26, 2, 4, 1, 266, 6},
    {9, 0, 6, 0, 28, 3, 4, 1, 249, 3},  // DepthwiseConv2dNativeBackpropFilter
    {21, 0, 5, 0, 28, 3, 4, 1, 252, 4},
    {24, 0, 4, 0, 28, 3, 4, 1, 272, 5},
    {26, 0, 3, 0, 28, 3, 4, 1, 256, 5},
    {26, 0, 0, 0, 28, 3, 4, 1, 261, 5},
    {26, 0, 1, 0, 28, 3, 4, 1, 256, 5},
    {175, 0, 0, 0, 28, 3, 4, 1, 266, 6},
    {9, 0, 6, 0, 34, 3, 4, 1, 249, 3},  // DepthwiseConv2dNativeBackpropInput
    {21, 0, 5, 0, 34, 3, 4, 1, 252, 4},
    {24, 0, 4, 0, 34, 3, 4, 1, 272, 5},
    {26, 0, 3, 0, 34, 3, 4, 1, 256, 5},
    {26, 0, 0, 0, 34, 3, 4, 1, 261, 5},
    {26, 0, 1, 0, 34, 3, 4, 1, 256, 5},
    {175, 0, 0, 0, 34, 3, 4, 1, 266, 6},
    {9, 0, 2, 0, 26, 2, 4, 1, 277, 4},  // Dilation2D
    {24, 0, 1, 0, 26, 2, 4, 1, 281, 4},
    {24, 0, 0, 0, 26, 2, 4, 1, 285, 4},
    {9, 0, 2, 0, 31, 3, 42, 1, 277, 4},  // Dilation2DBackpropFilter
    {24, 0, 1, 0, 31, 3, 42, 1, 281, 4},
    {24, 0, 0, 0, 31, 3, 42, 1, 285, 4},
    {9, 0, 2, 0, 31, 3, 43, 1, 277, 4},  // Dilation2DBackpropInput
    {24, 0, 1, 0, 31, 3, 43, 1, 281, 4},
    {24, 0, 0, 0, 31, 3, 43, 1, 285, 4},
    {0, 0, 3, 0, 44, 1, 45, 1, 289, 1},  // Elu
    {14, 0, 0, 0, 44, 1, 45, 1, 290, 1},
    {22, 0, 1, 0, 44, 1, 45, 1, 291, 1},
    {24, 0, 0, 0, 44, 1, 45, 1, 292, 1},
    {0, 0, 3, 0, 46, 2, 48, 1, 289, 1},  // EluGrad
    {14, 0, 0, 0, 46, 2, 48, 1, 290, 1},
    {22, 0, 1, 0, 46, 2, 48, 1, 291, 1},
    {24, 0, 0, 0, 46, 2, 48, 1, 292, 1},
    {12, 0, 0, 0, 3, 1, 49, 3, 293, 7},  // FractionalAvgPool
    {12, 0, 0, 0, 52, 4, 4, 1, 300, 2},  // FractionalAvgPoolGrad
    {12, 0, 0, 0, 3, 1, 49, 3, 293, 7},  // FractionalMaxPool
    {12, 0, 0, 0, 56, 5, 4, 1, 300, 2},  // FractionalMaxPoolGrad
    {15, 0, 0, 0, 61, 5, 66, 5, 302, 4},  // FusedBatchNorm
    {22, 0, 0, 0, 61, 5, 66, 5, 306, 4},
    {27, 0, 1, 0, 61, 5, 66, 5, 310, 4},
    {175, 0, 0, 0, 61, 5, 66, 5, 314, 5},
    {15, 0, 1, 0, 71, 5, 76, 5, 319, 3},  // FusedBatchNormGrad
    {15, 0, 0, 0, 71, 5, 76, 5, 302, 4},
    {22, 0, 0, 0, 71, 5, 76, 5, 306, 4},
    {27, 0, 0, 0, 71, 5, 76, 5, 310, 4},
    {24, 0, 1, 0, 81, 5, 86, 5, 322, 5},  // FusedBatchNormGradV2
    {24, 0, 0, 0, 81, 5, 86, 5, 327, 5},
    {27, 0, 0, 0, 81, 5, 86, 5, 332, 5},
    {53, 0, 1, 0, 91, 6, 97, 5, 337, 5},  // FusedBatchNormGradV3
    {541, 0, 0, 0, 91, 6, 97, 5, 342, 5},
    {24, 0, 1, 0, 102, 5, 107, 5, 322, 5},  // FusedBatchNormV2
    {24, 0, 0, 0, 102, 5, 107, 5, 327, 5},
    {27, 0, 1, 0, 102, 5, 107, 5, 332, 5},
    {175, 0, 0, 0, 102, 5, 107, 5, 347, 6},
    {53, 0, 3, 0, 102, 5, 112, 6, 337, 5},  // FusedBatchNormV3
    {175, 0, 2, 0, 102, 5, 112, 6, 353, 6},
    {541, 0, 1, 0, 102, 5, 112, 6, 359, 6},
    {1022, 0, 0, 0, 102, 5, 112, 6, 365, 6},
    {15, 0, 3, 0, 118, 3, 4, 1, 371, 4},  // FusedPadConv2D
    {22, 0, 2, 0, 118, 3, 4, 1, 375, 4},
    {26, 0, 1, 0, 118, 3, 4, 1, 371, 4},
    {1525, 0, 0, 0, 118, 3, 4, 1, 379, 4},
    {12, 0, 2, 0, 121, 4, 4, 1, 383, 5},  // FusedResizeAndPadConv2D
    {22, 0, 1, 0, 121, 4, 4, 1, 388, 5},
    {26, 0, 0, 0, 121, 4, 4, 1, 383, 5},
    {0, 0, 1, 0, 125, 2, 127, 1, 393, 1},  // InTopK
    {0, 0, 0, 0, 128, 2, 127, 1, 394, 2},
    {24, 0, 0, 0, 130, 3, 127, 1, 396, 1},  // InTopKV2
    {497, 0, 0, 0, 0, 1, 133, 2, 397, 2},  // IsotonicRegression
    {0, 0, 3, 0, 135, 1, 4, 1, 81, 1},  // L2Loss
    {5, 0, 2, 0, 135, 1, 4, 1, 82, 1},
    {9, 0, 1, 0, 135, 1, 4, 1, 399, 1},
    {9, 0, 0, 0, 135, 1, 4, 1, 400, 1},
    {22, 0, 1, 0, 135, 1, 4, 1, 291, 1},
    {24, 0, 0, 0, 135, 1, 4, 1, 292, 1},
    {0, 0, 2, 0, 136, 1, 137, 1, 401, 4},  // LRN
    {10, 0, 1, 0, 0, 1, 4, 1, 405, 5},
    {24, 0, 0, 0, 0, 1, 4, 1, 410, 5},
    {0, 0, 2, 0, 138, 3, 137, 1, 401, 4},  // LRNGrad
    {10, 0, 1, 0, 141, 3, 4, 1, 405, 5},
    {24, 0, 0, 0, 141, 3, 4, 1, 410, 5},
    {27, 0, 1, 0, 44, 1, 45, 1, 415, 2},  // LeakyRelu
    {27, 0, 0, 0, 44, 1, 45, 1, 417, 2},
    {27, 0, 1, 0, 144, 2, 48, 1, 415, 2},  // LeakyReluGrad
    {27, 0, 0, 0, 144, 2, 48, 1, 417, 2},
    {9, 0, 2, 0, 146, 1, 147, 1, 419, 1},  // LogSoftmax
    {9, 0, 1, 0, 146, 1, 147, 1, 420, 1},
    {24, 0, 0, 0, 146, 1, 147, 1, 421, 1},
    {0, 0, 6, 0, 136, 1, 137, 1, 422, 3},  // MaxPool
    {9, 0, 5, 0, 136, 1, 137, 1, 425, 4},
    {9, 0, 4, 0, 0, 1, 4, 1, 429, 5},
    {21, 0, 3, 0, 0, 1, 4, 1, 434, 5},
    {24, 0, 2, 0, 0, 1, 4, 1, 439, 5},
    {24, 0, 1, 0, 0, 1, 4, 1, 444, 5},
    {510, 0, 0, 0, 0, 1, 4, 1, 449, 6},
    {9, 0, 1, 0, 0, 1, 4, 1, 36, 4},  // MaxPool3D
    {21, 0, 0, 0, 0, 1, 4, 1, 40, 5},
    {22, 0, 2, 0, 0, 1, 4, 1, 455, 5},
    {24, 0, 1, 0, 0, 1, 4, 1, 460, 5},
    {26, 0, 0, 0, 0, 1, 4, 1, 465, 5},
    {9, 0, 2, 0, 148, 3, 4, 1, 36, 4},  // MaxPool3DGrad
    {21, 0, 1, 0, 148, 3, 4, 1, 40, 5},
    {21, 0, 0, 0, 151, 3, 4, 1, 470, 6},
    {22, 0, 2, 0, 151, 3, 4, 1, 476, 6},
    {24, 0, 1, 0, 151, 3, 4, 1, 482, 6},
    {26, 0, 0, 0, 151, 3, 4, 1, 488, 6},
    {21, 0, 2, 0, 154, 3, 4, 1, 494, 5},  // MaxPool3DGradGrad
    {22, 0, 1, 0, 154, 3, 4, 1, 499, 5},
    {26, 0, 0, 0, 154, 3, 4, 1, 504, 5},
    {0, 0, 8, 0, 157, 3, 137, 1, 422, 3},  // MaxPoolGrad
    {9, 0, 7, 0, 157, 3, 137, 1, 425, 4},
    {9, 0, 6, 0, 154, 3, 4, 1, 509, 5},
    {21, 0, 5, 0, 154, 3, 4, 1, 514, 5},
    {24, 0, 4, 0, 154, 3, 4, 1, 519, 5},
    {24, 0, 3, 0, 154, 3, 4, 1, 524, 5},
    {26, 0, 0, 0, 154, 3, 4, 1, 529, 5},
    {26, 0, 1, 0, 154, 3, 4, 1, 524, 5},
    {510, 0, 0, 0, 154, 3, 4, 1, 534, 6},
    {21, 0, 4, 0, 154, 3, 4, 1, 540, 5},  // MaxPoolGradGrad
    {24, 0, 3, 0, 154, 3, 4, 1, 545, 5},
    {24, 0, 2, 0, 154, 3, 4, 1, 550, 5},
    {26, 0, 0, 0, 154, 3, 4, 1, 555, 5},
    {26, 0, 0, 0, 154, 3, 4, 1, 550, 5},
    {24, 0, 4, 0, 160, 5, 4, 1, 560, 3},  // MaxPoolGradGradV2
    {24, 0, 3, 0, 160, 5, 4, 1, 563, 3},
    {24, 0, 2, 0, 160, 5, 4, 1, 566, 3},
    {26, 0, 0, 0, 160, 5, 4, 1, 569, 3},
    {26, 0, 0, 0, 160, 5, 4, 1, 566, 3},
    {21, 0, 3, 0, 165, 3, 4, 1, 572, 5},  // MaxPoolGradGradWithArgmax
    {24, 0, 2, 0, 165, 3, 4, 1, 577, 5},
    {24, 0, 1, 0, 165, 3, 4, 1, 582, 5},
    {27, 0, 0, 0, 165, 3, 4, 1, 587, 6},
    {24, 0, 4, 0, 160, 5, 4, 1, 593, 3},  // MaxPoolGradV2
    {24, 0, 3, 0, 160, 5, 4, 1, 596, 3},
    {24, 0, 2, 0, 160, 5, 4, 1, 599, 3},
    {26, 0, 0, 0, 160, 5, 4, 1, 602, 3},
    {26, 0, 0, 0, 160, 5, 4, 1, 599, 3},
    {0, 0, 1, 0, 168, 3, 137, 1, 605, 4},  // MaxPoolGradWithArgmax
    {9, 0, 4, 0, 165, 3, 4, 1, 609, 5},
    {21, 0, 3, 0, 165, 3, 4, 1, 614, 5},
    {24, 0, 2, 0, 165, 3, 4, 1, 619, 5},
    {24, 0, 1, 0, 165, 3, 4, 1, 624, 5},
    {27, 0, 0, 0, 165, 3, 4, 1, 629, 6},
    {24, 0, 2, 0, 171, 3, 4, 1, 635, 3},  // MaxPoolV2
    {24, 0, 1, 0, 171, 3, 4, 1, 638, 3},
    {24, 0, 0, 0, 171, 3, 4, 1, 641, 3},
    {0, 0, 1, 0, 136, 1, 174, 2, 644, 4},  // MaxPoolWithArgmax
    {9, 0, 4, 0, 0, 1, 176, 2, 648, 5},
    {21, 0, 3, 0, 0, 1, 176, 2, 653, 5},
    {24, 0, 2, 0, 0, 1, 176, 2, 658, 5},
    {24, 0, 1, 0, 0, 1, 176, 2, 663, 5},
    {27, 0, 0, 0, 0, 1, 176, 2, 668, 6},
    {27, 0, 0, 0, 178, 3, 181, 2, 0, 0},  // NearestNeighbors
    {24, 0, 1, 0, 183, 2, 185, 1, 674, 2},  // NthElement
    {24, 0, 0, 0, 183, 2, 185, 1, 676, 2},
    {0, 0, 5, 0, 44, 1, 45, 1, 678, 1},  // Relu
    {5, 0, 4, 0, 44, 1, 45, 1, 679, 1},
    {9, 0, 3, 0, 44, 1, 45, 1, 290, 1},
    {24, 0, 2, 0, 44, 1, 45, 1, 680, 1},
    {24, 0, 1, 0, 44, 1, 45, 1, 681, 1},
    {27, 0, 0, 0, 44, 1, 45, 1, 682, 1},
    {0, 0, 4, 0, 44, 1, 45, 1, 678, 1},  // Relu6
    {5, 0, 3, 0, 44, 1, 45, 1, 679, 1},
    {9, 0, 2, 0, 44, 1, 45, 1, 290, 1},
    {24, 0, 1, 0, 44, 1, 45, 1, 680, 1},
    {24, 0, 0, 0, 44, 1, 45, 1, 681, 1},
    {0, 0, 4, 0, 144, 2, 48, 1, 678, 1},  // Relu6Grad
    {5, 0, 3, 0, 144, 2, 48, 1, 679, 1},
    {9, 0, 2, 0, 144, 2, 48, 1, 290, 1},
    {24, 0, 1, 0, 144, 2, 48, 1, 680, 1},
    {24, 0, 0, 0, 144, 2, 48, 1, 681, 1},
    {0, 0, 4, 0, 144, 2, 48, 1, 678, 1},  // ReluGrad
    {5, 0, 3, 0, 144, 2, 48, 1, 679, 1},
    {9, 0, 2, 0, 144, 2, 48, 1, 290, 1},
    {24, 0, 1, 0, 144, 2, 48, 1, 680, 1},
    {24, 0, 0, 0, 144, 2, 48, 1, 681, 1},
    {24, 0, 1, 0, 44, 1, 45, 1, 683, 1},  // Selu
    {24, 0, 0, 0, 44, 1, 45, 1, 684, 1},
    {24, 0, 1, 0, 46, 2, 48, 1, 683, 1},  // SeluGrad
    {24, 0, 0, 0, 46, 2, 48, 1, 684, 1},
    {0, 0, 2, 0, 146, 1, 186, 1, 289, 1},  // Softmax
    {9, 0, 1, 0, 146, 1, 186, 1, 291, 1},
    {24, 0, 0, 0, 146, 1, 186, 1, 292, 1},
    {0, 0, 2, 0, 187, 2, 189, 2, 289, 1},  // SoftmaxCrossEntropyWithLogits
    {9, 0, 1, 0, 187, 2, 189, 2, 291, 1},
    {24, 0, 0, 0, 187, 2, 189, 2, 292, 1},
    {0, 0, 4, 0, 44, 1, 45, 1, 678, 1},  // Softplus
    {5, 0, 3, 0, 44, 1, 45, 1, 679, 1},
    {9, 0, 2, 0, 44, 1, 45, 1, 290, 1},
    {24, 0, 1, 0, 44, 1, 45, 1, 680, 1},
    {24, 0, 0, 0, 44, 1, 45, 1, 681, 1},
    {27, 0, 0, 0, 44, 1, 45, 1, 292, 1},
    {0, 0, 4, 0, 144, 2, 48, 1, 678, 1},  // SoftplusGrad
    {5, 0, 3, 0, 144, 2, 48, 1, 679, 1},
    {9, 0, 2, 0, 144, 2, 48, 1, 290, 1},
    {24, 0, 1, 0, 144, 2, 48, 1, 680, 1},
    {24, 0, 0, 0, 144, 2, 48, 1, 681, 1},
    {27, 0, 0, 0, 144, 2, 48, 1, 292, 1},
    {0, 0, 4, 0, 44, 1, 45, 1, 678, 1},  // Softsign
    {5, 0, 3, 0, 44, 1, 45, 1, 679, 1},
    {9, 0, 2, 0, 44, 1, 45, 1, 290, 1},
    {24, 0, 1, 0, 44, 1, 45, 1, 680, 1},
    {24, 0, 0, 0, 44, 1, 45, 1, 681, 1},
    {27, 0, 0, 0, 44, 1, 45, 1, 292, 1},
    {0, 0, 4, 0, 144, 2, 48, 1, 678, 1},  // SoftsignGrad
    {5, 0, 3, 0, 144, 2, 48, 1, 679, 1},
    {9, 0, 2, 0, 144, 2, 48, 1, 290, 1},
    {24, 0, 1, 0, 144, 2, 48, 1, 680, 1},
    {24, 0, 0, 0, 144, 2, 48, 1, 681, 1},
    {27, 0, 0, 0, 144, 2, 48, 1, 292, 1},
    {6, 0, 3, 0, 191, 2, 189, 2, 685, 1},  // SparseSoftmaxCrossEntropyWithLogits
    {9, 0, 2, 0, 193, 2, 189, 2, 686, 2},
    {9, 0, 1, 0, 193, 2, 189, 2, 688, 2},
    {24, 0, 0, 0, 193, 2, 189, 2, 690, 2},
    {0, 0, 6, 0, 0, 1, 1, 2, 692, 2},  // TopK
    {5, 0, 5, 0, 0, 1, 1, 2, 694, 3},
    {5, 0, 4, 0, 0, 1, 1, 2, 697, 3},
    {5, 0, 3, 0, 0, 1, 1, 2, 700, 3},
    {9, 0, 2, 0, 0, 1, 1, 2, 703, 3},
    {24, 0, 1, 0, 0, 1, 1, 2, 706, 3},
    {24, 0, 0, 0, 0, 1, 1, 2, 709, 3},
    {5, 0, 5, 0, 195, 2, 1, 2, 712, 2},  // TopKV2
    {5, 0, 4, 0, 195, 2, 1, 2, 714, 2},
    {9, 0, 3, 0, 195, 2, 1, 2, 716, 2},
    {24, 0, 2, 0, 195, 2, 1, 2, 718, 2},
    {24, 0, 1, 0, 195, 2, 1, 2, 720, 2},
    {1463, 0, 0, 0, 197, 2, 199, 2, 722, 4},
};

inline constexpr flat_port nn_ports[]{
    {"input", {}, "T"},
    {"values", {}, "T"},
    {"indices", dtype::int32},
    {"value", {}, "T"},
    {"output", {}, "T"},
    {"orig_input_shape", dtype::int32},
    {"grad", {}, "T"},
    {"t", {}, "T"},
    {"m", {}, "T"},
    {"v", {}, "T"},
    {"beta", {}, "T"},
    {"gamma", {}, "T"},
    {"result", {}, "T"},
    {"backprop", {}, "T"},
    {"dx", {}, "T"},
    {"dm", {}, "T"},
    {"dv", {}, "T"},
    {"db", {}, "T"},
    {"dg", {}, "T"},
    {"bias", {}, "T"},
    {"out_backprop", {}, "T"},
    {"filter", {}, "T"},
    {"filter_sizes", dtype::int32},
    {"input_sizes", dtype::int32},
    {"input_sizes", {}, "Tshape"},
    {"x", {}, "T"},
    {"y", {}, "T"},
    {"filter_backprop", {}, "T"},
    {"in_backprop", {}, "T"},
    {"features", {}, "T"},
    {"activations", {}, "T"},
    {"gradients", {}, "T"},
    {"outputs", {}, "T"},
    {"backprops", {}, "T"},
    {"row_pooling_sequence", dtype::int64},
    {"col_pooling_sequence", dtype::int64},
    {"orig_input_tensor_shape", dtype::int64},
    {"orig_input", {}, "T"},
    {"orig_output", {}, "T"},
    {"scale", {}, "T"},
    {"offset", {}, "T"},
    {"mean", {}, "T"},
    {"variance", {}, "T"},
    {"batch_mean", {}, "T"},
    {"batch_variance", {}, "T"},
    {"reserve_space_1", {}, "T"},
    {"reserve_space_2", {}, "T"},
    {"y_backprop", {}, "T"},
    {"x_backprop", {}, "T"},
    {"scale_backprop", {}, "T"},
    {"offset_backprop", {}, "T"},
    {"reserve_space_3", {}, "T"},
    {"reserve_space_4", {}, "T"},
    {"scale", dtype::float32},
    {"reserve_space_1", {}, "U"},
    {"reserve_space_2", {}, "U"},
    {"scale_backprop", {}, "U"},
    {"offset_backprop", {}, "U"},
    {"reserve_space_3", {}, "U"},
    {"reserve_space_4", {}, "U"},
    {"reserve_space_5", {}, "U"},
    {"scale", {}, "U"},
    {"offset", {}, "U"},
    {"mean", {}, "U"},
    {"variance", {}, "U"},
    {"batch_mean", {}, "U"},
    {"batch_variance", {}, "U"},
    {"paddings", dtype::int32},
    {"size", dtype::int32},
    {"predictions", dtype::float32},
    {"targets", dtype::int32},
    {"precision", dtype::boolean},
    {"targets", {}, "T"},
    {"k", {}, "T"},
    {"output", {}, "output_dtype"},
    {"segments", dtype::int32},
    {"input", dtype::float32},
    {"output", dtype::float32},
    {"input_grads", dtype::float32},
    {"input_image", dtype::float32},
    {"output_image", dtype::float32},
    {"input_grads", {}, "T"},
    {"input_image", {}, "T"},
    {"output_image", {}, "T"},
    {"logits", {}, "T"},
    {"logsoftmax", {}, "T"},
    {"orig_input", dtype::float32},
    {"orig_output", dtype::float32},
    {"orig_input", {}, "TInput"},
    {"orig_output", {}, "TInput"},
    {"grad", dtype::float32},
    {"ksize", dtype::int32},
    {"strides", dtype::int32},
    {"argmax", {}, "Targmax"},
    {"points", dtype::float32},
    {"centers", dtype::float32},
    {"k", dtype::int64},
    {"nearest_center_indices", dtype::int64},
    {"nearest_center_distances", dtype::float32},
    {"n", dtype::int32},
    {"softmax", {}, "T"},
    {"labels", {}, "T"},
    {"loss", {}, "T"},
    {"labels", dtype::int64},
    {"labels", {}, "Tlabels"},
    {"k", dtype::int32},
    {"k", {}, "Tk"},
    {"indices", {}, "index_type"},
};

inline constexpr flat_attr nn_attrs[]{
    {"k", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"reduction_dimension", attr_type::integer, "-1"},
    {"recall_target", attr_type::floating, "0.95"},
    {"is_max_k", attr_type::boolean, "true"},
    {"reduction_input_size_override", attr_type::integer, "-1"},
    {"aggregate_to_topk", attr_type::boolean, "true"},
    {"T", attr_type::type, nullptr, 0x84002},
    {"ksize", attr_type::integer, nullptr, 0x0, "", true, 4},
    {"strides", attr_type::integer, nullptr, 0x0, "", true, 4},
    {"padding", attr_type::string, nullptr, 0x0, "\"SAME\", \"VALID\""},
    {"T", attr_type::type, nullptr, 0x6},
    {"data_format", attr_type::string, "\"NHWC\"", 0x0, "\"NHWC\", \"NCHW\""},
    {"T", attr_type::type, nullptr, 0x80006},
    {"T", attr_type::type, nullptr, 0xa027e},
    {"T", attr_type::type, nullptr, 0x84006},
    {"data_format", attr_type::string, "\"NHWC\"", 0x0, "\"NHWC\", \"NCHW\", \"HWNC\", \"HWCN\""},
    {"ksize", attr_type::integer, nullptr, 0x0, "", true, 5},
    {"strides", attr_type::integer, nullptr, 0x0, "", true, 5},
    {"T", attr_type::type, nullptr, 0xe3b7e},
    {"data_format", attr_type::string, "\"NDHWC\"", 0x0, "\"NDHWC\", \"NCDHW\""},
    {"T", attr_type::type, nullptr, 0x4006},
    {"T", attr_type::type, nullptr, 0x3b7e},
    {"variance_epsilon", attr_type::floating},
    {"scale_after_normalization", attr_type::boolean},
    {"T", attr_type::type, nullptr, 0x23b7e},
    {"T", attr_type::type, nullptr, 0x63b7e},
    {"T", attr_type::type, nullptr, 0xce3b7e},
    {"T", attr_type::type, nullptr, 0xce7b7e},
    {"T", attr_type::type, nullptr, 0xcffb7e},
    {"T", attr_type::type, nullptr, 0x8400e},
    {"strides", attr_type::integer, nullptr, 0x0, "", true},
    {"padding", attr_type::string, nullptr, 0x0, "\"SAME\", \"VALID\", \"EXPLICIT\""},
    {"explicit_paddings", attr_type::integer, "[]", 0x0, "", true},
    {"data_format", attr_type::string, "\"CHANNELS_LAST\"", 0x0, "\"CHANNELS_FIRST\", \"CHANNELS_LAST\""},
    {"dilations", attr_type::integer, "[]", 0x0, "", true},
    {"batch_dims", attr_type::integer, "1"},
    {"groups", attr_type::integer, "1"},
    {"use_cudnn_on_gpu", attr_type::boolean, "true"},
    {"T", attr_type::type, nullptr, 0x80002},
    {"dilations", attr_type::integer, "[1, 1, 1, 1]", 0x0, "", true},
    {"dilations", attr_type::integer, "[1, 1, 1, 1, 1]", 0x0, "", true},
    {"Tshape", attr_type::type, "DT_INT32", 0x208},
    {"T", attr_type::type, "DT_INT32", 0x208},
    {"src_format", attr_type::string, "\"NHWC\""},
    {"dst_format", attr_type::string, "\"NCHW\""},
    {"rates", attr_type::integer, nullptr, 0x0, "", true, 4},
    {"T", attr_type::type, nullptr, 0xca027e},
    {"T", attr_type::type, nullptr, 0xca427e},
    {"pooling_ratio", attr_type::floating, nullptr, 0x0, "", true, 4},
    {"pseudo_random", attr_type::boolean, "false"},
    {"overlapping", attr_type::boolean, "false"},
    {"deterministic", attr_type::boolean, "false"},
    {"seed", attr_type::integer, "0"},
    {"seed2", attr_type::integer, "0"},
    {"T", attr_type::type, nullptr, 0x20e},
    {"epsilon", attr_type::floating, "0.0001"},
    {"data_format", attr_type::string, "\"NHWC\""},
    {"is_training", attr_type::boolean, "true"},
    {"T", attr_type::type, nullptr, 0x2},
    {"exponential_avg_factor", attr_type::floating, "1.0"},
    {"U", attr_type::type, nullptr, 0x2},
    {"data_format", attr_type::string, "\"NHWC\"", 0x0, "\"NHWC\", \"NCHW\", \"NDHWC\", \"NCDHW\""},
    {"U", attr_type::type, nullptr, 0x4002},
    {"mode", attr_type::string, nullptr, 0x0, "\"REFLECT\", \"SYMMETRIC\""},
    {"resize_align_corners", attr_type::boolean, "false"},
    {"k", attr_type::integer},
    {"output_dtype", attr_type::type, "DT_FLOAT", 0x84006},
    {"depth_radius", attr_type::integer, "5"},
    {"bias", attr_type::floating, "1.0"},
    {"alpha", attr_type::floating, "1.0"},
    {"beta", attr_type::floating, "0.5"},
    {"T", attr_type::type, "DT_FLOAT", 0x80002},
    {"T", attr_type::type, "DT_FLOAT", 0x84002},
    {"alpha", attr_type::floating, "0.2"},
    {"T", attr_type::type, "DT_FLOAT", 0x80006},
    {"T", attr_type::type, "DT_FLOAT", 0x84006},
    {"T", attr_type::type, "DT_FLOAT", 0xa027e},
    {"T", attr_type::type, "DT_FLOAT", 0xa0a7e},
    {"data_format", attr_type::string, "\"NHWC\"", 0x0, "\"NHWC\", \"NCHW\", \"NCHW_VECT_C\""},
    {"T", attr_type::type, "DT_FLOAT", 0xa4a7e},
    {"T", attr_type::type, nullptr, 0x4002},
    {"T", attr_type::type, "DT_FLOAT", 0xe3b7e},
    {"TInput", attr_type::type, "DT_FLOAT", 0xe3b7e},
    {"T", attr_type::type, "DT_FLOAT", 0x2},
    {"TInput", attr_type::type, "DT_FLOAT", 0x2},
    {"T", attr_type::type, "DT_FLOAT", 0x4002},
    {"TInput", attr_type::type, "DT_FLOAT", 0x4002},
    {"TInput", attr_type::type, "DT_FLOAT", 0x84002},
    {"T", attr_type::type, "DT_FLOAT", 0xca027e},
    {"T", attr_type::type, "DT_FLOAT", 0xca427e},
    {"Targmax", attr_type::type, nullptr, 0x208},
    {"include_batch_in_index", attr_type::boolean, "false"},
    {"Targmax", attr_type::type, "DT_INT64", 0x208},
    {"reverse", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0x27e},
    {"T", attr_type::type, nullptr, 0x2027e},
    {"T", attr_type::type, nullptr, 0xca4a7e},
    {"Tlabels", attr_type::type, "DT_INT64", 0x208},
    {"k", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"sorted", attr_type::boolean, "true"},
    {"Tk", attr_type::type, "DT_INT32", 0x228},
    {"index_type", attr_type::type, "DT_INT32", 0x228},
};

inline constexpr std::uint16_t nn_port_slots[]{
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 7, 8, 9, 11, 13, 14, 15, 16, 17, 18, 3, 19, 20, 0, 21,
    0, 22, 20, 0, 21, 20, 23, 21, 20, 24, 21, 20, 25, 26, 27, 28, 29, 30, 31, 32, 33, 4, 34, 35, 36,
    20, 34, 35, 37, 38, 20, 34, 35, 25, 39, 40, 41, 42, 26, 43, 44, 45, 46, 47, 25, 39, 45, 46, 48,
    49, 50, 51, 52, 47, 25, 53, 54, 55, 48, 56, 57, 58, 59, 47, 25, 53, 54, 55, 58, 48, 56, 57, 59,
    60, 25, 61, 62, 63, 64, 26, 65, 66, 54, 55, 26, 65, 66, 54, 55, 58, 0, 67, 21, 0, 68, 67, 21,
    69, 70, 71, 69, 72, 69, 72, 73, 74, 75, 7, 76, 77, 78, 79, 80, 81, 82, 83, 31, 29, 84, 85, 86,
    87, 6, 88, 89, 6, 37, 38, 6, 86, 87, 90, 37, 38, 6, 91, 92, 0, 6, 93, 76, 90, 93, 0, 91, 92, 77,
    93, 4, 93, 94, 95, 96, 97, 98, 0, 99, 1, 100, 29, 101, 102, 13, 29, 103, 29, 104, 0, 105, 0,
    106, 1, 107,
};

inline constexpr flat_attr_slot nn_attr_slots[]{
    {0, 1098}, {1, 1098}, {2, 1098}, {3, 1098}, {4, 1098}, {5, 1098}, {6, 1098}, {7, 0}, {8, 0},
    {9, 0}, {10, 0}, {7, 0}, {8, 0}, {9, 0}, {11, 9}, {10, 0}, {7, 0}, {8, 0}, {9, 0}, {11, 9},
    {12, 0}, {7, 0}, {8, 0}, {9, 0}, {11, 9}, {13, 0}, {7, 0}, {8, 0}, {9, 0}, {11, 9}, {14, 0},
    {7, 0}, {8, 0}, {9, 0}, {15, 9}, {14, 0}, {16, 9}, {17, 9}, {9, 9}, {18, 9}, {16, 9}, {17, 9},
    {9, 9}, {19, 21}, {18, 9}, {16, 9}, {17, 9}, {9, 9}, {19, 21}, {10, 9}, {16, 9}, {17, 9},
    {9, 9}, {19, 21}, {20, 9}, {16, 9}, {17, 9}, {9, 9}, {19, 21}, {14, 9}, {21, 0}, {22, 0},
    {23, 0}, {24, 0}, {22, 0}, {23, 0}, {25, 0}, {22, 0}, {23, 0}, {18, 0}, {22, 0}, {23, 0},
    {26, 0}, {22, 0}, {23, 0}, {27, 0}, {22, 0}, {23, 0}, {28, 0}, {22, 0}, {23, 0}, {21, 0},
    {24, 0}, {24, 0}, {11, 9}, {25, 0}, {11, 9}, {18, 0}, {11, 9}, {26, 0}, {11, 9}, {27, 0},
    {11, 9}, {27, 0}, {15, 9}, {28, 0}, {11, 9}, {24, 9}, {11, 9}, {25, 9}, {11, 9}, {18, 9},
    {11, 9}, {26, 9}, {11, 9}, {27, 9}, {11, 9}, {27, 9}, {15, 9}, {28, 9}, {11, 9}, {24, 9},
    {25, 9}, {18, 9}, {26, 9}, {27, 9}, {28, 9}, {29, 1543}, {30, 1543}, {31, 1543}, {32, 1543},
    {33, 1543}, {34, 1543}, {35, 1543}, {36, 1543}, {10, 0}, {30, 0}, {37, 0}, {9, 0}, {10, 0},
    {30, 0}, {37, 0}, {9, 0}, {11, 9}, {12, 0}, {30, 0}, {37, 0}, {9, 0}, {11, 9}, {38, 0}, {30, 0},
    {37, 0}, {9, 0}, {11, 9}, {6, 0}, {30, 0}, {37, 0}, {9, 0}, {11, 9}, {39, 24}, {14, 0}, {30, 0},
    {37, 0}, {9, 0}, {11, 9}, {39, 24}, {14, 0}, {30, 0}, {37, 0}, {9, 0}, {15, 9}, {39, 24},
    {14, 0}, {30, 0}, {37, 0}, {31, 0}, {32, 27}, {11, 9}, {39, 24}, {29, 0}, {30, 0}, {37, 0},
    {31, 0}, {32, 27}, {11, 9}, {39, 24}, {14, 1345}, {30, 1345}, {37, 1345}, {31, 1345},
    {32, 1345}, {11, 1345}, {39, 1345}, {29, 1345}, {30, 1345}, {37, 1345}, {31, 1345}, {32, 1345},
    {11, 1345}, {39, 1345}, {18, 9}, {17, 9}, {9, 9}, {18, 9}, {17, 9}, {9, 9}, {19, 21}, {10, 9},
    {17, 9}, {9, 9}, {19, 21}, {12, 9}, {17, 9}, {9, 9}, {19, 21}, {14, 9}, {17, 9}, {9, 9},
    {19, 21}, {40, 24}, {10, 9}, {17, 9}, {9, 9}, {12, 9}, {17, 9}, {9, 9}, {12, 9}, {17, 9},
    {9, 9}, {40, 26}, {18, 10}, {17, 10}, {9, 10}, {18, 10}, {17, 10}, {9, 10}, {19, 21}, {10, 10},
    {17, 10}, {9, 10}, {19, 21}, {12, 10}, {17, 10}, {9, 10}, {19, 21}, {14, 10}, {17, 10}, {9, 10},
    {19, 21}, {40, 24}, {14, 10}, {17, 10}, {9, 10}, {19, 21}, {40, 24}, {41, 26}, {42, 24},
    {43, 24}, {44, 24}, {10, 9}, {30, 9}, {9, 9}, {10, 9}, {30, 9}, {9, 9}, {11, 21}, {14, 9},
    {30, 9}, {9, 9}, {11, 21}, {39, 24}, {14, 9}, {30, 9}, {9, 9}, {15, 21}, {39, 24}, {14, 9},
    {30, 9}, {31, 9}, {32, 175}, {11, 21}, {39, 24}, {20, 9}, {30, 9}, {9, 9}, {11, 21}, {39, 24},
    {13, 9}, {8, 9}, {45, 9}, {9, 9}, {46, 9}, {8, 9}, {45, 9}, {9, 9}, {47, 9}, {8, 9}, {45, 9},
    {9, 9}, {10, 0}, {13, 0}, {12, 0}, {14, 0}, {48, 12}, {49, 12}, {50, 12}, {51, 12}, {52, 12},
    {53, 12}, {54, 12}, {50, 12}, {54, 12}, {18, 15}, {55, 15}, {56, 15}, {57, 15}, {58, 15},
    {55, 15}, {56, 15}, {57, 15}, {58, 15}, {55, 15}, {11, 15}, {57, 15}, {58, 15}, {55, 15},
    {59, 175}, {11, 15}, {57, 15}, {18, 15}, {55, 15}, {56, 15}, {38, 24}, {60, 24}, {55, 24},
    {56, 24}, {57, 24}, {6, 24}, {60, 24}, {55, 24}, {56, 24}, {57, 24}, {6, 24}, {60, 24},
    {55, 24}, {11, 24}, {57, 24}, {6, 53}, {60, 53}, {55, 53}, {11, 53}, {57, 53}, {6, 53},
    {60, 53}, {55, 53}, {61, 53}, {57, 53}, {6, 24}, {60, 24}, {55, 24}, {59, 175}, {11, 24},
    {57, 24}, {6, 53}, {60, 53}, {55, 53}, {59, 175}, {11, 53}, {57, 53}, {6, 53}, {60, 53},
    {55, 53}, {59, 175}, {61, 53}, {57, 53}, {6, 53}, {62, 53}, {55, 53}, {59, 175}, {61, 53},
    {57, 53}, {12, 15}, {63, 15}, {30, 15}, {9, 15}, {58, 15}, {63, 15}, {30, 15}, {9, 15},
    {14, 15}, {63, 15}, {30, 15}, {9, 15}, {12, 12}, {64, 12}, {63, 12}, {30, 12}, {9, 12},
    {58, 12}, {64, 12}, {63, 12}, {30, 12}, {9, 12}, {65, 0}, {65, 0}, {42, 0}, {42, 24}, {47, 497},
    {66, 497}, {25, 0}, {18, 0}, {67, 0}, {68, 0}, {69, 0}, {70, 0}, {67, 0}, {68, 0}, {69, 0},
    {70, 0}, {71, 10}, {67, 0}, {68, 0}, {69, 0}, {70, 0}, {72, 10}, {73, 27}, {74, 27}, {73, 27},
    {75, 27}, {10, 9}, {12, 9}, {14, 9}, {7, 0}, {8, 0}, {9, 0}, {7, 0}, {8, 0}, {9, 0}, {11, 9},
    {71, 9}, {7, 0}, {8, 0}, {9, 0}, {11, 9}, {76, 9}, {7, 0}, {8, 0}, {9, 0}, {11, 9}, {77, 9},
    {7, 0}, {8, 0}, {9, 0}, {78, 9}, {79, 9}, {7, 0}, {8, 0}, {9, 0}, {78, 9}, {79, 9}, {7, 0},
    {8, 0}, {31, 0}, {32, 510}, {78, 9}, {16, 9}, {17, 9}, {9, 9}, {19, 21}, {58, 9}, {16, 9},
    {17, 9}, {9, 9}, {19, 21}, {80, 9}, {16, 9}, {17, 9}, {9, 9}, {19, 21}, {6, 9}, {16, 9},
    {17, 9}, {9, 9}, {19, 21}, {81, 9}, {82, 21}, {16, 9}, {17, 9}, {9, 9}, {19, 21}, {83, 9},
    {84, 21}, {16, 9}, {17, 9}, {9, 9}, {19, 21}, {85, 9}, {86, 21}, {16, 9}, {17, 9}, {9, 9},
    {19, 21}, {72, 9}, {87, 21}, {16, 21}, {17, 21}, {9, 21}, {19, 21}, {13, 21}, {16, 21},
    {17, 21}, {9, 21}, {19, 21}, {58, 21}, {16, 21}, {17, 21}, {9, 21}, {19, 21}, {47, 21}, {7, 0},
    {8, 0}, {9, 0}, {11, 9}, {71, 9}, {7, 0}, {8, 0}, {9, 0}, {11, 9}, {76, 9}, {7, 0}, {8, 0},
    {9, 0}, {11, 9}, {88, 9}, {7, 0}, {8, 0}, {9, 0}, {11, 9}, {89, 9}, {7, 0}, {8, 0}, {9, 0},
    {15, 9}, {89, 9}, {7, 0}, {8, 0}, {31, 0}, {32, 510}, {11, 9}, {89, 9}, {7, 21}, {8, 21},
    {9, 21}, {11, 21}, {13, 21}, {7, 21}, {8, 21}, {9, 21}, {11, 21}, {46, 21}, {7, 21}, {8, 21},
    {9, 21}, {11, 21}, {47, 21}, {7, 21}, {8, 21}, {9, 21}, {15, 21}, {47, 21}, {9, 24}, {11, 24},
    {13, 24}, {9, 24}, {11, 24}, {46, 24}, {9, 24}, {11, 24}, {47, 24}, {9, 24}, {15, 24}, {47, 24},
    {7, 21}, {8, 21}, {9, 21}, {90, 21}, {13, 21}, {7, 21}, {8, 21}, {9, 21}, {90, 21}, {46, 21},
    {7, 21}, {8, 21}, {9, 21}, {90, 21}, {47, 21}, {7, 21}, {8, 21}, {9, 21}, {91, 27}, {90, 21},
    {47, 21}, {9, 24}, {11, 24}, {76, 24}, {9, 24}, {11, 24}, {88, 24}, {9, 24}, {11, 24}, {89, 24},
    {9, 24}, {15, 24}, {89, 24}, {7, 0}, {8, 0}, {9, 0}, {90, 0}, {7, 0}, {8, 0}, {9, 0}, {90, 0},
    {71, 9}, {7, 0}, {8, 0}, {9, 0}, {90, 0}, {13, 9}, {7, 0}, {8, 0}, {9, 0}, {90, 0}, {46, 9},
    {7, 0}, {8, 0}, {9, 0}, {90, 0}, {47, 9}, {7, 0}, {8, 0}, {9, 0}, {91, 27}, {90, 0}, {47, 9},
    {76, 24}, {9, 24}, {11, 24}, {77, 24}, {9, 24}, {78, 24}, {79, 24}, {9, 24}, {78, 24}, {7, 0},
    {8, 0}, {92, 0}, {9, 0}, {7, 0}, {8, 0}, {92, 0}, {9, 0}, {71, 9}, {7, 0}, {8, 0}, {92, 0},
    {9, 0}, {13, 9}, {7, 0}, {8, 0}, {92, 0}, {9, 0}, {46, 9}, {7, 0}, {8, 0}, {92, 0}, {9, 0},
    {47, 9}, {7, 0}, {8, 0}, {92, 0}, {9, 0}, {91, 27}, {47, 9}, {93, 24}, {46, 24}, {93, 24},
    {47, 24}, {94, 0}, {95, 0}, {46, 0}, {47, 0}, {96, 0}, {12, 24}, {14, 24}, {10, 6}, {10, 6},
    {97, 9}, {12, 6}, {97, 9}, {14, 6}, {97, 9}, {98, 0}, {94, 0}, {98, 0}, {99, 5}, {94, 0},
    {0, 0}, {99, 5}, {94, 0}, {0, 0}, {99, 5}, {95, 0}, {0, 0}, {99, 5}, {13, 0}, {0, 0}, {99, 5},
    {46, 0}, {0, 0}, {99, 5}, {47, 0}, {99, 5}, {94, 5}, {99, 5}, {95, 5}, {99, 5}, {13, 5},
    {99, 5}, {46, 5}, {99, 5}, {47, 5}, {99, 5}, {47, 5}, {100, 1463}, {101, 1463},
};

}  // namespace detail

inline constexpr flat_table nn_ops{
    detail::nn_op_rows, detail::nn_definition_rows, detail::nn_ports, detail::nn_attrs,
    detail::nn_port_slots, detail::nn_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/quantization.hpp
// quantization: numbers of fewer bits: quantized, faked, uniform.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_QUANTIZATION_HPP
#define EVERGRAPH_TF_OPS_QUANTIZATION_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op quantization_op_rows[]{
    {"CompareAndBitpack", 1, 722, op::open, op::open, "", "gone after release 2.5"},
    {"Dequantize", 5},
    {"FakeQuantWithMinMaxArgs", 3},
    {"FakeQuantWithMinMaxArgsGradient", 3},
    {"FakeQuantWithMinMaxVars", 3},
    {"FakeQuantWithMinMaxVarsGradient", 3},
    {"FakeQuantWithMinMaxVarsPerChannel", 3},
    {"FakeQuantWithMinMaxVarsPerChannelGradient", 3},
    {"QuantizeAndDequantize", 3, op::open, 22, op::open, "QuantizeAndDequantizeV2"},
    {"QuantizeAndDequantizeV2", 6},
    {"QuantizeAndDequantizeV2Grad", 1, 175, op::open, op::open, "", "never part of a release"},
    {"QuantizeAndDequantizeV3", 5},
    {"QuantizeAndDequantizeV4", 1},
    {"QuantizeAndDequantizeV4Grad", 1},
    {"QuantizeDownAndShrinkRange", 1},
    {"QuantizeV2", 5},
    {"QuantizedAdd", 2},
    {"QuantizedAvgPool", 1},
    {"QuantizedBatchNormWithGlobalNormalization", 1},
    {"QuantizedBiasAdd", 1},
    {"QuantizedConcat", 1},
    {"QuantizedConv2D", 2},
    {"QuantizedConv2DAndRelu", 2},
    {"QuantizedConv2DAndReluAndRequantize", 2},
    {"QuantizedConv2DAndRequantize", 2},
    {"QuantizedConv2DPerChannel", 1},
    {"QuantizedConv2DWithBias", 2},
    {"QuantizedConv2DWithBiasAndRelu", 2},
    {"QuantizedConv2DWithBiasAndReluAndRequantize", 2},
    {"QuantizedConv2DWithBiasAndRequantize", 2},
    {"QuantizedConv2DWithBiasSignedSumAndReluAndRequantize", 2},
    {"QuantizedConv2DWithBiasSumAndRelu", 2},
    {"QuantizedConv2DWithBiasSumAndReluAndRequantize", 2},
    {"QuantizedDepthwiseConv2D", 1},
    {"QuantizedDepthwiseConv2DWithBias", 1},
    {"QuantizedDepthwiseConv2DWithBiasAndRelu", 2},
    {"QuantizedDepthwiseConv2DWithBiasAndReluAndRequantize", 2},
    {"QuantizedInstanceNorm", 1},
    {"QuantizedMatMul", 2},
    {"QuantizedMatMulWithBias", 1},
    {"QuantizedMatMulWithBiasAndDequantize", 1},
    {"QuantizedMatMulWithBiasAndRelu", 1},
    {"QuantizedMatMulWithBiasAndReluAndRequantize", 1},
    {"QuantizedMatMulWithBiasAndRequantize", 1},
    {"QuantizedMaxPool", 1},
    {"QuantizedMul", 2},
    {"QuantizedRelu", 1},
    {"QuantizedRelu6", 1},
    {"QuantizedReluX", 1},
    {"QuantizedReshape", 1},
    {"QuantizedResizeBilinear", 2},
    {"RequantizationRange", 1},
    {"RequantizationRangePerChannel", 1},
    {"Requantize", 1},
    {"RequantizePerChannel", 1},
    {"UniformDequantize", 2},
    {"UniformQuantize", 2},
    {"UniformQuantizedAdd", 1},
    {"UniformQuantizedClipByValue", 1},
    {"UniformQuantizedConvolution", 1},
    {"UniformQuantizedConvolutionHybrid", 1},
    {"UniformQuantizedDot", 1},
    {"UniformQuantizedDotHybrid", 1},
    {"UniformRequantize", 1},
};

inline constexpr flat_definition quantization_definition_rows[]{
    {24, 0, 0, 0, 0, 2, 2, 1, 0, 1},  // CompareAndBitpack
    {15, 0, 4, 0, 3, 3, 6, 1, 1, 2},  // Dequantize
    {24, 0, 3, 0, 3, 3, 6, 1, 3, 2},
    {150, 0, 2, 0, 3, 3, 6, 1, 5, 3},
    {174, 0, 1, 0, 3, 3, 6, 1, 8, 4},
    {175, 0, 0, 0, 3, 3, 7, 1, 12, 5},
    {15, 0, 2, 0, 8, 1, 9, 1, 17, 2},  // FakeQuantWithMinMaxArgs
    {22, 0, 1, 0, 8, 1, 9, 1, 19, 3},
    {23, 0, 0, 0, 8, 1, 9, 1, 22, 4},
    {15, 0, 2, 0, 10, 2, 12, 1, 17, 2},  // FakeQuantWithMinMaxArgsGradient
    {22, 0, 1, 0, 10, 2, 12, 1, 19, 3},
    {23, 0, 0, 0, 10, 2, 12, 1, 22, 4},
    {15, 0, 2, 0, 13, 3, 9, 1, 0, 0},  // FakeQuantWithMinMaxVars
    {22, 0, 1, 0, 13, 3, 9, 1, 26, 1},
    {23, 0, 0, 0, 13, 3, 9, 1, 27, 2},
    {15, 0, 2, 0, 16, 4, 20, 3, 0, 0},  // FakeQuantWithMinMaxVarsGradient
    {22, 0, 1, 0, 16, 4, 20, 3, 26, 1},
    {23, 0, 0, 0, 16, 4, 20, 3, 27, 2},
    {15, 0, 2, 0, 13, 3, 9, 1, 0, 0},  // FakeQuantWithMinMaxVarsPerChannel
    {22, 0, 1, 0, 13, 3, 9, 1, 26, 1},
    {23, 0, 0, 0, 13, 3, 9, 1, 27, 2},
    {15, 0, 2, 0, 16, 4, 20, 3, 0, 0},  // FakeQuantWithMinMaxVarsPerChannelGradient
    {22, 0, 1, 0, 16, 4, 20, 3, 26, 1},
    {23, 0, 0, 0, 16, 4, 20, 3, 27, 2},
    {10, 0, 2, 0, 23, 1, 24, 1, 29, 6},  // QuantizeAndDequantize
    {24, 0, 1, 0, 23, 1, 24, 1, 35, 6},
    {26, 0, 0, 0, 23, 1, 24, 1, 41, 6},
    {21, 0, 5, 0, 25, 3, 24, 1, 47, 4},  // QuantizeAndDequantizeV2
    {24, 0, 4, 0, 25, 3, 24, 1, 51, 4},
    {26, 0, 3, 0, 25, 3, 24, 1, 55, 4},
    {27, 0, 2, 0, 25, 3, 24, 1, 59, 5},
    {56, 0, 1, 0, 25, 3, 24, 1, 64, 6},
    {141, 0, 0, 0, 25, 3, 24, 1, 70, 7},
    {175, 0, 0, 0, 28, 4, 32, 3, 77, 2},  // QuantizeAndDequantizeV2Grad
    {24, 0, 4, 0, 35, 4, 24, 1, 79, 3},  // QuantizeAndDequantizeV3
    {24, 0, 3, 0, 35, 4, 24, 1, 82, 3},
    {26, 0, 2, 0, 35, 4, 24, 1, 85, 3},
    {56, 0, 1, 0, 35, 4, 24, 1, 88, 4},
    {141, 0, 0, 0, 35, 4, 24, 1, 92, 5},
    {552, 0, 0, 0, 25, 3, 24, 1, 97, 7},  // QuantizeAndDequantizeV4
    {552, 0, 0, 0, 28, 4, 32, 3, 104, 2},  // QuantizeAndDequantizeV4Grad
    {15, 0, 0, 0, 39, 3, 42, 3, 106, 2},  // QuantizeDownAndShrinkRange
    {15, 0, 4, 0, 45, 3, 48, 3, 1, 2},  // QuantizeV2
    {24, 0, 3, 0, 45, 3, 48, 3, 3, 2},
    {24, 0, 2, 0, 45, 3, 48, 3, 108, 3},
    {150, 0, 1, 0, 45, 3, 48, 3, 111, 5},
    {175, 0, 0, 0, 45, 3, 48, 3, 116, 6},
    {23, 0, 1, 2, 51, 6, 57, 3, 122, 3},  // QuantizedAdd
    {29, 0, 0, 0, 51, 6, 57, 3, 122, 3},
    {15, 0, 0, 0, 60, 3, 63, 3, 125, 4},  // QuantizedAvgPool
    {15, 0, 0, 0, 66, 15, 81, 3, 129, 4},  // QuantizedBatchNormWithGlobalNormalization
    {15, 0, 0, 0, 84, 6, 90, 3, 133, 3},  // QuantizedBiasAdd
    {15, 0, 0, 0, 93, 4, 48, 3, 136, 2},  // QuantizedConcat
    {15, 0, 1, 0, 97, 6, 103, 3, 138, 5},  // QuantizedConv2D
    {24, 0, 0, 0, 97, 6, 103, 3, 143, 6},
    {27, 0, 1, 0, 97, 6, 103, 3, 149, 6},  // QuantizedConv2DAndRelu
    {27, 0, 0, 0, 97, 6, 103, 3, 155, 7},
    {27, 0, 1, 0, 106, 8, 103, 3, 162, 6},  // QuantizedConv2DAndReluAndRequantize
    {27, 0, 0, 0, 106, 8, 103, 3, 168, 7},
    {27, 0, 1, 0, 106, 8, 103, 3, 175, 6},  // QuantizedConv2DAndRequantize
    {27, 0, 0, 0, 106, 8, 103, 3, 181, 7},
    {27, 0, 0, 0, 97, 6, 103, 3, 149, 6},  // QuantizedConv2DPerChannel
    {27, 0, 1, 0, 114, 7, 103, 3, 149, 6},  // QuantizedConv2DWithBias
    {27, 0, 0, 0, 114, 7, 103, 3, 155, 7},
    {27, 0, 1, 0, 114, 7, 103, 3, 149, 6},  // QuantizedConv2DWithBiasAndRelu
    {27, 0, 0, 0, 114, 7, 103, 3, 155, 7},
    {27, 0, 1, 0, 121, 9, 103, 3, 188, 7},  // QuantizedConv2DWithBiasAndReluAndRequantize
    {27, 0, 0, 0, 121, 9, 103, 3, 195, 8},
    {27, 0, 1, 0, 121, 9, 103, 3, 203, 7},  // QuantizedConv2DWithBiasAndRequantize
    {27, 0, 0, 0, 121, 9, 103, 3, 210, 8},
    {27, 0, 1, 0, 130, 12, 103, 3, 218, 8},  // QuantizedConv2DWithBiasSignedSumAndReluAndRequantize
    {27, 0, 0, 0, 130, 12, 103, 3, 226, 9},
    {27, 0, 1, 0, 142, 8, 103, 3, 149, 6},  // QuantizedConv2DWithBiasSumAndRelu
    {27, 0, 0, 0, 142, 8, 103, 3, 155, 7},
    {27, 0, 1, 0, 130, 12, 103, 3, 218, 8},  // QuantizedConv2DWithBiasSumAndReluAndRequantize
    {27, 0, 0, 0, 130, 12, 103, 3, 226, 9},
    {29, 0, 0, 0, 97, 6, 103, 3, 235, 6},  // QuantizedDepthwiseConv2D
    {29, 0, 0, 0, 114, 7, 103, 3, 235, 6},  // QuantizedDepthwiseConv2DWithBias
    {29, 0, 1, 0, 114, 7, 103, 3, 235, 6},  // QuantizedDepthwiseConv2DWithBiasAndRelu
    {175, 0, 0, 0, 114, 7, 103, 3, 241, 7},
    {29, 0, 1, 0, 121, 9, 103, 3, 248, 7},  // QuantizedDepthwiseConv2DWithBiasAndReluAndRequantize
    {175, 0, 0, 0, 121, 9, 103, 3, 255, 8},
    {18, 0, 0, 0, 150, 3, 153, 3, 263, 6},  // QuantizedInstanceNorm
    {15, 0, 1, 0, 156, 6, 162, 3, 269, 5},  // QuantizedMatMul
    {19, 0, 0, 0, 156, 6, 162, 3, 274, 6},
    {53, 0, 0, 0, 165, 7, 162, 3, 280, 7},  // QuantizedMatMulWithBias
    {175, 0, 0, 0, 172, 9, 181, 1, 287, 7},  // QuantizedMatMulWithBiasAndDequantize
    {53, 0, 0, 0, 182, 7, 162, 3, 294, 6},  // QuantizedMatMulWithBiasAndRelu
    {53, 0, 0, 0, 172, 9, 162, 3, 300, 7},  // QuantizedMatMulWithBiasAndReluAndRequantize
    {175, 0, 0, 0, 172, 9, 162, 3, 307, 7},  // QuantizedMatMulWithBiasAndRequantize
    {15, 0, 0, 0, 60, 3, 63, 3, 125, 4},  // QuantizedMaxPool
    {21, 0, 1, 2, 51, 6, 57, 3, 314, 3},  // QuantizedMul
    {29, 0, 0, 0, 51, 6, 57, 3, 314, 3},
    {15, 0, 0, 0, 189, 3, 192, 3, 317, 2},  // QuantizedRelu
    {15, 0, 0, 0, 189, 3, 192, 3, 317, 2},  // QuantizedRelu6
    {15, 0, 0, 0, 195, 4, 192, 3, 317, 2},  // QuantizedReluX
    {15, 0, 0, 0, 199, 4, 48, 3, 319, 2},  // QuantizedReshape
    {24, 0, 1, 0, 203, 4, 207, 3, 321, 2},  // QuantizedResizeBilinear
    {27, 0, 0, 0, 203, 4, 207, 3, 323, 3},
    {15, 0, 0, 0, 39, 3, 210, 2, 326, 1},  // RequantizationRange
    {27, 0, 0, 0, 212, 3, 210, 2, 327, 2},  // RequantizationRangePerChannel
    {15, 0, 0, 0, 215, 5, 42, 3, 106, 2},  // Requantize
    {27, 0, 0, 0, 220, 5, 42, 3, 329, 2},  // RequantizePerChannel
    {1204, 0, 1, 0, 225, 3, 228, 1, 331, 5},  // UniformDequantize
    {2313, 0, 0, 0, 225, 3, 228, 1, 336, 5},
    {1212, 0, 1, 0, 225, 3, 228, 1, 341, 5},  // UniformQuantize
    {2313, 0, 0, 0, 225, 3, 228, 1, 346, 5},
    {1321, 0, 0, 0, 229, 8, 24, 1, 351, 10},  // UniformQuantizedAdd
    {1234, 0, 0, 0, 237, 5, 24, 1, 361, 4},  // UniformQuantizedClipByValue
    {1308, 0, 0, 0, 242, 8, 228, 1, 365, 19},  // UniformQuantizedConvolution
    {1294, 0, 0, 0, 250, 4, 228, 1, 384, 14},  // UniformQuantizedConvolutionHybrid
    {1248, 0, 0, 0, 242, 8, 228, 1, 398, 11},  // UniformQuantizedDot
    {1192, 0, 0, 0, 250, 4, 228, 1, 409, 6},  // UniformQuantizedDotHybrid
    {1221, 0, 0, 0, 254, 5, 228, 1, 415, 8},  // UniformRequantize
};

inline constexpr flat_port quantization_ports[]{
    {"input", {}, "T"},
    {"threshold", {}, "T"},
    {"output", dtype::uint8},
    {"min_range", dtype::float32},
    {"max_range", dtype::float32},
    {"output", dtype::float32},
    {"output", {}, "dtype"},
    {"inputs", dtype::float32},
    {"outputs", dtype::float32},
    {"gradients", dtype::float32},
    {"backprops", dtype::float32},
    {"min", dtype::float32},
    {"max", dtype::float32},
    {"backprops_wrt_input", dtype::float32},
    {"backprop_wrt_min", dtype::float32},
    {"backprop_wrt_max", dtype::float32},
    {"output", {}, "T"},
    {"input_min", {}, "T"},
    {"input_max", {}, "T"},
    {"gradients", {}, "T"},
    {"input_backprop", {}, "T"},
    {"input_min_backprop", {}, "T"},
    {"input_max_backprop", {}, "T"},
    {"num_bits", dtype::int32},
    {"input", {}, "Tinput"},
    {"input_min", dtype::float32},
    {"input_max", dtype::float32},
    {"output", {}, "out_type"},
    {"output_min", dtype::float32},
    {"output_max", dtype::float32},
    {"input", dtype::float32},
    {"x", {}, "T1"},
    {"y", {}, "T2"},
    {"min_x", dtype::float32},
    {"max_x", dtype::float32},
    {"min_y", dtype::float32},
    {"max_y", dtype::float32},
    {"z", {}, "Toutput"},
    {"min_z", dtype::float32},
    {"max_z", dtype::float32},
    {"min_input", dtype::float32},
    {"max_input", dtype::float32},
    {"min_output", dtype::float32},
    {"max_output", dtype::float32},
    {"t", {}, "Tinput"},
    {"t_min", dtype::float32},
    {"t_max", dtype::float32},
    {"m", {}, "Tinput"},
    {"m_min", dtype::float32},
    {"m_max", dtype::float32},
    {"v", {}, "Tinput"},
    {"v_min", dtype::float32},
    {"v_max", dtype::float32},
    {"beta", {}, "Tinput"},
    {"beta_min", dtype::float32},
    {"beta_max", dtype::float32},
    {"gamma", {}, "Tinput"},
    {"gamma_min", dtype::float32},
    {"gamma_max", dtype::float32},
    {"result", {}, "out_type"},
    {"result_min", dtype::float32},
    {"result_max", dtype::float32},
    {"input", {}, "T1"},
    {"bias", {}, "T2"},
    {"min_bias", dtype::float32},
    {"max_bias", dtype::float32},
    {"min_out", dtype::float32},
    {"max_out", dtype::float32},
    {"concat_dim", dtype::int32},
    {"values", {}, "T", "N"},
    {"input_mins", dtype::float32, "", "N"},
    {"input_maxes", dtype::float32, "", "N"},
    {"filter", {}, "Tfilter"},
    {"min_filter", dtype::float32},
    {"max_filter", dtype::float32},
    {"min_freezed_output", dtype::float32},
    {"max_freezed_output", dtype::float32},
    {"bias", dtype::float32},
    {"bias", {}, "Tbias"},
    {"summand", {}, "Tsummand"},
    {"min_summand", dtype::float32},
    {"max_summand", dtype::float32},
    {"summand", dtype::float32},
    {"x", {}, "T"},
    {"x_min", dtype::float32},
    {"x_max", dtype::float32},
    {"y", {}, "T"},
    {"y_min", dtype::float32},
    {"y_max", dtype::float32},
    {"a", {}, "T1"},
    {"b", {}, "T2"},
    {"min_a", dtype::float32},
    {"max_a", dtype::float32},
    {"min_b", dtype::float32},
    {"max_b", dtype::float32},
    {"out", {}, "Toutput"},
    {"features", {}, "Tinput"},
    {"min_features", dtype::float32},
    {"max_features", dtype::float32},
    {"activations", {}, "out_type"},
    {"min_activations", dtype::float32},
    {"max_activations", dtype::float32},
    {"max_value", dtype::float32},
    {"tensor", {}, "T"},
    {"shape", {}, "Tshape"},
    {"images", {}, "T"},
    {"size", dtype::int32},
    {"resized_images", {}, "T"},
    {"out_min", dtype::float32},
    {"out_max", dtype::float32},
    {"requested_output_min", dtype::float32},
    {"requested_output_max", dtype::float32},
    {"input", {}, "Tin"},
    {"scales", dtype::float32},
    {"zero_points", dtype::int32},
    {"output", {}, "Tout"},
    {"lhs", {}, "T"},
    {"rhs", {}, "T"},
    {"lhs_scales", dtype::float32},
    {"lhs_zero_points", dtype::int32},
    {"rhs_scales", dtype::float32},
    {"rhs_zero_points", dtype::int32},
    {"output_scales", dtype::float32},
    {"output_zero_points", dtype::int32},
    {"operand", {}, "T"},
    {"min", {}, "T"},
    {"max", {}, "T"},
    {"lhs", {}, "Tin"},
    {"rhs", {}, "Tin"},
    {"lhs", {}, "Tlhs"},
    {"rhs", {}, "Trhs"},
    {"input_scales", dtype::float32},
    {"input_zero_points", dtype::int32},
};

inline constexpr flat_attr quantization_attrs[]{
    {"T", attr_type::type, nullptr, 0x8066e},
    {"T", attr_type::type, nullptr, 0x1b800},
    {"mode", attr_type::string, "\"MIN_COMBINED\"", 0x0, "\"MIN_COMBINED\", \"MIN_FIRST\""},
    {"mode", attr_type::string, "\"MIN_COMBINED\"", 0x0, "\"MIN_COMBINED\", \"MIN_FIRST\", \"SCALED\""},
    {"axis", attr_type::integer, "-1"},
    {"narrow_range", attr_type::boolean, "false"},
    {"dtype", attr_type::type, "DT_FLOAT", 0x4002},
    {"min", attr_type::floating, "-6.0"},
    {"max", attr_type::floating, "6.0"},
    {"num_bits", attr_type::integer, "8"},
    {"signed_input", attr_type::boolean, "true"},
    {"range_given", attr_type::boolean, "false"},
    {"input_min", attr_type::floating, "0.0"},
    {"input_max", attr_type::floating, "0.0"},
    {"T", attr_type::type, nullptr, 0x6},
    {"T", attr_type::type, nullptr, 0x4006},
    {"T", attr_type::type, nullptr, 0x84006},
    {"round_mode", attr_type::string, "\"HALF_TO_EVEN\"", 0x0, "\"HALF_TO_EVEN\", \"HALF_UP\""},
    {"range_given", attr_type::boolean, "true"},
    {"Tinput", attr_type::type, nullptr, 0x1b800},
    {"out_type", attr_type::type, nullptr, 0x1b800},
    {"round_mode", attr_type::string, "\"HALF_AWAY_FROM_ZERO\"", 0x0, "\"HALF_AWAY_FROM_ZERO\", \"HALF_TO_EVEN\""},
    {"ensure_minimum_range", attr_type::floating, "0.01"},
    {"T1", attr_type::type, nullptr, 0x1b800},
    {"T2", attr_type::type, nullptr, 0x1b800},
    {"Toutput", attr_type::type, "DT_QINT32", 0x1b800},
    {"ksize", attr_type::integer, nullptr, 0x0, "", true},
    {"strides", attr_type::integer, nullptr, 0x0, "", true},
    {"padding", attr_type::string, nullptr, 0x0, "\"SAME\", \"VALID\""},
    {"variance_epsilon", attr_type::floating},
    {"scale_after_normalization", attr_type::boolean},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 2},
    {"T", attr_type::type},
    {"Tfilter", attr_type::type, nullptr, 0x1b800},
    {"out_type", attr_type::type, "DT_QINT32", 0x1b800},
    {"dilations", attr_type::integer, "[1, 1, 1, 1]", 0x0, "", true},
    {"padding_list", attr_type::integer, "[]", 0x0, "", true},
    {"out_type", attr_type::type, "DT_QUINT8", 0x1b800},
    {"out_type", attr_type::type, "DT_QINT8", 0x1b800},
    {"Tbias", attr_type::type, nullptr, 0x2002},
    {"Tsummand", attr_type::type, nullptr, 0x1b800},
    {"output_range_given", attr_type::boolean, "false"},
    {"given_y_min", attr_type::floating, "0.0"},
    {"given_y_max", attr_type::floating, "0.0"},
    {"variance_epsilon", attr_type::floating, "1e-05"},
    {"min_separation", attr_type::floating, "0.001"},
    {"transpose_a", attr_type::boolean, "false"},
    {"transpose_b", attr_type::boolean, "false"},
    {"Tactivation", attr_type::type, "DT_QUINT8", 0x1b800},
    {"input_quant_mode", attr_type::string, "\"MIN_FIRST\"", 0x0, "\"MIN_FIRST\", \"SCALED\""},
    {"Toutput", attr_type::type, nullptr, 0x2},
    {"Toutput", attr_type::type, "DT_QUINT8", 0x1b800},
    {"Tshape", attr_type::type, "DT_INT32", 0x208},
    {"T", attr_type::type, nullptr, 0x3002},
    {"align_corners", attr_type::boolean, "false"},
    {"half_pixel_centers", attr_type::boolean, "false"},
    {"T", attr_type::type, "DT_QINT32", 0x1b800},
    {"clip_value_max", attr_type::floating},
    {"Tin", attr_type::type, nullptr, 0x2800},
    {"Tout", attr_type::type, nullptr, 0x2},
    {"quantization_axis", attr_type::integer, "-1"},
    {"quantization_min_val", attr_type::integer},
    {"quantization_max_val", attr_type::integer},
    {"Tin", attr_type::type, nullptr, 0x3800},
    {"Tin", attr_type::type, nullptr, 0x2},
    {"Tout", attr_type::type, nullptr, 0x2800},
    {"Tout", attr_type::type, nullptr, 0x3800},
    {"lhs_quantization_axis", attr_type::integer, "-1"},
    {"lhs_quantization_min_val", attr_type::integer},
    {"lhs_quantization_max_val", attr_type::integer},
    {"rhs_quantization_axis", attr_type::integer, "-1"},
    {"rhs_quantization_min_val", attr_type::integer},
    {"rhs_quantization_max_val", attr_type::integer},
    {"output_quantization_axis", attr_type::integer, "-1"},
    {"output_quantization_min_val", attr_type::integer},
    {"output_quantization_max_val", attr_type::integer},
    {"T", attr_type::type, nullptr, 0x2000},
    {"Tin", attr_type::type, nullptr, 0x800},
    {"Tout", attr_type::type, nullptr, 0x2000},
    {"window_strides", attr_type::integer, "[]", 0x0, "", true},
    {"padding", attr_type::string},
    {"explicit_padding", attr_type::integer, "[]", 0x0, "", true},
    {"lhs_dilation", attr_type::integer, "[]", 0x0, "", true},
    {"rhs_dilation", attr_type::integer, "[]", 0x0, "", true},
    {"batch_group_count", attr_type::integer, "1"},
    {"feature_group_count", attr_type::integer, "1"},
    {"dimension_numbers", attr_type::string, "\"\""},
    {"Tlhs", attr_type::type, nullptr, 0x2},
    {"Trhs", attr_type::type, nullptr, 0x800},
    {"input_quantization_axis", attr_type::integer, "-1"},
    {"input_quantization_min_val", attr_type::integer},
    {"input_quantization_max_val", attr_type::integer},
};

inline constexpr std::uint16_t quantization_port_slots[]{
    0, 1, 2, 0, 3, 4, 5, 6, 7, 8, 9, 7, 10, 7, 11, 12, 9, 7, 11, 12, 13, 14, 15, 0, 16, 0, 17, 18,
    19, 0, 17, 18, 20, 21, 22, 0, 17, 18, 23, 24, 25, 26, 27, 28, 29, 30, 3, 4, 16, 28, 29, 31, 32,
    33, 34, 35, 36, 37, 38, 39, 0, 40, 41, 16, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54,
    55, 56, 57, 58, 59, 60, 61, 62, 63, 40, 41, 64, 65, 27, 66, 67, 68, 69, 70, 71, 24, 72, 40, 41,
    73, 74, 27, 42, 43, 24, 72, 40, 41, 73, 74, 75, 76, 24, 72, 77, 40, 41, 73, 74, 24, 72, 78, 40,
    41, 73, 74, 75, 76, 24, 72, 78, 40, 41, 73, 74, 75, 76, 79, 80, 81, 24, 72, 77, 40, 41, 73, 74,
    82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 66, 67, 89, 90, 78, 91, 92, 93, 94, 89,
    90, 78, 91, 92, 93, 94, 75, 76, 95, 89, 90, 77, 91, 92, 93, 94, 96, 97, 98, 99, 100, 101, 96,
    102, 97, 98, 103, 104, 25, 26, 105, 106, 11, 12, 107, 108, 109, 28, 29, 0, 25, 26, 24, 25, 26,
    110, 111, 0, 25, 26, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124,
    125, 126, 113, 114, 127, 128, 118, 119, 120, 121, 122, 123, 129, 130, 120, 121, 112, 131, 132,
    122, 123,
};

inline constexpr flat_attr_slot quantization_attr_slots[]{
    {0, 24}, {1, 15}, {2, 15}, {1, 15}, {3, 15}, {1, 15}, {3, 15}, {4, 150}, {1, 15}, {3, 15},
    {5, 174}, {4, 150}, {1, 15}, {3, 15}, {5, 174}, {4, 150}, {6, 175}, {7, 15}, {8, 15}, {7, 15},
    {8, 15}, {9, 22}, {7, 15}, {8, 15}, {9, 22}, {5, 23}, {9, 22}, {9, 22}, {5, 23}, {10, 10},
    {9, 10}, {11, 10}, {12, 10}, {13, 10}, {14, 10}, {10, 10}, {9, 10}, {11, 10}, {12, 10},
    {13, 10}, {15, 10}, {10, 10}, {9, 10}, {11, 10}, {12, 10}, {13, 10}, {16, 10}, {10, 21},
    {9, 21}, {11, 21}, {14, 21}, {10, 21}, {9, 21}, {11, 21}, {15, 21}, {10, 21}, {9, 21}, {11, 21},
    {16, 21}, {10, 21}, {9, 21}, {11, 21}, {16, 21}, {17, 27}, {10, 21}, {9, 21}, {11, 21},
    {16, 21}, {17, 27}, {5, 56}, {10, 21}, {9, 21}, {11, 21}, {16, 21}, {17, 27}, {5, 56}, {4, 141},
    {16, 175}, {4, 175}, {10, 24}, {18, 24}, {14, 24}, {10, 24}, {18, 24}, {15, 24}, {10, 24},
    {18, 24}, {16, 24}, {10, 24}, {18, 24}, {16, 24}, {5, 56}, {10, 24}, {18, 24}, {16, 24},
    {5, 56}, {4, 141}, {10, 552}, {9, 552}, {11, 552}, {16, 552}, {17, 552}, {5, 552}, {4, 552},
    {16, 552}, {4, 552}, {19, 15}, {20, 15}, {1, 15}, {3, 15}, {21, 24}, {1, 15}, {3, 15}, {21, 24},
    {5, 150}, {4, 150}, {1, 15}, {3, 15}, {21, 24}, {5, 150}, {4, 150}, {22, 175}, {23, 23},
    {24, 23}, {25, 23}, {1, 15}, {26, 15}, {27, 15}, {28, 15}, {19, 15}, {20, 15}, {29, 15},
    {30, 15}, {23, 15}, {24, 15}, {20, 15}, {31, 15}, {32, 15}, {19, 15}, {33, 15}, {34, 15},
    {27, 15}, {28, 15}, {19, 15}, {33, 15}, {34, 15}, {27, 15}, {28, 15}, {35, 24}, {19, 27},
    {33, 27}, {34, 27}, {27, 27}, {28, 27}, {35, 27}, {19, 27}, {33, 27}, {34, 27}, {27, 27},
    {28, 27}, {35, 27}, {36, 27}, {19, 27}, {33, 27}, {37, 27}, {27, 27}, {28, 27}, {35, 27},
    {19, 27}, {33, 27}, {37, 27}, {27, 27}, {28, 27}, {35, 27}, {36, 27}, {19, 27}, {33, 27},
    {38, 27}, {27, 27}, {28, 27}, {35, 27}, {19, 27}, {33, 27}, {38, 27}, {27, 27}, {28, 27},
    {35, 27}, {36, 27}, {19, 27}, {33, 27}, {39, 27}, {37, 27}, {27, 27}, {28, 27}, {35, 27},
    {19, 27}, {33, 27}, {39, 27}, {37, 27}, {27, 27}, {28, 27}, {35, 27}, {36, 27}, {19, 27},
    {33, 27}, {39, 27}, {38, 27}, {27, 27}, {28, 27}, {35, 27}, {19, 27}, {33, 27}, {39, 27},
    {38, 27}, {27, 27}, {28, 27}, {35, 27}, {36, 27}, {19, 27}, {33, 27}, {39, 27}, {40, 27},
    {37, 27}, {27, 27}, {28, 27}, {35, 27}, {19, 27}, {33, 27}, {39, 27}, {40, 27}, {37, 27},
    {27, 27}, {28, 27}, {35, 27}, {36, 27}, {19, 29}, {33, 29}, {34, 29}, {27, 29}, {28, 29},
    {35, 29}, {19, 29}, {33, 29}, {34, 29}, {27, 29}, {28, 29}, {35, 29}, {36, 175}, {19, 29},
    {33, 29}, {39, 29}, {37, 29}, {27, 29}, {28, 29}, {35, 29}, {19, 29}, {33, 29}, {39, 29},
    {37, 29}, {27, 29}, {28, 29}, {35, 29}, {36, 175}, {1, 18}, {41, 18}, {42, 18}, {43, 18},
    {44, 18}, {45, 18}, {23, 15}, {24, 15}, {25, 15}, {46, 15}, {47, 15}, {23, 15}, {24, 15},
    {25, 15}, {46, 15}, {47, 15}, {48, 19}, {23, 53}, {24, 53}, {39, 53}, {25, 53}, {46, 53},
    {47, 53}, {49, 53}, {23, 175}, {24, 175}, {39, 175}, {50, 175}, {46, 175}, {47, 175}, {49, 175},
    {23, 53}, {24, 53}, {25, 53}, {46, 53}, {47, 53}, {49, 53}, {23, 53}, {24, 53}, {39, 53},
    {51, 53}, {46, 53}, {47, 53}, {49, 53}, {23, 175}, {24, 175}, {39, 175}, {51, 175}, {46, 175},
    {47, 175}, {49, 175}, {23, 21}, {24, 21}, {25, 21}, {19, 15}, {37, 15}, {32, 15}, {52, 15},
    {53, 24}, {54, 24}, {53, 24}, {54, 24}, {55, 27}, {19, 15}, {56, 27}, {57, 27}, {56, 27},
    {37, 27}, {58, 1204}, {59, 1204}, {60, 1204}, {61, 1204}, {62, 1204}, {63, 1204}, {59, 1204},
    {60, 1204}, {61, 1204}, {62, 1204}, {64, 1212}, {65, 1212}, {60, 1212}, {61, 1212}, {62, 1212},
    {64, 1212}, {66, 1212}, {60, 1212}, {61, 1212}, {62, 1212}, {67, 1321}, {68, 1321}, {69, 1321},
    {70, 1321}, {71, 1321}, {72, 1321}, {73, 1321}, {74, 1321}, {75, 1321}, {76, 1321}, {76, 1234},
    {60, 1234}, {61, 1234}, {62, 1234}, {77, 1308}, {78, 1308}, {79, 1308}, {80, 1308}, {81, 1308},
    {82, 1308}, {83, 1308}, {84, 1308}, {85, 1308}, {86, 1308}, {67, 1308}, {68, 1308}, {69, 1308},
    {70, 1308}, {71, 1308}, {72, 1308}, {73, 1308}, {74, 1308}, {75, 1308}, {87, 1294}, {88, 1294},
    {59, 1294}, {79, 1294}, {80, 1294}, {81, 1294}, {82, 1294}, {83, 1294}, {84, 1294}, {85, 1294},
    {86, 1294}, {70, 1294}, {71, 1294}, {72, 1294}, {77, 1248}, {78, 1248}, {67, 1248}, {68, 1248},
    {69, 1248}, {70, 1248}, {71, 1248}, {72, 1248}, {73, 1248}, {74, 1248}, {75, 1248}, {87, 1192},
    {88, 1192}, {59, 1192}, {70, 1192}, {71, 1192}, {72, 1192}, {58, 1221}, {65, 1221}, {89, 1221},
    {90, 1221}, {91, 1221}, {73, 1221}, {74, 1221}, {75, 1221},
};

}  // namespace detail

inline constexpr flat_table quantization_ops{
    detail::quantization_op_rows, detail::quantization_definition_rows, detail::quantization_ports,
    detail::quantization_attrs, detail::quantization_port_slots, detail::quantization_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/queue.hpp
// queue: queues, staging areas, barriers, accumulators, mutexes and batching.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_QUEUE_HPP
#define EVERGRAPH_TF_OPS_QUEUE_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op queue_op_rows[]{
    {"AccumulatorApplyGradient", 4},
    {"AccumulatorNumAccumulated", 1},
    {"AccumulatorSetGlobalStep", 1},
    {"AccumulatorTakeGradient", 4},
    {"Barrier", 1},
    {"BarrierClose", 1},
    {"BarrierIncompleteSize", 1},
    {"BarrierInsertMany", 1},
    {"BarrierReadySize", 1},
    {"BarrierTakeMany", 1},
    {"Batch", 3},
    {"BatchFunction", 9},
    {"ConditionalAccumulator", 5},
    {"ConsumeMutexLock", 1},
    {"CriticalSectionOp", 1, 25, op::open, op::open, "", "gone after release 1.6"},
    {"ExecuteInCriticalSection", 2, 25, op::open, op::open, "", "gone after release 1.6"},
    {"FIFOQueue", 1},
    {"FIFOQueueV2", 1},
    {"FakeQueue", 1},
    {"MapClear", 1},
    {"MapIncompleteSize", 1},
    {"MapPeek", 1},
    {"MapSize", 1},
    {"MapStage", 1},
    {"MapUnstage", 1},
    {"MapUnstageNoKey", 1},
    {"MutexLock", 1},
    {"MutexV2", 1},
    {"OrderedMapClear", 1},
    {"OrderedMapIncompleteSize", 1},
    {"OrderedMapPeek", 1},
    {"OrderedMapSize", 1},
    {"OrderedMapStage", 1},
    {"OrderedMapUnstage", 1},
    {"OrderedMapUnstageNoKey", 1},
    {"PaddingFIFOQueue", 1},
    {"PaddingFIFOQueueV2", 1},
    {"PriorityQueue", 1},
    {"PriorityQueueV2", 1},
    {"QueueClose", 1},
    {"QueueCloseV2", 2},
    {"QueueDequeue", 1},
    {"QueueDequeueMany", 1},
    {"QueueDequeueManyV2", 2},
    {"QueueDequeueUpTo", 1},
    {"QueueDequeueUpToV2", 2},
    {"QueueDequeueV2", 2},
    {"QueueEnqueue", 1},
    {"QueueEnqueueMany", 1},
    {"QueueEnqueueManyV2", 2},
    {"QueueEnqueueV2", 2},
    {"QueueIsClosed", 1},
    {"QueueIsClosedV2", 1},
    {"QueueSize", 1},
    {"QueueSizeV2", 2},
    {"RandomShuffleQueue", 1},
    {"RandomShuffleQueueV2", 1},
    {"RecordInput", 2},
    {"ResourceAccumulatorApplyGradient", 2},
    {"ResourceAccumulatorNumAccumulated", 1},
    {"ResourceAccumulatorSetGlobalStep", 1},
    {"ResourceAccumulatorTakeGradient", 2},
    {"ResourceConditionalAccumulator", 2},
    {"SparseAccumulatorApplyGradient", 4},
    {"SparseAccumulatorTakeGradient", 4},
    {"SparseConditionalAccumulator", 5},
    {"Stage", 2},
    {"StageClear", 1},
    {"StagePeek", 1},
    {"StageSize", 1},
    {"Unbatch", 1},
    {"UnbatchGrad", 1},
    {"Unstage", 2},
};

inline constexpr flat_definition queue_definition_rows[]{
    {15, 0, 3, 0, 0, 3, 0, 0, 0, 1},  // AccumulatorApplyGradient
    {24, 0, 2, 0, 0, 3, 0, 0, 1, 1},
    {24, 0, 1, 0, 0, 3, 0, 0, 2, 1},
    {1308, 0, 0, 0, 0, 3, 0, 0, 3, 1},
    {15, 0, 0, 0, 3, 1, 4, 1, 0, 0},  // AccumulatorNumAccumulated
    {15, 0, 0, 0, 5, 2, 0, 0, 0, 0},  // AccumulatorSetGlobalStep
    {15, 0, 3, 0, 7, 2, 9, 1, 0, 1},  // AccumulatorTakeGradient
    {24, 0, 2, 0, 7, 2, 9, 1, 1, 1},
    {24, 0, 1, 0, 7, 2, 9, 1, 2, 1},
    {1308, 0, 0, 0, 7, 2, 9, 1, 3, 1},
    {10, 0, 0, 1, 0, 0, 3, 1, 4, 5},  // Barrier
    {10, 0, 0, 0, 3, 1, 0, 0, 9, 1},  // BarrierClose
    {10, 0, 0, 0, 3, 1, 10, 1, 0, 0},  // BarrierIncompleteSize
    {10, 0, 0, 0, 11, 3, 0, 0, 10, 2},  // BarrierInsertMany
    {10, 0, 0, 0, 3, 1, 10, 1, 0, 0},  // BarrierReadySize
    {10, 0, 0, 0, 14, 2, 16, 3, 12, 4},  // BarrierTakeMany
    {25, 0, 2, 0, 19, 1, 20, 3, 16, 9},  // Batch
    {26, 0, 1, 0, 19, 1, 20, 3, 25, 10},
    {836, 0, 0, 16, 19, 1, 20, 3, 25, 10},
    {26, 0, 8, 0, 23, 2, 25, 1, 35, 12},  // BatchFunction
    {414, 0, 7, 0, 23, 2, 25, 1, 47, 13},
    {836, 0, 6, 16, 23, 2, 25, 1, 47, 13},
    {1542, 0, 5, 16, 23, 2, 25, 1, 60, 17},
    {2025, 0, 4, 16, 23, 2, 25, 1, 77, 18},
    {2025, 0, 3, 16, 23, 2, 25, 1, 95, 18},
    {2025, 0, 2, 16, 23, 2, 25, 1, 113, 19},
    {2025, 0, 1, 16, 23, 2, 25, 1, 132, 19},
    {2313, 0, 0, 16, 23, 2, 25, 1, 151, 19},
    {15, 0, 4, 1, 0, 0, 3, 1, 170, 4},  // ConditionalAccumulator
    {24, 0, 3, 1, 0, 0, 3, 1, 174, 4},
    {24, 0, 2, 1, 0, 0, 3, 1, 178, 4},
    {27, 0, 1, 1, 0, 0, 3, 1, 182, 5},
    {1308, 0, 0, 1, 0, 0, 3, 1, 187, 5},
    {26, 0, 0, 1, 26, 1, 0, 0, 0, 0},  // ConsumeMutexLock
    {25, 0, 0, 1, 0, 0, 27, 1, 192, 2},  // CriticalSectionOp
    {25, 0, 1, 1, 28, 2, 30, 1, 194, 4},  // ExecuteInCriticalSection
    {25, 0, 0, 1, 28, 2, 30, 1, 198, 4},
    {0, 0, 0, 1, 0, 0, 3, 1, 202, 5},  // FIFOQueue
    {20, 0, 0, 1, 0, 0, 31, 1, 207, 5},  // FIFOQueueV2
    {20, 0, 0, 1, 27, 1, 3, 1, 0, 0},  // FakeQueue
    {24, 0, 0, 1, 0, 0, 0, 0, 212, 5},  // MapClear
    {24, 0, 0, 1, 0, 0, 10, 1, 212, 5},  // MapIncompleteSize
    {24, 0, 0, 1, 32, 2, 34, 1, 217, 5},  // MapPeek
    {24, 0, 0, 1, 0, 0, 10, 1, 212, 5},  // MapSize
    {24, 0, 0, 1, 35, 3, 0, 0, 222, 6},  // MapStage
    {24, 0, 0, 1, 32, 2, 34, 1, 217, 5},  // MapUnstage
    {24, 0, 0, 1, 38, 1, 39, 2, 217, 5},  // MapUnstageNoKey
    {26, 0, 0, 1, 41, 1, 26, 1, 0, 0},  // MutexLock
    {26, 0, 0, 1, 0, 0, 27, 1, 228, 2},  // MutexV2
    {24, 0, 0, 1, 0, 0, 0, 0, 212, 5},  // OrderedMapClear
    {24, 0, 0, 1, 0, 0, 10, 1, 212, 5},  // OrderedMapIncompleteSize
    {24, 0, 0, 1, 32, 2, 34, 1, 217, 5},  // OrderedMapPeek
    {24, 0, 0, 1, 0, 0, 10, 1, 212, 5},  // OrderedMapSize
    {24, 0, 0, 1, 35, 3, 0, 0, 222, 6},  // OrderedMapStage
    {24, 0, 0, 1, 32, 2, 34, 1, 217, 5},  // OrderedMapUnstage
    {24, 0, 0, 1, 38, 1, 39, 2, 217, 5},  // OrderedMapUnstageNoKey
    {5, 0, 0, 1, 0, 0, 3, 1, 230, 5},  // PaddingFIFOQueue
    {20, 0, 0, 1, 0, 0, 31, 1, 207, 5},  // PaddingFIFOQueueV2
    {10, 0, 0, 1, 0, 0, 3, 1, 235, 5},  // PriorityQueue
    {20, 0, 0, 1, 0, 0, 31, 1, 240, 5},  // PriorityQueueV2
    {0, 0, 0, 0, 3, 1, 0, 0, 245, 1},  // QueueClose
    {20, 0, 1, 0, 31, 1, 0, 0, 246, 1},  // QueueCloseV2
    {21, 0, 0, 1, 31, 1, 0, 0, 246, 1},
    {0, 0, 0, 0, 3, 1, 42, 1, 247, 2},  // QueueDequeue
    {0, 0, 0, 0, 43, 2, 42, 1, 247, 2},  // QueueDequeueMany
    {20, 0, 1, 0, 45, 2, 42, 1, 249, 2},  // QueueDequeueManyV2
    {21, 0, 0, 1, 45, 2, 42, 1, 249, 2},
    {9, 0, 0, 0, 43, 2, 42, 1, 251, 2},  // QueueDequeueUpTo
    {20, 0, 1, 0, 45, 2, 42, 1, 249, 2},  // QueueDequeueUpToV2
    {21, 0, 0, 1, 45, 2, 42, 1, 249, 2},
    {20, 0, 1, 0, 31, 1, 42, 1, 249, 2},  // QueueDequeueV2
    {21, 0, 0, 1, 31, 1, 42, 1, 249, 2},
    {0, 0, 0, 0, 47, 2, 0, 0, 253, 2},  // QueueEnqueue
    {0, 0, 0, 0, 47, 2, 0, 0, 253, 2},  // QueueEnqueueMany
    {20, 0, 1, 0, 49, 2, 0, 0, 255, 2},  // QueueEnqueueManyV2
    {21, 0, 0, 1, 49, 2, 0, 0, 255, 2},
    {20, 0, 1, 0, 49, 2, 0, 0, 255, 2},  // QueueEnqueueV2
    {21, 0, 0, 1, 49, 2, 0, 0, 255, 2},
    {24, 0, 0, 0, 3, 1, 51, 1, 0, 0},  // QueueIsClosed
    {24, 0, 0, 1, 31, 1, 51, 1, 0, 0},  // QueueIsClosedV2
    {0, 0, 0, 0, 3, 1, 10, 1, 0, 0},  // QueueSize
    {20, 0, 1, 0, 31, 1, 10, 1, 0, 0},  // QueueSizeV2
    {21, 0, 0, 1, 31, 1, 10, 1, 0, 0},
    {0, 0, 0, 1, 0, 0, 3, 1, 257, 8},  // RandomShuffleQueue
    {20, 0, 0, 1, 0, 0, 31, 1, 265, 8},  // RandomShuffleQueueV2
    {21, 0, 1, 1, 0, 0, 52, 1, 273, 6},  // RecordInput
    {24, 0, 0, 1, 0, 0, 52, 1, 279, 7},
    {70, 0, 1, 1, 53, 3, 0, 0, 286, 1},  // ResourceAccumulatorApplyGradient
    {1308, 0, 0, 1, 53, 3, 0, 0, 287, 1},
    {70, 0, 0, 1, 31, 1, 4, 1, 0, 0},  // ResourceAccumulatorNumAccumulated
    {70, 0, 0, 1, 56, 2, 0, 0, 0, 0},  // ResourceAccumulatorSetGlobalStep
    {70, 0, 1, 1, 58, 2, 9, 1, 286, 1},  // ResourceAccumulatorTakeGradient
    {1308, 0, 0, 1, 58, 2, 9, 1, 287, 1},
    {70, 0, 1, 1, 0, 0, 31, 1, 288, 5},  // ResourceConditionalAccumulator
    {1308, 0, 0, 1, 0, 0, 31, 1, 293, 5},
    {15, 0, 3, 0, 60, 5, 0, 0, 298, 2},  // SparseAccumulatorApplyGradient
    {24, 0, 2, 0, 60, 5, 0, 0, 300, 2},
    {24, 0, 1, 0, 60, 5, 0, 0, 302, 2},
    {1308, 0, 0, 0, 60, 5, 0, 0, 304, 2},
    {15, 0, 3, 0, 7, 2, 65, 3, 0, 1},  // SparseAccumulatorTakeGradient
    {24, 0, 2, 0, 7, 2, 65, 3, 1, 1},
    {24, 0, 1, 0, 7, 2, 65, 3, 2, 1},
    {1308, 0, 0, 0, 7, 2, 65, 3, 3, 1},
    {15, 0, 4, 1, 0, 0, 3, 1, 170, 4},  // SparseConditionalAccumulator
    {24, 0, 3, 1, 0, 0, 3, 1, 174, 4},
    {24, 0, 2, 1, 0, 0, 3, 1, 178, 4},
    {27, 0, 1, 1, 0, 0, 3, 1, 182, 5},
    {1308, 0, 0, 1, 0, 0, 3, 1, 187, 5},
    {21, 0, 1, 1, 34, 1, 0, 0, 306, 3},  // Stage
    {24, 0, 0, 1, 34, 1, 0, 0, 309, 5},
    {24, 0, 0, 1, 0, 0, 0, 0, 212, 5},  // StageClear
    {24, 0, 0, 1, 68, 1, 34, 1, 217, 5},  // StagePeek
    {24, 0, 0, 1, 0, 0, 10, 1, 212, 5},  // StageSize
    {25, 0, 0, 0, 69, 3, 72, 1, 314, 4},  // Unbatch
    {25, 0, 0, 0, 73, 4, 77, 1, 318, 3},  // UnbatchGrad
    {21, 0, 1, 1, 0, 0, 34, 1, 306, 3},  // Unstage
    {24, 0, 0, 1, 0, 0, 34, 1, 309, 5},
};

inline constexpr flat_port queue_ports[]{
    {"handle", dtype::string, "", "", false, true},
    {"local_step", dtype::int64},
    {"gradient", {}, "dtype"},
    {"num_accumulated", dtype::int32},
    {"new_global_step", dtype::int64},
    {"num_required", dtype::int32},
    {"average", {}, "dtype"},
    {"size", dtype::int32},
    {"keys", dtype::string},
    {"values", {}, "T"},
    {"num_elements", dtype::int32},
    {"indices", dtype::int64},
    {"values", {}, "component_types", "", true},
    {"in_tensors", {}, "T", "", true},
    {"batched_tensors", {}, "T", "", true},
    {"batch_index", dtype::int64},
    {"id", dtype::int64},
    {"in_tensors", {}, "Tin", "", true},
    {"captured_tensors", {}, "Tcaptured", "", true},
    {"out_tensors", {}, "Tout", "", true},
    {"mutex_lock", dtype::variant},
    {"resource", dtype::resource},
    {"critical_section", dtype::resource},
    {"arguments", {}, "Targuments", "", true},
    {"outputs", {}, "output_types", "", true},
    {"handle", dtype::resource},
    {"key", dtype::int64},
    {"indices", dtype::int32},
    {"values", {}, "dtypes", "", true},
    {"values", {}, "fake_dtypes", "", true},
    {"mutex", dtype::resource},
    {"components", {}, "component_types", "", true},
    {"n", dtype::int32},
    {"components", {}, "Tcomponents", "", true},
    {"is_closed", dtype::boolean},
    {"records", dtype::string},
    {"gradient_indices", dtype::int64},
    {"gradient_values", {}, "dtype"},
    {"gradient_shape", dtype::int64},
    {"values", {}, "dtype"},
    {"shape", dtype::int64},
    {"index", dtype::int32},
    {"batched_tensor", {}, "T"},
    {"unbatched_tensor", {}, "T"},
    {"original_input", {}, "T"},
    {"grad", {}, "T"},
    {"batched_grad", {}, "T"},
};

inline constexpr flat_attr queue_attrs[]{
    {"dtype", attr_type::type, nullptr, 0xe3b7e},
    {"dtype", attr_type::type, nullptr, 0xce3b7e},
    {"dtype", attr_type::type, nullptr, 0xce7b7e},
    {"dtype", attr_type::type, nullptr, 0xcffb7e},
    {"component_types", attr_type::type, nullptr, 0x0, "", true, 1},
    {"shapes", attr_type::shape, "[]", 0x0, "", true, 0},
    {"capacity", attr_type::integer, "-1"},
    {"container", attr_type::string, "\"\""},
    {"shared_name", attr_type::string, "\"\""},
    {"cancel_pending_enqueues", attr_type::boolean, "false"},
    {"T", attr_type::type},
    {"component_index", attr_type::integer},
    {"allow_small_batch", attr_type::boolean, "false"},
    {"wait_for_incomplete", attr_type::boolean, "false"},
    {"timeout_ms", attr_type::integer, "-1"},
    {"num_batch_threads", attr_type::integer},
    {"max_batch_size", attr_type::integer},
    {"batch_timeout_micros", attr_type::integer},
    {"allowed_batch_sizes", attr_type::integer, "[]", 0x0, "", true},
    {"grad_timeout_micros", attr_type::integer},
    {"batching_queue", attr_type::string, "\"\""},
    {"T", attr_type::type, nullptr, 0x0, "", true, 1},
    {"max_enqueued_batches", attr_type::integer, "10"},
    {"f", attr_type::func},
    {"Tin", attr_type::type, nullptr, 0x0, "", true, 1},
    {"Tcaptured", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tout", attr_type::type, nullptr, 0x0, "", true, 1},
    {"enable_large_batch_splitting", attr_type::boolean, "false"},
    {"low_priority_max_batch_size", attr_type::integer, "0"},
    {"low_priority_batch_timeout_micros", attr_type::integer, "0"},
    {"low_priority_allowed_batch_sizes", attr_type::integer, "[]", 0x0, "", true},
    {"low_priority_max_enqueued_batches", attr_type::integer, "0"},
    {"mixed_priority_policy", attr_type::string, "\"low_priority_padding_with_max_batch_size\"", 0x0, "\"low_priority_padding_with_max_batch_size\", \"low_priority_padding_with_next_allowed_batch_size\""},
    {"mixed_priority_policy", attr_type::string, "\"low_priority_padding_with_max_batch_size\"", 0x0, "\"low_priority_padding_with_max_batch_size\", \"low_priority_padding_with_next_allowed_batch_size\", \"priority_isolation\""},
    {"batch_padding_policy", attr_type::string, "\"PAD_UP\"", 0x0, "\"PAD_UP\""},
    {"batch_padding_policy", attr_type::string, "\"PAD_UP\"", 0x0, "\"PAD_UP\", \"BATCH_DOWN\", \"MINIMIZE_TPU_COST_PER_REQUEST\""},
    {"mixed_priority_policy", attr_type::string, "\"low_priority_padding_with_max_batch_size\"", 0x0, "\"low_priority_padding_with_max_batch_size\", \"low_priority_padding_with_next_allowed_batch_size\", \"priority_isolation\", \"priority_merge\""},
    {"shape", attr_type::shape},
    {"reduction_type", attr_type::string, "\"MEAN\"", 0x0, "\"MEAN\", \"SUM\""},
    {"Targuments", attr_type::type, nullptr, 0x0, "", true, 0},
    {"output_types", attr_type::type, nullptr, 0x0, "", true, 1},
    {"output_shapes", attr_type::shape, nullptr, 0x0, "", true, 1},
    {"output_types", attr_type::type, nullptr, 0x0, "", true, 0},
    {"output_shapes", attr_type::shape, nullptr, 0x0, "", true, 0},
    {"capacity", attr_type::integer, "0", 0x0, "", false, 0},
    {"memory_limit", attr_type::integer, "0", 0x0, "", false, 0},
    {"dtypes", attr_type::type, nullptr, 0x0, "", true},
    {"dtypes", attr_type::type, nullptr, 0x0, "", true, 1},
    {"fake_dtypes", attr_type::type, nullptr, 0x0, "", true, 1},
    {"component_types", attr_type::type, "[]", 0x0, "", true, 0},
    {"shapes", attr_type::shape, nullptr, 0x0, "", true, 0},
    {"Tcomponents", attr_type::type, nullptr, 0x0, "", true, 1},
    {"min_after_dequeue", attr_type::integer, "0"},
    {"seed", attr_type::integer, "0"},
    {"seed2", attr_type::integer, "0"},
    {"file_pattern", attr_type::string},
    {"file_random_seed", attr_type::integer, "301"},
    {"file_shuffle_shift_ratio", attr_type::floating, "0.0"},
    {"file_buffer_size", attr_type::integer, "10000"},
    {"file_parallelism", attr_type::integer, "16"},
    {"batch_size", attr_type::integer, "32"},
    {"compression_type", attr_type::string, "\"\""},
    {"has_known_shape", attr_type::boolean},
    {"timeout_micros", attr_type::integer},
};

inline constexpr std::uint16_t queue_port_slots[]{
    0, 1, 2, 0, 3, 0, 4, 0, 5, 6, 7, 0, 8, 9, 0, 10, 11, 8, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
    22, 23, 24, 25, 26, 27, 28, 26, 27, 29, 27, 26, 28, 30, 31, 0, 32, 25, 32, 0, 33, 25, 33, 34,
    35, 25, 1, 2, 25, 4, 25, 5, 0, 1, 36, 37, 38, 11, 39, 40, 41, 42, 15, 16, 43, 44, 15, 45, 16,
    46,
};

inline constexpr flat_attr_slot queue_attr_slots[]{
    {0, 15}, {1, 15}, {2, 15}, {3, 15}, {4, 10}, {5, 10}, {6, 10}, {7, 10}, {8, 10}, {9, 10},
    {10, 10}, {11, 10}, {4, 10}, {12, 10}, {13, 10}, {14, 10}, {15, 25}, {16, 25}, {17, 25},
    {18, 25}, {19, 25}, {7, 25}, {8, 25}, {20, 25}, {21, 25}, {15, 25}, {16, 25}, {22, 26},
    {17, 25}, {18, 25}, {19, 25}, {7, 25}, {8, 25}, {20, 25}, {21, 25}, {23, 26}, {15, 26},
    {16, 26}, {17, 26}, {22, 26}, {18, 26}, {7, 26}, {8, 26}, {20, 26}, {24, 26}, {25, 26},
    {26, 26}, {23, 26}, {15, 26}, {16, 26}, {17, 26}, {22, 26}, {18, 26}, {7, 26}, {8, 26},
    {20, 26}, {24, 26}, {25, 26}, {26, 26}, {27, 414}, {23, 26}, {15, 26}, {16, 26}, {17, 26},
    {22, 26}, {18, 26}, {7, 26}, {8, 26}, {20, 26}, {28, 1542}, {29, 1542}, {30, 1542}, {31, 1542},
    {24, 26}, {25, 26}, {26, 26}, {27, 414}, {23, 26}, {15, 26}, {16, 26}, {17, 26}, {22, 26},
    {18, 26}, {7, 26}, {8, 26}, {20, 26}, {28, 1542}, {29, 1542}, {30, 1542}, {31, 1542},
    {32, 2025}, {24, 26}, {25, 26}, {26, 26}, {27, 414}, {23, 26}, {15, 26}, {16, 26}, {17, 26},
    {22, 26}, {18, 26}, {7, 26}, {8, 26}, {20, 26}, {28, 1542}, {29, 1542}, {30, 1542}, {31, 1542},
    {33, 2025}, {24, 26}, {25, 26}, {26, 26}, {27, 414}, {23, 26}, {15, 26}, {16, 26}, {17, 26},
    {22, 26}, {18, 26}, {7, 26}, {8, 26}, {20, 26}, {28, 1542}, {29, 1542}, {30, 1542}, {31, 1542},
    {33, 2025}, {34, 2025}, {24, 26}, {25, 26}, {26, 26}, {27, 414}, {23, 26}, {15, 26}, {16, 26},
    {17, 26}, {22, 26}, {18, 26}, {7, 26}, {8, 26}, {20, 26}, {28, 1542}, {29, 1542}, {30, 1542},
    {31, 1542}, {33, 2025}, {35, 2025}, {24, 26}, {25, 26}, {26, 26}, {27, 414}, {23, 26}, {15, 26},
    {16, 26}, {17, 26}, {22, 26}, {18, 26}, {7, 26}, {8, 26}, {20, 26}, {28, 1542}, {29, 1542},
    {30, 1542}, {31, 1542}, {36, 2025}, {35, 2025}, {24, 26}, {25, 26}, {26, 26}, {27, 414},
    {0, 15}, {37, 15}, {7, 15}, {8, 15}, {1, 15}, {37, 15}, {7, 15}, {8, 15}, {2, 15}, {37, 15},
    {7, 15}, {8, 15}, {2, 15}, {37, 15}, {7, 15}, {8, 15}, {38, 27}, {3, 15}, {37, 15}, {7, 15},
    {8, 15}, {38, 27}, {7, 25}, {8, 25}, {23, 25}, {39, 25}, {40, 25}, {41, 25}, {23, 25}, {39, 25},
    {42, 25}, {43, 25}, {4, 0}, {5, 0}, {6, 0}, {7, 0}, {8, 0}, {4, 20}, {5, 20}, {6, 20}, {7, 20},
    {8, 20}, {44, 24}, {45, 24}, {46, 24}, {7, 24}, {8, 24}, {44, 24}, {45, 24}, {47, 24}, {7, 24},
    {8, 24}, {44, 24}, {45, 24}, {46, 24}, {48, 24}, {7, 24}, {8, 24}, {7, 26}, {8, 26}, {4, 5},
    {5, 5}, {6, 5}, {7, 5}, {8, 5}, {49, 10}, {50, 10}, {6, 10}, {7, 10}, {8, 10}, {49, 20},
    {50, 20}, {6, 20}, {7, 20}, {8, 20}, {9, 0}, {9, 20}, {4, 0}, {14, 0}, {4, 20}, {14, 20},
    {4, 9}, {14, 9}, {51, 0}, {14, 0}, {51, 20}, {14, 20}, {4, 0}, {5, 0}, {6, 0}, {52, 0}, {53, 0},
    {54, 0}, {7, 0}, {8, 0}, {4, 20}, {5, 20}, {6, 20}, {52, 20}, {53, 20}, {54, 20}, {7, 20},
    {8, 20}, {55, 21}, {56, 21}, {57, 21}, {58, 21}, {59, 21}, {60, 21}, {55, 21}, {56, 21},
    {57, 21}, {58, 21}, {59, 21}, {60, 21}, {61, 24}, {2, 70}, {3, 70}, {2, 70}, {37, 70}, {7, 70},
    {8, 70}, {38, 70}, {3, 70}, {37, 70}, {7, 70}, {8, 70}, {38, 70}, {0, 15}, {62, 15}, {1, 15},
    {62, 15}, {2, 15}, {62, 15}, {3, 15}, {62, 15}, {47, 21}, {7, 21}, {8, 21}, {44, 24}, {45, 24},
    {47, 21}, {7, 21}, {8, 21}, {63, 25}, {7, 25}, {8, 25}, {10, 25}, {7, 25}, {8, 25}, {10, 25},
};

}  // namespace detail

inline constexpr flat_table queue_ops{
    detail::queue_op_rows, detail::queue_definition_rows, detail::queue_ports, detail::queue_attrs,
    detail::queue_port_slots, detail::queue_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/ragged.hpp
// ragged: ragged tensors.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_RAGGED_HPP
#define EVERGRAPH_TF_OPS_RAGGED_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op ragged_op_rows[]{
    {"RaggedBincount", 2},
    {"RaggedCountSparseOutput", 2},
    {"RaggedCross", 1},
    {"RaggedFillEmptyRows", 1},
    {"RaggedFillEmptyRowsGrad", 1},
    {"RaggedGather", 2},
    {"RaggedRange", 2},
    {"RaggedTensorFromVariant", 2},
    {"RaggedTensorToSparse", 2},
    {"RaggedTensorToTensor", 1},
    {"RaggedTensorToVariant", 2},
    {"RaggedTensorToVariantGradient", 1},
};

inline constexpr flat_definition ragged_definition_rows[]{
    {393, 0, 0, 0, 0, 4, 4, 1, 0, 3},  // RaggedBincount
    {406, 0, 0, 0, 0, 4, 4, 1, 3, 3},
    {388, 0, 0, 0, 5, 3, 8, 3, 6, 5},  // RaggedCountSparseOutput
    {406, 0, 0, 0, 11, 3, 8, 3, 11, 5},
    {175, 0, 0, 0, 14, 6, 20, 2, 16, 11},  // RaggedCross
    {1427, 0, 0, 0, 22, 4, 26, 4, 27, 1},  // RaggedFillEmptyRows
    {1427, 0, 0, 0, 30, 2, 32, 2, 27, 1},  // RaggedFillEmptyRowsGrad
    {27, 0, 1, 0, 34, 3, 37, 2, 28, 4},  // RaggedGather
    {53, 0, 0, 0, 39, 3, 42, 2, 32, 5},
    {27, 0, 1, 0, 44, 3, 47, 2, 37, 1},  // RaggedRange
    {53, 0, 0, 0, 44, 3, 49, 2, 38, 2},
    {53, 0, 1, 0, 51, 1, 52, 2, 40, 4},  // RaggedTensorFromVariant
    {175, 0, 0, 0, 51, 1, 52, 2, 44, 4},
    {27, 0, 1, 0, 54, 2, 56, 3, 48, 2},  // RaggedTensorToSparse
    {53, 0, 0, 0, 59, 2, 56, 3, 50, 3},
    {122, 0, 0, 0, 61, 4, 65, 1, 53, 5},  // RaggedTensorToTensor
    {53, 0, 1, 0, 66, 2, 51, 1, 58, 4},  // RaggedTensorToVariant
    {175, 0, 0, 0, 66, 2, 51, 1, 62, 4},
    {554, 0, 0, 0, 68, 3, 71, 1, 66, 2},  // RaggedTensorToVariantGradient
};

inline constexpr flat_port ragged_ports[]{
    {"splits", dtype::int64},
    {"values", {}, "Tidx"},
    {"size", {}, "Tidx"},
    {"weights", {}, "T"},
    {"output", {}, "T"},
    {"values", {}, "T"},
    {"weights", dtype::float32},
    {"output_indices", dtype::int64},
    {"output_values", {}, "output_type"},
    {"output_dense_shape", dtype::int64},
    {"weights", {}, "output_type"},
    {"ragged_values", {}, "ragged_values_types", "", true},
    {"ragged_row_splits", {}, "ragged_splits_types", "", true},
    {"sparse_indices", dtype::int64, "", "Nsparse"},
    {"sparse_values", {}, "sparse_values_types", "", true},
    {"sparse_shape", dtype::int64, "", "Nsparse"},
    {"dense_inputs", {}, "dense_types", "", true},
    {"output_values", {}, "out_values_type"},
    {"output_row_splits", {}, "out_row_splits_type"},
    {"value_rowids", dtype::int64},
    {"nrows", dtype::int64},
    {"default_value", {}, "T"},
    {"output_value_rowids", dtype::int64},
    {"output_values", {}, "T"},
    {"empty_row_indicator", dtype::boolean},
    {"reverse_index_map", dtype::int64},
    {"grad_values", {}, "T"},
    {"d_values", {}, "T"},
    {"d_default_value", {}, "T"},
    {"params_nested_splits", dtype::int64, "", "PARAMS_RAGGED_RANK"},
    {"params_dense_values", {}, "Tvalues"},
    {"indices", {}, "Tindices"},
    {"output_nested_splits", dtype::int64, "", "OUTPUT_RAGGED_RANK"},
    {"output_dense_values", {}, "Tvalues"},
    {"params_nested_splits", {}, "Tsplits", "PARAMS_RAGGED_RANK"},
    {"output_nested_splits", {}, "Tsplits", "OUTPUT_RAGGED_RANK"},
    {"starts", {}, "T"},
    {"limits", {}, "T"},
    {"deltas", {}, "T"},
    {"rt_nested_splits", dtype::int64},
    {"rt_dense_values", {}, "T"},
    {"rt_nested_splits", {}, "Tsplits"},
    {"encoded_ragged", dtype::variant},
    {"output_nested_splits", {}, "Tsplits", "output_ragged_rank"},
    {"rt_nested_splits", dtype::int64, "", "RAGGED_RANK"},
    {"sparse_indices", dtype::int64},
    {"sparse_values", {}, "T"},
    {"sparse_dense_shape", dtype::int64},
    {"rt_nested_splits", {}, "Tsplits", "RAGGED_RANK"},
    {"shape", {}, "Tshape"},
    {"row_partition_tensors", {}, "Tindex", "num_row_partition_tensors"},
    {"result", {}, "T"},
    {"rt_dense_values", {}, "Tvalues"},
    {"encoded_ragged_grad", dtype::variant},
    {"row_splits", {}, "Tsplits"},
    {"dense_values_shape", dtype::int32},
    {"dense_values_grad", {}, "Tvalues"},
};

inline constexpr flat_attr ragged_attrs[]{
    {"Tidx", attr_type::type, nullptr, 0x208},
    {"T", attr_type::type, nullptr, 0x20e},
    {"binary_count", attr_type::boolean, "false"},
    {"binary_output", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0x208},
    {"minlength", attr_type::integer, "-1", 0x0, "", false, -1},
    {"maxlength", attr_type::integer, "-1", 0x0, "", false, -1},
    {"binary_count", attr_type::boolean},
    {"output_type", attr_type::type, nullptr, 0x202},
    {"binary_output", attr_type::boolean},
    {"output_type", attr_type::type, nullptr, 0x20e},
    {"Nsparse", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"input_order", attr_type::string},
    {"hashed_output", attr_type::boolean},
    {"num_buckets", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"hash_key", attr_type::integer},
    {"ragged_values_types", attr_type::type, nullptr, 0x280, "", true, 0},
    {"ragged_splits_types", attr_type::type, nullptr, 0x208, "", true, 0},
    {"sparse_values_types", attr_type::type, nullptr, 0x280, "", true, 0},
    {"dense_types", attr_type::type, nullptr, 0x280, "", true, 0},
    {"out_values_type", attr_type::type, nullptr, 0x280},
    {"out_row_splits_type", attr_type::type, nullptr, 0x208},
    {"T", attr_type::type},
    {"Tvalues", attr_type::type},
    {"Tindices", attr_type::type, nullptr, 0x208},
    {"PARAMS_RAGGED_RANK", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"OUTPUT_RAGGED_RANK", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"Tsplits", attr_type::type, "DT_INT64", 0x208},
    {"T", attr_type::type, "DT_INT32", 0x420e},
    {"input_ragged_rank", attr_type::integer, nullptr, 0x0, "", false, -1},
    {"output_ragged_rank", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"Tsplits", attr_type::type, nullptr, 0x208},
    {"output_ragged_rank", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"RAGGED_RANK", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"Tindex", attr_type::type, nullptr, 0x208},
    {"Tshape", attr_type::type, nullptr, 0x208},
    {"num_row_partition_tensors", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"row_partition_types", attr_type::string, nullptr, 0x0, "", true},
    {"batched_input", attr_type::boolean},
    {"RAGGED_RANK", attr_type::integer, nullptr, 0x0, "", false, 0},
};

inline constexpr std::uint16_t ragged_port_slots[]{
    0, 1, 2, 3, 4, 0, 5, 6, 7, 8, 9, 0, 5, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 5, 20, 21, 22,
    23, 24, 25, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 30, 31, 35, 33, 36, 37, 38, 39, 40, 41, 40,
    42, 43, 33, 44, 40, 45, 46, 47, 48, 40, 49, 5, 21, 50, 51, 48, 52, 53, 54, 55, 56,
};

inline constexpr flat_attr_slot ragged_attr_slots[]{
    {0, 393}, {1, 393}, {2, 393}, {0, 393}, {1, 393}, {3, 406}, {4, 388}, {5, 388}, {6, 388},
    {7, 388}, {8, 388}, {4, 388}, {5, 388}, {6, 388}, {9, 406}, {10, 388}, {11, 175}, {12, 175},
    {13, 175}, {14, 175}, {15, 175}, {16, 175}, {17, 175}, {18, 175}, {19, 175}, {20, 175},
    {21, 175}, {22, 1427}, {23, 27}, {24, 27}, {25, 27}, {26, 27}, {23, 27}, {24, 27}, {27, 53},
    {25, 27}, {26, 27}, {28, 27}, {28, 27}, {27, 53}, {29, 53}, {30, 53}, {23, 53}, {31, 53},
    {29, 53}, {32, 53}, {23, 53}, {27, 53}, {33, 27}, {22, 27}, {33, 27}, {22, 27}, {27, 53},
    {22, 122}, {34, 122}, {35, 122}, {36, 122}, {37, 122}, {33, 53}, {23, 53}, {31, 53}, {38, 53},
    {39, 53}, {23, 53}, {27, 53}, {38, 53}, {23, 554}, {27, 554},
};

}  // namespace detail

inline constexpr flat_table ragged_ops{
    detail::ragged_op_rows, detail::ragged_definition_rows, detail::ragged_ports,
    detail::ragged_attrs, detail::ragged_port_slots, detail::ragged_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/random.hpp
// random: random numbers and samples of candidates.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_RANDOM_HPP
#define EVERGRAPH_TF_OPS_RANDOM_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op random_op_rows[]{
    {"AllCandidateSampler", 2},
    {"ComputeAccidentalHits", 1},
    {"FixedUnigramCandidateSampler", 2},
    {"KMC2ChainInitialization", 1},
    {"KmeansPlusPlusInitialization", 1},
    {"LearnedUnigramCandidateSampler", 2},
    {"LogUniformCandidateSampler", 2},
    {"Multinomial", 4},
    {"NonDeterministicInts", 1},
    {"ParameterizedTruncatedNormal", 2},
    {"RandomCrop", 1, op::open, 8, op::open, "", "random offsets and a slice replace it"},
    {"RandomGamma", 1},
    {"RandomGammaGrad", 1},
    {"RandomIndexShuffle", 2},
    {"RandomPoisson", 1, op::open, 25, op::open, "RandomPoissonV2"},
    {"RandomPoissonV2", 1},
    {"RandomShuffle", 1},
    {"RandomStandardNormal", 3},
    {"RandomUniform", 3},
    {"RandomUniformInt", 1},
    {"RngReadAndSkip", 1},
    {"RngSkip", 1},
    {"SobolSample", 2},
    {"StatefulRandomBinomial", 1},
    {"StatefulStandardNormal", 2, op::open, 29, op::open, "StatefulStandardNormalV2"},
    {"StatefulStandardNormalV2", 1},
    {"StatefulTruncatedNormal", 1},
    {"StatefulUniform", 1},
    {"StatefulUniformFullInt", 1},
    {"StatefulUniformInt", 1},
    {"StatelessMultinomial", 1},
    {"StatelessParameterizedTruncatedNormal", 1},
    {"StatelessRandomBinomial", 1},
    {"StatelessRandomGammaV2", 1},
    {"StatelessRandomGammaV3", 1},
    {"StatelessRandomGetAlg", 2},
    {"StatelessRandomGetKeyCounter", 3},
    {"StatelessRandomGetKeyCounterAlg", 2},
    {"StatelessRandomNormal", 3},
    {"StatelessRandomNormalV2", 1},
    {"StatelessRandomPoisson", 1},
    {"StatelessRandomUniform", 3},
    {"StatelessRandomUniformFullInt", 1},
    {"StatelessRandomUniformFullIntV2", 1},
    {"StatelessRandomUniformInt", 1},
    {"StatelessRandomUniformIntV2", 1},
    {"StatelessRandomUniformV2", 1},
    {"StatelessShuffle", 1},
    {"StatelessTruncatedNormal", 3},
    {"StatelessTruncatedNormalV2", 1},
    {"StochasticCastToInt", 1},
    {"ThreadUnsafeUnigramCandidateSampler", 2},
    {"TruncatedNormal", 3},
    {"UniformCandidateSampler", 2},
};

inline constexpr flat_definition random_definition_rows[]{
    {0, 0, 1, 0, 0, 1, 1, 3, 0, 5},  // AllCandidateSampler
    {22, 0, 0, 1, 0, 1, 1, 3, 0, 5},
    {0, 0, 0, 0, 4, 2, 6, 3, 5, 3},  // ComputeAccidentalHits
    {0, 0, 1, 0, 0, 1, 1, 3, 8, 12},  // FixedUnigramCandidateSampler
    {22, 0, 0, 1, 0, 1, 1, 3, 8, 12},
    {27, 0, 0, 0, 9, 2, 11, 1, 0, 0},  // KMC2ChainInitialization
    {27, 0, 0, 0, 12, 4, 16, 1, 0, 0},  // KmeansPlusPlusInitialization
    {0, 0, 1, 0, 0, 1, 1, 3, 20, 6},  // LearnedUnigramCandidateSampler
    {22, 0, 0, 1, 0, 1, 1, 3, 20, 6},
    {0, 0, 1, 0, 0, 1, 1, 3, 20, 6},  // LogUniformCandidateSampler
    {22, 0, 0, 1, 0, 1, 1, 3, 20, 6},
    {9, 0, 3, 0, 17, 2, 19, 1, 26, 3},  // Multinomial
    {9, 0, 2, 1, 17, 2, 19, 1, 26, 3},
    {24, 0, 1, 1, 17, 2, 19, 1, 29, 3},
    {24, 0, 0, 1, 17, 2, 20, 1, 32, 4},
    {27, 0, 0, 1, 21, 1, 22, 1, 36, 2},  // NonDeterministicInts
    {10, 0, 1, 1, 23, 5, 22, 1, 38, 4},  // ParameterizedTruncatedNormal
    {24, 0, 0, 1, 23, 5, 22, 1, 42, 4},
    {0, 0, 0, 1, 28, 2, 30, 1, 46, 3},  // RandomCrop
    {9, 0, 0, 1, 31, 2, 30, 1, 49, 4},  // RandomGamma
    {26, 0, 0, 0, 33, 2, 30, 1, 53, 1},  // RandomGammaGrad
    {1056, 0, 1, 0, 35, 3, 22, 1, 54, 2},  // RandomIndexShuffle
    {1246, 0, 0, 0, 35, 3, 22, 1, 56, 3},
    {21, 0, 0, 1, 38, 2, 22, 1, 59, 4},  // RandomPoisson
    {24, 0, 0, 1, 40, 2, 22, 1, 63, 5},  // RandomPoissonV2
    {0, 0, 0, 1, 42, 1, 30, 1, 68, 3},  // RandomShuffle
    {0, 0, 2, 1, 43, 1, 22, 1, 71, 4},  // RandomStandardNormal
    {9, 0, 1, 1, 43, 1, 22, 1, 75, 4},
    {24, 0, 0, 1, 43, 1, 22, 1, 79, 4},
    {0, 0, 2, 1, 43, 1, 22, 1, 71, 4},  // RandomUniform
    {9, 0, 1, 1, 43, 1, 22, 1, 75, 4},
    {24, 0, 0, 1, 43, 1, 22, 1, 79, 4},
    {0, 0, 0, 1, 44, 3, 47, 1, 83, 4},  // RandomUniformInt
    {527, 0, 0, 1, 48, 3, 51, 1, 0, 0},  // RngReadAndSkip
    {53, 0, 0, 1, 52, 3, 0, 0, 0, 0},  // RngSkip
    {175, 0, 1, 0, 55, 3, 58, 1, 87, 1},  // SobolSample
    {175, 0, 0, 0, 55, 3, 58, 1, 88, 1},
    {29, 0, 0, 1, 59, 5, 22, 1, 89, 3},  // StatefulRandomBinomial
    {27, 0, 1, 1, 64, 2, 22, 1, 92, 2},  // StatefulStandardNormal
    {27, 0, 0, 1, 64, 2, 22, 1, 94, 2},
    {27, 0, 0, 1, 66, 3, 22, 1, 94, 2},  // StatefulStandardNormalV2
    {29, 0, 0, 1, 66, 3, 22, 1, 96, 2},  // StatefulTruncatedNormal
    {29, 0, 0, 1, 66, 3, 22, 1, 96, 2},  // StatefulUniform
    {27, 0, 0, 1, 66, 3, 22, 1, 98, 2},  // StatefulUniformFullInt
    {27, 0, 0, 1, 69, 5, 22, 1, 36, 2},  // StatefulUniformInt
    {26, 0, 0, 0, 74, 3, 20, 1, 100, 3},  // StatelessMultinomial
    {436, 0, 0, 0, 77, 6, 22, 1, 103, 3},  // StatelessParameterizedTruncatedNormal
    {175, 0, 0, 0, 83, 4, 22, 1, 106, 4},  // StatelessRandomBinomial
    {175, 0, 0, 0, 87, 3, 22, 1, 110, 3},  // StatelessRandomGammaV2
    {1297, 0, 0, 0, 90, 5, 22, 1, 113, 2},  // StatelessRandomGammaV3
    {587, 0, 1, 0, 0, 0, 95, 1, 0, 0},  // StatelessRandomGetAlg
    {644, 0, 0, 1, 0, 0, 95, 1, 0, 0},
    {587, 0, 2, 0, 96, 1, 97, 2, 115, 1},  // StatelessRandomGetKeyCounter
    {644, 0, 1, 1, 96, 1, 97, 2, 115, 1},
    {841, 0, 0, 0, 96, 1, 97, 2, 115, 1},
    {527, 0, 1, 1, 96, 1, 99, 3, 116, 1},  // StatelessRandomGetKeyCounterAlg
    {566, 0, 0, 0, 96, 1, 99, 3, 116, 1},
    {22, 0, 2, 0, 102, 2, 22, 1, 117, 2},  // StatelessRandomNormal
    {24, 0, 1, 0, 104, 2, 22, 1, 119, 3},
    {27, 0, 0, 0, 104, 2, 22, 1, 122, 3},
    {527, 0, 0, 0, 106, 4, 22, 1, 125, 2},  // StatelessRandomNormalV2
    {175, 0, 0, 0, 110, 3, 22, 1, 127, 4},  // StatelessRandomPoisson
    {22, 0, 2, 0, 102, 2, 22, 1, 117, 2},  // StatelessRandomUniform
    {24, 0, 1, 0, 104, 2, 22, 1, 119, 3},
    {27, 0, 0, 0, 104, 2, 22, 1, 122, 3},
    {175, 0, 0, 0, 104, 2, 22, 1, 131, 3},  // StatelessRandomUniformFullInt
    {527, 0, 0, 0, 106, 4, 22, 1, 134, 2},  // StatelessRandomUniformFullIntV2
    {27, 0, 0, 0, 113, 4, 22, 1, 136, 3},  // StatelessRandomUniformInt
    {527, 0, 0, 0, 117, 6, 22, 1, 139, 2},  // StatelessRandomUniformIntV2
    {527, 0, 0, 0, 106, 4, 22, 1, 125, 2},  // StatelessRandomUniformV2
    {1120, 0, 0, 0, 123, 4, 30, 1, 141, 1},  // StatelessShuffle
    {22, 0, 2, 0, 102, 2, 22, 1, 117, 2},  // StatelessTruncatedNormal
    {24, 0, 1, 0, 104, 2, 22, 1, 119, 3},
    {27, 0, 0, 0, 104, 2, 22, 1, 122, 3},
    {527, 0, 0, 0, 106, 4, 22, 1, 125, 2},  // StatelessTruncatedNormalV2
    {1479, 0, 0, 0, 127, 4, 47, 1, 142, 2},  // StochasticCastToInt
    {0, 0, 1, 0, 0, 1, 1, 3, 20, 6},  // ThreadUnsafeUnigramCandidateSampler
    {22, 0, 0, 1, 0, 1, 1, 3, 20, 6},
    {0, 0, 2, 1, 43, 1, 22, 1, 71, 4},  // TruncatedNormal
    {9, 0, 1, 1, 43, 1, 22, 1, 75, 4},
    {24, 0, 0, 1, 43, 1, 22, 1, 79, 4},
    {0, 0, 1, 0, 0, 1, 1, 3, 20, 6},  // UniformCandidateSampler
    {22, 0, 0, 1, 0, 1, 1, 3, 20, 6},
};

inline constexpr flat_port random_ports[]{
    {"true_classes", dtype::int64},
    {"sampled_candidates", dtype::int64},
    {"true_expected_count", dtype::float32},
    {"sampled_expected_count", dtype::float32},
    {"indices", dtype::int32},
    {"ids", dtype::int64},
    {"weights", dtype::float32},
    {"distances", dtype::float32},
    {"seed", dtype::int64},
    {"index", dtype::int64},
    {"points", dtype::float32},
    {"num_to_sample", dtype::int64},
    {"num_retries_per_sample", dtype::int64},
    {"samples", dtype::float32},
    {"logits", {}, "T"},
    {"num_samples", dtype::int32},
    {"output", dtype::int64},
    {"output", {}, "output_dtype"},
    {"shape", {}, "shape_dtype"},
    {"output", {}, "dtype"},
    {"shape", {}, "T"},
    {"means", {}, "dtype"},
    {"stdevs", {}, "dtype"},
    {"minvals", {}, "dtype"},
    {"maxvals", {}, "dtype"},
    {"image", {}, "T"},
    {"size", dtype::int64},
    {"output", {}, "T"},
    {"shape", {}, "S"},
    {"alpha", {}, "T"},
    {"sample", {}, "T"},
    {"index", {}, "dtype"},
    {"seed", {}, "Tseed"},
    {"max_index", {}, "dtype"},
    {"rate", {}, "dtype"},
    {"rate", {}, "R"},
    {"value", {}, "T"},
    {"minval", {}, "Tout"},
    {"maxval", {}, "Tout"},
    {"output", {}, "Tout"},
    {"resource", dtype::resource},
    {"alg", dtype::int32},
    {"delta", dtype::uint64},
    {"value", dtype::int64},
    {"algorithm", dtype::int64},
    {"delta", dtype::int64},
    {"dim", dtype::int32},
    {"num_results", dtype::int32},
    {"skip", dtype::int32},
    {"samples", {}, "dtype"},
    {"counts", {}, "T"},
    {"probs", {}, "T"},
    {"minval", {}, "dtype"},
    {"maxval", {}, "dtype"},
    {"stddevs", {}, "dtype"},
    {"alpha", {}, "dtype"},
    {"key", dtype::uint64},
    {"counter", dtype::uint64},
    {"shape", {}, "Tshape"},
    {"lam", {}, "Rtype"},
    {"input", {}, "Tin"},
};

inline constexpr flat_attr random_attrs[]{
    {"num_true", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_sampled", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"unique", attr_type::boolean},
    {"seed", attr_type::integer, "0"},
    {"seed2", attr_type::integer, "0"},
    {"num_true", attr_type::integer},
    {"range_max", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"vocab_file", attr_type::string, "\"\""},
    {"distortion", attr_type::floating, "1.0"},
    {"num_reserved_ids", attr_type::integer, "0"},
    {"num_shards", attr_type::integer, "1", 0x0, "", false, 1},
    {"shard", attr_type::integer, "0", 0x0, "", false, 0},
    {"unigrams", attr_type::floating, "[]", 0x0, "", true},
    {"T", attr_type::type, nullptr, 0xa027e},
    {"T", attr_type::type, nullptr, 0xca027e},
    {"T", attr_type::type, nullptr, 0xca427e},
    {"output_dtype", attr_type::type, "DT_INT64", 0x208},
    {"dtype", attr_type::type, "DT_INT64"},
    {"shape_dtype", attr_type::type, "DT_INT64"},
    {"dtype", attr_type::type, nullptr, 0x80006},
    {"T", attr_type::type, nullptr, 0x208},
    {"dtype", attr_type::type, nullptr, 0x84006},
    {"T", attr_type::type, nullptr, 0x27e},
    {"S", attr_type::type, nullptr, 0x208},
    {"T", attr_type::type, nullptr, 0x80006},
    {"T", attr_type::type, nullptr, 0x6},
    {"dtype", attr_type::type, nullptr, 0xc00208},
    {"Tseed", attr_type::type, nullptr, 0xc00208},
    {"rounds", attr_type::integer, "4"},
    {"R", attr_type::type, "DT_DOUBLE", 0x8020e},
    {"dtype", attr_type::type, "DT_INT64", 0x8020e},
    {"T", attr_type::type},
    {"dtype", attr_type::type, nullptr, 0x6},
    {"Tout", attr_type::type, nullptr, 0x208},
    {"dtype", attr_type::type, "DT_DOUBLE", 0x6},
    {"dtype", attr_type::type, "DT_FLOAT", 0x6},
    {"T", attr_type::type, "DT_DOUBLE", 0x8020e},
    {"dtype", attr_type::type, "DT_FLOAT", 0x84006},
    {"shape_dtype", attr_type::type, "DT_INT64", 0x208},
    {"dtype", attr_type::type, "DT_FLOAT"},
    {"dtype", attr_type::type, "DT_UINT64"},
    {"Tseed", attr_type::type, "DT_INT64", 0x208},
    {"shape_dtype", attr_type::type, "DT_INT32", 0x208},
    {"dtype", attr_type::type, "DT_FLOAT", 0x80006},
    {"T", attr_type::type, "DT_INT32", 0x208},
    {"Tshape", attr_type::type, "DT_INT32", 0x208},
    {"Rtype", attr_type::type, nullptr, 0x8020e},
    {"dtype", attr_type::type, nullptr, 0x8020e},
    {"dtype", attr_type::type, "DT_UINT64", 0xc00208},
    {"Tseed", attr_type::type, "DT_INT64", 0xc00208},
    {"dtype", attr_type::type, nullptr, 0x208},
    {"Tin", attr_type::type, nullptr, 0x84006},
    {"Tout", attr_type::type, nullptr, 0x68},
};

inline constexpr std::uint16_t random_port_slots[]{
    0, 1, 2, 3, 0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 8, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    24, 25, 26, 27, 28, 29, 29, 30, 31, 32, 33, 28, 34, 28, 35, 36, 20, 20, 37, 38, 39, 40, 41, 42,
    43, 40, 44, 45, 46, 47, 48, 49, 40, 44, 28, 50, 51, 40, 18, 40, 44, 18, 40, 44, 18, 52, 53, 14,
    15, 32, 28, 32, 21, 54, 23, 24, 28, 32, 50, 51, 20, 32, 55, 18, 56, 57, 41, 55, 41, 32, 56, 57,
    56, 57, 41, 20, 8, 20, 32, 58, 56, 57, 41, 20, 32, 59, 20, 32, 52, 53, 58, 56, 57, 41, 52, 53,
    36, 56, 57, 41, 60, 56, 57, 41,
};

inline constexpr flat_attr_slot random_attr_slots[]{
    {0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {3, 0}, {4, 0}, {0, 0}, {1, 0}, {2, 0}, {6, 0},
    {7, 0}, {8, 0}, {9, 0}, {10, 0}, {11, 0}, {12, 0}, {3, 0}, {4, 0}, {0, 0}, {1, 0}, {2, 0},
    {6, 0}, {3, 0}, {4, 0}, {3, 9}, {4, 9}, {13, 9}, {3, 9}, {4, 9}, {14, 9}, {3, 9}, {4, 9},
    {15, 9}, {16, 24}, {17, 27}, {18, 27}, {3, 10}, {4, 10}, {19, 10}, {20, 10}, {3, 10}, {4, 10},
    {21, 10}, {20, 10}, {22, 0}, {3, 0}, {4, 0}, {3, 9}, {4, 9}, {23, 9}, {24, 9}, {25, 26},
    {26, 1056}, {27, 1056}, {28, 1246}, {26, 1056}, {27, 1056}, {3, 21}, {4, 21}, {23, 21},
    {19, 21}, {3, 24}, {4, 24}, {23, 24}, {29, 24}, {30, 24}, {3, 0}, {4, 0}, {31, 0}, {3, 0},
    {4, 0}, {32, 0}, {20, 0}, {3, 0}, {4, 0}, {19, 0}, {20, 0}, {3, 0}, {4, 0}, {21, 0}, {20, 0},
    {3, 0}, {4, 0}, {33, 0}, {20, 0}, {34, 175}, {35, 175}, {23, 29}, {36, 29}, {30, 29}, {37, 27},
    {38, 27}, {39, 27}, {18, 27}, {39, 29}, {18, 29}, {40, 27}, {18, 27}, {15, 26}, {41, 26},
    {16, 26}, {23, 436}, {41, 436}, {19, 436}, {23, 175}, {41, 175}, {36, 175}, {30, 175},
    {19, 175}, {20, 175}, {41, 175}, {19, 1297}, {42, 1297}, {41, 587}, {41, 527}, {43, 22},
    {44, 22}, {43, 22}, {44, 22}, {41, 24}, {37, 22}, {44, 22}, {41, 24}, {37, 527}, {45, 527},
    {46, 175}, {47, 175}, {20, 175}, {41, 175}, {48, 175}, {44, 175}, {49, 175}, {48, 527},
    {45, 527}, {50, 27}, {20, 27}, {41, 27}, {26, 527}, {45, 527}, {31, 1120}, {51, 1479},
    {52, 1479},
};

}  // namespace detail

inline constexpr flat_table random_ops{
    detail::random_op_rows, detail::random_definition_rows, detail::random_ports,
    detail::random_attrs, detail::random_port_slots, detail::random_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/risc.hpp
// risc: a reduced set of ops that compilers lower others to.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_RISC_HPP
#define EVERGRAPH_TF_OPS_RISC_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op risc_op_rows[]{
    {"RiscAbs", 1},
    {"RiscAdd", 1},
    {"RiscBinaryArithmetic", 1},
    {"RiscBinaryComparison", 1},
    {"RiscBitcast", 1},
    {"RiscBroadcast", 1},
    {"RiscCast", 1},
    {"RiscCeil", 1},
    {"RiscCholesky", 1},
    {"RiscConcat", 1},
    {"RiscCondition", 1},
    {"RiscConv", 2},
    {"RiscCos", 1},
    {"RiscDiv", 1},
    {"RiscDot", 1},
    {"RiscExp", 1},
    {"RiscFft", 1},
    {"RiscFloor", 1},
    {"RiscGather", 1},
    {"RiscImag", 1},
    {"RiscIsFinite", 1},
    {"RiscLog", 1},
    {"RiscLogicalAnd", 1},
    {"RiscLogicalNot", 1},
    {"RiscLogicalOr", 1},
    {"RiscMax", 1},
    {"RiscMin", 1},
    {"RiscMul", 1},
    {"RiscNeg", 1},
    {"RiscPad", 1},
    {"RiscPool", 1},
    {"RiscPow", 1},
    {"RiscRandomUniform", 1},
    {"RiscReal", 1},
    {"RiscReduce", 1},
    {"RiscRem", 1},
    {"RiscReshape", 1},
    {"RiscReverse", 1},
    {"RiscScatter", 1},
    {"RiscShape", 1},
    {"RiscSign", 1},
    {"RiscSlice", 1},
    {"RiscSort", 1},
    {"RiscSqueeze", 1},
    {"RiscSub", 1},
    {"RiscTranspose", 1},
    {"RiscTriangularSolve", 1},
    {"RiscUnary", 1},
    {"RiscWhile", 1},
};

inline constexpr flat_definition risc_definition_rows[]{
    {654, 0, 0, 0, 0, 1, 1, 1, 0, 1},  // RiscAbs
    {570, 0, 0, 6, 2, 2, 4, 1, 1, 1},  // RiscAdd
    {611, 0, 0, 0, 2, 2, 4, 1, 2, 2},  // RiscBinaryArithmetic
    {611, 0, 0, 0, 2, 2, 5, 1, 4, 2},  // RiscBinaryComparison
    {611, 0, 0, 0, 6, 1, 7, 1, 6, 2},  // RiscBitcast
    {587, 0, 0, 0, 8, 2, 10, 1, 8, 2},  // RiscBroadcast
    {611, 0, 0, 0, 6, 1, 7, 1, 6, 2},  // RiscCast
    {654, 0, 0, 0, 0, 1, 1, 1, 0, 1},  // RiscCeil
    {611, 0, 0, 0, 11, 1, 10, 1, 10, 1},  // RiscCholesky
    {589, 0, 0, 0, 12, 2, 10, 1, 11, 3},  // RiscConcat
    {611, 0, 0, 0, 14, 3, 17, 1, 14, 4},  // RiscCondition
    {580, 0, 1, 0, 18, 2, 10, 1, 18, 4},  // RiscConv
    {587, 0, 0, 0, 18, 2, 10, 1, 22, 4},
    {654, 0, 0, 0, 0, 1, 1, 1, 0, 1},  // RiscCos
    {654, 0, 0, 0, 2, 2, 4, 1, 0, 1},  // RiscDiv
    {587, 0, 0, 0, 20, 2, 22, 1, 26, 3},  // RiscDot
    {654, 0, 0, 0, 0, 1, 1, 1, 0, 1},  // RiscExp
    {611, 0, 0, 0, 23, 1, 24, 1, 29, 1},  // RiscFft
    {654, 0, 0, 0, 0, 1, 1, 1, 0, 1},  // RiscFloor
    {611, 0, 0, 0, 25, 3, 28, 1, 30, 4},  // RiscGather
    {654, 0, 0, 0, 11, 1, 29, 1, 34, 2},  // RiscImag
    {611, 0, 0, 0, 0, 1, 30, 1, 10, 1},  // RiscIsFinite
    {654, 0, 0, 0, 0, 1, 1, 1, 0, 1},  // RiscLog
    {611, 0, 0, 0, 31, 2, 5, 1, 0, 0},  // RiscLogicalAnd
    {611, 0, 0, 0, 33, 1, 5, 1, 0, 0},  // RiscLogicalNot
    {611, 0, 0, 0, 31, 2, 5, 1, 0, 0},  // RiscLogicalOr
    {580, 0, 0, 0, 2, 2, 34, 1, 36, 1},  // RiscMax
    {654, 0, 0, 0, 2, 2, 4, 1, 0, 1},  // RiscMin
    {654, 0, 0, 0, 2, 2, 4, 1, 0, 1},  // RiscMul
    {654, 0, 0, 0, 0, 1, 1, 1, 0, 1},  // RiscNeg
    {587, 0, 0, 0, 35, 3, 10, 1, 37, 2},  // RiscPad
    {587, 0, 0, 0, 38, 1, 10, 1, 39, 5},  // RiscPool
    {654, 0, 0, 0, 2, 2, 4, 1, 0, 1},  // RiscPow
    {611, 0, 0, 0, 39, 1, 40, 1, 44, 2},  // RiscRandomUniform
    {654, 0, 0, 0, 11, 1, 29, 1, 34, 2},  // RiscReal
    {611, 0, 0, 0, 41, 2, 10, 1, 46, 3},  // RiscReduce
    {654, 0, 0, 0, 2, 2, 4, 1, 0, 1},  // RiscRem
    {587, 0, 0, 0, 43, 2, 10, 1, 49, 2},  // RiscReshape
    {611, 0, 0, 0, 45, 2, 10, 1, 51, 2},  // RiscReverse
    {611, 0, 0, 0, 47, 3, 10, 1, 53, 2},  // RiscScatter
    {587, 0, 0, 0, 11, 1, 50, 1, 55, 2},  // RiscShape
    {654, 0, 0, 0, 0, 1, 1, 1, 0, 1},  // RiscSign
    {587, 0, 0, 0, 51, 3, 10, 1, 57, 2},  // RiscSlice
    {611, 0, 0, 0, 54, 2, 10, 1, 59, 3},  // RiscSort
    {611, 0, 0, 0, 11, 1, 10, 1, 62, 2},  // RiscSqueeze
    {654, 0, 0, 0, 2, 2, 4, 1, 0, 1},  // RiscSub
    {611, 0, 0, 0, 56, 2, 1, 1, 64, 2},  // RiscTranspose
    {611, 0, 0, 0, 58, 2, 10, 1, 66, 3},  // RiscTriangularSolve
    {611, 0, 0, 0, 0, 1, 1, 1, 69, 2},  // RiscUnary
    {611, 0, 0, 1, 60, 1, 61, 1, 71, 5},  // RiscWhile
};

inline constexpr flat_port risc_ports[]{
    {"x", {}, "T"},
    {"y", {}, "T"},
    {"z", {}, "T"},
    {"z", dtype::boolean},
    {"x", {}, "SrcT"},
    {"y", {}, "DstT"},
    {"input", {}, "T"},
    {"shape", {}, "Tidx"},
    {"output", {}, "T"},
    {"values", {}, "T", "N"},
    {"axis", {}, "Tidx"},
    {"pred", dtype::boolean},
    {"input_true", {}, "SrcT"},
    {"input_false", {}, "SrcT"},
    {"output", {}, "DstT"},
    {"filter", {}, "T"},
    {"a", {}, "T"},
    {"b", {}, "T"},
    {"product", {}, "T"},
    {"input", {}, "Tcomplex"},
    {"output", {}, "Tcomplex"},
    {"params", {}, "Tparams"},
    {"indices", {}, "Tindices"},
    {"axis", {}, "Taxis"},
    {"output", {}, "Tparams"},
    {"output", {}, "Tout"},
    {"y", dtype::boolean},
    {"x", dtype::boolean},
    {"max", {}, "T"},
    {"paddings", {}, "Tpaddings"},
    {"constant_values", {}, "T"},
    {"value", {}, "T"},
    {"shape", {}, "T"},
    {"output", dtype::float32},
    {"tensor", {}, "T"},
    {"axis", {}, "Index"},
    {"shape", {}, "Tshape"},
    {"updates", {}, "T"},
    {"shape", {}, "Tindices"},
    {"output", {}, "out_type"},
    {"begin", {}, "Index"},
    {"size", {}, "Index"},
    {"perm", {}, "Tperm"},
    {"matrix", {}, "T"},
    {"rhs", {}, "T"},
    {"input", {}, "T", "", true},
    {"output", {}, "T", "", true},
};

inline constexpr flat_attr risc_attrs[]{
    {"T", attr_type::type, nullptr, 0x84006},
    {"op_type", attr_type::string, nullptr, 0x0, "\"ADD\", \"SUB\", \"MUL\", \"DIV\", \"REM\", \"MIN\", \"POW\""},
    {"op_type", attr_type::string, nullptr, 0x0, "\"EQ\", \"NE\", \"GE\", \"GT\", \"LE\", \"LT\""},
    {"SrcT", attr_type::type},
    {"DstT", attr_type::type},
    {"T", attr_type::type},
    {"Tidx", attr_type::type, "DT_INT32", 0x208},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 2},
    {"func_true", attr_type::func},
    {"func_false", attr_type::func},
    {"SrcT", attr_type::type, nullptr, 0x84006},
    {"DstT", attr_type::type, nullptr, 0x84006},
    {"T", attr_type::type, nullptr, 0x6},
    {"strides", attr_type::integer, nullptr, 0x0, "", true},
    {"data_format", attr_type::string, "\"NHWC\"", 0x0, "\"NHWC\", \"NCHW\""},
    {"dilations", attr_type::integer, "[1, 1, 1, 1]", 0x0, "", true},
    {"transpose_a", attr_type::boolean, "false"},
    {"transpose_b", attr_type::boolean, "false"},
    {"Tcomplex", attr_type::type, "DT_COMPLEX64", 0x40100},
    {"batch_dims", attr_type::integer, "0"},
    {"Tparams", attr_type::type},
    {"Tindices", attr_type::type, nullptr, 0x208},
    {"Taxis", attr_type::type, nullptr, 0x208},
    {"T", attr_type::type, "DT_COMPLEX64", 0x40100},
    {"Tout", attr_type::type, "DT_FLOAT", 0x6},
    {"Tpaddings", attr_type::type, "DT_INT32", 0x208},
    {"ksize", attr_type::integer, nullptr, 0x0, "", true, 4},
    {"strides", attr_type::integer, nullptr, 0x0, "", true, 4},
    {"pooling_type", attr_type::string, nullptr, 0x0, "\"AVG\", \"MAX\""},
    {"seed", attr_type::integer, "0"},
    {"T", attr_type::type, nullptr, 0x208},
    {"reduce_type", attr_type::string, nullptr, 0x0, "\"MEAN\", \"SUM\""},
    {"Index", attr_type::type, "DT_INT32", 0x208},
    {"Tshape", attr_type::type, "DT_INT32", 0x208},
    {"out_type", attr_type::type, "DT_INT32", 0x208},
    {"Index", attr_type::type, nullptr, 0x208},
    {"direction", attr_type::string, nullptr, 0x0, "\"ASCENDING\", \"DESCENDING\""},
    {"squeeze_dims", attr_type::integer, "[]", 0x0, "", true, 0},
    {"Tperm", attr_type::type, "DT_INT32", 0x208},
    {"lower", attr_type::boolean, "true"},
    {"adjoint", attr_type::boolean, "false"},
    {"op_type", attr_type::string, nullptr, 0x0, "\"ABL\", \"CEIL\", \"COS\", \"EXP\", \"FLOOR\", \"IMAG\", \"LOG\", \"NEG\", \"REAL\", \"SIGN\""},
    {"T", attr_type::type, nullptr, 0x0, "", true, 0},
    {"cond", attr_type::func},
    {"body", attr_type::func},
    {"output_shapes", attr_type::shape, "[]", 0x0, "", true},
    {"parallel_iterations", attr_type::integer, "10"},
};

inline constexpr std::uint16_t risc_port_slots[]{
    0, 1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 6, 9, 10, 11, 12, 13, 14, 6, 15, 16, 17, 18, 19, 20, 21, 22,
    23, 24, 25, 26, 27, 26, 27, 28, 6, 29, 30, 31, 32, 33, 34, 35, 34, 36, 34, 10, 22, 37, 38, 39,
    6, 40, 41, 6, 35, 0, 42, 43, 44, 45, 46,
};

inline constexpr flat_attr_slot risc_attr_slots[]{
    {0, 654}, {0, 570}, {1, 611}, {0, 611}, {2, 611}, {0, 611}, {3, 611}, {4, 611}, {5, 587},
    {6, 587}, {0, 611}, {7, 589}, {5, 589}, {6, 589}, {8, 611}, {9, 611}, {10, 611}, {11, 611},
    {12, 580}, {13, 580}, {14, 580}, {15, 580}, {0, 580}, {13, 580}, {14, 580}, {15, 580},
    {16, 587}, {17, 587}, {0, 587}, {18, 611}, {19, 611}, {20, 611}, {21, 611}, {22, 611},
    {23, 654}, {24, 654}, {0, 580}, {0, 587}, {25, 587}, {26, 587}, {27, 587}, {28, 587}, {14, 587},
    {0, 587}, {29, 611}, {30, 611}, {31, 611}, {32, 611}, {0, 611}, {0, 587}, {33, 587}, {6, 611},
    {0, 611}, {0, 611}, {21, 611}, {0, 587}, {34, 587}, {0, 587}, {35, 587}, {32, 611}, {0, 611},
    {36, 611}, {5, 611}, {37, 611}, {5, 611}, {38, 611}, {39, 611}, {40, 611}, {0, 611}, {41, 611},
    {0, 611}, {42, 611}, {43, 611}, {44, 611}, {45, 611}, {46, 611},
};

}  // namespace detail

inline constexpr flat_table risc_ops{
    detail::risc_op_rows, detail::risc_definition_rows, detail::risc_ports, detail::risc_attrs,
    detail::risc_port_slots, detail::risc_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/rnn.hpp
// rnn: recurrent cells and sequences.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_RNN_HPP
#define EVERGRAPH_TF_OPS_RNN_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op rnn_op_rows[]{
    {"BlockLSTM", 1},
    {"BlockLSTMGrad", 1},
    {"BlockLSTMGradV2", 1},
    {"BlockLSTMV2", 1},
    {"CTCBeamSearchDecoder", 2},
    {"CTCGreedyDecoder", 3},
    {"CTCLoss", 3},
    {"CTCLossV2", 1},
    {"CudnnRNN", 2},
    {"CudnnRNNBackprop", 2},
    {"CudnnRNNBackpropV2", 2},
    {"CudnnRNNBackpropV3", 4},
    {"CudnnRNNCanonicalToParams", 2},
    {"CudnnRNNCanonicalToParamsV2", 2},
    {"CudnnRNNParamsSize", 3},
    {"CudnnRNNParamsToCanonical", 2},
    {"CudnnRNNParamsToCanonicalV2", 2},
    {"CudnnRNNV2", 2},
    {"CudnnRNNV3", 4},
    {"GRUBlockCell", 1},
    {"GRUBlockCellGrad", 1},
    {"LSTMBlockCell", 1},
    {"LSTMBlockCellGrad", 1},
};

inline constexpr flat_definition rnn_definition_rows[]{
    {56, 0, 0, 0, 0, 9, 9, 7, 0, 4},  // BlockLSTM
    {56, 0, 0, 0, 16, 18, 34, 8, 4, 2},  // BlockLSTMGrad
    {127, 0, 0, 0, 16, 18, 34, 8, 6, 2},  // BlockLSTMGradV2
    {127, 0, 0, 0, 0, 9, 9, 7, 8, 3},  // BlockLSTMV2
    {9, 0, 1, 0, 42, 2, 44, 4, 11, 3},  // CTCBeamSearchDecoder
    {132, 0, 0, 0, 48, 2, 50, 4, 14, 4},
    {9, 0, 2, 0, 42, 2, 54, 4, 18, 1},  // CTCGreedyDecoder
    {132, 0, 1, 0, 48, 2, 58, 4, 19, 2},
    {765, 0, 0, 0, 48, 2, 58, 4, 21, 3},
    {9, 0, 2, 0, 62, 4, 66, 2, 24, 2},  // CTCLoss
    {22, 0, 1, 0, 62, 4, 66, 2, 26, 3},
    {132, 0, 0, 0, 68, 4, 72, 2, 29, 4},
    {175, 0, 0, 0, 62, 4, 66, 2, 33, 3},  // CTCLossV2
    {26, 0, 1, 1, 74, 4, 78, 4, 36, 8},  // CudnnRNN
    {1455, 0, 0, 1, 74, 4, 78, 4, 44, 8},
    {26, 0, 1, 1, 82, 11, 93, 4, 52, 7},  // CudnnRNNBackprop
    {1455, 0, 0, 1, 82, 11, 93, 4, 59, 7},
    {26, 0, 1, 1, 97, 12, 93, 4, 52, 7},  // CudnnRNNBackpropV2
    {1455, 0, 0, 1, 97, 12, 93, 4, 59, 7},
    {27, 0, 3, 1, 109, 13, 93, 4, 66, 7},  // CudnnRNNBackpropV3
    {27, 0, 2, 1, 109, 13, 93, 4, 73, 8},
    {62, 0, 1, 1, 109, 13, 93, 4, 81, 9},
    {1455, 0, 0, 1, 109, 13, 93, 4, 90, 9},
    {26, 0, 1, 0, 122, 5, 127, 1, 99, 8},  // CudnnRNNCanonicalToParams
    {1455, 0, 0, 0, 122, 5, 127, 1, 107, 8},
    {62, 0, 1, 0, 128, 5, 127, 1, 115, 10},  // CudnnRNNCanonicalToParamsV2
    {1455, 0, 0, 0, 128, 5, 127, 1, 125, 10},
    {26, 0, 2, 0, 133, 3, 136, 1, 135, 8},  // CudnnRNNParamsSize
    {62, 0, 1, 0, 133, 3, 136, 1, 143, 9},
    {1455, 0, 0, 0, 133, 3, 136, 1, 152, 9},
    {26, 0, 1, 0, 137, 4, 141, 2, 99, 8},  // CudnnRNNParamsToCanonical
    {1455, 0, 0, 0, 137, 4, 141, 2, 107, 8},
    {62, 0, 1, 0, 137, 4, 143, 2, 115, 10},  // CudnnRNNParamsToCanonicalV2
    {1455, 0, 0, 0, 137, 4, 143, 2, 125, 10},
    {26, 0, 1, 1, 74, 4, 145, 5, 36, 8},  // CudnnRNNV2
    {1455, 0, 0, 1, 74, 4, 145, 5, 44, 8},
    {27, 0, 3, 1, 150, 5, 145, 5, 161, 8},  // CudnnRNNV3
    {27, 0, 2, 1, 150, 5, 145, 5, 169, 9},
    {62, 0, 1, 1, 150, 5, 145, 5, 178, 10},
    {1455, 0, 0, 1, 150, 5, 145, 5, 188, 10},
    {56, 0, 0, 0, 155, 6, 161, 4, 198, 1},  // GRUBlockCell
    {56, 0, 0, 0, 165, 10, 175, 4, 198, 1},  // GRUBlockCellGrad
    {56, 0, 0, 0, 179, 8, 9, 7, 0, 4},  // LSTMBlockCell
    {56, 0, 0, 0, 187, 16, 203, 5, 4, 2},  // LSTMBlockCellGrad
};

inline constexpr flat_port rnn_ports[]{
    {"seq_len_max", dtype::int64},
    {"x", {}, "T"},
    {"cs_prev", {}, "T"},
    {"h_prev", {}, "T"},
    {"w", {}, "T"},
    {"wci", {}, "T"},
    {"wcf", {}, "T"},
    {"wco", {}, "T"},
    {"b", {}, "T"},
    {"i", {}, "T"},
    {"cs", {}, "T"},
    {"f", {}, "T"},
    {"o", {}, "T"},
    {"ci", {}, "T"},
    {"co", {}, "T"},
    {"h", {}, "T"},
    {"cs_grad", {}, "T"},
    {"h_grad", {}, "T"},
    {"x_grad", {}, "T"},
    {"cs_prev_grad", {}, "T"},
    {"h_prev_grad", {}, "T"},
    {"w_grad", {}, "T"},
    {"wci_grad", {}, "T"},
    {"wcf_grad", {}, "T"},
    {"wco_grad", {}, "T"},
    {"b_grad", {}, "T"},
    {"inputs", dtype::float32},
    {"sequence_length", dtype::int32},
    {"decoded_indices", dtype::int64, "", "top_paths"},
    {"decoded_values", dtype::int64, "", "top_paths"},
    {"decoded_shape", dtype::int64, "", "top_paths"},
    {"log_probability", dtype::float32},
    {"inputs", {}, "T"},
    {"log_probability", {}, "T"},
    {"decoded_indices", dtype::int64},
    {"decoded_values", dtype::int64},
    {"decoded_shape", dtype::int64},
    {"labels_indices", dtype::int64},
    {"labels_values", dtype::int32},
    {"loss", dtype::float32},
    {"gradient", dtype::float32},
    {"loss", {}, "T"},
    {"gradient", {}, "T"},
    {"input", {}, "T"},
    {"input_h", {}, "T"},
    {"input_c", {}, "T"},
    {"params", {}, "T"},
    {"output", {}, "T"},
    {"output_h", {}, "T"},
    {"output_c", {}, "T"},
    {"reserve_space", {}, "T"},
    {"output_backprop", {}, "T"},
    {"output_h_backprop", {}, "T"},
    {"output_c_backprop", {}, "T"},
    {"input_backprop", {}, "T"},
    {"input_h_backprop", {}, "T"},
    {"input_c_backprop", {}, "T"},
    {"params_backprop", {}, "T"},
    {"host_reserved", dtype::int8},
    {"sequence_lengths", dtype::int32},
    {"num_layers", dtype::int32},
    {"num_units", dtype::int32},
    {"input_size", dtype::int32},
    {"weights", {}, "T", "num_params"},
    {"biases", {}, "T", "num_params"},
    {"weights", {}, "T", "num_params_weights"},
    {"biases", {}, "T", "num_params_biases"},
    {"params_size", {}, "S"},
    {"w_ru", {}, "T"},
    {"w_c", {}, "T"},
    {"b_ru", {}, "T"},
    {"b_c", {}, "T"},
    {"r", {}, "T"},
    {"u", {}, "T"},
    {"c", {}, "T"},
    {"d_h", {}, "T"},
    {"d_x", {}, "T"},
    {"d_h_prev", {}, "T"},
    {"d_c_bar", {}, "T"},
    {"d_r_bar_u_bar", {}, "T"},
    {"dicfo", {}, "T"},
};

inline constexpr flat_attr rnn_attrs[]{
    {"forget_bias", attr_type::floating, "1.0"},
    {"cell_clip", attr_type::floating, "3.0"},
    {"use_peephole", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0x80002},
    {"use_peephole", attr_type::boolean},
    {"cell_clip", attr_type::floating, "0.0"},
    {"beam_width", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"top_paths", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"merge_repeated", attr_type::boolean, "true"},
    {"T", attr_type::type, "DT_FLOAT", 0x6},
    {"merge_repeated", attr_type::boolean, "false"},
    {"blank_index", attr_type::integer, "-1"},
    {"preprocess_collapse_repeated", attr_type::boolean, "false"},
    {"ctc_merge_repeated", attr_type::boolean, "true"},
    {"ignore_longer_outputs_than_inputs", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0x80006},
    {"rnn_mode", attr_type::string, "\"lstm\"", 0x0, "\"rnn_relu\", \"rnn_tanh\", \"lstm\", \"gru\""},
    {"input_mode", attr_type::string, "\"linear_input\"", 0x0, "\"linear_input\", \"skip_input\", \"auto_select\""},
    {"direction", attr_type::string, "\"unidirectional\"", 0x0, "\"unidirectional\", \"bidirectional\""},
    {"dropout", attr_type::floating, "0.0"},
    {"seed", attr_type::integer, "0"},
    {"seed2", attr_type::integer, "0"},
    {"is_training", attr_type::boolean, "true"},
    {"T", attr_type::type, nullptr, 0x84006},
    {"time_major", attr_type::boolean, "true"},
    {"num_proj", attr_type::integer, "0"},
    {"num_params", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_params_weights", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_params_biases", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"S", attr_type::type, nullptr, 0x208},
    {"T", attr_type::type, nullptr, 0x2},
};

inline constexpr std::uint16_t rnn_port_slots[]{
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 27, 28, 29, 30,
    33, 34, 35, 36, 31, 34, 35, 36, 33, 26, 37, 38, 27, 39, 40, 32, 37, 38, 27, 41, 42, 43, 44, 45,
    46, 47, 48, 49, 50, 43, 44, 45, 46, 47, 48, 49, 51, 52, 53, 50, 54, 55, 56, 57, 43, 44, 45, 46,
    47, 48, 49, 51, 52, 53, 50, 58, 43, 44, 45, 46, 59, 47, 48, 49, 51, 52, 53, 50, 58, 60, 61, 62,
    63, 64, 46, 60, 61, 62, 65, 66, 60, 61, 62, 67, 60, 61, 62, 46, 63, 64, 65, 66, 47, 48, 49, 50,
    58, 43, 44, 45, 46, 59, 1, 3, 68, 69, 70, 71, 72, 73, 74, 15, 1, 3, 68, 69, 70, 71, 72, 73, 74,
    75, 76, 77, 78, 79, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16,
    17, 19, 80, 22, 23, 24,
};

inline constexpr flat_attr_slot rnn_attr_slots[]{
    {0, 56}, {1, 56}, {2, 56}, {3, 56}, {4, 56}, {3, 56}, {4, 127}, {3, 127}, {5, 127}, {2, 127},
    {3, 127}, {6, 9}, {7, 9}, {8, 9}, {6, 9}, {7, 9}, {8, 9}, {9, 132}, {10, 9}, {10, 9}, {9, 132},
    {10, 9}, {11, 765}, {9, 132}, {12, 9}, {13, 9}, {12, 9}, {13, 9}, {14, 22}, {12, 9}, {13, 9},
    {14, 22}, {9, 132}, {12, 175}, {13, 175}, {14, 175}, {15, 26}, {16, 26}, {17, 26}, {18, 26},
    {19, 26}, {20, 26}, {21, 26}, {22, 26}, {23, 26}, {16, 26}, {17, 26}, {18, 26}, {19, 26},
    {20, 26}, {21, 26}, {22, 26}, {15, 26}, {16, 26}, {17, 26}, {18, 26}, {19, 26}, {20, 26},
    {21, 26}, {23, 26}, {16, 26}, {17, 26}, {18, 26}, {19, 26}, {20, 26}, {21, 26}, {15, 27},
    {16, 27}, {17, 27}, {18, 27}, {19, 27}, {20, 27}, {21, 27}, {15, 27}, {16, 27}, {17, 27},
    {18, 27}, {19, 27}, {20, 27}, {21, 27}, {24, 27}, {15, 27}, {16, 27}, {17, 27}, {18, 27},
    {19, 27}, {20, 27}, {21, 27}, {25, 62}, {24, 27}, {23, 27}, {16, 27}, {17, 27}, {18, 27},
    {19, 27}, {20, 27}, {21, 27}, {25, 62}, {24, 27}, {15, 26}, {26, 26}, {16, 26}, {17, 26},
    {18, 26}, {19, 26}, {20, 26}, {21, 26}, {23, 26}, {26, 26}, {16, 26}, {17, 26}, {18, 26},
    {19, 26}, {20, 26}, {21, 26}, {15, 62}, {27, 62}, {28, 62}, {16, 62}, {17, 62}, {18, 62},
    {19, 62}, {20, 62}, {21, 62}, {25, 62}, {23, 62}, {27, 62}, {28, 62}, {16, 62}, {17, 62},
    {18, 62}, {19, 62}, {20, 62}, {21, 62}, {25, 62}, {15, 26}, {29, 26}, {16, 26}, {17, 26},
    {18, 26}, {19, 26}, {20, 26}, {21, 26}, {15, 26}, {29, 26}, {16, 26}, {17, 26}, {18, 26},
    {19, 26}, {20, 26}, {21, 26}, {25, 62}, {23, 26}, {29, 26}, {16, 26}, {17, 26}, {18, 26},
    {19, 26}, {20, 26}, {21, 26}, {25, 62}, {15, 27}, {16, 27}, {17, 27}, {18, 27}, {19, 27},
    {20, 27}, {21, 27}, {22, 27}, {15, 27}, {16, 27}, {17, 27}, {18, 27}, {19, 27}, {20, 27},
    {21, 27}, {22, 27}, {24, 27}, {15, 27}, {16, 27}, {17, 27}, {18, 27}, {19, 27}, {20, 27},
    {21, 27}, {25, 62}, {22, 27}, {24, 27}, {23, 27}, {16, 27}, {17, 27}, {18, 27}, {19, 27},
    {20, 27}, {21, 27}, {25, 62}, {22, 27}, {24, 27}, {30, 56},
};

}  // namespace detail

inline constexpr flat_table rnn_ops{
    detail::rnn_op_rows, detail::rnn_definition_rows, detail::rnn_ports, detail::rnn_attrs,
    detail::rnn_port_slots, detail::rnn_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/signal.hpp
// signal: sound and Fourier transforms.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_SIGNAL_HPP
#define EVERGRAPH_TF_OPS_SIGNAL_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op signal_op_rows[]{
    {"AudioSpectrogram", 1},
    {"BatchFFT", 2, op::open, 15, op::open, "FFT"},
    {"BatchFFT2D", 2, op::open, 15, op::open, "FFT2D"},
    {"BatchFFT3D", 2, op::open, 15, op::open, "FFT3D"},
    {"BatchIFFT", 2, op::open, 15, op::open, "IFFT"},
    {"BatchIFFT2D", 2, op::open, 15, op::open, "IFFT2D"},
    {"BatchIFFT3D", 2, op::open, 15, op::open, "IFFT3D"},
    {"DecodeWav", 1},
    {"EncodeWav", 1},
    {"FFT", 3},
    {"FFT2D", 3},
    {"FFT3D", 3},
    {"FFTND", 2},
    {"IFFT", 3},
    {"IFFT2D", 3},
    {"IFFT3D", 3},
    {"IFFTND", 2},
    {"IRFFT", 2},
    {"IRFFT2D", 2},
    {"IRFFT3D", 2},
    {"IRFFTND", 2},
    {"Mfcc", 1},
    {"RFFT", 2},
    {"RFFT2D", 2},
    {"RFFT3D", 2},
    {"RFFTND", 2},
};

inline constexpr flat_definition signal_definition_rows[]{
    {22, 0, 0, 0, 0, 1, 1, 1, 0, 3},  // AudioSpectrogram
    {9, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // BatchFFT
    {9, 0, 0, 0, 4, 1, 5, 1, 0, 0},
    {9, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // BatchFFT2D
    {9, 0, 0, 0, 4, 1, 5, 1, 0, 0},
    {9, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // BatchFFT3D
    {9, 0, 0, 0, 4, 1, 5, 1, 0, 0},
    {9, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // BatchIFFT
    {9, 0, 0, 0, 4, 1, 5, 1, 0, 0},
    {9, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // BatchIFFT2D
    {9, 0, 0, 0, 4, 1, 5, 1, 0, 0},
    {9, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // BatchIFFT3D
    {9, 0, 0, 0, 4, 1, 5, 1, 0, 0},
    {21, 0, 0, 0, 6, 1, 7, 2, 3, 2},  // DecodeWav
    {21, 0, 0, 0, 7, 2, 6, 1, 0, 0},  // EncodeWav
    {9, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // FFT
    {9, 0, 1, 0, 4, 1, 5, 1, 0, 0},
    {26, 0, 0, 0, 9, 1, 10, 1, 5, 1},
    {1, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // FFT2D
    {9, 0, 1, 0, 4, 1, 5, 1, 0, 0},
    {26, 0, 0, 0, 9, 1, 10, 1, 5, 1},
    {9, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // FFT3D
    {9, 0, 1, 0, 4, 1, 5, 1, 0, 0},
    {26, 0, 0, 0, 9, 1, 10, 1, 5, 1},
    {1645, 0, 1, 0, 11, 3, 5, 1, 0, 0},  // FFTND
    {1645, 0, 0, 0, 14, 3, 10, 1, 6, 1},
    {9, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // IFFT
    {9, 0, 1, 0, 4, 1, 5, 1, 0, 0},
    {26, 0, 0, 0, 9, 1, 10, 1, 5, 1},
    {1, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // IFFT2D
    {9, 0, 1, 0, 4, 1, 5, 1, 0, 0},
    {26, 0, 0, 0, 9, 1, 10, 1, 5, 1},
    {9, 0, 0, 0, 2, 1, 3, 1, 0, 0},  // IFFT3D
    {9, 0, 1, 0, 4, 1, 5, 1, 0, 0},
    {26, 0, 0, 0, 9, 1, 10, 1, 5, 1},
    {1645, 0, 1, 0, 11, 3, 5, 1, 0, 0},  // IFFTND
    {1645, 0, 0, 0, 14, 3, 10, 1, 6, 1},
    {21, 0, 1, 0, 17, 2, 19, 1, 0, 0},  // IRFFT
    {156, 0, 0, 0, 20, 2, 22, 1, 7, 2},
    {21, 0, 1, 0, 17, 2, 19, 1, 0, 0},  // IRFFT2D
    {156, 0, 0, 0, 20, 2, 22, 1, 7, 2},
    {21, 0, 1, 0, 17, 2, 19, 1, 0, 0},  // IRFFT3D
    {156, 0, 0, 0, 20, 2, 22, 1, 7, 2},
    {1645, 0, 1, 0, 11, 3, 19, 1, 0, 0},  // IRFFTND
    {1645, 0, 0, 0, 14, 3, 22, 1, 9, 2},
    {22, 0, 0, 0, 23, 2, 19, 1, 11, 4},  // Mfcc
    {21, 0, 1, 0, 25, 2, 5, 1, 0, 0},  // RFFT
    {156, 0, 0, 0, 27, 2, 10, 1, 7, 2},
    {21, 0, 1, 0, 25, 2, 5, 1, 0, 0},  // RFFT2D
    {156, 0, 0, 0, 27, 2, 10, 1, 7, 2},
    {21, 0, 1, 0, 25, 2, 5, 1, 0, 0},  // RFFT3D
    {156, 0, 0, 0, 27, 2, 10, 1, 7, 2},
    {1645, 0, 1, 0, 29, 3, 5, 1, 0, 0},  // RFFTND
    {1645, 0, 0, 0, 32, 3, 10, 1, 9, 2},
};

inline constexpr flat_port signal_ports[]{
    {"input", dtype::float32},
    {"spectrogram", dtype::float32},
    {"in", dtype::complex64},
    {"out", dtype::complex64},
    {"input", dtype::complex64},
    {"output", dtype::complex64},
    {"contents", dtype::string},
    {"audio", dtype::float32},
    {"sample_rate", dtype::int32},
    {"input", {}, "Tcomplex"},
    {"output", {}, "Tcomplex"},
    {"fft_length", dtype::int32},
    {"axes", dtype::int32},
    {"output", dtype::float32},
    {"output", {}, "Treal"},
    {"input", {}, "Treal"},
};

inline constexpr flat_attr signal_attrs[]{
    {"window_size", attr_type::integer},
    {"stride", attr_type::integer},
    {"magnitude_squared", attr_type::boolean, "false"},
    {"desired_channels", attr_type::integer, "-1"},
    {"desired_samples", attr_type::integer, "-1"},
    {"Tcomplex", attr_type::type, "DT_COMPLEX64", 0x40100},
    {"Treal", attr_type::type, "DT_FLOAT", 0x6},
    {"upper_frequency_limit", attr_type::floating, "4000.0"},
    {"lower_frequency_limit", attr_type::floating, "20.0"},
    {"filterbank_channel_count", attr_type::integer, "40"},
    {"dct_coefficient_count", attr_type::integer, "13"},
};

inline constexpr std::uint16_t signal_port_slots[]{
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 4, 11, 12, 9, 11, 12, 4, 11, 13, 9, 11, 14, 1, 8, 0, 11, 15,
    11, 0, 11, 12, 15, 11, 12,
};

inline constexpr flat_attr_slot signal_attr_slots[]{
    {0, 22}, {1, 22}, {2, 22}, {3, 21}, {4, 21}, {5, 26}, {5, 1645}, {6, 156}, {5, 156}, {6, 1645},
    {5, 1645}, {7, 22}, {8, 22}, {9, 22}, {10, 22},
};

}  // namespace detail

inline constexpr flat_table signal_ops{
    detail::signal_op_rows, detail::signal_definition_rows, detail::signal_ports,
    detail::signal_attrs, detail::signal_port_slots, detail::signal_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/sparse.hpp
// sparse: sparse tensors and matrices, sets.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_SPARSE_HPP
#define EVERGRAPH_TF_OPS_SPARSE_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op sparse_op_rows[]{
    {"AddManySparseToTensorsMap", 1},
    {"AddSparseToTensorsMap", 1},
    {"CSRSparseMatrixComponents", 1},
    {"CSRSparseMatrixToDense", 1},
    {"CSRSparseMatrixToSparseTensor", 1},
    {"DenseCountSparseOutput", 2},
    {"DenseToCSRSparseMatrix", 1},
    {"DenseToDenseSetOperation", 1},
    {"DenseToSparseSetOperation", 1},
    {"DeserializeManySparse", 1},
    {"DeserializeSparse", 2},
    {"SerializeManySparse", 2},
    {"SerializeSparse", 2},
    {"SetSize", 1},
    {"SparseAdd", 4},
    {"SparseAddGrad", 4},
    {"SparseBincount", 2},
    {"SparseConcat", 2},
    {"SparseCountSparseOutput", 2},
    {"SparseCross", 1},
    {"SparseCrossHashed", 1},
    {"SparseCrossV2", 1},
    {"SparseDenseCwiseAdd", 4},
    {"SparseDenseCwiseDiv", 4},
    {"SparseDenseCwiseMul", 4},
    {"SparseFillEmptyRows", 1},
    {"SparseFillEmptyRowsGrad", 1},
    {"SparseMatMul", 2},
    {"SparseMatrixAdd", 1},
    {"SparseMatrixMatMul", 1},
    {"SparseMatrixMul", 1},
    {"SparseMatrixNNZ", 1},
    {"SparseMatrixOrderingAMD", 1},
    {"SparseMatrixSoftmax", 1},
    {"SparseMatrixSoftmaxGrad", 1},
    {"SparseMatrixSparseCholesky", 1},
    {"SparseMatrixSparseMatMul", 1},
    {"SparseMatrixTranspose", 1},
    {"SparseMatrixZeros", 1},
    {"SparseReduceMax", 3},
    {"SparseReduceMaxSparse", 3},
    {"SparseReduceSum", 4},
    {"SparseReduceSumSparse", 4},
    {"SparseReorder", 1},
    {"SparseReshape", 1},
    {"SparseSegmentMean", 6},
    {"SparseSegmentMeanGrad", 5},
    {"SparseSegmentMeanGradV2", 1},
    {"SparseSegmentMeanWithNumSegments", 5},
    {"SparseSegmentSqrtN", 6},
    {"SparseSegmentSqrtNGrad", 5},
    {"SparseSegmentSqrtNGradV2", 1},
    {"SparseSegmentSqrtNWithNumSegments", 5},
    {"SparseSegmentSum", 8},
    {"SparseSegmentSumGrad", 2},
    {"SparseSegmentSumGradV2", 1},
    {"SparseSegmentSumWithNumSegments", 3},
    {"SparseSlice", 1},
    {"SparseSliceGrad", 2},
    {"SparseSoftmax", 2},
    {"SparseSparseMaximum", 3},
    {"SparseSparseMinimum", 4},
    {"SparseSplit", 1},
    {"SparseTensorDenseAdd", 4},
    {"SparseTensorDenseMatMul", 2},
    {"SparseTensorToCSRSparseMatrix", 1},
    {"SparseToDense", 2},
    {"SparseToSparseSetOperation", 1},
    {"TakeManySparseFromTensorsMap", 1},
};

inline constexpr flat_definition sparse_definition_rows[]{
    {15, 0, 0, 1, 0, 3, 3, 1, 0, 3},  // AddManySparseToTensorsMap
    {15, 0, 0, 1, 0, 3, 4, 1, 0, 3},  // AddSparseToTensorsMap
    {147, 0, 0, 0, 5, 2, 7, 3, 3, 1},  // CSRSparseMatrixComponents
    {147, 0, 0, 0, 10, 1, 11, 1, 3, 1},  // CSRSparseMatrixToDense
    {147, 0, 0, 0, 12, 1, 13, 3, 3, 1},  // CSRSparseMatrixToSparseTensor
    {388, 0, 0, 0, 16, 2, 18, 3, 4, 5},  // DenseCountSparseOutput
    {406, 0, 0, 0, 21, 2, 18, 3, 9, 5},
    {147, 0, 0, 0, 23, 2, 25, 1, 14, 1},  // DenseToCSRSparseMatrix
    {17, 0, 0, 0, 26, 2, 28, 3, 15, 3},  // DenseToDenseSetOperation
    {17, 0, 0, 0, 31, 4, 28, 3, 15, 3},  // DenseToSparseSetOperation
    {1, 0, 0, 0, 35, 1, 36, 3, 18, 1},  // DeserializeManySparse
    {24, 0, 1, 0, 35, 1, 36, 3, 19, 1},  // DeserializeSparse
    {24, 0, 0, 0, 39, 1, 36, 3, 20, 2},
    {1, 0, 1, 0, 0, 3, 35, 1, 22, 1},  // SerializeManySparse
    {24, 0, 0, 0, 0, 3, 40, 1, 23, 2},
    {1, 0, 1, 0, 0, 3, 35, 1, 22, 1},  // SerializeSparse
    {24, 0, 0, 0, 0, 3, 40, 1, 23, 2},
    {17, 0, 0, 0, 41, 3, 44, 1, 25, 2},  // SetSize
    {9, 0, 3, 0, 45, 7, 52, 3, 27, 2},  // SparseAdd
    {24, 0, 2, 0, 45, 7, 52, 3, 29, 2},
    {24, 0, 1, 0, 45, 7, 52, 3, 31, 2},
    {1308, 0, 0, 0, 45, 7, 52, 3, 33, 2},
    {9, 0, 3, 0, 55, 4, 59, 2, 35, 1},  // SparseAddGrad
    {24, 0, 2, 0, 55, 4, 59, 2, 36, 1},
    {24, 0, 1, 0, 55, 4, 59, 2, 37, 1},
    {1308, 0, 0, 0, 55, 4, 59, 2, 38, 1},
    {393, 0, 0, 0, 61, 5, 66, 1, 39, 3},  // SparseBincount
    {406, 0, 0, 0, 61, 5, 66, 1, 42, 3},
    {0, 0, 1, 0, 67, 3, 70, 3, 45, 3},  // SparseConcat
    {15, 0, 0, 0, 67, 3, 70, 3, 48, 3},
    {388, 0, 0, 0, 73, 4, 18, 3, 4, 5},  // SparseCountSparseOutput
    {406, 0, 0, 0, 77, 4, 18, 3, 9, 5},
    {22, 0, 0, 0, 81, 4, 85, 3, 51, 8},  // SparseCross
    {406, 0, 0, 0, 88, 7, 95, 3, 59, 3},  // SparseCrossHashed
    {406, 0, 0, 0, 98, 5, 103, 3, 59, 3},  // SparseCrossV2
    {9, 0, 3, 0, 106, 4, 66, 1, 35, 1},  // SparseDenseCwiseAdd
    {24, 0, 2, 0, 106, 4, 66, 1, 36, 1},
    {24, 0, 1, 0, 106, 4, 66, 1, 37, 1},
    {1308, 0, 0, 0, 106, 4, 66, 1, 38, 1},
    {9, 0, 3, 0, 106, 4, 66, 1, 35, 1},  // SparseDenseCwiseDiv
    {24, 0, 2, 0, 106, 4, 66, 1, 36, 1},
    {24, 0, 1, 0, 106, 4, 66, 1, 37, 1},
    {1308, 0, 0, 0, 106, 4, 66, 1, 38, 1},
    {9, 0, 3, 0, 106, 4, 66, 1, 35, 1},  // SparseDenseCwiseMul
    {24, 0, 2, 0, 106, 4, 66, 1, 36, 1},
    {24, 0, 1, 0, 106, 4, 66, 1, 37, 1},
    {1308, 0, 0, 0, 106, 4, 66, 1, 38, 1},
    {23, 0, 0, 0, 110, 4, 114, 4, 62, 1},  // SparseFillEmptyRows
    {23, 0, 0, 0, 118, 2, 120, 2, 62, 1},  // SparseFillEmptyRowsGrad
    {0, 0, 1, 0, 122, 2, 124, 1, 63, 4},  // SparseMatMul
    {9, 0, 0, 0, 125, 2, 124, 1, 67, 6},
    {147, 0, 0, 0, 127, 4, 131, 1, 14, 1},  // SparseMatrixAdd
    {147, 0, 0, 0, 132, 2, 66, 1, 73, 7},  // SparseMatrixMatMul
    {147, 0, 0, 0, 132, 2, 134, 1, 80, 1},  // SparseMatrixMul
    {147, 0, 0, 0, 12, 1, 135, 1, 0, 0},  // SparseMatrixNNZ
    {147, 0, 0, 0, 136, 1, 137, 1, 0, 0},  // SparseMatrixOrderingAMD
    {147, 0, 0, 0, 138, 1, 139, 1, 81, 1},  // SparseMatrixSoftmax
    {147, 0, 0, 0, 140, 2, 142, 1, 81, 1},  // SparseMatrixSoftmaxGrad
    {147, 0, 0, 0, 143, 2, 134, 1, 3, 1},  // SparseMatrixSparseCholesky
    {147, 0, 0, 0, 145, 2, 131, 1, 82, 5},  // SparseMatrixSparseMatMul
    {147, 0, 0, 0, 136, 1, 134, 1, 87, 2},  // SparseMatrixTranspose
    {147, 0, 0, 0, 147, 1, 12, 1, 3, 1},  // SparseMatrixZeros
    {24, 0, 2, 0, 148, 4, 66, 1, 89, 2},  // SparseReduceMax
    {24, 0, 1, 0, 148, 4, 66, 1, 91, 2},
    {24, 0, 0, 0, 148, 4, 66, 1, 93, 2},
    {24, 0, 2, 0, 148, 4, 70, 3, 89, 2},  // SparseReduceMaxSparse
    {24, 0, 1, 0, 148, 4, 70, 3, 91, 2},
    {24, 0, 0, 0, 148, 4, 70, 3, 93, 2},
    {9, 0, 3, 0, 148, 4, 66, 1, 95, 2},  // SparseReduceSum
    {24, 0, 2, 0, 148, 4, 66, 1, 97, 2},
    {24, 0, 1, 0, 148, 4, 66, 1, 99, 2},
    {1308, 0, 0, 0, 148, 4, 66, 1, 101, 2},
    {13, 0, 3, 0, 148, 4, 70, 3, 103, 2},  // SparseReduceSumSparse
    {24, 0, 2, 0, 148, 4, 70, 3, 105, 2},
    {24, 0, 1, 0, 148, 4, 70, 3, 107, 2},
    {1308, 0, 0, 0, 148, 4, 70, 3, 109, 2},
    {0, 0, 0, 0, 152, 3, 155, 2, 111, 1},  // SparseReorder
    {9, 0, 0, 0, 157, 3, 160, 2, 0, 0},  // SparseReshape
    {0, 0, 5, 0, 162, 3, 66, 1, 112, 1},  // SparseSegmentMean
    {12, 0, 4, 0, 165, 3, 66, 1, 113, 2},
    {380, 0, 3, 0, 168, 3, 66, 1, 115, 3},
    {414, 0, 2, 0, 168, 3, 66, 1, 118, 3},
    {791, 0, 1, 0, 168, 3, 66, 1, 121, 3},
    {1645, 0, 0, 0, 168, 3, 66, 1, 124, 4},
    {0, 0, 4, 0, 171, 4, 66, 1, 112, 1},  // SparseSegmentMeanGrad
    {12, 0, 3, 0, 175, 4, 66, 1, 113, 2},
    {380, 0, 2, 0, 179, 4, 66, 1, 115, 3},
    {732, 0, 1, 0, 179, 4, 66, 1, 118, 3},
    {791, 0, 0, 0, 179, 4, 66, 1, 121, 3},
    {1526, 0, 0, 0, 183, 4, 187, 2, 128, 3},  // SparseSegmentMeanGradV2
    {24, 0, 4, 0, 189, 4, 66, 1, 131, 3},  // SparseSegmentMeanWithNumSegments
    {380, 0, 3, 0, 193, 4, 66, 1, 134, 4},
    {414, 0, 2, 0, 193, 4, 66, 1, 138, 4},
    {791, 0, 1, 0, 193, 4, 66, 1, 142, 4},
    {1645, 0, 0, 0, 193, 4, 66, 1, 146, 5},
    {5, 0, 5, 0, 162, 3, 66, 1, 151, 1},  // SparseSegmentSqrtN
    {12, 0, 4, 0, 165, 3, 66, 1, 152, 2},
    {380, 0, 3, 0, 168, 3, 66, 1, 154, 3},
    {414, 0, 2, 0, 168, 3, 66, 1, 157, 3},
    {791, 0, 1, 0, 168, 3, 66, 1, 160, 3},
    {1645, 0, 0, 0, 168, 3, 66, 1, 163, 4},
    {5, 0, 4, 0, 171, 4, 66, 1, 151, 1},  // SparseSegmentSqrtNGrad
    {12, 0, 3, 0, 175, 4, 66, 1, 152, 2},
    {380, 0, 2, 0, 179, 4, 66, 1, 154, 3},
    {732, 0, 1, 0, 179, 4, 66, 1, 157, 3},
    {791, 0, 0, 0, 179, 4, 66, 1, 160, 3},
    {1526, 0, 0, 0, 183, 4, 187, 2, 128, 3},  // SparseSegmentSqrtNGradV2
    {24, 0, 4, 0, 189, 4, 66, 1, 131, 3},  // SparseSegmentSqrtNWithNumSegments
    {380, 0, 3, 0, 193, 4, 66, 1, 134, 4},
    {414, 0, 2, 0, 193, 4, 66, 1, 138, 4},
    {791, 0, 1, 0, 193, 4, 66, 1, 142, 4},
    {1645, 0, 0, 0, 193, 4, 66, 1, 146, 5},
    {0, 0, 7, 0, 162, 3, 66, 1, 167, 1},  // SparseSegmentSum
    {5, 0, 6, 0, 162, 3, 66, 1, 168, 1},
    {9, 0, 5, 0, 162, 3, 66, 1, 169, 1},
    {12, 0, 4, 0, 165, 3, 66, 1, 170, 2},
    {24, 0, 3, 0, 165, 3, 66, 1, 172, 2},
    {24, 0, 2, 0, 165, 3, 66, 1, 174, 2},
    {380, 0, 1, 0, 168, 3, 66, 1, 176, 3},
    {1645, 0, 0, 0, 168, 3, 66, 1, 179, 4},
    {772, 0, 1, 0, 179, 4, 66, 1, 183, 3},  // SparseSegmentSumGrad
    {794, 0, 0, 0, 179, 4, 66, 1, 186, 3},
    {1526, 0, 0, 0, 183, 4, 187, 2, 128, 3},  // SparseSegmentSumGradV2
    {24, 0, 2, 0, 189, 4, 66, 1, 189, 3},  // SparseSegmentSumWithNumSegments
    {380, 0, 1, 0, 193, 4, 66, 1, 192, 4},
    {1645, 0, 0, 0, 193, 4, 66, 1, 196, 5},
    {24, 0, 0, 0, 197, 5, 70, 3, 201, 1},  // SparseSlice
    {26, 0, 1, 0, 202, 4, 206, 1, 202, 1},  // SparseSliceGrad
    {1308, 0, 0, 0, 202, 4, 206, 1, 203, 1},
    {9, 0, 1, 0, 207, 3, 66, 1, 204, 1},  // SparseSoftmax
    {1263, 0, 0, 0, 207, 3, 66, 1, 205, 1},
    {10, 0, 2, 0, 210, 6, 155, 2, 206, 1},  // SparseSparseMaximum
    {24, 0, 1, 0, 210, 6, 155, 2, 207, 1},
    {24, 0, 0, 0, 210, 6, 155, 2, 208, 1},
    {10, 0, 3, 0, 210, 6, 155, 2, 209, 1},  // SparseSparseMinimum
    {24, 0, 2, 0, 210, 6, 155, 2, 210, 1},
    {24, 0, 1, 0, 210, 6, 155, 2, 211, 1},
    {1308, 0, 0, 0, 210, 6, 155, 2, 212, 1},
    {1, 0, 0, 0, 216, 4, 220, 3, 213, 2},  // SparseSplit
    {9, 0, 3, 0, 223, 4, 66, 1, 215, 2},  // SparseTensorDenseAdd
    {24, 0, 2, 0, 223, 4, 66, 1, 217, 2},
    {24, 0, 1, 0, 223, 4, 66, 1, 219, 2},
    {1308, 0, 0, 0, 223, 4, 66, 1, 221, 2},
    {8, 0, 1, 0, 227, 4, 231, 1, 223, 3},  // SparseTensorDenseMatMul
    {22, 0, 0, 0, 232, 4, 231, 1, 226, 4},
    {147, 0, 0, 0, 236, 3, 12, 1, 14, 1},  // SparseTensorToCSRSparseMatrix
    {0, 0, 1, 0, 239, 4, 243, 1, 230, 2},  // SparseToDense
    {3, 0, 0, 0, 239, 4, 243, 1, 232, 3},
    {17, 0, 0, 0, 244, 6, 28, 3, 15, 3},  // SparseToSparseSetOperation
    {15, 0, 0, 1, 3, 1, 36, 3, 235, 3},  // TakeManySparseFromTensorsMap
};

inline constexpr flat_port sparse_ports[]{
    {"sparse_indices", dtype::int64},
    {"sparse_values", {}, "T"},
    {"sparse_shape", dtype::int64},
    {"sparse_handles", dtype::int64},
    {"sparse_handle", dtype::int64},
    {"csr_sparse_matrix", dtype::variant},
    {"index", dtype::int32},
    {"row_ptrs", dtype::int32},
    {"col_inds", dtype::int32},
    {"values", {}, "type"},
    {"sparse_input", dtype::variant},
    {"dense_output", {}, "type"},
    {"sparse_matrix", dtype::variant},
    {"indices", dtype::int64},
    {"dense_shape", dtype::int64},
    {"values", {}, "T"},
    {"weights", dtype::float32},
    {"output_indices", dtype::int64},
    {"output_values", {}, "output_type"},
    {"output_dense_shape", dtype::int64},
    {"weights", {}, "output_type"},
    {"dense_input", {}, "T"},
    {"sparse_output", dtype::variant},
    {"set1", {}, "T"},
    {"set2", {}, "T"},
    {"result_indices", dtype::int64},
    {"result_values", {}, "T"},
    {"result_shape", dtype::int64},
    {"set2_indices", dtype::int64},
    {"set2_values", {}, "T"},
    {"set2_shape", dtype::int64},
    {"serialized_sparse", dtype::string},
    {"sparse_values", {}, "dtype"},
    {"serialized_sparse", {}, "Tserialized"},
    {"serialized_sparse", {}, "out_type"},
    {"set_indices", dtype::int64},
    {"set_values", {}, "T"},
    {"set_shape", dtype::int64},
    {"size", dtype::int32},
    {"a_indices", dtype::int64},
    {"a_values", {}, "T"},
    {"a_shape", dtype::int64},
    {"b_indices", dtype::int64},
    {"b_values", {}, "T"},
    {"b_shape", dtype::int64},
    {"thresh", {}, "Treal"},
    {"sum_indices", dtype::int64},
    {"sum_values", {}, "T"},
    {"sum_shape", dtype::int64},
    {"backprop_val_grad", {}, "T"},
    {"a_val_grad", {}, "T"},
    {"b_val_grad", {}, "T"},
    {"values", {}, "Tidx"},
    {"size", {}, "Tidx"},
    {"weights", {}, "T"},
    {"output", {}, "T"},
    {"indices", dtype::int64, "", "N"},
    {"values", {}, "T", "N"},
    {"shapes", dtype::int64, "", "N"},
    {"output_values", {}, "T"},
    {"output_shape", dtype::int64},
    {"values", {}, "sparse_types", "", true},
    {"dense_inputs", {}, "dense_types", "", true},
    {"output_values", {}, "out_type"},
    {"num_buckets", dtype::int64},
    {"strong_hash", dtype::boolean},
    {"salt", dtype::int64},
    {"output_values", dtype::int64},
    {"sep", dtype::string},
    {"output_values", dtype::string},
    {"sp_indices", dtype::int64},
    {"sp_values", {}, "T"},
    {"sp_shape", dtype::int64},
    {"dense", {}, "T"},
    {"default_value", {}, "T"},
    {"empty_row_indicator", dtype::boolean},
    {"reverse_index_map", dtype::int64},
    {"grad_values", {}, "T"},
    {"d_values", {}, "T"},
    {"d_default_value", {}, "T"},
    {"a", dtype::float32},
    {"b", dtype::float32},
    {"product", dtype::float32},
    {"a", {}, "Ta"},
    {"b", {}, "Tb"},
    {"a", dtype::variant},
    {"b", dtype::variant},
    {"alpha", {}, "T"},
    {"beta", {}, "T"},
    {"c", dtype::variant},
    {"b", {}, "T"},
    {"output", dtype::variant},
    {"nnz", dtype::int32},
    {"input", dtype::variant},
    {"output", dtype::int32},
    {"logits", dtype::variant},
    {"softmax", dtype::variant},
    {"grad_softmax", dtype::variant},
    {"gradient", dtype::variant},
    {"permutation", dtype::int32},
    {"input_indices", dtype::int64},
    {"input_values", {}, "T"},
    {"input_shape", dtype::int64},
    {"reduction_axes", dtype::int32},
    {"new_shape", dtype::int64},
    {"data", {}, "T"},
    {"indices", dtype::int32},
    {"segment_ids", dtype::int32},
    {"indices", {}, "Tidx"},
    {"segment_ids", {}, "Tsegmentids"},
    {"grad", {}, "T"},
    {"output_dim0", dtype::int32},
    {"dense_output_dim0", dtype::int32},
    {"sorted_unique_indices", {}, "Tidx"},
    {"num_segments", {}, "Tnumsegments"},
    {"shape", dtype::int64},
    {"start", dtype::int64},
    {"size", dtype::int64},
    {"input_start", dtype::int64},
    {"val_grad", {}, "T"},
    {"split_dim", dtype::int64},
    {"output_indices", dtype::int64, "", "num_split"},
    {"output_values", {}, "T", "num_split"},
    {"output_shape", dtype::int64, "", "num_split"},
    {"a_indices", {}, "Tindices"},
    {"a_shape", {}, "Tindices"},
    {"product", {}, "T"},
    {"sparse_indices", {}, "Tindices"},
    {"output_shape", {}, "Tindices"},
    {"set1_indices", dtype::int64},
    {"set1_values", {}, "T"},
    {"set1_shape", dtype::int64},
};

inline constexpr flat_attr sparse_attrs[]{
    {"T", attr_type::type},
    {"container", attr_type::string, "\"\""},
    {"shared_name", attr_type::string, "\"\""},
    {"type", attr_type::type, nullptr, 0x40106},
    {"T", attr_type::type, nullptr, 0x208},
    {"minlength", attr_type::integer, "-1", 0x0, "", false, -1},
    {"maxlength", attr_type::integer, "-1", 0x0, "", false, -1},
    {"binary_count", attr_type::boolean},
    {"output_type", attr_type::type, nullptr, 0x202},
    {"binary_output", attr_type::boolean},
    {"output_type", attr_type::type, nullptr, 0x20e},
    {"T", attr_type::type, nullptr, 0x40106},
    {"set_operation", attr_type::string},
    {"validate_indices", attr_type::boolean, "true"},
    {"T", attr_type::type, nullptr, 0x202f8},
    {"dtype", attr_type::type},
    {"Tserialized", attr_type::type, "DT_STRING", 0x200080},
    {"out_type", attr_type::type, "DT_STRING", 0x200080},
    {"T", attr_type::type, nullptr, 0xe3b7e},
    {"Treal", attr_type::type, nullptr, 0xa027e},
    {"T", attr_type::type, nullptr, 0xce3b7e},
    {"Treal", attr_type::type, nullptr, 0xca027e},
    {"T", attr_type::type, nullptr, 0xce7b7e},
    {"Treal", attr_type::type, nullptr, 0xca427e},
    {"T", attr_type::type, nullptr, 0xcffb7e},
    {"Tidx", attr_type::type, nullptr, 0x208},
    {"T", attr_type::type, nullptr, 0x20e},
    {"binary_count", attr_type::boolean, "false"},
    {"binary_output", attr_type::boolean, "false"},
    {"concat_dim", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 2},
    {"concat_dim", attr_type::integer},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"hashed_output", attr_type::boolean},
    {"num_buckets", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"hash_key", attr_type::integer},
    {"sparse_types", attr_type::type, nullptr, 0x280, "", true, 0},
    {"dense_types", attr_type::type, nullptr, 0x280, "", true, 0},
    {"out_type", attr_type::type, nullptr, 0x280},
    {"internal_type", attr_type::type, nullptr, 0x280},
    {"transpose_a", attr_type::boolean, "false"},
    {"transpose_b", attr_type::boolean, "false"},
    {"a_is_sparse", attr_type::boolean, "false"},
    {"b_is_sparse", attr_type::boolean, "false"},
    {"Ta", attr_type::type, "DT_FLOAT", 0x4002},
    {"Tb", attr_type::type, "DT_FLOAT", 0x4002},
    {"adjoint_a", attr_type::boolean, "false"},
    {"adjoint_b", attr_type::boolean, "false"},
    {"transpose_output", attr_type::boolean, "false"},
    {"conjugate_output", attr_type::boolean, "false"},
    {"type", attr_type::type, nullptr, 0x6},
    {"conjugate", attr_type::boolean, "false"},
    {"keep_dims", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0xa027e},
    {"T", attr_type::type, nullptr, 0xca027e},
    {"T", attr_type::type, nullptr, 0xca427e},
    {"T", attr_type::type, nullptr, 0x6},
    {"Tidx", attr_type::type, "DT_INT32", 0x208},
    {"Tsegmentids", attr_type::type, "DT_INT32", 0x208},
    {"T", attr_type::type, nullptr, 0x4006},
    {"T", attr_type::type, nullptr, 0x84006},
    {"sparse_gradient", attr_type::boolean, "false"},
    {"Tnumsegments", attr_type::type, "DT_INT32", 0x208},
    {"T", attr_type::type, nullptr, 0x27e},
    {"T", attr_type::type, nullptr, 0x2027e},
    {"T", attr_type::type, nullptr, 0x80006},
    {"num_split", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"Tindices", attr_type::type, nullptr, 0x208},
    {"Tindices", attr_type::type, "DT_INT64", 0x208},
};

inline constexpr std::uint16_t sparse_port_slots[]{
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 9, 14, 15, 16, 17, 18, 19, 15, 20, 21, 13, 22, 23,
    24, 25, 26, 27, 23, 28, 29, 30, 31, 0, 32, 2, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
    45, 46, 47, 48, 49, 39, 42, 46, 50, 51, 13, 52, 14, 53, 54, 55, 56, 57, 58, 17, 59, 60, 13, 15,
    14, 16, 13, 15, 14, 20, 56, 61, 58, 62, 17, 63, 60, 56, 61, 58, 62, 64, 65, 66, 17, 67, 60, 56,
    61, 58, 62, 68, 17, 69, 60, 70, 71, 72, 73, 13, 15, 14, 74, 17, 59, 75, 76, 76, 77, 78, 79, 80,
    81, 82, 83, 84, 85, 86, 87, 88, 89, 85, 90, 91, 92, 93, 94, 95, 96, 96, 97, 98, 93, 99, 85, 86,
    14, 100, 101, 102, 103, 100, 101, 102, 17, 59, 100, 102, 104, 17, 60, 105, 106, 107, 105, 108,
    107, 105, 108, 109, 110, 106, 107, 111, 110, 108, 107, 111, 110, 108, 109, 111, 110, 108, 109,
    112, 55, 113, 105, 108, 107, 114, 105, 108, 109, 114, 13, 15, 115, 116, 117, 49, 100, 118, 17,
    119, 70, 71, 72, 39, 40, 41, 42, 43, 44, 120, 13, 15, 115, 121, 122, 123, 124, 40, 125, 90, 39,
    40, 41, 90, 126, 124, 40, 41, 90, 13, 15, 14, 127, 128, 1, 74, 73, 129, 130, 131, 28, 29, 30,
};

inline constexpr flat_attr_slot sparse_attr_slots[]{
    {0, 15}, {1, 15}, {2, 15}, {3, 147}, {4, 388}, {5, 388}, {6, 388}, {7, 388}, {8, 388}, {4, 388},
    {5, 388}, {6, 388}, {9, 406}, {10, 388}, {11, 147}, {12, 17}, {13, 17}, {14, 17}, {15, 1},
    {15, 24}, {15, 24}, {16, 24}, {0, 1}, {0, 1}, {17, 24}, {13, 17}, {14, 17}, {18, 9}, {19, 9},
    {20, 9}, {21, 9}, {22, 9}, {23, 9}, {24, 9}, {23, 9}, {18, 9}, {20, 9}, {22, 9}, {24, 9},
    {25, 393}, {26, 393}, {27, 393}, {25, 393}, {26, 393}, {28, 406}, {29, 0}, {30, 0}, {0, 0},
    {31, 0}, {30, 0}, {0, 0}, {32, 22}, {33, 22}, {34, 22}, {35, 22}, {36, 22}, {37, 22}, {38, 22},
    {39, 22}, {32, 406}, {36, 406}, {37, 406}, {0, 23}, {40, 0}, {41, 0}, {42, 0}, {43, 0}, {40, 0},
    {41, 0}, {42, 0}, {43, 0}, {44, 9}, {45, 9}, {0, 147}, {40, 147}, {41, 147}, {46, 147},
    {47, 147}, {48, 147}, {49, 147}, {0, 147}, {50, 147}, {3, 147}, {40, 147}, {41, 147}, {46, 147},
    {47, 147}, {51, 147}, {3, 147}, {52, 24}, {53, 24}, {52, 24}, {54, 24}, {52, 24}, {55, 24},
    {52, 9}, {18, 9}, {52, 9}, {20, 9}, {52, 9}, {22, 9}, {52, 9}, {24, 9}, {52, 13}, {18, 13},
    {52, 13}, {20, 13}, {52, 13}, {22, 13}, {52, 13}, {24, 13}, {0, 0}, {56, 0}, {56, 0}, {57, 12},
    {56, 0}, {57, 12}, {58, 380}, {59, 0}, {57, 12}, {58, 380}, {60, 0}, {57, 12}, {58, 380},
    {60, 0}, {57, 12}, {58, 380}, {61, 1645}, {60, 1526}, {57, 1526}, {58, 1526}, {56, 24},
    {57, 24}, {62, 24}, {56, 24}, {57, 24}, {62, 24}, {58, 380}, {59, 24}, {57, 24}, {62, 24},
    {58, 380}, {60, 24}, {57, 24}, {62, 24}, {58, 380}, {60, 24}, {57, 24}, {62, 24}, {58, 380},
    {61, 1645}, {56, 5}, {56, 5}, {57, 12}, {56, 5}, {57, 12}, {58, 380}, {59, 5}, {57, 12},
    {58, 380}, {60, 5}, {57, 12}, {58, 380}, {60, 5}, {57, 12}, {58, 380}, {61, 1645}, {63, 0},
    {64, 0}, {53, 0}, {53, 0}, {57, 12}, {54, 0}, {57, 12}, {55, 0}, {57, 12}, {55, 0}, {57, 12},
    {58, 380}, {55, 0}, {57, 12}, {58, 380}, {61, 1645}, {59, 772}, {57, 772}, {58, 772}, {60, 772},
    {57, 772}, {58, 772}, {55, 24}, {57, 24}, {62, 24}, {55, 24}, {57, 24}, {62, 24}, {58, 380},
    {55, 24}, {57, 24}, {62, 24}, {58, 380}, {61, 1645}, {0, 24}, {22, 26}, {24, 26}, {56, 9},
    {65, 9}, {53, 10}, {54, 10}, {55, 10}, {18, 10}, {20, 10}, {22, 10}, {24, 10}, {66, 1}, {0, 1},
    {18, 9}, {67, 9}, {20, 9}, {67, 9}, {22, 9}, {67, 9}, {24, 9}, {67, 9}, {0, 8}, {46, 8},
    {47, 8}, {0, 8}, {68, 22}, {46, 8}, {47, 8}, {0, 0}, {67, 0}, {13, 3}, {0, 0}, {67, 0},
    {15, 15}, {1, 15}, {2, 15},
};

}  // namespace detail

inline constexpr flat_table sparse_ops{
    detail::sparse_op_rows, detail::sparse_definition_rows, detail::sparse_ports,
    detail::sparse_attrs, detail::sparse_port_slots, detail::sparse_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/state.hpp
// state: variables: held, read, assigned, updated in part.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_STATE_HPP
#define EVERGRAPH_TF_OPS_STATE_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op state_op_rows[]{
    {"Assign", 1},
    {"AssignAdd", 7},
    {"AssignAddVariableOp", 1},
    {"AssignSub", 7},
    {"AssignSubVariableOp", 1},
    {"AssignVariableOp", 2},
    {"AssignVariableXlaConcatND", 1},
    {"CountUpTo", 1},
    {"DeleteSessionTensor", 2},
    {"DestroyResourceOp", 1},
    {"DestroyTemporaryVariable", 1},
    {"DisableCopyOnRead", 1},
    {"GetSessionHandle", 2},
    {"GetSessionHandleV2", 1},
    {"GetSessionTensor", 2},
    {"HostConst", 1},
    {"IsVariableInitialized", 1},
    {"ReadVariableOp", 1},
    {"ReadVariableXlaSplitND", 1},
    {"ResourceCountUpTo", 1},
    {"ResourceGather", 2},
    {"ResourceGatherNd", 1},
    {"ResourceScatterAdd", 4},
    {"ResourceScatterDiv", 2},
    {"ResourceScatterMax", 2},
    {"ResourceScatterMin", 2},
    {"ResourceScatterMul", 2},
    {"ResourceScatterNdAdd", 2},
    {"ResourceScatterNdMax", 2},
    {"ResourceScatterNdMin", 2},
    {"ResourceScatterNdSub", 2},
    {"ResourceScatterNdUpdate", 2},
    {"ResourceScatterSub", 2},
    {"ResourceScatterUpdate", 3},
    {"ResourceStridedSliceAssign", 1},
    {"ScatterAdd", 7},
    {"ScatterDiv", 4},
    {"ScatterMax", 1},
    {"ScatterMin", 1},
    {"ScatterMul", 4},
    {"ScatterNd", 3},
    {"ScatterNdAdd", 5},
    {"ScatterNdDiv", 1, 15, op::open, op::open, "", "never part of a release"},
    {"ScatterNdMax", 3},
    {"ScatterNdMin", 3},
    {"ScatterNdMul", 1, 15, op::open, op::open, "", "never part of a release"},
    {"ScatterNdSub", 5},
    {"ScatterNdUpdate", 2},
    {"ScatterSub", 7},
    {"ScatterUpdate", 1},
    {"TemporaryVariable", 1},
    {"VarHandleOp", 3},
    {"VarIsInitializedOp", 1},
    {"Variable", 1},
    {"VariableShape", 1},
    {"VariableV2", 1},
};

inline constexpr flat_definition state_definition_rows[]{
    {0, 0, 0, 8, 0, 2, 2, 1, 0, 3},  // Assign
    {0, 0, 6, 0, 0, 2, 2, 1, 3, 2},  // AssignAdd
    {5, 0, 5, 0, 0, 2, 2, 1, 5, 2},
    {9, 0, 4, 0, 0, 2, 2, 1, 7, 2},
    {9, 0, 3, 0, 0, 2, 2, 1, 9, 2},
    {24, 0, 2, 0, 0, 2, 2, 1, 11, 2},
    {24, 0, 1, 0, 0, 2, 2, 1, 13, 2},
    {1308, 0, 0, 0, 0, 2, 2, 1, 15, 2},
    {24, 0, 0, 1, 3, 2, 0, 0, 17, 1},  // AssignAddVariableOp
    {0, 0, 6, 0, 0, 2, 2, 1, 3, 2},  // AssignSub
    {5, 0, 5, 0, 0, 2, 2, 1, 5, 2},
    {9, 0, 4, 0, 0, 2, 2, 1, 7, 2},
    {9, 0, 3, 0, 0, 2, 2, 1, 9, 2},
    {24, 0, 2, 0, 0, 2, 2, 1, 11, 2},
    {24, 0, 1, 0, 0, 2, 2, 1, 13, 2},
    {1308, 0, 0, 0, 0, 2, 2, 1, 15, 2},
    {24, 0, 0, 1, 3, 2, 0, 0, 17, 1},  // AssignSubVariableOp
    {24, 0, 1, 1, 3, 2, 0, 0, 17, 1},  // AssignVariableOp
    {929, 0, 0, 1, 3, 2, 0, 0, 18, 2},
    {825, 0, 0, 1, 5, 2, 0, 0, 20, 4},  // AssignVariableXlaConcatND
    {0, 0, 0, 0, 7, 1, 8, 1, 24, 2},  // CountUpTo
    {9, 0, 1, 0, 9, 1, 0, 0, 0, 0},  // DeleteSessionTensor
    {25, 0, 0, 1, 9, 1, 0, 0, 0, 0},
    {24, 0, 0, 1, 10, 1, 0, 0, 26, 1},  // DestroyResourceOp
    {0, 0, 0, 0, 7, 1, 11, 1, 27, 2},  // DestroyTemporaryVariable
    {1095, 0, 0, 1, 10, 1, 0, 0, 0, 0},  // DisableCopyOnRead
    {9, 0, 1, 0, 11, 1, 9, 1, 29, 1},  // GetSessionHandle
    {25, 0, 0, 1, 11, 1, 9, 1, 29, 1},
    {21, 0, 0, 1, 11, 1, 12, 1, 30, 1},  // GetSessionHandleV2
    {9, 0, 1, 0, 9, 1, 13, 1, 31, 1},  // GetSessionTensor
    {25, 0, 0, 1, 9, 1, 13, 1, 31, 1},
    {26, 0, 0, 0, 0, 0, 14, 1, 32, 2},  // HostConst
    {9, 0, 0, 8, 15, 1, 16, 1, 31, 1},  // IsVariableInitialized
    {24, 0, 0, 1, 10, 1, 13, 1, 17, 1},  // ReadVariableOp
    {812, 0, 0, 1, 10, 1, 17, 1, 34, 4},  // ReadVariableXlaSplitND
    {24, 0, 0, 1, 10, 1, 8, 1, 38, 2},  // ResourceCountUpTo
    {24, 0, 1, 1, 18, 2, 14, 1, 40, 3},  // ResourceGather
    {27, 0, 0, 1, 18, 2, 14, 1, 43, 4},
    {29, 0, 0, 1, 18, 2, 14, 1, 47, 2},  // ResourceGatherNd
    {24, 0, 3, 1, 20, 3, 0, 0, 49, 2},  // ResourceScatterAdd
    {24, 0, 2, 1, 20, 3, 0, 0, 51, 2},
    {24, 0, 1, 1, 20, 3, 0, 0, 53, 2},
    {1308, 0, 0, 1, 20, 3, 0, 0, 55, 2},
    {26, 0, 1, 1, 20, 3, 0, 0, 57, 2},  // ResourceScatterDiv
    {1308, 0, 0, 1, 20, 3, 0, 0, 59, 2},
    {26, 0, 1, 1, 20, 3, 0, 0, 57, 2},  // ResourceScatterMax
    {1308, 0, 0, 1, 20, 3, 0, 0, 59, 2},
    {26, 0, 1, 1, 20, 3, 0, 0, 57, 2},  // ResourceScatterMin
    {1308, 0, 0, 1, 20, 3, 0, 0, 59, 2},
    {26, 0, 1, 1, 20, 3, 0, 0, 57, 2},  // ResourceScatterMul
    {1308, 0, 0, 1, 20, 3, 0, 0, 59, 2},
    {26, 0, 1, 1, 23, 3, 0, 0, 61, 3},  // ResourceScatterNdAdd
    {2025, 0, 0, 1, 23, 3, 0, 0, 64, 4},
    {420, 0, 1, 1, 23, 3, 0, 0, 68, 3},  // ResourceScatterNdMax
    {2025, 0, 0, 1, 23, 3, 0, 0, 71, 4},
    {420, 0, 1, 1, 23, 3, 0, 0, 68, 3},  // ResourceScatterNdMin
    {2025, 0, 0, 1, 23, 3, 0, 0, 71, 4},
    {27, 0, 1, 1, 23, 3, 0, 0, 75, 3},  // ResourceScatterNdSub
    {2025, 0, 0, 1, 23, 3, 0, 0, 78, 4},
    {24, 0, 1, 1, 23, 3, 0, 0, 82, 3},  // ResourceScatterNdUpdate
    {2025, 0, 0, 1, 23, 3, 0, 0, 85, 4},
    {26, 0, 1, 1, 20, 3, 0, 0, 57, 2},  // ResourceScatterSub
    {1308, 0, 0, 1, 20, 3, 0, 0, 59, 2},
    {24, 0, 2, 1, 20, 3, 0, 0, 51, 2},  // ResourceScatterUpdate
    {24, 0, 1, 1, 20, 3, 0, 0, 53, 2},
    {26, 0, 0, 1, 20, 3, 0, 0, 89, 2},
    {22, 0, 0, 1, 26, 5, 0, 0, 91, 7},  // ResourceStridedSliceAssign
    {0, 0, 6, 0, 31, 3, 2, 1, 98, 3},  // ScatterAdd
    {5, 0, 5, 0, 31, 3, 2, 1, 101, 3},
    {9, 0, 4, 0, 31, 3, 2, 1, 104, 3},
    {9, 0, 3, 0, 31, 3, 2, 1, 107, 3},
    {24, 0, 2, 0, 31, 3, 2, 1, 110, 3},
    {24, 0, 1, 0, 31, 3, 2, 1, 113, 3},
    {1308, 0, 0, 0, 31, 3, 2, 1, 116, 3},
    {12, 0, 3, 0, 31, 3, 2, 1, 119, 3},  // ScatterDiv
    {24, 0, 2, 0, 31, 3, 2, 1, 122, 3},
    {24, 0, 1, 0, 31, 3, 2, 1, 125, 3},
    {1308, 0, 0, 0, 31, 3, 2, 1, 128, 3},
    {26, 0, 0, 0, 31, 3, 2, 1, 131, 3},  // ScatterMax
    {26, 0, 0, 0, 31, 3, 2, 1, 131, 3},  // ScatterMin
    {12, 0, 3, 0, 31, 3, 2, 1, 119, 3},  // ScatterMul
    {24, 0, 2, 0, 31, 3, 2, 1, 122, 3},
    {24, 0, 1, 0, 31, 3, 2, 1, 125, 3},
    {1308, 0, 0, 0, 31, 3, 2, 1, 128, 3},
    {15, 0, 2, 0, 34, 3, 8, 1, 134, 2},  // ScatterNd
    {1024, 0, 1, 0, 34, 3, 8, 1, 136, 2},
    {2025, 0, 0, 0, 34, 3, 8, 1, 138, 3},
    {15, 0, 4, 0, 31, 3, 2, 1, 141, 3},  // ScatterNdAdd
    {24, 0, 3, 0, 31, 3, 2, 1, 144, 3},
    {24, 0, 2, 0, 31, 3, 2, 1, 147, 3},
    {1308, 0, 1, 0, 31, 3, 2, 1, 150, 3},
    {2025, 0, 0, 0, 31, 3, 2, 1, 153, 4},
    {15, 0, 0, 0, 31, 3, 2, 1, 141, 3},  // ScatterNdDiv
    {420, 0, 2, 0, 31, 3, 2, 1, 157, 3},  // ScatterNdMax
    {1308, 0, 1, 0, 31, 3, 2, 1, 160, 3},
    {2025, 0, 0, 0, 31, 3, 2, 1, 163, 4},
    {420, 0, 2, 0, 31, 3, 2, 1, 157, 3},  // ScatterNdMin
    {1308, 0, 1, 0, 31, 3, 2, 1, 160, 3},
    {2025, 0, 0, 0, 31, 3, 2, 1, 163, 4},
    {15, 0, 0, 0, 31, 3, 2, 1, 141, 3},  // ScatterNdMul
    {15, 0, 4, 0, 31, 3, 2, 1, 141, 3},  // ScatterNdSub
    {24, 0, 3, 0, 31, 3, 2, 1, 144, 3},
    {24, 0, 2, 0, 31, 3, 2, 1, 147, 3},
    {1308, 0, 1, 0, 31, 3, 2, 1, 150, 3},
    {2025, 0, 0, 0, 31, 3, 2, 1, 153, 4},
    {15, 0, 1, 0, 31, 3, 2, 1, 167, 3},  // ScatterNdUpdate
    {2025, 0, 0, 0, 31, 3, 2, 1, 170, 4},
    {0, 0, 6, 0, 31, 3, 2, 1, 98, 3},  // ScatterSub
    {5, 0, 5, 0, 31, 3, 2, 1, 101, 3},
    {9, 0, 4, 0, 31, 3, 2, 1, 104, 3},
    {9, 0, 3, 0, 31, 3, 2, 1, 107, 3},
    {24, 0, 2, 0, 31, 3, 2, 1, 110, 3},
    {24, 0, 1, 0, 31, 3, 2, 1, 113, 3},
    {1308, 0, 0, 0, 31, 3, 2, 1, 116, 3},
    {0, 0, 0, 0, 31, 3, 2, 1, 174, 3},  // ScatterUpdate
    {0, 0, 0, 1, 0, 0, 15, 1, 177, 3},  // TemporaryVariable
    {24, 0, 2, 1, 0, 0, 10, 1, 180, 4},  // VarHandleOp
    {175, 0, 1, 1, 0, 0, 10, 1, 184, 5},
    {1645, 0, 0, 1, 0, 0, 10, 1, 189, 6},
    {24, 0, 0, 1, 10, 1, 16, 1, 0, 0},  // VarIsInitializedOp
    {0, 0, 0, 1, 0, 0, 15, 1, 195, 4},  // Variable
    {24, 0, 0, 1, 37, 1, 38, 1, 199, 1},  // VariableShape
    {18, 0, 0, 1, 0, 0, 15, 1, 200, 4},  // VariableV2
};

inline constexpr flat_port state_ports[]{
    {"ref", {}, "T", "", false, true},
    {"value", {}, "T"},
    {"output_ref", {}, "T", "", false, true},
    {"resource", dtype::resource},
    {"value", {}, "dtype"},
    {"inputs", {}, "T", "N"},
    {"output", {}, "T"},
    {"handle", dtype::string},
    {"handle", dtype::resource},
    {"output", {}, "dtype"},
    {"ref", {}, "dtype", "", false, true},
    {"is_initialized", dtype::boolean},
    {"outputs", {}, "T", "N"},
    {"indices", {}, "Tindices"},
    {"updates", {}, "dtype"},
    {"ref", dtype::resource},
    {"updates", {}, "T"},
    {"begin", {}, "Index"},
    {"end", {}, "Index"},
    {"strides", {}, "Index"},
    {"shape", {}, "Tindices"},
    {"input", dtype::resource},
    {"output", {}, "out_type"},
};

inline constexpr flat_attr state_attrs[]{
    {"T", attr_type::type},
    {"validate_shape", attr_type::boolean, "true"},
    {"use_locking", attr_type::boolean, "true"},
    {"T", attr_type::type, nullptr, 0x3b7e},
    {"use_locking", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0x23b7e},
    {"T", attr_type::type, nullptr, 0x63b7e},
    {"T", attr_type::type, nullptr, 0xe3b7e},
    {"T", attr_type::type, nullptr, 0xce3b7e},
    {"T", attr_type::type, nullptr, 0xce7b7e},
    {"T", attr_type::type, nullptr, 0xcffb7e},
    {"dtype", attr_type::type},
    {"validate_shape", attr_type::boolean, "false"},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_concats", attr_type::integer, nullptr, 0x0, "", true},
    {"paddings", attr_type::integer, "[]", 0x0, "", true},
    {"limit", attr_type::integer},
    {"T", attr_type::type, nullptr, 0x208},
    {"ignore_lookup_error", attr_type::boolean, "true"},
    {"var_name", attr_type::string},
    {"value", attr_type::tensor},
    {"num_splits", attr_type::integer, nullptr, 0x0, "", true},
    {"validate_indices", attr_type::boolean, "true"},
    {"Tindices", attr_type::type, nullptr, 0x208},
    {"batch_dims", attr_type::integer, "0"},
    {"dtype", attr_type::type, nullptr, 0xe3b7e},
    {"dtype", attr_type::type, nullptr, 0xce3b7e},
    {"dtype", attr_type::type, nullptr, 0xce7b7e},
    {"dtype", attr_type::type, nullptr, 0xcffb7e},
    {"bad_indices_policy", attr_type::string, "\"\""},
    {"Index", attr_type::type, nullptr, 0x208},
    {"begin_mask", attr_type::integer, "0"},
    {"end_mask", attr_type::integer, "0"},
    {"ellipsis_mask", attr_type::integer, "0"},
    {"new_axis_mask", attr_type::integer, "0"},
    {"shrink_axis_mask", attr_type::integer, "0"},
    {"T", attr_type::type, nullptr, 0x8420e},
    {"Tindices", attr_type::type, nullptr, 0x228},
    {"shape", attr_type::shape},
    {"var_name", attr_type::string, "\"\""},
    {"container", attr_type::string, "\"\""},
    {"shared_name", attr_type::string, "\"\""},
    {"allowed_devices", attr_type::string, "[]", 0x0, "", true},
    {"debug_name", attr_type::string, "\"\""},
    {"out_type", attr_type::type, "DT_INT32", 0x208},
};

inline constexpr std::uint16_t state_port_slots[]{
    0, 1, 2, 3, 4, 3, 5, 0, 6, 7, 3, 1, 8, 4, 9, 10, 11, 12, 3, 13, 3, 13, 14, 15, 13, 16, 15, 17,
    18, 19, 1, 0, 13, 16, 13, 16, 20, 21, 22,
};

inline constexpr flat_attr_slot state_attr_slots[]{
    {0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {4, 0}, {6, 0}, {4, 0}, {7, 0}, {4, 0}, {8, 0},
    {4, 0}, {9, 0}, {4, 0}, {10, 0}, {4, 0}, {11, 24}, {11, 24}, {12, 929}, {0, 825}, {13, 825},
    {14, 825}, {15, 825}, {16, 0}, {17, 0}, {18, 24}, {0, 0}, {19, 0}, {0, 9}, {0, 21}, {11, 9},
    {20, 26}, {11, 26}, {0, 812}, {13, 812}, {21, 812}, {15, 812}, {16, 24}, {17, 24}, {22, 24},
    {11, 24}, {23, 24}, {24, 27}, {22, 24}, {11, 24}, {23, 24}, {11, 29}, {23, 29}, {25, 24},
    {23, 24}, {26, 24}, {23, 24}, {27, 24}, {23, 24}, {28, 24}, {23, 24}, {27, 26}, {23, 26},
    {28, 26}, {23, 26}, {0, 26}, {23, 26}, {2, 26}, {0, 26}, {23, 26}, {2, 26}, {29, 2025},
    {0, 420}, {23, 420}, {2, 420}, {0, 420}, {23, 420}, {2, 420}, {29, 2025}, {0, 27}, {23, 27},
    {2, 27}, {0, 27}, {23, 27}, {2, 27}, {29, 2025}, {0, 24}, {23, 24}, {2, 24}, {0, 24}, {23, 24},
    {2, 24}, {29, 2025}, {11, 24}, {23, 24}, {0, 22}, {30, 22}, {31, 22}, {32, 22}, {33, 22},
    {34, 22}, {35, 22}, {3, 0}, {23, 0}, {4, 0}, {5, 0}, {23, 0}, {4, 0}, {6, 0}, {23, 0}, {4, 0},
    {7, 0}, {23, 0}, {4, 0}, {8, 0}, {23, 0}, {4, 0}, {9, 0}, {23, 0}, {4, 0}, {10, 0}, {23, 0},
    {4, 0}, {7, 12}, {23, 12}, {4, 12}, {8, 12}, {23, 12}, {4, 12}, {9, 12}, {23, 12}, {4, 12},
    {10, 12}, {23, 12}, {4, 12}, {36, 26}, {23, 26}, {4, 26}, {0, 15}, {23, 15}, {0, 15}, {37, 15},
    {0, 15}, {37, 15}, {29, 2025}, {7, 15}, {23, 15}, {4, 15}, {8, 15}, {23, 15}, {4, 15}, {9, 15},
    {23, 15}, {4, 15}, {10, 15}, {23, 15}, {4, 15}, {10, 15}, {23, 15}, {4, 15}, {29, 2025},
    {9, 420}, {23, 420}, {4, 420}, {10, 420}, {23, 420}, {4, 420}, {10, 420}, {23, 420}, {4, 420},
    {29, 2025}, {0, 15}, {23, 15}, {2, 15}, {0, 15}, {23, 15}, {2, 15}, {29, 2025}, {0, 0}, {23, 0},
    {2, 0}, {38, 0}, {11, 0}, {39, 0}, {40, 24}, {41, 24}, {11, 24}, {38, 24}, {40, 24}, {41, 24},
    {11, 24}, {38, 24}, {42, 175}, {40, 24}, {41, 24}, {43, 1645}, {11, 24}, {38, 24}, {42, 175},
    {38, 0}, {11, 0}, {40, 0}, {41, 0}, {44, 24}, {38, 18}, {11, 18}, {40, 18}, {41, 18},
};

}  // namespace detail

inline constexpr flat_table state_ops{
    detail::state_op_rows, detail::state_definition_rows, detail::state_ports, detail::state_attrs,
    detail::state_port_slots, detail::state_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/string.hpp
// string: text: joined, split, measured, parsed.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_STRING_HPP
#define EVERGRAPH_TF_OPS_STRING_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op string_op_rows[]{
    {"AsString", 6},
    {"DecodeBase64", 1},
    {"DecodeCSV", 5},
    {"DecodeCompressed", 1},
    {"DecodeJSONExample", 1},
    {"DecodePaddedRaw", 2},
    {"DecodeProtoV2", 1},
    {"DecodeRaw", 6},
    {"EncodeBase64", 1},
    {"EncodeProto", 1},
    {"Fingerprint", 1},
    {"ParseExample", 1},
    {"ParseExampleV2", 1},
    {"ParseSequenceExample", 1},
    {"ParseSequenceExampleV2", 1},
    {"ParseSingleExample", 1},
    {"ParseSingleSequenceExample", 2},
    {"ParseTensor", 1},
    {"ReduceJoin", 1},
    {"RegexFullMatch", 1},
    {"RegexReplace", 1},
    {"SerializeTensor", 1},
    {"StaticRegexFullMatch", 1},
    {"StaticRegexReplace", 1},
    {"StringFormat", 1},
    {"StringJoin", 2},
    {"StringLength", 2},
    {"StringLower", 1},
    {"StringNGrams", 1},
    {"StringSplit", 2},
    {"StringSplitV2", 1},
    {"StringStrip", 1},
    {"StringToHashBucket", 1},
    {"StringToHashBucketFast", 1},
    {"StringToHashBucketStrong", 1},
    {"StringToNumber", 3},
    {"StringUpper", 1},
    {"Substr", 2},
    {"UnicodeDecode", 2},
    {"UnicodeDecodeWithOffsets", 3},
    {"UnicodeEncode", 2},
    {"UnicodeScript", 1},
    {"UnicodeTranscode", 1},
    {"UnsortedSegmentJoin", 1},
};

inline constexpr flat_definition string_definition_rows[]{
    {10, 0, 5, 0, 0, 1, 1, 1, 0, 6},  // AsString
    {26, 0, 4, 0, 0, 1, 1, 1, 6, 6},
    {26, 0, 3, 0, 0, 1, 1, 1, 12, 6},
    {573, 0, 2, 0, 0, 1, 1, 1, 18, 6},
    {773, 0, 1, 0, 0, 1, 1, 1, 24, 6},
    {1480, 0, 0, 0, 0, 1, 1, 1, 30, 6},
    {11, 0, 0, 0, 2, 1, 1, 1, 0, 0},  // DecodeBase64
    {0, 0, 4, 0, 3, 2, 5, 1, 36, 2},  // DecodeCSV
    {23, 0, 3, 0, 3, 2, 5, 1, 38, 3},
    {24, 0, 2, 0, 3, 2, 5, 1, 41, 4},
    {24, 0, 1, 0, 3, 2, 5, 1, 45, 4},
    {26, 0, 0, 0, 3, 2, 5, 1, 49, 5},
    {24, 0, 0, 0, 6, 1, 1, 1, 54, 1},  // DecodeCompressed
    {5, 0, 0, 0, 7, 1, 8, 1, 0, 0},  // DecodeJSONExample
    {29, 0, 1, 0, 9, 2, 11, 1, 55, 2},  // DecodePaddedRaw
    {791, 0, 0, 0, 9, 2, 11, 1, 57, 2},
    {26, 0, 0, 0, 6, 1, 12, 2, 59, 6},  // DecodeProtoV2
    {0, 0, 5, 0, 6, 1, 11, 1, 65, 2},  // DecodeRaw
    {15, 0, 4, 0, 6, 1, 11, 1, 67, 2},
    {24, 0, 3, 0, 6, 1, 11, 1, 69, 2},
    {27, 0, 2, 0, 6, 1, 11, 1, 71, 2},
    {27, 0, 1, 0, 6, 1, 11, 1, 73, 2},
    {791, 0, 0, 0, 6, 1, 11, 1, 75, 2},
    {11, 0, 0, 0, 2, 1, 1, 1, 77, 1},  // EncodeBase64
    {26, 0, 0, 0, 14, 2, 6, 1, 78, 4},  // EncodeProto
    {53, 0, 0, 0, 16, 2, 18, 1, 82, 1},  // Fingerprint
    {0, 0, 0, 0, 19, 5, 24, 4, 83, 5},  // ParseExample
    {147, 0, 0, 0, 28, 6, 34, 6, 88, 6},  // ParseExampleV2
    {27, 0, 0, 0, 40, 3, 43, 9, 94, 15},  // ParseSequenceExample
    {175, 0, 0, 0, 52, 10, 62, 14, 109, 13},  // ParseSequenceExampleV2
    {24, 0, 0, 0, 76, 2, 78, 4, 122, 6},  // ParseSingleExample
    {1, 0, 1, 0, 82, 7, 89, 5, 128, 8},  // ParseSingleSequenceExample
    {3, 0, 0, 0, 94, 8, 102, 8, 136, 10},
    {11, 0, 0, 0, 110, 1, 11, 1, 146, 1},  // ParseTensor
    {9, 0, 0, 0, 111, 2, 1, 1, 147, 2},  // ReduceJoin
    {26, 0, 0, 0, 113, 2, 115, 1, 0, 0},  // RegexFullMatch
    {26, 0, 0, 0, 116, 3, 1, 1, 149, 1},  // RegexReplace
    {24, 0, 0, 0, 119, 1, 110, 1, 150, 1},  // SerializeTensor
    {27, 0, 0, 0, 2, 1, 115, 1, 151, 1},  // StaticRegexFullMatch
    {26, 0, 0, 0, 2, 1, 1, 1, 152, 3},  // StaticRegexReplace
    {27, 0, 0, 0, 120, 1, 1, 1, 155, 4},  // StringFormat
    {10, 0, 1, 0, 121, 1, 1, 1, 159, 2},  // StringJoin
    {1480, 0, 0, 0, 121, 1, 1, 1, 161, 2},
    {26, 0, 1, 0, 2, 1, 122, 1, 0, 0},  // StringLength
    {27, 0, 0, 0, 2, 1, 122, 1, 163, 1},
    {53, 0, 0, 0, 2, 1, 1, 1, 164, 1},  // StringLower
    {107, 0, 0, 0, 123, 2, 125, 2, 165, 7},  // StringNGrams
    {11, 0, 1, 0, 127, 2, 129, 3, 0, 0},  // StringSplit
    {24, 0, 0, 0, 127, 2, 129, 3, 172, 1},
    {26, 0, 0, 0, 132, 2, 129, 3, 173, 1},  // StringSplitV2
    {26, 0, 0, 0, 2, 1, 1, 1, 0, 0},  // StringStrip
    {0, 0, 0, 0, 134, 1, 135, 1, 174, 1},  // StringToHashBucket
    {9, 0, 0, 0, 2, 1, 135, 1, 175, 1},  // StringToHashBucketFast
    {9, 0, 0, 0, 2, 1, 135, 1, 176, 2},  // StringToHashBucketStrong
    {0, 0, 2, 0, 134, 1, 11, 1, 178, 1},  // StringToNumber
    {21, 0, 1, 0, 134, 1, 11, 1, 179, 1},
    {2025, 0, 0, 0, 134, 1, 11, 1, 180, 1},
    {53, 0, 0, 0, 2, 1, 1, 1, 164, 1},  // StringUpper
    {15, 0, 1, 0, 136, 3, 1, 1, 181, 1},  // Substr
    {27, 0, 0, 0, 136, 3, 1, 1, 182, 2},
    {27, 0, 1, 0, 2, 1, 139, 2, 184, 4},  // UnicodeDecode
    {53, 0, 0, 0, 2, 1, 141, 2, 188, 5},
    {27, 0, 0, 0, 2, 1, 143, 3, 184, 4},  // UnicodeDecodeWithOffsets
    {27, 0, 1, 0, 2, 1, 146, 3, 184, 4},
    {53, 0, 0, 0, 2, 1, 149, 3, 188, 5},
    {27, 0, 1, 0, 152, 2, 1, 1, 193, 3},  // UnicodeEncode
    {53, 0, 0, 0, 154, 2, 1, 1, 196, 4},
    {27, 0, 0, 0, 156, 1, 122, 1, 0, 0},  // UnicodeScript
    {27, 0, 0, 0, 2, 1, 1, 1, 200, 5},  // UnicodeTranscode
    {56, 0, 0, 0, 157, 3, 1, 1, 205, 3},  // UnsortedSegmentJoin
};

inline constexpr flat_port string_ports[]{
    {"input", {}, "T"},
    {"output", dtype::string},
    {"input", dtype::string},
    {"records", dtype::string},
    {"record_defaults", {}, "OUT_TYPE", "", true},
    {"output", {}, "OUT_TYPE", "", true},
    {"bytes", dtype::string},
    {"json_examples", dtype::string},
    {"binary_examples", dtype::string},
    {"input_bytes", dtype::string},
    {"fixed_length", dtype::int32},
    {"output", {}, "out_type"},
    {"sizes", dtype::int32},
    {"values", {}, "output_types", "", true},
    {"values", {}, "Tinput_types", "", true},
    {"data", {}, "T"},
    {"method", dtype::string},
    {"fingerprint", dtype::uint8},
    {"serialized", dtype::string},
    {"names", dtype::string},
    {"sparse_keys", dtype::string, "", "Nsparse"},
    {"dense_keys", dtype::string, "", "Ndense"},
    {"dense_defaults", {}, "Tdense", "", true},
    {"sparse_indices", dtype::int64, "", "Nsparse"},
    {"sparse_values", {}, "sparse_types", "", true},
    {"sparse_shapes", dtype::int64, "", "Nsparse"},
    {"dense_values", {}, "Tdense", "", true},
    {"sparse_keys", dtype::string},
    {"dense_keys", dtype::string},
    {"ragged_keys", dtype::string},
    {"sparse_indices", dtype::int64, "", "num_sparse"},
    {"sparse_shapes", dtype::int64, "", "num_sparse"},
    {"ragged_values", {}, "ragged_value_types", "", true},
    {"ragged_row_splits", {}, "ragged_split_types", "", true},
    {"debug_name", dtype::string},
    {"context_dense_defaults", {}, "Tcontext_dense", "", true},
    {"context_sparse_indices", dtype::int64, "", "Ncontext_sparse"},
    {"context_sparse_values", {}, "context_sparse_types", "", true},
    {"context_sparse_shapes", dtype::int64, "", "Ncontext_sparse"},
    {"context_dense_values", {}, "Tcontext_dense", "", true},
    {"feature_list_sparse_indices", dtype::int64, "", "Nfeature_list_sparse"},
    {"feature_list_sparse_values", {}, "feature_list_sparse_types", "", true},
    {"feature_list_sparse_shapes", dtype::int64, "", "Nfeature_list_sparse"},
    {"feature_list_dense_values", {}, "feature_list_dense_types", "", true},
    {"feature_list_dense_lengths", dtype::int64, "", "Nfeature_list_dense"},
    {"context_sparse_keys", dtype::string},
    {"context_dense_keys", dtype::string},
    {"context_ragged_keys", dtype::string},
    {"feature_list_sparse_keys", dtype::string},
    {"feature_list_dense_keys", dtype::string},
    {"feature_list_ragged_keys", dtype::string},
    {"feature_list_dense_missing_assumed_empty", dtype::boolean},
    {"context_ragged_values", {}, "context_ragged_value_types", "", true},
    {"context_ragged_row_splits", {}, "context_ragged_split_types", "", true},
    {"feature_list_ragged_values", {}, "feature_list_ragged_value_types", "", true},
    {"feature_list_ragged_outer_splits", {}, "feature_list_ragged_split_types", "", true},
    {"feature_list_ragged_inner_splits", {}, "feature_list_ragged_split_types", "", true},
    {"feature_list_dense_missing_assumed_empty", dtype::string},
    {"context_sparse_keys", dtype::string, "", "Ncontext_sparse"},
    {"context_dense_keys", dtype::string, "", "Ncontext_dense"},
    {"feature_list_dense_keys", dtype::string, "", "Nfeature_list_dense"},
    {"feature_list_sparse_keys", dtype::string, "", "Nfeature_list_sparse"},
    {"inputs", dtype::string},
    {"reduction_indices", dtype::int32},
    {"pattern", dtype::string},
    {"output", dtype::boolean},
    {"rewrite", dtype::string},
    {"tensor", {}, "T"},
    {"inputs", {}, "T", "", true},
    {"inputs", dtype::string, "", "N"},
    {"output", dtype::int32},
    {"data", dtype::string},
    {"data_splits", {}, "Tsplits"},
    {"ngrams", dtype::string},
    {"ngrams_splits", {}, "Tsplits"},
    {"delimiter", dtype::string},
    {"indices", dtype::int64},
    {"values", dtype::string},
    {"shape", dtype::int64},
    {"sep", dtype::string},
    {"string_tensor", dtype::string},
    {"output", dtype::int64},
    {"pos", {}, "T"},
    {"len", {}, "T"},
    {"row_splits", dtype::int64},
    {"char_values", dtype::int32},
    {"row_splits", {}, "Tsplits"},
    {"char_values", dtype::uint32},
    {"char_to_byte_starts", dtype::int64},
    {"input_values", dtype::int32},
    {"input_splits", dtype::int64},
    {"input_splits", {}, "Tsplits"},
    {"input", dtype::int32},
    {"segment_ids", {}, "Tindices"},
    {"num_segments", {}, "Tnumsegments"},
};

inline constexpr flat_attr string_attrs[]{
    {"T", attr_type::type, nullptr, 0x74e},
    {"precision", attr_type::integer, "-1"},
    {"scientific", attr_type::boolean, "false"},
    {"shortest", attr_type::boolean, "false"},
    {"width", attr_type::integer, "-1"},
    {"fill", attr_type::string, "\"\""},
    {"T", attr_type::type, nullptr, 0x76e},
    {"T", attr_type::type, nullptr, 0x4076e},
    {"T", attr_type::type, nullptr, 0x24076e},
    {"T", attr_type::type, nullptr, 0xee477e},
    {"T", attr_type::type, nullptr, 0xee47fe},
    {"OUT_TYPE", attr_type::type, nullptr, 0x28a, "", true, 1},
    {"field_delim", attr_type::string, "\",\""},
    {"use_quote_delim", attr_type::boolean, "true"},
    {"na_value", attr_type::string, "\"\""},
    {"OUT_TYPE", attr_type::type, nullptr, 0x28e, "", true, 1},
    {"select_cols", attr_type::integer, "[]", 0x0, "", true},
    {"compression_type", attr_type::string, "\"\""},
    {"out_type", attr_type::type, nullptr, 0xa027e},
    {"little_endian", attr_type::boolean, "true"},
    {"out_type", attr_type::type, nullptr, 0xa427e},
    {"message_type", attr_type::string},
    {"field_names", attr_type::string, nullptr, 0x0, "", true},
    {"output_types", attr_type::type, nullptr, 0x0, "", true, 0},
    {"descriptor_source", attr_type::string, "\"local://\""},
    {"message_format", attr_type::string, "\"binary\""},
    {"sanitize", attr_type::boolean, "false"},
    {"out_type", attr_type::type, nullptr, 0x27e},
    {"out_type", attr_type::type, nullptr, 0x8027e},
    {"out_type", attr_type::type, nullptr, 0xe037e},
    {"out_type", attr_type::type, nullptr, 0xe077e},
    {"out_type", attr_type::type, nullptr, 0xe477e},
    {"pad", attr_type::boolean, "false"},
    {"Tinput_types", attr_type::type, nullptr, 0x0, "", true, 1},
    {"T", attr_type::type},
    {"Nsparse", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"Ndense", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"sparse_types", attr_type::type, nullptr, 0x282, "", true, 0},
    {"Tdense", attr_type::type, nullptr, 0x282, "", true, 0},
    {"dense_shapes", attr_type::shape, nullptr, 0x0, "", true, 0},
    {"num_sparse", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"ragged_value_types", attr_type::type, nullptr, 0x282, "", true, 0},
    {"ragged_split_types", attr_type::type, nullptr, 0x208, "", true, 0},
    {"feature_list_dense_missing_assumed_empty", attr_type::string, nullptr, 0x0, "", true, 0},
    {"context_sparse_keys", attr_type::string, nullptr, 0x0, "", true, 0},
    {"context_dense_keys", attr_type::string, nullptr, 0x0, "", true, 0},
    {"feature_list_sparse_keys", attr_type::string, nullptr, 0x0, "", true, 0},
    {"feature_list_dense_keys", attr_type::string, nullptr, 0x0, "", true, 0},
    {"Ncontext_sparse", attr_type::integer, "0", 0x0, "", false, 0},
    {"Ncontext_dense", attr_type::integer, "0", 0x0, "", false, 0},
    {"Nfeature_list_sparse", attr_type::integer, "0", 0x0, "", false, 0},
    {"Nfeature_list_dense", attr_type::integer, "0", 0x0, "", false, 0},
    {"context_sparse_types", attr_type::type, "[]", 0x282, "", true, 0},
    {"Tcontext_dense", attr_type::type, "[]", 0x282, "", true, 0},
    {"feature_list_dense_types", attr_type::type, "[]", 0x282, "", true, 0},
    {"context_dense_shapes", attr_type::shape, "[]", 0x0, "", true, 0},
    {"feature_list_sparse_types", attr_type::type, "[]", 0x282, "", true, 0},
    {"feature_list_dense_shapes", attr_type::shape, "[]", 0x0, "", true, 0},
    {"context_ragged_value_types", attr_type::type, "[]", 0x282, "", true, 0},
    {"context_ragged_split_types", attr_type::type, "[]", 0x208, "", true, 0},
    {"feature_list_ragged_value_types", attr_type::type, "[]", 0x282, "", true, 0},
    {"feature_list_ragged_split_types", attr_type::type, "[]", 0x208, "", true, 0},
    {"sparse_keys", attr_type::string, nullptr, 0x0, "", true, 0},
    {"dense_keys", attr_type::string, nullptr, 0x0, "", true, 0},
    {"Ncontext_sparse", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"Ncontext_dense", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"Nfeature_list_dense", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"context_sparse_types", attr_type::type, nullptr, 0x282, "", true, 0},
    {"Tcontext_dense", attr_type::type, nullptr, 0x282, "", true, 0},
    {"feature_list_dense_types", attr_type::type, nullptr, 0x282, "", true, 0},
    {"context_dense_shapes", attr_type::shape, nullptr, 0x0, "", true, 0},
    {"feature_list_dense_shapes", attr_type::shape, nullptr, 0x0, "", true, 0},
    {"out_type", attr_type::type},
    {"keep_dims", attr_type::boolean, "false"},
    {"separator", attr_type::string, "\"\""},
    {"replace_global", attr_type::boolean, "true"},
    {"pattern", attr_type::string},
    {"rewrite", attr_type::string},
    {"T", attr_type::type, nullptr, 0x0, "", true, 0},
    {"template", attr_type::string, "\"%s\""},
    {"placeholder", attr_type::string, "\"%s\""},
    {"summarize", attr_type::integer, "3"},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"unit", attr_type::string, "\"BYTE\"", 0x0, "\"BYTE\", \"UTF8_CHAR\""},
    {"encoding", attr_type::string, "\"\""},
    {"separator", attr_type::string},
    {"ngram_widths", attr_type::integer, nullptr, 0x0, "", true, 0},
    {"left_pad", attr_type::string},
    {"right_pad", attr_type::string},
    {"pad_width", attr_type::integer},
    {"preserve_short_sequences", attr_type::boolean},
    {"Tsplits", attr_type::type, "DT_INT64", 0x208},
    {"skip_empty", attr_type::boolean, "true"},
    {"maxsplit", attr_type::integer, "-1"},
    {"num_buckets", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"key", attr_type::integer, nullptr, 0x0, "", true},
    {"out_type", attr_type::type, "DT_FLOAT", 0xa},
    {"out_type", attr_type::type, "DT_FLOAT", 0x20e},
    {"out_type", attr_type::type, "DT_FLOAT", 0xc0020e},
    {"T", attr_type::type, nullptr, 0x208},
    {"input_encoding", attr_type::string},
    {"errors", attr_type::string, "\"replace\"", 0x0, "\"strict\", \"replace\", \"ignore\""},
    {"replacement_char", attr_type::integer, "65533"},
    {"replace_control_characters", attr_type::boolean, "false"},
    {"errors", attr_type::string, "\"replace\"", 0x0, "\"ignore\", \"replace\", \"strict\""},
    {"output_encoding", attr_type::string, nullptr, 0x0, "\"UTF-8\", \"UTF-16-BE\", \"UTF-32-BE\""},
    {"Tindices", attr_type::type, nullptr, 0x208},
    {"Tnumsegments", attr_type::type, "DT_INT32", 0x208},
};

inline constexpr std::uint16_t string_port_slots[]{
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    25, 26, 18, 19, 27, 28, 29, 22, 30, 24, 31, 26, 32, 33, 18, 34, 35, 36, 37, 38, 39, 40, 41, 42,
    43, 44, 18, 34, 45, 46, 47, 48, 49, 50, 51, 35, 36, 37, 38, 39, 52, 53, 40, 41, 42, 43, 44, 54,
    55, 56, 18, 22, 30, 24, 31, 26, 18, 57, 58, 59, 60, 35, 34, 36, 37, 38, 39, 43, 18, 57, 58, 59,
    61, 60, 35, 34, 36, 37, 38, 39, 40, 41, 42, 43, 18, 62, 63, 2, 64, 65, 2, 64, 66, 67, 68, 69,
    70, 71, 72, 73, 74, 2, 75, 76, 77, 78, 2, 79, 80, 81, 2, 82, 83, 84, 85, 86, 85, 84, 87, 88, 84,
    85, 88, 86, 85, 88, 89, 90, 89, 91, 92, 62, 93, 94,
};

inline constexpr flat_attr_slot string_attr_slots[]{
    {0, 10}, {1, 10}, {2, 10}, {3, 10}, {4, 10}, {5, 10}, {6, 10}, {1, 10}, {2, 10}, {3, 10},
    {4, 10}, {5, 10}, {7, 10}, {1, 10}, {2, 10}, {3, 10}, {4, 10}, {5, 10}, {8, 10}, {1, 10},
    {2, 10}, {3, 10}, {4, 10}, {5, 10}, {9, 10}, {1, 10}, {2, 10}, {3, 10}, {4, 10}, {5, 10},
    {10, 10}, {1, 10}, {2, 10}, {3, 10}, {4, 10}, {5, 10}, {11, 0}, {12, 0}, {11, 0}, {12, 0},
    {13, 23}, {11, 0}, {12, 0}, {13, 23}, {14, 24}, {15, 0}, {12, 0}, {13, 23}, {14, 24}, {15, 0},
    {12, 0}, {13, 23}, {14, 24}, {16, 26}, {17, 24}, {18, 29}, {19, 29}, {20, 29}, {19, 29},
    {21, 26}, {22, 26}, {23, 26}, {24, 26}, {25, 26}, {26, 26}, {27, 0}, {19, 0}, {28, 0}, {19, 0},
    {18, 0}, {19, 0}, {29, 0}, {19, 0}, {30, 0}, {19, 0}, {31, 0}, {19, 0}, {32, 11}, {22, 26},
    {21, 26}, {24, 26}, {33, 26}, {34, 53}, {35, 0}, {36, 0}, {37, 0}, {38, 0}, {39, 0}, {38, 147},
    {40, 147}, {37, 147}, {41, 147}, {42, 147}, {39, 147}, {43, 27}, {44, 27}, {45, 27}, {46, 27},
    {47, 27}, {48, 27}, {49, 27}, {50, 27}, {51, 27}, {52, 27}, {53, 27}, {54, 27}, {55, 27},
    {56, 27}, {57, 27}, {48, 175}, {53, 175}, {52, 175}, {58, 175}, {59, 175}, {55, 175}, {50, 175},
    {51, 175}, {54, 175}, {56, 175}, {60, 175}, {61, 175}, {57, 175}, {40, 24}, {62, 24}, {63, 24},
    {37, 24}, {38, 24}, {39, 24}, {64, 1}, {65, 1}, {66, 1}, {67, 1}, {68, 1}, {69, 1}, {70, 1},
    {71, 1}, {48, 1}, {49, 1}, {50, 3}, {51, 1}, {52, 1}, {53, 1}, {54, 1}, {55, 1}, {56, 3},
    {57, 1}, {72, 11}, {73, 9}, {74, 9}, {75, 26}, {34, 24}, {76, 27}, {76, 26}, {77, 26}, {75, 26},
    {78, 27}, {79, 27}, {80, 27}, {81, 27}, {82, 10}, {74, 10}, {83, 10}, {74, 10}, {84, 27},
    {85, 53}, {86, 107}, {87, 107}, {88, 107}, {89, 107}, {90, 107}, {91, 107}, {92, 107}, {93, 24},
    {94, 26}, {95, 0}, {95, 9}, {95, 9}, {96, 9}, {97, 0}, {98, 0}, {99, 0}, {100, 15}, {100, 15},
    {84, 27}, {101, 27}, {102, 27}, {103, 27}, {104, 27}, {101, 27}, {102, 27}, {103, 27},
    {104, 27}, {92, 53}, {105, 27}, {106, 27}, {103, 27}, {105, 27}, {106, 27}, {103, 27}, {92, 53},
    {101, 27}, {106, 27}, {102, 27}, {103, 27}, {104, 27}, {74, 56}, {107, 56}, {108, 56},
};

}  // namespace detail

inline constexpr flat_table string_ops{
    detail::string_op_rows, detail::string_definition_rows, detail::string_ports,
    detail::string_attrs, detail::string_port_slots, detail::string_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/summary.hpp
// summary: summaries and what writes them.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_SUMMARY_HPP
#define EVERGRAPH_TF_OPS_SUMMARY_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op summary_op_rows[]{
    {"AudioSummary", 1, op::open, 15, op::open, "AudioSummaryV2"},
    {"AudioSummaryV2", 1},
    {"CloseSummaryWriter", 1},
    {"CreateSummaryDbWriter", 1},
    {"CreateSummaryFileWriter", 1},
    {"FlushSummaryWriter", 1},
    {"HistogramSummary", 7},
    {"ImageSummary", 4},
    {"ImportEvent", 1},
    {"MergeSummary", 1},
    {"ScalarSummary", 6},
    {"SummaryWriter", 1},
    {"TensorSummary", 2},
    {"TensorSummaryV2", 1},
    {"WriteAudioSummary", 1},
    {"WriteGraphSummary", 1},
    {"WriteHistogramSummary", 2},
    {"WriteImageSummary", 2},
    {"WriteRawProtoSummary", 1},
    {"WriteScalarSummary", 1},
    {"WriteSummary", 1},
};

inline constexpr flat_definition summary_definition_rows[]{
    {9, 0, 0, 0, 0, 2, 2, 1, 0, 2},  // AudioSummary
    {15, 0, 0, 0, 3, 3, 2, 1, 2, 1},  // AudioSummaryV2
    {26, 0, 0, 1, 6, 1, 0, 0, 0, 0},  // CloseSummaryWriter
    {26, 0, 0, 1, 7, 5, 0, 0, 0, 0},  // CreateSummaryDbWriter
    {26, 0, 0, 1, 12, 5, 0, 0, 0, 0},  // CreateSummaryFileWriter
    {26, 0, 0, 1, 6, 1, 0, 0, 0, 0},  // FlushSummaryWriter
    {0, 0, 6, 0, 17, 2, 2, 1, 0, 0},  // HistogramSummary
    {0, 0, 5, 0, 19, 2, 2, 1, 3, 1},
    {1, 0, 4, 0, 19, 2, 2, 1, 4, 1},
    {5, 0, 3, 0, 19, 2, 2, 1, 5, 1},
    {9, 0, 2, 0, 19, 2, 2, 1, 6, 1},
    {24, 0, 1, 0, 19, 2, 2, 1, 7, 1},
    {24, 0, 0, 0, 19, 2, 2, 1, 8, 1},
    {0, 0, 3, 0, 0, 2, 2, 1, 9, 2},  // ImageSummary
    {1, 0, 2, 0, 21, 2, 2, 1, 11, 3},
    {9, 0, 1, 0, 21, 2, 2, 1, 14, 3},
    {24, 0, 0, 0, 21, 2, 2, 1, 17, 3},
    {26, 0, 0, 1, 23, 2, 0, 0, 0, 0},  // ImportEvent
    {0, 0, 0, 0, 25, 1, 2, 1, 20, 1},  // MergeSummary
    {0, 0, 5, 0, 26, 2, 2, 1, 21, 1},  // ScalarSummary
    {3, 0, 4, 0, 26, 2, 2, 1, 22, 1},
    {5, 0, 3, 0, 26, 2, 2, 1, 23, 1},
    {9, 0, 2, 0, 26, 2, 2, 1, 24, 1},
    {24, 0, 1, 0, 26, 2, 2, 1, 25, 1},
    {24, 0, 0, 0, 26, 2, 2, 1, 26, 1},
    {26, 0, 0, 1, 0, 0, 6, 1, 27, 2},  // SummaryWriter
    {10, 0, 1, 0, 28, 1, 2, 1, 29, 4},  // TensorSummary
    {15, 0, 0, 0, 28, 1, 2, 1, 33, 4},
    {24, 0, 0, 0, 29, 3, 2, 1, 37, 1},  // TensorSummaryV2
    {26, 0, 0, 1, 32, 5, 0, 0, 38, 1},  // WriteAudioSummary
    {26, 0, 0, 1, 37, 3, 0, 0, 0, 0},  // WriteGraphSummary
    {26, 0, 1, 1, 40, 4, 0, 0, 39, 1},  // WriteHistogramSummary
    {732, 0, 0, 1, 40, 4, 0, 0, 40, 1},
    {26, 0, 1, 1, 44, 5, 0, 0, 41, 2},  // WriteImageSummary
    {732, 0, 0, 1, 44, 5, 0, 0, 43, 2},
    {29, 0, 0, 1, 37, 3, 0, 0, 0, 0},  // WriteRawProtoSummary
    {26, 0, 0, 1, 49, 4, 0, 0, 45, 1},  // WriteScalarSummary
    {26, 0, 0, 1, 53, 5, 0, 0, 46, 1},  // WriteSummary
};

inline constexpr flat_port summary_ports[]{
    {"tag", dtype::string},
    {"tensor", dtype::float32},
    {"summary", dtype::string},
    {"sample_rate", dtype::float32},
    {"writer", dtype::resource},
    {"db_uri", dtype::string},
    {"experiment_name", dtype::string},
    {"run_name", dtype::string},
    {"user_name", dtype::string},
    {"logdir", dtype::string},
    {"max_queue", dtype::int32},
    {"flush_millis", dtype::int32},
    {"filename_suffix", dtype::string},
    {"values", dtype::float32},
    {"values", {}, "T"},
    {"tensor", {}, "T"},
    {"event", dtype::string},
    {"inputs", dtype::string, "", "N"},
    {"tags", dtype::string},
    {"serialized_summary_metadata", dtype::string},
    {"step", dtype::int64},
    {"tensor", dtype::string},
    {"bad_color", dtype::uint8},
    {"value", {}, "T"},
    {"summary_metadata", dtype::string},
};

inline constexpr flat_attr summary_attrs[]{
    {"sample_rate", attr_type::floating},
    {"max_outputs", attr_type::integer, "3", 0x0, "", false, 1},
    {"T", attr_type::type, "DT_FLOAT", 0x6},
    {"T", attr_type::type, "DT_FLOAT", 0x27e},
    {"T", attr_type::type, "DT_FLOAT", 0x2027e},
    {"T", attr_type::type, "DT_FLOAT", 0xa027e},
    {"T", attr_type::type, "DT_FLOAT", 0xca027e},
    {"T", attr_type::type, "DT_FLOAT", 0xca427e},
    {"max_images", attr_type::integer, "3", 0x0, "", false, 1},
    {"bad_color", attr_type::tensor, "{ dtype: DT_UINT8 tensor_shape { dim { size: 4 } } int_val: 255 int_val: 0 int_val: 0 int_val: 255 }"},
    {"T", attr_type::type, "DT_FLOAT", 0x12},
    {"T", attr_type::type, "DT_FLOAT", 0x80012},
    {"T", attr_type::type, "DT_FLOAT", 0x80016},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"T", attr_type::type, nullptr, 0x6},
    {"T", attr_type::type, nullptr, 0x27e},
    {"T", attr_type::type, nullptr, 0x2027e},
    {"T", attr_type::type, nullptr, 0xa027e},
    {"T", attr_type::type, nullptr, 0xca027e},
    {"T", attr_type::type, nullptr, 0xca427e},
    {"shared_name", attr_type::string, "\"\""},
    {"container", attr_type::string, "\"\""},
    {"T", attr_type::type},
    {"display_name", attr_type::string},
    {"description", attr_type::string, "\"\""},
    {"labels", attr_type::string, "[]", 0x0, "", true},
    {"display_name", attr_type::string, "\"\""},
    {"T", attr_type::type, "DT_FLOAT", 0xca467e},
};

inline constexpr std::uint16_t summary_port_slots[]{
    0, 1, 2, 0, 1, 3, 4, 4, 5, 6, 7, 8, 4, 9, 10, 11, 12, 0, 13, 0, 14, 0, 15, 4, 16, 17, 18, 14,
    15, 0, 15, 19, 4, 20, 0, 1, 3, 4, 20, 21, 4, 20, 0, 14, 4, 20, 0, 15, 22, 4, 20, 0, 23, 4, 20,
    15, 0, 24,
};

inline constexpr flat_attr_slot summary_attr_slots[]{
    {0, 9}, {1, 9}, {1, 15}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}, {7, 0}, {8, 0}, {9, 0}, {8, 0},
    {10, 1}, {9, 0}, {8, 0}, {11, 1}, {9, 0}, {8, 0}, {12, 1}, {9, 0}, {13, 0}, {14, 0}, {15, 0},
    {16, 0}, {17, 0}, {18, 0}, {19, 0}, {20, 26}, {21, 26}, {22, 10}, {23, 10}, {24, 10}, {25, 10},
    {22, 10}, {24, 10}, {25, 10}, {26, 10}, {22, 24}, {1, 26}, {7, 26}, {27, 26}, {8, 26}, {11, 26},
    {8, 26}, {12, 26}, {19, 26}, {22, 26},
};

}  // namespace detail

inline constexpr flat_table summary_ops{
    detail::summary_op_rows, detail::summary_definition_rows, detail::summary_ports,
    detail::summary_attrs, detail::summary_port_slots, detail::summary_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/tensor_list.hpp
// tensor_list: tensors in arrays, lists, maps and stacks.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_TENSOR_LIST_HPP
#define EVERGRAPH_TF_OPS_TENSOR_LIST_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op tensor_list_op_rows[]{
    {"CompositeTensorVariantFromComponents", 1},
    {"CompositeTensorVariantToComponents", 1},
    {"EmptyTensorList", 2},
    {"EmptyTensorMap", 1},
    {"Stack", 1},
    {"StackClose", 1},
    {"StackCloseV2", 1},
    {"StackPop", 1},
    {"StackPopV2", 1},
    {"StackPush", 2},
    {"StackPushV2", 1},
    {"StackV2", 1},
    {"TensorArray", 4, op::open, 16, op::open, "TensorArrayV3"},
    {"TensorArrayClose", 1, op::open, 16, op::open, "TensorArrayCloseV3"},
    {"TensorArrayCloseV2", 1, op::open, 26, op::open, "TensorArrayCloseV3"},
    {"TensorArrayCloseV3", 2},
    {"TensorArrayConcat", 2, op::open, 16, op::open, "TensorArrayConcatV3"},
    {"TensorArrayConcatV2", 1},
    {"TensorArrayConcatV3", 2},
    {"TensorArrayGather", 1, op::open, 16, op::open, "TensorArrayGatherV3"},
    {"TensorArrayGatherV2", 1, op::open, 26, op::open, "TensorArrayGatherV3"},
    {"TensorArrayGatherV3", 2},
    {"TensorArrayGrad", 4, op::open, 16, op::open, "TensorArrayGradV3"},
    {"TensorArrayGradV2", 1, op::open, 26, op::open, "TensorArrayGradV3"},
    {"TensorArrayGradV3", 1},
    {"TensorArrayGradWithShape", 1},
    {"TensorArrayPack", 4, op::open, 16, op::open, "TensorArrayGatherV3"},
    {"TensorArrayRead", 3, op::open, 16, op::open, "TensorArrayReadV3"},
    {"TensorArrayReadV2", 1, op::open, 26, op::open, "TensorArrayReadV3"},
    {"TensorArrayReadV3", 2},
    {"TensorArrayScatter", 1, op::open, 19, op::open, "TensorArrayScatterV3"},
    {"TensorArrayScatterV2", 1, op::open, 26, op::open, "TensorArrayScatterV3"},
    {"TensorArrayScatterV3", 2},
    {"TensorArraySize", 1, op::open, 16, op::open, "TensorArraySizeV3"},
    {"TensorArraySizeV2", 1, op::open, 26, op::open, "TensorArraySizeV3"},
    {"TensorArraySizeV3", 2},
    {"TensorArraySplit", 1, op::open, 16, op::open, "TensorArraySplitV3"},
    {"TensorArraySplitV2", 1, op::open, 26, op::open, "TensorArraySplitV3"},
    {"TensorArraySplitV3", 2},
    {"TensorArrayUnpack", 3, op::open, 20, op::open, "TensorArrayScatterV3"},
    {"TensorArrayV2", 2, op::open, 26, op::open, "TensorArrayV3"},
    {"TensorArrayV3", 2},
    {"TensorArrayWrite", 3, op::open, 16, op::open, "TensorArrayWriteV3"},
    {"TensorArrayWriteV2", 1, op::open, 26, op::open, "TensorArrayWriteV3"},
    {"TensorArrayWriteV3", 2},
    {"TensorListConcat", 2},
    {"TensorListConcatLists", 1},
    {"TensorListConcatV2", 1},
    {"TensorListElementShape", 1},
    {"TensorListFromTensor", 1},
    {"TensorListGather", 2},
    {"TensorListGetItem", 3},
    {"TensorListLength", 1},
    {"TensorListPopBack", 2},
    {"TensorListPushBack", 1},
    {"TensorListPushBackBatch", 1},
    {"TensorListReserve", 1},
    {"TensorListResize", 2},
    {"TensorListScatter", 1},
    {"TensorListScatterIntoExistingList", 1},
    {"TensorListScatterV2", 1},
    {"TensorListSetItem", 2},
    {"TensorListSplit", 1},
    {"TensorListStack", 2},
    {"TensorMapErase", 2},
    {"TensorMapHasKey", 2},
    {"TensorMapInsert", 1},
    {"TensorMapLookup", 1},
    {"TensorMapSize", 1},
    {"TensorMapStackKeys", 1},
};

inline constexpr flat_definition tensor_list_definition_rows[]{
    {778, 0, 0, 0, 0, 1, 1, 1, 0, 2},  // CompositeTensorVariantFromComponents
    {778, 0, 0, 0, 1, 1, 0, 1, 0, 2},  // CompositeTensorVariantToComponents
    {25, 0, 0, 0, 2, 1, 3, 1, 2, 2},  // EmptyTensorList
    {27, 0, 0, 0, 4, 2, 3, 1, 2, 2},
    {486, 0, 0, 0, 0, 0, 3, 1, 0, 0},  // EmptyTensorMap
    {0, 0, 0, 1, 0, 0, 6, 1, 4, 2},  // Stack
    {0, 0, 0, 0, 6, 1, 0, 0, 0, 0},  // StackClose
    {24, 0, 0, 1, 7, 1, 0, 0, 0, 0},  // StackCloseV2
    {0, 0, 0, 0, 6, 1, 8, 1, 6, 1},  // StackPop
    {24, 0, 0, 1, 7, 1, 8, 1, 7, 1},  // StackPopV2
    {0, 0, 1, 0, 9, 2, 11, 1, 8, 1},  // StackPush
    {9, 0, 0, 0, 9, 2, 11, 1, 9, 2},
    {24, 0, 0, 1, 12, 2, 11, 1, 11, 2},  // StackPushV2
    {24, 0, 0, 1, 14, 1, 7, 1, 13, 2},  // StackV2
    {5, 0, 3, 1, 15, 1, 6, 1, 15, 2},  // TensorArray
    {6, 0, 2, 1, 15, 1, 6, 1, 17, 3},
    {9, 0, 1, 1, 15, 1, 6, 1, 20, 4},
    {17, 0, 0, 1, 15, 1, 6, 1, 24, 5},
    {5, 0, 0, 0, 6, 1, 0, 0, 0, 0},  // TensorArrayClose
    {15, 0, 0, 0, 16, 1, 0, 0, 0, 0},  // TensorArrayCloseV2
    {20, 0, 1, 0, 7, 1, 0, 0, 0, 0},  // TensorArrayCloseV3
    {21, 0, 0, 1, 7, 1, 0, 0, 0, 0},
    {8, 0, 1, 0, 17, 2, 19, 2, 29, 1},  // TensorArrayConcat
    {10, 0, 0, 0, 17, 2, 19, 2, 30, 2},
    {15, 0, 0, 0, 21, 2, 19, 2, 32, 2},  // TensorArrayConcatV2
    {20, 0, 1, 0, 23, 2, 19, 2, 34, 2},  // TensorArrayConcatV3
    {21, 0, 0, 1, 23, 2, 19, 2, 34, 2},
    {12, 0, 0, 0, 25, 3, 28, 1, 36, 2},  // TensorArrayGather
    {15, 0, 0, 0, 29, 3, 28, 1, 38, 2},  // TensorArrayGatherV2
    {20, 0, 1, 0, 32, 3, 28, 1, 40, 2},  // TensorArrayGatherV3
    {21, 0, 0, 1, 32, 3, 28, 1, 40, 2},
    {5, 0, 0, 1, 6, 1, 35, 1, 0, 0},  // TensorArrayGrad
    {6, 0, 0, 1, 6, 1, 35, 1, 42, 1},
    {6, 0, 1, 1, 17, 2, 35, 1, 42, 1},
    {11, 0, 0, 1, 21, 2, 35, 1, 42, 1},
    {15, 0, 0, 1, 21, 2, 36, 1, 43, 1},  // TensorArrayGradV2
    {20, 0, 0, 1, 23, 2, 37, 2, 44, 1},  // TensorArrayGradV3
    {26, 0, 0, 1, 39, 3, 37, 2, 45, 1},  // TensorArrayGradWithShape
    {5, 0, 0, 1, 6, 1, 28, 1, 46, 1},  // TensorArrayPack
    {5, 0, 2, 1, 17, 2, 28, 1, 46, 1},
    {6, 0, 1, 0, 17, 2, 28, 1, 46, 1},
    {10, 0, 0, 0, 17, 2, 28, 1, 47, 2},
    {5, 0, 0, 1, 42, 2, 28, 1, 46, 1},  // TensorArrayRead
    {5, 0, 1, 1, 44, 3, 28, 1, 46, 1},
    {6, 0, 0, 0, 44, 3, 28, 1, 46, 1},
    {15, 0, 0, 0, 47, 3, 28, 1, 49, 1},  // TensorArrayReadV2
    {20, 0, 1, 0, 50, 3, 28, 1, 50, 1},  // TensorArrayReadV3
    {21, 0, 0, 1, 50, 3, 28, 1, 50, 1},
    {12, 0, 0, 0, 53, 4, 57, 1, 51, 1},  // TensorArrayScatter
    {15, 0, 0, 0, 58, 4, 57, 1, 52, 1},  // TensorArrayScatterV2
    {20, 0, 1, 0, 62, 4, 57, 1, 53, 1},  // TensorArrayScatterV3
    {21, 0, 0, 1, 62, 4, 57, 1, 53, 1},
    {6, 0, 0, 0, 17, 2, 15, 1, 0, 0},  // TensorArraySize
    {15, 0, 0, 0, 21, 2, 15, 1, 0, 0},  // TensorArraySizeV2
    {20, 0, 1, 0, 23, 2, 15, 1, 0, 0},  // TensorArraySizeV3
    {21, 0, 0, 1, 23, 2, 15, 1, 0, 0},
    {8, 0, 0, 0, 66, 4, 57, 1, 54, 1},  // TensorArraySplit
    {15, 0, 0, 0, 70, 4, 57, 1, 52, 1},  // TensorArraySplitV2
    {20, 0, 1, 0, 74, 4, 57, 1, 53, 1},  // TensorArraySplitV3
    {21, 0, 0, 1, 74, 4, 57, 1, 53, 1},
    {5, 0, 0, 1, 78, 2, 0, 0, 55, 2},  // TensorArrayUnpack
    {5, 0, 0, 1, 80, 3, 57, 1, 55, 2},
    {6, 0, 0, 0, 80, 3, 57, 1, 57, 1},
    {15, 0, 1, 1, 15, 1, 16, 1, 58, 4},  // TensorArrayV2
    {17, 0, 0, 1, 15, 1, 16, 1, 62, 5},
    {20, 0, 1, 1, 15, 1, 83, 2, 67, 5},  // TensorArrayV3
    {24, 0, 0, 1, 15, 1, 83, 2, 72, 6},
    {5, 0, 0, 1, 85, 3, 0, 0, 55, 2},  // TensorArrayWrite
    {5, 0, 0, 1, 88, 4, 57, 1, 55, 2},
    {6, 0, 0, 0, 88, 4, 57, 1, 57, 1},
    {15, 0, 0, 0, 92, 4, 57, 1, 52, 1},  // TensorArrayWriteV2
    {20, 0, 1, 0, 96, 4, 57, 1, 53, 1},  // TensorArrayWriteV3
    {21, 0, 0, 1, 96, 4, 57, 1, 53, 1},
    {27, 0, 1, 0, 100, 1, 101, 2, 78, 1},  // TensorListConcat
    {27, 0, 0, 0, 100, 1, 101, 2, 79, 2},
    {26, 0, 0, 0, 103, 2, 105, 1, 81, 1},  // TensorListConcatLists
    {27, 0, 0, 0, 106, 3, 101, 2, 82, 2},  // TensorListConcatV2
    {25, 0, 0, 0, 100, 1, 2, 1, 84, 1},  // TensorListElementShape
    {25, 0, 0, 0, 109, 2, 111, 1, 2, 2},  // TensorListFromTensor
    {27, 0, 0, 0, 112, 2, 114, 1, 78, 1},  // TensorListGather
    {27, 0, 0, 0, 115, 3, 114, 1, 78, 1},
    {25, 0, 0, 0, 118, 2, 120, 1, 85, 1},  // TensorListGetItem
    {27, 0, 1, 0, 121, 3, 120, 1, 85, 1},
    {2474, 0, 0, 0, 124, 3, 120, 1, 86, 2},
    {25, 0, 0, 0, 100, 1, 127, 1, 0, 0},  // TensorListLength
    {25, 0, 0, 0, 100, 1, 128, 2, 85, 1},  // TensorListPopBack
    {27, 0, 0, 0, 130, 2, 128, 2, 85, 1},
    {25, 0, 0, 0, 132, 2, 111, 1, 85, 1},  // TensorListPushBack
    {26, 0, 0, 0, 134, 2, 136, 1, 81, 1},  // TensorListPushBackBatch
    {25, 0, 0, 0, 137, 2, 3, 1, 2, 2},  // TensorListReserve
    {27, 0, 1, 1, 139, 2, 111, 1, 0, 0},  // TensorListResize
    {169, 0, 0, 0, 139, 2, 111, 1, 0, 0},
    {27, 0, 0, 0, 141, 3, 111, 1, 82, 2},  // TensorListScatter
    {27, 0, 0, 0, 144, 3, 111, 1, 78, 1},  // TensorListScatterIntoExistingList
    {27, 0, 0, 0, 147, 4, 111, 1, 82, 2},  // TensorListScatterV2
    {25, 0, 1, 0, 151, 3, 111, 1, 85, 1},  // TensorListSetItem
    {1399, 0, 0, 0, 151, 3, 111, 1, 88, 2},
    {27, 0, 0, 0, 154, 3, 111, 1, 82, 2},  // TensorListSplit
    {25, 0, 0, 0, 100, 1, 157, 1, 90, 2},  // TensorListStack
    {27, 0, 0, 0, 130, 2, 157, 1, 90, 2},
    {486, 0, 0, 0, 158, 2, 160, 2, 92, 2},  // TensorMapErase
    {498, 0, 0, 0, 158, 2, 111, 1, 92, 2},
    {486, 0, 0, 0, 162, 2, 164, 1, 94, 1},  // TensorMapHasKey
    {504, 0, 0, 0, 158, 2, 164, 1, 95, 1},
    {486, 0, 0, 0, 165, 3, 111, 1, 92, 2},  // TensorMapInsert
    {486, 0, 0, 0, 158, 2, 168, 1, 92, 2},  // TensorMapLookup
    {486, 0, 0, 0, 100, 1, 15, 1, 0, 0},  // TensorMapSize
    {504, 0, 0, 0, 100, 1, 169, 1, 95, 1},  // TensorMapStackKeys
};

inline constexpr flat_port tensor_list_ports[]{
    {"components", {}, "Tcomponents", "", true},
    {"encoded", dtype::variant},
    {"element_shape", {}, "shape_type"},
    {"handle", dtype::variant},
    {"max_num_elements", dtype::int32},
    {"handle", dtype::string, "", "", false, true},
    {"handle", dtype::resource},
    {"elem", {}, "elem_type"},
    {"elem", {}, "T"},
    {"output", {}, "T"},
    {"max_size", dtype::int32},
    {"size", dtype::int32},
    {"handle", dtype::string},
    {"flow_in", dtype::float32},
    {"value", {}, "dtype"},
    {"lengths", dtype::int64},
    {"indices", dtype::int32},
    {"grad_handle", dtype::string, "", "", false, true},
    {"grad_handle", dtype::string},
    {"grad_handle", dtype::resource},
    {"flow_out", dtype::float32},
    {"shape_to_prepend", dtype::int32},
    {"index", dtype::int32},
    {"value", {}, "T"},
    {"flow", dtype::float32},
    {"input_handle", dtype::variant},
    {"tensor", {}, "element_dtype"},
    {"input_a", dtype::variant},
    {"input_b", dtype::variant},
    {"output", dtype::variant},
    {"leading_dims", dtype::int64},
    {"output_handle", dtype::variant},
    {"values", {}, "element_dtype"},
    {"element_shape", dtype::int32},
    {"item", {}, "element_dtype"},
    {"element_shape", {}, "Tshape"},
    {"length", dtype::int32},
    {"input_handles", dtype::variant},
    {"output_handles", dtype::variant},
    {"num_elements", dtype::int32},
    {"key", {}, "key_dtype"},
    {"value", {}, "value_dtype"},
    {"key", {}, "element_dtype"},
    {"has_key", dtype::boolean},
    {"keys", {}, "key_dtype"},
};

inline constexpr flat_attr tensor_list_attrs[]{
    {"metadata", attr_type::string},
    {"Tcomponents", attr_type::type, nullptr, 0x0, "", true, 0},
    {"element_dtype", attr_type::type},
    {"shape_type", attr_type::type, nullptr, 0x208},
    {"elem_type", attr_type::type},
    {"stack_name", attr_type::string, "\"\""},
    {"T", attr_type::type},
    {"swap_memory", attr_type::boolean, "false"},
    {"dtype", attr_type::type},
    {"tensor_array_name", attr_type::string, "\"\""},
    {"dynamic_size", attr_type::boolean, "false"},
    {"clear_after_read", attr_type::boolean, "true"},
    {"element_shape", attr_type::shape, "{ unknown_rank: true }"},
    {"element_shape_except0", attr_type::shape, "{ unknown_rank: true }"},
    {"source", attr_type::string},
    {"gradient_add", attr_type::boolean, "false"},
    {"identical_element_shapes", attr_type::boolean, "false"},
    {"Tshape", attr_type::type, "DT_INT32", 0x208},
    {"resize_if_index_out_of_bounds", attr_type::boolean, "false"},
    {"num_elements", attr_type::integer, "-1"},
    {"key_dtype", attr_type::type},
    {"value_dtype", attr_type::type},
};

inline constexpr std::uint16_t tensor_list_port_slots[]{
    0, 1, 2, 3, 2, 4, 5, 6, 7, 5, 8, 9, 6, 8, 10, 11, 12, 5, 13, 14, 15, 12, 13, 6, 13, 5, 16, 13,
    14, 12, 16, 13, 6, 16, 13, 17, 18, 19, 20, 6, 13, 21, 5, 22, 5, 22, 13, 12, 22, 13, 6, 22, 13,
    5, 16, 23, 13, 20, 12, 16, 23, 13, 6, 16, 23, 13, 5, 23, 15, 13, 12, 23, 15, 13, 6, 23, 15, 13,
    5, 23, 5, 23, 13, 6, 24, 5, 22, 23, 5, 22, 23, 13, 12, 22, 23, 13, 6, 22, 23, 13, 25, 26, 15,
    27, 28, 29, 25, 2, 30, 26, 2, 31, 25, 16, 32, 25, 16, 33, 25, 22, 34, 25, 22, 33, 25, 22, 35,
    36, 31, 26, 25, 33, 25, 26, 37, 26, 38, 2, 39, 25, 11, 26, 16, 2, 25, 26, 16, 26, 16, 2, 39, 25,
    22, 34, 26, 2, 15, 26, 25, 40, 31, 41, 25, 42, 43, 25, 40, 41, 41, 44,
};

inline constexpr flat_attr_slot tensor_list_attr_slots[]{
    {0, 778}, {1, 778}, {2, 25}, {3, 25}, {4, 0}, {5, 0}, {4, 0}, {4, 24}, {6, 0}, {6, 0}, {7, 9},
    {6, 24}, {7, 24}, {4, 24}, {5, 24}, {8, 5}, {9, 5}, {8, 5}, {10, 6}, {9, 5}, {8, 5}, {10, 6},
    {11, 9}, {9, 5}, {8, 5}, {10, 6}, {11, 9}, {9, 5}, {12, 17}, {8, 8}, {8, 8}, {13, 10}, {8, 15},
    {13, 15}, {8, 20}, {13, 20}, {8, 12}, {12, 12}, {8, 15}, {12, 15}, {8, 20}, {12, 20}, {14, 6},
    {14, 15}, {14, 20}, {14, 26}, {8, 5}, {8, 5}, {12, 10}, {8, 15}, {8, 20}, {6, 12}, {6, 15},
    {6, 20}, {6, 8}, {6, 5}, {15, 5}, {6, 5}, {8, 15}, {10, 15}, {11, 15}, {9, 15}, {8, 15},
    {12, 17}, {10, 15}, {11, 15}, {9, 15}, {8, 20}, {12, 20}, {10, 20}, {11, 20}, {9, 20}, {8, 20},
    {12, 20}, {10, 20}, {11, 20}, {16, 24}, {9, 20}, {2, 27}, {2, 27}, {12, 27}, {2, 26}, {2, 27},
    {3, 27}, {3, 25}, {2, 25}, {2, 25}, {17, 2474}, {2, 25}, {18, 1399}, {2, 25}, {19, 25},
    {20, 486}, {21, 486}, {2, 486}, {20, 504},
};

}  // namespace detail

inline constexpr flat_table tensor_list_ops{
    detail::tensor_list_op_rows, detail::tensor_list_definition_rows, detail::tensor_list_ports,
    detail::tensor_list_attrs, detail::tensor_list_port_slots, detail::tensor_list_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/tpu.hpp
// tpu: programs, feeds and embeddings of TPUs.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_TPU_HPP
#define EVERGRAPH_TF_OPS_TPU_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op tpu_op_rows[]{
    {"CollateTPUEmbeddingMemory", 1},
    {"ComputeDedupDataSize", 1},
    {"ComputeDedupDataSizeV2", 1},
    {"ComputeDedupDataTupleMask", 1},
    {"ComputeDedupDataTupleMaskV2", 1},
    {"ConfigureAndInitializeGlobalTPU", 2},
    {"ConfigureDistributedTPU", 4},
    {"ConfigureTPUEmbedding", 1},
    {"ConfigureTPUEmbeddingHost", 1},
    {"ConfigureTPUEmbeddingMemory", 1},
    {"ConnectTPUEmbeddingHosts", 1},
    {"ConvertToCooTensor", 1},
    {"ConvertToListOfSparseCoreCooTensors", 1},
    {"ConvertToSparseCoreCsrWrappedCooTensor", 1},
    {"DTensorSetGlobalTPUArray", 1},
    {"DynamicEnqueueTPUEmbeddingArbitraryTensorBatch", 2},
    {"DynamicEnqueueTPUEmbeddingRaggedTensorBatch", 1},
    {"DynamicLoadAllTPUEmbeddingParameters", 1, 1134, op::open, op::open, "", "never part of a release"},
    {"EnqueueTPUEmbeddingArbitraryTensorBatch", 2},
    {"EnqueueTPUEmbeddingBatch", 1},
    {"EnqueueTPUEmbeddingIntegerBatch", 1},
    {"EnqueueTPUEmbeddingRaggedTensorBatch", 3},
    {"EnqueueTPUEmbeddingSparseBatch", 2},
    {"EnqueueTPUEmbeddingSparseTensorBatch", 4},
    {"ExecuteTPUEmbeddingPartitioner", 1},
    {"FinalizeTPUEmbedding", 1},
    {"FinalizeTPUEmbeddingV2", 1},
    {"GetMinibatchSplitsWithPhysicalReplica", 1},
    {"GetMinibatchesInCsrWithPhysicalReplica", 1},
    {"GetStatsFromListOfSparseCoreCooTensors", 1},
    {"GetTpuTaskId", 1},
    {"GlobalIterId", 1},
    {"InfeedDequeue", 1},
    {"InfeedDequeueTuple", 1},
    {"InfeedEnqueue", 1},
    {"InfeedEnqueuePrelinearizedBuffer", 1},
    {"InfeedEnqueueTuple", 1},
    {"InterleaveTensorsToXLATuple", 1, 1371, op::open, op::open, "", "never part of a release"},
    {"IsTPUEmbeddingInitialized", 3},
    {"LoadAllTPUEmbeddingParameters", 1},
    {"LoadTPUEmbeddingADAMParameters", 3},
    {"LoadTPUEmbeddingADAMParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"LoadTPUEmbeddingAdadeltaParameters", 3},
    {"LoadTPUEmbeddingAdadeltaParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"LoadTPUEmbeddingAdagradMomentumParameters", 1},
    {"LoadTPUEmbeddingAdagradParameters", 3},
    {"LoadTPUEmbeddingAdagradParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"LoadTPUEmbeddingCenteredRMSPropParameters", 3},
    {"LoadTPUEmbeddingFTRLParameters", 3},
    {"LoadTPUEmbeddingFTRLParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"LoadTPUEmbeddingFrequencyEstimatorParameters", 1},
    {"LoadTPUEmbeddingFrequencyEstimatorParametersGradAccumDebug", 1, 846, op::open, op::open, "", "gone after release 2.6"},
    {"LoadTPUEmbeddingMDLAdagradLightParameters", 3},
    {"LoadTPUEmbeddingMomentumParameters", 3},
    {"LoadTPUEmbeddingMomentumParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"LoadTPUEmbeddingProximalAdagradParameters", 3},
    {"LoadTPUEmbeddingProximalAdagradParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"LoadTPUEmbeddingProximalYogiParameters", 1},
    {"LoadTPUEmbeddingProximalYogiParametersGradAccumDebug", 1, 846, op::open, op::open, "", "gone after release 2.6"},
    {"LoadTPUEmbeddingRMSPropParameters", 3},
    {"LoadTPUEmbeddingRMSPropParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"LoadTPUEmbeddingStochasticGradientDescentParameters", 3},
    {"LoadTPUEmbeddingStochasticGradientDescentParametersGradAccumDebug", 1, 846, op::open, op::open, "", "gone after release 2.6"},
    {"MakeUnique", 1},
    {"MergeDedupData", 2},
    {"OutfeedDequeue", 1},
    {"OutfeedDequeueTuple", 1},
    {"OutfeedDequeueTupleV2", 1},
    {"OutfeedDequeueV2", 1},
    {"OutfeedEnqueue", 1},
    {"OutfeedEnqueueTuple", 1},
    {"Prelinearize", 1},
    {"PrelinearizeTuple", 1},
    {"RecvTPUEmbeddingActivations", 1},
    {"RetrieveAllTPUEmbeddingParameters", 1},
    {"RetrieveTPUEmbeddingADAMParameters", 3},
    {"RetrieveTPUEmbeddingADAMParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"RetrieveTPUEmbeddingAdadeltaParameters", 3},
    {"RetrieveTPUEmbeddingAdadeltaParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"RetrieveTPUEmbeddingAdagradMomentumParameters", 1},
    {"RetrieveTPUEmbeddingAdagradParameters", 3},
    {"RetrieveTPUEmbeddingAdagradParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"RetrieveTPUEmbeddingCenteredRMSPropParameters", 3},
    {"RetrieveTPUEmbeddingFTRLParameters", 3},
    {"RetrieveTPUEmbeddingFTRLParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"RetrieveTPUEmbeddingFrequencyEstimatorParameters", 1},
    {"RetrieveTPUEmbeddingFrequencyEstimatorParametersGradAccumDebug", 1, 846, op::open, op::open, "", "gone after release 2.6"},
    {"RetrieveTPUEmbeddingMDLAdagradLightParameters", 3},
    {"RetrieveTPUEmbeddingMomentumParameters", 3},
    {"RetrieveTPUEmbeddingMomentumParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"RetrieveTPUEmbeddingProximalAdagradParameters", 3},
    {"RetrieveTPUEmbeddingProximalAdagradParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"RetrieveTPUEmbeddingProximalYogiParameters", 1},
    {"RetrieveTPUEmbeddingProximalYogiParametersGradAccumDebug", 1, 846, op::open, op::open, "", "gone after release 2.6"},
    {"RetrieveTPUEmbeddingRMSPropParameters", 3},
    {"RetrieveTPUEmbeddingRMSPropParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"RetrieveTPUEmbeddingStochasticGradientDescentParameters", 3},
    {"RetrieveTPUEmbeddingStochasticGradientDescentParametersGradAccumDebug", 1, 846, op::open, op::open, "", "gone after release 2.6"},
    {"SendTPUEmbeddingGradients", 1},
    {"ShutdownDistributedTPU", 1},
    {"ShutdownTPUSystem", 1},
    {"SortListOfSparseCoreCooTensors", 1},
    {"SplitDedupData", 2},
    {"SplitXLATupleToTensors", 1, 1371, op::open, op::open, "", "never part of a release"},
    {"StoreMinibatchStatisticsInFdo", 1},
    {"TPUAnnotateTensorsWithDynamicShape", 1},
    {"TPUCompilationResult", 1},
    {"TPUCompile", 1},
    {"TPUCompileSucceededAssert", 1},
    {"TPUCopyWithDynamicShape", 1},
    {"TPUDummyInput", 1},
    {"TPUEmbeddingActivations", 1},
    {"TPUExecute", 2},
    {"TPUExecuteAndUpdateVariables", 2},
    {"TPUOrdinalSelector", 1},
    {"TPUPartitionedCall", 2},
    {"TPUPartitionedInput", 1},
    {"TPUPartitionedInputV2", 1},
    {"TPUPartitionedOutput", 1},
    {"TPUPartitionedOutputV2", 1},
    {"TPUReplicate", 2, 52, op::open, op::open, "", "gone after release 1.14"},
    {"TPUReplicateMetadata", 6},
    {"TPUReplicatedInput", 4},
    {"TPUReplicatedOutput", 1},
    {"TPUReshardVariables", 1},
    {"TPURoundRobin", 1},
    {"TopKUnique", 1},
    {"TopKWithUnique", 1},
    {"TpuHandleToProtoKey", 1},
    {"UpdateTaskIdAndGlobalCoreArray", 1},
    {"WorkerHeartbeat", 1},
};

inline constexpr flat_definition tpu_definition_rows[]{
    {1197, 0, 0, 1, 0, 1, 1, 1, 0, 1},  // CollateTPUEmbeddingMemory
    {1766, 0, 0, 1, 0, 0, 2, 1, 1, 1},  // ComputeDedupDataSize
    {2025, 0, 0, 1, 0, 0, 2, 1, 2, 4},  // ComputeDedupDataSizeV2
    {1386, 0, 0, 1, 0, 0, 3, 1, 6, 1},  // ComputeDedupDataTupleMask
    {2025, 0, 0, 1, 0, 0, 3, 1, 2, 4},  // ComputeDedupDataTupleMaskV2
    {1108, 0, 1, 1, 0, 0, 4, 1, 0, 0},  // ConfigureAndInitializeGlobalTPU
    {1281, 0, 0, 1, 0, 0, 4, 1, 7, 1},
    {27, 0, 3, 1, 0, 0, 5, 1, 8, 3},  // ConfigureDistributedTPU
    {160, 0, 2, 1, 0, 0, 5, 1, 11, 4},
    {175, 0, 1, 1, 0, 0, 5, 1, 15, 5},
    {869, 0, 0, 1, 0, 0, 5, 1, 20, 6},
    {113, 0, 0, 1, 0, 0, 0, 0, 26, 1},  // ConfigureTPUEmbedding
    {1197, 0, 0, 1, 6, 2, 8, 1, 27, 1},  // ConfigureTPUEmbeddingHost
    {1197, 0, 0, 1, 9, 1, 10, 1, 0, 0},  // ConfigureTPUEmbeddingMemory
    {1197, 0, 0, 1, 11, 1, 0, 0, 0, 1},  // ConnectTPUEmbeddingHosts
    {1766, 0, 0, 1, 12, 3, 15, 3, 28, 2},  // ConvertToCooTensor
    {2025, 0, 0, 0, 12, 3, 18, 3, 30, 8},  // ConvertToListOfSparseCoreCooTensors
    {2025, 0, 0, 0, 21, 5, 26, 7, 38, 9},  // ConvertToSparseCoreCsrWrappedCooTensor
    {1191, 0, 0, 1, 5, 1, 0, 0, 0, 0},  // DTensorSetGlobalTPUArray
    {959, 0, 1, 1, 33, 5, 0, 0, 47, 5},  // DynamicEnqueueTPUEmbeddingArbitraryTensorBatch
    {1022, 0, 0, 1, 38, 5, 0, 0, 47, 5},
    {1645, 0, 0, 1, 43, 5, 0, 0, 52, 8},  // DynamicEnqueueTPUEmbeddingRaggedTensorBatch
    {1134, 0, 0, 1, 48, 9, 0, 0, 60, 3},  // DynamicLoadAllTPUEmbeddingParameters
    {940, 0, 1, 1, 57, 4, 0, 0, 63, 6},  // EnqueueTPUEmbeddingArbitraryTensorBatch
    {1022, 0, 0, 1, 61, 4, 0, 0, 63, 6},
    {1002, 0, 0, 1, 65, 2, 0, 0, 69, 3},  // EnqueueTPUEmbeddingBatch
    {27, 0, 0, 1, 67, 2, 0, 0, 72, 2},  // EnqueueTPUEmbeddingIntegerBatch
    {175, 0, 2, 1, 69, 4, 0, 0, 74, 8},  // EnqueueTPUEmbeddingRaggedTensorBatch
    {175, 0, 1, 1, 73, 4, 0, 0, 74, 8},
    {660, 0, 0, 1, 73, 4, 0, 0, 82, 9},
    {27, 0, 1, 1, 77, 4, 0, 0, 91, 3},  // EnqueueTPUEmbeddingSparseBatch
    {27, 0, 0, 1, 69, 4, 0, 0, 94, 6},
    {27, 0, 3, 1, 77, 4, 0, 0, 100, 4},  // EnqueueTPUEmbeddingSparseTensorBatch
    {27, 0, 2, 1, 69, 4, 0, 0, 104, 7},
    {29, 0, 1, 1, 69, 4, 0, 0, 111, 8},
    {660, 0, 0, 1, 69, 4, 0, 0, 119, 9},
    {1197, 0, 0, 1, 0, 0, 9, 1, 27, 1},  // ExecuteTPUEmbeddingPartitioner
    {1197, 0, 0, 1, 6, 2, 0, 0, 0, 0},  // FinalizeTPUEmbedding
    {2025, 0, 0, 1, 6, 2, 81, 2, 0, 0},  // FinalizeTPUEmbeddingV2
    {1766, 0, 0, 1, 83, 4, 87, 7, 128, 7},  // GetMinibatchSplitsWithPhysicalReplica
    {1766, 0, 0, 1, 94, 6, 100, 7, 135, 9},  // GetMinibatchesInCsrWithPhysicalReplica
    {2025, 0, 0, 0, 107, 3, 110, 2, 144, 8},  // GetStatsFromListOfSparseCoreCooTensors
    {2025, 0, 0, 0, 0, 0, 112, 1, 0, 0},  // GetTpuTaskId
    {1766, 0, 0, 1, 0, 0, 113, 1, 0, 0},  // GlobalIterId
    {27, 0, 0, 1, 0, 0, 114, 1, 152, 2},  // InfeedDequeue
    {27, 0, 0, 1, 0, 0, 115, 1, 154, 2},  // InfeedDequeueTuple
    {27, 0, 0, 1, 116, 1, 0, 0, 156, 4},  // InfeedEnqueue
    {27, 0, 0, 0, 117, 1, 0, 0, 160, 1},  // InfeedEnqueuePrelinearizedBuffer
    {27, 0, 0, 1, 118, 1, 0, 0, 161, 4},  // InfeedEnqueueTuple
    {1310, 0, 0, 0, 119, 2, 121, 1, 165, 2},  // InterleaveTensorsToXLATuple
    {885, 0, 2, 0, 0, 0, 122, 1, 0, 0},  // IsTPUEmbeddingInitialized
    {937, 0, 1, 1, 0, 0, 122, 1, 0, 0},
    {954, 0, 0, 1, 0, 0, 122, 1, 167, 1},
    {1002, 0, 0, 1, 123, 8, 0, 0, 168, 4},  // LoadAllTPUEmbeddingParameters
    {27, 0, 2, 1, 131, 3, 0, 0, 172, 4},  // LoadTPUEmbeddingADAMParameters
    {148, 0, 1, 1, 131, 3, 0, 0, 176, 5},
    {175, 0, 0, 1, 131, 3, 0, 0, 181, 5},
    {27, 0, 2, 1, 134, 4, 0, 0, 172, 4},  // LoadTPUEmbeddingADAMParametersGradAccumDebug
    {148, 0, 1, 1, 134, 4, 0, 0, 176, 5},
    {175, 0, 0, 1, 134, 4, 0, 0, 181, 5},
    {27, 0, 2, 1, 138, 3, 0, 0, 172, 4},  // LoadTPUEmbeddingAdadeltaParameters
    {148, 0, 1, 1, 138, 3, 0, 0, 176, 5},
    {175, 0, 0, 1, 138, 3, 0, 0, 181, 5},
    {27, 0, 2, 1, 141, 4, 0, 0, 172, 4},  // LoadTPUEmbeddingAdadeltaParametersGradAccumDebug
    {148, 0, 1, 1, 141, 4, 0, 0, 176, 5},
    {175, 0, 0, 1, 141, 4, 0, 0, 181, 5},
    {855, 0, 0, 1, 145, 3, 0, 0, 186, 5},  // LoadTPUEmbeddingAdagradMomentumParameters
    {27, 0, 2, 1, 148, 2, 0, 0, 172, 4},  // LoadTPUEmbeddingAdagradParameters
    {148, 0, 1, 1, 148, 2, 0, 0, 176, 5},
    {175, 0, 0, 1, 148, 2, 0, 0, 181, 5},
    {27, 0, 2, 1, 150, 3, 0, 0, 172, 4},  // LoadTPUEmbeddingAdagradParametersGradAccumDebug
    {148, 0, 1, 1, 150, 3, 0, 0, 176, 5},
    {175, 0, 0, 1, 150, 3, 0, 0, 181, 5},
    {27, 0, 2, 1, 153, 4, 0, 0, 172, 4},  // LoadTPUEmbeddingCenteredRMSPropParameters
    {148, 0, 1, 1, 153, 4, 0, 0, 176, 5},
    {175, 0, 0, 1, 153, 4, 0, 0, 181, 5},
    {27, 0, 2, 1, 157, 3, 0, 0, 172, 4},  // LoadTPUEmbeddingFTRLParameters
    {148, 0, 1, 1, 157, 3, 0, 0, 176, 5},
    {175, 0, 0, 1, 157, 3, 0, 0, 181, 5},
    {27, 0, 2, 1, 160, 4, 0, 0, 172, 4},  // LoadTPUEmbeddingFTRLParametersGradAccumDebug
    {148, 0, 1, 1, 160, 4, 0, 0, 176, 5},
    {175, 0, 0, 1, 160, 4, 0, 0, 181, 5},
    {602, 0, 0, 1, 164, 2, 0, 0, 191, 5},  // LoadTPUEmbeddingFrequencyEstimatorParameters
    {602, 0, 0, 1, 166, 3, 0, 0, 191, 5},  // LoadTPUEmbeddingFrequencyEstimatorParametersGradAccumDebug
    {27, 0, 2, 1, 169, 4, 0, 0, 172, 4},  // LoadTPUEmbeddingMDLAdagradLightParameters
    {148, 0, 1, 1, 169, 4, 0, 0, 176, 5},
    {175, 0, 0, 1, 169, 4, 0, 0, 181, 5},
    {27, 0, 2, 1, 173, 2, 0, 0, 172, 4},  // LoadTPUEmbeddingMomentumParameters
    {148, 0, 1, 1, 173, 2, 0, 0, 176, 5},
    {175, 0, 0, 1, 173, 2, 0, 0, 181, 5},
    {27, 0, 2, 1, 175, 3, 0, 0, 172, 4},  // LoadTPUEmbeddingMomentumParametersGradAccumDebug
    {148, 0, 1, 1, 175, 3, 0, 0, 176, 5},
    {175, 0, 0, 1, 175, 3, 0, 0, 181, 5},
    {27, 0, 2, 1, 148, 2, 0, 0, 172, 4},  // LoadTPUEmbeddingProximalAdagradParameters
    {148, 0, 1, 1, 148, 2, 0, 0, 176, 5},
    {175, 0, 0, 1, 148, 2, 0, 0, 181, 5},
    {27, 0, 2, 1, 150, 3, 0, 0, 172, 4},  // LoadTPUEmbeddingProximalAdagradParametersGradAccumDebug
    {148, 0, 1, 1, 150, 3, 0, 0, 176, 5},
    {175, 0, 0, 1, 150, 3, 0, 0, 181, 5},
    {175, 0, 0, 1, 178, 3, 0, 0, 196, 5},  // LoadTPUEmbeddingProximalYogiParameters
    {175, 0, 0, 1, 181, 4, 0, 0, 196, 5},  // LoadTPUEmbeddingProximalYogiParametersGradAccumDebug
    {27, 0, 2, 1, 185, 3, 0, 0, 172, 4},  // LoadTPUEmbeddingRMSPropParameters
    {148, 0, 1, 1, 185, 3, 0, 0, 176, 5},
    {175, 0, 0, 1, 185, 3, 0, 0, 181, 5},
    {27, 0, 2, 1, 188, 4, 0, 0, 172, 4},  // LoadTPUEmbeddingRMSPropParametersGradAccumDebug
    {148, 0, 1, 1, 188, 4, 0, 0, 176, 5},
    {175, 0, 0, 1, 188, 4, 0, 0, 181, 5},
    {27, 0, 2, 1, 192, 1, 0, 0, 172, 4},  // LoadTPUEmbeddingStochasticGradientDescentParameters
    {148, 0, 1, 1, 192, 1, 0, 0, 176, 5},
    {175, 0, 0, 1, 192, 1, 0, 0, 181, 5},
    {175, 0, 0, 1, 193, 2, 0, 0, 196, 5},  // LoadTPUEmbeddingStochasticGradientDescentParametersGradAccumDebug
    {475, 0, 0, 0, 195, 1, 196, 1, 0, 0},  // MakeUnique
    {1372, 0, 1, 0, 197, 2, 121, 1, 201, 3},  // MergeDedupData
    {1401, 0, 0, 0, 197, 2, 121, 1, 204, 4},
    {27, 0, 0, 1, 0, 0, 114, 1, 208, 3},  // OutfeedDequeue
    {27, 0, 0, 1, 0, 0, 115, 1, 211, 3},  // OutfeedDequeueTuple
    {533, 0, 0, 1, 199, 1, 115, 1, 214, 2},  // OutfeedDequeueTupleV2
    {533, 0, 0, 1, 199, 1, 114, 1, 216, 2},  // OutfeedDequeueV2
    {27, 0, 0, 1, 116, 1, 0, 0, 218, 1},  // OutfeedEnqueue
    {27, 0, 0, 1, 118, 1, 0, 0, 219, 1},  // OutfeedEnqueueTuple
    {27, 0, 0, 0, 116, 1, 121, 1, 220, 3},  // Prelinearize
    {27, 0, 0, 0, 118, 1, 121, 1, 223, 3},  // PrelinearizeTuple
    {27, 0, 0, 1, 0, 0, 200, 1, 226, 2},  // RecvTPUEmbeddingActivations
    {1002, 0, 0, 1, 0, 0, 123, 8, 168, 4},  // RetrieveAllTPUEmbeddingParameters
    {27, 0, 2, 1, 0, 0, 131, 3, 172, 4},  // RetrieveTPUEmbeddingADAMParameters
    {148, 0, 1, 1, 0, 0, 131, 3, 176, 5},
    {175, 0, 0, 1, 0, 0, 131, 3, 181, 5},
    {27, 0, 2, 1, 0, 0, 134, 4, 172, 4},  // RetrieveTPUEmbeddingADAMParametersGradAccumDebug
    {148, 0, 1, 1, 0, 0, 134, 4, 176, 5},
    {175, 0, 0, 1, 0, 0, 134, 4, 181, 5},
    {27, 0, 2, 1, 0, 0, 138, 3, 172, 4},  // RetrieveTPUEmbeddingAdadeltaParameters
    {148, 0, 1, 1, 0, 0, 138, 3, 176, 5},
    {175, 0, 0, 1, 0, 0, 138, 3, 181, 5},
    {27, 0, 2, 1, 0, 0, 141, 4, 172, 4},  // RetrieveTPUEmbeddingAdadeltaParametersGradAccumDebug
    {148, 0, 1, 1, 0, 0, 141, 4, 176, 5},
    {175, 0, 0, 1, 0, 0, 141, 4, 181, 5},
    {855, 0, 0, 1, 0, 0, 145, 3, 186, 5},  // RetrieveTPUEmbeddingAdagradMomentumParameters
    {27, 0, 2, 1, 0, 0, 148, 2, 172, 4},  // RetrieveTPUEmbeddingAdagradParameters
    {148, 0, 1, 1, 0, 0, 148, 2, 176, 5},
    {175, 0, 0, 1, 0, 0, 148, 2, 181, 5},
    {27, 0, 2, 1, 0, 0, 150, 3, 172, 4},  // RetrieveTPUEmbeddingAdagradParametersGradAccumDebug
    {148, 0, 1, 1, 0, 0, 150, 3, 176, 5},
    {175, 0, 0, 1, 0, 0, 150, 3, 181, 5},
    {27, 0, 2, 1, 0, 0, 153, 4, 172, 4},  // RetrieveTPUEmbeddingCenteredRMSPropParameters
    {148, 0, 1, 1, 0, 0, 153, 4, 176, 5},
    {175, 0, 0, 1, 0, 0, 153, 4, 181, 5},
    {27, 0, 2, 1, 0, 0, 157, 3, 172, 4},  // RetrieveTPUEmbeddingFTRLParameters
    {148, 0, 1, 1, 0, 0, 157, 3, 176, 5},
    {175, 0, 0, 1, 0, 0, 157, 3, 181, 5},
    {27, 0, 2, 1, 0, 0, 160, 4, 172, 4},  // RetrieveTPUEmbeddingFTRLParametersGradAccumDebug
    {148, 0, 1, 1, 0, 0, 160, 4, 176, 5},
    {175, 0, 0, 1, 0, 0, 160, 4, 181, 5},
    {602, 0, 0, 1, 0, 0, 164, 2, 191, 5},  // RetrieveTPUEmbeddingFrequencyEstimatorParameters
    {602, 0, 0, 1, 0, 0, 166, 3, 191, 5},  // RetrieveTPUEmbeddingFrequencyEstimatorParametersGradAccumDebug
    {27, 0, 2, 1, 0, 0, 169, 4, 172, 4},  // RetrieveTPUEmbeddingMDLAdagradLightParameters
    {148, 0, 1, 1, 0, 0, 169, 4, 176, 5},
    {175, 0, 0, 1, 0, 0, 169, 4, 181, 5},
    {27, 0, 2, 1, 0, 0, 173, 2, 172, 4},  // RetrieveTPUEmbeddingMomentumParameters
    {148, 0, 1, 1, 0, 0, 173, 2, 176, 5},
    {175, 0, 0, 1, 0, 0, 173, 2, 181, 5},
    {27, 0, 2, 1, 0, 0, 175, 3, 172, 4},  // RetrieveTPUEmbeddingMomentumParametersGradAccumDebug
    {148, 0, 1, 1, 0, 0, 175, 3, 176, 5},
    {175, 0, 0, 1, 0, 0, 175, 3, 181, 5},
    {27, 0, 2, 1, 0, 0, 148, 2, 172, 4},  // RetrieveTPUEmbeddingProximalAdagradParameters
    {148, 0, 1, 1, 0, 0, 148, 2, 176, 5},
    {175, 0, 0, 1, 0, 0, 148, 2, 181, 5},
    {27, 0, 2, 1, 0, 0, 150, 3, 172, 4},  // RetrieveTPUEmbeddingProximalAdagradParametersGradAccumDebug
    {148, 0, 1, 1, 0, 0, 150, 3, 176, 5},
    {175, 0, 0, 1, 0, 0, 150, 3, 181, 5},
    {175, 0, 0, 1, 0, 0, 178, 3, 196, 5},  // RetrieveTPUEmbeddingProximalYogiParameters
    {175, 0, 0, 1, 0, 0, 181, 4, 196, 5},  // RetrieveTPUEmbeddingProximalYogiParametersGradAccumDebug
    {27, 0, 2, 1, 0, 0, 185, 3, 172, 4},  // RetrieveTPUEmbeddingRMSPropParameters
    {148, 0, 1, 1, 0, 0, 185, 3, 176, 5},
    {175, 0, 0, 1, 0, 0, 185, 3, 181, 5},
    {27, 0, 2, 1, 0, 0, 188, 4, 172, 4},  // RetrieveTPUEmbeddingRMSPropParametersGradAccumDebug
    {148, 0, 1, 1, 0, 0, 188, 4, 176, 5},
    {175, 0, 0, 1, 0, 0, 188, 4, 181, 5},
    {27, 0, 2, 1, 0, 0, 192, 1, 172, 4},  // RetrieveTPUEmbeddingStochasticGradientDescentParameters
    {148, 0, 1, 1, 0, 0, 192, 1, 176, 5},
    {175, 0, 0, 1, 0, 0, 192, 1, 181, 5},
    {175, 0, 0, 1, 0, 0, 193, 2, 196, 5},  // RetrieveTPUEmbeddingStochasticGradientDescentParametersGradAccumDebug
    {27, 0, 0, 1, 201, 2, 0, 0, 228, 3},  // SendTPUEmbeddingGradients
    {27, 0, 0, 1, 0, 0, 0, 0, 0, 0},  // ShutdownDistributedTPU
    {1108, 0, 0, 1, 0, 0, 203, 1, 0, 0},  // ShutdownTPUSystem
    {2025, 0, 0, 0, 107, 3, 204, 4, 231, 10},  // SortListOfSparseCoreCooTensors
    {1372, 0, 1, 0, 117, 1, 197, 2, 241, 3},  // SplitDedupData
    {1401, 0, 0, 0, 117, 1, 197, 2, 244, 4},
    {1310, 0, 0, 0, 117, 1, 119, 2, 248, 3},  // SplitXLATupleToTensors
    {1766, 0, 0, 1, 208, 3, 0, 0, 251, 6},  // StoreMinibatchStatisticsInFdo
    {1766, 0, 0, 1, 211, 1, 212, 1, 257, 1},  // TPUAnnotateTensorsWithDynamicShape
    {27, 0, 0, 0, 0, 0, 213, 1, 0, 0},  // TPUCompilationResult
    {475, 0, 0, 1, 214, 2, 216, 3, 258, 5},  // TPUCompile
    {475, 0, 0, 1, 219, 1, 0, 0, 0, 0},  // TPUCompileSucceededAssert
    {1766, 0, 0, 1, 220, 2, 212, 1, 263, 2},  // TPUCopyWithDynamicShape
    {2313, 0, 0, 1, 0, 0, 114, 1, 265, 2},  // TPUDummyInput
    {27, 0, 0, 0, 222, 2, 196, 1, 267, 2},  // TPUEmbeddingActivations
    {475, 0, 1, 1, 224, 2, 226, 1, 269, 2},  // TPUExecute
    {906, 0, 0, 17, 224, 2, 226, 1, 269, 2},
    {475, 0, 1, 1, 224, 2, 226, 1, 271, 4},  // TPUExecuteAndUpdateVariables
    {906, 0, 0, 17, 224, 2, 226, 1, 271, 4},
    {27, 0, 0, 1, 0, 0, 227, 1, 0, 0},  // TPUOrdinalSelector
    {27, 0, 1, 0, 228, 2, 230, 1, 275, 3},  // TPUPartitionedCall
    {175, 0, 0, 0, 228, 2, 230, 1, 278, 4},
    {475, 0, 0, 0, 231, 1, 232, 1, 282, 3},  // TPUPartitionedInput
    {1366, 0, 0, 0, 231, 1, 232, 1, 285, 4},  // TPUPartitionedInputV2
    {475, 0, 0, 0, 233, 1, 234, 1, 289, 3},  // TPUPartitionedOutput
    {1366, 0, 0, 0, 233, 1, 234, 1, 292, 3},  // TPUPartitionedOutputV2
    {27, 0, 1, 1, 235, 4, 239, 1, 295, 13},  // TPUReplicate
    {27, 0, 0, 1, 235, 4, 239, 1, 308, 14},
    {27, 0, 5, 0, 0, 0, 0, 0, 322, 8},  // TPUReplicateMetadata
    {27, 0, 4, 0, 0, 0, 0, 0, 330, 9},
    {104, 0, 3, 0, 0, 0, 0, 0, 339, 10},
    {454, 0, 2, 0, 0, 0, 0, 0, 349, 11},
    {1130, 0, 1, 0, 0, 0, 0, 0, 360, 12},
    {2313, 0, 0, 0, 0, 0, 0, 0, 372, 13},
    {27, 0, 3, 0, 231, 1, 232, 1, 385, 2},  // TPUReplicatedInput
    {139, 0, 2, 0, 231, 1, 232, 1, 387, 3},
    {142, 0, 1, 0, 231, 1, 232, 1, 390, 4},
    {413, 0, 0, 0, 231, 1, 232, 1, 394, 5},
    {27, 0, 0, 0, 240, 1, 241, 1, 399, 2},  // TPUReplicatedOutput
    {681, 0, 0, 1, 242, 3, 0, 0, 401, 1},  // TPUReshardVariables
    {1119, 0, 0, 1, 0, 0, 199, 1, 0, 0},  // TPURoundRobin
    {475, 0, 0, 0, 195, 1, 245, 2, 402, 1},  // TopKUnique
    {475, 0, 0, 0, 195, 1, 245, 2, 402, 1},  // TopKWithUnique
    {1119, 0, 0, 0, 247, 1, 248, 1, 0, 0},  // TpuHandleToProtoKey
    {2025, 0, 0, 1, 249, 1, 0, 0, 403, 1},  // UpdateTaskIdAndGlobalCoreArray
    {27, 0, 0, 1, 250, 1, 251, 1, 0, 0},  // WorkerHeartbeat
};

inline constexpr flat_port tpu_ports[]{
    {"memory_configs", dtype::string, "", "N"},
    {"merged_memory_config", dtype::string},
    {"num_elements", dtype::int32},
    {"output_shape", dtype::int32},
    {"output", dtype::int32},
    {"topology", dtype::string},
    {"common_config", dtype::string},
    {"memory_config", dtype::string},
    {"network_config", dtype::string},
    {"network_configs", dtype::string, "", "N"},
    {"indices_or_row_splits", dtype::int32},
    {"values", dtype::int32},
    {"weights", dtype::float32},
    {"row_ids", dtype::int32},
    {"col_ids", dtype::int32},
    {"gains", dtype::float32},
    {"row_ids_list", dtype::int32, "", "num_sc_per_chip"},
    {"col_ids_list", dtype::int32, "", "num_sc_per_chip"},
    {"gains_list", dtype::float32, "", "num_sc_per_chip"},
    {"sorted_row_ids_list", dtype::int32, "", "num_sc_per_chip"},
    {"sorted_col_ids_list", dtype::int32, "", "num_sc_per_chip"},
    {"sorted_gains_list", dtype::float32, "", "num_sc_per_chip"},
    {"id_counts_list", dtype::int32, "", "num_sc_per_chip"},
    {"splits", dtype::int64},
    {"row_pointers", dtype::int32},
    {"sorted_sample_ids", dtype::int32},
    {"sorted_token_ids", dtype::int32},
    {"sorted_gains", dtype::float32},
    {"row_pointers_unpadded_size", dtype::int32},
    {"ids_unpadded_size", dtype::int32},
    {"num_minibatches_per_sc", dtype::int32},
    {"sample_indices_or_row_lengths", {}, "T1", "N"},
    {"embedding_indices", {}, "T2", "N"},
    {"aggregation_weights", {}, "T3", "N"},
    {"mode_override", dtype::string},
    {"device_ordinal", dtype::int32},
    {"sample_indices_or_row_splits", {}, "T1", "N"},
    {"sample_splits", {}, "T1", "N"},
    {"parameters", dtype::float32, "", "NumTables"},
    {"auxiliary1", dtype::float32, "", "NumTables"},
    {"auxiliary2", dtype::float32, "", "NumTables"},
    {"auxiliary3", dtype::float32, "", "NumTables"},
    {"auxiliary4", dtype::float32, "", "NumTables"},
    {"auxiliary5", dtype::float32, "", "NumTables"},
    {"auxiliary6", dtype::float32, "", "NumTables"},
    {"auxiliary7", dtype::float32, "", "NumTables"},
    {"shard_id", dtype::int32},
    {"batch", dtype::string, "", "N"},
    {"batch", dtype::int32, "", "N"},
    {"sample_indices", {}, "T1", "N"},
    {"sample_indices", dtype::int32, "", "N"},
    {"embedding_indices", dtype::int32, "", "N"},
    {"aggregation_weights", dtype::float32, "", "N"},
    {"embedding_partitions", dtype::string},
    {"hbm_buffers_config", dtype::string},
    {"program_key", dtype::string},
    {"sorted_row_ids", dtype::int32},
    {"sorted_col_ids", dtype::int32},
    {"id_counts", dtype::int32},
    {"max_ids", dtype::int32},
    {"max_uniques", dtype::int32},
    {"num_minibatches_per_physical_sparse_core", dtype::int32},
    {"row_ids_list", dtype::int32, "", "N"},
    {"col_ids_list", dtype::int32, "", "N"},
    {"gains_list", dtype::float32, "", "N"},
    {"max_ids_per_sparse_core", dtype::int32},
    {"max_unique_ids_per_sparse_core", dtype::int32},
    {"tpu_task_id", dtype::int32},
    {"iter_id", dtype::int64},
    {"output", {}, "dtype"},
    {"outputs", {}, "dtypes", "", true},
    {"input", {}, "dtype"},
    {"input", dtype::variant},
    {"inputs", {}, "dtypes", "", true},
    {"indices", {}, "indices_type"},
    {"values", {}, "values_type"},
    {"output", dtype::variant},
    {"is_tpu_embedding_initialized", dtype::boolean},
    {"parameters", dtype::float32},
    {"momenta", dtype::float32},
    {"velocities", dtype::float32},
    {"gradient_accumulators", dtype::float32},
    {"accumulators", dtype::float32},
    {"updates", dtype::float32},
    {"ms", dtype::float32},
    {"mom", dtype::float32},
    {"mg", dtype::float32},
    {"linears", dtype::float32},
    {"last_hit_step", dtype::float32},
    {"benefits", dtype::float32},
    {"v", dtype::float32},
    {"m", dtype::float32},
    {"input", dtype::float32},
    {"output", dtype::float32},
    {"integer_tensor", {}, "integer_type"},
    {"float_tensor", {}, "float_type"},
    {"outputs", dtype::float32, "", "num_outputs"},
    {"inputs", dtype::float32, "", "N"},
    {"learning_rates", dtype::float32, "", "NN"},
    {"success", dtype::boolean},
    {"tensors", {}, "T", "", true},
    {"tpu_tensors", {}, "T", "", true},
    {"output", dtype::string},
    {"dynamic_shapes", dtype::int64, "", "NumDynamicShapes"},
    {"guaranteed_constants", {}, "Tguaranteed_constants", "", true},
    {"compilation_status", dtype::string},
    {"program", dtype::string, "", "num_computations"},
    {"may_modify_variables", dtype::boolean, "", "num_computations"},
    {"unpadded_sizes", dtype::int32, "", "N"},
    {"embedding_variable", dtype::float32},
    {"sliced_activations", dtype::float32},
    {"args", {}, "Targs", "", true},
    {"key", dtype::string},
    {"results", {}, "Tresults", "", true},
    {"device_ordinals", dtype::int32},
    {"args", {}, "Tin", "", true},
    {"output", {}, "Tout", "", true},
    {"inputs", {}, "T", "N"},
    {"output", {}, "T"},
    {"inputs", {}, "T"},
    {"output", {}, "T", "num_splits"},
    {"inputs", {}, "Tinputs", "", true},
    {"broadcast_inputs", {}, "Tbroadcast_inputs", "", true},
    {"variables", dtype::resource, "", "NumVariables"},
    {"outputs", {}, "output_types", "", true},
    {"input", {}, "T"},
    {"outputs", {}, "T", "num_replicas"},
    {"vars", dtype::resource, "", "N"},
    {"new_format_key", dtype::string},
    {"format_state_var", dtype::resource},
    {"topk", dtype::float32},
    {"topk_indices", dtype::int32},
    {"uid", dtype::int64},
    {"proto_keys", dtype::string},
    {"tpu_task_id_to_shard_id", dtype::int32, "", "task_count"},
    {"request", dtype::string},
    {"response", dtype::string},
};

inline constexpr flat_attr tpu_attrs[]{
    {"N", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"config", attr_type::string},
    {"embedding_partitions", attr_type::string},
    {"hbm_buffers_config", attr_type::string},
    {"tpu_topology", attr_type::string},
    {"use_tfrt_host_runtime", attr_type::boolean, "true"},
    {"embedding_config", attr_type::string, "\"\""},
    {"tpu_embedding_config", attr_type::string, "\"\""},
    {"is_global_init", attr_type::boolean, "false"},
    {"enable_whole_mesh_compilations", attr_type::boolean, "false"},
    {"compilation_failure_closes_chips", attr_type::boolean, "true"},
    {"tpu_cancellation_closes_chips", attr_type::integer, "0"},
    {"sample_count", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"combiner", attr_type::string},
    {"num_sc_per_chip", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"row_offset", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"col_offset", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"col_shift", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"num_sc_shards", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"stacked_table_sample_count", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"sample_count_per_sc", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_replica", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"max_minibatches_per_sc", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"max_ids_per_chip_per_sample", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"table_vocab_size", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"feature_width", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"table_name", attr_type::string},
    {"allow_id_dropping", attr_type::boolean},
    {"T1", attr_type::type, "DT_INT32", 0x208},
    {"T2", attr_type::type, "DT_INT32", 0x208},
    {"T3", attr_type::type, "DT_FLOAT", 0x6},
    {"combiners", attr_type::string, "[]", 0x0, "", true},
    {"table_ids", attr_type::integer, nullptr, 0x0, "", true},
    {"max_sequence_lengths", attr_type::integer, "[]", 0x0, "", true},
    {"num_features", attr_type::integer, "[]", 0x0, "", true},
    {"NumTables", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_shards", attr_type::integer},
    {"device_ordinal", attr_type::integer, "-1"},
    {"mini_batch_splits", attr_type::string},
    {"mini_batch_in_csr", attr_type::string},
    {"sample_count_list", attr_type::integer, nullptr, 0x0, "", true},
    {"col_offset_list", attr_type::integer, nullptr, 0x0, "", true},
    {"dtype", attr_type::type},
    {"shape", attr_type::shape},
    {"dtypes", attr_type::type, nullptr, 0x0, "", true, 1},
    {"shapes", attr_type::shape, nullptr, 0x0, "", true},
    {"shape", attr_type::shape, "{ }"},
    {"layout", attr_type::integer, "[]", 0x0, "", true},
    {"layouts", attr_type::integer, "[]", 0x0, "", true},
    {"indices_type", attr_type::type, "DT_INT32", 0x208},
    {"values_type", attr_type::type, nullptr, 0x48420a},
    {"config", attr_type::string, "\"\""},
    {"shard_id", attr_type::integer},
    {"table_id", attr_type::integer, "-1", 0x0, "", false, -1},
    {"table_name", attr_type::string, "\"\""},
    {"table_id", attr_type::integer, "-1"},
    {"tuple_mask", attr_type::string},
    {"integer_type", attr_type::type, nullptr, 0xc00208},
    {"float_type", attr_type::type, nullptr, 0x84002},
    {"num_outputs", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"NN", attr_type::integer, "0", 0x0, "", false, 0},
    {"max_ids_per_sparse_core", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"max_unique_ids_per_sparse_core", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"output_shape", attr_type::shape},
    {"T", attr_type::type, nullptr, 0x0, "", true, 1},
    {"num_computations", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"function", attr_type::func},
    {"metadata", attr_type::string},
    {"NumDynamicShapes", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"Tguaranteed_constants", attr_type::type, nullptr, 0x0, "", true, 0},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"dtype", attr_type::type, nullptr, 0x4002},
    {"table_id", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"lookup_id", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"Targs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tresults", attr_type::type, nullptr, 0x0, "", true, 0},
    {"device_var_reads_indices", attr_type::integer, nullptr, 0x0, "", true, 0},
    {"device_var_updates_indices", attr_type::integer, nullptr, 0x0, "", true, 0},
    {"Tin", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tout", attr_type::type, nullptr, 0x0, "", true, 0},
    {"f", attr_type::func},
    {"autotuner_thresh", attr_type::integer, "0"},
    {"T", attr_type::type},
    {"partition_dim", attr_type::integer, "0"},
    {"partition_dims", attr_type::integer, nullptr, 0x0, "", true},
    {"is_packed", attr_type::boolean, "false"},
    {"num_splits", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"computation", attr_type::func},
    {"num_replicas", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_cores_per_replica", attr_type::integer, "1"},
    {"topology", attr_type::string, "\"\""},
    {"use_tpu", attr_type::boolean, "true"},
    {"device_assignment", attr_type::integer, "[]", 0x0, "", true},
    {"host_compute_core", attr_type::string, "[]", 0x0, "", true},
    {"Tinputs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tbroadcast_inputs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"NumVariables", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"output_types", attr_type::type, nullptr, 0x0, "", true, 0},
    {"padding_map", attr_type::string, "[]", 0x0, "", true},
    {"step_marker_location", attr_type::string, "\"STEP_MARK_AT_ENTRY\""},
    {"num_replicas", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"computation_shape", attr_type::integer, "[]", 0x0, "", true},
    {"allow_soft_placement", attr_type::boolean, "false"},
    {"use_spmd_for_xla_partitioning", attr_type::boolean, "false"},
    {"tpu_compile_options_proto", attr_type::string, "\"\""},
    {"use_shardy_partitioner", attr_type::boolean, "false"},
    {"is_mirrored_variable", attr_type::boolean, "false"},
    {"index", attr_type::integer, "-1"},
    {"k", attr_type::integer},
    {"task_count", attr_type::integer, nullptr, 0x0, "", false, 1},
};

inline constexpr std::uint16_t tpu_port_slots[]{
    0, 1, 2, 3, 4, 5, 6, 7, 8, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 32, 33, 34, 35, 37, 32, 33, 34, 35, 38, 39, 40,
    41, 42, 43, 44, 45, 46, 31, 32, 33, 34, 36, 32, 33, 34, 47, 34, 48, 34, 49, 32, 33, 34, 37, 32,
    33, 34, 50, 51, 52, 34, 53, 54, 55, 13, 14, 15, 56, 57, 27, 23, 58, 59, 60, 55, 13, 14, 15, 23,
    58, 24, 25, 26, 27, 28, 29, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77,
    38, 39, 40, 41, 42, 43, 44, 45, 78, 79, 80, 78, 79, 80, 81, 78, 82, 83, 78, 82, 83, 81, 78, 82,
    79, 78, 82, 78, 82, 81, 78, 84, 85, 86, 78, 82, 87, 78, 82, 87, 81, 78, 88, 78, 88, 81, 78, 82,
    12, 89, 78, 79, 78, 79, 81, 78, 90, 91, 78, 90, 91, 81, 78, 84, 85, 78, 84, 85, 81, 78, 78, 81,
    92, 93, 94, 95, 35, 96, 97, 98, 99, 56, 57, 27, 58, 55, 59, 60, 100, 101, 102, 103, 104, 105,
    106, 107, 105, 100, 108, 109, 110, 111, 112, 113, 114, 115, 35, 116, 117, 118, 119, 120, 121,
    122, 123, 104, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136,
};

inline constexpr flat_attr_slot tpu_attr_slots[]{
    {0, 1197}, {1, 1766}, {1, 2025}, {2, 2025}, {3, 2025}, {4, 2025}, {1, 1386}, {5, 1281}, {6, 27},
    {7, 27}, {8, 27}, {6, 27}, {7, 27}, {8, 27}, {9, 160}, {6, 27}, {7, 27}, {8, 27}, {9, 160},
    {10, 175}, {6, 27}, {7, 27}, {8, 27}, {9, 160}, {10, 175}, {11, 869}, {1, 113}, {1, 1197},
    {12, 1766}, {13, 1766}, {12, 2025}, {14, 2025}, {15, 2025}, {16, 2025}, {17, 2025}, {18, 2025},
    {19, 2025}, {13, 2025}, {20, 2025}, {21, 2025}, {22, 2025}, {23, 2025}, {24, 2025}, {25, 2025},
    {14, 2025}, {26, 2025}, {27, 2025}, {28, 959}, {29, 959}, {30, 959}, {0, 959}, {31, 959},
    {28, 1645}, {29, 1645}, {30, 1645}, {0, 1645}, {31, 1645}, {32, 1645}, {33, 1645}, {34, 1645},
    {35, 1134}, {1, 1134}, {36, 1134}, {28, 940}, {29, 940}, {30, 940}, {0, 940}, {37, 940},
    {31, 940}, {0, 1002}, {37, 1002}, {31, 1002}, {0, 27}, {37, 27}, {28, 175}, {29, 175},
    {30, 175}, {0, 175}, {37, 175}, {31, 175}, {32, 175}, {33, 175}, {28, 175}, {29, 175},
    {30, 175}, {0, 175}, {37, 175}, {31, 175}, {32, 175}, {33, 175}, {34, 660}, {0, 27}, {37, 27},
    {31, 27}, {28, 27}, {29, 27}, {30, 27}, {0, 27}, {37, 27}, {31, 27}, {0, 27}, {37, 27},
    {31, 27}, {32, 27}, {28, 27}, {29, 27}, {30, 27}, {0, 27}, {37, 27}, {31, 27}, {32, 27},
    {28, 27}, {29, 27}, {30, 27}, {0, 27}, {37, 27}, {31, 27}, {32, 27}, {33, 29}, {28, 27},
    {29, 27}, {30, 27}, {0, 27}, {37, 27}, {31, 27}, {32, 27}, {33, 29}, {34, 660}, {12, 1766},
    {21, 1766}, {24, 1766}, {25, 1766}, {14, 1766}, {26, 1766}, {38, 1766}, {12, 1766}, {21, 1766},
    {22, 1766}, {23, 1766}, {24, 1766}, {25, 1766}, {14, 1766}, {26, 1766}, {39, 1766}, {40, 2025},
    {41, 2025}, {21, 2025}, {24, 2025}, {25, 2025}, {14, 2025}, {26, 2025}, {0, 2025}, {42, 27},
    {43, 27}, {44, 27}, {45, 27}, {42, 27}, {46, 27}, {47, 27}, {37, 27}, {37, 27}, {44, 27},
    {45, 27}, {48, 27}, {37, 27}, {49, 1310}, {50, 1310}, {51, 954}, {35, 1002}, {1, 1002},
    {36, 1002}, {52, 1002}, {53, 27}, {54, 27}, {36, 27}, {52, 27}, {53, 27}, {54, 27}, {36, 27},
    {52, 27}, {51, 148}, {55, 27}, {54, 27}, {36, 27}, {52, 27}, {51, 148}, {55, 855}, {54, 855},
    {36, 855}, {52, 855}, {51, 855}, {55, 602}, {54, 602}, {36, 602}, {52, 602}, {51, 602},
    {55, 175}, {54, 175}, {36, 175}, {52, 175}, {51, 175}, {56, 1372}, {57, 1372}, {58, 1372},
    {56, 1372}, {57, 1372}, {58, 1372}, {51, 1401}, {42, 27}, {43, 27}, {37, 27}, {44, 27},
    {45, 27}, {37, 27}, {44, 533}, {45, 533}, {42, 533}, {43, 533}, {42, 27}, {44, 27}, {42, 27},
    {46, 27}, {47, 27}, {44, 27}, {45, 27}, {48, 27}, {59, 27}, {1, 27}, {0, 27}, {60, 27}, {1, 27},
    {40, 2025}, {41, 2025}, {21, 2025}, {24, 2025}, {25, 2025}, {14, 2025}, {61, 2025}, {62, 2025},
    {26, 2025}, {0, 2025}, {57, 1372}, {58, 1372}, {56, 1372}, {57, 1372}, {58, 1372}, {56, 1372},
    {51, 1401}, {49, 1310}, {50, 1310}, {63, 1310}, {12, 1766}, {21, 1766}, {25, 1766}, {14, 1766},
    {26, 1766}, {38, 1766}, {64, 1766}, {65, 475}, {66, 475}, {67, 475}, {68, 475}, {69, 475},
    {70, 1766}, {64, 1766}, {71, 2313}, {43, 2313}, {72, 27}, {73, 27}, {74, 475}, {75, 475},
    {74, 475}, {75, 475}, {76, 475}, {77, 475}, {78, 27}, {79, 27}, {80, 27}, {78, 27}, {79, 27},
    {80, 27}, {81, 175}, {0, 475}, {82, 475}, {83, 475}, {0, 1366}, {82, 1366}, {84, 1366},
    {85, 1366}, {82, 475}, {86, 475}, {83, 475}, {82, 1366}, {86, 1366}, {84, 1366}, {87, 27},
    {88, 27}, {89, 27}, {90, 27}, {91, 27}, {92, 27}, {93, 27}, {94, 27}, {95, 27}, {96, 27},
    {69, 27}, {97, 27}, {98, 27}, {87, 27}, {88, 27}, {89, 27}, {90, 27}, {91, 27}, {92, 27},
    {93, 27}, {94, 27}, {95, 27}, {96, 27}, {69, 27}, {97, 27}, {98, 27}, {99, 27}, {100, 27},
    {89, 27}, {90, 27}, {91, 27}, {92, 27}, {101, 27}, {93, 27}, {98, 27}, {100, 27}, {89, 27},
    {90, 27}, {91, 27}, {92, 27}, {101, 27}, {93, 27}, {98, 27}, {99, 27}, {100, 27}, {89, 27},
    {90, 27}, {91, 27}, {92, 27}, {101, 27}, {93, 27}, {98, 27}, {99, 27}, {102, 104}, {100, 27},
    {89, 27}, {90, 27}, {91, 27}, {92, 27}, {101, 27}, {93, 27}, {98, 27}, {99, 27}, {102, 104},
    {103, 454}, {100, 27}, {89, 27}, {90, 27}, {91, 27}, {92, 27}, {101, 27}, {93, 27}, {98, 27},
    {99, 27}, {102, 104}, {103, 454}, {104, 1130}, {100, 27}, {89, 27}, {90, 27}, {91, 27},
    {92, 27}, {101, 27}, {93, 27}, {98, 27}, {99, 27}, {102, 104}, {103, 454}, {105, 2313},
    {104, 1130}, {0, 27}, {82, 27}, {0, 27}, {82, 27}, {106, 139}, {0, 27}, {82, 27}, {106, 139},
    {107, 142}, {0, 27}, {82, 27}, {106, 139}, {107, 142}, {85, 413}, {88, 27}, {82, 27}, {70, 681},
    {108, 475}, {109, 2025},
};

}  // namespace detail

inline constexpr flat_table tpu_ops{
    detail::tpu_op_rows, detail::tpu_definition_rows, detail::tpu_ports, detail::tpu_attrs,
    detail::tpu_port_slots, detail::tpu_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/training.hpp
// training: optimizers that update variables.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_TRAINING_HPP
#define EVERGRAPH_TF_OPS_TRAINING_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op training_op_rows[]{
    {"ApplyAdaMax", 2},
    {"ApplyAdadelta", 5},
    {"ApplyAdagrad", 8},
    {"ApplyAdagradDA", 4},
    {"ApplyAdagradV2", 2},
    {"ApplyAdam", 8},
    {"ApplyAddSign", 3},
    {"ApplyCenteredRMSProp", 4},
    {"ApplyDelayCompensatedGradientDescent", 1, 24, op::open, op::open, "", "gone after release 1.3"},
    {"ApplyFtrl", 7},
    {"ApplyFtrlV2", 5},
    {"ApplyGradientDescent", 7},
    {"ApplyMomentum", 8},
    {"ApplyPowerSign", 3},
    {"ApplyProximalAdagrad", 4},
    {"ApplyProximalGradientDescent", 4},
    {"ApplyRMSProp", 7},
    {"NegTrain", 2, op::open, 19, op::open, "", "it served one tutorial and left with it"},
    {"ResourceApplyAdaMax", 2},
    {"ResourceApplyAdadelta", 5},
    {"ResourceApplyAdagrad", 6},
    {"ResourceApplyAdagradDA", 5},
    {"ResourceApplyAdagradV2", 2},
    {"ResourceApplyAdam", 6},
    {"ResourceApplyAdamWithAmsgrad", 2},
    {"ResourceApplyAddSign", 3},
    {"ResourceApplyCenteredRMSProp", 5},
    {"ResourceApplyFtrl", 6},
    {"ResourceApplyFtrlV2", 5},
    {"ResourceApplyGradientDescent", 5},
    {"ResourceApplyKerasMomentum", 2},
    {"ResourceApplyMomentum", 5},
    {"ResourceApplyPowerSign", 3},
    {"ResourceApplyProximalAdagrad", 5},
    {"ResourceApplyProximalGradientDescent", 5},
    {"ResourceApplyRMSProp", 5},
    {"ResourceSparseApplyAdadelta", 5},
    {"ResourceSparseApplyAdagrad", 6},
    {"ResourceSparseApplyAdagradDA", 5},
    {"ResourceSparseApplyAdagradV2", 2},
    {"ResourceSparseApplyCenteredRMSProp", 5},
    {"ResourceSparseApplyFtrl", 6},
    {"ResourceSparseApplyFtrlV2", 5},
    {"ResourceSparseApplyKerasMomentum", 2},
    {"ResourceSparseApplyMomentum", 5},
    {"ResourceSparseApplyProximalAdagrad", 5},
    {"ResourceSparseApplyProximalGradientDescent", 5},
    {"ResourceSparseApplyRMSProp", 5},
    {"SdcaFprint", 2},
    {"SdcaOptimizer", 2},
    {"SdcaOptimizerV2", 1},
    {"SdcaShrinkL1", 1},
    {"Skipgram", 2, op::open, 19, op::open, "", "it served one tutorial and left with it"},
    {"SparseApplyAdadelta", 5},
    {"SparseApplyAdagrad", 8},
    {"SparseApplyAdagradDA", 4},
    {"SparseApplyAdagradV2", 2},
    {"SparseApplyCenteredRMSProp", 4},
    {"SparseApplyFtrl", 7},
    {"SparseApplyFtrlV2", 5},
    {"SparseApplyMomentum", 8},
    {"SparseApplyProximalAdagrad", 4},
    {"SparseApplyProximalGradientDescent", 4},
    {"SparseApplyRMSProp", 4},
};

inline constexpr flat_definition training_definition_rows[]{
    {26, 0, 1, 0, 0, 9, 9, 1, 0, 2},  // ApplyAdaMax
    {1308, 0, 0, 0, 0, 9, 9, 1, 2, 2},
    {9, 0, 4, 0, 10, 7, 9, 1, 4, 2},  // ApplyAdadelta
    {9, 0, 3, 0, 10, 7, 9, 1, 6, 2},
    {24, 0, 2, 0, 10, 7, 9, 1, 8, 2},
    {24, 0, 1, 0, 10, 7, 9, 1, 10, 2},
    {1308, 0, 0, 0, 10, 7, 9, 1, 12, 2},
    {0, 0, 7, 0, 17, 4, 9, 1, 14, 2},  // ApplyAdagrad
    {5, 0, 6, 0, 17, 4, 9, 1, 16, 2},
    {9, 0, 5, 0, 17, 4, 9, 1, 18, 2},
    {9, 0, 4, 0, 17, 4, 9, 1, 20, 2},
    {24, 0, 3, 0, 17, 4, 9, 1, 22, 2},
    {24, 0, 2, 0, 17, 4, 9, 1, 24, 2},
    {26, 0, 1, 0, 17, 4, 9, 1, 26, 3},
    {1308, 0, 0, 0, 17, 4, 9, 1, 29, 3},
    {11, 0, 3, 0, 21, 8, 9, 1, 32, 2},  // ApplyAdagradDA
    {24, 0, 2, 0, 21, 8, 9, 1, 34, 2},
    {24, 0, 1, 0, 21, 8, 9, 1, 36, 2},
    {1308, 0, 0, 0, 21, 8, 9, 1, 38, 2},
    {113, 0, 1, 0, 29, 5, 9, 1, 40, 3},  // ApplyAdagradV2
    {1308, 0, 0, 0, 29, 5, 9, 1, 43, 3},
    {0, 0, 7, 0, 34, 10, 9, 1, 14, 2},  // ApplyAdam
    {5, 0, 6, 0, 34, 10, 9, 1, 16, 2},
    {9, 0, 5, 0, 34, 10, 9, 1, 18, 2},
    {9, 0, 4, 0, 34, 10, 9, 1, 20, 2},
    {23, 0, 3, 0, 34, 10, 9, 1, 46, 3},
    {24, 0, 2, 0, 34, 10, 9, 1, 49, 3},
    {24, 0, 1, 0, 34, 10, 9, 1, 52, 3},
    {1308, 0, 0, 0, 34, 10, 9, 1, 55, 3},
    {24, 0, 2, 0, 44, 7, 9, 1, 58, 2},  // ApplyAddSign
    {24, 0, 1, 0, 44, 7, 9, 1, 60, 2},
    {1308, 0, 0, 0, 44, 7, 9, 1, 62, 2},
    {15, 0, 3, 0, 51, 9, 9, 1, 64, 2},  // ApplyCenteredRMSProp
    {24, 0, 2, 0, 51, 9, 9, 1, 66, 2},
    {24, 0, 1, 0, 51, 9, 9, 1, 68, 2},
    {1308, 0, 0, 0, 51, 9, 9, 1, 70, 2},
    {24, 0, 0, 1, 60, 5, 0, 0, 72, 2},  // ApplyDelayCompensatedGradientDescent
    {9, 0, 6, 0, 65, 8, 9, 1, 74, 2},  // ApplyFtrl
    {9, 0, 5, 0, 65, 8, 9, 1, 4, 2},
    {9, 0, 4, 0, 65, 8, 9, 1, 6, 2},
    {24, 0, 3, 0, 65, 8, 9, 1, 8, 2},
    {24, 0, 2, 0, 65, 8, 9, 1, 10, 2},
    {175, 0, 1, 0, 65, 8, 9, 1, 76, 3},
    {1308, 0, 0, 0, 65, 8, 9, 1, 79, 3},
    {24, 0, 4, 0, 73, 9, 9, 1, 72, 2},  // ApplyFtrlV2
    {24, 0, 3, 0, 73, 9, 9, 1, 58, 2},
    {24, 0, 2, 0, 73, 9, 9, 1, 60, 2},
    {175, 0, 1, 0, 73, 9, 9, 1, 82, 3},
    {1308, 0, 0, 0, 73, 9, 9, 1, 85, 3},
    {0, 0, 6, 0, 82, 3, 9, 1, 14, 2},  // ApplyGradientDescent
    {5, 0, 5, 0, 82, 3, 9, 1, 16, 2},
    {9, 0, 4, 0, 82, 3, 9, 1, 18, 2},
    {9, 0, 3, 0, 82, 3, 9, 1, 20, 2},
    {24, 0, 2, 0, 82, 3, 9, 1, 22, 2},
    {24, 0, 1, 0, 82, 3, 9, 1, 24, 2},
    {1308, 0, 0, 0, 82, 3, 9, 1, 88, 2},
    {0, 0, 7, 0, 85, 5, 9, 1, 14, 2},  // ApplyMomentum
    {5, 0, 6, 0, 85, 5, 9, 1, 16, 2},
    {9, 0, 5, 0, 85, 5, 9, 1, 18, 2},
    {9, 0, 4, 0, 85, 5, 9, 1, 20, 2},
    {10, 0, 3, 0, 85, 5, 9, 1, 90, 3},
    {24, 0, 2, 0, 85, 5, 9, 1, 93, 3},
    {24, 0, 1, 0, 85, 5, 9, 1, 96, 3},
    {1308, 0, 0, 0, 85, 5, 9, 1, 99, 3},
    {24, 0, 2, 0, 90, 7, 9, 1, 58, 2},  // ApplyPowerSign
    {24, 0, 1, 0, 90, 7, 9, 1, 60, 2},
    {1308, 0, 0, 0, 90, 7, 9, 1, 62, 2},
    {9, 0, 3, 0, 97, 6, 9, 1, 6, 2},  // ApplyProximalAdagrad
    {24, 0, 2, 0, 97, 6, 9, 1, 8, 2},
    {24, 0, 1, 0, 97, 6, 9, 1, 10, 2},
    {1308, 0, 0, 0, 97, 6, 9, 1, 12, 2},
    {9, 0, 3, 0, 103, 5, 9, 1, 6, 2},  // ApplyProximalGradientDescent
    {24, 0, 2, 0, 103, 5, 9, 1, 8, 2},
    {24, 0, 1, 0, 103, 5, 9, 1, 10, 2},
    {1308, 0, 0, 0, 103, 5, 9, 1, 12, 2},
    {0, 0, 6, 0, 108, 8, 9, 1, 14, 2},  // ApplyRMSProp
    {5, 0, 5, 0, 108, 8, 9, 1, 16, 2},
    {9, 0, 4, 0, 108, 8, 9, 1, 18, 2},
    {9, 0, 3, 0, 108, 8, 9, 1, 20, 2},
    {24, 0, 2, 0, 108, 8, 9, 1, 22, 2},
    {24, 0, 1, 0, 108, 8, 9, 1, 24, 2},
    {1308, 0, 0, 0, 108, 8, 9, 1, 88, 2},
    {0, 0, 1, 0, 116, 5, 0, 0, 102, 2},  // NegTrain
    {7, 0, 0, 1, 116, 5, 0, 0, 102, 2},
    {26, 0, 1, 1, 121, 9, 0, 0, 0, 2},  // ResourceApplyAdaMax
    {1308, 0, 0, 1, 121, 9, 0, 0, 2, 2},
    {21, 0, 4, 0, 130, 7, 0, 0, 104, 2},  // ResourceApplyAdadelta
    {21, 0, 3, 1, 130, 7, 0, 0, 104, 2},
    {24, 0, 2, 1, 130, 7, 0, 0, 106, 2},
    {24, 0, 1, 1, 130, 7, 0, 0, 108, 2},
    {1308, 0, 0, 1, 130, 7, 0, 0, 110, 2},
    {21, 0, 5, 0, 137, 4, 0, 0, 104, 2},  // ResourceApplyAdagrad
    {21, 0, 4, 1, 137, 4, 0, 0, 104, 2},
    {24, 0, 3, 1, 137, 4, 0, 0, 106, 2},
    {24, 0, 2, 1, 137, 4, 0, 0, 108, 2},
    {26, 0, 1, 1, 137, 4, 0, 0, 112, 3},
    {1308, 0, 0, 1, 137, 4, 0, 0, 115, 3},
    {21, 0, 4, 0, 141, 8, 0, 0, 104, 2},  // ResourceApplyAdagradDA
    {21, 0, 3, 1, 141, 8, 0, 0, 104, 2},
    {24, 0, 2, 1, 141, 8, 0, 0, 106, 2},
    {24, 0, 1, 1, 141, 8, 0, 0, 108, 2},
    {1308, 0, 0, 1, 141, 8, 0, 0, 110, 2},
    {113, 0, 1, 1, 149, 5, 0, 0, 40, 3},  // ResourceApplyAdagradV2
    {1308, 0, 0, 1, 149, 5, 0, 0, 43, 3},
    {21, 0, 5, 0, 154, 10, 0, 0, 104, 2},  // ResourceApplyAdam
    {21, 0, 4, 1, 154, 10, 0, 0, 104, 2},
    {23, 0, 3, 1, 154, 10, 0, 0, 118, 3},
    {24, 0, 2, 1, 154, 10, 0, 0, 121, 3},
    {24, 0, 1, 1, 154, 10, 0, 0, 124, 3},
    {1308, 0, 0, 1, 154, 10, 0, 0, 127, 3},
    {27, 0, 1, 1, 164, 11, 0, 0, 130, 2},  // ResourceApplyAdamWithAmsgrad
    {1308, 0, 0, 1, 164, 11, 0, 0, 132, 2},
    {24, 0, 2, 1, 175, 7, 0, 0, 58, 2},  // ResourceApplyAddSign
    {24, 0, 1, 1, 175, 7, 0, 0, 60, 2},
    {1308, 0, 0, 1, 175, 7, 0, 0, 62, 2},
    {21, 0, 4, 0, 182, 9, 0, 0, 104, 2},  // ResourceApplyCenteredRMSProp
    {21, 0, 3, 1, 182, 9, 0, 0, 104, 2},
    {24, 0, 2, 1, 182, 9, 0, 0, 106, 2},
    {24, 0, 1, 1, 182, 9, 0, 0, 108, 2},
    {1308, 0, 0, 1, 182, 9, 0, 0, 110, 2},
    {21, 0, 5, 0, 191, 8, 0, 0, 104, 2},  // ResourceApplyFtrl
    {21, 0, 4, 1, 191, 8, 0, 0, 104, 2},
    {24, 0, 3, 1, 191, 8, 0, 0, 106, 2},
    {24, 0, 2, 1, 191, 8, 0, 0, 108, 2},
    {175, 0, 1, 1, 191, 8, 0, 0, 134, 3},
    {1308, 0, 0, 1, 191, 8, 0, 0, 137, 3},
    {24, 0, 4, 1, 199, 9, 0, 0, 72, 2},  // ResourceApplyFtrlV2
    {24, 0, 3, 1, 199, 9, 0, 0, 58, 2},
    {24, 0, 2, 1, 199, 9, 0, 0, 60, 2},
    {175, 0, 1, 1, 199, 9, 0, 0, 82, 3},
    {1308, 0, 0, 1, 199, 9, 0, 0, 85, 3},
    {21, 0, 4, 0, 208, 3, 0, 0, 104, 2},  // ResourceApplyGradientDescent
    {21, 0, 3, 1, 208, 3, 0, 0, 104, 2},
    {24, 0, 2, 1, 208, 3, 0, 0, 106, 2},
    {24, 0, 1, 1, 208, 3, 0, 0, 108, 2},
    {1308, 0, 0, 1, 208, 3, 0, 0, 110, 2},
    {27, 0, 1, 1, 211, 5, 0, 0, 140, 3},  // ResourceApplyKerasMomentum
    {1308, 0, 0, 1, 211, 5, 0, 0, 143, 3},
    {21, 0, 4, 0, 211, 5, 0, 0, 146, 3},  // ResourceApplyMomentum
    {21, 0, 3, 1, 211, 5, 0, 0, 146, 3},
    {24, 0, 2, 1, 211, 5, 0, 0, 149, 3},
    {24, 0, 1, 1, 211, 5, 0, 0, 152, 3},
    {1308, 0, 0, 1, 211, 5, 0, 0, 155, 3},
    {24, 0, 2, 1, 216, 7, 0, 0, 58, 2},  // ResourceApplyPowerSign
    {24, 0, 1, 1, 216, 7, 0, 0, 60, 2},
    {1308, 0, 0, 1, 216, 7, 0, 0, 62, 2},
    {21, 0, 4, 0, 223, 6, 0, 0, 104, 2},  // ResourceApplyProximalAdagrad
    {21, 0, 3, 1, 223, 6, 0, 0, 104, 2},
    {24, 0, 2, 1, 223, 6, 0, 0, 106, 2},
    {24, 0, 1, 1, 223, 6, 0, 0, 108, 2},
    {1308, 0, 0, 1, 223, 6, 0, 0, 110, 2},
    {21, 0, 4, 0, 229, 5, 0, 0, 104, 2},  // ResourceApplyProximalGradientDescent
    {21, 0, 3, 1, 229, 5, 0, 0, 104, 2},
    {24, 0, 2, 1, 229, 5, 0, 0, 106, 2},
    {24, 0, 1, 1, 229, 5, 0, 0, 108, 2},
    {1308, 0, 0, 1, 229, 5, 0, 0, 110, 2},
    {21, 0, 4, 0, 234, 8, 0, 0, 104, 2},  // ResourceApplyRMSProp
    {21, 0, 3, 1, 234, 8, 0, 0, 104, 2},
    {24, 0, 2, 1, 234, 8, 0, 0, 106, 2},
    {24, 0, 1, 1, 234, 8, 0, 0, 108, 2},
    {1308, 0, 0, 1, 234, 8, 0, 0, 110, 2},
    {21, 0, 4, 0, 242, 8, 0, 0, 158, 3},  // ResourceSparseApplyAdadelta
    {21, 0, 3, 1, 242, 8, 0, 0, 158, 3},
    {24, 0, 2, 1, 242, 8, 0, 0, 161, 3},
    {24, 0, 1, 1, 242, 8, 0, 0, 164, 3},
    {1308, 0, 0, 1, 242, 8, 0, 0, 167, 3},
    {21, 0, 5, 0, 250, 5, 0, 0, 158, 3},  // ResourceSparseApplyAdagrad
    {21, 0, 4, 1, 250, 5, 0, 0, 158, 3},
    {24, 0, 3, 1, 250, 5, 0, 0, 161, 3},
    {24, 0, 2, 1, 250, 5, 0, 0, 164, 3},
    {26, 0, 1, 1, 250, 5, 0, 0, 170, 4},
    {1308, 0, 0, 1, 250, 5, 0, 0, 174, 4},
    {21, 0, 4, 0, 255, 9, 0, 0, 158, 3},  // ResourceSparseApplyAdagradDA
    {21, 0, 3, 1, 255, 9, 0, 0, 158, 3},
    {24, 0, 2, 1, 255, 9, 0, 0, 161, 3},
    {24, 0, 1, 1, 255, 9, 0, 0, 164, 3},
    {1308, 0, 0, 1, 255, 9, 0, 0, 167, 3},
    {113, 0, 1, 1, 264, 6, 0, 0, 178, 4},  // ResourceSparseApplyAdagradV2
    {1308, 0, 0, 1, 264, 6, 0, 0, 182, 4},
    {21, 0, 4, 0, 270, 10, 0, 0, 158, 3},  // ResourceSparseApplyCenteredRMSProp
    {21, 0, 3, 1, 270, 10, 0, 0, 158, 3},
    {24, 0, 2, 1, 270, 10, 0, 0, 161, 3},
    {24, 0, 1, 1, 270, 10, 0, 0, 164, 3},
    {1308, 0, 0, 1, 270, 10, 0, 0, 167, 3},
    {21, 0, 5, 0, 280, 9, 0, 0, 158, 3},  // ResourceSparseApplyFtrl
    {21, 0, 4, 1, 280, 9, 0, 0, 158, 3},
    {24, 0, 3, 1, 280, 9, 0, 0, 161, 3},
    {24, 0, 2, 1, 280, 9, 0, 0, 164, 3},
    {175, 0, 1, 1, 280, 9, 0, 0, 186, 4},
    {1308, 0, 0, 1, 280, 9, 0, 0, 190, 4},
    {24, 0, 4, 1, 289, 10, 0, 0, 194, 3},  // ResourceSparseApplyFtrlV2
    {24, 0, 3, 1, 289, 10, 0, 0, 197, 3},
    {24, 0, 2, 1, 289, 10, 0, 0, 200, 3},
    {175, 0, 1, 1, 289, 10, 0, 0, 203, 4},
    {1308, 0, 0, 1, 289, 10, 0, 0, 207, 4},
    {27, 0, 1, 1, 299, 6, 0, 0, 211, 4},  // ResourceSparseApplyKerasMomentum
    {1308, 0, 0, 1, 299, 6, 0, 0, 215, 4},
    {21, 0, 4, 0, 299, 6, 0, 0, 219, 4},  // ResourceSparseApplyMomentum
    {21, 0, 3, 1, 299, 6, 0, 0, 219, 4},
    {24, 0, 2, 1, 299, 6, 0, 0, 223, 4},
    {24, 0, 1, 1, 299, 6, 0, 0, 227, 4},
    {1308, 0, 0, 1, 299, 6, 0, 0, 231, 4},
    {21, 0, 4, 0, 305, 7, 0, 0, 158, 3},  // ResourceSparseApplyProximalAdagrad
    {21, 0, 3, 1, 305, 7, 0, 0, 158, 3},
    {24, 0, 2, 1, 305, 7, 0, 0, 161, 3},
    {24, 0, 1, 1, 305, 7, 0, 0, 164, 3},
    {1308, 0, 0, 1, 305, 7, 0, 0, 167, 3},
    {21, 0, 4, 0, 312, 6, 0, 0, 158, 3},  // ResourceSparseApplyProximalGradientDescent
    {21, 0, 3, 1, 312, 6, 0, 0, 158, 3},
    {24, 0, 2, 1, 312, 6, 0, 0, 161, 3},
    {24, 0, 1, 1, 312, 6, 0, 0, 164, 3},
    {1308, 0, 0, 1, 312, 6, 0, 0, 167, 3},
    {21, 0, 4, 0, 318, 9, 0, 0, 158, 3},  // ResourceSparseApplyRMSProp
    {21, 0, 3, 1, 318, 9, 0, 0, 158, 3},
    {24, 0, 2, 1, 318, 9, 0, 0, 161, 3},
    {24, 0, 1, 1, 318, 9, 0, 0, 164, 3},
    {1308, 0, 0, 1, 318, 9, 0, 0, 167, 3},
    {15, 0, 0, 0, 327, 1, 328, 1, 0, 0},  // SdcaFprint
    {15, 0, 0, 0, 327, 1, 329, 1, 0, 0},
    {15, 0, 1, 0, 330, 10, 340, 3, 235, 9},  // SdcaOptimizer
    {27, 0, 0, 0, 330, 10, 340, 3, 244, 9},
    {27, 0, 0, 0, 330, 10, 340, 3, 253, 9},  // SdcaOptimizerV2
    {15, 0, 0, 0, 343, 1, 0, 0, 262, 3},  // SdcaShrinkL1
    {0, 0, 1, 0, 0, 0, 344, 7, 265, 5},  // Skipgram
    {7, 0, 0, 1, 0, 0, 344, 7, 265, 5},
    {9, 0, 4, 0, 351, 8, 9, 1, 270, 3},  // SparseApplyAdadelta
    {9, 0, 3, 0, 351, 8, 9, 1, 273, 3},
    {24, 0, 2, 0, 351, 8, 9, 1, 276, 3},
    {24, 0, 1, 0, 351, 8, 9, 1, 279, 3},
    {1308, 0, 0, 0, 351, 8, 9, 1, 282, 3},
    {0, 0, 7, 0, 359, 5, 9, 1, 285, 3},  // SparseApplyAdagrad
    {5, 0, 6, 0, 359, 5, 9, 1, 288, 3},
    {9, 0, 5, 0, 359, 5, 9, 1, 291, 3},
    {9, 0, 4, 0, 359, 5, 9, 1, 294, 3},
    {24, 0, 3, 0, 359, 5, 9, 1, 297, 3},
    {24, 0, 2, 0, 359, 5, 9, 1, 300, 3},
    {26, 0, 1, 0, 359, 5, 9, 1, 303, 4},
    {1308, 0, 0, 0, 359, 5, 9, 1, 307, 4},
    {11, 0, 3, 0, 364, 9, 9, 1, 311, 3},  // SparseApplyAdagradDA
    {24, 0, 2, 0, 364, 9, 9, 1, 314, 3},
    {24, 0, 1, 0, 364, 9, 9, 1, 317, 3},
    {1308, 0, 0, 0, 364, 9, 9, 1, 320, 3},
    {113, 0, 1, 0, 373, 6, 9, 1, 178, 4},  // SparseApplyAdagradV2
    {1308, 0, 0, 0, 373, 6, 9, 1, 182, 4},
    {15, 0, 3, 0, 379, 10, 9, 1, 323, 3},  // SparseApplyCenteredRMSProp
    {24, 0, 2, 0, 379, 10, 9, 1, 326, 3},
    {24, 0, 1, 0, 379, 10, 9, 1, 329, 3},
    {1308, 0, 0, 0, 379, 10, 9, 1, 332, 3},
    {9, 0, 6, 0, 389, 9, 9, 1, 335, 3},  // SparseApplyFtrl
    {9, 0, 5, 0, 389, 9, 9, 1, 270, 3},
    {9, 0, 4, 0, 389, 9, 9, 1, 273, 3},
    {24, 0, 3, 0, 389, 9, 9, 1, 276, 3},
    {24, 0, 2, 0, 389, 9, 9, 1, 279, 3},
    {175, 0, 1, 0, 389, 9, 9, 1, 338, 4},
    {1308, 0, 0, 0, 389, 9, 9, 1, 342, 4},
    {24, 0, 4, 0, 398, 10, 9, 1, 194, 3},  // SparseApplyFtrlV2
    {24, 0, 3, 0, 398, 10, 9, 1, 197, 3},
    {24, 0, 2, 0, 398, 10, 9, 1, 200, 3},
    {175, 0, 1, 0, 398, 10, 9, 1, 203, 4},
    {1308, 0, 0, 0, 398, 10, 9, 1, 207, 4},
    {0, 0, 7, 0, 408, 6, 9, 1, 285, 3},  // SparseApplyMomentum
    {5, 0, 6, 0, 408, 6, 9, 1, 288, 3},
    {9, 0, 5, 0, 408, 6, 9, 1, 291, 3},
    {9, 0, 4, 0, 408, 6, 9, 1, 294, 3},
    {10, 0, 3, 0, 408, 6, 9, 1, 346, 4},
    {24, 0, 2, 0, 408, 6, 9, 1, 350, 4},
    {24, 0, 1, 0, 408, 6, 9, 1, 354, 4},
    {1308, 0, 0, 0, 408, 6, 9, 1, 358, 4},
    {9, 0, 3, 0, 414, 7, 9, 1, 273, 3},  // SparseApplyProximalAdagrad
    {24, 0, 2, 0, 414, 7, 9, 1, 276, 3},
    {24, 0, 1, 0, 414, 7, 9, 1, 279, 3},
    {1308, 0, 0, 0, 414, 7, 9, 1, 282, 3},
    {9, 0, 3, 0, 421, 6, 9, 1, 273, 3},  // SparseApplyProximalGradientDescent
    {24, 0, 2, 0, 421, 6, 9, 1, 276, 3},
    {24, 0, 1, 0, 421, 6, 9, 1, 279, 3},
    {1308, 0, 0, 0, 421, 6, 9, 1, 282, 3},
    {9, 0, 3, 0, 427, 9, 9, 1, 273, 3},  // SparseApplyRMSProp
    {24, 0, 2, 0, 427, 9, 9, 1, 276, 3},
    {24, 0, 1, 0, 427, 9, 9, 1, 279, 3},
    {1308, 0, 0, 0, 427, 9, 9, 1, 282, 3},
};

inline constexpr flat_port training_ports[]{
    {"var", {}, "T", "", false, true},
    {"m", {}, "T", "", false, true},
    {"v", {}, "T", "", false, true},
    {"beta1_power", {}, "T"},
    {"lr", {}, "T"},
    {"beta1", {}, "T"},
    {"beta2", {}, "T"},
    {"epsilon", {}, "T"},
    {"grad", {}, "T"},
    {"out", {}, "T", "", false, true},
    {"accum", {}, "T", "", false, true},
    {"accum_update", {}, "T", "", false, true},
    {"rho", {}, "T"},
    {"gradient_accumulator", {}, "T", "", false, true},
    {"gradient_squared_accumulator", {}, "T", "", false, true},
    {"l1", {}, "T"},
    {"l2", {}, "T"},
    {"global_step", dtype::int64},
    {"beta2_power", {}, "T"},
    {"alpha", {}, "T"},
    {"sign_decay", {}, "T"},
    {"beta", {}, "T"},
    {"mg", {}, "T", "", false, true},
    {"ms", {}, "T", "", false, true},
    {"mom", {}, "T", "", false, true},
    {"momentum", {}, "T"},
    {"var", dtype::resource},
    {"delta", {}, "T"},
    {"lambda", {}, "T"},
    {"shadow", dtype::resource},
    {"linear", {}, "T", "", false, true},
    {"lr_power", {}, "T"},
    {"l2_shrinkage", {}, "T"},
    {"logbase", {}, "T"},
    {"w_in", dtype::float32, "", "", false, true},
    {"w_out", dtype::float32, "", "", false, true},
    {"examples", dtype::int32},
    {"labels", dtype::int32},
    {"lr", dtype::float32},
    {"m", dtype::resource},
    {"v", dtype::resource},
    {"accum", dtype::resource},
    {"accum_update", dtype::resource},
    {"gradient_accumulator", dtype::resource},
    {"gradient_squared_accumulator", dtype::resource},
    {"vhat", dtype::resource},
    {"mg", dtype::resource},
    {"ms", dtype::resource},
    {"mom", dtype::resource},
    {"linear", dtype::resource},
    {"indices", {}, "Tindices"},
    {"input", dtype::string},
    {"output", dtype::string},
    {"output", dtype::int64},
    {"sparse_example_indices", dtype::int64, "", "num_sparse_features"},
    {"sparse_feature_indices", dtype::int64, "", "num_sparse_features"},
    {"sparse_feature_values", dtype::float32, "", "num_sparse_features_with_values"},
    {"dense_features", dtype::float32, "", "num_dense_features"},
    {"example_weights", dtype::float32},
    {"example_labels", dtype::float32},
    {"sparse_indices", dtype::int64, "", "num_sparse_features"},
    {"sparse_weights", dtype::float32, "", "num_sparse_features"},
    {"dense_weights", dtype::float32, "", "num_dense_features"},
    {"example_state_data", dtype::float32},
    {"out_example_state_data", dtype::float32},
    {"out_delta_sparse_weights", dtype::float32, "", "num_sparse_features"},
    {"out_delta_dense_weights", dtype::float32, "", "num_dense_features"},
    {"weights", dtype::float32, "", "num_features", false, true},
    {"vocab_word", dtype::string},
    {"vocab_freq", dtype::int32},
    {"words_per_epoch", dtype::int64},
    {"current_epoch", dtype::int32},
    {"total_words_processed", dtype::int64},
};

inline constexpr flat_attr training_attrs[]{
    {"T", attr_type::type, nullptr, 0xce7b7e},
    {"use_locking", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0xcffb7e},
    {"T", attr_type::type, nullptr, 0x63b7e},
    {"T", attr_type::type, nullptr, 0xe3b7e},
    {"T", attr_type::type, nullptr, 0xce3b7e},
    {"T", attr_type::type, nullptr, 0x3b7e},
    {"T", attr_type::type, nullptr, 0x23b7e},
    {"update_slots", attr_type::boolean, "true"},
    {"use_nesterov", attr_type::boolean, "false"},
    {"multiply_linear_by_lr", attr_type::boolean, "false"},
    {"vocab_count", attr_type::integer, nullptr, 0x0, "", true},
    {"num_negative_samples", attr_type::integer},
    {"Tindices", attr_type::type, nullptr, 0x208},
    {"loss_type", attr_type::string, nullptr, 0x0, "\"logistic_loss\", \"squared_loss\", \"hinge_loss\", \"smooth_hinge_loss\""},
    {"adaptative", attr_type::boolean, "false"},
    {"num_sparse_features", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"num_sparse_features_with_values", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"num_dense_features", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"l1", attr_type::floating},
    {"l2", attr_type::floating},
    {"num_loss_partitions", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_inner_iterations", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"loss_type", attr_type::string, nullptr, 0x0, "\"logistic_loss\", \"squared_loss\", \"hinge_loss\", \"smooth_hinge_loss\", \"poisson_loss\""},
    {"adaptive", attr_type::boolean, "false"},
    {"num_features", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"filename", attr_type::string},
    {"batch_size", attr_type::integer},
    {"window_size", attr_type::integer, "5"},
    {"min_count", attr_type::integer, "5"},
    {"subsample", attr_type::floating, "0.001"},
};

inline constexpr std::uint16_t training_port_slots[]{
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 10, 11, 4, 12, 7, 8, 0, 10, 4, 8, 0, 13, 14, 8, 4, 15, 16, 17,
    0, 10, 4, 7, 8, 0, 1, 2, 3, 18, 4, 5, 6, 7, 8, 0, 1, 4, 19, 20, 21, 8, 0, 22, 23, 24, 4, 12, 25,
    7, 8, 26, 19, 27, 28, 29, 0, 10, 30, 8, 4, 15, 16, 31, 0, 10, 30, 8, 4, 15, 16, 32, 31, 0, 19,
    27, 0, 10, 4, 8, 25, 0, 1, 4, 33, 20, 21, 8, 0, 10, 4, 15, 16, 8, 0, 19, 15, 16, 27, 0, 23, 24,
    4, 12, 25, 7, 8, 34, 35, 36, 37, 38, 26, 39, 40, 3, 4, 5, 6, 7, 8, 26, 41, 42, 4, 12, 7, 8, 26,
    41, 4, 8, 26, 43, 44, 8, 4, 15, 16, 17, 26, 41, 4, 7, 8, 26, 39, 40, 3, 18, 4, 5, 6, 7, 8, 26,
    39, 40, 45, 3, 18, 4, 5, 6, 7, 8, 26, 39, 4, 19, 20, 21, 8, 26, 46, 47, 48, 4, 12, 25, 7, 8, 26,
    41, 49, 8, 4, 15, 16, 31, 26, 41, 49, 8, 4, 15, 16, 32, 31, 26, 19, 27, 26, 41, 4, 8, 25, 26,
    39, 4, 33, 20, 21, 8, 26, 41, 4, 15, 16, 8, 26, 19, 15, 16, 27, 26, 47, 48, 4, 12, 25, 7, 8, 26,
    41, 42, 4, 12, 7, 8, 50, 26, 41, 4, 8, 50, 26, 43, 44, 8, 50, 4, 15, 16, 17, 26, 41, 4, 7, 8,
    50, 26, 46, 47, 48, 4, 12, 25, 7, 8, 50, 26, 41, 49, 8, 50, 4, 15, 16, 31, 26, 41, 49, 8, 50, 4,
    15, 16, 32, 31, 26, 41, 4, 8, 50, 25, 26, 41, 4, 15, 16, 8, 50, 26, 19, 15, 16, 8, 50, 26, 47,
    48, 4, 12, 25, 7, 8, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68,
    69, 70, 71, 72, 36, 37, 0, 10, 11, 4, 12, 7, 8, 50, 0, 10, 4, 8, 50, 0, 13, 14, 8, 50, 4, 15,
    16, 17, 0, 10, 4, 7, 8, 50, 0, 22, 23, 24, 4, 12, 25, 7, 8, 50, 0, 10, 30, 8, 50, 4, 15, 16, 31,
    0, 10, 30, 8, 50, 4, 15, 16, 32, 31, 0, 10, 4, 8, 50, 25, 0, 10, 4, 15, 16, 8, 50, 0, 19, 15,
    16, 8, 50, 0, 23, 24, 4, 12, 25, 7, 8, 50,
};

inline constexpr flat_attr_slot training_attr_slots[]{
    {0, 26}, {1, 26}, {2, 26}, {1, 26}, {3, 9}, {1, 9}, {4, 9}, {1, 9}, {5, 9}, {1, 9}, {0, 9},
    {1, 9}, {2, 9}, {1, 9}, {6, 0}, {1, 0}, {7, 0}, {1, 0}, {3, 0}, {1, 0}, {4, 0}, {1, 0}, {5, 0},
    {1, 0}, {0, 0}, {1, 0}, {0, 0}, {1, 0}, {8, 26}, {2, 0}, {1, 0}, {8, 26}, {4, 11}, {1, 11},
    {5, 11}, {1, 11}, {0, 11}, {1, 11}, {2, 11}, {1, 11}, {0, 113}, {1, 113}, {8, 113}, {2, 113},
    {1, 113}, {8, 113}, {4, 0}, {1, 0}, {9, 23}, {5, 0}, {1, 0}, {9, 23}, {0, 0}, {1, 0}, {9, 23},
    {2, 0}, {1, 0}, {9, 23}, {5, 24}, {1, 24}, {0, 24}, {1, 24}, {2, 24}, {1, 24}, {4, 15}, {1, 15},
    {5, 15}, {1, 15}, {0, 15}, {1, 15}, {2, 15}, {1, 15}, {4, 24}, {1, 24}, {7, 9}, {1, 9}, {0, 9},
    {1, 9}, {10, 175}, {2, 9}, {1, 9}, {10, 175}, {0, 24}, {1, 24}, {10, 175}, {2, 24}, {1, 24},
    {10, 175}, {2, 0}, {1, 0}, {4, 0}, {1, 0}, {9, 10}, {5, 0}, {1, 0}, {9, 10}, {0, 0}, {1, 0},
    {9, 10}, {2, 0}, {1, 0}, {9, 10}, {11, 0}, {12, 0}, {4, 21}, {1, 21}, {5, 21}, {1, 21}, {0, 21},
    {1, 21}, {2, 21}, {1, 21}, {0, 21}, {1, 21}, {8, 26}, {2, 21}, {1, 21}, {8, 26}, {4, 21},
    {1, 21}, {9, 23}, {5, 21}, {1, 21}, {9, 23}, {0, 21}, {1, 21}, {9, 23}, {2, 21}, {1, 21},
    {9, 23}, {0, 27}, {1, 27}, {2, 27}, {1, 27}, {0, 21}, {1, 21}, {10, 175}, {2, 21}, {1, 21},
    {10, 175}, {0, 27}, {1, 27}, {9, 27}, {2, 27}, {1, 27}, {9, 27}, {4, 21}, {1, 21}, {9, 21},
    {5, 21}, {1, 21}, {9, 21}, {0, 21}, {1, 21}, {9, 21}, {2, 21}, {1, 21}, {9, 21}, {4, 21},
    {13, 21}, {1, 21}, {5, 21}, {13, 21}, {1, 21}, {0, 21}, {13, 21}, {1, 21}, {2, 21}, {13, 21},
    {1, 21}, {0, 21}, {13, 21}, {1, 21}, {8, 26}, {2, 21}, {13, 21}, {1, 21}, {8, 26}, {0, 113},
    {13, 113}, {1, 113}, {8, 113}, {2, 113}, {13, 113}, {1, 113}, {8, 113}, {0, 21}, {13, 21},
    {1, 21}, {10, 175}, {2, 21}, {13, 21}, {1, 21}, {10, 175}, {4, 24}, {13, 24}, {1, 24}, {5, 24},
    {13, 24}, {1, 24}, {0, 24}, {13, 24}, {1, 24}, {0, 24}, {13, 24}, {1, 24}, {10, 175}, {2, 24},
    {13, 24}, {1, 24}, {10, 175}, {0, 27}, {13, 27}, {1, 27}, {9, 27}, {2, 27}, {13, 27}, {1, 27},
    {9, 27}, {4, 21}, {13, 21}, {1, 21}, {9, 21}, {5, 21}, {13, 21}, {1, 21}, {9, 21}, {0, 21},
    {13, 21}, {1, 21}, {9, 21}, {2, 21}, {13, 21}, {1, 21}, {9, 21}, {14, 15}, {15, 15}, {16, 15},
    {17, 15}, {18, 15}, {19, 15}, {20, 15}, {21, 15}, {22, 15}, {23, 15}, {15, 15}, {16, 15},
    {17, 15}, {18, 15}, {19, 15}, {20, 15}, {21, 15}, {22, 15}, {23, 27}, {24, 27}, {16, 27},
    {17, 27}, {18, 27}, {19, 27}, {20, 27}, {21, 27}, {22, 27}, {25, 15}, {19, 15}, {20, 15},
    {26, 0}, {27, 0}, {28, 0}, {29, 0}, {30, 0}, {3, 9}, {13, 9}, {1, 9}, {4, 9}, {13, 9}, {1, 9},
    {5, 9}, {13, 9}, {1, 9}, {0, 9}, {13, 9}, {1, 9}, {2, 9}, {13, 9}, {1, 9}, {6, 0}, {13, 0},
    {1, 0}, {7, 0}, {13, 0}, {1, 0}, {3, 0}, {13, 0}, {1, 0}, {4, 0}, {13, 0}, {1, 0}, {5, 0},
    {13, 0}, {1, 0}, {0, 0}, {13, 0}, {1, 0}, {0, 0}, {13, 0}, {1, 0}, {8, 26}, {2, 0}, {13, 0},
    {1, 0}, {8, 26}, {4, 11}, {13, 11}, {1, 11}, {5, 11}, {13, 11}, {1, 11}, {0, 11}, {13, 11},
    {1, 11}, {2, 11}, {13, 11}, {1, 11}, {4, 15}, {13, 15}, {1, 15}, {5, 15}, {13, 15}, {1, 15},
    {0, 15}, {13, 15}, {1, 15}, {2, 15}, {13, 15}, {1, 15}, {7, 9}, {13, 9}, {1, 9}, {0, 9},
    {13, 9}, {1, 9}, {10, 175}, {2, 9}, {13, 9}, {1, 9}, {10, 175}, {4, 0}, {13, 0}, {1, 0},
    {9, 10}, {5, 0}, {13, 0}, {1, 0}, {9, 10}, {0, 0}, {13, 0}, {1, 0}, {9, 10}, {2, 0}, {13, 0},
    {1, 0}, {9, 10},
};

}  // namespace detail

inline constexpr flat_table training_ops{
    detail::training_op_rows, detail::training_definition_rows, detail::training_ports,
    detail::training_attrs, detail::training_port_slots, detail::training_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/xla.hpp
// xla: what graphs for the XLA compiler say to it.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_XLA_HPP
#define EVERGRAPH_TF_OPS_XLA_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op xla_op_rows[]{
    {"MlirPassthroughOp", 1},
    {"XlaConcatND", 1},
    {"XlaHostCompute", 2},
    {"XlaRecvFromHost", 1},
    {"XlaRecvTPUEmbeddingActivations", 1},
    {"XlaRecvTPUEmbeddingActivationsV2", 1},
    {"XlaRecvTPUEmbeddingDeduplicationData", 1},
    {"XlaRecvTPUEmbeddingDeduplicationDataV2", 1},
    {"XlaSendTPUEmbeddingGradients", 1},
    {"XlaSendTPUEmbeddingGradientsV2", 1},
    {"XlaSendToHost", 1},
    {"XlaSparseActivationsUnstack", 3},
    {"XlaSparseCoreAdagrad", 1},
    {"XlaSparseCoreAdagradMomentum", 1},
    {"XlaSparseCoreAdam", 1},
    {"XlaSparseCoreFtrl", 1},
    {"XlaSparseCoreSgd", 1},
    {"XlaSparseDenseMatmul", 1},
    {"XlaSparseDenseMatmulCustomCombinerOnTcGradWithAdagradAndCsrInput", 2},
    {"XlaSparseDenseMatmulCustomCombinerOnTcGradWithAdagradMomentumAndCsrInput", 2},
    {"XlaSparseDenseMatmulCustomCombinerOnTcGradWithAdamAndCsrInput", 2},
    {"XlaSparseDenseMatmulCustomCombinerOnTcGradWithCsrInput", 2},
    {"XlaSparseDenseMatmulCustomCombinerOnTcGradWithFtrlAndCsrInput", 2},
    {"XlaSparseDenseMatmulCustomCombinerOnTcGradWithSgdAndCsrInput", 2},
    {"XlaSparseDenseMatmulCustomCombinerOnTcWithCsrInput", 2},
    {"XlaSparseDenseMatmulGradWithAdagradAndCsrInput", 3},
    {"XlaSparseDenseMatmulGradWithAdagradAndStaticBufferSize", 2},
    {"XlaSparseDenseMatmulGradWithAdagradMomentumAndCsrInput", 3},
    {"XlaSparseDenseMatmulGradWithAdagradMomentumAndStaticBufferSize", 2},
    {"XlaSparseDenseMatmulGradWithAdamAndCsrInput", 3},
    {"XlaSparseDenseMatmulGradWithAdamAndStaticBufferSize", 2},
    {"XlaSparseDenseMatmulGradWithCsrInput", 3},
    {"XlaSparseDenseMatmulGradWithFtrlAndCsrInput", 3},
    {"XlaSparseDenseMatmulGradWithFtrlAndStaticBufferSize", 2},
    {"XlaSparseDenseMatmulGradWithSgdAndCsrInput", 3},
    {"XlaSparseDenseMatmulGradWithSgdAndStaticBufferSize", 2},
    {"XlaSparseDenseMatmulWithCsrInput", 3},
    {"XlaSparseDenseMatmulWithStaticBufferSize", 2},
    {"XlaSparseGradientsStack", 3},
    {"XlaSplitND", 1},
};

inline constexpr flat_definition xla_definition_rows[]{
    {158, 0, 0, 0, 0, 1, 1, 1, 0, 3},  // MlirPassthroughOp
    {825, 0, 0, 0, 2, 1, 3, 1, 3, 4},  // XlaConcatND
    {475, 0, 1, 1, 0, 1, 1, 1, 7, 8},  // XlaHostCompute
    {702, 0, 0, 1, 0, 1, 1, 1, 15, 10},
    {475, 0, 0, 1, 0, 0, 4, 1, 25, 3},  // XlaRecvFromHost
    {1169, 0, 0, 1, 5, 1, 6, 1, 28, 2},  // XlaRecvTPUEmbeddingActivations
    {2025, 0, 0, 1, 5, 1, 6, 1, 30, 5},  // XlaRecvTPUEmbeddingActivationsV2
    {1169, 0, 0, 1, 0, 0, 7, 1, 35, 1},  // XlaRecvTPUEmbeddingDeduplicationData
    {2025, 0, 0, 1, 0, 0, 7, 1, 36, 4},  // XlaRecvTPUEmbeddingDeduplicationDataV2
    {1169, 0, 0, 1, 8, 3, 0, 0, 40, 3},  // XlaSendTPUEmbeddingGradients
    {2025, 0, 0, 1, 8, 3, 0, 0, 43, 6},  // XlaSendTPUEmbeddingGradientsV2
    {475, 0, 0, 1, 11, 1, 0, 0, 49, 2},  // XlaSendToHost
    {2313, 0, 2, 0, 12, 1, 13, 1, 51, 6},  // XlaSparseActivationsUnstack
    {2314, 0, 1, 0, 12, 1, 13, 1, 57, 6},
    {2474, 0, 0, 0, 12, 1, 13, 1, 51, 6},
    {1766, 0, 0, 1, 14, 5, 19, 2, 63, 1},  // XlaSparseCoreAdagrad
    {1766, 0, 0, 1, 21, 8, 29, 3, 64, 4},  // XlaSparseCoreAdagradMomentum
    {1766, 0, 0, 1, 32, 9, 41, 3, 68, 2},  // XlaSparseCoreAdam
    {1766, 0, 0, 1, 44, 9, 53, 3, 70, 3},  // XlaSparseCoreFtrl
    {1766, 0, 0, 1, 56, 4, 60, 1, 63, 1},  // XlaSparseCoreSgd
    {1766, 0, 0, 0, 61, 5, 66, 5, 73, 3},  // XlaSparseDenseMatmul
    {2313, 0, 1, 0, 71, 14, 85, 3, 76, 7},  // XlaSparseDenseMatmulCustomCombinerOnTcGradWithAdagradAndCsrInput
    {2313, 0, 0, 0, 71, 14, 85, 3, 83, 8},
    {2313, 0, 1, 0, 88, 15, 103, 4, 91, 12},  // XlaSparseDenseMatmulCustomCombinerOnTcGradWithAdagradMomentumAndCsrInput
    {2313, 0, 0, 0, 88, 15, 103, 4, 103, 13},
    {2313, 0, 1, 0, 107, 15, 122, 4, 116, 11},  // XlaSparseDenseMatmulCustomCombinerOnTcGradWithAdamAndCsrInput
    {2313, 0, 0, 0, 107, 15, 122, 4, 127, 12},
    {2313, 0, 1, 0, 126, 13, 139, 2, 139, 8},  // XlaSparseDenseMatmulCustomCombinerOnTcGradWithCsrInput
    {2313, 0, 0, 0, 126, 13, 139, 2, 147, 9},
    {2313, 0, 1, 0, 141, 15, 156, 4, 156, 12},  // XlaSparseDenseMatmulCustomCombinerOnTcGradWithFtrlAndCsrInput
    {2313, 0, 0, 0, 141, 15, 156, 4, 168, 13},
    {2313, 0, 1, 0, 160, 13, 173, 2, 76, 7},  // XlaSparseDenseMatmulCustomCombinerOnTcGradWithSgdAndCsrInput
    {2313, 0, 0, 0, 160, 13, 173, 2, 83, 8},
    {2313, 0, 1, 0, 175, 7, 182, 3, 181, 8},  // XlaSparseDenseMatmulCustomCombinerOnTcWithCsrInput
    {2313, 0, 0, 0, 175, 7, 182, 3, 189, 9},
    {1766, 0, 2, 0, 185, 9, 19, 2, 198, 1},  // XlaSparseDenseMatmulGradWithAdagradAndCsrInput
    {1766, 0, 1, 0, 185, 9, 19, 2, 199, 3},
    {2313, 0, 0, 0, 185, 9, 19, 2, 202, 4},
    {2025, 0, 1, 0, 185, 9, 19, 2, 206, 5},  // XlaSparseDenseMatmulGradWithAdagradAndStaticBufferSize
    {2313, 0, 0, 0, 185, 9, 19, 2, 211, 6},
    {1766, 0, 2, 0, 194, 10, 204, 3, 217, 6},  // XlaSparseDenseMatmulGradWithAdagradMomentumAndCsrInput
    {1766, 0, 1, 0, 194, 10, 204, 3, 223, 8},
    {2313, 0, 0, 0, 194, 10, 204, 3, 231, 9},
    {2025, 0, 1, 0, 194, 10, 204, 3, 240, 10},  // XlaSparseDenseMatmulGradWithAdagradMomentumAndStaticBufferSize
    {2313, 0, 0, 0, 194, 10, 204, 3, 250, 11},
    {1766, 0, 2, 0, 207, 10, 217, 3, 261, 5},  // XlaSparseDenseMatmulGradWithAdamAndCsrInput
    {1766, 0, 1, 0, 207, 10, 217, 3, 266, 7},
    {2313, 0, 0, 0, 207, 10, 217, 3, 273, 8},
    {2025, 0, 1, 0, 207, 10, 217, 3, 281, 9},  // XlaSparseDenseMatmulGradWithAdamAndStaticBufferSize
    {2313, 0, 0, 0, 207, 10, 217, 3, 290, 10},
    {2025, 0, 2, 0, 220, 8, 228, 1, 300, 4},  // XlaSparseDenseMatmulGradWithCsrInput
    {2313, 0, 1, 0, 220, 8, 228, 1, 304, 5},
    {2313, 0, 0, 0, 229, 8, 237, 1, 309, 6},
    {1766, 0, 2, 0, 238, 10, 53, 3, 315, 6},  // XlaSparseDenseMatmulGradWithFtrlAndCsrInput
    {1766, 0, 1, 0, 238, 10, 53, 3, 321, 8},
    {2313, 0, 0, 0, 238, 10, 53, 3, 329, 9},
    {2025, 0, 1, 0, 238, 10, 53, 3, 338, 10},  // XlaSparseDenseMatmulGradWithFtrlAndStaticBufferSize
    {2313, 0, 0, 0, 238, 10, 53, 3, 348, 11},
    {1766, 0, 2, 0, 248, 8, 60, 1, 198, 1},  // XlaSparseDenseMatmulGradWithSgdAndCsrInput
    {1766, 0, 1, 0, 248, 8, 60, 1, 199, 3},
    {2313, 0, 0, 0, 248, 8, 60, 1, 202, 4},
    {2025, 0, 1, 0, 248, 8, 60, 1, 206, 5},  // XlaSparseDenseMatmulGradWithSgdAndStaticBufferSize
    {2313, 0, 0, 0, 248, 8, 60, 1, 211, 6},
    {1766, 0, 2, 0, 256, 6, 262, 1, 359, 5},  // XlaSparseDenseMatmulWithCsrInput
    {2313, 0, 1, 0, 256, 6, 262, 1, 364, 6},
    {2313, 0, 0, 0, 263, 6, 269, 1, 370, 7},
    {2025, 0, 1, 0, 256, 6, 262, 1, 377, 7},  // XlaSparseDenseMatmulWithStaticBufferSize
    {2313, 0, 0, 0, 256, 6, 262, 1, 384, 8},
    {2313, 0, 2, 0, 270, 1, 271, 1, 392, 4},  // XlaSparseGradientsStack
    {2314, 0, 1, 0, 270, 1, 271, 1, 396, 4},
    {2474, 0, 0, 0, 270, 1, 271, 1, 392, 4},
    {812, 0, 0, 0, 272, 1, 273, 1, 400, 4},  // XlaSplitND
};

inline constexpr flat_port xla_ports[]{
    {"inputs", {}, "Tinputs", "", true},
    {"outputs", {}, "Toutputs", "", true},
    {"inputs", {}, "T", "N"},
    {"output", {}, "T"},
    {"output", {}, "Toutput"},
    {"deduplication_data", dtype::variant},
    {"outputs", dtype::float32, "", "num_tables"},
    {"output", dtype::variant},
    {"gradients", dtype::float32, "", "NumTables"},
    {"learning_rates", dtype::float32, "", "NumLearningRateTags"},
    {"input", {}, "Tinput"},
    {"stacked_activations", {}, "input_dtype"},
    {"unstacked_activations", {}, "dtype", "num_tables"},
    {"indices", dtype::int32},
    {"gradient", dtype::float32},
    {"learning_rate", dtype::float32},
    {"accumulator", dtype::float32},
    {"embedding_table", dtype::float32},
    {"updated_embedding_table", dtype::float32},
    {"updated_accumulator", dtype::float32},
    {"beta_1", dtype::float32},
    {"epsilon", dtype::float32},
    {"momentum", dtype::float32},
    {"updated_momentum", dtype::float32},
    {"velocity", dtype::float32},
    {"beta_2", dtype::float32},
    {"updated_velocity", dtype::float32},
    {"linear", dtype::float32},
    {"beta", dtype::float32},
    {"learning_rate_power", dtype::float32},
    {"l2_regularization_strength", dtype::float32},
    {"updated_linear", dtype::float32},
    {"row_ids", dtype::int32},
    {"col_ids", dtype::uint32},
    {"values", dtype::float32},
    {"offsets", dtype::uint32},
    {"activations", dtype::float32},
    {"row_pointers", dtype::int32},
    {"sorted_embedding_ids", dtype::int32},
    {"sorted_sample_ids", dtype::int32},
    {"sorted_gains", dtype::float32},
    {"sorted_token_ids", dtype::int32},
    {"sorted_pos_ids", dtype::int32},
    {"weights", dtype::float32},
    {"preserved_valencies", dtype::int32},
    {"preserved_vectors", dtype::float32},
    {"preserved_weights", dtype::float32},
    {"activation_gradients", dtype::float32},
    {"combiner_weights_learning_rate", dtype::float32},
    {"updated_weights", dtype::float32},
    {"momenta", dtype::float32},
    {"updated_momenta", dtype::float32},
    {"tables", dtype::float32, "", "N"},
    {"hyperparameters", dtype::float32, "", "M"},
    {"updated_tables", dtype::float32, "", "N"},
    {"num_minibatches_per_physical_sparse_core", dtype::int32},
    {"tables", {}, "T", "N"},
    {"updated_tables", {}, "T", "N"},
    {"embedding_table", {}, "T"},
    {"activations", {}, "T"},
    {"unstacked_gradients", {}, "input_dtype", "num_tables"},
    {"stacked_gradients", {}, "dtype"},
    {"input", {}, "T"},
    {"outputs", {}, "T", "N"},
};

inline constexpr flat_attr xla_attrs[]{
    {"mlir_module", attr_type::string},
    {"Tinputs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Toutputs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"T", attr_type::type},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_concats", attr_type::integer, nullptr, 0x0, "", true},
    {"paddings", attr_type::integer, "[]", 0x0, "", true},
    {"ancestors", attr_type::string, nullptr, 0x0, "", true, 0},
    {"shapes", attr_type::shape, nullptr, 0x0, "", true, 0},
    {"shape_inference_graph", attr_type::func},
    {"key", attr_type::string},
    {"cost_estimate_ns", attr_type::integer, "1000000"},
    {"tpu_core", attr_type::integer, "0"},
    {"send_key", attr_type::string, "\"\""},
    {"recv_key", attr_type::string, "\"\""},
    {"Toutput", attr_type::type},
    {"shape", attr_type::shape},
    {"num_tables", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"config", attr_type::string},
    {"embedding_partitions", attr_type::string},
    {"hbm_buffers_config", attr_type::string},
    {"tpu_topology", attr_type::string},
    {"NumTables", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"NumLearningRateTags", attr_type::integer, "0", 0x0, "", false, 0},
    {"Tinput", attr_type::type},
    {"sample_counts", attr_type::integer, nullptr, 0x0, "", true, 1},
    {"features", attr_type::integer, nullptr, 0x0, "", true, 1},
    {"interleaved", attr_type::boolean},
    {"input_dtype", attr_type::type},
    {"dtype", attr_type::type},
    {"input_dtype", attr_type::type, "DT_FLOAT", 0xa},
    {"dtype", attr_type::type, "DT_FLOAT", 0x400a},
    {"feature_width", attr_type::integer},
    {"use_nesterov", attr_type::boolean},
    {"beta_2", attr_type::floating},
    {"exponent", attr_type::floating},
    {"use_sum_inside_sqrt", attr_type::boolean},
    {"multiply_linear_by_learning_rate", attr_type::boolean},
    {"l1_regularization_strength", attr_type::floating},
    {"max_ids_per_partition", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"max_unique_ids_per_partition", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"input_size", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"clip_weight_min", attr_type::floating, "-inf"},
    {"clip_weight_max", attr_type::floating, "inf"},
    {"max_valency", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"num_weights", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"combiner_table_vjp_computation", attr_type::func},
    {"combiner_weights_vjp_computation", attr_type::func},
    {"table_name", attr_type::string},
    {"num_sparsecores_per_device", attr_type::integer, "-1"},
    {"beta1", attr_type::floating},
    {"beta2", attr_type::floating},
    {"epsilon", attr_type::floating},
    {"M", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"optimizer_custom_computation", attr_type::func},
    {"beta", attr_type::floating},
    {"learning_rate_power", attr_type::floating},
    {"l2_regularization_strength", attr_type::floating},
    {"combiner_computation", attr_type::func},
    {"quantization_config_low", attr_type::floating},
    {"quantization_config_high", attr_type::floating},
    {"quantization_config_num_buckets", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"max_ids_per_sparse_core", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"max_unique_ids_per_sparse_core", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"custom_computation", attr_type::func},
    {"T", attr_type::type, "DT_FLOAT", 0xa},
    {"input_dtype", attr_type::type, "DT_FLOAT", 0x400a},
    {"dtype", attr_type::type, "DT_FLOAT", 0xa},
    {"num_splits", attr_type::integer, nullptr, 0x0, "", true},
};

inline constexpr std::uint16_t xla_port_slots[]{
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 5, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 13, 14, 15, 20, 21, 16,
    22, 17, 18, 19, 23, 17, 13, 14, 15, 22, 24, 20, 25, 21, 18, 26, 23, 17, 16, 27, 15, 13, 14, 28,
    29, 30, 18, 19, 31, 13, 14, 15, 17, 18, 32, 33, 34, 35, 17, 36, 37, 38, 39, 40, 37, 39, 41, 42,
    40, 43, 44, 45, 46, 47, 15, 48, 17, 16, 18, 19, 49, 37, 39, 41, 42, 40, 43, 44, 45, 46, 47, 15,
    48, 17, 16, 50, 18, 19, 51, 49, 37, 39, 41, 42, 40, 43, 44, 45, 46, 47, 15, 48, 17, 50, 24, 18,
    51, 26, 49, 37, 39, 41, 42, 40, 43, 44, 45, 46, 47, 52, 53, 48, 54, 49, 37, 39, 41, 42, 40, 43,
    44, 45, 46, 47, 15, 48, 17, 16, 27, 18, 19, 31, 49, 37, 39, 41, 42, 40, 43, 44, 45, 46, 47, 15,
    48, 17, 18, 49, 37, 39, 41, 42, 40, 17, 43, 36, 44, 45, 37, 39, 41, 40, 47, 15, 17, 16, 55, 37,
    39, 41, 40, 47, 15, 17, 16, 50, 55, 18, 19, 51, 37, 39, 41, 40, 47, 15, 17, 50, 24, 55, 18, 51,
    26, 37, 39, 41, 40, 47, 52, 53, 55, 54, 37, 39, 41, 40, 47, 56, 53, 55, 57, 37, 39, 41, 40, 47,
    15, 17, 16, 27, 55, 37, 39, 41, 40, 47, 15, 17, 55, 37, 39, 41, 40, 17, 55, 36, 37, 39, 41, 40,
    58, 55, 59, 60, 61, 62, 63,
};

inline constexpr flat_attr_slot xla_attr_slots[]{
    {0, 158}, {1, 158}, {2, 158}, {3, 825}, {4, 825}, {5, 825}, {6, 825}, {1, 475}, {2, 475},
    {7, 475}, {8, 475}, {9, 475}, {10, 475}, {11, 475}, {12, 475}, {1, 475}, {2, 475}, {7, 475},
    {8, 475}, {9, 475}, {10, 475}, {13, 702}, {14, 702}, {11, 475}, {12, 475}, {15, 475}, {16, 475},
    {10, 475}, {17, 1169}, {18, 1169}, {17, 2025}, {18, 2025}, {19, 2025}, {20, 2025}, {21, 2025},
    {18, 1169}, {18, 2025}, {19, 2025}, {20, 2025}, {21, 2025}, {22, 1169}, {23, 1169}, {18, 1169},
    {22, 2025}, {23, 2025}, {18, 2025}, {19, 2025}, {20, 2025}, {21, 2025}, {24, 475}, {10, 475},
    {17, 2313}, {25, 2313}, {26, 2313}, {27, 2313}, {28, 2313}, {29, 2313}, {17, 2313}, {25, 2313},
    {26, 2313}, {27, 2313}, {30, 2313}, {31, 2313}, {32, 1766}, {32, 1766}, {33, 1766}, {34, 1766},
    {35, 1766}, {32, 1766}, {36, 1766}, {32, 1766}, {37, 1766}, {38, 1766}, {39, 1766}, {40, 1766},
    {41, 1766}, {42, 2313}, {43, 2313}, {44, 2313}, {45, 2313}, {46, 2313}, {47, 2313}, {48, 2313},
    {42, 2313}, {43, 2313}, {44, 2313}, {45, 2313}, {46, 2313}, {47, 2313}, {48, 2313}, {49, 2313},
    {33, 2313}, {35, 2313}, {50, 2313}, {51, 2313}, {52, 2313}, {42, 2313}, {43, 2313}, {44, 2313},
    {45, 2313}, {46, 2313}, {47, 2313}, {48, 2313}, {33, 2313}, {35, 2313}, {50, 2313}, {51, 2313},
    {52, 2313}, {42, 2313}, {43, 2313}, {44, 2313}, {45, 2313}, {46, 2313}, {47, 2313}, {48, 2313},
    {49, 2313}, {36, 2313}, {50, 2313}, {51, 2313}, {52, 2313}, {42, 2313}, {43, 2313}, {44, 2313},
    {45, 2313}, {46, 2313}, {47, 2313}, {48, 2313}, {36, 2313}, {50, 2313}, {51, 2313}, {52, 2313},
    {42, 2313}, {43, 2313}, {44, 2313}, {45, 2313}, {46, 2313}, {47, 2313}, {48, 2313}, {49, 2313},
    {4, 2313}, {53, 2313}, {44, 2313}, {45, 2313}, {46, 2313}, {47, 2313}, {54, 2313}, {48, 2313},
    {4, 2313}, {53, 2313}, {44, 2313}, {45, 2313}, {46, 2313}, {47, 2313}, {54, 2313}, {48, 2313},
    {49, 2313}, {37, 2313}, {55, 2313}, {56, 2313}, {38, 2313}, {57, 2313}, {42, 2313}, {43, 2313},
    {44, 2313}, {45, 2313}, {46, 2313}, {47, 2313}, {48, 2313}, {37, 2313}, {55, 2313}, {56, 2313},
    {38, 2313}, {57, 2313}, {42, 2313}, {43, 2313}, {44, 2313}, {45, 2313}, {46, 2313}, {47, 2313},
    {48, 2313}, {49, 2313}, {41, 2313}, {44, 2313}, {45, 2313}, {58, 2313}, {59, 2313}, {60, 2313},
    {61, 2313}, {48, 2313}, {41, 2313}, {44, 2313}, {45, 2313}, {58, 2313}, {59, 2313}, {60, 2313},
    {61, 2313}, {48, 2313}, {49, 2313}, {48, 1766}, {42, 1766}, {43, 1766}, {48, 1766}, {42, 1766},
    {43, 1766}, {48, 1766}, {49, 2313}, {42, 2025}, {43, 2025}, {62, 2025}, {63, 2025}, {48, 2025},
    {42, 2025}, {43, 2025}, {62, 2025}, {63, 2025}, {48, 2025}, {49, 2313}, {33, 1766}, {35, 1766},
    {50, 1766}, {51, 1766}, {52, 1766}, {48, 1766}, {33, 1766}, {35, 1766}, {50, 1766}, {51, 1766},
    {52, 1766}, {42, 1766}, {43, 1766}, {48, 1766}, {33, 1766}, {35, 1766}, {50, 1766}, {51, 1766},
    {52, 1766}, {42, 1766}, {43, 1766}, {48, 1766}, {49, 2313}, {33, 2025}, {35, 2025}, {50, 2025},
    {51, 2025}, {52, 2025}, {42, 2025}, {43, 2025}, {62, 2025}, {63, 2025}, {48, 2025}, {33, 2025},
    {35, 2025}, {50, 2025}, {51, 2025}, {52, 2025}, {42, 2025}, {43, 2025}, {62, 2025}, {63, 2025},
    {48, 2025}, {49, 2313}, {36, 1766}, {50, 1766}, {51, 1766}, {52, 1766}, {48, 1766}, {36, 1766},
    {50, 1766}, {51, 1766}, {52, 1766}, {42, 1766}, {43, 1766}, {48, 1766}, {36, 1766}, {50, 1766},
    {51, 1766}, {52, 1766}, {42, 1766}, {43, 1766}, {48, 1766}, {49, 2313}, {36, 2025}, {50, 2025},
    {51, 2025}, {52, 2025}, {42, 2025}, {43, 2025}, {62, 2025}, {63, 2025}, {48, 2025}, {36, 2025},
    {50, 2025}, {51, 2025}, {52, 2025}, {42, 2025}, {43, 2025}, {62, 2025}, {63, 2025}, {48, 2025},
    {49, 2313}, {4, 2025}, {53, 2025}, {64, 2025}, {48, 2025}, {4, 2025}, {53, 2025}, {64, 2025},
    {48, 2025}, {49, 2313}, {4, 2025}, {53, 2025}, {64, 2025}, {48, 2025}, {49, 2313}, {65, 2313},
    {37, 1766}, {55, 1766}, {56, 1766}, {38, 1766}, {57, 1766}, {48, 1766}, {37, 1766}, {55, 1766},
    {56, 1766}, {38, 1766}, {57, 1766}, {42, 1766}, {43, 1766}, {48, 1766}, {37, 1766}, {55, 1766},
    {56, 1766}, {38, 1766}, {57, 1766}, {42, 1766}, {43, 1766}, {48, 1766}, {49, 2313}, {37, 2025},
    {55, 2025}, {56, 2025}, {38, 2025}, {57, 2025}, {42, 2025}, {43, 2025}, {62, 2025}, {63, 2025},
    {48, 2025}, {37, 2025}, {55, 2025}, {56, 2025}, {38, 2025}, {57, 2025}, {42, 2025}, {43, 2025},
    {62, 2025}, {63, 2025}, {48, 2025}, {49, 2313}, {41, 1766}, {59, 1766}, {60, 1766}, {61, 1766},
    {48, 1766}, {41, 1766}, {59, 1766}, {60, 1766}, {61, 1766}, {48, 1766}, {49, 2313}, {41, 1766},
    {59, 1766}, {60, 1766}, {61, 1766}, {48, 1766}, {49, 2313}, {65, 2313}, {41, 2025}, {59, 2025},
    {60, 2025}, {61, 2025}, {62, 2025}, {63, 2025}, {48, 2025}, {41, 2025}, {59, 2025}, {60, 2025},
    {61, 2025}, {62, 2025}, {63, 2025}, {48, 2025}, {49, 2313}, {17, 2313}, {27, 2313}, {28, 2313},
    {29, 2313}, {17, 2313}, {27, 2313}, {66, 2313}, {67, 2313}, {3, 812}, {4, 812}, {68, 812},
    {6, 812},
};

}  // namespace detail

inline constexpr flat_table xla_ops{
    detail::xla_op_rows, detail::xla_definition_rows, detail::xla_ports, detail::xla_attrs,
    detail::xla_port_slots, detail::xla_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/ops/xla_bridge.hpp
// xla_bridge: ops into which TensorFlow's bridge to XLA turns others.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_XLA_BRIDGE_HPP
#define EVERGRAPH_TF_OPS_XLA_BRIDGE_HPP

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op xla_bridge_op_rows[]{
    {"XlaAllReduce", 2},
    {"XlaBroadcastHelper", 2},
    {"XlaCallModule", 13},
    {"XlaClusterOutput", 1},
    {"XlaConv", 4},
    {"XlaConvV2", 5},
    {"XlaCustomCall", 1},
    {"XlaCustomCallV2", 1},
    {"XlaDequantize", 1},
    {"XlaDot", 4},
    {"XlaDotV2", 2},
    {"XlaDynamicSlice", 1},
    {"XlaDynamicUpdateSlice", 1},
    {"XlaEinsum", 2},
    {"XlaGather", 3},
    {"XlaIf", 1},
    {"XlaKeyValueSort", 1},
    {"XlaLaunch", 1},
    {"XlaLaunchV2", 1},
    {"XlaOptimizationBarrier", 1},
    {"XlaPad", 1},
    {"XlaRecv", 1},
    {"XlaReduce", 3},
    {"XlaReducePrecision", 1},
    {"XlaReduceScatter", 1},
    {"XlaReduceWindow", 5},
    {"XlaRemoveDynamicDimensionSize", 1},
    {"XlaReplicaId", 1},
    {"XlaRngBitGenerator", 2},
    {"XlaScatter", 3},
    {"XlaSelectAndScatter", 2},
    {"XlaSelfAdjointEig", 2},
    {"XlaSend", 1},
    {"XlaSetBound", 1},
    {"XlaSetDynamicDimensionSize", 1},
    {"XlaSharding", 5},
    {"XlaSort", 1},
    {"XlaSpmdFullToShardShape", 3},
    {"XlaSpmdShardToFullShape", 3},
    {"XlaSvd", 2},
    {"XlaVariadicReduce", 3},
    {"XlaVariadicReduceV2", 1},
    {"XlaVariadicSort", 2},
    {"XlaWhile", 1},
};

inline constexpr flat_definition xla_bridge_definition_rows[]{
    {897, 0, 0, 0, 0, 2, 2, 1, 0, 2},  // XlaAllReduce
    {945, 0, 0, 0, 0, 2, 2, 1, 2, 3},
    {26, 0, 1, 0, 3, 3, 6, 2, 5, 2},  // XlaBroadcastHelper
    {1310, 0, 0, 0, 3, 3, 6, 2, 7, 2},
    {1190, 0, 0, 0, 8, 1, 9, 1, 9, 5},  // XlaCallModule
    {1298, 0, 11, 0, 8, 1, 9, 1, 14, 6},
    {1406, 0, 10, 0, 8, 1, 9, 1, 20, 7},
    {1407, 0, 9, 0, 8, 1, 9, 1, 27, 7},
    {1478, 0, 8, 0, 8, 1, 9, 1, 34, 8},
    {1480, 0, 7, 0, 8, 1, 9, 1, 27, 7},
    {1483, 0, 6, 0, 8, 1, 9, 1, 42, 8},
    {1499, 0, 5, 1, 8, 1, 9, 1, 42, 8},
    {1500, 0, 4, 0, 8, 1, 9, 1, 42, 8},
    {1501, 0, 3, 1, 8, 1, 9, 1, 42, 8},
    {1507, 0, 2, 1, 8, 1, 9, 1, 50, 9},
    {1519, 0, 1, 1, 8, 1, 9, 1, 59, 10},
    {2314, 0, 0, 1, 8, 1, 9, 1, 69, 11},
    {27, 0, 0, 0, 10, 1, 11, 1, 80, 1},  // XlaClusterOutput
    {26, 0, 3, 0, 12, 7, 2, 1, 81, 4},  // XlaConv
    {683, 0, 0, 0, 19, 7, 26, 1, 85, 6},
    {683, 0, 1, 0, 12, 7, 2, 1, 81, 4},
    {1310, 0, 0, 0, 12, 7, 2, 1, 91, 4},
    {685, 0, 4, 0, 19, 7, 26, 1, 95, 6},  // XlaConvV2
    {966, 0, 3, 0, 19, 7, 26, 1, 101, 7},
    {966, 0, 2, 0, 19, 7, 26, 1, 95, 6},
    {969, 0, 1, 0, 19, 7, 26, 1, 101, 7},
    {1310, 0, 0, 0, 19, 7, 26, 1, 108, 7},
    {1065, 0, 0, 0, 27, 1, 28, 1, 115, 5},  // XlaCustomCall
    {1267, 0, 0, 0, 29, 1, 30, 1, 120, 6},  // XlaCustomCallV2
    {27, 0, 0, 1, 31, 1, 32, 1, 126, 4},  // XlaDequantize
    {26, 0, 3, 0, 33, 2, 2, 1, 130, 3},  // XlaDot
    {683, 0, 0, 0, 35, 2, 26, 1, 133, 5},
    {683, 0, 1, 0, 33, 2, 2, 1, 130, 3},
    {1310, 0, 0, 0, 33, 2, 2, 1, 138, 3},
    {685, 0, 1, 0, 35, 2, 26, 1, 141, 5},  // XlaDotV2
    {1310, 0, 0, 0, 35, 2, 26, 1, 146, 5},
    {27, 0, 0, 0, 37, 3, 2, 1, 151, 2},  // XlaDynamicSlice
    {26, 0, 0, 0, 40, 3, 2, 1, 153, 2},  // XlaDynamicUpdateSlice
    {27, 0, 1, 0, 43, 2, 45, 1, 155, 2},  // XlaEinsum
    {149, 0, 0, 0, 43, 2, 45, 1, 157, 2},
    {175, 0, 2, 0, 46, 3, 2, 1, 159, 4},  // XlaGather
    {554, 0, 1, 0, 46, 3, 2, 1, 163, 4},
    {1310, 0, 0, 0, 46, 3, 2, 1, 167, 4},
    {24, 0, 0, 1, 49, 2, 9, 1, 171, 5},  // XlaIf
    {27, 0, 0, 0, 51, 2, 53, 2, 176, 2},  // XlaKeyValueSort
    {26, 0, 0, 1, 55, 3, 58, 1, 178, 5},  // XlaLaunch
    {1409, 0, 0, 0, 59, 1, 58, 1, 183, 5},  // XlaLaunchV2
    {1064, 0, 0, 0, 60, 1, 61, 1, 188, 1},  // XlaOptimizationBarrier
    {26, 0, 0, 0, 62, 5, 2, 1, 153, 2},  // XlaPad
    {26, 0, 0, 1, 0, 0, 67, 1, 189, 3},  // XlaRecv
    {26, 0, 2, 0, 68, 2, 2, 1, 192, 3},  // XlaReduce
    {793, 0, 1, 0, 68, 2, 2, 1, 195, 3},
    {1310, 0, 0, 0, 68, 2, 2, 1, 198, 3},
    {1228, 0, 0, 0, 70, 1, 2, 1, 201, 3},  // XlaReducePrecision
    {897, 0, 0, 0, 71, 3, 2, 1, 0, 2},  // XlaReduceScatter
    {26, 0, 0, 0, 68, 2, 2, 1, 204, 6},  // XlaReduceWindow
    {26, 0, 0, 0, 74, 5, 2, 1, 210, 3},
    {27, 0, 2, 0, 79, 7, 2, 1, 210, 3},
    {793, 0, 1, 0, 79, 7, 2, 1, 213, 3},
    {1310, 0, 0, 0, 79, 7, 2, 1, 216, 3},
    {804, 0, 0, 0, 86, 2, 2, 1, 219, 1},  // XlaRemoveDynamicDimensionSize
    {29, 0, 0, 0, 0, 0, 88, 1, 0, 0},  // XlaReplicaId
    {846, 0, 1, 0, 89, 3, 92, 2, 220, 2},  // XlaRngBitGenerator
    {2314, 0, 0, 0, 89, 3, 92, 2, 222, 2},
    {175, 0, 2, 0, 94, 3, 2, 1, 224, 5},  // XlaScatter
    {554, 0, 1, 0, 94, 3, 2, 1, 229, 5},
    {1310, 0, 0, 0, 94, 3, 2, 1, 234, 5},
    {26, 0, 1, 0, 97, 6, 2, 1, 239, 4},  // XlaSelectAndScatter
    {1310, 0, 0, 0, 97, 6, 2, 1, 243, 4},
    {27, 0, 1, 0, 103, 1, 104, 2, 247, 4},  // XlaSelfAdjointEig
    {1310, 0, 0, 0, 103, 1, 104, 2, 251, 4},
    {26, 0, 0, 1, 106, 1, 0, 0, 255, 2},  // XlaSend
    {511, 0, 0, 0, 107, 2, 109, 1, 0, 0},  // XlaSetBound
    {566, 0, 0, 0, 110, 3, 2, 1, 257, 1},  // XlaSetDynamicDimensionSize
    {175, 0, 4, 0, 10, 1, 2, 1, 258, 1},  // XlaSharding
    {654, 0, 3, 0, 10, 1, 2, 1, 259, 2},
    {654, 0, 2, 0, 10, 1, 2, 1, 258, 1},
    {658, 0, 1, 0, 10, 1, 2, 1, 259, 2},
    {878, 0, 0, 0, 10, 1, 2, 1, 261, 3},
    {26, 0, 0, 0, 10, 1, 2, 1, 264, 1},  // XlaSort
    {391, 0, 2, 0, 10, 1, 2, 1, 265, 2},  // XlaSpmdFullToShardShape
    {861, 0, 1, 0, 10, 1, 2, 1, 267, 3},
    {878, 0, 0, 0, 10, 1, 2, 1, 270, 4},
    {391, 0, 2, 0, 10, 1, 2, 1, 274, 3},  // XlaSpmdShardToFullShape
    {861, 0, 1, 0, 10, 1, 2, 1, 277, 4},
    {878, 0, 0, 0, 10, 1, 2, 1, 281, 5},
    {27, 0, 1, 0, 103, 1, 113, 3, 286, 4},  // XlaSvd
    {1310, 0, 0, 0, 103, 1, 113, 3, 290, 4},
    {553, 0, 2, 0, 116, 2, 118, 1, 294, 4},  // XlaVariadicReduce
    {793, 0, 1, 0, 116, 2, 118, 1, 298, 4},
    {1310, 0, 0, 0, 116, 2, 118, 1, 302, 4},
    {822, 0, 0, 0, 119, 2, 121, 1, 306, 3},  // XlaVariadicReduceV2
    {622, 0, 0, 0, 60, 1, 61, 1, 309, 4},  // XlaVariadicSort
    {638, 0, 0, 0, 122, 2, 121, 1, 313, 3},
    {24, 0, 0, 1, 60, 1, 61, 1, 316, 3},  // XlaWhile
};

inline constexpr flat_port xla_bridge_ports[]{
    {"input", {}, "T"},
    {"group_assignment", dtype::int32},
    {"output", {}, "T"},
    {"lhs", {}, "T"},
    {"rhs", {}, "T"},
    {"broadcast_dims", {}, "Tindices"},
    {"lhs_output", {}, "T"},
    {"rhs_output", {}, "T"},
    {"args", {}, "Tin", "", true},
    {"output", {}, "Tout", "", true},
    {"outputs", {}, "T"},
    {"window_strides", {}, "Tindices"},
    {"padding", {}, "Tindices"},
    {"lhs_dilation", {}, "Tindices"},
    {"rhs_dilation", {}, "Tindices"},
    {"feature_group_count", {}, "Tindices"},
    {"lhs", {}, "LhsT"},
    {"rhs", {}, "RhsT"},
    {"output", {}, "preferred_element_type"},
    {"args", {}, "T", "", true},
    {"output", {}, "dtype"},
    {"operands", {}, "operand_dtypes", "", true},
    {"results", {}, "result_dtypes", "", true},
    {"input", dtype::uint32},
    {"output", dtype::bfloat16},
    {"start_indices", {}, "Tindices"},
    {"size_indices", {}, "Tindices"},
    {"update", {}, "T"},
    {"indices", {}, "Tindices"},
    {"a", {}, "T"},
    {"b", {}, "T"},
    {"product", {}, "T"},
    {"operand", {}, "T"},
    {"slice_sizes", {}, "Tindices"},
    {"cond", {}, "Tcond"},
    {"inputs", {}, "Tin", "", true},
    {"keys", {}, "K"},
    {"values", {}, "V"},
    {"sorted_keys", {}, "K"},
    {"sorted_values", {}, "V"},
    {"constants", {}, "Tconstants", "", true},
    {"args", {}, "Targs", "", true},
    {"resources", dtype::resource, "", "Nresources"},
    {"results", {}, "Tresults", "", true},
    {"input", {}, "T", "", true},
    {"output", {}, "T", "", true},
    {"padding_value", {}, "T"},
    {"padding_low", {}, "Tindices"},
    {"padding_high", {}, "Tindices"},
    {"padding_interior", {}, "Tindices"},
    {"tensor", {}, "dtype"},
    {"init_value", {}, "T"},
    {"scatter_dimension", dtype::int32},
    {"window_dimensions", {}, "Tindices"},
    {"base_dilations", {}, "Tindices"},
    {"window_dilations", {}, "Tindices"},
    {"dim_index", dtype::int32},
    {"id", dtype::int32},
    {"algorithm", dtype::int32},
    {"initial_state", dtype::uint64},
    {"shape", {}, "Tshape"},
    {"output_key", dtype::uint64},
    {"scatter_indices", {}, "Tindices"},
    {"updates", {}, "T"},
    {"source", {}, "T"},
    {"w", {}, "T"},
    {"v", {}, "T"},
    {"tensor", {}, "T"},
    {"input", dtype::int32},
    {"bound", dtype::int32},
    {"output", dtype::int32},
    {"size", dtype::int32},
    {"s", {}, "T"},
    {"u", {}, "T"},
    {"input", {}, "T", "N"},
    {"init_value", {}, "T", "N"},
    {"output", {}, "T", "N"},
    {"inputs", {}, "T", "", true},
    {"init_values", {}, "T", "", true},
    {"outputs", {}, "T", "", true},
    {"dimension", dtype::int32},
};

inline constexpr flat_attr xla_bridge_attrs[]{
    {"T", attr_type::type, nullptr, 0x48400a},
    {"reduce_op", attr_type::string, nullptr, 0x0, "\"Min\", \"Max\", \"Mul\", \"Add\", \"Mean\""},
    {"mode", attr_type::string, nullptr, 0x0, "\"CrossReplica\", \"CrossReplicaAndPartition\""},
    {"T", attr_type::type, nullptr, 0xce7b7e},
    {"Tindices", attr_type::type, nullptr, 0x208},
    {"T", attr_type::type, nullptr, 0xcffb7e},
    {"module", attr_type::string},
    {"Sout", attr_type::shape, nullptr, 0x0, "", true, 0},
    {"Tout", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tin", attr_type::type, nullptr, 0x0, "", true, 0},
    {"dim_args_spec", attr_type::string, nullptr, 0x0, "", true, 0},
    {"version", attr_type::integer},
    {"platforms", attr_type::string, nullptr, 0x0, "", true, 0},
    {"dim_args_spec", attr_type::string, "[]", 0x0, "", true},
    {"platforms", attr_type::string, "[]", 0x0, "", true},
    {"function_list", attr_type::func, nullptr, 0x0, "", true},
    {"function_list", attr_type::func, "[]", 0x0, "", true},
    {"has_token_input_output", attr_type::boolean, "false"},
    {"disabled_checks", attr_type::string, "[]", 0x0, "", true},
    {"use_shardy_partitioner", attr_type::boolean, "false"},
    {"T", attr_type::type},
    {"dimension_numbers", attr_type::string},
    {"precision_config", attr_type::string},
    {"LhsT", attr_type::type, nullptr, 0xce7b7e},
    {"RhsT", attr_type::type, nullptr, 0xce7b7e},
    {"preferred_element_type", attr_type::type, nullptr, 0xce7b7e},
    {"batch_group_count", attr_type::integer, "1"},
    {"LhsT", attr_type::type, nullptr, 0xcffb7e},
    {"RhsT", attr_type::type, nullptr, 0xcffb7e},
    {"preferred_element_type", attr_type::type, nullptr, 0xcffb7e},
    {"target_name", attr_type::string},
    {"backend_config", attr_type::string},
    {"T", attr_type::type, nullptr, 0x0, "", true, 0},
    {"dtype", attr_type::type},
    {"shape", attr_type::shape},
    {"call_target_name", attr_type::string},
    {"has_side_effect", attr_type::boolean},
    {"operand_dtypes", attr_type::type, nullptr, 0x0, "", true, 0},
    {"result_dtypes", attr_type::type, nullptr, 0x0, "", true, 0},
    {"result_shapes", attr_type::shape, nullptr, 0x0, "", true, 0},
    {"min_range", attr_type::floating},
    {"max_range", attr_type::floating},
    {"mode", attr_type::string},
    {"transpose_output", attr_type::boolean},
    {"equation", attr_type::string},
    {"T", attr_type::type, nullptr, 0x4002},
    {"T", attr_type::type, nullptr, 0x4102},
    {"indices_are_sorted", attr_type::boolean},
    {"T", attr_type::type, nullptr, 0xce7f7e},
    {"T", attr_type::type, nullptr, 0xcfff7e},
    {"Tcond", attr_type::type},
    {"then_branch", attr_type::func},
    {"else_branch", attr_type::func},
    {"K", attr_type::type, nullptr, 0xca427e},
    {"V", attr_type::type},
    {"Tconstants", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Targs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Nresources", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"Tresults", attr_type::type, nullptr, 0x0, "", true, 0},
    {"function", attr_type::func},
    {"constants", attr_type::integer, nullptr, 0x0, "", true, 0},
    {"resources", attr_type::integer, nullptr, 0x0, "", true, 0},
    {"tensor_name", attr_type::string},
    {"dimensions_to_reduce", attr_type::integer, nullptr, 0x0, "", true},
    {"reducer", attr_type::func},
    {"T", attr_type::type, nullptr, 0x84006},
    {"exponent_bits", attr_type::integer},
    {"mantissa_bits", attr_type::integer},
    {"computation", attr_type::func},
    {"window_dimensions", attr_type::integer, nullptr, 0x0, "", true},
    {"window_strides", attr_type::integer, nullptr, 0x0, "", true},
    {"padding_low", attr_type::integer, nullptr, 0x0, "", true},
    {"padding_high", attr_type::integer, nullptr, 0x0, "", true},
    {"dtype", attr_type::type, "DT_UINT64", 0xc00208},
    {"Tshape", attr_type::type, "DT_INT32", 0x208},
    {"dtype", attr_type::type, "DT_UINT64", 0xc00258},
    {"update_computation", attr_type::func},
    {"select", attr_type::func},
    {"scatter", attr_type::func},
    {"lower", attr_type::boolean},
    {"max_iter", attr_type::integer},
    {"epsilon", attr_type::floating},
    {"sharding", attr_type::string, "\"\""},
    {"unspecified_dims", attr_type::integer, "[]", 0x0, "", true},
    {"manual_sharding", attr_type::string},
    {"dim", attr_type::integer, "-1"},
    {"full_shape", attr_type::shape},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"T", attr_type::type, nullptr, 0x0, "", true, 1},
    {"comparator", attr_type::func},
    {"dimension", attr_type::integer},
    {"is_stable", attr_type::boolean},
    {"cond", attr_type::func},
    {"body", attr_type::func},
};

inline constexpr std::uint16_t xla_bridge_port_slots[]{
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 10, 3, 4, 11, 12, 13, 14, 15, 16, 17, 11, 12, 13, 14, 15, 18,
    19, 20, 21, 22, 23, 24, 3, 4, 16, 17, 0, 25, 26, 0, 27, 28, 29, 30, 31, 32, 25, 33, 34, 35, 36,
    37, 38, 39, 40, 41, 42, 43, 41, 44, 45, 0, 46, 47, 48, 49, 50, 0, 51, 32, 0, 1, 52, 0, 51, 53,
    11, 12, 0, 51, 53, 11, 54, 55, 12, 0, 56, 57, 58, 59, 60, 61, 20, 32, 62, 63, 32, 53, 11, 12,
    64, 51, 29, 65, 66, 67, 68, 69, 70, 0, 56, 71, 72, 73, 66, 74, 75, 76, 77, 78, 79, 77, 80,
};

inline constexpr flat_attr_slot xla_bridge_attr_slots[]{
    {0, 897}, {1, 897}, {0, 897}, {1, 897}, {2, 945}, {3, 26}, {4, 26}, {5, 26}, {4, 26}, {6, 1190},
    {7, 1190}, {8, 1190}, {9, 1190}, {10, 1190}, {11, 1298}, {6, 1190}, {7, 1190}, {8, 1190},
    {9, 1190}, {10, 1190}, {11, 1298}, {6, 1190}, {7, 1190}, {8, 1190}, {9, 1190}, {10, 1190},
    {12, 1406}, {11, 1298}, {6, 1190}, {7, 1190}, {8, 1190}, {9, 1190}, {13, 1190}, {14, 1406},
    {11, 1298}, {6, 1190}, {7, 1190}, {8, 1190}, {9, 1190}, {13, 1190}, {14, 1406}, {15, 1478},
    {11, 1298}, {6, 1190}, {7, 1190}, {8, 1190}, {9, 1190}, {13, 1190}, {14, 1406}, {16, 1478},
    {11, 1298}, {6, 1190}, {7, 1190}, {8, 1190}, {9, 1190}, {13, 1190}, {14, 1406}, {16, 1478},
    {17, 1507}, {11, 1298}, {6, 1190}, {7, 1190}, {8, 1190}, {9, 1190}, {13, 1190}, {14, 1406},
    {16, 1478}, {17, 1507}, {18, 1519}, {11, 1298}, {6, 1190}, {7, 1190}, {8, 1190}, {9, 1190},
    {13, 1190}, {14, 1406}, {16, 1478}, {17, 1507}, {18, 1519}, {19, 2314}, {20, 27}, {3, 26},
    {4, 26}, {21, 26}, {22, 26}, {23, 683}, {24, 683}, {4, 26}, {21, 26}, {22, 26}, {25, 683},
    {5, 26}, {4, 26}, {21, 26}, {22, 26}, {23, 685}, {24, 685}, {4, 685}, {21, 685}, {22, 685},
    {25, 685}, {23, 685}, {24, 685}, {4, 685}, {21, 685}, {22, 685}, {25, 685}, {26, 966},
    {27, 685}, {28, 685}, {4, 685}, {21, 685}, {22, 685}, {29, 685}, {26, 966}, {30, 1065},
    {31, 1065}, {32, 1065}, {33, 1065}, {34, 1065}, {35, 1267}, {31, 1267}, {36, 1267}, {37, 1267},
    {38, 1267}, {39, 1267}, {40, 27}, {41, 27}, {42, 27}, {43, 27}, {3, 26}, {21, 26}, {22, 26},
    {23, 683}, {24, 683}, {21, 26}, {22, 26}, {25, 683}, {5, 26}, {21, 26}, {22, 26}, {23, 685},
    {24, 685}, {21, 685}, {22, 685}, {25, 685}, {27, 685}, {28, 685}, {21, 685}, {22, 685},
    {29, 685}, {20, 27}, {4, 27}, {20, 26}, {4, 26}, {44, 27}, {45, 27}, {44, 27}, {46, 27},
    {21, 175}, {47, 175}, {3, 175}, {4, 175}, {21, 175}, {47, 175}, {48, 175}, {4, 175}, {21, 175},
    {47, 175}, {49, 175}, {4, 175}, {50, 24}, {51, 24}, {52, 24}, {9, 24}, {8, 24}, {53, 27},
    {54, 27}, {55, 26}, {56, 26}, {57, 26}, {58, 26}, {59, 26}, {56, 1409}, {58, 1409}, {60, 1409},
    {61, 1409}, {59, 1409}, {32, 1064}, {33, 26}, {62, 26}, {34, 26}, {3, 26}, {63, 26}, {64, 26},
    {48, 26}, {63, 26}, {64, 26}, {49, 26}, {63, 26}, {64, 26}, {65, 1228}, {66, 1228}, {67, 1228},
    {3, 26}, {68, 26}, {69, 26}, {70, 26}, {71, 26}, {72, 26}, {3, 26}, {4, 26}, {68, 26}, {48, 26},
    {4, 26}, {68, 26}, {49, 26}, {4, 26}, {68, 26}, {20, 804}, {73, 846}, {74, 846}, {75, 846},
    {74, 846}, {76, 175}, {21, 175}, {47, 175}, {3, 175}, {4, 175}, {76, 175}, {21, 175}, {47, 175},
    {48, 175}, {4, 175}, {76, 175}, {21, 175}, {47, 175}, {49, 175}, {4, 175}, {3, 26}, {4, 26},
    {77, 26}, {78, 26}, {5, 26}, {4, 26}, {77, 26}, {78, 26}, {79, 27}, {80, 27}, {81, 27}, {3, 27},
    {79, 27}, {80, 27}, {81, 27}, {5, 27}, {20, 26}, {62, 26}, {20, 566}, {20, 175}, {20, 175},
    {82, 654}, {20, 175}, {82, 654}, {83, 878}, {20, 26}, {20, 391}, {84, 391}, {20, 391},
    {84, 391}, {85, 861}, {20, 391}, {84, 391}, {85, 861}, {83, 878}, {20, 391}, {84, 391},
    {86, 391}, {20, 391}, {84, 391}, {86, 391}, {85, 861}, {20, 391}, {84, 391}, {86, 391},
    {85, 861}, {83, 878}, {80, 27}, {81, 27}, {22, 27}, {3, 27}, {80, 27}, {81, 27}, {22, 27},
    {5, 27}, {87, 553}, {3, 553}, {63, 553}, {64, 553}, {87, 553}, {48, 553}, {63, 553}, {64, 553},
    {87, 553}, {49, 553}, {63, 553}, {64, 553}, {88, 822}, {63, 822}, {64, 822}, {88, 622},
    {89, 622}, {90, 622}, {91, 622}, {88, 622}, {89, 622}, {91, 622}, {32, 24}, {92, 24}, {93, 24},
};

}  // namespace detail

inline constexpr flat_table xla_bridge_ops{
    detail::xla_bridge_op_rows, detail::xla_bridge_definition_rows, detail::xla_bridge_ports,
    detail::xla_bridge_attrs, detail::xla_bridge_port_slots, detail::xla_bridge_attr_slots};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/dialect.hpp
// dialect: TensorFlow's ops, all that it ever had, under TensorFlow's version policy.
#ifndef EVERGRAPH_TF_DIALECT_HPP
#define EVERGRAPH_TF_DIALECT_HPP

namespace evergraph::tf {

inline constexpr const auto& table =
    compose<math_ops, array_ops, nn_ops, linalg_ops, image_ops, signal_ops, string_ops,
            control_flow_ops, state_ops, random_ops, sparse_ops, ragged_ops, quantization_ops,
            rnn_ops, training_ops, lookup_ops, tensor_list_ops, queue_ops, io_ops, dataset_ops,
            summary_ops, debug_ops, distributed_ops, boosted_trees_ops, tpu_ops, xla_ops,
            xla_bridge_ops, risc_ops, internal_ops>;

// TensorFlow never gave up a producer; 2474 is the GraphDef version of release 2.21. Most graphs of
// producer 0 are not of release 0.5: their versions were lost when they were frozen.
inline constexpr version_policy policy{
    .current = 2474, .min_producer = 0, .min_consumer = 0, .unversioned = 0};

using dialect = evergraph::dialect<table, policy>;

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/element_types.hpp
// element_types: lists of C++ element types, and the step from a dtype to one of them.
#ifndef EVERGRAPH_TF_KERNELS_ELEMENT_TYPES_HPP
#define EVERGRAPH_TF_KERNELS_ELEMENT_TYPES_HPP

namespace evergraph::tf {

template <class... Ts>
struct types {
    static constexpr dtype_set set{dtype_of<Ts>...};
};

template <class... Lists>
struct joined;
template <class... Ts>
struct joined<types<Ts...>> {
    using type = types<Ts...>;
};
template <class... As, class... Bs, class... Rest>
struct joined<types<As...>, types<Bs...>, Rest...> : joined<types<As..., Bs...>, Rest...> {};
template <class... Lists>
using join = typename joined<Lists...>::type;

using floats = types<float, double>;
using integers = types<std::int8_t, std::int16_t, std::int32_t, std::int64_t, std::uint8_t,
                       std::uint16_t, std::uint32_t, std::uint64_t>;
using complexes = types<std::complex<float>, std::complex<double>>;

// The types that kernels compute with; the others are widened to them (narrow_types.hpp), which
// gives the same result, since integers wrap and floats are rounded once.
using signed_integers = types<std::int32_t, std::int64_t>;
using wide_integers = types<std::int32_t, std::int64_t, std::uint64_t>;
using reals = join<floats, wide_integers>;
using numbers = join<reals, complexes>;

// The dtypes whose elements can be moved without knowing what they mean.
inline constexpr dtype_set movable_types = [] {
    dtype_set set;
    for (int n = 1; n <= static_cast<int>(dtype::float4_e2m1fn); ++n) {
        const auto t = static_cast<dtype>(n);
        if (t != dtype::resource && t != dtype::variant) set.insert(t);
    }
    return set;
}();

template <class T>
struct type_tag {
    using type = T;
};

// Calls f(type_tag<T>{}) for the T that stores `type`; false if the list has none.
template <class... Ts, class F>
bool with_type(types<Ts...>, dtype type, F&& f) {
    const dtype stored = storage_of(type);
    return ((stored == dtype_of<Ts> && (f(type_tag<Ts>{}), true)) || ...);
}

template <class T>
inline constexpr bool is_complex = false;
template <class T>
inline constexpr bool is_complex<std::complex<T>> = true;

// Integers that wrap around: arithmetic in an unsigned type at least as wide as unsigned int.
template <class T>
using wrapping = std::common_type_t<unsigned, std::make_unsigned_t<T>>;

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/arguments.hpp
// arguments: what kernels read before they compute: attrs, integer inputs, axes; and their outputs.
#ifndef EVERGRAPH_TF_KERNELS_ARGUMENTS_HPP
#define EVERGRAPH_TF_KERNELS_ARGUMENTS_HPP

namespace evergraph::tf {

using sizes = std::vector<std::int64_t>;
using kernel_function = void (*)(kernel_context&);

inline expected<kernel, problem> kernel_of(kernel_function f) { return kernel{f}; }

// The factory of a kernel that reads what it needs from its context.
template <kernel_function F>
expected<kernel, problem> runs(const plan_node&) {
    return kernel_of(F);
}

// A row as a table of one, to be joined with others.
constexpr kernel_table<1> row_for(std::string_view op, kernel_factory make,
                                  std::string_view type_attr = {},
                                  dtype_set types = dtype_set::all()) {
    return kernel_table{kernel_row{op, make, type_attr, types}};
}

// What a kernel may allocate for one output.
inline constexpr std::int64_t most_output_bytes = std::int64_t{1} << 34;

inline void invalid(kernel_context& c, std::string found, std::string needed) {
    c.fail(status_code::invalid_argument, std::move(found), std::move(needed));
}

inline std::string list_text(std::span<const std::int64_t> values) {
    std::string out = "[";
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i == 16) return out + ",...]";
        if (i != 0) out += ',';
        out += std::to_string(values[i]);
    }
    return out + "]";
}

template <class T>
T attr_or(const plan_node& node, std::string_view name, T otherwise) {
    const T* value = node.attrs.find_as<T>(name);
    return value == nullptr ? otherwise : *value;
}

inline std::string_view string_attr(const plan_node& node, std::string_view name,
                                    std::string_view otherwise = {}) {
    const std::string* value = node.attrs.find_as<std::string>(name);
    return value == nullptr ? otherwise : std::string_view{*value};
}

inline sizes integers_attr(const plan_node& node, std::string_view name) {
    const attr_list* list = node.attrs.find_as<attr_list>(name);
    return list == nullptr ? sizes{} : list->i;
}

// The elements of an integer tensor, whatever its width.
inline sizes integers_of(const tensor& t) {
    sizes out(static_cast<std::size_t>(t.elements()));
    with_type(integers{}, t.type(), [&]<class Tag>(Tag) {
        const auto from = t.values<typename Tag::type>();
        for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<std::int64_t>(from[i]);
    });
    return out;
}

// Input i as a list of integers of rank 0 or 1; fails otherwise.
inline std::optional<sizes> integers_in(kernel_context& c, std::size_t i) {
    const tensor& t = c.input(i);
    if (t.rank() > 1) {
        invalid(c, "input " + std::to_string(i) + " of shape " + text(t.dims()), "a vector");
        return std::nullopt;
    }
    return integers_of(t);
}

// Input i as one integer: one element, whatever the rank.
inline std::optional<std::int64_t> integer_in(kernel_context& c, std::size_t i) {
    const tensor& t = c.input(i);
    if (t.elements() != 1) {
        invalid(c, "input " + std::to_string(i) + " of shape " + text(t.dims()), "a scalar");
        return std::nullopt;
    }
    return integers_of(t).front();
}

// An axis counted from the end if negative; fails if outside [-rank, rank).
inline std::optional<std::size_t> axis_in(kernel_context& c, std::int64_t axis, std::size_t rank) {
    const auto most = static_cast<std::int64_t>(rank);
    if (axis < -most || axis >= most) {
        invalid(c, "axis " + std::to_string(axis),
                "an axis in [" + std::to_string(-most) + ", " + std::to_string(most) + ")");
        return std::nullopt;
    }
    return static_cast<std::size_t>(axis < 0 ? axis + most : axis);
}

// A shape from sizes that an input or an attr gave; fails if negative or too large for `type`.
inline std::optional<shape> output_shape(kernel_context& c, dtype type,
                                         std::span<const std::int64_t> wanted) {
    for (std::int64_t n : wanted) {
        if (n >= 0) continue;
        invalid(c, "an output of shape " + list_text(wanted), "sizes from 0");
        return std::nullopt;
    }
    if (wanted.size() > 254) {
        invalid(c, "an output of rank " + std::to_string(wanted.size()), "at most 254 dimensions");
        return std::nullopt;
    }
    const auto bytes = static_cast<std::int64_t>(type == dtype::string ? sizeof(std::string)
                                                                       : byte_size(type));
    const std::optional<std::int64_t> count = element_count(wanted);
    if (!count) {
        invalid(c, "an output of shape " + list_text(wanted), "a number of elements below 2^63");
        return std::nullopt;
    }
    if (bytes != 0 && *count > most_output_bytes / bytes) {
        c.fail(status_code::resource_exhausted, "an output of shape " + list_text(wanted),
               "at most " + std::to_string(most_output_bytes) + " bytes");
        return std::nullopt;
    }
    return shape{wanted};
}

// A tensor to fill and to hand over as an output.
inline std::optional<tensor> make_output(kernel_context& c, dtype type,
                                         std::span<const std::int64_t> wanted) {
    const std::optional<shape> dims = output_shape(c, type, wanted);
    if (!dims) return std::nullopt;
    return tensor::uninitialized(type, *dims);
}

inline void unsupported_type(kernel_context& c, dtype type) {
    c.fail(status_code::unimplemented, "elements of type " + name_of(type),
           "a type this kernel computes with");
}

inline sizes sizes_of(const tensor& t) { return {t.dims().begin(), t.dims().end()}; }

inline std::int64_t product(std::span<const std::int64_t> values) {
    std::int64_t out = 1;
    for (std::int64_t v : values) out *= v;
    return out;
}

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/narrow_types.hpp
// narrow_types: runs kernels of wider types on 8 and 16 bits: widen, compute, round or wrap once.
#ifndef EVERGRAPH_TF_KERNELS_NARROW_TYPES_HPP
#define EVERGRAPH_TF_KERNELS_NARROW_TYPES_HPP

namespace evergraph::tf {

// half and bfloat16 are computed as float, integers of up to 16 bits as int32, uint32 as int64.
constexpr dtype wide_type_of(dtype t) {
    switch (storage_of(t)) {
        case dtype::half:
        case dtype::bfloat16: return dtype::float32;
        case dtype::int8:
        case dtype::int16:
        case dtype::uint8:
        case dtype::uint16: return dtype::int32;
        case dtype::uint32: return dtype::int64;
        default: return t;
    }
}
constexpr bool is_narrow(dtype t) { return wide_type_of(t) != t; }

// The narrow types that a kernel for these types serves as well.
constexpr dtype_set narrow_types_of(dtype_set wide) {
    dtype_set out;
    for (int n = 1; n <= static_cast<int>(dtype::uint64); ++n) {
        const auto t = static_cast<dtype>(n);
        if (is_narrow(t) && wide.contains(wide_type_of(t))) out.insert(t);
    }
    return out;
}

// The lowest or the highest finite value of a narrow type.
inline double narrow_limit(dtype t, bool highest) {
    switch (storage_of(t)) {
        case dtype::half: return highest ? 65504.0 : -65504.0;
        case dtype::bfloat16: return highest ? 0x1.FEp127 : -0x1.FEp127;
        case dtype::int8: return highest ? 127 : -128;
        case dtype::int16: return highest ? 32767 : -32768;
        case dtype::uint8: return highest ? 255 : 0;
        case dtype::uint16: return highest ? 65535 : 0;
        case dtype::uint32: return highest ? 4294967295.0 : 0;
        default: return 0;
    }
}

namespace detail {

using narrow_elements = types<half, bfloat16, std::int8_t, std::int16_t, std::uint8_t,
                              std::uint16_t, std::uint32_t>;
template <class Narrow>
using wide_element =
    std::conditional_t<std::is_integral_v<Narrow>,
                       std::conditional_t<sizeof(Narrow) == 4, std::int64_t, std::int32_t>, float>;

}  // namespace detail

inline tensor widened(const tensor& t) {
    if (!is_narrow(t.type())) return t;
    tensor wide = tensor::uninitialized(wide_type_of(t.type()), t.dims());
    with_type(detail::narrow_elements{}, t.type(), [&]<class Tag>(Tag) {
        using W = detail::wide_element<typename Tag::type>;
        const auto in = t.values<typename Tag::type>();
        W* out = wide.writable<W>().data();
        for (std::size_t i = 0; i < in.size(); ++i) out[i] = static_cast<W>(in[i]);
    });
    return wide;
}

inline tensor narrowed(const tensor& t, dtype type) {
    if (!is_narrow(type) || t.type() != wide_type_of(type)) return t;
    tensor narrow = tensor::uninitialized(type, t.dims());
    with_type(detail::narrow_elements{}, type, [&]<class Tag>(Tag) {
        using N = typename Tag::type;
        const auto in = t.values<detail::wide_element<N>>();
        N* out = narrow.writable<N>().data();
        for (std::size_t i = 0; i < in.size(); ++i) out[i] = static_cast<N>(in[i]);
    });
    return narrow;
}

// The node as it would be if its narrow types were wide, but for the types of its outputs.
inline plan_node widened(plan_node node) {
    const auto widen = [](dtype& t) {
        if (is_narrow(base_of(t))) t = wide_type_of(base_of(t));
    };
    for (dtype& t : node.input_types) widen(t);
    attr_map attrs;
    for (const named_attr& a : node.attrs) {
        const dtype* t = a.value.as<dtype>();
        const bool narrow = t != nullptr && is_narrow(base_of(*t));
        attrs.set(a.name, narrow ? attr_value{wide_type_of(base_of(*t))} : a.value);
    }
    node.attrs = std::move(attrs);
    return node;
}

struct widened_kernel {
    plan_node node;
    kernel_function wide;

    void operator()(kernel_context& c) const {
        std::vector<tensor> inputs(c.input_count());
        std::vector<tensor*> pointers(inputs.size());
        std::vector<tensor> outputs(c.output_count());
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            inputs[i] = widened(c.input(i));
            pointers[i] = &inputs[i];
        }
        const std::vector<std::uint8_t> last_use(inputs.size(), 1);
        kernel_context inner{node, pointers, last_use, outputs};
        wide(inner);
        if (std::optional<problem>& failure = inner.failure()) {
            c.fail(failure->code, failure->found, failure->needed, failure->remedy);
            return;
        }
        for (std::size_t i = 0; i < outputs.size(); ++i) {
            c.output(i, narrowed(outputs[i], base_of(c.node().output_types[i])));
        }
    }
};

inline expected<kernel, problem> widened_kernel_of(const plan_node& node, kernel_function wide) {
    return kernel{widened_kernel{widened(node), wide}};
}

template <kernel_function F>
expected<kernel, problem> runs_widened(const plan_node& node) {
    return widened_kernel_of(node, F);
}

// The row that serves the narrow types with the kernel of the wide ones.
template <kernel_function F>
constexpr kernel_row narrow_row(std::string_view op, dtype_set wide,
                                std::string_view type_attr = "T") {
    return {op, runs_widened<F>, type_attr, narrow_types_of(wide)};
}

// Both rows.
template <kernel_function F>
constexpr kernel_table<2> rows_for(std::string_view op, dtype_set wide,
                                   std::string_view type_attr = "T") {
    return kernel_table{kernel_row{op, runs<F>, type_attr, wide},
                        narrow_row<F>(op, wide, type_attr)};
}

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/copy_block.hpp
// copy_block: moves a block of elements between two strided layouts, whatever the dtype.
#ifndef EVERGRAPH_TF_KERNELS_COPY_BLOCK_HPP
#define EVERGRAPH_TF_KERNELS_COPY_BLOCK_HPP

namespace evergraph::tf {

// Where element [0,...,0] lies, and how far apart neighbours are along each dimension, counted in
// elements. A stride may be 0 or negative.
struct layout {
    std::int64_t first = 0;
    sizes strides;
};

// The strides of a row-major block.
inline sizes row_major(std::span<const std::int64_t> dims) {
    sizes strides(dims.size());
    std::int64_t step = 1;
    for (std::size_t i = dims.size(); i-- > 0;) {
        strides[i] = step;
        step *= std::max<std::int64_t>(dims[i], 1);
    }
    return strides;
}

namespace detail {

template <std::size_t Width>
void copy_apart(char* to, std::int64_t to_step, const char* from, std::int64_t from_step,
                std::int64_t count) {
    constexpr auto width = static_cast<std::int64_t>(Width);
    for (std::int64_t i = 0; i < count; ++i) {
        std::memcpy(to + i * to_step * width, from + i * from_step * width, Width);
    }
}

inline void copy_strings_apart(char* to, std::int64_t to_step, const char* from,
                               std::int64_t from_step, std::int64_t count) {
    auto* out = reinterpret_cast<std::string*>(to);
    const auto* in = reinterpret_cast<const std::string*>(from);
    for (std::int64_t i = 0; i < count; ++i) out[i * to_step] = in[i * from_step];
}

using line_copier = void (*)(char*, std::int64_t, const char*, std::int64_t, std::int64_t);

inline line_copier line_copier_of(dtype type) {
    if (type == dtype::string) return copy_strings_apart;
    switch (byte_size(type)) {
        case 1: return copy_apart<1>;
        case 2: return copy_apart<2>;
        case 4: return copy_apart<4>;
        case 8: return copy_apart<8>;
        default: return copy_apart<16>;
    }
}

// Merges neighbouring dimensions that both layouts walk as one, and drops those of size 1.
inline void merge_dimensions(sizes& dims, sizes& to, sizes& from) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < dims.size(); ++i) {
        if (dims[i] == 1) continue;
        if (kept != 0 && to[kept - 1] == to[i] * dims[i] && from[kept - 1] == from[i] * dims[i]) {
            dims[kept - 1] *= dims[i];
            to[kept - 1] = to[i];
            from[kept - 1] = from[i];
            continue;
        }
        dims[kept] = dims[i];
        to[kept] = to[i];
        from[kept] = from[i];
        ++kept;
    }
    dims.resize(kept);
    to.resize(kept);
    from.resize(kept);
}

}  // namespace detail

// The address of the elements for reading and writing, strings included.
inline char* raw(tensor& t) {
    if (t.type() != dtype::string) return t.writable_bytes().data();
    return reinterpret_cast<char*>(t.writable<std::string>().data());
}
inline const char* raw(const tensor& t) {
    if (t.type() != dtype::string) return t.bytes().data();
    return reinterpret_cast<const char*>(t.values<std::string>().data());
}
inline std::int64_t element_bytes(dtype type) {
    return static_cast<std::int64_t>(type == dtype::string ? sizeof(std::string) : byte_size(type));
}

// Copies a block of size `dims`. Both layouts must stay inside their tensors; `to` is held by the
// caller alone.
inline void copy_block(sizes dims, tensor& to, layout to_layout, const tensor& from,
                       layout from_layout) {
    if (std::find(dims.begin(), dims.end(), 0) != dims.end()) return;
    detail::merge_dimensions(dims, to_layout.strides, from_layout.strides);
    const std::int64_t width = element_bytes(to.type());
    char* const out = raw(to);
    const char* const in = raw(from);
    std::int64_t out_at = to_layout.first;
    std::int64_t in_at = from_layout.first;
    const std::size_t outer = dims.empty() ? 0 : dims.size() - 1;
    const std::int64_t count = dims.empty() ? 1 : dims.back();
    const std::int64_t to_step = dims.empty() ? 1 : to_layout.strides.back();
    const std::int64_t from_step = dims.empty() ? 1 : from_layout.strides.back();
    const bool whole_lines = to_step == 1 && from_step == 1 && to.type() != dtype::string;
    const detail::line_copier copy_line = detail::line_copier_of(to.type());
    sizes at(outer, 0);
    while (true) {
        if (whole_lines) {
            std::memcpy(out + out_at * width, in + in_at * width,
                        static_cast<std::size_t>(count * width));
        } else {
            copy_line(out + out_at * width, to_step, in + in_at * width, from_step, count);
        }
        std::size_t d = outer;
        while (d > 0) {
            --d;
            out_at += to_layout.strides[d];
            in_at += from_layout.strides[d];
            if (++at[d] < dims[d]) break;
            out_at -= to_layout.strides[d] * dims[d];
            in_at -= from_layout.strides[d] * dims[d];
            at[d] = 0;
            if (d == 0) return;
        }
        if (outer == 0) return;
    }
}

// Fills `to` in row-major order from a strided layout of `from`.
inline void copy_in(tensor& to, const tensor& from, layout from_layout) {
    const sizes dims = sizes_of(to);
    copy_block(dims, to, {0, row_major(dims)}, from, std::move(from_layout));
}

// Sets all elements to the only one of `value`.
inline void fill_with(tensor& to, const tensor& value) {
    copy_in(to, value, {0, sizes(to.rank(), 0)});
}

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/broadcast.hpp
// broadcast: how two shapes combine, and the walk over both in lines that a loop can run through.
#ifndef EVERGRAPH_TF_KERNELS_BROADCAST_HPP
#define EVERGRAPH_TF_KERNELS_BROADCAST_HPP

namespace evergraph::tf {

// The combined sizes: aligned at the last dimension, a size of 1 or none stretches to the other.
// Nothing if they do not combine.
inline std::optional<sizes> broadcast_sizes(std::span<const std::int64_t> a,
                                            std::span<const std::int64_t> b) {
    sizes out(std::max(a.size(), b.size()));
    for (std::size_t i = 1; i <= out.size(); ++i) {
        const std::int64_t x = i <= a.size() ? a[a.size() - i] : 1;
        const std::int64_t y = i <= b.size() ? b[b.size() - i] : 1;
        if (x != y && x != 1 && y != 1) return std::nullopt;
        out[out.size() - i] = x == 1 ? y : x;
    }
    return out;
}

// The strides of `dims` seen as `out`: 0 where a size is stretched.
inline sizes stretched_strides(std::span<const std::int64_t> dims,
                               std::span<const std::int64_t> out) {
    sizes strides(out.size(), 0);
    std::int64_t step = 1;
    for (std::size_t i = 1; i <= dims.size(); ++i) {
        const std::int64_t n = dims[dims.size() - i];
        strides[out.size() - i] = n == 1 ? 0 : step;
        step *= std::max<std::int64_t>(n, 1);
    }
    return strides;
}

// The walk over two operands in the row-major order of their common shape. Dimensions that both
// operands walk alike are merged, so that equal shapes and scalars are one line.
class broadcast_walk {
 public:
    broadcast_walk(std::span<const std::int64_t> a, std::span<const std::int64_t> b,
                   std::span<const std::int64_t> out)
        : sizes_(out.begin(), out.end()),
          a_(stretched_strides(a, out)),
          b_(stretched_strides(b, out)) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < sizes_.size(); ++i) {
            if (sizes_[i] == 1) continue;
            if (kept != 0 && merges(kept - 1, i)) {
                sizes_[kept - 1] *= sizes_[i];
            } else {
                sizes_[kept++] = sizes_[i];
            }
            a_[kept - 1] = a_[i];
            b_[kept - 1] = b_[i];
        }
        sizes_.resize(kept);
        if (kept == 0) {
            sizes_.push_back(1);
            a_.assign(1, 0);
            b_.assign(1, 0);
        }
    }

    // Calls line(a_at, a_step, b_at, b_step, count) for each line, steps being 0 or 1; stops and
    // returns false when a call does.
    template <class Line>
    bool for_each_line(Line line) const {
        if (std::find(sizes_.begin(), sizes_.end(), 0) != sizes_.end()) return true;
        const std::size_t outer = sizes_.size() - 1;
        sizes at(outer, 0);
        std::int64_t a_at = 0;
        std::int64_t b_at = 0;
        while (true) {
            if (!line(a_at, a_[outer], b_at, b_[outer], sizes_[outer])) return false;
            std::size_t d = outer;
            while (d > 0) {
                --d;
                a_at += a_[d];
                b_at += b_[d];
                if (++at[d] < sizes_[d]) break;
                a_at -= a_[d] * sizes_[d];
                b_at -= b_[d] * sizes_[d];
                at[d] = 0;
                if (d == 0) return true;
            }
            if (outer == 0) return true;
        }
    }

 private:
    bool merges(std::size_t outer, std::size_t inner) const {
        return a_[outer] == a_[inner] * sizes_[inner] && b_[outer] == b_[inner] * sizes_[inner];
    }

    sizes sizes_;
    sizes a_;
    sizes b_;
};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/elementwise.hpp
// elementwise: kernels from a function of one or two elements, broadcasting included.
#ifndef EVERGRAPH_TF_KERNELS_ELEMENTWISE_HPP
#define EVERGRAPH_TF_KERNELS_ELEMENTWISE_HPP

namespace evergraph::tf {

namespace detail {

using unary_line = void (*)(const void* in, void* out, std::size_t count);
// False if a pair has no result.
using binary_line = bool (*)(const void* a, const void* b, void* out, std::size_t count);

template <class Line>
struct typed_line {
    Line line = nullptr;
    dtype out = dtype::invalid;
};

// Blocks of a fixed size, computed beside the output: a compiler needs to prove nothing to use
// vector instructions. `in` may be `out`.
template <class Out, class F>
void fill_in_blocks(Out* out, std::size_t count, F f) {
    constexpr std::size_t block = 16;
    std::size_t i = 0;
    for (; i + block <= count; i += block) {
        Out made[block];
        for (std::size_t j = 0; j < block; ++j) made[j] = f(i + j);
        for (std::size_t j = 0; j < block; ++j) out[i + j] = made[j];
    }
    for (; i < count; ++i) out[i] = f(i);
}

// Not for all types: each costs a second loop to compile.
template <class T>
inline constexpr bool in_blocks = std::is_same_v<T, float> || std::is_same_v<T, std::int32_t>;

template <class Op, class T>
void run_unary_line(const void* in_line, void* out_line, std::size_t count) {
    using out_type = std::remove_cvref_t<decltype(Op::of(std::declval<const T&>()))>;
    const T* in = static_cast<const T*>(in_line);
    out_type* out = static_cast<out_type*>(out_line);
    if constexpr (in_blocks<T>) {
        fill_in_blocks(out, count, [in](std::size_t i) { return Op::of(in[i]); });
    } else {
        for (std::size_t i = 0; i < count; ++i) out[i] = Op::of(in[i]);
    }
}

template <class Op, class T>
bool run_binary_line(const void* a_line, const void* b_line, void* out_line, std::size_t count) {
    using out_type = std::remove_cvref_t<decltype(Op::of(std::declval<T>(), std::declval<T>()))>;
    const T* a = static_cast<const T*>(a_line);
    const T* b = static_cast<const T*>(b_line);
    out_type* out = static_cast<out_type*>(out_line);
    if constexpr (requires { Op::refuses(a[0], b[0]); }) {
        for (std::size_t i = 0; i < count; ++i) {
            if (Op::refuses(a[i], b[i])) return false;
        }
    }
    if constexpr (in_blocks<T>) {
        fill_in_blocks(out, count, [a, b](std::size_t i) { return Op::of(a[i], b[i]); });
    } else {
        for (std::size_t i = 0; i < count; ++i) out[i] = Op::of(a[i], b[i]);
    }
    return true;
}

// Quantized types keep their name if the result is stored as they are.
template <class In, class Out>
dtype result_type(dtype in) {
    return std::is_same_v<In, Out> ? in : dtype_of<Out>;
}

template <class Op>
typed_line<unary_line> unary_line_of(dtype type) {
    typed_line<unary_line> found;
    with_type(typename Op::on{}, type, [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        using out_type = std::remove_cvref_t<decltype(Op::of(std::declval<const T&>()))>;
        found = {run_unary_line<Op, T>, result_type<T, out_type>(type)};
    });
    return found;
}

template <class Op>
typed_line<binary_line> binary_line_of(dtype type) {
    typed_line<binary_line> found;
    with_type(typename Op::on{}, type, [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        using out_type =
            std::remove_cvref_t<decltype(Op::of(std::declval<T>(), std::declval<T>()))>;
        found = {run_binary_line<Op, T>, result_type<T, out_type>(type)};
    });
    return found;
}

// An input that nobody else needs becomes the output.
inline void run_unary(kernel_context& c, const typed_line<unary_line>& op) {
    tensor x = c.take(0);
    if (op.line == nullptr) return unsupported_type(c, x.type());
    const auto count = static_cast<std::size_t>(x.elements());
    if (x.type() == op.out) {
        char* values = raw(x);
        op.line(values, values, count);
        return c.output(0, std::move(x));
    }
    tensor y = tensor::uninitialized(op.out, x.dims());
    op.line(raw(std::as_const(x)), raw(y), count);
    c.output(0, std::move(y));
}

// One operand of a line: as it lies, or one element repeated in `room`.
class repeated_element {
 public:
    static constexpr std::int64_t block = 256;

    explicit repeated_element(const tensor& t)
        : from_(raw(t)), width_(element_bytes(t.type())), type_(t.type()) {}

    const char* line(std::int64_t at, std::int64_t step, std::int64_t count) {
        const char* first = from_ + at * width_;
        if (step == 1 || count == 1) return first;
        if (room_.empty_handed()) room_ = tensor::uninitialized(type_, shape{block});
        line_copier_of(type_)(raw(room_), 1, first, 0, count);
        return raw(std::as_const(room_));
    }

 private:
    const char* from_;
    std::int64_t width_;
    dtype type_;
    tensor room_;
};

inline bool run_lines(const typed_line<binary_line>& op, const tensor& x, const tensor& y,
                      tensor& out) {
    const broadcast_walk walk{x.dims().sizes(), y.dims().sizes(), out.dims().sizes()};
    repeated_element a{x};
    repeated_element b{y};
    const std::int64_t out_width = element_bytes(out.type());
    char* to = raw(out);
    return walk.for_each_line([&](std::int64_t a_at, std::int64_t a_step, std::int64_t b_at,
                                  std::int64_t b_step, std::int64_t count) {
        const bool whole = a_step == 1 && b_step == 1;
        const std::int64_t block = whole ? count : repeated_element::block;
        for (std::int64_t i = 0; i < count; i += block) {
            const std::int64_t n = std::min(block, count - i);
            if (!op.line(a.line(a_at + i * a_step, a_step, n), b.line(b_at + i * b_step, b_step, n),
                         to, static_cast<std::size_t>(n))) {
                return false;
            }
            to += n * out_width;
        }
        return true;
    });
}

// `needed` is what a refused pair lacks.
inline void run_binary(kernel_context& c, const typed_line<binary_line>& op,
                       std::string_view needed) {
    tensor x = c.take(0);
    tensor y = c.take(1);
    if (op.line == nullptr) return unsupported_type(c, x.type());
    const auto combined = broadcast_sizes(x.dims().sizes(), y.dims().sizes());
    if (!combined) {
        return invalid(c, "shapes " + text(x.dims()) + " and " + text(y.dims()),
                       "shapes that broadcast");
    }
    bool good = false;
    const auto spare = [&](const tensor& t) {
        return t.unique() && t.type() == op.out && t.dims().sizes().size() == combined->size() &&
               std::equal(combined->begin(), combined->end(), t.dims().begin());
    };
    if (spare(x)) {
        good = run_lines(op, x, y, x);
        c.output(0, std::move(x));
    } else if (spare(y)) {
        good = run_lines(op, x, y, y);
        c.output(0, std::move(y));
    } else if (auto out = make_output(c, op.out, *combined)) {
        good = run_lines(op, x, y, *out);
        c.output(0, std::move(*out));
    } else {
        return;
    }
    if (!good) invalid(c, "elements without a result", std::string{needed});
}

}  // namespace detail

// Op::on lists the types; Op::of(x) gives the element of the output.
template <class Op>
void unary(kernel_context& c) {
    detail::run_unary(c, detail::unary_line_of<Op>(c.input(0).type()));
}

// Op::of(x, y); Op::refuses(x, y), where there is one, says that a pair has no result, for want of
// Op::needed.
template <class Op>
void binary(kernel_context& c) {
    std::string_view needed;
    if constexpr (requires { Op::needed; }) needed = Op::needed;
    detail::run_binary(c, detail::binary_line_of<Op>(c.input(0).type()), needed);
}

template <class Op>
constexpr kernel_table<2> unary_rows(std::string_view op, std::string_view type_attr = "T") {
    return rows_for<unary<Op>>(op, Op::on::set, type_attr);
}
template <class Op>
constexpr kernel_table<2> binary_rows(std::string_view op, std::string_view type_attr = "T") {
    return rows_for<binary<Op>>(op, Op::on::set, type_attr);
}

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/sources.hpp
// sources: where values come from, and ops that hand them on as they are.
#ifndef EVERGRAPH_TF_KERNELS_SOURCES_HPP
#define EVERGRAPH_TF_KERNELS_SOURCES_HPP

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

// ---- evergraph/tf/kernels/arithmetic.hpp
// arithmetic: ops of two numbers: sums, products, quotients, powers, bits.
#ifndef EVERGRAPH_TF_KERNELS_ARITHMETIC_HPP
#define EVERGRAPH_TF_KERNELS_ARITHMETIC_HPP

namespace evergraph::tf {

struct plus {
    using on = join<numbers, types<std::string>>;
    template <class T>
    static T of(const T& a, const T& b) {
        if constexpr (std::is_integral_v<T>) {
            return static_cast<T>(static_cast<wrapping<T>>(a) + static_cast<wrapping<T>>(b));
        } else {
            return a + b;
        }
    }
};

struct minus {
    using on = numbers;
    template <class T>
    static T of(T a, T b) {
        if constexpr (std::is_integral_v<T>) {
            return static_cast<T>(static_cast<wrapping<T>>(a) - static_cast<wrapping<T>>(b));
        } else {
            return a - b;
        }
    }
};

struct times {
    using on = numbers;
    template <class T>
    static T of(T a, T b) {
        if constexpr (std::is_integral_v<T>) {
            return static_cast<T>(static_cast<wrapping<T>>(a) * static_cast<wrapping<T>>(b));
        } else {
            return a * b;
        }
    }
};

// Integers: towards zero. The lowest value divided by -1 wraps.
struct quotient {
    using on = numbers;
    static constexpr std::string_view needed = "a divisor other than 0";
    template <class T>
    static bool refuses(T, T b) {
        return std::is_integral_v<T> && b == T{};
    }
    template <class T>
    static T of(T a, T b) {
        if constexpr (std::is_integral_v<T> && std::is_signed_v<T>) {
            if (b == -1) return minus::of(T{}, a);
        }
        return static_cast<T>(a / b);
    }
};

struct real_quotient {
    using on = join<floats, complexes>;
    template <class T>
    static T of(T a, T b) {
        return a / b;
    }
};

// The sign is that of the dividend.
struct truncated_remainder {
    using on = reals;
    static constexpr std::string_view needed = quotient::needed;
    template <class T>
    static bool refuses(T a, T b) {
        return quotient::refuses(a, b);
    }
    template <class T>
    static T of(T a, T b) {
        if constexpr (std::is_integral_v<T>) {
            if constexpr (std::is_signed_v<T>) {
                if (b == -1) return T{};
            }
            return static_cast<T>(a % b);
        } else {
            return std::fmod(a, b);
        }
    }
};

// The sign is that of the divisor.
struct floored_remainder {
    using on = reals;
    static constexpr std::string_view needed = quotient::needed;
    template <class T>
    static bool refuses(T a, T b) {
        return quotient::refuses(a, b);
    }
    template <class T>
    static T of(T a, T b) {
        const T r = truncated_remainder::of(a, b);
        if constexpr (!std::is_unsigned_v<T>) {
            if (r != T{} && (r < T{}) != (b < T{})) return static_cast<T>(r + b);
        }
        return r;
    }
};

struct floored_quotient {
    using on = reals;
    static constexpr std::string_view needed = quotient::needed;
    template <class T>
    static bool refuses(T a, T b) {
        return quotient::refuses(a, b);
    }
    template <class T>
    static T of(T a, T b) {
        if constexpr (std::is_floating_point_v<T>) {
            return std::floor(a / b);
        } else {
            const T q = quotient::of(a, b);
            if constexpr (std::is_signed_v<T>) {
                if ((a < 0) != (b < 0) && truncated_remainder::of(a, b) != 0) {
                    return static_cast<T>(q - 1);
                }
            }
            return q;
        }
    }
};

struct truncated_quotient {
    using on = reals;
    static constexpr std::string_view needed = quotient::needed;
    template <class T>
    static bool refuses(T a, T b) {
        return quotient::refuses(a, b);
    }
    template <class T>
    static T of(T a, T b) {
        if constexpr (std::is_floating_point_v<T>) return std::trunc(a / b);
        return quotient::of(a, b);
    }
};

struct quotient_or_zero {
    using on = join<floats, complexes>;
    template <class T>
    static T of(T a, T b) {
        return b == T{} ? T{} : a / b;
    }
};

struct product_or_zero {
    using on = join<floats, complexes>;
    template <class T>
    static T of(T a, T b) {
        return b == T{} ? T{} : a * b;
    }
};

struct power {
    using on = numbers;
    static constexpr std::string_view needed = "an integer exponent from 0";
    template <class T>
    static bool refuses(T, T b) {
        if constexpr (std::is_integral_v<T> && std::is_signed_v<T>) return b < 0;
        return false;
    }
    template <class T>
    static T of(T a, T b) {
        if constexpr (std::is_integral_v<T>) {
            T result = 1;
            for (; b != 0; b = static_cast<T>(b / 2)) {
                if (b % 2 != 0) result = times::of(result, a);
                a = times::of(a, a);
            }
            return result;
        } else {
            return std::pow(a, b);
        }
    }
};

// NaN wins.
struct larger {
    using on = reals;
    template <class T>
    static T of(T a, T b) {
        if constexpr (std::is_floating_point_v<T>) return a > b || a != a ? a : b;
        return a > b ? a : b;
    }
};
struct smaller {
    using on = reals;
    template <class T>
    static T of(T a, T b) {
        if constexpr (std::is_floating_point_v<T>) return a < b || a != a ? a : b;
        return a < b ? a : b;
    }
};

struct squared_difference {
    using on = numbers;
    template <class T>
    static T of(T a, T b) {
        const T d = minus::of(a, b);
        if constexpr (is_complex<T>) return std::conj(d) * d;
        return times::of(d, d);
    }
};

struct angle_of_point {
    using on = floats;
    template <class T>
    static T of(T y, T x) {
        return std::atan2(y, x);
    }
};

// 0 where x is 0, whatever y is.
struct x_divided_by_y {
    using on = join<floats, complexes>;
    template <class T>
    static T of(T x, T y) {
        return x == T{} ? T{} : x / y;
    }
};
struct x_log_y {
    using on = join<floats, complexes>;
    template <class T>
    static T of(T x, T y) {
        return x == T{} ? T{} : x * std::log(y);
    }
};
struct x_log1p_y {
    using on = floats;
    template <class T>
    static T of(T x, T y) {
        return x == T{} ? T{} : x * std::log1p(y);
    }
};

struct bits_and {
    using on = wide_integers;
    template <class T>
    static T of(T a, T b) {
        return static_cast<T>(a & b);
    }
};
struct bits_or {
    using on = wide_integers;
    template <class T>
    static T of(T a, T b) {
        return static_cast<T>(a | b);
    }
};
struct bits_xor {
    using on = wide_integers;
    template <class T>
    static T of(T a, T b) {
        return static_cast<T>(a ^ b);
    }
};

// A number of places outside the width counts as the nearest inside.
template <class T>
int places_of(T b) {
    constexpr int most = static_cast<int>(sizeof(T)) * 8 - 1;
    if constexpr (std::is_signed_v<T>) {
        if (b < 0) return 0;
    }
    return b > static_cast<T>(most) ? most : static_cast<int>(b);
}
struct shifted_left {
    using on = integers;
    template <class T>
    static T of(T a, T b) {
        return static_cast<T>(static_cast<wrapping<T>>(a) << places_of(b));
    }
};
struct shifted_right {
    using on = integers;
    template <class T>
    static T of(T a, T b) {
        return static_cast<T>(a >> places_of(b));
    }
};

inline constexpr kernel_table arithmetic_kernels{
    binary_rows<plus>("Add"),
    binary_rows<plus>("AddV2"),
    binary_rows<minus>("Sub"),
    binary_rows<times>("Mul"),
    binary_rows<quotient>("Div"),
    binary_rows<real_quotient>("RealDiv"),
    binary_rows<floored_quotient>("FloorDiv"),
    binary_rows<truncated_quotient>("TruncateDiv"),
    binary_rows<truncated_remainder>("Mod"),
    binary_rows<truncated_remainder>("TruncateMod"),
    binary_rows<floored_remainder>("FloorMod"),
    binary_rows<power>("Pow"),
    binary_rows<larger>("Maximum"),
    binary_rows<smaller>("Minimum"),
    binary_rows<squared_difference>("SquaredDifference"),
    binary_rows<quotient_or_zero>("DivNoNan"),
    binary_rows<product_or_zero>("MulNoNan"),
    binary_rows<angle_of_point>("Atan2"),
    binary_rows<x_divided_by_y>("Xdivy"),
    binary_rows<x_log_y>("Xlogy"),
    binary_rows<x_log1p_y>("Xlog1py"),
    binary_rows<bits_and>("BitwiseAnd"),
    binary_rows<bits_or>("BitwiseOr"),
    binary_rows<bits_xor>("BitwiseXor"),
    row_for("LeftShift", runs<binary<shifted_left>>, "T", integers::set),
    row_for("RightShift", runs<binary<shifted_right>>, "T", integers::set)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/functions.hpp
// functions: ops of one number: roots, exponentials, circular functions, rounding, activations.
#ifndef EVERGRAPH_TF_KERNELS_FUNCTIONS_HPP
#define EVERGRAPH_TF_KERNELS_FUNCTIONS_HPP

namespace evergraph::tf {

using continuous = join<floats, complexes>;

struct magnitude {
    using on = join<floats, signed_integers>;
    template <class T>
    static T of(T x) {
        if constexpr (std::is_floating_point_v<T>) return std::fabs(x);
        return x < T{} ? minus::of(T{}, x) : x;
    }
};
struct negated {
    using on = join<continuous, signed_integers>;
    template <class T>
    static T of(T x) {
        if constexpr (std::is_integral_v<T>) return minus::of(T{}, x);
        return -x;
    }
};
struct sign_of {
    using on = join<continuous, signed_integers>;
    template <class T>
    static T of(T x) {
        if constexpr (is_complex<T>) {
            return x == T{} ? T{} : x / std::abs(x);
        } else {
            if (x != x) return x;
            return static_cast<T>((x > T{}) - (x < T{}));
        }
    }
};
struct squared {
    using on = numbers;
    template <class T>
    static T of(T x) {
        return times::of(x, x);
    }
};
struct square_root {
    using on = continuous;
    template <class T>
    static T of(T x) {
        return std::sqrt(x);
    }
};
struct inverse_square_root {
    using on = continuous;
    template <class T>
    static T of(T x) {
        return T{1} / std::sqrt(x);
    }
};
struct reciprocal {
    using on = continuous;
    template <class T>
    static T of(T x) {
        return T{1} / x;
    }
};
struct exponential {
    using on = continuous;
    template <class T>
    static T of(T x) {
        return std::exp(x);
    }
};
struct exponential_minus_one {
    using on = continuous;
    template <class T>
    static T of(T x) {
        if constexpr (is_complex<T>) return std::exp(x) - T{1};
        else return std::expm1(x);
    }
};
struct logarithm {
    using on = continuous;
    template <class T>
    static T of(T x) {
        return std::log(x);
    }
};
struct logarithm_one_plus {
    using on = continuous;
    template <class T>
    static T of(T x) {
        if constexpr (is_complex<T>) return std::log(T{1} + x);
        else return std::log1p(x);
    }
};
struct sigmoid {
    using on = continuous;
    template <class T>
    static T of(T x) {
        return T{1} / (T{1} + std::exp(-x));
    }
};

// The functions that <cmath> and <complex> both have under their own name.
#define EVERGRAPH_TF_FUNCTION(name, kinds) \
    struct name##_function {               \
        using on = kinds;                  \
        template <class T>                 \
        static T of(T x) {                 \
            return std::name(x);           \
        }                                  \
    }
EVERGRAPH_TF_FUNCTION(sin, continuous);
EVERGRAPH_TF_FUNCTION(cos, continuous);
EVERGRAPH_TF_FUNCTION(tan, continuous);
EVERGRAPH_TF_FUNCTION(asin, continuous);
EVERGRAPH_TF_FUNCTION(acos, continuous);
EVERGRAPH_TF_FUNCTION(atan, continuous);
EVERGRAPH_TF_FUNCTION(sinh, continuous);
EVERGRAPH_TF_FUNCTION(cosh, continuous);
EVERGRAPH_TF_FUNCTION(tanh, continuous);
EVERGRAPH_TF_FUNCTION(asinh, continuous);
EVERGRAPH_TF_FUNCTION(acosh, continuous);
EVERGRAPH_TF_FUNCTION(atanh, continuous);
EVERGRAPH_TF_FUNCTION(erf, floats);
EVERGRAPH_TF_FUNCTION(erfc, floats);
EVERGRAPH_TF_FUNCTION(floor, floats);
EVERGRAPH_TF_FUNCTION(ceil, floats);
EVERGRAPH_TF_FUNCTION(nearbyint, floats);
#undef EVERGRAPH_TF_FUNCTION

struct log_gamma {
    using on = floats;
    template <class T>
    static T of(T x) {
        if (std::isinf(x)) return std::numeric_limits<T>::infinity();
        // lgamma_r: std::lgamma writes to a global.
        int sign = 0;
        if constexpr (std::is_same_v<T, float>) return ::lgammaf_r(x, &sign);
        else return ::lgamma_r(x, &sign);
    }
};

// Halves go to the even neighbour; integers stay.
struct rounded {
    using on = join<floats, signed_integers>;
    template <class T>
    static T of(T x) {
        if constexpr (std::is_integral_v<T>) return x;
        else return std::nearbyint(x);
    }
};

struct is_nan {
    using on = floats;
    template <class T>
    static bool of(T x) {
        return std::isnan(x);
    }
};
struct is_infinite {
    using on = floats;
    template <class T>
    static bool of(T x) {
        return std::isinf(x);
    }
};
struct is_finite {
    using on = floats;
    template <class T>
    static bool of(T x) {
        return std::isfinite(x);
    }
};

struct relu {
    using on = reals;
    template <class T>
    static T of(T x) {
        return x < T{} ? T{} : x;
    }
};
struct relu6 {
    using on = reals;
    template <class T>
    static T of(T x) {
        if (x < T{}) return T{};
        return x > T{6} ? T{6} : x;
    }
};
struct elu {
    using on = floats;
    template <class T>
    static T of(T x) {
        return x < T{} ? std::expm1(x) : x;
    }
};
struct selu {
    using on = floats;
    template <class T>
    static T of(T x) {
        constexpr T scale = static_cast<T>(1.0507009873554804934193349852946);
        constexpr T scale_alpha = static_cast<T>(1.7580993408473768599402175208123);
        return x < T{} ? scale_alpha * std::expm1(x) : scale * x;
    }
};
struct softplus {
    using on = floats;
    template <class T>
    static T of(T x) {
        return x > T{} ? x + std::log1p(std::exp(-x)) : std::log1p(std::exp(x));
    }
};
struct softsign {
    using on = floats;
    template <class T>
    static T of(T x) {
        return x / (T{1} + std::fabs(x));
    }
};

struct bits_not {
    using on = wide_integers;
    template <class T>
    static T of(T x) {
        return static_cast<T>(~x);
    }
};

struct complex_magnitude {
    using on = complexes;
    template <class T>
    static auto of(T x) {
        return std::abs(x);
    }
};
struct complex_angle {
    using on = complexes;
    template <class T>
    static auto of(T x) {
        return std::arg(x);
    }
};
struct real_part {
    using on = complexes;
    template <class T>
    static auto of(T x) {
        return x.real();
    }
};
struct imaginary_part {
    using on = complexes;
    template <class T>
    static auto of(T x) {
        return x.imag();
    }
};
struct conjugate {
    using on = complexes;
    template <class T>
    static T of(T x) {
        return std::conj(x);
    }
};
struct complex_from_parts {
    using on = floats;
    template <class T>
    static std::complex<T> of(T re, T im) {
        return {re, im};
    }
};

// x where positive, alpha * x elsewhere.
inline void leaky_relu(kernel_context& c) {
    const float alpha = attr_or<float>(c.node(), "alpha", 0.2F);
    tensor x = c.take(0);
    with_type(floats{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        for (T& v : x.writable<T>()) v = v > T{} ? v : v * static_cast<T>(alpha);
    });
    c.output(0, std::move(x));
}

inline constexpr kernel_table function_kernels{
    unary_rows<magnitude>("Abs"),
    unary_rows<negated>("Neg"),
    unary_rows<sign_of>("Sign"),
    unary_rows<squared>("Square"),
    unary_rows<square_root>("Sqrt"),
    unary_rows<inverse_square_root>("Rsqrt"),
    unary_rows<reciprocal>("Reciprocal"),
    unary_rows<reciprocal>("Inv"),
    unary_rows<exponential>("Exp"),
    unary_rows<exponential_minus_one>("Expm1"),
    unary_rows<logarithm>("Log"),
    unary_rows<logarithm_one_plus>("Log1p"),
    unary_rows<sigmoid>("Sigmoid"),
    unary_rows<sin_function>("Sin"),
    unary_rows<cos_function>("Cos"),
    unary_rows<tan_function>("Tan"),
    unary_rows<asin_function>("Asin"),
    unary_rows<acos_function>("Acos"),
    unary_rows<atan_function>("Atan"),
    unary_rows<sinh_function>("Sinh"),
    unary_rows<cosh_function>("Cosh"),
    unary_rows<tanh_function>("Tanh"),
    unary_rows<asinh_function>("Asinh"),
    unary_rows<acosh_function>("Acosh"),
    unary_rows<atanh_function>("Atanh"),
    unary_rows<erf_function>("Erf"),
    unary_rows<erfc_function>("Erfc"),
    unary_rows<log_gamma>("Lgamma"),
    unary_rows<floor_function>("Floor"),
    unary_rows<ceil_function>("Ceil"),
    unary_rows<nearbyint_function>("Rint"),
    unary_rows<rounded>("Round"),
    unary_rows<is_nan>("IsNan"),
    unary_rows<is_infinite>("IsInf"),
    unary_rows<is_finite>("IsFinite"),
    unary_rows<relu>("Relu"),
    unary_rows<relu6>("Relu6"),
    unary_rows<elu>("Elu"),
    unary_rows<selu>("Selu"),
    unary_rows<softplus>("Softplus"),
    unary_rows<softsign>("Softsign"),
    unary_rows<bits_not>("Invert"),
    unary_rows<complex_magnitude>("ComplexAbs"),
    unary_rows<complex_angle>("Angle"),
    row_for("Real", runs<unary<real_part>>),
    row_for("Imag", runs<unary<imaginary_part>>),
    row_for("Conj", runs<unary<conjugate>>),
    binary_rows<complex_from_parts>("Complex"),
    rows_for<leaky_relu>("LeakyRelu", floats::set)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/compare.hpp
// compare: order, equality and logic.
#ifndef EVERGRAPH_TF_KERNELS_COMPARE_HPP
#define EVERGRAPH_TF_KERNELS_COMPARE_HPP

namespace evergraph::tf {

struct is_less {
    using on = reals;
    template <class T>
    static bool of(T a, T b) {
        return a < b;
    }
};
struct is_less_or_equal {
    using on = reals;
    template <class T>
    static bool of(T a, T b) {
        return a <= b;
    }
};
struct is_greater {
    using on = reals;
    template <class T>
    static bool of(T a, T b) {
        return a > b;
    }
};
struct is_greater_or_equal {
    using on = reals;
    template <class T>
    static bool of(T a, T b) {
        return a >= b;
    }
};
struct is_equal {
    using on = join<numbers, types<bool, std::string>>;
    template <class T>
    static bool of(const T& a, const T& b) {
        return a == b;
    }
};
struct is_not_equal {
    using on = is_equal::on;
    template <class T>
    static bool of(const T& a, const T& b) {
        return !(a == b);
    }
};
struct logical_and {
    using on = types<bool>;
    static bool of(bool a, bool b) { return a && b; }
};
struct logical_or {
    using on = types<bool>;
    static bool of(bool a, bool b) { return a || b; }
};
struct logical_not {
    using on = types<bool>;
    static bool of(bool a) { return !a; }
};

// Shapes that do not broadcast: all is unequal, unless the node says that this is an error.
template <class Op>
void equality(kernel_context& c) {
    const bool tolerant = !attr_or(c.node(), "incompatible_shape_error", true);
    if (tolerant && !broadcast_sizes(c.input(0).dims().sizes(), c.input(1).dims().sizes())) {
        return c.output(0, tensor::scalar(Op::of(0, 1)));
    }
    binary<Op>(c);
}

// |a - b| < tolerance, in the type of the elements.
inline void approximately_equal(kernel_context& c) {
    const float tolerance = attr_or<float>(c.node(), "tolerance", 1e-5F);
    const tensor& x = c.input(0);
    const tensor& y = c.input(1);
    if (!(x.dims() == y.dims())) {
        return invalid(c, "shapes " + text(x.dims()) + " and " + text(y.dims()), "equal shapes");
    }
    tensor out = tensor::uninitialized(dtype::boolean, x.dims());
    const auto to = out.writable<bool>();
    const bool known = with_type(floats{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto a = x.values<T>();
        const auto b = y.values<T>();
        for (std::size_t i = 0; i < to.size(); ++i) {
            to[i] = std::fabs(a[i] - b[i]) < static_cast<T>(tolerance);
        }
    });
    if (!known) return unsupported_type(c, x.type());
    c.output(0, std::move(out));
}

inline constexpr dtype_set equality_types =
    is_equal::on::set | dtype_set{dtype::qint32};

inline constexpr kernel_table compare_kernels{
    binary_rows<is_less>("Less"),
    binary_rows<is_less_or_equal>("LessEqual"),
    binary_rows<is_greater>("Greater"),
    binary_rows<is_greater_or_equal>("GreaterEqual"),
    rows_for<equality<is_equal>>("Equal", equality_types),
    rows_for<equality<is_not_equal>>("NotEqual", equality_types),
    rows_for<approximately_equal>("ApproximateEqual", floats::set),
    row_for("LogicalAnd", runs<binary<logical_and>>),
    row_for("LogicalOr", runs<binary<logical_or>>),
    row_for("LogicalNot", runs<unary<logical_not>>)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/select.hpp
// select: values picked by conditions, bounded, added up, or located.
#ifndef EVERGRAPH_TF_KERNELS_SELECT_HPP
#define EVERGRAPH_TF_KERNELS_SELECT_HPP

namespace evergraph::tf {

// `t` stretched to these sizes, which it must broadcast to.
inline tensor stretched(const tensor& t, const shape& dims) {
    if (t.dims() == dims) return t;
    tensor out = tensor::uninitialized(t.type(), dims);
    copy_in(out, t, {0, stretched_strides(t.dims().sizes(), dims.sizes())});
    return out;
}

namespace detail {

// `yes`, with runs of `no` where the condition is false; all of one shape.
inline void pick(kernel_context& c, const tensor& condition, tensor yes, const tensor& no) {
    const auto wanted = condition.values<bool>();
    for (std::size_t i = 0; i < wanted.size();) {
        const std::size_t first = i;
        while (i < wanted.size() && wanted[i] == wanted[first]) ++i;
        if (wanted[first]) continue;
        const auto at = static_cast<std::int64_t>(first);
        copy_block({static_cast<std::int64_t>(i - first)}, yes, {at, {1}}, no, {at, {1}});
    }
    c.output(0, std::move(yes));
}

}  // namespace detail

// The condition is of the values' shape, a scalar, or a vector over their first dimension.
inline void select(kernel_context& c) {
    tensor condition = c.input(0);
    const shape dims = c.input(1).dims();
    if (!(c.input(2).dims() == dims)) {
        return invalid(c, "values of shapes " + text(dims) + " and " + text(c.input(2).dims()),
                       "equal shapes");
    }
    const bool by_row = condition.rank() == 1 && dims.rank() > 1 && condition.dims()[0] == dims[0];
    if (by_row) {
        sizes column(dims.rank(), 1);
        column[0] = dims[0];
        condition = condition.reshaped(shape{column});
    } else if (condition.rank() != 0 && !(condition.dims() == dims)) {
        return invalid(c, "a condition of shape " + text(condition.dims()) +
                              " for values of shape " + text(dims),
                       "the same shape, a scalar, or a vector over the first dimension");
    }
    detail::pick(c, stretched(condition, dims), c.take(1), c.input(2));
}

inline void broadcasting_select(kernel_context& c) {
    const auto values = broadcast_sizes(c.input(1).dims().sizes(), c.input(2).dims().sizes());
    const auto all = values ? broadcast_sizes(c.input(0).dims().sizes(), *values) : std::nullopt;
    if (!all) {
        return invalid(c, "shapes " + text(c.input(0).dims()) + ", " + text(c.input(1).dims()) +
                              " and " + text(c.input(2).dims()), "shapes that broadcast");
    }
    const auto dims = output_shape(c, c.input(1).type(), *all);
    if (!dims) return;
    const tensor no = stretched(c.input(2), *dims);
    const tensor condition = stretched(c.input(0), *dims);
    detail::pick(c, condition, stretched(c.take(1), *dims), no);
}

// The bounds are scalars or of the values' shape.
inline void clip_by_value(kernel_context& c) {
    tensor x = c.take(0);
    const shape dims = x.dims();
    for (std::size_t i = 1; i < 3; ++i) {
        const tensor& bound = c.input(i);
        const auto together = broadcast_sizes(dims.sizes(), bound.dims().sizes());
        if (!together || !std::ranges::equal(*together, dims.sizes())) {
            return invalid(c, "a bound of shape " + text(bound.dims()) + " for values of shape " +
                                  text(dims), "a scalar or the same shape");
        }
    }
    const auto at_least = detail::binary_line_of<larger>(x.type());
    const auto at_most = detail::binary_line_of<smaller>(x.type());
    if (at_least.line == nullptr) return unsupported_type(c, x.type());
    tensor out = tensor::uninitialized(x.type(), dims);
    detail::run_lines(at_most, x, c.input(2), out);
    detail::run_lines(at_least, out, c.input(1), out);
    c.output(0, std::move(out));
}

inline void add_all(kernel_context& c) {
    tensor sum = c.take(0);
    const auto op = detail::binary_line_of<plus>(sum.type());
    if (op.line == nullptr || sum.type() == dtype::string) return unsupported_type(c, sum.type());
    for (std::size_t i = 1; i < c.input_count(); ++i) {
        if (!(c.input(i).dims() == sum.dims())) {
            return invalid(c, "shapes " + text(sum.dims()) + " and " + text(c.input(i).dims()),
                           "equal shapes");
        }
        if (sum.unique()) {
            detail::run_lines(op, sum, c.input(i), sum);
        } else {
            tensor out = tensor::uninitialized(sum.type(), sum.dims());
            detail::run_lines(op, sum, c.input(i), out);
            sum = std::move(out);
        }
    }
    c.output(0, std::move(sum));
}

// The coordinates of the elements that are not zero, in row-major order.
inline void where(kernel_context& c) {
    const tensor x = widened(c.input(0));
    if (x.rank() == 0) return invalid(c, "a condition of shape []", "at least a vector");
    sizes found;
    const bool known = with_type(join<numbers, types<bool>>{}, x.type(), [&]<class Tag>(Tag) {
        const auto values = x.values<typename Tag::type>();
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (values[i] != typename Tag::type{}) found.push_back(static_cast<std::int64_t>(i));
        }
    });
    if (!known) return unsupported_type(c, x.type());
    const sizes strides = row_major(x.dims().sizes());
    auto out = make_output(c, dtype::int64, sizes{static_cast<std::int64_t>(found.size()),
                                                  static_cast<std::int64_t>(x.rank())});
    if (!out) return;
    auto to = out->writable<std::int64_t>().begin();
    for (std::int64_t at : found) {
        for (std::int64_t stride : strides) {
            *to++ = at / stride;
            at %= stride;
        }
    }
    c.output(0, std::move(*out));
}

inline constexpr kernel_table select_kernels{
    row_for("Select", runs<select>, "T", movable_types),
    row_for("SelectV2", runs<broadcasting_select>, "T", movable_types),
    rows_for<clip_by_value>("ClipByValue", reals::set),
    rows_for<add_all>("AddN", numbers::set),
    rows_for<add_all>("AccumulateNV2", numbers::set),
    row_for("Where", runs<where>)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/cast.hpp
// cast: elements of one type as elements of another: converted, or the same bits.
#ifndef EVERGRAPH_TF_KERNELS_CAST_HPP
#define EVERGRAPH_TF_KERNELS_CAST_HPP

namespace evergraph::tf {

namespace detail {

using cast_types = join<numbers, types<bool>>;

// Towards zero. What is out of range becomes what x86 processors make of it: the lowest value.
template <class To>
To integer_from(double x) {
    if constexpr (std::is_same_v<To, std::uint64_t>) {
        constexpr double middle = 9223372036854775808.0;
        if (x < middle || x >= 2 * middle) return static_cast<To>(integer_from<std::int64_t>(x));
        return static_cast<To>(static_cast<std::int64_t>(x - middle)) ^ (To{1} << 63U);
    } else {
        constexpr double least = static_cast<double>(std::numeric_limits<To>::min());
        const bool inside = x > least - 1 && x < -least;
        return inside ? static_cast<To>(x) : std::numeric_limits<To>::min();
    }
}

template <class To, class From>
To converted(From x) {
    if constexpr (is_complex<From> && is_complex<To>) {
        using part = typename To::value_type;
        return {static_cast<part>(x.real()), static_cast<part>(x.imag())};
    } else if constexpr (is_complex<From>) {
        return converted<To>(x.real());
    } else if constexpr (is_complex<To>) {
        return {static_cast<typename To::value_type>(x), 0};
    } else if constexpr (std::is_same_v<To, bool>) {
        return x != From{};
    } else if constexpr (std::is_floating_point_v<From> && std::is_integral_v<To>) {
        return integer_from<To>(static_cast<double>(x));
    } else {
        return static_cast<To>(x);
    }
}

template <class From, class To>
void convert(const tensor& from, tensor& to) {
    const auto in = from.values<From>();
    To* out = to.writable<To>().data();
    for (std::size_t i = 0; i < in.size(); ++i) out[i] = converted<To>(in[i]);
}

// Lowers the magnitude of floats until the type holds them exactly.
inline void drop_low_bits(tensor& wide, dtype narrow) {
    const std::uint32_t kept = narrow == dtype::half ? 0xFFFFE000U : 0xFFFF0000U;
    for (float& v : wide.writable<float>()) {
        v = std::bit_cast<float>(std::bit_cast<std::uint32_t>(v) & kept);
    }
}

}  // namespace detail

// The elements of `t` converted; nothing if there is no conversion. With `truncate`, floats go
// towards zero where half and bfloat16 cannot hold them.
inline std::optional<tensor> cast_to(const tensor& t, dtype type, bool truncate = false) {
    if (t.type() == type) return t;
    if (is_narrow(t.type())) return cast_to(widened(t), type, truncate);
    if (is_narrow(type)) {
        std::optional<tensor> wide = cast_to(t, wide_type_of(type));
        if (!wide) return std::nullopt;
        if (truncate && wide->type() == dtype::float32) detail::drop_low_bits(*wide, type);
        return narrowed(*wide, type);
    }
    tensor out;
    bool known = false;
    with_type(detail::cast_types{}, t.type(), [&]<class From>(From) {
        known = with_type(detail::cast_types{}, type, [&]<class To>(To) {
            out = tensor::uninitialized(type, t.dims());
            detail::convert<typename From::type, typename To::type>(t, out);
        });
    });
    if (!known) return std::nullopt;
    return out;
}

inline void cast(kernel_context& c) {
    const dtype type = base_of(attr_or(c.node(), "DstT", dtype::invalid));
    tensor x = c.take(0);
    const auto out = cast_to(x, type, attr_or(c.node(), "Truncate", false));
    if (out) return c.output(0, *out);
    c.fail(status_code::unimplemented, "a cast of " + name_of(x.type()) + " to " + name_of(type),
           "numbers or bool");
}

// To a smaller type a dimension is added at the end, from a smaller one it is taken away.
inline void bit_cast(kernel_context& c) {
    const tensor& x = c.input(0);
    const dtype type = base_of(attr_or(c.node(), "type", dtype::invalid));
    const auto from = static_cast<std::int64_t>(byte_size(x.type()));
    const auto to = static_cast<std::int64_t>(byte_size(type));
    if (from == 0 || to == 0) return unsupported_type(c, from == 0 ? x.type() : type);
    sizes dims = sizes_of(x);
    if (from > to) dims.push_back(from / to);
    if (from < to) {
        if (dims.empty() || dims.back() != to / from) {
            return invalid(c, summary(x) + " as " + name_of(type),
                           "a last dimension of " + std::to_string(to / from));
        }
        dims.pop_back();
    }
    auto out = make_output(c, type, dims);
    if (!out) return;
    const auto bytes = out->writable_bytes();
    if (!bytes.empty()) std::memcpy(bytes.data(), x.bytes().data(), bytes.size());
    c.output(0, std::move(*out));
}

inline constexpr kernel_table cast_kernels{row_for("Cast", runs<cast>),
                                           row_for("Bitcast", runs<bit_cast>)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/reduce.hpp
// reduce: many elements to one along some axes: sums, products, extremes, all and any.
#ifndef EVERGRAPH_TF_KERNELS_REDUCE_HPP
#define EVERGRAPH_TF_KERNELS_REDUCE_HPP

namespace evergraph::tf {

// Which dimensions go away, which remain, and what the result looks like.
struct reduction {
    std::vector<bool> reduced;
    sizes out_dims;        // with the reduced dimensions as 1
    sizes kept_dims;       // without them
    std::int64_t folded = 1;  // elements behind one result
};

// The axes of input `axes`; fails if one is out of range or named twice.
inline std::optional<reduction> reduction_in(kernel_context& c, std::size_t axes) {
    const tensor& x = c.input(0);
    const auto wanted = integers_in(c, axes);
    if (!wanted) return std::nullopt;
    reduction r;
    r.reduced.assign(x.rank(), false);
    for (std::int64_t a : *wanted) {
        const auto axis = axis_in(c, a, x.rank());
        if (!axis) return std::nullopt;
        if (r.reduced[*axis]) {
            invalid(c, "axis " + std::to_string(a) + " twice", "each axis once");
            return std::nullopt;
        }
        r.reduced[*axis] = true;
    }
    for (std::size_t i = 0; i < x.rank(); ++i) {
        const std::int64_t n = x.dims()[i];
        r.out_dims.push_back(r.reduced[i] ? 1 : n);
        if (r.reduced[i]) r.folded *= n;
        if (!r.reduced[i]) r.kept_dims.push_back(n);
    }
    return r;
}

namespace detail {

// Alternating runs of dimensions that are kept and that are reduced, as one size each.
struct folded_dims {
    sizes dims;
    sizes out_strides;  // 0 for a reduced run
};

inline folded_dims fold(const tensor& x, const reduction& r) {
    folded_dims f;
    for (std::size_t i = 0; i < x.rank(); ++i) {
        if (x.dims()[i] == 1) continue;
        const std::int64_t kind = r.reduced[i] ? 0 : 1;
        if (!f.dims.empty() && f.out_strides.back() == kind) {
            f.dims.back() *= x.dims()[i];
        } else {
            f.dims.push_back(x.dims()[i]);
            f.out_strides.push_back(kind);
        }
    }
    if (f.dims.empty()) {
        f.dims.push_back(1);
        f.out_strides.push_back(0);
    }
    std::int64_t step = 1;
    for (std::size_t i = f.dims.size(); i-- > 0;) {
        if (f.out_strides[i] == 0) continue;
        f.out_strides[i] = step;
        step *= f.dims[i];
    }
    return f;
}

// Op::start<Sum>(), Op::fold(sum, x). The order of the input decides the order of folding.
template <class Op, class T, class Sum>
void fold_all(const T* in, std::span<Sum> sums, const folded_dims& f) {
    std::fill(sums.begin(), sums.end(), Op::template start<Sum>());
    if (std::find(f.dims.begin(), f.dims.end(), 0) != f.dims.end()) return;
    const std::size_t outer = f.dims.size() - 1;
    const std::int64_t count = f.dims[outer];
    const bool to_one = f.out_strides[outer] == 0;
    sizes at(outer, 0);
    std::int64_t out = 0;
    while (true) {
        Sum* to = sums.data() + out;
        if (to_one) {
            Sum sum = *to;
            for (std::int64_t i = 0; i < count; ++i) sum = Op::fold(sum, static_cast<Sum>(in[i]));
            *to = sum;
        } else {
            for (std::int64_t i = 0; i < count; ++i) {
                to[i] = Op::fold(to[i], static_cast<Sum>(in[i]));
            }
        }
        in += count;
        std::size_t d = outer;
        while (d > 0) {
            --d;
            out += f.out_strides[d];
            if (++at[d] < f.dims[d]) break;
            out -= f.out_strides[d] * f.dims[d];
            at[d] = 0;
            if (d == 0) return;
        }
        if (outer == 0) return;
    }
}

}  // namespace detail

struct folded_sum {
    using on = numbers;
    static constexpr bool is_mean = false;
    static constexpr bool is_extreme = false;
    template <class Sum>
    static Sum start() {
        return Sum{};
    }
    template <class Sum>
    static Sum fold(Sum sum, Sum x) {
        return plus::of(sum, x);
    }
};
struct folded_mean : folded_sum {
    static constexpr bool is_mean = true;
};
struct folded_product {
    using on = numbers;
    static constexpr bool is_mean = false;
    static constexpr bool is_extreme = false;
    template <class Sum>
    static Sum start() {
        return Sum{1};
    }
    template <class Sum>
    static Sum fold(Sum sum, Sum x) {
        return times::of(sum, x);
    }
};
struct folded_largest {
    using on = reals;
    static constexpr bool is_mean = false;
    static constexpr bool is_extreme = true;
    template <class Sum>
    static Sum start() {
        using limits = std::numeric_limits<Sum>;
        return limits::has_infinity ? static_cast<Sum>(-limits::infinity()) : limits::lowest();
    }
    template <class Sum>
    static Sum fold(Sum sum, Sum x) {
        return larger::of(sum, x);
    }
};
struct folded_smallest {
    using on = reals;
    static constexpr bool is_mean = false;
    static constexpr bool is_extreme = true;
    template <class Sum>
    static Sum start() {
        using limits = std::numeric_limits<Sum>;
        return limits::has_infinity ? limits::infinity() : limits::max();
    }
    template <class Sum>
    static Sum fold(Sum sum, Sum x) {
        return smaller::of(sum, x);
    }
};
struct folded_all {
    using on = types<bool>;
    static constexpr bool is_mean = false;
    static constexpr bool is_extreme = false;
    template <class Sum>
    static Sum start() {
        return true;
    }
    static bool fold(bool sum, bool x) { return sum && x; }
};
struct folded_any {
    using on = types<bool>;
    static constexpr bool is_mean = false;
    static constexpr bool is_extreme = false;
    template <class Sum>
    static Sum start() {
        return false;
    }
    static bool fold(bool sum, bool x) { return sum || x; }
};

// Floats are summed in double, so that long sums keep their digits.
template <class T>
using sum_type = std::conditional_t<
    std::is_same_v<T, float>, double,
    std::conditional_t<std::is_same_v<T, std::complex<float>>, std::complex<double>, T>>;

// The start of an extreme in the type of the output, which may be narrower than T; finite if asked.
template <class Op, class T>
T extreme_start(dtype out, bool finite) {
    using limits = std::numeric_limits<T>;
    const bool highest = Op::template start<T>() > T{};
    if (is_narrow(out) && (finite || std::is_integral_v<T>)) {
        return static_cast<T>(narrow_limit(out, highest));
    }
    if (finite) return highest ? limits::max() : limits::lowest();
    return Op::template start<T>();
}

template <class Sum>
Sum count_as(std::int64_t count) {
    if constexpr (std::is_integral_v<Sum>) return static_cast<Sum>(count);
    else return Sum{static_cast<double>(count)};
}

template <class Op>
void reduce(kernel_context& c) {
    const auto r = reduction_in(c, 1);
    if (!r) return;
    const tensor& x = c.input(0);
    const bool keep = attr_or(c.node(), "keep_dims", false);
    auto out = make_output(c, x.type(), keep ? r->out_dims : r->kept_dims);
    if (!out) return;
    const bool known = with_type(typename Op::on{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        using sum = sum_type<T>;
        const auto to = out->writable<T>();
        const detail::folded_dims folded = detail::fold(x, *r);
        if constexpr (Op::is_extreme || (std::is_same_v<T, sum> && !Op::is_mean)) {
            detail::fold_all<Op, T, T>(x.values<T>().data(), to, folded);
            if constexpr (Op::is_extreme) {
                const dtype type = base_of(c.node().output_types[0]);
                const T start = extreme_start<Op, T>(type, false);
                if (r->folded == 0) std::fill(to.begin(), to.end(), start);
            }
        } else {
            std::vector<sum> sums(to.size());
            detail::fold_all<Op, T, sum>(x.values<T>().data(), std::span<sum>{sums}, folded);
            for (std::size_t i = 0; i < to.size(); ++i) {
                sum total = sums[i];
                if constexpr (Op::is_mean) {
                    const sum count = count_as<sum>(r->folded);
                    if (!std::is_integral_v<sum> || count != sum{}) {
                        total = quotient::of(total, count);
                    }
                }
                to[i] = static_cast<T>(total);
            }
        }
    });
    if (!known) return unsupported_type(c, x.type());
    c.output(0, std::move(*out));
}

inline constexpr kernel_table reduce_kernels{
    rows_for<reduce<folded_sum>>("Sum", numbers::set),
    rows_for<reduce<folded_mean>>("Mean", numbers::set),
    rows_for<reduce<folded_product>>("Prod", numbers::set),
    rows_for<reduce<folded_largest>>("Max", reals::set),
    rows_for<reduce<folded_smallest>>("Min", reals::set),
    row_for("All", runs<reduce<folded_all>>),
    row_for("Any", runs<reduce<folded_any>>)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/along_axis.hpp
// along_axis: where the best element lies, running sums and products, and the k largest.
#ifndef EVERGRAPH_TF_KERNELS_ALONG_AXIS_HPP
#define EVERGRAPH_TF_KERNELS_ALONG_AXIS_HPP

namespace evergraph::tf {

// A tensor seen as [outer, size, inner] round one axis.
struct axis_view {
    std::int64_t outer = 1;
    std::int64_t size = 1;
    std::int64_t inner = 1;
};

inline axis_view view_round(const shape& dims, std::size_t axis) {
    const auto all = dims.sizes();
    return {product(all.first(axis)), all[axis], product(all.subspan(axis + 1))};
}

namespace detail {

// The first of several equal elements counts; a NaN is never better.
template <bool Largest, class T>
std::int64_t best_of(const T* line, const axis_view& v) {
    std::int64_t best = 0;
    for (std::int64_t i = 1; i < v.size; ++i) {
        const T x = line[i * v.inner];
        const T y = line[best * v.inner];
        if (Largest ? x > y : x < y) best = i;
    }
    return best;
}

template <bool Largest>
void best_place(kernel_context& c) {
    const auto wanted = integer_in(c, 1);
    if (!wanted) return;
    const tensor x = widened(c.input(0));
    const auto axis = axis_in(c, *wanted, x.rank());
    if (!axis) return;
    const axis_view v = view_round(x.dims(), *axis);
    if (v.size == 0) return invalid(c, "shape " + text(x.dims()), "elements along the axis");
    sizes dims = sizes_of(x);
    dims.erase(dims.begin() + static_cast<std::ptrdiff_t>(*axis));
    tensor out = tensor::uninitialized(dtype::int64, shape{dims});
    const auto places = out.writable<std::int64_t>();
    const bool known = with_type(join<reals, types<bool>>{}, x.type(), [&]<class Tag>(Tag) {
        const auto* values = x.values<typename Tag::type>().data();
        if (places.empty()) return;
        std::size_t at = 0;
        for (std::int64_t o = 0; o < v.outer; ++o) {
            for (std::int64_t i = 0; i < v.inner; ++i) {
                places[at++] = best_of<Largest>(values + o * v.size * v.inner + i, v);
            }
        }
    });
    if (!known) return unsupported_type(c, x.type());
    const auto cast = cast_to(out, base_of(attr_or(c.node(), "output_type", dtype::int64)));
    if (cast) c.output(0, *cast);
}

// Op::of(running, x); exclusive: the result leaves the element itself out.
template <class Op>
void cumulate(kernel_context& c, int first) {
    const auto wanted = integer_in(c, 1);
    if (!wanted) return;
    const tensor& x = c.input(0);
    const auto axis = axis_in(c, *wanted, x.rank());
    if (!axis) return;
    const bool exclusive = attr_or(c.node(), "exclusive", false);
    const bool reverse = attr_or(c.node(), "reverse", false);
    const axis_view v = view_round(x.dims(), *axis);
    tensor out = tensor::uninitialized(x.type(), x.dims());
    const bool known = with_type(numbers{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const T* from = x.values<T>().data();
        T* to = out.writable<T>().data();
        if (x.elements() == 0) return;
        for (std::int64_t line = 0; line < v.outer * v.inner; ++line) {
            const std::int64_t begin = line / v.inner * v.size * v.inner + line % v.inner;
            T running = static_cast<T>(static_cast<float>(first));
            for (std::int64_t i = 0; i < v.size; ++i) {
                const std::int64_t at = begin + (reverse ? v.size - 1 - i : i) * v.inner;
                const T next = Op::of(running, from[at]);
                to[at] = exclusive ? running : next;
                running = next;
            }
        }
    });
    if (!known) return unsupported_type(c, x.type());
    c.output(0, std::move(out));
}

// The k largest of each row and their places; of equal elements the first comes first.
inline void largest(kernel_context& c, std::int64_t k) {
    const tensor& x = c.input(0);
    const std::int64_t size = x.rank() == 0 ? 0 : x.dims()[x.rank() - 1];
    if (x.rank() == 0 || k < 0 || k > size) {
        return invalid(c, "the " + std::to_string(k) + " largest of shape " + text(x.dims()),
                       "rows of at least that many elements");
    }
    sizes dims = sizes_of(x);
    dims.back() = k;
    tensor values = tensor::uninitialized(x.type(), shape{dims});
    tensor places = tensor::uninitialized(dtype::int32, shape{dims});
    const auto place = places.writable<std::int32_t>();
    const bool known = with_type(reals{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto out = values.writable<T>();
        std::vector<std::int32_t> order(static_cast<std::size_t>(size));
        const T* row = x.values<T>().data();
        for (std::size_t at = 0; at < out.size(); at += static_cast<std::size_t>(k), row += size) {
            std::iota(order.begin(), order.end(), 0);
            std::partial_sort(order.begin(), order.begin() + k, order.end(),
                              [row](std::int32_t a, std::int32_t b) {
                                  return row[b] < row[a] || (!(row[a] < row[b]) && a < b);
                              });
            for (std::size_t i = 0; i < static_cast<std::size_t>(k); ++i) {
                place[at + i] = order[i];
                out[at + i] = row[order[i]];
            }
        }
    });
    if (!known) return unsupported_type(c, x.type());
    const auto indices =
        cast_to(places, base_of(attr_or(c.node(), "index_type", dtype::int32)));
    c.output(0, std::move(values));
    c.output(1, indices ? *indices : places);
}

}  // namespace detail

inline void arg_max(kernel_context& c) { detail::best_place<true>(c); }
inline void arg_min(kernel_context& c) { detail::best_place<false>(c); }
inline void cumulative_sum(kernel_context& c) { detail::cumulate<plus>(c, 0); }
inline void cumulative_product(kernel_context& c) { detail::cumulate<times>(c, 1); }
inline void top_k_v1(kernel_context& c) {
    detail::largest(c, attr_or<std::int64_t>(c.node(), "k", 0));
}
inline void top_k(kernel_context& c) {
    if (const auto k = integer_in(c, 1)) detail::largest(c, *k);
}

inline constexpr kernel_table along_axis_kernels{
    row_for("ArgMax", runs<arg_max>),
    row_for("ArgMin", runs<arg_min>),
    rows_for<cumulative_sum>("Cumsum", numbers::set),
    rows_for<cumulative_product>("Cumprod", numbers::set),
    rows_for<top_k_v1>("TopK", reals::set),
    rows_for<top_k>("TopKV2", reals::set)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/matmul.hpp
// matmul: products of matrices, one or many.
#ifndef EVERGRAPH_TF_KERNELS_MATMUL_HPP
#define EVERGRAPH_TF_KERNELS_MATMUL_HPP

namespace evergraph::tf {

using matmul_types = join<floats, signed_integers, complexes>;

// Element (row, column) of a matrix lies at row * row_step + column * column_step.
template <class T>
struct matrix_view {
    const T* data = nullptr;
    std::int64_t row_step = 0;
    std::int64_t column_step = 0;
    bool conjugated = false;

    T at(std::int64_t row, std::int64_t column) const {
        const T value = data[row * row_step + column * column_step];
        if constexpr (is_complex<T>) return conjugated ? std::conj(value) : value;
        return value;
    }
};

namespace detail {

inline constexpr std::int64_t panel_columns = 8;
inline constexpr std::int64_t panel_rows = 4;

// The columns of b in panels of 8, each panel row by row; missing columns are 0.
template <class T>
std::vector<T> panels_of(matrix_view<T> b, std::int64_t depth, std::int64_t columns) {
    const std::int64_t width_of_all = (columns + panel_columns - 1) / panel_columns * panel_columns;
    std::vector<T> out(static_cast<std::size_t>(width_of_all * depth));
    T* to = out.data();
    for (std::int64_t first = 0; first < columns; first += panel_columns) {
        const std::int64_t width = std::min(panel_columns, columns - first);
        for (std::int64_t k = 0; k < depth; ++k, to += panel_columns) {
            for (std::int64_t j = 0; j < width; ++j) to[j] = b.at(k, first + j);
        }
    }
    return out;
}

// Eight elements that are added and multiplied together: a vector register or two for floats.
template <class T>
struct eight {
    T of[static_cast<std::size_t>(panel_columns)]{};

    void add_product(T x, const T* panel) {
        for (std::size_t j = 0; j < static_cast<std::size_t>(panel_columns); ++j) {
            of[j] = plus::of(of[j], times::of(x, panel[j]));
        }
    }
    void store(T* out, std::int64_t width) const { std::copy_n(of, width, out); }
};
#if defined(__GNUC__)
// Left to itself, g++ 12 -O3 -march=native makes the loops above five times slower than this.
template <class T, class Vector>
struct eight_in_vector {
    Vector of{};

    void add_product(T x, const T* panel) {
        Vector row;
        std::memcpy(&row, panel, sizeof row);
        of += x * row;
    }
    void store(T* out, std::int64_t width) const {
        std::memcpy(out, &of, static_cast<std::size_t>(width) * sizeof(T));
    }
};
using eight_floats = float __attribute__((vector_size(32)));
using eight_doubles = double __attribute__((vector_size(64)));
template <>
struct eight<float> : eight_in_vector<float, eight_floats> {};
template <>
struct eight<double> : eight_in_vector<double, eight_doubles> {};
#endif

// out[i][j] = sum over k, in the order of k, for one panel and four rows.
template <class T>
void multiply_four(const T* a, std::int64_t depth, const T* panel, T* out, std::int64_t out_step,
                   std::int64_t width) {
    eight<T> first;
    eight<T> second;
    eight<T> third;
    eight<T> fourth;
    for (std::int64_t k = 0; k < depth; ++k, panel += panel_columns) {
        first.add_product(a[k], panel);
        second.add_product(a[depth + k], panel);
        third.add_product(a[2 * depth + k], panel);
        fourth.add_product(a[3 * depth + k], panel);
    }
    first.store(out, width);
    second.store(out + out_step, width);
    third.store(out + 2 * out_step, width);
    fourth.store(out + 3 * out_step, width);
}

template <class T>
void multiply_one(const T* a, std::int64_t depth, const T* panel, T* out, std::int64_t width) {
    eight<T> sums;
    for (std::int64_t k = 0; k < depth; ++k, panel += panel_columns) {
        sums.add_product(a[k], panel);
    }
    sums.store(out, width);
}

}  // namespace detail

// A right operand, rearranged once for many products.
template <class T>
class packed_matrix {
 public:
    packed_matrix(matrix_view<T> b, std::int64_t depth, std::int64_t columns)
        : depth_(depth), columns_(columns), panels_(detail::panels_of(b, depth, columns)) {}

    // out[rows][columns] = a[rows][depth] * this; `a` is row-major, out's rows are out_step apart.
    void multiply(const T* a, std::int64_t rows, T* out, std::int64_t out_step) const {
        const T* panel = panels_.data();
        for (std::int64_t first = 0; first < columns_; first += detail::panel_columns) {
            const std::int64_t width = std::min(detail::panel_columns, columns_ - first);
            std::int64_t i = 0;
            for (; i + detail::panel_rows <= rows; i += detail::panel_rows) {
                detail::multiply_four(a + i * depth_, depth_, panel, out + i * out_step + first,
                                      out_step, width);
            }
            for (; i < rows; ++i) {
                detail::multiply_one(a + i * depth_, depth_, panel, out + i * out_step + first,
                                     width);
            }
            panel += detail::panel_columns * depth_;
        }
    }

 private:
    std::int64_t depth_;
    std::int64_t columns_;
    std::vector<T> panels_;
};

// What a product does to its operands; the attrs have other names in MatMul and in BatchMatMul.
struct matmul_form {
    bool transpose_a = false;
    bool transpose_b = false;
    bool conjugate = false;
};

namespace detail {

template <class T>
matrix_view<T> operand(const T* data, std::int64_t columns, bool transposed, bool conjugate) {
    if (transposed) return {data, 1, columns, conjugate};
    return {data, columns, 1, conjugate};
}

struct matmul_sizes {
    std::int64_t rows = 0;
    std::int64_t depth = 0;
    std::int64_t columns = 0;
    std::int64_t a_columns = 0;  // as stored
    std::int64_t b_columns = 0;
};

template <class T>
void multiply(const T* a, const T* b, T* out, const matmul_sizes& n, matmul_form form) {
    std::vector<T> rows;
    if (form.transpose_a) {
        rows.resize(static_cast<std::size_t>(n.rows * n.depth));
        const auto view = operand(a, n.a_columns, true, form.conjugate);
        for (std::int64_t i = 0; i < n.rows; ++i) {
            for (std::int64_t k = 0; k < n.depth; ++k) {
                rows[static_cast<std::size_t>(i * n.depth + k)] = view.at(i, k);
            }
        }
        a = rows.data();
    }
    const bool conjugate_b = form.transpose_b && form.conjugate;
    const auto right = operand(b, n.b_columns, form.transpose_b, conjugate_b);
    packed_matrix<T>{right, n.depth, n.columns}.multiply(a, n.rows, out, n.columns);
}

inline std::optional<matmul_sizes> matmul_sizes_of(kernel_context& c, matmul_form form) {
    const auto a = c.input(0).dims().sizes();
    const auto b = c.input(1).dims().sizes();
    const std::size_t ra = a.size();
    const std::size_t rb = b.size();
    if (ra < 2 || rb < 2) {
        invalid(c, "operands of shapes " + list_text(a) + " and " + list_text(b), "matrices");
        return std::nullopt;
    }
    const bool ta = form.transpose_a;
    const bool tb = form.transpose_b;
    matmul_sizes n{ta ? a[ra - 1] : a[ra - 2], ta ? a[ra - 2] : a[ra - 1],
                   tb ? b[rb - 2] : b[rb - 1], a[ra - 1], b[rb - 1]};
    if (n.depth == (tb ? b[rb - 1] : b[rb - 2])) return n;
    invalid(c, "operands of shapes " + list_text(a) + " and " + list_text(b),
            "equal sizes along the inner dimension");
    return std::nullopt;
}

}  // namespace detail

// Matrices in the last two dimensions; those in front broadcast if `broadcasts`, else are equal.
inline void multiply_matrices(kernel_context& c, matmul_form form, bool broadcasts) {
    const auto n = detail::matmul_sizes_of(c, form);
    if (!n) return;
    const tensor& a = c.input(0);
    const tensor& b = c.input(1);
    const auto a_batch = a.dims().sizes().first(a.rank() - 2);
    const auto b_batch = b.dims().sizes().first(b.rank() - 2);
    auto dims = broadcast_sizes(a_batch, b_batch);
    if (!dims || (!broadcasts && !std::ranges::equal(a_batch, b_batch))) {
        return invalid(c, "batches " + list_text(a_batch) + " and " + list_text(b_batch),
                       broadcasts ? "batches that broadcast" : "equal batches");
    }
    const broadcast_walk walk{a_batch, b_batch, *dims};
    dims->insert(dims->end(), {n->rows, n->columns});
    auto out = make_output(c, a.type(), *dims);
    if (!out) return;
    const bool known = with_type(matmul_types{}, a.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        if (out->elements() == 0) return;
        const T* left = a.values<T>().data();
        const T* right = b.values<T>().data();
        T* to = out->writable<T>().data();
        walk.for_each_line([&](std::int64_t i, std::int64_t i_step, std::int64_t j,
                               std::int64_t j_step, std::int64_t count) {
            for (std::int64_t m = 0; m < count; ++m, i += i_step, j += j_step) {
                detail::multiply(left + i * n->rows * n->depth, right + j * n->depth * n->columns,
                                 to, *n, form);
                to += n->rows * n->columns;
            }
            return !c.stopping();
        });
    });
    if (!known) return unsupported_type(c, a.type());
    c.output(0, std::move(*out));
}

inline void mat_mul(kernel_context& c) {
    if (c.input(0).rank() != 2 || c.input(1).rank() != 2) {
        return invalid(c, "operands of shapes " + text(c.input(0).dims()) + " and " +
                              text(c.input(1).dims()), "two matrices");
    }
    const plan_node& node = c.node();
    multiply_matrices(c, {attr_or(node, "transpose_a", false), attr_or(node, "transpose_b", false),
                          false}, false);
}

inline matmul_form batch_form(const plan_node& node) {
    return {attr_or(node, "adj_x", false), attr_or(node, "adj_y", false), true};
}
inline void batch_mat_mul(kernel_context& c) { multiply_matrices(c, batch_form(c.node()), false); }
inline void broadcasting_mat_mul(kernel_context& c) {
    multiply_matrices(c, batch_form(c.node()), true);
}

// Operands of different types meet in the type of the result.
inline void mixed_mat_mul(kernel_context& c) {
    const dtype type = base_of(attr_or(c.node(), "Tout", dtype::invalid));
    const dtype wide = wide_type_of(type);
    std::optional<tensor> a = cast_to(c.take(0), wide);
    std::optional<tensor> b = cast_to(c.take(1), wide);
    if (!a || !b) return unsupported_type(c, type);
    tensor* inputs[]{&*a, &*b};
    const std::uint8_t last_use[]{1, 1};
    tensor out;
    kernel_context same{c.node(), inputs, last_use, {&out, 1}};
    multiply_matrices(same, batch_form(c.node()), true);
    if (std::optional<problem>& p = same.failure()) return c.fail(p->code, p->found, p->needed);
    c.output(0, narrowed(out, type));
}

inline constexpr kernel_table matmul_kernels{
    rows_for<mat_mul>("MatMul", matmul_types::set),
    rows_for<batch_mat_mul>("BatchMatMul", matmul_types::set),
    rows_for<broadcasting_mat_mul>("BatchMatMulV2", matmul_types::set),
    row_for("BatchMatMulV3", runs<mixed_mat_mul>)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/bias.hpp
// bias: a vector added along the channels of a tensor.
#ifndef EVERGRAPH_TF_KERNELS_BIAS_HPP
#define EVERGRAPH_TF_KERNELS_BIAS_HPP

namespace evergraph::tf {

// x plus the vector b along dimension `channels`.
inline void add_along(kernel_context& c, std::size_t channels) {
    tensor x = c.take(0);
    const tensor& b = c.input(1);
    if (b.rank() != 1 || channels >= x.rank() || b.dims()[0] != x.dims()[channels]) {
        return invalid(c, "a bias of shape " + text(b.dims()) + " for values of shape " +
                              text(x.dims()), "one element for each channel");
    }
    sizes dims(x.rank() - channels, 1);
    dims[0] = b.dims()[0];
    const auto op = detail::binary_line_of<plus>(x.type());
    if (!x.unique()) {
        tensor out = tensor::uninitialized(x.type(), x.dims());
        detail::run_lines(op, x, b.reshaped(shape{dims}), out);
        return c.output(0, std::move(out));
    }
    detail::run_lines(op, x, b.reshaped(shape{dims}), x);
    c.output(0, std::move(x));
}

inline void bias_add(kernel_context& c) {
    const std::size_t rank = c.input(0).rank();
    if (rank < 2) {
        return invalid(c, "values of shape " + text(c.input(0).dims()), "at least a matrix");
    }
    const bool first = string_attr(c.node(), "data_format", "NHWC") == "NCHW";
    add_along(c, first ? 1 : rank - 1);
}
inline void bias_add_v1(kernel_context& c) {
    const std::size_t rank = c.input(0).rank();
    if (rank < 2) {
        return invalid(c, "values of shape " + text(c.input(0).dims()), "at least a matrix");
    }
    add_along(c, rank - 1);
}

inline constexpr kernel_table bias_kernels{
    rows_for<bias_add>("BiasAdd", numbers::set),
    rows_for<bias_add_v1>("BiasAddV1", numbers::set)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/softmax.hpp
// softmax: Softmax and LogSoftmax along the last dimension.
#ifndef EVERGRAPH_TF_KERNELS_SOFTMAX_HPP
#define EVERGRAPH_TF_KERNELS_SOFTMAX_HPP

namespace evergraph::tf {

namespace detail {

template <class T>
void softmax_line(std::span<T> line, bool logarithm) {
    const T most = *std::max_element(line.begin(), line.end());
    T sum{};
    for (T& v : line) {
        v -= most;
        const T e = std::exp(v);
        if (!logarithm) v = e;
        sum += e;
    }
    if (logarithm) {
        const T log_sum = std::log(sum);
        for (T& v : line) v -= log_sum;
    } else {
        const T scale = T{1} / sum;
        for (T& v : line) v *= scale;
    }
}

inline void softmax(kernel_context& c, bool logarithm) {
    tensor x = c.take(0);
    if (x.rank() == 0) return invalid(c, "logits of shape []", "at least a vector");
    const auto width = static_cast<std::size_t>(x.dims()[x.rank() - 1]);
    with_type(floats{}, x.type(), [&]<class Tag>(Tag) {
        auto values = x.writable<typename Tag::type>();
        for (; !values.empty(); values = values.subspan(width)) {
            softmax_line(values.first(width), logarithm);
        }
    });
    c.output(0, std::move(x));
}

}  // namespace detail

inline void softmax(kernel_context& c) { detail::softmax(c, false); }
inline void log_softmax(kernel_context& c) { detail::softmax(c, true); }

inline constexpr kernel_table softmax_kernels{
    rows_for<softmax>("Softmax", floats::set),
    rows_for<log_softmax>("LogSoftmax", floats::set)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/shapes.hpp
// shapes: shapes as values, and the same elements under other shapes.
#ifndef EVERGRAPH_TF_KERNELS_SHAPES_HPP
#define EVERGRAPH_TF_KERNELS_SHAPES_HPP

namespace evergraph::tf {

// Integers as a tensor of int32 or int64 of these dimensions; fails where int32 is too narrow.
inline std::optional<tensor> integer_tensor(kernel_context& c, dtype type, shape dims,
                                            std::span<const std::int64_t> values) {
    if (type == dtype::int64) return tensor::of<std::int64_t>(std::move(dims), values);
    tensor out = tensor::uninitialized(dtype::int32, std::move(dims));
    const auto to = out.writable<std::int32_t>();
    for (std::size_t i = 0; i < to.size(); ++i) {
        if (values[i] > std::numeric_limits<std::int32_t>::max()) {
            invalid(c, "the number " + std::to_string(values[i]), "one that fits int32");
            return std::nullopt;
        }
        to[i] = static_cast<std::int32_t>(values[i]);
    }
    return out;
}

inline void put_integers(kernel_context& c, std::size_t i, shape dims,
                         std::span<const std::int64_t> values) {
    const dtype type = base_of(attr_or(c.node(), "out_type", dtype::int32));
    if (auto out = integer_tensor(c, type, std::move(dims), values)) c.output(i, std::move(*out));
}

inline void shapes_of(kernel_context& c) {
    for (std::size_t i = 0; i < c.input_count(); ++i) {
        const shape& dims = c.input(i).dims();
        put_integers(c, i, shape{static_cast<std::int64_t>(dims.rank())}, dims.sizes());
    }
}
inline void size_of(kernel_context& c) {
    const std::int64_t count = c.input(0).elements();
    put_integers(c, 0, shape{}, {&count, 1});
}
inline void rank_of(kernel_context& c) {
    c.output(0, tensor::scalar(static_cast<std::int32_t>(c.input(0).rank())));
}

// The size that others leave open. Next to a size of 0 all sizes of 0 are passed over.
inline std::int64_t open_size(const shape& from, std::span<const std::int64_t> others) {
    std::int64_t known = 1;
    bool has_zero = false;
    for (std::int64_t n : others) {
        has_zero = has_zero || n == 0;
        if (n < 0 || (n != 0 && known > std::numeric_limits<std::int64_t>::max() / n)) return -1;
        if (n != 0) known *= n;
    }
    std::int64_t count = has_zero ? 1 : from.elements();
    for (std::int64_t n : from) {
        if (has_zero && n != 0) count *= n;
    }
    return count % known == 0 ? count / known : -1;
}

// One size may be -1: what the others leave.
inline void reshape(kernel_context& c) {
    auto wanted = integers_in(c, 1);
    if (!wanted) return;
    const std::int64_t count = c.input(0).elements();
    const auto open = std::find(wanted->begin(), wanted->end(), -1);
    if (open != wanted->end()) {
        *open = 1;
        *open = open_size(c.input(0).dims(), *wanted);
    }
    const auto dims = shape::checked(*wanted);
    if (!dims || dims->elements() != count) {
        if (open != wanted->end()) *open = -1;
        return invalid(c, list_text(*wanted) + " for " + std::to_string(count) + " elements",
                       "sizes with that product");
    }
    c.output(0, c.take(0).reshaped(*dims));
}

inline void expand_dims(kernel_context& c) {
    const auto wanted = integer_in(c, 1);
    if (!wanted) return;
    sizes dims = sizes_of(c.input(0));
    const auto axis = axis_in(c, *wanted, dims.size() + 1);
    if (!axis) return;
    dims.insert(dims.begin() + static_cast<std::ptrdiff_t>(*axis), 1);
    c.output(0, c.take(0).reshaped(shape{dims}));
}

inline void squeeze(kernel_context& c) {
    const sizes dims = sizes_of(c.input(0));
    const sizes axes = integers_attr(c.node(), "squeeze_dims");
    std::vector<bool> gone(dims.size(), false);
    for (std::size_t i = 0; i < dims.size(); ++i) gone[i] = axes.empty() && dims[i] == 1;
    for (std::int64_t a : axes) {
        const auto axis = axis_in(c, a, dims.size());
        if (!axis) return;
        if (dims[*axis] != 1) {
            return invalid(c, "size " + std::to_string(dims[*axis]) + " of axis " +
                                  std::to_string(a), "size 1");
        }
        gone[*axis] = true;
    }
    sizes left;
    for (std::size_t i = 0; i < dims.size(); ++i) {
        if (!gone[i]) left.push_back(dims[i]);
    }
    c.output(0, c.take(0).reshaped(shape{left}));
}

// Each axis once; fails otherwise.
inline bool is_permutation(kernel_context& c, std::span<const std::int64_t> axes) {
    std::vector<bool> seen(axes.size(), false);
    for (std::int64_t a : axes) {
        const bool good = a >= 0 && a < static_cast<std::int64_t>(axes.size());
        if (!good || seen[static_cast<std::size_t>(a)]) {
            invalid(c, list_text(axes), "each number from 0 once");
            return false;
        }
        seen[static_cast<std::size_t>(a)] = true;
    }
    return true;
}

inline tensor transposed(const tensor& x, std::span<const std::int64_t> axes) {
    const sizes strides = row_major(x.dims().sizes());
    sizes dims;
    layout from;
    for (std::int64_t a : axes) {
        dims.push_back(x.dims()[static_cast<std::size_t>(a)]);
        from.strides.push_back(strides[static_cast<std::size_t>(a)]);
    }
    tensor out = tensor::uninitialized(x.type(), shape{dims});
    copy_in(out, x, std::move(from));
    return out;
}

inline void transpose(kernel_context& c) {
    auto axes = integers_in(c, 1);
    if (!axes) return;
    const std::size_t rank = c.input(0).rank();
    if (axes->size() != rank) {
        return invalid(c, "a permutation of " + std::to_string(axes->size()) + " axes",
                       std::to_string(rank) + " axes");
    }
    for (std::int64_t& a : *axes) {
        const auto axis = axis_in(c, a, rank);
        if (!axis) return;
        a = static_cast<std::int64_t>(*axis);
    }
    if (is_permutation(c, *axes)) c.output(0, transposed(c.input(0), *axes));
}

inline void invert_permutation(kernel_context& c) {
    const tensor& x = c.input(0);
    if (x.rank() != 1) return invalid(c, "shape " + text(x.dims()), "a vector");
    const sizes axes = integers_of(x);
    if (!is_permutation(c, axes)) return;
    sizes inverse(axes.size());
    for (std::size_t i = 0; i < axes.size(); ++i) {
        inverse[static_cast<std::size_t>(axes[i])] = static_cast<std::int64_t>(i);
    }
    if (auto out = integer_tensor(c, x.type(), x.dims(), inverse)) c.output(0, std::move(*out));
}

inline void broadcast_to(kernel_context& c) {
    const auto wanted = integers_in(c, 1);
    if (!wanted) return;
    const auto dims = output_shape(c, c.input(0).type(), *wanted);
    if (!dims) return;
    const auto together = broadcast_sizes(c.input(0).dims().sizes(), *wanted);
    if (!together || *together != *wanted) {
        return invalid(c, "shape " + text(c.input(0).dims()) + " to " + list_text(*wanted),
                       "shapes that broadcast");
    }
    c.output(0, stretched(c.take(0), *dims));
}

// The common shape of shapes given as vectors.
inline void broadcast_args(kernel_context& c) {
    const auto a = integers_in(c, 0);
    const auto b = a ? integers_in(c, 1) : std::nullopt;
    if (!b) return;
    const auto together = broadcast_sizes(*a, *b);
    if (!together) {
        return invalid(c, "shapes " + list_text(*a) + " and " + list_text(*b),
                       "shapes that broadcast");
    }
    const shape dims{static_cast<std::int64_t>(together->size())};
    if (auto out = integer_tensor(c, c.input(0).type(), dims, *together)) {
        c.output(0, std::move(*out));
    }
}

inline void ensure_shape(kernel_context& c) {
    const shape_proto* wanted = c.node().attrs.find_as<shape_proto>("shape");
    if (wanted != nullptr && !fits(c.input(0).dims(), *wanted)) {
        return invalid(c, "shape " + text(c.input(0).dims()), text(*wanted));
    }
    c.output(0, c.take(0));
}

inline constexpr kernel_table shape_kernels{
    row_for("Shape", runs<shapes_of>),
    row_for("ShapeN", runs<shapes_of>),
    row_for("Size", runs<size_of>),
    row_for("Rank", runs<rank_of>),
    row_for("Reshape", runs<reshape>),
    row_for("ExpandDims", runs<expand_dims>),
    row_for("Squeeze", runs<squeeze>),
    row_for("Transpose", runs<transpose>, "T", movable_types),
    row_for("InvertPermutation", runs<invert_permutation>),
    row_for("BroadcastTo", runs<broadcast_to>, "T", movable_types),
    row_for("BroadcastArgs", runs<broadcast_args>),
    row_for("EnsureShape", runs<ensure_shape>)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/window.hpp
// window: how a window slides over an image: sizes, strides, dilations and padding.
#ifndef EVERGRAPH_TF_KERNELS_WINDOW_HPP
#define EVERGRAPH_TF_KERNELS_WINDOW_HPP

namespace evergraph::tf {

// A window along one dimension of `in` elements.
struct window_axis {
    std::int64_t in = 0;
    std::int64_t size = 1;
    std::int64_t stride = 1;
    std::int64_t dilation = 1;
    std::int64_t before = 0;  // padding
    std::int64_t out = 0;

    // The element of the input under element k of the window at place `at`; outside [0, in): none.
    std::int64_t source(std::int64_t at, std::int64_t k) const {
        return at * stride + k * dilation - before;
    }
    // The elements of the window at place `at` that lie over the input are [first(at), last(at)).
    std::int64_t first(std::int64_t at) const {
        const std::int64_t outside = before - at * stride;
        return outside <= 0 ? 0 : std::min(size, (outside + dilation - 1) / dilation);
    }
    std::int64_t last(std::int64_t at) const {
        const std::int64_t left = in + before - at * stride;
        return left <= 0 ? 0 : std::min(size, (left + dilation - 1) / dilation);
    }
};

// Places in a list of four numbers, one for each dimension of an image.
struct image_places {
    std::size_t height = 1;
    std::size_t width = 2;
    std::size_t depth = 3;
};

inline bool channels_first(const plan_node& node) {
    return string_attr(node, "data_format", "NHWC") == "NCHW";
}
inline image_places places_of(const plan_node& node) {
    if (channels_first(node)) return {2, 3, 1};
    return {};
}

// Sets padding and the number of places; fails where nothing fits or the numbers make no sense.
inline bool place_window(kernel_context& c, window_axis& w, std::string_view padding,
                         std::int64_t before, std::int64_t after) {
    constexpr std::int64_t most = std::int64_t{1} << 31;
    const bool good = w.size > 0 && w.stride > 0 && w.dilation > 0 && before >= 0 && after >= 0 &&
                      w.size < most && w.stride < most && w.dilation < most && before < most &&
                      after < most && w.in < most;
    const std::int64_t reach = good ? (w.size - 1) * w.dilation + 1 : 0;
    w.before = before;
    if (good && padding == "SAME") {
        w.out = (w.in + w.stride - 1) / w.stride;
        w.before = std::max<std::int64_t>((w.out - 1) * w.stride + reach - w.in, 0) / 2;
        return true;
    }
    if (good && w.in + before + after - reach + w.stride >= 0) {
        w.out = (w.in + before + after - reach + w.stride) / w.stride;
        return true;
    }
    invalid(c, "a window of " + std::to_string(w.size) + ", stride " + std::to_string(w.stride) +
                   ", dilation " + std::to_string(w.dilation) + " over " + std::to_string(w.in) +
                   " elements", "one that fits, with numbers from 1");
    return false;
}

// Padding of one dimension as attrs say it: pairs for all dimensions under EXPLICIT, else none.
struct padding_rule {
    std::string_view kind;
    sizes pairs;

    bool place(kernel_context& c, window_axis& w, std::size_t dimension) const {
        const std::size_t at = 2 * dimension;
        const bool explicit_pair = kind == "EXPLICIT" && at + 1 < pairs.size();
        return place_window(c, w, kind, explicit_pair ? pairs[at] : 0,
                            explicit_pair ? pairs[at + 1] : 0);
    }
};
inline padding_rule padding_of(const plan_node& node) {
    return {string_attr(node, "padding", "VALID"), integers_attr(node, "explicit_paddings")};
}

// One number of a list of four; `otherwise` if the list is too short.
inline std::int64_t number_at(const sizes& list, std::size_t place, std::int64_t otherwise = 1) {
    return place < list.size() ? list[place] : otherwise;
}

// [batch, channels, height, width] as [batch, height, width, channels], and back.
inline tensor channels_to_back(const tensor& x) {
    constexpr std::int64_t order[]{0, 2, 3, 1};
    return transposed(x, order);
}
inline tensor channels_to_front(const tensor& x) {
    constexpr std::int64_t order[]{0, 3, 1, 2};
    return transposed(x, order);
}

inline bool is_image(kernel_context& c, const tensor& x, std::string_view what) {
    if (x.rank() == 4) return true;
    invalid(c, std::string{what} + " of shape " + text(x.dims()), "4 dimensions");
    return false;
}

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/conv.hpp
// conv: two-dimensional convolutions, whole and by channel.
#ifndef EVERGRAPH_TF_KERNELS_CONV_HPP
#define EVERGRAPH_TF_KERNELS_CONV_HPP

namespace evergraph::tf {

using conv_types = join<floats, types<std::int32_t>>;

// A convolution of an image with channels last.
struct convolution {
    std::int64_t batch = 0;
    std::int64_t depth = 0;         // channels of the input
    std::int64_t filter_depth = 0;  // channels each filter sees
    std::int64_t out_depth = 0;
    window_axis rows;
    window_axis columns;

    std::int64_t groups() const { return depth / filter_depth; }
};

namespace detail {

// `dims`: batch, height, width, channels of the image.
inline bool place_filter(kernel_context& c, std::span<const std::int64_t> dims,
                         const tensor& filter, convolution& conv) {
    const plan_node& node = c.node();
    const image_places at = places_of(node);
    const sizes strides = integers_attr(node, "strides");
    const sizes dilations = integers_attr(node, "dilations");
    for (const sizes* list : {&strides, &dilations}) {
        if (list->size() != 4) {
            invalid(c, "strides " + list_text(strides) + ", dilations " + list_text(dilations),
                    "4 numbers each");
            return false;
        }
        if (number_at(*list, 0) != 1 || number_at(*list, at.depth) != 1) {
            invalid(c, "strides " + list_text(strides) + ", dilations " + list_text(dilations),
                    "1 along batch and channels");
            return false;
        }
    }
    conv.batch = dims[0];
    conv.depth = dims[3];
    conv.filter_depth = filter.dims()[2];
    conv.rows = {dims[1], filter.dims()[0], number_at(strides, at.height),
                 number_at(dilations, at.height)};
    conv.columns = {dims[2], filter.dims()[1], number_at(strides, at.width),
                    number_at(dilations, at.width)};
    const padding_rule padding = padding_of(node);
    return padding.place(c, conv.rows, at.height) && padding.place(c, conv.columns, at.width);
}

// Copies what the window sees at one place, channels [first, first + filter_depth), zeros outside.
template <class T>
void copy_patch(const T* image, const convolution& conv, std::int64_t y, std::int64_t x,
                std::int64_t first, T* to) {
    for (std::int64_t ky = 0; ky < conv.rows.size; ++ky) {
        const std::int64_t iy = conv.rows.source(y, ky);
        for (std::int64_t kx = 0; kx < conv.columns.size; ++kx, to += conv.filter_depth) {
            const std::int64_t ix = conv.columns.source(x, kx);
            if (iy < 0 || iy >= conv.rows.in || ix < 0 || ix >= conv.columns.in) {
                std::fill_n(to, conv.filter_depth, T{});
            } else {
                const T* from = image + (iy * conv.columns.in + ix) * conv.depth + first;
                std::copy_n(from, conv.filter_depth, to);
            }
        }
    }
}

// Patches of a block of places, row by row, times the filters.
template <class T>
void convolve(kernel_context& c, const T* images, const T* filter, T* out,
              const convolution& conv) {
    const std::int64_t length = conv.rows.size * conv.columns.size * conv.filter_depth;
    const std::int64_t block = std::clamp<std::int64_t>((std::int64_t{1} << 18) / length, 1, 64);
    const std::int64_t group_depth = conv.out_depth / conv.groups();
    std::vector<packed_matrix<T>> filters;
    for (std::int64_t g = 0; g < conv.groups(); ++g) {
        const matrix_view<T> view{filter + g * group_depth, conv.out_depth, 1};
        filters.emplace_back(view, length, group_depth);
    }
    std::vector<T> patches(static_cast<std::size_t>(block * length));
    const std::int64_t image_size = conv.rows.in * conv.columns.in * conv.depth;
    for (std::int64_t line = 0; line < conv.batch * conv.rows.out; ++line) {
        if (c.stopping()) return;
        const T* image = images + line / conv.rows.out * image_size;
        const std::int64_t y = line % conv.rows.out;
        for (std::int64_t x = 0; x < conv.columns.out; x += block) {
            const std::int64_t count = std::min(block, conv.columns.out - x);
            for (std::int64_t g = 0; g < conv.groups(); ++g) {
                for (std::int64_t i = 0; i < count; ++i) {
                    copy_patch(image, conv, y, x + i, g * conv.filter_depth,
                               patches.data() + i * length);
                }
                filters[static_cast<std::size_t>(g)].multiply(
                    patches.data(), count, out + g * group_depth, conv.out_depth);
            }
            out += count * conv.out_depth;
        }
    }
}

// The transpose of `convolve`: spreads what each place holds over the window it looks through.
template <class T>
void spread(kernel_context& c, const T* places, const T* filter, T* images,
            const convolution& conv) {
    const std::int64_t length = conv.rows.size * conv.columns.size * conv.depth;
    const packed_matrix<T> windows{matrix_view<T>{filter, 1, conv.out_depth}, conv.out_depth,
                                   length};
    std::vector<T> window(static_cast<std::size_t>(length));
    const std::int64_t image_size = conv.rows.in * conv.columns.in * conv.depth;
    for (std::int64_t i = 0; i < conv.batch * conv.rows.out * conv.columns.out; ++i) {
        if (c.stopping()) return;
        windows.multiply(places + i * conv.out_depth, 1, window.data(), length);
        T* image = images + i / conv.columns.out / conv.rows.out * image_size;
        const std::int64_t x = i % conv.columns.out;
        const std::int64_t y = i / conv.columns.out % conv.rows.out;
        for (std::int64_t k = 0; k < conv.rows.size * conv.columns.size; ++k) {
            const std::int64_t iy = conv.rows.source(y, k / conv.columns.size);
            const std::int64_t ix = conv.columns.source(x, k % conv.columns.size);
            if (iy < 0 || iy >= conv.rows.in || ix < 0 || ix >= conv.columns.in) continue;
            T* to = image + (iy * conv.columns.in + ix) * conv.depth;
            const T* from = window.data() + k * conv.depth;
            for (std::int64_t d = 0; d < conv.depth; ++d) to[d] = plus::of(to[d], from[d]);
        }
    }
}

// Each channel with filters of its own.
template <class T>
void convolve_channels(kernel_context& c, const T* images, const T* filter, T* out,
                       const convolution& conv) {
    const std::int64_t times_channel = conv.out_depth / conv.depth;
    const std::int64_t image_size = conv.rows.in * conv.columns.in * conv.depth;
    for (std::int64_t line = 0; line < conv.batch * conv.rows.out; ++line) {
        if (c.stopping()) return;
        const T* image = images + line / conv.rows.out * image_size;
        const std::int64_t y = line % conv.rows.out;
        for (std::int64_t x = 0; x < conv.columns.out; ++x, out += conv.out_depth) {
            std::fill_n(out, conv.out_depth, T{});
            for (std::int64_t k = 0; k < conv.rows.size * conv.columns.size; ++k) {
                const std::int64_t iy = conv.rows.source(y, k / conv.columns.size);
                const std::int64_t ix = conv.columns.source(x, k % conv.columns.size);
                if (iy < 0 || iy >= conv.rows.in || ix < 0 || ix >= conv.columns.in) continue;
                const T* from = image + (iy * conv.columns.in + ix) * conv.depth;
                const T* f = filter + k * conv.out_depth;
                for (std::int64_t d = 0; d < conv.depth; ++d) {
                    for (std::int64_t m = d * times_channel; m < (d + 1) * times_channel; ++m) {
                        out[m] = plus::of(out[m], times::of(from[d], f[m]));
                    }
                }
            }
        }
    }
}

inline void run_convolution(kernel_context& c, bool by_channel) {
    const bool to_front = channels_first(c.node());
    if (!is_image(c, c.input(0), "an image") || !is_image(c, c.input(1), "a filter")) return;
    const tensor x = to_front ? channels_to_back(c.input(0)) : c.input(0);
    const tensor& filter = c.input(1);
    convolution conv;
    if (!place_filter(c, x.dims().sizes(), filter, conv)) return;
    const std::int64_t last = filter.dims()[3];
    const bool good = conv.filter_depth > 0 &&
                      (by_channel ? conv.depth == conv.filter_depth
                                  : conv.depth % conv.filter_depth == 0 && conv.depth > 0 &&
                                        last % conv.groups() == 0);
    if (!good) {
        return invalid(c, "a filter of shape " + text(filter.dims()) + " for an image of " +
                              std::to_string(conv.depth) + " channels",
                       "a number of channels that divides it");
    }
    conv.out_depth = by_channel ? conv.depth * last : last;
    auto out = make_output(c, x.type(),
                           sizes{conv.batch, conv.rows.out, conv.columns.out, conv.out_depth});
    if (!out) return;
    const bool known = with_type(conv_types{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        T* to = out->writable<T>().data();
        if (out->elements() == 0) return;
        const auto run = by_channel ? convolve_channels<T> : convolve<T>;
        run(c, x.values<T>().data(), filter.values<T>().data(), to, conv);
    });
    if (!known) return unsupported_type(c, x.type());
    c.output(0, to_front ? channels_to_front(*out) : std::move(*out));
}

}  // namespace detail

inline void conv2d(kernel_context& c) { detail::run_convolution(c, false); }
inline void depthwise_conv2d(kernel_context& c) { detail::run_convolution(c, true); }

// Inputs: the sizes of the image, the filter, and what the places hold.
inline void conv2d_transposed(kernel_context& c) {
    const auto wanted = integers_in(c, 0);
    if (!wanted) return;
    const tensor& filter = c.input(1);
    if (!is_image(c, filter, "a filter") || !is_image(c, c.input(2), "an image")) return;
    const bool to_front = channels_first(c.node());
    const tensor x = to_front ? channels_to_back(c.input(2)) : c.input(2);
    sizes dims = *wanted;
    if (dims.size() == 4 && to_front) dims = {dims[0], dims[2], dims[3], dims[1]};
    convolution conv;
    const auto out_dims = output_shape(c, x.type(), dims);
    if (!out_dims) return;
    if (dims.size() != 4) return invalid(c, "sizes " + list_text(*wanted), "four sizes");
    if (!detail::place_filter(c, dims, filter, conv)) return;
    conv.out_depth = filter.dims()[3];
    const sizes places{conv.batch, conv.rows.out, conv.columns.out, conv.out_depth};
    if (conv.depth != conv.filter_depth || sizes_of(x) != places) {
        return invalid(c, "an image of shape " + text(x.dims()) + ", a filter of shape " +
                              text(filter.dims()), "shapes that lead to " + list_text(*wanted));
    }
    tensor out = tensor::zeros(x.type(), *out_dims);
    const bool known = with_type(conv_types{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        if (out.elements() == 0 || x.elements() == 0) return;
        detail::spread<T>(c, x.values<T>().data(), filter.values<T>().data(),
                          out.writable<T>().data(), conv);
    });
    if (!known) return unsupported_type(c, x.type());
    c.output(0, to_front ? channels_to_front(out) : std::move(out));
}

inline constexpr kernel_table conv_kernels{
    rows_for<conv2d_transposed>("Conv2DBackpropInput", conv_types::set),
    rows_for<conv2d>("Conv2D", conv_types::set),
    rows_for<depthwise_conv2d>("DepthwiseConv2dNative", conv_types::set)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/pool.hpp
// pool: the largest or the mean element under a window that slides over an image.
#ifndef EVERGRAPH_TF_KERNELS_POOL_HPP
#define EVERGRAPH_TF_KERNELS_POOL_HPP

namespace evergraph::tf {

struct pooling {
    window_axis rows;
    window_axis columns;
    window_axis depth;
};

namespace detail {

inline bool place_pool(kernel_context& c, const tensor& x, const sizes& window,
                       const sizes& strides, pooling& p) {
    const image_places at = places_of(c.node());
    if (window.size() != 4 || strides.size() != 4 || window[0] != 1 || strides[0] != 1) {
        invalid(c, "window " + list_text(window) + ", strides " + list_text(strides),
                "four numbers each, 1 along the batch");
        return false;
    }
    p.rows = {x.dims()[1], window[at.height], strides[at.height]};
    p.columns = {x.dims()[2], window[at.width], strides[at.width]};
    p.depth = {x.dims()[3], window[at.depth], strides[at.depth]};
    const padding_rule padding = padding_of(c.node());
    return padding.place(c, p.rows, at.height) && padding.place(c, p.columns, at.width) &&
           padding.place(c, p.depth, at.depth);
}

// The elements under the window at one place folded into out[depth.out]; returns how many
// elements went into each, not counting the depth.
template <class Op, class T>
std::int64_t pool_place(const T* image, const pooling& p, std::int64_t y, std::int64_t x, T* out) {
    std::fill_n(out, p.depth.out, Op::template start<T>());
    std::int64_t count = 0;
    for (std::int64_t ky = p.rows.first(y); ky < p.rows.last(y); ++ky) {
        const std::int64_t iy = p.rows.source(y, ky);
        for (std::int64_t kx = p.columns.first(x); kx < p.columns.last(x); ++kx) {
            const std::int64_t ix = p.columns.source(x, kx);
            ++count;
            const T* from = image + (iy * p.columns.in + ix) * p.depth.in;
            for (std::int64_t d = 0; d < p.depth.out; ++d) {
                for (std::int64_t k = p.depth.first(d); k < p.depth.last(d); ++k) {
                    out[d] = Op::fold(out[d], from[p.depth.source(d, k)]);
                }
            }
        }
    }
    return count;
}

template <class Op>
void pool(kernel_context& c, const sizes& window, const sizes& strides) {
    if (!is_image(c, c.input(0), "an image")) return;
    const bool to_front = channels_first(c.node());
    const tensor x = to_front ? channels_to_back(c.input(0)) : c.input(0);
    pooling p;
    if (!place_pool(c, x, window, strides, p)) return;
    auto out = make_output(c, x.type(), sizes{x.dims()[0], p.rows.out, p.columns.out, p.depth.out});
    if (!out) return;
    const std::int64_t image_size = p.rows.in * p.columns.in * p.depth.in;
    const bool known = with_type(typename Op::on{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        if constexpr (!is_complex<T>) {
            const T* images = x.values<T>().data();
            T* to = out->template writable<T>().data();
            const std::int64_t places = out->elements() == 0 ? 0 : out->elements() / p.depth.out;
            for (std::int64_t i = 0; i < places && !c.stopping(); ++i, to += p.depth.out) {
                const std::int64_t x_at = i % p.columns.out;
                const std::int64_t y_at = i / p.columns.out % p.rows.out;
                const T* image = images + i / p.columns.out / p.rows.out * image_size;
                const std::int64_t count = pool_place<Op>(image, p, y_at, x_at, to);
                if (!Op::is_mean || count == 0) continue;
                for (std::int64_t d = 0; d < p.depth.out; ++d) to[d] /= static_cast<T>(count);
            }
        }
    });
    if (!known) return unsupported_type(c, x.type());
    c.output(0, to_front ? channels_to_front(*out) : std::move(*out));
}

struct pooled_mean : folded_mean {
    using on = floats;
};

}  // namespace detail

inline void max_pool(kernel_context& c) {
    detail::pool<folded_largest>(c, integers_attr(c.node(), "ksize"),
                                 integers_attr(c.node(), "strides"));
}
inline void max_pool_v2(kernel_context& c) {
    const auto window = integers_in(c, 1);
    const auto strides = window ? integers_in(c, 2) : std::nullopt;
    if (strides) detail::pool<folded_largest>(c, *window, *strides);
}
inline void average_pool(kernel_context& c) {
    const sizes window = integers_attr(c.node(), "ksize");
    const sizes strides = integers_attr(c.node(), "strides");
    const std::size_t depth = places_of(c.node()).depth;
    if (number_at(window, depth) != 1 || number_at(strides, depth) != 1) {
        return c.fail(status_code::unimplemented, "a mean over channels",
                      "a window and stride of 1 along channels");
    }
    detail::pool<detail::pooled_mean>(c, window, strides);
}

inline constexpr kernel_table pool_kernels{
    rows_for<max_pool>("MaxPool", reals::set),
    rows_for<max_pool_v2>("MaxPoolV2", reals::set),
    rows_for<average_pool>("AvgPool", floats::set)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/normalize.hpp
// normalize: batch normalisation, local response normalisation, and the L2 loss.
#ifndef EVERGRAPH_TF_KERNELS_NORMALIZE_HPP
#define EVERGRAPH_TF_KERNELS_NORMALIZE_HPP

namespace evergraph::tf {

namespace detail {

// Calls f(channel, element) for each element of a tensor seen round its channels.
template <class T, class F>
void for_each_by_channel(std::span<T> values, const axis_view& v, F f) {
    if (values.empty()) return;
    std::size_t at = 0;
    for (std::int64_t o = 0; o < v.outer; ++o) {
        for (std::int64_t channel = 0; channel < v.size; ++channel) {
            for (std::int64_t i = 0; i < v.inner; ++i) {
                f(static_cast<std::size_t>(channel), values[at++]);
            }
        }
    }
}

struct channel_moments {
    std::vector<double> mean;
    std::vector<double> variance;  // of the population
};

inline channel_moments moments_of(std::span<const float> x, const axis_view& v) {
    const auto channels = static_cast<std::size_t>(v.size);
    channel_moments m{std::vector<double>(channels), std::vector<double>(channels)};
    const auto count = static_cast<double>(v.outer * v.inner);
    for_each_by_channel(x, v, [&](std::size_t k, float e) { m.mean[k] += e; });
    for (double& mean : m.mean) mean /= count;
    for_each_by_channel(x, v, [&](std::size_t k, float e) {
        const double d = e - m.mean[k];
        m.variance[k] += d * d;
    });
    for (double& variance : m.variance) variance /= count;
    return m;
}

inline tensor vector_of(std::span<const double> values) {
    const shape dims{static_cast<std::int64_t>(values.size())};
    tensor out = tensor::uninitialized(dtype::float32, dims);
    float* to = out.writable<float>().data();
    for (double v : values) *to++ = static_cast<float>(v);
    return out;
}

inline bool check_channel_vectors(kernel_context& c, std::size_t first, std::size_t last,
                                  std::int64_t channels) {
    for (std::size_t i = first; i <= last; ++i) {
        if (c.input(i).dims() == shape{channels}) continue;
        invalid(c, "input " + std::to_string(i) + " of shape " + text(c.input(i).dims()),
                text(shape{channels}));
        return false;
    }
    return true;
}

// y = x * factor + rest for each channel.
inline tensor scaled(tensor x, const axis_view& v, std::span<const float> factor,
                     std::span<const float> rest) {
    for_each_by_channel(x.writable<float>(), v,
                        [&](std::size_t k, float& e) { e = e * factor[k] + rest[k]; });
    return x;
}

inline tensor batch_normalized(kernel_context& c, const axis_view& v, std::span<const float> mean,
                               std::span<const float> variance, float epsilon) {
    const auto scale = c.values<float>(1);
    const auto offset = c.values<float>(2);
    std::vector<float> factor(scale.size());
    std::vector<float> rest(scale.size());
    for (std::size_t k = 0; k < scale.size(); ++k) {
        factor[k] = scale[k] / std::sqrt(variance[k] + epsilon);
        rest[k] = offset[k] - mean[k] * factor[k];
    }
    return scaled(c.take(0), v, factor, rest);
}

// Moments of this batch, and what the running ones become.
inline void normalize_batch(kernel_context& c, const axis_view& v, float epsilon) {
    const channel_moments m = moments_of(c.values<float>(0), v);
    const tensor mean = vector_of(m.mean);
    const tensor variance = vector_of(m.variance);
    const auto count = static_cast<double>(v.outer * v.inner);
    const double unbiased = count > 1 ? count / (count - 1) : 1;
    const double weight = attr_or<float>(c.node(), "exponential_avg_factor", 1.0F);
    channel_moments running = m;
    for (double& r : running.variance) r *= unbiased;
    if (weight != 1.0 && c.input(3).elements() == v.size && c.input(4).elements() == v.size) {
        for (std::size_t k = 0; k < running.mean.size(); ++k) {
            running.mean[k] = weight * running.mean[k] + (1 - weight) * c.values<float>(3)[k];
            running.variance[k] =
                weight * running.variance[k] + (1 - weight) * c.values<float>(4)[k];
        }
    }
    c.output(0, batch_normalized(c, v, mean.values<float>(), variance.values<float>(), epsilon));
    c.output(1, vector_of(running.mean));
    c.output(2, vector_of(running.variance));
    c.output(3, mean);
    c.output(4, variance);
}

}  // namespace detail

inline void fused_batch_norm(kernel_context& c) {
    const tensor& x = c.input(0);
    const std::string_view format = string_attr(c.node(), "data_format", "NHWC");
    if (x.rank() != 4 && x.rank() != 5) {
        return invalid(c, "an image of shape " + text(x.dims()), "4 or 5 dimensions");
    }
    const bool first = format == "NCHW" || format == "NCDHW";
    const axis_view v = view_round(x.dims(), first ? 1 : x.rank() - 1);
    const float epsilon = attr_or<float>(c.node(), "epsilon", 1e-4F);
    const bool training = attr_or(c.node(), "is_training", true);
    if (!detail::check_channel_vectors(c, 1, training ? 2 : 4, v.size)) return;
    if (training) {
        detail::normalize_batch(c, v, epsilon);
    } else {
        const tensor mean = c.input(3);
        const tensor variance = c.input(4);
        c.output(0, detail::batch_normalized(c, v, mean.values<float>(), variance.values<float>(),
                                             epsilon));
        for (std::size_t i = 1; i < 5; ++i) c.output(i, i % 2 == 1 ? mean : variance);
    }
    if (c.output_count() > 5) c.output(5, tensor::scalar(0.0F));
}

// Inputs: values, mean, variance, beta, gamma.
inline void batch_norm_global(kernel_context& c) {
    const tensor& x = c.input(0);
    if (x.rank() != 4) return invalid(c, "values of shape " + text(x.dims()), "4 dimensions");
    const axis_view v = view_round(x.dims(), 3);
    if (!detail::check_channel_vectors(c, 1, 4, v.size)) return;
    const float epsilon = attr_or<float>(c.node(), "variance_epsilon", 0.0F);
    const bool scales = attr_or(c.node(), "scale_after_normalization", false);
    std::vector<float> factor(static_cast<std::size_t>(v.size));
    std::vector<float> rest(factor.size());
    for (std::size_t k = 0; k < factor.size(); ++k) {
        factor[k] = (scales ? c.values<float>(4)[k] : 1.0F) /
                    std::sqrt(c.values<float>(2)[k] + epsilon);
        rest[k] = c.values<float>(3)[k] - c.values<float>(1)[k] * factor[k];
    }
    c.output(0, detail::scaled(c.take(0), v, factor, rest));
}

// Each element divided by a power of the squares of its neighbours along the channels.
inline void local_response_norm(kernel_context& c) {
    const tensor& x = c.input(0);
    if (x.rank() != 4) return invalid(c, "values of shape " + text(x.dims()), "4 dimensions");
    const auto radius = attr_or<std::int64_t>(c.node(), "depth_radius", 5);
    const float bias = attr_or<float>(c.node(), "bias", 1.0F);
    const float alpha = attr_or<float>(c.node(), "alpha", 1.0F);
    const float beta = attr_or<float>(c.node(), "beta", 0.5F);
    const std::int64_t depth = x.dims()[3];
    tensor out = tensor::uninitialized(dtype::float32, x.dims());
    const float* line = c.values<float>(0).data();
    float* to = out.writable<float>().data();
    for (std::int64_t i = 0; i < x.elements(); i += depth, line += depth) {
        for (std::int64_t d = 0; d < depth; ++d) {
            const std::int64_t reach = std::clamp<std::int64_t>(radius, 0, depth);
            const std::int64_t end = std::min(depth, d + reach + 1);
            float sum = 0;
            for (std::int64_t k = std::max<std::int64_t>(0, d - reach); k < end; ++k) {
                sum += line[k] * line[k];
            }
            *to++ = line[d] * std::pow(bias + alpha * sum, -beta);
        }
    }
    c.output(0, std::move(out));
}

// Half the sum of squares.
inline void l2_loss(kernel_context& c) {
    const tensor& x = c.input(0);
    with_type(floats{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        double sum = 0;
        for (T v : x.values<T>()) sum += static_cast<double>(v) * static_cast<double>(v);
        c.output(0, tensor::scalar(static_cast<T>(sum / 2)));
    });
}

inline constexpr dtype_set float_only{dtype::float32};

inline constexpr kernel_table normalize_kernels{
    row_for("FusedBatchNorm", runs<fused_batch_norm>, "T", float_only),
    rows_for<fused_batch_norm>("FusedBatchNormV2", float_only),
    rows_for<fused_batch_norm>("FusedBatchNormV3", float_only),
    row_for("BatchNormWithGlobalNormalization", runs<batch_norm_global>, "T", float_only),
    rows_for<local_response_norm>("LRN", float_only),
    rows_for<l2_loss>("L2Loss", floats::set)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/join.hpp
// join: tensors put together along an axis, and taken apart again.
#ifndef EVERGRAPH_TF_KERNELS_JOIN_HPP
#define EVERGRAPH_TF_KERNELS_JOIN_HPP

namespace evergraph::tf {

namespace detail {

// The sizes of the parts joined along the axis; fails where two parts do not fit.
inline std::optional<sizes> joined_sizes(kernel_context& c, std::size_t first, std::size_t count,
                                         std::size_t axis) {
    sizes dims = sizes_of(c.input(first));
    for (std::size_t i = first + 1; i < first + count; ++i) {
        const shape& next = c.input(i).dims();
        bool fits_in = next.rank() == dims.size();
        for (std::size_t d = 0; fits_in && d < dims.size(); ++d) {
            fits_in = d == axis || next[d] == dims[d];
        }
        if (!fits_in) {
            invalid(c, "shapes " + text(c.input(first).dims()) + " and " + text(next),
                    "equal sizes but along axis " + std::to_string(axis));
            return std::nullopt;
        }
        if (dims[axis] > std::numeric_limits<std::int64_t>::max() - next[axis]) return std::nullopt;
        dims[axis] += next[axis];
    }
    return dims;
}

inline void concat(kernel_context& c, std::size_t first, std::size_t axis_input) {
    const std::size_t count = c.input_count() - 1;
    const auto wanted = integer_in(c, axis_input);
    if (!wanted) return;
    const auto axis = axis_in(c, *wanted, c.input(first).rank());
    if (!axis) return;
    const auto dims = joined_sizes(c, first, count, *axis);
    if (!dims) return;
    auto out = make_output(c, c.input(first).type(), *dims);
    if (!out) return;
    const sizes strides = row_major(*dims);
    std::int64_t at = 0;
    for (std::size_t i = first; i < first + count; ++i) {
        const tensor& part = c.input(i);
        copy_block(sizes_of(part), *out, {at * strides[*axis], strides}, part,
                   {0, row_major(part.dims().sizes())});
        at += part.dims()[*axis];
    }
    c.output(0, std::move(*out));
}

}  // namespace detail

inline void concat_v1(kernel_context& c) { detail::concat(c, 1, 0); }
inline void concat_v2(kernel_context& c) { detail::concat(c, 0, c.input_count() - 1); }

// Where each part begins in the whole.
inline void concat_offset(kernel_context& c) {
    const auto wanted = integer_in(c, 0);
    const auto first = wanted ? integers_in(c, 1) : std::nullopt;
    if (!first) return;
    const auto axis = axis_in(c, *wanted, first->size());
    if (!axis) return;
    std::int64_t at = 0;
    for (std::size_t i = 1; i < c.input_count(); ++i) {
        const auto part = integers_in(c, i);
        if (!part) return;
        bool fits_in = part->size() == first->size();
        for (std::size_t d = 0; fits_in && d < part->size(); ++d) {
            fits_in = d == *axis || (*part)[d] == (*first)[d];
        }
        if (!fits_in) {
            return invalid(c, "shapes " + list_text(*first) + " and " + list_text(*part),
                           "equal sizes but along axis " + std::to_string(*axis));
        }
        sizes offset(first->size(), 0);
        offset[*axis] = at;
        at += (*part)[*axis];
        auto out = integer_tensor(c, c.input(i).type(), c.input(i).dims(), offset);
        if (!out) return;
        c.output(i - 1, std::move(*out));
    }
}

// Tensors of one shape along a new axis.
inline void pack(kernel_context& c) {
    const tensor& first = c.input(0);
    const auto axis = axis_in(c, attr_or<std::int64_t>(c.node(), "axis", 0), first.rank() + 1);
    if (!axis) return;
    for (std::size_t i = 1; i < c.input_count(); ++i) {
        if (c.input(i).dims() == first.dims()) continue;
        return invalid(c, "shapes " + text(first.dims()) + " and " + text(c.input(i).dims()),
                       "equal shapes");
    }
    sizes dims = sizes_of(first);
    const auto at = static_cast<std::ptrdiff_t>(*axis);
    dims.insert(dims.begin() + at, static_cast<std::int64_t>(c.input_count()));
    auto out = make_output(c, first.type(), dims);
    if (!out) return;
    sizes strides = row_major(dims);
    const std::int64_t step = strides[*axis];
    strides.erase(strides.begin() + at);
    for (std::size_t i = 0; i < c.input_count(); ++i) {
        const tensor& part = c.input(i);
        copy_block(sizes_of(part), *out, {static_cast<std::int64_t>(i) * step, strides}, part,
                   {0, row_major(part.dims().sizes())});
    }
    c.output(0, std::move(*out));
}

inline void unpack(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto axis = axis_in(c, attr_or<std::int64_t>(c.node(), "axis", 0), x.rank());
    if (!axis) return;
    if (x.dims()[*axis] != static_cast<std::int64_t>(c.output_count())) {
        return invalid(c, "shape " + text(x.dims()),
                       std::to_string(c.output_count()) + " along axis " + std::to_string(*axis));
    }
    sizes dims = sizes_of(x);
    sizes strides = row_major(dims);
    const std::int64_t step = strides[*axis];
    dims.erase(dims.begin() + static_cast<std::ptrdiff_t>(*axis));
    strides.erase(strides.begin() + static_cast<std::ptrdiff_t>(*axis));
    for (std::size_t i = 0; i < c.output_count(); ++i) {
        tensor part = tensor::uninitialized(x.type(), shape{dims});
        copy_in(part, x, {static_cast<std::int64_t>(i) * step, strides});
        c.output(i, std::move(part));
    }
}

namespace detail {

inline void split_into(kernel_context& c, const tensor& x, std::size_t axis, const sizes& parts) {
    const sizes strides = row_major(x.dims().sizes());
    sizes dims = sizes_of(x);
    std::int64_t at = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        dims[axis] = parts[i];
        tensor part = tensor::uninitialized(x.type(), shape{dims});
        copy_in(part, x, {at * strides[axis], strides});
        at += parts[i];
        c.output(i, std::move(part));
    }
}

}  // namespace detail

inline void split(kernel_context& c) {
    const auto wanted = integer_in(c, 0);
    if (!wanted) return;
    const tensor& x = c.input(1);
    const auto axis = axis_in(c, *wanted, x.rank());
    if (!axis) return;
    const auto count = static_cast<std::int64_t>(c.output_count());
    const std::int64_t size = x.dims()[*axis];
    if (count == 0 || size % count != 0) {
        return invalid(c, "size " + std::to_string(size) + " along axis " + std::to_string(*axis),
                       "a multiple of " + std::to_string(count));
    }
    detail::split_into(c, x, *axis, sizes(c.output_count(), size / count));
}

// One of the sizes may be -1: what the others leave.
inline void split_v(kernel_context& c) {
    const tensor& x = c.input(0);
    auto parts = integers_in(c, 1);
    const auto wanted = parts ? integer_in(c, 2) : std::nullopt;
    if (!wanted) return;
    const auto axis = axis_in(c, *wanted, x.rank());
    if (!axis) return;
    const std::int64_t size = x.dims()[*axis];
    std::int64_t left = size;
    std::size_t open = parts->size();
    bool good = parts->size() == c.output_count();
    for (std::size_t i = 0; i < parts->size(); ++i) {
        const std::int64_t n = (*parts)[i];
        if (n == -1 && open == parts->size()) {
            open = i;
        } else {
            good = good && n >= 0 && n <= left;
            if (good) left -= n;
        }
    }
    if (!good || (open == parts->size() && left != 0)) {
        return invalid(c, "parts of sizes " + list_text(*parts),
                       std::to_string(c.output_count()) + " sizes that add up to " +
                           std::to_string(size));
    }
    if (open != parts->size()) (*parts)[open] = left;
    detail::split_into(c, x, *axis, *parts);
}

inline constexpr kernel_table join_kernels{
    row_for("Concat", runs<concat_v1>, "T", movable_types),
    row_for("ConcatV2", runs<concat_v2>, "T", movable_types),
    row_for("ConcatOffset", runs<concat_offset>),
    row_for("Pack", runs<pack>, "T", movable_types),
    row_for("Unpack", runs<unpack>, "T", movable_types),
    row_for("Split", runs<split>, "T", movable_types),
    row_for("SplitV", runs<split_v>, "T", movable_types)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/slice.hpp
// slice: parts of a tensor: blocks, strided blocks, and axes walked backwards.
#ifndef EVERGRAPH_TF_KERNELS_SLICE_HPP
#define EVERGRAPH_TF_KERNELS_SLICE_HPP

namespace evergraph::tf {

// A size of -1: all that is behind the beginning.
inline void slice(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto begin = integers_in(c, 1);
    auto size = begin ? integers_in(c, 2) : std::nullopt;
    if (!size) return;
    if (begin->size() != x.rank() || size->size() != x.rank()) {
        return invalid(c, "begin " + list_text(*begin) + ", size " + list_text(*size),
                       "one number for each of " + std::to_string(x.rank()) + " dimensions");
    }
    const sizes strides = row_major(x.dims().sizes());
    std::int64_t first = 0;
    for (std::size_t i = 0; i < x.rank(); ++i) {
        const std::int64_t b = (*begin)[i];
        std::int64_t& n = (*size)[i];
        const std::int64_t all = x.dims()[i];
        if (b >= 0 && b <= all && n == -1) n = all - b;
        if (b < 0 || b > all || n < 0 || n > all - b) {
            return invalid(c, "begin " + list_text(*begin) + ", size " + list_text(*size),
                           "a block inside " + text(x.dims()));
        }
        first += b * strides[i];
    }
    tensor out = tensor::uninitialized(x.type(), shape{*size});
    copy_in(out, x, {first, strides});
    c.output(0, std::move(out));
}

// What a strided slice takes of its input. `out_dims` has the dimensions of the result.
struct strided_block {
    sizes dims;      // of the block, one size for each dimension of the input
    layout from;
    sizes out_dims;
};

namespace detail {

struct slice_masks {
    std::int64_t begin = 0;
    std::int64_t end = 0;
    std::int64_t ellipsis = 0;
    std::int64_t new_axis = 0;
    std::int64_t shrink = 0;

    static bool has(std::int64_t mask, std::size_t i) { return i < 63 && ((mask >> i) & 1) != 0; }
};

inline slice_masks slice_masks_of(const plan_node& node) {
    const auto mask = [&](const char* name) { return attr_or<std::int64_t>(node, name, 0); };
    return {mask("begin_mask"), mask("end_mask"), mask("ellipsis_mask"), mask("new_axis_mask"),
            mask("shrink_axis_mask")};
}

// begin, end and stride of one dimension, as written.
struct slice_range {
    std::int64_t begin = 0;
    std::int64_t end = 0;
    std::int64_t stride = 1;
    bool open_begin = false;
    bool open_end = false;
    bool shrink = false;
};

// Adds a dimension of size n to the block; fails if the range takes nothing sensible.
inline bool take_range(kernel_context& c, const slice_range& r, std::int64_t n, std::int64_t step,
                       strided_block& block) {
    const auto bounded = [&](std::int64_t at, bool open, bool is_end) {
        const bool forward = r.stride > 0;
        if (open && is_end) return forward ? n : -1;
        if (open) return forward ? 0 : n - 1;
        if (at < 0) at = at < -n ? -1 : at + n;
        return std::clamp<std::int64_t>(at, forward ? 0 : -1, forward ? n : n - 1);
    };
    if (r.shrink) {
        const std::int64_t at = r.begin < 0 ? (r.begin < -n ? -1 : r.begin + n) : r.begin;
        if (at < 0 || at >= n || r.stride <= 0) {
            invalid(c, "index " + std::to_string(r.begin) + " of stride " +
                           std::to_string(r.stride),
                    "an index into " + std::to_string(n) + " elements with a positive stride");
            return false;
        }
        block.from.first += at * step;
        block.dims.push_back(1);
        block.from.strides.push_back(step);
        return true;
    }
    const std::int64_t begin = bounded(r.begin, r.open_begin, false);
    const std::int64_t end = bounded(r.end, r.open_end, true);
    // Counted without forming begin + k * stride, which could overflow.
    const std::int64_t span = r.stride > 0 ? end - begin : begin - end;
    const std::int64_t width = r.stride > 0 ? r.stride : (r.stride < -n ? n + 1 : -r.stride);
    const std::int64_t count = span <= 0 ? 0 : (span - 1) / width + 1;
    if (count != 0) block.from.first += begin * step;
    block.dims.push_back(count);
    block.from.strides.push_back(count > 1 ? r.stride * step : 0);
    block.out_dims.push_back(count);
    return true;
}

}  // namespace detail

// The block that begin, end and strides mean, under the masks of the node.
inline std::optional<strided_block> strided_block_of(kernel_context& c, const sizes& dims,
                                                     const sizes& begin, const sizes& end,
                                                     const sizes& strides) {
    using detail::slice_masks;
    const slice_masks masks = detail::slice_masks_of(c.node());
    const std::size_t written = begin.size();
    bool good = end.size() == written && strides.size() == written && written <= 62;
    for (std::int64_t s : strides) good = good && s != 0;
    const auto written_bits = written > 62 ? 0 : (std::int64_t{1} << written) - 1;
    const std::int64_t ellipsis = masks.ellipsis & written_bits;
    good = good && (ellipsis & (ellipsis - 1)) == 0;
    std::size_t taken = 0;
    for (std::size_t i = 0; good && i < written; ++i) {
        const bool none = slice_masks::has(ellipsis, i) || slice_masks::has(masks.new_axis, i);
        taken += none ? 0 : 1;
    }
    if (!good || taken > dims.size()) {
        invalid(c, "begin " + list_text(begin) + ", end " + list_text(end) + ", strides " +
                       list_text(strides) + " of shape " + list_text(dims),
                "lists of one length, at most one ellipsis, strides other than 0, and no more "
                "indices than dimensions");
        return std::nullopt;
    }
    const sizes steps = row_major(dims);
    strided_block block;
    std::size_t d = 0;
    const auto take_all = [&] {
        block.dims.push_back(dims[d]);
        block.from.strides.push_back(steps[d]);
        block.out_dims.push_back(dims[d++]);
    };
    for (std::size_t i = 0; i < written; ++i) {
        if (slice_masks::has(ellipsis, i)) {
            for (std::size_t left = dims.size() - taken; left > 0; --left) take_all();
        } else if (slice_masks::has(masks.new_axis, i)) {
            block.out_dims.push_back(1);
        } else {
            const detail::slice_range range{begin[i], end[i], strides[i],
                                            slice_masks::has(masks.begin, i),
                                            slice_masks::has(masks.end, i),
                                            slice_masks::has(masks.shrink, i)};
            if (!detail::take_range(c, range, dims[d], steps[d], block)) return std::nullopt;
            ++d;
        }
    }
    while (d < dims.size()) take_all();
    return block;
}

inline void strided_slice(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto begin = integers_in(c, 1);
    const auto end = begin ? integers_in(c, 2) : std::nullopt;
    const auto strides = end ? integers_in(c, 3) : std::nullopt;
    if (!strides) return;
    auto block = strided_block_of(c, sizes_of(x), *begin, *end, *strides);
    if (!block) return;
    tensor out = tensor::uninitialized(x.type(), shape{block->dims});
    copy_in(out, x, std::move(block->from));
    c.output(0, out.reshaped(shape{block->out_dims}));
}

namespace detail {

inline void reverse_axes(kernel_context& c, const std::vector<bool>& backwards) {
    const tensor& x = c.input(0);
    if (x.elements() == 0) return c.output(0, x);
    layout from{0, row_major(x.dims().sizes())};
    for (std::size_t i = 0; i < x.rank(); ++i) {
        if (!backwards[i]) continue;
        from.first += (x.dims()[i] - 1) * from.strides[i];
        from.strides[i] = -from.strides[i];
    }
    tensor out = tensor::uninitialized(x.type(), x.dims());
    copy_in(out, x, std::move(from));
    c.output(0, std::move(out));
}

}  // namespace detail

inline void reverse_v1(kernel_context& c) {
    const auto flags = c.values<bool>(1);
    if (c.input(1).rank() != 1 || flags.size() != c.input(0).rank()) {
        return invalid(c, "flags of shape " + text(c.input(1).dims()), "one for each dimension");
    }
    detail::reverse_axes(c, {flags.begin(), flags.end()});
}

inline void reverse_v2(kernel_context& c) {
    const auto axes = integers_in(c, 1);
    if (!axes) return;
    std::vector<bool> backwards(c.input(0).rank(), false);
    for (std::int64_t a : *axes) {
        const auto axis = axis_in(c, a, backwards.size());
        if (!axis) return;
        if (backwards[*axis]) {
            return invalid(c, "axis " + std::to_string(a) + " twice", "each axis once");
        }
        backwards[*axis] = true;
    }
    detail::reverse_axes(c, backwards);
}

inline constexpr kernel_table slice_kernels{
    row_for("Slice", runs<slice>, "T", movable_types),
    row_for("StridedSlice", runs<strided_slice>, "T", movable_types),
    row_for("Reverse", runs<reverse_v1>, "T", movable_types),
    row_for("ReverseV2", runs<reverse_v2>, "T", movable_types)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/pad.hpp
// pad: tensors with a border, and tensors repeated.
#ifndef EVERGRAPH_TF_KERNELS_PAD_HPP
#define EVERGRAPH_TF_KERNELS_PAD_HPP

namespace evergraph::tf {

// Elements in front of and behind each dimension.
struct borders {
    sizes before;
    sizes after;
    sizes out_dims;
};

inline std::optional<borders> borders_in(kernel_context& c, std::size_t i) {
    const tensor& x = c.input(0);
    const tensor& paddings = c.input(i);
    const auto rank = static_cast<std::int64_t>(x.rank());
    if (!(paddings.dims() == shape{rank, 2})) {
        invalid(c, "paddings of shape " + text(paddings.dims()), text(shape{rank, 2}));
        return std::nullopt;
    }
    const sizes pairs = integers_of(paddings);
    borders b;
    for (std::size_t d = 0; d < x.rank(); ++d) {
        const std::int64_t before = pairs[2 * d];
        const std::int64_t after = pairs[2 * d + 1];
        constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max() / 4;
        if (before < 0 || after < 0 || before > most || after > most || x.dims()[d] > most) {
            invalid(c, "paddings " + list_text(pairs), "numbers from 0");
            return std::nullopt;
        }
        b.before.push_back(before);
        b.after.push_back(after);
        b.out_dims.push_back(x.dims()[d] + before + after);
    }
    return b;
}

namespace detail {

inline void pad_with(kernel_context& c, const tensor* value) {
    const tensor& x = c.input(0);
    const auto b = borders_in(c, 1);
    if (!b) return;
    if (value != nullptr && value->elements() != 1) {
        return invalid(c, "a padding value of shape " + text(value->dims()), "a scalar");
    }
    auto out = make_output(c, x.type(), b->out_dims);
    if (!out) return;
    if (value == nullptr) {
        fill_with(*out, tensor::zeros(x.type(), shape{}));
    } else {
        fill_with(*out, *value);
    }
    layout to{0, row_major(b->out_dims)};
    for (std::size_t d = 0; d < x.rank(); ++d) to.first += b->before[d] * to.strides[d];
    copy_block(sizes_of(x), *out, std::move(to), x, {0, row_major(x.dims().sizes())});
    c.output(0, std::move(*out));
}

// Fills both borders along dimension d from the `size` elements between them, backwards; `reach` is
// 1 if the edge itself is left out, else 0. Source and target lie in one tensor, side by side.
inline void mirror_borders(tensor& out, const borders& b, std::size_t d, std::int64_t size,
                           std::int64_t reach) {
    const sizes strides = row_major(b.out_dims);
    const auto fill_border = [&](std::int64_t to, std::int64_t from, std::int64_t count) {
        sizes block = b.out_dims;
        block[d] = count;
        sizes backwards = strides;
        backwards[d] = -strides[d];
        copy_block(block, out, {to * strides[d], strides}, out, {from * strides[d], backwards});
    };
    const std::int64_t first = b.before[d];
    const std::int64_t last = first + size - 1;
    if (b.before[d] != 0) fill_border(0, first + reach + b.before[d] - 1, b.before[d]);
    if (b.after[d] != 0) fill_border(last + 1, last - reach, b.after[d]);
}

}  // namespace detail

inline void pad(kernel_context& c) { detail::pad_with(c, nullptr); }
inline void pad_v2(kernel_context& c) { detail::pad_with(c, &c.input(2)); }

// REFLECT leaves the edge out, SYMMETRIC repeats it.
inline void mirror_pad(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto b = borders_in(c, 1);
    if (!b) return;
    const std::int64_t reach = string_attr(c.node(), "mode") == "REFLECT" ? 1 : 0;
    for (std::size_t d = 0; d < x.rank(); ++d) {
        const std::int64_t most = x.dims()[d] - reach;
        if (b->before[d] > most || b->after[d] > most) {
            return invalid(c, "paddings " + std::to_string(b->before[d]) + " and " +
                                  std::to_string(b->after[d]),
                           "at most " + std::to_string(most));
        }
    }
    auto out = make_output(c, x.type(), b->out_dims);
    if (!out) return;
    fill_with(*out, tensor::zeros(x.type(), shape{}));
    layout to{0, row_major(b->out_dims)};
    for (std::size_t d = 0; d < x.rank(); ++d) to.first += b->before[d] * to.strides[d];
    copy_block(sizes_of(x), *out, std::move(to), x, {0, row_major(x.dims().sizes())});
    for (std::size_t d = 0; d < x.rank(); ++d) {
        detail::mirror_borders(*out, *b, d, x.dims()[d], reach);
    }
    c.output(0, std::move(*out));
}

inline void tile(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto times_along = integers_in(c, 1);
    if (!times_along) return;
    if (times_along->size() != x.rank()) {
        return invalid(c, "multiples " + list_text(*times_along),
                       "one for each of " + std::to_string(x.rank()) + " dimensions");
    }
    const sizes strides = row_major(x.dims().sizes());
    sizes dims;
    sizes split_dims;
    layout from;
    for (std::size_t d = 0; d < x.rank(); ++d) {
        const std::int64_t n = (*times_along)[d];
        const std::int64_t size = x.dims()[d];
        if (n < 0 || (size != 0 && n > std::numeric_limits<std::int64_t>::max() / size)) {
            return invalid(c, "multiples " + list_text(*times_along), "numbers from 0");
        }
        dims.push_back(n * size);
        split_dims.insert(split_dims.end(), {n, size});
        from.strides.insert(from.strides.end(), {0, strides[d]});
    }
    auto out = make_output(c, x.type(), dims);
    if (!out) return;
    copy_block(split_dims, *out, {0, row_major(split_dims)}, x, std::move(from));
    c.output(0, std::move(*out));
}

inline constexpr kernel_table pad_kernels{
    row_for("Pad", runs<pad>, "T", movable_types),
    row_for("PadV2", runs<pad_v2>, "T", movable_types),
    row_for("MirrorPad", runs<mirror_pad>, "T", movable_types),
    row_for("Tile", runs<tile>, "T", movable_types)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/gather.hpp
// gather: slices picked by index.
#ifndef EVERGRAPH_TF_KERNELS_GATHER_HPP
#define EVERGRAPH_TF_KERNELS_GATHER_HPP

namespace evergraph::tf {

// Copies runs of elements, whatever the dtype.
class run_copier {
 public:
    run_copier(tensor& to, const tensor& from)
        : copy_(detail::line_copier_of(to.type())),
          width_(element_bytes(to.type())),
          is_string_(to.type() == dtype::string),
          to_(raw(to)),
          from_(raw(from)) {}

    void operator()(std::int64_t to, std::int64_t from, std::int64_t count) const {
        if (count == 0) return;
        if (is_string_) return copy_(to_ + to * width_, 1, from_ + from * width_, 1, count);
        std::memcpy(to_ + to * width_, from_ + from * width_,
                    static_cast<std::size_t>(count * width_));
    }

 private:
    detail::line_copier copy_;
    std::int64_t width_;
    bool is_string_;
    char* to_;
    const char* from_;
};

inline void bad_index(kernel_context& c, std::size_t at, std::int64_t index, std::int64_t most) {
    invalid(c, "indices[" + std::to_string(at) + "] = " + std::to_string(index),
            "an index in [0, " + std::to_string(most) + ")");
}

namespace detail {

// Slices of x along `axis`; the first `batch` dimensions of both walk together.
inline void gather_along(kernel_context& c, std::size_t axis, std::size_t batch) {
    const tensor& x = c.input(0);
    const tensor& index = c.input(1);
    const auto dims = x.dims().sizes();
    const sizes indices = integers_of(index);
    sizes out_dims{dims.begin(), dims.begin() + static_cast<std::ptrdiff_t>(axis)};
    for (std::size_t i = batch; i < index.rank(); ++i) out_dims.push_back(index.dims()[i]);
    out_dims.insert(out_dims.end(), dims.begin() + static_cast<std::ptrdiff_t>(axis) + 1,
                    dims.end());
    auto out = make_output(c, x.type(), out_dims);
    if (!out) return;
    const std::int64_t batches = product(dims.first(batch));
    const std::int64_t middle = product(dims.subspan(batch, axis - batch));
    const std::int64_t inner = product(dims.subspan(axis + 1));
    const std::int64_t per_batch = product(index.dims().sizes().subspan(batch));
    const std::int64_t size = dims[axis];
    for (std::size_t i = 0; i < indices.size(); ++i) {
        if (indices[i] < 0 || indices[i] >= size) return bad_index(c, i, indices[i], size);
    }
    if (out->elements() == 0) return c.output(0, std::move(*out));
    const run_copier copy{*out, x};
    std::int64_t to = 0;
    for (std::int64_t b = 0; b < batches; ++b) {
        for (std::int64_t m = 0; m < middle; ++m) {
            const std::int64_t row = (b * middle + m) * size;
            for (std::int64_t i = 0; i < per_batch; ++i, to += inner) {
                const auto at = indices[static_cast<std::size_t>(b * per_batch + i)];
                copy(to, (row + at) * inner, inner);
            }
        }
    }
    c.output(0, std::move(*out));
}

}  // namespace detail

inline void gather(kernel_context& c) {
    if (c.input(0).rank() == 0) return invalid(c, "values of shape []", "at least a vector");
    detail::gather_along(c, 0, 0);
}

inline void gather_v2(kernel_context& c) {
    const auto wanted = integer_in(c, 2);
    if (!wanted) return;
    const auto axis = axis_in(c, *wanted, c.input(0).rank());
    if (!axis) return;
    const tensor& index = c.input(1);
    std::int64_t batch = attr_or<std::int64_t>(c.node(), "batch_dims", 0);
    const auto rank = static_cast<std::int64_t>(index.rank());
    if (batch < 0 && batch >= -rank) batch += rank;
    bool good = batch >= 0 && batch <= rank && batch <= static_cast<std::int64_t>(*axis);
    for (std::int64_t i = 0; good && i < batch; ++i) {
        const auto d = static_cast<std::size_t>(i);
        good = index.dims()[d] == c.input(0).dims()[d];
    }
    if (!good) {
        return invalid(c, "batch_dims " + std::to_string(batch) + " for shapes " +
                              text(c.input(0).dims()) + " and " + text(index.dims()),
                       "equal leading sizes, no more than the axis");
    }
    detail::gather_along(c, *axis, static_cast<std::size_t>(batch));
}

// Indices whose last dimension holds coordinates into the first dimensions of a tensor.
struct coordinates {
    std::int64_t count = 0;        // how many there are
    std::int64_t depth = 0;        // numbers in each
    std::int64_t inner = 1;        // elements behind each
    sizes leading;                 // the shape of the indices without the last dimension
    sizes trailing;                // the shape behind each
};

inline std::optional<coordinates> coordinates_in(kernel_context& c, const tensor& index,
                                                 std::span<const std::int64_t> dims) {
    coordinates k;
    if (index.rank() == 0) {
        invalid(c, "indices of shape []", "at least a vector");
        return std::nullopt;
    }
    k.depth = index.dims()[index.rank() - 1];
    if (k.depth > static_cast<std::int64_t>(dims.size())) {
        invalid(c, "indices of shape " + text(index.dims()) + " into shape " + list_text(dims),
                "a last dimension of at most " + std::to_string(dims.size()));
        return std::nullopt;
    }
    const auto deep = static_cast<std::size_t>(k.depth);
    k.leading.assign(index.dims().begin(), index.dims().end() - 1);
    k.trailing.assign(dims.begin() + static_cast<std::ptrdiff_t>(deep), dims.end());
    k.count = product(k.leading);
    k.inner = product(k.trailing);
    return k;
}

// Where each slice begins, counted in slices; fails if an index is out of range.
inline std::optional<sizes> slice_places(kernel_context& c, const coordinates& k,
                                         const tensor& index, std::span<const std::int64_t> dims) {
    const sizes numbers_in_a_row = integers_of(index);
    sizes places(static_cast<std::size_t>(k.count));
    std::size_t at = 0;
    for (std::int64_t& place : places) {
        place = 0;
        for (std::size_t d = 0; d < static_cast<std::size_t>(k.depth); ++d, ++at) {
            const std::int64_t i = numbers_in_a_row[at];
            if (i < 0 || i >= dims[d]) {
                bad_index(c, at, i, dims[d]);
                return std::nullopt;
            }
            place = place * dims[d] + i;
        }
    }
    return places;
}

inline void gather_nd(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto k = coordinates_in(c, c.input(1), x.dims().sizes());
    if (!k) return;
    sizes out_dims = k->leading;
    out_dims.insert(out_dims.end(), k->trailing.begin(), k->trailing.end());
    const auto places = slice_places(c, *k, c.input(1), x.dims().sizes());
    if (!places) return;
    auto out = make_output(c, x.type(), out_dims);
    if (!out) return;
    const run_copier copy{*out, x};
    std::int64_t to = 0;
    for (std::int64_t place : *places) {
        copy(to, place * k->inner, k->inner);
        to += k->inner;
    }
    c.output(0, std::move(*out));
}

inline constexpr kernel_table gather_kernels{
    row_for("Gather", runs<gather>, "Tparams", movable_types),
    row_for("GatherV2", runs<gather_v2>, "Tparams", movable_types),
    row_for("GatherNd", runs<gather_nd>, "Tparams", movable_types)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/resize.hpp
// resize: images of other sizes, from the nearest pixels or between them.
#ifndef EVERGRAPH_TF_KERNELS_RESIZE_HPP
#define EVERGRAPH_TF_KERNELS_RESIZE_HPP

namespace evergraph::tf {

// How places of the output map to places of the input along one dimension.
struct resize_axis {
    std::int64_t in = 0;
    std::int64_t out = 0;
    float scale = 1;
    bool half_pixel = false;
    bool align_corners = false;

    float centre(std::int64_t at) const {
        const auto x = static_cast<float>(at);
        return half_pixel ? (x + 0.5F) * scale : x * scale;
    }
    std::int64_t nearest(std::int64_t at) const {
        const float x = align_corners ? std::round(centre(at)) : std::floor(centre(at));
        return std::clamp<std::int64_t>(static_cast<std::int64_t>(x), 0, in - 1);
    }
};

namespace detail {

struct resized {
    resize_axis rows;
    resize_axis columns;
    std::int64_t batch = 0;
    std::int64_t depth = 0;

    sizes dims() const { return {batch, rows.out, columns.out, depth}; }
};

inline std::optional<resized> resize_in(kernel_context& c) {
    const tensor& x = c.input(0);
    if (!is_image(c, x, "an image")) return std::nullopt;
    const auto wanted = integers_in(c, 1);
    if (!wanted) return std::nullopt;
    const bool align = attr_or(c.node(), "align_corners", false);
    const bool half_pixel = attr_or(c.node(), "half_pixel_centers", false);
    const bool good = wanted->size() == 2 && (*wanted)[0] > 0 && (*wanted)[1] > 0 &&
                      x.dims()[1] > 0 && x.dims()[2] > 0 && !(align && half_pixel);
    if (!good) {
        invalid(c, "an image of shape " + text(x.dims()) + " to size " + list_text(*wanted),
                "two sizes from 1, and corners aligned or half pixels, not both");
        return std::nullopt;
    }
    const auto axis = [&](std::int64_t in, std::int64_t out) {
        const float scale = align && out > 1
                                ? static_cast<float>(in - 1) / static_cast<float>(out - 1)
                                : static_cast<float>(in) / static_cast<float>(out);
        return resize_axis{in, out, scale, half_pixel, align};
    };
    return resized{axis(x.dims()[1], (*wanted)[0]), axis(x.dims()[2], (*wanted)[1]), x.dims()[0],
                   x.dims()[3]};
}

// Two places of the input and how far between them.
struct between {
    std::int64_t lower = 0;
    std::int64_t upper = 0;
    float part = 0;
};

inline std::vector<between> all_between(const resize_axis& axis) {
    std::vector<between> out;
    for (std::int64_t i = 0; i < axis.out; ++i) {
        const float x = axis.half_pixel ? axis.centre(i) - 0.5F : axis.centre(i);
        const float below = std::floor(x);
        out.push_back({std::max<std::int64_t>(static_cast<std::int64_t>(below), 0),
                       std::min(static_cast<std::int64_t>(std::ceil(x)), axis.in - 1), x - below});
    }
    return out;
}

}  // namespace detail

inline void resize_nearest(kernel_context& c) {
    const auto r = detail::resize_in(c);
    if (!r) return;
    const tensor& x = c.input(0);
    auto out = make_output(c, x.type(), r->dims());
    if (!out) return;
    if (out->elements() == 0) return c.output(0, std::move(*out));
    const run_copier copy{*out, x};
    std::int64_t to = 0;
    for (std::int64_t line = 0; line < r->batch * r->rows.out; ++line) {
        const std::int64_t from = (line / r->rows.out * r->rows.in +
                                   r->rows.nearest(line % r->rows.out)) * r->columns.in;
        for (std::int64_t i = 0; i < r->columns.out; ++i, to += r->depth) {
            copy(to, (from + r->columns.nearest(i)) * r->depth, r->depth);
        }
    }
    c.output(0, std::move(*out));
}

inline void resize_bilinear(kernel_context& c) {
    const auto r = detail::resize_in(c);
    if (!r) return;
    const auto x = cast_to(c.input(0), dtype::float32);
    if (!x) return unsupported_type(c, c.input(0).type());
    auto out = make_output(c, dtype::float32, r->dims());
    if (!out) return;
    if (out->elements() == 0) return c.output(0, std::move(*out));
    const auto rows = detail::all_between(r->rows);
    const auto columns = detail::all_between(r->columns);
    const float* image = x->values<float>().data();
    float* to = out->writable<float>().data();
    for (std::int64_t b = 0; b < r->batch; ++b) {
        for (const detail::between& y : rows) {
            const float* top = image + y.lower * r->columns.in * r->depth;
            const float* bottom = image + y.upper * r->columns.in * r->depth;
            for (const detail::between& at : columns) {
                for (std::int64_t d = 0; d < r->depth; ++d) {
                    const std::int64_t left = at.lower * r->depth + d;
                    const std::int64_t right = at.upper * r->depth + d;
                    const float above = top[left] + (top[right] - top[left]) * at.part;
                    const float below = bottom[left] + (bottom[right] - bottom[left]) * at.part;
                    *to++ = above + (below - above) * y.part;
                }
            }
        }
        image += r->rows.in * r->columns.in * r->depth;
    }
    c.output(0, std::move(*out));
}

inline constexpr kernel_table resize_kernels{
    row_for("ResizeNearestNeighbor", runs<resize_nearest>, "T", movable_types),
    row_for("ResizeBilinear", runs<resize_bilinear>)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/partition.hpp
// partition: slices dealt out to several tensors, stitched together, and scattered into zeros.
#ifndef EVERGRAPH_TF_KERNELS_PARTITION_HPP
#define EVERGRAPH_TF_KERNELS_PARTITION_HPP

namespace evergraph::tf {

inline bool begins_with(const shape& dims, const shape& front) {
    return dims.rank() >= front.rank() && std::equal(front.begin(), front.end(), dims.begin());
}

inline void dynamic_partition(kernel_context& c) {
    const tensor& x = c.input(0);
    const tensor& parts = c.input(1);
    if (!begins_with(x.dims(), parts.dims())) {
        return invalid(c, "values of shape " + text(x.dims()) + ", partitions of shape " +
                              text(parts.dims()), "values whose shape begins with the other");
    }
    const sizes part_of = integers_of(parts);
    sizes counts(c.output_count(), 0);
    for (std::size_t i = 0; i < part_of.size(); ++i) {
        const auto most = static_cast<std::int64_t>(counts.size());
        if (part_of[i] < 0 || part_of[i] >= most) return bad_index(c, i, part_of[i], most);
        ++counts[static_cast<std::size_t>(part_of[i])];
    }
    const auto trailing = x.dims().sizes().subspan(parts.rank());
    const std::int64_t inner = product(trailing);
    std::vector<tensor> out(counts.size());
    std::vector<run_copier> copies;
    for (std::size_t p = 0; p < counts.size(); ++p) {
        sizes dims{counts[p]};
        dims.insert(dims.end(), trailing.begin(), trailing.end());
        out[p] = tensor::uninitialized(x.type(), shape{dims});
        copies.emplace_back(out[p], x);
    }
    sizes filled(counts.size(), 0);
    for (std::size_t i = 0; i < part_of.size(); ++i) {
        const auto p = static_cast<std::size_t>(part_of[i]);
        copies[p](filled[p]++ * inner, static_cast<std::int64_t>(i) * inner, inner);
    }
    for (std::size_t p = 0; p < out.size(); ++p) c.output(p, std::move(out[p]));
}

// Inputs: n tensors of indices, then n of values. A later value wins over an earlier one.
inline void dynamic_stitch(kernel_context& c) {
    const std::size_t n = c.input_count() / 2;
    std::int64_t rows = 0;
    const auto trailing_of = [&](std::size_t i) {
        return c.input(n + i).dims().sizes().subspan(c.input(i).rank());
    };
    for (std::size_t i = 0; i < n; ++i) {
        const bool good = begins_with(c.input(n + i).dims(), c.input(i).dims());
        if (!good || !std::ranges::equal(trailing_of(i), trailing_of(0))) {
            return invalid(c, "indices of shape " + text(c.input(i).dims()) + ", values of shape " +
                                  text(c.input(n + i).dims()),
                           "values whose shape begins with that of the indices, all ending alike");
        }
        const sizes at = integers_of(c.input(i));
        for (std::size_t j = 0; j < at.size(); ++j) {
            if (at[j] < 0) return bad_index(c, j, at[j], rows);
            rows = std::max(rows, at[j] + 1);
        }
    }
    sizes dims{rows};
    dims.insert(dims.end(), trailing_of(0).begin(), trailing_of(0).end());
    auto out = make_output(c, c.input(n).type(), dims);
    if (!out) return;
    if (out->type() != dtype::string) fill_with(*out, tensor::zeros(out->type(), shape{}));
    const std::int64_t inner = product(trailing_of(0));
    for (std::size_t i = 0; i < n; ++i) {
        const run_copier copy{*out, c.input(n + i)};
        std::int64_t from = 0;
        for (std::int64_t at : integers_of(c.input(i))) {
            copy(at * inner, from, inner);
            from += inner;
        }
    }
    c.output(0, std::move(*out));
}

namespace detail {

inline bool check_updates(kernel_context& c, const coordinates& k, const tensor& updates) {
    sizes wanted = k.leading;
    wanted.insert(wanted.end(), k.trailing.begin(), k.trailing.end());
    if (std::ranges::equal(updates.dims().sizes(), wanted)) return true;
    invalid(c, "updates of shape " + text(updates.dims()), list_text(wanted));
    return false;
}

// Adds, or puts, each slice of `updates` at its place in `out`.
inline void scatter(kernel_context& c, tensor out, const tensor& index, const tensor& updates,
                    bool adds) {
    const sizes dims = sizes_of(out);
    const auto k = coordinates_in(c, index, dims);
    if (!k || !check_updates(c, *k, updates)) return;
    const auto places = slice_places(c, *k, index, dims);
    if (!places) return;
    const auto op = binary_line_of<plus>(out.type());
    if (adds && op.line == nullptr) return unsupported_type(c, out.type());
    const run_copier copy{out, updates};
    const std::int64_t width = element_bytes(out.type());
    char* to = raw(out);
    const char* from = raw(updates);
    std::int64_t at = 0;
    for (std::int64_t place : *places) {
        char* slice = to + place * k->inner * width;
        if (adds) {
            op.line(slice, from + at * width, slice, static_cast<std::size_t>(k->inner));
        } else {
            copy(place * k->inner, at, k->inner);
        }
        at += k->inner;
    }
    c.output(0, std::move(out));
}

}  // namespace detail

// Zeros with updates added at their places.
inline void scatter_nd(kernel_context& c) {
    const auto wanted = integers_in(c, 2);
    if (!wanted) return;
    const tensor& updates = c.input(1);
    const auto dims = output_shape(c, updates.type(), *wanted);
    if (!dims) return;
    detail::scatter(c, tensor::zeros(updates.type(), *dims), c.input(0), updates, true);
}
inline void tensor_scatter_update(kernel_context& c) {
    tensor x = c.take(0);
    if (!x.unique()) x = x.copy();
    detail::scatter(c, std::move(x), c.input(1), c.input(2), false);
}
inline void tensor_scatter_add(kernel_context& c) {
    tensor x = c.take(0);
    if (!x.unique()) x = x.copy();
    detail::scatter(c, std::move(x), c.input(1), c.input(2), true);
}

inline constexpr kernel_table partition_kernels{
    row_for("DynamicPartition", runs<dynamic_partition>, "T", movable_types),
    row_for("DynamicStitch", runs<dynamic_stitch>, "T", movable_types),
    row_for("ParallelDynamicStitch", runs<dynamic_stitch>, "T", movable_types),
    rows_for<scatter_nd>("ScatterNd", plus::on::set),
    row_for("TensorScatterUpdate", runs<tensor_scatter_update>, "T", movable_types),
    rows_for<tensor_scatter_add>("TensorScatterAdd", plus::on::set)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/segments.hpp
// segments: slices folded by the segment they belong to.
#ifndef EVERGRAPH_TF_KERNELS_SEGMENTS_HPP
#define EVERGRAPH_TF_KERNELS_SEGMENTS_HPP

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

// ---- evergraph/tf/kernels/rearrange.hpp
// rearrange: bands and diagonals of matrices, reversed sequences, distinct elements, assertions.
#ifndef EVERGRAPH_TF_KERNELS_REARRANGE_HPP
#define EVERGRAPH_TF_KERNELS_REARRANGE_HPP

namespace evergraph::tf {

// Matrices with zeros outside the band; a negative width keeps that whole triangle.
inline void matrix_band_part(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto lower = integer_in(c, 1);
    const auto upper = lower ? integer_in(c, 2) : std::nullopt;
    if (!upper) return;
    if (x.rank() < 2) return invalid(c, "values of shape " + text(x.dims()), "matrices");
    const std::int64_t rows = x.dims()[x.rank() - 2];
    const std::int64_t columns = x.dims()[x.rank() - 1];
    if (*lower > rows || *upper > columns) {
        return invalid(c, "a band of " + std::to_string(*lower) + " and " + std::to_string(*upper),
                       "at most " + std::to_string(rows) + " and " + std::to_string(columns));
    }
    tensor out = tensor::zeros(x.type(), x.dims());
    const run_copier copy{out, x};
    const std::int64_t lines = x.elements() == 0 ? 0 : x.elements() / columns;
    for (std::int64_t line = 0; line < lines; ++line) {
        const std::int64_t r = line % rows;
        const std::int64_t first =
            *lower < 0 ? 0 : std::clamp<std::int64_t>(r - *lower, 0, columns);
        const std::int64_t last = *upper < 0 ? columns : std::min(columns, r + *upper + 1);
        const std::int64_t at = line * columns + first;
        copy(at, at, std::max<std::int64_t>(last - first, 0));
    }
    c.output(0, std::move(out));
}

// Matrices with another main diagonal.
inline void matrix_set_diagonal(kernel_context& c) {
    const shape dims = c.input(0).dims();
    const tensor& diagonal = c.input(1);
    if (dims.rank() < 2) return invalid(c, "values of shape " + text(dims), "matrices");
    const std::int64_t rows = dims[dims.rank() - 2];
    const std::int64_t columns = dims[dims.rank() - 1];
    const std::int64_t n = std::min(rows, columns);
    sizes wanted{dims.begin(), dims.end() - 1};
    wanted.back() = n;
    if (!std::ranges::equal(diagonal.dims().sizes(), wanted)) {
        return invalid(c, "a diagonal of shape " + text(diagonal.dims()), list_text(wanted));
    }
    tensor x = c.take(0);
    if (!x.unique()) x = x.copy();
    if (diagonal.elements() != 0) {
        copy_block({diagonal.elements() / n, n}, x, {0, {rows * columns, columns + 1}}, diagonal,
                   {0, {n, 1}});
    }
    c.output(0, std::move(x));
}

// The first elements of each sequence backwards, the rest as it is.
inline void reverse_sequence(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto along = axis_in(c, attr_or<std::int64_t>(c.node(), "seq_dim", 0), x.rank());
    if (!along) return;
    const auto batch = axis_in(c, attr_or<std::int64_t>(c.node(), "batch_dim", 0), x.rank());
    if (!batch) return;
    const sizes lengths = integers_of(c.input(1));
    bool good = c.input(1).dims() == shape{x.dims()[*batch]} && *along != *batch;
    for (std::int64_t n : lengths) good = good && n >= 0 && n <= x.dims()[*along];
    if (!good) {
        return invalid(c, "lengths " + list_text(lengths) + " for shape " + text(x.dims()),
                       "one length in range for each batch");
    }
    tensor out = x.copy();
    const sizes strides = row_major(x.dims().sizes());
    sizes backwards = strides;
    backwards[*along] = -strides[*along];
    sizes block = sizes_of(x);
    block[*batch] = 1;
    for (std::size_t b = 0; b < lengths.size(); ++b) {
        if (lengths[b] == 0) continue;
        const std::int64_t at = static_cast<std::int64_t>(b) * strides[*batch];
        block[*along] = lengths[b];
        copy_block(block, out, {at, strides}, x,
                   {at + (lengths[b] - 1) * strides[*along], backwards});
    }
    c.output(0, std::move(out));
}

namespace detail {

using countable = join<reals, types<std::string, bool>>;

// The distinct elements in the order of their first appearance, where each element went, and how
// often each came.
struct distinct {
    sizes firsts;  // the place of each distinct element in the input
    sizes places;  // for each element, which distinct one it is
    sizes counts;
};

inline std::optional<distinct> distinct_of(const tensor& x) {
    distinct d;
    const bool known = with_type(countable{}, x.type(), [&]<class Tag>(Tag) {
        const auto values = x.values<typename Tag::type>();
        std::map<typename Tag::type, std::int64_t> seen;
        for (std::size_t i = 0; i < values.size(); ++i) {
            const auto next = static_cast<std::int64_t>(d.firsts.size());
            const auto at = seen.emplace(values[i], next).first->second;
            if (at == next) {
                d.firsts.push_back(static_cast<std::int64_t>(i));
                d.counts.push_back(0);
            }
            ++d.counts[static_cast<std::size_t>(at)];
            d.places.push_back(at);
        }
    });
    return known ? std::optional<distinct>{std::move(d)} : std::nullopt;
}

inline tensor picked(const tensor& x, const sizes& places) {
    tensor out = tensor::uninitialized(x.type(), shape{static_cast<std::int64_t>(places.size())});
    const run_copier copy{out, x};
    std::int64_t to = 0;
    for (std::int64_t from : places) copy(to++, from, 1);
    return out;
}

inline void put_vector(kernel_context& c, std::size_t i, const sizes& values) {
    const dtype type = base_of(attr_or(c.node(), "out_idx", dtype::int32));
    const shape dims{static_cast<std::int64_t>(values.size())};
    if (auto out = integer_tensor(c, type, dims, values)) c.output(i, std::move(*out));
}

}  // namespace detail

// With counts if there is a third output.
inline void unique(kernel_context& c) {
    const tensor& x = c.input(0);
    if (x.rank() != 1) return invalid(c, "values of shape " + text(x.dims()), "a vector");
    const auto d = detail::distinct_of(x);
    if (!d) return unsupported_type(c, x.type());
    c.output(0, detail::picked(x, d->firsts));
    detail::put_vector(c, 1, d->places);
    if (c.output_count() > 2) detail::put_vector(c, 2, d->counts);
}

// The elements of the first list that the second lacks, and where they were.
inline void list_difference(kernel_context& c) {
    const tensor& x = c.input(0);
    const tensor& y = c.input(1);
    if (x.rank() != 1 || y.rank() != 1) {
        return invalid(c, "lists of shapes " + text(x.dims()) + " and " + text(y.dims()),
                       "two vectors");
    }
    sizes left;
    const bool known = with_type(detail::countable{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto taken = y.values<T>();
        const std::set<T> out(taken.begin(), taken.end());
        const auto values = x.values<T>();
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (!out.contains(values[i])) left.push_back(static_cast<std::int64_t>(i));
        }
    });
    if (!known) return unsupported_type(c, x.type());
    c.output(0, detail::picked(x, left));
    detail::put_vector(c, 1, left);
}

// Which axes the gradients of two broadcast operands are summed along.
inline void broadcast_gradient_args(kernel_context& c) {
    const auto a = integers_in(c, 0);
    const auto b = a ? integers_in(c, 1) : std::nullopt;
    if (!b) return;
    if (!broadcast_sizes(*a, *b)) {
        return invalid(c, "shapes " + list_text(*a) + " and " + list_text(*b),
                       "shapes that broadcast");
    }
    const std::size_t rank = std::max(a->size(), b->size());
    sizes along[2];
    for (std::size_t i = 0; i < rank; ++i) {
        const auto size_in = [&](const sizes& s) {
            return i + s.size() < rank ? std::int64_t{1} : s[i + s.size() - rank];
        };
        const std::int64_t x = size_in(*a);
        const std::int64_t y = size_in(*b);
        const auto axis = static_cast<std::int64_t>(i);
        if (x == 1 && (y != 1 || *a != *b)) along[0].push_back(axis);
        if (y == 1 && (x != 1 || *a != *b)) along[1].push_back(axis);
    }
    for (std::size_t i = 0; i < 2; ++i) {
        const shape dims{static_cast<std::int64_t>(along[i].size())};
        if (auto out = integer_tensor(c, c.input(0).type(), dims, along[i])) {
            c.output(i, std::move(*out));
        }
    }
}

// Whether each row's target is among its k largest.
inline void in_top_k(kernel_context& c) {
    const tensor& rows = c.input(0);
    const tensor& targets = c.input(1);
    const auto k = c.input_count() > 2 ? integer_in(c, 2)
                                       : std::optional{attr_or<std::int64_t>(c.node(), "k", 0)};
    if (!k) return;
    if (rows.rank() != 2 || targets.rank() != 1 || rows.dims()[0] != targets.dims()[0]) {
        return invalid(c, "predictions of shape " + text(rows.dims()) + ", targets of shape " +
                              text(targets.dims()), "one target for each row");
    }
    const std::int64_t width = rows.dims()[1];
    tensor out = tensor::uninitialized(dtype::boolean, targets.dims());
    const float* row = rows.values<float>().data();
    const sizes wanted = integers_of(targets);
    const auto to = out.writable<bool>();
    for (std::size_t i = 0; i < to.size(); ++i, row += width) {
        to[i] = false;
        if (wanted[i] < 0 || wanted[i] >= width || !std::isfinite(row[wanted[i]])) continue;
        std::int64_t above = 0;
        bool finite = true;
        for (std::int64_t j = 0; j < width; ++j) {
            finite = finite && std::isfinite(row[j]);
            above += row[j] > row[wanted[i]] ? 1 : 0;
        }
        to[i] = finite && above < *k;
    }
    c.output(0, std::move(out));
}

inline void assert_true(kernel_context& c) {
    const tensor& condition = c.input(0);
    if (condition.elements() != 1) {
        return invalid(c, "a condition of shape " + text(condition.dims()), "a scalar");
    }
    if (condition.values<bool>()[0]) return;
    std::string found = "false";
    for (std::size_t i = 1; i < c.input_count(); ++i) {
        const tensor& data = c.input(i);
        const bool is_text = data.type() == dtype::string && data.elements() == 1;
        found += ", " + (is_text ? data.values<std::string>()[0] : summary(data));
    }
    invalid(c, found, "a condition that holds");
}

inline constexpr kernel_table rearrange_kernels{
    row_for("MatrixBandPart", runs<matrix_band_part>, "T", movable_types),
    row_for("MatrixSetDiag", runs<matrix_set_diagonal>, "T", movable_types),
    row_for("ReverseSequence", runs<reverse_sequence>, "T", movable_types),
    rows_for<unique>("Unique", detail::countable::set),
    rows_for<unique>("UniqueWithCounts", detail::countable::set),
    rows_for<list_difference>("ListDiff", detail::countable::set),
    row_for("BroadcastGradientArgs", runs<broadcast_gradient_args>),
    row_for("InTopK", runs<in_top_k>),
    row_for("InTopKV2", runs<in_top_k>),
    row_for("Assert", runs<assert_true>)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/einsum.hpp
// einsum: sums of products, written as labels of dimensions.
#ifndef EVERGRAPH_TF_KERNELS_EINSUM_HPP
#define EVERGRAPH_TF_KERNELS_EINSUM_HPP

namespace evergraph::tf {

// A character, or a number from first_ellipsis for a dimension that the ellipsis stands for: the
// last such dimension of every term has the same number.
using einsum_labels = std::vector<int>;
inline constexpr int first_ellipsis = 256;
inline constexpr int whole_ellipsis = -1;  // as written, before the ranks are known

namespace detail {

inline std::optional<einsum_labels> einsum_term(std::string_view term) {
    einsum_labels out;
    while (!term.empty()) {
        const auto letter = static_cast<unsigned char>(term.front());
        const bool is_letter = std::string_view{".->"}.find(term.front()) == term.npos;
        const bool is_ellipsis =
            term.starts_with("...") && std::ranges::count(out, whole_ellipsis) == 0;
        if (!is_letter && !is_ellipsis) return std::nullopt;
        out.push_back(is_letter ? letter : whole_ellipsis);
        term.remove_prefix(is_letter ? 1 : 3);
    }
    return out;
}

// The terms of the inputs, and that of the output as the last one; empty if ill-formed.
inline std::vector<einsum_labels> einsum_terms(std::string_view equation) {
    const std::size_t arrow = equation.find("->");
    if (arrow == equation.npos) return {};
    std::vector<einsum_labels> out;
    std::string_view left = equation.substr(0, arrow);
    while (true) {
        const std::size_t comma = left.find(',');
        const auto term = einsum_term(left.substr(0, comma));
        if (!term) return {};
        out.push_back(*term);
        if (comma == left.npos) break;
        left.remove_prefix(comma + 1);
    }
    const auto result = einsum_term(equation.substr(arrow + 2));
    if (!result) return {};
    out.push_back(*result);
    return out;
}

// The ellipsis replaced by the last `rank` of `most` numbers.
inline einsum_labels einsum_expanded(const einsum_labels& term, std::size_t rank,
                                     std::size_t most) {
    einsum_labels out;
    for (int label : term) {
        if (label != whole_ellipsis) out.push_back(label);
        for (std::size_t i = most - rank; label == whole_ellipsis && i < most; ++i) {
            out.push_back(first_ellipsis + static_cast<int>(i));
        }
    }
    return out;
}

// How one tensor is walked along its labels; a repeated label walks a diagonal.
struct labelled {
    std::map<int, std::int64_t> dims;
    std::map<int, std::int64_t> strides;

    labelled() = default;
    labelled(const einsum_labels& labels, std::span<const std::int64_t> sizes_along) {
        const sizes steps = row_major(sizes_along);
        for (std::size_t i = 0; i < labels.size(); ++i) {
            dims[labels[i]] = sizes_along[i];
            strides[labels[i]] += steps[i];
        }
    }
    bool has(int label) const { return dims.contains(label); }
    std::int64_t size(int label) const { return has(label) ? dims.at(label) : 1; }
    std::int64_t stride(int label) const { return has(label) ? strides.at(label) : 0; }
};

struct einsum_plan {
    std::vector<labelled> inputs;
    einsum_labels output;
    std::map<int, std::int64_t> dims;  // of every label, stretched
};

inline std::optional<einsum_plan> refused_einsum(kernel_context& c, std::string needed) {
    std::string found = "equation '" + std::string{string_attr(c.node(), "equation")} + "' of";
    for (std::size_t i = 0; i < c.input_count(); ++i) found += " " + text(c.input(i).dims());
    invalid(c, std::move(found), std::move(needed));
    return std::nullopt;
}

// False if a label has two sizes; within the ellipsis 1 stretches.
inline bool note_sizes(einsum_plan& plan, const einsum_labels& labels, const shape& dims) {
    for (std::size_t i = 0; i < labels.size(); ++i) {
        std::int64_t& size = plan.dims.emplace(labels[i], dims[i]).first->second;
        const bool stretches = labels[i] >= first_ellipsis && (size == 1 || dims[i] == 1);
        if (size != dims[i] && !stretches) return false;
        if (size == 1) size = dims[i];
    }
    plan.inputs.emplace_back(labels, dims.sizes());
    return true;
}

inline std::optional<einsum_plan> einsum_plan_of(kernel_context& c) {
    std::vector<einsum_labels> terms = einsum_terms(string_attr(c.node(), "equation"));
    const std::size_t count = c.input_count();
    if (terms.size() != count + 1 || count == 0 || count > 2) {
        return refused_einsum(c, "1 or 2 terms of labels, one for each input, '->' and a term");
    }
    sizes ellipses;
    for (std::size_t i = 0; i < count; ++i) {
        const auto letters = static_cast<std::int64_t>(terms[i].size());
        const auto rank = static_cast<std::int64_t>(c.input(i).rank());
        const bool any = std::ranges::count(terms[i], whole_ellipsis) != 0;
        ellipses.push_back(any ? rank - letters + 1 : 0);
        if (ellipses.back() < 0 || (!any && rank != letters)) {
            return refused_einsum(c, "a label for each dimension");
        }
    }
    const auto most = static_cast<std::size_t>(*std::ranges::max_element(ellipses));
    einsum_plan plan;
    for (std::size_t i = 0; i < count; ++i) {
        const auto rank = static_cast<std::size_t>(ellipses[i]);
        const einsum_labels labels = einsum_expanded(terms[i], rank, most);
        if (!note_sizes(plan, labels, c.input(i).dims())) {
            return refused_einsum(c, "one size for each label");
        }
    }
    const bool kept = std::ranges::count(terms.back(), whole_ellipsis) != 0;
    if (!kept && most != 0) return refused_einsum(c, "an output that keeps the ellipsis");
    plan.output = einsum_expanded(terms.back(), most, most);
    for (int label : plan.output) {
        if (!plan.dims.contains(label)) return refused_einsum(c, "labels that an input has");
    }
    return plan;
}

// The elements in the order of `kept`, summed along `summed`; labels it lacks count as 1.
inline std::optional<tensor> arranged(kernel_context& c, const tensor& x, const labelled& of,
                                      const einsum_labels& kept, const einsum_labels& summed) {
    sizes dims;
    layout from;
    for (const einsum_labels* list : {&kept, &summed}) {
        for (int label : *list) {
            dims.push_back(of.size(label));
            from.strides.push_back(of.stride(label));
        }
    }
    auto all = make_output(c, x.type(), dims);
    if (!all) return std::nullopt;
    copy_in(*all, x, from);
    if (summed.empty()) return all;
    auto out = make_output(c, x.type(), std::span{dims}.first(kept.size()));
    if (!out) return std::nullopt;
    with_type(matmul_types{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto to = out->template writable<T>();
        const auto values = std::as_const(*all).template values<T>();
        const std::size_t count = to.empty() ? 0 : values.size() / to.size();
        for (std::size_t i = 0; i < to.size(); ++i) {
            sum_type<T> sum{};
            for (std::size_t j = 0; j < count; ++j) {
                sum = folded_sum::fold(sum, static_cast<sum_type<T>>(values[i * count + j]));
            }
            to[i] = static_cast<T>(sum);
        }
    });
    return out;
}

// The result from elements in the order of `labels`: zero off the diagonals of repeated labels.
inline void put_einsum(kernel_context& c, const einsum_plan& plan, const tensor& made,
                       const einsum_labels& labels) {
    sizes dims;
    for (int label : plan.output) dims.push_back(plan.dims.at(label));
    if (!output_shape(c, made.type(), dims)) return;
    tensor out = tensor::zeros(made.type(), shape{dims});
    const labelled result{plan.output, dims};
    sizes block;
    layout to;
    for (int label : labels) {
        block.push_back(plan.dims.at(label));
        to.strides.push_back(result.stride(label));
    }
    copy_block(block, out, to, made, {0, row_major(block)});
    c.output(0, std::move(out));
}

// What becomes of each label of a product.
struct einsum_roles {
    einsum_labels batch;
    einsum_labels contracted;
    einsum_labels free[2];
    einsum_labels summed[2];
};

inline einsum_roles roles_of(const einsum_plan& plan) {
    einsum_roles roles;
    for (const auto& [label, size] : plan.dims) {
        const bool kept = std::ranges::count(plan.output, label) != 0;
        const bool in_a = plan.inputs.front().has(label);
        if (in_a && plan.inputs.back().has(label)) {
            (kept ? roles.batch : roles.contracted).push_back(label);
        } else {
            (kept ? roles.free : roles.summed)[in_a ? 0 : 1].push_back(label);
        }
    }
    return roles;
}

inline einsum_labels joined_labels(einsum_labels a, const einsum_labels& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

// The dimensions behind the batch as two: `first` of them, and the rest.
inline std::optional<tensor> as_matrices(kernel_context& c, const tensor& t, std::size_t batch,
                                         std::size_t first) {
    const auto dims = t.dims().sizes();
    sizes out{dims.begin(), dims.begin() + static_cast<std::ptrdiff_t>(batch)};
    const auto rows = element_count(dims.subspan(batch, first));
    const auto columns = element_count(dims.subspan(batch + first));
    out.insert(out.end(), {rows.value_or(-1), columns.value_or(-1)});
    const auto checked = output_shape(c, t.type(), out);
    if (!checked) return std::nullopt;
    return t.reshaped(*checked);
}

inline void einsum_of_two(kernel_context& c, const einsum_plan& plan) {
    const einsum_roles r = roles_of(plan);
    const std::size_t batch = r.batch.size();
    std::optional<tensor> operands[2];
    for (std::size_t i = 0; i < 2; ++i) {
        const einsum_labels& first = i == 0 ? r.free[0] : r.contracted;
        const einsum_labels& second = i == 0 ? r.contracted : r.free[1];
        const auto kept = joined_labels(joined_labels(r.batch, first), second);
        const auto x = arranged(c, c.input(i), plan.inputs[i], kept, r.summed[i]);
        if (!x) return;
        operands[i] = as_matrices(c, *x, batch, first.size());
        if (!operands[i]) return;
    }
    tensor* inputs[]{&*operands[0], &*operands[1]};
    const std::uint8_t last_use[]{1, 1};
    tensor product;
    kernel_context inner{c.node(), inputs, last_use, {&product, 1}};
    multiply_matrices(inner, {}, true);
    if (std::optional<problem>& p = inner.failure()) return c.fail(p->code, p->found, p->needed);
    put_einsum(c, plan, product, joined_labels(joined_labels(r.batch, r.free[0]), r.free[1]));
}

}  // namespace detail

inline void einsum(kernel_context& c) {
    const auto plan = detail::einsum_plan_of(c);
    if (!plan) return;
    if (c.input_count() == 2) return detail::einsum_of_two(c, *plan);
    const detail::einsum_roles r = detail::roles_of(*plan);
    const auto x = detail::arranged(c, c.input(0), plan->inputs[0], r.batch, r.contracted);
    if (x) detail::put_einsum(c, *plan, *x, r.batch);
}

inline constexpr kernel_table einsum_kernels{rows_for<einsum>("Einsum", matmul_types::set)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/diagonals.hpp
// diagonals: several diagonals of matrices as lines of a band, and rolled dimensions.
#ifndef EVERGRAPH_TF_KERNELS_DIAGONALS_HPP
#define EVERGRAPH_TF_KERNELS_DIAGONALS_HPP

namespace evergraph::tf {

namespace detail {

// Diagonals `lower` to `upper` of matrices; 0 is the main one. A band holds the upmost first.
struct diagonal_band {
    std::int64_t lower = 0;
    std::int64_t upper = 0;
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    std::int64_t length = 0;  // of a line of the band

    std::int64_t count() const { return upper - lower + 1; }
    std::int64_t elements_of(std::int64_t d) const {
        const std::int64_t n = std::min(rows + std::min<std::int64_t>(d, 0),
                                        columns - std::max<std::int64_t>(d, 0));
        return std::clamp<std::int64_t>(n, 0, length);
    }
    void set_length() {
        length = std::max<std::int64_t>(0, std::min(rows + std::min<std::int64_t>(upper, 0),
                                                    columns - std::max<std::int64_t>(lower, 0)));
    }
    // Behind the dimensions of the batch.
    void append_dims(sizes& dims) const {
        if (count() > 1) dims.push_back(count());
        dims.push_back(length);
    }
};

// The second version has no alignment: its lines begin on the left.
inline bool left_aligned(const plan_node& node, std::int64_t d) {
    const std::string_view align = string_attr(node, "align", "LEFT_LEFT");
    return (d >= 0 && align.starts_with("LEFT")) || (d <= 0 && align.ends_with("LEFT"));
}

// Input i as the first and the last diagonal.
inline std::optional<diagonal_band> band_in(kernel_context& c, std::size_t i) {
    const auto k = integers_in(c, i);
    if (!k) return std::nullopt;
    if (k->empty() || k->size() > 2 || k->front() > k->back()) {
        invalid(c, "diagonals " + list_text(*k), "one, or a first and a last");
        return std::nullopt;
    }
    return diagonal_band{k->front(), k->back()};
}

// The diagonals of input 0, which must have them.
inline std::optional<diagonal_band> band_of_matrices(kernel_context& c, std::size_t i) {
    const shape& dims = c.input(0).dims();
    if (dims.rank() < 2) {
        invalid(c, "values of shape " + text(dims), "matrices");
        return std::nullopt;
    }
    auto band = band_in(c, i);
    if (!band) return std::nullopt;
    band->rows = dims[dims.rank() - 2];
    band->columns = dims[dims.rank() - 1];
    for (std::int64_t d : {band->lower, band->upper}) {
        if (d == 0 || (-band->rows < d && d < band->columns)) continue;
        invalid(c, "diagonal " + std::to_string(d) + " of shape " + text(dims), "one it has");
        return std::nullopt;
    }
    band->set_length();
    return band;
}

// f(dims of the block, its layout in the matrices, its layout in the bands) for each diagonal.
template <class F>
void for_each_diagonal(const plan_node& node, const diagonal_band& b, std::int64_t batch, F&& f) {
    for (std::int64_t d = b.upper; batch != 0 && d >= b.lower; --d) {
        const std::int64_t n = b.elements_of(d);
        if (n == 0) continue;
        const std::int64_t first = d < 0 ? -d * b.columns : d;
        const std::int64_t skipped = left_aligned(node, d) ? 0 : b.length - n;
        f(sizes{batch, n}, layout{first, {b.rows * b.columns, b.columns + 1}},
          layout{(b.upper - d) * b.length + skipped, {b.count() * b.length, 1}});
    }
}

inline bool is_single(kernel_context& c, std::size_t i) {
    if (c.input(i).elements() == 1) return true;
    invalid(c, "input " + std::to_string(i) + " of shape " + text(c.input(i).dims()), "a scalar");
    return false;
}

// Rows and columns as asked for, -1 for as few as hold the diagonals.
inline bool set_matrix_sizes(kernel_context& c, diagonal_band& b, std::int64_t rows,
                             std::int64_t columns) {
    const std::int64_t least_rows = b.length - std::min<std::int64_t>(b.upper, 0);
    const std::int64_t least_columns = b.length + std::max<std::int64_t>(b.lower, 0);
    b.rows = rows == -1 ? least_rows : rows;
    b.columns = columns == -1 ? least_columns : columns;
    if (rows == -1 && columns == -1) b.rows = b.columns = std::max(least_rows, least_columns);
    const bool tight = b.rows == least_rows || b.columns == least_columns;
    if (tight && b.rows >= least_rows && b.columns >= least_columns) return true;
    invalid(c, std::to_string(b.rows) + " rows and " + std::to_string(b.columns) + " columns",
            "at least " + std::to_string(least_rows) + " and " + std::to_string(least_columns) +
                ", one of them exactly");
    return false;
}

}  // namespace detail

// Matrices with these diagonals, padded elsewhere.
inline void matrix_diagonals(kernel_context& c) {
    const tensor& x = c.input(0);
    auto band = detail::band_in(c, 1);
    const auto rows = band ? integer_in(c, 2) : std::nullopt;
    const auto columns = rows ? integer_in(c, 3) : std::nullopt;
    if (!columns || !detail::is_single(c, 4)) return;
    const std::size_t used = band->count() > 1 ? 2 : 1;
    if (x.rank() < used || (used == 2 && x.dims()[x.rank() - 2] != band->count())) {
        return invalid(c, "diagonals of shape " + text(x.dims()),
                       std::to_string(band->count()) + " diagonals in each matrix");
    }
    band->length = x.dims()[x.rank() - 1];
    if (!detail::set_matrix_sizes(c, *band, *rows, *columns)) return;
    sizes dims{x.dims().begin(), x.dims().end() - static_cast<std::ptrdiff_t>(used)};
    const std::int64_t batch = x.elements() == 0 ? 0 : product(dims);
    dims.insert(dims.end(), {band->rows, band->columns});
    auto out = make_output(c, x.type(), dims);
    if (!out) return;
    fill_with(*out, c.input(4));
    detail::for_each_diagonal(c.node(), *band, batch, [&](sizes n, layout matrix, layout line) {
        copy_block(std::move(n), *out, std::move(matrix), x, std::move(line));
    });
    c.output(0, std::move(*out));
}

// The diagonals of matrices, padded to one length.
inline void matrix_diagonals_part(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto band = detail::band_of_matrices(c, 1);
    if (!band || !detail::is_single(c, 2)) return;
    sizes dims{x.dims().begin(), x.dims().end() - 2};
    const std::int64_t batch = x.elements() == 0 ? 0 : product(dims);
    band->append_dims(dims);
    auto out = make_output(c, x.type(), dims);
    if (!out) return;
    fill_with(*out, c.input(2));
    detail::for_each_diagonal(c.node(), *band, batch, [&](sizes n, layout matrix, layout line) {
        copy_block(std::move(n), *out, std::move(line), x, std::move(matrix));
    });
    c.output(0, std::move(*out));
}

// Matrices with other diagonals.
inline void matrix_set_diagonals(kernel_context& c) {
    const auto band = detail::band_of_matrices(c, 2);
    if (!band) return;
    const tensor& lines = c.input(1);
    sizes wanted{c.input(0).dims().begin(), c.input(0).dims().end() - 2};
    const std::size_t outer = wanted.size();
    band->append_dims(wanted);
    if (!std::ranges::equal(lines.dims().sizes(), wanted)) {
        return invalid(c, "diagonals of shape " + text(lines.dims()), list_text(wanted));
    }
    const std::int64_t batch =
        lines.elements() == 0 ? 0 : product(std::span{wanted}.first(outer));
    tensor x = c.take(0);
    if (!x.unique()) x = x.copy();
    detail::for_each_diagonal(c.node(), *band, batch, [&](sizes n, layout matrix, layout line) {
        copy_block(std::move(n), x, std::move(matrix), lines, std::move(line));
    });
    c.output(0, std::move(x));
}

// Dimensions shifted round: what leaves at the end comes back at the front.
inline void roll(kernel_context& c) {
    const auto shifts = integers_in(c, 1);
    const auto axes = shifts ? integers_in(c, 2) : std::nullopt;
    if (!axes) return;
    tensor x = c.take(0);
    if (x.rank() == 0 || shifts->size() != axes->size() ||
        c.input(1).rank() != c.input(2).rank()) {
        return invalid(c, "shape " + text(x.dims()) + " rolled by " + list_text(*shifts) +
                              " along " + list_text(*axes), "one shift for each axis");
    }
    const sizes strides = row_major(x.dims().sizes());
    for (std::size_t i = 0; i < axes->size(); ++i) {
        const auto axis = axis_in(c, (*axes)[i], x.rank());
        if (!axis) return;
        const std::int64_t n = x.dims()[*axis];
        if (x.elements() == 0 || (*shifts)[i] % n == 0) continue;
        const std::int64_t shift = ((*shifts)[i] % n + n) % n;
        tensor out = tensor::uninitialized(x.type(), x.dims());
        sizes block = sizes_of(x);
        block[*axis] = n - shift;
        copy_block(block, out, {shift * strides[*axis], strides}, x, {0, strides});
        block[*axis] = shift;
        copy_block(block, out, {0, strides}, x, {(n - shift) * strides[*axis], strides});
        x = std::move(out);
    }
    c.output(0, std::move(x));
}

inline constexpr kernel_table diagonal_kernels{
    row_for("MatrixDiagV2", runs<matrix_diagonals>, "T", movable_types),
    row_for("MatrixDiagV3", runs<matrix_diagonals>, "T", movable_types),
    row_for("MatrixDiagPartV2", runs<matrix_diagonals_part>, "T", movable_types),
    row_for("MatrixDiagPartV3", runs<matrix_diagonals_part>, "T", movable_types),
    row_for("MatrixSetDiagV2", runs<matrix_set_diagonals>, "T", movable_types),
    row_for("MatrixSetDiagV3", runs<matrix_set_diagonals>, "T", movable_types),
    row_for("Roll", runs<roll>, "T", movable_types)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/fake_quantize.hpp
// fake_quantize: floats moved to the nearest value that a quantized number could hold.
#ifndef EVERGRAPH_TF_KERNELS_FAKE_QUANTIZE_HPP
#define EVERGRAPH_TF_KERNELS_FAKE_QUANTIZE_HPP

namespace evergraph::tf {

// Steps between two limits that are moved so that 0 is one of the steps.
class quantized_range {
 public:
    quantized_range(float low, float high, std::int64_t bits, bool narrow) {
        const float first = narrow ? 1.0F : 0.0F;
        const auto last = static_cast<float>((std::int64_t{1} << bits) - 1);
        empty_ = low == 0.0F && high == 0.0F;
        step_ = (high - low) / (last - first);
        const float zero = first - low / step_;
        const float nudged = zero < first ? first : zero > last ? last : std::round(zero);
        low_ = (first - nudged) * step_;
        high_ = (last - nudged) * step_;
        zero_ = std::floor(-low_ / step_ + 0.5F);
    }
    float nearest(float x) const {
        if (empty_) return 0.0F;
        const float inside = std::max(std::min(x, high_), low_) - low_;
        return std::floor(inside * (1.0F / step_) - zero_ + 0.5F) * step_;
    }

 private:
    bool empty_ = false;
    float step_ = 0;
    float low_ = 0;
    float high_ = 0;
    float zero_ = 0;
};

namespace detail {

// The limits of channel i, where the last dimension counts channels, are lows[i] and highs[i].
inline void fake_quantize(kernel_context& c, std::span<const float> lows,
                          std::span<const float> highs) {
    const std::int64_t bits = attr_or<std::int64_t>(c.node(), "num_bits", 8);
    if (bits < 2 || bits > 16) return invalid(c, std::to_string(bits) + " bits", "2 to 16 bits");
    const bool narrow = attr_or(c.node(), "narrow_range", false);
    tensor x = c.take(0);
    const auto values = x.writable<float>();
    for (std::size_t i = 0; i < lows.size(); ++i) {
        const quantized_range range{lows[i], highs[i], bits, narrow};
        for (std::size_t at = i; at < values.size(); at += lows.size()) {
            values[at] = range.nearest(values[at]);
        }
    }
    c.output(0, std::move(x));
}

}  // namespace detail

inline void fake_quantize_by_attrs(kernel_context& c) {
    const float low = attr_or(c.node(), "min", -6.0F);
    const float high = attr_or(c.node(), "max", 6.0F);
    if (!(low < high)) {
        return invalid(c, "limits " + std::to_string(low) + " and " + std::to_string(high),
                       "a lower and a higher one");
    }
    detail::fake_quantize(c, {&low, 1}, {&high, 1});
}

// One pair of limits, or one for each element of the last dimension.
template <bool ByChannel>
void fake_quantize_by_inputs(kernel_context& c) {
    const shape& dims = c.input(0).dims();
    for (std::size_t i = 1; i < 3; ++i) {
        const shape& limits = c.input(i).dims();
        const bool good = ByChannel ? limits.rank() == 1 && dims.rank() > 0 &&
                                          limits[0] == dims[dims.rank() - 1]
                                    : limits.rank() == 0;
        if (good) continue;
        return invalid(c, "limits of shape " + text(limits) + " for values of shape " + text(dims),
                       ByChannel ? "one for each channel" : "a scalar");
    }
    detail::fake_quantize(c, c.values<float>(1), c.values<float>(2));
}

inline constexpr kernel_table fake_quantize_kernels{
    row_for("FakeQuantWithMinMaxArgs", runs<fake_quantize_by_attrs>),
    row_for("FakeQuantWithMinMaxVars", runs<fake_quantize_by_inputs<false>>),
    row_for("FakeQuantWithMinMaxVarsPerChannel", runs<fake_quantize_by_inputs<true>>)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/pool_places.hpp
// pool_places: the largest element under a sliding window, and where it lies.
#ifndef EVERGRAPH_TF_KERNELS_POOL_PLACES_HPP
#define EVERGRAPH_TF_KERNELS_POOL_PLACES_HPP

namespace evergraph::tf {

namespace detail {

// Where in the image the largest element of channel d lies under the window at (y, x).
template <class T>
std::int64_t largest_place(const T* image, const pooling& p, std::int64_t y, std::int64_t x,
                           std::int64_t d) {
    std::int64_t best = -1;
    for (std::int64_t ky = p.rows.first(y); ky < p.rows.last(y); ++ky) {
        for (std::int64_t kx = p.columns.first(x); kx < p.columns.last(x); ++kx) {
            const std::int64_t line = p.rows.source(y, ky) * p.columns.in + p.columns.source(x, kx);
            const std::int64_t at = line * p.depth.in + d;
            if (best < 0 || image[at] > image[best]) best = at;
        }
    }
    return best;
}

}  // namespace detail

// Places count from the beginning of the image, or of the batch if asked.
inline void max_pool_with_places(kernel_context& c) {
    const tensor& x = c.input(0);
    if (!is_image(c, x, "an image")) return;
    pooling p;
    if (!detail::place_pool(c, x, integers_attr(c.node(), "ksize"),
                            integers_attr(c.node(), "strides"), p)) {
        return;
    }
    if (p.depth.size != 1 || p.depth.stride != 1) {
        return c.fail(status_code::unimplemented, "a window over channels",
                      "a window and stride of 1 along channels");
    }
    const bool by_batch = attr_or(c.node(), "include_batch_in_index", false);
    const sizes dims{x.dims()[0], p.rows.out, p.columns.out, p.depth.out};
    auto out = make_output(c, x.type(), dims);
    auto places = make_output(c, dtype::int64, dims);
    if (!out || !places) return;
    const std::int64_t image_size = p.rows.in * p.columns.in * p.depth.in;
    const auto place = places->writable<std::int64_t>();
    const bool known = with_type(reals{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto to = out->writable<T>();
        for (std::size_t i = 0; i < to.size() && !c.stopping(); ++i) {
            const auto line = static_cast<std::int64_t>(i) / p.depth.out;
            const std::int64_t image = line / p.columns.out / p.rows.out * image_size;
            const T* from = x.values<T>().data() + image;
            place[i] = detail::largest_place(from, p, line / p.columns.out % p.rows.out,
                                             line % p.columns.out,
                                             static_cast<std::int64_t>(i) % p.depth.out);
            to[i] = place[i] < 0 ? T{} : from[place[i]];
            if (by_batch) place[i] += image;
        }
    });
    const auto cast = cast_to(*places, base_of(attr_or(c.node(), "Targmax", dtype::int64)));
    if (!known || !cast) return unsupported_type(c, x.type());
    c.output(0, std::move(*out));
    c.output(1, *cast);
}

inline constexpr kernel_table pool_place_kernels{
    rows_for<max_pool_with_places>("MaxPoolWithArgmax", reals::set)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/special_functions.hpp
// special_functions: inverse error function, normal quantiles, digamma, and sums of exponentials.
#ifndef EVERGRAPH_TF_KERNELS_SPECIAL_FUNCTIONS_HPP
#define EVERGRAPH_TF_KERNELS_SPECIAL_FUNCTIONS_HPP

namespace evergraph::tf {

namespace detail {

// The y from 0 with erf(y) = x, where rest = 1 - x: a guess after Winitzki, then Halley's steps.
inline double inverse_erf(double x, double rest) {
    if (!(x >= 0 && rest >= 0)) return std::numeric_limits<double>::quiet_NaN();
    if (rest == 0) return std::numeric_limits<double>::infinity();
    constexpr double a = 0.147;
    const double log = x < 0.5 ? std::log1p(-x * x) : std::log(rest) + std::log1p(x);
    const double half = 2 / (std::numbers::pi * a) + log / 2;
    double y = std::sqrt(std::max(0.0, std::sqrt(half * half - log / a) - half));
    for (int i = 0; i < 3; ++i) {
        const double error = x < 0.5 ? std::erf(y) - x : rest - std::erfc(y);
        const double slope = 2 * std::numbers::inv_sqrtpi * std::exp(-y * y);
        if (slope == 0) break;
        const double step = error / slope;
        y -= step / (1 + y * step);
    }
    return y;
}

inline double digamma_of(double x) {
    if (x <= 0 && std::floor(x) == x) return std::numeric_limits<double>::quiet_NaN();
    if (x < 0) return digamma_of(1 - x) - std::numbers::pi / std::tan(std::numbers::pi * x);
    double shifted = 0;
    for (; x < 10; ++x) shifted += 1 / x;
    const double s = 1 / (x * x);
    const double series =
        s * (1.0 / 12 -
             s * (1.0 / 120 -
                  s * (1.0 / 252 -
                       s * (1.0 / 240 - s * (1.0 / 132 - s * (691.0 / 32760 - s / 12))))));
    return std::log(x) - 0.5 / x - series - shifted;
}

}  // namespace detail

struct inverse_error_function {
    using on = floats;
    template <class T>
    static T of(T x) {
        const auto magnitude = static_cast<double>(std::fabs(x));
        return std::copysign(static_cast<T>(detail::inverse_erf(magnitude, 1 - magnitude)), x);
    }
};
struct normal_quantile {
    using on = floats;
    template <class T>
    static T of(T p) {
        const auto low = 2 * static_cast<double>(p < T{1} / 2 ? p : T{1} - p);
        const double y = std::numbers::sqrt2 * detail::inverse_erf(1 - low, low);
        return static_cast<T>(p < T{1} / 2 ? -y : y);
    }
};
struct digamma {
    using on = floats;
    template <class T>
    static T of(T x) {
        return static_cast<T>(detail::digamma_of(static_cast<double>(x)));
    }
};
struct next_after {
    using on = floats;
    template <class T>
    static T of(T from, T to) {
        return std::nextafter(from, to);
    }
};

// The logarithm of running sums of exponentials.
inline void cumulative_log_sum(kernel_context& c) {
    const auto wanted = integer_in(c, 1);
    if (!wanted) return;
    tensor x = c.take(0);
    const auto axis = axis_in(c, *wanted, x.rank());
    if (!axis) return;
    const bool exclusive = attr_or(c.node(), "exclusive", false);
    const bool reverse = attr_or(c.node(), "reverse", false);
    const axis_view v = view_round(x.dims(), *axis);
    with_type(floats{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto values = x.writable<T>();
        if (values.empty()) return;
        for (std::int64_t line = 0; line < v.outer * v.inner; ++line) {
            T* const begin = values.data() + line / v.inner * v.size * v.inner + line % v.inner;
            T running = -std::numeric_limits<T>::infinity();
            for (std::int64_t i = 0; i < v.size; ++i) {
                T& at = begin[(reverse ? v.size - 1 - i : i) * v.inner];
                const T most = larger::of(at, running);
                const T least = smaller::of(at, running);
                const T next = most == least ? most + std::log(T{2})
                                             : most + std::log1p(std::exp(least - most));
                at = exclusive ? running : next;
                running = next;
            }
        }
    });
    c.output(0, std::move(x));
}

// The root of the sum of squared magnitudes.
inline void euclidean_norm(kernel_context& c) {
    tensor squares = c.take(0).copy();
    const bool known = with_type(join<continuous, signed_integers>{}, squares.type(),
                                 [&]<class Tag>(Tag) {
        for (auto& v : squares.writable<typename Tag::type>()) {
            v = squared_difference::of(v, typename Tag::type{});
        }
    });
    if (!known) return unsupported_type(c, squares.type());
    tensor axes = c.input(1);
    tensor* inputs[]{&squares, &axes};
    const std::uint8_t last_use[]{1, 1};
    tensor sums;
    kernel_context inner{c.node(), inputs, last_use, {&sums, 1}};
    reduce<folded_sum>(inner);
    if (std::optional<problem>& p = inner.failure()) return c.fail(p->code, p->found, p->needed);
    with_type(join<continuous, signed_integers>{}, sums.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        for (T& v : sums.writable<T>()) {
            if constexpr (!std::is_integral_v<T>) v = std::sqrt(v);
            else v = static_cast<T>(std::sqrt(static_cast<double>(v < 0 ? T{} : v)));
        }
    });
    c.output(0, std::move(sums));
}

inline constexpr kernel_table special_function_kernels{
    unary_rows<inverse_error_function>("Erfinv"),
    unary_rows<normal_quantile>("Ndtri"),
    unary_rows<digamma>("Digamma"),
    row_for("NextAfter", runs<binary<next_after>>, "T", floats::set),
    rows_for<cumulative_log_sum>("CumulativeLogsumexp", floats::set),
    rows_for<euclidean_norm>("EuclideanNorm", join<continuous, signed_integers>::set)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/count.hpp
// count: how often numbers appear, which interval they fall into, and losses by class.
#ifndef EVERGRAPH_TF_KERNELS_COUNT_HPP
#define EVERGRAPH_TF_KERNELS_COUNT_HPP

namespace evergraph::tf {

namespace detail {

// Input 0 counted into as many bins as input 1 says, weighted by input 2 unless that is empty.
inline void count_into_bins(kernel_context& c, std::int64_t rows, bool binary) {
    const auto bins = integer_in(c, 1);
    if (!bins) return;
    const sizes numbers = integers_of(c.input(0));
    const tensor& weights = c.input(2);
    const bool weighted = weights.elements() != 0;
    const bool negative = std::ranges::any_of(numbers, [](std::int64_t n) { return n < 0; });
    if (negative || *bins < 0 || (weighted && !(weights.dims() == c.input(0).dims()))) {
        return invalid(c, std::to_string(*bins) + " bins for numbers " + list_text(numbers) +
                              ", weights of shape " + text(weights.dims()),
                       "numbers from 0, and a weight for each or none");
    }
    sizes dims{*bins};
    if (c.input(0).rank() == 2) dims.insert(dims.begin(), rows);
    auto out = make_output(c, weights.type(), dims);
    if (!out) return;
    const bool known = with_type(join<floats, signed_integers>{}, out->type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto to = out->writable<T>();
        std::fill(to.begin(), to.end(), T{});
        const std::size_t width = rows == 0 ? 1 : numbers.size() / static_cast<std::size_t>(rows);
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (numbers[i] >= *bins) continue;
            const std::size_t row = i / width * static_cast<std::size_t>(*bins);
            T& bin = to[row + static_cast<std::size_t>(numbers[i])];
            bin = binary ? T{1} : plus::of(bin, weighted ? weights.values<T>()[i] : T{1});
        }
    });
    if (!known) return unsupported_type(c, weights.type());
    c.output(0, std::move(*out));
}

}  // namespace detail

// All elements into one row of bins.
inline void bin_count(kernel_context& c) {
    if (c.input(0).rank() == 2) {
        return invalid(c, "numbers of shape " + text(c.input(0).dims()), "a vector");
    }
    detail::count_into_bins(c, 1, false);
}

// A row of bins for each row of elements.
inline void dense_bin_count(kernel_context& c) {
    const shape& dims = c.input(0).dims();
    if (dims.rank() > 2) return invalid(c, "numbers of shape " + text(dims), "at most a matrix");
    detail::count_into_bins(c, dims.rank() == 2 ? dims[0] : 1,
                            attr_or(c.node(), "binary_output", false));
}

// How many boundaries are not above each element.
inline void bucketize(kernel_context& c) {
    const attr_list* list = c.node().attrs.find_as<attr_list>("boundaries");
    const std::vector<float> boundaries = list == nullptr ? std::vector<float>{} : list->f;
    if (!std::ranges::is_sorted(boundaries)) {
        return invalid(c, "boundaries that fall", "boundaries in ascending order");
    }
    const tensor& x = c.input(0);
    auto out = make_output(c, dtype::int32, x.dims().sizes());
    if (!out) return;
    const bool known = with_type(join<floats, signed_integers>{}, x.type(), [&]<class Tag>(Tag) {
        const auto from = x.values<typename Tag::type>();
        const auto to = out->writable<std::int32_t>();
        for (std::size_t i = 0; i < to.size(); ++i) {
            const auto above = std::ranges::upper_bound(boundaries, static_cast<double>(from[i]));
            to[i] = static_cast<std::int32_t>(above - boundaries.begin());
        }
    });
    if (!known) return unsupported_type(c, x.type());
    c.output(0, std::move(*out));
}

// Cross products of the triples in the last dimension.
inline void cross_product(kernel_context& c) {
    const tensor& x = c.input(0);
    const tensor& y = c.input(1);
    if (!(x.dims() == y.dims()) || x.rank() == 0) {
        return invalid(c, "shapes " + text(x.dims()) + " and " + text(y.dims()),
                       "equal shapes of triples");
    }
    if (x.dims()[x.rank() - 1] != 3) {
        return c.fail(status_code::failed_precondition, "shape " + text(x.dims()), "triples");
    }
    tensor out = tensor::uninitialized(x.type(), x.dims());
    const bool known = with_type(reals{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto a = x.values<T>();
        const auto b = y.values<T>();
        const auto to = out.writable<T>();
        for (std::size_t i = 0; i < to.size(); ++i) {
            const std::size_t first = i / 3 * 3;
            const std::size_t j = first + (i + 1) % 3;
            const std::size_t k = first + (i + 2) % 3;
            to[i] = minus::of(times::of(a[j], b[k]), times::of(a[k], b[j]));
        }
    });
    if (!known) return unsupported_type(c, x.type());
    c.output(0, std::move(out));
}

// The loss of each row against its distribution of labels, and the gradient.
inline void softmax_cross_entropy(kernel_context& c) {
    const auto dims = broadcast_sizes(c.input(0).dims().sizes(), c.input(1).dims().sizes());
    if (!dims || dims->size() != 2) {
        return invalid(c, "logits of shape " + text(c.input(0).dims()) + ", labels of shape " +
                              text(c.input(1).dims()), "matrices that broadcast");
    }
    const auto checked = output_shape(c, c.input(0).type(), *dims);
    if (!checked) return;
    const tensor labels = stretched(c.input(1), *checked);
    tensor gradient = stretched(c.input(0), *checked);
    tensor loss = tensor::zeros(gradient.type(), shape{(*dims)[0]});
    const auto width = static_cast<std::size_t>((*dims)[1]);
    const bool known = with_type(floats{}, loss.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        auto rows = gradient.writable<T>();
        const T* label = labels.values<T>().data();
        for (T& sum_of_row : loss.writable<T>()) {
            if (rows.empty()) return;
            const auto row = rows.first(width);
            const T most = *std::ranges::max_element(row);
            T sum{};
            for (T& v : row) sum += std::exp(v -= most);
            const T log = std::log(sum);
            for (T& v : row) {
                if (*label != T{}) sum_of_row += *label * (log - v);
                v = std::exp(v) / sum - *label++;
            }
            rows = rows.subspan(width);
        }
    });
    if (!known) return unsupported_type(c, loss.type());
    c.output(0, std::move(loss));
    c.output(1, std::move(gradient));
}

namespace detail {

// The slices of input 0 at the indices of input 1.
inline std::optional<tensor> indexed_slices(kernel_context& c) {
    const tensor& x = c.input(0);
    const tensor& index = c.input(1);
    if (x.rank() == 0 || index.rank() != 1 || !(index.dims() == c.input(2).dims())) {
        invalid(c, "values of shape " + text(x.dims()) + ", indices of shape " +
                       text(index.dims()) + ", segments of shape " + text(c.input(2).dims()),
                "one segment for each index");
        return std::nullopt;
    }
    sizes dims = sizes_of(x);
    const std::int64_t most = std::exchange(dims[0], index.dims()[0]);
    auto out = make_output(c, x.type(), dims);
    if (!out) return std::nullopt;
    const auto inner = element_count(x.dims().sizes().subspan(1)).value_or(0);
    const run_copier copy{*out, x};
    const sizes indices = integers_of(index);
    for (std::size_t i = 0; i < indices.size(); ++i) {
        if (indices[i] < 0 || indices[i] >= most) {
            bad_index(c, i, indices[i], most);
            return std::nullopt;
        }
        copy(static_cast<std::int64_t>(i) * inner, indices[i] * inner, inner);
    }
    return out;
}

}  // namespace detail

// Slices picked by index, folded by sorted segments; `Root`: divided by the root of their number.
template <class Op, bool Root = false>
void fold_indexed_segments(kernel_context& c) {
    auto slices = detail::indexed_slices(c);
    if (!slices) return;
    tensor segments = c.input(2);
    tensor* inputs[]{&*slices, &segments};
    const std::uint8_t last_use[]{0, 0};
    tensor out;
    kernel_context inner{c.node(), inputs, last_use, {&out, 1}};
    fold_sorted_segments<Op>(inner);
    if (std::optional<problem>& p = inner.failure()) return c.fail(p->code, p->found, p->needed);
    if (Root && out.elements() != 0) {
        sizes members(static_cast<std::size_t>(out.dims()[0]), 0);
        for (std::int64_t s : integers_of(segments)) ++members[static_cast<std::size_t>(s)];
        with_type(floats{}, out.type(), [&]<class Tag>(Tag) {
            using T = typename Tag::type;
            const auto values = out.template writable<T>();
            for (std::size_t i = 0; i < values.size(); ++i) {
                const auto count = members[i / (values.size() / members.size())];
                if (count > 1) values[i] /= std::sqrt(static_cast<T>(count));
            }
        });
    }
    c.output(0, std::move(out));
}

inline constexpr kernel_table count_kernels{
    rows_for<bin_count>("Bincount", join<floats, signed_integers>::set),
    rows_for<dense_bin_count>("DenseBincount", join<floats, signed_integers>::set),
    row_for("Bucketize", runs<bucketize>),
    rows_for<cross_product>("Cross", reals::set),
    rows_for<softmax_cross_entropy>("SoftmaxCrossEntropyWithLogits", floats::set),
    rows_for<fold_indexed_segments<folded_sum>>("SparseSegmentSum", reals::set),
    rows_for<fold_indexed_segments<folded_mean>>("SparseSegmentMean", floats::set),
    rows_for<fold_indexed_segments<folded_sum, true>>("SparseSegmentSqrtN", floats::set)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/boxes.hpp
// boxes: crops of images at boxes, and the best boxes that do not overlap.
#ifndef EVERGRAPH_TF_KERNELS_BOXES_HPP
#define EVERGRAPH_TF_KERNELS_BOXES_HPP

namespace evergraph::tf {

namespace detail {

// Where the samples of a crop lie along one dimension; `from` and `to` are parts of its length.
struct crop_axis {
    std::int64_t in = 0;
    std::int64_t out = 0;
    float from = 0;
    float to = 0;

    float at(std::int64_t i) const {
        const auto last = static_cast<float>(in - 1);
        if (out == 1) return 0.5F * (from + to) * last;
        const float step = (to - from) * last / static_cast<float>(out - 1);
        return from * last + static_cast<float>(i) * step;
    }
    // Floats cannot tell neighbours apart in very long dimensions.
    std::int64_t place(float x) const { return std::min(static_cast<std::int64_t>(x), in - 1); }
    bool inside(float x) const { return x >= 0 && x <= static_cast<float>(in - 1); }
};

inline bool refuse_crop(kernel_context& c, const tensor& boxes, const sizes& size) {
    const shape& image = c.input(0).dims();
    const bool image_good = image.rank() == 4 && image[1] > 0 && image[2] > 0;
    const bool boxes_good = boxes.rank() == 2 && boxes.dims()[1] == 4 &&
                            c.input(2).dims() == shape{boxes.dims()[0]};
    const bool size_good = size.size() == 2 && size[0] > 0 && size[1] > 0;
    if (image_good && boxes_good && size_good) return false;
    invalid(c, "images of shape " + text(image) + ", boxes of shape " + text(boxes.dims()) +
                   ", indices of shape " + text(c.input(2).dims()) + ", size " + list_text(size),
            "images that are not empty, 4 numbers and an index for each box, 2 sizes from 1");
    return true;
}

// The pixel of all channels at (y, x), which lies inside.
inline void crop_pixel(std::span<const float> image, const crop_axis& rows,
                       const crop_axis& columns, float y, float x, bool nearest,
                       std::span<float> to) {
    const std::size_t depth = to.size();
    const auto channels = [&](float row, float column) {
        const std::int64_t at = rows.place(row) * columns.in + columns.place(column);
        return image.subspan(static_cast<std::size_t>(at) * depth).data();
    };
    if (nearest) {
        std::copy_n(channels(std::round(y), std::round(x)), depth, to.data());
        return;
    }
    const float* const corners[]{channels(std::floor(y), std::floor(x)),
                                 channels(std::floor(y), std::ceil(x)),
                                 channels(std::ceil(y), std::floor(x)),
                                 channels(std::ceil(y), std::ceil(x))};
    const float right = x - std::floor(x);
    const float down = y - std::floor(y);
    for (std::size_t d = 0; d < depth; ++d) {
        const float above = corners[0][d] + (corners[1][d] - corners[0][d]) * right;
        const float below = corners[2][d] + (corners[3][d] - corners[2][d]) * right;
        to[d] = above + (below - above) * down;
    }
}

}  // namespace detail

// What lies outside of an image is a value of its own.
inline void crop_and_resize(kernel_context& c) {
    const auto size = integers_in(c, 3);
    const tensor& boxes = c.input(1);
    if (!size || detail::refuse_crop(c, boxes, *size)) return;
    const auto images = cast_to(c.input(0), dtype::float32);
    if (!images) return unsupported_type(c, c.input(0).type());
    const sizes dims = sizes_of(*images);
    auto out = make_output(c, dtype::float32,
                           sizes{boxes.dims()[0], (*size)[0], (*size)[1], dims[3]});
    if (!out) return;
    const sizes indices = integers_of(c.input(2));
    for (std::size_t i = 0; i < indices.size(); ++i) {
        if (indices[i] >= 0 && indices[i] < dims[0]) continue;
        return c.fail(status_code::out_of_range, "image " + std::to_string(indices[i]),
                      "an image of the " + std::to_string(dims[0]) + " there are");
    }
    const auto to = out->writable<float>();
    std::fill(to.begin(), to.end(), attr_or(c.node(), "extrapolation_value", 0.0F));
    if (to.empty()) return c.output(0, std::move(*out));
    const bool nearest = string_attr(c.node(), "method", "bilinear") == "nearest";
    const auto depth = static_cast<std::size_t>(dims[3]);
    const auto image_size = static_cast<std::size_t>(dims[1] * dims[2]) * depth;
    std::size_t at = 0;
    for (std::size_t b = 0; b < indices.size() && !c.stopping(); ++b) {
        const auto box = boxes.values<float>().subspan(4 * b, 4);
        const detail::crop_axis rows{dims[1], (*size)[0], box[0], box[2]};
        const detail::crop_axis columns{dims[2], (*size)[1], box[1], box[3]};
        const auto image = std::as_const(*images).values<float>().subspan(
            static_cast<std::size_t>(indices[b]) * image_size, image_size);
        for (std::int64_t i = 0; i < rows.out * columns.out; ++i, at += depth) {
            const float y = rows.at(i / columns.out);
            const float x = columns.at(i % columns.out);
            if (!rows.inside(y) || !columns.inside(x)) continue;
            detail::crop_pixel(image, rows, columns, y, x, nearest, to.subspan(at, depth));
        }
    }
    c.output(0, std::move(*out));
}

namespace detail {

// Corners in ascending order.
struct box_corners {
    float top, left, bottom, right;

    explicit box_corners(std::span<const float> b)
        : top(std::min(b[0], b[2])),
          left(std::min(b[1], b[3])),
          bottom(std::max(b[0], b[2])),
          right(std::max(b[1], b[3])) {}

    float area() const { return (bottom - top) * (right - left); }
};

// The common area as a part of the area of both together.
inline float overlap(const box_corners& a, const box_corners& b) {
    if (a.area() <= 0 || b.area() <= 0) return 0;
    const float height = std::min(a.bottom, b.bottom) - std::max(a.top, b.top);
    const float width = std::min(a.right, b.right) - std::max(a.left, b.left);
    const float common = std::max(height, 0.0F) * std::max(width, 0.0F);
    return common / (a.area() + b.area() - common);
}

// From the best score down, boxes that overlap none of those taken by more than `most_overlap`.
inline void suppress_boxes(kernel_context& c, float most_overlap, float least_score) {
    const auto most = integer_in(c, 2);
    const auto boxes = cast_to(c.input(0), dtype::float32);
    const auto scored = cast_to(c.input(1), dtype::float32);
    if (!most || !boxes || !scored) return;
    const bool shapes_good = boxes->rank() == 2 && boxes->dims()[1] == 4 &&
                             scored->dims() == shape{boxes->dims()[0]};
    if (!shapes_good || *most < 0 || !(most_overlap >= 0 && most_overlap <= 1)) {
        return invalid(c, std::to_string(*most) + " of boxes of shape " + text(boxes->dims()) +
                              ", scores of shape " + text(scored->dims()) + ", overlap up to " +
                              std::to_string(most_overlap),
                       "4 numbers and a score for each box, an overlap in [0, 1]");
    }
    const auto scores = std::as_const(*scored).values<float>();
    std::vector<std::int32_t> order;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (scores[i] > least_score) order.push_back(static_cast<std::int32_t>(i));
    }
    const auto score = [&](std::int32_t i) { return scores[static_cast<std::size_t>(i)]; };
    std::ranges::sort(order, [&](std::int32_t a, std::int32_t b) {
        return score(a) > score(b) || (score(a) == score(b) && a < b);
    });
    std::vector<std::int32_t> taken;
    std::vector<box_corners> corners;
    for (std::int32_t i : order) {
        if (static_cast<std::int64_t>(taken.size()) == *most || c.stopping()) break;
        const box_corners box{std::as_const(*boxes).values<float>().subspan(
            4 * static_cast<std::size_t>(i), 4)};
        const auto clashes = [&](const box_corners& b) { return overlap(box, b) > most_overlap; };
        if (std::ranges::any_of(corners, clashes)) continue;
        taken.push_back(i);
        corners.push_back(box);
    }
    tensor out = tensor::uninitialized(dtype::int32,
                                       shape{static_cast<std::int64_t>(taken.size())});
    std::ranges::copy(taken, out.writable<std::int32_t>().begin());
    c.output(0, std::move(out));
}

// Input i as one float.
inline std::optional<float> float_in(kernel_context& c, std::size_t i) {
    const auto wide = cast_to(c.input(i), dtype::float32);
    if (wide && wide->elements() == 1) return std::as_const(*wide).values<float>()[0];
    invalid(c, "input " + std::to_string(i) + " of shape " + text(c.input(i).dims()), "a scalar");
    return std::nullopt;
}

}  // namespace detail

inline void suppress_overlapping(kernel_context& c) {
    const auto overlap = detail::float_in(c, 3);
    const auto score = overlap && c.input_count() > 4
                           ? detail::float_in(c, 4)
                           : std::optional{std::numeric_limits<float>::lowest()};
    if (overlap && score) detail::suppress_boxes(c, *overlap, *score);
}

inline constexpr kernel_table box_kernels{
    row_for("CropAndResize", runs<crop_and_resize>),
    row_for("NonMaxSuppressionV2", runs<suppress_overlapping>),
    row_for("NonMaxSuppressionV3", runs<suppress_overlapping>)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/fill.hpp
// fill: tensors made from a rule: constant, counting, one-hot, diagonal.
#ifndef EVERGRAPH_TF_KERNELS_FILL_HPP
#define EVERGRAPH_TF_KERNELS_FILL_HPP

namespace evergraph::tf {

inline void fill(kernel_context& c) {
    const auto wanted = integers_in(c, 0);
    if (!wanted) return;
    const tensor& value = c.input(1);
    if (value.elements() != 1) {
        return invalid(c, "a value of shape " + text(value.dims()), "a scalar");
    }
    auto out = make_output(c, value.type(), *wanted);
    if (!out) return;
    fill_with(*out, value);
    c.output(0, std::move(*out));
}

inline void zeros_like(kernel_context& c) {
    c.output(0, tensor::zeros(c.input(0).type(), c.input(0).dims()));
}
inline void ones_like(kernel_context& c) {
    const auto one = cast_to(tensor::scalar(1.0F), c.input(0).type());
    if (!one) return unsupported_type(c, c.input(0).type());
    tensor out = tensor::uninitialized(c.input(0).type(), c.input(0).dims());
    fill_with(out, *one);
    c.output(0, std::move(out));
}
// Elements nobody has set, here zeros.
inline void empty(kernel_context& c) {
    const auto wanted = integers_in(c, 0);
    const dtype type = base_of(attr_or(c.node(), "dtype", dtype::invalid));
    if (!wanted) return;
    if (!movable_types.contains(type)) return unsupported_type(c, type);
    if (const auto dims = output_shape(c, type, *wanted)) c.output(0, tensor::zeros(type, *dims));
}

namespace detail {

// How many steps of delta lie in [start, limit); nothing if the direction is wrong.
template <class T>
std::optional<std::int64_t> step_count(T start, T limit, T delta) {
    if (delta == T{} || (delta > T{} ? start > limit : start < limit)) return std::nullopt;
    if constexpr (std::is_floating_point_v<T>) {
        const auto count = std::ceil(std::fabs((limit - start) / delta));
        if (!(count < T{1e15F})) return std::nullopt;
        return static_cast<std::int64_t>(count);
    } else {
        const auto span = delta > 0 ? static_cast<std::uint64_t>(limit) -
                                          static_cast<std::uint64_t>(start)
                                    : static_cast<std::uint64_t>(start) -
                                          static_cast<std::uint64_t>(limit);
        const auto width = delta > 0 ? static_cast<std::uint64_t>(delta)
                                     : std::uint64_t{0} - static_cast<std::uint64_t>(delta);
        const std::uint64_t count = span == 0 ? 0 : (span - 1) / width + 1;
        return static_cast<std::int64_t>(std::min<std::uint64_t>(count, std::uint64_t{1} << 62U));
    }
}

}  // namespace detail

using range_types = join<floats, types<std::int32_t, std::int64_t>>;

inline void range(kernel_context& c) {
    const dtype type = c.input(0).type();
    for (std::size_t i = 0; i < 3; ++i) {
        if (c.input(i).elements() == 1) continue;
        return invalid(c, "input " + std::to_string(i) + " of shape " + text(c.input(i).dims()),
                       "a scalar");
    }
    const bool known = with_type(range_types{}, type, [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const T start = c.values<T>(0)[0];
        const T delta = c.values<T>(2)[0];
        const auto count = detail::step_count(start, c.values<T>(1)[0], delta);
        if (!count) {
            return invalid(c, "a range from " + std::to_string(start) + " to " +
                                  std::to_string(c.values<T>(1)[0]) + " by " +
                                  std::to_string(delta),
                           "a step other than 0 that leads to the limit");
        }
        auto out = make_output(c, type, sizes{*count});
        if (!out) return;
        T value = start;
        for (T& v : out->template writable<T>()) {
            v = value;
            value = plus::of(value, delta);
        }
        c.output(0, std::move(*out));
    });
    if (!known) unsupported_type(c, type);
}

// The ends are hit exactly.
inline void lin_space(kernel_context& c) {
    const auto count = integer_in(c, 2);
    if (!count) return;
    if (c.input(0).elements() != 1 || c.input(1).elements() != 1 || *count <= 0) {
        return invalid(c, std::to_string(*count) + " numbers from " + text(c.input(0).dims()) +
                              " to " + text(c.input(1).dims()), "at least one, between scalars");
    }
    auto out = make_output(c, c.input(0).type(), sizes{*count});
    if (!out) return;
    with_type(floats{}, out->type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto values = out->template writable<T>();
        const T start = c.values<T>(0)[0];
        const T stop = c.values<T>(1)[0];
        const T step = values.size() > 1 ? (stop - start) / static_cast<T>(values.size() - 1) : T{};
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i] = start + step * static_cast<T>(i);
        }
        if (values.size() > 1) values.back() = stop;
    });
    c.output(0, std::move(*out));
}

// An index outside [0, depth) sets nothing on.
inline void one_hot(kernel_context& c) {
    const tensor& index = c.input(0);
    const auto depth = integer_in(c, 1);
    if (!depth) return;
    const auto wanted = attr_or<std::int64_t>(c.node(), "axis", -1);
    const auto axis = axis_in(c, wanted, index.rank() + 1);
    if (!axis) return;
    if (c.input(2).elements() != 1 || c.input(3).elements() != 1 || *depth < 0) {
        return invalid(c, "depth " + std::to_string(*depth) + ", on of shape " +
                              text(c.input(2).dims()) + ", off of shape " + text(c.input(3).dims()),
                       "a depth from 0 and scalars");
    }
    sizes dims = sizes_of(index);
    dims.insert(dims.begin() + static_cast<std::ptrdiff_t>(*axis), *depth);
    auto out = make_output(c, c.input(2).type(), dims);
    if (!out) return;
    fill_with(*out, c.input(3));
    const std::int64_t inner = product(index.dims().sizes().subspan(*axis));
    std::int64_t at = 0;
    for (std::int64_t i : integers_of(index)) {
        if (i >= 0 && i < *depth) {
            const std::int64_t to = (at / inner * *depth + i) * inner + at % inner;
            copy_block({1}, *out, {to, {1}}, c.input(2), {0, {1}});
        }
        ++at;
    }
    c.output(0, std::move(*out));
}

// A tensor on the diagonal of one of twice its rank.
inline void diagonal(kernel_context& c) {
    const tensor& x = c.input(0);
    sizes dims = sizes_of(x);
    dims.insert(dims.end(), x.dims().begin(), x.dims().end());
    auto out = make_output(c, x.type(), dims);
    if (!out) return;
    fill_with(*out, tensor::zeros(x.type(), shape{}));
    copy_block({x.elements()}, *out, {0, {x.elements() + 1}}, x, {0, {1}});
    c.output(0, std::move(*out));
}
inline void diagonal_part(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto dims = x.dims().sizes();
    const std::size_t half_rank = x.rank() / 2;
    if (x.rank() % 2 != 0 || x.rank() == 0 ||
        !std::equal(dims.begin(), dims.begin() + static_cast<std::ptrdiff_t>(half_rank),
                    dims.begin() + static_cast<std::ptrdiff_t>(half_rank))) {
        return invalid(c, "shape " + text(x.dims()), "two equal halves");
    }
    tensor out = tensor::uninitialized(x.type(), shape{dims.first(half_rank)});
    const std::int64_t n = out.elements();
    copy_block({n}, out, {0, {1}}, x, {0, {n + 1}});
    c.output(0, std::move(out));
}

// The last dimension on the diagonals of matrices.
inline void matrix_diagonal(kernel_context& c) {
    const tensor& x = c.input(0);
    if (x.rank() == 0) return invalid(c, "shape []", "at least a vector");
    const std::int64_t n = x.dims()[x.rank() - 1];
    sizes dims = sizes_of(x);
    dims.push_back(n);
    auto out = make_output(c, x.type(), dims);
    if (!out) return;
    fill_with(*out, tensor::zeros(x.type(), shape{}));
    if (n != 0) {
        copy_block({x.elements() / n, n}, *out, {0, {n * n, n + 1}}, x, {0, {n, 1}});
    }
    c.output(0, std::move(*out));
}
inline void matrix_diagonal_part(kernel_context& c) {
    const tensor& x = c.input(0);
    if (x.rank() < 2) return invalid(c, "shape " + text(x.dims()), "at least a matrix");
    const std::int64_t rows = x.dims()[x.rank() - 2];
    const std::int64_t columns = x.dims()[x.rank() - 1];
    const std::int64_t n = std::min(rows, columns);
    sizes dims = sizes_of(x);
    dims.pop_back();
    dims.back() = n;
    tensor out = tensor::uninitialized(x.type(), shape{dims});
    if (out.elements() != 0) {
        copy_block({out.elements() / n, n}, out, {0, {n, 1}}, x,
                   {0, {rows * columns, columns + 1}});
    }
    c.output(0, std::move(out));
}

inline constexpr kernel_table fill_kernels{
    row_for("Fill", runs<fill>, "T", movable_types),
    row_for("ZerosLike", runs<zeros_like>, "T", movable_types),
    row_for("OnesLike", runs<ones_like>),
    row_for("Empty", runs<empty>),
    rows_for<range>("Range", range_types::set, "Tidx"),
    rows_for<lin_space>("LinSpace", floats::set),
    row_for("OneHot", runs<one_hot>, "T", movable_types),
    row_for("Diag", runs<diagonal>, "T", movable_types),
    row_for("DiagPart", runs<diagonal_part>, "T", movable_types),
    row_for("MatrixDiag", runs<matrix_diagonal>, "T", movable_types),
    row_for("MatrixDiagPart", runs<matrix_diagonal_part>, "T", movable_types)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/space.hpp
// space: elements moved between depth, space and batch, and flat indices as coordinates.
#ifndef EVERGRAPH_TF_KERNELS_SPACE_HPP
#define EVERGRAPH_TF_KERNELS_SPACE_HPP

namespace evergraph::tf {

namespace detail {

// The dimensions of an image in the order batch, height, width, depth.
struct image_axes {
    std::size_t height = 1;
    std::size_t width = 2;
    std::size_t depth = 3;
};

inline image_axes image_axes_of(const plan_node& node) {
    if (string_attr(node, "data_format", "NHWC") == "NCHW") return {2, 3, 1};
    return {};
}

inline bool check_image(kernel_context& c, std::int64_t block) {
    const tensor& x = c.input(0);
    if (string_attr(c.node(), "data_format", "NHWC") == "NCHW_VECT_C") {
        c.fail(status_code::unimplemented, "data_format NCHW_VECT_C", "NHWC or NCHW");
        return false;
    }
    if (x.rank() == 4 && block > 1 && block < (std::int64_t{1} << 31)) return true;
    invalid(c, "shape " + text(x.dims()) + ", block_size " + std::to_string(block),
            "an image of 4 dimensions and a block from 2");
    return false;
}

}  // namespace detail

inline void depth_to_space(kernel_context& c) {
    const auto block = attr_or<std::int64_t>(c.node(), "block_size", 0);
    if (!detail::check_image(c, block)) return;
    const tensor& x = c.input(0);
    const auto [h, w, d] = detail::image_axes_of(c.node());
    const std::int64_t depth = x.dims()[d];
    if (depth % (block * block) != 0) {
        return invalid(c, "depth " + std::to_string(depth),
                       "a multiple of " + std::to_string(block * block));
    }
    sizes dims = sizes_of(x);
    dims[h] *= block;
    dims[w] *= block;
    dims[d] = depth / (block * block);
    auto out = make_output(c, x.type(), dims);
    if (!out) return;
    const sizes from = row_major(x.dims().sizes());
    const sizes to = row_major(dims);
    const std::int64_t step = dims[d] * from[d];
    copy_block({x.dims()[0], x.dims()[h], block, x.dims()[w], block, dims[d]}, *out,
               {0, {to[0], block * to[h], to[h], block * to[w], to[w], to[d]}}, x,
               {0, {from[0], from[h], block * step, from[w], step, from[d]}});
    c.output(0, std::move(*out));
}

inline void space_to_depth(kernel_context& c) {
    const auto block = attr_or<std::int64_t>(c.node(), "block_size", 0);
    if (!detail::check_image(c, block)) return;
    const tensor& x = c.input(0);
    const auto [h, w, d] = detail::image_axes_of(c.node());
    if (x.dims()[h] % block != 0 || x.dims()[w] % block != 0) {
        return invalid(c, "shape " + text(x.dims()),
                       "height and width as multiples of " + std::to_string(block));
    }
    sizes dims = sizes_of(x);
    dims[h] /= block;
    dims[w] /= block;
    // Not above the number of elements of x, but where x is empty.
    if (dims[d] > std::numeric_limits<std::int64_t>::max() / block / block) {
        return invalid(c, "shape " + text(x.dims()), "a smaller depth");
    }
    dims[d] *= block * block;
    auto out = make_output(c, x.type(), dims);
    if (!out) return;
    const sizes from = row_major(x.dims().sizes());
    const sizes to = row_major(dims);
    const std::int64_t step = x.dims()[d] * to[d];
    copy_block({dims[0], dims[h], block, dims[w], block, x.dims()[d]}, *out,
               {0, {to[0], to[h], block * step, to[w], step, to[d]}}, x,
               {0, {from[0], block * from[h], from[h], block * from[w], from[w], from[d]}});
    c.output(0, std::move(*out));
}

namespace detail {

// Blocks of the spatial dimensions 1..M and what is cut off or added around them.
struct batch_blocks {
    sizes blocks;
    sizes before;
    sizes after;
    std::int64_t product_of_blocks = 1;
};

inline std::optional<batch_blocks> batch_blocks_in(kernel_context& c, std::optional<sizes> blocks,
                                                   std::size_t borders) {
    const tensor& x = c.input(0);
    if (!blocks) return std::nullopt;
    const auto spatial = static_cast<std::int64_t>(blocks->size());
    const tensor& pairs = c.input(borders);
    if (!(pairs.dims() == shape{spatial, 2}) || x.rank() < blocks->size() + 1) {
        invalid(c, "shape " + text(x.dims()) + ", " + std::to_string(spatial) +
                       " blocks, borders of shape " + text(pairs.dims()),
                "two borders for each block and a dimension in front");
        return std::nullopt;
    }
    const sizes numbers_in_a_row = integers_of(pairs);
    batch_blocks b;
    constexpr std::int64_t most = std::int64_t{1} << 31;
    for (std::size_t i = 0; i < blocks->size(); ++i) {
        b.before.push_back(numbers_in_a_row[2 * i]);
        b.after.push_back(numbers_in_a_row[2 * i + 1]);
        const std::int64_t block = (*blocks)[i];
        const bool good = block > 0 && block < most && b.before[i] >= 0 && b.after[i] >= 0 &&
                          b.before[i] < most && b.after[i] < most &&
                          b.product_of_blocks <= most / block;
        if (!good) {
            invalid(c, "blocks " + list_text(*blocks) + ", borders " +
                           list_text(numbers_in_a_row), "blocks from 1 and borders from 0");
            return std::nullopt;
        }
        b.product_of_blocks *= block;
    }
    b.blocks = std::move(*blocks);
    return b;
}

// [batch * blocks, ..] and the padded [batch, .. * block] as one block of copying: dimensions
// block 1..M, batch, then space 1..M, rest.
struct batch_layouts {
    sizes dims;
    layout packed;  // blocks in front
    layout spread;  // blocks within space
};

inline batch_layouts batch_layouts_of(const batch_blocks& b, const sizes& packed_dims,
                                      const sizes& spread_dims, std::int64_t batch) {
    const std::size_t m = b.blocks.size();
    const sizes packed = row_major(packed_dims);
    const sizes spread = row_major(spread_dims);
    batch_layouts l;
    std::int64_t step = batch * packed[0];
    l.dims.resize(m);
    l.packed.strides.resize(m);
    l.spread.strides.resize(m);
    for (std::size_t i = m; i-- > 0;) {
        l.dims[i] = b.blocks[i];
        l.packed.strides[i] = step;
        l.spread.strides[i] = spread[i + 1];
        step *= b.blocks[i];
    }
    l.dims.push_back(batch);
    l.packed.strides.push_back(packed[0]);
    l.spread.strides.push_back(spread[0]);
    for (std::size_t i = 1; i < packed_dims.size(); ++i) {
        l.dims.push_back(packed_dims[i]);
        l.packed.strides.push_back(packed[i]);
        l.spread.strides.push_back(i <= m ? spread[i] * b.blocks[i - 1] : spread[i]);
    }
    return l;
}

inline void space_to_batch(kernel_context& c, std::optional<sizes> blocks, std::size_t borders) {
    const auto b = batch_blocks_in(c, std::move(blocks), borders);
    if (!b) return;
    const tensor& x = c.input(0);
    sizes padded_dims = sizes_of(x);
    sizes dims = padded_dims;
    layout inside;
    for (std::size_t i = 0; i < b->blocks.size(); ++i) {
        padded_dims[i + 1] += b->before[i] + b->after[i];
        dims[i + 1] = padded_dims[i + 1] / b->blocks[i];
        if (padded_dims[i + 1] % b->blocks[i] != 0) {
            return invalid(c, "a padded size of " + std::to_string(padded_dims[i + 1]),
                           "a multiple of " + std::to_string(b->blocks[i]));
        }
    }
    const std::int64_t batch = dims[0];
    if (batch > std::numeric_limits<std::int64_t>::max() / b->product_of_blocks) {
        return invalid(c, "shape " + text(x.dims()), "a smaller batch");
    }
    dims[0] *= b->product_of_blocks;
    auto padded = make_output(c, x.type(), padded_dims);
    if (!padded) return;
    auto out = make_output(c, x.type(), dims);
    if (!out) return;
    fill_with(*padded, tensor::zeros(x.type(), shape{}));
    inside.strides = row_major(padded_dims);
    for (std::size_t i = 0; i < b->blocks.size(); ++i) {
        inside.first += b->before[i] * inside.strides[i + 1];
    }
    copy_block(sizes_of(x), *padded, inside, x, {0, row_major(x.dims().sizes())});
    auto l = batch_layouts_of(*b, dims, padded_dims, batch);
    copy_block(l.dims, *out, std::move(l.packed), *padded, std::move(l.spread));
    c.output(0, std::move(*out));
}

inline void batch_to_space(kernel_context& c, std::optional<sizes> blocks, std::size_t borders) {
    const auto b = batch_blocks_in(c, std::move(blocks), borders);
    if (!b) return;
    const tensor& x = c.input(0);
    sizes whole_dims = sizes_of(x);
    if (whole_dims[0] % b->product_of_blocks != 0) {
        return invalid(c, "a batch of " + std::to_string(whole_dims[0]),
                       "a multiple of " + std::to_string(b->product_of_blocks));
    }
    whole_dims[0] /= b->product_of_blocks;
    sizes dims = whole_dims;
    std::int64_t first = 0;
    for (std::size_t i = 0; i < b->blocks.size(); ++i) {
        if (whole_dims[i + 1] > std::numeric_limits<std::int64_t>::max() / b->blocks[i]) {
            return invalid(c, "shape " + text(x.dims()), "smaller sizes");
        }
        whole_dims[i + 1] *= b->blocks[i];
        dims[i + 1] = whole_dims[i + 1] - b->before[i] - b->after[i];
        if (dims[i + 1] < 0) {
            return invalid(c, "crops of " + std::to_string(b->before[i]) + " and " +
                                  std::to_string(b->after[i]),
                           "at most " + std::to_string(whole_dims[i + 1]));
        }
    }
    auto whole = make_output(c, x.type(), whole_dims);
    if (!whole) return;
    auto l = batch_layouts_of(*b, sizes_of(x), whole_dims, whole_dims[0]);
    copy_block(l.dims, *whole, std::move(l.spread), x, std::move(l.packed));
    const sizes strides = row_major(whole_dims);
    for (std::size_t i = 0; i < b->blocks.size(); ++i) first += b->before[i] * strides[i + 1];
    tensor out = tensor::uninitialized(x.type(), shape{dims});
    copy_in(out, *whole, {first, strides});
    c.output(0, std::move(out));
}

inline sizes square_block(kernel_context& c) {
    return sizes(2, attr_or<std::int64_t>(c.node(), "block_size", 0));
}

}  // namespace detail

inline void space_to_batch_nd(kernel_context& c) {
    detail::space_to_batch(c, integers_in(c, 1), 2);
}
inline void batch_to_space_nd(kernel_context& c) {
    detail::batch_to_space(c, integers_in(c, 1), 2);
}
inline void space_to_batch_square(kernel_context& c) {
    detail::space_to_batch(c, detail::square_block(c), 1);
}
inline void batch_to_space_square(kernel_context& c) {
    detail::batch_to_space(c, detail::square_block(c), 1);
}

// Flat indices as coordinates, one row for each dimension.
inline void unravel_index(kernel_context& c) {
    const sizes indices = integers_of(c.input(0));
    const auto dims = integers_in(c, 1);
    if (!dims) return;
    const auto count = element_count(*dims);
    if (c.input(0).rank() > 1 || c.input(1).rank() != 1 || !count) {
        return invalid(c, "indices of shape " + text(c.input(0).dims()) + " into " +
                              list_text(*dims), "a scalar or vector, and sizes from 0");
    }
    const std::size_t n = indices.size();
    sizes rows(dims->size() * n);
    for (std::size_t i = 0; i < n; ++i) {
        std::int64_t rest = indices[i];
        if (rest < 0 || rest >= *count) {
            return invalid(c, "index " + std::to_string(rest),
                           "one in [0, " + std::to_string(*count) + ")");
        }
        for (std::size_t d = dims->size(); d-- > 0;) {
            rows[d * n + i] = rest % (*dims)[d];
            rest /= (*dims)[d];
        }
    }
    sizes out_dims{static_cast<std::int64_t>(dims->size())};
    if (c.input(0).rank() == 1) out_dims.push_back(static_cast<std::int64_t>(n));
    if (auto out = integer_tensor(c, c.input(0).type(), shape{out_dims}, rows)) {
        c.output(0, std::move(*out));
    }
}

inline constexpr kernel_table space_kernels{
    row_for("DepthToSpace", runs<depth_to_space>, "T", movable_types),
    row_for("SpaceToDepth", runs<space_to_depth>, "T", movable_types),
    row_for("SpaceToBatchND", runs<space_to_batch_nd>, "T", movable_types),
    row_for("BatchToSpaceND", runs<batch_to_space_nd>, "T", movable_types),
    row_for("SpaceToBatch", runs<space_to_batch_square>, "T", movable_types),
    row_for("BatchToSpace", runs<batch_to_space_square>, "T", movable_types),
    row_for("UnravelIndex", runs<unravel_index>)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/strings.hpp
// strings: text joined, split, cut, stripped and measured.
#ifndef EVERGRAPH_TF_KERNELS_STRINGS_HPP
#define EVERGRAPH_TF_KERNELS_STRINGS_HPP

namespace evergraph::tf {

// Scalars go with every element of the others.
inline void string_join(kernel_context& c) {
    const std::string_view separator = string_attr(c.node(), "separator");
    shape dims;
    for (std::size_t i = 0; i < c.input_count(); ++i) {
        const shape& next = c.input(i).dims();
        if (next.rank() == 0) continue;
        if (dims.rank() != 0 && !(next == dims)) {
            return invalid(c, "shapes " + text(dims) + " and " + text(next), "equal shapes");
        }
        dims = next;
    }
    tensor out = tensor::uninitialized(dtype::string, dims);
    const auto texts = out.writable<std::string>();
    for (std::size_t i = 0; i < c.input_count(); ++i) {
        const auto parts = c.values<std::string>(i);
        for (std::size_t j = 0; j < texts.size(); ++j) {
            if (i != 0) texts[j] += separator;
            texts[j] += parts[c.input(i).rank() == 0 ? 0 : j];
        }
    }
    c.output(0, std::move(out));
}

// Elements along the axes become one text; the axis named first varies fastest.
inline void reduce_join(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto rank = static_cast<std::int64_t>(x.rank());
    for (std::int64_t a : integers_of(c.input(1))) {
        if (a >= -rank && a < rank) continue;
        return c.fail(status_code::out_of_range, "axis " + std::to_string(a),
                      "an axis of " + std::to_string(rank));
    }
    const auto r = reduction_in(c, 1);
    if (!r) return;
    const bool keep = attr_or(c.node(), "keep_dims", false);
    const std::string_view separator = string_attr(c.node(), "separator");
    sizes order;
    for (std::size_t i = 0; i < x.rank(); ++i) {
        if (!r->reduced[i]) order.push_back(static_cast<std::int64_t>(i));
    }
    const sizes axes = integers_of(c.input(1));
    for (auto a = axes.rbegin(); a != axes.rend(); ++a) {
        order.push_back(*a < 0 ? *a + static_cast<std::int64_t>(x.rank()) : *a);
    }
    const tensor grouped = transposed(x, order);
    const auto parts = grouped.values<std::string>();
    auto out = make_output(c, dtype::string, keep ? r->out_dims : r->kept_dims);
    if (!out) return;
    std::size_t at = 0;
    for (std::string& joined_text : out->writable<std::string>()) {
        for (std::int64_t i = 0; i < r->folded; ++i) {
            if (i != 0) joined_text += separator;
            joined_text += parts[at++];
        }
    }
    c.output(0, std::move(*out));
}

namespace detail {

// The result of a split as a sparse matrix: coordinates, parts, and the size of the whole.
inline void put_split(kernel_context& c, const std::vector<std::vector<std::string_view>>& rows) {
    std::vector<std::int64_t> places;
    std::vector<std::string> parts;
    std::int64_t widest = 0;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t i = 0; i < rows[row].size(); ++i) {
            places.push_back(static_cast<std::int64_t>(row));
            places.push_back(static_cast<std::int64_t>(i));
            parts.emplace_back(rows[row][i]);
        }
        widest = std::max(widest, static_cast<std::int64_t>(rows[row].size()));
    }
    const auto count = static_cast<std::int64_t>(parts.size());
    c.output(0, tensor::of<std::int64_t>(shape{count, 2}, places));
    c.output(1, tensor::of<std::string>(shape{count}, parts));
    c.output(2, tensor::of<std::int64_t>(
                    shape{2}, {static_cast<std::int64_t>(rows.size()), widest}));
}

inline constexpr std::string_view blanks = " \t\n\v\f\r";

// At each of the bytes in `separators`; with none, each byte is a part.
inline std::vector<std::string_view> split_at_any(std::string_view text,
                                                  std::string_view separators, bool skip_empty) {
    std::vector<std::string_view> parts;
    if (text.empty()) return parts;
    if (separators.empty()) {
        for (std::size_t i = 0; i < text.size(); ++i) parts.push_back(text.substr(i, 1));
        return parts;
    }
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(separators, begin), text.size());
        if (end > begin || !skip_empty) parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

// At each occurrence of `separator`; an empty one: at runs of blanks, which also end
// a text. At most `most` cuts if that is positive; then what is left is a part, even if empty.
inline std::vector<std::string_view> split_at(std::string_view text, std::string_view separator,
                                              std::int64_t most) {
    std::vector<std::string_view> parts;
    const bool at_blanks = separator.empty();
    std::size_t begin = at_blanks ? std::min(text.find_first_not_of(blanks), text.size()) : 0;
    if (at_blanks && begin == text.size()) return parts;
    while (most <= 0 || static_cast<std::int64_t>(parts.size()) < most) {
        std::size_t end =
            at_blanks ? text.find_first_of(blanks, begin) : text.find(separator, begin);
        if (end == text.npos && !at_blanks) break;
        end = std::min(end, text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = at_blanks ? std::min(text.find_first_not_of(blanks, end), text.size())
                          : end + separator.size();
        if (at_blanks && begin == text.size() && static_cast<std::int64_t>(parts.size()) != most) {
            return parts;
        }
    }
    parts.push_back(text.substr(begin));
    return parts;
}

}  // namespace detail

inline void string_split(kernel_context& c) {
    const tensor& x = c.input(0);
    if (x.rank() != 1 || c.input(1).rank() != 0) {
        return invalid(c, "text of shape " + text(x.dims()) + ", delimiter of shape " +
                              text(c.input(1).dims()), "a vector and a scalar");
    }
    const std::string& separators = c.values<std::string>(1)[0];
    const bool skip_empty = attr_or(c.node(), "skip_empty", true);
    std::vector<std::vector<std::string_view>> rows;
    for (const std::string& s : x.values<std::string>()) {
        rows.push_back(detail::split_at_any(s, separators, skip_empty));
    }
    detail::put_split(c, rows);
}

inline void string_split_v2(kernel_context& c) {
    const tensor& x = c.input(0);
    if (x.rank() != 1 || c.input(1).rank() != 0) {
        return invalid(c, "text of shape " + text(x.dims()) + ", separator of shape " +
                              text(c.input(1).dims()), "a vector and a scalar");
    }
    const auto most = attr_or<std::int64_t>(c.node(), "maxsplit", -1);
    std::vector<std::vector<std::string_view>> rows;
    for (const std::string& s : x.values<std::string>()) {
        rows.push_back(detail::split_at(s, c.values<std::string>(1)[0], most));
    }
    detail::put_split(c, rows);
}

namespace detail {

inline bool is_utf8_character_start(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
}

// Where characters begin in a text: every byte, or every UTF-8 character.
inline std::vector<std::size_t> character_starts(std::string_view text, bool utf8) {
    std::vector<std::size_t> starts;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!utf8 || is_utf8_character_start(text[i])) starts.push_back(i);
    }
    return starts;
}

// A position may lie at the end, and counts from there if negative; nothing if it lies outside.
// A negative length: all that is left.
inline std::optional<std::string_view> part_of(std::string_view text, std::int64_t position,
                                               std::int64_t length, bool utf8) {
    std::vector<std::size_t> starts = character_starts(text, utf8);
    const auto count = static_cast<std::int64_t>(starts.size());
    starts.push_back(text.size());
    if (position < -count || position > count) return std::nullopt;
    if (position < 0) position += count;
    const std::int64_t left = count - position;
    const std::int64_t last = position + (length < 0 ? left : std::min(length, left));
    const std::size_t begin = starts[static_cast<std::size_t>(position)];
    return text.substr(begin, starts[static_cast<std::size_t>(last)] - begin);
}

}  // namespace detail

inline void substr(kernel_context& c) {
    const tensor& x = c.input(0);
    if (!(c.input(1).dims() == c.input(2).dims())) {
        return invalid(c, "positions of shape " + text(c.input(1).dims()) + ", lengths of shape " +
                              text(c.input(2).dims()), "equal shapes");
    }
    const auto all = broadcast_sizes(x.dims().sizes(), c.input(1).dims().sizes());
    if (!all) {
        return invalid(c, "shapes " + text(x.dims()) + " and " + text(c.input(1).dims()),
                       "shapes that broadcast");
    }
    const bool utf8 = string_attr(c.node(), "unit", "BYTE") == "UTF8_CHAR";
    auto out = make_output(c, dtype::string, *all);
    if (!out) return;
    const tensor whole = stretched(x, out->dims());
    const sizes positions = integers_of(stretched(c.input(1), out->dims()));
    const sizes lengths = integers_of(stretched(c.input(2), out->dims()));
    const auto from = whole.values<std::string>();
    const auto to = out->writable<std::string>();
    for (std::size_t i = 0; i < to.size(); ++i) {
        const auto part = detail::part_of(from[i], positions[i], lengths[i], utf8);
        if (!part) {
            const std::string found = "position " + std::to_string(positions[i]);
            return invalid(c, found + " in \"" + from[i] + "\"", "a position inside");
        }
        to[i] = *part;
    }
    c.output(0, std::move(*out));
}

inline void string_length(kernel_context& c) {
    const bool utf8 = string_attr(c.node(), "unit", "BYTE") == "UTF8_CHAR";
    const auto texts = c.values<std::string>(0);
    tensor out = tensor::uninitialized(dtype::int32, c.input(0).dims());
    const auto to = out.writable<std::int32_t>();
    for (std::size_t i = 0; i < to.size(); ++i) {
        const auto count = utf8 ? std::count_if(texts[i].begin(), texts[i].end(),
                                                detail::is_utf8_character_start)
                                : static_cast<std::ptrdiff_t>(texts[i].size());
        to[i] = static_cast<std::int32_t>(count);
    }
    c.output(0, std::move(out));
}

namespace detail {

template <class F>
void change_texts(kernel_context& c, F change) {
    tensor x = c.take(0);
    for (std::string& s : x.writable<std::string>()) change(s);
    c.output(0, std::move(x));
}

}  // namespace detail

inline void string_strip(kernel_context& c) {
    detail::change_texts(c, [](std::string& s) {
        const std::size_t first = s.find_first_not_of(detail::blanks);
        s = first == s.npos ? std::string{}
                            : s.substr(first, s.find_last_not_of(detail::blanks) - first + 1);
    });
}

// Letters of ASCII change, other bytes do not; under utf-8 there must be none.
inline bool only_ascii_where_utf8(kernel_context& c) {
    if (string_attr(c.node(), "encoding") != "utf-8") return true;
    for (const std::string& s : c.values<std::string>(0)) {
        const auto is_ascii = [](char l) { return static_cast<unsigned char>(l) < 0x80; };
        if (std::all_of(s.begin(), s.end(), is_ascii)) continue;
        c.fail(status_code::unimplemented, "letters beyond ASCII in \"" + s + "\"", "ASCII");
        return false;
    }
    return true;
}
inline void string_lower(kernel_context& c) {
    if (!only_ascii_where_utf8(c)) return;
    detail::change_texts(c, [](std::string& s) {
        for (char& l : s) l = l >= 'A' && l <= 'Z' ? static_cast<char>(l + ('a' - 'A')) : l;
    });
}
inline void string_upper(kernel_context& c) {
    if (!only_ascii_where_utf8(c)) return;
    detail::change_texts(c, [](std::string& s) {
        for (char& l : s) l = l >= 'a' && l <= 'z' ? static_cast<char>(l - ('a' - 'A')) : l;
    });
}

inline constexpr kernel_table string_kernels{
    row_for("StringJoin", runs<string_join>),
    row_for("ReduceJoin", runs<reduce_join>),
    row_for("StringSplit", runs<string_split>),
    row_for("StringSplitV2", runs<string_split_v2>),
    row_for("Substr", runs<substr>),
    row_for("StringLength", runs<string_length>),
    row_for("StringStrip", runs<string_strip>),
    row_for("StringLower", runs<string_lower>),
    row_for("StringUpper", runs<string_upper>)};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/number_text.hpp
// number_text: AsString and StringToNumber, and numbers as text in general.
#ifndef EVERGRAPH_TF_KERNELS_NUMBER_TEXT_HPP
#define EVERGRAPH_TF_KERNELS_NUMBER_TEXT_HPP

namespace evergraph::tf {

// What AsString's attrs ask for.
struct number_format {
    int precision = -1;  // -1: none given
    bool scientific = false;
    bool shortest = false;
    int width = -1;
    char fill = '\0';    // one of ' ', '+', '-', '0', '#', or none
};

// As printf writes it; any width and precision.
template <class T>
std::string printed(const char* format, int width, int precision, T value) {
    std::string out(64, '\0');
    while (true) {
        const int n = std::snprintf(out.data(), out.size(), format, width, precision, value);
        if (n < 0) return {};
        const auto length = static_cast<std::size_t>(n);
        if (length < out.size()) {
            out.resize(length);
            return out;
        }
        out.resize(length + 1);
    }
}

namespace detail {

inline std::string printf_format(const number_format& f, const char* conversion) {
    std::string out = "%";
    if (f.fill != '\0') out += f.fill;
    return out + "*.*" + conversion;
}

inline std::string real_text(double value, const number_format& f) {
    const char* conversion = f.scientific ? "e" : f.shortest ? "g" : "f";
    return printed(printf_format(f, conversion).c_str(), f.width < 0 ? 0 : f.width, f.precision,
                   value);
}

template <class T>
std::string number_text(const T& value, const number_format& f) {
    if constexpr (std::is_same_v<T, bool>) {
        return value ? "true" : "false";
    } else if constexpr (is_complex<T>) {
        return "(" + real_text(value.real(), f) + "," + real_text(value.imag(), f) + ")";
    } else if constexpr (std::is_floating_point_v<T>) {
        return real_text(value, f);
    } else if constexpr (std::is_signed_v<T>) {
        return printed(printf_format(f, "lld").c_str(), f.width < 0 ? 0 : f.width, -1,
                       static_cast<long long>(value));
    } else if constexpr (std::is_unsigned_v<T>) {
        return printed(printf_format(f, "llu").c_str(), f.width < 0 ? 0 : f.width, -1,
                       static_cast<unsigned long long>(value));
    }
}

// The attrs; fails where they contradict each other or the type.
inline std::optional<number_format> number_format_of(kernel_context& c, dtype type) {
    const plan_node& node = c.node();
    const auto precision = attr_or<std::int64_t>(node, "precision", -1);
    const auto width = attr_or<std::int64_t>(node, "width", -1);
    const std::string_view fill = string_attr(node, "fill");
    number_format f{static_cast<int>(precision), attr_or(node, "scientific", false),
                    attr_or(node, "shortest", false), static_cast<int>(width),
                    fill.empty() ? '\0' : fill.front()};
    constexpr dtype_set with_point{dtype::float32, dtype::float64, dtype::complex64,
                                   dtype::complex128};
    constexpr std::int64_t most = 4096;
    std::string found;
    std::string needed;
    if (precision > most || width > most) {
        found = "precision " + std::to_string(precision) + ", width " + std::to_string(width);
        needed = "at most " + std::to_string(most);
    } else if (f.scientific && f.shortest) {
        found = "scientific and shortest";
        needed = "one of the two";
    } else if ((f.scientific || f.shortest) && !with_point.contains(type)) {
        found = std::string{f.scientific ? "scientific" : "shortest"} + " for " + name_of(type);
        needed = "floats";
    } else if (precision >= 0 && !with_point.contains(type)) {
        found = "a precision for " + name_of(type);
        needed = "floats";
    } else if (fill.size() > 1 || fill.find_first_not_of(" +-0#") != fill.npos) {
        found = "fill '" + std::string{fill} + "'";
        needed = "one of ' ', '+', '-', '0', '#'";
    }
    if (found.empty()) return f;
    invalid(c, found, needed);
    return std::nullopt;
}

}  // namespace detail

inline void as_string(kernel_context& c) {
    const tensor x = widened(c.input(0));
    if (x.type() == dtype::string) return c.output(0, x);
    const auto format = detail::number_format_of(c, x.type());
    if (!format) return;
    auto out = make_output(c, dtype::string, x.dims().sizes());
    if (!out) return;
    const auto texts = out->writable<std::string>();
    const bool known =
        with_type(join<numbers, types<bool>>{}, x.type(), [&]<class Tag>(Tag) {
            const auto values = x.values<typename Tag::type>();
            for (std::size_t i = 0; i < texts.size(); ++i) {
                texts[i] = detail::number_text(values[i], *format);
            }
        });
    if (!known) return unsupported_type(c, x.type());
    c.output(0, std::move(*out));
}

template <class T>
std::optional<T> hexadecimal_of(std::string_view digits) {
    T value{};
    const char* end = digits.data() + digits.size();
    const auto [at, error] = std::from_chars(digits.data(), end, value, std::chars_format::hex);
    const bool good = at == end && error == std::errc{} && !digits.starts_with('-');
    return good ? std::optional<T>{value} : std::nullopt;
}

// A whole number or real of the text, blanks around it allowed; nothing if it is none or, for
// integers, out of range. Reals out of range become infinite or 0.
template <class T>
std::optional<T> number_of(std::string_view text) {
    constexpr std::string_view blanks = " \t\n\v\f\r";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == text.npos) return std::nullopt;
    text = text.substr(first, text.find_last_not_of(blanks) - first + 1);
    if (text.front() == '+') {
        text.remove_prefix(1);
        if (text.empty() || text.front() == '-' || text.front() == '+') return std::nullopt;
    }
    if constexpr (std::is_floating_point_v<T>) {
        const bool negative = text.starts_with('-');
        const std::string_view magnitude = text.substr(negative ? 1 : 0);
        if (magnitude.starts_with("0x") || magnitude.starts_with("0X")) {
            const std::optional<T> value = hexadecimal_of<T>(magnitude.substr(2));
            return value && negative ? std::optional<T>{-*value} : value;
        }
    }
    T value{};
    const char* end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, value);
    if (at != end || error == std::errc::invalid_argument) return std::nullopt;
    if (error == std::errc{}) return value;
    if constexpr (!std::is_floating_point_v<T>) return std::nullopt;
    // Out of range: the exponent tells which way.
    const bool negative = text.front() == '-';
    const std::size_t e = text.find_first_of("eE");
    const bool tiny = e != text.npos ? text.find('-', e) != text.npos
                                     : text.find_first_of("123456789") > text.find('.');
    const T magnitude = tiny ? T{} : std::numeric_limits<T>::infinity();
    return negative ? static_cast<T>(-magnitude) : magnitude;
}

inline void string_to_number(kernel_context& c) {
    const tensor& x = c.input(0);
    const dtype type = base_of(attr_or(c.node(), "out_type", dtype::float32));
    using number_types = types<float, double, std::int32_t, std::int64_t, std::uint32_t,
                               std::uint64_t>;
    auto out = make_output(c, type, x.dims().sizes());
    if (!out) return;
    const auto texts = x.values<std::string>();
    const bool known = with_type(number_types{}, type, [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto values = out->writable<T>();
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const std::optional<T> value = number_of<T>(texts[i]);
            if (!value) return invalid(c, "\"" + texts[i] + "\"", "text of a " + name_of(type));
            values[i] = *value;
        }
    });
    if (!known) return unsupported_type(c, type);
    c.output(0, std::move(*out));
}

inline constexpr kernel_table number_text_kernels{
    row_for("AsString", runs<as_string>, "T"),
    row_for("StringToNumber", runs<string_to_number>, "out_type")};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/kernels/all.hpp
// all: every kernel of the TensorFlow dialect in one table.
#ifndef EVERGRAPH_TF_KERNELS_ALL_HPP
#define EVERGRAPH_TF_KERNELS_ALL_HPP

namespace evergraph::tf {

inline constexpr kernel_table kernels{
    source_kernels,  cast_kernels,        arithmetic_kernels, function_kernels, compare_kernels,
    select_kernels,  reduce_kernels,      along_axis_kernels, matmul_kernels,   softmax_kernels,
    bias_kernels,    shape_kernels,       join_kernels,       slice_kernels,    pad_kernels,
    gather_kernels,  partition_kernels,   fill_kernels,       space_kernels,    string_kernels,
    number_text_kernels, conv_kernels,    pool_kernels,       normalize_kernels, resize_kernels,
    segment_kernels, rearrange_kernels,   einsum_kernels,     diagonal_kernels,
    fake_quantize_kernels, pool_place_kernels, special_function_kernels,
    count_kernels, box_kernels};

}  // namespace evergraph::tf

#endif

// ---- evergraph/tf/runtime.hpp
// runtime: what reads and runs TensorFlow's graphs: its ops, its versions and our kernels.
#ifndef EVERGRAPH_TF_RUNTIME_HPP
#define EVERGRAPH_TF_RUNTIME_HPP

namespace evergraph::tf {

inline constexpr evergraph::runtime runtime = runtime_of<dialect>(kernels.view());

}  // namespace evergraph::tf

#endif

// clang-format on
#endif
