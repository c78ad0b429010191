"""VectorEnv: the rules of the library, the same games for the same seed, and exact answers."""

import os
import unittest

import numpy as np

import gridlock as gl
from corpora import CORPORA

FEW = bool(os.environ.get("GRIDLOCK_FEW_CASES"))
LEVELS = gl.load("builtin:sokoban")
BOARDS = gl.load("builtin:6x6")


def unsolved(puzzles):
    return [puzzle for puzzle in puzzles if not puzzle.solved]


def boxoban(kind):
    """A thousand levels of the sort that learning systems are trained on; where they are not here, those of the library."""
    file = CORPORA / "sokoban" / "boxoban" / kind / "000.txt"
    return gl.load(file) if file.exists() else unsolved(LEVELS)


class Mirror:
    """One game, played by the states of the library, which know nothing of planes."""

    def __init__(self, env, game):
        self.env, self.game = env, game
        self.begin()

    def begin(self):
        self.state = self.env.levels[self.env.level_indices()[self.game]].start("moves" if self.env.kind == "sokoban" else "steps")

    def play(self, action):
        for move, successor, _ in self.state.successors():
            if action in self.env._actions_of(self.state.puzzle(), move):
                self.state = successor
                return


class Rules(unittest.TestCase):
    def check(self, levels, count, steps):
        env = gl.envs.VectorEnv(levels, count=count, max_steps=90, seed=5)
        env.reset()
        random = np.random.default_rng(11)
        mirrors = [Mirror(env, game) for game in range(count)]
        for turn in range(steps):
            actions = random.integers(env.action_count, size=count)
            observations, rewards, terminated, truncated, info = env.step(actions)
            for game, mirror in enumerate(mirrors):
                mirror.play(actions[game])
                self.assertEqual(bool(terminated[game]), mirror.state.is_goal())
                if terminated[game] or truncated[game]:
                    mirror.begin()
            if turn % 30 == 29:
                for game, mirror in enumerate(mirrors):
                    self.assertEqual(str(env.puzzle(game)), str(mirror.state.puzzle()))

    def test_are_those_of_the_library_on_random_steps(self):
        self.check(unsolved(LEVELS), 16, 60 if FEW else 1500)
        self.check(unsolved(BOARDS), 8, 60 if FEW else 400)

    def test_a_million_steps_end_where_the_verifier_ends(self):
        levels = boxoban("hard")
        count, steps = (64, 300) if FEW else (1000, 1000)
        env = gl.envs.VectorEnv(levels, count=count, max_steps=100, seed=2)
        observations, _ = env.reset()
        random = np.random.default_rng(3)
        begun, walked = env.level_indices(), [[] for _ in range(count)]
        for _ in range(steps):
            actions = random.integers(4, size=count)
            player, boxes = observations[:, 3].copy(), observations[:, 2].copy()
            observations, _, terminated, truncated, info = env.step(actions)
            after = np.where((terminated | truncated)[:, None, None, None], env._games.final_planes(), observations)
            moved = (after[:, 3] != player).any(axis=(1, 2))
            pushed = (after[:, 2] != boxes).any(axis=(1, 2))
            for game in np.flatnonzero(moved):
                letter = "lurd"[actions[game]]
                walked[game].append(letter.upper() if pushed[game] else letter)
            ends = np.flatnonzero(terminated | truncated)
            if len(ends):
                now = env.level_indices()
            for game in ends:
                level = levels[begun[game]]
                end = level.after(["".join(walked[game])]) if walked[game] else level
                self.assertEqual(end.solved, bool(terminated[game]))
                self.assertTrue((planes(end, env) == after[game]).all())
                begun[game], walked[game] = now[game], []

    def test_what_cannot_be_done_changes_nothing(self):
        env = gl.envs.VectorEnv(gl.load("#######\n#@$$ .#\n#  . #\n#######"), count=1)
        before, _ = env.reset()
        before = before.copy()
        for action in (0, 1, 2):
            observations, rewards, *_ = env.step([action])
            self.assertTrue((observations == before).all())
            self.assertAlmostEqual(float(rewards[0]), -0.1, places=6)


def planes(puzzle, env):
    """The planes of a level, made the slow way."""
    height, width = env.single_observation_shape[1:]
    made = np.zeros((4, height, width), dtype=np.uint8)
    made[0] = 1
    made[0, :puzzle.height, :puzzle.width] = 0
    for plane, cells in enumerate((puzzle.walls, puzzle.goals, puzzle.boxes, [puzzle.player])):
        for row, col in cells:
            made[plane, row, col] = 1
    return made


class Games(unittest.TestCase):
    def run_of(self, env, seed):
        observations, _ = env.reset(seed=seed)
        random, seen = np.random.default_rng(1), [observations.copy()]
        for _ in range(200):
            observations, rewards, terminated, truncated, _ = env.step(random.integers(env.action_count, size=env.num_envs))
            seen += [observations.copy(), rewards.copy(), terminated.copy(), truncated.copy()]
        return seen

    def test_the_same_seed_gives_the_same_games_and_another_seed_others(self):
        for levels in (unsolved(LEVELS), unsolved(BOARDS)):
            first = gl.envs.VectorEnv(levels, count=32, max_steps=50, seed=9)
            second = gl.envs.VectorEnv(levels, count=32, max_steps=50, seed=1)
            same = zip(self.run_of(first, 7), self.run_of(second, 7))
            self.assertTrue(all((a == b).all() for a, b in same))
            self.assertFalse(all((a == b).all() for a, b in zip(self.run_of(first, 7), self.run_of(second, 8))))

    def test_an_end_is_told_and_the_next_game_begins(self):
        level = "#######\n#@ $ .#\n#######"
        env = gl.envs.VectorEnv(gl.load(level), count=2, max_steps=3, copy=True)
        env.reset()
        for actions in ([2, 0], [2, 0], [2, 0]):
            observations, rewards, terminated, truncated, info = env.step(actions)
        self.assertEqual((terminated.tolist(), truncated.tolist()), ([True, False], [False, True]))
        self.assertTrue((info["_final_observation"] == [True, True]).all())
        self.assertEqual(info["final_observation"][0, 2].nonzero(), (np.array([1]), np.array([5])))
        self.assertEqual(str(env.puzzle(0)), level)
        self.assertEqual(env.steps().tolist(), [0, 0])

    def test_without_autoreset_a_game_stays_where_it_ended(self):
        env = gl.envs.VectorEnv(gl.load("#####\n#@$.#\n#####"), count=1, autoreset=False)
        env.reset()
        _, _, terminated, _, info = env.step([2])
        self.assertTrue(terminated[0] and env.puzzle(0).solved and not info)

    def test_refuses_what_makes_no_sense(self):
        with self.assertRaises(gl.Error):
            gl.envs.VectorEnv([], count=3)
        with self.assertRaises(gl.Error):
            gl.envs.VectorEnv([BOARDS[0], unsolved(LEVELS)[0]])
        with self.assertRaises(gl.Error):
            gl.envs.VectorEnv([BOARDS[0].after(BOARDS[0].solve().moves)])
        env = gl.envs.VectorEnv(BOARDS, count=2)
        env.reset()
        for wrong in ([0], [0, 72], [0, -1], [[0, 0]]):
            with self.subTest(wrong), self.assertRaises(gl.Error):
                env.step(wrong)


class Exact(unittest.TestCase):
    """Against distances found by plain breadth-first search over whole spaces in Python, and against the solver."""

    LEVEL = "########\n#  .  .#\n# $ $  #\n#  @   #\n########"

    def space(self, start):
        """Distances to the goal of every state that can be reached."""
        edges, queue, seen = {}, [start], {start}
        for state in queue:
            for _, successor, _ in state.successors():
                edges.setdefault(successor, []).append(state)
                if successor not in seen:
                    seen.add(successor)
                    queue.append(successor)
        distance = {state: 0 for state in queue if state.is_goal()}
        queue = list(distance)
        for state in queue:
            for before in edges.get(state, []):
                if before not in distance:
                    distance[before] = distance[state] + 1
                    queue.append(before)
        return distance

    def check(self, level, metric, turns):
        start = level.start(metric)
        distance = self.space(start)
        env = gl.envs.VectorEnv([level], count=25, max_steps=40, seed=3)
        env.reset()
        random = np.random.default_rng(4)
        positions = 0
        for turn in range(turns * 5):
            env.step(random.integers(env.action_count, size=25))
            if turn % 5:
                continue
            told, best, lost = env.distances(), env.optimal_actions(), env.lost()
            for game in range(25):
                state = env.puzzle(game).start(metric)
                truth = distance.get(state, -1)
                self.assertEqual(told[game], truth)
                self.assertEqual(bool(lost[game]), truth == -1)
                wanted = set()
                for move, successor, _ in state.successors() if truth > 0 else []:
                    if distance.get(successor, -1) == truth - 1:
                        wanted.update(env._actions_of(env.puzzle(game), move))
                self.assertEqual(set(np.flatnonzero(best[game])), wanted)
                positions += 1
        return positions

    def test_distances_optimal_actions_and_losses_are_the_truth_on_a_thousand_positions(self):
        positions = self.check(gl.load(self.LEVEL)[0], "moves", 2 if FEW else 20)
        positions += self.check(gl.load("builtin:6x6#3")[0], "steps", 2 if FEW else 20)
        self.assertGreaterEqual(positions, 100 if FEW else 1000)

    def test_distances_are_those_that_the_solver_proves_on_many_levels(self):
        count = 5 if FEW else 100
        env = gl.envs.VectorEnv(boxoban("unfiltered/train"), count=count, max_steps=1000, seed=6)
        env.reset()
        random = np.random.default_rng(7)
        for _ in range(2 if FEW else 4):
            for _ in range(25):
                env.step(random.integers(4, size=count))
            told = env.distances()
            for game in range(count):
                solution = env.puzzle(game).solve("astar", "nearest", metric="moves")
                self.assertEqual(told[game], -1 if solution.outcome == "unsolvable" else solution.cost)

    def test_a_limit_is_told(self):
        env = gl.envs.VectorEnv([gl.load("builtin:juniper")[0]], count=1)
        env.reset()
        self.assertEqual(env.distances(node_limit=1).tolist(), [-2])
        self.assertEqual(env.distances([0]).tolist(), [env.puzzle(0).solve(metric="steps").cost])
        with self.assertRaises(gl.Error):
            env.optimal_actions(node_limit=1)


if __name__ == "__main__":
    unittest.main()
