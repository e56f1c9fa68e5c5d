// SPDX-License-Identifier: BSL-1.0
// tpu: programs, feeds and embeddings of TPUs.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_TPU_HPP
#define EVERGRAPH_TF_OPS_TPU_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op tpu_op_rows[]{
    {"CollateTPUEmbeddingMemory", 1},
    {"ComputeDedupDataSize", 1},
    {"ComputeDedupDataSizeV2", 1},
    {"ComputeDedupDataTupleMask", 1},
    {"ComputeDedupDataTupleMaskV2", 1},
    {"ConfigureAndInitializeGlobalTPU", 2},
    {"ConfigureDistributedTPU", 4},
    {"ConfigureTPUEmbedding", 1},
    {"ConfigureTPUEmbeddingHost", 1},
    {"ConfigureTPUEmbeddingMemory", 1},
    {"ConnectTPUEmbeddingHosts", 1},
    {"ConvertToCooTensor", 1},
    {"ConvertToListOfSparseCoreCooTensors", 1},
    {"ConvertToSparseCoreCsrWrappedCooTensor", 1},
    {"DTensorSetGlobalTPUArray", 1},
    {"DynamicEnqueueTPUEmbeddingArbitraryTensorBatch", 2},
    {"DynamicEnqueueTPUEmbeddingRaggedTensorBatch", 1},
    {"DynamicLoadAllTPUEmbeddingParameters", 1, 1134, op::open, op::open, "", "never part of a release"},
    {"EnqueueTPUEmbeddingArbitraryTensorBatch", 2},
    {"EnqueueTPUEmbeddingBatch", 1},
    {"EnqueueTPUEmbeddingIntegerBatch", 1},
    {"EnqueueTPUEmbeddingRaggedTensorBatch", 3},
    {"EnqueueTPUEmbeddingSparseBatch", 2},
    {"EnqueueTPUEmbeddingSparseTensorBatch", 4},
    {"ExecuteTPUEmbeddingPartitioner", 1},
    {"FinalizeTPUEmbedding", 1},
    {"FinalizeTPUEmbeddingV2", 1},
    {"GetMinibatchSplitsWithPhysicalReplica", 1},
    {"GetMinibatchesInCsrWithPhysicalReplica", 1},
    {"GetStatsFromListOfSparseCoreCooTensors", 1},
    {"GetTpuTaskId", 1},
    {"GlobalIterId", 1},
    {"InfeedDequeue", 1},
    {"InfeedDequeueTuple", 1},
    {"InfeedEnqueue", 1},
    {"InfeedEnqueuePrelinearizedBuffer", 1},
    {"InfeedEnqueueTuple", 1},
    {"InterleaveTensorsToXLATuple", 1, 1371, op::open, op::open, "", "never part of a release"},
    {"IsTPUEmbeddingInitialized", 3},
    {"LoadAllTPUEmbeddingParameters", 1},
    {"LoadTPUEmbeddingADAMParameters", 3},
    {"LoadTPUEmbeddingADAMParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"LoadTPUEmbeddingAdadeltaParameters", 3},
    {"LoadTPUEmbeddingAdadeltaParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"LoadTPUEmbeddingAdagradMomentumParameters", 1},
    {"LoadTPUEmbeddingAdagradParameters", 3},
    {"LoadTPUEmbeddingAdagradParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"LoadTPUEmbeddingCenteredRMSPropParameters", 3},
    {"LoadTPUEmbeddingFTRLParameters", 3},
    {"LoadTPUEmbeddingFTRLParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"LoadTPUEmbeddingFrequencyEstimatorParameters", 1},
    {"LoadTPUEmbeddingFrequencyEstimatorParametersGradAccumDebug", 1, 846, op::open, op::open, "", "gone after release 2.6"},
    {"LoadTPUEmbeddingMDLAdagradLightParameters", 3},
    {"LoadTPUEmbeddingMomentumParameters", 3},
    {"LoadTPUEmbeddingMomentumParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"LoadTPUEmbeddingProximalAdagradParameters", 3},
    {"LoadTPUEmbeddingProximalAdagradParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"LoadTPUEmbeddingProximalYogiParameters", 1},
    {"LoadTPUEmbeddingProximalYogiParametersGradAccumDebug", 1, 846, op::open, op::open, "", "gone after release 2.6"},
    {"LoadTPUEmbeddingRMSPropParameters", 3},
    {"LoadTPUEmbeddingRMSPropParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"LoadTPUEmbeddingStochasticGradientDescentParameters", 3},
    {"LoadTPUEmbeddingStochasticGradientDescentParametersGradAccumDebug", 1, 846, op::open, op::open, "", "gone after release 2.6"},
    {"MakeUnique", 1},
    {"MergeDedupData", 2},
    {"OutfeedDequeue", 1},
    {"OutfeedDequeueTuple", 1},
    {"OutfeedDequeueTupleV2", 1},
    {"OutfeedDequeueV2", 1},
    {"OutfeedEnqueue", 1},
    {"OutfeedEnqueueTuple", 1},
    {"Prelinearize", 1},
    {"PrelinearizeTuple", 1},
    {"RecvTPUEmbeddingActivations", 1},
    {"RetrieveAllTPUEmbeddingParameters", 1},
    {"RetrieveTPUEmbeddingADAMParameters", 3},
    {"RetrieveTPUEmbeddingADAMParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"RetrieveTPUEmbeddingAdadeltaParameters", 3},
    {"RetrieveTPUEmbeddingAdadeltaParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"RetrieveTPUEmbeddingAdagradMomentumParameters", 1},
    {"RetrieveTPUEmbeddingAdagradParameters", 3},
    {"RetrieveTPUEmbeddingAdagradParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"RetrieveTPUEmbeddingCenteredRMSPropParameters", 3},
    {"RetrieveTPUEmbeddingFTRLParameters", 3},
    {"RetrieveTPUEmbeddingFTRLParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"RetrieveTPUEmbeddingFrequencyEstimatorParameters", 1},
    {"RetrieveTPUEmbeddingFrequencyEstimatorParametersGradAccumDebug", 1, 846, op::open, op::open, "", "gone after release 2.6"},
    {"RetrieveTPUEmbeddingMDLAdagradLightParameters", 3},
    {"RetrieveTPUEmbeddingMomentumParameters", 3},
    {"RetrieveTPUEmbeddingMomentumParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"RetrieveTPUEmbeddingProximalAdagradParameters", 3},
    {"RetrieveTPUEmbeddingProximalAdagradParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"RetrieveTPUEmbeddingProximalYogiParameters", 1},
    {"RetrieveTPUEmbeddingProximalYogiParametersGradAccumDebug", 1, 846, op::open, op::open, "", "gone after release 2.6"},
    {"RetrieveTPUEmbeddingRMSPropParameters", 3},
    {"RetrieveTPUEmbeddingRMSPropParametersGradAccumDebug", 3, 846, op::open, op::open, "", "gone after release 2.6"},
    {"RetrieveTPUEmbeddingStochasticGradientDescentParameters", 3},
    {"RetrieveTPUEmbeddingStochasticGradientDescentParametersGradAccumDebug", 1, 846, op::open, op::open, "", "gone after release 2.6"},
    {"SendTPUEmbeddingGradients", 1},
    {"ShutdownDistributedTPU", 1},
    {"ShutdownTPUSystem", 1},
    {"SortListOfSparseCoreCooTensors", 1},
    {"SplitDedupData", 2},
    {"SplitXLATupleToTensors", 1, 1371, op::open, op::open, "", "never part of a release"},
    {"StoreMinibatchStatisticsInFdo", 1},
    {"TPUAnnotateTensorsWithDynamicShape", 1},
    {"TPUCompilationResult", 1},
    {"TPUCompile", 1},
    {"TPUCompileSucceededAssert", 1},
    {"TPUCopyWithDynamicShape", 1},
    {"TPUDummyInput", 1},
    {"TPUEmbeddingActivations", 1},
    {"TPUExecute", 2},
    {"TPUExecuteAndUpdateVariables", 2},
    {"TPUOrdinalSelector", 1},
    {"TPUPartitionedCall", 2},
    {"TPUPartitionedInput", 1},
    {"TPUPartitionedInputV2", 1},
    {"TPUPartitionedOutput", 1},
    {"TPUPartitionedOutputV2", 1},
    {"TPUReplicate", 2, 52, op::open, op::open, "", "gone after release 1.14"},
    {"TPUReplicateMetadata", 6},
    {"TPUReplicatedInput", 4},
    {"TPUReplicatedOutput", 1},
    {"TPUReshardVariables", 1},
    {"TPURoundRobin", 1},
    {"TopKUnique", 1},
    {"TopKWithUnique", 1},
    {"TpuHandleToProtoKey", 1},
    {"UpdateTaskIdAndGlobalCoreArray", 1},
    {"WorkerHeartbeat", 1},
};

inline constexpr flat_definition tpu_definition_rows[]{
    {1197, 0, 0, 1, 0, 1, 1, 1, 0, 1},  // CollateTPUEmbeddingMemory
    {1766, 0, 0, 1, 0, 0, 2, 1, 1, 1},  // ComputeDedupDataSize
    {2025, 0, 0, 1, 0, 0, 2, 1, 2, 4},  // ComputeDedupDataSizeV2
    {1386, 0, 0, 1, 0, 0, 3, 1, 6, 1},  // ComputeDedupDataTupleMask
    {2025, 0, 0, 1, 0, 0, 3, 1, 2, 4},  // ComputeDedupDataTupleMaskV2
    {1108, 0, 1, 1, 0, 0, 4, 1, 0, 0},  // ConfigureAndInitializeGlobalTPU
    {1281, 0, 0, 1, 0, 0, 4, 1, 7, 1},
    {27, 0, 3, 1, 0, 0, 5, 1, 8, 3},  // ConfigureDistributedTPU
    {160, 0, 2, 1, 0, 0, 5, 1, 11, 4},
    {175, 0, 1, 1, 0, 0, 5, 1, 15, 5},
    {869, 0, 0, 1, 0, 0, 5, 1, 20, 6},
    {113, 0, 0, 1, 0, 0, 0, 0, 26, 1},  // ConfigureTPUEmbedding
    {1197, 0, 0, 1, 6, 2, 8, 1, 27, 1},  // ConfigureTPUEmbeddingHost
    {1197, 0, 0, 1, 9, 1, 10, 1, 0, 0},  // ConfigureTPUEmbeddingMemory
    {1197, 0, 0, 1, 11, 1, 0, 0, 0, 1},  // ConnectTPUEmbeddingHosts
    {1766, 0, 0, 1, 12, 3, 15, 3, 28, 2},  // ConvertToCooTensor
    {2025, 0, 0, 0, 12, 3, 18, 3, 30, 8},  // ConvertToListOfSparseCoreCooTensors
    {2025, 0, 0, 0, 21, 5, 26, 7, 38, 9},  // ConvertToSparseCoreCsrWrappedCooTensor
    {1191, 0, 0, 1, 5, 1, 0, 0, 0, 0},  // DTensorSetGlobalTPUArray
    {959, 0, 1, 1, 33, 5, 0, 0, 47, 5},  // DynamicEnqueueTPUEmbeddingArbitraryTensorBatch
    {1022, 0, 0, 1, 38, 5, 0, 0, 47, 5},
    {1645, 0, 0, 1, 43, 5, 0, 0, 52, 8},  // DynamicEnqueueTPUEmbeddingRaggedTensorBatch
    {1134, 0, 0, 1, 48, 9, 0, 0, 60, 3},  // DynamicLoadAllTPUEmbeddingParameters
    {940, 0, 1, 1, 57, 4, 0, 0, 63, 6},  // EnqueueTPUEmbeddingArbitraryTensorBatch
    {1022, 0, 0, 1, 61, 4, 0, 0, 63, 6},
    {1002, 0, 0, 1, 65, 2, 0, 0, 69, 3},  // EnqueueTPUEmbeddingBatch
    {27, 0, 0, 1, 67, 2, 0, 0, 72, 2},  // EnqueueTPUEmbeddingIntegerBatch
    {175, 0, 2, 1, 69, 4, 0, 0, 74, 8},  // EnqueueTPUEmbeddingRaggedTensorBatch
    {175, 0, 1, 1, 73, 4, 0, 0, 74, 8},
    {660, 0, 0, 1, 73, 4, 0, 0, 82, 9},
    {27, 0, 1, 1, 77, 4, 0, 0, 91, 3},  // EnqueueTPUEmbeddingSparseBatch
    {27, 0, 0, 1, 69, 4, 0, 0, 94, 6},
    {27, 0, 3, 1, 77, 4, 0, 0, 100, 4},  // EnqueueTPUEmbeddingSparseTensorBatch
    {27, 0, 2, 1, 69, 4, 0, 0, 104, 7},
    {29, 0, 1, 1, 69, 4, 0, 0, 111, 8},
    {660, 0, 0, 1, 69, 4, 0, 0, 119, 9},
    {1197, 0, 0, 1, 0, 0, 9, 1, 27, 1},  // ExecuteTPUEmbeddingPartitioner
    {1197, 0, 0, 1, 6, 2, 0, 0, 0, 0},  // FinalizeTPUEmbedding
    {2025, 0, 0, 1, 6, 2, 81, 2, 0, 0},  // FinalizeTPUEmbeddingV2
    {1766, 0, 0, 1, 83, 4, 87, 7, 128, 7},  // GetMinibatchSplitsWithPhysicalReplica
    {1766, 0, 0, 1, 94, 6, 100, 7, 135, 9},  // GetMinibatchesInCsrWithPhysicalReplica
    {2025, 0, 0, 0, 107, 3, 110, 2, 144, 8},  // GetStatsFromListOfSparseCoreCooTensors
    {2025, 0, 0, 0, 0, 0, 112, 1, 0, 0},  // GetTpuTaskId
    {1766, 0, 0, 1, 0, 0, 113, 1, 0, 0},  // GlobalIterId
    {27, 0, 0, 1, 0, 0, 114, 1, 152, 2},  // InfeedDequeue
    {27, 0, 0, 1, 0, 0, 115, 1, 154, 2},  // InfeedDequeueTuple
    {27, 0, 0, 1, 116, 1, 0, 0, 156, 4},  // InfeedEnqueue
    {27, 0, 0, 0, 117, 1, 0, 0, 160, 1},  // InfeedEnqueuePrelinearizedBuffer
    {27, 0, 0, 1, 118, 1, 0, 0, 161, 4},  // InfeedEnqueueTuple
    {1310, 0, 0, 0, 119, 2, 121, 1, 165, 2},  // InterleaveTensorsToXLATuple
    {885, 0, 2, 0, 0, 0, 122, 1, 0, 0},  // IsTPUEmbeddingInitialized
    {937, 0, 1, 1, 0, 0, 122, 1, 0, 0},
    {954, 0, 0, 1, 0, 0, 122, 1, 167, 1},
    {1002, 0, 0, 1, 123, 8, 0, 0, 168, 4},  // LoadAllTPUEmbeddingParameters
    {27, 0, 2, 1, 131, 3, 0, 0, 172, 4},  // LoadTPUEmbeddingADAMParameters
    {148, 0, 1, 1, 131, 3, 0, 0, 176, 5},
    {175, 0, 0, 1, 131, 3, 0, 0, 181, 5},
    {27, 0, 2, 1, 134, 4, 0, 0, 172, 4},  // LoadTPUEmbeddingADAMParametersGradAccumDebug
    {148, 0, 1, 1, 134, 4, 0, 0, 176, 5},
    {175, 0, 0, 1, 134, 4, 0, 0, 181, 5},
    {27, 0, 2, 1, 138, 3, 0, 0, 172, 4},  // LoadTPUEmbeddingAdadeltaParameters
    {148, 0, 1, 1, 138, 3, 0, 0, 176, 5},
    {175, 0, 0, 1, 138, 3, 0, 0, 181, 5},
    {27, 0, 2, 1, 141, 4, 0, 0, 172, 4},  // LoadTPUEmbeddingAdadeltaParametersGradAccumDebug
    {148, 0, 1, 1, 141, 4, 0, 0, 176, 5},
    {175, 0, 0, 1, 141, 4, 0, 0, 181, 5},
    {855, 0, 0, 1, 145, 3, 0, 0, 186, 5},  // LoadTPUEmbeddingAdagradMomentumParameters
    {27, 0, 2, 1, 148, 2, 0, 0, 172, 4},  // LoadTPUEmbeddingAdagradParameters
    {148, 0, 1, 1, 148, 2, 0, 0, 176, 5},
    {175, 0, 0, 1, 148, 2, 0, 0, 181, 5},
    {27, 0, 2, 1, 150, 3, 0, 0, 172, 4},  // LoadTPUEmbeddingAdagradParametersGradAccumDebug
    {148, 0, 1, 1, 150, 3, 0, 0, 176, 5},
    {175, 0, 0, 1, 150, 3, 0, 0, 181, 5},
    {27, 0, 2, 1, 153, 4, 0, 0, 172, 4},  // LoadTPUEmbeddingCenteredRMSPropParameters
    {148, 0, 1, 1, 153, 4, 0, 0, 176, 5},
    {175, 0, 0, 1, 153, 4, 0, 0, 181, 5},
    {27, 0, 2, 1, 157, 3, 0, 0, 172, 4},  // LoadTPUEmbeddingFTRLParameters
    {148, 0, 1, 1, 157, 3, 0, 0, 176, 5},
    {175, 0, 0, 1, 157, 3, 0, 0, 181, 5},
    {27, 0, 2, 1, 160, 4, 0, 0, 172, 4},  // LoadTPUEmbeddingFTRLParametersGradAccumDebug
    {148, 0, 1, 1, 160, 4, 0, 0, 176, 5},
    {175, 0, 0, 1, 160, 4, 0, 0, 181, 5},
    {602, 0, 0, 1, 164, 2, 0, 0, 191, 5},  // LoadTPUEmbeddingFrequencyEstimatorParameters
    {602, 0, 0, 1, 166, 3, 0, 0, 191, 5},  // LoadTPUEmbeddingFrequencyEstimatorParametersGradAccumDebug
    {27, 0, 2, 1, 169, 4, 0, 0, 172, 4},  // LoadTPUEmbeddingMDLAdagradLightParameters
    {148, 0, 1, 1, 169, 4, 0, 0, 176, 5},
    {175, 0, 0, 1, 169, 4, 0, 0, 181, 5},
    {27, 0, 2, 1, 173, 2, 0, 0, 172, 4},  // LoadTPUEmbeddingMomentumParameters
    {148, 0, 1, 1, 173, 2, 0, 0, 176, 5},
    {175, 0, 0, 1, 173, 2, 0, 0, 181, 5},
    {27, 0, 2, 1, 175, 3, 0, 0, 172, 4},  // LoadTPUEmbeddingMomentumParametersGradAccumDebug
    {148, 0, 1, 1, 175, 3, 0, 0, 176, 5},
    {175, 0, 0, 1, 175, 3, 0, 0, 181, 5},
    {27, 0, 2, 1, 148, 2, 0, 0, 172, 4},  // LoadTPUEmbeddingProximalAdagradParameters
    {148, 0, 1, 1, 148, 2, 0, 0, 176, 5},
    {175, 0, 0, 1, 148, 2, 0, 0, 181, 5},
    {27, 0, 2, 1, 150, 3, 0, 0, 172, 4},  // LoadTPUEmbeddingProximalAdagradParametersGradAccumDebug
    {148, 0, 1, 1, 150, 3, 0, 0, 176, 5},
    {175, 0, 0, 1, 150, 3, 0, 0, 181, 5},
    {175, 0, 0, 1, 178, 3, 0, 0, 196, 5},  // LoadTPUEmbeddingProximalYogiParameters
    {175, 0, 0, 1, 181, 4, 0, 0, 196, 5},  // LoadTPUEmbeddingProximalYogiParametersGradAccumDebug
    {27, 0, 2, 1, 185, 3, 0, 0, 172, 4},  // LoadTPUEmbeddingRMSPropParameters
    {148, 0, 1, 1, 185, 3, 0, 0, 176, 5},
    {175, 0, 0, 1, 185, 3, 0, 0, 181, 5},
    {27, 0, 2, 1, 188, 4, 0, 0, 172, 4},  // LoadTPUEmbeddingRMSPropParametersGradAccumDebug
    {148, 0, 1, 1, 188, 4, 0, 0, 176, 5},
    {175, 0, 0, 1, 188, 4, 0, 0, 181, 5},
    {27, 0, 2, 1, 192, 1, 0, 0, 172, 4},  // LoadTPUEmbeddingStochasticGradientDescentParameters
    {148, 0, 1, 1, 192, 1, 0, 0, 176, 5},
    {175, 0, 0, 1, 192, 1, 0, 0, 181, 5},
    {175, 0, 0, 1, 193, 2, 0, 0, 196, 5},  // LoadTPUEmbeddingStochasticGradientDescentParametersGradAccumDebug
    {475, 0, 0, 0, 195, 1, 196, 1, 0, 0},  // MakeUnique
    {1372, 0, 1, 0, 197, 2, 121, 1, 201, 3},  // MergeDedupData
    {1401, 0, 0, 0, 197, 2, 121, 1, 204, 4},
    {27, 0, 0, 1, 0, 0, 114, 1, 208, 3},  // OutfeedDequeue
    {27, 0, 0, 1, 0, 0, 115, 1, 211, 3},  // OutfeedDequeueTuple
    {533, 0, 0, 1, 199, 1, 115, 1, 214, 2},  // OutfeedDequeueTupleV2
    {533, 0, 0, 1, 199, 1, 114, 1, 216, 2},  // OutfeedDequeueV2
    {27, 0, 0, 1, 116, 1, 0, 0, 218, 1},  // OutfeedEnqueue
    {27, 0, 0, 1, 118, 1, 0, 0, 219, 1},  // OutfeedEnqueueTuple
    {27, 0, 0, 0, 116, 1, 121, 1, 220, 3},  // Prelinearize
    {27, 0, 0, 0, 118, 1, 121, 1, 223, 3},  // PrelinearizeTuple
    {27, 0, 0, 1, 0, 0, 200, 1, 226, 2},  // RecvTPUEmbeddingActivations
    {1002, 0, 0, 1, 0, 0, 123, 8, 168, 4},  // RetrieveAllTPUEmbeddingParameters
    {27, 0, 2, 1, 0, 0, 131, 3, 172, 4},  // RetrieveTPUEmbeddingADAMParameters
    {148, 0, 1, 1, 0, 0, 131, 3, 176, 5},
    {175, 0, 0, 1, 0, 0, 131, 3, 181, 5},
    {27, 0, 2, 1, 0, 0, 134, 4, 172, 4},  // RetrieveTPUEmbeddingADAMParametersGradAccumDebug
    {148, 0, 1, 1, 0, 0, 134, 4, 176, 5},
    {175, 0, 0, 1, 0, 0, 134, 4, 181, 5},
    {27, 0, 2, 1, 0, 0, 138, 3, 172, 4},  // RetrieveTPUEmbeddingAdadeltaParameters
    {148, 0, 1, 1, 0, 0, 138, 3, 176, 5},
    {175, 0, 0, 1, 0, 0, 138, 3, 181, 5},
    {27, 0, 2, 1, 0, 0, 141, 4, 172, 4},  // RetrieveTPUEmbeddingAdadeltaParametersGradAccumDebug
    {148, 0, 1, 1, 0, 0, 141, 4, 176, 5},
    {175, 0, 0, 1, 0, 0, 141, 4, 181, 5},
    {855, 0, 0, 1, 0, 0, 145, 3, 186, 5},  // RetrieveTPUEmbeddingAdagradMomentumParameters
    {27, 0, 2, 1, 0, 0, 148, 2, 172, 4},  // RetrieveTPUEmbeddingAdagradParameters
    {148, 0, 1, 1, 0, 0, 148, 2, 176, 5},
    {175, 0, 0, 1, 0, 0, 148, 2, 181, 5},
    {27, 0, 2, 1, 0, 0, 150, 3, 172, 4},  // RetrieveTPUEmbeddingAdagradParametersGradAccumDebug
    {148, 0, 1, 1, 0, 0, 150, 3, 176, 5},
    {175, 0, 0, 1, 0, 0, 150, 3, 181, 5},
    {27, 0, 2, 1, 0, 0, 153, 4, 172, 4},  // RetrieveTPUEmbeddingCenteredRMSPropParameters
    {148, 0, 1, 1, 0, 0, 153, 4, 176, 5},
    {175, 0, 0, 1, 0, 0, 153, 4, 181, 5},
    {27, 0, 2, 1, 0, 0, 157, 3, 172, 4},  // RetrieveTPUEmbeddingFTRLParameters
    {148, 0, 1, 1, 0, 0, 157, 3, 176, 5},
    {175, 0, 0, 1, 0, 0, 157, 3, 181, 5},
    {27, 0, 2, 1, 0, 0, 160, 4, 172, 4},  // RetrieveTPUEmbeddingFTRLParametersGradAccumDebug
    {148, 0, 1, 1, 0, 0, 160, 4, 176, 5},
    {175, 0, 0, 1, 0, 0, 160, 4, 181, 5},
    {602, 0, 0, 1, 0, 0, 164, 2, 191, 5},  // RetrieveTPUEmbeddingFrequencyEstimatorParameters
    {602, 0, 0, 1, 0, 0, 166, 3, 191, 5},  // RetrieveTPUEmbeddingFrequencyEstimatorParametersGradAccumDebug
    {27, 0, 2, 1, 0, 0, 169, 4, 172, 4},  // RetrieveTPUEmbeddingMDLAdagradLightParameters
    {148, 0, 1, 1, 0, 0, 169, 4, 176, 5},
    {175, 0, 0, 1, 0, 0, 169, 4, 181, 5},
    {27, 0, 2, 1, 0, 0, 173, 2, 172, 4},  // RetrieveTPUEmbeddingMomentumParameters
    {148, 0, 1, 1, 0, 0, 173, 2, 176, 5},
    {175, 0, 0, 1, 0, 0, 173, 2, 181, 5},
    {27, 0, 2, 1, 0, 0, 175, 3, 172, 4},  // RetrieveTPUEmbeddingMomentumParametersGradAccumDebug
    {148, 0, 1, 1, 0, 0, 175, 3, 176, 5},
    {175, 0, 0, 1, 0, 0, 175, 3, 181, 5},
    {27, 0, 2, 1, 0, 0, 148, 2, 172, 4},  // RetrieveTPUEmbeddingProximalAdagradParameters
    {148, 0, 1, 1, 0, 0, 148, 2, 176, 5},
    {175, 0, 0, 1, 0, 0, 148, 2, 181, 5},
    {27, 0, 2, 1, 0, 0, 150, 3, 172, 4},  // RetrieveTPUEmbeddingProximalAdagradParametersGradAccumDebug
    {148, 0, 1, 1, 0, 0, 150, 3, 176, 5},
    {175, 0, 0, 1, 0, 0, 150, 3, 181, 5},
    {175, 0, 0, 1, 0, 0, 178, 3, 196, 5},  // RetrieveTPUEmbeddingProximalYogiParameters
    {175, 0, 0, 1, 0, 0, 181, 4, 196, 5},  // RetrieveTPUEmbeddingProximalYogiParametersGradAccumDebug
    {27, 0, 2, 1, 0, 0, 185, 3, 172, 4},  // RetrieveTPUEmbeddingRMSPropParameters
    {148, 0, 1, 1, 0, 0, 185, 3, 176, 5},
    {175, 0, 0, 1, 0, 0, 185, 3, 181, 5},
    {27, 0, 2, 1, 0, 0, 188, 4, 172, 4},  // RetrieveTPUEmbeddingRMSPropParametersGradAccumDebug
    {148, 0, 1, 1, 0, 0, 188, 4, 176, 5},
    {175, 0, 0, 1, 0, 0, 188, 4, 181, 5},
    {27, 0, 2, 1, 0, 0, 192, 1, 172, 4},  // RetrieveTPUEmbeddingStochasticGradientDescentParameters
    {148, 0, 1, 1, 0, 0, 192, 1, 176, 5},
    {175, 0, 0, 1, 0, 0, 192, 1, 181, 5},
    {175, 0, 0, 1, 0, 0, 193, 2, 196, 5},  // RetrieveTPUEmbeddingStochasticGradientDescentParametersGradAccumDebug
    {27, 0, 0, 1, 201, 2, 0, 0, 228, 3},  // SendTPUEmbeddingGradients
    {27, 0, 0, 1, 0, 0, 0, 0, 0, 0},  // ShutdownDistributedTPU
    {1108, 0, 0, 1, 0, 0, 203, 1, 0, 0},  // ShutdownTPUSystem
    {2025, 0, 0, 0, 107, 3, 204, 4, 231, 10},  // SortListOfSparseCoreCooTensors
    {1372, 0, 1, 0, 117, 1, 197, 2, 241, 3},  // SplitDedupData
    {1401, 0, 0, 0, 117, 1, 197, 2, 244, 4},
    {1310, 0, 0, 0, 117, 1, 119, 2, 248, 3},  // SplitXLATupleToTensors
    {1766, 0, 0, 1, 208, 3, 0, 0, 251, 6},  // StoreMinibatchStatisticsInFdo
    {1766, 0, 0, 1, 211, 1, 212, 1, 257, 1},  // TPUAnnotateTensorsWithDynamicShape
    {27, 0, 0, 0, 0, 0, 213, 1, 0, 0},  // TPUCompilationResult
    {475, 0, 0, 1, 214, 2, 216, 3, 258, 5},  // TPUCompile
    {475, 0, 0, 1, 219, 1, 0, 0, 0, 0},  // TPUCompileSucceededAssert
    {1766, 0, 0, 1, 220, 2, 212, 1, 263, 2},  // TPUCopyWithDynamicShape
    {2313, 0, 0, 1, 0, 0, 114, 1, 265, 2},  // TPUDummyInput
    {27, 0, 0, 0, 222, 2, 196, 1, 267, 2},  // TPUEmbeddingActivations
    {475, 0, 1, 1, 224, 2, 226, 1, 269, 2},  // TPUExecute
    {906, 0, 0, 17, 224, 2, 226, 1, 269, 2},
    {475, 0, 1, 1, 224, 2, 226, 1, 271, 4},  // TPUExecuteAndUpdateVariables
    {906, 0, 0, 17, 224, 2, 226, 1, 271, 4},
    {27, 0, 0, 1, 0, 0, 227, 1, 0, 0},  // TPUOrdinalSelector
    {27, 0, 1, 0, 228, 2, 230, 1, 275, 3},  // TPUPartitionedCall
    {175, 0, 0, 0, 228, 2, 230, 1, 278, 4},
    {475, 0, 0, 0, 231, 1, 232, 1, 282, 3},  // TPUPartitionedInput
    {1366, 0, 0, 0, 231, 1, 232, 1, 285, 4},  // TPUPartitionedInputV2
    {475, 0, 0, 0, 233, 1, 234, 1, 289, 3},  // TPUPartitionedOutput
    {1366, 0, 0, 0, 233, 1, 234, 1, 292, 3},  // TPUPartitionedOutputV2
    {27, 0, 1, 1, 235, 4, 239, 1, 295, 13},  // TPUReplicate
    {27, 0, 0, 1, 235, 4, 239, 1, 308, 14},
    {27, 0, 5, 0, 0, 0, 0, 0, 322, 8},  // TPUReplicateMetadata
    {27, 0, 4, 0, 0, 0, 0, 0, 330, 9},
    {104, 0, 3, 0, 0, 0, 0, 0, 339, 10},
    {454, 0, 2, 0, 0, 0, 0, 0, 349, 11},
    {1130, 0, 1, 0, 0, 0, 0, 0, 360, 12},
    {2313, 0, 0, 0, 0, 0, 0, 0, 372, 13},
    {27, 0, 3, 0, 231, 1, 232, 1, 385, 2},  // TPUReplicatedInput
    {139, 0, 2, 0, 231, 1, 232, 1, 387, 3},
    {142, 0, 1, 0, 231, 1, 232, 1, 390, 4},
    {413, 0, 0, 0, 231, 1, 232, 1, 394, 5},
    {27, 0, 0, 0, 240, 1, 241, 1, 399, 2},  // TPUReplicatedOutput
    {681, 0, 0, 1, 242, 3, 0, 0, 401, 1},  // TPUReshardVariables
    {1119, 0, 0, 1, 0, 0, 199, 1, 0, 0},  // TPURoundRobin
    {475, 0, 0, 0, 195, 1, 245, 2, 402, 1},  // TopKUnique
    {475, 0, 0, 0, 195, 1, 245, 2, 402, 1},  // TopKWithUnique
    {1119, 0, 0, 0, 247, 1, 248, 1, 0, 0},  // TpuHandleToProtoKey
    {2025, 0, 0, 1, 249, 1, 0, 0, 403, 1},  // UpdateTaskIdAndGlobalCoreArray
    {27, 0, 0, 1, 250, 1, 251, 1, 0, 0},  // WorkerHeartbeat
};

inline constexpr flat_port tpu_ports[]{
    {"memory_configs", dtype::string, "", "N"},
    {"merged_memory_config", dtype::string},
    {"num_elements", dtype::int32},
    {"output_shape", dtype::int32},
    {"output", dtype::int32},
    {"topology", dtype::string},
    {"common_config", dtype::string},
    {"memory_config", dtype::string},
    {"network_config", dtype::string},
    {"network_configs", dtype::string, "", "N"},
    {"indices_or_row_splits", dtype::int32},
    {"values", dtype::int32},
    {"weights", dtype::float32},
    {"row_ids", dtype::int32},
    {"col_ids", dtype::int32},
    {"gains", dtype::float32},
    {"row_ids_list", dtype::int32, "", "num_sc_per_chip"},
    {"col_ids_list", dtype::int32, "", "num_sc_per_chip"},
    {"gains_list", dtype::float32, "", "num_sc_per_chip"},
    {"sorted_row_ids_list", dtype::int32, "", "num_sc_per_chip"},
    {"sorted_col_ids_list", dtype::int32, "", "num_sc_per_chip"},
    {"sorted_gains_list", dtype::float32, "", "num_sc_per_chip"},
    {"id_counts_list", dtype::int32, "", "num_sc_per_chip"},
    {"splits", dtype::int64},
    {"row_pointers", dtype::int32},
    {"sorted_sample_ids", dtype::int32},
    {"sorted_token_ids", dtype::int32},
    {"sorted_gains", dtype::float32},
    {"row_pointers_unpadded_size", dtype::int32},
    {"ids_unpadded_size", dtype::int32},
    {"num_minibatches_per_sc", dtype::int32},
    {"sample_indices_or_row_lengths", {}, "T1", "N"},
    {"embedding_indices", {}, "T2", "N"},
    {"aggregation_weights", {}, "T3", "N"},
    {"mode_override", dtype::string},
    {"device_ordinal", dtype::int32},
    {"sample_indices_or_row_splits", {}, "T1", "N"},
    {"sample_splits", {}, "T1", "N"},
    {"parameters", dtype::float32, "", "NumTables"},
    {"auxiliary1", dtype::float32, "", "NumTables"},
    {"auxiliary2", dtype::float32, "", "NumTables"},
    {"auxiliary3", dtype::float32, "", "NumTables"},
    {"auxiliary4", dtype::float32, "", "NumTables"},
    {"auxiliary5", dtype::float32, "", "NumTables"},
    {"auxiliary6", dtype::float32, "", "NumTables"},
    {"auxiliary7", dtype::float32, "", "NumTables"},
    {"shard_id", dtype::int32},
    {"batch", dtype::string, "", "N"},
    {"batch", dtype::int32, "", "N"},
    {"sample_indices", {}, "T1", "N"},
    {"sample_indices", dtype::int32, "", "N"},
    {"embedding_indices", dtype::int32, "", "N"},
    {"aggregation_weights", dtype::float32, "", "N"},
    {"embedding_partitions", dtype::string},
    {"hbm_buffers_config", dtype::string},
    {"program_key", dtype::string},
    {"sorted_row_ids", dtype::int32},
    {"sorted_col_ids", dtype::int32},
    {"id_counts", dtype::int32},
    {"max_ids", dtype::int32},
    {"max_uniques", dtype::int32},
    {"num_minibatches_per_physical_sparse_core", dtype::int32},
    {"row_ids_list", dtype::int32, "", "N"},
    {"col_ids_list", dtype::int32, "", "N"},
    {"gains_list", dtype::float32, "", "N"},
    {"max_ids_per_sparse_core", dtype::int32},
    {"max_unique_ids_per_sparse_core", dtype::int32},
    {"tpu_task_id", dtype::int32},
    {"iter_id", dtype::int64},
    {"output", {}, "dtype"},
    {"outputs", {}, "dtypes", "", true},
    {"input", {}, "dtype"},
    {"input", dtype::variant},
    {"inputs", {}, "dtypes", "", true},
    {"indices", {}, "indices_type"},
    {"values", {}, "values_type"},
    {"output", dtype::variant},
    {"is_tpu_embedding_initialized", dtype::boolean},
    {"parameters", dtype::float32},
    {"momenta", dtype::float32},
    {"velocities", dtype::float32},
    {"gradient_accumulators", dtype::float32},
    {"accumulators", dtype::float32},
    {"updates", dtype::float32},
    {"ms", dtype::float32},
    {"mom", dtype::float32},
    {"mg", dtype::float32},
    {"linears", dtype::float32},
    {"last_hit_step", dtype::float32},
    {"benefits", dtype::float32},
    {"v", dtype::float32},
    {"m", dtype::float32},
    {"input", dtype::float32},
    {"output", dtype::float32},
    {"integer_tensor", {}, "integer_type"},
    {"float_tensor", {}, "float_type"},
    {"outputs", dtype::float32, "", "num_outputs"},
    {"inputs", dtype::float32, "", "N"},
    {"learning_rates", dtype::float32, "", "NN"},
    {"success", dtype::boolean},
    {"tensors", {}, "T", "", true},
    {"tpu_tensors", {}, "T", "", true},
    {"output", dtype::string},
    {"dynamic_shapes", dtype::int64, "", "NumDynamicShapes"},
    {"guaranteed_constants", {}, "Tguaranteed_constants", "", true},
    {"compilation_status", dtype::string},
    {"program", dtype::string, "", "num_computations"},
    {"may_modify_variables", dtype::boolean, "", "num_computations"},
    {"unpadded_sizes", dtype::int32, "", "N"},
    {"embedding_variable", dtype::float32},
    {"sliced_activations", dtype::float32},
    {"args", {}, "Targs", "", true},
    {"key", dtype::string},
    {"results", {}, "Tresults", "", true},
    {"device_ordinals", dtype::int32},
    {"args", {}, "Tin", "", true},
    {"output", {}, "Tout", "", true},
    {"inputs", {}, "T", "N"},
    {"output", {}, "T"},
    {"inputs", {}, "T"},
    {"output", {}, "T", "num_splits"},
    {"inputs", {}, "Tinputs", "", true},
    {"broadcast_inputs", {}, "Tbroadcast_inputs", "", true},
    {"variables", dtype::resource, "", "NumVariables"},
    {"outputs", {}, "output_types", "", true},
    {"input", {}, "T"},
    {"outputs", {}, "T", "num_replicas"},
    {"vars", dtype::resource, "", "N"},
    {"new_format_key", dtype::string},
    {"format_state_var", dtype::resource},
    {"topk", dtype::float32},
    {"topk_indices", dtype::int32},
    {"uid", dtype::int64},
    {"proto_keys", dtype::string},
    {"tpu_task_id_to_shard_id", dtype::int32, "", "task_count"},
    {"request", dtype::string},
    {"response", dtype::string},
};

inline constexpr flat_attr tpu_attrs[]{
    {"N", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"config", attr_type::string},
    {"embedding_partitions", attr_type::string},
    {"hbm_buffers_config", attr_type::string},
    {"tpu_topology", attr_type::string},
    {"use_tfrt_host_runtime", attr_type::boolean, "true"},
    {"embedding_config", attr_type::string, "\"\""},
    {"tpu_embedding_config", attr_type::string, "\"\""},
    {"is_global_init", attr_type::boolean, "false"},
    {"enable_whole_mesh_compilations", attr_type::boolean, "false"},
    {"compilation_failure_closes_chips", attr_type::boolean, "true"},
    {"tpu_cancellation_closes_chips", attr_type::integer, "0"},
    {"sample_count", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"combiner", attr_type::string},
    {"num_sc_per_chip", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"row_offset", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"col_offset", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"col_shift", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"num_sc_shards", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"stacked_table_sample_count", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"sample_count_per_sc", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_replica", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"max_minibatches_per_sc", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"max_ids_per_chip_per_sample", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"table_vocab_size", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"feature_width", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"table_name", attr_type::string},
    {"allow_id_dropping", attr_type::boolean},
    {"T1", attr_type::type, "DT_INT32", 0x208},
    {"T2", attr_type::type, "DT_INT32", 0x208},
    {"T3", attr_type::type, "DT_FLOAT", 0x6},
    {"combiners", attr_type::string, "[]", 0x0, "", true},
    {"table_ids", attr_type::integer, nullptr, 0x0, "", true},
    {"max_sequence_lengths", attr_type::integer, "[]", 0x0, "", true},
    {"num_features", attr_type::integer, "[]", 0x0, "", true},
    {"NumTables", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_shards", attr_type::integer},
    {"device_ordinal", attr_type::integer, "-1"},
    {"mini_batch_splits", attr_type::string},
    {"mini_batch_in_csr", attr_type::string},
    {"sample_count_list", attr_type::integer, nullptr, 0x0, "", true},
    {"col_offset_list", attr_type::integer, nullptr, 0x0, "", true},
    {"dtype", attr_type::type},
    {"shape", attr_type::shape},
    {"dtypes", attr_type::type, nullptr, 0x0, "", true, 1},
    {"shapes", attr_type::shape, nullptr, 0x0, "", true},
    {"shape", attr_type::shape, "{ }"},
    {"layout", attr_type::integer, "[]", 0x0, "", true},
    {"layouts", attr_type::integer, "[]", 0x0, "", true},
    {"indices_type", attr_type::type, "DT_INT32", 0x208},
    {"values_type", attr_type::type, nullptr, 0x48420a},
    {"config", attr_type::string, "\"\""},
    {"shard_id", attr_type::integer},
    {"table_id", attr_type::integer, "-1", 0x0, "", false, -1},
    {"table_name", attr_type::string, "\"\""},
    {"table_id", attr_type::integer, "-1"},
    {"tuple_mask", attr_type::string},
    {"integer_type", attr_type::type, nullptr, 0xc00208},
    {"float_type", attr_type::type, nullptr, 0x84002},
    {"num_outputs", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"NN", attr_type::integer, "0", 0x0, "", false, 0},
    {"max_ids_per_sparse_core", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"max_unique_ids_per_sparse_core", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"output_shape", attr_type::shape},
    {"T", attr_type::type, nullptr, 0x0, "", true, 1},
    {"num_computations", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"function", attr_type::func},
    {"metadata", attr_type::string},
    {"NumDynamicShapes", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"Tguaranteed_constants", attr_type::type, nullptr, 0x0, "", true, 0},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"dtype", attr_type::type, nullptr, 0x4002},
    {"table_id", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"lookup_id", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"Targs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tresults", attr_type::type, nullptr, 0x0, "", true, 0},
    {"device_var_reads_indices", attr_type::integer, nullptr, 0x0, "", true, 0},
    {"device_var_updates_indices", attr_type::integer, nullptr, 0x0, "", true, 0},
    {"Tin", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tout", attr_type::type, nullptr, 0x0, "", true, 0},
    {"f", attr_type::func},
    {"autotuner_thresh", attr_type::integer, "0"},
    {"T", attr_type::type},
    {"partition_dim", attr_type::integer, "0"},
    {"partition_dims", attr_type::integer, nullptr, 0x0, "", true},
    {"is_packed", attr_type::boolean, "false"},
    {"num_splits", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"computation", attr_type::func},
    {"num_replicas", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"num_cores_per_replica", attr_type::integer, "1"},
    {"topology", attr_type::string, "\"\""},
    {"use_tpu", attr_type::boolean, "true"},
    {"device_assignment", attr_type::integer, "[]", 0x0, "", true},
    {"host_compute_core", attr_type::string, "[]", 0x0, "", true},
    {"Tinputs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tbroadcast_inputs", attr_type::type, nullptr, 0x0, "", true, 0},
    {"NumVariables", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"output_types", attr_type::type, nullptr, 0x0, "", true, 0},
    {"padding_map", attr_type::string, "[]", 0x0, "", true},
    {"step_marker_location", attr_type::string, "\"STEP_MARK_AT_ENTRY\""},
    {"num_replicas", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"computation_shape", attr_type::integer, "[]", 0x0, "", true},
    {"allow_soft_placement", attr_type::boolean, "false"},
    {"use_spmd_for_xla_partitioning", attr_type::boolean, "false"},
    {"tpu_compile_options_proto", attr_type::string, "\"\""},
    {"use_shardy_partitioner", attr_type::boolean, "false"},
    {"is_mirrored_variable", attr_type::boolean, "false"},
    {"index", attr_type::integer, "-1"},
    {"k", attr_type::integer},
    {"task_count", attr_type::integer, nullptr, 0x0, "", false, 1},
};

inline constexpr std::uint16_t tpu_port_slots[]{
    0, 1, 2, 3, 4, 5, 6, 7, 8, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 32, 33, 34, 35, 37, 32, 33, 34, 35, 38, 39, 40,
    41, 42, 43, 44, 45, 46, 31, 32, 33, 34, 36, 32, 33, 34, 47, 34, 48, 34, 49, 32, 33, 34, 37, 32,
    33, 34, 50, 51, 52, 34, 53, 54, 55, 13, 14, 15, 56, 57, 27, 23, 58, 59, 60, 55, 13, 14, 15, 23,
    58, 24, 25, 26, 27, 28, 29, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77,
    38, 39, 40, 41, 42, 43, 44, 45, 78, 79, 80, 78, 79, 80, 81, 78, 82, 83, 78, 82, 83, 81, 78, 82,
    79, 78, 82, 78, 82, 81, 78, 84, 85, 86, 78, 82, 87, 78, 82, 87, 81, 78, 88, 78, 88, 81, 78, 82,
    12, 89, 78, 79, 78, 79, 81, 78, 90, 91, 78, 90, 91, 81, 78, 84, 85, 78, 84, 85, 81, 78, 78, 81,
    92, 93, 94, 95, 35, 96, 97, 98, 99, 56, 57, 27, 58, 55, 59, 60, 100, 101, 102, 103, 104, 105,
    106, 107, 105, 100, 108, 109, 110, 111, 112, 113, 114, 115, 35, 116, 117, 118, 119, 120, 121,
    122, 123, 104, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136,
};

inline constexpr flat_attr_slot tpu_attr_slots[]{
    {0, 1197}, {1, 1766}, {1, 2025}, {2, 2025}, {3, 2025}, {4, 2025}, {1, 1386}, {5, 1281}, {6, 27},
    {7, 27}, {8, 27}, {6, 27}, {7, 27}, {8, 27}, {9, 160}, {6, 27}, {7, 27}, {8, 27}, {9, 160},
    {10, 175}, {6, 27}, {7, 27}, {8, 27}, {9, 160}, {10, 175}, {11, 869}, {1, 113}, {1, 1197},
    {12, 1766}, {13, 1766}, {12, 2025}, {14, 2025}, {15, 2025}, {16, 2025}, {17, 2025}, {18, 2025},
    {19, 2025}, {13, 2025}, {20, 2025}, {21, 2025}, {22, 2025}, {23, 2025}, {24, 2025}, {25, 2025},
    {14, 2025}, {26, 2025}, {27, 2025}, {28, 959}, {29, 959}, {30, 959}, {0, 959}, {31, 959},
    {28, 1645}, {29, 1645}, {30, 1645}, {0, 1645}, {31, 1645}, {32, 1645}, {33, 1645}, {34, 1645},
    {35, 1134}, {1, 1134}, {36, 1134}, {28, 940}, {29, 940}, {30, 940}, {0, 940}, {37, 940},
    {31, 940}, {0, 1002}, {37, 1002}, {31, 1002}, {0, 27}, {37, 27}, {28, 175}, {29, 175},
    {30, 175}, {0, 175}, {37, 175}, {31, 175}, {32, 175}, {33, 175}, {28, 175}, {29, 175},
    {30, 175}, {0, 175}, {37, 175}, {31, 175}, {32, 175}, {33, 175}, {34, 660}, {0, 27}, {37, 27},
    {31, 27}, {28, 27}, {29, 27}, {30, 27}, {0, 27}, {37, 27}, {31, 27}, {0, 27}, {37, 27},
    {31, 27}, {32, 27}, {28, 27}, {29, 27}, {30, 27}, {0, 27}, {37, 27}, {31, 27}, {32, 27},
    {28, 27}, {29, 27}, {30, 27}, {0, 27}, {37, 27}, {31, 27}, {32, 27}, {33, 29}, {28, 27},
    {29, 27}, {30, 27}, {0, 27}, {37, 27}, {31, 27}, {32, 27}, {33, 29}, {34, 660}, {12, 1766},
    {21, 1766}, {24, 1766}, {25, 1766}, {14, 1766}, {26, 1766}, {38, 1766}, {12, 1766}, {21, 1766},
    {22, 1766}, {23, 1766}, {24, 1766}, {25, 1766}, {14, 1766}, {26, 1766}, {39, 1766}, {40, 2025},
    {41, 2025}, {21, 2025}, {24, 2025}, {25, 2025}, {14, 2025}, {26, 2025}, {0, 2025}, {42, 27},
    {43, 27}, {44, 27}, {45, 27}, {42, 27}, {46, 27}, {47, 27}, {37, 27}, {37, 27}, {44, 27},
    {45, 27}, {48, 27}, {37, 27}, {49, 1310}, {50, 1310}, {51, 954}, {35, 1002}, {1, 1002},
    {36, 1002}, {52, 1002}, {53, 27}, {54, 27}, {36, 27}, {52, 27}, {53, 27}, {54, 27}, {36, 27},
    {52, 27}, {51, 148}, {55, 27}, {54, 27}, {36, 27}, {52, 27}, {51, 148}, {55, 855}, {54, 855},
    {36, 855}, {52, 855}, {51, 855}, {55, 602}, {54, 602}, {36, 602}, {52, 602}, {51, 602},
    {55, 175}, {54, 175}, {36, 175}, {52, 175}, {51, 175}, {56, 1372}, {57, 1372}, {58, 1372},
    {56, 1372}, {57, 1372}, {58, 1372}, {51, 1401}, {42, 27}, {43, 27}, {37, 27}, {44, 27},
    {45, 27}, {37, 27}, {44, 533}, {45, 533}, {42, 533}, {43, 533}, {42, 27}, {44, 27}, {42, 27},
    {46, 27}, {47, 27}, {44, 27}, {45, 27}, {48, 27}, {59, 27}, {1, 27}, {0, 27}, {60, 27}, {1, 27},
    {40, 2025}, {41, 2025}, {21, 2025}, {24, 2025}, {25, 2025}, {14, 2025}, {61, 2025}, {62, 2025},
    {26, 2025}, {0, 2025}, {57, 1372}, {58, 1372}, {56, 1372}, {57, 1372}, {58, 1372}, {56, 1372},
    {51, 1401}, {49, 1310}, {50, 1310}, {63, 1310}, {12, 1766}, {21, 1766}, {25, 1766}, {14, 1766},
    {26, 1766}, {38, 1766}, {64, 1766}, {65, 475}, {66, 475}, {67, 475}, {68, 475}, {69, 475},
    {70, 1766}, {64, 1766}, {71, 2313}, {43, 2313}, {72, 27}, {73, 27}, {74, 475}, {75, 475},
    {74, 475}, {75, 475}, {76, 475}, {77, 475}, {78, 27}, {79, 27}, {80, 27}, {78, 27}, {79, 27},
    {80, 27}, {81, 175}, {0, 475}, {82, 475}, {83, 475}, {0, 1366}, {82, 1366}, {84, 1366},
    {85, 1366}, {82, 475}, {86, 475}, {83, 475}, {82, 1366}, {86, 1366}, {84, 1366}, {87, 27},
    {88, 27}, {89, 27}, {90, 27}, {91, 27}, {92, 27}, {93, 27}, {94, 27}, {95, 27}, {96, 27},
    {69, 27}, {97, 27}, {98, 27}, {87, 27}, {88, 27}, {89, 27}, {90, 27}, {91, 27}, {92, 27},
    {93, 27}, {94, 27}, {95, 27}, {96, 27}, {69, 27}, {97, 27}, {98, 27}, {99, 27}, {100, 27},
    {89, 27}, {90, 27}, {91, 27}, {92, 27}, {101, 27}, {93, 27}, {98, 27}, {100, 27}, {89, 27},
    {90, 27}, {91, 27}, {92, 27}, {101, 27}, {93, 27}, {98, 27}, {99, 27}, {100, 27}, {89, 27},
    {90, 27}, {91, 27}, {92, 27}, {101, 27}, {93, 27}, {98, 27}, {99, 27}, {102, 104}, {100, 27},
    {89, 27}, {90, 27}, {91, 27}, {92, 27}, {101, 27}, {93, 27}, {98, 27}, {99, 27}, {102, 104},
    {103, 454}, {100, 27}, {89, 27}, {90, 27}, {91, 27}, {92, 27}, {101, 27}, {93, 27}, {98, 27},
    {99, 27}, {102, 104}, {103, 454}, {104, 1130}, {100, 27}, {89, 27}, {90, 27}, {91, 27},
    {92, 27}, {101, 27}, {93, 27}, {98, 27}, {99, 27}, {102, 104}, {103, 454}, {105, 2313},
    {104, 1130}, {0, 27}, {82, 27}, {0, 27}, {82, 27}, {106, 139}, {0, 27}, {82, 27}, {106, 139},
    {107, 142}, {0, 27}, {82, 27}, {106, 139}, {107, 142}, {85, 413}, {88, 27}, {82, 27}, {70, 681},
    {108, 475}, {109, 2025},
};

}  // namespace detail

inline constexpr flat_table tpu_ops{
    detail::tpu_op_rows, detail::tpu_definition_rows, detail::tpu_ports, detail::tpu_attrs,
    detail::tpu_port_slots, detail::tpu_attr_slots};

}  // namespace evergraph::tf

#endif
