"""The examples in the docstrings are true."""

import doctest
import importlib
import pkgutil
import unittest

import gridlock


class Docstrings(unittest.TestCase):
    def test_every_example_gives_what_it_says(self):
        examples = 0
        names = [gridlock.__name__] + [each.name for each in pkgutil.walk_packages(gridlock.__path__, "gridlock.")]
        for name in names:
            with self.subTest(name):
                result = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
                self.assertEqual(result.failed, 0)
                examples += result.attempted
        self.assertGreater(examples, 20)


if __name__ == "__main__":
    unittest.main()
