from torchset import TorchSet


def make():
    return TorchSet.from_disk(4)
