"""The rows of the fact tables, as the rest of the program sees them. See README.md beside this file."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping


@dataclasses.dataclass(frozen=True, slots=True)
class TypeFact:
    """One `[type]` row, its bases merged in."""

    name: str
    pickles: bool | None = None
    """False only where it fails under the target Python version of this run."""
    kind: str = ""
    label: str = ""
    remedy: str = ""
    fails: str = ""
    bases: tuple[str, ...] = ()
    item: str = ""
    item_str: str = ""
    element: str = ""
    enter: str = "self"
    call: str = ""
    mapping: str = ""
    annotated: str = ""
    """What an annotation with this type promises, where that may be another form of it: one that pickles."""
    methods: Mapping[str, str] = dataclasses.field(default_factory=dict)
    attributes: Mapping[str, str] = dataclasses.field(default_factory=dict)
    state: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """What an object keeps however it is made: attribute -> type expression."""


@dataclasses.dataclass(frozen=True, slots=True)
class CallFact:
    """One `[call]` row."""

    name: str
    returns: str = ""
    params: tuple[str, ...] = ()
    holds: Mapping[str, str] = dataclasses.field(default_factory=dict)
    keeps: Mapping[str, str] = dataclasses.field(default_factory=dict)
    wraps: Mapping[str, str] = dataclasses.field(default_factory=dict)
    iterates: tuple[str, ...] = ()
    defaults: Mapping[str, bool | int | str] = dataclasses.field(default_factory=dict)
    """Of parameters that are held, what is held where no argument is given."""
    when: Mapping[str, str] = dataclasses.field(default_factory=dict)
    base: bool = False
