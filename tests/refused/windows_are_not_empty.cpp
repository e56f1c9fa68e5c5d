// refused: windows_are_not_empty
// says: release 1.0.0 of the library reads graphs from v11 to v10, which is none
#include <evergraph/version/release_policy.hpp>

inline constexpr evergraph::release releases[]{
    {.version = "1.0.0", .date = {2024, 1, 1}, .graphs = {.consumer = 10, .min_producer = 11}}};
inline constexpr evergraph::surface library{.name = "library", .releases = releases};

inline constexpr int newest = evergraph::release_policy<library>::newest().graphs.consumer;
