// refused: input_has_no_value
// says: node y reads x, whose kernel returns nothing
#include <evergraph/static_graph/static_graph.hpp>

using namespace evergraph::literals;
namespace eg = evergraph;

constexpr auto half = [](float x) { return x / 2; };
constexpr auto graph = eg::static_graph("x"_node = eg::call([] {}),
                                        "y"_node = eg::call(half, "x"_node));
