// SPDX-License-Identifier: BSL-1.0
// normalize: batch normalisation, local response normalisation, and the L2 loss.
#ifndef EVERGRAPH_TF_KERNELS_NORMALIZE_HPP
#define EVERGRAPH_TF_KERNELS_NORMALIZE_HPP

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "along_axis.hpp"
#include "arguments.hpp"
#include "narrow_types.hpp"

namespace evergraph::tf {

namespace detail {

// Calls f(channel, element) for each element of a tensor seen round its channels.
template <class T, class F>
void for_each_by_channel(std::span<T> values, const axis_view& v, F f) {
    if (values.empty()) return;
    std::size_t at = 0;
    for (std::int64_t o = 0; o < v.outer; ++o) {
        for (std::int64_t channel = 0; channel < v.size; ++channel) {
            for (std::int64_t i = 0; i < v.inner; ++i) {
                f(static_cast<std::size_t>(channel), values[at++]);
            }
        }
    }
}

struct channel_moments {
    std::vector<double> mean;
    std::vector<double> variance;  // of the population
};

inline channel_moments moments_of(std::span<const float> x, const axis_view& v) {
    const auto channels = static_cast<std::size_t>(v.size);
    channel_moments m{std::vector<double>(channels), std::vector<double>(channels)};
    const auto count = static_cast<double>(v.outer * v.inner);
    for_each_by_channel(x, v, [&](std::size_t k, float e) { m.mean[k] += e; });
    for (double& mean : m.mean) mean /= count;
    for_each_by_channel(x, v, [&](std::size_t k, float e) {
        const double d = e - m.mean[k];
        m.variance[k] += d * d;
    });
    for (double& variance : m.variance) variance /= count;
    return m;
}

inline tensor vector_of(std::span<const double> values) {
    const shape dims{static_cast<std::int64_t>(values.size())};
    tensor out = tensor::uninitialized(dtype::float32, dims);
    float* to = out.writable<float>().data();
    for (double v : values) *to++ = static_cast<float>(v);
    return out;
}

inline bool check_channel_vectors(kernel_context& c, std::size_t first, std::size_t last,
                                  std::int64_t channels) {
    for (std::size_t i = first; i <= last; ++i) {
        if (c.input(i).dims() == shape{channels}) continue;
        invalid(c, "input " + std::to_string(i) + " of shape " + text(c.input(i).dims()),
                text(shape{channels}));
        return false;
    }
    return true;
}

// y = x * factor + rest for each channel.
inline tensor scaled(tensor x, const axis_view& v, std::span<const float> factor,
                     std::span<const float> rest) {
    for_each_by_channel(x.writable<float>(), v,
                        [&](std::size_t k, float& e) { e = e * factor[k] + rest[k]; });
    return x;
}

inline tensor batch_normalized(kernel_context& c, const axis_view& v, std::span<const float> mean,
                               std::span<const float> variance, float epsilon) {
    const auto scale = c.values<float>(1);
    const auto offset = c.values<float>(2);
    std::vector<float> factor(scale.size());
    std::vector<float> rest(scale.size());
    for (std::size_t k = 0; k < scale.size(); ++k) {
        factor[k] = scale[k] / std::sqrt(variance[k] + epsilon);
        rest[k] = offset[k] - mean[k] * factor[k];
    }
    return scaled(c.take(0), v, factor, rest);
}

// Moments of this batch, and what the running ones become.
inline void normalize_batch(kernel_context& c, const axis_view& v, float epsilon) {
    const channel_moments m = moments_of(c.values<float>(0), v);
    const tensor mean = vector_of(m.mean);
    const tensor variance = vector_of(m.variance);
    const auto count = static_cast<double>(v.outer * v.inner);
    const double unbiased = count > 1 ? count / (count - 1) : 1;
    const double weight = attr_or<float>(c.node(), "exponential_avg_factor", 1.0F);
    channel_moments running = m;
    for (double& r : running.variance) r *= unbiased;
    if (weight != 1.0 && c.input(3).elements() == v.size && c.input(4).elements() == v.size) {
        for (std::size_t k = 0; k < running.mean.size(); ++k) {
            running.mean[k] = weight * running.mean[k] + (1 - weight) * c.values<float>(3)[k];
            running.variance[k] =
                weight * running.variance[k] + (1 - weight) * c.values<float>(4)[k];
        }
    }
    c.output(0, batch_normalized(c, v, mean.values<float>(), variance.values<float>(), epsilon));
    c.output(1, vector_of(running.mean));
    c.output(2, vector_of(running.variance));
    c.output(3, mean);
    c.output(4, variance);
}

}  // namespace detail

inline void fused_batch_norm(kernel_context& c) {
    const tensor& x = c.input(0);
    const std::string_view format = string_attr(c.node(), "data_format", "NHWC");
    if (x.rank() != 4 && x.rank() != 5) {
        return invalid(c, "an image of shape " + text(x.dims()), "4 or 5 dimensions");
    }
    const bool first = format == "NCHW" || format == "NCDHW";
    const axis_view v = view_round(x.dims(), first ? 1 : x.rank() - 1);
    const float epsilon = attr_or<float>(c.node(), "epsilon", 1e-4F);
    const bool training = attr_or(c.node(), "is_training", true);
    if (!detail::check_channel_vectors(c, 1, training ? 2 : 4, v.size)) return;
    if (training) {
        detail::normalize_batch(c, v, epsilon);
    } else {
        const tensor mean = c.input(3);
        const tensor variance = c.input(4);
        c.output(0, detail::batch_normalized(c, v, mean.values<float>(), variance.values<float>(),
                                             epsilon));
        for (std::size_t i = 1; i < 5; ++i) c.output(i, i % 2 == 1 ? mean : variance);
    }
    if (c.output_count() > 5) c.output(5, tensor::scalar(0.0F));
}

// Inputs: values, mean, variance, beta, gamma.
inline void batch_norm_global(kernel_context& c) {
    const tensor& x = c.input(0);
    if (x.rank() != 4) return invalid(c, "values of shape " + text(x.dims()), "4 dimensions");
    const axis_view v = view_round(x.dims(), 3);
    if (!detail::check_channel_vectors(c, 1, 4, v.size)) return;
    const float epsilon = attr_or<float>(c.node(), "variance_epsilon", 0.0F);
    const bool scales = attr_or(c.node(), "scale_after_normalization", false);
    std::vector<float> factor(static_cast<std::size_t>(v.size));
    std::vector<float> rest(factor.size());
    for (std::size_t k = 0; k < factor.size(); ++k) {
        factor[k] = (scales ? c.values<float>(4)[k] : 1.0F) /
                    std::sqrt(c.values<float>(2)[k] + epsilon);
        rest[k] = c.values<float>(3)[k] - c.values<float>(1)[k] * factor[k];
    }
    c.output(0, detail::scaled(c.take(0), v, factor, rest));
}

// Each element divided by a power of the squares of its neighbours along the channels.
inline void local_response_norm(kernel_context& c) {
    const tensor& x = c.input(0);
    if (x.rank() != 4) return invalid(c, "values of shape " + text(x.dims()), "4 dimensions");
    const auto radius = attr_or<std::int64_t>(c.node(), "depth_radius", 5);
    const float bias = attr_or<float>(c.node(), "bias", 1.0F);
    const float alpha = attr_or<float>(c.node(), "alpha", 1.0F);
    const float beta = attr_or<float>(c.node(), "beta", 0.5F);
    const std::int64_t depth = x.dims()[3];
    tensor out = tensor::uninitialized(dtype::float32, x.dims());
    const float* line = c.values<float>(0).data();
    float* to = out.writable<float>().data();
    for (std::int64_t i = 0; i < x.elements(); i += depth, line += depth) {
        for (std::int64_t d = 0; d < depth; ++d) {
            const std::int64_t reach = std::clamp<std::int64_t>(radius, 0, depth);
            const std::int64_t end = std::min(depth, d + reach + 1);
            float sum = 0;
            for (std::int64_t k = std::max<std::int64_t>(0, d - reach); k < end; ++k) {
                sum += line[k] * line[k];
            }
            *to++ = line[d] * std::pow(bias + alpha * sum, -beta);
        }
    }
    c.output(0, std::move(out));
}

// Half the sum of squares.
inline void l2_loss(kernel_context& c) {
    const tensor& x = c.input(0);
    with_type(floats{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        double sum = 0;
        for (T v : x.values<T>()) sum += static_cast<double>(v) * static_cast<double>(v);
        c.output(0, tensor::scalar(static_cast<T>(sum / 2)));
    });
}

inline constexpr dtype_set float_only{dtype::float32};

inline constexpr kernel_table normalize_kernels{
    row_for("FusedBatchNorm", runs<fused_batch_norm>, "T", float_only),
    rows_for<fused_batch_norm>("FusedBatchNormV2", float_only),
    rows_for<fused_batch_norm>("FusedBatchNormV3", float_only),
    row_for("BatchNormWithGlobalNormalization", runs<batch_norm_global>, "T", float_only),
    rows_for<local_response_norm>("LRN", float_only),
    rows_for<l2_loss>("L2Loss", floats::set)};

}  // namespace evergraph::tf

#endif
