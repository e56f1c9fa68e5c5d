#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""graph_tool checkpoint, as its users call it.

    graph_tool_checkpoint_test.py PATH_OF_GRAPH_TOOL
"""
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest

tool = sys.argv.pop(1)
golden = pathlib.Path(__file__).resolve().parents[1] / "golden" / "store"


def call(*words):
    done = subprocess.run([tool, "checkpoint", *map(str, words)], capture_output=True, text=True,
                          timeout=60)
    return done.returncode, done.stdout, done.stderr


class checkpoint(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.tmp = pathlib.Path(folder.name)

    def copied(self, *prefixes):
        for prefix in prefixes:
            for file in golden.glob(prefix + ".*"):
                shutil.copy(file, self.tmp)
        return [self.tmp / prefix for prefix in prefixes]

    def test_list(self):
        code, out, err = call("list", golden / "slices")
        self.assertEqual((code, err), (0, ""))
        self.assertEqual(out.splitlines(), [
            "emb    float[2,5000,3]  1 slices: -:4999,1:-",
            "w      float[4,3]       2 slices: 0,2:- 2,2:-",
            "whole  float[4,3]       shard 0, 48 bytes at 48",
            "3 tensors, 30024 elements"])

    def test_says_what_was_meant(self):
        (prefix,) = self.copied("types")
        for word in (self.tmp, prefix.with_suffix(".index"),
                     prefix.with_suffix(".data-00000-of-00001")):
            code, out, err = call("verify", word)
            self.assertEqual((code, out), (0, "ok: 23 tensors, every checksum is right\n"))
            self.assertIn(f"{word} is taken for ", err)
            self.assertTrue(err.endswith(f", {prefix}\n"), err)
        (self.tmp / "checkpoint").write_text('model_checkpoint_path: "types"\n')
        code, _, err = call("verify", self.tmp / "checkpoint")
        self.assertEqual(code, 0)
        self.assertIn("the latest checkpoint of the folder", err)

    def test_get(self):
        code, out, err = call("get", golden / "slices", "w", self.tmp / "w.npy", "--slice", "1,2:-")
        self.assertEqual((code, err), (0, ""))
        self.assertIn("float[2,3] -> ", out)
        data = (self.tmp / "w.npy").read_bytes()
        self.assertIn(b"'shape': (2, 3)", data)
        self.assertEqual(struct.unpack("<6f", data[-24:]), (3, 4, 5, 6, 7, 8))

    def test_get_refuses(self):
        for words, code, needed in ((("none", "x.npy"), 1, "NOT_FOUND"),
                                    (("emb", "x.npy"), 1, "INVALID_ARGUMENT"),
                                    (("w", "x.npy", "--slice", "what"), 2, "INVALID_ARGUMENT"),
                                    (("w", "new/folder/x.npy"), 0, "")):
            found, _, err = call("get", golden / "slices", words[0], self.tmp / words[1], *words[2:])
            self.assertEqual(found, code, err)
            self.assertIn(needed, err)

    def test_verify_finds_damage(self):
        (prefix,) = self.copied("types")
        file = prefix.with_suffix(".data-00000-of-00001")
        data = bytearray(file.read_bytes())
        data[10] ^= 1
        file.write_bytes(data)
        code, out, err = call("verify", prefix)
        self.assertEqual((code, out, len(err.splitlines())), (1, "", 1))
        self.assertTrue(err.startswith("DATA_LOSS: "), err)
        file.unlink()
        code, _, err = call("verify", prefix)
        self.assertEqual((code, len(err.splitlines())), (1, 23))

    def test_merge(self):
        parts = self.copied("shard0", "shard1", "shard2")
        before = sorted(self.tmp.iterdir())
        self.assertEqual(call("merge", *parts, self.tmp / "copy")[0], 0)
        for file in golden.glob("merged.*"):
            copy = self.tmp / file.name.replace("merged", "copy")
            self.assertEqual(copy.read_bytes(), file.read_bytes())
            copy.unlink()
        self.assertEqual(sorted(self.tmp.iterdir()), before)  # the inputs stay unless moved

        code, out, err = call("merge", *parts, self.tmp / "merged", "--move")
        self.assertEqual((code, err), (0, ""))
        self.assertIn("3 checkpoints -> ", out)
        self.assertEqual(sorted(f.name for f in self.tmp.iterdir()),
                         sorted(f.name for f in golden.glob("merged.*")))
        for file in golden.glob("merged.*"):
            self.assertEqual((self.tmp / file.name).read_bytes(), file.read_bytes())
        code, _, err = call("merge", *parts, self.tmp / "again")
        self.assertEqual(code, 3)

    def test_convert_first_format(self):
        code, out, _ = call("convert", golden / "v1s", self.tmp / "m", "--alignment", 64)
        self.assertEqual((code, out), (0, f"2 tensors -> {self.tmp}/m\n"))
        self.assertEqual(call("verify", self.tmp / "m")[0], 0)

    def test_wrong_words(self):
        for words in ((), ("list",), ("eat", "x"), ("get", "x", "y"), ("list", "x", "y"),
                      ("convert", "x"), ("list", "x", "--what")):
            code, out, err = call(*words)
            self.assertEqual((code, out), (2, ""))
            self.assertIn("usage: ", err)

    def test_other_files(self):
        page = self.tmp / "page.index"
        page.write_text("<!DOCTYPE html><html></html>")
        code, _, err = call("list", page)
        self.assertEqual(code, 3)
        self.assertIn("this looks like an HTML page", err)
        code, _, err = call("list", self.tmp / "nothing")
        self.assertEqual(code, 3)
        self.assertIn("NOT_FOUND", err)


if __name__ == "__main__":
    unittest.main()
