// SPDX-License-Identifier: BSL-1.0
// frame_state: what a run knows of its loops: frames, their iterations, and the values in them.
#ifndef EVERGRAPH_RUN_FRAME_STATE_HPP
#define EVERGRAPH_RUN_FRAME_STATE_HPP

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <span>
#include <vector>

#include "../plan/flow_plan.hpp"
#include "../tensor/tensor.hpp"

namespace evergraph {

struct frame_state;

// One iteration of one frame; nodes and inputs by their places in the frame.
struct frame_iteration {
    struct node_state {
        static constexpr std::uint32_t fired = 0xFFFFFFFFU;

        std::uint32_t pending = 0;  // as flow_node::pending; `fired` once the node was ready
        std::uint32_t dead = 0;     // dead inputs so far
        std::uint32_t chosen = 0;   // of a Merge: the input that came first
    };

    std::uint32_t frame = 0;  // in flow_plan::frames
    bool in_use = false;
    std::uint64_t number = 0;
    std::uint32_t running = 0;  // nodes that are ready or run
    std::vector<node_state> nodes;
    std::vector<tensor> inputs;
    std::vector<frame_state*> children;  // the frames that run inside
};

struct frame_state {
    struct source_value {
        std::uint32_t node = 0;
        tensor value;  // none: dead
    };

    std::uint32_t id = 0;  // in flow_plan::frames
    bool in_use = false;
    frame_state* parent = nullptr;
    frame_iteration* around = nullptr;        // the parent's iteration
    std::uint32_t enters_left = 0;            // Enters that are still to come
    std::deque<frame_iteration*> iterations;  // those that go on, the oldest first
    std::vector<source_value> constants;      // for every iteration, those to come too
    std::vector<source_value> deferred;       // what NextIterations gave beyond the limit
    std::vector<std::uint32_t> dead_exits;    // of the newest iteration
    std::vector<std::uint8_t> gone;           // which Exits have given a value

    frame_iteration& newest() { return *iterations.back(); }
    // Numbered `number`; it must go on.
    frame_iteration& at(std::uint64_t number) {
        return *iterations[static_cast<std::size_t>(number - iterations.front()->number)];
    }
};

// A node that waits for nothing more, in one iteration of one frame.
struct ready_node {
    frame_state* frame = nullptr;
    frame_iteration* iteration = nullptr;
    std::uint32_t node = 0;
    bool dead = false;  // it does not run, and its outputs are dead

    frame_iteration::node_state& state(const flow_plan& flow) const {
        return iteration->nodes[flow.nodes[node].local];
    }
    std::span<tensor> inputs(const flow_plan& flow) const {
        const flow_node& n = flow.nodes[node];
        return std::span{iteration->inputs}.subspan(n.first_input, n.inputs);
    }
};

struct fetched_value {
    enum class fate : std::uint8_t { awaited, dead, live };
    fate is = fate::awaited;
    tensor value;
};

// Where a loop went wrong, if it did: the first node of a frame that an ended iteration left behind.
struct left_behind {
    static constexpr std::uint32_t nobody = 0xFFFFFFFFU;
    std::uint32_t node = nobody;
    std::uint64_t iteration = 0;
    std::vector<std::uint8_t> has;  // which data inputs had come, dead ones too
};

// All frames and iterations of one run; their memory is kept for the next ones.
class frame_store {
 public:
    explicit frame_store(const flow_plan& flow)
        : flow_(flow), fresh_(flow.frames.size()), idle_(flow.frames.size()) {
        for (std::size_t f = 0; f < flow.frames.size(); ++f) {
            for (const std::uint32_t node : flow.frames[f].nodes) {
                fresh_[f].push_back({flow.nodes[node].pending, 0, 0});
            }
        }
    }

    frame_state& open_frame(std::uint32_t id, frame_state* parent, frame_iteration* around) {
        if (idle_frames_.empty()) {
            frames_.push_back(std::make_unique<frame_state>());
            idle_frames_.push_back(frames_.back().get());
        }
        frame_state& f = *idle_frames_.back();
        idle_frames_.pop_back();
        f.id = id;
        f.in_use = true;
        f.parent = parent;
        f.around = around;
        f.enters_left = flow_.frames[id].enters;
        f.gone.assign(flow_.frames[id].exits, 0);
        return f;
    }
    frame_iteration& open_iteration(std::uint32_t frame, std::uint64_t number) {
        std::vector<frame_iteration*>& idle = idle_[frame];
        if (idle.empty()) {
            iterations_.push_back(std::make_unique<frame_iteration>());
            frame_iteration& made = *iterations_.back();
            made.frame = frame;
            made.nodes = fresh_[frame];
            made.inputs.resize(flow_.frames[frame].inputs);
            idle.push_back(&made);
        }
        frame_iteration& i = *idle.back();
        idle.pop_back();
        i.in_use = true;
        i.number = number;
        return i;
    }

    void close(frame_state& f) {
        f.in_use = false;
        f.iterations.clear();
        f.constants.clear();
        f.deferred.clear();
        f.dead_exits.clear();
        idle_frames_.push_back(&f);
    }
    void close(frame_iteration& i) {
        i.in_use = false;
        i.running = 0;
        i.nodes = fresh_[i.frame];
        i.children.clear();
        for (tensor& t : i.inputs) {
            if (!t.empty_handed()) t = tensor{};
        }
        idle_[i.frame].push_back(&i);
    }
    // Every iteration that goes on.
    template <class F>
    void for_each(F call) const {
        for (const auto& i : iterations_) {
            if (i->in_use) call(*i);
        }
    }
    // At the end of a run, wherever it ended.
    void close_all() {
        for (const auto& i : iterations_) {
            if (i->in_use) close(*i);
        }
        for (const auto& f : frames_) {
            if (f->in_use) close(*f);
        }
    }

 private:
    const flow_plan& flow_;
    std::vector<std::vector<frame_iteration::node_state>> fresh_;  // of each frame
    std::vector<std::unique_ptr<frame_state>> frames_;
    std::vector<std::unique_ptr<frame_iteration>> iterations_;
    std::vector<frame_state*> idle_frames_;
    std::vector<std::vector<frame_iteration*>> idle_;  // of each frame
};

}  // namespace evergraph

#endif
