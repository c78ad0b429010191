#!/usr/bin/python3
"""Opens players in a headless Chromium and uses them as a person would: buttons, keys, scrubber, move list, playback.

    player_in_browser.py GRIDLOCK-BINARY      exits 77 where there is no Chromium
"""

import pathlib
import subprocess
import sys
import tempfile

from browser import SKIPPED, find_browser, visit

VISIT = """
const $ = (query) => document.querySelector(query);
const key = (name) => document.dispatchEvent(new KeyboardEvent('keydown', { key: name }));
const at = () => $('.gl-position').textContent;
const places = () => [...document.querySelectorAll('[data-piece]')].map((g) => g.style.transform).join();
const start = places();
said.start = at();
$('[data-do=forward]').click();
said.forward = at();
said.moved = places() !== start;
key('ArrowLeft');
said.back = at();
said.home = places() === start;
key('End');
said.end = at();
const end = places();
key('Home');
key('.');
said.dot = at();
const scrubber = $('.gl-scrubber');
scrubber.value = 2;
scrubber.dispatchEvent(new Event('input'));
said.scrubbed = at();
const marks = $('[data-moves]').children;
(marks[0].querySelector('button') || marks[0]).click();
said.listed = at();
said.current = document.querySelectorAll('[aria-current]').length;
$('.gl-speed').value = '4';
key(' ');
await later(400);
said.playing = $('.gridlock-player').classList.contains('gl-playing');
for (let i = 0; i < 300 && $('.gridlock-player').classList.contains('gl-playing'); i++) await later(100);
said.played = at();
await later(600);
said.left = places() !== end;
key('Home');
said.again = places() === start;
"""


def faults(said, count, leaves):
    """Every value that is not what it should be."""
    wanted = {"start": f"0 / {count}", "forward": f"1 / {count}", "moved": True, "back": f"0 / {count}", "home": True,
              "end": f"{count} / {count}", "dot": f"1 / {count}", "scrubbed": f"2 / {count}", "listed": f"1 / {count}",
              "current": 1, "playing": True, "played": f"{count} / {count}", "left": leaves, "again": True}
    return [f"{name}: {said.get(name)!r} instead of {value!r}" for name, value in wanted.items()
            if said.get(name) != value]


def main():
    browser = find_browser()
    if browser is None:
        print("there is no chromium to open the player in")
        return SKIPPED
    found = []
    # 19 slides, after which the primary drives out; 71 steps of a player, after which nothing more happens.
    for puzzle, count, leaves in [("cobbler", 19, True), ("pantry", 71, False)]:
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder, "page.html")
            subprocess.run([sys.argv[1], "show", f"builtin:{puzzle}", "-o", page], check=True, capture_output=True)
            said, complaints = visit(browser, page, VISIT, folder)
        found += [f"{puzzle}: {fault}" for fault in faults(said, count, leaves) + complaints]
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
