// SPDX-License-Identifier: BSL-1.0
// dataset: input pipelines: datasets, their iterators and options.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_DATASET_HPP
#define EVERGRAPH_TF_OPS_DATASET_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op dataset_op_rows[]{
    {"AnonymousIterator", 1},
    {"AnonymousIteratorV2", 1},
    {"AnonymousIteratorV3", 1},
    {"AnonymousMemoryCache", 1},
    {"AnonymousMultiDeviceIterator", 1},
    {"AnonymousMultiDeviceIteratorV3", 1},
    {"AnonymousRandomSeedGenerator", 1},
    {"AnonymousSeedGenerator", 1},
    {"AssertCardinalityDataset", 1},
    {"AssertNextDataset", 1},
    {"AssertPrevDataset", 1},
    {"AutoShardDataset", 3},
    {"BatchDataset", 3},
    {"BatchDatasetV2", 3},
    {"BeginEpoch", 1, 372, op::open, op::open, "", "never part of a release"},
    {"BytesProducedStatsDataset", 2},
    {"CSVDataset", 1},
    {"CSVDatasetV2", 1},
    {"CacheDataset", 3},
    {"CacheDatasetV2", 2},
    {"ChooseFastestBranchDataset", 1},
    {"ChooseFastestDataset", 1},
    {"CompressElement", 1},
    {"ComputeBatchSize", 1},
    {"ConcatenateDataset", 3},
    {"DataServiceDataset", 7},
    {"DataServiceDatasetV2", 4},
    {"DataServiceDatasetV3", 2},
    {"DataServiceDatasetV4", 1},
    {"DatasetCardinality", 2},
    {"DatasetCardinalityV2", 1, 390, op::open, op::open, "", "never part of a release"},
    {"DatasetFingerprint", 1},
    {"DatasetFromGraph", 1},
    {"DatasetToGraph", 4},
    {"DatasetToGraphV2", 1},
    {"DatasetToSingleElement", 3},
    {"DatasetToTFRecord", 2},
    {"DeleteIterator", 1},
    {"DeleteMemoryCache", 1},
    {"DeleteMultiDeviceIterator", 1},
    {"DeleteRandomSeedGenerator", 1},
    {"DeleteSeedGenerator", 1},
    {"DenseToSparseBatchDataset", 3},
    {"DeserializeIterator", 1},
    {"DirectedInterleaveDataset", 2},
    {"DummyIterationCounter", 1},
    {"DummyMemoryCache", 1},
    {"DummySeedGenerator", 1},
    {"EnqueueInQueueDataset", 1, 26, op::open, op::open, "", "gone after release 1.12"},
    {"ExperimentalAssertNextDataset", 1},
    {"ExperimentalAutoShardDataset", 2},
    {"ExperimentalBytesProducedStatsDataset", 1},
    {"ExperimentalCSVDataset", 1},
    {"ExperimentalChooseFastestDataset", 2},
    {"ExperimentalDatasetCardinality", 1},
    {"ExperimentalDatasetToTFRecord", 2},
    {"ExperimentalDenseToSparseBatchDataset", 1},
    {"ExperimentalDirectedInterleaveDataset", 1},
    {"ExperimentalFunctionBufferingResource", 1, 27, op::open, op::open, "", "gone after release 1.12"},
    {"ExperimentalFunctionBufferingResourceGetNext", 1, 27, op::open, op::open, "", "gone after release 1.12"},
    {"ExperimentalFunctionBufferingResourceReset", 1, 27, op::open, op::open, "", "gone after release 1.12"},
    {"ExperimentalGroupByReducerDataset", 1},
    {"ExperimentalGroupByWindowDataset", 1},
    {"ExperimentalIdentityIndexedDataset", 1, 84, op::open, op::open, "", "gone after release 1.14"},
    {"ExperimentalIgnoreErrorsDataset", 2},
    {"ExperimentalIndexedDatasetGet", 1, 84, op::open, op::open, "", "gone after release 1.14"},
    {"ExperimentalIndexedDatasetMaterialize", 1, 84, op::open, op::open, "", "gone after release 1.14"},
    {"ExperimentalIteratorGetDevice", 1},
    {"ExperimentalLMDBDataset", 1},
    {"ExperimentalLatencyStatsDataset", 1},
    {"ExperimentalMapAndBatchDataset", 2},
    {"ExperimentalMapDataset", 3},
    {"ExperimentalMatchingFilesDataset", 1},
    {"ExperimentalMaterializedIndexDatasetHandle", 1, 84, op::open, op::open, "", "gone after release 1.14"},
    {"ExperimentalMaxIntraOpParallelismDataset", 1},
    {"ExperimentalNonSerializableDataset", 1},
    {"ExperimentalNumaMapAndBatchDataset", 2, 84, op::open, op::open, "", "gone after release 1.14"},
    {"ExperimentalParallelInterleaveDataset", 1},
    {"ExperimentalParseExampleDataset", 1},
    {"ExperimentalPrivateThreadPoolDataset", 1},
    {"ExperimentalRandomDataset", 1},
    {"ExperimentalRebatchDataset", 3},
    {"ExperimentalScanDataset", 2},
    {"ExperimentalSetStatsAggregatorDataset", 1},
    {"ExperimentalSleepDataset", 1},
    {"ExperimentalSlidingWindowDataset", 1},
    {"ExperimentalSqlDataset", 1},
    {"ExperimentalStatsAggregatorHandle", 1},
    {"ExperimentalStatsAggregatorSummary", 1},
    {"ExperimentalTakeWhileDataset", 1},
    {"ExperimentalThreadPoolDataset", 1},
    {"ExperimentalThreadPoolHandle", 1},
    {"ExperimentalUnbatchDataset", 1},
    {"ExperimentalUniqueDataset", 1},
    {"FeatureStatsDataset", 1, 26, op::open, op::open, "", "gone after release 1.10"},
    {"FilterByLastComponentDataset", 1},
    {"FilterDataset", 3},
    {"FinalizeDataset", 1},
    {"FixedLengthRecordDataset", 4},
    {"FixedLengthRecordDatasetV2", 2},
    {"FlatMapDataset", 3},
    {"GeneratorDataset", 2},
    {"GetElementAtIndex", 1},
    {"GetOptions", 1},
    {"GlobalShuffleDataset", 1},
    {"GroupByReducerDataset", 2},
    {"GroupByWindowDataset", 5},
    {"IdentityDataset", 1, 26, op::open, op::open, "", "never part of a release"},
    {"IgnoreErrorsDataset", 4},
    {"IndexFlatMapDataset", 1},
    {"InitializeTableFromDataset", 1},
    {"InterleaveDataset", 3},
    {"Iterator", 1},
    {"IteratorDispose", 1, 23, op::open, op::open, "", "gone after release 1.3"},
    {"IteratorFromStringHandle", 2},
    {"IteratorFromStringHandleV2", 1},
    {"IteratorGetDevice", 1},
    {"IteratorGetModelProto", 1},
    {"IteratorGetNext", 1},
    {"IteratorGetNextAsOptional", 1},
    {"IteratorGetNextSync", 1},
    {"IteratorSetStatsAggregator", 1, 25, op::open, op::open, "", "gone after release 1.8"},
    {"IteratorToStringHandle", 1},
    {"IteratorV2", 1},
    {"LMDBDataset", 1},
    {"LatencyStatsDataset", 2},
    {"LegacyParallelInterleaveDatasetV2", 2},
    {"ListDataset", 1},
    {"ListSnapshotChunksDataset", 1},
    {"LoadDataset", 1},
    {"MakeDataServiceIterator", 2, 387, op::open, op::open, "", "never part of a release"},
    {"MakeIterator", 2},
    {"MapAndBatchDataset", 4},
    {"MapAndBatchDatasetV2", 1, 26, op::open, op::open, "", "gone after release 1.12"},
    {"MapDataset", 6},
    {"MapDefun", 3},
    {"MatchingFilesDataset", 2},
    {"MaxIntraOpParallelismDataset", 1},
    {"ModelDataset", 6},
    {"MultiDeviceIterator", 1},
    {"MultiDeviceIteratorFromStringHandle", 1},
    {"MultiDeviceIteratorGetNextFromShard", 1},
    {"MultiDeviceIteratorInit", 1},
    {"MultiDeviceIteratorToStringHandle", 1},
    {"NonSerializableDataset", 1},
    {"OneShotIterator", 1},
    {"OptimizeDataset", 2},
    {"OptimizeDatasetV2", 1},
    {"OptionalFromValue", 1},
    {"OptionalGetValue", 1},
    {"OptionalHasValue", 1},
    {"OptionalNone", 1},
    {"OptionsDataset", 2},
    {"PaddedBatchDataset", 3},
    {"PaddedBatchDatasetV2", 3},
    {"ParallelBatchDataset", 4},
    {"ParallelFilterDataset", 2},
    {"ParallelInterleaveDataset", 4},
    {"ParallelInterleaveDatasetV2", 3},
    {"ParallelInterleaveDatasetV3", 2},
    {"ParallelInterleaveDatasetV4", 2},
    {"ParallelMapDataset", 7},
    {"ParallelMapDatasetV2", 3},
    {"ParseExampleDataset", 4},
    {"ParseExampleDatasetV2", 1},
    {"PrefetchDataset", 6},
    {"PrependFromQueueAndPaddedBatchDataset", 1, 26, op::open, op::open, "", "gone after release 1.12"},
    {"PrivateThreadPoolDataset", 1},
    {"RandomDataset", 3},
    {"RandomDatasetV2", 1},
    {"RangeDataset", 4},
    {"RebatchDataset", 3},
    {"RebatchDatasetV2", 1},
    {"ReduceDataset", 3},
    {"RegisterDataset", 3},
    {"RegisterDatasetV2", 2},
    {"RepeatDataset", 3},
    {"RestoreIterator", 1, 24, op::open, op::open, "", "gone after release 1.4"},
    {"RewriteDataset", 1},
    {"SamplingDataset", 1},
    {"SaveDataset", 2},
    {"SaveDatasetV2", 1},
    {"SaveIterator", 1, 24, op::open, op::open, "", "gone after release 1.4"},
    {"ScanDataset", 4},
    {"SerializeIterator", 2},
    {"SetStatsAggregatorDataset", 3},
    {"ShardDataset", 3},
    {"ShuffleAndRepeatDataset", 3},
    {"ShuffleAndRepeatDatasetV2", 2},
    {"ShuffleDataset", 4},
    {"ShuffleDatasetV2", 2},
    {"ShuffleDatasetV3", 2},
    {"SinkDataset", 1, 26, op::open, op::open, "", "gone after release 1.12"},
    {"SkipDataset", 3},
    {"SleepDataset", 1},
    {"SlideDataset", 2, 26, op::open, op::open, "", "gone after release 1.12"},
    {"SlidingWindowDataset", 2},
    {"SloppyInterleaveDataset", 2, 24, op::open, op::open, "", "gone after release 1.4"},
    {"SnapshotChunkDataset", 1},
    {"SnapshotDataset", 6},
    {"SnapshotDatasetReader", 1},
    {"SnapshotDatasetV2", 4},
    {"SnapshotNestedDatasetReader", 1},
    {"SparseTensorSliceDataset", 2},
    {"SqlDataset", 3},
    {"StatsAggregatorHandle", 2},
    {"StatsAggregatorHandleV2", 1},
    {"StatsAggregatorSetSummaryWriter", 1},
    {"StatsAggregatorSummary", 2},
    {"TFRecordDataset", 4},
    {"TFRecordDatasetV2", 1},
    {"TakeDataset", 3},
    {"TakeWhileDataset", 2},
    {"TensorDataset", 3},
    {"TensorSliceDataset", 5},
    {"TextLineDataset", 5},
    {"ThreadPoolDataset", 1},
    {"ThreadPoolHandle", 1},
    {"UnbatchDataset", 3},
    {"UncompressElement", 1},
    {"UniqueDataset", 3},
    {"UnwrapDatasetVariant", 1},
    {"WeightedFlatMapDataset", 1},
    {"Window", 1, 807, op::open, op::open, "", "gone after release 2.6"},
    {"WindowDataset", 3},
    {"WindowOp", 1},
    {"WrapDatasetVariant", 1},
    {"ZipDataset", 3},
};

inline constexpr flat_definition dataset_definition_rows[]{
    {26, 0, 0, 1, 0, 0, 0, 1, 0, 2},  // AnonymousIterator
    {29, 0, 0, 1, 0, 0, 1, 2, 2, 2},  // AnonymousIteratorV2
    {959, 0, 0, 1, 0, 0, 0, 1, 4, 2},  // AnonymousIteratorV3
    {115, 0, 0, 1, 0, 0, 1, 2, 0, 0},  // AnonymousMemoryCache
    {99, 0, 0, 1, 0, 0, 1, 2, 6, 3},  // AnonymousMultiDeviceIterator
    {1003, 0, 0, 1, 0, 0, 0, 1, 9, 3},  // AnonymousMultiDeviceIteratorV3
    {112, 0, 0, 1, 3, 2, 1, 2, 0, 0},  // AnonymousRandomSeedGenerator
    {175, 0, 0, 1, 5, 3, 1, 2, 0, 0},  // AnonymousSeedGenerator
    {175, 0, 0, 0, 8, 2, 10, 1, 12, 2},  // AssertCardinalityDataset
    {85, 0, 0, 0, 11, 2, 10, 1, 14, 2},  // AssertNextDataset
    {1060, 0, 0, 0, 11, 2, 10, 1, 16, 2},  // AssertPrevDataset
    {85, 0, 2, 0, 13, 3, 10, 1, 14, 2},  // AutoShardDataset
    {175, 0, 1, 0, 13, 3, 10, 1, 18, 3},
    {491, 0, 0, 0, 13, 3, 10, 1, 21, 4},
    {22, 0, 0, 1, 16, 2, 0, 1, 25, 2},  // BatchDataset
    {24, 0, 1, 0, 18, 2, 10, 1, 25, 2},
    {885, 0, 0, 0, 18, 2, 10, 1, 27, 3},
    {26, 0, 2, 0, 20, 3, 10, 1, 0, 2},  // BatchDatasetV2
    {29, 0, 1, 0, 20, 3, 10, 1, 30, 3},
    {885, 0, 0, 0, 20, 3, 10, 1, 33, 4},
    {175, 0, 0, 0, 23, 3, 26, 1, 0, 0},  // BeginEpoch
    {24, 0, 1, 0, 27, 2, 10, 1, 37, 2},  // BytesProducedStatsDataset
    {85, 27, 0, 0, 27, 2, 10, 1, 37, 2},
    {85, 0, 0, 1, 29, 9, 10, 1, 39, 2},  // CSVDataset
    {447, 0, 0, 1, 38, 10, 10, 1, 41, 2},  // CSVDatasetV2
    {24, 0, 0, 1, 48, 2, 0, 1, 37, 2},  // CacheDataset
    {24, 0, 1, 0, 50, 2, 10, 1, 37, 2},
    {885, 0, 0, 0, 50, 2, 10, 1, 43, 3},
    {115, 0, 1, 1, 52, 3, 10, 1, 46, 2},  // CacheDatasetV2
    {885, 0, 0, 1, 52, 3, 10, 1, 48, 3},
    {27, 0, 0, 0, 55, 4, 10, 1, 51, 6},  // ChooseFastestBranchDataset
    {85, 0, 0, 0, 59, 1, 10, 1, 57, 4},  // ChooseFastestDataset
    {407, 0, 0, 0, 60, 1, 61, 1, 61, 1},  // CompressElement
    {469, 0, 0, 0, 62, 1, 63, 1, 0, 0},  // ComputeBatchSize
    {24, 0, 0, 1, 64, 2, 0, 1, 37, 2},  // ConcatenateDataset
    {24, 0, 1, 0, 66, 2, 10, 1, 37, 2},
    {885, 0, 0, 0, 66, 2, 10, 1, 43, 3},
    {175, 0, 1, 1, 68, 3, 10, 1, 12, 2},  // DataServiceDataset
    {378, 0, 0, 1, 68, 3, 10, 1, 62, 3},
    {388, 0, 0, 1, 71, 5, 10, 1, 62, 3},
    {392, 0, 3, 1, 76, 7, 10, 1, 62, 3},
    {652, 0, 2, 1, 76, 7, 10, 1, 65, 4},
    {798, 0, 1, 1, 76, 7, 10, 1, 69, 5},
    {1133, 0, 0, 1, 76, 7, 10, 1, 74, 6},
    {645, 0, 3, 1, 83, 9, 10, 1, 80, 3},  // DataServiceDatasetV2
    {652, 0, 2, 1, 83, 9, 10, 1, 83, 4},
    {798, 0, 1, 1, 83, 9, 10, 1, 87, 5},
    {1133, 0, 0, 1, 83, 9, 10, 1, 92, 6},
    {952, 0, 1, 1, 83, 9, 10, 1, 98, 7},  // DataServiceDatasetV3
    {1133, 0, 0, 1, 83, 9, 10, 1, 105, 8},
    {1197, 0, 0, 1, 92, 9, 10, 1, 113, 8},  // DataServiceDatasetV4
    {85, 0, 1, 0, 62, 1, 101, 1, 0, 0},  // DatasetCardinality
    {1437, 0, 0, 0, 62, 1, 101, 1, 121, 1},
    {388, 0, 0, 0, 62, 1, 102, 1, 0, 0},  // DatasetCardinalityV2
    {1766, 0, 0, 0, 62, 1, 103, 1, 0, 0},  // DatasetFingerprint
    {90, 0, 0, 0, 104, 1, 10, 1, 0, 0},  // DatasetFromGraph
    {26, 0, 3, 0, 62, 1, 105, 1, 0, 0},  // DatasetToGraph
    {125, 0, 2, 0, 62, 1, 105, 1, 122, 1},
    {134, 0, 1, 0, 62, 1, 105, 1, 123, 2},
    {175, 0, 0, 0, 62, 1, 105, 1, 125, 3},
    {175, 0, 0, 0, 62, 1, 105, 1, 128, 2},  // DatasetToGraphV2
    {24, 0, 2, 0, 106, 1, 107, 1, 37, 2},  // DatasetToSingleElement
    {27, 0, 1, 1, 106, 1, 107, 1, 37, 2},
    {885, 0, 0, 1, 106, 1, 107, 1, 43, 3},
    {26, 0, 1, 0, 108, 3, 0, 0, 0, 0},  // DatasetToTFRecord
    {85, 27, 0, 1, 108, 3, 0, 0, 0, 0},
    {29, 0, 0, 1, 1, 2, 0, 0, 0, 0},  // DeleteIterator
    {115, 0, 0, 1, 1, 2, 0, 0, 0, 0},  // DeleteMemoryCache
    {99, 0, 0, 1, 111, 3, 0, 0, 130, 1},  // DeleteMultiDeviceIterator
    {112, 0, 0, 1, 1, 2, 0, 0, 0, 0},  // DeleteRandomSeedGenerator
    {175, 0, 0, 1, 1, 2, 0, 0, 0, 0},  // DeleteSeedGenerator
    {22, 0, 0, 1, 114, 3, 0, 1, 25, 2},  // DenseToSparseBatchDataset
    {24, 0, 1, 0, 117, 3, 10, 1, 25, 2},
    {85, 27, 0, 0, 117, 3, 10, 1, 25, 2},
    {24, 0, 0, 1, 120, 2, 0, 0, 0, 0},  // DeserializeIterator
    {85, 0, 1, 0, 122, 2, 10, 1, 131, 3},  // DirectedInterleaveDataset
    {741, 0, 0, 0, 122, 2, 10, 1, 134, 4},
    {392, 0, 0, 1, 0, 0, 0, 1, 0, 0},  // DummyIterationCounter
    {377, 0, 0, 1, 0, 0, 0, 1, 0, 0},  // DummyMemoryCache
    {380, 0, 0, 1, 0, 0, 0, 1, 0, 0},  // DummySeedGenerator
    {26, 0, 0, 1, 124, 2, 0, 0, 138, 1},  // EnqueueInQueueDataset
    {27, 0, 0, 0, 11, 2, 10, 1, 139, 2},  // ExperimentalAssertNextDataset
    {27, 0, 1, 0, 13, 3, 10, 1, 139, 2},  // ExperimentalAutoShardDataset
    {175, 0, 0, 0, 13, 3, 10, 1, 141, 3},
    {27, 0, 0, 0, 27, 2, 10, 1, 139, 2},  // ExperimentalBytesProducedStatsDataset
    {27, 0, 0, 1, 29, 9, 10, 1, 144, 2},  // ExperimentalCSVDataset
    {27, 0, 0, 0, 59, 1, 10, 1, 146, 2},  // ExperimentalChooseFastestDataset
    {27, 0, 0, 0, 59, 1, 10, 1, 148, 4},
    {27, 0, 0, 0, 62, 1, 101, 1, 0, 0},  // ExperimentalDatasetCardinality
    {27, 0, 1, 0, 108, 3, 0, 0, 0, 0},  // ExperimentalDatasetToTFRecord
    {27, 0, 0, 1, 108, 3, 0, 0, 0, 0},
    {27, 0, 0, 0, 117, 3, 10, 1, 139, 2},  // ExperimentalDenseToSparseBatchDataset
    {27, 0, 0, 0, 122, 2, 10, 1, 152, 3},  // ExperimentalDirectedInterleaveDataset
    {27, 0, 0, 1, 126, 2, 128, 1, 155, 5},  // ExperimentalFunctionBufferingResource
    {27, 0, 0, 1, 129, 1, 130, 1, 160, 1},  // ExperimentalFunctionBufferingResourceGetNext
    {27, 0, 0, 1, 129, 1, 0, 0, 0, 0},  // ExperimentalFunctionBufferingResourceReset
    {27, 0, 0, 1, 131, 5, 10, 1, 161, 10},  // ExperimentalGroupByReducerDataset
    {27, 0, 0, 0, 136, 4, 10, 1, 171, 8},  // ExperimentalGroupByWindowDataset
    {27, 0, 0, 1, 140, 1, 10, 1, 0, 0},  // ExperimentalIdentityIndexedDataset
    {27, 0, 1, 0, 62, 1, 10, 1, 139, 2},  // ExperimentalIgnoreErrorsDataset
    {491, 0, 0, 0, 62, 1, 10, 1, 179, 3},
    {27, 0, 0, 1, 141, 2, 107, 1, 139, 2},  // ExperimentalIndexedDatasetGet
    {27, 0, 0, 1, 143, 2, 0, 0, 0, 0},  // ExperimentalIndexedDatasetMaterialize
    {27, 0, 0, 1, 128, 1, 145, 1, 0, 0},  // ExperimentalIteratorGetDevice
    {27, 0, 0, 1, 146, 1, 10, 1, 139, 2},  // ExperimentalLMDBDataset
    {27, 0, 0, 0, 27, 2, 10, 1, 139, 2},  // ExperimentalLatencyStatsDataset
    {27, 0, 1, 0, 147, 5, 10, 1, 182, 4},  // ExperimentalMapAndBatchDataset
    {27, 0, 0, 0, 147, 5, 10, 1, 186, 5},
    {27, 0, 2, 0, 152, 2, 10, 1, 191, 5},  // ExperimentalMapDataset
    {27, 0, 1, 0, 152, 2, 10, 1, 196, 6},
    {2025, 0, 0, 0, 152, 2, 10, 1, 202, 7},
    {27, 0, 0, 1, 154, 1, 10, 1, 0, 0},  // ExperimentalMatchingFilesDataset
    {27, 0, 0, 1, 0, 0, 0, 1, 209, 4},  // ExperimentalMaterializedIndexDatasetHandle
    {27, 0, 0, 0, 155, 2, 10, 1, 139, 2},  // ExperimentalMaxIntraOpParallelismDataset
    {27, 0, 0, 0, 62, 1, 10, 1, 139, 2},  // ExperimentalNonSerializableDataset
    {27, 0, 1, 0, 147, 5, 10, 1, 182, 4},  // ExperimentalNumaMapAndBatchDataset
    {27, 0, 0, 0, 147, 5, 10, 1, 186, 5},
    {27, 0, 0, 0, 157, 7, 10, 1, 182, 4},  // ExperimentalParallelInterleaveDataset
    {27, 0, 0, 0, 164, 3, 10, 1, 213, 8},  // ExperimentalParseExampleDataset
    {27, 0, 0, 0, 167, 2, 10, 1, 139, 2},  // ExperimentalPrivateThreadPoolDataset
    {27, 0, 0, 1, 3, 2, 10, 1, 139, 2},  // ExperimentalRandomDataset
    {27, 0, 2, 0, 169, 2, 10, 1, 139, 2},  // ExperimentalRebatchDataset
    {104, 0, 1, 0, 169, 2, 10, 1, 221, 3},
    {119, 0, 0, 0, 171, 2, 10, 1, 221, 3},
    {27, 0, 1, 0, 173, 3, 10, 1, 224, 5},  // ExperimentalScanDataset
    {27, 0, 0, 0, 173, 3, 10, 1, 229, 6},
    {27, 0, 0, 1, 176, 4, 10, 1, 139, 2},  // ExperimentalSetStatsAggregatorDataset
    {27, 0, 0, 0, 180, 2, 10, 1, 139, 2},  // ExperimentalSleepDataset
    {27, 0, 0, 0, 182, 4, 10, 1, 139, 2},  // ExperimentalSlidingWindowDataset
    {27, 0, 0, 1, 186, 3, 10, 1, 139, 2},  // ExperimentalSqlDataset
    {27, 0, 0, 1, 0, 0, 0, 1, 235, 2},  // ExperimentalStatsAggregatorHandle
    {27, 0, 0, 1, 189, 1, 190, 1, 0, 0},  // ExperimentalStatsAggregatorSummary
    {27, 0, 0, 0, 152, 2, 10, 1, 237, 4},  // ExperimentalTakeWhileDataset
    {27, 0, 0, 1, 191, 2, 10, 1, 139, 2},  // ExperimentalThreadPoolDataset
    {27, 0, 0, 1, 0, 0, 0, 1, 241, 5},  // ExperimentalThreadPoolHandle
    {27, 0, 0, 0, 62, 1, 10, 1, 139, 2},  // ExperimentalUnbatchDataset
    {27, 0, 0, 0, 62, 1, 10, 1, 139, 2},  // ExperimentalUniqueDataset
    {26, 0, 0, 0, 27, 2, 10, 1, 0, 2},  // FeatureStatsDataset
    {26, 0, 0, 0, 62, 1, 193, 1, 0, 2},  // FilterByLastComponentDataset
    {22, 0, 0, 1, 194, 2, 0, 1, 246, 4},  // FilterDataset
    {24, 0, 1, 0, 152, 2, 10, 1, 246, 4},
    {885, 0, 0, 0, 152, 2, 10, 1, 250, 5},
    {701, 0, 0, 0, 62, 1, 10, 1, 255, 3},  // FinalizeDataset
    {22, 0, 0, 1, 196, 4, 0, 1, 0, 0},  // FixedLengthRecordDataset
    {24, 0, 0, 1, 200, 5, 0, 1, 0, 0},
    {24, 0, 1, 1, 200, 5, 10, 1, 0, 0},
    {885, 0, 0, 1, 200, 5, 10, 1, 258, 1},
    {27, 0, 1, 1, 205, 6, 10, 1, 0, 0},  // FixedLengthRecordDatasetV2
    {885, 0, 0, 1, 205, 6, 10, 1, 258, 1},
    {22, 0, 0, 1, 194, 2, 0, 1, 259, 4},  // FlatMapDataset
    {24, 0, 1, 0, 152, 2, 10, 1, 259, 4},
    {885, 0, 0, 0, 152, 2, 10, 1, 263, 5},
    {26, 0, 1, 1, 211, 3, 10, 1, 268, 8},  // GeneratorDataset
    {885, 0, 0, 1, 211, 3, 10, 1, 276, 9},
    {848, 0, 0, 0, 214, 2, 107, 1, 285, 2},  // GetElementAtIndex
    {701, 0, 0, 0, 62, 1, 216, 1, 0, 0},  // GetOptions
    {2025, 0, 0, 1, 217, 4, 10, 1, 287, 4},  // GlobalShuffleDataset
    {26, 0, 1, 1, 131, 5, 10, 1, 291, 10},  // GroupByReducerDataset
    {85, 27, 0, 1, 131, 5, 10, 1, 291, 10},
    {22, 0, 0, 1, 221, 4, 0, 1, 301, 6},  // GroupByWindowDataset
    {24, 0, 0, 1, 225, 4, 0, 1, 307, 8},
    {24, 0, 2, 0, 136, 4, 10, 1, 307, 8},
    {85, 27, 1, 0, 136, 4, 10, 1, 307, 8},
    {885, 0, 0, 0, 136, 4, 10, 1, 315, 9},
    {26, 0, 0, 0, 62, 1, 10, 1, 0, 2},  // IdentityDataset
    {24, 0, 0, 1, 229, 1, 0, 1, 37, 2},  // IgnoreErrorsDataset
    {24, 0, 2, 0, 62, 1, 10, 1, 37, 2},
    {85, 26, 1, 0, 62, 1, 10, 1, 37, 2},
    {491, 0, 0, 0, 62, 1, 10, 1, 324, 3},
    {2025, 0, 0, 0, 230, 4, 10, 1, 327, 7},  // IndexFlatMapDataset
    {175, 0, 0, 1, 234, 2, 0, 0, 0, 0},  // InitializeTableFromDataset
    {24, 0, 0, 1, 236, 4, 0, 1, 334, 4},  // InterleaveDataset
    {24, 0, 1, 0, 240, 4, 10, 1, 334, 4},
    {885, 0, 0, 0, 240, 4, 10, 1, 338, 5},
    {22, 0, 0, 1, 0, 0, 0, 1, 343, 4},  // Iterator
    {22, 0, 0, 1, 189, 1, 0, 0, 0, 0},  // IteratorDispose
    {24, 0, 1, 1, 244, 1, 245, 1, 0, 0},  // IteratorFromStringHandle
    {24, 0, 0, 1, 244, 1, 245, 1, 347, 2},
    {26, 0, 0, 1, 244, 1, 245, 1, 349, 2},  // IteratorFromStringHandleV2
    {85, 0, 0, 1, 128, 1, 145, 1, 0, 0},  // IteratorGetDevice
    {2025, 0, 0, 1, 189, 1, 246, 1, 0, 0},  // IteratorGetModelProto
    {22, 0, 0, 1, 189, 1, 107, 1, 25, 2},  // IteratorGetNext
    {26, 0, 0, 1, 189, 1, 247, 1, 0, 2},  // IteratorGetNextAsOptional
    {26, 0, 0, 1, 189, 1, 107, 1, 0, 2},  // IteratorGetNextSync
    {24, 0, 0, 1, 248, 2, 0, 0, 0, 0},  // IteratorSetStatsAggregator
    {24, 0, 0, 1, 245, 1, 244, 1, 0, 0},  // IteratorToStringHandle
    {26, 0, 0, 1, 0, 0, 0, 1, 351, 4},  // IteratorV2
    {85, 0, 0, 1, 146, 1, 10, 1, 14, 2},  // LMDBDataset
    {24, 0, 1, 0, 27, 2, 10, 1, 37, 2},  // LatencyStatsDataset
    {85, 27, 0, 0, 27, 2, 10, 1, 37, 2},
    {175, 0, 1, 0, 250, 6, 10, 1, 355, 5},  // LegacyParallelInterleaveDatasetV2
    {885, 0, 0, 0, 250, 6, 10, 1, 360, 6},
    {1190, 0, 0, 1, 256, 1, 10, 1, 366, 4},  // ListDataset
    {1766, 0, 0, 1, 257, 1, 10, 1, 370, 2},  // ListSnapshotChunksDataset
    {429, 0, 0, 1, 258, 2, 10, 1, 372, 5},  // LoadDataset
    {175, 0, 0, 1, 260, 3, 0, 0, 0, 0},  // MakeDataServiceIterator
    {373, 0, 0, 1, 263, 3, 0, 0, 0, 0},
    {22, 0, 0, 1, 266, 2, 0, 0, 0, 0},  // MakeIterator
    {24, 0, 0, 1, 268, 2, 0, 0, 0, 0},
    {24, 0, 0, 0, 270, 4, 10, 1, 334, 4},  // MapAndBatchDataset
    {26, 0, 2, 0, 274, 5, 10, 1, 334, 4},
    {85, 27, 1, 0, 147, 5, 10, 1, 377, 5},
    {885, 0, 0, 0, 147, 5, 10, 1, 382, 6},
    {26, 0, 0, 0, 147, 5, 10, 1, 388, 4},  // MapAndBatchDatasetV2
    {22, 0, 0, 1, 194, 2, 0, 1, 259, 4},  // MapDataset
    {24, 0, 4, 0, 152, 2, 10, 1, 259, 4},
    {27, 0, 3, 0, 152, 2, 10, 1, 392, 5},
    {27, 0, 2, 0, 152, 2, 10, 1, 397, 6},
    {885, 0, 1, 0, 152, 2, 10, 1, 403, 7},
    {2025, 0, 0, 0, 152, 2, 10, 1, 410, 8},
    {26, 0, 2, 0, 279, 1, 130, 1, 418, 4},  // MapDefun
    {27, 0, 1, 0, 280, 2, 130, 1, 422, 5},
    {27, 0, 0, 0, 280, 2, 130, 1, 427, 6},
    {27, 0, 1, 1, 154, 1, 10, 1, 0, 0},  // MatchingFilesDataset
    {85, 28, 0, 1, 154, 1, 10, 1, 0, 0},
    {85, 0, 0, 0, 155, 2, 10, 1, 14, 2},  // MaxIntraOpParallelismDataset
    {27, 0, 5, 0, 62, 1, 10, 1, 139, 2},  // ModelDataset
    {27, 0, 4, 0, 62, 1, 10, 1, 433, 3},
    {76, 0, 3, 0, 62, 1, 10, 1, 436, 4},
    {512, 0, 2, 0, 62, 1, 10, 1, 440, 5},
    {695, 0, 0, 0, 62, 1, 10, 1, 445, 6},
    {695, 0, 0, 0, 62, 1, 10, 1, 440, 5},
    {27, 0, 0, 1, 0, 0, 0, 1, 451, 5},  // MultiDeviceIterator
    {27, 0, 0, 1, 244, 1, 282, 1, 456, 2},  // MultiDeviceIteratorFromStringHandle
    {27, 0, 0, 1, 283, 3, 107, 1, 139, 2},  // MultiDeviceIteratorGetNextFromShard
    {27, 0, 0, 1, 286, 3, 289, 1, 0, 0},  // MultiDeviceIteratorInit
    {27, 0, 0, 1, 282, 1, 244, 1, 0, 0},  // MultiDeviceIteratorToStringHandle
    {85, 0, 0, 0, 62, 1, 10, 1, 14, 2},  // NonSerializableDataset
    {22, 0, 0, 1, 0, 0, 0, 1, 458, 5},  // OneShotIterator
    {26, 0, 1, 0, 290, 2, 10, 1, 0, 2},  // OptimizeDataset
    {27, 0, 0, 0, 290, 2, 10, 1, 463, 3},
    {475, 0, 0, 0, 292, 4, 10, 1, 466, 3},  // OptimizeDatasetV2
    {26, 0, 0, 0, 296, 1, 247, 1, 469, 1},  // OptionalFromValue
    {26, 0, 0, 0, 247, 1, 107, 1, 0, 2},  // OptionalGetValue
    {26, 0, 0, 0, 247, 1, 297, 1, 0, 0},  // OptionalHasValue
    {26, 0, 0, 0, 0, 0, 247, 1, 0, 0},  // OptionalNone
    {701, 0, 1, 0, 62, 1, 10, 1, 470, 3},  // OptionsDataset
    {885, 0, 0, 0, 62, 1, 10, 1, 473, 4},
    {22, 0, 0, 1, 298, 4, 0, 1, 477, 3},  // PaddedBatchDataset
    {24, 0, 1, 0, 302, 4, 10, 1, 477, 3},
    {885, 0, 0, 0, 302, 4, 10, 1, 480, 4},
    {26, 0, 2, 0, 306, 5, 10, 1, 484, 3},  // PaddedBatchDatasetV2
    {29, 0, 1, 0, 306, 5, 10, 1, 487, 4},
    {885, 0, 0, 0, 306, 5, 10, 1, 491, 5},
    {664, 0, 3, 0, 311, 4, 10, 1, 496, 2},  // ParallelBatchDataset
    {682, 0, 2, 0, 311, 4, 10, 1, 498, 3},
    {721, 0, 1, 0, 311, 4, 10, 1, 501, 4},
    {885, 0, 0, 0, 311, 4, 10, 1, 505, 5},
    {1071, 0, 0, 0, 315, 3, 10, 1, 510, 6},  // ParallelFilterDataset
    {1081, 0, 0, 0, 318, 3, 10, 1, 510, 6},
    {24, 0, 0, 0, 321, 5, 10, 1, 334, 4},  // ParallelInterleaveDataset
    {24, 0, 2, 0, 157, 7, 10, 1, 334, 4},
    {85, 27, 1, 0, 157, 7, 10, 1, 334, 4},
    {885, 0, 0, 0, 157, 7, 10, 1, 338, 5},
    {27, 0, 2, 0, 326, 5, 10, 1, 182, 4},  // ParallelInterleaveDatasetV2
    {27, 0, 1, 0, 326, 5, 10, 1, 516, 5},
    {885, 0, 0, 0, 326, 5, 10, 1, 521, 6},
    {175, 0, 1, 0, 326, 5, 10, 1, 355, 5},  // ParallelInterleaveDatasetV3
    {885, 0, 0, 0, 326, 5, 10, 1, 360, 6},
    {175, 0, 1, 0, 331, 7, 10, 1, 355, 5},  // ParallelInterleaveDatasetV4
    {885, 0, 0, 0, 331, 7, 10, 1, 360, 6},
    {22, 0, 0, 1, 338, 4, 0, 1, 259, 4},  // ParallelMapDataset
    {24, 0, 0, 1, 342, 3, 0, 1, 259, 4},
    {24, 0, 4, 0, 315, 3, 10, 1, 259, 4},
    {27, 0, 3, 0, 315, 3, 10, 1, 392, 5},
    {27, 0, 2, 0, 315, 3, 10, 1, 527, 6},
    {27, 0, 1, 0, 315, 3, 10, 1, 533, 7},
    {885, 0, 0, 0, 315, 3, 10, 1, 540, 8},
    {175, 0, 2, 0, 318, 3, 10, 1, 548, 7},  // ParallelMapDatasetV2
    {885, 0, 1, 0, 318, 3, 10, 1, 555, 8},
    {2025, 0, 0, 0, 318, 3, 10, 1, 563, 9},
    {26, 0, 3, 0, 164, 3, 10, 1, 572, 7},  // ParseExampleDataset
    {27, 0, 2, 0, 164, 3, 10, 1, 579, 8},
    {85, 28, 1, 0, 164, 3, 10, 1, 579, 8},
    {169, 0, 0, 0, 164, 3, 10, 1, 587, 11},
    {175, 0, 0, 0, 164, 3, 10, 1, 598, 11},  // ParseExampleDatasetV2
    {24, 0, 0, 1, 345, 2, 0, 1, 37, 2},  // PrefetchDataset
    {24, 0, 4, 0, 347, 2, 10, 1, 37, 2},
    {53, 0, 3, 0, 347, 2, 10, 1, 609, 3},
    {120, 0, 2, 0, 347, 2, 10, 1, 612, 4},
    {532, 0, 1, 0, 347, 2, 10, 1, 616, 5},
    {885, 0, 0, 0, 347, 2, 10, 1, 621, 6},
    {26, 0, 0, 0, 302, 4, 10, 1, 484, 3},  // PrependFromQueueAndPaddedBatchDataset
    {85, 0, 0, 0, 167, 2, 10, 1, 14, 2},  // PrivateThreadPoolDataset
    {24, 0, 2, 1, 3, 2, 10, 1, 37, 2},  // RandomDataset
    {85, 27, 1, 1, 3, 2, 10, 1, 37, 2},
    {885, 0, 0, 1, 3, 2, 10, 1, 43, 3},
    {1316, 0, 0, 1, 349, 3, 10, 1, 627, 4},  // RandomDatasetV2
    {22, 0, 0, 1, 352, 3, 0, 1, 25, 2},  // RangeDataset
    {24, 0, 2, 1, 352, 3, 10, 1, 25, 2},
    {885, 0, 1, 1, 352, 3, 10, 1, 27, 3},
    {1123, 0, 0, 1, 352, 3, 10, 1, 631, 4},
    {85, 0, 2, 0, 169, 2, 10, 1, 14, 2},  // RebatchDataset
    {104, 0, 1, 0, 169, 2, 10, 1, 635, 3},
    {119, 0, 0, 0, 171, 2, 10, 1, 635, 3},
    {470, 0, 0, 0, 355, 3, 10, 1, 638, 2},  // RebatchDatasetV2
    {27, 0, 2, 0, 173, 3, 107, 1, 640, 6},  // ReduceDataset
    {27, 0, 1, 1, 173, 3, 107, 1, 640, 6},
    {885, 0, 0, 1, 173, 3, 107, 1, 646, 7},
    {175, 0, 2, 0, 358, 3, 361, 1, 653, 1},  // RegisterDataset
    {826, 0, 1, 0, 358, 3, 361, 1, 654, 2},
    {939, 0, 0, 0, 358, 3, 361, 1, 656, 3},
    {1197, 0, 1, 0, 358, 3, 362, 1, 659, 3},  // RegisterDatasetV2
    {1200, 0, 0, 0, 358, 3, 362, 1, 662, 4},
    {22, 0, 0, 1, 363, 2, 0, 1, 25, 2},  // RepeatDataset
    {24, 0, 1, 0, 365, 2, 10, 1, 25, 2},
    {885, 0, 0, 0, 365, 2, 10, 1, 27, 3},
    {24, 0, 0, 1, 367, 2, 0, 0, 0, 0},  // RestoreIterator
    {1123, 0, 0, 0, 369, 2, 10, 1, 666, 2},  // RewriteDataset
    {29, 0, 0, 0, 371, 4, 10, 1, 2, 2},  // SamplingDataset
    {429, 0, 1, 0, 375, 3, 0, 0, 668, 4},  // SaveDataset
    {518, 0, 0, 1, 375, 3, 0, 0, 668, 4},
    {811, 0, 0, 1, 375, 3, 10, 1, 672, 6},  // SaveDatasetV2
    {24, 0, 0, 1, 367, 2, 0, 0, 0, 0},  // SaveIterator
    {24, 0, 3, 0, 173, 3, 10, 1, 678, 5},  // ScanDataset
    {85, 27, 2, 0, 173, 3, 10, 1, 683, 6},
    {160, 0, 1, 0, 173, 3, 10, 1, 689, 7},
    {885, 0, 0, 0, 173, 3, 10, 1, 696, 8},
    {24, 0, 1, 1, 245, 1, 378, 1, 0, 0},  // SerializeIterator
    {175, 0, 0, 1, 245, 1, 378, 1, 704, 1},
    {26, 0, 0, 1, 379, 2, 10, 1, 0, 2},  // SetStatsAggregatorDataset
    {27, 0, 1, 1, 176, 4, 10, 1, 0, 2},
    {85, 28, 0, 1, 176, 4, 10, 1, 0, 2},
    {27, 0, 2, 0, 381, 3, 10, 1, 139, 2},  // ShardDataset
    {53, 0, 1, 0, 381, 3, 10, 1, 705, 3},
    {885, 0, 0, 0, 381, 3, 10, 1, 708, 4},
    {24, 0, 2, 0, 384, 5, 10, 1, 37, 2},  // ShuffleAndRepeatDataset
    {386, 0, 1, 0, 384, 5, 10, 1, 712, 3},
    {885, 0, 0, 0, 384, 5, 10, 1, 715, 4},
    {386, 0, 1, 1, 389, 6, 10, 1, 719, 3},  // ShuffleAndRepeatDatasetV2
    {885, 0, 0, 1, 389, 6, 10, 1, 722, 4},
    {22, 0, 0, 1, 395, 4, 0, 1, 25, 2},  // ShuffleDataset
    {24, 0, 2, 0, 399, 4, 10, 1, 25, 2},
    {24, 0, 1, 0, 399, 4, 10, 1, 726, 3},
    {885, 0, 0, 0, 399, 4, 10, 1, 729, 4},
    {112, 0, 1, 1, 403, 3, 10, 1, 733, 2},  // ShuffleDatasetV2
    {885, 0, 0, 1, 403, 3, 10, 1, 735, 3},
    {380, 0, 1, 1, 406, 5, 10, 1, 738, 3},  // ShuffleDatasetV3
    {885, 0, 0, 1, 406, 5, 10, 1, 741, 4},
    {26, 0, 0, 0, 62, 1, 10, 1, 0, 0},  // SinkDataset
    {22, 0, 0, 1, 363, 2, 0, 1, 25, 2},  // SkipDataset
    {24, 0, 1, 0, 365, 2, 10, 1, 25, 2},
    {885, 0, 0, 0, 365, 2, 10, 1, 27, 3},
    {85, 0, 0, 0, 180, 2, 10, 1, 14, 2},  // SleepDataset
    {26, 0, 0, 0, 411, 3, 10, 1, 0, 2},  // SlideDataset
    {26, 0, 0, 0, 182, 4, 10, 1, 0, 2},
    {85, 0, 1, 0, 182, 4, 10, 1, 14, 2},  // SlidingWindowDataset
    {931, 0, 0, 0, 182, 4, 10, 1, 745, 3},
    {24, 0, 0, 1, 236, 4, 0, 1, 334, 4},  // SloppyInterleaveDataset
    {24, 0, 0, 0, 240, 4, 10, 1, 334, 4},
    {1455, 0, 0, 0, 414, 1, 10, 1, 748, 3},  // SnapshotChunkDataset
    {53, 0, 5, 0, 415, 2, 10, 1, 751, 5},  // SnapshotDataset
    {64, 0, 4, 0, 415, 2, 10, 1, 756, 7},
    {97, 0, 3, 0, 415, 2, 10, 1, 763, 9},
    {99, 0, 2, 0, 415, 2, 10, 1, 772, 11},
    {142, 0, 1, 0, 415, 2, 10, 1, 783, 14},
    {175, 0, 0, 0, 415, 2, 10, 1, 797, 16},
    {806, 0, 0, 0, 417, 2, 10, 1, 813, 4},  // SnapshotDatasetReader
    {419, 0, 3, 0, 419, 4, 10, 1, 817, 7},  // SnapshotDatasetV2
    {542, 0, 2, 0, 419, 4, 10, 1, 824, 9},
    {574, 0, 1, 0, 419, 4, 10, 1, 833, 11},
    {885, 0, 0, 0, 419, 4, 10, 1, 844, 12},
    {806, 0, 0, 0, 423, 1, 10, 1, 856, 3},  // SnapshotNestedDatasetReader
    {22, 0, 0, 1, 424, 3, 0, 1, 859, 1},  // SparseTensorSliceDataset
    {24, 0, 0, 1, 424, 3, 10, 1, 859, 1},
    {24, 0, 0, 1, 186, 3, 0, 1, 37, 2},  // SqlDataset
    {24, 0, 1, 1, 186, 3, 10, 1, 37, 2},
    {85, 27, 0, 1, 186, 3, 10, 1, 37, 2},
    {24, 0, 1, 1, 0, 0, 0, 1, 860, 2},  // StatsAggregatorHandle
    {85, 27, 0, 1, 0, 0, 0, 1, 860, 2},
    {27, 0, 0, 1, 0, 0, 0, 1, 235, 2},  // StatsAggregatorHandleV2
    {27, 0, 0, 1, 427, 2, 0, 0, 0, 0},  // StatsAggregatorSetSummaryWriter
    {24, 0, 1, 1, 189, 1, 190, 1, 0, 0},  // StatsAggregatorSummary
    {85, 27, 0, 1, 189, 1, 190, 1, 0, 0},
    {22, 0, 0, 1, 429, 2, 0, 1, 0, 0},  // TFRecordDataset
    {24, 0, 0, 1, 431, 3, 0, 1, 0, 0},
    {24, 0, 1, 1, 431, 3, 10, 1, 0, 0},
    {885, 0, 0, 1, 431, 3, 10, 1, 258, 1},
    {1535, 0, 0, 1, 434, 4, 10, 1, 862, 1},  // TFRecordDatasetV2
    {22, 0, 0, 1, 363, 2, 0, 1, 25, 2},  // TakeDataset
    {24, 0, 1, 0, 365, 2, 10, 1, 25, 2},
    {885, 0, 0, 0, 365, 2, 10, 1, 27, 3},
    {85, 0, 1, 0, 152, 2, 10, 1, 863, 4},  // TakeWhileDataset
    {885, 0, 0, 0, 152, 2, 10, 1, 867, 5},
    {22, 0, 0, 1, 296, 1, 0, 1, 872, 2},  // TensorDataset
    {24, 0, 1, 1, 296, 1, 10, 1, 872, 2},
    {885, 0, 0, 1, 296, 1, 10, 1, 874, 3},
    {22, 0, 0, 1, 296, 1, 0, 1, 872, 2},  // TensorSliceDataset
    {24, 0, 3, 1, 296, 1, 10, 1, 872, 2},
    {870, 0, 2, 1, 296, 1, 10, 1, 877, 3},
    {885, 0, 1, 1, 296, 1, 10, 1, 880, 4},
    {1123, 0, 0, 1, 296, 1, 10, 1, 884, 5},
    {22, 0, 0, 1, 146, 1, 0, 1, 0, 0},  // TextLineDataset
    {24, 0, 0, 1, 429, 2, 0, 1, 0, 0},
    {24, 0, 0, 1, 431, 3, 0, 1, 0, 0},
    {24, 0, 1, 1, 431, 3, 10, 1, 0, 0},
    {885, 0, 0, 1, 431, 3, 10, 1, 258, 1},
    {85, 0, 0, 1, 191, 2, 10, 1, 14, 2},  // ThreadPoolDataset
    {85, 0, 0, 1, 0, 0, 0, 1, 889, 5},  // ThreadPoolHandle
    {26, 0, 2, 0, 62, 1, 10, 1, 0, 2},  // UnbatchDataset
    {85, 27, 1, 0, 62, 1, 10, 1, 0, 2},
    {885, 0, 0, 0, 62, 1, 10, 1, 894, 3},
    {407, 0, 0, 0, 61, 1, 107, 1, 897, 2},  // UncompressElement
    {24, 0, 2, 0, 62, 1, 10, 1, 37, 2},  // UniqueDataset
    {85, 26, 1, 0, 62, 1, 10, 1, 37, 2},
    {885, 0, 0, 0, 62, 1, 10, 1, 43, 3},
    {27, 0, 0, 0, 438, 1, 439, 1, 0, 0},  // UnwrapDatasetVariant
    {2025, 0, 0, 0, 440, 2, 10, 1, 899, 5},  // WeightedFlatMapDataset
    {807, 0, 0, 0, 442, 1, 10, 1, 904, 3},  // Window
    {26, 0, 0, 0, 443, 2, 10, 1, 0, 2},  // WindowDataset
    {27, 0, 1, 0, 445, 5, 10, 1, 0, 2},
    {885, 0, 0, 0, 445, 5, 10, 1, 894, 3},
    {808, 0, 0, 0, 442, 1, 10, 1, 907, 3},  // WindowOp
    {27, 0, 0, 0, 438, 1, 439, 1, 0, 0},  // WrapDatasetVariant
    {22, 0, 0, 1, 450, 1, 0, 1, 910, 3},  // ZipDataset
    {24, 0, 1, 0, 59, 1, 10, 1, 910, 3},
    {885, 0, 0, 0, 59, 1, 10, 1, 913, 4},
};

inline constexpr flat_port dataset_ports[]{
    {"handle", dtype::resource},
    {"deleter", dtype::variant},
    {"seed", dtype::int64},
    {"seed2", dtype::int64},
    {"reshuffle", dtype::boolean},
    {"input_dataset", dtype::variant},
    {"cardinality", dtype::int64},
    {"handle", dtype::variant},
    {"transformations", dtype::string},
    {"num_workers", dtype::int64},
    {"index", dtype::int64},
    {"input_dataset", dtype::resource},
    {"batch_size", dtype::int64},
    {"drop_remainder", dtype::boolean},
    {"dataset_id", dtype::int64},
    {"address", dtype::string},
    {"protocol", dtype::string},
    {"epoch_id", dtype::int64},
    {"tag", dtype::string},
    {"filenames", dtype::string},
    {"compression_type", dtype::string},
    {"buffer_size", dtype::int64},
    {"header", dtype::boolean},
    {"field_delim", dtype::string},
    {"use_quote_delim", dtype::boolean},
    {"na_value", dtype::string},
    {"select_cols", dtype::int64},
    {"record_defaults", {}, "output_types", "", true},
    {"exclude_cols", dtype::int64},
    {"filename", dtype::string},
    {"cache", dtype::resource},
    {"ratio_numerator", dtype::int64},
    {"ratio_denominator", dtype::int64},
    {"other_arguments", {}, "Targuments", "", true},
    {"input_datasets", dtype::variant, "", "N"},
    {"components", {}, "input_types", "", true},
    {"compressed", dtype::variant},
    {"another_dataset", dtype::resource},
    {"another_dataset", dtype::variant},
    {"max_outstanding_requests", dtype::int64},
    {"processing_mode", dtype::string},
    {"job_name", dtype::string},
    {"iteration_counter", dtype::resource},
    {"consumer_index", dtype::int64},
    {"num_consumers", dtype::int64},
    {"dataset_id", dtype::string},
    {"cardinality", dtype::float64},
    {"fingerprint", dtype::uint64},
    {"graph_def", dtype::string},
    {"graph", dtype::string},
    {"dataset", dtype::variant},
    {"components", {}, "output_types", "", true},
    {"multi_device_iterator", dtype::resource},
    {"iterators", dtype::resource, "", "N"},
    {"row_shape", dtype::int64},
    {"resource_handle", dtype::resource},
    {"serialized", dtype::variant},
    {"selector_input_dataset", dtype::variant},
    {"data_input_datasets", dtype::variant, "", "N"},
    {"queue", dtype::variant},
    {"components", {}, "Tcomponents", "", true},
    {"string_arg", dtype::string},
    {"target_device", dtype::string},
    {"resource", dtype::resource},
    {"function_buffer_resource", dtype::resource},
    {"output", {}, "output_types", "", true},
    {"key_func_other_arguments", {}, "Tkey_func_other_arguments", "", true},
    {"init_func_other_arguments", {}, "Tinit_func_other_arguments", "", true},
    {"reduce_func_other_arguments", {}, "Treduce_func_other_arguments", "", true},
    {"finalize_func_other_arguments", {}, "Tfinalize_func_other_arguments", "", true},
    {"window_size_func_other_arguments", {}, "Twindow_size_func_other_arguments", "", true},
    {"size", dtype::uint64},
    {"materialized", dtype::resource},
    {"index", dtype::uint64},
    {"device", dtype::string},
    {"num_parallel_calls", dtype::int64},
    {"patterns", dtype::string},
    {"max_intra_op_parallelism", dtype::int64},
    {"cycle_length", dtype::int64},
    {"block_length", dtype::int64},
    {"sloppy", dtype::boolean},
    {"buffer_output_elements", dtype::int64},
    {"prefetch_input_elements", dtype::int64},
    {"dense_defaults", {}, "Tdense", "", true},
    {"num_threads", dtype::int64},
    {"num_replicas", dtype::int64},
    {"initial_state", {}, "Tstate", "", true},
    {"stats_aggregator", dtype::resource},
    {"counter_prefix", dtype::string},
    {"sleep_microseconds", dtype::int64},
    {"window_size", dtype::int64},
    {"window_shift", dtype::int64},
    {"window_stride", dtype::int64},
    {"driver_name", dtype::string},
    {"data_source_name", dtype::string},
    {"query", dtype::string},
    {"iterator", dtype::resource},
    {"summary", dtype::string},
    {"thread_pool", dtype::resource},
    {"output", dtype::variant},
    {"header_bytes", dtype::int64},
    {"record_bytes", dtype::int64},
    {"footer_bytes", dtype::int64},
    {"init_func_other_args", {}, "Tinit_func_args", "", true},
    {"next_func_other_args", {}, "Tnext_func_args", "", true},
    {"finalize_func_other_args", {}, "Tfinalize_func_args", "", true},
    {"serialized_options", dtype::string},
    {"seed_generator", dtype::resource},
    {"map_func_other_args", {}, "Tmap_func_args", "", true},
    {"index_map_func_other_args", {}, "Tindex_map_func_args", "", true},
    {"output_cardinality", dtype::int64},
    {"table_handle", dtype::resource},
    {"string_handle", dtype::string},
    {"model_proto", dtype::string},
    {"optional", dtype::variant},
    {"iterator_handle", dtype::resource},
    {"stats_aggregator_handle", dtype::resource},
    {"tensors", {}, "Tinput_types", "", true},
    {"snapshot_path", dtype::string},
    {"path", dtype::string},
    {"reader_func_other_args", {}, "Treader_func_args", "", true},
    {"job_token", dtype::variant},
    {"dataset", dtype::resource},
    {"num_parallel_batches", dtype::int64},
    {"arguments", {}, "Targuments", "", true},
    {"captured_inputs", {}, "Tcaptured", "", true},
    {"shard_num", dtype::int32},
    {"incarnation_id", dtype::int64},
    {"max_buffer_size", dtype::int64},
    {"optimizations", dtype::string},
    {"optimizations_enabled", dtype::string},
    {"optimizations_disabled", dtype::string},
    {"optimizations_default", dtype::string},
    {"components", {}, "Toutput_types", "", true},
    {"has_value", dtype::boolean},
    {"padded_shapes", dtype::int64, "", "N"},
    {"padding_values", {}, "Toutput_types", "", true},
    {"num_parallel_calls", dtype::int32},
    {"num_threads", dtype::int32},
    {"output_buffer_size", dtype::int64},
    {"start", dtype::int64},
    {"stop", dtype::int64},
    {"step", dtype::int64},
    {"batch_sizes", dtype::int64},
    {"count", dtype::int64},
    {"rewrite_name", dtype::string},
    {"rate", dtype::float32},
    {"shard_func_other_args", {}, "Tshard_func_args", "", true},
    {"num_shards", dtype::int64},
    {"stride", dtype::int64},
    {"chunk_file", dtype::string},
    {"shard_dir", dtype::string},
    {"start_index", dtype::int64},
    {"inputs", dtype::variant, "", "N"},
    {"indices", dtype::int64},
    {"values", {}, "Tvalues"},
    {"dense_shape", dtype::int64},
    {"summary", dtype::resource},
    {"byte_offsets", dtype::int64},
    {"input_handle", dtype::variant},
    {"output_handle", dtype::variant},
    {"weights", dtype::float64, "", "M"},
    {"inputs", {}, "Tinputs", "", true},
    {"size", dtype::int64},
    {"shift", dtype::int64},
    {"input_datasets", dtype::resource, "", "N"},
};

inline constexpr flat_attr dataset_attrs[]{
    {"output_types", attr_type::type, nullptr, 0x0, "", true, 1},
    {"output_shapes", attr_type::shape, nullptr, 0x0, "", true, 1},
    {"devices", attr_type::string, nullptr, 0x0, "", true, 1},
    {"auto_shard_policy", attr_type::integer, "0"},
    {"num_replicas", attr_type::integer, "0"},
    {"metadata", attr_type::string, "\"\""},
    {"parallel_copy", attr_type::boolean, "false"},
    {"output_types", attr_type::type, nullptr, 0x28e, "", true, 1},
    {"Targuments", attr_type::type, nullptr, 0x0, "", true, 0},
    {"num_elements_per_branch", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"branches", attr_type::func, nullptr, 0x0, "", true, 1},
    {"other_arguments_lengths", attr_type::integer, nullptr, 0x0, "", true, 1},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 2},
    {"num_experiments", attr_type::integer},
    {"input_types", attr_type::type, nullptr, 0x0, "", true, 1},
    {"task_refresh_interval_hint_ms", attr_type::integer, "-1"},
    {"data_transfer_protocol", attr_type::string, "\"\""},
    {"target_workers", attr_type::string, "\"AUTO\""},
    {"cross_trainer_cache_options", attr_type::string, "\"\""},
    {"uncompress", attr_type::boolean, "false"},
    {"uncompress_fn", attr_type::func},
    {"cardinality_options", attr_type::string, "\"\""},
    {"stateful_whitelist", attr_type::string, "[]", 0x0, "", true, 0},
    {"allow_stateful", attr_type::boolean, "false"},
    {"strip_device_assignment", attr_type::boolean, "false"},
    {"external_state_policy", attr_type::integer, "0"},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"stop_on_empty_dataset", attr_type::boolean, "false"},
    {"Tcomponents", attr_type::type, nullptr, 0x0, "", true, 1},
    {"shared_name", attr_type::string},
    {"container", attr_type::string},
    {"f", attr_type::func},
    {"buffer_size", attr_type::integer},
    {"output_types", attr_type::type, nullptr, 0x0, "", true},
    {"key_func", attr_type::func},
    {"init_func", attr_type::func},
    {"reduce_func", attr_type::func},
    {"finalize_func", attr_type::func},
    {"Tkey_func_other_arguments", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tinit_func_other_arguments", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Treduce_func_other_arguments", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tfinalize_func_other_arguments", attr_type::type, nullptr, 0x0, "", true, 0},
    {"window_size_func", attr_type::func},
    {"Twindow_size_func_other_arguments", attr_type::type, nullptr, 0x0, "", true, 0},
    {"log_warning", attr_type::boolean, "false"},
    {"preserve_cardinality", attr_type::boolean, "false"},
    {"use_inter_op_parallelism", attr_type::boolean, "true"},
    {"force_synchronous", attr_type::boolean, "false"},
    {"sparse_keys", attr_type::string, nullptr, 0x0, "", true, 0},
    {"dense_keys", attr_type::string, nullptr, 0x0, "", true, 0},
    {"sparse_types", attr_type::type, nullptr, 0x282, "", true, 0},
    {"Tdense", attr_type::type, nullptr, 0x282, "", true, 0},
    {"dense_shapes", attr_type::shape, nullptr, 0x0, "", true, 0},
    {"sloppy", attr_type::boolean, "false"},
    {"use_fallback", attr_type::boolean, "true"},
    {"Tstate", attr_type::type, nullptr, 0x0, "", true, 1},
    {"container", attr_type::string, "\"\""},
    {"shared_name", attr_type::string, "\"\""},
    {"predicate", attr_type::func},
    {"num_threads", attr_type::integer},
    {"max_intra_op_parallelism", attr_type::integer, "1"},
    {"display_name", attr_type::string},
    {"has_captured_ref", attr_type::boolean, "false"},
    {"next_func", attr_type::func},
    {"Tinit_func_args", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tnext_func_args", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tfinalize_func_args", attr_type::type, nullptr, 0x0, "", true, 0},
    {"reshuffle_each_iteration", attr_type::boolean, "true"},
    {"map_func", attr_type::func},
    {"index_map_func", attr_type::func},
    {"Tmap_func_args", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Tindex_map_func_args", attr_type::type, nullptr, 0x0, "", true, 0},
    {"output_types", attr_type::type, "[]", 0x0, "", true, 0},
    {"output_shapes", attr_type::shape, "[]", 0x0, "", true, 0},
    {"deterministic", attr_type::string, "\"default\""},
    {"Tinput_types", attr_type::type, nullptr, 0x0, "", true, 1},
    {"compression", attr_type::string, "\"\""},
    {"reader_func", attr_type::func},
    {"Treader_func_args", attr_type::type, nullptr, 0x0, "", true, 0},
    {"Targuments", attr_type::type, nullptr, 0x0, "", true, 1},
    {"Tcaptured", attr_type::type, "[]", 0x0, "", true, 0},
    {"cpu_budget", attr_type::integer, "0"},
    {"algorithm", attr_type::integer, "0"},
    {"ram_budget", attr_type::integer, "0"},
    {"warm_start", attr_type::boolean, "false"},
    {"dataset_factory", attr_type::func},
    {"optimization_configs", attr_type::string, "[]", 0x0, "", true},
    {"Toutput_types", attr_type::type, nullptr, 0x0, "", true, 1},
    {"serialized_options", attr_type::string},
    {"use_unbounded_threadpool", attr_type::boolean, "false"},
    {"ragged_keys", attr_type::string, "[]", 0x0, "", true, 0},
    {"ragged_value_types", attr_type::type, "[]", 0x282, "", true, 0},
    {"ragged_split_types", attr_type::type, "[]", 0x208, "", true, 0},
    {"slack_period", attr_type::integer, "0"},
    {"legacy_autotune", attr_type::boolean, "true"},
    {"buffer_size_min", attr_type::integer, "0"},
    {"rerandomize_each_iteration", attr_type::boolean, "false"},
    {"replicate_on_split", attr_type::boolean, "false"},
    {"external_state_policy", attr_type::integer},
    {"element_spec", attr_type::string, "\"\""},
    {"requested_dataset_id", attr_type::string, "\"\""},
    {"shard_func", attr_type::func},
    {"use_shard_func", attr_type::boolean, "true"},
    {"Tshard_func_args", attr_type::type, nullptr, 0x0, "", true, 0},
    {"use_default_device", attr_type::boolean, "true"},
    {"require_non_empty", attr_type::boolean, "false"},
    {"drop_remainder", attr_type::boolean, "true"},
    {"reader_path_prefix", attr_type::string, "\"\""},
    {"writer_path_prefix", attr_type::string, "\"\""},
    {"shard_size_bytes", attr_type::integer, "10737418240"},
    {"pending_snapshot_expiry_seconds", attr_type::integer, "86400"},
    {"num_reader_threads", attr_type::integer, "1"},
    {"reader_buffer_size", attr_type::integer, "1"},
    {"num_writer_threads", attr_type::integer, "1"},
    {"writer_buffer_size", attr_type::integer, "1"},
    {"shuffle_on_read", attr_type::boolean, "false"},
    {"seed", attr_type::integer, "0"},
    {"seed2", attr_type::integer, "0"},
    {"mode", attr_type::string, "\"auto\""},
    {"snapshot_name", attr_type::string, "\"\""},
    {"version", attr_type::integer},
    {"reader_prefix", attr_type::string, "\"\""},
    {"writer_prefix", attr_type::string, "\"\""},
    {"hash_valid", attr_type::boolean, "false"},
    {"hash", attr_type::integer, "0"},
    {"Tvalues", attr_type::type},
    {"is_files", attr_type::boolean, "false"},
    {"M", attr_type::integer, nullptr, 0x0, "", false, 2},
    {"Tinputs", attr_type::type, nullptr, 0x0, "", true, 1},
};

inline constexpr std::uint16_t dataset_port_slots[]{
    0, 0, 1, 2, 3, 2, 3, 4, 5, 6, 7, 5, 8, 5, 9, 10, 11, 12, 5, 12, 5, 12, 13, 14, 15, 16, 17, 5,
    18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 11, 29, 5, 29,
    5, 29, 30, 5, 31, 32, 33, 34, 35, 36, 5, 12, 11, 37, 5, 38, 15, 16, 39, 14, 40, 15, 16, 39, 14,
    40, 15, 16, 41, 39, 42, 14, 40, 15, 16, 41, 43, 44, 39, 42, 45, 40, 15, 16, 41, 43, 44, 39, 42,
    6, 46, 47, 48, 49, 50, 51, 5, 29, 20, 52, 53, 1, 11, 12, 54, 5, 12, 54, 55, 56, 57, 58, 59, 60,
    61, 62, 63, 64, 65, 5, 66, 67, 68, 69, 5, 66, 68, 70, 71, 72, 73, 50, 72, 74, 19, 5, 33, 12, 75,
    13, 5, 33, 76, 5, 77, 5, 33, 78, 79, 80, 81, 82, 5, 75, 83, 5, 84, 5, 9, 5, 85, 5, 86, 33, 5,
    87, 18, 88, 5, 89, 5, 90, 91, 92, 93, 94, 95, 96, 97, 5, 98, 99, 11, 33, 19, 100, 101, 102, 19,
    100, 101, 102, 21, 19, 100, 101, 102, 21, 20, 103, 104, 105, 50, 10, 106, 5, 2, 3, 107, 11, 66,
    68, 90, 11, 66, 68, 70, 11, 5, 108, 109, 110, 111, 50, 11, 33, 78, 79, 5, 33, 78, 79, 112, 55,
    113, 114, 115, 116, 5, 33, 78, 79, 81, 82, 117, 118, 119, 120, 50, 17, 96, 50, 121, 96, 122, 96,
    50, 96, 5, 33, 12, 123, 5, 33, 12, 123, 13, 124, 124, 125, 52, 52, 126, 127, 50, 52, 128, 127,
    5, 129, 5, 130, 131, 132, 133, 134, 11, 12, 135, 136, 5, 12, 135, 136, 5, 12, 135, 136, 13, 5,
    12, 75, 13, 5, 33, 137, 5, 33, 75, 5, 33, 78, 79, 80, 5, 33, 78, 79, 75, 5, 33, 78, 79, 81, 82,
    75, 11, 33, 138, 139, 11, 33, 137, 11, 21, 5, 21, 2, 3, 107, 140, 141, 142, 5, 143, 13, 50, 15,
    16, 14, 45, 11, 144, 5, 144, 96, 119, 5, 145, 5, 146, 2, 3, 5, 119, 147, 56, 5, 87, 5, 148, 10,
    5, 21, 2, 3, 144, 5, 21, 2, 3, 144, 107, 11, 21, 2, 3, 5, 21, 2, 3, 5, 21, 107, 5, 21, 2, 3,
    107, 5, 90, 149, 150, 5, 119, 151, 152, 5, 119, 120, 147, 153, 154, 155, 156, 87, 157, 19, 20,
    19, 20, 21, 19, 20, 21, 158, 159, 160, 34, 161, 162, 5, 90, 5, 163, 164, 149, 13, 165,
};

inline constexpr flat_attr_slot dataset_attr_slots[]{
    {0, 26}, {1, 26}, {0, 29}, {1, 29}, {0, 959}, {1, 959}, {2, 99}, {0, 99}, {1, 99}, {2, 1003},
    {0, 1003}, {1, 1003}, {0, 175}, {1, 175}, {0, 85}, {1, 85}, {0, 1060}, {1, 1060}, {3, 175},
    {0, 85}, {1, 85}, {3, 175}, {0, 85}, {1, 85}, {4, 491}, {0, 22}, {1, 22}, {0, 22}, {1, 22},
    {5, 885}, {6, 29}, {0, 26}, {1, 26}, {6, 29}, {0, 26}, {1, 26}, {5, 885}, {0, 24}, {1, 24},
    {7, 85}, {1, 85}, {7, 447}, {1, 447}, {0, 24}, {1, 24}, {5, 885}, {0, 115}, {1, 115}, {0, 115},
    {1, 115}, {5, 885}, {8, 27}, {9, 27}, {10, 27}, {11, 27}, {0, 27}, {1, 27}, {12, 85}, {13, 85},
    {0, 85}, {1, 85}, {14, 407}, {15, 378}, {0, 175}, {1, 175}, {15, 378}, {0, 175}, {1, 175},
    {16, 652}, {15, 378}, {0, 175}, {1, 175}, {16, 652}, {17, 798}, {15, 378}, {0, 175}, {1, 175},
    {16, 652}, {17, 798}, {18, 1133}, {15, 645}, {0, 645}, {1, 645}, {15, 645}, {0, 645}, {1, 645},
    {16, 652}, {15, 645}, {0, 645}, {1, 645}, {16, 652}, {17, 798}, {15, 645}, {0, 645}, {1, 645},
    {16, 652}, {17, 798}, {18, 1133}, {15, 952}, {0, 952}, {1, 952}, {16, 952}, {17, 952},
    {19, 952}, {20, 952}, {15, 952}, {0, 952}, {1, 952}, {16, 952}, {17, 952}, {19, 952}, {20, 952},
    {18, 1133}, {15, 1197}, {0, 1197}, {1, 1197}, {16, 1197}, {17, 1197}, {19, 1197}, {20, 1197},
    {18, 1197}, {21, 1437}, {22, 125}, {22, 125}, {23, 134}, {22, 125}, {23, 134}, {24, 175},
    {25, 175}, {24, 175}, {26, 99}, {0, 85}, {1, 85}, {27, 85}, {0, 85}, {1, 85}, {27, 85},
    {28, 741}, {29, 26}, {0, 27}, {1, 27}, {3, 175}, {0, 27}, {1, 27}, {7, 27}, {1, 27}, {12, 27},
    {13, 27}, {12, 27}, {13, 27}, {0, 27}, {1, 27}, {0, 27}, {1, 27}, {27, 27}, {30, 27}, {31, 27},
    {32, 27}, {33, 27}, {34, 27}, {0, 27}, {35, 27}, {36, 27}, {37, 27}, {38, 27}, {39, 27},
    {40, 27}, {41, 27}, {42, 27}, {0, 27}, {1, 27}, {35, 27}, {37, 27}, {43, 27}, {39, 27},
    {41, 27}, {44, 27}, {0, 27}, {1, 27}, {0, 27}, {1, 27}, {45, 491}, {32, 27}, {8, 27}, {0, 27},
    {1, 27}, {32, 27}, {8, 27}, {0, 27}, {1, 27}, {46, 27}, {32, 27}, {8, 27}, {0, 27}, {1, 27},
    {47, 27}, {32, 27}, {8, 27}, {0, 27}, {1, 27}, {47, 27}, {46, 27}, {32, 27}, {8, 27}, {0, 27},
    {1, 27}, {47, 27}, {46, 27}, {48, 2025}, {31, 27}, {30, 27}, {0, 27}, {1, 27}, {49, 27},
    {50, 27}, {51, 27}, {52, 27}, {53, 27}, {0, 27}, {1, 27}, {54, 27}, {0, 27}, {1, 27}, {55, 104},
    {32, 27}, {56, 27}, {8, 27}, {0, 27}, {1, 27}, {32, 27}, {56, 27}, {8, 27}, {0, 27}, {1, 27},
    {46, 27}, {57, 27}, {58, 27}, {59, 27}, {8, 27}, {0, 27}, {1, 27}, {60, 27}, {61, 27}, {62, 27},
    {57, 27}, {58, 27}, {59, 22}, {8, 22}, {0, 22}, {1, 22}, {59, 22}, {8, 22}, {0, 22}, {1, 22},
    {5, 885}, {63, 701}, {0, 701}, {1, 701}, {5, 885}, {32, 22}, {8, 22}, {0, 22}, {1, 22},
    {32, 22}, {8, 22}, {0, 22}, {1, 22}, {5, 885}, {36, 26}, {64, 26}, {38, 26}, {65, 26}, {66, 26},
    {67, 26}, {0, 26}, {1, 26}, {36, 26}, {64, 26}, {38, 26}, {65, 26}, {66, 26}, {67, 26}, {0, 26},
    {1, 26}, {5, 885}, {0, 848}, {1, 848}, {68, 2025}, {0, 2025}, {1, 2025}, {5, 2025}, {35, 26},
    {36, 26}, {37, 26}, {38, 26}, {39, 26}, {40, 26}, {41, 26}, {42, 26}, {0, 26}, {1, 26},
    {35, 22}, {37, 22}, {39, 22}, {41, 22}, {0, 22}, {1, 22}, {35, 22}, {37, 22}, {43, 24},
    {39, 22}, {41, 22}, {44, 24}, {0, 22}, {1, 22}, {35, 22}, {37, 22}, {43, 24}, {39, 22},
    {41, 22}, {44, 24}, {0, 22}, {1, 22}, {5, 885}, {0, 24}, {1, 24}, {45, 491}, {69, 2025},
    {70, 2025}, {71, 2025}, {72, 2025}, {0, 2025}, {1, 2025}, {5, 2025}, {32, 24}, {8, 24}, {0, 24},
    {1, 24}, {32, 24}, {8, 24}, {0, 24}, {1, 24}, {5, 885}, {30, 22}, {31, 22}, {0, 22}, {1, 22},
    {73, 24}, {74, 24}, {73, 26}, {74, 26}, {30, 26}, {31, 26}, {0, 26}, {1, 26}, {32, 175},
    {75, 175}, {8, 175}, {0, 175}, {1, 175}, {32, 175}, {75, 175}, {8, 175}, {0, 175}, {1, 175},
    {5, 885}, {76, 1190}, {0, 1190}, {1, 1190}, {5, 1190}, {0, 1766}, {1, 1766}, {0, 429}, {1, 429},
    {77, 429}, {78, 429}, {79, 429}, {32, 24}, {8, 24}, {0, 24}, {1, 24}, {46, 85}, {32, 24},
    {8, 24}, {0, 24}, {1, 24}, {46, 85}, {5, 885}, {32, 26}, {8, 26}, {0, 26}, {1, 26}, {32, 22},
    {8, 22}, {0, 22}, {1, 22}, {47, 27}, {32, 22}, {8, 22}, {0, 22}, {1, 22}, {47, 27}, {46, 27},
    {32, 22}, {8, 22}, {0, 22}, {1, 22}, {47, 27}, {46, 27}, {5, 885}, {32, 22}, {8, 22}, {0, 22},
    {1, 22}, {47, 27}, {46, 27}, {48, 2025}, {5, 885}, {80, 26}, {0, 26}, {1, 26}, {32, 26},
    {80, 26}, {81, 27}, {0, 26}, {1, 26}, {32, 26}, {80, 26}, {81, 27}, {0, 26}, {1, 26}, {32, 26},
    {61, 27}, {82, 27}, {0, 27}, {1, 27}, {83, 76}, {82, 27}, {0, 27}, {1, 27}, {83, 76}, {82, 27},
    {84, 512}, {0, 27}, {1, 27}, {83, 76}, {82, 27}, {84, 512}, {85, 695}, {0, 27}, {1, 27},
    {2, 27}, {30, 27}, {31, 27}, {0, 27}, {1, 27}, {73, 27}, {74, 27}, {86, 22}, {0, 22}, {1, 22},
    {57, 22}, {58, 22}, {0, 26}, {1, 26}, {87, 27}, {0, 475}, {1, 475}, {87, 475}, {88, 26},
    {89, 701}, {0, 701}, {1, 701}, {89, 701}, {0, 701}, {1, 701}, {5, 885}, {88, 22}, {1, 22},
    {27, 22}, {88, 22}, {1, 22}, {27, 22}, {5, 885}, {88, 26}, {1, 26}, {27, 26}, {6, 29}, {88, 26},
    {1, 26}, {27, 26}, {6, 29}, {88, 26}, {1, 26}, {27, 26}, {5, 885}, {0, 664}, {1, 664}, {0, 664},
    {1, 664}, {75, 682}, {6, 721}, {0, 664}, {1, 664}, {75, 682}, {6, 721}, {0, 664}, {1, 664},
    {75, 682}, {5, 885}, {59, 1071}, {75, 1071}, {8, 1071}, {0, 1071}, {1, 1071}, {5, 1071},
    {32, 27}, {8, 27}, {0, 27}, {1, 27}, {54, 27}, {32, 27}, {8, 27}, {0, 27}, {1, 27}, {54, 27},
    {5, 885}, {32, 22}, {8, 22}, {0, 22}, {1, 22}, {47, 27}, {54, 27}, {32, 22}, {8, 22}, {0, 22},
    {1, 22}, {47, 27}, {54, 27}, {46, 27}, {32, 22}, {8, 22}, {0, 22}, {1, 22}, {47, 27}, {54, 27},
    {46, 27}, {5, 885}, {32, 175}, {8, 175}, {0, 175}, {1, 175}, {47, 175}, {75, 175}, {46, 175},
    {32, 175}, {8, 175}, {0, 175}, {1, 175}, {47, 175}, {75, 175}, {46, 175}, {5, 885}, {32, 175},
    {8, 175}, {0, 175}, {1, 175}, {47, 175}, {75, 175}, {46, 175}, {90, 2025}, {5, 885}, {49, 26},
    {50, 26}, {51, 26}, {52, 26}, {53, 26}, {0, 26}, {1, 26}, {49, 26}, {50, 26}, {51, 26},
    {52, 26}, {53, 26}, {0, 26}, {1, 26}, {54, 27}, {49, 26}, {50, 26}, {51, 26}, {52, 26},
    {53, 26}, {0, 26}, {1, 26}, {54, 27}, {91, 169}, {92, 169}, {93, 169}, {49, 175}, {50, 175},
    {51, 175}, {52, 175}, {53, 175}, {0, 175}, {1, 175}, {75, 175}, {91, 175}, {92, 175}, {93, 175},
    {0, 24}, {1, 24}, {94, 53}, {0, 24}, {1, 24}, {94, 53}, {95, 120}, {0, 24}, {1, 24}, {94, 53},
    {95, 120}, {96, 532}, {0, 24}, {1, 24}, {94, 53}, {95, 120}, {96, 532}, {5, 885}, {97, 1316},
    {0, 1316}, {1, 1316}, {5, 1316}, {0, 22}, {1, 22}, {5, 885}, {98, 1123}, {0, 85}, {1, 85},
    {55, 104}, {0, 470}, {1, 470}, {32, 27}, {56, 27}, {8, 27}, {0, 27}, {1, 27}, {47, 27},
    {32, 27}, {56, 27}, {8, 27}, {0, 27}, {1, 27}, {47, 27}, {5, 885}, {99, 175}, {99, 175},
    {100, 826}, {99, 175}, {100, 826}, {5, 939}, {99, 1197}, {100, 1197}, {5, 1197}, {99, 1197},
    {100, 1197}, {101, 1200}, {5, 1197}, {0, 1123}, {1, 1123}, {77, 429}, {102, 429}, {103, 429},
    {104, 429}, {77, 811}, {102, 811}, {103, 811}, {104, 811}, {0, 811}, {1, 811}, {32, 24},
    {56, 24}, {8, 24}, {0, 24}, {1, 24}, {32, 24}, {56, 24}, {8, 24}, {0, 24}, {1, 24}, {46, 85},
    {32, 24}, {56, 24}, {8, 24}, {0, 24}, {1, 24}, {46, 85}, {105, 160}, {32, 24}, {56, 24},
    {8, 24}, {0, 24}, {1, 24}, {46, 85}, {105, 160}, {5, 885}, {25, 175}, {106, 53}, {0, 27},
    {1, 27}, {106, 53}, {0, 27}, {1, 27}, {5, 885}, {0, 24}, {1, 24}, {68, 386}, {0, 24}, {1, 24},
    {68, 386}, {5, 885}, {68, 386}, {0, 386}, {1, 386}, {68, 386}, {0, 386}, {1, 386}, {5, 885},
    {68, 24}, {0, 22}, {1, 22}, {68, 24}, {0, 22}, {1, 22}, {5, 885}, {0, 112}, {1, 112}, {0, 112},
    {1, 112}, {5, 885}, {68, 380}, {0, 380}, {1, 380}, {68, 380}, {0, 380}, {1, 380}, {5, 885},
    {107, 931}, {0, 85}, {1, 85}, {0, 1455}, {1, 1455}, {77, 1455}, {0, 53}, {1, 53}, {77, 53},
    {108, 53}, {109, 53}, {0, 53}, {1, 53}, {77, 53}, {108, 53}, {109, 53}, {110, 64}, {111, 64},
    {0, 53}, {1, 53}, {77, 53}, {108, 53}, {109, 53}, {110, 64}, {111, 64}, {112, 97}, {113, 97},
    {0, 53}, {1, 53}, {77, 53}, {108, 53}, {109, 53}, {110, 64}, {111, 64}, {112, 97}, {113, 97},
    {114, 99}, {115, 99}, {0, 53}, {1, 53}, {77, 53}, {108, 53}, {109, 53}, {110, 64}, {111, 64},
    {112, 97}, {113, 97}, {114, 99}, {115, 99}, {116, 142}, {117, 142}, {118, 142}, {0, 53},
    {1, 53}, {77, 53}, {108, 53}, {109, 53}, {110, 64}, {111, 64}, {112, 97}, {113, 97}, {114, 99},
    {115, 99}, {116, 142}, {117, 142}, {118, 142}, {119, 175}, {120, 175}, {0, 806}, {1, 806},
    {77, 806}, {121, 806}, {0, 419}, {1, 419}, {77, 419}, {78, 419}, {102, 419}, {79, 419},
    {104, 419}, {0, 419}, {1, 419}, {77, 419}, {122, 542}, {123, 542}, {78, 419}, {102, 419},
    {79, 419}, {104, 419}, {0, 419}, {1, 419}, {77, 419}, {122, 542}, {123, 542}, {124, 574},
    {125, 574}, {78, 419}, {102, 419}, {79, 419}, {104, 419}, {0, 419}, {1, 419}, {77, 419},
    {122, 542}, {123, 542}, {124, 574}, {125, 574}, {78, 419}, {102, 419}, {79, 419}, {104, 419},
    {5, 885}, {0, 806}, {1, 806}, {27, 806}, {126, 22}, {57, 24}, {58, 24}, {5, 1535}, {59, 85},
    {8, 85}, {0, 85}, {1, 85}, {59, 85}, {8, 85}, {0, 85}, {1, 85}, {5, 885}, {88, 22}, {1, 22},
    {88, 22}, {1, 22}, {5, 885}, {88, 22}, {1, 22}, {127, 870}, {88, 22}, {1, 22}, {127, 870},
    {5, 885}, {88, 22}, {1, 22}, {127, 870}, {5, 885}, {98, 1123}, {60, 85}, {61, 85}, {62, 85},
    {57, 85}, {58, 85}, {0, 26}, {1, 26}, {5, 885}, {0, 407}, {1, 407}, {12, 2025}, {128, 2025},
    {0, 2025}, {1, 2025}, {5, 2025}, {0, 807}, {1, 807}, {129, 807}, {0, 808}, {1, 808}, {129, 808},
    {0, 22}, {1, 22}, {27, 22}, {0, 22}, {1, 22}, {27, 22}, {5, 885},
};

}  // namespace detail

inline constexpr flat_table dataset_ops{
    detail::dataset_op_rows, detail::dataset_definition_rows, detail::dataset_ports,
    detail::dataset_attrs, detail::dataset_port_slots, detail::dataset_attr_slots};

}  // namespace evergraph::tf

#endif
