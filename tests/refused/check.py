#!/usr/bin/env python3
"""check: compiles one program that must be refused, and wants the refusal that it names.

Line 1 of a program is `// refused: <fault>`, line 2 `// says: <sentence>`. The compiler must print
exactly one error, with the fault and the sentence in it, which clang gets in pieces. Line 1 may
name something else than a fault, a mistake that the language itself refuses: then line 2 is what
the first error of g++ says, line 3, `// clang says: <text>`, that of clang, and one more may follow.

    check.py program COMPILER INCLUDE FILE     one program
    check.py accepted COMPILER INCLUDE FILE    the twin that must compile without a word
    check.py complete INCLUDE FOLDER           every fault has its program, and no program lacks one
"""
import os
import pathlib
import re
import subprocess
import sys


# Enumerations whose every member but `none` has a program that is refused for it.
KINDS = {"fault": "ops/fault.hpp", "release_rule": "version/release_calendar.hpp",
         "graph_fault": "static_graph/graph_fault.hpp"}


def faults(include):
    """Each fault, and the enumerator as compilers print it."""
    found = {}
    for kind, header in KINDS.items():
        text = pathlib.Path(include, "evergraph", header).read_text()
        body = re.search(rf"enum class {kind}\b[^{{]*\{{(.*?)\}};", text, re.S).group(1)
        for name in re.findall(r"^\s*(\w+),", body, re.M):
            if name != "none":
                found[name] = f"{kind}::{name}"
    return found


def compile_only(compiler, include, file):
    command = [compiler, "-std=c++20", "-fsyntax-only", "-Wall", "-Wextra", "-I", include, file]
    # The words wanted are those of the untranslated compiler.
    result = subprocess.run(command, capture_output=True, text=True, timeout=300,
                            env={**os.environ, "LC_ALL": "C"})
    return result.returncode, result.stdout + result.stderr


def is_clang(compiler):
    version = subprocess.run([compiler, "--version"], capture_output=True, text=True).stdout
    return "clang" in version


def header_line(lines, index, key):
    prefix = f"// {key}: "
    if len(lines) <= index or not lines[index].startswith(prefix):
        sys.exit(f"line {index + 1} must begin with '{prefix}'")
    return lines[index][len(prefix):].strip()


def check_program(compiler, include, file):
    lines = pathlib.Path(file).read_text().splitlines()
    fault = header_line(lines, 0, "refused")
    says = header_line(lines, 1, "says")
    status, output = compile_only(compiler, include, file)
    if status == 0:
        sys.exit("the program compiles, but must be refused")
    errors = [line for line in output.splitlines() if re.search(r"\b(fatal )?error: ", line)]
    if printed := faults(include).get(fault):
        most = 1
        # Texts in pieces are whole again.
        errors = [re.sub(r'"}, fixed_text<\d+>{"', "", line) for line in errors]
        is_cut = is_clang(compiler) and "[...]" in "".join(errors)
        wanted = [printed] if is_cut else [printed, f'"{says}"']
    else:
        most = 2
        wanted = [header_line(lines, 2, "clang says") if is_clang(compiler) else says]
    if not 1 <= len(errors) <= most or any(text not in errors[0] for text in wanted):
        sys.exit(f"wanted at most {most} errors, the first with {wanted}; found:\n{output}")


def check_accepted(compiler, include, file):
    status, output = compile_only(compiler, include, file)
    if status != 0 or output:
        sys.exit(f"the program must compile without a word:\n{output}")


def check_complete(include, folder):
    named = {}
    for file in sorted(pathlib.Path(folder).glob("*.cpp")):
        first = file.read_text().splitlines()[0]
        if first.startswith("// refused: "):
            named[file.stem] = first.removeprefix("// refused: ").strip()
    wrong = [f"{stem}.cpp is about {fault}" for stem, fault in named.items() if stem != fault]
    missing = [f"no program is refused for {f}" for f in faults(include) if f not in named]
    if wrong or missing:
        sys.exit("\n".join(wrong + missing))
    print(f"{len(named)} programs for {len(faults(include))} faults")


if __name__ == "__main__":
    {"program": check_program, "accepted": check_accepted,
     "complete": check_complete}[sys.argv[1]](*sys.argv[2:])
