"""Can anything that pickle refuses come up here at all? From sketches, before anything is evaluated.

Evaluation is dear and most code keeps nothing of the kind. So a construction or a function is evaluated only if
its own text, or that of a definition it leads to, makes such a value. A wrong yes costs time; the rules lean to yes.
"""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Callable, Iterable

from flake8_pickle_views.facts import submodules
from flake8_pickle_views.facts.tables import Facts
from flake8_pickle_views.facts.telling import told
from flake8_pickle_views.source.filling import fills
from flake8_pickle_views.source.modules import Module, statements
from flake8_pickle_views.source.sketch import Sketch
from flake8_pickle_views.source.slices import Slice
from flake8_pickle_views.source.symbols import Symbol, Symbols
from flake8_pickle_views.source.trees import dotted_name, last_name

METHODS = frozenset(
    "open iterdir glob rglob iterrows itertuples iteritems parameters named_parameters modules named_modules children "
    "named_children buffers named_buffers finditer cursor begin scandir extractfile register_forward_hook submit "
    "register_full_backward_hook register_forward_pre_hook match fullmatch search get_context elements "
    "enter_context makefile detach_ connect walk iter_rows scan_iter getbuffer".split()
)
"""Names of methods that give such a value, whatever the receiver turns out to be."""

HOOKS = frozenset(("__getattr__", "__new__", "__setattr__"))
"""Methods that decide themselves what becomes of an object."""

_REDUCING = frozenset(("__getstate__", "__reduce__", "__reduce_ex__", "__getnewargs__", "__getnewargs_ex__"))

CONSTRUCTION = frozenset(
    "__init__ __new__ __post_init__ __attrs_post_init__ __len__ __setattr__ __getattr__ __getstate__ __reduce__ "
    "__reduce_ex__ __enter__ __call__".split()
)
_WORKER = frozenset("__getitem__ __getitems__ __iter__ __next__ forward".split())
Function = ast.FunctionDef | ast.AsyncFunctionDef
_SAMPLER = re.compile(r"Sampler$")
"""No sampler travels."""
_EXCEPTIONS = ("Error", "Exception", "Warning")
_ATTRIBUTE = re.compile(r"\.(\w+)")
FARTHEST = 6
"""References from definition to definition that are followed."""
MODULES = 12
"""Modules of the project that are looked into for one file."""


class Relevance:
    """Answers for one linted file; nothing of it outlives the file."""

    def __init__(
        self,
        symbols: Symbols,
        facts: Facts,
        linted: Module,
        text: str,
        immunity: Callable[[Module, ast.ClassDef, frozenset[str]], bool],
        roots: tuple[str, ...],
    ) -> None:
        """`roots` are where the linted file's imports start: what a name means depends on them."""
        self._context = (roots, linted.name.partition(".")[0], ".npz" in text, facts)
        self._symbols = symbols
        self._facts = facts
        self._linted = linted
        self._seen: set[tuple[int, str]] = set()
        self._clean: set[tuple[int, str]] = set()
        self._modules: set[int] = {id(linted)}
        self._text = text
        self._suspects: dict[str, frozenset[str]] = {}
        self._own = False
        self._immunity = immunity
        self._immune: dict[tuple[int, frozenset[str]], bool] = {}
        self._judged: dict[int, tuple[Module, ast.ClassDef]] = {}
        self._asked: set[str] = set()
        self._of_calls: dict[int, bool] = {}

    @functools.cached_property
    def _attributes(self) -> frozenset[str]:
        """Every attribute that the linted file names."""
        return frozenset(_ATTRIBUTE.findall(self._text))

    def of_class(self, module: Module, node: ast.ClassDef) -> bool:
        """May construction, or a method that only the parent calls, keep such a value?"""
        self._seen, self._own = set(), True
        found = self._class(module, node, None, FARTHEST)
        self._own = False
        return found

    def of_function(self, module: Module, node: Function, part: Slice, owner: ast.ClassDef | None = None) -> bool:
        """May such a value reach the datasets and loaders that a function makes, or be made there?"""
        body = part.statements()
        if not body:
            return False
        self._seen = set(self._clean)
        self._judged = {}
        found = part.reads_self and owner is not None and self._class(module, owner, frozenset(), FARTHEST)
        sliced = ast.FunctionDef(node.name, part.parameters(node.args), body, [])
        return self._remembered(found or self._definition(module, sliced, FARTHEST, owner))

    def of_top_level(self, module: Module, part: Slice) -> bool:
        """The same for what a module does."""
        self._seen, self._judged = set(self._clean), {}
        return self._remembered(any(self._definition(module, each, FARTHEST, None) for each in part.statements()))

    def of_call(self, module: Module, node: ast.AST, owner: ast.ClassDef | None) -> bool:
        """May calling a function, a method, or a class and methods that the linted file names, make such a value?"""
        key = id(node)
        if key not in self._of_calls:
            before, self._seen = self._seen, set()
            if isinstance(node, ast.ClassDef):
                self._of_calls[key] = self._class(module, node, self._attributes, FARTHEST)
            else:
                self._of_calls[key] = self._definition(module, node, FARTHEST, owner)
            self._seen = before
        return self._of_calls[key]

    def _remembered(self, found: bool) -> bool:
        """Nothing that was walked through without finding anything needs a second look.

        But what is made in one place may be asked in another: a dataset by the one around it.
        """
        asked = frozenset(self._asked)
        found = found or any(not self._is_immune(module, node, asked) for module, node in self._judged.values())
        if not found:
            self._clean = self._seen
        return found

    def _class(
        self, module: Module, node: ast.ClassDef, used: frozenset[str] | None, left: int
    ) -> bool:
        """`used`: the names of the methods that whoever uses the class calls; None for all but a worker's."""
        key = (id(node), "*" if used is None else "+" if used else "")
        if left <= 0 or key in self._seen:
            return False
        self._seen.add(key)
        if self._definition(module, node, left, node):
            return True
        outside = self._outside(module, node) if used is None else used
        for statement in node.body:
            if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
                name = statement.name
                wanted = name in CONSTRUCTION or (name in outside and name not in _WORKER)
                if name in HOOKS or (self._own and name in _REDUCING):
                    return True
                if wanted and self._definition(module, statement, left, node):
                    return True
            elif self._own and isinstance(statement, ast.Assign) and self._is_borrowed(module, statement.value):
                return True
            elif isinstance(statement, ast.ClassDef) and self._class(module, statement, used, left - 1):
                return True
        for base in node.bases:
            if self._base(module, base, used, left):
                return True
        return False

    def _is_borrowed(self, module: Module, value: ast.expr) -> bool:
        """Does a class body bind a function of the module under another name?"""
        symbol = self._symbols.resolve(module, value.id) if isinstance(value, ast.Name) else None
        if symbol is None or symbol.module is None:
            return False
        return any(isinstance(each, ast.FunctionDef) for each in symbol.module.touching(symbol.name))

    def _outside(self, module: Module, node: ast.ClassDef) -> frozenset[str]:
        """The methods of a class that are called neither by a worker's methods nor by those that these call."""
        methods = {
            each.name: each for each in node.body if isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef))
        }
        inside = {name for name in methods if name in _WORKER}
        pending = list(inside)
        while pending:
            for dotted in module.sketch(methods[pending.pop()]).dotted:
                root, _, name = dotted.partition(".")
                name = name.partition(".")[0]
                if root == "self" and name in methods and name not in inside:
                    inside.add(name)
                    pending.append(name)
        return frozenset(methods) - inside

    def _base(self, module: Module, base: ast.expr, used: frozenset[str] | None, left: int) -> bool:
        while isinstance(base, ast.Subscript):
            base = base.value
        dotted = dotted_name(base)
        if not dotted:
            return isinstance(base, ast.Call)
        symbol = self._symbols.resolve(module, dotted)
        if symbol is None or symbol.module is None:
            if symbol is None:
                return dotted.endswith(_EXCEPTIONS)
            return self._suspect(symbol.qualname)
        return self._symbol(symbol, used, left - 1)

    def _definition(self, module: Module, node: ast.AST, left: int, owner: ast.ClassDef | None) -> bool:
        """Does this text make such a value, or lead to one that does?"""
        key = (id(node), "text")
        if left <= 0 or key in self._seen:
            return False
        self._seen.add(key)
        sketch = module.sketch(node)
        self._asked |= sketch.attributes
        context = (self._context, self._own)
        makes = sketch.verdicts.get(context)
        if makes is None:
            makes = sketch.verdicts[context] = self._makes(module, node, sketch)
        if makes:
            return True
        local = _local_imports(sketch.imports)
        if sketch.references is None:
            sketch.references = _references(module, sketch, local)
        for dotted in sketch.references:
            if self._reference(module, dotted, local, sketch, left, owner):
                return True
        return False

    def _makes(self, module: Module, node: ast.AST, sketch: Sketch) -> bool:
        """Does this text itself make such a value? The answer depends on nothing but the text and the context."""
        if sketch.makes or (sketch.yields and not _is_worker_generator(node)):
            return True
        if self._own and ("requires_grad" in sketch.keywords or "__dict__" in sketch.attributes):
            return True
        local = _local_imports(sketch.imports)
        handed = (dotted.rpartition(".")[0] for dotted in sketch.kept if dotted.rpartition(".")[2] in sketch.handed)
        return (
            self._through_member(module, sketch, local)
            or any(self._gives(module, dotted, sketch, local) for dotted in sketch.kept)
            or any(self._is_kept_module(module, name, local) for name in sketch.bare)
            or any(self._is_bad_value(module, dotted, local) for dotted in (*sketch.dotted, *handed))
        )

    def _through_member(self, module: Module, sketch: Sketch, local: Imports) -> bool:
        """Is such an attribute read, or such a method called on something other than a module of a library?"""
        if told(self._facts, module.packages(), "attributes", sketch.attributes, sketch.called, module.binds):
            return True
        names = told(self._facts, module.packages(), "methods", sketch.methods, sketch.called, module.binds)
        chains = {chain.rpartition(".")[2]: chain for chain in sketch.kept if "." in chain}
        through = (chains.get(name) for name in names | (sketch.methods & METHODS))
        symbols = (self._symbols.resolve_local(module, chain, local) if chain else None for chain in through)
        return any(symbol is None or symbol.module is not None for symbol in symbols)

    def _gives(self, module: Module, dotted: str, sketch: Sketch, local: Imports) -> bool:
        """May a name of a library that is called here give something that pickle refuses?"""
        symbol = self._symbols.resolve_local(module, dotted, local)
        if symbol is None:
            return "." not in dotted and self._suspect(f"builtins.{dotted}", sketch)
        return symbol.module is None and self._suspect(symbol.qualname, sketch)

    def _is_kept_module(self, module: Module, name: str, local: Imports) -> bool:
        symbol = self._symbols.resolve_local(module, name, local)
        if symbol is None:
            return False
        if symbol.module is None:
            value = self._facts.value(symbol.qualname)
            return symbol.is_import or value != "" or submodules.is_module(self._facts, symbol.qualname)
        return not symbol.name

    def _is_bad_value(self, module: Module, dotted: str, local: Imports) -> bool:
        """`sys.stdout`, `os.environ`: a name of a library that is such a value itself."""
        symbol = self._symbols.resolve_local(module, dotted, local)
        return symbol is not None and symbol.module is None and self._facts.is_unpicklable_value(symbol.qualname)

    def _reference(
        self,
        module: Module,
        dotted: str,
        local: Imports,
        sketch: Sketch,
        left: int,
        owner: ast.ClassDef | None,
    ) -> bool:
        """Does a name lead to a definition of the project that makes such a value?"""
        root, _, rest = dotted.partition(".")
        if root in ("self", "cls") and owner is not None:
            return bool(rest) and self._own_method(module, owner, rest.partition(".")[0], left)
        symbol = self._symbols.resolve_local(module, dotted, local)
        if symbol is None or symbol.module is None or not symbol.name:
            return False
        if dotted in sketch.called_only and "self" not in sketch.bare and not fills(symbol):
            return False
        if dotted.endswith(_EXCEPTIONS) and dotted not in sketch.kept:
            return False
        return self._symbol(symbol, frozenset(sketch.attributes), left - 1, sketch.handed)

    def _own_method(self, module: Module, owner: ast.ClassDef, name: str, left: int) -> bool:
        for statement in module.members(owner).get(name, ()):
            if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
                if self._definition(module, statement, left, owner):
                    return True
        for base in owner.bases:
            dotted = dotted_name(base)
            symbol = self._symbols.resolve(module, dotted) if dotted else None
            if symbol is not None and symbol.module is not None and symbol.name and left > 1:
                for statement in symbol.module.touching(symbol.name):
                    if isinstance(statement, ast.ClassDef) and statement is not owner:
                        if self._own_method(symbol.module, statement, name, left - 1):
                            return True
        return False

    def _symbol(
        self, symbol: Symbol, used: frozenset[str] | None, left: int, handed: frozenset[str] = frozenset()
    ) -> bool:
        """Does a name of a module lead to such a value? `handed` are methods that are handed on, not called."""
        module = symbol.module
        assert module is not None
        if id(module) not in self._modules:
            if len(self._modules) >= MODULES:
                return False
            self._modules.add(id(module))
        for outer in module.touching(symbol.name):
            inner = (outer,) if isinstance(outer, (ast.FunctionDef, ast.ClassDef)) else statements((outer,))
            for statement in inner:
                if isinstance(statement, ast.ClassDef) and statement.name == symbol.name:
                    if self._called_class(module, statement, (used or frozenset()) | self._attributes, left, handed):
                        return True
                elif isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
                    if statement.name == symbol.name and self._definition(module, statement, left, None):
                        return True
                elif not isinstance(statement, (ast.Import, ast.ImportFrom, ast.ClassDef, ast.If, ast.Try)):
                    if self._definition(module, statement, left, None):
                        return True
        return False

    def _called_class(
        self, module: Module, node: ast.ClassDef, used: frozenset[str], left: int, handed: frozenset[str]
    ) -> bool:
        """Does making an instance of a class, and calling these methods of it, lead to such a value?

        Of a dataset that no option makes bad, construction does not: only what is handed to it can make it so,
        and that comes from elsewhere.
        """
        if _SAMPLER.search(node.name) and not self._own:
            return False
        before = set(self._seen)
        if not self._class(module, node, frozenset(), left) and not self._class(module, node, used, left):
            return False
        if self._own or any(not _is_static(each) for name in handed for each in module.members(node).get(name, ())):
            return True
        self._judged[id(node)] = (module, node)
        if not self._is_immune(module, node, used):
            return True
        self._seen = before | {(id(node), ""), (id(node), "+")}
        return False

    def _is_immune(self, module: Module, node: ast.ClassDef, used: frozenset[str]) -> bool:
        key = (id(node), used.intersection(module.members(node)) - _WORKER)
        if key not in self._immune:
            self._immune[key] = self._immunity(module, node, key[1])
        return self._immune[key]

    def _suspect(self, qualname: str, sketch: Sketch | None = None) -> bool:
        """May a name of a library give something that pickle refuses?"""
        given = self._suspects.get(qualname)
        if given is None:
            given = self._suspects[qualname] = self._facts.gives_unpicklable(qualname)
        if not given or qualname == "enum.auto":
            return self._own and qualname.startswith("torch.nn.")
        return "" in given or sketch is None or any(self._may_hold(each, sketch) for each in given)

    def _may_hold(self, condition: str, sketch: Sketch) -> bool:
        parameter, _, pattern = condition.partition("=")
        if pattern.startswith("*."):
            return pattern[1:] in self._text
        return parameter in sketch.keywords


def _is_static(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.FunctionDef) and "staticmethod" in map(last_name, statement.decorator_list)


Imports = dict[str, ast.Import | ast.ImportFrom]


def _references(module: Module, sketch: Sketch, local: Imports) -> list[str]:
    """The names that may lead to a definition: what the module or the function itself binds, and methods."""
    roots = {dotted.partition(".")[0] for dotted in sketch.dotted}
    plain = [name for name in sketch.names if name not in roots]
    return [
        dotted
        for dotted in (*sorted(sketch.dotted), *sorted(plain))
        for root in [dotted.partition(".")[0]]
        if root in ("self", "cls") or root in local or module.binds(root)
    ]


def _is_worker_generator(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name in _WORKER


def _local_imports(imports: Iterable[ast.Import | ast.ImportFrom]) -> Imports:
    found: Imports = {}
    for statement in imports:
        for alias in statement.names:
            found[alias.asname or alias.name.partition(".")[0]] = statement
    return found
