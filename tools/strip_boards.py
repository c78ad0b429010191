#!/usr/bin/python3
"""Takes the boards out of a database of `gridlock lab run`, so that results can be shared where the puzzles may not.

    strip_boards.py RUN.db OUTPUT.db

Each board is replaced by its SHA-256, by which `gridlock lab diff` still recognises it; of paths only the file
names stay. Tables and plots stay the same, but for
those that look at the board itself: bounds, audits, drawings.
"""

import hashlib
import pathlib
import re
import sqlite3
import sys


def main():
    source, target = map(pathlib.Path, sys.argv[1:])
    target.write_bytes(source.read_bytes())
    database = sqlite3.connect(target)
    for row, text in database.execute("SELECT id, text FROM puzzles").fetchall():
        digest = text if text.startswith("sha256:") else "sha256:" + hashlib.sha256(text.encode()).hexdigest()
        database.execute("UPDATE puzzles SET text = ?, vehicles = '' WHERE id = ?", (digest, row))
    # Nor is it anybody's business where the files were.
    for row, path in database.execute("SELECT id, source FROM puzzles").fetchall():
        database.execute("UPDATE puzzles SET source = ? WHERE id = ?", (pathlib.PurePath(path).name, row))
    for name, value in database.execute("SELECT name, value FROM facts WHERE name IN ('command', 'host')").fetchall():
        value = re.sub(r"\S*/(?=\S)", "", value) if name == "command" else ""
        database.execute("UPDATE facts SET value = ? WHERE name = ?", (value, name))
    database.commit()
    database.execute("VACUUM")


if __name__ == "__main__":
    main()
