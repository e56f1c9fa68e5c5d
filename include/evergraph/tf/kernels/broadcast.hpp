// SPDX-License-Identifier: BSL-1.0
// broadcast: how two shapes combine, and the walk over both in lines that a loop can run through.
#ifndef EVERGRAPH_TF_KERNELS_BROADCAST_HPP
#define EVERGRAPH_TF_KERNELS_BROADCAST_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "../../tensor/shape.hpp"
#include "arguments.hpp"

namespace evergraph::tf {

// The combined sizes: aligned at the last dimension, a size of 1 or none stretches to the other.
// Nothing if they do not combine.
inline std::optional<sizes> broadcast_sizes(std::span<const std::int64_t> a,
                                            std::span<const std::int64_t> b) {
    sizes out(std::max(a.size(), b.size()));
    for (std::size_t i = 1; i <= out.size(); ++i) {
        const std::int64_t x = i <= a.size() ? a[a.size() - i] : 1;
        const std::int64_t y = i <= b.size() ? b[b.size() - i] : 1;
        if (x != y && x != 1 && y != 1) return std::nullopt;
        out[out.size() - i] = x == 1 ? y : x;
    }
    return out;
}

// The strides of `dims` seen as `out`: 0 where a size is stretched.
inline sizes stretched_strides(std::span<const std::int64_t> dims,
                               std::span<const std::int64_t> out) {
    sizes strides(out.size(), 0);
    std::int64_t step = 1;
    for (std::size_t i = 1; i <= dims.size(); ++i) {
        const std::int64_t n = dims[dims.size() - i];
        strides[out.size() - i] = n == 1 ? 0 : step;
        step *= std::max<std::int64_t>(n, 1);
    }
    return strides;
}

// The walk over two operands in the row-major order of their common shape. Dimensions that both
// operands walk alike are merged, so that equal shapes and scalars are one line.
class broadcast_walk {
 public:
    broadcast_walk(std::span<const std::int64_t> a, std::span<const std::int64_t> b,
                   std::span<const std::int64_t> out)
        : sizes_(out.begin(), out.end()),
          a_(stretched_strides(a, out)),
          b_(stretched_strides(b, out)) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < sizes_.size(); ++i) {
            if (sizes_[i] == 1) continue;
            if (kept != 0 && merges(kept - 1, i)) {
                sizes_[kept - 1] *= sizes_[i];
            } else {
                sizes_[kept++] = sizes_[i];
            }
            a_[kept - 1] = a_[i];
            b_[kept - 1] = b_[i];
        }
        sizes_.resize(kept);
        if (kept == 0) {
            sizes_.push_back(1);
            a_.assign(1, 0);
            b_.assign(1, 0);
        }
    }

    // Calls line(a_at, a_step, b_at, b_step, count) for each line, steps being 0 or 1; stops and
    // returns false when a call does.
    template <class Line>
    bool for_each_line(Line line) const {
        if (std::find(sizes_.begin(), sizes_.end(), 0) != sizes_.end()) return true;
        const std::size_t outer = sizes_.size() - 1;
        sizes at(outer, 0);
        std::int64_t a_at = 0;
        std::int64_t b_at = 0;
        while (true) {
            if (!line(a_at, a_[outer], b_at, b_[outer], sizes_[outer])) return false;
            std::size_t d = outer;
            while (d > 0) {
                --d;
                a_at += a_[d];
                b_at += b_[d];
                if (++at[d] < sizes_[d]) break;
                a_at -= a_[d] * sizes_[d];
                b_at -= b_[d] * sizes_[d];
                at[d] = 0;
                if (d == 0) return true;
            }
            if (outer == 0) return true;
        }
    }

 private:
    bool merges(std::size_t outer, std::size_t inner) const {
        return a_[outer] == a_[inner] * sizes_[inner] && b_[outer] == b_[inner] * sizes_[inner];
    }

    sizes sizes_;
    sizes a_;
    sizes b_;
};

}  // namespace evergraph::tf

#endif
