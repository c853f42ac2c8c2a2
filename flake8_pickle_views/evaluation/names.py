"""What a name means: locals, closures, globals of any module, imports, builtins."""

from __future__ import annotations

import ast
import builtins

from flake8_pickle_views.evaluation import definitions, library, statements
from flake8_pickle_views.evaluation.run import Frame, Run, value_of
from flake8_pickle_views.evaluation.store import Place, Site
from flake8_pickle_views.evaluation.values import UNKNOWN, Const, External, ModuleObject, Value
from flake8_pickle_views.facts import submodules
from flake8_pickle_views.source.modules import Module


def lookup(run: Run, name: str, frame: Frame) -> Value:
    """The value of a name that a frame reads."""
    scope: Frame | None = frame
    while scope is not None:
        if name not in scope.globals:
            state = run.store.places.get(scope.place)
            slot = state.attributes.get(name) if state is not None else None
            if slot is not None:
                return value_of(slot)
            if scope.function is None and scope.owner is not None and scope is frame:
                member = definitions.class_member(run, scope.owner, name)
                if member is not None:
                    return member
        scope = run.around(scope)
    return global_value(run, frame.module, name)


def global_value(run: Run, module: Module, name: str) -> Value:
    """The value of a module's global (or builtin) name."""
    found = own_global(run, module, name)
    if found is not None:
        return found
    if name == "__name__":
        return UNKNOWN if module is run.project.linted else Const(module.name)
    return External(f"builtins.{name}") if hasattr(builtins, name) else UNKNOWN


def own_global(run: Run, module: Module, name: str) -> Value | None:
    """The value that a module's own statements give a name, or None where none does."""
    frame = module_frame(run, module)
    slot = run.store.get(frame.place).attributes.get(name)
    if slot is not None:
        return value_of(slot)
    touching = module.touching(name)
    if not touching:
        return _from_star_imports(run, module, name)
    key = (module.path, name)
    if key in run.pending:
        return None
    last = touching[-1]
    run.pending.add(key)
    outer_statement = frame.statement
    try:
        simple = isinstance(last, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))
        statements.block(run, touching[-1:] if simple else touching, frame)
    finally:
        run.pending.discard(key)
        frame.statement = outer_statement
    slot = run.store.get(frame.place).attributes.get(name)
    return value_of(slot) if slot is not None else UNKNOWN


def _from_star_imports(run: Run, module: Module, name: str) -> Value | None:
    if name.startswith("_"):
        return None
    for statement in module.star_imports():
        key = (module.path, "*", statement.module, name)
        if key in run.pending:
            continue
        run.pending.add(key)
        try:
            source = _imported_module(run, module, statement.module or "", statement.level)
            if isinstance(source, Module):
                found = own_global(run, source, name)
                if found is not None:
                    return found
            elif isinstance(source, str) and run.facts.knows(f"{source}.{name}"):
                return External(f"{source}.{name}")
        finally:
            run.pending.discard(key)
    return None


def module_frame(run: Run, module: Module) -> Frame:
    """The frame of a module's top level, in the store at hand."""
    frame = run.module_frames.get(id(module))
    if frame is None:
        ref = definitions.new_frame_place(run)
        frame = run.module_frames[id(module)] = Frame(module, ref)
        run.frames[ref] = frame
    if frame.place not in run.store.places:
        run.store.put(frame.place, Place("frame", "", Site(module, module.top)))
    return frame


def import_module(run: Run, dotted: str) -> ModuleObject:
    """The module object that `import dotted` leads to."""
    if run.is_library(dotted):
        return ModuleObject(dotted)
    return ModuleObject(dotted, run.project.module(dotted))


def unknown_module() -> ModuleObject:
    """What `importlib.import_module` gives for a name that is not known: some module."""
    return ModuleObject("")


def imported(run: Run, module: Module, statement: ast.ImportFrom, name: str) -> Value:
    """What `from ... import name` binds."""
    source = _imported_module(run, module, statement.module or "", statement.level)
    if isinstance(source, Module):
        return module_member(run, source, name)
    if source is not None:
        member = library_member(run, source, name)
        if isinstance(member, External) and run.facts.value(member.qualname):
            return library.external(run, member.qualname, statement, module_frame(run, module))
        return member
    dotted = f"{statement.module}.{name}" if statement.module else name
    inner = run.project.relative(module, statement.level, dotted)
    return ModuleObject(inner.name, inner) if inner is not None else UNKNOWN


def _imported_module(run: Run, module: Module, name: str, level: int) -> Module | str | None:
    """A module of the project, the dotted name of one that is not, or None for a relative one that is not there."""
    if level:
        return run.project.relative(module, level, name)
    if run.is_library(name):
        return name
    return run.project.module(name) or name


def module_member(run: Run, module: Module, name: str) -> Value:
    """An attribute of a module of the project: a global of it, else a sub-module."""
    qualname = f"{module.name}.{name}"
    if run.facts.knows(qualname) and not run.facts.reads_source(qualname.partition(".")[0]):
        return External(qualname)
    found = own_global(run, module, name)
    if found is not None:
        return found
    if module.is_package:
        inner = run.project.relative(module, 1, name)
        if inner is not None:
            return ModuleObject(inner.name, inner)
    return UNKNOWN


def library_member(run: Run, source: str, name: str) -> Value:
    """An attribute of a module that no file of the project is."""
    qualname = f"{source}.{name}"
    if not run.is_library(qualname):
        inner = run.project.module(qualname)
        if inner is not None:
            return ModuleObject(qualname, inner)
        outer = run.project.module(source)
        if outer is not None:
            return module_member(run, outer, name)
    return ModuleObject(qualname) if submodules.is_module(run.facts, qualname) else External(qualname)
