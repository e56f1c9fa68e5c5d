// SPDX-License-Identifier: BSL-1.0
// row_definition: a row and its parsed texts as a definition.
#ifndef EVERGRAPH_OPS_ROW_DEFINITION_HPP
#define EVERGRAPH_OPS_ROW_DEFINITION_HPP

#include <span>

#include "../tensor/dtype.hpp"
#include "op.hpp"
#include "op_definition.hpp"

namespace evergraph {

// Ports are the inputs, then the outputs of the row.
template <class Row>
constexpr op_definition definition_of(const Row& row, int until, std::span<const port_def> ports,
                                      std::span<const attr_def> attrs) {
    op_definition d;
    d.name = text_view(row.name);
    d.since = row.since;
    d.revision = row.revision;
    d.until = until;
    d.deprecated = row.deprecated;
    d.restored = row.restored;
    d.inputs = ports.first(row.inputs.size());
    d.outputs = ports.subspan(row.inputs.size());
    d.attrs = attrs;
    d.successor = text_view(row.becomes.name);
    const std::span<const migration_step> steps{row.becomes.steps.data(), row.becomes.steps.size()};
    (d.successor == d.name ? d.to_next : d.steps) = steps;
    d.reason = text_view(row.because);
    d.meaning = text_view(row.meaning);
    d.stateful = row.stateful;
    d.commutative = row.commutative;
    d.aggregate = row.aggregate;
    d.allows_uninitialized_input = row.allows_uninitialized_input;
    d.distributed_communication = row.distributed_communication;
    // A port of type resource makes an op stateful; a type attr that may be resource does not.
    for (const port_def& p : ports) d.stateful = d.stateful || p.type == dtype::resource;
    return d;
}

}  // namespace evergraph

#endif
