"""Which tensors surely carry the history of how they came to be: what a network of torch gives, and so on.

Such a tensor has a `grad_fn` here as in torch. Where anything may have switched gradients off, it has none.
"""

from __future__ import annotations

import ast

from flake8_pickle_views.evaluation.run import Arguments, Frame, Run, value_of
from flake8_pickle_views.evaluation.store import Place
from flake8_pickle_views.evaluation.values import Const, Ref, Value, members

TENSOR = "torch.Tensor"
PARAMETER = "torch.nn.Parameter"
HISTORY = "grad_fn"
_LEARN = frozenset(
    "torch.nn." + name
    for name in "Linear Conv1d Conv2d Conv3d Embedding BatchNorm1d BatchNorm2d LayerNorm".split()
)
_FREEZE = frozenset(
    "requires_grad_ parameters named_parameters modules named_modules children named_children apply".split()
)
_CARRY = frozenset(
    "clone cpu cuda float half double view reshape permute transpose squeeze unsqueeze contiguous flatten "
    "mean sum std add mul sub div pow sqrt exp log abs clamp repeat expand t".split()
)
_COMBINE = frozenset(
    f"torch.{name}"
    for name in "cat concat stack relu sigmoid softmax mean sum matmul mm bmm sqrt exp log abs clamp reshape "
    "squeeze unsqueeze permute transpose flip roll".split()
)
_ARITHMETIC = (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.MatMult, ast.Pow)


def may_switch_off(run: Run, context: Value) -> bool:
    """May entering this context switch gradients off? What is not known may."""
    state = run.state(context)
    if state is None or state.kind != "opaque" or run.facts.type(str(state.type)) is None:
        return True
    return "grad" in str(state.type) or "inference" in str(state.type)


def freeze(run: Run, receiver: Value, method: str) -> None:
    """Note that a network's parameters are in somebody's hands, who may freeze them."""
    if method not in _FREEZE:
        return
    pending = [receiver]
    while pending:
        for each in members(pending.pop()):
            state = run.state(each)
            if state is not None and isinstance(each, Ref) and each.place not in run.frozen:
                run.frozen.add(each.place)
                for fields in (state.attributes, state.items):
                    pending.extend(held.value for slot in fields.values() for held in slot)


def learns(run: Run, network: Value) -> bool:
    """Does what this network gives surely depend on parameters that need gradients?"""
    state = run.state(network)
    if state is None or not isinstance(network, Ref) or state.kind != "opaque":
        return False
    if run.without_gradients or network.place in run.frozen or network.place in run.escaped:
        return False
    if state.type == "torch.nn.Sequential":
        layers = run.state(value_of(state.attributes["_modules"])) if "_modules" in state.attributes else None
        return layers is not None and any(learns(run, value_of(slot)) for slot in layers.items.values())
    return state.type in _LEARN


def with_history(run: Run, frame: Frame) -> Ref:
    """A tensor that is no leaf."""
    ref = run.place("opaque", TENSOR, frame)
    made = run.place("opaque", "torch.autograd.graph.Node", frame)
    run.store.set_attribute(ref.place, HISTORY, run.held(made, frame))
    return ref


def note(
    run: Run, qualname: str, result: Ref, receiver: Value, arguments: Arguments, frame: Frame
) -> None:
    """What a call of torch passes on to the tensor that it gives."""
    state = run.store.places.get(result.place)
    if state is None or state.type != TENSOR or run.without_gradients:
        return
    if arguments.keywords.get("requires_grad") == Const(True):
        run.store.set_attribute(result.place, "requires_grad", run.held(Const(True), frame))
    owner, _, name = qualname.rpartition(".")
    if owner == TENSOR and name in _CARRY and result != receiver:
        carried = has_history(run.state(receiver))
    else:
        carried = qualname in _COMBINE and any(_grows(run, each) for each in arguments.positional[:1])
    if carried:
        made = run.place("opaque", "torch.autograd.graph.Node", frame)
        run.store.set_attribute(result.place, HISTORY, run.held(made, frame))


def grown(run: Run, left: Value, op: ast.operator, right: Value) -> bool:
    """Does arithmetic on these two give a tensor with a history?"""
    return not run.without_gradients and isinstance(op, _ARITHMETIC) and any(
        _needs_gradients(run.state(each)) for each in (left, right)
    )


def has_history(state: Place | None) -> bool:
    """Is this the state of a tensor that carries a history?"""
    if state is None or state.kind != "opaque" or state.type != TENSOR:
        return False
    return HISTORY in state.attributes


def _needs_gradients(state: Place | None) -> bool:
    if state is None or state.kind != "opaque" or state.type not in (TENSOR, PARAMETER):
        return False
    return state.type == PARAMETER or HISTORY in state.attributes or "requires_grad" in state.attributes


def _grows(run: Run, value: Value) -> bool:
    state = run.state(value)
    if state is not None and state.kind in ("list", "tuple"):
        return any(_needs_gradients(run.state(held.value)) for slot in state.items.values() for held in slot)
    return _needs_gradients(state)
