// SPDX-License-Identifier: BSL-1.0
// read_tfjs_fuzzer: libFuzzer's way into TensorFlow.js models, documents and weights.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <evergraph/store/tfjs_reader.hpp>
#include <evergraph/store/tfjs_writer.hpp>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace evergraph;
    const char* const begin = size == 0 ? "" : static_cast<const char*>(static_cast<const void*>(data));
    const std::string_view document{begin, size};
    // No folder holds the weights: the files are as good as missing, the manifest is read.
    const auto model = read_tfjs_model(document, "/nonexistent");
    if (!model.has_value() && model.error().empty()) std::abort();
    if (model.has_value()) (void)write_tfjs_model(*model);
    // The same bytes as weights of each type.
    const auto weights = shared_bytes::unowned(document);
    for (const dtype type : {dtype::float32, dtype::int32, dtype::boolean, dtype::string}) {
        detail::weight_reader reader{weights, "it"};
        for (std::int64_t count = 1; count < 100; count *= 3) {
            tfjs_weight w{"w", type, shape{count}, {}};
            if (type == dtype::int32) w.quantization = tfjs_quantization{dtype::uint8, 3.5, -1};
            if (!reader.next(w)) break;
        }
    }
    return 0;
}
