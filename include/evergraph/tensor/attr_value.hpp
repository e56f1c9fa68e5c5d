// SPDX-License-Identifier: BSL-1.0
// attr_value: what configures a node, and the map of a node's attrs.
#ifndef EVERGRAPH_TENSOR_ATTR_VALUE_HPP
#define EVERGRAPH_TENSOR_ATTR_VALUE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "../base/boxed.hpp"
#include "dtype.hpp"
#include "shape_proto.hpp"
#include "tensor_proto.hpp"

namespace evergraph {

struct attr_list;
struct func_attr;

// The name of a function's attr that stands for the value (AttrValue.placeholder).
struct attr_placeholder {
    std::string name;
    bool operator==(const attr_placeholder&) const = default;
};

// AttrValue: exactly one kind of value, or none (monostate).
struct attr_value {
    using held = std::variant<std::monostate, std::string, std::int64_t, float, bool, dtype,
                              boxed<shape_proto>, boxed<tensor_proto>, boxed<attr_list>,
                              boxed<func_attr>, attr_placeholder>;
    held value;
    std::string unknown;  // fields this library does not know, as they came

    attr_value() = default;
    attr_value(held v) : value(std::move(v)) {}
    attr_value(std::string v) : value(std::move(v)) {}
    attr_value(const char* v) : value(std::string{v}) {}
    attr_value(std::int64_t v) : value(v) {}
    attr_value(int v) : value(std::int64_t{v}) {}
    attr_value(float v) : value(v) {}
    attr_value(bool v) : value(v) {}
    attr_value(dtype v) : value(v) {}
    attr_value(shape_proto v) : value(boxed<shape_proto>{std::move(v)}) {}
    attr_value(tensor_proto v) : value(boxed<tensor_proto>{std::move(v)}) {}
    attr_value(attr_list v);
    attr_value(func_attr v);

    // The value if it is a T, else null. T as in the variant, without boxed<>.
    template <class T>
    const T* as() const {
        if constexpr (std::is_same_v<T, shape_proto> || std::is_same_v<T, tensor_proto> ||
                      std::is_same_v<T, attr_list> || std::is_same_v<T, func_attr>) {
            const auto* box = std::get_if<boxed<T>>(&value);
            return box == nullptr ? nullptr : &**box;
        } else {
            return std::get_if<T>(&value);
        }
    }
    bool operator==(const attr_value&) const;
};

struct named_attr {
    std::string name;
    attr_value value;
    bool operator==(const named_attr&) const = default;
};

// Attrs sorted by name, each name once.
class attr_map {
 public:
    attr_map() = default;
    // In any order; of a name that comes several times the last one counts.
    static attr_map of(std::vector<named_attr> items) {
        const auto breaks = [](const named_attr& a, const named_attr& b) { return !(a.name < b.name); };
        attr_map m;
        if (std::adjacent_find(items.begin(), items.end(), breaks) == items.end()) {
            m.items_ = std::move(items);
            return m;
        }
        std::vector<std::size_t> order(items.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            const int names = items[a].name.compare(items[b].name);
            return names != 0 ? names < 0 : a < b;
        });
        m.items_.reserve(items.size());
        for (std::size_t i : order) {
            const bool again = !m.empty() && m.items_.back().name == items[i].name;
            if (again) m.items_.pop_back();
            m.items_.push_back(std::move(items[i]));
        }
        return m;
    }

    const attr_value* find(std::string_view name) const {
        const auto at = place(name);
        return at != items_.end() && at->name == name ? &at->value : nullptr;
    }
    // The attr if it is there and a T, else null.
    template <class T>
    const T* find_as(std::string_view name) const {
        const attr_value* v = find(name);
        return v == nullptr ? nullptr : v->as<T>();
    }
    void set(std::string name, attr_value value) {
        const auto at = items_.begin() + (place(name) - items_.cbegin());
        if (at != items_.end() && at->name == name) {
            at->value = std::move(value);
        } else {
            items_.insert(at, {std::move(name), std::move(value)});
        }
    }
    bool erase(std::string_view name) {
        const auto at = place(name);
        if (at == items_.end() || at->name != name) return false;
        items_.erase(at);
        return true;
    }
    std::size_t size() const noexcept { return items_.size(); }
    bool empty() const noexcept { return items_.empty(); }
    auto begin() const noexcept { return items_.begin(); }
    auto end() const noexcept { return items_.end(); }
    bool operator==(const attr_map&) const = default;

 private:
    std::vector<named_attr>::const_iterator place(std::string_view name) const {
        return std::lower_bound(items_.begin(), items_.end(), name,
                                [](const named_attr& a, std::string_view b) { return a.name < b; });
    }

    std::vector<named_attr> items_;
};

// AttrValue.ListValue: one of the members is filled.
struct attr_list {
    std::vector<std::string> s;
    std::vector<std::int64_t> i;
    std::vector<float> f;
    std::vector<std::uint8_t> b;
    std::vector<dtype> type;
    std::vector<shape_proto> shape;
    std::vector<boxed<tensor_proto>> tensor;
    std::vector<func_attr> func;
    std::string unknown;
    bool operator==(const attr_list&) const = default;
};

// NameAttrList: a function and the attrs it is called with.
struct func_attr {
    std::string name;
    attr_map attrs;
    std::string unknown;
    bool operator==(const func_attr&) const = default;
};

inline attr_value::attr_value(attr_list v) : value(boxed<attr_list>{std::move(v)}) {}
inline attr_value::attr_value(func_attr v) : value(boxed<func_attr>{std::move(v)}) {}
inline bool attr_value::operator==(const attr_value&) const = default;

}  // namespace evergraph

#endif
