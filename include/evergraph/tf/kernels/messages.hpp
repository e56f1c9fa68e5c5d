// SPDX-License-Identifier: BSL-1.0
// messages: nodes that say something, or stop the run if something does not hold.
#ifndef EVERGRAPH_TF_KERNELS_MESSAGES_HPP
#define EVERGRAPH_TF_KERNELS_MESSAGES_HPP

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "../../run/kernel_table.hpp"
#include "../../tensor/tensor_text.hpp"
#include "arguments.hpp"

namespace evergraph::tf {

namespace detail {

// "[1 2 3...]": the first elements of one value, in one line.
inline std::string listed_elements(const tensor& t, std::int64_t most) {
    if (byte_size(t.type()) == 0 && t.type() != dtype::string) return "<" + summary(t) + ">";
    const auto shown = most < 0 ? t.elements() : std::min(most, t.elements());
    return "[" + elements_text(t, static_cast<std::size_t>(shown)) + "]";
}

inline std::string listed_data(const kernel_context& c) {
    const auto most = attr_or<std::int64_t>(c.node(), "summarize", 3);
    std::string out;
    for (std::size_t i = 1; i < c.input_count(); ++i) {
        if (i != 1) out += ' ';
        out += listed_elements(c.input(i), most);
    }
    return out;
}

}  // namespace detail

inline void assert_that(kernel_context& c) {
    const tensor& holds = c.input(0);
    if (holds.rank() != 0) return invalid(c, "a condition " + summary(holds), "bool[]");
    if (holds.values<bool>()[0]) return;
    invalid(c, "assertion failed: " + detail::listed_data(c), "a condition that holds");
}

// On standard error, the first `first_n` times of this kernel.
inline expected<kernel, problem> make_print(const plan_node& n) {
    const auto most = attr_or<std::int64_t>(n, "first_n", -1);
    auto said = std::make_shared<std::atomic<std::int64_t>>(0);
    return kernel{[most, said](kernel_context& c) {
        if (most < 0 || said->fetch_add(1) < most) {
            const std::string line = std::string{string_attr(c.node(), "message")} +
                                     detail::listed_data(c) + "\n";
            std::fputs(line.c_str(), stderr);
        }
        c.output(0, c.take(0));
    }};
}
// To standard output, standard error, or the end of a file.
inline void print_v2(kernel_context& c) {
    constexpr std::string_view file_scheme = "file://";
    const std::string_view stream = string_attr(c.node(), "output_stream", "stderr");
    std::string line = c.values<std::string>(0).empty() ? "" : c.values<std::string>(0)[0];
    line += string_attr(c.node(), "end", "\n");
    if (!stream.starts_with(file_scheme)) {
        std::fwrite(line.data(), 1, line.size(), stream == "stdout" ? stdout : stderr);
        return;
    }
    const std::string path{stream.substr(file_scheme.size())};
    std::FILE* file = std::fopen(path.c_str(), "ab");
    if (file == nullptr) return c.fail(status_code::not_found, "the file '" + path + "'", "one to write to");
    std::fwrite(line.data(), 1, line.size(), file);
    std::fclose(file);
}

inline constexpr kernel_table message_kernels{row_for("Assert", runs<assert_that>),
                                              row_for("Print", make_print),
                                              row_for("PrintV2", runs<print_v2>)};

}  // namespace evergraph::tf

#endif
