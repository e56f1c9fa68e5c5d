// refused: input_is_no_node
// says: node y reads z, but the graph has no such node
#include <evergraph/static_graph/static_graph.hpp>

using namespace evergraph::literals;
namespace eg = evergraph;

constexpr auto half = [](float x) { return x / 2; };
constexpr auto graph = eg::static_graph("x"_node = eg::feed<float>,
                                        "y"_node = eg::call(half, "z"_node));
