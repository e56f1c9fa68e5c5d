// SPDX-License-Identifier: BSL-1.0
// array: constants, shapes, parts of tensors and tensors put together.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_ARRAY_HPP
#define EVERGRAPH_TF_OPS_ARRAY_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

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
