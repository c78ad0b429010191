#!/usr/bin/python3
"""Opens a report in a headless Chromium, uses it as a person would, and checks that nothing complains.

    report_in_browser.py GRIDLOCK-BINARY      exits 77 where there is no Chromium
"""

import pathlib
import subprocess
import sys
import tempfile

from browser import SKIPPED, find_browser, visit

# What a reader does: sorts by time, looks for one board, opens it and plays a move. Then says what is to be seen.
VISIT = """
const table = document.getElementById('case-table');
table.tHead.rows[0].cells[7].firstElementChild.click();
const times = [...table.tBodies[0].rows].map((row) => Number(row.cells[7].dataset.v));
said.sorted = times.every((time, i) => i === 0 || time <= times[i - 1]);
const find = document.querySelector('.filters input');
find.value = 'pebble';
find.dispatchEvent(new Event('input'));
said.shown = document.querySelector('.shown').textContent;
const row = [...table.tBodies[0].rows].find((each) => !each.hidden);
row.querySelector('.open').click();
await later(500);
const detail = row.nextElementSibling;
said.player = detail.querySelectorAll('.gridlock-player [data-piece]').length > 0;
detail.querySelector('[data-do=forward]').click();
said.position = detail.querySelector('.gl-position').textContent;
said.thumbs = document.querySelectorAll('.thumb svg').length > 0;
document.getElementById('theme').click();
said.theme = document.documentElement.dataset.theme;
said.plots = document.querySelectorAll('.plot svg').length;
"""


def main():
    binary = sys.argv[1]
    browser = find_browser()
    if browser is None:
        print("there is no chromium to open the report in")
        return SKIPPED
    with tempfile.TemporaryDirectory() as folder:
        database, page = pathlib.Path(folder, "run.db"), pathlib.Path(folder, "report.html")
        subprocess.run([binary, "lab", "run", "builtin:6x6", "--search", "bfs,astar", "--heuristic", "blockers", "-o",
                        database], check=True, capture_output=True)
        subprocess.run([binary, "lab", "report", database, "-o", page], check=True, capture_output=True)
        said, complaints = visit(browser, page, VISIT, folder)
    print(said)
    for line in complaints:
        print(line)
    wanted = {"sorted": "True", "shown": "2 of ", "player": "True", "position": "1 / ", "thumbs": "True", "theme": ""}
    missing = [name for name, text in wanted.items() if name not in said or not str(said[name]).startswith(text)]
    if missing:
        print("missing:", ", ".join(missing))
    return 1 if missing or complaints else 0


if __name__ == "__main__":
    sys.exit(main())
