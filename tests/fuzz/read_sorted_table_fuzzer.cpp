// SPDX-License-Identifier: BSL-1.0
// read_sorted_table_fuzzer: libFuzzer's way into tables; what reads is written and read again.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <evergraph/store/sorted_table_reader.hpp>
#include <evergraph/store/sorted_table_writer.hpp>
#include <string>
#include <utility>

#include "checksum_mending.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace evergraph;
    for (const std::string& bytes : as_given_and_mended(data, size)) {
        const auto table = read_sorted_table(shared_bytes::unowned(bytes));
        if (!table) {
            if (table.error().empty()) std::abort();
            continue;
        }
        sorted_table_writer again;
        for (const table_entry& e : *table) {
            if (!again.add(e.key, e.value.view())) std::abort();
        }
        const std::string written = std::move(again).finish();
        const auto read = read_sorted_table(shared_bytes::unowned(written));
        if (!read || read->size() != table->size()) std::abort();
        for (std::size_t i = 0; i < read->size(); ++i) {
            if ((*read)[i].key != (*table)[i].key) std::abort();
            if (!((*read)[i].value == (*table)[i].value)) std::abort();
        }
    }
    return 0;
}
