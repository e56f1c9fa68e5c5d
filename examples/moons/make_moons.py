#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Trains a small network that tells two interleaved half moons apart, freezes it and writes it.

    pip install tensorflow-cpu && python3 make_moons.py

writes beside itself
    moons.pb            the frozen graph as a binary GraphDef, as TensorFlow serializes it
    points.npy          eight points to classify, float32 [8, 2]
    probabilities.npy   what TensorFlow computes for them, float32 [8, 2]
    classes.npy         and the likelier class of each, int64 [8]
"""
import os

import numpy as np
import tensorflow as tf

v1 = tf.compat.v1
v1.disable_eager_execution()
here = os.path.dirname(os.path.abspath(__file__))


def moons(count, rng):
    """Points on two half circles of radius 1 that reach into each other, with some noise."""
    angle = rng.uniform(0, np.pi, count)
    label = rng.integers(0, 2, count)
    x = np.where(label == 0, np.cos(angle), 1 - np.cos(angle))
    y = np.where(label == 0, np.sin(angle), 0.5 - np.sin(angle))
    points = np.stack([x, y], axis=1) + rng.normal(0, 0.08, (count, 2))
    return points.astype(np.float32), label.astype(np.int64)


def dense(x, units, name):
    with v1.name_scope(name):
        width = int(x.shape[1])
        start = tf.random.stateless_uniform([width, units], [7, units], -1.0, 1.0)
        weights = v1.Variable(start, name="weights")
        bias = v1.Variable(tf.zeros([units]), name="bias")
        return tf.nn.bias_add(tf.matmul(x, weights, name="product"), bias, name="sum")


def main():
    points = v1.placeholder(tf.float32, [None, 2], name="points")
    labels = v1.placeholder(tf.int64, [None], name="labels")
    hidden = tf.nn.relu(dense(points, 16, "hidden_1"), name="hidden_1/relu")
    hidden = tf.tanh(dense(hidden, 8, "hidden_2"), name="hidden_2/tanh")
    logits = dense(hidden, 2, "output")
    with v1.name_scope("output/"):
        probabilities = tf.nn.softmax(logits, name="probabilities")
        classes = tf.argmax(probabilities, axis=1, name="classes")
    with v1.name_scope("training"):
        loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels, logits))
        step = v1.train.AdamOptimizer(0.02).minimize(loss)

    rng = np.random.default_rng(2026)
    train_x, train_y = moons(600, rng)
    shown, _ = moons(8, rng)
    with v1.Session() as session:
        session.run(v1.global_variables_initializer())
        for _ in range(400):
            session.run(step, {points: train_x, labels: train_y})
        right = session.run(classes, {points: train_x}) == train_y
        print(f"trained: {100 * right.mean():.1f} % of the training points are told apart")
        answers = session.run([probabilities, classes], {points: shown})
        frozen = v1.graph_util.convert_variables_to_constants(
            session, v1.get_default_graph().as_graph_def(),
            ["output/probabilities", "output/classes"])
    with open(os.path.join(here, "moons.pb"), "wb") as out:
        out.write(frozen.SerializeToString(deterministic=True))
    np.save(os.path.join(here, "points.npy"), shown)
    np.save(os.path.join(here, "probabilities.npy"), answers[0])
    np.save(os.path.join(here, "classes.npy"), answers[1])
    print(f"wrote {len(frozen.node)} nodes, producer {frozen.versions.producer}")


if __name__ == "__main__":
    main()
