// SPDX-License-Identifier: BSL-1.0
// run: runs a graph, or lists what there is to feed and to fetch.
#ifndef EVERGRAPH_EXAMPLES_GRAPH_TOOL_RUN_HPP
#define EVERGRAPH_EXAMPLES_GRAPH_TOOL_RUN_HPP

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <iostream>
#include <map>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <evergraph_tf.hpp>

#if __has_include(<unistd.h>)
#include <unistd.h>
#endif

#include "command_line.hpp"
#include "input.hpp"

namespace graph_tool {

// What can be fed and fetched.
inline int list_ends(const eg::graph& g) {
    std::cout << "placeholders to feed:\n";
    for (eg::node_id id : eg::placeholders(g)) {
        std::cout << "  " << eg::printable(g[id].name);
        for (const eg::named_attr& a : g[id].attrs) {
            if (a.name == "dtype" || a.name == "shape") std::cout << " " << eg::text(a.value);
        }
        std::cout << "\n";
    }
    std::cout << "nodes that nobody consumes:\n";
    for (eg::node_id id : eg::final_nodes(g)) {
        std::cout << "  " << eg::printable(g[id].name) << " (" << eg::printable(g[id].op) << ")\n";
    }
    return done;
}

// output/probabilities:1 -> output__probabilities_1.npy
inline std::string file_name(const std::string& fetch) {
    const eg::tensor_name name = eg::parse_tensor_name(fetch);
    std::string out;
    for (char c : name.node) out += c == '/' ? std::string{"__"} : std::string{c};
    return out + "_" + std::to_string(name.output) + ".npy";
}

// Two fetches of different tensors that would be written into one file; empty if there are none.
inline std::string shared_file(const std::vector<std::string>& fetches) {
    std::map<std::string, eg::tensor_name> files;
    for (const std::string& fetch : fetches) {
        const eg::tensor_name name = eg::parse_tensor_name(fetch);
        const auto [at, is_new] = files.emplace(file_name(fetch), name);
        if (!is_new && !(at->second == name)) return at->first;
    }
    return {};
}

// Shows each value, and writes it if a folder is given.
inline int give(const std::vector<std::string>& fetches, const std::vector<eg::tensor>& values,
                const std::string& out) {
    eg::problems failed;
    std::error_code ignored;  // a folder that cannot be made shows when its files are written
    if (!out.empty()) std::filesystem::create_directories(out, ignored);
    for (std::size_t i = 0; i < values.size(); ++i) {
        std::cout << fetches[i] << " " << eg::summary(values[i]);
        if (out.empty()) {
            std::cout << " " << eg::elements_text(values[i]) << "\n";
            continue;
        }
        const auto path = std::filesystem::path{out} / file_name(fetches[i]);
        const auto bytes = eg::write_npy(values[i]);
        const auto written = bytes ? eg::write_file(path, *bytes) : eg::unexpected{bytes.error()};
        if (!written) failed.push_back(written.error());
        std::cout << (written ? " -> " + path.string() : " not written") << "\n";
    }
    return report(failed, failed.empty() ? done : unreadable);
}

// The values of NAME=FILE.npy words; all files that do not read are named.
inline eg::expected<std::vector<eg::named_tensor>, eg::problems> read_feeds(
    const std::vector<std::string>& words) {
    std::vector<eg::named_tensor> feeds;
    eg::problems bad_files;
    for (const std::string& word : words) {
        const std::string name = word.substr(0, word.find('='));
        const auto bytes = eg::map_file(word.substr(name.size() + 1));
        auto value = bytes ? eg::read_npy(*bytes) : eg::unexpected{bytes.error()};
        if (value) {
            feeds.push_back({name, std::move(*value)});
        } else {
            bad_files.push_back(value.error());
            bad_files.back().attr = "--feed " + name;
        }
    }
    if (!bad_files.empty()) return eg::unexpected{std::move(bad_files)};
    return feeds;
}

// What is wrong with the words of a run; empty if nothing.
inline std::string misuse_of_run(const arguments& args) {
    for (const std::string& word : args.values("--feed")) {
        if (word.find('=') == 0 || word.find('=') == word.npos) {
            return "--feed needs NAME=FILE.npy, not " + word;
        }
    }
    if (args.number("--threads").value_or(1) < 1) return "--threads needs a number from 1";
    if (args.number("--timeout").value_or(1) < 1) return "--timeout needs a number from 1";
    const std::string shared =
        args.has("--out") ? shared_file(args.values("--fetch")) : std::string{};
    return shared.empty() ? shared : "two fetches would be written to " + shared;
}

// A bar that grows on a terminal; nothing where the messages go elsewhere.
inline std::function<void(std::size_t, std::size_t)> progress_bar() {
#if __has_include(<unistd.h>)
    if (isatty(STDERR_FILENO) == 0) return {};
    return [](std::size_t done, std::size_t all) {
        constexpr std::size_t width = 40;
        const std::size_t full = all == 0 ? width : std::min(done, all) * width / all;
        std::cerr << "\r[" << std::string(full, '#') << std::string(width - full, ' ') << "] "
                  << done << (done <= all ? "/" + std::to_string(all) : std::string{}) << " nodes"
                  << (done == all ? "\n" : "") << std::flush;
    };
#else
    return {};
#endif
}

// As RunMetadata if the name ends in .pb, else as JSON for trace viewers.
inline int write_trace(const std::string& path, const eg::run_trace& trace) {
    const auto written = eg::write_file(path, path.ends_with(".pb") ? eg::run_metadata(trace)
                                                                    : eg::trace_json(trace));
    return written ? done : report({written.error()}, unreadable);
}

inline int run(const arguments& args) {
    const std::string misuse = misuse_of_run(args);
    if (!misuse.empty()) return misused(misuse);
    auto def = read_graph(args);
    if (!def) return report(def.error(), unreadable);
    const auto feeds = read_feeds(args.values("--feed"));
    if (!feeds) return report(feeds.error(), unreadable);
    eg::session_options options;
    if (const auto n = args.number("--threads")) options.threads = static_cast<unsigned>(*n);
    const auto session = eg::session::open(std::move(*def), eg::tf::runtime, options);
    if (!session) return report(session.error(), refused);
    const auto fetches = args.values("--fetch");
    const auto targets = args.values("--target");
    if (feeds->empty() && fetches.empty() && targets.empty()) {
        return list_ends(session->held_graph());
    }
    eg::run_trace trace;
    eg::run_options how;
    if (args.has("--trace")) how.trace = &trace;
    if (args.has("--progress")) how.progress = progress_bar();
    how.timeout = std::chrono::milliseconds(args.number("--timeout").value_or(0));
    const auto values = session->run(*feeds, fetches, targets, how);
    const int traced = how.trace == nullptr ? done : write_trace(args.value("--trace"), trace);
    if (!values) return report(values.error(), refused);
    if (traced != done) return traced;
    return give(fetches, *values, args.value("--out"));
}

inline const command run_command{
    "run", 1, 1, {"--feed=", "--fetch=", "--target=", "--out=", "--threads#", "--timeout#", "--trace=",
                 "--progress", "--tag="},
    "run IN [--feed NAME=FILE.npy]... [--fetch NAME[:K]]... [--target NAME]...\n"
    "           [--out DIR] [--threads N] [--timeout MILLISECONDS] [--trace FILE.json|FILE.pb]\n"
    "           [--progress] [--tag TAG]...\n", run};

}  // namespace graph_tool

#endif
