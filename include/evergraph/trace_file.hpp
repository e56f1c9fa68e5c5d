// SPDX-License-Identifier: BSL-1.0
// trace_file: a run_trace as Chrome's and Perfetto's JSON, and as TensorFlow's RunMetadata.
#ifndef EVERGRAPH_TRACE_FILE_HPP
#define EVERGRAPH_TRACE_FILE_HPP

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/utf8.hpp"
#include "format/wire_builder.hpp"
#include "format/wire_reader.hpp"
#include "plan/plan.hpp"
#include "run/run_trace.hpp"

namespace evergraph {

namespace detail {

// Bytes that are not UTF-8 become U+FFFD.
inline void append_json_text(std::string& out, std::string_view raw) {
    constexpr std::string_view hex = "0123456789abcdef";
    out += '"';
    for (std::size_t i = 0; i < raw.size();) {
        const std::size_t length = utf8_length(raw.substr(i));
        const auto c = static_cast<unsigned char>(raw[i]);
        if (length == 0) {
            out += "\xEF\xBF\xBD";
        } else if (c < 0x20) {
            out += "\\u00";
            out += hex[c >> 4U];
            out += hex[c & 15U];
        } else {
            if (c == '"' || c == '\\') out += '\\';
            out += raw.substr(i, length);
        }
        i += length == 0 ? 1 : length;
    }
    out += '"';
}

// Nanoseconds as microseconds with three places.
inline void append_microseconds(std::string& out, double nanoseconds) {
    const auto whole = static_cast<std::uint64_t>(nanoseconds < 0 ? 0 : nanoseconds);
    const std::string rest = std::to_string(whole % 1000);
    out += std::to_string(whole / 1000) + "." + std::string(3 - rest.size(), '0') + rest;
}

inline void append_event(std::string& out, const run_trace& trace, const trace_event& e) {
    const plan_node& node = trace.node_of(e);
    out += ",\n{\"ph\":\"X\",\"pid\":1,\"tid\":" + std::to_string(e.thread) + ",\"name\":";
    append_json_text(out, node.name);
    out += ",\"cat\":";
    append_json_text(out, node.op);
    out += ",\"ts\":";
    append_microseconds(out, e.start);
    out += ",\"dur\":";
    append_microseconds(out, e.end - e.start);
    out += ",\"args\":{\"queue_us\":";
    append_microseconds(out, e.queue_delay());
    out += ",\"bytes\":" + std::to_string(e.output_bytes) +
           ",\"iteration\":" + std::to_string(e.iteration) + "}}";
}

inline std::string thread_name(std::uint32_t thread) {
    return thread == 0 ? "caller" : "helper " + std::to_string(thread);
}

inline void number_field(wire_builder& out, std::uint32_t field, std::uint64_t value) {
    if (value == 0) return;
    out.tag(field, wire_type::varint);
    out.varint(value);
}

// NodeExecStats. Its times are in micro- and in nanoseconds; "all" is from ready to end.
inline void write_node_stats(wire_builder& out, const run_trace& trace, const trace_event& e) {
    const plan_node& node = trace.node_of(e);
    const auto began = static_cast<std::uint64_t>(trace.began().count());
    const auto ready = static_cast<std::uint64_t>(e.ready);
    const auto op_start = static_cast<std::uint64_t>(e.queue_delay() < 0 ? 0 : e.queue_delay());
    const auto all_end = static_cast<std::uint64_t>(e.end - e.ready);
    out.open(2);
    out.bytes(1, node.name);
    number_field(out, 2, began + ready / 1000);
    number_field(out, 3, op_start / 1000);
    number_field(out, 4, all_end / 1000);
    number_field(out, 5, all_end / 1000);
    out.open(6);
    out.bytes(1, "cpu");
    number_field(out, 2, e.output_bytes);
    out.close();
    out.bytes(8, node.name + " = " + node.op);
    number_field(out, 9, began + ready / 1000);
    number_field(out, 10, e.thread);
    number_field(out, 13, began * 1000 + ready);
    number_field(out, 14, op_start);
    number_field(out, 15, all_end);
    number_field(out, 16, all_end);
    number_field(out, 17, began * 1000 + ready);
    out.close();
}

}  // namespace detail

// For chrome://tracing and ui.perfetto.dev: one row for each thread.
inline std::string trace_json(const run_trace& trace) {
    std::string out = "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n"
                      "{\"ph\":\"M\",\"pid\":1,\"name\":\"process_name\","
                      "\"args\":{\"name\":\"evergraph\"}}";
    std::uint32_t threads = 1;
    for (const trace_event& e : trace.events()) threads = e.thread >= threads ? e.thread + 1 : threads;
    for (std::uint32_t t = 0; t < threads; ++t) {
        out += ",\n{\"ph\":\"M\",\"pid\":1,\"tid\":" + std::to_string(t) +
               ",\"name\":\"thread_name\",\"args\":{\"name\":\"" + detail::thread_name(t) + "\"}}";
    }
    for (const trace_event& e : trace.events()) detail::append_event(out, trace, e);
    return out + "\n]}\n";
}

// The bytes of a RunMetadata with step_stats, a device for each that nodes name; nodes without one
// are of /device:CPU:0.
inline std::string run_metadata(const run_trace& trace) {
    std::map<std::string, std::vector<const trace_event*>> devices;
    for (const trace_event& e : trace.events()) {
        const std::string& named = trace.node_of(e).device;
        devices[named.empty() ? "/job:localhost/replica:0/task:0/device:CPU:0" : named].push_back(&e);
    }
    wire_builder out;
    out.open(1);
    for (const auto& [device, events] : devices) {
        out.open(1);
        out.bytes(1, device);
        std::map<std::uint32_t, std::string> threads;
        for (const trace_event* e : events) {
            detail::write_node_stats(out, trace, *e);
            threads[e->thread] = detail::thread_name(e->thread);
        }
        for (const auto& [number, name] : threads) {
            out.open(3);
            detail::number_field(out, 1, number);
            out.bytes(2, name);
            out.close();
        }
        out.close();
    }
    out.close();
    return out.text();
}

}  // namespace evergraph

#endif
