"""What a dotted name of a module leads to, by import statements alone: nothing is evaluated."""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Callable, Mapping

from flake8_pickle_views.source.modules import Module
from flake8_pickle_views.source.project import Project

_STEPS = 12
"""Imports of imports that are followed."""


@dataclasses.dataclass(unsafe_hash=True, slots=True)
class Symbol:
    """A name of a module of the project (`module`, `name`), a module (`name` empty), or a library's (`qualname`)."""

    module: Module | None
    name: str
    qualname: str = ""
    is_import: bool = False
    """A library's module, as `import` binds it."""


class Symbols:
    """Resolves names for one linted file. `is_library` says which dotted names are not looked up by path."""

    def __init__(self, project: Project, is_library: Callable[[str], bool]) -> None:
        self._project = project
        self._is_library = is_library
        self._found: dict[tuple[int, str], Symbol | None] = {}

    def resolve(self, module: Module, dotted: str) -> Symbol | None:
        """What a dotted name means in a module; None for builtins and what nobody binds."""
        key = (id(module), dotted)
        if key not in self._found:
            self._found[key] = None
            self._found[key] = self._resolve(module, dotted.split("."), _STEPS)
        return self._found[key]

    def resolve_local(
        self, module: Module, dotted: str, imports: Mapping[str, ast.Import | ast.ImportFrom]
    ) -> Symbol | None:
        """The same in a function with import statements of its own."""
        root, _, rest = dotted.partition(".")
        if root not in imports:
            return self.resolve(module, dotted)
        symbol = self._imported(module, imports[root], root, _STEPS)
        for part in rest.split(".") if rest else ():
            if symbol is None or symbol.module is None or symbol.name:
                break
            symbol = self._member(symbol.module, part, _STEPS)
        if symbol is not None and symbol.module is None and rest:
            return Symbol(None, "", f"{symbol.qualname}.{rest}")
        return symbol

    def _resolve(self, module: Module, parts: list[str], steps: int) -> Symbol | None:
        if steps <= 0:
            return None
        symbol = self._name(module, parts[0], steps)
        for index, part in enumerate(parts[1:], 1):
            if symbol is None:
                return None
            if symbol.module is None:
                return Symbol(None, "", ".".join([symbol.qualname, *parts[index:]]))
            if symbol.name:
                return symbol
            symbol = self._member(symbol.module, part, steps - 1)
        return symbol

    def _name(self, module: Module, name: str, steps: int) -> Symbol | None:
        if not module.names(name):
            return self._starred(module, name, steps)
        imported = module.import_of(name)
        if imported is not None:
            return self._imported(module, imported, name, steps)
        return Symbol(module, name)

    def _starred(self, module: Module, name: str, steps: int) -> Symbol | None:
        if name.startswith("_") or steps <= 1:
            return None
        for statement in module.star_imports():
            source = self._source(module, statement)
            if isinstance(source, Module):
                found = self._name(source, name, steps - 1)
                if found is not None:
                    return found
        return None

    def _imported(
        self, module: Module, statement: ast.Import | ast.ImportFrom, name: str, steps: int
    ) -> Symbol | None:
        if isinstance(statement, ast.Import):
            alias = next(each for each in statement.names if name in (each.asname, each.name.partition(".")[0]))
            dotted = alias.name if alias.asname else alias.name.partition(".")[0]
            found = None if self._is_library(dotted) else self._project.module(dotted)
            return Symbol(found, "") if found is not None else Symbol(None, "", dotted, True)
        alias = next(each for each in statement.names if name in (each.asname, each.name))
        source = self._source(module, statement)
        if isinstance(source, Module):
            return self._member(source, alias.name, steps - 1)
        if source is None:
            dotted = f"{statement.module}.{alias.name}" if statement.module else alias.name
            inner = self._project.relative(module, statement.level, dotted)
            return Symbol(inner, "") if inner is not None else None
        qualname = f"{source}.{alias.name}"
        if not self._is_library(qualname):
            inner = self._project.module(qualname)
            if inner is not None:
                return Symbol(inner, "")
            outer = self._project.module(source)
            if outer is not None:
                return self._member(outer, alias.name, steps - 1)
        return Symbol(None, "", qualname)

    def _source(self, module: Module, statement: ast.ImportFrom) -> Module | str | None:
        name = statement.module or ""
        if statement.level:
            return self._project.relative(module, statement.level, name)
        if self._is_library(name):
            return name
        return self._project.module(name) or name

    def _member(self, module: Module, name: str, steps: int) -> Symbol | None:
        if steps <= 0:
            return None
        found = self._name(module, name, steps)
        if found is None and module.is_package:
            inner = self._project.relative(module, 1, name)
            return Symbol(inner, "") if inner is not None else None
        return found
