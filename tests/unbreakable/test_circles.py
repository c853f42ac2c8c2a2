"""What leads back to itself, and what is hardly more than syntax: the bad dataset in it is found."""

from __future__ import annotations

import pytest
from conftest import Flake8, Write
from unbreakable.circles import CIRCLES
from unbreakable.linted import BAD, HEAD, codes, lint
from unbreakable.odd import ODD


@pytest.mark.parametrize("expected, source", [*CIRCLES.values(), *ODD.values()], ids=[*CIRCLES, *ODD])
def test_alone(expected: str, source: str) -> None:
    assert codes(HEAD + source) == expected.split()


def test_flake8_says_the_same_of_all_together(write: Write, flake8: Flake8) -> None:
    every = [*CIRCLES.values(), *ODD.values()]
    write({f"file_{number:03}.py": HEAD + source for number, (_, source) in enumerate(every)})
    assert sorted(lint(flake8)) == sorted(code for expected, _ in every for code in expected.split())


def test_imports_in_a_circle(write: Write, flake8: Flake8) -> None:
    write(
        {
            "a.py": "from b import *\nfrom b import B\n\n\nclass A(B):\n    pass\n",
            "b.py": "from c import *\nfrom c import C\n\n\nclass B(C):\n    pass\n",
            "c.py": "from a import *\nfrom a import A\n\n\nclass C(A):\n    pass\n",
            "boxes.py": BAD.replace("(Dataset)", "(A, Dataset)") + "\n\nfrom a import A\nfrom boxes import Boxes\n",
            "pkg/__init__.py": "from . import x\nfrom .x import X\nfrom pkg import *\n",
            "pkg/x.py": "from . import X as Y\nfrom .. import pkg\nfrom pkg.x import X\nfrom ......far import F\n"
            + HEAD
            + "class X(Y, F, pkg.X, Dataset):\n    def __init__(self):\n        self.names = {}.keys()\n",
        }
    )
    assert lint(flake8) == ["PV001", "PV001"]
