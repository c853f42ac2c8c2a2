"""flake8 finds in every case what its marks expect, and nothing else."""

from __future__ import annotations

import pytest
from oracle.linting import Found, static_findings
from oracle.marks import Case, all_cases, mentions

CASES = all_cases()
BAD = [case for case in CASES if case.expected]
by_name = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
by_bad_name = pytest.mark.parametrize("case", BAD, ids=lambda case: case.name)


@pytest.fixture(scope="session")
def findings() -> dict[str, list[Found]]:
    return static_findings(CASES)


@by_name
def test_nothing_is_found_off_the_marked_lines(case: Case, findings: dict[str, list[Found]]) -> None:
    marked = case.marked if case.expected else frozenset()
    assert [found for found in findings[case.name] if found[:2] not in marked] == []


@by_bad_name
def test_each_expectation_is_found(case: Case, findings: dict[str, list[Found]]) -> None:
    found = findings[case.name]
    missing = [
        expected
        for expected in case.expected
        if not any(expected.code == code and mentions(expected.path, text) for *_, code, text in found)
    ]
    assert missing == [], found


@by_bad_name
def test_each_finding_is_expected_at_its_line(case: Case, findings: dict[str, list[Found]]) -> None:
    stray = [
        (file, line, code, text)
        for file, line, code, text in findings[case.name]
        if not any(
            (file, line, code) == (wanted.file, wanted.line, wanted.code) and mentions(wanted.path, text)
            for wanted in case.expected
        )
    ]
    assert stray == []
