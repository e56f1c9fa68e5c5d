#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
# static_graph_code_test: what the compiler makes of a static graph is what it makes of plain calls.
"""Usage: static_graph_code_test.py COMPILER INCLUDE"""
import re
import subprocess
import sys
import tempfile
from pathlib import Path

PROGRAM = """
#include <evergraph/static_graph/static_graph.hpp>
namespace eg = evergraph;
using namespace evergraph::literals;
float scale(float, float) noexcept;
float square(float) noexcept;
float log_of(float) noexcept;
float join(float, float) noexcept;
constexpr auto graph = eg::static_graph(
    "joined"_node = eg::call(join, "log"_node, "power"_node),
    "log"_node = eg::call(log_of, "power"_node),
    "power"_node = eg::call(square, "louder"_node),
    "louder"_node = eg::call(scale, "signal"_node, "gain"_node),
    "unused"_node = eg::call(log_of, "louder"_node),
    "signal"_node = eg::feed<float>, "gain"_node = eg::feed<float>);
extern "C" float by_graph(float signal, float gain) {
    return graph.fetch("joined"_node)("signal"_node = signal, "gain"_node = gain).value();
}
extern "C" float by_hand(float signal, float gain) {
    const float power = square(scale(signal, gain));
    return join(log_of(power), power);
}
"""
INSTRUCTION = re.compile(r"^\t([a-z][\w.]*)(?:\s+(.*))?$")


def instructions(assembly, function):
    body = re.search(rf"^{function}:.*?\n(.*?)\n[^\n]*\.size\s+{function}\b", assembly, re.M | re.S)
    if body is None:
        sys.exit(f"no {function} in the assembly")
    return [m.groups("") for m in map(INSTRUCTION.match, body[1].splitlines()) if m]


def callees(code):
    """What is called or jumped to, in order; a tail call is a jump."""
    found = []
    for name, operand in code:
        if name.startswith(("call", "jmp", "bl", "b")) and (
                callee := re.search(r"\d(scale|square|log_of|join)f", operand)):
            found.append(callee[1])
        elif name.startswith(("call", "j", "bl", "cb", "tb", "lock")):
            sys.exit(f"not a plain call of a kernel: {name} {operand}")
    return found


def main():
    compiler, include = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        source, out = Path(folder, "graph.cpp"), Path(folder, "graph.s")
        source.write_text(PROGRAM)
        subprocess.run([compiler, "-std=c++20", "-O2", "-S", "-I", include, source, "-o", out],
                       check=True, timeout=300)
        assembly = out.read_text()
    graph, hand = (instructions(assembly, f) for f in ("by_graph", "by_hand"))
    wanted = ["scale", "square", "log_of", "join"]
    if callees(graph) != wanted or callees(hand) != wanted:
        sys.exit(f"calls of the graph: {callees(graph)}, by hand: {callees(hand)}")
    print(f"{len(graph)} instructions for the graph, {len(hand)} by hand")
    if len(graph) > 2 * len(hand):
        sys.exit("the graph takes more than twice as many instructions as plain calls")


if __name__ == "__main__":
    main()
