"""VectorEnv: the same games for the same seed, and exact answers. Its rules have a test of their own, env_rules_test.py."""

import os
import unittest

import numpy as np

import gridlock as gl
from corpora import boxoban, unsolved

FEW = bool(os.environ.get("GRIDLOCK_FEW_CASES"))
LEVELS = gl.load("builtin:sokoban")
BOARDS = gl.load("builtin:6x6")


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
