"""One unpicklable leaf of a live object."""

from __future__ import annotations

import dataclasses


@dataclasses.dataclass(frozen=True, order=True, slots=True)
class Unpicklable:
    """`kind` is the last two digits of the code; `message` is the pickler's, or what the worker would say."""

    path: str
    kind: str
    type: str
    message: str
