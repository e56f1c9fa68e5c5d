// SPDX-License-Identifier: BSL-1.0
// versions: TensorFlow's version lines against what is known of its releases and of real files.
#include <doctest/doctest.h>

#include <evergraph/tf/versions/current.hpp>
#include <evergraph/tf/versions/lite_runtimes.hpp>
#include <string>
#include <vector>

using namespace evergraph;

namespace {

// History.
static_assert(tf::graph_def_history.is_in_order() && tf::checkpoint_history.is_in_order());
static_assert(tf::graph_def_history.notes().size() == 35);
static_assert(tf::graph_def_history.count(17) == 2 && tf::graph_def_history.count(25) == 2);
static_assert(tf::graph_def_history.count(version_note::no_number) == 2);
constexpr bool has_every_number() {
    for (std::int32_t n = 0; n <= 30; ++n) {
        if (tf::graph_def_history.count(n) == 0) return false;
    }
    return tf::graph_def_history.count(31) == 0;
}
static_assert(has_every_number());

// Constants.
static_assert(tf::graph_window == version_window{2474, 0});
static_assert(tf::checkpoint_window == version_window{1, 0});

// Days.
static_assert(tf::graph_def_version_on({2019, 8, 21}) == 134, "the header of 1.15.5 states both");
static_assert(tf::graph_def_version_on({2019, 5, 9}) == 30);
static_assert(!tf::graph_def_version_on({2019, 5, 8}));
static_assert(tf::date_of_graph_def_version(440) == calendar_date{2020, 6, 22});
static_assert(tf::date_of_graph_def_version(1395) == calendar_date{2023, 2, 2});
static_assert(tf::date_of_graph_def_version(17) == calendar_date{2016, 11, 10},
              "the earlier of two");
static_assert(!tf::date_of_graph_def_version(23).is_known());

// Releases.
constexpr const release& line(std::uint64_t major, std::uint64_t minor, std::uint64_t patch = 0) {
    return *release_of(tf::library, {major, minor, patch, {}, {}});
}
static_assert(tf::library.releases.size() == 44);
static_assert(line(1, 15).graphs.consumer == 134 && line(2, 0).graphs.consumer == 119,
              "2.0 came before 1.15");
static_assert(line(2, 16, 1).graphs.consumer == 1766);
static_assert(!line(2, 18).exact && line(2, 21).exact);
static_assert(tf::releases::first_reader(1000, 135)->version == "2.1.0");
static_assert(tf::releases::first_reader(2474, 2474)->version == "2.21.0");
static_assert(tf::releases::between(line(1, 15), line(2, 21)) == promise::next_major);
static_assert(tf::releases::between(line(1, 15), line(2, 0)) == promise::next_major);
static_assert(tf::releases::between(line(0, 12), line(2, 0)) == promise::none);
static_assert(tf::releases::between(line(2, 8), line(2, 7)) == promise::none);
static_assert(tf::releases::between(line(1, 7), line(1, 6)) == promise::none, "28 days");

// TFLite.
static_assert(tf::lite_runtimes.is_in_order());
static_assert(tf::lite_runtimes.rows().size() == 441);
static_assert(tf::lite_runtimes.find({"CONV_2D", 6})->since == runtime_release{2, 9, 0});
static_assert(tf::lite_runtimes.find({"BROADCAST_TO", 1}) == nullptr, "withdrawn");
static_assert(tf::lite_runtimes.newest("LSTM", {2, 3, 0}) == 4);

}  // namespace

TEST_CASE("no release line of the history is older than the version it carries") {
    for (const release& r : tf::library.releases) {
        if (!r.date.is_known()) continue;
        const calendar_date made = tf::date_of_graph_def_version(r.graphs.consumer);
        CHECK_MESSAGE((!made.is_known() || made <= r.date), r.version);
    }
}

TEST_CASE("the lowest runtime of a model") {
    const std::vector<op_version> used{{"CONV_2D", 3}, {"ADD", 1}, {"SOFTMAX", 3}};
    const runtime_need need = tf::lite_runtimes.need(used);
    CHECK(text(need.lowest) == "2.3.0");
    CHECK(need.decided_by == std::vector<op_version>{{"SOFTMAX", 3}});
    CHECK(need.is_known());
}

TEST_CASE("what came between two releases") {
    std::string changes;
    tf::graph_def_history.for_each_between(
        line(1, 5).graphs.consumer, line(1, 11).graphs.consumer,
        [&](const version_note& n) { changes += std::to_string(n.number) + " "; });
    CHECK(changes == "25 25 26 27 ");
}
