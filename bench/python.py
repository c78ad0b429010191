"""What the Python package costs and gives: steps of environments beside a plain numpy version, the overhead of solve(), memory
over many solves, two threads on two cores, and a textbook A* beside the library. One run, on one machine.

    ./run python bench/python.py [LEVELS]      LEVELS: a file of Boxoban levels; without it, levels of that size are made
"""

from __future__ import annotations

import importlib.util
import pathlib
import resource
import sys
import threading
import time

import numpy as np

import gridlock as gl

COUNT, STEPS = 1024, 2000


class NumpyEnv:
    """The same game in plain numpy: all games move at once by masks over whole arrays."""

    def __init__(self, starts: np.ndarray, longest: int, seed: int) -> None:
        self.starts, self.longest = starts, longest
        self.random = np.random.default_rng(seed)
        self.level = self.random.integers(len(starts), size=COUNT)
        self.planes = starts[self.level].reshape(COUNT, 4, -1).copy()
        self.ways = np.array([-1, -starts.shape[-1], 1, starts.shape[-1]])
        self.player = self.planes[:, 3].argmax(axis=1)
        self.steps = np.zeros(COUNT, dtype=np.int64)
        self.rows = np.arange(COUNT)

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        walls, goals, boxes, player = (self.planes[:, plane] for plane in range(4))
        way = self.ways[actions]
        to = self.player + way
        beyond = np.clip(to + way, 0, walls.shape[1] - 1)
        pushing = boxes[self.rows, to] == 1
        free = (walls[self.rows, beyond] | boxes[self.rows, beyond]) == 0
        legal = (walls[self.rows, to] == 0) & (~pushing | free)
        pushed = np.flatnonzero(legal & pushing)
        gained = goals[pushed, beyond[pushed]].astype(np.int8) - goals[pushed, to[pushed]].astype(np.int8)
        boxes[pushed, to[pushed]] = 0
        boxes[pushed, beyond[pushed]] = 1
        moved = np.flatnonzero(legal)
        player[moved, self.player[moved]] = 0
        player[moved, to[moved]] = 1
        self.player[moved] = to[moved]
        rewards = np.full(COUNT, -0.1, dtype=np.float32)
        rewards[pushed] += gained
        terminated = ((boxes & (1 - goals)).sum(axis=1) == 0) & legal & pushing
        rewards[terminated] += 10
        self.steps += 1
        truncated = ~terminated & (self.steps >= self.longest)
        ended = np.flatnonzero(terminated | truncated)
        if len(ended):
            self.level[ended] = self.random.integers(len(self.starts), size=len(ended))
            self.planes[ended] = self.starts[self.level[ended]].reshape(len(ended), 4, -1)
            self.player[ended] = self.planes[ended, 3].argmax(axis=1)
            self.steps[ended] = 0
        return self.planes, rewards, terminated, truncated


def steps_a_second(step: object, actions: np.ndarray) -> float:
    began = time.process_time()
    for row in actions:
        step(row)  # type: ignore[operator]
    return actions.size / (time.process_time() - began)


def environments(levels: list[gl.Puzzle]) -> None:
    actions = np.random.default_rng(0).integers(4, size=(STEPS, COUNT))
    env = gl.envs.VectorEnv(levels, count=COUNT, max_steps=120)
    starts = np.stack([gl.envs.VectorEnv([level], count=1).reset()[0][0] for level in levels])
    plain = NumpyEnv(starts, 120, 0)
    env.reset()
    fast = max(steps_a_second(env.step, actions) for _ in range(3))
    slow = steps_a_second(plain.step, actions[:200])
    print(f"environments: {fast / 1e6:.1f} million steps/s, numpy {slow / 1e6:.2f} million, x{fast / slow:.0f} "
          f"({COUNT} games, {len(levels)} levels of {levels[0].width}x{levels[0].height}, one core)")


def overhead() -> None:
    board, rounds = gl.load("builtin:pebble")[0], 3000
    inside = 0.0
    board.solve()
    began = time.perf_counter()
    for _ in range(rounds):
        inside += board.solve().stats.seconds
    whole = time.perf_counter() - began
    print(f"solve(): {1e6 * (whole - inside) / rounds:.1f} microseconds beside the search itself")


def memory() -> None:
    board = gl.load("builtin:juniper")[0]
    for _ in range(1000):
        board.solve()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(10_000):
        board.solve()
    print(f"10,000 solves: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before} kB more at the peak")


def threads() -> None:
    level = gl.load("\n".join(["#" * 20] + ["#" + "  .$  " * 3 + "#"] * 8 + ["#@" + " " * 17 + "#"] + ["#" * 20]))[0]
    best = 0.0
    for _ in range(30):  # the best of many short tries, as others may want the cores, too
        wall, cpu = time.perf_counter(), time.process_time()
        workers = [threading.Thread(target=level.solve, kwargs={"search": "bfs", "node_limit": 5_000}) for _ in range(2)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        best = max(best, (time.process_time() - cpu) / (time.perf_counter() - wall))
    print(f"two threads: {best:.2f} cores in use, at best")


def textbook() -> None:
    path = pathlib.Path(__file__).resolve().parent.parent / "examples" / "python" / "textbook_astar.py"
    spec = importlib.util.spec_from_file_location("textbook_astar", path)
    assert spec and spec.loader
    taught = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(taught)
    boards = gl.load("builtin:6x6")[:20]
    began = time.process_time()
    for board in boards:
        taught.astar(board.start(), taught.blockers)
    slow = time.process_time() - began
    began = time.process_time()
    for board in boards:
        board.solve(search="astar", heuristic="blockers")
    same = time.process_time() - began
    began = time.process_time()
    for board in boards:
        board.solve()
    fast = time.process_time() - began
    print(f"textbook A* on {len(boards)} boards: {slow:.2f} s; the same search in the library x{slow / same:.0f} faster, "
          f"its own choice x{slow / fast:.0f}")


if __name__ == "__main__":
    given = gl.load(sys.argv[1]) if len(sys.argv) > 1 else list(gl.generate("sokoban", boxes=4, size=10, count=20, seed=1))
    sizes = [(level.width, level.height) for level in given]
    usual = max(sizes, key=sizes.count)  # the version in numpy plays levels of one size
    environments([level for level, size in zip(given, sizes) if size == usual][:1000])
    overhead()
    memory()
    threads()
    textbook()
