from torch.utils.data import Dataset


class Scaled(Dataset):
    def __init__(self, transform):
        self.transform = transform

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return self.transform(i)


def build(kind, transform):
    return Scaled(transform=transform)
