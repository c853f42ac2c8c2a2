"""Whether a loader may have workers, and how it starts them."""

from __future__ import annotations

import pytest
from loaders.expecting import check, findings

BAD = {
    "a context of Python or torch": """
        import multiprocessing
        import torch.multiprocessing as mp
        def make(method, settings, context=None):
            spawn, some = mp.get_context("spawn"), multiprocessing.get_context(method)
            DataLoader(Rows(), multiprocessing_context=spawn, collate_fn=lambda b: b)  # PV103 collate_fn
            DataLoader(Rows(), multiprocessing_context=some, collate_fn=lambda b: b)  # PV103 collate_fn
            DataLoader(Rows(), multiprocessing_context=settings.mp, collate_fn=lambda b: b)  # PV103 collate_fn
            DataLoader([], num_workers=2, multiprocessing_context=context, collate_fn=lambda b: b)  # PV103 collate_fn
    """,
    "persistent_workers": """
        DataLoader(Rows(), persistent_workers=True, collate_fn=lambda b: b)  # PV103 collate_fn
    """,
    "prefetch_factor": "DataLoader(Rows(), prefetch_factor=2, collate_fn=lambda b: b)  # PV103 collate_fn",
    "multiprocessing_context": """
        DataLoader(Rows(), multiprocessing_context="spawn", collate_fn=lambda b: b)  # PV103 collate_fn
    """,
    "a number nobody knows": """
        def make(workers):
            return DataLoader(Rows(), num_workers=workers, collate_fn=lambda b: b)  # PV103 collate_fn
    """,
    "processors": """
        import os
        DataLoader(Rows(), num_workers=os.cpu_count() - 2, collate_fn=lambda b: b)  # PV103 collate_fn
    """,
    "more arguments": """
        def make(**more):
            return DataLoader(Rows(), collate_fn=lambda b: b, **more)  # PV103 collate_fn
    """,
    "constant": """
        WORKERS = 4
        def make():
            return DataLoader(Rows(), num_workers=WORKERS, collate_fn=lambda b: b)  # PV103 collate_fn
    """,
    "default of a parameter": """
        def make(workers=4):
            return DataLoader(Rows(), num_workers=workers, collate_fn=lambda b: b)  # PV103 collate_fn
    """,
    "dictionary": """
        def make():
            settings = {"num_workers": 2}
            return DataLoader(Rows(), collate_fn=lambda b: b, **settings)  # PV103 collate_fn
    """,
    "all in a dictionary": """
        def make():
            settings = dict(num_workers=2, collate_fn=lambda b: b)
            return DataLoader(Rows(), **settings)  # PV103 collate_fn
    """,
    "merged dictionaries": """
        COMMON = {"num_workers": 0}
        def make():
            settings = {**COMMON, "num_workers": 2}
            return DataLoader(Rows(), collate_fn=lambda b: b, **settings)  # PV103 collate_fn
    """,
    "option": """
        import argparse
        def options():
            parser = argparse.ArgumentParser()
            parser.add_argument("--workers", type=int, default=4)
            return parser.parse_args()
        def main(args):
            DataLoader(Rows(), num_workers=args.workers, collate_fn=lambda b: b)  # PV103 collate_fn
    """,
    "option of another parser": """
        def main(args):
            DataLoader(Rows(), num_workers=args.workers, collate_fn=lambda b: b)  # PV103 collate_fn
    """,
    "either number": """
        def make(debug):
            DataLoader(Rows(), num_workers=0 if debug else 4, collate_fn=lambda b: b)  # PV103 collate_fn
    """,
    "spawn by a context": """
        import multiprocessing
        context = multiprocessing.get_context("spawn")
        DataLoader(Rows(), 1, multiprocessing_context=context, collate_fn=lambda b: b)  # PV103 collate_fn
    """,
}

GOOD = {
    "not given": "DataLoader(Rows(), collate_fn=lambda b: b)",
    "a script that names its dataset": """
        rows = Rows([lambda row: row])
        loader = DataLoader(rows, batch_size=4)
    """,
    "nothing": "DataLoader(Rows(), num_workers=0, collate_fn=lambda b: b)",
    "nothing by position": "DataLoader(Rows(), 2, False, None, None, 0, lambda b: b)",
    "constant": """
        WORKERS = 0
        def make():
            return DataLoader(Rows(), num_workers=WORKERS, collate_fn=lambda b: b)
    """,
    "default of a parameter": """
        def make(workers=0):
            return DataLoader(Rows(), num_workers=workers, collate_fn=lambda b: b)
    """,
    "default of a parameter with a type": """
        def make(workers: int = 0):
            return DataLoader(Rows(), num_workers=workers, collate_fn=lambda b: b)
    """,
    "dictionary": """
        def make():
            settings = {"num_workers": 0}
            return DataLoader(Rows(), collate_fn=lambda b: b, **settings)
    """,
    "fork": 'DataLoader(Rows(), num_workers=2, multiprocessing_context="fork", collate_fn=lambda b: b)',
    "a context of another library": """
        from joblib.externals.loky.backend.context import get_context
        def context():
            return get_context("loky")
        def make(workers):
            context_or_none = context() if workers else None
            DataLoader(Rows(), num_workers=2, multiprocessing_context=context_or_none, collate_fn=lambda b: b)
            return DataLoader(Rows(), num_workers=2, multiprocessing_context=context(), collate_fn=lambda b: b)
    """,
    "a context of a module of another library": """
        import multiprocess, loky
        DataLoader(Rows(), num_workers=2, multiprocessing_context=loky.get_context(), collate_fn=lambda b: b)
        DataLoader(Rows(), 2, multiprocessing_context=multiprocess.get_context("spawn"), collate_fn=lambda b: b)
        DataLoader(Rows(), num_workers=2, multiprocessing_context=loky.backend.get_context(), collate_fn=lambda b: b)
    """,
    "fork by a context": """
        import torch.multiprocessing as mp
        context = mp.get_context("fork")
        DataLoader(Rows(), num_workers=2, multiprocessing_context=context, collate_fn=lambda b: b)
    """,
    "option": """
        import argparse
        def options():
            parser = argparse.ArgumentParser()
            parser.add_argument("-j", "--data-workers", type=int, default=0)
            return parser.parse_args()
        def main(args):
            DataLoader(Rows(), num_workers=args.data_workers, collate_fn=lambda b: b)
    """,
    "option under another name": """
        import argparse
        parser = argparse.ArgumentParser()
        parser.add_argument("-j", dest="workers", type=int, default=0)
        def main(args):
            workers = args.workers
            DataLoader(Rows(), num_workers=workers, collate_fn=lambda b: b)
    """,
    "no persistent workers": "DataLoader(Rows(), persistent_workers=False, collate_fn=lambda b: b)",
    "in a test": """
        def test_batches():
            loader = DataLoader(Rows([lambda: 1]), batch_size=1, num_workers=0, collate_fn=lambda b: b)
            assert next(iter(loader))
    """,
}


@pytest.mark.parametrize("source", BAD.values(), ids=BAD)
def test_there_may_be_workers(source: str) -> None:
    check(source)


@pytest.mark.parametrize("source", GOOD.values(), ids=GOOD)
def test_nothing_is_pickled(source: str) -> None:
    assert findings(source) == []
