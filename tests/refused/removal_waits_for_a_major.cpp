// refused: removal_waits_for_a_major
// says: symbol audio.mix of the library is removed in 1.2.0, which is no major release
#include <evergraph/version/release_policy.hpp>

inline constexpr evergraph::release releases[]{
    {.version = "1.0.0", .date = {2024, 1, 1}, .graphs = {10, 0}},
    {.version = "1.1.0", .date = {2024, 2, 1}, .graphs = {10, 0}},
    {.version = "1.2.0", .date = {2024, 3, 1}, .graphs = {10, 0}}};
inline constexpr evergraph::symbol symbols[]{
    {.path = "audio.mix", .since = "1.0.0", .deprecated = "1.1.0", .removed = "1.2.0"}};
inline constexpr evergraph::surface library{.name = "library", .releases = releases, .symbols = symbols};

inline constexpr int newest = evergraph::release_policy<library>::newest().graphs.consumer;
