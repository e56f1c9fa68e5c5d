// SPDX-License-Identifier: BSL-1.0
// dtype: TensorFlow's element types, their names, sizes and sets.
#ifndef EVERGRAPH_TENSOR_DTYPE_HPP
#define EVERGRAPH_TENSOR_DTYPE_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace evergraph {

// The numbers are those of the wire. Other numbers may come from a file and are kept as they are.
enum class dtype : std::int32_t {
    invalid = 0,
    float32 = 1,
    float64 = 2,
    int32 = 3,
    uint8 = 4,
    int16 = 5,
    int8 = 6,
    string = 7,
    complex64 = 8,
    int64 = 9,
    boolean = 10,
    qint8 = 11,
    quint8 = 12,
    qint32 = 13,
    bfloat16 = 14,
    qint16 = 15,
    quint16 = 16,
    uint16 = 17,
    complex128 = 18,
    half = 19,
    resource = 20,
    variant = 21,
    uint32 = 22,
    uint64 = 23,
    float8_e5m2 = 24,
    float8_e4m3fn = 25,
    float8_e4m3fnuz = 26,
    float8_e4m3b11fnuz = 27,
    float8_e5m2fnuz = 28,
    int4 = 29,
    uint4 = 30,
    int2 = 31,
    uint2 = 32,
    float4_e2m1fn = 33,
};

// A reference type is its base plus 100.
constexpr bool is_ref(dtype t) noexcept { return static_cast<std::int32_t>(t) > 100; }
constexpr dtype base_of(dtype t) noexcept {
    return is_ref(t) ? static_cast<dtype>(static_cast<std::int32_t>(t) - 100) : t;
}
constexpr dtype ref_to(dtype t) noexcept {
    return is_ref(t) ? t : static_cast<dtype>(static_cast<std::int32_t>(t) + 100);
}

namespace detail {

struct dtype_row {
    std::string_view name;
    std::size_t bytes;  // 0: not fixed
};

inline constexpr std::array<dtype_row, 34> dtype_rows{{
    {"invalid", 0},       {"float", 4},           {"double", 8},
    {"int32", 4},         {"uint8", 1},           {"int16", 2},
    {"int8", 1},          {"string", 0},          {"complex64", 8},
    {"int64", 8},         {"bool", 1},            {"qint8", 1},
    {"quint8", 1},        {"qint32", 4},          {"bfloat16", 2},
    {"qint16", 2},        {"quint16", 2},         {"uint16", 2},
    {"complex128", 16},   {"half", 2},            {"resource", 0},
    {"variant", 0},       {"uint32", 4},          {"uint64", 8},
    {"float8_e5m2", 1},   {"float8_e4m3fn", 1},   {"float8_e4m3fnuz", 1},
    {"float8_e4m3b11fnuz", 1}, {"float8_e5m2fnuz", 1}, {"int4", 1},
    {"uint4", 1},         {"int2", 1},            {"uint2", 1},
    {"float4_e2m1fn", 1},
}};

}  // namespace detail

// A number this library knows, references included; not `invalid`.
constexpr bool is_known(dtype t) noexcept {
    const auto n = static_cast<std::int32_t>(base_of(t));
    return n > 0 && n < static_cast<std::int32_t>(detail::dtype_rows.size());
}

// Bytes of one element; 0 for string, resource, variant and unknown numbers.
constexpr std::size_t byte_size(dtype t) noexcept {
    const auto n = static_cast<std::size_t>(static_cast<std::int32_t>(t));
    return n < detail::dtype_rows.size() ? detail::dtype_rows[n].bytes : 0;
}

// TensorFlow's name, `_ref` for references; an unknown number as `dtype(99)`.
inline std::string name_of(dtype t) {
    const auto n = static_cast<std::int32_t>(base_of(t));
    if (n < 0 || n >= static_cast<std::int32_t>(detail::dtype_rows.size())) {
        return "dtype(" + std::to_string(static_cast<std::int32_t>(t)) + ")";
    }
    return std::string{detail::dtype_rows[static_cast<std::size_t>(n)].name} +
           (is_ref(t) ? "_ref" : "");
}

// The dtype of a name, aliases included (float32, float64, float16); `invalid` if it is none.
constexpr dtype dtype_named(std::string_view name) noexcept {
    // Tables of ops ask for thousands of names during compilation, most of which are no dtypes.
    const char initial = name.empty() ? '\0' : name.front();
    if (initial < 'b' || initial > 'v' || (initial > 'i' && initial < 'q') || initial == 't') {
        return dtype::invalid;
    }
    constexpr std::string_view ref = "_ref";
    if (name.size() > ref.size() && name.substr(name.size() - ref.size()) == ref) {
        const dtype base = dtype_named(name.substr(0, name.size() - ref.size()));
        return base == dtype::invalid ? base : ref_to(base);
    }
    for (std::size_t i = 1; i < detail::dtype_rows.size(); ++i) {
        const std::string_view known = detail::dtype_rows[i].name;
        if (known.size() == name.size() && known == name) return static_cast<dtype>(i);
    }
    if (name == "float32") return dtype::float32;
    if (name == "float64") return dtype::float64;
    if (name == "float16") return dtype::half;
    return dtype::invalid;
}

// A set of base dtypes.
class dtype_set {
 public:
    constexpr dtype_set() = default;
    template <class... Ts>
    constexpr explicit dtype_set(dtype first, Ts... rest) {
        insert(first);
        (insert(rest), ...);
    }
    static constexpr dtype_set all() {
        dtype_set s;
        s.bits_ = ~std::uint64_t{0};
        return s;
    }
    // Bit n stands for the dtype of number n.
    static constexpr dtype_set of_bits(std::uint64_t bits) {
        dtype_set s;
        s.bits_ = bits;
        return s;
    }
    constexpr void insert(dtype t) {
        if (is_known(t)) bits_ |= std::uint64_t{1} << static_cast<unsigned>(base_of(t));
    }
    constexpr bool contains(dtype t) const noexcept {
        return is_known(t) && ((bits_ >> static_cast<unsigned>(base_of(t))) & 1U) != 0;
    }
    constexpr bool contains(dtype_set other) const noexcept {
        return (other.bits_ & ~bits_) == 0;
    }
    constexpr std::uint64_t bits() const noexcept { return bits_; }
    constexpr bool empty() const noexcept { return bits_ == 0; }
    constexpr bool is_all() const noexcept { return bits_ == ~std::uint64_t{0}; }
    friend constexpr dtype_set operator|(dtype_set a, dtype_set b) {
        a.bits_ |= b.bits_;
        return a;
    }
    bool operator==(const dtype_set&) const = default;

 private:
    std::uint64_t bits_ = 0;
};

// The sets that op definitions name.
inline constexpr dtype_set number_types{
    dtype::float32, dtype::float64, dtype::int64,     dtype::int32,      dtype::uint8,
    dtype::uint16,  dtype::int16,   dtype::int8,      dtype::complex64,  dtype::complex128,
    dtype::qint8,   dtype::quint8,  dtype::qint32,    dtype::half,       dtype::uint32,
    dtype::uint64,  dtype::bfloat16};
inline constexpr dtype_set quantized_types{dtype::qint8, dtype::quint8, dtype::qint16,
                                           dtype::quint16, dtype::qint32};
inline constexpr dtype_set real_number_types{
    dtype::float32, dtype::float64, dtype::int32, dtype::int64,  dtype::uint8,  dtype::int16,
    dtype::int8,    dtype::uint16,  dtype::half,  dtype::uint32, dtype::uint64, dtype::bfloat16};

// "float, double, int32"
inline std::string names_of(dtype_set set) {
    std::string out;
    for (std::size_t i = 1; i < detail::dtype_rows.size(); ++i) {
        if (!set.contains(static_cast<dtype>(i))) continue;
        if (!out.empty()) out += ", ";
        out += detail::dtype_rows[i].name;
    }
    return out;
}

// An output of type `from` may feed an input of type `to`: equal, or a reference read as a value.
constexpr bool may_feed(dtype from, dtype to) noexcept {
    return from == to || (is_ref(from) && base_of(from) == to);
}

}  // namespace evergraph

#endif
