"""A sketch of a definition: the names it uses, and what it makes and does not use up on the spot.

Syntax alone, in one walk. `list(d.keys())`, `for k in d.items()`, `with open(p) as f` use up what they make, and a
local name that is only read through (`m = re.match(...); m.group()`) keeps nothing.
"""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Callable
from typing import Any, TypeGuard

from flake8_pickle_views.source.trees import children, defaults, descendants, dotted_name, named_types, parameters
from flake8_pickle_views.source.uses import (
    APPLYING,
    BOUND,
    CLASS_MAKERS,
    COLLECTING,
    CONSUMERS,
    DRAWN_FROM,
    ELEMENTS,
    FROM_HANDLES,
    MAKERS,
    PASSING,
    SENT,
    TELLING,
    VIEWS,
    is_drawing,
    starts_workers,
)


@dataclasses.dataclass(slots=True)
class Sketch:
    """What a definition uses and makes.

    `names` are plain names read, `dotted` chains read from a name ("np.load"), `bare` names read as a value of
    their own; `called` the last names of what is called, `attributes` every attribute name. `kept` are the chains
    and `methods` the last names of calls whose result is not used up on the spot. `makes` says that the text
    itself makes a lambda, an inner function or class, a generator, a view, an open file, ... that stays.
    """

    names: set[str] = dataclasses.field(default_factory=set)
    bare: set[str] = dataclasses.field(default_factory=set)
    dotted: set[str] = dataclasses.field(default_factory=set)
    called: set[str] = dataclasses.field(default_factory=set)
    attributes: set[str] = dataclasses.field(default_factory=set)
    keywords: set[str] = dataclasses.field(default_factory=set)
    kept: set[str] = dataclasses.field(default_factory=set)
    methods: set[str] = dataclasses.field(default_factory=set)
    through: set[str] = dataclasses.field(default_factory=set)
    """Names of what is called, or asked for a part that stays."""
    bound: set[str] = dataclasses.field(default_factory=set)
    """Names that the statements bind."""
    looped: set[str] = dataclasses.field(default_factory=set)
    """Names that a loop or a comprehension takes its elements from."""
    deciding: set[str] = dataclasses.field(default_factory=set)
    """Names in the tests of conditional expressions."""
    imports: list[ast.Import | ast.ImportFrom] = dataclasses.field(default_factory=list)
    makes: bool = False
    yields: bool = False
    """Is it a generator function's, whose call makes a generator?"""
    handed: frozenset[str] = frozenset()
    """Names of attributes, methods perhaps, that are handed on and not called."""
    called_only: frozenset[str] = frozenset()
    """Names that are called, what that gives being used up on the spot."""
    verdicts: dict[object, bool] = dataclasses.field(default_factory=dict)
    """By context, whether a caller finds that it makes what matters."""
    references: list[str] | None = None
    """Filled in by who knows which names lead anywhere."""


def sketched(nodes: list[ast.AST], local: bool) -> Sketch:
    """The sketch of some statements: the body of a function with its signature (its names are `local`), a class
    body, a top level."""
    walk = _Walk(local)
    for node in nodes:
        walk.visit(node, False, "")
    return walk.finished()


_Pending = list[tuple[ast.AST, bool, str]]
"""Nodes still to be visited, whether what they give is used up, and the local name it gets."""


class _Walk:
    """Visits each node once. `used` says that what the node gives is used up; `name` is the local name it gets."""

    def __init__(self, local: bool) -> None:
        self.sketch = Sketch()
        self._local = local
        self._made_as: set[str] = set()
        self._kept_as: list[tuple[str, str, bool]] = []
        self._asked: set[str] = set()
        self._global_names: set[str] = set()
        self._flows: dict[str, set[str]] = {}
        self._parts: dict[str, set[str]] = {}

    def finished(self) -> Sketch:
        sketch = self.sketch
        # what is stored, returned or handed on
        staying = self._reached(sketch.bare | sketch.through)
        sketch.makes = sketch.makes or not self._made_as.isdisjoint(staying)
        for name, called, is_method in self._kept_as:
            if not name or name in staying:
                (sketch.methods if is_method else sketch.kept).add(called)
        handed = {chain.rpartition(".")[2] for chain in sketch.kept if "." in chain}
        sketch.handed = frozenset(handed - sketch.called)
        if self._local:
            sketch.bare |= self._reached(sketch.bare) & sketch.names
            # what a function binds itself is nothing of the module's
            own = sketch.bound - self._global_names - {"self", "cls"}
            sketch.names -= own
            sketch.bare -= own
            sketch.dotted = {chain for chain in sketch.dotted if chain.partition(".")[0] not in own}
            sketch.kept = {chain for chain in sketch.kept if chain.partition(".")[0] not in own}
        sketch.called_only = frozenset((sketch.names & sketch.called) - sketch.kept - sketch.bare - self._asked)
        if sketch.called_only and self._parts:
            # of an object of the project's a part may matter
            parted = self._reached(staying | self._parts.get("", set()), self._parts)
            sketch.called_only -= {called for name, called, _ in self._kept_as if name in parted}
            sketch.makes = sketch.makes or not self._made_as.isdisjoint(parted)
        return sketch

    def _reached(self, start: set[str], parts: dict[str, set[str]] | None = None) -> set[str]:
        """These local names, and those whose value, or (`parts`) a part of it, they get, by way of others perhaps."""
        found = set(start)
        pending = list(found)
        while pending:
            name = pending.pop()
            for source in (*self._flows.get(name, ()), *(parts or {}).get(name, ())):
                if source not in found:
                    found.add(source)
                    pending.append(source)
        return found

    def visit(self, root: ast.AST, used: bool, name: str) -> None:
        pending: _Pending = [(root, used, name)]
        while pending:
            node, used, name = pending.pop()
            kind = type(node)
            if kind is ast.Constant or kind is ast.Raise:
                continue
            handler = _VISITS.get(kind)
            if handler is not None:
                handler(self, node, used, name, pending)
            else:
                inner = name if isinstance(node, ast.expr) else ""
                within = used and isinstance(node, ast.expr) and kind not in _HOLDING
                pending += [(child, within, inner) for child in children(node)]

    def _name(self, node: ast.Name, used: bool, name: str, pending: _Pending) -> None:
        if type(node.ctx) is not ast.Load:
            self.sketch.bound.add(node.id)
            return
        self.sketch.names.add(node.id)
        if not used:
            if name:
                self._flows.setdefault(name, set()).add(node.id)
            else:
                self.sketch.bare.add(node.id)

    def _walrus(self, node: ast.NamedExpr, used: bool, name: str, pending: _Pending) -> None:
        self.sketch.bound.add(node.target.id)
        pending.append((node.value, False, node.target.id if self._local else ""))
        if not used:
            self.sketch.bare.add(node.target.id)

    def _function_or_stream(self, node: ast.AST, used: bool, name: str, pending: _Pending) -> None:
        self._make(used, name)
        pending += [(child, False, "") for child in children(node)]

    def _yield(self, node: ast.AST, used: bool, name: str, pending: _Pending) -> None:
        self.sketch.yields = True
        pending += [(child, False, "") for child in children(node)]

    def _definition(
        self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, used: bool, name: str, pending: _Pending
    ) -> None:
        self.sketch.makes = self.sketch.makes or not self._local or isinstance(node, ast.ClassDef)
        self._made_as.add(node.name)
        pending += [(child, False, "") for child in children(node)]

    def _loop(self, node: ast.For | ast.AsyncFor | ast.comprehension, used: bool, name: str, pending: _Pending) -> None:
        pending.append((node.iter, not isinstance(node.target, (ast.Attribute, ast.Subscript)), ""))
        self.sketch.looped.update(each.id for each in descendants(node.iter) if isinstance(each, ast.Name))
        pending += [(child, False, "") for child in children(node) if child is not node.iter]

    def _assign(self, node: ast.Assign, used: bool, name: str, pending: _Pending) -> None:
        target = node.targets[0]
        if len(node.targets) == 1 and isinstance(target, ast.Name):
            pending.append((node.value, False, target.id if self._local else ""))
            self.sketch.bound.add(target.id)
        elif isinstance(target, (ast.Tuple, ast.List)) and isinstance(node.value, ast.GeneratorExp):
            pending.extend((child, False, "") for child in (*node.targets, *children(node.value)))
        else:
            pending += [(child, False, "") for child in children(node)]

    def _with(self, node: ast.withitem, used: bool, name: str, pending: _Pending) -> None:
        target = node.optional_vars
        name = target.id if isinstance(target, ast.Name) else ""
        if name:
            self.sketch.bound.add(name)
        pending.append((node.context_expr, target is None, name))

    def _subscript(self, node: ast.Subscript, used: bool, name: str, pending: _Pending) -> None:
        pending.append((node.value, used, name))
        inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        pending += [(each, True, "") for each in inner]

    def _arguments(self, node: ast.arguments, used: bool, name: str, pending: _Pending) -> None:
        pending += [(default, False, each.arg if self._local else "") for each, default in defaults(node)]
        pending += [(each, False, "") for each in parameters(node)]

    def _argument(self, node: ast.arg, used: bool, name: str, pending: _Pending) -> None:
        self.sketch.bound.add(node.arg)
        if node.annotation is not None:
            # a parameter is what its annotation says
            name = node.arg if self._local else ""
            self._kept_as += ((name, chain, False) for chain in map(dotted_name, named_types(node.annotation)) if chain)
            pending.append((node.annotation, False, name))

    def _global(self, node: ast.Global, used: bool, name: str, pending: _Pending) -> None:
        self._global_names.update(node.names)

    def _import(self, node: ast.Import | ast.ImportFrom, used: bool, name: str, pending: _Pending) -> None:
        self.sketch.imports.append(node)

    def _uses(self, node: ast.AST, used: bool, name: str, pending: _Pending) -> None:
        pending += [(child, True, "") for child in children(node)]

    def _expression(self, node: ast.Expr, used: bool, name: str, pending: _Pending) -> None:
        pending.append((node.value, True, ""))

    def _branch(self, node: ast.If | ast.While | ast.IfExp, used: bool, name: str, pending: _Pending) -> None:
        pending.append((node.test, True, ""))
        if isinstance(node, ast.IfExp):
            self.sketch.deciding |= {each.id for each in descendants(node.test) if isinstance(each, ast.Name)}
        pending += [(child, used, name) for child in children(node) if child is not node.test]

    def _make(self, used: bool, name: str) -> None:
        if used:
            return
        if name:
            self._made_as.add(name)
        else:
            self.sketch.makes = True

    def _attribute(self, node: ast.Attribute, used: bool, name: str, pending: _Pending) -> None:
        """An attribute that is read: a bound method of what it is read from may stay."""
        if not used and type(node.ctx) is ast.Load:
            is_private = node.attr.startswith("__") and not node.attr.endswith("__")
            if is_private or node.attr in TELLING or (node.attr == "values" and _is_type(node.value)):
                self._make(used, name)
        parts: list[str] = []
        inner: ast.expr = node
        while isinstance(inner, ast.Attribute):
            parts.append(inner.attr)
            self.sketch.attributes.add(inner.attr)
            inner = inner.value
        if isinstance(inner, ast.Name):
            self.sketch.names.add(inner.id)
            chain = ".".join([inner.id, *reversed(parts)])
            self.sketch.dotted.add(chain)
            if not used:
                self._kept_as.append((name, chain, False))
                self._parts.setdefault(name, set()).add(inner.id)
                if node.attr in BOUND:
                    self.sketch.through.add(inner.id)
        else:
            pending.append((inner, used, name))

    def _call(self, node: ast.Call, used: bool, name: str, pending: _Pending) -> None:
        function = node.func
        sketch = self.sketch
        called = ""
        if isinstance(function, ast.Name):
            called = function.id
            sketch.names.add(called)
            if not used:
                self._kept_as.append((name, called, False))
                if name:
                    self._flows.setdefault(name, set()).add(called)
                else:
                    self.sketch.through.add(called)
        elif isinstance(function, ast.Attribute):
            called = function.attr
            if not used:
                self._kept_as.append((name, called, True))
                chain = dotted_name(function)
                if chain:
                    self._kept_as.append((name, chain, False))
                    self._parts.setdefault(name, set()).add(chain.partition(".")[0])
            if called in FROM_HANDLES:
                sketch.attributes.add(called)
                chain = dotted_name(function)
                if chain:
                    sketch.dotted.add(chain)
                if isinstance(function.value, ast.Name):
                    sketch.names.add(function.value.id)
                    if not used:
                        self.sketch.through.add(function.value.id)
                else:
                    pending.append((function.value, used, name))
            else:
                owner = function.value
                if isinstance(owner, ast.Call) and isinstance(owner.func, ast.Name):
                    self._asked.add(owner.func.id)
                pending.append((function, True, ""))
        else:
            pending.append((function, used, name))
        sketch.called.add(called)
        if called in VIEWS and isinstance(function, ast.Attribute) and (not node.args or _is_type(function.value)):
            self._make(used, name)
        elif called == "next" and node.args and _is_call_of_iter(node.args[0]):
            pending.append((node.args[0].args[0], True, ""))
            return
        elif called in MAKERS and isinstance(function, ast.Name) and (called != "type" or len(node.args) == 3):
            self._make(used, name)
        elif called in CLASS_MAKERS:
            self._make(used, name)
        elif called in COLLECTING:
            for argument in node.args[:1]:
                if isinstance(argument, ast.Call) and isinstance(argument.func, ast.Attribute):
                    if argument.func.attr in ELEMENTS:
                        self._kept_as.append((name if not used else "", argument.func.attr, True))
        if called.endswith(("Loader", "loader")):
            given = (*node.args[:1], *(each.value for each in node.keywords if each.arg == "dataset"))
            owners = (each.value for each in given if isinstance(each, ast.Attribute))
            sketch.through |= {each.id for each in owners if isinstance(each, ast.Name)}
        if starts_workers(called) or any(keyword.arg in SENT for keyword in node.keywords):
            name = ""
        draws = is_drawing(called)
        inner = called in CONSUMERS or called in APPLYING or (called in PASSING and used)
        for index, argument in enumerate(node.args):
            is_drawn_from = draws and isinstance(argument, ast.Name) and argument.id in DRAWN_FROM
            is_used = inner or is_drawn_from or (called == "random_split" and index == 2)
            pending.append((argument, is_used, name))
        for keyword in node.keywords:
            if keyword.arg is not None:
                sketch.keywords.add(keyword.arg)
            is_used = (keyword.arg == "key" and inner) or (keyword.arg in DRAWN_FROM and draws)
            pending.append((keyword.value, is_used, name))


_HOLDING = frozenset((ast.List, ast.Tuple, ast.Set, ast.Dict, ast.ListComp, ast.SetComp, ast.DictComp))
_VISITS: dict[type[ast.AST], Callable[[_Walk, Any, bool, str, _Pending], None]] = {
    ast.Name: _Walk._name,
    ast.Attribute: _Walk._attribute,
    ast.Call: _Walk._call,
    ast.NamedExpr: _Walk._walrus,
    ast.Lambda: _Walk._function_or_stream,
    ast.GeneratorExp: _Walk._function_or_stream,
    ast.Yield: _Walk._yield,
    ast.YieldFrom: _Walk._yield,
    ast.FunctionDef: _Walk._definition,
    ast.AsyncFunctionDef: _Walk._definition,
    ast.ClassDef: _Walk._definition,
    ast.For: _Walk._loop,
    ast.AsyncFor: _Walk._loop,
    ast.comprehension: _Walk._loop,
    ast.Assign: _Walk._assign,
    ast.withitem: _Walk._with,
    ast.arg: _Walk._argument,
    ast.arguments: _Walk._arguments,
    ast.Global: _Walk._global,
    ast.Subscript: _Walk._subscript,
    ast.Import: _Walk._import,
    ast.ImportFrom: _Walk._import,
    ast.Compare: _Walk._uses,
    ast.BinOp: _Walk._uses,
    ast.Starred: _Walk._uses,
    ast.JoinedStr: _Walk._uses,
    ast.FormattedValue: _Walk._uses,
    ast.UnaryOp: _Walk._uses,
    ast.Expr: _Walk._expression,
    ast.If: _Walk._branch,
    ast.While: _Walk._branch,
    ast.IfExp: _Walk._branch,
}


def _is_call_of_iter(node: ast.expr) -> TypeGuard[ast.Call]:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "iter"
        and len(node.args) == 1
    )


def _is_type(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in ("dict", "OrderedDict", "defaultdict", "Counter")
