// SPDX-License-Identifier: BSL-1.0
// function_names: the names of the functions in a graph's library, which its nodes may call.
#ifndef EVERGRAPH_FORMAT_FUNCTION_NAMES_HPP
#define EVERGRAPH_FORMAT_FUNCTION_NAMES_HPP

#include <string>
#include <vector>

#include "../graph/graph_def.hpp"
#include "wire_reader.hpp"

namespace evergraph {

// FunctionDefLibrary.function(1).signature(1).name(1), in the order of the file. A library that does
// not read gives the names up to there.
inline std::vector<std::string> function_names(const graph_def& g) {
    std::vector<std::string> names;
    if (!g.library) return names;
    wire_reader library{g.library->view()};
    while (library.next()) {
        if (!library.is(1, wire_type::bytes)) {
            library.skip();
            continue;
        }
        wire_reader function = library.message();
        while (function.next()) {
            if (!function.is(1, wire_type::bytes)) {
                function.skip();
                continue;
            }
            wire_reader signature = function.message();
            while (signature.next()) {
                if (signature.is(1, wire_type::bytes)) {
                    names.emplace_back(signature.bytes());
                } else {
                    signature.skip();
                }
            }
        }
    }
    return names;
}

}  // namespace evergraph

#endif
