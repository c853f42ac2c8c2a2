"""Files as bytes: encodings, ends of lines, what is not Python, and what is no file."""

from __future__ import annotations

import ast
import pathlib
import sys

import pytest
from conftest import Flake8, Write
from unbreakable.linted import BAD, codes, lint

NULLS = pytest.mark.skipif(sys.version_info < (3, 11, 4), reason="flake8 itself dies of null bytes")


@pytest.mark.parametrize(
    "content, expected",
    [
        pytest.param(b"", [], id="empty"),
        pytest.param(b"\n\n", [], id="blank"),
        pytest.param(b"# DataLoader", [], id="a comment without an end of line"),
        pytest.param(BAD.encode(), ["PV001"], id="plain"),
        pytest.param(BAD.rstrip("\n").encode(), ["PV001"], id="no end of line"),
        pytest.param(b"\xef\xbb\xbf" + BAD.encode(), ["PV001"], id="BOM"),
        pytest.param(b"\xef\xbb\xbf" + BAD.replace("\n", "\r\n").encode(), ["PV001"], id="BOM and CRLF"),
        pytest.param(BAD.replace("\n", "\r").encode(), ["PV001"], id="CR"),
        pytest.param(BAD.replace("\n", "\r\n").encode(), ["PV001"], id="CRLF"),
        pytest.param(("# coding: latin-1\n# \xe9\n" + BAD).encode("latin-1"), ["PV001"], id="latin-1"),
        pytest.param(("# coding: cp1251\n# \u0416\n" + BAD).encode("cp1251"), ["PV001"], id="cp1251"),
        pytest.param(("\f\n" + BAD).encode(), ["PV001"], id="form feed"),
        pytest.param(BAD.replace("class", "\f\nclass").replace("    def", "\f    def").encode(), ["PV001"], id="feeds"),
        pytest.param(BAD.replace("    ", "\t").encode(), ["PV001"], id="tabs"),
        pytest.param(BAD.replace("names", "\u540d\u524d").encode(), ["PV001"], id="unicode names"),
        pytest.param(BAD.replace("names", "na\ufb01me").encode(), ["PV001"], id="a name that is normalised"),
        pytest.param((BAD + "x = '\\ud800'\n").encode(), ["PV001"], id="lone surrogate"),
    ],
)
def test_unusual_bytes(tmp_path: pathlib.Path, flake8: Flake8, content: bytes, expected: list[str]) -> None:
    (tmp_path / "boxes.py").write_bytes(content)
    assert lint(flake8) == expected


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(BAD.encode().replace(b"class", b"\0class"), id="null byte", marks=NULLS),
        pytest.param(BAD.encode() + b"class (:\n", id="syntax error"),
        pytest.param(BAD.encode() + b"  x = 1\n", id="indentation error"),
        pytest.param(BAD.encode("utf-16"), id="UTF-16", marks=NULLS),
        pytest.param(bytes(range(1, 256)) + b"DataLoader", id="no text at all"),
    ],
)
def test_what_is_not_python_is_flake8s_own_matter(tmp_path: pathlib.Path, flake8: Flake8, content: bytes) -> None:
    (tmp_path / "boxes.py").write_bytes(content)
    assert {code[:2] for code in lint(flake8)} == {"E9"}


def test_text_that_is_no_file(flake8: Flake8) -> None:
    for name in ("-", "gone/deep/x.py", "\u540d.py", "a b", "."):
        done = flake8(f"--stdin-display-name={name}", "--select=PV", "-", stdin=BAD)
        assert "PV001" in done.stdout and "critical error" not in done.stdout


def test_a_folder_that_is_gone(tmp_path: pathlib.Path, flake8: Flake8) -> None:
    done = flake8("--select=PV,E9", "nowhere")
    assert "E902" in done.stdout


@pytest.mark.parametrize("jobs", ["-j1", "-j2"])
def test_a_file_that_is_gone_keeps_no_other_from_its_answer(write: Write, flake8: Flake8, jobs: str) -> None:
    write({"a.py": BAD, "c.py": BAD})
    done = flake8("--select=PV,E9", jobs, "a.py", "b.py", "c.py")
    assert [line.split()[1] for line in sorted(done.stdout.splitlines())] == ["PV001", "E902", "PV001"]


@pytest.mark.parametrize("broken", range(0, len(BAD), 9))
def test_text_that_is_cut_off(broken: int) -> None:
    source = BAD[:broken]
    try:
        ast.parse(source)
    except SyntaxError:
        return
    codes(source + "\n# DataLoader\n")
