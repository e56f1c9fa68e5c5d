// refused: feed_is_given_twice
// says: the run is given x twice
#include <evergraph/static_graph/static_graph.hpp>

using namespace evergraph::literals;
namespace eg = evergraph;

constexpr auto half = [](float x) { return x / 2; };
constexpr auto graph =
    eg::static_graph("x"_node = eg::feed<float>, "y"_node = eg::call(half, "x"_node));
inline void run() { static_cast<void>(graph("x"_node = 1.0F, "x"_node = 2.0F)); }
