"""Python's verdict on every case equals its marks, and so do the paths that the live twin finds."""

from __future__ import annotations

from typing import Any

import pytest
from oracle.marks import Case, all_cases, matches

by_case = pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.name)


@by_case
def test_python_agrees_with_the_marks(case: Case, verdicts: dict[str, Any]) -> None:
    said = verdicts[case.name]
    assert said["stage"] != "making", said["message"]
    assert bool(said["stage"]) == bool(case.expected), said["message"]


@by_case
def test_the_live_twin_agrees_with_python(case: Case, verdicts: dict[str, Any]) -> None:
    said = verdicts[case.name]
    assert bool(said["found"]) == bool(said["stage"]), (said["found"], said["message"])


@by_case
def test_the_live_twin_finds_the_marked_paths(case: Case, verdicts: dict[str, Any]) -> None:
    found = [(path, kind) for path, kind, *_ in verdicts[case.name]["found"]]
    kinds = {kind for _, kind in found}
    assert kinds == {expected.code[-2:] for expected in case.expected}
    if case.of_samples:
        return
    paths = [path for path, _ in found if path != "self"]
    expected = [expectation.path for expectation in case.expected if not _is_whole(expectation.path)]
    assert [path for path in paths if not any(matches(wanted, path) for wanted in expected)] == []
    assert [wanted for wanted in expected if not any(matches(wanted, path) for path in paths)] == [], paths
    assert ("self" in [path for path, _ in found]) == any(_is_whole(wanted.path) for wanted in case.expected)


def _is_whole(expected: str) -> bool:
    """Whether the whole object is meant, by the name of its class."""
    return expected.isidentifier() and expected[0].isupper()
