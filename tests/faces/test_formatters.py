"""flake8's formatter plugins for CI services, on this plugin's findings: what they write is read back.

Of those on PyPI that work with flake8 7: flake8-github-annotations, flake8-gl-codeclimate, flake8-json and
flake8-sarif. flake8-github wants flake8 6. flake8-sarif-formatter fetches flake8's rules from a web site
when it starts and dies without them, so that it can't be tested here.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from conftest import Flake8, Write
from faces.installed import needs

for module in ("flake8_github_annotations", "flake8_gl_codeclimate", "flake8_json_reporter", "flake8_sarif_reporter"):
    needs(module)
pytestmark = pytest.mark.faces

FILES = {
    "pkg/__init__.py": "",
    "pkg/base.py": "from torch.utils.data import Dataset\n\n\nclass Base(Dataset):\n    pass\n",
    "pkg/boxes.py": """\
from pkg.base import Base


class Boxes(Base):
    def __init__(self, ranges, transform=None):
        self.names = ranges["a,b::c"].keys()
        self.where = open("größen.json")
        self.transform = transform
""",
    "train.py": """\
from pkg.boxes import Boxes
from torch.utils.data import DataLoader

loader = DataLoader(Boxes({}, transform=lambda row: {"50%": row}), num_workers=2)
""",
}
CURED = {
    "pkg/boxes.py": FILES["pkg/boxes.py"].replace(".keys()", "").replace('open("größen.json")', "'größen.json'"),
    "train.py": "from pkg.boxes import Boxes\n\nboxes = Boxes({})\n",
}

Found = tuple[str, int, int, str, str]
"""Path, line, column, code and text. 0 is a column that a format has no room for."""

WORKERS = "which spawned workers can't receive"
OPENED = f"{WORKERS}: keep the path and open it on first use in the worker"
FOUND: list[Found] = [
    ("pkg/boxes.py", 6, 9, "PV001", f"self.names is a dict_keys view, {WORKERS}: write list(ranges['a,b::c'].keys())"),
    ("pkg/boxes.py", 7, 9, "PV005", f"self.where is an open file, {OPENED}"),
    ("train.py", 4, 31, "PV003", f"Boxes keeps this lambda as self.transform, {WORKERS}: use a module-level function"),
]


def github(output: str) -> Iterator[Found]:
    """A workflow command a line: properties end at commas, the message is the rest (docs.github.com,
    "Workflow commands for GitHub Actions")."""
    for line in output.splitlines():
        command = re.fullmatch(r"::error file=([^,]+),line=(\d+),col=(\d+),title=([^,:]+)::(.+)", line)
        assert command is not None, line
        yield command[1], int(command[2]), int(command[3]), command[4], command[5]


def flat(output: str) -> Iterator[Found]:
    for path, found in json.loads(output).items():
        for each in found:
            assert each["filename"] == path
            yield path, each["line_number"], each["column_number"], each["code"], each["text"]


def code_climate(output: str) -> Iterator[Found]:
    for path, found in json.loads(output).items():
        for each in found:
            begin = each["location"]["positions"]["begin"]
            yield path, begin["line"], begin["column"], each["check_name"], each["description"]


def gitlab(output: str) -> Iterator[Found]:
    found = json.loads(output)
    assert len({each["fingerprint"] for each in found}) == len(found)
    for each in found:
        described = re.fullmatch(r"(.+) \[(PV\d{3})\]", each["description"])
        assert described is not None, each
        yield each["location"]["path"], each["location"]["lines"]["begin"], 0, described[2], described[1]


def sarif(output: str) -> Iterator[Found]:
    """SARIF 2.1.0: columns count from 1, and a result's rule is among the tool's."""
    document = json.loads(output)
    assert document["version"] == "2.1.0"
    (run,) = document["runs"]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    for each in run["results"]:
        assert rules[each["ruleIndex"]] == each["ruleId"]
        (location,) = each["locations"]
        place = location["physicalLocation"]
        region = place["region"]
        path = place["artifactLocation"]["uri"]
        yield path, region["startLine"], region["startColumn"], each["ruleId"], each["message"]["text"]


@pytest.mark.parametrize(
    "name, read",
    [
        ("github", github),
        ("json", flat),
        ("codeclimate", code_climate),
        ("gl-codeclimate", gitlab),
        ("sarif", sarif),
    ],
    ids=["GitHub", "JSON", "Code Climate", "GitLab", "SARIF"],
)
def test_what_is_written_reads_back(
    write: Write, flake8: Flake8, name: str, read: Callable[[str], Iterator[Found]]
) -> None:
    write(FILES)
    done = flake8("--select=PV", f"--format={name}", "pkg", "train.py")
    expected = [(*each[:2], 0, *each[3:]) for each in FOUND] if read is gitlab else FOUND
    assert (done.returncode, list(read(done.stdout))) == (1, expected)
    write(CURED)
    done = flake8("--select=PV", f"--format={name}", "pkg", "train.py")
    assert (done.returncode, list(read(done.stdout))) == (0, [])
