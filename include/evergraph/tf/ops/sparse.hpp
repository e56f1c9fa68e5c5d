// SPDX-License-Identifier: BSL-1.0
// sparse: sparse tensors and matrices, sets.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_SPARSE_HPP
#define EVERGRAPH_TF_OPS_SPARSE_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

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
