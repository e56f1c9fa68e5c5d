// SPDX-License-Identifier: BSL-1.0
// kernel: the code that computes one node, and what it sees while it runs.
#ifndef EVERGRAPH_RUN_KERNEL_HPP
#define EVERGRAPH_RUN_KERNEL_HPP

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../plan/plan.hpp"
#include "../tensor/tensor.hpp"
#include "completion.hpp"
#include "run_options.hpp"
#include "run_step.hpp"

namespace evergraph {

// One run of one kernel. A kernel sets every output or fails; it does both from one thread, or one
// thread after the other.
class kernel_context {
 public:
    // `last_use[i]` not 0: nobody else reads input i, so `take` may give it away.
    kernel_context(const plan_node& node, std::span<tensor* const> inputs,
                   std::span<const std::uint8_t> last_use, std::span<tensor> outputs,
                   const run_step* step = nullptr)
        : node_(node), inputs_(inputs), last_use_(last_use), outputs_(outputs), step_(step) {}

    const plan_node& node() const noexcept { return node_; }
    std::size_t input_count() const noexcept { return inputs_.size(); }
    std::size_t output_count() const noexcept { return outputs_.size(); }

    const tensor& input(std::size_t i) const { return *inputs_[i]; }
    template <class T>
    std::span<const T> values(std::size_t i) const {
        return inputs_[i]->template values<T>();
    }
    // The input to keep or to write into: moved out if this is its last use, else shared.
    // After `take(i)`, the elements of `input(i)` are not to be read.
    tensor take(std::size_t i) {
        if (last_use_[i] != 0) return inputs_[i]->give_elements();
        return *inputs_[i];
    }

    void output(std::size_t i, tensor value) { outputs_[i] = std::move(value); }

    // The first failure counts. Node and op are added by the executor.
    void fail(status_code code, std::string found, std::string needed = {},
              std::string remedy = {}) {
        if (failure_) return;
        problem p;
        p.code = code;
        p.kind = problem_kind::kernel_failed;
        p.found = std::move(found);
        p.needed = std::move(needed);
        p.remedy = std::move(remedy);
        failure_ = std::move(p);
    }
    bool failed() const noexcept { return failure_.has_value(); }
    std::optional<problem>& failure() noexcept { return failure_; }

    // The run is being stopped; a long kernel may return early. One that waits for something should
    // set a cancel_watch on step()->stop.
    bool stopping() const { return step_ != nullptr && step_->stopping(); }
    // Null outside runs.
    const run_step* step() const noexcept { return step_; }
    // What a run that this kernel starts should be asked.
    run_options nested_options() const { return step_ == nullptr ? run_options{} : step_->nested(); }

    // Of an asynchronous kernel, before it returns: that it ends only when another node of this run
    // does `what`. If all that is left are such kernels, the run ends and says who waits for what.
    void awaits(std::string what) { awaits_ = std::move(what); }
    const std::string& awaited() const noexcept { return awaits_; }

 private:
    const plan_node& node_;
    std::span<tensor* const> inputs_;
    std::span<const std::uint8_t> last_use_;
    std::span<tensor> outputs_;
    const run_step* step_;
    std::optional<problem> failure_;
    std::string awaits_;
};

// Any callable `void(kernel_context&) const`, or an asynchronous one, `void(kernel_context&,
// completion) const`, whose context lives until the completion is called. Safe to call from several
// threads at once. Copies share the callable.
class kernel {
    template <class F>
    static constexpr bool is_plain = std::is_invocable_v<const F&, kernel_context&>;
    template <class F>
    static constexpr bool completes_later =
        std::is_invocable_v<const F&, kernel_context&, completion> && !is_plain<F>;

 public:
    kernel() = default;
    template <class F>
        requires(!std::is_same_v<std::remove_cvref_t<F>, kernel> &&
                 (is_plain<std::decay_t<F>> || completes_later<std::decay_t<F>>))
    kernel(F&& f) {
        using held = std::decay_t<F>;
        state_ = std::make_shared<const held>(std::forward<F>(f));
        if constexpr (is_plain<held>) {
            call_ = [](const void* state, kernel_context& context) {
                (*static_cast<const held*>(state))(context);
            };
        } else {
            start_ = [](const void* state, kernel_context& context, completion done) {
                (*static_cast<const held*>(state))(context, std::move(done));
            };
        }
    }
    explicit operator bool() const noexcept { return call_ != nullptr || start_ != nullptr; }
    bool is_asynchronous() const noexcept { return start_ != nullptr; }
    void operator()(kernel_context& context) const { call_(state_.get(), context); }
    // Of an asynchronous one.
    void start(kernel_context& context, completion done) const {
        start_(state_.get(), context, std::move(done));
    }

 private:
    void (*call_)(const void*, kernel_context&) = nullptr;
    void (*start_)(const void*, kernel_context&, completion) = nullptr;
    std::shared_ptr<const void> state_;
};

// A problem of kind kernel_refused, for factories that cannot serve a node.
inline unexpected<problem> refuse_kernel(const plan_node& node, std::string attr, std::string found,
                                         std::string needed) {
    problem p;
    p.code = status_code::unimplemented;
    p.kind = problem_kind::kernel_refused;
    p.node = node.name;
    p.op = node.op;
    p.attr = std::move(attr);
    p.found = std::move(found);
    p.needed = std::move(needed);
    return unexpected<problem>{std::move(p)};
}

}  // namespace evergraph

#endif
