"""Reading, drawing and solving: what a puzzle can do."""

import contextlib
import io
import os
import pathlib
import pickle
import resource
import subprocess
import sys
import tempfile
import types
import unittest
from unittest import mock

import gridlock as gl
from hard_level import HARD

JAM = "BBoKMxDDDKMoIAALooIoJLEEooJFFoGGooHH"


class Loading(unittest.TestCase):
    def test_a_file_a_text_a_path_and_a_pick_give_the_same_board(self):
        board = gl.load("builtin:juniper")[0]
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "boards.txt"
            path.write_text("\n\n".join([gl.load("builtin:6x6#1")[0].text(), board.text()]) + "\n")
            for source in (path, str(path), folder):
                with self.subTest(source=source):
                    self.assertEqual(str(gl.load(source)[1]), str(board))
            self.assertEqual(str(gl.load(f"{path}#2")[0]), str(board))
            self.assertEqual(len(gl.load(f"{path}#1-")), 2)
        self.assertEqual(str(gl.load(board.text())[0]), str(board))
        self.assertEqual(gl.load(JAM)[0].width, 6)

    def test_an_error_names_file_line_and_column(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "broken.txt"
            path.write_text(f"{JAM}\n{JAM.replace('GGoo', 'GoGo')}\n{JAM}\n")
            with self.assertRaises(gl.Error) as caught:
                gl.load(path)
            error = caught.exception
            self.assertEqual((error.source, error.line), (str(path), 2))
            self.assertGreater(error.column, 0)
            self.assertTrue(str(error).startswith(f"{path}:2:{error.column}: "), str(error))
            lenient = gl.load(path, strict=False)
            self.assertEqual((len(lenient), len(lenient.faults)), (2, 1))

    def test_what_is_neither_a_file_nor_a_puzzle_is_refused_by_name(self):
        for word in ("no_such_file.txt", "builtin:nonsense", "builtin:6x6#99999", "builtin:6x6#0"):
            with self.subTest(word=word), self.assertRaises(gl.Error) as caught:
                gl.load(word)
            self.assertEqual(caught.exception.source, word)

    def test_a_census_is_read_by_moves(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "4x4.census")
            with mock.patch.dict(os.environ, {"GRIDLOCK_CENSUS": path}):
                with self.assertRaisesRegex(gl.Error, "no census"):
                    gl.load("census:5")
                subprocess.run([os.environ["GRIDLOCK_BINARY"], "census", "--size", "4", "-o", path], check=True, capture_output=True)
                boards = gl.load("census:")
                self.assertGreater(len(boards), 1)
                costs = [board.solve().cost for board in boards]
                self.assertEqual(len(gl.load(f"census:{max(costs)}")), costs.count(max(costs)))
                self.assertEqual(len(gl.load(f"census:{min(costs)}-{max(costs)}")), len(boards))
                self.assertEqual(len(gl.load("census:#1")), 1)
                with self.assertRaises(gl.Error):
                    gl.load("census:many")

    def test_a_link_of_the_page_is_the_puzzle_in_it(self):
        level = gl.load("https://example.org/page/#/play?p=sk:5w%7Cwpbgw%7C5w&m=R")[0]
        self.assertEqual(str(level), "#####\n#@$.#\n#####")
        self.assertEqual(str(gl.load(f"rh6:{JAM}")[0]), str(gl.load(JAM)[0]))
        self.assertEqual(gl.load("rh6pX:" + JAM.replace("A", "X"))[0].primary, "X")
        with self.assertRaisesRegex(gl.Error, "36 cells"):
            gl.load("rh6:ooo")


class Drawing(unittest.TestCase):
    def test_a_puzzle_is_letters_on_a_terminal_and_a_picture_in_a_notebook(self):
        board = gl.load("builtin:juniper")[0]
        self.assertEqual(repr(board), board.text().rstrip("\n"))
        self.assertTrue(board._repr_svg_().startswith("<svg"))
        self.assertTrue(board.gif().startswith(b"GIF89a"))
        self.assertIn("<svg", gl.load("builtin:9x9")._repr_html_())

    def test_a_solution_is_a_player_in_a_notebook(self):
        answer = gl.load("builtin:juniper")[0].solve()
        self.assertEqual(repr(answer), "Solution: cost 20, proven optimal")
        self.assertIn("<iframe srcdoc=", answer._repr_html_())
        self.assertIn("gridlock-player", answer.player())
        self.assertEqual(len(answer.positions()), 21)
        self.assertTrue(answer.positions()[-1].solved)


class Values(unittest.TestCase):
    def test_puzzles_are_equal_hashable_and_can_be_pickled(self):
        for name in ("builtin:juniper", "builtin:pantry"):
            puzzle = gl.load(name)[0]
            again = pickle.loads(pickle.dumps(puzzle))
            self.assertEqual(puzzle, again)
            self.assertEqual(hash(puzzle), hash(again))
            self.assertNotEqual(puzzle, puzzle.renamed("other"))

    def test_the_other_kinds_attributes_are_refused(self):
        with self.assertRaises(AttributeError):
            gl.load("builtin:juniper")[0].boxes
        with self.assertRaises(AttributeError):
            gl.load("builtin:pantry")[0].vehicles


class Solving(unittest.TestCase):
    def test_every_search_gets_names_and_limits(self):
        board = gl.load("builtin:juniper")[0]
        answer = board.solve(search="astar", heuristic="blockers", metric="steps", time_limit=60)
        self.assertTrue(answer.optimal)
        self.assertEqual((answer.metric, answer.heuristic), ("steps", "blockers"))
        self.assertEqual(board.verify(answer.moves).steps, answer.cost)
        self.assertEqual(board.solve(node_limit=10).outcome, "out_of_nodes")
        self.assertEqual(board.solve(search="beam", options={"beam-width": 50}).search, "beam")
        for wrong in ({"search": "astra"}, {"heuristic": "none"}, {"metric": "pushes"}, {"metric": "miles"},
                      {"options": {"beam-width": -1}}, {"search": "bfs", "heuristic": "zero"}, {"time_limit": -1}):
            with self.subTest(wrong), self.assertRaises(gl.Error):
                board.solve(**wrong)

    def test_progress_is_told_and_its_exception_stops_the_search(self):
        level = gl.load(HARD)[0]
        calls = []
        level.solve(search="bfs", time_limit=1.0, progress=calls.append)
        self.assertTrue(calls and calls[-1]["expanded"] > 0)

        def fail(stats):
            raise LookupError("enough")

        with self.assertRaisesRegex(LookupError, "enough"):
            level.solve(search="bfs", progress=fail)

    def test_progress_is_shown_by_tqdm_where_it_is_installed(self):
        class Bar:
            made = []

            def __init__(self, desc, unit, unit_scale):
                self.desc, self.n, self.closed = desc, 0, False
                Bar.made.append(self)

            def update(self, more):
                self.n += more

            def close(self):
                self.closed = True

        tqdm = types.ModuleType("tqdm.auto")
        tqdm.tqdm = Bar
        with mock.patch.dict(sys.modules, {"tqdm": types.ModuleType("tqdm"), "tqdm.auto": tqdm}):
            answer = gl.load(HARD)[0].solve(search="bfs", time_limit=1.0, progress=True)
        (bar,) = Bar.made
        self.assertTrue(bar.closed)
        self.assertTrue(0 < bar.n <= answer.stats.expanded)

    def test_progress_without_tqdm_is_a_line_on_a_terminal_and_nothing_elsewhere(self):
        class Screen(io.StringIO):
            def isatty(self):
                return True

        for stream, shows in ((Screen(), True), (io.StringIO(), False)):
            nothing = {"tqdm": None, "tqdm.auto": None}
            with mock.patch.dict(sys.modules, nothing), contextlib.redirect_stderr(stream):
                gl.load(HARD)[0].solve(search="bfs", time_limit=1.0, progress=True)
            self.assertEqual("states" in stream.getvalue(), shows)

    def test_ten_thousand_solves_leave_no_memory_behind(self):
        board = gl.load("builtin:juniper")[0]
        for _ in range(300):
            board.solve(search="astar", heuristic="blockers")
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        for _ in range(500 if os.environ.get("GRIDLOCK_FEW_CASES") else 10_000):
            board.solve(search="astar", heuristic="blockers")
        for _ in range(20):
            board.solve(heuristic=lambda state: len(state.blockers()))
        self.assertLess(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before, 2000)  # kB

    def test_improve_and_rate_answer(self):
        board = gl.load("builtin:juniper")[0]
        long = board.solve(search="random").moves
        self.assertLessEqual(board.improve(long, time_limit=5).cost, len(long))
        self.assertIn(board.rate().level, range(1, 6))


if __name__ == "__main__":
    unittest.main()
