from torch.utils.data import DataLoader


def make():
    return DataLoader([1, 2], num_workers=1, batch_size=None)
