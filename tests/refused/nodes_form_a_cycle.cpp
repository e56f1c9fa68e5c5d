// refused: nodes_form_a_cycle
// says: node x reads y, which reads z, which reads x
#include <evergraph/static_graph/static_graph.hpp>

using namespace evergraph::literals;
namespace eg = evergraph;

constexpr auto half = [](float x) { return x / 2; };
constexpr auto graph = eg::static_graph("x"_node = eg::call(half, "y"_node),
                                        "y"_node = eg::call(half, "z"_node),
                                        "z"_node = eg::call(half, "x"_node));
