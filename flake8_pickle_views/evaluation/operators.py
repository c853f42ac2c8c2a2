"""Binary operators on values: text, lists, dictionaries, paths, views."""

from __future__ import annotations

import ast

from flake8_pickle_views.evaluation import copies, definitions, gradients, library, sequences
from flake8_pickle_views.evaluation.run import Arguments, Frame, Run
from flake8_pickle_views.evaluation.store import ANY, Slot, join_slots
from flake8_pickle_views.evaluation.values import (
    FOREIGN,
    UNKNOWN,
    Class,
    Const,
    External,
    Unknown,
    Value,
    View,
    ending_of,
    text,
)


def combined(run: Run, left: Value, op: ast.operator, right: Value, frame: Frame) -> Value:
    """What a binary operator gives."""
    if isinstance(left, Const) and isinstance(right, Const):
        if isinstance(op, ast.Add) and isinstance(left.value, str) and isinstance(right.value, str):
            return Const(left.value + right.value)
    if isinstance(op, (ast.Add, ast.Mod, ast.Mult)) and (_is_text(left) or _is_text(right)):
        return text(ending_of(right) if isinstance(op, ast.Add) else "")
    states = [state for state in (run.state(left), run.state(right)) if state is not None]
    kinds = {state.kind for state in states}
    if isinstance(op, ast.Add) and kinds & {"list", "tuple"}:
        return _concatenated(run, [left, right], "list" if "list" in kinds else "tuple", frame)
    if isinstance(op, ast.Mult) and kinds & {"list", "tuple"}:
        repeated = next(each for each in states if each.kind in ("list", "tuple"))
        ref = run.place(repeated.kind, "", frame)
        slot = sequences.all_held(repeated)
        if slot:
            run.store.set_item(ref.place, ANY, slot)
        return ref
    if isinstance(op, ast.BitOr) and kinds == {"dict"}:
        merged = copies.copied_mapping(run, left, frame)
        sequences.update(run, merged, right, frame)
        return merged
    if isinstance(op, ast.Div):
        for value, state in ((left, run.state(left)), (right, run.state(right))):
            if state is not None and str(state.type).startswith("pathlib."):
                return library.instance_of(run, str(state.type), state.site.node, frame)
    if isinstance(left, View) or isinstance(right, View):
        return Unknown(type="set")
    if isinstance(op, ast.Add) and _adds_as_dataset(run, left):
        both = run.collection("list", [left, right], frame)
        node = frame.statement or frame.module.top
        return library.call(run, "torch.utils.data.ConcatDataset", Arguments([both]), node, frame)
    if states and gradients.grown(run, left, op, right):
        return gradients.with_history(run, frame)
    return UNKNOWN if FOREIGN not in (left, right) else FOREIGN


def _adds_as_dataset(run: Run, value: Value) -> bool:
    """Is it a dataset with torch's own `__add__`, which concatenates?"""
    state = run.state(value)
    if state is None:
        return False
    if isinstance(state.type, Class):
        found = definitions.find_member(run, state.type, "__add__")
        return found is not None and found[0] == External("torch.utils.data.Dataset.__add__")
    return state.kind == "opaque" and run.watches(state.type)


def _is_text(value: Value) -> bool:
    if isinstance(value, Const):
        return isinstance(value.value, str)
    return isinstance(value, Unknown) and value.type == "str"


def _concatenated(run: Run, parts: list[Value], kind: str, frame: Frame) -> Value:
    ref = run.place(kind, "", frame)
    items: dict[object, Slot] = {}
    for part in parts:
        state = run.state(part)
        if state is None or ANY in state.items or ANY in items:
            more = sequences.all_held(state) if state is not None else run.held(UNKNOWN, frame)
            items = {ANY: join_slots(sequences.joined(items), more)}
        else:
            for slot in state.items.values():
                items[len(items)] = slot
    run.store.put(ref.place, run.store.get(ref.place).replaced(items=items))
    return ref


def combined_in_place(run: Run, before: Value, op: ast.operator, more: Value, frame: Frame) -> Value:
    """`target op= more`: lists, sets and dictionaries change in place."""
    state = run.state(before)
    if state is not None and state.kind == "list" and isinstance(op, ast.Add):
        sequences.extend(run, before, more, frame)
        return before
    if state is not None and state.kind == "dict" and isinstance(op, ast.BitOr):
        sequences.update(run, before, more, frame)
        return before
    if state is not None and state.kind == "set":
        sequences.extend(run, before, more, frame)
        return before
    return combined(run, before, op, more, frame)
