// SPDX-License-Identifier: BSL-1.0
// main: registers every engine on every shape, as shape/body/threads/engine.
#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

#include "shapes.hpp"
#include "workload.hpp"

namespace {

int turns_per_microsecond = 0;

[[gnu::noinline]] void nothing(std::uint32_t node) { benchmark::DoNotOptimize(node); }

// A chain of dependent multiplications: no engine can make it faster.
void multiply(std::uint32_t node, int turns) {
    std::uint64_t x = node | 1U;
    for (int i = 0; i < turns; ++i) {
        x *= 0x9E3779B97F4A7C15U;
        benchmark::DoNotOptimize(x);
    }
}
[[gnu::noinline]] void microsecond(std::uint32_t node) { multiply(node, turns_per_microsecond); }

int measure_turns() {
    using clock = std::chrono::steady_clock;
    constexpr int turns = 1'000'000;
    double best = 1e9;
    for (int round = 0; round < 10; ++round) {
        const auto start = clock::now();
        multiply(1, turns);
        const std::chrono::duration<double, std::micro> took = clock::now() - start;
        best = took.count() < best ? took.count() : best;
    }
    return static_cast<int>(turns / best);
}

struct body {
    std::string name;
    void (*call)(std::uint32_t);
    std::uint32_t nodes;
};

void time_runs(benchmark::State& state, engine_maker make, const workload& work, unsigned threads) {
    const std::unique_ptr<engine> made = make(work, threads);
    for (int warm = 0; warm < 3; ++warm) made->run();
    for (auto _ : state) made->run();
    state.counters["nodes"] = static_cast<double>(work.jobs.size());
}

void add(const shapes::named_shape& shape, const body& b) {
    workload made{shape.name, shape.make(b.nodes), {}};
    for (std::uint32_t i = 0; i < made.plan.size(); ++i) made.jobs.push_back({b.call, i});
    const auto work = std::make_shared<const workload>(std::move(made));
    for (const unsigned threads : {1U, 2U}) {
        for (const engine_entry& e : engines()) {
            if (e.make(*work, threads) == nullptr) continue;
            const std::string name =
                shape.name + "/" + b.name + "/" + std::to_string(threads) + "/" + e.name;
            benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) {
                time_runs(state, e.make, *work, threads);
            })->UseRealTime();
        }
    }
}

}  // namespace

int main(int argc, char** argv) {
    turns_per_microsecond = measure_turns();
    for (const body& b : {body{"0us", nothing, 16384}, body{"1us", microsecond, 2048}}) {
        for (const shapes::named_shape& shape : shapes::all) add(shape, b);
    }
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
