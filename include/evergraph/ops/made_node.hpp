// SPDX-License-Identifier: BSL-1.0
// made_node: one node of the small graph that a declared step puts in the place of a node.
#ifndef EVERGRAPH_OPS_MADE_NODE_HPP
#define EVERGRAPH_OPS_MADE_NODE_HPP

#include "../base/fixed_list.hpp"

namespace evergraph {

// Texts, so that a replacement reads like the graph it makes:
//   inputs  "$x" the values of input x of the node that is replaced; "sum", "sum:1" outputs of a
//   node
//           made before; "$x[0]" the first value of input x, "$x[1:]" all but the first
//   attrs   "T = $T" the attr of the replaced node; "T = DT_INT32", "value = 0.5" a value
//   when    "k = 3": only if attr k of the replaced node has that value; "k != 3": only if it has
//   not
// A tensor attr takes a number or a list of them, in the dtype that the attr `dtype` gives. The
// last node keeps the replaced node's name and must have its outputs; the others are named after
// it.
struct made_node {
    const char* name = "";
    const char* op = "";
    fixed_list<const char*, 10> inputs{};
    fixed_list<const char*, 8> attrs{};
    const char* when = "";
};

}  // namespace evergraph

#endif
