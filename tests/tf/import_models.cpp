// SPDX-License-Identifier: BSL-1.0
// import_models: every real model is imported and converted, or refused for the reason it has.
#include <evergraph/graph/build_graph.hpp>
#include <evergraph/pass/import_graph.hpp>
#include <evergraph/tf/dialect.hpp>
#include <evergraph/tf/shapes/all.hpp>

#include <doctest/doctest.h>

#include <evergraph/format/read_graph_file.hpp>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace eg = evergraph;

namespace {

constexpr eg::version_window reader{eg::tf::policy.current, eg::tf::policy.min_producer};

// Nodes by name, data inputs as they are, control inputs sorted and once.
eg::graph_def normal(eg::graph_def g) {
    for (eg::node_def& n : g.nodes) {
        const auto first = std::find_if(n.inputs.begin(), n.inputs.end(),
                                        [](const std::string& in) { return in.starts_with('^'); });
        std::sort(first, n.inputs.end());
        n.inputs.erase(std::unique(first, n.inputs.end()), n.inputs.end());
        for (auto in = n.inputs.begin(); in != n.inputs.end(); ++in) {
            *in = eg::text(eg::parse_tensor_name(std::string{*in}));
        }
    }
    std::sort(g.nodes.begin(), g.nodes.end(),
              [](const auto& a, const auto& b) { return a.name < b.name; });
    return g;
}

}  // namespace

TEST_CASE("real models: converted and exported they are what they were; imported they keep all nodes") {
    const std::filesystem::path models{EVERGRAPH_REAL_MODELS};
    if (models.empty()) {
        MESSAGE("skipped: EVERGRAPH_REAL_MODELS names no real models");
        return;
    }
    std::size_t converted = 0;
    std::size_t imported = 0;
    std::vector<std::string> reasons;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(models)) {
        const auto ext = entry.path().extension();
        if (ext != ".pb" && ext != ".meta" && ext != ".graphdef" && ext != ".pbtxt") continue;
        const auto g = eg::read_graph_file(entry.path());
        if (!g || g->nodes.empty()) continue;
        INFO(entry.path().string());
        eg::convert_options as_is;
        as_is.add_default_attributes = false;
        as_is.allow_internal_ops = true;
        const auto graph = eg::convert_graph(*g, eg::tf::dialect::ops, reader, as_is);
        if (graph) {
            ++converted;
            CHECK(normal(eg::to_graph_def(*graph)) == normal(*g));
        }
        eg::import_options options;
        options.shapes = eg::tf::shapes.view();
        options.ignores_output_shapes = eg::tf::ignores_output_shapes;
        options.prefix = "p";
        options.report = eg::failures::all;
        eg::graph target;
        const auto result = eg::import_graph(target, *g, eg::tf::dialect::ops, reader, options);
        if (result) {
            ++imported;
            CHECK(target.size() == g->nodes.size());
            CHECK(graph.has_value());
        } else {
            CHECK(target.size() == 0);
            REQUIRE_FALSE(result.error().empty());
            for (const eg::problem& p : result.error()) {
                reasons.push_back(std::string{eg::name_of(p.kind)});
                CHECK_FALSE(eg::line(p).empty());
            }
            reasons.push_back(entry.path().filename().string() + ": " + eg::line(result.error()[0]));
        }
    }
    MESSAGE(converted, " converted, ", imported, " imported");
    for (const std::string& r : reasons) {
        if (r.find(": ") != std::string::npos) MESSAGE(r);
    }
    CHECK(imported > 40);
    CHECK(converted >= imported);
}

TEST_CASE("what malformed models are asked for is not there, and that is said") {
    const std::filesystem::path models{EVERGRAPH_REAL_MODELS};
    if (models.empty()) {
        MESSAGE("skipped: EVERGRAPH_REAL_MODELS names no real models");
        return;
    }
    const auto asked = [&](const char* file, const char* tensor) {
        const auto g = eg::read_graph_file(models / "s17-malformed-text" / file);
        REQUIRE(g);
        eg::import_options options;
        options.return_tensors = {tensor};
        eg::graph target;
        const auto result = eg::import_graph(target, *g, eg::tf::dialect::ops, reader, options);
        REQUIRE_FALSE(result);
        CHECK(result.error()[0].code == eg::status_code::invalid_argument);
        return result.error()[0].kind;
    };
    CHECK(asked("invalid-output-index.pbtxt", "input:1") == eg::problem_kind::bad_import);
    CHECK(asked("graph-undefined-output.pbtxt", "output") == eg::problem_kind::bad_import);
    CHECK_FALSE(eg::read_graph_file(models / "s17-malformed-text" / "graph-malformed.pbtxt"));
}
