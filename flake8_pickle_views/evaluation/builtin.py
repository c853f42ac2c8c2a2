"""Builtin and standard-library functions whose result depends on their arguments' values."""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Callable

from flake8_pickle_views.evaluation import (
    calls,
    construction,
    dynamic,
    library,
    making,
    names,
    objects,
    reflection,
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
    ModuleObject,
    Ref,
    Unknown,
    Value,
    View,
    ending_of,
    members,
    text,
    union,
)

Builtin = Callable[[Run, Arguments, ast.AST, Frame], Value]


def _plain(value: Value) -> Builtin:
    return lambda run, arguments, node, frame: value


def _partial(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    ref = run.place("partial", "functools.partial", frame)
    inner = run.state(arguments.first)
    if inner is not None and inner.kind == "partial":
        arguments = _with_partial(inner, arguments)
    if arguments.positional:
        # what is called is no module
        called = [each for each in members(arguments.positional[0]) if not isinstance(each, ModuleObject)]
        run.store.set_attribute(ref.place, "func", run.held(union(*called), frame))
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
    function = arguments.first
    if isinstance(function, (Function, Bound)) or run.state(function) is not None:
        ref = run.place("opaque", "functools._lru_cache_wrapper", frame)
        run.store.set_attribute(ref.place, "function", run.held(function, frame))
        return ref
    return External("functools.lru_cache")


def _compiled(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    """`torch.compile(function)` has the function's name, which leads to it only where it took the function's place."""
    model = arguments.get(0, "model")
    function = model.function if isinstance(model, Bound) else model
    if frame.function is None or not isinstance(function, Function) or "disable" in arguments.keywords:
        return UNKNOWN
    return library.instance_of(run, "torch.compiled_function", node, frame)


def _iterator(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    """`iter(source)`, or `iter(function, sentinel)`, which keeps the function."""
    if len(arguments.positional) < 2:
        return making.iterator(run, arguments, node, frame)
    ref = run.place("iterator", "builtins.map", frame)
    run.store.set_attribute(ref.place, "function", run.held(arguments.first, frame))
    return ref


def _type_name(qualname: str) -> Builtin:
    """`TypeVar("T")`: found by its name, where a module binds it to that."""

    def build(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
        name = arguments.get(0, "name")
        if frame.function is None and not (isinstance(name, Const) and _binds_another(frame.statement, name.value)):
            return UNKNOWN
        return library.call(run, qualname, arguments, node, frame)

    return build


def _binds_another(statement: ast.AST | None, name: object) -> bool:
    """Does an assignment bind plain names, and none of them this one?"""
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    return bool(targets) and all(isinstance(target, ast.Name) and target.id != name for target in targets)


def _returned(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    return arguments.first


def _second(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    return arguments.positional[1] if len(arguments.positional) > 1 else UNKNOWN


def _wraps(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    return External("functools.wraps()")


def _copied(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    """A copy: a new place of the same content (its inner places are shared, which makes no difference here)."""
    value = arguments.first
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


def _namespace(qualname: str) -> Builtin:
    def build(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
        ref = run.place("opaque", qualname, frame)
        for name, value in arguments.keywords.items():
            run.store.set_attribute(ref.place, name, run.held(value, frame))
        return ref

    return build


def _import_module(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    name = arguments.first
    if isinstance(name, Const) and isinstance(name.value, str) and not name.value.startswith("."):
        return names.import_module(run, name.value)
    return names.unknown_module()


def _weak_reference(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    ref = run.place("opaque", "weakref.ref", frame)
    run.store.set_attribute(ref.place, "referent", run.held(arguments.first, frame))
    return ref


def _staticmethod(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    ref = run.place("opaque", "builtins.staticmethod", frame)
    run.store.set_item(ref.place, 0, run.held(arguments.first, frame))
    return ref


def _method_type(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    if len(arguments.positional) == 2:
        return Bound(arguments.positional[0], arguments.positional[1])
    return UNKNOWN


def _any_or_all(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    return Unknown(type="bool")


def _bool(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    verdict = truth.of_value(run, arguments.first)
    return Unknown(type="bool") if verdict is None else Const(verdict)


def _array(qualname: str) -> Builtin:
    """`numpy.array(...)`: of what is no sequence, an array without dimensions that holds the thing itself."""

    def build(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
        source = arguments.first
        if isinstance(source, (View, Generator)) and len(arguments.all()) == 1:
            return source
        return library.call(run, qualname, arguments, node, frame)

    return build


def _set_gradients(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    """`torch.set_grad_enabled(...)`, called or entered: from here on nobody knows."""
    run.without_gradients += 1
    return UNKNOWN


def _random_split(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    """`random_split(dataset, lengths)`: as many subsets as there are lengths, each holds the dataset."""
    dataset = arguments.get(0, "dataset") or UNKNOWN
    lengths = sequences.exact_elements(run, arguments.get(1, "lengths") or UNKNOWN, frame)
    made = Arguments([dataset, UNKNOWN])
    if lengths is not None:
        parts = [library.call(run, "torch.utils.data.Subset", made, node, frame) for _ in lengths]
        return run.collection("list", parts, frame)
    ref = run.place("list", "", frame)
    part = library.call(run, "torch.utils.data.Subset", made, node, frame)
    run.store.set_item(ref.place, ANY, run.held(part, frame))
    return ref


def _joined_path(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    return text(ending_of(arguments.positional[-1]) if arguments.positional else "")


def _converted_text(run: Run, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    value = arguments.first
    return value if isinstance(value, Const) and isinstance(value.value, str) else text(ending_of(value))


FUNCTIONS: dict[str, Builtin] = {
    "builtins.list": making.collection("list"),
    "builtins.tuple": making.collection("tuple"),
    "builtins.set": making.collection("set"),
    "builtins.frozenset": making.collection("set", "builtins.frozenset"),
    "collections.deque": making.collection("list", "collections.deque"),
    "builtins.sorted": making.sorted_,
    "builtins.dict": making.dict_(""),
    "builtins.dict.fromkeys": making.from_keys,
    "collections.OrderedDict": making.dict_("collections.OrderedDict"),
    "collections.defaultdict": making.defaultdict,
    "collections.Counter": making.counter,
    "builtins.iter": _iterator,
    "builtins.next": making.next_,
    "builtins.enumerate": making.enumerate_,
    "builtins.zip": making.zip_,
    "builtins.map": making.map_,
    "builtins.filter": making.filter_,
    "builtins.reversed": making.iterator,
    "builtins.min": making.element,
    "builtins.max": making.element,
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
    "builtins.isinstance": reflection.isinstance_,
    "builtins.issubclass": _any_or_all,
    "builtins.callable": reflection.callable_,
    "builtins.getattr": reflection.getattr_,
    "builtins.setattr": reflection.setattr_,
    "builtins.delattr": reflection.delattr_,
    "builtins.hasattr": reflection.hasattr_,
    "builtins.vars": reflection.vars_,
    "builtins.type": reflection.type_,
    "builtins.super": reflection.super_,
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
    "torch.utils.data.random_split": _random_split,
    "torch.utils.data.dataset.random_split": _random_split,
    "torch.compile": _compiled,
    "torch.set_grad_enabled": _set_gradients,
    "torch.autograd.set_grad_enabled": _set_gradients,
    "numpy.array": _array("numpy.array"),
    "numpy.asarray": _array("numpy.asarray"),
    "types.SimpleNamespace": _namespace("types.SimpleNamespace"),
    "argparse.Namespace": _namespace("argparse.Namespace"),
    "types.MethodType": _method_type,
    "importlib.import_module": _import_module,
    "builtins.__import__": _import_module,
    "weakref.ref": _weak_reference,
    "collections.namedtuple": dynamic.named_tuple,
    "typing.NamedTuple": dynamic.named_tuple,
    **{
        f"{module}.{name}": _type_name(f"typing.{name}")
        for module in ("typing", "typing_extensions")
        for name in ("TypeVar", "ParamSpec", "TypeVarTuple", "NewType")
    },
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
