// SPDX-License-Identifier: BSL-1.0
// calendar_date: a day, as histories of versions and windows of support count them.
#ifndef EVERGRAPH_VERSION_CALENDAR_DATE_HPP
#define EVERGRAPH_VERSION_CALENDAR_DATE_HPP

#include <algorithm>
#include <compare>
#include <cstdint>
#include <string>

namespace evergraph {

// A day of the Gregorian calendar from year 1 on. The default is no day: not known.
struct calendar_date {
    int year = 0;
    int month = 0;
    int day = 0;

    constexpr auto operator<=>(const calendar_date&) const = default;
    constexpr bool is_known() const { return *this != calendar_date{}; }
    constexpr bool is_day() const;
};

constexpr int days_in_month(int year, int month) {
    constexpr int days[]{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return days[month - 1] + (month == 2 && leap ? 1 : 0);
}

constexpr bool calendar_date::is_day() const {
    return year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 &&
           day <= days_in_month(year, month);
}

// Days since 1970-01-01, negative before. Years are counted from March: the leap day comes last.
constexpr std::int64_t day_number(calendar_date d) {
    const std::int64_t year = std::int64_t{d.year} - (d.month <= 2 ? 1 : 0);
    const std::int64_t month = (d.month + 9) % 12;
    const std::int64_t day_of_year = (153 * month + 2) / 5 + d.day - 1;
    return 365 * year + year / 4 - year / 100 + year / 400 + day_of_year - 719468;
}

constexpr calendar_date date_of_day_number(std::int64_t number) {
    calendar_date d;
    d.year = static_cast<int>((number + 719468) / 366);
    while (day_number({d.year + 1, 1, 1}) <= number) ++d.year;
    d.month = 1;
    while (d.month < 12 && day_number({d.year, d.month + 1, 1}) <= number) ++d.month;
    d.day = static_cast<int>(number - day_number({d.year, d.month, 1})) + 1;
    return d;
}

constexpr calendar_date plus_days(calendar_date d, std::int64_t days) {
    return date_of_day_number(day_number(d) + days);
}

// The same day some months later, or the last of that month if it is shorter.
constexpr calendar_date plus_months(calendar_date d, int months) {
    const int count = d.year * 12 + d.month - 1 + months;
    const int year = count / 12;
    const int month = count % 12 + 1;
    return {year, month, std::min(d.day, days_in_month(year, month))};
}

// "2016-02-05"; "unknown" if it is not known.
inline std::string text(calendar_date d) {
    if (!d.is_known()) return "unknown";
    const auto two = [](int n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    std::string year = std::to_string(d.year);
    if (year.size() < 4) year.insert(0, 4 - year.size(), '0');
    return year + "-" + two(d.month) + "-" + two(d.day);
}

}  // namespace evergraph

#endif
