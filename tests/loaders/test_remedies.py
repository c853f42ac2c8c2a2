"""The text names the edit: what a local function takes from around it."""

from __future__ import annotations

import pytest
from loaders.expecting import findings

TEXTS = {
    "captured local": (
        """
        def make(pad):
            def collate(batch):
                return batch, pad
            return DataLoader(Rows(), num_workers=2, collate_fn=collate)
        """,
        "use a module-level collate: functools.partial(collate, pad=pad)",
    ),
    "captured attribute": (
        """
        class Data:
            def loader(self):
                def collate(batch):
                    return batch, self.pad
                return DataLoader(Rows(), num_workers=2, collate_fn=collate)
        """,
        "use a module-level collate: functools.partial(collate, pad=self.pad)",
    ),
    "two captured by a lambda": (
        """
        def make(pad, size):
            return DataLoader(Rows(), num_workers=2, collate_fn=lambda b: (b, pad, size, torch.stack))
        """,
        "use a module-level function: functools.partial(function, pad=pad, size=size)",
    ),
    "nothing captured": (
        """
        def make():
            def collate(batch):
                size = len(batch)
                return batch, size
            return DataLoader(Rows(), num_workers=2, collate_fn=collate)
        """,
        "move collate to module level",
    ),
    "a method of self": (
        """
        class Data:
            def loader(self):
                def collate(batch):
                    return self.pad(batch)
                return DataLoader(Rows(), num_workers=2, collate_fn=collate)
        """,
        "use a module-level function or functools.partial",
    ),
    "another local function": (
        """
        def make():
            def padded(row):
                return row
            def collate(batch):
                return padded(batch)
            return DataLoader(Rows(), num_workers=2, collate_fn=collate)
        """,
        "use a module-level function or functools.partial",
    ),
    "a name there is already": (
        "DataLoader(Rows(), num_workers=2, collate_fn=lambda b: b[0])",
        "write operator.itemgetter(0)",
    ),
}


@pytest.mark.parametrize("source, remedy", TEXTS.values(), ids=TEXTS)
def test_the_remedy(source: str, remedy: str) -> None:
    (found,) = findings(source)
    assert found.message.endswith(f": {remedy}")
