// SPDX-License-Identifier: BSL-1.0
// flow_dialect: a small dialect with loops and conds over int64 scalars, and its kernels.
#ifndef EVERGRAPH_TESTS_FLOW_DIALECT_HPP
#define EVERGRAPH_TESTS_FLOW_DIALECT_HPP

#include <evergraph/ops/dialect.hpp>
#include <evergraph/session.hpp>

#include <atomic>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace flow {

namespace eg = evergraph;
using eg::op;

inline constexpr op placeholder{
    .name = "Placeholder", .since = 0, .outputs = {"y: dtype"}, .attrs = {"dtype: type"}};
inline constexpr op number{
    .name = "Number", .since = 0, .outputs = {"y: int64"}, .attrs = {"value: int"}};
inline constexpr op flag{
    .name = "Flag", .since = 0, .outputs = {"y: bool"}, .attrs = {"value: bool"}};
inline constexpr op flags{.name = "Flags", .since = 0, .outputs = {"y: bool"}};  // two of them
inline constexpr op mix{.name = "Mix",
                        .since = 0,
                        .inputs = {"x: N * int64"},
                        .outputs = {"y: int64"},
                        .attrs = {"N: int >= 1"}};
inline constexpr op add{
    .name = "Add", .since = 0, .inputs = {"x: int64", "y: int64"}, .outputs = {"z: int64"}};
inline constexpr op less{
    .name = "Less", .since = 0, .inputs = {"x: int64", "y: int64"}, .outputs = {"z: bool"}};
inline constexpr op odd{.name = "Odd", .since = 0, .inputs = {"x: int64"}, .outputs = {"y: bool"}};
inline constexpr op mod5{
    .name = "Mod5", .since = 0, .inputs = {"x: int64"}, .outputs = {"y: int64"}};
inline constexpr op widen{
    .name = "Widen", .since = 0, .inputs = {"x: int32"}, .outputs = {"y: int64"}};
inline constexpr op fail_at{.name = "FailAt",
                            .since = 0,
                            .inputs = {"x: int64"},
                            .outputs = {"y: int64"},
                            .attrs = {"at: int"}};
inline constexpr op no_op{.name = "NoOp", .since = 0};
inline constexpr op control_trigger{.name = "ControlTrigger", .since = 0};
inline constexpr op loop_cond{
    .name = "LoopCond", .since = 0, .inputs = {"x: bool"}, .outputs = {"y: bool"}};
inline constexpr op switch_{.name = "Switch",
                            .since = 0,
                            .inputs = {"data: T", "pred: bool"},
                            .outputs = {"output_false: T", "output_true: T"},
                            .attrs = {"T: type = int64"}};
inline constexpr op switch_n{.name = "_SwitchN",
                             .since = 0,
                             .inputs = {"data: T", "output_index: int32"},
                             .outputs = {"outputs: num_outs * T"},
                             .attrs = {"num_outs: int >= 1", "T: type = int64"}};
inline constexpr op merge{.name = "Merge",
                          .since = 0,
                          .inputs = {"inputs: N * T"},
                          .outputs = {"output: T", "value_index: int32"},
                          .attrs = {"T: type = int64", "N: int >= 1"}};
inline constexpr op enter{.name = "Enter",
                          .since = 0,
                          .inputs = {"data: T"},
                          .outputs = {"output: T"},
                          .attrs = {"T: type = int64", "frame_name: string",
                                    "is_constant: bool = false", "parallel_iterations: int = 10"}};
inline constexpr op exit{.name = "Exit",
                         .since = 0,
                         .inputs = {"data: T"},
                         .outputs = {"output: T"},
                         .attrs = {"T: type = int64"}};
inline constexpr op next_iteration{.name = "NextIteration",
                                   .since = 0,
                                   .inputs = {"data: T"},
                                   .outputs = {"output: T"},
                                   .attrs = {"T: type = int64"}};
inline constexpr op while_{.name = "While",
                           .since = 0,
                           .inputs = {"input: T"},
                           .outputs = {"output: T"},
                           .attrs = {"T: list(type) >= 0", "cond: func", "body: func"}};
inline constexpr op variable{.name = "Variable", .since = 0, .outputs = {"ref: Ref(int64)"}};
inline constexpr op ref_switch{.name = "RefSwitch",
                               .since = 0,
                               .inputs = {"data: Ref(T)", "pred: bool"},
                               .outputs = {"output_false: Ref(T)", "output_true: Ref(T)"},
                               .attrs = {"T: type = int64"}};
inline constexpr op ref_merge{.name = "RefMerge",
                              .since = 0,
                              .inputs = {"inputs: Ref(N * T)"},
                              .outputs = {"output: Ref(T)", "value_index: int32"},
                              .attrs = {"T: type = int64", "N: int >= 1"}};
inline constexpr op ref_enter{
    .name = "RefEnter",
    .since = 0,
    .inputs = {"data: Ref(T)"},
    .outputs = {"output: Ref(T)"},
    .attrs = {"T: type = int64", "frame_name: string", "is_constant: bool = false",
              "parallel_iterations: int = 10"}};
inline constexpr op ref_exit{.name = "RefExit",
                             .since = 0,
                             .inputs = {"data: Ref(T)"},
                             .outputs = {"output: Ref(T)"},
                             .attrs = {"T: type = int64"}};
inline constexpr op ref_next_iteration{.name = "RefNextIteration",
                                       .since = 0,
                                       .inputs = {"data: Ref(T)"},
                                       .outputs = {"output: Ref(T)"},
                                       .attrs = {"T: type = int64"}};

inline constexpr eg::op_table table{placeholder,
                                    number,
                                    flag,
                                    flags,
                                    mix,
                                    add,
                                    less,
                                    odd,
                                    mod5,
                                    widen,
                                    fail_at,
                                    no_op,
                                    loop_cond,
                                    switch_,
                                    switch_n,
                                    merge,
                                    enter,
                                    exit,
                                    next_iteration,
                                    control_trigger,
                                    variable,
                                    while_,
                                    ref_switch,
                                    ref_merge,
                                    ref_enter,
                                    ref_exit,
                                    ref_next_iteration};
inline constexpr eg::version_policy policy{.current = 1, .min_producer = 0, .min_consumer = 0};
using dialect = eg::dialect<table, policy>;

inline std::uint64_t word(std::int64_t n) { return static_cast<std::uint64_t>(n); }
inline std::int64_t plain(std::uint64_t n) { return static_cast<std::int64_t>(n); }
inline std::int64_t input(const eg::kernel_context& c, std::size_t i) {
    return c.values<std::int64_t>(i)[0];
}
inline void give(eg::kernel_context& c, std::int64_t n) { c.output(0, eg::tensor::scalar(n)); }

inline std::int64_t mixed(const std::vector<std::int64_t>& of) {
    std::uint64_t sum = 0;
    for (const std::int64_t n : of) sum += word(n);
    return plain(sum * 31U + 7U);
}
inline std::int64_t modulo5(std::int64_t n) { return ((n % 5) + 5) % 5; }

template <const auto& Function>
eg::expected<eg::kernel, eg::problem> always(const eg::plan_node&) {
    return eg::kernel{Function};
}

inline std::atomic<std::int64_t> mixes{0};  // how many ran

inline void run_mix(eg::kernel_context& c) {
    ++mixes;
    std::vector<std::int64_t> all;
    for (std::size_t i = 0; i < c.input_count(); ++i) all.push_back(input(c, i));
    eg::tensor out = c.take(0);
    out.writable<std::int64_t>()[0] = mixed(all);
    c.output(0, std::move(out));
}
inline void run_number(eg::kernel_context& c) {
    give(c, *c.node().attrs.find_as<std::int64_t>("value"));
}
inline void run_flag(eg::kernel_context& c) {
    c.output(0, eg::tensor::scalar(*c.node().attrs.find_as<bool>("value")));
}
inline void run_flags(eg::kernel_context& c) {
    c.output(0, eg::tensor::of<bool>(eg::shape{2}, {true, false}));
}
inline void run_add(eg::kernel_context& c) {
    give(c, plain(word(input(c, 0)) + word(input(c, 1))));
}
inline void run_less(eg::kernel_context& c) {
    c.output(0, eg::tensor::scalar(input(c, 0) < input(c, 1)));
}
inline void run_odd(eg::kernel_context& c) {
    c.output(0, eg::tensor::scalar(input(c, 0) % 2 != 0));
}
inline void run_mod5(eg::kernel_context& c) { give(c, modulo5(input(c, 0))); }
inline void run_widen(eg::kernel_context& c) { give(c, c.values<std::int32_t>(0)[0]); }
inline void run_variable(eg::kernel_context& c) { give(c, 3); }
inline void run_fail_at(eg::kernel_context& c) {
    const std::int64_t at = *c.node().attrs.find_as<std::int64_t>("at");
    if (input(c, 0) == at) return c.fail(eg::status_code::out_of_range, std::to_string(at));
    c.output(0, c.take(0));
}
inline void run_nothing(eg::kernel_context&) {}

inline constexpr eg::kernel_table kernels{
    eg::kernel_row{"Add", always<run_add>},           eg::kernel_row{"FailAt", always<run_fail_at>},
    eg::kernel_row{"Flag", always<run_flag>},         eg::kernel_row{"Flags", always<run_flags>},
    eg::kernel_row{"Less", always<run_less>},         eg::kernel_row{"Mix", always<run_mix>},
    eg::kernel_row{"Mod5", always<run_mod5>},         eg::kernel_row{"NoOp", always<run_nothing>},
    eg::kernel_row{"Number", always<run_number>},     eg::kernel_row{"Odd", always<run_odd>},
    eg::kernel_row{"Variable", always<run_variable>}, eg::kernel_row{"Widen", always<run_widen>}};
inline constexpr eg::runtime with = eg::runtime_of<dialect>(kernels.view());

// A graph written node by node; each call gives the name of the node.
class writer {
 public:
    std::string node(std::string name, std::string op, std::vector<std::string> inputs = {},
                     std::vector<eg::named_attr> attrs = {}) {
        eg::node_def n;
        n.name = name;
        n.op = std::move(op);
        n.inputs = std::move(inputs);
        for (eg::named_attr& a : attrs) n.attrs.set(std::move(a.name), std::move(a.value));
        graph.nodes.push_back(std::move(n));
        return name;
    }
    std::string feed(const std::string& name) {
        return node(name, "Placeholder", {}, {{"dtype", eg::dtype::int64}});
    }
    std::string feed_flag(const std::string& name) {
        return node(name, "Placeholder", {}, {{"dtype", eg::dtype::boolean}});
    }
    std::string number(const std::string& name, std::int64_t value,
                       std::vector<std::string> controls = {}) {
        return node(name, "Number", std::move(controls), {{"value", value}});
    }
    std::string mix(const std::string& name, std::vector<std::string> inputs) {
        std::int64_t count = 0;
        for (const std::string& i : inputs) count += i[0] == '^' ? 0 : 1;
        return node(name, "Mix", std::move(inputs), {{"N", count}});
    }
    std::string merge(const std::string& name, std::vector<std::string> inputs) {
        std::int64_t count = 0;
        for (const std::string& i : inputs) count += i[0] == '^' ? 0 : 1;
        return node(name, "Merge", std::move(inputs), {{"N", count}});
    }
    std::string enter(const std::string& name, const std::string& frame, const std::string& data,
                      bool constant = false, std::int64_t parallel = 10) {
        return node(
            name, "Enter", {data},
            {{"frame_name", frame}, {"is_constant", constant}, {"parallel_iterations", parallel}});
    }
    // A loop from 0 up to the node `limit`; the count comes out of `exit`.
    void count_to(const std::string& limit) {
        number("one", 1);
        number("zero", 0);
        enter("enter", "f", "zero");
        enter("step", "f", "one", true);
        enter("most", "f", limit, true);
        merge("merge", {"enter", "next"});
        node("less", "Less", {"merge", "most"});
        node("cond", "LoopCond", {"less"});
        node("switch", "Switch", {"merge", "cond"});
        node("add", "Add", {"switch:1", "step"});
        node("next", "NextIteration", {"add"});
        node("exit", "Exit", {"switch"});
    }

    eg::graph_def graph;
};

inline eg::session open(const eg::graph_def& g, unsigned threads = 1) {
    eg::session_options options;
    options.threads = threads;
    auto s = eg::session::open(g, with, options);
    if (!s) {
        for (const eg::problem& p : s.error()) MESSAGE(eg::line(p));
    }
    REQUIRE(s);
    return std::move(*s);
}

inline eg::tensor scalar(std::int64_t n) { return eg::tensor::scalar(n); }

}  // namespace flow

#endif
