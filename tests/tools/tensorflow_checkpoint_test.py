#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""TensorFlow itself reads the checkpoints graph_tool writes, and finds in them what was there.

    tensorflow_checkpoint_test.py PATH_OF_GRAPH_TOOL [FOLDER_OF_REAL_MODELS]

Skipped, with the reason, where TensorFlow is not installed.
"""
import importlib.util
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

if importlib.util.find_spec("tensorflow") is None:
    print("skipped: the Python package tensorflow is not installed")
    sys.exit(0)
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
os.environ.setdefault("CUDA_VISIBLE_DEVICES", "")
import numpy as np  # noqa: E402
import tensorflow as tf  # noqa: E402

models = sys.argv.pop(2) if len(sys.argv) > 2 else ""
tool = sys.argv.pop(1)
golden = pathlib.Path(__file__).resolve().parents[1] / "golden" / "store"


def call(*words):
    subprocess.run([tool, "checkpoint", *map(str, words)], check=True, capture_output=True,
                   timeout=60)


class checkpoints(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.tmp = pathlib.Path(folder.name)

    def assert_same(self, one, other, skipped=()):
        """Names, shapes, dtypes and values; returns how many tensors were compared."""
        left, right = tf.train.load_checkpoint(str(one)), tf.train.load_checkpoint(str(other))
        shapes = left.get_variable_to_shape_map()
        self.assertEqual(shapes, right.get_variable_to_shape_map())
        self.assertEqual({k: left.get_variable_to_dtype_map()[k] for k in shapes},
                         {k: right.get_variable_to_dtype_map()[k] for k in shapes})
        for name in shapes.keys() - set(skipped):
            np.testing.assert_array_equal(np.asarray(left.get_tensor(name)),
                                          np.asarray(right.get_tensor(name)))
        return len(shapes)

    def test_converted(self):
        for name, options in (("types", ()), ("types", ("--alignment", 64)), ("merged", ())):
            call("convert", golden / name, self.tmp / "m", *options)
            self.assertGreater(self.assert_same(golden / name, self.tmp / "m"), 3)

    def test_first_format(self):
        call("convert", golden / "v1", self.tmp / "m")
        # Its reader of the first format has no complex numbers.
        self.assertEqual(self.assert_same(golden / "v1", self.tmp / "m", ["t"]), 6)

    def test_first_format_in_slices(self):
        call("convert", golden / "v1s", self.tmp / "m")
        (w, part) = tf.raw_ops.RestoreV2(
            prefix=str(self.tmp / "m"), tensor_names=["w", "w"],
            shape_and_slices=["", "4 3 1,2:1,1"], dtypes=[tf.float32, tf.float32])
        np.testing.assert_array_equal(w, np.arange(12).reshape(4, 3))
        np.testing.assert_array_equal(part, [[4], [7]])

    def test_merged(self):
        for file in golden.glob("shard*"):
            shutil.copy(file, self.tmp)
        call("merge", *(self.tmp / f"shard{i}" for i in (1, 0, 2)), self.tmp / "m")
        self.assertEqual(self.assert_same(golden / "merged", self.tmp / "m"), 4)

    def test_real_models(self):
        if not models:
            self.skipTest("no folder of real models is given")
        for index in sorted(pathlib.Path(models).rglob("*.index")):
            call("convert", index, self.tmp / "m")
            self.assert_same(index.with_suffix(""), self.tmp / "m")


if __name__ == "__main__":
    unittest.main()
