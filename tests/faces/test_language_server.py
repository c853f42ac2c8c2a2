"""python-lsp-server with its flake8 plugin, driven as an editor drives it.

It hands flake8 the buffer on standard input, with `--stdin-display-name` for a file of the workspace
and without a name for anything else (`pylsp/plugins/flake8_lint.py`, python-lsp-server 1.15).
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest
from faces.editor import Editor, Message
from faces.installed import SCRIPTS, environment, needs

needs("pylsp")
pytestmark = pytest.mark.faces

BASE = """\
from torch.utils.data import Dataset


class Base(Dataset):
    def __init__(self, table):
        self.names = self.chosen(table)

    def chosen(self, table):
        return list(table)
"""
BUFFER = """\
from base import Base


class Boxes(Base):
    def __init__(self, table: dict):
        super().__init__(table)
        self.keys = table.keys()
"""
FIXED = BUFFER.replace("table.keys()", "list(table)")
VIEW = "PV001 self.keys is a dict_keys view, which spawned workers can't receive: write list(table.keys())"
OFF = {name: {"enabled": False} for name in ("pycodestyle", "pyflakes", "mccabe")}
SETTINGS = {"pylsp": {"plugins": {**OFF, "flake8": {"enabled": True, "select": ["PV"]}}}}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("project")
    (folder / "base.py").write_text(BASE)
    (folder / "setup.cfg").touch()
    return folder


@pytest.fixture(scope="module")
def editor(project: Path) -> Iterator[Editor]:
    with Editor([str(SCRIPTS / "pylsp")], project, environment()) as opened:
        opened.configure(SETTINGS)
        yield opened


def shown(diagnostics: list[Message]) -> list[tuple[tuple[int, int], tuple[int, int], str, str]]:
    """Each diagnostic: from (line, character) to (line, character), both from 0, code and text."""
    assert {each["source"] for each in diagnostics} <= {"flake8"}
    ranges = [(each["range"]["start"], each["range"]["end"]) for each in diagnostics]
    places = [((a["line"], a["character"]), (b["line"], b["character"])) for a, b in ranges]
    return [(*place, each["code"], each["message"]) for place, each in zip(places, diagnostics)]


LAST = BUFFER.splitlines(keepends=True)[6]
FOUND = [((6, 8), (6, len(LAST)), "PV001", VIEW)]


def test_a_buffer_without_a_file(editor: Editor, project: Path) -> None:
    uri = (project / "new.py").as_uri()
    assert shown(editor.open(uri, BUFFER)) == FOUND
    assert editor.change(uri, FIXED, 2) == []
    assert shown(editor.change(uri, BUFFER, 3)) == FOUND
    assert not (project / "new.py").exists()


def test_a_buffer_without_a_name(editor: Editor) -> None:
    assert shown(editor.open("untitled:Untitled-1", BUFFER)) == FOUND
    assert editor.change("untitled:Untitled-1", FIXED, 2) == []


@pytest.mark.parametrize(
    "saved, buffer, expected", [(FIXED, BUFFER, FOUND), (BUFFER, FIXED, [])], ids=["spoilt", "cured"]
)
def test_the_buffer_counts_and_not_the_file(
    editor: Editor, project: Path, saved: str, buffer: str, expected: object
) -> None:
    path = project / f"saved_{len(saved)}.py"
    path.write_text(saved)
    assert shown(editor.open(path.as_uri(), buffer)) == expected
    assert path.read_text() == saved


def test_a_file_in_a_package_sees_its_neighbours(editor: Editor, project: Path) -> None:
    (project / "pkg" / "data").mkdir(parents=True)
    (project / "pkg" / "__init__.py").touch()
    (project / "pkg" / "data" / "__init__.py").write_text(BASE)
    source = BUFFER.replace("from base", "from .data")
    assert shown(editor.open((project / "pkg" / "boxes.py").as_uri(), source)) == FOUND


def test_a_finding_at_an_argument(editor: Editor, project: Path) -> None:
    source = textwrap.dedent(
        """\
        from torch.utils.data import Dataset


        class Faces(Dataset):
            def __init__(self, root, transform):
                self.transform = transform


        if __name__ == "__main__":
            faces = Faces(
                "root",
                transform=lambda row: row,
            )
        """
    )
    (found,) = shown(editor.open((project / "faces.py").as_uri(), source))
    assert found[:3] == ((11, 8), (11, len("        transform=lambda row: row,\n")), "PV003")


def test_columns_count_characters(editor: Editor, project: Path) -> None:
    source = (
        "from torch.utils.data import Dataset\n\n\n"
        "class Faces(Dataset):\n"
        "    def __init__(self, größe, transform):\n"
        "        self.transform = transform\n\n\n"
        'faces = Faces("äöü", lambda row: row)\n'
    )
    (found,) = shown(editor.open((project / "umlauts.py").as_uri(), source))
    assert found[:3] == ((8, 21), (8, 38), "PV003")


def test_a_buffer_that_does_not_parse_yet(editor: Editor, project: Path) -> None:
    uri = (project / "unfinished.py").as_uri()
    assert editor.open(uri, BUFFER + "        self.other = (\n") == []
    assert shown(editor.change(uri, BUFFER + "        self.other = ()\n", 2)) == FOUND
