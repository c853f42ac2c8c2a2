"""What leaves traces in its process: managers make dict views pickle, shared values break `ctypes.c_int`."""

from __future__ import annotations

SETUP = """
import multiprocessing.managers
manager = multiprocessing.Manager()
"""

SAMPLES = {
    "multiprocessing.Array": "multiprocessing.Array('i', 5)",
    "multiprocessing.Manager": "manager",
    "multiprocessing.RawArray": "multiprocessing.RawArray('i', 5)",
    "multiprocessing.RawValue": "multiprocessing.RawValue('i', 0)",
    "multiprocessing.Value": "multiprocessing.Value('i', 0)",
    "multiprocessing.managers.AcquirerProxy": "manager.Lock()",
    "multiprocessing.managers.DictProxy": "manager.dict()",
    "multiprocessing.managers.EventProxy": "manager.Event()",
    "multiprocessing.managers.ListProxy": "manager.list()",
    "multiprocessing.managers.Namespace": "manager.Namespace()",
    "multiprocessing.managers.QueueProxy": "manager.Queue()",
    "multiprocessing.managers.SharedMemoryManager": "multiprocessing.managers.SharedMemoryManager()",
    "multiprocessing.managers.ValueProxy": "manager.Value('i', 0)",
}
