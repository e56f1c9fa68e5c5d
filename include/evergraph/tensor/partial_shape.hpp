// SPDX-License-Identifier: BSL-1.0
// partial_shape: the size of a tensor along each dimension, as far as it is known.
#ifndef EVERGRAPH_TENSOR_PARTIAL_SHAPE_HPP
#define EVERGRAPH_TENSOR_PARTIAL_SHAPE_HPP

#include <boost/container/small_vector.hpp>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <span>
#include <string>

#include "shape.hpp"
#include "shape_proto.hpp"

namespace evergraph {

// Of unknown rank, or a list of sizes of which each may be unknown (any negative number).
class partial_shape {
 public:
    static constexpr std::int64_t unknown_size = -1;

    partial_shape() = default;  // of unknown rank
    partial_shape(std::initializer_list<std::int64_t> sizes)
        : partial_shape(std::span{sizes.begin(), sizes.size()}) {}
    explicit partial_shape(std::span<const std::int64_t> sizes) : has_rank_(true) {
        for (const std::int64_t n : sizes) sizes_.push_back(n < 0 ? unknown_size : n);
    }
    partial_shape(const shape& s) : partial_shape(s.sizes()) {}
    // Nothing for a proto with sizes below -1, or whose known sizes exceed int64 in their product.
    static std::optional<partial_shape> of(const shape_proto& p) {
        if (p.unknown_rank) return p.dims.empty() ? std::optional{partial_shape{}} : std::nullopt;
        partial_shape out = of_rank(0);
        boost::container::small_vector<std::int64_t, 4> known;
        for (const dim_proto& d : p.dims) {
            if (d.size < unknown_size) return std::nullopt;
            if (d.size >= 0) known.push_back(d.size);
            out.append(d.size);
        }
        if (!element_count({known.data(), known.size()})) return std::nullopt;
        return out;
    }
    static partial_shape of_rank(std::size_t rank) {
        partial_shape out;
        out.has_rank_ = true;
        out.sizes_.resize(rank, unknown_size);
        return out;
    }

    bool has_rank() const noexcept { return has_rank_; }
    std::size_t rank() const noexcept { return sizes_.size(); }  // 0 where unknown
    bool is_rank(std::size_t rank) const noexcept { return has_rank_ && sizes_.size() == rank; }
    std::int64_t operator[](std::size_t i) const { return sizes_[i]; }
    bool knows(std::size_t i) const { return sizes_[i] >= 0; }
    std::span<const std::int64_t> sizes() const noexcept { return {sizes_.data(), sizes_.size()}; }
    void set(std::size_t i, std::int64_t size) { sizes_[i] = size < 0 ? unknown_size : size; }
    void append(std::int64_t size) { sizes_.push_back(size < 0 ? unknown_size : size); }

    bool is_complete() const {
        bool all = has_rank_;
        for (const std::int64_t n : sizes_) all = all && n >= 0;
        return all;
    }
    // The shape, if all of it is known and its product fits int64.
    std::optional<shape> complete() const {
        return is_complete() ? shape::checked(sizes()) : std::nullopt;
    }
    // -1 unless all is known.
    std::int64_t elements() const {
        const auto all = complete();
        return all ? all->elements() : unknown_size;
    }

    friend bool operator==(const partial_shape&, const partial_shape&) = default;

 private:
    boost::container::small_vector<std::int64_t, 4> sizes_;
    bool has_rank_ = false;
};

// One size from two that must be the same; nothing if both are known and differ.
inline std::optional<std::int64_t> merged_size(std::int64_t a, std::int64_t b) {
    if (a < 0) return b;
    if (b < 0 || a == b) return a;
    return std::nullopt;
}

// All that two shapes of one tensor say together; nothing if they contradict each other.
inline std::optional<partial_shape> merged(const partial_shape& a, const partial_shape& b) {
    if (!a.has_rank()) return b;
    if (!b.has_rank()) return a;
    if (a.rank() != b.rank()) return std::nullopt;
    partial_shape out = a;
    for (std::size_t i = 0; i < a.rank(); ++i) {
        const auto size = merged_size(a[i], b[i]);
        if (!size) return std::nullopt;
        out.set(i, *size);
    }
    return out;
}

// What holds for both: sizes that differ become unknown.
inline partial_shape common(const partial_shape& a, const partial_shape& b) {
    if (!a.has_rank() || !b.has_rank() || a.rank() != b.rank()) return {};
    partial_shape out = a;
    for (std::size_t i = 0; i < a.rank(); ++i) {
        if (a[i] != b[i]) out.set(i, partial_shape::unknown_size);
    }
    return out;
}

inline shape_proto to_proto(const partial_shape& s) {
    shape_proto p;
    p.unknown_rank = !s.has_rank();
    for (const std::int64_t n : s.sizes()) p.dims.push_back({n, {}, {}});
    return p;
}

// "[?,3]"; of unknown rank: "[...]".
inline std::string text(const partial_shape& s) { return text(to_proto(s)); }

}  // namespace evergraph

#endif
