// SPDX-License-Identifier: BSL-1.0
// against_libprotobuf: our reader and libprotobuf accept the same bytes and mean the same by them;
// protozero walks the same fields.
//
// Usage: against_libprotobuf [changes]
//
// Ours writes unknown fields and opaque messages as they came, libprotobuf rewrites overlong
// varints in them: so both forms are compared after libprotobuf has read and written them.
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/stubs/logging.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <evergraph/format/protobuf_graph_writer.hpp>
#include <evergraph/format/read_graph_file.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "damage.hpp"
#include "graph_def_oracle.pb.h"
#if defined(EVERGRAPH_HAVE_PROTOZERO)
#include <protozero/pbf_reader.hpp>
#endif

using namespace evergraph;

namespace {

std::size_t both = 0;
std::size_t neither = 0;
std::size_t same_bytes = 0;

[[noreturn]] void fail(const std::string& what, const std::string& name, std::string_view bytes) {
    std::fprintf(stderr, "%s: %s (%zu bytes, kept in disputed.bin)\n", name.c_str(), what.c_str(),
                 bytes.size());
    (void)write_file("disputed.bin", bytes);
    std::exit(1);
}

std::string deterministic(const oracle::GraphDef& g) {
    std::string out;
    {
        google::protobuf::io::StringOutputStream stream{&out};
        google::protobuf::io::CodedOutputStream coded{&stream};
        coded.SetSerializationDeterministic(true);
        g.SerializeToCodedStream(&coded);
    }
    return out;
}

// True if the bytes are accepted.
bool compare(const std::string& name, std::string_view bytes, bool exact) {
    oracle::GraphDef theirs;
    const bool accepted = theirs.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()));
    const auto ours = read_graph_def(shared_bytes::unowned(bytes));
    if (accepted != ours.has_value()) {
        if (!ours.has_value()) std::fprintf(stderr, "%s\n", line(ours.error()[0]).c_str());
        fail(accepted ? "accepted by libprotobuf only" : "accepted by ours only", name, bytes);
    }
    ++(accepted ? both : neither);
    if (!accepted) return false;
    const std::string written = write_graph_def(*ours);
    const std::string expected = deterministic(theirs);
    if (written == expected) {
        ++same_bytes;
        return true;
    }
    if (exact) fail("other bytes than libprotobuf's", name, bytes);
    oracle::GraphDef reread;
    if (!reread.ParseFromString(written) || deterministic(reread) != expected) {
        fail("another meaning than libprotobuf's", name, bytes);
    }
    return true;
}

#if defined(EVERGRAPH_HAVE_PROTOZERO)
void walk(const std::string& name, std::string_view bytes, int depth) {
    wire_reader r{bytes};
    protozero::pbf_reader other{bytes.data(), bytes.size()};
    while (r.next()) {
        if (!other.next() || other.tag() != r.field() ||
            static_cast<int>(other.wire_type()) != static_cast<int>(r.type())) {
            fail("protozero sees another field", name, bytes);
        }
        if (r.type() == wire_type::bytes) {
            const std::string_view mine = r.bytes();
            const auto view = other.get_view();
            if (view.data() != mine.data() || view.size() != mine.size()) {
                fail("protozero sees another length", name, bytes);
            }
            if (depth > 0) walk(name, mine, depth - 1);
        } else if (r.type() == wire_type::varint) {
            if (r.varint() != other.get_uint64()) fail("protozero sees another number", name, bytes);
        } else {
            r.skip();
            other.skip();
        }
    }
    if (r.failed() || other.next()) fail("protozero sees another end", name, bytes);
}
#else
void walk(const std::string&, std::string_view, int) {}
#endif

void compare_changes(const std::string& name, std::string_view graph, int changes) {
    damage d{20190509};
    for (int i = 0; i < changes; ++i) {
        std::string changed = d.of(graph);
        // Changes upon changes get far; most single ones only break a length.
        for (int more = 0; more < 3 && compare(name, changed, false); ++more) changed = d.of(changed);
    }
}

}  // namespace

int main(int argc, char** argv) {
    const int changes = argc > 1 ? std::atoi(argv[1]) : 3000;
    google::protobuf::SetLogHandler(nullptr);
    auto files = model_files(EVERGRAPH_REAL_MODELS);
    if (files.empty()) std::puts("EVERGRAPH_REAL_MODELS names no real models: golden files only");
    for (named_file& f : model_files(std::string{EVERGRAPH_GOLDEN} + "/format")) {
        files.push_back(std::move(f));
    }
    for (const named_file& f : files) {
        for (std::string_view graph : graphs_inside(f.bytes.view())) {
            if (!compare(f.name, graph, true)) fail("refused by both", f.name, graph);
            walk(f.name, graph, 1);
            if (graph.size() < 65536) compare_changes(f.name, graph, changes);
        }
    }
    std::printf("%zu accepted by both (%zu with the same bytes), %zu refused by both\n", both,
                same_bytes, neither);
    return 0;
}
