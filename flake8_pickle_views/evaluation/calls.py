"""Calls: what is called decides; a function of the project is run with its arguments."""

from __future__ import annotations

import ast
import dataclasses

from flake8_pickle_views.evaluation import (
    builtin,
    construction,
    containers,
    definitions,
    expressions,
    gradients,
    library,
    objects,
    statements,
)
from flake8_pickle_views.evaluation.run import DEPTH, Arguments, Frame, Outcome, Run, value_of
from flake8_pickle_views.evaluation.store import ANY, Place
from flake8_pickle_views.evaluation.values import (
    FOREIGN,
    UNKNOWN,
    Bound,
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

TWICE = 2
"""How often one function may be on the stack."""


def call(run: Run, function: Value, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    """What calling a value gives."""
    if isinstance(function, Union):
        return union(*(_call_either(run, function, member, arguments, node, frame) for member in function.members))
    if isinstance(function, Function):
        return invoke(run, function, arguments, node, frame)
    if isinstance(function, Bound):
        return _call_bound(run, function, arguments, node, frame)
    if isinstance(function, Class):
        return construction.construct(run, function, arguments, node, frame)
    if isinstance(function, External):
        known = builtin.FUNCTIONS.get(function.qualname)
        if known is not None:
            return known(run, arguments, node, frame)
        if containers.is_unbound_method(run, function.qualname, arguments):
            return containers.call_unbound(run, function.qualname, arguments, node, frame)
        return library.call(run, function.qualname, arguments, node, frame)
    if isinstance(function, Typed):
        function = objects.materialized(run, function, frame)
    state = run.state(function)
    if state is not None and isinstance(function, Ref):
        return _call_object(run, function, state, arguments, node, frame)
    if not _only_looks(node):
        for argument in arguments.all():
            escape(run, argument)
    return FOREIGN if isinstance(function, Unknown) and function.foreign else UNKNOWN


def _call_either(
    run: Run, function: Union, member: Value, arguments: Arguments, node: ast.AST, frame: Frame
) -> Value:
    """Call one of several: where a thread may be meant as well as a process, no process is certain."""
    if not isinstance(member, External):
        return call(run, member, arguments, node, frame)
    run.choosing = any(isinstance(each, External) and not run.watches(each.qualname) for each in function.members)
    try:
        return call(run, member, arguments, node, frame)
    finally:
        run.choosing = False


def _only_looks(node: ast.AST) -> bool:
    """Is this one of the `assert...` methods of a test case?"""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr.startswith("assert")


def _call_object(
    run: Run, ref: Ref, state: Place, arguments: Arguments, node: ast.AST, frame: Frame
) -> Value:
    if state.kind == "instance" and isinstance(state.type, Class):
        found = definitions.find_member(run, state.type, "__call__")
        if found is not None and found[0] == External("torch.nn.Module.__call__"):
            found = definitions.find_member(run, state.type, "forward")
        if found is not None and isinstance(found[0], Function):
            return invoke(run, found[0], with_receiver(ref, arguments), node, frame)
    elif state.kind == "partial":
        return builtin.call_partial(run, state, arguments, node, frame)
    elif state.kind == "opaque":
        if state.type in ("weakref.ref", "weakref.ReferenceType") and "referent" in state.attributes:
            return value_of(state.attributes["referent"])
        if state.type == "functools._lru_cache_wrapper" and "function" in state.attributes:
            return call(run, value_of(state.attributes["function"]), arguments, node, frame)
        if gradients.learns(run, ref):
            return gradients.with_history(run, frame)
        fact = run.facts.type(str(state.type))
        if fact is not None and fact.call:
            return library.produce(run, fact.call, node, frame, ref)
    for argument in arguments.all():
        escape(run, argument)
    return FOREIGN


def _call_bound(run: Run, bound: Bound, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    function, receiver = bound.function, bound.receiver
    if isinstance(function, Function):
        return invoke(run, function, with_receiver(receiver, arguments), node, frame)
    if isinstance(function, External):
        return containers.call_method(run, function.qualname, receiver, arguments, node, frame)
    return call(run, function, with_receiver(receiver, arguments), node, frame)


def with_receiver(receiver: Value, arguments: Arguments) -> Arguments:
    return Arguments(
        [receiver, *arguments.positional],
        arguments.keywords,
        arguments.more_positional,
        arguments.more_keywords,
        arguments.rest,
    )


def invoke(run: Run, function: Function, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    """Run a function of the project with these arguments; its value, the store being what it leaves."""
    outcomes = outcomes_of(run, function, arguments, node, frame)
    if outcomes is None:
        # a call of itself takes nothing where the call under way does not take it
        for argument in arguments.all() if function.node not in run.stack else ():
            escape(run, argument)
        return UNKNOWN
    if isinstance(outcomes, Generator):
        return outcomes
    if not outcomes:
        return UNKNOWN
    run.store = outcomes[0].store
    for outcome in outcomes[1:]:
        run.store = run.store.join(outcome.store)
    return union(*(outcome.value for outcome in outcomes))


def outcomes_of(
    run: Run, function: Function, arguments: Arguments, node: ast.AST, frame: Frame
) -> list[Outcome] | Generator | None:
    """What each path through a call returns; None where it can't be followed."""
    definition = function.node
    if isinstance(definition, (ast.FunctionDef, ast.AsyncFunctionDef)):
        if isinstance(definition, ast.AsyncFunctionDef):
            return Generator(f"coroutine {definition.name}()", function.origin)
        if definition.decorator_list and "contextmanager" in definitions.method_decorators(function):
            manager = _context_manager(run, function, arguments, node, frame)
            return [Outcome(manager, run.store, run.here(frame))]
        if function.module.is_generator(definition):
            text = expressions.short(node) if isinstance(node, ast.expr) else ""
            return Generator(f"generator function {definition.name}()", function.origin, text=text)
    if run.ignores_networks and _is_idle(run, function, arguments):
        return [Outcome(UNKNOWN, run.store, run.here(frame))]
    inner = _entered(run, function, arguments, frame)
    if inner is None:
        return None
    inner.call, inner.parent = node, frame
    switched = definitions.switches_gradients_off(function)
    run.without_gradients += switched
    try:
        if isinstance(definition, ast.Lambda):
            value = expressions.evaluate(run, definition.body, inner)
            return [Outcome(value, run.store, run.here(inner))]
        alive = statements.block(run, definition.body, inner)
    finally:
        run.stack.pop()
        run.without_gradients -= switched
    outcomes = list(inner.returns)
    if alive:
        outcomes.append(Outcome(Const(None), run.store, run.here(inner)))
    return outcomes


def _is_idle(run: Run, function: Function, arguments: Arguments) -> bool:
    """Is this a method of a network that neither makes nor is given anything that matters, or leads to it?

    Networks are where most of a training script's calls go, and what they compute reaches no worker.
    """
    owner = function.owner
    if owner is None or not definitions.is_network(run, owner):
        return False
    if any(isinstance(each, (Function, Bound, Generator, View)) for each in arguments.all()):
        return False
    receiver = run.state(arguments.first)
    cls = receiver.type if receiver is not None and isinstance(receiver.type, Class) else owner
    matters = run.may_matter(cls.module, cls.node, None) or run.may_matter(function.module, function.node, owner.node)
    return not matters


def yielded(
    run: Run, function: Function, arguments: Arguments, frame: Frame
) -> tuple[list[Outcome], list[Outcome]]:
    """What running a function's body yields, and what it returns: of a generator function, for once, both."""
    inner = _entered(run, function, arguments, frame)
    if inner is None or isinstance(function.node, ast.Lambda):
        return [], []
    try:
        statements.block(run, function.node.body, inner)
    finally:
        run.stack.pop()
    return inner.yields, inner.returns


def _entered(run: Run, function: Function, arguments: Arguments, frame: Frame) -> Frame | None:
    """A frame with the parameters bound, pushed on the stack."""
    if frame.depth >= DEPTH or run.stack.count(function.node) >= TWICE:
        return None
    if function.owner is None and run.project.is_installed(function.module):
        # what it is given may come back from it; else it is its own text that decides
        if all(isinstance(each, (Const, Unknown)) for each in arguments.all()):
            if not run.may_matter(function.module, function.node, None):
                return None
    place = definitions.new_frame_place(run)
    inner = Frame(
        function.module,
        place,
        function,
        function.owner,
        function.frame,
        run.here(frame),
        statement=function.node,
        depth=frame.depth + 1,
    )
    run.frames[place] = inner
    run.store.put(place, Place("frame", "", run.here(inner)))
    run.stack.append(function.node)
    try:
        bind_parameters(run, function, arguments, inner)
    except BaseException:
        run.stack.pop()
        raise
    return inner


def _context_manager(
    run: Run, function: Function, arguments: Arguments, node: ast.AST, frame: Frame
) -> Value:
    """What a function decorated with `contextmanager` gives: an object that enters with what is yielded."""
    ref = run.place("opaque", "contextlib._GeneratorContextManager", frame)
    yields, _ = yielded(run, function, arguments, frame)
    if ref.place in run.store.places:
        entered = union(*(each.value for each in yields)) if yields else UNKNOWN
        run.store.set_attribute(ref.place, "entered", run.held(entered, frame))
    return ref


def bind_parameters(run: Run, function: Function, arguments: Arguments, frame: Frame) -> None:
    """Bind the parameters of a function in its frame; what the call leaves open has its default or nobody knows."""
    spec = function.node.args
    positional = [*spec.posonlyargs, *spec.args]
    bound: dict[str, Value] = {}
    given = list(arguments.positional)
    keywords = dict(arguments.keywords)
    first_default = len(positional) - len(function.defaults)
    for index, parameter in enumerate(positional):
        name = parameter.arg
        default = function.defaults[index - first_default] if index >= first_default else None
        if index < len(given):
            bound[name] = _informed(run, given[index], parameter, default, frame)
        elif name in keywords:
            bound[name] = _informed(run, keywords.pop(name), parameter, default, frame)
        else:
            open_ended = arguments.more_positional or arguments.more_keywords
            if open_ended and arguments.rest != UNKNOWN and default is None:
                bound[name] = arguments.rest
            else:
                bound[name] = parameter_value(run, parameter, default, open_ended or default is None, frame)
    for parameter, default in zip(spec.kwonlyargs, function.keyword_defaults):
        if parameter.arg in keywords:
            bound[parameter.arg] = _informed(run, keywords.pop(parameter.arg), parameter, default, frame)
        else:
            bound[parameter.arg] = parameter_value(
                run, parameter, default, arguments.more_keywords or default is None, frame
            )
    if spec.vararg is not None:
        rest = run.collection("tuple", given[len(positional) :], frame)
        if arguments.more_positional:
            run.store.add_item(rest.place, ANY, run.held(arguments.rest, frame))
        bound[spec.vararg.arg] = rest
    if spec.kwarg is not None:
        more = run.place("dict", "", frame)
        for name, value in keywords.items():
            run.store.set_item(more.place, name, run.held(value, frame))
        if arguments.more_keywords:
            run.store.add_item(more.place, ANY, run.held(UNKNOWN, frame))
        bound[spec.kwarg.arg] = more
    for name, value in bound.items():
        run.store.set_attribute(frame.place, name, run.held(value, frame))


def _informed(run: Run, value: Value, parameter: ast.arg, default: Value | None, frame: Frame) -> Value:
    """An argument; of one nobody knows, the annotation tells the type, a constant default what is usual."""
    if not isinstance(value, Unknown) or value.assumed is not None or value.type:
        return value
    if not value.foreign:
        promised = objects.of_annotation(run, parameter.annotation, parameter.arg, frame)
        if not isinstance(promised, Unknown):
            return promised
        value = dataclasses.replace(promised, given=value.given)
    if run.open_options or not isinstance(default, Const) or (value.given and default.value is None):
        return value
    return dataclasses.replace(value, assumed=default)


def parameter_value(
    run: Run, parameter: ast.arg, default: Value | None, unknown: bool, frame: Frame
) -> Value:
    """A parameter that no argument is known for: its default, joined with what its annotation promises."""
    if not unknown and default is not None:
        return default
    promised = objects.of_annotation(run, parameter.annotation, parameter.arg, frame)
    if default is None:
        return promised
    if isinstance(default, Const):
        if run.open_options:
            return promised
        if isinstance(promised, Unknown):
            return Unknown(default, type=promised.type)
        return Unknown(default) if default.value is None else promised
    return union(default, promised)


def enter(run: Run, context: Value, node: ast.expr, frame: Frame) -> Value:
    """What `with context as x` binds."""
    if isinstance(context, Union):
        return union(*(enter(run, member, node, frame) for member in context.members))
    if isinstance(context, Typed):
        context = objects.materialized(run, context, frame)
    state = run.state(context)
    if state is None or not isinstance(context, Ref):
        return context if isinstance(context, Unknown) else UNKNOWN
    if state.kind == "instance" and isinstance(state.type, Class):
        found = definitions.find_member(run, state.type, "__enter__")
        if found is not None and isinstance(found[0], Function):
            return invoke(run, found[0], Arguments([context]), node, frame)
        return context
    if state.kind == "opaque":
        return library.enter(run, context, str(state.type), node, frame)
    return UNKNOWN


def escape(run: Run, value: Value) -> None:
    """Note that something that is not followed may keep this value."""
    for member in members(value):
        if isinstance(member, Ref):
            run.escaped.add(member.place)
        elif isinstance(member, Bound):
            escape(run, member.receiver)
        elif isinstance(member, Namespace):
            run.escaped.add(member.place)
