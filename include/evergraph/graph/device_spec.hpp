// SPDX-License-Identifier: BSL-1.0
// device_spec: the name of a device, or as much of it as is asked for.
#ifndef EVERGRAPH_GRAPH_DEVICE_SPEC_HPP
#define EVERGRAPH_GRAPH_DEVICE_SPEC_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace evergraph {

// /job:worker/replica:0/task:1/device:GPU:0; parts that are not set are left open.
struct device_spec {
    std::optional<std::string> job;
    std::optional<std::int32_t> replica;
    std::optional<std::int32_t> task;
    std::optional<std::string> type;
    std::optional<std::int32_t> id;
    bool operator==(const device_spec&) const = default;
};

namespace detail {

// Reads device names from the left.
class device_parser {
 public:
    explicit device_parser(std::string_view text) : rest_(text) {}

    std::optional<device_spec> run() {
        while (!rest_.empty() && rest_ != "/") {
            if (!part()) return std::nullopt;
        }
        return spec_;
    }

 private:
    bool part() {
        if (eat("/job:")) return word_or_star(spec_.job);
        if (eat("/replica:")) return number_or_star(spec_.replica);
        if (eat("/task:")) return number_or_star(spec_.task);
        if (eat("/device:")) return device();
        for (const std::string_view old : {"/cpu:", "/CPU:", "/gpu:", "/GPU:"}) {
            if (!eat(old)) continue;
            spec_.type = old[1] == 'c' || old[1] == 'C' ? "CPU" : "GPU";
            return number_or_star(spec_.id);
        }
        return false;
    }
    bool device() {
        if (!word_or_star(spec_.type)) return false;
        if (!spec_.type) {
            spec_.id.reset();
            return true;
        }
        return eat(":") ? number_or_star(spec_.id) : true;
    }
    bool eat(std::string_view text) {
        if (!rest_.starts_with(text)) return false;
        rest_.remove_prefix(text.size());
        return true;
    }
    bool word_or_star(std::optional<std::string>& out) {
        out.reset();
        if (eat("*")) return true;
        std::size_t n = 0;
        while (n < rest_.size() && (is_letter(rest_[n]) || (n > 0 && is_word(rest_[n])))) ++n;
        if (n == 0) return false;
        out = std::string{rest_.substr(0, n)};
        rest_.remove_prefix(n);
        return true;
    }
    bool number_or_star(std::optional<std::int32_t>& out) {
        out.reset();
        if (eat("*")) return true;
        std::size_t n = 0;
        std::int64_t value = 0;
        while (n < rest_.size() && n < 10 && rest_[n] >= '0' && rest_[n] <= '9') {
            value = value * 10 + (rest_[n++] - '0');
        }
        if (n == 0 || value > 2147483647) return false;
        out = static_cast<std::int32_t>(value);
        rest_.remove_prefix(n);
        return true;
    }
    static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
    static bool is_word(char c) { return (c >= '0' && c <= '9') || c == '_'; }

    std::string_view rest_;
    device_spec spec_;
};

}  // namespace detail

// Parts in any order, a later one over an earlier one, "*" for open; the old forms /cpu:0 and /gpu:0
// as well. Nothing if the text does not read; empty text asks for nothing.
inline std::optional<device_spec> parse_device(std::string_view text) {
    return detail::device_parser{text}.run();
}

// The full form, parts that are open left out; ":*" behind a type without number.
inline std::string text(const device_spec& d) {
    std::string out;
    if (d.job) out += "/job:" + *d.job;
    if (d.replica) out += "/replica:" + std::to_string(*d.replica);
    if (d.task) out += "/task:" + std::to_string(*d.task);
    if (d.type) out += "/device:" + *d.type + ":" + (d.id ? std::to_string(*d.id) : "*");
    return out;
}

// What `first` asks for, and where it leaves something open, what `other` asks for. A number counts
// with its type only.
inline device_spec completed(device_spec first, const device_spec& other) {
    if (!first.job) first.job = other.job;
    if (!first.replica) first.replica = other.replica;
    if (!first.task) first.task = other.task;
    if (!first.type) first.type = other.type;
    if (!first.id && first.type == other.type) first.id = other.id;
    return first;
}

}  // namespace evergraph

#endif
