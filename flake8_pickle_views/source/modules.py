"""One module's tree and an index of what its top level and its classes bind."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator

from flake8_pickle_views.source.pieces import Pieces
from flake8_pickle_views.source.sketch import Sketch, sketched
from flake8_pickle_views.source.trees import children, last_name

Members = dict[str, list[ast.stmt]]

_COMPOUND: tuple[type[ast.stmt], ...] = (
    *(ast.If, ast.Try, ast.For, ast.While, ast.With, ast.AsyncFor, ast.AsyncWith, ast.Match),
    *((ast.TryStar,) if sys.version_info >= (3, 11) else ()),
)
_BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")


class Module:
    """A module. Immutable after it is made, but for what is derived from its text alone.

    `name` is the dotted name it was found by, `path` where it lies, `shown` how messages call it. `top` is the tree
    of its top level without the definitions in `pieces`; `says_yield` is False of a text without that word.
    """

    __slots__ = (
        *("path", "shown", "name", "is_package", "top", "_pieces", "_tree", "_bindings", "_members", "_stars"),
        *("_reducers", "_generators", "_sketches", "_imports", "_packages", "_touching", "_says_yield"),
    )

    def __init__(
        self,
        path: str,
        shown: str,
        name: str,
        top: ast.Module,
        pieces: Pieces | None = None,
        is_package: bool = False,
        says_yield: bool = True,
    ) -> None:
        self.path = path
        self.shown = shown
        self.name = name
        self.is_package = is_package
        self.top = top
        self._pieces = pieces or {}
        self._says_yield = says_yield
        self._tree = None if pieces else top
        self._bindings: Members | None = None
        self._touching: Members = {}
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

    @property
    def tree(self) -> ast.Module:
        """The whole tree."""
        if self._tree is None:
            nodes = [each.node for pieces in self._pieces.values() for each in pieces]
            self._tree = ast.Module(_in_order([*self.top.body, *(each for each in nodes if each is not None)]), [])
        return self._tree

    def touching(self, name: str) -> list[ast.stmt]:
        """The top-level statements that bind `name` or change the object it names, in order."""
        if name not in self._pieces:
            return self._index().get(name, [])
        if name not in self._touching:
            nodes = [each.node for each in self._pieces[name]]
            found = self._index().get(name, [])
            self._touching[name] = _in_order([*found, *(each for each in nodes if each is not None)])
        return self._touching[name]

    def bases_of(self, name: str) -> list[ast.expr]:
        """The bases of every class of the top level, its branches included, that has this name."""
        found: list[ast.expr] = []
        for statement in statements(self._index().get(name, [])):
            if isinstance(statement, ast.ClassDef) and statement.name == name:
                found += statement.bases
        for piece in self._pieces.get(name, ()):
            found += piece.bases
        return found

    def names(self, name: str) -> bool:
        """Does a statement of the top level bind this name, or change the object it names?"""
        return name in self._pieces or name in self._index()

    def binds(self, name: str) -> bool:
        """May the top level bind this name?"""
        return self.names(name) or bool(self.star_imports())

    def bound_names(self) -> Iterable[str]:
        """The names that the top level binds."""
        return (*self._index(), *(name for name in self._pieces if name not in self._index()))

    def _index(self) -> Members:
        if self._bindings is None:
            self._bindings = _index(self.top.body)
        return self._bindings

    def import_of(self, name: str) -> ast.Import | ast.ImportFrom | None:
        """The last import statement at the top level that binds a name."""
        if self._imports is None:
            self._imports = {}
            for statement in statements(self.top.body):
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
        if not self._says_yield:
            return False
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
            for statement in statements(self.top.body):
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
                for statement in statements(self.top.body)
                if isinstance(statement, ast.ImportFrom) and statement.names[0].name == "*"
            ]
        return self._stars

    def reducers(self) -> tuple[ast.expr, ...]:
        """First arguments of the top-level calls of `copyreg.pickle` (and of kin named `register`)."""
        if self._reducers is None:
            self._reducers = tuple(
                statement.value.args[0]
                for statement in statements(self.top.body)
                if isinstance(statement, ast.Expr)
                and isinstance(statement.value, ast.Call)
                and statement.value.args
                and last_name(statement.value.func) in ("pickle", "register")
            )
        return self._reducers


def _in_order(body: list[ast.stmt]) -> list[ast.stmt]:
    return sorted(body, key=lambda statement: statement.lineno)


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
