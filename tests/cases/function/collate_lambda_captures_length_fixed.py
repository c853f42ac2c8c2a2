import functools

import torch
from torch.utils.data import DataLoader


def pad(rows, max_len):
    return torch.stack([torch.nn.functional.pad(torch.tensor(r), (0, max_len - len(r))) for r in rows])


def provide(rows, args):
    return DataLoader(
        rows,
        batch_size=2,
        num_workers=args["workers"],
        collate_fn=functools.partial(pad, max_len=args["len"]),
    )


SAMPLE = [[1], [1, 2]]


HOLDS = "collate_fn"


def make():
    return provide(SAMPLE, {"workers": 2, "len": 4}).collate_fn
