"""What a worker sends back: the values that samples and batches are made of, at their `return` or `yield`.

Only what is certain: the returned value itself, and literal containers around it. Nothing is said of what an
instance of a class holds, nor of what a call gives that is not followed.
"""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Iterator

from flake8_pickle_views import loaders, surface
from flake8_pickle_views.evaluation import calls, construction, definitions, sequences
from flake8_pickle_views.evaluation.run import Arguments, Construction, Frame, Outcome, Run
from flake8_pickle_views.evaluation.store import ANY, Held
from flake8_pickle_views.evaluation.values import (
    UNKNOWN,
    Bound,
    Class,
    External,
    Function,
    Generator,
    Ref,
    Value,
    View,
    members,
)
from flake8_pickle_views.kinds import all as kinds
from flake8_pickle_views.kinds.kind import Evidence
from flake8_pickle_views.pickling import Leaf
from flake8_pickle_views.source.modules import Module

Found = tuple[Leaf, Outcome]
"""What can't be sent back, and the `return` or `yield` that would send it; its store is in force."""

SENT = ("01", "02", "03", "05", "08")
"""The kinds that are told of samples."""
DEEPEST = 4
"""Containers around a value."""


def of_class(run: Run, cls: Class, names: list[str], frame: Frame) -> Iterator[Found]:
    """What the methods of these names of a dataset's class send back and pickle refuses."""
    instance = construction.generic_instance(run, cls, frame)
    iterable = is_iterable(run, cls)
    for name in names:
        found = definitions.find_member(run, cls, name)
        if found is None or not isinstance(found[0], Function) or found[1] is not cls:
            continue
        if iterable is (name in surface.ITERATION):
            before = run.store
            run.store = before.fork()
            yield from _of_method(run, found[0], instance, name, frame)
            run.store = before


def is_iterable(run: Run, cls: Class) -> bool:
    """Is this an `IterableDataset`, whose loader iterates instead of indexing?"""
    return any(
        isinstance(each, External) and "Iterable" in each.qualname for each in definitions.mro(run, cls)
    )


def of_loader(run: Run, made: Construction, frame: Frame, linted: Module) -> Iterator[Found]:
    """What the `collate_fn` of a loader returns and pickle refuses, where it stands in this file."""
    given = loaders.argument(made, "collate_fn")
    for value in members(given) if given is not None else ():
        function, receiver = (value.function, [value.receiver]) if isinstance(value, Bound) else (value, [])
        if isinstance(function, Function) and function.module is linted:
            if surface.is_suspect(function.node, {}):
                yield from of_collate(run, function, receiver, frame)


def of_collate(run: Run, collate: Function, receiver: list[Value], frame: Frame) -> Iterator[Found]:
    """What a function given as `collate_fn` (a method: with its `self`) returns and pickle refuses."""
    arguments = Arguments([*receiver, UNKNOWN], more_positional=True, more_keywords=True)
    before = run.store
    run.store = before.fork()
    outcomes = calls.outcomes_of(run, collate, arguments, frame.statement or collate.node, frame)
    name = "collate_fn" if isinstance(collate.node, ast.Lambda) else collate.node.name
    yield from _of_outcomes(run, outcomes if isinstance(outcomes, list) else [], f"{name}()", collate.module)
    run.store = before


def _of_method(run: Run, method: Function, instance: Value, name: str, frame: Frame) -> Iterator[Found]:
    arguments = Arguments([instance], more_positional=True, more_keywords=True)
    path = f"{name}()"
    if isinstance(method.node, ast.Lambda):
        return
    if method.module.is_generator(method.node):
        if name == "__iter__":
            yields, _ = calls.yielded(run, method, arguments, frame)
            yield from _of_outcomes(run, yields, path, method.module)
            yield from _of_helpers(run, method, instance, path, frame)
        return
    outcomes = calls.outcomes_of(run, method, arguments, method.node, frame)
    if not isinstance(outcomes, list):
        return
    if name in ("__iter__", "__getitems__"):
        outcomes = [_elements(run, outcome, frame) for outcome in outcomes]
    yield from _of_outcomes(run, outcomes, path, method.module)
    if name == "__iter__":
        yield from _of_helpers(run, method, instance, path, frame)


def _elements(run: Run, outcome: Outcome, frame: Frame) -> Outcome:
    """Of an iterator (or a list of samples), what it gives: that is what is sent."""
    run.store = outcome.store
    state = run.state(outcome.value)
    if state is not None and state.kind == "instance":
        return outcome._replace(value=UNKNOWN)
    given = sequences.element(run, outcome.value, frame)
    return Outcome(given, run.store, outcome.site)


def _of_helpers(run: Run, method: Function, instance: Value, path: str, frame: Frame) -> Iterator[Found]:
    """`return self._rows()`, `yield from self._rows()`: what that generator method of the class yields."""
    cls = method.owner
    for node in ast.walk(method.node):
        if not isinstance(node, (ast.Return, ast.YieldFrom)) or not isinstance(node.value, ast.Call):
            continue
        called = node.value.func
        if cls is None or not isinstance(called, ast.Attribute) or not isinstance(called.value, ast.Name):
            continue
        if called.value.id != "self" or called.attr == method.name:
            continue
        found = definitions.find_member(run, cls, called.attr)
        if found is None or not isinstance(found[0], Function) or found[1] is not cls:
            continue
        arguments = Arguments([instance], more_positional=True, more_keywords=True)
        yields, _ = calls.yielded(run, found[0], arguments, frame)
        yield from _of_outcomes(run, yields, path, method.module)


def _of_outcomes(run: Run, outcomes: list[Outcome], path: str, linted: Module) -> Iterator[Found]:
    for outcome in outcomes:
        if outcome.site.module is linted:
            run.store = outcome.store
            held = Held(outcome.value, outcome.site)
            yield from ((leaf, outcome) for leaf in _leaves(run, outcome.value, path, (held,)))


def _leaves(run: Run, value: Value, path: str, trail: tuple[Held, ...]) -> Iterator[Leaf]:
    for member in members(value):
        state = run.state(member)
        if state is None or not isinstance(member, Ref):
            if isinstance(member, (View, Generator, Function)):
                yield from _judged(Evidence(member), path, trail)
        elif state.kind == "opaque":
            fact = run.facts.type(str(state.type)) if state.type else None
            if fact is not None:
                yield from _judged(Evidence(member, state, fact), path, trail)
        elif state.kind in ("list", "tuple", "dict", "set", "iterator", "partial") and len(trail) <= DEEPEST:
            for key, slot in state.attributes.items():
                for held in slot:
                    yield from _leaves(run, held.value, f"{path}.{key}", (*trail, held))
            # of `map(...)` and its kin the function and the sources travel, not the results
            lazy = state.kind == "iterator" and state.attributes
            for key, slot in () if lazy else state.items.items():
                for held in slot:
                    step = "[*]" if key is ANY else f"[{key!r}]"
                    yield from _leaves(run, held.value, path + step, (*trail, held))


def _judged(evidence: Evidence, path: str, trail: tuple[Held, ...]) -> Iterator[Leaf]:
    judged = kinds.judge(evidence)
    if judged is not None and judged[0].digits in SENT:
        value = evidence.value
        made = value.origin if isinstance(value, (View, Generator, Function)) else None
        kind, verdict = judged
        if kind.digits == "05":
            verdict = dataclasses.replace(verdict, remedy="return what it holds")
        yield Leaf(path, kind, verdict, value, trail, made)
