"""The line that a finding stands at, and the path that it names."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from loaders.expecting import check, findings

from flake8_pickle_views.analysis import analyse
from flake8_pickle_views.options import Options

HANDED_ON = {
    "a function that hands its parameter on": """
        def build_dataset(rows, scale=1):
            return Rows(rows=rows)
        def make():
            first = lambda row: row[0]
            return build_dataset(
                scale=2,
                rows=[first],  # PV003 self.rows[0]
            )
    """,
    "a function that wraps its parameter": """
        def build_dataset(transform):
            return Rows([abs, transform])
        def make():
            return build_dataset(
                lambda row: row[0],  # PV003 self.rows[1]
            )
    """,
    "two functions": """
        def inner(rows):
            return Rows(rows)
        def outer_dataset(name, rows):
            return inner(rows)
        def make():
            return outer_dataset(
                "train",
                [lambda row: row[0]],  # PV003 self.rows[0]
            )
    """,
    "a dataset around it": """
        class Limited(Dataset):
            def __init__(self, dataset):
                self.dataset = dataset
        def build_dataset(rows):
            return Rows(rows)
        def make():
            return Limited(
                build_dataset(
                    rows=[lambda row: row[0]],  # PV003 self.rows[0]
                )
            )
    """,
    "a keyword that is spread": """
        def build_dataset(**more):
            return Rows(**more)
        def make():
            return build_dataset(
                rows=[lambda row: row[0]],  # PV003 self.rows[0]
            )
    """,
    "the function makes it itself": """
        def build_dataset(rows):
            rows = [lambda row: row[0]]
            return Rows(rows)  # PV003 self.rows[0]
        def make():
            return build_dataset(3)
    """,
    "a dataset of a library": """
        from torchvision.datasets import CIFAR10
        def make():
            return CIFAR10(
                "here",
                transform=lambda image: image,  # PV003 self.transform
            )
    """,
}

PATHS = {
    "monai puts a transform into a Compose": """
        from monai.data import Dataset as Images
        def make():
            return Images([1], transform=lambda x: x)  # PV003 self.transform.transforms[0]
    """,
    "monai takes a Compose as it is": """
        from monai.data import CacheDataset
        from monai.transforms import Compose, Lambda
        def make():
            return CacheDataset([1], Compose([abs, Lambda(lambda x: x)]))  # PV003 self.transform.transforms[1].func
    """,
    "monai takes what is like a Compose as it is": """
        from monai.data import CacheDataset
        from monai.transforms import OneOf
        def make():
            return CacheDataset([1], OneOf([lambda x: x]))  # PV003 self.transform.transforms[0]
    """,
    "monai has a function for each key": """
        from monai.data import Dataset as Images
        from monai.transforms import Lambdad
        def make():
            return Images([1], Lambdad("image", lambda x: x))  # PV003 self.transform.transforms[0].func[0]
    """,
    "a handle or a list of them": """
        import openslide
        def read(names):
            slides = [openslide.OpenSlide(name) for name in names]
            return slides if len(names) > 1 else openslide.OpenSlide(names[0])
        class Slides(Dataset):
            def __init__(self, groups):
                self.slides = {}
                for group in groups:
                    self.slides[group] = read(group)  # PV005 self.slides[*], PV005 self.slides[*][*]
    """,
    "a handle, alone or in a list": """
        import openslide
        def read(names):
            slides = []
            for name in names:
                slides.append(openslide.OpenSlide(name))
            return slides if len(names) > 1 else slides[0]
        class Slides(Dataset):
            def __init__(self, groups):
                self.slides = {}
                for group in groups:
                    self.slides[group] = read(group)  # PV005 self.slides[*]
    """,
    "added as an object that holds it": """
        class Item:
            def __init__(self, func):
                self.func = func
        class Items(Dataset):
            def __init__(self):
                self.items = []
            def add(self, item):
                self.items.append(item)
        def item(function):
            return Item(function)
        def make():
            items = Items()
            @item
            def local(row):
                return row
            items.add(local)  # PV003 self.items[0].func
            return items
    """,
}

PARAMETERS = {
    "a default replaced in the body": """
        class Data:
            def loader(self):
                return self.make(self.rows)
            def make(self, rows, collate_fn=None):
                if collate_fn is None:
                    collate_fn = lambda batch: batch
                return DataLoader(rows, num_workers=self.workers, collate_fn=collate_fn)  # PV103 collate_fn
    """,
    "a default replaced by a function": """
        class Data:
            def make(self, rows, collate_fn=None):
                if collate_fn is None:
                    def collate_fn(batch):
                        return batch
                return DataLoader(rows, num_workers=self.workers, collate_fn=collate_fn)  # PV103 collate_fn
    """,
    "an iterator over the very loader": """
        class Stream(IterableDataset):
            def __init__(self, process):
                self.process = process
            def __iter__(self):
                yield 1
        class Data:
            def setup(self):
                self.loader = DataLoader(Stream(self.process), num_workers=self.workers)
                self.batches = iter(self.loader)
            def process(self, batch):
                return batch
        def make():
            data = Data()
            data.setup()
            return data
    """,
}


@pytest.mark.parametrize("source", HANDED_ON.values(), ids=HANDED_ON.keys())
def test_the_argument_that_brings_it_in(source: str) -> None:
    check(source)


@pytest.mark.parametrize("source", PATHS.values(), ids=PATHS.keys())
def test_the_path_is_the_one_pickle_takes(source: str) -> None:
    check(source)


@pytest.mark.parametrize("source", PARAMETERS.values(), ids=PARAMETERS.keys())
def test_the_loader_or_nothing(source: str) -> None:
    check(source)


def test_a_default_was_made_at_its_own_line() -> None:
    source = """\
    class Loaded(Dataset):
        def __init__(
            self,
            rows,
            collate=staticmethod(plain),
        ):
            self.collate = collate
    """
    (found,) = findings(source, prelude="from torch.utils.data import Dataset\ndef plain(x): return x\n")
    assert (found.line, found.code) == (9, "PV009")
    assert "(line 7)" in found.message


def test_another_file_tells_what_it_makes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    factory = (
        "import webdataset as wds\n\n\ndef make_dataset(path, remap):\n    dataset = wds.WebDataset(path)\n"
        "    return dataset.map(lambda item: remap[item])\n"
    )
    main = (
        "from torch.utils.data import DataLoader\nfrom wds_factory import make_dataset\n\n\ndef run(path, remap):\n"
        "    dataset = make_dataset(path, remap)\n    return DataLoader(dataset, num_workers=2)\n"
    )
    (tmp_path / "wds_factory.py").write_text(factory)
    monkeypatch.chdir(tmp_path)
    told = {
        name: [(each.line, each.code) for each in analyse(ast.parse(text), text.splitlines(True), name, Options())]
        for name, text in (("wds_factory.py", factory), ("main.py", main))
    }
    assert told == {"wds_factory.py": [(6, "PV003")], "main.py": []}


KEYS = {
    "literal keys of one loop": """
        import h5py
        class Sequence(Dataset):
            def __init__(self, path):
                self.files = {}
                for side in ["left", "right"]:
                    self.files[side] = h5py.File(path + side)  # PV005 self.files['left']
    """,
    "parts of parts": """
        import h5py
        class Slicer:
            def __init__(self, file):
                self.events = {}
                for name in ["p", "x", "t"]:
                    self.events[name] = file["events/" + name]
        class Sequence(Dataset):
            def __init__(self, path):
                self.slicers = {}
                for side in ["left", "right"]:
                    self.slicers[side] = Slicer(h5py.File(path + side))  # PV005 self.slicers['left'].events['p']
    """,
    "one that is appended": """
        class Sequence(Dataset):
            def __init__(self, path):
                self.files = []
                for side in ["left", "right"]:
                    self.files.append(open(path + side))  # PV005 self.files[*]
    """,
    "handed over in a call": """
        def make():
            return Rows({side: open(side) for side in ["left", "right"]})  # PV005 self.rows['left']
    """,
    "all the keys of one statement": """
        class Sequence(Dataset):
            def __init__(self, path):
                self.files = {"left": open(path), "right": open(path)}  # PV005 self.files['left']
    """,
    "two statements": """
        class Sequence(Dataset):
            def __init__(self, path):
                self.files = {}
                self.files["left"] = open(path)  # PV005 self.files['left']
                self.files["right"] = open(path)  # PV005 self.files['right']
    """,
    "two kinds": """
        class Sequence(Dataset):
            def __init__(self, path):
                self.by = {}
                for side in ["left", "right"]:
                    self.by[side] = [open(side), lambda: side]  # PV003 self.by['left'][1], PV005 self.by['left'][0]
    """,
    "two attributes": """
        class Sequence(Dataset):
            def __init__(self, path):
                self.left, self.right = open(path), open(path)  # PV005 self.left, PV005 self.right
    """,
}


@pytest.mark.parametrize("source", KEYS.values(), ids=KEYS)
def test_one_statement_tells_one_fact_once_whatever_the_key(source: str) -> None:
    check(source)
