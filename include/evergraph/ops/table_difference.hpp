// SPDX-License-Identifier: BSL-1.0
// table_difference: what changed between two versions of a table, or between two tables.
#ifndef EVERGRAPH_OPS_TABLE_DIFFERENCE_HPP
#define EVERGRAPH_OPS_TABLE_DIFFERENCE_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "compatibility.hpp"
#include "default_value.hpp"
#include "op_definition.hpp"

namespace evergraph {

// A table as it stood at a version.
struct table_at {
    table_view ops;
    int version = 0;
};

// A definition as it stood at a version: without attrs that came later.
struct definition_as_of {
    const op_definition* row = nullptr;  // null: there was none
    std::vector<attr_def> attrs;

    constexpr explicit operator bool() const { return row != nullptr; }
    constexpr op_definition value() const {
        op_definition d = *row;
        d.attrs = {attrs.data(), attrs.size()};
        return d;
    }
};

// The definition in force at that version among all of one op; null if the op was absent.
constexpr const op_definition* definition_in_force(std::span<const op_definition> versions,
                                                   int version) {
    const op_definition* found = nullptr;
    for (const op_definition& d : versions) {
        if (d.since <= version) found = &d;
    }
    return found != nullptr && version <= found->until ? found : nullptr;
}

constexpr definition_as_of definition_at(std::span<const op_definition> versions, int version) {
    definition_as_of out{definition_in_force(versions, version), {}};
    if (!out) return out;
    for (const attr_def& a : out.row->attrs) {
        if (a.since <= version) out.attrs.push_back(a);
    }
    return out;
}

enum class difference_kind : std::uint8_t { added, changed, deprecated, restored, removed };

constexpr std::string_view name_of(difference_kind kind) {
    constexpr std::string_view names[]{"new", "changed", "deprecated", "restored", "removed"};
    return names[static_cast<std::size_t>(kind)];
}

// One op that is not what it was. An op can be changed and deprecated at once: that is two.
struct op_difference {
    difference_kind kind = difference_kind::changed;
    std::string_view op;
    const definition_as_of* before = nullptr;  // null if added
    const definition_as_of* after = nullptr;   // null if removed
    breach broken = breach::none;              // of a changed one: what old graphs cannot rely on
    std::string_view changed_default = {};     // the attr whose default is gone or another
    std::string_view changed_meaning = {};     // what changed though the texts did not
};

namespace detail {

template <class T>
constexpr bool same_elements(std::span<const T> a, std::span<const T> b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (!(a[i] == b[i])) return false;
    }
    return true;
}

constexpr bool same_attrs(const std::vector<attr_def>& a, const std::vector<attr_def>& b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        attr_def other = b[i];
        other.since = a[i].since;
        if (!(a[i] == other)) return false;
    }
    return true;
}

constexpr bool same_definition(const definition_as_of& a, const definition_as_of& b) {
    const op_definition& x = *a.row;
    const op_definition& y = *b.row;
    return same_elements(x.inputs, y.inputs) && same_elements(x.outputs, y.outputs) &&
           same_attrs(a.attrs, b.attrs) && x.stateful == y.stateful &&
           x.commutative == y.commutative && x.aggregate == y.aggregate &&
           x.allows_uninitialized_input == y.allows_uninitialized_input &&
           x.distributed_communication == y.distributed_communication;
}

// TensorFlow's rule of defaults: one may be given later, not taken or changed.
constexpr std::string_view default_lost(const op_definition& before, const op_definition& after) {
    for (const attr_def& a : before.attrs) {
        const attr_def* same = after.attr(a.name);
        if (!a.has_default || same == nullptr) continue;
        if (!same->has_default || same->default_text != a.default_text) return a.name;
    }
    return {};
}

// What the definitions after `before` say of a new meaning, up to `after`.
constexpr std::string_view meaning_between(std::span<const op_definition> versions,
                                           const op_definition& before,
                                           const op_definition& after) {
    std::string_view found;
    for (const op_definition& d : versions) {
        const bool later =
            d.since != before.since ? d.since > before.since : d.revision > before.revision;
        const bool reached =
            d.since != after.since ? d.since < after.since : d.revision <= after.revision;
        if (later && reached && !d.meaning.empty()) found = d.meaning;
    }
    return found;
}

template <class F>
constexpr void compare_op(std::string_view op, const table_at& old, const table_at& now, F& f) {
    const auto old_versions = old.ops.versions_of(op);
    const auto versions = now.ops.versions_of(op);
    const definition_as_of before = definition_at(old_versions, old.version);
    const definition_as_of after = definition_at(versions, now.version);
    if (!before && !after) return;
    if (!before) return f(op_difference{difference_kind::added, op, nullptr, &after});
    if (!after) return f(op_difference{difference_kind::removed, op, &before, nullptr});
    op_difference d{difference_kind::changed, op, &before, &after};
    d.changed_meaning = meaning_between(versions, *before.row, *after.row);
    if (!same_definition(before, after) || !d.changed_meaning.empty()) {
        d.broken = breach_between(before.value(), after.value());
        d.changed_default = default_lost(before.value(), after.value());
        f(d);
    }
    const bool was = before.row->is_deprecated_at(old.version);
    const bool is = after.row->is_deprecated_at(now.version);
    if (was == is) return;
    d = {is ? difference_kind::deprecated : difference_kind::restored, op, &before, &after};
    f(d);
}

}  // namespace detail

// Calls f(const op_difference&) in order of names; linear in both tables.
template <class F>
constexpr void for_each_difference(const table_at& old, const table_at& now, F f) {
    const auto a = old.ops.rows();
    const auto b = now.ops.rows();
    const auto skip = [](std::span<const op_definition> rows, std::size_t& i, std::string_view op) {
        while (i < rows.size() && rows[i].name == op) ++i;
    };
    for (std::size_t i = 0, k = 0; i < a.size() || k < b.size();) {
        const bool from_a = k == b.size() || (i < a.size() && a[i].name <= b[k].name);
        const std::string_view op = from_a ? a[i].name : b[k].name;
        detail::compare_op(op, old, now, f);
        skip(a, i, op);
        skip(b, k, op);
    }
}

}  // namespace evergraph

#endif
