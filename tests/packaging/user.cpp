// SPDX-License-Identifier: BSL-1.0
// user: a program of somebody who uses the library; its one argument is the version expected.
#include <evergraph.hpp>
#include <iostream>
#include <string>
#include <vector>

namespace toy {

inline constexpr evergraph::op placeholder{
    .name = "Placeholder", .since = 0, .outputs = {"output: dtype"}, .attrs = {"dtype: type"}};
inline constexpr evergraph::op twice{
    .name = "Twice", .since = 3, .inputs = {"x: T"}, .outputs = {"y: T"}, .attrs = {"T: {float}"}};
inline constexpr evergraph::op_table table{placeholder, twice};
inline constexpr evergraph::version_policy policy{.current = 4};
using dialect = evergraph::dialect<table, policy>;

evergraph::expected<evergraph::kernel, evergraph::problem> make_twice(
    const evergraph::plan_node& /*node*/) {
    return evergraph::kernel{[](evergraph::kernel_context& context) {
        evergraph::tensor y = context.take(0);
        for (float& value : y.writable<float>()) value *= 2;
        context.output(0, y);
    }};
}
inline constexpr evergraph::kernel_table kernels{evergraph::kernel_row{"Twice", make_twice}};

evergraph::graph_def four_times() {
    evergraph::graph_def g;
    g.versions = evergraph::version_def{.producer = 4};
    const evergraph::attr_value real{evergraph::dtype::float32};
    const auto add = [&](std::string name, std::string op, std::string type_attr,
                         std::vector<std::string> inputs) {
        evergraph::node_def n;
        n.name = std::move(name);
        n.op = std::move(op);
        n.attrs = evergraph::attr_map::of({{std::move(type_attr), real}});
        n.inputs = std::move(inputs);
        g.nodes.push_back(std::move(n));
    };
    add("x", "Placeholder", "dtype", {});
    add("y", "Twice", "T", {"x"});
    add("z", "Twice", "T", {"y"});
    return g;
}

}  // namespace toy

int main(int count, char** arguments) {
    const std::string version = std::to_string(EVERGRAPH_VERSION_MAJOR) + "." +
                                std::to_string(EVERGRAPH_VERSION_MINOR) + "." +
                                std::to_string(EVERGRAPH_VERSION_PATCH);
    if (count > 1 && version != arguments[1]) {
        std::cerr << "header of version " << version << ", package of " << arguments[1] << '\n';
        return 1;
    }
    const auto runtime = evergraph::runtime_of<toy::dialect>(toy::kernels.view());
    const auto session = evergraph::session::open(toy::four_times(), runtime);
    if (!session) {
        for (const evergraph::problem& p : session.error()) std::cerr << text(p) << '\n';
        return 1;
    }
    const auto out = session->run({{"x", evergraph::tensor::scalar(1.25F)}}, {"z"});
    if (!out) {
        for (const evergraph::problem& p : out.error()) std::cerr << text(p) << '\n';
        return 1;
    }
    std::cout << "evergraph " << version << ": " << out->front().values<float>()[0] << '\n';
    return out->front().values<float>()[0] == 5.0F ? 0 : 1;
}
