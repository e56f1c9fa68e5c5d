// SPDX-License-Identifier: BSL-1.0
// snappy_fuzzer: libFuzzer's way into the decoder; it never makes more than it can.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <evergraph/format/snappy.hpp>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const char* const begin = size == 0 ? "" : static_cast<const char*>(static_cast<const void*>(data));
    const auto out = evergraph::decompress_snappy({begin, size});
    if (out && out->size() > 22 * size) std::abort();
    return 0;
}
