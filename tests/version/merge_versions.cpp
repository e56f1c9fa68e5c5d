// SPDX-License-Identifier: BSL-1.0
// merge_versions: what an import makes of a graph's versions.
#include <doctest/doctest.h>

#include <evergraph/version/merge_versions.hpp>

using namespace evergraph;

namespace {

version_def merged(version_def target, const version_def& imported) {
    merge_versions(target, imported);
    return target;
}

}  // namespace

TEST_CASE("the older producer, the newer min_consumer, all bad consumers") {
    CHECK(merged({134, 0, {}, {}}, {27, 12, {5, 3}, {}}) == version_def{27, 12, {3, 5}, {}});
    CHECK(merged({27, 12, {}, {}}, {134, 0, {}, {}}) == version_def{27, 12, {}, {}});
    CHECK(merged({9, 1, {7, 2}, {}}, {9, 1, {2, 9}, {}}) == version_def{9, 1, {2, 7, 9}, {}});
}

TEST_CASE("bad consumers stay as they came if the import has none") {
    CHECK(merged({9, 1, {7, 2, 7}, {}}, {10, 0, {}, {}}) == version_def{9, 1, {7, 2, 7}, {}});
}

TEST_CASE("a graph without versions makes the whole old") {
    CHECK(merged({134, 12, {}, {}}, {}) == version_def{0, 12, {}, {}});
}
