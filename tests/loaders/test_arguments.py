"""`collate_fn`, `worker_init_fn`, and what is no dataset handed as one."""

from __future__ import annotations

import pytest
from loaders.expecting import check, findings

BAD = {
    "lambda": "DataLoader(Rows(), num_workers=2, collate_fn=lambda b: b)  # PV103 collate_fn",
    "in settings that more is added to": """
        def make(more):
            settings = dict(num_workers=2)
            settings["collate_fn"] = lambda b: b
            settings.update(more)
            return DataLoader(Rows(), **settings)  # PV103 collate_fn
    """,
    "in settings of a function": """
        def settings_of(config, shuffle):
            found = {"num_workers": config.workers, **config.more}
            found["worker_init_fn"] = lambda i: None
            if shuffle:
                found["shuffle"] = True
            return found
        def make(config):
            return DataLoader(Rows(), **settings_of(config, False))  # PV103 worker_init_fn
    """,
    "in settings that others come before": """
        def make(more):
            settings = {**more, "num_workers": 2, "collate_fn": lambda b: b}
            return DataLoader(Rows(), **settings)  # PV103 collate_fn
    """,
    "lambda by position": "DataLoader(Rows(), 2, False, None, None, 2, lambda b: b)  # PV103 collate_fn",
    "worker_init_fn": "DataLoader(Rows(), num_workers=2, worker_init_fn=lambda i: 0)  # PV103 worker_init_fn",
    "worker_init_fn by position": """
        DataLoader(
            Rows(), 2, False, None, None, 2, None, False, False, 0,
            lambda i: None,  # PV103 worker_init_fn
        )
    """,
    "on the argument's line": """
        DataLoader(
            Rows(),
            num_workers=2,
            collate_fn=lambda b: b,  # PV103 collate_fn
            worker_init_fn=lambda i: i,  # PV103 worker_init_fn
        )
    """,
    "local function": """
        def make():
            def collate(batch):
                return batch
            return DataLoader(Rows(), num_workers=2, collate_fn=collate)  # PV103 collate_fn
    """,
    "in a method": """
        class Data:
            def train_dataloader(self):
                def collate(batch):
                    return batch
                return DataLoader(Rows(), num_workers=4, collate_fn=collate)  # PV103 collate_fn
    """,
    "in a generator": """
        def batches():
            for batch in DataLoader(Rows(), num_workers=1, collate_fn=lambda b: b):  # PV103 collate_fn
                yield batch
    """,
    "in a loop without end": """
        def train():
            while True:
                loader = DataLoader(Rows(), num_workers=1, collate_fn=lambda b: b)  # PV103 collate_fn
                for batch in loader:
                    print(batch)
    """,
    "closure from a factory": """
        def padding(pad):
            def collate(batch):
                return batch, pad
            return collate
        def make():
            return DataLoader(Rows(), num_workers=2, collate_fn=padding(3))  # PV103 collate_fn
    """,
    "lambda through a local name": """
        def make():
            first = lambda batch: batch[0]
            return DataLoader(Rows(), num_workers=2, collate_fn=first)  # PV103 collate_fn
    """,
    "lambda at module level": """
        first = lambda batch: batch[0]
        def make():
            return DataLoader(Rows(), num_workers=2, collate_fn=first)  # PV103 collate_fn
    """,
    "partial of a lambda": """
        DataLoader(
            Rows(), num_workers=2,
            collate_fn=functools.partial(lambda b, n: b, n=1),  # PV103 collate_fn.func
        )
    """,
    "partial that holds a lambda": """
        DataLoader(
            Rows(), num_workers=2,
            collate_fn=functools.partial(plain, pad=lambda: 0),  # PV103 collate_fn.keywords['pad']
        )
    """,
    "callable object that keeps a lambda": """
        class Collate:
            def __init__(self, key):
                self.key = key
            def __call__(self, batch):
                return batch
        def make():
            return DataLoader(Rows(), num_workers=2, collate_fn=Collate(lambda r: r))  # PV103 collate_fn.key
    """,
    "callable object that keeps a view": """
        class Collate:
            def __init__(self, table):
                self.names = table.keys()
            def __call__(self, batch):
                return batch
        def make(table: dict):
            return DataLoader(Rows(), num_workers=2, collate_fn=Collate(table))  # PV101 collate_fn.names
    """,
    "callable object of a local class": """
        def make():
            class Collate:
                def __call__(self, batch):
                    return batch
            return DataLoader(Rows(), num_workers=2, collate_fn=Collate())  # PV107 collate_fn
    """,
    "bound method whose self does not pickle": """
        class Trainer:
            def __init__(self):
                self.log = open("log.txt")
            def collate(self, batch):
                return batch
            def loader(self):
                return DataLoader(
                    Rows(), num_workers=2,
                    collate_fn=self.collate,  # PV105 collate_fn.__self__.log
                )
    """,
    "on one branch": """
        def make(mix):
            collate = None
            if mix:
                def collate(batch):
                    return batch
            return DataLoader(Rows(), num_workers=2, collate_fn=collate)  # PV103 collate_fn
    """,
    "default of a parameter": """
        def make(rows, collate_fn=lambda b: b):  # PV103 collate_fn
            return DataLoader(rows, num_workers=2, collate_fn=collate_fn)
    """,
    "list of lambdas as dataset": "DataLoader([lambda: 1], num_workers=2)  # PV103 dataset[0]",
    "generator as dataset": "DataLoader((r for r in 'abc'), num_workers=2)  # PV102 dataset",
    "view as dataset": "DataLoader({1: 2}.values(), num_workers=2)  # PV101 dataset",
    "instance of a local class as dataset": """
        def make():
            class Squares:
                def __getitem__(self, index):
                    return index ** 2
            return DataLoader(Squares(), num_workers=2)  # PV107 dataset
    """,
}

GOOD = {
    "settings without workers that more is added to": """
        def make(more):
            settings = dict(num_workers=0, collate_fn=lambda b: b)
            settings.update(more)
            return DataLoader(Rows(), **settings)
    """,
    "settings with another function that more is added to": """
        def make(more):
            settings = dict(num_workers=2, collate_fn=lambda b: b)
            settings.update(more)
            settings["collate_fn"] = plain
            return DataLoader(Rows(), **settings)
    """,
    "module-level function": "DataLoader(Rows(), num_workers=2, collate_fn=plain)",
    "none": "DataLoader(Rows(), num_workers=2, collate_fn=None)",
    "partial of a module-level function": """
        DataLoader(Rows(), num_workers=2, collate_fn=functools.partial(plain, pad=1))
    """,
    "function of a library": "DataLoader(Rows(), num_workers=2, collate_fn=torch.stack)",
    "class": "DataLoader(Rows(), num_workers=2, collate_fn=list)",
    "static method": """
        class Data:
            @staticmethod
            def collate(batch):
                return batch
            def loader(self):
                return DataLoader(Rows(), num_workers=2, collate_fn=self.collate)
    """,
    "bound method of a picklable object": """
        class Data:
            def __init__(self, pad):
                self.pad = pad
            def collate(self, batch):
                return batch
            def loader(self):
                return DataLoader(Rows(), num_workers=2, collate_fn=self.collate)
    """,
    "callable object": """
        class Collate:
            def __init__(self, pad):
                self.pad = pad
            def __call__(self, batch):
                return batch
        DataLoader(Rows(), num_workers=2, collate_fn=Collate(3))
    """,
    "callable object that drops its lambda": """
        class Collate:
            def __init__(self):
                self.key = lambda r: r
            def __getstate__(self):
                return {}
            def __call__(self, batch):
                return batch
        DataLoader(Rows(), num_workers=2, collate_fn=Collate())
    """,
    "factory of a partial": """
        def padding(pad):
            return functools.partial(plain, pad=pad)
        DataLoader(Rows(), num_workers=2, collate_fn=padding(3))
    """,
    "parameter nobody knows": """
        def make(collate_fn):
            return DataLoader(Rows(), num_workers=2, collate_fn=collate_fn)
    """,
    "sampler and generator do not travel": """
        def make(order):
            class Sampler(torch.utils.data.Sampler):
                def __iter__(self):
                    return iter(order)
            return DataLoader(Rows(), num_workers=2, sampler=Sampler(None), generator=torch.Generator())
    """,
    "generator as sampler": "DataLoader(Rows(), num_workers=2, batch_sampler=([i] for i in range(3)))",
    "list of datasets": "DataLoader([Rows(), Rows()], num_workers=2)",
    "list of rows": "DataLoader([1, 2, 3], num_workers=2)",
    "lambda as another argument": """
        def make(rows):
            return DataLoader(sorted(rows, key=lambda r: r.size), num_workers=2)
    """,
    "no loader of torch": """
        class Loader:
            def __init__(self, rows, num_workers, collate_fn):
                self.rows = rows
        Loader(Rows(), num_workers=2, collate_fn=lambda b: b)
    """,
}


@pytest.mark.parametrize("source", BAD.values(), ids=BAD)
def test_what_does_not_arrive(source: str) -> None:
    check(source)


@pytest.mark.parametrize("source", GOOD.values(), ids=GOOD)
def test_what_arrives(source: str) -> None:
    assert findings(source) == []


def test_a_dataset_of_a_local_class_is_no_plain_object() -> None:
    check("""
        def make():
            class Inner(Rows):  # PV007 Inner
                pass
            return DataLoader(Inner(), num_workers=2)
    """)


def test_a_dataset_on_the_way_reports_itself() -> None:
    check("""
        class Kept(Rows):
            def __init__(self, rows):
                self.key = lambda r: r  # PV003 self.key
        def make():
            dataset = Kept([1])
            return DataLoader(dataset, num_workers=2, collate_fn=dataset.collate)
    """)


def test_what_a_dataset_was_given_is_said_once() -> None:
    check("""
        def make():
            dataset = Rows([lambda: 1])  # PV003 self.rows[0]
            return DataLoader(dataset, num_workers=2, collate_fn=dataset.collate)
    """)


def test_a_callable_object_that_keeps_a_dataset_stops_there() -> None:
    check("""
        class Collate:
            def __init__(self, dataset):
                self.dataset = dataset
            def __call__(self, batch):
                return batch
        def make():
            dataset = Rows([lambda: 1])  # PV003 self.rows[0]
            return DataLoader(dataset, num_workers=2, collate_fn=Collate(dataset))
    """)
