"""The value of an expression."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Callable
from typing import Any

from flake8_pickle_views.evaluation import (
    assignment,
    assumptions,
    calls,
    definitions,
    names,
    objects,
    operators,
    sequences,
    truth,
)
from flake8_pickle_views.evaluation.run import Arguments, Frame, Outcome, Run
from flake8_pickle_views.evaluation.store import ANY
from flake8_pickle_views.evaluation.values import (
    UNKNOWN,
    Const,
    Generator,
    Unknown,
    Value,
    ending_of,
    members,
    text,
    union,
)

LONG = 2_000
"""The elements of a longer list, tuple, set or dictionary are not told apart."""


def evaluate(run: Run, node: ast.expr, frame: Frame) -> Value:
    """What an expression gives; `UNKNOWN` for what is not modelled, or too deep for Python's own stack."""
    handler = _EXPRESSIONS.get(type(node))
    if handler is None:
        return UNKNOWN
    run.step()
    before = run.store
    try:
        return handler(run, node, frame)
    except RecursionError:
        run.store = before
        return UNKNOWN


def _constant(run: Run, node: ast.Constant, frame: Frame) -> Value:
    return Const(node.value)


def _name(run: Run, node: ast.Name, frame: Frame) -> Value:
    return names.lookup(run, node.id, frame)


def _attribute(run: Run, node: ast.Attribute, frame: Frame) -> Value:
    value = objects.get_attribute(run, evaluate(run, node.value, frame), node.attr, node, frame)
    return assumptions.recalled(run, node, value, frame) if isinstance(value, Unknown) else value


def _subscript(run: Run, node: ast.Subscript, frame: Frame) -> Value:
    container = evaluate(run, node.value, frame)
    if isinstance(node.slice, ast.Slice):
        for bound in (node.slice.lower, node.slice.upper, node.slice.step):
            if bound is not None:
                evaluate(run, bound, frame)
        return sequences.get_slice(run, container, node, frame)
    return sequences.get_item(run, container, evaluate(run, node.slice, frame), node, frame)


def _call(run: Run, node: ast.Call, frame: Frame) -> Value:
    function = evaluate(run, node.func, frame)
    return calls.call(run, function, arguments(run, node, frame), node, frame)


def arguments(run: Run, node: ast.Call, frame: Frame) -> Arguments:
    """The arguments of a call; what `*` and `**` spread is spread where it is known."""
    result = Arguments()
    for argument in node.args:
        if isinstance(argument, ast.Starred):
            spread = evaluate(run, argument.value, frame)
            exact = sequences.exact_elements(run, spread, frame)
            if exact is None:
                result.more_positional = True
                result.rest = union(result.rest, sequences.element(run, spread, frame))
            else:
                result.positional.extend(exact)
        else:
            result.positional.append(evaluate(run, argument, frame))
    for keyword in node.keywords:
        value = evaluate(run, keyword.value, frame)
        if keyword.arg is not None:
            result.keywords[keyword.arg] = value
            continue
        for key, each in sequences.known_pairs(run, value):
            if isinstance(key, str):
                result.keywords[key] = each
            else:
                result.more_keywords = True
    return result


def _lambda(run: Run, node: ast.Lambda, frame: Frame) -> Value:
    return definitions.function_value(run, node, frame)


def _list(run: Run, node: ast.List | ast.Tuple | ast.Set, frame: Frame) -> Value:
    kind = {ast.List: "list", ast.Tuple: "tuple", ast.Set: "set"}[type(node)]
    if len(node.elts) > LONG:
        return _long(run, kind, node.elts, frame)
    if not any(isinstance(element, ast.Starred) for element in node.elts):
        return run.collection(kind, [evaluate(run, element, frame) for element in node.elts], frame)
    values: list[Value] = []
    more: list[Value] = []
    for element in node.elts:
        if not isinstance(element, ast.Starred):
            values.append(evaluate(run, element, frame))
            continue
        spread = evaluate(run, element.value, frame)
        exact = sequences.exact_elements(run, spread, frame)
        if exact is None:
            more.append(sequences.element(run, spread, frame))
        else:
            values.extend(exact)
    if not more:
        return run.collection(kind, values, frame)
    ref = run.place(kind, "", frame)
    run.store.set_item(ref.place, ANY, run.held(union(*values, *more), frame))
    return ref


def _long(run: Run, kind: str, nodes: list[ast.expr], frame: Frame) -> Value:
    """A display of data: any element may be one of the first, or of the first that are not constants."""
    telling = (node for node in nodes[8:] if not isinstance(node, (ast.Constant, ast.UnaryOp)))
    some = [*nodes[:8], *itertools.islice(telling, LONG // 10)]
    values = [evaluate(run, node, frame) for node in some if not isinstance(node, ast.Starred)]
    ref = run.place(kind, "", frame)
    run.store.set_item(ref.place, ANY, run.held(union(UNKNOWN, *values), frame))
    return ref


def _dict(run: Run, node: ast.Dict, frame: Frame) -> Value:
    if len(node.keys) > LONG:
        return _long(run, "dict", [value for key, value in zip(node.keys, node.values) if key is not None], frame)
    ref = run.place("dict", "", frame)
    for key, value in zip(node.keys, node.values):
        if key is None:
            sequences.update(run, ref, evaluate(run, value, frame), frame)
        else:
            evaluated = evaluate(run, key, frame)
            sequences.set_item(run, ref, evaluated, evaluate(run, value, frame), frame)
    return ref


def _if_expression(run: Run, node: ast.IfExp, frame: Frame) -> Value:
    verdict = truth.of_test(run, node.test, frame)
    if verdict is True:
        return evaluate(run, node.body, frame)
    if verdict is False:
        return evaluate(run, node.orelse, frame)
    before = run.store
    run.store = before.fork()
    truth.narrow(run, node.test, frame, True)
    value = evaluate(run, node.body, frame)
    after = run.store
    run.store = before
    truth.narrow(run, node.test, frame, False)
    other = evaluate(run, node.orelse, frame)
    run.store = after.join(run.store, run.strict_state)
    return union(value, other)


def _boolean(run: Run, node: ast.BoolOp, frame: Frame) -> Value:
    """`a or b`: the operands that may be the result."""
    results: list[Value] = []
    for operand in node.values:
        value = evaluate(run, operand, frame)
        verdict = truth.of_value(run, value)
        decides = isinstance(node.op, ast.Or) if verdict is True else isinstance(node.op, ast.And)
        if operand is node.values[-1]:
            results.append(value)
        elif verdict is None:
            results.append(truth.assuming(run, value, isinstance(node.op, ast.Or)))
        elif decides:
            results.append(value)
            break
    return union(*results)


def _unary(run: Run, node: ast.UnaryOp, frame: Frame) -> Value:
    value = evaluate(run, node.operand, frame)
    if isinstance(node.op, ast.Not):
        verdict = truth.of_value(run, value)
        if verdict is None:
            return UNKNOWN
        assumed = any(isinstance(each, Unknown) for each in members(value))
        return Unknown(Const(not verdict)) if assumed else Const(not verdict)
    if isinstance(node.op, ast.USub) and isinstance(value, Const) and isinstance(value.value, (int, float)):
        return Const(-value.value)
    return UNKNOWN


def _binary(run: Run, node: ast.BinOp, frame: Frame) -> Value:
    left = evaluate(run, node.left, frame)
    right = evaluate(run, node.right, frame)
    return operators.combined(run, left, node.op, right, frame)


def _compare(run: Run, node: ast.Compare, frame: Frame) -> Value:
    left = evaluate(run, node.left, frame)
    rights = [evaluate(run, comparator, frame) for comparator in node.comparators]
    return truth.compared(run, left, node.ops, rights, frame)


def _walrus(run: Run, node: ast.NamedExpr, frame: Frame) -> Value:
    value = evaluate(run, node.value, frame)
    assignment.assign(run, node.target, value, frame)
    return value


def _generator(run: Run, node: ast.GeneratorExp, frame: Frame) -> Value:
    results, _ = _comprehended(run, node.generators, lambda: evaluate(run, node.elt, frame), frame)
    return Generator(
        "generator expression", run.origin(node, frame), union(*results) if results else UNKNOWN, short(node)
    )


def _list_comprehension(run: Run, node: ast.ListComp | ast.SetComp, frame: Frame) -> Value:
    kind = "list" if isinstance(node, ast.ListComp) else "set"
    results, exact = _comprehended(run, node.generators, lambda: evaluate(run, node.elt, frame), frame)
    if exact:
        return run.collection(kind, results, frame)
    ref = run.place(kind, "", frame)
    run.store.set_item(ref.place, ANY, run.held(union(*results) if results else UNKNOWN, frame))
    return ref


def _dict_comprehension(run: Run, node: ast.DictComp, frame: Frame) -> Value:
    ref = run.place("dict", "", frame)

    def add() -> Value:
        key = evaluate(run, node.key, frame)
        sequences.set_item(run, ref, key, evaluate(run, node.value, frame), frame)
        return UNKNOWN

    _, exact = _comprehended(run, node.generators, add, frame)
    if not exact:
        run.store.add_item(ref.place, ANY, run.held(UNKNOWN, frame))
    return ref


def _comprehended(
    run: Run, generators: list[ast.comprehension], produce: Callable[[], Value], frame: Frame
) -> tuple[list[Value], bool]:
    """What the body of a comprehension gives for each element of a short known iterable, else once.

    The second result says whether the elements are exactly these.
    """
    first, rest = generators[0], generators[1:]
    iterable = evaluate(run, first.iter, frame)
    elements = sequences.exact_elements(run, iterable, frame)
    exact = elements is not None and len(elements) <= sequences.UNROLLED
    if elements is None or not exact:
        elements = [sequences.element(run, iterable, frame)]
    results: list[Value] = []
    for element in elements:
        assignment.assign(run, first.target, element, frame)
        verdicts = [truth.of_test(run, condition, frame) for condition in first.ifs]
        if False in verdicts:
            continue
        exact = exact and None not in verdicts
        if rest:
            inner, inner_exact = _comprehended(run, rest, produce, frame)
            results.extend(inner)
            exact = exact and inner_exact
        else:
            results.append(produce())
    return results, exact


def short(node: ast.expr) -> str:
    """The source of a small expression, else nothing."""
    last = getattr(node, "end_lineno", None)
    if last != node.lineno or (node.end_col_offset or 0) - node.col_offset > 40:
        return ""
    return ast.unparse(node)


def _await(run: Run, node: ast.Await, frame: Frame) -> Value:
    evaluate(run, node.value, frame)
    return UNKNOWN


def _yield(run: Run, node: ast.Yield | ast.YieldFrom, frame: Frame) -> Value:
    if node.value is not None:
        value = evaluate(run, node.value, frame)
        given = value if isinstance(node, ast.Yield) else sequences.element(run, value, frame)
        frame.yields.append(Outcome(given, run.store, run.here(frame)))
    return UNKNOWN


def _starred(run: Run, node: ast.Starred, frame: Frame) -> Value:
    return evaluate(run, node.value, frame)


def _joined(run: Run, node: ast.JoinedStr, frame: Frame) -> Value:
    known = ""
    whole = True
    for part in node.values:
        value = evaluate(run, part.value if isinstance(part, ast.FormattedValue) else part, frame)
        if isinstance(value, Const) and isinstance(value.value, (str, int)):
            known += str(value.value)
        else:
            known, whole = ending_of(value), False
    return Const(known) if whole else text(known)


_EXPRESSIONS: dict[type[ast.expr], Callable[[Run, Any, Frame], Value]] = {
    ast.Constant: _constant,
    ast.Name: _name,
    ast.Attribute: _attribute,
    ast.Subscript: _subscript,
    ast.Call: _call,
    ast.Lambda: _lambda,
    ast.List: _list,
    ast.Tuple: _list,
    ast.Set: _list,
    ast.Dict: _dict,
    ast.IfExp: _if_expression,
    ast.BoolOp: _boolean,
    ast.UnaryOp: _unary,
    ast.BinOp: _binary,
    ast.Compare: _compare,
    ast.NamedExpr: _walrus,
    ast.GeneratorExp: _generator,
    ast.ListComp: _list_comprehension,
    ast.SetComp: _list_comprehension,
    ast.DictComp: _dict_comprehension,
    ast.Await: _await,
    ast.Yield: _yield,
    ast.YieldFrom: _yield,
    ast.Starred: _starred,
    ast.JoinedStr: _joined,
}
