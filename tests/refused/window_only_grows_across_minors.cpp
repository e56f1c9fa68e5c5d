// refused: window_only_grows_across_minors
// says: release 1.1.0 of the library reads graphs up to v9, but 1.0.0 up to v10
#include <evergraph/version/release_policy.hpp>

inline constexpr evergraph::release releases[]{
    {.version = "1.0.0", .date = {2024, 1, 1}, .graphs = {10, 0}},
    {.version = "1.1.0", .date = {2024, 2, 1}, .graphs = {9, 0}}};
inline constexpr evergraph::surface library{.name = "library", .releases = releases};

inline constexpr int newest = evergraph::release_policy<library>::newest().graphs.consumer;
