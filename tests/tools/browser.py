"""A headless Chromium for tests of pages: runs a script in a page, as a person would use it, and brings back what it found."""

import html
import json
import re
import shutil
import subprocess

SKIPPED = 77


def find_browser():
    """The path of a Chromium, or None."""
    return next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), None)


def visit(browser, page, script, folder):
    """Adds `script` to the page, in which it says what it found as the members of `said`. Returns these, and what the
    browser complained of."""
    text = page.read_text(encoding="utf-8")
    wrapped = ("<script>addEventListener('load', async () => {\n"
               "const later = (ms) => new Promise((done) => setTimeout(done, ms));\n"
               "const said = {};\n" + script + "\ndocument.title = JSON.stringify(said);\n});</script>\n")
    page.write_text(text.replace("</body>", wrapped + "</body>"), encoding="utf-8")
    done = subprocess.run(
        [browser, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", f"--user-data-dir={folder}/profile", "--enable-logging=stderr",
         "--virtual-time-budget=20000", "--window-size=1280,8000", "--dump-dom", page.as_uri()],
        capture_output=True, text=True, timeout=1500)
    title = re.search(r"<title>(.*?)</title>", done.stdout)
    complaints = [line for line in done.stderr.splitlines() if "CONSOLE" in line]
    try:
        return json.loads(html.unescape(title.group(1))), complaints
    except (AttributeError, ValueError):
        return {}, complaints + ["the script of the test did not come to its end"]
