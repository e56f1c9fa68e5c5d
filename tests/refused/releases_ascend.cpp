// refused: releases_ascend
// says: release 1.2.0 of the library follows 1.10.0, which is not older
#include <evergraph/version/release_policy.hpp>

inline constexpr evergraph::release releases[]{
    {.version = "1.10.0", .date = {2024, 1, 1}, .graphs = {10, 0}},
    {.version = "1.2.0", .date = {2024, 2, 1}, .graphs = {11, 0}}};
inline constexpr evergraph::surface library{.name = "library", .releases = releases};

inline constexpr int newest = evergraph::release_policy<library>::newest().graphs.consumer;
