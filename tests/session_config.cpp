// SPDX-License-Identifier: BSL-1.0
// session_config: options out of TensorFlow's messages, binary and in text.
#include <evergraph/session_config.hpp>

#include <doctest/doctest.h>

#include <evergraph/format/text_parser.hpp>
#include <string>

namespace eg = evergraph;

namespace {

std::string message(const std::string& text, const char* type) {
    return eg::text_to_wire(text, *eg::find_message(type)).value();
}
unsigned threads_of(const std::string& config) {
    return eg::session_options_of(message(config, "ConfigProto"))->threads;
}

}  // namespace

TEST_CASE("threads and limits of a ConfigProto") {
    CHECK(threads_of("inter_op_parallelism_threads: 3 intra_op_parallelism_threads: 7") == 3);
    CHECK(threads_of("intra_op_parallelism_threads: 7") == 7);
    CHECK(threads_of("inter_op_parallelism_threads: -1") == 1);
    CHECK(threads_of("device_count { key: 'CPU' value: 1 } log_device_placement: true") ==
          eg::session_options{}.threads);
    const auto limited =
        eg::session_options_of(message("operation_timeout_in_ms: 1500", "ConfigProto"));
    CHECK(limited->timeout == std::chrono::milliseconds{1500});
    const auto endless = eg::session_options_of(
        message("operation_timeout_in_ms: 9223372036854775807", "ConfigProto"));
    CHECK(endless->timeout > std::chrono::hours{24 * 365 * 200});
    const auto broken = eg::session_options_of("\x10");
    REQUIRE_FALSE(broken.has_value());
    CHECK(broken.error()[0].found == "a value that is cut short at byte 1, in ConfigProto");
}

TEST_CASE("options and their ConfigProto") {
    eg::session_options options;
    options.threads = 5;
    options.timeout = std::chrono::milliseconds{20};
    const auto back = eg::session_options_of(eg::config_proto_of(options));
    CHECK(back->threads == 5);
    CHECK(back->timeout == options.timeout);
}

TEST_CASE("RunOptions") {
    const std::string full = message("timeout_in_ms: 7 trace_level: FULL_TRACE", "RunOptions");
    CHECK(eg::run_options_of(full)->timeout == std::chrono::milliseconds{7});
    CHECK(eg::wants_trace(full));
    CHECK_FALSE(eg::wants_trace(message("timeout_in_ms: 7", "RunOptions")));
    CHECK_FALSE(eg::run_options_of("\x08").has_value());
}
