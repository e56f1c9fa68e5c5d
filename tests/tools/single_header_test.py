#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
# single_header_test: each refusal of tools/single_header.py, shown on a small tree of its own.
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "single_header.py"


def header(path, body=""):
    """The text of a correct header evergraph/<path> with this body."""
    guard = "EVERGRAPH_" + path.upper().replace("/", "_").replace(".", "_")
    return (f"// SPDX-License-Identifier: BSL-1.0\n// {Path(path).stem}: a header of a test.\n"
            f"#ifndef {guard}\n#define {guard}\n\n{body}\n#endif\n")


class SingleHeader(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.listed = {"evergraph.hpp": [], "evergraph_tf.hpp": []}
        self.add("version.hpp", "#define EVERGRAPH_VERSION_MAJOR 1\n"
                 "#define EVERGRAPH_VERSION_MINOR 2\n#define EVERGRAPH_VERSION_PATCH 3\n")
        self.add("base/low.hpp", "#include <vector>\nstruct low {};\n")
        self.add("tensor/high.hpp", '#include <string>\n\n#include "../base/low.hpp"\n'
                 "struct high : low {};\n")

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def add(self, path, body="", as_line='#include "evergraph/{}"'):
        """Adds a correct header and lists it at the end of its map."""
        self.write(f"include/evergraph/{path}", header(path, body))
        self.list(path, as_line)

    def list(self, path, as_line='#include "evergraph/{}"'):
        name = "evergraph_tf.hpp" if path.startswith("tf/") else "evergraph.hpp"
        if Path(path).name.startswith(("json_", "tfjs_")):
            name = "evergraph_json.hpp"
            self.listed.setdefault(name, [])
        self.listed[name].append(as_line.format(path))

    def run_tool(self, *arguments):
        for name, lines in self.listed.items():
            self.write(f"include/{name}", "\n".join(lines) + "\n")
        done = subprocess.run([sys.executable, TOOL, "--root", self.root, *arguments],
                              capture_output=True, text=True)
        return done.returncode, done.stderr

    def assert_refused(self, sentence):
        self.assertEqual(self.run_tool(), (1, f"single_header: {sentence}\n"))
        self.assertFalse((self.root / "single_include").exists())

    def single(self, name="evergraph.hpp"):
        self.assertEqual(self.run_tool(), (0, ""))
        return (self.root / "single_include" / name).read_text()

    def test_writes_in_map_order_with_version_and_without_own_includes(self):
        text = self.single()
        self.assertIn("// evergraph 1.2.3: the library in one file", text.splitlines()[1])
        self.assertNotIn('#include "', text)
        self.assertEqual(text.count("#include <"), 2)
        self.assertLess(text.index("#include <string>"), text.index("struct low"))
        self.assertLess(text.index("struct low"), text.index("struct high"))
        self.assertIn("#ifndef EVERGRAPH_HPP\n", text)
        self.assertIn("#ifndef EVERGRAPH_TENSOR_HIGH_HPP\n", text)

    def test_keeps_conditional_and_steered_outside_includes_in_place(self):
        self.add("base/steered.hpp", "#if 1\n#include <list>\n#endif\n"
                 "#define SWITCH\n#include <map>\n")
        text = self.single()
        self.assertIn("#if 1\n#include <list>\n#endif\n#define SWITCH\n#include <map>\n", text)

    def test_json_stands_apart_and_alone_may_include_its_parser(self):
        self.add("format/json_tree.hpp", '#include "../base/low.hpp"\n'
                 "#if 1\n#include <nlohmann/json.hpp>\n#endif\nstruct tree {};\n")
        text = self.single("evergraph_json.hpp")
        self.assertIn('#include "evergraph.hpp"\n', text)
        self.assertIn("#include <nlohmann/json.hpp>\n", text)
        self.assertNotIn("struct tree", self.single())

    def test_refuses_the_parser_elsewhere(self):
        self.add("format/tree.hpp", "#include <nlohmann/json.hpp>\n")
        self.assert_refused("evergraph/format/tree.hpp:6: includes <nlohmann/json.hpp>, but format may not")

    def test_refuses_json_in_the_dialect(self):
        self.add("format/json_tree.hpp")
        self.add("tf/rows.hpp", '#include "../format/json_tree.hpp"\n')
        self.assert_refused("evergraph/tf/rows.hpp:6: includes evergraph/format/json_tree.hpp, "
                            "which needs nlohmann/")

    def test_dialect_has_only_its_own_headers(self):
        self.add("tf/rows.hpp", '#include "../base/low.hpp"\nstruct rows {};\n')
        text = self.single("evergraph_tf.hpp")
        self.assertIn('#include "evergraph.hpp"\n', text)
        self.assertIn("struct rows", text)
        self.assertNotIn("struct low", text)
        self.assertNotIn("struct rows", self.single())

    def test_optional_header_is_listed_but_not_concatenated(self):
        self.add("cluster/far.hpp", "#include <mpi.h>\nstruct far {};\n",
                 '// optional: "evergraph/{}"')
        self.assertNotIn("struct far", self.single())

    def test_check_accepts_fresh_and_refuses_stale(self):
        self.assertEqual(self.run_tool("--check"), (
            1, "single_header: single_include/evergraph.hpp is stale: run tools/single_header.py\n"
            "single_header: single_include/evergraph_tf.hpp is stale: run tools/single_header.py\n"))
        self.single()
        self.assertEqual(self.run_tool("--check"), (0, ""))
        self.write("include/evergraph/base/low.hpp", header("base/low.hpp", "struct low { int i; };"))
        self.assertEqual(self.run_tool("--check"), (
            1, "single_header: single_include/evergraph.hpp is stale: run tools/single_header.py\n"))

    def test_refuses_upward_include(self):
        self.add("base/early.hpp", '#include "late.hpp"\n')
        self.add("base/late.hpp")
        self.assert_refused("evergraph/base/early.hpp:6: includes evergraph/base/late.hpp, "
                            "which stands below it in the map")

    def test_refuses_room_that_its_row_does_not_allow(self):
        self.add("graph/node.hpp")
        self.add("run/executor.hpp", '#include "../graph/node.hpp"\n')
        self.assert_refused("evergraph/run/executor.hpp:6: includes evergraph/graph/node.hpp, "
                            "but run may include only: base, tensor, plan")

    def test_refuses_freeze_in_run(self):
        self.add("plan/freeze.hpp")
        self.add("run/executor.hpp", '#include "../plan/freeze.hpp"\n')
        self.assert_refused("evergraph/run/executor.hpp:6: includes evergraph/plan/freeze.hpp, "
                            "but run may include only: base, tensor, plan")

    def test_refuses_dialect_in_library(self):
        self.add("tf/rows.hpp")
        self.add("session.hpp", '#include "tf/rows.hpp"\n')
        code, text = self.run_tool()
        self.assertEqual(code, 1)
        self.assertIn("evergraph/session.hpp:6: includes evergraph/tf/rows.hpp, but session.hpp "
                      "may include only: ", text)

    def test_refuses_boost_graph_in_run(self):
        self.add("run/executor.hpp", "#include <boost/graph/adjacency_list.hpp>\n")
        self.assert_refused("evergraph/run/executor.hpp:6: includes "
                            "<boost/graph/adjacency_list.hpp>, but run may not")

    def test_refuses_includes_that_hide(self):
        for text, shown in (("#include GRAPH", "#include GRAPH"),
                            ("%:include <boost/graph/x.hpp>", "%:include <boost/graph/x.hpp>"),
                            ("/**/#include <boost/graph/x.hpp>", "#include <boost/graph/x.hpp>"),
                            ("#/**/include <boost/graph/x.hpp>", "# include <boost/graph/x.hpp>"),
                            ("#include \\\n<boost/graph/x.hpp>", "#include <boost/graph/x.hpp>"),
                            ("#include_next <x>", "#include_next <x>"),
                            ("#import <boost/graph/x.hpp>", "#import <boost/graph/x.hpp>")):
            self.listed["evergraph.hpp"] = self.listed["evergraph.hpp"][:3]
            self.add("run/executor.hpp", text + "\n")
            code, errors = self.run_tool()
            self.assertEqual(code, 1, text)
            self.assertIn(f"evergraph/run/executor.hpp: has '{shown}'; an include is", errors)
        self.listed["evergraph.hpp"] = self.listed["evergraph.hpp"][:3]
        self.add("graph/node.hpp", "#include <boost/graph/../x.hpp>\n")
        (self.root / "include/evergraph/run/executor.hpp").unlink()
        self.assert_refused("evergraph/graph/node.hpp:6: includes <boost/graph/../x.hpp>, "
                            "but graph may not")

    def test_refuses_unknown_outside_header(self):
        self.add("graph/node.hpp", "#include <nlohmann/json.hpp>\n")
        self.assert_refused("evergraph/graph/node.hpp:6: includes <nlohmann/json.hpp>, "
                            "but graph may not")

    def test_refuses_optional_header_in_another(self):
        self.add("format/json.hpp", "", '// optional: "evergraph/{}"')
        self.add("format/any.hpp", '#include "json.hpp"\n')
        self.assert_refused("evergraph/format/any.hpp:6: includes evergraph/format/json.hpp, "
                            "which is optional")

    def test_refuses_unlisted_header(self):
        self.write("include/evergraph/base/stray.hpp", header("base/stray.hpp"))
        self.assert_refused("evergraph/base/stray.hpp is not listed in evergraph.hpp")

    def test_refuses_include_of_what_is_not_there(self):
        self.add("base/lost.hpp", '#include "gone.hpp"\n')
        self.assert_refused("evergraph/base/lost.hpp:6: includes evergraph/base/gone.hpp, "
                            "which is not listed in evergraph.hpp")

    def test_refuses_listed_header_that_is_missing(self):
        self.list("base/gone.hpp")
        self.assert_refused("evergraph.hpp lists evergraph/base/gone.hpp, which does not exist")

    def test_refuses_header_listed_twice(self):
        self.list("base/low.hpp")
        self.assert_refused("evergraph.hpp lists evergraph/base/low.hpp twice")

    def test_refuses_header_in_the_other_map(self):
        self.add("tf/rows.hpp")
        self.listed["evergraph.hpp"].append('#include "evergraph/tf/rows.hpp"')
        self.assert_refused("evergraph.hpp lists evergraph/tf/rows.hpp, "
                            "which belongs in evergraph_tf.hpp")

    def test_refuses_room_without_row(self):
        self.add("utils/all.hpp")
        self.assert_refused("evergraph/utils/all.hpp: there is no room 'utils'")

    def test_refuses_conditional_own_include(self):
        self.add("base/maybe.hpp", '#if 1\n#include "low.hpp"\n#endif\n')
        self.assert_refused("evergraph/base/maybe.hpp:7: includes evergraph/base/low.hpp under a "
                            "condition; own includes have none")

    def test_refuses_own_include_in_angle_brackets(self):
        self.add("tensor/angle.hpp", "#include <evergraph/base/low.hpp>\n")
        self.assert_refused("evergraph/tensor/angle.hpp:6: includes <evergraph/base/low.hpp>; "
                            "own headers go by relative path in quotes")

    def test_refuses_long_header_but_not_a_generated_table(self):
        self.add("tf/ops/rows.hpp", "// row\n" * 500)
        self.assertEqual(self.run_tool(), (0, ""))
        self.add("base/long.hpp", "// row\n" * 500)
        self.assertIn("evergraph/base/long.hpp: has 507 lines, 400 are the most",
                      self.run_tool()[1])

    def test_refuses_wrong_first_lines_and_guard(self):
        self.write("include/evergraph/base/bare.hpp", "// bare header\n")
        self.list("base/bare.hpp")
        code, text = self.run_tool()
        self.assertEqual(code, 1)
        self.assertEqual(len(text.splitlines()), 3)
        self.assertIn("bare.hpp:1: does not begin with '// SPDX", text)
        self.assertIn("bare.hpp:2: is not the file's one sentence, '// bare: ...'", text)
        self.assertIn("bare.hpp: lacks its include guard EVERGRAPH_BASE_BARE_HPP", text)


if __name__ == "__main__":
    unittest.main()
