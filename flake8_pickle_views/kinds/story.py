"""Read a kind's documentation: its docstring's summary, sections and examples."""

from __future__ import annotations

import re

HEADINGS = (
    "What it finds",
    "Why it is bad",
    "Bad",
    "Good",
    "Remedy",
    "Is the edit safe",
    "References",
)
"""The sections that each kind's docstring has, in this order."""

_HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
_CODE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def summary(doc: str) -> str:
    """The first line: "Dict view: `dict_keys`, ...". The README's table of codes shows it."""
    return doc.strip().partition("\n")[0]


def sections(doc: str) -> dict[str, str]:
    """The text under each heading, in the order of the docstring."""
    _, *parts = _HEADING.split(doc)
    return {title: text.strip() for title, text in zip(parts[::2], parts[1::2])}


def example(doc: str, heading: str) -> str:
    """The code of the section "Bad" or "Good"."""
    match = _CODE.search(sections(doc)[heading])
    if match is None:
        raise ValueError(f"no python block under {heading!r}")
    return match.group(1)
