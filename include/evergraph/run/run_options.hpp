// SPDX-License-Identifier: BSL-1.0
// run_options: what a caller may ask of one run beside its values.
#ifndef EVERGRAPH_RUN_RUN_OPTIONS_HPP
#define EVERGRAPH_RUN_RUN_OPTIONS_HPP

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "cancellation.hpp"

namespace evergraph {

class thread_pool;
class resource_store;
class run_trace;

// What the values of a run took, in bytes; strings and objects are not counted.
struct run_memory_use {
    std::size_t peak = 0;       // of values of nodes that were there at one time; 0 in a run with loops
    std::size_t allocated = 0;  // came from the system
    std::size_t reused = 0;     // stands where an earlier value was, of this run or one before
};

struct run_options {
    thread_pool* pool = nullptr;           // null: everything on the caller
    const cancellation* cancel = nullptr;  // stops the run with CANCELLED when it is raised
    // After it the run ends with DEADLINE_EXCEEDED, once the kernels that run have returned; those
    // that complete later are not waited for. 0: no limit.
    std::chrono::nanoseconds timeout{0};
    run_trace* trace = nullptr;           // filled with what every node did
    run_memory_use* memory = nullptr;     // filled with what the values took
    resource_store* resources = nullptr;  // the state that outlives runs: variables, tables, queues
    // Not 0: everything on the caller, in an order that the seed decides (see seeded_scheduler).
    std::uint64_t order_seed = 0;
    std::uint32_t depth = 0;              // how many calls of functions this run is inside of
    // Called now and then, by one thread at a time, with the nodes done so far and all there are;
    // a node of a loop counts each time it runs. Must not throw.
    std::function<void(std::size_t done, std::size_t all)> progress = {};
};

}  // namespace evergraph

#endif
