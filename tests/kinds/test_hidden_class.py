"""Kind 07."""

from __future__ import annotations

import pytest

from flake8_pickle_views.evaluation.values import Class, External, Origin, Ref, Typed
from flake8_pickle_views.kinds.hidden_class import judge
from flake8_pickle_views.kinds.kind import Evidence, Verdict

from . import made

LOCAL = made.a_class("class Row: pass", made.FRAME)
FOUND = made.a_class("class Row: pass")


def typed(type: Class | External) -> Typed:
    return Typed(type, "row", Origin(made.MODULE, made.MODULE.tree))


def test_local_class() -> None:
    assert judge(Evidence(LOCAL)) == Verdict("the local class Row", "move Row to module level")


@pytest.mark.parametrize(
    "evidence",
    [
        pytest.param(Evidence(Ref(0), made.place("instance", LOCAL)), id="made in sight"),
        pytest.param(Evidence(typed(LOCAL)), id="known from an annotation"),
    ],
)
def test_instance_of_a_local_class(evidence: Evidence) -> None:
    assert judge(evidence) == Verdict("an instance of the local class Row", "move Row to module level")


@pytest.mark.parametrize(
    "evidence",
    [
        pytest.param(Evidence(FOUND), id="class at module level"),
        pytest.param(Evidence(Ref(0), made.place("instance", FOUND)), id="its instance"),
        pytest.param(Evidence(typed(FOUND)), id="known from an annotation"),
        pytest.param(Evidence(typed(External("pkg.Row"))), id="class of a library"),
        pytest.param(Evidence(Ref(0), made.place("opaque", "pkg.Row")), id="object of a library"),
        pytest.param(Evidence(Ref(0), made.place("frame", LOCAL)), id="not an instance"),
    ],
)
def test_what_can_be_found_by_name_is_left_alone(evidence: Evidence) -> None:
    assert judge(evidence) is None


def test_instance_of_a_project_class_whose_base_is_made_on_the_fly() -> None:
    verdict = judge(made.refused(Ref(0), "07", "a row of itertuples()"))
    assert verdict == Verdict("a row of itertuples()", "use a class at module level")
