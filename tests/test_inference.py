"""The door to astroid: what it answers, that it runs and keeps nothing, and what it says of our own resolver."""

from __future__ import annotations

import ast
import importlib
import itertools
import os
import pathlib
import subprocess
import sys
import sysconfig
import types
from collections.abc import Callable
from typing import Any

import pytest
from astroid import nodes
from astroid.manager import AstroidManager
from conftest import Write

from flake8_pickle_views.analysis import analyse
from flake8_pickle_views.evaluation import asking
from flake8_pickle_views.options import Options
from flake8_pickle_views.source import inference
from flake8_pickle_views.source.modules import Module
from flake8_pickle_views.source.project import Project
from flake8_pickle_views.source.symbols import Symbols

STDLIB = sysconfig.get_path("stdlib")
SOURCES = pathlib.Path(inference.__file__).parents[1]


@pytest.fixture(autouse=True)
def nothing_remembered() -> None:
    inference.result_of.cache_clear()


def result(qualname: str, *roots: pathlib.Path) -> str:
    return inference.result_of(qualname, (*map(str, roots), STDLIB))


# what it answers


@pytest.mark.parametrize(
    ("qualname", "arguments"),
    [
        ("ast.iter_child_nodes", (ast.parse("x"),)),
        ("ast.iter_fields", (ast.parse("x"),)),
        ("codecs.iterencode", (["x"], "utf-8")),
        ("codecs.iterdecode", ([b"x"], "utf-8")),
        ("difflib.restore", (["  x"], 1)),
        ("dis.findlinestarts", (result.__code__,)),
        ("email.iterators.walk", (None,)),
        ("pickletools.genops", (b"N.",)),
        ("traceback.walk_tb", (None,)),
        ("shutil.ignore_patterns", ("*.pyc",)),
        ("fileinput.hook_encoded", ("utf-8",)),
        ("reprlib.recursive_repr", ()),
    ],
)
def test_of_the_standard_library_it_answers_what_calling_gives(qualname: str, arguments: tuple[Any, ...]) -> None:
    module, _, name = qualname.rpartition(".")
    made = getattr(importlib.import_module(module), name)(*arguments)
    expected = {types.GeneratorType: "generator", types.FunctionType: "types.FunctionType"}[type(made)]
    assert result(qualname) == expected


LIBRARY = """\
import contextlib
import functools
import threading


def stream(path):
    with open(path) as file:
        yield from file


def wrapped(path):
    return stream(path)


def names():
    return {"a": 1}.keys()


def shouting():
    return lambda text: text.upper()


def adding(number):
    def add(other):
        return number + other

    return add


def logged(function):
    @functools.wraps(function)
    def inner(*args):
        return function(*args)

    return inner


def event():
    return threading.Event()


@contextlib.contextmanager
def opened(path):
    yield path


class Reader:
    def __init__(self, path):
        self.file = open(path)

    @classmethod
    def lines(cls, path):
        yield path

    @staticmethod
    def words(path):
        return (word for word in path)


def either(path):
    if path:
        return stream(path)
    return list(path)


def perhaps(path):
    if path:
        return stream(path)


def given(path=(each for each in ())):
    return path


def remembered(function):
    @functools.lru_cache
    def inner(*args):
        return function(*args)

    return inner


@functools.wraps(stream)
def listed(path):
    yield path


def to_list(function):
    def inner(*args):
        return list(function(*args))

    return inner


@to_list
def taken(path):
    yield path


async def later(path):
    return stream(path)


def module_level():
    return stream


def endless(n):
    return endless(n + 1)


def plain():
    return [1, 2]


def reader(path):
    return Reader(path)
"""


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("stream", "generator"),
        ("wrapped", "generator"),
        ("names", "view"),
        ("shouting", "types.FunctionType"),
        ("adding", "types.FunctionType"),
        ("logged", "types.FunctionType"),
        ("event", "threading.Event"),
        ("opened", "contextlib._GeneratorContextManager"),
        ("Reader.lines", "generator"),
        ("Reader.words", "generator"),
        pytest.param("again", "generator", id="by another name"),
        pytest.param("sub.handed_on", "generator", id="from a sub-module"),
        pytest.param("either", "", id="a generator or a list"),
        pytest.param("perhaps", "", id="a generator or nothing"),
        pytest.param("given", "", id="what the caller gives, or else a generator"),
        pytest.param("remembered", "", id="a function that a decorator replaces"),
        pytest.param("listed", "", id="a decorated generator function"),
        pytest.param("taken", "", id="a generator function whose decorator makes lists"),
        pytest.param("later", "", id="a coroutine"),
        pytest.param("module_level", "", id="a function at module level"),
        pytest.param("endless", "", id="itself again"),
        pytest.param("plain", "", id="a list"),
        pytest.param("reader", "lib.Reader", id="an object that no fact describes"),
        pytest.param("missing", "", id="a name that is not there"),
        pytest.param("sub.missing", "", id="a name that a sub-module has not"),
    ],
)
def test_answers(write: Write, name: str, expected: str) -> None:
    folder = write(
        {
            "lib/__init__.py": LIBRARY + "\n\nagain = stream\n",
            "lib/sub.py": "from . import wrapped as handed_on\n",
        }
    )
    assert result(f"lib.{name}", folder) == expected


@pytest.mark.parametrize("qualname", ["functools.wraps", "unittest.removeHandler", "unittest.skipIf", "asyncio.sleep"])
def test_of_these_it_knows_better_than_to_answer(qualname: str) -> None:
    """Each was answered wrongly while astroid's word alone was taken."""
    assert result(qualname) == ""


@pytest.mark.parametrize("qualname", ["_io.open", "_thread.allocate_lock", "builtins.open", "torch", "os", "", "x.y"])
def test_what_has_no_source_has_no_answer(qualname: str) -> None:
    assert result(qualname) == ""


# what it survives


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("def f(:\n", id="not Python"),
        pytest.param("\0", id="a null byte"),
        pytest.param(f"def f():\n    return {'(' * 5_000}{')' * 5_000}\n", id="deep parentheses"),
        pytest.param(f"def f():\n    return {'+'.join(['x'] * 20_000)}\n", id="a deep sum"),
        pytest.param("def f():\n    return x" + ".a" * 20_000 + "\n", id="a long chain"),
        pytest.param("from lib import *\nfrom lib import f as g\nf = g\n", id="itself"),
        pytest.param("def f():\n    return g()\n\n\ndef g():\n    return f()\n", id="two that call each other"),
        pytest.param("# -*- coding: nonsense -*-\ndef f():\n    yield\n", id="an unknown encoding"),
        pytest.param(f"TABLE = {list(range(40_000))}\n\n\ndef f():\n    yield\n", id="too large"),
        pytest.param("def f():\n    return " + "g(" * 80 + "f" + ")" * 80 + "\n\n\ng = f\n", id="a tower of calls"),
    ],
)
def test_what_it_can_not_read_has_no_answer(write: Write, text: str) -> None:
    assert result("lib.f", write({"lib.py": text})) == ""
    assert result("ast.iter_fields") == "generator"


def test_a_file_that_is_no_text(tmp_path: pathlib.Path) -> None:
    (tmp_path / "lib.py").write_bytes(b"\xff\xfe\x00def")
    assert result("lib.f", tmp_path) == ""


def test_whatever_astroid_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    for error in (RecursionError(), MemoryError(), KeyError("x"), AssertionError()):
        inference.result_of.cache_clear()

        def fail(*_: object, error: Exception = error) -> str:
            raise error

        monkeypatch.setattr(inference.Modules, "named", fail)
        assert result("ast.iter_fields") == ""


def test_a_library_of_many_modules_is_not_read_whole(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {f"lib/m{number}.py": f"# {'x' * 20_000}\nfrom .m{number + 1} import *\n" for number in range(60)}
    folder = write({**files, "lib/__init__.py": "from .m0 import *\n"})
    built: list[str] = []
    build = inference.Modules.build

    def noted(modules: inference.Modules, name: str) -> Any:
        built.append(name)
        return build(modules, name)

    monkeypatch.setattr(inference.Modules, "build", noted)
    assert result("lib.f", folder) == ""
    assert len(set(built)) <= 3 + inference.TOGETHER // 20_000


# what it leaves alone

CANARY = "open({song!r}, 'a').write(__name__ + chr(10))\n"


def test_nothing_is_imported_and_nothing_run(
    write: Write, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """astroid left to itself imports this NumPy: it asks its version where something is called `ndarray`."""
    song = tmp_path / "song"
    canary = CANARY.format(song=str(song))
    folder = write(
        {
            "site/numpy/__init__.py": canary + "from lib import ndarray\n",
            "site/gi/__init__.py": canary,
            "site/gi/repository/__init__.py": canary,
            "site/six.py": canary,
            "site/pkg_resources/__init__.py": canary,
            "site/space/inner.py": canary + "def f():\n    yield 1\n",
            "site/compiled.so": "not one",
            f"site/built.{sysconfig.get_config_var('SOABI')}.so": "not one",
            "site/canary.pth": f"import os; open({str(song)!r}, 'a')\n",
            "site/sitecustomize.py": canary,
            "site/lib/__init__.py": canary
            + "import numpy\nimport gi.repository.Gtk\nimport compiled\nimport built\nimport space.inner\nimport six\n"
            + "from six.moves import urllib\n"
            + "class ndarray:\n    def __init_subclass__(cls):\n        cls.made = 1\n"
            + "class Sub(ndarray, metaclass=type):\n    pass\n"
            + "def array():\n    return numpy.ndarray(1)\n"
            + "def button():\n    return gi.repository.Gtk.Button()\n"
            + "def native():\n    return compiled.f()\n"
            + "def other():\n    return built.f()\n"
            + "def far():\n    return space.inner.f()\n"
            + "def moved():\n    return urllib.parse.urlparse('x')\n",
        }
    )
    monkeypatch.syspath_prepend(str(folder / "site"))
    monkeypatch.chdir(folder / "site")
    result("ast.iter_fields")
    before = os.getcwd(), list(sys.path), dict(os.environ), set(sys.modules)
    names = ("array", "button", "native", "other", "far", "moved", "Sub", "ndarray")
    answers = {name: result(f"lib.{name}", folder / "site") for name in names}
    result("space.inner.f", folder / "site")
    result("numpy.ndarray", folder / "site")
    assert not song.exists(), song.read_text()
    assert (os.getcwd(), list(sys.path), dict(os.environ), set(sys.modules)) == before
    assert (answers["native"], answers["other"], answers["button"]) == ("", "", "")


def test_what_astroid_knew_before_it_knows_after(write: Write) -> None:
    module = AstroidManager().ast_from_string("x = 1", "mine")
    brain: dict[str, Any] = dict(AstroidManager.brain)
    folder = write({"mine.py": "def f():\n    yield\n"})
    assert result("mine.f", folder) == "generator"
    assert result("mine.missing", folder) == ""
    assert all(value is AstroidManager.brain[key] for key, value in brain.items())
    assert AstroidManager().astroid_cache["mine"] is module
    assert "ast" not in AstroidManager().astroid_cache
    assert next(module["x"].infer()).value == 1


def test_answers_depend_on_nothing_that_was_asked_before(write: Write) -> None:
    folder = write({"lib/__init__.py": LIBRARY, "lib/other.py": "import lib\nlib.Reader.lines = lib.plain\n"})
    names = ["lib.other.lib", "lib.Reader.lines", "lib.event", "lib.names", "codecs.iterencode"]
    answers = []
    for order in itertools.islice(itertools.permutations(names), 0, None, 30):
        inference.result_of.cache_clear()
        answers.append({name: result(name, folder) for name in order})
    assert all(each == answers[0] for each in answers)


def test_trees_are_not_kept(write: Write) -> None:
    import gc

    folder = write({f"lib{number}.py": LIBRARY for number in range(12)})
    for number in range(12):
        assert result(f"lib{number}.wrapped", folder) == "generator"
    gc.collect()
    # `isinstance` would ask proxies for their class, and those of a library loaded by another test warn
    kept = [each for each in gc.get_objects() if type(each) is nodes.Module and each.name.startswith("lib")]
    assert len(kept) <= 3  # astroid remembers what it last looked up `__name__` and its like of


# where it is asked

DATASET = """\
import shutil

import lib
from torch.utils.data import Dataset


class Lines(Dataset):
    def __init__(self, path):
        self.marker = lambda: path
        self.lines = lib.stream(path)
        self.count = len(list(lib.stream(path)))
        self.kept = [lib.adding(1)]
        self.event = lib.event()
        self.reader = lib.reader(path)
        self.gone = lib.stream(path)
        self.gone = None

    def __len__(self):
        return self.count

    def __getitem__(self, index):
        self.opened = lib.opened(index)
        return index
"""


@pytest.fixture
def findings(write: Write, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[str]]:
    """Lint a file beside which `lib` is installed, in a place where evaluation does not read it."""
    folder = write({"site/lib.py": LIBRARY})
    monkeypatch.chdir(folder)
    monkeypatch.setattr(asking, "_roots", lambda roots: (str(folder / "site"), STDLIB))

    def lint(text: str) -> list[str]:
        found = analyse(ast.parse(text), text.splitlines(keepends=True), "lines.py", Options())
        return [f"{each.line} {each.code} {each.message}" for each in found]

    return lint


def test_what_is_stored_is_asked_about(findings: Callable[[str], list[str]]) -> None:
    assert [each for each in findings(DATASET) if "marker" not in each] == [
        "10 PV002 self.lines is a generator made by lib.stream(), which spawned workers can't receive: write list(...)",
        "12 PV003 self.kept[0] is a function made at run time, which spawned workers can't receive: "
        "define the function at module level",
        "13 PV004 self.event is a threading.Event, which spawned workers can't receive: "
        "make it in the worker and leave it out in __getstate__",
    ]


def test_what_is_consumed_or_gone_is_not_asked_about(
    findings: Callable[[str], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    answer = inference.result_of

    def noted(name: str, roots: tuple[str, ...]) -> str:
        asked.append(name)
        return answer(name, roots)

    monkeypatch.setattr(inference, "result_of", noted)
    findings(DATASET)
    assert sorted(set(asked)) == ["lib.adding", "lib.event", "lib.reader", "lib.stream"]
    assert "lib.opened" not in asked


def test_a_file_asks_a_few_times_only(
    findings: Callable[[str], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: set[str] = set()

    def noted(name: str, roots: tuple[str, ...]) -> str:
        asked.add(name)
        return ""

    monkeypatch.setattr(inference, "result_of", noted)
    stores = "".join(f"        self.a{number} = lib.f{number}()\n" for number in range(40))
    findings(DATASET.replace("        self.gone = None\n", stores))
    assert len(asked) == asking.ASKS


SCRIPT = """
import ast, sys
from flake8_pickle_views.plugin import PickleViews
text = {text!r}
found = list(PickleViews(ast.parse(text), "x.py", text.splitlines(keepends=True)).run())
print(len(found), "astroid" in sys.modules)
"""


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        pytest.param("open(path)", "2 False", id="a fact"),
        pytest.param("no_such_library.stream(path)", "1 False", id="a library that is not installed"),
        pytest.param("list(tokenize.detect_encoding(path))", "1 False", id="consumed"),
        pytest.param("tokenize.untokenize(path)", "1 True", id="a name that no fact describes"),
    ],
)
def test_astroid_is_imported_only_to_be_asked(call: str, expected: str, tmp_path: pathlib.Path) -> None:
    text = (
        "import tokenize\n\nimport no_such_library\nfrom torch.utils.data import Dataset\n\n\n"
        "class Lines(Dataset):\n    def __init__(self, path):\n        self.marker = lambda: path\n"
        f"        self.lines = {call}\n\n    def __getitem__(self, index):\n        return index\n"
    )
    command = [sys.executable, "-c", SCRIPT.format(text=text)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=tmp_path)
    assert (done.stdout.strip(), done.stderr) == (expected, "")


# a second opinion on how our own resolver reads imports


def resolved(symbols: Symbols, module: Module, name: str) -> tuple[str, str] | None:
    """The file and the name that our resolver takes a module's name for, where it is a definition or a module."""
    symbol = symbols.resolve(module, name)
    if symbol is None or symbol.module is None:
        return None
    if not symbol.name:
        return symbol.module.path, ""
    statements = symbol.module.touching(symbol.name)
    plain = isinstance(statements[-1], (ast.FunctionDef, ast.ClassDef)) if statements else False
    return (symbol.module.path, symbol.name) if plain and len(statements) == 1 else None


def second_opinion(node: nodes.Module, name: str) -> tuple[str, str] | None:
    """What astroid takes it for, where it is sure."""
    try:
        (inferred,) = node.igetattr(name)
    except Exception:  # of whatever kind: then there is no second opinion
        return None
    if isinstance(inferred, nodes.Module):
        return str(inferred.file), ""
    if isinstance(inferred, (nodes.ClassDef, nodes.FunctionDef)) and inferred.parent is inferred.root():
        return str(inferred.root().file), inferred.name
    return None


@pytest.mark.parametrize(
    ("root", "package", "least"),
    [
        pytest.param(SOURCES.parent, SOURCES / "evaluation", 250, id="evaluation"),
        *(
            pytest.param(pathlib.Path(STDLIB), pathlib.Path(STDLIB, name), least, id=name)
            for name, least in [("concurrent", 15), ("email", 60), ("json", 8), ("logging", 8)]
        ),
    ],
)
def test_astroid_resolves_names_as_we_do(
    root: pathlib.Path, package: pathlib.Path, least: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inference, "TOGETHER", 40_000_000)
    monkeypatch.setattr(inference, "LARGEST", 4_000_000)
    roots = tuple(dict.fromkeys((str(root), STDLIB)))
    others = sys.stdlib_module_names - {package.name}
    agreed, differing = 0, []
    with inference.apart(inference.Modules(roots)):
        for path in sorted(package.rglob("*.py")):
            if {"test", "tests", "__pycache__", "__main__.py"} & set(path.parts):
                continue
            project = Project(str(path), roots, limit=400)
            name = project.name_of_linted()
            module = project.module(name)
            if module is None or module.path != str(path):
                continue
            symbols = Symbols(project, lambda dotted: dotted.partition(".")[0] in others)
            node = AstroidManager().ast_from_module_name(name)
            for bound in module.bound_names():
                ours, theirs = resolved(symbols, module, bound), second_opinion(node, bound)
                if ours is None or theirs is None:
                    continue
                agreed += ours == theirs
                if ours != theirs:
                    differing.append(f"{name}.{bound}: {ours}, astroid: {theirs}")
    assert differing == []
    assert agreed >= least
