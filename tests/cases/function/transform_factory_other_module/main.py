from vision.tiles import Tiles


def make():
    return Tiles(3)
