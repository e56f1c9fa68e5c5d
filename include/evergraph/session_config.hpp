// SPDX-License-Identifier: BSL-1.0
// session_config: TensorFlow's ConfigProto and RunOptions as the options of a session and of a run.
#ifndef EVERGRAPH_SESSION_CONFIG_HPP
#define EVERGRAPH_SESSION_CONFIG_HPP

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

#include "base/expected.hpp"
#include "base/problem.hpp"
#include "format/protobuf_reading.hpp"
#include "format/wire_reader.hpp"
#include "format/wire_writer.hpp"
#include "run/run_options.hpp"
#include "session_run.hpp"

namespace evergraph {

namespace detail {

// Calls `use(field, number)` on each number of a message; an unreadable one is a problem.
template <class Use>
expected<void, problems> numbers_in(std::string_view message, std::string_view name, const Use& use) {
    wire_reader r{message};
    while (r.next()) {
        if (r.type() == wire_type::varint) {
            use(r.field(), static_cast<std::int64_t>(r.varint()));
        } else {
            r.skip();
        }
    }
    if (!r.failed()) return {};
    protobuf_reading to;
    to.note(r.fault(), r.offset(), {nullptr, name, -1, {}, false});
    return unexpected<problems>{std::move(to.found)};
}

inline std::chrono::nanoseconds milliseconds_of(std::int64_t count) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max() / 1000000;
    return std::chrono::milliseconds{std::clamp<std::int64_t>(count, 0, most)};
}

}  // namespace detail

// A serialized ConfigProto. Its two pools are one here: inter_op_parallelism_threads if it is set,
// else intra_op_parallelism_threads, are its threads; a negative number of the first means that the
// caller's thread does all. operation_timeout_in_ms limits runs. What speaks of devices, of
// optimisers and of other machines is passed over.
inline expected<session_options, problems> session_options_of(std::string_view config_proto) {
    session_options options;
    std::int64_t inter = 0;
    std::int64_t intra = 0;
    const auto read =
        detail::numbers_in(config_proto, "ConfigProto", [&](std::uint32_t field, std::int64_t n) {
            if (field == 2) intra = static_cast<std::int32_t>(n);
            if (field == 5) inter = static_cast<std::int32_t>(n);
            if (field == 11) options.timeout = detail::milliseconds_of(n);
        });
    if (!read) return unexpected<problems>{read.error()};
    if (inter < 0) {
        options.threads = 1;
    } else if (inter > 0 || intra > 0) {
        options.threads = static_cast<unsigned>(std::min<std::int64_t>(inter > 0 ? inter : intra, 4096));
    }
    return options;
}

// The ConfigProto that gives these options.
inline std::string config_proto_of(const session_options& options) {
    return write_wire([&](auto& out) {
        out.tag(2, wire_type::varint);
        out.varint(options.threads);
        out.tag(5, wire_type::varint);
        out.varint(options.threads);
        const auto limit =
            std::chrono::duration_cast<std::chrono::milliseconds>(options.timeout).count();
        if (limit <= 0) return;
        out.tag(11, wire_type::varint);
        out.varint(static_cast<std::uint64_t>(limit));
    });
}

// A serialized RunOptions: timeout_in_ms. Traces are asked for by `run_options::trace`; whether the
// message asks for one, `wants_trace` tells.
inline expected<run_options, problems> run_options_of(std::string_view run_options_proto) {
    run_options options;
    const auto read = detail::numbers_in(run_options_proto, "RunOptions",
                                         [&](std::uint32_t field, std::int64_t n) {
                                             if (field == 2) options.timeout = detail::milliseconds_of(n);
                                         });
    if (!read) return unexpected<problems>{read.error()};
    return options;
}
inline bool wants_trace(std::string_view run_options_proto) {
    bool wants = false;
    const auto read = detail::numbers_in(
        run_options_proto, "RunOptions",
        [&](std::uint32_t field, std::int64_t n) { wants = field == 1 ? n > 0 : wants; });
    return read.has_value() && wants;
}

}  // namespace evergraph

#endif
