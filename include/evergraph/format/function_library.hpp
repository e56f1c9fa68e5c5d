// SPDX-License-Identifier: BSL-1.0
// function_library: the functions of a graph, read from its bytes, found, added and written back.
#ifndef EVERGRAPH_FORMAT_FUNCTION_LIBRARY_HPP
#define EVERGRAPH_FORMAT_FUNCTION_LIBRARY_HPP

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../base/shared_bytes.hpp"
#include "../graph/function_def.hpp"
#include "../ops/op_definition.hpp"
#include "function_schema.hpp"
#include "protobuf_graph_reader.hpp"
#include "protobuf_writer.hpp"

namespace evergraph {

// FunctionDefLibrary. Names are unique; a function keeps its place and its address until it is
// removed or replaced. What came from a file and was not replaced is written as it came.
class function_library {
 public:
    // All that is wrong in all functions, each problem with the function's name before the node's.
    static expected<function_library, problems> read(const shared_bytes& bytes);

    const function_def* find(std::string_view name) const {
        const auto at = by_name_.find(name);
        return at == by_name_.end() ? nullptr : entries_[at->second].function.get();
    }
    // The function that computes the gradient of `name`; empty if none is given.
    std::string_view gradient_of(std::string_view name) const {
        for (const function_gradient& g : gradients_) {
            if (g.function == name) return g.gradient;
        }
        return {};
    }
    std::size_t size() const noexcept { return by_name_.size(); }
    bool empty() const noexcept { return by_name_.empty(); }
    // In the order of the file or of adding.
    std::vector<const function_def*> functions() const {
        std::vector<const function_def*> out;
        for (const entry& e : entries_) {
            if (e.function != nullptr) out.push_back(e.function.get());
        }
        return out;
    }
    const std::vector<function_gradient>& gradients() const noexcept { return gradients_; }

    // An equal one of the name is ignored; another one, or an op of the name, is refused.
    expected<void, problem> add(function_def f, table_view ops = {}) {
        return put(std::move(f), {}, ops);
    }
    expected<void, problem> add(function_gradient g) {
        const std::string_view known = gradient_of(g.function);
        if (known.empty()) {
            gradients_.push_back(std::move(g));
        } else if (known != g.gradient) {
            return refused(g.function, "a second gradient '" + g.gradient + "'",
                           "the gradient '" + std::string{known} + "'");
        }
        return {};
    }
    // All of it or nothing.
    expected<void, problem> add(const function_library& other, table_view ops = {}) {
        function_library both = *this;
        for (const entry& e : other.entries_) {
            if (e.function == nullptr) continue;
            auto added = both.put(*e.function, e.bytes, ops);
            if (!added) return added;
        }
        for (const function_gradient& g : other.gradients_) {
            auto added = both.add(g);
            if (!added) return added;
        }
        *this = std::move(both);
        return {};
    }
    expected<void, problem> remove(std::string_view name) {
        const auto at = by_name_.find(name);
        if (at == by_name_.end()) {
            return refused(std::string{name}, "no function of this name", "a function of the library");
        }
        entries_[at->second] = {};
        by_name_.erase(at);
        return {};
    }
    // Puts it where the function of its name stands, or adds it.
    void replace(function_def f) {
        const auto at = by_name_.find(f.name());
        if (at == by_name_.end()) {
            put(std::move(f), {}, {}).value();
        } else {
            entries_[at->second] = {std::make_shared<const function_def>(std::move(f)), {}};
        }
    }

    std::string write() const {
        return write_wire([&](auto& out) {
            for (const entry& e : entries_) {
                if (e.function == nullptr) continue;
                if (e.bytes) {
                    out.bytes(1, e.bytes->view());
                } else {
                    out.message(1, [&](auto& inner) { write_fields(inner, *e.function); });
                }
            }
            for (const function_gradient& g : gradients_) {
                out.message(2, [&](auto& inner) { write_fields(inner, g); });
            }
            out.raw(unknown_);
        });
    }

 private:
    struct entry {
        std::shared_ptr<const function_def> function;  // null: removed
        std::optional<shared_bytes> bytes;             // as it came from a file
    };

    static unexpected<problem> refused(std::string name, std::string found, std::string needed) {
        problem p;
        p.code = status_code::invalid_argument;
        p.kind = problem_kind::name_taken;
        p.node = std::move(name);
        p.found = std::move(found);
        p.needed = std::move(needed);
        return unexpected<problem>{std::move(p)};
    }
    expected<void, problem> put(function_def f, std::optional<shared_bytes> bytes, table_view ops) {
        if (f.name().empty()) return refused({}, "a function without name", "a name");
        if (ops.contains(f.name())) {
            return refused(f.name(), "a function with the name of an op", "a name of its own");
        }
        if (const function_def* known = find(f.name())) {
            if (*known == f) return {};
            return refused(f.name(), "a second, different function of this name",
                           "one function for each name");
        }
        by_name_.emplace(f.name(), entries_.size());
        entries_.push_back({std::make_shared<const function_def>(std::move(f)), std::move(bytes)});
        return {};
    }

    std::vector<entry> entries_;
    std::map<std::string, std::size_t, std::less<>> by_name_;
    std::vector<function_gradient> gradients_;
    std::string unknown_;
};

inline expected<function_library, problems> function_library::read(const shared_bytes& bytes) {
    function_library library;
    protobuf_reading to{bytes, {}};
    const message_place top{nullptr, "library", -1, {}, false};
    wire_reader r{bytes.view()};
    std::int64_t index = 0;
    while (r.next()) {
        if (r.is(1, wire_type::bytes)) {
            const std::size_t before = to.found.size();
            const message_place here{&top, "function", index++, {}, false};
            const std::string_view whole = wire_reader{r}.bytes();
            open_function open;
            read_fields(r.message(), open, to, here);
            for (std::size_t i = before; i < to.found.size(); ++i) {
                to.found[i].node = open.name();
            }
            auto added = library.put(closed(std::move(open)), bytes.part(whole), {});
            if (!added) to.found.push_back(std::move(added).error());
        } else if (r.is(2, wire_type::bytes)) {
            function_gradient g;
            read_fields(r.message(), g, to, {&top, "gradient", -1, {}, false});
            auto added = library.add(std::move(g));
            if (!added) to.found.push_back(std::move(added).error());
        } else if (r.skip()) {
            library.unknown_ += r.raw();
        }
    }
    if (r.failed()) to.note(r.fault(), r.offset(), top);
    if (!to.found.empty()) return unexpected<problems>{std::move(to.found)};
    return library;
}

}  // namespace evergraph

#endif
