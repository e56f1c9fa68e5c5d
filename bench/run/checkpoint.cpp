// SPDX-License-Identifier: BSL-1.0
// checkpoint: reading and writing checkpoints against a mapped copy with a checksum.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <evergraph/store/checkpoint_reader.hpp>
#include <evergraph/store/checkpoint_writer.hpp>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace evergraph;
namespace fs = std::filesystem;

namespace {

volatile std::uint32_t sink = 0;

double seconds_of(const auto& work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

// Pairs one after the other, so that both see the same machine; the median of their ratios.
struct comparison {
    double ours = 1e9;
    double rival = 1e9;
    double ratio = 0;  // rival's time / our time: above 1 we are faster
};
comparison compare(int rounds, const auto& rival, const auto& ours) {
    comparison c;
    std::vector<double> ratios;
    for (int i = 0; i < rounds; ++i) {
        const double r = seconds_of(rival);
        const double o = seconds_of(ours);
        c.rival = std::min(c.rival, r);
        c.ours = std::min(c.ours, o);
        ratios.push_back(r / o);
    }
    std::sort(ratios.begin(), ratios.end());
    c.ratio = ratios[ratios.size() / 2];
    return c;
}

void print(const char* what, std::size_t bytes, const comparison& c) {
    const double gigabytes = static_cast<double>(bytes) / 1e9;
    std::printf("%-34s %6.2f GB/s, mapped copy and checksum %6.2f GB/s, ratio %.2f\n", what,
                gigabytes / c.ours, gigabytes / c.rival, c.ratio);
}

// The file mapped, its bytes checked and copied to memory of our own.
void copy_in(const fs::path& file, std::string& to) {
    const auto bytes = map_file(file).value();
    sink = crc32c(bytes.view());
    std::memcpy(to.data(), bytes.data(), bytes.size());
}
// A file of the size made and mapped, the bytes copied in and checked.
void copy_out(const fs::path& file, const std::string& from, bool sync) {
    fs::remove(file);
    const int handle = ::open(file.c_str(), O_RDWR | O_CREAT | O_TRUNC, 0600);
    if (handle < 0 || ::ftruncate(handle, static_cast<::off_t>(from.size())) != 0) std::abort();
    void* const at = ::mmap(nullptr, from.size(), PROT_READ | PROT_WRITE, MAP_SHARED, handle, 0);
    if (at == MAP_FAILED) std::abort();
    sink = crc32c(from);
    std::memcpy(at, from.data(), from.size());
    if (sync) ::msync(at, from.size(), MS_SYNC);
    ::munmap(at, from.size());
    if (sync) ::fsync(handle);
    ::close(handle);
}

void run(const fs::path& folder, std::size_t tensors, std::size_t floats, int rounds) {
    const std::size_t size = tensors * floats * sizeof(float);
    std::vector<std::pair<std::string, tensor>> all;
    std::mt19937 random{1};
    for (std::size_t i = 0; i < tensors; ++i) {
        tensor t = tensor::uninitialized(dtype::float32, {static_cast<std::int64_t>(floats)});
        for (float& v : t.writable<float>()) v = static_cast<float>(random());
        all.emplace_back("layer/" + std::to_string(i) + "/kernel", std::move(t));
    }
    std::string flat;
    for (const auto& [name, t] : all) flat += t.bytes();
    const fs::path prefix = folder / "checkpoint";
    const fs::path rival = folder / "rival";
    std::printf("%zu tensors of %zu bytes\n", tensors, floats * sizeof(float));
    for (const bool sync : {false, true}) {
        checkpoint_options options;
        options.steps.sync = sync;
        const auto write = [&] {
            fs::remove(checkpoint_data_file(prefix, 0, 1));
            fs::remove(checkpoint_index_file(prefix));
            checkpoint_writer w{prefix, options};
            for (const auto& [name, t] : all) {
                if (!w.add(name, t)) std::abort();
            }
            if (!w.finish()) std::abort();
        };
        print(sync ? "  written, safe on the device" : "  written", size,
              compare(sync ? 5 : rounds, [&] { copy_out(rival, flat, sync); }, write));
    }
    copy_out(rival, flat, false);
    std::string room(size, '\0');
    const auto view = [&] {
        const auto r = open_checkpoint(prefix).value();
        for (const auto& [name, t] : all) sink = static_cast<std::uint32_t>(r.read(name)->elements());
    };
    const auto copy = [&] {
        const auto r = open_checkpoint(prefix).value();
        std::size_t at = 0;
        for (const auto& [name, t] : all) {
            const tensor value = r.read(name).value();
            std::memcpy(room.data() + at, value.bytes().data(), value.byte_count());
            at += value.byte_count();
        }
    };
    print("  read, viewed in the mapping", size, compare(rounds, [&] { copy_in(rival, room); }, view));
    print("  read and copied", size, compare(rounds, [&] { copy_in(rival, room); }, copy));
}

}  // namespace

int main(int argc, char** argv) {
    const fs::path folder = (argc > 1 ? fs::path{argv[1]} : fs::temp_directory_path()) /
                            ("evergraph_bench_" + std::to_string(std::random_device{}()));
    fs::create_directories(folder);
    run(folder, 8, std::size_t{1} << 22U, 11);
    run(folder, 4096, 4096, 11);
    fs::remove_all(folder);
    return 0;
}
