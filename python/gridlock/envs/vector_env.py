"""VectorEnv: games of Sokoban or Rush Hour side by side, in the shape of Gymnasium's vector environments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, Optional

import numpy as np
import numpy.typing as npt

from gridlock import _core
from gridlock.envs.exact import ExactAnswers
from gridlock.puzzle import Puzzle

PLANES = {"sokoban": ("walls", "goals", "boxes", "player"),
          "rushhour": ("walls", "primary", "horizontal", "vertical", "first cells")}
Observations = npt.NDArray[np.uint8]


class Rewards(NamedTuple):
    """What a game pays: those of the Boxoban environments, unless told otherwise."""

    step: float = -0.1  #: for every step, whether it changes anything or not
    on_goal: float = 1.0  #: Sokoban: a box comes on a goal
    off_goal: float = -1.0  #: Sokoban: a box leaves a goal
    solved: float = 10.0


class VectorEnv(ExactAnswers):
    """Many games at once. Observations are planes of zeros and ones, of the shape (count, planes, height, width).

    Sokoban has four planes (walls, goals, boxes, player) and four actions: 0 left, 1 up, 2 right, 3 down. Rush Hour has five
    (walls, primary, horizontal vehicles, vertical vehicles, the first cell of each vehicle), and action 2 * cell moves the
    vehicle on that cell left or up by one cell, 2 * cell + 1 right or down. What is not possible changes nothing.

    A game that is solved is `terminated`, one that has taken `max_steps` is `truncated`; either begins again at once with a
    level chosen at random, and `info["final_observation"]` has what it looked like before. The same seed gives the same games.
    The arrays that step() returns are filled again by the next step; copy=True gives new ones each time.

    >>> import gridlock as gl, numpy as np
    >>> env = gl.envs.VectorEnv(gl.load("#######\\n#@ $ .#\\n#######"), count=3, seed=1)
    >>> observations, info = env.reset()
    >>> observations.shape, env.action_count
    ((3, 4, 3, 7), 4)
    >>> for actions in ([2, 2, 0], [2, 2, 0], [2, 0, 0]):
    ...     observations, rewards, terminated, truncated, info = env.step(np.array(actions))
    >>> terminated.tolist(), [round(float(reward), 1) for reward in rewards]
    ([True, False, False], [10.9, -0.1, -0.1])
    """

    def __init__(
        self,
        levels: Iterable[Puzzle],
        count: int = 1024,
        *,
        max_steps: int = 120,
        seed: int = 0,
        rewards: Rewards = Rewards(),
        autoreset: bool = True,
        copy: bool = False,
    ) -> None:
        self.levels = list(levels)  #: what the games are chosen from
        self.num_envs = count  #: games
        self.copy = copy
        self._games = _core.Environments([level._held for level in self.levels], count, max_steps, autoreset, list(rewards))
        self.kind = self.levels[0].kind  #: "sokoban" or "rushhour"
        self.planes = PLANES[self.kind]  #: what the planes of an observation are
        self.action_count = self._games.actions  #: actions are from 0 to one less than this
        self._autoreset = autoreset
        self._games.seed(seed)
        self.single_observation_shape: tuple[int, ...] = tuple(self._games.reset().shape[1:])  #: of one game
        self._games.seed(seed)

    def reset(self, *, seed: Optional[int] = None) -> tuple[Observations, dict[str, Any]]:
        """Begins every game with another level; with a seed, the random numbers start over."""
        if seed is not None:
            self._games.seed(seed)
        observations = self._games.reset()
        return (observations.copy() if self.copy else observations), {}

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Observations, npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """One action for each game: (observations, rewards, terminated, truncated, info)."""
        observations, rewards, terminated, truncated, ended = self._games.step(actions)
        info: dict[str, Any] = {}
        if ended and self._autoreset:
            info["_final_observation"] = terminated | truncated
            info["final_observation"] = self._games.final_planes()
        if self.copy:
            observations, rewards = observations.copy(), rewards.copy()
            terminated, truncated = terminated.copy(), truncated.copy()
            if info:
                info["final_observation"] = info["final_observation"].copy()
        return observations, rewards, terminated, truncated, info

    def level_indices(self) -> npt.NDArray[np.int32]:
        """Which level each game plays."""
        return np.array(self._games.levels(), dtype=np.int32)

    def steps(self) -> npt.NDArray[np.int32]:
        """How many steps each game has taken."""
        return np.array(self._games.steps(), dtype=np.int32)

    def puzzle(self, game: int) -> Puzzle:
        """The position of a game, as a puzzle of its own."""
        return Puzzle._of(self._games.puzzle(game))

    def _count(self) -> int:
        return self.num_envs

    def _height(self) -> int:
        return self.single_observation_shape[1]
