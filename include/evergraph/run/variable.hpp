// SPDX-License-Identifier: BSL-1.0
// variable: a value that outlives runs, and references to it that flow along edges.
#ifndef EVERGRAPH_RUN_VARIABLE_HPP
#define EVERGRAPH_RUN_VARIABLE_HPP

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../tensor/dtype.hpp"
#include "../tensor/object_ref.hpp"
#include "../tensor/tensor.hpp"
#include "completion.hpp"
#include "kernel.hpp"

namespace evergraph {

// A tensor of dtype resource holds it, or one of a reference type, which stands for its value
// wherever a value is wanted. Safe to use from several threads at once; readers keep what they read.
class variable {
 public:
    explicit variable(std::string name) : name_(std::move(name)) {}

    const std::string& name() const noexcept { return name_; }
    // Holds nothing (`empty_handed`) before the first assignment.
    tensor read() const {
        const std::lock_guard lock(mutex_);
        return value_;
    }
    void assign(tensor value) {
        const std::lock_guard lock(mutex_);
        value_ = std::move(value);
    }
    // `change` is called with the value, alone, and may write into it.
    template <class F>
    void update(F change) {
        const std::lock_guard lock(mutex_);
        change(value_);
    }

 private:
    const std::string name_;
    mutable std::mutex mutex_;
    tensor value_;
};

// What a value of a reference type stands for; FAILED_PRECONDITION if nothing was assigned yet.
inline expected<tensor, problem> value_behind(const tensor& reference) {
    problem p;
    p.kind = problem_kind::kernel_failed;
    const auto objects = reference.values<object_ref>();
    const variable* v = objects.empty() ? nullptr : objects[0].as<variable>();
    if (v == nullptr) {
        p.code = status_code::invalid_argument;
        p.found = "a reference to what is no variable";
        p.needed = "a value";
        return unexpected<problem>{std::move(p)};
    }
    tensor value = v->read();
    if (!value.empty_handed()) return value;
    p.code = status_code::failed_precondition;
    p.found = "the variable '" + v->name() + "' without a value";
    p.needed = "a variable that was assigned";
    p.remedy = "run the initializers first";
    return unexpected<problem>{std::move(p)};
}

namespace detail {

// A kernel's context with values in place of references.
struct dereferenced_call {
    explicit dereferenced_call(kernel_context& of) : outer(of) {
        for (std::size_t i = 0; i < of.input_count(); ++i) {
            const bool stands_for =
                is_ref(of.input(i).type()) && !is_ref(of.node().input_types[i]);
            if (!stands_for) {
                inputs.push_back(of.take(i));
            } else if (auto value = value_behind(of.input(i))) {
                inputs.push_back(std::move(*value));
            } else {
                problem& p = value.error();
                of.fail(p.code, std::move(p.found), std::move(p.needed), std::move(p.remedy));
                return;
            }
        }
        for (tensor& t : inputs) pointers.push_back(&t);
        last_use.assign(inputs.size(), 1);
        outputs.resize(of.output_count());
    }
    kernel_context context() {
        return kernel_context{outer.node(), pointers, last_use, outputs, outer.step()};
    }
    void conclude(kernel_context& inner) {
        if (inner.failed()) {
            if (!outer.failed()) outer.failure() = std::move(inner.failure());
            return;
        }
        for (std::size_t i = 0; i < outputs.size(); ++i) outer.output(i, std::move(outputs[i]));
    }

    kernel_context& outer;
    std::vector<tensor> inputs;
    std::vector<tensor*> pointers;
    std::vector<std::uint8_t> last_use;
    std::vector<tensor> outputs;
};

}  // namespace detail

// The same kernel for a node that takes a value where its source gives a reference: it reads the
// variable when it runs, after all that it waits for.
inline kernel dereferencing(kernel inner) {
    if (!inner.is_asynchronous()) {
        return kernel{[inner = std::move(inner)](kernel_context& c) {
            detail::dereferenced_call call(c);
            if (c.failed()) return;
            kernel_context context = call.context();
            inner(context);
            call.conclude(context);
        }};
    }
    return kernel{[inner = std::move(inner)](kernel_context& c, completion done) {
        struct pending {
            pending(kernel_context& of, completion d)
                : call(of), context(call.context()), outer_done(std::move(d)) {}
            detail::dereferenced_call call;
            kernel_context context;
            completion outer_done;
        };
        auto waits = std::make_shared<pending>(c, done);
        if (c.failed()) return done();
        inner.start(waits->context, completion{waits, [](void* at, bool dropped) {
            auto& ended = *static_cast<pending*>(at);
            if (dropped) {
                ended.context.fail(status_code::internal, "a kernel that dropped its completion",
                                   "a call of the completion");
            }
            ended.call.conclude(ended.context);
            ended.outer_done();
        }});
        c.awaits(waits->context.awaited());
    }};
}

}  // namespace evergraph

#endif
