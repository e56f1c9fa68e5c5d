// SPDX-License-Identifier: BSL-1.0
// Tests of version_policy: what is left unwritten asks for nothing.
#include <evergraph/ops/version_policy.hpp>

#include <doctest/doctest.h>

using evergraph::version_policy;

static_assert(version_policy{.current = 27}.min_producer == 0);
static_assert(version_policy{.current = 27}.min_consumer == 0);

TEST_CASE("policies are equal if all their versions are") {
    CHECK(version_policy{.current = 27} == version_policy{27, 0, 0});
    CHECK_FALSE(version_policy{.current = 27} == version_policy{.current = 27, .min_consumer = 12});
    CHECK_FALSE(version_policy{.current = 27} == version_policy{.current = 27, .min_producer = 1});
}
