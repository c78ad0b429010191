"""Table: rows of named values, shown as text or HTML, and handed to pandas where it is installed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Any, Union, overload


class Table:
    """Rows with the same columns.

    >>> table = Table([{"search": "bfs", "expanded": 1200}, {"search": "astar", "expanded": 90}])
    >>> print(table)
    search  expanded
    bfs        1,200
    astar         90
    >>> table["expanded"], table[0]["search"]
    ([1200, 90], 'bfs')
    """

    def __init__(self, rows: Iterable[Mapping[str, Any]], title: str = "", note: str = "") -> None:
        self.rows: list[dict[str, Any]] = [dict(row) for row in rows]
        self.title, self.note = title, note

    @property
    def columns(self) -> list[str]:
        """Their names, in the order of the first row."""
        return list(dict.fromkeys(key for row in self.rows for key in row))

    def to_pandas(self) -> Any:
        """A DataFrame. Needs pandas."""
        import pandas  # type: ignore[import]

        return pandas.DataFrame(self.rows, columns=self.columns)

    @overload
    def __getitem__(self, which: str) -> list[Any]: ...

    @overload
    def __getitem__(self, which: int) -> dict[str, Any]: ...

    def __getitem__(self, which: Union[str, int]) -> Any:
        return [row.get(which) for row in self.rows] if isinstance(which, str) else self.rows[which]

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return iter(self.rows)

    def __repr__(self) -> str:
        columns = self.columns
        cells = [[_text(row.get(column)) for column in columns] for row in self.rows]
        widths = [max([len(column)] + [len(row[i]) for row in cells]) for i, column in enumerate(columns)]
        right = [all(_is_number(row.get(column)) for row in self.rows) for column in columns]

        def line(values: list[str]) -> str:
            return "  ".join(v.rjust(w) if r else v.ljust(w) for v, w, r in zip(values, widths, right)).rstrip()

        return "\n".join(([self.title] if self.title else []) + [line(columns)] + [line(row) for row in cells])

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{escape(column)}</th>" for column in self.columns)
        body = "".join("<tr>" + "".join(f"<td>{escape(_text(row.get(column)))}</td>" for column in self.columns) + "</tr>"
                       for row in self.rows)
        caption = f"<caption>{escape(self.title)}</caption>" if self.title else ""
        return f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _is_number(value: Any) -> bool:
    return value is None or (isinstance(value, (int, float)) and not isinstance(value, bool))


def _text(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return f"{value:,}"
    return f"{value:.4g}" if isinstance(value, float) else str(value)
