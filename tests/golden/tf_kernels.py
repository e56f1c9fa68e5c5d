#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
# tf_kernels: has TensorFlow compute small cases of each op, and writes what came out.
"""Usage: tf_kernels.py OUT

A line is a tensor or a case. A tensor is dtype:dims:elements, elements in hexadecimal (little-endian),
texts parted by commas. A case is op|attrs|inputs|outputs, attrs as name=kind:value, tensors as the
number of their line; outputs may be '!' and a status code, an output '~' and a dtype where it means
nothing. Made with TensorFlow 2.21 on x86-64.
"""
import itertools
import os
import sys

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"
os.environ["TF_ENABLE_ONEDNN_OPTS"] = "0"
os.environ["CUDA_VISIBLE_DEVICES"] = ""

import numpy as np
import tensorflow as tf
from tensorflow.python.framework import op_def_registry
from tensorflow.python.framework.op_def_library import apply_op

tf1 = tf.compat.v1
tf1.disable_eager_execution()

LINES, NOTES, PLACES = [], [], {}
CONFIG = tf1.ConfigProto(intra_op_parallelism_threads=1, inter_op_parallelism_threads=1)
CONFIG.graph_options.optimizer_options.opt_level = -1
CONFIG.graph_options.rewrite_options.disable_meta_optimizer = True


def tensor_text(value, dtype):
    dims = ",".join(str(n) for n in value.shape)
    if dtype == tf.string:
        flat = [e if isinstance(e, bytes) else str(e).encode() for e in value.reshape(-1).tolist()]
        body = ",".join(e.hex() for e in flat)
    else:
        body = np.ascontiguousarray(value).tobytes().hex()
    line = f"{dtype.base_dtype.as_datatype_enum}:{dims}:{body}"
    if line not in PLACES:
        PLACES[line] = len(LINES)
        LINES.append(line)
    return str(PLACES[line])


def attr_text(name, attr):
    kind = attr.WhichOneof("value")
    if kind == "list":
        l = attr.list
        for part in ("i", "type", "s", "f", "b"):
            if len(getattr(l, part)):
                values = [e.hex() if part == "s" else str(int(e)) if part == "b" else
                          np.float32(e).tobytes().hex() if part == "f" else str(e) for e in getattr(l, part)]
                return f"{name}=l{part}:" + ",".join(values)
        return f"{name}=li:"
    if kind == "s":
        return f"{name}=s:{attr.s.hex()}"
    if kind == "f":
        return f"{name}=f:" + np.float32(attr.f).tobytes().hex()
    if kind == "shape":
        sizes = "?" if attr.shape.unknown_rank else ",".join(str(d.size) for d in attr.shape.dim)
        return f"{name}=shape:{sizes}"
    return f"{name}={kind}:{int(getattr(attr, kind))}" if kind in ("i", "b", "type") else None


def plain(value):
    """An AttrValue as the library takes it."""
    kind = value.WhichOneof("value")
    if kind == "list":
        return list(value.list.i) or list(value.list.type) or list(value.list.s)
    return getattr(value, kind)


def case(op, *inputs, **attrs):
    """Inputs are arrays (lists of arrays for N * T); those of type object hold text."""
    compared = attrs.pop("compared", 99)  # outputs behind these hold nothing
    ranked = attrs.pop("ranked", False)  # the graph knows the shapes of the inputs
    with tf1.Graph().as_default() as graph:
        feeds, flat = {}, []

        def place(value):
            value = np.asarray(value)
            is_text = value.dtype.kind in "OSU"
            dtype = tf.string if is_text else tf.as_dtype(value.dtype)
            value = value.astype(object) if is_text else value
            holder = tf1.placeholder(dtype, value.shape if ranked else None)
            feeds[holder] = value
            flat.append((value, dtype))
            return holder

        holders = [[place(v) for v in i] if isinstance(i, list) else place(i) for i in inputs]
        definition = op_def_registry.get(op)
        names = [a.name for a in definition.input_arg]
        inferred = {n for a in definition.input_arg for n in (a.type_attr, a.number_attr, a.type_list_attr)}
        for attr in definition.attr:
            if attr.HasField("default_value") and attr.name not in attrs and attr.name not in inferred:
                attrs[attr.name] = plain(attr.default_value)
        try:
            node = apply_op(op, **dict(zip(names, holders)), **attrs)
            node = node if isinstance(node, tf.Operation) else tf.nest.flatten(node)[0].op
            outputs = list(node.outputs)
            with tf1.Session(graph=graph, config=CONFIG) as session:
                results = session.run(outputs, feeds)
            tail = ";".join(tensor_text(np.asarray(r), t.dtype) if i < compared else
                            f"~{t.dtype.as_datatype_enum}" for i, (r, t) in enumerate(zip(results, outputs)))
        except tf.errors.OpError as error:
            if error.error_code == 12 or "No OpKernel" in str(error):
                return  # these kernels may do more
            tail = f"!{error.error_code}"
        except Exception as error:
            NOTES.append(f"{op} {attrs}: {type(error).__name__} {str(error)[:300]}")
            return
        texts = [attr_text(k, node.node_def.attr[k]) for k in sorted(node.node_def.attr)
                 if not k.startswith("_")]
        LINES.append("|".join([op, ";".join(t for t in texts if t),
                               ";".join(tensor_text(v, t) for v, t in flat), tail]))


F, D, I, L = np.float32, np.float64, np.int32, np.int64
H, B = np.float16, tf.bfloat16.as_numpy_dtype
C, Z = np.complex64, np.complex128
INTS = [np.int8, np.int16, I, L, np.uint8, np.uint16, np.uint32, np.uint64]
REALS = [F, D, H, B] + INTS


def values(dtype, low=-4, high=4, shape=(2, 3), seed=1):
    random = np.random.RandomState(seed)
    kind = np.dtype(dtype).kind
    if kind == "b":
        return random.rand(*shape) > 0.5
    if kind == "u":
        low, high = max(low, 0), max(high, 1)
    if kind in "ui":
        return random.randint(low, high + 1, size=shape).astype(dtype)
    if kind == "c":
        return (random.uniform(low, high, shape) + 1j * random.uniform(low, high, shape)).astype(dtype)
    return random.uniform(low, high, shape).astype(dtype)


def text(*items):
    return np.array(items, dtype=object)


exec(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "tf_kernel_cases.py")).read())

with open(sys.argv[1], "w") as out:
    out.write("\n".join(LINES) + "\n")
for note in NOTES:
    print(note, file=sys.stderr)
CASES = [l for l in LINES if "|" in l]
print(len(CASES), "cases,", len({l.split("|")[0] for l in CASES}), "ops")
