#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
# tf_ops: writes the op tables of the TensorFlow dialect from the history of its op definitions.
"""Usage: tf_ops.py HISTORY.jsonl [--root DIR]

Writes include/evergraph/tf/ops/<theme>.hpp. A row is the newest of a run of definitions that graphs
of the older ones still satisfy; attrs that came later carry `since`. A definition that old graphs do
not satisfy gets a row of its own. A withdrawn deprecation is none.
"""
import argparse
import json
from pathlib import Path

CURRENT = 2314  # definitions younger than this version are left out

THEMES = {
    "math": ("numbers: arithmetic, functions, comparison, reduction, matrices", """
        Abs Neg Sign Square Sqrt Rsqrt Reciprocal Inv Exp Expm1 Log Log1p Sigmoid Sin Cos Tan Asin
        Acos Atan Sinh Cosh Tanh Asinh Acosh Atanh Erf Erfc Lgamma Digamma Floor Ceil Rint Round
        IsNan IsInf IsFinite Invert ComplexAbs Angle Real Imag Conj Complex Add AddV2 Sub Mul Div
        RealDiv FloorDiv TruncateDiv Mod TruncateMod FloorMod Pow Maximum Minimum SquaredDifference
        DivNoNan MulNoNan Atan2 Xdivy Xlogy Xlog1py BitwiseAnd BitwiseOr BitwiseXor LeftShift
        RightShift Less LessEqual Greater GreaterEqual Equal NotEqual ApproximateEqual LogicalAnd
        LogicalOr LogicalNot Select SelectV2 ClipByValue AddN AccumulateNV2 Sum Mean Prod Max Min
        All Any ArgMax ArgMin Cumsum Cumprod MatMul BatchMatMul BatchMatMulV2 BatchMatMulV3 Cast
        Bitcast Range LinSpace Cross SegmentSum SegmentMean SegmentMax SegmentMin SegmentProd
        UnsortedSegmentSum UnsortedSegmentMax UnsortedSegmentMin UnsortedSegmentProd Einsum
        SparseMatMul SparseSegmentSum SparseSegmentMean Bincount HistogramFixedWidth
        """),
    "array": ("arrays: constants, shapes, parts of tensors and tensors put together", """
        Const Placeholder PlaceholderV2 PlaceholderWithDefault Identity IdentityN StopGradient
        PreventGradient Snapshot CheckNumerics EnsureShape GuaranteeConst ImmutableConst
        Shape ShapeN Size Rank Reshape ExpandDims Squeeze Transpose
        ConjugateTranspose InvertPermutation BroadcastTo BroadcastArgs BroadcastGradientArgs Concat
        ConcatV2 ConcatOffset Pack Unpack Split SplitV Slice StridedSlice StridedSliceGrad Reverse
        ReverseV2 ReverseSequence Pad PadV2 MirrorPad Tile Gather GatherV2 GatherNd
        DynamicPartition DynamicStitch ParallelDynamicStitch ScatterNd TensorScatterUpdate
        TensorScatterAdd TensorScatterSub Fill ZerosLike OnesLike Empty OneHot Diag DiagPart
        MatrixDiag MatrixDiagPart MatrixSetDiag MatrixBandPart DepthToSpace SpaceToDepth
        SpaceToBatchND BatchToSpaceND SpaceToBatch BatchToSpace UnravelIndex Where Unique
        UniqueWithCounts UniqueV2 ListDiff EditDistance ExtractImagePatches Bucketize
        QuantizeAndDequantize QuantizeAndDequantizeV2 FakeQuantWithMinMaxArgs
        FakeQuantWithMinMaxVars Dequantize QuantizeV2
        """),
    "nn": ("neural networks: convolutions, pools, normalisations, activations", """
        Conv2D DepthwiseConv2dNative Conv2DBackpropInput Conv2DBackpropFilter Conv3D MaxPool
        MaxPoolV2 MaxPoolWithArgmax AvgPool MaxPool3D AvgPool3D BiasAdd BiasAddV1 BiasAddGrad
        Softmax LogSoftmax Relu Relu6 LeakyRelu Elu Selu Softplus Softsign ReluGrad
        FusedBatchNorm FusedBatchNormV2 FusedBatchNormV3 BatchNormWithGlobalNormalization LRN L2Loss
        TopK TopKV2 InTopK InTopKV2 SoftmaxCrossEntropyWithLogits
        SparseSoftmaxCrossEntropyWithLogits Dilation2D ResizeBilinear ResizeNearestNeighbor
        ResizeBicubic ResizeArea CropAndResize NonMaxSuppression NonMaxSuppressionV2
        NonMaxSuppressionV3 NonMaxSuppressionV4 NonMaxSuppressionV5 CudnnRNN CudnnRNNBackprop
        RGBToHSV HSVToRGB AdjustContrastv2 DecodeJpeg DecodePng
        """),
    "string": ("text: joined, split, measured, and turned into numbers", """
        AsString StringToNumber StringJoin ReduceJoin StringSplit StringSplitV2 Substr StringLength
        StringStrip StringLower StringUpper StringToHashBucket StringToHashBucketFast
        StringToHashBucketStrong RegexReplace StaticRegexReplace RegexFullMatch
        StaticRegexFullMatch EncodeBase64 DecodeBase64 DecodeRaw ParseExample ParseSingleExample
        DecodeCSV ParseTensor SerializeTensor StringFormat UnsortedSegmentJoin UnicodeTranscode
        """),
    "control_flow": ("control flow: switches, loops, functions, tensor arrays and lists", """
        NoOp ControlTrigger Abort Assert Print PrintV2 Switch RefSwitch Merge RefMerge Enter
        RefEnter Exit RefExit NextIteration RefNextIteration RefIdentity RefSelect LoopCond If
        StatelessIf While StatelessWhile Case StatelessCase For PartitionedCall
        StatefulPartitionedCall SymbolicGradient RemoteCall PyFunc TensorArray TensorArrayGather
        TensorArrayRead
        TensorArrayScatter TensorArraySize TensorArrayWrite TensorArrayV3 TensorArrayConcatV3
        TensorArrayGatherV3 TensorArrayReadV3 TensorArrayScatterV3 TensorArraySizeV3
        TensorArrayWriteV3 TensorArraySplitV3 TensorArrayCloseV3 TensorArrayGradV3 TensorListReserve
        TensorListFromTensor TensorListStack TensorListGetItem TensorListSetItem TensorListLength
        TensorListPushBack TensorListPopBack EmptyTensorList TensorListElementShape
        """),
    "state": ("state: variables, their optimizers, checkpoints, tables, random numbers", """
        Variable VariableV2 TemporaryVariable DestroyTemporaryVariable Assign AssignAdd AssignSub
        IsVariableInitialized CountUpTo ScatterUpdate ScatterAdd ScatterSub VarHandleOp
        VarIsInitializedOp ReadVariableOp AssignVariableOp AssignAddVariableOp AssignSubVariableOp
        DestroyResourceOp VariableShape ResourceGather DisableCopyOnRead ApplyGradientDescent
        ApplyMomentum ApplyAdam ApplyRMSProp ApplyAdagrad ResourceApplyGradientDescent
        ResourceApplyMomentum ResourceApplyAdam Save SaveV2 SaveSlices Restore RestoreV2
        RestoreSlice ShardedFilename ShardedFilespec MergeV2Checkpoints HashTable HashTableV2
        LookupTableFind LookupTableFindV2 LookupTableImport LookupTableImportV2 LookupTableSize
        LookupTableSizeV2 InitializeTable InitializeTableV2 InitializeTableFromTextFile
        InitializeTableFromTextFileV2 RandomUniform RandomUniformInt RandomStandardNormal
        TruncatedNormal RandomShuffle Multinomial RandomGamma StatelessRandomUniform
        StatelessRandomNormal ScalarSummary HistogramSummary MergeSummary ImageSummary
        TensorSummary SparseToDense SparseReshape SparseFillEmptyRows SparseTensorDenseMatMul
        FIFOQueue FIFOQueueV2 QueueEnqueue QueueEnqueueV2 QueueDequeue QueueDequeueV2 QueueClose
        QueueCloseV2 QueueSize QueueSizeV2 ReadFile WriteFile MatchingFiles
        ConfigureDistributedTPU TPUCompilationResult TPUReplicateMetadata TPUReplicatedInput
        TPUReplicatedOutput
        """),
}

# Why nothing replaces an op, where the history names no op that does.
REASONS = {"BatchNormWithGlobalNormalization": "a normalisation made of simpler ops replaces it",
           "TileGrad": "a reduction replaces it"}

NUMBERS = ("bfloat16 complex128 complex64 double float half int16 int32 int64 int8 qint32 qint8 "
           "quint8 uint16 uint32 uint64 uint8").split()
REALS = "bfloat16 double float half int16 int32 int64 int8 uint16 uint32 uint64 uint8".split()
VALUES = {"float": "float_val", "double": "double_val", "int64": "int64_val", "bool": "bool_val"}
SETS = {tuple(NUMBERS): "numbertype", tuple(REALS): "realnumbertype"}


def quoted(text):
    out = ""
    for byte in text.encode():
        c = chr(byte)
        out += "\\" + c if c in "\\\"" else c if 32 <= byte < 127 else f"\\{byte:03o}"
    return f'"{out}"'


def as_literal(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def value_text(kind, value):
    """A default in the text format."""
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
        return (f"{{ dtype: DT_{value['dtype'].upper()} tensor_shape {value_text('shape', value['shape'])} "
                + " ".join(f"{field}: {v}" for v in value["values"]) + " }")
    if kind == "func":
        return "{ name: " + quoted(value["func"]) + " }"
    return str(value)


def attr_text(attr, since):
    kind, allowed = attr["type"], attr.get("allowed")
    if allowed is not None:
        inner = "{" + ", ".join(allowed) + "}"
        if kind in ("string", "list(string)"):
            inner = "{" + ", ".join(quoted(a) for a in allowed) + "}"
        elif tuple(sorted(allowed)) in SETS:
            inner = SETS[tuple(sorted(allowed))]
        kind = f"list({inner})" if kind.startswith("list(") else inner
    text = f"{attr['name']}: {kind}"
    if "min" in attr:
        text += f" >= {attr['min']}"
    if "default" in attr:
        text += " = " + value_text(attr["type"], attr["default"])
    return text + (f" since {since}" if since else "")


def port_text(port):
    kind = port.get("type") or port.get("attr") or port["list"]
    if "n" in port:
        kind = f"{port['n']} * {kind}"
    return f"{port['name']}: " + (f"Ref({kind})" if port.get("ref") else kind)


def signature(ports, old_attrs, defaults, names):
    """Ports as a flat list, with the defaults of attrs which the old definition lacks."""
    out = []
    for p in ports:
        head = [p["name"]] if names else []
        kind = p.get("type") or p.get("attr")
        if "list" in p:
            kinds = ["list " + p["list"]] if p["list"] in old_attrs else defaults.get(p["list"], [])
        else:
            if "attr" in p and kind not in old_attrs:
                kind = defaults.get(kind, kind)
            kinds = [kind]
        if "n" in p:
            if p["n"] in old_attrs:
                kinds = [f"{p['n']} * {kinds[0]}"]
            else:
                kinds = kinds * defaults.get(p["n"], 0)
        out += [(*head, k) for k in kinds]
    return out


def satisfies(old, new):
    """Graphs of the old definition are graphs of the new one."""
    old_attrs = {a["name"]: a for a in old["attrs"]}
    new_attrs = {a["name"]: a for a in new["attrs"]}
    for name, attr in old_attrs.items():
        if name not in new_attrs or new_attrs[name]["type"] != attr["type"]:
            return False
        if "min" in new_attrs[name] and new_attrs[name]["min"] > attr.get("min", 0):
            return False
    added = {n: a for n, a in new_attrs.items() if n not in old_attrs}
    if any("default" not in a for a in added.values()):
        return False
    defaults = {n: a["default"] for n, a in added.items()}
    return all(signature(old[side], old_attrs, defaults, side == "out") ==
               signature(new[side], old_attrs, defaults, side == "out") for side in ("in", "out"))


def definitions(entry):
    """The definitions that releases had, in order; else all."""
    order = []
    for _, index in entry["releases"]:
        if index is not None and index not in order:
            order.append(index)
    history = entry["history"]
    chosen = [history[i] for i in order] or history
    return [d for d in chosen if d["since"] <= CURRENT]


def runs(entry):
    out = []
    for definition in definitions(entry):
        if out and satisfies(out[-1][-1], definition):
            out[-1].append(definition)
        else:
            out.append([definition])
    return out


def pieces(text, width):
    """A string literal as adjacent ones of at most this width, broken at blanks."""
    out, part = [], ""
    for word in text.replace(" ", " \0").split("\0"):
        if part and len(as_literal(part + word)) > width:
            out.append(as_literal(part))
            part = ""
        part += word
    return out + [as_literal(part)]


def braces(head, texts):
    """`head{"..", ".."}` broken at 100 columns."""
    line = f"    {head}{{"
    indent = " " * len(line)
    lines = []
    for i, text in enumerate(texts):
        parts = pieces(text, 93 - len(indent))
        parts[-1] += "}," if i + 1 == len(texts) else ","
        for part in parts:
            if len(line) + len(part) > 95 and line.strip() and not line.endswith("{"):
                lines.append(line.rstrip())
                line = indent
            line += part + " "
    return lines + [line.rstrip()]


def row(entry, run, revision, is_last, table):
    newest, since = run[-1], run[0]["since"]
    lines = [f"op{{.name = {as_literal(entry['op'])}, .since = {since},"]
    if revision:
        lines.append(f"    .revision = {revision},")
    if is_last and entry["removed"] is not None:
        lines.append(f"    .until = {entry['removed'] - 1},")
    if is_last and entry["deprecated"] is not None:
        lines.append(f"    .deprecated = {entry['deprecated']},")
    for head, ports in ((".inputs = ", newest["in"]), (".outputs = ", newest["out"])):
        if ports:
            lines += braces(head, [port_text(p) for p in ports])
    texts = []
    for attr in newest["attrs"]:
        first = min(d["since"] for d in run if any(a["name"] == attr["name"] for a in d["attrs"]))
        # A default that was given up again: every graph has to say the attr.
        came_later = first > since and "default" in attr
        texts.append(attr_text(attr, first if came_later else 0))
    if texts:
        lines += braces(".attrs = ", texts)
    if is_last and (entry["deprecated"] is not None or entry["removed"] is not None):
        if entry["replacement"] in table:
            lines.append(f"    .becomes = {{{as_literal(entry['replacement'])}}},")
        else:
            reason = REASONS.get(entry["op"], entry["replacement"])
            if not reason:
                raise SystemExit(f"{entry['op']} has neither successor nor reason")
            lines.append(f"    .because = {as_literal(reason)},")
    for flag, member in (("stateful", "stateful"), ("commutative", "commutative"),
                         ("aggregate", "aggregate"), ("uninitialized", "allows_uninitialized_input")):
        if flag in newest["flags"]:
            lines.append(f"    .{member} = true,")
    lines[-1] = lines[-1].rstrip(",") + "}"
    return "\n".join("    " + l for l in lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("history", type=Path)
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    arguments = parser.parse_args()
    history = {}
    for line in arguments.history.read_text().splitlines():
        entry = json.loads(line)
        history[entry["op"]] = entry
    table = {name for _, names in THEMES.values() for name in names.split()}
    folder = arguments.root / "include/evergraph/tf/ops"
    for theme, (sentence, names) in THEMES.items():
        rows = []
        for name in sorted(names.split()):
            if name not in history:
                raise SystemExit(f"no history of {name}")
            all_runs = runs(history[name])
            seen = {}
            for run in all_runs:
                since = run[0]["since"]
                rows.append(row(history[name], run, seen.get(since, 0), run is all_runs[-1], table))
                seen[since] = seen.get(since, 0) + 1
        guard = f"EVERGRAPH_TF_OPS_{theme.upper()}_HPP"
        text = (f"// SPDX-License-Identifier: BSL-1.0\n// {theme}: {sentence}.\n"
                f"// Written by tools/tf_ops.py.\n#ifndef {guard}\n#define {guard}\n\n"
                '#include "../../ops/op_table.hpp"\n\nnamespace evergraph::tf {\n\n'
                f"inline constexpr op_table {theme}_ops{{\n" + ",\n".join(rows) +
                "};\n\n}  // namespace evergraph::tf\n\n#endif\n")
        (folder / f"{theme}.hpp").write_text(text)
        print(f"{theme}: {len(rows)} rows")


main()
