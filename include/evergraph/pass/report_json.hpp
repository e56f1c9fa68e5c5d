// SPDX-License-Identifier: BSL-1.0
// report_json: a report as one JSON object, for other programs.
#ifndef EVERGRAPH_PASS_REPORT_JSON_HPP
#define EVERGRAPH_PASS_REPORT_JSON_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "../base/problem.hpp"
#include "../base/utf8.hpp"
#include "check.hpp"

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

}  // namespace evergraph

#endif
