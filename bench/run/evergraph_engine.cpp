// SPDX-License-Identifier: BSL-1.0
// evergraph_engine: this library, and the loop that no engine can beat on one thread.
#include <evergraph/run/task_executor.hpp>
#include <evergraph/run/thread_pool.hpp>

#include <cstdint>
#include <memory>

#include "workload.hpp"

namespace {

class evergraph_engine : public engine {
 public:
    evergraph_engine(const workload& work, unsigned threads)
        : jobs_(work.jobs), pool_(threads), tasks_(work.plan) {}
    void run() override {
        tasks_.run(pool_, [this](std::uint32_t node, unsigned) {
            jobs_[node]();
        });
    }

 private:
    const std::vector<job>& jobs_;
    evergraph::thread_pool pool_;
    evergraph::task_executor tasks_;
};

class serial_loop : public engine {
 public:
    explicit serial_loop(const workload& work) : jobs_(work.jobs) {}
    void run() override {
        for (const job& j : jobs_) j();
    }

 private:
    const std::vector<job>& jobs_;
};

const bool added =
    add_engine("evergraph",
               [](const workload& work, unsigned threads) -> std::unique_ptr<engine> {
                   return std::make_unique<evergraph_engine>(work, threads);
               }) &&
    add_engine("loop", [](const workload& work, unsigned threads) -> std::unique_ptr<engine> {
        if (threads != 1) return nullptr;
        return std::make_unique<serial_loop>(work);
    });

}  // namespace
