// refused: op_gives_another_number_of_outputs
// says: node y has 2 outputs, op Amplify has 1
#include <evergraph/ops/dialect.hpp>
#include <evergraph/static_graph/static_graph.hpp>

using namespace evergraph::literals;
namespace eg = evergraph;

inline constexpr eg::op scale{
    .name = "Scale", .since = 0,
    .inputs = {"signal: float", "gain: float"}, .outputs = {"louder: float"}};
inline constexpr eg::op gain{
    .name = "Gain", .since = 0, .deprecated = 5,
    .inputs = {"signal: float"}, .outputs = {"louder: float"},
    .becomes = {"Amplify"}};
inline constexpr eg::op amplify{
    .name = "Amplify", .since = 5,
    .inputs = {"signal: float"}, .outputs = {"louder: float"}};
inline constexpr eg::op_table table{scale, gain, amplify};
inline constexpr eg::version_policy policy{.current = 9};
using audio = eg::dialect<table, policy>;

constexpr auto twice = [](float x) { return std::pair{x, x}; };
constexpr auto graph = eg::static_graph<audio>("x"_node = eg::feed<float>,
                                               "y"_node = eg::call<"Amplify">(twice, "x"_node));
