// SPDX-License-Identifier: BSL-1.0
// read_graph_def_fuzzer: libFuzzer's way into the reader, the writer and the decoder of tensors.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <evergraph/format/npy.hpp>
#include <evergraph/format/protobuf_graph_writer.hpp>
#include <evergraph/format/read_graph_file.hpp>
#include <evergraph/tensor/tensor_decode.hpp>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace evergraph;
    const char* const begin = size == 0 ? "" : static_cast<const char*>(static_cast<const void*>(data));
    const shared_bytes bytes = shared_bytes::unowned({begin, size});
    (void)read_graph(bytes);
    (void)read_npy(bytes);
    const auto g = read_graph_def(bytes);
    if (!g.has_value()) {
        if (g.error().empty()) std::abort();
        return 0;
    }
    for (const node_def& n : g->nodes) {
        for (const named_attr& a : n.attrs) {
            if (const auto* t = a.value.as<tensor_proto>()) (void)decode_tensor(*t, 1 << 20);
        }
    }
    const std::string once = write_graph_def(*g);
    const auto again = read_graph_def(shared_bytes::unowned(once));
    if (!again.has_value() || write_graph_def(*again) != once) std::abort();
    return 0;
}
