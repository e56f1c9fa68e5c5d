// SPDX-License-Identifier: BSL-1.0
// node_floor: the oldest version whose ops can say what a node says.
#ifndef EVERGRAPH_PASS_NODE_FLOOR_HPP
#define EVERGRAPH_PASS_NODE_FLOOR_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "../base/problem.hpp"
#include "../graph/check_attr.hpp"
#include "../graph/graph_def.hpp"
#include "../ops/default_attr.hpp"
#include "../ops/migration_step.hpp"
#include "../ops/op_definition.hpp"
#include "../ops/port_types.hpp"
#include "../ops/schema_gap.hpp"
#include "../tensor/attr_text.hpp"
#include "../tensor/same_attr.hpp"
#include "strip_defaults.hpp"

namespace evergraph {

// Versions below `version` cannot say it, for the reason given.
struct floor_reason {
    std::int32_t version = 0;
    std::string attr;
    std::string why;
};

// `hard` holds in any case, `soft` only as long as attrs are written that have their default.
struct node_floor {
    floor_reason hard;
    floor_reason soft;
};

namespace detail {

class floor_search {
 public:
    floor_search(const node_def& n, std::span<const op_definition> versions,
                 const op_definition& own, bool in_function)
        : n_(n), versions_(versions), own_(own), in_function_(in_function) {}

    node_floor run() {
        const op_definition* at = &own_;
        while (true) {
            if (settle(*at)) return out_;
            const op_definition* below = at == versions_.data() ? nullptr : at - 1;
            if (below == nullptr) {
                return stop(at->since, {},
                            "op " + n_.op + " begins at v" + std::to_string(at->since));
            }
            if (below->until < at->since - 1) {
                return stop(at->since, {},
                            "op " + n_.op + " is absent before v" + std::to_string(at->since));
            }
            if (!at->meaning.empty()) {
                return stop(at->since, {},
                            "op " + n_.op + " means something else since v" +
                                std::to_string(at->since) + ": " + std::string{at->meaning});
            }
            if (const char* attr = read_otherwise(*below)) {
                return stop(
                    at->since, attr,
                    "op " + n_.op + " is read otherwise before v" + std::to_string(at->since));
            }
            if (auto reason = why_not(*below, at->since)) {
                out_.hard = std::move(*reason);
                return out_;
            }
            at = below;
        }
    }

 private:
    node_floor& stop(std::int32_t version, std::string attr, std::string why) {
        out_.hard = {version, std::move(attr), std::move(why)};
        return out_;
    }

    // The attr, or no attr, by which this node would say another thing to readers of the older
    // definition, as its declared steps tell; null if it would not.
    const char* read_otherwise(const op_definition& d) const {
        for (const migration_step& step : d.to_next) {
            const bool anew = step.kind == step_kind::inputs_by_name ||
                              step.kind == step_kind::rewritten || step.kind == step_kind::written;
            if (anew) return "";
            const attr_value* value = n_.attrs.find(step.name);
            const attr_def* def = d.attr(step.name);
            if (step.kind != step_kind::attr_reread || value == nullptr || def == nullptr) continue;
            attr_def was = *def;
            was.has_default = true;
            was.default_text = step.was;
            const auto old = default_attr(was);
            if (old && same_attr(*old, *value)) return step.name;
        }
        return nullptr;
    }

    void soften(const std::string& attr, std::int32_t version) {
        if (version <= out_.soft.version) return;
        out_.soft = {version, attr,
                     "attr " + attr + " is new at v" + std::to_string(version) +
                         " and has its default: strip it"};
    }

    // Attrs that came to a definition after it began. True if one of them ends the search.
    bool settle(const op_definition& d) {
        const attr_def* latest = nullptr;
        for (const named_attr& a : n_.attrs) {
            const attr_def* def = d.attr(a.name);
            if (def == nullptr || def->since <= d.since) continue;
            if (is_at_default(d, a)) {
                soften(a.name, def->since);
            } else if (latest == nullptr || def->since > latest->since) {
                latest = def;
            }
        }
        if (latest == nullptr) return false;
        stop(latest->since, std::string{latest->name}, new_attr(latest->name, latest->since));
        return true;
    }

    static std::string short_text(const attr_value& value) { return printable(text(value), 40); }

    std::string new_attr(std::string_view attr, std::int32_t since) const {
        const attr_value* value = n_.attrs.find(attr);
        return "attr " + std::string{attr} + " is new at v" + std::to_string(since) + " and is " +
               (value == nullptr ? "needed" : short_text(*value));
    }

    // Why the definition that ended before `since` is not enough; empty if it is.
    std::optional<floor_reason> why_not(const op_definition& d, std::int32_t since) {
        for (const named_attr& a : n_.attrs) {
            if (a.name.starts_with('_')) continue;
            const attr_def* def = d.attr(a.name);
            if (def == nullptr && is_at_default(own_, a)) {
                soften(a.name, since);
            } else if (def == nullptr) {
                return floor_reason{since, a.name, new_attr(a.name, since)};
            } else if (a.value.as<attr_placeholder>() == nullptr && check_attr(n_, *def, a.value)) {
                return floor_reason{since, a.name,
                                    "attr " + a.name + " may be " + short_text(a.value) +
                                        " since v" + std::to_string(since)};
            }
        }
        if (auto reason = why_not_omitted(d, since)) return reason;
        if (same_ports(d)) return std::nullopt;
        return floor_reason{
            since,
            {},
            "op " + n_.op + " has its inputs and outputs since v" + std::to_string(since)};
    }

    // Attrs that the node does not set.
    std::optional<floor_reason> why_not_omitted(const op_definition& d, std::int32_t since) const {
        for (const attr_def& def : d.attrs) {
            if (n_.attrs.find(def.name) != nullptr) continue;
            const attr_def* now = own_.attr(def.name);
            const bool same = now == nullptr ? def.has_default
                                             : def.has_default && now->has_default &&
                                                   def.default_text == now->default_text;
            if (same) continue;
            return floor_reason{since, std::string{def.name},
                                "attr " + std::string{def.name} + " may be left out, or has this " +
                                    "default, since v" + std::to_string(since)};
        }
        return std::nullopt;
    }

    bool same_ports(const op_definition& d) const {
        if (in_function_ && !same_output_names(d)) return false;
        const auto in = types_of(own_, own_.inputs, n_.attrs);
        const auto out = types_of(own_, own_.outputs, n_.attrs);
        const auto old_in = types_of(d, d.inputs, n_.attrs);
        const auto old_out = types_of(d, d.outputs, n_.attrs);
        if (in && out && old_in && old_out) {
            return same_types(*old_in, *in) && same_types(*out, *old_out);
        }
        return !gap_between(own_, d, gap_measure::graphs);
    }

    // Functions name the outputs of their nodes.
    bool same_output_names(const op_definition& d) const {
        if (d.outputs.size() != own_.outputs.size()) return false;
        for (std::size_t i = 0; i < d.outputs.size(); ++i) {
            if (d.outputs[i].name != own_.outputs[i].name) return false;
        }
        return true;
    }

    // No value of `less` is a reference where the other is none.
    static bool same_types(const port_types& less, const port_types& more) {
        if (less.size() != more.size()) return false;
        constexpr std::int64_t most = 1 << 16;  // longer ports have one type
        for (std::int64_t i = 0; i < less.size(); i = i < most ? i + 1 : less.size()) {
            if (base_of(less[i]) != base_of(more[i]) || (is_ref(less[i]) && !is_ref(more[i]))) {
                return false;
            }
        }
        return true;
    }

    const node_def& n_;
    std::span<const op_definition> versions_;
    const op_definition& own_;
    bool in_function_;
    node_floor out_;
};

}  // namespace detail

// `own` is the definition that the node was written for, one of all `versions` of its op.
inline node_floor floor_of(const node_def& n, std::span<const op_definition> versions,
                           const op_definition& own, bool in_function = false) {
    return detail::floor_search{n, versions, own, in_function}.run();
}

}  // namespace evergraph

#endif
