// SPDX-License-Identifier: BSL-1.0
// einsum: sums of products, written as labels of dimensions.
#ifndef EVERGRAPH_TF_KERNELS_EINSUM_HPP
#define EVERGRAPH_TF_KERNELS_EINSUM_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "copy_block.hpp"
#include "matmul.hpp"
#include "narrow_types.hpp"
#include "reduce.hpp"

namespace evergraph::tf {

// A character, or a number from first_ellipsis for a dimension that the ellipsis stands for: the
// last such dimension of every term has the same number.
using einsum_labels = std::vector<int>;
inline constexpr int first_ellipsis = 256;
inline constexpr int whole_ellipsis = -1;  // as written, before the ranks are known

namespace detail {

inline std::optional<einsum_labels> einsum_term(std::string_view term) {
    einsum_labels out;
    while (!term.empty()) {
        const auto letter = static_cast<unsigned char>(term.front());
        const bool is_letter = std::string_view{".->"}.find(term.front()) == term.npos;
        const bool is_ellipsis =
            term.starts_with("...") && std::ranges::count(out, whole_ellipsis) == 0;
        if (!is_letter && !is_ellipsis) return std::nullopt;
        out.push_back(is_letter ? letter : whole_ellipsis);
        term.remove_prefix(is_letter ? 1 : 3);
    }
    return out;
}

// The terms of the inputs, and that of the output as the last one; empty if ill-formed.
inline std::vector<einsum_labels> einsum_terms(std::string_view equation) {
    const std::size_t arrow = equation.find("->");
    if (arrow == equation.npos) return {};
    std::vector<einsum_labels> out;
    std::string_view left = equation.substr(0, arrow);
    while (true) {
        const std::size_t comma = left.find(',');
        const auto term = einsum_term(left.substr(0, comma));
        if (!term) return {};
        out.push_back(*term);
        if (comma == left.npos) break;
        left.remove_prefix(comma + 1);
    }
    const auto result = einsum_term(equation.substr(arrow + 2));
    if (!result) return {};
    out.push_back(*result);
    return out;
}

// The ellipsis replaced by the last `rank` of `most` numbers.
inline einsum_labels einsum_expanded(const einsum_labels& term, std::size_t rank,
                                     std::size_t most) {
    einsum_labels out;
    for (int label : term) {
        if (label != whole_ellipsis) out.push_back(label);
        for (std::size_t i = most - rank; label == whole_ellipsis && i < most; ++i) {
            out.push_back(first_ellipsis + static_cast<int>(i));
        }
    }
    return out;
}

// How one tensor is walked along its labels; a repeated label walks a diagonal.
struct labelled {
    std::map<int, std::int64_t> dims;
    std::map<int, std::int64_t> strides;

    labelled() = default;
    labelled(const einsum_labels& labels, std::span<const std::int64_t> sizes_along) {
        const sizes apart = row_major(sizes_along);
        for (std::size_t i = 0; i < labels.size(); ++i) {
            dims[labels[i]] = sizes_along[i];
            strides[labels[i]] += apart[i];
        }
    }
    bool has(int label) const { return dims.contains(label); }
    std::int64_t size(int label) const { return has(label) ? dims.at(label) : 1; }
    std::int64_t stride(int label) const { return has(label) ? strides.at(label) : 0; }
};

struct einsum_plan {
    std::vector<labelled> inputs;
    einsum_labels output;
    std::map<int, std::int64_t> dims;  // of every label, stretched
};

inline std::optional<einsum_plan> refused_einsum(kernel_context& c, std::string needed) {
    std::string found = "equation '" + std::string{string_attr(c.node(), "equation")} + "' of";
    for (std::size_t i = 0; i < c.input_count(); ++i) found += " " + text(c.input(i).dims());
    invalid(c, std::move(found), std::move(needed));
    return std::nullopt;
}

// False if a label has two sizes; within the ellipsis 1 stretches.
inline bool note_sizes(einsum_plan& plan, const einsum_labels& labels, const shape& dims) {
    for (std::size_t i = 0; i < labels.size(); ++i) {
        std::int64_t& size = plan.dims.emplace(labels[i], dims[i]).first->second;
        const bool stretches = labels[i] >= first_ellipsis && (size == 1 || dims[i] == 1);
        if (size != dims[i] && !stretches) return false;
        if (size == 1) size = dims[i];
    }
    plan.inputs.emplace_back(labels, dims.sizes());
    return true;
}

inline std::optional<einsum_plan> einsum_plan_of(kernel_context& c) {
    std::vector<einsum_labels> terms = einsum_terms(string_attr(c.node(), "equation"));
    const std::size_t count = c.input_count();
    if (terms.size() != count + 1 || count == 0 || count > 2) {
        return refused_einsum(c, "1 or 2 terms of labels, one for each input, '->' and a term");
    }
    sizes ellipses;
    for (std::size_t i = 0; i < count; ++i) {
        const auto letters = static_cast<std::int64_t>(terms[i].size());
        const auto rank = static_cast<std::int64_t>(c.input(i).rank());
        const bool any = std::ranges::count(terms[i], whole_ellipsis) != 0;
        ellipses.push_back(any ? rank - letters + 1 : 0);
        if (ellipses.back() < 0 || (!any && rank != letters)) {
            return refused_einsum(c, "a label for each dimension");
        }
    }
    const auto most = static_cast<std::size_t>(*std::ranges::max_element(ellipses));
    einsum_plan plan;
    for (std::size_t i = 0; i < count; ++i) {
        const auto rank = static_cast<std::size_t>(ellipses[i]);
        const einsum_labels labels = einsum_expanded(terms[i], rank, most);
        if (!note_sizes(plan, labels, c.input(i).dims())) {
            return refused_einsum(c, "one size for each label");
        }
    }
    const bool kept = std::ranges::count(terms.back(), whole_ellipsis) != 0;
    if (!kept && most != 0) return refused_einsum(c, "an output that keeps the ellipsis");
    plan.output = einsum_expanded(terms.back(), most, most);
    for (int label : plan.output) {
        if (!plan.dims.contains(label)) return refused_einsum(c, "labels that an input has");
    }
    return plan;
}

// The elements in the order of `kept`, summed along `summed`; labels it lacks count as 1.
inline std::optional<tensor> arranged(kernel_context& c, const tensor& x, const labelled& of,
                                      const einsum_labels& kept, const einsum_labels& summed) {
    sizes dims;
    layout from;
    for (const einsum_labels* list : {&kept, &summed}) {
        for (int label : *list) {
            dims.push_back(of.size(label));
            from.strides.push_back(of.stride(label));
        }
    }
    auto all = make_output(c, x.type(), dims);
    if (!all) return std::nullopt;
    copy_in(*all, x, from);
    if (summed.empty()) return all;
    auto out = make_output(c, x.type(), std::span{dims}.first(kept.size()));
    if (!out) return std::nullopt;
    with_type(matmul_types{}, x.type(), [&]<class Tag>(Tag) {
        using T = typename Tag::type;
        const auto to = out->template writable<T>();
        const auto values = std::as_const(*all).template values<T>();
        const std::size_t count = to.empty() ? 0 : values.size() / to.size();
        for (std::size_t i = 0; i < to.size(); ++i) {
            sum_type<T> sum{};
            for (std::size_t j = 0; j < count; ++j) {
                sum = folded_sum::fold(sum, static_cast<sum_type<T>>(values[i * count + j]));
            }
            to[i] = static_cast<T>(sum);
        }
    });
    return out;
}

// The result from elements in the order of `labels`: zero off the diagonals of repeated labels.
inline void put_einsum(kernel_context& c, const einsum_plan& plan, const tensor& made,
                       const einsum_labels& labels) {
    sizes dims;
    for (int label : plan.output) dims.push_back(plan.dims.at(label));
    if (!output_shape(c, made.type(), dims)) return;
    tensor out = tensor::zeros(made.type(), shape{dims});
    const labelled result{plan.output, dims};
    sizes block;
    layout to;
    for (int label : labels) {
        block.push_back(plan.dims.at(label));
        to.strides.push_back(result.stride(label));
    }
    copy_block(block, out, to, made, {0, row_major(block)});
    c.output(0, std::move(out));
}

// What becomes of each label of a product.
struct einsum_roles {
    einsum_labels batch;
    einsum_labels contracted;
    einsum_labels free[2];
    einsum_labels summed[2];
};

inline einsum_roles roles_of(const einsum_plan& plan) {
    einsum_roles roles;
    for (const auto& [label, size] : plan.dims) {
        const bool kept = std::ranges::count(plan.output, label) != 0;
        const bool in_a = plan.inputs.front().has(label);
        if (in_a && plan.inputs.back().has(label)) {
            (kept ? roles.batch : roles.contracted).push_back(label);
        } else {
            (kept ? roles.free : roles.summed)[in_a ? 0 : 1].push_back(label);
        }
    }
    return roles;
}

inline einsum_labels joined_labels(einsum_labels a, const einsum_labels& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

// The dimensions behind the batch as two: `first` of them, and the rest.
inline std::optional<tensor> as_matrices(kernel_context& c, const tensor& t, std::size_t batch,
                                         std::size_t first) {
    const auto dims = t.dims().sizes();
    sizes out{dims.begin(), dims.begin() + static_cast<std::ptrdiff_t>(batch)};
    const auto rows = element_count(dims.subspan(batch, first));
    const auto columns = element_count(dims.subspan(batch + first));
    out.insert(out.end(), {rows.value_or(-1), columns.value_or(-1)});
    const auto checked = output_shape(c, t.type(), out);
    if (!checked) return std::nullopt;
    return t.reshaped(*checked);
}

inline void einsum_of_two(kernel_context& c, const einsum_plan& plan) {
    const einsum_roles r = roles_of(plan);
    const std::size_t batch = r.batch.size();
    std::optional<tensor> operands[2];
    for (std::size_t i = 0; i < 2; ++i) {
        const einsum_labels& first = i == 0 ? r.free[0] : r.contracted;
        const einsum_labels& second = i == 0 ? r.contracted : r.free[1];
        const auto kept = joined_labels(joined_labels(r.batch, first), second);
        const auto x = arranged(c, c.input(i), plan.inputs[i], kept, r.summed[i]);
        if (!x) return;
        operands[i] = as_matrices(c, *x, batch, first.size());
        if (!operands[i]) return;
    }
    tensor* inputs[]{&*operands[0], &*operands[1]};
    const std::uint8_t last_use[]{1, 1};
    tensor product;
    kernel_context inner{c.node(), inputs, last_use, {&product, 1}};
    multiply_matrices(inner, {}, true);
    if (std::optional<problem>& p = inner.failure()) return c.fail(p->code, p->found, p->needed);
    put_einsum(c, plan, product, joined_labels(joined_labels(r.batch, r.free[0]), r.free[1]));
}

}  // namespace detail

inline void einsum(kernel_context& c) {
    const auto plan = detail::einsum_plan_of(c);
    if (!plan) return;
    if (c.input_count() == 2) return detail::einsum_of_two(c, *plan);
    const detail::einsum_roles r = detail::roles_of(*plan);
    const auto x = detail::arranged(c, c.input(0), plan->inputs[0], r.batch, r.contracted);
    if (x) detail::put_einsum(c, *plan, *x, r.batch);
}

inline constexpr kernel_table einsum_kernels{rows_for<einsum>("Einsum", matmul_types::set)};

}  // namespace evergraph::tf

#endif
