from torch.utils.data import Dataset


def as_list(values):
    return values if isinstance(values, (list, tuple)) else list(values)


class Named(Dataset):
    def __init__(self, table):
        self.names = as_list(table.keys())
        others = table.values()
        if type(others) is not list:
            others = list(others)
        self.others = others
        texts = (str(each) for each in table)
        self.texts = texts if hasattr(texts, "__getitem__") else list(texts)

    def __len__(self):
        return len(self.names)

    def __getitem__(self, i):
        return self.names[i], self.others[i], self.texts[i]


def make():
    return Named({"a": 1, "b": 2})
