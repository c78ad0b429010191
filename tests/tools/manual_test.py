"""Tests of the man page and the completions, made from a stand-in for the program with a few commands."""

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
        for tool in ["make_man.py", "make_completions.py"]:
            subprocess.run([sys.executable, "-B", TOOLS / tool, binary, cls.folder], check=True)

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def text(self, name):
        return (self.folder / name).read_text()

    def complete(self, *words):
        """What bash offers for the last of the words."""
        script = ('source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _gridlock; '
                  '((${#COMPREPLY[@]} == 0)) || printf "%s\\n" "${COMPREPLY[@]}"')
        done = subprocess.run(["bash", "-c", script, "bash", self.folder / "gridlock.bash", "gridlock", *words],
                              check=True, capture_output=True, text=True)
        return done.stdout.split()

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

    def test_bash_completes_commands(self):
        self.assertEqual(self.complete("s"), ["solve"])

    def test_bash_completes_commands_of_two_words(self):
        self.assertEqual(self.complete("l"), ["lab"])
        self.assertEqual(self.complete("lab", ""), ["run", "diff"])
        self.assertEqual(self.complete("lab", "run", "--j"), ["--jobs"])
        self.assertEqual(self.complete("lab", "run", "--layout", "w"), ["wide"])
        self.assertEqual(self.complete("lab", "diff", "--"), ["--output"])

    def test_bash_completes_only_the_options_of_the_command(self):
        self.assertEqual(self.complete("solve", "--"), ["--search", "--until", "--output"])
        self.assertEqual(self.complete("generate", "--s"), ["--size"])

    def test_bash_completes_values(self):
        self.assertEqual(self.complete("solve", "--until", ""), ["first", "optimal"])
        self.assertEqual(self.complete("solve", "--search", "a"), ["astar", "auto"])
        self.assertEqual(self.complete("solve", "--search", "bfs,as"), ["bfs,astar"])
        self.assertEqual(self.complete("generate", "r"), ["rushhour"])

    def test_bash_leaves_files_to_the_shell(self):
        self.assertEqual(self.complete("solve", "boa"), [])
        self.assertEqual(self.complete("solve", "--output", "boa"), [])

    def test_zsh_and_fish_name_every_long_option(self):
        for name in ["--search", "--until", "--size", "--output"]:
            self.assertIn(name, self.text("_gridlock"))
            self.assertIn(f"-l {name[2:]} ", self.text("gridlock.fish"))


if __name__ == "__main__":
    unittest.main()
