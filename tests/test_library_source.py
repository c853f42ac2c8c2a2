"""The story this project began with: a dataset holds nuScenes' configuration, which keeps a view of its ranges."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from flake8_pickle_views.source import project

DATASET = """\
from nuscenes.eval.detection.config import config_factory
from torch.utils.data import Dataset


class Sweeps(Dataset):
    def __init__(self, tokens, eval_version="detection_cvpr_2019"):
        self.tokens = tokens
        if eval_version is not None:
            self.eval_detection_configs = config_factory(eval_version)

    def __len__(self):
        return len(self.tokens)

    def __getitem__(self, index):
        return self.tokens[index]
"""


def linted(folder: Path, *options: str) -> str:
    (folder / "sweeps.py").write_text(DATASET)
    command = [sys.executable, "-m", "flake8", "--isolated", "--select=PV", *options, "sweeps.py"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout


def test_the_installed_package_is_read(tmp_path: Path) -> None:
    if importlib.util.find_spec("nuscenes") is None:
        if os.environ.get("LIBRARY_SOURCES"):
            pytest.fail("nuscenes-devkit is missing, which .ci/run has installed")
        pytest.skip("nuscenes-devkit is not installed")
    assert linted(tmp_path) == (
        "sweeps.py:9:13: PV001 self.eval_detection_configs.class_names is a dict_keys view "
        "(nuscenes/eval/detection/data_classes.py, line 39), which spawned workers can't receive: "
        "set self.eval_detection_configs.class_names to list(...) after this line\n"
    )


def test_a_package_of_the_search_path_is_read(tmp_path: Path) -> None:
    detection = tmp_path / "elsewhere" / "nuscenes" / "eval" / "detection"
    detection.mkdir(parents=True)
    for folder in (detection, detection.parent, detection.parent.parent):
        (folder / "__init__.py").touch()
    (detection / "config.py").write_text(
        "class DetectionConfig:\n"
        "    def __init__(self, class_range):\n"
        "        self.class_names = class_range.keys()\n"
        "\n\n"
        "def config_factory(name):\n"
        "    return DetectionConfig({'car': 50})\n"
    )
    found = linted(tmp_path, "--pv-search-path", str(tmp_path / "elsewhere"))
    assert "self.eval_detection_configs.class_names" in found
    assert "nuscenes/eval/detection/config.py, line 3" in found


def test_the_facts_say_it_where_the_package_is_absent(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import ast

    from flake8_pickle_views.analysis import analyse
    from flake8_pickle_views.options import Options

    monkeypatch.setattr(project, "installed", lambda roots: ())
    monkeypatch.chdir(tmp_path)
    (found,) = analyse(ast.parse(DATASET), DATASET.splitlines(keepends=True), "sweeps.py", Options())
    assert (found.line, found.code, found.path) == (9, "PV001", "self.eval_detection_configs.class_names")
    assert "data_classes" not in found.message
