// SPDX-License-Identifier: BSL-1.0
// memory: how many bytes of the heap are in use.
#ifndef EVERGRAPH_BENCH_MEMORY_HPP
#define EVERGRAPH_BENCH_MEMORY_HPP

#include <malloc.h>

#include <cstddef>

// What malloc has given away; glibc only.
inline std::size_t bytes_in_use() {
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

#endif
