// SPDX-License-Identifier: BSL-1.0
// run_failure: why a run was stopped from outside, as a problem.
#ifndef EVERGRAPH_RUN_RUN_FAILURE_HPP
#define EVERGRAPH_RUN_RUN_FAILURE_HPP

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>

#include "../base/problem.hpp"
#include "../plan/plan.hpp"
#include "run_options.hpp"
#include "run_step.hpp"

namespace evergraph {

inline problem cancelled_problem() {
    problem p;
    p.code = status_code::cancelled;
    p.kind = problem_kind::cancelled;
    return p;
}

// `running`: the nodes whose kernels had not ended when the time was up.
inline problem timed_out_problem(const plan& in, std::chrono::nanoseconds timeout,
                                 std::span<const std::uint32_t> running) {
    constexpr std::size_t most = 8;  // names in one line
    problem p;
    p.code = status_code::deadline_exceeded;
    p.kind = problem_kind::timed_out;
    p.found = "no end";
    p.needed = "an end within " + std::to_string(timeout.count() / 1'000'000) + "." +
               std::to_string(timeout.count() / 100'000 % 10) + " ms";
    p.remedy = "give the run more time, or see what its kernels wait for";
    if (!running.empty()) {
        p.node = in.nodes[running[0]].name;
        p.op = in.nodes[running[0]].op;
    }
    for (std::size_t i = 0; i < running.size() && i <= most; ++i) {
        p.found += i == 0 ? " of " : ", ";
        p.found += i == most ? "..." : "'" + in.nodes[running[i]].name + "'";
    }
    return p;
}

// A kernel that gave up because its run was to stop is not why the run ended.
inline problem root_of(problem p, const plan& in, const run_step& step,
                       const run_options& options) {
    const bool gave_up = p.kind == problem_kind::kernel_failed &&
                         (p.code == status_code::cancelled || p.code == status_code::aborted ||
                          p.code == status_code::deadline_exceeded);
    if (!gave_up) return p;
    if (options.cancel != nullptr && options.cancel->cancelled()) return cancelled_problem();
    if (!step.out_of_time()) return p;
    problem late = timed_out_problem(in, options.timeout, {});
    late.node = std::move(p.node);
    late.op = std::move(p.op);
    return late;
}

}  // namespace evergraph

#endif
