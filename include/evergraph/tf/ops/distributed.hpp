// SPDX-License-Identifier: BSL-1.0
// distributed: values exchanged between devices and tasks.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_DISTRIBUTED_HPP
#define EVERGRAPH_TF_OPS_DISTRIBUTED_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

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
