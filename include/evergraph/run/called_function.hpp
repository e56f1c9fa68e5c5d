// SPDX-License-Identifier: BSL-1.0
// called_function: a function of the graph as the kernels that call it see it.
#ifndef EVERGRAPH_RUN_CALLED_FUNCTION_HPP
#define EVERGRAPH_RUN_CALLED_FUNCTION_HPP

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "../base/expected.hpp"
#include "../base/problem.hpp"
#include "../tensor/tensor.hpp"
#include "run_options.hpp"

namespace evergraph {

// Calls inside calls beyond it are refused: each takes some 2 kB of the stack, with sanitizers 20 kB.
inline constexpr std::uint32_t most_nested_calls = 200;

class called_function {
 public:
    called_function() = default;
    called_function(const called_function&) = delete;
    called_function& operator=(const called_function&) = delete;
    virtual ~called_function() = default;

    virtual const std::string& name() const = 0;
    // Values for all arguments in, all results out. May be called from several threads at once.
    virtual expected<std::vector<tensor>, problem> call(std::vector<tensor> args,
                                                        const run_options& options) const = 0;
};

}  // namespace evergraph

#endif
