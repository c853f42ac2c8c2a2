"""Builtins that look at objects: `isinstance`, `getattr`, `vars`, `super` and their kin."""

from __future__ import annotations

import ast

from flake8_pickle_views.evaluation import (
    definitions,
    dynamic,
    library,
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
    Generator,
    Member,
    ModuleObject,
    Namespace,
    Ref,
    Super,
    Typed,
    Unknown,
    Value,
    View,
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
    elements = sequences.exact_elements(run, classes, frame) or [classes]
    verdicts = [is_instance(run, value, each) for each in elements]
    if True in verdicts:
        return Const(True)
    return Const(False) if all(verdict is False for verdict in verdicts) else unsure


_PLAIN = frozenset(f"builtins.{name}" for name in ("list", "tuple", "dict", "set", "frozenset", "str", "bytes", "int"))
_OTHER_BASES = ("builtins.object", "abc.", "collections.abc.", "torch.nn.", "torch.utils.data.")
_ABSTRACT = frozenset(f"typing.{name}" for name in "Generic Protocol Iterable Iterator Sequence Mapping".split())


def _is_no_container(base: Value) -> bool:
    """Is a base surely neither a builtin container nor a subclass of one?"""
    if isinstance(base, External):
        return base.qualname in _ABSTRACT or base.qualname.startswith(_OTHER_BASES)
    return isinstance(base, Class)


def is_instance(run: Run, value: Value, cls: Value) -> bool | None:
    state = run.state(value)
    if isinstance(cls, Class) and state is not None and isinstance(state.type, Class):
        order = definitions.mro(run, state.type)
        return True if cls in order else None if UNKNOWN in order else False
    if isinstance(cls, External) and state is not None and isinstance(state.type, Class):
        order = definitions.mro(run, state.type)
        if cls in order:
            return True
        return False if cls.qualname in _PLAIN and all(map(_is_no_container, order)) else None
    if isinstance(cls, External) and state is not None and not isinstance(state.type, Class):
        own = library.CONTAINERS.get(cls.qualname)
        if own is not None and state.kind in ("list", "tuple", "dict", "set"):
            return state.kind == own and not state.type
    if isinstance(value, Const) and isinstance(cls, External) and cls.qualname.startswith("builtins."):
        return cls.qualname.rpartition(".")[2] in [each.__name__ for each in type(value.value).__mro__]
    if value == NONE and isinstance(cls, (Class, External)):
        return False
    if isinstance(cls, Class):
        if isinstance(value, Const) and isinstance(value.value, Member):
            return cls in definitions.mro(run, value.value.type)
        if isinstance(value, (Function, Bound, Class, ModuleObject, View, Generator, Const)):
            return False
        if state is not None and state.kind in ("list", "tuple", "dict", "set", "iterator", "partial"):
            return False
    return None


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
    if name is not None and state is not None and state.kind == "instance":
        if name in state.attributes:
            return Const(True)
        if isinstance(state.type, Class):
            found = definitions.find_member(run, state.type, name)
            return Const(True) if found is not None and found[1] is not None else Unknown(type="bool")
    return Unknown(type="bool")


def vars_(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    value = arguments.first
    return Namespace(value.place) if isinstance(value, Ref) else UNKNOWN


def type_(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    if len(arguments.positional) == 3:
        return dynamic.class_from_type(run, arguments, node, frame)
    state = run.state(arguments.first)
    if state is not None and isinstance(state.type, Class):
        return state.type
    value = arguments.first
    return value.type if isinstance(value, Typed) else UNKNOWN


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
    return Const(False) if isinstance(value, Const) else Unknown(type="bool")
