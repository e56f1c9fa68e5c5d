// SPDX-License-Identifier: BSL-1.0
// check_functions: all that keeps the functions of a graph from being what their ops say.
#ifndef EVERGRAPH_PASS_CHECK_FUNCTIONS_HPP
#define EVERGRAPH_PASS_CHECK_FUNCTIONS_HPP

#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../format/function_library.hpp"
#include "../graph/function_def.hpp"
#include "../graph/graph_def.hpp"
#include "../ops/op_definition.hpp"
#include "../version/version_def.hpp"
#include "../version/version_window.hpp"
#include "check.hpp"
#include "instantiate.hpp"

namespace evergraph {

namespace detail {

inline bool tells_of_inputs(const problem& p) {
    return p.kind == problem_kind::wrong_input_count || p.kind == problem_kind::type_mismatch ||
           p.kind == problem_kind::output_index_too_large;
}

}  // namespace detail

// Every body as `check` looks at a graph of the same versions; what depends on attrs that a call
// sets is looked at when it is called. Problems name the function before the node. Adds to `report`.
inline void check_functions(const function_library& library, table_view ops, version_window reader,
                            const check_options& options, check_report& report) {
    const auto take = [](problems& to, problems from) {
        to.insert(to.end(), std::make_move_iterator(from.begin()),
                  std::make_move_iterator(from.end()));
    };
    for (const function_def* f : library.functions()) {
        auto body = instantiate(*f, {}, library, ops, report.versions.producer, {true});
        if (!body) {
            take(report.found, std::move(body).error());
            continue;
        }
        check_report inside;
        inside.versions = report.versions;
        detail::graph_checker{body->graph, ops, reader.consumer, options, inside}.run();
        if (body->is_open) std::erase_if(inside.found, detail::tells_of_inputs);
        for (problems* list : {&inside.found, &inside.warnings}) {
            for (problem& p : *list) p.node = f->name() + "/" + p.node;
        }
        take(report.found, std::move(inside.found));
        take(report.warnings, std::move(inside.warnings));
    }
}

// `check` of a graph, then of the functions of its library, which its nodes may call. A library that
// does not read is reported.
inline check_report check_with_functions(const graph_def& g, table_view ops, version_window reader,
                                         check_options options = {}) {
    if (!g.library) return check(g, ops, reader, options);
    auto library = function_library::read(*g.library);
    std::vector<std::string> names;
    if (library) {
        for (const function_def* f : library->functions()) names.push_back(f->name());
    }
    options.functions = names;
    check_report report = check(g, ops, reader, options);
    if (library) {
        check_functions(*library, ops, reader, options, report);
    } else {
        report.found.insert(report.found.end(), library.error().begin(), library.error().end());
    }
    return report;
}

}  // namespace evergraph

#endif
