"""A module in pieces is the module: its tree, its names, the bases of its classes."""

from __future__ import annotations

import ast
import pathlib
import sysconfig
import warnings

import pytest

from flake8_pickle_views.source.modules import Module
from flake8_pickle_views.source.pieces import taken_apart

STANDARD_LIBRARY = sorted(pathlib.Path(sysconfig.get_path("stdlib")).glob("[a-z]*.py"))


def made(source: str | bytes) -> Module:
    apart = taken_apart(source.encode() if isinstance(source, str) else source)
    assert apart is not None
    return Module("made.py", "made.py", "made", *apart)


def is_apart(source: str) -> bool:
    apart = taken_apart(source.encode())
    return apart is not None and bool(apart[1])


def test_the_standard_library_put_together_again_is_the_same() -> None:
    in_pieces = 0
    for path in STANDARD_LIBRARY:
        source = path.read_bytes()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            whole = ast.parse(source)
        module = made(source)
        in_pieces += module.top is not module.tree
        assert ast.dump(module.tree, include_attributes=True) == ast.dump(whole, include_attributes=True), path
    assert in_pieces > len(STANDARD_LIBRARY) / 2


def test_bases_from_the_header_are_those_of_the_tree() -> None:
    classes = 0
    for path in STANDARD_LIBRARY:
        module, twin = made(path.read_bytes()), made(path.read_bytes())
        for node in twin.tree.body:
            if isinstance(node, ast.ClassDef) and len(twin.touching(node.name)) == 1:
                classes += 1
                found = [ast.dump(base) for base in module.bases_of(node.name)]
                assert found == [ast.dump(base) for base in node.bases], (path, node.name)
    assert classes > 200


def test_only_what_is_asked_for_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    module = made("import a\n\ndef f():\n    return 1\n\nclass C(a.B, metaclass=M):\n    x = 1\n\nvalue = f()\n")
    parsed: list[str] = []
    parse = ast.parse

    def noted(source: str, *more: object, **named: object) -> ast.AST:
        parsed.append(source)
        return parse(source)

    monkeypatch.setattr("ast.parse", noted)
    assert module.names("f") and module.names("C") and module.names("a") and module.names("value")
    assert not module.names("x")
    assert [ast.unparse(base) for base in module.bases_of("C")] == ["a.B"]
    assert parsed == ["class _(a.B, metaclass=M): pass"]
    (function,) = module.touching("f")
    assert isinstance(function, ast.FunctionDef) and function.lineno == 3
    assert module.touching("f") == [function]


@pytest.mark.parametrize(
    "source",
    [
        '"""\ndef f():\n    pass\n"""\n\ndef g():\n    pass\n',  # a definition within a string
        'def g():\n    return """\ntext at the margin\n"""\n',
        "def g():\n    return '''\ndef f():\n'''\n",
        'def g():\n    return \\\n"at the margin"\n',
        "x = 1\n",
        "def f():\n\treturn 1\r\rdef g(): pass\n",
        "# -*- coding: latin-1 -*-\ndef f(): pass\n",
        "def f(): pass\n\fdef g(): pass\n",
    ],
)
def test_where_a_cut_is_in_doubt_there_is_none(source: str) -> None:
    assert not is_apart(source)
    assert ast.dump(made(source).tree, include_attributes=True) == ast.dump(
        ast.parse(source.encode()), include_attributes=True
    )


@pytest.mark.parametrize(
    "source",
    [
        "@one\n@two(\n    1,\n)\n# why\ndef f(\n    a,\n) -> int:\n    return a\n",
        "def f(): return 1\ndef f(): return 2\nf.x = 3\n",
        "if x:\n    def f(): pass\nelse:\n    class f(A): pass\n\nclass f(B):\n    '''A \\''' '''\n",
        "async def f():\n    pass\n# end\n",
        "class C[T](Base[T]):\n    pass\n",
        "class C: a = 1; b = 2\nclass D(): pass\n",
        "\ufeffdef f():\r\n    pass\r\n",
        'def f():\n    """Say."""\n# """\ndef g(): pass\n# """\n',
    ],
)
def test_pieces_stand_where_they_stood(source: str) -> None:
    try:
        whole = ast.parse(source.encode())
    except SyntaxError:
        assert "[T]" in source  # type parameters came with Python 3.12
        return
    module = made(source)
    assert ast.dump(module.tree, include_attributes=True) == ast.dump(whole, include_attributes=True)


def test_a_broken_definition_is_none_and_the_others_are() -> None:
    module = made("def f(:\n    pass\n\ndef g():\n    pass\n")
    assert module.touching("f") == []
    assert [type(each) for each in module.touching("g")] == [ast.FunctionDef]
    assert [type(each) for each in module.tree.body] == [ast.FunctionDef]


def test_what_cannot_be_parsed_at_all_is_none() -> None:
    assert taken_apart(b"x = (\n") is None
    assert taken_apart(b"x = '\0'\ndef f(): pass\n") is None
