// SPDX-License-Identifier: BSL-1.0
// tensor_name: the text that names an output of a node, read and written.
#ifndef EVERGRAPH_GRAPH_TENSOR_NAME_HPP
#define EVERGRAPH_GRAPH_TENSOR_NAME_HPP

#include <string>
#include <string_view>

namespace evergraph {

inline constexpr int control_slot = -1;

// `name` is output 0, `name:3` output 3, `^name` the node itself as a control input.
struct tensor_name {
    std::string_view node;
    int output = 0;  // control_slot for a control input
    bool operator==(const tensor_name&) const = default;
};

// As TensorFlow reads it: trailing digits after a colon are the output, else a leading ^ means
// control, else the whole text is the name. So "a:b" is node "a:b" output 0. Digits that exceed
// int leave the text unsplit, which names no node.
constexpr tensor_name parse_tensor_name(std::string_view text) {
    std::size_t digits = text.size();
    while (digits > 0 && text[digits - 1] >= '0' && text[digits - 1] <= '9') --digits;
    if (digits < text.size() && digits >= 2 && text[digits - 1] == ':') {
        int output = 0;
        bool fits = true;
        for (char c : text.substr(digits)) {
            const int digit = c - '0';
            if (output > (2147483647 - digit) / 10) fits = false;
            if (fits) output = output * 10 + digit;
        }
        if (fits) return {text.substr(0, digits - 1), output};
    }
    if (text.size() > 1 && text[0] == '^') return {text.substr(1), control_slot};
    return {text, 0};
}

inline std::string text(const tensor_name& t) {
    if (t.output == control_slot) return "^" + std::string{t.node};
    if (t.output == 0) return std::string{t.node};
    return std::string{t.node} + ":" + std::to_string(t.output);
}

}  // namespace evergraph

#endif
