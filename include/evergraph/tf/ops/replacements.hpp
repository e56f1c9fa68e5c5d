// SPDX-License-Identifier: BSL-1.0
// replacements: the small graphs of living ops that stand for TensorFlow's deprecated ones.
#ifndef EVERGRAPH_TF_OPS_REPLACEMENTS_HPP
#define EVERGRAPH_TF_OPS_REPLACEMENTS_HPP

#include "../../ops/made_node.hpp"

namespace evergraph::tf::detail {

// (images - mean) * factor + mean, kept between two bounds.
inline constexpr made_node adjusted_contrast[]{
    {.name = "images",
     .op = "Cast",
     .inputs = {"$images"},
     .attrs = {"SrcT = $T", "DstT = DT_FLOAT"}},
    {.name = "adjusted",
     .op = "AdjustContrastv2",
     .inputs = {"images", "$contrast_factor"},
     .attrs = {"T = DT_FLOAT"}},
    {.name = "below",
     .op = "Minimum",
     .inputs = {"adjusted", "$max_value"},
     .attrs = {"T = DT_FLOAT"}},
    {.op = "Maximum", .inputs = {"below", "$min_value"}, .attrs = {"T = DT_FLOAT"}}};

// The sum over the copies: dimensions come in pairs (multiple, size), the multiples are summed.
inline constexpr made_node tile_grad[]{
    {.name = "shape",
     .op = "Shape",
     .inputs = {"$input"},
     .attrs = {"T = $T", "out_type = DT_INT32"}},
    {.name = "sizes",
     .op = "FloorDiv",
     .inputs = {"shape", "$multiples"},
     .attrs = {"T = DT_INT32"}},
    {.name = "pairs",
     .op = "Pack",
     .inputs = {"$multiples", "sizes"},
     .attrs = {"N = 2", "T = DT_INT32", "axis = 1"}},
    {.name = "flat", .op = "Const", .attrs = {"dtype = DT_INT32", "value = [-1]"}},
    {.name = "dims",
     .op = "Reshape",
     .inputs = {"pairs", "flat"},
     .attrs = {"T = DT_INT32", "Tshape = DT_INT32"}},
    {.name = "copies",
     .op = "Reshape",
     .inputs = {"$input", "dims"},
     .attrs = {"T = $T", "Tshape = DT_INT32"}},
    {.name = "zero", .op = "Const", .attrs = {"dtype = DT_INT32", "value = 0"}},
    {.name = "two", .op = "Const", .attrs = {"dtype = DT_INT32", "value = 2"}},
    {.name = "count",
     .op = "Size",
     .inputs = {"dims"},
     .attrs = {"T = DT_INT32", "out_type = DT_INT32"}},
    {.name = "axes",
     .op = "Range",
     .inputs = {"zero", "count", "two"},
     .attrs = {"Tidx = DT_INT32"}},
    {.op = "Sum",
     .inputs = {"copies", "axes"},
     .attrs = {"T = $T", "Tidx = DT_INT32", "keep_dims = false"}}};

// A corner drawn evenly among those at which the size fits, then a slice.
inline constexpr made_node random_crop[]{
    {.name = "shape",
     .op = "Shape",
     .inputs = {"$image"},
     .attrs = {"T = $T", "out_type = DT_INT64"}},
    {.name = "zero", .op = "Const", .attrs = {"dtype = DT_INT32", "value = [0]"}},
    {.name = "two", .op = "Const", .attrs = {"dtype = DT_INT32", "value = [2]"}},
    {.name = "plane",
     .op = "Slice",
     .inputs = {"shape", "zero", "two"},
     .attrs = {"T = DT_INT64", "Index = DT_INT32"}},
    {.name = "room", .op = "Sub", .inputs = {"plane", "$size"}, .attrs = {"T = DT_INT64"}},
    {.name = "one", .op = "Const", .attrs = {"dtype = DT_INT64", "value = 1"}},
    {.name = "corners", .op = "AddV2", .inputs = {"room", "one"}, .attrs = {"T = DT_INT64"}},
    {.name = "limits",
     .op = "Cast",
     .inputs = {"corners"},
     .attrs = {"SrcT = DT_INT64", "DstT = DT_DOUBLE"}},
    {.name = "drawn",
     .op = "RandomUniform",
     .inputs = {"two"},
     .attrs = {"seed = $seed", "seed2 = $seed2", "dtype = DT_DOUBLE", "T = DT_INT32"}},
    {.name = "scaled", .op = "Mul", .inputs = {"drawn", "limits"}, .attrs = {"T = DT_DOUBLE"}},
    {.name = "corner",
     .op = "Cast",
     .inputs = {"scaled"},
     .attrs = {"SrcT = DT_DOUBLE", "DstT = DT_INT64"}},
    {.name = "first", .op = "Const", .attrs = {"dtype = DT_INT64", "value = [0]"}},
    {.name = "all", .op = "Const", .attrs = {"dtype = DT_INT64", "value = [-1]"}},
    {.name = "axis", .op = "Const", .attrs = {"dtype = DT_INT32", "value = 0"}},
    {.name = "begin",
     .op = "ConcatV2",
     .inputs = {"corner", "first", "axis"},
     .attrs = {"N = 2", "T = DT_INT64", "Tidx = DT_INT32"}},
    {.name = "size",
     .op = "ConcatV2",
     .inputs = {"$size", "all", "axis"},
     .attrs = {"N = 2", "T = DT_INT64", "Tidx = DT_INT32"}},
    {.op = "Slice",
     .inputs = {"$image", "begin", "size"},
     .attrs = {"T = $T", "Index = DT_INT64"}}};

// (t - m) * rsqrt(v + epsilon) [* gamma] + beta
inline constexpr made_node batch_norm[]{
    {.name = "epsilon", .op = "Const", .attrs = {"dtype = $T", "value = $variance_epsilon"}},
    {.name = "variance", .op = "AddV2", .inputs = {"$v", "epsilon"}, .attrs = {"T = $T"}},
    {.name = "rsqrt", .op = "Rsqrt", .inputs = {"variance"}, .attrs = {"T = $T"}},
    {.name = "scale",
     .op = "Mul",
     .inputs = {"rsqrt", "$gamma"},
     .attrs = {"T = $T"},
     .when = "scale_after_normalization = true"},
    {.name = "scale",
     .op = "Identity",
     .inputs = {"rsqrt"},
     .attrs = {"T = $T"},
     .when = "scale_after_normalization = false"},
    {.name = "centred", .op = "Sub", .inputs = {"$t", "$m"}, .attrs = {"T = $T"}},
    {.name = "scaled", .op = "Mul", .inputs = {"centred", "scale"}, .attrs = {"T = $T"}},
    {.op = "AddV2", .inputs = {"scaled", "$beta"}, .attrs = {"T = $T"}}};

// With s = [gamma *] rsqrt(v + epsilon), sums over all but the last dimension:
// dx = b s, dm = -sum(b s), dv = sum(b (t - m) [gamma]) (-1/2) rsqrt^3, db = sum(b),
// dg = sum(b (t - m)) rsqrt, or 0 without the scale.
inline constexpr made_node batch_norm_grad[]{
    {.name = "epsilon", .op = "Const", .attrs = {"dtype = $T", "value = $variance_epsilon"}},
    {.name = "variance", .op = "AddV2", .inputs = {"$v", "epsilon"}, .attrs = {"T = $T"}},
    {.name = "rsqrt", .op = "Rsqrt", .inputs = {"variance"}, .attrs = {"T = $T"}},
    {.name = "scale",
     .op = "Mul",
     .inputs = {"rsqrt", "$gamma"},
     .attrs = {"T = $T"},
     .when = "scale_after_normalization = true"},
    {.name = "scale",
     .op = "Identity",
     .inputs = {"rsqrt"},
     .attrs = {"T = $T"},
     .when = "scale_after_normalization = false"},
    {.name = "dx", .op = "Mul", .inputs = {"$backprop", "scale"}, .attrs = {"T = $T"}},
    {.name = "axes", .op = "Const", .attrs = {"dtype = DT_INT32", "value = [0, 1, 2]"}},
    {.name = "sum_dx",
     .op = "Sum",
     .inputs = {"dx", "axes"},
     .attrs = {"T = $T", "Tidx = DT_INT32"}},
    {.name = "dm", .op = "Neg", .inputs = {"sum_dx"}, .attrs = {"T = $T"}},
    {.name = "centred", .op = "Sub", .inputs = {"$t", "$m"}, .attrs = {"T = $T"}},
    {.name = "moved", .op = "Mul", .inputs = {"$backprop", "centred"}, .attrs = {"T = $T"}},
    {.name = "sum_moved",
     .op = "Sum",
     .inputs = {"moved", "axes"},
     .attrs = {"T = $T", "Tidx = DT_INT32"}},
    {.name = "square", .op = "Mul", .inputs = {"rsqrt", "rsqrt"}, .attrs = {"T = $T"}},
    {.name = "cube", .op = "Mul", .inputs = {"square", "scale"}, .attrs = {"T = $T"}},
    {.name = "half", .op = "Const", .attrs = {"dtype = $T", "value = -0.5"}},
    {.name = "weight", .op = "Mul", .inputs = {"cube", "half"}, .attrs = {"T = $T"}},
    {.name = "dv", .op = "Mul", .inputs = {"sum_moved", "weight"}, .attrs = {"T = $T"}},
    {.name = "db",
     .op = "Sum",
     .inputs = {"$backprop", "axes"},
     .attrs = {"T = $T", "Tidx = DT_INT32"}},
    {.name = "dg",
     .op = "Mul",
     .inputs = {"sum_moved", "rsqrt"},
     .attrs = {"T = $T"},
     .when = "scale_after_normalization = true"},
    {.name = "dg",
     .op = "ZerosLike",
     .inputs = {"$gamma"},
     .attrs = {"T = $T"},
     .when = "scale_after_normalization = false"},
    {.op = "IdentityN",
     .inputs = {"dx", "dm", "dv", "db", "dg"},
     .attrs = {"T = [$T, $T, $T, $T, $T]"}}};

// Only the shape of the filter, or of the input, was ever used.
inline constexpr made_node conv_3d_filter_grad[]{
    {.name = "filter_sizes",
     .op = "Shape",
     .inputs = {"$filter"},
     .attrs = {"T = $T", "out_type = DT_INT32"}},
    {.op = "Conv3DBackpropFilterV2",
     .inputs = {"$input", "filter_sizes", "$out_backprop"},
     .attrs = {"T = $T", "strides = $strides", "padding = $padding", "dilations = $dilations"}}};
inline constexpr made_node conv_3d_input_grad[]{
    {.name = "input_sizes",
     .op = "Shape",
     .inputs = {"$input"},
     .attrs = {"T = $T", "out_type = DT_INT32"}},
    {.op = "Conv3DBackpropInputV2",
     .inputs = {"input_sizes", "$filter", "$out_backprop"},
     .attrs = {"T = $T", "strides = $strides", "padding = $padding", "dilations = $dilations",
               "Tshape = DT_INT32"}}};

// The eigenvalues are the first row, the eigenvectors those below.
inline constexpr made_node self_adjoint_eig[]{
    {.name = "eig",
     .op = "SelfAdjointEigV2",
     .inputs = {"$input"},
     .attrs = {"T = $T", "compute_v = true"}},
    {.name = "axis", .op = "Const", .attrs = {"dtype = DT_INT32", "value = -2"}},
    {.name = "values",
     .op = "ExpandDims",
     .inputs = {"eig", "axis"},
     .attrs = {"T = $T", "Tdim = DT_INT32"}},
    {.op = "ConcatV2",
     .inputs = {"values", "eig:1", "axis"},
     .attrs = {"N = 2", "T = $T", "Tidx = DT_INT32"}}};

inline constexpr made_node random_poisson[]{
    {.op = "RandomPoissonV2",
     .inputs = {"$shape", "$rate"},
     .attrs = {"seed = $seed", "seed2 = $seed2", "S = $S", "R = $dtype", "dtype = $dtype"}}};

// All elements, gathered or scattered by their numbers.
inline constexpr made_node tensor_array_pack[]{
    {.name = "size", .op = "TensorArraySizeV3", .inputs = {"$handle", "$flow_in"}},
    {.name = "zero", .op = "Const", .attrs = {"dtype = DT_INT32", "value = 0"}},
    {.name = "one", .op = "Const", .attrs = {"dtype = DT_INT32", "value = 1"}},
    {.name = "indices",
     .op = "Range",
     .inputs = {"zero", "size", "one"},
     .attrs = {"Tidx = DT_INT32"}},
    {.op = "TensorArrayGatherV3",
     .inputs = {"$handle", "indices", "$flow_in"},
     .attrs = {"dtype = $dtype", "element_shape = $element_shape"}}};
inline constexpr made_node tensor_array_unpack[]{
    {.name = "shape",
     .op = "Shape",
     .inputs = {"$value"},
     .attrs = {"T = $T", "out_type = DT_INT32"}},
    {.name = "begin", .op = "Const", .attrs = {"dtype = DT_INT32", "value = [0]"}},
    {.name = "step", .op = "Const", .attrs = {"dtype = DT_INT32", "value = [1]"}},
    {.name = "size",
     .op = "StridedSlice",
     .inputs = {"shape", "begin", "step", "step"},
     .attrs = {"T = DT_INT32", "Index = DT_INT32", "shrink_axis_mask = 1"}},
    {.name = "zero", .op = "Const", .attrs = {"dtype = DT_INT32", "value = 0"}},
    {.name = "one", .op = "Const", .attrs = {"dtype = DT_INT32", "value = 1"}},
    {.name = "indices",
     .op = "Range",
     .inputs = {"zero", "size", "one"},
     .attrs = {"Tidx = DT_INT32"}},
    {.op = "TensorArrayScatterV3",
     .inputs = {"$handle", "indices", "$value", "$flow_in"},
     .attrs = {"T = $T"}}};

// Weights came as floats whatever the type of the counts.
inline constexpr made_node dense_counts[]{
    {.name = "weights",
     .op = "Cast",
     .inputs = {"$weights"},
     .attrs = {"SrcT = DT_FLOAT", "DstT = $output_type"}},
    {.op = "DenseCountSparseOutput",
     .inputs = {"$values", "weights"},
     .attrs = {"T = $T", "minlength = $minlength", "maxlength = $maxlength",
               "binary_output = $binary_count", "output_type = $output_type"}}};
inline constexpr made_node sparse_counts[]{
    {.name = "weights",
     .op = "Cast",
     .inputs = {"$weights"},
     .attrs = {"SrcT = DT_FLOAT", "DstT = $output_type"}},
    {.op = "SparseCountSparseOutput",
     .inputs = {"$indices", "$values", "$dense_shape", "weights"},
     .attrs = {"T = $T", "minlength = $minlength", "maxlength = $maxlength",
               "binary_output = $binary_count", "output_type = $output_type"}}};
inline constexpr made_node ragged_counts[]{
    {.name = "weights",
     .op = "Cast",
     .inputs = {"$weights"},
     .attrs = {"SrcT = DT_FLOAT", "DstT = $output_type"}},
    {.op = "RaggedCountSparseOutput",
     .inputs = {"$splits", "$values", "weights"},
     .attrs = {"T = $T", "minlength = $minlength", "maxlength = $maxlength",
               "binary_output = $binary_count", "output_type = $output_type"}}};

inline constexpr made_node relayout_like[]{
    {.op = "RelayoutLike", .inputs = {"$input", "$layout_input"}, .attrs = {"T = $T", "U = $T"}}};

// Code points were unsigned.
inline constexpr made_node unicode_offsets[]{
    {.name = "decoded",
     .op = "UnicodeDecodeWithOffsets",
     .inputs = {"$input"},
     .attrs = {"input_encoding = $input_encoding", "errors = $errors",
               "replacement_char = $replacement_char",
               "replace_control_characters = $replace_control_characters"}},
    {.name = "points",
     .op = "Cast",
     .inputs = {"decoded:1"},
     .attrs = {"SrcT = DT_INT32", "DstT = DT_UINT32"}},
    {.op = "IdentityN",
     .inputs = {"decoded", "points", "decoded:2"},
     .attrs = {"T = [DT_INT64, DT_UINT32, DT_INT64]"}}};

// Windows that touch each other, the last of which may be short.
inline constexpr made_node touching_windows[]{
    {.name = "stride", .op = "Const", .attrs = {"dtype = DT_INT64", "value = 1"}},
    {.name = "drop_remainder", .op = "Const", .attrs = {"dtype = DT_BOOL", "value = false"}},
    {.op = "WindowDataset",
     .inputs = {"$input_dataset", "$window_size", "$window_size", "stride", "drop_remainder"},
     .attrs = {"output_types = $output_types", "output_shapes = $output_shapes"}}};

// The sizes of buffers that the op took by itself.
inline constexpr made_node buffered_interleave[]{
    {.name = "two", .op = "Const", .attrs = {"dtype = DT_INT64", "value = 2"}},
    {.name = "outputs", .op = "Mul", .inputs = {"two", "$block_length"}, .attrs = {"T = DT_INT64"}},
    {.name = "inputs", .op = "Mul", .inputs = {"two", "$cycle_length"}, .attrs = {"T = DT_INT64"}},
    {.op = "ParallelInterleaveDataset",
     .inputs = {"$input_dataset", "$other_arguments", "$cycle_length", "$block_length", "$sloppy",
                "outputs", "inputs"},
     .attrs = {"f = $f", "Targuments = $Targuments", "output_types = $output_types",
               "output_shapes = $output_shapes"}}};

}  // namespace evergraph::tf::detail

#endif
