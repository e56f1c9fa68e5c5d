// SPDX-License-Identifier: BSL-1.0
#include <evergraph/run/thread_pool.hpp>

#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <ctime>
#include <memory>
#include <thread>
#include <vector>

using evergraph::help_call;
using evergraph::thread_pool;
static_assert(evergraph::scheduler<thread_pool>);
static_assert(!evergraph::scheduler<int>);

namespace {

// Counts who is inside, and keeps them there until `open`.
struct waiting_call : help_call {
    waiting_call() : help_call(&come_in) {}
    static void come_in(help_call& call) {
        auto& self = static_cast<waiting_call&>(call);
        ++self.entered;
        while (!self.open) std::this_thread::yield();
        ++self.gone;
    }
    std::atomic<int> entered{0};
    std::atomic<int> gone{0};
    std::atomic<bool> open{false};
};

// False after ten seconds.
template <class Condition>
bool soon(Condition condition) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    while (!condition()) {
        if (std::chrono::steady_clock::now() > end) return false;
        std::this_thread::yield();
    }
    return true;
}

}  // namespace

TEST_CASE("the caller is one of the threads") {
    CHECK(thread_pool(0).threads() == 1);
    CHECK(thread_pool(1).threads() == 1);
    CHECK(thread_pool(3).threads() == 3);
    CHECK(thread_pool().threads() >= 1);
}

TEST_CASE("each post brings one helper, and close waits for all of them") {
    thread_pool pool(4);
    waiting_call call;
    for (int helper = 1; helper <= 3; ++helper) {
        pool.post(call);
        CHECK(soon([&] { return call.entered == helper; }));
    }
    std::thread opener([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        call.open = true;
    });
    pool.close(call);
    CHECK(call.gone == 3);
    pool.post(call);
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    CHECK(call.entered == 3);
    opener.join();
}

TEST_CASE("a call that is closed while it waits is never entered") {
    thread_pool pool(2);
    waiting_call busy;
    pool.post(busy);
    REQUIRE(soon([&] { return busy.entered == 1; }));
    {
        waiting_call late;
        pool.post(late);
        pool.post(late);
        pool.close(late);
        CHECK(late.entered == 0);
    }
    busy.open = true;
    pool.close(busy);
    CHECK(busy.gone == 1);
}

TEST_CASE("pools end at any moment: at once, while spinning, while asleep") {
    for (int round = 0; round < 60; ++round) {
        thread_pool pool(3);
        if (round % 3 == 1) std::this_thread::yield();
        if (round % 3 == 2) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

TEST_CASE("an idle pool uses no processor time") {
    thread_pool pool(4);
    waiting_call call;
    call.open = true;
    pool.post(call);
    pool.close(call);
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    const std::clock_t before = std::clock();
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    CHECK(std::clock() - before < CLOCKS_PER_SEC / 50);
}

TEST_CASE("posts wake sleeping helpers, from many threads") {
    thread_pool pool(3);
    std::atomic<int> served{0};
    std::vector<std::thread> callers;
    for (int c = 0; c < 4; ++c) {
        callers.emplace_back([&, c] {
            for (int round = 0; round < 100; ++round) {
                waiting_call call;
                call.open = true;
                pool.post(call);
                if (soon([&] { return call.gone == 1; })) ++served;
                pool.close(call);
                if (round % 20 == c) std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
        });
    }
    for (std::thread& caller : callers) caller.join();
    CHECK(served == 400);
}
