import torch.multiprocessing as mp

HOLDS = "fn"


def work_of(count):
    def work(rank):
        return rank % count

    return work


def start(count):
    mp.spawn(work_of(count), nprocs=2)  # CALL PV103 fn


def make():
    return work_of(2)
