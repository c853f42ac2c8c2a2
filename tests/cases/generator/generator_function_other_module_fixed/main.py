from textset import Lines


def make():
    return Lines("a b\nc")
