// SPDX-License-Identifier: BSL-1.0
// cancellation: a flag that one thread raises to stop the runs of others.
#ifndef EVERGRAPH_RUN_CANCELLATION_HPP
#define EVERGRAPH_RUN_CANCELLATION_HPP

#include <atomic>

namespace evergraph {

// Must outlive the runs that watch it. Once raised it stays so until `rearm`.
class cancellation {
 public:
    void cancel() noexcept { raised_.store(true, std::memory_order_release); }
    bool cancelled() const noexcept { return raised_.load(std::memory_order_acquire); }
    // For reuse when no run watches any more.
    void rearm() noexcept { raised_.store(false, std::memory_order_release); }

 private:
    std::atomic<bool> raised_{false};
};

}  // namespace evergraph

#endif
