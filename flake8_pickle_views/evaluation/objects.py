"""Attributes of objects: instances, modules, classes, objects of libraries."""

from __future__ import annotations

import ast
from collections.abc import Callable

from flake8_pickle_views.evaluation import (
    calls,
    construction,
    definitions,
    enumerations,
    expressions,
    library,
    names,
)
from flake8_pickle_views.evaluation.run import Arguments, Frame, Run, value_of
from flake8_pickle_views.evaluation.store import Held
from flake8_pickle_views.evaluation.values import (
    FOREIGN,
    TEXT,
    UNKNOWN,
    Bound,
    Class,
    Const,
    External,
    Function,
    Generator,
    Member,
    ModuleObject,
    Namespace,
    Ref,
    Super,
    Typed,
    Union,
    Unknown,
    Value,
    View,
    members,
    union,
)
from flake8_pickle_views.source.trees import last_name

Keep = Callable[[Held], "Held | None"]

GUESSED = ("keys", "values", "items")
"""Methods whose name alone tells, on a receiver nobody knows, that a mapping is asked for a view."""

_CONTAINERS = {"list", "tuple", "dict", "set", "iterator"}


def get_attribute(run: Run, value: Value, name: str, node: ast.AST, frame: Frame) -> Value:
    """What `value.name` reads."""
    if isinstance(value, Union):
        return union(*(get_attribute(run, member, name, node, frame) for member in value.members))
    if isinstance(value, Typed):
        value = materialized(run, value, frame)
    if isinstance(value, Ref):
        return _of_place(run, value, name, node, frame)
    if isinstance(value, ModuleObject):
        return of_module(run, value, name, node, frame)
    if isinstance(value, Class):
        return _of_class(run, value, name, frame)
    if isinstance(value, External):
        return library.external(run, f"{value.qualname}.{name}", node, frame)
    if isinstance(value, Super):
        return _of_super(run, value, name, frame)
    if isinstance(value, Unknown):
        if (name in GUESSED or name in run.suspected) and not value.foreign and not value.type:
            return Bound(External(f"?.{name}"), value)
        if value.type:
            return Bound(External(f"builtins.{value.type}.{name}"), value)
        if value.foreign or run.facts.is_mapping_attribute(frame.module.packages(), name):
            return FOREIGN
        return UNKNOWN
    if isinstance(value, Const):
        if isinstance(value.value, Member):
            return enumerations.attribute(run, value.value, name)
        return Bound(External(f"builtins.{type(value.value).__name__}.{name}"), value)
    if isinstance(value, View):
        return Bound(External(f"builtins.{value.type}.{name}"), value)
    if isinstance(value, Generator):
        return Bound(External(f"builtins.generator.{name}"), value)
    if isinstance(value, Namespace):
        return Bound(External(f"builtins.dict.{name}"), value)
    if isinstance(value, Bound) and name == "__self__":
        return value.receiver
    if isinstance(value, (Function, Bound)) and name in ("__name__", "__qualname__", "__doc__"):
        return TEXT
    return UNKNOWN


def of_module(run: Run, value: ModuleObject, name: str, node: ast.AST, frame: Frame) -> Value:
    if value.module is not None:
        return names.module_member(run, value.module, name)
    qualname = f"{value.qualname}.{name}"
    if not run.is_library(qualname):
        inner = run.project.module(qualname)
        if inner is not None or run.project.has_package(qualname):
            return ModuleObject(qualname, inner)
    return library.external(run, qualname, node, frame)


def _of_place(run: Run, ref: Ref, name: str, node: ast.AST, frame: Frame) -> Value:
    state = run.store.get(ref.place)
    if name == "__dict__" and state.kind in ("instance", "opaque"):
        return Namespace(ref.place)
    slot = state.attributes.get(name)
    if slot is not None:
        return value_of(slot)
    if state.kind == "instance":
        assert isinstance(state.type, Class)
        if name == "__class__":
            return state.type
        found = definitions.find_member(run, state.type, name)
        value = bound_member(run, found[0], found[1], ref, name, frame) if found is not None else UNKNOWN
        return _from_hook(run, state.type, ref, name, node, frame) if value == UNKNOWN else value
    if state.kind in _CONTAINERS:
        kind = str(state.type) or f"builtins.{state.kind}"
        return Bound(External(f"{kind}.{name}"), ref)
    if state.kind == "opaque":
        return library.attribute(run, ref, str(state.type), name, node, frame)
    return UNKNOWN


def _from_hook(run: Run, cls: Class, ref: Ref, name: str, node: ast.AST, frame: Frame) -> Value:
    """What the class's own `__getattr__` gives for a name that is not there."""
    hook = definitions.find_member(run, cls, "__getattr__")
    if hook is None or not isinstance(hook[0], Function):
        return UNKNOWN
    key = (ref, name)
    if key in run.pending:
        run.recursed = True
        return UNKNOWN
    run.pending.add(key)
    try:
        return calls.invoke(run, hook[0], Arguments([ref, Const(name)]), node, frame)
    finally:
        run.pending.discard(key)


def bound_member(
    run: Run, member: Value, owner: Class | None, receiver: Value, name: str, frame: Frame
) -> Value:
    """A class's member as an instance sees it: bound, called (properties), or as it is."""
    if isinstance(member, Union):
        return union(*(bound_member(run, each, owner, receiver, name, frame) for each in member.members))
    if isinstance(member, Function):
        decorators = definitions.method_decorators(member)
        if "staticmethod" in decorators:
            return member
        if "classmethod" in decorators:
            state = run.state(receiver)
            cls = state.type if state is not None and isinstance(state.type, Class) else owner
            return Bound(member, cls) if cls is not None else UNKNOWN
        if decorators & {"property", "cached_property", "abstractproperty", "lazy_property", "setter"}:
            return _property(run, member, receiver, name, decorators, frame)
        return Bound(member, receiver)
    if isinstance(member, External):
        if owner is None:
            return _of_library_base(run, member, receiver, frame.statement or frame.module.top, frame)
        return member
    if isinstance(member, Ref) and owner is not None:
        state = run.state(member)
        if state is not None and state.kind == "opaque" and state.type == "builtins.staticmethod":
            return value_of(state.items[0]) if 0 in state.items else UNKNOWN
    return member


def _of_library_base(run: Run, member: External, receiver: Value, node: ast.AST, frame: Frame) -> Value:
    """A name that only a base of a library can have: a method or attribute by fact, else nobody knows."""
    owner, _, name = member.qualname.rpartition(".")
    if owner in library.CONTAINERS or name.startswith("__") or run.facts.method(owner, name) is not None:
        return Bound(member, receiver)
    fact = run.facts.type(owner)
    if fact is not None and name in fact.attributes:
        return library.produce(run, fact.attributes[name], node, frame, receiver)
    return UNKNOWN


def _property(
    run: Run, getter: Function, receiver: Value, name: str, decorators: set[str], frame: Frame
) -> Value:
    if "setter" in decorators:
        found = accessor(run, getter.owner, name, "setter", negate=True)
        if found is None:
            return UNKNOWN
        getter = found
    value = calls.invoke(run, getter, Arguments([receiver]), getter.node, frame)
    if "cached_property" in decorators and isinstance(receiver, Ref):
        if receiver.place in run.store.places:
            run.store.set_attribute(receiver.place, name, run.held(value, frame))
    return value


def accessor(
    run: Run, cls: Class | None, name: str, decorator: str, negate: bool = False
) -> Function | None:
    """The function of a property with (or without) a decorator of that name, in a class's own body."""
    if cls is None:
        return None
    scope = definitions.class_frame(run, cls)
    for statement in cls.module.members(cls.node).get(name, []):
        if isinstance(statement, ast.FunctionDef):
            function = definitions.function_value(run, statement, scope, cls)
            if (decorator in definitions.method_decorators(function)) is not negate:
                return function
    return None


def _of_class(run: Run, cls: Class, name: str, frame: Frame) -> Value:
    if name in ("__name__", "__qualname__", "__module__", "__doc__"):
        return TEXT
    if name == "__dict__" or (name == "__members__" and enumerations.is_enumeration(run, cls)):
        return run.place("opaque", "types.MappingProxyType", frame)
    found = definitions.find_member(run, cls, name)
    if found is None:
        return UNKNOWN
    member, owner = found
    if isinstance(member, Function) and "classmethod" in definitions.method_decorators(member):
        return Bound(member, cls)
    if owner is not None and enumerations.is_enumeration(run, owner) and not isinstance(member, Function):
        return enumerations.member(run, owner, name, member, frame)
    return member


def _of_super(run: Run, value: Super, name: str, frame: Frame) -> Value:
    receiver = value.receiver
    state = run.state(receiver)
    cls = state.type if state is not None else receiver
    if not isinstance(cls, Class):
        return UNKNOWN
    found = definitions.find_member(run, cls, name, after=value.owner)
    if found is None:
        return Bound(External(f"builtins.object.{name}"), receiver)
    return bound_member(run, found[0], found[1], receiver, name, frame)


# stores


def set_attribute(run: Run, owner: Value, name: str, value: Value, frame: Frame) -> None:
    """What `owner.name = value` does: a property's setter, a class's own `__setattr__`, or the plain store."""
    for each in members(owner):
        target = materialized(run, each, frame) if isinstance(each, Typed) else each
        if isinstance(target, Super):
            target = target.receiver
        state = run.state(target)
        if state is None or not isinstance(target, Ref):
            if not isinstance(target, (Class, ModuleObject)):
                calls.escape(run, value)
            continue
        if isinstance(state.type, Class) and state.kind == "instance":
            setter = _setter(run, state.type, name)
            if setter is not None:
                calls.invoke(run, setter, Arguments([target, value]), frame.statement or setter.node, frame)
                continue
            own = definitions.find_member(run, state.type, "__setattr__")
            if own is not None and isinstance(own[0], Function) and own[0].node not in run.stack:
                calls.invoke(
                    run, own[0], Arguments([target, Const(name), value]), frame.statement or own[0].node, frame
                )
                continue
        if len(members(owner)) > 1:
            before = state.attributes.get(name, ())
            run.store.set_attribute(target.place, name, before + run.held(value, frame))
        else:
            run.store.set_attribute(target.place, name, run.held(value, frame))


def _setter(run: Run, cls: Class, name: str) -> Function | None:
    for each in definitions.mro(run, cls):
        if isinstance(each, Class) and name in each.module.members(each.node):
            bound = each.module.members(each.node)[name]
            if any(isinstance(statement, ast.FunctionDef) for statement in bound):
                return accessor(run, each, name, "setter")
            return None
    return None


def delete_attribute(run: Run, owner: Value, name: str) -> None:
    for each in members(owner):
        if isinstance(each, Ref) and each.place in run.store.places:
            run.store.delete_attribute(each.place, name)


# types


def materialized(run: Run, value: Typed, frame: Frame) -> Value:
    """The instance that an annotation promises, constructed with nothing known about its arguments."""
    number = run.materialized.get(value)
    if number is not None and number in run.store.places:
        return Ref(number)
    if isinstance(value.type, External):
        ref = library.instance_of(run, value.type.qualname, value.origin.node, frame)
    else:
        ref = construction.generic_instance(run, value.type, frame, number)
    if isinstance(ref, Ref):
        run.materialized[value] = ref.place
    return ref


def annotated(run: Run, value: Value, annotation: ast.expr, frame: Frame) -> Value:
    """A value together with what its annotation says: only what is unknown learns from it."""
    if not isinstance(value, Unknown) or value.assumed is not None or value.foreign:
        return value
    return of_annotation(run, annotation, "", frame)


def of_annotation(run: Run, annotation: ast.expr | None, name: str, frame: Frame) -> Value:
    """What an annotation promises of a parameter or variable; `UNKNOWN` where it promises nothing of use."""
    if annotation is None:
        return UNKNOWN
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        try:
            annotation = ast.parse(annotation.value.strip(), mode="eval").body
        except (SyntaxError, ValueError):
            return UNKNOWN
    base = annotation
    if isinstance(base, ast.Subscript):
        base = base.value
        if last_name(base) in ("Optional", "Annotated", "Final", "ClassVar", "Required"):
            inner = annotation.slice  # type: ignore[attr-defined]
            if isinstance(inner, ast.Tuple) and inner.elts:
                inner = inner.elts[0]
            return of_annotation(run, inner, name, frame)
    if isinstance(base, ast.BinOp):
        parts = [base.left, base.right]
        named = [each for each in parts if not (isinstance(each, ast.Constant) and each.value is None)]
        return of_annotation(run, named[0], name, frame) if len(named) == 1 else UNKNOWN
    if not isinstance(base, (ast.Name, ast.Attribute)):
        return UNKNOWN
    for cls in members(expressions.evaluate(run, base, frame)):
        cls = promised(run, cls)
        if isinstance(cls, (Class, External)) and is_worth_typing(run, cls):
            if isinstance(cls, External):
                plain = library.plain_type(cls.qualname)
                if plain is not None:
                    return plain
            return Typed(cls, name, run.origin(annotation, frame))
    return UNKNOWN


def promised(run: Run, cls: Value) -> Value:
    """The type that an annotation or an assertion with this one tells of: not the form that surely fails."""
    fact = run.facts.type(cls.qualname) if isinstance(cls, External) else None
    if fact is None or not fact.annotated:
        return cls
    return UNKNOWN if fact.annotated == "unknown" else External(fact.annotated)


def is_worth_typing(run: Run, cls: Class | External) -> bool:
    """Does knowing this type tell more than nothing?"""
    if isinstance(cls, Class):
        # of an enumeration the member counts, which nobody knows
        return not enumerations.is_enumeration(run, cls)
    if cls.qualname.startswith(("queue.", "threading.")):
        # what is annotated as a thread's queue or lock is as often one of multiprocessing
        return False
    return run.facts.type(cls.qualname) is not None or library.plain_type(cls.qualname) is not None
