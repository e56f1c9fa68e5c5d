// SPDX-License-Identifier: BSL-1.0
// report_json: a report as one JSON object, for other programs.
#ifndef EVERGRAPH_PASS_REPORT_JSON_HPP
#define EVERGRAPH_PASS_REPORT_JSON_HPP

#include <limits>
#include <string>
#include <string_view>

#include "../base/problem.hpp"
#include "check.hpp"

namespace evergraph {

namespace detail {

inline std::string json_quoted(std::string_view raw) {
    std::string out = "\"";
    for (char c : printable(raw, std::numeric_limits<std::size_t>::max())) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + "\"";
}

inline std::string json_member(std::string_view key, std::string_view value) {
    return json_quoted(key) + ":" + json_quoted(value);
}

}  // namespace detail

// Bytes that are not printable UTF-8 stand as \xNN inside the texts, as in `line`.
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

}  // namespace evergraph

#endif
