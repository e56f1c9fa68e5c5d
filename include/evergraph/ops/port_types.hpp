// SPDX-License-Identifier: BSL-1.0
// port_types: the types of all inputs or all outputs of a node, from its op and its attrs.
#ifndef EVERGRAPH_OPS_PORT_TYPES_HPP
#define EVERGRAPH_OPS_PORT_TYPES_HPP

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "../tensor/attr_value.hpp"
#include "../tensor/dtype.hpp"
#include "default_attr.hpp"
#include "op_definition.hpp"

namespace evergraph {

// Runs of equal types, so that a port of a billion values costs one entry.
class port_types {
 public:
    void append(std::string_view port, dtype type, std::int64_t count) {
        if (count > 0) runs_.push_back({port, type, count_ += count});
    }
    std::int64_t size() const noexcept { return count_; }
    // The type of value `i`, 0 <= i < size().
    dtype operator[](std::int64_t i) const { return run_of(i).type; }
    // The name of the port that value `i` belongs to.
    std::string_view port_of(std::int64_t i) const { return run_of(i).port; }

 private:
    struct run {
        std::string_view port;
        dtype type;
        std::int64_t end;
    };
    const run& run_of(std::int64_t i) const {
        return *std::upper_bound(runs_.begin(), runs_.end(), i,
                                 [](std::int64_t value, const run& r) { return value < r.end; });
    }

    std::vector<run> runs_;
    std::int64_t count_ = 0;
};

namespace detail {

inline bool append_port(const op_definition& op, const attr_map& attrs, const port_def& port,
                        port_types& out) {
    const auto typed = [&](dtype t) { return port.is_ref ? ref_to(t) : t; };
    if (!port.type_list_attr.empty()) {
        const auto value = attr_or_default(op, attrs, port.type_list_attr);
        const attr_list* list = value ? value->as<attr_list>() : nullptr;
        if (list == nullptr) return value && value->as<std::monostate>() != nullptr;
        for (dtype t : list->type) out.append(port.name, typed(t), 1);
        return true;
    }
    std::int64_t count = 1;
    if (!port.number_attr.empty()) {
        const auto value = attr_or_default(op, attrs, port.number_attr);
        const std::int64_t* n = value ? value->as<std::int64_t>() : nullptr;
        if (n == nullptr || *n < 0 || *n > 2147483647) return false;
        count = *n;
    }
    dtype type = port.type;
    if (!port.type_attr.empty()) {
        const auto value = attr_or_default(op, attrs, port.type_attr);
        const dtype* t = value ? value->as<dtype>() : nullptr;
        if (t == nullptr) return false;
        type = *t;
    }
    out.append(port.name, typed(type), count);
    return true;
}

}  // namespace detail

// The ports one after the other: a list attr gives all of its types, a number attr so many copies,
// else one. Nothing if an attr that it takes is not set or of another kind.
inline std::optional<port_types> types_of(const op_definition& op, std::span<const port_def> ports,
                                          const attr_map& attrs) {
    port_types out;
    for (const port_def& port : ports) {
        if (!detail::append_port(op, attrs, port, out)) return std::nullopt;
    }
    return out;
}

}  // namespace evergraph

#endif
