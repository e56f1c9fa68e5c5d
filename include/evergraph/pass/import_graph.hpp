// SPDX-License-Identifier: BSL-1.0
// import_graph: brings a graph_def into a graph, by TensorFlow's rules.
#ifndef EVERGRAPH_PASS_IMPORT_GRAPH_HPP
#define EVERGRAPH_PASS_IMPORT_GRAPH_HPP

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../graph/graph.hpp"
#include "../graph/graph_def.hpp"
#include "../ops/op_definition.hpp"
#include "../version/check_versions.hpp"
#include "../version/merge_versions.hpp"
#include "graph_importer.hpp"
#include "import_options.hpp"

namespace evergraph {

namespace detail {

inline problem import_request_problem(std::string found, std::string needed, std::string remedy) {
    return import_problem(node{}, problem_kind::bad_import, std::move(found), std::move(needed),
                          std::move(remedy));
}

}  // namespace detail

// Adds the nodes of `def` to `target`: default attrs are added, every node is checked against its
// op, deprecated ops are refused, functions join the target's, and the versions are merged (see
// merge_versions: one old import makes the target old). Where nothing waits for order's sake ids
// follow the file. On failure the target is as it was.
//
// Unlike TensorFlow two nodes of one name are never made: a prefix in use is refused where it
// leads to that.
inline expected<import_result, problems> import_graph(graph& target, graph_def def, table_view ops,
                                                      version_window reader,
                                                      const import_options& options = {}) {
    detail::import_rules rules;
    rules.from(options);
    detail::graph_importer importer{target, std::move(def), ops, reader, rules};
    if (!options.return_nodes.empty() && options.skip_mapped_nodes) {
        importer.refuse(detail::import_request_problem(
            "return_nodes together with skip_mapped_nodes", "one of them",
            "ask for return_tensors instead"));
    }
    return importer.run(&options);
}

// A graph of its own: nodes are taken as they stand but for default attrs, ops may be deprecated,
// and the versions are the file's.
inline expected<graph, problems> convert_graph(graph_def def, table_view ops, version_window reader,
                                               const convert_options& options = {}) {
    graph made;
    detail::import_rules rules;
    rules.from(options);
    detail::graph_importer importer{made, std::move(def), ops, reader, rules};
    auto result = importer.run(nullptr);
    if (!result) return unexpected<problems>{std::move(result).error()};
    return made;
}

}  // namespace evergraph

#endif
