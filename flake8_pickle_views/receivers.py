"""Who receives the samples of a dataset's class: the loaders of the file, or another class of it."""

from __future__ import annotations

import ast

from flake8_pickle_views import arguments, departures, loaders
from flake8_pickle_views.evaluation import calls, definitions
from flake8_pickle_views.evaluation.run import Arguments, Construction, Frame, Run
from flake8_pickle_views.evaluation.values import NONE, Bound, Class, Const, Function, Value, members
from flake8_pickle_views.pickling import Leaf
from flake8_pickle_views.source.modules import Module

HANGS = "which no worker can send back, so the loader hangs"
REFUSED = "which the default collate_fn refuses"
EITHER = "which the default collate_fn refuses, and another hangs the loader"

_DEFAULT = Const("the default collate_fn")
_NOTHING = Const("no collate_fn: no batch size")

CERTAIN = ("01", "02", "03")
"""Kinds that are told of although no loader is in view; a handle may be what another dataset reads from."""


class Receivers:
    """What the loaders of one file tell of the classes whose samples they collate."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._collates: dict[ast.ClassDef, list[Value]] = {}

    def note(self, run: Run, made: Construction, has_workers: bool) -> None:
        """Remember how a loader collates what the class of its dataset gives."""
        dataset = loaders.argument(made, "dataset")
        cls = departures.plain_class(run, dataset) if dataset is not None else None
        for each in definitions.mro(run, cls) if cls is not None else ():
            if isinstance(each, Class):
                self._collates.setdefault(each.node, []).extend(_collates(made) if has_workers else ())

    def refuse(self, cls: ast.ClassDef) -> bool:
        """Is it sure that samples of this class are not sent back as they are?

        No loader of the file that takes it has workers, or another class may use them first.
        """
        if cls in self._collates:
            return not self._collates[cls]
        return any(
            isinstance(inner, ast.Name) and inner.id == cls.name
            for node in ast.walk(self._module.tree)
            if isinstance(node, ast.ClassDef) and node is not cls
            for inner in ast.walk(node)
        )

    def mistake(self, run: Run, leaf: Leaf, sample: Value, cls: Class, frame: Frame) -> str:
        """What happens to a sample, in words behind what it is; nothing where a `collate_fn` may cure it."""
        collates = self._collates.get(cls.node, [])
        if not collates:
            if leaf.kind.digits not in CERTAIN:
                return ""
            own = self._named_collate(run, cls)
            return EITHER if not own or any(_passes(run, each, sample, leaf, frame) for each in own) else ""
        if _NOTHING in collates or any(_passes(run, each, sample, leaf, frame) for each in collates):
            return HANGS
        return REFUSED if _DEFAULT in collates else ""

    def _named_collate(self, run: Run, cls: Class) -> list[Value]:
        """The functions of the file, and the methods of the class, that call themselves a `collate_fn`."""
        frame = definitions.class_frame(run, cls)
        scopes = [(self._module.tree.body, None), (cls.node.body, cls)]
        return [
            definitions.function_value(run, each, frame, owner)
            for body, owner in scopes
            for each in body
            if isinstance(each, ast.FunctionDef) and "collate" in each.name.lower()
        ]


def _collates(made: Construction) -> list[Value]:
    """What a loader calls on its samples. Without a batch size nothing refuses a sample before it is sent."""
    given = loaders.argument(made, "collate_fn")
    if given is not None and given != NONE:
        return list(members(given))
    if loaders.argument(made, "batch_size") == NONE:
        return [_NOTHING]
    unknown = given is None and (made.arguments.more_keywords or made.arguments.more_positional)
    return [] if unknown else [_DEFAULT]


def _passes(run: Run, collate: Value, sample: Value, leaf: Leaf, frame: Frame) -> bool:
    """Is the value still there in what a `collate_fn` in view makes of the sample?"""
    function, receiver = collate, []
    if isinstance(collate, Bound):
        function, receiver = collate.function, [collate.receiver]
    elif isinstance(collate, Function) and collate.owner is not None and not _is_static(collate):
        receiver = [Const(None)]
    if not isinstance(function, Function):
        return False
    before = run.store
    run.store = before.fork()
    batch = run.collection("list", [sample], frame)
    returned = calls.call(run, function, Arguments([*receiver, batch]), function.node, frame)
    passes = arguments.reaches(run, returned, leaf.value)
    run.store = before
    return passes


def _is_static(function: Function) -> bool:
    return "staticmethod" in definitions.method_decorators(function)
