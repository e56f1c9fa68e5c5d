// SPDX-License-Identifier: BSL-1.0
// tables: maps from keys to values that outlive runs, and how they are filled and asked.
#ifndef EVERGRAPH_TF_KERNELS_TABLES_HPP
#define EVERGRAPH_TF_KERNELS_TABLES_HPP

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "../../run/kernel_table.hpp"
#include "arguments.hpp"
#include "objects.hpp"
#include "rows.hpp"

namespace evergraph::tf {

// A key is the bytes of one element; rows of values stand in the order in which they came. A table
// that cannot change is filled once.
struct lookup_table {
    std::mutex mutex;
    dtype key_type = dtype::invalid;
    dtype value_type = dtype::invalid;
    bool changeable = false;
    bool filled = false;
    sizes value_sizes;  // of one value: [] for scalars
    std::unordered_map<std::string, tensor> rows;
};

namespace detail {

inline std::string key_at(const tensor& keys, std::size_t i) {
    if (keys.type() == dtype::string) return keys.values<std::string>()[i];
    const std::size_t width = byte_size(keys.type());
    return std::string{keys.bytes().substr(i * width, width)};
}
inline tensor keys_of(const lookup_table& t) {
    const auto count = static_cast<std::int64_t>(t.rows.size());
    tensor keys = tensor::uninitialized(t.key_type, shape{count});
    std::size_t i = 0;
    for (const auto& [key, value] : t.rows) {
        if (t.key_type == dtype::string) {
            keys.writable<std::string>()[i++] = key;
        } else {
            const std::span<char> bytes = keys.writable_bytes();
            std::copy(key.begin(), key.end(),
                      bytes.begin() + static_cast<std::ptrdiff_t>(key.size() * i++));
        }
    }
    return keys;
}

inline std::shared_ptr<lookup_table> table_in(kernel_context& c) {
    return object_in<lookup_table>(c, 0, "table");
}
inline bool has_types(kernel_context& c, const lookup_table& t, const tensor* keys,
                      const tensor* values) {
    const bool fit = (keys == nullptr || keys->type() == t.key_type) &&
                     (values == nullptr || values->type() == t.value_type);
    if (fit) return true;
    invalid(c, (keys == nullptr ? "" : "keys of " + name_of(keys->type()) + ", ") +
                   (values == nullptr ? "" : "values of " + name_of(values->type())),
            "a table of " + name_of(t.key_type) + " to " + name_of(t.value_type));
    return false;
}

inline sizes with_row(const shape& keys, const sizes& row) {
    sizes out{keys.begin(), keys.end()};
    out.insert(out.end(), row.begin(), row.end());
    return out;
}

// The table is locked. A table that cannot change takes a key again only with the value it has.
inline bool put_table_row(kernel_context& c, lookup_table& t, std::string key, tensor value) {
    const auto [at, is_new] = t.rows.try_emplace(std::move(key), value);
    if (is_new) return true;
    if (!t.changeable && !(at->second == value)) {
        invalid(c, "a key with two values", "one value for each key");
        return false;
    }
    at->second = std::move(value);
    return true;
}

// Values have the shape of the keys, then that of one value. The table is locked.
inline void put_table_rows(kernel_context& c, lookup_table& t, const tensor& keys, const tensor& values) {
    if (!has_types(c, t, &keys, &values)) return;
    const sizes all = with_row(keys.dims(), t.value_sizes);
    if (!(values.dims() == shape{all})) {
        return invalid(c, "values of shape " + text(values.dims()), list_text(all));
    }
    const shape row{t.value_sizes};
    for (std::int64_t i = 0; i < keys.elements(); ++i) {
        tensor value = elements_of(values, i * row.elements(), row);
        if (!put_table_row(c, t, key_at(keys, static_cast<std::size_t>(i)), std::move(value))) return;
    }
}

}  // namespace detail

template <bool Changeable>
void make_table(kernel_context& c) {
    const plan_node& n = c.node();
    const bool is_anonymous = n.op.starts_with("Anonymous");
    const auto make = [&] {
        auto t = std::make_shared<lookup_table>();
        t->key_type = attr_or(n, "key_dtype", dtype::invalid);
        t->value_type = attr_or(n, "value_dtype", dtype::invalid);
        t->changeable = Changeable;
        if (const auto* dims = n.attrs.find_as<shape_proto>("value_shape")) {
            for (const dim_proto& d : dims->dims) t->value_sizes.push_back(d.size);
        }
        return t;
    };
    auto t = is_anonymous ? make() : stored_object<lookup_table>(c, make);
    if (t == nullptr) return;
    const dtype keys = attr_or(n, "key_dtype", dtype::invalid);
    const dtype values = attr_or(n, "value_dtype", dtype::invalid);
    if (t->key_type != keys || t->value_type != values) {
        return invalid(c, "a table of " + name_of(t->key_type) + " to " + name_of(t->value_type) +
                              " of this name", name_of(keys) + " to " + name_of(values));
    }
    output_object(c, std::move(t));
}

// Keys that are not there give the default: one value, or one for each key.
inline void table_find(kernel_context& c) {
    const auto t = detail::table_in(c);
    const tensor& keys = c.input(1);
    const tensor& otherwise = c.input(2);
    if (t == nullptr || !detail::has_types(c, *t, &keys, &otherwise)) return;
    const std::lock_guard lock(t->mutex);
    if (!t->changeable && !t->filled) {
        return c.fail(status_code::failed_precondition, "a table that was not filled",
                      "a table that is", "run the init op of its tables first");
    }
    const shape row{t->value_sizes};
    const sizes all = detail::with_row(keys.dims(), t->value_sizes);
    const bool one = otherwise.dims() == row;
    if (!one && !(otherwise.dims() == shape{all})) {
        return invalid(c, "a default of shape " + text(otherwise.dims()), text(row));
    }
    auto out = make_output(c, t->value_type, all);
    if (!out) return;
    for (std::int64_t i = 0; i < keys.elements(); ++i) {
        const auto at = t->rows.find(detail::key_at(keys, static_cast<std::size_t>(i)));
        const bool there = at != t->rows.end();
        copy_elements(*out, i * row.elements(), there ? at->second : otherwise,
                      there || one ? 0 : i * row.elements(), row.elements());
    }
    c.output(0, std::move(*out));
}
inline void table_insert(kernel_context& c) {
    const auto t = detail::table_in(c);
    if (t == nullptr) return;
    if (!t->changeable) {
        return c.fail(status_code::unimplemented, "an insertion into a table that cannot change",
                      "a MutableHashTable");
    }
    const std::lock_guard lock(t->mutex);
    detail::put_table_rows(c, *t, c.input(1), c.input(2));
}
inline void table_remove(kernel_context& c) {
    const auto t = detail::table_in(c);
    if (t == nullptr || !detail::has_types(c, *t, &c.input(1), nullptr)) return;
    const std::lock_guard lock(t->mutex);
    if (!t->changeable) return invalid(c, "a table that cannot change", "a MutableHashTable");
    for (std::int64_t i = 0; i < c.input(1).elements(); ++i) {
        t->rows.erase(detail::key_at(c.input(1), static_cast<std::size_t>(i)));
    }
}
// What it held before goes.
inline void table_import(kernel_context& c) {
    const auto t = detail::table_in(c);
    if (t == nullptr) return;
    const std::lock_guard lock(t->mutex);
    if (t->changeable) t->rows.clear();
    detail::put_table_rows(c, *t, c.input(1), c.input(2));
    t->filled = !c.failed();
}
// A second filling changes nothing, and must not want to.
inline void table_initialize(kernel_context& c) {
    const auto t = detail::table_in(c);
    if (t == nullptr) return;
    const std::lock_guard lock(t->mutex);
    if (t->filled) return;
    detail::put_table_rows(c, *t, c.input(1), c.input(2));
    if (c.failed()) {
        t->rows.clear();
    } else {
        t->filled = true;
    }
}
inline void table_export(kernel_context& c) {
    const auto t = detail::table_in(c);
    if (t == nullptr) return;
    const std::lock_guard lock(t->mutex);
    std::vector<const tensor*> rows;
    for (const auto& [key, value] : t->rows) rows.push_back(&value);
    auto values = joined_rows(c, t->value_type, rows, t->value_sizes);
    if (!values) return;
    c.output(0, detail::keys_of(*t));
    c.output(1, std::move(*values));
}
inline void table_size(kernel_context& c) {
    const auto t = detail::table_in(c);
    if (t == nullptr) return;
    const std::lock_guard lock(t->mutex);
    c.output(0, tensor::scalar(static_cast<std::int64_t>(t->rows.size())));
}

namespace detail {

// What one line of a file gives for a column: -2 the whole line, -1 the line's number.
inline std::optional<tensor> column_value(kernel_context& c, const std::vector<std::string_view>& parts,
                                          std::string_view line, std::int64_t number,
                                          std::int64_t column, dtype type) {
    if (column == -1 && type == dtype::int64) return tensor::scalar(number);
    const bool whole = column == -2;
    if (column == -1 || (!whole && column >= static_cast<std::int64_t>(parts.size()))) {
        invalid(c, "line " + std::to_string(number + 1) + " with " + std::to_string(parts.size()) +
                       " columns", "column " + std::to_string(column));
        return std::nullopt;
    }
    const std::string_view text = whole ? line : parts[static_cast<std::size_t>(column)];
    if (type == dtype::string) return tensor::scalar(std::string{text});
    tensor out = tensor::zeros(type, shape{});
    bool read = false;
    with_type(join<signed_integers, floats>{}, type, [&]<class Tag>(Tag) {
        typename Tag::type value{};
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        read = error == std::errc{} && end == text.data() + text.size();
        out.writable<typename Tag::type>()[0] = value;
    });
    if (read) return out;
    invalid(c, "\"" + std::string{text} + "\" in line " + std::to_string(number + 1),
            "a " + name_of(type));
    return std::nullopt;
}

inline std::vector<std::string_view> columns_of(std::string_view line, char delimiter) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t at = line.find(delimiter);
        parts.push_back(line.substr(0, at));
        if (at == line.npos) return parts;
        line.remove_prefix(at + 1);
    }
}

}  // namespace detail

inline void table_initialize_from_file(kernel_context& c) {
    const auto t = detail::table_in(c);
    if (t == nullptr) return;
    const std::lock_guard lock(t->mutex);
    if (t->filled) return;
    const std::string name = c.values<std::string>(1).empty() ? "" : c.values<std::string>(1)[0];
    std::ifstream file{name, std::ios::binary};
    if (!file) return c.fail(status_code::not_found, "no file '" + name + "'", "a vocabulary");
    const auto keys = attr_or<std::int64_t>(c.node(), "key_index", -2);
    const auto values = attr_or<std::int64_t>(c.node(), "value_index", -1);
    const auto most = attr_or<std::int64_t>(c.node(), "vocab_size", -1);
    const auto skipped = attr_or<std::int64_t>(c.node(), "offset", 0);
    const std::string_view delimiter = string_attr(c.node(), "delimiter", "\t");
    std::string line;
    std::int64_t number = -skipped;
    for (; std::getline(file, line) && (most < 0 || number < most); ++number) {
        if (number < 0) continue;
        if (!line.empty() && line.back() == '\r') line.pop_back();
        const auto parts = detail::columns_of(line, delimiter.empty() ? '\t' : delimiter[0]);
        auto key = detail::column_value(c, parts, line, number, keys, t->key_type);
        auto value = key ? detail::column_value(c, parts, line, number, values, t->value_type)
                         : std::nullopt;
        if (!value) break;
        if (!detail::put_table_row(c, *t, detail::key_at(*key, 0), std::move(*value))) break;
    }
    if (!c.failed() && most >= 0 && number < most) {
        invalid(c, std::to_string(number) + " lines in '" + name + "'", std::to_string(most));
    }
    t->filled = !c.failed();
    if (c.failed()) t->rows.clear();
}

inline constexpr kernel_table lookup_kernels{
    row_for("HashTable", runs<make_table<false>>),
    row_for("HashTableV2", runs<make_table<false>>),
    row_for("AnonymousHashTable", runs<make_table<false>>),
    row_for("MutableHashTable", runs<make_table<true>>),
    row_for("MutableHashTableV2", runs<make_table<true>>),
    row_for("AnonymousMutableHashTable", runs<make_table<true>>),
    row_for("MutableHashTableOfTensors", runs<make_table<true>>),
    row_for("MutableHashTableOfTensorsV2", runs<make_table<true>>),
    row_for("LookupTableFind", runs<table_find>),
    row_for("LookupTableFindV2", runs<table_find>),
    row_for("LookupTableInsert", runs<table_insert>),
    row_for("LookupTableInsertV2", runs<table_insert>),
    row_for("LookupTableRemoveV2", runs<table_remove>),
    row_for("LookupTableImport", runs<table_import>),
    row_for("LookupTableImportV2", runs<table_import>),
    row_for("LookupTableExport", runs<table_export>),
    row_for("LookupTableExportV2", runs<table_export>),
    row_for("LookupTableSize", runs<table_size>),
    row_for("LookupTableSizeV2", runs<table_size>),
    row_for("InitializeTable", runs<table_initialize>),
    row_for("InitializeTableV2", runs<table_initialize>),
    row_for("InitializeTableFromTextFile", runs<table_initialize_from_file>),
    row_for("InitializeTableFromTextFileV2", runs<table_initialize_from_file>)};

}  // namespace evergraph::tf

#endif
