"""What libraries give, by the facts: objects, attributes, items, calls."""

from __future__ import annotations

import ast
import dataclasses
import fnmatch
import functools

from flake8_pickle_views.evaluation import calls, copies, definitions, given, gradients
from flake8_pickle_views.evaluation.run import Arguments, Construction, Frame, Run, value_of
from flake8_pickle_views.evaluation.store import ANY, join_slots
from flake8_pickle_views.evaluation.values import (
    FOREIGN,
    NONE,
    UNKNOWN,
    Bound,
    Class,
    Const,
    External,
    Generator,
    ModuleObject,
    Ref,
    Typed,
    Unknown,
    Value,
    View,
    ending_of,
    members,
    union,
)
from flake8_pickle_views.facts import submodules
from flake8_pickle_views.facts.model import CallFact
from flake8_pickle_views.source.trees import dotted_name

CONTAINERS = {
    "builtins.list": "list",
    "builtins.tuple": "tuple",
    "builtins.set": "set",
    "builtins.frozenset": "set",
    "builtins.dict": "dict",
    "collections.OrderedDict": "dict",
    "collections.defaultdict": "dict",
    "collections.Counter": "dict",
    "collections.deque": "list",
    "typing.List": "list",
    "typing.Tuple": "tuple",
    "typing.Set": "set",
    "typing.Dict": "dict",
    "typing.DefaultDict": "dict",
    "typing.OrderedDict": "dict",
    "typing.Mapping": "dict",
    "typing.MutableMapping": "dict",
    "collections.abc.Mapping": "dict",
    "collections.abc.MutableMapping": "dict",
}
"""Types whose objects are containers of the store."""

_PLAIN = {"str", "int", "float", "bool", "bytes", "complex"}
_SHORT = {"list", "tuple", "set", "dict", "frozenset"}


def plain_type(qualname: str) -> Unknown | None:
    """The value of a builtin type without inner parts: only its type is known."""
    module, _, name = qualname.rpartition(".")
    return Unknown(type=name) if name in _PLAIN and module in ("builtins", "") else None


def external(run: Run, qualname: str, node: ast.AST, frame: Frame) -> Value:
    """A name of a library: a value by fact, else the name itself."""
    if submodules.is_module(run.facts, qualname):
        return ModuleObject(qualname)
    expression = run.facts.value(qualname)
    return produce(run, expression, node, frame, what=qualname) if expression else External(qualname)


def instance_of(run: Run, qualname: str, node: ast.AST, frame: Frame) -> Value:
    """An object of a type of a library, nothing known about how it was made."""
    plain = plain_type(qualname)
    if plain is not None:
        return plain
    if qualname in CONTAINERS:
        name = "" if qualname.startswith(("builtins.", "typing.")) else qualname
        ref = run.place(CONTAINERS[qualname], name, frame)
        run.store.set_item(ref.place, ANY, run.held(UNKNOWN, frame))
        return ref
    ref = run.place("opaque", run.facts.canonical(qualname), frame)
    fact = run.facts.type(qualname)
    for name, expression in fact.state.items() if fact is not None else ():
        value = produce(run, expression, frame.statement or frame.module.top, frame)
        run.store.set_attribute(ref.place, name, run.held(value, frame))
    return ref


# type expressions


@functools.lru_cache(maxsize=2048)
def _parsed(expression: str) -> ast.expr:
    return ast.parse(expression, mode="eval").body


def produce(
    run: Run,
    expression: str,
    node: ast.AST,
    frame: Frame,
    receiver: Value = UNKNOWN,
    arguments: dict[str, Value] | None = None,
    what: str = "",
) -> Value:
    """An object of the type that a fact's type expression names."""
    if not expression:
        return FOREIGN
    making = _Making(run, node, frame, receiver, arguments or {}, what)
    return making.value(_parsed(expression))


@dataclasses.dataclass(slots=True)
class _Making:
    run: Run
    node: ast.AST
    frame: Frame
    receiver: Value
    arguments: dict[str, Value]
    what: str

    def value(self, node: ast.expr) -> Value:
        if isinstance(node, ast.BinOp):
            return union(self.value(node.left), self.value(node.right))
        if isinstance(node, ast.Subscript):
            inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            return self._container(dotted_name(node.value), inner)
        if isinstance(node, ast.Constant):
            return NONE
        name = dotted_name(node)
        if name.startswith("arg."):
            return self.arguments.get(name[4:], UNKNOWN)
        if name == "self":
            return self.receiver
        if name == "unknown":
            return UNKNOWN
        if name in _PLAIN:
            return Unknown(type=name)
        if name == "generator":
            return Generator(self.what or "generator", self.run.origin(self.node, self.frame), text=self._text())
        if name == "view":
            return View("dict_keys", self.run.origin(self.node, self.frame), text=self._text())
        if name in _SHORT:
            name = f"builtins.{name}"
        return instance_of(self.run, name, self.node, self.frame)

    def _text(self) -> str:
        from flake8_pickle_views.evaluation.expressions import short

        return short(self.node) if isinstance(self.node, ast.expr) else ""

    def _container(self, name: str, inner: list[ast.expr]) -> Value:
        run, frame = self.run, self.frame
        if name == "generator":
            origin = run.origin(self.node, frame)
            return Generator(self.what or "generator", origin, self.value(inner[0]), self._text())
        if name == "tuple":
            return run.collection("tuple", [self.value(each) for each in inner], frame)
        kind = {"dict": "dict", "list": "list", "set": "set", "iterator": "iterator"}.get(name)
        if kind is None:
            return instance_of(run, name, self.node, frame)
        ref = run.place(kind, "", frame)
        run.store.set_item(ref.place, ANY, run.held(self.value(inner[-1]), frame))
        return ref


# objects of libraries


def attribute(run: Run, ref: Ref, type_name: str, name: str, node: ast.AST, frame: Frame) -> Value:
    """What an attribute of an opaque object gives."""
    fact = run.facts.type(type_name) if type_name else None
    if fact is None:
        return FOREIGN
    given = fact.attributes.get(name, "")
    if not given and (fact.mapping and name in ("keys", "values", "items") or run.facts.method(type_name, name)):
        return Bound(External(f"{type_name}.{name}"), ref)
    if not name.startswith("_"):
        given = given or fact.attributes.get("*", "")
    return produce(run, given, node, frame, ref, what=f"{_last(type_name)}.{name}")


def item(run: Run, type_name: str, key: Value, node: ast.AST, frame: Frame) -> Value:
    """What indexing an opaque object gives."""
    fact = run.facts.type(type_name) if type_name else None
    if fact is None:
        return FOREIGN
    text = isinstance(key.value, str) if isinstance(key, Const) else isinstance(key, Unknown) and key.type == "str"
    expression = fact.item_str if text and fact.item_str else fact.item
    return produce(run, expression, node, frame) if expression else FOREIGN


def element(run: Run, type_name: str, frame: Frame) -> Value:
    """What iterating an opaque object gives."""
    fact = run.facts.type(type_name) if type_name else None
    if fact is None or not fact.element:
        return FOREIGN
    return produce(run, fact.element, frame.statement or frame.module.top, frame)


def enter(run: Run, ref: Ref, type_name: str, node: ast.AST, frame: Frame) -> Value:
    fact = run.facts.type(type_name) if type_name else None
    state = run.store.get(ref.place)
    if "entered" in state.attributes:
        return value_of(state.attributes["entered"])
    if fact is None:
        return FOREIGN
    return produce(run, fact.enter, node, frame, ref)


# calls


def call(run: Run, qualname: str, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    """What calling a name of a library gives."""
    fact = run.facts.call(qualname)
    if fact is None:
        for argument in arguments.all():
            calls.escape(run, argument)
        ref = run.place("opaque", "", frame)
        run.made_by[ref.place] = qualname
        note_construction(run, ref, qualname, arguments, node, frame)
        return ref
    result = _result(run, fact, qualname, arguments, node, frame, UNKNOWN)
    if isinstance(result, Ref):
        note_construction(run, result, qualname, arguments, node, frame)
    return result


def call_method(
    run: Run, type_name: str, name: str, receiver: Value, arguments: Arguments, node: ast.AST, frame: Frame
) -> Value:
    """What calling a method of an object of a library gives."""
    fact = run.facts.method(type_name, name)
    if type_name.startswith("torch.nn."):
        gradients.freeze(run, receiver, name)
    if fact is None:
        row = run.facts.type(type_name)
        for argument in arguments.all():
            calls.escape(run, argument)
        if row is not None and row.mapping and name in ("keys", "values", "items") and not arguments.all():
            return mapping_view(run, row.mapping, name, receiver, node, frame)
        return FOREIGN
    result = _result(run, fact, f"{_last(type_name)}.{name}", arguments, node, frame, receiver)
    if isinstance(result, Ref):
        note_construction(run, result, f"{type_name}.{name}", arguments, node, frame)
    return result


def mapping_view(run: Run, mapping: str, name: str, receiver: Value, node: ast.AST, frame: Frame) -> Value:
    """The view that a mapping's `keys`, `values` or `items` gives; those of `collections.abc` pickle."""
    if mapping == "abc":
        return run.place("opaque", f"collections.abc.{name.capitalize()}View", frame)
    from flake8_pickle_views.evaluation.expressions import short

    prefix = "odict" if mapping == "OrderedDict" else "dict"
    text = short(node) if isinstance(node, ast.expr) else ""
    return View(f"{prefix}_{name}", run.origin(node, frame), receiver, text)


def _result(
    run: Run,
    fact: CallFact,
    what: str,
    arguments: Arguments,
    node: ast.AST,
    frame: Frame,
    receiver: Value,
) -> Value:
    bound = given.by_name(fact, arguments)
    expression = fact.returns
    for condition, instead in fact.when.items():
        if _holds(condition, bound, run.open_options):
            expression = instead
            break
    label = f"{what}()"
    if isinstance(node, ast.Call) and isinstance(node.func, (ast.Name, ast.Attribute)) and receiver is UNKNOWN:
        label = f"{'.'.join(what.split('.')[-2:])}()".removeprefix("builtins.")
    result = produce(run, expression, node, frame, receiver, bound, label) if expression else FOREIGN
    keep(run, fact, result, arguments, bound, frame)
    if isinstance(result, Ref):
        run.made_by.setdefault(result.place, fact.name)
        if fact.name.startswith("torch."):
            gradients.note(run, fact.name, result, receiver, arguments, frame)
    state = run.state(receiver)
    if state is not None and isinstance(receiver, Ref):
        for parameter, attribute_name in fact.keeps.items():
            for each in given.of_parameter(fact, arguments, bound, parameter):
                kept = run.held(each, frame)
                if not fact.name.rpartition(".")[2].startswith("set_"):
                    kept = join_slots(run.store.get(receiver.place).attributes.get(attribute_name, ()), kept)
                run.store.set_attribute(receiver.place, attribute_name, kept)
    return result


def keep(
    run: Run, fact: CallFact, holder: Value, arguments: Arguments, bound: dict[str, Value], frame: Frame
) -> None:
    """Store in an object what its constructor keeps of its arguments."""
    if not isinstance(holder, Ref):
        return
    for parameter, attribute_name in fact.holds.items():
        if parameter.startswith("*"):
            rest = run.collection("tuple", given.rest(fact, arguments, parameter), frame)
            run.store.set_attribute(holder.place, attribute_name, run.held(rest, frame))
        elif parameter in bound:
            kept = bound[parameter]
            if parameter in fact.wraps:
                kept = union(*(_wrapped(run, fact.wraps[parameter], each, frame) for each in members(kept)))
            run.store.set_attribute(holder.place, attribute_name, run.held(kept, frame))
        elif parameter in fact.defaults and not (arguments.more_positional or arguments.more_keywords):
            run.store.set_attribute(holder.place, attribute_name, run.held(Const(fact.defaults[parameter]), frame))
    for parameter in fact.iterates:
        is_rest = parameter.startswith("*")
        sources = given.rest(fact, arguments, parameter) if is_rest else [bound.get(parameter, UNKNOWN)]
        for index, each in enumerate(sources):
            iterated = copies.iterator(run, each, frame)
            run.store.set_item(holder.place, index, run.held(iterated, frame))


def _wrapped(run: Run, wrapper: str, value: Value, frame: Frame) -> Value:
    """A value put into a tuple, made a list, or put into an object of a library, unless it is one already."""
    state = run.state(value)
    if isinstance(value, (Unknown, Typed)) or value == NONE:
        return value
    if wrapper in ("tuple", "list"):
        if state is not None and state.kind in ("list", "tuple"):
            return value
        kind = state.kind if state is not None else ""
        drawn = isinstance(value, (View, Generator)) or kind in ("dict", "set", "iterator")
        if drawn or wrapper == "list":
            node = frame.statement or frame.module.top
            return calls.call(run, External(f"builtins.{wrapper}"), Arguments([value]), node, frame)
        return run.collection("tuple", [value], frame)
    if state is not None and state.kind == "instance" and isinstance(state.type, Class):
        if External(wrapper) in definitions.mro(run, state.type):
            return value
    elif state is not None and state.kind == "opaque":
        fact = run.facts.type(str(state.type)) if state.type else None
        if fact is None or wrapper in (fact.name, *fact.bases):
            return value
    return call(run, wrapper, Arguments([value]), frame.statement or frame.module.top, frame)


def initialize_base(run: Run, qualname: str, receiver: Ref, arguments: Arguments, frame: Frame) -> None:
    """`super().__init__(...)` of a class of a library: what it keeps of the arguments, by fact."""
    fact = run.facts.call(qualname)
    if fact is not None and fact.base:
        keep(run, fact, receiver, arguments, given.by_name(fact, arguments), frame)


def _holds(condition: str, bound: dict[str, Value], possibly: bool) -> bool:
    """Does a fact's condition hold, or, where that is asked, may it?"""
    parameter, _, pattern = condition.partition("=")
    value = bound.get(parameter)
    if value is None:
        return False
    if possibly and isinstance(value, Unknown):
        return True
    if not pattern:
        return not (isinstance(value, Const) and value.value in (None, False))
    if isinstance(value, Const):
        return fnmatch.fnmatchcase(str(value.value), pattern)
    ending = ending_of(value)
    return pattern.startswith("*") and not pattern.endswith("*") and fnmatch.fnmatchcase(ending, pattern)


def note_construction(
    run: Run, ref: Ref, qualname: str, arguments: Arguments, node: ast.AST, frame: Frame
) -> None:
    if run.watches(qualname):
        run.constructions.append(
            Construction(
                ref.place, qualname, run.here(frame), node, arguments, frame.depth, frame, not run.choosing
            )
        )


def _last(qualname: str) -> str:
    return qualname.rpartition(".")[2]
