import torch
from torch.utils.data import Dataset

from sents.service import Service


class Sentences(Dataset):
    def __init__(self, path):
        self.path = path
        self.service = Service()  # BAD PV005 self.service.conn

    def __enter__(self):
        self.service.connect(self.path)  # CALL
        return self

    def __exit__(self, *exc):
        self.service.conn.close()

    def __len__(self):
        return self.service.one("select count(*) from t")

    def __getitem__(self, i):
        return torch.tensor(self.service.one("select x from t where rowid = ?", i + 1))
