// refused: feed_is_missing
// says: the run needs feed x, which it is not given
#include <evergraph/static_graph/static_graph.hpp>

using namespace evergraph::literals;
namespace eg = evergraph;

constexpr auto half = [](float x) { return x / 2; };
constexpr auto graph =
    eg::static_graph("x"_node = eg::feed<float>, "y"_node = eg::call(half, "x"_node));
inline void run() { static_cast<void>(graph()); }
