// SPDX-License-Identifier: BSL-1.0
#include <evergraph/graph/default_graph.hpp>

#include <doctest/doctest.h>

#include <memory>
#include <thread>

namespace eg = evergraph;
using kind = eg::problem_kind;

TEST_CASE("the innermost graph entered by this thread, else the program's") {
    eg::graph_builder a;
    eg::graph_builder b;
    eg::graph_builder* const global = &eg::default_graph();
    {
        const eg::as_default in_a{a};
        CHECK(&eg::default_graph() == &a);
        std::thread{[&] { CHECK(&eg::default_graph() == global); }}.join();
        {
            const eg::as_default in_b{b};
            CHECK(&eg::default_graph() == &b);
        }
        CHECK(&eg::default_graph() == &a);
    }
    CHECK(&eg::default_graph() == global);
    CHECK(a.found().empty());
    CHECK(b.found().empty());
}

TEST_CASE("left out of order: a problem, unless any order is allowed") {
    eg::graph_builder a;
    eg::graph_builder b;
    auto in_a = std::make_unique<eg::as_default>(a);
    auto in_b = std::make_unique<eg::as_default>(b);
    in_a.reset();
    REQUIRE(a.found().size() == 1);
    CHECK(a.found()[0].kind == kind::misused_scope);
    CHECK(&eg::default_graph() == &b);
    CHECK(in_b->leave());
    CHECK(in_b->leave());
    in_b.reset();
    CHECK(b.found().empty());
    eg::graph_builder c;
    auto in_c = std::make_unique<eg::as_default>(c, false);
    in_b = std::make_unique<eg::as_default>(b);
    CHECK(in_c->leave());
    CHECK(&eg::default_graph() == &b);
}

TEST_CASE("left by another thread: a problem, and it stays entered") {
    eg::graph_builder a;
    eg::as_default in_a{a};
    std::thread{[&] {
        const auto left = in_a.leave();
        REQUIRE_FALSE(left);
        CHECK(left.error().kind == kind::misused_scope);
    }}.join();
    CHECK(&eg::default_graph() == &a);
}

TEST_CASE("a reset gives an empty graph, and is refused inside another one") {
    CHECK(eg::default_graph().add("Anything"));
    {
        eg::graph_builder a;
        const eg::as_default in_a{a};
        const auto refused = eg::reset_default_graph();
        REQUIRE_FALSE(refused);
        CHECK(refused.error().code == eg::status_code::failed_precondition);
    }
    REQUIRE(eg::reset_default_graph());
    CHECK(eg::default_graph().built().size() == 0);
}
