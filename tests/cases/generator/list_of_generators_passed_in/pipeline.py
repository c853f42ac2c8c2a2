import torch

from episodes import Episodes


def numbers(start):
    while True:
        yield torch.tensor(start)
        start += 1


def build(n):
    sources = []
    for k in range(n):
        sources.append(numbers(10 * k))  # ORIGIN
    return Episodes(sources)  # CALL PV002 self.sources[*]
