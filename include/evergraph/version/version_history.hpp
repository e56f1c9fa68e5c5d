// SPDX-License-Identifier: BSL-1.0
// version_history: what each number of a line of versions stands for.
#ifndef EVERGRAPH_VERSION_VERSION_HISTORY_HPP
#define EVERGRAPH_VERSION_VERSION_HISTORY_HPP

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "calendar_date.hpp"

namespace evergraph {

// One change. Several may share a number, and some were made without one.
struct version_note {
    static constexpr std::int32_t no_number = -1;

    std::int32_t number = no_number;
    calendar_date since;  // unknown for some
    std::string_view change;
};

// Notes in the order in which the changes came.
class version_history {
 public:
    constexpr version_history() = default;
    constexpr explicit version_history(std::span<const version_note> notes) : notes_(notes) {}

    constexpr std::span<const version_note> notes() const noexcept { return notes_; }

    // Calls f(const version_note&) for what a producer of version `to` does and one of `from` did
    // not: the numbers above `from`, up to `to`.
    template <class F>
    constexpr void for_each_between(std::int32_t from, std::int32_t to, F f) const {
        for (const version_note& n : notes_) {
            if (n.number > from && n.number <= to) f(n);
        }
    }

    // How many notes there are for one number.
    constexpr std::size_t count(std::int32_t number) const {
        std::size_t found = 0;
        for (const version_note& n : notes_) found += n.number == number ? 1 : 0;
        return found;
    }

    // Whether no number is below one that stands before it.
    constexpr bool is_in_order() const {
        std::int32_t highest = 0;
        for (const version_note& n : notes_) {
            if (n.number == version_note::no_number) continue;
            if (n.number < highest) return false;
            highest = n.number;
        }
        return true;
    }

 private:
    std::span<const version_note> notes_;
};

}  // namespace evergraph

#endif
