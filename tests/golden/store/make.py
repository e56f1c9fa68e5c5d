# SPDX-License-Identifier: BSL-1.0
# make: writes the checkpoints of this folder with TensorFlow 2.21.
"""Usage: make.py FOLDER

`many` is not kept here: a test has the checksum of its index.
"""
import os
import sys

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"

import numpy as np
import tensorflow as tf

raw = tf.raw_ops
folder = sys.argv[1]
os.makedirs(folder, exist_ok=True)


def save(prefix, *rows):
    """Rows of name, tensor and, for a slice, the full shape and the slice."""
    raw.SaveV2(prefix=os.path.join(folder, prefix), tensor_names=[r[0] for r in rows],
               shape_and_slices=[r[2] if len(r) > 2 else "" for r in rows],
               tensors=[tf.constant(r[1]) if isinstance(r[1], (np.ndarray, list, float, str))
                        else r[1] for r in rows])


six = tf.reshape(tf.range(6), [2, 3])
numbers = {"float": tf.float32, "double": tf.float64, "int32": tf.int32, "uint8": tf.uint8,
           "int16": tf.int16, "int8": tf.int8, "int64": tf.int64, "uint16": tf.uint16,
           "uint32": tf.uint32, "uint64": tf.uint64, "half": tf.float16, "bfloat16": tf.bfloat16}
save("types", *[(name, tf.cast(six, dtype)) for name, dtype in numbers.items()],
     ("bool", [True, False, True]),
     ("complex64", tf.constant([1 + 2j, -3.5j], tf.complex64)),
     ("complex128", tf.constant(1 + 2j, tf.complex128)),
     ("string", [["ab", ""], ["\0\xff", "long" * 100]]),
     ("string_scalar", "hello"),
     ("empty", tf.zeros([0, 4])),
     ("scalar", 2.5),
     ("no_strings", tf.constant([], tf.string)),
     ("qint8", tf.bitcast(tf.constant([1, 2], tf.int8), tf.qint8)),
     ("float8", tf.cast(tf.constant([1.0, 2.0]), tf.dtypes.experimental.float8_e5m2)),
     ("int4", tf.cast(tf.constant([1, -2]), tf.dtypes.experimental.int4)))

full = np.arange(12, dtype=np.float32).reshape(4, 3)
save("slices", ("w", full[:2], "4 3 0,2:-"), ("w", full[2:], "4 3 2,2:-"),
     ("whole", full, "4 3 0,4:0,3"),
     ("emb", np.ones((2, 1, 3), np.float32), "2 5000 3 -:4999,1:-"))
save("many", *[(f"layer_{i * 7:05d}/kernel/.ATTRIBUTES/VARIABLE_VALUE", float(i))
               for i in range(9000)])

tensor_list = raw.TensorListFromTensor(tensor=tf.constant([[1.0, 2.0], [3.0, 4.0]]),
                                       element_shape=tf.constant([2]))
save("variant", ("list", tensor_list), ("x", 1.0))


def save_parts():
    save("shard0", ("a", [1.0, 2.0]), ("v", full[:2], "4 3 0,2:-"))
    save("shard1", ("b", ["x", "yz"]), ("v", full[2:], "4 3 2,2:-"))
    save("shard2", ("c", tf.constant([7], tf.int64)))


save_parts()
for name, order in {"merged": (0, 1, 2), "reversed": (2, 1, 0)}.items():
    raw.MergeV2Checkpoints(
        checkpoint_prefixes=[os.path.join(folder, f"shard{i}") for i in order],
        destination_prefix=os.path.join(folder, name), delete_old_dirs=False)
    save_parts()  # merging took them away

raw.Save(filename=os.path.join(folder, "v1"), tensor_names=list("absiht"),
         data=[tf.constant([[1.0, 2.0], [3.0, 4.0]]), tf.constant(2.5, tf.float64),
               tf.constant(["x", "yz"]), tf.constant([1, -2, 3]), tf.constant([True, False]),
               tf.constant([1 + 2j], tf.complex64)])
raw.SaveSlices(filename=os.path.join(folder, "v1s-00000-of-00002"), tensor_names=["w", "b"],
               shapes_and_slices=["4 3 0,2:-", ""], data=[tf.constant(full[:2]), tf.constant(1)])
raw.SaveSlices(filename=os.path.join(folder, "v1s-00001-of-00002"), tensor_names=["w"],
               shapes_and_slices=["4 3 2,2:-"], data=[tf.constant(full[2:])])

with tf.Graph().as_default():
    writer = tf.compat.v1.summary.FileWriter(os.path.join(folder, "log"))
    value = tf.compat.v1.Summary.Value
    writer.add_summary(tf.compat.v1.Summary(value=[value(tag="loss", simple_value=0.5)]), 7)
    histogram = tf.compat.v1.HistogramProto(min=0, max=1, num=2, sum=1, sum_squares=1,
                                            bucket_limit=[0.5, 1.0], bucket=[1, 1])
    writer.add_summary(tf.compat.v1.Summary(value=[value(tag="h", histo=histogram)]), 8)
    writer.close()
for name in os.listdir(os.path.join(folder, "log")):
    os.replace(os.path.join(folder, "log", name), os.path.join(folder, "events"))
with tf.io.TFRecordWriter(os.path.join(folder, "records")) as writer:
    for record in (b"", b"one", b"x" * 300):
        writer.write(record)
