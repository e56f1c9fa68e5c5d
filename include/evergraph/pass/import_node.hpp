// SPDX-License-Identifier: BSL-1.0
// import_node: looks at each node of an import as it is about to be made.
#ifndef EVERGRAPH_PASS_IMPORT_NODE_HPP
#define EVERGRAPH_PASS_IMPORT_NODE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../graph/colocation.hpp"
#include "../graph/graph.hpp"
#include "../graph/graph_def.hpp"
#include "../graph/structure_ops.hpp"
#include "../ops/default_attr.hpp"
#include "../ops/op_definition.hpp"
#include "../ops/port_types.hpp"
#include "import_options.hpp"
#include "import_plan.hpp"
#include "infer_shapes.hpp"
#include "validate_node.hpp"

namespace evergraph {

namespace detail {

// In what the two entry points differ.
struct import_rules {
    bool importing = false;
    bool internal_names = false;
    bool needs_device = false;
    bool place_as_asked = false;
    bool add_defaults = true;
    bool validate = true;
    bool check_colocation = false;
    bool check_shapes = false;
    shape_view shapes;
    bool (*ignores_output_shapes)(std::string_view) = nullptr;
    unknown_attrs attrs = unknown_attrs::ignore;
    failures report = failures::first;

    void from(const import_options& o) {
        importing = true;
        place_as_asked = o.propagate_device_spec;
        check_colocation = o.validate_colocation;
        check_shapes = o.validate_shape;
        shapes = o.shapes;
        ignores_output_shapes = o.ignores_output_shapes;
        attrs = o.attrs;
        report = o.report;
    }
    void from(const convert_options& o) {
        internal_names = o.allow_internal_ops;
        needs_device = place_as_asked = o.expect_device_spec;
        add_defaults = o.add_default_attributes;
        validate = o.validate_nodes;
        attrs = o.attrs;
        report = o.report;
    }
};

class node_importer {
 public:
    node_importer(const graph& target, graph_def& def, table_view ops, std::int32_t consumer,
                  const import_rules& rules, const import_links& links, const import_map& map,
                  const std::vector<std::string>& functions, problems& found, problems& warnings)
        : target_(target),
          def_(def),
          ops_(ops),
          consumer_(consumer),
          producer_(versions_of(def).producer),
          rules_(rules),
          links_(links),
          map_(map),
          functions_(functions),
          found_(found),
          warnings_(warnings),
          states_(def.nodes.size()),
          skipped_(def.nodes.size(), 0) {
        if (rules.check_shapes) shapes_.resize(def.nodes.size());
    }

    // As TensorFlow counts: by the ports of the op, so a node without outputs is mapped as well.
    bool is_fully_mapped(std::uint32_t i) const {
        const node_def& n = def_.nodes[i];
        const op_definition* op = ops_.find(n.op, producer_);
        if (op == nullptr) return false;
        for (std::size_t port = 0; port < op->outputs.size(); ++port) {
            if (map_.find(std::pair{n.name, static_cast<int>(port)}) == map_.end()) return false;
        }
        return true;
    }
    void skip(std::uint32_t i) { skipped_[i] = 1; }
    const std::vector<std::uint8_t>& skipped() const noexcept { return skipped_; }

    void check(std::uint32_t i) {
        node_def& n = def_.nodes[i];
        state& s = states_[i];
        s.made_as = ++made_;
        check_colocation(n);
        check_sources(i);
        s.op = ops_.find(n.op, producer_);
        if (s.op == nullptr) {
            const bool is_call = std::binary_search(functions_.begin(), functions_.end(), n.op);
            if (!is_call && !n.op.empty()) {
                found_.push_back(problem_at(n, problem_kind::unknown_op, status_code::not_found,
                                            "'" + n.op + "'",
                                            "an op of the table or a function of the graph",
                                            "register the op, or use a program that knows it"));
            }
            return;
        }
        if (rules_.add_defaults) add_defaults(*s.op, n.attrs);
        if (rules_.validate) {
            validate_node(n, *s.op, data_inputs_of(i), rules_.attrs, found_, warnings_);
        }
        if (rules_.importing) {
            const std::size_t before = warnings_.size();
            check_deprecation(n, *s.op, producer_, consumer_, found_, warnings_);
            const bool warns = warnings_.size() != before;
            if (warns && !warned_.insert(s.op->name).second) warnings_.pop_back();
        }
        s.outputs = types_of(*s.op, s.op->outputs, n.attrs);
        check_types(i, false);
        if (rules_.check_shapes) check_shapes(i);
    }

    // What was not made yet when its consumer was.
    void check_back_edges(std::uint32_t i) {
        if (is_merge(def_.nodes[i].op) && skipped_[i] == 0) check_types(i, true);
    }

    std::vector<std::int64_t> output_counts() const {
        std::vector<std::int64_t> counts;
        counts.reserve(states_.size());
        for (const state& s : states_) counts.push_back(s.outputs ? s.outputs->size() : -1);
        return counts;
    }

 private:
    struct state {
        const op_definition* op = nullptr;
        std::optional<port_types> outputs;
        std::uint32_t made_as = 0;  // the how manieth node; 0: not made yet
        bool is_made() const { return made_as != 0; }
        bool waits = false;  // for an input that was not made before it
    };

    template <class F>
    void for_each_input(std::uint32_t i, const F& f) const {
        for (std::size_t at = links_.begin[i]; at < links_.begin[i + 1]; ++at) f(links_.links[at]);
    }
    std::int64_t data_inputs_of(std::uint32_t i) const {
        std::int64_t count = 0;
        for_each_input(i, [&](const import_link& l) { count += l.output != control_slot ? 1 : 0; });
        return count;
    }

    void check_colocation(const node_def& n) {
        if (!rules_.check_colocation || n.attrs.find(colocation_attr) == nullptr) return;
        for (const std::string& group : colocation_groups(n)) {
            if (links_.by_name.find(group) != links_.by_name.end()) continue;
            problem p = import_problem(n, problem_kind::bad_colocation, "'" + group + "'",
                                       "a node of the file", "drop the entry, or add the node");
            p.attr = colocation_attr;
            found_.push_back(std::move(p));
        }
    }

    // Only a Merge may come before what feeds it.
    void check_sources(std::uint32_t i) {
        const node_def& n = def_.nodes[i];
        for_each_input(i, [&](const import_link& l) {
            if (l.is_mapped || l.node == import_link::missing || states_[l.node].is_made()) return;
            states_[i].waits = true;
            if (skipped_[l.node] == 0 && is_merge(n.op)) return;
            found_.push_back(import_problem(
                n, problem_kind::missing_input,
                "an input of '" + def_.nodes[l.node].name + "', which is " +
                    (skipped_[l.node] != 0 ? "left out" : "made later"),
                "an input that is made before", "map the input, or close the loop at a Merge"));
        });
    }

    // The type of an output; nothing where it is not known, and a problem where there is no such.
    std::optional<dtype> type_of(const node_def& n, const import_link& l) {
        std::optional<port_types> mapped;
        const std::optional<port_types>* types = &mapped;
        const node* source = nullptr;
        int output = l.output;
        if (l.is_mapped) {
            source = &target_[l.target.node];
            output = l.target.output;
            const op_definition* op = ops_.find(
                source->op, target_.versions ? target_.versions->producer : producer_);
            if (op != nullptr) mapped = types_of(*op, op->outputs, source->attrs);
        } else {
            if (l.node == import_link::missing || !states_[l.node].is_made()) return std::nullopt;
            source = &def_.nodes[l.node];
            types = &states_[l.node].outputs;
        }
        if (!*types) return std::nullopt;
        if (output < (*types)->size()) return (**types)[output];
        found_.push_back(import_problem(
            n, problem_kind::output_index_too_large,
            "input '" + source->name + ":" + std::to_string(output) + "'",
            "an output of " + source->op + " below " + std::to_string((*types)->size()),
            is_functional_flow(source->op) ? "correct the index, or the types of the function"
                                           : "correct the index"));
        return std::nullopt;
    }

    void check_types(std::uint32_t i, bool second_look) {
        const state& s = states_[i];
        if (s.op == nullptr || (second_look && !s.waits)) return;
        const node_def& n = def_.nodes[i];
        const auto asked = types_of(*s.op, s.op->inputs, n.attrs);
        std::int64_t slot = 0;
        for_each_input(i, [&](const import_link& l) {
            if (l.output == control_slot) return;
            const bool late = !l.is_mapped && l.node != import_link::missing &&
                              states_[l.node].made_as > s.made_as;
            const dtype given =
                second_look && !late ? dtype::invalid : type_of(n, l).value_or(dtype::invalid);
            if (asked && slot >= asked->size() && !rules_.validate && !second_look) {
                found_.push_back(import_problem(n, problem_kind::wrong_input_count,
                                                "input " + std::to_string(slot),
                                                "an input below " + std::to_string(asked->size()),
                                                "remove the inputs too many"));
            } else if (asked && given != dtype::invalid && slot < asked->size() &&
                       !may_feed(given, (*asked)[slot])) {
                problem p = import_problem(
                    n, problem_kind::type_mismatch,
                    "input " + std::to_string(slot) + " of " + name_of(given) + ", from '" +
                        source_name(l) + "'",
                    name_of((*asked)[slot]), "cast the value or correct the type attrs");
                p.attr = asked->port_of(slot);
                found_.push_back(std::move(p));
            }
            ++slot;
        });
    }
    std::string source_name(const import_link& l) const {
        return l.is_mapped ? text(tensor_name{target_[l.target.node].name, l.target.output})
                           : text(tensor_name{def_.nodes[l.node].name, l.output});
    }

    // Compares `_output_shapes` with what follows from the inputs, then drops it.
    void check_shapes(std::uint32_t i) {
        node_def& n = def_.nodes[i];
        std::vector<const inferred_output*> inputs;
        for_each_input(i, [&](const import_link& l) {
            if (l.output == control_slot) return;
            const auto at = static_cast<std::size_t>(l.output);
            const bool known =
                !l.is_mapped && l.node != import_link::missing && at < shapes_[l.node].size();
            inputs.push_back(known ? &shapes_[l.node][at] : nullptr);
        });
        auto outputs = infer_node(n, states_[i].op, rules_.shapes, producer_, inputs);
        if (outputs) {
            shapes_[i] = std::move(*outputs);
        } else {
            found_.push_back(std::move(outputs).error());
        }
        const attr_list* given = n.attrs.find_as<attr_list>("_output_shapes");
        if (given != nullptr && states_[i].outputs) compare_shapes(n, *given, shapes_[i], *states_[i].outputs);
        n.attrs.erase("_output_shapes");
    }

    void compare_shapes(const node_def& n, const attr_list& given,
                        std::vector<inferred_output>& inferred, const port_types& types) {
        const auto refuse = [&](problems& to, std::string found, std::string needed) {
            problem p = import_problem(n, problem_kind::inconsistent_shape, std::move(found),
                                       std::move(needed), "remove the attr");
            p.attr = "_output_shapes";
            to.push_back(std::move(p));
        };
        const auto count = static_cast<std::int64_t>(given.shape.size());
        if (count != types.size()) {
            refuse(count < types.size() ? found_ : warnings_, std::to_string(count) + " shapes",
                   "one for each of " + std::to_string(types.size()) + " outputs");
        }
        const std::size_t both = std::min(given.shape.size(), inferred.size());
        for (std::size_t k = 0; k < both; ++k) {
            const auto stated = partial_shape::of(given.shape[k]);
            if (!stated) {
                refuse(found_, text(given.shape[k]), "sizes from -1 on, and a product below 2^63");
                continue;
            }
            if (auto whole = merged(*stated, inferred[k].shape)) {
                inferred[k].shape = std::move(*whole);
            } else if (rules_.ignores_output_shapes == nullptr || !rules_.ignores_output_shapes(n.op)) {
                refuse(found_, text(*stated), text(inferred[k].shape) + ", as its inputs give");
            }
        }
    }

    const graph& target_;
    graph_def& def_;
    table_view ops_;
    std::int32_t consumer_;
    std::int32_t producer_;
    const import_rules& rules_;
    const import_links& links_;
    const import_map& map_;
    const std::vector<std::string>& functions_;
    problems& found_;
    problems& warnings_;
    std::vector<state> states_;
    std::vector<std::uint8_t> skipped_;
    std::set<std::string_view> warned_;  // ops of which a warning was given
    std::uint32_t made_ = 0;
    std::vector<std::vector<inferred_output>> shapes_;
};

}  // namespace detail

}  // namespace evergraph

#endif
