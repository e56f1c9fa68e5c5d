// SPDX-License-Identifier: BSL-1.0
// import_names: the names of a graph and the scopes that they open.
#ifndef EVERGRAPH_PASS_IMPORT_NAMES_HPP
#define EVERGRAPH_PASS_IMPORT_NAMES_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_set>

namespace evergraph {

// A name opens a scope for each of its "/": a/b/c uses a, a/b and a/b/c.
class used_names {
 public:
    void add(std::string_view name) {
        names_.emplace(name);
        for (std::size_t at = name.rfind('/'); at != std::string_view::npos && at != 0;
             at = name.rfind('/', at - 1)) {
            if (!names_.emplace(name.substr(0, at)).second) break;  // and the scopes around it
        }
    }
    bool contains(std::string_view name) const {
        return names_.find(std::string{name}) != names_.end();
    }

 private:
    std::unordered_set<std::string> names_;
};

// name_1, name_2 ...: the first that `is_used` says no to.
template <class IsUsed>
std::string next_free_name(std::string_view name, const IsUsed& is_used) {
    for (std::size_t i = 1;; ++i) {
        std::string candidate = std::string{name} + "_" + std::to_string(i);
        if (!is_used(candidate)) return candidate;
    }
}

}  // namespace evergraph

#endif
