#!/usr/bin/python3
"""Holds docs/library.md to the programs in examples/: each C++ block that is a whole program is the file of that name, at
most thirty lines long, and the console block after it shows what the program really prints.

    library_page.py PAGE EXAMPLES BINARIES      prints each fault and exits 1 if there is one
    library_page.py --write PAGE EXAMPLES BINARIES      puts programs and output into the page
"""

import pathlib
import re
import subprocess
import sys
import tempfile

LONGEST = 30
SECTION = re.compile(r"```cpp\n(?P<code>[^`]*)```\n\n```console\n\$ \./(?P<name>\w+)(?P<arguments>[^\n]*)\n(?P<output>[^`]*)```")


def output_of(binary, arguments, examples):
    """What the program prints in a folder that holds nothing but the puzzles of the examples."""
    with tempfile.TemporaryDirectory() as folder:
        for file in examples.glob("*.txt"):
            pathlib.Path(folder, file.name).write_bytes(file.read_bytes())
        done = subprocess.run([binary, *arguments], cwd=folder, capture_output=True, text=True, timeout=600)
    return done.stdout + done.stderr + (f"exit code {done.returncode}\n" if done.returncode else "")


def faults(page, examples, binaries):
    sections = list(SECTION.finditer(page))
    shown = {section["name"] for section in sections}
    for missing in sorted({file.stem for file in examples.glob("*.cpp")} - shown):
        yield f"the page does not show examples/{missing}.cpp"
    for section in sections:
        name = section["name"]
        source = (examples / f"{name}.cpp").read_text(encoding="utf-8")
        if section["code"] != source:
            yield f"the page shows another program than examples/{name}.cpp"
        if (lines := source.count("\n")) > LONGEST:
            yield f"examples/{name}.cpp has {lines} lines, more than {LONGEST}"
        printed = output_of(binaries / name, section["arguments"].split(), examples)
        if section["output"] != printed:
            yield f"{name} prints\n{printed}and not\n{section['output']}"


def written(page, examples, binaries):
    def fill(section):
        name, arguments = section["name"], section["arguments"]
        source = (examples / f"{name}.cpp").read_text(encoding="utf-8")
        printed = output_of(binaries / name, arguments.split(), examples)
        return f"```cpp\n{source}```\n\n```console\n$ ./{name}{arguments}\n{printed}```"
    return SECTION.sub(fill, page)


def main():
    write = sys.argv[1] == "--write"
    path, examples, binaries = (pathlib.Path(each).resolve() for each in sys.argv[1 + write:])
    page = path.read_text(encoding="utf-8")
    if write:
        path.write_text(written(page, examples, binaries), encoding="utf-8")
        return 0
    found = list(faults(page, examples, binaries))
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
