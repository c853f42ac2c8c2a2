from collections import defaultdict

from torch.utils.data import Dataset


class Boxes:
    def __init__(self, threshold=0.2):
        if threshold == -1:
            self.numbers = defaultdict(lambda: 100)
        else:
            self.numbers = {}


class Group:
    def __init__(self):
        self.by_path = {}

    def __getitem__(self, path):
        found = self.by_path.get(path, None)
        return Boxes() if found is None else found


class Pair(Dataset):
    def __init__(self, boxes, truth):
        self.boxes = boxes
        self.truth = truth

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def build(path, truth_path):
    group = Group()
    truth = Boxes(-1)
    group.by_path[truth_path] = truth
    return Pair(group[path], truth)  # CALL PV003 self.truth.numbers


def make():
    return build("a", "b")
