// SPDX-License-Identifier: BSL-1.0
// name_table: which node has a name, without a second copy of the names.
#ifndef EVERGRAPH_GRAPH_NAME_TABLE_HPP
#define EVERGRAPH_GRAPH_NAME_TABLE_HPP

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

namespace evergraph {

// An open hash table of numbers below 2^32 - 1. The names lie elsewhere: `name_at(number)` gives
// each back, the same as when it was put in. At most half of the slots are taken.
class name_table {
 public:
    static constexpr std::uint32_t none = 0xFFFFFFFFU;

    template <class NameAt>
    std::uint32_t find(std::string_view name, const NameAt& name_at) const {
        if (slots_.empty()) return none;
        return slots_[place(name, hash_of(name), name_at)].number;
    }
    // The number that has the name already, or `none` and the name is taken from now on.
    template <class NameAt>
    std::uint32_t insert(std::string_view name, std::uint32_t number, const NameAt& name_at) {
        reserve(count_ + 1);
        const std::uint32_t hash = hash_of(name);
        slot& s = slots_[place(name, hash, name_at)];
        if (s.number != none) return s.number;
        s = {hash, number};
        ++count_;
        return none;
    }
    template <class NameAt>
    void erase(std::string_view name, const NameAt& name_at) {
        if (slots_.empty()) return;
        std::size_t hole = place(name, hash_of(name), name_at);
        if (slots_[hole].number == none) return;
        const std::size_t mask = slots_.size() - 1;
        for (std::size_t at = (hole + 1) & mask; slots_[at].number != none; at = (at + 1) & mask) {
            // A slot moves into the hole unless its own place lies behind the hole.
            if (((at - slots_[at].hash) & mask) >= ((at - hole) & mask)) {
                slots_[hole] = slots_[at];
                hole = at;
            }
        }
        slots_[hole] = {};
        --count_;
    }
    void reserve(std::size_t names) {
        std::size_t wanted = slots_.empty() ? 16 : slots_.size();
        while (wanted < 2 * names) wanted *= 2;
        if (wanted == slots_.size()) return;
        std::vector<slot> old(wanted);
        old.swap(slots_);
        for (const slot& s : old) {
            if (s.number != none) slots_[free_place(s.hash)] = s;
        }
    }
    std::size_t size() const noexcept { return count_; }

 private:
    struct slot {
        std::uint32_t hash = 0;
        std::uint32_t number = none;
    };
    static std::uint32_t hash_of(std::string_view name) {
        const std::size_t hash = std::hash<std::string_view>{}(name);
        return static_cast<std::uint32_t>(hash ^ (hash >> 16U >> 16U));
    }
    std::size_t free_place(std::uint32_t hash) const {
        const std::size_t mask = slots_.size() - 1;
        std::size_t at = hash & mask;
        while (slots_[at].number != none) at = (at + 1) & mask;
        return at;
    }
    template <class NameAt>
    std::size_t place(std::string_view name, std::uint32_t hash, const NameAt& name_at) const {
        const std::size_t mask = slots_.size() - 1;
        std::size_t at = hash & mask;
        while (slots_[at].number != none &&
               (slots_[at].hash != hash || name_at(slots_[at].number) != name)) {
            at = (at + 1) & mask;
        }
        return at;
    }

    std::vector<slot> slots_;
    std::size_t count_ = 0;
};

}  // namespace evergraph

#endif
