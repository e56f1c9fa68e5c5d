// refused: input_is_no_output_of_its_node
// says: node y reads output 2 of node x, which has 2
#include <evergraph/static_graph/static_graph.hpp>

using namespace evergraph::literals;
namespace eg = evergraph;

constexpr auto half = [](float x) { return x / 2; };
constexpr auto graph =
    eg::static_graph("x"_node = eg::call([] { return std::pair{1.0F, 2.0F}; }),
                     "y"_node = eg::call(half, "x"_node.output<2>()));
