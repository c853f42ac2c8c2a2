"""The hook sits in the module's private hook table."""

import torch
from torch import nn
from torch.utils.data import DataLoader


def track_inputs(model):
    def hook(module, args, output):
        output.detach()

    model.register_forward_hook(hook)  # ORIGIN
    return model


class Collator:
    def __init__(self, model, pad=0):
        self.model = model  # BAD
        self.pad = pad

    def __call__(self, rows):
        return torch.tensor(rows)


SAMPLE = [1, 2]


HOLDS = "collate_fn"


def make():
    model = track_inputs(nn.Linear(1, 1))
    return DataLoader(SAMPLE, batch_size=2, num_workers=2, collate_fn=Collator(model)).collate_fn  # CALL PV103 self.model
