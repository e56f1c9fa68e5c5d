// SPDX-License-Identifier: BSL-1.0
// taskflow_engine: Taskflow, where it is installed and asked for.
#include <taskflow/taskflow.hpp>

#include <cstdint>
#include <memory>
#include <vector>

#include "workload.hpp"

namespace {

class taskflow_engine : public engine {
 public:
    taskflow_engine(const workload& work, unsigned threads) : executor_(threads) {
        std::vector<tf::Task> tasks;
        for (const job& j : work.jobs) tasks.push_back(flow_.emplace([&j] { j(); }));
        for (std::uint32_t i = 0; i < work.plan.size(); ++i) {
            for (const std::uint32_t s : work.plan.successors_of(i)) tasks[i].precede(tasks[s]);
        }
    }
    void run() override { executor_.run(flow_).wait(); }

 private:
    tf::Executor executor_;
    tf::Taskflow flow_;
};

const bool added =
    add_engine("taskflow", [](const workload& work, unsigned threads) -> std::unique_ptr<engine> {
        return std::make_unique<taskflow_engine>(work, threads);
    });

}  // namespace
