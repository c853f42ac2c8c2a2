"""What the linted project says of itself: `[tool.pickle-views]`, and the oldest Python it supports."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

_SECTION = "pickle-views"
# Plain strings, compiled where they are first used: every run of flake8 imports this module.
_TABLE = r"\s*\[\s*([\w. -]+?)\s*\]"
_VALUE = r"""\s*([\w-]+)\s*[=:]\s*["']?([^"'#;]*?)["']?\s*(?:[#;].*)?$"""
_BETWEEN = r"\s*,\s*|\s+(?=[<>=!~^])"
_CLAUSE = r"(===?|!=|~=|>=|<=|>|<|\^|~|)\s*v?([0-9]+(?:\.[0-9]+)*)(\.\*|)[\w.+-]*"
_PYTHON_KEYS = {
    ("project", "requires-python"),
    ("tool.poetry.dependencies", "python"),
    ("options", "python_requires"),
}
_MARKS = (".git", ".hg")


class Project(NamedTuple):
    """The nearest pyproject.toml above a folder. `path` is empty where there is none."""

    path: str = ""
    settings: Mapping[str, Any] = MappingProxyType({})
    """What `[tool.pickle-views]` holds, as TOML gave it."""
    lowest_python: tuple[int, int] | None = None
    error: str = ""
    """Why the settings can't be read, on one line."""


def read(folder: str, *, with_settings: bool = True) -> Project:
    """Look at `folder` and above it, as far as the repository's root; never raise for what is found there."""
    for directory in _upwards(folder):
        path = os.path.join(directory, "pyproject.toml")
        text = _text(path)
        legacy = _text(os.path.join(directory, "setup.cfg"))
        lowest = _lowest_python(text or "") or _lowest_python(legacy or "")
        if text is not None:
            settings, error = _settings(text) if with_settings else ({}, "")
            return Project(path, settings, lowest, error)
        if lowest:
            return Project(lowest_python=lowest)
    return Project()


def lowest_version(specifier: str) -> tuple[int, int] | None:
    """The oldest of Python 3.8 to 3.15 that a specifier (PEP 440 or Poetry's) admits a release of."""
    for minor in range(8, 16):
        for alternative in specifier.split("||"):
            clauses = [clause for clause in re.split(_BETWEEN, alternative.strip()) if clause]
            if clauses and all(_admits(clause, minor) for clause in clauses):
                return (3, minor)
    return None


def _upwards(folder: str) -> Iterator[str]:
    """The folder and its parents, as far as the repository's root, and not the home folder's."""
    home = os.path.expanduser("~")
    while True:
        yield folder
        parent = os.path.dirname(folder)
        if parent in (folder, home) or any(os.path.exists(os.path.join(folder, mark)) for mark in _MARKS):
            return
        folder = parent


def _text(path: str) -> str | None:
    try:
        with open(path, encoding="utf-8", errors="replace") as stream:
            return stream.read()
    except (OSError, ValueError):
        return None


def _settings(text: str) -> tuple[dict[str, Any], str]:
    """The section and an error. TOML is parsed only where the section is named: most projects have none."""
    if _SECTION not in text.replace(f"flake8-{_SECTION}", ""):
        return {}, ""
    if sys.version_info >= (3, 11):
        import tomllib
    else:
        import tomli as tomllib
    try:
        tool = tomllib.loads(text).get("tool", {})
    except tomllib.TOMLDecodeError as error:
        return {}, f"not valid TOML: {error}".replace("\n", " ")
    section = tool.get(_SECTION, {}) if isinstance(tool, dict) else {}
    if not isinstance(section, dict):
        return {}, f"[tool.{_SECTION}] is not a table"
    return section, ""


def _lowest_python(text: str) -> tuple[int, int] | None:
    """The oldest Python by a file's own line for it, read without a parser since every run pays for it."""
    if "python" not in text:
        return None
    table = ""
    for line in text.splitlines():
        if line.lstrip().startswith("["):
            header = re.match(_TABLE, line)
            table = header[1] if header else ""
        elif "python" in line and (value := re.match(_VALUE, line)) and (table, value[1]) in _PYTHON_KEYS:
            return lowest_version(value[2])
    return None


def _admits(clause: str, minor: int) -> bool:
    """Whether some release of Python 3.`minor` satisfies one clause; an unreadable clause admits none."""
    if clause == "*":
        return True
    match = re.fullmatch(_CLAUSE, clause)
    if match is None:
        return False
    operator, star = match[1], bool(match[3])
    version = tuple(int(number) for number in match[2].split("."))
    exact = (*version, 0, 0)[:3]
    ours = (3, minor)
    if operator in (">=", ">"):
        return ours >= version[:2]
    if operator == "<":
        return (*ours, 0) < exact
    if operator == "<=":
        return (*ours, 0) <= exact
    if operator == "!=":
        return not (star and ours[: len(version)] == version)
    if operator == "~=":
        return ours >= version[:2] and ours[: len(version) - 1] == version[:-1][:2]
    if operator == "^":
        return ours >= version[:2] and version[0] == 3
    if operator == "~":
        return ours[: len(version)] == version[:2]
    return ours[: len(version)] == version[:2] if star else ours == exact[:2]
