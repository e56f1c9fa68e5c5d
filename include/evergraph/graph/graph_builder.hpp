// SPDX-License-Identifier: BSL-1.0
// graph_builder: makes a graph node by node, each checked against its op, under open scopes.
#ifndef EVERGRAPH_GRAPH_GRAPH_BUILDER_HPP
#define EVERGRAPH_GRAPH_GRAPH_BUILDER_HPP

#include "attr_lists.hpp"
#include "builder_nodes.hpp"
#include "builder_scopes.hpp"
#include "graph_builder_class.hpp"

#endif
