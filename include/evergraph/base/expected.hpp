// SPDX-License-Identifier: BSL-1.0
// expected: a value or the reason why there is none.
#ifndef EVERGRAPH_BASE_EXPECTED_HPP
#define EVERGRAPH_BASE_EXPECTED_HPP

#include <cassert>
#include <type_traits>
#include <utility>
#include <variant>

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

// The part of std::expected's interface that needs no exceptions. `value()` of an error is a
// programming mistake here and asserts, where std::expected throws. It is the same type under every
// standard: std::expected in C++23 and this one in C++20 would give one function two meanings in a
// program that mixes both.
template <class T, class E>
class [[nodiscard]] expected {
    using stored = std::conditional_t<std::is_void_v<T>, std::monostate, T>;

 public:
    using value_type = T;
    using error_type = E;

    constexpr expected()
        requires std::is_default_constructible_v<stored>
        : state_(std::in_place_index<0>) {}
    template <class U = stored>
        requires(!std::is_void_v<T> && std::is_constructible_v<stored, U &&> &&
                 !std::is_same_v<std::remove_cvref_t<U>, expected> &&
                 !std::is_same_v<std::remove_cvref_t<U>, unexpected<E>>)
    constexpr expected(U&& value) : state_(std::in_place_index<0>, std::forward<U>(value)) {}
    template <class G>
        requires std::is_constructible_v<E, const G&>
    constexpr expected(const unexpected<G>& e) : state_(std::in_place_index<1>, e.error()) {}
    template <class G>
        requires std::is_constructible_v<E, G&&>
    constexpr expected(unexpected<G>&& e)
        : state_(std::in_place_index<1>, std::move(e).error()) {}

    constexpr bool has_value() const noexcept { return state_.index() == 0; }
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
        return std::get<0>(self.state_);
    }
    template <class Self>
    static constexpr auto& failed(Self& self) {
        assert(!self.has_value() && "evergraph: expected holds a value, not an error");
        return std::get<1>(self.state_);
    }

    std::variant<stored, E> state_;
};

}  // namespace evergraph

#endif
