"""Classes made in functions, whoever makes their instances; and what decides that nothing is pickled."""

from __future__ import annotations

import pytest
from loaders.expecting import check

SOURCES = {
    "returned by a function without a word": """
        def load(rows):
            class Split(Dataset):  # PV007 Split
                def __getitem__(self, index):
                    return index
            return Split(), Split()
    """,
    "the class itself is returned": """
        def load(kind):
            class Joined(Rows, kind):  # PV007 Joined
                pass
            return Joined
    """,
    "told once, though a loader gets it": """
        def convert(rows):
            class Collated(type(rows)):  # PV007 Collated
                pass
            return Collated(rows.rows)
        def loader(num_workers=4):
            return DataLoader(convert(Rows()), num_workers=num_workers)
    """,
    "a module's class is returned": """
        def load(kind):
            return Rows
    """,
    "workers named without the word loader": """
        class Tuner:
            def feed(self, data, engine, num_workers=4):
                def collate(batch):
                    return batch
                make = DataLoader
                return make(data, collate_fn=collate, num_workers=num_workers)  # PV103 collate_fn
    """,
    "fork for the whole script": """
        import torch.multiprocessing as mp
        def main():
            return DataLoader([1, 2], num_workers=2, collate_fn=lambda batch: batch)
        if __name__ == "__main__":
            mp.set_start_method("fork")
            main()
    """,
    "spawn for the whole script": """
        import torch.multiprocessing as mp
        def main():
            return DataLoader([1, 2], num_workers=2, collate_fn=lambda batch: batch)  # PV103 collate_fn
        if __name__ == "__main__":
            mp.set_start_method("spawn")
            main()
    """,
    "a subclass does not repeat its base": """
        class Base(Rows):
            def build(self):
                self.transform = lambda row: row  # PV003 self.transform
        class Train(Base):
            pass
        def train():
            rows = Train()
            rows.build()
            return DataLoader(rows, num_workers=2)
    """,
    "a client that a helper opens in the parent": """
        import boto3
        class Downloader:
            def __init__(self):
                self.client = None
            def opened(self):
                if self.client is None:
                    self.client = boto3.session.Session().client("s3")
                return self.client
            def size(self, key):
                return len(self.opened().meta.service_model.operation_names)
        class Streaming(IterableDataset):
            def __init__(self, remote):
                self.downloader = Downloader()  # PV005 self.downloader.client
                self.size = self.downloader.size(remote)
    """,
}


@pytest.mark.parametrize("source", SOURCES.values(), ids=SOURCES.keys())
def test_where_it_is_told(source: str) -> None:
    check(source)
