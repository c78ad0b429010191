"""gridlock: solves, proves, explains and makes Rush Hour boards and Sokoban levels.

>>> import gridlock as gl
>>> board = gl.load("builtin:juniper")[0]
>>> board.solve()
Solution: cost 20, proven optimal
"""

from typing import TYPE_CHECKING, Any

from gridlock import _core, lab
from gridlock._core import RushHourState, SokobanState, State, Vehicle
from gridlock.auditing import Audit, AuditedPuzzle, Counterexample, audit
from gridlock.catalogue import formats, heuristics, metrics, searches
from gridlock.errors import Error, Interrupted
from gridlock.loading import Puzzles, load, loads
from gridlock.making import MadePuzzle, generate
from gridlock.many import Comparison, compare, solve_all
from gridlock.puzzle import Heuristic, Puzzle
from gridlock.solution import Rating, Solution, Stats, Verdict
from gridlock.tables import Table

if TYPE_CHECKING:
    from gridlock import envs

__version__: str = _core.version


def __getattr__(name: str) -> Any:
    """Environments need numpy, and are imported when they are first asked for."""
    if name == "envs":
        import importlib

        return importlib.import_module("gridlock.envs")
    raise AttributeError(f"module 'gridlock' has no attribute {name!r}")


__all__ = [
    "Audit", "AuditedPuzzle", "Comparison", "Counterexample", "Error", "Heuristic", "Interrupted", "MadePuzzle", "Puzzle",
    "Puzzles", "Rating", "RushHourState", "SokobanState", "Solution", "State", "Stats", "Table", "Vehicle", "Verdict", "audit",
    "compare", "envs", "formats", "generate", "heuristics", "lab", "load", "loads", "metrics", "searches", "solve_all",
]
