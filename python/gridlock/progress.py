"""Progress of long work: a function of the caller's, or a line that tells how far it is (tqdm, where it is installed)."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Callable, Optional, Union

Report = Callable[[dict[str, Any]], object]
ProgressWish = Union[None, bool, Report]


@contextmanager
def shown(wish: ProgressWish, title: str) -> Iterator[Optional[Report]]:
    """What to call with the counts of a search: nothing, the caller's function, or one that shows a line."""
    if not wish:
        yield None
    elif callable(wish):
        yield wish
    else:
        line = _line(title)
        try:
            yield line.report
        finally:
            line.close()


def _line(title: str) -> Any:
    try:
        from tqdm.auto import tqdm  # type: ignore[import]
    except ImportError:
        return _PlainLine(title)
    return _TqdmLine(tqdm(desc=title, unit=" states", unit_scale=True))


class _TqdmLine:
    def __init__(self, bar: Any) -> None:
        self._bar = bar

    def report(self, stats: dict[str, Any]) -> None:
        self._bar.update(stats["expanded"] - self._bar.n)

    def close(self) -> None:
        self._bar.close()


class _PlainLine:
    """One line on the error stream, where somebody watches a terminal."""

    def __init__(self, title: str) -> None:
        self._title, self._written = title, False

    def report(self, stats: dict[str, Any]) -> None:
        if sys.stderr.isatty():
            print(f"\r{self._title}: {stats['expanded']:,} states, {stats['seconds']:.0f} s", end="", file=sys.stderr)
            self._written = True

    def close(self) -> None:
        if self._written:
            print(file=sys.stderr)
