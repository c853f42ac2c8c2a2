"""What multiprocessing's managers give, apart: importing that module makes dict views pickle."""

from __future__ import annotations

SETUP = """
import multiprocessing.managers
manager = multiprocessing.Manager()
"""

SAMPLES = {
    "multiprocessing.Manager": "manager",
    "multiprocessing.managers.AcquirerProxy": "manager.Lock()",
    "multiprocessing.managers.DictProxy": "manager.dict()",
    "multiprocessing.managers.EventProxy": "manager.Event()",
    "multiprocessing.managers.ListProxy": "manager.list()",
    "multiprocessing.managers.Namespace": "manager.Namespace()",
    "multiprocessing.managers.QueueProxy": "manager.Queue()",
    "multiprocessing.managers.SharedMemoryManager": "multiprocessing.managers.SharedMemoryManager()",
    "multiprocessing.managers.ValueProxy": "manager.Value('i', 0)",
}
