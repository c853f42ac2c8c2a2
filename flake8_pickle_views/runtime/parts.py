"""What an object sends along when it is pickled, each part with the step that leads to it.

A step continues a path, as `.names` or `['neg']` does. It is empty where no expression leads from the
object to the part (the source of a `map`), and `[*]` stands for some element of an unordered collection.
"""

from __future__ import annotations

import copyreg
import dataclasses
import pickle
import types
from collections.abc import Iterable, Iterator
from typing import Any

from flake8_pickle_views.runtime.launch import dispatch_table

Part = tuple[str, object]

ATOMIC: frozenset[type] = frozenset(
    {type(None), type(...), type(NotImplemented), bool, int, float, complex, str, bytes, bytearray}
)
BY_NAME = (type, types.FunctionType)
_SHOWN_KEYS = ATOMIC - {bytearray}


@dataclasses.dataclass(frozen=True)
class Reduction:
    """What an object's reducer yields; `constructors` are pickled by name, `parts` for themselves."""

    function: object = None
    arguments: tuple[Any, ...] = ()
    state: object = None
    constructors: tuple[object, ...] = ()
    parts: tuple[Part, ...] = ()


def is_container(obj: object) -> bool:
    """Whether pickle has an opcode for the object and saves its elements itself."""
    return type(obj) in (list, tuple, dict, set, frozenset)


def elements(obj: Any) -> Iterator[Part]:
    """The elements of a builtin container, without those that pickle as they are."""
    if isinstance(obj, dict):
        yield from _items(obj.items())
    elif not ATOMIC.issuperset(map(type, obj)):
        shown = isinstance(obj, (list, tuple))
        for index, value in enumerate(obj):
            if type(value) not in ATOMIC:
                yield f"[{index}]" if shown else "[*]", value


def reduction(obj: Any) -> Reduction:
    """Ask an object's reducer as pickle would. Raises what the reducer raises."""
    reducer = dispatch_table().get(type(obj))
    if reducer is not None:
        reduced = reducer(obj)
    elif issubclass(type(obj), BY_NAME):
        return Reduction(constructors=(obj,))
    else:
        reduced = obj.__reduce_ex__(pickle.DEFAULT_PROTOCOL)
    if not isinstance(reduced, tuple) or not 2 <= len(reduced) <= 6 or not isinstance(reduced[1], tuple):
        return Reduction()
    function, arguments, state, in_list, in_dict, setter = reduced + (None,) * (6 - len(reduced))
    parts: list[Part] = []
    constructors = [function] if issubclass(type(function), BY_NAME) else []
    if function in (copyreg.__newobj__, copyreg.__newobj_ex__) and arguments:  # type: ignore[attr-defined]
        constructors.append(arguments[0])
        sent = list(arguments[1:])
    else:
        sent = list(arguments)
    parts += [("", value) for value in (function, setter) if not issubclass(type(value), BY_NAME)]
    parts += _loose(obj, sent)
    parts += _attributes(state) if isinstance(state, dict) else _loose(obj, [state])
    parts += [(f"[{index}]", value) for index, value in enumerate(in_list or ())]
    parts += _items(in_dict or ())
    kept = tuple((step, value) for step, value in parts if type(value) not in ATOMIC)
    return Reduction(function, arguments, state, tuple(constructors), kept)


def members(obj: Any) -> dict[str, object]:
    """An object's own attributes, read without running any of its code."""
    found: dict[str, object] = {}
    if issubclass(type(obj), tuple):
        found.update(zip(getattr(type(obj), "_fields", ()), tuple.__iter__(obj)))
    for cls in reversed(type(obj).__mro__):
        for name, descriptor in vars(cls).items():
            if isinstance(descriptor, types.MemberDescriptorType):
                try:
                    found[name] = descriptor.__get__(obj, cls)
                except AttributeError:
                    continue
    try:
        attributes = object.__getattribute__(obj, "__dict__")
    except AttributeError:
        return found
    return {**found, **attributes} if isinstance(attributes, dict) else found


def _items(pairs: Iterable[tuple[object, object]]) -> Iterator[Part]:
    for key, value in pairs:
        if type(key) not in ATOMIC:
            yield "[*]", key
        if type(value) not in ATOMIC:
            yield f"[{key!r}]" if type(key) in _SHOWN_KEYS else "[*]", value


def _attributes(state: dict[Any, object]) -> Iterator[Part]:
    for name, value in state.items():
        if type(name) is str:
            yield f".{name}" if name.isidentifier() else f".__dict__[{name!r}]", value
        else:
            yield from _items([(name, value)])


def _loose(obj: object, values: Iterable[object], depth: int = 3) -> Iterator[Part]:
    """Values that the reducer lists without a name: the attribute that holds the very value names it."""
    names = {id(value): f".{name}" for name, value in members(obj).items()}
    for value in values:
        if id(value) in names or depth == 0 or type(value) not in (tuple, list, dict):
            yield names.get(id(value), ""), value
        elif isinstance(value, dict):
            yield from _attributes(value)
        else:
            yield from _loose(obj, value, depth - 1)  # type: ignore[arg-type]
