// SPDX-License-Identifier: BSL-1.0
// work_deque: the ready nodes of one worker, for itself to take and for others to steal.
#ifndef EVERGRAPH_RUN_WORK_DEQUE_HPP
#define EVERGRAPH_RUN_WORK_DEQUE_HPP

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>

namespace evergraph {

// The owner pushes and pops at the bottom, thieves take from the top. Both ends stand in one word,
// so each taker wins or loses by one compare-and-swap, and a batch of pushes costs one addition.
// Nothing stays private: whatever waits behind a long kernel of the owner can be stolen.
class work_deque {
 public:
    // Room for as many pushes as there are slots, counted from `reset`.
    void use(std::span<std::atomic<std::uint32_t>> slots) noexcept { slots_ = slots.data(); }
    // When no thief is about.
    void reset() noexcept {
        fresh_ = 0;
        bottom_ = 0;
        ends_.store(0, std::memory_order_relaxed);
    }

    // The owner's. A stolen slot is never written again before `reset`: no thief reads it late.
    void push(std::uint32_t item) noexcept {
        slots_[bottom_ + fresh_++].store(item, std::memory_order_relaxed);
    }
    // Lets others see what was pushed; false if that is nothing. A full fence.
    bool publish() noexcept {
        if (fresh_ == 0) return false;
        bottom_ += fresh_;
        ends_.fetch_add(fresh_, std::memory_order_seq_cst);
        fresh_ = 0;
        return true;
    }
    // The item published last; not between a push and its `publish`.
    std::optional<std::uint32_t> pop() noexcept {
        std::uint64_t now = ends_.load(std::memory_order_relaxed);
        while (top_of(now) != bottom_) {
            if (ends_.compare_exchange_weak(now, now - 1, std::memory_order_relaxed)) {
                return slots_[--bottom_].load(std::memory_order_relaxed);
            }
        }
        return std::nullopt;
    }

    // Anyone's.
    bool empty() const noexcept {
        const std::uint64_t now = ends_.load(std::memory_order_seq_cst);
        return top_of(now) == bottom_of(now);
    }
    std::optional<std::uint32_t> steal() noexcept {
        std::uint64_t now = ends_.load(std::memory_order_relaxed);
        while (top_of(now) != bottom_of(now)) {
            if (ends_.compare_exchange_weak(now, now + one_top, std::memory_order_acquire,
                                            std::memory_order_relaxed)) {
                // Only now: the same ends may come back with another item at the top.
                return slots_[top_of(now)].load(std::memory_order_relaxed);
            }
        }
        return std::nullopt;
    }

 private:
    static constexpr std::uint64_t one_top = std::uint64_t{1} << 32U;
    static constexpr std::uint32_t top_of(std::uint64_t ends) {
        return static_cast<std::uint32_t>(ends >> 32U);
    }
    static constexpr std::uint32_t bottom_of(std::uint64_t ends) {
        return static_cast<std::uint32_t>(ends);
    }

    std::atomic<std::uint32_t>* slots_ = nullptr;
    std::uint32_t bottom_ = 0;  // as in `ends_`: only the owner moves it
    std::uint32_t fresh_ = 0;   // pushed above it, and not yet published
    alignas(64) std::atomic<std::uint64_t> ends_{0};  // top, bottom
};

}  // namespace evergraph

#endif
