"""Where the puzzles with known answers are, if they are here."""

import os
import pathlib

import gridlock as gl

CORPORA = pathlib.Path(os.environ.get("GRIDLOCK_CORPORA")
                       or pathlib.Path(os.environ["GRIDLOCK_SOURCE_DIR"]).parent / "shared" / "corpora")


def unsolved(puzzles):
    return [puzzle for puzzle in puzzles if not puzzle.solved]


def boxoban(kind):
    """A thousand levels of the sort that learning systems are trained on; where they are not here, those of the library."""
    file = CORPORA / "sokoban" / "boxoban" / kind / "000.txt"
    return gl.load(file) if file.exists() else unsolved(gl.load("builtin:sokoban"))
