#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""graph_tool migrate, needs and ops --diff.

    graph_tool_migrate_test.py PATH_OF_GRAPH_TOOL
"""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

tool = sys.argv.pop(1)

# BatchMatrixDiag is deprecated since version 14; Cast has Truncate since version 26.
OLD = """
node { name: "x" op: "Placeholder" attr { key: "dtype" value { type: DT_FLOAT } }
       attr { key: "shape" value { shape { dim { size: 2 } } } } }
node { name: "d" op: "BatchMatrixDiag" input: "x" attr { key: "T" value { type: DT_FLOAT } } }
node { name: "c" op: "Cast" input: "d" attr { key: "SrcT" value { type: DT_FLOAT } }
       attr { key: "DstT" value { type: DT_DOUBLE } } %s }
versions { producer: %d }
"""


def call(*words):
    done = subprocess.run([tool, *map(str, words)], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


class Versions(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.tmp = pathlib.Path(folder.name)

    def graph(self, producer, truncate=None):
        attr = ""
        if truncate is not None:
            attr = f'attr {{ key: "Truncate" value {{ b: {str(truncate).lower()} }} }}'
        path = self.tmp / "in.pbtxt"
        path.write_text(OLD % (attr, producer))
        return path

    def test_migrate_writes_a_graph_that_check_accepts(self):
        source, target = self.graph(13), self.tmp / "out.pbtxt"
        code, out, err = call("migrate", source, target)
        self.assertEqual((code, err), (0, ""))
        self.assertIn("v13 to v2474: 1 node changes\n", out)
        self.assertIn("d (BatchMatrixDiag): BatchMatrixDiag becomes MatrixDiag\n", out)
        self.assertEqual(call("check", target)[0], 0)
        self.assertIn('op: "MatrixDiag"', target.read_text())

    def test_down_again_gives_the_same_graph(self):
        source, up, down = self.graph(13), self.tmp / "up.pb", self.tmp / "down.pbtxt"
        same = self.tmp / "same.pbtxt"
        self.assertEqual(call("migrate", source, up)[0], 0)
        self.assertEqual(call("migrate", up, down, "--to", 13)[0], 0)
        self.assertEqual(call("convert", source, same)[0], 0)
        self.assertEqual(down.read_text(), same.read_text())

    def test_a_dry_run_writes_nothing(self):
        source = self.graph(13)
        before = sorted(self.tmp.iterdir())
        code, out, err = call("migrate", source, "--dry-run", "--json")
        self.assertEqual((code, err), (0, ""))
        plan = json.loads(out)
        self.assertEqual((plan["ok"], plan["from"], plan["to"], plan["nearest"]),
                         (True, 13, 2474, 2474))
        self.assertEqual([(c["node"], c["new_op"]) for c in plan["changes"]], [("d", "MatrixDiag")])
        self.assertEqual(sorted(self.tmp.iterdir()), before)

    def test_pins_by_node_and_by_op(self):
        for pin in ("d", "BatchMatrixDiag"):
            code, out, _ = call("migrate", self.graph(13), "--dry-run", "--pin", pin)
            self.assertEqual(code, 0)
            self.assertIn("0 nodes change\n", out)
            self.assertIn("note: UNIMPLEMENTED node 'd' (BatchMatrixDiag): ", out)

    def test_refused_with_the_version_that_would_do(self):
        code, out, err = call("migrate", self.graph(30, truncate=True), self.tmp / "out.pb",
                              "--to", 13, "--json")
        self.assertEqual(code, 1)
        plan = json.loads(out)
        self.assertFalse(plan["ok"])
        self.assertEqual([p["attr"] for p in plan["problems"]], ["Truncate"])
        self.assertTrue(err.startswith("FAILED_PRECONDITION node 'c' (Cast): Truncate: "), err)
        self.assertFalse((self.tmp / "out.pb").exists())

    def test_wrong_usage_and_unreadable_input(self):
        self.assertEqual(call("migrate", self.graph(13))[0], 2)
        self.assertEqual(call("migrate", self.graph(13), self.tmp / "o.pb", "--dry-run")[0], 2)
        self.assertEqual(call("migrate", self.graph(13), self.tmp / "o.pb", "--to", "new")[0], 2)
        self.assertEqual(call("migrate", self.tmp / "none.pb", self.tmp / "o.pb")[0], 3)
        self.assertEqual(call("needs", self.tmp / "none.pb")[0], 3)

    def test_needs(self):
        code, out, err = call("needs", self.graph(13))
        self.assertEqual((code, err), (0, ""))
        self.assertIn("carries producer 13, min_consumer 0\n", out)
        self.assertIn("written at or above v14:\n  op BatchMatrixDiag is deprecated since v14, "
                      "use MatrixDiag, in 'd'\n", out)

    def test_needs_as_json(self):
        code, out, _ = call("needs", self.graph(13, truncate=False), "--json")
        self.assertEqual(code, 0)
        report = json.loads(out)
        self.assertEqual((report["lowest_consumer"], report["producer_limit"]), (26, 14))
        self.assertLess(report["stripped_consumer"], 14)
        first = report["needs"][0]
        self.assertEqual((first["version"], first["node"], first["attr"], first["strip_helps"]),
                         (26, "c", "Truncate", True))

    def test_what_changed_between_two_versions(self):
        code, out, err = call("ops", "--diff", 24, 26, "--op", "Cast")
        self.assertEqual((code, err), (0, ""))
        self.assertEqual(out, "changed Cast\n  + attr Truncate: bool = false\n")
        code, out, _ = call("ops", "--diff", 13, 14)
        self.assertEqual(code, 0)
        self.assertIn("deprecated BatchMatrixDiag, becomes MatrixDiag\n", out)
        self.assertTrue(out.splitlines()[-1].startswith("asks for a "), out)
        self.assertEqual(call("ops", "--diff", 24, 24), (0, "asks for a patch release\n", ""))

    def test_diff_needs_two_versions(self):
        self.assertEqual(call("ops", "--diff", 24)[0], 2)
        self.assertEqual(call("ops", "--diff", 24, "x")[0], 2)

    def test_diff_of_no_op_is_refused(self):
        code, out, err = call("ops", "--diff", 1, 2, "--op", "Nope")
        self.assertEqual((code, out), (1, ""))
        self.assertIn("Nope", err)
        self.assertEqual(call("ops", 24)[0], 2)


if __name__ == "__main__":
    unittest.main()
