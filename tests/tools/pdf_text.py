"""The words on each page of a PDF as Chromium writes it: enough to see what was printed, and no more."""

import re
import zlib


def _objects(data):
    """{number: (dictionary, stream or None)}"""
    objects = {}
    for match in re.finditer(rb"(\d+) 0 obj\s*(.*?)\s*endobj", data, re.S):
        head, _, rest = match[2].partition(b"stream")
        stream = None
        if rest:
            raw = rest.lstrip(b"\r").removeprefix(b"\n").rpartition(b"endstream")[0]
            stream = zlib.decompressobj().decompress(raw) if b"/FlateDecode" in head else raw
        objects[int(match[1])] = (head, stream)
    return objects


def _letters(cmap):
    """{glyph: text} of a /ToUnicode map."""
    letters = {}

    def text(digits):
        return bytes.fromhex(digits.decode()).decode("utf-16-be", "replace")

    for block in re.findall(rb"beginbfchar(.*?)endbfchar", cmap, re.S):
        for glyph, to in re.findall(rb"<(\w+)>\s*<(\w+)>", block):
            letters[int(glyph, 16)] = text(to)
    for block in re.findall(rb"beginbfrange(.*?)endbfrange", cmap, re.S):
        for first, last, to in re.findall(rb"<(\w+)>\s*<(\w+)>\s*<(\w+)>", block):
            for glyph in range(int(first, 16), int(last, 16) + 1):
                letters[glyph] = chr(ord(text(to)) + glyph - int(first, 16))
    return letters


def pages_of(path):
    """The text of each page without any white space, since words come in pieces."""
    objects = _objects(path.read_bytes())
    pages = []
    for head, _ in objects.values():
        if not re.search(rb"/Type\s*/Page\b", head):
            continue
        fonts = {}
        for name, number in re.findall(rb"/(F\d+) (\d+) 0 R", head):
            unicode_map = re.search(rb"/ToUnicode (\d+) 0 R", objects[int(number)][0])
            if unicode_map:
                fonts[name] = _letters(objects[int(unicode_map[1])][1])
        lines, font = [], {}
        for number in re.findall(rb"\d+", re.search(rb"/Contents \[?((?:\d+ 0 R ?)+)", head)[1])[::2]:
            written = re.findall(rb"/(F\d+) [\d.]+ Tf|\[([^\]]*)\] ?TJ|(<\w+>) ?Tj", objects[int(number)][1])
            for name, array, single in written:
                if name:
                    font = fonts.get(name, {})
                else:
                    digits = b"".join(re.findall(rb"<(\w+)>", array or single))
                    lines.append("".join(font.get(int(digits[i:i + 4], 16), "") for i in range(0, len(digits), 4)))
        pages.append("".join("".join(lines).split()))
    return pages
