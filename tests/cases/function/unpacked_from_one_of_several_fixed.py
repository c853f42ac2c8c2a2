import functools

from torch.utils.data import Dataset


def small():
    return 1, abs, lambda text: text


def large():
    return 2, len, functools.partial(max, 0)


LOADERS = {"small": small, "large": large}


def load(name):
    maker = LOADERS[name]
    return maker()


class Texts(Dataset):
    def __init__(self, transform, tokenizer):
        self.transform = transform
        self.tokenizer = tokenizer

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return self.transform(i)


def make(name="small"):
    _, transform, tokenizer = load(name)
    return Texts(transform, abs)
