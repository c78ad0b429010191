"""Tests of tools/check_public_headers.py on small trees made for the purpose: each rule must be able to fail."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools" / "check_public_headers.py"
TREE = {
    "gridlock/gridlock.hpp": '#include "gridlock/solve.hpp"\n',
    "gridlock/solve.hpp": '#include <string>\n#include "gridlock/core/error.hpp"\n',
    "gridlock/core/error.hpp": "",
    "gridlock/core/monitor.hpp": "",
}
LIST = ["gridlock/gridlock.hpp", "gridlock/solve.hpp", "gridlock/core/error.hpp"]


def check(files, installed):
    with tempfile.TemporaryDirectory() as root:
        for path, content in files.items():
            file = pathlib.Path(root, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content)
        pathlib.Path(root, "list").write_text("\n".join(installed) + "\n")
        done = subprocess.run([sys.executable, TOOL, root, f"{root}/list"], capture_output=True, text=True)
        return done.returncode, done.stdout


class CheckPublicHeaders(unittest.TestCase):
    def test_accepts_what_the_umbrella_leads_to(self):
        self.assertEqual(check(TREE, LIST), (0, ""))

    def test_refuses_an_include_of_what_is_not_installed(self):
        tree = TREE | {"gridlock/core/error.hpp": '#include "gridlock/core/monitor.hpp"\n'}
        self.assertEqual(check(tree, LIST), (
            1, "gridlock/core/error.hpp includes gridlock/core/monitor.hpp, which is not installed\n"))

    def test_refuses_to_install_what_is_not_public(self):
        self.assertEqual(check(TREE, LIST + ["gridlock/core/monitor.hpp"]), (
            1, "gridlock/core/monitor.hpp is installed, but gridlock/gridlock.hpp does not lead to it\n"))

    def test_refuses_a_public_header_that_nobody_installs(self):
        self.assertEqual(check(TREE | {"gridlock/rate.hpp": ""}, LIST), (
            1, "gridlock/rate.hpp is a public header, and is not installed\n"))


if __name__ == "__main__":
    unittest.main()
