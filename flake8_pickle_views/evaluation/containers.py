"""Methods that are not written in the project: those of containers, strings, objects of libraries."""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Callable

from flake8_pickle_views.evaluation import calls, construction, copies, library, objects, registries, sequences
from flake8_pickle_views.evaluation.run import Arguments, Frame, Run, value_of
from flake8_pickle_views.evaluation.store import ANY
from flake8_pickle_views.evaluation.values import (
    NONE,
    TEXT,
    UNKNOWN,
    Class,
    Const,
    Generator,
    Namespace,
    Ref,
    Unknown,
    Value,
    View,
    union,
)

Method = Callable[[Run, Value, Arguments, ast.AST, Frame], Value]


def call_method(
    run: Run, qualname: str, receiver: Value, arguments: Arguments, node: ast.AST, frame: Frame
) -> Value:
    """What calling the method of that qualified name on `receiver` gives."""
    owner, _, name = qualname.rpartition(".")
    if owner == "?":
        return _guessed(run, name, receiver, arguments, node, frame)
    if name in ("__init__", "__new__", "__setattr__", "__getattribute__", "__getstate__", "__reduce__"):
        return _of_object(run, owner, name, receiver, arguments, node, frame)
    state = run.state(receiver)
    kind = _container_kind(owner, receiver, state.kind if state is not None else "")
    if kind:
        method = _METHODS[kind].get(name)
        if method is not None:
            return method(run, receiver, arguments, node, frame)
        if kind in ("dict", "namespace") and name in objects.GUESSED and not arguments.all():
            mapping = "OrderedDict" if owner.endswith("OrderedDict") else "dict"
            if owner == "collections.ChainMap":
                mapping = "abc"
            return library.mapping_view(run, mapping, name, receiver, node, frame)
        if kind != "str":
            for argument in arguments.all():
                calls.escape(run, argument)
            return UNKNOWN
    if kind == "str" or isinstance(receiver, (Const, Unknown)):
        return _text_method(run, name, receiver, arguments, frame)
    if isinstance(receiver, (View, Generator)):
        return Unknown(type="set") if name in ("union", "difference", "intersection", "isdisjoint") else UNKNOWN
    return library.call_method(run, owner, name, receiver, arguments, node, frame)


def is_unbound_method(run: Run, qualname: str, arguments: Arguments) -> bool:
    """Is this a method called on the class, its object being the first argument (`dict.keys(d)`)?"""
    owner, _, name = qualname.rpartition(".")
    if not arguments.positional:
        return False
    if name in ("__init__", "__setattr__", "__getattribute__"):
        return run.state(arguments.positional[0]) is not None
    if name == "__new__":
        return isinstance(arguments.positional[0], Class)
    kind = library.CONTAINERS.get(owner, "")
    return bool(kind) and (name in _METHODS[kind] or (kind == "dict" and name in objects.GUESSED))


def call_unbound(run: Run, qualname: str, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    """Call a method found on its class with the object in front."""
    owner, _, name = qualname.rpartition(".")
    receiver = arguments.positional[0]
    if name == "__new__":
        return _of_object(run, owner, name, receiver, arguments, node, frame)
    rest = dataclasses.replace(arguments, positional=arguments.positional[1:])
    if isinstance(receiver, Unknown) and name in objects.GUESSED and not rest.all():
        mapping = "OrderedDict" if owner.endswith("OrderedDict") else "dict"
        return library.mapping_view(run, mapping, name, receiver, node, frame)
    return call_method(run, qualname, receiver, rest, node, frame)


def _container_kind(owner: str, receiver: Value, kind: str) -> str:
    if isinstance(receiver, Namespace):
        return "dict"
    if kind in ("list", "tuple", "set", "dict"):
        return kind
    if kind == "instance" and owner in library.CONTAINERS:
        return library.CONTAINERS[owner]
    if owner in ("builtins.str", "builtins.bytes"):
        return "str"
    return ""


def _guessed(
    run: Run, name: str, receiver: Value, arguments: Arguments, node: ast.AST, frame: Frame
) -> Value:
    """The first of the three guesses: `keys()`, `values()`, `items()` of a receiver nobody can type is a view."""
    if name in run.suspected:
        origin = run.origin(node, frame)
        return Generator(name, origin, Generator(name, origin))
    if arguments.all() or arguments.more_positional or arguments.more_keywords:
        return UNKNOWN
    return library.mapping_view(run, "dict", name, receiver, node, frame)


def _of_object(
    run: Run, owner: str, name: str, receiver: Value, arguments: Arguments, node: ast.AST, frame: Frame
) -> Value:
    """The methods that every class has from `object` or from a base of a library."""
    if name == "__init__":
        target = receiver
        given = arguments
        if not isinstance(receiver, Ref) and arguments.positional:
            target, given = arguments.positional[0], Arguments(arguments.positional[1:], arguments.keywords)
        if isinstance(target, Ref):
            if owner in library.CONTAINERS:
                _fill(run, target, given, library.CONTAINERS[owner], frame)
            else:
                library.initialize_base(run, owner, target, given, frame)
            if construction.is_builtin_exception(owner) and not given.more_positional:
                construction.keep_arguments(run, target, given, frame)
            if run.watches(owner):
                library.note_construction(run, target, owner, given, node, frame)
        return NONE
    if name == "__new__":
        cls = arguments.positional[0] if arguments.positional else receiver
        if not isinstance(cls, Class):
            return UNKNOWN
        ref = run.place("instance", cls, frame)
        if frame.function is None or frame.function.name != "__new__":
            construction.note(run, cls, ref, Arguments(), node, frame)
        return ref
    if name == "__setattr__":
        given_values = arguments.positional
        if len(given_values) == 3:
            receiver, given_values = given_values[0], given_values[1:]
        if len(given_values) == 2 and isinstance(receiver, Ref) and isinstance(given_values[0], Const):
            run.store.set_attribute(receiver.place, given_values[0].value, run.held(given_values[1], frame))
        return NONE
    if name == "__getattribute__" and arguments.positional:
        key = arguments.positional[-1]
        state = run.state(receiver)
        if isinstance(key, Const) and state is not None and key.value in state.attributes:
            return value_of(state.attributes[key.value])
    if name == "__getstate__" and isinstance(receiver, Ref):
        return copies.copied_mapping(run, Namespace(receiver.place), frame)
    return UNKNOWN


def _fill(run: Run, target: Ref, arguments: Arguments, kind: str, frame: Frame) -> None:
    for argument in arguments.positional[:1]:
        if kind == "dict":
            sequences.update(run, target, argument, frame)
        else:
            sequences.extend(run, target, argument, frame)
    for name, value in arguments.keywords.items():
        sequences.set_item(run, target, Const(name), value, frame)


def _text_method(run: Run, name: str, receiver: Value, arguments: Arguments, frame: Frame) -> Value:
    if isinstance(receiver, Const) and name in ("startswith", "endswith") and len(arguments.positional) == 1:
        part = arguments.positional[0]
        if isinstance(receiver.value, str) and isinstance(part, Const) and isinstance(part.value, str):
            return Const(getattr(receiver.value, name)(part.value))
    if name in ("split", "rsplit", "splitlines"):
        ref = run.place("list", "", frame)
        run.store.set_item(ref.place, ANY, run.held(TEXT, frame))
        return ref
    if name in ("encode",):
        return Unknown(type="bytes")
    if name.startswith("is") or name in ("startswith", "endswith"):
        return Unknown(type="bool")
    if name in ("find", "index", "count"):
        return Unknown(type="int")
    return TEXT


# lists and sets


def _append(run: Run, receiver: Value, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    if arguments.positional:
        sequences.add(run, receiver, arguments.positional[-1], frame)
    return NONE


def _extend(run: Run, receiver: Value, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    for argument in arguments.positional:
        sequences.extend(run, receiver, argument, frame)
    return NONE


def _insert(run: Run, receiver: Value, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    state = run.state(receiver)
    if state is not None and isinstance(receiver, Ref) and len(arguments.positional) == 2:
        values = [sequences.all_held(state), run.held(arguments.positional[1], frame)]
        run.store.put(
            receiver.place, state.replaced(items={ANY: tuple(held for slot in values for held in slot)})
        )
    return NONE


def _pop_last(run: Run, receiver: Value, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    key = arguments.positional[0] if arguments.positional else Const(-1)
    value = sequences.get_item(run, receiver, key, node, frame)
    state = run.state(receiver)
    if state is not None and isinstance(receiver, Ref) and state.items and ANY not in state.items:
        index = key.value if isinstance(key, Const) and isinstance(key.value, int) else None
        slots = list(state.items.values())
        if index is not None and -len(slots) <= index < len(slots):
            del slots[index]
            run.store.put(receiver.place, state.replaced(items=dict(enumerate(slots))))
    return value


def _clear(run: Run, receiver: Value, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    if isinstance(receiver, (Ref, Namespace)):
        sequences.clear(run, receiver)
    return NONE


def _new_list(run: Run, receiver: Value, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    """Of a subclass's instance too, `copy()` gives a plain list: its class and attributes stay behind."""
    return copies.copied(run, receiver, "list", frame)


def _none(run: Run, receiver: Value, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    return NONE


def _new_set(run: Run, receiver: Value, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    return copies.copied(run, receiver, "set", frame)


# dictionaries


def _get(run: Run, receiver: Value, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    if not arguments.positional:
        return UNKNOWN
    key = arguments.positional[0]
    default = arguments.positional[1] if len(arguments.positional) > 1 else NONE
    if isinstance(receiver, Namespace):
        state = run.store.places.get(receiver.place)
        slot = state.attributes.get(key.value) if state is not None and isinstance(key, Const) else None
        return value_of(slot) if slot is not None else default
    registries.complete(run, receiver, key, frame)
    state = run.state(receiver)
    if state is None:
        return UNKNOWN
    if isinstance(key, Const) and ANY not in state.items:
        return value_of(state.items[key.value]) if key.value in state.items else default
    if "default_factory" in state.attributes:
        return union(sequences.item_of_state(state, key), default)
    return union(sequences.get_item(run, receiver, key, node, frame), default)


def _pop_key(run: Run, receiver: Value, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    value = _get(run, receiver, arguments, node, frame)
    if arguments.positional and isinstance(receiver, (Ref, Namespace)):
        sequences.delete_item(run, receiver, arguments.positional[0])
    return value


def _setdefault(run: Run, receiver: Value, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    if len(arguments.positional) < 2:
        return UNKNOWN
    key, value = arguments.positional[:2]
    state = run.state(receiver)
    if state is not None and isinstance(key, Const) and key.value in state.items:
        return value_of(state.items[key.value])
    sequences.set_item(run, receiver, key, value, frame)
    return value


def _update(run: Run, receiver: Value, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    for argument in arguments.positional:
        sequences.update(run, receiver, argument, frame)
    for name, value in arguments.keywords.items():
        sequences.set_item(run, receiver, Const(name), value, frame)
    return NONE


def _new_dict(run: Run, receiver: Value, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    return copies.copied_mapping(run, receiver, frame)


_SEQUENCE: dict[str, Method] = {
    "append": _append,
    "appendleft": _append,
    "extend": _extend,
    "extendleft": _extend,
    "insert": _insert,
    "pop": _pop_last,
    "clear": _clear,
    "copy": _new_list,
    "sort": _none,
    "reverse": _none,
    "remove": _none,
}
_METHODS: dict[str, dict[str, Method]] = {
    "list": _SEQUENCE,
    "tuple": {},
    "str": {},
    "set": {
        "add": _append,
        "update": _extend,
        "discard": _none,
        "remove": _none,
        "clear": _clear,
        "copy": _new_set,
        "union": _new_set,
        "difference": _new_set,
        "intersection": _new_set,
    },
    "dict": {
        "get": _get,
        "pop": _pop_key,
        "setdefault": _setdefault,
        "update": _update,
        "clear": _clear,
        "copy": _new_dict,
    },
}
