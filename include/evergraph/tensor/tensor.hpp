// SPDX-License-Identifier: BSL-1.0
// tensor: elements of one dtype in row-major order; copies share the elements.
#ifndef EVERGRAPH_TENSOR_TENSOR_HPP
#define EVERGRAPH_TENSOR_TENSOR_HPP

#include <algorithm>
#include <atomic>
#include <cassert>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "../base/shared_bytes.hpp"
#include "buffer_pool.hpp"
#include "dtype.hpp"
#include "half.hpp"
#include "object_ref.hpp"
#include "shape.hpp"

namespace evergraph {

// The dtype whose elements are T; the quantized types and the small floats share T with others.
template <class T>
inline constexpr dtype dtype_of = dtype::invalid;
template <> inline constexpr dtype dtype_of<float> = dtype::float32;
template <> inline constexpr dtype dtype_of<double> = dtype::float64;
template <> inline constexpr dtype dtype_of<std::int8_t> = dtype::int8;
template <> inline constexpr dtype dtype_of<std::int16_t> = dtype::int16;
template <> inline constexpr dtype dtype_of<std::int32_t> = dtype::int32;
template <> inline constexpr dtype dtype_of<std::int64_t> = dtype::int64;
template <> inline constexpr dtype dtype_of<std::uint8_t> = dtype::uint8;
template <> inline constexpr dtype dtype_of<std::uint16_t> = dtype::uint16;
template <> inline constexpr dtype dtype_of<std::uint32_t> = dtype::uint32;
template <> inline constexpr dtype dtype_of<std::uint64_t> = dtype::uint64;
template <> inline constexpr dtype dtype_of<bool> = dtype::boolean;
template <> inline constexpr dtype dtype_of<half> = dtype::half;
template <> inline constexpr dtype dtype_of<bfloat16> = dtype::bfloat16;
template <> inline constexpr dtype dtype_of<std::complex<float>> = dtype::complex64;
template <> inline constexpr dtype dtype_of<std::complex<double>> = dtype::complex128;
template <> inline constexpr dtype dtype_of<std::string> = dtype::string;
template <> inline constexpr dtype dtype_of<object_ref> = dtype::resource;

// The dtype whose C++ type stores the elements of `t`: int8 for qint8, uint8 for float8_*, resource
// for what holds objects: variants and references.
constexpr dtype storage_of(dtype t) {
    if (is_ref(t)) return dtype::resource;
    switch (t) {
        case dtype::variant: return dtype::resource;
        case dtype::qint8: return dtype::int8;
        case dtype::quint8: return dtype::uint8;
        case dtype::qint16: return dtype::int16;
        case dtype::quint16: return dtype::uint16;
        case dtype::qint32: return dtype::int32;
        case dtype::int4:
        case dtype::int2: return dtype::int8;
        case dtype::float8_e5m2:
        case dtype::float8_e4m3fn:
        case dtype::float8_e4m3fnuz:
        case dtype::float8_e4m3b11fnuz:
        case dtype::float8_e5m2fnuz:
        case dtype::float4_e2m1fn:
        case dtype::uint4:
        case dtype::uint2: return dtype::uint8;
        default: return t;
    }
}

class tensor {
 public:
    // Holds nothing: dtype invalid.
    tensor() = default;

    // Elements not set (strings are empty, objects null).
    static tensor uninitialized(dtype type, shape dims) {
        tensor t;
        t.type_ = type;
        t.shape_ = std::move(dims);
        const auto count = static_cast<std::size_t>(t.shape_.elements());
        if (type == dtype::string) {
            auto strings = std::make_shared<std::vector<std::string>>(count);
            t.data_ = strings->data();
            t.owner_ = std::move(strings);
        } else if (storage_of(type) == dtype::resource) {
            auto objects = std::make_shared<std::vector<object_ref>>(count);
            t.data_ = objects->data();
            t.owner_ = std::move(objects);
        } else {
            assert(byte_size(type) != 0 && "evergraph: a tensor needs a dtype with storage");
            if (buffer_pool* const pool = buffer_pool::current()) {
                buffer_pool::buffer b = pool->take(count * byte_size(type));
                t.owner_ = std::move(b.owner);
                t.data_ = b.data;
                t.pooled_ = true;
                return t;
            }
            auto bytes = std::make_shared_for_overwrite<std::byte[]>(count * byte_size(type));
            t.data_ = bytes.get();
            t.owner_ = std::move(bytes);
        }
        return t;
    }
    static tensor zeros(dtype type, shape dims) {
        tensor t = uninitialized(type, std::move(dims));
        if (t.byte_count() != 0) std::memset(t.data_, 0, t.byte_count());
        return t;
    }
    template <class T>
    static tensor of(shape dims, std::span<const T> values) {
        assert(static_cast<std::int64_t>(values.size()) == dims.elements());
        tensor t = uninitialized(dtype_of<T>, std::move(dims));
        std::copy(values.begin(), values.end(), static_cast<T*>(t.data_));
        return t;
    }
    template <class T>
    static tensor of(shape dims, std::initializer_list<T> values) {
        return of<T>(std::move(dims), std::span<const T>{values.begin(), values.size()});
    }
    // One object: a resource, a variant, or what a reference type refers to.
    static tensor holding(dtype type, object_ref object) {
        assert(storage_of(type) == dtype::resource);
        tensor t = uninitialized(type, shape{});
        *static_cast<object_ref*>(t.data_) = std::move(object);
        return t;
    }
    template <class T>
    static tensor scalar(T value) {
        return of<T>(shape{}, std::span<const T>{&value, 1});
    }
    // Read-only elements that live elsewhere: raw little-endian bytes, aligned for the dtype.
    static tensor view(dtype type, shape dims, const shared_bytes& bytes) {
        assert(bytes.size() == static_cast<std::size_t>(dims.elements()) * byte_size(type));
        tensor t;
        t.type_ = type;
        t.shape_ = std::move(dims);
        t.owner_ = std::const_pointer_cast<void>(bytes.owner());
        t.data_ = const_cast<char*>(bytes.data());
        t.read_only_ = true;
        return t;
    }

    dtype type() const noexcept { return type_; }
    const shape& dims() const noexcept { return shape_; }
    std::size_t rank() const noexcept { return shape_.rank(); }
    std::int64_t elements() const noexcept { return shape_.elements(); }
    bool empty_handed() const noexcept { return type_ == dtype::invalid; }
    // Bytes of the elements; 0 for strings and objects.
    std::size_t byte_count() const noexcept {
        return static_cast<std::size_t>(shape_.elements()) * byte_size(type_);
    }
    std::string_view bytes() const noexcept {
        return {static_cast<const char*>(data_), byte_count()};
    }

    // The elements. T must store the dtype (see storage_of).
    template <class T>
    std::span<const T> values() const {
        assert(storage_of(type_) == dtype_of<T> && "evergraph: tensor::values<T> of another dtype");
        return {static_cast<const T*>(data_), static_cast<std::size_t>(shape_.elements())};
    }
    // The elements for writing; copies them first if anyone else holds them.
    template <class T>
    std::span<T> writable() {
        assert(storage_of(type_) == dtype_of<T> && "evergraph: tensor::writable<T> of another dtype");
        if (!unique()) *this = copy();
        return {static_cast<T*>(data_), static_cast<std::size_t>(shape_.elements())};
    }
    // The bytes of the elements for writing, whatever the dtype; empty for strings and objects.
    std::span<char> writable_bytes() {
        if (!unique()) *this = copy();
        return {static_cast<char*>(data_), byte_count()};
    }
    // Nobody else holds the elements, and they may be written.
    bool unique() const noexcept {
        if (read_only_ || owner_.use_count() != 1) return false;
        // What the last other holder did, on whatever thread, comes before what we do.
#if defined(__SANITIZE_THREAD__)
        const std::shared_ptr<void> share = owner_;  // ThreadSanitizer sees no fences
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
        const std::shared_ptr<void> share = owner_;
#else
        std::atomic_thread_fence(std::memory_order_acquire);
#endif
#else
        std::atomic_thread_fence(std::memory_order_acquire);
#endif
        return true;
    }
    // Ends the tensor; its memory goes to the pool if it came from one and nobody else holds it.
    void give_back(buffer_pool& pool) {
        if (pooled_ && data_ != nullptr && unique()) {
            pool.give({std::move(owner_), data_}, byte_count());
        }
        owner_.reset();
        data_ = nullptr;
        type_ = dtype::invalid;
        read_only_ = pooled_ = false;
        if (shape_.rank() != 0) shape_ = shape{};
    }
    bool gave_elements() const noexcept { return data_ == nullptr && !empty_handed(); }
    // Gives the elements away. Dtype and shape stay, so that a report can still name them.
    tensor give_elements() {
        tensor t;
        t.type_ = type_;
        t.read_only_ = read_only_;
        t.pooled_ = pooled_;
        t.shape_ = shape_;
        t.owner_ = std::move(owner_);
        t.data_ = std::exchange(data_, nullptr);
        return t;
    }

    // The same elements under other dimensions; the number of elements must agree.
    tensor reshaped(shape dims) const {
        assert(dims.elements() == shape_.elements());
        tensor t = *this;
        t.shape_ = std::move(dims);
        return t;
    }
    // The same bits as another dtype of the same size.
    tensor bitcast(dtype type) const {
        assert(byte_size(type) == byte_size(type_) && byte_size(type) != 0);
        tensor t = *this;
        t.type_ = type;
        return t;
    }
    tensor copy() const {
        tensor t = uninitialized(type_, shape_);
        if (type_ == dtype::string) {
            const auto from = values<std::string>();
            std::copy(from.begin(), from.end(), static_cast<std::string*>(t.data_));
        } else if (storage_of(type_) == dtype::resource) {
            const auto from = values<object_ref>();
            std::copy(from.begin(), from.end(), static_cast<object_ref*>(t.data_));
        } else if (byte_count() != 0) {
            std::memcpy(t.data_, data_, byte_count());
        }
        return t;
    }

    // Same dtype, shape and bits; strings by content, objects if they are the same.
    friend bool operator==(const tensor& a, const tensor& b) {
        if (a.type_ != b.type_ || !(a.shape_ == b.shape_)) return false;
        if (a.type_ == dtype::string) return same_values<std::string>(a, b);
        if (storage_of(a.type_) == dtype::resource) return same_values<object_ref>(a, b);
        return a.bytes() == b.bytes();
    }

 private:
    template <class T>
    static bool same_values(const tensor& a, const tensor& b) {
        const auto x = a.values<T>();
        const auto y = b.values<T>();
        return std::equal(x.begin(), x.end(), y.begin(), y.end());
    }

    dtype type_ = dtype::invalid;
    bool read_only_ = false;
    bool pooled_ = false;  // the memory has room_for(byte_count())
    shape shape_;
    std::shared_ptr<void> owner_;
    void* data_ = nullptr;
};

// "float[2,3]"
inline std::string summary(const tensor& t) { return name_of(t.type()) + text(t.dims()); }

}  // namespace evergraph

#endif
