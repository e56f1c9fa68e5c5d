// SPDX-License-Identifier: BSL-1.0
// plan_lanes: deals the nodes of a task_plan out to lanes so that all end as early as possible.
#ifndef EVERGRAPH_PLAN_PLAN_LANES_HPP
#define EVERGRAPH_PLAN_PLAN_LANES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "lane_plan.hpp"
#include "task_orders.hpp"
#include "task_plan.hpp"

namespace evergraph {

struct lane_costs {
    std::span<const double> nodes;  // what each costs; above 0
    double hand_over = 0;           // until another lane can see that a node is done
    double look = 0;                // and what it pays to look
};

namespace detail {

// Which lane each node is in; in its lane it comes in `order`.
struct lane_deal {
    task_order order;
    std::vector<std::uint32_t> lane;
    double makespan = std::numeric_limits<double>::infinity();
};

// Several ways to deal are simulated; the best is kept.
class lane_dealer {
 public:
    lane_dealer(const task_plan& plan, std::uint32_t lanes, const lane_costs& costs)
        : plan_(plan), lanes_(lanes), costs_(costs), lane_(plan.size()),
          place_(plan.size()), seen_(plan.size()), earliest_(plan.size()) {
        for (const double c : costs.nodes) total_ += c;
    }

    lane_deal best() {
        const task_order one = depth_first_order(plan_, false);
        const task_order other = depth_first_order(plan_, true);
        const task_order* const pairs[][2] = {
            {&one, &other}, {&other, &one}, {&one, &one}, {&other, &other}};
        for (const auto& [cut, walk] : pairs) {
            if (deal_in_parts(*cut, *walk)) return std::move(best_);
        }
        if (deal_by_earliest_begin(level_order(plan_))) return std::move(best_);
        deal_by_earliest_begin(longest_way_order(plan_, costs_.nodes));
        return std::move(best_);
    }

 private:
    // What comes first in `cut` is never after what comes later: lanes wait for those before them
    // only, and once they have begun run side by side like a pipeline. Then again in the order in
    // which nodes can begin: who waits for long lets others pass.
    bool deal_in_parts(const task_order& cut, const task_order& walk) {
        const double share = total_ / lanes_;
        double before = 0;
        for (const std::uint32_t node : cut) {
            const auto part = static_cast<std::uint32_t>((before + costs_.nodes[node] / 2) / share);
            lane_[node] = std::min(part, lanes_ - 1);
            before += costs_.nodes[node];
        }
        const auto as_cut = [this](std::uint32_t node, const arrival&) { return lane_[node]; };
        if (consider(walk, simulate(walk, as_cut))) return true;
        task_order sorted = walk;
        std::sort(sorted.begin(), sorted.end(), [this](std::uint32_t a, std::uint32_t b) {
            return earliest_[a] != earliest_[b] ? earliest_[a] < earliest_[b] : place_[a] < place_[b];
        });
        return consider(sorted, simulate(sorted, as_cut));
    }
    // List scheduling: the lane where the node can begin first, with preference for where its last
    // predecessor ran.
    bool deal_by_earliest_begin(const task_order& order) {
        return consider(order, simulate(order, [this](std::uint32_t, const arrival& in) {
                            const auto free = std::min_element(ends_.begin(), ends_.end());
                            const auto lane = static_cast<std::uint32_t>(free - ends_.begin());
                            return begin_on(in.lane, in) <= begin_on(lane, in) ? in.lane : lane;
                        }));
    }

    // When what a node waits for has arrived: at its latest predecessor's lane, and elsewhere.
    struct arrival {
        std::uint32_t lane = 0;
        double last = 0;
        double last_of_others = 0;  // of predecessors in other lanes than `lane`
        double seen_from(std::uint32_t at) const { return at == lane ? last_of_others : last; }
        void add(std::uint32_t from, double when) {
            if (from == lane) {
                last = std::max(last, when);
            } else if (when > last) {
                last_of_others = last;
                last = when;
                lane = from;
            } else {
                last_of_others = std::max(last_of_others, when);
            }
        }
    };

    // A look tells a lane all that has happened elsewhere: it need not look again for what was
    // done before.
    double begin_on(std::uint32_t lane, const arrival& in) const {
        const double there = in.seen_from(lane);
        return there <= known_[lane] ? ends_[lane] : std::max(ends_[lane], there) + costs_.look;
    }

    template <class Choose>
    double simulate(const task_order& order, Choose choose) {
        ends_.assign(lanes_, 0.0);
        known_.assign(lanes_, 0.0);
        std::fill(seen_.begin(), seen_.end(), arrival{});
        std::fill(earliest_.begin(), earliest_.end(), 0.0);
        std::uint32_t place = 0;
        for (const std::uint32_t node : order) {
            const arrival& in = seen_[node];
            const std::uint32_t lane = choose(node, in);
            const double begin = begin_on(lane, in);
            if (in.seen_from(lane) > known_[lane]) known_[lane] = begin;
            lane_[node] = lane;
            place_[node] = place++;
            earliest_[node] = std::max(earliest_[node], in.seen_from(lane));
            ends_[lane] = begin + costs_.nodes[node];
            for (const std::uint32_t s : plan_.successors_of(node)) {
                seen_[s].add(lane, ends_[lane] + costs_.hand_over);
                earliest_[s] = std::max(earliest_[s], earliest_[node]);
            }
        }
        return ends_.empty() ? 0 : *std::max_element(ends_.begin(), ends_.end());
    }

    // True: hardly anything can be better.
    bool consider(const task_order& order, double makespan) {
        if (makespan < best_.makespan) best_ = {order, lane_, makespan};
        return best_.makespan <= 1.03 * (total_ / lanes_) + costs_.hand_over;
    }

    const task_plan& plan_;
    const std::uint32_t lanes_;
    const lane_costs& costs_;
    double total_ = 0;
    lane_deal best_;
    std::vector<std::uint32_t> lane_;
    std::vector<std::uint32_t> place_;  // in the order that was simulated last
    std::vector<arrival> seen_;
    std::vector<double> earliest_;  // when a node could begin if its own lane had time
    std::vector<double> ends_;      // when each lane is free
    std::vector<double> known_;     // up to when each lane knows about the others
};

// From a deal to segments and waits.
class lane_writer {
 public:
    lane_writer(const task_plan& plan, std::uint32_t lanes, const lane_costs& costs,
                const lane_deal& deal)
        : plan_(plan), lanes_(lanes), costs_(costs), deal_(deal) {}

    lane_plan write() {
        lay_out();
        find_waits();
        cut();
        for (const raw_wait& w : waits_) {
            const std::uint32_t segment = segment_of_[w.awaited];
            const std::uint32_t lane = lane_at(w.awaited);
            out_.waits.push_back({lane, segment + 1 - out_.lane_begin[lane]});
        }
        out_.makespan = deal_.makespan;
        return std::move(out_);
    }

 private:
    // Both by place in `out_.nodes`.
    struct raw_wait {
        std::uint32_t waiter = 0;
        std::uint32_t awaited = 0;
    };

    void lay_out() {
        begin_.assign(lanes_ + 1U, 0);
        for (const std::uint32_t lane : deal_.lane) ++begin_[lane + 1];
        for (std::uint32_t i = 0; i < lanes_; ++i) begin_[i + 1] += begin_[i];
        std::vector<std::uint32_t> next(begin_.begin(), begin_.end() - 1);
        out_.nodes.resize(plan_.size());
        place_.resize(plan_.size());
        for (const std::uint32_t node : deal_.order) {
            place_[node] = next[deal_.lane[node]]++;
            out_.nodes[place_[node]] = node;
        }
    }

    // What a lane has waited for once it need not wait for again, nor for anything before it.
    void find_waits() {
        std::vector<std::uint64_t> crossings;  // by waiter, the latest awaited first
        for (const std::uint32_t node : deal_.order) {
            for (const std::uint32_t s : plan_.successors_of(node)) {
                if (deal_.lane[s] == deal_.lane[node]) continue;
                crossings.push_back(std::uint64_t{place_[s]} << 32U | ~place_[node]);
            }
        }
        std::sort(crossings.begin(), crossings.end());
        std::vector<std::vector<std::uint32_t>> known(lanes_, begin_);
        for (const std::uint64_t c : crossings) {
            const auto waiter = static_cast<std::uint32_t>(c >> 32U);
            const std::uint32_t awaited = ~static_cast<std::uint32_t>(c);
            std::uint32_t& known_to = known[lane_at(waiter)][lane_at(awaited)];
            if (awaited < known_to) continue;
            known_to = awaited + 1;
            waits_.push_back({waiter, awaited});
        }
    }
    std::uint32_t lane_at(std::uint32_t place) const { return deal_.lane[out_.nodes[place]]; }

    // A segment ends before a wait, and soon after a node that is awaited: not at once, because
    // telling costs more than a short node.
    void cut() {
        std::vector<bool> awaited(plan_.size());
        for (const raw_wait& w : waits_) awaited[w.awaited] = true;
        segment_of_.resize(plan_.size());
        out_.lane_begin.push_back(1);
        std::size_t wait = 0;
        for (std::uint32_t lane = 0; lane < lanes_; ++lane) {
            bool told = true;
            double since = 0;
            for (std::uint32_t at = begin_[lane]; at < begin_[lane + 1]; ++at) {
                const std::size_t first = wait;
                while (wait < waits_.size() && waits_[wait].waiter == at) ++wait;
                if (at == begin_[lane] || wait != first ||
                    (!told && since >= costs_.hand_over / 4)) {
                    out_.segments.push_back({at, static_cast<std::uint32_t>(wait) & 0x7FFFFFFFU, 0});
                    told = true;
                }
                lane_segment& now = out_.segments.back();
                now.nodes_end = at + 1;
                segment_of_[at] = static_cast<std::uint32_t>(out_.segments.size() - 1);
                if (!told) since += costs_.nodes[out_.nodes[at]];
                if (awaited[at] && told) {
                    now.awaited = 1;
                    told = false;
                    since = 0;
                }
            }
            out_.lane_begin.push_back(static_cast<std::uint32_t>(out_.segments.size()));
        }
    }

    const task_plan& plan_;
    const std::uint32_t lanes_;
    const lane_costs& costs_;
    const lane_deal& deal_;
    lane_plan out_;
    std::vector<std::uint32_t> begin_;       // lanes + 1 offsets into out_.nodes
    std::vector<std::uint32_t> place_;       // of each node in out_.nodes
    std::vector<std::uint32_t> segment_of_;  // of each place
    std::vector<raw_wait> waits_;
};

}  // namespace detail

// For 1 lane or more. Takes some 300 ns a node, and for the time 60 bytes a node and edge.
inline lane_plan plan_lanes(const task_plan& plan, std::uint32_t lanes, const lane_costs& costs) {
    const detail::lane_deal deal = detail::lane_dealer(plan, lanes, costs).best();
    return detail::lane_writer(plan, lanes, costs, deal).write();
}

}  // namespace evergraph

#endif
