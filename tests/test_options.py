from __future__ import annotations

import argparse
import os
import sys
from typing import Any

import pytest
from conftest import Write

from flake8_pickle_views import pyproject
from flake8_pickle_views.options import BadOption, Options

RUNNING = sys.version_info[:2]


def read(**given: Any) -> Options:
    """The options for what flake8's namespace would hold."""
    unset = dict.fromkeys(("select", "extend_select", "ignore", "extend_ignore"))
    defaults = {"extended_default_select": ["PV"], "extended_default_ignore": []}
    return Options.from_flake8(argparse.Namespace(**{**unset, **defaults, **given}))


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_nothing_set_is_the_default() -> None:
    assert read() == Options()


def test_lists_of_names_keep_their_order_and_lose_repetitions() -> None:
    options = read(pv_classes=["b.B", "a.transforms.*", "b.B"], pv_dataset_bases=["lib.data.Base"])
    assert options.classes == ("b.B", "a.transforms.*")
    assert options.dataset_bases == {"lib.data.Base"}


@pytest.mark.parametrize(
    "name, expected",
    [
        ("pkg.Config", True),
        ("pkg.Config.Inner", False),
        ("pkg.transforms.Flip", True),
        ("pkg.transforms.deep.Flip", True),
        ("pkg.transforms", False),
        ("pkg.transforms_of_old.Flip", False),
        ("Config", False),
    ],
)
def test_which_classes_a_dataset_is_said_to_hold(name: str, expected: bool) -> None:
    assert read(pv_classes=["pkg.Config", "pkg.transforms.*"]).holds(name) is expected


@pytest.mark.parametrize("name", ["classes", "unpicklable", "picklable"])
@pytest.mark.parametrize("value", ["Config", "a..b", "a.b.", "a.*.b", "*", ".a.b", "a-b.c", "a b.c", "1a.b"])
def test_what_is_no_qualified_name_is_refused(name: str, value: str) -> None:
    with pytest.raises(BadOption) as caught:
        read(**{f"pv_{name}": [value]})
    expected = f"--pv-{name}: expected package.module.Class or package.module.*, got {value!r}"
    assert str(caught.value) == expected


def test_a_base_is_one_class() -> None:
    with pytest.raises(
        BadOption, match=r"--pv-dataset-bases: expected package\.module\.Class, got 'a\.b\.\*'"
    ):
        read(pv_dataset_bases=["a.b.*"])


@pytest.mark.parametrize("value, expected", [("3.8", (3, 8)), ("3.11", (3, 11)), ("3.15", (3, 15))])
def test_target_version(value: str, expected: tuple[int, int]) -> None:
    assert read(pv_target_version=value).target_version == expected


@pytest.mark.parametrize("value", ["3.7", "3.16", "3", "2.7", "3.11.2", "py311", ">=3.9", "", "3.٣"])
def test_a_target_version_that_is_none(value: str) -> None:
    with pytest.raises(BadOption, match="--pv-target-version: expected a version from 3.8 to 3.15"):
        read(pv_target_version=value)


def test_a_search_path_is_made_absolute(write: Write) -> None:
    folder = write({"vendor/lib.py": ""})
    assert read(pv_search_path=["vendor"]).search_path == (str(folder / "vendor"),)


def test_a_search_path_that_is_not_there() -> None:
    with pytest.raises(BadOption, match="--pv-search-path: no such folder: 'vendor'"):
        read(pv_search_path=["vendor"])


@pytest.mark.parametrize(
    "given, expected",
    [
        ({}, True),
        ({"select": ["PV"]}, True),
        ({"select": ["PV003"]}, True),
        ({"select": ["E", "F"]}, False),
        ({"select": ["E"], "extend_select": ["PV1"]}, True),
        ({"ignore": ["PV"]}, False),
        ({"extend_ignore": ["PV"]}, False),
        ({"extend_ignore": ["PV0"]}, True),
        ({"extend_ignore": ["PV0"], "select": ["PV0"]}, False),
        ({"extend_ignore": ["PV0"], "select": ["PV001"]}, True),
        ({"ignore": ["PV"], "extend_select": ["PV2"]}, True),
    ],
)
def test_whether_a_code_is_selected_is_flake8s_own_decision(given: dict[str, Any], expected: bool) -> None:
    assert read(**given).selected is expected


def test_what_is_not_selected_is_not_read(write: Write) -> None:
    write({"pyproject.toml": "[tool.pickle-views\n"})
    assert read(select=["E"], pv_classes=["nonsense"]) == Options(selected=False)


class TestPyproject:
    def test_all_keys(self, write: Write) -> None:
        folder = write(
            {
                "lib/a.py": "",
                "pyproject.toml": """
                    [tool.pickle-views]
                    dataset-bases = ["lib.Base"]
                    classes = ["lib.Config", "lib.transforms.*"]
                    unpicklable = ["lib.Handle"]
                    picklable = ["lib.Safe"]
                    search-path = ["lib"]
                    target-version = "3.12"
                """,
            }
        )
        assert read() == Options(
            dataset_bases=frozenset({"lib.Base"}),
            classes=("lib.Config", "lib.transforms.*"),
            unpicklable=("lib.Handle",),
            picklable=("lib.Safe",),
            search_path=(str(folder / "lib"),),
            target_version=(3, 12),
        )

    def test_the_nearest_file_counts_and_paths_start_there(self, write: Write) -> None:
        folder = write(
            {
                "pyproject.toml": "[tool.pickle-views]\nclasses = ['a.A']\nsearch-path = ['vendor']\n",
                "vendor/lib.py": "",
                "deep/er/x.py": "",
            }
        )
        os.chdir(folder / "deep" / "er")
        options = read()
        assert (options.classes, options.search_path) == (("a.A",), (str(folder / "vendor"),))

    def test_another_repository_is_not_looked_at(self, write: Write) -> None:
        folder = write({"pyproject.toml": "[tool.pickle-views]\nclasses = ['a.A']\n", "inner/.git/HEAD": ""})
        os.chdir(folder / "inner")
        assert read() == Options()

    def test_flake8_wins_key_by_key(self, write: Write) -> None:
        write({"pyproject.toml": "[tool.pickle-views]\nclasses = ['a.A']\npicklable = ['a.B']\n"})
        options = read(pv_classes=["b.B"])
        assert (options.classes, options.picklable) == (("b.B",), ("a.B",))

    def test_isolated_means_without_it(self, write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
        write({"pyproject.toml": "[project]\nrequires-python='>=3.9'\n[tool.pickle-views]\nnonsense = 1\n"})
        monkeypatch.setattr(sys, "argv", ["flake8", "--isolated"])
        assert read() == Options(target_version=(3, 9))

    @pytest.mark.parametrize(
        "text, message",
        [
            (
                "[tool.pickle-views]\nclass = ['a.A']",
                "[tool.pickle-views] class: unknown key, expected one of dataset-",
            ),
            (
                "[tool.pickle-views]\nclasses = 'a.A'",
                "[tool.pickle-views] classes: expected a list of strings",
            ),
            ("[tool.pickle-views]\nclasses = [1]", "[tool.pickle-views] classes: expected a list of strings"),
            (
                "[tool.pickle-views]\nclasses = ['A']",
                "[tool.pickle-views] classes: expected package.module.Class or",
            ),
            (
                "[tool.pickle-views]\ntarget-version = 3.11",
                "[tool.pickle-views] target-version: expected a string",
            ),
            (
                "[tool.pickle-views]\ntarget-version = '4'",
                "[tool.pickle-views] target-version: expected a version",
            ),
            (
                "[tool.pickle-views]\nsearch-path = ['no']",
                "[tool.pickle-views] search-path: no such folder: 'no'",
            ),
            ("[tool.pickle-views\nclasses = ['a.A']", "not valid TOML: "),
            ("[tool]\npickle-views = 3", "[tool.pickle-views] is not a table"),
        ],
    )
    def test_an_error_names_the_file_and_the_key_on_one_line(
        self, write: Write, text: str, message: str
    ) -> None:
        folder = write({"pyproject.toml": text})
        with pytest.raises(BadOption) as caught:
            read()
        assert str(caught.value).startswith(f"{folder / 'pyproject.toml'}: {message}")
        assert "\n" not in str(caught.value)

    @pytest.mark.parametrize(
        "text", ["[tool.other\n", "dev = ['flake8-pickle-views']\n[broken", "tool = 3\n", "\0"]
    )
    def test_a_file_that_has_no_section_is_not_judged(self, write: Write, text: str) -> None:
        write({"pyproject.toml": text})
        assert read() == Options()


class TestTargetVersionOfTheProject:
    @pytest.mark.parametrize(
        "files, expected",
        [
            ({"pyproject.toml": "[project]\nname = 'x'\nrequires-python = \">=3.9\"  # as torch\n"}, (3, 9)),
            ({"pyproject.toml": "[tool.poetry.dependencies]\npython = '^3.10'\n"}, (3, 10)),
            ({"setup.cfg": "[options]\npython_requires = >=3.9, <4\n"}, (3, 9)),
            (
                {"pyproject.toml": "[build-system]\n", "setup.cfg": "[options]\npython_requires = ~=3.10\n"},
                (3, 10),
            ),
            ({"pyproject.toml": "[other]\nrequires-python = '>=3.9'\n"}, RUNNING),
            ({"pyproject.toml": "[project]\nrequires-python = 'any'\n"}, RUNNING),
            (
                {
                    "pyproject.toml": "[project]\nrequires-python = '>=3.9'\n[tool.pickle-views]\n"
                    "target-version = '3.13'\n"
                },
                (3, 13),
            ),
            ({}, RUNNING),
        ],
    )
    def test_it_is_the_lowest_that_the_project_admits(
        self, write: Write, files: dict[str, str], expected: tuple[int, int]
    ) -> None:
        write(files)
        assert read().target_version == expected

    @pytest.mark.parametrize(
        "specifier, expected",
        [
            (">=3.9", (3, 9)),
            (">= 3.9", (3, 9)),
            (">=3.9.1", (3, 9)),
            (">3.8", (3, 8)),
            ("~=3.10", (3, 10)),
            ("~=3.10.2", (3, 10)),
            ("==3.11.*", (3, 11)),
            ("==3.11.4", (3, 11)),
            (">=2.7, !=3.8.*, <4", (3, 9)),
            ("!=3.8.3", (3, 8)),
            ("<3.12", (3, 8)),
            (">=3", (3, 8)),
            (">=3.6", (3, 8)),
            (">=3.11rc1", (3, 11)),
            ("^3.9", (3, 9)),
            ("~3.9", (3, 9)),
            (">=3.9 <3.12", (3, 9)),
            ("3.10.* || 3.12.*", (3, 10)),
            ("*", (3, 8)),
            (">=3.16", None),
            ("<3.8", None),
            (">=3.9, later", None),
            ("", None),
        ],
    )
    def test_specifiers(self, specifier: str, expected: tuple[int, int] | None) -> None:
        assert pyproject.lowest_version(specifier) == expected
