// SPDX-License-Identifier: BSL-1.0
// async_call: an asynchronous kernel on its way, with all that it may touch when it is done.
#ifndef EVERGRAPH_RUN_ASYNC_CALL_HPP
#define EVERGRAPH_RUN_ASYNC_CALL_HPP

#include <cstddef>
#include <cstdint>
#include <exception>
#include <iterator>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../plan/plan.hpp"
#include "../tensor/tensor.hpp"
#include "completion.hpp"
#include "frame_state.hpp"
#include "kernel.hpp"
#include "run_step.hpp"

namespace evergraph {

class async_call;

// Where the calls of one run find it. A run that has ended, or does not wait any more, is null.
struct async_link {
    std::mutex mutex;
    void* run = nullptr;
    void (*arrived)(void* run, async_call&) = nullptr;
};

// Owns its values and keeps alive the kernel, its node and the run's step: if the run ends before,
// the kernel finds everything in place and its results go nowhere.
class async_call : public std::enable_shared_from_this<async_call> {
 public:
    // Takes the inputs. `keep` holds the node and its kernel.
    async_call(const ready_node& r, const plan_node& node, std::span<tensor> in,
               std::size_t outputs_wanted, std::shared_ptr<const run_step> step,
               std::shared_ptr<async_link> link, std::shared_ptr<const void> keep)
        : at(r),
          inputs(std::make_move_iterator(in.begin()), std::make_move_iterator(in.end())),
          outputs(outputs_wanted),
          shown(pointers_to(inputs)),
          last_use(in.size(), 1),
          context(node, shown, last_use, outputs, step.get()),
          step_(std::move(step)),
          link_(std::move(link)),
          keep_(std::move(keep)) {}
    async_call(const async_call&) = delete;
    async_call& operator=(const async_call&) = delete;

    // Starts the kernel. It may be done before this returns.
    void start(const kernel& k) {
        const completion done(shared_from_this(), &ended);
#if defined(__cpp_exceptions)
        try {
            k.start(context, done);
        } catch (const std::exception& e) {
            context.fail(status_code::internal, std::string{"an exception: "} + e.what());
            done();
        } catch (...) {
            context.fail(status_code::internal, "an exception that is no std::exception");
            done();
        }
#else
        k.start(context, done);
#endif
    }

    const ready_node at;
    std::size_t place = 0;  // among the calls of its run that are on their way
    std::uint64_t began = 0;  // ticks, in a run that is traced

    std::vector<tensor> inputs;
    std::vector<tensor> outputs;
    std::vector<tensor*> shown;  // the inputs, as the context takes them
    std::vector<std::uint8_t> last_use;
    kernel_context context;

 private:
    static std::vector<tensor*> pointers_to(std::vector<tensor>& values) {
        std::vector<tensor*> out;
        for (tensor& t : values) out.push_back(&t);
        return out;
    }
    static void ended(void* call, bool dropped) {
        auto& self = *static_cast<async_call*>(call);
        if (dropped) {
            self.context.fail(status_code::internal, "a kernel that dropped its completion",
                              "a call of the completion");
        }
        const std::shared_ptr<async_link> link = self.link_;
        const std::lock_guard lock(link->mutex);
        if (link->run != nullptr) link->arrived(link->run, self);
    }

    const std::shared_ptr<const run_step> step_;
    const std::shared_ptr<async_link> link_;
    const std::shared_ptr<const void> keep_;
};

// All that is left of a run: kernels that wait for nodes which do not run.
inline problem stuck_calls(const plan& p, std::span<const std::shared_ptr<async_call>> calls) {
    problem stuck;
    stuck.code = status_code::invalid_argument;
    stuck.kind = problem_kind::stuck;
    stuck.node = p.nodes[calls[0]->at.node].name;
    stuck.op = p.nodes[calls[0]->at.node].op;
    for (const auto& c : calls) {
        stuck.found += stuck.found.empty() ? "" : ", ";
        stuck.found +=
            "'" + p.nodes[c->at.node].name + "' that waits for " + c->context.awaited();
    }
    stuck.needed = "a node that does it";
    stuck.remedy = "fetch or target that node as well";
    return stuck;
}

}  // namespace evergraph

#endif
