"""From an instance's state to what travels, by pickle's own rules, and the walk to what pickle refuses."""

from __future__ import annotations

import ast
import dataclasses
import math
import re
from collections.abc import Callable, Iterator

from flake8_pickle_views import protocol
from flake8_pickle_views.evaluation import (
    asking,
    calls,
    definitions,
    enumerations,
    gradients,
    objects,
    sequences,
)
from flake8_pickle_views.evaluation.run import Arguments, Frame, Outcome, Run
from flake8_pickle_views.evaluation.store import ANY, Held, Place, Site, Slot
from flake8_pickle_views.evaluation.values import (
    Bound,
    Class,
    Const,
    External,
    Function,
    Generator,
    Namespace,
    Origin,
    Ref,
    Typed,
    Union,
    Value,
    View,
    members,
)
from flake8_pickle_views.kinds import all as kinds, in_transit, unbuildable
from flake8_pickle_views.kinds.kind import Evidence, Kind, Verdict

DEEPEST = 12
"""Steps of a path; what lies deeper is not looked at."""
MOST = 40
"""Leaves of one object."""
_NEW_MEMORY = frozenset(
    {"torch.Tensor.clone"}
    | {
        f"torch.{name}"
        for name in "tensor zeros ones empty full arange linspace eye rand randn randint cat concat stack "
        "zeros_like ones_like full_like from_numpy matmul einsum".split()
    }
)
"""Calls that surely give a tensor with memory of its own."""
_INDEX = re.compile(r"\[[^\]]*\]")


@dataclasses.dataclass(frozen=True, slots=True)
class Leaf:
    """A value that pickle refuses, with the path to it and who stored each step of it."""

    path: str
    kind: Kind
    verdict: Verdict
    value: Value
    trail: tuple[Held, ...]
    made: Origin | None

    @property
    def key(self) -> tuple[str, str]:
        """What tells two findings of one object apart: the path, whatever the index, and the kind."""
        return _INDEX.sub("[*]", self.path.partition(".")[2]), self.kind.digits


Known = Callable[[Class], "frozenset[tuple[str, str]]"]
"""Of a dataset's class, the keys of the leaves that it has however it is constructed."""


class Walk:
    """The walk from one object. `inner` says what is known of a dataset that the object holds: it reports itself."""

    def __init__(
        self,
        run: Run,
        frame: Frame,
        is_dataset: Callable[[Class], bool],
        inner: Known,
        apart: frozenset[int] = frozenset(),
    ) -> None:
        """`apart` are the places of datasets that are looked at by themselves."""
        self._apart = apart
        self._run = run
        self._frame = frame
        self._is_dataset = is_dataset
        self._inner = inner
        self._seen: set[object] = set()
        self._younger_than: float = math.inf
        self._leaves: list[Leaf] = []

    def leaves(self, value: Value, name: str) -> list[Leaf]:
        """Every leaf of what a value sends along, by paths that start with `name`."""
        self._visit(value, name, (), top=True)
        return self._leaves

    def _visit(self, value: Value, path: str, trail: tuple[Held, ...], top: bool = False) -> None:
        if len(trail) > DEEPEST or len(self._leaves) >= MOST:
            return
        if isinstance(value, Union):
            for member in value.members:
                self._visit(member, path, trail, top)
        elif isinstance(value, Typed):
            self._typed(value, path, trail)
        elif isinstance(value, Bound):
            self._bound(value, path, trail)
        elif isinstance(value, Ref):
            if value.place not in self._seen and value.place in self._run.store.places:
                self._seen.add(value.place)
                self._place(value, path, trail, top)
        elif isinstance(value, Namespace):
            self._fields(self._run.store.get(value.place).attributes, path, trail, "{}[{!r}]")
        else:
            self._judge(Evidence(value), path, trail)

    def _judge(self, evidence: Evidence, path: str, trail: tuple[Held, ...]) -> bool:
        judged = None if _comes_later(evidence, path) else kinds.judge(evidence)
        if judged is None:
            return False
        kind, verdict = judged
        self._leaves.append(Leaf(path, kind, verdict, evidence.value, trail, _made(evidence)))
        return True

    def _typed(self, value: Typed, path: str, trail: tuple[Held, ...]) -> None:
        if isinstance(value.type, Class) and self._is_dataset(value.type):
            return
        self._visit(objects.materialized(self._run, value, self._frame), path, trail)

    def _bound(self, value: Bound, path: str, trail: tuple[Held, ...]) -> None:
        value = self._as_decorated(value)
        if self._judge(Evidence(value), path, trail):
            return
        if isinstance(value.function, External):
            state = self._run.state(value.receiver)
            if state is None or state.kind != "opaque":
                return
            owner, _, name = value.function.qualname.rpartition(".")
            if self._run.facts.method(owner, name) is None:
                return
        elif isinstance(value.function, Function) and self._is_lost(value.function, value.receiver):
            verdict = in_transit.lost_method(value.function.name)
            self._leaves.append(Leaf(path, in_transit.KIND, verdict, value, trail, None))
        self._visit(value.receiver, f"{path}.__self__", trail)

    def _as_decorated(self, value: Bound) -> Bound:
        """The method that the class has: calls see through a wrapper of the project, pickle does not."""
        function = value.function
        if not isinstance(function, Function) or function.owner is None:
            return value
        node = function.node
        if isinstance(node, ast.Lambda) or not node.decorator_list or node in self._run.stack:
            return value
        scope = definitions.class_frame(self._run, function.owner)
        return Bound(definitions.decorated_function(self._run, node, scope), value.receiver)

    def _is_lost(self, function: Function, receiver: Value) -> bool:
        """A bound method is looked up again by the function's own name: does that lead nowhere?"""
        state = self._run.state(receiver)
        if state is None or state.kind != "instance" or not isinstance(state.type, Class):
            return False
        name = function.name
        if protocol.own_method(self._run, state.type, "__getattr__") is not None or name in state.attributes:
            return False
        if not protocol.has_plain_bases(self._run, state.type):
            return False
        found = definitions.find_member(self._run, state.type, name)
        return name.startswith("__") and not name.endswith("__") or found is None or found[1] is None

    # what travels of an object

    def _place(self, ref: Ref, path: str, trail: tuple[Held, ...], top: bool) -> None:
        state = self._run.store.get(ref.place)
        if state.kind == "instance" and isinstance(state.type, Class):
            if not top and ref.place in self._apart:
                return
            if not top and self._is_dataset(state.type):
                self._inner_dataset(ref, state.type, path, trail)
            else:
                self._instance(ref, state, state.type, path, trail)
        elif state.kind == "opaque":
            if str(state.type).startswith("unittest.mock."):
                return  # nobody means a mock to travel
            if not state.type:
                found = asking.unexplained(self._run, ref, self._frame)
                if found is not None:
                    self._visit(found, path, trail, top)
                return
            fact = self._run.facts.type(str(state.type))
            if fact is not None and fact.name == gradients.TENSOR:
                self._tensor(ref, state, path, trail)
            elif fact is not None and not self._judge(Evidence(ref, state, fact), path, trail):
                if fact.pickles is not True or fact.fails:  # where it does not fail, it is as what it holds
                    self._contents(state, path, trail)
        else:
            self._contents(state, path, trail)

    def _tensor(self, ref: Ref, state: Place, path: str, trail: tuple[Held, ...]) -> None:
        """A tensor's memory is shared with the worker: it must outlive the launch, and carry no history."""
        verdict = None
        if gradients.has_history(state):
            verdict = in_transit.WITH_HISTORY
        elif ref.place > self._younger_than and self._run.made_by.get(ref.place) in _NEW_MEMORY:
            verdict = in_transit.FRESH_TENSOR
        if verdict is not None:
            self._leaves.append(Leaf(path, in_transit.KIND, verdict, ref, trail, _made(Evidence(ref, state))))

    def _contents(self, state: Place, path: str, trail: tuple[Held, ...]) -> None:
        if state.kind == "partial":
            self._fields(state.attributes, path, trail, "{}.{}")
            for key, slot in state.items.items():
                form = "{}.args[{!r}]" if isinstance(key, int) else "{}.keywords[{!r}]"
                self._fields({key: slot}, path, trail, form)
            return
        drawn = str(state.type).startswith("itertools.")
        hidden = state.kind == "iterator" or drawn
        self._fields(state.attributes, path, trail, "{}" if hidden else "{}.{}")
        some = state.kind in ("iterator", "set")
        self._fields(state.items, path, trail, "{}" if drawn else "{}[*]" if some else "{}[{!r}]")

    def _fields(self, fields: dict[object, Slot], path: str, trail: tuple[Held, ...], form: str) -> None:
        # what is surely somewhere is told by that path
        for key, slot in sorted(fields.items(), key=_is_open):
            for held in self._plain_first(slot) if len(slot) > 1 else slot:
                self._visit(held.value, form.format(path, key), (*trail, held))

    def _plain_first(self, slot: Slot) -> list[Held]:
        """Of a value and a container that may hold it, the value: the path to it is shorter."""
        return sorted(slot, key=self._is_container)

    def _is_container(self, held: Held) -> bool:
        state = self._run.state(held.value)
        return state is not None and state.kind not in ("instance", "opaque")

    def _inner_dataset(self, ref: Ref, cls: Class, path: str, trail: tuple[Held, ...]) -> None:
        """A dataset inside: what it has however it is made, its own file reports; the rest came in from here."""
        known = self._inner(cls)
        inner = Walk(self._run, self._frame, self._is_dataset, self._inner, self._apart)
        inner._seen = self._seen
        inner._instance(ref, self._run.store.get(ref.place), cls, "self", ())
        for leaf in inner._leaves:
            if leaf.key not in known:
                rest = leaf.path.removeprefix("self")
                self._leaves.append(dataclasses.replace(leaf, path=path + rest, trail=trail + leaf.trail))

    def _instance(self, ref: Ref, state: Place, cls: Class, path: str, trail: tuple[Held, ...]) -> None:
        if self._judge(Evidence(ref, state), path, trail) and cls.frame is not None:
            return
        if enumerations.is_enumeration(self._run, cls) or protocol.is_registered(self._run, cls):
            return
        if self._reduced(ref, cls, path, trail):
            return
        self._rebuilt(state, cls, path, trail)
        for base in definitions.mro(self._run, cls):
            fact = self._run.facts.type(base.qualname) if isinstance(base, External) else None
            if fact is not None and self._judge(Evidence(ref, state, fact), path, trail):
                return
        self._fields(state.attributes, path, trail, "{}.{}")
        self._fields(state.items, path, trail, "{}[{!r}]")

    def _reduced(self, ref: Ref, cls: Class, path: str, trail: tuple[Held, ...]) -> bool:
        """Follow the class's own pickling. Where it can't be read nothing is said."""
        for name in ("__reduce_ex__", "__reduce__"):
            method = protocol.own_method(self._run, cls, name)
            if method is not None:
                arguments: list[Value] = [ref, Const(4)] if name == "__reduce_ex__" else [ref]
                for outcome in self._returned(method, arguments):
                    self._reduction(outcome, ref, path, trail)
                self._run.store = self._before
                return True
        for name in ("__getnewargs_ex__", "__getnewargs__"):
            method = protocol.own_method(self._run, cls, name)
            if method is not None:
                for outcome in self._returned(method, [ref]):
                    held = Held(outcome.value, outcome.site)
                    self._visit(outcome.value, f"{path}.{name}()", (*trail, held))
                self._run.store = self._before
        method = protocol.own_method(self._run, cls, "__getstate__")
        if method is None:
            return False
        for outcome in self._returned(method, [ref]):
            self._state(outcome.value, ref, path, trail)
        self._run.store = self._before
        return True

    def _rebuilt(self, state: Place, cls: Class, path: str, trail: tuple[Held, ...]) -> None:
        for fault in protocol.faults_of_rebuilding(self._run, cls, state, self._frame):
            method, broken = fault.method, f"{path}.{fault.name}"
            verdict = unbuildable.verdict(f"{broken} {fault.reason}", fault.remedy)
            held = Held(method, Site(method.module, method.node, None, cls))
            self._leaves.append(Leaf(broken, unbuildable.KIND, verdict, method, (*trail, held), method.origin))

    def _returned(self, method: Function, arguments: list[Value]) -> Iterator[Outcome]:
        """What a method of pickle's protocol returns, each with its own store in force."""
        run = self._run
        self._before = before = run.store
        run.store = before.fork()
        self._younger_than = run.place("frame", "", self._frame).place
        run.strict_state = True
        constructed = len(run.constructions)
        try:
            outcomes = calls.outcomes_of(run, method, Arguments(arguments), method.node, self._frame)
        finally:
            run.strict_state = False
        del run.constructions[constructed:]
        for outcome in outcomes if isinstance(outcomes, list) else ():
            run.store = outcome.store
            yield outcome
            self._before = before
        run.store = before
        self._younger_than = math.inf

    def _reduction(self, outcome: Outcome, ref: Ref, path: str, trail: tuple[Held, ...]) -> None:
        """`(callable, arguments[, state[, items[, pairs]]])`; a string is a global's name."""
        parts = sequences.exact_elements(self._run, outcome.value, self._frame)
        site = outcome.site
        if parts is None:
            return
        for index, part in enumerate(parts):
            if index == 2:
                self._state(part, ref, path, trail)
            elif index == 1:
                for each in sequences.exact_elements(self._run, part, self._frame) or []:
                    self._argument(each, ref, path, trail, site)
            elif index == 0:
                self._argument(part, ref, path, trail, site)

    def _argument(self, value: Value, ref: Ref, path: str, trail: tuple[Held, ...], site: Site) -> None:
        """What an object is rebuilt from: the attribute that holds the very value names it."""
        own = self._run.store.places[ref.place].attributes if ref.place in self._run.store.places else {}
        for name, slot in own.items():
            for held in slot:
                if held.value == value:
                    self._visit(value, f"{path}.{name}", (*trail, held))
                    return
        for member in members(value):
            self._visit(member, path, (*trail, Held(member, site)))

    def _state(self, value: Value, ref: Ref, path: str, trail: tuple[Held, ...]) -> None:
        """Walk what `__getstate__` returned: its keys are the attributes' names."""
        run = self._run
        own = run.store.places[ref.place].attributes if ref.place in run.store.places else {}
        for member in members(value):
            if isinstance(member, Namespace) or member == ref:
                self._fields(own, path, trail, "{}.{}")
                continue
            state = run.state(member)
            if state is None:
                continue
            if state.kind == "dict":
                for key, slot in state.items.items():
                    name = f"{path}.{key}" if isinstance(key, str) else f"{path}[{key!r}]"
                    for held in slot:
                        stored = next((each for each in own.get(key, ()) if each.value == held.value), held)
                        self._visit(held.value, name if key is not ANY else path, (*trail, stored))
            elif state.kind in ("tuple", "list"):
                for slot in state.items.values():
                    for held in slot:
                        inner = run.state(held.value)
                        if isinstance(held.value, Namespace) or (inner is not None and inner.kind == "dict"):
                            self._state(held.value, ref, path, trail)
                        else:
                            self._visit(held.value, path, (*trail, held))
            else:
                self._visit(member, path, trail)


def _is_open(field: tuple[object, Slot]) -> bool:
    """May a field hold one of several values?"""
    return len(field[1]) > 1


def _comes_later(evidence: Evidence, path: str) -> bool:
    """Is it an iterator over a loader, kept by who owns a method that travels? They have started by then."""
    fact = evidence.fact
    return fact is not None and fact.name.endswith("DataLoaderIter") and ".__self__" in path


def _made(evidence: Evidence) -> Origin | None:
    value = evidence.value
    if isinstance(value, (View, Generator, Function, Class)):
        return value.origin
    if evidence.place is not None:
        if isinstance(evidence.place.type, Class):
            return evidence.place.type.origin
        return Origin(evidence.place.site.module, evidence.place.site.node)
    return None
