// SPDX-License-Identifier: BSL-1.0
// run_trace: what every node of a run did: when it was ready, when it ran, where, and what it gave.
#ifndef EVERGRAPH_RUN_RUN_TRACE_HPP
#define EVERGRAPH_RUN_RUN_TRACE_HPP

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <tuple>
#include <utility>
#include <vector>

#include "../plan/plan.hpp"
#include "tick_clock.hpp"

namespace evergraph {

// One run of one node. Times in nanoseconds since the start of the run.
struct trace_event {
    std::uint32_t node = 0;       // in the plan
    std::uint32_t thread = 0;     // 0: the caller
    std::uint64_t iteration = 0;  // of the loop around it
    double ready = 0;             // all it waited for was there
    double start = 0;
    double end = 0;
    std::uint64_t output_bytes = 0;

    double queue_delay() const noexcept { return start - ready; }
};

// Give one to run_options::trace; it is filled when the run ends, well or not. Kernels that complete
// later end when their completion is called. Of one run, and looked at by one thread, at a time.
class run_trace {
 public:
    // In the order of start times. The first look after a run puts them in order.
    const std::vector<trace_event>& events() const {
        if (!ordered_) put_in_order();
        return events_;
    }
    const plan_node& node_of(const trace_event& e) const { return plan_->nodes[e.node]; }
    // Since 1970.
    std::chrono::microseconds began() const noexcept { return began_; }
    double nanoseconds() const { return since(end_); }

    // What runs do. `p` is of the plan, and keeps it alive.
    void begin(std::shared_ptr<const plan> p, unsigned lanes) {
        plan_ = std::move(p);
        began_ = std::chrono::duration_cast<std::chrono::microseconds>(
            std::chrono::system_clock::now().time_since_epoch());
        ordered_ = false;
        if (lanes_.size() < lanes) lanes_.resize(lanes);
        for (lane& l : lanes_) {
            l.records.clear();
            l.loops.clear();
        }
        // Reserved where it costs nothing: before the clock starts.
        const std::size_t nodes = std::min<std::size_t>(plan_->nodes.size(), 1U << 20U);
        for (lane& l : lanes_) l.records.reserve(nodes / std::max(1U, lanes) * 2 + 16);
        start_ = tick_clock::now();
    }
    // By the thread whose lane it is.
    void add(unsigned at, std::uint32_t node, std::uint64_t start, std::uint64_t end,
             std::uint64_t bytes) {
        lanes_[at].records.push_back({start, end, bytes, node, 0});
    }
    // Of a node that may run several times, and was ready at a time of its own.
    void add(unsigned at, std::uint32_t node, std::uint64_t start, std::uint64_t end,
             std::uint64_t bytes, std::uint64_t iteration, std::uint64_t ready) {
        lane& l = lanes_[at];
        l.loops.push_back({iteration, ready});
        l.records.push_back({start, end, bytes, node, static_cast<std::uint32_t>(l.loops.size())});
    }
    void end() { end_ = tick_clock::now(); }

 private:
    struct record {
        std::uint64_t start;
        std::uint64_t end;
        std::uint64_t bytes;
        std::uint32_t node;
        std::uint32_t loop;  // 1 + its place in `loops`; 0: none
    };
    struct loop_place {
        std::uint64_t iteration;
        std::uint64_t ready;
    };
    // Lanes write side by side.
    struct alignas(64) lane {
        std::vector<record> records;
        std::vector<loop_place> loops;
    };

    double since(std::uint64_t tick) const {
        if (tick < start_) return 0;
        return static_cast<double>(tick - start_) / tick_clock::per_nanosecond();
    }
    void put_in_order() const {
        ordered_ = true;
        events_.clear();
        for (std::uint32_t l = 0; l < lanes_.size(); ++l) {
            for (const record& r : lanes_[l].records) {
                const loop_place at = r.loop == 0 ? loop_place{} : lanes_[l].loops[r.loop - 1];
                events_.push_back({r.node, l, at.iteration, r.loop == 0 ? -1.0 : since(at.ready),
                                   since(r.start), since(r.end), r.bytes});
            }
        }
        std::sort(events_.begin(), events_.end(), [](const auto& a, const auto& b) {
            return std::tie(a.start, a.end, a.node) < std::tie(b.start, b.end, b.node);
        });
        if (plan_ != nullptr) find_ready();
    }
    // Without loops a node is ready when the last that it waits for ends.
    void find_ready() const {
        std::vector<double> ready(plan_->nodes.size(), 0.0);
        for (const trace_event& e : events_) {
            if (e.ready >= 0 || plan_->tasks.size() == 0) continue;
            for (const std::uint32_t to : plan_->tasks.successors_of(e.node)) {
                ready[to] = std::max(ready[to], e.end);
            }
        }
        for (trace_event& e : events_) {
            if (e.ready < 0) e.ready = std::min(ready[e.node], e.start);
        }
    }

    std::shared_ptr<const plan> plan_;
    std::chrono::microseconds began_{0};
    std::uint64_t start_ = 0;
    std::uint64_t end_ = 0;
    std::vector<lane> lanes_;
    mutable bool ordered_ = true;
    mutable std::vector<trace_event> events_;
};

}  // namespace evergraph

#endif
