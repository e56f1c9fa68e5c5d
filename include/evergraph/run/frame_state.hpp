// SPDX-License-Identifier: BSL-1.0
// frame_state: what a run knows of its loops: frames, their iterations, and the values in them.
#ifndef EVERGRAPH_RUN_FRAME_STATE_HPP
#define EVERGRAPH_RUN_FRAME_STATE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <span>
#include <vector>

#include "../plan/flow_plan.hpp"
#include "../plan/plan.hpp"
#include "../tensor/buffer_pool.hpp"
#include "../tensor/tensor.hpp"
#include "run_options.hpp"

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
    std::uint64_t since = 0;  // the tick at which it was ready, in a run that is traced

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

// Where a loop went wrong, if it did: the first node that an ended iteration left behind.
struct left_behind {
    static constexpr std::uint32_t nobody = 0xFFFFFFFFU;
    std::uint32_t node = nobody;
    std::uint64_t iteration = 0;
    std::vector<std::uint8_t> has;  // which data inputs had come, dead ones too
};

inline left_behind first_left(const flow_plan& flow, const frame_iteration& iteration) {
    constexpr std::uint32_t fired = frame_iteration::node_state::fired;
    const std::vector<std::uint32_t>& nodes = flow.frames[iteration.frame].nodes;
    left_behind left;
    std::size_t at = 0;
    while (at < nodes.size() && iteration.nodes[at].pending == fired) ++at;
    if (at == nodes.size()) return left;
    left.node = nodes[at];
    left.iteration = iteration.number;
    const flow_node& n = flow.nodes[left.node];
    for (std::uint32_t k = 0; k < n.inputs; ++k) {
        left.has.push_back(iteration.inputs[n.first_input + k].empty_handed() ? 0 : 1);
    }
    // What is dead has come as well.
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const node_class kind = flow.nodes[nodes[i]].kind;
        if (iteration.nodes[i].pending != fired || kind == node_class::enter ||
            kind == node_class::exit || kind == node_class::next_iteration) {
            continue;
        }
        for (const flow_edge& e : flow.edges_of(nodes[i])) {
            if (e.to == left.node && !e.is_control()) left.has[e.input] = 1;
        }
    }
    return left;
}

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

// What one run needs beside the plan; kept for the next run.
struct frame_memory {
    // Where one lane lays out its kernel's values.
    struct bench {
        std::vector<tensor*> inputs;
        std::vector<std::uint8_t> last_use;
        std::vector<tensor> outputs;
        std::uint32_t running = nobody;  // the node whose kernel runs here
        std::unique_ptr<buffer_pool> pool = std::make_unique<buffer_pool>();
    };
    static constexpr std::uint32_t nobody = 0xFFFFFFFFU;

    explicit frame_memory(const plan& p) : store(p.flow) {
        for (std::uint32_t i = 0; i < p.size(); ++i) {
            most_inputs = std::max(most_inputs, p.inputs_of(i).size());
            most_outputs =
                std::max<std::size_t>(most_outputs, p.output_begin[i + 1] - p.output_begin[i]);
        }
    }
    void make_room(unsigned lanes) {
        while (benches.size() < lanes) {
            benches.push_back({std::vector<tensor*>(most_inputs),
                               std::vector<std::uint8_t>(most_inputs, 1),
                               std::vector<tensor>(most_outputs), nobody,
                               std::make_unique<buffer_pool>()});
        }
    }

    // After a run: what the values took, if anyone wants to know.
    void settle(run_memory_use* use) {
        if (use != nullptr) *use = {};
        const bool tidy = ++runs % 64 == 0;
        for (bench& b : benches) {
            if (use != nullptr) {
                use->allocated += b.pool->fresh();
                use->reused += b.pool->reused();
            }
            b.pool->forget_counts();
            if (tidy) b.pool->trim();
        }
    }
    void drop_values() {
        for (bench& b : benches) std::fill(b.outputs.begin(), b.outputs.end(), tensor{});
    }

    frame_store store;
    std::size_t most_inputs = 0;
    std::size_t most_outputs = 0;
    std::vector<bench> benches;  // one a lane
    std::size_t runs = 0;
};

}  // namespace evergraph

#endif
