// SPDX-License-Identifier: BSL-1.0
// read_model_fuzzer: libFuzzer's way into the readers and writers of SavedModels and MetaGraphDefs.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <evergraph/format/find_in_model.hpp>
#include <evergraph/format/meta_graph_writer.hpp>
#include <evergraph/format/model_listing.hpp>
#include <evergraph/format/read_graph_file.hpp>
#include <evergraph/format/session_bundle.hpp>
#include <evergraph/store/check_saved_model.hpp>
#include <evergraph/store/freeze_variables.hpp>
#include <string>

namespace {

using namespace evergraph;

void look_at(const meta_graph& m) {
    (void)listing(m);
    (void)session_bundle_signatures(m);
    (void)assets_of(m);
    if (m.graph) (void)check_loaded_graph(*m.graph);
    (void)freeze_variables(m, [](const node_def&) -> expected<tensor, problem> {
        return tensor::scalar(1.F);
    });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const char* const begin = size == 0 ? "" : static_cast<const char*>(static_cast<const void*>(data));
    const auto bytes = shared_bytes::unowned({begin, size});
    const auto model = read_saved_model_def(bytes);
    if (!model.has_value()) {
        if (model.error().empty()) std::abort();
    } else {
        if (write_saved_model_def(*model) != bytes.view()) std::abort();
        saved_model again = *model;
        again.schema_version += 1;
        const auto back = read_saved_model_def(shared_bytes::copy_of(write_saved_model_def(again)));
        if (!back.has_value()) std::abort();
        for (const meta_graph& m : model->meta_graphs) look_at(m);
    }
    if (const auto m = read_meta_graph_def(bytes)) look_at(*m);
    (void)read_model(bytes);
    return 0;
}
