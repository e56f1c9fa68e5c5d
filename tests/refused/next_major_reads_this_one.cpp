// refused: next_major_reads_this_one
// says: release 2.0.0 of the library reads graphs from v11 on, but 1.0.0, of the major before, writes v10
#include <evergraph/version/release_policy.hpp>

inline constexpr evergraph::release releases[]{
    {.version = "1.0.0", .date = {2024, 1, 1}, .graphs = {10, 0}},
    {.version = "1.1.0", .date = {2024, 2, 1}, .graphs = {11, 0}},
    {.version = "2.0.0", .date = {2024, 9, 1}, .graphs = {12, 11}}};
inline constexpr evergraph::surface library{.name = "library", .releases = releases};

inline constexpr int newest = evergraph::release_policy<library>::newest().graphs.consumer;
