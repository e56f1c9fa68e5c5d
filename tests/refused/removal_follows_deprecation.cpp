// refused: removal_follows_deprecation
// says: symbol audio.mix of the library is removed in 2.0.0, and no release before says that it is deprecated
#include <evergraph/version/release_policy.hpp>

inline constexpr evergraph::release releases[]{
    {.version = "1.0.0", .date = {2024, 1, 1}, .graphs = {10, 0}},
    {.version = "2.0.0", .date = {2024, 9, 1}, .graphs = {12, 0}}};
inline constexpr evergraph::symbol symbols[]{
    {.path = "audio.mix", .since = "1.0.0", .deprecated = "2.0.0", .removed = "2.0.0"}};
inline constexpr evergraph::surface library{.name = "library", .releases = releases, .symbols = symbols};

inline constexpr int newest = evergraph::release_policy<library>::newest().graphs.consumer;
