// SPDX-License-Identifier: BSL-1.0
// model_listing: a model as a table for people: signatures, variables, assets, functions, nodes.
#ifndef EVERGRAPH_FORMAT_MODEL_LISTING_HPP
#define EVERGRAPH_FORMAT_MODEL_LISTING_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "../base/problem.hpp"
#include "../graph/listing.hpp"
#include "find_in_model.hpp"
#include "function_names.hpp"
#include "meta_graph.hpp"
#include "session_bundle.hpp"

namespace evergraph {

namespace detail {

inline std::string port_lines(const std::vector<signature_port>& ports, std::string_view what) {
    std::string out;
    for (const signature_port& p : ports) {
        const tensor_info& t = p.info;
        out += "    " + std::string{what} + " " + padded(p.key, 16) + "  ";
        out += t.composite_tensor ? "a composite tensor" : t.coo_sparse ? "a sparse tensor"
                                                                        : printable(t.name);
        out += "  " + name_of(t.type) + (t.dims ? text(*t.dims) : "") + "\n";
    }
    return out;
}

inline std::string variable_lines(const graph_def& g) {
    std::string out;
    for (const node_def& n : g.nodes) {
        const bool is_variable = n.op == "VarHandleOp" || n.op == "VariableV2" ||
                                 n.op == "Variable" || n.op == "AutoReloadVariable";
        if (!is_variable) continue;
        const dtype* const type = n.attrs.find_as<dtype>("dtype");
        const shape_proto* const dims = n.attrs.find_as<shape_proto>("shape");
        out += "  " + padded(n.name, 32) + "  " + (type ? name_of(*type) : "") +
               (dims ? text(*dims) : "") + "\n";
    }
    return out;
}

inline std::string section(std::string_view title, const std::string& lines) {
    return lines.empty() ? std::string{} : std::string{title} + ":\n" + lines;
}

}  // namespace detail

// What is there of: tags and versions, signatures, variables, assets, collections and functions.
// Then the graph, node by node.
inline std::string listing(const meta_graph& m) {
    static const graph_def nothing;
    const graph_def& g = m.graph ? *m.graph : nothing;
    std::string out;
    if (m.info) {
        out += "tags: " + printable(detail::listed(m.info->tags, ""));
        if (!m.info->tensorflow_version.empty()) {
            out += ", written by TensorFlow " + printable(m.info->tensorflow_version);
        }
        out += "\n";
    }
    std::string lines;
    std::vector<signature> signatures = m.signatures;
    if (const auto bundled = session_bundle_signatures(m); signatures.empty() && bundled) {
        signatures = *bundled;
    }
    for (const signature& s : signatures) {
        lines += "  " + printable(s.key) + "  " + printable(s.method_name) + "\n" +
                 detail::port_lines(s.inputs, "in ") + detail::port_lines(s.outputs, "out");
    }
    out += detail::section("signatures", lines);
    out += detail::section("variables", detail::variable_lines(g));
    lines.clear();
    if (const auto assets = assets_of(m)) {
        for (const asset_file& a : *assets) {
            lines += "  " + printable(a.filename) +
                     (a.tensor ? " -> " + printable(a.tensor->name) : "") + "\n";
        }
    }
    out += detail::section("assets", lines);
    if (const auto init = init_op_of(m); init && *init) {
        out += "init op: " + printable(**init) + "\n";
    }
    if (m.saver) {
        out += "saver: restores by " + printable(m.saver->restore_op) + " from " +
               printable(m.saver->filename_tensor) + "\n";
    }
    lines.clear();
    for (const collection& c : m.collections) {
        lines += "  " + printable(c.key) + " (" + std::to_string(c.value.size()) + " bytes)\n";
    }
    out += detail::section("collections", lines);
    lines.clear();
    for (const std::string& f : function_names(g)) lines += "  " + printable(f) + "\n";
    out += detail::section("functions", lines);
    return out + listing(g);
}

// Each of its graphs.
inline std::string listing(const saved_model& model) {
    std::string out;
    for (const meta_graph& m : model.meta_graphs) out += (out.empty() ? "" : "\n") + listing(m);
    return out;
}

}  // namespace evergraph

#endif
