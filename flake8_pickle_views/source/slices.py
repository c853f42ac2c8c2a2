"""The part of a function that can bear on what some of its lines make: a program slice (Weiser), by names alone.

A training function has hundreds of statements, of which a few make a dataset or a loader. What these are given comes
from the statements that bind the names they read, and so on backwards; and what is stored on the result later
comes from statements that change it. The rest can't matter, whatever it does.
"""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Callable, Iterable, Iterator, Sequence

from flake8_pickle_views.source.modules import statements, targets, touched_names
from flake8_pickle_views.source.sketch import Sketch, sketched
from flake8_pickle_views.source.trees import blocks, defaults, descendants, dotted_name, parameters

_IMPORTS = (ast.Import, ast.ImportFrom)
_BRANCHES = (ast.If, ast.While)
_LEAVING = (ast.Return, ast.Raise)
_REFLECTING = frozenset(("locals", "exec", "eval"))
_METHODS = "self.()"
"""Stands for what any method of `self` that is called may change."""


@dataclasses.dataclass(slots=True)
class _Unit:
    """A simple statement, or the header of a compound one, with the lines it stands on.

    `binds` are the names it assigns to, `changes` those on whose object it stores or calls something.
    """

    node: ast.stmt
    origin: ast.stmt
    first: int
    last: int
    binds: list[str]
    changes: list[str]
    made: Sketch | None = None

    def sketch(self) -> Sketch:
        if self.made is None:
            self.made = sketched([self.node], local=False)
        return self.made


class Slice:
    """Of a function, or of what a module does, what bears on the statements that stand on these lines.

    `parameters` and `defaults` are the function's. `is_maker` says of the name of a class whether calling it under
    another name would be such a line too, and `is_library` of a dotted name that it is a library's, whose functions
    leave their arguments as they are.
    """

    def __init__(
        self,
        body: Sequence[ast.stmt],
        parameters: set[str],
        defaults: Iterable[ast.expr],
        lines: Sequence[int],
        is_maker: Callable[[str], bool],
        is_library: Callable[[str], bool],
    ) -> None:
        self._body = body
        self._units = list(_units(body))
        self._binders: dict[str, list[_Unit]] = {}
        own = parameters.union(*(unit.binds for unit in self._units))
        for unit in self._units:
            # what is called on a global, a logger say, changes nothing that matters here
            is_call = isinstance(unit.node, ast.Expr)
            changes = [name for name in unit.changes if not is_call or "." in name or name in own]
            for name in (*unit.binds, *changes, *_changed_arguments(unit.node, own, is_library)):
                self._binders.setdefault(name, []).append(unit)
                if name.startswith("self."):
                    self._binders.setdefault("self", []).append(unit)
        self._pending = [unit for unit in self._units if any(unit.first <= line <= unit.last for line in lines)]
        for each in defaults:
            last = each.end_lineno or each.lineno
            if any(each.lineno <= line <= last for line in lines):
                default = ast.copy_location(ast.Expr(each), each)
                self._pending.append(_Unit(default, default, each.lineno, last, [], []))
        self._names: set[str] = set()
        self._taken: dict[int, _Unit] = {}
        self.reads_self = False
        """Does it read attributes of `self`, or hand `self` on?"""
        self._made = self._made_names(is_maker) if self._pending else set()
        bound = {name for unit in self._pending for name in unit.binds}
        self._staying = sorted(name for name in bound if "." not in name)
        self._want(bound)
        # what a method is called on says which it is: `context.Process(...)`
        self._want({name for unit in self._pending for name in _receivers(unit.node)})
        self._pending += self._storing_on(self._made)
        self._close()

    @property
    def names(self) -> frozenset[str]:
        """The names whose values matter."""
        return frozenset(self._names)

    def statements(self) -> list[ast.stmt]:
        """What matters, in no order, without the statements inside that are units of their own."""
        if not self._taken:
            return []
        imports = [unit.node for unit in self._units if isinstance(unit.node, _IMPORTS)]
        returned = ast.Return(ast.Tuple([ast.Name(name, ast.Load()) for name in self._staying], ast.Load()))
        return [*(unit.node for unit in self._taken.values()), *imports, returned]

    def parameters(self, given: ast.arguments) -> ast.arguments:
        """A function's parameters; of those that don't matter without the annotation and the default."""
        every = [each if each.arg in self._names else ast.arg(each.arg) for each in parameters(given)]
        matter = {each.arg: default for each, default in defaults(given) if each.arg in self._names}
        # as keyword-only ones, of which any may have a default
        return ast.arguments([], [], None, every, [matter.get(each.arg) for each in every], None, [])

    def passed_over(self) -> dict[ast.stmt, tuple[str, ...]]:
        """The statements that need not be run, each with the names that it binds.

        Besides what matters, what decides on it is run, and what lets a made object go.
        """
        called = {name for unit in self._units for name in unit.sketch().names & unit.sketch().called}
        if not _REFLECTING.isdisjoint(called.difference(*(unit.binds for unit in self._units))):
            return {}
        size = -1
        while size != len(self._taken):
            size = len(self._taken)
            for unit in self._units:
                if id(unit) not in self._taken and not self._made.isdisjoint(_handed_names(unit, looped=False)):
                    self._taken[id(unit)] = unit
                    self._want(unit.sketch().names & unit.sketch().called)
            needed = {unit.origin for unit in self._taken.values()}
            for unit in self._units:
                if isinstance(unit.origin, _BRANCHES) and self._is_needed(unit.origin, needed):
                    self._want(unit.sketch().names)
                elif isinstance(unit.node, ast.Assert) and not self._names.isdisjoint(unit.sketch().names):
                    self._taken[id(unit)] = unit
            self._close()
        found: dict[ast.stmt, tuple[str, ...]] = {}
        self._pass_over(self._body, {unit.origin for unit in self._taken.values()}, found)
        return found

    def _pass_over(
        self, body: Iterable[ast.stmt], needed: set[ast.stmt], found: dict[ast.stmt, tuple[str, ...]]
    ) -> None:
        for statement in body:
            if isinstance(statement, (*_LEAVING, *_IMPORTS, *_DEFINITIONS, ast.Global, ast.Nonlocal)):
                continue
            if isinstance(statement, (ast.Break, ast.Continue)):
                continue
            if not self._is_needed(statement, needed):
                found[statement] = tuple(
                    name for unit in _units([statement]) for name in unit.binds if "." not in name
                )
            else:
                for inner in blocks(statement):
                    self._pass_over(inner, needed, found)

    def _is_needed(self, statement: ast.stmt, needed: set[ast.stmt]) -> bool:
        for inner in statements((statement,)):
            if inner in needed:
                return True
            if isinstance(inner, _LEAVING) and isinstance(statement, ast.If):
                if not self._names.isdisjoint(_names_in(statement.test)):
                    return True
        return False

    def _close(self) -> None:
        while self._pending:
            unit = self._pending.pop()
            if id(unit) not in self._taken:
                self._taken[id(unit)] = unit
                read = _read_names(unit)
                self.reads_self = self.reads_self or "self" in read or "cls" in read
                self._want(read)

    def _want(self, read: Iterable[str]) -> None:
        for name in read:
            if name not in self._names:
                self._names.add(name)
                self._pending += self._binders.get(name, ())

    def _made_names(self, is_maker: Callable[[str], bool]) -> set[str]:
        """The names that hold what is made on the lines, also by way of other names and of calls it is given to.

        What calls such a name makes too.
        """
        making = self._pending
        taken = set(map(id, making))
        made = {name for unit in making for name in unit.binds}
        handing: dict[str, list[_Unit]] = {}
        calling: dict[str, list[_Unit]] = {}
        for unit in self._units:
            sketch = unit.sketch()
            if unit.binds and any(map(is_maker, sketch.bare)):
                made.update(unit.binds)
            for name in _handed_names(unit, looped=False) if unit.binds else ():
                handing.setdefault(name, []).append(unit)
            for name in sketch.called & sketch.names:
                calling.setdefault(name, []).append(unit)
        pending = list(made)
        while pending:
            name = pending.pop()
            for unit in calling.get(name, ()):
                if id(unit) not in taken:
                    taken.add(id(unit))
                    making.append(unit)
            for unit in (*calling.get(name, ()), *handing.get(name, ())):
                pending += (each for each in unit.binds if each not in made)
                made.update(unit.binds)
        return made

    def _storing_on(self, made: set[str]) -> list[_Unit]:
        """What sets attributes of a made object under another name, or as an element in a loop."""
        elements: set[str] = set()
        for unit in self._units:
            if isinstance(unit.node, ast.For) and not (made | elements).isdisjoint(unit.sketch().looped):
                elements.update(unit.binds)
        elements |= made
        return [
            unit for unit in self._units if _sets_attribute(unit.node) and not elements.isdisjoint(unit.changes)
        ]


def _sets_attribute(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Assign) and any(isinstance(each, ast.Attribute) for each in statement.targets)


def _receivers(node: ast.AST) -> Iterator[str]:
    for each in descendants(node):
        if isinstance(each, ast.Call) and isinstance(each.func, ast.Attribute):
            yield dotted_name(each.func).partition(".")[0]


def _names_in(node: ast.expr) -> set[str]:
    return {each.id for each in descendants(node) if isinstance(each, ast.Name)}


def _handed_names(unit: _Unit, looped: bool = True) -> set[str]:
    """The names whose value is handed on as it is, or (`looped`) whose elements are; of `self` the attributes too."""
    sketch = unit.sketch()
    chains = (chain.split(".") for chain in sketch.kept if chain.startswith("self."))
    found = sketch.bare | {f"self.{parts[1]}" for parts in chains}
    return found | sketch.looped if looped else found


def _read_names(unit: _Unit) -> set[str]:
    """The names whose value may become part of what a statement gives."""
    sketch = unit.sketch()
    found = _handed_names(unit) | sketch.through | (sketch.names & sketch.called)
    for chain in sketch.kept:
        root = chain.partition(".")[0]
        found.add(root)
        if root in ("self", "cls"):
            found.add(_METHODS)
    return found | sketch.deciding


_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def _units(body: Iterable[ast.AST]) -> Iterator[_Unit]:
    for statement in statements(body):
        if isinstance(statement, _DEFINITIONS):
            # it may be handed on as a value; and what a function inside does is done with the same names
            yield _Unit(statement, statement, 0, -1, [statement.name], [])
            yield from _units(statement.body)
        elif isinstance(statement, _BRANCHES):
            yield _header(statement, ast.If(statement.test, [], []), statement.test)
        elif isinstance(statement, (ast.For, ast.AsyncFor)):
            yield _header(statement, ast.For(statement.target, statement.iter, [], []), statement.iter)
        elif isinstance(statement, (ast.With, ast.AsyncWith)):
            yield _header(statement, ast.With(statement.items, []), statement.items[-1].context_expr)
        elif isinstance(statement, ast.Match):
            yield _header(statement, ast.Match(statement.subject, []), statement.subject)
        elif not isinstance(statement, ast.Try):
            last = statement.end_lineno or statement.lineno
            yield _Unit(statement, statement, statement.lineno, last, *_touched(statement))


def _header(statement: ast.stmt, header: ast.stmt, until: ast.expr) -> _Unit:
    binds, changes = _touched(header)
    if isinstance(statement, ast.Match):
        binds += _captured(statement)
    return _Unit(header, statement, statement.lineno, until.end_lineno or until.lineno, binds, changes)


def _captured(statement: ast.Match) -> Iterator[str]:
    for case in statement.cases:
        for node in descendants(case.pattern):
            if isinstance(node, (ast.MatchAs, ast.MatchStar)) and node.name is not None:
                yield node.name


def _touched(statement: ast.stmt) -> tuple[list[str], list[str]]:
    """The names that a statement binds, and those on whose object it stores or calls something."""
    if isinstance(statement, _IMPORTS):
        return list(touched_names(statement)), []
    binds: list[str] = []
    changes: list[str] = []
    is_call = isinstance(statement, ast.Expr)
    pending = [*targets(statement)]
    while pending:
        target = pending.pop()
        if isinstance(target, (ast.Tuple, ast.List)):
            pending += target.elts
        elif isinstance(target, ast.Starred):
            pending.append(target.value)
        else:
            is_stored = not is_call and (isinstance(target, ast.Name) or _is_of_self(target))
            (binds if is_stored else changes).extend(_roots(target))
    return binds, changes


def _is_of_self(target: ast.expr) -> bool:
    return isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self"


def _changed_arguments(statement: ast.stmt, own: set[str], is_library: Callable[[str], bool]) -> Iterator[str]:
    """The names that a statement hands to a function of the project, which may change what they stand for."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
        called = dotted_name(statement.value.func)
        if called.partition(".")[0] not in own and not is_library(called):
            yield from (each.id for each in statement.value.args if isinstance(each, ast.Name))


def _roots(target: ast.expr) -> Iterator[str]:
    """`x` of `x.y[0]`; `self.y` of `self.y[0]`; for `self` alone, whose method is called, any of its attributes."""
    attribute = ""
    while isinstance(target, (ast.Attribute, ast.Subscript)):
        attribute = target.attr if isinstance(target, ast.Attribute) else attribute
        target = target.value
    if isinstance(target, ast.Name) and target.id in ("self", "cls"):
        yield from (f"self.{attribute}",) if attribute else ("self", _METHODS)
    elif isinstance(target, ast.Name):
        yield target.id
