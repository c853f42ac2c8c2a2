"""What is told of all that was found: each fact once, in one line of text."""

from __future__ import annotations

import ast
import dataclasses
import re
from collections.abc import Iterable

from flake8_pickle_views import notebooks
from flake8_pickle_views.attribution import Spot
from flake8_pickle_views.evaluation.values import Function, Generator, View
from flake8_pickle_views.finding import Finding
from flake8_pickle_views.kinds import hidden_class
from flake8_pickle_views.pickling import Leaf
from flake8_pickle_views.source.modules import Module

MISTAKE = "which spawned workers can't receive"

_KEY = re.compile(r"\[[^\]]*\]")
"""In a path: the key or index of a container."""

Fact = tuple[str, int, int, str]
"""Where a value was made (file, line, column), and what it is."""


@dataclasses.dataclass(frozen=True, slots=True)
class _Told:
    finding: Finding
    fact: Fact | None
    handed: bool


class Report:
    """Collects the findings of one file."""

    def __init__(self, linted: Module) -> None:
        self._linted = linted
        self._told: list[_Told] = []

    def add(self, leaf: Leaf, code: str, spot: Spot, holder: str = "", mistake: str = MISTAKE) -> None:
        """Note a leaf. `holder` is the class whose instance a call makes bad."""
        told = finding(leaf, code, spot, self._linted, holder, mistake)
        fact = None
        if leaf.made is not None:
            column = getattr(leaf.made.node, "col_offset", 0)
            # a hidden class is told of at its header; whoever is handed an instance need not repeat it
            digits = leaf.kind.digits if leaf.kind is hidden_class.KIND else code
            fact = (leaf.made.module.path, leaf.made.line, column, digits)
        at_header = leaf.kind is hidden_class.KIND and isinstance(spot.node, ast.ClassDef)
        self._told.append(_Told(told, fact, bool(holder) or code.startswith("PV1") or at_header))

    def add_finding(self, told: Finding) -> None:
        self._told.append(_Told(told, None, False))

    def findings(self) -> list[Finding]:
        """One finding a line, path and code; a value that is handed over in several places, or to several
        attributes, at the first place and by the shortest path; what one statement puts under several keys, once."""
        told = sorted(self._told, key=lambda each: (each.finding.line, len(each.finding.path), each.finding))
        return sorted(_each_once(told))


def _each_once(told: Iterable[_Told]) -> Iterable[Finding]:
    seen: set[object] = set()
    for each in told:
        found = each.finding
        keys: list[object] = [(found.line, found.path, found.code)]
        if each.fact is not None:
            keys.append((found.line, _KEY.sub("[]", found.path), found.code, each.fact))
        if each.fact is not None and each.handed:
            keys.append(each.fact)
        if seen.isdisjoint(keys):
            yield found
        seen.update(keys)


def finding(
    leaf: Leaf, code: str, spot: Spot, linted: Module, holder: str = "", mistake: str = MISTAKE
) -> Finding:
    """The finding and its one line of text: path, fact, origin if elsewhere, edit."""
    what, remedy = leaf.verdict.what, leaf.verdict.remedy
    origin = _origin(leaf, spot, linted)
    edit = _edit(leaf, remedy, origin)
    if leaf.made is not None and leaf.made.module is linted and notebooks.is_named(linted.path):
        origin = ""  # its line is one of the joined cells, which nobody sees
    if spot.argument and holder and isinstance(leaf.value, Function) and not origin:
        message = f"{holder} keeps {_this(what)} as {leaf.path}, {mistake}: {remedy}"
    elif holder:
        message = f"{holder} gets {what}{origin} as {leaf.path}, {mistake}: {remedy}"
    else:
        message = f"{_subject(leaf)} is {what}{origin}, {mistake}: {edit}"
    return Finding(spot.line, spot.column, code, leaf.path, message)


def _subject(leaf: Leaf) -> str:
    """What a message is about: of a method that breaks it, the object."""
    whole, _, name = leaf.path.rpartition(".")
    return whole if leaf.kind.digits == "11" and name.startswith("__") else leaf.path


def _this(what: str) -> str:
    return f"this {what.partition(' ')[2]}" if what.startswith(("a ", "an ")) else what


def _edit(leaf: Leaf, remedy: str, origin: str) -> str:
    elsewhere = origin or not getattr(leaf.value, "text", "")
    if not remedy.startswith("write "):
        return remedy
    if elsewhere and isinstance(leaf.value, (View, Generator)) and "." in leaf.path.partition(".")[2]:
        return f"set {leaf.path} to list(...) after this line"
    return remedy


def _origin(leaf: Leaf, spot: Spot, linted: Module) -> str:
    if leaf.made is None:
        return ""
    last = getattr(spot.node, "end_lineno", None) or spot.line
    if leaf.made.module is linted:
        if spot.line <= leaf.made.line <= last:
            return ""
        return f" (line {leaf.made.line})"
    return f" ({leaf.made.module.shown}, line {leaf.made.line})"
