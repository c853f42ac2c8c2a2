"""New collections and iterators over what others hold; who stored an element stays known."""

from __future__ import annotations

from flake8_pickle_views.evaluation import calls, definitions, library, objects, sequences
from flake8_pickle_views.evaluation.run import Arguments, Frame, Run
from flake8_pickle_views.evaluation.store import ANY, Slot
from flake8_pickle_views.evaluation.values import (
    UNKNOWN,
    Class,
    Function,
    Generator,
    Namespace,
    Typed,
    Union,
    Value,
    View,
    union,
)


def iterator(run: Run, value: Value, frame: Frame) -> Value:
    """What `iter(value)` gives, and what an iterator like `map` keeps of its source."""
    if isinstance(value, Union):
        return union(*(iterator(run, member, frame) for member in value.members))
    if isinstance(value, Generator):
        return value
    if isinstance(value, Typed):
        value = objects.materialized(run, value, frame)
    state = run.state(value)
    if state is None:
        return copied(run, value, "iterator", frame) if isinstance(value, (View, Namespace)) else UNKNOWN
    if state.kind == "iterator":
        return value
    if state.kind in ("list", "tuple", "set"):
        return copied(run, value, "iterator", frame)
    if state.kind == "dict":
        return run.place("iterator", "", frame)
    node = frame.statement or frame.module.top
    if state.kind == "instance" and isinstance(state.type, Class):
        found = definitions.find_member(run, state.type, "__iter__")
        if found is not None and isinstance(found[0], Function):
            return calls.invoke(run, found[0], Arguments([value]), node, frame)
        return UNKNOWN
    if state.kind == "opaque" and state.type:
        fact = run.facts.method(str(state.type), "__iter__")
        if fact is not None:
            return library.call_method(run, str(state.type), "__iter__", value, Arguments(), node, frame)
        row = run.facts.type(str(state.type))
        if row is not None and row.pickles is False:
            return value
    return UNKNOWN


def copied(run: Run, value: Value, kind: str, frame: Frame) -> Value:
    """A new collection of `kind` with what iterating `value` gives; who stored an element stays known."""
    ref = run.place(kind, "", frame)
    fields = _fields_of(run, value)
    if fields is not None and kind in ("list", "tuple", "set", "iterator"):
        items: dict[object, Slot] = dict(enumerate(fields.values()))
        if ANY in fields:
            items = {ANY: sequences.joined(fields)}
        run.store.put(ref.place, run.store.get(ref.place).replaced(items=items))
        return ref
    exact = sequences.exact_elements(run, value, frame)
    if exact is not None:
        return run.collection(kind, exact, frame)
    run.store.set_item(ref.place, ANY, run.held(sequences.element(run, value, frame), frame))
    return ref


def _fields_of(run: Run, value: Value) -> dict[object, Slot] | None:
    """The slots that iterating a list or a view of values walks through."""
    state = run.state(value)
    if state is not None and state.kind in sequences.SEQUENCES:
        return state.items
    if isinstance(value, View) and value.type.endswith("values"):
        state = run.state(value.source)
        if state is not None and state.kind == "dict":
            return state.items
    return None


def copied_mapping(run: Run, value: Value, frame: Frame) -> Value:
    """A new dictionary with the same keys; who stored a value stays known."""
    ref = run.place("dict", "", frame)
    state = run.store.places.get(value.place) if isinstance(value, Namespace) else run.state(value)
    if state is not None and (isinstance(value, Namespace) or state.kind == "dict"):
        items = dict(state.attributes if isinstance(value, Namespace) else state.items)
        run.store.put(ref.place, run.store.get(ref.place).replaced(items=items))
    elif isinstance(value, View) and value.type.endswith("items"):
        return copied_mapping(run, value.source, frame)
    else:
        sequences.update(run, ref, value, frame)
    return ref
