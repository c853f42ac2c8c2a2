"""All kinds, in the order of their codes."""

from __future__ import annotations

from flake8_pickle_views.kinds import (
    dict_view,
    function,
    generator,
    handle,
    hidden_class,
    in_transit,
    iterator,
    module,
    process_bound,
    thread,
    unbuildable,
)
from flake8_pickle_views.kinds.kind import Evidence, Kind, Verdict

KINDS: tuple[Kind, ...] = (
    dict_view.KIND,
    generator.KIND,
    function.KIND,
    thread.KIND,
    handle.KIND,
    module.KIND,
    hidden_class.KIND,
    iterator.KIND,
    process_bound.KIND,
    in_transit.KIND,
    unbuildable.KIND,
)


def judge(evidence: Evidence) -> tuple[Kind, Verdict] | None:
    """The first kind that says something about the value, and what it says."""
    for kind in KINDS:
        verdict = kind.judge(evidence)
        if verdict is not None:
            return kind, verdict
    return None


def by_digits(digits: str) -> Kind:
    """The kind whose codes end in these two digits. Raises `KeyError` if there is none."""
    for kind in KINDS:
        if kind.digits == digits:
            return kind
    raise KeyError(digits)
