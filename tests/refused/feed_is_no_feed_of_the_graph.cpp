// refused: feed_is_no_feed_of_the_graph
// says: the run is given y, which is no feed of the graph
#include <evergraph/static_graph/static_graph.hpp>

using namespace evergraph::literals;
namespace eg = evergraph;

constexpr auto half = [](float x) { return x / 2; };
constexpr auto graph =
    eg::static_graph("x"_node = eg::feed<float>, "y"_node = eg::call(half, "x"_node));
inline void run() { static_cast<void>(graph("x"_node = 1.0F, "y"_node = 2.0F)); }
