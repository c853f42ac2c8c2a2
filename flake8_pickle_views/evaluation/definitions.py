"""Functions and classes as values: their defaults, decorators, bases, members."""

from __future__ import annotations

import ast

from flake8_pickle_views.evaluation import calls, dynamic, expressions, statements
from flake8_pickle_views.evaluation.run import Arguments, Frame, Run, value_of
from flake8_pickle_views.evaluation.store import Place, Site
from flake8_pickle_views.evaluation.values import (
    UNKNOWN,
    Bound,
    Class,
    External,
    Function,
    Ref,
    Value,
    members,
)
from flake8_pickle_views.source.trees import last_name

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def new_frame_place(run: Run) -> int:
    return next(run._numbers)


def function_value(run: Run, node: Definition, frame: Frame, owner: Class | None = None) -> Function:
    """The function that a `def` or `lambda` makes; its defaults are evaluated where it stands."""
    arguments = node.args
    closes_over = frame.place if frame.function is not None else frame.outer
    name = node.name if not isinstance(node, ast.Lambda) else "<lambda>"
    scope = owner.qualname if owner is not None else _scope(frame)
    return Function(
        node,
        frame.module,
        closes_over,
        owner,
        tuple(_default(run, default, frame) for default in arguments.defaults),
        tuple(None if each is None else _default(run, each, frame) for each in arguments.kw_defaults),
        f"{scope}.{name}" if scope else name,
    )


def _default(run: Run, node: ast.expr, frame: Frame) -> Value:
    """The default of a parameter: what it makes is made at its own line."""
    around = frame.statement
    frame.statement = node
    try:
        return expressions.evaluate(run, node, frame)
    finally:
        frame.statement = around


def _scope(frame: Frame) -> str:
    if frame.function is not None:
        return f"{frame.function.qualname}.<locals>"
    return frame.owner.qualname if frame.owner is not None else ""


def class_value(run: Run, node: ast.ClassDef, frame: Frame) -> Class:
    scope = _scope(frame)
    closes_over = frame.place if frame.function is not None else frame.outer
    return Class(node, frame.module, closes_over, f"{scope}.{node.name}" if scope else node.name)


def decorated_function(run: Run, node: ast.FunctionDef | ast.AsyncFunctionDef, frame: Frame) -> Value:
    """What the name of a decorated function is bound to.

    A wrapper that does not copy the function's name is what pickle meets; every other decorator is taken to
    give something that works, and pickles, like the function.
    """
    function = function_value(run, node, frame)
    result: Value = function
    for expression in reversed(node.decorator_list):
        decorator = expressions.evaluate(run, expression, frame)
        written = _function_of(decorator)
        if written is None:
            continue
        wrapped = calls.call(run, decorator, Arguments([result]), expression, frame)
        if (
            isinstance(wrapped, Function)
            and wrapped.frame is not None
            and isinstance(wrapped.node, ast.FunctionDef)
            and not wrapped.node.decorator_list
            and not _renames(written.node)
        ):
            result = wrapped
        elif _is_instance_around(run, wrapped):
            result = wrapped
    return result


def _function_of(decorator: Value) -> Function | None:
    """The function of the project that a decorator is, or the method (`@REGISTRY.register`)."""
    function = decorator.function if isinstance(decorator, Bound) else decorator
    return function if isinstance(function, Function) else None


def _is_instance_around(run: Run, value: Value) -> bool:
    """Is this an object of a class of the project, which has taken the function's place?"""
    state = run.state(value)
    return state is not None and state.kind == "instance"


def _renames(node: ast.AST) -> bool:
    """Does a decorator give its wrapper another name itself (`update_wrapper`, `w.__qualname__ = ...`)?"""
    return any(
        (isinstance(inner, ast.Attribute) and inner.attr in ("__qualname__", "update_wrapper", "wraps"))
        or (isinstance(inner, ast.Name) and inner.id in ("update_wrapper", "wraps"))
        for inner in ast.walk(node)
    )


def decorated_class(run: Run, node: ast.ClassDef, frame: Frame) -> Value:
    """What the name of a class statement is bound to: what a decorator of the project gives, else the class."""
    result: Value = class_value(run, node, frame)
    for expression in reversed(node.decorator_list):
        decorator = expressions.evaluate(run, expression, frame)
        if _function_of(decorator) is not None:
            wrapped = calls.call(run, decorator, Arguments([result]), expression, frame)
            if isinstance(wrapped, Class):
                result = wrapped
    return result


# classes


def class_frame(run: Run, cls: Class) -> Frame:
    """A frame in which a class body's expressions are evaluated."""
    frame = Frame(cls.module, new_frame_place(run), owner=cls, outer=cls.frame, statement=cls.node)
    run.store.put(frame.place, Place("frame", "", Site(cls.module, cls.node)))
    return frame


def bases(run: Run, cls: Class) -> list[Value]:
    """The values of a class's bases, `Generic[T]` and subscripts reduced to what they subscript."""
    if not cls.node.bases:
        return []
    frame = class_frame(run, cls)
    frame.owner = None
    return [_base(run, base, frame) for base in cls.node.bases]


def _base(run: Run, written: ast.expr, frame: Frame) -> Value:
    node = _unsubscripted(written)
    made = dynamic.base_of(node.id) if isinstance(node, ast.Name) else None
    if made is not None:
        return made
    value = expressions.evaluate(run, node, frame)
    if node is not written and isinstance(value, Ref):
        # a class out of a table: `class Both(TABLE[name], Mixin)`
        value = expressions.evaluate(run, written, frame)
    return _promised_base(run, node.id, frame) if value == UNKNOWN and isinstance(node, ast.Name) else value


def _promised_base(run: Run, name: str, frame: Frame) -> Value:
    """A base that is a parameter nobody knows: the class that its annotation promises (`Type[Dataset]`)."""
    around = run.around(frame)
    if around is None or around.function is None:
        return UNKNOWN
    spec = around.function.node.args
    for parameter in (*spec.posonlyargs, *spec.args, *spec.kwonlyargs):
        annotation = parameter.annotation
        if parameter.arg == name and isinstance(annotation, ast.Subscript):
            if last_name(annotation.value) in ("type", "Type"):
                return expressions.evaluate(run, annotation.slice, around)
    return UNKNOWN


def _unsubscripted(node: ast.expr) -> ast.expr:
    while isinstance(node, ast.Subscript):
        node = node.value
    return node.value if isinstance(node, ast.Starred) else node


def mro(run: Run, cls: Class) -> tuple[Value, ...]:
    """The class and its bases in the order in which attributes are looked up; `External` and unknown ones too."""
    found = run.linearized.get(cls)
    if found is not None:
        return found
    run.linearized[cls] = (cls,)
    if len(run.stack) > 200:
        return (cls,)
    run.stack.append(cls.node)
    try:
        lines: list[list[Value]] = []
        direct: list[Value] = []
        for base in bases(run, cls):
            each = _project_class(base)
            direct.append(each)
            lines.append(list(mro(run, each)) if isinstance(each, Class) else [each])
    except BaseException:
        del run.linearized[cls]  # half an answer is none: a base may have what makes pickling fine
        raise
    finally:
        run.stack.pop()
    run.linearized[cls] = result = (cls, *_merged([*lines, direct]))
    return result


def is_network(run: Run, cls: Class) -> bool:
    """Is this a `torch.nn.Module` and nothing else of a library's: a trainer or a data module is more than that?"""
    foreign = [each.qualname for each in mro(run, cls) if isinstance(each, External)]
    return any(name in _NETWORKS for name in foreign) and all(name.startswith(_OF_NETWORKS) for name in foreign)


_NETWORKS = frozenset(("torch.nn.Module", "torch.nn.modules.Module", "torch.nn.modules.module.Module"))
_OF_NETWORKS = ("torch.nn.", "builtins.object", "abc.ABC", "typing.")


def _project_class(base: Value) -> Value:
    for member in members(base):
        if isinstance(member, Class):
            return member
    for member in members(base):
        if isinstance(member, External):
            return member
    return base if isinstance(base, Ref) else UNKNOWN


def _merged(lines: list[list[Value]]) -> list[Value]:
    """The C3 merge; where it has no answer, each class where it is met first."""
    result: list[Value] = []
    lines = [list(line) for line in lines if line]
    while lines:
        for line in lines:
            head = line[0]
            if not any(head in other[1:] for other in lines):
                break
        else:
            head = lines[0][0]
        if head not in result:
            result.append(head)
        lines = [[each for each in line if each != head] for line in lines]
        lines = [line for line in lines if line]
    return result


def class_member(run: Run, cls: Class, name: str) -> Value | None:
    """What a class's own body binds a name to, unbound; None where it does not. Methods come undecorated."""
    bound = cls.module.members(cls.node).get(name)
    if not bound:
        return None
    key = (cls, name)
    if key in run.pending:
        return None
    run.pending.add(key)
    try:
        last = bound[-1]
        frame = class_frame(run, cls)
        if isinstance(last, (ast.FunctionDef, ast.AsyncFunctionDef)):
            return function_value(run, last, frame, cls)
        if isinstance(last, ast.ClassDef):
            return class_value(run, last, frame)
        if isinstance(last, ast.AnnAssign) and last.value is None and len(bound) == 1:
            return None
        statements.block(run, bound, frame)
        slot = run.store.get(frame.place).attributes.get(name)
    finally:
        run.pending.discard(key)
    if slot is None:
        return UNKNOWN
    value = value_of(slot)
    if isinstance(value, Function) and value.is_lambda:
        return Function(
            value.node, value.module, value.frame, cls, value.defaults, value.keyword_defaults, value.qualname
        )
    return value


def find_member(run: Run, cls: Class, name: str, after: Class | None = None) -> tuple[Value, Class | None] | None:
    """The first class in the method resolution order that binds a name, and the value it binds.

    For a class of a library that may have the name, the pair is (`External` of the member, None); an unknown
    base gives (`UNKNOWN`, None). `after` starts the search behind that class.
    """
    order = mro(run, cls)
    if after is not None and after in order:
        order = order[order.index(after) + 1 :]
    library: External | None = None
    unknown = False
    for each in order:
        if isinstance(each, Class):
            member = class_member(run, each, name)
            if member is not None:
                return member, each
        elif isinstance(each, External):
            if library is None and each.qualname not in ("builtins.object", "typing.Generic", "abc.ABC"):
                library = External(f"{each.qualname}.{name}")
        else:
            unknown = True
    if library is not None:
        return library, None
    return (UNKNOWN, None) if unknown else None


def method_decorators(function: Function) -> set[str]:
    """The last names of a method's decorators: `property`, `setter`, `cached_property`, `staticmethod`, ..."""
    if isinstance(function.node, ast.Lambda):
        return set()
    return {_decorator_name(each) for each in function.node.decorator_list}


def switches_gradients_off(function: Function) -> bool:
    """Is the function decorated with `torch.no_grad()` or kin?"""
    if isinstance(function.node, ast.Lambda) or not function.node.decorator_list:
        return False
    return any("grad" in name or "inference" in name for name in method_decorators(function))


def _decorator_name(node: ast.expr) -> str:
    return last_name(node.func if isinstance(node, ast.Call) else node)


def decorators_of(node: ast.ClassDef) -> dict[str, ast.expr]:
    return {_decorator_name(each): each for each in node.decorator_list}
