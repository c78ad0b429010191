"""A wheel, built from what was compiled, works in a fresh environment that has nothing else."""
# label: slow

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

SOURCE, BUILD = (pathlib.Path(os.environ[name]) for name in ("GRIDLOCK_SOURCE_DIR", "GRIDLOCK_BUILD_DIR"))
USE = """
import gridlock as gl
assert gl.load("builtin:juniper")[0].solve().cost == 20
assert "site-packages" in gl.__file__, gl.__file__
"""


class Wheel(unittest.TestCase):
    def run_quietly(self, *command, **more):
        done = subprocess.run([str(part) for part in command], capture_output=True, text=True, **more)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout

    def test_is_installed_by_pip_into_a_fresh_environment_and_used(self):
        try:
            import ensurepip  # noqa: F401
        except ImportError:
            self.skipTest("python3-venv is not installed")
        with tempfile.TemporaryDirectory() as folder:
            clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
            clean["PIP_NO_INDEX"] = "1"  # whatever is missing cannot be fetched
            self.run_quietly(sys.executable, "-m", "venv", f"{folder}/venv", env=clean)
            python = f"{folder}/venv/bin/python"
            self.run_quietly(python, "-m", "pip", "install", "--config-settings", f"build-dir={BUILD}", SOURCE, env=clean, cwd=folder)
            self.run_quietly(python, "-c", USE, env=clean, cwd=folder)
            self.assertIn("Version: ", self.run_quietly(python, "-m", "pip", "show", "gridlock", env=clean))


if __name__ == "__main__":
    unittest.main()
