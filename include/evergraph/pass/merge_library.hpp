// SPDX-License-Identifier: BSL-1.0
// merge_library: the functions of two graphs as one library.
#ifndef EVERGRAPH_PASS_MERGE_LIBRARY_HPP
#define EVERGRAPH_PASS_MERGE_LIBRARY_HPP

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../base/shared_bytes.hpp"
#include "../format/canonical_message.hpp"
#include "../format/message_schema.hpp"
#include "../format/wire_reader.hpp"
#include "../ops/op_definition.hpp"

namespace evergraph {

namespace detail {

// The text in field `number` of a message; the last one, as a reader takes it.
inline std::string_view text_field_in(std::string_view message, std::uint32_t number) {
    std::string_view found;
    for (wire_reader r{message}; r.next();) {
        if (r.is(number, wire_type::bytes)) {
            found = r.bytes();
        } else {
            r.skip();
        }
    }
    return found;
}

// A function, the gradient of one, or what this library does not know, as it stands in the file.
struct library_entry {
    std::uint32_t field = 0;
    std::string_view name;
    std::string_view message;
    std::string_view raw;
};

inline std::vector<library_entry> entries_of(std::string_view library) {
    std::vector<library_entry> entries;
    for (wire_reader r{library}; r.next();) {
        library_entry e;
        e.field = r.field();
        if (r.type() == wire_type::bytes) {
            e.message = r.bytes();
        } else {
            r.skip();
        }
        e.raw = r.raw();
        if (e.field == 1) e.name = text_field_in(text_field_in(e.message, 1), 1);
        if (e.field == 2) e.name = text_field_in(e.message, 1);
        entries.push_back(e);
    }
    return entries;
}

inline bool is_same_entry(const library_entry& a, const library_entry& b) {
    if (a.message == b.message) return true;
    const schema_message* type = find_message(a.field == 1 ? "FunctionDef" : "GradientDef");
    return type != nullptr && canonical_message(a.message, *type) == canonical_message(b.message, *type);
}

inline problem library_problem(const library_entry& e, problem_kind kind, std::string found,
                               std::string needed) {
    problem p = problem_of(kind, status_code::invalid_argument, std::move(found),
                           std::move(needed), "rename one of them");
    p.op = e.name;
    return p;
}

}  // namespace detail

// All of the target, then what only `added` has. The same definition twice counts once. Refused are
// one name for two definitions or gradients, and the name of an op of the table.
inline expected<std::optional<shared_bytes>, problems> merge_library(
    const std::optional<shared_bytes>& target, const std::optional<shared_bytes>& added,
    table_view ops) {
    if (!added) return target;
    std::map<std::pair<std::uint32_t, std::string_view>, detail::library_entry> held;
    std::string all;
    if (target) {
        all = target->view();
        for (const auto& e : detail::entries_of(target->view())) held.emplace(std::pair{e.field, e.name}, e);
    }
    problems found;
    for (const auto& e : detail::entries_of(added->view())) {
        const bool known = e.field == 1 || e.field == 2;
        if (e.field == 1 && ops.contains(e.name)) {
            found.push_back(detail::library_problem(e, problem_kind::name_taken,
                                                    "a function with the name of an op",
                                                    "a name that no op has"));
            continue;
        }
        const auto [at, is_new] = held.emplace(std::pair{e.field, e.name}, e);
        if (is_new || !known) {
            if (!known && !is_new && at->second.raw == e.raw) continue;
            all += e.raw;
        } else if (!detail::is_same_entry(at->second, e)) {
            found.push_back(detail::library_problem(
                e, problem_kind::name_taken,
                e.field == 1 ? "two definitions of one function" : "two gradients of one function",
                "the same one"));
        }
    }
    if (!found.empty()) return unexpected<problems>{std::move(found)};
    if (!target && all.size() == added->size()) return added;
    return std::optional{shared_bytes::copy_of(std::move(all))};
}

// The functions of a graph need a consumer of at least this version.
inline constexpr std::int32_t min_consumer_of_functions = 12;

}  // namespace evergraph

#endif
