"""Kind 11."""

from __future__ import annotations

from flake8_pickle_views.evaluation.values import Ref
from flake8_pickle_views.kinds.kind import Evidence, Verdict
from flake8_pickle_views.kinds.unbuildable import RAISE, judge, verdict

from . import made


def test_measured() -> None:
    found = judge(made.refused(Ref(0), "11", "an exception with other arguments"))
    assert found == Verdict("an exception with other arguments", "give its class a __reduce__")


def test_silent_without_a_fact() -> None:
    assert judge(Evidence(Ref(0), made.place("instance", made.a_class("class Row: pass")))) is None


def test_verdict_for_those_who_read_the_class() -> None:
    found = verdict("__getattr__ reads self.inner before it is there", RAISE)
    assert found.what == "an object that can't be rebuilt (__getattr__ reads self.inner before it is there)"
    assert found.remedy == "raise AttributeError there for names that begin with __"


def test_verdict_has_a_remedy_of_its_own() -> None:
    assert verdict("__new__ wants arguments").remedy == "give its class a __reduce__"
