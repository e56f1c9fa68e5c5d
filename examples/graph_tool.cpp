// SPDX-License-Identifier: BSL-1.0
// graph_tool: checks, runs, shows and converts TensorFlow graphs from the command line.
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <filesystem>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <evergraph_tf.hpp>

namespace eg = evergraph;

namespace {

enum exit_code { done = 0, refused = 1, wrong_usage = 2, unreadable = 3 };

constexpr std::string_view usage =
    "usage: graph_tool check IN [--consumer N] [--min-producer N] [--json]\n"
    "       graph_tool run IN [--feed NAME=FILE.npy]... [--fetch NAME[:K]]... [--target NAME]...\n"
    "                         [--out DIR] [--threads N]\n"
    "       graph_tool show IN [--dot]\n"
    "       graph_tool convert IN OUT\n"
    "       graph_tool ops [--at N] [--op NAME]\n"
    "IN is a TensorFlow GraphDef, binary or text; OUT is text if its name ends in .pbtxt. Without\n"
    "feeds, fetches and targets, run lists what there is to feed and to fetch. ops writes the\n"
    "definitions in force at version N, or without N, of one op all that ever were, of all ops\n"
    "the newest. Exit 0: done, 1: refused, 2: wrong usage, 3: unreadable input.\n";

struct arguments {
    std::vector<std::string> files;
    std::vector<std::pair<std::string, std::string>> feeds;  // tensor name, file
    std::vector<std::string> fetches;
    std::vector<std::string> targets;
    std::string out;
    std::optional<std::int32_t> consumer;
    std::optional<std::int32_t> min_producer;
    std::optional<std::int32_t> threads;
    std::optional<std::int32_t> at;
    std::string op;
    bool json = false;
    bool dot = false;
};

int misused(const std::string& why) {
    std::cerr << "graph_tool: " << eg::printable(why) << "\n" << usage;
    return wrong_usage;
}

int report(const eg::problems& found, exit_code code) {
    for (const eg::problem& p : found) std::cerr << eg::line(p) << "\n";
    return code;
}

std::optional<std::int32_t> number(const std::string& text) {
    std::int32_t n = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return n;
}

// The options that a command takes, each with one value unless it ends in "!".
using option_names = std::vector<std::string_view>;

// Fills `into`; gives what is wrong with the words, empty if nothing.
std::string parse(const std::vector<std::string>& words, const option_names& known,
                  arguments& into) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word.size() < 2 || word[0] != '-') {
            into.files.push_back(word);
            continue;
        }
        const auto takes = [&](std::string_view o) { return o == word || o == word + "!"; };
        const auto at = std::find_if(known.begin(), known.end(), takes);
        if (at == known.end()) return "this command has no option " + word;
        if (word == "--json") into.json = true;
        if (word == "--dot") into.dot = true;
        if (at->ends_with('!')) continue;
        if (++i == words.size()) return word + " needs a value";
        const std::string& value = words[i];
        if (word == "--fetch") into.fetches.push_back(value);
        if (word == "--target") into.targets.push_back(value);
        if (word == "--out") into.out = value;
        if (word == "--op") into.op = value;
        if (word == "--feed") {
            const std::size_t equals = value.find('=');
            if (equals == 0 || equals == value.npos) return "--feed needs NAME=FILE.npy, not " + value;
            into.feeds.emplace_back(value.substr(0, equals), value.substr(equals + 1));
        }
        if (word == "--consumer" || word == "--min-producer" || word == "--threads" ||
            word == "--at") {
            const auto n = number(value);
            if (!n) return word + " needs a number, not " + value;
            (word == "--consumer" ? into.consumer
             : word == "--threads" ? into.threads
             : word == "--at"      ? into.at
                                   : into.min_producer) = n;
        }
    }
    return {};
}

int check(const arguments& args) {
    eg::runtime with = eg::tf::runtime;
    if (args.consumer) with.window.consumer = *args.consumer;
    if (args.min_producer) with.window.min_producer = *args.min_producer;
    const auto g = eg::read_graph_file(args.files[0]);
    if (!g) {
        if (args.json) std::cout << eg::to_json(eg::check_report{{}, g.error(), {}}) << "\n";
        return report(g.error(), unreadable);
    }
    const eg::check_report found = eg::check(*g, with);
    if (args.json) {
        std::cout << eg::to_json(found) << "\n";
    } else if (found.ok()) {
        std::cout << "ok: " << g->nodes.size() << " nodes, producer " << found.versions.producer
                  << ", min_consumer " << found.versions.min_consumer << ", read by consumer "
                  << with.window.consumer << "\n";
        for (const eg::problem& p : found.warnings) std::cout << "note: " << eg::line(p) << "\n";
    }
    return report(found.found, found.ok() ? done : refused);
}

// What can be fed and fetched.
int list_ends(const eg::graph& g) {
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
std::string file_name(const std::string& fetch) {
    const eg::tensor_name name = eg::parse_tensor_name(fetch);
    std::string out;
    for (char c : name.node) out += c == '/' ? std::string{"__"} : std::string{c};
    return out + "_" + std::to_string(name.output) + ".npy";
}

// Two fetches of different tensors that would be written into one file; empty if there are none.
std::string shared_file(const std::vector<std::string>& fetches) {
    std::map<std::string, eg::tensor_name> files;
    for (const std::string& fetch : fetches) {
        const eg::tensor_name name = eg::parse_tensor_name(fetch);
        const auto [at, is_new] = files.emplace(file_name(fetch), name);
        if (!is_new && !(at->second == name)) return at->first;
    }
    return {};
}

// Shows each value, and writes it if a folder is given.
int give(const arguments& args, const std::vector<eg::tensor>& values) {
    eg::problems failed;
    std::error_code ignored;  // a folder that cannot be made shows when its files are written
    if (!args.out.empty()) std::filesystem::create_directories(args.out, ignored);
    for (std::size_t i = 0; i < values.size(); ++i) {
        std::cout << args.fetches[i] << " " << eg::summary(values[i]);
        if (args.out.empty()) {
            std::cout << " " << eg::elements_text(values[i]) << "\n";
            continue;
        }
        const auto path = std::filesystem::path{args.out} / file_name(args.fetches[i]);
        const auto bytes = eg::write_npy(values[i]);
        const auto written = bytes ? eg::write_file(path, *bytes) : eg::unexpected{bytes.error()};
        if (!written) failed.push_back(written.error());
        std::cout << (written ? " -> " + path.string() : " not written") << "\n";
    }
    return report(failed, failed.empty() ? done : unreadable);
}

int run(const arguments& args) {
    if (args.threads && *args.threads < 1) return misused("--threads needs a number from 1");
    const std::string shared = args.out.empty() ? std::string{} : shared_file(args.fetches);
    if (!shared.empty()) return misused("two fetches would be written to " + shared);
    auto def = eg::read_graph_file(args.files[0]);
    if (!def) return report(def.error(), unreadable);
    eg::problems bad_files;
    std::vector<eg::named_tensor> feeds;
    for (const auto& [name, path] : args.feeds) {
        const auto bytes = eg::map_file(path);
        auto value = bytes ? eg::read_npy(*bytes) : eg::unexpected{bytes.error()};
        if (value) {
            feeds.push_back({name, std::move(*value)});
        } else {
            bad_files.push_back(value.error());
            bad_files.back().attr = "--feed " + name;
        }
    }
    if (!bad_files.empty()) return report(bad_files, unreadable);
    eg::session_options options;
    if (args.threads) options.threads = static_cast<unsigned>(*args.threads);
    const auto session = eg::session::open(std::move(*def), eg::tf::runtime, options);
    if (!session) return report(session.error(), refused);
    if (args.feeds.empty() && args.fetches.empty() && args.targets.empty()) {
        return list_ends(session->held_graph());
    }
    const auto values = session->run(feeds, args.fetches, args.targets);
    if (!values) return report(values.error(), refused);
    return give(args, *values);
}

int show(const arguments& args) {
    auto def = eg::read_graph_file(args.files[0]);
    if (!def) return report(def.error(), unreadable);
    if (!args.dot) {
        std::cout << eg::listing(*def);
        return done;
    }
    const auto g = eg::build_graph(std::move(*def));
    if (!g) return report(g.error(), refused);
    std::cout << eg::to_dot(*g);
    return done;
}

int convert(const arguments& args) {
    const auto def = eg::read_graph_file(args.files[0]);
    if (!def) return report(def.error(), unreadable);
    const auto bytes = eg::write_graph(*def, eg::graph_kind_of(args.files[1]));
    const auto written =
        bytes ? eg::write_file(args.files[1], *bytes) : eg::unexpected{bytes.error()};
    if (!written) return report({written.error()}, unreadable);
    std::cout << def->nodes.size() << " nodes, " << bytes->size() << " bytes -> " << args.files[1]
              << "\n";
    return done;
}

// Of several definitions that begin at one version, the last is in force.
int ops(const arguments& args) {
    const eg::table_view known = eg::tf::dialect::ops;
    const auto rows = args.op.empty() ? known.rows() : known.versions_of(args.op);
    if (rows.empty()) {
        std::cerr << "graph_tool: no op of any version is named " << eg::printable(args.op) << "\n";
        return refused;
    }
    const bool all = !args.op.empty() && !args.at;
    const int at = args.at.value_or(eg::tf::policy.current);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool follows = i + 1 < rows.size() && rows[i + 1].name == rows[i].name;
        const bool in_force = rows[i].since <= at && at <= rows[i].until &&
                              !(follows && rows[i + 1].since <= at);
        if (all || in_force) std::cout << eg::text(rows[i]);
    }
    return done;
}

struct command {
    std::string_view name;
    std::size_t files;
    option_names options;
    int (*act)(const arguments&);
};

int act(const std::vector<std::string>& words) {
    const std::vector<command> commands{
        {"check", 1, {"--consumer", "--min-producer", "--json!"}, check},
        {"run", 1, {"--feed", "--fetch", "--target", "--out", "--threads"}, run},
        {"show", 1, {"--dot!"}, show},
        {"convert", 2, {}, convert},
        {"ops", 0, {"--at", "--op"}, ops}};
    if (words.empty()) return misused("a command is needed");
    const auto asks = [](const std::string& word) { return word == "--help" || word == "-h"; };
    if (std::any_of(words.begin(), words.end(), asks)) {
        std::cout << usage;
        return done;
    }
    for (const command& c : commands) {
        if (c.name != words[0]) continue;
        arguments args;
        const std::string wrong = parse({words.begin() + 1, words.end()}, c.options, args);
        if (!wrong.empty()) return misused(wrong);
        if (args.files.size() != c.files) {
            return misused(words[0] + " takes " + std::to_string(c.files) + " file name" +
                           (c.files == 1 ? "" : "s"));
        }
        return c.act(args);
    }
    return misused("there is no command " + words[0]);
}

}  // namespace

int main(int argc, char** argv) {
    const int code = act({argv + (argc > 0 ? 1 : 0), argv + argc});
    if (std::cout.flush()) return code;
    std::cerr << "graph_tool: the output cannot be written\n";
    return code == done ? static_cast<int>(refused) : code;
}
