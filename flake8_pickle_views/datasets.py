"""Is this class a Dataset, is this call a loader, may it have workers? By qualified name; torch need not be there."""

from __future__ import annotations

from flake8_pickle_views.evaluation import definitions
from flake8_pickle_views.evaluation.run import Arguments, Run
from flake8_pickle_views.evaluation.values import Class, Const, External, Ref, Unknown, Value, members

_FAMILY = frozenset(
    "torch torchvision torchaudio torchtext torchdata torch_geometric monai mmdet mmdet3d mmcv mmengine mmseg "
    "mmpretrain mmcls mmaction mmpose mmocr mmtrack mmagic mmedit mmrotate mmselfsup mmgen detectron2 fairseq "
    "fairseq2 torchgeo torchio pytorchvideo pytorch_forecasting pytorch_lightning lightning ogb dgl kornia "
    "avalanche recbole allennlp nemo speechbrain espnet espnet2 ultralytics timm basicsr transformers "
    "sentence_transformers webdataset streaming litdata catalyst pytorch3d robomimic lerobot openfold esm "
    "anomalib super_gradients learn2learn torchmeta torchrl torchani pyro torchxrayvision segmentation_models_pytorch "
    "TTS nerfstudio wenet doctr open_clip birder pl_bolts".split()
)
"""Libraries in which a name that ends like a dataset's is a `torch.utils.data.Dataset`."""

_ENDINGS = ("Dataset", "DataPipe", "Datapipe", "Subset")

_CATALOGUES = ("torchvision.datasets.", "torchaudio.datasets.", "torch_geometric.datasets.", "torchgeo.datasets.")
"""Packages in which every class is a dataset."""

_NAMED = frozenset(
    {
        "torchio.Queue",
        "torchio.data.Queue",
        "monai.data.ArrayDataset",
        "detectron2.data.DatasetFromList",
        "webdataset.DataPipeline",
        "webdataset.WebLoader",
        "torch.utils.data.Subset",
        "torch.utils.data.dataset.Subset",
    }
)

_OTHERS = frozenset({"transformers.Dataset", "streaming.base.Dataset", "torch.utils.data.DFIterDataPipe"})

LOADERS = frozenset(
    {
        "torch.utils.data.DataLoader",
        "torch.utils.data.dataloader.DataLoader",
        "torch_geometric.loader.DataLoader",
        "torch_geometric.loader.dataloader.DataLoader",
        "torch_geometric.data.DataLoader",
        "torch_geometric.loader.DataListLoader",
        "torch_geometric.loader.DenseDataLoader",
        "monai.data.DataLoader",
        "monai.data.ThreadDataLoader",
        "torchdata.stateful_dataloader.StatefulDataLoader",
        "torchio.SubjectsLoader",
        "torchio.data.SubjectsLoader",
        "dgl.dataloading.GraphDataLoader",
        "litdata.StreamingDataLoader",
    }
)

PARAMETERS = (
    "dataset",
    "batch_size",
    "shuffle",
    "sampler",
    "batch_sampler",
    "num_workers",
    "collate_fn",
    "pin_memory",
    "drop_last",
    "timeout",
    "worker_init_fn",
    "multiprocessing_context",
    "generator",
)
"""Of `torch.utils.data.DataLoader`, in order (torch 2.13)."""


def is_dataset_name(qualname: str, more: frozenset[str] = frozenset()) -> bool:
    """Is the class of this qualified name a `torch.utils.data.Dataset`?"""
    if qualname in more or qualname in _NAMED:
        return True
    package, _, name = qualname.rpartition(".")
    if qualname in _OTHERS or not name[:1].isupper() or not package:
        return False
    if qualname.startswith(_CATALOGUES):
        return True
    return package.partition(".")[0] in _FAMILY and name.endswith(_ENDINGS)


def is_dataset(run: Run, cls: Class, more: frozenset[str] = frozenset()) -> bool:
    """Is a class of the project a Dataset, by any of its bases?"""
    for each in definitions.mro(run, cls):
        if isinstance(each, External):
            if is_dataset_name(each.qualname, more):
                return True
        elif isinstance(each, Class):
            qualname = f"{each.module.name}.{each.qualname}"
            if qualname in more or qualname in ("torch.utils.data.dataset.Dataset",):
                return True
    return False


def is_loader_name(qualname: str) -> bool:
    return qualname in LOADERS


def is_loader_class(run: Run, cls: Class) -> bool:
    return any(
        isinstance(each, External) and each.qualname in LOADERS for each in definitions.mro(run, cls)
    )


def argument(arguments: Arguments, name: str) -> Value | None:
    """An argument of a loader's call by the name of `torch.utils.data.DataLoader`'s parameter."""
    return arguments.get(PARAMETERS.index(name), name)


def may_have_workers(run: Run, arguments: Arguments) -> bool:
    """May this loader pickle to workers? The second of the three guesses: a number nobody knows is some."""
    context = argument(arguments, "multiprocessing_context")
    if isinstance(context, Const) and context.value == "fork" or _is_fork(run, context):
        return False
    workers = argument(arguments, "num_workers")
    if workers is None:
        for proof in ("persistent_workers", "prefetch_factor"):
            given = arguments.keywords.get(proof)
            if isinstance(given, Const) and given.value:
                return True
        return arguments.more_keywords or arguments.more_positional
    return any(_may_be_positive(member) for member in members(workers))


def _may_be_positive(value: Value) -> bool:
    if isinstance(value, Unknown) and value.assumed is not None:
        return bool(value.assumed.value)
    return bool(value.value) if isinstance(value, Const) else True


def _is_fork(run: Run, context: Value | None) -> bool:
    """`get_context("fork")`."""
    state = run.state(context) if isinstance(context, Ref) else None
    return state is not None and state.type == "multiprocessing.context.ForkContext"
