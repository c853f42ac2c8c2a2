from multiprocessing import get_context

HOLDS = "args"


def work(names):
    return sorted(names)


def start(table: dict):
    context = get_context("spawn")
    context.Process(target=work, args=(table.keys(),)).start()  # CALL PV101 args[0]


def make():
    return ({"a": 1}.keys(),)
