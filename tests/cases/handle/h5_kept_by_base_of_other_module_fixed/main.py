import os
import tempfile

import h5py

from robots import Demos


def make():
    p = os.path.join(tempfile.mkdtemp(), "d.h5")
    with h5py.File(p, "w") as h:
        h["actions"] = [[0.0], [1.0]]
    return Demos(p)
