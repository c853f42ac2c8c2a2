"""Which argument of a call is meant for which parameter, and which of them brings a value in."""

from __future__ import annotations

import ast

from flake8_pickle_views.evaluation.run import Arguments, Construction, Frame, Run, value_of
from flake8_pickle_views.evaluation.values import Bound, Origin, Ref, Typed, Value, members
from flake8_pickle_views.source.modules import Module


def entrance(run: Run, made: Construction, value: Value, origin: Origin | None, linted: Module) -> ast.AST | None:
    """The outermost argument in the linted file through which a construction was given a value.

    Outwards from the construction, through the functions that only hand a parameter on.
    """
    if not isinstance(made.call, ast.Call):
        return None
    node = argument_holding(run, made.call, made.arguments, value)
    found = node if made.site.module is linted else None
    frame = made.frame
    while node is not None and frame is not None and frame.function is not None:
        if lies_in(origin, frame.module, frame.function.node):
            break
        node = _argument_of_caller(run, frame, value)
        frame = frame.parent
        if node is not None and frame is not None and frame.module is linted:
            found = node
    return found


def _argument_of_caller(run: Run, frame: Frame, value: Value) -> ast.AST | None:
    """The argument of the call under which a function runs that leads to a value."""
    function, call = frame.function, frame.call
    state = run.store.places.get(frame.place)
    if function is None or state is None or not isinstance(call, ast.Call):
        return None
    spec = function.node.args
    bound = 1 if function.owner is not None and not is_unbound(frame) else 0
    names = [each.arg for each in (*spec.posonlyargs, *spec.args)][bound:]
    for position, name in [*enumerate(names), *((-1, each.arg) for each in spec.kwonlyargs)]:
        if name in state.attributes and reaches(run, value_of(state.attributes[name]), value):
            return given(call, name, position)
    more = value_of(state.attributes[spec.kwarg.arg]) if spec.kwarg and spec.kwarg.arg in state.attributes else None
    more_state = run.state(more) if more is not None else None
    for key, slot in more_state.items.items() if more_state is not None else ():
        if isinstance(key, str) and reaches(run, value_of(slot), value):
            return given(call, key, -1)
    return None


def lies_in(origin: Origin | None, module: Module, node: ast.AST) -> bool:
    """Was the value made by this piece of text?"""
    if origin is None or origin.module is not module:
        return False
    return getattr(node, "lineno", 0) <= origin.line <= (getattr(node, "end_lineno", None) or 0)


def given(call: ast.Call, name: str, position: int) -> ast.AST | None:
    """The argument of a call for a parameter: a keyword, an expression, or what is spread there."""
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword
    if 0 <= position < len(call.args) and not any(isinstance(each, ast.Starred) for each in call.args):
        return call.args[position]
    return next((each for each in call.keywords if each.arg is None), None)


def is_unbound(frame: Frame) -> bool:
    """`Base.__init__(self, ...)`, or a static method: the call gives every parameter."""
    function = frame.function
    if function is None or isinstance(function.node, ast.Lambda):
        return True
    if any(isinstance(each, ast.Name) and each.id == "staticmethod" for each in function.node.decorator_list):
        return True
    call = frame.call
    first = call.args[0] if isinstance(call, ast.Call) and call.args else None
    return isinstance(first, ast.Name) and first.id == "self"


def argument_holding(run: Run, call: ast.Call, arguments: Arguments, value: Value) -> ast.AST | None:
    """The argument expression through which a call was given the value."""
    plain = not any(isinstance(each, ast.Starred) for each in call.args)
    for index, given in enumerate(arguments.positional):
        if reaches(run, given, value):
            return call.args[index] if plain and index < len(call.args) else call
    for keyword in call.keywords:
        given_value = arguments.keywords.get(keyword.arg or "")
        if given_value is not None and reaches(run, given_value, value):
            return keyword
    for given_value in arguments.keywords.values():
        if reaches(run, given_value, value):
            spread = next((each for each in call.keywords if each.arg is None), None)
            return spread.value if spread is not None else call
    return None


def reaches(run: Run, start: Value, wanted: Value) -> bool:
    """Does following references from `start` lead to this very value?"""
    pending: list[Value] = [start]
    seen: set[int] = set()
    while pending:
        for value in members(pending.pop()):
            if value == wanted:
                return True
            if isinstance(value, Bound):
                pending += (value.receiver, value.function)
            elif isinstance(value, Typed):
                place = run.materialized.get(value)
                if place is not None:
                    pending.append(Ref(place))
            elif isinstance(value, Ref) and value.place not in seen and value.place in run.store.places:
                seen.add(value.place)
                state = run.store.get(value.place)
                for fields in (state.attributes, state.items):
                    pending.extend(held.value for slot in fields.values() for held in slot)
    return False
