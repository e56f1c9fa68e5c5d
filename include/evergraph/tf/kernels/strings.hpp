// SPDX-License-Identifier: BSL-1.0
// strings: text joined, split, cut, stripped and measured.
#ifndef EVERGRAPH_TF_KERNELS_STRINGS_HPP
#define EVERGRAPH_TF_KERNELS_STRINGS_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "broadcast.hpp"
#include "reduce.hpp"
#include "select.hpp"
#include "shapes.hpp"

namespace evergraph::tf {

// Scalars go with every element of the others.
inline void string_join(kernel_context& c) {
    const std::string_view separator = string_attr(c.node(), "separator");
    shape dims;
    for (std::size_t i = 0; i < c.input_count(); ++i) {
        const shape& next = c.input(i).dims();
        if (next.rank() == 0) continue;
        if (dims.rank() != 0 && !(next == dims)) {
            return invalid(c, "shapes " + text(dims) + " and " + text(next), "equal shapes");
        }
        dims = next;
    }
    tensor out = tensor::uninitialized(dtype::string, dims);
    const auto texts = out.writable<std::string>();
    for (std::size_t i = 0; i < c.input_count(); ++i) {
        const auto parts = c.values<std::string>(i);
        for (std::size_t j = 0; j < texts.size(); ++j) {
            if (i != 0) texts[j] += separator;
            texts[j] += parts[c.input(i).rank() == 0 ? 0 : j];
        }
    }
    c.output(0, std::move(out));
}

// Elements along the axes become one text; the axis named first varies fastest.
inline void reduce_join(kernel_context& c) {
    const tensor& x = c.input(0);
    const auto rank = static_cast<std::int64_t>(x.rank());
    for (std::int64_t a : integers_of(c.input(1))) {
        if (a >= -rank && a < rank) continue;
        return c.fail(status_code::out_of_range, "axis " + std::to_string(a),
                      "an axis of " + std::to_string(rank));
    }
    const auto r = reduction_in(c, 1);
    if (!r) return;
    const bool keep = attr_or(c.node(), "keep_dims", false);
    const std::string_view separator = string_attr(c.node(), "separator");
    sizes order;
    for (std::size_t i = 0; i < x.rank(); ++i) {
        if (!r->reduced[i]) order.push_back(static_cast<std::int64_t>(i));
    }
    const sizes axes = integers_of(c.input(1));
    for (auto a = axes.rbegin(); a != axes.rend(); ++a) {
        order.push_back(*a < 0 ? *a + static_cast<std::int64_t>(x.rank()) : *a);
    }
    const tensor grouped = transposed(x, order);
    const auto parts = grouped.values<std::string>();
    auto out = make_output(c, dtype::string, keep ? r->out_dims : r->kept_dims);
    if (!out) return;
    std::size_t at = 0;
    for (std::string& joined_text : out->writable<std::string>()) {
        for (std::int64_t i = 0; i < r->folded; ++i) {
            if (i != 0) joined_text += separator;
            joined_text += parts[at++];
        }
    }
    c.output(0, std::move(*out));
}

namespace detail {

// The result of a split as a sparse matrix: coordinates, parts, and the size of the whole.
inline void put_split(kernel_context& c, const std::vector<std::vector<std::string_view>>& rows) {
    std::vector<std::int64_t> places;
    std::vector<std::string> parts;
    std::int64_t widest = 0;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t i = 0; i < rows[row].size(); ++i) {
            places.push_back(static_cast<std::int64_t>(row));
            places.push_back(static_cast<std::int64_t>(i));
            parts.emplace_back(rows[row][i]);
        }
        widest = std::max(widest, static_cast<std::int64_t>(rows[row].size()));
    }
    const auto count = static_cast<std::int64_t>(parts.size());
    c.output(0, tensor::of<std::int64_t>(shape{count, 2}, places));
    c.output(1, tensor::of<std::string>(shape{count}, parts));
    c.output(2, tensor::of<std::int64_t>(
                    shape{2}, {static_cast<std::int64_t>(rows.size()), widest}));
}

inline constexpr std::string_view blanks = " \t\n\v\f\r";

// At each of the bytes in `separators`; with none, each byte is a part.
inline std::vector<std::string_view> split_at_any(std::string_view text,
                                                  std::string_view separators, bool skip_empty) {
    std::vector<std::string_view> parts;
    if (text.empty()) return parts;
    if (separators.empty()) {
        for (std::size_t i = 0; i < text.size(); ++i) parts.push_back(text.substr(i, 1));
        return parts;
    }
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(separators, begin), text.size());
        if (end > begin || !skip_empty) parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

// At each occurrence of `separator`; an empty one: at runs of blanks, which also end
// a text. At most `most` cuts if that is positive; then what is left is a part, even if empty.
inline std::vector<std::string_view> split_at(std::string_view text, std::string_view separator,
                                              std::int64_t most) {
    std::vector<std::string_view> parts;
    const bool at_blanks = separator.empty();
    std::size_t begin = at_blanks ? std::min(text.find_first_not_of(blanks), text.size()) : 0;
    if (at_blanks && begin == text.size()) return parts;
    while (most <= 0 || static_cast<std::int64_t>(parts.size()) < most) {
        std::size_t end =
            at_blanks ? text.find_first_of(blanks, begin) : text.find(separator, begin);
        if (end == text.npos && !at_blanks) break;
        end = std::min(end, text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = at_blanks ? std::min(text.find_first_not_of(blanks, end), text.size())
                          : end + separator.size();
        if (at_blanks && begin == text.size() && static_cast<std::int64_t>(parts.size()) != most) {
            return parts;
        }
    }
    parts.push_back(text.substr(begin));
    return parts;
}

}  // namespace detail

inline void string_split(kernel_context& c) {
    const tensor& x = c.input(0);
    if (x.rank() != 1 || c.input(1).rank() != 0) {
        return invalid(c, "text of shape " + text(x.dims()) + ", delimiter of shape " +
                              text(c.input(1).dims()), "a vector and a scalar");
    }
    const std::string& separators = c.values<std::string>(1)[0];
    const bool skip_empty = attr_or(c.node(), "skip_empty", true);
    std::vector<std::vector<std::string_view>> rows;
    for (const std::string& s : x.values<std::string>()) {
        rows.push_back(detail::split_at_any(s, separators, skip_empty));
    }
    detail::put_split(c, rows);
}

inline void string_split_v2(kernel_context& c) {
    const tensor& x = c.input(0);
    if (x.rank() != 1 || c.input(1).rank() != 0) {
        return invalid(c, "text of shape " + text(x.dims()) + ", separator of shape " +
                              text(c.input(1).dims()), "a vector and a scalar");
    }
    const auto most = attr_or<std::int64_t>(c.node(), "maxsplit", -1);
    std::vector<std::vector<std::string_view>> rows;
    for (const std::string& s : x.values<std::string>()) {
        rows.push_back(detail::split_at(s, c.values<std::string>(1)[0], most));
    }
    detail::put_split(c, rows);
}

namespace detail {

inline bool is_utf8_character_start(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
}

// Where characters begin in a text: every byte, or every UTF-8 character.
inline std::vector<std::size_t> character_starts(std::string_view text, bool utf8) {
    std::vector<std::size_t> starts;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!utf8 || is_utf8_character_start(text[i])) starts.push_back(i);
    }
    return starts;
}

// A position may lie at the end, and counts from there if negative; nothing if it lies outside.
// A negative length: all that is left.
inline std::optional<std::string_view> part_of(std::string_view text, std::int64_t position,
                                               std::int64_t length, bool utf8) {
    std::vector<std::size_t> starts = character_starts(text, utf8);
    const auto count = static_cast<std::int64_t>(starts.size());
    starts.push_back(text.size());
    if (position < -count || position > count) return std::nullopt;
    if (position < 0) position += count;
    const std::int64_t left = count - position;
    const std::int64_t last = position + (length < 0 ? left : std::min(length, left));
    const std::size_t begin = starts[static_cast<std::size_t>(position)];
    return text.substr(begin, starts[static_cast<std::size_t>(last)] - begin);
}

}  // namespace detail

inline void substr(kernel_context& c) {
    const tensor& x = c.input(0);
    if (!(c.input(1).dims() == c.input(2).dims())) {
        return invalid(c, "positions of shape " + text(c.input(1).dims()) + ", lengths of shape " +
                              text(c.input(2).dims()), "equal shapes");
    }
    const auto all = broadcast_sizes(x.dims().sizes(), c.input(1).dims().sizes());
    if (!all) {
        return invalid(c, "shapes " + text(x.dims()) + " and " + text(c.input(1).dims()),
                       "shapes that broadcast");
    }
    const bool utf8 = string_attr(c.node(), "unit", "BYTE") == "UTF8_CHAR";
    auto out = make_output(c, dtype::string, *all);
    if (!out) return;
    const tensor whole = stretched(x, out->dims());
    const sizes positions = integers_of(stretched(c.input(1), out->dims()));
    const sizes lengths = integers_of(stretched(c.input(2), out->dims()));
    const auto from = whole.values<std::string>();
    const auto to = out->writable<std::string>();
    for (std::size_t i = 0; i < to.size(); ++i) {
        const auto part = detail::part_of(from[i], positions[i], lengths[i], utf8);
        if (!part) {
            const std::string found = "position " + std::to_string(positions[i]);
            return invalid(c, found + " in \"" + from[i] + "\"", "a position inside");
        }
        to[i] = *part;
    }
    c.output(0, std::move(*out));
}

inline void string_length(kernel_context& c) {
    const bool utf8 = string_attr(c.node(), "unit", "BYTE") == "UTF8_CHAR";
    const auto texts = c.values<std::string>(0);
    tensor out = tensor::uninitialized(dtype::int32, c.input(0).dims());
    const auto to = out.writable<std::int32_t>();
    for (std::size_t i = 0; i < to.size(); ++i) {
        const auto count = utf8 ? std::count_if(texts[i].begin(), texts[i].end(),
                                                detail::is_utf8_character_start)
                                : static_cast<std::ptrdiff_t>(texts[i].size());
        to[i] = static_cast<std::int32_t>(count);
    }
    c.output(0, std::move(out));
}

namespace detail {

template <class F>
void change_texts(kernel_context& c, F change) {
    tensor x = c.take(0);
    for (std::string& s : x.writable<std::string>()) change(s);
    c.output(0, std::move(x));
}

}  // namespace detail

inline void string_strip(kernel_context& c) {
    detail::change_texts(c, [](std::string& s) {
        const std::size_t first = s.find_first_not_of(detail::blanks);
        s = first == s.npos ? std::string{}
                            : s.substr(first, s.find_last_not_of(detail::blanks) - first + 1);
    });
}

// Letters of ASCII change, other bytes do not; under utf-8 there must be none.
inline bool only_ascii_where_utf8(kernel_context& c) {
    if (string_attr(c.node(), "encoding") != "utf-8") return true;
    for (const std::string& s : c.values<std::string>(0)) {
        const auto is_ascii = [](char l) { return static_cast<unsigned char>(l) < 0x80; };
        if (std::all_of(s.begin(), s.end(), is_ascii)) continue;
        c.fail(status_code::unimplemented, "letters beyond ASCII in \"" + s + "\"", "ASCII");
        return false;
    }
    return true;
}
inline void string_lower(kernel_context& c) {
    if (!only_ascii_where_utf8(c)) return;
    detail::change_texts(c, [](std::string& s) {
        for (char& l : s) l = l >= 'A' && l <= 'Z' ? static_cast<char>(l + ('a' - 'A')) : l;
    });
}
inline void string_upper(kernel_context& c) {
    if (!only_ascii_where_utf8(c)) return;
    detail::change_texts(c, [](std::string& s) {
        for (char& l : s) l = l >= 'a' && l <= 'z' ? static_cast<char>(l - ('a' - 'A')) : l;
    });
}

inline constexpr kernel_table string_kernels{
    row_for("StringJoin", runs<string_join>),
    row_for("ReduceJoin", runs<reduce_join>),
    row_for("StringSplit", runs<string_split>),
    row_for("StringSplitV2", runs<string_split_v2>),
    row_for("Substr", runs<substr>),
    row_for("StringLength", runs<string_length>),
    row_for("StringStrip", runs<string_strip>),
    row_for("StringLower", runs<string_lower>),
    row_for("StringUpper", runs<string_upper>)};

}  // namespace evergraph::tf

#endif
