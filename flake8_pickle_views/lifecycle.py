"""What happens to a dataset in the parent, between its construction and the start of its workers."""

from __future__ import annotations

import ast

from flake8_pickle_views import datasets, entrypoints
from flake8_pickle_views.evaluation import calls, definitions
from flake8_pickle_views.evaluation.run import Arguments, Frame, Run
from flake8_pickle_views.evaluation.values import Class, Function, Value
from flake8_pickle_views.source.modules import Module

WORKER_NUMBERS = frozenset(("worker_id", "worker_idx", "worker_index", "worker_rank", "worker_info"))
"""Names of the parameter by which a method says that a worker calls it, as `worker_init_fn`."""


def ask_length(run: Run, value: Value, frame: Frame) -> None:
    """`len(dataset)` is asked in the parent, by the sampler, before the workers start."""
    state = run.state(value)
    if state is None or not isinstance(state.type, Class):
        return
    found = definitions.find_member(run, state.type, "__len__")
    if found is not None and isinstance(found[0], Function):
        calls.invoke(run, found[0], Arguments([value]), frame.statement or state.type.node, frame)


def call_methods(run: Run, cls: Class, value: Value, called: frozenset[str], frame: Frame) -> None:
    """Call these methods of an instance, in the order in which they are written, with nothing known about arguments."""
    written = [
        statement.name
        for each in reversed(definitions.mro(run, cls) if called else ())
        if isinstance(each, Class)
        for statement in each.node.body
        if isinstance(statement, ast.FunctionDef) and statement.name in called - {"__init__", "__new__"}
    ]
    for name in dict.fromkeys(written):
        found = definitions.find_member(run, cls, name)
        if found is not None and isinstance(found[0], Function):
            arguments = Arguments([value], more_positional=True, more_keywords=True)
            calls.invoke(run, found[0], arguments, found[0].node, frame)


def parent_side(run: Run, cls: Class, in_workers: frozenset[str]) -> list[str]:
    """The methods of a class's own body that neither construction nor a worker calls; `in_workers` are names of
    methods that a loader of the module gets as `worker_init_fn`."""
    methods: dict[str, entrypoints.Definition] = {}
    for each in reversed(definitions.mro(run, cls)):
        if isinstance(each, Class):
            for statement in each.node.body:
                if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
                    methods[statement.name] = statement
    numbered = {name for name, method in methods.items() if _takes_number_of_worker(method)}
    return entrypoints.parent_side(methods, cls.node.body, in_workers | numbered)


def _takes_number_of_worker(method: entrypoints.Definition) -> bool:
    """Is it a `worker_init_fn`, by its parameter? The loader that gets it may stand in any file."""
    return any(each.arg in WORKER_NUMBERS for each in method.args.args[:2])


def is_asked_by_workers(run: Run, module: Module, node: ast.ClassDef, name: str) -> bool:
    """Is a method `__getitem__` of what a loader could be given, dataset or not?"""
    return name == "__getitem__" and datasets.is_map_style(run, Class(node, module, None, node.name))
