"""States: the rules of the library, for searches written in Python."""

import unittest

import gridlock as gl
from corpora import CORPORA
from heuristics_test import example


def space_of(start):
    """Every state that can be reached, with its distance from the start, by breadth-first search."""
    distance, queue = {start: 0}, [start]
    for state in queue:
        for _, successor, _ in state.successors():
            if successor not in distance:
                distance[successor] = distance[state] + 1
                queue.append(successor)
    return distance


class Spaces(unittest.TestCase):
    def test_they_are_as_large_and_as_deep_as_those_of_the_library(self):
        for name in ("builtin:6x6#1-3", "builtin:sokoban#1-4"):
            for puzzle in gl.load(name):
                with self.subTest(puzzle.name):
                    space = space_of(puzzle.start())
                    counted = gl._core.bounds(puzzle._held, {})
                    self.assertEqual(len(space), counted["states"])
                    self.assertEqual(sum(state.is_goal() for state in space), counted["goals"])
                    self.assertEqual(max(space.values()), counted["depth"])
                    nearest = min((distance for state, distance in space.items() if state.is_goal()), default=None)
                    self.assertEqual(nearest, puzzle.solve(until="optimal").cost)

    def test_every_successor_is_what_the_verifier_makes_of_the_move(self):
        for name, metric in (("builtin:juniper", "moves"), ("builtin:juniper", "steps"), ("builtin:pantry", "pushes"),
                             ("builtin:pantry", "moves")):
            state = gl.load(name)[0].start(metric)
            for turn in range(40):
                successors = state.successors()
                for move, successor, cost in successors:
                    self.assertEqual(str(state.puzzle().after(move)), str(successor.puzzle()))
                    self.assertEqual(cost, 1)
                if not successors:
                    break
                state = successors[(turn * 7) % len(successors)][1]

    def test_states_are_equal_by_position_and_where_walking_is_free_by_region(self):
        level = gl.load("#######\n#@ $ .#\n#######")[0]
        walked = level.after("r")
        self.assertEqual(level.start().puzzle().start(), walked.start())
        self.assertNotEqual(level.start("moves"), walked.start("moves"))
        self.assertEqual(len({level.start(), level.start()}), 1)
        self.assertNotEqual(level.start(), gl.load("builtin:juniper")[0].start())
        for wrong in ("steps", "pushes-moves", "miles"):
            with self.subTest(wrong), self.assertRaises(gl.Error):
                level.start(wrong)


class Textbook(unittest.TestCase):
    def test_its_astar_solves_the_first_ten_jams(self):
        taught = example("textbook_astar")
        found = sorted(CORPORA.rglob("*jams*"))
        boards = gl.load(found[0])[:10] if found else gl.load("builtin:6x6")[:10]
        for board in boards:
            moves = taught.astar(board.start(), taught.blockers)
            self.assertTrue(board.verify(moves).solved)
            self.assertEqual(len(moves), board.solve().cost)


if __name__ == "__main__":
    unittest.main()
