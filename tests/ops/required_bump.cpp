// SPDX-License-Identifier: BSL-1.0
// required_bump: each reason, and the one that decides.
#include <evergraph/ops/required_bump.hpp>

#include <doctest/doctest.h>

#include <evergraph/ops/row_slices.hpp>

#include <string>

namespace eg = evergraph;
using eg::bump;
using eg::bump_reason;

namespace {

inline constexpr eg::op_table ops{
    // v2 is a patch, v3 to v5 are minor, v6 on are major.
    eg::op{.name = "Base", .since = 1, .attrs = {"k: int = 3", "T: {float, double} = DT_FLOAT"}},
    eg::op{.name = "Experimental>Mix", .since = 1, .until = 1, .because = "it was a trial"},
    eg::op{.name = "_Mix", .since = 1, .until = 1, .because = "it was private"},
    eg::op{.name = "Added", .since = 3},
    eg::op{.name = "Base", .since = 4, .attrs = {"k: int = 3", "T: type = DT_FLOAT", "m: int = 1"}},
    eg::op{.name = "Leaving", .since = 1, .until = 5, .deprecated = 5, .because = "nobody used it"},
    eg::op{.name = "Base", .since = 7, .attrs = {"k: int = 4", "T: type = DT_FLOAT", "m: int = 1"}},
    eg::op{.name = "Base",
           .since = 8,
           .attrs = {"k: int = 4", "T: type = DT_FLOAT", "m: int = 1"},
           .meaning = "k counts from the end"},
    eg::op{.name = "Base", .since = 9, .attrs = {"k: int = 4", "m: int = 1"}},
    eg::op{.name = "Sudden", .since = 1, .until = 9, .because = "a mistake"},
    eg::op{.name = "Gain", .since = 1, .inputs = {"x: float"}, .outputs = {"y: float"}},
    eg::op{
        .name = "Gain", .since = 11, .inputs = {"x: float", "y: float"}, .outputs = {"z: float"}}};
inline constexpr eg::version_policy policy{.current = 11};
// A dialect would want a declared step wherever graphs are lost.
constexpr eg::table_view view{eg::sorted_definitions<ops, policy>};

constexpr eg::bump_verdict step(int from, int to) {
    return eg::required_bump({view, from}, {view, to});
}
static_assert(step(1, 1).level == bump::patch && step(1, 1).why == bump_reason::nothing_changed);
static_assert(step(1, 2).level == bump::patch && step(1, 2).why == bump_reason::exempt_op_changed);
static_assert(step(2, 3).level == bump::minor && step(2, 3).why == bump_reason::op_added);
static_assert(step(3, 4).level == bump::minor &&
              step(3, 4).why == bump_reason::op_changed_compatibly);
static_assert(step(4, 5).level == bump::minor && step(4, 5).why == bump_reason::op_deprecated);
static_assert(step(5, 6).level == bump::major && step(5, 6).why == bump_reason::op_removed);
static_assert(step(5, 6).is_allowed());
static_assert(step(4, 6).why == bump_reason::op_removed_without_deprecation);
static_assert(!step(4, 6).is_allowed());
static_assert(step(6, 7).level == bump::major &&
              step(6, 7).why == bump_reason::attr_default_changed);
static_assert(step(7, 8).level == bump::major && step(7, 8).why == bump_reason::op_meaning_changed);
static_assert(step(8, 9).why == bump_reason::definition_broken &&
              step(8, 9).broken == eg::breach::attr_removed);
static_assert(step(9, 10).why == bump_reason::op_removed_without_deprecation);
static_assert(step(10, 11).broken == eg::breach::input_signature);
static_assert(step(1, 11).why == bump_reason::op_removed_without_deprecation, "the worst of all");

// Two tables rather than two versions of one.
inline constexpr eg::op_table other{eg::op{.name = "Base", .since = 1, .attrs = {"k: int"}}};
inline constexpr eg::version_policy other_policy{.current = 1};
inline constexpr eg::op_table given{eg::op{.name = "Base", .since = 1, .attrs = {"k: int = 3"}}};
constexpr eg::table_view without{eg::sorted_definitions<other, other_policy>};
constexpr eg::table_view with{eg::sorted_definitions<given, other_policy>};
static_assert(eg::required_bump({without, 1}, {with, 1}).level == bump::minor,
              "a default may be given");
static_assert(eg::required_bump({with, 1}, {without, 1}).level == bump::major, "but not taken");

}  // namespace

TEST_CASE("the verdict names the op and says why") {
    const auto says = [](const eg::bump_verdict& v) { return std::string{v.text.view()}; };
    CHECK(says(step(1, 1)).empty());
    CHECK(says(step(2, 3)) == "op Added is new");
    CHECK(says(step(4, 6)) ==
          "op Leaving is removed, and no release before says that it is deprecated");
    CHECK(says(step(6, 7)) == "op Base has another default of attr k");
    CHECK(says(step(7, 8)) == "op Base means something else: k counts from the end");
    CHECK(says(step(8, 9)) == "op Base breaks old graphs: an attr is gone");
    CHECK(step(8, 9).op == "Base");
    CHECK(eg::name_of(step(8, 9).level) == "major");
}

TEST_CASE("names that promise nothing") {
    CHECK(eg::is_exempt_op("_Mix"));
    CHECK(eg::is_exempt_op("Audio>Experimental>Mix"));
    CHECK(eg::is_exempt_op("Experimental>Mix"));
    CHECK_FALSE(eg::is_exempt_op("ExperimentalMix"));
    CHECK_FALSE(eg::is_exempt_op("Audio>Mix"));
}
