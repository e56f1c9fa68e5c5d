// SPDX-License-Identifier: BSL-1.0
// function_kernels: the kernels of the ops that call functions: If, While, Case and plain calls.
#ifndef EVERGRAPH_RUN_FUNCTION_KERNELS_HPP
#define EVERGRAPH_RUN_FUNCTION_KERNELS_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../plan/plan.hpp"
#include "../tensor/dtype.hpp"
#include "../tensor/tensor.hpp"
#include "called_function.hpp"
#include "kernel.hpp"

namespace evergraph {

namespace detail {

template <class T>
bool not_zero(const tensor& t) {
    return t.values<T>()[0] != T{};
}

}  // namespace detail

// What TensorFlow takes for true: a scalar of bool or a number that is not 0, a text that is not
// empty; any other shape if it has elements. Nothing for a scalar of another type.
inline std::optional<bool> truth_of(const tensor& t) {
    if (t.rank() != 0) return t.elements() > 0;
    switch (t.type()) {
        case dtype::boolean: return detail::not_zero<bool>(t);
        case dtype::float32: return detail::not_zero<float>(t);
        case dtype::float64: return detail::not_zero<double>(t);
        case dtype::int8: return detail::not_zero<std::int8_t>(t);
        case dtype::int16: return detail::not_zero<std::int16_t>(t);
        case dtype::int32: return detail::not_zero<std::int32_t>(t);
        case dtype::int64: return detail::not_zero<std::int64_t>(t);
        case dtype::uint8: return detail::not_zero<std::uint8_t>(t);
        case dtype::string: return !t.values<std::string>()[0].empty();
        default: return std::nullopt;
    }
}

namespace detail {

// The failure of a call bears the path to it: the node that called, then the node inside.
inline void fail_inside(kernel_context& c, const called_function& f, problem p) {
    if (c.failed()) return;
    const plan_node& caller = c.node();
    p.node = caller.name + (p.node.empty() ? "" : "/" + p.node);
    if (p.op.empty()) p.op = caller.op;
    if (p.found.find("in function ") == p.found.npos) {
        p.found += (p.found.empty() ? "in function " : " in function ") + f.name();
    }
    c.failure() = std::move(p);
}

// Nothing if it failed, which the context then knows.
inline std::optional<std::vector<tensor>> call_in(kernel_context& c, const called_function& f,
                                                  std::vector<tensor> args) {
    const run_options options = c.nested_options();
    if (options.depth > most_nested_calls) {
        c.fail(status_code::resource_exhausted,
               "a call of " + f.name() + " inside " + std::to_string(most_nested_calls) + " others",
               "at most so many calls inside each other", "let the recursion end earlier");
        return std::nullopt;
    }
    auto results = f.call(std::move(args), options);
    if (results) return std::move(*results);
    fail_inside(c, f, std::move(results).error());
    return std::nullopt;
}

inline std::vector<tensor> taken_from(kernel_context& c, std::size_t first) {
    std::vector<tensor> args;
    args.reserve(c.input_count() - first);
    for (std::size_t i = first; i < c.input_count(); ++i) args.push_back(c.take(i));
    return args;
}

inline void hand_out(kernel_context& c, std::vector<tensor> results) {
    if (results.size() != c.output_count()) {
        return c.fail(status_code::invalid_argument,
                      std::to_string(results.size()) + " results of the function",
                      std::to_string(c.output_count()));
    }
    for (std::size_t i = 0; i < results.size(); ++i) c.output(i, std::move(results[i]));
}

inline void run_call(kernel_context& c, const called_function& f, std::size_t first_arg) {
    if (auto results = call_in(c, f, taken_from(c, first_arg))) hand_out(c, std::move(*results));
}

inline void run_if(kernel_context& c) {
    const std::optional<bool> holds = truth_of(c.input(0));
    if (!holds) {
        return c.fail(status_code::invalid_argument, "a condition " + summary(c.input(0)),
                      "bool, a number or a text");
    }
    run_call(c, *c.node().functions[*holds ? 0 : 1], 1);
}

// What is out of range means the last branch.
inline void run_case(kernel_context& c) {
    const tensor& index = c.input(0);
    if (index.type() != dtype::int32 || index.rank() != 0) {
        return c.fail(status_code::invalid_argument, "a branch index " + summary(index), "int32[]");
    }
    const std::int32_t at = index.values<std::int32_t>()[0];
    const std::size_t last = c.node().functions.size() - 1;
    const std::size_t branch = at < 0 ? last : std::min(static_cast<std::size_t>(at), last);
    run_call(c, *c.node().functions[branch], 1);
}

inline void run_while(kernel_context& c) {
    const called_function& cond = *c.node().functions[0];
    const called_function& body = *c.node().functions[1];
    std::vector<tensor> values = taken_from(c, 0);
    const std::size_t count = values.size();
    for (;;) {
        if (c.stopping()) return c.fail(status_code::cancelled, "a loop that was stopped");
        auto held = call_in(c, cond, values);
        if (!held) return;
        const std::optional<bool> goes_on =
            held->size() == 1 ? truth_of(held->front()) : std::nullopt;
        if (!goes_on) {
            return c.fail(status_code::invalid_argument,
                          held->size() == 1 ? "a condition " + summary(held->front())
                                            : std::to_string(held->size()) + " conditions",
                          "one, of bool, a number or a text");
        }
        if (!*goes_on) return hand_out(c, std::move(values));
        auto next = call_in(c, body, std::move(values));
        if (!next) return;
        if (next->size() != count) {
            return c.fail(status_code::invalid_argument,
                          std::to_string(next->size()) + " results of the body",
                          std::to_string(count));
        }
        values = std::move(*next);
    }
}

inline void run_plain_call(kernel_context& c) { run_call(c, *c.node().functions[0], 0); }

}  // namespace detail

// The kernel of a node whose functions are ready; an empty one if its op calls none or they are not.
inline kernel make_function_kernel(const plan_node& node) {
    const std::string_view op = node.op;
    const std::size_t count = node.functions.size();
    const bool is_if = op == "If" || op == "StatelessIf";
    const bool is_while = op == "While" || op == "StatelessWhile";
    const bool is_case = op == "Case" || op == "StatelessCase";
    if (count == 2 && is_if && !node.input_types.empty()) return kernel{&detail::run_if};
    if (count == 2 && is_while) return kernel{&detail::run_while};
    if (count >= 1 && is_case && !node.input_types.empty()) return kernel{&detail::run_case};
    if (count == 1 && !is_if && !is_while && !is_case) return kernel{&detail::run_plain_call};
    return {};
}

}  // namespace evergraph

#endif
