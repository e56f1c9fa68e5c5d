// SPDX-License-Identifier: BSL-1.0
// read_checkpoint_index_fuzzer: libFuzzer's way into indexes, keys of slices and strings.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <evergraph/store/checkpoint_index.hpp>
#include <evergraph/store/checkpoint_join.hpp>
#include <evergraph/store/checkpoint_slice_key.hpp>
#include <evergraph/store/checkpoint_strings.hpp>
#include <evergraph/store/checkpoint_v1.hpp>
#include <string>
#include <vector>

#include "checksum_mending.hpp"

namespace {

void join_all(const evergraph::checkpoint_index& index) {
    using namespace evergraph;
    for (const checkpoint_entry& e : index.entries) {
        if (is_slice_key(e.name)) (void)decode_slice_key(e.name);
        const auto all = resolved(whole_slice(e.dims.rank()), e.dims);
        if (!e.slices.empty()) (void)detail::slices_for(*all, e.slices, e.dims);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace evergraph;
    for (const std::string& bytes : as_given_and_mended(data, size)) {
        const shared_bytes file = shared_bytes::unowned(bytes);
        const auto index = read_checkpoint_index(file);
        if (!index) {
            if (index.error().empty()) std::abort();
        } else {
            join_all(*index);
            const std::string once = write_checkpoint_index(*index);
            const auto again = read_checkpoint_index(shared_bytes::unowned(once));
            if (!again || write_checkpoint_index(*again) != once) std::abort();
        }
        std::vector<checkpoint_entry> tensors;
        version_def versions;
        (void)detail::v1_meta_reading{file}.read(tensors, versions);
        (void)detail::read_v1_data(file);
        (void)decode_slice_key(bytes);
        (void)read_stored_strings(bytes, size % 7, 0, size % 2 == 0);
        (void)read_stored_variants(bytes, size % 3, 0);
    }
    return 0;
}
