"""One palette for all pages: the style sheet of the web page has the colours of gridlock/render/page_colors.hpp, and nothing else
in the library that makes pages spells them out again."""

import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PALETTE = ROOT / "gridlock" / "render" / "page_colors.hpp"
COLORS = {name: (light, dark)
          for name, light, dark in re.findall(r'\{"([\w-]+)", "(#\w{6})", "(#\w{6})"\}', PALETTE.read_text())}


class PageColors(unittest.TestCase):
    def test_the_web_page_has_the_same(self):
        css = (ROOT / "web" / "src" / "styles" / "base.css").read_text()
        spelled = {name: (light, dark) for name, light, dark in re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", css)}
        self.assertGreater(len(COLORS), 10)
        for name, colors in COLORS.items():
            with self.subTest(name):
                self.assertEqual(spelled[name], colors)

    def test_no_other_file_of_the_library_spells_them_out(self):
        rare = {color for pair in COLORS.values() for color in pair} - {"#FFFFFF", "#14181B", "#EDF0F2", "#0F1215", "#22272C"}
        for file in [*(ROOT / "gridlock").rglob("*.[ch]pp"), *(ROOT / "cli").rglob("*.[ch]pp")]:
            if file != PALETTE:
                with self.subTest(file):
                    self.assertEqual(rare & set(re.findall(r"#[0-9A-F]{6}", file.read_text())), set())


if __name__ == "__main__":
    unittest.main()
