"""Whether a test holds, and what is known behind it."""

from __future__ import annotations

import ast
import dataclasses
import operator
from collections.abc import Callable
from typing import Any

from flake8_pickle_views.evaluation import (
    ancestry,
    assumptions,
    definitions,
    expressions,
    library,
    objects,
    reflection,
    registries,
    sequences,
)
from flake8_pickle_views.evaluation.run import Frame, Run
from flake8_pickle_views.evaluation.store import Held, Slot
from flake8_pickle_views.evaluation.values import (
    NONE,
    UNKNOWN,
    Bound,
    Class,
    Const,
    External,
    Function,
    Generator,
    ModuleObject,
    Ref,
    Typed,
    Union,
    Unknown,
    Value,
    View,
    members,
)

_ORDER: dict[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}


def of_test(run: Run, node: ast.expr, frame: Frame) -> bool | None:
    """Whether a test holds; None where both may be."""
    return of_value(run, expressions.evaluate(run, node, frame))


def is_constant(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant)


def of_value(run: Run, value: Value) -> bool | None:
    """Whether a value is true. A parameter nobody knows is as true as its own default."""
    if isinstance(value, Const):
        return bool(value.value)
    if isinstance(value, Unknown):
        return bool(value.assumed.value) if value.assumed is not None else None
    if isinstance(value, Union):
        verdicts = {of_value(run, member) for member in value.members}
        return verdicts.pop() if len(verdicts) == 1 else None
    if isinstance(value, (View, Typed)):
        return None
    if isinstance(value, External):
        return None if value.qualname.rpartition(".")[2].isupper() else True
    state = run.state(value)
    if state is not None:
        if state.kind in ("list", "tuple", "dict", "set"):
            exact = sequences.exact_elements(run, value, None)
            return bool(exact) if exact is not None else None
        if state.kind == "instance":
            return None
        if state.kind == "opaque":
            fact = run.facts.type(str(state.type))
            return True if fact is not None and fact.pickles is False else None
    return True


def assuming(run: Run, value: Value, outcome: bool) -> Value:
    """The alternatives of a value that are as true as `outcome` says."""
    kept = [member for member in members(value) if of_value(run, member) in (outcome, None)]
    return Union(tuple(kept)) if len(kept) > 1 else kept[0] if kept else UNKNOWN


def compared(
    run: Run, left: Value, operators: list[ast.cmpop], rights: list[Value], frame: Frame
) -> Value:
    """The value of a comparison; a comparison with a parameter's default is as certain as the default."""
    if len(operators) != 1:
        return Unknown(type="bool")
    return _compared(run, left, operators[0], rights[0], frame)


def _compared(run: Run, left: Value, op: ast.cmpop, right: Value, frame: Frame) -> Value:
    unsure = Unknown(type="bool")
    if isinstance(left, Unknown) and left.assumed is not None:
        # a string names one of several modes, each as likely as the default: it decides nothing
        if isinstance(left.assumed.value, str) and not isinstance(op, (ast.Is, ast.IsNot)):
            return unsure
        if not isinstance(right, Const) and not isinstance(op, (ast.In, ast.NotIn)):
            return unsure
        result = _compared(run, left.assumed, op, right, frame)
        return Unknown(result) if isinstance(result, Const) else unsure
    if isinstance(op, (ast.Is, ast.IsNot)):
        same = _identical(run, left, right)
        return unsure if same is None else Const(same is isinstance(op, ast.Is))
    if isinstance(op, (ast.In, ast.NotIn)):
        return _contained(run, left, op, right, frame)
    if isinstance(left, Const) and isinstance(right, Const):
        if isinstance(op, (ast.Eq, ast.NotEq)):
            return Const((left.value == right.value) is isinstance(op, ast.Eq))
        try:
            return Const(bool(_ORDER[type(op)](left.value, right.value)))
        except (KeyError, TypeError):
            return unsure
    if isinstance(op, (ast.Eq, ast.NotEq)):
        same = ancestry.is_same_class(run, left, right)
        if same is None and right == NONE and isinstance(left, Unknown) and left.given:
            same = False
        return unsure if same is None else Const(same is isinstance(op, ast.Eq))
    return unsure


def _identical(run: Run, left: Value, right: Value) -> bool | None:
    if isinstance(left, Union):
        verdicts = {_identical(run, member, right) for member in left.members}
        return verdicts.pop() if len(verdicts) == 1 else None
    if isinstance(left, Unknown) or isinstance(right, (Unknown, Union)):
        return False if isinstance(left, Unknown) and left.given and right == NONE else None
    if isinstance(left, Const) and isinstance(right, Const):
        return left.value is right.value or left.value == right.value
    if left == right:
        return True
    same = ancestry.is_same_class(run, left, right)
    if same is not None:
        return same
    if NONE in (left, right):
        return False if not isinstance(left, Typed) else None
    return None


def _contained(run: Run, left: Value, op: ast.cmpop, right: Value, frame: Frame) -> Value:
    registries.complete(run, right, left, frame)
    exact = sequences.exact_elements(run, right, frame)
    if isinstance(left, Const) and exact is not None and all(isinstance(each, Const) for each in exact):
        return Const((left in exact) is isinstance(op, ast.In))
    if isinstance(left, (Class, External)) and exact is not None:
        verdicts = [ancestry.is_same_class(run, left, each) for each in exact]
        if True in verdicts or None not in verdicts:
            return Const((True in verdicts) is isinstance(op, ast.In))
    return Unknown(type="bool")


# what is known behind a test


def narrow(run: Run, test: ast.expr, frame: Frame, outcome: bool) -> None:
    """Keep only what agrees with the outcome of a test: `isinstance`, `is None`, truth, `not`, `and`."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        narrow(run, test.operand, frame, not outcome)
    elif isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And if outcome else ast.Or):
        for operand in test.values:
            narrow(run, operand, frame, outcome)
    elif isinstance(test, ast.BoolOp) and outcome and any(map(_is_type_test, test.values)):
        _narrow_to_either(run, test.values, frame)
    elif _is_type_test(test) and isinstance(test, ast.Call):
        _narrow_to_type(run, test.args[0], test.args[1], frame, outcome)
    elif isinstance(test, ast.Call) and isinstance(test.func, ast.Name) and test.func.id == "callable" and test.args:
        _refine(run, test.args[0], frame, lambda held: _callability(held, outcome))
    elif isinstance(test, ast.Compare) and len(test.ops) == 1:
        right = test.comparators[0]
        compared_type = _target_of_type(test.left)
        if compared_type is not None:
            _narrow_to_exact_type(run, compared_type, test, frame, outcome)
        elif isinstance(right, ast.Constant) and right.value is None:
            if isinstance(test.ops[0], (ast.Is, ast.IsNot, ast.Eq, ast.NotEq)):
                is_none = isinstance(test.ops[0], (ast.Is, ast.Eq)) is outcome
                _refine(run, test.left, frame, lambda held: _nullness(held, is_none))
        elif isinstance(test.ops[0], (ast.In, ast.NotIn)):
            _narrow_to_listed(run, test.left, right, frame, isinstance(test.ops[0], ast.In) is outcome)
    elif isinstance(test, (ast.Name, ast.Attribute)):
        _refine(run, test, frame, lambda held: _truthiness(run, held, outcome))
    elif isinstance(test, ast.NamedExpr):
        narrow(run, test.target, frame, outcome)


def _is_type_test(node: ast.expr) -> bool:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return False
    return node.func.id == "isinstance" and len(node.args) == 2


def _narrow_to_either(run: Run, tests: list[ast.expr], frame: Frame) -> None:
    """One of several tests holds (`x is None or isinstance(x, C)`): what agrees with any of them."""
    before, after = run.store, None
    for test in tests:
        run.store = before.fork()
        narrow(run, test, frame, True)
        after = run.store if after is None else after.joined(run.store)
    run.store = after or before


def _nullness(held: Held, is_none: bool) -> Held | None:
    value = held.value
    if isinstance(value, Unknown):
        if is_none:
            return Held(NONE, held.site)
        return Held(_without_none(value), held.site)
    return held if (value == NONE) is is_none else None


def _truthiness(run: Run, held: Held, outcome: bool) -> Held | None:
    value = held.value
    if isinstance(value, Unknown):
        if value.assumed is not None and bool(value.assumed.value) is not outcome:
            value = Unknown(foreign=value.foreign, type=value.type, given=value.given)
        return Held(_without_none(value) if outcome else value, held.site)
    return held if of_value(run, value) in (outcome, None) else None


def _without_none(value: Unknown) -> Unknown:
    assumed = value.assumed if value.assumed != NONE else None
    return dataclasses.replace(value, assumed=assumed, given=True)


def _narrow_to_listed(run: Run, target: ast.expr, listed: ast.expr, frame: Frame, outcome: bool) -> None:
    """`x in (1, 2)`, `x not in (None, "none")`: is None one of those, or none of them?"""
    exact = sequences.exact_elements(run, expressions.evaluate(run, listed, frame), frame)
    if exact is None:
        return
    if (NONE in exact) is not outcome and all(isinstance(each, Const) for each in exact):
        _refine(run, target, frame, lambda held: _nullness(held, False))
    else:
        _refine(run, target, frame, lambda held: held)


def _callability(held: Held, outcome: bool) -> Held | None:
    if isinstance(held.value, ModuleObject) and outcome:
        return Held(UNKNOWN, held.site)
    verdict: bool | None = None
    if isinstance(held.value, (Function, Bound, Class, Const, View, Generator)):
        verdict = isinstance(held.value, (Function, Bound, Class))
    return held if verdict in (outcome, None) else None


def _refine(run: Run, target: ast.expr, frame: Frame, keep: objects.Keep) -> None:
    """Filter what a name or an attribute may hold; what would leave nothing changes nothing."""
    if isinstance(target, ast.Name):
        place = frame.place
        key = target.id
    elif isinstance(target, ast.Attribute):
        owner = expressions.evaluate(run, target.value, frame)
        known = run.state(owner)
        if not isinstance(owner, Ref) or (known is not None and known.kind == "opaque"):
            assumptions.remember(run, target, frame, keep)
            return
        place, key = owner.place, _stored_as(run, owner, target.attr)
    elif isinstance(target, ast.NamedExpr):
        _refine(run, target.target, frame, keep)
        return
    else:
        return
    state = run.store.places.get(place)
    slot = state.attributes.get(key) if state is not None else None
    if slot is None:
        return
    kept: Slot = tuple(new for new in map(keep, slot) if new is not None)
    if kept and kept != slot:
        run.store.set_attribute(place, key, kept)


def _stored_as(run: Run, owner: Ref, name: str) -> str:
    """The attribute that a test of `owner.name` tells about: of a property, the one that it returns."""
    state = run.state(owner)
    if state is None or name in state.attributes or not isinstance(state.type, Class):
        return name
    found = definitions.find_member(run, state.type, name)
    getter = found[0] if found is not None else None
    if not isinstance(getter, Function) or not isinstance(getter.node, ast.FunctionDef):
        return name
    last = getter.node.body[-1]
    if "property" not in definitions.method_decorators(getter) or not isinstance(last, ast.Return):
        return name
    value = last.value
    if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name) and getter.node.args.args:
        if value.value.id == getter.node.args.args[0].arg:
            return value.attr
    return name


def _target_of_type(node: ast.expr) -> ast.expr | None:
    """The `x` of `type(x)`."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "type":
        return node.args[0] if len(node.args) == 1 else None
    return None


def _narrow_to_exact_type(run: Run, target: ast.expr, test: ast.Compare, frame: Frame, outcome: bool) -> None:
    """`type(x) is C`, `type(x) in (C, D)` and their negations."""
    wanted = isinstance(test.ops[0], (ast.Is, ast.Eq, ast.In)) is outcome
    types = reflection.classes_of(run, test.comparators[0], frame)

    def keep(held: Held) -> Held | None:
        own = ancestry.class_of(run, held.value)
        verdicts = [ancestry.is_same_class(run, own, each) for each in types]
        agrees = True if True in verdicts else None if None in verdicts else False
        return held if agrees in (wanted, None) else None

    _refine(run, target, frame, keep)


def _narrow_to_type(run: Run, target: ast.expr, classes: ast.expr, frame: Frame, outcome: bool) -> None:
    types = [value for each in reflection.classes_of(run, classes, frame) for value in members(each)]
    only = objects.promised(run, types[0]) if len(types) == 1 else None
    typed: Typed | None = None
    if outcome and run.asserting and isinstance(only, (Class, External)) and objects.is_worth_typing(run, only):
        typed = Typed(only, ast.unparse(target), run.origin(target, frame))

    def keep(held: Held) -> Held | None:
        if isinstance(held.value, Unknown):
            return Held(typed, held.site) if typed is not None else held
        verdicts = {ancestry.is_instance(run, held.value, each) for each in types}
        agrees = None if verdicts == {None} else True if True in verdicts else False if verdicts == {False} else None
        if agrees is None and any(ancestry.may_be_either(run, held.value, each) for each in types):
            return _one_of_a_kind(run, held, only if outcome else None, frame)
        return held if agrees in (outcome, None) else None

    _refine(run, target, frame, keep)


def _one_of_a_kind(run: Run, held: Held, found: Value | None, frame: Frame) -> Held:
    """What a test of its type makes of an object of a common kind: of another than asked for, nobody knows which."""
    if not isinstance(found, External):
        return Held(UNKNOWN, held.site)
    return Held(library.instance_of(run, found.qualname, held.site.node, frame), held.site)


def of_pattern(run: Run, subject: Value, pattern: ast.pattern) -> bool | None:
    """Whether a `case` matches: literals and wild cards are decided, the rest may be either."""
    if isinstance(pattern, ast.MatchAs) and pattern.pattern is None:
        return True
    if isinstance(pattern, ast.MatchValue) and isinstance(pattern.value, ast.Constant):
        if isinstance(subject, Const):
            return subject.value == pattern.value.value
    if isinstance(pattern, ast.MatchSingleton) and isinstance(subject, Const):
        return subject.value is pattern.value
    return None
