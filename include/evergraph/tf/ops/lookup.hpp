// SPDX-License-Identifier: BSL-1.0
// lookup: tables from keys to values.
// Written by tools/tf_ops.py from tools/tf_ops.tsv.
#ifndef EVERGRAPH_TF_OPS_LOOKUP_HPP
#define EVERGRAPH_TF_OPS_LOOKUP_HPP

#include <cstdint>

#include "../../ops/flat_table.hpp"

namespace evergraph::tf {

namespace detail {

inline constexpr flat_op lookup_op_rows[]{
    {"AnonymousHashTable", 1},
    {"AnonymousMutableDenseHashTable", 1},
    {"AnonymousMutableHashTable", 1},
    {"AnonymousMutableHashTableOfTensors", 1},
    {"HashTable", 3},
    {"HashTableV2", 1},
    {"InitializeTable", 1},
    {"InitializeTableFromTextFile", 2},
    {"InitializeTableFromTextFileV2", 2},
    {"InitializeTableV2", 1},
    {"LookupTableExport", 1},
    {"LookupTableExportV2", 1},
    {"LookupTableFind", 2},
    {"LookupTableFindV2", 1},
    {"LookupTableImport", 1},
    {"LookupTableImportV2", 1},
    {"LookupTableInsert", 1},
    {"LookupTableInsertV2", 1},
    {"LookupTableRemoveV2", 1},
    {"LookupTableSize", 1},
    {"LookupTableSizeV2", 1},
    {"MutableDenseHashTable", 2},
    {"MutableDenseHashTableV2", 2},
    {"MutableHashTable", 2},
    {"MutableHashTableOfTensors", 2},
    {"MutableHashTableOfTensorsV2", 1},
    {"MutableHashTableV2", 1},
};

inline constexpr flat_definition lookup_definition_rows[]{
    {888, 0, 0, 1, 0, 0, 0, 1, 0, 2},  // AnonymousHashTable
    {904, 0, 0, 1, 1, 2, 0, 1, 2, 5},  // AnonymousMutableDenseHashTable
    {904, 0, 0, 1, 0, 0, 0, 1, 7, 2},  // AnonymousMutableHashTable
    {904, 0, 0, 1, 0, 0, 0, 1, 9, 3},  // AnonymousMutableHashTableOfTensors
    {0, 0, 2, 0, 0, 0, 3, 1, 12, 4},  // HashTable
    {3, 0, 1, 1, 0, 0, 3, 1, 12, 4},
    {12, 0, 0, 1, 0, 0, 3, 1, 16, 5},
    {22, 0, 0, 1, 0, 0, 0, 1, 21, 5},  // HashTableV2
    {0, 0, 0, 0, 4, 3, 0, 0, 26, 2},  // InitializeTable
    {10, 0, 1, 0, 7, 2, 0, 0, 28, 4},  // InitializeTableFromTextFile
    {674, 0, 0, 0, 7, 2, 0, 0, 32, 5},
    {22, 0, 1, 1, 9, 2, 0, 0, 37, 4},  // InitializeTableFromTextFileV2
    {674, 0, 0, 1, 9, 2, 0, 0, 41, 5},
    {22, 0, 0, 1, 11, 3, 0, 0, 46, 2},  // InitializeTableV2
    {10, 0, 0, 0, 3, 1, 14, 2, 48, 2},  // LookupTableExport
    {22, 0, 0, 1, 0, 1, 14, 2, 50, 2},  // LookupTableExportV2
    {0, 0, 0, 0, 16, 3, 19, 1, 52, 2},  // LookupTableFind
    {0, 0, 0, 0, 20, 3, 23, 1, 52, 2},
    {22, 0, 0, 1, 24, 3, 23, 1, 54, 2},  // LookupTableFindV2
    {11, 0, 0, 0, 27, 3, 0, 0, 56, 2},  // LookupTableImport
    {22, 0, 0, 1, 30, 3, 0, 0, 54, 2},  // LookupTableImportV2
    {10, 0, 0, 0, 27, 3, 0, 0, 58, 2},  // LookupTableInsert
    {22, 0, 0, 1, 30, 3, 0, 0, 54, 2},  // LookupTableInsertV2
    {27, 0, 0, 1, 33, 2, 0, 0, 60, 1},  // LookupTableRemoveV2
    {0, 0, 0, 0, 3, 1, 35, 1, 0, 0},  // LookupTableSize
    {22, 0, 0, 1, 0, 1, 35, 1, 0, 0},  // LookupTableSizeV2
    {15, 0, 1, 1, 36, 1, 3, 1, 61, 7},  // MutableDenseHashTable
    {15, 0, 0, 1, 36, 1, 3, 1, 68, 8},
    {22, 0, 0, 1, 36, 1, 0, 1, 76, 8},  // MutableDenseHashTableV2
    {27, 0, 0, 1, 1, 2, 0, 1, 76, 8},
    {10, 0, 1, 1, 0, 0, 3, 1, 84, 4},  // MutableHashTable
    {12, 0, 0, 1, 0, 0, 3, 1, 88, 5},
    {10, 0, 1, 1, 0, 0, 3, 1, 93, 5},  // MutableHashTableOfTensors
    {12, 0, 0, 1, 0, 0, 3, 1, 98, 6},
    {22, 0, 0, 1, 0, 0, 0, 1, 104, 6},  // MutableHashTableOfTensorsV2
    {22, 0, 0, 1, 0, 0, 0, 1, 21, 5},  // MutableHashTableV2
};

inline constexpr flat_port lookup_ports[]{
    {"table_handle", dtype::resource},
    {"empty_key", {}, "key_dtype"},
    {"deleted_key", {}, "key_dtype"},
    {"table_handle", dtype::string, "", "", false, true},
    {"keys", {}, "Tkey"},
    {"values", {}, "Tval"},
    {"filename", dtype::string},
    {"keys", {}, "Tkeys"},
    {"values", {}, "Tvalues"},
    {"input_values", {}, "Tin"},
    {"default_value", {}, "Tout"},
    {"output_values", {}, "Tout"},
    {"keys", {}, "Tin"},
    {"values", {}, "Tout"},
    {"size", dtype::int64},
};

inline constexpr flat_attr lookup_attrs[]{
    {"key_dtype", attr_type::type},
    {"value_dtype", attr_type::type},
    {"value_shape", attr_type::shape, "{ }"},
    {"initial_num_buckets", attr_type::integer, "131072"},
    {"max_load_factor", attr_type::floating, "0.8"},
    {"container", attr_type::string, "\"\""},
    {"shared_name", attr_type::string, "\"\""},
    {"use_node_name_sharing", attr_type::boolean, "false"},
    {"Tkey", attr_type::type},
    {"Tval", attr_type::type},
    {"key_index", attr_type::integer, nullptr, 0x0, "", false, -2},
    {"value_index", attr_type::integer, nullptr, 0x0, "", false, -2},
    {"vocab_size", attr_type::integer, "-1", 0x0, "", false, -1},
    {"delimiter", attr_type::string, "\"\\011\""},
    {"offset", attr_type::integer, "0"},
    {"Tkeys", attr_type::type},
    {"Tvalues", attr_type::type},
    {"Tin", attr_type::type},
    {"Tout", attr_type::type},
};

inline constexpr std::uint16_t lookup_port_slots[]{
    0, 1, 2, 3, 3, 4, 5, 3, 6, 0, 6, 0, 4, 5, 7, 8, 3, 9, 10, 11, 3, 12, 10, 13, 0, 12, 10, 3, 12,
    13, 0, 12, 13, 0, 12, 14, 1,
};

inline constexpr flat_attr_slot lookup_attr_slots[]{
    {0, 888}, {1, 888}, {0, 904}, {1, 904}, {2, 904}, {3, 904}, {4, 904}, {0, 904}, {1, 904},
    {0, 904}, {1, 904}, {2, 904}, {5, 0}, {6, 0}, {0, 0}, {1, 0}, {5, 0}, {6, 0}, {7, 12}, {0, 0},
    {1, 0}, {5, 22}, {6, 22}, {7, 22}, {0, 22}, {1, 22}, {8, 0}, {9, 0}, {10, 10}, {11, 10},
    {12, 10}, {13, 10}, {10, 10}, {11, 10}, {12, 10}, {13, 10}, {14, 674}, {10, 22}, {11, 22},
    {12, 22}, {13, 22}, {10, 22}, {11, 22}, {12, 22}, {13, 22}, {14, 674}, {8, 22}, {9, 22},
    {15, 10}, {16, 10}, {15, 22}, {16, 22}, {17, 0}, {18, 0}, {17, 22}, {18, 22}, {17, 11},
    {18, 11}, {17, 10}, {18, 10}, {17, 27}, {5, 15}, {6, 15}, {7, 15}, {0, 15}, {1, 15}, {2, 15},
    {3, 15}, {5, 15}, {6, 15}, {7, 15}, {0, 15}, {1, 15}, {2, 15}, {3, 15}, {4, 15}, {5, 22},
    {6, 22}, {7, 22}, {0, 22}, {1, 22}, {2, 22}, {3, 22}, {4, 22}, {5, 10}, {6, 10}, {0, 10},
    {1, 10}, {5, 10}, {6, 10}, {7, 12}, {0, 10}, {1, 10}, {5, 10}, {6, 10}, {0, 10}, {1, 10},
    {2, 10}, {5, 10}, {6, 10}, {7, 12}, {0, 10}, {1, 10}, {2, 10}, {5, 22}, {6, 22}, {7, 22},
    {0, 22}, {1, 22}, {2, 22},
};

}  // namespace detail

inline constexpr flat_table lookup_ops{
    detail::lookup_op_rows, detail::lookup_definition_rows, detail::lookup_ports,
    detail::lookup_attrs, detail::lookup_port_slots, detail::lookup_attr_slots};

}  // namespace evergraph::tf

#endif
