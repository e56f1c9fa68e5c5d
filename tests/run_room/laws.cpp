// SPDX-License-Identifier: BSL-1.0
// What holds for all graphs, threads, orders and faults. The environment variable
// EVERGRAPH_LONG_TESTS makes it 10,000 graphs.
#include <evergraph/session.hpp>

#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "flow_dialect.hpp"
#include "flow_graphs.hpp"

namespace eg = evergraph;
using eg::problem_kind;
using eg::status_code;
using eg::tensor;
using flow::scalar;

namespace {

bool long_form() { return std::getenv("EVERGRAPH_LONG_TESTS") != nullptr; }

// A graph, the fetches of it that are live, and what the reference says of them.
struct question {
    explicit question(std::uint32_t seed) : g(seed), feeds{{"a", scalar(seed)}, {"b", scalar(5)}} {
        flow::reference wanted(g.graph, {{"a", seed}, {"b", 5}});
        for (const std::string& f : g.fetches) {
            if (f == "a" || f == "b") continue;
            if (const auto v = wanted.fetch(f)) {
                fetches.push_back(f);
                values.push_back(scalar(*v));
            }
        }
    }
    bool answered(const eg::session& s, const eg::run_options& options = {}) const {
        const auto out = s.run(feeds, fetches, {}, options);
        return out && *out == values;
    }
    flow::random_graph g;
    std::vector<eg::named_tensor> feeds;
    std::vector<std::string> fetches;
    std::vector<tensor> values;
};

// What every kernel does before its work: nothing, or, at the n-th call, something bad.
enum class fault { none, fail, throw_error, cancel, delay };
std::atomic<fault> planted{fault::none};
std::atomic<std::int64_t> calls_left{0};
std::atomic<int> inside{0};
eg::cancellation stopper;

template <auto Function>
void faulty(eg::kernel_context& c) {
    ++inside;
    struct leave {
        ~leave() { --inside; }
    } const at_end;
    if (calls_left.fetch_sub(1) == 1) {
        switch (planted.load()) {
            case fault::fail: return c.fail(status_code::data_loss, "planted");
            case fault::throw_error: throw std::runtime_error("planted");
            case fault::cancel: stopper.cancel(); break;
            case fault::delay: std::this_thread::sleep_for(std::chrono::milliseconds(1)); break;
            case fault::none: break;
        }
    }
    Function(c);
}
// The same, completed by another thread.
template <auto Function>
void faulty_later(eg::kernel_context& c, eg::completion done) {
    std::thread([&c, done] {
        try {
            faulty<Function>(c);
        } catch (const std::exception& e) {
            c.fail(status_code::internal, e.what());
        }
        done();
    }).detach();
}

constexpr eg::kernel_table faulty_kernels{
    eg::kernel_row{"Add", flow::always<faulty<flow::run_add>>},
    eg::kernel_row{"Less", flow::always<faulty<flow::run_less>>},
    eg::kernel_row{"Mix", flow::always<faulty<flow::run_mix>>},
    eg::kernel_row{"Mod5", flow::always<faulty<flow::run_mod5>>},
    eg::kernel_row{"NoOp", flow::always<faulty<flow::run_nothing>>},
    eg::kernel_row{"Number", flow::always<faulty<flow::run_number>>},
    eg::kernel_row{"Odd", flow::always<faulty<flow::run_odd>>},
    eg::kernel_row{"Widen", flow::always<faulty<flow::run_widen>>}};
constexpr eg::kernel_table later_kernels{
    eg::kernel_row{"Add", flow::always<faulty<flow::run_add>>},
    eg::kernel_row{"Less", flow::always<faulty<flow::run_less>>},
    eg::kernel_row{"Mix", flow::always<faulty_later<flow::run_mix>>},
    eg::kernel_row{"Mod5", flow::always<faulty<flow::run_mod5>>},
    eg::kernel_row{"NoOp", flow::always<faulty<flow::run_nothing>>},
    eg::kernel_row{"Number", flow::always<faulty<flow::run_number>>},
    eg::kernel_row{"Odd", flow::always<faulty_later<flow::run_odd>>},
    eg::kernel_row{"Widen", flow::always<faulty<flow::run_widen>>}};

eg::session opened(const eg::graph_def& g, eg::kernel_view kernels,
                   const std::shared_ptr<eg::thread_pool>& pool) {
    eg::session_options options;
    options.pool = pool;
    auto s = eg::session::open(g, eg::runtime_of<flow::dialect>(kernels), options);
    REQUIRE(s);
    return std::move(*s);
}

}  // namespace

TEST_CASE("random graphs give the reference's answers on 1, 2 and 8 threads, twice each") {
    std::vector<std::shared_ptr<eg::thread_pool>> pools;
    for (const unsigned threads : {1U, 2U, 8U}) {
        pools.push_back(std::make_shared<eg::thread_pool>(threads));
    }
    const std::uint32_t graphs = long_form() ? 10'000 : 1'000;
    for (std::uint32_t seed = 1000; seed < 1000 + graphs; ++seed) {
        const question q(seed);
        const eg::session s = opened(q.g.graph, flow::with.kernels, pools[0]);
        for (const auto& pool : pools) {
            eg::run_options options;
            options.pool = pool->threads() == 1 ? nullptr : pool.get();
            for (int again = 0; again < 2; ++again) {
                CHECK_MESSAGE(q.answered(s, options), "graph " << seed << " on "
                                                               << pool->threads() << " threads");
            }
        }
    }
}

TEST_CASE("the order in which ready nodes run does not matter: 100 seeds") {
    const auto alone = std::make_shared<eg::thread_pool>(1);
    const std::uint32_t graphs = long_form() ? 300 : 15;
    for (std::uint32_t graph = 0; graph < graphs; ++graph) {
        const question q(graph);
        const eg::session s = opened(q.g.graph, flow::with.kernels, alone);
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            eg::run_options options;
            options.order_seed = seed;
            CHECK_MESSAGE(q.answered(s, options), "graph " << graph << ", order_seed " << seed);
        }
    }
}

TEST_CASE("a fault at any call of a kernel: one problem, all kernels ended, the next run is whole") {
    struct planned {
        fault what;
        problem_kind kind;
        status_code code;
    };
    const std::vector<planned> all{
        {fault::fail, problem_kind::kernel_failed, status_code::data_loss},
        {fault::throw_error, problem_kind::kernel_failed, status_code::internal},
        {fault::cancel, problem_kind::cancelled, status_code::cancelled},
        {fault::delay, problem_kind::cancelled, status_code::ok}};
    const auto alone = std::make_shared<eg::thread_pool>(1);
    const auto three = std::make_shared<eg::thread_pool>(3);
    const std::uint32_t graphs = long_form() ? 100 : 8;
    for (std::uint32_t graph = 0; graph < graphs; ++graph) {
        const question q(graph);
        for (const auto& kernels : {faulty_kernels.view(), later_kernels.view()}) {
            const eg::session s = opened(q.g.graph, kernels, graph % 2 == 0 ? alone : three);
            const bool is_later = kernels.rows().data() == later_kernels.view().rows().data();
            calls_left = 1'000'000'000;
            REQUIRE(q.answered(s));
            const std::int64_t calls = 1'000'000'000 - calls_left;
            const std::int64_t step = 1 + calls / (long_form() ? 200 : is_later ? 5 : 40);
            for (const planned& p : all) {
                for (std::int64_t at = 1; at <= calls; at += step) {
                    planted = p.what;
                    calls_left = at;
                    eg::run_options options;
                    options.cancel = &stopper;
                    const auto out = s.run(q.feeds, q.fetches, {}, options);
                    planted = fault::none;
                    CHECK(inside == 0);
                    stopper.rearm();
                    if (p.what == fault::delay) {
                        CHECK((out && *out == q.values));
                        continue;
                    }
                    if (out) {  // cancelled when all was done but handing it out
                        CHECK(p.what == fault::cancel);
                        continue;
                    }
                    CHECK(out.error().size() == 1);
                    CHECK(out.error()[0].kind == p.kind);
                    CHECK(out.error()[0].code == p.code);
                    CHECK(out.error()[0].node.empty() == (p.what == fault::cancel));
                }
            }
            calls_left = 1'000'000'000;
            CHECK(q.answered(s));
        }
    }
}

TEST_CASE("runs inside kernels, ten deep over one pool, end with 1, 2 and 64 threads") {
    // Each kernel runs the whole graph again, one level deeper.
    static std::atomic<const eg::session*> self{nullptr};
    static constexpr auto deeper = [](eg::kernel_context& c) {
        const std::int64_t left = c.values<std::int64_t>(0)[0];
        if (left == 0) return flow::give(c, 1);
        const auto out = self.load()->run({{"a", scalar(left - 1)}}, {"sum"}, {}, c.nested_options());
        if (!out) return c.fail(out.error()[0].code, eg::line(out.error()[0]));
        flow::give(c, (*out)[0].values<std::int64_t>()[0]);
    };
    static constexpr eg::kernel_table kernels{
        eg::kernel_row{"Add", flow::always<flow::run_add>},
        eg::kernel_row{"Mod5", [](const eg::plan_node&) -> eg::expected<eg::kernel, eg::problem> {
                           return eg::kernel{deeper};
                       }}};
    flow::writer w;
    w.feed("a");
    w.node("left", "Mod5", {"a"});
    w.node("right", "Mod5", {"a"});
    w.node("sum", "Add", {"left", "right"});
    for (const unsigned threads : {1U, 2U, 64U}) {
        const eg::session s =
            opened(w.graph, kernels.view(), std::make_shared<eg::thread_pool>(threads));
        self = &s;
        eg::run_options options;
        options.timeout = std::chrono::seconds(60);
        const auto out = s.run({{"a", scalar(10)}}, {"sum"}, {}, options);
        if (!out) MESSAGE(eg::line(out.error()[0]));
        REQUIRE(out);
        CHECK((*out)[0] == scalar(2048));
    }
}
