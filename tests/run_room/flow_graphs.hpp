// SPDX-License-Identifier: BSL-1.0
// flow_graphs: random graphs with loops and conds for the tests, and a reference that runs them.
#ifndef EVERGRAPH_TESTS_FLOW_GRAPHS_HPP
#define EVERGRAPH_TESTS_FLOW_GRAPHS_HPP

#include <evergraph/graph/structure_ops.hpp>
#include <evergraph/graph/tensor_name.hpp>

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "flow_dialect.hpp"

namespace flow {

// What a graph means, without tokens, counts and frames in motion: the value of an output in an
// iteration is asked for and computed from the values it is made of. Dead: nullopt.
class reference {
 public:
    reference(const eg::graph_def& g, std::map<std::string, std::int64_t> feeds)
        : feeds_(std::move(feeds)) {
        for (const eg::node_def& n : g.nodes) nodes_[n.name] = &n;
        for (const eg::node_def& n : g.nodes) {
            if (n.op == "NextIteration") next_of_[frame_of(n.name)].push_back(n.name);
        }
    }

    std::optional<std::int64_t> fetch(const std::string& name) {
        const auto [node, output] = eg::parse_tensor_name(name);
        return value(std::string{node}, output, {});
    }

 private:
    using place = std::vector<std::int64_t>;  // the iterations of all loops around, the inmost last
    using result = std::optional<std::vector<std::optional<std::int64_t>>>;  // nullopt: dead

    // The frame that the node's inputs come from; "" outside all loops.
    std::string frame_of(const std::string& name) {
        const auto known = frames_.find(name);
        if (known != frames_.end()) return known->second;
        std::string frame;
        const eg::node_def& n = *nodes_.at(name);
        if (!n.inputs.empty())
            frame = gives_to(std::string{eg::parse_tensor_name(n.inputs[0]).node});
        return frames_[name] = frame;
    }
    std::string gives_to(const std::string& name) {
        const eg::node_def& n = *nodes_.at(name);
        if (n.op == "Exit") return parents_.at(frame_of(name));
        if (n.op != "Enter") return frame_of(name);
        const std::string frame = *n.attrs.find_as<std::string>("frame_name");
        parents_[frame] = frame_of(name);
        return frame;
    }

    std::optional<std::int64_t> value(const std::string& node, int output, const place& at) {
        const result& r = run(node, at);
        if (!r || output < 0) return r ? std::optional<std::int64_t>{0} : std::nullopt;
        return (*r)[static_cast<std::size_t>(output)];
    }

    const result& run(const std::string& name, const place& at) {
        const auto known = results_.find({name, at});
        if (known != results_.end()) return known->second;
        result r = compute(*nodes_.at(name), at);
        return results_[{name, at}] = std::move(r);
    }

    std::optional<std::int64_t> input(const eg::node_def& n, std::size_t i, const place& at) {
        const auto [node, output] = eg::parse_tensor_name(n.inputs[i]);
        return value(std::string{node}, output, at);
    }

    result compute(const eg::node_def& n, const place& at) {
        if (n.op == "Placeholder") return one(feeds_.at(n.name));
        if (n.op == "Merge") return merge(n, at);
        if (n.op == "Enter") return enter(n, at);
        if (n.op == "Exit") return leave(n, at);
        std::vector<std::int64_t> in;
        for (std::size_t i = 0; i < n.inputs.size(); ++i) {
            const auto v = input(n, i, at);
            if (!v) return std::nullopt;
            if (n.inputs[i][0] != '^') in.push_back(*v);
        }
        if (n.op == "Switch") {
            std::vector<std::optional<std::int64_t>> two(2);
            two[in[1] != 0 ? 1 : 0] = in[0];
            return two;
        }
        return one(plain_op(n, in));
    }
    static result one(std::int64_t v) { return std::vector<std::optional<std::int64_t>>{v}; }

    static std::int64_t plain_op(const eg::node_def& n, const std::vector<std::int64_t>& in) {
        if (n.op == "Number") return *n.attrs.find_as<std::int64_t>("value");
        if (n.op == "Mix") return mixed(in);
        if (n.op == "Add") return plain(word(in[0]) + word(in[1]));
        if (n.op == "Less") return in[0] < in[1] ? 1 : 0;
        if (n.op == "Odd") return in[0] % 2 != 0 ? 1 : 0;
        if (n.op == "Mod5") return modulo5(in[0]);
        if (n.op == "NoOp") return 0;
        return in.at(0);  // Widen, LoopCond, NextIteration
    }

    // Of a loop: what entered, or what the last iteration gave. Of a cond: the branch taken.
    result merge(const eg::node_def& n, const place& at) {
        for (std::size_t i = 0; i < n.inputs.size(); ++i) {
            if (n.inputs[i][0] == '^') continue;
            const std::string from{eg::parse_tensor_name(n.inputs[i]).node};
            const std::string& op = nodes_.at(from)->op;
            place where = at;
            if (op == "Enter" && at.back() != 0) continue;
            if (op == "NextIteration" && where.back()-- == 0) continue;
            if (const auto v = input(n, i, where)) {
                return std::vector<std::optional<std::int64_t>>{*v, static_cast<std::int64_t>(i)};
            }
        }
        return std::nullopt;
    }
    // `at`: in the frame it leads to.
    result enter(const eg::node_def& n, place at) {
        at.pop_back();
        const auto v = input(n, 0, at);
        if (!v) return std::nullopt;
        return one(*v);
    }
    result leave(const eg::node_def& n, place at) {
        const std::vector<std::string>& next = next_of_[frame_of(n.name)];
        at.push_back(0);
        for (;; ++at.back()) {
            if (const auto v = input(n, 0, at)) return one(*v);
            bool goes_on = false;
            for (const std::string& name : next) goes_on = value(name, 0, at) || goes_on;
            if (!goes_on) return std::nullopt;
        }
    }

    std::map<std::string, std::int64_t> feeds_;
    std::map<std::string, const eg::node_def*> nodes_;
    std::map<std::string, std::string> frames_;
    std::map<std::string, std::string> parents_;
    std::map<std::string, std::vector<std::string>> next_of_;
    std::map<std::pair<std::string, place>, result> results_;
};

// Random programs of arithmetic, conds and loops, three deep, over the feeds a and b.
class random_graph {
 public:
    explicit random_graph(std::uint32_t seed) : engine_(seed) {
        scope all{{w_.feed("a"), w_.feed("b")}, {}};
        fill(all, 0);
        fetches = all.sure;
        fetches.insert(fetches.end(), all.maybe.begin(), all.maybe.end());
        graph = std::move(w_.graph);
    }

    eg::graph_def graph;
    std::vector<std::string> fetches;  // some may be dead

 private:
    // Values of one frame and one branch: live whenever the branch is taken, and others.
    struct scope {
        std::vector<std::string> sure;
        std::vector<std::string> maybe;
    };

    std::uint32_t below(std::size_t n) { return static_cast<std::uint32_t>(engine_() % n); }
    std::string fresh(const char* kind) { return kind + std::to_string(count_++); }
    const std::string& any(const std::vector<std::string>& of) { return of[below(of.size())]; }
    static std::string control(const std::string& value) {
        return "^" + std::string{eg::parse_tensor_name(value).node};
    }

    void fill(scope& s, int depth) {
        for (std::uint32_t steps = 2 + below(5); steps > 0; --steps) {
            switch (below(depth < 3 ? 7 : 4)) {
                case 0:
                    s.sure.push_back(w_.number(fresh("c"), below(100), {control(any(s.sure))}));
                    break;
                case 1:
                    doubtful(s);
                    break;
                case 4:
                case 5:
                    cond(s, depth);
                    break;
                case 6:
                    loop(s, depth);
                    break;
                default:
                    s.sure.push_back(w_.mix(fresh("x"), {any(s.sure), any(s.sure)}));
            }
        }
    }
    // One side of a Switch, what is made of it, and what waits for it.
    void doubtful(scope& s) {
        const std::string pred = w_.node(fresh("odd"), "Odd", {any(s.sure)});
        const std::string sw = w_.node(fresh("s"), "Switch", {any(s.sure), pred});
        s.maybe.push_back(below(2) == 0 ? sw : sw + ":1");
        s.maybe.push_back(w_.mix(fresh("d"), {any(s.sure), any(s.maybe)}));
        const std::string waits = w_.mix(fresh("w"), {any(s.sure), control(any(s.maybe))});
        s.maybe.push_back(waits);
        if (below(2) == 0) s.sure.push_back(w_.merge(fresh("m"), {sw, sw + ":1", control(waits)}));
    }

    // The result of a branch is made of a value that only the branch has.
    std::string branch(const scope& around, const std::string& own, int depth) {
        scope s{{w_.mix(fresh("b"), {own})}, around.maybe};
        fill(s, depth + 1);
        s.sure.push_back(any(around.sure));
        return w_.mix(fresh("r"), {own, any(s.sure)});
    }
    void cond(scope& s, int depth) {
        const std::string pred = w_.node(fresh("odd"), "Odd", {any(s.sure)});
        const std::string sw = w_.node(fresh("s"), "Switch", {any(s.sure), pred});
        const std::string no = branch(s, sw, depth);
        const std::string yes = branch(s, sw + ":1", depth);
        const std::string m = w_.merge(fresh("m"), {no, yes});
        s.sure.push_back(m);
        if (below(2) == 0) s.sure.push_back(w_.node(fresh("i"), "Widen", {m + ":1"}));
    }

    void loop(scope& s, int depth) {
        const std::string frame = fresh("f");
        const std::int64_t parallel = std::vector<std::int64_t>{1, 2, 10}[below(3)];
        const auto constant = [&](const std::string& of) {
            return w_.enter(fresh("e"), frame, of, true, parallel);
        };
        const std::string zero = w_.number(fresh("c"), 0, {control(any(s.sure))});
        const std::string limit = constant(w_.node(fresh("n"), "Mod5", {any(s.sure)}));
        const std::size_t vars = 2 + below(2);  // the first counts
        std::vector<std::string> merges;
        std::vector<std::string> nexts;
        for (std::size_t v = 0; v < vars; ++v) {
            nexts.push_back(fresh("next"));
            const std::string in =
                w_.enter(fresh("e"), frame, v == 0 ? zero : any(s.sure), false, parallel);
            merges.push_back(w_.merge(fresh("m"), {in, nexts.back()}));
        }
        const std::string is_less = w_.node(fresh("less"), "Less", {merges[0], limit});
        const std::string go_on = w_.node(fresh("cond"), "LoopCond", {is_less});
        scope body{{}, {}};
        std::vector<std::string> switches;
        for (const std::string& m : merges) {
            switches.push_back(w_.node(fresh("s"), "Switch", {m, go_on}));
            body.sure.push_back(w_.mix(fresh("b"), {switches.back() + ":1"}));
        }
        // What enters for all iterations is bound to the body by what it is mixed with.
        body.sure.push_back(w_.mix(fresh("k"), {body.sure[0], constant(any(s.sure))}));
        if (!s.maybe.empty()) {
            body.maybe.push_back(w_.mix(fresh("q"), {body.sure[0], constant(any(s.maybe))}));
        }
        const std::string one = w_.number(fresh("c"), 1, {control(switches[0])});
        const std::string plus = w_.node(fresh("plus"), "Add", {switches[0] + ":1", one});
        fill(body, depth + 1);
        w_.node(nexts[0], "NextIteration", {plus});
        for (std::size_t v = 1; v < vars; ++v) {
            w_.node(nexts[v], "NextIteration", {w_.mix(fresh("x"), {any(body.sure)})});
        }
        for (const std::string& sw : switches)
            s.sure.push_back(w_.node(fresh("out"), "Exit", {sw}));
        if (!s.maybe.empty()) {
            const std::string late = w_.mix(fresh("q"), {switches[1], constant(any(s.maybe))});
            s.maybe.push_back(w_.node(fresh("out"), "Exit", {late}));
        }
    }

    std::mt19937 engine_;
    writer w_;
    int count_ = 0;
};

}  // namespace flow

#endif
