// SPDX-License-Identifier: BSL-1.0
// checkpoint_convert: writes a checkpoint of either format as one shard of the second.
#ifndef EVERGRAPH_STORE_CHECKPOINT_CONVERT_HPP
#define EVERGRAPH_STORE_CHECKPOINT_CONVERT_HPP

#include <filesystem>
#include <utility>
#include <variant>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "checkpoint_place.hpp"
#include "checkpoint_writer.hpp"

namespace evergraph {

namespace detail {

template <class Reader>
expected<void, problem> copy_tensor(const Reader& from, const checkpoint_entry& e,
                                    checkpoint_writer& to) {
    if constexpr (requires { from.read_variants(e.name); }) {
        if (e.type == dtype::variant && e.slices.empty()) {
            const auto variants = from.read_variants(e.name);
            if (!variants) return unexpected{variants.error()};
            return to.add_variants(e.name, e.dims, *variants);
        }
    }
    if (e.slices.empty()) {
        const auto value = from.read(e.name);
        if (!value) return unexpected{value.error()};
        return to.add(e.name, *value);
    }
    // Slice by slice, so that no more than one is held.
    for (const tensor_slice& slice : e.slices) {
        const auto value = from.read(e.name, slice);
        if (!value) return unexpected{value.error()};
        auto ok = to.add(e.name, e.dims, slice, *value);
        if (!ok) return ok;
    }
    return {};
}

}  // namespace detail

// Tensors by name, slices as they were. The first problem ends it, and nothing is left behind.
template <class Reader>
expected<void, problem> copy_checkpoint(const Reader& from, const std::filesystem::path& prefix,
                                        checkpoint_options options = {}) {
    checkpoint_writer to{prefix, std::move(options)};
    for (const checkpoint_entry& e : from.tensors()) {
        auto ok = detail::copy_tensor(from, e, to);
        if (!ok) return ok;
    }
    return to.finish();
}
inline expected<void, problem> copy_checkpoint(const any_checkpoint& from,
                                               const std::filesystem::path& prefix,
                                               checkpoint_options options = {}) {
    return std::visit(
        [&](const auto& reader) { return copy_checkpoint(reader, prefix, std::move(options)); }, from);
}

}  // namespace evergraph

#endif
