// SPDX-License-Identifier: BSL-1.0
// thaw_constants: turns constants of a model back into variables, with a checkpoint of their values.
#ifndef EVERGRAPH_STORE_THAW_CONSTANTS_HPP
#define EVERGRAPH_STORE_THAW_CONSTANTS_HPP

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../format/meta_graph.hpp"
#include "../graph/graph_def.hpp"
#include "../tensor/tensor_decode.hpp"
#include "checkpoint_writer.hpp"
#include "saved_model_folder.hpp"

namespace evergraph {

// A model whose variables are not stored yet, and their values by name.
struct thawed_model {
    meta_graph model;
    std::map<std::string, tensor> variables;
};

namespace detail {

inline node_def thawed_node(std::string name, std::string op, std::vector<std::string> inputs,
                          std::vector<named_attr> attrs) {
    node_def n;
    n.name = std::move(name);
    n.op = std::move(op);
    n.inputs = std::move(inputs);
    n.attrs = attr_map::of(std::move(attrs));
    return n;
}
inline node_def thawed_constant(std::string name, const tensor& value) {
    return thawed_node(std::move(name), "Const", {},
                     {{"dtype", value.type()}, {"value", encode_tensor(value)}});
}
inline tensor string_vector(const std::vector<std::string>& texts) {
    return tensor::of<std::string>({static_cast<std::int64_t>(texts.size())}, std::span{texts});
}

// Adds the nodes by which TensorFlow saves and restores the variables, and says so in saver_def.
inline void add_saver(meta_graph& m, const std::map<std::string, tensor>& variables) {
    std::vector<node_def>& nodes = m.graph->nodes;
    std::vector<std::string> names;
    std::vector<std::string> save_inputs{"save/Const", "save/SaveV2/tensor_names",
                                         "save/SaveV2/shape_and_slices"};
    attr_list types;
    for (const auto& [name, value] : variables) {
        names.push_back(name);
        types.type.push_back(value.type());
        save_inputs.push_back(name);
    }
    const tensor whole = string_vector(std::vector<std::string>(names.size()));
    nodes.push_back(thawed_constant("save/filename/input", tensor::scalar(std::string{"model"})));
    nodes.push_back(thawed_node("save/Const", "PlaceholderWithDefault", {"save/filename/input"},
                              {{"dtype", dtype::string}, {"shape", shape_proto{}}}));
    for (const char* op : {"save/SaveV2", "save/RestoreV2"}) {
        nodes.push_back(thawed_constant(std::string{op} + "/tensor_names", string_vector(names)));
        nodes.push_back(thawed_constant(std::string{op} + "/shape_and_slices", whole));
    }
    nodes.push_back(thawed_node("save/SaveV2", "SaveV2", save_inputs, {{"dtypes", types}}));
    nodes.push_back(thawed_node("save/control_dependency", "Identity", {"save/Const", "^save/SaveV2"},
                              {{"T", dtype::string}}));
    nodes.push_back(thawed_node("save/RestoreV2", "RestoreV2",
                              {"save/Const", "save/RestoreV2/tensor_names",
                               "save/RestoreV2/shape_and_slices"},
                              {{"dtypes", types}}));
    std::vector<std::string> assigned;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string number = i == 0 ? "" : "_" + std::to_string(i);
        const dtype type = types.type[i];
        nodes.push_back(thawed_node("save/Identity" + number, "Identity",
                                  {"save/RestoreV2" + (i == 0 ? "" : ":" + std::to_string(i))},
                                  {{"T", type}}));
        nodes.push_back(thawed_node("save/AssignVariableOp" + number, "AssignVariableOp",
                                  {names[i] + "/handle", "save/Identity" + number},
                                  {{"dtype", type}}));
        assigned.push_back("^save/AssignVariableOp" + number);
    }
    nodes.push_back(thawed_node("save/restore_all", "NoOp", assigned, {}));
    saver_def& s = m.saver.emplace();
    s.filename_tensor = "save/Const:0";
    s.save_tensor = "save/control_dependency:0";
    s.restore_op = "save/restore_all";
    s.max_to_keep = 5;
    s.keep_checkpoint_every_n_hours = 10000;
    s.version = 2;
}

inline bool may_thaw(const node_def& n, const tensor_proto* value) {
    return n.op == "Const" && n.inputs.empty() && value != nullptr &&
           (byte_size(value->type) != 0 || value->type == dtype::string);
}

}  // namespace detail

// Each named Const of the graph becomes the reading of a resource variable of its name; nodes that
// use it stay as they are. Without names, all constants of real numbers whose rank is 1 or more:
// weights, in most graphs. A name that is no Const of its own, with inputs that tie it to a loop or
// in a graph that has a saver, is refused.
inline expected<thawed_model, problems> thaw_constants(const meta_graph& m,
                                                       const std::vector<std::string>& names = {}) {
    thawed_model out{m, {}};
    out.model.origin = {};
    graph_def& g = out.model.graph ? *out.model.graph : out.model.graph.emplace();
    problems found;
    std::set<std::string> wanted{names.begin(), names.end()};
    std::set<std::string_view> taken;
    for (const node_def& n : g.nodes) taken.insert(n.name);
    std::vector<node_def> nodes;
    for (node_def& n : g.nodes) {
        const auto* const value = n.attrs.find_as<tensor_proto>("value");
        const bool named = wanted.erase(n.name) != 0;
        const bool weight = names.empty() && value != nullptr && !value->dims.dims.empty() &&
                            real_number_types.contains(value->type) &&
                            (value->type == dtype::float32 || value->type == dtype::float64 ||
                             value->type == dtype::half || value->type == dtype::bfloat16);
        const std::string handle = n.name + "/handle";
        const auto t = (named || weight) && detail::may_thaw(n, value) && !taken.contains(handle)
                           ? decode_tensor(*value)
                           : unexpected{problem{}};
        if (!t) {
            if (named) {
                found.push_back(problem_at(n, problem_kind::not_supported,
                                           status_code::invalid_argument, "a node of this kind",
                                           "a Const without inputs", "name constants of the graph"));
            }
            nodes.push_back(std::move(n));
            continue;
        }
        nodes.push_back(detail::thawed_node(handle, "VarHandleOp", {},
                                          {{"container", ""},
                                           {"dtype", t->type()},
                                           {"shape", to_proto(t->dims())},
                                           {"shared_name", n.name}}));
        nodes.push_back(
            detail::thawed_node(n.name, "ReadVariableOp", {handle}, {{"dtype", t->type()}}));
        nodes.back().device = n.device;
        out.variables.emplace(n.name, *t);
    }
    for (const std::string& name : wanted) {
        problem p = problem_of(problem_kind::not_in_the_file, status_code::not_found,
                                          "no node of this name", "a Const");
        p.node = name;
        found.push_back(std::move(p));
    }
    if (m.saver || taken.contains("save/Const")) {
        found.push_back(problem_of(problem_kind::name_taken, status_code::already_exists,
                                              "a graph that has a saver", "one without variables",
                                              "freeze its variables first"));
    }
    if (!found.empty()) return unexpected<problems>{std::move(found)};
    g.nodes = std::move(nodes);
    if (!out.variables.empty()) detail::add_saver(out.model, out.variables);
    return out;
}

// Writes a SavedModel with these variables; the checkpoint first.
inline expected<void, problems> write_thawed_model(const thawed_model& thawed,
                                                   const std::filesystem::path& to,
                                                   saved_model_form form = saved_model_form::binary) {
    if (!thawed.variables.empty()) {
        std::error_code error;
        std::filesystem::create_directories(to / "variables", error);
        checkpoint_writer writer{to / "variables" / "variables"};
        for (const auto& [name, value] : thawed.variables) {
            auto added = writer.add(name, value);
            if (!added) return unexpected<problems>{problems{added.error()}};
        }
        auto done = writer.finish();
        if (!done) return unexpected<problems>{problems{done.error()}};
    }
    return write_saved_model(saved_model_of(thawed.model), to, form);
}

}  // namespace evergraph

#endif
