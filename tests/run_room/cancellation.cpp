// SPDX-License-Identifier: BSL-1.0
#include <evergraph/run/cancellation.hpp>

#include <doctest/doctest.h>

#include <atomic>
#include <memory>
#include <thread>
#include <type_traits>
#include <vector>

using namespace evergraph;
static_assert(!std::is_copy_constructible_v<cancellation>);
static_assert(!std::is_move_constructible_v<cancel_watch>);

TEST_CASE("a watch is called once, at once if it comes late, and not after its end") {
    cancellation c;
    int calls = 0;
    {
        const cancel_watch gone(c, [&] { calls += 100; });
    }
    const cancel_watch a(c, [&] { ++calls; });
    const cancel_watch b(c, [&] { ++calls; });
    CHECK_FALSE(c.cancelled());
    c.cancel();
    c.cancel();
    CHECK(c.cancelled());
    CHECK(calls == 2);
    const cancel_watch late(c, [&] { calls += 10; });
    CHECK(calls == 12);
}

TEST_CASE("after rearm, watches are called again") {
    cancellation c;
    c.cancel();
    c.rearm();
    CHECK_FALSE(c.cancelled());
    int calls = 0;
    const cancel_watch a(c, [&] { ++calls; });
    CHECK(calls == 0);
    c.cancel();
    CHECK(calls == 1);
}

TEST_CASE("a watch may end, itself and others, in its own call") {
    cancellation c;
    std::vector<std::unique_ptr<cancel_watch>> watches;
    int calls = 0;
    for (int i = 0; i < 5; ++i) {
        watches.push_back(std::make_unique<cancel_watch>(c, [&] {
            ++calls;
            watches.clear();
        }));
    }
    c.cancel();
    CHECK(calls == 1);
    CHECK(watches.empty());
}

TEST_CASE("the end of a watch waits for a call in another thread") {
    for (int round = 0; round < 200; ++round) {
        cancellation c;
        std::atomic<bool> inside{false};
        std::atomic<bool> left{false};
        auto watch = std::make_unique<cancel_watch>(c, [&] {
            inside = true;
            std::this_thread::yield();
            left = true;
        });
        std::thread other([&] { c.cancel(); });
        while (!inside) std::this_thread::yield();
        watch.reset();
        CHECK(left);
        other.join();
    }
}

TEST_CASE("watches that come and go while it is raised are called at most once, and never too late") {
    for (int round = 0; round < 100; ++round) {
        cancellation c;
        std::atomic<int> wrong{0};
        std::vector<std::thread> threads;
        for (int t = 0; t < 3; ++t) {
            threads.emplace_back([&] {
                for (int i = 0; i < 20; ++i) {
                    std::atomic<int> calls{0};
                    const bool before = c.cancelled();
                    {
                        const cancel_watch w(c, [&] { ++calls; });
                        if (before && calls != 1) ++wrong;
                    }
                    if (calls > 1) ++wrong;
                }
            });
        }
        c.cancel();
        for (std::thread& t : threads) t.join();
        CHECK(wrong == 0);
    }
}
