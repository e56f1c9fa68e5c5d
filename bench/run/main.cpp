// SPDX-License-Identifier: BSL-1.0
// main: registers every engine on every shape, as shape/body/threads/engine.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "memory.hpp"
#include "shapes.hpp"
#include "workload.hpp"

namespace {

using steady = std::chrono::steady_clock;

int turns = 0;  // of the running benchmark's nodes

[[gnu::noinline]] void nothing(std::uint32_t node) { benchmark::DoNotOptimize(node); }

// A chain of dependent multiplications, and an end that the next node does not overtake: no engine
// can make it faster.
void multiply(std::uint32_t node, int times) {
    std::uint64_t x = node | 1U;
    for (int i = 0; i < times; ++i) {
        x *= 0x9E3779B97F4A7C15U;
        benchmark::DoNotOptimize(x);
    }
#if defined(__x86_64__)
    __asm__ volatile("lfence" ::: "memory");
#endif
}
[[gnu::noinline]] void busy(std::uint32_t node) { multiply(node, turns); }

double turns_in(double nanoseconds) {
    static const double rate = [] {
        constexpr int many = 1'000'000;
        double best = 1e18;
        for (int round = 0; round < 20; ++round) {
            const auto start = steady::now();
            multiply(1, many);
            const std::chrono::duration<double, std::nano> took = steady::now() - start;
            best = std::min(best, took.count());
        }
        return many / best;
    }();
    return nanoseconds * rate;
}

struct body {
    std::string name;
    double nanoseconds;
    std::uint32_t nodes;  // 0: the full size
};

// Whatever an engine learns in its first runs, it has learned after this.
void warm_up(engine& e) {
    const auto end = steady::now() + std::chrono::milliseconds(40);
    for (int i = 0; i < 3 || steady::now() < end; ++i) e.run();
}

// Runs in groups of some 20 us, so that reading the clock costs nothing. `low` is the tenth part
// of the groups from below: what other programs do to the rest does not show there.
void time_runs(benchmark::State& state, engine& e, std::size_t nodes) {
    auto start = steady::now();
    e.run();
    const std::chrono::duration<double, std::nano> one = steady::now() - start;
    const int group = static_cast<int>(std::clamp(20'000 / (one.count() + 1), 1.0, 1000.0));
    std::vector<double> times;
    for (auto _ : state) {
        start = steady::now();
        for (int i = 0; i < group; ++i) e.run();
        const std::chrono::duration<double, std::nano> took = steady::now() - start;
        times.push_back(took.count() / group);
    }
    std::sort(times.begin(), times.end());
    state.counters["nodes"] = static_cast<double>(nodes);
    state.counters["low"] = times[times.size() / 10];
    state.counters["median"] = times[times.size() / 2];
}

std::shared_ptr<const workload> work_of(const shapes::named_shape& shape, const body& b) {
    auto work = std::make_shared<workload>();
    work->shape = shape.name;
    work->graph = shape.make(b.nodes == 0 ? shape.full : b.nodes);
    work->plan = evergraph::freeze_tasks(work->graph.nodes, work->graph.edges)->plan;
    for (std::uint32_t i = 0; i < work->plan.size(); ++i) {
        work->jobs.push_back({b.nanoseconds == 0 ? nothing : busy, i});
    }
    return work;
}

// The graph is made when it is needed: not all of them at once.
void add_runs(const shapes::named_shape& shape, const body& b, unsigned threads,
              const std::string& only = {}) {
    for (const engine_entry& e : engines()) {
        if (!only.empty() && e.name != only) continue;
        const std::string name =
            shape.name + "/" + b.name + "/" + std::to_string(threads) + "/" + e.name;
        benchmark::RegisterBenchmark(name.c_str(), [=, &shape](benchmark::State& state) {
            const auto work = work_of(shape, b);
            turns = static_cast<int>(turns_in(b.nanoseconds) + 0.5);
            const std::unique_ptr<engine> made = e.make(*work, threads);
            if (made == nullptr) return state.SkipWithError("cannot");
            warm_up(*made);
            time_runs(state, *made, work->jobs.size());
        })->UseRealTime();
    }
}

void add_freeze(const shapes::named_shape& shape) {
    const std::string name = shape.name + "/freeze/1/evergraph";
    benchmark::RegisterBenchmark(name.c_str(), [&shape](benchmark::State& state) {
        const flat_graph source = shape.make(shape.full);
        std::vector<double> times;
        for (auto _ : state) {
            const auto start = steady::now();
            std::vector<evergraph::task_edge> recorded;
            std::vector<job> jobs;
            for (std::uint32_t i = 0; i < source.nodes; ++i) jobs.push_back({nothing, i});
            for (const evergraph::task_edge& e : source.edges) recorded.push_back(e);
            auto frozen = evergraph::freeze_tasks(source.nodes, recorded);
            benchmark::DoNotOptimize(frozen);
            const std::chrono::duration<double, std::nano> took = steady::now() - start;
            times.push_back(took.count());
        }
        std::sort(times.begin(), times.end());
        state.counters["nodes"] = source.nodes;
        state.counters["low"] = times[times.size() / 10];
        state.counters["median"] = times[times.size() / 2];
    });
}

// Bytes that plan, jobs and executor hold once they are warm on so many threads.
void add_memory(const shapes::named_shape& shape, unsigned threads) {
    for (const engine_entry& e : engines()) {
        if (e.name == "loop") continue;
        const std::string name =
            shape.name + "/bytes/" + std::to_string(threads) + "/" + e.name;
        benchmark::RegisterBenchmark(name.c_str(), [=, &shape](benchmark::State& state) {
            const auto work = work_of(shape, {"0ns", 0, 0});
            for (auto _ : state) {
            }
            const std::size_t before = bytes_in_use();
            const workload own = *work;  // without the description
            const std::unique_ptr<engine> made = e.make(own, threads);
            if (made == nullptr) return state.SkipWithError("cannot");
            warm_up(*made);
            const std::size_t graph = own.graph.edges.capacity() * sizeof(evergraph::task_edge);
            const double bytes = static_cast<double>(bytes_in_use() - before - graph);
            state.counters["nodes"] = 1;
            state.counters["low"] = state.counters["median"] = bytes / own.graph.nodes;
        })->Iterations(1);
    }
}

}  // namespace

int main(int argc, char** argv) {
    for (const shapes::named_shape& shape : shapes::all) {
        add_runs(shape, {"0ns", 0, 0}, 1);
        for (const body& b : {body{"0ns", 0, 16384}, body{"100ns", 100, 16384},
                              body{"1us", 1000, 2048}}) {
            add_runs(shape, b, 2);
        }
        add_runs(shape, {"100ns", 100, 16384}, 1);
        add_freeze(shape);
        add_memory(shape, 2);
        const bool is_ruler = shape.name == "independent";  // the bodies alone, in a loop
        if (!is_ruler && shape.name != "wave" && shape.name != "random" && shape.name != "tree") {
            continue;
        }
        for (const int ns : {4, 8, 12, 16, 20, 25, 35, 50, 100, 200, 400, 800, 1600, 3200}) {
            const body b{"metg" + std::to_string(ns), double(ns), 16384};
            add_runs(shape, b, is_ruler ? 1 : 2, is_ruler ? "loop" : "");
        }
    }
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
