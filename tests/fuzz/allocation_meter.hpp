// SPDX-License-Identifier: BSL-1.0
// allocation_meter: how many bytes a piece of work holds at most, in a program that links the meter.
#ifndef EVERGRAPH_TESTS_FUZZ_ALLOCATION_METER_HPP
#define EVERGRAPH_TESTS_FUZZ_ALLOCATION_METER_HPP

#include <cstddef>

// Forgets the peak; what is held now counts as nothing. One thread only.
void restart_meter();
// The most that was held since, in bytes.
std::size_t metered_peak();

#endif
