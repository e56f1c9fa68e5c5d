// SPDX-License-Identifier: BSL-1.0
// buffer_pool: memory of tensors that are gone, kept for the next ones of about the same size.
#ifndef EVERGRAPH_TENSOR_BUFFER_POOL_HPP
#define EVERGRAPH_TENSOR_BUFFER_POOL_HPP

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace evergraph {

// Of one thread at a time. While a buffer_pool::scope lives, tensors that its thread makes take
// their memory here; whoever knows that a tensor is at its end gives it back with
// tensor::give_back. Memory that is not given back is freed as any other.
class buffer_pool {
 public:
    struct buffer {
        std::shared_ptr<void> owner;
        void* data = nullptr;
    };

    // Room for so many bytes, at most a quarter more than asked for, and 64 at least.
    static constexpr std::size_t room_for(std::size_t bytes) noexcept {
        if (bytes <= smallest) return smallest;
        if (bytes > std::size_t{1} << 62U) return bytes;  // which no system has
        const std::size_t step = std::bit_floor(bytes - 1) / 4;
        return (bytes + step - 1) / step * step;
    }

    buffer take(std::size_t bytes) {
        const std::size_t room = room_for(bytes);
        bin& b = bins_[bin_of(room)];
        if (b.free.empty()) {
            fresh_ += room;
            auto made = std::make_shared_for_overwrite<std::byte[]>(room);
            void* const data = made.get();
            return {std::move(made), data};
        }
        buffer out = std::move(b.free.back());
        b.free.pop_back();
        b.least = std::min(b.least, b.free.size());
        reused_ += room;
        return out;
    }
    // A buffer that was taken, from here or elsewhere, for so many bytes; nobody else may hold it.
    void give(buffer back, std::size_t bytes) {
        bins_[bin_of(room_for(bytes))].free.push_back(std::move(back));
    }
    // Frees what was never needed since the last call.
    void trim() {
        for (bin& b : bins_) {
            const auto idle = static_cast<std::ptrdiff_t>(std::min(b.least, b.free.size()));
            b.free.erase(b.free.begin(), b.free.begin() + idle);
            b.least = b.free.size();
        }
    }

    // Bytes that came from the system, and bytes that were used again, since `forget_counts`.
    std::size_t fresh() const noexcept { return fresh_; }
    std::size_t reused() const noexcept { return reused_; }
    void forget_counts() noexcept { fresh_ = reused_ = 0; }

    // The pool of this thread; null if there is none.
    static buffer_pool* current() noexcept { return current_; }
    class scope {
     public:
        explicit scope(buffer_pool& pool) noexcept : before_(std::exchange(current_, &pool)) {}
        scope(const scope&) = delete;
        scope& operator=(const scope&) = delete;
        ~scope() { current_ = before_; }

     private:
        buffer_pool* before_;
    };

 private:
    static constexpr std::size_t smallest = 64;
    static constexpr std::size_t bin_count = 4 * (64 - 6) + 1;

    struct bin {
        std::vector<buffer> free;
        std::size_t least = 0;  // how many were free at all times
    };

    // Four for each power of two.
    static constexpr std::size_t bin_of(std::size_t room) noexcept {
        const auto power = static_cast<std::size_t>(std::bit_width(room)) - 1;
        const std::size_t quarter = (room - (std::size_t{1} << power)) >> (power - 2);
        return 4 * (power - 6) + quarter;
    }

    static constinit inline thread_local buffer_pool* current_ = nullptr;

    std::array<bin, bin_count> bins_;
    std::size_t fresh_ = 0;
    std::size_t reused_ = 0;
};

}  // namespace evergraph

#endif
