// SPDX-License-Identifier: BSL-1.0
// user: a program of somebody who uses the library; its one argument is the version expected.
#include <evergraph.hpp>
#include <iostream>
#include <string>

int main(int count, char** arguments) {
    const std::string version = std::to_string(EVERGRAPH_VERSION_MAJOR) + "." +
                                std::to_string(EVERGRAPH_VERSION_MINOR) + "." +
                                std::to_string(EVERGRAPH_VERSION_PATCH);
    if (count > 1 && version != arguments[1]) {
        std::cerr << "header of version " << version << ", package of " << arguments[1] << '\n';
        return 1;
    }
    const auto type = evergraph::dtype_named("bfloat16_ref");
    std::cout << "evergraph " << version << ": " << evergraph::name_of(type) << " is based on "
              << evergraph::name_of(evergraph::base_of(type)) << '\n';
    return evergraph::base_of(type) == evergraph::dtype::bfloat16 ? 0 : 1;
}
