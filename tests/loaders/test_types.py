"""What a test of a value's type tells, and a callee that may be one of several."""

from __future__ import annotations

import pytest
from loaders.expecting import check

ASSERTED = {
    "a list is no instance of a class": """
        class Db:
            def __init__(self):
                self.file = open("x")
        class Texts(Dataset):
            def __init__(self, db):
                assert isinstance(db, Db)
                self.db = db  # PV005 self.db.file
        def make(several):
            db = [Db(), Db()] if several else Db()
            return Texts(db)
    """,
    "nothing or an instance": """
        class Db:
            def __init__(self):
                self.file = open("x")
        class Texts(Dataset):
            def __init__(self, db=None):
                assert db is None or isinstance(db, Db)
                self.db = db  # PV005 self.db.file
    """,
    "one of two classes": """
        class Db:
            def __init__(self):
                self.file = open("x")
        class Held:
            def __init__(self):
                self.values = {}.values()
        class Other:
            pass
        class Texts(Dataset):
            def __init__(self, path):
                db = Db() if path else Held()
                assert isinstance(db, (Held, Other))
                self.db = db  # PV001 self.db.values
    """,
    "none of these": """
        class Db:
            def __init__(self):
                self.file = open("x")
        class Texts(Dataset):
            def __init__(self, path):
                db = Db() if path else None
                if not isinstance(db, Db):
                    self.db = db
    """,
}

SEVERAL = {
    "a thread or a process": """
        import threading
        def run(config, target):
            stop = threading.Event()
            if config.threads:
                from threading import Thread as Task
            else:
                from torch.multiprocessing import Process as Task
            Task(target=target, args=(stop,)).start()
            from torch.multiprocessing import Process
            Process(target=target).start()
    """,
    "a process": """
        import threading
        def run(target):
            from torch.multiprocessing import Process, set_start_method
            set_start_method("spawn")
            stop = threading.Event()
            Process(target=target, args=(stop,)).start()  # PV104 args[0]
    """,
    "a process, if any": """
        import threading
        def run(config, target):
            from torch.multiprocessing import Process, set_start_method
            set_start_method("spawn")
            stop = threading.Event()
            task = Process if config.parallel else None
            task(target=target, args=(stop,)).start()  # PV104 args[0]
            Process(target=target).start()
    """,
}


@pytest.mark.parametrize("source", ASSERTED.values(), ids=ASSERTED.keys())
def test_what_agrees_with_a_test_stays(source: str) -> None:
    check(source)


@pytest.mark.parametrize("source", SEVERAL.values(), ids=SEVERAL.keys())
def test_one_of_several_callees(source: str) -> None:
    check(source)
