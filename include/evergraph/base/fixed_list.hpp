// SPDX-License-Identifier: BSL-1.0
// fixed_list: a constexpr list with room for N elements, for rows of tables.
#ifndef EVERGRAPH_BASE_FIXED_LIST_HPP
#define EVERGRAPH_BASE_FIXED_LIST_HPP

#include <array>
#include <cstddef>
#include <cstdint>

namespace evergraph {

// More than N elements in the braces does not compile. `push_back` beyond N is dropped and
// `overflowed()` says so: the caller reports it, a constant evaluation must not stop half-way.
template <class T, std::size_t N>
class fixed_list {
 public:
    using value_type = T;

    constexpr fixed_list() = default;
    template <class... Us>
        requires(sizeof...(Us) >= 1 && sizeof...(Us) <= N)
    constexpr fixed_list(const Us&... items)
        : items_{static_cast<T>(items)...}, size_{sizeof...(Us)} {}

    constexpr void push_back(const T& item) {
        if (size_ < N) {
            items_[size_++] = item;
        } else {
            overflowed_ = true;
        }
    }

    constexpr std::size_t size() const noexcept { return size_; }
    constexpr bool empty() const noexcept { return size_ == 0; }
    constexpr bool overflowed() const noexcept { return overflowed_; }
    static constexpr std::size_t capacity() noexcept { return N; }
    constexpr const T* begin() const noexcept { return items_.data(); }
    constexpr const T* end() const noexcept { return items_.data() + size_; }
    constexpr const T* data() const noexcept { return items_.data(); }
    constexpr const T& operator[](std::size_t i) const { return items_[i]; }
    constexpr T& operator[](std::size_t i) { return items_[i]; }

 private:
    std::array<T, N> items_{};
    std::size_t size_ = 0;
    bool overflowed_ = false;
};

}  // namespace evergraph

#endif
