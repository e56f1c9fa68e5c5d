// SPDX-License-Identifier: BSL-1.0
// check_report: what a check is asked for, and what it finds.
#ifndef EVERGRAPH_PASS_CHECK_REPORT_HPP
#define EVERGRAPH_PASS_CHECK_REPORT_HPP

#include <cstdint>
#include <span>
#include <string>

#include "../base/problem.hpp"
#include "../ops/op_definition.hpp"
#include "../version/version_def.hpp"

namespace evergraph {

enum class unknown_attrs : std::uint8_t {
    refuse,  // an attr the op lacks may change what the op means: a problem
    ignore,  // as newer TensorFlow does
};

struct check_options {
    unknown_attrs attrs = unknown_attrs::refuse;
    std::span<const std::string> functions = {};  // the graph's own functions, which are ops too
    table_view writer = {};  // the table of the program that wrote the graph, if it is at hand: an
                             // attr that ours lacks may stay if it has the writer's default
};

struct check_report {
    version_def versions;
    problems found;
    problems
        warnings;  // what is no fault yet: ops that newer producers may not use, once for each,
                   // attrs at the writer's default, versions that do not say who wrote it
    bool ok() const noexcept { return found.empty(); }
};

}  // namespace evergraph

#endif
