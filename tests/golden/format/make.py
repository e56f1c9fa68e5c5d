#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
# make: writes the golden files of the format tests beside itself, with TensorFlow and NumPy.
"""Usage: make.py, in an environment that has tensorflow and numpy.

graph.pb      every kind of attr, every field of a GraphDef that TensorFlow itself fills
tensors.pb    a Const for each dtype: as content, as field, filled from its last value, empty
NAME.npy      the elements of the Const NAME, as numpy.save writes them
*.npy         arrays that only reading must know: big-endian, column-major, wide text, format 2.0
"""
from pathlib import Path

import ml_dtypes
import numpy as np
import tensorflow as tf
from tensorflow.core.framework import attr_value_pb2, graph_pb2, tensor_pb2, types_pb2

HERE = Path(__file__).parent


def save(name, array):
    with open(HERE / f"{name}.npy", "wb") as file:
        np.save(file, array)


def tensors():
    graph = graph_pb2.GraphDef()

    def const(name, proto, array):
        node = graph.node.add(name=name, op="Const")
        node.attr["dtype"].type = proto.dtype
        node.attr["value"].tensor.CopyFrom(proto)
        save(name, array)

    few = [0, 1, 2, 3, 5, 120]
    kinds = {
        "float32": np.float32, "float64": np.float64, "float16": np.float16,
        "bfloat16": ml_dtypes.bfloat16, "float8_e5m2": ml_dtypes.float8_e5m2,
        "int8": np.int8, "int16": np.int16, "int32": np.int32, "int64": np.int64,
        "uint8": np.uint8, "uint16": np.uint16, "uint32": np.uint32, "uint64": np.uint64,
        "complex64": np.complex64, "complex128": np.complex128,
    }
    for name, kind in kinds.items():
        array = np.array(few).reshape(2, 3).astype(kind)
        if name.startswith("complex"):
            array = array * kind(1 - 2j)
        if name.startswith("int"):
            array = -array
        const(f"{name}_content", tf.make_tensor_proto(array), array)
        const(f"{name}_field", tf.make_tensor_proto(array[1, 1]), array[1, 1])
        # The C++ side packs equal elements at the end into one.
        same = np.full((3, 2), array[1, 2])
        packed = tf.make_tensor_proto(array[1, 2])
        packed.tensor_shape.CopyFrom(tf.TensorShape([3, 2]).as_proto())
        const(f"{name}_filled", packed, same)
    bools = np.array([True, False, True])
    const("bool_content", tf.make_tensor_proto(bools), bools)
    strings = np.array([b"ab", b"", b"a\0b", "é".encode()])
    const("string_field", tf.make_tensor_proto(strings), strings)
    parsed = tensor_pb2.TensorProto.FromString(
        tf.io.serialize_tensor(tf.constant([[1, 2], [3, 4]], tf.int16)).numpy())
    const("int16_serialized", parsed, np.array([[1, 2], [3, 4]], np.int16))
    none = np.zeros((0, 3), np.float32)
    const("float32_none", tf.make_tensor_proto(none), none)
    zeros = tensor_pb2.TensorProto(dtype=types_pb2.DT_INT32)
    zeros.tensor_shape.CopyFrom(tf.TensorShape([2, 2]).as_proto())
    const("int32_zeros", zeros, np.zeros((2, 2), np.int32))
    (HERE / "tensors.pb").write_bytes(graph.SerializeToString(deterministic=True))


def every_attr():
    @tf.function(input_signature=[tf.TensorSpec([None, 3], tf.float32)])
    def double(x):
        return tf.add(x, x, name="sum")

    concrete = double.get_concrete_function()
    graph = concrete.graph.as_graph_def()
    with tf.Graph().as_default() as outer:
        x = tf.compat.v1.placeholder(tf.float32, [None, 3], name="x")
        tf.identity(concrete(x), name="y")
    graph.MergeFrom(outer.as_graph_def(add_shapes=True))
    # Python's deterministic form puts "config_proto" before "config", the C++ one after it.
    for call in graph.node:
        call.attr.pop("config", None)
    node = graph.node.add(name="all/attrs", op="NoSuchOp", device="/device:CPU:0")
    node.input.extend(["x", "x:1", "^y"])
    node.experimental_debug_info.original_node_names.extend(["before"])
    attr = node.attr
    attr["string"].s = b"\xff\x00bytes"
    attr["int"].i = -7
    attr["zero"].i = 0
    attr["float"].f = 0.5
    attr["bool"].b = False
    attr["type"].type = types_pb2.DT_FLOAT_REF
    attr["shape"].shape.CopyFrom(tf.TensorShape([2, None]).as_proto())
    attr["shape"].shape.dim[0].name = "rows"
    attr["unknown_rank"].shape.unknown_rank = True
    attr["scalar"].shape.SetInParent()
    attr["tensor"].tensor.CopyFrom(tf.make_tensor_proto(3.5))
    attr["bare_tensor"].tensor.dtype = types_pb2.DT_INT32
    attr["placeholder"].placeholder = "T"
    attr["unset"].SetInParent()
    attr["func"].func.name = "f"
    attr["func"].func.attr["T"].type = types_pb2.DT_INT8
    attr["func"].func.attr["g"].func.name = "g"
    attr["empty_list"].list.SetInParent()
    attr["list"].list.s.extend([b"a", b""])
    attr["list"].list.i.extend([1, -1, 2**40])
    attr["list"].list.f.extend([1.5, -0.0])
    attr["list"].list.b.extend([True, False])
    attr["list"].list.type.extend([1, 99])
    attr["list"].list.shape.add().dim.add().size = -1
    attr["list"].list.tensor.add().CopyFrom(tf.make_tensor_proto([1, 2]))
    attr["list"].list.func.add().name = "h"
    handle = attr["handle"].tensor
    handle.dtype = types_pb2.DT_RESOURCE
    handle.resource_handle_val.add(device="d", name="n", hash_code=7)
    graph.version = 3
    graph.versions.bad_consumers.extend([5, 3])
    graph.debug_info.files.append("a.py")
    (HERE / "graph.pb").write_bytes(graph.SerializeToString(deterministic=True))


def only_read():
    save("read_big_endian", np.arange(6, dtype=">i4").reshape(2, 3))
    save("read_big_endian_complex", np.array([1 + 2j, 3 - 4j], dtype=">c8"))
    save("read_column_major", np.asfortranarray(np.arange(24, dtype="<i8").reshape(2, 3, 4)))
    save("read_wide_text", np.array(["é€", "", "𝄞x"]).reshape(3, 1))
    save("read_big_endian_text", np.array(["é€", "ab"]).astype(">U2"))
    save("read_column_major_text", np.asfortranarray(np.array([[b"a", b"bc"], [b"d", b""]])))
    save("read_pickle", np.array([{}, 1], dtype=object))
    save("read_record", np.zeros(2, dtype=[("a", "<i4"), ("b", "<f4")]))
    with open(HERE / "read_format_2.npy", "wb") as file:
        np.lib.format.write_array(file, np.arange(3, dtype="<u2"), version=(2, 0))
    with open(HERE / "read_format_3.npy", "wb") as file:
        np.lib.format.write_array(file, np.arange(3, dtype="<u2"), version=(3, 0))


tensors()
every_attr()
only_read()
