// SPDX-License-Identifier: BSL-1.0
// expected: a value or the reason why there is none.
#ifndef EVERGRAPH_BASE_EXPECTED_HPP
#define EVERGRAPH_BASE_EXPECTED_HPP

#include <cassert>
#include <memory>
#include <type_traits>
#include <utility>

namespace evergraph {

template <class E>
class unexpected {
 public:
    constexpr explicit unexpected(E error) : error_(std::move(error)) {}
    constexpr const E& error() const& noexcept { return error_; }
    constexpr E& error() & noexcept { return error_; }
    constexpr E&& error() && noexcept { return std::move(error_); }

 private:
    E error_;
};

// What expected<void, E> holds when all is well.
struct no_value {
    friend constexpr bool operator==(no_value, no_value) = default;
};

// The part of std::expected's interface that needs no exceptions. `value()` of an error is a
// programming mistake here and asserts, where std::expected throws. It is the same type under every
// standard: std::expected in C++23 and this one in C++20 would give one function two meanings in a
// program that mixes both. A bare union, since every use of a std::variant costs compile time.
template <class T, class E>
class [[nodiscard]] expected {
    using stored = std::conditional_t<std::is_void_v<T>, no_value, T>;

 public:
    using value_type = T;
    using error_type = E;

    constexpr expected()
        requires std::is_default_constructible_v<stored>
        : value_(), has_value_(true) {}
    template <class U = stored>
        requires(!std::is_void_v<T> && std::is_constructible_v<stored, U &&> &&
                 !std::is_same_v<std::remove_cvref_t<U>, expected> &&
                 !std::is_same_v<std::remove_cvref_t<U>, unexpected<E>>)
    constexpr expected(U&& value) : value_(std::forward<U>(value)), has_value_(true) {}
    template <class G>
        requires std::is_constructible_v<E, const G&>
    constexpr expected(const unexpected<G>& e) : error_(e.error()), has_value_(false) {}
    template <class G>
        requires std::is_constructible_v<E, G&&>
    constexpr expected(unexpected<G>&& e)
        : error_(std::move(e).error()), has_value_(false) {}

    constexpr expected(const expected& other)
        requires std::is_copy_constructible_v<stored>
        : has_value_(other.has_value_) {
        take(other);
    }
    constexpr expected(expected&& other) noexcept(std::is_nothrow_move_constructible_v<stored> &&
                                                  std::is_nothrow_move_constructible_v<E>)
        requires std::is_move_constructible_v<stored>
        : has_value_(other.has_value_) {
        take(std::move(other));
    }
    constexpr expected& operator=(const expected& other)
        requires std::is_copy_constructible_v<stored>
    {
        return *this = expected(other);
    }
    // A move that throws ends the program: there would be neither value nor error.
    constexpr expected& operator=(expected&& other) noexcept
        requires std::is_move_constructible_v<stored>
    {
        if (this == &other) return *this;
        drop();
        has_value_ = other.has_value_;
        take(std::move(other));
        return *this;
    }
    constexpr ~expected() { drop(); }

    constexpr bool has_value() const noexcept { return has_value_; }
    constexpr explicit operator bool() const noexcept { return has_value(); }

    constexpr stored& value() & { return held(*this); }
    constexpr const stored& value() const& { return held(*this); }
    constexpr stored&& value() && { return std::move(held(*this)); }
    constexpr stored& operator*() & { return held(*this); }
    constexpr const stored& operator*() const& { return held(*this); }
    constexpr stored&& operator*() && { return std::move(held(*this)); }
    constexpr stored* operator->() { return &held(*this); }
    constexpr const stored* operator->() const { return &held(*this); }
    template <class U>
    constexpr stored value_or(U&& other) const& {
        return has_value() ? held(*this) : static_cast<stored>(std::forward<U>(other));
    }

    constexpr E& error() & { return failed(*this); }
    constexpr const E& error() const& { return failed(*this); }
    constexpr E&& error() && { return std::move(failed(*this)); }

 private:
    template <class Self>
    static constexpr auto& held(Self& self) {
        assert(self.has_value() && "evergraph: expected holds an error, not a value");
        return (self.value_);
    }
    template <class Self>
    static constexpr auto& failed(Self& self) {
        assert(!self.has_value() && "evergraph: expected holds a value, not an error");
        return (self.error_);
    }

    // Copies or moves what `other` holds into this, which holds nothing but says the same.
    template <class Other>
    constexpr void take(Other&& other) {
        if (has_value_) {
            std::construct_at(&value_, std::forward<Other>(other).value_);
        } else {
            std::construct_at(&error_, std::forward<Other>(other).error_);
        }
    }
    constexpr void drop() noexcept {
        if (has_value_) {
            std::destroy_at(&value_);
        } else {
            std::destroy_at(&error_);
        }
    }

    union {
        stored value_;
        E error_;
    };
    bool has_value_;
};

}  // namespace evergraph

#endif
