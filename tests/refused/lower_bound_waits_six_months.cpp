// refused: lower_bound_waits_six_months
// says: release 2.0.0 of the library gives up graphs below v10, a version that is not six months old by then
#include <evergraph/version/release_policy.hpp>

inline constexpr evergraph::release releases[]{
    {.version = "1.0.0", .date = {2024, 1, 31}, .graphs = {10, 0}},
    {.version = "2.0.0", .date = {2024, 7, 30}, .graphs = {12, 10}}};
inline constexpr evergraph::surface library{.name = "library", .releases = releases};

inline constexpr int newest = evergraph::release_policy<library>::newest().graphs.consumer;
