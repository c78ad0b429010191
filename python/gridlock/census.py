"""The boards of a census, which `gridlock census` takes and writes into one file (docs/census.md)."""

from __future__ import annotations

import os
import re
from pathlib import Path

from gridlock import _core
from gridlock.errors import Error
from gridlock.puzzle import Puzzle

_MOST = 2**32 - 1


def path() -> Path:
    """Where the census is: what GRIDLOCK_CENSUS says, or where `gridlock census` puts it."""
    if named := os.environ.get("GRIDLOCK_CENSUS"):
        return Path(named)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "gridlock" / "6x6.census"


def boards(word: str) -> list[Puzzle]:
    """Those that "census:51", "census:40-45", "census:40-" or "census:" means, by their moves."""
    match = re.fullmatch(r"census:(?:(\d{1,4})(-)?(\d{1,4})?)?", word)
    if not match or (match[3] and not match[2]):
        raise Error("after census: come moves, as in census:51 or census:40-45", word)
    least = int(match[1] or 0)
    most = int(match[3]) if match[3] else _MOST if match[2] or not match[1] else least
    try:
        text = path().read_bytes()
    except FileNotFoundError:
        raise Error("there is no census yet; `gridlock census` makes it, or GRIDLOCK_CENSUS says where it is",
                    str(path())) from None
    try:
        return [Puzzle._of(held) for held in _core.read_census(text, least, most)]
    except Error as error:
        raise Error(error.message, str(path()), error.line, error.column) from None
