// SPDX-License-Identifier: BSL-1.0
// plan_run: one run of a plan: lays out the values, calls the kernels, keeps the first failure.
#ifndef EVERGRAPH_RUN_PLAN_RUN_HPP
#define EVERGRAPH_RUN_PLAN_RUN_HPP

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <mutex>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../plan/plan.hpp"
#include "../tensor/dtype.hpp"
#include "../tensor/tensor.hpp"
#include "cancellation.hpp"
#include "kernel.hpp"
#include "value_slots.hpp"

namespace evergraph {

// What one run needs beside the plan; kept for the next run.
struct run_memory {
    // Where one lane lays out the inputs of its kernel.
    struct bench {
        std::vector<tensor*> inputs;
        std::vector<std::uint8_t> last_use;
    };

    explicit run_memory(const plan& p) : values(p) {
        for (std::uint32_t i = 0; i < p.size(); ++i) {
            most_inputs = std::max(most_inputs, p.inputs_of(i).size());
        }
    }
    void make_room(unsigned lanes) {
        while (benches.size() < lanes) {
            benches.push_back({std::vector<tensor*>(most_inputs),
                               std::vector<std::uint8_t>(most_inputs)});
        }
    }

    value_slots values;
    std::size_t most_inputs = 0;
    std::vector<bench> benches;  // one a lane
};

namespace detail {

// " for inputs (float[2,3], int32[])"
inline std::string for_inputs(std::span<tensor* const> inputs) {
    if (inputs.empty()) return {};
    std::string out;
    for (const tensor* t : inputs) {
        out += out.empty() ? " for inputs (" : ", ";
        out += summary(*t);
    }
    return out + ")";
}

}  // namespace detail

// One run while it lasts: the body that a task_executor calls, several times at once.
class plan_run {
 public:
    plan_run(const plan& p, std::span<const kernel> kernels, run_memory& memory,
             const cancellation* cancel)
        : plan_(p), kernels_(kernels), memory_(memory), cancel_(cancel) {}

    bool operator()(std::uint32_t node, unsigned lane) {
        if (cancel_ != nullptr && cancel_->cancelled()) {
            fail(cancelled_problem());
            return false;
        }
        run_memory::bench& bench = memory_.benches[lane];
        const std::span<const std::uint32_t> slots = plan_.inputs_of(node);
        for (std::size_t i = 0; i < slots.size(); ++i) {
            bench.inputs[i] = &memory_.values[slots[i]];
            bench.last_use[i] = memory_.values.is_last_use(slots[i]) ? 1 : 0;
        }
        const std::span<tensor* const> inputs = std::span{bench.inputs}.first(slots.size());
        const std::span<tensor> outputs = memory_.values.outputs_of(node);
        kernel_context context(plan_.nodes[node], inputs, bench.last_use, outputs, &stop_, cancel_);
        call(kernels_[node], context);
        if (!context.failed()) check_outputs(context, plan_.nodes[node], outputs);
        if (context.failed()) {
            problem p = std::move(*context.failure());
            p.node = plan_.nodes[node].name;
            p.op = plan_.nodes[node].op;
            p.found += detail::for_inputs(inputs);
            fail(std::move(p));
            return false;
        }
        for (const std::uint32_t slot : slots) memory_.values.release(slot);
        memory_.values.drop_unread(node);
        return true;
    }

    static problem cancelled_problem() {
        problem p;
        p.code = status_code::cancelled;
        p.kind = problem_kind::cancelled;
        return p;
    }
    // The first failure, once all kernels have ended.
    std::optional<problem>& failure() { return failure_; }

 private:
    static void call(const kernel& k, kernel_context& context) {
#if defined(__cpp_exceptions)
        try {
            k(context);
        } catch (const std::bad_alloc&) {
            context.fail(status_code::resource_exhausted, "no memory");
        } catch (const std::exception& e) {
            context.fail(status_code::internal, std::string{"an exception: "} + e.what());
        } catch (...) {
            context.fail(status_code::internal, "an exception that is no std::exception");
        }
#else
        k(context);
#endif
    }

    static void check_outputs(kernel_context& context, const plan_node& node,
                              std::span<const tensor> outputs) {
        for (std::size_t i = 0; i < outputs.size(); ++i) {
            const dtype needed = base_of(node.output_types[i]);
            if (outputs[i].type() == needed) continue;
            const bool unset = outputs[i].empty_handed();
            context.fail(status_code::internal,
                         "output " + std::to_string(i) + (unset ? " not set" : " of type ") +
                             (unset ? std::string{} : name_of(outputs[i].type())),
                         name_of(needed));
            return;
        }
    }

    void fail(problem p) {
        const std::lock_guard lock(mutex_);
        if (failure_) return;
        failure_ = std::move(p);
        stop_.store(true, std::memory_order_relaxed);
    }

    const plan& plan_;
    const std::span<const kernel> kernels_;
    run_memory& memory_;
    const cancellation* const cancel_;
    std::atomic<bool> stop_{false};
    std::mutex mutex_;
    std::optional<problem> failure_;
};

}  // namespace evergraph

#endif
