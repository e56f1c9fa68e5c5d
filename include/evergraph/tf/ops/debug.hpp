// SPDX-License-Identifier: BSL-1.0
// debug: checks, copies and prints for those who look for faults.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_DEBUG_HPP
#define EVERGRAPH_TF_OPS_DEBUG_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

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
