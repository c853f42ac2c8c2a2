"""Kind 02."""

from __future__ import annotations

import pytest

from flake8_pickle_views.evaluation.values import NONE
from flake8_pickle_views.kinds.generator import judge
from flake8_pickle_views.kinds.kind import Evidence, Verdict

from . import made


@pytest.mark.parametrize(
    "what, text, expected",
    [
        pytest.param(
            "generator expression",
            "(f(x) for x in (1, 2))",
            Verdict("a generator expression", "write [f(x) for x in (1, 2)]"),
            id="expression becomes a comprehension",
        ),
        pytest.param(
            "generator expression",
            "",
            Verdict("a generator expression", "write list(...)"),
            id="long expression",
        ),
        pytest.param(
            "generator function rows()",
            "rows(path)",
            Verdict("a generator made by rows()", "write list(rows(path))"),
            id="generator function",
        ),
        pytest.param(
            "Path.glob()",
            'root.glob("*.png")',
            Verdict("a generator made by Path.glob()", 'write list(root.glob("*.png"))'),
            id="method of a library",
        ),
        pytest.param("generator", "", Verdict("a generator", "write list(...)"), id="of unknown make"),
        pytest.param(
            "coroutine load()",
            "load()",
            Verdict("a coroutine load()", "keep what awaiting it gives"),
            id="coroutine has no list",
        ),
        pytest.param(
            "async generator rows()",
            "rows()",
            Verdict("an async generator rows()", "make it in the worker"),
            id="async generator has no list",
        ),
    ],
)
def test_generator(what: str, text: str, expected: Verdict) -> None:
    assert judge(Evidence(made.generator(what, text))) == expected


def test_none_is_left_alone() -> None:
    assert judge(Evidence(NONE)) is None
