// SPDX-License-Identifier: BSL-1.0
// rnn: recurrent cells and sequences.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_RNN_HPP
#define EVERGRAPH_TF_OPS_RNN_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

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
