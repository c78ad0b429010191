#!/usr/bin/python3
"""Takes the boards out of a database of `gridlock lab run`, so that results can be shared where the puzzles may not.

    strip_boards.py RUN.db OUTPUT.db

Each board is replaced by its SHA-256, by which `gridlock lab diff` still recognises it. Tables and plots stay the same, but for
those that look at the board itself: bounds, audits, drawings.
"""

import hashlib
import pathlib
import sqlite3
import sys


def main():
    source, target = map(pathlib.Path, sys.argv[1:])
    target.write_bytes(source.read_bytes())
    database = sqlite3.connect(target)
    for row, text in database.execute("SELECT id, text FROM puzzles").fetchall():
        digest = text if text.startswith("sha256:") else "sha256:" + hashlib.sha256(text.encode()).hexdigest()
        database.execute("UPDATE puzzles SET text = ?, vehicles = '' WHERE id = ?", (digest, row))
    database.execute("UPDATE facts SET value = '' WHERE name = 'host'")
    database.commit()
    database.execute("VACUUM")


if __name__ == "__main__":
    main()
