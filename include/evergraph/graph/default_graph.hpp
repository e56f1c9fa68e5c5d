// SPDX-License-Identifier: BSL-1.0
// default_graph: the graph that a thread builds where it names none.
#ifndef EVERGRAPH_GRAPH_DEFAULT_GRAPH_HPP
#define EVERGRAPH_GRAPH_DEFAULT_GRAPH_HPP

#include <algorithm>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "graph_builder.hpp"

namespace evergraph {

namespace detail {

struct global_graph {
    std::mutex mutex;
    std::unique_ptr<graph_builder> builder;

    static global_graph& it() {
        static global_graph one;
        return one;
    }
};

inline std::vector<graph_builder*>& default_stack() {
    thread_local std::vector<graph_builder*> stack;
    return stack;
}

inline problem default_graph_problem(std::string found, std::string remedy) {
    problem p;
    p.code = status_code::failed_precondition;
    p.kind = problem_kind::misused_scope;
    p.found = std::move(found);
    p.needed = "default graphs left in the reverse order of entering, each by its thread";
    p.remedy = std::move(remedy);
    return p;
}

}  // namespace detail

// The innermost that this thread has entered, else the one of the program, which is made when it is
// first asked for, without a table of ops; see reset_default_graph.
inline graph_builder& default_graph() {
    if (!detail::default_stack().empty()) return *detail::default_stack().back();
    detail::global_graph& global = detail::global_graph::it();
    const std::lock_guard lock{global.mutex};
    if (!global.builder) global.builder = std::make_unique<graph_builder>();
    return *global.builder;
}

// Puts an empty graph in the place of the program's, whose values end. Refused while this thread
// has another one entered.
inline expected<void, problem> reset_default_graph(table_view ops = {}, version_policy policy = {}) {
    if (!detail::default_stack().empty()) {
        return unexpected<problem>{detail::default_graph_problem(
            "a reset while a nested default graph is entered", "leave it first")};
    }
    detail::global_graph& global = detail::global_graph::it();
    const std::lock_guard lock{global.mutex};
    global.builder = std::make_unique<graph_builder>(ops, policy);
    return {};
}

// A builder is the default of this thread as long as this object lives. What is misused is noted
// by the builder.
class [[nodiscard]] as_default {
 public:
    // Without `enforce_nesting` default graphs may be left in any order.
    explicit as_default(graph_builder& b, bool enforce_nesting = true)
        : builder_(&b), thread_(std::this_thread::get_id()), enforce_(enforce_nesting) {
        detail::default_stack().push_back(&b);
    }
    as_default(const as_default&) = delete;
    as_default& operator=(const as_default&) = delete;
    ~as_default() {
        if (auto left = leave(); !left) builder_->note(std::move(left).error());
    }

    expected<void, problem> leave() {
        if (left_) return {};
        if (thread_ != std::this_thread::get_id()) {
            return unexpected<problem>{detail::default_graph_problem(
                "a default graph left by another thread than entered it",
                "leave it where it was entered")};
        }
        left_ = true;
        auto& stack = detail::default_stack();
        const bool innermost = !stack.empty() && stack.back() == builder_;
        const auto at = std::find(stack.rbegin(), stack.rend(), builder_);
        if (at != stack.rend()) stack.erase(std::next(at).base());
        if (innermost || !enforce_) return {};
        return unexpected<problem>{detail::default_graph_problem(
            "a default graph left before those inside it", "leave those first")};
    }

 private:
    graph_builder* builder_;
    std::thread::id thread_;
    bool enforce_;
    bool left_ = false;
};

}  // namespace evergraph

#endif
