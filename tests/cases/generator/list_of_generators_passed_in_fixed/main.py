from pipeline import build


def make():
    return build(3)
