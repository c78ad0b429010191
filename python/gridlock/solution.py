"""What comes back: Solution, its Stats, Verdict and Rating."""

from __future__ import annotations

import html
from dataclasses import dataclass
from typing import Any, NamedTuple, Optional

from gridlock import _core
from gridlock.puzzle import Puzzle


class Stats(NamedTuple):
    """What a search has counted."""

    expanded: int  #: states whose successors were made
    generated: int  #: successors made, the start included
    duplicates: int  #: successors that were known already
    reopened: int  #: known states reached again by a cheaper path
    dead_ends: int  #: states given up because no goal can be reached from them
    states: int  #: distinct states in memory
    peak_bytes: int  #: the most memory that the search ever held
    seconds: float  #: by the clock
    cpu_seconds: float  #: of the processor
    first_solution_seconds: Optional[float]  #: when the first solution was there


class Solution:
    """How a search ended, and the moves if it found some; they have been replayed by an independent verifier.

    In a notebook it is a player to step through.

    >>> import gridlock as gl
    >>> answer = gl.load("builtin:juniper")[0].solve()
    >>> answer
    Solution: cost 20, proven optimal
    >>> answer.outcome, len(answer.moves), answer.lower_bound
    ('solved', 20, 20)
    """

    __slots__ = ("puzzle", "index", "kind", "search", "heuristic", "metric", "outcome", "optimal", "cost", "lower_bound",
                 "moves", "pushes", "player_moves", "reason", "branching_factor", "stats")

    puzzle: Puzzle  #: what was solved
    index: int  #: its number among those given to solve_all, counted from 0
    kind: str  #: "rushhour" or "sokoban"
    search: str  #: that was asked for
    heuristic: str  #: that guided it; empty if the search uses none
    metric: str  #: in which costs are counted
    outcome: str  #: "solved", "unsolvable", "out_of_time", "out_of_memory", "out_of_nodes", "cancelled" or "gave_up"
    optimal: bool  #: proved: no solution costs less
    cost: Optional[int]  #: of the moves; None if there is no solution
    lower_bound: int  #: proved: no solution costs less than this
    moves: list[str]  #: "X+3"; in Sokoban LURD, a push each after the walk to it
    pushes: Optional[int]  #: Sokoban: steps that push
    player_moves: Optional[int]  #: Sokoban: all steps
    reason: str  #: why it is unsolvable, where one look shows it
    branching_factor: float  #: the b with 1 + b + ... + b^cost = generated states; 0 where that says nothing
    stats: Stats  #: what it took

    def __init__(self, puzzle: Puzzle, answer: dict[str, Any], index: int = 0) -> None:
        self.puzzle = puzzle
        self.index = index
        self.kind = answer["kind"]
        self.search = answer["search"]
        self.heuristic = answer["heuristic"]
        self.metric = answer["metric"]
        self.outcome = answer["outcome"]
        self.optimal = answer["optimal"]
        self.cost = answer["cost"]
        self.lower_bound = answer["lower_bound"]
        self.moves = answer["moves"]
        self.pushes = answer["pushes"]
        self.player_moves = answer["player_moves"]
        self.reason = answer["reason"]
        self.branching_factor = answer["branching_factor"]
        self.stats = Stats(**answer["stats"])

    @property
    def solved(self) -> bool:
        """Whether there are moves."""
        return self.outcome == "solved"

    @property
    def lurd(self) -> str:
        """Sokoban: all steps in one text."""
        return "".join(self.moves)

    def __repr__(self) -> str:
        if not self.solved:
            bound = f", at least {self.lower_bound} {self.metric}" if self.outcome != "unsolvable" else ""
            return f"Solution: {self.outcome.replace('_', ' ')}{bound}"
        if self.optimal:
            return f"Solution: cost {self.cost}, proven optimal"
        return f"Solution: cost {self.cost}, at least {self.lower_bound} needed"

    def positions(self) -> list[Puzzle]:
        """The puzzle before the first move and after each."""
        return [self.puzzle.after(self.moves[:count]) for count in range(len(self.moves) + 1)]

    def player(self, title: str = "", cell: float = 88) -> str:
        """A page to step through the solution, as HTML that needs no other file."""
        caption = f"{self.cost} {self.metric}" if self.solved else self.outcome.replace("_", " ")
        return _core.html_player(self.puzzle._held, self.moves, title or self.puzzle.name, caption, self.optimal, cell)

    def svg(self, cell: float = 64) -> str:
        """The solution move by move, again and again, as SVG."""
        return _core.animated_svg(self.puzzle._held, self.moves, cell, self.puzzle.name)

    def gif(self, cell: float = 48) -> bytes:
        """The solution move by move, again and again, as GIF."""
        return _core.gif(self.puzzle._held, self.moves, cell)

    def _repr_html_(self) -> str:
        if not self.solved:
            return f"<div>{html.escape(repr(self))}</div>{self.puzzle._repr_svg_()}"
        page = html.escape(self.player(), quote=True)
        return f'<iframe srcdoc="{page}" style="border:0;width:100%;height:640px" title="{html.escape(repr(self))}"></iframe>'


@dataclass(frozen=True)
class Verdict:
    """What became of a solution that was replayed."""

    solved: bool  #: every move was legal and the puzzle is solved after the last
    failed_move: int  #: the first that is illegal, counted from 1; 0 if all were legal
    reason: str  #: why it is no solution, in one sentence; empty if it is one
    moves: int  #: cost of the legal part in each metric
    steps: int
    pushes: int


@dataclass(frozen=True)
class Rating:
    """How hard a puzzle is for a person."""

    outcome: str  #: "solved", or why there is no rating
    level: int  #: the class, 1 to 5
    score: float  #: the number behind the class
    typical_seconds: Optional[float]  #: of the median of people who solve it; None for Sokoban
    share_solving: Optional[float]  #: of people, 0 to 1; None where it is not known
    reasons: list[str]  #: why it is hard or easy
    whole_space: bool  #: every feature is exact; else they are those of one solution
    features: dict[str, Optional[float]]  #: the reasons
