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
from flake8_pickle_views.source.sketch import Sketch, dotted_name, sketched

_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_IMPORTS = (ast.Import, ast.ImportFrom)
_METHODS = "self.()"
"""Stands for what any method of `self` that is called may change."""


@dataclasses.dataclass(frozen=True, slots=True)
class Slice:
    """Statements in no order, without the statements inside them that are units of their own."""

    statements: list[ast.stmt]
    names: frozenset[str]
    """The names whose values matter."""
    reads_self: bool
    """Does it read attributes of `self` or hand `self` on?"""


@dataclasses.dataclass(slots=True)
class _Unit:
    """A simple statement, or the header of a compound one, with the lines it stands on."""

    node: ast.stmt
    first: int
    last: int
    binds: list[str]
    made: Sketch | None = None

    def sketch(self) -> Sketch:
        if self.made is None:
            self.made = sketched([self.node], local=False)
        return self.made


def backwards(
    body: Iterable[ast.stmt],
    defaults: Iterable[ast.expr],
    lines: Sequence[int],
    is_maker: Callable[[str], bool],
    is_library: Callable[[str], bool],
) -> Slice:
    """What bears on the statements that stand on these lines; `defaults` are those of the function's parameters.

    `is_maker` says of the name of a class whether calling it under another name would be such a line too, and
    `is_library` of a dotted name that it is a library's, whose functions leave their arguments as they are.
    """
    units = list(_units(body))
    binders: dict[str, list[_Unit]] = {}
    for unit in units:
        for name in (*unit.binds, *_changed_arguments(unit.node, is_library)):
            binders.setdefault(name, []).append(unit)
            if name.startswith("self."):
                binders.setdefault("self", []).append(unit)
    pending = [unit for unit in units if any(unit.first <= line <= unit.last for line in lines)]
    pending += [
        _Unit(ast.Expr(each), each.lineno, each.end_lineno or each.lineno, [])
        for each in defaults
        if any(each.lineno <= line <= (each.end_lineno or each.lineno) for line in lines)
    ]
    if not pending:
        return Slice([], frozenset(), False)
    made = _made_names(units, pending, is_maker)
    staying = sorted({name for unit in pending for name in unit.binds if "." not in name})
    names: set[str] = set()
    _want(made, names, binders, pending)
    taken: set[int] = set()
    found: list[ast.stmt] = []
    reads_self = False
    while pending:
        unit = pending.pop()
        if id(unit) not in taken:
            taken.add(id(unit))
            found.append(unit.node)
            read = _read_names(unit)
            reads_self = reads_self or "self" in read or "cls" in read
            _want(read, names, binders, pending)
    found += [unit.node for unit in units if isinstance(unit.node, _IMPORTS) and id(unit) not in taken]
    returned = ast.Return(ast.Tuple([ast.Name(name, ast.Load()) for name in staying], ast.Load()))
    return Slice([*found, returned], frozenset(names), reads_self)


def _want(read: Iterable[str], names: set[str], binders: dict[str, list[_Unit]], pending: list[_Unit]) -> None:
    for name in read:
        if name not in names:
            names.add(name)
            pending += binders.get(name, ())


def _made_names(units: list[_Unit], making: list[_Unit], is_maker: Callable[[str], bool]) -> set[str]:
    """The names that hold what is made on the lines, also by way of other names and of calls it is given to.

    What calls such a name is added to `making`.
    """
    made = {name for unit in making for name in unit.binds}
    taken = set(map(id, making))
    for unit in units:
        if unit.binds and any(map(is_maker, unit.sketch().bare)):
            made.update(unit.binds)
    before = -1
    while made and before != len(made):
        before = len(made)
        for unit in units:
            if id(unit) not in taken and not made.isdisjoint(unit.sketch().called & unit.sketch().names):
                taken.add(id(unit))
                making.append(unit)
                made.update(unit.binds)
            elif unit.binds and not made.issuperset(unit.binds) and not made.isdisjoint(_handed_names(unit)):
                made.update(unit.binds)
    return made


def _handed_names(unit: _Unit) -> set[str]:
    sketch = unit.sketch()
    return sketch.bare | sketch.looped


def _read_names(unit: _Unit) -> set[str]:
    """The names whose value may become part of what a statement gives; of `self` the attributes too."""
    sketch = unit.sketch()
    found = sketch.bare | sketch.looped | sketch.through | (sketch.names & sketch.called)
    for chain in sketch.kept:
        root, _, rest = chain.partition(".")
        found.add(root)
        if root in ("self", "cls"):
            found |= {f"self.{rest.partition('.')[0]}", _METHODS}
    return found


def _units(body: Iterable[ast.AST]) -> Iterator[_Unit]:
    for statement in statements(body):
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
            # a function inside: it may be handed on as a value, and what it does is done in the same names
            yield _Unit(statement, 0, -1, [statement.name])
            yield from _units(statement.body)
        elif isinstance(statement, ast.ClassDef):
            yield _Unit(statement, 0, -1, [statement.name])
            yield from _units(each for each in statement.body if not isinstance(each, ast.expr))
        elif isinstance(statement, (ast.If, ast.While)):
            yield _header(statement, ast.If(statement.test, [], []), statement.test)
        elif isinstance(statement, (ast.For, ast.AsyncFor)):
            yield _header(statement, ast.For(statement.target, statement.iter, [], []), statement.iter)
        elif isinstance(statement, (ast.With, ast.AsyncWith)):
            yield _header(statement, ast.With(statement.items, []), statement.items[-1].context_expr)
        elif isinstance(statement, ast.Match):
            yield _header(statement, ast.Match(statement.subject, []), statement.subject, _captured(statement))
        elif not isinstance(statement, ast.Try):
            last = statement.end_lineno or statement.lineno
            yield _Unit(statement, statement.lineno, last, list(_binds(statement)))


def _header(statement: ast.stmt, header: ast.stmt, until: ast.expr, more: Iterable[str] = ()) -> _Unit:
    ast.copy_location(header, statement)
    return _Unit(header, statement.lineno, until.end_lineno or until.lineno, [*_binds(header), *more])


def _captured(statement: ast.Match) -> Iterator[str]:
    for case in statement.cases:
        for node in ast.walk(case.pattern):
            if isinstance(node, (ast.MatchAs, ast.MatchStar)) and node.name is not None:
                yield node.name


def _binds(statement: ast.stmt) -> Iterator[str]:
    """The names that a statement binds, or on whose object it stores or calls something; of `self` the attributes."""
    for target in targets(statement):
        yield from _roots(target)
    if isinstance(statement, _IMPORTS):
        yield from touched_names(statement)


def _changed_arguments(statement: ast.stmt, is_library: Callable[[str], bool]) -> Iterator[str]:
    """The names that a statement hands to a function, which may change what they stand for."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
        if not is_library(dotted_name(statement.value.func)):
            yield from (each.id for each in statement.value.args if isinstance(each, ast.Name))


def _roots(target: ast.expr) -> Iterator[str]:
    """`x` of `x.y[0]`; `self.y` of `self.y[0]`; for `self` alone, whose method is called, any of its attributes."""
    attribute = ""
    while isinstance(target, (ast.Attribute, ast.Subscript, ast.Starred)):
        attribute = target.attr if isinstance(target, ast.Attribute) else attribute
        target = target.value
    if isinstance(target, ast.Name) and target.id in ("self", "cls"):
        yield from (f"self.{attribute}",) if attribute else ("self", _METHODS)
    elif isinstance(target, ast.Name):
        yield target.id
    elif isinstance(target, (ast.Tuple, ast.List)):
        for element in target.elts:
            yield from _roots(element)
