// SPDX-License-Identifier: BSL-1.0
// name_scopes: which names are used, and the next one that is not.
#ifndef EVERGRAPH_GRAPH_NAME_SCOPES_HPP
#define EVERGRAPH_GRAPH_NAME_SCOPES_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>

namespace evergraph {

// What a scope may be called: at the root as a node, inside another one also "_x" or "-x".
constexpr bool is_scope_name(std::string_view name, bool inside) {
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char c = name[i];
        const bool word = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                          (c >= '0' && c <= '9') || c == '.';
        const bool more = c == '_' || c == '-' || c == '/' || c == '>';
        if (!word && !(more && (inside || i > 0))) return false;
    }
    return !name.empty();
}

// Names that differ only in the case of letters count as one, as file systems may see them.
class unique_names {
 public:
    // `name`, or name_1, name_2 ...: the first not used; used from now on if `mark`.
    std::string next(std::string_view name, bool mark = true) {
        std::string key = lower(name);
        const auto at = used_.find(key);
        std::size_t i = at == used_.end() ? 0 : at->second;
        if (mark) used_[key] = i + 1;
        if (i == 0) return std::string{name};
        const std::string base = key;
        while (used_.count(key) != 0) key = base + "_" + std::to_string(i++);
        if (mark) used_[key] = 1;
        return std::string{name} + "_" + std::to_string(i - 1);
    }
    void mark(std::string_view name) { used_.emplace(lower(name), 1); }

 private:
    static std::string lower(std::string_view name) {
        std::string key{name};
        for (char& c : key) {
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        }
        return key;
    }

    std::unordered_map<std::string, std::size_t> used_;  // how often asked for
};

}  // namespace evergraph

#endif
