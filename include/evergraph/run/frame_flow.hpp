// SPDX-License-Identifier: BSL-1.0
// frame_flow: who becomes ready when a node of a graph with loops and conds is done.
#ifndef EVERGRAPH_RUN_FRAME_FLOW_HPP
#define EVERGRAPH_RUN_FRAME_FLOW_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "../plan/plan.hpp"
#include "../tensor/tensor.hpp"
#include "frame_state.hpp"
#include "tick_clock.hpp"

namespace evergraph {

// The rules of TensorFlow's executor. Dead: a value that is not computed in this run, because a
// Switch sent its data elsewhere or a loop has ended. One thread at a time.
class frame_flow {
 public:
    frame_flow(const plan& p, frame_store& store)
        : flow_(p.flow), store_(store), fetches_(p.fetches.size()), left_(flow_.frames.size()) {}

    // Notes when nodes become ready.
    void keep_time() { timed_ = true; }
    void start() {
        root_ = &store_.open_frame(0, nullptr, nullptr);
        root_->iterations.push_back(&store_.open_iteration(0, 0));
        frame_iteration& i = root_->newest();
        for (const std::uint32_t node : flow_.frames[0].nodes) {
            if (flow_.nodes[node].pending == 0) activate(*root_, i, node, false);
        }
    }
    // Once for each feed, at any time after `start`.
    void feed(std::uint32_t f, tensor value) {
        deliver(*root_, *root_->iterations.front(), flow_.size() + f, {&value, 1}, false);
    }

    // Outputs without a value are dead, all of them if the node is. Takes the outputs.
    void done(const ready_node& at, std::span<tensor> outputs) {
        frame_state& frame = *at.frame;
        frame_iteration& iteration = *at.iteration;
        switch (flow_.nodes[at.node].kind) {
            case node_class::enter:
                enter(at, outputs);
                break;
            case node_class::exit:
                leave(at, outputs);
                break;
            case node_class::next_iteration:
                go_on(at, outputs);
                break;
            default:
                deliver(frame, iteration, at.node, outputs, at.dead);
        }
        --iteration.running;
        settle(frame);
    }

    // What became ready; to be emptied by the reader.
    std::vector<ready_node>& ready() { return ready_; }

    std::span<fetched_value> fetches() { return fetches_; }
    const frame_iteration& root() const { return *root_->iterations.front(); }
    // An Exit that gave a value in a second iteration, which a well-made loop does not do.
    std::optional<std::uint32_t> broken_exit() const { return broken_exit_; }
    // The iterations that still go on when nobody runs any more will not end.
    void note_left() {
        store_.for_each([this](const frame_iteration& i) { note_left(i); });
    }
    const left_behind& left_in(std::uint32_t frame) const { return left_[frame]; }

 private:
    using node_state = frame_iteration::node_state;

    void deliver(frame_state& frame, frame_iteration& iteration, std::uint32_t row,
                 std::span<tensor> outputs, bool dead) {
        for (const flow_edge& e : flow_.edges_of(row)) {
            tensor value;
            if (!dead && !e.is_control()) {
                tensor& out = outputs[static_cast<std::size_t>(e.output)];
                value = e.is_last ? std::move(out) : out;
                if (e.is_last) out = tensor{};
            }
            if (e.to >= flow_.size()) {
                fetched_value& f = fetches_[e.to - flow_.size()];
                f.is = value.empty_handed() ? fetched_value::fate::dead : fetched_value::fate::live;
                f.value = std::move(value);
            } else if (flow_.nodes[e.to].kind == node_class::merge) {
                arrive_at_merge(frame, iteration, row, e, std::move(value));
            } else {
                arrive(frame, iteration, e, std::move(value), dead);
            }
        }
    }

    void arrive(frame_state& frame, frame_iteration& iteration, const flow_edge& e, tensor value,
                bool dead) {
        const flow_node& n = flow_.nodes[e.to];
        node_state& s = iteration.nodes[n.local];
        if (s.pending == node_state::fired) return;
        if (dead || (!e.is_control() && value.empty_handed())) s.dead = 1;
        if (!e.is_control()) iteration.inputs[n.first_input + e.input] = std::move(value);
        if (--s.pending != 0) return;
        activate(frame, iteration, e.to, s.dead != 0 && n.kind != node_class::control_trigger);
    }

    // Ready with the first live value, or when all are dead, or when what enters the loop is dead;
    // but not before all control inputs.
    void arrive_at_merge(frame_state& frame, frame_iteration& iteration, std::uint32_t row,
                         const flow_edge& e, tensor value) {
        const flow_node& n = flow_.nodes[e.to];
        node_state& s = iteration.nodes[n.local];
        if (s.pending == node_state::fired) return;
        if (e.is_control()) {
            s.pending -= 2;
        } else if (value.empty_handed()) {
            const bool entering = row < flow_.size() && flow_.nodes[row].kind == node_class::enter;
            s.dead = entering ? n.inputs : s.dead + 1;
        } else if ((s.pending & 1U) != 0) {
            s.pending -= 1;
            s.chosen = e.input;
            iteration.inputs[n.first_input + e.input] = std::move(value);
        }
        if (s.pending == 0) activate(frame, iteration, e.to, false);
        if (s.pending == 1 && s.dead >= n.inputs) activate(frame, iteration, e.to, true);
    }

    void activate(frame_state& frame, frame_iteration& iteration, std::uint32_t node, bool dead) {
        iteration.nodes[flow_.nodes[node].local].pending = node_state::fired;
        ++iteration.running;
        ready_.push_back({&frame, &iteration, node, dead, timed_ ? tick_clock::now() : 0});
    }

    void enter(const ready_node& at, std::span<tensor> outputs) {
        frame_state& child = child_of(at);
        if (flow_.nodes[at.node].is_constant) {
            child.constants.push_back({at.node, at.dead ? tensor{} : std::move(outputs[0])});
            for (frame_iteration* i : child.iterations) {
                deliver_constant(child, *i, child.constants.back());
            }
        } else {
            // While an Enter is still to come, iteration 0 goes on.
            deliver(child, *child.iterations.front(), at.node, outputs, at.dead);
        }
        --child.enters_left;
        settle(child);
    }
    frame_state& child_of(const ready_node& at) {
        const std::uint32_t id = flow_.nodes[at.node].child;
        for (frame_state* c : at.iteration->children) {
            if (c->id == id) return *c;
        }
        frame_state& child = store_.open_frame(id, at.frame, at.iteration);
        at.iteration->children.push_back(&child);
        child.iterations.push_back(&store_.open_iteration(id, 0));
        return child;
    }
    void deliver_constant(frame_state& frame, frame_iteration& iteration,
                          const frame_state::source_value& from) {
        tensor value = from.value;
        deliver(frame, iteration, from.node, {&value, 1}, from.value.empty_handed());
    }

    // A dead Exit counts only if no later iteration comes, and no sooner than its frame ends.
    void leave(const ready_node& at, std::span<tensor> outputs) {
        std::uint8_t& gone = at.frame->gone[flow_.nodes[at.node].exit];
        if (!at.dead && gone != 0) {
            broken_exit_ = at.node;
        } else if (!at.dead) {
            gone = 1;
            deliver(*at.frame->parent, *at.frame->around, at.node, outputs, false);
        } else if (at.iteration == &at.frame->newest()) {
            at.frame->dead_exits.push_back(at.node);
        }
    }

    void go_on(const ready_node& at, std::span<tensor> outputs) {
        if (at.dead) return;
        frame_state& frame = *at.frame;
        if (at.iteration == &frame.newest()) {
            const auto most =
                static_cast<std::uint64_t>(flow_.frames[frame.id].parallel_iterations);
            if (frame.iterations.size() >= most) {
                frame.deferred.push_back({at.node, std::move(outputs[0])});
                return;
            }
            begin_iteration(frame, at.iteration->number + 1);
        }
        deliver(frame, frame.at(at.iteration->number + 1), at.node, outputs, false);
    }
    void begin_iteration(frame_state& frame, std::uint64_t number) {
        frame.iterations.push_back(&store_.open_iteration(frame.id, number));
        frame.dead_exits.clear();
        for (const auto& c : frame.constants) deliver_constant(frame, frame.newest(), c);
    }

    // Ends the iterations that are done, the oldest first, then the frame, then those around it.
    void settle(frame_state& first) {
        for (frame_state* frame = &first; frame != root_;) {
            while (!frame->iterations.empty() && is_done(*frame, *frame->iterations.front())) {
                end_oldest(*frame);
            }
            if (!frame->iterations.empty() || frame->enters_left != 0) return;
            frame_state& parent = *frame->parent;
            frame_iteration& around = *frame->around;
            for (const std::uint32_t e : frame->dead_exits) {
                if (frame->gone[flow_.nodes[e].exit] == 0) deliver(parent, around, e, {}, true);
            }
            std::erase(around.children, frame);
            store_.close(*frame);
            frame = &parent;
        }
    }
    static bool is_done(const frame_state& frame, const frame_iteration& oldest) {
        return oldest.running == 0 && oldest.children.empty() &&
               (oldest.number != 0 || frame.enters_left == 0);
    }
    void end_oldest(frame_state& frame) {
        frame_iteration& oldest = *frame.iterations.front();
        const std::uint64_t next = frame.newest().number + 1;
        note_left(oldest);
        frame.iterations.pop_front();
        store_.close(oldest);
        if (frame.deferred.empty()) return;
        begin_iteration(frame, next);
        std::vector<frame_state::source_value> deferred = std::move(frame.deferred);
        frame.deferred.clear();
        for (auto& d : deferred) deliver(frame, frame.newest(), d.node, {&d.value, 1}, false);
    }

    void note_left(const frame_iteration& iteration) {
        left_behind& left = left_[iteration.frame];
        if (left.node == left_behind::nobody) left = first_left(flow_, iteration);
    }

    const flow_plan& flow_;
    frame_store& store_;
    bool timed_ = false;
    frame_state* root_ = nullptr;
    std::vector<ready_node> ready_;
    std::vector<fetched_value> fetches_;
    std::vector<left_behind> left_;  // of each frame
    std::optional<std::uint32_t> broken_exit_;
};

}  // namespace evergraph

#endif
