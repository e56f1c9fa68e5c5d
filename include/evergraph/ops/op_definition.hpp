// SPDX-License-Identifier: BSL-1.0
// op_definition: one definition of an op in its parsed form, and the view of a table of them.
#ifndef EVERGRAPH_OPS_OP_DEFINITION_HPP
#define EVERGRAPH_OPS_OP_DEFINITION_HPP

#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

#include "../tensor/dtype.hpp"
#include "migration_step.hpp"

namespace evergraph {

// One input or output. Exactly one of `type`, `type_attr` and `type_list_attr` is set.
struct port_def {
    std::string_view name;
    dtype type = dtype::invalid;      // a fixed type
    bool is_ref = false;
    std::string_view type_attr;       // the attr of type "type" that gives the type
    std::string_view type_list_attr;  // the attr of type "list(type)" that gives all types
    std::string_view number_attr;     // the int attr that says how many values the port holds

    bool operator==(const port_def&) const = default;
};

enum class attr_type : std::uint8_t {
    string,
    integer,
    floating,
    boolean,
    type,
    shape,
    tensor,
    func
};

namespace detail {

inline constexpr std::string_view attr_type_names[]{"string", "int",   "float",  "bool",
                                                    "type",   "shape", "tensor", "func"};

}  // namespace detail

constexpr std::string_view name_of(attr_type t) {
    return detail::attr_type_names[static_cast<std::size_t>(t)];
}

struct attr_def {
    std::string_view name;
    attr_type type = attr_type::integer;
    bool is_list = false;
    bool has_minimum = false;
    bool restricts_types = false;  // then only `allowed_types`
    bool has_default = false;
    int since = 0;             // the version that brought the attr
    std::int64_t minimum = 0;  // of an int; of a list, its length
    dtype_set allowed_types;
    std::string_view allowed_strings;  // text between the braces as written; empty: any string
    std::string_view default_text;     // as written after "=", outer blanks removed

    bool operator==(const attr_def&) const = default;
};

// One definition, in force for producers from `since` to `until`, both included.
struct op_definition {
    static constexpr int open = std::numeric_limits<int>::max();

    std::string_view name;
    int since = 0;
    int until = open;
    int deprecated = open;  // producers from this version on may not use the op
    int restored = open;    // until this one, which may again
    std::span<const port_def> inputs;
    std::span<const port_def> outputs;
    std::span<const attr_def> attrs;
    std::string_view successor;             // what replaces a deprecated op
    std::string_view reason;                // or why nothing does
    std::span<const migration_step> steps;    // from this definition to the successor
    std::span<const migration_step> to_next;  // from this definition to the op's next one
    std::string_view meaning;               // what changed though the texts did not
    int revision = 0;                       // counts the definitions that begin at the same version
    // Graphs of this definition are graphs of the one so many rows on, the newest of which this is
    // so: it serves them. Written rows stand for themselves.
    std::uint16_t served_by = 0;
    bool stateful = false;
    bool commutative = false;
    bool aggregate = false;
    bool allows_uninitialized_input = false;
    bool distributed_communication = false;

    // For a reader that does not know yet that the op was restored.
    constexpr bool is_deprecated_at(int producer) const {
        return producer >= deprecated && producer < restored;
    }

    constexpr const attr_def* attr(std::string_view wanted) const {
        for (const attr_def& a : attrs) {
            if (a.name == wanted) return &a;
        }
        return nullptr;
    }
};

// Where the definitions of one op stand, in a table of slots by hash_of_name: the first free slot
// from the hash on ends the search. There are a power of two of them.
struct name_slot {
    std::uint32_t first = 0;
    std::uint32_t count = 0;  // 0: free
};

constexpr std::size_t hash_of_name(std::string_view name) {
    std::uint32_t hash = 2166136261;
    for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619;
    return hash ^ (hash >> 15);
}

// Definitions sorted by name, then by `since` and `revision`. Cheap to copy; the arrays must
// outlive it. Graphs of the producer `unversioned` do not say who wrote them. Without an index,
// names are searched for by halves.
class table_view {
 public:
    constexpr table_view() = default;
    constexpr explicit table_view(std::span<const op_definition> rows, int unversioned = -1,
                                  std::span<const name_slot> index = {})
        : rows_(rows), index_(index), unversioned_(unversioned) {}

    constexpr std::span<const op_definition> rows() const noexcept { return rows_; }
    constexpr int unversioned() const noexcept { return unversioned_; }

    // All definitions of one op, oldest first; empty if the table lacks it.
    constexpr std::span<const op_definition> versions_of(std::string_view name) const {
        if (index_.empty()) return search(name);
        const std::size_t mask = index_.size() - 1;
        for (std::size_t at = hash_of_name(name) & mask;; at = (at + 1) & mask) {
            const name_slot& slot = index_[at];
            if (slot.count == 0) return {};
            if (rows_[slot.first].name == name) return rows_.subspan(slot.first, slot.count);
        }
    }

    // The definition that serves a graph of this producer: the producer's own, or the newest whose
    // graphs its graphs are. A producer that is older than the op, or that is none, says nothing:
    // the newest serves. One past the op's end gets the last.
    constexpr const op_definition* find(std::string_view name, int producer) const {
        const std::span<const op_definition> versions = versions_of(name);
        if (versions.empty()) return nullptr;
        if (producer == unversioned_ || producer < versions.front().since) return &versions.back();
        std::size_t own = versions.size() - 1;
        while (versions[own].since > producer) --own;
        return &versions[own + versions[own].served_by];
    }

    constexpr bool contains(std::string_view name) const { return !versions_of(name).empty(); }

 private:
    constexpr std::span<const op_definition> search(std::string_view name) const {
        std::size_t low = 0;
        std::size_t high = rows_.size();
        while (low < high) {
            const std::size_t middle = low + (high - low) / 2;
            if (rows_[middle].name < name) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        std::size_t end = low;
        while (end < rows_.size() && rows_[end].name == name) ++end;
        return rows_.subspan(low, end - low);
    }

    std::span<const op_definition> rows_;
    std::span<const name_slot> index_;
    int unversioned_ = -1;
};

}  // namespace evergraph

#endif
