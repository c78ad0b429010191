"""The notebooks run from the first cell to the last, and come without output."""
# label: slow

import importlib.util
import json
import os
import pathlib
import sys
import unittest

NOTEBOOKS = sorted((pathlib.Path(os.environ["GRIDLOCK_SOURCE_DIR"]) / "examples" / "notebooks").glob("*.ipynb"))


class Notebooks(unittest.TestCase):
    def test_there_are_four_and_they_are_stored_without_output(self):
        self.assertEqual(len(NOTEBOOKS), 4)
        for path in NOTEBOOKS:
            for cell in json.loads(path.read_text())["cells"]:
                self.assertFalse(cell.get("outputs"), path.name)

    def test_every_cell_runs(self):
        if any(importlib.util.find_spec(name) is None for name in ("nbconvert", "nbformat", "ipykernel")):
            self.skipTest("python3-nbconvert or python3-ipykernel is not installed")
        import nbformat
        from nbconvert.preprocessors import ExecutePreprocessor

        # The kernel is the interpreter of this test, whatever the PATH would find first.
        os.environ["PATH"] = f"{pathlib.Path(sys.executable).parent}:{os.environ['PATH']}"
        for path in NOTEBOOKS:
            with self.subTest(path.name):
                notebook = nbformat.read(path, as_version=4)
                ExecutePreprocessor(timeout=600, kernel_name="python3").preprocess(notebook, {"metadata": {"path": str(path.parent)}})
                shown = "".join(str(output.get("data", {})) for cell in notebook.cells for output in cell.get("outputs", []))
                self.assertTrue("<svg" in shown or "<table>" in shown)


if __name__ == "__main__":
    unittest.main()
