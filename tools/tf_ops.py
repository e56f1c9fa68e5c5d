#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
# tf_ops: keeps the facts of TensorFlow's op history and writes the op tables of the dialect.
"""Usage: tf_ops.py [HISTORY.jsonl...] [--check] [--root DIR]

With histories, writes the facts file tools/tf_ops.tsv from them. Then writes from the facts
include/evergraph/tf/ops/<theme>.hpp, flat tables that the library reads without parsing. With
--check it writes nothing and fails if a table is stale.
"""
import argparse
import json
import re
from pathlib import Path

# The first theme whose pattern finds something in the name of an op takes it.
THEMES = [
    ("internal", "ops that TensorFlow's own passes put into graphs", r"^_"),
    ("risc", "a reduced set of ops that compilers lower others to", r"^Risc[A-Z]"),
    ("xla_bridge", "ops into which TensorFlow's bridge to XLA turns others", r"(?!)"),
    ("xla", "what graphs for the XLA compiler say to it", r"^Xla|^MlirPassthrough"),
    ("tpu", "programs, feeds and embeddings of TPUs",
     r"TPU|Tpu|(In|Out)feed(En|De)queue|^Prelinearize|DedupData|SparseCore|CooTensor|XLATuple|^TopKUnique|"
     r"^TopKWithUnique|^MakeUnique|^WorkerHeartbeat|PhysicalReplica|StatisticsInFdo|^GlobalIterId|"
     r"GlobalCoreArray"),
    ("distributed", "values exchanged between devices and tasks",
     r"^Collective|^Nccl|^AllToAll|^CrossReplica|^DTensor|^CopyToMesh|^Relayout|^(Send|Recv)$|Rpc$|"
     r"^RemoteFused|^CreateJob|^SyncDevice|^DistributedSave|^CheckPinned"),
    ("dataset", "input pipelines: datasets, their iterators and options",
     r"Dataset|^Experimental|Iterator(?!Counter|TaskId)|^Optional|^StatsAggregator|MemoryCache|SeedGenerator$|"
     r"^BeginEpoch|^DummyIterationCounter|^Window(Op)?$|^ThreadPoolHandle|^GetElementAtIndex|"
     r"pressElement|^GetOptions|^MapDefun|^ComputeBatchSize"),
    ("boosted_trees", "gradient boosted trees and tensor forests", r"BoostedTrees|^TensorForest"),
    ("summary", "summaries and what writes them", r"(?<!Numeric)Summary(V2|Writer)?$|^ImportEvent|^CreateSummary"),
    ("debug", "checks, copies and prints for those who look for faults",
     r"^Debug|^Copy(Host)?$|^CheckNumerics|^Print|^Assert$|^Timestamp|^Fact$"),
    ("signal", "sound and Fourier transforms", r"AudioSpec|Wav$|^Mfcc|FFT"),
    ("lookup", "tables from keys to values", r"HashTable|LookupTable|InitializeTable"),
    ("ragged", "ragged tensors", r"^Ragged"),
    ("tensor_list", "tensors in arrays, lists, maps and stacks",
     r"^TensorArray|^TensorList|^TensorMap|^EmptyTensor(List|Map)|^Stack|^CompositeTensorVariant"),
    ("queue", "queues, staging areas, barriers, accumulators, mutexes and batching",
     r"Queue|^Barrier|Accumulator|^(Ordered)?Map(Clear|Inc|Peek|Size|Stage|Unstage)|^(Un)?[Ss]tage|"
     r"Mutex|CriticalSection|^Batch(Function)?$|^Unbatch|^RecordInput"),
    ("io", "files: readers, checkpoints, their names",
     r"Reader|^Save|^Restore|^Sharded|^MergeV2Check|^ReadFile|^WriteFile|^MatchingFiles|^FileSystem|"
     r"^LoadAndRemap|^GenerateVocab"),
    ("training", "optimizers that update variables",
     r"^(Resource)?(Sparse)?Apply[A-Z]|^Sdca|^NegTrain|^Skipgram"),
    ("random", "random numbers and samples of candidates",
     r"^Random|Multinomial|^(Stateless|Stateful)(Random|Uniform|Standard|Trunc|Shuffle|Param)|"
     r"Truncated|CandidateSampler|^Rng|^NonDeterministic|AccidentalHits|KMC2|Kmeans|^SobolSample|"
     r"^StochasticCast|^AnonymousRandom"),
    ("sparse", "sparse tensors and matrices, sets",
     r"Sparse(?!SoftmaxCross)|SetOperation|^SetSize"),
    ("rnn", "recurrent cells and sequences", r"RNN|LSTM|^GRU|^CTC"),
    ("quantization", "numbers of fewer bits: quantized, faked, uniform",
     r"^Quantize|^Dequantize|^Requant|^FakeQuant|^Uniform(De)?[Qq]uant|^UniformRe|Bitpack"),
    ("image", "pictures: files, colours, sizes, boxes",
     r"^Image|^Resize|^Crop|Boxes|BoundingBox|NonMaxSupp|^Adjust|RGB|HSV|^ExtractGlimpse|"
     r"(De|En)code(Jpeg|Png|Gif|Bmp|WebP|Image|AndCropJpeg)|^ExtractJpeg|^ScaleAndTranslate"),
    ("linalg", "matrices: factors, solvers, diagonals",
     r"Tridiagonal|^(Batch)?Matrix|Cholesky|SelfAdjoint|^(Batch)?Svd|^Eig$|^Qr$|^Lu$|"
     r"^LogMatrix|^Einsum|^BandedTri|^Cross$"),
    ("nn", "neural networks: convolutions, pools, normalisations, activations, losses",
     r"Conv(?!ert)|Pool|Bias|[Ss]oftmax|Relu|^[SE]e?lu|^Soft|"
     r"BatchNorm|^LRN|^L2Loss|TopK|^Dilation2D|^NthElement|^DataFormat|^Isotonic|NearestNeighbors"),
    ("string", "text: joined, split, measured, parsed",
     r"^String|^Unicode|^Regex|^StaticRegex|^AsString|^ReduceJoin|^Substr|Base64|^Parse|^Decode|^EncodeProto|"
     r"^SerializeTensor|SegmentJoin|^Fingerprint"),
    ("control_flow", "branches, loops, calls of functions, control edges",
     r"Switch|Merge$|^(Ref)?(Enter|Exit|NextIteration)|^LoopCond|^(Stateless)?(If|While|Case)$|^For$|"
     r"PartitionedCall|^SymbolicGradient|^RemoteCall|PyFunc|^NoOp|^Abort|^ControlTrigger|^FakeParam|"
     r"^DeviceIndex|^ToBool|^RefSelect"),
    ("state", "variables: held, read, assigned, updated in part",
     r"Variable|^Assign|^(Resource)?(Count|Scatter)(Up|Add|Sub|Mul|Div|Min|Max|Nd(?!Non))|"
     r"^ResourceGather|^ResourceStrided|VarHandle|^VarIs|^DestroyRes|^DisableCopy|SessionHandle|"
     r"SessionTensor|^HostConst"),
    ("array", "constants, shapes, parts of tensors and tensors put together",
     r"^(Const|Placeholder|Identity|StopGradient|PreventGradient|Snapshot|EnsureShape|Guarantee|"
     r"Immutable|Shape|Size$|Rank|Reshape|ExpandDims|Squeeze|.*Transpose|InvertPerm|Broadcast|Concat|"
     r"Pack|Unpack|ParallelConcat|Split|Slice|Strided|Reverse|.*Pad|MirrorPad|Tile|Gather|Dynamic|"
     r"Parallel|Scatter|Tensor|Fill|Zeros|Ones|Empty|OneHot|Diag|DepthTo|SpaceTo|BatchTo|Unravel|"
     r"Where|Unique|ListDiff|EditDist|ExtractImage|ExtractVol|Inplace|DeepCopy|Roll|RefIdentity|"
     r"Bitcast|UpperBound|LowerBound|Bucketize)"),
    ("math", "numbers: arithmetic, functions, comparison, reduction, matrix products", r""),
]

# Why nothing replaces an op, where the history names no op that does.
REASONS = {
    "BatchNormWithGlobalNormalization": "a normalisation made of simpler ops replaces it",
    "BatchNormWithGlobalNormalizationGrad": "a normalisation made of simpler ops replaces it",
    "MatrixExponential": "a series of matrix products replaces it",
    "NegTrain": "it served one tutorial and left with it",
    "RandomCrop": "random offsets and a slice replace it",
    "Skipgram": "it served one tutorial and left with it",
    "TileGrad": "a reduction replaces it"}
DTYPES = ("invalid float double int32 uint8 int16 int8 string complex64 int64 bool qint8 quint8 "
          "qint32 bfloat16 qint16 quint16 uint16 complex128 half resource variant uint32 uint64 "
          "float8_e5m2 float8_e4m3fn float8_e4m3fnuz float8_e4m3b11fnuz float8_e5m2fnuz int4 uint4 "
          "int2 uint2 float4_e2m1fn").split()
CPP_NAMES = {"float": "float32", "double": "float64", "bool": "boolean"}
KINDS = {"string": "string", "int": "integer", "float": "floating", "bool": "boolean",
         "type": "type", "shape": "shape", "tensor": "tensor", "func": "func"}
VALUES = {"float": "float_val", "double": "double_val", "int64": "int64_val", "bool": "bool_val"}
FLAGS = {"stateful": 1, "commutative": 2, "aggregate": 4, "uninitialized": 8, "distributed": 16}
FACTS_HEAD = """\
# The history of TensorFlow's ops, releases 0.5 to 2.21: names, types, defaults and versions.
# op<TAB>name<TAB>theme<TAB>last version<TAB>deprecated at<TAB>restored at<TAB>successor<TAB>reason
# <TAB>since<TAB>absent since<TAB>flags<TAB>inputs<TAB>outputs<TAB>attrs   (one definition of that op)
# Texts are TensorFlow's op-definition language, joined by "; "; = repeats the field above.
"""


# The language of op definitions.

def quoted(text):
    out = ""
    for byte in text.encode():
        c = chr(byte)
        out += "\\" + c if c in "\\\"" else c if 32 <= byte < 127 else f"\\{byte:03o}"
    return f'"{out}"'


def value_text(kind, value):
    if kind.startswith("list("):
        return "[" + ", ".join(value_text(kind[5:-1], v) for v in value) + "]"
    if kind == "string":
        return quoted(value)
    if kind == "bool":
        return "true" if value else "false"
    if kind == "float":
        return value if isinstance(value, str) else repr(float(value))
    if kind == "type":
        return "DT_" + value.upper()
    if kind == "shape":
        if value == "unknown":
            return "{ unknown_rank: true }"
        return "{ " + "".join(f"dim {{ size: {n} }} " for n in value) + "}"
    if kind == "tensor":
        field = VALUES.get(value["dtype"], "int_val")
        values = " ".join(f"{field}: {value_text(value['dtype'], v)}" for v in value["values"])
        return (f"{{ dtype: DT_{value['dtype'].upper()} "
                f"tensor_shape {value_text('shape', value['shape'])} {values} }}")
    if kind == "func":
        return "{ name: " + quoted(value["func"]) + " }"
    return str(value)


def attr_text(attr):
    kind, allowed = attr["type"], attr.get("allowed")
    if allowed is not None:
        strings = kind in ("string", "list(string)")
        order = allowed if strings else sorted(allowed, key=DTYPES.index)
        inner = "{" + ", ".join(quoted(a) if strings else a for a in order) + "}"
        kind = f"list({inner})" if kind.startswith("list(") else inner
    text = f"{attr['name']}: {kind}"
    if "min" in attr:
        text += f" >= {attr['min']}"
    if "default" in attr:
        text += " = " + value_text(attr["type"], attr["default"])
    return text


def port_text(port):
    kind = port.get("type") or port.get("attr") or port["list"]
    if "n" in port:
        kind = f"{port['n']} * {kind}"
    return f"{port['name']}: " + (f"Ref({kind})" if port.get("ref") else kind)


# Facts from a history in JSON lines.

def life(entry):
    """(version, definition) in the order in which they were in force; None where the op was gone."""
    history = entry["history"]
    if "timeline" not in entry:
        return [(d["since"], d) for d in history]
    return [(version, None if i is None else history[i]) for version, i in entry["timeline"]]


def theme_of(entry):
    if entry.get("set") == "xla":
        return "xla_bridge"
    return next(theme for theme, _, pattern in THEMES if re.search(pattern, entry["op"]))


def op_line(entry, last_since):
    until = "" if entry["removed"] is None else max(entry["removed"] - 1, last_since)
    deprecated, restored, successor = entry["deprecated"], None, entry["replacement"]
    withdrawn = entry.get("withdrawn")
    # A deprecation that was withdrawn before it came into force never was.
    if withdrawn and withdrawn["until"] > withdrawn["deprecated"]:
        deprecated, restored = withdrawn["deprecated"], withdrawn["until"]
        successor = withdrawn["replacement"]
    reason = ""
    if (deprecated is not None or until != "") and not successor:
        reason = REASONS.get(entry["op"])
        if until != "" and not reason:
            reason = (f"gone after release {entry['last_rel']}" if entry["last_rel"]
                      else "never part of a release")
        if not reason:
            raise SystemExit(f"{entry['op']} has neither successor nor reason")
    if deprecated is None and until == "":
        successor = ""
    fields = ["op", entry["op"], theme_of(entry), until, deprecated, restored, successor,
              reason]
    return "\t".join("" if f is None else str(f) for f in fields).rstrip("\t")


def definition_lines(entry):
    lines, above, absent = [], ["", "", ""], ""
    previous = None
    for version, definition in life(entry):
        if definition is None:
            absent = max(version, previous + 1)
            continue
        if absent != "" and absent >= version:
            absent = ""  # gone for less than a version
        flags = " ".join(f for f in FLAGS if f in definition["flags"])
        texts = [[port_text(p) for p in definition["in"]], [port_text(p) for p in definition["out"]],
                 [attr_text(a) for a in definition["attrs"]]]
        if any("; " in t or "\t" in t or t == "=" for side in texts for t in side):
            raise SystemExit(f"{entry['op']} has a text that the facts file cannot hold")
        joined = ["; ".join(side) for side in texts]
        told = ["=" if t and t == a else t for t, a in zip(joined, above)]
        lines.append("\t".join(["", str(version), str(absent), flags, *told]).rstrip("\t"))
        above, absent, previous = joined, "", version
    return lines


def write_facts(path, histories):
    entries = [json.loads(line) for h in histories for line in h.read_text().splitlines()]
    out = []
    for entry in sorted(entries, key=lambda e: e["op"].encode()):
        definitions = definition_lines(entry)
        out += [op_line(entry, int(definitions[-1].split("\t")[1])), *definitions]
    path.write_text(FACTS_HEAD + "\n".join(out) + "\n")


def read_facts(path):
    ops = []
    for line in path.read_text().splitlines():
        if line.startswith("#"):
            continue
        fields = line.split("\t") + [""] * 8
        if fields[0] == "op":
            ops.append(dict(zip("name theme until deprecated restored successor reason".split(),
                                fields[1:8]), definitions=[]))
            above = ["", "", ""]
            continue
        above = [a if f == "=" else f for f, a in zip(fields[4:7], above)]
        ins, outs, attrs = ([t for t in f.split("; ") if t] for f in above)
        attrs = [parsed_attr(t) for t in attrs]
        ops[-1]["definitions"].append({
            "since": int(fields[1]), "absent": int(fields[2] or 0),
            "flags": sum(FLAGS[f] for f in fields[3].split()),
            "in": [parsed_port(t, attrs) for t in ins],
            "out": [parsed_port(t, attrs) for t in outs], "attrs": attrs})
    return ops


# The parsed form of the texts, as the tables hold it. A test compares it with what the library's own
# parsers say.

def parsed_attr(text):
    name, kind, minimum, default = re.fullmatch(
        r"(\w+): (list\(.*?\)(?= >=| =|$)|\{.*?\}(?= >=| =|$)|\w+)(?: >= (-?\d+))?(?: = (.*))?", text).groups()
    is_list = kind.startswith("list(")
    element = kind[5:-1] if is_list else kind
    types, strings = 0, ""
    if element.startswith("{"):
        inner = element[1:-1]
        if inner[:1] == '"':
            strings, element = inner, "string"
        else:
            types, element = sum(1 << DTYPES.index(t) for t in inner.split(", ")), "type"
    return {"name": name, "type": element, "is_list": is_list, "types": types, "strings": strings,
            "min": None if minimum is None else int(minimum), "default": default}


def parsed_port(text, attrs):
    name, kind = text.split(": ")
    is_ref = kind.startswith("Ref(")
    kind = kind[4:-1] if is_ref else kind
    number, _, kind = kind.rpartition(" * ")
    attr = next((a for a in attrs if a["name"] == kind), None)
    return {"name": name, "is_ref": is_ref, "number": number,
            "type": "" if attr else kind, "attr": kind if attr else "",
            "is_list": bool(attr and attr["is_list"])}


# Which definitions satisfy the graphs of which.

def signature(ports, common, defaults, names):
    """Ports as a flat list, with the defaults of attrs which the old definition lacks."""
    out = []
    for p in ports:
        source = p["attr"]
        if not source or source in common:
            kinds = [("list " if p["is_list"] else "") + (source or p["type"])]
        else:
            value = defaults[source]
            kinds = (re.findall(r"\w+", value) if p["is_list"] else [value])
            kinds = [k.removeprefix("DT_").lower() for k in kinds]
        if p["number"] in common:
            kinds = [f"{p['number']} * {k}" for k in kinds]
        elif p["number"]:
            kinds = kinds * int(defaults[p["number"]])
        out += [(p["name"] if names else "", k, p["is_ref"]) for k in kinds]
    return out


def keeps_refs(old, new, may_gain):
    return all(o[:2] == n[:2] and (o[2] == n[2] or n[2] == may_gain) for o, n in zip(old, new))


def satisfies(old, new):
    """Graphs of the old definition are graphs of the new one: TensorFlow's OpDefCompatible."""
    old_attrs = {a["name"]: a for a in old["attrs"]}
    new_attrs = {a["name"]: a for a in new["attrs"]}
    for name, was in old_attrs.items():
        now = new_attrs.get(name)
        if not now or (now["type"], now["is_list"]) != (was["type"], was["is_list"]):
            return False
        if now["types"] and (not was["types"] or was["types"] & ~now["types"]):
            return False
        said = [set(re.findall(r'"((?:[^"\\]|\\.)*)"', a["strings"])) for a in (was, now)]
        if said[1] and (not said[0] or said[0] - said[1]):
            return False
        if now["min"] is not None and (was["min"] is None or now["min"] > was["min"]):
            return False
    added = {n: a["default"] for n, a in new_attrs.items() if n not in old_attrs}
    if None in added.values():
        return False
    for side, may_gain in (("in", False), ("out", True)):
        sides = [signature(d[side], old_attrs, added, side == "out") for d in (old, new)]
        if len(sides[0]) != len(sides[1]) or not keeps_refs(*sides, may_gain):
            return False
    return True


def newer(definitions, i):
    """How many definitions on stands the newest one that graphs of definition i satisfy."""
    return next(j - i for j in range(len(definitions) - 1, i - 1, -1)
                if j == i or satisfies(definitions[i], definitions[j]))


# Tables.

def literal(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def port_row(p):
    kind = f"dtype::{CPP_NAMES.get(p['type'], p['type'])}" if p["type"] else "{}"
    fields = [literal(p["name"]), kind, literal(p["attr"]), literal(p["number"]),
              str(p["is_list"]).lower(), str(p["is_ref"]).lower()]
    while fields[-1] in ("false", '""'):
        fields.pop()
    return "{" + ", ".join(fields) + "}"


def attr_row(a):
    fields = [literal(a["name"]), f"attr_type::{KINDS[a['type']]}",
              "nullptr" if a["default"] is None else literal(a["default"]), f"{a['types']:#x}",
              literal(a["strings"]), str(a["is_list"]).lower(),
              "flat_attr::no_minimum" if a["min"] is None else str(a["min"])]
    for blank in ("flat_attr::no_minimum", "false", '""', "0x0", "nullptr"):
        if fields[-1] != blank:
            break
        fields.pop()
    return "{" + ", ".join(fields) + "}"


class Pool:
    """Distinct items in the order of their first use."""

    def __init__(self):
        self.places, self.items = {}, []

    def place(self, item):
        if item not in self.places:
            self.places[item] = len(self.items)
            self.items.append(item)
        return self.places[item]


class Lists:
    """Distinct lists one after the other."""

    def __init__(self):
        self.slots, self.starts = [], {}

    def place(self, items):
        key = tuple(items)
        if not key:
            return 0
        if key not in self.starts:
            self.starts[key] = len(self.slots)
            self.slots += items
        return self.starts[key]


def wrapped(items):
    lines, line = [], "   "
    for item in items:
        if len(line) + len(item) > 98:
            lines.append(line)
            line = "   "
        line += f" {item},"
    return "\n".join(lines + [line])


def op_row(op):
    fields = [literal(op["name"]), str(len(op["definitions"])), op["until"] or "op::open",
              op["deprecated"] or "op::open", op["restored"] or "op::open",
              literal(op["successor"]), literal(op["reason"])]
    while fields[-1] in ("op::open", '""'):
        fields.pop()
    return "    {" + ", ".join(fields) + "},"


def table_text(theme, sentence, ops):
    ports, attrs, port_lists, attr_lists, rows = Pool(), Pool(), Lists(), Lists(), []
    for op in ops:
        first = {}
        for i, d in enumerate(op["definitions"]):
            fields = [d["since"], d["absent"], newer(op["definitions"], i), d["flags"]]
            for side in ("in", "out"):
                fields += [port_lists.place([ports.place(port_row(p)) for p in d[side]]),
                           len(d[side])]
            slots = []
            for a in d["attrs"]:
                slots.append((attrs.place(attr_row(a)), first.setdefault(a["name"], d["since"])))
            fields += [attr_lists.place(slots), len(slots)]
            rows.append("    {" + ", ".join(map(str, fields)) + "}," +
                        (f"  // {op['name']}" if i == 0 else ""))
    guard = f"EVERGRAPH_TF_OPS_{theme.upper()}_HPP"
    kinds = (("flat_op", "op_rows", "\n".join(map(op_row, ops))),
             ("flat_definition", "definition_rows", "\n".join(rows)),
             ("flat_port", "ports", "\n".join(f"    {p}," for p in ports.items)),
             ("flat_attr", "attrs", "\n".join(f"    {a}," for a in attrs.items)),
             ("std::uint16_t", "port_slots", wrapped(map(str, port_lists.slots))),
             ("flat_attr_slot", "attr_slots",
              wrapped(f"{{{a}, {since}}}" for a, since in attr_lists.slots)))
    body = "".join(f"inline constexpr {kind} {theme}_{name}[]{{\n{text}\n}};\n\n"
                   for kind, name, text in kinds)
    arguments = ", ".join(f"detail::{theme}_{name}" for _, name, _ in kinds)
    table = f"inline constexpr flat_table {theme}_ops{{{arguments}}};"
    if len(table) > 100:
        table = f"inline constexpr flat_table {theme}_ops{{\n{wrapped(arguments.split(', '))[:-1]}}};"
    return (f"// SPDX-License-Identifier: BSL-1.0\n// {theme}: {sentence}.\n"
            f"// Written by tools/tf_ops.py from tools/tf_ops.tsv.\n#ifndef {guard}\n#define {guard}\n\n"
            '#include <cstdint>\n\n#include "../../ops/flat_table.hpp"\n\n'
            f"namespace evergraph::tf {{\n\nnamespace detail {{\n\n{body}}}  // namespace detail\n\n"
            f"{table}\n\n}}  // namespace evergraph::tf\n\n#endif\n")


def tables(ops, folder):
    out = {}
    for theme, sentence, _ in THEMES:
        chosen = [op for op in ops if op["theme"] == theme]
        out[folder / f"{theme}.hpp"] = table_text(theme, sentence, chosen)
    return out


def main():
    root = Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("histories", type=Path, nargs="*")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--root", type=Path, default=root)
    arguments = parser.parse_args()
    facts = arguments.root / "tools/tf_ops.tsv"
    folder = arguments.root / "include/evergraph/tf/ops"
    if arguments.histories:
        write_facts(facts, arguments.histories)
    ops = read_facts(facts)
    wanted = tables(ops, folder)
    stale = [p for p, text in wanted.items() if not p.exists() or p.read_text() != text]
    mark = "// Written by tools/tf_ops.py"
    stale += [p for p in folder.glob("*.hpp") if p not in wanted and mark in p.read_text()]
    if arguments.check and stale:
        raise SystemExit("stale, run tools/tf_ops.py: " + ", ".join(p.name for p in stale))
    for path in stale:
        path.write_text(wanted[path]) if path in wanted else path.unlink()
    definitions = sum(len(op["definitions"]) for op in ops)
    print(f"{len(ops)} ops, {definitions} definitions, {len(wanted)} tables, {len(stale)} written")


if __name__ == "__main__":
    main()
