"""What to run: constructions of datasets, their parent-side methods, functions that make datasets or loaders."""

from __future__ import annotations

import ast
import bisect
import dataclasses
import functools
import itertools
import re
from collections.abc import Callable, Iterator, Sequence

from flake8_pickle_views.source.modules import Module, statements
from flake8_pickle_views.source.slices import Slice
from flake8_pickle_views.source.symbols import Symbol, Symbols
from flake8_pickle_views.source.trees import defaults, descendants, dotted_name, last_name, parameters

Definition = ast.FunctionDef | ast.AsyncFunctionDef

WORKER_SIDE = ("__getitem__", "__getitems__", "__iter__", "__next__", "__call__")
"""Methods that only workers call, when there are workers."""

CONSTRUCTION = ("__init__", "__new__", "__post_init__", "__attrs_post_init__", "__len__")

NEVER = ("__del__", "__exit__")
"""Methods after which nobody starts workers."""

_WORDS = "dataset data_set loader datapipe subset datamodule data_module spawn".split()
_REST = re.compile(r"[\w.]*\(")
"""Behind a word: the rest of a name that is called."""
_BEGIN = re.compile(r"[\w.]*\Z")
_LONGEST_NAME = 80
_STARTING = re.compile(r"(?i)worker|spawn|trainer|process|pool|prefetch|persistent|context|loader\w*\([^\n]*\*\*")
"""In a test: words of whoever starts workers. A loader without them has none."""
_WORKERS = re.compile(r"(?i)workers|spawn|prefetch_factor|multiprocessing")
"""In a file with fixtures: words of tests that start workers."""
_TESTS = re.compile(r"(?:^|[/\\])(?:tests?|testing)[/\\]|(?:^|[/\\])(?:test_[^/\\]*|[^/\\]*_test|conftest)\.py$")
_WORKER_INIT = re.compile(r"worker_init_fn[ \t]*=[ \t]*[\w.]*\.(\w+)")
_CLASS_OF_MODULE = re.compile(r"\w+(?:\.\w+)*\.[A-Z]\w*(?=\()")
_NAMED = re.compile(r"(?i:dataset|loader|datapipe|subset|datamodule)|Process|(?<!Thread)Pool")
_STARTS = ("Pool(", "Process(")
_LOCAL_CLASS = re.compile(r"[ \t]class[ \t]+(\w+)[ \t]*\(([^)]*)\)")
_LOADER_CLASS = re.compile(r"^[ \t]*class[ \t]+\w+[ \t]*\([^)]*Loader", re.MULTILINE)
_NAME = re.compile(r"\w+(?:\.\w+)*")
_MAKING = re.compile(
    r"(?i:dataset|loader|datapipe|subset|datamodule|split|build|create|make|spawn)|Process|(?<!Thread)Pool|^cls$"
    r"|__new__"
)
_OF_TEXTS = frozenset("split rsplit splitlines splitext splitdrive makedirs".split())
"""Calls that sound so and give texts, or nothing."""
_WHOLE = "cls( __new__( collate_fn= worker_init_fn= data_collator= num_workers= set_start_method(".split()
_WHOLE += ['collate_fn":']


@dataclasses.dataclass(frozen=True, slots=True)
class Entry:
    """A function of the linted module with the class it is a method of, or the module's top level (no node)."""

    node: Definition | None
    owner: ast.ClassDef | None = None


def classes(module: Module) -> list[tuple[ast.ClassDef, str]]:
    """The classes that pickle can find by name, with that name: at module level, or in such a class."""
    found: list[tuple[ast.ClassDef, str]] = []
    pending = [(module.tree.body, "")]
    for body, prefix in pending:
        for statement in statements(body):
            if isinstance(statement, ast.ClassDef):
                found.append((statement, prefix + statement.name))
                pending.append((statement.body, f"{prefix}{statement.name}."))
    return found


def entries(module: Module, owners: list[ast.ClassDef], mentions: Mentions) -> Iterator[Entry]:
    """The functions at module level, the methods, and the top level itself, that mention a dataset or a loader."""
    if any(mentions(statement) for statement in top_level(module)):
        yield Entry(None)
    for statement in statements(module.tree.body):
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)) and mentions(statement):
            yield Entry(statement)
    for cls in owners:
        for statement in statements(cls.body):
            if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)) and mentions(statement):
                yield Entry(statement, cls)


def top_level(module: Module) -> list[ast.stmt]:
    """What a module does, its definitions and imports apart."""
    return [statement for statement in module.tree.body if not isinstance(statement, _DEFINITIONS)]


_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)


class Mentions:
    """Does a definition mention a dataset or a loader: by the words in its text, or by what it calls leads to?"""

    def __init__(
        self, module: Module, lines: Sequence[str], text: str, symbols: Symbols, watches: Callable[[str], bool]
    ) -> None:
        """`lines` make up `text`."""
        self._module = module
        self._lines = lines
        self._symbols = symbols
        self._watches = watches
        self._is_of_tests = _TESTS.search(module.shown) is not None
        self._makers: dict[str, bool] = {}
        self._text = text
        starts = list(itertools.accumulate(map(len, lines)))
        lowered = text.lower() if text.isascii() else text
        found = [at for word in _WORDS for at in _positions(lowered, word) if self._is_call(text, at, len(word))]
        for word in _WHOLE:
            found.extend(_positions(lowered, word))
        for word in _STARTS:
            found.extend(at for at in _positions(text, word) if not text.endswith("Thread", 0, at))
        for name in self._names_of_datasets(module, text):
            found.extend(_positions(text, f"{name}("))
        if "Loader" in text and "super().__init__(" in text and _LOADER_CLASS.search(text):
            found.extend(_positions(text, "super().__init__("))
        for name, bases in _local_classes(text):
            if any(_NAMED.search(base) or self._leads_to_one(module, base) for base in _NAME.findall(bases)):
                found.extend(_positions(text, f"{name}("))
                found.extend(_positions(text, f"return {name}"))
        self.lines = sorted(bisect.bisect_right(starts, at) + 1 for at in found)

    def lines_of(self, node: ast.stmt) -> list[int]:
        """The lines of a statement on which one is mentioned."""
        first = bisect.bisect_left(self.lines, node.lineno)
        return self.lines[first : bisect.bisect_right(self.lines, node.end_lineno or node.lineno)]

    def any_in(self, node: ast.AST) -> bool:
        return isinstance(node, ast.FunctionDef) and bool(self.lines_of(node))

    def _is_call(self, text: str, at: int, length: int) -> bool:
        """Does a word belong to the name of something that is called, and that may make one?"""
        rest = _REST.match(text, at + length)
        if rest is None:
            return False
        begin = _BEGIN.search(text, max(0, at - _LONGEST_NAME), at)
        return self._may_make(text[begin.start() if begin else at : rest.end() - 1])

    def _may_make(self, dotted: str) -> bool:
        """Not, where it is a function of the project whose own text makes none and calls nothing that sounds so."""
        known = self._makers.get(dotted)
        if known is None:
            symbol = self._symbols.resolve(self._module, dotted) if dotted[:1].isidentifier() else None
            known = self._makers[dotted] = symbol is None or symbol.module is None or self._makes_one(symbol)
        return known

    def _makes_one(self, symbol: Symbol, left: int = 3) -> bool:
        module = symbol.module
        assert module is not None
        for statement in module.touching(symbol.name):
            if not isinstance(statement, ast.FunctionDef) or statement.name != symbol.name:
                return True
            sketch = module.sketch(statement)
            if statement.decorator_list or any(_MAKING.search(name) for name in sketch.called - _OF_TEXTS):
                return True
            if not sketch.called.isdisjoint(sketch.bound):  # what it is given may be a class
                return True
            for name in sketch.names:
                if name.lstrip("_")[:1].isupper() and self._leads_to_one(module, name):
                    return True
                found = self._symbols.resolve(module, name) if name in sketch.called else None
                if found is not None and found.module is not None and found != symbol:
                    if not left or self._makes_one(found, left - 1):
                        return True
        return False

    def __call__(self, node: ast.stmt) -> bool:
        if not self.lines_of(node):
            return False
        if isinstance(node, ast.FunctionDef) and any(map(_is_fixture, node.decorator_list)):
            # nobody but tests has what a fixture gives
            return _WORKERS.search(self._text) is not None
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            # a test's datasets meet a worker only where the test says so
            return _STARTING.search("".join(self._lines[node.lineno - 1 : node.end_lineno])) is not None
        # and what a fixture or a helper gives, where any test of the file does
        return not self._is_of_tests or self._file_starts_workers

    @functools.cached_property
    def _file_starts_workers(self) -> bool:
        return _STARTING.search(self._text) is not None

    def _names_of_datasets(self, module: Module, text: str) -> Iterator[str]:
        """The dotted names that are called in the text and lead to a class of datasets or loaders."""
        for name in module.bound_names():
            if name.lstrip("_")[:1].isupper():
                if f"{name}(" in text and self._leads_to_one(module, name):
                    yield name
            elif isinstance(module.import_of(name), (ast.Import, ast.ImportFrom)) and f"{name}." in text:
                for dotted in {match[0] for match in _dotted(text, name)}:
                    if self._leads_to_one(module, dotted):
                        yield dotted

    def slice_of(self, entry: Entry) -> Slice:
        """The part of an entry that bears on what it makes of the kind."""
        node = entry.node
        if node is None:
            return Slice(top_level(self._module), set(), (), self.lines, self.is_maker, self.is_library)
        own = {each.arg for each in parameters(node.args)}
        given = [default for _, default in defaults(node.args)]
        return Slice(node.body, own, given, self.lines_of(node), self.is_maker, self.is_library)

    def is_maker(self, name: str) -> bool:
        """Is this the name of a class of datasets, loaders, or what else starts workers?"""
        if not name.lstrip("_")[:1].isupper():
            return False
        return _NAMED.search(name) is not None or self._leads_to_one(self._module, name)

    def is_library(self, dotted: str) -> bool:
        """Is this a name of a library?"""
        symbol = self._symbols.resolve(self._module, dotted) if dotted else None
        return symbol is not None and symbol.module is None

    def _leads_to_one(self, module: Module, dotted: str) -> bool:
        return self._is_one(self._symbols.resolve(module, dotted), 8)

    def _is_one(self, symbol: Symbol | None, left: int) -> bool:
        if symbol is None or left <= 0:
            return False
        if symbol.module is None:
            return self._watches(symbol.qualname)
        for base in symbol.module.bases_of(symbol.name):
            dotted = dotted_name(base.value if isinstance(base, ast.Subscript) else base)
            found = self._symbols.resolve(symbol.module, dotted) if dotted else None
            if found != symbol and self._is_one(found, left - 1):
                return True
        return False


def _is_fixture(decorator: ast.expr) -> bool:
    """`@pytest.fixture`, `@fixture(scope="module")`."""
    name = last_name(decorator.func if isinstance(decorator, ast.Call) else decorator)
    return name in ("fixture", "yield_fixture")


def _positions(text: str, word: str) -> Iterator[int]:
    at = text.find(word)
    while at >= 0:
        yield at
        at = text.find(word, at + 1)


def _local_classes(text: str) -> Iterator[tuple[str, str]]:
    """The names and the bases of the classes inside others, and inside functions."""
    for at in _positions(text, "class "):
        match = _LOCAL_CLASS.match(text, at - 1) if at else None
        if match is not None and not text[text.rfind("\n", 0, at) + 1 : at].strip():
            yield match[1], match[2]


def _dotted(text: str, name: str) -> Iterator[re.Match[str]]:
    """Where a class is called through a module of this name: `data.Dataset(`."""
    for at in _positions(text, f"{name}."):
        match = _CLASS_OF_MODULE.match(text, at)
        if match is not None and not (at and (text[at - 1].isalnum() or text[at - 1] in "_.")):
            yield match


def worker_init_methods(text: str) -> frozenset[str]:
    """The names of methods that the text gives to a loader as `worker_init_fn`."""
    return frozenset(_WORKER_INIT.findall(text) if "worker_init_fn" in text else ())


def parent_side(methods: dict[str, Definition], own: list[ast.stmt], in_workers: frozenset[str]) -> list[str]:
    """Of a class's own methods, those that neither construction nor a worker calls: only somebody outside may."""
    inside = _reached(methods, (*WORKER_SIDE, *in_workers)) | _reached(methods, CONSTRUCTION)
    return [
        each.name
        for each in own
        if isinstance(each, ast.FunctionDef)
        and each.name not in inside
        and each.name not in NEVER
        and (not each.name.startswith("__") or each.name == "__enter__")
        and not each.decorator_list
    ]


def _reached(methods: dict[str, Definition], start: tuple[str, ...]) -> set[str]:
    """The methods that these call on `self`, themselves included, however far."""
    found = {name for name in start if name in methods}
    pending = list(found)
    while pending:
        for name in _used_names(methods[pending.pop()]):
            if name in methods and name not in found:
                found.add(name)
                pending.append(name)
    return found


def _used_names(node: ast.AST) -> set[str]:
    """Every `self.name` that a method reads or calls."""
    return {
        inner.attr
        for inner in descendants(node)
        if isinstance(inner, ast.Attribute) and isinstance(inner.value, ast.Name) and inner.value.id in ("self", "cls")
    }
