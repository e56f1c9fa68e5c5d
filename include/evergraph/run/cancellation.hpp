// SPDX-License-Identifier: BSL-1.0
// cancellation: a flag that one thread raises to stop the runs of others, and who watches it.
#ifndef EVERGRAPH_RUN_CANCELLATION_HPP
#define EVERGRAPH_RUN_CANCELLATION_HPP

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

namespace evergraph {

class cancel_watch;

// Must outlive the runs that look at it. Once raised it stays so until `rearm`.
class cancellation {
 public:
    cancellation() = default;
    cancellation(const cancellation&) = delete;
    cancellation& operator=(const cancellation&) = delete;

    // Calls the watches, one after the other, on this thread. Does nothing if it is raised already.
    void cancel();
    bool cancelled() const noexcept { return state_->raised.load(std::memory_order_acquire); }
    // For reuse when no run watches any more.
    void rearm() noexcept { state_->raised.store(false, std::memory_order_release); }

 private:
    friend class cancel_watch;

    struct state {
        std::atomic<bool> raised{false};
        std::mutex mutex;
        std::condition_variable called;
        cancel_watch* first = nullptr;
        const cancel_watch* calling = nullptr;  // the watch that is being called
        std::thread::id caller;
    };
    const std::shared_ptr<state> state_ = std::make_shared<state>();
};

// While it lives, `call` is called once when the cancellation is raised; at once if it is already.
// Its end waits for a call that goes on in another thread; it may end inside its own call, and after
// the cancellation. The call must not throw.
class cancel_watch {
 public:
    cancel_watch(const cancellation& of, std::function<void()> call)
        : of_(of.state_), call_(std::move(call)) {
        {
            const std::lock_guard lock(of_->mutex);
            if (!of_->raised.load(std::memory_order_relaxed)) {
                next_ = of_->first;
                if (next_ != nullptr) next_->previous_ = this;
                of_->first = this;
                linked_ = true;
                return;
            }
        }
        call_();
    }
    cancel_watch(const cancel_watch&) = delete;
    cancel_watch& operator=(const cancel_watch&) = delete;
    ~cancel_watch() {
        std::unique_lock lock(of_->mutex);
        if (linked_) unlink();
        if (of_->calling != this) return;
        if (of_->caller == std::this_thread::get_id()) {
            of_->calling = nullptr;
        } else {
            of_->called.wait(lock, [this] { return of_->calling != this; });
        }
    }

 private:
    friend class cancellation;

    void unlink() {
        (previous_ == nullptr ? of_->first : previous_->next_) = next_;
        if (next_ != nullptr) next_->previous_ = previous_;
        linked_ = false;
    }

    const std::shared_ptr<cancellation::state> of_;
    std::function<void()> call_;
    cancel_watch* previous_ = nullptr;
    cancel_watch* next_ = nullptr;
    bool linked_ = false;
};

inline void cancellation::cancel() {
    // What a watch does may end this cancellation.
    const std::shared_ptr<state> s = state_;
    std::unique_lock lock(s->mutex);
    if (s->raised.exchange(true, std::memory_order_acq_rel)) return;
    s->caller = std::this_thread::get_id();
    while (s->first != nullptr) {
        cancel_watch& watch = *s->first;
        watch.unlink();
        s->calling = &watch;
        lock.unlock();
        {
            // The watch may end in its call, and take the function with it.
            const std::function<void()> call = std::move(watch.call_);
            call();
        }
        lock.lock();
        s->calling = nullptr;
        s->called.notify_all();
    }
}

}  // namespace evergraph

#endif
