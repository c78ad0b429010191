"""The types are complete: mypy --strict finds nothing in the package and in the examples, and the stub is the module."""
# label: slow

import importlib.util
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

SOURCE = pathlib.Path(os.environ["GRIDLOCK_SOURCE_DIR"])


class Types(unittest.TestCase):
    def setUp(self):
        if importlib.util.find_spec("mypy") is None:
            self.skipTest("mypy is not installed")

    def run_quietly(self, *command, path):
        with tempfile.TemporaryDirectory() as cache:
            more = {**os.environ, "MYPYPATH": str(path), "MYPY_CACHE_DIR": cache}
            done = subprocess.run([sys.executable, "-m", *map(str, command)], capture_output=True, text=True, cwd=SOURCE, env=more)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_mypy_finds_nothing(self):
        examples = sorted((SOURCE / "examples" / "python").glob("*.py"))
        package = sorted((SOURCE / "python" / "gridlock").rglob("*.py"))
        self.run_quietly("mypy", "--strict", *package, *examples, path=SOURCE / "python")

    def test_the_stub_says_what_the_module_has(self):
        # Classes of pybind11 have a metaclass of their own, and an __init__ that only refuses.
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as allowed:
            allowed.write(r"gridlock\._core\.[A-Z]\w+(\.__init__)?" + "\n")
            allowed.flush()
            self.run_quietly("mypy.stubtest", "gridlock._core", "--allowlist", allowed.name, path=os.environ["PYTHONPATH"])


if __name__ == "__main__":
    unittest.main()
