// refused: evolution_breaks_its_promise
// says: evolution_breaks_its_promise<evergraph::fixed_text<75>{"graphs of v1 are lost to v2: op Gain breaks old graphs: an attr allows less"}>
// clang says: evolution_breaks_its_promise<fixed_text<75>{"graphs of v1 are lost to v2: op Ga[...]"}>
#include <evergraph/ops/evolution.hpp>
#include <evergraph/ops/row_slices.hpp>

inline constexpr evergraph::op_table table{
    evergraph::op{.name = "Gain", .since = 1, .attrs = {"T: {float, double}"}},
    evergraph::op{.name = "Gain", .since = 2, .attrs = {"T: {float}"}}};
inline constexpr evergraph::version_policy policy{.current = 2};

struct dialect {
    static constexpr evergraph::table_view ops{evergraph::sorted_definitions<table, policy>};
};
inline constexpr auto versions = evergraph::evolution<dialect, evergraph::full, 1, 2>::versions;
