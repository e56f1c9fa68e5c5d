// SPDX-License-Identifier: BSL-1.0
// workload: the graphs that all engines run, and the list of engines.
#ifndef EVERGRAPH_BENCH_WORKLOAD_HPP
#define EVERGRAPH_BENCH_WORKLOAD_HPP

#include <evergraph/plan/freeze_tasks.hpp>
#include <evergraph/plan/task_plan.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

// What a node does. All engines call it like this, through the pointer.
struct job {
    void (*call)(std::uint32_t) = nullptr;
    std::uint32_t argument = 0;
    void operator()() const { call(argument); }
};

// A graph as its author describes it: edges lead to higher numbers.
struct flat_graph {
    std::uint32_t nodes = 0;
    std::vector<evergraph::task_edge> edges;
};

struct workload {
    std::string shape;
    flat_graph graph;
    evergraph::task_plan plan;
    std::vector<job> jobs;
};

// A graph made ready for many runs.
class engine {
 public:
    engine() = default;
    engine(const engine&) = delete;
    engine& operator=(const engine&) = delete;
    virtual ~engine() = default;
    virtual void run() = 0;
};

// Null where the engine cannot run this graph, or not on so many threads.
using engine_maker = std::unique_ptr<engine> (*)(const workload&, unsigned threads);

struct engine_entry {
    std::string name;
    engine_maker make = nullptr;
};

inline std::vector<engine_entry>& engines() {
    static std::vector<engine_entry> all;
    return all;
}

// Each engine's file adds itself.
inline bool add_engine(std::string name, engine_maker make) {
    engines().push_back({std::move(name), make});
    return true;
}

#endif
