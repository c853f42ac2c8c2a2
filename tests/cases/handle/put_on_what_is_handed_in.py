"""The file is put on an object that the dataset is given later: that statement can be edited."""

import argparse
import os

from torch.utils.data import Dataset


class Rows(Dataset):
    def __init__(self, args):
        self.args = args

    def __len__(self):
        return self.args.size

    def __getitem__(self, i):
        return i


def build_dataset(args):
    return Rows(args)


def make():
    args = argparse.Namespace(size=2)
    args.log = open(os.devnull, "a")  # CALL PV005 self.args.log
    return build_dataset(args)
