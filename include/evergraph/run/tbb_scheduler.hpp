// SPDX-License-Identifier: BSL-1.0
// tbb_scheduler: runs are helped by the threads of a oneTBB arena.
#ifndef EVERGRAPH_RUN_TBB_SCHEDULER_HPP
#define EVERGRAPH_RUN_TBB_SCHEDULER_HPP

#include <algorithm>
#include <memory>

#include "call_queue.hpp"
#include "scheduler.hpp"

#if !__has_include(<tbb/task_arena.h>)
#error "evergraph: tbb_scheduler needs oneTBB's headers (libtbb-dev) and its library"
#else

#include <tbb/task_arena.h>

namespace evergraph {

// For a program whose threads are oneTBB's already. The caller of a run may be inside the arena or
// not. The arena must outlive it; tasks that the arena runs late find nothing to do.
class tbb_scheduler {
 public:
    explicit tbb_scheduler(tbb::task_arena& arena) : arena_(arena) { arena_.initialize(); }

    unsigned threads() const { return static_cast<unsigned>(std::max(1, arena_.max_concurrency())); }
    void post(help_call& call) {
        if (calls_->add(call)) arena_.enqueue([calls = calls_] { calls->serve(); });
    }
    void recall(help_call& call) { calls_->recall(call); }
    void withdraw(help_call& call) { calls_->withdraw(call); }
    void close(help_call& call) { calls_->close(call); }
    static constexpr bool wanted() noexcept { return true; }  // the arena has other work

 private:
    tbb::task_arena& arena_;
    std::shared_ptr<call_queue> calls_ = std::make_shared<call_queue>();
};
static_assert(scheduler<tbb_scheduler>);

}  // namespace evergraph

#endif
#endif
