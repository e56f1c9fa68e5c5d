// refused: window_is_constant_across_patches
// says: release 1.0.1 of the library reads graphs from v0 to v11, but 1.0.0, of the same minor, from v0 to v10
#include <evergraph/version/release_policy.hpp>

inline constexpr evergraph::release releases[]{
    {.version = "1.0.0", .date = {2024, 1, 1}, .graphs = {10, 0}},
    {.version = "1.0.1", .date = {2024, 2, 1}, .graphs = {11, 0}}};
inline constexpr evergraph::surface library{.name = "library", .releases = releases};

inline constexpr int newest = evergraph::release_policy<library>::newest().graphs.consumer;
