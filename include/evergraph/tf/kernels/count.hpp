// SPDX-License-Identifier: BSL-1.0
// count: how often numbers appear, which interval they fall into, and losses by class.
#ifndef EVERGRAPH_TF_KERNELS_COUNT_HPP
#define EVERGRAPH_TF_KERNELS_COUNT_HPP

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "arithmetic.hpp"
#include "broadcast.hpp"
#include "gather.hpp"
#include "narrow_types.hpp"
#include "segments.hpp"
#include "select.hpp"

namespace evergraph::tf {

namespace detail {

// Input 0 counted into as many bins as input 1 says, weighted by input 2 unless that is empty.
inline void count_into_bins(kernel_context& c, std::int64_t rows, bool binary) {
    const auto bins = integer_in(c, 1);
    if (!bins) return;
    const sizes numbers = integers_of(c.input(0));
    const tensor& weights = c.input(2);
    const bool weighted = weights.elements() != 0;
    const bool negative = std::ranges::any_of(numbers, [](std::int64_t n) { return n < 0; });
    if (negative || *bins < 0 || (weighted && !(weights.dims() == c.input(0).dims()))) {
        return invalid(c, std::to_string(*bins) + " bins for numbers " + list_text(numbers) +
                              ", weights of shape " + text(weights.dims()),
                       "numbers from 0, and a weight for each or none");
    }
    sizes dims{*bins};
    if (c.input(0).rank() == 2) dims.insert(dims.begin(), rows);
    auto out = make_output(c, weights.type(), dims);
    if (!out) return;
    const bool known = with_type(join<floats, signed_integers>{}, out->type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto to = out->writable<T>();
        std::fill(to.begin(), to.end(), T{});
        const std::size_t width = rows == 0 ? 1 : numbers.size() / static_cast<std::size_t>(rows);
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (numbers[i] >= *bins) continue;
            const std::size_t row = i / width * static_cast<std::size_t>(*bins);
            T& bin = to[row + static_cast<std::size_t>(numbers[i])];
            bin = binary ? T{1} : plus::of(bin, weighted ? weights.values<T>()[i] : T{1});
        }
    });
    if (!known) return unsupported_type(c, weights.type());
    c.output(0, std::move(*out));
}

}  // namespace detail

// All elements into one row of bins.
inline void bin_count(kernel_context& c) {
    if (c.input(0).rank() == 2) {
        return invalid(c, "numbers of shape " + text(c.input(0).dims()), "a vector");
    }
    detail::count_into_bins(c, 1, false);
}

// A row of bins for each row of elements.
inline void dense_bin_count(kernel_context& c) {
    const shape& dims = c.input(0).dims();
    if (dims.rank() > 2) return invalid(c, "numbers of shape " + text(dims), "at most a matrix");
    detail::count_into_bins(c, dims.rank() == 2 ? dims[0] : 1,
                            attr_or(c.node(), "binary_output", false));
}

// How many boundaries are not above each element.
inline void bucketize(kernel_context& c) {
    const attr_list* list = c.node().attrs.find_as<attr_list>("boundaries");
    const std::vector<float> boundaries = list == nullptr ? std::vector<float>{} : list->f;
    if (!std::ranges::is_sorted(boundaries)) {
        return invalid(c, "boundaries that fall", "boundaries in ascending order");
    }
    const tensor& x = c.input(0);
    auto out = make_output(c, dtype::int32, x.dims().sizes());
    if (!out) return;
    const bool known = with_type(join<floats, signed_integers>{}, x.type(), [&]<class Tag>(Tag) {
        const auto from = x.values<typename Tag::type>();
        const auto to = out->writable<std::int32_t>();
        for (std::size_t i = 0; i < to.size(); ++i) {
            const auto above = std::ranges::upper_bound(boundaries, static_cast<double>(from[i]));
            to[i] = static_cast<std::int32_t>(above - boundaries.begin());
        }
    });
    if (!known) return unsupported_type(c, x.type());
    c.output(0, std::move(*out));
}

// Cross products of the triples in the last dimension.
inline void cross_product(kernel_context& c) {
    const tensor& x = c.input(0);
    const tensor& y = c.input(1);
    if (!(x.dims() == y.dims()) || x.rank() == 0) {
        return invalid(c, "shapes " + text(x.dims()) + " and " + text(y.dims()),
                       "equal shapes of triples");
    }
    if (x.dims()[x.rank() - 1] != 3) {
        return c.fail(status_code::failed_precondition, "shape " + text(x.dims()), "triples");
    }
    tensor out = tensor::uninitialized(x.type(), x.dims());
    const bool known = with_type(reals{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto a = x.values<T>();
        const auto b = y.values<T>();
        const auto to = out.writable<T>();
        for (std::size_t i = 0; i < to.size(); ++i) {
            const std::size_t first = i / 3 * 3;
            const std::size_t j = first + (i + 1) % 3;
            const std::size_t k = first + (i + 2) % 3;
            to[i] = minus::of(times::of(a[j], b[k]), times::of(a[k], b[j]));
        }
    });
    if (!known) return unsupported_type(c, x.type());
    c.output(0, std::move(out));
}

// The loss of each row against its distribution of labels, and the gradient.
inline void softmax_cross_entropy(kernel_context& c) {
    const auto dims = broadcast_sizes(c.input(0).dims().sizes(), c.input(1).dims().sizes());
    if (!dims || dims->size() != 2) {
        return invalid(c, "logits of shape " + text(c.input(0).dims()) + ", labels of shape " +
                              text(c.input(1).dims()), "matrices that broadcast");
    }
    const auto checked = output_shape(c, c.input(0).type(), *dims);
    if (!checked) return;
    const tensor labels = stretched(c.input(1), *checked);
    tensor gradient = stretched(c.input(0), *checked);
    tensor loss = tensor::zeros(gradient.type(), shape{(*dims)[0]});
    const auto width = static_cast<std::size_t>((*dims)[1]);
    const bool known = with_type(floats{}, loss.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        auto rows = gradient.writable<T>();
        const T* label = labels.values<T>().data();
        for (T& sum_of_row : loss.writable<T>()) {
            if (rows.empty()) return;
            const auto row = rows.first(width);
            const T most = *std::ranges::max_element(row);
            T sum{};
            for (T& v : row) sum += std::exp(v -= most);
            const T log = std::log(sum);
            for (T& v : row) {
                if (*label != T{}) sum_of_row += *label * (log - v);
                v = std::exp(v) / sum - *label++;
            }
            rows = rows.subspan(width);
        }
    });
    if (!known) return unsupported_type(c, loss.type());
    c.output(0, std::move(loss));
    c.output(1, std::move(gradient));
}

namespace detail {

// The slices of input 0 at the indices of input 1.
inline std::optional<tensor> indexed_slices(kernel_context& c) {
    const tensor& x = c.input(0);
    const tensor& index = c.input(1);
    if (x.rank() == 0 || index.rank() != 1 || !(index.dims() == c.input(2).dims())) {
        invalid(c, "values of shape " + text(x.dims()) + ", indices of shape " +
                       text(index.dims()) + ", segments of shape " + text(c.input(2).dims()),
                "one segment for each index");
        return std::nullopt;
    }
    sizes dims = sizes_of(x);
    const std::int64_t most = std::exchange(dims[0], index.dims()[0]);
    auto out = make_output(c, x.type(), dims);
    if (!out) return std::nullopt;
    const auto inner = element_count(x.dims().sizes().subspan(1)).value_or(0);
    const run_copier copy{*out, x};
    const sizes indices = integers_of(index);
    for (std::size_t i = 0; i < indices.size(); ++i) {
        if (indices[i] < 0 || indices[i] >= most) {
            bad_index(c, i, indices[i], most);
            return std::nullopt;
        }
        copy(static_cast<std::int64_t>(i) * inner, indices[i] * inner, inner);
    }
    return out;
}

}  // namespace detail

// Slices picked by index, folded by sorted segments; `Root`: divided by the root of their number.
template <class Op, bool Root = false>
void fold_indexed_segments(kernel_context& c) {
    auto slices = detail::indexed_slices(c);
    if (!slices) return;
    tensor segments = c.input(2);
    tensor* inputs[]{&*slices, &segments};
    const std::uint8_t last_use[]{0, 0};
    tensor out;
    kernel_context inner{c.node(), inputs, last_use, {&out, 1}};
    fold_sorted_segments<Op>(inner);
    if (std::optional<problem>& p = inner.failure()) return c.fail(p->code, p->found, p->needed);
    if (Root && out.elements() != 0) {
        sizes members(static_cast<std::size_t>(out.dims()[0]), 0);
        for (std::int64_t s : integers_of(segments)) ++members[static_cast<std::size_t>(s)];
        with_type(floats{}, out.type(), [&]<class Tag>(Tag) {
            using T = typename Tag::type;
            const auto values = out.template writable<T>();
            for (std::size_t i = 0; i < values.size(); ++i) {
                const auto count = members[i / (values.size() / members.size())];
                if (count > 1) values[i] /= std::sqrt(static_cast<T>(count));
            }
        });
    }
    c.output(0, std::move(out));
}

inline constexpr kernel_table count_kernels{
    rows_for<bin_count>("Bincount", join<floats, signed_integers>::set),
    rows_for<dense_bin_count>("DenseBincount", join<floats, signed_integers>::set),
    row_for("Bucketize", runs<bucketize>),
    rows_for<cross_product>("Cross", reals::set),
    rows_for<softmax_cross_entropy>("SoftmaxCrossEntropyWithLogits", floats::set),
    rows_for<fold_indexed_segments<folded_sum>>("SparseSegmentSum", reals::set),
    rows_for<fold_indexed_segments<folded_mean>>("SparseSegmentMean", floats::set),
    rows_for<fold_indexed_segments<folded_sum, true>>("SparseSegmentSqrtN", floats::set)};

}  // namespace evergraph::tf

#endif
