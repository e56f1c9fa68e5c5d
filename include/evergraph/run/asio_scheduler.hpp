// SPDX-License-Identifier: BSL-1.0
// asio_scheduler: runs are helped by the threads of a Boost.Asio pool or of any other executor.
#ifndef EVERGRAPH_RUN_ASIO_SCHEDULER_HPP
#define EVERGRAPH_RUN_ASIO_SCHEDULER_HPP

#include <memory>
#include <utility>

#include "call_queue.hpp"
#include "scheduler.hpp"

#if !__has_include(<boost/asio/post.hpp>)
#error "evergraph: asio_scheduler needs Boost.Asio (libboost-dev)"
#else

#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>

namespace evergraph {

// For a program whose threads are Asio's already: those of a boost::asio::thread_pool, or those that
// run an io_context. `helpers`: how many there are, beside the callers of runs. What they are asked
// to do after its end is nothing.
template <class Executor = boost::asio::thread_pool::executor_type>
class asio_scheduler {
 public:
    asio_scheduler(Executor executor, unsigned helpers)
        : executor_(std::move(executor)), threads_(helpers + 1) {}
    asio_scheduler(boost::asio::thread_pool& pool, unsigned helpers)
        : asio_scheduler(pool.get_executor(), helpers) {}

    unsigned threads() const noexcept { return threads_; }
    void post(help_call& call) {
        if (calls_->add(call)) boost::asio::post(executor_, [calls = calls_] { calls->serve(); });
    }
    void recall(help_call& call) { calls_->recall(call); }
    void withdraw(help_call& call) { calls_->withdraw(call); }
    void close(help_call& call) { calls_->close(call); }
    static constexpr bool wanted() noexcept { return true; }  // the pool has other work

 private:
    Executor executor_;
    unsigned threads_;
    std::shared_ptr<call_queue> calls_ = std::make_shared<call_queue>();
};
asio_scheduler(boost::asio::thread_pool&, unsigned) -> asio_scheduler<>;
static_assert(scheduler<asio_scheduler<>>);

}  // namespace evergraph

#endif
#endif
