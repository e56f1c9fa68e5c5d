#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""TensorFlow itself loads what graph_tool writes, and finds in it what was there.

    tensorflow_oracle_test.py PATH_OF_GRAPH_TOOL [FOLDER_OF_REAL_MODELS]

Skipped, with the reason, where TensorFlow is not installed.
"""
import importlib.util
import os
import pathlib
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
from google.protobuf import json_format, text_format  # noqa: E402
from tensorflow.core.protobuf import meta_graph_pb2, saved_model_pb2  # noqa: E402

models = pathlib.Path(sys.argv.pop(2)) if len(sys.argv) > 2 else None
tool = sys.argv.pop(1)
moons = pathlib.Path(__file__).resolve().parents[2] / "examples" / "moons"


def convert(source, target, *options):
    subprocess.run([tool, "convert", source, target, *options], check=True,
                   stdout=subprocess.DEVNULL, timeout=60)
    return target


def graph_of(path):
    graph = tf.compat.v1.GraphDef()
    graph.ParseFromString(pathlib.Path(path).read_bytes())
    return graph


class Oracle(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.tmp = pathlib.Path(folder.name)

    def probabilities(self, session):
        return session.run("output/probabilities:0", {"points:0": np.load(moons / "points.npy")})

    def test_a_graph_in_each_format(self):
        wanted = graph_of(moons / "moons.pb")
        self.assertEqual(graph_of(convert(moons / "moons.pb", self.tmp / "a.pb")), wanted)
        text = convert(moons / "moons.pb", self.tmp / "a.pbtxt").read_text()
        self.assertEqual(text_format.Parse(text, tf.compat.v1.GraphDef()), wanted)
        document = convert(moons / "moons.pb", self.tmp / "a.json").read_text()
        self.assertEqual(json_format.Parse(document, tf.compat.v1.GraphDef()), wanted)
        other = self.tmp / "b.json"
        other.write_text(json_format.MessageToJson(wanted))
        self.assertEqual(graph_of(convert(other, self.tmp / "b.pb")), wanted)
        tf.graph_util.import_graph_def(wanted)

    def test_a_thawed_model_restores_and_answers(self):
        thawed = convert(moons / "moons.pb", self.tmp / "thawed", "--thaw")
        graph = tf.Graph()
        with tf.compat.v1.Session(graph=graph) as session:
            tf.compat.v1.saved_model.load(session, ["serve"], str(thawed))
            found = self.probabilities(session)
        np.testing.assert_allclose(found, np.load(moons / "probabilities.npy"), atol=1e-5)

    def real(self, name):
        if models is None:
            self.skipTest("no folder of real models")
        return models / name

    def test_models_have_the_same_nodes_and_signatures(self):
        for name in ("s01-half_plus_two-tf1", "s20-same-regression-3-kinds/saved_model",
                     "s38-tf2.12-lstm"):
            source = self.real(name)
            wanted = saved_model_pb2.SavedModel()
            wanted.ParseFromString((source / "saved_model.pb").read_bytes())
            text = convert(source, f"{self.tmp}/text-{pathlib.Path(name).name}/saved_model.pbtxt")
            found = text_format.Parse(pathlib.Path(text).read_text(), saved_model_pb2.SavedModel())
            self.assertEqual(found, wanted, name)
            meta = meta_graph_pb2.MetaGraphDef()
            meta.ParseFromString(convert(source, self.tmp / "m.meta").read_bytes())
            self.assertEqual(meta, wanted.meta_graphs[0], name)

    def test_copies_and_frozen_models_answer_alike(self):
        for name, key, shape in (("s22-tf2-times_three", "x", [1, 1]),
                                 ("s38-tf2.12-lstm", "input_1", [2, 5, 3])):
            source = self.real(name)
            signature = tf.saved_model.load(str(source)).signatures["serving_default"]
            copied = f"{self.tmp}/copy/"
            convert(source, copied)
            again = tf.saved_model.load(copied).signatures["serving_default"]
            key = list(signature.structured_input_signature[1])[0]
            spec = signature.structured_input_signature[1][key]
            shape = shape if spec.shape.rank else []
            value = tf.constant(np.linspace(-1, 3, int(np.prod(shape))).reshape(shape), spec.dtype)
            wanted = list(signature(**{key: value}).values())[0].numpy()
            np.testing.assert_array_equal(list(again(**{key: value}).values())[0].numpy(), wanted)
            frozen = convert(source, f"{self.tmp}/frozen/", "--freeze")
            with tf.compat.v1.Session(graph=tf.Graph()) as session:
                meta = tf.compat.v1.saved_model.load(session, ["serve"], str(frozen))
                ports = meta.signature_def["serving_default"]
                found = session.run(list(ports.outputs.values())[0].name,
                                    {ports.inputs[key].name: value.numpy()})
            np.testing.assert_allclose(found, wanted, rtol=1e-5, atol=1e-6)


if __name__ == "__main__":
    unittest.main()
