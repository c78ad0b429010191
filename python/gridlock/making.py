"""Making puzzles of a wanted size and difficulty."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Optional, Union

from gridlock import _core
from gridlock.errors import Error
from gridlock.puzzle import Puzzle

Range = Union[int, tuple[int, int]]
_UNLIMITED = 2**31 - 1


class MadePuzzle(Puzzle):
    """A puzzle that was made, and what is known of it."""

    __slots__ = ("metric", "cost", "lower_bound", "optimal", "farthest", "minimal", "states")
    metric: str  #: in which the costs are counted
    cost: int  #: of its shortest solution if `optimal`, else of the best one known
    lower_bound: int  #: proved
    optimal: bool  #: proved: no solution costs less
    farthest: bool  #: no other start of the same pieces takes longer
    minimal: bool  #: nothing can be taken away without making it easier
    states: int  #: of its space, or the part of it that was visited


def generate(
    kind: str = "rushhour",
    *,
    count: int = 1,
    seed: int = 1,
    size: Union[None, int, tuple[int, int]] = None,
    vehicles: Optional[Range] = None,
    boxes: Optional[Range] = None,
    walls: Optional[Range] = None,
    min_moves: Optional[int] = None,
    max_moves: Optional[int] = None,
    min_pushes: Optional[int] = None,
    max_pushes: Optional[int] = None,
    difficulty: Optional[int] = None,
    metric: str = "",
    jobs: int = 1,
    time_limit: Optional[float] = None,
    **tuning: Any,
) -> Iterator[MadePuzzle]:
    """Makes puzzles, "rushhour" or "sokoban", and gives each as it is found. The same seed gives the same puzzles.

    `size` is a side or (width, height), ranges are a number or (least, most); `difficulty` is
    the class that rate() gives it, 1 to 5. The iteration ends with fewer than `count`
    when the time is over or the generator runs out of patience. `tuning`: trucks, floor, effort, budget, patience.

    >>> import gridlock as gl
    >>> board = next(gl.generate("rushhour", min_moves=10, seed=7))
    >>> board.cost >= 10, board.optimal, board.solve().cost == board.cost
    (True, True, True)
    """
    if kind not in ("rushhour", "sokoban"):
        raise Error(f"there is no kind of puzzle '{kind}'; there are rushhour and sokoban")
    own = {"rushhour": {"vehicles": vehicles, "walls": walls, "min_moves": min_moves, "max_moves": max_moves,
                        "metric": metric or None, "trucks": tuning.pop("trucks", None)},
           "sokoban": {"boxes": boxes, "min_pushes": min_pushes, "max_pushes": max_pushes, "floor": tuning.pop("floor", None)}}
    for other in own.keys() - {kind}:
        for name, value in own[other].items():
            if value is not None:
                raise Error(f"{name} is for {other}, not for {kind}")
    unknown = tuning.keys() - {"effort", "budget", "patience"}
    if unknown:
        raise TypeError(f"generate() got an unexpected keyword argument {sorted(unknown)[0]!r}")
    wishes: dict[str, Any] = {"count": count, "seed": seed, "jobs": jobs, "time_limit": time_limit,
                              "difficulty": difficulty, **tuning}
    if size is not None:
        wishes["width"], wishes["height"] = (size, size) if isinstance(size, int) else size
    least, most = (min_moves, max_moves) if kind == "rushhour" else (min_pushes, max_pushes)
    if least is not None or most is not None:
        wishes["cost"] = (least or 0, _UNLIMITED if most is None else most)
    for name in ("vehicles", "walls", "boxes"):
        value = own[kind].get(name)
        if value is not None:
            wishes[name] = (value, value) if isinstance(value, int) else value
    for name in ("metric", "trucks", "floor"):
        if own[kind].get(name) is not None:
            wishes[name] = own[kind][name]
    return _made(_core.Generator(kind, wishes))


def _made(generator: _core.Generator) -> Iterator[MadePuzzle]:
    try:
        while (found := generator.next()) is not None:
            puzzle = MadePuzzle.__new__(MadePuzzle)
            (puzzle._held, puzzle.metric, puzzle.cost, puzzle.lower_bound, puzzle.optimal, puzzle.farthest, puzzle.minimal,
             puzzle.states) = found
            yield puzzle
    finally:
        generator.close()
