"""Tests of tools/check_layers.py on small trees made for the purpose: each rule must be able to fail."""

import pathlib
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools" / "check_layers.py"
sys.path.insert(0, str(TOOL.parent))
import check_layers  # noqa: E402


def check(files):
    """Exit code and output of the tool on a tree of {path: content}."""
    with tempfile.TemporaryDirectory() as root:
        for path, content in files.items():
            file = pathlib.Path(root, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content)
        done = subprocess.run([sys.executable, TOOL, root], capture_output=True, text=True)
        return done.returncode, done.stdout


class CheckLayers(unittest.TestCase):
    def expect_fault(self, files, *words):
        code, output = check(files)
        self.assertEqual(code, 1, output)
        self.assertEqual(len(output.splitlines()), 1, output)
        for word in words:
            self.assertIn(word, output)

    def expect_clean(self, files):
        self.assertEqual(check(files), (0, ""))

    def test_accepts_includes_of_lower_folders(self):
        self.expect_clean({
            "gridlock/core/error.hpp": "#include <string>\n",
            "gridlock/puzzles.hpp": '#include "gridlock/rushhour/board/puzzle.hpp"\n',
            "gridlock/engine/solve.cpp": '#include "gridlock/core/error.hpp"\n#include "gridlock/puzzles.hpp"\n',
            "cli/main.cpp": '#include "gridlock/engine/solve.hpp"\n#include <CLI/CLI.hpp>\n',
            "tests/cli/jobs_test.cpp": "#include <nlohmann/json.hpp>\n",
        })

    def test_reports_file_and_line_of_an_upward_include(self):
        self.expect_fault({"gridlock/core/error.hpp": '// why\n#include "gridlock/engine/solve.hpp"\n'},
                          "gridlock/core/error.hpp:2:", "gridlock/engine")

    def test_refuses_an_upward_include_by_relative_path(self):
        self.expect_fault({"gridlock/core/error.hpp": '#include "../search/astar.hpp"\n',
                           "gridlock/search/astar.hpp": ""}, "gridlock/core/error.hpp:1:", "gridlock/search")

    def test_refuses_the_list_of_puzzles_inside_a_puzzle(self):
        self.expect_fault({"gridlock/rushhour/space/space.hpp": '#include "gridlock/puzzles.hpp"\n'}, "puzzles.hpp")

    def test_refuses_either_puzzle_inside_the_other(self):
        for one, other in [("rushhour", "sokoban"), ("sokoban", "rushhour")]:
            self.expect_fault({f"gridlock/{one}/board/a.hpp": f'#include "gridlock/{other}/board/b.hpp"\n'}, "each other")

    def test_refuses_a_library_include_of_a_shell(self):
        self.expect_fault({"gridlock/report/text.cpp": '#include "cli/options/args.hpp"\n'}, "cli")

    def test_confines_cli11_and_json(self):
        self.expect_fault({"gridlock/report/text.cpp": "#include <CLI/CLI.hpp>\n"}, "CLI/CLI.hpp")
        self.expect_fault({"tests/engine/solve_test.cpp": "#include <nlohmann/json.hpp>\n"}, "nlohmann/json.hpp")
        self.expect_fault({"gridlock/report/json.cpp": "#include <nlohmann/json.hpp>\n"}, "nlohmann/json.hpp")

    def test_keeps_the_folders_up_to_engine_on_the_standard_library(self):
        self.expect_fault({"gridlock/engine/solve.cpp": "#include <fmt/core.h>\n"}, "standard library")
        self.expect_clean({"gridlock/rushhour/space/bits.cpp": "#include <immintrin.h>\n"})

    def test_reports_a_folder_that_is_not_in_the_order(self):
        self.expect_fault({"gridlock/extras/a.hpp": ""}, "gridlock/extras/a.hpp:1:", "ORDER")

    def test_accepts_includes_of_earlier_rooms(self):
        self.expect_clean({
            "gridlock/lab/statistics/statistics.hpp": "",
            "gridlock/lab/run/run.hpp": '#include "gridlock/lab/statistics/statistics.hpp"\n',
            "gridlock/lab/run/child.hpp": '#include "gridlock/lab/run/run.hpp"\n',
            "cli/commands/lab/report.cpp": '#include "gridlock/lab/report/page.hpp"\n',
        })

    def test_reports_file_and_line_of_an_include_of_a_later_room(self):
        self.expect_fault({"gridlock/lab/run/run.hpp": '// why\n#include "gridlock/lab/figures/plot.hpp"\n'},
                          "gridlock/lab/run/run.hpp:2:", "gridlock/lab/figures")

    def test_refuses_a_later_room_by_relative_path(self):
        self.expect_fault({"gridlock/lab/run/run.hpp": '#include "../figures/plot.hpp"\n',
                           "gridlock/lab/figures/plot.hpp": ""}, "gridlock/lab/run/run.hpp:1:", "gridlock/lab/figures")

    def test_reports_a_file_outside_the_rooms_of_its_folder(self):
        self.expect_fault({"gridlock/lab/odds.cpp": ""}, "gridlock/lab/odds.cpp:1:", "ROOMS")
        self.expect_fault({"gridlock/lab/attic/odds.cpp": ""}, "gridlock/lab/attic/odds.cpp:1:", "ROOMS")

    def test_rooms_may_hold_rooms_and_single_files_have_a_place_in_the_order(self):
        with mock.patch.object(check_layers, "ROOMS", {"gridlock/sokoban": ["board", "portfolio", "kind.hpp"],
                                                       "gridlock/sokoban/portfolio": ["plan", "team"]}):
            def faults(path, target):
                return list(check_layers.faults_between_rooms("gridlock/sokoban/" + path, "gridlock/sokoban/" + target))

            self.assertEqual(faults("kind.hpp", "portfolio/team/team.hpp"), [])
            self.assertEqual(faults("portfolio/team/team.hpp", "portfolio/plan/plan.hpp"), [])
            self.assertEqual(faults("portfolio/plan/plan.hpp", "board/level.hpp"), [])
            self.assertIn("portfolio/team", *faults("portfolio/plan/plan.hpp", "portfolio/team/team.hpp"))
            self.assertIn("kind.hpp", *faults("board/level.hpp", "kind.hpp"))
            self.assertEqual(check_layers.room_of("gridlock/sokoban/portfolio/odd.hpp"),
                             ("gridlock/sokoban/portfolio", None))
            self.assertEqual(check_layers.room_of("gridlock/sokoban/kind.hpp"), ("gridlock/sokoban", "kind.hpp"))
            self.assertEqual(check_layers.room_of("gridlock/core/error.hpp"), (None, None))

    def test_files_beside_the_rooms_have_one_place_in_the_order(self):
        self.expect_clean({"gridlock/engine/solve.cpp": '#include "gridlock/engine/kinds/kinds.hpp"\n',
                           "gridlock/search/searches.hpp": '#include "gridlock/search/distributed/hda.hpp"\n'})
        self.expect_fault({"gridlock/engine/kinds/kinds.hpp": '#include "gridlock/engine/signature.hpp"\n'},
                          "gridlock/engine/kinds/kinds.hpp:1:", "gridlock/engine/signature.hpp")
        self.expect_fault({"gridlock/search/astar.hpp": '#include "gridlock/search/distributed/hda.hpp"\n'},
                          "gridlock/search/astar.hpp:1:", "gridlock/search/distributed")
        self.expect_fault({"gridlock/engine/attic/odds.cpp": ""}, "gridlock/engine/attic/odds.cpp:1:", "ROOMS")

    def test_every_room_in_the_list_exists(self):
        for folder, rooms in check_layers.ROOMS.items():
            for room in rooms:
                self.assertTrue(room == "*" or (TOOL.parents[1] / folder / room).exists(), f"{folder}/{room}")


if __name__ == "__main__":
    unittest.main()
