// refused: two_nodes_have_one_name
// says: node x is described twice
#include <evergraph/static_graph/static_graph.hpp>

using namespace evergraph::literals;
namespace eg = evergraph;

constexpr auto half = [](float x) { return x / 2; };
constexpr auto graph = eg::static_graph(
    "x"_node = eg::feed<float>, "y"_node = eg::call(half, "x"_node), "x"_node = eg::feed<int>);
