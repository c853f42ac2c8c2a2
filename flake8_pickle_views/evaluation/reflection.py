"""Builtins that look at objects: `isinstance`, `getattr`, `vars`, `super` and their kin."""

from __future__ import annotations

import ast

from flake8_pickle_views.evaluation import (
    ancestry,
    definitions,
    dynamic,
    expressions,
    objects,
    sequences,
)
from flake8_pickle_views.evaluation.run import Arguments, Frame, Run, value_of
from flake8_pickle_views.evaluation.values import (
    NONE,
    UNKNOWN,
    Bound,
    Class,
    Const,
    External,
    Function,
    Namespace,
    Ref,
    Super,
    Unknown,
    Value,
    members,
    union,
)


def isinstance_(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    unsure = Unknown(type="bool")
    if len(arguments.positional) != 2:
        return unsure
    value, classes = arguments.positional
    if isinstance(value, Unknown) and value.assumed is not None:
        value = value.assumed
    written = node.args[1] if isinstance(node, ast.Call) and len(node.args) == 2 else None
    named = _alternatives(run, written, frame) or _flat(run, classes, frame)
    verdicts = [ancestry.is_instance(run, value, each) for each in named]
    if True in verdicts:
        return Const(True)
    return Const(False) if all(verdict is False for verdict in verdicts) else unsure


def classes_of(run: Run, written: ast.expr, frame: Frame) -> list[Value]:
    """The classes that a test of a type names: one, a tuple of them, `A | B`."""
    return _alternatives(run, written, frame) or _flat(run, expressions.evaluate(run, written, frame), frame)


def _alternatives(run: Run, written: ast.expr | None, frame: Frame) -> list[Value]:
    """The classes of `A | B`, which is no value of its own here."""
    if not isinstance(written, ast.BinOp) or not isinstance(written.op, ast.BitOr):
        return []
    return [*classes_of(run, written.left, frame), *classes_of(run, written.right, frame)]


def _flat(run: Run, classes: Value, frame: Frame) -> list[Value]:
    exact = sequences.exact_elements(run, classes, frame)
    return [classes] if exact is None else [inner for each in exact for inner in _flat(run, each, frame)]


def name_argument(arguments: Arguments) -> str | None:
    if len(arguments.positional) < 2:
        return None
    name = arguments.positional[1]
    return name.value if isinstance(name, Const) and isinstance(name.value, str) else None


def getattr_(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    name = name_argument(arguments)
    if name is None:
        return UNKNOWN
    found = objects.get_attribute(run, arguments.positional[0], name, node, frame)
    if isinstance(found, Unknown) and found.assumed is None and len(arguments.positional) > 2:
        return union(found, arguments.positional[2])
    return found


def setattr_(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    name = name_argument(arguments)
    if len(arguments.positional) == 3:
        owner, _, value = arguments.positional
        if name is not None:
            objects.set_attribute(run, owner, name, value, frame)
        else:
            set_some(run, owner, arguments.positional[1], value, frame)
    return NONE


def set_some(run: Run, owner: Value, name: Value, value: Value, frame: Frame) -> None:
    for each in members(name):
        if isinstance(each, Const) and isinstance(each.value, str):
            for target in members(owner):
                state = run.state(target)
                if state is not None and isinstance(target, Ref):
                    before = state.attributes.get(each.value, ())
                    run.store.set_attribute(target.place, each.value, before + run.held(value, frame))


def delattr_(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    name = name_argument(arguments)
    if name is not None:
        objects.delete_attribute(run, arguments.positional[0], name)
    return NONE


def hasattr_(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    name = name_argument(arguments)
    state = run.state(arguments.first)
    if name is None:
        return Unknown(type="bool")
    if state is not None and state.kind == "instance":
        if name in state.attributes:
            return Const(True)
        if isinstance(state.type, Class):
            found = definitions.find_member(run, state.type, name)
            return Const(True) if found is not None and found[1] is not None else Unknown(type="bool")
    verdict = ancestry.has_attribute(run, arguments.first, name)
    return Unknown(type="bool") if verdict is None else Const(verdict)


def vars_(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    value = arguments.first
    return Namespace(value.place) if isinstance(value, Ref) else UNKNOWN


def type_(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    if len(arguments.positional) == 3:
        return dynamic.class_from_type(run, arguments, node, frame)
    return ancestry.class_of(run, arguments.first)


def super_(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    if len(arguments.positional) == 2:
        owner, receiver = arguments.positional
        if isinstance(owner, Class):
            return Super(owner, receiver)
        return UNKNOWN
    scope: Frame | None = frame
    while scope is not None and scope.owner is None:
        scope = run.around(scope)
    if scope is None or scope.owner is None or scope.function is None:
        return UNKNOWN
    spec = scope.function.node.args
    parameters = [*spec.posonlyargs, *spec.args]
    if not parameters:
        return UNKNOWN
    state = run.store.places.get(scope.place)
    slot = state.attributes.get(parameters[0].arg) if state is not None else None
    return Super(scope.owner, value_of(slot)) if slot is not None else UNKNOWN


def callable_(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    value = arguments.first
    if isinstance(value, (Function, Bound, Class)):
        return Const(True)
    if isinstance(value, Unknown) and value.assumed is not None:
        value = value.assumed
    verdict = ancestry.is_instance(run, value, External("collections.abc.Callable"))
    return Unknown(type="bool") if verdict is None else Const(verdict)
