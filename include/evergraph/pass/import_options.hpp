// SPDX-License-Identifier: BSL-1.0
// import_options: how a graph_def is brought into a graph, and what comes back.
#ifndef EVERGRAPH_PASS_IMPORT_OPTIONS_HPP
#define EVERGRAPH_PASS_IMPORT_OPTIONS_HPP

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../graph/graph.hpp"
#include "check.hpp"
#include "shape_table.hpp"

namespace evergraph {

enum class failures : std::uint8_t {
    first,  // as TensorFlow: the first in its order of checks
    all,    // every problem that can be told apart
};

// For `import_graph`. Tensors are named as in a file: "name", "name:1", "^name".
struct import_options {
    std::string prefix = {};             // of all names; a trailing "/" is added
    bool uniquify_names = false;    // a name in use becomes name_1, name_2 ...
    bool uniquify_prefix = false;   // the same for the prefix as a whole
    std::vector<std::pair<std::string, std::string>> input_map = {};  // tensors of the file: the target's
    bool skip_mapped_nodes = false;  // nodes of which all outputs are mapped are left out
    std::vector<std::string> control_dependencies = {};  // target nodes that all imported ones wait for
    std::vector<std::string> return_tensors = {};        // of the file, to be found in the result
    std::vector<std::string> return_nodes = {};
    std::string default_device = {};          // of nodes that ask for none
    bool propagate_device_spec = false;  // nodes count as placed on the device they ask for
    bool validate_colocation = true;
    bool validate_shape = true;          // infer shapes and compare them with `_output_shapes`
    shape_view shapes = {};                   // the dialect's shape functions
    bool (*ignores_output_shapes)(std::string_view op) = nullptr;  // ops whose attr may be wrong
    unknown_attrs attrs = unknown_attrs::ignore;  // TensorFlow refused them up to 1.15
    failures report = failures::first;
};

struct imported_tensor {
    node_id node = graph::source;
    int output = 0;  // control_slot where a control input was asked for
    bool operator==(const imported_tensor&) const = default;
};

struct import_result {
    std::vector<imported_tensor> return_tensors;
    std::vector<node_id> return_nodes;
    std::vector<std::string> unused_input_map_keys;  // keys that name nothing in the file
    std::string prefix;                              // the one in use, without "/"
    problems warnings;
};

// For `convert_graph`.
struct convert_options {
    bool allow_internal_ops = false;  // names may begin with "_"
    bool expect_device_spec = false;  // each node must name a device, and counts as placed there
    bool add_default_attributes = true;  // TensorFlow left that to its callers up to 1.15
    bool validate_nodes = false;
    unknown_attrs attrs = unknown_attrs::ignore;
    failures report = failures::first;
};

}  // namespace evergraph

#endif
