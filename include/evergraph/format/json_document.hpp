// SPDX-License-Identifier: BSL-1.0
// json_document: reads a JSON document by nlohmann/json; the only header that needs it.
#ifndef EVERGRAPH_FORMAT_JSON_DOCUMENT_HPP
#define EVERGRAPH_FORMAT_JSON_DOCUMENT_HPP

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "json_value.hpp"

#if __has_include(<nlohmann/json.hpp>)
#include <nlohmann/json.hpp>
#else
#error "evergraph: JSON needs nlohmann/json.hpp, version 3.9 or newer (nlohmann-json3-dev)"
#endif

namespace evergraph {

// The whole document is one value. A byte order mark is passed over. The first fault is reported
// with line:column.
expected<json_value, problems> parse_json(std::string_view document);

// Arrays and objects in each other.
inline constexpr std::size_t json_depth = 400;

#if __has_include(<nlohmann/json.hpp>)

namespace detail {

// Counts what the parser has taken, since its events do not say where they happen.
class counted_text {
 public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    counted_text(const char* at, const char** taken) : at_(at), taken_(taken) {}
    reference operator*() const { return *at_; }
    counted_text& operator++() {
        *taken_ = ++at_;
        return *this;
    }
    counted_text operator++(int) {
        const counted_text before = *this;
        ++*this;
        return before;
    }
    bool operator==(const counted_text& other) const { return at_ == other.at_; }
    bool operator!=(const counted_text& other) const { return at_ != other.at_; }

 private:
    const char* at_;
    const char** taken_;
};

// Builds the tree. The parser calls it right behind the last character of each token; behind a
// number it has seen one more.
class json_builder {
 public:
    json_builder(std::string_view document, json_value& root) : document_(document), root_(root) {}

    const char* taken = nullptr;
    problem fault;

    bool null() { return add(json_kind::null, begin_of_word(), "null"); }
    bool boolean(bool value) {
        return add(json_kind::boolean, begin_of_word(), value ? "true" : "false");
    }
    bool number_integer(std::int64_t) { return number(); }
    bool number_unsigned(std::uint64_t) { return number(); }
    bool number_float(double, const std::string&) { return number(); }
    bool string(std::string& value) {
        return add(json_kind::string, begin_of_string(), std::move(value));
    }
    template <class Binary>
    bool binary(const Binary&) {
        return false;
    }
    bool start_object(std::size_t) { return open(json_kind::object); }
    bool start_array(std::size_t) { return open(json_kind::array); }
    bool key(std::string& name) {
        name_ = std::move(name);
        return true;
    }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    template <class Error>
    bool parse_error(std::size_t position, const std::string& token, const Error& error) {
        const std::string what = error.what();
        const std::size_t colon = what.rfind(": syntax error");
        std::string why = colon == std::string::npos ? what : what.substr(colon + 2);
        why = why.substr(0, why.find("; last read"));
        (void)token;
        refuse(why, position == 0 ? 0 : position - 1);
        return false;
    }

 private:
    bool add(json_kind kind, std::size_t offset, std::string text) {
        json_value& value = place();
        value.kind = kind;
        value.offset = offset;
        value.name = std::move(name_);
        value.text = std::move(text);
        name_.clear();
        return true;
    }
    json_value& place() {
        return open_.empty() ? root_ : open_.back()->items.emplace_back();
    }
    bool open(json_kind kind) {
        if (open_.size() == json_depth) {
            refuse("arrays and objects nested too deep", here() - 1);
            return false;
        }
        json_value& value = place();
        value.kind = kind;
        value.offset = here() - 1;
        value.name = std::move(name_);
        name_.clear();
        open_.push_back(&value);
        return true;
    }
    bool close() {
        open_.pop_back();
        return true;
    }
    void refuse(const std::string& what, std::size_t offset) {
        fault.code = status_code::data_loss;
        fault.kind = problem_kind::unreadable_bytes;
        fault.found = what + " at " + line_and_column(document_, offset);
        fault.needed = "JSON";
    }

    std::size_t here() const { return static_cast<std::size_t>(taken - document_.data()); }
    bool number() {
        const auto of_number = [](char c) {
            return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E';
        };
        std::size_t end = here();
        if (end > 0 && !of_number(document_[end - 1])) --end;
        std::size_t begin = end;
        while (begin > 0 && of_number(document_[begin - 1])) --begin;
        return add(json_kind::number, begin, std::string{document_.substr(begin, end - begin)});
    }
    std::size_t begin_of_word() const {
        std::size_t begin = here();
        while (begin > 0 && document_[begin - 1] >= 'a' && document_[begin - 1] <= 'z') --begin;
        return begin;
    }
    // The nearest quote before the last one that no backslash escapes: inside all are escaped.
    std::size_t begin_of_string() const {
        for (std::size_t begin = here() - 1; begin > 0;) {
            if (document_[--begin] != '"') continue;
            std::size_t slashes = 0;
            while (slashes < begin && document_[begin - 1 - slashes] == '\\') ++slashes;
            if (slashes % 2 == 0) return begin;
        }
        return 0;
    }

    std::string_view document_;
    json_value& root_;
    std::string name_;
    std::vector<json_value*> open_;
};

}  // namespace detail

inline expected<json_value, problems> parse_json(std::string_view document) {
    json_value root;
    detail::json_builder builder{document, root};
    builder.taken = document.data();
    const bool read = nlohmann::json::sax_parse(
        detail::counted_text{document.data(), &builder.taken},
        detail::counted_text{document.data() + document.size(), &builder.taken}, &builder);
    if (!read) return unexpected<problems>{problems{std::move(builder.fault)}};
    return root;
}

#endif

}  // namespace evergraph

#endif
