"""Puzzles from wherever they are: files, folders, texts, links of the web page, and the collection that comes along."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any, Union

from gridlock import _core, census, links
from gridlock.errors import Error
from gridlock.puzzle import Puzzle


class Puzzles(list[Puzzle]):
    """A list of puzzles; in a notebook, their pictures. `faults` are those that could not be read, if that was allowed."""

    faults: list[Error]

    def __init__(self, puzzles: Iterable[Puzzle] = (), faults: Iterable[Error] = ()) -> None:
        super().__init__(puzzles)
        self.faults = list(faults)

    def __repr__(self) -> str:
        names = ", ".join(puzzle.name or puzzle.describe() for puzzle in self[:3])
        return f"Puzzles({len(self)}: {names}{', ...' if len(self) > 3 else ''})"

    def text(self, format: str) -> str:
        """All of them as one text, in one of gridlock.formats()."""
        return _core.write_puzzles([puzzle._held for puzzle in self], format)

    def _repr_html_(self) -> str:
        shown = "".join(
            f'<figure style="display:inline-block;margin:8px;vertical-align:top">{puzzle.svg(cell=18, title=puzzle.name)}'
            f"<figcaption>{escape(puzzle.name or f'#{number}')}</figcaption></figure>"
            for number, puzzle in enumerate(self[:24], 1))
        more = f"<p>and {len(self) - 24} more</p>" if len(self) > 24 else ""
        return f"<div>{shown}{more}</div>"


def load(source: Union[str, os.PathLike[str]], *, format: str = "", kind: str = "", strict: bool = True) -> Puzzles:
    """All puzzles that `source` means.

    It may be a path (of a file or a folder, with `#3`, `#3-9` or `#Jam-3` behind it to pick some), "builtin:" and a name or
    a set, "census:40-45", a link of the web page, or a text in any format. `format` and `kind` limit what is recognised. A puzzle that
    makes no sense raises Error with file, line and column; with strict=False it is put into `.faults` instead.

    >>> import gridlock as gl
    >>> len(gl.load("builtin:9x9")), gl.load("builtin:6x6#2")[0].kind
    (6, 'rushhour')
    >>> gl.load("#####\\n#@$.#\\n#####")[0].boxes
    [(1, 2)]
    """
    if not isinstance(source, str):
        return _from_path(os.fspath(source), format, kind, strict)
    if source.startswith("builtin:"):
        return _picked(*_builtin(source), kind)
    if source.startswith("census:"):
        word, _, pick = source.partition("#")
        return _picked(Puzzles(census.boards(word)), pick, source, kind)
    if "\n" in source:
        return loads(source, format=format, kind=kind, strict=strict)
    if os.path.exists(source):
        return _from_path(source, format, kind, strict)
    game = links.id_in(source)
    if game is not None:
        return loads(links.text_of(game), source=source, kind=kind, strict=strict)
    for hash_at in (match.start() for match in re.finditer("#", source)):
        if os.path.exists(source[:hash_at]):
            return _picked(_from_path(source[:hash_at], format, kind, strict), source[hash_at + 1:], source, "")
    try:
        return loads(source, source=source, format=format, kind=kind, strict=strict)
    except Error as error:
        raise Error(f"there is no such file, and as a text it is no puzzle: {error.message}", source) from None


def loads(text: str, *, source: str = "", format: str = "", kind: str = "", strict: bool = True) -> Puzzles:
    """All puzzles of a text; `source` is what errors call it.

    >>> import gridlock as gl
    >>> gl.loads("BBoKMxDDDKMoIAALooIoJLEEooJFFoGGooHH")[0].width
    6
    """
    return _checked(_core.read_text(text, source, format, kind), strict)


def _checked(entries: list[Any], strict: bool) -> Puzzles:
    puzzles = Puzzles()
    for _, title, core, fault in entries:
        if core is not None:
            puzzles.append(Puzzle._of(core if core.name or not title else core.renamed(title)))
        elif strict:
            raise Error(*fault)
        else:
            puzzles.faults.append(Error(*fault))
    return puzzles


def _from_path(path: str, format: str, kind: str, strict: bool) -> Puzzles:
    if not os.path.isdir(path):
        return _checked(_core.read_path(path, format, kind), strict)
    files = [file for file in Path(path).rglob("*")
             if file.is_file() and not any(part.startswith(".") for part in file.relative_to(path).parts)]
    puzzles = Puzzles()
    for file in sorted(files, key=lambda file: _natural(str(file))):
        found = _checked(_core.read_path(str(file), format, kind), strict)
        puzzles.extend(found)
        puzzles.faults.extend(found.faults)
    return puzzles


def _natural(text: str) -> list[tuple[int, str]]:
    """Runs of digits compare as numbers: 9x9 before 12x12."""
    return [(int(part), "") if part.isdigit() else (-1, part) for part in re.split(r"(\d+)", text) if part]


def _builtin(source: str) -> tuple[Puzzles, str, str]:
    word, _, pick = source.removeprefix("builtin:").partition("#")
    found = _core.find_builtins(word)
    if not found:
        raise Error(f"nothing that comes along is called '{word}'", source)
    return Puzzles(map(Puzzle._of, found)), pick, source


def _picked(puzzles: Puzzles, pick: str, source: str, kind: str) -> Puzzles:
    if kind:
        puzzles = Puzzles((puzzle for puzzle in puzzles if puzzle.kind == kind), puzzles.faults)
    if not pick:
        return puzzles
    if re.fullmatch(r"(\d*-?\d*)(,\d*-?\d*)*", pick) and pick.strip("-,"):
        return Puzzles(puzzles[number - 1] for part in pick.split(",") for number in _range(part, len(puzzles), source))
    titled = Puzzles(puzzle for puzzle in puzzles if puzzle.name.lower() == pick.lower())
    if not titled:
        raise Error(f"no puzzle has the title '{pick}'", source)
    return titled


def _range(part: str, count: int, source: str) -> range:
    first, dash, last = part.partition("-")
    begin = int(first or 1)
    end = int(last or count) if dash else begin
    if not 1 <= begin <= end or begin > count:
        raise Error(f"there is no puzzle #{part}; the last is #{count}", source)
    return range(begin, min(end, count) + 1)
