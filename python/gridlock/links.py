"""Links of the web page: the whole puzzle is in the part after the '#', and nothing has to be fetched.

    rh6:GBBoLo...      6x6 with the exit right of the primary's row; A is the primary, 'o' or '.' empty, 'x' wall
    rh8x7e>2:...       width x height, the side of the exit (> < ^ v) and its line, counted from 0
    rh6pX:...          the primary is called X
    sk:9w|w2-w4-w|...  run-length rows: w wall, - floor, b box, g goal, p player; B and P on a goal
"""

from __future__ import annotations

import re
from typing import Optional
from urllib.parse import parse_qs, unquote

from gridlock.errors import Error

_FRAGMENT = re.compile(r"#/(?:play|daily|edit|lab|library)(?:/[^?\s]*)?\?(\S+)$")
_RUSH_HOUR = re.compile(r"^rh(\d+)(?:x(\d+))?(?:e([<>^v])(\d+))?(?:p(X))?:(\S+)$")
_SIGNS = {"w": "#", "-": " ", "b": "$", "B": "*", "g": ".", "p": "@", "P": "+"}


def id_in(word: str) -> Optional[str]:
    """The game that a link, a fragment or a bare game ID names; None if the word is none of these.

    >>> id_in("https://example.org/#/play?p=sk:5w|wpbgw|5w")
    'sk:5w|wpbgw|5w'
    >>> id_in("boards.txt") is None
    True
    """
    word = word.strip()
    fragment = _FRAGMENT.search(word)
    if fragment:
        games = parse_qs(fragment.group(1).replace("+", "%2B")).get("p")
        return games[0] if games else None
    word = unquote(word)
    return word if _RUSH_HOUR.match(word) or (word.startswith("sk:") and "|" in word) else None


def text_of(game: str) -> str:
    """A text that any reader of puzzles understands.

    >>> print(text_of("sk:5w|wpbgw|5w"))
    #####
    #@$.#
    #####
    """
    if game.startswith("sk:"):
        return _level_text(game[3:])
    match = _RUSH_HOUR.match(game)
    if not match:
        raise Error("a game ID begins with rh or sk:", game)
    return _board_text(game, match)


def _level_text(rows: str) -> str:
    def spread(row: str) -> str:
        return re.sub(r"(\d+)(.)", lambda run: run[2] * min(64, int(run[1])), row)

    lines = []
    for row in rows.split("|"):
        signs = spread(row)
        strange = next((sign for sign in signs if sign not in _SIGNS), None)
        if strange:
            raise Error(f"'{strange}' means nothing in a level", "sk:" + rows)
        lines.append("".join(_SIGNS[sign] for sign in signs))
    return "\n".join(lines)


def _board_text(game: str, match: re.Match[str]) -> str:
    width, height = int(match[1]), int(match[2] or match[1])
    cells = match[6]
    if len(cells) != width * height:
        raise Error(f"{width}x{height} needs {width * height} cells, not {len(cells)}", game)
    if (match[3] or ">") in "<^":  # the exit is right or below here; a board with another one is turned round
        cells = cells[::-1]
    cells = cells.replace("o", ".").replace("x", "#")
    if not match[5] and "X" in cells:  # files take X for the primary: here it is A, and X has to be called something else
        free = next(name for name in "BCDEFGHIJKLMNPQRSTUVWYZ" if name not in cells)
        cells = cells.replace("X", free)
    return "\n".join(cells[row * width:(row + 1) * width] for row in range(height))
