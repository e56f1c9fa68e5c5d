// SPDX-License-Identifier: BSL-1.0
// shape: the size of a tensor along each dimension, all known.
#ifndef EVERGRAPH_TENSOR_SHAPE_HPP
#define EVERGRAPH_TENSOR_SHAPE_HPP

#include <boost/container/small_vector.hpp>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <span>
#include <string>

namespace evergraph {

// Number of elements of these sizes; nothing if one is negative or the product exceeds int64.
inline std::optional<std::int64_t> element_count(std::span<const std::int64_t> sizes) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    std::int64_t product = 1;
    bool empty = false;
    for (std::int64_t n : sizes) {
        if (n < 0) return std::nullopt;
        if (n == 0) {
            empty = true;
        } else if (product > most / n) {
            return std::nullopt;
        } else {
            product *= n;
        }
    }
    return empty ? 0 : product;
}

// Sizes that are known to be good: not negative, and their product fits int64. A scalar has no
// dimensions and one element.
class shape {
 public:
    shape() = default;
    shape(std::initializer_list<std::int64_t> sizes) : shape(std::span{sizes.begin(), sizes.size()}) {}
    explicit shape(std::span<const std::int64_t> sizes) : sizes_(sizes.begin(), sizes.end()) {
        const auto count = element_count(sizes);
        assert(count && "evergraph: a shape needs sizes from 0 and a product that fits int64");
        elements_ = count.value_or(0);
    }
    // For sizes from outside: nothing where the constructor would assert.
    static std::optional<shape> checked(std::span<const std::int64_t> sizes) {
        if (!element_count(sizes)) return std::nullopt;
        return shape{sizes};
    }

    std::size_t rank() const noexcept { return sizes_.size(); }
    std::int64_t elements() const noexcept { return elements_; }
    std::int64_t operator[](std::size_t dimension) const { return sizes_[dimension]; }
    std::span<const std::int64_t> sizes() const noexcept { return {sizes_.data(), sizes_.size()}; }
    const std::int64_t* begin() const noexcept { return sizes_.data(); }
    const std::int64_t* end() const noexcept { return sizes_.data() + sizes_.size(); }

    friend bool operator==(const shape& a, const shape& b) { return a.sizes_ == b.sizes_; }

 private:
    boost::container::small_vector<std::int64_t, 4> sizes_;
    std::int64_t elements_ = 1;
};

// "[2,3]"; a scalar is "[]".
inline std::string text(const shape& s) {
    std::string out = "[";
    for (std::size_t i = 0; i < s.rank(); ++i) {
        if (i != 0) out += ',';
        out += std::to_string(s[i]);
    }
    return out + "]";
}

}  // namespace evergraph

#endif
