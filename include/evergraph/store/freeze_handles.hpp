// SPDX-License-Identifier: BSL-1.0
// freeze_handles: nodes and functions rewritten so that a variable's value flows where it flowed.
#ifndef EVERGRAPH_STORE_FREEZE_HANDLES_HPP
#define EVERGRAPH_STORE_FREEZE_HANDLES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../format/find_in_model.hpp"
#include "../format/function_library.hpp"
#include "../graph/function_def.hpp"
#include "../graph/graph_def.hpp"
#include "../tensor/tensor_decode.hpp"
#include "frozen_ops.hpp"
#include "variable_keys.hpp"

namespace evergraph {

// The value of the variable that this node makes.
using variable_value = std::function<expected<tensor, problem>(const node_def&)>;

namespace detail {

using maybe_types = std::vector<std::optional<dtype>>;

// Rewrites the graph and makes the functions it then calls.
class handle_freezer {
 public:
    handle_freezer(function_library& functions, const variable_value& value, problems& found)
        : functions_(functions), value_(value), found_(found) {}

    void graph(std::vector<node_def>& nodes) {
        scope_t s{nodes, {}, {}, {}, false, {}, false};
        rewrite(s);
    }

 private:
    static constexpr int most_calls = 200;
    using place = std::pair<std::string, int>;  // a node or argument, and its output
    struct scope_t {
        std::vector<node_def>& nodes;
        std::map<place, dtype> handles;            // outputs that are, or were, variables
        std::set<place> references;                // those of them that most ops just read
        std::map<std::string, std::string> ports;  // by node: the output's name before
        bool in_function;
        std::string function;
        bool changed;
    };
    struct special {
        std::string name;
        maybe_types outputs;
    };
    struct callees {
        std::vector<std::string> names;
        std::size_t first = 0;  // which input is the functions' first argument
        bool loop = false;      // outputs are what the inputs are
    };

    std::optional<dtype> handle_at(const scope_t& s, std::string_view input) const {
        const named_output from = output_of(input, s.in_function);
        const auto at = s.handles.find({std::string{from.node}, from.output});
        return at == s.handles.end() ? std::nullopt : std::optional{at->second};
    }
    maybe_types inputs_of(const scope_t& s, const node_def& n) const {
        maybe_types in;
        for (const std::string& input : n.inputs) {
            if (!input.starts_with('^')) in.push_back(handle_at(s, input));
        }
        return in;
    }
    static bool any(const maybe_types& types) {
        for (const auto& t : types) {
            if (t) return true;
        }
        return false;
    }

    void rewrite(scope_t& s) {
        for (node_def& n : s.nodes) {
            if (is_variable(n)) make_constant(s, n);
        }
        spread(s);
        std::map<const node_def*, maybe_types> inputs;
        for (const node_def& n : s.nodes) inputs.emplace(&n, inputs_of(s, n));
        for (node_def& n : s.nodes) rewrite(s, n, inputs[&n]);
    }

    void make_constant(scope_t& s, node_def& n) {
        auto value = value_(n);
        if (!value) {
            problem p = std::move(value).error();
            p.node = n.name;
            p.op = n.op;
            found_.push_back(std::move(p));
            return;
        }
        s.handles[{n.name, 0}] = value->type();
        if (n.op == "VarHandleOp") {
            s.ports[n.name] = "resource";
        } else {
            s.references.insert({n.name, 0});
        }
        n.op = "Const";
        n.attrs = {};
        n.attrs.set("dtype", value->type());
        n.attrs.set("value", encode_tensor(*value));
        s.changed = true;
    }

    // A node is looked at again whenever one of its sources turns out to carry a variable.
    void spread(scope_t& s) {
        std::map<std::string_view, std::vector<std::size_t>> consumers;
        std::deque<std::size_t> open;
        for (std::size_t i = 0; i < s.nodes.size(); ++i) {
            open.push_back(i);
            for (const std::string& input : s.nodes[i].inputs) {
                consumers[output_of(input, s.in_function).node].push_back(i);
            }
        }
        while (!open.empty()) {
            const node_def& n = s.nodes[open.front()];
            open.pop_front();
            if (!spread(s, n)) continue;
            for (const std::size_t next : consumers[n.name]) open.push_back(next);
        }
    }

    // Notes which outputs of the node carry a variable; true if one is new.
    bool spread(scope_t& s, const node_def& n) {
        const maybe_types in = inputs_of(s, n);
        maybe_types out;
        if (n.op == "IdentityN") {
            out = in;
        } else if (const auto called = callees_of(n)) {
            const maybe_types args{in.begin() + static_cast<std::ptrdiff_t>(
                                       std::min(called->first, in.size())), in.end()};
            out = called->loop ? args
                               : any(args) ? specialise(called->names[0], args).outputs : out;
        } else if (any(in)) {
            const frozen_op* const f = frozen_op_of(n.op);
            const bool passes = n.op == "Merge" || n.op == "RefMerge" ||
                                (f != nullptr && in[0] && f->type_attr == "T" &&
                                 f->op != "ReadVariableOp" && f->op != "VariableShape");
            for (const auto& t : in) {
                if (passes && t) out = {t, t};
            }
            if (n.op.ends_with("Merge") && passes) out.resize(1);
        }
        bool more = false;
        const bool reference = takes_reference(s, n);
        for (std::size_t i = 0; i < out.size(); ++i) {
            const place here{n.name, static_cast<int>(i)};
            if (!out[i] || !s.handles.try_emplace(here, *out[i]).second) continue;
            if (reference) s.references.insert(here);
            more = true;
        }
        return more;
    }
    // Whether all variables that the node takes are references.
    static bool takes_reference(const scope_t& s, const node_def& n) {
        for (const std::string& input : n.inputs) {
            const named_output from = output_of(input, s.in_function);
            const place at{std::string{from.node}, from.output};
            if (s.handles.contains(at) && !s.references.contains(at)) return false;
        }
        return true;
    }

    std::optional<callees> callees_of(const node_def& n) const {
        callees c;
        const auto named = [&](const char* attr) {
            if (const auto* f = n.attrs.find_as<func_attr>(attr)) c.names.push_back(f->name);
        };
        if (n.op == "PartitionedCall" || n.op == "StatefulPartitionedCall") {
            named("f");
        } else if (n.op == "If" || n.op == "StatelessIf") {
            named("then_branch");
            named("else_branch");
            c.first = 1;
        } else if (n.op == "While" || n.op == "StatelessWhile") {
            named("body");
            named("cond");
            c.loop = true;
        } else if (n.op == "Case" || n.op == "StatelessCase") {
            if (const auto* list = n.attrs.find_as<attr_list>("branches")) {
                for (const func_attr& f : list->func) c.names.push_back(f.name);
            }
            c.first = 1;
        } else if (functions_.find(n.op) != nullptr) {
            c.names.push_back(n.op);
        }
        if (c.names.empty()) return std::nullopt;
        return c;
    }

    // The function for these types of arguments, made if it is not there.
    special specialise(const std::string& name, const maybe_types& args) {
        const auto known = made_.find({name, args});
        if (known != made_.end()) return known->second;
        const function_def* const before = functions_.find(name);
        if (before == nullptr) return {name, {}};
        made_[{name, args}] = {name, {}};  // what a function that calls itself meets
        if (depth_ == most_calls) {
            found_.push_back(problem_of(problem_kind::not_supported, status_code::unimplemented,
                                           "calls of functions nested too deep at '" + name + "'",
                                           "at most " + std::to_string(most_calls)));
            return {name, {}};
        }
        ++depth_;
        function_def f = *before;
        scope_t s{f.nodes, {}, {}, {}, true, name, false};
        for (std::size_t i = 0; i < args.size() && i < f.signature.inputs.size(); ++i) {
            function_arg& arg = f.signature.inputs[i];
            if (!args[i]) continue;
            s.handles[{arg.name, 0}] = *args[i];
            arg.type = *args[i];
            arg.type_attr.clear();
            arg.unknown.clear();  // types and shapes of the handle
            s.changed = true;
        }
        rewrite(s);
        --depth_;
        special out{name, maybe_types(f.signature.outputs.size())};
        finish(s, f, out);
        if (s.changed) {
            out.name = free_name(name);
            f.signature.name = out.name;
            f.resource_arg_ids.clear();
            f.attrs.erase("_input_shapes");
            functions_.replace(std::move(f));
        }
        made_[{name, args}] = out;
        return out;
    }
    void finish(const scope_t& s, function_def& f, special& out) const {
        for (std::size_t i = 0; i < f.signature.outputs.size(); ++i) {
            const function_result* const r = find_result(f.results, f.signature.outputs[i].name);
            if (r == nullptr) continue;
            out.outputs[i] = handle_at(s, r->source);
            if (!out.outputs[i]) continue;
            f.signature.outputs[i].type = *out.outputs[i];
            f.signature.outputs[i].type_attr.clear();
            f.signature.outputs[i].unknown.clear();
        }
        for (node_def& n : f.nodes) {
            for (std::string& input : n.inputs) rename_port(s, input);
        }
        for (function_result& r : f.results) rename_port(s, r.source);
    }
    static void rename_port(const scope_t& s, std::string& source) {
        const std::size_t colon = source.find(':');
        if (colon == std::string::npos) return;
        const auto at = s.ports.find(source.substr(0, colon));
        if (at == s.ports.end() || source.compare(colon + 1, at->second.size(), at->second) != 0) return;
        source.replace(colon + 1, at->second.size(), "output");
    }
    std::string free_name(const std::string& name) const {
        std::string free = name + "_frozen";
        for (int i = 1; functions_.find(free) != nullptr; ++i) {
            free = name + "_frozen_" + std::to_string(i);
        }
        return free;
    }

    void rewrite(scope_t& s, node_def& n, const maybe_types& in) {
        if (const auto called = callees_of(n)) return rewrite_call(s, n, *called, in);
        if (!any(in)) return;
        s.changed = true;
        const frozen_op* const f = frozen_op_of(n.op);
        const bool reference = takes_reference(s, n);
        const std::int64_t* const batch = n.attrs.find_as<std::int64_t>("batch_dims");
        if (n.op == "IdentityN" || n.op == "Merge" || n.op == "RefMerge") {
            set_types(n, "T", 0, in);
            if (n.op == "IdentityN") return;
            n.op = "Merge";
            for (const auto& t : in) {
                if (t) n.attrs.set("T", *t);
            }
        } else if (n.op == "VarIsInitializedOp" || n.op == "IsVariableInitialized") {
            s.ports[n.name] = "is_initialized";
            n.op = "Const";
            n.inputs.clear();
            n.attrs = {};
            n.attrs.set("dtype", dtype::boolean);
            n.attrs.set("value", encode_tensor(tensor::scalar(true)));
        } else if (f != nullptr && in[0] && (batch == nullptr || *batch == 0)) {
            if (!f->port.empty()) s.ports[n.name] = f->port;
            n.op = f->becomes;
            n.attrs.erase("dtype");
            n.attrs.erase("batch_dims");
            n.attrs.erase("_output_shapes");
            n.attrs.set(std::string{f->type_attr}, *in[0]);
        } else if (writes_reference(n.op) || !reference) {
            const std::string where = s.function.empty() ? "" : " in the function '" + s.function + "'";
            found_.push_back(problem_at(n, problem_kind::not_supported, status_code::unimplemented,
                                        "an op that takes a variable itself" + where,
                                        "ops that read variables",
                                        "freeze signatures that do not write variables"));
        }
    }
    static void set_types(node_def& n, const std::string& attr, std::size_t first,
                          const maybe_types& types) {
        const auto* const list = n.attrs.find_as<attr_list>(attr);
        if (list == nullptr) return;
        attr_list out = *list;
        for (std::size_t i = first; i < types.size() && i - first < out.type.size(); ++i) {
            if (types[i]) out.type[i - first] = *types[i];
        }
        n.attrs.set(attr, std::move(out));
    }
    void rewrite_call(scope_t& s, node_def& n, const callees& called, const maybe_types& in) {
        const std::size_t first = std::min(called.first, in.size());
        const maybe_types args{in.begin() + static_cast<std::ptrdiff_t>(first), in.end()};
        std::map<std::string, std::string> renamed;
        maybe_types out = args;
        for (const std::string& name : called.names) {
            const special made = specialise(name, args);
            if (made.name != name) renamed[name] = made.name;
            if (!called.loop) out = made.outputs;
        }
        if (renamed.empty() && !any(args)) return;
        s.changed = true;
        if (const auto at = renamed.find(n.op); at != renamed.end()) n.op = at->second;
        std::vector<named_attr> attrs(n.attrs.begin(), n.attrs.end());
        for (named_attr& a : attrs) rename(a.value, renamed);
        n.attrs = attr_map::of(std::move(attrs));
        if (!any(args)) return;
        set_types(n, "Tin", 0, args);
        set_types(n, "T", 0, args);
        set_types(n, "Tout", 0, out);
        n.attrs.erase("_output_shapes");
        n.attrs.erase("output_shapes");
    }
    static void rename(attr_value& v, const std::map<std::string, std::string>& renamed) {
        const auto one = [&](const func_attr& f) {
            func_attr out = f;
            if (const auto at = renamed.find(f.name); at != renamed.end()) out.name = at->second;
            return out;
        };
        if (const auto* f = v.as<func_attr>()) {
            v = one(*f);
        } else if (const auto* list = v.as<attr_list>(); list != nullptr && !list->func.empty()) {
            attr_list out = *list;
            for (func_attr& named : out.func) named = one(named);
            v = std::move(out);
        }
    }

    function_library& functions_;
    const variable_value& value_;
    problems& found_;
    std::map<std::pair<std::string, maybe_types>, special> made_;
    int depth_ = 0;
};

}  // namespace detail

}  // namespace evergraph

#endif
