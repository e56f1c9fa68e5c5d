#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""graph_tool convert and show, over all kinds of files there and back.

    graph_tool_convert_test.py PATH_OF_GRAPH_TOOL [FOLDER_OF_REAL_MODELS]
"""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

models = pathlib.Path(sys.argv.pop(2)) if len(sys.argv) > 2 else None
tool = sys.argv.pop(1)
moons = pathlib.Path(__file__).resolve().parents[2] / "examples" / "moons" / "moons.pb"


def call(*words):
    done = subprocess.run([tool, *map(str, words)], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


class Convert(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.tmp = pathlib.Path(folder.name)

    def convert(self, source, target, *options):
        self.assertEqual(call("convert", source, target, *options)[::2], (0, ""))
        return self.tmp / target

    def test_a_graph_goes_through_every_form_and_comes_back_the_same(self):
        plain = self.convert(moons, self.tmp / "plain.pb")
        source = plain
        for form in ("a.pbtxt", "b.json", "c.meta", "d/", "e/saved_model.pbtxt", "f/model.json"):
            self.convert(source, f"{self.tmp}/{form}")
            source = self.tmp / form
            back = self.convert(source, self.tmp / "back.pb")
            self.assertEqual(back.read_bytes(), plain.read_bytes(), form)
        self.assertTrue((self.tmp / "d" / "saved_model.pb").exists())
        self.assertFalse((self.tmp / "e" / "saved_model.pb").exists())
        self.assertEqual(json.loads((self.tmp / "f/model.json").read_text())["format"],
                         "graph-model")
        self.assertIn("versions", json.loads((self.tmp / "b.json").read_text()))

    def test_folders_are_read_by_their_names(self):
        self.convert(moons, f"{self.tmp}/m/")
        self.convert(moons, f"{self.tmp}/js/model.json")
        for folder in ("m", "js"):
            code, out, err = call("check", self.tmp / folder)
            self.assertEqual((code, err), (0, ""))
            self.assertIn("ok: 24 nodes", out)

    def test_what_is_not_there_is_answered_with_what_is(self):
        self.convert(moons, f"{self.tmp}/m/")
        code, _, err = call("show", self.tmp / "m", "--tag", "serve")
        self.assertEqual(code, 3)
        self.assertIn("needed a graph of tags {serve}", err)
        code, _, err = call("show", self.tmp)
        self.assertEqual(code, 3)
        self.assertIn("saved_model.pb", err)
        page = self.tmp / "page.pb"
        page.write_text("<!DOCTYPE html><html></html>")
        code, _, err = call("convert", page, self.tmp / "x.pb")
        self.assertEqual(code, 3)
        self.assertIn("seems to be an HTML page", err)

    def test_a_real_model_is_shown_with_its_parts(self):
        if models is None:
            self.skipTest("no folder of real models")
        code, out, err = call("show", models / "s01-half_plus_two-tf1")
        self.assertEqual((code, err), (0, ""))
        for part in ("tags: serve", "regress_x_to_y", "variables:\n  a ", "foo.txt -> ",
                     "init op: ", "saver: restores by save/restore_all", "65 nodes"):
            self.assertIn(part, out)
        code, out, _ = call("show", models / "s22-tf2-times_three")
        self.assertIn("functions:\n", out)

    def test_variables_freeze_and_thaw(self):
        if models is None:
            self.skipTest("no folder of real models")
        frozen = self.convert(models / "s22-tf2-times_three", self.tmp / "frozen.pb", "--freeze")
        self.assertNotIn(b"VarHandleOp", frozen.read_bytes())
        source = models / "s04-counter"
        code, _, err = call("convert", source, self.tmp / "x.pb", "--freeze")
        self.assertEqual(code, 1)
        self.assertIn("(AssignAdd)", err)
        self.convert(source, self.tmp / "x.pb", "--freeze", "--signature", "get_counter")
        self.convert(moons, f"{self.tmp}/thawed", "--thaw")
        self.assertTrue((self.tmp / "thawed/variables/variables.index").exists())
        self.assertIn("variables:\n", call("show", self.tmp / "thawed")[1])

    def test_a_model_is_called_by_its_signatures(self):
        if models is None:
            self.skipTest("no folder of real models")
        code, out, err = call("call", models / "s04-counter", "--signature", "incr_counter")
        self.assertEqual((code, err), (0, ""))
        self.assertIn("float[] 1", out)
        code, _, err = call("call", models / "s04-counter", "--signature", "decr")
        self.assertEqual(code, 1)
        self.assertIn("'get_counter', 'incr_counter'", err)

    def test_a_real_model_keeps_its_variables(self):
        if models is None:
            self.skipTest("no folder of real models")
        source = models / "s20-same-regression-3-kinds" / "saved_model"
        self.convert(source, f"{self.tmp}/copy/")
        for part in ("saved_model.pb", "variables/variables.index"):
            self.assertEqual((self.tmp / "copy" / part).read_bytes(), (source / part).read_bytes())


if __name__ == "__main__":
    unittest.main()
