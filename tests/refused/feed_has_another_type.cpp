// refused: feed_has_another_type
// says: feed x is given text, which is no float
#include <evergraph/static_graph/static_graph.hpp>

using namespace evergraph::literals;
namespace eg = evergraph;
struct text {};

constexpr auto half = [](float x) { return x / 2; };
constexpr auto graph =
    eg::static_graph("x"_node = eg::feed<float>, "y"_node = eg::call(half, "x"_node));
inline void run() { static_cast<void>(graph("x"_node = text{})); }
