"""What is taken for granted of what nobody knows: what a test has said, what an option is by default."""

from __future__ import annotations

import ast

import pytest
from loaders.expecting import PRELUDE, check

from flake8_pickle_views.analysis import analyse
from flake8_pickle_views.options import Options

STEPS = (
    PRELUDE
    + """\
class Crop:
    def __init__(self, size=None):
        self.apply = plain if size is not None else lambda value: value
class Either:
    pass
class Other:
    pass
"""
)

GUARDS = {
    "is not None": """
        def make(settings):
            if settings.size is not None:
                return Rows([Crop(settings.size)])
    """,
    "is None": """
        def make(settings):
            if settings.size is None:
                return Rows([Crop(settings.size)])  # PV003 self.rows[0].apply
    """,
    "not in a list with None": """
        def make(settings):
            if settings.size not in [None, "none"]:
                return Rows([Crop(settings.size)])
    """,
    "in a list with None": """
        def make(settings):
            if settings.size in (None, "none"):
                return Rows([Crop(settings.size)])  # PV003 self.rows[0].apply
    """,
    "in a list without None": """
        def make(settings):
            if settings.size in (224, 256):
                return Rows([Crop(settings.size)])
    """,
    "not in a list without None": """
        def make(settings):
            if settings.size not in (224, 256):
                return Rows([Crop(settings.size)])  # PV003 self.rows[0].apply
    """,
    "truth": """
        def make(settings):
            if settings.size:
                return Rows([Crop(settings.size)])
    """,
    "behind the test": """
        def make(settings):
            if settings.size:
                print(settings.size)
            return Rows([Crop(settings.size)])  # PV003 self.rows[0].apply
    """,
    "of another object": """
        def make(settings):
            if settings.size is not None:
                settings = settings.inner
                return Rows([Crop(settings.size)])  # PV003 self.rows[0].apply
    """,
    "replaced": """
        def make(settings):
            if settings.size is not None:
                settings.size = settings.other
                return Rows([Crop(settings.size)])  # PV003 self.rows[0].apply
    """,
    "a parameter": """
        def make(size):
            if size is None:
                raise ValueError
            return Rows([Crop(size)])
    """,
    "in an expression": """
        def make(size):
            return Rows([Crop(size) if size is not None else None])
    """,
    "in an expression, the other way": """
        def make(size):
            return Rows([Crop(size) if size is None else None])  # PV003 self.rows[0].apply
    """,
}

OPTIONS = {
    "off by default": """
        def make(args):
            f = (lambda value: value) if args.flag else plain
            return Rows([f])
    """,
    "on by default": """
        def make(args):
            f = (lambda value: value) if args.kept else plain
            return Rows([f])  # PV003 self.rows[0]
    """,
    "none by default": """
        def make(args):
            f = plain
            if args.config is not None:
                f = lambda value: value
            return Rows([f])
    """,
    "a number": """
        class Main:
            def make(self):
                f = plain
                if self.args.top > 0:
                    f = lambda value: value
                return Rows([f])
    """,
    "a task": """
        def make(args):
            if args.flag:
                return DataLoader(Rows(), num_workers=2, collate_fn=lambda b: b)  # PV103 collate_fn
    """,
    "required": """
        def make(args):
            if args.config is None:
                raise SystemExit("a configuration, please")
            return Rows([lambda value: value])  # PV003 self.rows[0]
    """,
    "one of two is required": """
        import sys
        def make(args):
            if not (args.flag or args.config):
                sys.exit(2)
            return Rows([lambda value: value])  # PV003 self.rows[0]
    """,
    "a required parameter": """
        class Needing(Dataset):
            def __init__(self, path=None):
                if path is None:
                    raise ValueError(path)
                self.step = lambda value: value  # PV003 self.step
    """,
    "computed": """
        def make(args):
            f = plain
            if args.computed:
                f = lambda value: value
            return Rows([f])  # PV003 self.rows[0]
    """,
    "two parsers disagree": """
        def make(args):
            f = plain
            if args.both:
                f = lambda value: value
            return Rows([f])  # PV003 self.rows[0]
    """,
    "one of several modes": """
        def make(args):
            f = plain
            if args.mode == "fast":
                f = lambda value: value
            return Rows([f])  # PV003 self.rows[0]
    """,
    "no workers": """
        def make(args):
            DataLoader(Rows(), num_workers=args.workers, collate_fn=lambda b: b)
    """,
    "workers that are computed": """
        def make(args):
            DataLoader(Rows(), num_workers=args.config, collate_fn=lambda b: b)  # PV103 collate_fn
    """,
}

PARSERS = """\
import argparse
import os
import click
def parsers():
    parser = argparse.ArgumentParser()
    parser.add_argument("--flag", action="store_true")
    parser.add_argument("--drop", dest="kept", action="store_false")
    parser.add_argument("-c", "--config")
    parser.add_argument("--computed", default=os.cpu_count())
    parser.add_argument("--both", default=False)
    parser.add_argument("--workers", type=int, default=0)
    other = argparse.ArgumentParser()
    other.add_argument("--both", default=True)
    other.add_argument("--mode", default="slow")
@click.option("--top", default=0.0)
def main(top):
    pass
"""

CLASSES = {
    "equal": """
        def make():
            return Rows([plain if Either == Other else lambda value: value])  # PV003 self.rows[0]
    """,
    "not equal": """
        def make():
            return Rows([(lambda value: value) if Either == Other else plain])
    """,
    "the same": """
        def make():
            return Rows([(lambda value: value) if Either is Either else plain])  # PV003 self.rows[0]
    """,
    "an object is no list": """
        def make():
            crop = Crop(3)
            if isinstance(crop, (list, tuple)):
                return Rows([lambda value: value])
    """,
    "an object of a library's class may be": """
        import somewhere
        class Many(somewhere.Many):
            pass
        def make():
            many = Many()
            if isinstance(many, (list, tuple)):
                return Rows([lambda value: value])  # PV003 self.rows[0]
    """,
}

MODULES = {
    "or something unknown": """
        import importlib
        def found(name):
            try:
                return importlib.import_module(name)
            except ImportError:
                return unknown(name)
        def make(name):
            return DataLoader(Rows(), num_workers=2, collate_fn=functools.partial(found(name), pad=1))
    """,
    "that is called": """
        import importlib
        def make(name):
            found = importlib.import_module(name)
            assert callable(found)
            return DataLoader(Rows(), num_workers=2, worker_init_fn=found)
    """,
    "that is kept": """
        import importlib
        def make(name):
            return Rows([importlib.import_module(name)])  # PV006 self.rows[0]
    """,
    "or None": """
        import importlib
        def make(name):
            return Rows([importlib.import_module(name) if name else None])  # PV006 self.rows[0]
    """,
}

LOADERS = {
    "without workers, made again": """
        def make():
            class Local(Dataset):
                pass
            first = DataLoader(Local())
            return DataLoader(first.dataset, num_workers=first.num_workers)
    """,
    "with workers, made again": """
        def make():
            class Local(Dataset):  # PV007 Local
                pass
            first = DataLoader(Local(), num_workers=2)
            return DataLoader(first.dataset, num_workers=first.num_workers)
    """,
    "with who knows how many workers": """
        def make(**more):
            class Local(Dataset):  # PV007 Local
                pass
            first = DataLoader(Local(), **more)
            return DataLoader(first.dataset, num_workers=first.num_workers)
    """,
    "a dataset that calls itself": """
        class Tree(Dataset):
            def __init__(self, step):
                self.step = step
                self.names = self.below("here")
            def below(self, name):
                return [self.below(each) for each in unknown(name)]
        tree = Tree(lambda value: value)
        loader = DataLoader(tree)
    """,
    "a dataset that calls itself, and workers": """
        class Tree(Dataset):
            def __init__(self, step):
                self.step = step
                self.names = self.below("here")
            def below(self, name):
                return [self.below(each) for each in unknown(name)]
        tree = Tree(lambda value: value)  # PV003 self.step
        loader = DataLoader(tree, num_workers=2)
    """,
}


FILES = """
import h5py
class Labelled(Dataset):
    def __init__(self, path):
        file = h5py.File(path)
        self.first = dict(file.attrs.items())
        self.second = [value for value in file.attrs.values()]
        self.third = file.attrs.items()  # PV005 self.third
        self.fourth = file.attrs  # PV005 self.fourth
"""


SETTINGS = """
from pydantic import BaseModel, Field
from pydantic_settings import BaseSettings
class Padding(BaseModel):
    dynamic: bool = Field(default=False)
class Settings(BaseSettings):
    padding: Padding = Field(default_factory=Padding)
class Data:
    def __init__(self, settings: Settings):
        self.settings = settings
    def loader(self, rows):
        collate = None
        if self.settings.padding.dynamic:
            collate = lambda batch: batch
        return DataLoader(rows, num_workers=4, collate_fn=collate)
"""


def test_the_default_of_a_setting_decides() -> None:
    check(SETTINGS)
    check(SETTINGS.replace("False", "True").replace("collate_fn=collate)", "collate_fn=collate)  # PV103 collate_fn"))


def test_attributes_of_an_hdf5_file_are_values() -> None:
    check(FILES)


@pytest.mark.parametrize("source", GUARDS.values(), ids=GUARDS.keys())
def test_what_a_guard_leaves(source: str) -> None:
    check(source, prelude=STEPS)


@pytest.mark.parametrize("source", OPTIONS.values(), ids=OPTIONS.keys())
def test_the_default_of_an_option_decides(source: str) -> None:
    check(source, prelude=PRELUDE + PARSERS)


@pytest.mark.parametrize("source", CLASSES.values(), ids=CLASSES.keys())
def test_classes_are_told_apart(source: str) -> None:
    check(source, prelude=STEPS)


@pytest.mark.parametrize("source", MODULES.values(), ids=MODULES.keys())
def test_a_module_found_by_name(source: str) -> None:
    check(source)


@pytest.mark.parametrize("source", LOADERS.values(), ids=LOADERS.keys())
def test_a_loader_without_workers(source: str) -> None:
    check(source)


PROCESS = """\
from torch.multiprocessing import Process
def run():
    Process(target=lambda: 1).start()
"""


@pytest.mark.parametrize(("target", "is_told"), [((3, 13), False), ((3, 14), True)])
def test_a_process_of_the_default_start_method(target: tuple[int, int], is_told: bool) -> None:
    found = analyse(ast.parse(PROCESS), PROCESS.splitlines(keepends=True), "linted.py", Options(target_version=target))
    assert bool(found) is is_told
