"""Facts by qualified name: through aliases, bases merged, for one target version and one user's options."""

from __future__ import annotations

import dataclasses
import functools
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from flake8_pickle_views.facts.model import CallFact, TypeFact
from flake8_pickle_views.facts.rows import Rows, files, rows
from flake8_pickle_views.facts.versions import includes

_VERDICT = ("pickles", "kind", "fails")
_STORY = ("kind", "label", "remedy")
_TEXTS = ("item", "item_str", "element", "enter", "call", "mapping")
_TABLES = ("methods", "attributes", "state")
_SOURCE_FIRST = frozenset(("nuscenes",))
_PARTS = re.compile(r"[\w.]+")
_MOST_NAMES = 8192
_MOST_STEPS = 8
"""Aliases of aliases, and bases of bases, that are followed; the tables need three."""


class Facts:
    """What is known of libraries, for one target version of Python."""

    def __init__(
        self, target: tuple[int, int], unpicklable: Iterable[str] = (), picklable: Iterable[str] = ()
    ) -> None:
        """Take the user's types too: qualified names, or patterns that end in `.*`."""
        self._target = target
        self._types: dict[str, TypeFact | None] = {}
        self._calls: dict[str, CallFact | None] = {}
        self._declared: dict[str, bool] = {}
        self._names: dict[str, str] = {}
        for entries, verdict in ((picklable, True), (unpicklable, False)):
            for entry in entries:
                self._declared[self._canonical_entry(entry)] = verdict

    @property
    def forks_by_default(self) -> bool:
        """Whether Python itself, on Linux, starts processes by `fork`: up to 3.13."""
        return self._target < (3, 14)

    def covers(self, package: str) -> bool:
        """Whether this top-level package has a table, or belongs to Python."""
        return package in files() or package in sys.stdlib_module_names or package == "builtins"

    def reads_source(self, package: str) -> bool:
        """Whether the package's own source, where it is found, tells more than its table."""
        return package in _SOURCE_FIRST

    def canonical(self, qualname: str) -> str:
        """The name that the tables use. An alias of a module or class carries its members."""
        known = self._names.get(qualname)
        if known is None:
            if len(self._names) >= _MOST_NAMES:
                self._names.clear()
            known = self._names[qualname] = self._without_aliases(qualname)
        return known

    def _without_aliases(self, qualname: str) -> str:
        for _ in range(_MOST_STEPS):
            alias = _rows_of(qualname).alias
            for prefix in _prefixes(qualname):
                if prefix in alias:
                    qualname = alias[prefix] + qualname[len(prefix) :]
                    break
            else:
                break
        return qualname

    def type(self, qualname: str) -> TypeFact | None:
        """The row of a type, its bases merged in; `pickles` is the verdict under the target version."""
        name = self.canonical(qualname)
        if name not in self._types:
            self._types[name] = self._declare(name, self._read_type(name))
        return self._types[name]

    def call(self, qualname: str) -> CallFact | None:
        """The row of a callable; a type without one gives its instances."""
        name = self.canonical(qualname)
        if name not in self._calls:
            self._calls[name] = self._read_call(name)
        return self._calls[name]

    def method(self, owner: str, method: str) -> CallFact | None:
        """The row of a method: a `[call]` row of the type or of a base, or an entry of its `methods`."""
        for name in self._ancestry(owner):
            if _rows_of(name).call(f"{name}.{method}"):
                return self.call(f"{name}.{method}")
        fact = self.type(owner)
        if fact is None or method not in fact.methods:
            return None
        return CallFact(f"{fact.name}.{method}", returns=fact.methods[method])

    def value(self, qualname: str) -> str:
        """The type expression of a module's attribute (`sys.stdout`), or nothing."""
        name = self.canonical(qualname)
        return _rows_of(name).value.get(name, "")

    def is_mapping_attribute(self, packages: Iterable[str], name: str) -> bool:
        """Is this, by the tables of these packages, an attribute that gives a mapping whose views pickle?"""
        return any(name in _mapping_attributes(package) for package in packages)

    def leads_on(self, dotted: str) -> bool:
        """Whether any table has a row of this name, or of one below it."""
        return dotted in _known_names(dotted.partition(".")[0])

    def knows(self, qualname: str) -> bool:
        """Whether any table has a row of this name."""
        return self.type(qualname) is not None or self.call(qualname) is not None or self.value(qualname) != ""

    def gives_unpicklable(self, qualname: str) -> frozenset[str]:
        """Under which conditions reading or calling this name gives something that does not pickle; "" is always."""
        name = self.canonical(qualname)
        fact = self.type(name)
        if fact is not None and fact.pickles is False:
            return frozenset(("",))
        owner, _, member = name.rpartition(".")
        held = self.value(owner)
        call = self.call(name) or (self.method(held, member) if held else None)
        returned = call.returns.replace("self", held) if call else ""
        given = {"": f"{self.value(name)} {returned}", **(call.when if call else {})}
        return frozenset(condition for condition, expression in given.items() if self.fails_in(expression))

    def is_unpicklable_value(self, qualname: str) -> bool:
        """Whether this name of a module is itself such a value (`sys.stdout`)."""
        return self.fails_in(self.value(qualname))

    def fails_in(self, expression: str, called: bool = True) -> bool:
        """Whether a name in a type expression stands for what does not pickle, or for what gives it when called."""
        return any(self._fails(part, called) for part in _PARTS.findall(expression))

    def _fails(self, part: str, called: bool) -> bool:
        if part in ("generator", "view"):
            return True
        fact = self.type(part) if "." in part else None
        if fact is None:
            return False
        kept = (*fact.state.values(), fact.call if called else "")
        return fact.pickles is False or self.fails_in(" ".join(kept), called=False)

    def inherits(self, name: str, other: str) -> bool:
        """Does the row of a type take over that of the other?"""
        return self.canonical(other) in self._ancestry(name)

    def _ancestry(self, name: str, steps: int = _MOST_STEPS) -> Iterator[str]:
        """A type and its bases, in the order in which their rows count."""
        name = self.canonical(name)
        yield name
        fact = self.type(name) if steps else None
        for base in fact.bases if fact else ():
            yield from self._ancestry(base, steps - 1)

    def _read_type(self, name: str) -> TypeFact | None:
        merged = _merged(name, self, _MOST_STEPS)
        if merged is None:
            return None
        if merged.get("pickles") is False and not includes(merged.get("fails", ""), self._target):
            merged.update(pickles=True)
        return TypeFact(**{**merged, "name": name, "bases": tuple(merged.get("bases", ()))})

    def _read_call(self, name: str) -> CallFact | None:
        row = _rows_of(name).call(name)
        made = name if self.type(name) else ""
        if row is None:
            return CallFact(name, returns=made) if made else None
        sequences = {key: tuple(row.get(key, ())) for key in ("params", "iterates")}
        return CallFact(**{"returns": made, **row, "name": name, **sequences})

    def _canonical_entry(self, entry: str) -> str:
        entry = entry.strip()
        if entry.endswith(".*"):
            return self.canonical(entry[:-2]) + ".*"
        return self.canonical(entry)

    def _declare(self, name: str, fact: TypeFact | None) -> TypeFact | None:
        """Let the user's own word win: the longest entry that fits."""
        for entry in (name, *(f"{prefix}.*" for prefix in _prefixes(name))):
            if entry in self._declared:
                break
        else:
            return fact
        fact = fact or TypeFact(name)
        if self._declared[entry]:
            return dataclasses.replace(fact, pickles=True)
        return dataclasses.replace(
            fact,
            pickles=False,
            kind=fact.kind or "09",
            label=fact.label or f"a {name.rpartition('.')[2]} object",
            remedy=fact.remedy or "make it in the worker and leave it out in __getstate__",
        )


@functools.lru_cache(maxsize=4)
def shared(target: tuple[int, int], unpicklable: tuple[str, ...], picklable: tuple[str, ...]) -> Facts:
    """The facts of one run's options. They do not change within a process: files share them."""
    return Facts(target, unpicklable, picklable)


@functools.cache
def _mapping_attributes(package: str) -> frozenset[str]:
    """Names of attributes, of whatever type of a package, that give a mapping with `mapping = "abc"`."""
    table = rows(package)
    mappings = {name for name, text in table.types.items() if 'mapping = "abc"' in text}
    types = [table.type(name) or {} for name in table.types] if mappings else []
    return frozenset(
        attribute
        for row in types
        for attribute, given in row.get("attributes", {}).items()
        if given in mappings
    )


@functools.cache
def _known_names(package: str) -> frozenset[str]:
    """Every name of a package's table with what it is a member of."""
    table = rows(package)
    named = (*table.alias, *table.alias.values(), *table.value, *table.types, *table.calls)
    return frozenset(prefix for name in named for prefix in _prefixes(name))


def _rows_of(qualname: str) -> Rows:
    return rows(qualname.partition(".")[0])


def _prefixes(qualname: str) -> Iterator[str]:
    """The name itself, then what it is a member of, outwards."""
    while qualname:
        yield qualname
        qualname = qualname.rpartition(".")[0]


def _merged(name: str, facts: Facts, steps: int) -> dict[str, Any] | None:
    """A type's row over those of its bases; the nearer one wins, the verdict whole."""
    row = _rows_of(name).type(name)
    if row is None:
        return None
    merged: dict[str, Any] = dict(row)
    for base in row.get("bases", ()) if steps else ():
        inherited: Mapping[str, Any] = _merged(facts.canonical(base), facts, steps - 1) or {}
        if merged.get("pickles") is None:
            merged.update((key, inherited[key]) for key in _VERDICT if key in inherited)
        if merged.get("pickles") is False:
            merged = {**{key: inherited[key] for key in _STORY if key in inherited}, **merged}
        merged = {**{key: inherited[key] for key in _TEXTS if key in inherited}, **merged}
        for table in _TABLES:
            merged[table] = {**inherited.get(table, {}), **merged.get(table, {})}
    return merged
