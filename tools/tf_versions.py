#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
# tf_versions: writes the tables of TensorFlow's versions from the facts in tools/tf_versions.tsv.
"""Usage: tf_versions.py [--check] [--root DIR]

Writes include/evergraph/tf/versions/{history,releases,lite_runtimes}.hpp. With --check it writes
nothing and fails if one is stale.
"""
import argparse
import sys
from pathlib import Path

SENTENCES = {
    "history": "what each GraphDef and checkpoint version of TensorFlow stands for",
    "releases": "TensorFlow's release lines and the graphs and checkpoints they read",
    "lite_runtimes": "the first runtime of TensorFlow Lite that has each version of an op",
}
INCLUDES = {"history": "version_history", "releases": "release_policy",
            "lite_runtimes": "runtime_version"}


def date(text):
    return "{}" if text == "-" else "{" + ", ".join(str(int(p)) for p in text.split("-")) + "}"


def filled(items):
    """Items side by side, in lines of at most 100 columns."""
    lines, line = [], "   "
    for item in items:
        if len(line) + len(item) + 2 > 100:
            lines.append(line)
            line = "   "
        line += f" {item},"
    return lines + [line]


def quoted(text):
    """A text in lines of at most 100 columns, which the compiler joins."""
    lines = []
    while len(text) > 88:
        cut = text.rindex(" ", 0, 88) + 1
        lines, text = [*lines, f'     "{text[:cut]}"'], text[cut:]
    return [*lines, f'     "{text}"}},']


def history(rows):
    out = []
    for line in dict.fromkeys(row[0] for row in rows):
        out += [f"inline constexpr version_note {line}_notes[]{{"]
        for _, number, day, change in (row for row in rows if row[0] == line):
            number = "version_note::no_number" if number == "-" else number
            out += [f"    {{{number}, {date(day)},", *quoted(change)]
        out += ["};", f"inline constexpr version_history {line}_history{{{line}_notes}};", ""]
    return out[:-1]


def releases(rows):
    out = ["// The first release of each line; its patches have the same windows. A date {} is not",
           "// known. No release ever gave up a producer.",
           "inline constexpr release release_lines[]{"]
    for version, day, number, kind in rows:
        rest = "" if kind == "exact" else ", false"
        out.append(f'    {{"{version}", {date(day)}, {{{number}, 0}}, {{1, 0}}{rest}}},')
    return out + ["};",
                  'inline constexpr surface library{.name = "library", .releases = release_lines};',
                  "", "// Every rule holds for them.", "using releases = release_policy<library>;"]


def lite_runtimes(rows):
    items = (f'{{"{op}", {version}, {{{since.replace(".", ", ")}}}}}'
             for op, version, since in rows)
    return ["// Versions that were withdrawn, or that no released runtime has, are not listed.",
            "inline constexpr runtime_row lite_rows[]{", *filled(items), "};",
            "inline constexpr runtime_table lite_runtimes{lite_rows};"]


def header(name, body):
    guard = f"EVERGRAPH_TF_VERSIONS_{name.upper()}_HPP"
    return "\n".join([
        "// SPDX-License-Identifier: BSL-1.0", f"// {name}: {SENTENCES[name]}.",
        "// Written by tools/tf_versions.py from tools/tf_versions.tsv.",
        f"#ifndef {guard}", f"#define {guard}", "",
        f'#include "../../version/{INCLUDES[name]}.hpp"', "", "namespace evergraph::tf {", "",
        *body, "", "}  // namespace evergraph::tf", "", "#endif", ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing, fail if stale")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    arguments = parser.parse_args()
    facts = {"note": [], "release": [], "runtime": []}
    for line in (arguments.root / "tools/tf_versions.tsv").read_text().splitlines():
        if not line.startswith("#"):
            kind, *fields = line.split("\t")
            facts[kind].append(fields)
    tables = {"history": history(facts["note"]), "releases": releases(facts["release"]),
              "lite_runtimes": lite_runtimes(facts["runtime"])}
    stale = 0
    for name, body in tables.items():
        path = arguments.root / "include/evergraph/tf/versions" / f"{name}.hpp"
        text = header(name, body)
        if not arguments.check:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            print(f"tf_versions: {path.name} is stale: run tools/tf_versions.py", file=sys.stderr)
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
