"""What there is to choose from: searches, heuristics, metrics and file formats, by name."""

from __future__ import annotations

from typing import Any

from gridlock import _core


def searches(kind: str = "") -> list[dict[str, Any]]:
    """Every search, of one kind of puzzle or of all: its name, a summary, and whether it proves and uses heuristics.

    >>> [search["name"] for search in searches("rushhour")][:2]
    ['auto', 'bfs']
    """
    return _core.searches(kind)


def heuristics(kind: str = "") -> list[dict[str, Any]]:
    """Every heuristic with what is true of it in each metric.

    >>> next(h for h in heuristics("rushhour") if h["name"] == "distance")["admissible"]
    {'moves': False, 'steps': True}
    """
    return _core.heuristics(kind)


def metrics(kind: str) -> list[str]:
    """What the cost of a solution can count; the default first.

    >>> metrics("sokoban")
    ['pushes', 'moves', 'pushes-moves', 'moves-pushes']
    """
    return _core.metrics(kind)


def formats() -> list[dict[str, str]]:
    """The file formats that are read and written."""
    return _core.formats()
