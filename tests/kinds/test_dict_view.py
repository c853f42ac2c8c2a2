"""Kind 01."""

from __future__ import annotations

import pytest

from flake8_pickle_views.evaluation.values import UNKNOWN
from flake8_pickle_views.kinds.dict_view import judge
from flake8_pickle_views.kinds.kind import Evidence, Verdict

from . import made


@pytest.mark.parametrize(
    "type, what",
    [
        ("dict_keys", "a dict_keys view"),
        ("dict_values", "a dict_values view"),
        ("dict_items", "a dict_items view"),
        ("odict_keys", "an odict_keys view"),
        ("odict_values", "an odict_values view"),
        ("odict_items", "an odict_items view"),
        ("view", "a dict view"),
        ("", "a dict view"),
    ],
)
def test_view_is_called_as_python_calls_it(type: str, what: str) -> None:
    assert judge(Evidence(made.view(type))) == Verdict(what, "write list(...)")


def test_remedy_repeats_the_source() -> None:
    verdict = judge(Evidence(made.view("dict_keys", "ranges.keys()")))
    assert verdict == Verdict("a dict_keys view", "write list(ranges.keys())")


def test_view_of_another_family_is_left_alone() -> None:
    assert judge(Evidence(made.view("KeysView"))) is None


def test_what_is_not_known_is_left_alone() -> None:
    assert judge(Evidence(UNKNOWN)) is None
