"""The rooms of the house: every folder of code is in the picture of docs/architecture.md and known to tools/check_layers.py, and
none has become a hall."""

import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import check_layers  # noqa: E402

MOST_UNITS = 24  # "about twenty"; a header and its source are one unit


def units_by_folder():
    """The names of the units of every folder with C++ in it, tests and the page aside."""
    units = {}
    for top in ("gridlock", "cli", "mpi", "python"):
        for file in (ROOT / top).rglob("*"):
            if file.suffix in check_layers.SOURCES:
                units.setdefault(file.parent.relative_to(ROOT).as_posix(), set()).add(file.stem)
    return units


def drawn_folders():
    """The folders in the picture: each line begins with one, or several, indented below the folder that holds it."""
    page = (ROOT / "docs" / "architecture.md").read_text()
    folders, above = set(), []
    for line in re.search(r"^```\n(.*?)^```$", page, re.DOTALL | re.MULTILINE).group(1).splitlines():
        named = re.match(r"( *)((?:[\w/]+/(?:, )?)+) ", line)
        if not named:
            continue
        depth = len(named.group(1)) // 2
        names = [name.strip("/") for name in named.group(2).split(", ")]
        above = above[:depth] + [names[0]]
        folders.update("/".join(above[:depth] + [name]) for name in names)
    return folders


class Rooms(unittest.TestCase):
    def test_every_folder_of_code_is_in_the_picture(self):
        self.assertEqual(set(units_by_folder()) - drawn_folders() - {"gridlock", "gridlock/lab", "python/bindings"}, set())

    def test_every_folder_in_the_picture_is_there(self):
        self.assertEqual([folder for folder in sorted(drawn_folders()) if not (ROOT / folder).is_dir()], [])

    def test_every_folder_inside_another_has_its_place_in_the_order(self):
        for folder in units_by_folder():
            above, _, name = folder.rpartition("/")
            with self.subTest(folder):
                if above in units_by_folder() and above not in ("", "gridlock", "cli/commands"):
                    self.assertIn(name, check_layers.ROOMS.get(above, ()))

    def test_none_has_more_units_than_a_reader_can_take_in(self):
        for folder, units in units_by_folder().items():
            with self.subTest(folder):
                self.assertLessEqual(len(units), MOST_UNITS)


if __name__ == "__main__":
    unittest.main()
