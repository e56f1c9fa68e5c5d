#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Each C++ block of README.md must stand, line for line, in one of the examples, which are compiled."""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parents[2]
examples = {p: p.read_text() for p in sorted((root / "examples").glob("*.cpp"))}
blocks = re.findall(r"```cpp\n(.*?)```", (root / "README.md").read_text(), re.S)
lost = [b for b in blocks if not any(b in text for text in examples.values())]
for block in lost:
    print("README.md has code that no example has:\n" + block)
print(f"{len(blocks) - len(lost)} of {len(blocks)} C++ blocks of README.md stand in an example")
sys.exit(1 if lost or not blocks else 0)
