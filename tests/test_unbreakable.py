"""Whatever a file holds, flake8 with the plugin ends soon, without a traceback and without a word on stderr.

The guard in `run()` is off here (see conftest.py): a fault would show as flake8's own critical error.
"""

from __future__ import annotations

import ast
import os
import pathlib
import sys
import time

import pytest
from conftest import Flake8, Write

from flake8_pickle_views.plugin import PickleViews

HEAD = "from torch.utils.data import Dataset, DataLoader\n\n\n"
BAD = HEAD + "class Boxes(Dataset):\n    def __init__(self, table: dict):\n        self.names = table.keys()\n"
LONGEST = 10
"""Seconds of CPU time that the plugin may need for one file. The slowest here takes two."""

NULLS = pytest.mark.skipif(sys.version_info < (3, 11, 4), reason="flake8 itself dies of null bytes")


def lint(flake8: Flake8, *arguments: str) -> list[str]:
    """The codes that the real flake8 finds in the project's folder."""
    done = flake8("-j1", "--select=PV,E9", *arguments)
    assert "critical error" not in done.stdout, done.stdout
    return [line.split()[1] for line in done.stdout.splitlines()]


def analysed(source: str) -> list[str]:
    """The codes that the plugin alone finds in a text; some are too long or too deep for flake8's other plugins."""
    tree = ast.parse(source)
    start = time.process_time()
    found = list(PickleViews(tree, "boxes.py", source.splitlines(keepends=True)).run())
    assert time.process_time() - start < LONGEST
    return [text.partition(" ")[0] for _, _, text, _ in found]


@pytest.mark.parametrize(
    "content, expected",
    [
        pytest.param(b"", [], id="empty"),
        pytest.param(b"\n\n", [], id="blank"),
        pytest.param(b"# DataLoader", [], id="a comment without an end of line"),
        pytest.param(BAD.encode(), ["PV001"], id="plain"),
        pytest.param(BAD.rstrip("\n").encode(), ["PV001"], id="no end of line"),
        pytest.param(b"\xef\xbb\xbf" + BAD.encode(), ["PV001"], id="BOM"),
        pytest.param(BAD.replace("\n", "\r\n").encode(), ["PV001"], id="CRLF"),
        pytest.param(("# coding: latin-1\n# \xe9\n" + BAD).encode("latin-1"), ["PV001"], id="latin-1"),
        pytest.param(("# coding: cp1251\n# \u0416\n" + BAD).encode("cp1251"), ["PV001"], id="cp1251"),
        pytest.param(("\f\n" + BAD).encode(), ["PV001"], id="form feed"),
        pytest.param(BAD.replace("    ", "\t").encode(), ["PV001"], id="tabs"),
        pytest.param(BAD.replace("names", "\u540d\u524d").encode(), ["PV001"], id="unicode names"),
        pytest.param(BAD.replace("names", "na\ufb01me").encode(), ["PV001"], id="a name that is normalised"),
        pytest.param((BAD + "x = '\\ud800'\n").encode(), ["PV001"], id="lone surrogate"),
    ],
)
def test_unusual_bytes(tmp_path: pathlib.Path, flake8: Flake8, content: bytes, expected: list[str]) -> None:
    (tmp_path / "boxes.py").write_bytes(content)
    assert lint(flake8) == expected


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(BAD.encode().replace(b"class", b"\0class"), id="null byte", marks=NULLS),
        pytest.param(BAD.encode() + b"class (:\n", id="syntax error"),
        pytest.param(BAD.encode() + b"  x = 1\n", id="indentation error"),
        pytest.param(BAD.encode("utf-16"), id="UTF-16", marks=NULLS),
        pytest.param(bytes(range(1, 256)) + b"DataLoader", id="no text at all"),
    ],
)
def test_what_is_not_python_is_flake8s_own_matter(tmp_path: pathlib.Path, flake8: Flake8, content: bytes) -> None:
    (tmp_path / "boxes.py").write_bytes(content)
    assert {code[:2] for code in lint(flake8)} == {"E9"}


CYCLES = {
    "a class that holds itself": """
class A(Dataset):
    def __init__(self):
        self.child = A()
        self.names = {}.keys()
""",
    "two classes that hold each other": """
class A(Dataset):
    def __init__(self):
        self.b = B(self)
        self.names = {}.keys()


class B:
    def __init__(self, a):
        self.a = A()
        a.b = self
""",
    "its own base": "class A(A, Dataset):\n    def __init__(self):\n        self.names = {}.keys()\n",
    "bases in a circle": """
class A(B):
    def __init__(self):
        super().__init__()


class B(C, Dataset):
    def __init__(self):
        super().__init__()


class C(A):
    def __init__(self):
        super().__init__()
        self.names = {}.keys()
""",
    "no method resolution order": """
class A(Dataset): ...
class B(A): ...
class C(A, B):
    def __init__(self):
        self.names = {}.keys()
""",
    "a constructor that calls itself": """
class A(Dataset):
    def __init__(self, n):
        self.__init__(n - 1)
        self.names = {}.keys()
""",
    "methods that call each other": """
class A(Dataset):
    def __init__(self):
        self.f()
        self.names = {}.keys()

    def f(self):
        return self.g()

    def g(self):
        return self.f()
""",
    "itself in its state": """
class A(Dataset):
    def __init__(self):
        self.me = self
        self.all = [self]
        self.all.append(self.all)
        self.table = {}
        self.table['t'] = self.table
        self.names = self.table.keys()
""",
    "attributes that find each other": """
class A(Dataset):
    def __init__(self):
        self.names = self.x

    def __getattr__(self, name):
        return getattr(self, name)

    def __getattribute__(self, name):
        return self.__getattr__(name)

    def __setattr__(self, name, value):
        setattr(self, name, value)

    def __getstate__(self):
        return self.__getstate__()

    def __reduce__(self):
        return self.__reduce__()
""",
    "properties in a circle": """
class A(Dataset):
    def __init__(self):
        self.x = 1
        self.names = self.x

    @property
    def x(self):
        return self.x

    @x.setter
    def x(self, value):
        self.x = value
""",
    "names in a circle": """
a = b
b = a
f = f
g = lambda: g()
D = D


class A(D, Dataset):
    def __init__(self, x=a, y=f, z=g()):
        self.x, self.y, self.z = x, y, z
        self.names = {}.keys()
""",
    "decorators in a circle": """
@d
def d(f):
    return d(f)


@A
class A(Dataset):
    @d
    def __init__(self):
        self.names = {}.keys()
""",
    "a metaclass that is its own": """
class M(type, metaclass=M):
    def __call__(cls, *args):
        return cls(*args)


class A(Dataset, metaclass=M):
    def __new__(cls, *args):
        return cls(*args)


A(lambda: 0)
""",
    "generators of themselves": """
def g():
    yield from g()
    yield g


class A(Dataset):
    def __init__(self):
        self.names = g()

    def __iter__(self):
        yield from self
        yield iter(self)
""",
    "what a function hands on to itself": """
def make(*args, **kwargs):
    return make(make, *args, f=make(**kwargs), **kwargs)


class A(Dataset):
    def __init__(self, *args, **kwargs):
        self.args = make(*args, **kwargs)


DataLoader(A(make()), collate_fn=make(lambda x: x), num_workers=4)
""",
}


@pytest.mark.parametrize("source", CYCLES.values(), ids=CYCLES)
def test_circles(source: str) -> None:
    analysed(HEAD + source)


ODD = {
    "computed bases": "class A(*bases, Dataset, **kw):\n    def __init__(self):\n        self.names = {}.keys()\n",
    "no arguments": "class A(Dataset):\n    def __init__():\n        self.names = {}.keys()\n",
    "only keywords": "class A(Dataset):\n    def __init__(*, self):\n        self.names = {}.keys()\n",
    "any arguments": "class A(Dataset):\n    def __init__(*args):\n        args[0].names = {}.keys()\n",
    "no function": "class A(Dataset):\n    __init__ = 1\n    __getstate__ = __reduce__ = __len__ = None\n",
    "odd slots": "class A(Dataset):\n    __slots__ = x, *y, 1\n    def __init__(self):\n        self.x = {}.keys()\n",
    "deleted self": "class A(Dataset):\n    def __init__(self):\n        del self\n        self.names = {}.keys()\n",
    "another self": "class A(Dataset):\n    def __init__(self):\n        self = 1\n        self.names = {}.keys()\n",
    "asynchronous": """
class A(Dataset):
    async def __init__(self):
        async with a as self.a, b as (self.b, *self.c):
            self.names = [x async for x in await y]
        async for self.x[0] in z():
            yield self.x
""",
    "odd targets": """
class A(Dataset):
    def __init__(self, x):
        (self.a, [self.b, *self.c]), self.d[0].e, *_ = x
        self.f: int
        self.g += self.h
        self.i = self.i = (j := {}.keys())
        for self.k, (self.l, *self.m) in x: break
        else: self.n = x
        with x as self.o, x() as (self.p, self.q): pass
        del self.a, (self.b, [self.c]), self.d[0], self.r.s
        f'{x!r:{self.a}}'
        global y, A
        y = A = self
        a, b = 1
        [c] = 1, 2, 3
        *d, = x
        self.u = yield
        self.v = [*x, *x], {**x}, {*x}
        self.w = x[1:2, ..., None:]
        return self
""",
    "odd patterns": """
class A(Dataset):
    def __init__(self, x):
        match x:
            case {'a': self_a, **rest}: self.names = rest.keys()
            case [1, *_, (2 | 3)] | str(): pass
            case int(real=r) as s if s > r: self.s = r
            case A.b | None | -1: return
            case _: self.t = x
""",
    "odd calls": """
import functools, operator, copy, copyreg
class A(Dataset):
    def __init__(self, x):
        setattr(self)
        setattr(self, 'a')
        setattr(*x)
        getattr()
        vars().update(1)
        vars(self).update(1, 2, **x)
        self.__dict__ = 1
        self.__dict__.update(x)
        self.__class__ = B
        super()
        super(1, 2, 3).__init__()
        super().__init__.__func__(self)
        functools.partial()()
        functools.partial(*x)
        functools.reduce(1)
        operator.attrgetter()()
        copy.copy(), copy.deepcopy(self, {}), copy.replace()
        type(), type(1, 2, 3), type('T', (), {})()
        dict(1), list(1, 2), zip(1), map(), filter(None), enumerate(), sorted(), range(), iter(), next(), isinstance(1)
        ''.join(1), '{}'.format(*x), '%s' % (), [].append(), {}.setdefault(), {}.pop(), {}.get(), [].sort(key=1, z=2)
        eval('self.z = 1'), exec('self.z = {}.keys()'), globals()['A'], locals()['x'], __import__(x), __import__()


copyreg.pickle()
copyreg.pickle(A)
A()
A(1, 2, 3, 4)
A(**1)
DataLoader()
DataLoader(num_workers=1)
DataLoader(*1, **2)
DataLoader(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18)
DataLoader(A, num_workers=A, collate_fn=DataLoader, worker_init_fn=1)
""",
    "odd constants": """
class A(Dataset):
    def __init__(self):
        self.a = 10 ** 10 ** 10
        self.b = 'x' * 10 ** 12
        self.c = [0] * 10 ** 12
        self.d = 1 << 10 ** 12
        self.e = range(10 ** 18)
        self.f = 1 / 0, 1 % 0, 1 // 0, 0 ** -1, -'x', ~1.5, not self, 'a' + 1, [] - {}, 1 < 'a', 1 in 2
        self.g = 'abc'[10], (1, 2)[5], {}['a'], [][1:2:0], 'abc'['d'], {[]: 1}, {{}}, b'a' 'b'[0] if 0 else 1j
        self.h = [x for x in range(10 ** 12)]
        for i in range(10 ** 12):
            setattr(self, f'h{i}', i)
        while True:
            self.names = {}.keys()
""".replace(
        "b'a' 'b'[0]", "b'a'[0]"
    ),
}
if sys.version_info >= (3, 12):
    ODD["type parameters"] = """
type T[X: (int, str), *Y, **Z] = dict[X, T[X]]


class A[X: Dataset, *Y, **Z](Dataset[X], Generic[*Y]):
    def __init__[Q](self, x: T[Q]):
        self.names = x.keys()
"""


@pytest.mark.parametrize("source", ODD.values(), ids=ODD)
def test_odd_but_syntax(source: str) -> None:
    analysed(HEAD + source)


def test_flake8_says_the_same_of_all_together(write: Write, flake8: Flake8) -> None:
    sources = [HEAD + source for source in (*CYCLES.values(), *ODD.values())]
    write({f"file_{number:03}.py": source for number, source in enumerate(sources)})
    found = lint(flake8)
    assert "E999" not in found
    assert sorted(found) == sorted(code for source in sources for code in analysed(source))


def one_class(*statements: str, before: str = "") -> str:
    body = "".join(f"        {statement}\n" for statement in statements)
    return HEAD + before + f"class A(Dataset):\n    def __init__(self, x: dict):\n{body}"


def nested(opening: str, depth: int, inner: str) -> str:
    """Statements within statements, in a constructor."""
    lines = [" " * number + opening for number in range(depth)]
    return one_class(*lines, " " * depth + inner, "self.last = x.values()")


def many_bases(depth: int) -> str:
    first = "class A0(Dataset):\n    def __init__(self, table: dict):\n        self.names = table.keys()\n"
    rest = (f"class A{n}(A{n - 1}):\n    def __init__(self):\n        super().__init__()\n" for n in range(1, depth))
    return HEAD + first + "".join(rest)


BIG = {
    "3,000 attributes": one_class(*(f"self.a{n} = x.b{n}" for n in range(3000)), "self.names = x.keys()"),
    "1,000 attributes": one_class(*(f"self.a{n} = x.b{n}" for n in range(1000)), "self.names = x.keys()"),
    "3,000 views": one_class(*(f"self.a{n} = x.keys()" for n in range(3000))),
    "a dictionary of 100,000": one_class(
        "self.names = TABLE.keys()",
        before="TABLE = {\n" + "".join(f"    {n}: 'x{n}',\n" for n in range(100_000)) + "}\n\n\n",
    ),
    "a list of 100,000 in the class": one_class(f"self.table = [{'x, ' * 100_000}]", "self.names = x.keys()"),
    "2,000 datasets": HEAD
    + "".join(
        f"class A{n}(Dataset):\n    def __init__(self, x: dict):\n        self.names = x.keys()\n" for n in range(2000)
    ),
    "2,000 classes and loaders": HEAD
    + "".join(f"class A{n}(Dataset):\n    def __init__(self, f):\n        self.f = f\n" for n in range(2000))
    + "".join(f"DataLoader(A{n}(lambda: 0), num_workers=2)\n" for n in range(2000)),
    "5,000 functions": HEAD
    + "".join(f"def f{n}(x):\n    return f{n + 1}(x)\n\n\n" for n in range(5000))
    + one_class("self.f = f0(lambda: 0)", "self.names = x.keys()")[len(HEAD) :],
    "200 bases, one above the other": many_bases(200),
    "200 bases side by side": HEAD
    + "".join(f"class B{n}:\n    pass\n" for n in range(200))
    + f"class A(Dataset, {', '.join(f'B{n}' for n in range(200))}):\n"
    + "    def __init__(self, x: dict):\n        self.names = x.keys()\n",
    "300 branches": one_class(*(f"if x.a{n}: self.b{n % 7} = x.keys()" for n in range(300))),
    "300 branches of locals": one_class(
        *(f"a{n} = x.keys() if x.b{n} else {'a%d' % (n - 1) if n else 'x'}" for n in range(300)), "self.names = a299"
    ),
    "2,000 alternatives": one_class(
        "if x == 0: pass", *(f"elif x == {n}: self.names = x.keys()" for n in range(1, 900)), "else: pass"
    ),
    "15 loops in loops": nested("for i in x:", 15, "self.names = x.keys()"),
    "18 branches in branches": nested("if x.a:", 18, "self.names = x.keys()"),
    "18 tries in tries": nested("with x:", 18, "self.names = x.keys()"),
    "80 functions in functions": nested("def f():", 80, "self.names = x.keys()"),
    "a wide call": one_class(f"self.f = g({', '.join(f'a{n}=lambda: {n}' for n in range(250))})"),
    "a literal loop of 5,000": one_class(f"for n in ({', '.join(f'{n!r}' for n in map(str, range(5000)))}):")
    + "            setattr(self, n, x.keys())\n",
    "functions that double": HEAD
    + "".join(f"def f{n}(x):\n    return f{n + 1}(x), f{n + 1}(x)\n\n\n" for n in range(40))
    + one_class("self.f = f0(x.keys())")[len(HEAD) :],
    "classes that double": HEAD
    + "".join(
        f"class B{n}:\n    def __init__(self, x):\n        self.l = B{n + 1}(x)\n        self.r = B{n + 1}(x)\n\n\n"
        for n in range(40)
    )
    + "class B40:\n    def __init__(self, x):\n        self.x = x.keys()\n\n\n"
    + one_class("self.b = B0(x)")[len(HEAD) :],
}


@pytest.mark.parametrize("source", BIG.values(), ids=BIG)
def test_big(source: str) -> None:
    analysed(source)


@pytest.mark.parametrize("name", ["1,000 attributes", "200 bases, one above the other"])
def test_size_alone_hides_nothing(write: Write, flake8: Flake8, name: str) -> None:
    write({"boxes.py": BIG[name]})
    found = lint(flake8)
    assert "PV001" in found
    assert found == analysed(BIG[name])


@pytest.mark.parametrize(
    "expression",
    [
        pytest.param("x" + " + x" * 5000, id="sum"),
        pytest.param("x" + ".a" * 5000, id="attributes"),
        pytest.param("x" + "()" * 5000, id="calls"),
        pytest.param("x" + ".a()" * 2500, id="methods"),
        pytest.param("x" + "[0]" * 5000, id="subscripts"),
        pytest.param("not " * 5000 + "x", id="not"),
        pytest.param("lambda: " * 2500 + "x", id="lambdas"),
        pytest.param("x if x else " * 2500 + "x", id="alternatives"),
        pytest.param("[" * 90 + "x.keys()" + "]" * 90, id="lists"),
        pytest.param("f(" * 90 + "x.keys()" + ")" * 90, id="arguments"),
    ],
)
def test_deep_expressions(write: Write, flake8: Flake8, expression: str) -> None:
    deep = f"self.names = {expression}"
    try:
        ast.parse(one_class(deep))
    except (RecursionError, MemoryError, SyntaxError):
        pass  # too deep for this Python, but not for its tokenizer: as a neighbour it is still asked for
    else:
        analysed(one_class(deep, "self.last = x.values()"))
    write({"base.py": one_class(deep), "boxes.py": "from base import A\n\n\nclass B(A):\n    pass\n"})
    lint(flake8, "boxes.py")


def test_imports_in_a_circle(write: Write, flake8: Flake8) -> None:
    write(
        {
            "a.py": "from b import *\nfrom b import B\n\n\nclass A(B):\n    pass\n",
            "b.py": "from c import *\nfrom c import C\n\n\nclass B(C):\n    pass\n",
            "c.py": "from a import *\nfrom a import A\n\n\nclass C(A):\n    pass\n",
            "boxes.py": BAD.replace("(Dataset)", "(A, Dataset)") + "\n\nfrom a import A\nfrom boxes import Boxes\n",
            "pkg/__init__.py": "from . import x\nfrom .x import X\nfrom pkg import *\n",
            "pkg/x.py": "from . import X as Y\nfrom .. import pkg\nfrom pkg.x import X\nfrom ......far import F\n"
            + HEAD
            + "class X(Y, F, pkg.X, Dataset):\n    def __init__(self):\n        self.names = {}.keys()\n",
        }
    )
    assert "PV001" in lint(flake8)


def test_bases_through_200_modules(write: Write, flake8: Flake8) -> None:
    files = {"a0.py": BAD.replace("Boxes", "A0")}
    for number in range(1, 200):
        files[f"a{number}.py"] = (
            f"from a{number - 1} import A{number - 1}\n\n\nclass A{number}(A{number - 1}):\n    pass\n"
        )
    write(files)
    assert lint(flake8) == ["PV001"]


USER = (
    "from base import Base\n\n\nclass Boxes(Base):\n    def __init__(self, table: dict):\n        super().__init__()\n"
)


def test_neighbours_that_can_not_be_read(tmp_path: pathlib.Path, write: Write, flake8: Flake8) -> None:
    user = USER + "        self.names = table.keys()  # DataLoader\n"
    folders = "loop gone folder pipe null broken cookie bytes escapes locked ring/a".split()
    write({f"{folder}/boxes.py": user for folder in folders})
    os.symlink("base.py", tmp_path / "loop" / "base.py")
    os.symlink("nowhere.py", tmp_path / "gone" / "base.py")
    (tmp_path / "folder" / "base.py").mkdir()
    os.mkfifo(tmp_path / "pipe" / "base.py")
    (tmp_path / "null" / "base.py").write_bytes(b"class Base(Dataset): \0")
    (tmp_path / "broken" / "base.py").write_text("class Base(Dataset:\n")
    (tmp_path / "cookie" / "base.py").write_text("# coding: no-such\nclass Base(Dataset): ...\n")
    (tmp_path / "bytes" / "base.py").write_bytes(b"class Base(Dataset): '\xff\xfe'\n")
    (tmp_path / "escapes" / "base.py").write_text("x = '\\d' is 1\nclass Base(Dataset): ...\n")
    (tmp_path / "locked" / "base.py").write_text("class Base(Dataset): ...\n")
    (tmp_path / "locked" / "base.py").chmod(0)
    os.symlink("..", tmp_path / "ring" / "a" / "base")
    lint(flake8, *(f"{folder}/boxes.py" for folder in folders), "ring/a/base/a/base/a/boxes.py")


def test_a_neighbour_that_is_not_text(write: Write, flake8: Flake8) -> None:
    folder = write({"boxes.py": USER})
    (folder / "base.py").write_bytes(bytes(range(256)) * 100 + b"Dataset")
    (folder / "pyproject.toml").write_bytes(b"\xff\xfe[tool.pickle-views]\0")
    done = flake8("--select=PV")
    assert len(done.stdout.splitlines()) in (0, 2), done.stdout


def test_text_that_is_no_file(flake8: Flake8) -> None:
    for name in ("-", "gone/deep/x.py", "\u540d.py", "a b", "."):
        done = flake8(f"--stdin-display-name={name}", "--select=PV", "-", stdin=BAD)
        assert "PV001" in done.stdout and "critical error" not in done.stdout


def test_a_folder_that_is_gone(tmp_path: pathlib.Path, flake8: Flake8) -> None:
    done = flake8("--select=PV,E9", "nowhere")
    assert "E902" in done.stdout


@pytest.mark.parametrize("broken", range(0, len(BAD), 9))
def test_text_that_is_cut_off(broken: int) -> None:
    source = BAD[:broken]
    try:
        ast.parse(source)
    except SyntaxError:
        return
    analysed(source + "\n# DataLoader\n")
