"""docs/python.md and docs/teaching.md run as printed."""
# label: slow

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import gridlock as gl
from corpora import CORPORA

SOURCE = pathlib.Path(os.environ["GRIDLOCK_SOURCE_DIR"])
JAMS = CORPORA / "rushhour" / "jams" / "jams.txt"
HEURISTIC = "def my_heuristic(state):\n    return len(state.blockers())\n"
LEVEL = "; broken\n#####\n# $.#\n#####\n\n; mine\n######\n#@ $.#\n#    #\n######\n"


def blocks(page):
    return re.findall(r"^```python\n(.*?)^```$", (SOURCE / "docs" / page).read_text(), re.DOTALL | re.MULTILINE)


class Pages(unittest.TestCase):
    def setUp(self):
        self.scratch = tempfile.TemporaryDirectory()
        self.addCleanup(self.scratch.cleanup)
        self.folder = pathlib.Path(self.scratch.name)

    def run_here(self, code, *arguments):
        done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, cwd=self.folder)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return done.stdout

    def test_the_page_runs_from_top_to_bottom(self):
        boards = gl.load(JAMS)[:4] if JAMS.exists() else gl.load("builtin:6x6")[:4]
        (self.folder / "jams.txt").write_text("\n".join(board.text() for board in boards))
        gl.lab.run(boards[:2], self.folder / "run.db", searches=["bfs"])
        pages = blocks("python.md")
        self.assertGreaterEqual(len(pages), 5)
        self.assertEqual(self.run_here("\n".join(pages)), "")
        if JAMS.exists():
            self.assertEqual(repr(gl.load(self.folder / "jams.txt")[0].solve()), "Solution: cost 8, proven optimal")

    def test_the_marking_scripts_mark(self):
        mark, table = blocks("teaching.md")
        (self.folder / "heuristic.py").write_text(HEURISTIC)
        self.assertRegex(self.run_here(mark, "heuristic.py"), r"^heuristic.py admissible consistent \d+ % fewer positions")
        (self.folder / "levels").mkdir()
        (self.folder / "levels" / "mine.xsb").write_text(LEVEL)
        printed = self.run_here(table, "levels")
        self.assertIn("mine", printed)
        self.assertIn("mine.xsb:", printed)


if __name__ == "__main__":
    unittest.main()
