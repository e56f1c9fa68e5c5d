// SPDX-License-Identifier: BSL-1.0
// tfjs_weights: tensors in the files of weights that a TensorFlow.js model lists.
#ifndef EVERGRAPH_STORE_TFJS_WEIGHTS_HPP
#define EVERGRAPH_STORE_TFJS_WEIGHTS_HPP

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../base/shared_bytes.hpp"
#include "../tensor/dtype.hpp"
#include "../tensor/half.hpp"
#include "../tensor/shape.hpp"
#include "../tensor/tensor.hpp"

namespace evergraph {

// How a weight was made smaller: each stored number q of type `stored` stands for q * scale + min;
// half stands for its own value.
struct tfjs_quantization {
    dtype stored = dtype::uint8;  // uint8, uint16 or half
    double scale = 1;
    double min = 0;
    bool operator==(const tfjs_quantization&) const = default;
};

// An entry of weightsManifest[].weights.
struct tfjs_weight {
    std::string name;
    dtype type = dtype::float32;
    shape dims;
    std::optional<tfjs_quantization> quantization;
};

// A group of files that hold their weights one behind the other, split anywhere.
struct tfjs_group {
    std::vector<std::string> paths;
    std::vector<tfjs_weight> weights;
};

namespace detail {

inline problem weight_problem(const tfjs_weight& w, problem_kind kind, std::string found,
                              std::string needed) {
    problem p = problem_of(kind, status_code::data_loss, std::move(found), std::move(needed));
    p.node = w.name;
    return p;
}

template <class Stored>
Stored stored_at(std::string_view bytes, std::size_t index) {
    Stored value;
    std::memcpy(&value, bytes.data() + index * sizeof(Stored), sizeof(Stored));
    return value;
}

// As TensorFlow.js does: in double, then to float; whole numbers are rounded half up.
template <class Stored>
bool dequantize(std::string_view bytes, const tfjs_quantization& q, tensor& out) {
    const auto count = static_cast<std::size_t>(out.elements());
    if (out.type() == dtype::float32) {
        const auto values = out.writable<float>();
        for (std::size_t i = 0; i < count; ++i) {
            values[i] = static_cast<float>(stored_at<Stored>(bytes, i) * q.scale + q.min);
        }
        return true;
    }
    const auto values = out.writable<std::int32_t>();
    for (std::size_t i = 0; i < count; ++i) {
        const double v = std::floor(stored_at<Stored>(bytes, i) * q.scale + q.min + 0.5);
        if (!(v >= -2147483648.0 && v <= 2147483647.0)) return false;
        values[i] = static_cast<std::int32_t>(v);
    }
    return true;
}

// A string stands as its length in four bytes, then its bytes. False if they do not suffice.
inline bool take_strings(std::string_view bytes, std::size_t& at, std::span<std::string> out) {
    for (std::string& s : out) {
        if (bytes.size() - at < 4) return false;
        const auto length = stored_at<std::uint32_t>(bytes.substr(at), 0);
        at += 4;
        if (bytes.size() - at < length) return false;
        s = bytes.substr(at, length);
        at += length;
    }
    return true;
}

// The weight that begins at `at`, which moves behind it.
class weight_reader {
 public:
    weight_reader(const shared_bytes& group, std::string files)
        : group_(group), files_(std::move(files)) {}

    expected<tensor, problem> next(const tfjs_weight& w) {
        if (w.type == dtype::string) return strings(w);
        const dtype stored = w.quantization ? w.quantization->stored : w.type;
        const std::size_t size = byte_size(stored);
        const auto count = static_cast<std::size_t>(w.dims.elements());
        const std::size_t left = group_.size() - at_;
        if (count > left / size) return cut(w, std::to_string(count) + " elements of " +
                                                   std::to_string(size) + " bytes");
        const std::string_view bytes = group_.view().substr(at_, count * size);
        at_ += bytes.size();
        return w.quantization ? restored(w, bytes) : plain(w, bytes);
    }

 private:
    expected<tensor, problem> cut(const tfjs_weight& w, const std::string& needed) const {
        return unexpected<problem>{weight_problem(
            w, problem_kind::unreadable_bytes,
            std::to_string(group_.size() - std::min(at_, group_.size())) + " bytes left in " + files_,
            needed)};
    }
    expected<tensor, problem> strings(const tfjs_weight& w) {
        const auto count = static_cast<std::size_t>(w.dims.elements());
        if (count > (group_.size() - at_) / 4) return cut(w, std::to_string(count) + " strings");
        tensor t = tensor::uninitialized(dtype::string, w.dims);
        if (!take_strings(group_.view(), at_, t.writable<std::string>())) {
            return cut(w, std::to_string(count) + " strings");
        }
        return t;
    }
    expected<tensor, problem> plain(const tfjs_weight& w, std::string_view bytes) const {
        tensor t = tensor::uninitialized(w.type, w.dims);
        if (w.type == dtype::boolean) {
            const auto out = t.writable<bool>();
            for (std::size_t i = 0; i < bytes.size(); ++i) out[i] = bytes[i] != 0;
        } else if (!bytes.empty()) {
            std::memcpy(t.writable_bytes().data(), bytes.data(), bytes.size());
        }
        return t;
    }
    static expected<tensor, problem> restored(const tfjs_weight& w, std::string_view bytes) {
        tensor t = tensor::uninitialized(w.type, w.dims);
        bool fits = true;
        if (w.quantization->stored == dtype::half) {
            const auto out = t.writable<float>();
            for (std::size_t i = 0; i < out.size(); ++i) {
                out[i] = static_cast<float>(half::from_bits(stored_at<std::uint16_t>(bytes, i)));
            }
        } else if (w.quantization->stored == dtype::uint8) {
            fits = dequantize<std::uint8_t>(bytes, *w.quantization, t);
        } else {
            fits = dequantize<std::uint16_t>(bytes, *w.quantization, t);
        }
        if (fits) return t;
        return unexpected<problem>{weight_problem(w, problem_kind::value_too_large,
                                                  "a value that int32 does not hold", "int32")};
    }

    const shared_bytes& group_;
    std::string files_;
    std::size_t at_ = 0;
};

// Calls `use` with a value of the C++ type of a real or whole number's dtype; false for others.
template <class Use>
bool with_number_type(dtype type, const Use& use) {
    switch (type) {
        case dtype::float32: return use(float{});
        case dtype::float64: return use(double{});
        case dtype::half: return use(half{});
        case dtype::bfloat16: return use(bfloat16{});
        case dtype::int8: return use(std::int8_t{});
        case dtype::int16: return use(std::int16_t{});
        case dtype::int32: return use(std::int32_t{});
        case dtype::int64: return use(std::int64_t{});
        case dtype::uint8: return use(std::uint8_t{});
        case dtype::uint16: return use(std::uint16_t{});
        case dtype::uint32: return use(std::uint32_t{});
        default: return false;
    }
}

template <class T>
double as_double(T value) {
    if constexpr (std::is_arithmetic_v<T>) {
        return static_cast<double>(value);
    } else {
        return static_cast<double>(static_cast<float>(value));
    }
}
// False if T does not hold the value as it is.
template <class T>
bool exactly(double value, T& out) {
    if constexpr (std::is_integral_v<T>) {
        // 2^63 and more is beyond every type here.
        if (!(value >= -9223372036854775808.0 && value < 9223372036854775808.0)) return false;
        const auto whole = static_cast<std::int64_t>(value);
        out = static_cast<T>(whole);
        return static_cast<double>(whole) == value && static_cast<std::int64_t>(out) == whole;
    } else if constexpr (std::is_same_v<T, double>) {
        out = value;
        return true;
    } else {
        constexpr double most = std::numeric_limits<float>::max();
        const bool finite = value >= -most && value <= most;
        if (!finite && value - value == 0) return false;
        out = T{static_cast<float>(value)};
        return as_double(out) == value || value != value;
    }
}

// Of real and whole numbers: the same values in another type; none if one of them does not fit.
inline std::optional<tensor> in_type(const tensor& t, dtype type) {
    if (t.type() == type) return t;
    std::vector<double> values;
    const bool read = with_number_type(t.type(), [&]<class T>(T) {
        for (const T& v : t.values<T>()) {
            values.push_back(as_double(v));
            T back{};
            if (std::is_same_v<T, std::int64_t> && (!exactly(values.back(), back) || back != v)) {
                return false;
            }
        }
        return true;
    });
    if (!read || !with_number_type(type, [](auto) { return true; })) return std::nullopt;
    tensor out = tensor::uninitialized(type, t.dims());
    const bool fits = with_number_type(type, [&]<class T>(T) {
        const auto to = out.writable<T>();
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (!exactly(values[i], to[i])) return false;
        }
        return true;
    });
    return fits ? std::optional{std::move(out)} : std::nullopt;
}

}  // namespace detail

}  // namespace evergraph

#endif
