// SPDX-License-Identifier: BSL-1.0
#include <evergraph/trace_file.hpp>

#include <evergraph/run/executor.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "run_room/flow_dialect.hpp"
#include "run_room/value_plans.hpp"

using namespace evergraph;

namespace {

void nap(kernel_context& context) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    mix(context);
}
void nap_elsewhere(kernel_context& context, completion done) {
    std::thread([&context, done] {
        nap(context);
        done();
    }).detach();
}

constexpr kernel_table kernels{kernel_row{"Mix", always<mix>}, kernel_row{"Nap", always<nap>},
                               kernel_row{"Later", always<nap_elsewhere>}};

executor four_nodes(const std::string& op) {
    plan_writer w;
    const std::uint32_t a = w.node("a", "Nap", {});
    const std::uint32_t b = w.node("b\n\"\\\xFF", op, {a}, 2);
    const std::uint32_t c = w.node("c", "Nap", {a});
    w.fetch(w.node("d", "Mix", {b, b + 1, c}));
    auto e = executor::bind(w.done(), kernels.view());
    REQUIRE(e);
    return std::move(*e);
}

std::size_t count(const std::string& in, const std::string& what) {
    std::size_t n = 0;
    for (std::size_t at = in.find(what); at != in.npos; at = in.find(what, at + 1)) ++n;
    return n;
}

}  // namespace

TEST_CASE("each node once, in the order of time, with queue delay and bytes, on every kind of run") {
    for (const std::string op : {"Nap", "Later"}) {
        const executor e = four_nodes(op);
        for (const unsigned threads : {1U, 3U}) {
            thread_pool pool(threads);
            run_trace trace;
            run_options options;
            options.pool = &pool;
            options.trace = &trace;
            for (int again = 0; again < 3; ++again) {
                REQUIRE(e.run({}, options));
                REQUIRE(trace.events().size() == 4);
                std::vector<const trace_event*> by_node(4);
                for (const trace_event& event : trace.events()) by_node[event.node] = &event;
                for (const trace_event* event : by_node) {
                    REQUIRE(event != nullptr);
                    CHECK(event->ready >= 0);
                    CHECK(event->ready <= event->start);
                    CHECK(event->start <= event->end);
                    CHECK(event->end <= trace.nanoseconds() * 1.01);
                    CHECK(event->thread < threads);
                    CHECK(event->output_bytes == (event->node == 1 ? 16 : 8));
                }
                CHECK(by_node[0]->end - by_node[0]->start > 1.5e6);
                CHECK(by_node[1]->end - by_node[1]->start > 1.5e6);
                for (int i : {1, 2}) {
                    CHECK(by_node[static_cast<std::size_t>(i)]->start >= by_node[0]->end * 0.99);
                }
                if (threads == 1 && op == "Nap") {  // one of the two waits for the other
                    CHECK(std::max(by_node[1]->queue_delay(), by_node[2]->queue_delay()) > 1.5e6);
                }
            }
        }
    }
}

TEST_CASE("iterations of a loop are told apart") {
    flow::writer w;
    w.number("one", 1);
    w.number("most", 4);
    w.enter("e", "f", "one");
    w.enter("s", "f", "one", true);
    w.enter("m", "f", "most", true);
    w.merge("merge", {"e", "next"});
    w.node("less", "Less", {"merge", "m"});
    w.node("cond", "LoopCond", {"less"});
    w.node("switch", "Switch", {"merge", "cond"});
    w.node("add", "Add", {"switch:1", "s"});
    w.node("next", "NextIteration", {"add"});
    w.node("exit", "Exit", {"switch"});
    const session s = flow::open(w.graph);
    run_trace trace;
    run_options options;
    options.trace = &trace;
    REQUIRE(s.run({}, {"exit"}, {}, options));
    std::vector<std::uint64_t> iterations;
    for (const trace_event& e : trace.events()) {
        if (trace.node_of(e).name == "add") iterations.push_back(e.iteration);
    }
    CHECK(iterations == std::vector<std::uint64_t>{0, 1, 2});
}

TEST_CASE("as JSON for trace viewers") {
    const executor e = four_nodes("Nap");
    run_trace trace;
    run_options options;
    options.trace = &trace;
    REQUIRE(e.run({}, options));
    const std::string json = trace_json(trace);
    CHECK(count(json, "\"ph\":\"X\"") == 4);
    CHECK(count(json, "\"name\":\"b\\u000a\\\"\\\\\xEF\xBF\xBD\",\"cat\":\"Nap\"") == 1);
    CHECK(count(json, "\"name\":\"caller\"") == 1);
    CHECK(count(json, "{") == count(json, "}"));
    CHECK(json.rfind("{\"displayTimeUnit\"", 0) == 0);
    CHECK(json.ends_with("\n]}\n"));
}

TEST_CASE("as a RunMetadata that reads") {
    const executor e = four_nodes("Nap");
    run_trace trace;
    run_options options;
    options.trace = &trace;
    REQUIRE(e.run({}, options));
    const std::string bytes = run_metadata(trace);
    wire_reader metadata{bytes};
    REQUIRE(metadata.next());
    REQUIRE(metadata.is(1, wire_type::bytes));
    wire_reader stats = metadata.message();
    REQUIRE(stats.next());
    wire_reader device = stats.message();
    std::vector<std::string> names;
    int threads = 0;
    while (device.next()) {
        if (device.is(2, wire_type::bytes)) {
            wire_reader node = device.message();
            std::uint64_t start = 0;
            std::uint64_t end = 0;
            while (node.next()) {
                if (node.is(1, wire_type::bytes)) {
                    names.emplace_back(node.bytes());
                } else if (node.is(14, wire_type::varint)) {
                    start = node.varint();
                } else if (node.is(15, wire_type::varint)) {
                    end = node.varint();
                } else {
                    node.skip();
                }
            }
            CHECK(start <= end);
            CHECK_FALSE(node.failed());
        } else if (device.is(3, wire_type::bytes)) {
            device.skip();
            ++threads;
        } else {
            device.skip();
        }
    }
    CHECK_FALSE(device.failed());
    CHECK(names.size() == 4);
    CHECK(names[0] == "a");
    CHECK(names[3] == "d");
    CHECK(threads == 1);
}

TEST_CASE("progress grows to the number of nodes, one call at a time") {
    plan_writer w;
    std::uint32_t at = w.node("n", "Mix", {});
    for (int i = 1; i < 1000; ++i) at = w.node("n" + std::to_string(i), "Mix", {at, at});
    for (int i = 0; i < 1000; ++i) w.node("m" + std::to_string(i), "Mix", {at});
    w.fetch(at);
    const auto e = executor::bind(w.done(), kernels.view());
    REQUIRE(e);
    for (const unsigned threads : {1U, 3U}) {
        thread_pool pool(threads);
        std::vector<std::size_t> told;
        run_options options;
        options.pool = &pool;
        options.progress = [&](std::size_t done, std::size_t all) {
            CHECK(all == 2000);
            told.push_back(done);
        };
        REQUIRE(e->run({}, options));
        CHECK(told.size() <= 201);
        CHECK(std::is_sorted(told.begin(), told.end()));
        REQUIRE_FALSE(told.empty());
        CHECK(told.back() == 2000);
    }
}
