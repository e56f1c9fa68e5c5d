// SPDX-License-Identifier: BSL-1.0
// needs_report: for each version, what in a graph forbids it.
#ifndef EVERGRAPH_PASS_NEEDS_REPORT_HPP
#define EVERGRAPH_PASS_NEEDS_REPORT_HPP

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "../base/problem.hpp"
#include "../ops/op_definition.hpp"
#include "../version/version_def.hpp"

namespace evergraph {

// One node or feature that forbids versions. `node` is empty for a feature of the whole graph; a
// node of a function is "function/node".
struct version_need {
    std::int32_t version = 0;
    std::string node;
    std::string op;
    std::string attr;
    std::string why;
    bool for_readers = true;   // consumers below `version` do not read it
    bool for_writers = true;   // in graphs of producers below `version` it is not what it is here
    bool strip_helps = false;  // not if attrs at their default are left out
    bool operator==(const version_need&) const = default;
};

struct needs_report {
    static constexpr std::int32_t open = op_definition::open;

    version_def versions;              // those that the graph carries
    std::vector<version_need> needs;   // each forbids the versions below its own; highest first
    std::vector<version_need> limits;  // each forbids its version and those above, to writers
    std::vector<std::int32_t> bad;     // readers with a bug that the graph meets, ascending
    problems found;                    // nodes of which the table says nothing
    std::int32_t unversioned = -1;

    bool ok() const noexcept { return found.empty(); }

    // The lowest reader of the graph as it is, or with attrs at their default left out.
    std::int32_t lowest_consumer(bool stripped = false) const {
        return lowest(
            [&](const version_need& n) { return n.for_readers && !(stripped && n.strip_helps); });
    }
    // The lowest writer; never a version that says nothing of the writer.
    std::int32_t lowest_producer(bool stripped = false) const {
        const std::int32_t v = lowest(
            [&](const version_need& n) { return n.for_writers && !(stripped && n.strip_helps); });
        return v == unversioned ? v + 1 : v;
    }
    // Writers of this version and above may not write the graph.
    std::int32_t producer_limit() const { return limits.empty() ? open : limits.front().version; }

    // All that forbids a version, to readers or to writers.
    std::vector<version_need> forbidding(std::int32_t version) const {
        std::vector<version_need> out;
        for (const version_need& n : needs) {
            if (n.version > version) out.push_back(n);
        }
        for (const version_need& n : limits) {
            if (n.version <= version) out.push_back(n);
        }
        return out;
    }

 private:
    template <class Counts>
    std::int32_t lowest(Counts counts) const {
        const auto at = std::find_if(needs.begin(), needs.end(), counts);
        return at == needs.end() ? 0 : at->version;
    }
};

}  // namespace evergraph

#endif
