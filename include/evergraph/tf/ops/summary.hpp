// SPDX-License-Identifier: BSL-1.0
// summary: summaries and what writes them.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_SUMMARY_HPP
#define EVERGRAPH_TF_OPS_SUMMARY_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

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
