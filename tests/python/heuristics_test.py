"""Heuristics written in Python guide searches and are audited, with the same findings as those of the library."""

import importlib.util
import json
import os
import pathlib
import subprocess
import unittest

import gridlock as gl

EXAMPLES = pathlib.Path(os.environ["GRIDLOCK_SOURCE_DIR"]) / "examples" / "python"


def example(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


STUDY = example("heuristics")
FEW = bool(os.environ.get("GRIDLOCK_FEW_CASES"))


class Audits(unittest.TestCase):
    def findings(self, boards, name, metric):
        """What `gridlock audit` says of a heuristic on these boards, one record a board."""
        command = [os.environ["GRIDLOCK_BINARY"], "audit", boards, "--heuristic", name, "--metric", metric, "--format", "json"]
        return [json.loads(line) for line in subprocess.run(command, capture_output=True, text=True).stdout.splitlines()]

    def test_python_finds_the_counterexamples_of_the_command_line(self):
        boards = "builtin:6x6#3,6" if FEW else "builtin:6x6#1-25"
        for name, metric, holds in (("mobility", "moves", False), ("mobility", "steps", False), ("distance", "moves", False),
                                    ("distance", "steps", True), ("blockers", "moves", True), ("blockers", "steps", True)):
            report = gl.audit(getattr(STUDY, name), gl.load(boards), metric)
            self.assertTrue(report.complete)
            self.assertEqual((report.admissible, report.consistent), (holds, holds), (name, metric))
            for found, told in zip(report.puzzles, self.findings(boards, name, metric)):
                with self.subTest(heuristic=name, metric=metric, puzzle=found.puzzle.name):
                    self.assertEqual(found.states, told["states"])
                    for violations, example, verdict in (
                            (found.inadmissible, found.admissible_counterexample, told["admissible"]),
                            (found.inconsistent, found.consistent_counterexample, told["consistent"])):
                        self.assertEqual(violations, verdict["violations"])
                        if violations:
                            self.assertEqual(example.position.text(), verdict["board"])
                            self.assertEqual((example.value, example.distance), (verdict["value"], verdict["distance"]))
                            self.assertEqual(example.move, verdict["move"] or "")

    def test_a_report_shows_the_counterexample(self):
        report = gl.audit(STUDY.mobility, gl.load("builtin:6x6#1-3"))
        self.assertIn("not admissible", repr(report))
        self.assertIn("<svg", report._repr_html_())
        self.assertGreater(report.counterexample.value, report.counterexample.distance)

    def test_a_space_that_is_too_large_is_not_judged(self):
        report = gl.audit("blockers", gl.load("builtin:juniper"), node_limit=10)
        self.assertFalse(report.complete)

    def test_a_sokoban_heuristic_sees_the_boxes(self):
        level = gl.load("########\n#  $ . #\n# @$ . #\n#      #\n########")[0]

        def misplaced(state):
            return sum(box not in state.goals() for box in state.boxes())

        self.assertTrue(gl.audit(misplaced, level).admissible)
        self.assertFalse(gl.audit(lambda state: 5 * misplaced(state), level).admissible)


class Guides(unittest.TestCase):
    def test_a_function_is_called_at_most_once_a_state(self):
        board = gl.load("builtin:juniper")[0]
        for search in ("astar", "idastar") if FEW else ("astar", "idastar", "greedy", "dfbnb", "wastar", "beam"):
            seen = []

            def count(state):
                seen.append(state)
                return len(state.blockers())

            answer = board.solve(search=search, heuristic=count)
            with self.subTest(search):
                self.assertTrue(answer.solved)
                self.assertFalse(answer.optimal)
                self.assertEqual(len(seen), len(set(seen)))
                self.assertEqual(answer.heuristic, "count")

    def test_the_same_function_makes_the_same_choices_as_the_heuristic_of_the_library(self):
        for name in ("blockers", "mobility", "distance"):
            for board in gl.load("builtin:6x6")[:3 if FEW else 8]:
                own, known = (board.solve(search="astar", heuristic=h) for h in (getattr(STUDY, name), name))
                self.assertEqual((own.moves, own.stats.expanded), (known.moves, known.stats.expanded))

    def test_a_wild_function_gives_solutions_that_cost_what_they_say(self):
        for board in gl.load("builtin:6x6#11-14" if FEW else "builtin:6x6#1-20"):
            for search in ("hda", "astar", "wastar", "greedy", "beam"):
                answer = board.solve(search=search, heuristic=lambda state: (hash(state) >> 7) % 60, node_limit=2000,
                                     threads=2 if search == "hda" else 1)
                if answer.solved:
                    self.assertEqual(board.verify(answer.moves).moves, answer.cost)

    def test_none_and_infinity_are_dead_ends_and_fractions_are_rounded_up(self):
        board = gl.load("builtin:juniper")[0]
        for nowhere in (None, float("inf")):  # which proves nothing, as the function may be wrong
            self.assertEqual(board.solve(heuristic=lambda state: nowhere).outcome, "gave_up")
        self.assertEqual(board.solve(heuristic=lambda state: len(state.blockers()) - 0.5 if state.blockers() else 0).cost, 20)

    def test_what_is_no_estimate_is_refused(self):
        board = gl.load("builtin:juniper")[0]
        for wrong, error in ((-1, ValueError), (float("nan"), ValueError), ("many", TypeError)):
            with self.subTest(wrong), self.assertRaises(error):
                board.solve(heuristic=lambda state: wrong)
            with self.subTest(wrong), self.assertRaises(error):
                gl.audit(lambda state: wrong, board)
            with self.subTest(wrong), self.assertRaises(error):
                list(gl.solve_all([board] * 3, heuristic=lambda state: wrong))


if __name__ == "__main__":
    unittest.main()
