#!/usr/bin/python3
"""Opens a report in a headless Chromium, uses it as a person would, and checks that nothing complains.

    report_in_browser.py GRIDLOCK-BINARY      exits 77 where there is no Chromium
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

# What a reader does: sorts by time, looks for one board, opens it and plays a move. Then says what is to be seen.
VISIT = """
<script>
addEventListener('load', async () => {
  const later = (ms) => new Promise((done) => setTimeout(done, ms));
  const said = {};
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
  document.title = JSON.stringify(said);
});
</script>
"""


def dom_of(browser, page, folder):
    """The page after its scripts have run, and what the browser had to say."""
    done = subprocess.run(
        [browser, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", f"--user-data-dir={folder}/profile", "--enable-logging=stderr",
         "--virtual-time-budget=20000", "--window-size=1280,8000", "--dump-dom", page.as_uri()],
        capture_output=True, text=True, timeout=120)
    return done.stdout, [line for line in done.stderr.splitlines() if "CONSOLE" in line]


def main():
    binary = sys.argv[1]
    browser = shutil.which("chromium") or shutil.which("chromium-browser")
    if browser is None:
        print("there is no chromium to open the report in")
        return 77
    with tempfile.TemporaryDirectory() as folder:
        database, page = pathlib.Path(folder, "run.db"), pathlib.Path(folder, "report.html")
        subprocess.run([binary, "lab", "run", "builtin:6x6", "--search", "bfs,astar", "--heuristic", "blockers", "-o",
                        database], check=True, capture_output=True)
        subprocess.run([binary, "lab", "report", database, "-o", page], check=True, capture_output=True)
        page.write_text(page.read_text(encoding="utf-8").replace("</body>", VISIT + "</body>"), encoding="utf-8")
        dom, complaints = dom_of(browser, page, folder)
    title = re.search(r"<title>(.*?)</title>", dom)
    print(title.group(1) if title else "the page has no title")
    for line in complaints:
        print(line)
    wanted = ['"sorted":true', '"shown":"2 of ', '"player":true', '"position":"1 / ', '"thumbs":true', '"theme":"']
    missing = [each for each in wanted if title is None or each not in title.group(1)]
    if missing:
        print("missing:", ", ".join(missing))
    return 1 if missing or complaints else 0


if __name__ == "__main__":
    sys.exit(main())
