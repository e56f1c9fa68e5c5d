// SPDX-License-Identifier: BSL-1.0
// flat_ops: a small flat table for tests, written as a generator would.
#ifndef EVERGRAPH_TESTS_OPS_FLAT_OPS_HPP
#define EVERGRAPH_TESTS_OPS_FLAT_OPS_HPP

#include <cstdint>

#include <evergraph/ops/flat_table.hpp>

inline constexpr evergraph::flat_port flat_ops_ports[]{{"x", {}, "T"},
                                                       {"y", {}, "T"},
                                                       {"values", {}, "Ts", "", true},
                                                       {"n", evergraph::dtype::int32},
                                                       {"all", {}, "T", "N", false, true}};

inline constexpr evergraph::flat_attr flat_ops_attrs[]{
    {"T", evergraph::attr_type::type, nullptr, 0x6},
    {"T", evergraph::attr_type::type, "DT_FLOAT", 0xe},
    {"Ts", evergraph::attr_type::type, nullptr, 0x0, "", true, 0},
    {"N", evergraph::attr_type::integer, nullptr, 0x0, "", false, 1},
    {"mode", evergraph::attr_type::string, "\"A\"", 0x0, "\"A\", \"B\""}};

inline constexpr std::uint16_t flat_ops_port_slots[]{0, 1, 2, 3, 4};
inline constexpr evergraph::flat_attr_slot flat_ops_attr_slots[]{{0, 2}, {1, 2}, {2, 1}, {0, 3},
                                                                 {3, 3}, {1, 2}, {4, 7}};

inline constexpr evergraph::flat_definition flat_ops_definitions[]{
    {2, 0, 1, 2, 0, 1, 1, 1, 0, 1},  // Half, wider at 5, with a mode since 7, gone from 8 to 9
    {5, 0, 0, 2, 0, 1, 1, 1, 1, 1},   {7, 0, 0, 0, 0, 1, 1, 1, 5, 2},
    {10, 8, 0, 31, 0, 1, 1, 1, 5, 2}, {1, 0, 0, 1, 2, 1, 3, 1, 2, 1},  // Many
    {3, 0, 1, 0, 4, 1, 0, 0, 3, 2},                                    // Sum, two revisions at 3
    {3, 0, 0, 0, 4, 1, 1, 1, 3, 2}};

inline constexpr evergraph::flat_op flat_ops_ops[]{
    {"Half", 4},
    {"Many", 1, 6, evergraph::op::open, evergraph::op::open, "", "nobody counts"},
    {"Sum", 2, evergraph::op::open, 5, evergraph::op::open, "Half"}};

inline constexpr evergraph::flat_table flat_ops{flat_ops_ops,        flat_ops_definitions,
                                                flat_ops_ports,      flat_ops_attrs,
                                                flat_ops_port_slots, flat_ops_attr_slots};

#endif
