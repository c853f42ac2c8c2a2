from torch.utils.data import Dataset


SCALES = {
    "half": lambda v: v / 2,  # ORIGIN
    "none": lambda v: v,
}


class Scaled(Dataset):
    def __init__(self, kind):
        self.scale = SCALES[kind]  # BAD PV003 self.scale

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Scaled("half")
