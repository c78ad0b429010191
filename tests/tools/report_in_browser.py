#!/usr/bin/python3
"""Opens a report in a headless Chromium, from disk and without a network, uses it as a person would, and checks that
nothing complains: rows that come as one scrolls, boards that are drawn as `gridlock show` draws them, solutions that
play, and every case in print.

    report_in_browser.py GRIDLOCK-BINARY      exits 77 where there is no Chromium
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

from browser import SKIPPED, find_browser, visit
from pdf_text import pages_of

# What a reader does: scrolls, sorts by time, looks for one puzzle, clicks on its cost and plays a move. Then says what
# is to be seen. `pictures` holds what `gridlock show` makes of the puzzles.
VISIT = """
const body = document.querySelector('#case-table tbody');
const rows = () => [...body.querySelectorAll('tr[data-case]')];
const until = async (holds) => { for (let i = 0; i < 100 && !holds(); i++) await later(50); };
await until(() => rows().length > 0);
said.first = rows().length;
document.getElementById('rest').scrollIntoView();
dispatchEvent(new Event('scroll'));
said.scrolled = rows().length > said.first;
dispatchEvent(new Event('beforeprint'));
said.printed = rows().length;

const milliseconds = (text) => {
  const [number, unit] = text.split(' ');
  return Number(number) * { us: 0.001, ms: 1, s: 1000 }[unit];
};
document.querySelectorAll('#case-table th button')[7].click();
const times = rows().map((row) => milliseconds(row.cells[7].textContent));
said.sorted = times.length > 10 && times.every((time, i) => i === 0 || time <= 1.01 * times[i - 1] + 0.0101);
document.querySelectorAll('#case-table th button')[0].click();

const find = document.querySelector('.filters input');
const look = (name) => { find.value = name; find.dispatchEvent(new Event('input')); };
const pixels = async (svg) => {
  const image = new Image();
  image.src = 'data:image/svg+xml,' + encodeURIComponent(svg);
  await image.decode();
  const canvas = new OffscreenCanvas(240, 240), context = canvas.getContext('2d');
  context.drawImage(image, 0, 0, 240, 240);
  return context.getImageData(0, 0, 240, 240).data;
};
said.boards = [];
for (const [name, picture] of Object.entries(pictures)) {
  look(name);
  said.shown = document.querySelector('.shown').textContent;
  const row = rows()[0];
  row.cells[3].click();
  await until(() => row.nextElementSibling && row.nextElementSibling.querySelector('svg'));
  const detail = row.nextElementSibling;
  const [mine, theirs] = [await pixels(detail.querySelector('.gl-board svg').outerHTML), await pixels(picture)];
  const different = mine.filter((value, i) => Math.abs(value - theirs[i]) > 8).length;
  const before = [...detail.querySelectorAll('[data-piece]')].map((g) => g.style.transform).join();
  detail.querySelector('[data-do=last]').click();
  const after = [...detail.querySelectorAll('[data-piece]')].map((g) => g.style.transform).join();
  said.boards.push({ name, different, moved: before !== after, position: detail.querySelector('.gl-position').textContent,
    listed: detail.querySelector('[data-moves]').children.length });
  row.cells[4].click();
  said.closed = !row.nextElementSibling || !row.nextElementSibling.classList.contains('detail');
}
look('');
const isOpen = (row) => Boolean(row.nextElementSibling && row.nextElementSibling.classList.contains('detail'));
said.opens = rows().slice(0, 8).every((row) => [...row.cells].every((cell) => {
  cell.click();
  const opened = isOpen(row);
  cell.click();
  return opened && !isOpen(row);
}));
await until(() => document.querySelector('.thumb svg'));
said.thumbs = document.querySelectorAll('.thumb svg').length > 0;
document.getElementById('theme').click();
said.theme = document.documentElement.dataset.theme;
said.plots = document.querySelectorAll('.plot svg').length;
"""


def run(*command):
    return subprocess.run([str(each) for each in command], check=True, capture_output=True, text=True).stdout


def cars(number):
    """Three cars in the way of the primary, placed by the digits of a number."""
    cells = list("oooooo" * 2 + "AAoooo" + "oooooo" * 3)
    for column, letter in zip((3, 4, 5), "BCD"):
        row = number % 5
        number //= 5
        cells[6 * row + column] = cells[6 * (row + 1) + column] = letter
    return "".join(cells)


def printed_pages(browser, page, folder):
    """The text of every page that a printer would get."""
    pdf = pathlib.Path(folder, "print.pdf")
    run(browser, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", f"--user-data-dir={folder}/printer",
        "--virtual-time-budget=20000", f"--print-to-pdf={pdf}", page.as_uri())
    return pages_of(pdf)


def main():
    binary = sys.argv[1]
    browser = find_browser()
    if browser is None:
        print("there is no chromium to open the report in")
        return SKIPPED
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        database, page = pathlib.Path(folder, "run.db"), pathlib.Path(folder, "report.html")
        boards, levels = pathlib.Path(folder, "boards.txt"), pathlib.Path(folder, "levels.xsb")
        boards.write_text("".join(cars(at) + "\n" for at in range(125)))
        levels.write_text("; Corridor\n\n########\n#@ $  .#\n#  * # #\n#    $.#\n########\n")
        run(binary, "lab", "run", boards, levels, "--search", "auto,astar", "-o", database)
        run(binary, "lab", "report", database, "-o", page)
        names = {"boards#3": f"{boards}#3", "Corridor": f"{levels}#1"}
        pictures = {}
        for name, source in names.items():
            run(binary, "show", source, "-o", pathlib.Path(folder, "picture.svg"))
            pictures[name] = pathlib.Path(folder, "picture.svg").read_text()
        text = page.read_text()
        if re.search(r"(src|href)=|url\(|https?://(?!www\.w3\.org/2000/svg)", text):
            faults.append("the page asks for something from elsewhere")
        printed = printed_pages(browser, page, folder)
        said, complaints = visit(browser, page, f"const pictures = {json.dumps(pictures)};" + VISIT, folder)
    print(said)
    cases = 2 * 126
    wanted = {"scrolled": True, "printed": cases, "sorted": True, "closed": True, "opens": True, "thumbs": True,
              "shown": f"2 of {cases}"}
    faults += [f"{name}: {said.get(name)!r} instead of {value!r}" for name, value in wanted.items()
               if said.get(name) != value]
    if not 0 < said.get("first", 0) < cases:
        faults.append(f"{said.get('first')} rows are made at once")
    if len(said.get("boards", [])) != len(names):
        faults.append("not every row opened")
    for board in said.get("boards", []):
        count = board["listed"]
        if board["different"] > 100 or not board["moved"] or count == 0:
            faults.append(f"not as `gridlock show` draws it, or it does not play: {board}")
        if board["position"] != f"{count} / {count}":
            faults.append(f"the list of moves does not fit the film: {board}")
    if not said.get("theme") or not said.get("plots"):
        faults.append("no theme or no plots")
    with_cases = [text for text in printed if re.search(r"boards#\d+(auto|astar)", text)]
    bare = sum("Br.factor" not in text for text in with_cases)
    if len(with_cases) < 2 or bare:
        faults.append(f"{bare} of {len(with_cases)} printed pages with cases have no headings")
    lines = sum(len(re.findall(r"boards#\d+(?:auto|astar)", text)) for text in with_cases)
    if lines != cases - 2:
        faults.append(f"{lines} cases of boards are printed instead of {cases - 2}")
    for line in faults + complaints:
        print(line)
    return 1 if faults or complaints else 0


if __name__ == "__main__":
    sys.exit(main())
