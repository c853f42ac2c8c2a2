"""The kinds that facts alone decide: 04, 05, 08, 09, and what they share."""

from __future__ import annotations

import pytest

from flake8_pickle_views.evaluation.values import Ref
from flake8_pickle_views.facts.model import TypeFact
from flake8_pickle_views.kinds import handle, iterator, process_bound, thread
from flake8_pickle_views.kinds.kind import Evidence, Kind
from flake8_pickle_views.kinds.measured import label, measured

from . import made

KINDS = pytest.mark.parametrize(
    "kind", [thread.KIND, handle.KIND, iterator.KIND, process_bound.KIND], ids=lambda kind: kind.name
)


@KINDS
def test_words_of_the_fact_win(kind: Kind) -> None:
    verdict = kind.judge(made.refused(Ref(0), kind.digits, "a thing", "drop it"))
    assert verdict is not None
    assert (verdict.what, verdict.remedy) == ("a thing", "drop it")


@KINDS
def test_remedy_of_its_own(kind: Kind) -> None:
    verdict = kind.judge(made.refused(Ref(0), kind.digits, "a thing"))
    assert verdict is not None
    assert 10 < len(verdict.remedy) < 70


@KINDS
def test_other_digits_and_no_fact_are_none_of_its_business(kind: Kind) -> None:
    assert kind.judge(made.refused(Ref(0), "01")) is None
    assert kind.judge(Evidence(Ref(0), made.place("opaque", ""))) is None


@pytest.mark.parametrize(
    "name, text",
    [
        ("threading.Event", "a threading.Event object"),
        ("aiohttp.ClientSession", "an aiohttp.ClientSession object"),
        ("builtins.memoryview", "a memoryview object"),
    ],
)
def test_label_from_the_name(name: str, text: str) -> None:
    assert label(TypeFact(name)) == text


def test_a_fact_that_fails_under_other_versions_only_is_no_refusal() -> None:
    fact = TypeFact("itertools.count", pickles=None, kind="08", fails=">=3.14")
    assert measured(Evidence(Ref(0), None, fact), "08", "write list(...)") is None
