// SPDX-License-Identifier: BSL-1.0
// frame_failure: what keeps a run of loops and conds from having given all that was asked.
#ifndef EVERGRAPH_RUN_FRAME_FAILURE_HPP
#define EVERGRAPH_RUN_FRAME_FAILURE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../base/problem.hpp"
#include "../plan/plan.hpp"
#include "frame_flow.hpp"
#include "frame_state.hpp"

namespace evergraph {

namespace detail {

class frame_judge {
 public:
    frame_judge(const plan& p, frame_flow& flow) : plan_(p), flow_(flow) {}

    std::optional<problem> judge() {
        if (const auto exit = flow_.broken_exit()) {
            return at(*exit, problem_kind::broken_loop, "a value in a second iteration",
                      "one value from each Exit", "let the Exit take what leaves the loop only");
        }
        for (std::size_t i = 0; i < plan_.fetches.size(); ++i) {
            const fetched_value::fate is = flow_.fetches()[i].is;
            if (is == fetched_value::fate::live) continue;
            const std::uint32_t from = maker_of(plan_.fetches[i].slot);
            if (is == fetched_value::fate::dead) return dead_fetch(i, from);
            flow_.note_left();
            return stuck(from);
        }
        for (const std::uint32_t n : plan_.flow.frames[0].nodes) {
            if (!plan_.flow.edges_of(n).empty() || has_fired(n)) continue;
            flow_.note_left();
            return stuck(n);
        }
        return std::nullopt;
    }

 private:
    problem at(std::uint32_t node, problem_kind kind, std::string found, std::string needed,
               std::string remedy) const {
        problem p;
        p.code = status_code::invalid_argument;
        p.kind = kind;
        p.node = plan_.nodes[node].name;
        p.op = plan_.nodes[node].op;
        p.found = std::move(found);
        p.needed = std::move(needed);
        p.remedy = std::move(remedy);
        return p;
    }

    // The node that owns a slot; size() if it is a feed's.
    // The last node whose outputs begin at or before it: those without outputs own none.
    std::uint32_t maker_of(std::uint32_t slot) const {
        const std::vector<std::uint32_t>& begin = plan_.output_begin;
        if (slot >= begin.back()) return plan_.size();
        const auto next = std::upper_bound(begin.begin(), begin.end(), slot);
        return static_cast<std::uint32_t>(next - begin.begin()) - 1;
    }

    problem dead_fetch(std::size_t fetch, std::uint32_t from) const {
        problem p = at(from, problem_kind::dead_fetch,
                       "'" + plan_.fetches[fetch].name + "' without a value",
                       "a branch that is taken, or a loop that comes to its end",
                       "fetch the Merge behind the cond, or the Exit of the loop");
        // It may be dead because a loop ended too early.
        for (std::uint32_t f = 1; f < plan_.flow.frames.size(); ++f) {
            const left_behind& left = flow_.left_in(f);
            if (left.node == left_behind::nobody) continue;
            p.found += ", and node '" + plan_.nodes[left.node].name + "'" + waiting(left);
            break;
        }
        return p;
    }

    bool has_fired(std::uint32_t node) const {
        const flow_node& n = plan_.flow.nodes[node];
        return flow_.root().nodes[n.local].pending == frame_iteration::node_state::fired;
    }

    // Walks back to the first node outside all loops that waits for something that does not come;
    // if that is a loop, to the node that the loop left behind.
    problem stuck(std::uint32_t node) const {
        for (;;) {
            const flow_node& n = plan_.flow.nodes[node];
            if (n.kind == node_class::exit) return stuck_in(n.frame, node);
            const auto inputs = plan_.inputs_of(node);
            std::uint32_t before = plan_.size();
            std::vector<std::uint8_t> has;
            for (std::uint32_t i = 0; i < n.inputs; ++i) {
                const std::uint32_t from = maker_of(inputs[i]);
                const bool leaves =
                    from != plan_.size() && plan_.flow.nodes[from].kind == node_class::exit;
                const bool has_value = !flow_.root().inputs[n.first_input + i].empty_handed();
                const bool came = has_value || from == plan_.size() || (!leaves && has_fired(from));
                has.push_back(came ? 1 : 0);
                if (!came && before == plan_.size()) before = from;
            }
            if (before == plan_.size()) return waits(node, has);
            node = before;
        }
    }
    problem stuck_in(std::uint32_t frame, std::uint32_t exit) const {
        const left_behind& left = flow_.left_in(frame);
        if (left.node == left_behind::nobody) return waits(exit, {0});
        return stuck_at(left.node, waiting(left));
    }

    // " that waits for 'a' in iteration 3 of frame 'f'"
    std::string waiting(const left_behind& left) const {
        const std::uint32_t frame = plan_.flow.nodes[left.node].frame;
        return missing_of(left.node, left.has) + " in iteration " + std::to_string(left.iteration) +
               " of frame '" + plan_.flow.frames[frame].name + "'";
    }
    std::string missing_of(std::uint32_t node, const std::vector<std::uint8_t>& has) const {
        std::string missing;
        const auto inputs = plan_.inputs_of(node);
        for (std::size_t i = 0; i < has.size(); ++i) {
            if (has[i] != 0) continue;
            const std::uint32_t from = maker_of(inputs[i]);
            missing += missing.empty() ? "'" : ", '";
            missing += (from == plan_.size() ? "a feed" : plan_.nodes[from].name) + "'";
        }
        return " that waits for " + (missing.empty() ? "its control inputs" : missing);
    }

    problem waits(std::uint32_t node, const std::vector<std::uint8_t>& has) const {
        return stuck_at(node, missing_of(node, has));
    }
    problem stuck_at(std::uint32_t node, const std::string& waiting_text) const {
        return at(node, problem_kind::stuck, "a node" + waiting_text,
                  "inputs that come in the same iteration",
                  "let what every iteration reads come in through an Enter with is_constant");
    }

    const plan& plan_;
    frame_flow& flow_;
};

}  // namespace detail

// After a run that came to its end: a problem if a fetch is dead, or was not reached, or a node
// outside all loops that nobody reads from was not reached.
inline std::optional<problem> frame_failure(const plan& p, frame_flow& flow) {
    return detail::frame_judge{p, flow}.judge();
}

}  // namespace evergraph

#endif
