"""Puzzle: a Rush Hour board or a Sokoban level, which draws, solves, improves and rates itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Callable, Literal, Mapping, Optional, Union

from gridlock import _core
from gridlock.errors import Interrupted
from gridlock.progress import ProgressWish, shown

if TYPE_CHECKING:
    from gridlock.solution import Rating, Solution, Verdict

Heuristic = Union[str, Callable[[Any], Optional[float]]]
Cell = tuple[int, int]


class Puzzle:
    """A board or a level as it stands. It never changes.

    >>> import gridlock as gl
    >>> board = gl.load("builtin:juniper")[0]
    >>> board.kind, board.width, board.height
    ('rushhour', 6, 6)
    >>> board.solve().cost
    20
    """

    __slots__ = ("_held",)
    _held: _core.Puzzle

    def __init__(self, text: str) -> None:
        """Reads the first puzzle of a text in any format."""
        from gridlock.loading import loads

        self._held = loads(text)[0]._held

    @classmethod
    def _of(cls, core: _core.Puzzle) -> Puzzle:
        puzzle = cls.__new__(cls)
        puzzle._held = core
        return puzzle

    @property
    def kind(self) -> Literal["rushhour", "sokoban"]:
        """Which puzzle it is: "rushhour" or "sokoban"."""
        return self._held.kind

    @property
    def name(self) -> str:
        """Its title; empty if it has none."""
        return self._held.name

    @property
    def width(self) -> int:
        """In cells."""
        return self._held.width

    @property
    def height(self) -> int:
        """In cells."""
        return self._held.height

    @property
    def solved(self) -> bool:
        """Whether it is solved as it stands."""
        return self._held.solved

    @property
    def vehicles(self) -> list[_core.Vehicle]:
        """Rush Hour: all of them, the primary included."""
        return self._held.vehicles

    @property
    def primary(self) -> str:
        """Rush Hour: the name of the vehicle that has to get out."""
        return self._held.primary

    @property
    def walls(self) -> list[Cell]:
        """(row, column) of each wall, counted from 0."""
        return self._held.walls

    @property
    def goals(self) -> list[Cell]:
        """Sokoban: (row, column) of each goal, counted from 0."""
        return self._held.goals

    @property
    def boxes(self) -> list[Cell]:
        """Sokoban: (row, column) of each box, counted from 0."""
        return self._held.boxes

    @property
    def player(self) -> Cell:
        """Sokoban: (row, column) of the player, counted from 0."""
        return self._held.player

    def start(self, metric: str = "") -> _core.State:
        """The state a search begins with; `metric` is what its moves are charged for ("moves", "steps", "pushes").

        >>> import gridlock as gl
        >>> state = gl.load("builtin:juniper")[0].start()
        >>> move, successor, cost = state.successors()[0]
        >>> successor == state, successor.is_goal(), cost
        (False, False, 1)
        """
        return _core.start_of(self._held, metric)

    def solve(
        self,
        search: Optional[str] = None,
        heuristic: Optional[Heuristic] = None,
        metric: str = "",
        *,
        time_limit: Optional[float] = None,
        node_limit: Optional[int] = None,
        memory_limit: Optional[int] = None,
        seed: int = 1,
        threads: int = 1,
        until: Optional[Literal["solved", "optimal"]] = None,
        count_exit: bool = False,
        options: Optional[Mapping[str, Union[float, str]]] = None,
        progress: ProgressWish = None,
    ) -> Solution:
        """Solves it: without a word by the search that suits it best, for a proven optimum where that can be had.

        `search` is one of gridlock.searches(); with a heuristic and no search it is A*. `heuristic` is one of
        gridlock.heuristics(), or a function of yours: it gets a State and returns a number, or None where no goal can be
        reached. What a function guides is never called optimal, since nobody has proved the function right.

        `time_limit` is in seconds, `memory_limit` in bytes. A limit is no error: the Solution says how far it got. Ctrl-C
        raises Interrupted, which has the Solution so far.

        >>> import gridlock as gl
        >>> board = gl.load("builtin:juniper")[0]
        >>> board.solve(search="astar", heuristic="blockers", metric="steps").optimal
        True
        >>> board.solve(heuristic=lambda state: len(state.blockers())).cost
        20
        """
        from gridlock.solution import Solution

        chosen = search or ("auto" if heuristic is None else "astar")
        wishes: dict[str, Any] = {"search": chosen, "heuristic": heuristic, "metric": metric, "seed": seed, "threads": threads,
                                  "count_exit": count_exit}
        if time_limit is not None:
            wishes["time_limit"] = time_limit
        if node_limit is not None:
            wishes["node_limit"] = node_limit
        if memory_limit is not None:
            wishes["memory_limit"] = memory_limit
        if until is not None:
            wishes["until_optimal"] = until == "optimal"
        if options:
            wishes["options"] = dict(options)
        if heuristic is not None:
            _require_guided(chosen, self.kind)
        if progress:
            with shown(progress, self.name or "solving") as wishes["progress"]:
                answer = _core.solve(self._held, wishes)
        else:
            answer = _core.solve(self._held, wishes)
        solution = Solution(self, answer)
        if answer["interrupted"]:
            raise Interrupted(solution)
        return solution

    def verify(self, moves: Union[str, Sequence[str]]) -> Verdict:
        """Replays a solution by plain rules that share no code with the searches.

        >>> import gridlock as gl
        >>> verdict = gl.load("builtin:juniper")[0].verify("A+5")
        >>> verdict.solved, verdict.failed_move
        (False, 1)
        """
        from gridlock.solution import Verdict

        return Verdict(**_core.verify(self._held, _moves(moves)))

    def after(self, moves: Union[str, Sequence[str]]) -> Puzzle:
        """The puzzle as it stands after those moves. Raises Error if one of them is illegal."""
        return Puzzle._of(_core.after(self._held, _moves(moves)))

    def improve(
        self,
        moves: Union[str, Sequence[str]],
        metric: str = "",
        *,
        time_limit: Optional[float] = None,
        progress: ProgressWish = None,
    ) -> Solution:
        """Shortens a solution without searching the whole space, until the time is over or nothing is left to try."""
        from gridlock.solution import Solution

        wishes: dict[str, Any] = {"metric": metric, "time_limit": time_limit}
        with shown(progress, self.name or "improving") as wishes["progress"]:
            answer = _core.improve(self._held, _moves(moves), wishes)
        solution = Solution(self, answer)
        if answer["interrupted"]:
            raise Interrupted(solution)
        return solution

    def rate(self, *, budget: int = 1_000_000, time_limit: Optional[float] = None) -> Rating:
        """How hard it is for a person, from 1 to 5, and why.

        >>> import gridlock as gl
        >>> gl.load("builtin:juniper")[0].rate().level in range(1, 6)
        True
        """
        from gridlock.solution import Rating

        answer = _core.rate(self._held, {"budget": budget, "time_limit": time_limit})
        if answer.pop("interrupted"):
            raise Interrupted(Rating(**answer))
        return Rating(**answer)

    def renamed(self, name: str) -> Puzzle:
        """The same puzzle under another title."""
        return Puzzle._of(self._held.renamed(name))

    def text(self, format: str = "") -> str:
        """The puzzle as text: as people draw it, or in one of gridlock.formats()."""
        return _core.write_puzzles([self._held], format) if format else self._held.drawing()

    def svg(self, cell: float = 64, title: str = "") -> str:
        """A picture as SVG; `cell` is the width of a cell in pixels."""
        return _core.svg(self._held, cell, title)

    def png(self, cell: float = 64) -> bytes:
        """A picture as PNG."""
        return _core.png(self._held, cell)

    def gif(self, cell: float = 48) -> bytes:
        """A picture as GIF."""
        return _core.gif(self._held, [], cell)

    def _repr_svg_(self) -> str:
        return self.svg(cell=40, title=self.name)

    def __repr__(self) -> str:
        return self._held.drawing().rstrip("\n")

    def __str__(self) -> str:
        return self._held.drawing().rstrip("\n")

    def describe(self) -> str:
        """One line about it: "6x6, 13 vehicles, X leaves right of row 3"."""
        return self._held.describe()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Puzzle) and self._held == other._held

    def __hash__(self) -> int:
        return hash(self._held)

    def __reduce__(self) -> tuple[Callable[[_core.Puzzle], Puzzle], tuple[_core.Puzzle]]:
        return Puzzle._of, (self._held,)


def _moves(moves: Union[str, Sequence[str]]) -> list[str]:
    """Moves as the library takes them: "X+3 C-1" and LURD are taken apart."""
    return moves.split() if isinstance(moves, str) else list(moves)


_guided: dict[str, frozenset[str]] = {}


def _require_guided(search: str, kind: str) -> None:
    """Raises Error for a heuristic that the search would ignore."""
    from gridlock.errors import Error

    if kind not in _guided:
        _guided[kind] = frozenset(row["name"] for row in _core.searches(kind) if row["uses_heuristic"])
    if search not in _guided[kind] and any(row["name"] == search for row in _core.searches(kind)):
        raise Error(f"the search {search} uses no heuristic; these do: {', '.join(sorted(_guided[kind]))}")
