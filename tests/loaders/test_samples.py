"""What a dataset's methods and a `collate_fn` send back."""

from __future__ import annotations

import pytest
from loaders.expecting import check, findings

BAD = {
    "view": """
        class Fields(Rows):
            def __getitem__(self, index):
                return self.rows[index].keys()  # PV201 __getitem__()
    """,
    "generator in a tuple": """
        class Fields(Rows):
            def __getitem__(self, index):
                row = self.rows[index]
                return index, (float(cell) for cell in row)  # PV202 __getitem__()[1]
    """,
    "lambda in a dictionary": """
        class Fields(Rows):
            def __getitem__(self, index):
                sample = {"index": index}
                sample["undo"] = lambda x: x - index
                return sample  # PV203 __getitem__()['undo']
    """,
    "local function": """
        class Fields(Rows):
            def __getitem__(self, index):
                def undo(x):
                    return x - index
                return [index, undo]  # PV203 __getitem__()[1]
    """,
    "partial of a lambda": """
        class Fields(Rows):
            def __getitem__(self, index):
                return functools.partial(lambda x, n: x, n=1)  # PV203 __getitem__().func
    """,
    "map with a lambda": """
        class Fields(Rows):
            def __getitem__(self, index):
                return map(lambda x: x, self.rows[index])  # PV203 __getitem__().function
    """,
    "generator method": """
        class Fields(Rows):
            def cells(self, row):
                for cell in row:
                    yield cell
            def __getitem__(self, index):
                return {"cells": self.cells(self.rows[index])}  # PV202 __getitem__()['cells']
    """,
    "made by a method": """
        class Fields(Rows):
            def load(self, index):
                return {"names": self.rows[index].keys()}
            def __getitem__(self, index):
                return self.load(index)  # PV201 __getitem__()['names']
    """,
    "one of several returns": """
        class Fields(Rows):
            def __getitem__(self, index):
                if index:
                    return []
                return self.rows[index].items()  # PV201 __getitem__()
    """,
    "many at once": """
        class Fields(Rows):
            def __getitems__(self, indices):
                return [self.rows[0].keys()]  # PV201 __getitems__()
    """,
    "stream": """
        class Fields(IterableDataset):
            def __iter__(self):
                for row in self.rows:
                    yield row.items()  # PV201 __iter__()
    """,
    "stream of an iterator": """
        class Fields(IterableDataset):
            def __iter__(self):
                return iter([lambda: 1])  # PV203 __iter__()
    """,
    "stream of a generator expression": """
        class Fields(IterableDataset):
            def __iter__(self):
                return ((cell for cell in row) for row in self.rows)  # PV202 __iter__()
    """,
    "stream of a generator method": """
        class Fields(IterableDataset):
            def __iter__(self):
                yield from self.fields()
            def fields(self):
                for row in self.rows:
                    yield {"undo": lambda: row}  # PV203 __iter__()['undo']
    """,
    "next": """
        class Fields(IterableDataset):
            def __iter__(self):
                return self
            def __next__(self):
                return self.rows.values()  # PV201 __next__()
    """,
    "open file, where a loader takes it": """
        class Texts(Rows):
            def __getitem__(self, index):
                return open(self.rows[index])  # PV205 __getitem__()
        def make():
            return DataLoader(Texts(), num_workers=2)
    """,
    "collate_fn": """
        def collate(batch):
            names = batch[0].keys()
            return names, torch.stack(batch)  # PV201 collate()[0]
        def make():
            return DataLoader(Rows(), num_workers=2, collate_fn=collate)
    """,
    "collate_fn that is a method": """
        class Fields(Rows):
            def collate(self, batch):
                return map(lambda row: row, batch)  # PV203 collate().function
        def make():
            dataset = Fields()
            return DataLoader(dataset, num_workers=2, collate_fn=dataset.collate)
    """,
    "handed on by the collate_fn": """
        def keep(batch):
            return {"rows": batch}
        class Fields(Rows):
            def __getitem__(self, index):
                return self.rows[index].keys()  # PV201 __getitem__()
        def make():
            return DataLoader(Fields(), num_workers=2, collate_fn=keep)
    """,
    "no dataset by its bases": """
        class Fields:
            def __init__(self, rows):
                self.rows = rows
            def __len__(self):
                return 3
            def __getitem__(self, index):
                return self.rows[index].keys()  # PV201 __getitem__()
        def make():
            return DataLoader(Fields([]), num_workers=2, batch_size=None)
    """,
}

GOOD = {
    "list": """
        class Fields(Rows):
            def __getitem__(self, index):
                return list(self.rows[index].keys()), sorted(self.rows[index].items())
    """,
    "consumed": """
        class Fields(Rows):
            def __getitem__(self, index):
                names = self.rows[index].keys()
                total = sum(cell for cell in self.rows[index])
                pick = lambda x: x
                return pick(total), {name: 1 for name in names}, max(names, key=lambda n: len(n))
    """,
    "zip": """
        class Fields(Rows):
            def __getitem__(self, index):
                return zip([1], [2]), enumerate([3]), map(int, ["1"])
    """,
    "iterator of plain rows": """
        class Fields(IterableDataset):
            def __iter__(self):
                return (row for row in self.rows)
    """,
    "lazy map over the rows": """
        class Fields(IterableDataset):
            def __iter__(self):
                return map(lambda row: row + 1, self.rows)
    """,
    "iteration of what is indexed": """
        class Fields(Rows):
            def __iter__(self):
                for row in self.rows:
                    yield row.items()
    """,
    "indexing of what is iterated": """
        class Fields(IterableDataset):
            def __getitem__(self, index):
                return lambda: index
            def __iter__(self):
                yield 1
    """,
    "held by an object": """
        class Sample:
            def __init__(self, undo):
                self.undo = undo
        class Fields(Rows):
            def __getitem__(self, index):
                return Sample(lambda x: x)
    """,
    "through a call nobody follows": """
        class Fields(Rows):
            def __getitem__(self, index):
                return torch.tensor([x for x in self.rows[index].values()]), self.transform(lambda x: x)
    """,
    "arrays": """
        class Fields(Rows):
            def __getitem__(self, index):
                return self.table.iloc[index].values, self.file["x"][index]
    """,
    "used by another dataset": """
        class Fields(Rows):
            def __getitem__(self, index):
                return self.rows[index].items()
        class Whole(Rows):
            def __init__(self, rows):
                self.inner = Fields(rows)
            def __getitem__(self, index):
                return dict(self.inner[index])
    """,
    "used by a subclass": """
        class Fields(Rows):
            def __getitem__(self, index):
                return self.rows[index].items()
        class Whole(Fields):
            def __getitem__(self, index):
                return dict(super().__getitem__(index))
    """,
    "consumed by the collate_fn": """
        class Fields(Rows):
            def __getitem__(self, index):
                return self.rows[index].items()
        def collate(batch):
            return [dict(row) for row in batch]
        def make():
            return DataLoader(Fields(), num_workers=2, collate_fn=collate)
    """,
    "consumed by the collate_fn of the file": """
        class Fields(Rows):
            def __getitem__(self, index):
                return self.rows[index].items()
        def collate_rows(batch):
            return [dict(row) for row in batch]
    """,
    "consumed by its own collate_fn": """
        class Fields(Rows):
            def __getitem__(self, index):
                return self.rows[index].items()
            @staticmethod
            def collate(batch):
                return [dict(row) for row in batch]
    """,
    "a collate_fn nobody can read": """
        class Fields(Rows):
            def __getitem__(self, index):
                return self.rows[index].items()
        def make(collate):
            return DataLoader(Fields(), num_workers=2, collate_fn=collate)
    """,
    "no workers": """
        class Fields(Rows):
            def __getitem__(self, index):
                return self.rows[index].items()
        def make():
            return DataLoader(Fields(), batch_size=None)
    """,
    "open file that another may read": """
        class Texts(Rows):
            def __getitem__(self, index):
                return open(self.rows[index])
    """,
    "no dataset": """
        class Table:
            def __getitem__(self, index):
                return self.rows[index].items()
            def __iter__(self):
                return (row.keys() for row in self.rows)
    """,
    "collate_fn without workers": """
        def collate(batch):
            return batch[0].keys()
        def make():
            return DataLoader(Rows(), collate_fn=collate)
    """,
    "datasets made for each task": """
        class Task(Dataset):
            def __init__(self, rows, transform):
                self.rows = rows
                self.transform = transform
        class Tasks(Rows):
            def __getitem__(self, index):
                return Task(self.rows[index], lambda row: row)
    """,
}


@pytest.mark.parametrize("source", BAD.values(), ids=BAD)
def test_what_can_not_be_sent_back(source: str) -> None:
    check(source)


@pytest.mark.parametrize("source", GOOD.values(), ids=GOOD)
def test_what_can_be_sent_back(source: str) -> None:
    assert findings(source) == []


HOW = {
    "unknown": ("", "which the default collate_fn refuses, and another hangs the loader"),
    "default": ("DataLoader(Fields(), num_workers=2)", "which the default collate_fn refuses"),
    "no batch": (
        "DataLoader(Fields(), num_workers=2, batch_size=None)",
        "which no worker can send back, so the loader hangs",
    ),
    "custom": (
        "DataLoader(Fields(), num_workers=2, collate_fn=plain)",
        "which no worker can send back, so the loader hangs",
    ),
}


@pytest.mark.parametrize("loader, mistake", HOW.values(), ids=HOW)
def test_the_text_says_what_happens(loader: str, mistake: str) -> None:
    source = f"""
class Fields(Rows):
    def __getitem__(self, index):
        return self.rows[index].items()
{loader}
"""
    (found,) = findings(source)
    assert f", {mistake}: write list(self.rows[index].items())" in found.message
