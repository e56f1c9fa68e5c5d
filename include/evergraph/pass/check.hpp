// SPDX-License-Identifier: BSL-1.0
// check: all that keeps a graph_def from being what its ops and versions say, in one report.
#ifndef EVERGRAPH_PASS_CHECK_HPP
#define EVERGRAPH_PASS_CHECK_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../graph/check_attr.hpp"
#include "../graph/graph_def.hpp"
#include "../graph/link.hpp"
#include "../ops/op_definition.hpp"
#include "../ops/port_types.hpp"
#include "../version/check_versions.hpp"
#include "check_report.hpp"
#include "strip_defaults.hpp"
#include "version_notes.hpp"

namespace evergraph {

namespace detail {

// One dialect as a graph uses it.
struct checked_line {
    table_view ops;
    std::int32_t producer = 0;
    std::int32_t consumer = 0;
};

class graph_checker {
 public:
    graph_checker(const graph_def& g, table_view ops, std::int32_t consumer,
                  const check_options& options, check_report& report)
        : graph_checker(g, {{ops, report.versions.producer, consumer}}, {}, options, report) {}

    // Node i is of line line_of[i], or opaque if there is no such line: nothing is known of it.
    graph_checker(const graph_def& g, std::vector<checked_line> lines,
                  std::vector<std::size_t> line_of, const check_options& options,
                  check_report& report)
        : g_(g),
          lines_(std::move(lines)),
          line_of_(std::move(line_of)),
          options_(options),
          report_(report),
          links_(link(g)) {}

    void run() {
        append(report_.found, std::move(links_.found));
        definitions_.reserve(g_.nodes.size());
        outputs_.reserve(g_.nodes.size());
        for (std::size_t i = 0; i < g_.nodes.size(); ++i) {
            const node_def& n = g_.nodes[i];
            const checked_line* line = line_at(i);
            const op_definition* op =
                line == nullptr ? nullptr : line->ops.find(n.op, line->producer);
            definitions_.push_back(op);
            outputs_.push_back(op == nullptr ? std::nullopt : types_of(*op, op->outputs, n.attrs));
        }
        for (std::size_t i = 0; i < g_.nodes.size(); ++i) check_node(i);
    }

 private:
    static void append(problems& to, problems from) {
        to.insert(to.end(), std::make_move_iterator(from.begin()),
                  std::make_move_iterator(from.end()));
    }
    void add(problem p) { report_.found.push_back(std::move(p)); }

    const checked_line* line_at(std::size_t i) const {
        const std::size_t line = line_of_.empty() ? 0 : line_of_[i];
        return line < lines_.size() ? &lines_[line] : nullptr;
    }

    void check_node(std::size_t i) {
        const node_def& n = g_.nodes[i];
        const op_definition* op = definitions_[i];
        const checked_line* line = line_at(i);
        if (line == nullptr) return;
        if (op == nullptr) {
            if (!n.op.empty() && !is_function(n.op)) {
                add(problem_at(n, problem_kind::unknown_op, status_code::not_found, "'" + n.op + "'",
                               "an op of the table or a function of the graph",
                               "register the op, or use a program that knows it"));
            }
            return;
        }
        check_deprecation(n, *op, *line);
        check_attrs(n, *op, *line);
        check_inputs(i, *op);
    }

    bool is_function(std::string_view op) const {
        return std::find(options_.functions.begin(), options_.functions.end(), op) !=
               options_.functions.end();
    }

    void check_deprecation(const node_def& n, const op_definition& op, const checked_line& line) {
        if (op.deprecated == op_definition::open || op.restored <= line.consumer) return;
        const std::string use = op.successor.empty() ? std::string{op.reason}
                                                     : "use " + std::string{op.successor};
        const std::int32_t producer = line.producer;
        const bool too_late = op.is_deprecated_at(producer);
        if (!too_late && op.restored != op_definition::open) return;
        if (!too_late && !warned_.insert(op.name).second) return;
        const problem_kind kind =
            too_late ? problem_kind::deprecated_op : problem_kind::deprecated_later;
        problem p = problem_at(n, kind, status_code::unimplemented,
                               "producer " + std::to_string(producer),
                               "a producer below " + std::to_string(op.deprecated), use);
        p.nearest_version = op.deprecated - 1;
        (too_late ? report_.found : report_.warnings).push_back(std::move(p));
    }

    void check_attrs(const node_def& n, const op_definition& op, const checked_line& line) {
        for (const named_attr& a : n.attrs) {
            if (a.name.starts_with('_')) continue;
            const attr_def* def = op.attr(a.name);
            if (def == nullptr) {
                if (options_.attrs == unknown_attrs::refuse) refuse_attr(n, op, a, line);
                continue;
            }
            if (a.value.as<attr_placeholder>() != nullptr) continue;
            if (auto p = check_attr(n, *def, a.value)) {
                add(std::move(*p));
            } else if (const auto* count = a.value.as<std::int64_t>()) {
                check_count(n, op, *def, *count);
            }
        }
        for (const attr_def& def : op.attrs) {
            if (def.has_default || n.attrs.find(def.name) != nullptr) continue;
            problem p = problem_at(n, problem_kind::missing_attr, status_code::invalid_argument,
                                   "no value and no default", asked_text(def), "set the attr");
            p.attr = def.name;
            add(std::move(p));
        }
    }

    // An attr that says how many values a port holds must fit 31 bits.
    void check_count(const node_def& n, const op_definition& op, const attr_def& def,
                     std::int64_t count) {
        const auto counts = [&](const port_def& port) { return port.number_attr == def.name; };
        if (std::none_of(op.inputs.begin(), op.inputs.end(), counts) &&
            std::none_of(op.outputs.begin(), op.outputs.end(), counts)) {
            return;
        }
        if (count >= 0 && count <= std::numeric_limits<std::int32_t>::max()) return;
        add(attr_problem(n, def, problem_kind::attr_not_allowed, "int " + std::to_string(count),
                         "a number of values from 0 to 2147483647"));
    }

    void refuse_attr(const node_def& n, const op_definition& op, const named_attr& a,
                     const checked_line& line) {
        problem p = unknown_attr_problem(n, op, a, line.ops, line.producer);
        const op_definition* written = options_.writer.find(n.op, line.producer);
        const bool idle = written != nullptr && is_at_default(*written, a);
        if (idle) p.remedy = "it has the writer's default: remove it, and nothing changes";
        (idle ? report_.warnings : report_.found).push_back(std::move(p));
    }

    void check_inputs(std::size_t i, const op_definition& op) {
        const node_def& n = g_.nodes[i];
        const auto inputs = links_.inputs_of(i);
        const auto asked = types_of(op, op.inputs, n.attrs);
        std::int64_t slot = 0;
        for (const input_link& from : inputs) {
            if (from.output == control_slot) continue;
            const std::optional<dtype> given = output_type(n, slot, from);
            if (asked && given && slot < asked->size() && !may_feed(*given, (*asked)[slot])) {
                add_mismatch(n, slot, from, *given, *asked);
            }
            ++slot;
        }
        if (asked && slot != asked->size()) {
            add(problem_at(n, problem_kind::wrong_input_count, status_code::invalid_argument,
                           std::to_string(slot) + " data inputs", std::to_string(asked->size()),
                           slot < asked->size() ? "add the missing inputs"
                                                : "remove the inputs that are too many"));
        }
    }

    // The type of the output that an input takes, if it is known; reports an output that is not there.
    std::optional<dtype> output_type(const node_def& n, std::int64_t slot, const input_link& from) {
        if (from.node == input_link::missing || !outputs_[from.node]) return std::nullopt;
        const port_types& types = *outputs_[from.node];
        if (from.output < types.size()) return types[from.output];
        const node_def& source = g_.nodes[from.node];
        add(problem_at(n, problem_kind::output_index_too_large, status_code::invalid_argument,
                       "input " + std::to_string(slot) + " is '" + source.name + ":" +
                           std::to_string(from.output) + "'",
                       "an output of " + source.op + " below " + std::to_string(types.size()),
                       "correct the index"));
        return std::nullopt;
    }

    void add_mismatch(const node_def& n, std::int64_t slot, const input_link& from, dtype given,
                      const port_types& asked) {
        const std::string source =
            text(tensor_name{g_.nodes[from.node].name, from.output});
        problem p = problem_at(n, problem_kind::type_mismatch, status_code::invalid_argument,
                               name_of(given) + " from '" + source + "' at input " +
                                   std::to_string(slot),
                               name_of(asked[slot]), "cast the value or correct the type attrs");
        p.attr = asked.port_of(slot);
        add(std::move(p));
    }

    const graph_def& g_;
    std::vector<checked_line> lines_;
    std::vector<std::size_t> line_of_;
    const check_options& options_;
    check_report& report_;
    graph_links links_;
    std::vector<const op_definition*> definitions_;
    std::vector<std::optional<port_types>> outputs_;
    std::set<std::string_view> warned_;
};

}  // namespace detail

// Versions first, then the shape of the graph, then node by node in file order: op, deprecation,
// attrs, inputs. Nothing is changed; time is linear in the graph.
inline check_report check(const graph_def& g, table_view ops, version_window reader,
                          const check_options& options = {}) {
    check_report report;
    report.versions = versions_of(g);
    if (auto p = check_versions(report.versions, reader)) report.found.push_back(std::move(*p));
    note_versions(g, ops, report.warnings);
    detail::graph_checker{g, ops, reader.consumer, options, report}.run();
    return report;
}

}  // namespace evergraph

#endif
