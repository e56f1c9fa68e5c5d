// SPDX-License-Identifier: BSL-1.0
// Tests of functions of TensorFlow's graphs: called, looped over, chosen from, and recursive.
#include <evergraph/function_cache.hpp>

#include <evergraph/format/text_reader.hpp>
#include <evergraph/ops/dialect.hpp>
#include <evergraph/ops/op_table.hpp>
#include <evergraph/session.hpp>
#include <evergraph/tensor/tensor_decode.hpp>

#include <doctest/doctest.h>

#include <atomic>
#include <string>
#include <thread>
#include <vector>

namespace eg = evergraph;
using eg::problem_kind;
using eg::tensor;

namespace {

template <class F>
void with_ints(eg::kernel_context& c, F f) {
    c.output(0, tensor::scalar(f(c.values<std::int32_t>(0)[0], c.values<std::int32_t>(1)[0])));
}
void add(eg::kernel_context& c) {
    with_ints(c, [](std::int32_t a, std::int32_t b) { return a + b; });
}
void subtract(eg::kernel_context& c) {
    with_ints(c, [](std::int32_t a, std::int32_t b) { return a - b; });
}
void less(eg::kernel_context& c) {
    with_ints(c, [](std::int32_t a, std::int32_t b) { return a < b; });
}

std::atomic<int> prints{0};
void count_print(eg::kernel_context& c) {
    ++prints;
    c.output(0, c.take(0));
}
void fail(eg::kernel_context& c) { c.fail(eg::status_code::out_of_range, "a bad day"); }

void hand_on(eg::kernel_context& c) {
    for (std::size_t i = 0; i < c.output_count(); ++i) c.output(i, c.take(i));
}

template <void (*F)(eg::kernel_context&)>
eg::expected<eg::kernel, eg::problem> runs(const eg::plan_node&) {
    return eg::kernel{F};
}
eg::expected<eg::kernel, eg::problem> make_constant(const eg::plan_node& n) {
    auto value = eg::decode_tensor(*n.attrs.find_as<eg::tensor_proto>("value"));
    if (!value) return eg::unexpected<eg::problem>{std::move(value).error()};
    return eg::kernel{[held = std::move(*value)](eg::kernel_context& c) { c.output(0, held); }};
}

inline constexpr eg::kernel_table kernels{
    eg::kernel_row{"AddV2", runs<add>}, eg::kernel_row{"Sub", runs<subtract>},
    eg::kernel_row{"Less", runs<less>}, eg::kernel_row{"Print", runs<count_print>},
    eg::kernel_row{"Abs", runs<fail>}, eg::kernel_row{"IdentityN", runs<hand_on>},
    eg::kernel_row{"Const", make_constant}};

inline constexpr eg::op placeholder_op{
    .name = "Placeholder", .since = 0, .outputs = {"output: dtype"}, .attrs = {"dtype: type"}};
inline constexpr eg::op constant_op{.name = "Const", .since = 0, .outputs = {"output: dtype"},
                                    .attrs = {"value: tensor", "dtype: type"}};
inline constexpr eg::op add_op{.name = "AddV2", .since = 0, .inputs = {"x: T", "y: T"},
                               .outputs = {"z: T"}, .attrs = {"T: type"}};
inline constexpr eg::op sub_op{.name = "Sub", .since = 0, .inputs = {"x: T", "y: T"},
                               .outputs = {"z: T"}, .attrs = {"T: type"}};
inline constexpr eg::op less_op{.name = "Less", .since = 0, .inputs = {"x: T", "y: T"},
                                .outputs = {"z: bool"}, .attrs = {"T: type"}};
inline constexpr eg::op abs_op{.name = "Abs", .since = 0, .inputs = {"x: T"}, .outputs = {"y: T"},
                               .attrs = {"T: type"}};
inline constexpr eg::op neg_op{.name = "Neg", .since = 0, .inputs = {"x: T"}, .outputs = {"y: T"},
                               .attrs = {"T: type"}};
inline constexpr eg::op print_op{.name = "Print", .since = 0, .inputs = {"input: T", "data: U"},
                                 .outputs = {"output: T"},
                                 .attrs = {"T: type", "U: list(type)"}, .stateful = true};
inline constexpr eg::op identity_op{.name = "IdentityN", .since = 0, .inputs = {"input: T"},
                                    .outputs = {"output: T"}, .attrs = {"T: list(type)"}};
#define BRANCHES .inputs = {"cond: Tcond", "input: Tin"}, .outputs = {"output: Tout"}, \
    .attrs = {"Tcond: type", "Tin: list(type)", "Tout: list(type)", "then_branch: func", \
              "else_branch: func"}
inline constexpr eg::op if_op{.name = "If", .since = 0, BRANCHES, .stateful = true};
inline constexpr eg::op stateless_if_op{.name = "StatelessIf", .since = 0, BRANCHES};
#undef BRANCHES
inline constexpr eg::op case_op{
    .name = "Case", .since = 0, .inputs = {"branch_index: int32", "input: Tin"},
    .outputs = {"output: Tout"},
    .attrs = {"Tin: list(type)", "Tout: list(type)", "branches: list(func)"}, .stateful = true};
inline constexpr eg::op while_op{.name = "While", .since = 0, .inputs = {"input: T"},
                                 .outputs = {"output: T"},
                                 .attrs = {"T: list(type)", "cond: func", "body: func"},
                                 .stateful = true};
#define CALL .inputs = {"args: Tin"}, .outputs = {"output: Tout"}, \
    .attrs = {"Tin: list(type)", "Tout: list(type)", "f: func"}
inline constexpr eg::op call_op{.name = "PartitionedCall", .since = 0, CALL};
inline constexpr eg::op stateful_call_op{.name = "StatefulPartitionedCall", .since = 0, CALL,
                                         .stateful = true};
inline constexpr eg::op gradient_op{.name = "SymbolicGradient", .since = 0, CALL};
#undef CALL
inline constexpr eg::op_table table{placeholder_op, constant_op, add_op,  sub_op,
                                    less_op,        abs_op,      neg_op,  print_op,
                                    identity_op,    if_op,       case_op, stateless_if_op,
                                    while_op,       call_op,     stateful_call_op, gradient_op};
inline constexpr eg::version_policy policy{.current = 1400, .min_producer = 0, .min_consumer = 0};
constexpr eg::runtime with = eg::runtime_of<eg::dialect<table, policy>>(kernels.view());

const std::string int_type = " attr { key: 'T' value { type: DT_INT32 } }";

std::string placeholder(const std::string& name, const std::string& type = "DT_INT32") {
    return "node { name: '" + name + "' op: 'Placeholder' attr { key: 'dtype' value { type: " + type +
           " } } } ";
}
std::string constant(const std::string& name, int value, const std::string& field = "node") {
    return field + " { name: '" + name + "' op: 'Const' attr { key: 'dtype' value { type: DT_INT32 } }" +
           " attr { key: 'value' value { tensor { dtype: DT_INT32 tensor_shape { } int_val: " +
           std::to_string(value) + " } } } } ";
}
std::string inputs(const std::vector<std::string>& names) {
    std::string out;
    for (const std::string& n : names) out += " input: '" + n + "'";
    return out;
}
std::string body_node(const std::string& name, const std::string& op,
                      const std::vector<std::string>& from, const std::string& more = int_type) {
    return "node_def { name: '" + name + "' op: '" + op + "'" + inputs(from) + more + " } ";
}
std::string function_attr(const std::string& key, const std::string& name) {
    return " attr { key: '" + key + "' value { func { name: '" + name + "' } } }";
}
std::string types_attr(const std::string& key, int count) {
    std::string out = " attr { key: '" + key + "' value { list { ";
    for (int i = 0; i < count; ++i) out += "type: DT_INT32 ";
    return out + "} } }";
}
std::string args(const std::vector<std::string>& names, const std::string& field) {
    std::string out;
    for (const std::string& n : names) {
        out += field + " { name: '" + n + "' type: " + (n == "goes_on" ? "DT_BOOL" : "DT_INT32") + " } ";
    }
    return out;
}
std::string function(const std::string& name, const std::vector<std::string>& in,
                     const std::vector<std::pair<std::string, std::string>>& out,
                     const std::string& body, const std::string& more = "") {
    std::string text = "function { signature { name: '" + name + "' " + args(in, "input_arg");
    std::string ret;
    for (const auto& [result, source] : out) {
        text += args({result}, "output_arg");
        ret += "ret { key: '" + result + "' value: '" + source + "' } ";
    }
    return text + more + "} " + body + ret + "} ";
}

eg::graph_def graph_of(const std::string& text) {
    auto g = eg::read_graph_text(
        eg::shared_bytes::copy_of(text + " versions { producer: 1395 min_consumer: 12 }"));
    if (!g) {
        for (const auto& p : g.error()) MESSAGE(eg::line(p));
    }
    REQUIRE(g);
    return *g;
}
eg::session session_of(const std::string& text, unsigned threads = 1) {
    eg::session_options options;
    options.threads = threads;
    auto s = eg::session::open(graph_of(text), with, options);
    if (!s) {
        for (const auto& p : s.error()) MESSAGE(eg::line(p));
    }
    REQUIRE(s);
    return std::move(*s);
}
tensor number(std::int32_t value) { return tensor::scalar(value); }
std::int32_t run(const eg::session& s, const std::vector<eg::named_tensor>& feeds,
                 const std::string& fetch) {
    auto out = s.run(feeds, {fetch});
    if (!out) {
        for (const auto& p : out.error()) MESSAGE(eg::line(p));
    }
    REQUIRE(out);
    return out->front().values<std::int32_t>()[0];
}
std::string failure(const eg::session& s, const std::vector<eg::named_tensor>& feeds,
                    const std::string& fetch) {
    auto out = s.run(feeds, {fetch});
    REQUIRE_FALSE(out);
    return eg::line(out.error().front());
}

const std::string add_one = function("add_one", {"x"}, {{"y", "sum:z:0"}},
                                     constant("one", 1, "node_def") +
                                         body_node("sum", "AddV2", {"x", "one:output:0"}));
const std::string take_two = function("take_two", {"x"}, {{"y", "rest:z:0"}},
                                      constant("two", 2, "node_def") +
                                          body_node("rest", "Sub", {"x", "two:output"}));

std::string call(const std::string& name, const std::string& op, const std::string& f,
                 const std::string& input) {
    return "node { name: '" + name + "' op: '" + op + "'" + inputs({input}) + types_attr("Tin", 1) +
           types_attr("Tout", 1) + function_attr("f", f) + " } ";
}

}  // namespace

TEST_CASE("calls: by op, with state or without, and by the function's name") {
    const eg::session s = session_of(placeholder("x") + call("a", "PartitionedCall", "add_one", "x") +
                                     call("b", "StatefulPartitionedCall", "take_two", "a") +
                                     "node { name: 'c' op: 'add_one' input: 'b' } library { " +
                                     add_one + take_two + "}");
    CHECK(run(s, {{"x", number(10)}}, "a") == 11);
    CHECK(run(s, {{"x", number(10)}}, "b") == 9);
    CHECK(run(s, {{"x", number(10)}}, "c") == 10);
    CHECK(run(s, {{"x", number(-3)}}, "c") == -3);
}

TEST_CASE("If takes what TensorFlow takes for true") {
    for (const auto& [type, value, holds] :
         {std::tuple{"DT_BOOL", tensor::scalar(true), true},
          std::tuple{"DT_INT32", tensor::scalar<std::int32_t>(0), false},
          std::tuple{"DT_FLOAT", tensor::scalar(0.5F), true},
          std::tuple{"DT_STRING", tensor::scalar(std::string{}), false},
          std::tuple{"DT_STRING", tensor::scalar(std::string{"0"}), true},
          std::tuple{"DT_BOOL", tensor::of<bool>({1}, {false}), true},
          std::tuple{"DT_DOUBLE", tensor::zeros(eg::dtype::float64, {0}), false}}) {
        const eg::session s = session_of(
            placeholder("p", type) + placeholder("x") + "node { name: 'if' op: 'StatelessIf'" +
            inputs({"p", "x"}) + " attr { key: 'Tcond' value { type: " + type + " } }" +
            types_attr("Tin", 1) + types_attr("Tout", 1) + function_attr("then_branch", "add_one") +
            function_attr("else_branch", "take_two") + " } library { " + add_one + take_two + "}");
        CHECK(run(s, {{"p", value}, {"x", number(5)}}, "if") == (holds ? 6 : 3));
    }
}

TEST_CASE("Case takes the last branch for what is out of range") {
    const eg::session s = session_of(
        placeholder("i") + placeholder("x") + "node { name: 'case' op: 'Case'" + inputs({"i", "x"}) +
        types_attr("Tin", 1) + types_attr("Tout", 1) +
        " attr { key: 'branches' value { list { func { name: 'add_one' } func { name: 'take_two' } } } } }" +
        " library { " + add_one + take_two + "}");
    const std::vector<std::pair<int, int>> answers{{0, 6}, {1, 3}, {2, 3}, {-1, 3}};
    for (const auto& [index, answer] : answers) {
        CHECK(run(s, {{"i", number(index)}, {"x", number(5)}}, "case") == answer);
    }
}

TEST_CASE("While loops, on 1, 2 and 8 threads, from several callers") {
    const std::string loop =
        function("before", {"i", "n", "sum"}, {{"goes_on", "less:z:0"}},
                 body_node("less", "Less", {"i", "n"})) +
        function("step", {"i", "n", "sum"}, {{"i2", "next:y:0"}, {"n2", "n"}, {"s2", "more:z:0"}},
                 body_node("more", "AddV2", {"sum", "i"}) +
                     body_node("next", "add_one", {"i"}, "")) +
        add_one;
    for (const unsigned threads : {1U, 2U, 8U}) {
        const eg::session s = session_of(
            placeholder("n") + constant("zero", 0) + "node { name: 'w' op: 'While'" +
                inputs({"zero", "n", "zero"}) + types_attr("T", 3) + function_attr("cond", "before") +
                function_attr("body", "step") + " } library { " + loop + "}",
            threads);
        CHECK(run(s, {{"n", number(0)}}, "w:2") == 0);
        std::vector<std::thread> callers;
        std::atomic<int> right{0};
        for (int k = 0; k < 3; ++k) {
            callers.emplace_back([&, k] {
                const auto out = s.run({{"n", number(100 + k)}}, {"w:2"});
                const int n = 100 + k;
                if (out && out->front().values<std::int32_t>()[0] == n * (n - 1) / 2) ++right;
            });
        }
        for (std::thread& t : callers) t.join();
        CHECK(right == 3);
    }
}

namespace {

// sum(n) = n < 1 ? 0 : n + sum(n - 1)
std::string recursive_sum() {
    const std::string choose = "attr { key: 'Tcond' value { type: DT_BOOL } }" + types_attr("Tin", 1) +
                               types_attr("Tout", 1) + function_attr("then_branch", "nothing") +
                               function_attr("else_branch", "more");
    return function("nothing", {"n"}, {{"y", "zero:output:0"}}, constant("zero", 0, "node_def")) +
           function("more", {"n"}, {{"y", "sum:z:0"}},
                    constant("one", 1, "node_def") +
                        body_node("less", "Sub", {"n", "one:output:0"}) +
                        body_node("rest", "sum_to", {"less:z:0"}, "") +
                        body_node("sum", "AddV2", {"n", "rest:y:0"})) +
           function("sum_to", {"n"}, {{"y", "if:output:0"}},
                    constant("one", 1, "node_def") +
                        body_node("small", "Less", {"n", "one:output:0"}) +
                        body_node("if", "If", {"small:z:0", "n"}, choose));
}

}  // namespace

TEST_CASE("functions may call themselves, so deep and no deeper") {
    for (const unsigned threads : {1U, 4U}) {
        const eg::session s =
            session_of(placeholder("n") + "node { name: 'all' op: 'sum_to' input: 'n' } library { " +
                           recursive_sum() + "}",
                       threads);
        CHECK(run(s, {{"n", number(60)}}, "all") == 60 * 61 / 2);
        const std::string line = failure(s, {{"n", number(5000)}}, "all");
        CHECK(line.starts_with("RESOURCE_EXHAUSTED node 'all/if/rest/if/rest/"));
        CHECK(line.find("inside 200 others") != line.npos);
        CHECK(run(s, {{"n", number(3)}}, "all") == 6);
    }
}

TEST_CASE("stateful nodes and control results of a body run, others only if they are needed") {
    const std::string print = body_node("say", "Print", {"x", "x"},
                                        int_type + " attr { key: 'U' value { list { type: DT_INT32 } } }");
    const std::string quiet = body_node("never", "Abs", {"x"});
    const eg::session s =
        session_of(placeholder("x") + call("a", "StatefulPartitionedCall", "loud", "x") +
                   call("b", "PartitionedCall", "same", "x") + "library { " +
                   function("loud", {"x"}, {{"y", "x"}}, print + quiet) +
                   function("same", {"x"}, {{"y", "x"}},
                            quiet + "control_ret { key: 'done' value: 'never' } ") +
                   "}");
    prints = 0;
    CHECK(run(s, {{"x", number(7)}}, "a") == 7);
    CHECK(prints == 1);
    CHECK(failure(s, {{"x", number(7)}}, "b") ==
          "OUT_OF_RANGE node 'b/never' (Abs): the kernel failed, found a bad day for inputs "
          "(int32[]) in function same");
}

TEST_CASE("attrs of a function are bound by its caller, lists of arguments counted") {
    // all(xs: N * T) -> ys: N * T with N, T attrs; the body addresses a list by element.
    const std::string all =
        "function { signature { name: 'all' input_arg { name: 'xs' type_attr: 'T' number_attr: 'N' } "
        "output_arg { name: 'ys' type_attr: 'T' number_attr: 'N' } output_arg { name: 'last' type_attr: "
        "'T' } attr { name: 'T' type: 'type' } attr { name: 'N' type: 'int' } } "
        "node_def { name: 'id' op: 'IdentityN' input: 'xs' attr { key: 'T' value { list { type: DT_INT32 "
        "type: DT_INT32 } } } } "
        "node_def { name: 'sum' op: 'AddV2' input: 'xs:1' input: 'id:output:0' attr { key: 'T' value { "
        "placeholder: 'T' } } } ret { key: 'ys' value: 'id:output' } ret { key: 'last' value: 'sum:z' } } ";
    const std::string set = " attr { key: 'T' value { type: DT_INT32 } } attr { key: 'N' value { i: 2 } }";
    const eg::session s =
        session_of(placeholder("a") + placeholder("b") + "node { name: 'c' op: 'all'" +
                   inputs({"a", "b"}) + set + " } library { " + all + "}");
    const std::vector<eg::named_tensor> feeds{{"a", number(3)}, {"b", number(4)}};
    CHECK(run(s, feeds, "c:0") == 3);
    CHECK(run(s, feeds, "c:1") == 4);
    CHECK(run(s, feeds, "c:2") == 7);
}

TEST_CASE("check goes into functions and names them") {
    const eg::graph_def g = graph_of(
        placeholder("x") + "library { " +
        function("bad", {"x"}, {{"y", "sum:z:0"}},
                 body_node("sum", "AddV2", {"x", "x"}, " attr { key: 'T' value { type: DT_FLOAT } }") +
                     body_node("what", "NoSuchOp", {"x"}, "")) +
        function("worse", {"x"}, {{"y", "sum:wrong:0"}}, body_node("sum", "AddV2", {"x", "gone:z:0"})) +
        "}");
    const eg::check_report report = eg::check(g, with);
    std::vector<std::string> nodes;
    for (const auto& p : report.found) nodes.push_back(p.node + " " + std::string{eg::name_of(p.kind)});
    CHECK(nodes == std::vector<std::string>{"bad/sum type_mismatch", "bad/sum type_mismatch",
                                            "bad/what unknown_op", "worse/sum missing_input"});
}

TEST_CASE("what cannot run is refused with its reason") {
    const auto refused = [](const std::string& text, const std::string& fetch) {
        const eg::session s = session_of(text);
        return failure(s, {{"x", number(1)}}, fetch);
    };
    CHECK(refused(placeholder("x") + call("c", "PartitionedCall", "gone", "x"), "c") ==
          "NOT_FOUND node 'c': the op is not in the table, found a call of function 'gone', needed a "
          "function of the library");
    CHECK(refused(placeholder("x") + call("c", "PartitionedCall", "needs", "x") + "library { " +
                      function("needs", {"x"}, {{"y", "q:y:0"}}, body_node("q", "Neg", {"x"})) + "}",
                  "c")
              .starts_with("NOT_FOUND node 'needs/q' (Neg): no kernel is registered"));
    CHECK(refused(placeholder("x") + call("c", "SymbolicGradient", "add_one", "x") + "library { " +
                      add_one + "}",
                  "c")
              .starts_with("UNIMPLEMENTED node 'c': this is not supported, found SymbolicGradient"));
    CHECK(refused(placeholder("x") + call("c", "PartitionedCall", "two", "x") + "library { " +
                      function("two", {"x", "x2"}, {{"y", "x"}}, "") + "}",
                  "c") ==
          "INVALID_ARGUMENT node 'c' (PartitionedCall): x2: a placeholder is needed and not fed, found "
          "1 feeds in function two, needed 2; feed what the placeholder asks for");
}
