"""What an object is given after its workers have started, or in a branch of its own, did not travel with it."""

from __future__ import annotations

import pytest
from loaders.expecting import check

TRAINER = """
    import multiprocessing
    import threading
    import torch.multiprocessing as mp
    class Trainer:
        def __init__(self, gpus):
            self.gpus = gpus
        def run(self, rank, task):
            self.lock = threading.Lock()
            task(self.lock)
        def work(self):
            pass
"""

SILENT = {
    "the other branch": """
        def fit(self, task):
            if self.gpus > 1:
                mp.spawn(self.run, nprocs=self.gpus, args=(task,))
            else:
                self.run(0, task)
    """,
    "the other branch, which comes first": """
        def fit(self, task):
            if self.gpus <= 1:
                self.run(0, task)
            else:
                mp.spawn(self.run, nprocs=self.gpus, args=(task,))
    """,
    "a branch that returns": """
        def fit(self, task):
            if self.gpus <= 1:
                self.run(0, task)
                return
            mp.spawn(self.run, nprocs=self.gpus, args=(task,))
    """,
    "one of three": """
        def fit(self, task):
            if self.gpus == 0:
                self.lock = threading.Lock()
            elif self.gpus == 1:
                self.run(0, task)
            else:
                mp.spawn(self.run, nprocs=self.gpus, args=(task,))
    """,
    "after it": """
        def fit(self, task):
            mp.spawn(self.run, nprocs=self.gpus, args=(task,))
            self.lock = threading.Lock()
    """,
    "after the start": """
        def fit(self, task):
            process = multiprocessing.get_context("spawn").Process(target=self.work)
            process.start()
            self.lock = threading.Lock()
            process.join()
    """,
    "after the start of one that is kept": """
        def fit(self, task):
            self.process = multiprocessing.get_context("spawn").Process(target=self.work)
            self.process.start()
            self.run(0, task)
    """,
    "the branch of a process": """
        def fit(self, task):
            if self.gpus > 1:
                process = multiprocessing.get_context("spawn").Process(target=self.work)
                process.start()
            else:
                self.run(0, task)
    """,
}

TOLD = {
    "before it": """
        def fit(self, task):
            self.run(0, task)
            mp.spawn(self.work, nprocs=self.gpus)  # PV104 fn.__self__.lock
    """,
    "before the branch": """
        def fit(self, task):
            self.lock = threading.Lock()
            if self.gpus > 1:
                mp.spawn(self.run, nprocs=self.gpus, args=(task,))  # PV104 fn.__self__.lock
            else:
                self.run(0, task)
    """,
    "in the same branch": """
        def fit(self, task):
            if self.gpus > 1:
                self.lock = threading.Lock()
                mp.spawn(self.run, nprocs=self.gpus, args=(task,))  # PV104 fn.__self__.lock
            else:
                self.run(0, task)
    """,
    "a branch that goes on": """
        def fit(self, task):
            if self.gpus <= 1:
                self.run(0, task)
            mp.spawn(self.work, nprocs=self.gpus)  # PV104 fn.__self__.lock
    """,
    "the next round": """
        def fit(self, tasks):
            for task in tasks:
                mp.spawn(self.work, nprocs=self.gpus)  # PV104 fn.__self__.lock
                self.run(0, task)
    """,
    "either of the rounds": """
        def fit(self, tasks):
            for task in tasks:
                if task.single:
                    self.run(0, task)
                else:
                    mp.spawn(self.work, nprocs=self.gpus)  # PV104 fn.__self__.lock
    """,
    "before the start": """
        def fit(self, task):
            process = multiprocessing.get_context("spawn").Process(target=self.work)  # PV104 target.__self__.lock
            self.lock = threading.Lock()
            process.start()
    """,
    "made on the way": """
        def fit(self, task):
            mp.spawn(self.work, args=(threading.Lock(),))  # PV104 args[0]
    """,
}

LOADER = """
    import threading
    class Feeder:
        def __init__(self, parts):
            self.parts = parts
        def collate(self, batch):
            return batch
"""

USED_UP = {
    "a list": """
        def feed(self):
            rows = list(DataLoader(self.parts, collate_fn=self.collate, num_workers=2))
            self.lock = threading.Lock()
            return rows
    """,
    "a loop": """
        def feed(self):
            for batch in DataLoader(self.parts, collate_fn=self.collate, num_workers=2):
                print(batch)
            self.lock = threading.Lock()
    """,
    "in the loop": """
        def feed(self):
            for index, batch in enumerate(DataLoader(self.parts, collate_fn=self.collate, num_workers=2)):
                self.lock = threading.Lock()
    """,
    "a local name": """
        def feed(self):
            loader = DataLoader(self.parts, collate_fn=self.collate, num_workers=2)
            for epoch in range(3):
                for batch in loader:
                    print(batch)
            self.lock = threading.Lock()
    """,
    "a comprehension": """
        def feed(self):
            loader = DataLoader(self.parts, collate_fn=self.collate, num_workers=2)
            rows = [row for row in loader]
            self.lock = threading.Lock()
            return rows
    """,
    "a branch of its own": """
        def feed(self, several):
            if several:
                self.loader = DataLoader(self.parts, collate_fn=self.collate, num_workers=2)
            else:
                self.lock = threading.Lock()
    """,
}

STILL_USED = {
    "kept": """
        def feed(self):
            self.loader = DataLoader([], num_workers=2, collate_fn=self.collate)  # PV104 collate_fn.__self__.lock
            self.lock = threading.Lock()
    """,
    "returned": """
        def feed(self):
            loader = DataLoader(self.parts, 4, num_workers=2, collate_fn=self.collate)  # PV104 collate_fn.__self__.lock
            self.lock = threading.Lock()
            return loader
    """,
    "drawn from again": """
        def feed(self):
            loader = DataLoader(self.parts, 4, num_workers=2, collate_fn=self.collate)  # PV104 collate_fn.__self__.lock
            for batch in loader:
                print(batch)
            self.lock = threading.Lock()
            for batch in loader:
                print(batch)
    """,
    "the next epoch": """
        def feed(self):
            loader = DataLoader(self.parts, 4, num_workers=2, collate_fn=self.collate)  # PV104 collate_fn.__self__.lock
            for epoch in range(3):
                for batch in loader:
                    print(batch)
                self.lock = threading.Lock()
    """,
    "handed on": """
        def feed(self, train):
            loader = DataLoader(self.parts, 4, num_workers=2, collate_fn=self.collate)  # PV104 collate_fn.__self__.lock
            train(loader)
            self.lock = threading.Lock()
    """,
    "there before": """
        def feed(self):
            self.lock = threading.Lock()
            rows = list(DataLoader([], num_workers=2, collate_fn=self.collate))  # PV104 collate_fn.__self__.lock
            return rows
    """,
}


@pytest.mark.parametrize("method", SILENT.values(), ids=SILENT)
def test_state_of_the_other_side(method: str) -> None:
    check(TRAINER + method)


@pytest.mark.parametrize("method", TOLD.values(), ids=TOLD)
def test_state_that_travels(method: str) -> None:
    check(TRAINER + method)


@pytest.mark.parametrize("method", USED_UP.values(), ids=USED_UP)
def test_state_after_the_loader_is_used_up(method: str) -> None:
    check(LOADER + method)


@pytest.mark.parametrize("method", STILL_USED.values(), ids=STILL_USED)
def test_state_while_the_loader_is_used(method: str) -> None:
    check(LOADER + method)


def test_a_loader_that_feeds_another_one() -> None:
    check("""
        class Graphs(DataLoader):
            def __init__(self, parts, batch_size=1, **kwargs):
                if batch_size > 1:
                    super().__init__(parts, batch_size=batch_size, collate_fn=self.compute, **kwargs)
                else:
                    ready = list(DataLoader(parts, collate_fn=self.compute, **kwargs))
                    super().__init__(ready, collate_fn=lambda rows: rows[0], **kwargs)  # PV103 collate_fn
            def compute(self, parts):
                return parts
    """)
