// SPDX-License-Identifier: BSL-1.0
#include <evergraph/graph/name_table.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace eg = evergraph;

TEST_CASE("names come and go as in a map") {
    std::vector<std::string> names;
    for (int i = 0; i < 300; ++i) names.push_back("node_" + std::to_string(i));
    const auto at = [&](std::uint32_t i) -> const std::string& { return names[i]; };
    eg::name_table table;
    std::map<std::string, std::uint32_t> model;
    CHECK(table.find("node_1", at) == eg::name_table::none);
    std::mt19937 random{7};
    for (int step = 0; step < 20000; ++step) {
        const auto i = static_cast<std::uint32_t>(random() % names.size());
        if (random() % 2 == 0) {
            const bool is_new = model.emplace(names[i], i).second;
            CHECK((table.insert(names[i], i, at) == eg::name_table::none) == is_new);
        } else {
            model.erase(names[i]);
            table.erase(names[i], at);
        }
        const auto k = static_cast<std::uint32_t>(random() % names.size());
        CHECK((table.find(names[k], at) == k) == (model.count(names[k]) != 0));
    }
    CHECK(table.size() == model.size());
}
