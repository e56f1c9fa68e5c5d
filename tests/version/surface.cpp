// SPDX-License-Identifier: BSL-1.0
// surface: what it covers, and which symbols its promises leave out.
#include <doctest/doctest.h>

#include <evergraph/version/surface.hpp>

using namespace evergraph;

namespace {

constexpr std::string_view covered[]{"tf.*", "TF_NewGraph"};
constexpr surface python{.name = "library", .releases = {}, .covers = covered};
constexpr surface all{.name = "everything", .releases = {}};

static_assert(is_covered(python, "tf.math.add") && is_covered(python, "TF_NewGraph"));
static_assert(!is_covered(python, "TF_NewGraphs") && !is_covered(python, "numpy.add"));
static_assert(is_covered(all, "anything"));

constexpr exemption of(symbol s) { return exemption_of(python, s); }
static_assert(of({"tf.math.add", "1.0.0"}) == exemption::none);
static_assert(of({"tf.experimental.add", "1.0.0"}) == exemption::experimental);
static_assert(of({"tf.experimentally.add", "1.0.0"}) == exemption::none);
static_assert(of({"tf/experimental", "1.0.0"}) == exemption::experimental);
static_assert(of({"tf._pywrap.add", "1.0.0"}) == exemption::is_private);
static_assert(of({"tf.math.add_", "1.0.0"}) == exemption::none);
static_assert(of({"tf.add", "1.0.0", {}, {}, false}) == exemption::undocumented);
static_assert(of({"keras.add", "1.0.0"}) == exemption::not_covered);

constexpr semantic_version v(std::string_view text) { return *semantic_version::parse(text); }
static_assert(is_major_step(v("1.2.3"), v("2.0.0")) && !is_major_step(v("1.2.3"), v("1.3.0")));
static_assert(is_major_step(v("0.11.0"), v("0.12.0")), "before 1.0 a minor may break");
static_assert(begins_a_major(v("2.0.0")) && !begins_a_major(v("2.1.0")));
static_assert(begins_a_major(v("0.12.0")) && !begins_a_major(v("0.12.1")));

}  // namespace

TEST_CASE("a release is found by its version") {
    static constexpr release releases[]{{"1.0.0", {2024, 1, 1}, {10, 0}, {}},
                                        {"1.1.0", {2024, 3, 1}, {12, 0}, {}}};
    const surface s{.name = "library", .releases = releases};
    REQUIRE(release_of(s, v("1.1.0")) != nullptr);
    CHECK(release_of(s, v("1.1.0"))->graphs.consumer == 12);
    CHECK(release_of(s, v("1.1.0+local")) != nullptr);
    CHECK(release_of(s, v("1.2.0")) == nullptr);
}
