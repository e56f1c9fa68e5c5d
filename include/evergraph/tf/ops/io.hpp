// SPDX-License-Identifier: BSL-1.0
// io: files: readers, checkpoints, their names.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_IO_HPP
#define EVERGRAPH_TF_OPS_IO_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op io_op_rows[]{
    {"FileSystemSetConfiguration", 1},
    {"FixedLengthRecordReader", 2, op::open, 26, op::open, "FixedLengthRecordReaderV2"},
    {"FixedLengthRecordReaderV2", 3},
    {"GenerateVocabRemapping", 2},
    {"IdentityReader", 1, op::open, 26, op::open, "IdentityReaderV2"},
    {"IdentityReaderV2", 1},
    {"LMDBReader", 1},
    {"LoadAndRemapMatrix", 1},
    {"MatchingFiles", 1},
    {"MergeV2Checkpoints", 3},
    {"ReadFile", 1},
    {"ReaderNumRecordsProduced", 1},
    {"ReaderNumRecordsProducedV2", 2},
    {"ReaderNumWorkUnitsCompleted", 1},
    {"ReaderNumWorkUnitsCompletedV2", 2},
    {"ReaderRead", 1},
    {"ReaderReadUpTo", 1},
    {"ReaderReadUpToV2", 2},
    {"ReaderReadV2", 2},
    {"ReaderReset", 1},
    {"ReaderResetV2", 2},
    {"ReaderRestoreState", 1},
    {"ReaderRestoreStateV2", 2},
    {"ReaderSerializeState", 1},
    {"ReaderSerializeStateV2", 2},
    {"Restore", 2},
    {"RestoreSlice", 2},
    {"RestoreV2", 2},
    {"Save", 4},
    {"SaveSlices", 4},
    {"SaveV2", 2},
    {"ShardedFilename", 1},
    {"ShardedFilespec", 1},
    {"TFRecordReader", 2, op::open, 26, op::open, "TFRecordReaderV2"},
    {"TFRecordReaderV2", 1},
    {"TextLineReader", 1, op::open, 26, op::open, "TextLineReaderV2"},
    {"TextLineReaderV2", 1},
    {"WholeFileReader", 1},
    {"WholeFileReaderV2", 1},
    {"WriteFile", 2},
};

inline constexpr flat_definition io_definition_rows[]{
    {933, 0, 0, 1, 0, 3, 0, 0, 0, 0},  // FileSystemSetConfiguration
    {0, 0, 1, 1, 0, 0, 3, 1, 0, 5},  // FixedLengthRecordReader
    {22, 0, 0, 1, 0, 0, 3, 1, 5, 6},
    {20, 0, 2, 1, 0, 0, 4, 1, 11, 5},  // FixedLengthRecordReaderV2
    {22, 0, 1, 1, 0, 0, 4, 1, 16, 6},
    {24, 0, 0, 1, 0, 0, 4, 1, 22, 7},
    {24, 0, 1, 0, 5, 2, 7, 2, 29, 2},  // GenerateVocabRemapping
    {24, 0, 0, 0, 5, 2, 7, 2, 31, 3},
    {0, 0, 0, 1, 0, 0, 3, 1, 34, 2},  // IdentityReader
    {20, 0, 0, 1, 0, 0, 4, 1, 36, 2},  // IdentityReaderV2
    {23, 0, 0, 1, 0, 0, 3, 1, 38, 2},  // LMDBReader
    {24, 0, 0, 1, 9, 5, 14, 1, 40, 3},  // LoadAndRemapMatrix
    {0, 0, 0, 0, 15, 1, 16, 1, 0, 0},  // MatchingFiles
    {15, 0, 2, 0, 17, 2, 0, 0, 43, 1},  // MergeV2Checkpoints
    {23, 0, 1, 1, 17, 2, 0, 0, 43, 1},
    {1190, 0, 0, 1, 17, 2, 0, 0, 44, 2},
    {0, 0, 0, 0, 19, 1, 20, 1, 0, 0},  // ReadFile
    {0, 0, 0, 0, 3, 1, 21, 1, 0, 0},  // ReaderNumRecordsProduced
    {20, 0, 1, 0, 4, 1, 21, 1, 0, 0},  // ReaderNumRecordsProducedV2
    {21, 0, 0, 1, 4, 1, 21, 1, 0, 0},
    {0, 0, 0, 0, 3, 1, 22, 1, 0, 0},  // ReaderNumWorkUnitsCompleted
    {20, 0, 1, 0, 4, 1, 22, 1, 0, 0},  // ReaderNumWorkUnitsCompletedV2
    {21, 0, 0, 1, 4, 1, 22, 1, 0, 0},
    {0, 0, 0, 0, 23, 2, 25, 2, 0, 0},  // ReaderRead
    {9, 0, 0, 0, 27, 3, 30, 2, 0, 0},  // ReaderReadUpTo
    {20, 0, 1, 0, 32, 3, 30, 2, 0, 0},  // ReaderReadUpToV2
    {21, 0, 0, 1, 32, 3, 30, 2, 0, 0},
    {20, 0, 1, 0, 35, 2, 25, 2, 0, 0},  // ReaderReadV2
    {21, 0, 0, 1, 35, 2, 25, 2, 0, 0},
    {0, 0, 0, 0, 3, 1, 0, 0, 0, 0},  // ReaderReset
    {20, 0, 1, 0, 4, 1, 0, 0, 0, 0},  // ReaderResetV2
    {21, 0, 0, 1, 4, 1, 0, 0, 0, 0},
    {0, 0, 0, 0, 37, 2, 0, 0, 0, 0},  // ReaderRestoreState
    {20, 0, 1, 0, 39, 2, 0, 0, 0, 0},  // ReaderRestoreStateV2
    {21, 0, 0, 1, 39, 2, 0, 0, 0, 0},
    {0, 0, 0, 0, 3, 1, 41, 1, 0, 0},  // ReaderSerializeState
    {20, 0, 1, 0, 4, 1, 41, 1, 0, 0},  // ReaderSerializeStateV2
    {21, 0, 0, 1, 4, 1, 41, 1, 0, 0},
    {0, 0, 1, 0, 42, 2, 44, 1, 46, 2},  // Restore
    {23, 0, 0, 1, 42, 2, 44, 1, 46, 2},
    {0, 0, 1, 0, 45, 3, 44, 1, 46, 2},  // RestoreSlice
    {23, 0, 0, 1, 45, 3, 44, 1, 46, 2},
    {15, 0, 1, 0, 48, 3, 51, 1, 48, 1},  // RestoreV2
    {23, 0, 0, 1, 48, 3, 51, 1, 48, 1},
    {0, 0, 3, 0, 52, 3, 0, 0, 49, 1},  // Save
    {1, 0, 2, 0, 52, 3, 0, 0, 50, 1},
    {1, 0, 1, 0, 52, 3, 0, 0, 51, 1},
    {23, 0, 0, 1, 52, 3, 0, 0, 51, 1},
    {0, 0, 3, 0, 55, 4, 0, 0, 49, 1},  // SaveSlices
    {1, 0, 2, 0, 55, 4, 0, 0, 50, 1},
    {1, 0, 1, 0, 55, 4, 0, 0, 51, 1},
    {23, 0, 0, 1, 55, 4, 0, 0, 51, 1},
    {15, 0, 1, 0, 59, 4, 0, 0, 48, 1},  // SaveV2
    {23, 0, 0, 1, 59, 4, 0, 0, 48, 1},
    {0, 0, 0, 0, 63, 3, 19, 1, 0, 0},  // ShardedFilename
    {0, 0, 0, 0, 66, 2, 19, 1, 0, 0},  // ShardedFilespec
    {0, 0, 1, 1, 0, 0, 3, 1, 34, 2},  // TFRecordReader
    {10, 0, 0, 1, 0, 0, 3, 1, 52, 3},
    {20, 0, 0, 1, 0, 0, 4, 1, 55, 3},  // TFRecordReaderV2
    {0, 0, 0, 1, 0, 0, 3, 1, 58, 3},  // TextLineReader
    {20, 0, 0, 1, 0, 0, 4, 1, 61, 3},  // TextLineReaderV2
    {0, 0, 0, 1, 0, 0, 3, 1, 34, 2},  // WholeFileReader
    {20, 0, 0, 1, 0, 0, 4, 1, 36, 2},  // WholeFileReaderV2
    {15, 0, 1, 0, 68, 2, 0, 0, 0, 0},  // WriteFile
    {84, 0, 0, 1, 68, 2, 0, 0, 0, 0},
};

inline constexpr flat_port io_ports[]{
    {"scheme", dtype::string},
    {"key", dtype::string},
    {"value", dtype::string},
    {"reader_handle", dtype::string, "", "", false, true},
    {"reader_handle", dtype::resource},
    {"new_vocab_file", dtype::string},
    {"old_vocab_file", dtype::string},
    {"remapping", dtype::int64},
    {"num_present", dtype::int32},
    {"ckpt_path", dtype::string},
    {"old_tensor_name", dtype::string},
    {"row_remapping", dtype::int64},
    {"col_remapping", dtype::int64},
    {"initializing_values", dtype::float32},
    {"output_matrix", dtype::float32},
    {"pattern", dtype::string},
    {"filenames", dtype::string},
    {"checkpoint_prefixes", dtype::string},
    {"destination_prefix", dtype::string},
    {"filename", dtype::string},
    {"contents", dtype::string},
    {"records_produced", dtype::int64},
    {"units_completed", dtype::int64},
    {"queue_handle", dtype::string, "", "", false, true},
    {"num_records", dtype::int64},
    {"keys", dtype::string},
    {"values", dtype::string},
    {"queue_handle", dtype::resource},
    {"state", dtype::string},
    {"file_pattern", dtype::string},
    {"tensor_name", dtype::string},
    {"tensor", {}, "dt"},
    {"shape_and_slice", dtype::string},
    {"prefix", dtype::string},
    {"tensor_names", dtype::string},
    {"shape_and_slices", dtype::string},
    {"tensors", {}, "dtypes", "", true},
    {"data", {}, "T", "", true},
    {"shapes_and_slices", dtype::string},
    {"basename", dtype::string},
    {"shard", dtype::int32},
    {"num_shards", dtype::int32},
};

inline constexpr flat_attr io_attrs[]{
    {"header_bytes", attr_type::integer, "0"},
    {"record_bytes", attr_type::integer},
    {"footer_bytes", attr_type::integer, "0"},
    {"container", attr_type::string, "\"\""},
    {"shared_name", attr_type::string, "\"\""},
    {"hop_bytes", attr_type::integer, "0"},
    {"encoding", attr_type::string, "\"\""},
    {"new_vocab_offset", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"num_new_vocab", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"old_vocab_size", attr_type::integer, "-1", 0x0, "", false, -1},
    {"num_rows", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"num_cols", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"max_rows_in_memory", attr_type::integer, "-1"},
    {"delete_old_dirs", attr_type::boolean, "true"},
    {"allow_missing_files", attr_type::boolean, "false"},
    {"dt", attr_type::type},
    {"preferred_shard", attr_type::integer, "-1"},
    {"dtypes", attr_type::type, nullptr, 0x0, "", true, 1},
    {"T", attr_type::type, nullptr, 0x3a0e, "", true, 1},
    {"T", attr_type::type, nullptr, 0x3e0e, "", true, 1},
    {"T", attr_type::type, nullptr, 0x0, "", true, 1},
    {"compression_type", attr_type::string, "\"\""},
    {"skip_header_lines", attr_type::integer, "0"},
};

inline constexpr std::uint16_t io_port_slots[]{
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 3, 23, 1, 2,
    3, 23, 24, 25, 26, 4, 27, 24, 4, 27, 3, 28, 4, 28, 28, 29, 30, 31, 29, 30, 32, 33, 34, 35, 36,
    19, 34, 37, 19, 34, 38, 37, 33, 34, 35, 36, 39, 40, 41, 39, 41, 19, 20,
};

inline constexpr flat_attr_slot io_attr_slots[]{
    {0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {0, 0}, {1, 0}, {2, 0}, {5, 22}, {3, 0}, {4, 0},
    {0, 20}, {1, 20}, {2, 20}, {3, 20}, {4, 20}, {0, 20}, {1, 20}, {2, 20}, {5, 22}, {3, 20},
    {4, 20}, {0, 20}, {1, 20}, {2, 20}, {5, 22}, {3, 20}, {4, 20}, {6, 24}, {7, 24}, {8, 24},
    {7, 24}, {8, 24}, {9, 24}, {3, 0}, {4, 0}, {3, 20}, {4, 20}, {3, 23}, {4, 23}, {10, 24},
    {11, 24}, {12, 24}, {13, 15}, {13, 15}, {14, 1190}, {15, 0}, {16, 0}, {17, 15}, {18, 0},
    {19, 0}, {20, 0}, {3, 0}, {4, 0}, {21, 10}, {3, 20}, {4, 20}, {21, 20}, {22, 0}, {3, 0}, {4, 0},
    {22, 20}, {3, 20}, {4, 20},
};

}  // namespace detail

inline constexpr flat_table io_ops{
    detail::io_op_rows, detail::io_definition_rows, detail::io_ports, detail::io_attrs,
    detail::io_port_slots, detail::io_attr_slots};

}  // namespace evergraph::tf

#endif
