// SPDX-License-Identifier: BSL-1.0
#include <evergraph/run/executor.hpp>

#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <new>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>
#include <type_traits>
#include <vector>

#include "value_plans.hpp"

using namespace evergraph;
static_assert(std::is_nothrow_move_constructible_v<executor>);

namespace {

enum class fault { none, fail, throw_error, throw_other, no_memory, cancel, unset, wrong_type };

std::atomic<fault> planted{fault::none};
std::atomic<int> kernels_inside{0};
cancellation stopper;

// As "Mix", unless the node's attr "bad" says that it shall do what `planted` says.
void faulty_mix(kernel_context& context) {
    if (context.node().attrs.find("bad") == nullptr) return mix(context);
    switch (planted.load()) {
        case fault::fail:
            return context.fail(status_code::out_of_range, "7 rows", "at most 5", "cut it");
        case fault::throw_error: throw std::runtime_error("broken");
        case fault::throw_other: throw 5;
        case fault::no_memory: throw std::bad_alloc();
        case fault::cancel: stopper.cancel(); return mix(context);
        case fault::unset: return;
        case fault::wrong_type:
            for (std::size_t i = 0; i < context.output_count(); ++i) {
                context.output(i, tensor::scalar(1.5F));
            }
            return;
        case fault::none: return mix(context);
    }
}

void counted_mix(kernel_context& context) {
    ++kernels_inside;
    struct leave {
        ~leave() { --kernels_inside; }
    } const at_end;
    faulty_mix(context);
}

expected<kernel, problem> refuse(const plan_node& node) {
    return refuse_kernel(node, "T", "nothing", "something");
}

constexpr kernel_table kernels{
    kernel_row{"Mix", always<counted_mix>, "T", dtype_set{dtype::int64}},
    kernel_row{"Refused", refuse},
};

tensor number(std::int64_t n) { return tensor::scalar(n); }

// Random nodes of up to four inputs and three outputs; everything unread and a few more is fetched.
plan random_plan(std::uint32_t seed, std::uint32_t nodes, std::uint32_t bad = 0xFFFFFFFFU) {
    std::mt19937 engine{seed};
    const auto below = [&](std::size_t n) { return static_cast<std::uint32_t>(engine() % n); };
    plan_writer w;
    std::vector<std::uint32_t> slots{w.feed("a"), w.feed("b")};
    for (std::uint32_t i = 0; i < nodes; ++i) {
        std::vector<std::uint32_t> inputs;
        for (std::uint32_t k = below(5); k > 0; --k) {
            const std::size_t reach = std::min<std::size_t>(slots.size(), 30);
            inputs.push_back(slots[slots.size() - 1 - below(reach)]);
        }
        const std::size_t outputs = 1 + below(3);
        const std::uint32_t first = w.node("n" + std::to_string(i), "Mix", inputs, outputs);
        if (i == bad) w.last().attrs.set("bad", true);
        for (std::uint32_t k = 0; k < outputs; ++k) slots.push_back(first + k);
    }
    for (const std::uint32_t slot : slots) {
        if (slot > 1 && below(3) == 0) w.fetch(slot);
    }
    return w.done();
}

// The reference: one node after the other, nothing shared, nothing freed.
std::vector<std::int64_t> by_hand(const plan& p, std::int64_t a, std::int64_t b) {
    std::vector<std::uint64_t> values(p.slot_uses.size());
    values[0] = static_cast<std::uint64_t>(a);
    values[1] = static_cast<std::uint64_t>(b);
    for (std::uint32_t n = 0; n < p.size(); ++n) {
        std::uint64_t sum = 0;
        for (const std::uint32_t s : p.inputs_of(n)) sum += values[s];
        for (std::uint32_t s = p.output_begin[n]; s < p.output_begin[n + 1]; ++s) {
            values[s] = sum * 31U + (s - p.output_begin[n]) + 1U;
        }
    }
    std::vector<std::int64_t> out;
    for (const plan_fetch& f : p.fetches) out.push_back(static_cast<std::int64_t>(values[f.slot]));
    return out;
}

executor bound(plan p) {
    expected<executor, problems> e = executor::bind(std::move(p), kernels.view());
    REQUIRE(e.has_value());
    return std::move(*e);
}

bool answers(const executor& e, run_options options, std::int64_t a, std::int64_t b) {
    const std::vector<tensor> feeds{number(a), number(b)};
    const auto got = e.run(feeds, options);
    if (!got) return false;
    const std::vector<std::int64_t> wanted = by_hand(e.bound_plan(), a, b);
    bool same = got->size() == wanted.size();
    for (std::size_t i = 0; same && i < wanted.size(); ++i) {
        same = (*got)[i].values<std::int64_t>()[0] == wanted[i];
    }
    return same && feeds[0] == number(a) && feeds[1] == number(b);
}

}  // namespace

TEST_CASE("random plans give the answers of a plain loop, on 1 to 8 threads") {
    for (std::uint32_t seed = 0; seed < 30; ++seed) {
        const executor e = bound(random_plan(seed, 20 + seed * 10));
        CHECK(answers(e, {}, 3, 4));
        for (unsigned threads = 1; threads <= 8; ++threads) {
            thread_pool pool(threads);
            for (std::int64_t run = 0; run < 3; ++run) CHECK(answers(e, {&pool}, run, -run));
        }
    }
}

TEST_CASE("several runs at once, with other feeds each") {
    const executor e = bound(random_plan(99, 300));
    thread_pool pool(3);
    std::atomic<int> good{0};
    std::vector<std::thread> callers;
    for (std::int64_t c = 0; c < 4; ++c) {
        callers.emplace_back([&, c] {
            for (std::int64_t run = 0; run < 30; ++run) {
                good += answers(e, {&pool}, run * 4 + c, c) ? 1 : 0;
            }
        });
    }
    for (std::thread& caller : callers) caller.join();
    CHECK(good == 120);
}

TEST_CASE("a fault at any node: one problem that names it, all kernels ended, the next run is whole") {
    struct wanted {
        fault what;
        status_code code;
        std::string found;
    };
    const std::vector<wanted> faults{
        {fault::fail, status_code::out_of_range, "7 rows"},
        {fault::throw_error, status_code::internal, "an exception: broken"},
        {fault::throw_other, status_code::internal, "an exception that is no std::exception"},
        {fault::no_memory, status_code::resource_exhausted, "no memory"},
        {fault::unset, status_code::internal, "output 0 not set"},
        {fault::wrong_type, status_code::internal, "output 0 of type float"}};
    for (const unsigned threads : {1U, 3U}) {
        thread_pool pool(threads);
        for (std::uint32_t bad = 0; bad < 60; ++bad) {
            const executor e = bound(random_plan(5, 60, bad));
            const std::vector<tensor> feeds{number(1), number(2)};
            for (const wanted& w : faults) {
                planted = w.what;
                const auto got = e.run(feeds, {&pool});
                planted = fault::none;
                REQUIRE_FALSE(got.has_value());
                CHECK(kernels_inside == 0);
                CHECK(got.error().code == w.code);
                CHECK(got.error().kind == problem_kind::kernel_failed);
                CHECK(got.error().node == "n" + std::to_string(bad));
                CHECK(got.error().op == "Mix");
                CHECK(got.error().found.rfind(w.found, 0) == 0);
                const bool has_inputs = !e.bound_plan().inputs_of(bad).empty();
                CHECK(has_inputs == (got.error().found.find("for inputs (int64[]") !=
                                     std::string::npos));
                CHECK(answers(e, {&pool}, 5, 6));
            }
        }
    }
}

TEST_CASE("a failure shows the inputs, also those that the kernel took") {
    static constexpr auto take_and_fail = [](kernel_context& context) {
        const tensor taken = context.take(0);
        context.fail(status_code::invalid_argument, "odd " + summary(taken), "even");
    };
    constexpr kernel_table table{kernel_row{"Fail", always<take_and_fail>},
                                 kernel_row{"Mix", always<mix>}};
    plan_writer w;
    const std::uint32_t a = w.feed("a");
    const std::uint32_t m = w.node("m", "Mix", {});
    w.node("f", "Fail", {m, a, a});
    const auto e = executor::bind(w.done(), table.view());
    REQUIRE(e.has_value());
    const std::vector<tensor> feeds{tensor::zeros(dtype::int64, shape{2, 3})};
    const auto got = e->run(feeds);
    REQUIRE_FALSE(got.has_value());
    CHECK(line(got.error()) ==
          "INVALID_ARGUMENT node 'f' (Fail): the kernel failed, found odd int64[] for inputs "
          "(int64[], int64[2,3], int64[2,3]), needed even");
}

TEST_CASE("a run that is cancelled at any node says so, unless nothing was left to do") {
    for (const unsigned threads : {1U, 3U}) {
        thread_pool pool(threads);
        for (std::uint32_t bad = 0; bad < 60; ++bad) {
            const executor e = bound(random_plan(6, 60, bad));
            const std::vector<tensor> feeds{number(1), number(2)};
            planted = fault::cancel;
            const auto got = e.run(feeds, {&pool, &stopper});
            planted = fault::none;
            CHECK(stopper.cancelled());
            if (threads == 1) CHECK(got.has_value() == (bad == 59));
            if (!got) {
                CHECK(got.error().code == status_code::cancelled);
                CHECK(got.error().kind == problem_kind::cancelled);
            }
            const auto late = e.run(feeds, {&pool, &stopper});
            REQUIRE_FALSE(late.has_value());
            CHECK(late.error().code == status_code::cancelled);
            stopper.rearm();
            CHECK(answers(e, {&pool, &stopper}, 8, 9));
        }
    }
}

TEST_CASE("a long kernel sees that the run is cancelled from another thread") {
    static std::atomic<bool> started{false};
    static constexpr auto wait_for_it = [](kernel_context& context) {
        started = true;
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
        while (!context.stopping() && std::chrono::steady_clock::now() < end) {
            std::this_thread::yield();
        }
        if (!context.stopping()) return context.fail(status_code::internal, "nobody stopped it");
        mix(context);
    };
    constexpr kernel_table table{kernel_row{"Wait", always<wait_for_it>},
                                 kernel_row{"Mix", always<mix>}};
    plan_writer w;
    const std::uint32_t slot = w.node("w", "Wait", {});
    w.fetch(w.node("m", "Mix", {slot}));
    const auto e = executor::bind(w.done(), table.view());
    REQUIRE(e.has_value());
    cancellation cancel;
    std::thread other([&] {
        while (!started) std::this_thread::yield();
        cancel.cancel();
    });
    thread_pool pool(2);
    const auto got = e->run({}, {&pool, &cancel});
    other.join();
    REQUIRE_FALSE(got.has_value());
    CHECK(got.error().code == status_code::cancelled);
}

TEST_CASE("feeds: their number and their types are checked before anything runs") {
    plan_writer w;
    const std::uint32_t a = w.feed("a:0");
    const std::uint32_t f = w.feed("f:0", dtype::float32);
    w.fetch(w.node("m", "Mix", {a}));
    w.fetch(f);
    const executor e = bound(w.done());
    const auto none = e.run();
    REQUIRE_FALSE(none.has_value());
    CHECK(none.error().kind == problem_kind::placeholder_not_fed);
    CHECK(line(none.error()) ==
          "INVALID_ARGUMENT: a:0: a placeholder is needed and not fed, found 0 feeds, needed 2; "
          "feed what the placeholder asks for");
    const std::vector<tensor> three(3, number(1));
    CHECK(e.run(three).error().kind == problem_kind::unknown_feed);
    const std::vector<tensor> swapped{number(1), number(2)};
    const auto wrong = e.run(swapped);
    REQUIRE_FALSE(wrong.has_value());
    CHECK(wrong.error().kind == problem_kind::wrong_feed_type);
    CHECK(text(wrong.error()) == "f:0: a feed has another type, found int64[], needed float; "
          "feed what the placeholder asks for");
    const std::vector<tensor> good{number(1), tensor::of<float>(shape{2}, {1.0F, 2.0F})};
    const auto got = e.run(good);
    REQUIRE(got.has_value());
    CHECK((*got)[0] == number(32));
    CHECK((*got)[1] == good[1]);
}

TEST_CASE("bind lists every node without a kernel and every refusal") {
    plan_writer w;
    w.node("known", "Mix", {});
    w.node("foreign", "Foreign", {});
    w.node("typed", "Mix", {});
    w.last().attrs.set("T", dtype::string);
    w.node("refused", "Refused", {});
    const auto e = executor::bind(w.done(), kernels.view());
    REQUIRE_FALSE(e.has_value());
    REQUIRE(e.error().size() == 3);
    CHECK(line(e.error()[0]) ==
          "NOT_FOUND node 'foreign' (Foreign): no kernel is registered, found Foreign, "
          "needed an op of the kernel table; give a kernel for it, or fetch a part of the graph that "
          "needs none");
    CHECK(e.error()[0].kind == problem_kind::no_kernel);
    CHECK(line(e.error()[1]) ==
          "NOT_FOUND node 'typed' (Mix): T: no kernel is registered, "
          "found Mix with T = string, needed T = int64; give a kernel for it, or fetch a part of the "
          "graph that needs none");
    CHECK(e.error()[2].kind == problem_kind::kernel_refused);
    CHECK(e.error()[2].node == "refused");
}

TEST_CASE("a value is given away at its last use, and is gone behind it") {
    // a -> Keep -> Same: Same may write into what Keep gave, for nobody else holds it.
    static const void* given = nullptr;
    static std::weak_ptr<int> watched;
    static constexpr auto keep = [](kernel_context& context) {
        tensor out = tensor::zeros(dtype::int64, shape{4});
        given = out.values<std::int64_t>().data();
        context.output(0, std::move(out));
    };
    static constexpr auto same = [](kernel_context& context) {
        tensor t = context.take(0);
        if (!t.unique() || t.writable<std::int64_t>().data() != given) {
            return context.fail(status_code::internal, "a copy");
        }
        context.output(0, std::move(t));
    };
    static constexpr auto both = [](kernel_context& context) {
        tensor first = context.take(0);
        const tensor second = context.take(1);
        if (first.unique()) return context.fail(status_code::internal, "given away twice");
        first.writable<std::int64_t>()[0] = 9;
        context.output(0, second);
    };
    constexpr kernel_table table{kernel_row{"Keep", always<keep>}, kernel_row{"Same", always<same>},
                                 kernel_row{"Both", always<both>}};
    plan_writer w;
    const std::uint32_t kept = w.node("k", "Keep", {});
    const std::uint32_t changed = w.node("s", "Same", {kept});
    w.fetch(w.node("b", "Both", {changed, changed}));
    const auto e = executor::bind(w.done(), table.view());
    REQUIRE(e.has_value());
    for (int run = 0; run < 2; ++run) {
        const auto got = e->run();
        REQUIRE(got.has_value());
        CHECK((*got)[0] == tensor::zeros(dtype::int64, shape{4}));
        CHECK((*got)[0].unique());
    }
}

TEST_CASE("a fetch given twice comes twice; a feed may be fetched; an unread output is dropped") {
    plan_writer w;
    const std::uint32_t a = w.feed("a");
    const std::uint32_t unread = w.feed("unread");
    const std::uint32_t m = w.node("m", "Mix", {a}, 2);
    w.fetch(m);
    w.fetch(a);
    w.fetch(m);
    static_cast<void>(unread);
    const executor e = bound(w.done());
    for (int run = 0; run < 2; ++run) {
        const std::vector<tensor> feeds{number(2), number(3)};
        const auto got = e.run(feeds);
        REQUIRE(got.has_value());
        CHECK(got->size() == 3);
        CHECK((*got)[0] == number(63));
        CHECK((*got)[1] == number(2));
        CHECK((*got)[2] == number(63));
    }
}

TEST_CASE("a kernel may run a graph on the same pool, ten deep") {
    static thread_pool* shared = nullptr;
    static const executor* inner = nullptr;
    static constexpr auto nest = [](kernel_context& context) {
        const std::int64_t depth = context.values<std::int64_t>(0)[0];
        if (depth == 0) return context.output(0, context.take(0));
        const std::vector<tensor> feeds{tensor::scalar(depth - 1)};
        auto got = inner->run(feeds, {shared});
        if (!got) return context.fail(got.error().code, got.error().found);
        context.output(0, std::move((*got)[0]));
    };
    constexpr kernel_table table{kernel_row{"Nest", always<nest>}};
    plan_writer w;
    const std::uint32_t depth = w.feed("depth");
    w.fetch(w.node("left", "Nest", {depth}));
    w.fetch(w.node("right", "Nest", {depth}));
    const auto e = executor::bind(w.done(), table.view());
    REQUIRE(e.has_value());
    inner = &*e;
    for (const unsigned threads : {1U, 2U, 64U}) {
        thread_pool pool(threads);
        shared = &pool;
        const std::vector<tensor> feeds{number(10)};
        const auto got = e->run(feeds, {&pool});
        REQUIRE(got.has_value());
        CHECK((*got)[1] == number(0));
    }
}

TEST_CASE("memory of values that are gone is used again; the peak is told") {
    // Makes a new tensor each time, never in place.
    static constexpr auto renew = [](kernel_context& context) {
        tensor out = tensor::uninitialized(dtype::int64, shape{1000});
        for (std::int64_t& x : out.writable<std::int64_t>()) x = 1;
        for (std::size_t i = 0; i < context.input_count(); ++i) {
            const auto in = context.values<std::int64_t>(i);
            for (std::size_t k = 0; k < 1000; ++k) out.writable<std::int64_t>()[k] += in[k];
        }
        context.output(0, std::move(out));
    };
    // Writes over its input.
    static constexpr auto add_one = [](kernel_context& context) {
        tensor out = context.take(0);
        for (std::int64_t& x : out.writable<std::int64_t>()) ++x;
        context.output(0, std::move(out));
    };
    constexpr kernel_table table{kernel_row{"Renew", always<renew>},
                                 kernel_row{"AddOne", always<add_one>}};
    for (const std::string op : {"Renew", "AddOne"}) {
        plan_writer w;
        std::uint32_t at = w.node("first", "Renew", {});
        for (int i = 0; i < 100; ++i) at = w.node("n" + std::to_string(i), op, {at});
        w.node("unread", "Renew", {at});
        w.fetch(w.node("last", "Renew", {at, at}));
        const auto e = executor::bind(w.done(), table.view());
        REQUIRE(e);
        for (int again = 0; again < 200; ++again) {
            run_memory_use use;
            run_options options;
            options.memory = &use;
            const auto got = e->run({}, options);
            REQUIRE(got);
            CHECK((*got)[0].values<std::int64_t>()[999] == 203);
            CHECK(use.peak == 16000);
            // Two stand side by side; the one that is fetched leaves.
            CHECK(use.allocated == (again == 0 ? 2U : 1U) * buffer_pool::room_for(8000));
            CHECK(use.allocated + use.reused ==
                  (op == "Renew" ? 103U : 3U) * buffer_pool::room_for(8000));
        }
    }
}
