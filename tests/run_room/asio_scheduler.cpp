// SPDX-License-Identifier: BSL-1.0
#include <evergraph/run/asio_scheduler.hpp>
#include <evergraph/run/task_executor.hpp>

#include <doctest/doctest.h>

#include <boost/asio/thread_pool.hpp>

#include <atomic>
#include <cstdint>

#include "task_graphs.hpp"

using evergraph::task_executor;
using evergraph::task_mode;

TEST_CASE("Asio's threads help in every mode, and nested runs end though all of them are busy") {
    boost::asio::thread_pool threads(2);
    evergraph::asio_scheduler pool(threads, 2);
    CHECK(pool.threads() == 3);
    const auto plan = random_tasks(300, 4);
    const auto inner_plan = fan_of(4);
    for (const task_mode mode : {task_mode::automatic, task_mode::stealing, task_mode::in_lanes}) {
        task_executor tasks(plan, {.mode = mode});
        task_executor inner(inner_plan, {.mode = mode});
        for (int run = 0; run < 20; ++run) {
            std::atomic<std::uint32_t> count{0};
            CHECK(tasks.run(pool, [&](std::uint32_t, unsigned) {
                return inner.run(pool, [&](std::uint32_t, unsigned) { ++count; });
            }));
            CHECK(count == plan.size() * inner_plan.size());
        }
    }
    threads.join();
}
