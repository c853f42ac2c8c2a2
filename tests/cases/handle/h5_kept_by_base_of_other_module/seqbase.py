import h5py
from torch.utils.data import Dataset


class SequenceBase(Dataset):
    def __init__(self, path):
        super().__init__()
        self._hdf5 = h5py.File(path, "r", swmr=False)  # BAD PV005 self._hdf5
        self.total = len(self._hdf5["actions"])

    def __len__(self):
        return self.total
