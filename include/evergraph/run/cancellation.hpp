// SPDX-License-Identifier: BSL-1.0
// cancellation: a flag that one thread raises to stop the runs of others, and who watches it.
#ifndef EVERGRAPH_RUN_CANCELLATION_HPP
#define EVERGRAPH_RUN_CANCELLATION_HPP

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>

namespace evergraph {

class cancel_watch;

// Must outlive the runs and watches that look at it. Once raised it stays so until `rearm`.
class cancellation {
 public:
    cancellation() = default;
    cancellation(const cancellation&) = delete;
    cancellation& operator=(const cancellation&) = delete;

    // Calls the watches, one after the other, on this thread. Does nothing if it is raised already.
    void cancel();
    bool cancelled() const noexcept { return raised_.load(std::memory_order_acquire); }
    // For reuse when no run watches any more.
    void rearm() noexcept { raised_.store(false, std::memory_order_release); }

 private:
    friend class cancel_watch;

    std::atomic<bool> raised_{false};
    mutable std::mutex mutex_;
    mutable std::condition_variable called_;
    mutable cancel_watch* first_ = nullptr;
    mutable const cancel_watch* calling_ = nullptr;  // the watch that is being called
    mutable std::thread::id caller_;
};

// While it lives, `call` is called once when the cancellation is raised; at once if it is already.
// Its end waits for a call that goes on in another thread; it may end inside its own call. The call
// must not throw.
class cancel_watch {
 public:
    cancel_watch(const cancellation& of, std::function<void()> call)
        : of_(of), call_(std::move(call)) {
        {
            const std::lock_guard lock(of_.mutex_);
            if (!of_.cancelled()) {
                next_ = of_.first_;
                if (next_ != nullptr) next_->previous_ = this;
                of_.first_ = this;
                linked_ = true;
                return;
            }
        }
        call_();
    }
    cancel_watch(const cancel_watch&) = delete;
    cancel_watch& operator=(const cancel_watch&) = delete;
    ~cancel_watch() {
        std::unique_lock lock(of_.mutex_);
        if (linked_) unlink();
        if (of_.calling_ != this) return;
        if (of_.caller_ == std::this_thread::get_id()) {
            of_.calling_ = nullptr;
        } else {
            of_.called_.wait(lock, [this] { return of_.calling_ != this; });
        }
    }

 private:
    friend class cancellation;

    void unlink() {
        (previous_ == nullptr ? of_.first_ : previous_->next_) = next_;
        if (next_ != nullptr) next_->previous_ = previous_;
        linked_ = false;
    }

    const cancellation& of_;
    std::function<void()> call_;
    cancel_watch* previous_ = nullptr;
    cancel_watch* next_ = nullptr;
    bool linked_ = false;
};

inline void cancellation::cancel() {
    std::unique_lock lock(mutex_);
    if (raised_.exchange(true, std::memory_order_acq_rel)) return;
    caller_ = std::this_thread::get_id();
    while (first_ != nullptr) {
        cancel_watch& watch = *first_;
        watch.unlink();
        calling_ = &watch;
        // The watch may end in its call, and take the function with it.
        const std::function<void()> call = std::move(watch.call_);
        lock.unlock();
        call();
        lock.lock();
        calling_ = nullptr;
        called_.notify_all();
    }
}

}  // namespace evergraph

#endif
