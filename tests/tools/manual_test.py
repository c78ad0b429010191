"""Tests of the man page, made from a stand-in for the program with a few commands."""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOLS = pathlib.Path(__file__).resolve().parents[2] / "tools"

SHARED = [{"names": ["-o", "--output"], "argument": "FILE", "help": "write to FILE, not to \\standard output"},
          {"names": ["-q"], "argument": "", "help": "'quiet': say less [for scripts]"}]
COMMANDS = [
    {"name": "solve", "summary": "solve each puzzle", "notes": "It proves the answer",
     "examples": [{"line": "gridlock solve --search bfs jam.txt", "says": "breadth first"}], "options": [
        {"names": ["INPUT"], "argument": "INPUT...", "help": "the puzzles"},
        {"names": ["--search"], "argument": "NAME", "help": "the algorithm"},
        {"names": ["--until"], "argument": "first|optimal", "help": "when to stop"}, *SHARED]},
    {"name": "generate", "summary": "make puzzles", "options": [
        {"names": ["PUZZLE"], "argument": "rushhour|sokoban", "help": "the kind"},
        {"names": ["--size"], "argument": "N", "help": ".5 is no size"}, *SHARED]},
    {"name": "lab run", "summary": "run an experiment", "options": [
        {"names": ["--jobs"], "argument": "N", "help": "at a time"},
        {"names": ["--layout"], "argument": "long|wide", "help": "of the table"}, *SHARED]},
    {"name": "lab diff", "summary": "compare two", "options": [*SHARED]},
]
LISTS = {"commands": COMMANDS, "searches": [{"name": "astar"}, {"name": "auto"}, {"name": "bfs"}],
         "heuristics": [], "metrics": ["moves"], "formats": [], "puzzles": []}
STAND_IN = f"""#!{sys.executable}
import json, sys
lists = json.loads({json.dumps(json.dumps(LISTS))})
print("gridlock 1.2.3" if sys.argv[1] == "--version" else json.dumps(lists[sys.argv[2]]))
"""


class Manual(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = pathlib.Path(cls.temporary.name)
        binary = cls.folder / "gridlock"
        binary.write_text(STAND_IN)
        binary.chmod(0o755)
        subprocess.run([sys.executable, "-B", TOOLS / "make_man.py", binary, cls.folder], check=True)

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def text(self, name):
        return (self.folder / name).read_text()

    def test_the_man_page_names_every_command_and_option(self):
        page = self.text("gridlock.1").replace("\\-", "-")
        self.assertIn("gridlock 1.2.3", page)
        for command in COMMANDS:
            self.assertIn(f".SS gridlock {command['name']}\n", page)
            for option in command["options"]:
                for name in option["names"]:
                    self.assertIn(f"\\fB{name}\\fR" if name.startswith("-") else f"\\fI{option['argument']}\\fR", page)

    def test_the_man_page_lists_shared_options_once(self):
        self.assertEqual(self.text("gridlock.1").count("\\fB\\-\\-output\\fR"), 1)

    def test_the_man_page_shows_notes_and_examples(self):
        self.assertIn("It proves the answer\n", self.text("gridlock.1"))
        self.assertIn("gridlock solve \\-\\-search bfs jam.txt\n", self.text("gridlock.1"))

    def test_no_help_text_becomes_a_roff_command(self):
        page = self.text("gridlock.1").splitlines()
        self.assertIn("\\&.5 is no size", page)
        self.assertIn("write to FILE, not to \\estandard output", page)
        self.assertFalse([line for line in page if line.startswith("'")])


if __name__ == "__main__":
    unittest.main()
