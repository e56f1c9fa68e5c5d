// refused: symbols_live_in_releases
// says: symbol audio.mix of the library names release 1.1.0, which the calendar lacks
#include <evergraph/version/release_policy.hpp>

inline constexpr evergraph::release releases[]{
    {.version = "1.0.0", .date = {2024, 1, 1}, .graphs = {10, 0}}};
inline constexpr evergraph::symbol symbols[]{
    {.path = "audio.mix", .since = "1.0.0", .deprecated = "1.1.0"}};
inline constexpr evergraph::surface library{.name = "library", .releases = releases, .symbols = symbols};

inline constexpr int newest = evergraph::release_policy<library>::newest().graphs.consumer;
