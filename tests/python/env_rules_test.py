"""VectorEnv plays by the rules of the library: a million random steps of each kind of puzzle, every one of them looked at."""

import os
import unittest

import numpy as np

import gridlock as gl
from corpora import boxoban, unsolved

STEPS = 20_000 if os.environ.get("GRIDLOCK_FEW_CASES") else 1_000_000
GAMES = 1000
LONGEST = 90


class Rulebook:
    """What the library's verifier, which replays solutions by plain rules, says of every position that a game comes to. Positions are
    numbered, and each question is asked once, so that a million steps are mostly looked up."""

    def __init__(self, env):
        self.env = env
        self.numbers, self.positions = {}, []
        self.planes = np.zeros((0, *env.single_observation_shape), dtype=np.uint8)
        self.solved, self.on_goals = np.zeros(0, dtype=bool), np.zeros(0, dtype=np.int64)
        self.next = np.zeros((0, env.action_count), dtype=np.int32)

    def number(self, position):
        """The number of a position, which is written down if it is new."""
        number = self.numbers.setdefault(position, len(self.positions))
        if number == len(self.positions):
            self.positions.append(position)
            if number == len(self.solved):
                self._make_room(max(1024, number))
            self.planes[number] = planes(position, self.env.single_observation_shape)
            self.solved[number] = position.solved
            if self.env.kind == "sokoban":
                self.on_goals[number] = len(set(position.boxes) & set(position.goals))
        return number

    def after(self, numbers, actions):
        """Where the actions lead from these positions."""
        unknown = np.flatnonzero(self.next[numbers, actions] < 0)
        for number, action in set(zip(numbers[unknown].tolist(), actions[unknown].tolist())):
            there = self.number(self._play(self.positions[number], action))
            self.next[number, action] = there
        return self.next[numbers, actions]

    def _play(self, position, action):
        move = move_of(position, action, self.env.single_observation_shape[2])
        return position.after([move]) if move and position.verify([move]).failed_move == 0 else position

    def _make_room(self, more):
        def longer(array, value=0):
            return np.concatenate([array, np.full((more, *array.shape[1:]), value, dtype=array.dtype)])

        self.planes, self.solved, self.on_goals = longer(self.planes), longer(self.solved), longer(self.on_goals)
        self.next = longer(self.next, -1)


def move_of(position, action, width):
    """The move that an action means, in the notation of the library; None where no vehicle stands."""
    if position.kind == "sokoban":
        return "lurd"[action]
    cell = divmod(action // 2, width)
    for vehicle in position.vehicles:
        if cell in vehicle.cells:
            return f"{vehicle.name}{'+' if action % 2 else '-'}1"
    return None


def planes(position, shape):
    """The planes of a position, made the slow way."""
    made = np.zeros(shape, dtype=np.uint8)
    made[0] = 1
    made[0, :position.height, :position.width] = 0

    def mark(plane, cells):
        for row, col in cells:
            made[plane, row, col] = 1

    mark(0, position.walls)
    if position.kind == "sokoban":
        for plane, cells in enumerate((position.goals, position.boxes, [position.player]), 1):
            mark(plane, cells)
    else:
        for vehicle in position.vehicles:
            mark(1 if vehicle.name == position.primary else 3 if vehicle.vertical else 2, vehicle.cells)
            mark(4, vehicle.cells[:1])
    return made


class Rules(unittest.TestCase):
    def check(self, levels, steps):
        env = gl.envs.VectorEnv(levels, count=GAMES, max_steps=LONGEST, seed=5)
        book = Rulebook(env)
        starts = np.array([book.number(level) for level in env.levels])
        random = np.random.default_rng(11)
        observations, _ = env.reset()
        now, taken = starts[env.level_indices()], np.zeros(GAMES, dtype=np.int64)
        self.assertTrue((observations == book.planes[now]).all())
        for _ in range(steps // GAMES):
            actions = random.integers(env.action_count, size=GAMES)
            there = book.after(now, actions)
            observations, rewards, terminated, truncated, info = env.step(actions)
            taken += 1
            self.assertTrue((terminated == book.solved[there]).all())
            self.assertTrue((truncated == (~terminated & (taken == LONGEST))).all())
            paid = -0.1 + (book.on_goals[there] - book.on_goals[now]) + 10.0 * terminated
            self.assertTrue(np.allclose(rewards, paid, atol=1e-5))
            ended = terminated | truncated
            if ended.any():
                self.assertTrue((info["final_observation"][ended] == book.planes[there[ended]]).all())
            now = np.where(ended, starts[env.level_indices()], there)
            taken[ended] = 0
            self.assertTrue((observations == book.planes[now]).all())
        return len(book.positions)

    def test_a_million_steps_of_sokoban_are_those_of_the_verifier(self):
        self.check(unsolved(gl.load("builtin:sokoban")) + boxoban("hard")[:50], STEPS)

    def test_a_million_steps_of_rush_hour_are_those_of_the_verifier(self):
        self.check(unsolved(gl.load("builtin:rushhour")), STEPS)

    def test_what_cannot_be_done_changes_nothing(self):
        env = gl.envs.VectorEnv(gl.load("#######\n#@$$ .#\n#  . #\n#######"), count=1)
        before, _ = env.reset()
        before = before.copy()
        for action in (0, 1, 2):
            observations, rewards, *_ = env.step([action])
            self.assertTrue((observations == before).all())
            self.assertAlmostEqual(float(rewards[0]), -0.1, places=6)


if __name__ == "__main__":
    unittest.main()
