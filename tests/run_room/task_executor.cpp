// SPDX-License-Identifier: BSL-1.0
#include <evergraph/run/seeded_scheduler.hpp>
#include <evergraph/run/task_executor.hpp>
#include <evergraph/run/thread_pool.hpp>

#include <doctest/doctest.h>
#include <pthread.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

#include "seeds.hpp"
#include "task_graphs.hpp"

using evergraph::caller_only;
using evergraph::task_executor;
using evergraph::task_mode;
using evergraph::task_plan;
using evergraph::thread_pool;

namespace {

// A body that notes who ran, and whether all predecessors had run. The notes are plain: the
// executor must order them.
class witness {
 public:
    explicit witness(const task_plan& plan) : plan_(plan), runs_(plan.size()), seen_(plan.size()) {}

    bool operator()(std::uint32_t node, unsigned) {
        ++runs_[node];
        for (const std::uint32_t s : plan_.successors_of(node)) {
            seen_[s].fetch_add(1, std::memory_order_relaxed);
        }
        if (seen_[node].load(std::memory_order_relaxed) != plan_.pending[node]) early_ = true;
        return true;
    }
    bool all_once_and_in_order() const {
        bool good = !early_;
        for (const int runs : runs_) good = good && runs == 1;
        return good;
    }

 private:
    const task_plan& plan_;
    std::vector<int> runs_;
    std::vector<std::atomic<std::uint32_t>> seen_;
    std::atomic<bool> early_{false};
};

// True once `people` have come, false after ten seconds.
class meeting {
 public:
    explicit meeting(int people) : missing_(people) {}
    bool attend() {
        --missing_;
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
        while (missing_ > 0) {
            if (std::chrono::steady_clock::now() > end) return false;
            std::this_thread::yield();
        }
        return true;
    }

 private:
    std::atomic<int> missing_;
};

constexpr task_mode all_modes[] = {task_mode::automatic, task_mode::stealing, task_mode::in_lanes,
                                   task_mode::in_order};

template <class Scheduler>
bool visits_all(task_executor& tasks, Scheduler& pool) {
    witness w(tasks.plan());
    return tasks.run(pool, w) && w.all_once_and_in_order();
}

// Runs `f` on a thread with a small stack.
template <class F>
void on_small_stack(F f) {
    pthread_attr_t attributes;
    REQUIRE(pthread_attr_init(&attributes) == 0);
    REQUIRE(pthread_attr_setstacksize(&attributes, 256 * 1024) == 0);
    pthread_t thread;
    const auto start = [](void* p) -> void* {
        (*static_cast<F*>(p))();
        return nullptr;
    };
    REQUIRE(pthread_create(&thread, &attributes, start, &f) == 0);
    pthread_join(thread, nullptr);
    pthread_attr_destroy(&attributes);
}

}  // namespace

TEST_CASE("random graphs: each node once, after its predecessors, on 1 to 8 threads") {
    for (unsigned threads = 1; threads <= 8; ++threads) {
        thread_pool pool(threads);
        for (std::uint32_t seed = 0; seed < 40; ++seed) {
            const task_plan plan = random_tasks(1 + seed * 17, seed);
            for (const task_mode mode : all_modes) {
                task_executor tasks(plan, {.mode = mode});
                for (int run = 0; run < 4; ++run) CHECK(visits_all(tasks, pool));
            }
        }
    }
}

TEST_CASE("a graph of no nodes is done") {
    const task_plan nothing;
    thread_pool pool(2);
    CHECK(evergraph::run_tasks(nothing, pool, [](std::uint32_t, unsigned) { return false; }));
}

TEST_CASE("one thread runs the nodes in their order") {
    const task_plan plan = random_tasks(200, 1);
    caller_only alone;
    std::vector<std::uint32_t> order;
    CHECK(evergraph::run_tasks(plan, alone, [&](std::uint32_t node, unsigned lane) {
        order.push_back(node);
        return lane == 0;
    }));
    REQUIRE(order.size() == 200);
    for (std::uint32_t i = 0; i < 200; ++i) CHECK(order[i] == i);
}

TEST_CASE("a body that says false at any node stops the run, and the next run is whole") {
    const task_plan plan = random_tasks(120, 7);
    for (const task_mode mode : all_modes) {
        task_executor tasks(plan, {.mode = mode});
        for (const unsigned threads : {1U, 2U, 4U}) {
            thread_pool pool(threads);
            for (std::uint32_t bad = 0; bad < plan.size(); ++bad) {
                std::vector<std::atomic<bool>> ran(plan.size());
                CHECK_FALSE(tasks.run(pool, [&](std::uint32_t node, unsigned) {
                    ran[node] = true;
                    return node != bad;
                }));
                CHECK(ran[bad]);
                for (const std::uint32_t s : plan.successors_of(bad)) CHECK_FALSE(ran[s]);
                CHECK(visits_all(tasks, pool));
            }
        }
    }
}

TEST_CASE("a body that throws at any node: the exception comes out once all calls have ended") {
    const task_plan plan = random_tasks(120, 8);
    for (const task_mode mode : all_modes) {
        task_executor tasks(plan, {.mode = mode});
        for (const unsigned threads : {1U, 2U, 4U}) {
            thread_pool pool(threads);
            for (std::uint32_t bad = 0; bad < plan.size(); ++bad) {
                std::atomic<int> inside{0};
                const auto body = [&](std::uint32_t node, unsigned) {
                    ++inside;
                    if (node == bad) {
                        --inside;
                        throw std::runtime_error("no");
                    }
                    --inside;
                    return true;
                };
                CHECK_THROWS_AS(tasks.run(pool, body), std::runtime_error);
                CHECK(inside == 0);
                CHECK(visits_all(tasks, pool));
            }
        }
    }
}

TEST_CASE("nodes that wait for nobody run at the same time") {
    constexpr int people = 4;
    thread_pool pool(people);
    for (int round = 0; round < 20; ++round) {
        if (round % 5 == 4) std::this_thread::sleep_for(std::chrono::milliseconds(2));
        meeting roots(people);
        const task_plan apart = tasks_of(people, {});
        CHECK(evergraph::run_tasks(apart, pool, [&](std::uint32_t, unsigned) {
            return roots.attend();
        }));
        meeting middle(people);
        const task_plan fan = fan_of(people);
        CHECK(evergraph::run_tasks(fan, pool, [&](std::uint32_t node, unsigned) {
            return node == 0 || node > people || middle.attend();
        }));
    }
}

TEST_CASE("a caller that sleeps is woken when there is work again") {
    // Both roots run at once; the slow one's two successors need both threads.
    const task_plan plan = tasks_of(4, {{1, 2}, {1, 3}});
    for (int round = 0; round < 10; ++round) {
        thread_pool pool(2);
        meeting roots(2);
        meeting leaves(2);
        const auto caller = std::this_thread::get_id();
        std::atomic<bool> slow_taken{false};
        CHECK(evergraph::run_tasks(plan, pool, [&](std::uint32_t node, unsigned) {
            if (node >= 2) return leaves.attend();
            if (!roots.attend()) return false;
            if (std::this_thread::get_id() != caller && !slow_taken.exchange(true)) {
                std::this_thread::sleep_for(std::chrono::milliseconds(10));
            }
            return true;
        }));
    }
}

TEST_CASE("lanes are below the number of threads, and one lane never runs twice at once") {
    const task_plan plan = random_tasks(3000, 3);
    for (const task_mode mode : all_modes) {
        task_executor tasks(plan, {.mode = mode});
        for (const unsigned threads : {8U, 2U, 3U}) {
            thread_pool pool(threads);
            std::vector<std::atomic<int>> inside(threads);
            std::atomic<bool> good{true};
            for (int run = 0; run < 10; ++run) {
                CHECK(tasks.run(pool, [&](std::uint32_t, unsigned lane) {
                    if (lane >= threads || inside[lane].fetch_add(1) != 0) {
                        good = false;
                        return false;
                    }
                    --inside[lane];
                    return true;
                }));
            }
            CHECK(good);
        }
    }
}

TEST_CASE("many runs at once over one plan and one pool") {
    const task_plan plan = random_tasks(400, 5);
    for (const task_mode mode : all_modes) {
        task_executor tasks(plan, {.mode = mode});
        thread_pool pool(3);
        std::atomic<int> good{0};
        std::vector<std::thread> callers;
        for (int c = 0; c < 4; ++c) {
            callers.emplace_back([&] {
                for (int run = 0; run < 50; ++run) good += visits_all(tasks, pool) ? 1 : 0;
            });
        }
        for (std::thread& caller : callers) caller.join();
        CHECK(good == 200);
    }
}

TEST_CASE("executors that die right after a run leave no helper behind in them") {
    const task_plan plan = fan_of(3);
    thread_pool pool(3);
    bool good = true;
    for (int round = 0; round < 3000; ++round) {
        task_executor tasks(plan, {.mode = all_modes[round % 3]});
        good = good && visits_all(tasks, pool) && visits_all(tasks, pool);
    }
    CHECK(good);
}

TEST_CASE("runs inside runs on the same pool, ten deep, never lock up") {
    const task_plan plan = fan_of(2);
    for (const task_mode mode : all_modes) {
        task_executor tasks(plan, {.mode = mode});
        for (const unsigned threads : {1U, 2U, 3U, 64U}) {
            thread_pool pool(threads);
            std::atomic<int> leaves{0};
            const auto nest = [&](const auto& self, int depth) -> bool {
                return tasks.run(pool, [&](std::uint32_t node, unsigned) {
                    if (node == 0 || node == 3) return true;
                    if (depth > 1) return self(self, depth - 1);
                    ++leaves;
                    return true;
                });
            };
            CHECK(nest(nest, 10));
            CHECK(leaves == 1024);
        }
    }
}

TEST_CASE("chains and fans of a million nodes run on a small stack") {
    constexpr std::uint32_t million = 1'000'000;
    for (const task_plan& plan : {chain_of(million), fan_of(million), tasks_of(million, {})}) {
        on_small_stack([&] {
            thread_pool pool(2);
            caller_only alone;
            for (const task_mode mode : {task_mode::automatic, task_mode::in_lanes}) {
                task_executor tasks(plan, {.mode = mode});
                for (int run = 0; run < 2; ++run) CHECK(visits_all(tasks, pool));
            }
            task_executor tasks(plan);
            std::uint32_t count = 0;
            CHECK(tasks.run(alone, [&](std::uint32_t, unsigned) { return ++count != 0; }));
            CHECK(count == plan.size());
        });
    }
}

TEST_CASE("an executor that finds its mode runs right while it looks for it") {
    const task_plan plan = random_tasks(3000, 11);
    task_executor tasks(plan);
    thread_pool pool(3);
    bool good = true;
    for (int run = 0; run < 300; ++run) good = good && visits_all(tasks, pool);
    CHECK(good);
    // Nodes that cost a thousand times more than before, and then nothing again.
    for (int run = 0; run < 20; ++run) {
        std::atomic<std::uint32_t> count{0};
        CHECK(tasks.run(pool, [&](std::uint32_t node, unsigned) {
            if (node % 100 == 0) std::this_thread::sleep_for(std::chrono::microseconds(50));
            ++count;
        }));
        CHECK(count == plan.size());
    }
    for (int run = 0; run < 100; ++run) good = good && visits_all(tasks, pool);
    CHECK(good);
}

TEST_CASE("costs that are known decide at once; costs that are wrong do no harm") {
    const task_plan plan = random_tasks(600, 12);
    std::vector<std::uint32_t> costs(plan.size());
    for (const std::uint32_t scale : {0U, 1U, 1000U, 4'000'000'000U}) {
        for (std::uint32_t i = 0; i < plan.size(); ++i) costs[i] = scale / (1 + i % 7);
        task_executor tasks(plan, {.costs = costs});
        thread_pool pool(2);
        for (int run = 0; run < 5; ++run) CHECK(visits_all(tasks, pool));
    }
}

TEST_CASE("lanes end although no helper ever comes") {
    struct promising {  // says it has threads, and never sends one
        static unsigned threads() { return 5; }
        static void post(evergraph::help_call&) {}
        static void recall(evergraph::help_call&) {}
        static void withdraw(evergraph::help_call&) {}
        static void close(evergraph::help_call&) {}
        static bool wanted() { return true; }
    };
    promising pool;
    for (std::uint32_t seed = 0; seed < 100; ++seed) {
        const task_plan plan = random_tasks(1 + seed * 13, seed);
        for (const task_mode mode : {task_mode::in_lanes, task_mode::stealing}) {
            task_executor tasks(plan, {.mode = mode});
            for (int run = 0; run < 3; ++run) CHECK(visits_all(tasks, pool));
        }
    }
}

TEST_CASE("one executor on pools in turn, of the same and of other sizes") {
    const task_plan plan = random_tasks(500, 21);
    task_executor tasks(plan, {.mode = task_mode::in_lanes});
    thread_pool kept(2);
    for (int round = 0; round < 20; ++round) {
        thread_pool two(2);
        thread_pool three(3);
        CHECK(visits_all(tasks, two));
        CHECK(visits_all(tasks, three));
        CHECK(visits_all(tasks, kept));
    }
}

TEST_CASE("a seed decides the order: any topological one, and the same one again") {
    const task_plan plan = random_tasks(60, 9);
    task_executor tasks(plan);
    std::set<std::vector<std::uint32_t>> orders;
    for_each_seed(100, [&](evergraph::seeded_scheduler& first) {
        const auto order_of = [&](evergraph::seeded_scheduler& s) {
            std::vector<std::uint32_t> order;
            tasks.run(s, [&](std::uint32_t node, unsigned) { order.push_back(node); });
            return order;
        };
        evergraph::seeded_scheduler again(first.seed());
        evergraph::seeded_scheduler third(first.seed());
        CHECK(visits_all(tasks, third));
        const auto order = order_of(first);
        CHECK(order == order_of(again));
        orders.insert(order);
    });
    CHECK((orders.size() == 100 || orders.size() == 1));  // one: EVERGRAPH_SEED is set
}
