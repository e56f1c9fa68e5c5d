// SPDX-License-Identifier: BSL-1.0
// values: what it costs that tensors flow: nodes with a kernel and a tensor each, beside bare nodes.
#include <evergraph/plan/freeze_tasks.hpp>
#include <evergraph/plan/plan.hpp>
#include <evergraph/run/executor.hpp>
#include <evergraph/run/kernel_table.hpp>
#include <evergraph/run/run_trace.hpp>
#include <evergraph/run/task_executor.hpp>
#include <evergraph/run/thread_pool.hpp>

#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "shapes.hpp"

namespace {

namespace eg = evergraph;

// Takes the first input in place where it may, checks the shapes, and adds the others: what an
// elementwise kernel does, for one element.
void add_all(eg::kernel_context& context) {
    if (context.input_count() == 0) return context.output(0, eg::tensor::scalar(1.0F));
    float sum = 0;
    for (std::size_t i = 0; i < context.input_count(); ++i) {
        if (!(context.input(i).dims() == context.input(0).dims())) {
            return context.fail(eg::status_code::invalid_argument, "other dimensions");
        }
        sum += context.values<float>(i)[0];
    }
    eg::tensor out = context.take(0);
    out.writable<float>()[0] = sum * 0.5F;
    context.output(0, std::move(out));
}
// Never in place: a tensor is made and one ends.
void renew(eg::kernel_context& context) {
    float sum = 1;
    for (std::size_t i = 0; i < context.input_count(); ++i) sum += context.values<float>(i)[0];
    context.output(0, eg::tensor::scalar(sum * 0.5F));
}
template <void (*F)(eg::kernel_context&)>
eg::expected<eg::kernel, eg::problem> make(const eg::plan_node&) {
    return eg::kernel{F};
}
constexpr eg::kernel_table kernels{eg::kernel_row{"AddAll", make<add_all>},
                                   eg::kernel_row{"Renew", make<renew>}};

// Each node has one output, which its successors read in the order of the plan.
eg::plan with_values(const eg::task_plan& tasks, const std::string& op) {
    eg::plan p;
    p.tasks = tasks;
    std::vector<std::vector<std::uint32_t>> inputs(tasks.size());
    for (std::uint32_t i = 0; i < tasks.size(); ++i) {
        for (const std::uint32_t to : tasks.successors_of(i)) inputs[to].push_back(i);
    }
    for (std::uint32_t i = 0; i < tasks.size(); ++i) {
        eg::plan_node n;
        n.name = "n" + std::to_string(i);
        n.op = op;
        n.output_types = {eg::dtype::float32};
        n.input_types.assign(inputs[i].size(), eg::dtype::float32);
        p.nodes.push_back(std::move(n));
        p.input_slots.insert(p.input_slots.end(), inputs[i].begin(), inputs[i].end());
        p.input_begin.push_back(static_cast<std::uint32_t>(p.input_slots.size()));
        p.output_begin.push_back(i + 1);
        p.slot_uses.push_back(static_cast<std::uint32_t>(tasks.successors_of(i).size()));
    }
    return p;
}

void per_node(benchmark::State& state, std::uint32_t nodes) {
    state.counters["ns/node"] = benchmark::Counter(
        static_cast<double>(nodes) * 1e-9,
        benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void add(const shapes::named_shape& shape, unsigned threads) {
    const std::string name = shape.name + "/values/" + std::to_string(threads) + "/";
    const flat_graph graph = shape.make(16384);
    const eg::task_plan tasks = eg::freeze_tasks(graph.nodes, graph.edges)->plan;
    benchmark::RegisterBenchmark((name + "bare").c_str(), [=](benchmark::State& state) {
        eg::thread_pool pool(threads);
        eg::task_executor bare(tasks);
        for (auto _ : state) {
            bare.run(pool, [](std::uint32_t node, unsigned) {
                benchmark::DoNotOptimize(node);
                return true;
            });
        }
        per_node(state, tasks.size());
    })->UseRealTime();
    for (const bool traced : {false, true}) {
        for (const std::string op : {"AddAll", "Renew"}) {
            const std::string full = name + (op == "Renew" ? "renewed" : "in_place") +
                                     (traced ? "_traced" : "");
            benchmark::RegisterBenchmark(full.c_str(), [=](benchmark::State& state) {
                eg::thread_pool pool(threads);
                const auto e = eg::executor::bind(with_values(tasks, op), kernels.view());
                eg::run_trace trace;
                eg::run_memory_use use;
                eg::run_options options;
                options.pool = &pool;
                for (int warm = 0; warm < 3; ++warm) {
                    if (!e->run({}, options)) state.SkipWithError("the run failed");
                }
                if (traced) options.trace = &trace;
                for (auto _ : state) benchmark::DoNotOptimize(e->run({}, options));
                options.memory = &use;
                benchmark::DoNotOptimize(e->run({}, options));
                per_node(state, tasks.size());
                state.counters["allocated"] = static_cast<double>(use.allocated);
            })->UseRealTime();
        }
    }
}

const bool added = [] {
    for (const shapes::named_shape& shape : shapes::all) {
        if (shape.name != "chain" && shape.name != "inception") continue;
        for (const unsigned threads : {1U, 2U}) add(shape, threads);
    }
    return true;
}();

}  // namespace
