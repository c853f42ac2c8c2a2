"""Loaders other than torch's own, subclasses and wrappers; processes."""

from __future__ import annotations

import pathlib

import pytest
from loaders.expecting import PRELUDE, check, findings

BAD = {
    "whole module": """
        import torch.utils.data as data
        data.DataLoader(Rows(), num_workers=2, collate_fn=lambda b: b)  # PV103 collate_fn
    """,
    "in full": """
        torch.utils.data.DataLoader(Rows(), num_workers=2, collate_fn=lambda b: b)  # PV103 collate_fn
    """,
    "another name": """
        from torch.utils.data import DataLoader as Loader
        Loader(Rows(), num_workers=2, collate_fn=lambda b: b)  # PV103 collate_fn
    """,
    "imported where it is used": """
        def make():
            from torch.utils.data.dataloader import DataLoader as Loader
            return Loader(Rows(), num_workers=2, collate_fn=lambda b: b)  # PV103 collate_fn
    """,
    "stateful": """
        from torchdata.stateful_dataloader import StatefulDataLoader
        StatefulDataLoader(Rows(), num_workers=2, collate_fn=lambda b: b)  # PV103 collate_fn
    """,
    "monai, workers second": """
        from monai.data import DataLoader as Loader
        Loader(Rows(), 2, collate_fn=lambda b: b)  # PV103 collate_fn
    """,
    "torch_geometric": """
        from torch_geometric.loader import DataLoader as Loader
        Loader(Rows(), num_workers=2, worker_init_fn=lambda i: i)  # PV103 worker_init_fn
    """,
    "webdataset": """
        import webdataset as wds
        wds.WebLoader(Rows(), num_workers=2, collate_fn=lambda b: b)  # PV103 collate_fn
    """,
    "Trainer": """
        from transformers import Trainer, TrainingArguments
        def train(model):
            settings = TrainingArguments("out", dataloader_num_workers=4)
            Trainer(model, settings, data_collator=lambda b: b)  # PV103 data_collator
    """,
    "subclass of Trainer": """
        from transformers import Trainer, TrainingArguments
        class Ours(Trainer):
            pass
        def train(model):
            settings = TrainingArguments("out", dataloader_num_workers=4)
            Ours(model, args=settings, data_collator=lambda b: b)  # PV103 data_collator
    """,
    "subclass": """
        class Loader(DataLoader):
            pass
        Loader(Rows(), num_workers=2, collate_fn=lambda b: b)  # PV103 collate_fn
    """,
    "subclass that collates by itself": """
        class Loader(DataLoader):
            def __init__(self, rows, pad):
                super().__init__(rows, num_workers=2, collate_fn=lambda b: (b, pad))  # PV103 collate_fn
    """,
    "subclass with workers by default": """
        class Loader(DataLoader):
            def __init__(self, rows, collate_fn=None, num_workers=4):
                super().__init__(rows, collate_fn=collate_fn, num_workers=num_workers)
        Loader(Rows(), lambda b: b)  # PV103 collate_fn
    """,
    "wrapper": """
        def make_loader(rows, **more):
            return DataLoader(rows, **more)
        make_loader(Rows(), num_workers=2, collate_fn=lambda b: b)  # PV103 collate_fn
    """,
    "wrapper of a wrapper, another name": """
        def make_loader(rows, collate_fn, **more):
            return DataLoader(rows, collate_fn=collate_fn, **more)
        def train_loader(rows, batcher):
            return make_loader(rows, batcher, num_workers=2)
        def main():
            def batches(rows):
                return rows
            train_loader(Rows(), batches)  # PV103 collate_fn
    """,
    "wrapper with a fallback of its own": """
        def make_loader(rows, collate_fn=None):
            if collate_fn is None:
                collate_fn = lambda b: b
            return DataLoader(rows, num_workers=2, collate_fn=collate_fn)  # PV103 collate_fn
        def main():
            make_loader(Rows())
            make_loader(Rows(), None)
            make_loader(Rows(), lambda b: b[::-1])  # PV103 collate_fn
    """,
    "default of a wrapper": """
        def make_loader(rows, collate_fn=lambda b: b):  # PV103 collate_fn
            return DataLoader(rows, num_workers=2, collate_fn=collate_fn)
        def main():
            make_loader(Rows())
    """,
    "method that wraps": """
        class Data:
            def loader(self, rows, collate_fn):
                return DataLoader(rows, num_workers=2, collate_fn=collate_fn)
            def train(self):
                return self.loader(Rows(), lambda b: b)  # PV103 collate_fn
    """,
    "partial of the loader": """
        Loader = functools.partial(DataLoader, num_workers=2)
        def make():
            return Loader(Rows(), collate_fn=lambda b: b)  # PV103 collate_fn
    """,
    "spawn": """
        import torch.multiprocessing as mp
        def main(args):
            mp.spawn(lambda rank: rank, nprocs=2)  # PV103 fn
            mp.spawn(plain, args=(args, lambda: 1), nprocs=2)  # PV103 args[1]
    """,
    "process of torch": """
        import torch.multiprocessing as mp
        def main():
            def work():
                pass
            mp.set_start_method("spawn", force=True)
            mp.Process(target=work).start()  # PV103 target
    """,
    "process of a context": """
        import multiprocessing
        def main():
            def work():
                pass
            context = multiprocessing.get_context("forkserver")
            context.Process(target=work).start()  # PV103 target
    """,
    "pool of a context": """
        from multiprocessing import get_context
        def main(table: dict):
            with get_context("spawn").Pool(2, plain, (table.keys(),)) as pool:  # PV101 initargs[0]
                pool.map(plain, [1])
    """,
}

GOOD = {
    "torch_geometric drops the collate_fn": """
        from torch_geometric.loader import DataLoader as Loader
        Loader(Rows(), num_workers=2, collate_fn=lambda b: b)
    """,
    "monai without workers": """
        from monai.data import DataLoader as Loader
        Loader(Rows(), collate_fn=lambda b: b)
    """,
    "threads of monai": """
        from monai.data import ThreadDataLoader
        ThreadDataLoader(Rows(), num_workers=2, use_thread_workers=True, collate_fn=lambda b: b)
    """,
    "Trainer without workers": """
        from transformers import Trainer, TrainingArguments
        def train(model):
            Trainer(model, TrainingArguments("out"), data_collator=lambda b: b)
    """,
    "Trainer with settings nobody knows": """
        from transformers import Trainer
        def train(model, settings):
            Trainer(model, settings, data_collator=lambda b: b)
    """,
    "subclass without workers by default": """
        class Loader(DataLoader):
            def __init__(self, rows, collate_fn=None, num_workers=0):
                super().__init__(rows, collate_fn=collate_fn, num_workers=num_workers)
        Loader(Rows(), lambda b: b)
    """,
    "wrapper without workers": """
        def make_loader(rows, **more):
            return DataLoader(rows, **more)
        make_loader(Rows(), collate_fn=lambda b: b)
    """,
    "wrapper nobody calls": """
        def make_loader(rows, collate_fn, **more):
            return DataLoader(rows, collate_fn=collate_fn, **more)
    """,
    "process of the default context": """
        import multiprocessing
        def main():
            def work():
                pass
            multiprocessing.Process(target=work).start()
    """,
    "process that forks": """
        import torch.multiprocessing as mp
        def main():
            def work():
                pass
            mp.get_context("fork").Process(target=work).start()
            mp.start_processes(work, start_method="fork")
    """,
    "spawn of a module-level function": """
        import torch.multiprocessing as mp
        def main(args):
            mp.spawn(plain, args=(args, Rows()), nprocs=2)
    """,
    "threads": """
        import threading
        def main():
            threading.Thread(target=lambda: 1).start()
    """,
}


@pytest.mark.parametrize("source", BAD.values(), ids=BAD)
def test_what_does_not_arrive(source: str) -> None:
    check(source)


@pytest.mark.parametrize("source", GOOD.values(), ids=GOOD)
def test_what_arrives_or_stays(source: str) -> None:
    assert findings(source) == []


def test_a_wrapper_in_another_file(tmp_path: pathlib.Path) -> None:
    (tmp_path / "setup.cfg").touch()
    (tmp_path / "making.py").write_text(
        "from torch.utils.data import DataLoader\n"
        "def make(rows, collate_fn, workers):\n"
        "    return DataLoader(rows, collate_fn=collate_fn, num_workers=workers)\n"
    )
    check(
        """
        from making import make
        def train_loader():
            def collate(batch):
                return batch
            make(Rows(), collate, 0)
            return make(
                Rows(),
                collate,  # PV103 collate_fn
                2,
            )
        """,
        str(tmp_path / "train.py"),
    )


def test_a_factory_in_another_file(tmp_path: pathlib.Path) -> None:
    (tmp_path / "setup.cfg").touch()
    (tmp_path / "padding.py").write_text(
        "def padded(pad):\n    def collate(batch):\n        return batch, pad\n    return collate\n"
    )
    source = """
        from padding import padded
        DataLoader(Rows(), num_workers=2, collate_fn=padded(3))  # PV103 collate_fn
    """
    check(source, str(tmp_path / "train.py"))
    (found,) = findings(source, str(tmp_path / "train.py"), PRELUDE)
    assert "(padding.py, line 2)" in found.message
