// SPDX-License-Identifier: BSL-1.0
// tensor_queue: rows of tensors that some nodes put in and others wait for, in this run or another.
#ifndef EVERGRAPH_TF_KERNELS_TENSOR_QUEUE_HPP
#define EVERGRAPH_TF_KERNELS_TENSOR_QUEUE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "../../run/cancellation.hpp"
#include "../../run/completion.hpp"
#include "../../run/kernel.hpp"
#include "../../tensor/tensor.hpp"
#include "philox.hpp"
#include "rows.hpp"

namespace evergraph::tf {

enum class queue_order : std::uint8_t { first_in, shuffled, by_priority };

// Who waits is served in the order of coming, dequeuers and enqueuers apart.
class tensor_queue : public std::enable_shared_from_this<tensor_queue> {
 public:
    using row = std::vector<tensor>;
    // Called under the lock, again and again, until it says that the kernel is done.
    using attempt = std::function<bool(tensor_queue&)>;

    std::vector<dtype> types;
    std::vector<part_shape> shapes;  // as many as types, or none
    bool pads = false;               // rows of several shapes are joined with zeros
    queue_order order = queue_order::first_in;
    std::int64_t capacity = -1;      // below 0: no limit
    std::int64_t least = 0;          // shuffled: so many stay, while it is open
    philox source;                   // shuffled: what chooses

    // Puts the kernel in the line; `done` is called when its attempt has ended, or was cancelled.
    void wait(kernel_context& c, completion done, bool dequeues, attempt try_it) {
        auto w = std::make_shared<waiter>(c, std::move(done), std::move(try_it));
        if (const run_step* step = c.step()) {
            w->watch.emplace(step->stop, [self = weak_from_this(), held = std::weak_ptr{w}] {
                const auto queue = self.lock();
                const auto gone = held.lock();
                if (queue && gone) queue->cancel(gone);
            });
        }
        finished_list finished;
        {
            const std::lock_guard lock(mutex_);
            if (w->cancelled) {
                finished.push_back(w);
            } else {
                (dequeues ? dequeuers_ : enqueuers_).push_back(w);
                serve(finished);
            }
        }
        finish(finished);
    }
    void close(bool cancel_enqueuers) {
        finished_list finished;
        {
            const std::lock_guard lock(mutex_);
            closed_ = true;
            if (cancel_enqueuers) {
                for (const auto& w : enqueuers_) {
                    w->context.fail(status_code::cancelled, "a queue that was closed", "an open queue");
                    finished.push_back(w);
                }
                enqueuers_.clear();
            }
            serve(finished);
        }
        finish(finished);
    }
    std::int64_t size() const {
        const std::lock_guard lock(mutex_);
        return static_cast<std::int64_t>(rows_.size());
    }
    bool closed() const {
        const std::lock_guard lock(mutex_);
        return closed_;
    }

    // For attempts.
    bool closed_now() const { return closed_; }
    bool has_room() const {
        return capacity < 0 || static_cast<std::int64_t>(rows_.size()) < capacity;
    }
    bool has_row() const {
        const std::int64_t kept = order == queue_order::shuffled && !closed_ ? least : 0;
        return static_cast<std::int64_t>(rows_.size()) > kept;
    }
    void put(row r) {
        ++changes_;
        if (order != queue_order::by_priority) return rows_.push_back(std::move(r));
        const std::int64_t rank = r[0].values<std::int64_t>()[0];
        const auto later = [rank](const row& other) { return other[0].values<std::int64_t>()[0] > rank; };
        rows_.insert(std::find_if(rows_.begin(), rows_.end(), later), std::move(r));
    }
    row take() {
        ++changes_;
        if (order == queue_order::shuffled) {
            if (chosen_ == 4) {
                group_ = source();
                chosen_ = 0;
            }
            std::swap(rows_[group_[chosen_++] % rows_.size()], rows_.back());
            row r = std::move(rows_.back());
            rows_.pop_back();
            return r;
        }
        row r = std::move(rows_.front());
        rows_.pop_front();
        return r;
    }
    void give_back(std::vector<row> rows) {
        for (auto r = rows.rbegin(); r != rows.rend(); ++r) rows_.push_front(std::move(*r));
    }

 private:
    struct waiter {
        waiter(kernel_context& c, completion d, attempt a)
            : context(c), done(std::move(d)), try_it(std::move(a)) {}
        kernel_context& context;
        completion done;
        attempt try_it;
        bool cancelled = false;
        std::optional<cancel_watch> watch;
    };
    using finished_list = std::vector<std::shared_ptr<waiter>>;

    static void finish(const finished_list& finished) {
        for (const auto& w : finished) {
            w->watch.reset();
            if (w->cancelled) w->context.fail(status_code::cancelled, "a wait that was cancelled");
            w->try_it = nullptr;
            w->done();
        }
    }
    void cancel(const std::shared_ptr<waiter>& w) {
        {
            const std::lock_guard lock(mutex_);
            w->cancelled = true;
            const std::size_t before = dequeuers_.size() + enqueuers_.size();
            dequeuers_.remove(w);
            enqueuers_.remove(w);
            if (dequeuers_.size() + enqueuers_.size() == before) return;
        }
        w->context.fail(status_code::cancelled, "a wait that was cancelled");
        w->done();
    }
    void serve(finished_list& finished) {
        for (std::uint64_t before = changes_ + 1; before != changes_;) {
            before = changes_;
            for (std::list<std::shared_ptr<waiter>>* line : {&enqueuers_, &dequeuers_}) {
                while (!line->empty() && line->front()->try_it(*this)) {
                    finished.push_back(line->front());
                    line->pop_front();
                }
            }
        }
    }

    mutable std::mutex mutex_;
    std::deque<row> rows_;
    std::list<std::shared_ptr<waiter>> dequeuers_;
    std::list<std::shared_ptr<waiter>> enqueuers_;
    bool closed_ = false;
    std::uint64_t changes_ = 0;
    philox::group group_{};
    std::size_t chosen_ = 4;
};

}  // namespace evergraph::tf

#endif
