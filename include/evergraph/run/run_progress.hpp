// SPDX-License-Identifier: BSL-1.0
// run_progress: counts the nodes that are done, and tells who asked now and then.
#ifndef EVERGRAPH_RUN_RUN_PROGRESS_HPP
#define EVERGRAPH_RUN_RUN_PROGRESS_HPP

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>
#include <mutex>

namespace evergraph {

// Some 200 calls a run, with growing counts, by one thread at a time.
class run_progress {
 public:
    using callback = std::function<void(std::size_t done, std::size_t all)>;

    run_progress(const callback& call, std::size_t all)
        : call_(call), all_(all), every_(std::max<std::size_t>(1, all / 200)) {}

    void one_more() {
        const std::size_t now = done_.fetch_add(1, std::memory_order_relaxed) + 1;
        if (now % every_ != 0) return;
        const std::unique_lock lock(mutex_, std::try_to_lock);
        if (lock.owns_lock()) tell(now);
    }
    void finish() {
        const std::lock_guard lock(mutex_);
        tell(done_.load(std::memory_order_relaxed));
    }

 private:
    void tell(std::size_t now) {
        if (now <= told_) return;
        told_ = now;
        call_(now, all_);
    }

    const callback& call_;
    const std::size_t all_;
    const std::size_t every_;
    std::atomic<std::size_t> done_{0};
    std::mutex mutex_;
    std::size_t told_ = 0;
};

}  // namespace evergraph

#endif
