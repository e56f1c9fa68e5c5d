// SPDX-License-Identifier: BSL-1.0
// linalg: matrices: factors, solvers, diagonals.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_LINALG_HPP
#define EVERGRAPH_TF_OPS_LINALG_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

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
