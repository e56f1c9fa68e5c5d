// SPDX-License-Identifier: BSL-1.0
// partial_run: one run whose feeds come in steps, each step with the fetches that it makes possible.
#ifndef EVERGRAPH_RUN_PARTIAL_RUN_HPP
#define EVERGRAPH_RUN_PARTIAL_RUN_HPP

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../tensor/dtype.hpp"
#include "../tensor/tensor.hpp"
#include "cancellation.hpp"
#include "executor.hpp"
#include "frame_run.hpp"
#include "frame_state.hpp"
#include "run_failure.hpp"
#include "run_options.hpp"
#include "run_step.hpp"
#include "thread_pool.hpp"

namespace evergraph {

// Every node runs once, in the first step in which it can. One thread at a time. A step that is
// refused changes nothing; one that fails ends the run: the later ones fail in the same way.
class partial_run {
 public:
    struct fed_value {
        std::uint32_t feed = 0;  // the place in the plan's feeds
        tensor value;
    };

    // The executor must have been bound for steps. The timeout counts from here, over all steps.
    partial_run(executor e, const run_options& options) : self_(std::make_unique<body>(std::move(e), options)) {}

    // `fetches`: places in the plan's fetches.
    expected<std::vector<tensor>, problem> step(std::span<const fed_value> feeds,
                                                std::span<const std::uint32_t> fetches) {
        body& b = *self_;
        if (b.failure) return unexpected<problem>{*b.failure};
        if (auto wrong = b.refusal(feeds, fetches)) return unexpected<problem>{std::move(*wrong)};
        for (const fed_value& f : feeds) {
            b.fed[f.feed] = 1;
            b.run.feed(f.feed, f.value);
        }
        b.exec.go(b.run, *b.number, b.options);
        std::vector<tensor> values;
        for (const std::uint32_t f : fetches) {
            fetched_value& got = b.run.fetched(f);
            if (b.run.failure()) break;
            if (got.is != fetched_value::fate::live) b.run.failure() = b.not_there(f, got.is);
            b.fetched[f] = 1;
            values.push_back(std::move(got.value));
        }
        b.failure = b.run.failure();
        if (b.failure) return unexpected<problem>{*b.failure};
        return values;
    }

 private:
    struct body {
        body(executor e, const run_options& o)
            : exec(std::move(e)),
              options(plain(o)),
              frozen(exec.bound_plan()),
              memory(frozen),
              number(std::make_shared<run_step>()),
              run(frozen, exec.kernels(), memory, number, options, exec.keeps()),
              fed(frozen.feeds.size(), 0),
              fetched(frozen.fetches.size(), 0),
              before(frozen.size() + frozen.fetches.size()) {
            number->begin(options);
            for (std::uint32_t row = 0; row < frozen.size() + frozen.feeds.size(); ++row) {
                for (const flow_edge& to : frozen.flow.edges_of(row)) before[to.to].push_back(row);
            }
        }

        // Traces and progress belong to runs that begin and end in one call.
        static run_options plain(run_options o) {
            o.trace = nullptr;
            o.progress = nullptr;
            return o;
        }
        std::optional<problem> refusal(std::span<const fed_value> feeds,
                                       std::span<const std::uint32_t> fetches) const {
            std::vector<std::uint8_t> will = fed;
            for (const fed_value& f : feeds) {
                const plan_feed& wanted = frozen.feeds[f.feed];
                if (will[f.feed]++ != 0) {
                    return wrong(problem_kind::given_twice, wanted.name, "a second feed", "one");
                }
                if (f.value.type() != base_of(wanted.type)) {
                    return wrong(problem_kind::wrong_feed_type, wanted.name, summary(f.value),
                                 name_of(wanted.type));
                }
            }
            std::vector<std::uint8_t> had = fetched;
            for (const std::uint32_t f : fetches) {
                if (had[f]++ != 0) {
                    return wrong(problem_kind::given_twice, frozen.fetches[f].name,
                                 "a second fetch", "one");
                }
                if (const auto missing = missing_feed(f, will)) {
                    return wrong(problem_kind::placeholder_not_fed, frozen.fetches[f].name,
                                 "no feed of '" + frozen.feeds[*missing].name + "' yet",
                                 "all feeds that it depends on");
                }
            }
            return std::nullopt;
        }
        // A feed that the fetch depends on, and that is not among `given`.
        std::optional<std::size_t> missing_feed(std::uint32_t fetch,
                                                const std::vector<std::uint8_t>& given) const {
            std::vector<std::uint8_t> seen(frozen.size() + frozen.feeds.size(), 0);
            std::vector<std::uint32_t> open = before[frozen.size() + fetch];
            while (!open.empty()) {
                const std::uint32_t row = open.back();
                open.pop_back();
                if (seen[row]++ != 0) continue;
                if (row >= frozen.size()) {
                    if (given[row - frozen.size()] == 0) return row - frozen.size();
                    continue;
                }
                open.insert(open.end(), before[row].begin(), before[row].end());
            }
            return std::nullopt;
        }
        problem not_there(std::uint32_t fetch, fetched_value::fate is) const {
            const bool dead = is == fetched_value::fate::dead;
            return wrong(dead ? problem_kind::dead_fetch : problem_kind::stuck,
                         frozen.fetches[fetch].name, dead ? "a branch that was not taken" : "no value",
                         "a value");
        }
        static problem wrong(problem_kind kind, const std::string& name, std::string found,
                             std::string needed) {
            problem p = problem_of(kind, status_code::invalid_argument, std::move(found),
                                   std::move(needed));
            p.attr = name;
            return p;
        }

        const executor exec;
        const run_options options;
        const plan& frozen;
        frame_memory memory;
        const std::shared_ptr<run_step> number;
        frame_run run;
        std::vector<std::uint8_t> fed;
        std::vector<std::uint8_t> fetched;
        std::vector<std::vector<std::uint32_t>> before;  // rows that lead to each node and fetch
        std::optional<problem> failure;
    };

    std::unique_ptr<body> self_;
};

}  // namespace evergraph

#endif
