#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
# message_table: writes the table of TensorFlow's messages from the facts about their wire format.
"""Usage: message_table.py FIELDS.tsv ENUMS.tsv [--root DIR]

Writes include/evergraph/format/message_table.hpp. FIELDS has the columns file, message, field,
number, label, type; ENUMS has file, enum, name, value. A type that FIELDS does not describe becomes
a message without known fields.
"""
import argparse
import csv
import re
from pathlib import Path

SCALARS = {"double", "float", "int32", "int64", "uint32", "uint64", "sint64", "fixed32", "fixed64",
           "bool", "string", "bytes"}

# Whole messages that the facts leave out; a mark of its own lets a field tell absent from default.
MORE = {
    "google.protobuf.Any": ["type_url 1 string", "value 2 bytes"],
    "google.protobuf.BoolValue": ["value 1 bool"],
    "GraphDebugInfo": [
        "files 1 string*", "traces 2 map<string,GraphDebugInfo.StackTrace>",
        "frames_by_id 4 map<fixed64,GraphDebugInfo.FileLineCol>",
        "name_to_trace_id 5 map<string,fixed64>",
        "traces_by_id 6 map<fixed64,GraphDebugInfo.StackTrace>"],
    "GraphDebugInfo.FileLineCol": [
        "file_index 1 int32@1", "line 2 int32@2", "col 3 int32@3", "func 4 string@4",
        "code 5 string@5"],
    "GraphDebugInfo.StackTrace": [
        "file_line_cols 1 GraphDebugInfo.FileLineCol*", "frame_id 2 fixed64*"],
}

MORE_FIELDS = {"FingerprintDef": [(7, "uuid 7 string")]}

HEAD = """// SPDX-License-Identifier: BSL-1.0
// message_table: the messages and enums of TensorFlow's files: names, numbers and types.
// Written by tools/message_table.py.
#ifndef EVERGRAPH_FORMAT_MESSAGE_TABLE_HPP
#define EVERGRAPH_FORMAT_MESSAGE_TABLE_HPP

#include <string_view>

namespace evergraph {

"""


def resolved(name, scope, known):
    """The full name of a type that is named inside `scope`, as protobuf finds it."""
    while True:
        full = f"{scope}.{name}" if scope else name
        if full in known or not scope:
            return full
        scope = scope.rpartition(".")[0]


def read(fields, enums):
    messages = {name: list(rows) for name, rows in MORE.items()}
    values, unknown = {}, set()
    for row in enums:
        values.setdefault(row["enum"], []).append(f"{row['name']} {row['value']}")
    known = set(messages) | set(values) | {row["message"] for row in fields}
    oneofs = {}

    def full(name, scope):
        if name in SCALARS:
            return name
        name = resolved(name, scope, known)
        if name not in known:
            unknown.add(name)
        return name

    for row in fields:
        own, label = messages.setdefault(row["message"], []), row["label"]
        if row["field"] == "(reserved)":
            if re.match("[a-z]", row["number"]):
                own.append((0, "-" + row["number"]))
            continue
        if match := re.fullmatch("map<(.*),(.*)>", row["type"]):
            kind = f"map<{match[1]},{full(match[2], row['message'])}>"
        else:
            kind = full(row["type"], row["message"]) + ("*" if label == "repeated" else "")
        if label.startswith("oneof"):
            group = oneofs.setdefault(row["message"], {})
            kind += f"@{group.setdefault(label, len(group) + 1)}"
        own.append((int(row["number"]), f"{row['field']} {row['number']} {kind}"))
    for name, own in MORE_FIELDS.items():
        messages[name] += own
    for name in unknown:
        messages[name] = []
    for name, own in messages.items():
        if own and isinstance(own[0], tuple):
            messages[name] = [text for _, text in sorted(own)]
    used = " ".join(text for own in messages.values() for text in own)
    values = {name: own for name, own in values.items() if re.search(rf" {name}[*@,>]?( |$)", used)}
    return messages, values


def literal(rows):
    """Rows 'name: a, b' by name, a line break behind each, as adjacent string literals."""
    out = []
    for name in sorted(rows):
        line = f'    "{name}:'
        for i, item in enumerate(rows[name]):
            piece = f" {item}" + ("," if i + 1 < len(rows[name]) else "")
            if len(line) + len(piece) > 96:
                out.append(line + '"')
                line = '    "'
            line += piece
        out.append(line + '\\n"')
    return "\n".join(out) + ";\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("fields", type=Path)
    parser.add_argument("enums", type=Path)
    parser.add_argument("--root", type=Path, default=Path(__file__).parent.parent)
    args = parser.parse_args()
    tables = [list(csv.DictReader(path.open(), delimiter="\t")) for path in (args.fields, args.enums)]
    messages, values = read(*tables)
    text = HEAD
    text += ("// A line for each message, sorted: its fields by number, each with name, number and type.\n"
             "// `*` repeats; `@1` is a field of the message's first oneof, and tells absent from default;\n"
             "// `-name` is a name that is no longer used. Names without a package are in `tensorflow`.\n")
    text += "inline constexpr std::string_view message_table =\n" + literal(messages)
    text += "\ninline constexpr std::string_view enum_table =\n" + literal(values)
    text += "\n}  // namespace evergraph\n\n#endif\n"
    (args.root / "include/evergraph/format/message_table.hpp").write_text(text)


if __name__ == "__main__":
    main()
