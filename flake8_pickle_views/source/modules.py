"""One module's tree and an index of what its top level and its classes bind."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator

from flake8_pickle_views.source.sketch import Sketch, sketched
from flake8_pickle_views.source.trees import children, last_name

Members = dict[str, list[ast.stmt]]

_COMPOUND: tuple[type[ast.stmt], ...] = (
    *(ast.If, ast.Try, ast.For, ast.While, ast.With, ast.AsyncFor, ast.AsyncWith, ast.Match),
    *((ast.TryStar,) if sys.version_info >= (3, 11) else ()),
)
_BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")


class Module:
    """A parsed module. Immutable after it is made, but for the index, which is derived from the tree alone.

    `name` is the dotted name it was found by, `path` where it lies, `shown` how messages call it.
    """

    __slots__ = (
        *("path", "shown", "name", "is_package", "tree", "_bindings", "_members", "_stars", "_reducers"),
        *("_generators", "_sketches", "_imports", "_packages"),
    )

    def __init__(self, path: str, shown: str, name: str, tree: ast.Module, is_package: bool = False) -> None:
        self.path = path
        self.shown = shown
        self.name = name
        self.is_package = is_package
        self.tree = tree
        self._bindings: Members | None = None
        self._members: dict[ast.ClassDef, Members] = {}
        self._stars: list[ast.ImportFrom] | None = None
        self._reducers: tuple[ast.expr, ...] | None = None
        self._generators: dict[ast.AST, bool] = {}
        self._sketches: dict[ast.AST, Sketch] = {}
        self._imports: dict[str, ast.Import | ast.ImportFrom] | None = None
        self._packages: frozenset[str] | None = None

    def __repr__(self) -> str:
        return f"Module({self.path})"

    @property
    def package(self) -> str:
        """The package that relative imports start from."""
        return self.name if self.is_package else self.name.rpartition(".")[0]

    def touching(self, name: str) -> list[ast.stmt]:
        """The top-level statements that bind `name` or change the object it names, in order."""
        if self._bindings is None:
            self._bindings = _index(self.tree.body)
        return self._bindings.get(name, [])

    def binds(self, name: str) -> bool:
        """May the top level bind this name?"""
        if self._bindings is None:
            self._bindings = _index(self.tree.body)
        return name in self._bindings or bool(self.star_imports())

    def bound_names(self) -> Iterable[str]:
        """The names that the top level binds."""
        if self._bindings is None:
            self._bindings = _index(self.tree.body)
        return self._bindings

    def import_of(self, name: str) -> ast.Import | ast.ImportFrom | None:
        """The last import statement at the top level that binds a name."""
        if self._imports is None:
            self._imports = {}
            for statement in statements(self.tree.body):
                if isinstance(statement, (ast.Import, ast.ImportFrom)):
                    for bound in touched_names(statement):
                        self._imports[bound] = statement
        return self._imports.get(name)

    def members(self, node: ast.ClassDef) -> Members:
        """What a class body binds: name -> statements, in order."""
        found = self._members.get(node)
        if found is None:
            found = self._members[node] = _index(node.body)
        return found

    def is_generator(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
        """Does calling this function give a generator?"""
        found = self._generators.get(node)
        if found is None:
            found = self._generators[node] = _yields(node.body)
        return found

    def sketch(self, node: ast.AST) -> Sketch:
        """The sketch of a definition (of a class: of its body without its methods) or of a statement."""
        found = self._sketches.get(node)
        if found is None:
            is_local = isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
            found = self._sketches[node] = sketched(_parts(node), is_local)
        return found

    def packages(self) -> frozenset[str]:
        """The top-level packages that the module's top level imports."""
        if self._packages is None:
            names: list[str] = []
            for statement in statements(self.tree.body):
                if isinstance(statement, ast.Import):
                    names += [alias.name for alias in statement.names]
                elif isinstance(statement, ast.ImportFrom) and not statement.level:
                    names.append(statement.module or "")
            self._packages = frozenset(name.partition(".")[0] for name in names)
        return self._packages

    def star_imports(self) -> list[ast.ImportFrom]:
        if self._stars is None:
            self._stars = [
                statement
                for statement in statements(self.tree.body)
                if isinstance(statement, ast.ImportFrom) and statement.names[0].name == "*"
            ]
        return self._stars

    def reducers(self) -> tuple[ast.expr, ...]:
        """First arguments of the top-level calls of `copyreg.pickle` (and of kin named `register`)."""
        if self._reducers is None:
            self._reducers = tuple(
                statement.value.args[0]
                for statement in statements(self.tree.body)
                if isinstance(statement, ast.Expr)
                and isinstance(statement.value, ast.Call)
                and statement.value.args
                and last_name(statement.value.func) in ("pickle", "register")
            )
        return self._reducers


def _parts(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return [node.args, *(ast.Expr(each) for each in node.decorator_list), *node.body]
    if isinstance(node, ast.ClassDef):
        scopes = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
        inner = [each for each in node.body if not isinstance(each, scopes)]
        return [*(ast.Expr(each) for each in node.decorator_list), *inner]
    return [node]


def _yields(body: Iterable[ast.AST]) -> bool:
    pending: list[ast.AST] = [*body]
    while pending:
        node = pending.pop()
        if isinstance(node, (ast.Yield, ast.YieldFrom)):
            return True
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda, ast.GeneratorExp)):
            pending.extend(children(node))
    return False


def statements(body: Iterable[ast.AST]) -> Iterator[ast.stmt]:
    """All statements of a scope, those of its branches and loops included, but not those of inner scopes."""
    pending: list[ast.AST] = list(body)
    pending.reverse()
    while pending:
        node = pending.pop()
        if isinstance(node, ast.stmt):
            yield node
            if not isinstance(node, _COMPOUND):
                continue
        inner: list[ast.AST] = []
        for field in _BLOCKS:
            inner.extend(getattr(node, field, ()))
        pending.extend(reversed(inner))


def _index(body: list[ast.stmt]) -> Members:
    index: Members = {}
    for outer in body:
        for statement in statements((outer,)) if isinstance(outer, _COMPOUND) else (outer,):
            for name in touched_names(statement):
                found = index.setdefault(name, [])
                if not found or found[-1] is not outer:
                    found.append(outer)
    return index


def touched_names(statement: ast.stmt) -> Iterator[str]:
    """Names that a simple statement binds, and names whose object it changes in place."""
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        yield statement.name
    elif isinstance(statement, ast.Import):
        for alias in statement.names:
            yield alias.asname or alias.name.partition(".")[0]
    elif isinstance(statement, ast.ImportFrom):
        for alias in statement.names:
            yield alias.asname or alias.name
    else:
        for target in targets(statement):
            yield from _roots(target)


def targets(statement: ast.stmt) -> list[ast.expr]:
    """What a simple statement, or the header of a compound one, assigns to, deletes, or calls a method of."""
    if isinstance(statement, ast.Assign):
        return statement.targets
    if isinstance(statement, (ast.AnnAssign, ast.AugAssign, ast.For, ast.AsyncFor)):
        return [statement.target]
    if isinstance(statement, ast.Delete):
        return statement.targets
    if isinstance(statement, (ast.With, ast.AsyncWith)):
        return [item.optional_vars for item in statement.items if item.optional_vars is not None]
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
        function = statement.value.func
        return [function.value] if isinstance(function, ast.Attribute) else []
    if isinstance(statement, (ast.If, ast.While)) and isinstance(statement.test, ast.NamedExpr):
        return [statement.test.target]
    return []


def _roots(target: ast.expr) -> Iterator[str]:
    while isinstance(target, (ast.Attribute, ast.Subscript, ast.Starred)):
        target = target.value
    if isinstance(target, ast.Name):
        yield target.id
    elif isinstance(target, (ast.Tuple, ast.List)):
        for element in target.elts:
            yield from _roots(element)
