// SPDX-License-Identifier: BSL-1.0
// read_graph: how fast GraphDefs are read and imported, beside generated libprotobuf code.
//
// Usage: bench_read [rounds] [share of the full size, in percent]
// Prints times and held memory as ratios; exits with 1 if one of them misses its mark. Memory is
// what operator new handed out at the peak, without the file itself.
#include <google/protobuf/arena.h>
#include <malloc.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <evergraph/format/graph_view.hpp>
#include <evergraph/format/wire_writer.hpp>
#include <evergraph/graph/build_graph.hpp>
#include <evergraph/ops/dialect.hpp>
#include <evergraph/pass/check.hpp>
#include <evergraph/pass/import_graph.hpp>
#include <evergraph/pass/prune.hpp>
#include <string>
#include <vector>

#include "../../tests/fuzz/allocation_meter.hpp"
#include "graph_def_oracle.pb.h"

using namespace evergraph;

namespace bench_read {

constexpr op source_op{.name = "Source",
                       .since = 0,
                       .outputs = {"y: dtype"},
                       .attrs = {"value: tensor", "dtype: type"}};
constexpr op add_op{.name = "Add",
                    .since = 0,
                    .inputs = {"x: T", "y: T"},
                    .outputs = {"z: T"},
                    .attrs = {"T: type"}};
constexpr op_table table{source_op, add_op};
constexpr version_policy policy{.current = 100};
using small = dialect<table, policy>;

}  // namespace bench_read

namespace {

std::string node_name(std::size_t i) {
    return "model/block_" + std::to_string(i / 1000) + "/layer_" + std::to_string(i / 10 % 100) +
           "/add_" + std::to_string(i % 10);
}

template <class Out>
void number(Out& out, std::uint32_t field, std::uint64_t value) {
    out.tag(field, wire_type::varint);
    out.varint(value);
}

template <class Out>
void write_type(Out& node, const char* name) {
    node.message(5, [&](auto& entry) {
        entry.bytes(1, name);
        entry.message(2, [&](auto& value) { number(value, 6, 1); });
    });
}

// About 240 bytes a node: two inputs, a device, a type and a shape.
std::string small_nodes(std::size_t count) {
    return write_wire([&](auto& out) {
        for (std::size_t i = 0; i < count; ++i) {
            out.message(1, [&](auto& node) {
                node.bytes(1, node_name(i));
                node.bytes(2, i < 2 ? "Source" : "Add");
                if (i >= 2) {
                    node.bytes(3, node_name(i - 1));
                    node.bytes(3, node_name(i - 2 - i % 7 % (i - 1)));
                }
                node.bytes(4, "/job:worker/replica:0/task:1/device:GPU:0");
                write_type(node, i < 2 ? "dtype" : "T");
                node.message(5, [&](auto& entry) {
                    entry.bytes(1, i < 2 ? "value" : "_output_shapes");
                    entry.message(2, [&](auto& value) {
                        value.message(i < 2 ? 8 : 1, [&](auto& inner) {
                            inner.message(i < 2 ? 2 : 7, [&](auto& shape) {
                                shape.message(2, [](auto& dim) { number(dim, 1, 128); });
                                shape.message(2, [](auto& dim) { number(dim, 1, 1024); });
                            });
                        });
                    });
                });
            });
        }
    });
}

std::string tensor_nodes(std::size_t count, std::size_t bytes) {
    const std::string content(bytes, '\x3f');
    return write_wire([&](auto& out) {
        for (std::size_t i = 0; i < count; ++i) {
            out.message(1, [&](auto& node) {
                node.bytes(1, node_name(i));
                node.bytes(2, "Source");
                write_type(node, "dtype");
                node.message(5, [&](auto& entry) {
                    entry.bytes(1, "value");
                    entry.message(2, [&](auto& value) {
                        value.message(8, [&](auto& tensor) {
                            number(tensor, 1, 1);
                            tensor.message(2, [&](auto& shape) {
                                shape.message(2, [&](auto& dim) { number(dim, 1, bytes / 4); });
                            });
                            tensor.bytes(4, content);
                        });
                    });
                });
            });
        }
    });
}

struct cost {
    double seconds = 0;
    std::size_t bytes = 0;
};

// The median of the times, the peak of the last round.
template <class F>
cost measure(int rounds, const F& f) {
    std::vector<double> times;
    cost c;
    for (int i = 0; i <= rounds; ++i) {
        restart_meter();
        const std::clock_t start = std::clock();  // of this program alone
        f();
        const std::clock_t passed = std::clock() - start;
        if (i > 0) times.push_back(static_cast<double>(passed) / CLOCKS_PER_SEC);
        c.bytes = metered_peak();
    }
    std::nth_element(times.begin(), times.begin() + rounds / 2, times.end());
    c.seconds = times[static_cast<std::size_t>(rounds) / 2];
    return c;
}

[[noreturn]] void fail(const char* what) {
    std::fprintf(stderr, "%s\n", what);
    std::exit(1);
}

void parse(const std::string& file) {
    google::protobuf::ArenaOptions options;
    options.start_block_size = 65536;
    options.max_block_size = 1 << 20;
    google::protobuf::Arena arena{options};
    auto* g = google::protobuf::Arena::CreateMessage<oracle::GraphDef>(&arena);
    if (!g->ParseFromArray(file.data(), static_cast<int>(file.size()))) fail("not read");
}

// True if the mark is met: so many times as fast, with half of the memory.
bool report(const char* what, const std::string& file, const cost& ours, const cost& theirs,
            double mark) {
    const double time = theirs.seconds / ours.seconds;
    const double memory = static_cast<double>(ours.bytes) / static_cast<double>(theirs.bytes);
    std::printf("  %-14s %6.0f MB/s, %5.2f times as fast%s, %.2f of the memory%s\n", what,
                static_cast<double>(file.size()) * 1e-6 / ours.seconds, time,
                mark > 0 ? (time >= mark ? " (mark met)" : " (mark missed)") : "", memory,
                mark > 0 ? (memory <= 0.5 ? " (mark met)" : " (mark missed)") : "");
    return time >= mark && (memory <= 0.5 || mark == 0);
}

// A graph_view checks all that libprotobuf checks and leaves attrs in the file until they are asked
// for; a graph_def holds all of them as values.
bool compare(const char* what, const std::string& file, int rounds, double view_mark,
             double def_mark) {
    const cost theirs = measure(rounds, [&] { parse(file); });
    const cost view = measure(rounds, [&] {
        if (!view_graph_def(shared_bytes::unowned(file))) fail("not read");
    });
    const cost def = measure(rounds, [&] {
        if (!read_graph_def(shared_bytes::unowned(file))) fail("not read");
    });
    std::printf("%s, %.0f MB; libprotobuf on an arena %.0f MB/s\n", what,
                static_cast<double>(file.size()) * 1e-6,
                static_cast<double>(file.size()) * 1e-6 / theirs.seconds);
    const bool good = report("graph_view", file, view, theirs, view_mark);
    return report("graph_def", file, def, theirs, def_mark) && good;
}

struct steps {
    double build = 0;
    double import = 0;
    double prune = 0;
    double check = 0;
};

steps import_all(std::size_t count) {
    const std::string file = small_nodes(count);
    const graph_def read = *read_graph_def(shared_bytes::unowned(file));
    steps s;
    s.build = measure(3, [&] { if (!build_graph(read)) fail("not built"); }).seconds;
    s.import = measure(3, [&] {
                   graph g;
                   if (!import_graph(g, read, bench_read::small::ops, {100, 0})) fail("not imported");
               }).seconds;
    s.check = measure(3, [&] {
                  if (!check(read, bench_read::small::ops, {100, 0}).ok()) fail("not sound");
              }).seconds;
    const graph g = *build_graph(read);
    prune_request request;
    request.fetches = {node_name(count - 1)};
    s.prune = measure(3, [&] {
                  if (!prune(g, request, bench_read::small::ops)) fail("not pruned");
              }).seconds;
    return s;
}

// Ten times as many nodes lie further from the processor, too.
bool linear(const char* what, double few, double many, std::size_t nodes) {
    const double growth = many / few / 10;
    std::printf("  %-8s %6.0f ns a node, growth %.2f (1 is linear, mark 2)\n", what,
                many * 1e9 / static_cast<double>(nodes), growth);
    return growth <= 2;
}

}  // namespace

int main(int argc, char** argv) {
    // Freed memory is kept: a first touch of a page costs more than what is measured here.
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
    mallopt(M_TRIM_THRESHOLD, 2147483647);
    const int rounds = argc > 1 ? std::max(std::atoi(argv[1]), 1) : 5;
    const auto percent = static_cast<std::size_t>(argc > 2 ? std::max(std::atoi(argv[2]), 1) : 100);
    bool good = compare("400,000 small nodes", small_nodes(4000 * percent), rounds, 3, 0);
    good = compare("40,000 nodes with 9 kB tensors", tensor_nodes(400 * percent, 9000), rounds, 2, 0)
           && good;
    const std::size_t many = 10000 * percent;
    const steps few_nodes = import_all(many / 10);
    const steps many_nodes = import_all(many);
    std::printf("from %zu nodes to %zu:\n", many / 10, many);
    good = linear("build", few_nodes.build, many_nodes.build, many) && good;
    good = linear("import", few_nodes.import, many_nodes.import, many) && good;
    good = linear("prune", few_nodes.prune, many_nodes.prune, many) && good;
    good = linear("check", few_nodes.check, many_nodes.check, many) && good;
    return good ? 0 : 1;
}
