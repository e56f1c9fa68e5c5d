#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""graph_tool run with a trace, with progress and with a timeout.

    graph_tool_trace_test.py PATH_OF_GRAPH_TOOL
"""
import json
import os
import pathlib
import pty
import subprocess
import sys
import tempfile
import unittest

tool = sys.argv.pop(1)
moons = pathlib.Path(__file__).resolve().parents[2] / "examples" / "moons"
run = ["run", str(moons / "moons.pb"), "--feed", f"points={moons / 'points.npy'}",
       "--fetch", "output/classes"]


def call(*words, stderr=subprocess.PIPE):
    done = subprocess.run([tool, *run, *map(str, words)], stdout=subprocess.PIPE, stderr=stderr,
                          text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


class graph_tool_trace(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.tmp = pathlib.Path(folder.name)
        self.addCleanup(folder.cleanup)

    def test_a_trace_for_viewers(self):
        path = self.tmp / "trace.json"
        for threads in (1, 3):
            code, out, err = call("--trace", path, "--threads", threads)
            self.assertEqual((code, err), (0, ""))
            self.assertIn("output/classes int64[8]", out)
            events = json.loads(path.read_text())["traceEvents"]
            ran = [e for e in events if e["ph"] == "X"]
            self.assertEqual(len(ran), len({e["name"] for e in ran}))
            self.assertIn(("output/classes", "ArgMax"), [(e["name"], e["cat"]) for e in ran])
            for e in ran:
                self.assertGreaterEqual(e["dur"], 0)
                self.assertGreaterEqual(e["args"]["queue_us"], 0)
                self.assertLess(e["tid"], threads)

    def test_a_trace_for_tensorflow(self):
        path = self.tmp / "trace.pb"
        self.assertEqual(call("--trace", path)[0], 0)
        data = path.read_bytes()
        self.assertEqual(data[0], 0x0A)
        self.assertIn(b"output/classes = ArgMax", data)

    def test_a_trace_that_cannot_be_written(self):
        code, out, err = call("--trace", self.tmp / "no" / "folder.json")
        self.assertEqual(code, 3)
        self.assertIn("cannot be written", err)

    def test_progress_is_for_terminals(self):
        self.assertEqual(call("--progress")[2], "")
        main, other = pty.openpty()
        self.assertEqual(call("--progress", stderr=other)[0], 0)
        os.close(other)
        shown = os.read(main, 65536).decode()
        os.close(main)
        self.assertRegex(shown, r"\r\[#{40}\] (\d+)/\1 nodes\r?\n$")

    def test_a_timeout_that_suffices(self):
        self.assertEqual(call("--timeout", 60000)[0], 0)
        code, out, err = call("--timeout", 0)
        self.assertEqual(code, 2)
        self.assertIn("--timeout needs a number from 1", err)


if __name__ == "__main__":
    unittest.main()
