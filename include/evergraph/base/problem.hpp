// SPDX-License-Identifier: BSL-1.0
// problem: what is wrong, as data first and as a sentence second.
#ifndef EVERGRAPH_BASE_PROBLEM_HPP
#define EVERGRAPH_BASE_PROBLEM_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "utf8.hpp"

namespace evergraph {

// The status kinds of TensorFlow (absl and gRPC numbering).
enum class status_code : std::int32_t {
    ok = 0,
    cancelled = 1,
    unknown = 2,
    invalid_argument = 3,
    deadline_exceeded = 4,
    not_found = 5,
    already_exists = 6,
    permission_denied = 7,
    resource_exhausted = 8,
    failed_precondition = 9,
    aborted = 10,
    out_of_range = 11,
    unimplemented = 12,
    internal = 13,
    unavailable = 14,
    data_loss = 15,
    unauthenticated = 16,
};

constexpr std::string_view name_of(status_code code) {
    constexpr std::array<std::string_view, 17> names{
        "OK",           "CANCELLED",           "UNKNOWN",           "INVALID_ARGUMENT",
        "DEADLINE_EXCEEDED", "NOT_FOUND",      "ALREADY_EXISTS",    "PERMISSION_DENIED",
        "RESOURCE_EXHAUSTED", "FAILED_PRECONDITION", "ABORTED",     "OUT_OF_RANGE",
        "UNIMPLEMENTED", "INTERNAL",           "UNAVAILABLE",       "DATA_LOSS",
        "UNAUTHENTICATED"};
    const auto i = static_cast<std::size_t>(code);
    return i < names.size() ? names[i] : std::string_view{"UNKNOWN"};
}

// What happened, finer than the status kind: programs switch on this.
enum class problem_kind : std::uint8_t {
    // reading
    unreadable_bytes,
    other_kind_of_file,
    file_not_opened,
    file_not_written,
    value_too_large,
    not_in_the_file,
    // versions
    window_is_nonsense,
    producer_too_old,
    consumer_too_old,
    consumer_is_banned,
    unversioned_graph,
    retired_version_field,
    unknown_dialect,
    no_version_fits,
    // graph
    bad_node_name,
    duplicate_node_name,
    missing_op_name,
    missing_input,
    bad_input_text,
    output_index_too_large,
    data_input_after_control,
    cycle,
    broken_loop,
    not_in_graph,
    mixed_graphs,
    graph_is_final,
    misused_scope,
    name_taken,
    bad_import,
    bad_colocation,
    missing_device,
    inconsistent_shape,
    // ops
    unknown_op,
    deprecated_op,
    deprecated_later,
    unknown_attr,
    missing_attr,
    wrong_attr_type,
    attr_below_minimum,
    attr_not_allowed,
    wrong_input_count,
    type_mismatch,
    no_migration,
    would_be_lost,
    // asking for a run
    nothing_requested,
    feed_given_twice,
    fed_and_fetched,
    unknown_feed,
    unknown_fetch,
    unknown_target,
    nothing_to_fetch,
    placeholder_not_fed,
    wrong_feed_type,
    wrong_feed_shape,
    // running
    no_kernel,
    not_supported,
    kernel_refused,
    kernel_failed,
    dead_fetch,
    stuck,
    cancelled,
    timed_out,
    session_closed,
    producers_differ,
    given_twice,
};

// One thing that is wrong. Empty members do not apply. Text that comes from a file stands in it as
// it came: `text` and `line` make it printable.
struct problem {
    status_code code = status_code::unknown;
    problem_kind kind = problem_kind::kernel_failed;
    std::string node;    // the node's name
    std::string op;      // its op
    std::string attr;    // the attr or port concerned
    std::string found;   // what is there
    std::string needed;  // what should be there
    std::string remedy;  // what the reader can do
    std::int64_t nearest_version = -1;  // the nearest version that would work, -1 if none is known

    bool operator==(const problem&) const = default;
};

using problems = std::vector<problem>;

// One that is of no node, or whose node the caller adds.
inline problem problem_of(problem_kind kind, status_code code, std::string found,
                          std::string needed = {}, std::string remedy = {}) {
    problem p;
    p.code = code;
    p.kind = kind;
    p.found = std::move(found);
    p.needed = std::move(needed);
    p.remedy = std::move(remedy);
    return p;
}

constexpr std::string_view phrase_of(problem_kind kind) {
    using k = problem_kind;
    switch (kind) {
        case k::unreadable_bytes: return "the bytes do not read";
        case k::other_kind_of_file: return "the file is of another kind";
        case k::file_not_opened: return "the file does not open";
        case k::file_not_written: return "the file cannot be written";
        case k::value_too_large: return "a value exceeds a limit";
        case k::not_in_the_file: return "the file lacks what is asked for";
        case k::window_is_nonsense: return "the version window is empty";
        case k::producer_too_old: return "the producer is older than this program reads";
        case k::consumer_too_old: return "the graph asks for a newer consumer";
        case k::consumer_is_banned: return "the graph bans this consumer version";
        case k::unversioned_graph: return "the graph does not say who wrote it";
        case k::retired_version_field: return "the graph uses the retired version field";
        case k::unknown_dialect: return "the graph has ops of a dialect that is not at hand";
        case k::no_version_fits: return "no version allows all that the graph holds";
        case k::bad_node_name: return "the name of the node is not allowed";
        case k::duplicate_node_name: return "the name of the node is used twice";
        case k::missing_op_name: return "the node names no op";
        case k::missing_input: return "an input names a node that is not there";
        case k::bad_input_text: return "an input does not read as name, name:k or ^name";
        case k::output_index_too_large: return "an input takes an output its source lacks";
        case k::data_input_after_control: return "a data input follows a control input";
        case k::cycle: return "the node waits for itself";
        case k::broken_loop: return "the loop or cond is malformed";
        case k::not_in_graph: return "this is not in the graph";
        case k::mixed_graphs: return "inputs come from several graphs";
        case k::graph_is_final: return "the graph takes no more changes";
        case k::misused_scope: return "a scope is left out of order or by another thread";
        case k::name_taken: return "the name is in use in the target graph";
        case k::bad_import: return "the import asks for what cannot be";
        case k::bad_colocation: return "a colocation names a node that is not there";
        case k::missing_device: return "the node names no device";
        case k::inconsistent_shape: return "a shape contradicts what the op gives";
        case k::unknown_op: return "the op is not in the table";
        case k::deprecated_op: return "the op is deprecated for this producer";
        case k::deprecated_later: return "newer producers may not use the op";
        case k::unknown_attr: return "the op lacks this attr";
        case k::missing_attr: return "a required attr is not set";
        case k::wrong_attr_type: return "the attr holds another type";
        case k::attr_below_minimum: return "the attr is below its minimum";
        case k::attr_not_allowed: return "the value of the attr is not allowed";
        case k::wrong_input_count: return "the number of inputs is wrong";
        case k::type_mismatch: return "an input has another type";
        case k::no_migration: return "no step leads the node to the wanted version";
        case k::would_be_lost: return "the wanted version cannot hold this";
        case k::nothing_requested: return "nothing is fetched and nothing is targeted";
        case k::feed_given_twice: return "a feed is given twice";
        case k::fed_and_fetched: return "a tensor is both fed and fetched";
        case k::unknown_feed: return "a feed names what the graph lacks";
        case k::unknown_fetch: return "a fetch names what the graph lacks";
        case k::unknown_target: return "a target names what the graph lacks";
        case k::nothing_to_fetch: return "a fetched node has no outputs";
        case k::placeholder_not_fed: return "a placeholder is needed and not fed";
        case k::wrong_feed_type: return "a feed has another type";
        case k::wrong_feed_shape: return "a feed has another shape";
        case k::no_kernel: return "no kernel is registered";
        case k::not_supported: return "this is not supported";
        case k::kernel_refused: return "the kernel cannot be built";
        case k::kernel_failed: return "the kernel failed";
        case k::dead_fetch: return "a fetched value was not computed in this run";
        case k::stuck: return "the run cannot go on";
        case k::cancelled: return "the run was cancelled";
        case k::timed_out: return "the run was not done in time";
        case k::producers_differ: return "the two graphs are of different producers";
        case k::session_closed: return "the session is closed";
        case k::given_twice: return "this was given before";
    }
    return "unknown problem";
}

// The enumerator as text, for machines: "missing_input".
std::string_view name_of(problem_kind kind);

// Whether one UTF-8 character moves the cursor of a terminal or turns its direction: control
// characters, and those of Unicode that separate lines or steer bidirectional text.
constexpr bool steers_terminal(std::string_view character) {
    const std::uint32_t point = code_point(character);
    return point < 0x20 || (point >= 0x7F && point < 0xA0) || point == 0x200E || point == 0x200F ||
           (point >= 0x2028 && point <= 0x202E) || (point >= 0x2066 && point <= 0x2069);
}

// Text from outside made fit for a line of output: characters that steer a terminal and bytes that
// are not UTF-8 become \xNN, at most `most` bytes are shown.
inline std::string printable(std::string_view raw, std::size_t most = 200) {
    constexpr std::string_view hex = "0123456789abcdef";
    std::string out;
    for (std::size_t i = 0; i < raw.size();) {
        if (i >= most) {
            out += "...";
            break;
        }
        const std::size_t length = utf8_length(raw.substr(i));
        const std::string_view character = raw.substr(i, length == 0 ? 1 : length);
        if (length != 0 && !steers_terminal(character)) {
            out += character;
        } else {
            for (const char c : character) {
                out += "\\x";
                out += hex[static_cast<unsigned char>(c) >> 4U];
                out += hex[static_cast<unsigned char>(c) & 15U];
            }
        }
        i += character.size();
    }
    return out;
}

// The sentence: what happened, found, needed, remedy. One line, no full stop.
inline std::string text(const problem& p) {
    std::string out;
    if (!p.attr.empty()) out += printable(p.attr) + ": ";
    out += phrase_of(p.kind);
    if (!p.found.empty()) out += ", found " + printable(p.found);
    if (!p.needed.empty()) out += ", needed " + printable(p.needed);
    if (!p.remedy.empty()) out += "; " + printable(p.remedy, 400);
    return out;
}

// CODE node 'n' (Op): sentence
inline std::string line(const problem& p) {
    std::string out{name_of(p.code)};
    if (!p.node.empty()) out += " node '" + printable(p.node) + "'";
    if (!p.op.empty()) out += " (" + printable(p.op) + ")";
    return out + ": " + text(p);
}

inline std::string_view name_of(problem_kind kind) {
    constexpr std::array<std::string_view, 65> names{
        "unreadable_bytes", "other_kind_of_file", "file_not_opened", "file_not_written",
        "value_too_large", "not_in_the_file", "window_is_nonsense", "producer_too_old", "consumer_too_old",
        "consumer_is_banned", "unversioned_graph", "retired_version_field", "unknown_dialect",
        "no_version_fits", "bad_node_name", "duplicate_node_name", "missing_op_name",
        "missing_input", "bad_input_text", "output_index_too_large", "data_input_after_control",
        "cycle", "broken_loop",
        "not_in_graph", "mixed_graphs", "graph_is_final", "misused_scope", "name_taken",
        "bad_import", "bad_colocation", "missing_device", "inconsistent_shape",
        "unknown_op", "deprecated_op", "deprecated_later", "unknown_attr",
        "missing_attr", "wrong_attr_type", "attr_below_minimum", "attr_not_allowed",
        "wrong_input_count", "type_mismatch", "no_migration", "would_be_lost", "nothing_requested", "feed_given_twice", "fed_and_fetched",
        "unknown_feed", "unknown_fetch", "unknown_target", "nothing_to_fetch",
        "placeholder_not_fed", "wrong_feed_type", "wrong_feed_shape", "no_kernel",
        "not_supported", "kernel_refused", "kernel_failed", "dead_fetch", "stuck", "cancelled", "timed_out", "session_closed", "producers_differ",
        "given_twice"};
    static_assert(names.size() == static_cast<std::size_t>(problem_kind::given_twice) + 1);
    return names[static_cast<std::size_t>(kind)];
}

}  // namespace evergraph

#endif
