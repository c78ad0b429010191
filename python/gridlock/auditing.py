"""Auditing: is a heuristic admissible, is it consistent? Compared with the true distance of every position there is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from typing import Any, Optional, Union

from gridlock import _core
from gridlock.errors import Error, Interrupted
from gridlock.progress import ProgressWish, shown
from gridlock.puzzle import Heuristic, Puzzle


@dataclass(frozen=True)
class Counterexample:
    """A position where a property fails; of all there are on its puzzle, one that is nearest to a goal."""

    puzzle: Puzzle  #: whose space it is in
    position: Puzzle  #: where it fails
    value: Optional[int]  #: of the heuristic; None: it says that no goal can be reached
    distance: Optional[int]  #: in truth; None: no goal can be reached
    move: str  #: for consistency: to a position whose value is lower by more than the move costs; else empty
    value_after: Optional[int]  #: of the heuristic, after that move

    def __repr__(self) -> str:
        if self.move:
            told = f"{self.move} costs less than it lowers the heuristic, from {_number(self.value)} to {_number(self.value_after)}"
        else:
            told = f"the heuristic says {_number(self.value)}, the truth is {_number(self.distance)}"
        return f"{told}:\n{self.position}"

    def _repr_html_(self) -> str:
        return f"<figure>{self.position._repr_svg_()}<figcaption>{escape(repr(self).splitlines()[0])}</figcaption></figure>"


@dataclass(frozen=True)
class AuditedPuzzle:
    """What is true of a heuristic on one puzzle."""

    puzzle: Puzzle
    outcome: str  #: "solved" or "unsolvable" if every position was seen; else the limit that ended it
    states: int  #: positions that can be reached
    moves: int  #: between them
    inadmissible: int  #: positions where the heuristic says more than the truth
    inconsistent: int  #: moves that lower it by more than they cost
    mean: float  #: of its values
    mean_distance: float  #: in truth
    correlation: float  #: of both
    admissible_counterexample: Optional[Counterexample]
    consistent_counterexample: Optional[Counterexample]

    @property
    def complete(self) -> bool:
        """Every position was seen."""
        return self.outcome in ("solved", "unsolvable")


@dataclass(frozen=True)
class Audit:
    """What is true of a heuristic on all puzzles it was audited on.

    >>> import gridlock as gl
    >>> report = gl.audit(lambda state: len(state.blockers()), gl.load("builtin:juniper"))
    >>> report.admissible, report.consistent, report.counterexample
    (True, True, None)
    """

    heuristic: str
    metric: str
    puzzles: list[AuditedPuzzle]

    @property
    def admissible(self) -> bool:
        """Nowhere above the true distance."""
        return all(each.inadmissible == 0 for each in self.puzzles)

    @property
    def consistent(self) -> bool:
        """No move lowers it by more than the move costs."""
        return all(each.inconsistent == 0 for each in self.puzzles)

    @property
    def complete(self) -> bool:
        """Every position of every puzzle was seen, so that what holds here is proved for these puzzles."""
        return all(each.complete for each in self.puzzles)

    @property
    def states(self) -> int:
        """Positions that were looked at."""
        return sum(each.states for each in self.puzzles)

    @property
    def counterexample(self) -> Optional[Counterexample]:
        """The one nearest to a goal that shows that it is not admissible, or else that it is not consistent."""
        for examples in ([each.admissible_counterexample for each in self.puzzles],
                         [each.consistent_counterexample for each in self.puzzles]):
            found = [example for example in examples if example is not None]
            if found:
                return min(found, key=lambda example: float("inf") if example.distance is None else example.distance)
        return None

    def __repr__(self) -> str:
        text = (f"{self.heuristic}: {self._verdict('admissible', self.admissible)}, "
                f"{self._verdict('consistent', self.consistent)} on {self.states:,} positions of {len(self.puzzles)} "
                f"puzzle{'' if len(self.puzzles) == 1 else 's'} ({self.metric})")
        return text if self.counterexample is None else f"{text}\n{self.counterexample!r}"

    def _verdict(self, word: str, holds: bool) -> str:
        return ("" if holds else "not ") + word + ("" if self.complete or not holds else " as far as was seen")

    def _repr_html_(self) -> str:
        example = self.counterexample
        return f"<p>{escape(repr(self).splitlines()[0])}</p>" + (example._repr_html_() if example else "")


def audit(
    heuristic: Heuristic,
    puzzles: Union[Puzzle, Iterable[Puzzle]],
    metric: str = "",
    *,
    node_limit: Optional[int] = None,
    time_limit: Optional[float] = None,
    progress: ProgressWish = None,
) -> Audit:
    """Compares a heuristic, by name or a function of yours, with the truth on every position of the puzzles.

    The limits are those of one puzzle; one whose space is larger is not judged, and the audit is not `complete`.

    >>> import gridlock as gl
    >>> def jam(state):
    ...     return 3 * len(state.blockers())
    >>> gl.audit(jam, gl.load("builtin:juniper")).admissible
    False
    """
    wishes: dict[str, Any] = {"metric": metric, "node_limit": node_limit, "time_limit": time_limit}
    found: list[AuditedPuzzle] = []
    name = heuristic if isinstance(heuristic, str) else getattr(heuristic, "__name__", "own")
    report = Audit(name, metric, found)
    with shown(progress, f"auditing {name}") as wishes["progress"]:
        for puzzle in [puzzles] if isinstance(puzzles, Puzzle) else puzzles:
            answer = _core.audit(puzzle._held, [heuristic], wishes)
            if answer["interrupted"]:
                raise Interrupted(report)
            if found and answer["metric"] != report.metric:
                raise Error(f"some puzzles are counted in {report.metric}, others in {answer['metric']}; name a metric, "
                            "or audit them apart")
            report = Audit(name, answer["metric"], found)
            found.append(_audited(puzzle, answer))
    return report


def _audited(puzzle: Puzzle, answer: dict[str, Any]) -> AuditedPuzzle:
    one: dict[str, Any] = answer["heuristics"][0] if answer["heuristics"] else {}
    admissible, consistent = one.get("admissible", {}), one.get("consistent", {})
    return AuditedPuzzle(
        puzzle, answer["outcome"], answer["states"], answer["moves"], admissible.get("violations", 0),
        consistent.get("violations", 0), one.get("mean", 0.0), answer["mean_distance"], one.get("correlation", 0.0),
        _example(puzzle, admissible), _example(puzzle, consistent))


def _example(puzzle: Puzzle, property: dict[str, Any]) -> Optional[Counterexample]:
    shown = property.get("counterexample")
    if shown is None:
        return None
    return Counterexample(puzzle, Puzzle._of(shown["position"]), shown["value"], shown["distance"], shown["move"],
                          shown["value_after"])


def _number(value: Optional[int]) -> str:
    return "that no goal can be reached" if value is None else str(value)
