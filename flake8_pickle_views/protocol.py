"""What a class says of its own pickling: methods of the protocol, registered reducers, what rebuilding needs."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from flake8_pickle_views.evaluation import calls, construction, definitions, expressions, names
from flake8_pickle_views.evaluation.run import Arguments, Frame, Run
from flake8_pickle_views.evaluation.store import Place
from flake8_pickle_views.evaluation.values import Class, Const, External, Function, members
from flake8_pickle_views.kinds import unbuildable

_PLAIN = frozenset(
    {
        "abc.ABC",
        "builtins.object",
        "typing.Generic",
        "typing.Protocol",
        "torch.utils.data.Dataset",
        "torch.utils.data.IterableDataset",
    }
)
_SINGLE_VALUES = frozenset(f"builtins.{name}" for name in ("str", "bytes", "int", "float", "tuple"))
"""Types whose `__getnewargs__` gives the plain value."""


def own_method(run: Run, cls: Class, name: str) -> Function | None:
    found = definitions.find_member(run, cls, name)
    return found[0] if found is not None and isinstance(found[0], Function) else None


def has_plain_bases(run: Run, cls: Class) -> bool:
    """Are all bases outside the project such that they add no names of note and no way of pickling?"""
    return all(
        isinstance(each, Class)
        or (isinstance(each, External) and run.facts.canonical(each.qualname) in _PLAIN)
        for each in definitions.mro(run, cls)
    )


def given_to_new(run: Run, cls: Class) -> int | None:
    """With how many arguments (the class is one) pickle calls `__new__`; None where nobody knows."""
    if any(own_method(run, cls, name) is not None for name in ("__getnewargs__", "__getnewargs_ex__")):
        return None
    if has_plain_bases(run, cls):
        return 1
    outside = [each.qualname for each in definitions.mro(run, cls) if isinstance(each, External)]
    unknown = any(not isinstance(each, (Class, External)) for each in definitions.mro(run, cls))
    return 2 if len(outside) == 1 and outside[0] in _SINGLE_VALUES and not unknown else None


def takes(method: Function, count: int) -> bool:
    """Can a function be called with so many positional arguments?"""
    spec = method.node.args
    positional = len(spec.posonlyargs) + len(spec.args)
    required = positional - len(spec.defaults)
    if any(default is None for default in spec.kw_defaults):
        return False
    return required <= count and (count <= positional or spec.vararg is not None)


@dataclasses.dataclass(frozen=True, slots=True)
class Fault:
    """A method of a class because of which a worker can't rebuild an instance."""

    method: Function
    name: str
    reason: str
    remedy: str


def faults_of_rebuilding(run: Run, cls: Class, state: Place, frame: Frame) -> Iterator[Fault]:
    """What keeps an instance from being rebuilt in the worker, which makes it empty and asks it for `__setstate__`."""
    new = own_method(run, cls, "__new__")
    given = given_to_new(run, cls) if new is not None else None
    if new is not None and given is not None and not takes(new, given):
        yield Fault(new, "__new__", "requires arguments", unbuildable.NEW_ARGUMENTS)
    init = own_method(run, cls, "__init__")
    sent = construction.exception_arguments(run, cls, state)
    if init is not None and new is None and sent is not None and not takes(init, 1 + sent):
        reason = f"takes other arguments than the {sent} that its base was given"
        yield Fault(init, "__init__", reason, unbuildable.REDUCE)
    hook = own_method(run, cls, "__getattr__")
    if hook is None or not state.attributes or own_method(run, cls, "__setstate__") is not None:
        return
    before = run.store
    run.store = before.fork()
    empty = run.place("instance", cls, frame)
    run.recursed = False
    calls.outcomes_of(run, hook, Arguments([empty, Const("__setstate__")]), hook.node, frame)
    run.store = before
    if run.recursed:
        yield Fault(hook, "__getattr__", "reads an attribute before it is there", unbuildable.RAISE)


def is_registered(run: Run, cls: Class) -> bool:
    """Has the class a reducer of its own, by `copyreg.pickle` in its module or in the linted one?"""
    for module in {cls.module, run.project.linted or cls.module}:
        for node in module.reducers():
            if cls in members(expressions.evaluate(run, node, names.module_frame(run, module))):
                return True
    return False
