// SPDX-License-Identifier: BSL-1.0
// check_attr: stands in graph/ now.
#ifndef EVERGRAPH_PASS_CHECK_ATTR_HPP
#define EVERGRAPH_PASS_CHECK_ATTR_HPP

#include "../graph/check_attr.hpp"

#endif
