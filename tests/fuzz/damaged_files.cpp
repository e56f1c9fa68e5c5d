// SPDX-License-Identifier: BSL-1.0
// damaged_files: every truncation and many random changes of real files read without harm, and
// never hold more memory than a constant times the file.
//
// Usage: damaged_files PART PARTS [CHANGES] [STEP]
// The files are dealt out to PARTS runs. With STEP above 1 only each step-th truncation is tried.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <evergraph/format/graph_view.hpp>
#include <evergraph/format/meta_graph_reader.hpp>
#include <evergraph/format/npy.hpp>
#include <evergraph/format/protobuf_graph_writer.hpp>
#include <evergraph/format/read_graph_file.hpp>
#include <evergraph/tensor/tensor_decode.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "allocation_meter.hpp"
#include "damage.hpp"

using namespace evergraph;

namespace {

// A node of two bytes takes some 300 in memory, a problem about a byte or two some 500.
constexpr std::size_t most_per_byte = 512;
constexpr std::size_t most_besides = 16384;

std::size_t worst = 0;
std::size_t graphs = 0;
std::size_t reports = 0;

[[noreturn]] void fail(const std::string& what, const std::string& name, std::string_view bytes) {
    std::fprintf(stderr, "%s: %s (%zu bytes, kept in damaged.bin)\n", name.c_str(), what.c_str(),
                 bytes.size());
    (void)write_file("damaged.bin", bytes);
    std::exit(1);
}

void check_peak(const std::string& name, std::string_view bytes) {
    const std::size_t peak = metered_peak();
    if (peak > most_per_byte * bytes.size() + most_besides) {
        fail("held " + std::to_string(peak) + " bytes", name, bytes);
    }
    if (peak > most_besides) worst = std::max(worst, (peak - most_besides) / bytes.size());
}

void decode_tensors(const graph_def& g, std::int64_t most) {
    for (const node_def& n : g.nodes) {
        for (const named_attr& a : n.attrs) {
            if (const auto* t = a.value.as<tensor_proto>()) (void)decode_tensor(*t, most);
        }
    }
}

// What was read must be written to bytes that read to the same.
void check_again(const std::string& name, std::string_view bytes, const graph_def& g) {
    const std::string once = write_graph_def(g);
    const auto again = read_graph_def(shared_bytes::unowned(once));
    if (!again.has_value()) fail("written and not read again", name, bytes);
    if (write_graph_def(*again) != once) fail("written in two ways", name, bytes);
}

template <class Read>
void feed(const std::string& name, std::string_view bytes, const Read& read, bool again) {
    // A copy of the exact size lets a sanitizer see one byte too far; large ones take too long.
    const std::string_view copied = bytes.size() < 65536 ? bytes : std::string_view{};
    const std::vector<char> copy(copied.begin(), copied.end());
    const std::string_view view = copied.empty() ? bytes : std::string_view{copy.data(), copy.size()};
    restart_meter();
    {
        const auto g = read(shared_bytes::unowned(view));
        if (g.has_value()) {
            ++graphs;
            decode_tensors(*g, static_cast<std::int64_t>(64 * bytes.size()));
        } else {
            ++reports;
            if (g.error().empty()) fail("refused without a problem", name, bytes);
            for (const problem& p : g.error()) {
                if (line(p).empty()) fail("a problem without text", name, bytes);
            }
        }
        check_peak(name, bytes);
        if (again && g.has_value()) check_again(name, bytes, *g);
    }
}

void feed_npy(const std::string& name, std::string_view bytes) {
    const std::vector<char> copy(bytes.begin(), bytes.end());
    restart_meter();
    const auto t = read_npy(shared_bytes::unowned({copy.data(), copy.size()}));
    t.has_value() ? ++graphs : ++reports;
    check_peak(name, bytes);
}

auto any = [](const shared_bytes& b) { return read_graph(b); };
// What reads as a graph_def reads as a graph_view, and nothing else does.
auto graph_only = [](const shared_bytes& b) {
    auto g = read_graph_def(b);
    graph_view view;
    view.file = b;
    if (detail::view_graph(wire_reader{b.view()}, view) != g.has_value()) {
        fail("viewed but not read, or the reverse", "a graph", b.view());
    }
    return g;
};

// A message is read field by field, and a cut leaves the fields before it as they were: so a long
// file is cut as a whole near its begin and here and there, and each of its fields, alone, at
// every byte.
constexpr std::size_t near = 8192;

constexpr std::size_t next_cut(std::size_t n, std::size_t size, std::size_t pieces) {
    return n + (n < near ? 1 : 1 + size / pieces);
}

void cut_graph(const std::string& name, std::string_view graph, std::size_t step) {
    for (std::size_t n = 0; n <= graph.size(); n = next_cut(n, graph.size(), 64)) {
        feed(name, graph.substr(0, n), graph_only, n % 16 == 0);
    }
    if (graph.size() <= near) return;
    for (wire_reader r{graph}; r.next();) {
        r.skip();
        const std::string_view field = r.raw();
        for (std::size_t n = 1; n < field.size(); n += step) {
            feed(name, field.substr(0, n), graph_only, n % 64 == 0);
        }
    }
}

// All fields but the graph, which is cut by itself.
void cut_meta_graph(const std::string& name, std::string_view meta, std::size_t step) {
    for (wire_reader r{meta}; r.next();) {
        const bool graph = r.is(2, wire_type::bytes);
        r.skip();
        const std::string_view field = r.raw();
        for (std::size_t n = 1; n < (graph ? 16 : field.size()); n += step) {
            restart_meter();
            (void)read_meta_graph_def(shared_bytes::unowned(field.substr(0, n)));
            ++reports;
            check_peak(name, field.substr(0, n));
        }
    }
}

void cut(const std::string& name, std::string_view bytes, bool npy, std::size_t step) {
    const file_kind kind = recognise(bytes);
    for (std::size_t n = 0; n < bytes.size() && kind != file_kind::graph;
         n = npy ? n + (n < 65536 ? 1 : step) : next_cut(n, bytes.size(), 64)) {
        npy ? feed_npy(name, bytes.substr(0, n)) : feed(name, bytes.substr(0, n), any, false);
    }
    if (kind == file_kind::meta_graph) cut_meta_graph(name, bytes, step);
    for (wire_reader r{bytes}; kind == file_kind::saved_model && r.next();) {
        if (r.is(2, wire_type::bytes)) {
            cut_meta_graph(name, r.bytes(), step);
        } else {
            r.skip();
        }
    }
    for (std::string_view inside : graphs_inside(bytes)) cut_graph(name, inside, step);
}

void change(const std::string& name, std::string_view bytes, bool npy, int changes) {
    damage d{20150210};
    for (int i = 0; i < changes; ++i) {
        const std::string changed = d.of(bytes);
        npy ? feed_npy(name, changed) : feed(name, changed, any, i % 64 == 0);
    }
    if (recognise(bytes) == file_kind::graph) return;
    for (std::string_view graph : graphs_inside(bytes)) {
        for (int i = 0; i < changes / 20; ++i) feed(name, d.of(graph), graph_only, i % 64 == 0);
    }
}

// Bytes that stand for as much as they can.
void inflate() {
    for (const std::string_view unit :
         {"\x0A\x00", "\x0A\x01\x08", "\x0A\x02\x1A\x00", "\x12\x00", "\x22\x00", "\x0A\x02\x2A\x00",
          "\x0A\x03\x0A\x01\xFF", "\x1A\x00", "\x2A\x00", "\x0A\x01\x0B", "\x08", "\x0B"}) {
        const std::size_t length = unit.size() == 1 ? 1 : unit[1] == '\0' ? 2 : unit.size();
        std::string many;
        while (many.size() < 30000) many.append(unit.data(), length);
        feed("many of one", many, graph_only, true);
        for (int field : {1, 2, 5}) {
            std::string inside = write_wire([&](auto& out) {
                out.bytes(static_cast<std::uint32_t>(field), many);
            });
            feed("many of one inside", inside, graph_only, true);
        }
        for (std::uint32_t field = 1; field <= 10; ++field) {
            const std::string attr = write_wire([&](auto& out) {
                out.message(1, [&](auto& node) {
                    node.message(5, [&](auto& entry) {
                        entry.message(2, [&](auto& value) { value.bytes(field, many); });
                    });
                });
            });
            feed("many of one in an attr", attr, graph_only, true);
        }
    }
}

}  // namespace

int main(int argc, char** argv) {
    const auto number = [&](int i, int otherwise) { return argc > i ? std::atoi(argv[i]) : otherwise; };
    const int part = number(1, 0);
    const int parts = number(2, 1);
    const int changes = number(3, 100000);
    const auto step = static_cast<std::size_t>(std::max(number(4, 1), 1));
    inflate();
    auto files = model_files(EVERGRAPH_REAL_MODELS);
    if (files.empty()) std::puts("EVERGRAPH_REAL_MODELS names no real models: golden files only");
    for (named_file& f : model_files(std::string{EVERGRAPH_GOLDEN} + "/format")) {
        files.push_back(std::move(f));
    }
    int turn = 0;
    for (const named_file& f : files) {
        if (turn++ % parts != part) continue;
        const std::string_view bytes = f.bytes.view();
        const bool npy = recognise(bytes) == file_kind::npy;
        const bool small = bytes.size() < 65536;
        cut(f.name, bytes, npy, step);
        if (small) change(f.name, bytes, npy, npy ? changes / 20 : changes);
    }
    std::printf("%zu graphs or tensors, %zu reports, at most %zu bytes held for one of a file\n",
                graphs, reports, worst);
    return 0;
}
