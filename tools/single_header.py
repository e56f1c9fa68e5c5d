#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
# single_header: proves that the headers keep to the map, then writes single_include/ from them.
"""Usage: single_header.py [--check] [--root DIR]

Writes single_include/evergraph.hpp, evergraph_json.hpp and evergraph_tf.hpp by concatenation in the
order of the maps of these names in include/. With --check it writes nothing
and fails if a file is stale. A header that breaks a rule is refused, one line for each breach.
"""
import argparse
import os
import re
import sys
from pathlib import Path

# The layers. A room (or one file of it) may include itself, the rooms of its row, and the outside
# headers that begin with one of the given prefixes; version.hpp and the standard library are open to
# all. Headers which are optional may include any outside header. Nothing but tf includes tf.
LAYERS = {
    "version.hpp": ("", ""),
    "base": ("", ""),
    "tensor": ("base", "boost/container/"),
    "version": ("base", ""),
    "ops": ("base tensor version", "boost/hana boost/container/"),
    "graph": ("base tensor version ops", "boost/"),
    "format": ("base tensor version ops graph", "boost/"),
    "store": ("base tensor version ops graph format", "boost/ fcntl.h io.h unistd.h"),
    "pass": ("base tensor version ops graph format", "boost/"),
    "plan": ("base tensor", "boost/container/"),
    "plan/freeze_flow.hpp": ("base tensor version ops graph plan", "boost/"),
    "plan/freeze.hpp": ("base tensor version ops graph pass plan plan/freeze_flow.hpp", "boost/"),
    "run": ("base tensor plan", "boost/hana boost/container/"),
    "static_graph": ("base tensor ops plan run", "boost/hana"),
    "cluster": ("base tensor version ops graph pass plan plan/freeze.hpp run", "boost/"),
    "function_cache.hpp": ("base tensor version ops graph format pass plan plan/freeze.hpp run",
                           "boost/"),
    "trace_file.hpp": ("base tensor format plan run", "boost/"),
    "session_graph.hpp": ("base tensor version ops graph format pass plan plan/freeze.hpp run "
                          "function_cache.hpp", "boost/"),
    "session_run.hpp": ("base tensor pass run session_graph.hpp", "boost/"),
    "session.hpp": ("base tensor version ops graph format store pass plan plan/freeze.hpp run "
                    "function_cache.hpp session_graph.hpp session_run.hpp", "boost/"),
    "session_config.hpp": ("base format run session_run.hpp", "boost/"),
    "model_session.hpp": ("base tensor version ops graph format store pass run session.hpp",
                          "boost/"),
    "tf": ("base tensor version ops graph format store pass plan plan/freeze.hpp run "
           "cluster session.hpp model_session.hpp evergraph.hpp", "boost/"),
}
LONGEST = 400  # lines of a header; generated tables may be longer
MAPS = {"evergraph.hpp": "the library", "evergraph_json.hpp": "JSON and TensorFlow.js",
        "evergraph_tf.hpp": "the TensorFlow dialect"}
# What only the headers of evergraph_json.hpp may include; their names begin with json_ or tfjs_.
JSON_OUTSIDE = "nlohmann/"

DIRECTIVE = re.compile(r"\s*#\s*(\w+)\s*(.*)")
# Any way to include, and the only one that is read below.
ANY_INCLUDE = re.compile(r"[ \t]*(?:#|%:|\?\?=)[ \t]*(?:include|include_next|import)\b.*")
PLAIN_INCLUDE = re.compile(r'[ \t]*#[ \t]*include[ \t]*(?:<[^<>"]+>|"[^<>"]+")[ \t]*(?://.*)?')
INCLUDE = re.compile(r'([<"])([^>"]+)[>"]')
LISTED = re.compile(r'(?:(#include)|// optional:) "(evergraph/[^"]+)"')


class Tree:
    """The headers under root/include, read once, and all that is wrong with them."""

    def __init__(self, root):
        self.root, self.include = root, root / "include"
        self.refusals, self.order, self.optional = [], [], set()
        self.parts = {name: self.read_map(name) for name in MAPS}  # map -> headers to concatenate
        self.text = {}
        for header in self.order:
            try:
                self.text[header] = (self.include / header).read_text().splitlines()
            except OSError:
                self.refuse(f"{self.map_of(header)} lists {header}, which does not exist")
        for path in sorted(self.include.glob("evergraph/**/*.hpp")):
            header = path.relative_to(self.include).as_posix()
            if header not in self.order:
                self.refuse(f"{header} is not listed in {self.map_of(header)}")
        for header in self.text:
            self.check(header)

    def read_map(self, name):
        """Appends the headers of a map to the order of all headers; returns those not optional."""
        path, own = self.include / name, []
        for line in path.read_text().splitlines() if path.exists() else []:
            if not (match := LISTED.match(line)):
                continue
            header = match[2]
            if self.map_of(header) != name:
                self.refuse(f"{name} lists {header}, which belongs in {self.map_of(header)}")
            elif header in self.order:
                self.refuse(f"{name} lists {header} twice")
            else:
                self.order.append(header)
                own.append(header) if match[1] else self.optional.add(header)
        return own

    @staticmethod
    def map_of(header):
        if Path(header).name.startswith(("json_", "tfjs_")):
            return "evergraph_json.hpp"
        return "evergraph_tf.hpp" if header.startswith("evergraph/tf/") else "evergraph.hpp"

    @staticmethod
    def room_of(header):
        inside = header.removeprefix("evergraph/")
        return inside if inside in LAYERS else inside.split("/")[0]

    def refuse(self, sentence):
        self.refusals.append(sentence)

    def check(self, header):
        lines, name = self.text[header], Path(header).stem
        guard = re.sub(r"\W", "_", header).upper()
        if lines[:1] != ["// SPDX-License-Identifier: BSL-1.0"]:
            self.refuse(f"{header}:1: does not begin with '// SPDX-License-Identifier: BSL-1.0'")
        if not "".join(lines[1:2]).startswith(f"// {name}: "):
            self.refuse(f"{header}:2: is not the file's one sentence, '// {name}: ...'")
        if f"#ifndef {guard}" not in lines or f"#define {guard}" not in lines:
            self.refuse(f"{header}: lacks its include guard {guard}")
        generated = header.startswith("evergraph/tf/ops/")
        if len(lines) > LONGEST and not generated:
            self.refuse(f"{header}: has {len(lines)} lines, {LONGEST} are the most")
        if self.room_of(header) not in LAYERS:
            self.refuse(f"{header}: there is no room '{self.room_of(header)}'")
            return
        self.check_plain(header, lines)
        for number, _, depth, quote, target in includes(lines):
            where = f"{header}:{number}"
            if quote == '"' or target.startswith("evergraph"):
                self.check_own(where, header, depth, quote, target)
            else:
                self.check_outside(where, header, target)

    def check_plain(self, header, lines):
        """No include may hide from this script: behind a comment, a macro, a broken line."""
        code = re.sub(r"/\*.*?\*/", " ", "\n".join(lines).replace("\\\n", ""), flags=re.S)
        plain = {line.strip() for line in lines if PLAIN_INCLUDE.fullmatch(line)}
        for line in code.split("\n"):
            if ANY_INCLUDE.match(line) and line.strip() not in plain:
                self.refuse(f"{header}: has '{line.strip()}'; an include is #include <...> or "
                            '#include "..." on a line of its own')

    def check_own(self, where, header, depth, quote, target):
        found = os.path.normpath(os.path.join(os.path.dirname(header), target)).replace("\\", "/")
        allowed = LAYERS[self.room_of(header)][0].split() + [self.room_of(header), "version.hpp"]
        if quote == "<":
            self.refuse(f"{where}: includes <{target}>; own headers go by relative path in quotes")
        elif depth > 1:
            self.refuse(f"{where}: includes {found} under a condition; own includes have none")
        elif self.room_of(found) not in allowed:
            self.refuse(f"{where}: includes {found}, but {self.room_of(header)} may include only: "
                        + (", ".join(allowed[:-2]) or "itself"))
        elif found in MAPS:
            pass
        elif found not in self.order:
            self.refuse(f"{where}: includes {found}, which is not listed in {self.map_of(found)}")
        elif self.order.index(found) >= self.order.index(header):
            self.refuse(f"{where}: includes {found}, which stands below it in the map")
        elif found in self.optional and header not in self.optional:
            self.refuse(f"{where}: includes {found}, which is optional")
        elif self.map_of(found) == "evergraph_json.hpp" != self.map_of(header):
            self.refuse(f"{where}: includes {found}, which needs {JSON_OUTSIDE}")

    def check_outside(self, where, header, target):
        room = self.room_of(header)
        standard = re.fullmatch(r"\w+", target)
        prefixes = LAYERS[room][1].split()
        if self.map_of(header) == "evergraph_json.hpp":
            prefixes.append(JSON_OUTSIDE)
        allowed = standard or target.startswith(tuple(prefixes))
        if ".." in target or (not allowed and header not in self.optional):
            self.refuse(f"{where}: includes <{target}>, but {room} may not")

    def version(self):
        text = "\n".join(self.text.get("evergraph/version.hpp", []))
        return ".".join(re.findall(r"#define EVERGRAPH_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", text))

    def single(self, name):
        """One map's headers as one text: outside includes first, then each header in its guard."""
        guard = re.sub(r"\W", "_", name).upper()
        outside, bodies = set(), []
        for header in self.parts[name]:
            hoisted, body = split(self.text[header])
            outside |= hoisted
            bodies.append(f"\n// ---- {header}\n" + "\n".join(body) + "\n")
        library = '#include "evergraph.hpp"\n' if name != "evergraph.hpp" else ""
        return (f"// SPDX-License-Identifier: BSL-1.0\n"
                f"// evergraph {self.version()}: {MAPS[name]} in one file, "
                f"written by tools/single_header.py from include/.\n"
                f"#ifndef {guard}\n#define {guard}\n\n// clang-format off\n"
                + "".join(f"#include <{h}>\n" for h in sorted(outside)) + library
                + "".join(bodies) + "\n// clang-format on\n#endif\n")


def includes(lines):
    """Yields (line number, line, depth of #if, quote, target) of each include."""
    depth = 0
    for number, line in enumerate(lines, 1):
        if match := DIRECTIVE.match(line):
            word = match[1]
            depth += word.startswith("if")
            depth -= word == "endif"
            if word == "include" and (found := INCLUDE.match(match[2])):
                yield number, line, depth, found[1], found[2]


def split(lines):
    """Parts a header into the outside includes to hoist and the rest, without own includes.

    Only what stands right below the guard is hoisted: an include under a condition, or after a
    definition that might steer it, stays where it is."""
    hoisted, body, code = set(), [], False
    found = {number: (depth, quote, target) for number, _, depth, quote, target in includes(lines)}
    for number, line in enumerate(lines[1:], 2):
        if number in found:
            depth, quote, target = found[number]
            if quote == '"':
                continue
            if depth == 1 and not code:
                hoisted.add(target)
                continue
        elif line.strip() and not line.startswith("//") and not re.match(
                r"#(ifndef|define) EVERGRAPH_\w+_HPP$", line):
            code = True
        if line.strip() or (body and body[-1].strip()):
            body.append(line)
    return hoisted, body


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing, fail if stale")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    arguments = parser.parse_args()
    tree = Tree(arguments.root)
    maps = [name for name in MAPS if (arguments.root / "include" / name).exists()]
    for name in maps if not tree.refusals else ():
        path, text = arguments.root / "single_include" / name, tree.single(name)
        if arguments.check:
            if not path.exists() or path.read_text() != text:
                tree.refuse(f"single_include/{name} is stale: run tools/single_header.py")
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
    for sentence in tree.refusals:
        print(f"single_header: {sentence}", file=sys.stderr)
    return 1 if tree.refusals else 0


if __name__ == "__main__":
    sys.exit(main())
