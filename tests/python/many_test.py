"""Many puzzles at once: solve_all, compare, generate, and the lab."""

import pathlib
import signal
import subprocess
import sys
import tempfile
import unittest

import gridlock as gl
from hard_level import HARD


class SolveAll(unittest.TestCase):
    def test_gives_every_answer_once_in_any_order_or_in_theirs(self):
        boards = gl.load("builtin:6x6")
        costs = [board.solve().cost for board in boards]
        for jobs in (0, 1, 3):
            answers = list(gl.solve_all(boards, jobs=jobs))
            self.assertEqual(sorted(answer.index for answer in answers), list(range(len(boards))))
            self.assertEqual([costs[answer.index] for answer in answers], [answer.cost for answer in answers])
            self.assertTrue(all(answer.puzzle is boards[answer.index] for answer in answers))
        ordered = [answer.cost for answer in gl.solve_all(boards, jobs=3, ordered=True)]
        self.assertEqual(ordered, costs)

    def test_can_be_left_early_and_takes_functions_and_limits(self):
        boards = gl.load("builtin:6x6")
        next(gl.solve_all([gl.load(HARD)[0]] * 4 + boards, jobs=2, search="bfs", node_limit=50))
        answers = gl.solve_all([gl.load(HARD)[0]] * 4, jobs=2, search="bfs")
        answers.close()
        guided = gl.solve_all(boards[:4], jobs=2, heuristic=lambda state: len(state.blockers()), ordered=True)
        self.assertEqual([each.cost for each in guided], [board.solve().cost for board in boards[:4]])
        with self.assertRaises(TypeError):
            gl.solve_all(boards, time_limits=3)
        with self.assertRaises(gl.Error):
            list(gl.solve_all(boards, search="nonsense"))

    def test_ctrl_c_ends_all_of_them(self):
        code = ("import sys, threading, os, signal, time, gridlock as gl\n"
                "threading.Timer(0.5, lambda: os.kill(os.getpid(), signal.SIGINT)).start()\n"
                "list(gl.solve_all([gl.load(sys.argv[1])[0]] * 4, jobs=2, search='bfs'))")
        done = subprocess.run([sys.executable, "-c", code, HARD], capture_output=True, text=True, timeout=120)
        self.assertIn("KeyboardInterrupt", done.stderr)
        self.assertIn(done.returncode, (-signal.SIGINT, 1, 130))


class Compare(unittest.TestCase):
    def test_has_a_row_for_every_case_and_goes_to_pandas(self):
        def mine(state):
            return len(state.blockers())

        boards = gl.load("builtin:6x6")[:3]
        table = gl.compare(boards, searches=["bfs", "astar"], heuristics=["zero", mine])
        self.assertEqual(len(table), 9)
        self.assertEqual([row["configuration"] for row in table][:3], ["bfs", "astar zero", "astar mine"])
        self.assertEqual(len({row["cost"] for row in table if row["puzzle"] == table[0]["puzzle"]}), 1)
        self.assertIn("<table>", table._repr_html_())
        try:
            import pandas  # noqa: F401
        except ImportError:
            self.skipTest("pandas is not installed")
        self.assertEqual(list(table.to_pandas()["expanded"]), table["expanded"])


class Generate(unittest.TestCase):
    def test_makes_what_is_asked_for_and_the_same_again(self):
        boards = list(gl.generate("rushhour", min_moves=8, count=3, seed=4))
        self.assertEqual([str(board) for board in gl.generate("rushhour", min_moves=8, count=3, seed=4)], list(map(str, boards)))
        for board in boards:
            self.assertGreaterEqual(board.cost, 8)
            self.assertEqual(board.solve().cost, board.cost)
        level = next(gl.generate("sokoban", boxes=2, min_pushes=8, size=7, seed=3))
        self.assertEqual(len(level.boxes), 2)
        self.assertGreaterEqual(level.cost, 8)

    def test_refuses_what_makes_no_sense(self):
        for wrong in ({"kind": "chess"}, {"boxes": 3}, {"kind": "sokoban", "vehicles": 3}, {"vehicles": (9, 3)}):
            with self.subTest(wrong), self.assertRaises(gl.Error):
                list(gl.generate(**wrong))


class Lab(unittest.TestCase):
    def test_a_run_is_made_gone_on_with_and_read_back(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "run.db"
            boards = gl.load("builtin:6x6")[:3]
            gl.lab.run(boards[:2], path, searches=["bfs", "astar"], heuristics=["zero", "blockers"])
            run = gl.lab.run(boards, path, searches=["bfs", "astar"], heuristics=["zero", "blockers"])
            self.assertEqual(len(run.cases()), 9)
            self.assertEqual(len(run.puzzles), 3)
            table = gl.lab.open(path).table(rows="puzzle", columns="configuration", cells="expanded")
            self.assertEqual(table.columns, ["puzzle", "bfs", "astar zero", "astar blockers"])
            self.assertEqual(len(table), 3)
            with self.assertRaises(gl.Error):
                run.table(rows="nonsense")
        with self.assertRaises(gl.Error):
            gl.lab.open("no_such.db")


if __name__ == "__main__":
    unittest.main()
