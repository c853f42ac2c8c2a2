import os

from torch.utils.data import Dataset


class Files(Dataset):
    def __init__(self, root):
        self.files = []
        for folder, _, names in os.walk(root):
            self.files.extend(os.path.join(folder, name) for name in names)

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Files("tests_nowhere")
