// SPDX-License-Identifier: BSL-1.0
#include <evergraph/run/work_deque.hpp>

#include <doctest/doctest.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <thread>
#include <vector>

namespace {

struct deque_with_room {
    explicit deque_with_room(std::size_t room)
        : slots(std::make_unique<std::atomic<std::uint32_t>[]>(room)) {
        deque.use({slots.get(), room});
    }
    std::unique_ptr<std::atomic<std::uint32_t>[]> slots;
    evergraph::work_deque deque;
};

}  // namespace

TEST_CASE("the owner takes the newest, thieves the oldest, and both only what was published") {
    deque_with_room d(4);
    CHECK_FALSE(d.deque.publish());
    for (std::uint32_t i = 0; i < 4; ++i) d.deque.push(i);
    CHECK(d.deque.empty());
    CHECK_FALSE(d.deque.steal());
    CHECK(d.deque.publish());
    CHECK_FALSE(d.deque.empty());
    CHECK(d.deque.steal() == 0U);
    CHECK(d.deque.pop() == 3U);
    CHECK(d.deque.steal() == 1U);
    CHECK(d.deque.pop() == 2U);
    CHECK(d.deque.empty());
    CHECK_FALSE(d.deque.pop());
    CHECK_FALSE(d.deque.steal());
    d.deque.reset();
    d.deque.push(9);
    CHECK(d.deque.publish());
    CHECK(d.deque.steal() == 9U);
}

TEST_CASE("an owner and three thieves take each item once") {
    constexpr std::uint32_t items = 200'000;
    deque_with_room d(items);
    const auto taken = std::make_unique<std::atomic<int>[]>(items);
    std::atomic<bool> done{false};
    std::vector<std::thread> thieves;
    for (int t = 0; t < 3; ++t) {
        thieves.emplace_back([&] {
            while (!done) {
                if (const auto item = d.deque.steal()) {
                    ++taken[*item];
                } else {
                    std::this_thread::yield();
                }
            }
        });
    }
    for (std::uint32_t i = 0; i < items; ++i) {
        d.deque.push(i);
        if (i % 3 != 0) continue;
        d.deque.publish();
        if (i % 2 == 0) {
            if (const auto item = d.deque.pop()) ++taken[*item];
        }
    }
    d.deque.publish();
    while (const auto item = d.deque.pop()) ++taken[*item];
    done = true;
    for (std::thread& thief : thieves) thief.join();
    std::uint32_t wrong = 0;
    for (std::uint32_t i = 0; i < items; ++i) wrong += taken[i] != 1 ? 1U : 0U;
    CHECK(wrong == 0);
}
