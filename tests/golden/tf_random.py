#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
# tf_random: has TensorFlow draw random numbers from seeds, and writes what came out.
"""Usage: tf_random.py OUT

A line is op;attrs;inputs;outputs: attrs as name=i:number or name=t:dtype, tensors as
dtype:dims:elements in hexadecimal (little-endian). Stateful ops run twice in one session, and the
outputs are those of both runs. Made with TensorFlow 2.21 on x86-64.
"""
import os
import sys

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"
os.environ["CUDA_VISIBLE_DEVICES"] = ""

import numpy as np
import tensorflow as tf
from tensorflow.python.framework.op_def_library import apply_op

tf1 = tf.compat.v1
tf1.disable_eager_execution()
F, D, H, B = tf.float32, tf.float64, tf.float16, tf.bfloat16
CONFIG = tf1.ConfigProto(intra_op_parallelism_threads=1, inter_op_parallelism_threads=1)
LINES = []


def text(value):
    value = np.asarray(value)
    kind = tf.as_dtype(value.dtype).as_datatype_enum
    return f"{kind}:{','.join(map(str, value.shape))}:{np.ascontiguousarray(value).tobytes().hex()}"


def case(op, inputs, runs=1, **attrs):
    with tf1.Graph().as_default(), tf1.Session(config=CONFIG) as session:
        named = {name: tf.constant(value) for name, value in inputs.items()}
        out = apply_op(op, **named, **attrs)
        out = list(out) if isinstance(out, (list, tuple)) else [out]
        values = [v for _ in range(runs) for v in session.run(out)]
    told = [f"{k}=t:{tf.as_dtype(v).as_datatype_enum}" if isinstance(v, tf.DType) else f"{k}=i:{v}"
            for k, v in attrs.items()]
    LINES.append(";".join([op, " ".join(told), " ".join(map(text, inputs.values())),
                           " ".join(map(text, values))]))


I = np.int32
for op in ("RandomUniform", "RandomStandardNormal", "TruncatedNormal"):
    for t in (F, D, H, B):
        case(op, {"shape": I([3, 3])}, 2, seed=87654321, seed2=-42, dtype=t)
for t in (np.int32, np.int64):
    case("RandomUniformInt", {"shape": I([7]), "minval": t(-5), "maxval": t(1000)}, 2, seed=7, seed2=0)
case("RandomShuffle", {"value": np.arange(11, dtype=I)}, 2, seed=1, seed2=2)
case("RandomShuffle", {"value": np.arange(12, dtype=np.float32).reshape(6, 2)}, 2, seed=3, seed2=4)
case("Multinomial", {"logits": np.float32([[0, 1, 2, -1], [3, -np.inf, 0, 0]]), "num_samples": I(6)}, 2,
     seed=5, seed2=6, output_dtype=tf.int64)
for seed in (np.int64([5, -7]), I([0, 1])):
    for op in ("StatelessRandomUniform", "StatelessRandomNormal", "StatelessTruncatedNormal"):
        for t in (F, D, H):
            case(op, {"shape": I([5]), "seed": seed}, dtype=t)
    case("StatelessRandomUniformInt", {"shape": I([5]), "seed": seed, "minval": I(0), "maxval": I(77)})
    case("StatelessRandomGetKeyCounter", {"seed": seed})
    case("StatelessMultinomial", {"logits": np.float64([[0, 1, 2]]), "num_samples": I(5), "seed": seed},
         output_dtype=tf.int32)
KEYED = {"shape": I([6]), "key": np.uint64([0x123456789ABCDEF0]),
         "counter": np.uint64([2**64 - 1, 3]), "alg": I(1)}
for op in ("StatelessRandomUniformV2", "StatelessRandomNormalV2", "StatelessTruncatedNormalV2"):
    for t in (F, D):
        case(op, KEYED, dtype=t)
case("StatelessRandomUniformIntV2", {**KEYED, "minval": np.int64(-3), "maxval": np.int64(2**40)})
with open(sys.argv[1], "w") as out:
    out.write("\n".join(LINES) + "\n")
