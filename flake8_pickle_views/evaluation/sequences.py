"""Containers: their elements, indexing, stores into them, operators on them."""

from __future__ import annotations

import ast

from flake8_pickle_views.evaluation import calls, definitions, enumerations, library, objects, registries
from flake8_pickle_views.evaluation.run import Arguments, Frame, Run, value_of
from flake8_pickle_views.evaluation.store import ANY, Place, Site, Slot, join_slots
from flake8_pickle_views.evaluation.values import (
    FOREIGN,
    NUMBER,
    TEXT,
    UNKNOWN,
    Class,
    Const,
    External,
    Function,
    Generator,
    Namespace,
    Ref,
    Typed,
    Union,
    Unknown,
    Value,
    View,
    members,
    union,
)

UNROLLED = 8
"""Loops and comprehensions over at most so many known elements run once for each."""

SEQUENCES = ("list", "tuple", "set", "iterator")
_Scalar = (str, int, float, bytes, bool, type(None))


def exact_elements(run: Run, value: Value, frame: Frame | None) -> list[Value] | None:
    """What iterating gives, where that is known element by element."""
    if isinstance(value, Namespace):
        state = run.store.places.get(value.place)
        return [Const(name) for name in state.attributes] if state is not None else None
    if isinstance(value, View):
        return _view_elements(run, value, frame)
    state = run.state(value)
    if state is None:
        return None
    if state.kind in SEQUENCES or (state.kind == "instance" and state.items):
        if ANY in state.items:
            return None
        if state.kind == "iterator" and not state.items:
            return None
        return [value_of(slot) for slot in state.items.values()]
    if state.kind == "dict":
        return None if ANY in state.items else [Const(key) for key in state.items]
    return None


def exact_pairs(run: Run, value: Value) -> list[tuple[object, Value]] | None:
    """The keys and values of a mapping, where all keys are known."""
    state = run.store.places.get(value.place) if isinstance(value, Namespace) else run.state(value)
    if state is None:
        return None
    fields = state.attributes if isinstance(value, Namespace) else state.items
    if state.kind not in ("dict", "instance") or ANY in fields:
        return None
    return [(key, value_of(slot)) for key, slot in fields.items()]


def known_pairs(run: Run, value: Value) -> list[tuple[object, Value]]:
    """The keys and values of a mapping as far as they are known; what is not known of it has the key `ANY`.

    What a mapping that nobody knows may have replaced is still what was there before.
    """
    state = run.store.places.get(value.place) if isinstance(value, Namespace) else run.state(value)
    if state is None or state.kind not in ("dict", "instance"):
        return [(ANY, UNKNOWN)]
    fields = state.attributes if isinstance(value, Namespace) else state.items
    return [(key, value_of(slot)) for key, slot in fields.items()]


def _view_elements(run: Run, view: View, frame: Frame | None) -> list[Value] | None:
    pairs = exact_pairs(run, view.source)
    if pairs is None:
        return None
    if view.type.endswith("keys"):
        return [Const(key) for key, _ in pairs]
    if view.type.endswith("values"):
        return [value for _, value in pairs]
    return None if frame is None else [run.collection("tuple", [Const(k), v], frame) for k, v in pairs]


def element(run: Run, value: Value, frame: Frame) -> Value:
    """What one step of iterating may give."""
    if isinstance(value, Union):
        return union(*(element(run, member, frame) for member in value.members))
    if isinstance(value, Generator):
        return value.element
    if isinstance(value, Typed):
        value = objects.materialized(run, value, frame)
    if isinstance(value, View):
        return _view_element(run, value, frame)
    if isinstance(value, Namespace):
        return TEXT
    if isinstance(value, Unknown):
        return FOREIGN if value.foreign else TEXT if value.type == "str" else UNKNOWN
    if isinstance(value, Const):
        return TEXT if isinstance(value.value, str) else UNKNOWN
    state = run.state(value)
    if state is None:
        return UNKNOWN
    if state.kind in SEQUENCES:
        return _all_items(state)
    if state.kind == "dict":
        keys = [Const(key) for key in state.items if key is not ANY]
        return union(*keys, UNKNOWN) if ANY in state.items or not keys else union(*keys)
    if state.kind == "opaque":
        return library.element(run, str(state.type), frame)
    if state.items:
        return _all_items(state)
    return UNKNOWN


def _view_element(run: Run, view: View, frame: Frame) -> Value:
    state = run.state(view.source)
    values = _all_items(state) if state is not None and state.kind == "dict" else UNKNOWN
    if view.type.endswith("keys"):
        return UNKNOWN
    if view.type.endswith("values"):
        return values
    return run.collection("tuple", [UNKNOWN, values], frame)


def _all_items(state: Place) -> Value:
    if not state.items:
        return UNKNOWN
    return union(*(value_of(slot) for slot in state.items.values()))


def all_held(state: Place) -> Slot:
    return joined(state.items)


def joined(fields: dict[object, Slot]) -> Slot:
    held: Slot = ()
    for slot in fields.values():
        held = join_slots(held, slot)
    return held


# reading


def get_item(run: Run, container: Value, key: Value, node: ast.AST, frame: Frame) -> Value:
    """What `container[key]` gives."""
    if isinstance(container, Union):
        return union(*(get_item(run, member, key, node, frame) for member in container.members))
    if isinstance(container, Typed):
        container = objects.materialized(run, container, frame)
    if isinstance(container, Namespace):
        return _namespace_item(run, container, key)
    if isinstance(container, (Class, External)):
        return _subscripted_class(run, container, key, frame)
    if isinstance(container, Unknown):
        return FOREIGN if container.foreign else TEXT if container.type == "str" else UNKNOWN
    state = run.state(container)
    if state is None or not isinstance(container, Ref):
        return UNKNOWN
    if "default_factory" in state.attributes and state.kind == "dict":
        return _item_of_default_dict(run, container, state, key, node, frame)
    if state.kind == "dict":
        registries.complete(run, container, key, frame)
        state = run.store.get(container.place)
    if state.kind in ("list", "tuple", "dict", "iterator"):
        return item_of_state(state, key)
    if state.kind == "opaque":
        if state.items:
            return item_of_state(state, key)
        return library.item(run, str(state.type), key, node, frame)
    if state.kind == "instance" and isinstance(state.type, Class):
        method = definitions.find_member(run, state.type, "__getitem__")
        if method is not None and isinstance(method[0], Function):
            return calls.invoke(run, method[0], Arguments([container, key]), node, frame)
        return item_of_state(state, key)
    return UNKNOWN


def _item_of_default_dict(
    run: Run, container: Ref, state: Place, key: Value, node: ast.AST, frame: Frame
) -> Value:
    """Reading a key that is not there stores what the factory makes."""
    known = key.value if isinstance(key, Const) and isinstance(key.value, _Scalar) else ANY
    found = item_of_state(state, key) if known in state.items else UNKNOWN
    factory = value_of(state.attributes["default_factory"])
    if found != UNKNOWN or not isinstance(factory, (Function, Class, External, Ref)):
        return found
    made = calls.call(run, factory, Arguments(), node, frame)
    run.store.set_item(container.place, known, run.held(made, frame))
    return made


def item_of_state(state: Place, key: Value) -> Value:
    """What indexing a place of which all elements are known gives."""
    if isinstance(key, Const):
        index = key.value
        if state.kind in ("list", "tuple") and isinstance(index, int) and index < 0 and ANY not in state.items:
            index += len(state.items)
        slot = _lookup(state.items, index)
        if slot is not None:
            return value_of(slot)
        return value_of(state.items[ANY]) if ANY in state.items else UNKNOWN
    return _all_items(state)


def _lookup(items: dict[object, Slot], key: object) -> Slot | None:
    try:
        return items.get(key)
    except TypeError:
        return None


def _namespace_item(run: Run, container: Namespace, key: Value) -> Value:
    state = run.store.places.get(container.place)
    if state is None or not isinstance(key, Const):
        return UNKNOWN
    slot = _lookup(state.attributes, key.value)
    return value_of(slot) if slot is not None else UNKNOWN


def _subscripted_class(run: Run, container: Class | External, key: Value, frame: Frame) -> Value:
    if isinstance(container, Class):
        if enumerations.is_enumeration(run, container):
            return enumerations.item(run, container, key, frame)
        return container
    return container


def get_slice(run: Run, container: Value, node: ast.Subscript, frame: Frame) -> Value:
    """What `container[a:b]` gives: a new collection of the same elements, an array of a handle."""
    state = run.state(container)
    if state is None:
        return container if isinstance(container, Unknown) else UNKNOWN
    if state.kind in ("list", "tuple"):
        ref = run.place(state.kind, "", frame)
        slot = all_held(state)
        if slot:
            run.store.set_item(ref.place, ANY, slot)
        return ref
    if state.kind == "opaque":
        return library.item(run, str(state.type), NUMBER, node, frame)
    return UNKNOWN


# writing


def set_item(run: Run, container: Value, key: Value, value: Value, frame: Frame) -> None:
    """What `container[key] = value` does."""
    targets = members(container)
    for each in targets:
        target = objects.materialized(run, each, frame) if isinstance(each, Typed) else each
        if isinstance(target, Namespace):
            if isinstance(key, Const):
                run.store.set_attribute(target.place, key.value, run.held(value, frame))
            continue
        state = run.state(target)
        if state is None or not isinstance(target, Ref):
            calls.escape(run, value)
            continue
        if state.kind == "instance" and isinstance(state.type, Class):
            method = definitions.find_member(run, state.type, "__setitem__")
            if method is not None and isinstance(method[0], Function):
                calls.invoke(
                    run, method[0], Arguments([target, key, value]), frame.statement or method[0].node, frame
                )
                continue
        slot = run.held(value, frame)
        if isinstance(key, Const) and isinstance(key.value, _Scalar):
            if len(targets) > 1:
                run.store.add_item(target.place, key.value, slot)
            else:
                run.store.set_item(target.place, key.value, slot)
        else:
            run.store.add_item(target.place, ANY, slot)


def add(run: Run, container: Value, value: Value, frame: Frame) -> None:
    """Append: the element comes behind the known ones."""
    for target in members(container):
        state = run.state(target)
        if state is None or not isinstance(target, Ref):
            calls.escape(run, value)
            continue
        slot = run.held(value, frame)
        if ANY in state.items or frame.loops or state.kind == "opaque":
            run.store.add_item(target.place, ANY, slot)
        else:
            run.store.set_item(target.place, len(state.items), slot)


def extend(run: Run, container: Value, more: Value, frame: Frame) -> None:
    exact = exact_elements(run, more, frame)
    if exact is None:
        for target in members(container):
            if isinstance(target, Ref) and target.place in run.store.places:
                run.store.add_item(target.place, ANY, run.held(element(run, more, frame), frame))
    else:
        for each in exact:
            add(run, container, each, frame)


def update(run: Run, container: Value, other: Value, frame: Frame, site: Site | None = None) -> None:
    """`dict.update`, `{**other}`: what the other mapping holds, stored here."""
    pairs = exact_pairs(run, other)
    if pairs is None:
        exact = exact_elements(run, other, frame)
        if exact is not None:
            for pair in exact:
                both = exact_elements(run, pair, frame)
                if both is not None and len(both) == 2:
                    set_item(run, container, both[0], both[1], frame)
            return
        state = run.state(other)
        values = _all_items(state) if state is not None and state.kind == "dict" else UNKNOWN
        if not isinstance(container, Namespace):
            set_item(run, container, UNKNOWN, values, frame)
        return
    for key, value in pairs:
        set_item(run, container, Const(key), value, frame)


def delete_item(run: Run, container: Ref | Namespace, key: Value) -> None:
    state = run.store.places.get(container.place)
    if state is None:
        return
    if isinstance(container, Namespace):
        if isinstance(key, Const):
            run.store.delete_attribute(container.place, key.value)
        return
    if isinstance(key, Const) and _lookup(state.items, key.value) is not None:
        items = {each: slot for each, slot in state.items.items() if each != key.value}
        run.store.put(container.place, state.replaced(items=items))


def clear(run: Run, container: Ref | Namespace) -> None:
    state = run.store.places.get(container.place)
    if state is None:
        return
    if isinstance(container, Namespace):
        run.store.put(container.place, state.replaced(attributes={}))
    else:
        run.store.put(container.place, state.replaced(items={}))
