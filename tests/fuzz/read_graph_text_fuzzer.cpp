// SPDX-License-Identifier: BSL-1.0
// read_graph_text_fuzzer: libFuzzer's way into the reader and the writer of text.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <evergraph/format/text_reader.hpp>
#include <evergraph/format/text_writer.hpp>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace evergraph;
    const char* const begin = size == 0 ? "" : static_cast<const char*>(static_cast<const void*>(data));
    // As text, and as bytes of the message that holds all others.
    const auto g = read_graph_text(shared_bytes::unowned({begin, size}));
    if (!g.has_value() && g.error().empty()) std::abort();
    if (g.has_value()) {
        const std::string once = write_graph_text(*g);
        const auto again = read_graph_text(shared_bytes::unowned(once));
        if (!again.has_value() || write_graph_text(*again) != once) std::abort();
    }
    const schema_message& model = *find_message("SavedModel");
    if (const auto text = wire_to_text({begin, size}, model); text.has_value()) {
        (void)text_to_wire(*text, model);
    }
    return 0;
}
