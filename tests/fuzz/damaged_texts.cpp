// SPDX-License-Identifier: BSL-1.0
// damaged_texts: every truncation and many random changes of graphs in text read without harm, and
// never hold more memory than a constant times the text; what reads is written and read again.
//
// Usage: damaged_texts [changes of all small texts together]
#include <cstdio>
#include <cstdlib>
#include <evergraph/format/read_graph_file.hpp>
#include <evergraph/format/text_writer.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "allocation_meter.hpp"
#include "damage.hpp"

using namespace evergraph;

namespace {

// A node of six characters takes some 300 bytes in memory; of problems there are 200 at most.
constexpr std::size_t most_per_byte = 512;
constexpr std::size_t most_besides = 1 << 20;

std::size_t graphs = 0;
std::size_t reports = 0;

[[noreturn]] void fail(const std::string& what, const std::string& name, std::string_view bytes) {
    std::fprintf(stderr, "%s: %s (%zu bytes, kept in damaged.pbtxt)\n", name.c_str(), what.c_str(),
                 bytes.size());
    (void)write_file("damaged.pbtxt", bytes);
    std::exit(1);
}

void feed(const std::string& name, std::string_view text, bool again) {
    // A copy of the exact size, so that a sanitizer sees one byte too far.
    const std::vector<char> copy(text.begin(), text.end());
    restart_meter();
    const auto g = read_graph_text(shared_bytes::unowned({copy.data(), copy.size()}));
    const std::size_t peak = metered_peak();
    if (peak > most_per_byte * text.size() + most_besides) {
        fail("held " + std::to_string(peak) + " bytes", name, text);
    }
    ++(g.has_value() ? graphs : reports);
    if (!g.has_value()) {
        if (g.error().empty()) fail("refused without a problem", name, text);
        for (const problem& p : g.error()) {
            // Text that is fine and yet no graph would be a fault of our own.
            if (p.found.find(" at byte ") != p.found.npos) fail(line(p), name, text);
        }
        return;
    }
    if (!again) return;
    const std::string written = write_graph_text(*g);
    const auto reread = read_graph_text(shared_bytes::unowned(written));
    if (!reread.has_value()) fail("written and not read again", name, text);
    if (write_graph_text(*reread) != written) fail("written in two ways", name, text);
}

// Text that stands for as much as it can, or goes as deep as it can.
void inflate() {
    for (const std::string_view unit :
         {"node{}", "node<>", "library{}", "versions{bad_consumers:1}", "node{attr{}}", "15{}", "x:1 ",
          "15:1 ", "[", "{", "node{", "node:[{", "node{attr{value{list{", "-", "\"", "'", "#", "node",
          "node:[{},", "library{function{", "node{input:'' input:''}", ",", "}", ">"}) {
        std::string many;
        while (many.size() < 30000) many += unit;
        feed("many of " + std::string{unit}, many, true);
        feed("many of one in a node", "node{" + many + "}", true);
        feed("many of one in a library", "library{function{node_def{attr{value{" + many, true);
    }
    std::string numbers = "node{attr{value{list{i:[1";
    while (numbers.size() < 100000) numbers += ",1";
    feed("many numbers", numbers + "]}}}}", true);
}

}  // namespace

int main(int argc, char** argv) {
    const int changes = argc > 1 ? std::atoi(argv[1]) : 20000;
    inflate();
    auto files = text_files(EVERGRAPH_REAL_MODELS);
    if (files.empty()) std::puts("EVERGRAPH_REAL_MODELS names no real models: golden files only");
    for (named_file& f : text_files(std::string{EVERGRAPH_GOLDEN} + "/format")) {
        files.push_back(std::move(f));
    }
    std::size_t small = 0;
    for (const named_file& f : files) small += f.bytes.size() < 16384 ? 1U : 0U;
    for (const named_file& f : files) {
        const std::string_view text = f.bytes.view();
        // Each truncation reads all before it, so those of large texts are sampled.
        for (std::size_t n = 0; n < text.size(); n += 1 + text.size() / 16384) {
            feed(f.name, text.substr(0, n), n % 16 == 0);
        }
        feed(f.name, text, true);
        if (text.size() >= 16384) continue;
        damage d{20150210, damage::in_text};
        for (std::size_t i = 0; i <= static_cast<std::size_t>(changes) / small; ++i) {
            feed(f.name, d.of(text), true);
        }
    }
    std::printf("%zu graphs, %zu reports\n", graphs, reports);
    return 0;
}
