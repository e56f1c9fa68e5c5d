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
#include <complex>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
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
// expected: a value or the reason why there is none; std::expected where the standard library has it.
#ifndef EVERGRAPH_BASE_EXPECTED_HPP
#define EVERGRAPH_BASE_EXPECTED_HPP

#if defined(__cpp_lib_expected) && __cpp_lib_expected >= 202202L
#include <expected>
namespace evergraph {
template <class T, class E>
using expected = std::expected<T, E>;
template <class E>
using unexpected = std::unexpected<E>;
}  // namespace evergraph
#else
#include <cassert>
#include <type_traits>
#include <utility>
#include <variant>

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
// programming mistake here and asserts, where std::expected throws.
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

    constexpr stored& value() & { return *held(); }
    constexpr const stored& value() const& { return *held(); }
    constexpr stored&& value() && { return std::move(*held()); }
    constexpr stored& operator*() & { return *held(); }
    constexpr const stored& operator*() const& { return *held(); }
    constexpr stored&& operator*() && { return std::move(*held()); }
    constexpr stored* operator->() { return held(); }
    constexpr const stored* operator->() const { return held(); }
    template <class U>
    constexpr stored value_or(U&& other) const& {
        return has_value() ? *held() : static_cast<stored>(std::forward<U>(other));
    }

    constexpr E& error() & { return *failed(); }
    constexpr const E& error() const& { return *failed(); }
    constexpr E&& error() && { return std::move(*failed()); }

 private:
    constexpr stored* held() {
        assert(has_value() && "evergraph: expected holds an error, not a value");
        return std::get_if<0>(&state_);
    }
    constexpr const stored* held() const {
        assert(has_value() && "evergraph: expected holds an error, not a value");
        return std::get_if<0>(&state_);
    }
    constexpr E* failed() {
        assert(!has_value() && "evergraph: expected holds a value, not an error");
        return std::get_if<1>(&state_);
    }
    constexpr const E* failed() const {
        assert(!has_value() && "evergraph: expected holds a value, not an error");
        return std::get_if<1>(&state_);
    }

    std::variant<stored, E> state_;
};

}  // namespace evergraph
#endif

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
    // ops
    unknown_op,
    deprecated_op,
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
        case k::unknown_op: return "the op is not in the table";
        case k::deprecated_op: return "the op is deprecated for this producer";
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
        case k::cancelled: return "the run was cancelled";
    }
    return "unknown problem";
}

// The enumerator as text, for machines: "missing_input".
std::string_view name_of(problem_kind kind);

// Text from outside made fit for a line of output: control characters and bytes that are not
// UTF-8 become \xNN, at most `most` bytes are shown.
inline std::string printable(std::string_view raw, std::size_t most = 200) {
    constexpr std::string_view hex = "0123456789abcdef";
    const auto continuation = [&](std::size_t at) {
        return at < raw.size() && (static_cast<unsigned char>(raw[at]) & 0xC0U) == 0x80U;
    };
    std::string out;
    for (std::size_t i = 0; i < raw.size();) {
        if (i >= most) {
            out += "...";
            break;
        }
        const auto byte = static_cast<unsigned char>(raw[i]);
        std::size_t length = 0;
        if (byte >= 0x20 && byte < 0x7F) length = 1;
        if (byte >= 0xC2 && byte < 0xE0 && continuation(i + 1)) length = 2;
        if (byte >= 0xE0 && byte < 0xF0 && continuation(i + 1) && continuation(i + 2)) length = 3;
        if (byte >= 0xF0 && byte < 0xF5 && continuation(i + 1) && continuation(i + 2) &&
            continuation(i + 3)) {
            length = 4;
        }
        if (length == 0) {
            out += "\\x";
            out += hex[byte >> 4U];
            out += hex[byte & 15U];
            ++i;
        } else {
            out += raw.substr(i, length);
            i += length;
        }
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
    constexpr std::array<std::string_view, 41> names{
        "unreadable_bytes", "other_kind_of_file", "file_not_opened", "file_not_written",
        "value_too_large", "window_is_nonsense", "producer_too_old", "consumer_too_old",
        "consumer_is_banned", "bad_node_name", "duplicate_node_name", "missing_op_name",
        "missing_input", "bad_input_text", "output_index_too_large", "data_input_after_control",
        "cycle", "unknown_op", "deprecated_op", "unknown_attr", "missing_attr",
        "wrong_attr_type", "attr_below_minimum", "attr_not_allowed", "wrong_input_count",
        "type_mismatch", "nothing_requested", "feed_given_twice", "fed_and_fetched",
        "unknown_feed", "unknown_fetch", "unknown_target", "nothing_to_fetch",
        "placeholder_not_fed", "wrong_feed_type", "wrong_feed_shape", "no_kernel",
        "not_supported", "kernel_refused", "kernel_failed", "cancelled"};
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
    constexpr std::string_view ref = "_ref";
    if (name.size() > ref.size() && name.substr(name.size() - ref.size()) == ref) {
        const dtype base = dtype_named(name.substr(0, name.size() - ref.size()));
        return base == dtype::invalid ? base : ref_to(base);
    }
    for (std::size_t i = 1; i < detail::dtype_rows.size(); ++i) {
        if (detail::dtype_rows[i].name == name) return static_cast<dtype>(i);
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
    // Nobody else holds the elements, and they may be written.
    bool unique() const noexcept { return !read_only_ && owner_.use_count() == 1; }

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

// ---- evergraph/ops/op_definition.hpp
// op_definition: one definition of an op in its parsed form, and the view of a table of them.
#ifndef EVERGRAPH_OPS_OP_DEFINITION_HPP
#define EVERGRAPH_OPS_OP_DEFINITION_HPP

namespace evergraph {

// One input or output. Exactly one of `type`, `type_attr` and `type_list_attr` is set.
struct port_def {
    std::string_view name;
    dtype type = dtype::invalid;       // a fixed type
    std::string_view type_attr;        // the attr of type "type" that gives the type
    std::string_view type_list_attr;   // the attr of type "list(type)" that gives all types
    std::string_view number_attr;      // the int attr that says how many values the port holds
    bool is_ref = false;
};

enum class attr_type : std::uint8_t { string, integer, floating, boolean, type, shape, tensor, func };

constexpr std::string_view name_of(attr_type t) {
    constexpr std::string_view names[]{"string", "int",   "float",  "bool",
                                       "type",   "shape", "tensor", "func"};
    return names[static_cast<std::size_t>(t)];
}

struct attr_def {
    std::string_view name;
    attr_type type = attr_type::integer;
    bool is_list = false;
    bool has_minimum = false;
    std::int64_t minimum = 0;             // of an int; of a list, its length
    bool restricts_types = false;         // then only `allowed_types`
    dtype_set allowed_types;
    std::string_view allowed_strings;     // text between the braces as written; empty: any string
    bool has_default = false;
    std::string_view default_text;        // as written after "=", outer blanks removed
    int since = 0;                        // the version that brought the attr
};

// One definition, in force for producers from `since` to `until`, both included.
struct op_definition {
    static constexpr int open = std::numeric_limits<int>::max();

    std::string_view name;
    int since = 0;
    int until = open;
    int deprecated = open;                // producers from this version on may not use the op
    std::span<const port_def> inputs;
    std::span<const port_def> outputs;
    std::span<const attr_def> attrs;
    std::string_view successor;           // what replaces a deprecated op
    std::string_view reason;              // or why nothing does
    bool stateful = false;
    bool commutative = false;
    bool aggregate = false;
    bool allows_uninitialized_input = false;

    constexpr const attr_def* attr(std::string_view wanted) const {
        for (const attr_def& a : attrs) {
            if (a.name == wanted) return &a;
        }
        return nullptr;
    }
};

// Definitions sorted by name, then by `since`. Cheap to copy; the arrays must outlive it.
class table_view {
 public:
    constexpr table_view() = default;
    constexpr explicit table_view(std::span<const op_definition> rows) : rows_(rows) {}

    constexpr std::span<const op_definition> rows() const noexcept { return rows_; }

    // All definitions of one op, oldest first; empty if the table lacks it.
    constexpr std::span<const op_definition> versions_of(std::string_view name) const {
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

    // The definition that a graph of this producer means. A producer older than the op's first
    // definition gets the first (frozen graphs often carry producer 0), a newer one than the last
    // gets the last.
    constexpr const op_definition* find(std::string_view name, int producer) const {
        const op_definition* best = nullptr;
        for (const op_definition& row : versions_of(name)) {
            if (best == nullptr || row.since <= producer) best = &row;
        }
        return best;
    }

    constexpr bool contains(std::string_view name) const { return !versions_of(name).empty(); }

 private:
    std::span<const op_definition> rows_;
};

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
// Ops that make a node run zero times or several times.
constexpr bool is_control_flow(std::string_view op) {
    return is_merge(op) || is_next_iteration(op) || op == "Switch" || op == "RefSwitch" ||
           op == "_SwitchN" || op == "Enter" || op == "RefEnter" || op == "Exit" ||
           op == "RefExit" || op == "LoopCond" || op == "If" || op == "StatelessIf" ||
           op == "While" || op == "StatelessWhile" || op == "Case" || op == "StatelessCase";
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
    problem p;
    p.code = status_code::invalid_argument;
    p.kind = kind;
    p.node = n.name;
    p.op = n.op;
    p.found = std::move(found);
    p.needed = std::move(needed);
    p.remedy = std::move(remedy);
    return p;
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

    void add_edge(node_id from, int output, node_id to, int input) {
        assert(from > sink && to > sink && output >= 0 && input >= 0 &&
               "evergraph: a data edge joins two nodes at slots from 0");
        boost::add_edge(from, to, edge{output, input}, *list_);
    }
    // False, and nothing added, if the edge is there. Looks at the smaller of the two degrees.
    bool add_control_edge(node_id from, node_id to) {
        if (has_control_edge(from, to)) return false;
        boost::add_edge(from, to, edge{}, *list_);
        return true;
    }
    bool has_control_edge(node_id from, node_id to) const {
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

// The data inputs of a node by slot. A slot that no edge fills has `from == graph::source`.
inline std::vector<data_input> data_inputs(const graph& g, node_id id) {
    std::vector<data_input> inputs;
    for (auto [e, end] = boost::in_edges(id, g.boost()); e != end; ++e) {
        if (g[*e].is_control()) continue;
        const auto slot = static_cast<std::size_t>(g[*e].input);
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

// Each output of each node and each feed owns one value slot.
struct plan {
    task_plan tasks;
    std::vector<plan_node> nodes;
    std::vector<std::uint32_t> input_begin{0};  // n + 1 offsets into `input_slots`
    std::vector<std::uint32_t> input_slots;     // slots read, in the order of inputs
    std::vector<std::uint32_t> output_begin{0};  // node i writes slots output_begin[i]..[i + 1]
    std::vector<std::uint32_t> slot_uses;       // reads of each slot; a fetch is one
    std::vector<plan_feed> feeds;
    std::vector<plan_fetch> fetches;

    std::uint32_t size() const noexcept { return tasks.size(); }
    std::span<const std::uint32_t> inputs_of(std::uint32_t i) const {
        return {input_slots.data() + input_begin[i], input_slots.data() + input_begin[i + 1]};
    }
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
                   const std::atomic<bool>* stop = nullptr)
        : node_(node), inputs_(inputs), last_use_(last_use), outputs_(outputs), stop_(stop) {}

    const plan_node& node() const noexcept { return node_; }
    std::size_t input_count() const noexcept { return inputs_.size(); }
    std::size_t output_count() const noexcept { return outputs_.size(); }

    const tensor& input(std::size_t i) const { return *inputs_[i]; }
    template <class T>
    std::span<const T> values(std::size_t i) const {
        return inputs_[i]->template values<T>();
    }
    // The input to keep or to write into: moved out if this is its last use, else shared.
    // After `take(i)`, `input(i)` is not to be read.
    tensor take(std::size_t i) {
        if (last_use_[i] != 0) return std::move(*inputs_[i]);
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
        return stop_ != nullptr && stop_->load(std::memory_order_relaxed);
    }

 private:
    const plan_node& node_;
    std::span<tensor* const> inputs_;
    std::span<const std::uint8_t> last_use_;
    std::span<tensor> outputs_;
    const std::atomic<bool>* stop_;
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
            for (const kernel_row& row : table.view().rows()) rows_[at++] = row;
        };
        (add(tables), ...);
        sort();
    }
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

// clang-format on
#endif
