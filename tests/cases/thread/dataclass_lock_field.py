import dataclasses
import threading

from torch.utils.data import Dataset


@dataclasses.dataclass
class Guarded(Dataset):
    lock: threading.Lock = dataclasses.field(default_factory=threading.Lock)  # BAD PV004 self.lock

    def __len__(self):
        return 2

    def __getitem__(self, i):
        return i


def make():
    return Guarded()
