// SPDX-License-Identifier: BSL-1.0
// graph_builder_class: the builder of graphs; its members are defined in the two headers that follow.
#ifndef EVERGRAPH_GRAPH_GRAPH_BUILDER_CLASS_HPP
#define EVERGRAPH_GRAPH_GRAPH_BUILDER_CLASS_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../ops/op_definition.hpp"
#include "../ops/port_types.hpp"
#include "../ops/version_policy.hpp"
#include "../tensor/tensor_decode.hpp"
#include "build_scopes.hpp"
#include "collections.hpp"
#include "colocation.hpp"
#include "graph.hpp"
#include "infer_attrs.hpp"
#include "name_scopes.hpp"
#include "node_name.hpp"
#include "node_output.hpp"

namespace evergraph {

class open_scope;

// Usage: auto y = b.add("MatMul", {x, w}, {{"transpose_a", true}}); ... auto g = b.take();
//
// What is wrong is kept, not thrown: `found` lists it, and `take` gives it instead of the graph.
// Every function may be called from any thread, but scopes belong to the thread that opened the
// first of them until all are left; it stays in place, since values point to it.
class graph_builder {
 public:
    // Nodes are checked against the newest definitions of `ops`; without a table they are not.
    explicit graph_builder(table_view ops = {}, version_policy policy = {})
        : ops_(ops), policy_(policy) {
        graph_.versions = version_def{policy.current, policy.min_consumer, {}, {}};
    }
    graph_builder(const graph_builder&) = delete;
    graph_builder& operator=(const graph_builder&) = delete;

    // Attrs that say the types and numbers of the inputs are set from them. The name is made unique
    // in the open name scope, one that ends in "/" is used as it stands; without one it is the op's.
    built_node add(std::string_view op, const std::vector<input_arg>& inputs = {},
                   std::vector<named_attr> attrs = {}, std::string_view name = {});
    built_node constant(const tensor& value, std::string_view name = {}) {
        return add("Const", {}, {{"value", encode_tensor(value)}, {"dtype", value.type()}}, name);
    }
    built_node placeholder(dtype type, shape_proto dims, std::string_view name = {}) {
        return add("Placeholder", {}, {{"dtype", type}, {"shape", std::move(dims)}}, name);
    }

    // The name that `name` would get, or gets from now on, in the open scope.
    std::string unique_name(std::string_view name, bool mark = true) {
        const std::lock_guard lock{mutex_};
        return next_name(name, mark);
    }

    // Scopes that end with the object that is returned.
    [[nodiscard]] open_scope name_scope(std::string_view name);
    [[nodiscard]] open_scope control_dependencies(const std::vector<node_output>& nodes);
    [[nodiscard]] open_scope no_control_dependencies();
    [[nodiscard]] open_scope device(std::string_view name);
    [[nodiscard]] open_scope device(device_function choose);
    [[nodiscard]] open_scope no_device();
    [[nodiscard]] open_scope colocate_with(node_output node, bool ignore_existing = false);
    [[nodiscard]] open_scope no_colocation();

    // The same to be left by hand, innermost first; 0 where it was refused.
    scope_id enter_name_scope(std::string_view name);
    scope_id enter_control_dependencies(const std::vector<node_output>& nodes);
    scope_id enter_no_control_dependencies();
    scope_id enter_device(std::string_view name);
    scope_id enter_device(device_function choose);
    scope_id enter_no_device();
    scope_id enter_colocation(node_output node, bool ignore_existing = false);
    scope_id enter_no_colocation();
    void leave(scope_id scope);
    // "a/b/" in scopes a and b, "" at the root.
    std::string current_scope() const {
        const std::lock_guard lock{mutex_};
        const std::string& name = scopes_.state().name;
        return name.empty() ? name : name + "/";
    }

    // Nodes by name, "name:1" for tensors. INVALID_ARGUMENT for text of the other kind or of none,
    // NOT_FOUND if there is no such.
    expected<built_node, problem> operation(std::string_view name) const;
    expected<built_node, problem> operation(node_id id) const;
    expected<node_output, problem> tensor_named(std::string_view name) const;
    std::string name_of(node_output value) const;  // "name:0"
    dtype type_of(node_output value) const;        // invalid where not known

    void add_to_collection(std::string_view key, collection_item item);
    void add_to_collection(std::string_view key, node_output value) {
        add_to_collection(key, {name_of(value), {}});
    }
    // Each key once.
    void add_to_collections(std::vector<std::string> keys, const collection_item& item);
    std::vector<collection_item> collection(std::string_view key, std::string_view scope = {}) const {
        const std::lock_guard lock{mutex_};
        return collections_.items(key, scope);
    }
    // The list itself, even when the graph is final. Not for several threads.
    std::vector<collection_item>& collection_ref(std::string_view key) {
        return collections_.list(key);
    }
    const collections& all_collections() const noexcept { return collections_; }

    // From now on nodes, collections and functions are refused.
    void finalize() {
        const std::lock_guard lock{mutex_};
        is_final_ = true;
    }
    bool is_final() const {
        const std::lock_guard lock{mutex_};
        return is_final_;
    }
    // FunctionDefLibrary, serialized. Graphs with functions ask for a consumer of version 12.
    void set_library(shared_bytes library);

    problems found() const {
        const std::lock_guard lock{mutex_};
        return found_;
    }
    // Not for several threads; without source and sink edges until `take`.
    const graph& built() const noexcept { return graph_; }
    // The graph, or all that went wrong. Nothing can be added afterwards, and what was built is
    // looked up in the graph: the builder holds none.
    expected<graph, problems> take() {
        const std::lock_guard lock{mutex_};
        is_final_ = true;
        if (!found_.empty()) return unexpected<problems>{found_};
        graph_.fix_source_and_sink();
        return std::exchange(graph_, graph{});
    }
    void note(problem p) {
        const std::lock_guard lock{mutex_};
        found_.push_back(std::move(p));
    }

 private:
    void complain(const node& n, problem_kind kind, status_code code, std::string what,
                  std::string needed, std::string remedy) {
        found_.push_back(problem_at(n, kind, code, std::move(what), std::move(needed),
                                    std::move(remedy)));
    }
    std::string next_name(std::string_view name, bool mark) {
        const std::string& scope = scopes_.state().name;
        return names_.next(scope.empty() ? std::string{name} : scope + "/" + std::string{name}, mark);
    }
    bool may_change(const node& n);
    bool read_inputs(const node& n, const std::vector<input_arg>& inputs,
                     std::vector<node_output>& values, std::vector<dtype>& types,
                     std::optional<std::vector<std::size_t>>& sizes);
    void name_node(node& n, std::string_view name);
    void colocate(node& n) const;
    dtype output_type(node_output value) const;
    built_node place(node n, const std::vector<node_output>& values);
    template <class Change>
    scope_id enter(const std::string& what, const Change& change);
    static problem lookup_problem(std::string_view name, status_code code, std::string needed);

    table_view ops_;
    version_policy policy_;
    graph graph_;
    unique_names names_;
    collections collections_;
    detail::scope_stack scopes_;
    problems found_;
    bool is_final_ = false;
    mutable std::mutex mutex_;
};

// Leaves its scope when it goes. Scopes are left innermost first, by the thread that opened them;
// else the builder notes a problem.
class [[nodiscard]] open_scope {
 public:
    open_scope(graph_builder& b, scope_id scope) : builder_(&b), scope_(scope) {}
    open_scope(open_scope&& other) noexcept
        : builder_(other.builder_), scope_(std::exchange(other.scope_, 0)) {}
    open_scope& operator=(open_scope&&) = delete;
    ~open_scope() { leave(); }

    void leave() {
        if (scope_ != 0) builder_->leave(std::exchange(scope_, 0));
    }

 private:
    graph_builder* builder_;
    scope_id scope_;
};

}  // namespace evergraph


#endif
