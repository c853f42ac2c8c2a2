"""Of a function only what bears on its datasets and loaders is run: what that must include, and may leave out."""

from __future__ import annotations

import pytest
from loaders.expecting import check

BEARS = {
    "a class that is handed in": """
        def train():
            rows = get_dataset(Rows, [lambda row: row])  # PV003 self.rows[0]
            return DataLoader(rows, num_workers=2)
        def get_dataset(kind, rows):
            return kind(rows)
    """,
    "which of two": """
        def train():
            table = [1]
            rows = Rows(lambda row: row if isinstance(table, dict) else [])
            rows.rows = (lambda row: row) if isinstance(table, dict) else []
            return DataLoader(rows, num_workers=2)
    """,
    "what decides": """
        def train(path):
            debug = False
            first = []
            if debug:
                first = [lambda row: row]
            print(path)
            return DataLoader(Rows(first), num_workers=2)
    """,
    "another name": """
        def train(path):
            rows = Rows()
            same = rows
            for epoch in range(3):
                print(epoch)
            same.rows = [lambda row: row]  # PV003 self.rows[0]
            return DataLoader(rows, num_workers=2)
    """,
    "elements": """
        def train(path):
            sets = [Rows(), Rows()]
            for each in sets:
                each.rows = {}.keys()  # PV001 self.rows
            return [DataLoader(each, num_workers=2) for each in sets]
    """,
    "a loader under another name": """
        def train(fast):
            make = DataLoader if fast else None
            return make(Rows(), num_workers=2, collate_fn=lambda batch: batch)  # PV103 collate_fn
    """,
    "behind a long loop": """
        def train(model, optimizer, epochs):
            scheduler = make_scheduler(optimizer, lambda step: 1 / step)
            table = {}
            for epoch in range(epochs):
                for name, value in table.items():
                    loss = model(value)
                    loss.backward()
                scheduler.step()
            rows = Rows(table.values())  # PV001 self.rows
            return DataLoader(rows, num_workers=2)
    """,
    "a module under another name": """
        def train():
            rows = Rows(functools)  # PV006 self.rows
            loader = DataLoader(rows, num_workers=2)
            return loader
    """,
    "the iterator of a plain class": """
        class Folder:
            def __init__(self, files):
                self.files = files
            def __iter__(self):
                for batch in DataLoader(self.files, num_workers=4, collate_fn=lambda x: x):  # PV103 collate_fn
                    yield batch
    """,
    "a default of a parameter": """
        def train(transform=lambda row: row):
            rows = Rows(transform)  # PV003 self.rows
            return DataLoader(rows, num_workers=2)
    """,
    "defaults of several parameters": """
        def train(path, transform=lambda row: row, size=3, *, shuffle=False):
            rows = Rows([transform, size])  # PV003 self.rows[0]
            return DataLoader(rows, num_workers=2, shuffle=shuffle)
        def tested(path, first=3, second=lambda row: row, third=None):
            rows = Rows([second])  # PV003 self.rows[0]
            return DataLoader(rows, num_workers=2)
    """,
    "one element of a generator": """
        def train(paths):
            rows = Rows(next(open(path) for path in paths))  # PV005 self.rows
            return DataLoader(rows, num_workers=2)
    """,
    "a generator that is not drawn from": """
        def train():
            generator = (path for path in "abc")
            rows = Rows(generator)  # PV002 self.rows
            return DataLoader(rows, num_workers=2)
    """,
    "a network that makes what matters": """
        class Net(torch.nn.Module):
            def __init__(self):
                super().__init__()
                self.scale = lambda row: row
            def preprocess(self):
                return self.scale
        def train():
            net = Net()
            rows = Rows(net.preprocess())  # PV003 self.rows
            return DataLoader(rows, num_workers=2)
    """,
    "a network that is given what matters": """
        class Net(torch.nn.Module):
            def __init__(self, scale):
                super().__init__()
                self.scale = scale
        def train():
            net = Net(lambda row: row)
            rows = Rows(net.scale)  # PV003 self.rows
            return DataLoader(rows, num_workers=2)
    """,
    "a network whose subclass makes what matters": """
        class Base(torch.nn.Module):
            def chosen(self):
                return self.scale
        class Net(Base):
            def __init__(self):
                super().__init__()
                self.scale = lambda row: row
        def train():
            rows = Rows(Net().chosen())  # PV003 self.rows
            return DataLoader(rows, num_workers=2)
    """,
    "a trainer that is a network": """
        class Lightning(torch.nn.Module):
            def __init__(self, rows):
                super().__init__()
                self.rows = rows
            def loader(self):
                return DataLoader(self.rows, num_workers=2, collate_fn=lambda batch: batch)  # PV103 collate_fn
        def train():
            return Lightning(Rows()).loader()
    """,
    "text by thread pool and split": """
        from concurrent.futures import ThreadPoolExecutor
        def names(text):
            with ThreadPoolExecutor(2) as pool:
                return list(pool.map(str.strip, text.split(",")))
        def train(text):
            rows = Rows(names(text))
            loader = DataLoader(rows, num_workers=2)
            rows.rows = {}.keys()  # PV001 self.rows
            return loader
    """,
    "names read by eval": """
        def train(path):
            keep = [lambda row: row]
            rows = Rows(keep)  # PV003 self.rows[0]
            print(eval("keep"), locals())
            return DataLoader(rows, num_workers=2)
    """,
}


@pytest.mark.parametrize("source", BEARS.values(), ids=BEARS.keys())
def test_what_bears_on_it_is_run(source: str) -> None:
    check(source)


def test_names_handed_on_in_the_opposite_order() -> None:
    """Each statement hands on what the next one binds: one look at each has to do."""
    handed = "".join(f"            v{count - 1} = v{count}\n" for count in range(1, 3000))
    check(
        "\n        def train():\n            rows = Rows({}.keys())  # PV001 self.rows\n"
        f"{handed}            v2999 = rows\n            return DataLoader(rows, num_workers=2)\n"
    )
