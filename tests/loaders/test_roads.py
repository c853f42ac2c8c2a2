"""By which roads a value comes to a loader: functions that fill, parts of objects, inner functions, own loaders."""

from __future__ import annotations

import pytest
from loaders.expecting import check

BAD = {
    "each argument that a library's method keeps": """
        import webdataset as wds
        def make(urls):
            images = wds.WebDataset(urls).decode("pil").map_dict(  # PV003 self.pipeline
                jpg=functools.partial(str, encoding="ascii"), txt=lambda text: text
            )
            return wds.WebLoader(images, num_workers=4)
    """,
    "fills: an attribute": """
        def fill(rows):
            rows.transform = lambda row: row  # PV003 self.transform
        def make():
            rows = Rows()
            fill(rows)
            return DataLoader(rows, num_workers=2)
    """,
    "fills: a list that is kept": """
        def add_checks(rows, strict):
            if strict:
                rows.rows.append(lambda row: row)  # PV003 self.rows[0]
        def make():
            rows = Rows([])
            add_checks(rows, True)
            return DataLoader(rows, num_workers=2)
    """,
    "fills: one of two": """
        def fill(train, test):
            train.transform = lambda row: row  # PV003 self.transform
            test.transform = None
        def make():
            train, test = Rows(), Rows()
            fill(train, test)
            return DataLoader(train, num_workers=2), DataLoader(test, num_workers=2)
    """,
    "part: a dataset that an object keeps": """
        class Corpus:
            def __init__(self, lower=False):
                self.train = Rows([str.lower if lower else str])
                if lower:
                    self.train.rows.append(lambda row: row)
        def make():
            corpus = Corpus(lower=True)
            return DataLoader(corpus.train, num_workers=2)
    """,
    "super: settings of a subclass": """
        class Loader(DataLoader):
            def __init__(self, rows, num_workers=1, **more):
                settings = {"num_workers": num_workers, "collate_fn": lambda b: b}
                settings.update(more)
                super().__init__(rows, **settings)  # PV103 collate_fn
    """,
    "modules: a module below one of a library": """
        from torch.nn import functional as F
        from PIL import Image
        class Pictures(Dataset):
            def __init__(self):
                self.F = F  # PV006 self.F
                self.open = Image.open
            def __getitem__(self, index):
                return index
    """,
    "inner: a decorator that starts a process": """
        import multiprocessing
        def in_process(function):
            def launch(queue, *args):
                queue.put(function(*args))
            @functools.wraps(function)
            def wrapper(*args):
                context = multiprocessing.get_context("spawn")
                context.Process(target=launch, args=args).start()  # PV103 target
            return wrapper
    """,
}
BAD["part: a dataset that an object keeps"] = BAD["part: a dataset that an object keeps"].replace(
    "lambda row: row)", "lambda row: row)  # PV003 self.rows[1]"
)
GOOD = {
    "fills: taken away again": """
        def order(rows):
            rows.key = lambda row: row
            rows.rows = sorted(rows.rows, key=rows.key)
            rows.key = None
        def make():
            rows = Rows()
            order(rows)
            return DataLoader(rows, num_workers=2)
    """,
    "fills: something else": """
        def watch(model, rows):
            model.hook = lambda row: row
        def make(model):
            rows = Rows()
            watch(model, rows)
            return DataLoader(rows, num_workers=2)
    """,
    "inner: nobody starts anything": """
        def timed(function):
            def inner(rows):
                loader = DataLoader(rows, num_workers=0, collate_fn=lambda b: b)
                return function(loader)
            return inner
    """,
    "callers: with nothing bad": """
        import torch.multiprocessing as mp
        def launch(function, args):
            mp.spawn(function, args=args, nprocs=2)
        def main():
            key = lambda row: row
            launch(plain, (key(1),))
    """,
    "library: without workers": """
        from torchvision.datasets import LSUN
        def make():
            return DataLoader(LSUN("root", "train"))
    """,
    "modules: one that is used": """
        from torch.nn import functional as F
        class Pictures(Dataset):
            def __init__(self):
                self.scale = F.relu
                self.first = F.relu(torch.zeros(1)).tolist()
            def __getitem__(self, index):
                return index
    """,
}


@pytest.mark.parametrize("source", BAD.values(), ids=list(BAD))
def test_is_told(source: str) -> None:
    check(source)


@pytest.mark.parametrize("source", GOOD.values(), ids=list(GOOD))
def test_is_not_told(source: str) -> None:
    check(source)
