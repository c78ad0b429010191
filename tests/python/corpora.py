"""Where the puzzles with known answers are, if they are here."""

import os
import pathlib

CORPORA = pathlib.Path(os.environ.get("GRIDLOCK_CORPORA")
                       or pathlib.Path(os.environ["GRIDLOCK_SOURCE_DIR"]).parent / "shared" / "corpora")
