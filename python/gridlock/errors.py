"""What can go wrong: an input that makes no sense, and work that was interrupted."""

from __future__ import annotations

from typing import Any


class Error(ValueError):
    """Something is wrong with an input, and this says what and where.

    >>> import gridlock as gl
    >>> try:
    ...     gl.loads("AA.B\\n...C\\n", source="my.txt")
    ... except gl.Error as error:
    ...     error.source, error.line, error.column > 0
    ('my.txt', 1, True)
    """

    message: str  #: one sentence, without the place
    source: str  #: the file or what else the input is called; empty if unknown
    line: int  #: counted from 1; 0 if unknown
    column: int  #: counted from 1; 0 if unknown

    def __init__(self, message: str, source: str = "", line: int = 0, column: int = 0) -> None:
        super().__init__(message, source, line, column)
        self.message, self.source, self.line, self.column = message, source, line, column

    def __str__(self) -> str:
        place = self.source
        if self.line > 0:
            place += f":{self.line}" if place else f"line {self.line}"
            if self.column > 0:
                place += f":{self.column}"
        return f"{place}: {self.message}" if place else self.message


class Interrupted(KeyboardInterrupt):
    """Ctrl-C has ended long work. `known` is what was known by then, such as a Solution with its lower bound."""

    known: Any

    def __init__(self, known: Any) -> None:
        super().__init__("interrupted")
        self.known = known
