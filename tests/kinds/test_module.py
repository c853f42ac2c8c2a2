"""Kind 06."""

from __future__ import annotations

import pytest

from flake8_pickle_views.evaluation.values import External, ModuleObject
from flake8_pickle_views.kinds.kind import Evidence, Verdict
from flake8_pickle_views.kinds.module import judge

from . import made


@pytest.mark.parametrize(
    "value, expected",
    [
        (ModuleObject("numpy"), Verdict("the module numpy", "import numpy where it is used")),
        (ModuleObject("pkg.io", made.MODULE), Verdict("the module pkg.io", "import pkg.io where it is used")),
        (ModuleObject(""), Verdict("a module", "import it where it is used")),
    ],
    ids=["of a library", "of the project", "picked at run time"],
)
def test_module(value: ModuleObject, expected: Verdict) -> None:
    assert judge(Evidence(value)) == expected


def test_function_of_a_module_is_left_alone() -> None:
    assert judge(Evidence(External("numpy.load"))) is None
