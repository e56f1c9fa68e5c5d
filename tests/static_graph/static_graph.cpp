// SPDX-License-Identifier: BSL-1.0
#include <doctest/doctest.h>

#include <array>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <evergraph/ops/dialect.hpp>
#include <evergraph/static_graph/static_graph.hpp>

namespace {

namespace eg = evergraph;
using namespace evergraph::literals;

constexpr float scale(const float& signal, float gain) { return signal * gain; }
constexpr auto square = [](float x) { return x * x; };
constexpr auto plus_one = [](float x) { return x + 1; };

// Described backwards: the order is found.
constexpr auto meter = eg::static_graph(
    "level"_node = eg::call(plus_one, "power"_node),
    "power"_node = eg::call(square, "louder"_node),
    "louder"_node = eg::call(scale, "signal"_node, "gain"_node),
    "gain"_node = eg::feed<float>,
    "signal"_node = eg::feed<float>);

static_assert(meter.size() == 5);
static_assert(meter("signal"_node = 2.0F, "gain"_node = 3.0F).value() == 37);
static_assert(meter("gain"_node = 3.0F, "signal"_node = 2).value() == 37);
constexpr auto both = meter.fetch("louder"_node, "level"_node);
static_assert(both("signal"_node = 2.0F, "gain"_node = 3.0F)["louder"_node] == 6);
static_assert(both("signal"_node = 2.0F, "gain"_node = 3.0F)["level"_node] == 37);
static_assert(meter.fetch("gain"_node)("gain"_node = 3.0F).value() == 3);  // needs no signal

// Several outputs, several ends, stateful kernels.
constexpr auto halves = [](int x) { return std::tuple{x / 2, x - x / 2}; };
struct add {
    int amount;
    constexpr int operator()(int x) const { return x + amount; }
};
constexpr auto fork = eg::static_graph(
    "x"_node = eg::feed<int>, "split"_node = eg::call(halves, "x"_node),
    "low"_node = eg::call(add{10}, "split"_node.output<0>()),
    "high"_node = eg::call(add{20}, "split"_node.output<1>()));
static_assert(fork("x"_node = 7)["low"_node] == 13 && fork("x"_node = 7)["high"_node] == 24);

inline constexpr eg::op scale_op{.name = "Scale", .since = 0,
                                 .inputs = {"signal: T", "gain: T"}, .outputs = {"louder: T"},
                                 .attrs = {"T: {float, double}"}};
inline constexpr eg::op sum_op{.name = "Sum", .since = 2, .inputs = {"parts: N * T"},
                               .outputs = {"sum: T"}, .attrs = {"N: int >= 1", "T: type"}};
inline constexpr eg::op back_op{.name = "Back", .since = 0, .deprecated = 1, .restored = 3,
                                .inputs = {"x: float"}, .outputs = {"y: float"},
                                .because = "it was to go"};
inline constexpr eg::op_table table{scale_op, sum_op, back_op};
inline constexpr eg::version_policy policy{.current = 4};
using audio = eg::dialect<table, policy>;

using block = std::array<float, 4>;
constexpr auto checked = eg::static_graph<audio>(
    "in"_node = eg::feed<block>, "gain"_node = eg::feed<float>,
    "out"_node = eg::call<"Scale">(
        [](block b, float gain) {
            for (float& sample : b) sample *= gain;
            return b;
        },
        "in"_node, "gain"_node),
    "sum"_node = eg::call<"Sum">(
        [](const block& a, const block& b, float c) { return a[0] + b[1] + c; }, "out"_node,
        "in"_node, "gain"_node),
    "end"_node = eg::call<"Back">(plus_one, "sum"_node));
static_assert(checked("in"_node = block{1, 2, 3, 4}, "gain"_node = 2.0F).value() == 7);

TEST_CASE("a node that no fetch needs is not run, and one that several read runs once") {
    int calls = 0;
    int unused = 0;
    const auto graph = eg::static_graph(
        "x"_node = eg::feed<int>,
        "counted"_node = eg::call([&calls](int x) { return x + ++calls; }, "x"_node),
        "left"_node = eg::call([](int x) { return 2 * x; }, "counted"_node),
        "right"_node = eg::call([](int x) { return 3 * x; }, "counted"_node),
        "sum"_node = eg::call([](int a, int b) { return a + b; }, "left"_node, "right"_node),
        "other"_node = eg::call([&unused](int) { ++unused; }, "x"_node));
    CHECK(graph.fetch("sum"_node)("x"_node = 1).value() == 10);
    CHECK(calls == 1);
    CHECK(unused == 0);
    CHECK(graph("x"_node = 1)["sum"_node] == 15);
    CHECK(unused == 1);
}

TEST_CASE("values are neither copied nor moved on their way, and may be unmovable") {
    struct fixed {
        explicit fixed(int n) : number(n) {}
        fixed(const fixed&) = delete;
        fixed& operator=(const fixed&) = delete;
        int number;
    };
    const auto graph = eg::static_graph(
        "text"_node = eg::feed<std::string>,
        "made"_node = eg::call(
            [](const std::string& s) { return fixed{static_cast<int>(s.size())}; }, "text"_node),
        "seen"_node = eg::call(
            [](const std::string& s, const fixed& f) { return std::pair{&s, f.number}; },
            "text"_node, "made"_node),
        "owned"_node = eg::call([](const fixed& f) { return std::make_unique<int>(f.number); },
                                "made"_node));
    const std::string text = "four";
    const auto out = graph("text"_node = text);
    CHECK(out["seen"_node].first == &text);
    CHECK(out["seen"_node].second == 4);
    CHECK(*out["owned"_node] == 4);
    CHECK(*graph.fetch("owned"_node)("text"_node = "three").value() == 5);  // made of a literal
}

TEST_CASE("kernels run after what they read, else in the order of the description") {
    std::vector<char> ran;
    const auto note = [&ran](char name) {
        return [&ran, name](auto...) {
            ran.push_back(name);
            return name;
        };
    };
    const auto graph = eg::static_graph("d"_node = eg::call(note('d'), "b"_node, "c"_node),
                                        "c"_node = eg::call(note('c'), "a"_node),
                                        "b"_node = eg::call(note('b'), "a"_node),
                                        "a"_node = eg::call(note('a')));
    CHECK(graph().value() == 'd');
    CHECK(ran == std::vector<char>{'a', 'b', 'c', 'd'});
}

}  // namespace
