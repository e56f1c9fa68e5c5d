// SPDX-License-Identifier: BSL-1.0
#include <evergraph/tf/kernels/string_hash.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace tf = evergraph::tf;

namespace {

struct known_hash {
    std::size_t length;
    std::uint64_t farm;  // below 2^62, as TensorFlow 2.21 gave them
    std::uint64_t old;
};
constexpr known_hash known[]{
    {0, 1936946117179621455, 105434511174508091},     {1, 3152378937766532274, 1071844640987773547},
    {2, 1366308044713848721, 3211182122179691906},    {3, 1502982227347875767, 3843561962655813673},
    {4, 1798552924835906904, 50298458468103915},      {7, 3373097716403973378, 3379588215372599715},
    {8, 4605104588124634413, 3754477659011449336},    {15, 2755355121080935260, 335214739247404915},
    {16, 42562127207776778, 1388899411252815222},     {17, 2580174333978254235, 583835779079844239},
    {32, 192840938313500618, 2863881238479540537},    {33, 1236644660140986865, 1152440945460158910},
    {64, 2926624341216769490, 2303190937163892442},   {65, 2031067199706244730, 2983570764737539397},
    {127, 1883256009576619210, 4399377073998546126},  {128, 1553026246911387374, 2788811195433475674},
    {129, 1138458046925123604, 4558192846519484762},  {200, 1666499492087305747, 1322183350738514640},
    {300, 223331868432533448, 4317809363020942520}};

}  // namespace

TEST_CASE("texts of all lengths fall into TensorFlow's buckets") {
    std::string text;
    for (int i = 0; i < 300; ++i) text += static_cast<char>(33 + i * 7 % 90);
    constexpr std::uint64_t buckets = std::uint64_t{1} << 62U;
    for (const known_hash& k : known) {
        CAPTURE(k.length);
        CHECK(tf::farm_hash::of(text.substr(0, k.length)) % buckets == k.farm);
        CHECK(tf::old_hash(text.substr(0, k.length)) % buckets == k.old);
    }
}
