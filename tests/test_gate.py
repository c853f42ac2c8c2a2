from __future__ import annotations

import os
from collections.abc import Mapping

import pytest
from conftest import Write

from flake8_pickle_views.gate import may_matter
from flake8_pickle_views.options import Options

BASE = "from torch.utils.data import Dataset\n\n\nclass SequenceBase(Dataset):\n    pass\n"
DEMOS = "from seqbase import SequenceBase\n\n\nclass Demos(SequenceBase):\n    pass\n"


def passes(write: Write, files: Mapping[str, str], linted: str, options: Options = Options()) -> bool:
    folder = write({"pyproject.toml": "", **files})
    return may_matter(files[linted].splitlines(keepends=True), str(folder / linted), options)


@pytest.mark.parametrize(
    "text",
    [
        "class A(Dataset): ...",
        "class A(data.IterableDataset): ...",
        "@DATASETS.register_module()\nclass A(Base): ...",
        "DataLoader(x)",
        "make_data_loader(x)",
        "from torch.utils import data",
        "class P(IterDataPipe): ...",
        "run(collate_fn=lambda b: b)",
        "import torch_geometric\nNeighborLoader(x)",
        "from timm.data import create_loader",
        "from torchvision.datasets import ImageFolder",
        "class M(LightningDataModule):\n    def train_dataloader(self): ...",
    ],
)
def test_words_of_its_own(text: str) -> None:
    assert may_matter([text], "x.py")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "class Plain:\n    def __init__(self, d):\n        self.names = d.keys()\n",
        "import torch\n\nnet = torch.nn.Linear(2, 2)\n",
        "from torchvision import transforms\n\nflip = transforms.Lambda(lambda x: x)\n",
        "class ReactorCheck(BaseLoader): ...",
        "from jinja2 import FileSystemLoader\n",
        "import os, sys\nfrom . import nothing\nfrom .. import nothing\nfrom .a.b import c\n",
    ],
)
def test_what_has_nothing_to_do_with_it(write: Write, text: str) -> None:
    assert not passes(write, {"pkg/x.py": text}, "pkg/x.py")


@pytest.mark.parametrize(
    "files",
    [
        pytest.param({"x.py": DEMOS, "seqbase.py": BASE}, id="beside it"),
        pytest.param({"x.py": DEMOS, "src/seqbase.py": BASE}, id="in src"),
        pytest.param({"tools/x.py": DEMOS, "seqbase.py": BASE}, id="in the project's root"),
        pytest.param(
            {"x.py": "from seq.base import SequenceBase\nclass A(SequenceBase): ...", "seq/base.py": BASE},
            id="in a namespace package",
        ),
        pytest.param(
            {
                "a/b/x.py": "from ..seqbase import SequenceBase\nclass A(SequenceBase): ...",
                "a/seqbase.py": BASE,
            },
            id="relative",
        ),
        pytest.param(
            {"a/x.py": "from . import seqbase\nclass A(seqbase.SequenceBase): ...", "a/seqbase.py": BASE},
            id="relative module",
        ),
        pytest.param(
            {"x.py": "from seq import (\n    other,\n    SequenceBase,\n)\n", "seq/__init__.py": BASE},
            id="over several lines",
        ),
        pytest.param(
            {"x.py": "from seq import other, \\\n    base\n", "seq/base.py": BASE},
            id="continued line",
        ),
        pytest.param(
            {
                "x.py": "from seq import SequenceBase\n",
                "seq/__init__.py": "from .base import SequenceBase",
                "seq/base.py": BASE,
            },
            id="re-exported",
        ),
        pytest.param(
            {
                "x.py": "from seq import SequenceBase\n",
                "seq/__init__.py": "from .base import *",
                "seq/base.py": BASE,
            },
            id="re-exported by a star",
        ),
        pytest.param(
            {
                "x.py": "from seq import make\n",
                "seq/__init__.py": "from .base import build as make",
                "seq/base.py": BASE,
            },
            id="re-exported under another name",
        ),
        pytest.param(
            {
                "x.py": "from middle import Middle\n\n\nclass Last(Middle): ...",
                "middle.py": "from first import First\n\n\nclass Middle(\n    First\n): ...",
                "first.py": DEMOS.replace("Demos", "First"),
                "seqbase.py": BASE,
            },
            id="several steps up",
        ),
        pytest.param(
            {"x.py": "import os, seqbase as s\nclass A(s.SequenceBase): ...", "seqbase.py": BASE}, id="import"
        ),
        pytest.param(
            {"x.py": "def f():\n    from seqbase import SequenceBase\n", "seqbase.py": BASE},
            id="in a function",
        ),
        pytest.param(
            {"x.py": "from coco import COCO\nclass A(COCO): ...", "coco.py": "class COCO(Dataset): ..."},
            id="caps",
        ),
        pytest.param({"x.py": DEMOS, "seqbase.py": "\ufeff" + BASE}, id="BOM"),
        pytest.param(
            {
                "x.py": "from boxes import Boxes\nBoxes({}, transform=lambda row: row)\n",
                "boxes.py": "from seqbase import SequenceBase\nclass Boxes(SequenceBase): ...\n",
                "seqbase.py": BASE,
            },
            id="an instance of a subclass",
        ),
    ],
)
def test_behind_an_import(write: Write, files: dict[str, str]) -> None:
    assert passes(write, files, next(iter(files)))


@pytest.mark.parametrize(
    "files",
    [
        pytest.param(
            {"x.py": DEMOS, "seqbase.py": "import torch\n\nclass SequenceBase: ..."}, id="only torch"
        ),
        pytest.param({"x.py": DEMOS}, id="not there"),
        pytest.param(
            {
                "x.py": "from boxes import Boxes\nshown = Boxes\n",
                "boxes.py": "from seqbase import SequenceBase\nclass Boxes(SequenceBase): ...\n",
                "seqbase.py": BASE,
            },
            id="a subclass that is only named",
        ),
        pytest.param(
            {"x.py": "from registry import MODELS\n", "registry.py": "MODELS = DATASETS = {}"}, id="constant"
        ),
        pytest.param({"x.py": "# from seqbase import SequenceBase\n", "seqbase.py": BASE}, id="comment"),
        pytest.param(
            {
                "x.py": "from a import A",
                "a.py": "from b import B\nclass A(B): ...",
                "b.py": "from a import A\nclass B(A): ...",
            },
            id="cycle",
        ),
        pytest.param(
            {"x.py": "from a import *", "a.py": "from x import *\nfrom a import *"}, id="cycle of stars"
        ),
    ],
)
def test_an_import_that_leads_nowhere(write: Write, files: dict[str, str]) -> None:
    assert not passes(write, files, "x.py")


def test_the_search_path_is_looked_at(write: Write) -> None:
    vendor = write({"vendor/seqbase.py": BASE}) / "vendor"
    assert not passes(write, {"x.py": DEMOS}, "x.py")
    assert passes(write, {"x.py": DEMOS}, "x.py", Options(search_path=(str(vendor),)))


@pytest.mark.parametrize(
    "options, expected",
    [
        (Options(classes=("pkg.config.Config",)), True),
        (Options(classes=("pkg.other.Other",)), False),
        (Options(classes=("pkg.config.*",)), True),
        (Options(classes=("pkg.transforms.*",)), False),
        (Options(dataset_bases=frozenset({"lib.Parent"})), True),
        (Options(dataset_bases=frozenset({"lib.Elsewhere"})), False),
        (Options(unpicklable=("pkg.config.Config",)), False),
    ],
)
def test_classes_that_the_user_named(write: Write, options: Options, expected: bool) -> None:
    files = {"pkg/config.py": "from lib import Parent\n\n\nclass Config(Parent):\n    pass\n"}
    assert passes(write, files, "pkg/config.py", options) is expected


def test_a_subclass_of_a_class_that_the_user_named(write: Write) -> None:
    files = {
        "x.py": "from a import A\nclass B(A): ...",
        "a.py": "from lib import Config\nclass A(Config): ...",
    }
    assert not passes(write, files, "x.py")
    assert passes(write, files, "x.py", Options(classes=("lib.Config",)))


@pytest.mark.parametrize("name", ["stdin", "-"])
def test_text_without_a_name_lies_in_the_working_directory(
    write: Write, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(write({"seqbase.py": BASE}))
    assert may_matter(DEMOS.splitlines(keepends=True), name)
    assert not may_matter(["from elsewhere import SequenceBase\n"], name)
    assert may_matter(["class Config: ...\n"], name, Options(classes=("pkg.config.*",)))


def test_files_that_can_not_be_read_do_not_count(write: Write) -> None:
    folder = write(
        {"pyproject.toml": "", "loop/x.py": DEMOS, "pipe/x.py": DEMOS, "folder/seqbase.py/x.py": DEMOS}
    )
    os.symlink("seqbase.py", folder / "loop" / "seqbase.py")
    os.mkfifo(folder / "pipe" / "seqbase.py")
    for name in ("loop", "pipe", "folder", "gone"):
        assert not may_matter(DEMOS.splitlines(keepends=True), str(folder / name / "x.py"))
