// SPDX-License-Identifier: BSL-1.0
// npy_header: the front of a .npy file: element type, order and shape, as a Python dict.
#ifndef EVERGRAPH_FORMAT_NPY_HEADER_HPP
#define EVERGRAPH_FORMAT_NPY_HEADER_HPP

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../tensor/dtype.hpp"
#include "../tensor/shape.hpp"

namespace evergraph {

struct npy_header {
    dtype type = dtype::invalid;
    char kind = 0;              // NumPy's letter: f i u b c S U V
    std::size_t item_size = 0;  // bytes of one element
    bool big_endian = false;
    bool fortran_order = false;
    std::vector<std::int64_t> sizes;
    std::size_t data_begins = 0;
};

namespace detail {

// Takes tokens off the front of the dict; what does not fit gives nothing.
class npy_dict {
 public:
    explicit npy_dict(std::string_view text) : rest_(text) {}

    bool take(char c) {
        skip_space();
        if (rest_.empty() || rest_[0] != c) return false;
        rest_.remove_prefix(1);
        return true;
    }
    std::optional<std::string_view> quoted() {
        skip_space();
        if (rest_.empty() || (rest_[0] != '\'' && rest_[0] != '"')) return std::nullopt;
        const std::size_t end = rest_.find(rest_[0], 1);
        if (end == std::string_view::npos) return std::nullopt;
        const std::string_view inside = rest_.substr(1, end - 1);
        rest_.remove_prefix(end + 1);
        return inside;
    }
    std::optional<bool> boolean() {
        skip_space();
        for (const std::string_view word : {std::string_view{"True"}, std::string_view{"False"}}) {
            if (!rest_.starts_with(word)) continue;
            rest_.remove_prefix(word.size());
            return word == "True";
        }
        return std::nullopt;
    }
    std::optional<std::int64_t> number() {
        skip_space();
        std::int64_t n = 0;
        const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), n);
        if (error != std::errc{}) return std::nullopt;
        rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
        take('L');  // written by Python 2
        return n;
    }
    std::optional<std::vector<std::int64_t>> tuple() {
        std::vector<std::int64_t> numbers;
        if (!take('(')) return std::nullopt;
        while (!take(')')) {
            const auto n = number();
            if (!n) return std::nullopt;
            numbers.push_back(*n);
            if (!take(',')) {
                if (!take(')')) return std::nullopt;
                break;
            }
        }
        return numbers;
    }
    bool at_end() {
        skip_space();
        return rest_.empty();
    }

 private:
    void skip_space() {
        rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size()));
    }
    std::string_view rest_;
};

struct npy_row {
    char kind;
    std::size_t size;
    dtype type;
};
inline constexpr npy_row npy_rows[]{
    {'f', 4, dtype::float32}, {'f', 8, dtype::float64},   {'f', 2, dtype::half},
    {'i', 1, dtype::int8},    {'i', 2, dtype::int16},     {'i', 4, dtype::int32},
    {'i', 8, dtype::int64},   {'u', 1, dtype::uint8},     {'u', 2, dtype::uint16},
    {'u', 4, dtype::uint32},  {'u', 8, dtype::uint64},    {'b', 1, dtype::boolean},
    {'c', 8, dtype::complex64}, {'c', 16, dtype::complex128}, {'V', 2, dtype::bfloat16},
    {'f', 1, dtype::float8_e5m2},
};

inline unexpected<problem> npy_header_refused(problem_kind kind, std::string found,
                                              std::string needed) {
    problem p;
    p.code = kind == problem_kind::not_supported ? status_code::unimplemented
                                                 : status_code::data_loss;
    p.kind = kind;
    p.found = std::move(found);
    p.needed = std::move(needed);
    return unexpected<problem>{std::move(p)};
}

// "<f4": byte order, kind, size.
inline bool read_descr(std::string_view descr, npy_header& h) {
    if (descr.size() < 3) return false;
    if (std::string_view{"<>|="}.find(descr[0]) == std::string_view::npos) return false;
    h.big_endian = descr[0] == '>';
    h.kind = descr[1];
    std::size_t size = 0;
    const char* const end = descr.data() + descr.size();
    const auto [stop, error] = std::from_chars(descr.data() + 2, end, size);
    if (error != std::errc{} || stop != end || size > (std::size_t{1} << 31U)) return false;
    h.item_size = h.kind == 'U' ? size * 4 : size;
    if (h.kind == 'S' || h.kind == 'U') h.type = dtype::string;
    for (const npy_row& row : npy_rows) {
        if (row.kind == h.kind && row.size == size) h.type = row.type;
    }
    return h.type != dtype::invalid;
}

inline expected<npy_header, problem> read_npy_dict(std::string_view text) {
    const auto broken = [&] {
        return npy_header_refused(problem_kind::unreadable_bytes,
                                  "the header " + std::string{text.substr(0, 100)},
                                  "a dict of descr, fortran_order and shape");
    };
    npy_header h;
    npy_dict dict{text};
    unsigned seen = 0;
    if (!dict.take('{')) return broken();
    while (!dict.take('}')) {
        const auto key = dict.quoted();
        if (!key || !dict.take(':')) return broken();
        if (*key == "descr") {
            const auto descr = dict.quoted();
            if (!descr || !read_descr(*descr, h)) {
                return npy_header_refused(
                    problem_kind::not_supported,
                    descr ? "elements of type " + std::string{*descr} : "elements that are records",
                    "numbers, booleans or strings; objects and records are not read");
            }
            seen |= 1U;
        } else if (*key == "fortran_order") {
            const auto order = dict.boolean();
            if (!order) return broken();
            h.fortran_order = *order;
            seen |= 2U;
        } else if (*key == "shape") {
            auto sizes = dict.tuple();
            if (!sizes) return broken();
            h.sizes = *std::move(sizes);
            seen |= 4U;
        } else {
            return broken();
        }
        if (!dict.take(',')) {
            if (!dict.take('}')) return broken();
            break;
        }
    }
    if (seen != 7U || !dict.at_end()) return broken();
    return h;
}

}  // namespace detail

// Formats 1.0 (length in two bytes), 2.0 and 3.0 (in four).
inline expected<npy_header, problem> read_npy_header(std::string_view file) {
    constexpr std::string_view magic = "\x93NUMPY";
    const auto byte = [&](std::size_t i) {
        return static_cast<std::size_t>(static_cast<unsigned char>(file[i]));
    };
    if (!file.starts_with(magic) || file.size() < 10) {
        return detail::npy_header_refused(problem_kind::unreadable_bytes,
                                          "no mark of a NumPy array", "a .npy file");
    }
    const std::size_t major = byte(6);
    if (major < 1 || major > 3 || byte(7) != 0) {
        return detail::npy_header_refused(
            problem_kind::not_supported,
            "format " + std::to_string(major) + "." + std::to_string(byte(7)), "1.0, 2.0 or 3.0");
    }
    std::size_t begin = 10;
    std::size_t length = byte(8) | (byte(9) << 8U);
    if (major > 1) {
        begin = 12;
        if (file.size() >= begin) length |= (byte(10) << 16U) | (byte(11) << 24U);
    }
    if (file.size() < begin || length > file.size() - begin) {
        return detail::npy_header_refused(problem_kind::unreadable_bytes,
                                          "a file that ends inside its header",
                                          std::to_string(length) + " bytes of header");
    }
    auto header = detail::read_npy_dict(file.substr(begin, length));
    if (header.has_value()) header->data_begins = begin + length;
    return header;
}

// "<f4"; empty for what is no number.
inline std::string npy_descr(dtype type) {
    switch (type) {
        case dtype::qint8:
        case dtype::int4:
        case dtype::int2: type = dtype::int8; break;
        case dtype::quint8:
        case dtype::uint4:
        case dtype::uint2: type = dtype::uint8; break;
        case dtype::qint16: type = dtype::int16; break;
        case dtype::quint16: type = dtype::uint16; break;
        case dtype::qint32: type = dtype::int32; break;
        default: break;
    }
    for (const detail::npy_row& row : detail::npy_rows) {
        if (row.type != type) continue;
        const bool ordered = row.size > 1 || row.kind == 'f';
        return std::string{ordered ? '<' : '|', row.kind} + std::to_string(row.size);
    }
    return byte_size(type) == 1 ? "<V1" : "";
}

// The whole front of the file. Like NumPy, leaves room for the first size to grow to 21 digits,
// and lets the elements begin at a multiple of 64.
inline std::string npy_header_text(const std::string& descr, const shape& dims) {
    std::string dict = "{'descr': '" + descr + "', 'fortran_order': False, 'shape': (";
    for (std::size_t i = 0; i < dims.rank(); ++i) {
        dict += std::to_string(dims[i]) + (dims.rank() == 1 ? "," : i + 1 < dims.rank() ? ", " : "");
    }
    dict += "), }";
    if (dims.rank() != 0) dict.append(21 - std::to_string(dims[0]).size(), ' ');
    const bool is_long = dict.size() + 1 + 64 > 65535;
    const std::size_t front = is_long ? 12 : 10;
    dict.append(64 - (front + dict.size() + 1) % 64, ' ');
    dict += '\n';
    std::string out = is_long ? std::string{"\x93NUMPY\2\0", 8} : std::string{"\x93NUMPY\1\0", 8};
    for (std::size_t i = 0; i < front - 8; ++i) {
        out += static_cast<char>((dict.size() >> (8 * i)) & 0xFFU);
    }
    return out + dict;
}

}  // namespace evergraph

#endif
