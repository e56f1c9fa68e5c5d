// SPDX-License-Identifier: BSL-1.0
// report_json: a report as one JSON object, for other programs.
#ifndef EVERGRAPH_PASS_REPORT_JSON_HPP
#define EVERGRAPH_PASS_REPORT_JSON_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "../base/problem.hpp"
#include "../base/utf8.hpp"
#include "check_report.hpp"
#include "migration_plan.hpp"
#include "needs_report.hpp"

namespace evergraph {

namespace detail {

// UTF-8 as it is; characters that steer a terminal as JSON's own escapes; a byte that is not UTF-8
// as the text \xNN, since JSON has no form for it.
inline std::string json_quoted(std::string_view raw) {
    constexpr std::string_view hex = "0123456789abcdef";
    std::string out = "\"";
    while (!raw.empty()) {
        const std::size_t length = utf8_length(raw);
        const std::string_view character = raw.substr(0, length == 0 ? 1 : length);
        raw.remove_prefix(character.size());
        if (length == 0) {
            out += "\\" + printable(character);
        } else if (steers_terminal(character)) {
            const std::uint32_t point = code_point(character);
            out += "\\u";
            for (int shift = 12; shift >= 0; shift -= 4) out += hex[(point >> shift) & 15U];
        } else {
            if (character == "\"" || character == "\\") out += '\\';
            out += character;
        }
    }
    return out + "\"";
}

inline std::string json_member(std::string_view key, std::string_view value) {
    return json_quoted(key) + ":" + json_quoted(value);
}

inline std::string json_array(const std::vector<std::string>& texts) {
    std::string out = "[";
    for (const std::string& t : texts) out += (out.size() > 1 ? "," : "") + json_quoted(t);
    return out + "]";
}

// [f(item),...]
template <class Items, class F>
std::string json_list(const Items& items, F f) {
    std::string out = "[";
    for (const auto& item : items) out += (out.size() > 1 ? "," : "") + f(item);
    return out + "]";
}

inline std::string json_number(std::string_view key, std::int64_t value) {
    return json_quoted(key) + ":" + std::to_string(value);
}

inline std::string json_truth(std::string_view key, bool value) {
    return json_quoted(key) + (value ? ":true" : ":false");
}

}  // namespace detail

inline std::string to_json(const problem& p) {
    using detail::json_member;
    return "{" + json_member("code", name_of(p.code)) + "," + json_member("kind", name_of(p.kind)) +
           "," + json_member("node", p.node) + "," + json_member("op", p.op) + "," +
           json_member("attr", p.attr) + "," + json_member("found", p.found) + "," +
           json_member("needed", p.needed) + "," + json_member("remedy", p.remedy) +
           ",\"nearest_version\":" + std::to_string(p.nearest_version) + "}";
}

inline std::string to_json(const problems& list) {
    std::string out = "[";
    for (const problem& p : list) out += (out.size() > 1 ? "," : "") + to_json(p);
    return out + "]";
}

inline std::string to_json(const check_report& report) {
    return std::string{"{\"ok\":"} + (report.ok() ? "true" : "false") +
           ",\"producer\":" + std::to_string(report.versions.producer) +
           ",\"min_consumer\":" + std::to_string(report.versions.min_consumer) +
           ",\"problems\":" + to_json(report.found) + ",\"warnings\":" + to_json(report.warnings) +
           "}";
}

inline std::string to_json(const node_change& c) {
    using detail::json_array;
    using detail::json_member;
    return "{" + json_member("function", c.function) + "," + json_member("node", c.node) + "," +
           json_member("op", c.op) + "," + json_member("new_op", c.new_op) +
           ",\"steps\":" + json_array(c.steps) + ",\"added\":" + json_array(c.added) +
           ",\"lost\":" + json_array(c.lost) + "," + detail::json_truth("restored", c.restored) +
           "}";
}

inline std::string to_json(const migration_plan& plan) {
    using detail::json_number;
    const auto change = [](const node_change& c) { return to_json(c); };
    return "{" + detail::json_truth("ok", plan.ok()) + "," + json_number("from", plan.from) + "," +
           json_number("to", plan.to) + "," + json_number("nearest", plan.nearest) +
           ",\"changes\":" + detail::json_list(plan.changes, change) +
           ",\"problems\":" + to_json(plan.found) + ",\"warnings\":" + to_json(plan.warnings) + "}";
}

inline std::string to_json(const version_need& n) {
    using detail::json_member;
    using detail::json_truth;
    return "{" + detail::json_number("version", n.version) + "," + json_member("node", n.node) +
           "," + json_member("op", n.op) + "," + json_member("attr", n.attr) + "," +
           json_member("why", n.why) + "," + json_truth("for_readers", n.for_readers) + "," +
           json_truth("for_writers", n.for_writers) + "," +
           json_truth("strip_helps", n.strip_helps) + "}";
}

// Without a limit, producer_limit is -1.
inline std::string to_json(const needs_report& report) {
    using detail::json_number;
    const auto need = [](const version_need& n) { return to_json(n); };
    const auto number = [](std::int32_t n) { return std::to_string(n); };
    return "{" + detail::json_truth("ok", report.ok()) + "," +
           json_number("producer", report.versions.producer) + "," +
           json_number("min_consumer", report.versions.min_consumer) + "," +
           json_number("lowest_producer", report.lowest_producer()) + "," +
           json_number("lowest_consumer", report.lowest_consumer()) + "," +
           json_number("stripped_producer", report.lowest_producer(true)) + "," +
           json_number("stripped_consumer", report.lowest_consumer(true)) + "," +
           json_number("producer_limit", report.limits.empty() ? -1 : report.producer_limit()) +
           ",\"bad_consumers\":" + detail::json_list(report.bad, number) +
           ",\"needs\":" + detail::json_list(report.needs, need) +
           ",\"limits\":" + detail::json_list(report.limits, need) +
           ",\"problems\":" + to_json(report.found) + "}";
}

}  // namespace evergraph

#endif
