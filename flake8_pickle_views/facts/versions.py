"""Ranges of Python versions as the tables write them: `>=3.14`, `<3.12`, `!=3.13`, `>=3.8,<3.11`."""

from __future__ import annotations

import operator

_COMPARISONS = {
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
    "==": operator.eq,
    "!=": operator.ne,
}


def includes(versions: str, target: tuple[int, int]) -> bool:
    """Whether all comparisons hold for the target; no comparison means every version."""
    return all(_holds(part.strip(), target) for part in versions.split(",") if part.strip())


def _holds(comparison: str, target: tuple[int, int]) -> bool:
    sign = comparison.rstrip("0123456789. ")
    major, _, minor = comparison[len(sign) :].strip().partition(".")
    return bool(_COMPARISONS[sign.strip()](target, (int(major), int(minor or 0))))
