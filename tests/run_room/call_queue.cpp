// SPDX-License-Identifier: BSL-1.0
#include <evergraph/run/call_queue.hpp>

#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

using namespace evergraph;

namespace {

struct named_call : help_call {
    explicit named_call(int name, std::vector<int>& log)
        : help_call([](help_call& c) {
              auto& self = static_cast<named_call&>(c);
              self.log_.push_back(self.name_);
          }),
          name_(name),
          log_(log) {}
    int name_;
    std::vector<int>& log_;
};

struct waiting_call : help_call {
    waiting_call()
        : help_call([](help_call& c) {
              auto& self = static_cast<waiting_call&>(c);
              self.entered.store(true);
              while (!self.go.load()) std::this_thread::yield();
              self.left.store(true);
          }) {}
    std::atomic<bool> entered{false};
    std::atomic<bool> go{false};
    std::atomic<bool> left{false};
};

}  // namespace

TEST_CASE("calls are entered in the order in which they came; a recalled one is not") {
    call_queue queue;
    std::vector<int> log;
    named_call one(1, log);
    named_call two(2, log);
    named_call three(3, log);
    CHECK(queue.add(one));
    CHECK(queue.add(two));
    CHECK(queue.add(three));
    CHECK_FALSE(queue.add(two));
    CHECK(queue.waiting() == 3);
    queue.recall(two);
    queue.recall(two);
    while (queue.serve()) {
    }
    CHECK(log == std::vector<int>{1, 3});
    CHECK(queue.waiting() == 0);
    CHECK(queue.add(two));
    queue.withdraw(two);
    CHECK_FALSE(queue.add(two));
    CHECK_FALSE(queue.serve());
}

TEST_CASE("close returns when the thread inside has left, whether it comes soon or late") {
    for (int round = 0; round < 50; ++round) {
        call_queue queue;
        waiting_call call;
        REQUIRE(queue.add(call));
        std::thread helper([&] { queue.serve(); });
        while (!call.entered.load()) std::this_thread::yield();
        std::thread opener([&, round] {
            if (round % 2 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
            call.go.store(true);
        });
        queue.close(call);
        CHECK(call.left.load());
        CHECK(call.deserted());
        opener.join();
        helper.join();
    }
}
