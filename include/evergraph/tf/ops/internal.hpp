// SPDX-License-Identifier: BSL-1.0
// internal: ops that TensorFlow's own passes put into graphs.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_INTERNAL_HPP
#define EVERGRAPH_TF_OPS_INTERNAL_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op internal_op_rows[]{
    {"_Arg", 2},
    {"_ArrayToList", 1},
    {"_CollateTPUEmbeddingMemory", 1, 1196, op::open, op::open, "", "never part of a release"},
    {"_ConfigureDistributedTPU", 2},
    {"_ConfigureTPUEmbeddingHost", 2, 1196, op::open, op::open, "", "gone after release 2.9"},
    {"_ConfigureTPUEmbeddingMemory", 2, 1196, op::open, op::open, "", "gone after release 2.9"},
    {"_ConnectInterTPUEmbeddingCommunication", 1, 1168, op::open, op::open, "", "gone after release 2.9"},
    {"_ConnectTPUEmbeddingHosts", 1, 1196, op::open, op::open, "", "never part of a release"},
    {"_DeviceArg", 1},
    {"_DeviceRetval", 1},
    {"_DisconnectHostFromDistributedTPUSystem", 1},
    {"_EagerConst", 1},
    {"_EqualWithCast", 2, 847, op::open, op::open, "", "never part of a release"},
    {"_ExecuteTPUEmbeddingPartitioner", 1, 1196, op::open, op::open, "", "gone after release 2.9"},
    {"_FinalizeTPUEmbedding", 1, 1196, op::open, op::open, "", "never part of a release"},
    {"_FinalizeTPUEmbeddingSystemConfiguration", 1, 1168, op::open, op::open, "", "gone after release 2.9"},
    {"_FusedBatchNormEx", 5},
    {"_FusedBatchNormGradEx", 3},
    {"_FusedConv2D", 9},
    {"_FusedConv3D", 4},
    {"_FusedDepthwiseConv2dNative", 4},
    {"_FusedMatMul", 4},
    {"_FusedQuantizedConv2D", 1},
    {"_FusedQuantizedDepthwiseConv2D", 1},
    {"_GreaterEqualWithCast", 2, 847, op::open, op::open, "", "never part of a release"},
    {"_GreaterWithCast", 2, 847, op::open, op::open, "", "never part of a release"},
    {"_HostCast", 2},
    {"_HostComputeMlir", 1, 476, op::open, op::open, "", "never part of a release"},
    {"_HostRecv", 3},
    {"_HostSend", 2},
    {"_If", 2},
    {"_InitializeHostForDistributedTPU", 3},
    {"_LessEqualWithCast", 2, 847, op::open, op::open, "", "never part of a release"},
    {"_LessWithCast", 2, 847, op::open, op::open, "", "never part of a release"},
    {"_ListToArray", 1},
    {"_NcclBroadcastRecv", 1},
    {"_NcclBroadcastSend", 1},
    {"_NcclReduceRecv", 1},
    {"_NcclReduceSend", 1},
    {"_NotEqualWithCast", 2, 847, op::open, op::open, "", "never part of a release"},
    {"_ParallelConcatStart", 2},
    {"_ParallelConcatUpdate", 2},
    {"_QuantizeAndDequantize", 1, 10, op::open, op::open, "", "never part of a release"},
    {"_QuantizedMatMul", 1},
    {"_QuantizedMaxPool3D", 1},
    {"_ReadVariablesOp", 1},
    {"_Recv", 3},
    {"_RecvTPUEmbeddingActivations", 1, 1160, op::open, op::open, "", "gone after release 2.9"},
    {"_RecvTPUEmbeddingDeduplicationData", 1, 1160, op::open, op::open, "", "gone after release 2.9"},
    {"_Retval", 2},
    {"_ScopedAllocator", 2},
    {"_ScopedAllocatorConcat", 2},
    {"_ScopedAllocatorSplit", 2},
    {"_Send", 2},
    {"_SendTPUEmbeddingGradients", 1, 1160, op::open, op::open, "", "gone after release 2.9"},
    {"_SetGlobalTPUArray", 1},
    {"_ShutdownDistributedTPU", 1},
    {"_SwitchN", 1},
    {"_TPUCompileMlir", 1},
    {"_TPUCompileMlirPlaceholderProgramKey", 1, 1533, op::open, op::open, "", "gone after release 2.13"},
    {"_TPUReplicate", 6},
    {"_TensorToHashBucketFast", 2},
    {"_UnaryOpsComposition", 1},
    {"_UnsafeReadVariable", 1, 23, op::open, op::open, "", "gone after release 1.3"},
    {"_VarHandlesOp", 1},
    {"_WaitForDistributedTPU", 1},
    {"_While", 1},
    {"_XLARecv", 1, 25, op::open, op::open, "", "gone after release 1.8"},
    {"_XLASend", 1, 25, op::open, op::open, "", "gone after release 1.8"},
    {"_XlaCompile", 2},
    {"_XlaCompileMlirPlaceholderProgramKey", 1},
    {"_XlaHostComputeMlir", 4},
    {"_XlaLaunch", 1, 25, op::open, op::open, "", "gone after release 1.8"},
    {"_XlaMerge", 1},
    {"_XlaRecvAtHost", 2},
    {"_XlaRecvAtHostV2", 2},
    {"_XlaRun", 2},
    {"_XlaSendFromHost", 2},
    {"_XlaSendFromHostV2", 2},
};

inline constexpr flat_definition internal_definition_rows[]{
    {3, 0, 1, 0, 0, 0, 0, 1, 0, 2},  // _Arg
    {5, 0, 0, 1, 0, 0, 0, 1, 0, 2},
    {3, 0, 0, 0, 1, 1, 2, 1, 2, 3},  // _ArrayToList
    {1169, 0, 0, 1, 3, 1, 4, 1, 5, 1},  // _CollateTPUEmbeddingMemory
    {27, 0, 1, 1, 5, 1, 6, 1, 6, 1},  // _ConfigureDistributedTPU
    {160, 0, 0, 1, 5, 1, 6, 1, 7, 2},
    {952, 0, 0, 1, 7, 2, 9, 1, 9, 2},  // _ConfigureTPUEmbeddingHost
    {1169, 0, 0, 1, 10, 2, 12, 1, 11, 1},
    {952, 0, 0, 1, 13, 1, 14, 1, 11, 1},  // _ConfigureTPUEmbeddingMemory
    {1169, 0, 0, 1, 13, 1, 15, 1, 0, 0},
    {952, 0, 0, 1, 16, 1, 0, 0, 12, 1},  // _ConnectInterTPUEmbeddingCommunication
    {1169, 0, 0, 1, 17, 1, 0, 0, 5, 1},  // _ConnectTPUEmbeddingHosts
    {27, 0, 0, 1, 0, 0, 0, 1, 13, 2},  // _DeviceArg
    {27, 0, 0, 1, 18, 1, 0, 0, 13, 2},  // _DeviceRetval
    {27, 0, 0, 1, 0, 0, 19, 1, 0, 0},  // _DisconnectHostFromDistributedTPUSystem
    {791, 0, 0, 0, 18, 1, 0, 1, 15, 1},  // _EagerConst
    {484, 0, 1, 0, 0, 0, 0, 0, 0, 0},  // _EqualWithCast
    {847, 485, 0, 0, 0, 0, 0, 0, 0, 0},
    {952, 0, 0, 1, 0, 0, 13, 1, 11, 1},  // _ExecuteTPUEmbeddingPartitioner
    {1169, 0, 0, 1, 10, 2, 0, 0, 0, 0},  // _FinalizeTPUEmbedding
    {952, 0, 0, 1, 16, 1, 0, 0, 12, 1},  // _FinalizeTPUEmbeddingSystemConfiguration
    {56, 0, 4, 0, 20, 6, 26, 6, 16, 7},  // _FusedBatchNormEx
    {175, 0, 3, 0, 20, 6, 26, 6, 23, 8},
    {175, 0, 2, 0, 20, 6, 26, 6, 16, 7},
    {175, 0, 1, 0, 20, 6, 26, 6, 23, 8},
    {637, 0, 0, 0, 20, 6, 26, 6, 31, 8},
    {755, 0, 2, 0, 32, 8, 40, 6, 39, 7},  // _FusedBatchNormGradEx
    {821, 758, 1, 0, 32, 8, 40, 6, 39, 7},
    {862, 822, 0, 0, 32, 8, 40, 6, 39, 7},
    {27, 0, 7, 0, 46, 3, 0, 1, 46, 7},  // _FusedConv2D
    {27, 0, 6, 0, 46, 3, 0, 1, 53, 8},
    {27, 0, 5, 0, 46, 3, 0, 1, 61, 9},
    {29, 0, 4, 0, 46, 3, 0, 1, 70, 10},
    {498, 0, 3, 0, 46, 3, 0, 1, 80, 11},
    {498, 0, 2, 0, 46, 3, 0, 1, 70, 10},
    {507, 0, 1, 0, 46, 3, 0, 1, 80, 11},
    {1186, 0, 0, 0, 46, 3, 0, 1, 91, 11},
    {1254, 0, 0, 0, 49, 4, 0, 1, 102, 14},
    {909, 0, 0, 0, 46, 3, 0, 1, 116, 10},  // _FusedConv3D
    {1001, 0, 2, 0, 46, 3, 0, 1, 126, 9},
    {1081, 0, 1, 0, 46, 3, 0, 1, 135, 10},
    {2314, 0, 0, 0, 46, 3, 0, 1, 145, 10},
    {378, 0, 3, 0, 46, 3, 0, 1, 155, 8},  // _FusedDepthwiseConv2dNative
    {498, 0, 2, 0, 46, 3, 0, 1, 163, 9},
    {498, 0, 1, 0, 46, 3, 0, 1, 155, 8},
    {507, 0, 0, 0, 46, 3, 0, 1, 163, 9},
    {29, 0, 3, 0, 53, 3, 56, 1, 172, 6},  // _FusedMatMul
    {475, 0, 2, 0, 53, 3, 56, 1, 178, 6},
    {630, 0, 1, 0, 53, 3, 56, 1, 184, 7},
    {1119, 0, 0, 0, 53, 3, 56, 1, 191, 7},
    {1254, 0, 0, 0, 57, 2, 59, 2, 198, 18},  // _FusedQuantizedConv2D
    {1254, 0, 0, 0, 57, 2, 59, 2, 198, 18},  // _FusedQuantizedDepthwiseConv2D
    {484, 0, 1, 0, 0, 0, 0, 0, 0, 0},  // _GreaterEqualWithCast
    {847, 485, 0, 0, 0, 0, 0, 0, 0, 0},
    {484, 0, 1, 0, 0, 0, 0, 0, 0, 0},  // _GreaterWithCast
    {847, 485, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 1, 0, 61, 1, 62, 1, 216, 2},  // _HostCast
    {26, 0, 0, 0, 61, 1, 62, 1, 218, 3},
    {471, 0, 0, 1, 63, 1, 64, 1, 221, 4},  // _HostComputeMlir
    {0, 0, 2, 0, 0, 0, 65, 1, 225, 6},  // _HostRecv
    {5, 0, 1, 1, 0, 0, 65, 1, 225, 6},
    {800, 0, 0, 17, 0, 0, 65, 1, 225, 6},
    {0, 0, 1, 0, 66, 1, 0, 0, 231, 6},  // _HostSend
    {5, 0, 0, 1, 66, 1, 0, 0, 231, 6},
    {26, 0, 1, 0, 67, 2, 69, 1, 237, 5},  // _If
    {26, 0, 0, 1, 67, 2, 69, 1, 237, 5},
    {27, 0, 2, 1, 70, 1, 71, 1, 0, 0},  // _InitializeHostForDistributedTPU
    {160, 0, 1, 1, 70, 1, 71, 1, 242, 1},
    {953, 0, 0, 1, 70, 1, 71, 1, 243, 2},
    {484, 0, 1, 0, 0, 0, 0, 0, 0, 0},  // _LessEqualWithCast
    {847, 485, 0, 0, 0, 0, 0, 0, 0, 0},
    {484, 0, 1, 0, 0, 0, 0, 0, 0, 0},  // _LessWithCast
    {847, 485, 0, 0, 0, 0, 0, 0, 0, 0},
    {3, 0, 0, 0, 72, 1, 73, 1, 245, 3},  // _ListToArray
    {27, 0, 0, 1, 74, 1, 0, 1, 248, 3},  // _NcclBroadcastRecv
    {27, 0, 0, 1, 18, 1, 0, 0, 248, 3},  // _NcclBroadcastSend
    {27, 0, 0, 1, 18, 1, 75, 1, 251, 4},  // _NcclReduceRecv
    {27, 0, 0, 1, 18, 1, 0, 0, 251, 4},  // _NcclReduceSend
    {484, 0, 1, 0, 0, 0, 0, 0, 0, 0},  // _NotEqualWithCast
    {847, 485, 0, 0, 0, 0, 0, 0, 0, 0},
    {21, 0, 0, 1, 76, 1, 77, 1, 255, 3},  // _ParallelConcatStart
    {21, 0, 0, 1, 0, 0, 77, 1, 258, 2},
    {21, 0, 0, 0, 78, 3, 0, 1, 260, 2},  // _ParallelConcatUpdate
    {21, 0, 0, 0, 81, 2, 0, 1, 262, 2},
    {10, 0, 0, 0, 18, 1, 0, 1, 264, 6},  // _QuantizeAndDequantize
    {2314, 0, 0, 0, 57, 2, 59, 2, 270, 17},  // _QuantizedMatMul
    {1443, 0, 0, 0, 83, 3, 86, 3, 287, 5},  // _QuantizedMaxPool3D
    {27, 0, 0, 1, 89, 1, 90, 1, 292, 2},  // _ReadVariablesOp
    {0, 0, 2, 0, 0, 0, 65, 1, 225, 6},  // _Recv
    {5, 0, 1, 1, 0, 0, 65, 1, 225, 6},
    {800, 0, 0, 17, 0, 0, 65, 1, 225, 6},
    {1022, 0, 0, 1, 91, 1, 92, 1, 294, 2},  // _RecvTPUEmbeddingActivations
    {1024, 0, 0, 1, 0, 0, 93, 1, 296, 1},  // _RecvTPUEmbeddingDeduplicationData
    {3, 0, 1, 0, 18, 1, 0, 0, 0, 2},  // _Retval
    {5, 0, 0, 1, 18, 1, 0, 0, 0, 2},
    {26, 0, 0, 1, 0, 0, 0, 1, 297, 5},  // _ScopedAllocator
    {26, 0, 0, 1, 0, 0, 0, 1, 302, 6},
    {26, 0, 1, 1, 94, 2, 0, 1, 308, 5},  // _ScopedAllocatorConcat
    {26, 0, 0, 1, 94, 2, 0, 1, 313, 6},
    {26, 0, 0, 1, 96, 2, 73, 1, 319, 4},  // _ScopedAllocatorSplit
    {26, 0, 0, 1, 96, 2, 73, 1, 323, 5},
    {0, 0, 1, 0, 66, 1, 0, 0, 231, 6},  // _Send
    {5, 0, 0, 1, 66, 1, 0, 0, 231, 6},
    {1024, 0, 0, 1, 98, 3, 0, 0, 328, 3},  // _SendTPUEmbeddingGradients
    {27, 0, 0, 1, 101, 1, 0, 0, 0, 0},  // _SetGlobalTPUArray
    {27, 0, 0, 1, 0, 0, 0, 0, 0, 0},  // _ShutdownDistributedTPU
    {51, 0, 0, 0, 102, 2, 104, 1, 331, 2},  // _SwitchN
    {470, 0, 0, 1, 105, 1, 106, 2, 333, 4},  // _TPUCompileMlir
    {477, 0, 0, 1, 0, 0, 108, 1, 0, 0},  // _TPUCompileMlirPlaceholderProgramKey
    {43, 0, 5, 1, 109, 4, 113, 1, 337, 14},  // _TPUReplicate
    {104, 0, 4, 1, 109, 4, 113, 1, 351, 15},
    {175, 0, 3, 1, 109, 4, 113, 1, 366, 16},
    {454, 0, 2, 1, 109, 4, 113, 1, 382, 17},
    {1130, 0, 1, 1, 109, 4, 113, 1, 399, 18},
    {2314, 0, 0, 1, 109, 4, 113, 1, 417, 19},
    {772, 0, 1, 0, 18, 1, 114, 1, 436, 2},  // _TensorToHashBucketFast
    {777, 773, 0, 0, 18, 1, 114, 1, 436, 2},
    {26, 0, 0, 0, 115, 1, 116, 1, 438, 2},  // _UnaryOpsComposition
    {21, 0, 0, 1, 117, 1, 118, 1, 440, 1},  // _UnsafeReadVariable
    {27, 0, 0, 1, 0, 0, 89, 1, 441, 5},  // _VarHandlesOp
    {27, 0, 0, 1, 5, 1, 101, 1, 446, 2},  // _WaitForDistributedTPU
    {26, 0, 0, 1, 119, 1, 120, 1, 448, 3},  // _While
    {24, 0, 0, 1, 0, 0, 66, 1, 451, 3},  // _XLARecv
    {24, 0, 0, 1, 66, 1, 0, 0, 454, 2},  // _XLASend
    {27, 0, 0, 1, 121, 3, 124, 2, 456, 4},  // _XlaCompile
    {27, 0, 0, 1, 121, 3, 124, 2, 460, 5},
    {1534, 0, 0, 1, 0, 0, 108, 1, 0, 0},  // _XlaCompileMlirPlaceholderProgramKey
    {477, 0, 1, 1, 63, 1, 64, 1, 465, 5},  // _XlaHostComputeMlir
    {720, 0, 0, 1, 63, 1, 64, 1, 470, 6},
    {1164, 0, 1, 1, 63, 1, 64, 1, 476, 5},
    {1463, 0, 0, 1, 63, 1, 64, 1, 481, 6},
    {21, 0, 0, 1, 121, 3, 126, 1, 487, 5},  // _XlaLaunch
    {175, 0, 0, 0, 127, 2, 0, 1, 492, 1},  // _XlaMerge
    {27, 0, 1, 1, 129, 1, 64, 1, 493, 3},  // _XlaRecvAtHost
    {1477, 0, 0, 1, 129, 1, 64, 1, 496, 4},
    {576, 0, 1, 1, 130, 2, 64, 1, 500, 2},  // _XlaRecvAtHostV2
    {1477, 0, 0, 1, 130, 2, 64, 1, 502, 3},
    {27, 0, 0, 1, 132, 3, 126, 1, 505, 3},  // _XlaRun
    {27, 0, 0, 1, 135, 2, 126, 1, 508, 2},
    {27, 0, 1, 1, 137, 2, 0, 0, 510, 3},  // _XlaSendFromHost
    {1477, 0, 0, 1, 137, 2, 0, 0, 513, 4},
    {576, 0, 1, 1, 139, 3, 0, 0, 517, 2},  // _XlaSendFromHostV2
    {1477, 0, 0, 1, 139, 3, 0, 0, 519, 3},
};

inline constexpr flat_port internal_ports[]{
    {"output", {}, "T"},
    {"input", {}, "T", "N"},
    {"output", {}, "out_types", "", true},
    {"memory_configs", dtype::string, "", "N"},
    {"merged_memory_config", dtype::string},
    {"inputs", dtype::int32, "", "N"},
    {"output", dtype::string},
    {"common_config", dtype::string},
    {"task_host_config", dtype::string, "", "N"},
    {"host_config", dtype::string},
    {"memory_config", dtype::string},
    {"network_config", dtype::string},
    {"task_host_config", dtype::string},
    {"host_config", dtype::string, "", "N"},
    {"network_configs", dtype::string, "", "N"},
    {"input", {}, "T"},
    {"number_of_tpu_chips", dtype::int32},
    {"x", {}, "T"},
    {"scale", {}, "U"},
    {"offset", {}, "U"},
    {"mean", {}, "U"},
    {"variance", {}, "U"},
    {"side_input", {}, "T", "num_side_inputs"},
    {"y", {}, "T"},
    {"batch_mean", {}, "U"},
    {"batch_variance", {}, "U"},
    {"reserve_space_1", {}, "U"},
    {"reserve_space_2", {}, "U"},
    {"reserve_space_3", {}, "U"},
    {"y_backprop", {}, "T"},
    {"scale", dtype::float32},
    {"offset", dtype::float32},
    {"x_backprop", {}, "T"},
    {"scale_backprop", {}, "U"},
    {"offset_backprop", {}, "U"},
    {"reserve_space_4", {}, "U"},
    {"reserve_space_5", {}, "U"},
    {"side_input_backprop", {}, "T", "num_side_inputs"},
    {"filter", {}, "T"},
    {"args", {}, "T", "num_args"},
    {"args", {}, "TArgs", "", true},
    {"host_args", dtype::float32, "", "num_host_args"},
    {"a", {}, "T"},
    {"b", {}, "T"},
    {"product", {}, "T"},
    {"device_inputs", {}, "Tdevice_inputs", "", true},
    {"host_inputs", {}, "Thost_inputs", "", true},
    {"device_outputs", {}, "Tdevice_outputs", "", true},
    {"host_outputs", {}, "Thost_outputs", "", true},
    {"x", {}, "SrcT"},
    {"y", {}, "DstT"},
    {"inputs", {}, "Tinputs", "", true},
    {"outputs", {}, "Toutputs", "", true},
    {"tensor", {}, "tensor_type"},
    {"tensor", {}, "T"},
    {"cond", {}, "Tcond"},
    {"input", {}, "Tin", "", true},
    {"output", {}, "Tout", "", true},
    {"input", dtype::string},
    {"tpu_ids", dtype::int32},
    {"output", {}, "T", "N"},
    {"shape", dtype::int32},
    {"data", {}, "T"},
    {"shape", {}, "Tshape"},
    {"output", {}, "dtype"},
    {"value", {}, "T"},
    {"loc", {}, "Tshape"},
    {"update", {}, "T"},
    {"min_input", dtype::float32},
    {"max_input", dtype::float32},
    {"min_output", dtype::float32},
    {"max_output", dtype::float32},
    {"resources", dtype::resource, "", "N"},
    {"values", {}, "dtypes", "", true},
    {"deduplication_data", dtype::variant},
    {"outputs", dtype::float32, "", "num_tables"},
    {"output", dtype::variant},
    {"backing", {}, "T"},
    {"inputs", {}, "T", "N"},
    {"concat", {}, "T"},
    {"split", {}, "T", "N"},
    {"gradients", dtype::float32, "", "NumTables"},
    {"learning_rates", dtype::float32, "", "NumLearningRateTags"},
    {"topology", dtype::string},
    {"output_index", dtype::int32},
    {"outputs", {}, "T", "num_outs"},
    {"dynamic_shapes", dtype::int64, "", "NumDynamicShapes"},
    {"compilation_status", dtype::string},
    {"program", dtype::string, "", "num_computations"},
    {"program", dtype::string},
    {"broadcast_inputs", {}, "Tbroadcast_inputs", "", true},
    {"variables", dtype::resource, "", "NumVariables"},
    {"guaranteed_constants", {}, "Tguaranteed_constants", "", true},
    {"outputs", {}, "output_types", "", true},
    {"output", dtype::int64},
    {"resource", dtype::resource},
    {"value", {}, "dtype"},
    {"input", {}, "T", "", true},
    {"output", {}, "T", "", true},
    {"constants", {}, "Tconstants", "", true},
    {"args", {}, "Targs", "", true},
    {"resources", dtype::resource, "", "Nresources"},
    {"key", dtype::string},
    {"compilation_successful", dtype::boolean},
    {"results", {}, "Tresults", "", true},
    {"partitioned_call", {}, "T"},
    {"xla_run", {}, "T"},
    {"dynamic_key", dtype::string},
    {"device_ordinal", dtype::int64},
};

inline constexpr flat_attr internal_attrs[]{
    {"T", attr_type::type},
    {"index", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"out_types", attr_type::type, nullptr, 0x0, "", true, 1},
    {"enable_whole_mesh_compilations", attr_type::boolean, "false"},
    {"config", attr_type::string},
    {"T", attr_type::type, nullptr, 0x80002},
    {"U", attr_type::type, nullptr, 0x2},
    {"epsilon", attr_type::floating, "0.0001"},
    {"num_side_inputs", attr_type::integer, "0", 0x0, "", false, 0},
    {"activation_mode", attr_type::string, "\"Identity\""},
    {"data_format", attr_type::string, "\"NHWC\"", 0x0, "\"NHWC\", \"NCHW\""},
    {"is_training", attr_type::boolean, "true"},
    {"exponential_avg_factor", attr_type::floating, "1.0"},
    {"T", attr_type::type, nullptr, 0x84002},
    {"data_format", attr_type::string, "\"NHWC\"", 0x0, "\"NHWC\", \"NCHW\", \"NDHWC\", \"NCDHW\""},
    {"T", attr_type::type, nullptr, 0x6},
    {"num_args", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"strides", attr_type::integer, nullptr, 0x0, "", true},
    {"padding", attr_type::string, nullptr, 0x0, "\"SAME\", \"VALID\""},
    {"dilations", attr_type::integer, "[1, 1, 1, 1]", 0x0, "", true},
    {"fused_ops", attr_type::string, "[]", 0x0, "", true},
    {"use_cudnn_on_gpu", attr_type::boolean, "true"},
    {"padding", attr_type::string, nullptr, 0x0, "\"SAME\", \"VALID\", \"EXPLICIT\""},
    {"explicit_paddings", attr_type::integer, "[]", 0x0, "", true},
    {"leakyrelu_alpha", attr_type::floating, "0.2"},
    {"T", attr_type::type, nullptr, 0x80006},
    {"T", attr_type::type, nullptr, 0x80846},
    {"TArgs", attr_type::type, nullptr, 0x0, "", true, 1},
    {"num_host_args", attr_type::integer, "0", 0x0, "", false, 0},
    {"data_format", attr_type::string, "\"NHWC\"", 0x0, "\"NHWC\", \"NCHW\", \"NCHW_VECT_C\""},
    {"filter_format", attr_type::string, "\"HWIO\"", 0x0, "\"HWIO\", \"OIHW\", \"OIHW_VECT_I\""},
    {"T", attr_type::type, nullptr, 0x4002},
    {"strides", attr_type::integer, nullptr, 0x0, "", true, 5},
    {"is_filter_const", attr_type::boolean, "false"},
    {"data_format", attr_type::string, "\"NDHWC\"", 0x0, "\"NDHWC\", \"NCDHW\""},
    {"dilations", attr_type::integer, "[1, 1, 1, 1, 1]", 0x0, "", true},
    {"padding_list", attr_type::integer, "[]", 0x0, "", true},
    {"T", attr_type::type, nullptr, 0x84006},
    {"transpose_a", attr_type::boolean, "false"},
    {"transpose_b", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0x2},
    {"Tinput", attr_type::type, "DT_QUINT8", 0x1b800},
    {"Tfilter", attr_type::type, "DT_QINT8", 0x1b800},
    {"Tbias", attr_type::type, "DT_QINT32", 0x2002},
    {"Tsummand", attr_type::type, nullptr, 0x3802},
    {"out_type", attr_type::type, "DT_QINT32", 0x1b800},
    {"Tdevice_inputs", attr_type::type, "[]", 0x0, "", true, 0},
    {"Thost_inputs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tdevice_outputs", attr_type::type, "[]", 0x0, "", true, 0},
    {"Thost_outputs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"data_format", attr_type::string, "\"NHWC\""},
    {"is_filter_const", attr_type::boolean, "true"},
    {"is_bias_const", attr_type::boolean, "true"},
    {"alpha", attr_type::floating, "0.0"},
    {"SrcT", attr_type::type},
    {"DstT", attr_type::type},
    {"Truncate", attr_type::boolean, "false"},
    {"Tinputs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Toutputs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"key", attr_type::string},
    {"tpu_core", attr_type::integer, "0"},
    {"tensor_type", attr_type::type},
    {"tensor_name", attr_type::string},
    {"send_device", attr_type::string},
    {"send_device_incarnation", attr_type::integer},
    {"recv_device", attr_type::string},
    {"client_terminated", attr_type::boolean, "false"},
    {"Tcond", attr_type::type},
    {"Tin", attr_type::type, nullptr, 0x0, "", true, 1},
    {"Tout", attr_type::type, nullptr, 0x0, "", true, 1},
    {"then_branch", attr_type::func},
    {"else_branch", attr_type::func},
    {"tpu_cancellation_closes_chips", attr_type::integer, "0"},
    {"T", attr_type::type, nullptr, 0x8020e},
    {"num_devices", attr_type::integer},
    {"shared_name", attr_type::string},
    {"reduction", attr_type::string, nullptr, 0x0, "\"min\", \"max\", \"prod\", \"sum\""},
    {"dtype", attr_type::type},
    {"Tshape", attr_type::type, "DT_INT32", 0x208},
    {"init", attr_type::boolean, "false"},
    {"shape", attr_type::shape},
    {"loc", attr_type::integer},
    {"signed_input", attr_type::boolean, "true"},
    {"num_bits", attr_type::integer, "8"},
    {"range_given", attr_type::boolean, "false"},
    {"input_min", attr_type::floating, "0.0"},
    {"input_max", attr_type::floating, "0.0"},
    {"Thost_inputs", attr_type::type, "[]", 0x0, "", true, 0},
    {"Thost_outputs", attr_type::type, "[]", 0x0, "", true, 0},
    {"T1", attr_type::type, nullptr, 0x1b800},
    {"T2", attr_type::type, nullptr, 0x1b800},
    {"Tbias", attr_type::type, "DT_FLOAT", 0x1f802},
    {"U", attr_type::type, "DT_FLOAT", 0x1f802},
    {"Tout", attr_type::type, "DT_FLOAT", 0x1f802},
    {"is_weight_const", attr_type::boolean, "true"},
    {"input_quant_mode", attr_type::string, "\"SCALED\"", 0x0, "\"MIN_FIRST\", \"SCALED\""},
    {"output_quant_mode", attr_type::string, "\"SCALED\"", 0x0, "\"MIN_FIRST\", \"SCALED\""},
    {"ksize", attr_type::integer, nullptr, 0x0, "", true, 5},
    {"T", attr_type::type, nullptr, 0x1b800},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"dtypes", attr_type::type, nullptr, 0x0, "", true, 1},
    {"num_tables", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"shapes", attr_type::shape, nullptr, 0x0, "", true},
    {"sa_name", attr_type::string},
    {"id", attr_type::integer},
    {"expected_call_count", attr_type::integer},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 2},
    {"reshape", attr_type::boolean, "false"},
    {"NumTables", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"NumLearningRateTags", attr_type::integer, "0", 0x0, "", false, 0},
    {"num_outs", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_computations", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"mlir_module", attr_type::string, "\"\""},
    {"metadata", attr_type::string},
    {"NumDynamicShapes", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"computation", attr_type::func},
    {"num_replicas", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_cores_per_replica", attr_type::integer, "1"},
    {"topology", attr_type::string, "\"\""},
    {"use_tpu", attr_type::boolean, "true"},
    {"device_assignment", attr_type::integer, "[]", 0x0, "", true},
    {"host_compute_core", attr_type::string, "[]", 0x0, "", true},
    {"Tbroadcast_inputs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"NumVariables", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"Tguaranteed_constants", attr_type::type, nullptr, 0x0, "", true, 0},
    {"output_types", attr_type::type, nullptr, 0x0, "", true, 0},
    {"padding_map", attr_type::string, "[]", 0x0, "", true},
    {"step_marker_location", attr_type::string, "\"STEP_MARK_AT_ENTRY\""},
    {"allow_soft_placement", attr_type::boolean, "false"},
    {"num_distributed_variables", attr_type::integer, "0"},
    {"use_spmd_for_xla_partitioning", attr_type::boolean, "false"},
    {"tpu_compile_options_proto", attr_type::string, "\"\""},
    {"use_shardy_partitioner", attr_type::boolean, "false"},
    {"T", attr_type::type, nullptr, 0xc20278},
    {"num_buckets", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"op_names", attr_type::string, nullptr, 0x0, "", true},
    {"containers", attr_type::string, nullptr, 0x0, "", true},
    {"shared_names", attr_type::string, nullptr, 0x0, "", true},
    {"dtypes", attr_type::type, nullptr, 0x0, "", true},
    {"startup_timeout_sec", attr_type::integer, "20"},
    {"T", attr_type::type, nullptr, 0x0, "", true, 0},
    {"cond", attr_type::func},
    {"body", attr_type::func},
    {"Tconstants", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Targs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Nresources", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"function", attr_type::func},
    {"must_compile", attr_type::boolean},
    {"send_key", attr_type::string},
    {"recv_key", attr_type::string},
    {"host_mlir_module", attr_type::string, "\"\""},
    {"manual_sharding", attr_type::boolean, "false"},
    {"Tresults", attr_type::type, nullptr, 0x0, "", true, 0},
    {"device_ordinal", attr_type::integer},
    {"device_type", attr_type::string, "\"TPU\""},
};

inline constexpr std::uint16_t internal_port_slots[]{
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 7, 10, 11, 7, 12, 10, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    24, 25, 26, 27, 28, 29, 17, 30, 26, 27, 28, 31, 23, 32, 33, 34, 35, 36, 37, 15, 38, 39, 15, 38,
    40, 41, 42, 43, 39, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 56, 60, 61,
    62, 63, 64, 65, 66, 67, 65, 67, 15, 68, 69, 0, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81,
    82, 74, 83, 62, 84, 85, 86, 87, 88, 89, 51, 90, 91, 92, 93, 94, 17, 23, 95, 96, 97, 98, 99, 100,
    101, 102, 103, 104, 105, 106, 107, 107, 108, 99, 100, 102, 100, 102, 51, 107, 51, 107, 108,
};

inline constexpr flat_attr_slot internal_attr_slots[]{
    {0, 3}, {1, 3}, {0, 3}, {2, 3}, {3, 3}, {2, 1169}, {2, 27}, {2, 27}, {4, 160}, {2, 952},
    {5, 952}, {5, 952}, {2, 952}, {0, 27}, {1, 27}, {0, 791}, {6, 56}, {7, 56}, {8, 56}, {9, 56},
    {10, 56}, {11, 56}, {12, 56}, {6, 56}, {7, 56}, {8, 56}, {13, 175}, {9, 56}, {10, 56}, {11, 56},
    {12, 56}, {14, 56}, {7, 56}, {8, 56}, {13, 175}, {9, 56}, {10, 56}, {11, 56}, {12, 56},
    {6, 755}, {7, 755}, {8, 755}, {9, 755}, {10, 755}, {15, 755}, {12, 755}, {16, 27}, {17, 27},
    {18, 27}, {19, 27}, {11, 27}, {20, 27}, {21, 27}, {16, 27}, {17, 27}, {18, 27}, {19, 27},
    {11, 27}, {20, 27}, {21, 27}, {8, 27}, {16, 27}, {17, 27}, {18, 27}, {19, 27}, {11, 27},
    {20, 27}, {22, 27}, {21, 27}, {8, 27}, {16, 27}, {17, 27}, {18, 27}, {23, 27}, {24, 29},
    {11, 27}, {20, 27}, {22, 27}, {21, 27}, {8, 27}, {16, 27}, {17, 27}, {18, 27}, {23, 27},
    {24, 29}, {11, 27}, {20, 27}, {22, 27}, {21, 27}, {8, 27}, {25, 498}, {26, 27}, {17, 27},
    {18, 27}, {23, 27}, {24, 29}, {11, 27}, {20, 27}, {22, 27}, {21, 27}, {8, 27}, {25, 498},
    {27, 27}, {28, 1254}, {17, 27}, {29, 1254}, {18, 27}, {23, 27}, {24, 29}, {30, 27}, {31, 1254},
    {20, 27}, {22, 27}, {21, 27}, {8, 27}, {25, 498}, {32, 909}, {17, 909}, {33, 909}, {34, 909},
    {19, 909}, {35, 909}, {36, 909}, {21, 909}, {8, 909}, {25, 909}, {32, 909}, {17, 909},
    {33, 909}, {19, 909}, {35, 909}, {36, 909}, {21, 909}, {8, 909}, {25, 909}, {32, 909},
    {17, 909}, {33, 909}, {19, 909}, {35, 909}, {36, 909}, {37, 1081}, {21, 909}, {8, 909},
    {25, 909}, {14, 909}, {17, 909}, {33, 909}, {19, 909}, {35, 909}, {36, 909}, {37, 1081},
    {21, 909}, {8, 909}, {25, 909}, {38, 378}, {17, 378}, {18, 378}, {19, 378}, {11, 378},
    {20, 378}, {21, 378}, {8, 378}, {38, 378}, {17, 378}, {18, 378}, {19, 378}, {11, 378},
    {20, 378}, {21, 378}, {8, 378}, {25, 498}, {39, 29}, {40, 29}, {41, 29}, {17, 29}, {21, 29},
    {8, 29}, {39, 29}, {40, 29}, {32, 29}, {17, 29}, {21, 29}, {8, 29}, {39, 29}, {40, 29},
    {32, 29}, {17, 29}, {21, 29}, {8, 29}, {25, 630}, {39, 29}, {40, 29}, {14, 29}, {17, 29},
    {21, 29}, {8, 29}, {25, 630}, {42, 1254}, {43, 1254}, {44, 1254}, {45, 1254}, {46, 1254},
    {47, 1254}, {48, 1254}, {49, 1254}, {50, 1254}, {51, 1254}, {18, 1254}, {52, 1254}, {53, 1254},
    {23, 1254}, {24, 1254}, {20, 1254}, {21, 1254}, {54, 1254}, {55, 0}, {56, 0}, {55, 0}, {56, 0},
    {57, 26}, {58, 471}, {59, 471}, {60, 471}, {61, 471}, {62, 0}, {63, 0}, {64, 0}, {65, 0},
    {66, 0}, {67, 0}, {0, 0}, {63, 0}, {64, 0}, {65, 0}, {66, 0}, {67, 0}, {68, 26}, {69, 26},
    {70, 26}, {71, 26}, {72, 26}, {4, 160}, {4, 160}, {73, 953}, {69, 3}, {0, 3}, {2, 3}, {74, 27},
    {75, 27}, {76, 27}, {77, 27}, {74, 27}, {75, 27}, {76, 27}, {78, 21}, {79, 21}, {80, 21},
    {81, 21}, {78, 21}, {0, 21}, {79, 21}, {0, 21}, {82, 21}, {83, 10}, {84, 10}, {85, 10},
    {86, 10}, {87, 10}, {16, 10}, {47, 2314}, {88, 2314}, {49, 2314}, {89, 2314}, {90, 2314},
    {91, 2314}, {92, 2314}, {93, 2314}, {94, 2314}, {39, 2314}, {40, 2314}, {95, 2314}, {53, 2314},
    {21, 2314}, {96, 2314}, {97, 2314}, {25, 2314}, {98, 1443}, {33, 1443}, {19, 1443}, {35, 1443},
    {99, 1443}, {100, 27}, {101, 27}, {102, 1022}, {5, 1022}, {5, 1024}, {103, 26}, {0, 26},
    {104, 26}, {105, 26}, {106, 26}, {103, 26}, {81, 26}, {0, 26}, {104, 26}, {105, 26}, {106, 26},
    {81, 26}, {0, 26}, {104, 26}, {105, 26}, {107, 26}, {81, 26}, {0, 26}, {108, 26}, {104, 26},
    {105, 26}, {107, 26}, {0, 26}, {104, 26}, {105, 26}, {107, 26}, {0, 26}, {104, 26}, {105, 26},
    {107, 26}, {103, 26}, {109, 1024}, {110, 1024}, {5, 1024}, {111, 51}, {0, 51}, {112, 470},
    {113, 470}, {114, 470}, {115, 470}, {116, 43}, {117, 43}, {118, 43}, {119, 43}, {120, 43},
    {121, 43}, {122, 43}, {58, 43}, {123, 43}, {124, 43}, {125, 43}, {126, 43}, {127, 43},
    {128, 43}, {116, 43}, {117, 43}, {118, 43}, {119, 43}, {120, 43}, {121, 43}, {122, 43},
    {58, 43}, {123, 43}, {124, 43}, {125, 43}, {126, 43}, {127, 43}, {128, 43}, {129, 104},
    {116, 43}, {117, 43}, {118, 43}, {119, 43}, {120, 43}, {121, 43}, {122, 43}, {58, 43},
    {123, 43}, {124, 43}, {125, 43}, {126, 43}, {127, 43}, {128, 43}, {129, 104}, {130, 175},
    {116, 43}, {117, 43}, {118, 43}, {119, 43}, {120, 43}, {121, 43}, {122, 43}, {58, 43},
    {123, 43}, {124, 43}, {125, 43}, {126, 43}, {127, 43}, {128, 43}, {129, 104}, {130, 175},
    {131, 454}, {116, 43}, {117, 43}, {118, 43}, {119, 43}, {120, 43}, {121, 43}, {122, 43},
    {58, 43}, {123, 43}, {124, 43}, {125, 43}, {126, 43}, {127, 43}, {128, 43}, {129, 104},
    {130, 175}, {131, 454}, {132, 1130}, {116, 43}, {117, 43}, {118, 43}, {119, 43}, {120, 43},
    {121, 43}, {122, 43}, {58, 43}, {123, 43}, {124, 43}, {125, 43}, {126, 43}, {127, 43},
    {128, 43}, {129, 104}, {130, 175}, {131, 454}, {133, 2314}, {132, 1130}, {134, 772}, {135, 772},
    {26, 26}, {136, 26}, {78, 21}, {137, 27}, {138, 27}, {100, 27}, {139, 27}, {103, 27}, {140, 27},
    {2, 27}, {141, 26}, {142, 26}, {143, 26}, {0, 24}, {63, 24}, {81, 24}, {0, 24}, {63, 24},
    {144, 27}, {145, 27}, {146, 27}, {147, 27}, {144, 27}, {148, 27}, {145, 27}, {146, 27},
    {147, 27}, {58, 477}, {59, 477}, {149, 477}, {150, 477}, {61, 477}, {58, 477}, {59, 477},
    {149, 477}, {150, 477}, {61, 477}, {151, 720}, {58, 477}, {59, 477}, {149, 477}, {150, 477},
    {151, 720}, {58, 477}, {59, 477}, {149, 477}, {150, 477}, {151, 720}, {152, 1463}, {144, 21},
    {145, 21}, {146, 21}, {153, 21}, {147, 21}, {0, 175}, {59, 27}, {60, 27}, {154, 27}, {59, 27},
    {60, 27}, {154, 27}, {155, 1477}, {59, 576}, {60, 576}, {59, 576}, {60, 576}, {155, 1477},
    {144, 27}, {145, 27}, {153, 27}, {145, 27}, {153, 27}, {58, 27}, {60, 27}, {154, 27}, {58, 27},
    {60, 27}, {154, 27}, {155, 1477}, {58, 576}, {60, 576}, {58, 576}, {60, 576}, {155, 1477},
};

}  // namespace detail

inline constexpr flat_table internal_ops{
    detail::internal_op_rows, detail::internal_definition_rows, detail::internal_ports,
    detail::internal_attrs, detail::internal_port_slots, detail::internal_attr_slots};

}  // namespace evergraph::tf

#endif
