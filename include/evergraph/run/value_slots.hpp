// SPDX-License-Identifier: BSL-1.0
// value_slots: the tensors of one run, each freed as soon as its last reader is done.
#ifndef EVERGRAPH_RUN_VALUE_SLOTS_HPP
#define EVERGRAPH_RUN_VALUE_SLOTS_HPP

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "../plan/plan.hpp"
#include "../tensor/tensor.hpp"

namespace evergraph {

// Slots and use counts as in `plan`. Made once, then used by one run after the other.
class value_slots {
 public:
    explicit value_slots(const plan& p)
        : plan_(p),
          values_(p.slot_uses.size()),
          uses_(std::make_unique<std::atomic<std::uint32_t>[]>(p.slot_uses.size())) {
        reset();
    }

    std::span<tensor> outputs_of(std::uint32_t node) {
        const std::uint32_t first = plan_.output_begin[node];
        return std::span{values_}.subspan(first, plan_.output_begin[node + 1] - first);
    }
    tensor& operator[](std::uint32_t slot) { return values_[slot]; }
    // The asking reader is the only one that is left.
    bool is_last_use(std::uint32_t slot) const {
        return uses_[slot].load(std::memory_order_acquire) == 1;
    }

    void feed(std::uint32_t slot, const tensor& value) {
        if (plan_.slot_uses[slot] != 0) values_[slot] = value;
    }
    // One reader is done. The last one needs no read-modify-write, for nobody else is left; it
    // puts the count back for the next run.
    void release(std::uint32_t slot) {
        std::atomic<std::uint32_t>& uses = uses_[slot];
        if (uses.load(std::memory_order_acquire) != 1 &&
            uses.fetch_sub(1, std::memory_order_acq_rel) != 1) {
            return;
        }
        values_[slot] = tensor{};
        uses.store(plan_.slot_uses[slot], std::memory_order_relaxed);
    }
    // After the last node: the value of a fetch, moved out if this is its last use.
    tensor fetch(std::uint32_t slot) {
        tensor value = is_last_use(slot) ? std::move(values_[slot]) : values_[slot];
        release(slot);
        return value;
    }
    // A node is done: outputs that nobody reads go.
    void drop_unread(std::uint32_t node) {
        for (std::uint32_t s = plan_.output_begin[node]; s < plan_.output_begin[node + 1]; ++s) {
            if (plan_.slot_uses[s] == 0) values_[s] = tensor{};
        }
    }
    // After a run that was left half-way.
    void reset() {
        for (std::size_t i = 0; i < values_.size(); ++i) {
            values_[i] = tensor{};
            uses_[i].store(plan_.slot_uses[i], std::memory_order_relaxed);
        }
    }

 private:
    const plan& plan_;
    std::vector<tensor> values_;
    std::unique_ptr<std::atomic<std::uint32_t>[]> uses_;
};

}  // namespace evergraph

#endif
