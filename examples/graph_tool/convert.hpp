// SPDX-License-Identifier: BSL-1.0
// convert: writes a graph or a model in another form.
#ifndef EVERGRAPH_EXAMPLES_GRAPH_TOOL_CONVERT_HPP
#define EVERGRAPH_EXAMPLES_GRAPH_TOOL_CONVERT_HPP

#include <cstddef>
#include <iostream>
#include <utility>

#include <evergraph_tf.hpp>

#include "command_line.hpp"
#include "input.hpp"

namespace graph_tool {

// What writes OUT: the model as it is, with its variables as constants, or the reverse.
inline eg::expected<void, eg::problems> write_converted(const eg::saved_model_folder& model,
                                                        const arguments& args) {
    const auto tags = args.values("--tag");
    if (args.has("--freeze")) {
        auto frozen = eg::freeze_saved_model(model, tags, args.values("--signature"));
        if (!frozen) return eg::unexpected{frozen.error()};
        return write_model(eg::saved_model_of(std::move(*frozen)), {}, args.files[1]);
    }
    if (!args.has("--thaw")) return write_model(model, tags, args.files[1]);
    const auto m = eg::find_meta_graph(model.model, tags);
    if (!m) return eg::unexpected{eg::problems{m.error()}};
    const auto thawed = eg::thaw_constants(**m);
    if (!thawed) return eg::unexpected{thawed.error()};
    return eg::write_thawed_model(*thawed, args.files[1]);
}

inline int convert(const arguments& args) {
    if (args.has("--freeze") && args.has("--thaw")) return misused("--freeze or --thaw, not both");
    const auto model = read_model(args.files[0]);
    if (!model) return report(model.error(), unreadable);
    const auto written = write_converted(*model, args);
    if (!written) {
        const bool file = written.error().at(0).kind == eg::problem_kind::file_not_written;
        return report(written.error(), file ? unreadable : refused);
    }
    std::size_t nodes = 0;
    for (const eg::meta_graph& m : model->model.meta_graphs) {
        if (m.graph) nodes += m.graph->nodes.size();
    }
    std::cout << nodes << " nodes -> " << args.files[1] << "\n";
    return done;
}

inline const command convert_command{
    "convert", 2, 2, {"--tag=", "--freeze", "--signature=", "--thaw"},
    "convert IN OUT [--tag TAG]... [--freeze [--signature KEY]...] [--thaw]\n", convert};

}  // namespace graph_tool

#endif
