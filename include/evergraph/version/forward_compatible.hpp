// SPDX-License-Identifier: BSL-1.0
// forward_compatible: whether writers may use by now what readers learnt on a given day.
#ifndef EVERGRAPH_VERSION_FORWARD_COMPATIBLE_HPP
#define EVERGRAPH_VERSION_FORWARD_COMPATIBLE_HPP

#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <system_error>

#include "../version.hpp"
#include "calendar_date.hpp"

namespace evergraph {

// The day of this library's version (see version.hpp).
inline constexpr calendar_date library_date{2026, 12, 1};

// For so long an older reader may meet the graphs of a newer writer, beyond patch releases.
inline constexpr int forward_window_days = 21;

// What readers learnt before the horizon may be written. A program sets its own to the day on which
// the oldest of its readers was made.
struct forward_horizon {
    calendar_date date;

    // Strictly: what readers learn on the day of the horizon is not to be used yet.
    constexpr bool allows(calendar_date learnt) const { return learnt < date; }
    bool operator==(const forward_horizon&) const = default;
};

// TensorFlow's packing of a day into one integer.
constexpr std::int32_t packed(calendar_date d) {
    return static_cast<std::int32_t>((d.year << 9) | (d.month << 5) | d.day);
}

// A graph may be read by a consumer that is older than its producer only within the window; both
// days known.
constexpr bool is_within_forward_window(calendar_date producer, calendar_date consumer) {
    return day_number(producer) - day_number(consumer) <= forward_window_days;
}

namespace detail {

// Days that the environment adds; anything but a number adds none.
inline int horizon_delta_days() {
    const char* const set = std::getenv("TF_FORWARD_COMPATIBILITY_DELTA_DAYS");
    if (set == nullptr) return 0;
    const std::string_view digits{set};
    int days = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), days);
    constexpr int most = 1'000'000;
    const bool reads = error == std::errc{} && end == digits.data() + digits.size();
    return reads && days >= -most / 2 && days <= most ? days : 0;
}

inline thread_local std::optional<forward_horizon> overriding_horizon;

}  // namespace detail

// The library's day, shifted by TF_FORWARD_COMPATIBILITY_DELTA_DAYS from the environment; it is
// read once.
inline forward_horizon default_horizon() {
    static const forward_horizon horizon{plus_days(library_date, detail::horizon_delta_days())};
    return horizon;
}

// Overrides the horizon on this thread for as long as it lives; such objects nest. A day before the
// library's own is ignored, as TensorFlow does: this library writes nothing that old.
class horizon_scope {
 public:
    explicit horizon_scope(calendar_date date) : before_(detail::overriding_horizon) {
        ignored_ = date < library_date;
        if (!ignored_) detail::overriding_horizon = forward_horizon{date};
    }
    ~horizon_scope() { detail::overriding_horizon = before_; }
    horizon_scope(const horizon_scope&) = delete;
    horizon_scope& operator=(const horizon_scope&) = delete;

    bool ignored() const noexcept { return ignored_; }

 private:
    std::optional<forward_horizon> before_;
    bool ignored_ = false;
};

// Whether a feature that readers understand since this day may be written.
inline bool forward_compatible(int year, int month, int day) {
    return detail::overriding_horizon.value_or(default_horizon()).allows({year, month, day});
}

}  // namespace evergraph

#endif
