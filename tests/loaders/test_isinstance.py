"""`isinstance`, `type(x) is`, `hasattr`: what Python says of its own objects is what the evaluation says."""

from __future__ import annotations

import textwrap

import pytest
from loaders.expecting import check, findings

IMPORTS = """
import argparse, collections, collections.abc, functools, io, logging, numbers, os, pathlib, re, types, typing
class Plain:
    pass
class Names(list):
    pass
class Called:
    def __call__(self, row):
        return row
class Sized:
    def __len__(self):
        return 3
    def __iter__(self):
        return iter(())
def function(row):
    return row
def generated():
    yield 3
"""
OBJECTS = [
    "{1: 2}.keys()",
    "{1: 2}.values()",
    "{1: 2}.items()",
    "collections.OrderedDict(a=1).keys()",
    "(x for x in 'ab')",
    "generated()",
    "[1, 2]",
    "[x for x in 'ab']",
    "(1, 2)",
    "{1, 2}",
    "frozenset([1])",
    "{'a': 1}",
    "collections.OrderedDict(a=1)",
    "collections.defaultdict(list)",
    "collections.defaultdict(lambda: 0)",
    "collections.Counter('ab')",
    "collections.deque([1])",
    "map(str, 'ab')",
    "filter(None, 'ab')",
    "zip('ab', 'cd')",
    "iter([1])",
    "enumerate('ab')",
    "function",
    "lambda x: x",
    "Called().__call__",
    "functools.partial(function, 3)",
    "functools",
    "'text'",
    "b'bytes'",
    "3",
    "3.5",
    "True",
    "None",
    "Plain()",
    "Names()",
    "Called()",
    "Sized()",
    "Plain",
    "argparse.Namespace(a=1)",
    "types.SimpleNamespace(a=1)",
    "pathlib.Path('x')",
    "re.compile('x')",
    "io.StringIO()",
    "logging.getLogger('x')",
]
CLASSES = (
    "list tuple set frozenset dict str bytes int float bool type object map zip "
    "collections.OrderedDict collections.defaultdict collections.Counter collections.deque "
    "collections.abc.Iterable collections.abc.Iterator collections.abc.Mapping collections.abc.MutableMapping "
    "collections.abc.KeysView collections.abc.Sequence collections.abc.Set collections.abc.Sized "
    "collections.abc.Callable collections.abc.Generator collections.abc.Hashable typing.Iterable typing.Mapping "
    "typing.Callable typing.List types.GeneratorType types.FunctionType types.LambdaType types.MethodType "
    "types.ModuleType functools.partial numbers.Number pathlib.Path os.PathLike io.IOBase logging.Logger "
    "argparse.Namespace types.SimpleNamespace Plain Names"
).split()
TESTS = {
    "isinstance(v, {})": CLASSES,
    "isinstance(v, (str, ({}, bytes)))": ["list", "dict", "types.GeneratorType", "collections.abc.Mapping"],
    "isinstance(v, str | {})": ["list", "dict", "types.GeneratorType"],
    "type(v) is {}": ["list", "dict", "str", "collections.defaultdict", "types.GeneratorType", "types.FunctionType"],
    "type(v) != {}": ["list", "dict", "type(None)", "collections.OrderedDict"],
    "type(v) in (list, {})": ["tuple", "dict", "types.GeneratorType"],
    "type(v) not in [set, {}]": ["tuple", "dict"],
    "hasattr(v, '{}')": ["__len__", "__iter__", "keys", "append", "read", "__name__"],
    "callable({})": ["v"],
}
ALL = [test.format(name) for test, names in TESTS.items() for name in names]
SEVERAL = ("zip('ab', 'cd')", "iter([1])", "enumerate('ab')", "Called().__call__")
"""Of these the evaluation knows no exact type."""


def told(expression: str, numbers: range) -> set[str]:
    lines = [f"        v = {expression}"]
    for number in numbers:
        lines += [f"        if {ALL[number]}:", f"            self.yes{number} = lambda: 0"]
        lines += ["        else:", f"            self.no{number} = lambda: 0"]
    body = "\n".join(lines)
    source = f"class Tested(Dataset):\n    def __init__(self):\n{body}\n"
    return {each.path for each in findings(IMPORTS + source)}


@pytest.mark.parametrize("expression", OBJECTS)
def test_what_is_decided_is_what_python_says(expression: str) -> None:
    space: dict[str, object] = {}
    exec(IMPORTS, space)
    space["v"] = eval(expression, space)
    every = range(len(ALL))
    found = {path for start in every[::12] for path in told(expression, every[start : start + 12])}
    undecided = []
    for number, test in enumerate(ALL):
        yes, no = f"self.yes{number}" in found, f"self.no{number}" in found
        assert yes or no, test
        if yes and no:
            undecided.append(test)
        else:
            assert yes is bool(eval(test, space)), test
    if expression in OBJECTS[:33] and expression not in SEVERAL:
        assert [test for test in undecided if not test.startswith("hasattr")] == []


MADE_PLAIN = {
    "what is no list": """
        if not isinstance(v, list):
            v = list(v)
        self.v = v
    """,
    "what is neither": """
        if isinstance(v, (list, tuple)):
            self.v = v
        else:
            self.v = list(v)
    """,
    "an expression": """
        self.v = v if isinstance(v, list) else list(v)
    """,
    "by its exact type": """
        if type(v) is not list:
            v = list(v)
        self.v = v
    """,
    "one of several types": """
        self.v = v if type(v) in (list, tuple, str) else list(v)
    """,
    "what is no sequence": """
        from collections.abc import Sequence
        self.v = v if isinstance(v, Sequence) else list(v)
    """,
}
LEFT = {
    "what is iterable": """
        import collections.abc
        if not isinstance(v, collections.abc.Iterable):
            v = [v]
        self.v = v
    """,
    "a test of something else": """
        if isinstance(v, str):
            v = v.split()
        self.v = v
    """,
    "a test that nobody knows the answer of": """
        import unheard_of
        if isinstance(v, unheard_of.Table):
            v = list(v)
        self.v = v
    """,
}
MADE = {"PV001": "{1: 2}.keys()", "PV002": "(x for x in 'ab')", "PV003": "[lambda x: x]", "PV005": "open('x')"}


def initialized(expression: str, body: str) -> str:
    inner = textwrap.indent(textwrap.dedent(body), "        ")
    return f"class Tested(Dataset):\n    def __init__(self):\n        v = {expression}\n{inner}"


@pytest.mark.parametrize("code", ["PV001", "PV002", "PV005"])
@pytest.mark.parametrize("body", MADE_PLAIN.values(), ids=MADE_PLAIN)
def test_what_a_test_of_the_type_takes_away(body: str, code: str) -> None:
    assert findings(initialized(MADE[code], body)) == []


@pytest.mark.parametrize("code", MADE)
@pytest.mark.parametrize("body", LEFT.values(), ids=LEFT)
def test_what_a_test_of_the_type_leaves(body: str, code: str) -> None:
    path = "self.v[0]" if code == "PV003" else "self.v"
    assert [(each.code, each.path) for each in findings(initialized(MADE[code], body))] == [(code, path)]


FAMILY = {
    "what has no index": """
        class Kept(Dataset):
            def __init__(self, names):
                self.names = names if hasattr(names, "__getitem__") else list(names)
                self.text = names.read() if hasattr(names, "read") else names
        kept = Kept({}.keys())  # PV001 self.text
        other = Kept(x for x in "ab")  # PV002 self.text
        read = Kept(open("x"))  # PV005 self.names
    """,
    "a defaultdict made plain": """
        def plain(d):
            if isinstance(d, defaultdict):
                d = {k: plain(v) for k, v in d.items()}
            return d
        class Counted(Dataset):
            def __init__(self, names):
                nested = lambda: defaultdict(nested)
                counts = nested()
                for name in names:
                    counts[name]["a"] = 1
                    counts["b"]["c"] = 1
                    counts["d"]["c"] = 1
                    counts["e"]["c"] = 1
                    counts["f"]["c"] = 1
                self.counts = plain(counts)
    """,
    "a defaultdict made plain at the top only": """
        def plain(d):
            return dict(d) if isinstance(d, dict) else d
        class Counted(Dataset):
            def __init__(self, names):
                counts = defaultdict(int, {name: defaultdict(lambda: 0) for name in names})
                self.counts = plain(counts)  # PV003 self.counts[*].default_factory
    """,
    "a defaultdict for which another type is meant": """
        class Counted(Dataset):
            def __init__(self, names):
                counts = defaultdict(lambda: 0)
                if isinstance(counts, OrderedDict):
                    counts = dict(counts)
                self.counts = counts  # PV003 self.counts.default_factory
    """,
    "an argument of the call": """
        class Kept(Dataset):
            def __init__(self, names, others):
                self.names = names if isinstance(names, (list, tuple)) else list(names)
                self.others = others
        kept = Kept({}.keys(), (x for x in "ab"))  # PV002 self.others
        other = Kept((x for x in "ab"), {}.keys())  # PV001 self.others
    """,
    "an annotation tells no exact type": """
        class Kept(Dataset):
            def __init__(self, names: dict, path: h5py.Group):
                if isinstance(names, OrderedDict):
                    self.keys = names.keys()  # PV001 self.keys
                if isinstance(path, h5py.File):
                    self.path = path  # PV005 self.path
    """,
    "part of a file, read where it is one kind": """
        def read(v):
            if isinstance(v, h5py.Dataset):
                v = v[()]
            return v
        class Images(Dataset):
            def __init__(self, path):
                self.images = read(h5py.File(path, "r")["a"])
    """,
    "part of a file, kept where it is one kind": """
        class Images(Dataset):
            def __init__(self, path):
                v = h5py.File(path, "r")["a"]
                if isinstance(v, h5py.Dataset):
                    self.images = v  # PV005 self.images
                assert not isinstance(v, h5py.Group)
                if type(v) is not str:
                    self.other = h5py.File(path)  # PV005 self.other
    """,
    "a path or the file itself": """
        class Images(Dataset):
            def __init__(self, file):
                self.file = file if isinstance(file, h5py.File) else None
        images = Images(h5py.File("x"))  # PV005 self.file
        other = Images(open("x"))
    """,
    "a function or a text": """
        class Images(Dataset):
            def __init__(self, key):
                self.key = key if callable(key) else None
                self.text = key if isinstance(key, str) else None
        images = Images(lambda row: row)  # PV003 self.key
        other = Images("text")
    """,
}
PRELUDE_OF_FAMILY = "import h5py\nfrom collections import OrderedDict, defaultdict\n"


@pytest.mark.parametrize("source", FAMILY.values(), ids=FAMILY)
def test_the_family(source: str) -> None:
    check(PRELUDE_OF_FAMILY + textwrap.dedent(source))
