"""Making instances: `__new__`, `__init__`, dataclasses, attrs, named tuples, enumerations."""

from __future__ import annotations

import ast
import builtins

from flake8_pickle_views.evaluation import calls, definitions, enumerations, expressions, objects, sequences
from flake8_pickle_views.evaluation.run import Arguments, Construction, Frame, Run, value_of
from flake8_pickle_views.evaluation.store import Place
from flake8_pickle_views.evaluation.values import (
    Bound,
    Class,
    Const,
    External,
    Function,
    Ref,
    Value,
)
from flake8_pickle_views.source.trees import last_name

_DATACLASS = {"dataclass", "define", "frozen", "mutable", "attrs", "s", "attributes"}
_FIELD = {"field", "ib", "attrib", "Factory", "Field"}
_MODELS = {"pydantic.BaseModel", "pydantic.main.BaseModel", "pydantic.BaseSettings", "msgspec.Struct"} | {
    f"pydantic_settings.{name}" for name in ("BaseSettings", "main.BaseSettings")
}


def construct(run: Run, cls: Class, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    """Call a class of the project."""
    if enumerations.is_enumeration(run, cls):
        return enumerations.by_value(run, cls, arguments, frame)
    ref = _new(run, cls, arguments, node, frame)
    if not isinstance(ref, Ref):
        return ref
    note(run, cls, ref, arguments, node, frame)
    if is_exception(run, cls) and not arguments.more_positional:
        keep_arguments(run, ref, arguments, frame)
    initialize(run, cls, ref, arguments, node, frame)
    return ref


def note(run: Run, cls: Class, ref: Ref, arguments: Arguments, node: ast.AST, frame: Frame) -> None:
    """Remember an object that was made: who asks whether it is a dataset comes later."""
    run.constructions.append(Construction(ref.place, cls, run.here(frame), node, arguments, frame.depth, frame))


def _new(run: Run, cls: Class, arguments: Arguments, node: ast.AST, frame: Frame) -> Value:
    found = definitions.find_member(run, cls, "__new__")
    if found is not None and isinstance(found[0], Function):
        value = calls.invoke(run, found[0], calls.with_receiver(cls, arguments), node, frame)
        if isinstance(value, Ref) and value.place in run.store.places:
            return value
    return run.place("instance", cls, frame)


def initialize(
    run: Run, cls: Class, ref: Ref, arguments: Arguments, node: ast.AST, frame: Frame
) -> None:
    """Run what construction runs: the first `__init__`, written or generated, in the order of the bases."""
    for each in definitions.mro(run, cls):
        if isinstance(each, External):
            if each.qualname == "typing.NamedTuple" or each.qualname in _MODELS:
                _fields(run, cls, ref, arguments, node, frame)
                return
            if each.qualname in ("builtins.object", "typing.Generic", "typing.Protocol", "abc.ABC"):
                continue
            initializer = Bound(External(f"{each.qualname}.__init__"), ref)
            calls.call(run, initializer, arguments, node, frame)
            return
        if not isinstance(each, Class):
            return
        member = definitions.class_member(run, each, "__init__")
        if isinstance(member, Function):
            calls.invoke(run, member, calls.with_receiver(ref, arguments), node, frame)
            return
        if member is not None:
            return
        if _DATACLASS & definitions.decorators_of(each.node).keys():
            _fields(run, each, ref, arguments, node, frame)
            return


def generic_instance(run: Run, cls: Class, frame: Frame, number: int | None = None) -> Value:
    """An instance made with nothing known about its arguments."""
    arguments = Arguments(more_positional=True, more_keywords=True)
    made = len(run.constructions)
    value = construct(run, cls, arguments, frame.statement or cls.node, frame)
    del run.constructions[made:]
    return value


def receiver(run: Run, function: Function, frame: Frame) -> list[Value]:
    """What a method is called on: an instance made with nothing known, the class, or nothing."""
    decorators = definitions.method_decorators(function)
    if function.owner is None or "staticmethod" in decorators:
        return []
    return [function.owner if "classmethod" in decorators else generic_instance(run, function.owner, frame)]


def is_exception(run: Run, cls: Class) -> bool:
    """Has the class a builtin exception among its bases?"""
    order = definitions.mro(run, cls)
    return any(isinstance(each, External) and is_builtin_exception(each.qualname) for each in order)


def is_builtin_exception(qualname: str) -> bool:
    module, _, name = qualname.rpartition(".")
    found = getattr(builtins, name, None) if module == "builtins" else None
    return isinstance(found, type) and issubclass(found, BaseException)


def keep_arguments(run: Run, ref: Ref, arguments: Arguments, frame: Frame) -> None:
    """An exception keeps its positional arguments as `args`: those of the call, then those of its base's."""
    given = run.collection("tuple", arguments.positional, frame)
    run.store.set_attribute(ref.place, "args", run.held(given, frame))


def exception_arguments(run: Run, cls: Class, state: Place) -> int | None:
    """How many arguments an exception is rebuilt with; None of what is none, or where nobody knows."""
    if "args" not in state.attributes or not is_exception(run, cls):
        return None
    given = sequences.exact_elements(run, value_of(state.attributes["args"]), None)
    return len(given) if given is not None else None


# generated constructors


def _fields(
    run: Run, cls: Class, ref: Ref, arguments: Arguments, node: ast.AST, frame: Frame
) -> None:
    """The constructor that a dataclass, an attrs class, a named tuple or a model has without writing it."""
    position = 0
    seen: dict[str, tuple[Class, ast.stmt, ast.expr | None]] = {}
    for each in reversed(definitions.mro(run, cls)):
        if isinstance(each, Class):
            for name, statement, default in _declared(each):
                seen[name] = (each, statement, default)
    for name, (owner, statement, default) in seen.items():
        scope = definitions.class_frame(run, owner)
        scope.caller = run.here(frame)
        scope.statement = statement
        scope.depth = frame.depth
        given = arguments.keywords.get(name, arguments.keywords.get(name.lstrip("_")))
        settings = _settings(default)
        if given is None and settings.get("init") is not False and settings.get("kw_only") is not True:
            given = arguments.positional[position] if position < len(arguments.positional) else None
            position += 1
        if given is None:
            given = _default(run, statement, default, arguments, name, scope)
        given = _converted(run, default, given, scope)
        run.store.set_attribute(ref.place, name, run.held(given, scope))
    for hook in ("__post_init__", "__attrs_post_init__", "model_post_init"):
        found = definitions.find_member(run, cls, hook)
        if found is not None and isinstance(found[0], Function):
            calls.invoke(run, found[0], Arguments([ref], more_positional=True), node, frame)


def _declared(cls: Class) -> list[tuple[str, ast.stmt, ast.expr | None]]:
    declared: list[tuple[str, ast.stmt, ast.expr | None]] = []
    for statement in cls.node.body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            annotation = statement.annotation
            if isinstance(annotation, ast.Subscript):
                annotation = annotation.value
            if last_name(annotation) != "ClassVar":
                declared.append((statement.target.id, statement, statement.value))
        elif isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Call):
            target = statement.targets[0]
            if isinstance(target, ast.Name) and last_name(statement.value.func) in ("ib", "attrib", "field"):
                declared.append((target.id, statement, statement.value))
    return declared


def _settings(default: ast.expr | None) -> dict[str, object]:
    if not _is_field(default):
        return {}
    assert isinstance(default, ast.Call)
    return {
        keyword.arg: keyword.value.value
        for keyword in default.keywords
        if keyword.arg is not None and isinstance(keyword.value, ast.Constant)
    }


def _is_field(default: ast.expr | None) -> bool:
    return isinstance(default, ast.Call) and last_name(default.func) in _FIELD


def _converted(run: Run, default: ast.expr | None, given: Value, scope: Frame) -> Value:
    """What attrs stores: the field's `converter` is called with whatever the field is given."""
    for keyword in default.keywords if _is_field(default) and isinstance(default, ast.Call) else ():
        if keyword.arg == "converter":
            converter = expressions.evaluate(run, keyword.value, scope)
            return calls.call(run, converter, Arguments([given]), keyword.value, scope)
    return given


def _default(
    run: Run,
    statement: ast.stmt,
    default: ast.expr | None,
    arguments: Arguments,
    name: str,
    scope: Frame,
) -> Value:
    """The value of a field that no argument gives."""
    annotation = statement.annotation if isinstance(statement, ast.AnnAssign) else None
    value: Value | None = None
    if _is_field(default):
        assert isinstance(default, ast.Call)
        for keyword in default.keywords:
            if keyword.arg in ("default_factory", "factory"):
                factory = expressions.evaluate(run, keyword.value, scope)
                value = calls.call(run, factory, Arguments(), keyword.value, scope)
            elif keyword.arg == "default":
                value = expressions.evaluate(run, keyword.value, scope)
        if value is None and last_name(default.func) == "Factory" and default.args:
            factory = expressions.evaluate(run, default.args[0], scope)
            value = calls.call(run, factory, Arguments(), default, scope)
    elif default is not None:
        value = _read_off_class(run, expressions.evaluate(run, default, scope), default, scope)
    if value is None:
        return objects.of_annotation(run, annotation, name, scope)
    if arguments.more_keywords and isinstance(value, Const):
        return calls.parameter_value(run, ast.arg(name, annotation), value, True, scope)
    return value


def _read_off_class(run: Run, value: Value, node: ast.expr, scope: Frame) -> Value | None:
    """A default as `@dataclass` finds it: by `getattr`; a function of the project may have made it a field."""
    state = run.state(value)
    if state is None or state.kind != "opaque":
        return value
    if state.type == "builtins.staticmethod":
        return value_of(state.items[0]) if 0 in state.items else value
    if state.type != "dataclasses.Field":
        return value
    if "default_factory" in state.attributes:
        return calls.call(run, value_of(state.attributes["default_factory"]), Arguments(), node, scope)
    return value_of(state.attributes["default"]) if "default" in state.attributes else None
