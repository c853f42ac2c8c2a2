"""The real flake8 executable on temporary projects: packaging, entry point, options and output."""

from __future__ import annotations

import random

import pytest
from conftest import Flake8, Write
from oracle.marks import CASES

BOXES = """\
from torch.utils.data import Dataset


class Boxes(Dataset):
    def __init__(self, ranges: dict):
        self.names = ranges.keys()
"""
BASE = "from torch.utils.data import Dataset\n\n\nclass SequenceBase(Dataset):\n    pass\n"
GOOD = BOXES.replace("ranges.keys()", "list(ranges)")
FOUND = "boxes.py:6:9: PV001 self.names is"
PLAIN = "class Boxes:\n    def __init__(self, ranges: dict):\n        self.names = ranges.keys()\n"


def codes(output: str) -> list[str]:
    return [line.split()[1] for line in output.splitlines()]


def test_a_finding_and_its_cure(write: Write, flake8: Flake8) -> None:
    write({"boxes.py": BOXES})
    done = flake8("boxes.py")
    assert (done.returncode, len(done.stdout.splitlines())) == (1, 1)
    assert done.stdout.startswith(FOUND)
    write({"boxes.py": GOOD})
    done = flake8("boxes.py")
    assert (done.returncode, done.stdout) == (0, "")


def test_a_plain_class_is_left_alone(write: Write, flake8: Flake8) -> None:
    write({"boxes.py": PLAIN})
    assert flake8().stdout == ""


def test_columns_count_characters(write: Write, flake8: Flake8) -> None:
    """`ast` counts bytes."""
    call = "boxes = Boxes('äöü', lambda row: row)\n"
    write({"boxes.py": GOOD.replace("ranges: dict", "ranges, key").replace("list(ranges)", "key") + "\n\n" + call})
    assert flake8("boxes.py").stdout.startswith("boxes.py:9:22: PV003 ")


def test_its_version_is_shown(flake8: Flake8) -> None:
    assert "flake8-pickle-views: " in flake8("--version").stdout


def test_a_base_in_another_file(write: Write, flake8: Flake8) -> None:
    write(
        {
            "pkg/__init__.py": "",
            "pkg/base.py": BASE,
            "pkg/demos.py": "from pkg.base import SequenceBase\n\n\nclass Demos(SequenceBase):\n"
            "    def __init__(self, table: dict):\n        self.names = table.keys()\n",
        }
    )
    assert codes(flake8().stdout) == ["PV001"]
    assert codes(flake8("pkg/demos.py").stdout) == ["PV001"]
    assert codes(flake8("demos.py", folder="pkg").stdout) == ["PV001"]


def test_jobs_and_order_change_nothing(write: Write, flake8: Flake8) -> None:
    names = [f"data_{number}.py" for number in range(12)]
    write({name: BOXES if number % 2 else GOOD for number, name in enumerate(names)})
    expected = flake8("-j1", *names).stdout
    assert len(expected.splitlines()) == 6
    assert flake8("-j2", *names).stdout == expected
    shuffled = random.Random(7).sample(names, len(names))
    assert flake8("-j1", *shuffled).stdout == expected
    assert flake8("-j2", *shuffled).stdout == expected
    alone = "".join(flake8(name).stdout for name in sorted(names))
    assert alone == expected


def test_what_was_linted_before_changes_nothing(flake8: Flake8) -> None:
    """All cases together: trees of modules are shared within a process, and no answer may come from that."""
    paths = [str(path) for path in sorted(CASES.rglob("*.py"))]
    arguments = ("--isolated", "--select=PV")
    expected = flake8(*arguments, "-j1", *paths).stdout.splitlines()
    assert len(expected) > 100
    assert flake8(*arguments, "-j2", *paths).stdout.splitlines() == expected
    shuffled = random.Random(3).sample(paths, len(paths))
    assert sorted(flake8(*arguments, "-j1", *shuffled).stdout.splitlines()) == sorted(expected)


def test_stdin_without_a_name(write: Write, flake8: Flake8) -> None:
    done = flake8("-", stdin=BOXES)
    assert done.stdout.startswith("stdin:6:9: PV001 self.names is")


def test_stdin_with_a_display_name_reads_what_is_handed_over(write: Write, flake8: Flake8) -> None:
    write({"boxes.py": GOOD})
    done = flake8("--stdin-display-name=boxes.py", "-", stdin=BOXES)
    assert done.stdout.startswith(FOUND)


def test_stdin_sees_the_project_around_it(write: Write, flake8: Flake8) -> None:
    write(
        {
            "base.py": "from torch.utils.data import Dataset\n\n\nclass Base(Dataset):\n    pass\n",
            "deep/x.py": "",
        }
    )
    source = BOXES.replace("from torch.utils.data import Dataset", "from base import Base").replace(
        "(Dataset)", "(Base)"
    )
    assert codes(flake8("-", stdin=source).stdout) == ["PV001"]
    assert codes(flake8("--stdin-display-name=base_user.py", "-", stdin=source).stdout) == ["PV001"]


@pytest.mark.parametrize(
    "comment, shown",
    [
        ("# noqa", False),
        ("# noqa: PV001", False),
        ("# noqa: PV0", False),
        ("# noqa: PV002", True),
        ("# noqa: E501", True),
    ],
)
def test_noqa_on_the_line(write: Write, flake8: Flake8, comment: str, shown: bool) -> None:
    write({"boxes.py": BOXES.rstrip("\n") + f"  {comment}\n"})
    assert codes(flake8("--select=PV").stdout) == ["PV001"] * shown
    assert codes(flake8("--select=PV", "--disable-noqa").stdout) == ["PV001"]


def test_noqa_goes_on_the_first_line_of_a_statement(write: Write, flake8: Flake8) -> None:
    write(
        {
            "boxes.py": BOXES.replace(
                "= ranges.keys()", "= (  # noqa: PV001\n            ranges.keys()\n        )"
            )
        }
    )
    assert flake8().stdout == ""


def test_noqa_for_the_file(write: Write, flake8: Flake8) -> None:
    write({"boxes.py": "# flake8: noqa: PV001\n" + BOXES})
    assert flake8().stdout == ""


def test_per_file_ignores(write: Write, flake8: Flake8) -> None:
    write(
        {
            "boxes.py": BOXES,
            "tests/boxes.py": BOXES,
            ".flake8": "[flake8]\nper-file-ignores =\n    tests/*: PV0\n",
        }
    )
    assert [line.split(":")[0] for line in flake8().stdout.splitlines()] == ["./boxes.py"]


@pytest.mark.parametrize(
    "arguments, shown",
    [
        (["--select=PV"], True),
        (["--select=PV001"], True),
        (["--select=PV1"], False),
        (["--select=E,F"], False),
        (["--ignore=PV"], False),
        (["--extend-ignore=PV0"], False),
        (["--extend-ignore=PV0", "--select=PV001"], True),
    ],
)
def test_selection(write: Write, flake8: Flake8, arguments: list[str], shown: bool) -> None:
    write({"boxes.py": BOXES})
    assert codes(flake8(*arguments).stdout) == ["PV001"] * shown


@pytest.mark.parametrize(
    "argument, error",
    [
        (
            "--pv-classes=Config",
            "--pv-classes: expected package.module.Class or package.module.*, got 'Config'",
        ),
        ("--pv-dataset-bases=a.*", "--pv-dataset-bases: expected package.module.Class, got 'a.*'"),
        ("--pv-search-path=./gone", "--pv-search-path: no such folder: "),
        (
            "--pv-target-version=2.7",
            "--pv-target-version: expected a version from 3.8 to 3.15 such as 3.11, got '2.7'",
        ),
    ],
)
def test_a_bad_option_is_one_clear_line(write: Write, flake8: Flake8, argument: str, error: str) -> None:
    write({"boxes.py": BOXES})
    done = flake8(argument, "boxes.py")
    assert done.returncode == 1
    head, line = done.stdout.splitlines()
    assert head == "There was a critical error during execution of Flake8:"
    assert line.startswith(f"flake8-pickle-views: {error}")


def test_a_bad_key_in_pyproject_is_one_clear_line(write: Write, flake8: Flake8) -> None:
    write({"boxes.py": BOXES, "pyproject.toml": "[tool.pickle-views]\nclases = ['a.A']\n"})
    done = flake8("boxes.py")
    assert done.returncode == 1
    assert "pyproject.toml: [tool.pickle-views] clases: unknown key, expected one of" in done.stdout
    assert flake8("--select=E", "boxes.py").returncode == 0


CONFIG = "class Config:\n    def __init__(self, ranges: dict):\n        self.names = ranges.keys()\n"


@pytest.mark.parametrize(
    "files",
    [
        pytest.param(
            {"pyproject.toml": "[tool.pickle-views]\nclasses = ['pkg.config.Config']\n"}, id="pyproject.toml"
        ),
        pytest.param({"pyproject.toml": "[tool.pickle-views]\nclasses = ['pkg.*']\n"}, id="pattern"),
        pytest.param({"setup.cfg": "[flake8]\npv-classes = pkg.config.Config\n"}, id="setup.cfg"),
        pytest.param(
            {"tox.ini": "[flake8]\npv_classes =\n    other.Class,\n    pkg.config.Config\n"}, id="tox.ini"
        ),
        pytest.param(
            {
                ".flake8": "[flake8]\npv-classes = pkg.config.Config\n",
                "pyproject.toml": "[tool.pickle-views]\nclasses = ['other.Class']\n",
            },
            id="flake8 wins",
        ),
    ],
)
def test_further_classes(write: Write, flake8: Flake8, files: dict[str, str]) -> None:
    write({"pkg/__init__.py": "", "pkg/config.py": CONFIG})
    assert flake8("--select=PV", "pkg").stdout == ""
    write(files)
    assert codes(flake8("--select=PV", "pkg").stdout) == ["PV001"]


def test_further_bases(write: Write, flake8: Flake8) -> None:
    source = "from lib.data import Parent\n\n\n" + CONFIG.replace("Config:", "Config(Parent):")
    write({"boxes.py": source})
    assert flake8().stdout == ""
    assert codes(flake8("--pv-dataset-bases=lib.data.Parent").stdout) == ["PV001"]


@pytest.mark.parametrize("source", ["class A(Dataset:\n", "def f(:\n", "  x = DataLoader\n"])
def test_a_file_that_does_not_parse_is_flake8s_own_matter(write: Write, flake8: Flake8, source: str) -> None:
    write({"broken.py": source, "boxes.py": BOXES})
    output = flake8("--select=E9,PV").stdout
    assert "E9" in output
    assert FOUND in output
