"""Is this class a Dataset? By qualified name; torch need not be there."""

from __future__ import annotations

from flake8_pickle_views.evaluation import definitions
from flake8_pickle_views.evaluation.run import Run
from flake8_pickle_views.evaluation.values import Class, External

_FAMILY = frozenset(
    "torch torchvision torchaudio torchtext torchdata torch_geometric monai mmdet mmdet3d mmcv mmengine "
    "mmseg mmpretrain mmcls mmaction mmpose mmocr mmtrack mmagic mmedit mmrotate mmselfsup mmgen "
    "detectron2 fairseq fairseq2 torchgeo torchio pytorchvideo pytorch_forecasting pytorch_lightning "
    "lightning ogb dgl kornia avalanche recbole allennlp nemo speechbrain espnet espnet2 ultralytics "
    "timm basicsr transformers sentence_transformers webdataset streaming litdata catalyst pytorch3d "
    "robomimic lerobot openfold esm anomalib super_gradients learn2learn torchmeta torchrl torchani "
    "pyro torchxrayvision segmentation_models_pytorch TTS nerfstudio wenet doctr open_clip birder "
    "pl_bolts".split()
)
"""Libraries in which a name that ends like a dataset's is a `torch.utils.data.Dataset`."""

_ENDINGS = ("Dataset", "DataPipe", "Datapipe", "Subset")

_CATALOGUES = (
    "torchvision.datasets.",
    "torchaudio.datasets.",
    "torch_geometric.datasets.",
    "torchgeo.datasets.",
)
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

_OTHER_FRAMEWORKS = frozenset(
    "tensorflow tf keras jax tfds tensorflow_datasets mxnet paddle jittor chainer mindspore kedro airflow".split()
)
"""Libraries whose datasets do not end up with workers of `multiprocessing`, or are something else altogether."""

_GIVES_SAMPLES = ("__getitem__", "__getitems__", "__iter__")

_OTHERS = frozenset({"transformers.Dataset", "streaming.base.Dataset", "torch.utils.data.DFIterDataPipe"})


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
            if is_dataset_name(each.qualname, more) or _is_promised(run, cls, each.qualname):
                return True
        elif isinstance(each, Class):
            qualname = f"{each.module.name}.{each.qualname}"
            if qualname in more or qualname in ("torch.utils.data.dataset.Dataset",):
                return True
    return False


def is_map_style(run: Run, cls: Class) -> bool:
    """Has it what a loader asks of a dataset, whatever it derives from: a length, and something for each index?"""
    found = [definitions.find_member(run, cls, name) for name in ("__getitem__", "__len__")]
    return all(each is not None and each[1] is not None for each in found)


def _is_promised(run: Run, cls: Class, base: str) -> bool:
    """Does a base of a library that is neither found nor known promise it, by its name? Samples must be given, too."""
    package = base.partition(".")[0]
    if not base.endswith("Dataset") or package in _OTHER_FRAMEWORKS or run.facts.covers(package):
        return False
    return any(
        name in each.module.members(each.node)
        for each in definitions.mro(run, cls)
        if isinstance(each, Class)
        for name in _GIVES_SAMPLES
    )


def is_named(cls: Class, names: tuple[str, ...]) -> bool:
    """Is this one of the classes that the user names, by `package.Class` or `package.*`?"""
    qualname = f"{cls.module.name}.{cls.qualname}"
    return any(qualname == each or (each.endswith(".*") and qualname.startswith(each[:-1])) for each in names)
