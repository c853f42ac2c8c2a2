import argparse

from torch.utils.data import Dataset


class Scaled(Dataset):
    def __init__(self, scale):
        self.scale = scale

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument("--keep", dest="invert", action="store_false")
    parser.add_argument("--top", type=float, default=0.0)
    return parser.parse_args([])


def build(args):
    scale = abs
    if args.invert:
        scale = lambda value: -value  # ORIGIN
    if args.top > 0:
        scale = lambda value: value / args.top
    return Scaled(scale)  # CALL PV003 self.scale


def make():
    return build(options())
