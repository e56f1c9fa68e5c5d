// SPDX-License-Identifier: BSL-1.0
// checkpoint_listing: what is in a checkpoint, as a table for people.
#ifndef EVERGRAPH_STORE_CHECKPOINT_LISTING_HPP
#define EVERGRAPH_STORE_CHECKPOINT_LISTING_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "../base/problem.hpp"
#include "../tensor/dtype.hpp"
#include "../tensor/shape.hpp"
#include "checkpoint_place.hpp"

namespace evergraph {

// One line for each tensor: name, dtype and shape, and where it lies; under one that is in parts,
// its slices. Then a line of sums.
inline std::string checkpoint_listing(std::span<const checkpoint_entry> tensors) {
    std::vector<std::array<std::string, 3>> rows;
    std::size_t in_name = 0;
    std::size_t in_type = 0;
    std::uint64_t elements = 0;
    for (const checkpoint_entry& e : tensors) {
        const auto count = static_cast<std::uint64_t>(e.dims.elements());
        elements = count > ~elements ? ~std::uint64_t{0} : elements + count;
        std::string where = "shard " + std::to_string(e.shard) + ", " + std::to_string(e.size) +
                            " bytes at " + std::to_string(e.offset);
        const bool whole = e.slices.size() == 1 && resolved(e.slices[0], e.dims) ==
                                                       resolved(whole_slice(e.dims.rank()), e.dims);
        if (!e.slices.empty()) {
            where = whole ? "whole" : std::to_string(e.slices.size()) + " slices:";
            for (const tensor_slice& s : e.slices) where += whole ? "" : " " + text(s);
        }
        rows.push_back({printable(e.name), name_of(e.type) + text(e.dims), std::move(where)});
        in_name = std::max(in_name, rows.back()[0].size());
        in_type = std::max(in_type, rows.back()[1].size());
    }
    std::string out;
    for (auto& [name, type, where] : rows) {
        name.resize(in_name, ' ');
        type.resize(in_type, ' ');
        out += name + "  " + type + "  " + where + "\n";
    }
    return out + std::to_string(tensors.size()) + " tensors, " +
           std::to_string(elements) + " elements\n";
}
inline std::string checkpoint_listing(const any_checkpoint& c) {
    return std::visit([](const auto& reader) { return checkpoint_listing(reader.tensors()); }, c);
}

}  // namespace evergraph

#endif
