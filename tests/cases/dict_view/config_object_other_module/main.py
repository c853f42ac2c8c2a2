from lidar.dataset import Sweeps


def make():
    return Sweeps(4)
