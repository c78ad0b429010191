"""Many puzzles: all of them on all cores, and searches and heuristics compared on the same ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Optional

from gridlock import _core
from gridlock.errors import Error
from gridlock.puzzle import Heuristic, Puzzle, _require_guided
from gridlock.solution import Solution
from gridlock.tables import Table


def solve_all(
    puzzles: Iterable[Puzzle],
    jobs: int = 0,
    search: Optional[str] = None,
    heuristic: Optional[Heuristic] = None,
    metric: str = "",
    *,
    ordered: bool = False,
    **limits: Any,
) -> Iterator[Solution]:
    """Solves puzzles side by side and gives each answer as it comes; `index` says which it belongs to.

    `jobs` is how many are worked on at a time, 0 for one a core; with `ordered` the answers come in the order of the
    puzzles. The other arguments are those of Puzzle.solve, for each of them.

    >>> import gridlock as gl
    >>> sorted(answer.cost for answer in gl.solve_all(gl.load("builtin:9x9")[:3]))
    [10, 12, 17]
    """
    held = list(puzzles)
    name = search or ("auto" if heuristic is None else "astar")
    if heuristic is not None:
        for kind in {puzzle.kind for puzzle in held}:
            _require_guided(name, kind)
    until = limits.pop("until", None)
    if until is not None:
        limits["until_optimal"] = until == "optimal"
    unknown = limits.keys() - {"time_limit", "node_limit", "memory_limit", "seed", "threads", "until_optimal", "count_exit",
                               "options"}
    if unknown:
        raise TypeError(f"solve_all() got an unexpected keyword argument {sorted(unknown)[0]!r}")
    batch = _core.Batch([puzzle._held for puzzle in held], {"search": name, "heuristic": heuristic, "metric": metric, **limits},
                        jobs)
    return _answers(batch, held, ordered)


def _answers(batch: _core.Batch, held: list[Puzzle], ordered: bool) -> Iterator[Solution]:
    waiting: dict[int, Solution] = {}
    wanted = 0
    try:
        while (found := batch.next()) is not None:
            index, answer = found
            solution = Solution(held[index], answer, index)
            if not ordered:
                yield solution
                continue
            waiting[index] = solution
            while wanted in waiting:
                yield waiting.pop(wanted)
                wanted += 1
    finally:
        batch.close()


class Comparison(Table):
    """One row a puzzle and configuration; `solutions` has what the rows were made from, in their order."""

    def __init__(self, solutions: Sequence[Solution]) -> None:
        super().__init__(_row(solution) for solution in solutions)
        self.solutions = list(solutions)


def compare(
    puzzles: Iterable[Puzzle],
    searches: Sequence[str] = ("astar",),
    heuristics: Optional[Sequence[Heuristic]] = None,
    metric: str = "",
    jobs: int = 1,
    **limits: Any,
) -> Comparison:
    """Every search with every heuristic it can use, on the same puzzles; a search that uses none appears once.

    >>> import gridlock as gl
    >>> table = gl.compare(gl.load("builtin:juniper"), searches=["bfs", "astar"], heuristics=["zero", "blockers"])
    >>> table["cost"], [row["configuration"] for row in table]
    ([20, 20, 20], ['bfs', 'astar zero', 'astar blockers'])
    """
    held = list(puzzles)
    solutions: list[Solution] = []
    rows = {row["name"]: row for row in _core.searches("")}
    for search in searches:
        if search not in rows:
            raise Error(f"there is no search '{search}'; there are {', '.join(rows)}")
    runs = [(search, guide) for search in searches for guide in _guides(rows[search], heuristics, held)]
    answers = [list(solve_all(held, jobs, search, guide, metric, ordered=True, **limits)) for search, guide in runs]
    for each in zip(*answers):
        _require_agreement(each)
        solutions.extend(each)
    return Comparison(solutions)


def _guides(search: dict[str, Any], heuristics: Optional[Sequence[Heuristic]], held: list[Puzzle]) -> list[Optional[Heuristic]]:
    if not search["uses_heuristic"]:
        return [None]
    if heuristics is None:
        return list(_core.compared_heuristics(held[0].kind)) if held else []
    return list(heuristics)


def _require_agreement(answers: Sequence[Solution]) -> None:
    """What is proven about one puzzle must not depend on who proved it."""
    for proof in answers:
        for other in answers:
            beaten = other.cost is not None and other.cost < proof.lower_bound
            if beaten or (proof.outcome == "unsolvable" and other.solved):
                raise AssertionError(f"{proof.search} and {other.search} contradict each other on {proof.puzzle.name}")


def _row(solution: Solution) -> dict[str, Any]:
    return {
        "puzzle": solution.puzzle.name or f"#{solution.index + 1}",
        "configuration": f"{solution.search} {solution.heuristic}".strip(),
        "search": solution.search,
        "heuristic": solution.heuristic,
        "cost": solution.cost,
        "outcome": "optimal" if solution.optimal else solution.outcome,
        "expanded": solution.stats.expanded,
        "generated": solution.stats.generated,
        "branching_factor": solution.branching_factor,
        "seconds": solution.stats.seconds,
        "peak_bytes": solution.stats.peak_bytes,
    }
