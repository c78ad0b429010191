#!/usr/bin/python3
"""Checks that every #include respects the order of the folders: a folder includes only folders above it in the list
below, so does a room inside a folder that has rooms, the two puzzles never include each other, and other people's
libraries stay where they belong.

    check_layers.py [ROOT]      prints file:line for each fault and exits 1 if there is one
"""

import pathlib
import re
import sys

# In the order of docs/architecture.md. A folder may include itself and every folder before it.
# The headers directly in gridlock/ are what programs may count on, so that they come before what is behind them.
CONTRACT = [f"{name}.hpp" for name in ["puzzles", "own_heuristic", "read", "write", "solutions", "catalogue", "builtin", "solve",
                                       "verify", "improve", "rate", "check", "explain", "generate", "audit", "bounds", "game", "render",
                                       "gridlock"]]
LIBRARY = ["core", "containers", "search", "rushhour", "sokoban", *CONTRACT, "version.cpp", "formats", "engine", "game",
           "render", "report", "book", "lab"]
SHELLS = ["cli", "mpi", "web", "python", "tests", "bench"]
ORDER = [f"gridlock/{name}" for name in LIBRARY] + SHELLS

PUZZLES = {"gridlock/rushhour", "gridlock/sokoban"}
STANDARD_ONLY = set(ORDER[: ORDER.index("gridlock/game") + 1])

# The rooms of a folder, in their order: a room may include itself and every room before it. A folder that has rooms
# has all its files in them, except those listed by name, which have their place in the order as a room has; "*" is
# the place of all other files directly in the folder.
ROOMS = {
    "gridlock/core": ["*", "threads", "monitor.cpp"],
    "gridlock/search": ["*", "distributed", "searches.hpp"],
    "gridlock/engine": ["kinds", "verify", "check", "builtin", "spaces", "*"],
    "gridlock/formats": ["scan.hpp", "scan.cpp", "line_stream.hpp", "line_stream.cpp", "run_length.hpp", "run_length.cpp",
                         "json_reader.hpp", "json_reader.cpp", "level_rows.hpp", "level_rows.cpp", "formats.hpp", "make_entry.hpp",
                         "section.hpp", "section.cpp", "rushhour", "sokoban", "formats.cpp", "puzzle_stream.hpp",
                         "puzzle_stream.cpp", "read.cpp", "solutions.cpp", "write.cpp"],
    "gridlock/rushhour": ["board", "space", "heuristics", "improve", "search", "person", "generate", "census", "explain",
                          "kind.hpp"],
    "gridlock/sokoban": ["board", "space", "assignment", "heuristics", "deadlocks", "improve", "generate", "portfolio",
                         "search", "explain", "kind.hpp"],
    "gridlock/sokoban/portfolio": ["moves", "meeting", "features", "plan", "guides", "crowded", "strategies",
                                   "team_memory.hpp", "portfolio.hpp", "portfolio.cpp", "team.hpp", "team.cpp",
                                   "fess.hpp", "fess.cpp"],
    "cli": ["options", "completions", "session", "input", "views", "serve", "play", "cluster", "commands", "program.hpp", "program.cpp",
            "main.cpp"],
    "python/bindings": ["bindings.hpp", "session", "values", "states", "searches", "lab", "envs", "module.cpp"],
    "gridlock/lab": ["statistics", "run", "tables", "figures", "report"],
}

# The system headers that the standard-library folders may use beside it: vector instructions and what POSIX measures.
SYSTEM_HEADERS = re.compile(r"^(\w*intrin\.h|unistd\.h|time\.h|sys/\w+\.h)$")

# Libraries that cost seconds of compile time in each file that includes them, or that not every build has, and the only
# places that may include them.
CONFINED = [
    (re.compile(r"^ncurses\.h$"), ("cli/play/",)),
    (re.compile(r"^png\.h$"), ("gridlock/render/", "tests/render/")),
    (re.compile(r"^gif_lib\.h$"), ("tests/render/",)),
    (re.compile(r"^(cairo|cairo-pdf|qrencode)\.h$"), ("gridlock/book/",)),
    (re.compile(r"^CLI/"), ("cli/",)),
    (re.compile(r"^mpi\.h$"), ("mpi/",)),
    (re.compile(r"^pybind11/"), ("python/bindings/",)),
    (re.compile(r"^nlohmann/"), ("tests/support/", "tests/report/", "tests/cli/")),  # gridlock/report/json.cpp writes JSON
]

INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)')
SOURCES = {".hpp", ".cpp", ".h", ".cc"}


def layer_of(path):
    """The entry of ORDER that a path relative to the root belongs to, or None."""
    parts = path.split("/")
    name = "/".join(parts[:2]) if parts[0] == "gridlock" else parts[0]
    return name if name in ORDER else None


def room_in(folder, path):
    """The entry of ROOMS[folder] that a path inside the folder belongs to, or None."""
    name, *below = path[len(folder) + 1:].split("/")
    if name in ROOMS[folder]:
        return name
    return "*" if "*" in ROOMS[folder] and not below else None


def room_of(path):
    """The folder of ROOMS that a path is in and its room there: (folder, None) for a file outside the rooms, and
    (None, None) for one of a folder without any. The innermost folder counts."""
    for folder in sorted(ROOMS, key=len, reverse=True):
        if path.startswith(folder + "/"):
            return folder, room_in(folder, path)
    return None, None


def faults_between_rooms(path, target):
    """Why the room of `path` must not include that of `target`, for each folder of ROOMS that holds both."""
    for folder, rooms in ROOMS.items():
        if not (path.startswith(folder + "/") and target.startswith(folder + "/")):
            continue
        here, there = room_in(folder, path), room_in(folder, target)
        if here in rooms and there in rooms and rooms.index(there) > rooms.index(here):
            here = path[len(folder) + 1:] if here == "*" else here
            there = target[len(folder) + 1:] if there == "*" else there
            yield f"{folder}/{here} must not include {folder}/{there}, which comes later among its rooms: {target}"


def resolve(root, file, target):
    """The path relative to the root that a quoted include names: from the root, or beside the file."""
    from_root, beside = (root / target).resolve(), (file.parent / target).resolve()
    if from_root.is_relative_to(root) and from_root.exists():
        return target
    if beside.is_relative_to(root) and beside.exists():
        return beside.relative_to(root).as_posix()
    return target


def faults_of_include(path, layer, target, quoted):
    """Every reason why the file `path` of `layer` must not include `target`."""
    target_layer = layer_of(target)
    if target_layer is not None:
        if PUZZLES == {layer, target_layer}:
            yield f"{layer} and {target_layer} must not include each other"
        elif ORDER.index(target_layer) > ORDER.index(layer):
            yield f"{layer} must not include {target_layer}, which comes later in the order: {target}"
        else:
            yield from faults_between_rooms(path, target)
        return
    if target.startswith("gridlock/"):
        yield f"{target} is in no known folder; add its folder to ORDER in tools/check_layers.py"
        return
    for pattern, places in CONFINED:
        if pattern.match(target) and not path.startswith(places):
            yield f"<{target}> may only be included in {' and '.join(places)}"
            return
    if layer in STANDARD_ONLY and not SYSTEM_HEADERS.match(target) and (quoted or "/" in target or "." in target):
        yield f"{layer} may only use the standard library, not {target}"


def faults_of_file(root, file):
    path = file.relative_to(root).as_posix()
    layer = layer_of(path)
    if layer is None:
        yield f"{path}:1: is in no known folder; add its folder to ORDER in tools/check_layers.py"
        return
    folder, room = room_of(path)
    if folder is not None and room is None:
        yield f"{path}:1: is in no room of {folder}; move it, or add its room to ROOMS in tools/check_layers.py"
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        match = INCLUDE.match(line)
        if not match:
            continue
        quoted = match.group(1) is not None
        target = resolve(root, file, match.group(1)) if quoted else match.group(2)
        for fault in faults_of_include(path, layer, target, quoted):
            yield f"{path}:{number}: {fault}"


def faults_of_tree(root):
    root = pathlib.Path(root).resolve()
    for folder in ["gridlock"] + SHELLS:
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in SOURCES and "node_modules" not in file.parts:
                yield from faults_of_file(root, file)


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent
    faults = list(faults_of_tree(root))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
