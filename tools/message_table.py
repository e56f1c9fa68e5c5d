#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
# message_table: writes the tables of TensorFlow's messages and enums from the facts about their wire format.
"""Usage: message_table.py FIELDS.tsv ENUMS.tsv [--root DIR]

Writes include/evergraph/format/{message,enum}_table.hpp. FIELDS has the columns file, message, field,
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
    "CondContextDef": [
        "context_name 1 string", "pred_name 2 string", "pivot_name 3 string", "branch 4 int32",
        "values_def 5 ValuesDef", "nested_contexts 6 ControlFlowContextDef*"],
    "ControlFlowContextDef": [
        "cond_ctxt 1 CondContextDef@1", "while_ctxt 2 WhileContextDef@1"],
    "Event": [
        "wall_time 1 double", "step 2 int64", "file_version 3 string@1", "graph_def 4 bytes@1",
        "summary 5 Summary@1", "log_message 6 LogMessage@1", "session_log 7 SessionLog@1",
        "tagged_run_metadata 8 TaggedRunMetadata@1", "meta_graph_def 9 bytes@1",
        "source_metadata 10 SourceMetadata"],
    "HistogramProto": [
        "min 1 double", "max 2 double", "num 3 double", "sum 4 double", "sum_squares 5 double",
        "bucket_limit 6 double*", "bucket 7 double*"],
    "LogMessage": [
        "level 1 LogMessage.Level", "message 2 string"],
    "QueueRunnerDef": [
        "queue_name 1 string", "enqueue_op_name 2 string*", "close_op_name 3 string",
        "cancel_op_name 4 string", "queue_closed_exception_types 5 error.Code*"],
    "ReaderBaseState": [
        "work_started 1 int64", "work_finished 2 int64", "num_records_produced 3 int64",
        "current_work 4 bytes"],
    "RequestedExitCode": [
        "exit_code 1 int32"],
    "SessionLog": [
        "status 1 SessionLog.SessionStatus", "checkpoint_path 2 string", "msg 3 string"],
    "SourceMetadata": [
        "writer 1 string"],
    "Summary": [
        "value 1 Summary.Value*"],
    "Summary.Audio": [
        "sample_rate 1 float", "num_channels 2 int64", "length_frames 3 int64",
        "encoded_audio_string 4 bytes", "content_type 5 string"],
    "Summary.Image": [
        "height 1 int32", "width 2 int32", "colorspace 3 int32", "encoded_image_string 4 bytes"],
    "Summary.Value": [
        "tag 1 string", "simple_value 2 float@1", "obsolete_old_style_histogram 3 bytes@1",
        "image 4 Summary.Image@1", "histo 5 HistogramProto@1", "audio 6 Summary.Audio@1",
        "node_name 7 string", "tensor 8 TensorProto@1", "metadata 9 SummaryMetadata"],
    "SummaryDescription": [
        "type_hint 1 string"],
    "SummaryMetadata": [
        "plugin_data 1 SummaryMetadata.PluginData", "display_name 2 string",
        "summary_description 3 string", "data_class 4 DataClass"],
    "SummaryMetadata.PluginData": [
        "plugin_name 1 string", "content 2 bytes"],
    "TaggedRunMetadata": [
        "tag 1 string", "run_metadata 2 bytes"],
    "ValuesDef": [
        "values 1 string*", "external_values 2 map<string,string>"],
    "WatchdogConfig": [
        "timeout_ms 1 int64"],
    "WhileContextDef": [
        "context_name 1 string", "parallel_iterations 2 int32", "back_prop 3 bool",
        "swap_memory 4 bool", "pivot_name 5 string", "pivot_for_pred_name 6 string",
        "pivot_for_body_name 7 string", "loop_exit_names 8 string*", "values_def 9 ValuesDef",
        "loop_enter_names 10 string*", "maximum_iterations_name 11 string",
        "nested_contexts 12 ControlFlowContextDef*"],
    "WorkerHeartbeatRequest": [
        "shutdown_mode 1 WorkerShutdownMode", "watchdog_config 2 WatchdogConfig",
        "exit_code 3 RequestedExitCode"],
    "WorkerHeartbeatResponse": [
        "health_status 1 WorkerHealth", "worker_log 2 Event*", "hostname 3 string"],
}

# Enums of those.
MORE_ENUMS = {
    "DataClass": [
        "DATA_CLASS_UNKNOWN 0", "DATA_CLASS_SCALAR 1", "DATA_CLASS_TENSOR 2",
        "DATA_CLASS_BLOB_SEQUENCE 3"],
    "LogMessage.Level": [
        "UNKNOWN 0", "DEBUGGING 10", "INFO 20", "WARN 30", "ERROR 40", "FATAL 50"],
    "SessionLog.SessionStatus": [
        "STATUS_UNSPECIFIED 0", "START 1", "STOP 2", "CHECKPOINT 3"],
    "WorkerHealth": [
        "OK 0", "RECEIVED_SHUTDOWN_SIGNAL 1", "INTERNAL_ERROR 2", "SHUTTING_DOWN 3"],
    "WorkerShutdownMode": [
        "DEFAULT 0", "NOT_CONFIGURED 1", "WAIT_FOR_COORDINATOR 2", "SHUTDOWN_AFTER_TIMEOUT 3"],
    "error.Code": [
        "OK 0", "CANCELLED 1", "UNKNOWN 2", "INVALID_ARGUMENT 3", "DEADLINE_EXCEEDED 4",
        "NOT_FOUND 5", "ALREADY_EXISTS 6", "PERMISSION_DENIED 7", "RESOURCE_EXHAUSTED 8",
        "FAILED_PRECONDITION 9", "ABORTED 10", "OUT_OF_RANGE 11", "UNIMPLEMENTED 12",
        "INTERNAL 13", "UNAVAILABLE 14", "DATA_LOSS 15", "UNAUTHENTICATED 16",
        "DO_NOT_USE_RESERVED_FOR_FUTURE_EXPANSION_USE_DEFAULT_IN_SWITCH_INSTEAD_ 20"],
}

MORE_FIELDS = {"FingerprintDef": [(7, "uuid 7 string")]}

TABLE = """// SPDX-License-Identifier: BSL-1.0
// {kind}_table: the {kind}s of TensorFlow's files: {what}.
// Written by tools/message_table.py.
#ifndef EVERGRAPH_FORMAT_{guard}_TABLE_HPP
#define EVERGRAPH_FORMAT_{guard}_TABLE_HPP

#include <string_view>

namespace evergraph {{

{contract}
inline constexpr std::string_view {kind}_table =
{rows}
}}  // namespace evergraph

#endif
"""
FORMS = {
    "message": ("names, numbers and types",
                "// A line for each message, sorted: its fields by number, each with name, number and type.\n"
                "// `*` repeats; `@1` is a field of the message's first oneof, and tells absent from default;\n"
                "// `-name` is a name that is no longer used. Names without a package are in `tensorflow`."),
    "enum": ("names and numbers", "// A line for each enum, sorted: its values, each with name and number."),
}


def resolved(name, scope, known):
    """The full name of a type that is named inside `scope`, as protobuf finds it."""
    while True:
        full = f"{scope}.{name}" if scope else name
        if full in known or not scope:
            return full
        scope = scope.rpartition(".")[0]


def read(fields, enums):
    messages = {name: list(rows) for name, rows in MORE.items()}
    values, unknown = {name: list(rows) for name, rows in MORE_ENUMS.items()}, set()
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
    for kind, rows in zip(FORMS, (messages, values)):
        what, contract = FORMS[kind]
        (args.root / f"include/evergraph/format/{kind}_table.hpp").write_text(TABLE.format(
            kind=kind, guard=kind.upper(), what=what, contract=contract, rows=literal(rows)))


if __name__ == "__main__":
    main()
