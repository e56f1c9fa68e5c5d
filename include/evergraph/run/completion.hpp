// SPDX-License-Identifier: BSL-1.0
// completion: how an asynchronous kernel says, later and from any thread, that it is done.
#ifndef EVERGRAPH_RUN_COMPLETION_HPP
#define EVERGRAPH_RUN_COMPLETION_HPP

#include <atomic>
#include <memory>
#include <utility>

namespace evergraph {

// Call one of the copies once; further calls do nothing. If the last copy goes without a call, the
// kernel has failed. A call after the run has given up does nothing either.
class completion {
 public:
    // `end` is called once with `call`; `dropped`: no copy was called.
    using end_function = void (*)(void* call, bool dropped);
    completion(std::shared_ptr<void> call, end_function end)
        : token_(std::make_shared<token>(std::move(call), end)) {}

    void operator()() const { token_->finish(false); }

 private:
    struct token {
        token(std::shared_ptr<void> c, end_function e) : call(std::move(c)), end(e) {}
        token(const token&) = delete;
        token& operator=(const token&) = delete;
        ~token() { finish(true); }
        void finish(bool dropped) {
            if (done.exchange(true, std::memory_order_acq_rel)) return;
            const std::shared_ptr<void> held = std::move(call);
            end(held.get(), dropped);
        }
        std::shared_ptr<void> call;
        end_function end;
        std::atomic<bool> done{false};
    };
    std::shared_ptr<token> token_;
};

}  // namespace evergraph

#endif
