// SPDX-License-Identifier: BSL-1.0
// device_names: the names of devices that nodes are assigned to, each held once.
#ifndef EVERGRAPH_GRAPH_DEVICE_NAMES_HPP
#define EVERGRAPH_GRAPH_DEVICE_NAMES_HPP

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace evergraph {

// Index 0 is the empty name: not assigned.
class device_names {
 public:
    std::uint32_t intern(std::string_view name) {
        const auto at = index_.find(name);
        if (at != index_.end()) return at->second;
        const auto next = static_cast<std::uint32_t>(names_.size());
        names_.emplace_back(name);
        index_.emplace(std::string{name}, next);
        return next;
    }
    const std::string& operator[](std::uint32_t index) const { return names_[index]; }
    std::size_t size() const noexcept { return names_.size(); }

 private:
    std::vector<std::string> names_{std::string{}};
    std::map<std::string, std::uint32_t, std::less<>> index_{{std::string{}, 0}};
};

}  // namespace evergraph

#endif
