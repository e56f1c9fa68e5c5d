// SPDX-License-Identifier: BSL-1.0
// input: the model or graph that a command is given, from a file of any kind.
#ifndef EVERGRAPH_EXAMPLES_GRAPH_TOOL_INPUT_HPP
#define EVERGRAPH_EXAMPLES_GRAPH_TOOL_INPUT_HPP

#include <string>
#include <utility>

#include <evergraph.hpp>
#if __has_include(<nlohmann/json.hpp>)
#include <evergraph_json.hpp>
#endif

#include "command_line.hpp"

namespace graph_tool {

// JSON takes part where nlohmann/json is installed.
inline eg::expected<eg::saved_model_folder, eg::problems> read_model(const std::string& path) {
#if __has_include(<nlohmann/json.hpp>)
    return eg::read_any_model_file(path);
#else
    return eg::read_model_file(path);
#endif
}

inline eg::expected<void, eg::problems> write_model(const eg::saved_model_folder& model,
                                                    const std::vector<std::string>& tags,
                                                    const std::string& path) {
#if __has_include(<nlohmann/json.hpp>)
    return eg::write_any_model_file(model, tags, path);
#else
    return eg::write_model_file(model, tags, path);
#endif
}

// The graph of the tags that the options give; without tags the only one there is.
inline eg::expected<eg::graph_def, eg::problems> read_graph(const arguments& args) {
    const auto model = read_model(args.files[0]);
    if (!model) return eg::unexpected{model.error()};
    const auto found = eg::find_meta_graph(model->model, args.values("--tag"));
    if (!found) return eg::unexpected{eg::problems{found.error()}};
    return (*found)->graph.value_or(eg::graph_def{});
}

}  // namespace graph_tool

#endif
