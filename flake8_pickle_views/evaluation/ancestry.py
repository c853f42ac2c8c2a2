"""Of which classes a value is an instance: Python's own word for its own types, the facts for those of libraries."""

from __future__ import annotations

import argparse
import builtins
import collections
import collections.abc
import contextlib
import enum
import functools
import io
import itertools
import logging
import numbers
import os
import pathlib
import queue
import re
import threading
import types
import typing

from flake8_pickle_views.evaluation import definitions
from flake8_pickle_views.evaluation.run import Run
from flake8_pickle_views.evaluation.values import (
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
    Typed,
    Union,
    Value,
    View,
)

_MODULES = {
    module.__name__: module
    for module in (
        *(argparse, builtins, collections, collections.abc, contextlib, enum, functools, io, itertools, logging),
        *(numbers, os, pathlib, queue, re, threading, types, typing),
    )
}
"""Modules of Python that are loaded anyway. Nothing is imported for the sake of a linted name."""

_NOTHING: collections.OrderedDict[object, object] = collections.OrderedDict()
_VIEWS: tuple[type, ...] = (
    *(type({}.keys()), type({}.values()), type({}.items())),
    *(type(_NOTHING.keys()), type(_NOTHING.values()), type(_NOTHING.items())),
)
_UNNAMED = (
    *(*_VIEWS, types.GeneratorType, types.CoroutineType, types.AsyncGeneratorType),
    *(types.FunctionType, types.MethodType, types.ModuleType, type(None)),
)
_HIDDEN: dict[str, type] = {f"builtins.{each.__name__}": each for each in _UNNAMED}
"""Classes that no module has under their own name."""

_ITERATORS: tuple[type, ...] = (
    *(type(iter([])), type(iter(())), type(iter(set())), type(iter({})), type(iter("")), type(iter(range(0)))),
    *(type(reversed([])), enumerate, zip, reversed),
)
_BUILTIN_METHOD: type = type([].append)
PRIMITIVES = (list, tuple, dict, set, frozenset, str, bytes, bytearray, int, float, complex)
"""Classes of which no class derives by the way: who does is known as one."""

_NO_CONTAINERS = ("builtins.object", "abc.", "torch.nn.", "torch.utils.data.")


@functools.lru_cache(maxsize=2048)
def real_class(qualname: str) -> type | None:
    """The class of Python itself of that name, if it is one: of `typing.List` it is `list`."""
    module, _, name = qualname.rpartition(".")
    found = vars(_MODULES[module]).get(name) if module in _MODULES else None
    if module == "typing":
        found = typing.get_origin(found)
    return found if isinstance(found, type) else _HIDDEN.get(qualname)


def exact_types(run: Run, value: Value) -> tuple[type, ...]:
    """The classes of Python itself, one of which is the value's own; none where it is no object of Python's own."""
    if isinstance(value, Const):
        return () if isinstance(value.value, Member) else (type(value.value),)
    if isinstance(value, View):
        found = real_class(f"builtins.{value.type}")
        return (found,) if found is not None else ()
    if isinstance(value, Generator):
        if value.what in run.suspected:
            return ()
        if value.what.startswith("coroutine "):
            return (types.CoroutineType, types.AsyncGeneratorType)
        return (types.GeneratorType,)
    if isinstance(value, Function):
        return (types.FunctionType,)
    if isinstance(value, Bound):
        return (types.MethodType,) if isinstance(value.function, Function) else (types.MethodType, _BUILTIN_METHOD)
    if isinstance(value, ModuleObject):
        return (types.ModuleType,)
    if isinstance(value, Namespace):
        return (dict,)
    return _of_container(run, value)


def _of_container(run: Run, value: Value) -> tuple[type, ...]:
    state = run.state(value)
    if state is None or not isinstance(state.type, str):
        return ()
    if state.kind == "iterator" and not state.type:
        return _ITERATORS
    if state.kind in ("list", "tuple", "dict", "set", "partial", "iterator"):
        found = real_class(state.type or f"builtins.{state.kind}")
        return (found,) if found is not None else ()
    return ()


def is_instance(run: Run, value: Value, cls: Value) -> bool | None:
    """Is it an instance of that class? None where it may be or not."""
    if isinstance(value, Union):
        verdicts = {is_instance(run, member, cls) for member in value.members}
        return verdicts.pop() if len(verdicts) == 1 else None
    if isinstance(value, Class):
        return _is_metaclass(cls)
    state = run.state(value)
    if state is not None and isinstance(state.type, Class):
        return _is_of_project(run, state.type, cls)
    if isinstance(value, Const) and isinstance(value.value, Member):
        return _is_of_project(run, value.value.type, cls)
    exact = exact_types(run, value)
    if exact:
        verdict = _is_of_python(run, exact, cls)
        # an annotation promises this class or one that derives from it
        promised = isinstance(value, Ref) and value.place in run.materialized.values()
        return None if promised and verdict is False else verdict
    if isinstance(cls, External) and state is not None and state.kind == "opaque" and state.type:
        return _is_of_library(run, str(state.type), cls.qualname)
    return None


def _is_metaclass(cls: Value) -> bool | None:
    """Of a class itself: what its metaclass makes it beside a `type` is not looked at."""
    if isinstance(cls, Class):
        return False
    real = real_class(cls.qualname) if isinstance(cls, External) else None
    if real is not None and issubclass(type, real):
        return True
    return False if real in PRIMITIVES else None


def _is_of_python(run: Run, exact: tuple[type, ...], cls: Value) -> bool | None:
    if not isinstance(cls, External):
        return False if isinstance(cls, Class) else None
    real = real_class(cls.qualname)
    if real is None:
        return False if run.facts.type(cls.qualname) is not None else None
    verdicts = {_is_subclass(each, real) for each in exact}
    return verdicts.pop() if len(verdicts) == 1 else None


def _is_subclass(cls: type, other: type) -> bool | None:
    try:
        return issubclass(cls, other)
    except TypeError:  # some protocols answer nothing
        return None


def _is_of_library(run: Run, own: str, other: str) -> bool | None:
    """Of an object of a library. The bases of the facts are no classes' bases: they leave the matter open."""
    own, other = run.facts.canonical(own), run.facts.canonical(other)
    if own == other:
        return True
    mine, theirs = real_class(own), real_class(other)
    if mine is not None and theirs is not None:
        return True if _is_subclass(mine, theirs) else None if _is_subclass(theirs, mine) else False
    fact = run.facts.type(own)
    if fact is None or fact.pickles is not False or run.facts.inherits(own, other):
        return None
    if theirs is not None:
        return False if theirs in PRIMITIVES else None
    apart = own.partition(".")[0] != other.partition(".")[0]
    return False if apart and run.facts.type(other) is not None else None


def class_of(run: Run, value: Value) -> Value:
    """What `type(value)` gives."""
    state = run.state(value)
    if state is not None and isinstance(state.type, Class):
        return state.type
    if isinstance(value, Typed):
        return value.type
    if isinstance(value, Const) and isinstance(value.value, Member):
        return value.value.type
    if isinstance(value, Ref) and value.place in run.materialized.values():
        return UNKNOWN
    if state is not None and state.kind == "opaque":
        return External(str(state.type)) if state.type else UNKNOWN
    exact = exact_types(run, value)
    if len(exact) != 1 or isinstance(value, Class):
        return UNKNOWN
    return External(f"{exact[0].__module__}.{exact[0].__qualname__}")


def is_same_class(run: Run, left: Value, right: Value) -> bool | None:
    """Are two values one class? None of what is no class, or may have another name."""
    if isinstance(left, (Class, External)) and left == right:
        return True
    if isinstance(left, Class) and isinstance(right, Class):
        return False if left.node is not right.node else None
    names = [each.qualname for each in (left, right) if isinstance(each, External)]
    found = [real_class(name) for name in names]
    if len(names) == 2:
        if None not in found:
            return found[0] is found[1]
        if run.facts.canonical(names[0]) == run.facts.canonical(names[1]):
            return True
        other = names[1] if found[1] is None else names[0]
        fact = run.facts.type(other) if any(found) else None
        return False if fact is not None and fact.pickles is False else None
    return False if found and found[0] is not None and isinstance(left, Class) | isinstance(right, Class) else None


def has_attribute(run: Run, value: Value, name: str) -> bool | None:
    """Has an object of Python's own this attribute? One that can be given attributes may have any."""
    exact = exact_types(run, value)
    if not exact:
        return _library_has_attribute(run, value, name)
    verdicts = {any(name in vars(base) for base in each.__mro__) for each in exact}
    if verdicts == {False} and any(map(_may_have_any, exact)):
        return None
    return verdicts.pop() if len(verdicts) == 1 else None


def _may_have_any(cls: type) -> bool:
    """Can its objects be given attributes, or do they show those of another object?"""
    return bool(cls.__dictoffset__) or cls is types.MethodType


def _library_has_attribute(run: Run, value: Value, name: str) -> bool | None:
    state = run.state(value)
    if state is None or state.kind != "opaque" or not state.type:
        return None
    real, fact = real_class(str(state.type)), run.facts.type(str(state.type))
    known = fact is not None and (name in fact.attributes or run.facts.method(fact.name, name) is not None)
    return True if known or (real is not None and hasattr(real, name) and not hasattr(type, name)) else None


def may_be_either(run: Run, value: Value, cls: Value) -> bool:
    """Is this an object of which only a common kind is known, that of `cls` and others (a node of an HDF5 file)?"""
    state = run.state(value)
    if state is None or state.kind != "opaque" or not isinstance(cls, External) or not state.type:
        return False
    return not run.facts.inherits(str(state.type), cls.qualname) and run.facts.inherits(cls.qualname, str(state.type))


# instances of classes of the project


def _is_of_project(run: Run, own: Class, cls: Value) -> bool | None:
    order = definitions.mro(run, own)
    if cls in order:
        return True
    if isinstance(cls, Class):
        return None if UNKNOWN in order else False
    real = real_class(cls.qualname) if isinstance(cls, External) else None
    if real is None or real is collections.abc.Hashable:
        return None
    if real is object:
        return True
    for base in order:
        theirs = real_class(base.qualname) if isinstance(base, External) else None
        if theirs is not None and _is_subclass(theirs, real):
            return True
    verdicts = [_has_method(run, own, name) for name in _asked_for(real)]
    if verdicts and all(verdicts):
        return True
    if None in verdicts or (verdicts and UNKNOWN in order):
        return None
    return False if all(_is_no_container(base, real) for base in order) else None


def _asked_for(real: type) -> typing.Iterable[str]:
    """The methods that make a class an instance of an abstract one, without deriving from it (`Iterable`)."""
    if real.__module__ == "collections.abc" and "__subclasshook__" in vars(real):
        return sorted(getattr(real, "__abstractmethods__", ()))
    return ()


def _has_method(run: Run, own: Class, name: str) -> bool | None:
    found = definitions.find_member(run, own, name)
    if found is None:
        return False
    return True if found[1] is not None else None


def _is_no_container(base: Value, real: type) -> bool:
    """Is a base surely not of this class, nor of one that derives from it?"""
    if isinstance(base, External):
        if real not in PRIMITIVES and base.qualname.startswith("torch."):
            return False
        known = real_class(base.qualname) is not None or base.qualname in ("typing.Generic", "typing.Protocol")
        return known or base.qualname.startswith(_NO_CONTAINERS)
    return isinstance(base, Class)
