// SPDX-License-Identifier: BSL-1.0
// shape_proto: a shape as files hold it, with sizes or the rank unknown.
#ifndef EVERGRAPH_TENSOR_SHAPE_PROTO_HPP
#define EVERGRAPH_TENSOR_SHAPE_PROTO_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "shape.hpp"

namespace evergraph {

// TensorShapeProto.Dim. `unknown` holds fields this library does not know, as they came.
struct dim_proto {
    std::int64_t size = 0;  // -1: unknown
    std::string name;
    std::string unknown;
    bool operator==(const dim_proto&) const = default;
};

// TensorShapeProto.
struct shape_proto {
    std::vector<dim_proto> dims;
    bool unknown_rank = false;
    std::string unknown;
    bool operator==(const shape_proto&) const = default;
};

inline shape_proto to_proto(const shape& dims) {
    shape_proto p;
    for (std::int64_t n : dims) p.dims.push_back({n, {}, {}});
    return p;
}

// The shape, if all of it is known and sound.
inline std::optional<shape> known_shape(const shape_proto& p) {
    if (p.unknown_rank) return std::nullopt;
    boost::container::small_vector<std::int64_t, 4> sizes;
    for (const dim_proto& d : p.dims) sizes.push_back(d.size);
    return shape::checked({sizes.data(), sizes.size()});
}

// A tensor of this shape fits where `wanted` is asked for: same rank, each known size equal.
inline bool fits(const shape& given, const shape_proto& wanted) {
    if (wanted.unknown_rank) return true;
    if (given.rank() != wanted.dims.size()) return false;
    for (std::size_t i = 0; i < given.rank(); ++i) {
        if (wanted.dims[i].size >= 0 && wanted.dims[i].size != given[i]) return false;
    }
    return true;
}

// "[?,3]"; of unknown rank: "[...]".
inline std::string text(const shape_proto& p) {
    if (p.unknown_rank) return "[...]";
    std::string out = "[";
    for (std::size_t i = 0; i < p.dims.size(); ++i) {
        if (i != 0) out += ',';
        out += p.dims[i].size < 0 ? std::string{"?"} : std::to_string(p.dims[i].size);
    }
    return out + "]";
}

}  // namespace evergraph

#endif
