#!/usr/bin/python3
"""Makes the puzzles that come with gridlock, with its own generator, and grades them with `gridlock rate`.

    make_builtins.py GRIDLOCK > gridlock/engine/builtin_rushhour.cpp     GRIDLOCK is the program

Every row of RECIPE is one call of `gridlock generate`: the same program gives the same boards. It takes a few minutes;
the rows for 50 moves and for large boards are the long ones. A change to the generator changes the boards, so run it
only on purpose, and look at the result.
"""

import json
import subprocess
import sys

# What is asked of each board: the set, the seed, and the options of `gridlock generate`.
RECIPE = [
    *(("6x6", 10 * moves, f"--min-moves {moves} --max-moves {moves} --vehicles {least}-14")
      for least, lengths in {2: [2], 3: [3], 4: [4], 5: [5, 6], 6: [7, 8], 7: [9, 10, 11], 8: [12, 13, 14, 15],
                             9: [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30],
                             10: [32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44]}.items()
      for moves in lengths),
    *(("6x6", seed, "--min-moves 45") for seed in (4, 7, 12)),
    ("6x6", 1, "--min-moves 12 --max-moves 14 --walls 1 --vehicles 6-12"),
    ("6x6", 2, "--min-moves 22 --max-moves 24 --walls 1 --vehicles 8-12"),
    ("6x6", 3, "--min-moves 31 --max-moves 33 --walls 2 --vehicles 8-12"),
    ("6x6", 5, "--min-moves 18 --max-moves 20 --vertical --vehicles 9-12"),
    ("9x9", 1, "--budget 30000 --min-moves 10"),
    ("9x9", 4, "--budget 30000 --min-moves 10"),
    ("9x9", 1, "--budget 30000 --min-moves 16"),
    ("9x9", 3, "--budget 30000 --min-moves 16"),
    ("9x9", 1, "--budget 30000 --min-moves 22 --max-moves 27"),
    ("9x9", 1, "--budget 30000 --min-moves 28"),
    ("12x12", 3, "--budget 30000 --min-moves 8 --max-moves 14"),
    ("12x12", 1, "--budget 30000 --min-moves 12"),
]

NAMES = {
    "6x6": """pebble daisy robin acorn clover biscuit lantern puddle sparrow thimble button marble feather teapot
              meadow willow harbour bramble pepper cobbler hazel saffron juniper ferry trellis orchard magpie compass
              velvet walnut kestrel monsoon granite tangle lattice thicket cinder tempest obsidian labyrinth riddle
              bottleneck avalanche maelstrom gauntlet sphinx minotaur leviathan everest zenith titan""".split(),
    "9x9": "plaza bazaar terminal roundabout interchange metropolis".split(),
    "12x12": "boulevard megacity".split(),
}
DEFAULT = ("6x6", 20)  # the set, and about how many moves

OUTPUT = """// The built-in Rush Hour boards, made by tools/make_builtins.py: do not edit.
#include "gridlock/engine/builtin.hpp"

namespace gridlock {{

const std::vector<Builtin>& rushhour_builtins() {{
  // clang-format off
  static const std::vector<Builtin> list{{
{rows}
  }};
  // clang-format on
  return list;
}}

const Builtin& default_builtin() {{ return rushhour_builtins()[{default}]; }}

}}  // namespace gridlock
"""


def records(program, *arguments, text=""):
    """The JSON lines that the program prints."""
    done = subprocess.run([program, *arguments, "--format", "json"], input=text, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(arguments)}: exit code {done.returncode}\n{done.stderr}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def make(program, group, seed, options):
    """One board, with everything that is known about it."""
    made, = records(program, "generate", "rushhour", "--size", group, "--seed", str(seed), *options.split())
    board = "\n".join(line for line in made["board"].splitlines() if not line.startswith(";")) + "\n"
    rated, = records(program, "rate", "-", text=board)
    solved, = records(program, "solve", "-", text=board)
    if not (made["optimal"] and solved["optimal"] and solved["cost"] == made["cost"] == rated["moves"]):
        sys.exit(f"{group} seed {seed}: the optimum is not proven")
    print(f"{group} seed {seed}: {made['cost']} moves, {made['vehicles']} vehicles, class {rated['class']}, "
          f"score {rated['score']}, minimal {made['minimal']}, solved in {solved['seconds']:.3f} s", file=sys.stderr)
    return {"set": group, "board": board, "moves": made["cost"], "steps": rated["steps"] or 0,
            "class": rated["class"], "score": rated["score"]}


def row(name, number, board):
    """One row of the table; large boards get a line for each of theirs."""
    text = '"' + board["board"].replace("\n", "\\n") + '"'
    if len(text) > 80:
        text = "\n" + "\n".join(f'       "{line}\\n"' for line in board["board"].splitlines())
    return (f'      {{"{name}", "{board["set"]}-{number}", "rushhour", {board["moves"]}, {board["steps"]}, '
            f'{board["class"]}, {text}}},')


def main():
    program, = sys.argv[1:]
    boards = [make(program, *line) for line in RECIPE]
    rows, default = [], 0
    for group, names in NAMES.items():
        graded = sorted((board for board in boards if board["set"] == group), key=lambda board: board["score"])
        if len(graded) > len(names):
            sys.exit(f"{group}: {len(graded)} boards, but {len(names)} names")
        # Spread the names, so that the hardest board gets the last one.
        chosen = names[: (len(graded) + 1) // 2] + names[len(names) - len(graded) // 2:]
        for number, (name, board) in enumerate(zip(chosen, graded), 1):
            if (group, board["moves"]) == DEFAULT:
                default = len(rows)
            rows.append(row(name, number, board))
    print(OUTPUT.format(rows="\n".join(rows), default=default), end="")


if __name__ == "__main__":
    main()
