"""Exact answers about positions: how far the goal is, which actions lead there, what is lost. By the solver, with proof."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Optional

import numpy as np
import numpy.typing as npt

from gridlock.errors import Error
from gridlock.many import solve_all
from gridlock.puzzle import Puzzle

LOST = -1  #: no goal can be reached
UNKNOWN = -2  #: a limit has ended the search
_STEPS = {"rushhour": "steps", "sokoban": "moves"}  # what one action costs


class ExactAnswers(ABC):
    """What can be asked of the games of an environment, all or some of them. Each answer is a search for a proven optimum, and
    takes as long as that takes: Puzzle.solve's limits may be given, and a distance is then UNKNOWN (-2) where they were met."""

    kind: str
    action_count: int

    @abstractmethod
    def puzzle(self, game: int) -> Puzzle:
        """The position of a game."""

    @abstractmethod
    def _count(self) -> int: ...

    def distances(self, games: Optional[Iterable[int]] = None, *, metric: str = "", jobs: int = 0, **limits: Any) -> npt.NDArray[np.int64]:
        """The fewest actions to the goal from where each game stands; LOST (-1) where there is no way.

        `metric` may ask for another count, such as pushes.

        >>> import gridlock as gl
        >>> env = gl.envs.VectorEnv(gl.load("#######\\n#@ $ .#\\n#######"), count=2)
        >>> observations, info = env.reset()
        >>> env.distances(), env.distances(metric="pushes"), env.optimal_actions().tolist()[0]
        (array([3, 3]), array([2, 2]), [False, False, True, False])
        """
        return _distances([self.puzzle(game) for game in self._chosen(games)], metric or _STEPS[self.kind], jobs, limits)

    def lost(self, games: Optional[Iterable[int]] = None, *, jobs: int = 0, **limits: Any) -> npt.NDArray[np.bool_]:
        """Whether it is proved that the goal can no longer be reached."""
        positions = [self.puzzle(game) for game in self._chosen(games)]
        answers = solve_all(positions, jobs, ordered=True, until="solved", **limits)
        return np.array([answer.outcome == "unsolvable" for answer in answers], dtype=np.bool_)

    def optimal_actions(self, games: Optional[Iterable[int]] = None, *, jobs: int = 0, **limits: Any) -> npt.NDArray[np.bool_]:
        """For each game and each action, whether it is the first of a shortest way to the goal; none where there is no way.

        Raises Error if a limit keeps that from being known.
        """
        positions = [self.puzzle(game) for game in self._chosen(games)]
        optimal = np.zeros((len(positions), self.action_count), dtype=np.bool_)
        tried: list[tuple[int, list[int]]] = []
        successors: list[Puzzle] = []
        for number, position in enumerate(positions):
            for move, successor, _ in [] if position.solved else position.start(_STEPS[self.kind]).successors():
                tried.append((number, self._actions_of(position, move)))
                successors.append(successor.puzzle())
        distance = _distances(successors, _STEPS[self.kind], jobs, limits)
        if (distance == UNKNOWN).any():
            raise Error("a limit has ended the search of a position")
        nearest = np.full(len(positions), np.iinfo(np.int64).max)
        for (number, _), cost in zip(tried, distance):
            if cost != LOST:
                nearest[number] = min(nearest[number], cost)
        for (number, actions), cost in zip(tried, distance):
            if cost == nearest[number]:
                optimal[number, actions] = True
        return optimal

    def _chosen(self, games: Optional[Iterable[int]]) -> Sequence[int]:
        return range(self._count()) if games is None else [int(game) for game in games]

    def _actions_of(self, position: Puzzle, move: str) -> list[int]:
        """The actions that make a move: one in Sokoban, one for each cell of the vehicle in Rush Hour."""
        if self.kind == "sokoban":
            return ["lurd".index(move.lower())]
        name, ahead = move[:-2], move[-2] == "+"
        width = self.action_count // 2 // self._height()
        vehicle = next(vehicle for vehicle in position.vehicles if vehicle.name == name)
        return [2 * (row * width + col) + ahead for row, col in vehicle.cells]

    @abstractmethod
    def _height(self) -> int: ...


def _distances(positions: list[Puzzle], metric: str, jobs: int, limits: dict[str, Any]) -> npt.NDArray[np.int64]:
    distances = np.full(len(positions), UNKNOWN, dtype=np.int64)
    for answer in solve_all(positions, jobs, metric=metric, until="optimal", **limits):
        if answer.optimal and answer.cost is not None:
            distances[answer.index] = answer.cost
        elif answer.outcome == "unsolvable":
            distances[answer.index] = LOST
    return distances
