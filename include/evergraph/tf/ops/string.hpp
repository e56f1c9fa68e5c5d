// SPDX-License-Identifier: BSL-1.0
// string: text: joined, split, measured, parsed.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_STRING_HPP
#define EVERGRAPH_TF_OPS_STRING_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op string_op_rows[]{
    {"AsString", 6},
    {"DecodeBase64", 1},
    {"DecodeCSV", 5},
    {"DecodeCompressed", 1},
    {"DecodeJSONExample", 1},
    {"DecodePaddedRaw", 2},
    {"DecodeProtoV2", 1},
    {"DecodeRaw", 6},
    {"EncodeBase64", 1},
    {"EncodeProto", 1},
    {"Fingerprint", 1},
    {"ParseExample", 1},
    {"ParseExampleV2", 1},
    {"ParseSequenceExample", 1},
    {"ParseSequenceExampleV2", 1},
    {"ParseSingleExample", 1},
    {"ParseSingleSequenceExample", 2},
    {"ParseTensor", 1},
    {"ReduceJoin", 1},
    {"RegexFullMatch", 1},
    {"RegexReplace", 1},
    {"SerializeTensor", 1},
    {"StaticRegexFullMatch", 1},
    {"StaticRegexReplace", 1},
    {"StringFormat", 1},
    {"StringJoin", 2},
    {"StringLength", 2},
    {"StringLower", 1},
    {"StringNGrams", 1},
    {"StringSplit", 2},
    {"StringSplitV2", 1},
    {"StringStrip", 1},
    {"StringToHashBucket", 1},
    {"StringToHashBucketFast", 1},
    {"StringToHashBucketStrong", 1},
    {"StringToNumber", 3},
    {"StringUpper", 1},
    {"Substr", 2},
    {"UnicodeDecode", 2},
    {"UnicodeDecodeWithOffsets", 3},
    {"UnicodeEncode", 2},
    {"UnicodeScript", 1},
    {"UnicodeTranscode", 1},
    {"UnsortedSegmentJoin", 1},
};

inline constexpr flat_definition string_definition_rows[]{
    {10, 0, 5, 0, 0, 1, 1, 1, 0, 6},  // AsString
    {26, 0, 4, 0, 0, 1, 1, 1, 6, 6},
    {26, 0, 3, 0, 0, 1, 1, 1, 12, 6},
    {573, 0, 2, 0, 0, 1, 1, 1, 18, 6},
    {773, 0, 1, 0, 0, 1, 1, 1, 24, 6},
    {1480, 0, 0, 0, 0, 1, 1, 1, 30, 6},
    {11, 0, 0, 0, 2, 1, 1, 1, 0, 0},  // DecodeBase64
    {0, 0, 4, 0, 3, 2, 5, 1, 36, 2},  // DecodeCSV
    {23, 0, 3, 0, 3, 2, 5, 1, 38, 3},
    {24, 0, 2, 0, 3, 2, 5, 1, 41, 4},
    {24, 0, 1, 0, 3, 2, 5, 1, 45, 4},
    {26, 0, 0, 0, 3, 2, 5, 1, 49, 5},
    {24, 0, 0, 0, 6, 1, 1, 1, 54, 1},  // DecodeCompressed
    {5, 0, 0, 0, 7, 1, 8, 1, 0, 0},  // DecodeJSONExample
    {29, 0, 1, 0, 9, 2, 11, 1, 55, 2},  // DecodePaddedRaw
    {791, 0, 0, 0, 9, 2, 11, 1, 57, 2},
    {26, 0, 0, 0, 6, 1, 12, 2, 59, 6},  // DecodeProtoV2
    {0, 0, 5, 0, 6, 1, 11, 1, 65, 2},  // DecodeRaw
    {15, 0, 4, 0, 6, 1, 11, 1, 67, 2},
    {24, 0, 3, 0, 6, 1, 11, 1, 69, 2},
    {27, 0, 2, 0, 6, 1, 11, 1, 71, 2},
    {27, 0, 1, 0, 6, 1, 11, 1, 73, 2},
    {791, 0, 0, 0, 6, 1, 11, 1, 75, 2},
    {11, 0, 0, 0, 2, 1, 1, 1, 77, 1},  // EncodeBase64
    {26, 0, 0, 0, 14, 2, 6, 1, 78, 4},  // EncodeProto
    {53, 0, 0, 0, 16, 2, 18, 1, 82, 1},  // Fingerprint
    {0, 0, 0, 0, 19, 5, 24, 4, 83, 5},  // ParseExample
    {147, 0, 0, 0, 28, 6, 34, 6, 88, 6},  // ParseExampleV2
    {27, 0, 0, 0, 40, 3, 43, 9, 94, 15},  // ParseSequenceExample
    {175, 0, 0, 0, 52, 10, 62, 14, 109, 13},  // ParseSequenceExampleV2
    {24, 0, 0, 0, 76, 2, 78, 4, 122, 6},  // ParseSingleExample
    {1, 0, 1, 0, 82, 7, 89, 5, 128, 8},  // ParseSingleSequenceExample
    {3, 0, 0, 0, 94, 8, 102, 8, 136, 10},
    {11, 0, 0, 0, 110, 1, 11, 1, 146, 1},  // ParseTensor
    {9, 0, 0, 0, 111, 2, 1, 1, 147, 2},  // ReduceJoin
    {26, 0, 0, 0, 113, 2, 115, 1, 0, 0},  // RegexFullMatch
    {26, 0, 0, 0, 116, 3, 1, 1, 149, 1},  // RegexReplace
    {24, 0, 0, 0, 119, 1, 110, 1, 150, 1},  // SerializeTensor
    {27, 0, 0, 0, 2, 1, 115, 1, 151, 1},  // StaticRegexFullMatch
    {26, 0, 0, 0, 2, 1, 1, 1, 152, 3},  // StaticRegexReplace
    {27, 0, 0, 0, 120, 1, 1, 1, 155, 4},  // StringFormat
    {10, 0, 1, 0, 121, 1, 1, 1, 159, 2},  // StringJoin
    {1480, 0, 0, 0, 121, 1, 1, 1, 161, 2},
    {26, 0, 1, 0, 2, 1, 122, 1, 0, 0},  // StringLength
    {27, 0, 0, 0, 2, 1, 122, 1, 163, 1},
    {53, 0, 0, 0, 2, 1, 1, 1, 164, 1},  // StringLower
    {107, 0, 0, 0, 123, 2, 125, 2, 165, 7},  // StringNGrams
    {11, 0, 1, 0, 127, 2, 129, 3, 0, 0},  // StringSplit
    {24, 0, 0, 0, 127, 2, 129, 3, 172, 1},
    {26, 0, 0, 0, 132, 2, 129, 3, 173, 1},  // StringSplitV2
    {26, 0, 0, 0, 2, 1, 1, 1, 0, 0},  // StringStrip
    {0, 0, 0, 0, 134, 1, 135, 1, 174, 1},  // StringToHashBucket
    {9, 0, 0, 0, 2, 1, 135, 1, 175, 1},  // StringToHashBucketFast
    {9, 0, 0, 0, 2, 1, 135, 1, 176, 2},  // StringToHashBucketStrong
    {0, 0, 2, 0, 134, 1, 11, 1, 178, 1},  // StringToNumber
    {21, 0, 1, 0, 134, 1, 11, 1, 179, 1},
    {2025, 0, 0, 0, 134, 1, 11, 1, 180, 1},
    {53, 0, 0, 0, 2, 1, 1, 1, 164, 1},  // StringUpper
    {15, 0, 1, 0, 136, 3, 1, 1, 181, 1},  // Substr
    {27, 0, 0, 0, 136, 3, 1, 1, 182, 2},
    {27, 0, 1, 0, 2, 1, 139, 2, 184, 4},  // UnicodeDecode
    {53, 0, 0, 0, 2, 1, 141, 2, 188, 5},
    {27, 0, 0, 0, 2, 1, 143, 3, 184, 4},  // UnicodeDecodeWithOffsets
    {27, 0, 1, 0, 2, 1, 146, 3, 184, 4},
    {53, 0, 0, 0, 2, 1, 149, 3, 188, 5},
    {27, 0, 1, 0, 152, 2, 1, 1, 193, 3},  // UnicodeEncode
    {53, 0, 0, 0, 154, 2, 1, 1, 196, 4},
    {27, 0, 0, 0, 156, 1, 122, 1, 0, 0},  // UnicodeScript
    {27, 0, 0, 0, 2, 1, 1, 1, 200, 5},  // UnicodeTranscode
    {56, 0, 0, 0, 157, 3, 1, 1, 205, 3},  // UnsortedSegmentJoin
};

inline constexpr flat_port string_ports[]{
    {"input", {}, "T"},
    {"output", dtype::string},
    {"input", dtype::string},
    {"records", dtype::string},
    {"record_defaults", {}, "OUT_TYPE", "", true},
    {"output", {}, "OUT_TYPE", "", true},
    {"bytes", dtype::string},
    {"json_examples", dtype::string},
    {"binary_examples", dtype::string},
    {"input_bytes", dtype::string},
    {"fixed_length", dtype::int32},
    {"output", {}, "out_type"},
    {"sizes", dtype::int32},
    {"values", {}, "output_types", "", true},
    {"values", {}, "Tinput_types", "", true},
    {"data", {}, "T"},
    {"method", dtype::string},
    {"fingerprint", dtype::uint8},
    {"serialized", dtype::string},
    {"names", dtype::string},
    {"sparse_keys", dtype::string, "", "Nsparse"},
    {"dense_keys", dtype::string, "", "Ndense"},
    {"dense_defaults", {}, "Tdense", "", true},
    {"sparse_indices", dtype::int64, "", "Nsparse"},
    {"sparse_values", {}, "sparse_types", "", true},
    {"sparse_shapes", dtype::int64, "", "Nsparse"},
    {"dense_values", {}, "Tdense", "", true},
    {"sparse_keys", dtype::string},
    {"dense_keys", dtype::string},
    {"ragged_keys", dtype::string},
    {"sparse_indices", dtype::int64, "", "num_sparse"},
    {"sparse_shapes", dtype::int64, "", "num_sparse"},
    {"ragged_values", {}, "ragged_value_types", "", true},
    {"ragged_row_splits", {}, "ragged_split_types", "", true},
    {"debug_name", dtype::string},
    {"context_dense_defaults", {}, "Tcontext_dense", "", true},
    {"context_sparse_indices", dtype::int64, "", "Ncontext_sparse"},
    {"context_sparse_values", {}, "context_sparse_types", "", true},
    {"context_sparse_shapes", dtype::int64, "", "Ncontext_sparse"},
    {"context_dense_values", {}, "Tcontext_dense", "", true},
    {"feature_list_sparse_indices", dtype::int64, "", "Nfeature_list_sparse"},
    {"feature_list_sparse_values", {}, "feature_list_sparse_types", "", true},
    {"feature_list_sparse_shapes", dtype::int64, "", "Nfeature_list_sparse"},
    {"feature_list_dense_values", {}, "feature_list_dense_types", "", true},
    {"feature_list_dense_lengths", dtype::int64, "", "Nfeature_list_dense"},
    {"context_sparse_keys", dtype::string},
    {"context_dense_keys", dtype::string},
    {"context_ragged_keys", dtype::string},
    {"feature_list_sparse_keys", dtype::string},
    {"feature_list_dense_keys", dtype::string},
    {"feature_list_ragged_keys", dtype::string},
    {"feature_list_dense_missing_assumed_empty", dtype::boolean},
    {"context_ragged_values", {}, "context_ragged_value_types", "", true},
    {"context_ragged_row_splits", {}, "context_ragged_split_types", "", true},
    {"feature_list_ragged_values", {}, "feature_list_ragged_value_types", "", true},
    {"feature_list_ragged_outer_splits", {}, "feature_list_ragged_split_types", "", true},
    {"feature_list_ragged_inner_splits", {}, "feature_list_ragged_split_types", "", true},
    {"feature_list_dense_missing_assumed_empty", dtype::string},
    {"context_sparse_keys", dtype::string, "", "Ncontext_sparse"},
    {"context_dense_keys", dtype::string, "", "Ncontext_dense"},
    {"feature_list_dense_keys", dtype::string, "", "Nfeature_list_dense"},
    {"feature_list_sparse_keys", dtype::string, "", "Nfeature_list_sparse"},
    {"inputs", dtype::string},
    {"reduction_indices", dtype::int32},
    {"pattern", dtype::string},
    {"output", dtype::boolean},
    {"rewrite", dtype::string},
    {"tensor", {}, "T"},
    {"inputs", {}, "T", "", true},
    {"inputs", dtype::string, "", "N"},
    {"output", dtype::int32},
    {"data", dtype::string},
    {"data_splits", {}, "Tsplits"},
    {"ngrams", dtype::string},
    {"ngrams_splits", {}, "Tsplits"},
    {"delimiter", dtype::string},
    {"indices", dtype::int64},
    {"values", dtype::string},
    {"shape", dtype::int64},
    {"sep", dtype::string},
    {"string_tensor", dtype::string},
    {"output", dtype::int64},
    {"pos", {}, "T"},
    {"len", {}, "T"},
    {"row_splits", dtype::int64},
    {"char_values", dtype::int32},
    {"row_splits", {}, "Tsplits"},
    {"char_values", dtype::uint32},
    {"char_to_byte_starts", dtype::int64},
    {"input_values", dtype::int32},
    {"input_splits", dtype::int64},
    {"input_splits", {}, "Tsplits"},
    {"input", dtype::int32},
    {"segment_ids", {}, "Tindices"},
    {"num_segments", {}, "Tnumsegments"},
};

inline constexpr flat_attr string_attrs[]{
    {"T", attr_type::type, nullptr, 0x74e},
    {"precision", attr_type::integer, "-1"},
    {"scientific", attr_type::boolean, "false"},
    {"shortest", attr_type::boolean, "false"},
    {"width", attr_type::integer, "-1"},
    {"fill", attr_type::string, "\"\""},
    {"T", attr_type::type, nullptr, 0x76e},
    {"T", attr_type::type, nullptr, 0x4076e},
    {"T", attr_type::type, nullptr, 0x24076e},
    {"T", attr_type::type, nullptr, 0xee477e},
    {"T", attr_type::type, nullptr, 0xee47fe},
    {"OUT_TYPE", attr_type::type, nullptr, 0x28a, "", true, 1},
    {"field_delim", attr_type::string, "\",\""},
    {"use_quote_delim", attr_type::boolean, "true"},
    {"na_value", attr_type::string, "\"\""},
    {"OUT_TYPE", attr_type::type, nullptr, 0x28e, "", true, 1},
    {"select_cols", attr_type::integer, "[]", 0x0, "", true},
    {"compression_type", attr_type::string, "\"\""},
    {"out_type", attr_type::type, nullptr, 0xa027e},
    {"little_endian", attr_type::boolean, "true"},
    {"out_type", attr_type::type, nullptr, 0xa427e},
    {"message_type", attr_type::string},
    {"field_names", attr_type::string, nullptr, 0x0, "", true},
    {"output_types", attr_type::type, nullptr, 0x0, "", true, 0},
    {"descriptor_source", attr_type::string, "\"local://\""},
    {"message_format", attr_type::string, "\"binary\""},
    {"sanitize", attr_type::boolean, "false"},
    {"out_type", attr_type::type, nullptr, 0x27e},
    {"out_type", attr_type::type, nullptr, 0x8027e},
    {"out_type", attr_type::type, nullptr, 0xe037e},
    {"out_type", attr_type::type, nullptr, 0xe077e},
    {"out_type", attr_type::type, nullptr, 0xe477e},
    {"pad", attr_type::boolean, "false"},
    {"Tinput_types", attr_type::type, nullptr, 0x0, "", true, 1},
    {"T", attr_type::type},
    {"Nsparse", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"Ndense", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"sparse_types", attr_type::type, nullptr, 0x282, "", true, 0},
    {"Tdense", attr_type::type, nullptr, 0x282, "", true, 0},
    {"dense_shapes", attr_type::shape, nullptr, 0x0, "", true, 0},
    {"num_sparse", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"ragged_value_types", attr_type::type, nullptr, 0x282, "", true, 0},
    {"ragged_split_types", attr_type::type, nullptr, 0x208, "", true, 0},
    {"feature_list_dense_missing_assumed_empty", attr_type::string, nullptr, 0x0, "", true, 0},
    {"context_sparse_keys", attr_type::string, nullptr, 0x0, "", true, 0},
    {"context_dense_keys", attr_type::string, nullptr, 0x0, "", true, 0},
    {"feature_list_sparse_keys", attr_type::string, nullptr, 0x0, "", true, 0},
    {"feature_list_dense_keys", attr_type::string, nullptr, 0x0, "", true, 0},
    {"Ncontext_sparse", attr_type::integer, "0", 0x0, "", false, 0},
    {"Ncontext_dense", attr_type::integer, "0", 0x0, "", false, 0},
    {"Nfeature_list_sparse", attr_type::integer, "0", 0x0, "", false, 0},
    {"Nfeature_list_dense", attr_type::integer, "0", 0x0, "", false, 0},
    {"context_sparse_types", attr_type::type, "[]", 0x282, "", true, 0},
    {"Tcontext_dense", attr_type::type, "[]", 0x282, "", true, 0},
    {"feature_list_dense_types", attr_type::type, "[]", 0x282, "", true, 0},
    {"context_dense_shapes", attr_type::shape, "[]", 0x0, "", true, 0},
    {"feature_list_sparse_types", attr_type::type, "[]", 0x282, "", true, 0},
    {"feature_list_dense_shapes", attr_type::shape, "[]", 0x0, "", true, 0},
    {"context_ragged_value_types", attr_type::type, "[]", 0x282, "", true, 0},
    {"context_ragged_split_types", attr_type::type, "[]", 0x208, "", true, 0},
    {"feature_list_ragged_value_types", attr_type::type, "[]", 0x282, "", true, 0},
    {"feature_list_ragged_split_types", attr_type::type, "[]", 0x208, "", true, 0},
    {"sparse_keys", attr_type::string, nullptr, 0x0, "", true, 0},
    {"dense_keys", attr_type::string, nullptr, 0x0, "", true, 0},
    {"Ncontext_sparse", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"Ncontext_dense", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"Nfeature_list_dense", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"context_sparse_types", attr_type::type, nullptr, 0x282, "", true, 0},
    {"Tcontext_dense", attr_type::type, nullptr, 0x282, "", true, 0},
    {"feature_list_dense_types", attr_type::type, nullptr, 0x282, "", true, 0},
    {"context_dense_shapes", attr_type::shape, nullptr, 0x0, "", true, 0},
    {"feature_list_dense_shapes", attr_type::shape, nullptr, 0x0, "", true, 0},
    {"out_type", attr_type::type},
    {"keep_dims", attr_type::boolean, "false"},
    {"separator", attr_type::string, "\"\""},
    {"replace_global", attr_type::boolean, "true"},
    {"pattern", attr_type::string},
    {"rewrite", attr_type::string},
    {"T", attr_type::type, nullptr, 0x0, "", true, 0},
    {"template", attr_type::string, "\"%s\""},
    {"placeholder", attr_type::string, "\"%s\""},
    {"summarize", attr_type::integer, "3"},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"N", attr_type::integer, nullptr, 0x0, "", false, 0},
    {"unit", attr_type::string, "\"BYTE\"", 0x0, "\"BYTE\", \"UTF8_CHAR\""},
    {"encoding", attr_type::string, "\"\""},
    {"separator", attr_type::string},
    {"ngram_widths", attr_type::integer, nullptr, 0x0, "", true, 0},
    {"left_pad", attr_type::string},
    {"right_pad", attr_type::string},
    {"pad_width", attr_type::integer},
    {"preserve_short_sequences", attr_type::boolean},
    {"Tsplits", attr_type::type, "DT_INT64", 0x208},
    {"skip_empty", attr_type::boolean, "true"},
    {"maxsplit", attr_type::integer, "-1"},
    {"num_buckets", attr_type::integer, nullptr, 0x0, "", false, 1},
    {"key", attr_type::integer, nullptr, 0x0, "", true},
    {"out_type", attr_type::type, "DT_FLOAT", 0xa},
    {"out_type", attr_type::type, "DT_FLOAT", 0x20e},
    {"out_type", attr_type::type, "DT_FLOAT", 0xc0020e},
    {"T", attr_type::type, nullptr, 0x208},
    {"input_encoding", attr_type::string},
    {"errors", attr_type::string, "\"replace\"", 0x0, "\"strict\", \"replace\", \"ignore\""},
    {"replacement_char", attr_type::integer, "65533"},
    {"replace_control_characters", attr_type::boolean, "false"},
    {"errors", attr_type::string, "\"replace\"", 0x0, "\"ignore\", \"replace\", \"strict\""},
    {"output_encoding", attr_type::string, nullptr, 0x0, "\"UTF-8\", \"UTF-16-BE\", \"UTF-32-BE\""},
    {"Tindices", attr_type::type, nullptr, 0x208},
    {"Tnumsegments", attr_type::type, "DT_INT32", 0x208},
};

inline constexpr std::uint16_t string_port_slots[]{
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    25, 26, 18, 19, 27, 28, 29, 22, 30, 24, 31, 26, 32, 33, 18, 34, 35, 36, 37, 38, 39, 40, 41, 42,
    43, 44, 18, 34, 45, 46, 47, 48, 49, 50, 51, 35, 36, 37, 38, 39, 52, 53, 40, 41, 42, 43, 44, 54,
    55, 56, 18, 22, 30, 24, 31, 26, 18, 57, 58, 59, 60, 35, 34, 36, 37, 38, 39, 43, 18, 57, 58, 59,
    61, 60, 35, 34, 36, 37, 38, 39, 40, 41, 42, 43, 18, 62, 63, 2, 64, 65, 2, 64, 66, 67, 68, 69,
    70, 71, 72, 73, 74, 2, 75, 76, 77, 78, 2, 79, 80, 81, 2, 82, 83, 84, 85, 86, 85, 84, 87, 88, 84,
    85, 88, 86, 85, 88, 89, 90, 89, 91, 92, 62, 93, 94,
};

inline constexpr flat_attr_slot string_attr_slots[]{
    {0, 10}, {1, 10}, {2, 10}, {3, 10}, {4, 10}, {5, 10}, {6, 10}, {1, 10}, {2, 10}, {3, 10},
    {4, 10}, {5, 10}, {7, 10}, {1, 10}, {2, 10}, {3, 10}, {4, 10}, {5, 10}, {8, 10}, {1, 10},
    {2, 10}, {3, 10}, {4, 10}, {5, 10}, {9, 10}, {1, 10}, {2, 10}, {3, 10}, {4, 10}, {5, 10},
    {10, 10}, {1, 10}, {2, 10}, {3, 10}, {4, 10}, {5, 10}, {11, 0}, {12, 0}, {11, 0}, {12, 0},
    {13, 23}, {11, 0}, {12, 0}, {13, 23}, {14, 24}, {15, 0}, {12, 0}, {13, 23}, {14, 24}, {15, 0},
    {12, 0}, {13, 23}, {14, 24}, {16, 26}, {17, 24}, {18, 29}, {19, 29}, {20, 29}, {19, 29},
    {21, 26}, {22, 26}, {23, 26}, {24, 26}, {25, 26}, {26, 26}, {27, 0}, {19, 0}, {28, 0}, {19, 0},
    {18, 0}, {19, 0}, {29, 0}, {19, 0}, {30, 0}, {19, 0}, {31, 0}, {19, 0}, {32, 11}, {22, 26},
    {21, 26}, {24, 26}, {33, 26}, {34, 53}, {35, 0}, {36, 0}, {37, 0}, {38, 0}, {39, 0}, {38, 147},
    {40, 147}, {37, 147}, {41, 147}, {42, 147}, {39, 147}, {43, 27}, {44, 27}, {45, 27}, {46, 27},
    {47, 27}, {48, 27}, {49, 27}, {50, 27}, {51, 27}, {52, 27}, {53, 27}, {54, 27}, {55, 27},
    {56, 27}, {57, 27}, {48, 175}, {53, 175}, {52, 175}, {58, 175}, {59, 175}, {55, 175}, {50, 175},
    {51, 175}, {54, 175}, {56, 175}, {60, 175}, {61, 175}, {57, 175}, {40, 24}, {62, 24}, {63, 24},
    {37, 24}, {38, 24}, {39, 24}, {64, 1}, {65, 1}, {66, 1}, {67, 1}, {68, 1}, {69, 1}, {70, 1},
    {71, 1}, {48, 1}, {49, 1}, {50, 3}, {51, 1}, {52, 1}, {53, 1}, {54, 1}, {55, 1}, {56, 3},
    {57, 1}, {72, 11}, {73, 9}, {74, 9}, {75, 26}, {34, 24}, {76, 27}, {76, 26}, {77, 26}, {75, 26},
    {78, 27}, {79, 27}, {80, 27}, {81, 27}, {82, 10}, {74, 10}, {83, 10}, {74, 10}, {84, 27},
    {85, 53}, {86, 107}, {87, 107}, {88, 107}, {89, 107}, {90, 107}, {91, 107}, {92, 107}, {93, 24},
    {94, 26}, {95, 0}, {95, 9}, {95, 9}, {96, 9}, {97, 0}, {98, 0}, {99, 0}, {100, 15}, {100, 15},
    {84, 27}, {101, 27}, {102, 27}, {103, 27}, {104, 27}, {101, 27}, {102, 27}, {103, 27},
    {104, 27}, {92, 53}, {105, 27}, {106, 27}, {103, 27}, {105, 27}, {106, 27}, {103, 27}, {92, 53},
    {101, 27}, {106, 27}, {102, 27}, {103, 27}, {104, 27}, {74, 56}, {107, 56}, {108, 56},
};

}  // namespace detail

inline constexpr flat_table string_ops{
    detail::string_op_rows, detail::string_definition_rows, detail::string_ports,
    detail::string_attrs, detail::string_port_slots, detail::string_attr_slots};

}  // namespace evergraph::tf

#endif
