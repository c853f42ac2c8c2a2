"""Builtin and standard-library functions whose result depends on their arguments' values."""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Callable

from flake8_pickle_views.evaluation import (
    calls,
    construction,
    definitions,
    dynamic,
    library,
    names,
    objects,
    sequences,
    truth,
)
from flake8_pickle_views.evaluation.run import Arguments, Frame, Run, value_of
from flake8_pickle_views.evaluation.store import ANY, Place
from flake8_pickle_views.evaluation.values import (
    NONE,
    NUMBER,
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
    Unknown,
    Value,
    View,
    ending_of,
    members,
    text,
    union,
)

Builtin = Callable[[Run, Arguments, ast.AST, Frame], Value]


def _first(arguments: Arguments) -> Value:
    return arguments.positional[0] if arguments.positional else UNKNOWN


def _collection(kind: str) -> Builtin:
    def build(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
        if not arguments.positional:
            return run.collection(kind, [], frame)
        source = arguments.positional[0]
        if isinstance(source, Namespace):
            return run.collection(kind, sequences.exact_elements(run, source, frame) or [], frame)
        return sequences.copied(run, source, kind, frame)

    return build


def _sorted(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    copy = sequences.copied(run, _first(arguments), "list", frame)
    state = run.state(copy)
    if state is not None and isinstance(copy, Ref) and state.items:
        run.store.put(copy.place, state.replaced(items={ANY: sequences.all_held(state)}))
    return copy


def _dict(type_name: str) -> Builtin:
    def build(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
        source = _first(arguments)
        if arguments.positional:
            ref = sequences.copied_mapping(run, source, frame)
        else:
            ref = run.place("dict", "", frame)
        assert isinstance(ref, Ref)
        if type_name:
            state = run.store.get(ref.place)
            run.store.put(
                ref.place, Place("dict", type_name, state.site, dict(state.attributes), dict(state.items))
            )
        for name, value in arguments.keywords.items():
            sequences.set_item(run, ref, Const(name), value, frame)
        if arguments.more_keywords:
            sequences.set_item(run, ref, UNKNOWN, UNKNOWN, frame)
        return ref

    return build


def _from_keys(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    """`dict.fromkeys(keys, value)`: one value under every key."""
    ref = run.place("dict", "", frame)
    value = arguments.positional[1] if len(arguments.positional) > 1 else NONE
    exact = sequences.exact_elements(run, _first(arguments), frame)
    for key in exact if exact is not None else [UNKNOWN]:
        sequences.set_item(run, ref, key, value, frame)
    return ref


def _defaultdict(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    ref = run.place("dict", "collections.defaultdict", frame)
    if arguments.positional:
        run.store.set_attribute(ref.place, "default_factory", run.held(arguments.positional[0], frame))
    for other in arguments.positional[1:2]:
        sequences.update(run, ref, other, frame)
    run.store.add_item(ref.place, ANY, run.held(UNKNOWN, frame))
    return ref


def _counter(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    ref = run.place("dict", "collections.Counter", frame)
    run.store.set_item(ref.place, ANY, run.held(NUMBER, frame))
    return ref


def _iterator(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    return sequences.iterator(run, _first(arguments), frame)


def _next(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    return sequences.element(run, _first(arguments), frame)


def _enumerate(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    source = _first(arguments)
    exact = sequences.exact_elements(run, source, frame)
    if exact is not None:
        numbered: list[list[Value]] = [[Const(index), each] for index, each in enumerate(exact)]
        return _rows(run, numbered, frame)
    return _stream(run, [NUMBER, sequences.element(run, source, frame)], [source], frame)


def _zip(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    sources = arguments.positional
    exact = [sequences.exact_elements(run, each, frame) for each in sources]
    known = [each for each in exact if each is not None]
    if known and len(known) == len(sources) and not arguments.more_positional:
        return _rows(run, [list(row) for row in zip(*known)], frame)
    return _stream(run, [sequences.element(run, each, frame) for each in sources], sources, frame)


def _rows(run: Run, rows: list[list[Value]], frame: Frame) -> Ref:
    """An iterator over exactly these tuples."""
    tuples: list[Value] = [run.collection("tuple", row, frame) for row in rows]
    return run.collection("iterator", tuples, frame)


def _stream(run: Run, row: list[Value], sources: list[Value], frame: Frame) -> Ref:
    """An iterator over tuples of such elements, drawn from these sources."""
    ref = run.place("iterator", "", frame)
    run.store.set_item(ref.place, ANY, run.held(run.collection("tuple", row, frame), frame))
    _consumes(run, ref, sources, frame)
    return ref


def _map(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    ref = run.place("iterator", "builtins.map", frame)
    function = _first(arguments)
    sources = arguments.positional[1:]
    run.store.set_attribute(ref.place, "function", run.held(function, frame))
    given = Arguments([sequences.element(run, each, frame) for each in sources])
    run.store.set_item(ref.place, ANY, run.held(calls.call(run, function, given, node, frame), frame))
    _consumes(run, ref, sources, frame)
    return ref


def _filter(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    ref = run.place("iterator", "builtins.filter", frame)
    run.store.set_attribute(ref.place, "function", run.held(_first(arguments), frame))
    sources = arguments.positional[1:]
    elements = [sequences.element(run, each, frame) for each in sources]
    run.store.set_item(ref.place, ANY, run.held(union(*elements) if elements else UNKNOWN, frame))
    _consumes(run, ref, sources, frame)
    return ref


def _consumes(run: Run, ref: Ref, sources: list[Value], frame: Frame) -> None:
    """An iterator keeps an iterator over each of its sources, which travels with it."""
    for index, source in enumerate(sources):
        run.store.set_attribute(
            ref.place, f"source{index}", run.held(sequences.iterator(run, source, frame), frame)
        )


def _plain(value: Value) -> Builtin:
    return lambda run, arguments, node, frame: value


def _element(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    if len(arguments.positional) == 1:
        return sequences.element(run, arguments.positional[0], frame)
    return union(*arguments.positional) if arguments.positional else UNKNOWN


# reflection


def _isinstance(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    unsure = Unknown(type="bool")
    if len(arguments.positional) != 2:
        return unsure
    value, classes = arguments.positional
    if isinstance(value, Unknown) and value.assumed is not None:
        value = value.assumed
    elements = sequences.exact_elements(run, classes, frame) or [classes]
    verdicts = [is_instance(run, value, each) for each in elements]
    if True in verdicts:
        return Const(True)
    return Const(False) if all(verdict is False for verdict in verdicts) else unsure


def is_instance(run: Run, value: Value, cls: Value) -> bool | None:
    state = run.state(value)
    if isinstance(cls, Class) and state is not None and isinstance(state.type, Class):
        order = definitions.mro(run, state.type)
        return True if cls in order else None if UNKNOWN in order else False
    if isinstance(cls, External) and state is not None and not isinstance(state.type, Class):
        own = library.CONTAINERS.get(cls.qualname)
        if own is not None and state.kind in ("list", "tuple", "dict", "set"):
            return state.kind == own and not state.type
    if isinstance(value, Const) and isinstance(cls, External) and cls.qualname.startswith("builtins."):
        return cls.qualname.rpartition(".")[2] in [each.__name__ for each in type(value.value).__mro__]
    if value == NONE and isinstance(cls, (Class, External)):
        return False
    if isinstance(cls, Class):
        if isinstance(value, Const) and isinstance(value.value, Member):
            return cls in definitions.mro(run, value.value.type)
        if isinstance(value, (Function, Bound, Class, ModuleObject, View, Generator, Const)):
            return False
        if state is not None and state.kind in ("list", "tuple", "dict", "set", "iterator", "partial"):
            return False
    return None


def _name_argument(arguments: Arguments) -> str | None:
    if len(arguments.positional) < 2:
        return None
    name = arguments.positional[1]
    return name.value if isinstance(name, Const) and isinstance(name.value, str) else None


def _getattr(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    name = _name_argument(arguments)
    if name is None:
        return UNKNOWN
    found = objects.get_attribute(run, arguments.positional[0], name, node, frame)
    if isinstance(found, Unknown) and found.assumed is None and len(arguments.positional) > 2:
        return union(found, arguments.positional[2])
    return found


def _setattr(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    name = _name_argument(arguments)
    if len(arguments.positional) == 3:
        owner, _, value = arguments.positional
        if name is not None:
            objects.set_attribute(run, owner, name, value, frame)
        else:
            _set_some(run, owner, arguments.positional[1], value, frame)
    return NONE


def _set_some(run: Run, owner: Value, name: Value, value: Value, frame: Frame) -> None:
    for each in members(name):
        if isinstance(each, Const) and isinstance(each.value, str):
            for target in members(owner):
                state = run.state(target)
                if state is not None and isinstance(target, Ref):
                    before = state.attributes.get(each.value, ())
                    run.store.set_attribute(target.place, each.value, before + run.held(value, frame))


def _delattr(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    name = _name_argument(arguments)
    if name is not None:
        objects.delete_attribute(run, arguments.positional[0], name)
    return NONE


def _hasattr(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    name = _name_argument(arguments)
    state = run.state(_first(arguments))
    if name is not None and state is not None and state.kind == "instance":
        if name in state.attributes:
            return Const(True)
        if isinstance(state.type, Class):
            found = definitions.find_member(run, state.type, name)
            return Const(True) if found is not None and found[1] is not None else Unknown(type="bool")
    return Unknown(type="bool")


def _vars(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    value = _first(arguments)
    return Namespace(value.place) if isinstance(value, Ref) else UNKNOWN


def _type(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    if len(arguments.positional) == 3:
        return dynamic.class_from_type(run, arguments, node, frame)
    state = run.state(_first(arguments))
    if state is not None and isinstance(state.type, Class):
        return state.type
    value = _first(arguments)
    return value.type if isinstance(value, Typed) else UNKNOWN


def _super(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    if len(arguments.positional) == 2:
        owner, receiver = arguments.positional
        if isinstance(owner, Class):
            return Super(owner, receiver)
        return UNKNOWN
    scope: Frame | None = frame
    while scope is not None and scope.owner is None:
        scope = run.frames.get(scope.outer) if scope.outer is not None else None
    if scope is None or scope.owner is None or scope.function is None:
        return UNKNOWN
    spec = scope.function.node.args
    parameters = [*spec.posonlyargs, *spec.args]
    if not parameters:
        return UNKNOWN
    state = run.store.places.get(scope.place)
    slot = state.attributes.get(parameters[0].arg) if state is not None else None
    return Super(scope.owner, value_of(slot)) if slot is not None else UNKNOWN


# functools, copy, and what else is as good as syntax


def _partial(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    ref = run.place("partial", "functools.partial", frame)
    inner = run.state(_first(arguments))
    if inner is not None and inner.kind == "partial":
        arguments = _with_partial(inner, arguments)
    if arguments.positional:
        run.store.set_attribute(ref.place, "func", run.held(arguments.positional[0], frame))
    for index, value in enumerate(arguments.positional[1:]):
        run.store.set_item(ref.place, index, run.held(value, frame))
    for name, value in arguments.keywords.items():
        run.store.set_item(ref.place, name, run.held(value, frame))
    return ref


def _with_own(state: Place, arguments: Arguments) -> Arguments:
    """The arguments of a call of a partial, its own first."""
    own = [value_of(slot) for key, slot in state.items.items() if isinstance(key, int)]
    named = {key: value_of(slot) for key, slot in state.items.items() if isinstance(key, str)}
    return dataclasses.replace(
        arguments, positional=[*own, *arguments.positional], keywords={**named, **arguments.keywords}
    )


def _with_partial(inner: Place, arguments: Arguments) -> Arguments:
    """A partial of a partial is one partial of the function."""
    if "func" not in inner.attributes:
        return arguments
    merged = _with_own(inner, dataclasses.replace(arguments, positional=arguments.positional[1:]))
    return dataclasses.replace(merged, positional=[value_of(inner.attributes["func"]), *merged.positional])


def call_partial(run: Run, state: Place, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    """Call what a partial wraps, its own arguments first."""
    if "func" not in state.attributes:
        return UNKNOWN
    merged = _with_own(state, arguments)
    return calls.call(run, value_of(state.attributes["func"]), merged, node, frame)


def _cache(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    """`lru_cache(f)` gives the wrapper; `lru_cache(maxsize=8)` gives what makes one."""
    function = _first(arguments)
    if isinstance(function, (Function, Bound)) or run.state(function) is not None:
        ref = run.place("opaque", "functools._lru_cache_wrapper", frame)
        run.store.set_attribute(ref.place, "function", run.held(function, frame))
        return ref
    return External("functools.lru_cache")


def _returned(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    return _first(arguments)


def _second(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    return arguments.positional[1] if len(arguments.positional) > 1 else UNKNOWN


def _wraps(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    return External("functools.wraps()")


def _copied(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    """A copy: a new place of the same content (its inner places are shared, which makes no difference here)."""
    value = _first(arguments)
    copies: list[Value] = []
    for member in members(value):
        state = run.state(member)
        if state is None:
            copies.append(member)
            continue
        ref = run.place(state.kind, state.type, frame)
        run.store.put(ref.place, state.replaced())
        if state.kind == "instance" and isinstance(state.type, Class):
            construction.note(run, state.type, ref, Arguments(), node, frame)
        if isinstance(member, Ref):
            run.copies[ref.place] = run.copies.get(member.place, member.place)
        copies.append(ref)
    return union(*copies) if copies else UNKNOWN


def _replaced(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    copy = _copied(run, arguments, node, frame)
    for name, value in arguments.keywords.items():
        objects.set_attribute(run, copy, name, value, frame)
    return copy


def _namespace(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    ref = run.place("opaque", "types.SimpleNamespace", frame)
    for name, value in arguments.keywords.items():
        run.store.set_attribute(ref.place, name, run.held(value, frame))
    return ref


def _import_module(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    name = _first(arguments)
    if isinstance(name, Const) and isinstance(name.value, str) and not name.value.startswith("."):
        return names.import_module(run, name.value)
    return names.unknown_module()


def _weak_reference(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    ref = run.place("opaque", "weakref.ref", frame)
    run.store.set_attribute(ref.place, "referent", run.held(_first(arguments), frame))
    return ref


def _staticmethod(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    ref = run.place("opaque", "builtins.staticmethod", frame)
    run.store.set_item(ref.place, 0, run.held(_first(arguments), frame))
    return ref


def _method_type(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    if len(arguments.positional) == 2:
        return Bound(arguments.positional[0], arguments.positional[1])
    return UNKNOWN


def _any_or_all(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    return Unknown(type="bool")


def _callable(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    value = _first(arguments)
    if isinstance(value, (Function, Bound, Class)):
        return Const(True)
    if isinstance(value, Unknown) and value.assumed is not None:
        value = value.assumed
    return Const(False) if isinstance(value, Const) else Unknown(type="bool")


def _bool(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    verdict = truth.of_value(run, _first(arguments))
    return Unknown(type="bool") if verdict is None else Const(verdict)


def _array(qualname: str) -> Builtin:
    """`numpy.array(...)`: of what is no sequence, an array without dimensions that holds the thing itself."""

    def build(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
        source = _first(arguments)
        if isinstance(source, (View, Generator)) and len(arguments.all()) == 1:
            return source
        return library.call(run, qualname, arguments, node, frame)

    return build


def _set_gradients(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    """`torch.set_grad_enabled(...)`, called or entered: from here on nobody knows."""
    run.without_gradients += 1
    return UNKNOWN


def _joined_path(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    return text(ending_of(arguments.positional[-1]) if arguments.positional else "")


def _converted_text(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    value = _first(arguments)
    return value if isinstance(value, Const) and isinstance(value.value, str) else text(ending_of(value))


FUNCTIONS: dict[str, Builtin] = {
    "builtins.list": _collection("list"),
    "builtins.tuple": _collection("tuple"),
    "builtins.set": _collection("set"),
    "builtins.frozenset": _collection("set"),
    "collections.deque": _collection("list"),
    "builtins.sorted": _sorted,
    "builtins.dict": _dict(""),
    "builtins.dict.fromkeys": _from_keys,
    "collections.OrderedDict": _dict("collections.OrderedDict"),
    "collections.defaultdict": _defaultdict,
    "collections.Counter": _counter,
    "builtins.iter": _iterator,
    "builtins.next": _next,
    "builtins.enumerate": _enumerate,
    "builtins.zip": _zip,
    "builtins.map": _map,
    "builtins.filter": _filter,
    "builtins.reversed": _iterator,
    "builtins.min": _element,
    "builtins.max": _element,
    "builtins.len": _plain(NUMBER),
    "builtins.sum": _plain(UNKNOWN),
    "builtins.any": _any_or_all,
    "builtins.all": _any_or_all,
    "builtins.print": _plain(NONE),
    "builtins.repr": _plain(TEXT),
    "builtins.str": _converted_text,
    "os.path.join": _joined_path,
    "posixpath.join": _joined_path,
    "builtins.bytes": _plain(Unknown(type="bytes")),
    "builtins.int": _plain(NUMBER),
    "builtins.float": _plain(Unknown(type="float")),
    "builtins.abs": _plain(UNKNOWN),
    "builtins.round": _plain(UNKNOWN),
    "builtins.id": _plain(NUMBER),
    "builtins.range": _plain(Unknown(type="range")),
    "builtins.bool": _bool,
    "builtins.isinstance": _isinstance,
    "builtins.issubclass": _any_or_all,
    "builtins.callable": _callable,
    "builtins.getattr": _getattr,
    "builtins.setattr": _setattr,
    "builtins.delattr": _delattr,
    "builtins.hasattr": _hasattr,
    "builtins.vars": _vars,
    "builtins.type": _type,
    "builtins.super": _super,
    "builtins.staticmethod": _staticmethod,
    "functools.partial": _partial,
    "functools.lru_cache": _cache,
    "functools.cache": _cache,
    "functools.wraps": _wraps,
    "functools.wraps()": _returned,
    "functools.update_wrapper": _returned,
    "copy.copy": _copied,
    "copy.deepcopy": _copied,
    "copy.replace": _replaced,
    "dataclasses.replace": _replaced,
    "attr.evolve": _replaced,
    "attrs.evolve": _replaced,
    "typing.cast": _second,
    "torch.set_grad_enabled": _set_gradients,
    "torch.autograd.set_grad_enabled": _set_gradients,
    "numpy.array": _array("numpy.array"),
    "numpy.asarray": _array("numpy.asarray"),
    "types.SimpleNamespace": _namespace,
    "argparse.Namespace": _namespace,
    "types.MethodType": _method_type,
    "importlib.import_module": _import_module,
    "builtins.__import__": _import_module,
    "weakref.ref": _weak_reference,
    "collections.namedtuple": dynamic.named_tuple,
    "typing.NamedTuple": dynamic.named_tuple,
    "dataclasses.make_dataclass": dynamic.named_tuple,
    "attr.make_class": dynamic.named_tuple,
    "attrs.make_class": dynamic.named_tuple,
    "enum.Enum": dynamic.enumeration,
    "enum.IntEnum": dynamic.enumeration,
    "enum.Flag": dynamic.enumeration,
    "enum.IntFlag": dynamic.enumeration,
    "enum.StrEnum": dynamic.enumeration,
}
"""By qualified name, what calling it gives."""
