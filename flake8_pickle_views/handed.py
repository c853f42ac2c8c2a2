"""What is handed to workers beside a dataset (`collate_fn`, `target`, ...), and the line that gives it."""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Callable, Iterator

from flake8_pickle_views import arguments, attribution, captured, elsewhere, loaders, presence
from flake8_pickle_views.attribution import Spot
from flake8_pickle_views.evaluation.run import Construction, Frame, Run
from flake8_pickle_views.evaluation.values import (
    Class,
    Function,
    Generator,
    ModuleObject,
    Origin,
    Union,
    Value,
    View,
    members,
)
from flake8_pickle_views.pickling import Leaf, Walk
from flake8_pickle_views.source.modules import Module
from flake8_pickle_views.source.trees import defaults


class _Everything(frozenset[tuple[str, str]]):
    """A dataset on the way reports itself: whatever it holds is known."""

    def __contains__(self, item: object) -> bool:
        return True


_KNOWN = _Everything()
_CONTAINERS = ("list", "tuple", "dict", "set", "iterator")


def handed_over(
    run: Run, frame: Frame, made: Construction, is_dataset: Callable[[Class], bool], linted: Module
) -> Iterator[tuple[Leaf, Spot]]:
    """What does not make the trip of all that a call hands to its workers, and where each stands here."""
    found = loaders.signature(made)
    for name in found.travel if found is not None else ():
        value = loaders.argument(made, name)
        if value is None or (name == "dataset" and not _is_plain(run, value, is_dataset)):
            continue
        if isinstance(value, ModuleObject):  # found by a name that nobody knows: what is called is no module
            continue
        for leaf in Walk(run, frame, is_dataset, lambda cls: _KNOWN).leaves(value, name):
            if not presence.may_be_there(leaf, made):
                continue
            spot = _spot(run, frame, leaf, made, name, linted)
            if spot is not None:
                yield _with_remedy(run, leaf), spot


def _is_plain(run: Run, value: Value, is_dataset: Callable[[Class], bool]) -> bool:
    """Is this no dataset, but a container, a generator, an instance of a class made in a function?"""
    for member in members(value):
        state = run.state(member)
        if isinstance(member, (Generator, View)) or (state is not None and state.kind in _CONTAINERS):
            return True
        if state is not None and isinstance(state.type, Class) and state.type.frame is not None:
            return not is_dataset(state.type)
    return False


def _with_remedy(run: Run, leaf: Leaf) -> Leaf:
    """A local function's remedy names what it takes from around it."""
    if leaf.kind.digits != "03" or not isinstance(leaf.value, Function) or leaf.verdict.remedy.startswith("write "):
        return leaf
    remedy = captured.remedy(run, leaf.value)
    return (
        dataclasses.replace(leaf, verdict=dataclasses.replace(leaf.verdict, remedy=remedy))
        if remedy
        else leaf
    )


# which line


def _spot(
    run: Run, frame: Frame, leaf: Leaf, made: Construction, name: str, linted: Module
) -> Spot | None:
    """The argument that brings the value in: of the call itself, or of a wrapper that passes it on."""
    found = loaders.signature(made)
    index = found.parameters.index(name) if found is not None and name in found.parameters else -1
    module, node = _entrance(made, name, index, leaf.made)
    if module is linted:
        return Spot(node, argument=True)
    if leaf.made is not None and leaf.made.module is linted:
        return attribution.innermost(made.site, linted)
    if made.site.module is not linted and _is_certain(run, made, name):
        if not _is_told_there(run, frame, made, name, linted):
            return attribution.innermost(made.site, linted)
    return None


def _is_certain(run: Run, made: Construction, name: str) -> bool:
    """Not one of several: which of them it is may hang on the same option as whether anything is started at all."""
    value = loaders.argument(made, name)
    state = run.state(value) if value is not None else None
    return not isinstance(value, Union) and (state is None or all(len(slot) == 1 for slot in state.items.values()))


def _is_told_there(run: Run, frame: Frame, made: Construction, name: str, linted: Module) -> bool:
    """Would the loader be given something bad whatever the function that makes it was called with?"""

    def is_bad(each: Construction, all_made: list[Construction]) -> bool:
        return loaders.may_have_workers(run, each, all_made) and _gives_bad(run, each, name, frame)

    return elsewhere.is_told(run, made, linted, is_bad)


def _gives_bad(run: Run, made: Construction, name: str, frame: Frame) -> bool:
    value = loaders.argument(made, name)
    return value is not None and bool(Walk(run, frame, lambda cls: False, lambda cls: _KNOWN).leaves(value, name))


def _entrance(made: Construction, name: str, index: int, origin: Origin | None) -> tuple[Module, ast.AST]:
    """Outwards from the call, as long as the argument only hands on a parameter."""
    frame, position = made.frame, index
    call: ast.AST | None = made.call
    while frame is not None and isinstance(call, ast.Call):
        given = arguments.given(call, name, position)
        if given is None:
            return frame.module, call
        passed = _parameter(given, frame, name)
        if passed is None or frame.function is None or frame.parent is None:
            return frame.module, given
        name, position = passed
        default = _default(frame.function, name)
        if default is not None and arguments.lies_in(origin, frame.module, default):
            return frame.module, default
        outer = arguments.given(frame.call, name, position) if isinstance(frame.call, ast.Call) else None
        if outer is None or _is_constant(outer) or arguments.lies_in(origin, frame.module, frame.function.node):
            return frame.module, given
        frame, call = frame.parent, frame.call
    return made.site.module, made.site.node


def _is_constant(given: ast.AST) -> bool:
    return isinstance(given.value if isinstance(given, ast.keyword) else given, ast.Constant)


def _parameter(given: ast.AST, frame: Frame, name: str) -> tuple[str, int] | None:
    """Where an argument only hands on a parameter of the function around it: its name and position."""
    if frame.function is None:
        return None
    spread = isinstance(given, ast.keyword) and given.arg is None
    value = given.value if isinstance(given, ast.keyword) else given
    if not isinstance(value, ast.Name):
        return None
    spec = frame.function.node.args
    if spread:
        return (name, -1) if spec.kwarg is not None and spec.kwarg.arg == value.id else None
    names = [each.arg for each in (*spec.posonlyargs, *spec.args)]
    if value.id in names:
        bound = 1 if frame.function.owner is not None and not arguments.is_unbound(frame) else 0
        return value.id, names.index(value.id) - bound
    return (value.id, -1) if value.id in [each.arg for each in spec.kwonlyargs] else None


def _default(function: Function, name: str) -> ast.AST | None:
    return next((default for parameter, default in defaults(function.node.args) if parameter.arg == name), None)
