// SPDX-License-Identifier: BSL-1.0
// fake_quantize: floats moved to the nearest value that a quantized number could hold.
#ifndef EVERGRAPH_TF_KERNELS_FAKE_QUANTIZE_HPP
#define EVERGRAPH_TF_KERNELS_FAKE_QUANTIZE_HPP

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"

namespace evergraph::tf {

// Steps between two limits that are moved so that 0 is one of the steps.
class quantized_range {
 public:
    quantized_range(float low, float high, std::int64_t bits, bool narrow) {
        const float first = narrow ? 1.0F : 0.0F;
        const auto last = static_cast<float>((std::int64_t{1} << bits) - 1);
        empty_ = low == 0.0F && high == 0.0F;
        step_ = (high - low) / (last - first);
        const float zero = first - low / step_;
        const float nudged = zero < first ? first : zero > last ? last : std::round(zero);
        low_ = (first - nudged) * step_;
        high_ = (last - nudged) * step_;
        zero_ = std::floor(-low_ / step_ + 0.5F);
    }
    float nearest(float x) const {
        if (empty_) return 0.0F;
        const float inside = std::max(std::min(x, high_), low_) - low_;
        return std::floor(inside * (1.0F / step_) - zero_ + 0.5F) * step_;
    }

 private:
    bool empty_ = false;
    float step_ = 0;
    float low_ = 0;
    float high_ = 0;
    float zero_ = 0;
};

namespace detail {

// The limits of channel i, where the last dimension counts channels, are lows[i] and highs[i].
inline void fake_quantize(kernel_context& c, std::span<const float> lows,
                          std::span<const float> highs) {
    const std::int64_t bits = attr_or<std::int64_t>(c.node(), "num_bits", 8);
    if (bits < 2 || bits > 16) return invalid(c, std::to_string(bits) + " bits", "2 to 16 bits");
    const bool narrow = attr_or(c.node(), "narrow_range", false);
    tensor x = c.take(0);
    const auto values = x.writable<float>();
    for (std::size_t i = 0; i < lows.size(); ++i) {
        const quantized_range range{lows[i], highs[i], bits, narrow};
        for (std::size_t at = i; at < values.size(); at += lows.size()) {
            values[at] = range.nearest(values[at]);
        }
    }
    c.output(0, std::move(x));
}

}  // namespace detail

inline void fake_quantize_by_attrs(kernel_context& c) {
    const float low = attr_or(c.node(), "min", -6.0F);
    const float high = attr_or(c.node(), "max", 6.0F);
    if (!(low < high)) {
        return invalid(c, "limits " + std::to_string(low) + " and " + std::to_string(high),
                       "a lower and a higher one");
    }
    detail::fake_quantize(c, {&low, 1}, {&high, 1});
}

// One pair of limits, or one for each element of the last dimension.
template <bool ByChannel>
void fake_quantize_by_inputs(kernel_context& c) {
    const shape& dims = c.input(0).dims();
    for (std::size_t i = 1; i < 3; ++i) {
        const shape& limits = c.input(i).dims();
        const bool good = ByChannel ? limits.rank() == 1 && dims.rank() > 0 &&
                                          limits[0] == dims[dims.rank() - 1]
                                    : limits.rank() == 0;
        if (good) continue;
        return invalid(c, "limits of shape " + text(limits) + " for values of shape " + text(dims),
                       ByChannel ? "one for each channel" : "a scalar");
    }
    detail::fake_quantize(c, c.values<float>(1), c.values<float>(2));
}

inline constexpr kernel_table fake_quantize_kernels{
    row_for("FakeQuantWithMinMaxArgs", runs<fake_quantize_by_attrs>),
    row_for("FakeQuantWithMinMaxVars", runs<fake_quantize_by_inputs<false>>),
    row_for("FakeQuantWithMinMaxVarsPerChannel", runs<fake_quantize_by_inputs<true>>)};

}  // namespace evergraph::tf

#endif
