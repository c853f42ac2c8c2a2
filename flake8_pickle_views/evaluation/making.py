"""Builtins that make collections and iterators: `list`, `dict`, `sorted`, `zip`, `map` and their kin."""

from __future__ import annotations

import ast
from collections.abc import Callable

from flake8_pickle_views.evaluation import (
    calls,
    copies,
    sequences,
)
from flake8_pickle_views.evaluation.run import Arguments, Frame, Run
from flake8_pickle_views.evaluation.store import ANY, Place
from flake8_pickle_views.evaluation.values import (
    NONE,
    NUMBER,
    UNKNOWN,
    Const,
    Namespace,
    Ref,
    Value,
    union,
)

Builtin = Callable[[Run, Arguments, ast.AST, Frame], Value]


def collection(kind: str, type_name: str = "") -> Builtin:
    def build(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
        source = arguments.positional[0] if arguments.positional else None
        if source is None:
            ref: Value = run.collection(kind, [], frame)
        elif isinstance(source, Namespace):
            ref = run.collection(kind, sequences.exact_elements(run, source, frame) or [], frame)
        else:
            ref = copies.copied(run, source, kind, frame)
        state = run.state(ref)
        if type_name and state is not None and isinstance(ref, Ref):
            run.store.put(ref.place, Place(kind, type_name, state.site, dict(state.attributes), dict(state.items)))
        return ref

    return build


def sorted_(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    copy = copies.copied(run, arguments.first, "list", frame)
    state = run.state(copy)
    if state is not None and isinstance(copy, Ref) and state.items:
        run.store.put(copy.place, state.replaced(items={ANY: sequences.all_held(state)}))
    return copy


def dict_(type_name: str) -> Builtin:
    def build(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
        source = arguments.first
        if arguments.positional:
            ref = copies.copied_mapping(run, source, frame)
        else:
            ref = run.place("dict", "", frame)
        assert isinstance(ref, Ref)
        if type_name:
            state = run.store.get(ref.place)
            run.store.put(
                ref.place, Place("dict", type_name, state.site, dict(state.attributes), dict(state.items))
            )
        for name, value in arguments.keywords.items():
            sequences.set_item(run, ref, Const(name), value, frame)
        if arguments.more_keywords:
            sequences.set_item(run, ref, UNKNOWN, UNKNOWN, frame)
        return ref

    return build


def from_keys(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    """`dict.fromkeys(keys, value)`: one value under every key."""
    ref = run.place("dict", "", frame)
    value = arguments.positional[1] if len(arguments.positional) > 1 else NONE
    exact = sequences.exact_elements(run, arguments.first, frame)
    for key in exact if exact is not None else [UNKNOWN]:
        sequences.set_item(run, ref, key, value, frame)
    return ref


def defaultdict(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    ref = run.place("dict", "collections.defaultdict", frame)
    if arguments.positional:
        run.store.set_attribute(ref.place, "default_factory", run.held(arguments.positional[0], frame))
    for other in arguments.positional[1:2]:
        sequences.update(run, ref, other, frame)
    run.store.add_item(ref.place, ANY, run.held(UNKNOWN, frame))
    return ref


def counter(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    ref = run.place("dict", "collections.Counter", frame)
    run.store.set_item(ref.place, ANY, run.held(NUMBER, frame))
    return ref


def iterator(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    return copies.iterator(run, arguments.first, frame)


def next_(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    return sequences.element(run, arguments.first, frame)


def enumerate_(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    source = arguments.first
    exact = sequences.exact_elements(run, source, frame)
    if exact is not None:
        numbered: list[list[Value]] = [[Const(index), each] for index, each in enumerate(exact)]
        return rows(run, numbered, frame)
    return stream(run, [NUMBER, sequences.element(run, source, frame)], [source], frame)


def zip_(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    sources = arguments.positional
    exact = [sequences.exact_elements(run, each, frame) for each in sources]
    known = [each for each in exact if each is not None]
    if known and len(known) == len(sources) and not arguments.more_positional:
        return rows(run, [list(row) for row in zip(*known)], frame)
    return stream(run, [sequences.element(run, each, frame) for each in sources], sources, frame)


def rows(run: Run, rows: list[list[Value]], frame: Frame) -> Ref:
    """An iterator over exactly these tuples."""
    tuples: list[Value] = [run.collection("tuple", row, frame) for row in rows]
    return run.collection("iterator", tuples, frame)


def stream(run: Run, row: list[Value], sources: list[Value], frame: Frame) -> Ref:
    """An iterator over tuples of such elements, drawn from these sources."""
    ref = run.place("iterator", "", frame)
    run.store.set_item(ref.place, ANY, run.held(run.collection("tuple", row, frame), frame))
    consumes(run, ref, sources, frame)
    return ref


def map_(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    ref = run.place("iterator", "builtins.map", frame)
    function = arguments.first
    sources = arguments.positional[1:]
    run.store.set_attribute(ref.place, "function", run.held(function, frame))
    given = Arguments([sequences.element(run, each, frame) for each in sources])
    run.store.set_item(ref.place, ANY, run.held(calls.call(run, function, given, node, frame), frame))
    consumes(run, ref, sources, frame)
    return ref


def filter_(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    ref = run.place("iterator", "builtins.filter", frame)
    run.store.set_attribute(ref.place, "function", run.held(arguments.first, frame))
    sources = arguments.positional[1:]
    elements = [sequences.element(run, each, frame) for each in sources]
    run.store.set_item(ref.place, ANY, run.held(union(*elements) if elements else UNKNOWN, frame))
    consumes(run, ref, sources, frame)
    return ref


def consumes(run: Run, ref: Ref, sources: list[Value], frame: Frame) -> None:
    """An iterator keeps an iterator over each of its sources, which travels with it."""
    for index, source in enumerate(sources):
        run.store.set_attribute(
            ref.place, f"source{index}", run.held(copies.iterator(run, source, frame), frame)
        )


def element(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    if len(arguments.positional) == 1:
        return sequences.element(run, arguments.positional[0], frame)
    return union(*arguments.positional) if arguments.positional else UNKNOWN
