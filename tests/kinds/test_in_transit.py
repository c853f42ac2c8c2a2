"""Kind 10."""

from __future__ import annotations

import pytest

from flake8_pickle_views.evaluation.values import UNKNOWN, Bound, External, Ref, Value
from flake8_pickle_views.kinds.in_transit import judge
from flake8_pickle_views.kinds.kind import Evidence, Verdict

from . import made

OWNER = made.a_class("class Row: pass")
LOCAL_OWNER = made.a_class("class Row: pass", made.FRAME)


def test_bound_lambda() -> None:
    bound = Bound(made.a_lambda("lambda self, x: x"), Ref(0))
    assert judge(Evidence(bound)) == Verdict("a bound lambda", "make it a method with def")


def test_local_function_tied_to_an_object() -> None:
    bound = Bound(made.a_def("def load(self): pass", made.FRAME), Ref(0))
    verdict = judge(Evidence(bound))
    assert verdict == Verdict("the local function load as a bound method", "make it a method with def")


@pytest.mark.parametrize(
    "function",
    [
        pytest.param(made.a_def("def load(self): pass", owner=OWNER), id="method"),
        pytest.param(made.a_def("def load(self): pass", made.FRAME, LOCAL_OWNER), id="of a local class"),
        pytest.param(External("list.append"), id="method of a library's object"),
        pytest.param(UNKNOWN, id="nobody knows"),
    ],
)
def test_bound_methods_travel(function: Value) -> None:
    assert judge(Evidence(Bound(function, Ref(0)))) is None


def test_lambda_that_is_not_bound_is_none_of_its_business() -> None:
    assert judge(Evidence(made.a_lambda("lambda x: x"))) is None


def test_measured() -> None:
    verdict = judge(made.refused(Ref(0), "10", "a torch.Generator"))
    assert verdict == Verdict("a torch.Generator", "make it on first use in the worker")
