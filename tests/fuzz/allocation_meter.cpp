// SPDX-License-Identifier: BSL-1.0
// allocation_meter: replaces the program's operator new and delete.
#include "allocation_meter.hpp"

#include <malloc.h>

#include <cstdlib>
#include <new>

namespace {

std::size_t held = 0;
std::size_t peak = 0;
std::size_t start = 0;

void* metered(std::size_t size) {
    void* p = std::malloc(size == 0 ? 1 : size);
    if (p == nullptr) std::abort();
    held += malloc_usable_size(p);
    if (held > peak) peak = held;
    return p;
}
void release(void* p) {
    if (p == nullptr) return;
    held -= malloc_usable_size(p);
    std::free(p);
}

}  // namespace

void restart_meter() { start = peak = held; }
std::size_t metered_peak() { return peak - start; }

void* operator new(std::size_t size) { return metered(size); }
void* operator new[](std::size_t size) { return metered(size); }
void operator delete(void* p) noexcept { release(p); }
void operator delete[](void* p) noexcept { release(p); }
void operator delete(void* p, std::size_t) noexcept { release(p); }
void operator delete[](void* p, std::size_t) noexcept { release(p); }
