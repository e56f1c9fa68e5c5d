// SPDX-License-Identifier: BSL-1.0
// evergraph 0.1.0: the library in one file, written by tools/single_header.py from include/.
#ifndef EVERGRAPH_HPP
#define EVERGRAPH_HPP

// clang-format off
#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <boost/container/small_vector.hpp>
#include <boost/graph/adjacency_list.hpp>
#include <cassert>
#include <charconv>
#include <cmath>
#include <compare>
#include <complex>
#include <concepts>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <exception>
#include <filesystem>
#include <forward_list>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>
#include <version>

// ---- evergraph/version.hpp
// version: the library's own version, and its history.
#ifndef EVERGRAPH_VERSION_HPP
#define EVERGRAPH_VERSION_HPP

// History, newest last:
//   0.1.0  the whole trip, thin: table, reader, check, prune, freeze, run.
#define EVERGRAPH_VERSION_MAJOR 0
#define EVERGRAPH_VERSION_MINOR 1
#define EVERGRAPH_VERSION_PATCH 0

#endif

// ---- evergraph/base/expected.hpp
// expected: a value or the reason why there is none.
#ifndef EVERGRAPH_BASE_EXPECTED_HPP
#define EVERGRAPH_BASE_EXPECTED_HPP

namespace evergraph {

template <class E>
class unexpected {
 public:
    constexpr explicit unexpected(E error) : error_(std::move(error)) {}
    constexpr const E& error() const& noexcept { return error_; }
    constexpr E& error() & noexcept { return error_; }
    constexpr E&& error() && noexcept { return std::move(error_); }

 private:
    E error_;
};

// The part of std::expected's interface that needs no exceptions. `value()` of an error is a
// programming mistake here and asserts, where std::expected throws. It is the same type under every
// standard: std::expected in C++23 and this one in C++20 would give one function two meanings in a
// program that mixes both.
template <class T, class E>
class [[nodiscard]] expected {
    using stored = std::conditional_t<std::is_void_v<T>, std::monostate, T>;

 public:
    using value_type = T;
    using error_type = E;

    constexpr expected()
        requires std::is_default_constructible_v<stored>
        : state_(std::in_place_index<0>) {}
    template <class U = stored>
        requires(!std::is_void_v<T> && std::is_constructible_v<stored, U &&> &&
                 !std::is_same_v<std::remove_cvref_t<U>, expected> &&
                 !std::is_same_v<std::remove_cvref_t<U>, unexpected<E>>)
    constexpr expected(U&& value) : state_(std::in_place_index<0>, std::forward<U>(value)) {}
    template <class G>
        requires std::is_constructible_v<E, const G&>
    constexpr expected(const unexpected<G>& e) : state_(std::in_place_index<1>, e.error()) {}
    template <class G>
        requires std::is_constructible_v<E, G&&>
    constexpr expected(unexpected<G>&& e)
        : state_(std::in_place_index<1>, std::move(e).error()) {}

    constexpr bool has_value() const noexcept { return state_.index() == 0; }
    constexpr explicit operator bool() const noexcept { return has_value(); }

    constexpr stored& value() & { return held(*this); }
    constexpr const stored& value() const& { return held(*this); }
    constexpr stored&& value() && { return std::move(held(*this)); }
    constexpr stored& operator*() & { return held(*this); }
    constexpr const stored& operator*() const& { return held(*this); }
    constexpr stored&& operator*() && { return std::move(held(*this)); }
    constexpr stored* operator->() { return &held(*this); }
    constexpr const stored* operator->() const { return &held(*this); }
    template <class U>
    constexpr stored value_or(U&& other) const& {
        return has_value() ? held(*this) : static_cast<stored>(std::forward<U>(other));
    }

    constexpr E& error() & { return failed(*this); }
    constexpr const E& error() const& { return failed(*this); }
    constexpr E&& error() && { return std::move(failed(*this)); }

 private:
    template <class Self>
    static constexpr auto& held(Self& self) {
        assert(self.has_value() && "evergraph: expected holds an error, not a value");
        return std::get<0>(self.state_);
    }
    template <class Self>
    static constexpr auto& failed(Self& self) {
        assert(!self.has_value() && "evergraph: expected holds a value, not an error");
        return std::get<1>(self.state_);
    }

    std::variant<stored, E> state_;
};

}  // namespace evergraph

#endif

// ---- evergraph/base/fixed_list.hpp
// fixed_list: a constexpr list with room for N elements, for rows of tables.
#ifndef EVERGRAPH_BASE_FIXED_LIST_HPP
#define EVERGRAPH_BASE_FIXED_LIST_HPP

namespace evergraph {

// More than N elements in the braces does not compile. `push_back` beyond N is dropped and
// `overflowed()` says so: the caller reports it, a constant evaluation must not stop half-way.
template <class T, std::size_t N>
class fixed_list {
 public:
    using value_type = T;

    constexpr fixed_list() = default;
    template <class... Us>
        requires(sizeof...(Us) >= 1 && sizeof...(Us) <= N)
    constexpr fixed_list(const Us&... items)
        : items_{static_cast<T>(items)...}, size_{sizeof...(Us)} {}

    constexpr void push_back(const T& item) {
        if (size_ < N) {
            items_[size_++] = item;
        } else {
            overflowed_ = true;
        }
    }

    constexpr std::size_t size() const noexcept { return size_; }
    constexpr bool empty() const noexcept { return size_ == 0; }
    constexpr bool overflowed() const noexcept { return overflowed_; }
    static constexpr std::size_t capacity() noexcept { return N; }
    constexpr const T* begin() const noexcept { return items_.data(); }
    constexpr const T* end() const noexcept { return items_.data() + size_; }
    constexpr const T* data() const noexcept { return items_.data(); }
    constexpr const T& operator[](std::size_t i) const { return items_[i]; }
    constexpr T& operator[](std::size_t i) { return items_[i]; }

 private:
    std::array<T, N> items_{};
    std::size_t size_ = 0;
    bool overflowed_ = false;
};

}  // namespace evergraph

#endif

// ---- evergraph/base/sentence.hpp
// sentence: text that is put together during constant evaluation and can be a template argument.
#ifndef EVERGRAPH_BASE_SENTENCE_HPP
#define EVERGRAPH_BASE_SENTENCE_HPP

namespace evergraph {

// Exactly N characters; structural, so that a compiler prints it inside a template's name.
template <std::size_t N>
struct fixed_text {
    char text[N + 1]{};

    constexpr fixed_text() = default;
    constexpr explicit fixed_text(std::string_view s) {
        for (std::size_t i = 0; i < N && i < s.size(); ++i) text[i] = s[i];
    }
    constexpr std::string_view view() const { return {text, N}; }
    bool operator==(const fixed_text&) const = default;
};

// A sentence of at most 240 characters; what does not fit is cut. No quotes, no capital, no stop:
// compilers escape quotes, and the sentence stands inside their own message.
class sentence {
 public:
    constexpr sentence() = default;

    constexpr sentence& operator<<(std::string_view s) {
        for (char c : s) {
            if (size_ < capacity) text_[size_++] = c;
        }
        return *this;
    }
    constexpr sentence& operator<<(std::int64_t n) {
        char digits[20]{};
        std::size_t count = 0;
        // The magnitude is taken digit by digit from the negative side: -2^63 has no positive twin.
        std::int64_t rest = n < 0 ? n : -n;
        do {
            digits[count++] = static_cast<char>('0' - rest % 10);
            rest /= 10;
        } while (rest != 0);
        if (n < 0) *this << std::string_view{"-"};
        while (count > 0) *this << std::string_view{&digits[--count], 1};
        return *this;
    }
    constexpr sentence& operator<<(int n) { return *this << static_cast<std::int64_t>(n); }

    constexpr std::string_view view() const { return {text_, size_}; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }

 private:
    static constexpr std::size_t capacity = 240;
    char text_[capacity]{};
    std::size_t size_ = 0;
};

}  // namespace evergraph

#endif

// ---- evergraph/base/boxed.hpp
// boxed: an immutable value that copies share; compares by value.
#ifndef EVERGRAPH_BASE_BOXED_HPP
#define EVERGRAPH_BASE_BOXED_HPP

namespace evergraph {

// Never null. T may be incomplete where boxed<T> is only named, so recursive values need no more.
template <class T>
class boxed {
 public:
    boxed() : value_(std::make_shared<const T>()) {}
    boxed(T value) : value_(std::make_shared<const T>(std::move(value))) {}

    const T& operator*() const noexcept { return *value_; }
    const T* operator->() const noexcept { return value_.get(); }
    // The owner, for views into the value that must keep it alive.
    const std::shared_ptr<const T>& share() const noexcept { return value_; }

    friend bool operator==(const boxed& a, const boxed& b) {
        return a.value_ == b.value_ || *a.value_ == *b.value_;
    }

 private:
    std::shared_ptr<const T> value_;
};

}  // namespace evergraph

#endif

// ---- evergraph/base/shared_bytes.hpp
// shared_bytes: a view of bytes together with whatever keeps them alive.
#ifndef EVERGRAPH_BASE_SHARED_BYTES_HPP
#define EVERGRAPH_BASE_SHARED_BYTES_HPP

namespace evergraph {

// A mapped file, a received buffer, or a string of one's own. With no owner the caller promises
// that the bytes outlive every view of them. Compares by content.
class shared_bytes {
 public:
    shared_bytes() = default;
    shared_bytes(std::shared_ptr<const void> owner, std::string_view bytes)
        : owner_(std::move(owner)), bytes_(bytes) {}

    static shared_bytes copy_of(std::string text) {
        auto owner = std::make_shared<const std::string>(std::move(text));
        const std::string_view bytes = *owner;
        return {std::move(owner), bytes};
    }
    static shared_bytes unowned(std::string_view bytes) { return {nullptr, bytes}; }

    std::string_view view() const noexcept { return bytes_; }
    const char* data() const noexcept { return bytes_.data(); }
    std::size_t size() const noexcept { return bytes_.size(); }
    bool empty() const noexcept { return bytes_.empty(); }
    const std::shared_ptr<const void>& owner() const noexcept { return owner_; }

    // A part of these bytes under the same owner.
    shared_bytes part(std::string_view inside) const { return {owner_, inside}; }

    friend bool operator==(const shared_bytes& a, const shared_bytes& b) {
        return a.bytes_ == b.bytes_;
    }

 private:
    std::shared_ptr<const void> owner_;
    std::string_view bytes_;
};

}  // namespace evergraph

#endif

// ---- evergraph/base/utf8.hpp
// utf8: whether bytes are UTF-8, as text fields of files must be.
#ifndef EVERGRAPH_BASE_UTF8_HPP
#define EVERGRAPH_BASE_UTF8_HPP

namespace evergraph {

// Bytes of the UTF-8 sequence at the front of `s`; 0 if it is none. Overlong forms, surrogates and
// what lies above U+10FFFF are none.
constexpr std::size_t utf8_length(std::string_view s) {
    const auto byte = [&](std::size_t i) {
        return i < s.size() ? static_cast<unsigned char>(s[i]) : static_cast<unsigned char>(0);
    };
    const auto follows = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
    const unsigned char first = byte(0);
    if (first < 0x80) return s.empty() ? 0 : 1;
    if (first < 0xC2 || !follows(1)) return 0;
    if (first < 0xE0) return 2;
    if (!follows(2)) return 0;
    if (first < 0xF0) {
        const bool overlong = first == 0xE0 && byte(1) < 0xA0;
        const bool surrogate = first == 0xED && byte(1) >= 0xA0;
        return overlong || surrogate ? 0 : 3;
    }
    if (first > 0xF4 || !follows(3)) return 0;
    const bool overlong = first == 0xF0 && byte(1) < 0x90;
    const bool beyond = first == 0xF4 && byte(1) >= 0x90;
    return overlong || beyond ? 0 : 4;
}

// The code point of one such sequence.
constexpr std::uint32_t code_point(std::string_view sequence) {
    const auto lead = static_cast<unsigned char>(sequence[0]);
    if (sequence.size() == 1) return lead;
    std::uint32_t point = lead & (0xFFU >> (sequence.size() + 1));
    for (const char c : sequence.substr(1)) {
        point = (point << 6U) | (static_cast<unsigned char>(c) & 0x3FU);
    }
    return point;
}

constexpr bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

// Appends a code point; it must be one that UTF-8 can hold.
inline void append_utf8(std::string& out, char32_t point) {
    const auto low = [&](unsigned shift) {
        out += static_cast<char>(0x80U | ((static_cast<unsigned>(point) >> shift) & 0x3FU));
    };
    const auto n = static_cast<unsigned>(point);
    if (n < 0x80) {
        out += static_cast<char>(n);
    } else if (n < 0x800) {
        out += static_cast<char>(0xC0U | (n >> 6U));
        low(0);
    } else if (n < 0x10000) {
        out += static_cast<char>(0xE0U | (n >> 12U));
        low(6);
        low(0);
    } else {
        out += static_cast<char>(0xF0U | (n >> 18U));
        low(12);
        low(6);
        low(0);
    }
}

}  // namespace evergraph

#endif

// ---- evergraph/base/problem.hpp
// problem: what is wrong, as data first and as a sentence second.
#ifndef EVERGRAPH_BASE_PROBLEM_HPP
#define EVERGRAPH_BASE_PROBLEM_HPP

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
    // versions
    window_is_nonsense,
    producer_too_old,
    consumer_too_old,
    consumer_is_banned,
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

constexpr std::string_view phrase_of(problem_kind kind) {
    using k = problem_kind;
    switch (kind) {
        case k::unreadable_bytes: return "the bytes do not read";
        case k::other_kind_of_file: return "the file is of another kind";
        case k::file_not_opened: return "the file does not open";
        case k::file_not_written: return "the file cannot be written";
        case k::value_too_large: return "a value exceeds a limit";
        case k::window_is_nonsense: return "the version window is empty";
        case k::producer_too_old: return "the producer is older than this program reads";
        case k::consumer_too_old: return "the graph asks for a newer consumer";
        case k::consumer_is_banned: return "the graph bans this consumer version";
        case k::bad_node_name: return "the name of the node is not allowed";
        case k::duplicate_node_name: return "the name of the node is used twice";
        case k::missing_op_name: return "the node names no op";
        case k::missing_input: return "an input names a node that is not there";
        case k::bad_input_text: return "an input does not read as name, name:k or ^name";
        case k::output_index_too_large: return "an input takes an output its source lacks";
        case k::data_input_after_control: return "a data input follows a control input";
        case k::cycle: return "the node waits for itself";
        case k::broken_loop: return "the loop or cond is malformed";
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
    constexpr std::array<std::string_view, 45> names{
        "unreadable_bytes", "other_kind_of_file", "file_not_opened", "file_not_written",
        "value_too_large", "window_is_nonsense", "producer_too_old", "consumer_too_old",
        "consumer_is_banned", "bad_node_name", "duplicate_node_name", "missing_op_name",
        "missing_input", "bad_input_text", "output_index_too_large", "data_input_after_control",
        "cycle", "broken_loop", "unknown_op", "deprecated_op", "deprecated_later", "unknown_attr",
        "missing_attr", "wrong_attr_type", "attr_below_minimum", "attr_not_allowed",
        "wrong_input_count", "type_mismatch", "nothing_requested", "feed_given_twice", "fed_and_fetched",
        "unknown_feed", "unknown_fetch", "unknown_target", "nothing_to_fetch",
        "placeholder_not_fed", "wrong_feed_type", "wrong_feed_shape", "no_kernel",
        "not_supported", "kernel_refused", "kernel_failed", "dead_fetch", "stuck", "cancelled"};
    static_assert(names.size() == static_cast<std::size_t>(problem_kind::cancelled) + 1);
    return names[static_cast<std::size_t>(kind)];
}

}  // namespace evergraph

#endif

// ---- evergraph/tensor/dtype.hpp
// dtype: TensorFlow's element types, their names, sizes and sets.
#ifndef EVERGRAPH_TENSOR_DTYPE_HPP
#define EVERGRAPH_TENSOR_DTYPE_HPP

namespace evergraph {

// The numbers are those of the wire. Other numbers may come from a file and are kept as they are.
enum class dtype : std::int32_t {
    invalid = 0,
    float32 = 1,
    float64 = 2,
    int32 = 3,
    uint8 = 4,
    int16 = 5,
    int8 = 6,
    string = 7,
    complex64 = 8,
    int64 = 9,
    boolean = 10,
    qint8 = 11,
    quint8 = 12,
    qint32 = 13,
    bfloat16 = 14,
    qint16 = 15,
    quint16 = 16,
    uint16 = 17,
    complex128 = 18,
    half = 19,
    resource = 20,
    variant = 21,
    uint32 = 22,
    uint64 = 23,
    float8_e5m2 = 24,
    float8_e4m3fn = 25,
    float8_e4m3fnuz = 26,
    float8_e4m3b11fnuz = 27,
    float8_e5m2fnuz = 28,
    int4 = 29,
    uint4 = 30,
    int2 = 31,
    uint2 = 32,
    float4_e2m1fn = 33,
};

// A reference type is its base plus 100.
constexpr bool is_ref(dtype t) noexcept { return static_cast<std::int32_t>(t) > 100; }
constexpr dtype base_of(dtype t) noexcept {
    return is_ref(t) ? static_cast<dtype>(static_cast<std::int32_t>(t) - 100) : t;
}
constexpr dtype ref_to(dtype t) noexcept {
    return is_ref(t) ? t : static_cast<dtype>(static_cast<std::int32_t>(t) + 100);
}

namespace detail {

struct dtype_row {
    std::string_view name;
    std::size_t bytes;  // 0: not fixed
};

inline constexpr std::array<dtype_row, 34> dtype_rows{{
    {"invalid", 0},       {"float", 4},           {"double", 8},
    {"int32", 4},         {"uint8", 1},           {"int16", 2},
    {"int8", 1},          {"string", 0},          {"complex64", 8},
    {"int64", 8},         {"bool", 1},            {"qint8", 1},
    {"quint8", 1},        {"qint32", 4},          {"bfloat16", 2},
    {"qint16", 2},        {"quint16", 2},         {"uint16", 2},
    {"complex128", 16},   {"half", 2},            {"resource", 0},
    {"variant", 0},       {"uint32", 4},          {"uint64", 8},
    {"float8_e5m2", 1},   {"float8_e4m3fn", 1},   {"float8_e4m3fnuz", 1},
    {"float8_e4m3b11fnuz", 1}, {"float8_e5m2fnuz", 1}, {"int4", 1},
    {"uint4", 1},         {"int2", 1},            {"uint2", 1},
    {"float4_e2m1fn", 1},
}};

}  // namespace detail

// A number this library knows, references included; not `invalid`.
constexpr bool is_known(dtype t) noexcept {
    const auto n = static_cast<std::int32_t>(base_of(t));
    return n > 0 && n < static_cast<std::int32_t>(detail::dtype_rows.size());
}

// Bytes of one element; 0 for string, resource, variant and unknown numbers.
constexpr std::size_t byte_size(dtype t) noexcept {
    const auto n = static_cast<std::size_t>(static_cast<std::int32_t>(t));
    return n < detail::dtype_rows.size() ? detail::dtype_rows[n].bytes : 0;
}

// TensorFlow's name, `_ref` for references; an unknown number as `dtype(99)`.
inline std::string name_of(dtype t) {
    const auto n = static_cast<std::int32_t>(base_of(t));
    if (n < 0 || n >= static_cast<std::int32_t>(detail::dtype_rows.size())) {
        return "dtype(" + std::to_string(static_cast<std::int32_t>(t)) + ")";
    }
    return std::string{detail::dtype_rows[static_cast<std::size_t>(n)].name} +
           (is_ref(t) ? "_ref" : "");
}

// The dtype of a name, aliases included (float32, float64, float16); `invalid` if it is none.
constexpr dtype dtype_named(std::string_view name) noexcept {
    // Tables of ops ask for thousands of names during compilation, most of which are no dtypes.
    const char initial = name.empty() ? '\0' : name.front();
    if (initial < 'b' || initial > 'v' || (initial > 'i' && initial < 'q') || initial == 't') {
        return dtype::invalid;
    }
    constexpr std::string_view ref = "_ref";
    if (name.size() > ref.size() && name.substr(name.size() - ref.size()) == ref) {
        const dtype base = dtype_named(name.substr(0, name.size() - ref.size()));
        return base == dtype::invalid ? base : ref_to(base);
    }
    for (std::size_t i = 1; i < detail::dtype_rows.size(); ++i) {
        const std::string_view known = detail::dtype_rows[i].name;
        if (known.size() == name.size() && known == name) return static_cast<dtype>(i);
    }
    if (name == "float32") return dtype::float32;
    if (name == "float64") return dtype::float64;
    if (name == "float16") return dtype::half;
    return dtype::invalid;
}

// A set of base dtypes.
class dtype_set {
 public:
    constexpr dtype_set() = default;
    template <class... Ts>
    constexpr explicit dtype_set(dtype first, Ts... rest) {
        insert(first);
        (insert(rest), ...);
    }
    static constexpr dtype_set all() {
        dtype_set s;
        s.bits_ = ~std::uint64_t{0};
        return s;
    }
    // Bit n stands for the dtype of number n.
    static constexpr dtype_set of_bits(std::uint64_t bits) {
        dtype_set s;
        s.bits_ = bits;
        return s;
    }
    constexpr void insert(dtype t) {
        if (is_known(t)) bits_ |= std::uint64_t{1} << static_cast<unsigned>(base_of(t));
    }
    constexpr bool contains(dtype t) const noexcept {
        return is_known(t) && ((bits_ >> static_cast<unsigned>(base_of(t))) & 1U) != 0;
    }
    constexpr bool contains(dtype_set other) const noexcept {
        return (other.bits_ & ~bits_) == 0;
    }
    constexpr bool empty() const noexcept { return bits_ == 0; }
    constexpr bool is_all() const noexcept { return bits_ == ~std::uint64_t{0}; }
    friend constexpr dtype_set operator|(dtype_set a, dtype_set b) {
        a.bits_ |= b.bits_;
        return a;
    }
    bool operator==(const dtype_set&) const = default;

 private:
    std::uint64_t bits_ = 0;
};

// The sets that op definitions name.
inline constexpr dtype_set number_types{
    dtype::float32, dtype::float64, dtype::int64,     dtype::int32,      dtype::uint8,
    dtype::uint16,  dtype::int16,   dtype::int8,      dtype::complex64,  dtype::complex128,
    dtype::qint8,   dtype::quint8,  dtype::qint32,    dtype::half,       dtype::uint32,
    dtype::uint64,  dtype::bfloat16};
inline constexpr dtype_set quantized_types{dtype::qint8, dtype::quint8, dtype::qint16,
                                           dtype::quint16, dtype::qint32};
inline constexpr dtype_set real_number_types{
    dtype::float32, dtype::float64, dtype::int32, dtype::int64,  dtype::uint8,  dtype::int16,
    dtype::int8,    dtype::uint16,  dtype::half,  dtype::uint32, dtype::uint64, dtype::bfloat16};

// "float, double, int32"
inline std::string names_of(dtype_set set) {
    std::string out;
    for (std::size_t i = 1; i < detail::dtype_rows.size(); ++i) {
        if (!set.contains(static_cast<dtype>(i))) continue;
        if (!out.empty()) out += ", ";
        out += detail::dtype_rows[i].name;
    }
    return out;
}

// An output of type `from` may feed an input of type `to`: equal, or a reference read as a value.
constexpr bool may_feed(dtype from, dtype to) noexcept {
    return from == to || (is_ref(from) && base_of(from) == to);
}

}  // namespace evergraph

#endif

// ---- evergraph/tensor/half.hpp
// half: the two 16-bit floats, as storage that converts to and from float.
#ifndef EVERGRAPH_TENSOR_HALF_HPP
#define EVERGRAPH_TENSOR_HALF_HPP

namespace evergraph {

// IEEE 754 binary16. Conversion from float rounds to nearest, ties to even; NaN stays NaN.
struct half {
    std::uint16_t bits = 0;

    constexpr half() = default;
    constexpr explicit half(float value) : bits(from_float(value)) {}
    static constexpr half from_bits(std::uint16_t bits) {
        half h;
        h.bits = bits;
        return h;
    }
    constexpr explicit operator float() const {
        const std::uint32_t sign = static_cast<std::uint32_t>(bits & 0x8000U) << 16U;
        const std::uint32_t exponent = (bits >> 10U) & 0x1FU;
        std::uint32_t fraction = bits & 0x3FFU;
        if (exponent == 0x1F) return std::bit_cast<float>(sign | 0x7F800000U | (fraction << 13U));
        if (exponent != 0) {
            return std::bit_cast<float>(sign | ((exponent + 112U) << 23U) | (fraction << 13U));
        }
        if (fraction == 0) return std::bit_cast<float>(sign);
        std::uint32_t shift = 0;  // subnormal: normalise
        while ((fraction & 0x400U) == 0) {
            fraction <<= 1U;
            ++shift;
        }
        return std::bit_cast<float>(sign | ((113U - shift) << 23U) | ((fraction & 0x3FFU) << 13U));
    }
    friend constexpr bool operator==(half a, half b) {
        return static_cast<float>(a) == static_cast<float>(b);
    }
    friend constexpr bool operator<(half a, half b) {
        return static_cast<float>(a) < static_cast<float>(b);
    }

 private:
    static constexpr std::uint16_t from_float(float value) {
        const auto raw = std::bit_cast<std::uint32_t>(value);
        const std::uint32_t sign = (raw >> 16U) & 0x8000U;
        const std::uint32_t magnitude = raw & 0x7FFFFFFFU;
        if (magnitude > 0x7F800000U) return static_cast<std::uint16_t>(sign | 0x7E00U);
        if (magnitude >= 0x47800000U) return static_cast<std::uint16_t>(sign | 0x7C00U);
        std::uint32_t shift = 13;
        std::uint32_t significand = (magnitude & 0x7FFFFFU) | 0x800000U;
        std::uint32_t base = 0;
        if (magnitude >= 0x38800000U) {
            base = ((magnitude >> 23U) - 112U) << 10U;
            significand &= 0x7FFFFFU;
        } else {
            const std::uint32_t deficit = 113U - (magnitude >> 23U);
            if (deficit > 11U) return static_cast<std::uint16_t>(sign);
            shift += deficit;
        }
        const std::uint32_t kept = significand >> shift;
        const std::uint32_t rest = significand & ((1U << shift) - 1U);
        const std::uint32_t middle = 1U << (shift - 1U);
        const std::uint32_t up = rest > middle || (rest == middle && (kept & 1U) != 0) ? 1U : 0U;
        return static_cast<std::uint16_t>(sign | (base + kept + up));
    }
};

// The upper half of a float: 8 bits of exponent, 7 of fraction. Same rounding as above.
struct bfloat16 {
    std::uint16_t bits = 0;

    constexpr bfloat16() = default;
    constexpr explicit bfloat16(float value) {
        const auto raw = std::bit_cast<std::uint32_t>(value);
        if ((raw & 0x7FFFFFFFU) > 0x7F800000U) {
            bits = static_cast<std::uint16_t>((raw >> 16U) | 0x40U);
        } else {
            bits = static_cast<std::uint16_t>((raw + 0x7FFFU + ((raw >> 16U) & 1U)) >> 16U);
        }
    }
    static constexpr bfloat16 from_bits(std::uint16_t bits) {
        bfloat16 b;
        b.bits = bits;
        return b;
    }
    constexpr explicit operator float() const {
        return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16U);
    }
    friend constexpr bool operator==(bfloat16 a, bfloat16 b) {
        return static_cast<float>(a) == static_cast<float>(b);
    }
    friend constexpr bool operator<(bfloat16 a, bfloat16 b) {
        return static_cast<float>(a) < static_cast<float>(b);
    }
};

}  // namespace evergraph

#endif

// ---- evergraph/tensor/shape.hpp
// shape: the size of a tensor along each dimension, all known.
#ifndef EVERGRAPH_TENSOR_SHAPE_HPP
#define EVERGRAPH_TENSOR_SHAPE_HPP

namespace evergraph {

// Number of elements of these sizes; nothing if one is negative or the product exceeds int64.
inline std::optional<std::int64_t> element_count(std::span<const std::int64_t> sizes) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    std::int64_t product = 1;
    bool empty = false;
    for (std::int64_t n : sizes) {
        if (n < 0) return std::nullopt;
        if (n == 0) {
            empty = true;
        } else if (product > most / n) {
            return std::nullopt;
        } else {
            product *= n;
        }
    }
    return empty ? 0 : product;
}

// Sizes that are known to be good: not negative, and their product fits int64. A scalar has no
// dimensions and one element.
class shape {
 public:
    shape() = default;
    shape(std::initializer_list<std::int64_t> sizes) : shape(std::span{sizes.begin(), sizes.size()}) {}
    explicit shape(std::span<const std::int64_t> sizes) : sizes_(sizes.begin(), sizes.end()) {
        const auto count = element_count(sizes);
        assert(count && "evergraph: a shape needs sizes from 0 and a product that fits int64");
        elements_ = count.value_or(0);
    }
    // For sizes from outside: nothing where the constructor would assert.
    static std::optional<shape> checked(std::span<const std::int64_t> sizes) {
        if (!element_count(sizes)) return std::nullopt;
        return shape{sizes};
    }

    std::size_t rank() const noexcept { return sizes_.size(); }
    std::int64_t elements() const noexcept { return elements_; }
    std::int64_t operator[](std::size_t dimension) const { return sizes_[dimension]; }
    std::span<const std::int64_t> sizes() const noexcept { return {sizes_.data(), sizes_.size()}; }
    const std::int64_t* begin() const noexcept { return sizes_.data(); }
    const std::int64_t* end() const noexcept { return sizes_.data() + sizes_.size(); }

    friend bool operator==(const shape& a, const shape& b) { return a.sizes_ == b.sizes_; }

 private:
    boost::container::small_vector<std::int64_t, 4> sizes_;
    std::int64_t elements_ = 1;
};

// "[2,3]"; a scalar is "[]".
inline std::string text(const shape& s) {
    std::string out = "[";
    for (std::size_t i = 0; i < s.rank(); ++i) {
        if (i != 0) out += ',';
        out += std::to_string(s[i]);
    }
    return out + "]";
}

}  // namespace evergraph

#endif

// ---- evergraph/tensor/tensor.hpp
// tensor: elements of one dtype in row-major order; copies share the elements.
#ifndef EVERGRAPH_TENSOR_TENSOR_HPP
#define EVERGRAPH_TENSOR_TENSOR_HPP

namespace evergraph {

// The dtype whose elements are T; the quantized types and the small floats share T with others.
template <class T>
inline constexpr dtype dtype_of = dtype::invalid;
template <> inline constexpr dtype dtype_of<float> = dtype::float32;
template <> inline constexpr dtype dtype_of<double> = dtype::float64;
template <> inline constexpr dtype dtype_of<std::int8_t> = dtype::int8;
template <> inline constexpr dtype dtype_of<std::int16_t> = dtype::int16;
template <> inline constexpr dtype dtype_of<std::int32_t> = dtype::int32;
template <> inline constexpr dtype dtype_of<std::int64_t> = dtype::int64;
template <> inline constexpr dtype dtype_of<std::uint8_t> = dtype::uint8;
template <> inline constexpr dtype dtype_of<std::uint16_t> = dtype::uint16;
template <> inline constexpr dtype dtype_of<std::uint32_t> = dtype::uint32;
template <> inline constexpr dtype dtype_of<std::uint64_t> = dtype::uint64;
template <> inline constexpr dtype dtype_of<bool> = dtype::boolean;
template <> inline constexpr dtype dtype_of<half> = dtype::half;
template <> inline constexpr dtype dtype_of<bfloat16> = dtype::bfloat16;
template <> inline constexpr dtype dtype_of<std::complex<float>> = dtype::complex64;
template <> inline constexpr dtype dtype_of<std::complex<double>> = dtype::complex128;
template <> inline constexpr dtype dtype_of<std::string> = dtype::string;

// The dtype whose C++ type stores the elements of `t`: int8 for qint8, uint8 for float8_*.
constexpr dtype storage_of(dtype t) {
    switch (t) {
        case dtype::qint8: return dtype::int8;
        case dtype::quint8: return dtype::uint8;
        case dtype::qint16: return dtype::int16;
        case dtype::quint16: return dtype::uint16;
        case dtype::qint32: return dtype::int32;
        case dtype::int4:
        case dtype::int2: return dtype::int8;
        case dtype::float8_e5m2:
        case dtype::float8_e4m3fn:
        case dtype::float8_e4m3fnuz:
        case dtype::float8_e4m3b11fnuz:
        case dtype::float8_e5m2fnuz:
        case dtype::float4_e2m1fn:
        case dtype::uint4:
        case dtype::uint2: return dtype::uint8;
        default: return t;
    }
}

class tensor {
 public:
    // Holds nothing: dtype invalid.
    tensor() = default;

    // Elements not set (strings are empty). `type` must have a fixed size or be string.
    static tensor uninitialized(dtype type, shape dims) {
        tensor t;
        t.type_ = type;
        t.shape_ = std::move(dims);
        const auto count = static_cast<std::size_t>(t.shape_.elements());
        if (type == dtype::string) {
            auto strings = std::make_shared<std::vector<std::string>>(count);
            t.data_ = strings->data();
            t.owner_ = std::move(strings);
        } else {
            assert(byte_size(type) != 0 && "evergraph: a tensor needs a dtype with storage");
            auto bytes = std::make_shared_for_overwrite<std::byte[]>(count * byte_size(type));
            t.data_ = bytes.get();
            t.owner_ = std::move(bytes);
        }
        return t;
    }
    static tensor zeros(dtype type, shape dims) {
        tensor t = uninitialized(type, std::move(dims));
        if (type != dtype::string) std::memset(t.data_, 0, t.byte_count());
        return t;
    }
    template <class T>
    static tensor of(shape dims, std::span<const T> values) {
        assert(static_cast<std::int64_t>(values.size()) == dims.elements());
        tensor t = uninitialized(dtype_of<T>, std::move(dims));
        std::copy(values.begin(), values.end(), static_cast<T*>(t.data_));
        return t;
    }
    template <class T>
    static tensor of(shape dims, std::initializer_list<T> values) {
        return of<T>(std::move(dims), std::span<const T>{values.begin(), values.size()});
    }
    template <class T>
    static tensor scalar(T value) {
        return of<T>(shape{}, std::span<const T>{&value, 1});
    }
    // Read-only elements that live elsewhere: raw little-endian bytes, aligned for the dtype.
    static tensor view(dtype type, shape dims, const shared_bytes& bytes) {
        assert(bytes.size() == static_cast<std::size_t>(dims.elements()) * byte_size(type));
        tensor t;
        t.type_ = type;
        t.shape_ = std::move(dims);
        t.owner_ = std::const_pointer_cast<void>(bytes.owner());
        t.data_ = const_cast<char*>(bytes.data());
        t.read_only_ = true;
        return t;
    }

    dtype type() const noexcept { return type_; }
    const shape& dims() const noexcept { return shape_; }
    std::size_t rank() const noexcept { return shape_.rank(); }
    std::int64_t elements() const noexcept { return shape_.elements(); }
    bool empty_handed() const noexcept { return type_ == dtype::invalid; }
    // Bytes of the elements; 0 for strings.
    std::size_t byte_count() const noexcept {
        return static_cast<std::size_t>(shape_.elements()) * byte_size(type_);
    }
    std::string_view bytes() const noexcept {
        return {static_cast<const char*>(data_), byte_count()};
    }

    // The elements. T must store the dtype (see storage_of).
    template <class T>
    std::span<const T> values() const {
        assert(storage_of(type_) == dtype_of<T> && "evergraph: tensor::values<T> of another dtype");
        return {static_cast<const T*>(data_), static_cast<std::size_t>(shape_.elements())};
    }
    // The elements for writing; copies them first if anyone else holds them.
    template <class T>
    std::span<T> writable() {
        assert(storage_of(type_) == dtype_of<T> && "evergraph: tensor::writable<T> of another dtype");
        if (!unique()) *this = copy();
        return {static_cast<T*>(data_), static_cast<std::size_t>(shape_.elements())};
    }
    // The bytes of the elements for writing, whatever the dtype; empty for strings.
    std::span<char> writable_bytes() {
        if (!unique()) *this = copy();
        return {static_cast<char*>(data_), byte_count()};
    }
    // Nobody else holds the elements, and they may be written.
    bool unique() const noexcept {
        if (read_only_ || owner_.use_count() != 1) return false;
        // A share taken and given back: what the last other holder did, on whatever thread, comes
        // before what we do. A fence would be cheaper, but ThreadSanitizer sees none.
        const std::shared_ptr<void> share = owner_;
        return true;
    }
    // Gives the elements away. Dtype and shape stay, so that a report can still name them.
    tensor give_elements() {
        tensor t;
        t.type_ = type_;
        t.read_only_ = read_only_;
        t.shape_ = shape_;
        t.owner_ = std::move(owner_);
        t.data_ = std::exchange(data_, nullptr);
        return t;
    }

    // The same elements under other dimensions; the number of elements must agree.
    tensor reshaped(shape dims) const {
        assert(dims.elements() == shape_.elements());
        tensor t = *this;
        t.shape_ = std::move(dims);
        return t;
    }
    // The same bits as another dtype of the same size.
    tensor bitcast(dtype type) const {
        assert(byte_size(type) == byte_size(type_) && byte_size(type) != 0);
        tensor t = *this;
        t.type_ = type;
        return t;
    }
    tensor copy() const {
        tensor t = uninitialized(type_, shape_);
        if (type_ == dtype::string) {
            const auto from = values<std::string>();
            std::copy(from.begin(), from.end(), static_cast<std::string*>(t.data_));
        } else if (byte_count() != 0) {
            std::memcpy(t.data_, data_, byte_count());
        }
        return t;
    }

    // Same dtype, shape and bits; strings by content.
    friend bool operator==(const tensor& a, const tensor& b) {
        if (a.type_ != b.type_ || !(a.shape_ == b.shape_)) return false;
        if (a.type_ != dtype::string) return a.bytes() == b.bytes();
        const auto x = a.values<std::string>();
        const auto y = b.values<std::string>();
        return std::equal(x.begin(), x.end(), y.begin(), y.end());
    }

 private:
    dtype type_ = dtype::invalid;
    bool read_only_ = false;
    shape shape_;
    std::shared_ptr<void> owner_;
    void* data_ = nullptr;
};

// "float[2,3]"
inline std::string summary(const tensor& t) { return name_of(t.type()) + text(t.dims()); }

}  // namespace evergraph

#endif

// ---- evergraph/tensor/tensor_text.hpp
// tensor_text: the elements of a tensor as text, the first few of many.
#ifndef EVERGRAPH_TENSOR_TENSOR_TEXT_HPP
#define EVERGRAPH_TENSOR_TENSOR_TEXT_HPP

namespace evergraph {

namespace detail {

template <class T>
std::string element_text(const T& v) {
    if constexpr (std::is_same_v<T, std::string>) {
        std::string out = "'";
        return out.append(printable(v, 60)).append("'");
    } else if constexpr (std::is_same_v<T, bool>) {
        return v ? "true" : "false";
    } else if constexpr (std::is_same_v<T, half> || std::is_same_v<T, bfloat16>) {
        return element_text(static_cast<float>(v));
    } else if constexpr (std::is_same_v<T, std::complex<float>> ||
                         std::is_same_v<T, std::complex<double>>) {
        return "(" + element_text(v.real()) + "," + element_text(v.imag()) + ")";
    } else {
        char digits[64];
        return {digits, std::to_chars(digits, digits + sizeof digits, v).ptr};
    }
}

template <class T>
std::string elements_text(const tensor& t, std::size_t most) {
    std::string out;
    const std::span<const T> values = t.values<T>();
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i == most) return out + " ...";
        if (i != 0) out += ' ';
        out += element_text(values[i]);
    }
    return out;
}

}  // namespace detail

// "1 2 3 ..." in row-major order; numbers in the shortest form that reads back the same.
inline std::string elements_text(const tensor& t, std::size_t most = 8) {
    switch (storage_of(t.type())) {
        case dtype::float32: return detail::elements_text<float>(t, most);
        case dtype::float64: return detail::elements_text<double>(t, most);
        case dtype::int8: return detail::elements_text<std::int8_t>(t, most);
        case dtype::int16: return detail::elements_text<std::int16_t>(t, most);
        case dtype::int32: return detail::elements_text<std::int32_t>(t, most);
        case dtype::int64: return detail::elements_text<std::int64_t>(t, most);
        case dtype::uint8: return detail::elements_text<std::uint8_t>(t, most);
        case dtype::uint16: return detail::elements_text<std::uint16_t>(t, most);
        case dtype::uint32: return detail::elements_text<std::uint32_t>(t, most);
        case dtype::uint64: return detail::elements_text<std::uint64_t>(t, most);
        case dtype::boolean: return detail::elements_text<bool>(t, most);
        case dtype::half: return detail::elements_text<half>(t, most);
        case dtype::bfloat16: return detail::elements_text<bfloat16>(t, most);
        case dtype::complex64: return detail::elements_text<std::complex<float>>(t, most);
        case dtype::complex128: return detail::elements_text<std::complex<double>>(t, most);
        case dtype::string: return detail::elements_text<std::string>(t, most);
        default: return {};
    }
}

}  // namespace evergraph

#endif

// ---- evergraph/tensor/shape_proto.hpp
// shape_proto: a shape as files hold it, with sizes or the rank unknown.
#ifndef EVERGRAPH_TENSOR_SHAPE_PROTO_HPP
#define EVERGRAPH_TENSOR_SHAPE_PROTO_HPP

namespace evergraph {

// TensorShapeProto.Dim. `unknown` holds fields this library does not know, as they came.
struct dim_proto {
    std::int64_t size = 0;  // -1: unknown
    std::string name;
    std::string unknown;
    bool operator==(const dim_proto&) const = default;
};

// TensorShapeProto.
struct shape_proto {
    std::vector<dim_proto> dims;
    bool unknown_rank = false;
    std::string unknown;
    bool operator==(const shape_proto&) const = default;
};

inline shape_proto to_proto(const shape& dims) {
    shape_proto p;
    for (std::int64_t n : dims) p.dims.push_back({n, {}, {}});
    return p;
}

// The shape, if all of it is known and sound.
inline std::optional<shape> known_shape(const shape_proto& p) {
    if (p.unknown_rank) return std::nullopt;
    boost::container::small_vector<std::int64_t, 4> sizes;
    for (const dim_proto& d : p.dims) sizes.push_back(d.size);
    return shape::checked({sizes.data(), sizes.size()});
}

// A tensor of this shape fits where `wanted` is asked for: same rank, each known size equal.
inline bool fits(const shape& given, const shape_proto& wanted) {
    if (wanted.unknown_rank) return true;
    if (given.rank() != wanted.dims.size()) return false;
    for (std::size_t i = 0; i < given.rank(); ++i) {
        if (wanted.dims[i].size >= 0 && wanted.dims[i].size != given[i]) return false;
    }
    return true;
}

// "[?,3]"; of unknown rank: "[...]".
inline std::string text(const shape_proto& p) {
    if (p.unknown_rank) return "[...]";
    std::string out = "[";
    for (std::size_t i = 0; i < p.dims.size(); ++i) {
        if (i != 0) out += ',';
        out += p.dims[i].size < 0 ? std::string{"?"} : std::to_string(p.dims[i].size);
    }
    return out + "]";
}

}  // namespace evergraph

#endif

// ---- evergraph/tensor/tensor_proto.hpp
// tensor_proto: a tensor as files hold it, and the way to and from a tensor.
#ifndef EVERGRAPH_TENSOR_TENSOR_PROTO_HPP
#define EVERGRAPH_TENSOR_TENSOR_PROTO_HPP

namespace evergraph {

// TensorProto. The elements stand in `content` (raw little-endian) or in the field of their type;
// a field that is too short repeats its last value (spec of the format: the last one fills the
// rest, none means zeros).
struct tensor_proto {
    dtype type = dtype::invalid;
    shape_proto dims;
    bool scalar_dims = false;  // a shape is given and empty; without one it is a scalar as well
    std::int32_t version_number = 0;
    shared_bytes content;
    std::vector<float> float_val;
    std::vector<double> double_val;
    std::vector<std::int32_t> int_val;       // int8..int32, uint8, uint16, quantized types
    std::vector<std::string> string_val;
    std::vector<float> scomplex_val;         // pairs of real and imaginary part
    std::vector<std::int64_t> int64_val;
    std::vector<std::uint8_t> bool_val;
    std::vector<double> dcomplex_val;        // pairs
    std::vector<std::int32_t> half_val;      // the bits of half and bfloat16
    std::vector<std::string> resource_handle_val;  // ResourceHandleProto, serialized
    std::vector<std::string> variant_val;          // VariantTensorDataProto, serialized
    std::vector<std::uint32_t> uint32_val;
    std::vector<std::uint64_t> uint64_val;
    std::string float8_val;
    std::string unknown;
    bool operator==(const tensor_proto&) const = default;
};

}  // namespace evergraph

#endif

// ---- evergraph/tensor/tensor_decode.hpp
// tensor_decode: the way from a tensor as files hold it to a tensor, and back.
#ifndef EVERGRAPH_TENSOR_TENSOR_DECODE_HPP
#define EVERGRAPH_TENSOR_TENSOR_DECODE_HPP

namespace evergraph {

static_assert(std::endian::native == std::endian::little,
              "evergraph: contents of tensors are little-endian and are viewed, not swapped");

namespace detail {

inline unexpected<problem> tensor_refused(problem_kind kind, std::string found, std::string needed) {
    problem p;
    p.code = kind == problem_kind::not_supported     ? status_code::unimplemented
             : kind == problem_kind::value_too_large ? status_code::resource_exhausted
                                                     : status_code::invalid_argument;
    p.kind = kind;
    p.found = std::move(found);
    p.needed = std::move(needed);
    return unexpected<problem>{std::move(p)};
}

// Element i is made from `width` stored values; the last whole group fills the rest.
template <class T, class Stored, class Make>
void fill_elements(tensor& t, const std::vector<Stored>& stored, std::size_t width, Make make) {
    const std::span<T> out = t.writable<T>();
    const std::size_t given = std::min(stored.size() / width, out.size());
    for (std::size_t i = 0; i < given; ++i) out[i] = make(&stored[i * width]);
    const T rest = given == 0 ? T{} : out[given - 1];
    std::fill(out.begin() + static_cast<std::ptrdiff_t>(given), out.end(), rest);
}

template <class T, class Stored>
void fill_numbers(tensor& t, const std::vector<Stored>& stored) {
    fill_elements<T>(t, stored, 1, [](const Stored* v) { return static_cast<T>(*v); });
}
template <class T>
void fill_half(tensor& t, const std::vector<std::int32_t>& stored) {
    fill_elements<T>(t, stored, 1, [](const std::int32_t* v) {
        return T::from_bits(static_cast<std::uint16_t>(*v));
    });
}
template <class T>
void fill_complex(tensor& t, const std::vector<T>& stored) {
    fill_elements<std::complex<T>>(t, stored, 2,
                                   [](const T* v) { return std::complex<T>{v[0], v[1]}; });
}

inline bool is_float8(dtype t) {
    return t >= dtype::float8_e5m2 && t <= dtype::float8_e5m2fnuz;
}

// From the field of the dtype; `t` is uninitialized and of that dtype.
inline void fill_from_field(tensor& t, const tensor_proto& p) {
    switch (storage_of(t.type())) {
        case dtype::float32: return fill_numbers<float>(t, p.float_val);
        case dtype::float64: return fill_numbers<double>(t, p.double_val);
        case dtype::int8: return fill_numbers<std::int8_t>(t, p.int_val);
        case dtype::int16: return fill_numbers<std::int16_t>(t, p.int_val);
        case dtype::int32: return fill_numbers<std::int32_t>(t, p.int_val);
        case dtype::uint16: return fill_numbers<std::uint16_t>(t, p.int_val);
        case dtype::uint8:
            if (!is_float8(t.type())) return fill_numbers<std::uint8_t>(t, p.int_val);
            return fill_numbers<std::uint8_t>(
                t, std::vector<std::uint8_t>(p.float8_val.begin(), p.float8_val.end()));
        case dtype::int64: return fill_numbers<std::int64_t>(t, p.int64_val);
        case dtype::uint32: return fill_numbers<std::uint32_t>(t, p.uint32_val);
        case dtype::uint64: return fill_numbers<std::uint64_t>(t, p.uint64_val);
        case dtype::boolean: return fill_numbers<bool>(t, p.bool_val);
        case dtype::string: return fill_numbers<std::string>(t, p.string_val);
        case dtype::half: return fill_half<half>(t, p.half_val);
        case dtype::bfloat16: return fill_half<bfloat16>(t, p.half_val);
        case dtype::complex64: return fill_complex(t, p.scomplex_val);
        case dtype::complex128: return fill_complex(t, p.dcomplex_val);
        default: return;
    }
}

// Strings as content: all lengths as varints, then all the bytes, and nothing behind them.
inline bool fill_strings(std::span<std::string> out, std::string_view content) {
    std::vector<std::size_t> lengths;
    lengths.reserve(out.size());
    std::size_t at = 0;
    std::size_t sum = 0;
    while (lengths.size() < out.size()) {
        std::size_t length = 0;
        for (unsigned shift = 0;; shift += 7) {
            if (at == content.size() || shift > 28) return false;
            const auto byte = static_cast<unsigned char>(content[at++]);
            length |= static_cast<std::size_t>(byte & 0x7FU) << shift;
            if (byte < 0x80U) break;
        }
        lengths.push_back(length);
        sum += length;
        if (sum > content.size()) return false;
    }
    if (sum != content.size() - at) return false;
    for (std::size_t i = 0; i < out.size(); ++i) {
        out[i] = content.substr(at, lengths[i]);
        at += lengths[i];
    }
    return true;
}

inline expected<tensor, problem> decode_content(const tensor_proto& p, shape dims) {
    const auto count = static_cast<std::size_t>(dims.elements());
    if (p.type == dtype::string) {
        tensor t;
        // A string takes a byte of content at least, for its length.
        if (count <= p.content.size()) t = tensor::uninitialized(p.type, std::move(dims));
        if (t.empty_handed() || !fill_strings(t.writable<std::string>(), p.content.view())) {
            return tensor_refused(problem_kind::unreadable_bytes,
                                  "a content of " + std::to_string(p.content.size()) + " bytes",
                                  "the lengths and bytes of " + std::to_string(count) + " strings");
        }
        return t;
    }
    const std::size_t bytes = count * byte_size(p.type);
    if (p.content.size() != bytes) {
        return tensor_refused(
            problem_kind::unreadable_bytes,
            "a content of " + std::to_string(p.content.size()) + " bytes",
            std::to_string(bytes) + " bytes for " + name_of(p.type) + text(dims));
    }
    // No element needs more than 8: the two numbers of a complex one are aligned each by itself.
    const std::size_t alignment = std::min<std::size_t>(byte_size(p.type), 8);
    const bool aligned = std::bit_cast<std::uintptr_t>(p.content.data()) % alignment == 0;
    // Bytes that are no bool must not be looked at as bools.
    if (aligned && p.type != dtype::boolean) return tensor::view(p.type, std::move(dims), p.content);
    tensor t = tensor::uninitialized(p.type, std::move(dims));
    if (p.type == dtype::boolean) {
        const std::span<bool> out = t.writable<bool>();
        const std::string_view in = p.content.view();
        std::transform(in.begin(), in.end(), out.begin(), [](char c) { return c != 0; });
    } else {
        // The elements are trivially copyable; the span is only their address.
        std::memcpy(const_cast<char*>(t.bytes().data()), p.content.data(), bytes);
    }
    return t;
}

}  // namespace detail

// The tensor, or why it is none. A content that is aligned for the dtype is viewed and not copied.
// A few bytes can stand for many elements (the last value fills the rest): such a tensor takes at
// most `filled_bytes`, the bytes of its strings included. A content is bounded by the file.
inline expected<tensor, problem> decode_tensor(const tensor_proto& p,
                                               std::int64_t filled_bytes = std::int64_t{1} << 31) {
    const bool is_string = p.type == dtype::string;
    if (byte_size(p.type) == 0 && !is_string) {
        return detail::tensor_refused(problem_kind::not_supported,
                                      "a tensor of dtype " + name_of(p.type),
                                      "a dtype whose elements are values");
    }
    std::optional<shape> dims = known_shape(p.dims);
    if (!dims) {
        return detail::tensor_refused(problem_kind::unreadable_bytes, "the shape " + text(p.dims),
                                      "sizes from 0 whose product fits 64 bits");
    }
    const std::size_t size =
        is_string ? sizeof(std::string) + (p.string_val.empty() ? 0 : p.string_val.back().size())
                  : byte_size(p.type);
    const auto most = filled_bytes / static_cast<std::int64_t>(size);
    // A content that is shorter than its shape says is refused before it is looked at.
    if (p.content.empty() ? dims->elements() > most
                          : dims->elements() > std::numeric_limits<std::int64_t>::max() / 64) {
        return detail::tensor_refused(problem_kind::value_too_large,
                                      name_of(p.type) + text(*dims),
                                      "at most " + std::to_string(filled_bytes) + " bytes");
    }
    if (!p.content.empty()) return detail::decode_content(p, *std::move(dims));
    tensor t = tensor::uninitialized(p.type, *std::move(dims));
    detail::fill_from_field(t, p);
    return t;
}

namespace detail {

template <class T, class Stored>
void store_numbers(const tensor& t, std::vector<Stored>& out) {
    for (const T& v : t.values<T>()) out.push_back(static_cast<Stored>(v));
}
template <class T>
void store_half(const tensor& t, std::vector<std::int32_t>& out) {
    for (const T& v : t.values<T>()) out.push_back(v.bits);
}
template <class T>
void store_complex(const tensor& t, std::vector<T>& out) {
    for (const std::complex<T>& v : t.values<std::complex<T>>()) {
        out.push_back(v.real());
        out.push_back(v.imag());
    }
}

inline void store_in_field(const tensor& t, tensor_proto& p) {
    if (is_float8(t.type())) {
        p.float8_val = t.bytes();
        return;
    }
    switch (storage_of(t.type())) {
        case dtype::float32: return store_numbers<float>(t, p.float_val);
        case dtype::float64: return store_numbers<double>(t, p.double_val);
        case dtype::int8: return store_numbers<std::int8_t>(t, p.int_val);
        case dtype::int16: return store_numbers<std::int16_t>(t, p.int_val);
        case dtype::int32: return store_numbers<std::int32_t>(t, p.int_val);
        case dtype::uint8: return store_numbers<std::uint8_t>(t, p.int_val);
        case dtype::uint16: return store_numbers<std::uint16_t>(t, p.int_val);
        case dtype::int64: return store_numbers<std::int64_t>(t, p.int64_val);
        case dtype::uint32: return store_numbers<std::uint32_t>(t, p.uint32_val);
        case dtype::uint64: return store_numbers<std::uint64_t>(t, p.uint64_val);
        case dtype::boolean: return store_numbers<bool>(t, p.bool_val);
        case dtype::string: return store_numbers<std::string>(t, p.string_val);
        case dtype::half: return store_half<half>(t, p.half_val);
        case dtype::bfloat16: return store_half<bfloat16>(t, p.half_val);
        case dtype::complex64: return store_complex(t, p.scomplex_val);
        case dtype::complex128: return store_complex(t, p.dcomplex_val);
        default: return;
    }
}

}  // namespace detail

// Several elements as content, a view of the tensor's own; one element, or strings, in the field
// of the dtype: as TensorFlow sets an attr from a tensor.
inline tensor_proto encode_tensor(const tensor& t) {
    tensor_proto p;
    p.type = t.type();
    p.dims = to_proto(t.dims());
    p.scalar_dims = t.rank() == 0;
    if (t.elements() > 1 && t.type() != dtype::string) {
        const auto owner = std::make_shared<const tensor>(t);
        p.content = {owner, owner->bytes()};
    } else {
        detail::store_in_field(t, p);
    }
    return p;
}

}  // namespace evergraph

#endif

// ---- evergraph/tensor/attr_value.hpp
// attr_value: what configures a node, and the map of a node's attrs.
#ifndef EVERGRAPH_TENSOR_ATTR_VALUE_HPP
#define EVERGRAPH_TENSOR_ATTR_VALUE_HPP

namespace evergraph {

struct attr_list;
struct func_attr;

// The name of a function's attr that stands for the value (AttrValue.placeholder).
struct attr_placeholder {
    std::string name;
    bool operator==(const attr_placeholder&) const = default;
};

// AttrValue: exactly one kind of value, or none (monostate).
struct attr_value {
    using held = std::variant<std::monostate, std::string, std::int64_t, float, bool, dtype,
                              boxed<shape_proto>, boxed<tensor_proto>, boxed<attr_list>,
                              boxed<func_attr>, attr_placeholder>;
    held value;
    std::string unknown;  // fields this library does not know, as they came

    attr_value() = default;
    attr_value(held v) : value(std::move(v)) {}
    attr_value(std::string v) : value(std::move(v)) {}
    attr_value(const char* v) : value(std::string{v}) {}
    attr_value(std::int64_t v) : value(v) {}
    attr_value(int v) : value(std::int64_t{v}) {}
    attr_value(float v) : value(v) {}
    attr_value(bool v) : value(v) {}
    attr_value(dtype v) : value(v) {}
    attr_value(shape_proto v) : value(boxed<shape_proto>{std::move(v)}) {}
    attr_value(tensor_proto v) : value(boxed<tensor_proto>{std::move(v)}) {}
    attr_value(attr_list v);
    attr_value(func_attr v);

    // The value if it is a T, else null. T as in the variant, without boxed<>.
    template <class T>
    const T* as() const {
        if constexpr (std::is_same_v<T, shape_proto> || std::is_same_v<T, tensor_proto> ||
                      std::is_same_v<T, attr_list> || std::is_same_v<T, func_attr>) {
            const auto* box = std::get_if<boxed<T>>(&value);
            return box == nullptr ? nullptr : &**box;
        } else {
            return std::get_if<T>(&value);
        }
    }
    bool operator==(const attr_value&) const;
};

struct named_attr {
    std::string name;
    attr_value value;
    bool operator==(const named_attr&) const = default;
};

// Attrs sorted by name, each name once.
class attr_map {
 public:
    attr_map() = default;
    // In any order; of a name that comes several times the last one counts.
    static attr_map of(std::vector<named_attr> items) {
        std::vector<std::size_t> order(items.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            const int names = items[a].name.compare(items[b].name);
            return names != 0 ? names < 0 : a < b;
        });
        attr_map m;
        m.items_.reserve(items.size());
        for (std::size_t i : order) {
            const bool again = !m.empty() && m.items_.back().name == items[i].name;
            if (again) m.items_.pop_back();
            m.items_.push_back(std::move(items[i]));
        }
        return m;
    }

    const attr_value* find(std::string_view name) const {
        const auto at = place(name);
        return at != items_.end() && at->name == name ? &at->value : nullptr;
    }
    // The attr if it is there and a T, else null.
    template <class T>
    const T* find_as(std::string_view name) const {
        const attr_value* v = find(name);
        return v == nullptr ? nullptr : v->as<T>();
    }
    void set(std::string name, attr_value value) {
        const auto at = items_.begin() + (place(name) - items_.cbegin());
        if (at != items_.end() && at->name == name) {
            at->value = std::move(value);
        } else {
            items_.insert(at, {std::move(name), std::move(value)});
        }
    }
    bool erase(std::string_view name) {
        const auto at = place(name);
        if (at == items_.end() || at->name != name) return false;
        items_.erase(at);
        return true;
    }
    std::size_t size() const noexcept { return items_.size(); }
    bool empty() const noexcept { return items_.empty(); }
    auto begin() const noexcept { return items_.begin(); }
    auto end() const noexcept { return items_.end(); }
    bool operator==(const attr_map&) const = default;

 private:
    std::vector<named_attr>::const_iterator place(std::string_view name) const {
        return std::lower_bound(items_.begin(), items_.end(), name,
                                [](const named_attr& a, std::string_view b) { return a.name < b; });
    }

    std::vector<named_attr> items_;
};

// AttrValue.ListValue: one of the members is filled.
struct attr_list {
    std::vector<std::string> s;
    std::vector<std::int64_t> i;
    std::vector<float> f;
    std::vector<std::uint8_t> b;
    std::vector<dtype> type;
    std::vector<shape_proto> shape;
    std::vector<boxed<tensor_proto>> tensor;
    std::vector<func_attr> func;
    std::string unknown;
    bool operator==(const attr_list&) const = default;
};

// NameAttrList: a function and the attrs it is called with.
struct func_attr {
    std::string name;
    attr_map attrs;
    std::string unknown;
    bool operator==(const func_attr&) const = default;
};

inline attr_value::attr_value(attr_list v) : value(boxed<attr_list>{std::move(v)}) {}
inline attr_value::attr_value(func_attr v) : value(boxed<func_attr>{std::move(v)}) {}
inline bool attr_value::operator==(const attr_value&) const = default;

}  // namespace evergraph

#endif

// ---- evergraph/tensor/attr_text.hpp
// attr_text: an attr's value in a few words, for problems and listings.
#ifndef EVERGRAPH_TENSOR_ATTR_TEXT_HPP
#define EVERGRAPH_TENSOR_ATTR_TEXT_HPP

namespace evergraph {

namespace detail {

inline std::string float_text(float f) {
    char digits[64];
    const auto end = std::to_chars(digits, digits + sizeof digits, f).ptr;
    return {digits, end};
}

template <class List, class Text>
std::string list_text(const List& items, Text text_of) {
    constexpr std::size_t most = 8;
    std::string out = "[";
    std::size_t shown = 0;
    for (const auto& item : items) {
        if (shown != 0) out += ',';
        if (shown++ == most) return out + "... of " + std::to_string(items.size()) + "]";
        out += text_of(item);
    }
    return out + "]";
}

}  // namespace detail

// "float[2,3]", from the file's form.
inline std::string summary(const tensor_proto& t) { return name_of(t.type) + text(t.dims); }

// The elements of the member that is filled, "[]" if none is.
inline std::string text(const attr_list& l) {
    const auto quoted = [](const std::string& s) { return "'" + s + "'"; };
    if (!l.s.empty()) return detail::list_text(l.s, quoted);
    if (!l.i.empty()) return detail::list_text(l.i, [](auto v) { return std::to_string(v); });
    if (!l.f.empty()) return detail::list_text(l.f, [](float v) { return detail::float_text(v); });
    if (!l.b.empty()) return detail::list_text(l.b, [](auto v) { return v != 0 ? "true" : "false"; });
    if (!l.type.empty()) return detail::list_text(l.type, [](dtype t) { return name_of(t); });
    if (!l.shape.empty()) {
        return detail::list_text(l.shape, [](const shape_proto& s) { return text(s); });
    }
    if (!l.tensor.empty()) {
        return detail::list_text(l.tensor, [](const auto& t) { return summary(*t); });
    }
    return detail::list_text(l.func, [](const func_attr& f) { return f.name; });
}

// What kind of value it is and the value: "int 3", "type float", "list [1,2]", "nothing".
inline std::string text(const attr_value& a) {
    if (const auto* v = a.as<std::string>()) return "string '" + *v + "'";
    if (const auto* v = a.as<std::int64_t>()) return "int " + std::to_string(*v);
    if (const auto* v = a.as<float>()) return "float " + detail::float_text(*v);
    if (const auto* v = a.as<bool>()) return *v ? "bool true" : "bool false";
    if (const auto* v = a.as<dtype>()) return "type " + name_of(*v);
    if (const auto* v = a.as<shape_proto>()) return "shape " + text(*v);
    if (const auto* v = a.as<tensor_proto>()) return "tensor " + summary(*v);
    if (const auto* v = a.as<attr_list>()) return "list " + text(*v);
    if (const auto* v = a.as<func_attr>()) return "func " + v->name;
    if (const auto* v = a.as<attr_placeholder>()) return "placeholder '" + v->name + "'";
    return "nothing";
}

}  // namespace evergraph

#endif

// ---- evergraph/version/semantic_version.hpp
// semantic_version: a version as Semantic Versioning 2.0.0 writes and orders it.
#ifndef EVERGRAPH_VERSION_SEMANTIC_VERSION_HPP
#define EVERGRAPH_VERSION_SEMANTIC_VERSION_HPP

namespace evergraph {

// `prerelease` and `build` are views of the text that was parsed, without their '-' and '+'.
// Comparison is precedence: build metadata does not count, so 1.0.0+a == 1.0.0+b.
struct semantic_version {
    std::uint64_t major = 0;
    std::uint64_t minor = 0;
    std::uint64_t patch = 0;
    std::string_view prerelease;
    std::string_view build;

    // Nothing if the text is not a version, or if one of the three numbers exceeds 64 bits.
    static constexpr std::optional<semantic_version> parse(std::string_view text);

    friend constexpr std::weak_ordering operator<=>(const semantic_version& a,
                                                    const semantic_version& b);
    friend constexpr bool operator==(const semantic_version& a, const semantic_version& b) {
        return (a <=> b) == 0;
    }
};

namespace detail {

constexpr bool is_version_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_version_letter(char c) {
    return is_version_digit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-';
}
constexpr bool is_all_digits(std::string_view s) {
    for (char c : s) {
        if (!is_version_digit(c)) return false;
    }
    return !s.empty();
}

// Cuts the text before the next dot off the front; the dot goes as well.
constexpr std::string_view cut_version_identifier(std::string_view& rest) {
    const std::size_t dot = rest.find('.');
    const std::string_view head = rest.substr(0, dot);
    rest = dot == std::string_view::npos ? std::string_view{} : rest.substr(dot + 1);
    return head;
}

// Identifiers between dots: not empty, letters of the rule; numbers without a leading zero unless
// `zeros` allows it.
constexpr bool are_identifiers(std::string_view text, bool zeros) {
    if (text.empty() || text.back() == '.') return false;
    while (!text.empty()) {
        const std::string_view one = cut_version_identifier(text);
        if (one.empty()) return false;
        for (char c : one) {
            if (!is_version_letter(c)) return false;
        }
        if (!zeros && one.size() > 1 && one[0] == '0' && is_all_digits(one)) return false;
    }
    return true;
}

constexpr std::optional<std::uint64_t> version_number(std::string_view digits) {
    if (!is_all_digits(digits) || (digits.size() > 1 && digits[0] == '0')) return std::nullopt;
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t n = 0;
    for (char c : digits) {
        const auto digit = static_cast<std::uint64_t>(c - '0');
        if (n > (most - digit) / 10) return std::nullopt;
        n = n * 10 + digit;
    }
    return n;
}

// Numbers of any length by value and below words; words by their ASCII letters.
constexpr std::strong_ordering compare_identifiers(std::string_view a, std::string_view b) {
    const bool a_counts = is_all_digits(a);
    const bool b_counts = is_all_digits(b);
    if (a_counts != b_counts) {
        return a_counts ? std::strong_ordering::less : std::strong_ordering::greater;
    }
    if (a_counts && a.size() != b.size()) return a.size() <=> b.size();
    return a.compare(b) <=> 0;
}

// No prerelease is above any; a longer list is above its own beginning.
constexpr std::strong_ordering compare_prereleases(std::string_view a, std::string_view b) {
    if (a.empty() || b.empty()) return a.empty() <=> b.empty();
    while (!a.empty() && !b.empty()) {
        const auto order = compare_identifiers(cut_version_identifier(a), cut_version_identifier(b));
        if (order != 0) return order;
    }
    return b.empty() <=> a.empty();
}

}  // namespace detail

constexpr std::optional<semantic_version> semantic_version::parse(std::string_view text) {
    semantic_version v;
    if (const std::size_t plus = text.find('+'); plus != std::string_view::npos) {
        v.build = text.substr(plus + 1);
        text = text.substr(0, plus);
        if (!detail::are_identifiers(v.build, true)) return std::nullopt;
    }
    if (const std::size_t minus = text.find('-'); minus != std::string_view::npos) {
        v.prerelease = text.substr(minus + 1);
        text = text.substr(0, minus);
        if (!detail::are_identifiers(v.prerelease, false)) return std::nullopt;
    }
    if (!text.empty() && text.back() == '.') return std::nullopt;
    for (std::uint64_t* part : {&v.major, &v.minor, &v.patch}) {
        const auto n = detail::version_number(detail::cut_version_identifier(text));
        if (!n) return std::nullopt;
        *part = *n;
    }
    if (!text.empty()) return std::nullopt;
    return v;
}

constexpr std::weak_ordering operator<=>(const semantic_version& a, const semantic_version& b) {
    if (a.major != b.major) return a.major <=> b.major;
    if (a.minor != b.minor) return a.minor <=> b.minor;
    if (a.patch != b.patch) return a.patch <=> b.patch;
    return detail::compare_prereleases(a.prerelease, b.prerelease);
}

// "1.2.3-rc.1+build.5"
inline std::string text(const semantic_version& v) {
    std::string out = std::to_string(v.major) + "." + std::to_string(v.minor) + "." +
                      std::to_string(v.patch);
    if (!v.prerelease.empty()) out.append("-").append(v.prerelease);
    if (!v.build.empty()) out.append("+").append(v.build);
    return out;
}

}  // namespace evergraph

#endif

// ---- evergraph/version/version_def.hpp
// version_def: the versions that an artefact carries: its producer and the consumers it allows.
#ifndef EVERGRAPH_VERSION_VERSION_DEF_HPP
#define EVERGRAPH_VERSION_VERSION_DEF_HPP

namespace evergraph {

// VersionDef. An absent message means 0, 0 and no bad consumers.
struct version_def {
    std::int32_t producer = 0;                 // version of the code that wrote the artefact
    std::int32_t min_consumer = 0;             // the oldest consumer that may read it
    std::vector<std::int32_t> bad_consumers;   // consumers that must not read it
    std::string unknown;                       // fields this library does not know, as they came
    bool operator==(const version_def&) const = default;
};

}  // namespace evergraph

#endif

// ---- evergraph/version/version_window.hpp
// version_window: which versions a reader stands for: its own, and the oldest producer it accepts.
#ifndef EVERGRAPH_VERSION_VERSION_WINDOW_HPP
#define EVERGRAPH_VERSION_VERSION_WINDOW_HPP

namespace evergraph {

struct version_window {
    std::int32_t consumer = 0;      // the version of the code that reads
    std::int32_t min_producer = 0;  // the oldest producer whose artefacts it still reads
    bool operator==(const version_window&) const = default;
};

}  // namespace evergraph

#endif

// ---- evergraph/version/check_versions.hpp
// check_versions: whether a reader may read an artefact, by the versions both of them carry.
#ifndef EVERGRAPH_VERSION_CHECK_VERSIONS_HPP
#define EVERGRAPH_VERSION_CHECK_VERSIONS_HPP

namespace evergraph {

enum class version_outcome : std::uint8_t {
    accepted,
    window_is_nonsense,
    producer_too_old,
    consumer_too_old,
    consumer_is_banned,
};

// The checks in their fixed order; the first that fails is the outcome. A newer producer is never
// a reason to refuse: only min_consumer and bad_consumers speak about the future.
constexpr version_outcome judge_versions(std::int32_t producer, std::int32_t min_consumer,
                                         std::span<const std::int32_t> bad_consumers,
                                         version_window reader) {
    if (reader.consumer < reader.min_producer) return version_outcome::window_is_nonsense;
    if (producer < reader.min_producer) return version_outcome::producer_too_old;
    if (min_consumer > reader.consumer) return version_outcome::consumer_too_old;
    if (std::find(bad_consumers.begin(), bad_consumers.end(), reader.consumer) !=
        bad_consumers.end()) {
        return version_outcome::consumer_is_banned;
    }
    return version_outcome::accepted;
}

// The oldest consumer from `consumer` on that the artefact allows; -1 if there is none.
inline std::int64_t nearest_consumer(std::int32_t min_consumer,
                                        std::span<const std::int32_t> bad_consumers,
                                        std::int32_t consumer) {
    std::vector<std::int32_t> banned(bad_consumers.begin(), bad_consumers.end());
    std::sort(banned.begin(), banned.end());
    std::int64_t nearest = std::max(consumer, min_consumer);
    for (std::int32_t bad : banned) {
        if (bad == nearest) ++nearest;
    }
    return nearest <= std::numeric_limits<std::int32_t>::max() ? nearest : -1;
}

// What carries the versions: its name as a title and within a sentence.
struct artefact_name {
    std::string_view title;
    std::string_view noun;
};
inline constexpr artefact_name graph_artefact{"GraphDef", "graph"};
inline constexpr artefact_name checkpoint_artefact{"Checkpoint", "checkpoint"};

// This library's version: "evergraph 0.1.0".
inline std::string library_version() {
    return "evergraph " + std::to_string(EVERGRAPH_VERSION_MAJOR) + "." +
           std::to_string(EVERGRAPH_VERSION_MINOR) + "." +
           std::to_string(EVERGRAPH_VERSION_PATCH);
}

// The problem of an artefact that must not be read, or nothing. Both numbers stand in it.
inline std::optional<problem> check_versions(const version_def& versions, version_window reader,
                                             artefact_name what = graph_artefact) {
    problem p;
    p.code = status_code::invalid_argument;
    const std::string title{what.title};
    const std::string library = library_version();
    const std::string producer = title + " producer ";
    const std::string consumer = title + " consumer ";
    switch (judge_versions(versions.producer, versions.min_consumer, versions.bad_consumers, reader)) {
        case version_outcome::accepted: return std::nullopt;
        case version_outcome::window_is_nonsense:
            p.code = status_code::internal;
            p.kind = problem_kind::window_is_nonsense;
            p.found = consumer + std::to_string(reader.consumer);
            p.needed = "at least its own min_producer " + std::to_string(reader.min_producer);
            p.remedy = "correct the version window of the calling program";
            break;
        case version_outcome::producer_too_old:
            p.kind = problem_kind::producer_too_old;
            p.found = producer + std::to_string(versions.producer);
            p.needed = "at least " + std::to_string(reader.min_producer) + " for " + library;
            p.remedy = "regenerate the " + std::string{what.noun} + " with a newer producer";
            p.nearest_version = reader.min_producer;
            break;
        case version_outcome::consumer_too_old:
            p.kind = problem_kind::consumer_too_old;
            p.found = consumer + std::to_string(reader.consumer) + " of " + library;
            p.needed = "at least min_consumer " + std::to_string(versions.min_consumer);
            p.remedy = "upgrade the program that reads the " + std::string{what.noun};
            p.nearest_version = nearest_consumer(versions.min_consumer, versions.bad_consumers,
                                                 reader.consumer);
            break;
        case version_outcome::consumer_is_banned:
            p.kind = problem_kind::consumer_is_banned;
            p.found = consumer + std::to_string(reader.consumer) + " among its bad_consumers";
            p.needed = "another consumer";
            p.remedy = "upgrade the program that reads the " + std::string{what.noun} +
                       ": its version is likely to have a bug that matters here";
            p.nearest_version = nearest_consumer(versions.min_consumer, versions.bad_consumers,
                                                 reader.consumer);
            break;
    }
    return p;
}

}  // namespace evergraph

#endif

// ---- evergraph/ops/migration_step.hpp
// migration_step: one declared change between an op and what it becomes.
#ifndef EVERGRAPH_OPS_MIGRATION_STEP_HPP
#define EVERGRAPH_OPS_MIGRATION_STEP_HPP

namespace evergraph {

enum class step_kind : std::uint8_t {
    attr_renamed,
    attr_dropped,
    attr_set,       // an attr that only the successor has, and its value as a default is written
    attr_to_input,  // the attr's value arrives through an input of the same name
    input_renamed,
    input_dropped,
    input_to_attr,  // needs a constant input
    irreversible,   // there is no way back; `name` says why
};

struct migration_step {
    step_kind kind = step_kind::irreversible;
    const char* name = "";
    const char* to = "";  // the new name, or the value that is set
};

constexpr migration_step attr_renamed(const char* from, const char* to) {
    return {step_kind::attr_renamed, from, to};
}
constexpr migration_step attr_dropped(const char* name) {
    return {step_kind::attr_dropped, name, ""};
}
constexpr migration_step attr_set(const char* name, const char* value) {
    return {step_kind::attr_set, name, value};
}
constexpr migration_step attr_to_input(const char* name) {
    return {step_kind::attr_to_input, name, name};
}
constexpr migration_step input_renamed(const char* from, const char* to) {
    return {step_kind::input_renamed, from, to};
}
constexpr migration_step input_dropped(const char* name) {
    return {step_kind::input_dropped, name, ""};
}
constexpr migration_step input_to_attr(const char* name) {
    return {step_kind::input_to_attr, name, name};
}
constexpr migration_step irreversible(const char* why) {
    return {step_kind::irreversible, why, ""};
}

}  // namespace evergraph

#endif

// ---- evergraph/ops/op_definition.hpp
// op_definition: one definition of an op in its parsed form, and the view of a table of them.
#ifndef EVERGRAPH_OPS_OP_DEFINITION_HPP
#define EVERGRAPH_OPS_OP_DEFINITION_HPP

namespace evergraph {

// One input or output. Exactly one of `type`, `type_attr` and `type_list_attr` is set.
struct port_def {
    std::string_view name;
    dtype type = dtype::invalid;      // a fixed type
    bool is_ref = false;
    std::string_view type_attr;       // the attr of type "type" that gives the type
    std::string_view type_list_attr;  // the attr of type "list(type)" that gives all types
    std::string_view number_attr;     // the int attr that says how many values the port holds

    bool operator==(const port_def&) const = default;
};

enum class attr_type : std::uint8_t {
    string,
    integer,
    floating,
    boolean,
    type,
    shape,
    tensor,
    func
};

namespace detail {

inline constexpr std::string_view attr_type_names[]{"string", "int",   "float",  "bool",
                                                    "type",   "shape", "tensor", "func"};

}  // namespace detail

constexpr std::string_view name_of(attr_type t) {
    return detail::attr_type_names[static_cast<std::size_t>(t)];
}

struct attr_def {
    std::string_view name;
    attr_type type = attr_type::integer;
    bool is_list = false;
    bool has_minimum = false;
    bool restricts_types = false;  // then only `allowed_types`
    bool has_default = false;
    int since = 0;             // the version that brought the attr
    std::int64_t minimum = 0;  // of an int; of a list, its length
    dtype_set allowed_types;
    std::string_view allowed_strings;  // text between the braces as written; empty: any string
    std::string_view default_text;     // as written after "=", outer blanks removed

    bool operator==(const attr_def&) const = default;
};

// One definition, in force for producers from `since` to `until`, both included.
struct op_definition {
    static constexpr int open = std::numeric_limits<int>::max();

    std::string_view name;
    int since = 0;
    int until = open;
    int deprecated = open;  // producers from this version on may not use the op
    int restored = open;    // until this one, which may again
    std::span<const port_def> inputs;
    std::span<const port_def> outputs;
    std::span<const attr_def> attrs;
    std::string_view successor;             // what replaces a deprecated op
    std::string_view reason;                // or why nothing does
    std::span<const migration_step> steps;  // from this definition to the successor
    std::string_view meaning;               // what changed though the texts did not
    int revision = 0;                       // counts the definitions that begin at the same version
    // Graphs of this definition are graphs of the one so many rows on, the newest of which this is
    // so: it serves them. Written rows stand for themselves.
    std::uint16_t served_by = 0;
    bool stateful = false;
    bool commutative = false;
    bool aggregate = false;
    bool allows_uninitialized_input = false;
    bool distributed_communication = false;

    // For a reader that does not know yet that the op was restored.
    constexpr bool is_deprecated_at(int producer) const {
        return producer >= deprecated && producer < restored;
    }

    constexpr const attr_def* attr(std::string_view wanted) const {
        for (const attr_def& a : attrs) {
            if (a.name == wanted) return &a;
        }
        return nullptr;
    }
};

// Where the definitions of one op stand, in a table of slots by hash_of_name: the first free slot
// from the hash on ends the search. There are a power of two of them.
struct name_slot {
    std::uint32_t first = 0;
    std::uint32_t count = 0;  // 0: free
};

constexpr std::size_t hash_of_name(std::string_view name) {
    std::uint32_t hash = 2166136261;
    for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619;
    return hash ^ (hash >> 15);
}

// Definitions sorted by name, then by `since` and `revision`. Cheap to copy; the arrays must
// outlive it. Graphs of the producer `unversioned` do not say who wrote them. Without an index,
// names are searched for by halves.
class table_view {
 public:
    constexpr table_view() = default;
    constexpr explicit table_view(std::span<const op_definition> rows, int unversioned = -1,
                                  std::span<const name_slot> index = {})
        : rows_(rows), index_(index), unversioned_(unversioned) {}

    constexpr std::span<const op_definition> rows() const noexcept { return rows_; }

    // All definitions of one op, oldest first; empty if the table lacks it.
    constexpr std::span<const op_definition> versions_of(std::string_view name) const {
        if (index_.empty()) return search(name);
        const std::size_t mask = index_.size() - 1;
        for (std::size_t at = hash_of_name(name) & mask;; at = (at + 1) & mask) {
            const name_slot& slot = index_[at];
            if (slot.count == 0) return {};
            if (rows_[slot.first].name == name) return rows_.subspan(slot.first, slot.count);
        }
    }

    // The definition that serves a graph of this producer: the producer's own, or the newest whose
    // graphs its graphs are. A producer that is older than the op, or that is none, says nothing:
    // the newest serves. One past the op's end gets the last.
    constexpr const op_definition* find(std::string_view name, int producer) const {
        const std::span<const op_definition> versions = versions_of(name);
        if (versions.empty()) return nullptr;
        if (producer == unversioned_ || producer < versions.front().since) return &versions.back();
        std::size_t own = versions.size() - 1;
        while (versions[own].since > producer) --own;
        return &versions[own + versions[own].served_by];
    }

    constexpr bool contains(std::string_view name) const { return !versions_of(name).empty(); }

 private:
    constexpr std::span<const op_definition> search(std::string_view name) const {
        std::size_t low = 0;
        std::size_t high = rows_.size();
        while (low < high) {
            const std::size_t middle = low + (high - low) / 2;
            if (rows_[middle].name < name) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        std::size_t end = low;
        while (end < rows_.size() && rows_[end].name == name) ++end;
        return rows_.subspan(low, end - low);
    }

    std::span<const op_definition> rows_;
    std::span<const name_slot> index_;
    int unversioned_ = -1;
};

}  // namespace evergraph

#endif

// ---- evergraph/ops/name_index.hpp
// name_index: finds the definitions of an op among sorted ones without searching.
#ifndef EVERGRAPH_OPS_NAME_INDEX_HPP
#define EVERGRAPH_OPS_NAME_INDEX_HPP

namespace evergraph {

namespace detail {

constexpr bool is_same_op(const op_definition& a, const op_definition& b) {
    return a.name.size() == b.name.size() &&
           __builtin_memcmp(a.name.data(), b.name.data(), a.name.size()) == 0;
}

template <std::size_t N>
constexpr auto index_names(const std::array<op_definition, N>& sorted) {
    std::array<name_slot, std::bit_ceil(2 * N)> slots{};
    const op_definition* const rows = sorted.data();
    name_slot* const all = slots.data();
    for (std::size_t first = 0, end = 0; first < N; first = end) {
        while (end < N && is_same_op(rows[first], rows[end])) ++end;
        std::size_t at = hash_of_name(rows[first].name) % slots.size();
        while (all[at].count != 0) at = (at + 1) % slots.size();
        all[at] = {static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(end - first)};
    }
    return slots;
}

}  // namespace detail

// Sorted: an array of definitions sorted by name.
template <const auto& Sorted>
inline constexpr auto name_index = detail::index_names(Sorted);

}  // namespace evergraph

#endif

// ---- evergraph/ops/definition_text.hpp
// definition_text: ports, attrs and definitions written in TensorFlow's op-definition language.
#ifndef EVERGRAPH_OPS_DEFINITION_TEXT_HPP
#define EVERGRAPH_OPS_DEFINITION_TEXT_HPP

namespace evergraph {

// "values: N * T"; read_port reads it back.
inline std::string text(const port_def& port) {
    std::string type{port.type_list_attr.empty() ? port.type_attr : port.type_list_attr};
    if (type.empty()) type = name_of(port.type);
    if (!port.number_attr.empty()) type = std::string{port.number_attr} + " * " + type;
    return std::string{port.name} + ": " + (port.is_ref ? "Ref(" + type + ")" : type);
}

// "T: {float, double} = DT_FLOAT"; read_attr reads it back. It says since when if that is later
// than the op's own version.
inline std::string text(const attr_def& attr, int op_since) {
    std::string type{name_of(attr.type)};
    if (attr.restricts_types) type = "{" + names_of(attr.allowed_types) + "}";
    if (!attr.allowed_strings.empty()) type = "{" + std::string{attr.allowed_strings} + "}";
    std::string out{attr.name};
    out += ": " + (attr.is_list ? "list(" + type + ")" : type);
    if (attr.has_minimum) out += " >= " + std::to_string(attr.minimum);
    if (attr.has_default) out += " = " + std::string{attr.default_text};
    if (attr.since > op_since) out += " since " + std::to_string(attr.since);
    return out;
}

namespace detail {

inline std::string life_text(const op_definition& op) {
    std::string out = "  since " + std::to_string(op.since);
    if (op.until != op_definition::open) out += " until " + std::to_string(op.until);
    if (op.deprecated != op_definition::open) {
        out += ", deprecated at " + std::to_string(op.deprecated);
    }
    if (op.restored != op_definition::open) out += ", restored at " + std::to_string(op.restored);
    if (!op.successor.empty()) out += ", becomes " + std::string{op.successor};
    if (!op.reason.empty()) out += ", " + std::string{op.reason};
    return out + "\n";
}

}  // namespace detail

// The name, then a line each for the life, the flags, the inputs, outputs and attrs.
inline std::string text(const op_definition& op) {
    std::string out = std::string{op.name} + "\n" + detail::life_text(op);
    const auto flag = [&](bool is_set, std::string_view name) {
        if (is_set) out += "  " + std::string{name} + "\n";
    };
    flag(op.stateful, "stateful");
    flag(op.commutative, "commutative");
    flag(op.aggregate, "aggregate");
    flag(op.allows_uninitialized_input, "allows uninitialized input");
    flag(op.distributed_communication, "distributed communication");
    for (const port_def& p : op.inputs) out += "  input " + text(p) + "\n";
    for (const port_def& p : op.outputs) out += "  output " + text(p) + "\n";
    for (const attr_def& a : op.attrs) out += "  attr " + text(a, op.since) + "\n";
    return out;
}

}  // namespace evergraph

#endif

// ---- evergraph/ops/version_policy.hpp
// version_policy: which versions of graphs a program writes and reads.
#ifndef EVERGRAPH_OPS_VERSION_POLICY_HPP
#define EVERGRAPH_OPS_VERSION_POLICY_HPP

namespace evergraph {

struct version_policy {
    int current = 0;       // the producer that new graphs carry
    int min_producer = 0;  // older graphs are refused
    int min_consumer = 0;  // new graphs are meant for consumers from this one on
    int unversioned = -1;  // a producer that says nothing of who wrote the graph, such as 0

    bool operator==(const version_policy&) const = default;
};

}  // namespace evergraph

#endif

// ---- evergraph/ops/op.hpp
// op: a row of a table, one definition of an op as its author writes it.
#ifndef EVERGRAPH_OPS_OP_HPP
#define EVERGRAPH_OPS_OP_HPP

namespace evergraph {

struct a_version_that_must_be_written {
    constexpr a_version_that_must_be_written(int version) : number(version) {}
    constexpr operator int() const { return number; }
    int number;
};

// Room for N texts of ports or attrs.
template <std::size_t N>
class spec_texts {
 public:
    constexpr spec_texts() = default;
    template <std::convertible_to<const char*>... Texts>
        requires(sizeof...(Texts) >= 1)
    constexpr spec_texts(Texts... texts) {
        static_assert(sizeof...(Texts) <= N,
                      "evergraph: an op has at most 18 inputs, 14 outputs and 19 attrs");
        if constexpr (sizeof...(Texts) <= N) ((texts_[size_++] = texts), ...);
    }
    static constexpr std::size_t capacity() { return N; }
    constexpr std::size_t size() const { return size_; }
    constexpr std::span<const char* const> view() const { return {texts_, size_}; }

 private:
    const char* texts_[N]{};
    std::size_t size_ = 0;
};

// The name of another op, or the op's own name for its next definition, and how to get there.
struct becomes_op {
    constexpr becomes_op() = default;
    template <std::same_as<migration_step>... Steps>
    constexpr becomes_op(const char* successor, Steps... how) : name(successor), steps(how...) {}

    const char* name = "";
    fixed_list<migration_step, 8> steps;
};

// The texts are TensorFlow's op-definition language; an attr may end in `since N`. Rows of one name
// tell its life: a definition holds until the next one begins. Versions are those of producers.
struct op {
    static constexpr int open = op_definition::open;

    const char* name = "";
    a_version_that_must_be_written since;
    int revision = 0;         // counts the definitions that begin at the same version
    int absent_since = open;  // the op was gone from this version until `since`
    int until = open;         // last version; unwritten: until the next definition, or for good
    int deprecated = open;    // producers from this version on may not use the op
    int restored = open;      // ... until this one, which may again
    spec_texts<18> inputs{};
    spec_texts<14> outputs{};
    spec_texts<19> attrs{};
    becomes_op becomes{};
    const char* because = "";  // why nothing replaces an op that is deprecated or ends
    const char* meaning = "";  // what is new in a definition that reads like the one before it
    bool stateful = false;     // so is every op with a port of type resource
    bool commutative = false;
    bool aggregate = false;
    bool allows_uninitialized_input = false;
    bool distributed_communication = false;
};

// Unlike string_view's constructor, one step of a constant evaluation.
constexpr std::string_view text_view(const char* text) { return {text, __builtin_strlen(text)}; }

}  // namespace evergraph

#endif

// ---- evergraph/ops/op_table.hpp
// op_table: the rows of a dialect in any order, and several such tables as one.
#ifndef EVERGRAPH_OPS_OP_TABLE_HPP
#define EVERGRAPH_OPS_OP_TABLE_HPP

namespace evergraph {

// A table is anything with a static size() and a row(i) that has the members of `op`. This one is
// an aggregate: a constructor over a pack would meet a compiler's limits at a few hundred rows.
template <std::size_t N>
struct op_table {
    op rows[N];

    static constexpr std::size_t size() { return N; }
    constexpr const op& row(std::size_t i) const { return rows[i]; }
};

template <class... Ops>
op_table(const op&, const Ops&...) -> op_table<1 + sizeof...(Ops)>;

// The rows of several tables, which must have static storage; it points to them.
template <std::size_t N>
class composed_table {
 public:
    template <class... Tables>
    constexpr explicit composed_table(const Tables&... tables) {
        std::size_t i = 0;
        const auto add = [&](const auto& all_rows) {
            for (std::size_t k = 0; k < all_rows.size(); ++k) rows_[i++] = &all_rows.row(k);
        };
        (add(tables), ...);
    }

    static constexpr std::size_t size() { return N; }
    constexpr const op& row(std::size_t i) const { return *rows_[i]; }

 private:
    const op* rows_[N]{};
};

// What a row does not say by itself.
struct row_span {
    int until = op::open;    // its last version: as written, or up to the row that follows
    int op_begins = 0;       // the first version of the first row of that name
    int op_ends = op::open;  // the last version of the last
    bool is_last = false;
};

// One row in the order. Comparing two is a handful of steps of a constant evaluation: string_view's
// own comparison would be one for each character.
struct row_place {
    std::string_view name;
    std::uint64_t prefix = 0;  // the first eight characters: most comparisons need no more
    int since = 0;
    int revision = 0;
    std::uint32_t row = 0;

    static constexpr std::uint64_t prefix_of(std::string_view name) {
        std::uint64_t prefix = 0;
        const std::size_t size = std::min<std::size_t>(name.size(), 8);
        for (std::size_t i = 0; i < size; ++i) {
            prefix |= std::uint64_t{static_cast<unsigned char>(name.data()[i])} << (56 - 8 * i);
        }
        return prefix;
    }

    constexpr bool same_name(const row_place& other) const {
        return prefix == other.prefix && name.size() == other.name.size() &&
               __builtin_memcmp(name.data(), other.name.data(), name.size()) == 0;
    }

    friend constexpr bool operator<(const row_place& a, const row_place& b) {
        if (a.prefix != b.prefix) return a.prefix < b.prefix;
        const std::size_t common = std::min(a.name.size(), b.name.size());
        const int names = __builtin_memcmp(a.name.data(), b.name.data(), common);
        if (names != 0) return names < 0;
        if (a.name.size() != b.name.size()) return a.name.size() < b.name.size();
        if (a.since != b.since) return a.since < b.since;
        if (a.revision != b.revision) return a.revision < b.revision;
        return a.row < b.row;
    }
};

// The order of the rows by name, then since, then revision, then place.
template <std::size_t N>
struct table_order {
    std::array<row_place, N> sorted{};
    std::array<row_span, N> spans{};  // by row as written in the table

    // The place of the newest definition of an op, or N.
    constexpr std::size_t newest(std::string_view name) const {
        const row_place wanted{name, row_place::prefix_of(name), op::open, op::open, 0xFFFFFFFF};
        std::size_t low = 0;
        for (std::size_t high = N; low < high;) {
            const std::size_t middle = low + (high - low) / 2;
            if (wanted < sorted[middle]) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low != 0 && sorted[low - 1].same_name(wanted) ? low - 1 : N;
    }
};

namespace detail {

// Merges neighbouring runs of growing width, those that are in order already for one comparison:
// std::sort takes more steps than clang grants a table of a few thousand rows.
template <std::size_t N>
constexpr void sort_places(std::array<row_place, N>& places) {
    std::uint32_t index[N]{};
    std::uint32_t merged[N]{};
    const row_place* const at = places.data();
    for (std::uint32_t i = 0; i < N; ++i) index[i] = i;
    for (std::size_t width = 1; width < N; width *= 2) {
        for (std::size_t low = 0; low + width < N; low += 2 * width) {
            const std::size_t middle = low + width;
            const std::size_t high = middle + width < N ? middle + width : N;
            if (at[index[middle - 1]] < at[index[middle]]) continue;
            std::size_t left = low;
            std::size_t right = middle;
            for (std::size_t out = low; out < high; ++out) {
                const bool from_left =
                    right == high || (left < middle && at[index[left]] < at[index[right]]);
                merged[out] = index[from_left ? left++ : right++];
            }
            for (std::size_t i = low; i < high; ++i) index[i] = merged[i];
        }
    }
    const std::array<row_place, N> unsorted = places;
    for (std::size_t i = 0; i < N; ++i) places[i] = unsorted[index[i]];
}

}  // namespace detail

template <class Table>
constexpr auto order_of(const Table& all_rows) {
    constexpr std::size_t size = Table::size();
    table_order<size> order;
    for (std::size_t i = 0; i < size; ++i) {
        const auto& row = all_rows.row(i);
        const std::string_view name = text_view(row.name);
        order.sorted[i] = {name, row_place::prefix_of(name), row.since, row.revision,
                           static_cast<std::uint32_t>(i)};
    }
    detail::sort_places(order.sorted);
    for (std::size_t i = 0, end = 0; i < size; i = end) {
        while (end < size && order.sorted[end].same_name(order.sorted[i])) ++end;
        for (std::size_t k = i; k < end; ++k) {
            row_span& span = order.spans[order.sorted[k].row];
            span.until = all_rows.row(order.sorted[k].row).until;
            span.op_begins = order.sorted[i].since;
            span.op_ends = all_rows.row(order.sorted[end - 1].row).until;
            span.is_last = k + 1 == end;
            if (span.is_last || span.until != op::open) continue;
            const auto& next = all_rows.row(order.sorted[k + 1].row);
            const int gone = next.absent_since != op::open ? next.absent_since : next.since.number;
            span.until = std::max(gone - 1, order.sorted[k].since);
        }
    }
    return order;
}

}  // namespace evergraph

#endif

// ---- evergraph/ops/flat_table.hpp
// flat_table: a long history of ops as flat arrays, read and proven before it was shipped.
#ifndef EVERGRAPH_OPS_FLAT_TABLE_HPP
#define EVERGRAPH_OPS_FLAT_TABLE_HPP

namespace evergraph {

// Rows for generators to write, not for people. Each distinct port and attr stands once; a list of
// them is a range of slots, each the place of one.

struct flat_port {
    const char* name;
    dtype type;
    const char* type_attr = "";
    const char* number_attr = "";
    bool is_list = false;
    bool is_ref = false;
};

struct flat_attr {
    static constexpr std::int64_t no_minimum = std::numeric_limits<std::int64_t>::min();

    const char* name;
    attr_type type;
    const char* default_text = nullptr;
    std::uint64_t types = 0;  // those allowed, a bit for each; 0: all
    const char* strings = "";
    bool is_list = false;
    std::int64_t minimum = no_minimum;
};

struct flat_attr_slot {
    std::uint16_t place;
    std::uint16_t since;
};

enum flat_flag : std::uint8_t {
    flat_stateful = 1,
    flat_commutative = 2,
    flat_aggregate = 4,
    flat_uninitialized = 8,
    flat_distributed = 16
};

struct flat_definition {
    int since;
    int absent_since;  // 0: the op was there
    std::uint16_t served_by;
    std::uint8_t flags;
    std::uint16_t inputs;
    std::uint16_t input_count;
    std::uint16_t outputs;
    std::uint16_t output_count;
    std::uint16_t attrs;
    std::uint16_t attr_count;
};

// What holds for the whole life of an op; its definitions stand one after the other, oldest first.
struct flat_op {
    const char* name;
    std::uint16_t definitions;
    int until = op::open;
    int deprecated = op::open;
    int restored = op::open;
    const char* successor = "";
    const char* reason = "";
};

// Ops sorted by name. The arrays have static storage; nothing of them is parsed or proven again.
template <std::size_t Ops, std::size_t Definitions, std::size_t Ports, std::size_t Attrs,
          std::size_t PortSlots, std::size_t AttrSlots>
struct flat_table {
    const flat_op (&ops)[Ops];
    const flat_definition (&definitions)[Definitions];
    const flat_port (&ports)[Ports];
    const flat_attr (&attrs)[Attrs];
    const std::uint16_t (&port_slots)[PortSlots];
    const flat_attr_slot (&attr_slots)[AttrSlots];

    static constexpr std::size_t size() { return Definitions; }
};

template <std::size_t Ops, std::size_t Definitions, std::size_t Ports, std::size_t Attrs,
          std::size_t PortSlots, std::size_t AttrSlots>
flat_table(const flat_op (&)[Ops], const flat_definition (&)[Definitions],
           const flat_port (&)[Ports], const flat_attr (&)[Attrs],
           const std::uint16_t (&)[PortSlots], const flat_attr_slot (&)[AttrSlots])
    -> flat_table<Ops, Definitions, Ports, Attrs, PortSlots, AttrSlots>;

namespace detail {

constexpr port_def port_from(const flat_port& from) {
    port_def p;
    p.name = text_view(from.name);
    p.type = from.type;
    p.is_ref = from.is_ref;
    (from.is_list ? p.type_list_attr : p.type_attr) = text_view(from.type_attr);
    p.number_attr = text_view(from.number_attr);
    return p;
}

constexpr attr_def attr_from(const flat_attr& from) {
    attr_def a;
    a.name = text_view(from.name);
    a.type = from.type;
    a.is_list = from.is_list;
    a.has_minimum = from.minimum != flat_attr::no_minimum;
    if (a.has_minimum) a.minimum = from.minimum;
    a.restricts_types = from.types != 0;
    a.allowed_types = dtype_set::of_bits(from.types);
    a.allowed_strings = text_view(from.strings);
    a.has_default = from.default_text != nullptr;
    if (a.has_default) a.default_text = text_view(from.default_text);
    return a;
}

// Each of the three is a constant evaluation of its own, since compilers limit the steps of one.
// Plain pointers: a call of an array's operator costs a compiler as much as the work around it.
template <std::size_t O, std::size_t D, std::size_t P, std::size_t A, std::size_t PS,
          std::size_t AS>
constexpr auto ports_of(const flat_table<O, D, P, A, PS, AS>& flat) {
    port_def distinct[P]{};
    for (std::size_t i = 0; i < P; ++i) distinct[i] = port_from(flat.ports[i]);
    std::array<port_def, PS> out{};
    port_def* to = out.data();
    for (const std::uint16_t place : flat.port_slots) *to++ = distinct[place];
    return out;
}

template <std::size_t O, std::size_t D, std::size_t P, std::size_t A, std::size_t PS,
          std::size_t AS>
constexpr auto attrs_of(const flat_table<O, D, P, A, PS, AS>& flat) {
    attr_def distinct[A]{};
    for (std::size_t i = 0; i < A; ++i) distinct[i] = attr_from(flat.attrs[i]);
    std::array<attr_def, AS> out{};
    attr_def* to = out.data();
    for (const flat_attr_slot& slot : flat.attr_slots) {
        *to = distinct[slot.place];
        to++->since = slot.since;
    }
    return out;
}

constexpr op_definition life_from(const flat_op& op) {
    op_definition d;
    d.name = text_view(op.name);
    d.until = op.until;
    d.deprecated = op.deprecated;
    d.restored = op.restored;
    d.successor = text_view(op.successor);
    d.reason = text_view(op.reason);
    return d;
}

constexpr void set_definition(op_definition& d, const flat_definition& from, const port_def* ports,
                              const attr_def* attrs) {
    d.since = from.since;
    d.served_by = from.served_by;
    d.inputs = {ports + from.inputs, from.input_count};
    d.outputs = {ports + from.outputs, from.output_count};
    d.attrs = {attrs + from.attrs, from.attr_count};
    if (from.flags == 0) return;
    d.stateful = (from.flags & flat_stateful) != 0;
    d.commutative = (from.flags & flat_commutative) != 0;
    d.aggregate = (from.flags & flat_aggregate) != 0;
    d.allows_uninitialized_input = (from.flags & flat_uninitialized) != 0;
    d.distributed_communication = (from.flags & flat_distributed) != 0;
}

template <std::size_t O, std::size_t D, std::size_t P, std::size_t A, std::size_t PS,
          std::size_t AS>
constexpr auto definitions_of(const flat_table<O, D, P, A, PS, AS>& flat, const port_def* ports,
                              const attr_def* attrs) {
    std::array<op_definition, D> out{};
    op_definition* to = out.data();
    const flat_definition* from = flat.definitions;
    for (const flat_op& op : flat.ops) {
        const op_definition life = life_from(op);
        for (const op_definition* const first = to; to != first + op.definitions; ++to, ++from) {
            *to = life;
            set_definition(*to, *from, ports, attrs);
            if (to == first) continue;
            op_definition& before = to[-1];
            if (before.since == to->since) to->revision = before.revision + 1;
            const int gone = from->absent_since != 0 ? from->absent_since : to->since;
            before.until = gone - 1 < before.since ? before.since : gone - 1;
        }
    }
    return out;
}

template <const auto& Flat>
inline constexpr auto flat_ports_in = ports_of(Flat);
template <const auto& Flat>
inline constexpr auto flat_attrs_in = attrs_of(Flat);

}  // namespace detail

// Sorted by name, then by version; static, as are the ports and attrs they point to.
template <const auto& Flat>
inline constexpr auto flat_definitions = detail::definitions_of(
    Flat, detail::flat_ports_in<Flat>.data(), detail::flat_attrs_in<Flat>.data());

}  // namespace evergraph

#endif

// ---- evergraph/ops/compose.hpp
// compose: several tables as one, written and flat ones side by side.
#ifndef EVERGRAPH_OPS_COMPOSE_HPP
#define EVERGRAPH_OPS_COMPOSE_HPP

namespace evergraph {

template <const auto&... Tables>
struct table_list {
    static constexpr std::size_t size() { return (std::size_t{0} + ... + Tables.size()); }

    template <const auto&... Others>
    friend constexpr table_list<Tables..., Others...> operator+(table_list, table_list<Others...>) {
        return {};
    }
};

// Tables of which at least one is flat. It has no rows: written tables have, and flat ones have
// been read before.
template <class Written, class Flat>
struct mixed_table {
    using written = Written;
    using flat = Flat;
    static constexpr std::size_t size() { return Written::size() + Flat::size(); }
};

namespace detail {

template <class Table>
inline constexpr bool is_flat = false;
template <std::size_t... Sizes>
inline constexpr bool is_flat<flat_table<Sizes...>> = true;

template <class Table>
inline constexpr bool is_mixed = false;
template <class Written, class Flat>
inline constexpr bool is_mixed<mixed_table<Written, Flat>> = true;

// Tables inside tables count as if they stood there themselves.
template <const auto& Table>
constexpr auto written_tables() {
    using type = std::remove_cvref_t<decltype(Table)>;
    if constexpr (is_flat<type>) {
        return table_list<>{};
    } else if constexpr (is_mixed<type>) {
        return typename type::written{};
    } else {
        return table_list<Table>{};
    }
}

template <const auto& Table>
constexpr auto flat_tables() {
    using type = std::remove_cvref_t<decltype(Table)>;
    if constexpr (is_flat<type>) {
        return table_list<Table>{};
    } else if constexpr (is_mixed<type>) {
        return typename type::flat{};
    } else {
        return table_list<>{};
    }
}

template <const auto&... Tables>
constexpr auto composed() {
    using flat = decltype((table_list<>{} + ... + flat_tables<Tables>()));
    if constexpr (std::is_same_v<flat, table_list<>>) {
        return composed_table<(Tables.size() + ...)>{Tables...};
    } else {
        return mixed_table<decltype((table_list<>{} + ... + written_tables<Tables>())), flat>{};
    }
}

}  // namespace detail

// The written and the flat tables that one is made of, each a table_list.
template <const auto& Table>
using written_tables_of = decltype(detail::written_tables<Table>());
template <const auto& Table>
using flat_tables_of = decltype(detail::flat_tables<Table>());

// The rows of all tables, which are constants in a namespace.
template <const auto&... Tables>
inline constexpr auto compose = detail::composed<Tables...>();

}  // namespace evergraph

#endif

// ---- evergraph/ops/fault.hpp
// fault: all that can be wrong with a table of ops, and the report of one such thing.
#ifndef EVERGRAPH_OPS_FAULT_HPP
#define EVERGRAPH_OPS_FAULT_HPP

namespace evergraph {

enum class fault : std::uint8_t {
    none,

    policy_version_is_negative,
    policy_min_producer_is_above_current,
    policy_min_consumer_is_above_current,
    policy_min_consumer_is_below_min_producer,

    op_is_defined_twice,
    op_versions_overlap,
    op_versions_leave_a_hole,
    op_hole_is_not_where_it_is_declared,
    op_repeats_its_definition,
    op_ends_without_successor_or_reason,
    op_is_in_two_tables,

    op_name_is_bad,
    op_begins_before_version_0,
    op_begins_after_the_current_version,
    op_ends_before_it_begins,
    op_is_deprecated_before_it_begins,
    op_is_deprecated_after_it_ends,
    op_is_restored_before_it_is_deprecated,
    op_is_deprecated_without_successor_or_reason,

    attr_text_does_not_read,
    attr_name_is_bad,
    attr_is_defined_twice,
    attr_begins_before_its_op,
    attr_begins_after_its_op_ends,
    attr_begins_after_the_current_version,
    attr_came_later_without_a_default,
    attr_default_has_the_wrong_type,
    attr_default_is_not_allowed,
    attr_default_is_below_the_minimum,

    port_text_does_not_read,
    port_name_is_bad,
    port_name_is_used_twice,
    port_type_is_unknown,
    port_type_is_a_reference,
    port_type_attr_is_not_a_type,
    port_number_attr_is_unknown,
    port_number_attr_is_not_an_int,
    port_number_attr_may_be_negative,
    port_repeats_a_list_of_types,

    op_becomes_an_op_the_table_lacks,
    op_becomes_itself_in_a_cycle,
    step_names_what_the_op_lacks,
    step_names_what_the_successor_lacks,
};

inline constexpr std::size_t fault_count =
    static_cast<std::size_t>(fault::step_names_what_the_successor_lacks) + 1;

constexpr std::string_view name_of(fault f) {
    constexpr std::string_view names[]{
        "none",
        "policy_version_is_negative",
        "policy_min_producer_is_above_current",
        "policy_min_consumer_is_above_current",
        "policy_min_consumer_is_below_min_producer",
        "op_is_defined_twice",
        "op_versions_overlap",
        "op_versions_leave_a_hole",
        "op_hole_is_not_where_it_is_declared",
        "op_repeats_its_definition",
        "op_ends_without_successor_or_reason",
        "op_is_in_two_tables",
        "op_name_is_bad",
        "op_begins_before_version_0",
        "op_begins_after_the_current_version",
        "op_ends_before_it_begins",
        "op_is_deprecated_before_it_begins",
        "op_is_deprecated_after_it_ends",
        "op_is_restored_before_it_is_deprecated",
        "op_is_deprecated_without_successor_or_reason",
        "attr_text_does_not_read",
        "attr_name_is_bad",
        "attr_is_defined_twice",
        "attr_begins_before_its_op",
        "attr_begins_after_its_op_ends",
        "attr_begins_after_the_current_version",
        "attr_came_later_without_a_default",
        "attr_default_has_the_wrong_type",
        "attr_default_is_not_allowed",
        "attr_default_is_below_the_minimum",
        "port_text_does_not_read",
        "port_name_is_bad",
        "port_name_is_used_twice",
        "port_type_is_unknown",
        "port_type_is_a_reference",
        "port_type_attr_is_not_a_type",
        "port_number_attr_is_unknown",
        "port_number_attr_is_not_an_int",
        "port_number_attr_may_be_negative",
        "port_repeats_a_list_of_types",
        "op_becomes_an_op_the_table_lacks",
        "op_becomes_itself_in_a_cycle",
        "step_names_what_the_op_lacks",
        "step_names_what_the_successor_lacks",
    };
    static_assert(sizeof names / sizeof names[0] == fault_count);
    return names[static_cast<std::size_t>(f)];
}

// What reading one text found: a fault, and in words what was missing or the name it is about.
struct spec_reading {
    fault what = fault::none;
    std::string_view detail;

    constexpr explicit operator bool() const { return what == fault::none; }
};

struct diagnosis {
    static constexpr std::size_t no_row = static_cast<std::size_t>(-1);

    fault what = fault::none;
    std::size_t row = no_row;  // as written in the table; no_row if the policy is wrong
    sentence text;

    constexpr explicit operator bool() const { return what != fault::none; }
};

// A text of a table inside a sentence: without quotes and backslashes, which compilers would
// escape, and cut when long.
struct quote_free {
    std::string_view text;
};
constexpr sentence& operator<<(sentence& s, quote_free t) {
    constexpr std::size_t longest = 72;
    for (std::size_t i = 0; i < t.text.size() && i < longest; ++i) {
        const char c = t.text[i];
        if (c != '"' && c != '\'' && c != '\\' && c >= ' ') s << t.text.substr(i, 1);
    }
    return t.text.size() > longest ? s << "..." : s;
}

// Keeps the first of the faults that it is told.
class first_fault {
 public:
    constexpr void operator()(fault what, std::size_t row, const sentence& text) {
        if (!found_) found_ = {what, row, text};
    }
    constexpr const diagnosis& found() const { return found_; }

 private:
    diagnosis found_;
};

}  // namespace evergraph

#endif

// ---- evergraph/ops/spec_cursor.hpp
// spec_cursor: reads the text of an op definition from left to right, during compilation too.
#ifndef EVERGRAPH_OPS_SPEC_CURSOR_HPP
#define EVERGRAPH_OPS_SPEC_CURSOR_HPP

namespace evergraph {

// Equality that costs a constant evaluation next to nothing when the lengths differ.
template <std::size_t N>
constexpr bool text_is(std::string_view text, const char (&word)[N]) {
    if (text.size() != N - 1) return false;
    for (std::size_t i = 0; i + 1 < N; ++i) {
        if (text.data()[i] != word[i]) return false;
    }
    return true;
}

// Nothing is copied: what it returns are views of the text. A reader that finds something else than
// it looked for returns an empty view or false and stays where it was.
class spec_cursor {
 public:
    static constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
    static constexpr bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
    static constexpr bool is_letter(char c) { return is_lower(c) || (c >= 'A' && c <= 'Z'); }
    static constexpr bool is_word(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '_';
    }
    static constexpr bool is_blank(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r';
    }

    constexpr explicit spec_cursor(std::string_view text) : text_(text.data()), end_(text.size()) {
        skip_blanks();
    }

    constexpr bool at_end() const { return at_ == end_; }
    constexpr char peek() const { return at_ == end_ ? '\0' : text_[at_]; }
    constexpr std::string_view rest() const { return since(at_, end_); }

    constexpr bool eat(char c) {
        if (at_ == end_ || text_[at_] != c) return false;
        ++at_;
        skip_blanks();
        return true;
    }

    // Letters, digits and underscores, starting with a letter or an underscore.
    constexpr std::string_view word() {
        const std::size_t start = at_;
        if (at_ != end_ && !is_digit(text_[at_])) skip_word();
        return done(start);
    }

    // A number or a word, as one token: "-1", "1e-3", "DT_FLOAT", "-inf".
    constexpr std::string_view scalar() {
        const std::size_t start = at_;
        if (at_ != end_ && (text_[at_] == '-' || text_[at_] == '+')) ++at_;
        while (at_ != end_ && (is_word(text_[at_]) || text_[at_] == '.' || is_sign_of_exponent()))
            ++at_;
        return done(start);
    }

    // One quoted string with its quotes, either kind; a quote inside follows a backslash.
    constexpr std::string_view quoted() {
        const std::size_t start = at_;
        if (peek() != '"' && peek() != '\'') return {};
        const char quote = text_[at_];
        for (++at_; at_ != end_ && text_[at_] != quote && text_[at_] != '\n'; ++at_) {
            if (text_[at_] == '\\' && at_ + 1 != end_) ++at_;
        }
        if (peek() != quote) {
            at_ = start;
            return {};
        }
        ++at_;
        return done(start);
    }

    // One or more quoted strings in a row; the text format joins them.
    constexpr std::string_view strings() {
        const std::size_t start = at_;
        std::size_t last = at_;
        for (std::string_view s = quoted(); !s.empty(); s = quoted())
            last = static_cast<std::size_t>(s.data() - text_) + s.size();
        return since(start, last);
    }

    // From an opening bracket to the one that closes it.
    constexpr std::string_view bracketed() {
        const std::size_t start = at_;
        const char closing = peek() == '{' ? '}' : ']';
        std::size_t depth = 0;
        while (at_ != end_) {
            const char c = text_[at_];
            if (c == '"' || c == '\'') {
                if (quoted().empty()) break;
                continue;
            }
            ++at_;
            if (c == '{' || c == '[') ++depth;
            if (c == '}' || c == ']') --depth;
            if (depth == 0 && c == closing) return done(start);
            if (depth == 0) break;
        }
        at_ = start;
        return {};
    }

    // Whatever value comes next.
    constexpr std::string_view value() {
        const char c = peek();
        if (c == '{' || c == '[') return bracketed();
        if (c == '"' || c == '\'') return strings();
        return scalar();
    }

 private:
    constexpr std::string_view since(std::size_t start, std::size_t end) const {
        return {text_ + start, end - start};
    }
    constexpr std::string_view done(std::size_t start) {
        const std::string_view token = since(start, at_);
        skip_blanks();
        return token;
    }
    constexpr void skip_word() {
        std::size_t p = at_;
        for (; p != end_; ++p) {
            const char c = text_[p];
            if ((c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') && c != '_')
                break;
        }
        at_ = p;
    }
    constexpr void skip_blanks() {
        while (at_ != end_ && (text_[at_] == ' ' || is_blank(text_[at_]))) ++at_;
    }
    constexpr bool is_sign_of_exponent() const {
        return (text_[at_] == '-' || text_[at_] == '+') &&
               (text_[at_ - 1] == 'e' || text_[at_ - 1] == 'E');
    }

    const char* text_;
    std::size_t at_ = 0;
    std::size_t end_;
};

}  // namespace evergraph

#endif

// ---- evergraph/ops/quoted_text.hpp
// quoted_text: strings as the text format quotes them, and the bytes they stand for.
#ifndef EVERGRAPH_OPS_QUOTED_TEXT_HPP
#define EVERGRAPH_OPS_QUOTED_TEXT_HPP

namespace evergraph {

// Walks the characters of quoted strings as the text format writes them: C escapes, and strings in
// a row are joined.
class quoted_characters {
 public:
    static constexpr int end = -1;
    static constexpr int bad_escape = -2;

    constexpr explicit quoted_characters(std::string_view literal) : rest_(literal) {}

    // The next byte (0 to 255), `end`, or `bad_escape`.
    constexpr int next() {
        while (quote_ == '\0' || rest_.empty() || rest_.front() == quote_) {
            if (quote_ != '\0' && !rest_.empty()) rest_.remove_prefix(1);
            quote_ = '\0';
            while (!rest_.empty() && spec_cursor::is_blank(rest_.front())) rest_.remove_prefix(1);
            if (rest_.empty()) return end;
            quote_ = take();
        }
        const char c = take();
        return c == '\\' ? escape() : static_cast<unsigned char>(c);
    }

 private:
    constexpr char take() {
        const char c = rest_.front();
        rest_.remove_prefix(1);
        return c;
    }

    constexpr int escape() {
        if (rest_.empty()) return bad_escape;
        const char c = rest_.front();
        if (c >= '0' && c <= '7') return number(8, 3);
        rest_.remove_prefix(1);
        if (c == 'x' || c == 'X') return number(16, 2);
        constexpr std::string_view letters = "abfnrtv\\'\"?";
        constexpr std::string_view meanings = "\a\b\f\n\r\t\v\\'\"?";
        const std::size_t i = letters.find(c);
        return i == letters.npos ? bad_escape : meanings[i];
    }

    constexpr int number(int base, int digits) {
        int value = bad_escape;
        for (; digits > 0 && !rest_.empty(); --digits, rest_.remove_prefix(1)) {
            const int digit = digit_of(rest_.front());
            if (digit >= base) break;
            value = (value == bad_escape ? 0 : value * base) + digit;
        }
        return value > 255 ? bad_escape : value;
    }

    static constexpr int digit_of(char c) {
        if (spec_cursor::is_digit(c)) return c - '0';
        if (c >= 'a' && c <= 'f') return c - 'a' + 10;
        if (c >= 'A' && c <= 'F') return c - 'A' + 10;
        return 99;
    }

    std::string_view rest_;
    char quote_ = '\0';
};

// The bytes that quoted text stands for.
inline std::string decoded(std::string_view literal) {
    std::string out;
    quoted_characters characters{literal};
    for (int c = characters.next(); c >= 0; c = characters.next()) {
        out.push_back(static_cast<char>(static_cast<unsigned char>(c)));
    }
    return out;
}

// One or more quoted strings in a row, all escapes in order.
constexpr bool read_string_text(std::string_view text) {
    quoted_characters characters{text};
    int c = characters.next();
    while (c >= 0) c = characters.next();
    return !text.empty() && c == quoted_characters::end && (text[0] == '"' || text[0] == '\'');
}

// The two quoted texts stand for the same bytes.
constexpr bool same_quoted_text(std::string_view a, std::string_view b) {
    quoted_characters left{a};
    quoted_characters right{b};
    int c = left.next();
    for (; c >= 0; c = left.next()) {
        if (right.next() != c) return false;
    }
    return right.next() == c;
}

// The quoted text stands for these bytes.
constexpr bool quotes(std::string_view literal, std::string_view bytes) {
    quoted_characters characters{literal};
    for (const char c : bytes) {
        if (characters.next() != static_cast<unsigned char>(c)) return false;
    }
    return characters.next() == quoted_characters::end;
}

}  // namespace evergraph

#endif

// ---- evergraph/ops/scalar_text.hpp
// scalar_text: integers, floats, bools and types as the text format writes them.
#ifndef EVERGRAPH_OPS_SCALAR_TEXT_HPP
#define EVERGRAPH_OPS_SCALAR_TEXT_HPP

namespace evergraph {

// Decimal, 0x hexadecimal or 0 octal, with an optional minus; false if it is none or too large.
constexpr bool read_integer_text(std::string_view text, std::int64_t& out) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    unsigned base = 10;
    if (text.size() > 1 && text[0] == '0') {
        base = text[1] == 'x' || text[1] == 'X' ? 16 : 8;
        text.remove_prefix(base == 16 ? 2 : 1);
    }
    if (text.empty()) return false;
    const std::uint64_t limit = (std::uint64_t{1} << 63) - (negative ? 0 : 1);
    std::uint64_t magnitude = 0;
    for (const char c : text) {
        unsigned digit = 99;
        if (spec_cursor::is_digit(c)) digit = static_cast<unsigned>(c - '0');
        if (c >= 'a' && c <= 'f') digit = static_cast<unsigned>(c - 'a') + 10;
        if (c >= 'A' && c <= 'F') digit = static_cast<unsigned>(c - 'A') + 10;
        if (digit >= base || magnitude > (limit - digit) / base) return false;
        magnitude = magnitude * base + digit;
    }
    out = static_cast<std::int64_t>(negative ? 0 - magnitude : magnitude);
    return true;
}

namespace detail {

// digits * 10^exponent as a float. The product is made in double, whose few roundings lie far
// below a float's last bit.
constexpr float scaled_float(std::uint64_t digits, int digit_count, int exponent) {
    constexpr float infinity = std::numeric_limits<float>::infinity();
    if (digits == 0 || digit_count + exponent < -46) return 0;
    if (digit_count + exponent > 39) return infinity;
    double value = static_cast<double>(digits);
    double power = 1;
    for (int i = exponent < 0 ? -exponent : exponent; i > 0; --i) power *= 10;
    value = exponent < 0 ? value / power : value * power;
    // Half a last bit above the largest float still rounds down to it.
    constexpr double first_infinite = 3.40282356779733661637539395458142568448e38;
    return value >= first_infinite ? infinity : static_cast<float>(value);
}

constexpr bool is_any_case(std::string_view text, std::string_view lower) {
    if (text.size() != lower.size()) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != lower[i] && text[i] != lower[i] - 'a' + 'A') return false;
    }
    return true;
}

constexpr bool read_exponent_text(std::string_view text, int& exponent) {
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+')) text.remove_prefix(1);
    int value = 0;
    for (const char c : text) {
        if (!spec_cursor::is_digit(c)) return false;
        if (value < 10000) value = value * 10 + (c - '0');
    }
    exponent += negative ? -value : value;
    return !text.empty();
}

struct decimal {
    std::uint64_t digits = 0;
    int digit_count = 0;
    int exponent = 0;
    std::size_t length = 0;  // of the text that was read
    bool any = false;
};

// Digits with at most one point among them.
constexpr decimal read_decimal_text(std::string_view text) {
    decimal d;
    bool after_point = false;
    for (; d.length < text.size(); ++d.length) {
        const char c = text[d.length];
        if (c == '.' && !after_point) {
            after_point = true;
            continue;
        }
        if (!spec_cursor::is_digit(c)) break;
        d.any = true;
        // 19 digits fit; those behind them are below a float's last bit.
        const bool kept = d.digit_count < 19;
        if (kept) d.digits = d.digits * 10 + static_cast<unsigned>(c - '0');
        if (kept && d.digits != 0) ++d.digit_count;
        d.exponent += (kept ? 0 : 1) - (after_point ? 1 : 0);
    }
    return d;
}

}  // namespace detail

// Decimal, with an optional minus, exponent and f; inf, infinity and nan in any case. What a float
// cannot hold becomes infinite or zero.
constexpr bool read_float_text(std::string_view text, float& out) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const float sign = negative ? -1.0F : 1.0F;
    if (detail::is_any_case(text, "inf") || detail::is_any_case(text, "infinity")) {
        out = sign * std::numeric_limits<float>::infinity();
        return true;
    }
    if (detail::is_any_case(text, "nan")) {
        out = std::numeric_limits<float>::quiet_NaN();
        return true;
    }
    if (text.size() > 1 && (text.back() == 'f' || text.back() == 'F')) text.remove_suffix(1);
    detail::decimal d = detail::read_decimal_text(text);
    if (!d.any) return false;
    text.remove_prefix(d.length);
    if (!text.empty()) {
        if (text.front() != 'e' && text.front() != 'E') return false;
        if (!detail::read_exponent_text(text.substr(1), d.exponent)) return false;
    }
    out = sign * detail::scaled_float(d.digits, d.digit_count, d.exponent);
    return true;
}

constexpr bool read_bool_text(std::string_view text, bool& out) {
    out =
        text_is(text, "true") || text_is(text, "True") || text_is(text, "t") || text_is(text, "1");
    return out || text_is(text, "false") || text_is(text, "False") || text_is(text, "f") ||
           text_is(text, "0");
}

// DT_FLOAT as the text format writes it, or float as ports write it.
constexpr bool read_type_text(std::string_view text, dtype& out) {
    if (!text.starts_with("DT_")) {
        out = dtype_named(text);
        return out != dtype::invalid;
    }
    text.remove_prefix(3);
    char lower[24]{};
    if (text.size() > sizeof lower) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (spec_cursor::is_lower(c)) return false;
        lower[i] = spec_cursor::is_letter(c) ? static_cast<char>(c - 'A' + 'a') : c;
    }
    const std::string_view name{lower, text.size()};
    out = dtype_named(name);
    return out != dtype::invalid && !text_is(name, "float32") && !text_is(name, "float64") &&
           !text_is(name, "float16");
}

}  // namespace evergraph

#endif

// ---- evergraph/ops/default_value.hpp
// default_value: the default of an attr, from its text to values, during compilation too.
#ifndef EVERGRAPH_OPS_DEFAULT_VALUE_HPP
#define EVERGRAPH_OPS_DEFAULT_VALUE_HPP

namespace evergraph {

// A scalar default, or one element of a list. Only the members of its kind are set.
struct default_value {
    attr_type kind = attr_type::integer;
    std::int64_t integer = 0;
    float floating = 0;
    bool boolean = false;
    dtype type = dtype::invalid;  // of kind type; also the element type of a tensor
    bool unknown_rank = false;    // of kind shape or tensor; otherwise see for_each_dim
    std::string_view text;        // string, func: the quoted text or the name (see decoded);
                                  // shape, tensor: the shape as a text-format message
    std::string_view message;     // tensor, func: the whole text-format message, braces included
};

// Calls on_field(name, value) for each field of a text-format message in braces; a list of values
// counts as repeated fields. False if the text does not read or on_field says false.
template <class F>
constexpr bool read_message_text(std::string_view braced, F on_field) {
    if (!braced.starts_with('{')) return false;
    spec_cursor cursor{braced.substr(1, braced.size() - 2)};
    while (!cursor.at_end()) {
        const std::string_view name = cursor.word();
        const bool colon = cursor.eat(':');
        if (name.empty() || (!colon && cursor.peek() != '{')) return false;
        const bool is_list = cursor.peek() == '[';
        const std::string_view value = cursor.value();
        if (value.empty()) return false;
        spec_cursor items{is_list ? value.substr(1, value.size() - 2) : value};
        while (!items.at_end()) {
            if (!on_field(name, items.value())) return false;
            if (!items.eat(',') && !items.at_end()) return false;
        }
        if (!cursor.eat(',')) cursor.eat(';');
    }
    return true;
}

namespace detail {

template <class F>
constexpr bool read_shape_text(std::string_view text, bool& unknown_rank, F on_dim) {
    return read_message_text(text, [&](std::string_view field, std::string_view value) {
        if (text_is(field, "unknown_rank")) return read_bool_text(value, unknown_rank);
        std::int64_t size = 0;
        if (!text_is(field, "dim") || !read_message_text(value, [&](auto name, auto v) {
                return text_is(name, "size") ? read_integer_text(v, size)
                                             : text_is(name, "name") && read_string_text(v);
            })) {
            return false;
        }
        on_dim(size);
        return size >= -1;
    });
}

constexpr bool is_field_of_a_tensor(std::string_view name) {
    constexpr std::string_view names[]{"version_number", "tensor_content",      "half_val",
                                       "float_val",      "double_val",          "int_val",
                                       "string_val",     "int64_val",           "bool_val",
                                       "scomplex_val",   "dcomplex_val",        "uint32_val",
                                       "uint64_val",     "resource_handle_val", "variant_val",
                                       "float8_val"};
    for (const std::string_view n : names) {
        if (n == name) return true;
    }
    return false;
}

constexpr bool read_tensor_text(std::string_view text, default_value& out) {
    out.message = text;
    return read_message_text(text,
                             [&](std::string_view field, std::string_view value) {
                                 if (text_is(field, "dtype"))
                                     return read_type_text(value, out.type);
                                 if (!text_is(field, "tensor_shape"))
                                     return is_field_of_a_tensor(field);
                                 out.text = value;
                                 return read_shape_text(value, out.unknown_rank,
                                                        [](std::int64_t) {});
                             }) &&
           out.type != dtype::invalid;
}

constexpr bool read_func_text(std::string_view text, default_value& out) {
    out.message = text;
    return read_message_text(text,
                             [&](std::string_view field, std::string_view value) {
                                 if (text_is(field, "attr")) return value.starts_with('{');
                                 out.text = value;
                                 return text_is(field, "name") && read_string_text(value);
                             }) &&
           !out.text.empty();
}

}  // namespace detail

// The text of one scalar as a value of this kind; false if it is not one. Proven for the defaults
// of a dialect's table.
constexpr bool read_default(attr_type kind, std::string_view text, default_value& out) {
    out.kind = kind;
    switch (kind) {
        case attr_type::integer:
            return read_integer_text(text, out.integer);
        case attr_type::floating:
            return read_float_text(text, out.floating);
        case attr_type::boolean:
            return read_bool_text(text, out.boolean);
        case attr_type::type:
            return read_type_text(text, out.type);
        case attr_type::string:
            out.text = text;
            return read_string_text(text);
        case attr_type::shape:
            out.text = text;
            return detail::read_shape_text(text, out.unknown_rank, [](std::int64_t) {});
        case attr_type::tensor:
            return detail::read_tensor_text(text, out);
        case attr_type::func:
            return detail::read_func_text(text, out);
    }
    return false;
}

// Calls f(const default_value&) once for a scalar default, for each element of a list default, not
// at all without a default. False if the text is not of the attr's type.
template <class F>
constexpr bool for_each_default(const attr_def& attr, F f) {
    if (!attr.has_default) return true;
    std::string_view text = attr.default_text;
    if (!attr.is_list) {
        default_value value;
        if (!read_default(attr.type, text, value)) return false;
        f(value);
        return true;
    }
    if (!text.starts_with('[')) return false;
    spec_cursor cursor{text.substr(1, text.size() - 2)};
    for (bool more = !cursor.at_end(); more; more = cursor.eat(',')) {
        default_value value;
        if (!read_default(attr.type, cursor.value(), value)) return false;
        f(value);
    }
    return cursor.at_end();
}

// Calls f(std::int64_t) for each dimension, -1 for an unknown one, of a shape or a tensor's shape.
template <class F>
constexpr void for_each_dim(const default_value& value, F f) {
    bool unknown_rank = false;
    detail::read_shape_text(value.text, unknown_rank, f);
}

}  // namespace evergraph

#endif

// ---- evergraph/ops/compatibility.hpp
// compatibility: whether the graphs of one definition of an op are graphs of another.
#ifndef EVERGRAPH_OPS_COMPATIBILITY_HPP
#define EVERGRAPH_OPS_COMPATIBILITY_HPP

namespace evergraph {

// What a newer definition breaks, in the order in which it is looked for.
enum class breach : std::uint8_t {
    none,
    attr_removed,
    attr_type_changed,
    attr_allowed_stricter,
    attr_minimum_raised,
    attr_added_without_default,
    input_signature,
    input_ref_gained,
    output_signature,
    output_ref_lost
};

namespace detail {

constexpr bool is_stricter(const attr_def& old, const attr_def& now) {
    if (now.restricts_types) {
        return !old.restricts_types || !now.allowed_types.contains(old.allowed_types);
    }
    if (now.allowed_strings.empty()) return false;
    if (old.allowed_strings.empty()) return true;
    spec_cursor olds{old.allowed_strings};
    do {
        const std::string_view wanted = olds.strings();
        bool found = false;
        spec_cursor news{now.allowed_strings};
        do {
            found = found || same_quoted_text(news.strings(), wanted);
        } while (news.eat(','));
        if (!found) return true;
    } while (olds.eat(','));
    return false;
}

constexpr breach breach_of_attr(const attr_def& old, const op_definition& now) {
    const attr_def* same = now.attr(old.name);
    if (same == nullptr) return breach::attr_removed;
    if (same->type != old.type || same->is_list != old.is_list) return breach::attr_type_changed;
    if (is_stricter(old, *same)) return breach::attr_allowed_stricter;
    if (same->has_minimum && (!old.has_minimum || same->minimum > old.minimum)) {
        return breach::attr_minimum_raised;
    }
    return breach::none;
}

// One value or run of values, typed by an attr that both definitions have or by a dtype.
struct signature_entry {
    std::string_view port;
    std::string_view number;
    std::string_view attr;
    dtype type = dtype::invalid;
    bool is_ref = false;
};

// An attr that the old definition lacks stands for its default.
constexpr std::vector<signature_entry> signature_of(const op_definition& op,
                                                    std::span<const port_def> ports,
                                                    const op_definition& old) {
    std::vector<signature_entry> out;
    for (const port_def& port : ports) {
        std::vector<signature_entry> entries;
        signature_entry entry{port.name, {}, {}, port.type, port.is_ref};
        entry.attr = port.type_list_attr.empty() ? port.type_attr : port.type_list_attr;
        if (entry.attr.empty() || old.attr(entry.attr) != nullptr) {
            entries.push_back(entry);
        } else if (const attr_def* added = op.attr(entry.attr)) {
            entry.attr = {};
            for_each_default(*added, [&](const default_value& value) {
                entry.type = value.type;
                entries.push_back(entry);
            });
        }
        std::int64_t copies = 1;
        if (!port.number_attr.empty() && old.attr(port.number_attr) != nullptr) {
            for (signature_entry& e : entries) e.number = port.number_attr;
        } else if (const attr_def* added = op.attr(port.number_attr)) {
            for_each_default(*added, [&](const default_value& value) { copies = value.integer; });
        }
        for (; copies > 0; --copies) out.insert(out.end(), entries.begin(), entries.end());
    }
    return out;
}

constexpr bool same_signature(const std::vector<signature_entry>& a,
                              const std::vector<signature_entry>& b, bool with_names) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i].number != b[i].number || a[i].attr != b[i].attr || a[i].type != b[i].type ||
            (with_names && a[i].port != b[i].port)) {
            return false;
        }
    }
    return true;
}

constexpr bool has_more_refs(const std::vector<signature_entry>& a,
                             const std::vector<signature_entry>& b) {
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i].is_ref && !b[i].is_ref) return true;
    }
    return false;
}

}  // namespace detail

// TensorFlow's OpDefCompatible. Input names do not matter, output names do, since functions name
// outputs.
constexpr breach breach_between(const op_definition& old, const op_definition& now) {
    for (const attr_def& attr : old.attrs) {
        const breach found = detail::breach_of_attr(attr, now);
        if (found != breach::none) return found;
    }
    for (const attr_def& attr : now.attrs) {
        if (!attr.has_default && old.attr(attr.name) == nullptr) {
            return breach::attr_added_without_default;
        }
    }
    const auto inputs = detail::signature_of(old, old.inputs, old);
    const auto new_inputs = detail::signature_of(now, now.inputs, old);
    if (!detail::same_signature(inputs, new_inputs, false)) return breach::input_signature;
    if (detail::has_more_refs(new_inputs, inputs)) return breach::input_ref_gained;
    const auto outputs = detail::signature_of(old, old.outputs, old);
    const auto new_outputs = detail::signature_of(now, now.outputs, old);
    if (!detail::same_signature(outputs, new_outputs, true)) return breach::output_signature;
    if (detail::has_more_refs(outputs, new_outputs)) return breach::output_ref_lost;
    return breach::none;
}

}  // namespace evergraph

#endif

// ---- evergraph/ops/default_attr.hpp
// default_attr: the default of an attr as a value, and a node's attr with the default behind it.
#ifndef EVERGRAPH_OPS_DEFAULT_ATTR_HPP
#define EVERGRAPH_OPS_DEFAULT_ATTR_HPP

namespace evergraph {

namespace detail {

inline shape_proto default_shape(const default_value& v) {
    shape_proto s;
    s.unknown_rank = v.unknown_rank;
    if (!v.text.empty()) {
        for_each_dim(v, [&](std::int64_t size) { s.dims.push_back({size, {}, {}}); });
    }
    return s;
}

// Values of a tensor default stand in the typed fields; the table's proof has read their names.
inline tensor_proto default_tensor(const default_value& v) {
    tensor_proto t;
    t.type = v.type;
    t.dims = default_shape(v);
    read_message_text(v.message, [&](std::string_view field, std::string_view value) {
        std::int64_t whole = 0;
        float real = 0;
        const auto as_double = [&] { return std::strtod(std::string{value}.c_str(), nullptr); };
        bool truth = false;
        if (field == "string_val") t.string_val.push_back(decoded(value));
        if (field == "tensor_content") t.content = shared_bytes::copy_of(decoded(value));
        if (field == "bool_val" && read_bool_text(value, truth)) t.bool_val.push_back(truth);
        if (read_float_text(value, real)) {
            if (field == "float_val") t.float_val.push_back(real);
            if (field == "double_val") t.double_val.push_back(as_double());
            if (field == "scomplex_val") t.scomplex_val.push_back(real);
            if (field == "dcomplex_val") t.dcomplex_val.push_back(as_double());
        }
        if (read_integer_text(value, whole)) {
            if (field == "int_val") t.int_val.push_back(static_cast<std::int32_t>(whole));
            if (field == "half_val") t.half_val.push_back(static_cast<std::int32_t>(whole));
            if (field == "int64_val") t.int64_val.push_back(whole);
            if (field == "uint32_val") t.uint32_val.push_back(static_cast<std::uint32_t>(whole));
            if (field == "uint64_val") t.uint64_val.push_back(static_cast<std::uint64_t>(whole));
        }
        return true;
    });
    return t;
}

inline func_attr default_func(const default_value& v) { return {decoded(v.text), {}, {}}; }

inline attr_value scalar_default(const default_value& v) {
    switch (v.kind) {
        case attr_type::string: return decoded(v.text);
        case attr_type::integer: return v.integer;
        case attr_type::floating: return v.floating;
        case attr_type::boolean: return v.boolean;
        case attr_type::type: return v.type;
        case attr_type::shape: return default_shape(v);
        case attr_type::tensor: return default_tensor(v);
        case attr_type::func: return default_func(v);
    }
    return {};
}

inline void append_default(const default_value& v, attr_list& list) {
    switch (v.kind) {
        case attr_type::string: list.s.push_back(decoded(v.text)); break;
        case attr_type::integer: list.i.push_back(v.integer); break;
        case attr_type::floating: list.f.push_back(v.floating); break;
        case attr_type::boolean: list.b.push_back(v.boolean ? 1 : 0); break;
        case attr_type::type: list.type.push_back(v.type); break;
        case attr_type::shape: list.shape.push_back(default_shape(v)); break;
        case attr_type::tensor: list.tensor.emplace_back(default_tensor(v)); break;
        case attr_type::func: list.func.push_back(default_func(v)); break;
    }
}

}  // namespace detail

// Nothing if the attr has no default. The text must read, which a dialect proves of its table.
inline std::optional<attr_value> default_attr(const attr_def& attr) {
    if (!attr.has_default) return std::nullopt;
    attr_value scalar;
    attr_list list;
    for_each_default(attr, [&](const default_value& v) {
        if (attr.is_list) {
            detail::append_default(v, list);
        } else {
            scalar = detail::scalar_default(v);
        }
    });
    if (attr.is_list) return attr_value{std::move(list)};
    return scalar;
}

// Adds the default of each attr that is not set.
inline void add_defaults(const op_definition& op, attr_map& attrs) {
    for (const attr_def& a : op.attrs) {
        if (attrs.find(a.name) != nullptr) continue;
        if (auto value = default_attr(a)) attrs.set(std::string{a.name}, std::move(*value));
    }
}

// The attr of a node, or the op's default for it; nothing if there is neither.
inline std::optional<attr_value> attr_or_default(const op_definition& op, const attr_map& attrs,
                                                 std::string_view name) {
    if (const attr_value* set = attrs.find(name)) return *set;
    const attr_def* def = op.attr(name);
    return def == nullptr ? std::nullopt : default_attr(*def);
}

}  // namespace evergraph

#endif

// ---- evergraph/ops/port_types.hpp
// port_types: the types of all inputs or all outputs of a node, from its op and its attrs.
#ifndef EVERGRAPH_OPS_PORT_TYPES_HPP
#define EVERGRAPH_OPS_PORT_TYPES_HPP

namespace evergraph {

// Runs of equal types, so that a port of a billion values costs one entry.
class port_types {
 public:
    void append(std::string_view port, dtype type, std::int64_t count) {
        if (count > 0) runs_.push_back({port, type, count_ += count});
    }
    std::int64_t size() const noexcept { return count_; }
    // The type of value `i`, 0 <= i < size().
    dtype operator[](std::int64_t i) const { return run_of(i).type; }
    // The name of the port that value `i` belongs to.
    std::string_view port_of(std::int64_t i) const { return run_of(i).port; }

 private:
    struct run {
        std::string_view port;
        dtype type;
        std::int64_t end;
    };
    const run& run_of(std::int64_t i) const {
        return *std::upper_bound(runs_.begin(), runs_.end(), i,
                                 [](std::int64_t value, const run& r) { return value < r.end; });
    }

    std::vector<run> runs_;
    std::int64_t count_ = 0;
};

namespace detail {

inline bool append_port(const op_definition& op, const attr_map& attrs, const port_def& port,
                        port_types& out) {
    const auto typed = [&](dtype t) { return port.is_ref ? ref_to(t) : t; };
    if (!port.type_list_attr.empty()) {
        const auto value = attr_or_default(op, attrs, port.type_list_attr);
        const attr_list* list = value ? value->as<attr_list>() : nullptr;
        if (list == nullptr) return value && value->as<std::monostate>() != nullptr;
        for (dtype t : list->type) out.append(port.name, typed(t), 1);
        return true;
    }
    std::int64_t count = 1;
    if (!port.number_attr.empty()) {
        const auto value = attr_or_default(op, attrs, port.number_attr);
        const std::int64_t* n = value ? value->as<std::int64_t>() : nullptr;
        if (n == nullptr || *n < 0 || *n > 2147483647) return false;
        count = *n;
    }
    dtype type = port.type;
    if (!port.type_attr.empty()) {
        const auto value = attr_or_default(op, attrs, port.type_attr);
        const dtype* t = value ? value->as<dtype>() : nullptr;
        if (t == nullptr) return false;
        type = *t;
    }
    out.append(port.name, typed(type), count);
    return true;
}

}  // namespace detail

// The ports one after the other: a list attr gives all of its types, a number attr so many copies,
// else one. Nothing if an attr that it takes is not set or of another kind.
inline std::optional<port_types> types_of(const op_definition& op, std::span<const port_def> ports,
                                          const attr_map& attrs) {
    port_types out;
    for (const port_def& port : ports) {
        if (!detail::append_port(op, attrs, port, out)) return std::nullopt;
    }
    return out;
}

}  // namespace evergraph

#endif

// ---- evergraph/ops/attr_language.hpp
// attr_language: reads the text of an attr in TensorFlow's op-definition language.
#ifndef EVERGRAPH_OPS_ATTR_LANGUAGE_HPP
#define EVERGRAPH_OPS_ATTR_LANGUAGE_HPP

namespace evergraph {

// The set that a shorthand names; empty if it is none.
constexpr dtype_set type_set_named(std::string_view name) {
    if (text_is(name, "numbertype") || text_is(name, "numerictype")) return number_types;
    if (text_is(name, "quantizedtype")) return quantized_types;
    if (text_is(name, "realnumbertype") || text_is(name, "realnumerictype"))
        return real_number_types;
    return {};
}

namespace detail {

// Each reads one part of an attr's text, moves the cursor and says what is missing, if anything.
constexpr std::string_view read_allowed_set(spec_cursor& cursor, attr_def& out) {
    const std::string_view braced = cursor.bracketed();
    if (braced.empty()) return "a closing brace";
    const std::string_view inside = braced.substr(1, braced.size() - 2);
    spec_cursor items{inside};
    const bool strings = items.peek() == '"' || items.peek() == '\'';
    out.type = strings ? attr_type::string : attr_type::type;
    out.restricts_types = !strings;
    if (strings) out.allowed_strings = inside;
    do {
        if (strings) {
            if (!read_string_text(items.strings())) return "a quoted string in the braces";
            continue;
        }
        const std::string_view name = items.word();
        const dtype type = dtype_named(name);
        const dtype_set set = type_set_named(name);
        if (is_ref(type) || (type == dtype::invalid && set.empty())) return "a type in the braces";
        out.allowed_types = out.allowed_types | set;
        out.allowed_types.insert(type);
    } while (items.eat(',') && !items.at_end());
    return items.at_end() ? std::string_view{} : "a comma in the braces";
}

constexpr std::string_view read_element_type(spec_cursor& cursor, std::string_view word,
                                             attr_def& out) {
    if (word.empty() && cursor.peek() == '{') return read_allowed_set(cursor, out);
    for (std::uint8_t i = 0; i <= static_cast<std::uint8_t>(attr_type::func); ++i) {
        out.type = static_cast<attr_type>(i);
        if (name_of(out.type) == word) return {};
    }
    out.type = attr_type::type;
    out.allowed_types = type_set_named(word);
    out.restricts_types = true;
    return out.allowed_types.empty() ? "a known type" : std::string_view{};
}

constexpr std::string_view read_attr_type(spec_cursor& cursor, attr_def& out) {
    const std::string_view word = cursor.word();
    if (!text_is(word, "list")) return read_element_type(cursor, word, out);
    out.is_list = true;
    if (!cursor.eat('(')) return "a bracket after list";
    const std::string_view missing = read_element_type(cursor, cursor.word(), out);
    if (!missing.empty()) return missing;
    return cursor.eat(')') ? std::string_view{} : "a closing bracket after list";
}

constexpr std::string_view read_minimum(spec_cursor& cursor, attr_def& out) {
    if (!cursor.eat('>')) return {};
    out.has_minimum = true;
    if (!cursor.eat('=')) return "an equals sign after >";
    if (!out.is_list && out.type != attr_type::integer) return "an int or a list before >=";
    if (!read_integer_text(cursor.scalar(), out.minimum)) return "a number after >=";
    return out.is_list && out.minimum < 0 ? "a length after >=" : std::string_view{};
}

constexpr std::string_view read_default_and_since(spec_cursor& cursor, attr_def& out) {
    if (cursor.eat('=')) {
        out.has_default = true;
        out.default_text = cursor.value();
        if (out.default_text.empty()) return "a value after =";
    }
    if (cursor.at_end()) return {};
    std::int64_t since = 0;
    if (!text_is(cursor.word(), "since")) return "an end after its type or default";
    if (!read_integer_text(cursor.scalar(), since)) return "a version after since";
    if (since < 0 || since > std::numeric_limits<int>::max()) return "a version after since";
    out.since = static_cast<int>(since);
    return cursor.at_end() ? std::string_view{} : "an end after since and its version";
}

}  // namespace detail

// Reads "name: type [>= n] [= default] [since version]"; an unwritten version is that of the op.
// The default is not yet compared with the type, see check_default.
constexpr spec_reading read_attr(std::string_view text, attr_def& out, int op_since = 0) {
    spec_cursor cursor{text};
    out = attr_def{};  // see read_port
    out.since = op_since;
    out.name = cursor.word();
    if (out.name.empty()) return {fault::attr_text_does_not_read, "a name"};
    if (!cursor.eat(':')) return {fault::attr_text_does_not_read, "a colon after the name"};
    std::string_view missing = detail::read_attr_type(cursor, out);
    if (missing.empty()) missing = detail::read_minimum(cursor, out);
    if (missing.empty()) missing = detail::read_default_and_since(cursor, out);
    if (!missing.empty()) return {fault::attr_text_does_not_read, missing};
    if (!spec_cursor::is_letter(out.name.front()) || dtype_named(out.name) != dtype::invalid) {
        return {fault::attr_name_is_bad, out.name};
    }
    return {};
}

// Any string is allowed if the attr names none.
constexpr bool allows_string(const attr_def& attr, std::string_view value) {
    spec_cursor items{attr.allowed_strings};
    if (items.at_end()) return true;
    do {
        if (quotes(items.strings(), value)) return true;
    } while (items.eat(','));
    return false;
}

namespace detail {

constexpr bool allows_quoted(const attr_def& attr, std::string_view literal) {
    spec_cursor items{attr.allowed_strings};
    if (items.at_end()) return true;
    do {
        if (same_quoted_text(items.strings(), literal)) return true;
    } while (items.eat(','));
    return false;
}

}  // namespace detail

// Whether the default is of the attr's type, allowed, and not below the minimum.
constexpr fault check_default(const attr_def& attr) {
    bool allowed = true;
    bool is_value = true;
    std::int64_t size = 0;
    const bool reads = for_each_default(attr, [&](const default_value& value) {
        size = attr.is_list ? size + 1 : value.integer;
        if (value.kind == attr_type::type) {
            is_value = is_value && !is_ref(value.type);
            allowed = allowed && (!attr.restricts_types || attr.allowed_types.contains(value.type));
        }
        if (value.kind == attr_type::string) {
            allowed = allowed && detail::allows_quoted(attr, value.text);
        }
    });
    if (!reads || !is_value) return fault::attr_default_has_the_wrong_type;
    if (!allowed) return fault::attr_default_is_not_allowed;
    if (attr.has_default && attr.has_minimum && size < attr.minimum) {
        return fault::attr_default_is_below_the_minimum;
    }
    return fault::none;
}

}  // namespace evergraph

#endif

// ---- evergraph/ops/port_language.hpp
// port_language: reads the text of an input or output in TensorFlow's op-definition language.
#ifndef EVERGRAPH_OPS_PORT_LANGUAGE_HPP
#define EVERGRAPH_OPS_PORT_LANGUAGE_HPP

namespace evergraph {

namespace detail {

// attrs.size() if there is none. No pointer: g++ 12 cannot compare that of a temporary with null.
constexpr std::size_t place_of_attr(std::span<const attr_def> attrs, std::string_view name) {
    std::size_t i = 0;
    while (i < attrs.size() && attrs[i].name != name) ++i;
    return i;
}

// TensorFlow's rule: an attr that counts values is at least 1 unless it says otherwise.
constexpr void counts_from_one(attr_def& attr) {
    if (!attr.has_minimum) attr.minimum = 1;
    attr.has_minimum = true;
}

constexpr spec_reading resolve_type(std::string_view name, std::span<attr_def> attrs,
                                    port_def& out) {
    const std::size_t place = place_of_attr(attrs, name);
    if (place == attrs.size()) {
        out.type = dtype_named(name);
        if (out.type == dtype::invalid) return {fault::port_type_is_unknown, name};
        if (is_ref(out.type)) return {fault::port_type_is_a_reference, name};
        return {};
    }
    attr_def& attr = attrs[place];
    if (attr.type != attr_type::type) return {fault::port_type_attr_is_not_a_type, name};
    if (!attr.is_list) {
        out.type_attr = name;
        return {};
    }
    out.type_list_attr = name;
    counts_from_one(attr);
    return out.number_attr.empty() ? spec_reading{}
                                   : spec_reading{fault::port_repeats_a_list_of_types, name};
}

constexpr spec_reading resolve_number(std::string_view name, std::span<attr_def> attrs,
                                      port_def& out) {
    out.number_attr = name;
    const std::size_t place = place_of_attr(attrs, name);
    if (place == attrs.size()) return {fault::port_number_attr_is_unknown, name};
    attr_def& attr = attrs[place];
    if (attr.type != attr_type::integer || attr.is_list) {
        return {fault::port_number_attr_is_not_an_int, name};
    }
    counts_from_one(attr);
    if (attr.minimum < 0) return {fault::port_number_attr_may_be_negative, name};
    return {};
}

constexpr bool is_port_name(std::string_view name) {
    for (const char c : name) {
        if (!spec_cursor::is_lower(c) && !spec_cursor::is_digit(c) && c != '_') return false;
    }
    return spec_cursor::is_lower(name.front());
}

}  // namespace detail

// Reads "name: T", "name: N * T" or either inside Ref(..). The attrs are all those of the op, each
// read before; one that counts values gets the minimum 1 if it has none.
constexpr spec_reading read_port(std::string_view text, std::span<attr_def> attrs, port_def& out) {
    spec_cursor cursor{text};
    out = port_def{};  // g++ 12 forgets the initial members of long arrays in constant evaluation
    out.name = cursor.word();
    if (out.name.empty()) return {fault::port_text_does_not_read, "a name"};
    if (!cursor.eat(':')) return {fault::port_text_does_not_read, "a colon after the name"};
    std::string_view type = cursor.word();
    out.is_ref = text_is(type, "Ref") && cursor.eat('(');
    if (out.is_ref) type = cursor.word();
    std::string_view number;
    if (cursor.eat('*')) {
        number = type;
        type = cursor.word();
        if (number.empty()) return {fault::port_text_does_not_read, "a number before the star"};
    }
    if (type.empty()) return {fault::port_text_does_not_read, "a type"};
    if (out.is_ref && !cursor.eat(')')) {
        return {fault::port_text_does_not_read, "a closing bracket after Ref"};
    }
    if (!cursor.at_end()) return {fault::port_text_does_not_read, "an end after the type"};
    if (!detail::is_port_name(out.name)) return {fault::port_name_is_bad, out.name};
    if (!number.empty()) {
        const spec_reading reading = detail::resolve_number(number, attrs, out);
        if (!reading) return reading;
    }
    return detail::resolve_type(type, attrs, out);
}

}  // namespace evergraph

#endif

// ---- evergraph/ops/row_life.hpp
// row_life: reports a bad name and versions that contradict each other within one row.
#ifndef EVERGRAPH_OPS_ROW_LIFE_HPP
#define EVERGRAPH_OPS_ROW_LIFE_HPP

namespace evergraph {

// A capital letter, then letters, digits or underscores; several such pieces joined by `>`. A name
// that begins with an underscore is internal and may go on with any of these.
constexpr bool is_op_name(std::string_view name) {
    const bool internal = name.starts_with('_');
    bool at_start = true;
    for (const char c : name) {
        const bool capital = spec_cursor::is_letter(c) && !spec_cursor::is_lower(c);
        if (at_start && !internal && !capital) return false;
        if (!spec_cursor::is_word(c) && c != '>') return false;
        at_start = c == '>';
    }
    return !at_start;
}

// Report is called as report(fault, row index, sentence).
template <class Row, class Report>
class row_life {
 public:
    constexpr row_life(const Row& row, std::size_t index, const row_span& span,
                       const version_policy& rules, Report& report)
        : row_(row),
          name_(text_view(row.name)),
          index_(index),
          span_(span),
          current_(rules.current),
          report_(report) {}

    constexpr void check() const {
        check_name();
        check_versions_of_row();
        check_deprecation();
    }

 private:
    constexpr void tell(fault what, const sentence& text) const { report_(what, index_, text); }

    constexpr sentence subject() const { return sentence{} << "op " << quote_free{name_}; }

    constexpr void check_name() const {
        if (name_.empty()) {
            tell(fault::op_name_is_bad,
                 sentence{} << "op in row " << static_cast<std::int64_t>(index_) << " has no name");
        } else if (!is_op_name(name_)) {
            tell(fault::op_name_is_bad,
                 subject() << " has a name other than a capital letter, then letters, digits or "
                              "underscores");
        }
    }

    constexpr void check_versions_of_row() const {
        const int since = row_.since;
        if (since < 0) {
            tell(fault::op_begins_before_version_0,
                 subject() << " begins at v" << since << ", before v0");
        }
        if (since > current_) {
            tell(fault::op_begins_after_the_current_version,
                 subject() << " begins at v" << since << ", after the current version at v"
                           << current_);
        }
        if (row_.until < since) {
            tell(fault::op_ends_before_it_begins,
                 subject() << " ends at v" << row_.until << ", before it begins at v" << since);
        }
    }

    constexpr void check_deprecation() const {
        const int deprecated = row_.deprecated;
        if (row_.restored <= deprecated && row_.restored != op::open) {
            sentence text = subject() << " is restored at v" << row_.restored;
            if (deprecated == op::open) {
                text << " without being deprecated before";
            } else {
                text << ", not after it is deprecated at v" << deprecated;
            }
            tell(fault::op_is_restored_before_it_is_deprecated, text);
        }
        if (deprecated == op::open) return;
        // A deprecated op may get further definitions, and each row of it say so.
        if (deprecated < span_.op_begins) {
            tell(fault::op_is_deprecated_before_it_begins,
                 subject() << " is deprecated at v" << deprecated << ", before it begins at v"
                           << span_.op_begins);
        }
        // An op may be deprecated from the very version that follows its last.
        if (span_.op_ends != op::open && deprecated - 1 > span_.op_ends) {
            tell(fault::op_is_deprecated_after_it_ends,
                 subject() << " is deprecated at v" << deprecated << ", after it ends at v"
                           << span_.op_ends);
        }
        if (*row_.becomes.name == '\0' && *row_.because == '\0') {
            tell(fault::op_is_deprecated_without_successor_or_reason,
                 subject() << " is deprecated at v" << deprecated
                           << ", with neither a successor nor a reason");
        }
    }

    const Row& row_;
    std::string_view name_;
    std::size_t index_;
    const row_span& span_;
    int current_;
    Report& report_;
};

}  // namespace evergraph

#endif

// ---- evergraph/ops/row_check.hpp
// row_check: parses the ports and attrs of one row and reports what is wrong with them.
#ifndef EVERGRAPH_OPS_ROW_CHECK_HPP
#define EVERGRAPH_OPS_ROW_CHECK_HPP

namespace evergraph {

// Where the parsed ports and attrs of one row go; each as long as the row's list of texts.
struct row_room {
    std::span<port_def> inputs;
    std::span<port_def> outputs;
    std::span<attr_def> attrs;
};

// Report is called as report(fault, row index, sentence).
template <class Row, class Report>
class row_check {
 public:
    constexpr row_check(const Row& row, std::size_t index, const row_span& span,
                        const version_policy& rules, Report& report)
        : row_(row),
          name_(text_view(row.name)),
          index_(index),
          until_(span.until),
          current_(rules.current),
          report_(report) {}

    constexpr void read(const row_room& room) const {
        read_attrs(room.attrs);
        read_ports(row_.inputs.view(), room.inputs, room.attrs);
        read_ports(row_.outputs.view(), room.outputs, room.attrs);
        check_attrs(room.attrs);
        check_names(room);
        check_steps(room);
    }

 private:
    constexpr void tell(fault what, const sentence& text) const { report_(what, index_, text); }

    constexpr sentence subject() const { return sentence{} << "op " << quote_free{name_}; }

    constexpr void read_attrs(std::span<attr_def> attrs) const {
        for (std::size_t i = 0; i < attrs.size(); ++i) {
            const std::string_view text = text_view(row_.attrs.view()[i]);
            const spec_reading reading = read_attr(text, attrs[i], row_.since);
            if (reading.what == fault::attr_text_does_not_read) {
                tell(reading.what, subject() << " has an attr " << quote_free{text}
                                             << ", which lacks " << reading.detail);
            } else if (!reading) {
                tell(reading.what, subject()
                                       << " has an attr " << quote_free{reading.detail}
                                       << ", whose name is a dtype or begins without a letter");
            }
        }
    }

    constexpr void check_attrs(std::span<const attr_def> attrs) const {
        for (std::size_t i = 0; i < attrs.size(); ++i) {
            if (attrs[i].since != row_.since) check_since(attrs[i]);
            if (attrs[i].has_default) check_default_of(attrs[i], row_.attrs.view()[i]);
        }
    }

    constexpr void check_since(const attr_def& attr) const {
        const sentence begin = subject()
                               << " has an attr " << attr.name << " since v" << attr.since;
        const int since = row_.since;
        if (attr.since < since) {
            tell(fault::attr_begins_before_its_op,
                 sentence{begin} << ", before the op itself at v" << since);
        } else if (attr.since > until_) {
            tell(fault::attr_begins_after_its_op_ends,
                 sentence{begin} << ", after the op ends at v" << until_);
        } else if (attr.since > current_) {
            tell(fault::attr_begins_after_the_current_version,
                 sentence{begin} << ", after the current version at v" << current_);
        }
        if (attr.since > since && !attr.has_default) {
            tell(fault::attr_came_later_without_a_default,
                 sentence{begin} << " without a default, later than the op itself at v" << since);
        }
    }

    constexpr void check_default_of(const attr_def& attr, const char* text) const {
        const fault found = check_default(attr);
        if (found == fault::none) return;
        sentence s = subject() << " has an attr " << attr.name << " with the default "
                               << quote_free{attr.default_text};
        if (found == fault::attr_default_has_the_wrong_type) {
            s << ", which is not of its type " << (attr.is_list ? "list(" : "")
              << name_of(attr.type) << (attr.is_list ? ")" : "");
        } else if (found == fault::attr_default_is_not_allowed) {
            s << ", outside the set of " << quote_free{text_view(text)};
        } else {
            s << (attr.is_list ? ", shorter than its minimum " : ", below its minimum ")
              << attr.minimum;
        }
        tell(found, s);
    }

    constexpr void read_ports(std::span<const char* const> texts, std::span<port_def> ports,
                              std::span<attr_def> attrs) const {
        for (std::size_t i = 0; i < ports.size(); ++i) {
            const std::string_view text = text_view(texts[i]);
            const spec_reading reading = read_port(text, attrs, ports[i]);
            if (!reading) tell_of_port(reading, text, ports[i], attrs);
        }
    }

    constexpr void tell_of_port(const spec_reading& reading, std::string_view text,
                                const port_def& port, std::span<const attr_def> attrs) const {
        sentence s = subject() << " has a port ";
        const quote_free detail{reading.detail};
        const attr_def* attr = nullptr;
        for (const attr_def& a : attrs) {
            if (a.name == reading.detail) attr = &a;
        }
        switch (reading.what) {
            case fault::port_text_does_not_read:
                s << quote_free{text} << ", which lacks " << detail;
                break;
            case fault::port_name_is_bad:
                s << detail
                  << ", a name other than a small letter, then small letters, digits or "
                     "underscores";
                break;
            case fault::port_type_is_unknown:
                s << port.name << " of type " << detail << ", neither a dtype nor one of its attrs";
                break;
            case fault::port_type_is_a_reference:
                s << port.name << " of type " << detail << ", a reference, which is written Ref";
                break;
            case fault::port_type_attr_is_not_a_type:
                s << port.name << " of type " << detail << ", an attr of type "
                  << (attr->is_list ? "list of " : "") << name_of(attr->type);
                break;
            case fault::port_number_attr_is_unknown:
                s << port.name << " of " << detail << " values, but no attr " << detail;
                break;
            case fault::port_number_attr_is_not_an_int:
                s << port.name << " of " << detail << " values, an attr of type "
                  << (attr->is_list ? "list of " : "") << name_of(attr->type);
                break;
            case fault::port_number_attr_may_be_negative:
                s << port.name << " of " << detail << " values, whose minimum " << attr->minimum
                  << " is below 0";
                break;
            default:
                s << port.name << " of " << port.number_attr << " times " << detail
                  << ", which is a list of types already";
        }
        tell(reading.what, s);
    }

    // Attrs, inputs and outputs share one set of names. Names are compared in pairs only if two of
    // them may be the same.
    constexpr void check_names(const row_room& room) const {
        std::uint64_t seen = 0;
        bool again = false;
        for (const attr_def& a : room.attrs) again = mark(a.name, seen) || again;
        for (const port_def& p : room.inputs) again = mark(p.name, seen) || again;
        for (const port_def& p : room.outputs) again = mark(p.name, seen) || again;
        if (!again) return;
        const std::size_t count = room.attrs.size() + room.inputs.size() + room.outputs.size();
        for (std::size_t i = 1; i < count; ++i) {
            for (std::size_t k = 0; k < i; ++k) check_pair(room, k, i);
        }
    }

    static constexpr bool mark(std::string_view name, std::uint64_t& seen) {
        if (name.empty()) return false;
        const auto letter = static_cast<unsigned char>(name.front());
        const std::uint64_t bit = std::uint64_t{1} << ((letter + 29 * name.size()) % 64);
        const bool again = (seen & bit) != 0;
        seen |= bit;
        return again;
    }

    static constexpr std::string_view name_at(const row_room& room, std::size_t i) {
        if (i < room.attrs.size()) return room.attrs[i].name;
        i -= room.attrs.size();
        return i < room.inputs.size() ? room.inputs[i].name
                                      : room.outputs[i - room.inputs.size()].name;
    }

    static constexpr const char* kind_at(const row_room& room, std::size_t i) {
        if (i < room.attrs.size()) return "an attr";
        return i - room.attrs.size() < room.inputs.size() ? "an input" : "an output";
    }

    constexpr void check_pair(const row_room& room, std::size_t k, std::size_t i) const {
        const std::string_view name = name_at(room, i);
        if (name.empty() || name_at(room, k) != name) return;
        if (i < room.attrs.size()) {
            tell(fault::attr_is_defined_twice, subject()
                                                   << " has two attrs " << name << ", at places "
                                                   << number(k) << " and " << number(i));
        } else {
            tell(fault::port_name_is_used_twice, subject() << " uses the name " << name
                                                           << " twice, for " << kind_at(room, k)
                                                           << " and " << kind_at(room, i));
        }
    }

    constexpr void check_steps(const row_room& room) const {
        for (const migration_step& step : row_.becomes.steps) {
            const std::string_view name = text_view(step.name);
            bool found = false;
            bool of_attr = false;
            switch (step.kind) {
                case step_kind::attr_renamed:
                case step_kind::attr_dropped:
                case step_kind::attr_to_input:
                    of_attr = true;
                    for (const attr_def& a : room.attrs) found = found || a.name == name;
                    break;
                case step_kind::input_renamed:
                case step_kind::input_dropped:
                case step_kind::input_to_attr:
                    for (const port_def& p : room.inputs) found = found || p.name == name;
                    break;
                default:
                    continue;
            }
            if (found) continue;
            tell(fault::step_names_what_the_op_lacks,
                 subject() << " becomes " << quote_free{text_view(row_.becomes.name)}
                           << " by a step on " << (of_attr ? "attr " : "input ") << quote_free{name}
                           << ", which it lacks at v" << int{row_.since});
        }
    }

    static constexpr std::int64_t number(std::size_t n) { return static_cast<std::int64_t>(n); }

    const Row& row_;
    std::string_view name_;
    std::size_t index_;
    int until_;
    int current_;
    Report& report_;
};

}  // namespace evergraph

#endif

// ---- evergraph/ops/life_check.hpp
// life_check: reports what is wrong between the rows of a table, and with its version policy.
#ifndef EVERGRAPH_OPS_LIFE_CHECK_HPP
#define EVERGRAPH_OPS_LIFE_CHECK_HPP

namespace evergraph {

template <class Report>
constexpr void check_policy(const version_policy& rules, Report& report) {
    const auto tell = [&](fault what, std::string_view verb, int found, std::string_view relation,
                          int needed) {
        report(what, diagnosis::no_row,
               sentence{} << "policy " << verb << found << relation << needed);
    };
    const int current = rules.current;
    const int min_producer = rules.min_producer;
    const int min_consumer = rules.min_consumer;
    if (current < 0 || min_producer < 0 || min_consumer < 0) {
        const int least = current < 0 ? current : min_producer < 0 ? min_producer : min_consumer;
        tell(fault::policy_version_is_negative, "names v", least, ", below v", 0);
    }
    if (min_producer > current) {
        tell(fault::policy_min_producer_is_above_current, "reads producers from v", min_producer,
             " on, above the current version at v", current);
    }
    if (min_consumer > current) {
        tell(fault::policy_min_consumer_is_above_current, "writes for consumers from v",
             min_consumer, " on, above the current version at v", current);
    }
    if (min_consumer < min_producer) {
        tell(fault::policy_min_consumer_is_below_min_producer, "writes for consumers from v",
             min_consumer, " on, below the oldest producer it reads at v", min_producer);
    }
}

namespace detail {

template <class Row>
constexpr sentence about(const Row& row) {
    return sentence{} << "op " << quote_free{text_view(row.name)};
}

constexpr bool same_texts(std::span<const char* const> a, std::span<const char* const> b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (text_view(a[i]) != text_view(b[i])) return false;
    }
    return true;
}

template <class Row>
constexpr bool same_definition(const Row& a, const Row& b) {
    return a.deprecated == b.deprecated && a.restored == b.restored && a.stateful == b.stateful &&
           a.commutative == b.commutative && a.aggregate == b.aggregate &&
           a.allows_uninitialized_input == b.allows_uninitialized_input &&
           a.distributed_communication == b.distributed_communication &&
           same_texts(a.attrs.view(), b.attrs.view()) &&
           same_texts(a.inputs.view(), b.inputs.view()) &&
           same_texts(a.outputs.view(), b.outputs.view());
}

// Two rows of one name that follow each other; `row` is the place of the later one in the table.
template <class Row, class Report>
constexpr void check_neighbours(const Row& early, const Row& late, std::size_t row,
                                Report& report) {
    const int begin = early.since;
    const int next = late.since;
    if (begin == next && early.revision == late.revision) {
        report(fault::op_is_defined_twice, row,
               about(late) << " is defined twice at v" << next << ", both as revision "
                           << late.revision);
        return;
    }
    const bool same_version = begin == next;
    if (early.until != op::open && early.until >= next && !same_version) {
        report(fault::op_versions_overlap, row,
               about(late) << " begins at v" << next << ", while its definition of v" << begin
                           << " lasts until v" << early.until);
        return;
    }
    if (late.absent_since != op::open) {
        const int end = early.until == op::open ? late.absent_since - 1 : early.until;
        if (late.absent_since <= begin || late.absent_since >= next ||
            late.absent_since != end + 1) {
            report(fault::op_hole_is_not_where_it_is_declared, row,
                   about(late) << " is absent from v" << late.absent_since << " to v" << next - 1
                               << ", but its definition of v" << begin << " ends at v" << end);
        }
        return;
    }
    if (early.until != op::open && early.until + 1 < next) {
        report(fault::op_versions_leave_a_hole, row,
               about(late) << " ends at v" << early.until << " and begins again at v" << next
                           << ", a hole to declare with absent_since v" << early.until + 1);
        return;
    }
    if (*late.meaning == '\0' && same_definition(early, late)) {
        report(fault::op_repeats_its_definition, row,
               about(late) << " says at v" << next << " what it says at v" << begin
                           << ", without a meaning that changed");
    }
}

}  // namespace detail

template <class Table, std::size_t N, class Report>
constexpr void check_lives(const Table& all_rows, const table_order<N>& order, Report& report) {
    for (std::size_t i = 0; i < N; ++i) {
        const std::size_t index = order.sorted[i].row;
        const auto& row = all_rows.row(index);
        if (i > 0 && order.sorted[i - 1].same_name(order.sorted[i])) {
            detail::check_neighbours(all_rows.row(order.sorted[i - 1].row), row, index, report);
        } else if (row.absent_since != op::open) {
            report(fault::op_hole_is_not_where_it_is_declared, index,
                   detail::about(row) << " is absent from v" << row.absent_since << " to v"
                                      << row.since - 1 << ", but has no earlier definition");
        }
        if (order.spans[index].is_last && row.until != op::open && *row.becomes.name == '\0' &&
            *row.because == '\0') {
            report(fault::op_ends_without_successor_or_reason, index,
                   detail::about(row)
                       << " ends at v" << row.until << ", with neither a successor nor a reason");
        }
    }
}

namespace detail {

// By place in the order, the place of what each row becomes: of its own name the next definition,
// of another name the newest; N for none. `others` are definitions of tables that are no rows here.
template <class Table, std::size_t N, class Report>
constexpr std::array<std::size_t, N> successor_places(const Table& all_rows,
                                                      const table_order<N>& order,
                                                      const version_policy& rules,
                                                      table_view others, Report& report) {
    std::array<std::size_t, N> next{};
    for (std::size_t i = 0; i < N; ++i) {
        next[i] = N;
        const std::size_t index = order.sorted[i].row;
        const std::string_view wanted = text_view(all_rows.row(index).becomes.name);
        if (wanted.empty()) continue;
        const bool own = wanted == order.sorted[i].name;
        next[i] = !own ? order.newest(wanted) : order.spans[index].is_last ? i : i + 1;
        if (next[i] != N || others.contains(wanted)) continue;
        report(fault::op_becomes_an_op_the_table_lacks, index,
               about(all_rows.row(index)) << " becomes " << quote_free{wanted}
                                          << ", which the table lacks at v" << rules.current);
    }
    return next;
}

template <class Table, std::size_t N, class Report>
constexpr void check_cycles(const Table& all_rows, const table_order<N>& order,
                            const std::array<std::size_t, N>& next, Report& report) {
    std::array<std::size_t, N> walk{};  // by place, 1 + the start of the walk that came by first
    for (std::size_t start = 0; start < N; ++start) {
        std::size_t at = start;
        while (at != N && walk[at] == 0) {
            walk[at] = start + 1;
            at = next[at];
        }
        if (at == N || walk[at] != start + 1) continue;
        const auto& row = all_rows.row(order.sorted[at].row);
        report(fault::op_becomes_itself_in_a_cycle, order.sorted[at].row,
               about(row) << " becomes " << quote_free{text_view(row.becomes.name)}
                          << ", which leads back to " << quote_free{order.sorted[at].name}
                          << " at v" << int{row.since});
    }
}

// An attr or an input of a row, or of a definition.
template <class Row>
constexpr bool has_member(const Row& row, bool is_attr, std::string_view name) {
    for (const char* text : is_attr ? row.attrs.view() : row.inputs.view()) {
        if (spec_cursor{text_view(text)}.word() == name) return true;
    }
    return false;
}

constexpr bool has_member(const op_definition& definition, bool is_attr, std::string_view name) {
    if (is_attr) return definition.attr(name) != nullptr;
    for (const port_def& p : definition.inputs) {
        if (p.name == name) return true;
    }
    return false;
}

// What a step makes must be there in the successor.
template <class Row, class Successor, class Report>
constexpr void check_targets(const Row& row, const Successor& successor, std::size_t index,
                             Report& report) {
    for (const migration_step& step : row.becomes.steps) {
        std::string_view target = text_view(step.to);
        bool of_attr = true;
        switch (step.kind) {
            case step_kind::attr_renamed:
            case step_kind::input_to_attr:
                break;
            case step_kind::attr_set:
                target = text_view(step.name);
                break;
            case step_kind::attr_to_input:
            case step_kind::input_renamed:
                of_attr = false;
                break;
            default:
                continue;
        }
        if (has_member(successor, of_attr, target)) continue;
        report(fault::step_names_what_the_successor_lacks, index,
               about(row) << " becomes " << quote_free{text_view(row.becomes.name)}
                          << " by a step to " << (of_attr ? "attr " : "input ")
                          << quote_free{target} << ", which that lacks at v"
                          << int{successor.since});
    }
}

}  // namespace detail

template <class Table, std::size_t N, class Report>
constexpr void check_successors(const Table& all_rows, const table_order<N>& order,
                                const version_policy& rules, Report& report,
                                table_view others = {}) {
    const auto next = detail::successor_places(all_rows, order, rules, others, report);
    detail::check_cycles(all_rows, order, next, report);
    for (std::size_t i = 0; i < N; ++i) {
        const std::size_t index = order.sorted[i].row;
        const auto& row = all_rows.row(index);
        if (row.becomes.steps.empty()) continue;
        if (next[i] != N) {
            detail::check_targets(row, all_rows.row(order.sorted[next[i]].row), index, report);
            continue;
        }
        const auto versions = others.versions_of(text_view(row.becomes.name));
        if (!versions.empty()) detail::check_targets(row, versions.back(), index, report);
    }
}

}  // namespace evergraph

#endif

// ---- evergraph/ops/diagnose.hpp
// diagnose: finds what is wrong with a table and its version policy.
#ifndef EVERGRAPH_OPS_DIAGNOSE_HPP
#define EVERGRAPH_OPS_DIAGNOSE_HPP

namespace evergraph {

// Parses one row into the room given and reports all that is wrong within the row.
template <class Row, class Report>
constexpr void read_row(const Row& row, std::size_t index, const row_span& span,
                        const version_policy& rules, const row_room& room, Report& report) {
    row_life{row, index, span, rules, report}.check();
    row_check{row, index, span, rules, report}.read(room);
}

namespace detail {

template <class Row>
struct room_for_a_row {
    port_def inputs[decltype(Row::inputs)::capacity()]{};
    port_def outputs[decltype(Row::outputs)::capacity()]{};
    attr_def attrs[decltype(Row::attrs)::capacity()]{};

    constexpr row_room room(const Row& row) {
        return {std::span{inputs}.first(row.inputs.size()),
                std::span{outputs}.first(row.outputs.size()),
                std::span{attrs}.first(row.attrs.size())};
    }
};

}  // namespace detail

// Reports everything: the policy, then each row as written, then what is between the rows. Report
// is called as report(fault, row index, sentence).
template <class Table, class Report>
constexpr void report_faults(const Table& all_rows, const version_policy& rules, Report& report) {
    check_policy(rules, report);
    const auto order = order_of(all_rows);
    for (std::size_t i = 0; i < Table::size(); ++i) {
        const auto& row = all_rows.row(i);
        detail::room_for_a_row<std::remove_cvref_t<decltype(row)>> space;
        read_row(row, i, order.spans[i], rules, space.room(row), report);
    }
    check_lives(all_rows, order, report);
    check_successors(all_rows, order, rules, report);
}

// The first fault in the order of report_faults. One constant evaluation has room for some hundred
// rows; the dialect asks the same in slices.
template <class Table>
constexpr diagnosis diagnose(const Table& all_rows, const version_policy& rules) {
    first_fault first;
    report_faults(all_rows, rules, first);
    return first.found();
}

// All of them.
template <class Table>
constexpr std::vector<diagnosis> diagnose_all(const Table& all_rows, const version_policy& rules) {
    std::vector<diagnosis> all;
    auto add = [&all](fault what, std::size_t row, const sentence& text) {
        all.push_back({what, row, text});
    };
    report_faults(all_rows, rules, add);
    return all;
}

}  // namespace evergraph

#endif

// ---- evergraph/ops/joined_ops.hpp
// joined_ops: the definitions of several tables in one order, and the names that two of them have.
#ifndef EVERGRAPH_OPS_JOINED_OPS_HPP
#define EVERGRAPH_OPS_JOINED_OPS_HPP

namespace evergraph {

// All definitions of one op. Ops are merged, not definitions: that is half the comparisons.
struct op_life {
    row_place place;
    const op_definition* first = nullptr;
    std::size_t count = 0;
};

namespace detail {

constexpr bool same_op(const op_definition& a, const op_definition& b) {
    return a.name.size() == b.name.size() &&
           __builtin_memcmp(a.name.data(), b.name.data(), a.name.size()) == 0;
}

template <std::size_t N>
constexpr std::size_t count_ops(const std::array<op_definition, N>& sorted) {
    const op_definition* const at = sorted.data();
    std::size_t count = 1;
    for (std::size_t i = 1; i < N; ++i) {
        if (!same_op(at[i - 1], at[i])) ++count;
    }
    return count;
}

template <const auto& Sorted>
constexpr auto lives_of() {
    std::array<op_life, count_ops(Sorted)> lives{};
    const op_definition* const at = Sorted.data();
    op_life* life = lives.data();
    for (std::size_t first = 0, i = 0; first < Sorted.size(); first = i) {
        while (i < Sorted.size() && same_op(at[first], at[i])) ++i;
        *life++ = {{at[first].name, row_place::prefix_of(at[first].name)}, at + first, i - first};
    }
    return lives;
}

template <const auto& Sorted>
inline constexpr auto lives_in = lives_of<Sorted>();

constexpr bool is_before(const op_life& a, const op_life& b) {
    return a.place.prefix != b.place.prefix ? a.place.prefix < b.place.prefix : a.place < b.place;
}

// The order of the lives, of which run i begins at begins[i]; the last entry is the end. Pointers
// are moved, not what they point to.
template <std::size_t N, std::size_t Entries>
constexpr void merge_runs(std::array<const op_life*, N>& order,
                          const std::array<std::size_t, Entries>& begins) {
    constexpr std::size_t runs = Entries - 1;
    const op_life* other[N]{};
    const op_life** from = order.data();
    const op_life** to = other;
    for (std::size_t width = 1; width < runs; width *= 2) {
        for (std::size_t run = 0; run < runs; run += 2 * width) {
            const std::size_t middle = begins[std::min(run + width, runs)];
            const std::size_t end = begins[std::min(run + 2 * width, runs)];
            std::size_t left = begins[run];
            std::size_t right = middle;
            for (std::size_t out = left; out < end; ++out) {
                if (left == middle || (right != end && is_before(*from[right], *from[left]))) {
                    to[out] = from[right++];
                } else {
                    to[out] = from[left++];
                }
            }
        }
        std::swap(from, to);
    }
    if (from != other) return;
    for (const op_life* life : other) *to++ = life;
}

template <const auto&... Sorted>
constexpr auto merged_lives() {
    std::array<const op_life*, (lives_in<Sorted>.size() + ...)> lives{};
    std::array<std::size_t, sizeof...(Sorted) + 1> begins{};
    std::size_t run = 0;
    const op_life** next = lives.data();
    const auto add = [&](const op_life* first, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) *next++ = first + i;
        begins[run + 1] = begins[run] + count;
        ++run;
    };
    (add(lives_in<Sorted>.data(), lives_in<Sorted>.size()), ...);
    merge_runs(lives, begins);
    return lives;
}

}  // namespace detail

// The lives of all ops, in order of their names. Sorted are arrays of sorted definitions.
template <const auto&... Sorted>
inline constexpr auto joined_lives = detail::merged_lives<Sorted...>();

namespace detail {

template <const auto&... Sorted>
constexpr auto join_definitions() {
    std::array<op_definition, (Sorted.size() + ...)> all{};
    op_definition* next = all.data();
    for (const op_life* life : joined_lives<Sorted...>) {
        for (std::size_t i = 0; i < life->count; ++i) *next++ = life->first[i];
    }
    return all;
}

}  // namespace detail

template <const auto&... Sorted>
inline constexpr auto joined_definitions = detail::join_definitions<Sorted...>();

// One op belongs to one table, and none begins after the current version.
template <std::size_t N, class Report>
constexpr void check_joined(const std::array<const op_life*, N>& lives, const version_policy& rules,
                            Report& report) {
    const op_life* before = nullptr;
    for (const op_life* life : lives) {
        const int newest = life->first[life->count - 1].since;
        if (newest > rules.current) {
            report(fault::op_begins_after_the_current_version, diagnosis::no_row,
                   sentence{} << "op " << life->place.name << " begins at v" << newest
                              << ", after the current version at v" << rules.current);
        }
        if (before != nullptr && life->place.prefix == before->place.prefix &&
            life->place.same_name(before->place)) {
            report(fault::op_is_in_two_tables, diagnosis::no_row,
                   sentence{} << "op " << life->place.name << " is in two tables, from v"
                              << before->first->since << " and from v" << life->first->since);
        }
        before = life;
    }
}

}  // namespace evergraph

#endif

// ---- evergraph/ops/row_slices.hpp
// row_slices: the rows of a table parsed into definitions, a slice in each constant evaluation.
#ifndef EVERGRAPH_OPS_ROW_SLICES_HPP
#define EVERGRAPH_OPS_ROW_SLICES_HPP

namespace evergraph {

template <const auto& Table>
inline constexpr auto order_in = order_of(Table);

namespace detail {

// The rows [First, First + Count) parsed. Each slice is a constant evaluation of its own, since
// compilers limit the steps of one.
template <std::size_t Ports, std::size_t Attrs>
struct parsed_slice {
    std::array<port_def, Ports> ports{};
    std::array<attr_def, Attrs> attrs{};
    diagnosis found;
};

inline constexpr std::size_t rows_of_a_slice = 16;

template <class Table>
constexpr std::size_t slices_of(const Table&) {
    return (Table::size() + rows_of_a_slice - 1) / rows_of_a_slice;
}

struct slice_extent {
    std::size_t first = 0;
    std::size_t last = 0;
    std::size_t ports = 0;
    std::size_t attrs = 0;
};

template <class Table>
constexpr slice_extent extent_of(const Table& all_rows, std::size_t slice) {
    slice_extent e;
    e.first = slice * rows_of_a_slice;
    e.last = std::min(e.first + rows_of_a_slice, Table::size());
    for (std::size_t i = e.first; i < e.last; ++i) {
        const auto& row = all_rows.row(i);
        e.ports += row.inputs.size() + row.outputs.size();
        e.attrs += row.attrs.size();
    }
    return e;
}

template <const auto& Table, const auto& Policy, std::size_t Slice>
constexpr auto parse_slice() {
    constexpr slice_extent extent = extent_of(Table, Slice);
    parsed_slice<extent.ports, extent.attrs> out;
    first_fault first;
    std::span<port_def> ports{out.ports};
    std::span<attr_def> attrs{out.attrs};
    for (std::size_t i = extent.first; i < extent.last; ++i) {
        const auto& row = Table.row(i);
        const std::size_t inputs = row.inputs.size();
        const std::size_t outputs = row.outputs.size();
        const row_room room{ports.first(inputs), ports.subspan(inputs, outputs),
                            attrs.first(row.attrs.size())};
        read_row(row, i, order_in<Table>.spans[i], Policy, room, first);
        ports = ports.subspan(inputs + outputs);
        attrs = attrs.subspan(row.attrs.size());
    }
    out.found = first.found();
    return out;
}

template <const auto& Table, const auto& Policy, std::size_t Slice>
inline constexpr auto slice_in = parse_slice<Table, Policy, Slice>();

template <class Row>
constexpr op_definition definition_of(const Row& row, int until, std::span<const port_def> ports,
                                      std::span<const attr_def> attrs) {
    op_definition d;
    d.name = text_view(row.name);
    d.since = row.since;
    d.revision = row.revision;
    d.until = until;
    d.deprecated = row.deprecated;
    d.restored = row.restored;
    d.inputs = ports.first(row.inputs.size());
    d.outputs = ports.subspan(row.inputs.size());
    d.attrs = attrs;
    d.successor = text_view(row.becomes.name);
    d.steps = {row.becomes.steps.data(), row.becomes.steps.size()};
    d.reason = text_view(row.because);
    d.meaning = text_view(row.meaning);
    d.stateful = row.stateful;
    d.commutative = row.commutative;
    d.aggregate = row.aggregate;
    d.allows_uninitialized_input = row.allows_uninitialized_input;
    d.distributed_communication = row.distributed_communication;
    // A port of type resource makes an op stateful; a type attr that may be resource does not.
    for (const port_def& p : ports) d.stateful = d.stateful || p.type == dtype::resource;
    return d;
}

template <const auto& Table, const auto& Policy, std::size_t Slice>
constexpr auto define_slice() {
    constexpr slice_extent extent = extent_of(Table, Slice);
    std::array<op_definition, extent.last - extent.first> out{};
    std::span<const port_def> ports{slice_in<Table, Policy, Slice>.ports};
    std::span<const attr_def> attrs{slice_in<Table, Policy, Slice>.attrs};
    for (std::size_t i = extent.first; i < extent.last; ++i) {
        const auto& row = Table.row(i);
        const std::size_t count = row.inputs.size() + row.outputs.size();
        out[i - extent.first] = definition_of(row, order_in<Table>.spans[i].until,
                                              ports.first(count), attrs.first(row.attrs.size()));
        ports = ports.subspan(count);
        attrs = attrs.subspan(row.attrs.size());
    }
    return out;
}

template <const auto& Table, const auto& Policy, std::size_t Slice>
inline constexpr auto definitions_in = define_slice<Table, Policy, Slice>();

struct slice_view {
    const op_definition* definitions = nullptr;
    const diagnosis* found = nullptr;
};

template <const auto& Table, const auto& Policy, std::size_t... Slices>
constexpr std::array<slice_view, sizeof...(Slices)> slices_in(std::index_sequence<Slices...>) {
    return {slice_view{definitions_in<Table, Policy, Slices>.data(),
                       &slice_in<Table, Policy, Slices>.found}...};
}

template <const auto& Table, const auto& Policy>
inline constexpr auto all_slices =
    slices_in<Table, Policy>(std::make_index_sequence<slices_of(Table)>{});

template <const auto& Table, const auto& Policy>
constexpr auto define() {
    std::array<op_definition, std::remove_cvref_t<decltype(Table)>::size()> out{};
    op_definition* next = out.data();
    for (const row_place& place : order_in<Table>.sorted) {
        const slice_view& slice = all_slices<Table, Policy>[place.row / rows_of_a_slice];
        *next++ = slice.definitions[place.row % rows_of_a_slice];
    }
    return out;
}

}  // namespace detail

// Sorted by name, then by version; static, as are the ports and attrs they point to.
template <const auto& Table, const auto& Policy>
inline constexpr auto sorted_definitions = detail::define<Table, Policy>();

// What is wrong within the rows: the first fault of each slice.
template <const auto& Table, const auto& Policy, class Report>
constexpr void report_row_faults(Report& report) {
    for (const detail::slice_view& slice : detail::all_slices<Table, Policy>) {
        if (*slice.found) report(slice.found->what, slice.found->row, slice.found->text);
    }
}

}  // namespace evergraph

#endif

// ---- evergraph/ops/dialect.hpp
// dialect: a table of ops and its version policy, proven right by the compiler.
#ifndef EVERGRAPH_OPS_DIALECT_HPP
#define EVERGRAPH_OPS_DIALECT_HPP

namespace evergraph {

// Never defined but for the table without fault: a compiler that reports it prints the fault, the
// row as written in the table (counted from 0) and the sentence.
template <fault What, std::size_t Row, fixed_text Sentence>
struct table_is_wrong;
template <>
struct table_is_wrong<fault::none, diagnosis::no_row, fixed_text<0>{}> {};

namespace detail {

template <const auto&... Written>
inline constexpr const auto& as_one_table = compose<Written...>;
template <const auto& Written>
inline constexpr const auto& as_one_table<Written> = Written;

// What the rows of written tables say, alone and together; Others is the view of all definitions,
// where flat tables stand beside them.
template <const auto& Rows, const auto& Policy, const auto& Others>
constexpr diagnosis prove_rows() {
    first_fault first;
    check_policy(Policy, first);
    report_row_faults<Rows, Policy>(first);
    check_lives(Rows, order_in<Rows>, first);
    check_successors(Rows, order_in<Rows>, Policy, first, Others);
    return first.found();
}

template <class Written, class Flat, const auto& Policy>
struct dialect_of;

template <const auto&... Written, const auto& Policy>
struct dialect_of<table_list<Written...>, table_list<>, Policy> {
    static constexpr const auto& rows = as_one_table<Written...>;
    static constexpr const auto& definitions = sorted_definitions<rows, Policy>;
    static constexpr table_view others{};

    static constexpr diagnosis prove() { return prove_rows<rows, Policy, others>(); }
};

template <const auto&... Flat, const auto& Policy>
struct dialect_of<table_list<>, table_list<Flat...>, Policy> {
    static constexpr const auto& definitions = joined_definitions<flat_definitions<Flat>...>;

    static constexpr diagnosis prove() {
        first_fault first;
        check_policy(Policy, first);
        check_joined(joined_lives<flat_definitions<Flat>...>, Policy, first);
        return first.found();
    }
};

template <const auto&... Written, const auto&... Flat, const auto& Policy>
struct dialect_of<table_list<Written...>, table_list<Flat...>, Policy> {
    static constexpr const auto& rows = as_one_table<Written...>;
    static constexpr const auto& definitions =
        joined_definitions<flat_definitions<Flat>..., sorted_definitions<rows, Policy>>;
    static constexpr table_view all{definitions};

    static constexpr diagnosis prove() {
        first_fault first;
        const diagnosis of_rows = prove_rows<rows, Policy, all>();
        if (of_rows) first(of_rows.what, of_rows.row, of_rows.text);
        check_joined(joined_lives<flat_definitions<Flat>..., sorted_definitions<rows, Policy>>,
                     Policy, first);
        return first.found();
    }
};

template <const auto& Table, const auto& Policy>
using parts_of = dialect_of<written_tables_of<Table>, flat_tables_of<Table>, Policy>;

}  // namespace detail

// What a dialect of this table and policy would be refused for. Flat tables were proven before they
// were shipped: only what is between them and the other tables is looked at.
template <const auto& Table, const auto& Policy>
inline constexpr diagnosis verdict_on = detail::parts_of<Table, Policy>::prove();

namespace detail {

template <const auto& Verdict>
using proof_of =
    table_is_wrong<Verdict.what, Verdict.row, fixed_text<Verdict.text.size()>{Verdict.text.view()}>;

// False for a table or policy that is no constant, or in which the compiler found an error before.
template <const auto& Table, const auto& Policy>
concept constants = requires { typename std::integral_constant<int, Policy.current>; } &&
                    (flat_tables_of<Table>::size() != 0 ||
                     requires { typename std::integral_constant<int, Table.row(0).since.number>; });

template <const auto& Table, const auto& Policy>
struct proven_dialect {
    static_assert(constants<Table, Policy>,
                  "evergraph: dialect<table, policy> needs a constexpr table and policy");
    using type = proven_dialect;
};

template <const auto& Table, const auto& Policy>
    requires constants<Table, Policy>
struct proven_dialect<Table, Policy> : proof_of<verdict_on<Table, Policy>> {
#if defined(__cpp_static_assert) && __cpp_static_assert >= 202306L
    static_assert(!verdict_on<Table, Policy>, verdict_on<Table, Policy>.text.view());
#endif
    using type = proven_dialect;

    static constexpr version_policy policy = Policy;

    // Sorted by name, then by version; static, as are the ports and attrs they point to.
    static constexpr const auto& definitions = parts_of<Table, Policy>::definitions;
    static constexpr table_view ops{definitions, Policy.unversioned, name_index<definitions>};
};

}  // namespace detail

// Does not compile if there is a fault. Table and policy are constants in a namespace.
template <const auto& Table, const auto& Policy>
using dialect = typename detail::proven_dialect<Table, Policy>::type;

}  // namespace evergraph

#endif

// ---- evergraph/graph/tensor_name.hpp
// tensor_name: the text that names an output of a node, read and written.
#ifndef EVERGRAPH_GRAPH_TENSOR_NAME_HPP
#define EVERGRAPH_GRAPH_TENSOR_NAME_HPP

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

// ---- evergraph/graph/node_name.hpp
// node_name: which names a node may have.
#ifndef EVERGRAPH_GRAPH_NODE_NAME_HPP
#define EVERGRAPH_GRAPH_NODE_NAME_HPP

namespace evergraph {

// Pieces of [A-Za-z0-9.][A-Za-z0-9_./-]*, joined by ">". Nodes that a pass made may begin with "_".
constexpr bool is_node_name(std::string_view name, bool internal = false) {
    bool first = true;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char c = name[i];
        const bool word = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                          (c >= '0' && c <= '9') || c == '.';
        if (first) {
            if (!word && !(internal && i == 0 && c == '_')) return false;
            first = false;
        } else if (c == '>') {
            first = true;
        } else if (!word && c != '_' && c != '/' && c != '-') {
            return false;
        }
    }
    return !first;
}

}  // namespace evergraph

#endif

// ---- evergraph/graph/structure_ops.hpp
// structure_ops: the few ops that shape a graph itself, by name; all others are the dialect's.
#ifndef EVERGRAPH_GRAPH_STRUCTURE_OPS_HPP
#define EVERGRAPH_GRAPH_STRUCTURE_OPS_HPP

namespace evergraph {

constexpr bool is_merge(std::string_view op) {
    return op == "Merge" || op == "RefMerge" || op == "_XlaMerge";
}
constexpr bool is_next_iteration(std::string_view op) {
    return op == "NextIteration" || op == "RefNextIteration";
}
constexpr bool is_placeholder(std::string_view op) {
    return op == "Placeholder" || op == "PlaceholderV2";
}
constexpr bool is_switch(std::string_view op) {
    return op == "Switch" || op == "RefSwitch" || op == "_SwitchN";
}
constexpr bool is_enter(std::string_view op) { return op == "Enter" || op == "RefEnter"; }
constexpr bool is_exit(std::string_view op) { return op == "Exit" || op == "RefExit"; }
// Loops and conds whose bodies are functions.
constexpr bool is_functional_flow(std::string_view op) {
    return op == "If" || op == "StatelessIf" || op == "While" || op == "StatelessWhile" ||
           op == "Case" || op == "StatelessCase" || op == "PartitionedCall" ||
           op == "StatefulPartitionedCall";
}
// Ops that make a node run zero times or several times.
constexpr bool is_control_flow(std::string_view op) {
    return is_switch(op) || is_merge(op) || is_enter(op) || is_exit(op) || is_next_iteration(op) ||
           op == "LoopCond" || is_functional_flow(op);
}

// What pruning puts in the place of feeds and fetches.
inline constexpr std::string_view arg_op = "_Arg";
inline constexpr std::string_view retval_op = "_Retval";

}  // namespace evergraph

#endif

// ---- evergraph/graph/graph_def.hpp
// graph_def: a graph as files hold it: nodes in file order that name their inputs.
#ifndef EVERGRAPH_GRAPH_GRAPH_DEF_HPP
#define EVERGRAPH_GRAPH_GRAPH_DEF_HPP

namespace evergraph {

// NodeDef without its inputs: what a node is, apart from where it stands.
struct node {
    std::string name;
    std::string op;
    std::string device;
    attr_map attrs;
    std::optional<std::string> debug_info;  // experimental_debug_info, serialized
    std::optional<std::string> full_type;   // experimental_type, serialized
    std::string unknown;                    // fields this library does not know, as they came
    bool operator==(const node&) const = default;
};

// NodeDef.
struct node_def : node {
    std::vector<std::string> inputs;  // see tensor_name; data inputs first, then control inputs
    bool operator==(const node_def&) const = default;
};

// A problem of this node.
inline problem problem_at(const node& n, problem_kind kind, status_code code, std::string found,
                          std::string needed, std::string remedy) {
    problem p;
    p.code = code;
    p.kind = kind;
    p.node = n.name;
    p.op = n.op;
    p.found = std::move(found);
    p.needed = std::move(needed);
    p.remedy = std::move(remedy);
    return p;
}

// GraphDef. Optional members tell an absent message from an empty one.
struct graph_def {
    std::vector<node_def> nodes;
    std::optional<version_def> versions;
    std::int32_t version = 0;                // the scalar that `versions` replaced
    std::optional<shared_bytes> library;     // FunctionDefLibrary, serialized
    std::optional<shared_bytes> debug_info;  // GraphDebugInfo, serialized
    std::string unknown;                     // fields this library does not know, as they came
    bool operator==(const graph_def&) const = default;
};

// The versions that count: absent means all zero.
inline version_def versions_of(const graph_def& g) { return g.versions.value_or(version_def{}); }

}  // namespace evergraph

#endif

// ---- evergraph/graph/link.hpp
// link: finds the node that each input of a graph_def names, and all that is wrong with its shape.
#ifndef EVERGRAPH_GRAPH_LINK_HPP
#define EVERGRAPH_GRAPH_LINK_HPP

namespace evergraph {

struct input_link {
    static constexpr std::uint32_t missing = 0xFFFFFFFFU;
    std::uint32_t node = missing;  // index into graph_def::nodes
    int output = 0;                // control_slot for a control input
};

// The inputs of node i are links[begin[i]] to links[begin[i + 1]], in the order of the file.
struct graph_links {
    std::vector<std::size_t> begin{0};
    std::vector<input_link> links;
    problems found;  // in node order; cycles last

    std::span<const input_link> inputs_of(std::size_t i) const {
        return {links.data() + begin[i], links.data() + begin[i + 1]};
    }
};

namespace detail {

inline problem link_problem(problem_kind kind, const node_def& n, std::string found,
                            std::string needed, std::string remedy) {
    return problem_at(n, kind, status_code::invalid_argument, std::move(found),
                      std::move(needed), std::move(remedy));
}

inline void link_inputs(const graph_def& g, std::size_t i,
                        const std::unordered_map<std::string_view, std::uint32_t>& by_name,
                        graph_links& out) {
    const node_def& n = g.nodes[i];
    bool after_control = false;
    for (std::size_t slot = 0; slot < n.inputs.size(); ++slot) {
        const std::string& input = n.inputs[slot];
        const tensor_name wanted = parse_tensor_name(input);
        const auto at = by_name.find(wanted.node);
        input_link link{input_link::missing, wanted.output};
        const std::string which = "input " + std::to_string(slot);
        if (at != by_name.end()) {
            link.node = at->second;
        } else if (wanted.node.empty() || !is_node_name(wanted.node, true)) {
            out.found.push_back(link_problem(problem_kind::bad_input_text, n,
                                             which + " is '" + input + "'", "name, name:k or ^name",
                                             "correct the input"));
        } else {
            out.found.push_back(link_problem(problem_kind::missing_input, n,
                                             which + " is '" + input + "'",
                                             "a node of this graph",
                                             "add the node or correct the input"));
        }
        if (wanted.output == control_slot) {
            after_control = true;
        } else if (after_control) {
            out.found.push_back(link_problem(
                problem_kind::data_input_after_control, n, which + " is '" + input + "'",
                "data inputs before control inputs", "move the control inputs to the end"));
        }
        out.links.push_back(link);
    }
    out.begin.push_back(out.links.size());
}

// Whether input `link` of node `to` closes a loop lawfully: NextIteration into Merge.
inline bool is_back_edge(const graph_def& g, std::size_t to, const input_link& link) {
    return link.output != control_slot && is_merge(g.nodes[to].op) &&
           is_next_iteration(g.nodes[link.node].op);
}

// The nodes that lie on a cycle or between two: what is left when nodes without open inputs and
// nodes without open consumers are taken away, again and again.
inline std::vector<std::uint8_t> left_in_cycles(const graph_def& g, const graph_links& l) {
    const std::size_t count = g.nodes.size();
    std::vector<std::vector<std::uint32_t>> consumers(count);
    std::vector<std::uint32_t> open_inputs(count, 0);
    for (std::uint32_t i = 0; i < count; ++i) {
        for (const input_link& link : l.inputs_of(i)) {
            if (link.node == input_link::missing || is_back_edge(g, i, link)) continue;
            consumers[link.node].push_back(i);
            ++open_inputs[i];
        }
    }
    std::vector<std::uint8_t> left(count, 1);
    std::vector<std::uint32_t> ready;
    for (std::uint32_t i = 0; i < count; ++i) {
        if (open_inputs[i] == 0) ready.push_back(i);
    }
    while (!ready.empty()) {
        const std::uint32_t i = ready.back();
        ready.pop_back();
        left[i] = 0;
        for (std::uint32_t c : consumers[i]) {
            if (--open_inputs[c] == 0) ready.push_back(c);
        }
    }
    std::vector<std::uint32_t> open_consumers(count, 0);
    for (std::uint32_t i = 0; i < count; ++i) {
        if (left[i] == 0) continue;
        for (std::uint32_t c : consumers[i]) open_consumers[i] += left[c];
        if (open_consumers[i] == 0) ready.push_back(i);
    }
    while (!ready.empty()) {
        const std::uint32_t i = ready.back();
        ready.pop_back();
        left[i] = 0;
        for (const input_link& link : l.inputs_of(i)) {
            if (link.node == input_link::missing || left[link.node] == 0) continue;
            if (!is_back_edge(g, i, link) && --open_consumers[link.node] == 0) {
                ready.push_back(link.node);
            }
        }
    }
    return left;
}

// One problem for each cycle met when walking backwards from each node that is left.
inline void report_cycles(const graph_def& g, graph_links& l) {
    const std::vector<std::uint8_t> left = left_in_cycles(g, l);
    std::vector<std::uint32_t> walk_of(g.nodes.size(), 0);  // the walk that visited a node
    std::uint32_t walk = 0;
    for (std::uint32_t start = 0; start < g.nodes.size(); ++start) {
        if (left[start] == 0 || walk_of[start] != 0) continue;
        ++walk;
        std::vector<std::uint32_t> path;
        std::uint32_t at = start;
        while (walk_of[at] == 0) {
            walk_of[at] = walk;
            path.push_back(at);
            for (const input_link& link : l.inputs_of(at)) {
                if (link.node == input_link::missing || left[link.node] == 0) continue;
                if (is_back_edge(g, at, link)) continue;
                at = link.node;
                break;
            }
        }
        if (walk_of[at] != walk) continue;  // ran into an earlier walk: no new cycle
        const auto first = std::find(path.begin(), path.end(), at);
        const auto length = path.end() - first;
        std::string names = g.nodes[at].name;
        for (auto p = path.end(); p != first && path.end() - p < 8;) {
            names += " -> " + g.nodes[*--p].name;
        }
        if (length > 8) names += " -> ...";
        l.found.push_back(link_problem(
            problem_kind::cycle, g.nodes[at],
            "a cycle of " + std::to_string(length) + " nodes: " + names,
            "no cycle but through NextIteration into Merge", "cut one of these edges"));
    }
}

}  // namespace detail

// Reads every input, in time linear in the graph. Reports names that are not allowed or used
// twice, nodes without op, inputs that name no node or do not read, data after control inputs,
// and cycles. An input that names a node used twice means the first.
inline graph_links link(const graph_def& g, bool internal_names = false) {
    graph_links out;
    std::unordered_map<std::string_view, std::uint32_t> by_name;
    by_name.reserve(g.nodes.size());
    for (std::uint32_t i = 0; i < g.nodes.size(); ++i) by_name.emplace(g.nodes[i].name, i);
    for (std::uint32_t i = 0; i < g.nodes.size(); ++i) {
        const node_def& n = g.nodes[i];
        if (!is_node_name(n.name, internal_names)) {
            out.found.push_back(detail::link_problem(
                problem_kind::bad_node_name, n, "'" + n.name + "'",
                "a letter, digit or dot, then letters, digits and _ . / - >", "rename the node"));
        }
        if (by_name.find(n.name)->second != i) {
            out.found.push_back(detail::link_problem(
                problem_kind::duplicate_node_name, n,
                "nodes " + std::to_string(by_name.find(n.name)->second) + " and " +
                    std::to_string(i) + " of the file",
                "a name that no other node has", "rename one of them"));
        }
        if (n.op.empty()) {
            out.found.push_back(detail::link_problem(problem_kind::missing_op_name, n, "no op",
                                                     "the name of an op", "name the op"));
        }
        detail::link_inputs(g, i, by_name, out);
    }
    detail::report_cycles(g, out);
    return out;
}

}  // namespace evergraph

#endif

// ---- evergraph/graph/graph.hpp
// graph: nodes and edges as a Boost.Graph adjacency list, with names.
#ifndef EVERGRAPH_GRAPH_GRAPH_HPP
#define EVERGRAPH_GRAPH_GRAPH_HPP

namespace evergraph {

// Output `output` of the source feeds input `input` of the target; a control edge, which only
// orders the two, has control_slot at both ends.
struct edge {
    int output = control_slot;
    int input = control_slot;

    bool is_control() const noexcept { return input == control_slot; }
    bool operator==(const edge&) const = default;
};

using adjacency = boost::adjacency_list<boost::vecS, boost::vecS, boost::bidirectionalS, node, edge>;
using node_id = adjacency::vertex_descriptor;
using edge_id = adjacency::edge_descriptor;

// A directed multigraph. Node 0 is the source, node 1 the sink, both with control edges only:
// source to every node without inputs, every node without consumers to the sink. The other nodes
// follow in the order in which they were added. Any Boost.Graph algorithm runs on `boost()`.
//
// The list lives on the heap because moving a boost::adjacency_list copies it.
class graph {
 public:
    static constexpr node_id source = 0;
    static constexpr node_id sink = 1;

    graph() : list_(std::make_unique<adjacency>()) {
        boost::add_vertex(node{"_SOURCE", "NoOp", {}, {}, {}, {}, {}}, *list_);
        boost::add_vertex(node{"_SINK", "NoOp", {}, {}, {}, {}, {}}, *list_);
        boost::add_edge(source, sink, edge{}, *list_);
    }
    graph(graph&&) noexcept = default;
    graph& operator=(graph&&) noexcept = default;
    graph(const graph& other)
        : versions(other.versions),
          version(other.version),
          library(other.library),
          debug_info(other.debug_info),
          unknown(other.unknown),
          list_(std::make_unique<adjacency>(*other.list_)),
          by_name_(other.by_name_) {}
    graph& operator=(const graph& other) {
        graph copied{other};
        return *this = std::move(copied);
    }

    const adjacency& boost() const noexcept { return *list_; }
    const node& operator[](node_id id) const { return (*list_)[id]; }
    const edge& operator[](edge_id id) const { return (*list_)[id]; }
    // Nodes without source and sink.
    std::size_t size() const noexcept { return boost::num_vertices(*list_) - 2; }

    std::optional<node_id> find(std::string_view name) const {
        const auto at = by_name_.find(std::string{name});
        if (at == by_name_.end()) return std::nullopt;
        return at->second;
    }

    // Refused if the name is taken.
    expected<node_id, problem> add_node(node n) {
        const node_id id = boost::num_vertices(*list_);
        if (!by_name_.emplace(n.name, id).second) {
            problem p;
            p.code = status_code::invalid_argument;
            p.kind = problem_kind::duplicate_node_name;
            p.node = n.name;
            p.op = n.op;
            p.found = "a node of this name in the graph";
            p.needed = "a name that no other node has";
            p.remedy = "rename one of them";
            return unexpected<problem>{std::move(p)};
        }
        boost::add_vertex(std::move(n), *list_);
        return id;
    }

    // Attrs and device may be edited; the name may not.
    void set_attr(node_id id, std::string name, attr_value value) {
        (*list_)[id].attrs.set(std::move(name), std::move(value));
    }
    void set_device(node_id id, std::string device) { (*list_)[id].device = std::move(device); }

    // False, and nothing added, if one of the two is no node of this graph (source and sink take no
    // part in data) or a slot is negative. `check` and `freeze` look at the rest.
    bool add_edge(node_id from, int output, node_id to, int input) {
        if (!is_node(from) || !is_node(to) || output < 0 || input < 0) return false;
        boost::add_edge(from, to, edge{output, input}, *list_);
        return true;
    }
    // False, and nothing added, if the edge is there or one of the two is no node of this graph.
    // Looks at the smaller of the two degrees.
    bool add_control_edge(node_id from, node_id to) {
        if (!is_node(from) || !is_node(to) || has_control_edge(from, to)) return false;
        boost::add_edge(from, to, edge{}, *list_);
        return true;
    }
    // A node of this graph that is not source or sink.
    bool is_node(node_id id) const noexcept { return id > sink && id < size() + 2; }
    bool has_control_edge(node_id from, node_id to) const {
        if (std::max(from, to) >= size() + 2) return false;
        if (boost::out_degree(from, *list_) <= boost::in_degree(to, *list_)) {
            for (auto [e, end] = boost::out_edges(from, *list_); e != end; ++e) {
                if (boost::target(*e, *list_) == to && (*list_)[*e].is_control()) return true;
            }
        } else {
            for (auto [e, end] = boost::in_edges(to, *list_); e != end; ++e) {
                if (boost::source(*e, *list_) == from && (*list_)[*e].is_control()) return true;
            }
        }
        return false;
    }

    // Joins nodes without inputs to the source and nodes without consumers to the sink.
    void fix_source_and_sink() {
        for (node_id id = sink + 1; id < boost::num_vertices(*list_); ++id) {
            if (boost::in_degree(id, *list_) == 0) boost::add_edge(source, id, edge{}, *list_);
            if (boost::out_degree(id, *list_) == 0) boost::add_edge(id, sink, edge{}, *list_);
        }
    }

    // What belongs to the graph as a whole, as in graph_def.
    std::optional<version_def> versions;
    std::int32_t version = 0;
    std::optional<shared_bytes> library;
    std::optional<shared_bytes> debug_info;
    std::string unknown;

 private:
    std::unique_ptr<adjacency> list_;
    std::unordered_map<std::string, node_id> by_name_;
};

// One data input of a node: where its value comes from.
struct data_input {
    node_id from = graph::source;
    int output = 0;
};

// The data inputs of a node by slot. A slot that no edge fills has `from == graph::source`; an edge
// into a slot beyond the number of edges is left out.
inline std::vector<data_input> data_inputs(const graph& g, node_id id) {
    std::vector<data_input> inputs;
    for (auto [e, end] = boost::in_edges(id, g.boost()); e != end; ++e) {
        if (g[*e].is_control()) continue;
        const auto slot = static_cast<std::size_t>(g[*e].input);
        if (slot >= boost::in_degree(id, g.boost())) continue;
        if (slot >= inputs.size()) inputs.resize(slot + 1);
        inputs[slot] = {boost::source(*e, g.boost()), g[*e].output};
    }
    return inputs;
}

// The nodes that must be done before a node for order's sake only, without the source.
inline std::vector<node_id> control_inputs(const graph& g, node_id id) {
    std::vector<node_id> inputs;
    for (auto [e, end] = boost::in_edges(id, g.boost()); e != end; ++e) {
        const node_id from = boost::source(*e, g.boost());
        if (g[*e].is_control() && from != graph::source) inputs.push_back(from);
    }
    return inputs;
}

}  // namespace evergraph

#endif

// ---- evergraph/graph/build_graph.hpp
// build_graph: a graph from its file form, and back.
#ifndef EVERGRAPH_GRAPH_BUILD_GRAPH_HPP
#define EVERGRAPH_GRAPH_BUILD_GRAPH_HPP

namespace evergraph {

// Node i of the file becomes node i + 2. All that `link` finds wrong is reported together.
// Repeated control inputs count once.
inline expected<graph, problems> build_graph(graph_def def, bool internal_names = false) {
    graph_links linked = link(def, internal_names);
    if (!linked.found.empty()) return unexpected<problems>{std::move(linked.found)};
    graph g;
    g.versions = std::move(def.versions);
    g.version = def.version;
    g.library = std::move(def.library);
    g.debug_info = std::move(def.debug_info);
    g.unknown = std::move(def.unknown);
    for (node_def& n : def.nodes) {
        if (!g.add_node(std::move(static_cast<node&>(n)))) return unexpected<problems>{problems{}};
    }
    for (std::size_t i = 0; i < def.nodes.size(); ++i) {
        int slot = 0;
        for (const input_link& from : linked.inputs_of(i)) {
            if (from.output == control_slot) {
                g.add_control_edge(from.node + 2U, i + 2U);
            } else {
                g.add_edge(from.node + 2U, from.output, i + 2U, slot++);
            }
        }
    }
    g.fix_source_and_sink();
    return g;
}

// Nodes in id order; data inputs by slot, then control inputs sorted by name. The same graph
// always gives the same graph_def.
inline graph_def to_graph_def(const graph& g) {
    graph_def def;
    def.versions = g.versions;
    def.version = g.version;
    def.library = g.library;
    def.debug_info = g.debug_info;
    def.unknown = g.unknown;
    def.nodes.reserve(g.size());
    for (node_id id = graph::sink + 1; id < g.size() + 2; ++id) {
        node_def n;
        static_cast<node&>(n) = g[id];
        for (const data_input& in : data_inputs(g, id)) {
            n.inputs.push_back(text(tensor_name{g[in.from].name, in.output}));
        }
        std::vector<std::string> controls;
        for (node_id from : control_inputs(g, id)) controls.push_back("^" + g[from].name);
        std::sort(controls.begin(), controls.end());
        n.inputs.insert(n.inputs.end(), controls.begin(), controls.end());
        def.nodes.push_back(std::move(n));
    }
    return def;
}

}  // namespace evergraph

#endif

// ---- evergraph/graph/graph_ends.hpp
// graph_ends: where values enter a graph, and where they come out.
#ifndef EVERGRAPH_GRAPH_GRAPH_ENDS_HPP
#define EVERGRAPH_GRAPH_GRAPH_ENDS_HPP

namespace evergraph {

// The placeholders, in id order.
inline std::vector<node_id> placeholders(const graph& g) {
    std::vector<node_id> found;
    for (node_id id = graph::sink + 1; id < g.size() + 2; ++id) {
        if (is_placeholder(g[id].op)) found.push_back(id);
    }
    return found;
}

// The nodes that no other node waits for or reads, in id order.
inline std::vector<node_id> final_nodes(const graph& g) {
    std::vector<node_id> found;
    for (node_id id = graph::sink + 1; id < g.size() + 2; ++id) {
        bool consumed = false;
        for (auto [e, end] = boost::out_edges(id, g.boost()); e != end; ++e) {
            consumed = consumed || boost::target(*e, g.boost()) != graph::sink;
        }
        if (!consumed) found.push_back(id);
    }
    return found;
}

}  // namespace evergraph

#endif

// ---- evergraph/graph/dot.hpp
// dot: a graph in Graphviz's language.
#ifndef EVERGRAPH_GRAPH_DOT_HPP
#define EVERGRAPH_GRAPH_DOT_HPP

namespace evergraph {

namespace detail {

inline std::string dot_quoted(std::string_view raw) {
    std::string out = "\"";
    for (char c : printable(raw)) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + "\"";
}

}  // namespace detail

// One box a node with its name and op; data edges solid, with the output's number unless it is 0;
// control edges dashed. Source and sink are left out.
inline std::string to_dot(const graph& g) {
    std::string out = "digraph {\n  node [shape=box, fontname=\"sans-serif\"];\n";
    for (node_id id = graph::sink + 1; id < g.size() + 2; ++id) {
        const std::string name = detail::dot_quoted(g[id].name);
        const std::string op = detail::dot_quoted(g[id].op);
        out += "  n" + std::to_string(id) + " [label=" + name.substr(0, name.size() - 1) + "\\n" +
               op.substr(1) + "];\n";
    }
    for (auto [e, end] = boost::edges(g.boost()); e != end; ++e) {
        const node_id from = boost::source(*e, g.boost());
        const node_id to = boost::target(*e, g.boost());
        if (from <= graph::sink || to <= graph::sink) continue;
        out += "  n" + std::to_string(from) + " -> n" + std::to_string(to);
        if (g[*e].is_control()) out += " [style=dashed]";
        if (g[*e].output > 0) out += " [label=\"" + std::to_string(g[*e].output) + "\"]";
        out += ";\n";
    }
    return out + "}\n";
}

}  // namespace evergraph

#endif

// ---- evergraph/graph/listing.hpp
// listing: a graph_def as a table for people.
#ifndef EVERGRAPH_GRAPH_LISTING_HPP
#define EVERGRAPH_GRAPH_LISTING_HPP

namespace evergraph {

namespace detail {

inline std::string padded(std::string_view raw, std::size_t width) {
    std::string out = printable(raw);
    if (out.size() < width) out.append(width - out.size(), ' ');
    return out;
}

inline std::string node_line(const node_def& n, std::size_t name_width, std::size_t op_width) {
    std::string out = padded(n.name, name_width) + "  " + padded(n.op, op_width) + " ";
    for (const std::string& input : n.inputs) out += " " + printable(input);
    for (const named_attr& a : n.attrs) {
        out += " {" + printable(a.name) + " " + printable(text(a.value), 100) + "}";
    }
    if (!n.device.empty()) out += " on " + printable(n.device);
    out.erase(out.find_last_not_of(' ') + 1);
    return out + "\n";
}

}  // namespace detail

// Versions, how often each op is used, then one line a node: name, op, inputs, attrs, device.
inline std::string listing(const graph_def& g) {
    const version_def versions = versions_of(g);
    std::map<std::string_view, std::size_t> uses;
    std::size_t name_width = 4;
    std::size_t op_width = 2;
    for (const node_def& n : g.nodes) {
        ++uses[n.op];
        name_width = std::clamp(n.name.size(), name_width, std::size_t{48});
        op_width = std::clamp(n.op.size(), op_width, std::size_t{24});
    }
    std::string out = std::to_string(g.nodes.size()) + " nodes, " + std::to_string(uses.size()) +
                      " ops, producer " + std::to_string(versions.producer) + ", min_consumer " +
                      std::to_string(versions.min_consumer);
    for (std::size_t i = 0; i < versions.bad_consumers.size(); ++i) {
        out += (i == 0 ? ", bad_consumers " : " ") + std::to_string(versions.bad_consumers[i]);
    }
    out += "\nops:";
    for (const auto& [op, count] : uses) {
        out += " " + printable(op) + (count > 1 ? " x" + std::to_string(count) : std::string{});
    }
    out += "\nnodes:\n";
    for (const node_def& n : g.nodes) out += "  " + detail::node_line(n, name_width, op_width);
    return out;
}

}  // namespace evergraph

#endif

// ---- evergraph/format/wire_reader.hpp
// wire_reader: walks the fields of one protobuf message without ever leaving its bytes.
#ifndef EVERGRAPH_FORMAT_WIRE_READER_HPP
#define EVERGRAPH_FORMAT_WIRE_READER_HPP

namespace evergraph {

enum class wire_type : std::uint8_t {
    varint = 0,
    fixed64 = 1,
    bytes = 2,
    group_begin = 3,
    group_end = 4,
    fixed32 = 5,
};

enum class wire_fault : std::uint8_t {
    none,
    cut_short,       // the bytes end inside a value
    long_varint,     // more than ten bytes, five for a tag or a length
    field_zero,      // field number 0
    bad_wire_type,   // 6 or 7
    long_length,     // more bytes than the message has left
    stray_group_end, // an end of a group that is not open
    open_group,      // a group without its end
    too_deep,        // more messages and groups in each other than allowed
    ragged_packed,   // packed values that do not fill their bytes
    not_utf8,        // a text field that is not UTF-8
};

// What the fault says, after "found".
constexpr std::string_view phrase_of(wire_fault fault) {
    switch (fault) {
        case wire_fault::none: return "nothing wrong";
        case wire_fault::cut_short: return "a value that is cut short";
        case wire_fault::long_varint: return "a number of too many bytes";
        case wire_fault::field_zero: return "the field number 0";
        case wire_fault::bad_wire_type: return "a wire type that does not exist";
        case wire_fault::long_length: return "a length beyond the end";
        case wire_fault::stray_group_end: return "the end of a group that is not open";
        case wire_fault::open_group: return "a group that does not end";
        case wire_fault::too_deep: return "messages nested too deep";
        case wire_fault::ragged_packed: return "packed values that do not fill their bytes";
        case wire_fault::not_utf8: return "text that is not UTF-8";
    }
    return "an unknown fault";
}

// libprotobuf's limit of messages inside each other.
inline constexpr int wire_depth = 100;

// Usage: while (r.next()) { if (r.is(1, wire_type::bytes)) use(r.bytes()); else r.skip(); }
// After a fault `next` is false, values are zero or empty, and `fault` and `offset` say what and
// where. What libprotobuf accepts is accepted: bits of a varint beyond 64, or of a tag beyond 32,
// are dropped.
class wire_reader {
 public:
    // `offset` is where `message` stands in the file, for reports; `depth` is how many more
    // messages or groups may open inside it.
    constexpr explicit wire_reader(std::string_view message, std::size_t offset = 0,
                                   int depth = wire_depth)
        : at_(message.data()),
          begin_(message.data()),
          end_(message.data() + message.size()),
          tag_(message.data()),
          offset_(offset),
          depth_(depth) {}

    // Moves to the next field; its value must then be read or skipped.
    constexpr bool next() {
        if (at_ == end_ || fault_ != wire_fault::none) return false;
        tag_ = at_;
        const auto tag = static_cast<std::uint32_t>(read_varint(5, wire_fault::long_varint));
        if (fault_ != wire_fault::none) return false;
        field_ = tag >> 3U;
        type_ = static_cast<wire_type>(tag & 7U);
        if (field_ == 0) return fail(wire_fault::field_zero, tag_);
        if ((tag & 7U) > 5U) return fail(wire_fault::bad_wire_type, tag_);
        return true;
    }
    constexpr std::uint32_t field() const noexcept { return field_; }
    constexpr wire_type type() const noexcept { return type_; }
    constexpr bool is(std::uint32_t field, wire_type type) const noexcept {
        return field_ == field && type_ == type;
    }

    constexpr std::uint64_t varint() { return read_varint(10, wire_fault::long_varint); }
    constexpr std::uint32_t fixed32() { return static_cast<std::uint32_t>(read_fixed(4)); }
    constexpr std::uint64_t fixed64() { return read_fixed(8); }
    // The bytes of a length-delimited field, a view of the message.
    constexpr std::string_view bytes() {
        const char* const start = at_;
        const std::uint64_t length = read_varint(5, wire_fault::long_length);
        if (fault_ != wire_fault::none) return {};
        if (length > left()) {
            fail(wire_fault::long_length, start);
            return {};
        }
        const std::string_view inside{at_, static_cast<std::size_t>(length)};
        at_ += length;
        return inside;
    }
    // A reader of the message in a length-delimited field. A fault inside is its own, not ours.
    constexpr wire_reader message() {
        const std::string_view inside = bytes();
        wire_reader r{inside, inside.data() == nullptr ? offset() : offset_of(inside.data()),
                      depth_ - 1};
        if (fault_ != wire_fault::none) r.fault_ = fault_;
        if (depth_ <= 0) r.fail(wire_fault::too_deep, r.at_);
        return r;
    }
    // Passes over the value, whatever it is; groups are walked to their end.
    constexpr bool skip() {
        if (type_ == wire_type::group_end) return fail(wire_fault::stray_group_end, tag_);
        if (type_ != wire_type::group_begin) return skip_value();
        const char* const begin = tag_;
        const bool closed = skip_group(field_, depth_);
        tag_ = begin;
        return closed;
    }
    // The field as it stands in the message, tag included; call it once the value is read.
    constexpr std::string_view raw() const {
        return {tag_, static_cast<std::size_t>(at_ - tag_)};
    }

    constexpr bool failed() const noexcept { return fault_ != wire_fault::none; }
    constexpr wire_fault fault() const noexcept { return fault_; }
    // Where in the file the fault is; without a fault, where reading goes on.
    constexpr std::size_t offset() const { return offset_of(at_); }
    constexpr std::size_t offset_of(const char* place) const {
        return offset_ + static_cast<std::size_t>(place - begin_);
    }
    constexpr std::string_view rest() const { return {at_, left()}; }
    constexpr std::size_t left() const { return static_cast<std::size_t>(end_ - at_); }
    constexpr int depth() const noexcept { return depth_; }

    constexpr bool fail(wire_fault fault, const char* place) {
        if (fault_ == wire_fault::none) {
            fault_ = fault;
            at_ = place;
        }
        return false;
    }

 private:
    constexpr std::uint64_t read_varint(unsigned most_bytes, wire_fault too_long) {
        if (fault_ != wire_fault::none) return 0;
        const char* const start = at_;
        std::uint64_t value = 0;
        for (unsigned i = 0; i < most_bytes; ++i) {
            if (at_ == end_) {
                fail(wire_fault::cut_short, start);
                return 0;
            }
            const auto byte = static_cast<unsigned char>(*at_++);
            value |= static_cast<std::uint64_t>(byte & 0x7FU) << (7U * i);
            if (byte < 0x80U) return value;
        }
        fail(too_long, start);
        return 0;
    }
    constexpr std::uint64_t read_fixed(unsigned size) {
        if (fault_ != wire_fault::none) return 0;
        if (left() < size) {
            fail(wire_fault::cut_short, at_);
            return 0;
        }
        std::uint64_t value = 0;
        for (unsigned i = 0; i < size; ++i) {
            value |= static_cast<std::uint64_t>(static_cast<unsigned char>(*at_++)) << (8U * i);
        }
        return value;
    }
    constexpr bool skip_value() {
        switch (type_) {
            case wire_type::varint: varint(); break;
            case wire_type::fixed64: fixed64(); break;
            case wire_type::fixed32: fixed32(); break;
            default: bytes(); break;
        }
        return fault_ == wire_fault::none;
    }
    constexpr bool skip_group(std::uint32_t number, int depth) {
        if (depth <= 0) return fail(wire_fault::too_deep, tag_);
        const char* const begin = tag_;
        while (next()) {
            if (type_ == wire_type::group_end) {
                return field_ == number || fail(wire_fault::stray_group_end, tag_);
            }
            if (type_ == wire_type::group_begin) {
                if (!skip_group(field_, depth - 1)) return false;
            } else if (!skip_value()) {
                return false;
            }
        }
        return fail(wire_fault::open_group, begin);
    }

    const char* at_;
    const char* begin_;
    const char* end_;
    const char* tag_;
    std::size_t offset_;
    std::uint32_t field_ = 0;
    int depth_;
    wire_type type_ = wire_type::varint;
    wire_fault fault_ = wire_fault::none;
};

}  // namespace evergraph

#endif

// ---- evergraph/format/function_names.hpp
// function_names: the names of the functions in a graph's library, which its nodes may call.
#ifndef EVERGRAPH_FORMAT_FUNCTION_NAMES_HPP
#define EVERGRAPH_FORMAT_FUNCTION_NAMES_HPP

namespace evergraph {

// FunctionDefLibrary.function(1).signature(1).name(1), in the order of the file. A library that does
// not read gives the names up to there.
inline std::vector<std::string> function_names(const graph_def& g) {
    std::vector<std::string> names;
    if (!g.library) return names;
    wire_reader library{g.library->view()};
    while (library.next()) {
        if (!library.is(1, wire_type::bytes)) {
            library.skip();
            continue;
        }
        wire_reader function = library.message();
        while (function.next()) {
            if (!function.is(1, wire_type::bytes)) {
                function.skip();
                continue;
            }
            wire_reader signature = function.message();
            while (signature.next()) {
                if (signature.is(1, wire_type::bytes)) {
                    names.emplace_back(signature.bytes());
                } else {
                    signature.skip();
                }
            }
        }
    }
    return names;
}

}  // namespace evergraph

#endif

// ---- evergraph/format/wire_writer.hpp
// wire_writer: writes protobuf fields in two passes: one that measures, one that writes.
#ifndef EVERGRAPH_FORMAT_WIRE_WRITER_HPP
#define EVERGRAPH_FORMAT_WIRE_WRITER_HPP

namespace evergraph {

constexpr std::size_t varint_size(std::uint64_t value) {
    std::size_t size = 1;
    while (value >= 0x80U) {
        value >>= 7U;
        ++size;
    }
    return size;
}
constexpr std::uint32_t wire_tag(std::uint32_t field, wire_type type) {
    return (field << 3U) | static_cast<std::uint32_t>(type);
}

// A message's length stands before its bytes. The meter takes the same calls as the writer, adds
// up sizes and notes the length of each message in the order in which they open.
class wire_meter {
 public:
    void varint(std::uint64_t value) { size_ += varint_size(value); }
    void fixed32(std::uint32_t) { size_ += 4; }
    void fixed64(std::uint64_t) { size_ += 8; }
    void raw(std::string_view bytes) { size_ += bytes.size(); }
    void tag(std::uint32_t field, wire_type type) { varint(wire_tag(field, type)); }
    void bytes(std::uint32_t field, std::string_view value) {
        tag(field, wire_type::bytes);
        varint(value.size());
        raw(value);
    }
    template <class Body>
    void message(std::uint32_t field, const Body& body) {
        tag(field, wire_type::bytes);
        const std::size_t slot = lengths_.size();
        lengths_.push_back(0);
        const std::size_t before = size_;
        body(*this);
        lengths_[slot] = size_ - before;
        varint(lengths_[slot]);
    }
    std::size_t size() const noexcept { return size_; }
    std::vector<std::size_t> lengths() && { return std::move(lengths_); }

 private:
    std::size_t size_ = 0;
    std::vector<std::size_t> lengths_;
};

class wire_writer {
 public:
    // The meter must have seen the calls that follow.
    explicit wire_writer(wire_meter meter) {
        out_.reserve(meter.size());
        lengths_ = std::move(meter).lengths();
    }

    void varint(std::uint64_t value) {
        while (value >= 0x80U) {
            out_ += static_cast<char>((value & 0x7FU) | 0x80U);
            value >>= 7U;
        }
        out_ += static_cast<char>(value);
    }
    void fixed32(std::uint32_t value) { little_endian(value, 4); }
    void fixed64(std::uint64_t value) { little_endian(value, 8); }
    void raw(std::string_view bytes) { out_ += bytes; }
    void tag(std::uint32_t field, wire_type type) { varint(wire_tag(field, type)); }
    void bytes(std::uint32_t field, std::string_view value) {
        tag(field, wire_type::bytes);
        varint(value.size());
        raw(value);
    }
    template <class Body>
    void message(std::uint32_t field, const Body& body) {
        tag(field, wire_type::bytes);
        varint(lengths_[next_++]);
        body(*this);
    }
    std::string text() && { return std::move(out_); }

 private:
    void little_endian(std::uint64_t value, unsigned size) {
        for (unsigned i = 0; i < size; ++i) out_ += static_cast<char>((value >> (8U * i)) & 0xFFU);
    }

    std::string out_;
    std::vector<std::size_t> lengths_;
    std::size_t next_ = 0;
};

// The bytes that `body` writes; it is called with the meter, then with the writer.
template <class Body>
std::string write_wire(const Body& body) {
    wire_meter meter;
    body(meter);
    wire_writer writer{std::move(meter)};
    body(writer);
    return std::move(writer).text();
}

}  // namespace evergraph

#endif

// ---- evergraph/format/graph_schema.hpp
// graph_schema: the fields of each message of a GraphDef: number, name, form and place in memory.
#ifndef EVERGRAPH_FORMAT_GRAPH_SCHEMA_HPP
#define EVERGRAPH_FORMAT_GRAPH_SCHEMA_HPP

namespace evergraph {

// How a field stands in a file. A number's encoding follows from its C++ type; std::uint8_t is a
// boolean. A vector repeats, an optional tells absent from empty.
enum class field_form : std::uint8_t { number, text, bytes, message, opaque, attrs };

template <field_form Form, class Message, class Member>
struct message_field {
    static constexpr field_form form = Form;
    std::uint32_t number;
    std::string_view name;
    Member Message::*member;
};

// One alternative of a message that holds one value of several types.
template <field_form Form, class T>
struct oneof_field {
    static constexpr field_form form = Form;
    using value_type = T;
    std::uint32_t number;
    std::string_view name;
};

namespace detail {

template <field_form Form, class Message, class Member>
constexpr message_field<Form, Message, Member> make_field(std::uint32_t number,
                                                          std::string_view name,
                                                          Member Message::*member) {
    return {number, name, member};
}
template <class Message, class Member>
constexpr auto number_field(std::uint32_t n, std::string_view name, Member Message::*m) {
    return make_field<field_form::number>(n, name, m);
}
template <class Message, class Member>
constexpr auto text_field(std::uint32_t n, std::string_view name, Member Message::*m) {
    return make_field<field_form::text>(n, name, m);
}
template <class Message, class Member>
constexpr auto bytes_field(std::uint32_t n, std::string_view name, Member Message::*m) {
    return make_field<field_form::bytes>(n, name, m);
}
template <class Message, class Member>
constexpr auto message_field_of(std::uint32_t n, std::string_view name, Member Message::*m) {
    return make_field<field_form::message>(n, name, m);
}
template <class Message, class Member>
constexpr auto opaque_field(std::uint32_t n, std::string_view name, Member Message::*m) {
    return make_field<field_form::opaque>(n, name, m);
}
template <class Message, class Member>
constexpr auto attrs_field(std::uint32_t n, std::string_view name, Member Message::*m) {
    return make_field<field_form::attrs>(n, name, m);
}

// Writers go through the fields as they stand here, and files hold them by rising number.
template <class... Fields>
constexpr bool numbers_rise(const std::tuple<Fields...>& fields) {
    return std::apply(
        [](const auto&... f) {
            std::uint32_t last = 0;
            bool rise = true;
            ((rise = rise && f.number > last, last = f.number), ...);
            return rise;
        },
        fields);
}

}  // namespace detail

// The fields of a message by rising number.
template <class Message>
inline constexpr auto fields_of = std::tuple<>{};

template <>
inline constexpr auto fields_of<version_def> =
    std::tuple{detail::number_field(1, "producer", &version_def::producer),
               detail::number_field(2, "min_consumer", &version_def::min_consumer),
               detail::number_field(3, "bad_consumers", &version_def::bad_consumers)};

template <>
inline constexpr auto fields_of<dim_proto> =
    std::tuple{detail::number_field(1, "size", &dim_proto::size),
               detail::text_field(2, "name", &dim_proto::name)};

template <>
inline constexpr auto fields_of<shape_proto> =
    std::tuple{detail::message_field_of(2, "dim", &shape_proto::dims),
               detail::number_field(3, "unknown_rank", &shape_proto::unknown_rank)};

template <>
inline constexpr auto fields_of<tensor_proto> = std::tuple{
    detail::number_field(1, "dtype", &tensor_proto::type),
    detail::message_field_of(2, "tensor_shape", &tensor_proto::dims),
    detail::number_field(3, "version_number", &tensor_proto::version_number),
    detail::bytes_field(4, "tensor_content", &tensor_proto::content),
    detail::number_field(5, "float_val", &tensor_proto::float_val),
    detail::number_field(6, "double_val", &tensor_proto::double_val),
    detail::number_field(7, "int_val", &tensor_proto::int_val),
    detail::bytes_field(8, "string_val", &tensor_proto::string_val),
    detail::number_field(9, "scomplex_val", &tensor_proto::scomplex_val),
    detail::number_field(10, "int64_val", &tensor_proto::int64_val),
    detail::number_field(11, "bool_val", &tensor_proto::bool_val),
    detail::number_field(12, "dcomplex_val", &tensor_proto::dcomplex_val),
    detail::number_field(13, "half_val", &tensor_proto::half_val),
    detail::opaque_field(14, "resource_handle_val", &tensor_proto::resource_handle_val),
    detail::opaque_field(15, "variant_val", &tensor_proto::variant_val),
    detail::number_field(16, "uint32_val", &tensor_proto::uint32_val),
    detail::number_field(17, "uint64_val", &tensor_proto::uint64_val),
    detail::bytes_field(18, "float8_val", &tensor_proto::float8_val)};

template <>
inline constexpr auto fields_of<attr_list> =
    std::tuple{detail::bytes_field(2, "s", &attr_list::s),
               detail::number_field(3, "i", &attr_list::i),
               detail::number_field(4, "f", &attr_list::f),
               detail::number_field(5, "b", &attr_list::b),
               detail::number_field(6, "type", &attr_list::type),
               detail::message_field_of(7, "shape", &attr_list::shape),
               detail::message_field_of(8, "tensor", &attr_list::tensor),
               detail::message_field_of(9, "func", &attr_list::func)};

template <>
inline constexpr auto fields_of<func_attr> =
    std::tuple{detail::text_field(1, "name", &func_attr::name),
               detail::attrs_field(2, "attr", &func_attr::attrs)};

template <>
inline constexpr auto fields_of<attr_value> =
    std::tuple{oneof_field<field_form::message, attr_list>{1, "list"},
               oneof_field<field_form::bytes, std::string>{2, "s"},
               oneof_field<field_form::number, std::int64_t>{3, "i"},
               oneof_field<field_form::number, float>{4, "f"},
               oneof_field<field_form::number, bool>{5, "b"},
               oneof_field<field_form::number, dtype>{6, "type"},
               oneof_field<field_form::message, shape_proto>{7, "shape"},
               oneof_field<field_form::message, tensor_proto>{8, "tensor"},
               oneof_field<field_form::text, attr_placeholder>{9, "placeholder"},
               oneof_field<field_form::message, func_attr>{10, "func"}};

template <>
inline constexpr auto fields_of<node_def> = std::tuple{
    detail::text_field(1, "name", &node_def::name),
    detail::text_field(2, "op", &node_def::op),
    detail::text_field(3, "input", &node_def::inputs),
    detail::text_field(4, "device", &node_def::device),
    detail::attrs_field(5, "attr", &node_def::attrs),
    detail::opaque_field(6, "experimental_debug_info", &node_def::debug_info),
    detail::opaque_field(7, "experimental_type", &node_def::full_type)};

template <>
inline constexpr auto fields_of<graph_def> =
    std::tuple{detail::message_field_of(1, "node", &graph_def::nodes),
               detail::opaque_field(2, "library", &graph_def::library),
               detail::number_field(3, "version", &graph_def::version),
               detail::message_field_of(4, "versions", &graph_def::versions),
               detail::opaque_field(5, "debug_info", &graph_def::debug_info)};

static_assert(detail::numbers_rise(fields_of<version_def>) &&
              detail::numbers_rise(fields_of<dim_proto>) &&
              detail::numbers_rise(fields_of<shape_proto>) &&
              detail::numbers_rise(fields_of<tensor_proto>) &&
              detail::numbers_rise(fields_of<attr_list>) &&
              detail::numbers_rise(fields_of<func_attr>) &&
              detail::numbers_rise(fields_of<attr_value>) &&
              detail::numbers_rise(fields_of<node_def>) &&
              detail::numbers_rise(fields_of<graph_def>));

}  // namespace evergraph

#endif

// ---- evergraph/format/open_attr.hpp
// open_attr: an attr while it is read, when it may still come in pieces.
#ifndef EVERGRAPH_FORMAT_OPEN_ATTR_HPP
#define EVERGRAPH_FORMAT_OPEN_ATTR_HPP

namespace evergraph {

// While an attr is read its parts are open: a message that comes in pieces is put together, and
// the last value of several wins.
struct open_func : func_attr {
    std::vector<named_attr> entries;
};
struct open_node : node_def {
    std::vector<named_attr> entries;
};
struct open_attr {
    std::variant<std::monostate, std::string, std::int64_t, float, bool, dtype, shape_proto,
                 tensor_proto, attr_list, open_func, attr_placeholder>
        value;
    std::string unknown;
};
template <>
inline constexpr auto fields_of<open_func> = fields_of<func_attr>;
template <>
inline constexpr auto fields_of<open_node> = fields_of<node_def>;
template <>
inline constexpr auto fields_of<open_attr> = fields_of<attr_value>;

template <class T>
struct opened {
    using type = T;
};
template <>
struct opened<func_attr> {
    using type = open_func;
};
template <>
struct opened<node_def> {
    using type = open_node;
};
template <>
struct opened<attr_value> {
    using type = open_attr;
};

template <class T>
T closed(T&& whole) {
    return std::move(whole);
}
inline func_attr closed(open_func&& f) {
    f.attrs = attr_map::of(std::move(f.entries));
    return std::move(f);
}
inline node_def closed(open_node&& n) {
    n.attrs = attr_map::of(std::move(n.entries));
    return std::move(n);
}
inline attr_value closed(open_attr&& a) {
    attr_value v = std::visit(
        []<class T>(T& held) -> attr_value {
            if constexpr (std::is_same_v<T, open_func>) {
                return closed(std::move(held));
            } else if constexpr (std::is_same_v<T, std::monostate> ||
                                 std::is_same_v<T, attr_placeholder>) {
                return attr_value::held{std::move(held)};
            } else {
                return std::move(held);
            }
        },
        a.value);
    v.unknown = std::move(a.unknown);
    return v;
}

}  // namespace evergraph

#endif

// ---- evergraph/format/protobuf_reading.hpp
// protobuf_reading: what reading one file shares, and how its faults are named.
#ifndef EVERGRAPH_FORMAT_PROTOBUF_READING_HPP
#define EVERGRAPH_FORMAT_PROTOBUF_READING_HPP

namespace evergraph {

// Where a message stands in the one that holds it: `node[3]`, `attr['T']`.
struct message_place {
    const message_place* outer = nullptr;
    std::string_view name;
    std::int64_t index = -1;
    std::string_view key;
    bool keyed = false;
};

inline std::string text(const message_place& p) {
    std::string out = p.outer == nullptr ? std::string{} : text(*p.outer);
    if (!out.empty()) out += '.';
    out += p.name;
    if (p.index >= 0) out += "[" + std::to_string(p.index) + "]";
    if (p.keyed) out += "['" + printable(p.key, 60) + "']";
    return out;
}

// What reading one file shares: the bytes, for views of them, and all that was wrong so far.
struct protobuf_reading {
    shared_bytes file;
    problems found;
    std::size_t last_fault = ~std::size_t{0};

    // A fault inside a message is noted once, at the innermost message that met it.
    void note(wire_fault fault, std::size_t offset, const message_place& where) {
        if (offset == last_fault) return;
        last_fault = offset;
        problem p;
        p.code = status_code::data_loss;
        p.kind = problem_kind::unreadable_bytes;
        for (const message_place* at = &where; at != nullptr; at = at->outer) {
            if (at->keyed) p.attr = at->key;
        }
        const std::string place = text(where);
        p.found = std::string{phrase_of(fault)} + " at byte " + std::to_string(offset) +
                  (place.empty() ? "" : ", in " + place);
        if (fault == wire_fault::not_utf8) {
            p.needed = "UTF-8";
        } else if (fault == wire_fault::too_deep) {
            p.needed = "at most " + std::to_string(wire_depth) + " messages in each other";
        } else {
            p.needed = "whole fields up to the end of the message";
            p.remedy = "fetch or write the file again";
        }
        found.push_back(std::move(p));
    }
};

}  // namespace evergraph

#endif

// ---- evergraph/format/protobuf_reader.hpp
// protobuf_reader: fills a value from the bytes of its message, by its schema.
#ifndef EVERGRAPH_FORMAT_PROTOBUF_READER_HPP
#define EVERGRAPH_FORMAT_PROTOBUF_READER_HPP

namespace evergraph {

namespace detail {

template <class T>
inline constexpr wire_type wire_type_of = std::is_same_v<T, float>    ? wire_type::fixed32
                                          : std::is_same_v<T, double> ? wire_type::fixed64
                                                                      : wire_type::varint;
template <class T>
inline constexpr bool is_vector = false;
template <class T>
inline constexpr bool is_vector<std::vector<T>> = true;
template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <class T>
struct unboxed {
    using type = T;
};
template <class T>
struct unboxed<boxed<T>> {
    using type = T;
};

template <class T>
T read_number(wire_reader& r) {
    if constexpr (std::is_same_v<T, float>) {
        return std::bit_cast<float>(r.fixed32());
    } else if constexpr (std::is_same_v<T, double>) {
        return std::bit_cast<double>(r.fixed64());
    } else if constexpr (std::is_same_v<T, bool> || std::is_same_v<T, std::uint8_t>) {
        return static_cast<T>(r.varint() != 0);
    } else if constexpr (std::is_same_v<T, dtype>) {
        return static_cast<dtype>(static_cast<std::int32_t>(r.varint()));
    } else {
        return static_cast<T>(r.varint());
    }
}

template <class T>
void read_packed(wire_reader& r, std::vector<T>& out, protobuf_reading& to,
                 const message_place& where) {
    const std::string_view bytes = r.bytes();
    if (bytes.empty()) return;
    wire_reader packed{bytes, r.offset_of(bytes.data())};
    if constexpr (std::is_floating_point_v<T>) {
        if (bytes.size() % sizeof(T) != 0) packed.fail(wire_fault::ragged_packed, bytes.data());
        if (out.empty() && !packed.failed()) out.reserve(bytes.size() / sizeof(T));
    } else if (out.empty()) {
        const auto ends = std::count_if(bytes.begin(), bytes.end(), [](char c) {
            return static_cast<unsigned char>(c) < 0x80U;
        });
        out.reserve(static_cast<std::size_t>(ends));
    }
    while (!packed.failed() && packed.left() != 0) {
        const T value = read_number<T>(packed);
        if (!packed.failed()) out.push_back(value);
    }
    if (packed.failed()) to.note(packed.fault(), packed.offset(), where);
}

inline std::string_view read_text(wire_reader& r, protobuf_reading& to,
                                  const message_place& where) {
    const std::string_view text = r.bytes();
    if (!is_utf8(text)) to.note(wire_fault::not_utf8, r.offset_of(text.data()), where);
    return text;
}

// The bytes of a message that is kept as it is; its own fields must be whole.
inline std::string_view read_opaque(wire_reader& r, protobuf_reading& to,
                                    const message_place& where) {
    wire_reader inside = r.message();
    const std::string_view whole = inside.rest();
    while (inside.next()) inside.skip();
    if (inside.failed()) to.note(inside.fault(), inside.offset(), where);
    return whole;
}

}  // namespace detail

// Reads the fields of `r` into `message`, which may hold some already. Goes on behind a message
// that is broken inside; every fault is noted.
template <class Message>
void read_fields(wire_reader r, Message& message, protobuf_reading& to,
                 const message_place& where);

namespace detail {

template <class T>
T read_whole(wire_reader& r, protobuf_reading& to, const message_place& where) {
    typename opened<T>::type open;
    read_fields(r.message(), open, to, where);
    return closed(std::move(open));
}

inline named_attr read_entry(wire_reader entry, protobuf_reading& to, const message_place& outer,
                             std::string_view name) {
    std::string key;
    open_attr value;
    message_place where{&outer, name, -1, {}, true};
    while (entry.next()) {
        if (entry.is(1, wire_type::bytes)) {
            key = read_text(entry, to, where);
            where.key = key;
        } else if (entry.is(2, wire_type::bytes)) {
            read_fields(entry.message(), value, to, where);
        } else {
            entry.skip();
        }
    }
    if (entry.failed()) to.note(entry.fault(), entry.offset(), where);
    return {std::move(key), closed(std::move(value))};
}

// A value of any form but `attrs`, into the C++ object that stands for it.
template <field_form Form, class T>
void read_value(wire_reader& r, T& out, protobuf_reading& to, const message_place& where) {
    if constexpr (Form == field_form::number) {
        out = read_number<T>(r);
    } else if constexpr (Form == field_form::message) {
        read_fields(r.message(), out, to, where);
    } else if constexpr (Form == field_form::opaque) {
        out += read_opaque(r, to, where);
    } else if constexpr (std::is_same_v<T, shared_bytes>) {
        out = to.file.part(r.bytes());
    } else if constexpr (Form == field_form::text) {
        out = read_text(r, to, where);
    } else {
        out = r.bytes();
    }
}

template <field_form Form, class T>
void read_element(wire_reader& r, std::vector<T>& out, protobuf_reading& to,
                  const message_place& where) {
    if constexpr (Form == field_form::message) {
        out.push_back(read_whole<typename unboxed<T>::type>(r, to, where));
    } else {
        read_value<Form>(r, out.emplace_back(), to, where);
    }
}

// True if the field is this one in one of its wire types; its value is then read.
template <field_form Form, class Owner, class Member, class Message>
bool read_field(wire_reader& r, const message_field<Form, Owner, Member>& f, Message& message,
                protobuf_reading& to, const message_place& where) {
    if (r.field() != f.number) return false;
    auto& out = message.*f.member;
    if constexpr (Form == field_form::number && is_vector<Member>) {
        using number = typename Member::value_type;
        if (r.type() == wire_type::bytes) {
            read_packed(r, out, to, {&where, f.name, -1, {}, false});
            return true;
        }
        if (r.type() != wire_type_of<number>) return false;
        out.push_back(read_number<number>(r));
    } else if constexpr (Form == field_form::number) {
        if (r.type() != wire_type_of<Member>) return false;
        out = read_number<Member>(r);
    } else if (r.type() != wire_type::bytes) {
        return false;
    } else if constexpr (Form == field_form::attrs) {
        message.entries.push_back(read_entry(r.message(), to, where, f.name));
    } else if constexpr (is_vector<Member>) {
        read_element<Form>(r, out, to,
                           {&where, f.name, static_cast<std::int64_t>(out.size()), {}, false});
    } else if constexpr (is_optional<Member>) {
        if (!out.has_value()) out.emplace();
        read_value<Form>(r, *out, to, {&where, f.name, -1, {}, false});
    } else {
        read_value<Form>(r, out, to, {&where, f.name, -1, {}, false});
        if constexpr (std::is_same_v<Member, shape_proto>) {
            message.scalar_dims = out == shape_proto{};
        }
    }
    return true;
}

template <class T>
T& hold(open_attr& a) {
    if (T* held = std::get_if<T>(&a.value)) return *held;
    return a.value.template emplace<T>();
}

template <field_form Form, class T>
bool read_field(wire_reader& r, const oneof_field<Form, T>& f, open_attr& a, protobuf_reading& to,
                const message_place& where) {
    if (r.field() != f.number) return false;
    const message_place here{&where, f.name, -1, {}, false};
    if constexpr (Form == field_form::number) {
        if (r.type() != wire_type_of<T>) return false;
        hold<T>(a) = read_number<T>(r);
    } else if (r.type() != wire_type::bytes) {
        return false;
    } else if constexpr (Form == field_form::text) {
        read_value<Form>(r, hold<T>(a).name, to, here);
    } else {
        read_value<Form>(r, hold<typename opened<T>::type>(a), to, here);
    }
    return true;
}

}  // namespace detail

template <class Message>
void read_fields(wire_reader r, Message& message, protobuf_reading& to,
                 const message_place& where) {
    while (r.next()) {
        const bool known = std::apply(
            [&](const auto&... f) {
                return (detail::read_field(r, f, message, to, where) || ...);
            },
            fields_of<Message>);
        if (!known && r.skip()) message.unknown += r.raw();
    }
    if (r.failed()) to.note(r.fault(), r.offset(), where);
}

}  // namespace evergraph

#endif

// ---- evergraph/format/protobuf_writer.hpp
// protobuf_writer: writes a value as the bytes of its message, by its schema.
#ifndef EVERGRAPH_FORMAT_PROTOBUF_WRITER_HPP
#define EVERGRAPH_FORMAT_PROTOBUF_WRITER_HPP

namespace evergraph {

// Known fields by rising number, maps by key, then what was unknown: as libprotobuf's
// deterministic form. Out is a wire_meter or a wire_writer.
template <class Out, class Message>
void write_fields(Out& out, const Message& message);

namespace detail {

// Negative int32 and enum numbers travel as 64 bits.
template <class T>
std::uint64_t varint_of(T value) {
    if constexpr (std::is_same_v<T, dtype>) {
        return varint_of(static_cast<std::int32_t>(value));
    } else if constexpr (std::is_signed_v<T>) {
        return static_cast<std::uint64_t>(static_cast<std::int64_t>(value));
    } else {
        return value;
    }
}

template <class Out, class T>
void write_number(Out& out, T value) {
    if constexpr (std::is_same_v<T, float>) {
        out.fixed32(std::bit_cast<std::uint32_t>(value));
    } else if constexpr (std::is_same_v<T, double>) {
        out.fixed64(std::bit_cast<std::uint64_t>(value));
    } else {
        out.varint(varint_of(value));
    }
}

template <class Out, class T>
void write_packed(Out& out, std::uint32_t number, const std::vector<T>& values) {
    if (values.empty()) return;
    out.message(number, [&](auto& inner) {
        for (const T value : values) write_number(inner, value);
    });
}

template <class Out>
void write_attrs(Out& out, std::uint32_t number, const attr_map& attrs) {
    for (const named_attr& attr : attrs) {
        out.message(number, [&](auto& entry) {
            entry.bytes(1, attr.name);
            entry.message(2, [&](auto& value) { write_fields(value, attr.value); });
        });
    }
}

inline std::string_view bytes_in(const std::string& s) { return s; }
inline std::string_view bytes_in(const shared_bytes& s) { return s.view(); }
template <class T>
const T& message_in(const T& m) {
    return m;
}
template <class T>
const T& message_in(const boxed<T>& m) {
    return *m;
}

// Always written, even if it is the default.
template <field_form Form, class Out, class T>
void write_present(Out& out, std::uint32_t number, const T& value) {
    if constexpr (Form == field_form::number) {
        out.tag(number, wire_type_of<T>);
        write_number(out, value);
    } else if constexpr (Form == field_form::message) {
        out.message(number, [&](auto& inner) { write_fields(inner, message_in(value)); });
    } else {
        out.bytes(number, bytes_in(value));
    }
}

template <class Out, field_form Form, class Owner, class Member, class Message>
void write_field(Out& out, const message_field<Form, Owner, Member>& f, const Message& message) {
    const auto& value = message.*f.member;
    if constexpr (Form == field_form::attrs) {
        write_attrs(out, f.number, value);
    } else if constexpr (is_vector<Member> && Form == field_form::number) {
        write_packed(out, f.number, value);
    } else if constexpr (is_vector<Member>) {
        for (const auto& one : value) write_present<Form>(out, f.number, one);
    } else if constexpr (is_optional<Member>) {
        if (value.has_value()) write_present<Form>(out, f.number, *value);
    } else if constexpr (std::is_same_v<Member, shape_proto>) {
        if (message.scalar_dims || value != shape_proto{}) {
            write_present<Form>(out, f.number, value);
        }
    } else if constexpr (Form == field_form::number) {
        if (value != Member{}) write_present<Form>(out, f.number, value);
    } else {
        if (!value.empty()) write_present<Form>(out, f.number, value);
    }
}

template <class Out, field_form Form, class T>
void write_field(Out& out, const oneof_field<Form, T>& f, const attr_value& attr) {
    const T* value = attr.as<T>();
    if (value == nullptr) return;
    if constexpr (Form == field_form::text) {
        write_present<Form>(out, f.number, value->name);
    } else {
        write_present<Form>(out, f.number, *value);
    }
}

}  // namespace detail

template <class Out, class Message>
void write_fields(Out& out, const Message& message) {
    std::apply([&](const auto&... f) { (detail::write_field(out, f, message), ...); },
               fields_of<Message>);
    out.raw(message.unknown);
}

// The bytes of one message: tensor_proto, attr_value, node_def ... The same value always gives the
// same bytes.
template <class Message>
std::string write_message(const Message& message) {
    return write_wire([&](auto& out) { write_fields(out, message); });
}

}  // namespace evergraph

#endif

// ---- evergraph/format/protobuf_graph_reader.hpp
// protobuf_graph_reader: reads binary GraphDefs, and the other messages a graph is made of.
#ifndef EVERGRAPH_FORMAT_PROTOBUF_GRAPH_READER_HPP
#define EVERGRAPH_FORMAT_PROTOBUF_GRAPH_READER_HPP

namespace evergraph {

namespace detail {

// A message that is kept as bytes: a view of the file, or joined if it comes in several pieces.
class kept_pieces {
 public:
    void add(std::string_view piece) { pieces_.push_back(piece); }
    std::optional<shared_bytes> joined(const shared_bytes& file) const {
        if (pieces_.empty()) return std::nullopt;
        if (pieces_.size() == 1) return file.part(pieces_[0]);
        std::string all;
        for (std::string_view piece : pieces_) all += piece;
        return shared_bytes::copy_of(std::move(all));
    }

 private:
    std::vector<std::string_view> pieces_;
};

// The problems that reading a node finds bear its name, which may come after them.
inline node_def read_node(wire_reader r, std::size_t index, protobuf_reading& to) {
    const std::size_t before = to.found.size();
    open_node open;
    read_fields(r, open, to, {nullptr, "node", static_cast<std::int64_t>(index), {}, false});
    for (std::size_t i = before; i < to.found.size(); ++i) {
        to.found[i].node = open.name;
        to.found[i].op = open.op;
    }
    return closed(std::move(open));
}

inline std::size_t count_nodes(wire_reader r) {
    std::size_t count = 0;
    while (r.next()) {
        if (r.is(1, wire_type::bytes)) ++count;
        r.skip();
    }
    return count;
}

inline graph_def read_graph_fields(wire_reader r, protobuf_reading& to) {
    graph_def g;
    kept_pieces library;
    kept_pieces debug_info;
    const message_place top;
    g.nodes.reserve(count_nodes(r));
    while (r.next()) {
        if (r.is(1, wire_type::bytes)) {
            g.nodes.push_back(read_node(r.message(), g.nodes.size(), to));
        } else if (r.is(2, wire_type::bytes)) {
            library.add(read_opaque(r, to, {nullptr, "library", -1, {}, false}));
        } else if (r.is(5, wire_type::bytes)) {
            debug_info.add(read_opaque(r, to, {nullptr, "debug_info", -1, {}, false}));
        } else if (!read_field(r, std::get<2>(fields_of<graph_def>), g, to, top) &&
                   !read_field(r, std::get<3>(fields_of<graph_def>), g, to, top) && r.skip()) {
            g.unknown += r.raw();
        }
    }
    if (r.failed()) to.note(r.fault(), r.offset(), top);
    g.library = library.joined(to.file);
    g.debug_info = debug_info.joined(to.file);
    return g;
}

}  // namespace detail

// Contents of tensors, the library and debug_info are views of `file` and keep its owner alive.
// Reading goes on behind a broken node: all faults come in one report, each with its offset and
// its place, and with the node's name where that could be read.
inline expected<graph_def, problems> read_graph_def(const shared_bytes& file) {
    protobuf_reading to{file, {}};
    graph_def g = detail::read_graph_fields(wire_reader{file.view()}, to);
    if (!to.found.empty()) return unexpected<problems>{std::move(to.found)};
    return g;
}

// One message alone: node_def, attr_value, tensor_proto, shape_proto, version_def ...
template <class Message>
expected<Message, problems> read_message(const shared_bytes& bytes) {
    protobuf_reading to{bytes, {}};
    typename opened<Message>::type open;
    read_fields(wire_reader{bytes.view()}, open, to, {});
    if (!to.found.empty()) return unexpected<problems>{std::move(to.found)};
    return closed(std::move(open));
}

}  // namespace evergraph

#endif

// ---- evergraph/format/protobuf_graph_writer.hpp
// protobuf_graph_writer: writes binary GraphDefs.
#ifndef EVERGRAPH_FORMAT_PROTOBUF_GRAPH_WRITER_HPP
#define EVERGRAPH_FORMAT_PROTOBUF_GRAPH_WRITER_HPP

namespace evergraph {

// The same graph always gives the same bytes: those of libprotobuf's deterministic form, except
// inside what is kept as bytes (library, debug_info, unknown fields), which is written as it came.
inline std::string write_graph_def(const graph_def& g) { return write_message(g); }

}  // namespace evergraph

#endif

// ---- evergraph/format/message_table.hpp
// message_table: the messages and enums of TensorFlow's files: names, numbers and types.
// Written by tools/message_table.py.
#ifndef EVERGRAPH_FORMAT_MESSAGE_TABLE_HPP
#define EVERGRAPH_FORMAT_MESSAGE_TABLE_HPP

namespace evergraph {

// A line for each message, sorted: its fields by number, each with name, number and type.
// `*` repeats; `@1` is a field of the message's first oneof, and tells absent from default;
// `-name` is a name that is no longer used. Names without a package are in `tensorflow`.
inline constexpr std::string_view message_table =
    "AllocationDescription: requested_bytes 1 int64, allocated_bytes 2 int64,"
    " allocator_name 3 string, allocation_id 4 int64, has_single_reference 5 bool, ptr 6 uint64\n"
    "AllocationRecord: alloc_micros 1 int64, alloc_bytes 2 int64\n"
    "AllocatorMemoryUsed: allocator_name 1 string, total_bytes 2 int64, peak_bytes 3 int64,"
    " live_bytes 4 int64, allocator_bytes_in_use 5 int64, allocation_records 6 AllocationRecord*\n"
    "AssetFileDef: tensor_info 1 TensorInfo, filename 2 string\n"
    "AttrValue: list 1 AttrValue.ListValue@1, s 2 bytes@1, i 3 int64@1, f 4 float@1, b 5 bool@1,"
    " type 6 DataType@1, shape 7 TensorShapeProto@1, tensor 8 TensorProto@1,"
    " placeholder 9 string@1, func 10 NameAttrList@1\n"
    "AttrValue.ListValue: s 2 bytes*, i 3 int64*, f 4 float*, b 5 bool*, type 6 DataType*,"
    " shape 7 TensorShapeProto*, tensor 8 TensorProto*, func 9 NameAttrList*\n"
    "AutoParallelOptions: enable 1 bool, num_replicas 2 int32\n"
    "BatchingOptions: num_batch_threads 1 int32, max_batch_size 2 int32,"
    " batch_timeout_micros 3 int32, allowed_batch_sizes 4 int32*, max_enqueued_batches 5 int32\n"
    "BoundedTensorSpecProto: name 1 string, shape 2 TensorShapeProto, dtype 3 DataType,"
    " minimum 4 TensorProto, maximum 5 TensorProto\n"
    "BundleEntryProto: dtype 1 DataType, shape 2 TensorShapeProto, shard_id 3 int32,"
    " offset 4 int64, size 5 int64, crc32c 6 fixed32, slices 7 TensorSliceProto*\n"
    "BundleHeaderProto: num_shards 1 int32, endianness 2 BundleHeaderProto.Endianness,"
    " version 3 VersionDef\n"
    "CallableOptions: feed 1 string*, fetch 2 string*, target 3 string*,"
    " run_options 4 RunOptions, tensor_connection 5 TensorConnection*,"
    " feed_devices 6 map<string,string>, fetch_devices 7 map<string,string>,"
    " fetch_skip_sync 8 bool\n"
    "CapturedTensor: name 1 string, concrete_function 2 string\n"
    "CheckpointState: model_checkpoint_path 1 string, all_model_checkpoint_paths 2 string*,"
    " all_model_checkpoint_timestamps 3 double*, last_preserved_timestamp 4 double\n"
    "ClusterDef: job 1 JobDef*\n"
    "CollectionDef: node_list 1 CollectionDef.NodeList@1,"
    " bytes_list 2 CollectionDef.BytesList@1, int64_list 3 CollectionDef.Int64List@1,"
    " float_list 4 CollectionDef.FloatList@1, any_list 5 CollectionDef.AnyList@1\n"
    "CollectionDef.AnyList: value 1 google.protobuf.Any*\n"
    "CollectionDef.BytesList: value 1 bytes*\n"
    "CollectionDef.FloatList: value 1 float*\n"
    "CollectionDef.Int64List: value 1 int64*\n"
    "CollectionDef.NodeList: value 1 string*\n"
    "ConfigProto: device_count 1 map<string,int32>, intra_op_parallelism_threads 2 int32,"
    " placement_period 3 int32, device_filters 4 string*, inter_op_parallelism_threads 5 int32,"
    " gpu_options 6 GPUOptions, allow_soft_placement 7 bool, log_device_placement 8 bool,"
    " use_per_session_threads 9 bool, graph_options 10 GraphOptions,"
    " operation_timeout_in_ms 11 int64, session_inter_op_thread_pool 12 ThreadPoolOptionProto*,"
    " rpc_options 13 RPCOptions, cluster_def 14 ClusterDef, isolate_session_state 15 bool,"
    " experimental 16 ConfigProto.Experimental, share_cluster_devices_in_session 17 bool,"
    " pluggable_device_options 18 GPUOptions\n"
    "ConfigProto.Experimental: collective_group_leader 1 string, executor_type 3 string,"
    " recv_buf_max_chunk 4 int32, use_numa_affinity 5 bool,"
    " collective_deterministic_sequential_execution 6 bool, collective_nccl 7 bool,"
    " share_session_state_in_clusterspec_propagation 8 bool, disable_thread_spinning 9 bool,"
    " share_cluster_devices_in_session 10 bool, session_metadata 11 SessionMetadata,"
    " optimize_for_static_graph 12 bool, enable_mlir_bridge 13 bool,"
    " disable_output_partition_graphs 14 bool, xla_fusion_autotuner_thresh 15 int64,"
    " enable_mlir_graph_optimization 16 bool,"
    " mlir_bridge_rollout 17 ConfigProto.Experimental.MlirBridgeRollout, use_tfrt 18 bool,"
    " disable_functional_ops_lowering 21 bool, xla_prefer_single_graph_cluster 22 bool,"
    " coordination_config 23 CoordinationServiceConfig,"
    " disable_optimize_for_static_graph 24 bool,"
    " disable_eager_executor_streaming_enqueue 26 bool, enable_multi_host 27 bool,"
    " backend_server_port 28 int32, target_tpu 29 bool, target_gpu 30 bool,"
    " stream_merge_threshold 31 int32, tfrt_use_ifrt 32 bool,"
    " finalize_function_library_runtime 33 bool, finalize_resource_manager 34 bool,"
    " tf2xla_dump_dir 35 string, online_cost_analysis 36 bool\n"
    "CoordinationServiceConfig:\n"
    "CostGraphDef: node 1 CostGraphDef.Node*\n"
    "CostGraphDef.Node: name 1 string, device 2 string, id 3 int32,"
    " input_info 4 CostGraphDef.Node.InputInfo*, output_info 5 CostGraphDef.Node.OutputInfo*,"
    " temporary_memory_size 6 int64, is_final 7 bool, control_input 8 int32*,"
    " compute_cost 9 int64, host_temp_memory_size 10 int64, device_temp_memory_size 11 int64,"
    " persistent_memory_size 12 int64, compute_time 14 int64, memory_time 15 int64,"
    " device_persistent_memory_size 16 int64, inaccurate 17 bool\n"
    "CostGraphDef.Node.InputInfo: preceding_node 1 int32, preceding_port 2 int32\n"
    "CostGraphDef.Node.OutputInfo: size 1 int64, alias_input_port 2 int64,"
    " shape 3 TensorShapeProto, dtype 4 DataType\n"
    "DebugOptions: debug_tensor_watch_opts 4 DebugTensorWatch*, global_step 10 int64,"
    " reset_disk_byte_usage 11 bool\n"
    "DebugTensorWatch: node_name 1 string, output_slot 2 int32, debug_ops 3 string*,"
    " debug_urls 4 string*, tolerate_debug_op_creation_failures 5 bool\n"
    "DebuggedSourceFile: host 1 string, file_path 2 string, last_modified 3 int64,"
    " bytes 4 int64, lines 5 string*\n"
    "DebuggedSourceFiles: source_files 1 DebuggedSourceFile*\n"
    "DeviceAttributes: name 1 string, device_type 2 string, memory_limit 4 int64,"
    " locality 5 DeviceLocality, incarnation 6 fixed64, physical_device_desc 7 string\n"
    "DeviceLocality: bus_id 1 int32, numa_node 2 int32, links 3 LocalLinks\n"
    "DeviceStepStats: device 1 string, node_stats 2 NodeExecStats*,"
    " thread_names 3 map<uint32,string>\n"
    "DictValue: fields 1 map<string,StructuredValue>\n"
    "FingerprintDef: saved_model_checksum 1 uint64, graph_def_program_hash 2 uint64,"
    " signature_def_hash 3 uint64, saved_object_graph_hash 4 uint64, checkpoint_hash 5 uint64,"
    " version 6 VersionDef, uuid 7 string\n"
    "FullTypeDef: type_id 1 FullTypeId, args 2 FullTypeDef*, s 3 string@1, i 4 int64@1\n"
    "FunctionDef: signature 1 OpDef, node_def 3 NodeDef*, ret 4 map<string,string>,"
    " attr 5 map<string,AttrValue>, control_ret 6 map<string,string>,"
    " arg_attr 7 map<uint32,FunctionDef.ArgAttrs>, resource_arg_unique_id 8 map<uint32,uint32>\n"
    "FunctionDef.ArgAttrs: attr 1 map<string,AttrValue>\n"
    "FunctionDefLibrary: function 1 FunctionDef*, gradient 2 GradientDef*,"
    " registered_gradients 3 RegisteredGradient*\n"
    "FunctionSpec: fullargspec 1 StructuredValue, is_method 2 bool,"
    " input_signature 5 StructuredValue, jit_compile 6 FunctionSpec.JitCompile\n"
    "GPUOptions: per_process_gpu_memory_fraction 1 double, allocator_type 2 string,"
    " deferred_deletion_bytes 3 int64, allow_growth 4 bool, visible_device_list 5 string,"
    " polling_active_delay_usecs 6 int32, polling_inactive_delay_msecs 7 int32,"
    " force_gpu_compatible 8 bool, experimental 9 GPUOptions.Experimental\n"
    "GPUOptions.Experimental: virtual_devices 1 GPUOptions.Experimental.VirtualDevices*,"
    " use_unified_memory 2 bool, num_dev_to_dev_copy_streams 3 int32,"
    " collective_ring_order 4 string, timestamped_allocator 5 bool,"
    " kernel_tracker_max_interval 7 int32, kernel_tracker_max_bytes 8 int32,"
    " kernel_tracker_max_pending 9 int32, internal_fragmentation_fraction 10 double,"
    " use_cuda_malloc_async 11 bool, disallow_retry_on_allocation_failure 12 bool,"
    " gpu_host_mem_limit_in_mb 13 float, gpu_host_mem_disallow_growth 14 bool,"
    " num_virtual_devices_per_gpu 15 int32, gpu_system_memory_size_in_mb 16 int32,"
    " populate_pjrt_gpu_client_creation_info 17 bool, node_id 18 int32,"
    " stream_merge_options 19 GPUOptions.Experimental.StreamMergeOptions\n"
    "GPUOptions.Experimental.StreamMergeOptions: merge_host_to_device_stream 1 bool,"
    " merge_device_to_host_stream 2 bool, merge_device_to_device_stream 3 bool\n"
    "GPUOptions.Experimental.VirtualDevices: memory_limit_mb 1 float*, priority 2 int32*,"
    " device_ordinal 3 int32*\n"
    "GradientDef: function_name 1 string, gradient_func 2 string\n"
    "GraphDebugInfo: files 1 string*, traces 2 map<string,GraphDebugInfo.StackTrace>,"
    " frames_by_id 4 map<fixed64,GraphDebugInfo.FileLineCol>,"
    " name_to_trace_id 5 map<string,fixed64>,"
    " traces_by_id 6 map<fixed64,GraphDebugInfo.StackTrace>\n"
    "GraphDebugInfo.FileLineCol: file_index 1 int32@1, line 2 int32@2, col 3 int32@3,"
    " func 4 string@4, code 5 string@5\n"
    "GraphDebugInfo.StackTrace: file_line_cols 1 GraphDebugInfo.FileLineCol*,"
    " frame_id 2 fixed64*\n"
    "GraphDef: node 1 NodeDef*, library 2 FunctionDefLibrary, version 3 int32,"
    " versions 4 VersionDef, debug_info 5 GraphDebugInfo\n"
    "GraphOptions: -skip_common_subexpression_elimination, enable_recv_scheduling 2 bool,"
    " optimizer_options 3 OptimizerOptions, build_cost_model 4 int64, infer_shapes 5 bool,"
    " place_pruned_graph 6 bool, enable_bfloat16_sendrecv 7 bool, timeline_step 8 int32,"
    " build_cost_model_after 9 int64, rewrite_options 10 RewriterConfig\n"
    "InterconnectLink: device_id 1 int32, type 2 string, strength 3 int32\n"
    "JobDef: name 1 string, tasks 2 map<int32,string>\n"
    "ListValue: values 1 StructuredValue*\n"
    "LocalLinks: link 1 InterconnectLink*\n"
    "MemoryStats: temp_memory_size 1 int64, device_temp_memory_size 2 int64,"
    " persistent_memory_size 3 int64, device_persistent_memory_size 4 int64,"
    " persistent_tensor_alloc_ids 5 int64*, device_persistent_tensor_alloc_ids 6 int64*\n"
    "MetaGraphDef: meta_info_def 1 MetaGraphDef.MetaInfoDef, graph_def 2 GraphDef,"
    " saver_def 3 SaverDef, collection_def 4 map<string,CollectionDef>,"
    " signature_def 5 map<string,SignatureDef>, asset_file_def 6 AssetFileDef*,"
    " object_graph_def 7 SavedObjectGraph\n"
    "MetaGraphDef.MetaInfoDef: meta_graph_version 1 string, stripped_op_list 2 OpList,"
    " any_info 3 google.protobuf.Any, tags 4 string*, tensorflow_version 5 string,"
    " tensorflow_git_version 6 string, stripped_default_attrs 7 bool,"
    " function_aliases 8 map<string,string>\n"
    "NameAttrList: name 1 string, attr 2 map<string,AttrValue>\n"
    "NamedTupleValue: name 1 string, values 2 PairValue*\n"
    "NodeDef: name 1 string, op 2 string, input 3 string*, device 4 string,"
    " attr 5 map<string,AttrValue>, experimental_debug_info 6 NodeDef.ExperimentalDebugInfo,"
    " experimental_type 7 FullTypeDef\n"
    "NodeDef.ExperimentalDebugInfo: original_node_names 1 string*, original_func_names 2 string*\n"
    "NodeExecStats: node_name 1 string, all_start_micros 2 int64, op_start_rel_micros 3 int64,"
    " op_end_rel_micros 4 int64, all_end_rel_micros 5 int64, memory 6 AllocatorMemoryUsed*,"
    " output 7 NodeOutput*, timeline_label 8 string, scheduled_micros 9 int64,"
    " thread_id 10 uint32, referenced_tensor 11 AllocationDescription*,"
    " memory_stats 12 MemoryStats, all_start_nanos 13 int64, op_start_rel_nanos 14 int64,"
    " op_end_rel_nanos 15 int64, all_end_rel_nanos 16 int64, scheduled_nanos 17 int64\n"
    "NodeOutput: slot 1 int32, tensor_description 3 TensorDescription\n"
    "NoneValue:\n"
    "OpDef: name 1 string, input_arg 2 OpDef.ArgDef*, output_arg 3 OpDef.ArgDef*,"
    " attr 4 OpDef.AttrDef*, summary 5 string, description 6 string,"
    " deprecation 8 OpDeprecation, is_aggregate 16 bool, is_stateful 17 bool,"
    " is_commutative 18 bool, allows_uninitialized_input 19 bool, control_output 20 string*,"
    " is_distributed_communication 21 bool\n"
    "OpDef.ArgDef: name 1 string, description 2 string, type 3 DataType, type_attr 4 string,"
    " number_attr 5 string, type_list_attr 6 string,"
    " handle_data 7 ResourceHandleProto.DtypeAndShape*, is_ref 16 bool,"
    " experimental_full_type 17 FullTypeDef\n"
    "OpDef.AttrDef: name 1 string, type 2 string, default_value 3 AttrValue,"
    " description 4 string, has_minimum 5 bool, minimum 6 int64, allowed_values 7 AttrValue\n"
    "OpDeprecation: version 1 int32, explanation 2 string\n"
    "OpList: op 1 OpDef*\n"
    "OptimizerOptions: do_common_subexpression_elimination 1 bool, do_constant_folding 2 bool,"
    " opt_level 3 OptimizerOptions.Level, do_function_inlining 4 bool,"
    " global_jit_level 5 OptimizerOptions.GlobalJitLevel, max_folded_constant_in_bytes 6 int64,"
    " cpu_global_jit 7 bool\n"
    "PairValue: key 1 string, value 2 StructuredValue\n"
    "RPCOptions:\n"
    "RegisteredGradient: gradient_func 1 string, registered_op_type 2 string\n"
    "RegisteredSaver: name 1 string, object_name 2 string\n"
    "ResourceHandleProto: device 1 string, container 2 string, name 3 string,"
    " hash_code 4 uint64, maybe_type_name 5 string,"
    " dtypes_and_shapes 6 ResourceHandleProto.DtypeAndShape*\n"
    "ResourceHandleProto.DtypeAndShape: dtype 1 DataType, shape 2 TensorShapeProto\n"
    "RewriterConfig: layout_optimizer 1 RewriterConfig.Toggle, disable_model_pruning 2 bool,"
    " constant_folding 3 RewriterConfig.Toggle, memory_optimization 4 RewriterConfig.MemOptType,"
    " auto_parallel 5 AutoParallelOptions, memory_optimizer_target_node_name_scope 6 string,"
    " arithmetic_optimization 7 RewriterConfig.Toggle,"
    " dependency_optimization 8 RewriterConfig.Toggle,"
    " loop_optimization 9 RewriterConfig.Toggle, function_optimization 10 RewriterConfig.Toggle,"
    " debug_stripper 11 RewriterConfig.Toggle,"
    " meta_optimizer_iterations 12 RewriterConfig.NumIterationsType,"
    " shape_optimization 13 RewriterConfig.Toggle, remapping 14 RewriterConfig.Toggle,"
    " scoped_allocator_optimization 15 RewriterConfig.Toggle,"
    " scoped_allocator_opts 16 ScopedAllocatorOptions, min_graph_nodes 17 int32,"
    " pin_to_host_optimization 18 RewriterConfig.Toggle, disable_meta_optimizer 19 bool,"
    " meta_optimizer_timeout_ms 20 int64, fail_on_optimizer_errors 21 bool,"
    " implementation_selector 22 RewriterConfig.Toggle,"
    " auto_mixed_precision 23 RewriterConfig.Toggle, optimizers 100 string*,"
    " custom_optimizers 200 RewriterConfig.CustomGraphOptimizer*,"
    " inter_optimizer_verifier_config 300 VerifierConfig,"
    " post_optimization_verifier_config 301 VerifierConfig\n"
    "RewriterConfig.CustomGraphOptimizer: name 1 string, parameter_map 2 map<string,AttrValue>\n"
    "RunMetadata: step_stats 1 StepStats, cost_graph 2 CostGraphDef,"
    " partition_graphs 3 GraphDef*, function_graphs 4 RunMetadata.FunctionGraphs*,"
    " session_metadata 5 SessionMetadata\n"
    "RunMetadata.FunctionGraphs: partition_graphs 1 GraphDef*,"
    " pre_optimization_graph 2 GraphDef, post_optimization_graph 3 GraphDef\n"
    "RunOptions: trace_level 1 RunOptions.TraceLevel, timeout_in_ms 2 int64,"
    " inter_op_thread_pool 3 int32, output_partition_graphs 5 bool,"
    " debug_options 6 DebugOptions, report_tensor_allocations_upon_oom 7 bool,"
    " experimental 8 RunOptions.Experimental\n"
    "RunOptions.Experimental: collective_graph_key 1 int64, use_run_handler_pool 2 bool,"
    " run_handler_pool_options 3 RunOptions.Experimental.RunHandlerPoolOptions\n"
    "RunOptions.Experimental.RunHandlerPoolOptions: priority 1 int64\n"
    "SaveSliceInfoDef: full_name 1 string, full_shape 2 int64*, var_offset 3 int64*,"
    " var_shape 4 int64*\n"
    "SaveableObject: save_function 2 int32, restore_function 3 int32\n"
    "SavedAsset: asset_file_def_index 1 int32\n"
    "SavedBareConcreteFunction: concrete_function_name 1 string, argument_keywords 2 string*,"
    " allowed_positional_arguments 3 int64, function_spec 4 FunctionSpec\n"
    "SavedConcreteFunction: bound_inputs 2 int32*,"
    " canonicalized_input_signature 3 StructuredValue, output_signature 4 StructuredValue\n"
    "SavedConstant: operation 1 string\n"
    "SavedFunction: concrete_functions 1 string*, function_spec 2 FunctionSpec\n"
    "SavedModel: saved_model_schema_version 1 int64, meta_graphs 2 MetaGraphDef*\n"
    "SavedObject: -attributes, children 1 TrackableObjectGraph.TrackableObject.ObjectReference*,"
    " slot_variables 3 TrackableObjectGraph.TrackableObject.SlotVariableReference*,"
    " user_object 4 SavedUserObject@1, asset 5 SavedAsset@1, function 6 SavedFunction@1,"
    " variable 7 SavedVariable@1, bare_concrete_function 8 SavedBareConcreteFunction@1,"
    " constant 9 SavedConstant@1, resource 10 SavedResource@1,"
    " saveable_objects 11 map<string,SaveableObject>, captured_tensor 12 CapturedTensor@1,"
    " registered_name 13 string, serialized_user_proto 14 google.protobuf.Any,"
    " dependencies 15 TrackableObjectGraph.TrackableObject.ObjectReference*,"
    " registered_saver 16 string\n"
    "SavedObjectGraph: nodes 1 SavedObject*,"
    " concrete_functions 2 map<string,SavedConcreteFunction>\n"
    "SavedResource: device 1 string\n"
    "SavedSlice: name 1 string, slice 2 TensorSliceProto, data 3 TensorProto\n"
    "SavedSliceMeta: name 1 string, shape 2 TensorShapeProto, type 3 DataType,"
    " slice 4 TensorSliceProto*\n"
    "SavedTensorSliceMeta: tensor 1 SavedSliceMeta*, versions 2 VersionDef\n"
    "SavedTensorSlices: meta 1 SavedTensorSliceMeta, data 2 SavedSlice\n"
    "SavedUserObject: identifier 1 string, version 2 VersionDef, metadata 3 string\n"
    "SavedVariable: dtype 1 DataType, shape 2 TensorShapeProto, trainable 3 bool,"
    " synchronization 4 VariableSynchronization, aggregation 5 VariableAggregation,"
    " name 6 string, device 7 string,"
    " experimental_distributed_variable_components 8 SavedVariable*\n"
    "SaverDef: filename_tensor_name 1 string, save_tensor_name 2 string,"
    " restore_op_name 3 string, max_to_keep 4 int32, sharded 5 bool,"
    " keep_checkpoint_every_n_hours 6 float, version 7 SaverDef.CheckpointFormatVersion\n"
    "ScopedAllocatorOptions: enable_op 1 string*\n"
    "SerializedDType: datatype 1 DataType\n"
    "SessionMetadata: name 1 string, version 2 int64\n"
    "SignatureDef: inputs 1 map<string,TensorInfo>, outputs 2 map<string,TensorInfo>,"
    " method_name 3 string, defaults 4 map<string,TensorProto>\n"
    "StepStats: dev_stats 1 DeviceStepStats*\n"
    "StructuredValue: none_value 1 NoneValue@1, float64_value 11 double@1,"
    " int64_value 12 sint64@1, string_value 13 string@1, bool_value 14 bool@1,"
    " tensor_shape_value 31 TensorShapeProto@1, tensor_dtype_value 32 DataType@1,"
    " tensor_spec_value 33 TensorSpecProto@1, type_spec_value 34 TypeSpecProto@1,"
    " bounded_tensor_spec_value 35 BoundedTensorSpecProto@1, list_value 51 ListValue@1,"
    " tuple_value 52 TupleValue@1, dict_value 53 DictValue@1,"
    " named_tuple_value 54 NamedTupleValue@1, tensor_value 55 TensorProto@1,"
    " numpy_value 56 TensorProto@1\n"
    "TensorConnection: from_tensor 1 string, to_tensor 2 string\n"
    "TensorDescription: dtype 1 DataType, shape 2 TensorShapeProto,"
    " allocation_description 4 AllocationDescription\n"
    "TensorInfo: name 1 string@1, dtype 2 DataType, tensor_shape 3 TensorShapeProto,"
    " coo_sparse 4 TensorInfo.CooSparse@1, composite_tensor 5 TensorInfo.CompositeTensor@1\n"
    "TensorInfo.CompositeTensor: type_spec 1 TypeSpecProto, components 2 TensorInfo*\n"
    "TensorInfo.CooSparse: values_tensor_name 1 string, indices_tensor_name 2 string,"
    " dense_shape_tensor_name 3 string\n"
    "TensorProto: dtype 1 DataType, tensor_shape 2 TensorShapeProto, version_number 3 int32,"
    " tensor_content 4 bytes, float_val 5 float*, double_val 6 double*, int_val 7 int32*,"
    " string_val 8 bytes*, scomplex_val 9 float*, int64_val 10 int64*, bool_val 11 bool*,"
    " dcomplex_val 12 double*, half_val 13 int32*, resource_handle_val 14 ResourceHandleProto*,"
    " variant_val 15 VariantTensorDataProto*, uint32_val 16 uint32*, uint64_val 17 uint64*,"
    " float8_val 18 bytes\n"
    "TensorShapeProto: dim 2 TensorShapeProto.Dim*, unknown_rank 3 bool\n"
    "TensorShapeProto.Dim: size 1 int64, name 2 string\n"
    "TensorSliceProto: extent 1 TensorSliceProto.Extent*\n"
    "TensorSliceProto.Extent: start 1 int64, length 2 int64@1\n"
    "TensorSpecProto: name 1 string, shape 2 TensorShapeProto, dtype 3 DataType\n"
    "ThreadPoolOptionProto: num_threads 1 int32, global_name 2 string\n"
    "TrackableObjectGraph: nodes 1 TrackableObjectGraph.TrackableObject*\n"
    "TrackableObjectGraph.TrackableObject:"
    " children 1 TrackableObjectGraph.TrackableObject.ObjectReference*,"
    " attributes 2 TrackableObjectGraph.TrackableObject.SerializedTensor*,"
    " slot_variables 3 TrackableObjectGraph.TrackableObject.SlotVariableReference*,"
    " registered_saver 4 RegisteredSaver, has_checkpoint_values 5 google.protobuf.BoolValue\n"
    "TrackableObjectGraph.TrackableObject.ObjectReference: node_id 1 int32, local_name 2 string\n"
    "TrackableObjectGraph.TrackableObject.SerializedTensor: -optional_restore, name 1 string,"
    " full_name 2 string, checkpoint_key 3 string\n"
    "TrackableObjectGraph.TrackableObject.SlotVariableReference:"
    " original_variable_node_id 1 int32, slot_name 2 string, slot_variable_node_id 3 int32\n"
    "TupleValue: values 1 StructuredValue*\n"
    "TypeSpecProto: type_spec_class 1 TypeSpecProto.TypeSpecClass, type_state 2 StructuredValue,"
    " type_spec_class_name 3 string, num_flat_components 4 int32\n"
    "VariableDef: variable_name 1 string, initializer_name 2 string, snapshot_name 3 string,"
    " save_slice_info_def 4 SaveSliceInfoDef, is_resource 5 bool, initial_value_name 6 string,"
    " trainable 7 bool, synchronization 8 VariableSynchronization,"
    " aggregation 9 VariableAggregation\n"
    "VariantTensorDataProto: type_name 1 string, metadata 2 bytes, tensors 3 TensorProto*\n"
    "VerifierConfig:\n"
    "VersionDef: producer 1 int32, min_consumer 2 int32, bad_consumers 3 int32*\n"
    "google.protobuf.Any: type_url 1 string, value 2 bytes\n"
    "google.protobuf.BoolValue: value 1 bool\n";

inline constexpr std::string_view enum_table =
    "BundleHeaderProto.Endianness: LITTLE 0, BIG 1\n"
    "ConfigProto.Experimental.MlirBridgeRollout: MLIR_BRIDGE_ROLLOUT_UNSPECIFIED 0,"
    " MLIR_BRIDGE_ROLLOUT_ENABLED 1, MLIR_BRIDGE_ROLLOUT_DISABLED 2\n"
    "DataType: DT_INVALID 0, DT_FLOAT 1, DT_DOUBLE 2, DT_INT32 3, DT_UINT8 4, DT_INT16 5,"
    " DT_INT8 6, DT_STRING 7, DT_COMPLEX64 8, DT_INT64 9, DT_BOOL 10, DT_QINT8 11, DT_QUINT8 12,"
    " DT_QINT32 13, DT_BFLOAT16 14, DT_QINT16 15, DT_QUINT16 16, DT_UINT16 17, DT_COMPLEX128 18,"
    " DT_HALF 19, DT_RESOURCE 20, DT_VARIANT 21, DT_UINT32 22, DT_UINT64 23, DT_FLOAT8_E5M2 24,"
    " DT_FLOAT8_E4M3FN 25, DT_FLOAT8_E4M3FNUZ 26, DT_FLOAT8_E4M3B11FNUZ 27,"
    " DT_FLOAT8_E5M2FNUZ 28, DT_INT4 29, DT_UINT4 30, DT_INT2 31, DT_UINT2 32,"
    " DT_FLOAT4_E2M1FN 33, DT_FLOAT_REF 101, DT_DOUBLE_REF 102, DT_INT32_REF 103,"
    " DT_UINT8_REF 104, DT_INT16_REF 105, DT_INT8_REF 106, DT_STRING_REF 107,"
    " DT_COMPLEX64_REF 108, DT_INT64_REF 109, DT_BOOL_REF 110, DT_QINT8_REF 111,"
    " DT_QUINT8_REF 112, DT_QINT32_REF 113, DT_BFLOAT16_REF 114, DT_QINT16_REF 115,"
    " DT_QUINT16_REF 116, DT_UINT16_REF 117, DT_COMPLEX128_REF 118, DT_HALF_REF 119,"
    " DT_RESOURCE_REF 120, DT_VARIANT_REF 121, DT_UINT32_REF 122, DT_UINT64_REF 123,"
    " DT_FLOAT8_E5M2_REF 124, DT_FLOAT8_E4M3FN_REF 125, DT_FLOAT8_E4M3FNUZ_REF 126,"
    " DT_FLOAT8_E4M3B11FNUZ_REF 127, DT_FLOAT8_E5M2FNUZ_REF 128, DT_INT4_REF 129,"
    " DT_UINT4_REF 130, DT_INT2_REF 131, DT_UINT2_REF 132, DT_FLOAT4_E2M1FN_REF 133\n"
    "FullTypeId: TFT_UNSET 0, TFT_VAR 1, TFT_ANY 2, TFT_PRODUCT 3, TFT_NAMED 4, TFT_FOR_EACH 20,"
    " TFT_CALLABLE 100, TFT_TENSOR 1000, TFT_ARRAY 1001, TFT_OPTIONAL 1002, TFT_LITERAL 1003,"
    " TFT_ENCODED 1004, TFT_SHAPE_TENSOR 1005, TFT_BOOL 200, TFT_UINT8 201, TFT_UINT16 202,"
    " TFT_UINT32 203, TFT_UINT64 204, TFT_INT8 205, TFT_INT16 206, TFT_INT32 207, TFT_INT64 208,"
    " TFT_HALF 209, TFT_FLOAT 210, TFT_DOUBLE 211, TFT_BFLOAT16 215, TFT_COMPLEX64 212,"
    " TFT_COMPLEX128 213, TFT_STRING 214, TFT_DATASET 10102, TFT_RAGGED 10103,"
    " TFT_ITERATOR 10104, TFT_MUTEX_LOCK 10202, TFT_LEGACY_VARIANT 10203\n"
    "FunctionSpec.JitCompile: DEFAULT 0, ON 1, OFF 2\n"
    "OptimizerOptions.GlobalJitLevel: DEFAULT 0, OFF -1, ON_1 1, ON_2 2\n"
    "OptimizerOptions.Level: L1 0, L0 -1\n"
    "RewriterConfig.MemOptType: DEFAULT_MEM_OPT 0, NO_MEM_OPT 1, MANUAL 2,"
    " SWAPPING_HEURISTICS 4, RECOMPUTATION_HEURISTICS 5, SCHEDULING_HEURISTICS 6, HEURISTICS 3\n"
    "RewriterConfig.NumIterationsType: DEFAULT_NUM_ITERS 0, ONE 1, TWO 2\n"
    "RewriterConfig.Toggle: DEFAULT 0, ON 1, OFF 2, AGGRESSIVE 3\n"
    "RunOptions.TraceLevel: NO_TRACE 0, SOFTWARE_TRACE 1, HARDWARE_TRACE 2, FULL_TRACE 3\n"
    "SaverDef.CheckpointFormatVersion: LEGACY 0, V1 1, V2 2\n"
    "TypeSpecProto.TypeSpecClass: UNKNOWN 0, SPARSE_TENSOR_SPEC 1, INDEXED_SLICES_SPEC 2,"
    " RAGGED_TENSOR_SPEC 3, TENSOR_ARRAY_SPEC 4, DATA_DATASET_SPEC 5, DATA_ITERATOR_SPEC 6,"
    " OPTIONAL_SPEC 7, PER_REPLICA_SPEC 8, VARIABLE_SPEC 9, ROW_PARTITION_SPEC 10,"
    " REGISTERED_TYPE_SPEC 12, EXTENSION_TYPE_SPEC 13\n"
    "VariableAggregation: VARIABLE_AGGREGATION_NONE 0, VARIABLE_AGGREGATION_SUM 1,"
    " VARIABLE_AGGREGATION_MEAN 2, VARIABLE_AGGREGATION_ONLY_FIRST_REPLICA 3\n"
    "VariableSynchronization: VARIABLE_SYNCHRONIZATION_AUTO 0, VARIABLE_SYNCHRONIZATION_NONE 1,"
    " VARIABLE_SYNCHRONIZATION_ON_WRITE 2, VARIABLE_SYNCHRONIZATION_ON_READ 3\n";

}  // namespace evergraph

#endif

// ---- evergraph/format/message_schema.hpp
// message_schema: looks up the messages, fields and enums of the message table.
#ifndef EVERGRAPH_FORMAT_MESSAGE_SCHEMA_HPP
#define EVERGRAPH_FORMAT_MESSAGE_SCHEMA_HPP

namespace evergraph {

// How the value of a field is encoded; also its type in text.
enum class value_form : std::uint8_t {
    int32, int64, uint32, uint64, sint64, fixed32, fixed64, float32, float64, boolean, text, bytes,
    enumeration, message,
};

// `map` repeats a message of key 1 and value 2; the name of a `retired` field may still be met.
enum class field_count : std::uint8_t { one, many, map, retired };

struct schema_field {
    std::string_view name;
    std::uint32_t number = 0;
    value_form form = value_form::message;
    field_count count = field_count::one;
    std::uint8_t oneof = 0;  // the fields of one message with the same mark exclude each other
    std::uint8_t of = 0;     // index of the message or enum
};
struct schema_message {
    std::string_view name;  // without the package `tensorflow`
    std::uint16_t first = 0;
    std::uint16_t count = 0;
    bool entry = false;  // of a map
};
struct enum_value {
    std::string_view name;
    std::int32_t value = 0;
};
struct schema_enum {
    std::string_view name;
    std::uint16_t first = 0;
    std::uint16_t count = 0;
};

constexpr wire_type wire_type_in_file(value_form form) {
    switch (form) {
        case value_form::fixed32:
        case value_form::float32: return wire_type::fixed32;
        case value_form::fixed64:
        case value_form::float64: return wire_type::fixed64;
        case value_form::text:
        case value_form::bytes:
        case value_form::message: return wire_type::bytes;
        default: return wire_type::varint;
    }
}
// Repeated numbers stand packed in one field with a length.
constexpr bool is_packed(const schema_field& f) {
    return f.count == field_count::many && wire_type_in_file(f.form) != wire_type::bytes;
}

// The message table, with its names resolved.
struct message_schema {
    std::array<schema_message, 176> messages{};
    std::array<schema_field, 704> fields{};
    std::array<schema_enum, 32> enums{};
    std::array<enum_value, 224> values{};
    std::size_t message_count = 0;
    std::size_t field_count = 0;
    std::size_t enum_count = 0;
    std::size_t value_count = 0;
    std::string_view fault;  // the first word that does not read
};

// More fields in one message than any has.
inline constexpr std::size_t most_fields = 64;

namespace detail {

constexpr std::string_view cut_to(std::string_view& rest, char stop) {
    const std::size_t at = rest.find(stop);
    const std::string_view word = rest.substr(0, at);
    rest.remove_prefix(at == std::string_view::npos ? rest.size() : at + 1);
    return word;
}

constexpr std::int32_t table_number(std::string_view digits) {
    const bool negative = digits.starts_with('-');
    std::int32_t n = 0;
    for (char c : digits.substr(negative ? 1 : 0)) n = n * 10 + (c - '0');
    return negative ? -n : n;
}

// Rows are sorted by name. The place of `name`, or `count`.
template <class Rows>
constexpr std::size_t place_of(const Rows& rows, std::size_t count, std::string_view name) {
    std::size_t low = 0;
    for (std::size_t high = count; low < high;) {
        const std::size_t middle = low + (high - low) / 2;
        const int order = rows[middle].name.compare(name);
        if (order == 0) return middle;
        (order < 0 ? low : high) = order < 0 ? middle + 1 : middle;
    }
    return count;
}

class schema_parser {
 public:
    constexpr message_schema parse(std::string_view messages, std::string_view enums) {
        for (std::string_view rest = enums; !rest.empty();) add_enum(cut_to(rest, '\n'));
        for (std::string_view rest = messages; !rest.empty();) {
            std::string_view line = cut_to(rest, '\n');
            out_.messages[out_.message_count++].name = cut_to(line, ':');
        }
        table_messages_ = out_.message_count;
        std::size_t at = 0;
        for (std::string_view rest = messages; !rest.empty();) {
            add_fields(out_.messages[at++], cut_to(rest, '\n'));
        }
        return out_;
    }

 private:
    constexpr void add_enum(std::string_view line) {
        schema_enum& e = out_.enums[out_.enum_count++];
        e.name = cut_to(line, ':');
        e.first = static_cast<std::uint16_t>(out_.value_count);
        while (!line.empty()) {
            std::string_view item = cut_to(line, ',').substr(1);
            const std::string_view name = cut_to(item, ' ');
            out_.values[out_.value_count++] = {name, table_number(item)};
            ++e.count;
        }
    }
    constexpr void add_fields(schema_message& m, std::string_view line) {
        cut_to(line, ':');
        m.first = static_cast<std::uint16_t>(out_.field_count);
        // A map's entry is added behind, so fields of one message stay together.
        while (!line.empty()) {
            std::string_view item = cut_to(line, ',').substr(1);
            if (const std::size_t comma = item.find('<'); comma != std::string_view::npos) {
                item = {item.data(), item.size() + 1 + cut_to(line, ',').size()};
            }
            out_.fields[out_.field_count++] = field_of(item);
            ++m.count;
        }
    }
    constexpr schema_field field_of(std::string_view item) {
        schema_field f;
        if (item.starts_with('-')) {
            f.name = item.substr(1);
            f.count = field_count::retired;
            return f;
        }
        f.name = cut_to(item, ' ');
        f.number = static_cast<std::uint32_t>(table_number(cut_to(item, ' ')));
        if (const std::size_t at = item.find('@'); at != std::string_view::npos) {
            f.oneof = static_cast<std::uint8_t>(table_number(item.substr(at + 1)));
            item = item.substr(0, at);
        }
        if (item.ends_with('*')) {
            f.count = field_count::many;
            item.remove_suffix(1);
        } else if (item.starts_with("map<")) {
            f.count = field_count::map;
            f.of = entry_of(item);
            return f;
        }
        set_type(f, item);
        return f;
    }
    constexpr void set_type(schema_field& f, std::string_view type) {
        constexpr std::array<std::string_view, 12> scalars{
            "int32",   "int64", "uint32", "uint64", "sint64", "fixed32",
            "fixed64", "float", "double", "bool",   "string", "bytes"};
        for (std::size_t i = 0; i < scalars.size(); ++i) {
            if (scalars[i] == type) {
                f.form = static_cast<value_form>(i);
                return;
            }
        }
        std::size_t at = place_of(out_.messages, table_messages_, type);
        if (at == table_messages_) {
            f.form = value_form::enumeration;
            at = place_of(out_.enums, out_.enum_count, type);
            if (at == out_.enum_count && out_.fault.empty()) out_.fault = type;
        }
        f.of = static_cast<std::uint8_t>(at);
    }
    // Entries stand behind the messages of the table; their fields are taken from the end, so that
    // the fields of the message that is being read stay together.
    constexpr std::uint8_t entry_of(std::string_view type) {
        for (std::size_t i = table_messages_; i < out_.message_count; ++i) {
            if (out_.messages[i].name == type) return static_cast<std::uint8_t>(i);
        }
        schema_message& entry = out_.messages[out_.message_count];
        entry_fields_ += 2;
        entry = {type, static_cast<std::uint16_t>(out_.fields.size() - entry_fields_), 2, true};
        std::string_view value = type.substr(4, type.size() - 5);
        schema_field* const f = &out_.fields[entry.first];
        f[0].name = "key";
        f[0].number = 1;
        set_type(f[0], cut_to(value, ','));
        f[1].name = "value";
        f[1].number = 2;
        set_type(f[1], value);
        return static_cast<std::uint8_t>(out_.message_count++);
    }

    message_schema out_;
    std::size_t table_messages_ = 0;
    std::size_t entry_fields_ = 0;
};

}  // namespace detail

// Reads a table; a constant expression, but one that costs a compiler a second.
constexpr message_schema read_message_table(std::string_view messages, std::string_view enums) {
    return detail::schema_parser{}.parse(messages, enums);
}

// Read at the first use.
inline const message_schema& tensorflow_schema() {
    static const message_schema schema = read_message_table(message_table, enum_table);
    return schema;
}

// By its name in the table; nullptr if the table lacks it.
inline const schema_message* find_message(std::string_view name) {
    for (const schema_message& m : tensorflow_schema().messages) {
        if (m.name == name && !m.entry && !name.empty()) return &m;
    }
    return nullptr;
}

inline std::span<const schema_field> fields_in(const schema_message& m) {
    return {tensorflow_schema().fields.data() + m.first, m.count};
}
inline const schema_field* find_field(const schema_message& m, std::string_view name) {
    for (const schema_field& f : fields_in(m)) {
        if (f.name == name) return &f;
    }
    return nullptr;
}
inline const schema_field* find_field(const schema_message& m, std::uint32_t number) {
    for (const schema_field& f : fields_in(m)) {
        if (f.number == number && f.count != field_count::retired) return &f;
    }
    return nullptr;
}
// The message that a field of form `message` holds.
inline const schema_message& message_in_field(const schema_field& f) {
    return tensorflow_schema().messages[f.of];
}
inline const schema_enum& enum_in_field(const schema_field& f) {
    return tensorflow_schema().enums[f.of];
}
inline std::span<const enum_value> values_in(const schema_field& f) {
    const schema_enum& e = enum_in_field(f);
    return {tensorflow_schema().values.data() + e.first, e.count};
}

}  // namespace evergraph

#endif

// ---- evergraph/format/message_fields.hpp
// message_fields: the fields of a message's bytes in the order in which libprotobuf writes them.
#ifndef EVERGRAPH_FORMAT_MESSAGE_FIELDS_HPP
#define EVERGRAPH_FORMAT_MESSAGE_FIELDS_HPP

namespace evergraph {

// One field as it stands in a message.
struct field_item {
    const schema_field* field = nullptr;  // nullptr: the schema lacks it, or it has another form
    std::uint32_t number = 0;
    wire_type type = wire_type::varint;
    std::uint64_t bits = 0;  // of a number
    std::string_view bytes;  // of a field with a length; of a group, all of it
    std::size_t place = 0;   // among the fields of the message
};

struct message_fields {
    std::vector<field_item> items;
    std::forward_list<std::string> joined;  // what came in pieces
    bool whole = true;                      // all of the message's own fields could be read
};

namespace detail {

inline bool reads_whole(wire_reader r) {
    while (r.next()) r.skip();
    return !r.failed();
}

inline bool fills_packed(const schema_field& f, std::string_view bytes) {
    const wire_type type = wire_type_in_file(f.form);
    if (type == wire_type::fixed32) return bytes.size() % 4 == 0;
    if (type == wire_type::fixed64) return bytes.size() % 8 == 0;
    wire_reader r{bytes};
    while (!r.failed() && r.left() != 0) r.varint();
    return !r.failed();
}

inline field_item take_item(wire_reader& r, const schema_message& m) {
    field_item item{find_field(m, r.field()), r.field(), r.type(), 0, {}, 0};
    const schema_field* const f = item.field;
    const bool packed = f != nullptr && is_packed(*f) && r.type() == wire_type::bytes;
    bool known = f != nullptr && (packed || wire_type_in_file(f->form) == r.type());
    if (r.type() == wire_type::varint) {
        item.bits = r.varint();
    } else if (r.type() == wire_type::fixed32) {
        item.bits = r.fixed32();
    } else if (r.type() == wire_type::fixed64) {
        item.bits = r.fixed64();
    } else if (r.type() != wire_type::bytes) {
        r.skip();
        item.bytes = r.raw();
    } else if (known && f->form == value_form::message) {
        wire_reader inside = r.message();
        item.bytes = inside.rest();
        known = reads_whole(inside);
    } else {
        item.bytes = r.bytes();
        if (packed) known = fills_packed(*f, item.bytes);
    }
    if (!known) item.field = nullptr;
    return item;
}

// Of the fields of a oneof the last one counts, and what came before another one is forgotten.
inline void drop_beaten(std::vector<field_item>& items) {
    struct state {
        const schema_field* last = nullptr;
        bool beaten = false;
    };
    std::array<state, 16> oneofs{};
    std::vector<field_item> kept;
    for (auto item = items.rbegin(); item != items.rend(); ++item) {
        if (item->field != nullptr && item->field->oneof != 0) {
            state& s = oneofs[item->field->oneof % oneofs.size()];
            if (s.last == nullptr) s.last = item->field;
            if (s.last != item->field) s.beaten = true;
            if (s.beaten) continue;
        }
        kept.push_back(*item);
    }
    std::reverse(kept.begin(), kept.end());
    items = std::move(kept);
}

inline bool repeats(const field_item& item) {
    return item.field == nullptr || item.field->count != field_count::one;
}

// Of a number or a text that comes twice the last counts; messages in pieces are put together.
inline void join_single(message_fields& m) {
    std::size_t size = 0;
    for (std::size_t i = 0; i < m.items.size(); ++i) {
        const field_item& item = m.items[i];
        if (size == 0 || repeats(item) || m.items[size - 1].field != item.field) {
            m.items[size++] = item;
            continue;
        }
        field_item& before = m.items[size - 1];
        if (item.field->form == value_form::message) {
            if (m.joined.empty() || before.bytes.data() != m.joined.front().data()) {
                m.joined.emplace_front(before.bytes);
            }
            m.joined.front() += item.bytes;
            before.bytes = m.joined.front();
        } else {
            before = item;
        }
    }
    m.items.resize(size);
}

struct keyed_item {
    field_item item;
    std::uint64_t number = 0;
    std::string_view text;
};

// Of signed keys the sign bit is turned, so that they sort like unsigned ones.
inline keyed_item with_key(const field_item& item) {
    keyed_item k{item, 0, {}};
    const schema_field& key = fields_in(message_in_field(*item.field))[0];
    const bool is_signed = key.form == value_form::int32 || key.form == value_form::int64;
    for (wire_reader r{item.bytes}; r.next();) {
        if (r.is(1, wire_type_in_file(key.form))) {
            const field_item found = take_item(r, message_in_field(*item.field));
            k.number = found.bits;
            k.text = found.bytes;
        } else {
            r.skip();
        }
    }
    if (is_signed) k.number ^= std::uint64_t{1} << 63U;
    return k;
}

// The entries of each map by key; of a key that comes twice the last counts.
inline void sort_maps(std::vector<field_item>& items) {
    std::vector<field_item> out;
    out.reserve(items.size());
    for (std::size_t i = 0; i < items.size();) {
        if (items[i].field == nullptr || items[i].field->count != field_count::map) {
            out.push_back(items[i++]);
            continue;
        }
        std::vector<keyed_item> entries;
        const schema_field* const map = items[i].field;
        for (; i < items.size() && items[i].field == map; ++i) entries.push_back(with_key(items[i]));
        std::sort(entries.begin(), entries.end(), [](const keyed_item& a, const keyed_item& b) {
            return std::tie(a.number, a.text, a.item.place) < std::tie(b.number, b.text, b.item.place);
        });
        for (std::size_t e = 0; e < entries.size(); ++e) {
            const bool last = e + 1 == entries.size() || entries[e].number != entries[e + 1].number ||
                              entries[e].text != entries[e + 1].text;
            if (last) out.push_back(entries[e].item);
        }
    }
    items = std::move(out);
}

}  // namespace detail

// Known fields by number, each as often as it counts, maps by key; then unknown ones as they came,
// and with them known ones whose value does not read. Values are views of the message or of
// `joined`.
inline message_fields fields_of_bytes(wire_reader r, const schema_message& type) {
    message_fields m;
    bool oneofs = false;
    bool maps = false;
    while (r.next()) {
        field_item item = detail::take_item(r, type);
        if (r.failed()) break;
        item.place = m.items.size();
        oneofs = oneofs || (item.field != nullptr && item.field->oneof != 0);
        maps = maps || (item.field != nullptr && item.field->count == field_count::map);
        m.items.push_back(item);
    }
    m.whole = !r.failed();
    if (oneofs) detail::drop_beaten(m.items);
    const auto rank = [](const field_item& i) {
        const std::uint32_t last = std::numeric_limits<std::uint32_t>::max();
        return std::pair{i.field == nullptr ? last : i.number, i.place};
    };
    std::sort(m.items.begin(), m.items.end(), [&](const field_item& a, const field_item& b) {
        return rank(a) < rank(b);
    });
    detail::join_single(m);
    if (maps) detail::sort_maps(m.items);
    return m;
}

// The key or value of a map's entry; its default if the entry lacks it.
inline field_item item_or_default(const message_fields& entry, const schema_field& f) {
    for (const field_item& item : entry.items) {
        if (item.field == &f) return item;
    }
    return {&f, f.number, wire_type_in_file(f.form), 0, {}, 0};
}

// Whether files leave the field out because it holds its default.
inline bool is_left_out(const field_item& item) {
    const schema_field& f = *item.field;
    if (f.count != field_count::one || f.oneof != 0 || f.form == value_form::message) return false;
    const bool narrow = f.form == value_form::int32 || f.form == value_form::uint32 ||
                        f.form == value_form::enumeration;
    return item.bytes.empty() && (narrow ? item.bits & 0xFFFFFFFFU : item.bits) == 0;
}

}  // namespace evergraph

#endif

// ---- evergraph/format/wire_builder.hpp
// wire_builder: writes protobuf fields in one pass, when a message's size is known only at its end.
#ifndef EVERGRAPH_FORMAT_WIRE_BUILDER_HPP
#define EVERGRAPH_FORMAT_WIRE_BUILDER_HPP

namespace evergraph {

// Lengths are noted beside the bytes and put in their places once, at the end.
class wire_builder {
 public:
    void varint(std::uint64_t value) { append_varint(out_, value); }
    void fixed32(std::uint32_t value) { little_endian(value, 4); }
    void fixed64(std::uint64_t value) { little_endian(value, 8); }
    void raw(std::string_view bytes) { out_ += bytes; }
    void tag(std::uint32_t field, wire_type type) { varint(wire_tag(field, type)); }
    void bytes(std::uint32_t field, std::string_view value) {
        tag(field, wire_type::bytes);
        varint(value.size());
        out_ += value;
    }
    // A field with a length; its content follows until `close`.
    void open(std::uint32_t field) {
        tag(field, wire_type::bytes);
        open_.push_back(lengths_.size());
        lengths_.push_back({out_.size(), left_out_});
    }
    void close() {
        length& l = lengths_[open_.back()];
        open_.pop_back();
        l.value = out_.size() - l.at + (left_out_ - l.value);
        left_out_ += varint_size(l.value);
    }
    // All messages must be closed.
    std::string text() const {
        std::string whole;
        whole.reserve(out_.size() + left_out_);
        std::size_t done = 0;
        for (const length& l : lengths_) {
            whole.append(out_, done, l.at - done);
            done = l.at;
            append_varint(whole, l.value);
        }
        return whole.append(out_, done);
    }

 private:
    // While its message is open, `value` is what had been left out before.
    struct length {
        std::size_t at;
        std::size_t value;
    };

    static void append_varint(std::string& out, std::uint64_t value) {
        for (; value >= 0x80U; value >>= 7U) out += static_cast<char>((value & 0x7FU) | 0x80U);
        out += static_cast<char>(value);
    }
    void little_endian(std::uint64_t value, unsigned size) {
        for (unsigned i = 0; i < size; ++i) out_ += static_cast<char>((value >> (8U * i)) & 0xFFU);
    }

    std::string out_;
    std::vector<length> lengths_;  // in the order of their places
    std::vector<std::size_t> open_;
    std::size_t left_out_ = 0;  // bytes of the lengths of closed messages
};

}  // namespace evergraph

#endif

// ---- evergraph/format/canonical_message.hpp
// canonical_message: rewrites a message of the table so that the same content has the same bytes.
#ifndef EVERGRAPH_FORMAT_CANONICAL_MESSAGE_HPP
#define EVERGRAPH_FORMAT_CANONICAL_MESSAGE_HPP

namespace evergraph {

namespace detail {

class canonical_writer {
 public:
    void message(wire_reader r, const schema_message& type) {
        const message_fields m = fields_of_bytes(r, type);
        if (type.entry) {
            for (const schema_field& f : fields_in(type)) one(item_or_default(m, f), r.depth());
        }
        for (const field_item& item : m.items) {
            if (item.field == nullptr || !type.entry) field(item, r.depth());
        }
        close_run();
    }
    std::string text() const { return out_.text(); }

 private:
    void field(const field_item& item, int depth) {
        if (item.field == nullptr) {
            close_run();
            unknown(item);
        } else if (is_packed(*item.field)) {
            packed(item);
        } else if (!is_left_out(item)) {
            close_run();
            one(item, depth);
        }
    }
    void packed(const field_item& item) {
        const wire_type type = wire_type_in_file(item.field->form);
        const bool empty = item.type == wire_type::bytes && item.bytes.empty();
        if (run_ != item.field && !empty) {
            close_run();
            out_.open(item.number);
            run_ = item.field;
        }
        if (item.type != wire_type::bytes) return put(type, canonical_bits(item));
        for (wire_reader r{item.bytes}; r.left() != 0;) {
            field_item value{item.field, item.number, type, 0, {}, 0};
            value.bits = type == wire_type::fixed32   ? r.fixed32()
                         : type == wire_type::fixed64 ? r.fixed64()
                                                      : r.varint();
            put(type, canonical_bits(value));
        }
    }
    void one(const field_item& item, int depth) {
        if (item.field->form == value_form::message) {
            out_.open(item.number);
            message(wire_reader{item.bytes, 0, depth - 1}, message_in_field(*item.field));
            out_.close();
        } else if (item.type == wire_type::bytes) {
            out_.bytes(item.number, item.bytes);
        } else {
            out_.tag(item.number, item.type);
            put(item.type, canonical_bits(item));
        }
    }
    void unknown(const field_item& item) {
        if (item.type == wire_type::bytes) {
            out_.bytes(item.number, item.bytes);
        } else if (item.type == wire_type::group_begin) {
            out_.raw(item.bytes);
        } else {
            out_.tag(item.number, item.type);
            put(item.type, item.bits);
        }
    }

    // Numbers of fewer than 64 bits may come with more.
    static std::uint64_t canonical_bits(const field_item& item) {
        switch (item.field->form) {
            case value_form::int32:
            case value_form::enumeration:
                return static_cast<std::uint64_t>(
                    static_cast<std::int64_t>(static_cast<std::int32_t>(item.bits)));
            case value_form::uint32: return item.bits & 0xFFFFFFFFU;
            case value_form::boolean: return item.bits != 0 ? 1 : 0;
            default: return item.bits;
        }
    }
    void put(wire_type type, std::uint64_t bits) {
        if (type == wire_type::fixed32) {
            out_.fixed32(static_cast<std::uint32_t>(bits));
        } else if (type == wire_type::fixed64) {
            out_.fixed64(bits);
        } else {
            out_.varint(bits);
        }
    }
    void close_run() {
        if (run_ != nullptr) out_.close();
        run_ = nullptr;
    }

    wire_builder out_;
    const schema_field* run_ = nullptr;
};

}  // namespace detail

// libprotobuf's deterministic form: fields by number, maps by key, numbers packed, defaults left
// out; unknown fields, and known ones whose value does not read, as they came. Ends where the
// message's own fields do not read.
inline std::string canonical_message(std::string_view bytes, const schema_message& type) {
    detail::canonical_writer out;
    out.message(wire_reader{bytes}, type);
    return out.text();
}

}  // namespace evergraph

#endif

// ---- evergraph/format/text_literals.hpp
// text_literals: strings and numbers as protobuf text writes them, and back.
#ifndef EVERGRAPH_FORMAT_TEXT_LITERALS_HPP
#define EVERGRAPH_FORMAT_TEXT_LITERALS_HPP

namespace evergraph {

namespace detail {

constexpr unsigned digit_of(char c) {
    if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
    if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a' + 10);
    if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A' + 10);
    return 99;
}

// Takes at most `most` digits from the front.
constexpr std::uint32_t take_number(std::string_view& s, unsigned base, std::size_t most,
                                    std::size_t& count) {
    std::uint32_t n = 0;
    for (count = 0; count < most && !s.empty() && digit_of(s[0]) < base; ++count) {
        n = n * base + digit_of(s[0]);
        s.remove_prefix(1);
    }
    return n;
}

// \uXXXX and \UXXXXXXXX; two halves of a pair make one character. `s` stands behind the u.
inline std::string_view unescape_point(std::string_view& s, std::size_t digits, std::string& out) {
    std::size_t count = 0;
    std::uint32_t point = take_number(s, 16, digits, count);
    if (count != digits) return digits == 4 ? "\\u without four digits" : "\\U without eight digits";
    if (point >= 0xD800 && point < 0xDC00 && s.starts_with("\\u")) {
        s.remove_prefix(2);
        const std::uint32_t low = take_number(s, 16, 4, count);
        if (count != 4 || low < 0xDC00 || low > 0xDFFF) return "half a surrogate pair";
        point = 0x10000 + ((point - 0xD800) << 10U) + (low - 0xDC00);
    }
    if (point >= 0xD800 && point < 0xE000) return "half a surrogate pair";
    if (point > 0x10FFFF) return "a character above U+10FFFF";
    append_utf8(out, static_cast<char32_t>(point));
    return {};
}

// `s` stands behind the backslash.
inline std::string_view unescape_one(std::string_view& s, std::string& out) {
    constexpr std::string_view names = "abfnrtv\\?'\"";
    constexpr std::string_view values = "\a\b\f\n\r\t\v\\?'\"";
    if (s.empty()) return "a backslash at the end";
    std::size_t count = 0;
    if (digit_of(s[0]) < 8) {
        out += static_cast<char>(take_number(s, 8, 3, count) & 0xFFU);
        return {};
    }
    const char name = s[0];
    s.remove_prefix(1);
    if (const std::size_t at = names.find(name); at != std::string_view::npos) {
        out += values[at];
        return {};
    }
    if (name == 'x' || name == 'X') {
        const std::uint32_t byte = take_number(s, 16, 2, count);
        if (count == 0) return "\\x without digits";
        out += static_cast<char>(byte);
        return {};
    }
    if (name == 'u') return unescape_point(s, 4, out);
    if (name == 'U') return unescape_point(s, 8, out);
    return "an escape that does not exist";
}

}  // namespace detail

// Appends what stands between the quotes of a string. Gives what is wrong with it, or nothing.
inline std::string_view unescape(std::string_view quoted, std::string& out) {
    std::string_view s = quoted.substr(1, quoted.size() - 2);
    while (!s.empty()) {
        const std::size_t plain = s.find('\\');
        out += s.substr(0, plain);
        if (plain == std::string_view::npos) break;
        s.remove_prefix(plain + 1);
        if (const std::string_view fault = detail::unescape_one(s, out); !fault.empty()) return fault;
    }
    return {};
}

// What is not printable ASCII becomes \n, \r, \t or three octal digits.
inline void append_quoted(std::string& out, std::string_view raw) {
    out += '"';
    for (const char c : raw) {
        const auto byte = static_cast<unsigned char>(c);
        const char* const name = c == '\n' ? "\\n" : c == '\r' ? "\\r" : c == '\t' ? "\\t" : nullptr;
        if (name != nullptr) {
            out += name;
        } else if (byte < 0x20 || byte > 0x7E) {
            out += '\\';
            for (const unsigned shift : {6U, 3U, 0U}) {
                out += static_cast<char>('0' + ((byte >> shift) & 7U));
            }
        } else {
            if (c == '"' || c == '\'' || c == '\\') out += '\\';
            out += c;
        }
    }
    out += '"';
}

// A decimal, octal (0...) or hexadecimal (0x...) number of an `integer` token; none if it takes
// more than 64 bits.
constexpr std::optional<std::uint64_t> integer_of(std::string_view token) {
    unsigned base = 10;
    if (token.size() > 1 && token[0] == '0') {
        const bool hex = token[1] == 'x' || token[1] == 'X';
        base = hex ? 16 : 8;
        token.remove_prefix(hex ? 2 : 1);
    }
    std::uint64_t n = 0;
    for (const char c : token) {
        const std::uint64_t digit = detail::digit_of(c);
        if (n > (~std::uint64_t{0} - digit) / base) return std::nullopt;
        n = n * base + digit;
    }
    return n;
}

// The value of a decimal token, with or without point, exponent and f; too large is infinite.
inline double real_of(std::string_view token) {
    if (token.ends_with('f') || token.ends_with('F')) token.remove_suffix(1);
#if defined(__cpp_lib_to_chars)
    double value = 0;
    const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), value);
    if (error == std::errc{}) return value;
#endif
    return std::strtod(std::string{token}.c_str(), nullptr);
}

// As C's %g with 6 digits (15 for double) if that reads back to the same value, else with 9 (17).
// libprotobuf takes a subnormal float for one that does not read back.
template <class T>
void append_real(std::string& out, T value) {
    constexpr int few = sizeof(T) == 4 ? 6 : 15;
    constexpr int enough = sizeof(T) == 4 ? 9 : 17;
    if (std::isnan(value)) {
        out += "nan";
        return;
    }
    if (std::isinf(value)) {
        out += value < 0 ? "-inf" : "inf";
        return;
    }
    const bool subnormal = sizeof(T) == 4 && std::fpclassify(value) == FP_SUBNORMAL;
    char text[64];
    char* end = std::to_chars(text, text + sizeof text, value, std::chars_format::scientific).ptr;
    int digits = 0;
    for (char* c = text; c != end && *c != 'e'; ++c) digits += *c >= '0' && *c <= '9' ? 1 : 0;
    end = std::to_chars(text, text + sizeof text, value, std::chars_format::general,
                        digits <= few && !subnormal ? few : enough)
              .ptr;
    out.append(text, end);
}

}  // namespace evergraph

#endif

// ---- evergraph/format/text_tokens.hpp
// text_tokens: cuts protobuf text into words, numbers, strings and symbols.
#ifndef EVERGRAPH_FORMAT_TEXT_TOKENS_HPP
#define EVERGRAPH_FORMAT_TEXT_TOKENS_HPP

namespace evergraph {

enum class text_token : std::uint8_t { end, word, integer, real, string, symbol, broken };

// Both count from 1; columns count bytes.
struct text_place {
    std::size_t line = 1;
    std::size_t column = 1;
    bool operator==(const text_place&) const = default;
};

// Stands on one token at a time, the first to begin with. White space and comments, from # to the
// end of the line, are passed over. No space is needed behind a number: libprotobuf reads text so.
class text_tokens {
 public:
    constexpr explicit text_tokens(std::string_view text) : text_(text) { next(); }

    constexpr text_token kind() const noexcept { return kind_; }
    // The token as it stands in the text, quotes included.
    constexpr std::string_view text() const { return text_.substr(begin_, end_ - begin_); }
    constexpr text_place place() const noexcept { return place_; }
    constexpr bool first_in_line() const noexcept { return first_in_line_; }
    // What is wrong with a broken token, after "found".
    constexpr std::string_view fault() const noexcept { return fault_; }
    constexpr bool is(char symbol) const {
        return kind_ == text_token::symbol && text_[begin_] == symbol;
    }
    constexpr bool opens_message() const { return is('{') || is('<'); }
    constexpr bool closes_message() const { return is('}') || is('>'); }

    constexpr void next() {
        const std::size_t line = end_ == 0 ? 0 : line_;
        pass_space();
        first_in_line_ = line_ != line;
        begin_ = end_;
        place_ = {line_, begin_ - line_begin_ + 1};
        if (begin_ == text_.size()) {
            kind_ = text_token::end;
            return;
        }
        const char c = text_[begin_];
        if (is_letter(c)) {
            kind_ = text_token::word;
            while (is_letter(at(end_)) || is_digit(at(end_))) ++end_;
        } else if (is_digit(c) || (c == '.' && is_digit(at(begin_ + 1)))) {
            number();
        } else if (c == '"' || c == '\'') {
            string(c);
        } else {
            ++end_;
            kind_ = text_token::symbol;
            if (c < 0x20 || c > 0x7E) broken("a character that stands for nothing outside strings");
        }
    }

 private:
    static constexpr bool is_letter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    }
    static constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
    static constexpr bool is_hex(char c) {
        return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    }
    constexpr char at(std::size_t i) const { return i < text_.size() ? text_[i] : '\0'; }
    constexpr bool take(char lower) {
        const bool there = at(end_) == lower || at(end_) == lower - 'a' + 'A';
        if (there) ++end_;
        return there;
    }
    constexpr void take_digits() {
        while (is_digit(at(end_))) ++end_;
    }
    constexpr void broken(std::string_view why) {
        kind_ = text_token::broken;
        fault_ = why;
    }

    constexpr void pass_space() {
        for (; end_ < text_.size(); ++end_) {
            const char c = text_[end_];
            if (c == '#') {
                end_ = text_.find_first_of(std::string_view{"\n\0", 2}, end_);
                if (end_ == std::string_view::npos) end_ = text_.size();
            }
            if (at(end_) == '\n') {
                new_line(end_);
            } else if (c != ' ' && c != '\t' && c != '\r' && c != '\v' && c != '\f') {
                return;
            }
            if (end_ == text_.size()) return;
        }
    }
    constexpr void new_line(std::size_t at) {
        ++line_;
        line_begin_ = at + 1;
    }

    constexpr void number() {
        kind_ = text_token::integer;
        const bool zero = at(end_) == '0';
        if (zero && (at(end_ + 1) == 'x' || at(end_ + 1) == 'X')) {
            end_ += 2;
            if (!is_hex(at(end_))) broken("a number of 0x without digits");
            while (is_hex(at(end_))) ++end_;
        } else if (zero && is_digit(at(end_ + 1))) {
            for (; is_digit(at(end_)); ++end_) {
                if (at(end_) > '7') broken("an octal number with the digit 8 or 9");
            }
        } else {
            decimal();
        }
        if (at(end_) == '.' && kind_ != text_token::broken) {
            broken("a number with a point too many");
            ++end_;
            take_digits();
        }
    }
    constexpr void decimal() {
        take_digits();
        if (at(end_) == '.') {
            kind_ = text_token::real;
            ++end_;
            take_digits();
        }
        if (take('e')) {
            kind_ = text_token::real;
            if (at(end_) == '-' || at(end_) == '+') ++end_;
            if (!is_digit(at(end_))) broken("an exponent without digits");
            take_digits();
        }
        if (take('f') && kind_ != text_token::broken) kind_ = text_token::real;
    }

    constexpr void string(char quote) {
        kind_ = text_token::string;
        for (++end_; end_ < text_.size(); ++end_) {
            const char c = text_[end_];
            if (c == quote) {
                ++end_;
                return;
            }
            if (c == '\0' || c == '\n') break;
            if (c == '\\' && at(end_ + 1) != '\n' && at(end_ + 1) != '\0') ++end_;
        }
        broken("a string that does not end in its line");
    }

    std::string_view text_;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    std::size_t line_ = 1;
    std::size_t line_begin_ = 0;
    text_place place_;
    text_token kind_ = text_token::end;
    bool first_in_line_ = true;
    std::string_view fault_;
};

}  // namespace evergraph

#endif

// ---- evergraph/format/text_values.hpp
// text_values: reads values from protobuf text, and says what is wrong with them and where.
#ifndef EVERGRAPH_FORMAT_TEXT_VALUES_HPP
#define EVERGRAPH_FORMAT_TEXT_VALUES_HPP

namespace evergraph {

namespace detail {

struct plain_value {
    wire_type type;
    std::uint64_t bits;
};

inline bool is_word_of(std::string_view text, std::string_view lower) {
    if (text.size() != lower.size()) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != lower[i] && text[i] != lower[i] - 'a' + 'A') return false;
    }
    return true;
}

inline std::uint64_t real_bits(double value, value_form form) {
    if (form == value_form::float64) return std::bit_cast<std::uint64_t>(value);
    constexpr double rounds_to_infinity = 3.4028235677973366e+38;
    constexpr float infinity = std::numeric_limits<float>::infinity();
    const float f = value >= rounds_to_infinity    ? infinity
                    : value <= -rounds_to_infinity ? -infinity
                                                   : static_cast<float>(value);
    return std::bit_cast<std::uint32_t>(f);
}

// A text on its way: tokens, and all that was wrong so far.
struct text_input {
    static constexpr std::size_t most_problems = 200;

    explicit text_input(std::string_view text) : tokens(text) {}

    text_tokens tokens;
    problems found;
    bool cut_short = false;  // that the text ends too early is said once

    bool at_end() const {
        return tokens.kind() == text_token::end || found.size() >= most_problems;
    }
    bool take(char symbol) {
        const bool there = tokens.is(symbol);
        if (there) tokens.next();
        return there;
    }

    // Of the current token.
    void note(const std::string& what, const std::string& needed, const message_place& where) {
        if (found.size() >= most_problems) return;
        problem p;
        p.code = status_code::data_loss;
        p.kind = problem_kind::unreadable_bytes;
        for (const message_place* at = &where; at != nullptr; at = at->outer) {
            if (at->keyed) p.attr = at->key;
        }
        const std::string place = text(where);
        p.found = what + " at " + std::to_string(tokens.place().line) + ":" +
                  std::to_string(tokens.place().column) + (place.empty() ? "" : ", in " + place);
        p.needed = needed;
        found.push_back(std::move(p));
    }
    void unexpected_token(const std::string& needed, const message_place& where) {
        const std::string_view token = tokens.text();
        if (tokens.kind() == text_token::end) {
            if (!cut_short) note("the end of the text", needed, where);
            cut_short = true;
        } else if (tokens.kind() == text_token::broken) {
            note(std::string{tokens.fault()}, needed, where);
        } else {
            note("'" + printable(token, 60) + "'", needed, where);
        }
    }
    void wrong_value(const std::string& needed, const message_place& where) {
        unexpected_token(needed, where);
        const bool ends_value = tokens.is(',') || tokens.is(';') || tokens.is(']');
        const bool begins_value = tokens.is('-') || tokens.is('[') || tokens.opens_message();
        const bool lost = tokens.kind() == text_token::symbol && !ends_value && !begins_value;
        lost ? recover() : skip_value();
    }
    // Problems found since `first` are of this node.
    void name_node(std::size_t first, const std::string& name, const std::string& op) {
        for (; first < found.size(); ++first) {
            found[first].node = name;
            found[first].op = op;
        }
    }

    // Past brackets and all that is between them; the current token opens them.
    void skip_group() {
        std::size_t depth = 0;
        for (; tokens.kind() != text_token::end; tokens.next()) {
            if (tokens.opens_message() || tokens.is('[')) ++depth;
            if ((tokens.closes_message() || tokens.is(']')) && --depth == 0) return tokens.next();
        }
    }
    void skip_value() {
        take(':');
        if (tokens.opens_message() || tokens.is('[')) return skip_group();
        take('-');
        if (tokens.kind() != text_token::string) {
            if (tokens.kind() != text_token::symbol) tokens.next();
            return;
        }
        while (tokens.kind() == text_token::string) tokens.next();
    }
    // After text that makes no sense: to the end of the message, or to a line that begins with a
    // word.
    void recover() {
        const std::size_t line = tokens.place().line;
        for (std::size_t depth = 0; tokens.kind() != text_token::end; tokens.next()) {
            if (tokens.opens_message()) ++depth;
            if (depth == 0 && tokens.closes_message()) return;
            if (tokens.closes_message()) --depth;
            const bool field = tokens.kind() == text_token::word && tokens.first_in_line();
            if (depth == 0 && field && tokens.place().line != line) return;
        }
    }
    void end_of_message(char closing, text_place opened, const message_place& where) {
        if (found.size() >= most_problems) return;
        if (take(closing)) return;
        unexpected_token(std::string{"'"} + closing + "' to end what begins at " +
                             std::to_string(opened.line) + ":" + std::to_string(opened.column),
                         where);
        if (tokens.kind() != text_token::end) tokens.next();
    }

    // Strings that follow each other are one. False, and a problem, if there is none or a bad one.
    bool string(std::string& out, bool utf8, const message_place& where) {
        if (tokens.kind() != text_token::string) {
            wrong_value("a string", where);
            return false;
        }
        const std::size_t before = found.size();
        for (; tokens.kind() == text_token::string; tokens.next()) {
            const std::string_view fault = unescape(tokens.text(), out);
            if (!fault.empty()) note(std::string{fault}, "a string", where);
            if (utf8 && fault.empty() && !is_utf8(out)) {
                note("text that is not UTF-8", "UTF-8", where);
                utf8 = false;
            }
        }
        return found.size() == before;
    }

    // The bits of a number, a truth value or an enumerator as the field encodes them.
    std::optional<std::uint64_t> number(const schema_field& f, const message_place& where) {
        switch (f.form) {
            case value_form::boolean: return boolean(where);
            case value_form::enumeration: return enumerator(f, where);
            case value_form::float32:
            case value_form::float64: return real(f.form, where);
            default: return integer(f.form, where);
        }
    }

    // A number without a type: its digits tell how it was encoded.
    std::optional<plain_value> plain_number(const message_place& where) {
        const std::string_view token = tokens.text();
        const auto bits = magnitude(std::numeric_limits<std::uint64_t>::max(), false, where);
        if (!bits.has_value()) return std::nullopt;
        const bool hex = token.starts_with("0x");
        if (hex && token.size() == 10) return plain_value{wire_type::fixed32, *bits};
        if (hex && token.size() == 18) return plain_value{wire_type::fixed64, *bits};
        return plain_value{wire_type::varint, *bits};
    }

    // [domain/package.Type], up to the bracket that closes it.
    std::string type_url() {
        std::string url;
        for (tokens.next(); !at_end() && !tokens.is(']'); tokens.next()) {
            const bool part = tokens.kind() == text_token::word || tokens.is('.') ||
                              tokens.is('/') || tokens.is('-');
            if (!part) break;
            url += tokens.text();
        }
        return url;
    }

 private:
    std::optional<std::uint64_t> magnitude(std::uint64_t most, bool negative,
                                           const message_place& where) {
        if (tokens.kind() != text_token::integer) {
            wrong_value("an integer", where);
            return std::nullopt;
        }
        const auto n = integer_of(tokens.text());
        const bool fits = n.has_value() && *n <= most;
        if (!fits) {
            const std::string limit = (negative ? "-" : "") + std::to_string(most);
            note("the number " + std::string{negative ? "-" : ""} + printable(tokens.text(), 60),
                 (negative ? "at least " : "at most ") + limit, where);
        }
        tokens.next();
        return fits ? n : std::nullopt;
    }
    std::optional<std::uint64_t> integer(value_form form, const message_place& where) {
        const bool narrow = form == value_form::int32 || form == value_form::uint32 ||
                            form == value_form::fixed32;
        const bool is_signed = form == value_form::int32 || form == value_form::int64 ||
                               form == value_form::sint64;
        if (!is_signed) {
            const std::uint64_t most = ~std::uint64_t{0};
            return magnitude(narrow ? most >> 32U : most, false, where);
        }
        const std::uint64_t most = narrow ? 0x7FFFFFFF : 0x7FFFFFFFFFFFFFFF;
        const bool negative = take('-');
        const auto n = magnitude(negative ? most + 1 : most, negative, where);
        if (!n.has_value()) return n;
        const std::uint64_t bits = negative ? ~*n + 1 : *n;
        if (form != value_form::sint64) return bits;
        return (bits << 1U) ^ (negative ? ~std::uint64_t{0} : 0);
    }
    std::optional<std::uint64_t> boolean(const message_place& where) {
        if (tokens.kind() == text_token::integer) return magnitude(1, false, where);
        const std::string_view word = tokens.text();
        const bool yes = word == "true" || word == "True" || word == "t";
        const bool no = word == "false" || word == "False" || word == "f";
        if (!yes && !no) {
            wrong_value("true or false", where);
            return std::nullopt;
        }
        tokens.next();
        return yes ? 1 : 0;
    }
    std::optional<std::uint64_t> enumerator(const schema_field& f, const message_place& where) {
        if (tokens.kind() != text_token::word) {
            return tokens.kind() == text_token::integer || tokens.is('-')
                       ? integer(value_form::int32, where)
                       : magnitude(0, false, where);
        }
        const std::string_view word = tokens.text();
        for (const enum_value& v : values_in(f)) {
            if (v.name == word) {
                tokens.next();
                return static_cast<std::uint64_t>(static_cast<std::int64_t>(v.value));
            }
        }
        wrong_value("a value of " + std::string{enum_in_field(f).name}, where);
        return std::nullopt;
    }
    std::optional<std::uint64_t> real(value_form form, const message_place& where) {
        const bool negative = take('-');
        const std::string_view token = tokens.text();
        double value = 0;
        const bool decimal = token.size() == 1 || !token.starts_with('0') ||
                             tokens.kind() == text_token::real;
        if (tokens.kind() == text_token::real ||
            (tokens.kind() == text_token::integer && decimal)) {
            value = real_of(token);
        } else if (is_word_of(token, "inf") || is_word_of(token, "infinity")) {
            value = std::numeric_limits<double>::infinity();
        } else if (is_word_of(token, "nan")) {
            value = std::numeric_limits<double>::quiet_NaN();
        } else {
            wrong_value("a decimal number", where);
            return std::nullopt;
        }
        tokens.next();
        return real_bits(negative ? -value : value, form);
    }
};

}  // namespace detail

}  // namespace evergraph

#endif

// ---- evergraph/format/text_parser.hpp
// text_parser: turns protobuf text of any message in the table into the message's bytes.
#ifndef EVERGRAPH_FORMAT_TEXT_PARSER_HPP
#define EVERGRAPH_FORMAT_TEXT_PARSER_HPP

namespace evergraph {

namespace detail {

// One message while it is read.
struct text_frame {
    const schema_message& type;
    message_place& where;
    int depth;  // how many more messages may open inside
    std::array<std::uint32_t, most_fields> seen{};
    std::string first;   // of an entry: its key; of a node: its name
    std::string second;  // of a node: its op

    bool keeps_texts() const { return type.entry || type.name == "NodeDef"; }
};

class text_parser {
 public:
    explicit text_parser(std::string_view text) : in_(text) {}

    expected<std::string, problems> parse(const schema_message& type) {
        message_place top;
        text_frame m{type, top, wire_depth, {}, {}, {}};
        for (fields(m); !in_.at_end(); fields(m)) {
            in_.note("a closing bracket", "one that opened before", top);
            in_.tokens.next();
        }
        if (!in_.found.empty()) return unexpected<problems>{std::move(in_.found)};
        return out_.text();
    }

 private:
    void fields(text_frame& m) {
        while (!in_.at_end() && !in_.tokens.closes_message()) {
            const text_token kind = in_.tokens.kind();
            if (kind == text_token::word) {
                named_field(m);
            } else if (kind == text_token::integer) {
                numbered_field(m);
            } else if (in_.tokens.is('[')) {
                bracketed_field(m);
            } else {
                in_.unexpected_token("a field", m.where);
                in_.tokens.next();
                in_.recover();
            }
            if (!in_.take(';')) in_.take(',');
        }
        close_run();
    }

    void named_field(text_frame& m) {
        const std::string_view name = in_.tokens.text();
        const schema_field* const f = find_field(m.type, name);
        if (f == nullptr) {
            in_.note("the field '" + std::string{name} + "'", "a field of " + name_of(m.type), m.where);
        }
        if (f == nullptr || f->count == field_count::retired) {
            in_.tokens.next();
            const bool valued = in_.tokens.is(':') || in_.tokens.opens_message();
            return valued ? in_.skip_value() : in_.recover();
        }
        check_single(m, *f);
        in_.tokens.next();
        if (!in_.take(':') && f->form != value_form::message) {
            in_.unexpected_token("':' behind " + std::string{name}, m.where);
            in_.recover();
        } else if (f->count != field_count::one && in_.take('[')) {
            list(m, *f);
        } else {
            value(m, *f);
        }
    }

    static std::string name_of(const schema_message& type) {
        return type.name.empty() ? "a message that is not known" : std::string{type.name};
    }
    static std::uint32_t& seen(text_frame& m, const schema_field& f) {
        return m.seen[static_cast<std::size_t>(&f - fields_in(m.type).data())];
    }

    // Must be called on the name of the field.
    void check_single(text_frame& m, const schema_field& f) {
        if (f.count != field_count::one) return;
        if (seen(m, f) > 0) {
            in_.note("the field '" + std::string{f.name} + "' a second time", "it once", m.where);
        }
        if (f.oneof == 0) return;
        for (const schema_field& other : fields_in(m.type)) {
            if (&other == &f || other.oneof != f.oneof || seen(m, other) == 0) continue;
            in_.note("the field '" + std::string{f.name} + "' beside '" + std::string{other.name} + "'",
                     "one of them", m.where);
            return;
        }
    }

    void list(text_frame& m, const schema_field& f) {
        if (in_.take(']')) return;
        do {
            value(m, f);
        } while (in_.take(','));
        if (in_.take(']')) return;
        in_.unexpected_token("',' or ']' in the list " + std::string{f.name}, m.where);
        in_.recover();
    }

    void value(text_frame& m, const schema_field& f) {
        message_place here{&m.where, f.name, -1, {}, false};
        if (f.count == field_count::many) here.index = seen(m, f);
        if (f.count == field_count::map) here.keyed = true;
        if (f.form == value_form::message) {
            ++seen(m, f);
            message(m, f.number, message_in_field(f), here);
        } else if (f.form == value_form::text || f.form == value_form::bytes) {
            string(m, f, here);
        } else {
            number(m, f, here);
        }
    }

    void message(const text_frame& outer, std::uint32_t number, const schema_message& type,
                 message_place& here) {
        if (!in_.tokens.opens_message()) return in_.wrong_value("'{'", here);
        if (outer.depth == 0) {
            in_.note("messages nested too deep",
                     "at most " + std::to_string(wire_depth) + " in each other", here);
            return in_.skip_group();
        }
        const char closing = in_.tokens.is('{') ? '}' : '>';
        const text_place opened = in_.tokens.place();
        const std::size_t before = in_.found.size();
        in_.tokens.next();
        close_run();
        out_.open(number);
        text_frame m{type, here, outer.depth - 1, {}, {}, {}};
        fields(m);
        out_.close();
        in_.end_of_message(closing, opened, here);
        if (type.name == "NodeDef") in_.name_node(before, m.first, m.second);
    }

    void string(text_frame& m, const schema_field& f, message_place& here) {
        std::string text;
        if (!in_.string(text, f.form == value_form::text, here)) return;
        keep(m, f, text);
        if (text.empty() && is_implied(m, f)) return;
        ++seen(m, f);
        close_run();
        out_.bytes(f.number, text);
    }

    void number(text_frame& m, const schema_field& f, message_place& here) {
        const std::string_view token = in_.tokens.text();
        const auto bits = in_.number(f, here);
        if (!bits.has_value()) return;
        keep(m, f, token);
        if (*bits == 0 && is_implied(m, f)) return;
        ++seen(m, f);
        if (!is_packed(f)) {
            close_run();
            out_.tag(f.number, wire_type_in_file(f.form));
        } else if (run_ != &f) {
            close_run();
            out_.open(f.number);
            run_ = &f;
        }
        put(wire_type_in_file(f.form), *bits);
    }

    // A default that files leave out.
    static bool is_implied(const text_frame& m, const schema_field& f) {
        return f.count == field_count::one && f.oneof == 0 && !m.type.entry;
    }

    static void keep(text_frame& m, const schema_field& f, std::string_view text) {
        if (!m.keeps_texts() || f.number > 2) return;
        (f.number == 1 ? m.first : m.second) = text;
        if (m.type.entry && f.number == 1) m.where.key = m.first;
    }

    void put(wire_type type, std::uint64_t bits) {
        if (type == wire_type::fixed32) {
            out_.fixed32(static_cast<std::uint32_t>(bits));
        } else if (type == wire_type::fixed64) {
            out_.fixed64(bits);
        } else {
            out_.varint(bits);
        }
    }
    // Repeated numbers that follow each other share one length.
    void close_run() {
        if (run_ != nullptr) out_.close();
        run_ = nullptr;
    }

    // A field without a name, as libprotobuf writes what it does not know: 7: 5, 7: 0x00000005,
    // 7: 0x0000000000000005, 7: "bytes", 7 { ... }
    void numbered_field(text_frame& m) {
        static constexpr schema_message unknown{};
        const auto n = integer_of(in_.tokens.text());
        if (!n.has_value() || *n == 0 || *n >= std::uint64_t{1} << 29U) {
            in_.note("the field number " + std::string{in_.tokens.text()}, "1 to 536870911", m.where);
        }
        const auto number = static_cast<std::uint32_t>(n.value_or(1) & 0x1FFFFFFFU);
        in_.tokens.next();
        close_run();
        const std::string name = std::to_string(number);
        message_place here{&m.where, name, -1, {}, false};
        const bool colon = in_.take(':');
        if (in_.tokens.opens_message() || !colon) {
            const schema_field* const f = find_field(m.type, number);
            const bool known = f != nullptr && f->form == value_form::message;
            return message(m, number, known ? message_in_field(*f) : unknown, here);
        }
        if (in_.tokens.kind() == text_token::string) {
            std::string bytes;
            if (in_.string(bytes, false, here)) out_.bytes(number, bytes);
        } else if (const auto value = in_.plain_number(here); value.has_value()) {
            out_.tag(number, value->type);
            put(value->type, value->bits);
        }
    }

    // [type.googleapis.com/tensorflow.GraphDef] { ... } in an Any; no message has extensions.
    void bracketed_field(text_frame& m) {
        const bool any = m.type.name == "google.protobuf.Any";
        if (!any) in_.note("an extension", "a field of " + name_of(m.type), m.where);
        const std::string url = in_.type_url();
        const schema_message* const type = find_message(type_in(url));
        if (any && type == nullptr) in_.note("the type '" + url + "'", "one that is known", m.where);
        if (!in_.take(']')) {
            in_.unexpected_token("']'", m.where);
            return in_.recover();
        }
        if (!any || type == nullptr) return in_.skip_value();
        if (m.seen[0] > 0 || m.seen[1] > 0) in_.note("a second value", "one", m.where);
        m.seen[0] = m.seen[1] = 1;
        in_.take(':');
        out_.bytes(1, url);
        message_place here{&m.where, type->name, -1, {}, false};
        message(m, 2, *type, here);
    }

    // The table's name of the type that a URL ends in.
    static std::string_view type_in(std::string_view url) {
        constexpr std::string_view package = "tensorflow.";
        url = url.substr(url.rfind('/') + 1);
        return url.starts_with(package) ? url.substr(package.size()) : url;
    }

    text_input in_;
    wire_builder out_;
    const schema_field* run_ = nullptr;
};

}  // namespace detail

// The bytes of a message of type `type`, with the fields in the order of the text. Reading goes on
// behind a mistake: all are reported (at most 200), each with line:column and the field's path.
inline expected<std::string, problems> text_to_wire(std::string_view text,
                                                    const schema_message& type) {
    return detail::text_parser{text}.parse(type);
}

}  // namespace evergraph

#endif

// ---- evergraph/format/text_reader.hpp
// text_reader: reads graphs from protobuf text.
#ifndef EVERGRAPH_FORMAT_TEXT_READER_HPP
#define EVERGRAPH_FORMAT_TEXT_READER_HPP

namespace evergraph {

// A GraphDef in text. The graph holds no view of `file`. Every problem bears line:column and the
// field's path, and the node's name where that could be read.
inline expected<graph_def, problems> read_graph_text(const shared_bytes& file) {
    auto bytes = text_to_wire(file.view(), *find_message("GraphDef"));
    if (!bytes.has_value()) return unexpected<problems>{std::move(bytes.error())};
    return read_graph_def(shared_bytes::copy_of(*std::move(bytes)));
}

}  // namespace evergraph

#endif

// ---- evergraph/format/text_printer.hpp
// text_printer: turns the bytes of any message in the table into protobuf text.
#ifndef EVERGRAPH_FORMAT_TEXT_PRINTER_HPP
#define EVERGRAPH_FORMAT_TEXT_PRINTER_HPP

namespace evergraph {

namespace detail {

class text_printer {
 public:
    // False if the message's own fields end in a fault; those before it are printed.
    bool message(wire_reader r, const schema_message& type) {
        const message_fields m = fields_of_bytes(r, type);
        if (type.entry) {
            // Both key and value are shown, even if they are left out.
            for (const schema_field& f : fields_in(type)) one(item_or_default(m, f), r.depth());
        }
        for (const field_item& item : m.items) {
            if (item.field == nullptr) {
                unknown(item);
            } else if (!type.entry) {
                known(item, r.depth());
            }
        }
        return m.whole;
    }
    std::string text() && { return std::move(out_); }

 private:
    void known(const field_item& item, int depth) {
        if (is_packed(*item.field) && item.type == wire_type::bytes) {
            packed(*item.field, item.bytes);
        } else if (!is_left_out(item)) {
            one(item, depth);
        }
    }

    void packed(const schema_field& f, std::string_view bytes) {
        const wire_type type = wire_type_in_file(f.form);
        for (wire_reader r{bytes}; r.left() != 0;) {
            const std::uint64_t bits = type == wire_type::fixed32   ? r.fixed32()
                                       : type == wire_type::fixed64 ? r.fixed64()
                                                                    : r.varint();
            one({&f, f.number, type, bits, {}, 0}, 0);
        }
    }

    void one(const field_item& item, int depth) {
        const schema_field& f = *item.field;
        indent();
        out_ += f.name;
        if (f.form == value_form::message) {
            open();
            message(wire_reader{item.bytes, 0, depth - 1}, message_in_field(f));
            close();
            return;
        }
        out_ += ": ";
        if (f.form == value_form::text || f.form == value_form::bytes) {
            append_quoted(out_, item.bytes);
        } else {
            number(f, item.bits);
        }
        out_ += '\n';
    }

    void number(const schema_field& f, std::uint64_t bits) {
        switch (f.form) {
            case value_form::int32:
                out_ += std::to_string(static_cast<std::int32_t>(bits));
                break;
            case value_form::int64: out_ += std::to_string(static_cast<std::int64_t>(bits)); break;
            case value_form::uint32:
                out_ += std::to_string(static_cast<std::uint32_t>(bits));
                break;
            case value_form::sint64:
                out_ += std::to_string(static_cast<std::int64_t>((bits >> 1U) ^ (~(bits & 1U) + 1U)));
                break;
            case value_form::float32:
                append_real(out_, std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
                break;
            case value_form::float64: append_real(out_, std::bit_cast<double>(bits)); break;
            case value_form::boolean: out_ += bits != 0 ? "true" : "false"; break;
            case value_form::enumeration: enumerator(f, static_cast<std::int32_t>(bits)); break;
            default: out_ += std::to_string(bits); break;
        }
    }
    void enumerator(const schema_field& f, std::int32_t value) {
        for (const enum_value& v : values_in(f)) {
            if (v.value == value) {
                out_ += v.name;
                return;
            }
        }
        out_ += std::to_string(value);
    }

    // A field with a length is shown as a message if it can be one: nothing else tells what it is.
    void unknown(const field_item& item, int depth = 10) {
        indent();
        out_ += std::to_string(item.number);
        const bool group = item.type == wire_type::group_begin;
        const bool inside = item.type == wire_type::bytes && !item.bytes.empty() && depth > 0 &&
                            reads_whole(wire_reader{item.bytes, 0, depth});
        if (group || inside) {
            open();
            wire_reader r{item.bytes};
            if (group) r.next();
            unknown_fields(r, depth - 1);
            return close();
        }
        out_ += ": ";
        if (item.type == wire_type::bytes) {
            append_quoted(out_, item.bytes);
        } else if (item.type == wire_type::varint) {
            out_ += std::to_string(item.bits);
        } else {
            hex(item.bits, item.type == wire_type::fixed32 ? 8 : 16);
        }
        out_ += '\n';
    }
    // Up to the end of the message or of the group.
    void unknown_fields(wire_reader& r, int depth) {
        static constexpr schema_message nothing{};
        while (r.next() && r.type() != wire_type::group_end) unknown(take_item(r, nothing), depth);
    }
    void hex(std::uint64_t bits, unsigned digits) {
        out_ += "0x";
        while (digits-- > 0) out_ += "0123456789abcdef"[(bits >> (4U * digits)) & 15U];
    }

    void indent() { out_.append(2 * level_, ' '); }
    void open() {
        out_ += " {\n";
        ++level_;
    }
    void close() {
        --level_;
        indent();
        out_ += "}\n";
    }

    std::string out_;
    std::size_t level_ = 0;
};

}  // namespace detail

// What libprotobuf's TextFormat prints: fields by number, maps by key, numbers as short as they
// read back, enumerators by name, bytes beyond ASCII in octal, unknown fields by number. A field
// whose value does not read is shown by its number too, so that its bytes survive.
inline expected<std::string, problems> wire_to_text(std::string_view bytes,
                                                    const schema_message& type) {
    detail::text_printer printer;
    if (printer.message(wire_reader{bytes}, type)) return std::move(printer).text();
    protobuf_reading to;
    wire_reader r{bytes};
    while (r.next()) r.skip();
    to.note(r.fault(), r.offset(), {nullptr, type.name, -1, {}, false});
    return unexpected<problems>{std::move(to.found)};
}

}  // namespace evergraph

#endif

// ---- evergraph/format/text_writer.hpp
// text_writer: writes graphs as protobuf text.
#ifndef EVERGRAPH_FORMAT_TEXT_WRITER_HPP
#define EVERGRAPH_FORMAT_TEXT_WRITER_HPP

namespace evergraph {

// A GraphDef as libprotobuf's TextFormat prints it, the library and debug_info included.
inline std::string write_graph_text(const graph_def& g) {
    const std::string bytes = write_graph_def(g);
    detail::text_printer printer;
    printer.message(wire_reader{bytes}, *find_message("GraphDef"));
    return std::move(printer).text();
}

}  // namespace evergraph

#endif

// ---- evergraph/format/mapped_file.hpp
// mapped_file: a file's bytes, mapped where the system can, and a way to write a file whole.
#ifndef EVERGRAPH_FORMAT_MAPPED_FILE_HPP
#define EVERGRAPH_FORMAT_MAPPED_FILE_HPP

#if defined(__cpp_exceptions)
#include <boost/interprocess/file_mapping.hpp>
#include <boost/interprocess/mapped_region.hpp>
#endif
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace evergraph {

namespace detail {

inline unexpected<problem> file_refused(problem_kind kind, const std::filesystem::path& path,
                                        const std::string& reason) {
    problem p;
    p.kind = kind;
    p.code = reason == std::generic_category().message(ENOENT)   ? status_code::not_found
             : reason == std::generic_category().message(EACCES) ? status_code::permission_denied
                                                                 : status_code::failed_precondition;
    p.found = path.string() + ": " + reason;
    return unexpected<problem>{std::move(p)};
}
inline std::string reason_of(int error) { return std::generic_category().message(error); }

struct file_closer {
    void operator()(std::FILE* f) const { std::fclose(f); }
};
using open_file = std::unique_ptr<std::FILE, file_closer>;

inline expected<shared_bytes, problem> read_into_memory(const std::filesystem::path& path) {
    const open_file file{std::fopen(path.string().c_str(), "rb")};
    if (!file) return file_refused(problem_kind::file_not_opened, path, reason_of(errno));
    std::string bytes;
    std::size_t got = 0;
    do {
        // Grows with what came, so that a pipe or a file without a size needs no guess.
        const std::size_t had = bytes.size();
        const std::size_t room = had < 65536 ? 65536 : had / 2;
        bytes.resize(had + room);
        got = std::fread(bytes.data() + had, 1, room, file.get());
        bytes.resize(had + got);
    } while (got != 0);
    if (std::ferror(file.get()) != 0) {
        return file_refused(problem_kind::file_not_opened, path, reason_of(errno));
    }
    bytes.shrink_to_fit();
    return shared_bytes::copy_of(std::move(bytes));
}

#if defined(__cpp_exceptions)
// Nothing if the file cannot be mapped: it is then read, which also gives the reason.
inline shared_bytes try_to_map(const std::filesystem::path& path) {
    namespace ipc = boost::interprocess;
    try {
        const ipc::file_mapping file{path.string().c_str(), ipc::read_only};
        auto region = std::make_shared<const ipc::mapped_region>(file, ipc::read_only);
        const std::string_view bytes{static_cast<const char*>(region->get_address()),
                                     region->get_size()};
        return {std::move(region), bytes};
    } catch (const ipc::interprocess_exception&) {
        return {};
    }
}
#else
inline shared_bytes try_to_map(const std::filesystem::path&) { return {}; }
#endif

}  // namespace detail

// The bytes stay valid as long as any view of them lives. A mapped file must not be truncated
// meanwhile: whoever replaces it should write another and rename, as write_file does.
inline expected<shared_bytes, problem> map_file(const std::filesystem::path& path) {
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(path, error);
    if (!std::filesystem::exists(status)) {
        return detail::file_refused(problem_kind::file_not_opened, path,
                                    error ? error.message() : detail::reason_of(ENOENT));
    }
    if (std::filesystem::is_directory(status)) {
        return detail::file_refused(problem_kind::file_not_opened, path,
                                    detail::reason_of(EISDIR));
    }
    if (std::filesystem::is_regular_file(status)) {
        shared_bytes mapped = detail::try_to_map(path);
        if (!mapped.empty()) return mapped;
    }
    return detail::read_into_memory(path);
}

namespace detail {

inline expected<void, problem> write_whole(open_file file, const std::filesystem::path& path,
                                           std::string_view bytes) {
    if (!file) return file_refused(problem_kind::file_not_written, path, reason_of(errno));
    const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file.get()) == bytes.size();
    const int error = errno;
    if (!written) return file_refused(problem_kind::file_not_written, path, reason_of(error));
    if (std::fclose(file.release()) != 0) {
        return file_refused(problem_kind::file_not_written, path, reason_of(errno));
    }
    return {};
}

}  // namespace detail

// The file is there with all its bytes, or as it was before: they go to a file beside it, which is
// then renamed. A file that is replaced keeps its permissions, a symbolic link its place. What is
// no regular file (a pipe, a device) is written as it stands.
inline expected<void, problem> write_file(std::filesystem::path path, std::string_view bytes) {
    std::error_code error;
    if (std::filesystem::is_symlink(std::filesystem::symlink_status(path, error))) {
        const std::filesystem::path target = std::filesystem::weakly_canonical(path, error);
        if (!error) path = target;
    }
    const std::filesystem::file_status status = std::filesystem::status(path, error);
    if (std::filesystem::is_directory(status)) {
        return detail::file_refused(problem_kind::file_not_written, path,
                                    detail::reason_of(EISDIR));
    }
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
        return detail::write_whole(
            detail::open_file{std::fopen(path.string().c_str(), "wb")}, path, bytes);
    }
    std::filesystem::path beside;
    detail::open_file file;
    for (int attempt = 0; !file && attempt < 100; ++attempt) {
        beside = path;
        beside += ".part" + std::to_string(attempt);
        file.reset(std::fopen(beside.string().c_str(), "wbx"));
        if (!file && errno != EEXIST) break;
    }
    if (!file) {
        return detail::file_refused(problem_kind::file_not_written, path,
                                    detail::reason_of(errno));
    }
    if (std::filesystem::exists(status)) {
        std::filesystem::permissions(beside, status.permissions(), error);
    }
    auto done = detail::write_whole(std::move(file), path, bytes);
    if (done.has_value()) {
        std::filesystem::rename(beside, path, error);
        if (!error) return done;
        done = detail::file_refused(problem_kind::file_not_written, path, error.message());
    }
    std::filesystem::remove(beside, error);
    return done;
}

}  // namespace evergraph

#endif

// ---- evergraph/format/file_kind.hpp
// file_kind: what a file is, told from its bytes and never from its name.
#ifndef EVERGRAPH_FORMAT_FILE_KIND_HPP
#define EVERGRAPH_FORMAT_FILE_KIND_HPP

namespace evergraph {

enum class file_kind : std::uint8_t {
    empty,
    graph,
    graph_text,
    meta_graph,
    meta_graph_text,
    saved_model,
    saved_model_text,
    checkpoint_index,
    checkpoint_v1,
    checkpoint_state,
    tfjs_model,
    npy,
    onnx,
    tflite,
    hdf5,
    zip,
    gzip,
    elf,
    png,
    jpeg,
    json,
    text,
    binary,
};

constexpr std::string_view phrase_of(file_kind kind) {
    switch (kind) {
        case file_kind::empty: return "an empty file";
        case file_kind::graph: return "a binary GraphDef";
        case file_kind::graph_text: return "a text GraphDef";
        case file_kind::meta_graph: return "a binary MetaGraphDef";
        case file_kind::meta_graph_text: return "a text MetaGraphDef";
        case file_kind::saved_model: return "a binary SavedModel";
        case file_kind::saved_model_text: return "a text SavedModel";
        case file_kind::checkpoint_index: return "the index of a checkpoint";
        case file_kind::checkpoint_v1: return "a checkpoint of the first format";
        case file_kind::checkpoint_state: return "the state file of a checkpoint folder";
        case file_kind::tfjs_model: return "a TensorFlow.js model";
        case file_kind::npy: return "a NumPy array";
        case file_kind::onnx: return "an ONNX model";
        case file_kind::tflite: return "a TensorFlow Lite model";
        case file_kind::hdf5: return "an HDF5 file";
        case file_kind::zip: return "a zip archive";
        case file_kind::gzip: return "gzip-compressed data";
        case file_kind::elf: return "an ELF program";
        case file_kind::png: return "a PNG image";
        case file_kind::jpeg: return "a JPEG image";
        case file_kind::json: return "other JSON";
        case file_kind::text: return "other text";
        case file_kind::binary: return "unknown binary data";
    }
    return "unknown";
}

namespace detail {

// Walks the fields of a message that may be cut short or no message at all. `bytes` holds what is
// there of a length-delimited field, even if less than its length.
struct field_glance {
    std::uint32_t field = 0;
    wire_type type = wire_type::varint;
    std::string_view bytes;
};
template <class Use>
constexpr void glance(std::string_view message, const Use& use) {
    wire_reader r{message};
    for (int seen = 0; seen < 64 && r.next(); ++seen) {
        field_glance f{r.field(), r.type(), {}};
        if (f.type != wire_type::bytes) {
            if (!r.skip()) return;
        } else {
            f.bytes = r.bytes();
            if (r.failed()) {
                std::size_t at = r.offset();
                while (at < message.size() && static_cast<unsigned char>(message[at]) >= 0x80) ++at;
                if (r.fault() == wire_fault::long_length && at < message.size()) {
                    f.bytes = message.substr(at + 1);
                }
            }
        }
        use(f);
    }
}

// Text without control characters; a character that is cut off at the end does not count.
constexpr bool is_plain(std::string_view s, bool lines) {
    while (!s.empty()) {
        const auto c = static_cast<unsigned char>(s[0]);
        const bool white = c == '\n' || c == '\r' || c == '\t' || c == '\f';
        if (c == 0x7F || (c < 0x20 && !(lines && white))) return false;
        const std::size_t length = utf8_length(s);
        if (length == 0) return s.size() < 4 && c >= 0xC2;
        s.remove_prefix(length);
    }
    return true;
}

// NodeDef: all fields have a length, name and op are words, an attr begins with its key.
constexpr bool is_like_node(std::string_view message) {
    bool named = false;
    bool fits = true;
    glance(message, [&](const field_glance& f) {
        if (f.field > 7) return;
        if (f.type != wire_type::bytes) fits = false;
        if (f.field <= 4 && !is_plain(f.bytes, false)) fits = false;
        if (f.field == 5 && !f.bytes.empty() && f.bytes[0] != '\x0A') fits = false;
        if (f.field <= 2 && !f.bytes.empty()) named = true;
    });
    return named && fits;
}

constexpr bool is_like_versions(std::string_view message) {
    bool fits = !message.empty();
    glance(message, [&](const field_glance& f) {
        const bool number = f.type == wire_type::varint || (f.field == 3 && f.type == wire_type::bytes);
        if (f.field > 3 || !number) fits = false;
    });
    return fits;
}

// FunctionDefLibrary: its functions begin with a signature, a message that begins with a name.
constexpr bool is_like_library(std::string_view message) {
    bool fits = false;
    glance(message, [&](const field_glance& f) {
        if (f.field == 1 && f.bytes.size() > 2 && f.bytes[0] == '\x0A') {
            wire_reader signature{f.bytes};
            signature.next();
            const std::string_view op = signature.bytes();
            if (!op.empty() && op[0] == '\x0A') fits = true;
        }
    });
    return fits;
}

constexpr bool is_like_graph(std::string_view message) {
    bool found = false;
    bool fits = true;
    glance(message, [&](const field_glance& f) {
        if (f.field == 1 && is_like_node(f.bytes)) found = true;
        if (f.field == 2 && is_like_library(f.bytes)) found = true;
        if (f.field == 4 && is_like_versions(f.bytes)) found = true;
        if (f.field <= 5 && f.field != 3 && f.type != wire_type::bytes) fits = false;
        if (f.field == 3 && f.type != wire_type::varint) fits = false;
    });
    return found && fits;
}

// MetaInfoDef: strings, a list of ops, one flag.
constexpr bool is_like_meta_info(std::string_view message) {
    bool found = false;
    bool fits = true;
    glance(message, [&](const field_glance& f) {
        const bool string = f.field == 1 || (f.field >= 4 && f.field <= 6);
        if (f.field <= 6 && f.type != wire_type::bytes) fits = false;
        if (f.field == 7 && f.type != wire_type::varint) fits = false;
        if (string && !is_plain(f.bytes, false)) fits = false;
        if (f.field >= 4 && f.field <= 6) found = true;
        if (f.field == 2 && !f.bytes.empty() && f.bytes[0] == '\x0A') found = true;
    });
    return found && fits;
}

constexpr bool is_like_meta_graph(std::string_view message) {
    bool found = false;
    bool fits = true;
    glance(message, [&](const field_glance& f) {
        if (f.field == 1 && is_like_meta_info(f.bytes)) found = true;
        if (f.field == 2 && is_like_graph(f.bytes)) found = true;
        if (f.field <= 7 && f.type != wire_type::bytes) fits = false;
    });
    return found && fits;
}

constexpr file_kind kind_of_message(std::string_view bytes) {
    bool schema_version = false;
    bool meta_graphs = false;
    bool onnx_graph = false;
    bool onnx_opset = false;
    glance(bytes, [&](const field_glance& f) {
        if (f.field == 1 && f.type == wire_type::varint) schema_version = true;
        if (f.field == 2 && is_like_meta_graph(f.bytes)) meta_graphs = true;
        if (f.field == 7 && f.type == wire_type::bytes) onnx_graph = true;
        if (f.field == 8 && f.type == wire_type::bytes) onnx_opset = true;
    });
    if (schema_version && meta_graphs) return file_kind::saved_model;
    if (schema_version && (onnx_graph || onnx_opset)) return file_kind::onnx;
    if (is_like_graph(bytes)) return file_kind::graph;
    if (is_like_meta_graph(bytes)) return file_kind::meta_graph;
    return file_kind::binary;
}

// Both checkpoint formats are sorted tables; the value of their first key, which is empty, is a
// BundleHeaderProto that begins with a number or a SavedTensorSlices that begins with a message.
constexpr file_kind kind_of_table(std::string_view bytes) {
    const std::size_t key = bytes.substr(0, 10).find(std::string_view{"\0\0", 2});
    if (key == std::string_view::npos) return file_kind::checkpoint_index;
    std::size_t at = key + 2;
    while (at < bytes.size() && static_cast<unsigned char>(bytes[at]) >= 0x80) ++at;
    const std::string_view value = bytes.substr(std::min(at + 1, bytes.size()), 1);
    return value == "\x0A" ? file_kind::checkpoint_v1 : file_kind::checkpoint_index;
}

// Past white space and comments; the first word of protobuf text, if a field follows it.
constexpr std::string_view first_word(std::string_view s) {
    constexpr std::string_view white = " \t\r\n\f";
    while (!s.empty()) {
        s.remove_prefix(std::min(s.find_first_not_of(white), s.size()));
        if (s.empty() || s[0] != '#') break;
        s.remove_prefix(std::min(s.find('\n'), s.size()));
    }
    std::size_t length = 0;
    const auto is_word = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    };
    while (length < s.size() && is_word(s[length])) ++length;
    const std::size_t next = s.find_first_not_of(white, length);
    if (next == std::string_view::npos) return {};
    if (length == 0) return s.substr(0, 1);
    return s[next] == '{' || s[next] == ':' || s[next] == '<' ? s.substr(0, length)
                                                              : std::string_view{};
}

struct named_kind {
    std::string_view name;
    file_kind kind;
};

constexpr file_kind kind_of_text(std::string_view bytes) {
    constexpr std::array<named_kind, 16> words{{
        {"node", file_kind::graph_text},
        {"library", file_kind::graph_text},
        {"version", file_kind::graph_text},
        {"versions", file_kind::graph_text},
        {"debug_info", file_kind::graph_text},
        {"meta_info_def", file_kind::meta_graph_text},
        {"graph_def", file_kind::meta_graph_text},
        {"saver_def", file_kind::meta_graph_text},
        {"collection_def", file_kind::meta_graph_text},
        {"signature_def", file_kind::meta_graph_text},
        {"asset_file_def", file_kind::meta_graph_text},
        {"object_graph_def", file_kind::meta_graph_text},
        {"saved_model_schema_version", file_kind::saved_model_text},
        {"meta_graphs", file_kind::saved_model_text},
        {"model_checkpoint_path", file_kind::checkpoint_state},
        {"all_model_checkpoint_paths", file_kind::checkpoint_state},
    }};
    const std::string_view word = first_word(bytes);
    for (const named_kind& w : words) {
        if (w.name == word) return w.kind;
    }
    if (word == "{") {
        const bool model = bytes.find("\"modelTopology\"") != std::string_view::npos;
        return model ? file_kind::tfjs_model : file_kind::json;
    }
    return word == "[" ? file_kind::json : file_kind::text;
}

}  // namespace detail

// Looks at the structure, so a file that is cut short or broken further on is still recognised.
constexpr file_kind recognise(std::string_view bytes) {
    using namespace std::string_view_literals;
    constexpr std::array<detail::named_kind, 9> beginnings{{
        {"\x93NUMPY"sv, file_kind::npy},
        {"\x89HDF\r\n\x1a\n"sv, file_kind::hdf5},
        {"PK\x03\x04"sv, file_kind::zip},
        {"PK\x05\x06"sv, file_kind::zip},
        {"\x1f\x8b"sv, file_kind::gzip},
        {"\x7f"
         "ELF"sv,
         file_kind::elf},
        {"\x89PNG"sv, file_kind::png},
        {"\xff\xd8\xff"sv, file_kind::jpeg},
        {"\xef\xbb\xbf"sv, file_kind::text},
    }};
    if (bytes.empty()) return file_kind::empty;
    for (const detail::named_kind& b : beginnings) {
        if (bytes.starts_with(b.name)) return b.kind;
    }
    if (bytes.size() >= 8 && bytes.substr(4, 4) == "TFL3") return file_kind::tflite;
    if (bytes.ends_with("\x57\xfb\x80\x8b\x24\x75\x47\xdb"sv)) return detail::kind_of_table(bytes);
    if (detail::is_plain(bytes.substr(0, 4096), true)) return detail::kind_of_text(bytes);
    return detail::kind_of_message(bytes);
}

}  // namespace evergraph

#endif

// ---- evergraph/format/read_graph_file.hpp
// read_graph_file: a graph from a path: maps the file, recognises its kind, reads it.
#ifndef EVERGRAPH_FORMAT_READ_GRAPH_FILE_HPP
#define EVERGRAPH_FORMAT_READ_GRAPH_FILE_HPP

namespace evergraph {

// A graph from bytes of any kind, binary or text; bytes of another kind are refused with what they
// seem to be.
// `name` stands in problems only.
inline expected<graph_def, problems> read_graph(const shared_bytes& bytes,
                                                const std::string& name = "the input") {
    const file_kind kind = recognise(bytes.view());
    if (kind == file_kind::graph) return read_graph_def(bytes);
    if (kind == file_kind::graph_text) return read_graph_text(bytes);
    if (kind == file_kind::binary) {
        // Too little to recognise, or a graph of nothing that is known: the reader decides.
        auto graph = read_graph_def(bytes);
        if (graph.has_value() && (!graph->nodes.empty() || graph->versions.has_value())) {
            return graph;
        }
    }
    problem p;
    p.code = status_code::invalid_argument;
    p.kind = problem_kind::other_kind_of_file;
    p.found = name + " seems to be " + std::string{phrase_of(kind)};
    p.needed = std::string{phrase_of(file_kind::graph)} + " or " +
               std::string{phrase_of(file_kind::graph_text)};
    return unexpected<problems>{problems{std::move(p)}};
}

inline expected<graph_def, problems> read_graph_file(const std::filesystem::path& path) {
    const auto bytes = map_file(path);
    if (!bytes.has_value()) return unexpected<problems>{problems{bytes.error()}};
    return read_graph(*bytes, path.string());
}

}  // namespace evergraph

#endif

// ---- evergraph/format/write_graph.hpp
// write_graph: writes a graph as a file of a given kind, binary or text.
#ifndef EVERGRAPH_FORMAT_WRITE_GRAPH_HPP
#define EVERGRAPH_FORMAT_WRITE_GRAPH_HPP

namespace evergraph {

// The kind of graph that a file of this name is taken for: text if it ends in .pbtxt, else binary.
// For output alone; what a file holds is told by `recognise`.
inline file_kind graph_kind_of(const std::filesystem::path& name) {
    return name.extension() == ".pbtxt" ? file_kind::graph_text : file_kind::graph;
}

// The bytes of a file; a kind that is no graph is a problem.
inline expected<std::string, problem> write_graph(const graph_def& g, file_kind kind) {
    if (kind == file_kind::graph) return write_graph_def(g);
    if (kind == file_kind::graph_text) return write_graph_text(g);
    problem p;
    p.code = status_code::unimplemented;
    p.kind = problem_kind::not_supported;
    p.found = "writing a graph as " + std::string{phrase_of(kind)};
    p.needed = std::string{phrase_of(file_kind::graph)} + " or " +
               std::string{phrase_of(file_kind::graph_text)};
    return unexpected<problem>{std::move(p)};
}

}  // namespace evergraph

#endif

// ---- evergraph/format/npy_header.hpp
// npy_header: the front of a .npy file: element type, order and shape, as a Python dict.
#ifndef EVERGRAPH_FORMAT_NPY_HEADER_HPP
#define EVERGRAPH_FORMAT_NPY_HEADER_HPP

namespace evergraph {

struct npy_header {
    dtype type = dtype::invalid;
    char kind = 0;              // NumPy's letter: f i u b c S U V
    std::size_t item_size = 0;  // bytes of one element
    bool big_endian = false;
    bool fortran_order = false;
    std::vector<std::int64_t> sizes;
    std::size_t data_begins = 0;
};

namespace detail {

// Takes tokens off the front of the dict; what does not fit gives nothing.
class npy_dict {
 public:
    explicit npy_dict(std::string_view text) : rest_(text) {}

    bool take(char c) {
        skip_space();
        if (rest_.empty() || rest_[0] != c) return false;
        rest_.remove_prefix(1);
        return true;
    }
    std::optional<std::string_view> quoted() {
        skip_space();
        if (rest_.empty() || (rest_[0] != '\'' && rest_[0] != '"')) return std::nullopt;
        const std::size_t end = rest_.find(rest_[0], 1);
        if (end == std::string_view::npos) return std::nullopt;
        const std::string_view inside = rest_.substr(1, end - 1);
        rest_.remove_prefix(end + 1);
        return inside;
    }
    std::optional<bool> boolean() {
        skip_space();
        for (const std::string_view word : {std::string_view{"True"}, std::string_view{"False"}}) {
            if (!rest_.starts_with(word)) continue;
            rest_.remove_prefix(word.size());
            return word == "True";
        }
        return std::nullopt;
    }
    std::optional<std::int64_t> number() {
        skip_space();
        std::int64_t n = 0;
        const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), n);
        if (error != std::errc{}) return std::nullopt;
        rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
        take('L');  // written by Python 2
        return n;
    }
    std::optional<std::vector<std::int64_t>> tuple() {
        std::vector<std::int64_t> numbers;
        if (!take('(')) return std::nullopt;
        while (!take(')')) {
            const auto n = number();
            if (!n) return std::nullopt;
            numbers.push_back(*n);
            if (!take(',')) {
                if (!take(')')) return std::nullopt;
                break;
            }
        }
        return numbers;
    }
    bool at_end() {
        skip_space();
        return rest_.empty();
    }

 private:
    void skip_space() {
        rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size()));
    }
    std::string_view rest_;
};

struct npy_row {
    char kind;
    std::size_t size;
    dtype type;
};
inline constexpr npy_row npy_rows[]{
    {'f', 4, dtype::float32}, {'f', 8, dtype::float64},   {'f', 2, dtype::half},
    {'i', 1, dtype::int8},    {'i', 2, dtype::int16},     {'i', 4, dtype::int32},
    {'i', 8, dtype::int64},   {'u', 1, dtype::uint8},     {'u', 2, dtype::uint16},
    {'u', 4, dtype::uint32},  {'u', 8, dtype::uint64},    {'b', 1, dtype::boolean},
    {'c', 8, dtype::complex64}, {'c', 16, dtype::complex128}, {'V', 2, dtype::bfloat16},
    {'f', 1, dtype::float8_e5m2},
};

inline unexpected<problem> npy_header_refused(problem_kind kind, std::string found,
                                              std::string needed) {
    problem p;
    p.code = kind == problem_kind::not_supported ? status_code::unimplemented
                                                 : status_code::data_loss;
    p.kind = kind;
    p.found = std::move(found);
    p.needed = std::move(needed);
    return unexpected<problem>{std::move(p)};
}

// "<f4": byte order, kind, size.
inline bool read_descr(std::string_view descr, npy_header& h) {
    if (descr.size() < 3) return false;
    if (std::string_view{"<>|="}.find(descr[0]) == std::string_view::npos) return false;
    h.big_endian = descr[0] == '>';
    h.kind = descr[1];
    std::size_t size = 0;
    const char* const end = descr.data() + descr.size();
    const auto [stop, error] = std::from_chars(descr.data() + 2, end, size);
    if (error != std::errc{} || stop != end || size > (std::size_t{1} << 31U)) return false;
    h.item_size = h.kind == 'U' ? size * 4 : size;
    if (h.kind == 'S' || h.kind == 'U') h.type = dtype::string;
    for (const npy_row& row : npy_rows) {
        if (row.kind == h.kind && row.size == size) h.type = row.type;
    }
    return h.type != dtype::invalid;
}

inline expected<npy_header, problem> read_npy_dict(std::string_view text) {
    const auto broken = [&] {
        return npy_header_refused(problem_kind::unreadable_bytes,
                                  "the header " + std::string{text.substr(0, 100)},
                                  "a dict of descr, fortran_order and shape");
    };
    npy_header h;
    npy_dict dict{text};
    unsigned seen = 0;
    if (!dict.take('{')) return broken();
    while (!dict.take('}')) {
        const auto key = dict.quoted();
        if (!key || !dict.take(':')) return broken();
        if (*key == "descr") {
            const auto descr = dict.quoted();
            if (!descr || !read_descr(*descr, h)) {
                return npy_header_refused(
                    problem_kind::not_supported,
                    descr ? "elements of type " + std::string{*descr} : "elements that are records",
                    "numbers, booleans or strings; objects and records are not read");
            }
            seen |= 1U;
        } else if (*key == "fortran_order") {
            const auto order = dict.boolean();
            if (!order) return broken();
            h.fortran_order = *order;
            seen |= 2U;
        } else if (*key == "shape") {
            auto sizes = dict.tuple();
            if (!sizes) return broken();
            h.sizes = *std::move(sizes);
            seen |= 4U;
        } else {
            return broken();
        }
        if (!dict.take(',')) {
            if (!dict.take('}')) return broken();
            break;
        }
    }
    if (seen != 7U || !dict.at_end()) return broken();
    return h;
}

}  // namespace detail

// Formats 1.0 (length in two bytes), 2.0 and 3.0 (in four).
inline expected<npy_header, problem> read_npy_header(std::string_view file) {
    constexpr std::string_view magic = "\x93NUMPY";
    const auto byte = [&](std::size_t i) {
        return static_cast<std::size_t>(static_cast<unsigned char>(file[i]));
    };
    if (!file.starts_with(magic) || file.size() < 10) {
        return detail::npy_header_refused(problem_kind::unreadable_bytes,
                                          "no mark of a NumPy array", "a .npy file");
    }
    const std::size_t major = byte(6);
    if (major < 1 || major > 3 || byte(7) != 0) {
        return detail::npy_header_refused(
            problem_kind::not_supported,
            "format " + std::to_string(major) + "." + std::to_string(byte(7)), "1.0, 2.0 or 3.0");
    }
    std::size_t begin = 10;
    std::size_t length = byte(8) | (byte(9) << 8U);
    if (major > 1) {
        begin = 12;
        if (file.size() >= begin) length |= (byte(10) << 16U) | (byte(11) << 24U);
    }
    if (file.size() < begin || length > file.size() - begin) {
        return detail::npy_header_refused(problem_kind::unreadable_bytes,
                                          "a file that ends inside its header",
                                          std::to_string(length) + " bytes of header");
    }
    auto header = detail::read_npy_dict(file.substr(begin, length));
    if (header.has_value()) header->data_begins = begin + length;
    return header;
}

// "<f4"; empty for what is no number.
inline std::string npy_descr(dtype type) {
    switch (type) {
        case dtype::qint8:
        case dtype::int4:
        case dtype::int2: type = dtype::int8; break;
        case dtype::quint8:
        case dtype::uint4:
        case dtype::uint2: type = dtype::uint8; break;
        case dtype::qint16: type = dtype::int16; break;
        case dtype::quint16: type = dtype::uint16; break;
        case dtype::qint32: type = dtype::int32; break;
        default: break;
    }
    for (const detail::npy_row& row : detail::npy_rows) {
        if (row.type != type) continue;
        const bool ordered = row.size > 1 || row.kind == 'f';
        return std::string{ordered ? '<' : '|', row.kind} + std::to_string(row.size);
    }
    return byte_size(type) == 1 ? "<V1" : "";
}

// The whole front of the file. Like NumPy, leaves room for the first size to grow to 21 digits,
// and lets the elements begin at a multiple of 64.
inline std::string npy_header_text(const std::string& descr, const shape& dims) {
    std::string dict = "{'descr': '" + descr + "', 'fortran_order': False, 'shape': (";
    for (std::size_t i = 0; i < dims.rank(); ++i) {
        dict += std::to_string(dims[i]) + (dims.rank() == 1 ? "," : i + 1 < dims.rank() ? ", " : "");
    }
    dict += "), }";
    if (dims.rank() != 0) dict.append(21 - std::to_string(dims[0]).size(), ' ');
    const bool is_long = dict.size() + 1 + 64 > 65535;
    const std::size_t front = is_long ? 12 : 10;
    dict.append(64 - (front + dict.size() + 1) % 64, ' ');
    dict += '\n';
    std::string out = is_long ? std::string{"\x93NUMPY\2\0", 8} : std::string{"\x93NUMPY\1\0", 8};
    for (std::size_t i = 0; i < front - 8; ++i) {
        out += static_cast<char>((dict.size() >> (8 * i)) & 0xFFU);
    }
    return out + dict;
}

}  // namespace evergraph

#endif

// ---- evergraph/format/npy.hpp
// npy: reads and writes NumPy's .npy files.
#ifndef EVERGRAPH_FORMAT_NPY_HPP
#define EVERGRAPH_FORMAT_NPY_HPP

namespace evergraph {

namespace detail {

inline unexpected<problem> npy_refused(problem_kind kind, std::string found, std::string needed) {
    problem p;
    p.code = kind == problem_kind::not_supported     ? status_code::unimplemented
             : kind == problem_kind::value_too_large ? status_code::resource_exhausted
                                                     : status_code::data_loss;
    p.kind = kind;
    p.found = std::move(found);
    p.needed = std::move(needed);
    return unexpected<problem>{std::move(p)};
}

// Calls use(i) with the place in the file of each element, in row-major order.
template <class Use>
void visit_elements(const npy_header& h, const shape& dims, const Use& use) {
    const std::size_t rank = dims.rank();
    std::vector<std::size_t> step(rank, 1);
    for (std::size_t k = 1; k < rank; ++k) {
        const std::size_t d = h.fortran_order ? k : rank - 1 - k;
        const std::size_t inner = h.fortran_order ? d - 1 : d + 1;
        step[d] = step[inner] * static_cast<std::size_t>(dims[inner]);
    }
    std::vector<std::int64_t> at(rank, 0);
    std::size_t place = 0;
    for (std::int64_t n = 0; n < dims.elements(); ++n) {
        use(place);
        for (std::size_t d = rank; d-- > 0;) {
            place += step[d];
            if (++at[d] < dims[d]) break;
            place -= step[d] * static_cast<std::size_t>(dims[d]);
            at[d] = 0;
        }
    }
}

// One `U` element: code points of four bytes, padded with zeros.
inline bool append_code_points(std::string& out, std::string_view bytes, bool big_endian) {
    std::size_t kept = out.size();
    for (std::size_t i = 0; i + 4 <= bytes.size(); i += 4) {
        std::uint32_t point = 0;
        for (std::size_t k = 0; k < 4; ++k) {
            const std::size_t from = big_endian ? i + k : i + 3 - k;
            point = (point << 8U) | static_cast<unsigned char>(bytes[from]);
        }
        if (point > 0x10FFFF || (point >= 0xD800 && point < 0xE000)) return false;
        append_utf8(out, static_cast<char32_t>(point));
        if (point != 0) kept = out.size();
    }
    out.resize(kept);
    return true;
}

inline expected<tensor, problem> npy_strings(const npy_header& h, const shape& dims,
                                             std::string_view data) {
    tensor t = tensor::uninitialized(dtype::string, dims);
    std::string* out = t.writable<std::string>().data();
    bool sound = true;
    visit_elements(h, dims, [&](std::size_t place) {
        const std::string_view element = data.substr(place * h.item_size, h.item_size);
        if (h.kind == 'U') {
            sound = append_code_points(*out, element, h.big_endian) && sound;
        } else {
            const std::size_t last = element.find_last_not_of('\0');
            *out = element.substr(0, last == std::string_view::npos ? 0 : last + 1);
        }
        ++out;
    });
    if (sound) return t;
    return npy_refused(problem_kind::unreadable_bytes, "text with a code point that does not exist",
                       "Unicode");
}

inline tensor npy_numbers(const npy_header& h, const shape& dims, std::string_view data) {
    tensor t = tensor::uninitialized(h.type, dims);
    char* out = const_cast<char*>(t.bytes().data());
    const bool is_complex = h.kind == 'c';
    const std::size_t part = is_complex ? h.item_size / 2 : h.item_size;
    visit_elements(h, dims, [&](std::size_t place) {
        std::memcpy(out, data.data() + place * h.item_size, h.item_size);
        if (h.big_endian) {
            std::reverse(out, out + part);
            if (is_complex) std::reverse(out + part, out + h.item_size);
        }
        if (h.type == dtype::boolean) *out = *out != 0 ? '\1' : '\0';
        out += h.item_size;
    });
    return t;
}

}  // namespace detail

// Formats 1.0, 2.0 and 3.0, either byte order, either order of elements. `S` and `U` become
// strings (bytes as they are, and UTF-8), `V2` bfloat16 and `f1` float8_e5m2, as ml_dtypes writes
// them. What needs no
// conversion is a view of `file`. Pickled objects and records are refused.
inline expected<tensor, problem> read_npy(const shared_bytes& file) {
    using detail::npy_refused;
    auto header = read_npy_header(file.view());
    if (!header.has_value()) return unexpected<problem>{std::move(header).error()};
    const npy_header& h = *header;
    const auto dims = shape::checked({h.sizes.data(), h.sizes.size()});
    const std::string_view data = file.view().substr(h.data_begins);
    // A bound for elements without bytes as well (`S0`), which nothing else bounds.
    const auto most = static_cast<std::int64_t>(data.size() / std::max<std::size_t>(h.item_size, 1));
    if (!dims || (h.item_size != 0 && dims->elements() > most) ||
        (h.item_size == 0 && dims->elements() > 4096)) {
        return npy_refused(problem_kind::unreadable_bytes,
                           std::to_string(data.size()) + " bytes of elements",
                           dims ? text(*dims) + " elements of " + std::to_string(h.item_size) +
                                      " bytes"
                                : std::string{"sizes whose product fits 64 bits"});
    }
    if (static_cast<std::size_t>(dims->elements()) * h.item_size != data.size()) {
        return npy_refused(problem_kind::unreadable_bytes,
                           std::to_string(data.size()) + " bytes of elements",
                           std::to_string(static_cast<std::size_t>(dims->elements()) * h.item_size));
    }
    if (h.type == dtype::string) return detail::npy_strings(h, *dims, data);
    const std::size_t alignment = std::min<std::size_t>(h.item_size, 8);
    const bool aligned = std::bit_cast<std::uintptr_t>(data.data()) % alignment == 0;
    if (!h.big_endian && aligned && h.type != dtype::boolean && (!h.fortran_order || dims->rank() < 2)) {
        return tensor::view(h.type, *dims, file.part(data));
    }
    return detail::npy_numbers(h, *dims, data);
}

namespace detail {

// The longest string, at least 1 as NumPy has it; nothing if one ends in NUL, which an `S` element
// cannot keep.
inline std::optional<std::size_t> string_width(const tensor& t) {
    std::size_t width = 1;
    for (const std::string& s : t.values<std::string>()) {
        if (!s.empty() && s.back() == '\0') return std::nullopt;
        width = std::max(width, s.size());
    }
    return width;
}

}  // namespace detail

// Format 1.0, little-endian, row-major, byte for byte as numpy.save writes it. Strings become `S`
// of the longest; quantized types and int4 to uint2 their integers; the small floats `<V2`, `<f1`
// and `<V1`, as ml_dtypes writes them (`<V1` does not tell which, so it is not read).
inline expected<std::string, problem> write_npy(const tensor& t,
                                                std::size_t most_bytes = std::size_t{1} << 33U) {
    using detail::npy_refused;
    if (t.type() != dtype::string) {
        const std::string descr = npy_descr(t.type());
        if (descr.empty()) {
            return npy_refused(problem_kind::not_supported,
                               "a tensor of dtype " + name_of(t.type()),
                               "a dtype whose elements are values");
        }
        return npy_header_text(descr, t.dims()).append(t.bytes());
    }
    const auto width = detail::string_width(t);
    if (!width) {
        return npy_refused(problem_kind::not_supported, "a string that ends in a zero byte",
                           "strings that an S element can keep");
    }
    const auto count = static_cast<std::size_t>(t.elements());
    if (count != 0 && *width > most_bytes / count) {
        return npy_refused(problem_kind::value_too_large,
                           std::to_string(count) + " strings of up to " + std::to_string(*width) +
                               " bytes",
                           "at most " + std::to_string(most_bytes) + " bytes in all");
    }
    std::string out = npy_header_text("|S" + std::to_string(*width), t.dims());
    out.reserve(out.size() + count * *width);
    for (const std::string& s : t.values<std::string>()) {
        out += s;
        out.append(*width - s.size(), '\0');
    }
    return out;
}

}  // namespace evergraph

#endif

// ---- evergraph/pass/check_attr.hpp
// check_attr: whether one attr of a node holds what its op asks for.
#ifndef EVERGRAPH_PASS_CHECK_ATTR_HPP
#define EVERGRAPH_PASS_CHECK_ATTR_HPP

namespace evergraph {

namespace detail {

inline std::string asked_text(const attr_def& def) {
    const std::string type{name_of(def.type)};
    return def.is_list ? "list(" + type + ")" : type;
}

inline bool is_scalar_of(attr_type type, const attr_value& value) {
    switch (type) {
        case attr_type::string: return value.as<std::string>() != nullptr;
        case attr_type::integer: return value.as<std::int64_t>() != nullptr;
        case attr_type::floating: return value.as<float>() != nullptr;
        case attr_type::boolean: return value.as<bool>() != nullptr;
        case attr_type::type: return value.as<dtype>() != nullptr;
        case attr_type::shape: return value.as<shape_proto>() != nullptr;
        case attr_type::tensor: return value.as<tensor_proto>() != nullptr;
        case attr_type::func: return value.as<func_attr>() != nullptr;
    }
    return false;
}

// How many elements the list has if only the member of this type is filled, else -1.
inline std::int64_t length_as(attr_type type, const attr_list& l) {
    const std::size_t sizes[]{l.s.size(),    l.i.size(),     l.f.size(),      l.b.size(),
                              l.type.size(), l.shape.size(), l.tensor.size(), l.func.size()};
    static_assert(static_cast<int>(attr_type::func) == 7, "the order of attr_type is that of sizes");
    for (std::size_t i = 0; i < 8; ++i) {
        if (i != static_cast<std::size_t>(type) && sizes[i] != 0) return -1;
    }
    return static_cast<std::int64_t>(sizes[static_cast<std::size_t>(type)]);
}

// What is wrong with one type; empty if nothing.
inline std::string type_fault(const attr_def& def, dtype t) {
    if (!is_known(t)) return name_of(t) + ", which is no known type";
    if (is_ref(t)) return name_of(t) + ", which is a reference";
    if (def.restricts_types && !def.allowed_types.contains(t)) return name_of(t);
    return {};
}

// Calls f(quoted text) for each string that the op allows.
template <class F>
void for_each_allowed_string(const attr_def& def, F f) {
    spec_cursor cursor{def.allowed_strings};
    while (!cursor.at_end()) {
        f(cursor.value());
        if (!cursor.eat(',')) return;
    }
}

inline bool allows(const attr_def& def, std::string_view bytes) {
    bool found = def.allowed_strings.empty();
    for_each_allowed_string(def, [&](std::string_view literal) {
        if (quotes(literal, bytes)) found = true;
    });
    return found;
}

inline problem attr_problem(const node& n, const attr_def& def, problem_kind kind,
                            std::string found, std::string needed) {
    problem p = problem_at(n, kind, status_code::invalid_argument, std::move(found),
                           std::move(needed), "set the attr to such a value");
    p.attr = def.name;
    return p;
}

inline std::string allowed_text(const attr_def& def) {
    if (def.restricts_types) return "one of " + names_of(def.allowed_types);
    return def.allowed_strings.empty() ? "a known type, not a reference"
                                       : "one of " + std::string{def.allowed_strings};
}

inline std::optional<problem> check_allowed(const node& n, const attr_def& def,
                                            const attr_value& value) {
    std::string fault;
    const auto look_at_type = [&](dtype t) {
        if (fault.empty()) fault = type_fault(def, t);
    };
    const auto look_at_string = [&](const std::string& s) {
        if (fault.empty() && !allows(def, s)) fault = "'" + s + "'";
    };
    if (def.type == attr_type::type) {
        if (const dtype* t = value.as<dtype>()) look_at_type(*t);
        if (const attr_list* l = value.as<attr_list>()) {
            for (dtype t : l->type) look_at_type(t);
        }
    }
    if (def.type == attr_type::string) {
        if (const std::string* s = value.as<std::string>()) look_at_string(*s);
        if (const attr_list* l = value.as<attr_list>()) {
            for (const std::string& s : l->s) look_at_string(s);
        }
    }
    if (fault.empty()) return std::nullopt;
    return attr_problem(n, def, problem_kind::attr_not_allowed, fault, allowed_text(def));
}

}  // namespace detail

// The rules of TensorFlow's ValidateAttrValue: the declared type, the minimum, the allowed values.
// A list attr may be wholly unset, which is the empty list.
inline std::optional<problem> check_attr(const node& n, const attr_def& def,
                                         const attr_value& value) {
    std::int64_t measured = def.minimum;
    if (def.is_list) {
        const attr_list* list = value.as<attr_list>();
        measured = list == nullptr ? 0 : detail::length_as(def.type, *list);
        if ((list == nullptr && value.as<std::monostate>() == nullptr) || measured < 0) {
            return detail::attr_problem(n, def, problem_kind::wrong_attr_type, text(value),
                                        detail::asked_text(def));
        }
    } else {
        if (!detail::is_scalar_of(def.type, value)) {
            return detail::attr_problem(n, def, problem_kind::wrong_attr_type, text(value),
                                        detail::asked_text(def));
        }
        if (const auto* i = value.as<std::int64_t>()) measured = *i;
    }
    if (def.has_minimum && measured < def.minimum) {
        return detail::attr_problem(
            n, def, problem_kind::attr_below_minimum, text(value),
            (def.is_list ? "a length of at least " : "at least ") + std::to_string(def.minimum));
    }
    return detail::check_allowed(n, def, value);
}

}  // namespace evergraph

#endif

// ---- evergraph/pass/check.hpp
// check: all that keeps a graph_def from being what its ops and versions say, in one report.
#ifndef EVERGRAPH_PASS_CHECK_HPP
#define EVERGRAPH_PASS_CHECK_HPP

namespace evergraph {

enum class unknown_attrs : std::uint8_t {
    refuse,  // an attr the op lacks may change what the op means: a problem
    ignore,  // as newer TensorFlow does
};

struct check_options {
    unknown_attrs attrs = unknown_attrs::refuse;
    std::span<const std::string> functions = {};  // the graph's own functions, which are ops too
};

struct check_report {
    version_def versions;
    problems found;
    problems warnings;  // ops that a newer producer may no longer use; once for each op
    bool ok() const noexcept { return found.empty(); }
};

namespace detail {

class graph_checker {
 public:
    graph_checker(const graph_def& g, table_view ops, std::int32_t consumer,
                  const check_options& options, check_report& report)
        : g_(g),
          ops_(ops),
          consumer_(consumer),
          options_(options),
          report_(report),
          links_(link(g)) {}

    void run() {
        append(report_.found, std::move(links_.found));
        definitions_.reserve(g_.nodes.size());
        outputs_.reserve(g_.nodes.size());
        for (const node_def& n : g_.nodes) {
            const op_definition* op = ops_.find(n.op, report_.versions.producer);
            definitions_.push_back(op);
            outputs_.push_back(op == nullptr ? std::nullopt : types_of(*op, op->outputs, n.attrs));
        }
        for (std::size_t i = 0; i < g_.nodes.size(); ++i) check_node(i);
    }

 private:
    static void append(problems& to, problems from) {
        to.insert(to.end(), std::make_move_iterator(from.begin()),
                  std::make_move_iterator(from.end()));
    }
    void add(problem p) { report_.found.push_back(std::move(p)); }

    void check_node(std::size_t i) {
        const node_def& n = g_.nodes[i];
        const op_definition* op = definitions_[i];
        if (op == nullptr) {
            if (!n.op.empty() && !is_function(n.op)) {
                add(problem_at(n, problem_kind::unknown_op, status_code::not_found, "'" + n.op + "'",
                               "an op of the table or a function of the graph",
                               "register the op, or use a program that knows it"));
            }
            return;
        }
        check_deprecation(n, *op);
        check_attrs(n, *op);
        check_inputs(i, *op);
    }

    bool is_function(std::string_view op) const {
        return std::find(options_.functions.begin(), options_.functions.end(), op) !=
               options_.functions.end();
    }

    void check_deprecation(const node_def& n, const op_definition& op) {
        if (op.deprecated == op_definition::open || op.restored <= consumer_) return;
        const std::string use = op.successor.empty() ? std::string{op.reason}
                                                     : "use " + std::string{op.successor};
        const std::int32_t producer = report_.versions.producer;
        const bool too_late = op.is_deprecated_at(producer);
        if (!too_late && op.restored != op_definition::open) return;
        if (!too_late && !warned_.insert(op.name).second) return;
        const problem_kind kind =
            too_late ? problem_kind::deprecated_op : problem_kind::deprecated_later;
        problem p = problem_at(n, kind, status_code::unimplemented,
                               "producer " + std::to_string(producer),
                               "a producer below " + std::to_string(op.deprecated), use);
        p.nearest_version = op.deprecated - 1;
        (too_late ? report_.found : report_.warnings).push_back(std::move(p));
    }

    void check_attrs(const node_def& n, const op_definition& op) {
        for (const named_attr& a : n.attrs) {
            if (a.name.starts_with('_')) continue;
            const attr_def* def = op.attr(a.name);
            if (def == nullptr) {
                if (options_.attrs == unknown_attrs::refuse) refuse_attr(n, op, a);
                continue;
            }
            if (a.value.as<attr_placeholder>() != nullptr) continue;
            if (auto p = check_attr(n, *def, a.value)) {
                add(std::move(*p));
            } else if (const auto* count = a.value.as<std::int64_t>()) {
                check_count(n, op, *def, *count);
            }
        }
        for (const attr_def& def : op.attrs) {
            if (def.has_default || n.attrs.find(def.name) != nullptr) continue;
            problem p = problem_at(n, problem_kind::missing_attr, status_code::invalid_argument,
                                   "no value and no default", asked_text(def), "set the attr");
            p.attr = def.name;
            add(std::move(p));
        }
    }

    // An attr that says how many values a port holds must fit 31 bits.
    void check_count(const node_def& n, const op_definition& op, const attr_def& def,
                     std::int64_t count) {
        const auto counts = [&](const port_def& port) { return port.number_attr == def.name; };
        if (std::none_of(op.inputs.begin(), op.inputs.end(), counts) &&
            std::none_of(op.outputs.begin(), op.outputs.end(), counts)) {
            return;
        }
        if (count >= 0 && count <= std::numeric_limits<std::int32_t>::max()) return;
        add(attr_problem(n, def, problem_kind::attr_not_allowed, "int " + std::to_string(count),
                         "a number of values from 0 to 2147483647"));
    }

    void refuse_attr(const node_def& n, const op_definition& op, const named_attr& a) {
        std::string names;
        for (const attr_def& def : op.attrs) {
            names += (names.empty() ? "" : ", ") + std::string{def.name};
        }
        problem p = problem_at(n, problem_kind::unknown_attr, status_code::invalid_argument,
                               text(a.value), names.empty() ? "no attrs" : "one of " + names,
                               "the graph may be written by a newer program: remove the attr or "
                               "use a newer table");
        p.attr = a.name;
        add(std::move(p));
    }

    void check_inputs(std::size_t i, const op_definition& op) {
        const node_def& n = g_.nodes[i];
        const auto inputs = links_.inputs_of(i);
        const auto asked = types_of(op, op.inputs, n.attrs);
        std::int64_t slot = 0;
        for (const input_link& from : inputs) {
            if (from.output == control_slot) continue;
            const std::optional<dtype> given = output_type(n, slot, from);
            if (asked && given && slot < asked->size() && !may_feed(*given, (*asked)[slot])) {
                add_mismatch(n, slot, from, *given, *asked);
            }
            ++slot;
        }
        if (asked && slot != asked->size()) {
            add(problem_at(n, problem_kind::wrong_input_count, status_code::invalid_argument,
                           std::to_string(slot) + " data inputs", std::to_string(asked->size()),
                           slot < asked->size() ? "add the missing inputs"
                                                : "remove the inputs that are too many"));
        }
    }

    // The type of the output that an input takes, if it is known; reports an output that is not there.
    std::optional<dtype> output_type(const node_def& n, std::int64_t slot, const input_link& from) {
        if (from.node == input_link::missing || !outputs_[from.node]) return std::nullopt;
        const port_types& types = *outputs_[from.node];
        if (from.output < types.size()) return types[from.output];
        const node_def& source = g_.nodes[from.node];
        add(problem_at(n, problem_kind::output_index_too_large, status_code::invalid_argument,
                       "input " + std::to_string(slot) + " is '" + source.name + ":" +
                           std::to_string(from.output) + "'",
                       "an output of " + source.op + " below " + std::to_string(types.size()),
                       "correct the index"));
        return std::nullopt;
    }

    void add_mismatch(const node_def& n, std::int64_t slot, const input_link& from, dtype given,
                      const port_types& asked) {
        const std::string source =
            text(tensor_name{g_.nodes[from.node].name, from.output});
        problem p = problem_at(n, problem_kind::type_mismatch, status_code::invalid_argument,
                               name_of(given) + " from '" + source + "' at input " +
                                   std::to_string(slot),
                               name_of(asked[slot]), "cast the value or correct the type attrs");
        p.attr = asked.port_of(slot);
        add(std::move(p));
    }

    const graph_def& g_;
    table_view ops_;
    std::int32_t consumer_;
    const check_options& options_;
    check_report& report_;
    graph_links links_;
    std::vector<const op_definition*> definitions_;
    std::vector<std::optional<port_types>> outputs_;
    std::set<std::string_view> warned_;
};

}  // namespace detail

// Versions first, then the shape of the graph, then node by node in file order: op, deprecation,
// attrs, inputs. Nothing is changed; time is linear in the graph.
inline check_report check(const graph_def& g, table_view ops, version_window reader,
                          const check_options& options = {}) {
    check_report report;
    report.versions = versions_of(g);
    if (auto p = check_versions(report.versions, reader)) report.found.push_back(std::move(*p));
    detail::graph_checker{g, ops, reader.consumer, options, report}.run();
    return report;
}

}  // namespace evergraph

#endif

// ---- evergraph/pass/report_json.hpp
// report_json: a report as one JSON object, for other programs.
#ifndef EVERGRAPH_PASS_REPORT_JSON_HPP
#define EVERGRAPH_PASS_REPORT_JSON_HPP

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

// ---- evergraph/pass/prune.hpp
// prune: the part of a graph that fetches and targets need, with feeds and fetches built in.
#ifndef EVERGRAPH_PASS_PRUNE_HPP
#define EVERGRAPH_PASS_PRUNE_HPP

namespace evergraph {

// Feeds and fetches are tensor names (`x`, `x:1`), targets node names.
struct prune_request {
    std::vector<std::string> feeds;
    std::vector<std::string> fetches;
    std::vector<std::string> targets;
};

namespace detail {

// One output of a node.
using endpoint = std::pair<node_id, int>;

class graph_pruner {
 public:
    graph_pruner(const graph& g, const prune_request& request, table_view ops)
        : g_(g), request_(request), ops_(ops), producer_(g.versions ? g.versions->producer : 0) {}

    expected<graph, problems> run() {
        check_request();
        resolve();
        if (!found_.empty()) return unexpected<problems>{std::move(found_)};
        mark_needed();
        return build();
    }

 private:
    void complain(problem_kind kind, status_code code, const std::string& found,
                  std::string needed, std::string remedy, const node* at = nullptr) {
        problem p = problem_at(at == nullptr ? node{} : *at, kind, code, found, std::move(needed),
                               std::move(remedy));
        found_.push_back(std::move(p));
    }

    // Names are compared as text, as TensorFlow does: "a" and "a:0" count as different.
    void check_request() {
        if (request_.fetches.empty() && request_.targets.empty()) {
            complain(problem_kind::nothing_requested, status_code::invalid_argument, "neither",
                     "at least one fetch or target", "name an output to fetch");
        }
        std::set<std::string_view> fed;
        for (const std::string& name : request_.feeds) {
            if (!fed.insert(name).second) {
                complain(problem_kind::feed_given_twice, status_code::invalid_argument,
                         "'" + name + "'", "each feed once", "drop one of them");
            }
        }
        for (const std::string& name : request_.fetches) {
            if (fed.count(name) != 0) {
                complain(problem_kind::fed_and_fetched, status_code::invalid_argument,
                         "'" + name + "'", "a fetch that is not fed", "drop one of them");
            }
        }
    }

    void resolve() {
        for (const std::string& name : request_.feeds) {
            feeds_.push_back(resolve_output(name, problem_kind::unknown_feed));
            feed_at_.emplace(feeds_.back(), feeds_.size() - 1);
        }
        for (const std::string& name : request_.fetches) {
            fetches_.push_back(resolve_output(name, problem_kind::unknown_fetch));
        }
        for (const std::string& name : request_.targets) {
            const auto id = g_.find(parse_tensor_name(name).node);
            if (id) {
                targets_.push_back(*id);
            } else {
                complain(problem_kind::unknown_target, status_code::not_found, "'" + name + "'",
                         "a node of the graph", "correct the name");
            }
        }
    }

    endpoint resolve_output(const std::string& name, problem_kind kind) {
        const tensor_name wanted = parse_tensor_name(name);
        const auto id = g_.find(wanted.node);
        if (!id || wanted.output == control_slot) {
            complain(kind, status_code::not_found, "'" + name + "'", "an output of a node",
                     wanted.output == control_slot ? "name a node to run as a target"
                                                   : "correct the name");
            return {graph::source, 0};
        }
        const node& n = g_[*id];
        const auto types = outputs_of(n);
        if (!types) return {*id, wanted.output};
        if (types->size() == 0) {
            complain(problem_kind::nothing_to_fetch, status_code::invalid_argument,
                     "'" + name + "'", "a node with outputs", "name the node as a target", &n);
        } else if (wanted.output >= types->size()) {
            complain(kind, status_code::invalid_argument, "'" + name + "'",
                     "an output below " + std::to_string(types->size()), "correct the index", &n);
        }
        return {*id, wanted.output};
    }

    std::optional<port_types> outputs_of(const node& n) const {
        const op_definition* op = ops_.find(n.op, producer_);
        return op == nullptr ? std::nullopt : types_of(*op, op->outputs, n.attrs);
    }

    bool is_fed(const endpoint& e) const { return feed_at_.count(e) != 0; }

    // A fed placeholder does not run: what waited for it waits for the feed. Any other fed node
    // still runs if someone waits for it.
    bool feed_stands_for(node_id id) const {
        return is_placeholder(g_[id].op) && feed_at_.lower_bound({id, 0}) != feed_at_.end() &&
               feed_at_.lower_bound({id, 0})->first.first == id;
    }

    void mark_needed() {
        needed_.assign(g_.size() + 2, 0);
        std::vector<node_id> open;
        const auto need = [&](node_id id) {
            if (id > graph::sink && needed_[id] == 0) {
                needed_[id] = 1;
                open.push_back(id);
            }
        };
        for (const endpoint& f : fetches_) {
            if (!is_fed(f)) need(f.first);
        }
        for (node_id id : targets_) need(id);
        while (!open.empty()) {
            const node_id id = open.back();
            open.pop_back();
            for (auto [e, end] = boost::in_edges(id, g_.boost()); e != end; ++e) {
                const node_id from = boost::source(*e, g_.boost());
                const bool replaced = g_[*e].is_control() ? feed_stands_for(from)
                                                          : is_fed({from, g_[*e].output});
                if (!replaced) need(from);
            }
        }
    }

    node end_node(std::string_view op, const endpoint& e, std::size_t index) const {
        node n;
        n.op = op;
        n.name = std::string{op == arg_op ? "_arg_" : "_retval_"} + g_[e.first].name + "_" +
                 std::to_string(e.second) + "_" + std::to_string(index);
        const auto types = outputs_of(g_[e.first]);
        if (types) n.attrs.set("T", base_of((*types)[e.second]));
        n.attrs.set("index", static_cast<std::int64_t>(index));
        return n;
    }

    // The old node's place in the new graph; the feed's node where a feed stands for it.
    endpoint moved(const endpoint& e) const {
        const auto feed = feed_at_.find(e);
        if (feed != feed_at_.end()) return {args_[feed->second], 0};
        return {new_id_[e.first], e.second};
    }

    expected<graph, problems> build() {
        graph out;
        out.versions = g_.versions;
        out.library = g_.library;
        new_id_.assign(needed_.size(), graph::source);
        const auto add = [&](node n) -> node_id {
            auto id = out.add_node(std::move(n));
            if (id) return *id;
            found_.push_back(std::move(id).error());
            return graph::source;
        };
        for (node_id id = graph::sink + 1; id < needed_.size(); ++id) {
            if (needed_[id] != 0) new_id_[id] = add(g_[id]);
        }
        for (std::size_t i = 0; i < feeds_.size(); ++i) {
            args_.push_back(add(end_node(arg_op, feeds_[i], i)));
        }
        for (node_id id = graph::sink + 1; id < needed_.size(); ++id) {
            if (needed_[id] != 0) copy_inputs(id, out);
        }
        for (std::size_t i = 0; i < fetches_.size(); ++i) {
            const node_id ret = add(end_node(retval_op, fetches_[i], i));
            const endpoint from = moved(fetches_[i]);
            if (found_.empty()) out.add_edge(from.first, from.second, ret, 0);
        }
        if (!found_.empty()) return unexpected<problems>{std::move(found_)};
        out.fix_source_and_sink();
        return out;
    }

    void copy_inputs(node_id id, graph& out) const {
        for (auto [e, end] = boost::in_edges(id, g_.boost()); e != end; ++e) {
            const node_id from = boost::source(*e, g_.boost());
            if (from == graph::source) continue;
            if (!g_[*e].is_control()) {
                const endpoint source = moved({from, g_[*e].output});
                out.add_edge(source.first, source.second, new_id_[id], g_[*e].input);
            } else if (!feed_stands_for(from)) {
                out.add_control_edge(new_id_[from], new_id_[id]);
            } else {
                const auto feed = feed_at_.lower_bound({from, 0});
                out.add_control_edge(args_[feed->second], new_id_[id]);
            }
        }
    }

    const graph& g_;
    const prune_request& request_;
    table_view ops_;
    std::int32_t producer_;
    problems found_;
    std::vector<endpoint> feeds_;
    std::map<endpoint, std::size_t> feed_at_;  // the first feed of an endpoint
    std::vector<endpoint> fetches_;
    std::vector<node_id> targets_;
    std::vector<std::uint8_t> needed_;
    std::vector<node_id> new_id_;
    std::vector<node_id> args_;
};

}  // namespace detail

// A new graph of the nodes that fetches and targets need, in their old order, then one _Arg node
// for each feed and one _Retval node for each fetch, in the order of the request (attr `index`).
// All that is wrong with the request is reported together. The graph must have passed `check`.
inline expected<graph, problems> prune(const graph& g, const prune_request& request,
                                       table_view ops) {
    return detail::graph_pruner{g, request, ops}.run();
}

}  // namespace evergraph

#endif

// ---- evergraph/plan/flow_plan.hpp
// flow_plan: who waits for whom when nodes may run zero times or several times.
#ifndef EVERGRAPH_PLAN_FLOW_PLAN_HPP
#define EVERGRAPH_PLAN_FLOW_PLAN_HPP

namespace evergraph {

// What the executor does with a node when it is ready: ordinary nodes have kernels, the others
// only steer.
enum class node_class : std::uint8_t {
    ordinary,
    switch_value,    // data, pred: data goes to output pred
    merge,           // the first live input, and which one it was
    enter,           // into a frame
    exit,            // out of a frame
    next_iteration,  // to the next iteration of the frame
    loop_cond,       // hands its input on
    control_trigger  // runs even if what it waits for is dead
};

struct flow_node {
    node_class kind = node_class::ordinary;
    bool is_constant = false;       // of an Enter: delivers to every iteration
    std::uint32_t frame = 0;        // where it runs
    std::uint32_t child = 0;        // of an Enter: the frame it leads to
    std::uint32_t exit = 0;         // of an Exit: its place among those of its frame
    std::uint32_t local = 0;        // its place among the nodes of its frame
    std::uint32_t first_input = 0;  // the place of its inputs among those of its frame
    std::uint32_t inputs = 0;       // data inputs
    std::uint32_t pending = 0;      // in-edges; of a Merge: 2 x control in-edges + 1
};

// From the node or feed that owns the row.
struct flow_edge {
    static constexpr std::int32_t control = -1;

    std::uint32_t to = 0;           // a node; from size() on, a fetch
    std::uint32_t input = 0;        // of the node
    std::int32_t output = control;  // of the source
    bool is_last = false;           // the last edge of the row that takes this output

    bool is_control() const noexcept { return output == control; }
};

// A loop as it stands in the graph; while it runs there is one frame for each iteration of the
// frame around it. Frame 0 is the graph outside all loops.
struct flow_frame {
    std::string name;  // the frame_name of its Enters
    std::uint32_t parent = 0;
    std::uint32_t enters = 0;              // Enters that lead to it
    std::uint32_t exits = 0;               // Exits that lead out of it
    std::uint32_t inputs = 0;              // data inputs of its nodes, all together
    std::int64_t parallel_iterations = 1;  // how many may go on at once, at least 1
    std::vector<std::uint32_t> nodes;      // in topological order
};

// Empty if the graph has no loops and no conds. Rows of edges: one a node, then one a feed.
struct flow_plan {
    std::vector<flow_node> nodes;
    std::vector<flow_frame> frames;
    std::vector<std::uint32_t> edge_begin{0};
    std::vector<flow_edge> edges;

    bool empty() const noexcept { return nodes.empty(); }
    std::uint32_t size() const noexcept { return static_cast<std::uint32_t>(nodes.size()); }
    std::span<const flow_edge> edges_of(std::uint32_t row) const {
        return {edges.data() + edge_begin[row], edges.data() + edge_begin[row + 1]};
    }
};

}  // namespace evergraph

#endif

// ---- evergraph/plan/plan.hpp
// plan: a frozen graph: who waits for whom, and which value slots each node reads and writes.
#ifndef EVERGRAPH_PLAN_PLAN_HPP
#define EVERGRAPH_PLAN_PLAN_HPP

namespace evergraph {

// Nodes 0..n-1 in a topological order, and their order of execution as compressed rows. Parallel
// edges and parallel control edges count once.
struct task_plan {
    std::vector<std::uint32_t> successor_begin{0};  // n + 1 offsets into `successors`
    std::vector<std::uint32_t> successors;
    std::vector<std::uint32_t> pending;             // how many nodes must be done before node i
    std::vector<std::uint32_t> roots;               // the nodes that wait for none

    std::uint32_t size() const noexcept { return static_cast<std::uint32_t>(pending.size()); }
    std::span<const std::uint32_t> successors_of(std::uint32_t i) const {
        return {successors.data() + successor_begin[i], successors.data() + successor_begin[i + 1]};
    }
};

// What a kernel may know of its node.
struct plan_node {
    std::string name;
    std::string op;
    std::string device;
    attr_map attrs;  // complete: defaults are filled in
    std::vector<dtype> input_types;
    std::vector<dtype> output_types;
    std::int32_t producer = 0;  // the producer version of the graph
};

struct plan_feed {
    std::string name;  // as the caller gave it
    dtype type = dtype::invalid;
    std::uint32_t slot = 0;
};

struct plan_fetch {
    std::string name;  // as the caller gave it
    std::uint32_t slot = 0;
};

// Each output of each node and each feed owns one value slot. A plan with loops or conds has a
// `flow` instead of `tasks`; its nodes are in topological order but for the edges that lead from a
// NextIteration back into a Merge.
struct plan {
    task_plan tasks;
    flow_plan flow;
    std::vector<plan_node> nodes;
    std::vector<std::uint32_t> input_begin{0};  // n + 1 offsets into `input_slots`
    std::vector<std::uint32_t> input_slots;     // slots read, in the order of inputs
    std::vector<std::uint32_t> output_begin{0};  // node i writes slots output_begin[i]..[i + 1]
    std::vector<std::uint32_t> slot_uses;       // reads of each slot; a fetch is one
    std::vector<plan_feed> feeds;
    std::vector<plan_fetch> fetches;

    std::uint32_t size() const noexcept { return static_cast<std::uint32_t>(nodes.size()); }
    std::span<const std::uint32_t> inputs_of(std::uint32_t i) const {
        return {input_slots.data() + input_begin[i], input_slots.data() + input_begin[i + 1]};
    }
};

}  // namespace evergraph

#endif

// ---- evergraph/plan/freeze_flow.hpp
// freeze_flow: the loops and conds of a graph: which frame a node runs in, and who waits for whom.
#ifndef EVERGRAPH_PLAN_FREEZE_FLOW_HPP
#define EVERGRAPH_PLAN_FREEZE_FLOW_HPP

namespace evergraph {

constexpr node_class class_of(std::string_view op) {
    if (is_switch(op)) return node_class::switch_value;
    if (is_merge(op)) return node_class::merge;
    if (is_enter(op)) return node_class::enter;
    if (is_exit(op)) return node_class::exit;
    if (is_next_iteration(op)) return node_class::next_iteration;
    if (op == "LoopCond") return node_class::loop_cond;
    if (op == "ControlTrigger") return node_class::control_trigger;
    return node_class::ordinary;
}

// An edge that closes a loop lawfully.
inline bool is_back_edge(const graph& g, edge_id e) {
    return !g[e].is_control() && is_merge(g[boost::target(e, g.boost())].op) &&
           is_next_iteration(g[boost::source(e, g.boost())].op);
}

namespace detail {

// `order`: the nodes that run, each of a known op, in topological order but for back edges. `args`
// and `retvals`: the ends of the graph, in the order of feeds and fetches.
class flow_freezer {
 public:
    flow_freezer(const graph& g, table_view ops, std::span<const node_id> order,
                 std::span<const node_id> args, std::span<const node_id> retvals)
        : g_(g), ops_(ops), order_(order), args_(args), retvals_(retvals) {}

    expected<flow_plan, problems> run() {
        index_.assign(g_.size() + 2, none);
        gives_to_.assign(g_.size() + 2, 0);
        for (std::size_t i = 0; i < order_.size(); ++i) index_[order_[i]] = to_index(i);
        for (std::size_t i = 0; i < retvals_.size(); ++i) {
            index_[retvals_[i]] = to_index(order_.size() + i);
        }
        flow_.frames.emplace_back();
        for (const node_id id : order_) add_node(id);
        for (const node_id id : order_) check_back_edges(id);
        for (const node_id id : retvals_) check_fetch(id);
        if (!found_.empty()) return unexpected<problems>{std::move(found_)};
        for (const node_id id : order_) add_edges(id);
        for (const node_id id : args_) add_edges(id);
        return std::move(flow_);
    }

 private:
    static constexpr std::uint32_t none = 0xFFFFFFFFU;  // of a frame: not known, complained about

    static std::uint32_t to_index(std::size_t i) { return static_cast<std::uint32_t>(i); }

    void complain(node_id id, std::string found, std::string needed, std::string remedy) {
        found_.push_back(problem_at(g_[id], problem_kind::broken_loop,
                                    status_code::invalid_argument, std::move(found),
                                    std::move(needed), std::move(remedy)));
    }

    std::string named(std::uint32_t frame) const {
        return frame == 0 ? "the graph outside all loops"
                          : "frame '" + flow_.frames[frame].name + "'";
    }

    void add_node(node_id id) {
        flow_node n;
        n.kind = class_of(g_[id].op);
        n.frame = frame_of_inputs(id);
        std::uint32_t controls = 0;
        for (auto [e, end] = boost::in_edges(id, g_.boost()); e != end; ++e) {
            if (boost::source(*e, g_.boost()) == graph::source) continue;
            ++(g_[*e].is_control() ? controls : n.inputs);
        }
        n.pending = n.kind == node_class::merge ? 2 * controls + 1 : controls + n.inputs;
        check_arity(id, n);
        gives_to_[id] = n.frame;
        if (n.frame != none) {
            place(id, n);
            flow_frame& frame = flow_.frames[n.frame];
            n.local = to_index(frame.nodes.size());
            n.first_input = frame.inputs;
            frame.inputs += n.inputs;
            frame.nodes.push_back(index_[id]);
        }
        flow_.nodes.push_back(n);
    }

    // The frame that all inputs come from; nodes without inputs stand outside all loops.
    std::uint32_t frame_of_inputs(node_id id) {
        node_id first = graph::source;
        std::uint32_t frame = 0;
        for (auto [e, end] = boost::in_edges(id, g_.boost()); e != end; ++e) {
            const node_id from = boost::source(*e, g_.boost());
            if (from == graph::source || is_back_edge(g_, *e)) continue;
            if (gives_to_[from] == none) return none;
            if (first == graph::source) {
                first = from;
                frame = gives_to_[from];
            } else if (gives_to_[from] != frame) {
                complain_of_two(id, first, from);
                return none;
            }
        }
        return frame;
    }
    void complain_of_two(node_id id, node_id a, node_id b) {
        complain(id,
                 "input '" + g_[a].name + "' from " + named(gives_to_[a]) + " and input '" +
                     g_[b].name + "' from " + named(gives_to_[b]),
                 "inputs that all come from one frame",
                 "let values go into a loop through Enter and out of it through Exit");
    }

    // What has the name of such an op but another signature would be misunderstood.
    void check_arity(node_id id, const flow_node& n) {
        if (n.kind == node_class::ordinary || n.kind == node_class::control_trigger) return;
        const bool merges = n.kind == node_class::merge;
        const bool switches = n.kind == node_class::switch_value;
        const std::uint32_t inputs = switches ? 2 : merges ? std::max(1U, n.inputs) : 1;
        const std::int64_t outputs = switches ? std::max<std::int64_t>(2, outputs_of(id))
                                     : merges ? 2
                                              : 1;
        if (n.inputs == inputs && outputs_of(id) == outputs) return;
        complain(id,
                 std::to_string(n.inputs) + " data inputs and " + std::to_string(outputs_of(id)) +
                     " outputs",
                 std::to_string(inputs) + " and " + std::to_string(outputs),
                 "give ops of another meaning another name");
    }
    std::int64_t outputs_of(node_id id) const {
        const op_definition& op = *ops_.find(g_[id].op, g_.versions ? g_.versions->producer : 0);
        return types_of(op, op.outputs, g_[id].attrs)->size();
    }

    void place(node_id id, flow_node& n) {
        const bool leaves = n.kind == node_class::exit;
        if (n.kind == node_class::enter) return place_enter(id, n);
        if ((leaves || n.kind == node_class::next_iteration) && n.frame == 0) {
            complain(id, "no frame around it", "a frame that an Enter leads to",
                     "let the values of the loop come in through Enter");
        }
        if (leaves) {
            n.exit = flow_.frames[n.frame].exits++;
            gives_to_[id] = flow_.frames[n.frame].parent;
        }
        if (n.kind == node_class::loop_cond && n.frame != 0 &&
            !conds_.emplace(n.frame, id).second) {
            complain(id,
                     "a second LoopCond in " + named(n.frame) + " beside '" +
                         g_[conds_[n.frame]].name + "'",
                     "one LoopCond for a frame", "give each loop a frame_name of its own");
        }
    }

    void place_enter(node_id id, flow_node& n) {
        const attr_map& attrs = g_[id].attrs;
        const std::string* name = attrs.find_as<std::string>("frame_name");
        const std::int64_t* parallel = attrs.find_as<std::int64_t>("parallel_iterations");
        const bool* constant = attrs.find_as<bool>("is_constant");
        n.is_constant = constant != nullptr && *constant;
        gives_to_[id] = none;
        if (name == nullptr || name->empty()) {
            return complain(id, "no frame_name", "a frame_name that is not empty",
                            "set the same frame_name at all Enters of the loop");
        }
        if (parallel != nullptr && *parallel < 1) {
            return complain(id, "parallel_iterations " + std::to_string(*parallel), "at least 1",
                            "set parallel_iterations to 1 for one iteration at a time");
        }
        const auto [at, is_new] = by_name_.emplace(*name, to_index(flow_.frames.size()));
        if (is_new) {
            flow_frame frame;
            frame.name = *name;
            frame.parent = n.frame;
            frame.parallel_iterations = parallel == nullptr ? 10 : *parallel;
            flow_.frames.push_back(std::move(frame));
        }
        flow_frame& child = flow_.frames[at->second];
        if (child.parent != n.frame) {
            return complain(
                id, "frame '" + *name + "' in " + named(n.frame) + " and in " + named(child.parent),
                "one place for each frame", "give each loop a frame_name of its own");
        }
        ++child.enters;
        n.child = gives_to_[id] = at->second;
    }

    void check_back_edges(node_id id) {
        for (auto [e, end] = boost::in_edges(id, g_.boost()); e != end; ++e) {
            if (!is_back_edge(g_, *e)) continue;
            const std::uint32_t own = gives_to_[id];
            const node_id from = boost::source(*e, g_.boost());
            if (own == none || gives_to_[from] == none || own == gives_to_[from]) continue;
            complain(id,
                     "a Merge in " + named(own) + " and its NextIteration '" + g_[from].name +
                         "' in " + named(gives_to_[from]),
                     "both in one frame", "let the value come in through an Enter of that frame");
        }
    }

    // A value inside a loop would be another one in each iteration.
    void check_fetch(node_id retval) {
        const node_id from = data_inputs(g_, retval).front().from;
        if (gives_to_[from] == none || gives_to_[from] == 0) return;
        complain(from, "a fetch inside " + named(gives_to_[from]), "a value outside all loops",
                 "fetch the output of the loop's Exit");
    }

    void add_edges(node_id id) {
        const std::size_t first = flow_.edges.size();
        for (auto [e, end] = boost::out_edges(id, g_.boost()); e != end; ++e) {
            const std::uint32_t to = index_[boost::target(*e, g_.boost())];
            if (to == none) continue;  // the sink
            flow_edge out;
            out.to = to;
            if (!g_[*e].is_control()) {
                out.output = g_[*e].output;
                out.input = static_cast<std::uint32_t>(g_[*e].input);
            }
            flow_.edges.push_back(out);
        }
        std::map<std::int32_t, std::size_t> last;
        for (std::size_t i = first; i < flow_.edges.size(); ++i) last[flow_.edges[i].output] = i;
        for (const auto& [output, i] : last) flow_.edges[i].is_last = true;
        flow_.edge_begin.push_back(to_index(flow_.edges.size()));
    }

    const graph& g_;
    table_view ops_;
    std::span<const node_id> order_;
    std::span<const node_id> args_;
    std::span<const node_id> retvals_;
    problems found_;
    flow_plan flow_;
    std::vector<std::uint32_t> index_;     // of nodes and fetches, as edges name them
    std::vector<std::uint32_t> gives_to_;  // the frame that a node's outputs belong to
    std::map<std::string, std::uint32_t> by_name_;
    std::map<std::uint32_t, node_id> conds_;  // the LoopCond of each frame
};

}  // namespace detail

}  // namespace evergraph

#endif

// ---- evergraph/plan/freeze.hpp
// freeze: turns a pruned graph into a plan; the last place that sees Boost.Graph.
#ifndef EVERGRAPH_PLAN_FREEZE_HPP
#define EVERGRAPH_PLAN_FREEZE_HPP

namespace evergraph {

namespace detail {

class graph_freezer {
 public:
    graph_freezer(const graph& g, table_view ops)
        : g_(g), ops_(ops), producer_(g.versions ? g.versions->producer : 0) {}

    expected<plan, problems> run() {
        outputs_.assign(g_.size() + 2, 0);
        inputs_.assign(g_.size() + 2, -1);
        for (node_id id = graph::sink + 1; id < g_.size() + 2; ++id) look_at(id);
        if (found_.empty()) {
            for (node_id id = graph::sink + 1; id < g_.size() + 2; ++id) look_at_inputs(id);
        }
        if (found_.empty()) sort();
        if (found_.empty()) place_slots();
        if (found_.empty() && has_flow_) add_flow();
        if (!found_.empty()) return unexpected<problems>{std::move(found_)};
        for (node_id id : order_) add_node(id);
        for (node_id id : order_) {
            if (!has_flow_) add_successors(id);
        }
        return std::move(plan_);
    }

 private:
    static constexpr std::uint32_t none = 0xFFFFFFFFU;
    static constexpr std::int64_t most_outputs = 1 << 20;  // of one node; a plan lists each

    void complain(node_id id, problem_kind kind, status_code code, std::string found,
                  std::string needed, std::string remedy) {
        found_.push_back(problem_at(g_[id], kind, code, std::move(found), std::move(needed),
                                    std::move(remedy)));
    }

    void look_at(node_id id) {
        const node& n = g_[id];
        if (is_arg(n)) {
            args_.push_back(id);
            outputs_[id] = 1;
            return;
        }
        if (is_retval(n)) {
            retvals_.push_back(id);
            return;
        }
        if (is_functional_flow(n.op)) {
            complain(id, problem_kind::not_supported, status_code::unimplemented,
                     n.op + ", which calls functions", "loops and conds made of Switch and Merge",
                     "lower its functions into the graph before running");
            return;
        }
        has_flow_ = has_flow_ || is_control_flow(n.op);
        const op_definition* op = ops_.find(n.op, producer_);
        if (op == nullptr) {
            complain(id, problem_kind::not_supported, status_code::unimplemented,
                     "a call of function " + n.op, "an op of the table",
                     "inline the function before running");
            return;
        }
        const auto types = types_of(*op, op->outputs, n.attrs);
        if (!types || types->size() > most_outputs) {
            complain(id, problem_kind::value_too_large, status_code::invalid_argument,
                     types ? std::to_string(types->size()) + " outputs" : "outputs of no known type",
                     "at most " + std::to_string(most_outputs) + " outputs", "correct the attrs");
            return;
        }
        outputs_[id] = types->size();
        const auto inputs = types_of(*op, op->inputs, n.attrs);
        inputs_[id] = inputs ? inputs->size() : -1;
    }

    // Each input is there once and takes an output that its source has. A graph that was read is
    // so; one that was put together by hand may not be.
    void look_at_inputs(node_id id) {
        std::vector<std::uint8_t> filled(boost::in_degree(id, g_.boost()), 0);
        std::int64_t count = 0;
        for (auto [e, end] = boost::in_edges(id, g_.boost()); e != end; ++e) {
            const edge& in = g_[*e];
            if (in.is_control()) continue;
            ++count;
            const node_id from = boost::source(*e, g_.boost());
            const auto slot = static_cast<std::size_t>(in.input);
            if (slot >= filled.size() || filled[slot]++ != 0) {
                complain(id, problem_kind::wrong_input_count, status_code::invalid_argument,
                         "an edge into input " + std::to_string(in.input),
                         "inputs from 0 on without a gap, each once", "correct the edges");
            }
            if (in.output >= outputs_[from]) {
                complain(id, problem_kind::output_index_too_large, status_code::invalid_argument,
                         "output " + std::to_string(in.output) + " of '" + g_[from].name + "'",
                         "an output below " + std::to_string(outputs_[from]), "correct the edge");
            }
        }
        const bool gap = std::find(filled.begin(), filled.begin() + count, 0) !=
                         filled.begin() + count;
        if (gap || (inputs_[id] >= 0 && count != inputs_[id])) {
            complain(id, problem_kind::wrong_input_count, status_code::invalid_argument,
                     std::to_string(count) + " data inputs" + (gap ? " with a gap" : ""),
                     inputs_[id] < 0 ? "no gap" : std::to_string(inputs_[id]), "correct the edges");
        }
    }

    // Names from files do not begin with "_": these nodes are the ones that pruning made.
    static bool is_arg(const node& n) { return n.op == arg_op && n.name.starts_with('_'); }
    static bool is_retval(const node& n) { return n.op == retval_op && n.name.starts_with('_'); }

    bool is_end(node_id id) const {
        return id <= graph::sink || is_arg(g_[id]) || is_retval(g_[id]);
    }

    // A topological order, depth first, so that a node follows its last input where it can.
    void sort() {
        std::vector<std::uint32_t> open(g_.size() + 2, 0);
        std::vector<node_id> ready;
        for (node_id id = g_.size() + 1; id > graph::sink; --id) {
            if (is_end(id)) continue;
            for (auto [e, end] = boost::in_edges(id, g_.boost()); e != end; ++e) {
                if (!is_end(boost::source(*e, g_.boost())) && !is_back_edge(g_, *e)) ++open[id];
            }
            if (open[id] == 0) ready.push_back(id);
        }
        std::size_t expected_count = g_.size() - args_.size() - retvals_.size();
        while (!ready.empty()) {
            const node_id id = ready.back();
            ready.pop_back();
            order_.push_back(id);
            for (auto [e, end] = boost::out_edges(id, g_.boost()); e != end; ++e) {
                const node_id to = boost::target(*e, g_.boost());
                if (!is_end(to) && !is_back_edge(g_, *e) && --open[to] == 0) ready.push_back(to);
            }
        }
        if (order_.size() != expected_count) {
            complain(graph::source, problem_kind::cycle, status_code::invalid_argument,
                     std::to_string(expected_count - order_.size()) + " nodes in cycles",
                     "no cycle", "check the graph first");
        }
    }

    // Slots: the feeds' come after those of the nodes, so that node i's are output_begin[i]...
    void place_slots() {
        new_index_.assign(g_.size() + 2, none);
        first_slot_.assign(g_.size() + 2, none);
        std::uint32_t slot = 0;
        for (std::size_t i = 0; i < order_.size(); ++i) {
            const node& n = g_[order_[i]];
            const op_definition* op = ops_.find(n.op, producer_);
            new_index_[order_[i]] = static_cast<std::uint32_t>(i);
            first_slot_[order_[i]] = slot;
            slot += static_cast<std::uint32_t>(types_of(*op, op->outputs, n.attrs)->size());
        }
        sort_by_index(args_);
        sort_by_index(retvals_);
        plan_.feeds.resize(args_.size());
        for (std::size_t i = 0; i < args_.size(); ++i) {
            first_slot_[args_[i]] = slot++;
            const node& n = g_[args_[i]];
            plan_feed feed{n.name, dtype::invalid, first_slot_[args_[i]]};
            if (const dtype* t = n.attrs.find_as<dtype>("T")) feed.type = *t;
            plan_.feeds[index_of(n)] = std::move(feed);
        }
        plan_.slot_uses.assign(slot, 0);
        plan_.fetches.resize(retvals_.size());
        for (node_id id : retvals_) {
            const data_input in = data_inputs(g_, id).front();
            const std::uint32_t from = first_slot_[in.from] + static_cast<std::uint32_t>(in.output);
            plan_.fetches[index_of(g_[id])] = {g_[id].name, from};
            ++plan_.slot_uses[from];
        }
    }

    static std::size_t index_of(const node& n) {
        return static_cast<std::size_t>(*n.attrs.find_as<std::int64_t>("index"));
    }

    void sort_by_index(std::vector<node_id>& ends) const {
        std::sort(ends.begin(), ends.end(),
                  [&](node_id a, node_id b) { return index_of(g_[a]) < index_of(g_[b]); });
    }

    void add_flow() {
        auto flow = flow_freezer{g_, ops_, order_, args_, retvals_}.run();
        if (flow) {
            plan_.flow = std::move(*flow);
        } else {
            found_ = std::move(flow).error();
        }
    }

    static std::vector<dtype> listed(const port_types& types) {
        std::vector<dtype> out;
        for (std::int64_t i = 0; i < types.size(); ++i) out.push_back(types[i]);
        return out;
    }

    void add_node(node_id id) {
        const node& n = g_[id];
        const op_definition& op = *ops_.find(n.op, producer_);
        plan_node p{n.name, n.op, n.device, n.attrs, {}, {}, producer_};
        add_defaults(op, p.attrs);
        if (auto types = types_of(op, op.inputs, n.attrs)) p.input_types = listed(*types);
        p.output_types = listed(*types_of(op, op.outputs, n.attrs));
        for (const data_input& in : data_inputs(g_, id)) {
            const std::uint32_t slot = first_slot_[in.from] + static_cast<std::uint32_t>(in.output);
            plan_.input_slots.push_back(slot);
            ++plan_.slot_uses[slot];
        }
        plan_.input_begin.push_back(static_cast<std::uint32_t>(plan_.input_slots.size()));
        plan_.output_begin.push_back(plan_.output_begin.back() +
                                     static_cast<std::uint32_t>(p.output_types.size()));
        plan_.nodes.push_back(std::move(p));
        if (!has_flow_) plan_.tasks.pending.push_back(0);
    }

    void add_successors(node_id id) {
        task_plan& tasks = plan_.tasks;
        std::vector<std::uint32_t> next;
        for (auto [e, end] = boost::out_edges(id, g_.boost()); e != end; ++e) {
            const node_id to = boost::target(*e, g_.boost());
            if (!is_end(to)) next.push_back(new_index_[to]);
        }
        std::sort(next.begin(), next.end());
        next.erase(std::unique(next.begin(), next.end()), next.end());
        for (std::uint32_t to : next) ++tasks.pending[to];
        tasks.successors.insert(tasks.successors.end(), next.begin(), next.end());
        tasks.successor_begin.push_back(static_cast<std::uint32_t>(tasks.successors.size()));
        // Order is topological, so all that precede this node have counted it by now.
        const std::uint32_t self = new_index_[id];
        if (tasks.pending[self] == 0) tasks.roots.push_back(self);
    }

    const graph& g_;
    table_view ops_;
    std::int32_t producer_;
    bool has_flow_ = false;
    problems found_;
    plan plan_;
    std::vector<std::int64_t> outputs_;  // how many each node has
    std::vector<std::int64_t> inputs_;   // how many data inputs its op asks for; -1 if unknown
    std::vector<node_id> args_;
    std::vector<node_id> retvals_;
    std::vector<node_id> order_;
    std::vector<std::uint32_t> new_index_;
    std::vector<std::uint32_t> first_slot_;
};

}  // namespace detail

// The graph must come from `prune`. Refused, all in one report: functional loops and conds and calls
// of functions, by name; loops whose frames do not fit together; fetches inside loops.
inline expected<plan, problems> freeze(const graph& pruned, table_view ops) {
    return detail::graph_freezer{pruned, ops}.run();
}

}  // namespace evergraph

#endif

// ---- evergraph/run/cancellation.hpp
// cancellation: a flag that one thread raises to stop the runs of others.
#ifndef EVERGRAPH_RUN_CANCELLATION_HPP
#define EVERGRAPH_RUN_CANCELLATION_HPP

namespace evergraph {

// Must outlive the runs that watch it. Once raised it stays so until `rearm`.
class cancellation {
 public:
    void cancel() noexcept { raised_.store(true, std::memory_order_release); }
    bool cancelled() const noexcept { return raised_.load(std::memory_order_acquire); }
    // For reuse when no run watches any more.
    void rearm() noexcept { raised_.store(false, std::memory_order_release); }

 private:
    std::atomic<bool> raised_{false};
};

}  // namespace evergraph

#endif

// ---- evergraph/run/kernel.hpp
// kernel: the code that computes one node, and what it sees while it runs.
#ifndef EVERGRAPH_RUN_KERNEL_HPP
#define EVERGRAPH_RUN_KERNEL_HPP

namespace evergraph {

// One run of one kernel. A kernel sets every output or fails; it does both from one thread.
class kernel_context {
 public:
    // `last_use[i]` not 0: nobody else reads input i, so `take` may give it away.
    kernel_context(const plan_node& node, std::span<tensor* const> inputs,
                   std::span<const std::uint8_t> last_use, std::span<tensor> outputs,
                   const std::atomic<bool>* stop = nullptr, const cancellation* cancel = nullptr)
        : node_(node),
          inputs_(inputs),
          last_use_(last_use),
          outputs_(outputs),
          stop_(stop),
          cancel_(cancel) {}

    const plan_node& node() const noexcept { return node_; }
    std::size_t input_count() const noexcept { return inputs_.size(); }
    std::size_t output_count() const noexcept { return outputs_.size(); }

    const tensor& input(std::size_t i) const { return *inputs_[i]; }
    template <class T>
    std::span<const T> values(std::size_t i) const {
        return inputs_[i]->template values<T>();
    }
    // The input to keep or to write into: moved out if this is its last use, else shared.
    // After `take(i)`, the elements of `input(i)` are not to be read.
    tensor take(std::size_t i) {
        if (last_use_[i] != 0) return inputs_[i]->give_elements();
        return *inputs_[i];
    }

    void output(std::size_t i, tensor value) { outputs_[i] = std::move(value); }

    // The first failure counts. Node and op are added by the executor.
    void fail(status_code code, std::string found, std::string needed = {},
              std::string remedy = {}) {
        if (failure_) return;
        problem p;
        p.code = code;
        p.kind = problem_kind::kernel_failed;
        p.found = std::move(found);
        p.needed = std::move(needed);
        p.remedy = std::move(remedy);
        failure_ = std::move(p);
    }
    bool failed() const noexcept { return failure_.has_value(); }
    std::optional<problem>& failure() noexcept { return failure_; }

    // The run is being stopped; a long kernel may return early.
    bool stopping() const noexcept {
        return (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) ||
               (cancel_ != nullptr && cancel_->cancelled());
    }

 private:
    const plan_node& node_;
    std::span<tensor* const> inputs_;
    std::span<const std::uint8_t> last_use_;
    std::span<tensor> outputs_;
    const std::atomic<bool>* stop_;
    const cancellation* cancel_;
    std::optional<problem> failure_;
};

// Any callable `void(kernel_context&) const`, safe to call from several threads at once. Copies
// share the callable.
class kernel {
 public:
    kernel() = default;
    template <class F>
        requires(!std::is_same_v<std::remove_cvref_t<F>, kernel> &&
                 std::is_invocable_v<const std::remove_cvref_t<F>&, kernel_context&>)
    kernel(F&& f) {
        using held = std::remove_cvref_t<F>;
        state_ = std::make_shared<const held>(std::forward<F>(f));
        call_ = [](const void* state, kernel_context& context) {
            (*static_cast<const held*>(state))(context);
        };
    }
    explicit operator bool() const noexcept { return call_ != nullptr; }
    void operator()(kernel_context& context) const { call_(state_.get(), context); }

 private:
    void (*call_)(const void*, kernel_context&) = nullptr;
    std::shared_ptr<const void> state_;
};

// A problem of kind kernel_refused, for factories that cannot serve a node.
inline unexpected<problem> refuse_kernel(const plan_node& node, std::string attr, std::string found,
                                         std::string needed) {
    problem p;
    p.code = status_code::unimplemented;
    p.kind = problem_kind::kernel_refused;
    p.node = node.name;
    p.op = node.op;
    p.attr = std::move(attr);
    p.found = std::move(found);
    p.needed = std::move(needed);
    return unexpected<problem>{std::move(p)};
}

}  // namespace evergraph

#endif

// ---- evergraph/run/kernel_table.hpp
// kernel_table: which kernel serves which op and type, as constexpr data.
#ifndef EVERGRAPH_RUN_KERNEL_TABLE_HPP
#define EVERGRAPH_RUN_KERNEL_TABLE_HPP

namespace evergraph {

// Makes the kernel of one node, with its attrs read once, or says why it cannot.
using kernel_factory = expected<kernel, problem> (*)(const plan_node&);

// A row serves nodes of `op` whose type attr `type_attr` is in `types`; without a type attr, all.
struct kernel_row {
    std::string_view op;
    kernel_factory make = nullptr;
    std::string_view type_attr = {};
    dtype_set types = dtype_set::all();
};

// Rows sorted by op; several rows of one op serve different types, the first that fits counts.
class kernel_view {
 public:
    constexpr kernel_view() = default;
    constexpr explicit kernel_view(std::span<const kernel_row> rows) : rows_(rows) {}

    constexpr std::span<const kernel_row> rows() const noexcept { return rows_; }
    constexpr std::span<const kernel_row> rows_of(std::string_view op) const {
        const auto by_op = [](const kernel_row& row, std::string_view name) { return row.op < name; };
        const auto first = std::lower_bound(rows_.begin(), rows_.end(), op, by_op);
        auto last = first;
        while (last != rows_.end() && last->op == op) ++last;
        return {first, last};
    }
    constexpr bool covers(std::string_view op) const { return !rows_of(op).empty(); }
    constexpr bool covers(std::string_view op, dtype type) const {
        for (const kernel_row& row : rows_of(op)) {
            if (row.types.contains(type)) return true;
        }
        return false;
    }
    constexpr bool covers_all(std::span<const std::string_view> ops) const {
        return first_missing(ops).empty();
    }
    // The first op without any kernel; empty if all have one.
    constexpr std::string_view first_missing(std::span<const std::string_view> ops) const {
        for (std::string_view op : ops) {
            if (!covers(op)) return op;
        }
        return {};
    }

 private:
    std::span<const kernel_row> rows_;
};

template <std::size_t N>
class kernel_table {
 public:
    template <class... Rows>
    constexpr explicit kernel_table(const Rows&... rows) : rows_{rows...} {
        sort();
    }
    // Joins tables; rows of earlier tables come first among those of one op.
    template <std::size_t... Ns>
    constexpr explicit kernel_table(const kernel_table<Ns>&... tables) {
        std::size_t at = 0;
        const auto add = [&](const auto& table) {
            for (const kernel_row& row : table.rows()) rows_[at++] = row;
        };
        (add(tables), ...);
        sort();
    }
    constexpr const std::array<kernel_row, N>& rows() const { return rows_; }
    constexpr kernel_view view() const { return kernel_view{std::span<const kernel_row>{rows_}}; }

 private:
    // Rows of one op keep their order: the position breaks ties (std::stable_sort is not constexpr).
    constexpr void sort() {
        std::array<std::size_t, N> order{};
        for (std::size_t i = 0; i < N; ++i) order[i] = i;
        std::sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
            const int by_op = rows_[a].op.compare(rows_[b].op);
            return by_op != 0 ? by_op < 0 : a < b;
        });
        const std::array<kernel_row, N> unsorted = rows_;
        for (std::size_t i = 0; i < N; ++i) rows_[i] = unsorted[order[i]];
    }

    std::array<kernel_row, N> rows_{};
};

template <class... Rows>
    requires(std::is_same_v<Rows, kernel_row> && ...)
kernel_table(const Rows&...) -> kernel_table<sizeof...(Rows)>;
template <std::size_t... Ns>
kernel_table(const kernel_table<Ns>&...) -> kernel_table<(Ns + ...)>;

}  // namespace evergraph

#endif

// ---- evergraph/run/scheduler.hpp
// scheduler: what a run wants of the threads that help it, and the scheduler that has none.
#ifndef EVERGRAPH_RUN_SCHEDULER_HPP
#define EVERGRAPH_RUN_SCHEDULER_HPP

namespace evergraph {

// A run's call for one more helper. `enter` is called on a thread of the scheduler and returns when
// there is nothing left to help with; several threads may be inside at once. It must not throw.
struct help_call {
    explicit help_call(void (*on_enter)(help_call&)) : enter(on_enter) {}
    help_call(const help_call&) = delete;
    help_call& operator=(const help_call&) = delete;

    // No thread is inside. A call that is withdrawn and deserted may be reused, or end its life.
    bool deserted() const noexcept { return inside.load(std::memory_order_acquire) == 0; }

    void (*const enter)(help_call&);

    // The scheduler's own.
    help_call* previous = nullptr;
    help_call* next = nullptr;
    bool queued = false;
    bool closed = false;
    std::atomic<unsigned> inside{0};
};

// threads(): how many threads may work on one run, the caller among them; at least 1.
// post(call): let one more thread enter the call; nothing if it is waiting already, or closed.
// withdraw(call): no thread enters it any more, until `closed` is false again.
// close(call): the same, and returns when the last thread inside has left. No thread that waits
//     in `close` or works in a run may be needed by another: nested runs never deadlock.
template <class S>
concept scheduler = requires(S& s, help_call& call) {
    { s.threads() } -> std::convertible_to<unsigned>;
    s.post(call);
    s.withdraw(call);
    s.close(call);
};

// Runs everything on the caller.
struct caller_only {
    static constexpr unsigned threads() noexcept { return 1; }
    static constexpr void post(help_call&) noexcept {}
    static constexpr void withdraw(help_call&) noexcept {}
    static constexpr void close(help_call&) noexcept {}
};
static_assert(scheduler<caller_only>);

}  // namespace evergraph

#endif

// ---- evergraph/run/spin_wait.hpp
// spin_wait: waits a little for what is likely to happen soon, before a thread parks.
#ifndef EVERGRAPH_RUN_SPIN_WAIT_HPP
#define EVERGRAPH_RUN_SPIN_WAIT_HPP

namespace evergraph {

// Some 50 us in all: about what it takes to wake a parked thread. The later turns give the core
// away, so that a waiting thread does not keep a working one from it.
class spin_wait {
 public:
    static constexpr unsigned busy_turns = 100;
    static constexpr unsigned polite_turns = 20;

    // Waits one turn. False: it has waited long enough, and did not wait.
    bool once() noexcept {
        if (turn_ >= busy_turns + polite_turns) return false;
        if (turn_++ < busy_turns) {
            for (int i = 0; i < 16; ++i) pause();
        } else {
            std::this_thread::yield();
        }
        return true;
    }

 private:
    static void pause() noexcept {
#if defined(__GNUC__) && (defined(__x86_64__) || defined(__i386__))
        __builtin_ia32_pause();
#elif defined(__GNUC__) && (defined(__aarch64__) || defined(__arm__))
        __asm__ volatile("yield");
#else
        std::this_thread::yield();
#endif
    }

    unsigned turn_ = 0;
};

}  // namespace evergraph

#endif

// ---- evergraph/run/thread_pool.hpp
// thread_pool: threads that help the runs of others, and park when there is none.
#ifndef EVERGRAPH_RUN_THREAD_POOL_HPP
#define EVERGRAPH_RUN_THREAD_POOL_HPP

namespace evergraph {

// The caller of a run is one of its threads: a pool of n starts n - 1 helpers, a pool of 1 none.
// Nodes are stolen within a run (see task_executor); the pool only lends helpers to runs, so a
// thread that waits for one run never gets stuck in the work of another. Several threads may run
// things over one pool at once, its own helpers included. An idle helper spins for some 50 us, then
// sleeps. Destroy it when no run uses it, and not from one of its helpers.
class thread_pool {
 public:
    explicit thread_pool(unsigned threads = std::thread::hardware_concurrency()) {
        for (unsigned i = 1; i < threads; ++i) {
            if (!start_helper()) break;
        }
    }
    ~thread_pool() {
        {
            const std::lock_guard lock(mutex_);
            stop_.store(true, std::memory_order_relaxed);
        }
        work_.notify_all();
        for (std::thread& helper : helpers_) helper.join();
    }
    thread_pool(const thread_pool&) = delete;
    thread_pool& operator=(const thread_pool&) = delete;

    // How many threads work on a run, the caller among them. Less than asked for if the system
    // refused to start more.
    unsigned threads() const noexcept { return static_cast<unsigned>(helpers_.size()) + 1; }

    void post(help_call& call) {
        bool asleep = false;
        {
            const std::lock_guard lock(mutex_);
            if (call.queued || call.closed) return;
            append(call);
            asleep = sleeping_ != 0;
        }
        if (asleep) work_.notify_one();
    }

    void withdraw(help_call& call) {
        const std::lock_guard lock(mutex_);
        call.closed = true;
        if (call.queued) remove(call);
    }

    void close(help_call& call) {
        withdraw(call);
        const auto left = [&] { return call.deserted(); };
        for (spin_wait spin; !left();) {
            if (spin.once()) continue;
            std::unique_lock lock(mutex_);
            left_.wait(lock, left);
        }
    }

 private:
    bool start_helper() {
#if defined(__cpp_exceptions)
        try {
            helpers_.emplace_back([this] { help(); });
        } catch (...) {
            return false;
        }
#else
        helpers_.emplace_back([this] { help(); });
#endif
        return true;
    }

    void help() {
        std::unique_lock lock(mutex_);
        while (!stop_.load(std::memory_order_relaxed)) {
            if (first_ != nullptr) {
                serve(*first_, lock);
            } else if (!spin(lock)) {
                ++sleeping_;
                work_.wait(lock);
                --sleeping_;
            }
        }
    }

    void serve(help_call& call, std::unique_lock<std::mutex>& lock) {
        remove(call);
        call.inside.fetch_add(1, std::memory_order_relaxed);
        lock.unlock();
        call.enter(call);
        lock.lock();
        const bool awaited = call.closed;
        // After this the call may be gone.
        const bool last = call.inside.fetch_sub(1, std::memory_order_acq_rel) == 1;
        if (awaited && last) left_.notify_all();
    }

    // True: look again. False: nothing came.
    bool spin(std::unique_lock<std::mutex>& lock) {
        const auto news = [this] {
            return waiting_.load(std::memory_order_relaxed) != 0 ||
                   stop_.load(std::memory_order_relaxed);
        };
        lock.unlock();
        spin_wait turns;
        while (!news() && turns.once()) {
        }
        lock.lock();
        return news();
    }

    void append(help_call& call) {
        call.queued = true;
        call.previous = last_;
        call.next = nullptr;
        (last_ == nullptr ? first_ : last_->next) = &call;
        last_ = &call;
        waiting_.fetch_add(1, std::memory_order_relaxed);
    }
    void remove(help_call& call) {
        call.queued = false;
        (call.previous == nullptr ? first_ : call.previous->next) = call.next;
        (call.next == nullptr ? last_ : call.next->previous) = call.previous;
        waiting_.fetch_sub(1, std::memory_order_relaxed);
    }

    std::mutex mutex_;
    std::condition_variable work_;  // there is a call, or the end
    std::condition_variable left_;  // the last helper has left a closed call
    help_call* first_ = nullptr;
    help_call* last_ = nullptr;
    unsigned sleeping_ = 0;
    std::atomic<unsigned> waiting_{0};  // calls in the queue: what spinning helpers look at
    std::atomic<bool> stop_{false};
    std::vector<std::thread> helpers_;
};
static_assert(scheduler<thread_pool>);

}  // namespace evergraph

#endif

// ---- evergraph/run/work_deque.hpp
// work_deque: the ready nodes of one worker, for itself to take and for others to steal.
#ifndef EVERGRAPH_RUN_WORK_DEQUE_HPP
#define EVERGRAPH_RUN_WORK_DEQUE_HPP

namespace evergraph {

// The owner pushes and pops at the bottom, thieves take from the top. Both ends stand in one word,
// so each taker wins or loses by one compare-and-swap, and a batch of pushes costs one addition.
// Nothing stays private: whatever waits behind a long kernel of the owner can be stolen.
class work_deque {
 public:
    // Room for as many pushes as there are slots, counted from `reset`.
    void use(std::span<std::atomic<std::uint32_t>> slots) noexcept { slots_ = slots.data(); }
    // When no thief is about.
    void reset() noexcept {
        fresh_ = 0;
        bottom_ = 0;
        ends_.store(0, std::memory_order_relaxed);
    }

    // The owner's. A stolen slot is never written again before `reset`: no thief reads it late.
    void push(std::uint32_t item) noexcept {
        slots_[bottom_ + fresh_++].store(item, std::memory_order_relaxed);
    }
    // Lets others see what was pushed; false if that is nothing. A full fence.
    bool publish() noexcept {
        if (fresh_ == 0) return false;
        bottom_ += fresh_;
        ends_.fetch_add(fresh_, std::memory_order_seq_cst);
        fresh_ = 0;
        return true;
    }
    // The item published last; not between a push and its `publish`.
    std::optional<std::uint32_t> pop() noexcept {
        std::uint64_t now = ends_.load(std::memory_order_relaxed);
        while (top_of(now) != bottom_) {
            if (ends_.compare_exchange_weak(now, now - 1, std::memory_order_relaxed)) {
                return slots_[--bottom_].load(std::memory_order_relaxed);
            }
        }
        return std::nullopt;
    }

    // Anyone's.
    bool empty() const noexcept {
        const std::uint64_t now = ends_.load(std::memory_order_seq_cst);
        return top_of(now) == bottom_of(now);
    }
    std::optional<std::uint32_t> steal() noexcept {
        std::uint64_t now = ends_.load(std::memory_order_relaxed);
        while (top_of(now) != bottom_of(now)) {
            if (ends_.compare_exchange_weak(now, now + one_top, std::memory_order_acquire,
                                            std::memory_order_relaxed)) {
                // Only now: the same ends may come back with another item at the top.
                return slots_[top_of(now)].load(std::memory_order_relaxed);
            }
        }
        return std::nullopt;
    }

 private:
    static constexpr std::uint64_t one_top = std::uint64_t{1} << 32U;
    static constexpr std::uint32_t top_of(std::uint64_t ends) {
        return static_cast<std::uint32_t>(ends >> 32U);
    }
    static constexpr std::uint32_t bottom_of(std::uint64_t ends) {
        return static_cast<std::uint32_t>(ends);
    }

    std::atomic<std::uint32_t>* slots_ = nullptr;
    std::uint32_t bottom_ = 0;  // as in `ends_`: only the owner moves it
    std::uint32_t fresh_ = 0;   // pushed above it, and not yet published
    alignas(64) std::atomic<std::uint64_t> ends_{0};  // top, bottom
};

}  // namespace evergraph

#endif

// ---- evergraph/run/free_list.hpp
// free_list: objects that are dear to make, kept for the next one who needs one.
#ifndef EVERGRAPH_RUN_FREE_LIST_HPP
#define EVERGRAPH_RUN_FREE_LIST_HPP

namespace evergraph {

// As many objects as were ever in use at once. Safe for several threads.
template <class T>
class free_list {
 public:
    // One that `fits`; null if there is none.
    template <class Fits>
    std::unique_ptr<T> take(Fits fits) {
        const std::lock_guard lock(mutex_);
        for (std::size_t i = kept_.size(); i > 0; --i) {
            if (!fits(*kept_[i - 1])) continue;
            std::swap(kept_[i - 1], kept_.back());
            std::unique_ptr<T> one = std::move(kept_.back());
            kept_.pop_back();
            return one;
        }
        return nullptr;
    }
    std::unique_ptr<T> take() {
        return take([](const T&) { return true; });
    }
    void give(std::unique_ptr<T> one) {
        const std::lock_guard lock(mutex_);
        kept_.push_back(std::move(one));
    }

 private:
    std::mutex mutex_;
    std::vector<std::unique_ptr<T>> kept_;
};

}  // namespace evergraph

#endif

// ---- evergraph/run/task_run.hpp
// task_run: the state of one parallel run: who is ready, who is still waited for, who is asleep.
#ifndef EVERGRAPH_RUN_TASK_RUN_HPP
#define EVERGRAPH_RUN_TASK_RUN_HPP

namespace evergraph {

// Lane 0 is the caller, the others are helpers that come and go. A lane finds a node, runs it and
// goes on with one that this made ready; the others are pushed where thieves find them. Only
// sinks are counted: when all of them are done, so is everything. The caller does not wait for
// helpers that found nothing more: they may leave late, and the state rests until then.
class task_run : public help_call {
 public:
    static constexpr std::uint32_t none = 0xFFFFFFFFU;
    // Works on a lane until there is nothing left to do there. `session` is the caller's: it is
    // not to be touched by a helper that has no node.
    using work_function = void (*)(task_run&, void* session, unsigned lane);

    // `room`: how many nodes one lane may push in a run, at most.
    task_run(const task_plan& plan, unsigned lanes, std::uint32_t room, std::uint32_t sinks)
        : help_call(&come_in),
          plan_(plan),
          most_lanes_(lanes),
          sinks_(sinks),
          waits_for_(std::make_unique<std::atomic<std::uint32_t>[]>(plan.size())),
          slots_(new std::atomic<std::uint32_t>[std::size_t{room} * lanes]),
          lanes_(std::make_unique<worker[]>(lanes)) {
        for (unsigned i = 0; i < lanes; ++i) {
            lanes_[i].deque.use({slots_.get() + std::size_t{room} * i, room});
        }
        restore();
    }

    ~task_run() {  // after the last late helper
        while (!deserted()) std::this_thread::yield();
    }

    const task_plan& plan() const noexcept { return plan_; }
    unsigned lanes() const noexcept { return most_lanes_; }

    // Runs everything on lanes 0 to `lanes` - 1. To be called when it is deserted; when it returns,
    // no helper has a node any more.
    template <scheduler S>
    void run(S& helpers, unsigned lanes, work_function work, void* session) {
        work_ = work;
        session_ = session;
        begin(helpers, lanes);
        work(*this, session, 0);
        if (halted()) {
            helpers.close(*this);
        } else {
            helpers.withdraw(*this);
        }
    }

    // The next node of a lane; waits for one. None: the run is over, or the helper should leave.
    std::uint32_t find(unsigned at) {
        worker& me = lanes_[at];
        if (const auto node = me.deque.pop()) return *node;
        if (me.root == me.root_end) take_roots(me);
        if (me.root != me.root_end) return plan_.roots[me.root++];
        flush(me);
        return await(at);
    }

    // `node` is done. Gives a node that is ready now, if there is one at hand.
    std::uint32_t after(unsigned at, std::uint32_t node) {
        worker& me = lanes_[at];
        const auto successors = plan_.successors_of(node);
        if (successors.empty()) ++me.sinks;
        std::uint32_t ready = none;
        for (const std::uint32_t s : successors) {
            if (!arrive(s)) continue;
            if (ready == none) {
                ready = s;
            } else {
                me.deque.push(s);
            }
        }
        if (me.deque.publish() && quiet_.load(std::memory_order_seq_cst) != 0) call_for_help();
        return ready;
    }

    bool halted() const noexcept { return halted_.load(std::memory_order_relaxed); }
    void halt() {
        halted_.store(true, std::memory_order_seq_cst);
        wake_caller_if_parked();
    }

 private:
    static constexpr unsigned helpers_away = 1;
    static constexpr unsigned caller_parked = 2;

    struct alignas(64) worker {
        work_deque deque;
        std::size_t root = 0;  // [root, root_end): roots that are this lane's
        std::size_t root_end = 0;
        std::uint32_t sinks = 0;  // done here, and not yet taken from left_
        unsigned victim = 0;      // whom it stole from last
        std::atomic<bool> taken{false};

        void begin() {
            deque.reset();
            root = root_end = 0;
            sinks = 0;
            victim = 0;
        }
    };

    template <scheduler S>
    void begin(S& helpers, unsigned lanes) {
        lane_count_ = std::min(lanes, most_lanes_);
        const std::size_t portions = std::size_t{16} * lane_count_;
        chunk_ = std::clamp<std::size_t>(plan_.roots.size() / portions, 1, 256);
        scheduler_ = &helpers;
        post_ = [](void* s, help_call& c) { static_cast<S*>(s)->post(c); };
        closed = false;
        if (halted()) restore();
        halted_.store(false, std::memory_order_relaxed);
        quiet_.store(helpers_away, std::memory_order_relaxed);
        left_.store(sinks_, std::memory_order_relaxed);
        cursor_.store(0, std::memory_order_relaxed);
        for (unsigned i = 0; i < lane_count_; ++i) lanes_[i].begin();
        if (plan_.roots.size() > chunk_) call_for_help();
    }

    static void come_in(help_call& call) {
        auto& self = static_cast<task_run&>(call);
        if (const auto lane = self.enter()) {
            self.work_(self, self.session_, *lane);
            self.lanes_[*lane].taken.store(false, std::memory_order_release);
        }
    }

    // A lane for a helper; none if all are taken or nothing is left to do.
    std::optional<unsigned> enter() {
        if (over()) return std::nullopt;
        if (lane_count_ > 2) quiet_.fetch_or(helpers_away, std::memory_order_seq_cst);
        for (unsigned i = 1; i < lane_count_; ++i) {
            if (!lanes_[i].taken.exchange(true, std::memory_order_acquire)) return i;
        }
        return std::nullopt;
    }

    bool over() const { return halted() || left_.load(std::memory_order_seq_cst) == 0; }

    // A predecessor of `node` is done; true if it was the last. The last one puts the counter
    // back for the next run, and needs no read-modify-write: nobody else comes.
    bool arrive(std::uint32_t node) {
        std::atomic<std::uint32_t>& count = waits_for_[node];
        if (count.load(std::memory_order_acquire) != 1 &&
            count.fetch_sub(1, std::memory_order_acq_rel) != 1) {
            return false;
        }
        if (plan_.pending[node] != 1) count.store(plan_.pending[node], std::memory_order_relaxed);
        return true;
    }

    void restore() {
        for (std::uint32_t i = 0; i < plan_.size(); ++i) {
            waits_for_[i].store(plan_.pending[i], std::memory_order_relaxed);
        }
    }

    void take_roots(worker& me) {
        const std::size_t all = plan_.roots.size();
        if (cursor_.load(std::memory_order_relaxed) >= all) return;
        const std::size_t first = cursor_.fetch_add(chunk_, std::memory_order_relaxed);
        if (first >= all) return;
        me.root = first;
        me.root_end = std::min(first + chunk_, all);
        pass_the_call_on();
    }

    void flush(worker& me) {
        if (me.sinks == 0) return;
        const std::uint32_t done = me.sinks;
        me.sinks = 0;
        if (left_.fetch_sub(done, std::memory_order_seq_cst) == done) wake_caller_if_parked();
    }

    std::uint32_t steal(unsigned at) {
        worker& me = lanes_[at];
        for (unsigned tries = 0; tries < lane_count_; ++tries) {
            if (me.victim != at) {
                if (const auto node = lanes_[me.victim].deque.steal()) {
                    pass_the_call_on();
                    return *node;
                }
            }
            me.victim = me.victim + 1 == lane_count_ ? 0 : me.victim + 1;
        }
        return none;
    }

    std::uint32_t await(unsigned at) {
        for (;;) {
            spin_wait spin;
            do {
                if (over()) return none;
                if (const std::uint32_t node = steal(at); node != none) return node;
            } while (spin.once());
            if (at == 0) {
                park();
            } else {
                quiet_.fetch_or(helpers_away, std::memory_order_seq_cst);
                if (!work_in_sight()) return none;
            }
        }
    }

    // Who looks for work sets its bit in `quiet_`, then looks a last time; who brings work shows
    // it, then reads `quiet_`. Both are sequentially consistent, so one sees the other.
    bool work_in_sight() const {
        if (cursor_.load(std::memory_order_seq_cst) < plan_.roots.size()) return true;
        for (unsigned i = 0; i < lane_count_; ++i) {
            if (!lanes_[i].deque.empty()) return true;
        }
        return false;
    }
    void call_for_help() {
        const unsigned who = quiet_.exchange(0, std::memory_order_seq_cst);
        if ((who & helpers_away) != 0) post_(scheduler_, *this);
        if ((who & caller_parked) != 0) wake_caller();
    }
    // One call brings one helper: who finds more than it takes calls the next.
    void pass_the_call_on() {
        if (quiet_.load(std::memory_order_relaxed) != 0 && work_in_sight()) call_for_help();
    }

    void park() {
        std::unique_lock lock(mutex_);
        woken_ = false;
        quiet_.fetch_or(caller_parked, std::memory_order_seq_cst);
        if (!work_in_sight() && !over()) wake_.wait(lock, [this] { return woken_; });
        quiet_.fetch_and(~caller_parked, std::memory_order_relaxed);
    }
    void wake_caller_if_parked() {
        if ((quiet_.load(std::memory_order_seq_cst) & caller_parked) != 0) wake_caller();
    }
    void wake_caller() {
        const std::lock_guard lock(mutex_);
        woken_ = true;
        wake_.notify_one();
    }

    const task_plan& plan_;
    const unsigned most_lanes_;
    const std::uint32_t sinks_;
    unsigned lane_count_ = 1;
    std::size_t chunk_ = 1;  // roots taken at a time
    std::unique_ptr<std::atomic<std::uint32_t>[]> waits_for_;
    std::unique_ptr<std::atomic<std::uint32_t>[]> slots_;
    std::unique_ptr<worker[]> lanes_;

    void* scheduler_ = nullptr;
    void (*post_)(void*, help_call&) = nullptr;
    work_function work_ = nullptr;
    void* session_ = nullptr;
    std::mutex mutex_;
    std::condition_variable wake_;
    bool woken_ = false;

    alignas(64) std::atomic<std::uint32_t> left_{0};  // sinks not yet done
    alignas(64) std::atomic<std::size_t> cursor_{0};  // roots before it are taken
    alignas(64) std::atomic<unsigned> quiet_{0};      // who is not looking for work
    std::atomic<bool> halted_{false};
};

}  // namespace evergraph

#endif

// ---- evergraph/run/task_executor.hpp
// task_executor: runs a body once for each node of a task_plan, after all its predecessors.
#ifndef EVERGRAPH_RUN_TASK_EXECUTOR_HPP
#define EVERGRAPH_RUN_TASK_EXECUTOR_HPP

namespace evergraph {

// body(node, lane) is called from several threads at once; `lane` is below the scheduler's
// threads(), and no two calls with one lane overlap. False stops the run.
template <class B>
concept task_body = requires(B& body, std::uint32_t node, unsigned lane) {
    { body(node, lane) } -> std::same_as<bool>;
};

namespace detail {

// What the lanes of one run share beside its state; on the caller's stack.
template <class Body>
class task_session {
 public:
    explicit task_session(Body& body) : body_(body) {}

    // Never throws; what the body throws is kept for the caller. `self` is a task_session.
    static void work(task_run& state, void* self, unsigned lane) {
#if defined(__cpp_exceptions)
        try {
            walk(state, self, lane);
        } catch (...) {
            static_cast<task_session*>(self)->keep(std::current_exception());
            state.halt();
        }
#else
        walk(state, self, lane);
#endif
    }
    void rethrow() {
#if defined(__cpp_exceptions)
        if (thrown_) std::rethrow_exception(thrown_);
#endif
    }

 private:
    static void walk(task_run& state, void* self, unsigned lane) {
        for (std::uint32_t node = state.find(lane); node != task_run::none;
             node = state.find(lane)) {
            do {
                if (state.halted()) return;
                if (!static_cast<task_session*>(self)->body_(node, lane)) return state.halt();
                node = state.after(lane, node);
            } while (node != task_run::none);
        }
    }

    Body& body_;
#if defined(__cpp_exceptions)
    void keep(std::exception_ptr thrown) {
        const std::lock_guard lock(mutex_);
        if (!thrown_) thrown_ = std::move(thrown);
    }

    std::mutex mutex_;
    std::exception_ptr thrown_;
#endif
};

}  // namespace detail

// Many runs may go on at once over one executor; each borrows a state, which is kept for the next.
// The plan must outlive it. Chains and fans of any size need no deep stack.
class task_executor {
 public:
    explicit task_executor(const task_plan& plan) : plan_(plan) {
        std::size_t pushed = 0;
        for (std::uint32_t i = 0; i < plan.size(); ++i) {
            const std::size_t successors = plan.successors_of(i).size();
            if (successors == 0) ++sinks_;
            if (successors > 1) pushed += successors - 1;
        }
        room_ = static_cast<std::uint32_t>(
            std::min<std::size_t>(pushed, plan.size() - plan.roots.size()));
    }

    const task_plan& plan() const noexcept { return plan_; }

    // True: the body ran for every node. False: it returned false, and nodes may be left out.
    // What the body throws comes out here, after all calls have ended.
    template <scheduler S, task_body Body>
    bool run(S& helpers, Body&& body) {
        const unsigned threads = helpers.threads();
        const bool is_chain = room_ == 0 && plan_.roots.size() <= 1;
        if (threads <= 1 || is_chain) return run_in_order(body);
        std::unique_ptr<task_run> state = state_for(threads);
        using session_type = detail::task_session<std::remove_reference_t<Body>>;
        session_type session(body);
        state->run(helpers, threads, &session_type::work, &session);
        const bool complete = !state->halted();
        states_.give(std::move(state));
        session.rethrow();
        return complete;
    }

 private:
    template <class Body>
    bool run_in_order(Body& body) const {
        for (std::uint32_t i = 0; i < plan_.size(); ++i) {
            if (!body(i, 0U)) return false;
        }
        return true;
    }

    std::unique_ptr<task_run> state_for(unsigned threads) {
        auto state = states_.take([&](const task_run& kept) {
            return kept.lanes() >= threads && kept.deserted();
        });
        if (state == nullptr) {
            state = std::make_unique<task_run>(plan_, threads, room_, sinks_);
        }
        return state;
    }

    const task_plan& plan_;
    std::uint32_t sinks_ = 0;
    std::uint32_t room_ = 0;  // nodes that a lane may push in one run, at most
    free_list<task_run> states_;
};

// One run, with a state of its own.
template <scheduler S, task_body Body>
bool run_tasks(const task_plan& plan, S& helpers, Body&& body) {
    return task_executor{plan}.run(helpers, body);
}

}  // namespace evergraph

#endif

// ---- evergraph/run/value_slots.hpp
// value_slots: the tensors of one run, each freed as soon as its last reader is done.
#ifndef EVERGRAPH_RUN_VALUE_SLOTS_HPP
#define EVERGRAPH_RUN_VALUE_SLOTS_HPP

namespace evergraph {

// Slots and use counts as in `plan`. Made once, then used by one run after the other.
class value_slots {
 public:
    explicit value_slots(const plan& p)
        : plan_(p),
          values_(p.slot_uses.size()),
          uses_(std::make_unique<std::atomic<std::uint32_t>[]>(p.slot_uses.size())) {
        reset();
    }

    std::span<tensor> outputs_of(std::uint32_t node) {
        const std::uint32_t first = plan_.output_begin[node];
        return std::span{values_}.subspan(first, plan_.output_begin[node + 1] - first);
    }
    tensor& operator[](std::uint32_t slot) { return values_[slot]; }
    // The asking reader is the only one that is left.
    bool is_last_use(std::uint32_t slot) const {
        return uses_[slot].load(std::memory_order_acquire) == 1;
    }

    void feed(std::uint32_t slot, const tensor& value) {
        if (plan_.slot_uses[slot] != 0) values_[slot] = value;
    }
    // One reader is done. The last one needs no read-modify-write, for nobody else is left; it
    // puts the count back for the next run.
    void release(std::uint32_t slot) {
        std::atomic<std::uint32_t>& uses = uses_[slot];
        if (uses.load(std::memory_order_acquire) != 1 &&
            uses.fetch_sub(1, std::memory_order_acq_rel) != 1) {
            return;
        }
        values_[slot] = tensor{};
        uses.store(plan_.slot_uses[slot], std::memory_order_relaxed);
    }
    // After the last node: the value of a fetch, moved out if this is its last use.
    tensor fetch(std::uint32_t slot) {
        tensor value = is_last_use(slot) ? std::move(values_[slot]) : values_[slot];
        release(slot);
        return value;
    }
    // A node is done: outputs that nobody reads go.
    void drop_unread(std::uint32_t node) {
        for (std::uint32_t s = plan_.output_begin[node]; s < plan_.output_begin[node + 1]; ++s) {
            if (plan_.slot_uses[s] == 0) values_[s] = tensor{};
        }
    }
    // After a run that was left half-way.
    void reset() {
        for (std::size_t i = 0; i < values_.size(); ++i) {
            values_[i] = tensor{};
            uses_[i].store(plan_.slot_uses[i], std::memory_order_relaxed);
        }
    }

 private:
    const plan& plan_;
    std::vector<tensor> values_;
    std::unique_ptr<std::atomic<std::uint32_t>[]> uses_;
};

}  // namespace evergraph

#endif

// ---- evergraph/run/bind_kernels.hpp
// bind_kernels: finds the kernel of each node of a plan, or lists the nodes that have none.
#ifndef EVERGRAPH_RUN_BIND_KERNELS_HPP
#define EVERGRAPH_RUN_BIND_KERNELS_HPP

namespace evergraph {

namespace detail {

// The value of the row's type attr; `invalid` if the node has none.
inline dtype served_type(const kernel_row& row, const plan_node& node) {
    const dtype* type = node.attrs.find_as<dtype>(row.type_attr);
    return type == nullptr ? dtype::invalid : base_of(*type);
}

inline bool serves(const kernel_row& row, const plan_node& node) {
    return row.type_attr.empty() || row.types.contains(served_type(row, node));
}

// found "Add with T = string", needed "T = float, int32 or U = half"
inline problem no_kernel_for(const plan_node& node, std::span<const kernel_row> rows) {
    problem p;
    p.code = status_code::not_found;
    p.kind = problem_kind::no_kernel;
    p.node = node.name;
    p.op = node.op;
    p.found = node.op;
    for (const kernel_row& row : rows) {
        const std::string attr{row.type_attr};
        if (&row == &rows.front()) {
            p.attr = attr;
            p.found += " with " + attr + " = " + name_of(served_type(row, node));
        } else {
            p.needed += " or ";
        }
        p.needed += attr + " = " + names_of(row.types);
    }
    if (rows.empty()) p.needed = "an op of the kernel table";
    p.remedy = "give a kernel for it, or fetch a part of the graph that needs none";
    return p;
}

inline unexpected<problem> factory_failed(const plan_node& node, status_code code,
                                          std::string found) {
    unexpected<problem> refused = refuse_kernel(node, {}, std::move(found), {});
    refused.error().code = code;
    return refused;
}

// A factory reads constants, which may ask for more memory than there is.
inline expected<kernel, problem> make_guarded(kernel_factory make, const plan_node& node) {
    if (make == nullptr) return factory_failed(node, status_code::internal, "a row without factory");
#if defined(__cpp_exceptions)
    try {
        return make(node);
    } catch (const std::bad_alloc&) {
        return factory_failed(node, status_code::resource_exhausted, "no memory");
    } catch (const std::exception& e) {
        return factory_failed(node, status_code::internal,
                              std::string{"an exception: "} + e.what());
    } catch (...) {
        return factory_failed(node, status_code::internal,
                              "an exception that is no std::exception");
    }
#else
    return make(node);
#endif
}

}  // namespace detail

// One kernel a node, in the order of nodes, an empty one for nodes that only steer; else a problem
// for every node without: no_kernel, or what its factory refused.
inline expected<std::vector<kernel>, problems> bind_kernels(const plan& p, kernel_view table) {
    std::vector<kernel> bound;
    bound.reserve(p.nodes.size());
    problems wrong;
    for (std::uint32_t i = 0; i < p.size(); ++i) {
        if (!p.flow.empty() && p.flow.nodes[i].kind != node_class::ordinary) {
            bound.emplace_back();
            continue;
        }
        const plan_node& node = p.nodes[i];
        const std::span<const kernel_row> rows = table.rows_of(node.op);
        const kernel_row* fit = nullptr;
        for (const kernel_row& row : rows) {
            if (fit == nullptr && detail::serves(row, node)) fit = &row;
        }
        if (fit == nullptr) {
            wrong.push_back(detail::no_kernel_for(node, rows));
            continue;
        }
        expected<kernel, problem> made = detail::make_guarded(fit->make, node);
        if (made && !*made) {
            made = detail::factory_failed(node, status_code::internal, "an empty kernel");
        }
        if (made) {
            bound.push_back(std::move(*made));
        } else {
            wrong.push_back(std::move(made).error());
        }
    }
    if (!wrong.empty()) return unexpected<problems>{std::move(wrong)};
    return bound;
}

}  // namespace evergraph

#endif

// ---- evergraph/run/call_kernel.hpp
// call_kernel: calls one kernel and turns whatever goes wrong into a problem that names the node.
#ifndef EVERGRAPH_RUN_CALL_KERNEL_HPP
#define EVERGRAPH_RUN_CALL_KERNEL_HPP

namespace evergraph {

namespace detail {

// " for inputs (float[2,3], int32[])"
inline std::string for_inputs(std::span<tensor* const> inputs) {
    if (inputs.empty()) return {};
    std::string out;
    for (const tensor* t : inputs) {
        out += out.empty() ? " for inputs (" : ", ";
        out += summary(*t);
    }
    return out + ")";
}

[[gnu::always_inline]] inline void call_guarded(const kernel& k, kernel_context& context) {
#if defined(__cpp_exceptions)
    try {
        k(context);
    } catch (const std::bad_alloc&) {
        context.fail(status_code::resource_exhausted, "no memory");
    } catch (const std::exception& e) {
        context.fail(status_code::internal, std::string{"an exception: "} + e.what());
    } catch (...) {
        context.fail(status_code::internal, "an exception that is no std::exception");
    }
#else
    k(context);
#endif
}

inline void check_outputs(kernel_context& context, const plan_node& node,
                          std::span<const tensor> outputs) {
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        const dtype needed = base_of(node.output_types[i]);
        if (outputs[i].type() == needed) continue;
        const bool unset = outputs[i].empty_handed();
        context.fail(status_code::internal,
                     "output " + std::to_string(i) + (unset ? " not set" : " of type ") +
                         (unset ? std::string{} : name_of(outputs[i].type())),
                     name_of(needed));
        return;
    }
}

}  // namespace detail

// False: the kernel failed, and the context's failure is whole. `inputs` and `outputs` are the
// context's. Always inline: a call more is 5 % of a small node.
[[gnu::always_inline]] inline bool call_kernel(const kernel& k, kernel_context& context,
                                               std::span<tensor* const> inputs,
                                               std::span<const tensor> outputs) {
    detail::call_guarded(k, context);
    const plan_node& node = context.node();
    if (!context.failed()) detail::check_outputs(context, node, outputs);
    if (!context.failed()) return true;
    problem& p = *context.failure();
    p.node = node.name;
    p.op = node.op;
    p.found += detail::for_inputs(inputs);
    return false;
}

inline problem cancelled_problem() {
    problem p;
    p.code = status_code::cancelled;
    p.kind = problem_kind::cancelled;
    return p;
}

}  // namespace evergraph

#endif

// ---- evergraph/run/plan_run.hpp
// plan_run: one run of a plan: lays out the values, calls the kernels, keeps the first failure.
#ifndef EVERGRAPH_RUN_PLAN_RUN_HPP
#define EVERGRAPH_RUN_PLAN_RUN_HPP

namespace evergraph {

// What one run needs beside the plan; kept for the next run.
struct run_memory {
    // Where one lane lays out the inputs of its kernel.
    struct bench {
        std::vector<tensor*> inputs;
        std::vector<std::uint8_t> last_use;
    };

    explicit run_memory(const plan& p) : values(p) {
        for (std::uint32_t i = 0; i < p.size(); ++i) {
            most_inputs = std::max(most_inputs, p.inputs_of(i).size());
        }
    }
    void make_room(unsigned lanes) {
        while (benches.size() < lanes) {
            benches.push_back({std::vector<tensor*>(most_inputs),
                               std::vector<std::uint8_t>(most_inputs)});
        }
    }

    value_slots values;
    std::size_t most_inputs = 0;
    std::vector<bench> benches;  // one a lane
};

// One run while it lasts: the body that a task_executor calls, several times at once.
class plan_run {
 public:
    plan_run(const plan& p, std::span<const kernel> kernels, run_memory& memory,
             const cancellation* cancel)
        : plan_(p), kernels_(kernels), memory_(memory), cancel_(cancel) {}

    bool operator()(std::uint32_t node, unsigned lane) {
        if (cancel_ != nullptr && cancel_->cancelled()) {
            fail(cancelled_problem());
            return false;
        }
        run_memory::bench& bench = memory_.benches[lane];
        const std::span<const std::uint32_t> slots = plan_.inputs_of(node);
        for (std::size_t i = 0; i < slots.size(); ++i) {
            bench.inputs[i] = &memory_.values[slots[i]];
            bench.last_use[i] = memory_.values.is_last_use(slots[i]) ? 1 : 0;
        }
        const std::span<tensor* const> inputs = std::span{bench.inputs}.first(slots.size());
        const std::span<tensor> outputs = memory_.values.outputs_of(node);
        kernel_context context(plan_.nodes[node], inputs, bench.last_use, outputs, &stop_, cancel_);
        if (!call_kernel(kernels_[node], context, inputs, outputs)) {
            fail(std::move(*context.failure()));
            return false;
        }
        for (const std::uint32_t slot : slots) memory_.values.release(slot);
        memory_.values.drop_unread(node);
        return true;
    }

    // The first failure, once all kernels have ended.
    std::optional<problem>& failure() { return failure_; }

 private:
    void fail(problem p) {
        const std::lock_guard lock(mutex_);
        if (failure_) return;
        failure_ = std::move(p);
        stop_.store(true, std::memory_order_relaxed);
    }

    const plan& plan_;
    const std::span<const kernel> kernels_;
    run_memory& memory_;
    const cancellation* const cancel_;
    std::atomic<bool> stop_{false};
    std::mutex mutex_;
    std::optional<problem> failure_;
};

}  // namespace evergraph

#endif

// ---- evergraph/run/frame_state.hpp
// frame_state: what a run knows of its loops: frames, their iterations, and the values in them.
#ifndef EVERGRAPH_RUN_FRAME_STATE_HPP
#define EVERGRAPH_RUN_FRAME_STATE_HPP

namespace evergraph {

struct frame_state;

// One iteration of one frame; nodes and inputs by their places in the frame.
struct frame_iteration {
    struct node_state {
        static constexpr std::uint32_t fired = 0xFFFFFFFFU;

        std::uint32_t pending = 0;  // as flow_node::pending; `fired` once the node was ready
        std::uint32_t dead = 0;     // dead inputs so far
        std::uint32_t chosen = 0;   // of a Merge: the input that came first
    };

    std::uint32_t frame = 0;  // in flow_plan::frames
    bool in_use = false;
    std::uint64_t number = 0;
    std::uint32_t running = 0;  // nodes that are ready or run
    std::vector<node_state> nodes;
    std::vector<tensor> inputs;
    std::vector<frame_state*> children;  // the frames that run inside
};

struct frame_state {
    struct source_value {
        std::uint32_t node = 0;
        tensor value;  // none: dead
    };

    std::uint32_t id = 0;  // in flow_plan::frames
    bool in_use = false;
    frame_state* parent = nullptr;
    frame_iteration* around = nullptr;        // the parent's iteration
    std::uint32_t enters_left = 0;            // Enters that are still to come
    std::deque<frame_iteration*> iterations;  // those that go on, the oldest first
    std::vector<source_value> constants;      // for every iteration, those to come too
    std::vector<source_value> deferred;       // what NextIterations gave beyond the limit
    std::vector<std::uint32_t> dead_exits;    // of the newest iteration
    std::vector<std::uint8_t> gone;           // which Exits have given a value

    frame_iteration& newest() { return *iterations.back(); }
    // Numbered `number`; it must go on.
    frame_iteration& at(std::uint64_t number) {
        return *iterations[static_cast<std::size_t>(number - iterations.front()->number)];
    }
};

// A node that waits for nothing more, in one iteration of one frame.
struct ready_node {
    frame_state* frame = nullptr;
    frame_iteration* iteration = nullptr;
    std::uint32_t node = 0;
    bool dead = false;  // it does not run, and its outputs are dead

    frame_iteration::node_state& state(const flow_plan& flow) const {
        return iteration->nodes[flow.nodes[node].local];
    }
    std::span<tensor> inputs(const flow_plan& flow) const {
        const flow_node& n = flow.nodes[node];
        return std::span{iteration->inputs}.subspan(n.first_input, n.inputs);
    }
};

struct fetched_value {
    enum class fate : std::uint8_t { awaited, dead, live };
    fate is = fate::awaited;
    tensor value;
};

// Where a loop went wrong, if it did: the first node that an ended iteration left behind.
struct left_behind {
    static constexpr std::uint32_t nobody = 0xFFFFFFFFU;
    std::uint32_t node = nobody;
    std::uint64_t iteration = 0;
    std::vector<std::uint8_t> has;  // which data inputs had come, dead ones too
};

inline left_behind first_left(const flow_plan& flow, const frame_iteration& iteration) {
    constexpr std::uint32_t fired = frame_iteration::node_state::fired;
    const std::vector<std::uint32_t>& nodes = flow.frames[iteration.frame].nodes;
    left_behind left;
    std::size_t at = 0;
    while (at < nodes.size() && iteration.nodes[at].pending == fired) ++at;
    if (at == nodes.size()) return left;
    left.node = nodes[at];
    left.iteration = iteration.number;
    const flow_node& n = flow.nodes[left.node];
    for (std::uint32_t k = 0; k < n.inputs; ++k) {
        left.has.push_back(iteration.inputs[n.first_input + k].empty_handed() ? 0 : 1);
    }
    // What is dead has come as well.
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const node_class kind = flow.nodes[nodes[i]].kind;
        if (iteration.nodes[i].pending != fired || kind == node_class::enter ||
            kind == node_class::exit || kind == node_class::next_iteration) {
            continue;
        }
        for (const flow_edge& e : flow.edges_of(nodes[i])) {
            if (e.to == left.node && !e.is_control()) left.has[e.input] = 1;
        }
    }
    return left;
}

// All frames and iterations of one run; their memory is kept for the next ones.
class frame_store {
 public:
    explicit frame_store(const flow_plan& flow)
        : flow_(flow), fresh_(flow.frames.size()), idle_(flow.frames.size()) {
        for (std::size_t f = 0; f < flow.frames.size(); ++f) {
            for (const std::uint32_t node : flow.frames[f].nodes) {
                fresh_[f].push_back({flow.nodes[node].pending, 0, 0});
            }
        }
    }

    frame_state& open_frame(std::uint32_t id, frame_state* parent, frame_iteration* around) {
        if (idle_frames_.empty()) {
            frames_.push_back(std::make_unique<frame_state>());
            idle_frames_.push_back(frames_.back().get());
        }
        frame_state& f = *idle_frames_.back();
        idle_frames_.pop_back();
        f.id = id;
        f.in_use = true;
        f.parent = parent;
        f.around = around;
        f.enters_left = flow_.frames[id].enters;
        f.gone.assign(flow_.frames[id].exits, 0);
        return f;
    }
    frame_iteration& open_iteration(std::uint32_t frame, std::uint64_t number) {
        std::vector<frame_iteration*>& idle = idle_[frame];
        if (idle.empty()) {
            iterations_.push_back(std::make_unique<frame_iteration>());
            frame_iteration& made = *iterations_.back();
            made.frame = frame;
            made.nodes = fresh_[frame];
            made.inputs.resize(flow_.frames[frame].inputs);
            idle.push_back(&made);
        }
        frame_iteration& i = *idle.back();
        idle.pop_back();
        i.in_use = true;
        i.number = number;
        return i;
    }

    void close(frame_state& f) {
        f.in_use = false;
        f.iterations.clear();
        f.constants.clear();
        f.deferred.clear();
        f.dead_exits.clear();
        idle_frames_.push_back(&f);
    }
    void close(frame_iteration& i) {
        i.in_use = false;
        i.running = 0;
        i.nodes = fresh_[i.frame];
        i.children.clear();
        for (tensor& t : i.inputs) {
            if (!t.empty_handed()) t = tensor{};
        }
        idle_[i.frame].push_back(&i);
    }
    // Every iteration that goes on.
    template <class F>
    void for_each(F call) const {
        for (const auto& i : iterations_) {
            if (i->in_use) call(*i);
        }
    }
    // At the end of a run, wherever it ended.
    void close_all() {
        for (const auto& i : iterations_) {
            if (i->in_use) close(*i);
        }
        for (const auto& f : frames_) {
            if (f->in_use) close(*f);
        }
    }

 private:
    const flow_plan& flow_;
    std::vector<std::vector<frame_iteration::node_state>> fresh_;  // of each frame
    std::vector<std::unique_ptr<frame_state>> frames_;
    std::vector<std::unique_ptr<frame_iteration>> iterations_;
    std::vector<frame_state*> idle_frames_;
    std::vector<std::vector<frame_iteration*>> idle_;  // of each frame
};

// What one run needs beside the plan; kept for the next run.
struct frame_memory {
    // Where one lane lays out its kernel's values.
    struct bench {
        std::vector<tensor*> inputs;
        std::vector<std::uint8_t> last_use;
        std::vector<tensor> outputs;
    };

    explicit frame_memory(const plan& p) : store(p.flow) {
        for (std::uint32_t i = 0; i < p.size(); ++i) {
            most_inputs = std::max(most_inputs, p.inputs_of(i).size());
            most_outputs =
                std::max<std::size_t>(most_outputs, p.output_begin[i + 1] - p.output_begin[i]);
        }
    }
    void make_room(unsigned lanes) {
        while (benches.size() < lanes) {
            benches.push_back({std::vector<tensor*>(most_inputs),
                               std::vector<std::uint8_t>(most_inputs, 1),
                               std::vector<tensor>(most_outputs)});
        }
    }

    void drop_values() {
        for (bench& b : benches) std::fill(b.outputs.begin(), b.outputs.end(), tensor{});
    }

    frame_store store;
    std::size_t most_inputs = 0;
    std::size_t most_outputs = 0;
    std::vector<bench> benches;  // one a lane
};

}  // namespace evergraph

#endif

// ---- evergraph/run/frame_flow.hpp
// frame_flow: who becomes ready when a node of a graph with loops and conds is done.
#ifndef EVERGRAPH_RUN_FRAME_FLOW_HPP
#define EVERGRAPH_RUN_FRAME_FLOW_HPP

namespace evergraph {

// The rules of TensorFlow's executor. Dead: a value that is not computed in this run, because a
// Switch sent its data elsewhere or a loop has ended. One thread at a time.
class frame_flow {
 public:
    frame_flow(const plan& p, frame_store& store)
        : flow_(p.flow), store_(store), fetches_(p.fetches.size()), left_(flow_.frames.size()) {}

    void start(std::span<const tensor> feeds) {
        root_ = &store_.open_frame(0, nullptr, nullptr);
        root_->iterations.push_back(&store_.open_iteration(0, 0));
        frame_iteration& i = root_->newest();
        for (const std::uint32_t node : flow_.frames[0].nodes) {
            if (flow_.nodes[node].pending == 0) activate(*root_, i, node, false);
        }
        for (std::size_t f = 0; f < feeds.size(); ++f) {
            tensor value = feeds[f];
            deliver(*root_, i, flow_.size() + static_cast<std::uint32_t>(f), {&value, 1}, false);
        }
    }

    // Outputs without a value are dead, all of them if the node is. Takes the outputs.
    void done(const ready_node& at, std::span<tensor> outputs) {
        frame_state& frame = *at.frame;
        frame_iteration& iteration = *at.iteration;
        switch (flow_.nodes[at.node].kind) {
            case node_class::enter:
                enter(at, outputs);
                break;
            case node_class::exit:
                leave(at, outputs);
                break;
            case node_class::next_iteration:
                go_on(at, outputs);
                break;
            default:
                deliver(frame, iteration, at.node, outputs, at.dead);
        }
        --iteration.running;
        settle(frame);
    }

    // What became ready; to be emptied by the reader.
    std::vector<ready_node>& ready() { return ready_; }

    std::span<fetched_value> fetches() { return fetches_; }
    const frame_iteration& root() const { return *root_->iterations.front(); }
    // An Exit that gave a value in a second iteration, which a well-made loop does not do.
    std::optional<std::uint32_t> broken_exit() const { return broken_exit_; }
    // The iterations that still go on when nobody runs any more will not end.
    void note_left() {
        store_.for_each([this](const frame_iteration& i) { note_left(i); });
    }
    const left_behind& left_in(std::uint32_t frame) const { return left_[frame]; }

 private:
    using node_state = frame_iteration::node_state;

    void deliver(frame_state& frame, frame_iteration& iteration, std::uint32_t row,
                 std::span<tensor> outputs, bool dead) {
        for (const flow_edge& e : flow_.edges_of(row)) {
            tensor value;
            if (!dead && !e.is_control()) {
                tensor& out = outputs[static_cast<std::size_t>(e.output)];
                value = e.is_last ? std::move(out) : out;
                if (e.is_last) out = tensor{};
            }
            if (e.to >= flow_.size()) {
                fetched_value& f = fetches_[e.to - flow_.size()];
                f.is = value.empty_handed() ? fetched_value::fate::dead : fetched_value::fate::live;
                f.value = std::move(value);
            } else if (flow_.nodes[e.to].kind == node_class::merge) {
                arrive_at_merge(frame, iteration, row, e, std::move(value));
            } else {
                arrive(frame, iteration, e, std::move(value), dead);
            }
        }
    }

    void arrive(frame_state& frame, frame_iteration& iteration, const flow_edge& e, tensor value,
                bool dead) {
        const flow_node& n = flow_.nodes[e.to];
        node_state& s = iteration.nodes[n.local];
        if (s.pending == node_state::fired) return;
        if (dead || (!e.is_control() && value.empty_handed())) s.dead = 1;
        if (!e.is_control()) iteration.inputs[n.first_input + e.input] = std::move(value);
        if (--s.pending != 0) return;
        activate(frame, iteration, e.to, s.dead != 0 && n.kind != node_class::control_trigger);
    }

    // Ready with the first live value, or when all are dead, or when what enters the loop is dead;
    // but not before all control inputs.
    void arrive_at_merge(frame_state& frame, frame_iteration& iteration, std::uint32_t row,
                         const flow_edge& e, tensor value) {
        const flow_node& n = flow_.nodes[e.to];
        node_state& s = iteration.nodes[n.local];
        if (s.pending == node_state::fired) return;
        if (e.is_control()) {
            s.pending -= 2;
        } else if (value.empty_handed()) {
            const bool entering = row < flow_.size() && flow_.nodes[row].kind == node_class::enter;
            s.dead = entering ? n.inputs : s.dead + 1;
        } else if ((s.pending & 1U) != 0) {
            s.pending -= 1;
            s.chosen = e.input;
            iteration.inputs[n.first_input + e.input] = std::move(value);
        }
        if (s.pending == 0) activate(frame, iteration, e.to, false);
        if (s.pending == 1 && s.dead >= n.inputs) activate(frame, iteration, e.to, true);
    }

    void activate(frame_state& frame, frame_iteration& iteration, std::uint32_t node, bool dead) {
        iteration.nodes[flow_.nodes[node].local].pending = node_state::fired;
        ++iteration.running;
        ready_.push_back({&frame, &iteration, node, dead});
    }

    void enter(const ready_node& at, std::span<tensor> outputs) {
        frame_state& child = child_of(at);
        if (flow_.nodes[at.node].is_constant) {
            child.constants.push_back({at.node, at.dead ? tensor{} : std::move(outputs[0])});
            for (frame_iteration* i : child.iterations) {
                deliver_constant(child, *i, child.constants.back());
            }
        } else {
            // While an Enter is still to come, iteration 0 goes on.
            deliver(child, *child.iterations.front(), at.node, outputs, at.dead);
        }
        --child.enters_left;
        settle(child);
    }
    frame_state& child_of(const ready_node& at) {
        const std::uint32_t id = flow_.nodes[at.node].child;
        for (frame_state* c : at.iteration->children) {
            if (c->id == id) return *c;
        }
        frame_state& child = store_.open_frame(id, at.frame, at.iteration);
        at.iteration->children.push_back(&child);
        child.iterations.push_back(&store_.open_iteration(id, 0));
        return child;
    }
    void deliver_constant(frame_state& frame, frame_iteration& iteration,
                          const frame_state::source_value& from) {
        tensor value = from.value;
        deliver(frame, iteration, from.node, {&value, 1}, from.value.empty_handed());
    }

    // A dead Exit counts only if no later iteration comes, and no sooner than its frame ends.
    void leave(const ready_node& at, std::span<tensor> outputs) {
        std::uint8_t& gone = at.frame->gone[flow_.nodes[at.node].exit];
        if (!at.dead && gone != 0) {
            broken_exit_ = at.node;
        } else if (!at.dead) {
            gone = 1;
            deliver(*at.frame->parent, *at.frame->around, at.node, outputs, false);
        } else if (at.iteration == &at.frame->newest()) {
            at.frame->dead_exits.push_back(at.node);
        }
    }

    void go_on(const ready_node& at, std::span<tensor> outputs) {
        if (at.dead) return;
        frame_state& frame = *at.frame;
        if (at.iteration == &frame.newest()) {
            const auto most =
                static_cast<std::uint64_t>(flow_.frames[frame.id].parallel_iterations);
            if (frame.iterations.size() >= most) {
                frame.deferred.push_back({at.node, std::move(outputs[0])});
                return;
            }
            begin_iteration(frame, at.iteration->number + 1);
        }
        deliver(frame, frame.at(at.iteration->number + 1), at.node, outputs, false);
    }
    void begin_iteration(frame_state& frame, std::uint64_t number) {
        frame.iterations.push_back(&store_.open_iteration(frame.id, number));
        frame.dead_exits.clear();
        for (const auto& c : frame.constants) deliver_constant(frame, frame.newest(), c);
    }

    // Ends the iterations that are done, the oldest first, then the frame, then those around it.
    void settle(frame_state& first) {
        for (frame_state* frame = &first; frame != root_;) {
            while (!frame->iterations.empty() && is_done(*frame, *frame->iterations.front())) {
                end_oldest(*frame);
            }
            if (!frame->iterations.empty() || frame->enters_left != 0) return;
            frame_state& parent = *frame->parent;
            frame_iteration& around = *frame->around;
            for (const std::uint32_t e : frame->dead_exits) {
                if (frame->gone[flow_.nodes[e].exit] == 0) deliver(parent, around, e, {}, true);
            }
            std::erase(around.children, frame);
            store_.close(*frame);
            frame = &parent;
        }
    }
    static bool is_done(const frame_state& frame, const frame_iteration& oldest) {
        return oldest.running == 0 && oldest.children.empty() &&
               (oldest.number != 0 || frame.enters_left == 0);
    }
    void end_oldest(frame_state& frame) {
        frame_iteration& oldest = *frame.iterations.front();
        const std::uint64_t next = frame.newest().number + 1;
        note_left(oldest);
        frame.iterations.pop_front();
        store_.close(oldest);
        if (frame.deferred.empty()) return;
        begin_iteration(frame, next);
        std::vector<frame_state::source_value> deferred = std::move(frame.deferred);
        frame.deferred.clear();
        for (auto& d : deferred) deliver(frame, frame.newest(), d.node, {&d.value, 1}, false);
    }

    void note_left(const frame_iteration& iteration) {
        left_behind& left = left_[iteration.frame];
        if (left.node == left_behind::nobody) left = first_left(flow_, iteration);
    }

    const flow_plan& flow_;
    frame_store& store_;
    frame_state* root_ = nullptr;
    std::vector<ready_node> ready_;
    std::vector<fetched_value> fetches_;
    std::vector<left_behind> left_;  // of each frame
    std::optional<std::uint32_t> broken_exit_;
};

}  // namespace evergraph

#endif

// ---- evergraph/run/frame_failure.hpp
// frame_failure: what keeps a run of loops and conds from having given all that was asked.
#ifndef EVERGRAPH_RUN_FRAME_FAILURE_HPP
#define EVERGRAPH_RUN_FRAME_FAILURE_HPP

namespace evergraph {

namespace detail {

class frame_judge {
 public:
    frame_judge(const plan& p, frame_flow& flow) : plan_(p), flow_(flow) {}

    std::optional<problem> judge() {
        if (const auto exit = flow_.broken_exit()) {
            return at(*exit, problem_kind::broken_loop, "a value in a second iteration",
                      "one value from each Exit", "let the Exit take what leaves the loop only");
        }
        for (std::size_t i = 0; i < plan_.fetches.size(); ++i) {
            const fetched_value::fate is = flow_.fetches()[i].is;
            if (is == fetched_value::fate::live) continue;
            const std::uint32_t from = maker_of(plan_.fetches[i].slot);
            if (is == fetched_value::fate::dead) return dead_fetch(i, from);
            flow_.note_left();
            return stuck(from);
        }
        for (const std::uint32_t n : plan_.flow.frames[0].nodes) {
            if (!plan_.flow.edges_of(n).empty() || has_fired(n)) continue;
            flow_.note_left();
            return stuck(n);
        }
        return std::nullopt;
    }

 private:
    problem at(std::uint32_t node, problem_kind kind, std::string found, std::string needed,
               std::string remedy) const {
        problem p;
        p.code = status_code::invalid_argument;
        p.kind = kind;
        p.node = plan_.nodes[node].name;
        p.op = plan_.nodes[node].op;
        p.found = std::move(found);
        p.needed = std::move(needed);
        p.remedy = std::move(remedy);
        return p;
    }

    // The node that owns a slot; size() if it is a feed's.
    // The last node whose outputs begin at or before it: those without outputs own none.
    std::uint32_t maker_of(std::uint32_t slot) const {
        const std::vector<std::uint32_t>& begin = plan_.output_begin;
        if (slot >= begin.back()) return plan_.size();
        const auto next = std::upper_bound(begin.begin(), begin.end(), slot);
        return static_cast<std::uint32_t>(next - begin.begin()) - 1;
    }

    problem dead_fetch(std::size_t fetch, std::uint32_t from) const {
        problem p = at(from, problem_kind::dead_fetch,
                       "'" + plan_.fetches[fetch].name + "' without a value",
                       "a branch that is taken, or a loop that comes to its end",
                       "fetch the Merge behind the cond, or the Exit of the loop");
        // It may be dead because a loop ended too early.
        for (std::uint32_t f = 1; f < plan_.flow.frames.size(); ++f) {
            const left_behind& left = flow_.left_in(f);
            if (left.node == left_behind::nobody) continue;
            p.found += ", and node '" + plan_.nodes[left.node].name + "'" + waiting(left);
            break;
        }
        return p;
    }

    bool has_fired(std::uint32_t node) const {
        const flow_node& n = plan_.flow.nodes[node];
        return flow_.root().nodes[n.local].pending == frame_iteration::node_state::fired;
    }

    // Walks back to the first node outside all loops that waits for something that does not come;
    // if that is a loop, to the node that the loop left behind.
    problem stuck(std::uint32_t node) const {
        for (;;) {
            const flow_node& n = plan_.flow.nodes[node];
            if (n.kind == node_class::exit) return stuck_in(n.frame, node);
            const auto inputs = plan_.inputs_of(node);
            std::uint32_t before = plan_.size();
            std::vector<std::uint8_t> has;
            for (std::uint32_t i = 0; i < n.inputs; ++i) {
                const std::uint32_t from = maker_of(inputs[i]);
                const bool leaves =
                    from != plan_.size() && plan_.flow.nodes[from].kind == node_class::exit;
                const bool has_value = !flow_.root().inputs[n.first_input + i].empty_handed();
                const bool came = has_value || from == plan_.size() || (!leaves && has_fired(from));
                has.push_back(came ? 1 : 0);
                if (!came && before == plan_.size()) before = from;
            }
            if (before == plan_.size()) return waits(node, has);
            node = before;
        }
    }
    problem stuck_in(std::uint32_t frame, std::uint32_t exit) const {
        const left_behind& left = flow_.left_in(frame);
        if (left.node == left_behind::nobody) return waits(exit, {0});
        return stuck_at(left.node, waiting(left));
    }

    // " that waits for 'a' in iteration 3 of frame 'f'"
    std::string waiting(const left_behind& left) const {
        const std::uint32_t frame = plan_.flow.nodes[left.node].frame;
        return missing_of(left.node, left.has) + " in iteration " + std::to_string(left.iteration) +
               " of frame '" + plan_.flow.frames[frame].name + "'";
    }
    std::string missing_of(std::uint32_t node, const std::vector<std::uint8_t>& has) const {
        std::string missing;
        const auto inputs = plan_.inputs_of(node);
        for (std::size_t i = 0; i < has.size(); ++i) {
            if (has[i] != 0) continue;
            const std::uint32_t from = maker_of(inputs[i]);
            missing += missing.empty() ? "'" : ", '";
            missing += (from == plan_.size() ? "a feed" : plan_.nodes[from].name) + "'";
        }
        return " that waits for " + (missing.empty() ? "its control inputs" : missing);
    }

    problem waits(std::uint32_t node, const std::vector<std::uint8_t>& has) const {
        return stuck_at(node, missing_of(node, has));
    }
    problem stuck_at(std::uint32_t node, const std::string& waiting_text) const {
        return at(node, problem_kind::stuck, "a node" + waiting_text,
                  "inputs that come in the same iteration",
                  "let what every iteration reads come in through an Enter with is_constant");
    }

    const plan& plan_;
    frame_flow& flow_;
};

}  // namespace detail

// After a run that came to its end: a problem if a fetch is dead, or was not reached, or a node
// outside all loops that nobody reads from was not reached.
inline std::optional<problem> frame_failure(const plan& p, frame_flow& flow) {
    return detail::frame_judge{p, flow}.judge();
}

}  // namespace evergraph

#endif

// ---- evergraph/run/steer_node.hpp
// steer_node: what Switch, Merge, Enter, Exit, NextIteration and LoopCond do with their values.
#ifndef EVERGRAPH_RUN_STEER_NODE_HPP
#define EVERGRAPH_RUN_STEER_NODE_HPP

namespace evergraph {

namespace detail {

inline problem cannot_steer(const plan_node& node, std::string found, std::string needed) {
    problem p;
    p.code = status_code::invalid_argument;
    p.kind = problem_kind::kernel_failed;
    p.node = node.name;
    p.op = node.op;
    p.found = std::move(found);
    p.needed = std::move(needed);
    return p;
}

// Which output a Switch takes: bool as TensorFlow's Switch, int32 as its _SwitchN, where what is
// out of range means the last.
inline std::size_t branch_of(const tensor& pred, std::size_t branches) {
    if (pred.type() == dtype::boolean) return pred.values<bool>()[0] ? 1 : 0;
    const std::int32_t at = pred.values<std::int32_t>()[0];
    return at < 0 ? branches - 1 : std::min(static_cast<std::size_t>(at), branches - 1);
}

}  // namespace detail

// A live node of any class but ordinary. Moves its inputs into its outputs; an output left empty is
// dead. `chosen`: which input of a Merge came first. References are passed on as values.
inline std::optional<problem> steer_node(const plan& p, std::uint32_t at, std::span<tensor> inputs,
                                         std::uint32_t chosen, std::span<tensor> outputs) {
    const node_class kind = p.flow.nodes[at].kind;
    const plan_node& node = p.nodes[at];
    if (kind == node_class::control_trigger) return std::nullopt;
    std::size_t branch = 0;
    tensor& value = inputs[kind == node_class::merge ? chosen : 0];
    const auto is_scalar = [](const tensor& t, dtype type) {
        return t.type() == type && t.rank() == 0;
    };
    if (kind == node_class::switch_value) {
        const bool by_number = outputs.size() != 2 || inputs[1].type() == dtype::int32;
        if (!is_scalar(inputs[1], by_number ? dtype::int32 : dtype::boolean)) {
            return detail::cannot_steer(node, "a predicate " + summary(inputs[1]),
                                        by_number ? "int32[]" : "bool[]");
        }
        branch = detail::branch_of(inputs[1], outputs.size());
    } else if (kind == node_class::loop_cond && !is_scalar(value, dtype::boolean)) {
        return detail::cannot_steer(node, "a condition " + summary(value), "bool[]");
    }
    const dtype declared = base_of(node.output_types[branch]);
    if (value.type() != declared) {
        return detail::cannot_steer(node, summary(value), "a value of type " + name_of(declared));
    }
    outputs[branch] = std::move(value);
    if (kind == node_class::merge && p.slot_uses[p.output_begin[at] + 1] != 0) {
        outputs[1] = tensor::scalar(static_cast<std::int32_t>(chosen));
    }
    return std::nullopt;
}

}  // namespace evergraph

#endif

// ---- evergraph/run/frame_run.hpp
// frame_run: one run of a plan with loops and conds, on the caller and on helpers.
#ifndef EVERGRAPH_RUN_FRAME_RUN_HPP
#define EVERGRAPH_RUN_FRAME_RUN_HPP

namespace evergraph {

// Kernels run side by side; what happens between them, one mutex guards. Dead nodes and those that
// only steer are dealt with there. A lane goes on with what it made ready; helpers come when there
// is more, and leave when there is nothing.
class frame_run : public help_call {
 public:
    frame_run(const plan& p, std::span<const kernel> kernels, frame_memory& memory,
              const cancellation* cancel)
        : help_call(&come_in),
          plan_(p),
          kernels_(kernels),
          memory_(memory),
          flow_(p, memory.store),
          cancel_(cancel) {}
    ~frame_run() {
        memory_.store.close_all();
        memory_.drop_values();
    }

    // The values of the plan's fetches, or the first failure, when all kernels have ended.
    template <scheduler S>
    expected<std::vector<tensor>, problem> run(S& helpers, std::span<const tensor> feeds) {
        const unsigned lanes = std::max(1U, helpers.threads());
        memory_.make_room(lanes);
        for (unsigned i = lanes - 1; i > 0; --i) idle_lanes_.push_back(i);
        scheduler_ = &helpers;
        post_ = [](void* s, help_call& c) { static_cast<S*>(s)->post(c); };
        work(0, &feeds);
        helpers.close(*this);
        if (!failure_) failure_ = frame_failure(plan_, flow_);
        if (failure_) return unexpected<problem>{std::move(*failure_)};
        std::vector<tensor> values;
        values.reserve(plan_.fetches.size());
        for (fetched_value& f : flow_.fetches()) values.push_back(std::move(f.value));
        return values;
    }

 private:
    static void come_in(help_call& call) {
        auto& self = static_cast<frame_run&>(call);
        unsigned lane = 0;
        {
            const std::lock_guard lock(self.mutex_);
            if (self.idle_lanes_.empty()) return;
            lane = self.idle_lanes_.back();
            self.idle_lanes_.pop_back();
        }
        self.work(lane, nullptr);
        const std::lock_guard lock(self.mutex_);
        self.idle_lanes_.push_back(lane);
    }

    // Does not throw. Lane 0, the caller's, stays until all is over; it has the feeds.
    void work(unsigned lane, const std::span<const tensor>* feeds) {
        std::unique_lock lock(mutex_);
#if defined(__cpp_exceptions)
        try {
            walk(lock, lane, feeds);
        } catch (...) {
            problem p;
            p.code = status_code::resource_exhausted;
            p.found = "no memory for the values of the run";
            fail(std::move(p));
        }
#else
        walk(lock, lane, feeds);
#endif
        if (lane != 0) return;
        wake_.wait(lock, [this] { return inside_ == 0; });
    }

    void walk(std::unique_lock<std::mutex>& lock, unsigned lane,
              const std::span<const tensor>* feeds) {
        if (feeds != nullptr) flow_.start(*feeds);
        for (;;) {
            steer(lane);
            if (over()) {
                wake_.notify_all();
                return;
            }
            if (!queue_.empty()) {
                run_kernel(lock, lane);
            } else if (!flow_.ready().empty()) {
                lock.unlock();
                std::this_thread::yield();
                lock.lock();
            } else if (lane == 0) {
                wake_.wait(lock);
            } else {
                return;
            }
        }
    }
    bool over() {
        return stop_.load(std::memory_order_relaxed) ||
               (queue_.empty() && inside_ == 0 && flow_.ready().empty());
    }

    // Deals with what is ready, in rounds, so that nobody is passed over for ever; after some of
    // them kernels have a turn, even if a loop goes on without any.
    void steer(unsigned lane) {
        for (int rounds = 0; rounds < 64 && !flow_.ready().empty(); ++rounds) {
            round_.clear();
            round_.swap(flow_.ready());
            for (const ready_node& at : round_) {
                if (stopped()) return;
                if (!at.dead && plan_.flow.nodes[at.node].kind == node_class::ordinary) {
                    queue_.push_back(at);
                } else if (!steer(at, lane)) {
                    return;
                }
            }
        }
    }
    bool steer(const ready_node& at, unsigned lane) {
        const std::span<tensor> outputs = outputs_of(at.node, lane);
        if (!at.dead) {
            auto failed = steer_node(plan_, at.node, at.inputs(plan_.flow),
                                     at.state(plan_.flow).chosen, outputs);
            if (failed) {
                fail(std::move(*failed));
                return false;
            }
        }
        finish(at, outputs);
        return true;
    }
    // The values of `at` are done with: its inputs go, its outputs travel on.
    void finish(const ready_node& at, std::span<tensor> outputs) {
        for (tensor& t : at.inputs(plan_.flow)) t = tensor{};
        flow_.done(at, outputs);
        for (tensor& t : outputs) t = tensor{};
        if (flow_.broken_exit()) fail(*frame_failure(plan_, flow_));
    }
    std::span<tensor> outputs_of(std::uint32_t node, unsigned lane) {
        return std::span{memory_.benches[lane].outputs}.first(plan_.output_begin[node + 1] -
                                                              plan_.output_begin[node]);
    }

    void run_kernel(std::unique_lock<std::mutex>& lock, unsigned lane) {
        const ready_node at = queue_.back();
        queue_.pop_back();
        const bool more = !queue_.empty();
        if (more && !idle_lanes_.empty()) post_(scheduler_, *this);
        if (more && lane != 0) wake_.notify_all();
        const std::span<tensor> outputs = outputs_of(at.node, lane);
        std::optional<problem> failed = call(lock, at, outputs, memory_.benches[lane]);
        if (failed) return fail(std::move(*failed));
        if (!stopped()) finish(at, outputs);
    }

    // Without the mutex while the kernel runs.
    struct inside_kernel {
        inside_kernel(frame_run& r, std::unique_lock<std::mutex>& l) : run(r), lock(l) {
            ++run.inside_;
            lock.unlock();
        }
        ~inside_kernel() {
            lock.lock();
            --run.inside_;
        }
        frame_run& run;
        std::unique_lock<std::mutex>& lock;
    };
    std::optional<problem> call(std::unique_lock<std::mutex>& lock, const ready_node& at,
                                std::span<tensor> outputs, frame_memory::bench& bench) {
        const inside_kernel unlocked(*this, lock);
        const std::span<tensor> inputs = at.inputs(plan_.flow);
        for (std::size_t i = 0; i < inputs.size(); ++i) bench.inputs[i] = &inputs[i];
        const std::span<tensor* const> shown = std::span{bench.inputs}.first(inputs.size());
        kernel_context context(plan_.nodes[at.node], shown, bench.last_use, outputs, &stop_,
                               cancel_);
        if (call_kernel(kernels_[at.node], context, shown, outputs)) return std::nullopt;
        stop_.store(true, std::memory_order_relaxed);
        return std::move(context.failure());
    }

    // Asked between any two nodes, so that an endless loop can be stopped.
    bool stopped() {
        if (cancel_ != nullptr && cancel_->cancelled()) fail(cancelled_problem());
        return stop_.load(std::memory_order_relaxed);
    }
    void fail(problem p) {
        if (!failure_) failure_ = std::move(p);
        stop_.store(true, std::memory_order_relaxed);
        queue_.clear();
        flow_.ready().clear();
        wake_.notify_all();
    }

    const plan& plan_;
    const std::span<const kernel> kernels_;
    frame_memory& memory_;
    frame_flow flow_;
    const cancellation* const cancel_;
    void* scheduler_ = nullptr;
    void (*post_)(void*, help_call&) = nullptr;

    std::atomic<bool> stop_{false};  // seen by kernels
    std::mutex mutex_;               // guards all below, and flow_
    std::condition_variable wake_;   // the caller: there is work, or it is over
    std::vector<ready_node> queue_;  // kernels that may run
    std::vector<ready_node> round_;  // what is dealt with now
    std::vector<unsigned> idle_lanes_;
    unsigned inside_ = 0;  // kernels that run
    std::optional<problem> failure_;
};

}  // namespace evergraph

#endif

// ---- evergraph/run/executor.hpp
// executor: runs a plan with its kernels, as often and as many times at once as one likes.
#ifndef EVERGRAPH_RUN_EXECUTOR_HPP
#define EVERGRAPH_RUN_EXECUTOR_HPP

namespace evergraph {

struct run_options {
    thread_pool* pool = nullptr;           // null: everything on the caller
    const cancellation* cancel = nullptr;  // stops the run with CANCELLED when it is raised
};

// A plan whose nodes all have a kernel. `run` may be called from several threads at once; each
// run has values of its own, whose memory is kept for the next one. Results do not depend on the
// number of threads.
class executor {
 public:
    // All nodes without a kernel, and all that their kernel's factory refuses, in one report.
    static expected<executor, problems> bind(plan p, kernel_view table) {
        expected<std::vector<kernel>, problems> kernels = bind_kernels(p, table);
        if (!kernels) return unexpected<problems>{std::move(kernels).error()};
        return executor{std::move(p), std::move(*kernels)};
    }

    const plan& bound_plan() const noexcept { return self_->frozen; }

    // Feeds in the order of the plan's feeds; gives the values of its fetches in their order. The
    // first failure ends the run: nodes that run already end, others do not start, and the
    // executor is as good as before.
    expected<std::vector<tensor>, problem> run(std::span<const tensor> feeds = {},
                                               run_options options = {}) const {
#if defined(__cpp_exceptions)
        try {
            return start(feeds, options);
        } catch (const std::bad_alloc&) {
            problem p;
            p.code = status_code::resource_exhausted;
            p.found = "no memory for the values of the run";
            return unexpected<problem>{std::move(p)};
        }
#else
        return start(feeds, options);
#endif
    }

 private:
    struct body {
        body(plan p, std::vector<kernel> k)
            : frozen(std::move(p)), kernels(std::move(k)), tasks(frozen.tasks) {}
        const plan frozen;
        const std::vector<kernel> kernels;
        task_executor tasks;
        free_list<run_memory> states;
        free_list<frame_memory> frames;
    };

    executor(plan p, std::vector<kernel> kernels)
        : self_(std::make_unique<body>(std::move(p), std::move(kernels))) {}

    expected<std::vector<tensor>, problem> start(std::span<const tensor> feeds,
                                                 run_options options) const {
        if (auto wrong = check_feeds(feeds)) return unexpected<problem>{std::move(*wrong)};
        if (options.cancel != nullptr && options.cancel->cancelled()) {
            return unexpected<problem>{cancelled_problem()};
        }
        if (!self_->frozen.flow.empty()) return run_frames(feeds, options);
        std::unique_ptr<run_memory> state = self_->states.take();
        if (state == nullptr) state = std::make_unique<run_memory>(self_->frozen);
        state->make_room(options.pool == nullptr ? 1 : options.pool->threads());
        auto result = run_in(*state, feeds, options);
        if (!result) state->values.reset();
        self_->states.give(std::move(state));
        return result;
    }

    expected<std::vector<tensor>, problem> run_in(run_memory& state,
                                                  std::span<const tensor> feeds,
                                                  run_options options) const {
        const plan& p = self_->frozen;
        for (std::size_t i = 0; i < feeds.size(); ++i) state.values.feed(p.feeds[i].slot, feeds[i]);
        plan_run run(p, self_->kernels, state, options.cancel);
        if (options.pool == nullptr) {
            caller_only alone;
            self_->tasks.run(alone, run);
        } else {
            self_->tasks.run(*options.pool, run);
        }
        if (run.failure()) return unexpected<problem>{std::move(*run.failure())};
        std::vector<tensor> values;
        values.reserve(p.fetches.size());
        for (const plan_fetch& f : p.fetches) values.push_back(state.values.fetch(f.slot));
        return values;
    }

    expected<std::vector<tensor>, problem> run_frames(std::span<const tensor> feeds,
                                                      run_options options) const {
        const plan& p = self_->frozen;
        std::unique_ptr<frame_memory> memory = self_->frames.take();
        if (memory == nullptr) memory = std::make_unique<frame_memory>(p);
        auto result = [&] {
            frame_run run(p, self_->kernels, *memory, options.cancel);
            if (options.pool != nullptr) return run.run(*options.pool, feeds);
            caller_only alone;
            return run.run(alone, feeds);
        }();
        self_->frames.give(std::move(memory));
        return result;
    }

    std::optional<problem> check_feeds(std::span<const tensor> feeds) const {
        const std::vector<plan_feed>& wanted = self_->frozen.feeds;
        const auto wrong = [](problem_kind kind, const std::string& feed, std::string found,
                              std::string needed) {
            problem p;
            p.code = status_code::invalid_argument;
            p.kind = kind;
            p.attr = feed;
            p.found = std::move(found);
            p.needed = std::move(needed);
            p.remedy = "feed what the placeholder asks for";
            return p;
        };
        if (feeds.size() != wanted.size()) {
            const bool few = feeds.size() < wanted.size();
            return wrong(few ? problem_kind::placeholder_not_fed : problem_kind::unknown_feed,
                         few ? wanted[feeds.size()].name : "",
                         std::to_string(feeds.size()) + " feeds", std::to_string(wanted.size()));
        }
        for (std::size_t i = 0; i < feeds.size(); ++i) {
            if (feeds[i].type() == base_of(wanted[i].type)) continue;
            return wrong(problem_kind::wrong_feed_type, wanted[i].name, summary(feeds[i]),
                         name_of(wanted[i].type));
        }
        return std::nullopt;
    }

    std::unique_ptr<body> self_;
};

}  // namespace evergraph

#endif

// ---- evergraph/session.hpp
// session: the whole trip in one call: a graph is checked and built once, then run as one likes.
#ifndef EVERGRAPH_SESSION_HPP
#define EVERGRAPH_SESSION_HPP

namespace evergraph {

// What reads and runs a graph: the ops it knows, the versions it accepts, the kernels it has.
struct runtime {
    table_view ops;
    version_window window;
    kernel_view kernels;
};

// A Dialect is a dialect<table, policy>.
template <class Dialect>
constexpr runtime runtime_of(kernel_view kernels) {
    return {Dialect::ops, {Dialect::policy.current, Dialect::policy.min_producer}, kernels};
}

// `check` with the graph's own functions known.
inline check_report check(const graph_def& g, const runtime& with, check_options options = {}) {
    const std::vector<std::string> functions = function_names(g);
    options.functions = functions;
    return check(g, with.ops, with.window, options);
}

struct session_options {
    unsigned threads = std::thread::hardware_concurrency();  // 1: everything on the caller
    unknown_attrs attrs = unknown_attrs::refuse;
};

struct named_tensor {
    std::string name;  // a tensor name: `x`, `x:1`
    tensor value;
};

// Plans are made for each set of feeds, fetches and targets once and kept. `run` may be called from
// several threads at once.
class session {
 public:
    // Refused with all problems that `check` finds.
    static expected<session, problems> open(graph_def def, const runtime& with,
                                            session_options options = {}) {
        check_options how;
        how.attrs = options.attrs;
        check_report report = check(def, with, how);
        if (!report.ok()) return unexpected<problems>{std::move(report.found)};
        expected<graph, problems> g = build_graph(std::move(def));
        if (!g) return unexpected<problems>{std::move(g).error()};
        return session{std::move(*g), with, options};
    }

    const graph& held_graph() const noexcept { return self_->held; }

    // The values of the fetches, in their order. Targets run without giving a value.
    expected<std::vector<tensor>, problems> run(const std::vector<named_tensor>& feeds,
                                                const std::vector<std::string>& fetches,
                                                const std::vector<std::string>& targets = {},
                                                const cancellation* cancel = nullptr) const {
        prune_request request{{}, fetches, targets};
        for (const named_tensor& f : feeds) request.feeds.push_back(f.name);
        const auto plan = plan_for(request);
        if (!plan) return unexpected<problems>{plan.error()};
        problems wrong = check_shapes(feeds);
        if (!wrong.empty()) return unexpected<problems>{std::move(wrong)};
        std::vector<tensor> values;
        for (const named_tensor& f : feeds) values.push_back(f.value);
        auto out = (*plan)->run(values, {self_->pool.threads() > 1 ? &self_->pool : nullptr, cancel});
        if (!out) return unexpected<problems>{problems{std::move(out).error()}};
        return std::move(*out);
    }

 private:
    using shared_plan = std::shared_ptr<const executor>;
    using key = std::vector<std::vector<std::string>>;

    struct body {
        body(graph g, const runtime& w, session_options options)
            : held(std::move(g)), with(w), pool(std::max(1U, options.threads)) {}
        graph held;
        runtime with;
        thread_pool pool;
        std::mutex mutex;
        std::map<key, shared_plan> plans;
    };

    session(graph g, const runtime& with, session_options options)
        : self_(std::make_unique<body>(std::move(g), with, options)) {}

    expected<shared_plan, problems> plan_for(const prune_request& request) const {
        const key wanted{request.feeds, request.fetches, request.targets};
        {
            const std::lock_guard lock(self_->mutex);
            const auto at = self_->plans.find(wanted);
            if (at != self_->plans.end()) return at->second;
        }
        auto made = make_plan(request);
        if (!made) return unexpected<problems>{std::move(made).error()};
        const std::lock_guard lock(self_->mutex);
        return self_->plans.emplace(wanted, std::move(*made)).first->second;
    }

    expected<shared_plan, problems> make_plan(const prune_request& request) const {
        auto pruned = prune(self_->held, request, self_->with.ops);
        if (!pruned) return unexpected<problems>{std::move(pruned).error()};
        problems missing = unfed_placeholders(*pruned);
        if (!missing.empty()) return unexpected<problems>{std::move(missing)};
        auto frozen = freeze(*pruned, self_->with.ops);
        if (!frozen) return unexpected<problems>{std::move(frozen).error()};
        for (std::size_t i = 0; i < request.feeds.size(); ++i) {
            frozen->feeds[i].name = request.feeds[i];
        }
        for (std::size_t i = 0; i < request.fetches.size(); ++i) {
            frozen->fetches[i].name = request.fetches[i];
        }
        auto bound = executor::bind(std::move(*frozen), self_->with.kernels);
        if (!bound) return unexpected<problems>{std::move(bound).error()};
        return std::make_shared<const executor>(std::move(*bound));
    }

    static problems unfed_placeholders(const graph& pruned) {
        problems found;
        for (node_id id = graph::sink + 1; id < pruned.size() + 2; ++id) {
            const node& n = pruned[id];
            if (!is_placeholder(n.op)) continue;
            const dtype* type = n.attrs.find_as<dtype>("dtype");
            const shape_proto* dims = n.attrs.find_as<shape_proto>("shape");
            found.push_back(problem_at(
                n, problem_kind::placeholder_not_fed, status_code::invalid_argument, "no feed",
                (type == nullptr ? std::string{"a value"} : name_of(*type)) +
                    (dims == nullptr ? std::string{} : text(*dims)),
                "feed '" + n.name + "'"));
        }
        return found;
    }

    // The shape attr of a placeholder binds; before producer 22 a scalar there meant "unknown".
    problems check_shapes(const std::vector<named_tensor>& feeds) const {
        problems found;
        const graph& g = self_->held;
        const std::int32_t producer = g.versions ? g.versions->producer : 0;
        for (const named_tensor& f : feeds) {
            const auto id = g.find(parse_tensor_name(f.name).node);
            if (!id || !is_placeholder(g[*id].op)) continue;
            const shape_proto* dims = g[*id].attrs.find_as<shape_proto>("shape");
            if (dims == nullptr || (dims->dims.empty() && producer <= 21)) continue;
            if (fits(f.value.dims(), *dims)) continue;
            found.push_back(problem_at(g[*id], problem_kind::wrong_feed_shape,
                                       status_code::invalid_argument, summary(f.value), text(*dims),
                                       "feed a value of this shape"));
        }
        return found;
    }

    std::unique_ptr<body> self_;
};

}  // namespace evergraph

#endif

// clang-format on
#endif
