// SPDX-License-Identifier: BSL-1.0
#include <evergraph/session.hpp>

#include <doctest/doctest.h>

#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "pass/small_dialect.hpp"

namespace eg = evergraph;
using eg::dtype;
using eg::problem_kind;
using eg::tensor;
using small::input;
using small::make;

namespace {

eg::expected<eg::kernel, eg::problem> make_add(const eg::plan_node&) {
    return eg::kernel{[](eg::kernel_context& c) {
        if (!(c.input(0).dims() == c.input(1).dims())) {
            c.fail(eg::status_code::invalid_argument, eg::summary(c.input(1)),
                   eg::summary(c.input(0)));
            return;
        }
        const tensor y = c.input(1);
        tensor z = c.take(0);
        const auto out = z.writable<float>();
        for (std::size_t i = 0; i < out.size(); ++i) out[i] += y.values<float>()[i];
        c.output(0, std::move(z));
    }};
}

eg::expected<eg::kernel, eg::problem> make_pad(const eg::plan_node& n) {
    const float scale = *n.attrs.find_as<float>("scale");
    return eg::kernel{[scale](eg::kernel_context& c) {
        tensor y = c.take(0);
        for (float& v : y.writable<float>()) v *= scale;
        c.output(0, std::move(y));
    }};
}

eg::expected<eg::kernel, eg::problem> make_nothing(const eg::plan_node&) {
    return eg::kernel{[](eg::kernel_context&) {}};
}

inline constexpr eg::kernel_table kernels{
    eg::kernel_row{"Pad", make_pad}, eg::kernel_row{"NoOp", make_nothing},
    eg::kernel_row{"Add", make_add, "T", eg::dtype_set{dtype::float32}}};
constexpr eg::runtime with = eg::runtime_of<small::dialect>(kernels.view());
static_assert(with.window == small::window);
static_assert(with.kernels.covers("Add", dtype::float32) && !with.kernels.covers("Add", dtype::int32));

eg::graph_def example() {
    eg::graph_def g;
    g.nodes = {input("a", dtype::float32), input("b", dtype::float32),
               make("sum", "Add", {"a", "b"}, {{"T", dtype::float32}}),
               make("twice", "Add", {"sum", "sum"}, {{"T", dtype::float32}}),
               make("scaled", "Pad", {"twice", "^nothing"}), make("nothing", "NoOp", {"^sum"}),
               make("c", "Const", {}, {{"dtype", dtype::float32}, {"value", eg::tensor_proto{}}}),
               make("d", "Pad", {"c"})};
    return g;
}

tensor two(float x, float y) { return tensor::of<float>({2}, {x, y}); }

std::vector<problem_kind> kinds(const eg::problems& found) {
    std::vector<problem_kind> out;
    for (const eg::problem& p : found) out.push_back(p.kind);
    return out;
}

using list = std::vector<problem_kind>;

}  // namespace

TEST_CASE("the whole trip, with one thread and with several, again and again") {
    for (unsigned threads : {1U, 2U, 5U}) {
        eg::session_options options;
        options.threads = threads;
        const auto s = eg::session::open(example(), with, options);
        REQUIRE(s);
        const tensor a = two(1, 2);
        for (int i = 0; i < 100; ++i) {
            const auto out = s->run({{"a", a}, {"b", two(10, 20)}}, {"scaled", "sum:0"}, {"nothing"});
            REQUIRE(out);
            CHECK((*out)[0] == two(33, 66));
            CHECK((*out)[1] == two(11, 22));
        }
        CHECK(a == two(1, 2));  // a feed is not written into
    }
}

TEST_CASE("feeding the middle of a graph cuts off what stands before it") {
    const auto s = eg::session::open(example(), with);
    REQUIRE(s);
    const auto out = s->run({{"sum", two(1, 1)}, {"a", two(0, 0)}}, {"twice"});
    REQUIRE(out);
    CHECK((*out)[0] == two(2, 2));
}

TEST_CASE("a graph that fails its check is not opened; the report is whole") {
    eg::graph_def g = example();
    g.nodes[0].op = "Bogus";
    g.nodes[4].attrs.set("mode", "FULL");
    const auto s = eg::session::open(g, with);
    REQUIRE_FALSE(s);
    CHECK(kinds(s.error()) == list{problem_kind::unknown_op, problem_kind::attr_not_allowed});
}

TEST_CASE("requests that cannot run are refused with every reason") {
    const auto s = eg::session::open(example(), with);
    REQUIRE(s);
    const auto run = [&](const std::vector<eg::named_tensor>& feeds,
                         const std::vector<std::string>& fetches) {
        const auto out = s->run(feeds, fetches);
        return out ? list{} : kinds(out.error());
    };
    CHECK(run({}, {}) == list{problem_kind::nothing_requested});
    CHECK(run({}, {"twice"}) ==
          list{problem_kind::placeholder_not_fed, problem_kind::placeholder_not_fed});
    CHECK(run({}, {"nope", "nothing"}) ==
          list{problem_kind::unknown_fetch, problem_kind::nothing_to_fetch});
    CHECK(run({}, {"d"}) == list{problem_kind::no_kernel});
    CHECK(run({{"a", tensor::scalar<int>(1)}, {"b", two(1, 1)}}, {"sum"}) ==
          list{problem_kind::wrong_feed_type});
    CHECK(run({{"a", two(1, 1)}, {"b", tensor::scalar(1.0F)}}, {"sum"}) ==
          list{problem_kind::kernel_failed});
    CHECK(run({{"a", two(1, 1)}, {"b", two(1, 1)}}, {"sum"}).empty());
}

TEST_CASE("a failed kernel names node, op, found and needed") {
    const auto s = eg::session::open(example(), with);
    REQUIRE(s);
    const auto out = s->run({{"a", two(1, 1)}, {"b", tensor::scalar(1.0F)}}, {"scaled"});
    REQUIRE_FALSE(out);
    REQUIRE(out.error().size() == 1);
    const eg::problem& p = out.error()[0];
    CHECK(p.node == "sum");
    CHECK(p.op == "Add");
    CHECK(p.needed == "float[2]");
    CHECK(p.found == "float[] for inputs (float[2], float[])");
}

TEST_CASE("the shape of a placeholder binds, but for the scalar of an old producer") {
    eg::graph_def g = example();
    eg::shape_proto dims;
    dims.dims = {{-1, {}, {}}, {2, {}, {}}};
    g.nodes[0].attrs.set("shape", dims);
    g.nodes[1].attrs.set("shape", eg::shape_proto{});
    const auto s = eg::session::open(g, with);
    REQUIRE(s);
    const auto out = s->run({{"a", two(1, 1)}, {"b", two(1, 1)}}, {"sum"});
    REQUIRE_FALSE(out);
    REQUIRE(kinds(out.error()) == list{problem_kind::wrong_feed_shape});
    CHECK(out.error()[0].needed == "[?,2]");
    const tensor good = tensor::of<float>({1, 2}, {1, 2});
    CHECK(s->run({{"a", good}, {"b", good}}, {"sum"}));
}

TEST_CASE("one session serves many threads at once") {
    eg::session_options options;
    options.threads = 3;
    const auto s = eg::session::open(example(), with, options);
    REQUIRE(s);
    std::atomic<int> wrong{0};
    std::vector<std::thread> callers;
    for (int t = 0; t < 4; ++t) {
        callers.emplace_back([&, t] {
            for (int i = 0; i < 200; ++i) {
                const auto x = static_cast<float>(t * 1000 + i);
                const std::vector<std::string> fetch{i % 2 == 0 ? "scaled" : "twice"};
                const auto out = s->run({{"a", two(x, x)}, {"b", two(1, 2)}}, fetch);
                const float factor = i % 2 == 0 ? 3.0F : 2.0F;
                if (!out || !((*out)[0] == two(factor * (x + 1), factor * (x + 2)))) ++wrong;
            }
        });
    }
    for (std::thread& c : callers) c.join();
    CHECK(wrong == 0);
}

TEST_CASE("a run that is cancelled says so, and the next one runs") {
    const auto s = eg::session::open(example(), with);
    REQUIRE(s);
    eg::cancellation stop;
    stop.cancel();
    const auto out = s->run({{"a", two(1, 1)}, {"b", two(1, 1)}}, {"sum"}, {}, &stop);
    REQUIRE_FALSE(out);
    CHECK(kinds(out.error()) == list{problem_kind::cancelled});
    CHECK(s->run({{"a", two(1, 1)}, {"b", two(1, 1)}}, {"sum"}));
}

TEST_CASE("calls of functions that do not fit together are refused when they are to run") {
    eg::graph_def g = example();
    // FunctionDefLibrary { function { signature { name: "f" } } }
    g.library = eg::shared_bytes::copy_of(std::string("\x0a\x05\x0a\x03\x0a\x01" "f"));
    g.nodes.push_back(make("call", "f", {"a"}));
    g.nodes.push_back(make("after", "Pad", {"call"}));
    const auto s = eg::session::open(g, with);
    REQUIRE(s);
    const auto out = s->run({{"a", two(1, 1)}}, {"after"});
    REQUIRE_FALSE(out);
    CHECK(kinds(out.error()) == list{problem_kind::not_supported});
}
