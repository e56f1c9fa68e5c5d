// SPDX-License-Identifier: BSL-1.0
// check_saved_model: what must hold of a graph before a SavedModel is loaded.
#ifndef EVERGRAPH_STORE_CHECK_SAVED_MODEL_HPP
#define EVERGRAPH_STORE_CHECK_SAVED_MODEL_HPP

#include <cstdint>
#include <string>
#include <utility>

#include "../base/problem.hpp"
#include "../base/shared_bytes.hpp"
#include "../format/protobuf_graph_reader.hpp"
#include "../format/wire_reader.hpp"
#include "../graph/graph_def.hpp"

namespace evergraph {

namespace detail {

inline void check_loaded_node(const node_def& n, const std::string& function, problems& found) {
    const std::string place = function.empty() ? "" : " in the function '" + function + "'";
    const tensor_proto* const value = n.attrs.find_as<tensor_proto>("value");
    const auto wrong = [&](std::string what, std::string needed) {
        found.push_back(problem_at(n, problem_kind::attr_not_allowed,
                                   status_code::failed_precondition, std::move(what) + place,
                                   std::move(needed), "write the model again"));
        found.back().attr = "value";
    };
    if (n.op == "Const" && n.attrs.find("value") == nullptr) {
        wrong("a Const without a value", "a tensor");
        found.back().kind = problem_kind::missing_attr;
    }
    if (value != nullptr && !known_shape(value->dims)) {
        wrong("a tensor of the shape " + text(value->dims), "sizes from 0 whose product fits 64 bits");
    }
    if (!function.empty() && n.op == function) {
        found.push_back(problem_at(n, problem_kind::cycle, status_code::failed_precondition,
                                   "the function '" + function + "' that calls itself",
                                   "a function that ends", "call it through a While"));
    }
}

inline void check_loaded_function(wire_reader function, const shared_bytes& library,
                                  problems& found) {
    std::string name;
    for (wire_reader r = function; r.next();) {
        if (!r.is(1, wire_type::bytes)) {
            r.skip();
            continue;
        }
        for (wire_reader signature = r.message(); signature.next();) {
            if (signature.is(1, wire_type::bytes)) {
                name = signature.bytes();
            } else {
                signature.skip();
            }
        }
    }
    while (function.next()) {
        if (!function.is(3, wire_type::bytes)) {
            function.skip();
            continue;
        }
        auto n = read_message<node_def>(library.part(function.bytes()));
        if (n) {
            check_loaded_node(*n, name, found);
        } else {
            found.insert(found.end(), n.error().begin(), n.error().end());
        }
    }
}

}  // namespace detail

// All that TensorFlow's loader refuses in the graph and in its functions: a tensor whose shape is
// not known, a Const without a value, a function that calls itself.
inline problems check_loaded_graph(const graph_def& g) {
    problems found;
    for (const node_def& n : g.nodes) detail::check_loaded_node(n, {}, found);
    if (!g.library) return found;
    for (wire_reader r{g.library->view()}; r.next();) {
        if (r.is(1, wire_type::bytes)) {
            detail::check_loaded_function(r.message(), *g.library, found);
        } else {
            r.skip();
        }
    }
    return found;
}

}  // namespace evergraph

#endif
