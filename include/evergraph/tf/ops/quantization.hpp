// SPDX-License-Identifier: BSL-1.0
// quantization: numbers of fewer bits: quantized, faked, uniform.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_QUANTIZATION_HPP
#define EVERGRAPH_TF_OPS_QUANTIZATION_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

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
