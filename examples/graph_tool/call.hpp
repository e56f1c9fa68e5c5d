// SPDX-License-Identifier: BSL-1.0
// call: runs a model by one of its signatures, with its variables restored.
#ifndef EVERGRAPH_EXAMPLES_GRAPH_TOOL_CALL_HPP
#define EVERGRAPH_EXAMPLES_GRAPH_TOOL_CALL_HPP

#include <string>
#include <utility>
#include <vector>

#include <evergraph_tf.hpp>

#include "command_line.hpp"
#include "input.hpp"
#include "run.hpp"

namespace graph_tool {

inline int call(const arguments& args) {
    const std::string misuse = misuse_of_run(args);
    if (!misuse.empty()) return misused(misuse);
    const auto model = read_model(args.files[0]);
    if (!model) return report(model.error(), unreadable);
    const auto feeds = read_feeds(args.values("--feed"));
    if (!feeds) return report(feeds.error(), unreadable);
    eg::session_options options;
    if (const auto n = args.number("--threads")) options.threads = static_cast<unsigned>(*n);
    const auto session =
        eg::model_session::open(*model, args.values("--tag"), eg::tf::runtime, std::move(options));
    if (!session) return report(session.error(), refused);
    auto outputs = session->run(args.value("--signature"), *feeds);
    if (!outputs) return report(outputs.error(), refused);
    std::vector<std::string> names;
    std::vector<eg::tensor> values;
    for (eg::named_tensor& out : *outputs) {
        names.push_back(std::move(out.name));
        values.push_back(std::move(out.value));
    }
    return give(names, values, args.value("--out"));
}

inline const command call_command{
    "call", 1, 1, {"--signature=", "--feed=", "--tag=", "--out=", "--threads#"},
    "call IN [--signature KEY] [--feed INPUT=FILE.npy]... [--tag TAG]...\n"
    "           [--out DIR] [--threads N]\n", call};

}  // namespace graph_tool

#endif
