"""The tuple of kinds, and the order in which they are asked."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

from flake8_pickle_views import kinds
from flake8_pickle_views.evaluation.values import (
    FOREIGN,
    NONE,
    UNKNOWN,
    Bound,
    Const,
    External,
    Ref,
    Union,
    Value,
)
from flake8_pickle_views.facts.model import TypeFact
from flake8_pickle_views.kinds.all import KINDS, by_digits, judge
from flake8_pickle_views.kinds.kind import Evidence, Kind

from . import made


def test_codes_are_unique_and_complete() -> None:
    assert [kind.digits for kind in KINDS] == [f"{number:02}" for number in range(1, 12)]


def test_names_are_unique() -> None:
    assert len({kind.name for kind in KINDS}) == len(KINDS)


def test_every_file_with_a_kind_is_in_the_tuple() -> None:
    files = pkgutil.iter_modules(kinds.__path__, f"{kinds.__name__}.")
    modules = [importlib.import_module(file.name) for file in files]
    found = {module.KIND.digits for module in modules if hasattr(module, "KIND")}
    assert found == {kind.digits for kind in KINDS}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_found_by_its_digits(kind: Kind) -> None:
    assert by_digits(kind.digits) is kind


def test_unknown_digits_are_a_key_error() -> None:
    with pytest.raises(KeyError):
        by_digits("12")


@pytest.mark.parametrize(
    "value",
    [
        UNKNOWN,
        FOREIGN,
        NONE,
        Const("text"),
        External("torch.relu"),
        Ref(0),
        Union((NONE, UNKNOWN)),
        made.a_def("def norm(x): return x"),
        made.a_class("class Row: pass"),
        Bound(made.a_def("def load(self): pass", owner=made.a_class("class Row: pass")), Ref(0)),
        Bound(External("list.append"), Ref(0)),
    ],
    ids=repr,
)
def test_silent_on_what_travels_or_is_not_known(value: Value) -> None:
    assert judge(Evidence(value)) is None


@pytest.mark.parametrize(
    "evidence, digits",
    [
        pytest.param(Evidence(made.view("dict_keys")), "01", id="view"),
        pytest.param(Evidence(made.generator("os.walk()")), "02", id="generator"),
        pytest.param(Evidence(made.a_lambda("lambda: None")), "03", id="lambda"),
        pytest.param(Evidence(Bound(made.a_lambda("lambda self: 1"), Ref(0))), "10", id="bound lambda"),
    ],
)
def test_first_kind_that_says_something(evidence: Evidence, digits: str) -> None:
    found = judge(evidence)
    assert found is not None and found[0].digits == digits


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_measured_fact_decides_by_its_digits(kind: Kind) -> None:
    digits = kind.digits
    found = judge(made.refused(Ref(0), digits, "a thing", "drop it"))
    assert found is not None
    assert found[0] is kind
    assert (found[1].what, found[1].remedy) == ("a thing", "drop it")


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_fact_without_words_gets_readable_ones(kind: Kind) -> None:
    found = judge(made.refused(Ref(0), kind.digits, name="acme.Thing"))
    assert found is not None
    assert found[1].what == "an acme.Thing object"
    assert found[1].remedy


@pytest.mark.parametrize("pickles", [True, None], ids=["pickles", "as what it holds"])
@pytest.mark.parametrize("digits", [kind.digits for kind in KINDS])
def test_a_fact_that_does_not_refuse_is_no_verdict(digits: str, pickles: bool | None) -> None:
    fact = TypeFact("pkg.Thing", pickles=pickles, kind=digits)
    assert judge(Evidence(Ref(0), made.place("opaque", "pkg.Thing"), fact)) is None


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_own_words_leave_the_line_short(kind: Kind) -> None:
    verdict = kind.judge(made.refused(Ref(0), kind.digits, "an HDF5 file"))
    assert verdict is not None
    line = f"PV0{kind.digits} self.x is {verdict.what}, which spawned workers can't receive: {verdict.remedy}"
    assert len(line) <= 125


def test_a_refusal_without_a_kind_is_filed_under_the_other_objects() -> None:
    found = judge(made.refused(Ref(0), ""))
    assert found is not None and found[0].digits == "09"
