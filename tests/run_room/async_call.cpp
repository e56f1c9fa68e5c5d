// SPDX-License-Identifier: BSL-1.0
// Asynchronous kernels, in plans with and without loops.
#include <evergraph/run/async_call.hpp>
#include <evergraph/run/executor.hpp>

#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "flow_dialect.hpp"
#include "value_plans.hpp"

using namespace evergraph;
static_assert(std::is_constructible_v<kernel, void (*)(kernel_context&)>);
static_assert(std::is_constructible_v<kernel, void (*)(kernel_context&, completion)>);
static_assert(!std::is_constructible_v<kernel, void (*)(int)>);
static_assert(std::is_copy_constructible_v<completion>);

namespace {

using namespace std::chrono_literals;

// A thread of its own that does what it is given, some time later.
class other_thread {
 public:
    ~other_thread() {
        {
            const std::lock_guard lock(mutex_);
            over_ = true;
        }
        wake_.notify_all();
        thread_.join();
    }
    void later(std::function<void()> what) {
        {
            const std::lock_guard lock(mutex_);
            waiting_.push_back(std::move(what));
        }
        wake_.notify_all();
    }

 private:
    void work() {
        std::unique_lock lock(mutex_);
        for (;;) {
            wake_.wait(lock, [this] { return over_ || !waiting_.empty(); });
            if (waiting_.empty()) return;
            // The last that came is done first: completions come in another order than starts.
            const std::function<void()> next = std::move(waiting_.back());
            waiting_.pop_back();
            lock.unlock();
            next();
            lock.lock();
        }
    }
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::function<void()>> waiting_;
    bool over_ = false;
    std::thread thread_{[this] { work(); }};
};

other_thread& elsewhere() {
    static other_thread one;
    return one;
}

// As Mix; done at once, or by another thread.
void mix_at_once(kernel_context& context, completion done) {
    mix(context);
    done();
    done();
}
void mix_later(kernel_context& context, completion done) {
    elsewhere().later([&context, done] {
        mix(context);
        done();
    });
}
void fail_later(kernel_context& context, completion done) {
    elsewhere().later([&context, done] {
        context.fail(status_code::out_of_range, "late");
        done();
    });
}
void throw_at_once(kernel_context&, completion) { throw std::runtime_error("early"); }
void drop(kernel_context&, completion) {}

struct kept {
    kernel_context* context;
    completion done;
};
std::mutex guard;
std::vector<kept> never_done;
void keep(kernel_context& context, completion done) {
    const std::lock_guard lock(guard);
    never_done.push_back({&context, done});
}
void wait_for_stop(kernel_context& context, completion done) {
    struct record {
        std::optional<cancel_watch> watch;
    };
    const auto r = std::make_shared<record>();
    r->watch.emplace(context.step()->stop, [&context, done, r] {
        context.fail(status_code::cancelled, "told to stop");
        done();
    });
}
void receive(kernel_context& context, completion done) {
    context.awaits("a send of '" + context.node().name + "'");
    const std::lock_guard lock(guard);
    never_done.push_back({&context, done});
}
// Done when a receive is there.
void after_receive(kernel_context& context, completion done) {
    elsewhere().later([&context, done] {
        for (bool there = false; !there; std::this_thread::yield()) {
            const std::lock_guard lock(guard);
            there = !never_done.empty();
        }
        mix(context);
        done();
    });
}
void send(kernel_context& context) {
    mix(context);
    std::vector<kept> all;
    {
        const std::lock_guard lock(guard);
        all.swap(never_done);
    }
    for (const kept& k : all) {
        mix(*k.context);
        k.done();
    }
}

constexpr kernel_table kernels{
    kernel_row{"Mix", always<mix>},         kernel_row{"AtOnce", always<mix_at_once>},
    kernel_row{"Later", always<mix_later>}, kernel_row{"FailLater", always<fail_later>},
    kernel_row{"Throw", always<throw_at_once>}, kernel_row{"Drop", always<drop>},
    kernel_row{"Keep", always<keep>},       kernel_row{"Stoppable", always<wait_for_stop>},
    kernel_row{"Receive", always<receive>}, kernel_row{"Send", always<send>},
    kernel_row{"AfterReceive", always<after_receive>}};

executor bound(plan p) {
    auto e = executor::bind(std::move(p), kernels.view());
    REQUIRE(e.has_value());
    return std::move(*e);
}

// Layers of nodes; every third op is asynchronous. `odd`: the op of one node in the middle.
plan layers(std::uint32_t width, std::uint32_t depth, const std::string& odd = {}) {
    plan_writer w;
    const std::uint32_t a = w.feed("a");
    std::vector<std::uint32_t> before(width, a);
    for (std::uint32_t d = 0; d < depth; ++d) {
        std::vector<std::uint32_t> now;
        for (std::uint32_t i = 0; i < width; ++i) {
            const std::uint32_t k = d * width + i;
            std::string op = k % 3 == 0 ? "Later" : k % 3 == 1 ? "AtOnce" : "Mix";
            if (!odd.empty() && d == depth / 2 && i == width / 2) op = odd;
            now.push_back(w.node("n" + std::to_string(k), op,
                                 {before[i], before[(i + d) % width]}, 1 + k % 2));
        }
        before = now;
    }
    for (const std::uint32_t s : before) w.fetch(s);
    return w.done();
}

std::vector<std::int64_t> by_hand(const plan& p, std::int64_t a) {
    std::vector<std::uint64_t> values(p.slot_uses.size());
    values[0] = static_cast<std::uint64_t>(a);
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

bool answers(const executor& e, const run_options& options, std::int64_t a) {
    const std::vector<tensor> feeds{tensor::scalar(a)};
    const auto got = e.run(feeds, options);
    if (!got) return false;
    const auto wanted = by_hand(e.bound_plan(), a);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if ((*got)[i].values<std::int64_t>()[0] != wanted[i]) return false;
    }
    return got->size() == wanted.size();
}

problem failure_of(const executor& e, const run_options& options) {
    const std::vector<tensor> feeds{tensor::scalar(std::int64_t{1})};
    const auto got = e.run(feeds, options);
    REQUIRE_FALSE(got.has_value());
    return got.error();
}

}  // namespace

TEST_CASE("kernels that complete at once and later give the answers of a plain loop") {
    const executor e = bound(layers(5, 20));
    CHECK(answers(e, {}, 3));
    for (unsigned threads : {1U, 2U, 8U}) {
        thread_pool pool(threads);
        run_options options;
        options.pool = &pool;
        options.timeout = 60s;
        for (std::int64_t run = 0; run < 10; ++run) CHECK(answers(e, options, run));
    }
}

TEST_CASE("many runs at once share the threads that complete") {
    const executor e = bound(layers(3, 10));
    thread_pool pool(2);
    run_options options;
    options.pool = &pool;
    std::atomic<int> good{0};
    std::vector<std::thread> callers;
    for (std::int64_t c = 0; c < 4; ++c) {
        callers.emplace_back([&, c] {
            for (std::int64_t run = 0; run < 20; ++run) {
                good += answers(e, options, run * 4 + c) ? 1 : 0;
            }
        });
    }
    for (std::thread& c : callers) c.join();
    CHECK(good == 80);
}

TEST_CASE("a loop around an asynchronous kernel") {
    static constexpr auto add_later = [](kernel_context& c, completion done) {
        elsewhere().later([&c, done] {
            flow::run_add(c);
            done();
        });
    };
    static constexpr kernel_table rows{
        kernel_row{"Add", [](const plan_node&) -> expected<kernel, problem> { return kernel{add_later}; }},
        kernel_row{"Less", flow::always<flow::run_less>},
        kernel_row{"Number", flow::always<flow::run_number>}};
    flow::writer w;
    w.number("limit", 25);
    w.count_to("limit");
    for (const unsigned threads : {1U, 3U}) {
        session_options options;
        options.threads = threads;
        const auto s = session::open(w.graph, runtime_of<flow::dialect>(rows.view()), options);
        REQUIRE(s);
        for (int again = 0; again < 3; ++again) {
            const auto out = s->run({}, {"exit"});
            REQUIRE(out);
            CHECK((*out)[0] == flow::scalar(25));
        }
    }
}

TEST_CASE("an asynchronous kernel that fails, throws or drops its completion: a problem with its name") {
    struct wanted {
        std::string op;
        std::string found;
    };
    for (const wanted& w : {wanted{"FailLater", "late"}, wanted{"Throw", "an exception: early"},
                            wanted{"Drop", "a kernel that dropped its completion"}}) {
        const executor e = bound(layers(4, 7, w.op));
        for (const unsigned threads : {1U, 3U}) {
            thread_pool pool(threads);
            run_options options;
            options.pool = &pool;
            for (int again = 0; again < 5; ++again) {
                const problem p = failure_of(e, options);
                CHECK(p.kind == problem_kind::kernel_failed);
                CHECK(p.node == "n14");
                CHECK(p.op == w.op);
                CHECK(p.found == w.found + " for inputs (int64[], int64[])");
            }
        }
    }
}

TEST_CASE("a kernel that never completes is named after the timeout; what it does later goes nowhere") {
    for (const unsigned threads : {1U, 3U}) {
        std::optional<executor> e = bound(layers(4, 7, "Keep"));
        thread_pool pool(threads);
        run_options options;
        options.pool = &pool;
        options.timeout = 20ms;
        const problem p = failure_of(*e, options);
        CHECK(p.code == status_code::deadline_exceeded);
        CHECK(p.kind == problem_kind::timed_out);
        CHECK(p.node == "n14");
        CHECK(p.op == "Keep");
        CHECK(p.found == "no end of 'n14'");
        CHECK(p.needed == "an end within 20.0 ms");
        (void)failure_of(*e, options);
        if (threads == 3) e.reset();  // the kernels outlive even the executor
        REQUIRE(never_done.size() == 2);
        for (const kept& k : never_done) {
            CHECK(k.context->stopping());
            CHECK(k.context->node().name == "n14");
            mix(*k.context);
            k.done();
        }
        never_done.clear();
    }
}

TEST_CASE("cancelling from another thread wakes the caller and tells kernels that watch") {
    const executor e = bound(layers(4, 7, "Stoppable"));
    for (const unsigned threads : {1U, 3U}) {
        thread_pool pool(threads);
        run_options options;
        options.pool = &pool;
        cancellation stop;
        options.cancel = &stop;
        for (int again = 0; again < 3; ++again) {
            std::thread other([&] {
                std::this_thread::sleep_for(5ms);
                stop.cancel();
            });
            const problem p = failure_of(e, options);
            other.join();
            CHECK(p.kind == problem_kind::cancelled);
            stop.rearm();
        }
        options.cancel = nullptr;
        options.timeout = 5ms;
        const problem p = failure_of(e, options);
        CHECK(p.kind == problem_kind::timed_out);
        CHECK(!p.node.empty());  // where the time was up
    }
}

TEST_CASE("a receive that some node sends ends; one that nobody sends is a deadlock with its name") {
    for (const unsigned threads : {1U, 3U}) {
        thread_pool pool(threads);
        run_options options;
        options.pool = &pool;
        plan_writer w;
        const std::uint32_t a = w.feed("a");
        const std::uint32_t r = w.node("r", "Receive", {a});
        w.fetch(w.node("after", "Mix", {r}));
        plan lone = w.done();
        const executor e = bound(lone);
        const problem p = failure_of(e, options);
        CHECK(p.kind == problem_kind::stuck);
        CHECK(p.node == "r");
        CHECK(p.found == "'r' that waits for a send of 'r'");
        never_done.clear();
    }
    plan_writer w;
    const std::uint32_t a = w.feed("a");
    const std::uint32_t r = w.node("r", "Receive", {a});
    const std::uint32_t l = w.node("l", "AfterReceive", {a});
    w.fetch(w.node("s", "Send", {l}));
    w.fetch(w.node("after", "Mix", {r}));
    const executor e = bound(w.done());
    for (int again = 0; again < 5; ++again) CHECK(answers(e, {}, again));
}

TEST_CASE("a timeout ends a run of plain kernels; a kernel sees that its time is up") {
    static constexpr auto linger = [](kernel_context& c) {
        const auto end = std::chrono::steady_clock::now() + 20s;
        while (!c.stopping() && std::chrono::steady_clock::now() < end) std::this_thread::yield();
        if (!c.stopping()) return c.fail(status_code::internal, "nobody stopped it");
        mix(c);
    };
    static constexpr auto give_up = [](kernel_context& c) {
        linger(c);
        c.fail(status_code::cancelled, "no time");
    };
    static constexpr kernel_table rows{kernel_row{"Linger", always<linger>},
                                       kernel_row{"GiveUp", always<give_up>},
                                       kernel_row{"Mix", always<mix>}};
    for (const std::string op : {"Linger", "GiveUp"}) {
        plan_writer w;
        const std::uint32_t a = w.feed("a");
        const std::uint32_t l = w.node("l", op, {a});
        w.fetch(w.node("m", "Mix", {l}));
        const auto e = executor::bind(w.done(), rows.view());
        REQUIRE(e);
        thread_pool pool(2);
        run_options options;
        options.pool = &pool;
        options.timeout = 5ms;
        const problem p = failure_of(*e, options);
        CHECK(p.kind == problem_kind::timed_out);
        CHECK(p.node == "l");
    }
}
