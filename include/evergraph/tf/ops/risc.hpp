// SPDX-License-Identifier: BSL-1.0
// risc: a reduced set of ops that compilers lower others to.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_RISC_HPP
#define EVERGRAPH_TF_OPS_RISC_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

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
