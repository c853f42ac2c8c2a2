"""What a notebook's cells define is nowhere for a spawned worker."""

from __future__ import annotations

from loaders.expecting import check, findings

CELLS = """\
# %%NBQA-CELL-SEPd8a3f1
import functools
from torch.utils.data import DataLoader, Dataset
from project import Elsewhere
"""
USED = """\
class Scale:  # PV007 Scale
    def __call__(self, row):
        return row
class Rows(Dataset):  # PV007 Rows
    def __init__(self, transform):
        self.transform = transform
class Unused(Dataset):
    pass
def collate(batch, pad):  # PV103 collate
    return batch
def unused(batch):
    return batch
# %%NBQA-CELL-SEPd8a3f1
for size in 1, 2:
    loader = DataLoader(Rows(Scale()), size, num_workers=2, collate_fn=functools.partial(collate, pad=0))
again = DataLoader(Rows(Scale()), 8, num_workers=2)
"""


def test_every_class_and_function_is_told_once() -> None:
    check(USED, "train4f_x2y_nbqa_ipynb.py", CELLS)


def test_the_cells_are_known_by_their_separator_too() -> None:
    check(USED, "stdin", CELLS)


def test_the_cells_that_vs_code_joins_are_known_by_the_notebooks_name() -> None:
    check(USED, "train.ipynb", CELLS.partition("\n")[2])


def test_a_file_that_is_no_notebook_is_silent() -> None:
    assert findings(USED, "train.py", CELLS.partition("\n")[2]) == []


def test_without_workers_nothing_is_said() -> None:
    source = USED.replace("num_workers=2", "num_workers=0")
    assert findings(source, "train4f_x2y_nbqa_ipynb.py", CELLS) == []


def test_what_is_imported_is_found() -> None:
    source = "DataLoader(Elsewhere(), num_workers=2, collate_fn=Elsewhere.collate)\n"
    assert findings(source, "train4f_x2y_nbqa_ipynb.py", CELLS) == []
