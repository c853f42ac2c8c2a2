"""The table files, read only as far as a lookup needs them: one file a package, one section a row."""

from __future__ import annotations

import dataclasses
import functools
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

_ROOT = Path(__file__).parent
_HEADER = re.compile(r"^\[.*\][ \t]*(?:#.*)?$", re.MULTILINE)
_MEASURED = re.compile(r'^measured = "([^"]*)"', re.MULTILINE)
_ROW = re.compile(r'\[(type|call)\."([^"]+)"(?:\.\w+)?\]')


@dataclasses.dataclass(frozen=True, slots=True)
class Rows:
    """One file: whole sections by name, and rows as text that is parsed when it is asked for."""

    alias: Mapping[str, str]
    value: Mapping[str, str]
    types: Mapping[str, str]
    calls: Mapping[str, str]
    measured: str = ""

    def type(self, name: str) -> Mapping[str, Any] | None:
        return _only_row("type", self.types[name]) if name in self.types else None

    def call(self, name: str) -> Mapping[str, Any] | None:
        return _only_row("call", self.calls[name]) if name in self.calls else None


NO_ROWS = Rows({}, {}, {}, {})


@functools.cache
def files() -> Mapping[str, Path]:
    """The table file of each top-level package that has one."""
    return {path.stem: path for path in sorted(_ROOT.glob("*/*.toml"))}


@functools.cache
def rows(package: str) -> Rows:
    """The rows of a top-level package; those of `_io` are in the file of `io`."""
    path = files().get(package) or files().get(package.lstrip("_"))
    return split(path.read_text(encoding="utf-8")) if path else NO_ROWS


def split(text: str) -> Rows:
    """Cut a table file at its headers: parsing costs a millisecond for each kilobyte, cutting nothing."""
    sections: dict[str, str] = {}
    by_table: dict[str, dict[str, str]] = {"type": {}, "call": {}}
    headers = list(_HEADER.finditer(text))
    for header, following in zip(headers, [*headers[1:], None]):
        section = text[header.start() : following.start() if following else len(text)]
        row = _ROW.match(section)
        if row:
            table = by_table[row[1]]
            table[row[2]] = table.get(row[2], "") + section
        else:
            sections[header[0].partition("#")[0].strip().strip("[]")] = section
    return Rows(
        alias=parse(sections.get("alias", "")).get("alias", {}),
        value=parse(sections.get("value", "")).get("value", {}),
        types=by_table["type"],
        calls=by_table["call"],
        measured=next(iter(_MEASURED.findall(text)), ""),
    )


def parse(text: str) -> dict[str, Any]:
    """Parse TOML, with the parser imported only where there is something to parse."""
    if not text:
        return {}
    if sys.version_info >= (3, 11):
        import tomllib
    else:
        import tomli as tomllib
    return tomllib.loads(text)


@functools.cache
def _only_row(table: str, section: str) -> Mapping[str, Any]:
    (row,) = parse(section)[table].values()
    assert isinstance(row, dict)
    return row
