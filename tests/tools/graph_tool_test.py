#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""graph_tool as its users call it: what it prints, where, and with which exit code.

    graph_tool_test.py PATH_OF_GRAPH_TOOL
"""
import ast
import json
import pathlib
import struct
import subprocess
import sys
import tempfile
import unittest

tool = sys.argv.pop(1)
moons = pathlib.Path(__file__).resolve().parents[2] / "examples" / "moons"


def call(*words):
    done = subprocess.run([tool, *map(str, words)], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


def floats_of(path):
    """The float32 values of a little-endian .npy file of version 1.0."""
    data = pathlib.Path(path).read_bytes()
    length = struct.unpack("<H", data[8:10])[0]
    head = ast.literal_eval(data[10:10 + length].decode())
    assert head["descr"] == "<f4", head
    return head["shape"], struct.unpack(f"<{(len(data) - 10 - length) // 4}f", data[10 + length:])


class graph_tool(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.tmp = pathlib.Path(self.folder.name)
        self.addCleanup(self.folder.cleanup)

    def file(self, name, data):
        path = self.tmp / name
        path.write_bytes(data)
        return path

    def wrong_graph(self):
        """Const without attrs, twice under one name, and an op that nobody knows."""
        def node(name, op):
            body = b"\n" + bytes([len(name)]) + name + b"\x12" + bytes([len(op)]) + op
            return b"\n" + bytes([len(body)]) + body
        return self.file("wrong.pb", node(b"a", b"Const") + node(b"a", b"Nope\"\n"))

    def test_check_accepts(self):
        code, out, err = call("check", moons / "moons.pb")
        self.assertEqual((code, err), (0, ""))
        self.assertIn("ok: 24 nodes, producer 2474", out)

    def test_check_json(self):
        code, out, err = call("check", moons / "moons.pb", "--json")
        self.assertEqual((code, err), (0, ""))
        report = json.loads(out)
        self.assertEqual((report["ok"], report["producer"], report["min_consumer"],
                          report["problems"]), (True, 2474, 0, []))

    def test_check_refuses_with_all_problems(self):
        code, out, err = call("check", self.wrong_graph(), "--json")
        self.assertEqual(code, 1)
        report = json.loads(out)
        self.assertFalse(report["ok"])
        self.assertEqual([p["kind"] for p in report["problems"]],
                         ["duplicate_node_name", "missing_attr", "missing_attr", "unknown_op"])
        for problem in report["problems"]:
            self.assertLessEqual({"code", "node", "op", "attr", "found", "needed", "remedy"},
                                 problem.keys())
        self.assertEqual(len(err.splitlines()), 4)
        self.assertTrue(err.splitlines()[-1].startswith("NOT_FOUND node 'a' (Nope\"\\x0a): "), err)

    def test_check_window(self):
        code, _, err = call("check", moons / "moons.pb", "--min-producer", 2475,
                            "--consumer", 2500)
        self.assertEqual(code, 1)
        self.assertTrue(err.startswith("INVALID_ARGUMENT: "), err)
        self.assertIn("2475", err)
        self.assertEqual(call("check", moons / "moons.pb", "--consumer", 1)[0], 0)
        self.assertEqual(call("check", moons / "moons.pb", "--consumer", -1)[0], 1)

    def test_unreadable(self):
        cut = self.file("cut.pb", (moons / "moons.pb").read_bytes()[:100])
        for path in (self.tmp / "absent", self.tmp, cut, self.file("empty", b""),
                     self.file("png", b"\x89PNG\r\n\x1a\n" + bytes(40)),
                     self.file("text", b"hello\n"), moons / "points.npy"):
            for command in (["check"], ["run"], ["show"]):
                code, out, err = call(*command, path)
                self.assertEqual((code, out), (3, ""), (command, path))
                self.assertTrue(err, path)
        self.assertEqual(call("convert", cut, self.tmp / "out.pb")[0], 3)
        self.assertFalse((self.tmp / "out.pb").exists())
        code, out, _ = call("check", cut, "--json")
        self.assertEqual((code, json.loads(out)["ok"]), (3, False))

    def test_other_kinds_are_named(self):
        self.assertIn("NumPy", call("check", moons / "points.npy")[2])
        self.assertIn("PNG", call("check", self.file("x.pb", b"\x89PNG\r\n\x1a\n" + bytes(40)))[2])

    def test_wrong_usage(self):
        model = moons / "moons.pb"
        for words in ([], ["fly"], ["check"], ["check", model, model], ["check", model, "--dot"],
                      ["check", model, "--consumer"], ["check", model, "--consumer", "x"],
                      ["run", model, "--feed", "x"], ["run", model, "--feed", "=x"],
                      ["run", model, "--threads", "0"], ["run", model, "--threads", "1.5"],
                      ["run", model, "--out", self.tmp, "--fetch", "a/b", "--fetch", "a__b"],
                      ["convert", model], ["show", model, "--json"]):
            code, out, err = call(*words)
            self.assertEqual((code, out), (2, ""), words)
            self.assertIn("usage: ", err)
        for words in (["--help"], ["run", "--help"]):
            self.assertEqual(call(*words)[::2], (0, ""))
        self.assertNotIn("\x1b", call("\x1b[31m")[2])

    def test_an_output_that_is_lost_is_told(self):
        for words in (["check", moons / "moons.pb"], ["show", moons / "moons.pb"]):
            with open("/dev/full", "w") as full:
                done = subprocess.run([tool, *map(str, words)], stdout=full,
                                      stderr=subprocess.PIPE, text=True, timeout=60)
            self.assertEqual(done.returncode, 1)
            self.assertIn("cannot be written", done.stderr)

    def test_a_constant_larger_than_memory_is_refused(self):
        def bytes_field(number, body):
            return bytes([number << 3 | 2, len(body)]) + body
        shape = bytes_field(2, b"\x08\x80\xa8\xd6\xb9\x07")  # a dimension of 2,000,000,000
        tensor = b"\x08\x01" + bytes_field(2, shape) + bytes_field(5, bytes(4))
        attrs = (bytes_field(5, bytes_field(1, b"dtype") + bytes_field(2, b"\x30\x01")) +
                 bytes_field(5, bytes_field(1, b"value") + bytes_field(2, bytes_field(8, tensor))))
        node = bytes_field(1, b"c") + bytes_field(2, b"Const") + attrs
        path = self.file("huge.pb", bytes_field(1, node))
        self.assertEqual(call("check", path)[0], 0)
        code, _, err = call("run", path, "--fetch", "c")
        self.assertEqual(code, 1)
        self.assertIn("node 'c' (Const)", err)

    def test_convert_keeps_permissions_and_links(self):
        real, link = self.tmp / "real.pb", self.tmp / "link.pb"
        real.write_bytes((moons / "moons.pb").read_bytes())
        real.chmod(0o600)
        link.symlink_to(real)
        self.assertEqual(call("convert", link, link)[0], 0)
        self.assertTrue(link.is_symlink())
        self.assertEqual(real.stat().st_mode & 0o777, 0o600)
        self.assertEqual(call("check", real)[0], 0)

    def test_run_lists_what_there_is(self):
        code, out, err = call("run", moons / "moons.pb")
        self.assertEqual((code, err), (0, ""))
        self.assertIn("points type float shape [?,2]", out)
        self.assertIn("output/classes (ArgMax)", out)

    def test_run_writes_what_tensorflow_computed(self):
        wanted_shape, wanted = floats_of(moons / "probabilities.npy")
        for threads in (1, 2, 7):
            out_folder = self.tmp / f"out{threads}" / "deeper"
            code, out, err = call("run", moons / "moons.pb", "--feed",
                                  f"points={moons / 'points.npy'}", "--fetch",
                                  "output/probabilities:0", "--fetch", "output/classes",
                                  "--target", "hidden_1/relu", "--out", out_folder,
                                  "--threads", threads)
            self.assertEqual((code, err), (0, ""))
            self.assertIn("output/classes int64[8] -> ", out)
            shape, got = floats_of(out_folder / "output__probabilities_0.npy")
            self.assertEqual(shape, wanted_shape)
            for a, b in zip(got, wanted):
                self.assertAlmostEqual(a, b, delta=1e-5)
            self.assertEqual((out_folder / "output__classes_0.npy").read_bytes(),
                             (moons / "classes.npy").read_bytes())

    def test_run_refuses(self):
        feed = f"points={moons / 'points.npy'}"
        for words, text in ((["--fetch", "output/classes"], "feed 'points'"),
                            (["--feed", feed, "--fetch", "nope"], "'nope'"),
                            (["--feed", feed, "--fetch", "points:7"], "'points:7'"),
                            (["--feed", feed, "--target", "nope"], "'nope'"),
                            (["--feed", feed], "nothing is fetched"),
                            (["--feed", feed, "--feed", feed, "--fetch", "output/classes"],
                             "a feed is given twice"),
                            (["--feed", feed, "--fetch", "points"], "both fed and fetched"),
                            (["--feed", f"points={moons / 'classes.npy'}", "--fetch",
                              "output/classes"], "another shape")):
            code, out, err = call("run", moons / "moons.pb", *words)
            self.assertEqual((code, out), (1, ""), words)
            self.assertIn(text, err)
        code, _, err = call("run", moons / "moons.pb", "--feed",
                            f"points={moons / 'moons.pb'}", "--fetch", "output/classes")
        self.assertEqual(code, 3)
        self.assertIn("--feed points", err)

    def test_run_of_a_graph_that_fails_its_check(self):
        self.assertEqual(call("run", self.wrong_graph())[0], 1)

    def test_show(self):
        code, out, err = call("show", moons / "moons.pb")
        self.assertEqual((code, err), (0, ""))
        self.assertEqual(len(out.splitlines()), 3 + 24)
        code, out, _ = call("show", moons / "moons.pb", "--dot")
        self.assertEqual(code, 0)
        self.assertTrue(out.startswith("digraph {") and out.endswith("}\n"))
        self.assertEqual(out.count("label="), 24)
        self.assertEqual(call("show", self.wrong_graph())[0], 0)
        self.assertEqual(call("show", self.wrong_graph(), "--dot")[0], 1)

    def test_convert_there_and_back(self):
        first, text, second = self.tmp / "a.pb", self.tmp / "a.pbtxt", self.tmp / "b.pb"
        self.assertEqual(call("convert", moons / "moons.pb", first)[0], 0)
        self.assertEqual(call("convert", first, text)[0], 0)
        self.assertTrue(text.read_text().startswith("node {\n  name: \"points\"\n"))
        self.assertEqual(call("convert", text, second)[0], 0)
        self.assertEqual(first.read_bytes(), second.read_bytes())
        self.assertEqual(call("convert", first, self.tmp / "no" / "such" / "folder.pb")[0], 3)


unittest.main()
