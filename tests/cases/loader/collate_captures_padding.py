"""A function defined in the method that makes the loader; it takes the padding from around it."""

import torch
from torch.utils.data import DataLoader, Dataset


class Words(Dataset):
    def __init__(self, words):
        self.words = words

    def __len__(self):
        return len(self.words)

    def __getitem__(self, i):
        return torch.tensor([ord(letter) for letter in self.words[i]])


class Reader:
    def __init__(self, padding):
        self.padding = padding

    def loader(self, words):
        def collate(rows):
            return torch.nn.utils.rnn.pad_sequence(rows, padding_value=self.padding)

        return DataLoader(
            Words(words),
            batch_size=2,
            num_workers=1,
            collate_fn=collate,  # BAD PV103 collate_fn
        )


def make():
    return Reader(0).loader(["a", "bc"])
