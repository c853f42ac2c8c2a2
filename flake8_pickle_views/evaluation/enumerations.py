"""Enumerations: their members are constants, known by name, by value, by identity."""

from __future__ import annotations

import ast

from flake8_pickle_views.evaluation import definitions
from flake8_pickle_views.evaluation.run import Arguments, Frame, Run
from flake8_pickle_views.evaluation.values import UNKNOWN, Class, Const, External, Member, Value

_BASES = frozenset({"enum.Enum", "enum.IntEnum", "enum.Flag", "enum.IntFlag", "enum.StrEnum"})


def is_enumeration(run: Run, cls: Class) -> bool:
    return any(isinstance(each, External) and each.qualname in _BASES for each in definitions.mro(run, cls))


def member(run: Run, cls: Class, name: str, value: Value, frame: Frame) -> Value:
    """`Color.red`; everything else that the class has is what it is."""
    if name.startswith("_") or isinstance(value, External):
        return value
    return _one_of(run, cls, name, frame)


def item(run: Run, cls: Class, key: Value, frame: Frame) -> Value:
    """`Color["red"]`."""
    name = key.value if isinstance(key, Const) and isinstance(key.value, str) else None
    return _one_of(run, cls, name, frame)


def by_value(run: Run, cls: Class, arguments: Arguments, frame: Frame) -> Value:
    """`Color("red")`: the member with that value, where both are literals."""
    wanted = arguments.positional[0] if arguments.positional else None
    if isinstance(wanted, Const):
        if isinstance(wanted.value, Member):
            return wanted
        for statement in cls.node.body:
            if isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Constant):
                target = statement.targets[0]
                if isinstance(target, ast.Name) and statement.value.value == wanted.value:
                    return _one_of(run, cls, target.id, frame)
    return _one_of(run, cls, None, frame)


def attribute(run: Run, value: Member, name: str) -> Value:
    """`Color.red.value` and `.name`."""
    if name in ("name", "_name_"):
        return Const(value.name)
    if name in ("value", "_value_"):
        return definitions.class_member(run, value.type, value.name) or UNKNOWN
    return UNKNOWN


def _one_of(run: Run, cls: Class, name: str | None, frame: Frame) -> Value:
    """A member: of a class that pickle can't find, an object that does not travel."""
    if cls.frame is not None:
        return run.place("instance", cls, frame)
    return Const(Member(cls, name)) if name is not None else UNKNOWN
