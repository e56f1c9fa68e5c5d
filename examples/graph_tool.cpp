// SPDX-License-Identifier: BSL-1.0
// graph_tool: checks, runs, shows, converts and migrates TensorFlow graphs from the command line.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include "graph_tool/call.hpp"
#include "graph_tool/check.hpp"
#include "graph_tool/checkpoint.hpp"
#include "graph_tool/command_line.hpp"
#include "graph_tool/convert.hpp"
#include "graph_tool/migrate.hpp"
#include "graph_tool/needs.hpp"
#include "graph_tool/ops.hpp"
#include "graph_tool/run.hpp"
#include "graph_tool/show.hpp"

namespace graph_tool {

const std::vector<const command*> commands{&check_command, &run_command, &call_command, &show_command,
                                           &convert_command, &migrate_command, &needs_command, &ops_command,
                                           &checkpoint_command};

std::string usage() {
    std::string out;
    for (const command* c : commands) {
        out += (out.empty() ? "usage: graph_tool " : "       graph_tool ");
        out += c->usage;
    }
    return out +
           "IN is a TensorFlow graph of any kind: GraphDef, MetaGraphDef or SavedModel, binary, text\n"
           "or JSON, the folder of a SavedModel or of TensorFlow.js. Of several graphs in a model, the\n"
           "tags choose one. OUT is what its name says: .pb, .pbtxt or .json a GraphDef, .meta a\n"
           "MetaGraphDef, DIR/ a SavedModel, DIR/model.json a TensorFlow.js folder. --freeze makes\n"
           "constants of the variables that the signatures need, --thaw variables of the weights.\n"
           "Without feeds, fetches and targets, run lists what there is to feed and to fetch. ops\n"
           "writes the definitions in force at version N, or without N, of one op all that ever\n"
           "were, of all ops the newest; with --diff what changed between two versions.\n"
           "A pin keeps a node or an op out of a migration, NAME> all ops of that domain.\n"
           "CHECKPOINT is a prefix, an .index, a folder or the file 'checkpoint' of one, in either format.\n"
           "Exit 0: done, 1: refused, 2: wrong usage, 3: unreadable input.\n";
}

int misused(const std::string& why) {
    std::cerr << "graph_tool: " << eg::printable(why) << "\n" << usage();
    return wrong_usage;
}

int act(const std::vector<std::string>& words) {
    if (words.empty()) return misused("a command is needed");
    const auto asks = [](const std::string& word) { return word == "--help" || word == "-h"; };
    if (std::any_of(words.begin(), words.end(), asks)) {
        std::cout << usage();
        return done;
    }
    for (const command* c : commands) {
        if (c->name != words[0]) continue;
        arguments args;
        const std::string wrong = parse({words.begin() + 1, words.end()}, *c, args);
        return wrong.empty() ? c->act(args) : misused(wrong);
    }
    return misused("there is no command " + words[0]);
}

}  // namespace graph_tool

int main(int argc, char** argv) {
    const int code = graph_tool::act({argv + (argc > 0 ? 1 : 0), argv + argc});
    if (std::cout.flush()) return code;
    std::cerr << "graph_tool: the output cannot be written\n";
    return code == graph_tool::done ? static_cast<int>(graph_tool::refused) : code;
}
