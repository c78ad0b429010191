#!/usr/bin/python3
"""Checks that what is installed is what programs may count on: gridlock/gridlock.hpp includes, by and by, exactly the
headers of the list, and every header directly in gridlock/ is among them.

    check_public_headers.py ROOT LIST     prints each fault and exits 1 if there is one; LIST is a file, one path a line
"""

import pathlib
import re
import sys

UMBRELLA = "gridlock/gridlock.hpp"
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"](gridlock/[^>"]+)[>"]', re.MULTILINE)


def closure(root):
    """{header: the header that includes it} for all that the umbrella includes, itself included."""
    found, waiting = {UMBRELLA: UMBRELLA}, [UMBRELLA]
    while waiting:
        header = waiting.pop()
        for included in INCLUDE.findall((root / header).read_text(encoding="utf-8")):
            if included not in found and (root / included).exists():
                waiting.append(included)
            found.setdefault(included, header)
    return found


def faults(root, installed):
    found = closure(root)
    for header in sorted(found.keys() - installed):
        yield f"{found[header]} includes {header}, which is not installed"
    for header in sorted(installed - found.keys()):
        yield f"{header} is installed, but {UMBRELLA} does not lead to it"
    for header in sorted(path.relative_to(root).as_posix() for path in (root / "gridlock").glob("*.hpp")):
        if header not in installed:
            yield f"{header} is a public header, and is not installed"


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    installed = set(pathlib.Path(sys.argv[2]).read_text(encoding="utf-8").split())
    found = list(faults(root, installed))
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
