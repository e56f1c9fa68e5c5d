// SPDX-License-Identifier: BSL-1.0
// frozen_history: a hash of all that a table said when a version was released.
#ifndef EVERGRAPH_OPS_FROZEN_HISTORY_HPP
#define EVERGRAPH_OPS_FROZEN_HISTORY_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "fault.hpp"
#include "op_definition.hpp"
#include "version_policy.hpp"

namespace evergraph {

namespace detail {

class history_hasher {
 public:
    constexpr void add(std::uint64_t n) { hash_ = (hash_ ^ n) * 1099511628211U; }
    constexpr void add(std::string_view text) {
        for (const char c : text) hash_ = (hash_ ^ static_cast<unsigned char>(c)) * 1099511628211U;
        add(std::uint64_t{0xFF});
    }
    constexpr void add_number(std::int64_t n) { add(static_cast<std::uint64_t>(n)); }
    constexpr std::uint64_t value() const { return hash_ ^ (hash_ >> 31U); }

 private:
    std::uint64_t hash_ = 14695981039346656037U;
};

constexpr std::uint64_t hash_of_definition(const op_definition& d, int version) {
    history_hasher h;
    h.add(d.name);
    h.add_number(d.since);
    h.add_number(d.revision);
    // What happened later was not known yet.
    h.add_number(d.until < version ? d.until : op_definition::open);
    h.add_number(d.deprecated <= version ? d.deprecated : op_definition::open);
    h.add_number(d.restored <= version ? d.restored : op_definition::open);
    for (const std::span<const port_def> ports : {d.inputs, d.outputs}) {
        for (const port_def& p : ports) {
            h.add(p.name);
            h.add_number(static_cast<std::int64_t>(p.type) * 2 + (p.is_ref ? 1 : 0));
            h.add(p.type_attr);
            h.add(p.type_list_attr);
            h.add(p.number_attr);
        }
        h.add_number(-1);
    }
    for (const attr_def& a : d.attrs) {
        if (a.since > version) continue;
        h.add(a.name);
        h.add_number(static_cast<std::int64_t>(a.type) * 8 + (a.is_list ? 4 : 0) +
                     (a.has_minimum ? 2 : 0) + (a.has_default ? 1 : 0));
        h.add_number(a.since);
        h.add_number(a.minimum);
        h.add(a.allowed_types.bits());
        h.add(a.allowed_strings);
        h.add(a.default_text);
    }
    h.add_number((d.stateful ? 1 : 0) + (d.commutative ? 2 : 0) + (d.aggregate ? 4 : 0) +
                 (d.allows_uninitialized_input ? 8 : 0) + (d.distributed_communication ? 16 : 0));
    return h.value();
}

// A part of the sum that is the hash, so that a compiler may take it in slices.
constexpr std::uint64_t hash_of_definitions(const op_definition* first, std::size_t count,
                                            int version) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (first[i].since <= version) sum += hash_of_definition(first[i], version);
    }
    return sum;
}

}  // namespace detail

// What `frozen` of a policy says of the definitions that producers of the version knew: everything
// but the steps, which may come later. 63 bits.
constexpr std::uint64_t history_hash(std::span<const op_definition> all, int version) {
    return detail::hash_of_definitions(all.data(), all.size(), version) & 0x7FFFFFFFFFFFFFFFU;
}

namespace detail {

template <class Report>
constexpr void tell_frozen(const frozen& said, std::uint64_t found, Report& report) {
    if (said.hash == found) return;
    report(fault::history_has_changed, diagnosis::no_row,
           sentence{} << "policy froze the rows of v" << said.version << " as "
                      << static_cast<std::int64_t>(said.hash) << ", but they have changed to "
                      << static_cast<std::int64_t>(found));
}

}  // namespace detail

template <class Report>
constexpr void check_frozen(std::span<const op_definition> all, const version_policy& rules,
                            Report& report) {
    for (const frozen& said : rules.frozen) {
        detail::tell_frozen(said, history_hash(all, said.version), report);
    }
}

}  // namespace evergraph

#endif
