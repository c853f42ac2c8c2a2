"""Tables of classes and functions that decorators fill, and the one that a key of them means."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from loaders.expecting import check

from flake8_pickle_views.analysis import analyse
from flake8_pickle_views.options import Options

TABLE = """
        DATASETS = {}
        def register(name):
            def wrap(made):
                DATASETS[name] = made
                return made
            return wrap
        @register("words")
        class Words(Rows):
            def __init__(self, rows, tokenize=str.split):
                super().__init__(rows)
                self.tokenize = tokenize
        @register(name="counts")
        class Counts(Rows):
            def __init__(self, rows, tokenize=str.split):
                super().__init__([len(tokenize(row)) for row in rows])
        @register("built")
        def build_words(rows, tokenize):
            return Words(rows, tokenize)
"""
REGISTRY = """
        class Registry:
            def __init__(self):
                self._classes = {}
            def register_module(self, cls=None, name=None):
                if cls is not None:
                    self._classes[name or cls.__name__] = cls
                    return cls
                def wrap(cls):
                    return self.register_module(cls, name)
                return wrap
            def get(self, name):
                if name not in self._classes:
                    raise KeyError(name)
                return self._classes[name]
            def build(self, config):
                config = dict(config)
                return self._classes[config.pop("type")](**config)
        SETS = Registry()
        @SETS.register_module()
        class Words(Rows):
            pass
        @SETS.register_module
        class Pages(Rows):
            pass
        @SETS.register_module(name="dirs")
        class Folders(Rows):
            pass
"""
BAD = {
    "a key": """
        def main():
            return DataLoader(DATASETS["words"]([], tokenize=lambda row: row), num_workers=2)  # PV003 self.tokenize
    """,
    "a key of a function": """
        def main():
            return DataLoader(DATASETS["built"]([], lambda row: row), num_workers=2)  # PV003 self.tokenize
    """,
    "get": """
        def main():
            kind = DATASETS.get("words")
            return DataLoader(kind([], lambda row: row), num_workers=2)  # PV003 self.tokenize
    """,
    "a key that is looked for first": """
        def build_dataset(name, rows, tokenize):
            if name not in DATASETS:
                raise ValueError(name)
            return DATASETS[name](rows, tokenize)
        def main():
            return DataLoader(build_dataset("words", [], lambda row: row), num_workers=2)  # PV003 self.tokenize
    """,
    "asked twice": """
        def main(train):
            if train:
                return DataLoader(DATASETS["words"]([], lambda row: row), num_workers=2)  # PV003 self.tokenize
            return DataLoader(DATASETS["words"]([], lambda row: row[0]), num_workers=2)  # PV003 self.tokenize
    """,
    "the default of a parameter": """
        def make_dataset(name="words"):
            return DataLoader(DATASETS[name]([], lambda row: row), num_workers=2)  # PV003 self.tokenize
    """,
}
BAD_BY_OBJECT = {
    "the name of the class": """
        def make_dataset():
            return DataLoader(SETS.get("Words")([lambda row: row]), num_workers=2)  # PV003 self.rows[0]
    """,
    "a decorator without parentheses": """
        def make_dataset():
            return DataLoader(SETS.get("Pages")([lambda row: row]), num_workers=2)  # PV003 self.rows[0]
    """,
    "another name": """
        def make_dataset():
            return DataLoader(SETS.get("dirs")([lambda row: row]), num_workers=2)  # PV003 self.rows[0]
    """,
    "a configuration": """
        def make_dataset():
            config = dict(type="Words", rows=[lambda row: row])
            return DataLoader(SETS.build(config), num_workers=2)  # PV003 self.rows[0]
    """,
}
GOOD = {
    "a class that drops it": """
        def main():
            return DataLoader(DATASETS["counts"]([], tokenize=lambda row: row), num_workers=2)
    """,
    "no such key": """
        def main():
            return DataLoader(DATASETS["lines"]([], tokenize=lambda row: row), num_workers=2)
    """,
    "a computed key": """
        def main(name):
            return DataLoader(DATASETS["wo" + name]([], tokenize=lambda row: row), num_workers=2)
    """,
    "a name that picks among many": """
        def main(name):
            return DataLoader(DATASETS[name]([], tokenize=str.split), num_workers=2)
    """,
    "replaced later": """
        class Plain(Rows):
            def __init__(self, rows, tokenize):
                super().__init__([tokenize(row) for row in rows])
        DATASETS["words"] = Plain
        def main():
            return DataLoader(DATASETS["words"]([], tokenize=lambda row: row), num_workers=2)
    """,
}


@pytest.mark.parametrize("source", BAD.values(), ids=list(BAD))
def test_a_key_of_a_filled_table_is_followed(source: str) -> None:
    check(TABLE + source)


@pytest.mark.parametrize("source", BAD_BY_OBJECT.values(), ids=list(BAD_BY_OBJECT))
def test_a_name_of_a_registry_is_followed(source: str) -> None:
    check(REGISTRY + source)


@pytest.mark.parametrize("source", GOOD.values(), ids=list(GOOD))
def test_nothing_is_guessed_of_other_keys(source: str) -> None:
    check(TABLE + source)


FILES = {
    "__init__.py": "from . import text\nfrom .registry import DATASETS\n",
    "registry.py": (
        "DATASETS = {}\n"
        "def register(name):\n    def wrap(cls):\n        DATASETS[name] = cls\n        return cls\n    return wrap\n"
    ),
    "text.py": (
        "from torch.utils.data import Dataset\nfrom .registry import register\n"
        "@register('words')\nclass Words(Dataset):\n    def __init__(self, split):\n        self.split = split\n"
        "    def __getitem__(self, index):\n        return index\n"
    ),
}


IMPORTS = ["from sets import DATASETS", "import sets.text\nfrom sets.registry import DATASETS"]


@pytest.mark.parametrize("imports", IMPORTS)
def test_a_table_is_filled_by_other_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, imports: str) -> None:
    (tmp_path / "sets").mkdir()
    for name, text in FILES.items():
        (tmp_path / "sets" / name).write_text(text)
    source = (
        f"from torch.utils.data import DataLoader\n{imports}\n"
        "def make():\n    return DataLoader(DATASETS['words'](lambda row: row), num_workers=2)\n"
    )
    (tmp_path / "main.py").write_text(source)
    monkeypatch.chdir(tmp_path)
    found = analyse(ast.parse(source), source.splitlines(keepends=True), "main.py", Options())
    assert [(each.code, each.path) for each in found] == [("PV003", "self.split")]
