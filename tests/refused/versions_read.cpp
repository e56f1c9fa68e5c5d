// refused: versions_read
// says: release 1.0 of the library has no version of the form 1.2.3
#include <evergraph/version/release_policy.hpp>

inline constexpr evergraph::release releases[]{
    {.version = "1.0", .date = {2024, 1, 1}, .graphs = {10, 0}}};
inline constexpr evergraph::surface library{.name = "library", .releases = releases};

inline constexpr int newest = evergraph::release_policy<library>::newest().graphs.consumer;
