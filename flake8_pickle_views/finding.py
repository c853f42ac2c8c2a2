"""A finding and its one line of text."""

from __future__ import annotations

import dataclasses


@dataclasses.dataclass(frozen=True, order=True, slots=True)
class Finding:
    """What stands at a line. `line` counts from 1, `column` from 0; `path` is the attribute path."""

    line: int
    column: int
    code: str
    path: str
    message: str

    @property
    def text(self) -> str:
        """The code and the message on one line, as flake8 wants it."""
        return f"{self.code} {self.message}"
