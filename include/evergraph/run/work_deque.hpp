// SPDX-License-Identifier: BSL-1.0
// work_deque: nodes of one worker: a private part without fences, and a public one to steal from.
#ifndef EVERGRAPH_RUN_WORK_DEQUE_HPP
#define EVERGRAPH_RUN_WORK_DEQUE_HPP

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>

namespace evergraph {

// A split deque (van Dijk and van de Pol, "Lace", 2014). Positions [top, split) are public,
// [split, bottom) private. The owner pushes and pops at the bottom, thieves take from the top.
// A position that was stolen is never written again before `reset`: no thief can read a slot late.
class work_deque {
 public:
    // Room for as many pushes as there are slots, counted from `reset`.
    void use(std::span<std::atomic<std::uint32_t>> slots) noexcept { slots_ = slots.data(); }
    // When no thief is about.
    void reset() noexcept {
        bottom_ = split_ = 0;
        bounds_.store(0, std::memory_order_relaxed);
    }

    // The owner's.
    void push(std::uint32_t item) noexcept {
        slots_[bottom_++].store(item, std::memory_order_relaxed);
    }
    std::optional<std::uint32_t> pop() noexcept {
        if (bottom_ == split_ && !take_back()) return std::nullopt;
        return slots_[--bottom_].load(std::memory_order_relaxed);
    }
    // There is something private and nothing public.
    bool keeps_all() const noexcept {
        return bottom_ != split_ && top_of(bounds_.load(std::memory_order_relaxed)) == split_;
    }
    // Makes half of the private part public. A full fence.
    void share() noexcept {
        const std::uint32_t more = (bottom_ - split_ + 1) / 2;
        split_ += more;
        bounds_.fetch_add(more, std::memory_order_seq_cst);
    }

    // Anyone's.
    bool has_public() const noexcept {
        const std::uint64_t now = bounds_.load(std::memory_order_seq_cst);
        return top_of(now) != split_of(now);
    }
    std::optional<std::uint32_t> steal() noexcept {
        std::uint64_t now = bounds_.load(std::memory_order_relaxed);
        while (top_of(now) != split_of(now)) {
            if (!bounds_.compare_exchange_weak(now, now + one_top, std::memory_order_acq_rel,
                                               std::memory_order_relaxed)) {
                continue;
            }
            // Only now: the same bounds may come back with another item at the top.
            return slots_[top_of(now)].load(std::memory_order_relaxed);
        }
        return std::nullopt;
    }

 private:
    static constexpr std::uint64_t one_top = std::uint64_t{1} << 32U;
    static constexpr std::uint32_t top_of(std::uint64_t b) {
        return static_cast<std::uint32_t>(b >> 32U);
    }
    static constexpr std::uint32_t split_of(std::uint64_t b) {
        return static_cast<std::uint32_t>(b);
    }

    // Makes half of the public part private again.
    bool take_back() noexcept {
        std::uint64_t now = bounds_.load(std::memory_order_relaxed);
        while (top_of(now) != split_) {
            const std::uint32_t less = (split_ - top_of(now) + 1) / 2;
            if (bounds_.compare_exchange_weak(now, now - less, std::memory_order_acq_rel,
                                              std::memory_order_relaxed)) {
                split_ -= less;
                return true;
            }
        }
        return false;
    }

    std::atomic<std::uint32_t>* slots_ = nullptr;
    std::uint32_t bottom_ = 0;
    std::uint32_t split_ = 0;  // as in `bounds_`: only the owner moves it
    alignas(64) std::atomic<std::uint64_t> bounds_{0};  // top, split
};

}  // namespace evergraph

#endif
