"""Running statements on abstract values. Every function says whether the path goes on behind the statement."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from typing import Any

from flake8_pickle_views.evaluation import (
    assignment,
    assumptions,
    calls,
    definitions,
    expressions,
    gradients,
    names,
    objects,
    operators,
    sequences,
    truth,
    visits,
)
from flake8_pickle_views.evaluation.run import Frame, Outcome, Run
from flake8_pickle_views.evaluation.store import Store
from flake8_pickle_views.evaluation.values import NONE, UNKNOWN, External, Unknown, Value, members


def block(run: Run, body: Sequence[ast.stmt], frame: Frame) -> bool:
    """Run statements in order until one leaves."""
    for statement in body:
        run.step()
        handler = _STATEMENTS.get(type(statement))
        if handler is None:
            continue
        frame.statement = statement
        if statement in run.passed_over:
            for name in run.passed_over[statement]:
                assignment.bind_name(run, name, UNKNOWN, frame)
            continue
        if not handler(run, statement, frame):
            return False
    return True


def _expression(run: Run, node: ast.Expr, frame: Frame) -> bool:
    if not isinstance(node.value, ast.Constant):
        expressions.evaluate(run, node.value, frame)
        return not _never_returns(node.value)
    return True


def _never_returns(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("exit", "_exit")
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id in ("sys", "os")
    )


def _assign(run: Run, node: ast.Assign, frame: Frame) -> bool:
    value = expressions.evaluate(run, node.value, frame)
    for target in node.targets:
        assignment.assign(run, target, value, frame)
    return True


def _annotated(run: Run, node: ast.AnnAssign, frame: Frame) -> bool:
    if node.value is not None:
        value = expressions.evaluate(run, node.value, frame)
        assignment.assign(run, node.target, objects.annotated(run, value, node.annotation, frame), frame)
    return True


def _augmented(run: Run, node: ast.AugAssign, frame: Frame) -> bool:
    before = expressions.evaluate(run, node.target, frame)
    more = expressions.evaluate(run, node.value, frame)
    result = operators.combined_in_place(run, before, node.op, more, frame)
    assignment.assign(run, node.target, result, frame)
    return True


def _delete(run: Run, node: ast.Delete, frame: Frame) -> bool:
    for target in node.targets:
        assignment.delete(run, target, frame)
    return True


def _return(run: Run, node: ast.Return, frame: Frame) -> bool:
    value = NONE if node.value is None else expressions.evaluate(run, node.value, frame)
    frame.returns.append(Outcome(value, run.store, run.here(frame)))
    return False


def _raise(run: Run, node: ast.Raise, frame: Frame) -> bool:
    return False


def _chosen(run: Run, node: ast.If, frame: Frame) -> bool | None:
    """Whether a branch is taken. A default with which the program refuses to go on is nobody's choice."""
    value = expressions.evaluate(run, node.test, frame)
    verdict = truth.of_value(run, value)
    if verdict is not None and any(isinstance(each, Unknown) for each in members(value)):
        if assumptions.opens_a_task(node, node.orelse if verdict else node.body, frame):
            return None
        return verdict is not _gives_up(node.body if verdict else node.orelse)
    return verdict


def _gives_up(body: list[ast.stmt]) -> bool:
    last = body[-1] if body else None
    return isinstance(last, ast.Raise) or (isinstance(last, ast.Expr) and _never_returns(last.value))


def _if(run: Run, node: ast.If, frame: Frame) -> bool:
    ends: list[Store] = []
    while True:
        verdict = _chosen(run, node, frame)
        if verdict is True:
            truth.narrow(run, node.test, frame, True)
            alive = block(run, node.body, frame)
            break
        if verdict is None:
            before = run.store
            run.store = before.fork()
            truth.narrow(run, node.test, frame, True)
            if block(run, node.body, frame):
                ends.append(run.store)
            run.store = before
        truth.narrow(run, node.test, frame, False)
        if len(node.orelse) != 1 or not isinstance(node.orelse[0], ast.If):
            alive = block(run, node.orelse, frame)
            break
        # `elif`, of which there may be hundreds: more than Python's own stack is deep
        run.step()
        frame.statement = node = node.orelse[0]
    for end in reversed(ends):
        run.store = end.join(run.store, run.strict_state) if alive else end
        alive = True
    return alive


def _for(run: Run, node: ast.For | ast.AsyncFor, frame: Frame) -> bool:
    iterable = expressions.evaluate(run, node.iter, frame)
    exact = sequences.exact_elements(run, iterable, frame)
    if exact is not None and len(exact) <= sequences.UNROLLED:
        breaks: list[Store] = []
        alive = True
        for element in exact:
            continues: list[Store] = []
            frame.loops.append((breaks, continues))
            frame.statement = node
            assignment.assign(run, node.target, element, frame)
            alive = block(run, node.body, frame)
            frame.loops.pop()
            alive = _merge(run, alive, continues)
            if not alive:
                break
        if alive:
            alive = block(run, node.orelse, frame)
        return _merge(run, alive, breaks)
    before = run.store.fork()
    breaks, continues = [], []
    frame.loops.append((breaks, continues))
    element = sequences.element(run, iterable, frame)
    assignment.assign(run, node.target, element, frame)
    alive = block(run, node.body, frame)
    frame.loops.pop()
    alive = _merge(run, alive, continues)
    visited = visits.states(run, node, element, before, frame) if alive and not breaks else {}
    run.store = before.join(run.store, run.strict_state) if alive else before
    for place, state in visited.items():
        run.store.put(place, state)
    alive = block(run, node.orelse, frame)
    return _merge(run, alive, breaks)


def _while(run: Run, node: ast.While, frame: Frame) -> bool:
    verdict = truth.of_test(run, node.test, frame)
    if verdict is False and truth.is_constant(node.test):
        return block(run, node.orelse, frame)
    before = run.store.fork()
    breaks: list[Store] = []
    continues: list[Store] = []
    frame.loops.append((breaks, continues))
    alive = block(run, node.body, frame)
    frame.loops.pop()
    alive = _merge(run, alive, continues)
    if truth.is_constant(node.test):
        return _merge(run, False, breaks)
    run.store = before.join(run.store, run.strict_state) if alive else before
    alive = block(run, node.orelse, frame)
    return _merge(run, alive, breaks)


def _merge(run: Run, alive: bool, others: list[Store]) -> bool:
    """Join the store at hand (where the path goes on) with those of the paths that left a loop."""
    for other in others:
        run.store = run.store.join(other) if alive else other
        alive = True
    return alive


def _break(run: Run, node: ast.Break, frame: Frame) -> bool:
    if frame.loops:
        frame.loops[-1][0].append(run.store)
    return False


def _continue(run: Run, node: ast.Continue, frame: Frame) -> bool:
    if frame.loops:
        frame.loops[-1][1].append(run.store)
    return False


def _with(run: Run, node: ast.With | ast.AsyncWith, frame: Frame) -> bool:
    suppresses = False
    switched = False
    for item in node.items:
        context = expressions.evaluate(run, item.context_expr, frame)
        switched = switched or gradients.may_switch_off(run, context)
        entered = calls.enter(run, context, item.context_expr, frame)
        suppresses = suppresses or _is_suppress(run, item.context_expr, frame)
        if item.optional_vars is not None:
            assignment.assign(run, item.optional_vars, entered, frame)
    before = run.store.fork() if suppresses else None
    run.without_gradients += switched
    try:
        alive = block(run, node.body, frame)
    finally:
        run.without_gradients -= switched
    if before is not None:
        run.store = run.store.join(before) if alive else before
        alive = True
    return alive


def _is_suppress(run: Run, node: ast.expr, frame: Frame) -> bool:
    return isinstance(node, ast.Call) and expressions.evaluate(run, node.func, frame) == External("contextlib.suppress")


def _try(run: Run, node: Any, frame: Frame) -> bool:
    before = run.store.fork()
    alive = block(run, node.body, frame)
    in_between = before.joined(run.store) if node.handlers else before
    if alive:
        alive = block(run, node.orelse, frame)
    ends: list[Store] = [run.store] if alive else []
    for handler in node.handlers:
        run.store = in_between.fork()
        frame.statement = handler
        if handler.name:
            assignment.bind_name(run, handler.name, UNKNOWN, frame)
        if block(run, handler.body, frame):
            ends.append(run.store)
    if ends:
        run.store = ends[0]
        alive = _merge(run, True, ends[1:])
    else:
        run.store = in_between
        alive = False
    if node.finalbody:
        returns = frame.returns
        frame.returns = []
        finished = block(run, node.finalbody, frame)
        # what a path that has returned leaves behind passes through `finally` too
        if not finished:
            frame.returns = returns + frame.returns
            return False
        after = run.store
        passed: list[Outcome] = []
        for outcome in returns:
            run.store = outcome.store
            kept, frame.returns = frame.returns, []
            block(run, node.finalbody, frame)
            frame.returns = kept
            passed.append(outcome._replace(store=run.store))
        run.store = after
        frame.returns = passed + frame.returns
    return alive


def _match(run: Run, node: ast.Match, frame: Frame) -> bool:
    subject = expressions.evaluate(run, node.subject, frame)
    ends: list[Store] = []
    always = False
    before = run.store
    for case in node.cases:
        verdict = truth.of_pattern(run, subject, case.pattern)
        if verdict is False:
            continue
        run.store = before.fork()
        for name in _captures(case.pattern):
            assignment.bind_name(run, name, UNKNOWN, frame)
        if block(run, case.body, frame):
            ends.append(run.store)
        if verdict is True and case.guard is None:
            always = True
            break
    if not always:
        ends.append(before)
    if not ends:
        return False
    run.store = ends[0]
    return _merge(run, True, ends[1:])


def _captures(pattern: ast.pattern) -> list[str]:
    return [
        name
        for inner in ast.walk(pattern)
        for name in [getattr(inner, "name", None) or getattr(inner, "rest", None)]
        if isinstance(name, str)
    ]


def _function(run: Run, node: ast.FunctionDef | ast.AsyncFunctionDef, frame: Frame) -> bool:
    value: Value
    if node.decorator_list:
        value = definitions.decorated_function(run, node, frame)
    else:
        value = definitions.function_value(run, node, frame)
    assignment.bind_name(run, node.name, value, frame)
    return True


def _class(run: Run, node: ast.ClassDef, frame: Frame) -> bool:
    assignment.bind_name(run, node.name, definitions.decorated_class(run, node, frame), frame)
    return True


def _import(run: Run, node: ast.Import, frame: Frame) -> bool:
    for alias in node.names:
        dotted = alias.name if alias.asname else alias.name.partition(".")[0]
        name = alias.asname or dotted
        assignment.bind_name(run, name, names.import_module(run, dotted), frame)
    return True


def _import_from(run: Run, node: ast.ImportFrom, frame: Frame) -> bool:
    if node.names[0].name == "*":
        return True
    for alias in node.names:
        value = names.imported(run, frame.module, node, alias.name)
        assignment.bind_name(run, alias.asname or alias.name, value, frame)
    return True


def _global(run: Run, node: ast.Global, frame: Frame) -> bool:
    frame.globals.update(node.names)
    return True


def _assert(run: Run, node: ast.Assert, frame: Frame) -> bool:
    run.asserting = True
    try:
        truth.narrow(run, node.test, frame, True)
    finally:
        run.asserting = False
    return not (isinstance(node.test, ast.Constant) and not node.test.value)


_STATEMENTS: dict[type[ast.stmt], Callable[[Run, Any, Frame], bool]] = {
    ast.Expr: _expression,
    ast.Assign: _assign,
    ast.AnnAssign: _annotated,
    ast.AugAssign: _augmented,
    ast.Delete: _delete,
    ast.Return: _return,
    ast.Raise: _raise,
    ast.If: _if,
    ast.For: _for,
    ast.AsyncFor: _for,
    ast.While: _while,
    ast.Break: _break,
    ast.Continue: _continue,
    ast.With: _with,
    ast.AsyncWith: _with,
    ast.Try: _try,
    ast.Match: _match,
    ast.FunctionDef: _function,
    ast.AsyncFunctionDef: _function,
    ast.ClassDef: _class,
    ast.Import: _import,
    ast.ImportFrom: _import_from,
    ast.Global: _global,
    ast.Assert: _assert,
}
if hasattr(ast, "TryStar"):
    _STATEMENTS[ast.TryStar] = _try
