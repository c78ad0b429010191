#!/usr/bin/python3
"""Prints booklets and reads them as people do: the text with pdftotext, the codes with zbarimg, from pages as pixels.

    book_in_print.py GRIDLOCK      exits 77 where the program or this machine cannot do it
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

BOARD = "..BBC.\n....C.\n.XXDC.\n..ED..\n..E...\n..GG..\n"
LEVEL = "#######\n#.   .#\n# $ $ #\n#  @  #\n#######\n"
PAGE = "https://example.org/gridlock/"


def run(*words, **more):
    return subprocess.run(words, check=True, capture_output=True, text=True, timeout=300, **more).stdout


def codes_in(pdf, folder):
    """What the codes on each page say."""
    run("pdftoppm", "-r", "300", "-gray", "-png", pdf, str(folder / "page"))
    found = []
    for page in sorted(folder.glob("page*.png")):
        done = subprocess.run(["zbarimg", "-q", "--raw", "-Sdisable", "-Sqrcode.enable", page], capture_output=True, text=True, timeout=300)
        found += done.stdout.split()
        page.unlink()
    return found


def check(condition, message):
    if not condition:
        raise SystemExit(f"book_in_print: {message}")


def main():
    gridlock = sys.argv[1]
    if not all(shutil.which(tool) for tool in ["pdftotext", "pdftoppm", "zbarimg"]):
        print("poppler-utils or zbar-tools is missing")
        return 77
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        first = subprocess.run([gridlock, "book", "builtin:6x6#1", "-o", folder / "a.pdf"], capture_output=True, text=True)
        if first.returncode == 2 and "cairo" in first.stderr:
            print(first.stderr)
            return 77
        check(first.returncode == 0, first.stderr)

        # Both puzzles and both papers, with every number of puzzles on a page; the codes open the right boards.
        (folder / "board.txt").write_text(BOARD)
        (folder / "level.xsb").write_text(LEVEL)
        for per_page, paper, size in [("1", "a4", "595"), ("2", "letter", "612"), ("4", "a4", "595"), ("6", "letter", "612"),
                                      ("9", "a4", "595")]:
            book = folder / "b.pdf"
            run(gridlock, "book", folder / "board.txt", folder / "level.xsb", "builtin:6x6#1-6", "--per-page", per_page, "--paper",
                paper, "--page", PAGE, "--title", "For the class", "-o", book)
            text = run("pdftotext", "-layout", book, "-")
            check("For the class" in text and "8 puzzles, from easy to hard" in text, f"no cover:\n{text}")
            check("Solutions" in text and "3 moves" in text, f"no solutions:\n{text}")
            check(re.search(r"Page size: +" + size, run("pdfinfo", book)), f"not {paper}")
            codes = codes_in(book, folder)
            check(len(codes) == 8, f"{len(codes)} codes of 8 can be read with {per_page} to a page: {codes}")
            check(PAGE + "#/play?p=rh6pX:" + "".join(BOARD.split()).replace(".", "o") in codes, codes)
            check(PAGE + "#/play?p=sk:7w|wg3-gw|w-b-b-w|w2-p2-w|7w" in codes, codes)

        # From easy to hard, as many as are wanted, spread over all difficulties; and again the same file.
        for copy in ["c.pdf", "d.pdf"]:
            run(gridlock, "book", "builtin:6x6", "builtin:house", "--count", "6", "--from", "1", "--to", "4", "-o", folder / copy)
        check((folder / "c.pdf").read_bytes() == (folder / "d.pdf").read_bytes(), "two books differ")
        check("6 puzzles" in run("pdftotext", folder / "c.pdf", "-"), "not 6 puzzles")
        check(len(codes_in(folder / "c.pdf", folder)) == 6, "not every code can be read")
    return 0


if __name__ == "__main__":
    sys.exit(main())
