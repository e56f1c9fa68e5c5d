// SPDX-License-Identifier: BSL-1.0
// objects: how kernels find variables, tables, queues and arrays, in the session and in their inputs.
#ifndef EVERGRAPH_TF_KERNELS_OBJECTS_HPP
#define EVERGRAPH_TF_KERNELS_OBJECTS_HPP

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../../run/kernel.hpp"
#include "../../run/resource_store.hpp"
#include "../../tensor/object_ref.hpp"
#include "arguments.hpp"

namespace evergraph::tf {

// The name by which a node's state is shared: shared_name, else the node's own, which in a function
// `instantiate` has noted.
inline std::string shared_name(const plan_node& node) {
    const std::string_view name = string_attr(node, "shared_name");
    return std::string{name.empty() ? string_attr(node, "_state_name", node.name) : name};
}

// The object of this node in the session's store, made by `make` at first use. Fails, and gives
// null, in a run without a store.
template <class T, class F>
std::shared_ptr<T> stored_object(kernel_context& c, F make) {
    const run_step* step = c.step();
    if (step == nullptr || step->resources == nullptr) {
        c.fail(status_code::failed_precondition, "a run without a store for its state",
               "a session, or run_options::resources");
        return nullptr;
    }
    return step->resources->find_or_make<T>(string_attr(c.node(), "container"),
                                            shared_name(c.node()), make);
}

// Element 0 of input i as a T; fails, and gives null, if it is none.
template <class T>
std::shared_ptr<T> object_in(kernel_context& c, std::size_t i, std::string_view wanted) {
    const tensor& t = c.input(i);
    std::shared_ptr<T> object;
    if (storage_of(t.type()) == dtype::resource && t.elements() == 1) {
        object = t.values<object_ref>()[0].template shared<T>();
    }
    if (object == nullptr) {
        invalid(c, "input " + std::to_string(i) + " that is no " + std::string{wanted},
                "a " + std::string{wanted});
    }
    return object;
}

// Output 0: the object, as the node's op declares it: a resource, or a reference.
template <class T>
void output_object(kernel_context& c, std::shared_ptr<T> object) {
    c.output(0, tensor::holding(c.node().output_types[0], object_ref{std::move(object)}));
}

// What another kernel makes of these inputs under the attrs of this node; nothing if it failed.
inline std::optional<tensor> computed_by(kernel_context& c, kernel_function f,
                                         std::vector<tensor> inputs) {
    std::vector<tensor*> pointers;
    for (tensor& t : inputs) pointers.push_back(&t);
    const std::vector<std::uint8_t> last_use(inputs.size(), 1);
    tensor out;
    kernel_context inner{c.node(), pointers, last_use, {&out, 1}, c.step()};
    f(inner);
    if (!inner.failed()) return out;
    if (!c.failed()) c.failure() = std::move(inner.failure());
    return std::nullopt;
}

}  // namespace evergraph::tf

#endif
