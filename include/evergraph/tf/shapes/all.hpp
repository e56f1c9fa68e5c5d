// SPDX-License-Identifier: BSL-1.0
// all: every shape function of the TensorFlow dialect in one table.
#ifndef EVERGRAPH_TF_SHAPES_ALL_HPP
#define EVERGRAPH_TF_SHAPES_ALL_HPP

#include <string_view>

#include "../../pass/shape_table.hpp"
#include "elementwise.hpp"
#include "gather.hpp"
#include "matrix.hpp"
#include "reduce.hpp"
#include "reshape.hpp"
#include "slice.hpp"
#include "window.hpp"

namespace evergraph::tf {

inline constexpr shape_table shapes{unary_shapes,  binary_shapes, reduce_shapes, matrix_shapes,
                                    window_shapes, reshape_shapes, slice_shapes, gather_shapes};
static_assert(shapes.is_sound());

// Old graphs carry shapes of handles that their ops do not bear out; TensorFlow drops them unseen.
constexpr bool ignores_output_shapes(std::string_view op) {
    if (op.starts_with("Ref")) return true;
    if (op.ends_with("V2") || op.ends_with("V3")) return false;
    for (const std::string_view kind : {"Queue", "Table", "Reader", "Barrier", "Stack"}) {
        if (op.find(kind) != std::string_view::npos) return true;
    }
    return false;
}

}  // namespace evergraph::tf

#endif
