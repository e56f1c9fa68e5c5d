// SPDX-License-Identifier: BSL-1.0
// npy: reads and writes NumPy's .npy files.
#ifndef EVERGRAPH_FORMAT_NPY_HPP
#define EVERGRAPH_FORMAT_NPY_HPP

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../base/shared_bytes.hpp"
#include "../tensor/tensor.hpp"
#include "npy_header.hpp"
#include "../base/utf8.hpp"

namespace evergraph {

namespace detail {

inline unexpected<problem> npy_refused(problem_kind kind, std::string found, std::string needed) {
    problem p;
    p.code = kind == problem_kind::not_supported     ? status_code::unimplemented
             : kind == problem_kind::value_too_large ? status_code::resource_exhausted
                                                     : status_code::data_loss;
    p.kind = kind;
    p.found = std::move(found);
    p.needed = std::move(needed);
    return unexpected<problem>{std::move(p)};
}

// Calls use(i) with the place in the file of each element, in row-major order.
template <class Use>
void visit_elements(const npy_header& h, const shape& dims, const Use& use) {
    const std::size_t rank = dims.rank();
    std::vector<std::size_t> step(rank, 1);
    for (std::size_t k = 1; k < rank; ++k) {
        const std::size_t d = h.fortran_order ? k : rank - 1 - k;
        const std::size_t inner = h.fortran_order ? d - 1 : d + 1;
        step[d] = step[inner] * static_cast<std::size_t>(dims[inner]);
    }
    std::vector<std::int64_t> at(rank, 0);
    std::size_t place = 0;
    for (std::int64_t n = 0; n < dims.elements(); ++n) {
        use(place);
        for (std::size_t d = rank; d-- > 0;) {
            place += step[d];
            if (++at[d] < dims[d]) break;
            place -= step[d] * static_cast<std::size_t>(dims[d]);
            at[d] = 0;
        }
    }
}

// One `U` element: code points of four bytes, padded with zeros.
inline bool append_code_points(std::string& out, std::string_view bytes, bool big_endian) {
    std::size_t kept = out.size();
    for (std::size_t i = 0; i + 4 <= bytes.size(); i += 4) {
        std::uint32_t point = 0;
        for (std::size_t k = 0; k < 4; ++k) {
            const std::size_t from = big_endian ? i + k : i + 3 - k;
            point = (point << 8U) | static_cast<unsigned char>(bytes[from]);
        }
        if (point > 0x10FFFF || (point >= 0xD800 && point < 0xE000)) return false;
        append_utf8(out, static_cast<char32_t>(point));
        if (point != 0) kept = out.size();
    }
    out.resize(kept);
    return true;
}

inline expected<tensor, problem> npy_strings(const npy_header& h, const shape& dims,
                                             std::string_view data) {
    tensor t = tensor::uninitialized(dtype::string, dims);
    std::string* out = t.writable<std::string>().data();
    bool sound = true;
    visit_elements(h, dims, [&](std::size_t place) {
        const std::string_view element = data.substr(place * h.item_size, h.item_size);
        if (h.kind == 'U') {
            sound = append_code_points(*out, element, h.big_endian) && sound;
        } else {
            const std::size_t last = element.find_last_not_of('\0');
            *out = element.substr(0, last == std::string_view::npos ? 0 : last + 1);
        }
        ++out;
    });
    if (sound) return t;
    return npy_refused(problem_kind::unreadable_bytes, "text with a code point that does not exist",
                       "Unicode");
}

inline tensor npy_numbers(const npy_header& h, const shape& dims, std::string_view data) {
    tensor t = tensor::uninitialized(h.type, dims);
    char* out = const_cast<char*>(t.bytes().data());
    const bool is_complex = h.kind == 'c';
    const std::size_t part = is_complex ? h.item_size / 2 : h.item_size;
    visit_elements(h, dims, [&](std::size_t place) {
        std::memcpy(out, data.data() + place * h.item_size, h.item_size);
        if (h.big_endian) {
            std::reverse(out, out + part);
            if (is_complex) std::reverse(out + part, out + h.item_size);
        }
        if (h.type == dtype::boolean) *out = *out != 0 ? '\1' : '\0';
        out += h.item_size;
    });
    return t;
}

}  // namespace detail

// Formats 1.0, 2.0 and 3.0, either byte order, either order of elements. `S` and `U` become
// strings (bytes as they are, and UTF-8), `V2` bfloat16 and `f1` float8_e5m2, as ml_dtypes writes
// them. What needs no
// conversion is a view of `file`. Pickled objects and records are refused.
inline expected<tensor, problem> read_npy(const shared_bytes& file) {
    using detail::npy_refused;
    auto header = read_npy_header(file.view());
    if (!header.has_value()) return unexpected<problem>{std::move(header).error()};
    const npy_header& h = *header;
    const auto dims = shape::checked({h.sizes.data(), h.sizes.size()});
    const std::string_view data = file.view().substr(h.data_begins);
    // A bound for elements without bytes as well (`S0`), which nothing else bounds.
    const auto most = static_cast<std::int64_t>(data.size() / std::max<std::size_t>(h.item_size, 1));
    if (!dims || (h.item_size != 0 && dims->elements() > most) ||
        (h.item_size == 0 && dims->elements() > 4096)) {
        return npy_refused(problem_kind::unreadable_bytes,
                           std::to_string(data.size()) + " bytes of elements",
                           dims ? text(*dims) + " elements of " + std::to_string(h.item_size) +
                                      " bytes"
                                : std::string{"sizes whose product fits 64 bits"});
    }
    if (static_cast<std::size_t>(dims->elements()) * h.item_size != data.size()) {
        return npy_refused(problem_kind::unreadable_bytes,
                           std::to_string(data.size()) + " bytes of elements",
                           std::to_string(static_cast<std::size_t>(dims->elements()) * h.item_size));
    }
    if (h.type == dtype::string) return detail::npy_strings(h, *dims, data);
    const std::size_t alignment = std::min<std::size_t>(h.item_size, 8);
    const bool aligned = std::bit_cast<std::uintptr_t>(data.data()) % alignment == 0;
    if (!h.big_endian && aligned && h.type != dtype::boolean && (!h.fortran_order || dims->rank() < 2)) {
        return tensor::view(h.type, *dims, file.part(data));
    }
    return detail::npy_numbers(h, *dims, data);
}

namespace detail {

// The longest string, at least 1 as NumPy has it; nothing if one ends in NUL, which an `S` element
// cannot keep.
inline std::optional<std::size_t> string_width(const tensor& t) {
    std::size_t width = 1;
    for (const std::string& s : t.values<std::string>()) {
        if (!s.empty() && s.back() == '\0') return std::nullopt;
        width = std::max(width, s.size());
    }
    return width;
}

}  // namespace detail

// Format 1.0, little-endian, row-major, byte for byte as numpy.save writes it. Strings become `S`
// of the longest; quantized types and int4 to uint2 their integers; the small floats `<V2`, `<f1`
// and `<V1`, as ml_dtypes writes them (`<V1` does not tell which, so it is not read).
inline expected<std::string, problem> write_npy(const tensor& t,
                                                std::size_t most_bytes = std::size_t{1} << 33U) {
    using detail::npy_refused;
    if (t.type() != dtype::string) {
        const std::string descr = npy_descr(t.type());
        if (descr.empty()) {
            return npy_refused(problem_kind::not_supported,
                               "a tensor of dtype " + name_of(t.type()),
                               "a dtype whose elements are values");
        }
        return npy_header_text(descr, t.dims()).append(t.bytes());
    }
    const auto width = detail::string_width(t);
    if (!width) {
        return npy_refused(problem_kind::not_supported, "a string that ends in a zero byte",
                           "strings that an S element can keep");
    }
    const auto count = static_cast<std::size_t>(t.elements());
    if (count != 0 && *width > most_bytes / count) {
        return npy_refused(problem_kind::value_too_large,
                           std::to_string(count) + " strings of up to " + std::to_string(*width) +
                               " bytes",
                           "at most " + std::to_string(most_bytes) + " bytes in all");
    }
    std::string out = npy_header_text("|S" + std::to_string(*width), t.dims());
    out.reserve(out.size() + count * *width);
    for (const std::string& s : t.values<std::string>()) {
        out += s;
        out.append(*width - s.size(), '\0');
    }
    return out;
}

}  // namespace evergraph

#endif
