#!/usr/bin/python3
"""Makes the puzzles that come with gridlock, with its own generator, and grades them with `gridlock rate`.

    make_builtins.py GRIDLOCK rushhour > gridlock/engine/builtin/rushhour.cpp     GRIDLOCK is the program
    make_builtins.py GRIDLOCK sokoban > gridlock/engine/builtin/sokoban.cpp
    make_builtins.py GRIDLOCK census > gridlock/engine/builtin/census.cpp         needs the census of 6x6 (docs/census.md)

Every row of a recipe is one call of `gridlock generate`: the same program gives the same puzzles. It takes some minutes
for each kind. A change to the generator changes the puzzles, so run it only on purpose, and look at the result.
"""

import json
import math
import subprocess
import sys

# What is asked of each puzzle: the set, the size, the seed, and the options of `gridlock generate`.
RECIPE = {
    "rushhour": [
        *(("6x6", "6x6", 10 * moves, f"--min-moves {moves} --max-moves {moves} --vehicles {least}-14")
          for least, lengths in {2: [2], 3: [3], 4: [4], 5: [5, 6], 6: [7, 8], 7: [9, 10, 11], 8: [12, 13, 14, 15],
                                 9: [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30],
                                 10: [32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44]}.items()
          for moves in lengths),
        *(("6x6", "6x6", seed, "--min-moves 45") for seed in (4, 7, 12)),
        ("6x6", "6x6", 1, "--min-moves 12 --max-moves 14 --walls 1 --vehicles 6-12"),
        ("6x6", "6x6", 2, "--min-moves 22 --max-moves 24 --walls 1 --vehicles 8-12"),
        ("6x6", "6x6", 3, "--min-moves 31 --max-moves 33 --walls 2 --vehicles 8-12"),
        ("6x6", "6x6", 5, "--min-moves 18 --max-moves 20 --vertical --vehicles 9-12"),
        ("9x9", "9x9", 1, "--budget 30000 --min-moves 10"),
        ("9x9", "9x9", 4, "--budget 30000 --min-moves 10"),
        ("9x9", "9x9", 1, "--budget 30000 --min-moves 16"),
        ("9x9", "9x9", 3, "--budget 30000 --min-moves 16"),
        ("9x9", "9x9", 1, "--budget 30000 --min-moves 22 --max-moves 27"),
        ("9x9", "9x9", 1, "--budget 30000 --min-moves 28"),
        ("12x12", "12x12", 3, "--budget 30000 --min-moves 8 --max-moves 14"),
        ("12x12", "12x12", 1, "--budget 30000 --min-moves 12"),
    ],
    "sokoban": [
        *(("two", "6x7", seed, "--boxes 2 --min-pushes 6 --max-pushes 16") for seed in (1, 2, 3, 4)),
        *(("three", "7x7", seed, "--boxes 3 --min-pushes 10 --max-pushes 20") for seed in (1, 2, 3, 4)),
        *(("four", "8x7", seed, "--boxes 4 --min-pushes 12 --max-pushes 24") for seed in (1, 2, 3)),
        *(("five", "8x8", seed, "--boxes 5 --min-pushes 14 --max-pushes 28") for seed in (1, 2, 3)),
        *((group, size, seed + pushes,
           f"--boxes {boxes} {more} --effort 300 --min-pushes {pushes} --max-pushes {pushes + spread}")
          for group, size, seed, more, spread, lengths_of in (
              ("hut", "7x7", 100, "", 1, {2: [8, 10, 12, 14, 16], 3: [14, 18, 20, 22, 24, 26, 28]}),
              ("house", "8x8", 200, "", 3, {3: [24, 30, 36, 42], 4: [24, 28, 32, 36, 40, 44, 48, 52]}),
              ("hall", "9x9", 300, "", 5, {4: [40, 46, 52, 58, 64], 5: [36, 42, 48, 54, 60, 66]}),
              ("castle", "11x10", 400, "--floor 0.4", 5, {5: [46, 52, 58, 64], 6: [40, 46, 52, 58]}))
          for boxes, lengths in lengths_of.items() for pushes in lengths),
    ],
}

# Drawn by hand: levels so small that everything can be seen at once, and levels that cannot be solved, each for a
# reason of its own: a corner, a wall without a goal, four boxes in a square, the wrong side of a corridor, and two that
# only a look at every position shows.
DRAWN = {
    "stuck": ["""\
######
#$   #
# @ .#
######
""", """\
#######
#  $  #
#   . #
#  @  #
#######
""", """\
########
#      #
# $$ @ #
# $$   #
#  ....#
########
""", """\
#######
#.@$  #
#######
""", """\
#######
####@##
#### ##
####$.#
# $   #
#  .  #
#######
""", """\
######
#.  ##
# .$##
#   ##
##$$ #
##.@ #
######
"""],
    "base": ["""\
#####
#@$.#
#####
""", """\
######
#  . #
# $  #
#  @ #
######
""", """\
#######
#  #  #
# $ . #
#@#   #
#  ####
####
"""],
}

NAMES = {
    "rushhour": {
        "6x6": """pebble daisy robin acorn clover biscuit lantern puddle sparrow thimble button marble feather teapot
                  meadow willow harbour bramble pepper cobbler hazel saffron juniper ferry trellis orchard magpie
                  compass velvet walnut kestrel monsoon granite tangle lattice thicket cinder tempest obsidian
                  labyrinth riddle bottleneck avalanche maelstrom gauntlet sphinx minotaur leviathan everest zenith
                  titan""".split(),
        "9x9": "plaza bazaar terminal roundabout interchange metropolis".split(),
        "12x12": "boulevard megacity".split(),
    },
    "sokoban": {
        "stuck": "cornered shelf cube wrongside hopeless doomed".split(),
        "base": "nudge elbow sidestep".split(),
        "two": "pair twins couple duet".split(),
        "three": "triplet trefoil trio tripod".split(),
        "four": "quartet foursome square".split(),
        "five": "quintet handful pentagon".split(),
        "hut": "crate parcel barrow hamper satchel basket bucket shovel ladder hammer kettle anvil".split(),
        "house": "parlour pantry scullery staircase larder attic hearth chimney gable rafter lintel keystone".split(),
        "hall": "banquet minstrel tapestry candle gallery colonnade rotunda mezzanine belfry cloister crypt".split(),
        "castle": "moat drawbridge portcullis rampart turret bastion dungeon citadel".split(),
    },
}
DEFAULT = ("6x6", 20)  # the set, and about how many moves

OUTPUT = """// The built-in {title}, made by tools/make_builtins.py: do not edit.
#include "gridlock/engine/builtin/kinds.hpp"

namespace gridlock {{

const std::vector<Builtin>& {kind}_builtins() {{
  // clang-format off
  static const std::vector<Builtin> list{{
{rows}
  }};
  // clang-format on
  return list;
}}
{default}
}}  // namespace gridlock
"""
CENSUS_OUTPUT = """// A sample of the census of 6x6 boards, made by tools/make_builtins.py: do not edit.
#include "gridlock/engine/builtin/kinds.hpp"

namespace gridlock {{
namespace {{

// clang-format off
constexpr CensusBoard kBoards[{count}] = {{
{rows}
}};
// clang-format on

}}  // namespace

std::span<const CensusBoard> census_boards() {{ return kBoards; }}

}}  // namespace gridlock
"""
CENSUS_CANDIDATES = 20  # boards that are looked at for each number of moves
CENSUS_EACH_CLASS = 40
TITLES = {"rushhour": "Rush Hour boards", "sokoban": "Sokoban levels"}
SECOND = {"rushhour": "steps", "sokoban": "moves"}  # the metric of the second number
SOLVE = ["--until", "optimal", "--time-limit", "60"]


def records(program, *arguments, text=""):
    """The JSON lines that the program prints. That a puzzle has no solution is an answer, too."""
    done = subprocess.run([program, *arguments, "--format", "json"], input=text, capture_output=True, text=True)
    if done.returncode not in (0, 1, 3):
        sys.exit(f"{' '.join(arguments)}: exit code {done.returncode}\n{done.stderr}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def generate(program, kind, size, seed, options):
    made = records(program, "generate", kind, "--size", size, "--seed", str(seed), *options.split())
    if len(made) != 1 or not made[0]["optimal"]:
        sys.exit(f"{kind} {size} seed {seed} {options}: nothing, or the optimum is not proven")
    lines = [line for line in made[0]["board"].splitlines() if not line.startswith((";", "Title:"))]
    return "\n".join(lines) + "\n", made[0]


def graded(program, kind, group, board, expected=None):
    """A puzzle with everything that is known about it."""
    rated, = records(program, "rate", "-", text=board)
    solved, = records(program, "solve", "-", *SOLVE, text=board)
    second, = records(program, "solve", "-", "--metric", SECOND[kind], *SOLVE, text=board)
    if solved["outcome"] == "unsolvable":
        print(f"{group}: no solution, {solved['expanded']} states", file=sys.stderr)
        return {"set": group, "board": board, "cost": -1, "second": 0, "class": 0, "score": 0}
    if not solved["optimal"] or (expected is not None and expected != solved["cost"]):
        sys.exit(f"{group}: {solved['cost']} is not proven, or not what was expected\n{board}")
    print(f"{group}: {solved['cost']} {solved['metric']}, class {rated['class']}, score {rated['score']}, "
          f"solved in {solved['seconds']:.3f} s", file=sys.stderr)
    return {"set": group, "board": board, "cost": solved["cost"], "second": second["cost"] if second["optimal"] else 0,
            "class": rated["class"], "score": rated["score"]}


def made(program, kind, group, size, seed, options):
    board, facts = generate(program, kind, size, seed, options)
    return graded(program, kind, group, board, facts["cost"])


def row(kind, name, number, puzzle):
    """One row of the table; large puzzles get a line for each of theirs."""
    text = '"' + puzzle["board"].replace("\n", "\\n") + '"'
    facts = (f'      {{"{name}", "{puzzle["set"]}-{number}", "{kind}", {puzzle["cost"]}, {puzzle["second"]}, '
             f'{puzzle["class"]},')
    if len(facts) + len(text) > 117:
        text = "\n".join(f'       "{line}\\n"' for line in puzzle["board"].splitlines())
        return f"{facts}\n{text}}},"
    return f"{facts} {text}}},"


def census_candidates(program):
    """For each number of moves, some boards of the census drawn by a fixed seed, rated."""
    boards = []
    for moves in range(2, 100):
        options = ["--min-moves", str(moves), "--max-moves", str(moves), "--count", str(CENSUS_CANDIDATES), "--seed", str(moves)]
        made = records(program, "generate", "rushhour", "--from", "census", *options)
        boards += ["".join(line for line in each["board"].splitlines() if not line.startswith((";", "Title:"))) for each in made]
    text = "\n".join(boards) + "\n"
    rated = records(program, "rate", "-", text=text)
    solved = records(program, "solve", "-", *SOLVE, text=text)
    second = records(program, "solve", "-", "--metric", SECOND["rushhour"], *SOLVE, text=text)
    if not len(boards) == len(rated) == len(solved) == len(second):
        sys.exit("some boards have no rating, or no solution")
    return [{"line": board, "score": rate["score"], "class": rate["class"], "cost": one["cost"], "second": two["cost"]}
            for board, rate, one, two in zip(boards, rated, solved, second)]


def spread(candidates, count):
    """So many of them, of scores that are spread evenly on a logarithmic scale."""
    logs = {each["line"]: math.log(each["score"]) for each in candidates}
    least, most = min(logs.values()), max(logs.values())
    left, chosen = list(candidates), []
    for k in range(count):
        wanted = least + (most - least) * k / (count - 1)
        nearest = min(left, key=lambda each: (abs(logs[each["line"]] - wanted), each["line"]))
        left.remove(nearest)
        chosen.append(nearest)
    return chosen


def census(program):
    candidates = census_candidates(program)
    sample = []
    for level in range(1, 6):
        these = [each for each in candidates if each["class"] == level]
        print(f"class {level}: {len(these)} candidates", file=sys.stderr)
        longest = max(these, key=lambda each: (each["cost"], each["second"], each["line"]))
        sample += spread([each for each in these if each is not longest], CENSUS_EACH_CLASS - 1) + [longest]
    sample.sort(key=lambda each: (each["score"], each["cost"], each["line"]))
    rows = [f'    {{"{each["line"]}", {each["cost"]}, {each["second"]}, {each["class"]}}},' for each in sample]
    print(CENSUS_OUTPUT.format(count=len(rows), rows="\n".join(rows)), end="")


def main():
    program, kind = sys.argv[1:]
    if kind == "census":
        return census(program)
    puzzles = []
    if kind == "sokoban":
        puzzles += [graded(program, kind, group, board) for group, boards in DRAWN.items() for board in boards]
    puzzles += [made(program, kind, *line) for line in RECIPE[kind]]
    rows, default = [], None
    for group, names in NAMES[kind].items():
        ranked = sorted((puzzle for puzzle in puzzles if puzzle["set"] == group), key=lambda puzzle: puzzle["score"])
        if len(ranked) > len(names):
            sys.exit(f"{group}: {len(ranked)} puzzles, but {len(names)} names")
        # Spread the names, so that the hardest puzzle gets the last one.
        chosen = names[: (len(ranked) + 1) // 2] + names[len(names) - len(ranked) // 2:]
        for number, (name, puzzle) in enumerate(zip(chosen, ranked), 1):
            if (group, puzzle["cost"]) == DEFAULT:
                default = len(rows)
            rows.append(row(kind, name, number, puzzle))
    function = f"\nconst Builtin& default_builtin() {{ return {kind}_builtins()[{default}]; }}\n" if default else ""
    print(OUTPUT.format(title=TITLES[kind], kind=kind, rows="\n".join(rows), default=function), end="")


if __name__ == "__main__":
    main()
