// SPDX-License-Identifier: BSL-1.0
// tbb_engine: oneTBB's flow graph, plain and lightweight, and its task_group with counters.
#include <tbb/flow_graph.h>
#include <tbb/task_arena.h>
#include <tbb/task_group.h>

#include <cstdint>
#include <deque>
#include <memory>

#include "counters.hpp"
#include "workload.hpp"

namespace {

using tbb::flow::continue_msg;

template <class... Policy>
class flow_engine : public engine {
    using node_type = tbb::flow::continue_node<continue_msg, Policy...>;

 public:
    flow_engine(const workload& work, unsigned threads)
        : arena_(static_cast<int>(threads)), work_(work) {
        arena_.execute([&] { build(); });
    }
    ~flow_engine() override {
        arena_.execute([&] {
            nodes_.clear();
            graph_.reset();
        });
    }
    void run() override {
        arena_.execute([&] {
            for (const std::uint32_t root : work_.plan.roots) nodes_[root].try_put(continue_msg{});
            graph_->wait_for_all();
        });
    }

 private:
    void build() {
        graph_ = std::make_unique<tbb::flow::graph>();
        for (std::uint32_t i = 0; i < work_.plan.size(); ++i) {
            nodes_.emplace_back(*graph_, [&j = work_.jobs[i]](const continue_msg&) noexcept {
                j();
                return continue_msg{};
            });
        }
        for (std::uint32_t i = 0; i < work_.plan.size(); ++i) {
            for (const std::uint32_t s : work_.plan.successors_of(i)) {
                tbb::flow::make_edge(nodes_[i], nodes_[s]);
            }
        }
    }

    tbb::task_arena arena_;
    const workload& work_;
    std::unique_ptr<tbb::flow::graph> graph_;
    std::deque<node_type> nodes_;
};

class group_engine : public engine {
 public:
    group_engine(const workload& work, unsigned threads)
        : arena_(static_cast<int>(threads)), counters_(work) {}
    void run() override {
        arena_.execute([&] {
            counters_.start([this](std::uint32_t node) { spawn(node); });
            group_->wait();
        });
    }

 private:
    void spawn(std::uint32_t node) {
        group_->run([this, node] {
            counters_.follow(node, [this](std::uint32_t other) { spawn(other); });
        });
    }

    tbb::task_arena arena_;
    counters counters_;
    std::unique_ptr<tbb::task_group> group_ = std::make_unique<tbb::task_group>();
};

template <class Engine>
std::unique_ptr<engine> make(const workload& work, unsigned threads) {
    return std::make_unique<Engine>(work, threads);
}

const bool added =
    add_engine("tbb-flow", make<flow_engine<>>) &&
    add_engine("tbb-light",
               [](const workload& work, unsigned threads) -> std::unique_ptr<engine> {
                   // Its stack is as deep as the graph.
                   if (work.shape == "chain" || work.jobs.size() > 20'000) return nullptr;
                   return make<flow_engine<tbb::flow::lightweight>>(work, threads);
               }) &&
    add_engine("tbb-group", make<group_engine>);

}  // namespace
