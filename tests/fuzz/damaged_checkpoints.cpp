// SPDX-License-Identifier: BSL-1.0
// damaged_checkpoints: random changes to the indexes and data of checkpoints, with checksums as they
// fall and with right ones: nothing crashes, nothing takes more memory than the bytes are worth.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <evergraph/store/checkpoint_index.hpp>
#include <evergraph/store/checkpoint_join.hpp>
#include <evergraph/store/checkpoint_reader.hpp>
#include <evergraph/store/checkpoint_slice_key.hpp>
#include <evergraph/store/checkpoint_v1.hpp>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "allocation_meter.hpp"
#include "checksum_mending.hpp"
#include "damage.hpp"

using namespace evergraph;
namespace fs = std::filesystem;

namespace {

int failures = 0;

void fail(const std::string& what) {
    std::cout << what << "\n";
    ++failures;
}

// All that reading may do with one checkpoint.
template <class Reader>
std::size_t read_all(const Reader& r) {
    std::size_t read = 0;
    for (const problem& p : r.verify()) {
        if (p.found.empty()) fail("a problem without what was found");
    }
    for (const checkpoint_entry& e : r.tensors()) {
        const auto t = r.read(e.name);
        if (t) {
            ++read;
            if (!(t->dims() == e.dims)) fail("a tensor of another shape than its entry");
        }
    }
    return read;
}

void put(const fs::path& file, std::string_view bytes) {
    std::ofstream{file, std::ios::binary}.write(bytes.data(),
                                                static_cast<std::streamsize>(bytes.size()));
}

struct sample {
    fs::path prefix;
    std::string index;  // or the whole file of the first format
    bool v1 = false;
};

std::vector<sample> samples() {
    std::vector<sample> out;
    for (const char* root : {EVERGRAPH_GOLDEN, EVERGRAPH_REAL_MODELS}) {
        if (std::string_view{root}.empty()) continue;
        for (const auto& e : fs::recursive_directory_iterator{root}) {
            const bool is_index = e.path().extension() == ".index";
            const bool is_v1 = e.path().filename().string().starts_with("v1") && e.is_regular_file();
            if (!is_index && !is_v1) continue;
            const std::string bytes{map_file(e.path()).value().view()};
            fs::path prefix = e.path();
            if (is_index) prefix.replace_extension();
            out.push_back({prefix, bytes, is_v1});
        }
    }
    std::sort(out.begin(), out.end(),
              [](const sample& a, const sample& b) { return a.prefix < b.prefix; });
    return out;
}

// One changed index beside the data as it was.
std::size_t try_index(const fs::path& folder, const sample& s, const std::string& bytes) {
    restart_meter();
    std::size_t read = 0;
    if (s.v1) {
        put(folder / "v1", bytes);
        problems found;
        const auto r = checkpoint_v1_reader::of(folder / "v1", {folder / "v1"}, found);
        if (found.empty()) read = read_all(r);
    } else {
        auto index = read_checkpoint_index(shared_bytes::unowned(bytes));
        if (!index && index.error().empty()) fail("a refusal without a problem");
        if (index) {
            for (const checkpoint_entry& e : index->entries) (void)decode_slice_key(e.name);
            read = read_all(checkpoint_reader{s.prefix, *std::move(index)});
        }
    }
    // Keys may be 256 times as long as the file, and strings have 32 bytes for each byte.
    if (metered_peak() > (std::size_t{1} << 20U) + 600 * (bytes.size() + 70000)) {
        fail(s.prefix.string() + ": takes " + std::to_string(metered_peak()) + " bytes");
    }
    return read;
}

}  // namespace

int main(int argc, char** argv) {
    const int changes = argc > 1 ? std::atoi(argv[1]) : 1000;
    const fs::path folder = fs::temp_directory_path() /
                            ("evergraph_damaged_" + std::to_string(std::random_device{}()));
    fs::create_directories(folder);
    std::size_t tried = 0;
    std::size_t read = 0;
    std::uint32_t seed = 0;
    for (const sample& s : samples()) {
        damage d{++seed};
        for (int n = 0; n < changes; ++n) {
            const std::string bytes = d.of(s.index);
            read += try_index(folder, s, bytes);
            read += try_index(folder, s, mended(bytes));
            tried += 2;
        }
    }
    fs::remove_all(folder);
    std::cout << tried << " damaged checkpoints, of which " << read << " tensors were read, "
              << failures << " failures\n";
    return failures == 0 && read > 0 && tried > 0 ? 0 : 1;
}
