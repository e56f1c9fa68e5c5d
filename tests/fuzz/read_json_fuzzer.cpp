// SPDX-License-Identifier: BSL-1.0
// read_json_fuzzer: libFuzzer's way into the reader and the writer of JSON.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <evergraph/format/canonical_message.hpp>
#include <evergraph/format/json_parser.hpp>
#include <evergraph/format/json_printer.hpp>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace evergraph;
    const char* const begin = size == 0 ? "" : static_cast<const char*>(static_cast<const void*>(data));
    const std::string_view input{begin, size};
    const schema_message& type = *find_message("SavedModel");
    for (const char* name : {"SavedModel", "GraphDef"}) {
        const auto bytes = json_to_wire(input, *find_message(name));
        if (!bytes.has_value() && bytes.error().empty()) std::abort();
    }
    // As bytes: what JSON can say it must say so that the same bytes come back.
    const auto json = wire_to_json(input, type, {0, false, json_lost::keep});
    if (!json.has_value()) return 0;
    const auto back = json_to_wire(*json, type);
    if (!back.has_value()) return 0;  // deeper than JSON may be
    const auto again = wire_to_json(*back, type, {0, false, json_lost::keep});
    if (!again.has_value() || *again != *json) std::abort();
    return 0;
}
