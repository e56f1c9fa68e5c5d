// SPDX-License-Identifier: BSL-1.0
// flat_table: a long history of ops as flat arrays, read and proven before it was shipped.
#ifndef EVERGRAPH_OPS_FLAT_TABLE_HPP
#define EVERGRAPH_OPS_FLAT_TABLE_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

#include "../tensor/dtype.hpp"
#include "op.hpp"
#include "op_definition.hpp"

namespace evergraph {

// Rows for generators to write, not for people. Each distinct port and attr stands once; a list of
// them is a range of slots, each the place of one.

struct flat_port {
    const char* name;
    dtype type;
    const char* type_attr = "";
    const char* number_attr = "";
    bool is_list = false;
    bool is_ref = false;
};

struct flat_attr {
    static constexpr std::int64_t no_minimum = std::numeric_limits<std::int64_t>::min();

    const char* name;
    attr_type type;
    const char* default_text = nullptr;
    std::uint64_t types = 0;  // those allowed, a bit for each; 0: all
    const char* strings = "";
    bool is_list = false;
    std::int64_t minimum = no_minimum;
};

struct flat_attr_slot {
    std::uint16_t place;
    std::uint16_t since;
};

enum flat_flag : std::uint8_t {
    flat_stateful = 1,
    flat_commutative = 2,
    flat_aggregate = 4,
    flat_uninitialized = 8,
    flat_distributed = 16
};

struct flat_definition {
    int since;
    int absent_since;  // 0: the op was there
    std::uint16_t served_by;
    std::uint8_t flags;
    std::uint16_t inputs;
    std::uint16_t input_count;
    std::uint16_t outputs;
    std::uint16_t output_count;
    std::uint16_t attrs;
    std::uint16_t attr_count;
};

// What holds for the whole life of an op; its definitions stand one after the other, oldest first.
struct flat_op {
    const char* name;
    std::uint16_t definitions;
    int until = op::open;
    int deprecated = op::open;
    int restored = op::open;
    const char* successor = "";
    const char* reason = "";
};

// Ops sorted by name. The arrays have static storage; nothing of them is parsed or proven again.
template <std::size_t Ops, std::size_t Definitions, std::size_t Ports, std::size_t Attrs,
          std::size_t PortSlots, std::size_t AttrSlots>
struct flat_table {
    const flat_op (&ops)[Ops];
    const flat_definition (&definitions)[Definitions];
    const flat_port (&ports)[Ports];
    const flat_attr (&attrs)[Attrs];
    const std::uint16_t (&port_slots)[PortSlots];
    const flat_attr_slot (&attr_slots)[AttrSlots];

    static constexpr std::size_t size() { return Definitions; }
};

template <std::size_t Ops, std::size_t Definitions, std::size_t Ports, std::size_t Attrs,
          std::size_t PortSlots, std::size_t AttrSlots>
flat_table(const flat_op (&)[Ops], const flat_definition (&)[Definitions],
           const flat_port (&)[Ports], const flat_attr (&)[Attrs],
           const std::uint16_t (&)[PortSlots], const flat_attr_slot (&)[AttrSlots])
    -> flat_table<Ops, Definitions, Ports, Attrs, PortSlots, AttrSlots>;

namespace detail {

constexpr port_def port_from(const flat_port& from) {
    port_def p;
    p.name = text_view(from.name);
    p.type = from.type;
    p.is_ref = from.is_ref;
    (from.is_list ? p.type_list_attr : p.type_attr) = text_view(from.type_attr);
    p.number_attr = text_view(from.number_attr);
    return p;
}

constexpr attr_def attr_from(const flat_attr& from) {
    attr_def a;
    a.name = text_view(from.name);
    a.type = from.type;
    a.is_list = from.is_list;
    a.has_minimum = from.minimum != flat_attr::no_minimum;
    if (a.has_minimum) a.minimum = from.minimum;
    a.restricts_types = from.types != 0;
    a.allowed_types = dtype_set::of_bits(from.types);
    a.allowed_strings = text_view(from.strings);
    a.has_default = from.default_text != nullptr;
    if (a.has_default) a.default_text = text_view(from.default_text);
    return a;
}

// Each of the three is a constant evaluation of its own, since compilers limit the steps of one.
// Plain pointers: a call of an array's operator costs a compiler as much as the work around it.
template <std::size_t O, std::size_t D, std::size_t P, std::size_t A, std::size_t PS,
          std::size_t AS>
constexpr auto ports_of(const flat_table<O, D, P, A, PS, AS>& flat) {
    port_def distinct[P]{};
    for (std::size_t i = 0; i < P; ++i) distinct[i] = port_from(flat.ports[i]);
    std::array<port_def, PS> out{};
    port_def* to = out.data();
    for (const std::uint16_t place : flat.port_slots) *to++ = distinct[place];
    return out;
}

template <std::size_t O, std::size_t D, std::size_t P, std::size_t A, std::size_t PS,
          std::size_t AS>
constexpr auto attrs_of(const flat_table<O, D, P, A, PS, AS>& flat) {
    attr_def distinct[A]{};
    for (std::size_t i = 0; i < A; ++i) distinct[i] = attr_from(flat.attrs[i]);
    std::array<attr_def, AS> out{};
    attr_def* to = out.data();
    for (const flat_attr_slot& slot : flat.attr_slots) {
        *to = distinct[slot.place];
        to++->since = slot.since;
    }
    return out;
}

constexpr op_definition life_from(const flat_op& op) {
    op_definition d;
    d.name = text_view(op.name);
    d.until = op.until;
    d.deprecated = op.deprecated;
    d.restored = op.restored;
    d.successor = text_view(op.successor);
    d.reason = text_view(op.reason);
    return d;
}

constexpr void set_definition(op_definition& d, const flat_definition& from, const port_def* ports,
                              const attr_def* attrs) {
    d.since = from.since;
    d.served_by = from.served_by;
    d.inputs = {ports + from.inputs, from.input_count};
    d.outputs = {ports + from.outputs, from.output_count};
    d.attrs = {attrs + from.attrs, from.attr_count};
    if (from.flags == 0) return;
    d.stateful = (from.flags & flat_stateful) != 0;
    d.commutative = (from.flags & flat_commutative) != 0;
    d.aggregate = (from.flags & flat_aggregate) != 0;
    d.allows_uninitialized_input = (from.flags & flat_uninitialized) != 0;
    d.distributed_communication = (from.flags & flat_distributed) != 0;
}

template <std::size_t O, std::size_t D, std::size_t P, std::size_t A, std::size_t PS,
          std::size_t AS>
constexpr auto definitions_of(const flat_table<O, D, P, A, PS, AS>& flat, const port_def* ports,
                              const attr_def* attrs) {
    std::array<op_definition, D> out{};
    op_definition* to = out.data();
    const flat_definition* from = flat.definitions;
    for (const flat_op& op : flat.ops) {
        const op_definition life = life_from(op);
        for (const op_definition* const first = to; to != first + op.definitions; ++to, ++from) {
            *to = life;
            set_definition(*to, *from, ports, attrs);
            if (to == first) continue;
            op_definition& before = to[-1];
            if (before.since == to->since) to->revision = before.revision + 1;
            const int gone = from->absent_since != 0 ? from->absent_since : to->since;
            before.until = gone - 1 < before.since ? before.since : gone - 1;
        }
    }
    return out;
}

template <const auto& Flat>
inline constexpr auto flat_ports_in = ports_of(Flat);
template <const auto& Flat>
inline constexpr auto flat_attrs_in = attrs_of(Flat);

}  // namespace detail

// Sorted by name, then by version; static, as are the ports and attrs they point to.
template <const auto& Flat>
inline constexpr auto flat_definitions = detail::definitions_of(
    Flat, detail::flat_ports_in<Flat>.data(), detail::flat_attrs_in<Flat>.data());

}  // namespace evergraph

#endif
