// SPDX-License-Identifier: BSL-1.0
// build_scopes: what the open scopes of a builder say about the next node.
#ifndef EVERGRAPH_GRAPH_BUILD_SCOPES_HPP
#define EVERGRAPH_GRAPH_BUILD_SCOPES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <thread>
#include <unordered_set>
#include <utility>
#include <vector>

#include "device_spec.hpp"
#include "graph.hpp"

namespace evergraph {

// Chooses a device for a node, given all but its inputs and device; empty leaves it open.
using device_function = std::function<std::string(const node&)>;

// Names one open scope of a builder; 0 names none.
using scope_id = std::uint32_t;

namespace detail {

// One block of control dependencies, and the nodes that were made inside it.
struct control_block {
    std::vector<node_id> waits_for;
    std::unordered_set<node_id> made_inside;
};

struct device_block {
    bool stops = false;  // outer blocks do not count
    device_spec spec;
    device_function function;
};

// All that scopes change. Entering one keeps the state before it; leaving brings it back.
struct scope_state {
    std::string name;  // without "/" at the end
    std::vector<std::size_t> controls;
    std::vector<device_block> devices;
    std::vector<node_id> colocated;
};

class scope_stack {
 public:
    enum class refusal : std::uint8_t { none, other_thread, not_innermost, not_open };

    const scope_state& state() const noexcept { return state_; }
    // Open scopes belong to one thread at a time.
    bool is_foreign() const {
        return !frames_.empty() && frames_.back().thread != std::this_thread::get_id();
    }
    std::size_t depth() const noexcept { return frames_.size(); }

    template <class Change>
    scope_id enter(const Change& change) {
        frames_.push_back({++last_, std::this_thread::get_id(), state_});
        change(state_);
        return last_;
    }
    // An outer scope takes those inside it with it.
    refusal leave(scope_id id) {
        const auto at = std::find_if(frames_.begin(), frames_.end(),
                                     [&](const frame& f) { return f.id == id; });
        if (at == frames_.end()) return refusal::not_open;
        if (at->thread != std::this_thread::get_id()) return refusal::other_thread;
        const bool innermost = at + 1 == frames_.end();
        state_ = std::move(at->before);
        frames_.erase(at, frames_.end());
        if (frames_.empty()) blocks_.clear();
        return innermost ? refusal::none : refusal::not_innermost;
    }

    std::size_t add_block(std::vector<node_id> waits_for) {
        blocks_.push_back({std::move(waits_for), {}});
        return blocks_.size() - 1;
    }
    // What a node with these data inputs waits for: not for a data input itself, and for nothing of
    // a block in which one of its inputs was made, since that input waits already.
    std::vector<node_id> controls_for(const std::vector<node_id>& inputs) const {
        std::vector<node_id> waits;
        for (const std::size_t b : state_.controls) {
            const control_block& block = blocks_[b];
            const bool waits_already = std::any_of(inputs.begin(), inputs.end(), [&](node_id in) {
                return block.made_inside.count(in) != 0;
            });
            if (waits_already) continue;
            for (const node_id id : block.waits_for) {
                if (std::find(inputs.begin(), inputs.end(), id) == inputs.end() &&
                    std::find(waits.begin(), waits.end(), id) == waits.end()) {
                    waits.push_back(id);
                }
            }
        }
        return waits;
    }
    void made(node_id id) {
        for (const std::size_t b : state_.controls) blocks_[b].made_inside.insert(id);
    }
    // The innermost scope has the last word, part by part.
    std::string device_for(const node& n) const {
        device_spec spec = parse_device(n.device).value_or(device_spec{});
        for (auto block = state_.devices.rbegin(); block != state_.devices.rend(); ++block) {
            if (block->stops) break;
            if (!block->function) {
                spec = completed(spec, block->spec);
                continue;
            }
            node seen = n;
            seen.device = text(spec);
            spec = completed(spec, parse_device(block->function(seen)).value_or(device_spec{}));
        }
        return text(spec);
    }

 private:
    struct frame {
        scope_id id;
        std::thread::id thread;
        scope_state before;
    };

    scope_state state_;
    std::vector<frame> frames_;
    std::vector<control_block> blocks_;
    scope_id last_ = 0;
};

}  // namespace detail

}  // namespace evergraph

#endif
