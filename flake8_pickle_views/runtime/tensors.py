"""What becomes of torch's tensors and storages, by rule: to reduce one moves it to shared memory.

Torch is looked at only where the process has imported it.
"""

from __future__ import annotations

import sys
from typing import Any

_NON_LEAF = "a tensor that requires grad and is not a leaf doesn't cross processes: call detach() on it"
_FRESH = "its storage is made while it is pickled and gone before the worker can map it"


def is_shared(obj: object) -> bool:
    """Whether torch sends this through shared memory: a tensor, parameter or storage, of its exact class."""
    torch: Any = sys.modules.get("torch")
    if torch is None or not (type(obj).__module__ or "").startswith("torch"):
        return False
    return type(obj) in (torch.Tensor, torch.nn.Parameter, torch.UntypedStorage, torch.storage.TypedStorage)


def refusal(tensor: Any) -> str | None:
    """Why torch's reducer refuses a tensor or storage that `is_shared`."""
    if not hasattr(tensor, "is_leaf"):
        return None
    return _NON_LEAF if tensor.requires_grad and not tensor.is_leaf else None


def fresh(first: object, second: object) -> str | None:
    """Why a storage dies on its way, given what two reductions of one object yield at the same place.

    On Linux a storage travels as a file descriptor, which is closed with its last reference: before the
    worker starts, if the reducer made the storage.
    """
    torch: Any = sys.modules.get("torch")
    if not (is_shared(first) and is_shared(second)) or first is second or sys.platform != "linux":
        return None
    if torch.multiprocessing.get_sharing_strategy() != "file_descriptor":
        return None
    one, other = _storage(first), _storage(second)
    return _FRESH if one is not None and other is not None and one != other else None


def _storage(obj: Any) -> int | None:
    """The identity of the memory behind a tensor or storage; None if it is empty or not on the CPU."""
    try:
        if hasattr(obj, "untyped_storage"):
            obj = obj.untyped_storage()
        obj = getattr(obj, "_untyped_storage", obj)
        return obj._cdata if obj.device.type == "cpu" and obj.nbytes() else None
    except (AttributeError, NotImplementedError, RuntimeError):
        return None
