"""Names of methods and attributes that tell: what reads them may get, by the tables, something that pickle refuses.

Tables are searched as text here, for parsing them costs more than most files are worth.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Mapping, Sequence, Set

from flake8_pickle_views.facts.rows import files, rows
from flake8_pickle_views.facts.tables import Facts

_OF_CONTAINERS = frozenset(name for plain in (list, dict, set) for name in dir(plain))
_OF_TEXTS = frozenset((*dir(str), *dir(bytes)))
_MEMBERS = re.compile(
    r"^(?:(methods|attributes) = \{(.*)\}|\[.*\.(methods|attributes)\]((?:\n(?!\[).*)*))", re.MULTILINE
)
_ENTRY = re.compile(r'(\w+) = "([^"]*)"')
_GIVEN = re.compile(r"^(?:returns|when) = (.*)$", re.MULTILINE)
_BASES = re.compile(r"^bases = \[(.*)\]", re.MULTILINE)

Members = Mapping[str, Sequence[tuple[str, str]]]
"""By the name of a member: what owns one of that name, and the type expression of what it gives."""


def told(
    facts: Facts,
    packages: frozenset[str],
    what: str,
    names: Set[str],
    called: Set[str],
    binds: Callable[[str], bool],
) -> set[str]:
    """Which names, of methods or of attributes (`what`), tell in a module that imports these packages?

    By itself, unless containers have one of that name. But one that texts have too, or that gives something harmless
    with objects of another of these packages, does only beside a name that makes the owner: one that is called here or
    that the module binds.
    """
    found = set()
    for name in names & _known(packages, what) - _OF_CONTAINERS:
        tables = [package for package in packages if name in _members(package, what)]
        telling = [package for package in tables if _tells(facts, package, what, name)]
        if len(telling) == len(tables) and name not in _OF_TEXTS:
            found.add(name)
        elif telling and what == "methods":
            makers = frozenset().union(*(_makers(facts, package, what, name) for package in telling))
            if any(each in called or binds(each) for each in makers):
                found.add(name)
    return found


@functools.lru_cache(maxsize=1024)
def _known(packages: frozenset[str], what: str) -> frozenset[str]:
    """Every name of such a member."""
    return frozenset().union(*(_members(package, what) for package in packages))


@functools.cache
def _members(package: str, what: str) -> Members:
    """The methods, or the attributes, of all types of a package."""
    if package not in files():
        return {}
    table = rows(package)
    found: dict[str, list[tuple[str, str]]] = {}
    for owner, text in table.types.items():
        for inline, entries, following, lines in _MEMBERS.findall(text):
            if what in (inline, following):
                for name, expression in _ENTRY.findall(entries or lines):
                    found.setdefault(name, []).append((owner, expression))
    for dotted, text in table.calls.items() if what == "methods" else ():
        owner, _, name = dotted.rpartition(".")
        if owner in table.types:
            found.setdefault(name, []).append((owner, " ".join(_GIVEN.findall(text))))
    return found


@functools.lru_cache(maxsize=4096)
def _tells(facts: Facts, package: str, what: str, name: str) -> bool:
    return any(facts.fails_in(expression) for _, expression in _members(package, what)[name])


@functools.lru_cache(maxsize=4096)
def _makers(facts: Facts, package: str, what: str, name: str) -> frozenset[str]:
    """Last names of what makes the owners whose member of this name tells."""
    owners = {owner for owner, expression in _members(package, what)[name] if facts.fails_in(expression)}
    table = rows(package)
    for other, text in table.types.items():
        if any(f'"{owner}"' in bases for bases in _BASES.findall(text) for owner in owners):
            owners.add(other)
    makers = {*owners, *(call for call, text in table.calls.items() if any(owner in text for owner in owners))}
    for kind in ("methods", "attributes"):
        for member, given in _members(package, kind).items():
            if any(owner in expression for owner in owners for _, expression in given):
                makers.add(member)
    return frozenset(maker.rpartition(".")[2] for maker in makers)
