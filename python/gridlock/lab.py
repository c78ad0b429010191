"""Experiments: every puzzle with every search and heuristic, each case in a process of its own, into a database that survives
everything; and such databases, those of `gridlock lab run` included, as cases and tables."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import Any, Optional, Union

from gridlock import _core
from gridlock.errors import Interrupted
from gridlock.loading import Puzzles
from gridlock.progress import Report
from gridlock.puzzle import Puzzle
from gridlock.tables import Table

_USUAL_CELLS = ["solved", "optimal", "cost", "expanded", "generated", "branching_factor", "seconds", "peak_bytes"]


class Run:
    """A run as it is in its database.

    >>> import gridlock as gl, tempfile, os
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     run = gl.lab.run(gl.load("builtin:9x9#1-2"), os.path.join(folder, "run.db"), searches=["bfs", "astar"],
    ...                      heuristics=["zero", "blockers"])
    ...     run.table(rows="puzzle", columns="configuration", cells="cost").columns
    ['puzzle', 'bfs', 'astar zero', 'astar blockers']
    """

    def __init__(self, path: Union[str, os.PathLike[str]]) -> None:
        self.path = os.fspath(path)
        self._core = _core.LabRun(self.path)

    @property
    def facts(self) -> dict[str, str]:
        """The machine, the version, the limits that all cases share."""
        return self._core.facts

    @property
    def puzzles(self) -> Puzzles:
        """The puzzles of the run; none where the boards were taken out of the database."""
        return Puzzles(map(Puzzle._of, self._core.puzzles()))

    def cases(self) -> Table:
        """One row a case, with all that was measured."""
        return Table(self._core.cases())

    def table(self, rows: str = "configuration", columns: str = "", cells: Union[str, Sequence[str]] = (),
              statistic: str = "mean") -> Table:
        """Any two of gridlock.lab.dimensions() against each other, with any of gridlock.lab.measures() in the cells."""
        wanted = [cells] if isinstance(cells, str) else list(cells)
        if not wanted:
            wanted = ["seconds"] if columns else _USUAL_CELLS
        return Table(**self._core.table(rows, columns, wanted, statistic))

    def preset(self, name: str) -> list[Table]:
        """Tables in the layout of papers: "heuristics", "games", "naive", "sokobot"."""
        return [Table(**table) for table in self._core.preset(name)]

    def __repr__(self) -> str:
        return f"Run({self.path!r}: {len(self._core.cases())} cases)"

    def _repr_html_(self) -> str:
        return self.table()._repr_html_()


def open(path: Union[str, os.PathLike[str]]) -> Run:
    """The run in a database of `gridlock lab run` or of lab.run()."""
    return Run(path)


def run(
    puzzles: Iterable[Puzzle],
    path: Union[str, os.PathLike[str]],
    searches: Sequence[str] = ("auto",),
    heuristics: Sequence[str] = (),
    metric: str = "",
    *,
    time_limit: float = 15,
    memory_limit: int = 2_000_000_000,
    node_limit: Optional[int] = None,
    repeats: int = 1,
    jobs: int = 0,
    seed: int = 1,
    source: str = "python",
    progress: Optional[Report] = None,
) -> Run:
    """Runs every case that the database does not have yet. Stopped at any moment and called again, it continues where it stopped."""
    wishes: dict[str, Any] = {"metric": metric, "time_limit": time_limit, "memory_limit": memory_limit,
                              "node_limit": node_limit, "seed": seed, "progress": progress}
    answer = _core.lab_run(os.fspath(path), [puzzle._held for puzzle in puzzles], source, list(searches), list(heuristics),
                           repeats, jobs, wishes)
    if answer["interrupted"]:
        raise Interrupted(Run(path))
    return Run(path)


def dimensions() -> list[str]:
    """What cases can be grouped by."""
    return _core.lab_dimensions()


def measures() -> list[str]:
    """What the cells of a table can show."""
    return _core.lab_measures()
