// refused: window_shrinks_only_at_a_major
// says: release 1.1.0 of the library is no major one, but gives up graphs below v5, which 1.0.0 reads
#include <evergraph/version/release_policy.hpp>

inline constexpr evergraph::release releases[]{
    {.version = "1.0.0", .date = {2024, 1, 1}, .graphs = {10, 0}},
    {.version = "1.1.0", .date = {2024, 9, 1}, .graphs = {11, 5}}};
inline constexpr evergraph::surface library{.name = "library", .releases = releases};

inline constexpr int newest = evergraph::release_policy<library>::newest().graphs.consumer;
