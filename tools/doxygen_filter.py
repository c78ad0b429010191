#!/usr/bin/python3
"""Turns the plain comments of a header into those that Doxygen reads, and prints the result: a comment before something
is about that, one behind it is about what stands before, and the first comment of the file is about the file.

    doxygen_filter.py HEADER
"""

import re
import sys

FRIEND = re.compile(r"^\s*friend .*[;}]$")  # comparison operators and the like, which need no words
RELATIVE_LINK = re.compile(r"\[([^\]]*)\]\((?!https?:)[^)]*\)")  # to a file that the reference does not have
CODE_AND_COMMENT = re.compile(r"^(.*\S)\s+// (.*)$")


def filtered(text):
    lines = [line for line in text.splitlines() if not FRIEND.match(line)]
    yield "/// \\file"
    for line in lines:
        bare = line.strip()
        if bare.startswith("//") and not bare.startswith("///"):
            yield line.replace("//", "///", 1)
        elif (match := CODE_AND_COMMENT.match(line)) and not bare.startswith(("#", "}  // namespace")):
            yield f"{match[1]}  ///< {match[2]}"
        else:
            yield line


def main():
    path = sys.argv[1]
    with open(path, encoding="utf-8") as file:
        text = file.read()
    print("\n".join(filtered(text)) if path.endswith(".hpp") else RELATIVE_LINK.sub(r"\1", text))


if __name__ == "__main__":
    main()
