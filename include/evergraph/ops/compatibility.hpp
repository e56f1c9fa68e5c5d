// SPDX-License-Identifier: BSL-1.0
// compatibility: whether the graphs of one definition of an op are graphs of another.
#ifndef EVERGRAPH_OPS_COMPATIBILITY_HPP
#define EVERGRAPH_OPS_COMPATIBILITY_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "default_value.hpp"
#include "op_definition.hpp"
#include "quoted_text.hpp"
#include "spec_cursor.hpp"

namespace evergraph {

// What a newer definition breaks, in the order in which it is looked for.
enum class breach : std::uint8_t {
    none,
    attr_removed,
    attr_type_changed,
    attr_allowed_stricter,
    attr_minimum_raised,
    attr_added_without_default,
    input_signature,
    input_ref_gained,
    output_signature,
    output_ref_lost
};

constexpr std::string_view phrase_of(breach b) {
    constexpr std::string_view phrases[]{
        "nothing breaks",           "an attr is gone",          "an attr has another type",
        "an attr allows less",      "an attr's minimum rises",  "a new attr has no default",
        "the inputs are others",    "an input wants a ref",     "the outputs are others",
        "an output is no ref more"};
    return phrases[static_cast<std::size_t>(b)];
}

namespace detail {

constexpr bool is_stricter(const attr_def& old, const attr_def& now) {
    if (now.restricts_types) {
        return !old.restricts_types || !now.allowed_types.contains(old.allowed_types);
    }
    if (now.allowed_strings.empty()) return false;
    if (old.allowed_strings.empty()) return true;
    spec_cursor olds{old.allowed_strings};
    do {
        const std::string_view wanted = olds.strings();
        bool found = false;
        spec_cursor news{now.allowed_strings};
        do {
            found = found || same_quoted_text(news.strings(), wanted);
        } while (news.eat(','));
        if (!found) return true;
    } while (olds.eat(','));
    return false;
}

constexpr breach breach_of_attr(const attr_def& old, const op_definition& now) {
    const attr_def* same = now.attr(old.name);
    if (same == nullptr) return breach::attr_removed;
    if (same->type != old.type || same->is_list != old.is_list) return breach::attr_type_changed;
    if (is_stricter(old, *same)) return breach::attr_allowed_stricter;
    if (same->has_minimum && (!old.has_minimum || same->minimum > old.minimum)) {
        return breach::attr_minimum_raised;
    }
    return breach::none;
}

// One value or run of values, typed by an attr that both definitions have or by a dtype.
struct signature_entry {
    std::string_view port;
    std::string_view number;
    std::string_view attr;
    dtype type = dtype::invalid;
    bool is_ref = false;
};

// An attr that the old definition lacks stands for its default.
constexpr std::vector<signature_entry> signature_of(const op_definition& op,
                                                    std::span<const port_def> ports,
                                                    const op_definition& old) {
    std::vector<signature_entry> out;
    for (const port_def& port : ports) {
        std::vector<signature_entry> entries;
        signature_entry entry{port.name, {}, {}, port.type, port.is_ref};
        entry.attr = port.type_list_attr.empty() ? port.type_attr : port.type_list_attr;
        if (entry.attr.empty() || old.attr(entry.attr) != nullptr) {
            entries.push_back(entry);
        } else if (const attr_def* added = op.attr(entry.attr)) {
            entry.attr = {};
            for_each_default(*added, [&](const default_value& value) {
                entry.type = value.type;
                entries.push_back(entry);
            });
        }
        std::int64_t copies = 1;
        if (!port.number_attr.empty() && old.attr(port.number_attr) != nullptr) {
            for (signature_entry& e : entries) e.number = port.number_attr;
        } else if (const attr_def* added = op.attr(port.number_attr)) {
            for_each_default(*added, [&](const default_value& value) { copies = value.integer; });
        }
        for (; copies > 0; --copies) out.insert(out.end(), entries.begin(), entries.end());
    }
    return out;
}

constexpr bool same_signature(const std::vector<signature_entry>& a,
                              const std::vector<signature_entry>& b, bool with_names) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i].number != b[i].number || a[i].attr != b[i].attr || a[i].type != b[i].type ||
            (with_names && a[i].port != b[i].port)) {
            return false;
        }
    }
    return true;
}

constexpr bool has_more_refs(const std::vector<signature_entry>& a,
                             const std::vector<signature_entry>& b) {
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i].is_ref && !b[i].is_ref) return true;
    }
    return false;
}

}  // namespace detail

// TensorFlow's OpDefCompatible. Input names do not matter, output names do, since functions name
// outputs.
constexpr breach breach_between(const op_definition& old, const op_definition& now) {
    for (const attr_def& attr : old.attrs) {
        const breach found = detail::breach_of_attr(attr, now);
        if (found != breach::none) return found;
    }
    for (const attr_def& attr : now.attrs) {
        if (!attr.has_default && old.attr(attr.name) == nullptr) {
            return breach::attr_added_without_default;
        }
    }
    const auto inputs = detail::signature_of(old, old.inputs, old);
    const auto new_inputs = detail::signature_of(now, now.inputs, old);
    if (!detail::same_signature(inputs, new_inputs, false)) return breach::input_signature;
    if (detail::has_more_refs(new_inputs, inputs)) return breach::input_ref_gained;
    const auto outputs = detail::signature_of(old, old.outputs, old);
    const auto new_outputs = detail::signature_of(now, now.outputs, old);
    if (!detail::same_signature(outputs, new_outputs, true)) return breach::output_signature;
    if (detail::has_more_refs(outputs, new_outputs)) return breach::output_ref_lost;
    return breach::none;
}

}  // namespace evergraph

#endif
