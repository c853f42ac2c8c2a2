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
    "a name that the class's own header can't use": (
        """
        class Noisy(Dataset):
            def __init__(self, noise=lambda text: Noisy.drop(text)):
                self.noise = noise
            @staticmethod
            def drop(text):
                return text
        """,
        "use a module-level function",
    ),
    "a name that a method of the class can use": (
        """
        class Noisy(Dataset):
            def __init__(self):
                self.noise = lambda text: Noisy.drop(text)
            @staticmethod
            def drop(text):
                return text
        """,
        "write Noisy.drop",
    ),
    "a generator that never ends": (
        """
        def endless(rows):
            while True:
                for row in rows:
                    if row:
                        break
                    yield row
        class Held:
            def __init__(self):
                self.rows = endless([1])
        def make():
            return Rows(Held())
        """,
        "it never ends: keep what it is made of, and make it in the worker",
    ),
    "a generator that may end": (
        """
        def drawn(rows):
            while True:
                if not rows:
                    break
                yield rows.pop()
        class Held:
            def __init__(self):
                self.rows = drawn([1])
        def make():
            return Rows(Held())
        """,
        "write list(drawn([1]))",
    ),
    "a named tuple under another name": (
        """
        import collections
        Move = collections.namedtuple("Transition", "before after")
        def make():
            return Rows([Move(1, 2)])
        """,
        "give it the name of its variable",
    ),
    "a class that can't be rebuilt": (
        """
        class Wrapped(Dataset):
            def __init__(self, inner):
                self.inner = inner
            def __getattr__(self, name):
                return getattr(self.inner, name)
        """,
        "raise AttributeError there for names that begin with __",
    ),
}


@pytest.mark.parametrize("source, remedy", TEXTS.values(), ids=TEXTS)
def test_the_remedy(source: str, remedy: str) -> None:
    (found,) = findings(source)
    assert found.message.endswith(f": {remedy}")


def test_the_object_is_what_a_method_breaks() -> None:
    (found,) = findings(TEXTS["a class that can't be rebuilt"][0])
    assert found.path == "self.__getattr__"
    assert found.message.startswith(
        "self is an object that can't be rebuilt (self.__getattr__ reads an attribute before it is there), which"
    )


def test_what_keeps_an_object_from_being_rebuilt_is_no_function_to_move() -> None:
    source = """
        class Lazy:
            def __init__(self):
                self.parts = {}
            def __getattr__(self, name):
                return self.parts[name]
        class Task:
            def __init__(self):
                self.state = Lazy()
            def collate(self, batch):
                return batch
        def make():
            return DataLoader(Rows(), num_workers=2, collate_fn=Task().collate)
    """
    (found,) = findings(source)
    assert found.code == "PV111"
    assert found.message.endswith("raise AttributeError there for names that begin with __")
