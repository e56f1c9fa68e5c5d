// refused: dates_are_days
// says: release 1.0.0 of the library is dated 2023-2-29, which is no day
#include <evergraph/version/release_policy.hpp>

inline constexpr evergraph::release releases[]{
    {.version = "1.0.0", .date = {2023, 2, 29}, .graphs = {10, 0}}};
inline constexpr evergraph::surface library{.name = "library", .releases = releases};

inline constexpr int newest = evergraph::release_policy<library>::newest().graphs.consumer;
