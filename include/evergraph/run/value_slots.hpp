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
#include "../tensor/buffer_pool.hpp"
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
    void release(std::uint32_t slot, buffer_pool& pool) {
        if (is_last(slot)) end(slot, pool);
    }
    // The same; gives the bytes that went with it.
    std::int64_t release_counted(std::uint32_t slot, buffer_pool& pool) {
        if (!is_last(slot)) return 0;
        const std::int64_t bytes = held_bytes(values_[slot]);
        end(slot, pool);
        return bytes;
    }
    // 0 once the elements were given away.
    static std::int64_t held_bytes(const tensor& t) {
        return t.gave_elements() ? 0 : static_cast<std::int64_t>(t.byte_count());
    }
    // After the last node: the value of a fetch, moved out if this is its last use.
    tensor fetch(std::uint32_t slot) {
        std::atomic<std::uint32_t>& uses = uses_[slot];
        const std::uint32_t left = uses.load(std::memory_order_relaxed);
        if (left != 1) {
            uses.store(left - 1, std::memory_order_relaxed);
            return values_[slot];
        }
        uses.store(plan_.slot_uses[slot], std::memory_order_relaxed);
        return std::exchange(values_[slot], tensor{});
    }
    // A node is done: outputs that nobody reads go.
    void drop_unread(std::uint32_t node, buffer_pool& pool) {
        for (std::uint32_t s = plan_.output_begin[node]; s < plan_.output_begin[node + 1]; ++s) {
            if (plan_.slot_uses[s] == 0) values_[s].give_back(pool);
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
    bool is_last(std::uint32_t slot) {
        std::atomic<std::uint32_t>& uses = uses_[slot];
        return uses.load(std::memory_order_acquire) == 1 ||
               uses.fetch_sub(1, std::memory_order_acq_rel) == 1;
    }
    void end(std::uint32_t slot, buffer_pool& pool) {
        values_[slot].give_back(pool);
        uses_[slot].store(plan_.slot_uses[slot], std::memory_order_relaxed);
    }

    const plan& plan_;
    std::vector<tensor> values_;
    std::unique_ptr<std::atomic<std::uint32_t>[]> uses_;
};

}  // namespace evergraph

#endif
