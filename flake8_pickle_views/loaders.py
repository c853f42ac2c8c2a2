"""Which calls start workers, what they hand to them, and whether there may be any. By qualified name."""

from __future__ import annotations

import ast
import dataclasses
import functools

from flake8_pickle_views.evaluation import definitions
from flake8_pickle_views.evaluation.run import Construction, Run
from flake8_pickle_views.evaluation.values import NONE, Class, Const, External, Ref, Unknown, Value, members
from flake8_pickle_views.source.trees import children, last_name

_TORCH = (
    "dataset batch_size shuffle sampler batch_sampler num_workers collate_fn pin_memory drop_last timeout "
    "worker_init_fn multiprocessing_context generator"
)
"""The parameters of `torch.utils.data.DataLoader`, in order (torch 2.13)."""


@dataclasses.dataclass(frozen=True, slots=True)
class Signature:
    """A callable that starts workers: its positional parameters, in order, and which of all travel."""

    parameters: tuple[str, ...]
    travel: tuple[str, ...] = ("dataset", "collate_fn", "worker_init_fn")
    is_loader: bool = True


def _named(signature: Signature, names: str) -> dict[str, Signature]:
    return dict.fromkeys(names.split(), signature)


def _loader(parameters: str, *travel: str) -> Signature:
    return Signature(tuple(parameters.split()), travel or ("dataset", "collate_fn", "worker_init_fn"))


def _process(parameters: str, *travel: str) -> Signature:
    return Signature(tuple(parameters.split()), travel, is_loader=False)


_TRAINERS = (
    "transformers.Trainer transformers.trainer.Trainer transformers.Seq2SeqTrainer "
    "transformers.trainer_seq2seq.Seq2SeqTrainer"
)
_TRAINING_ARGUMENTS = frozenset(
    {
        "transformers.TrainingArguments",
        "transformers.training_args.TrainingArguments",
        "transformers.Seq2SeqTrainingArguments",
        "transformers.training_args_seq2seq.Seq2SeqTrainingArguments",
    }
)

SIGNATURES: dict[str, Signature] = {
    **_named(
        _loader(_TORCH),
        "torch.utils.data.DataLoader torch.utils.data.dataloader.DataLoader webdataset.WebLoader "
        "torchdata.stateful_dataloader.StatefulDataLoader "
        "torchdata.stateful_dataloader.stateful_dataloader.StatefulDataLoader",
    ),
    # These drop the `collate_fn` that they are given.
    **_named(
        _loader("dataset batch_size shuffle follow_batch exclude_keys", "dataset", "worker_init_fn"),
        "torch_geometric.loader.DataLoader torch_geometric.loader.dataloader.DataLoader "
        "torch_geometric.data.DataLoader",
    ),
    **_named(
        _loader("dataset batch_size shuffle", "dataset", "worker_init_fn"),
        "torch_geometric.loader.DataListLoader torch_geometric.loader.DenseDataLoader",
    ),
    # The `collate_fn` of these is their own method: the loader travels, with what it keeps.
    **_named(
        _loader("", "transform", "worker_init_fn"),
        "torch_geometric.loader.NeighborLoader torch_geometric.loader.LinkNeighborLoader "
        "torch_geometric.loader.HGTLoader torch_geometric.loader.NodeLoader torch_geometric.loader.LinkLoader "
        "torch_geometric.loader.NeighborSampler",
    ),
    **_named(
        _loader("", "worker_init_fn"),
        "torch_geometric.loader.ClusterLoader torch_geometric.loader.RandomNodeLoader torch_geometric.loader.ZipLoader",
    ),
    "monai.data.DataLoader": _loader("dataset num_workers"),
    "monai.data.dataloader.DataLoader": _loader("dataset num_workers"),
    "monai.data.ThreadDataLoader": _loader("dataset buffer_size buffer_timeout repeats use_thread_workers"),
    **_named(_loader("dataset collate_fn"), "torchio.SubjectsLoader torchio.data.SubjectsLoader"),
    "dgl.dataloading.GraphDataLoader": _loader("dataset collate_fn use_ddp ddp_seed"),
    **_named(_loader("dataset"), "litdata.StreamingDataLoader accelerate.data_loader.DataLoaderShard"),
    **_named(_loader("model args data_collator train_dataset eval_dataset", "data_collator"), _TRAINERS),
    **_named(
        _process("fn args nprocs join daemon start_method", "fn", "args"),
        "torch.multiprocessing.spawn torch.multiprocessing.start_processes "
        "torch.multiprocessing.spawn.spawn torch.multiprocessing.spawn.start_processes",
    ),
    **_named(
        _process("group target name args kwargs", "target", "args", "kwargs"),
        "torch.multiprocessing.Process multiprocessing.context.SpawnContext.Process "
        "multiprocessing.context.ForkServerContext.Process",
    ),
    **_named(
        _process("processes initializer initargs", "initializer", "initargs"),
        "multiprocessing.context.SpawnContext.Pool multiprocessing.context.ForkServerContext.Pool",
    ),
}


_ANY_PROCESS = "torch.multiprocessing.Process"
"""A process of the default start method. Who means another says so: in the module, or by a context."""


def forks(tree: ast.Module) -> bool:
    """Does a script make `fork` the start method of its workers, on whatever platform it runs?"""
    methods = _start_methods(tree)
    return bool(methods) and all(always and method == "fork" for method, always in methods)


@functools.lru_cache(maxsize=4)
def _start_methods(tree: ast.Module) -> list[tuple[object, bool]]:
    """What a module gives to `set_start_method` (None where that is computed), and whether on whatever platform."""
    pending: list[tuple[ast.AST, bool]] = [(tree, True)]
    found: list[tuple[object, bool]] = []
    while pending:
        node, always = pending.pop()
        if isinstance(node, ast.Call) and last_name(node.func) == "set_start_method":
            for given in [*node.args, *(each.value for each in node.keywords if each.arg == "method")][:1]:
                found.append((given.value if isinstance(given, ast.Constant) else None, always))
        is_choice = isinstance(node, (ast.If, ast.IfExp)) and "__name__" not in ast.dump(node.test)
        pending.extend((child, always and not is_choice) for child in children(node))
    return found


def is_loader_name(qualname: str) -> bool:
    found = SIGNATURES.get(qualname)
    return found is not None and found.is_loader


def is_watched(qualname: str) -> bool:
    """Does this call matter to what travels: does it start workers, or say how many there are?"""
    return qualname in SIGNATURES or qualname in _TRAINING_ARGUMENTS


def is_loader_class(run: Run, cls: Class) -> bool:
    return any(isinstance(each, External) and is_watched(each.qualname) for each in definitions.mro(run, cls))


def signature(made: Construction) -> Signature | None:
    return SIGNATURES.get(made.type) if isinstance(made.type, str) else None


def argument(made: Construction, name: str) -> Value | None:
    """An argument by the name of the parameter it is given for."""
    found = signature(made)
    if found is None:
        return None
    index = found.parameters.index(name) if name in found.parameters else -1
    return made.arguments.get(index, name)


def starting(run: Run, made: list[Construction]) -> list[Construction]:
    """Of what was made, what may pickle to workers."""
    return [each for each in made if may_have_workers(run, each, made)]


def without_workers(run: Run, made: list[Construction], started: list[Construction]) -> set[int]:
    """The places of the loaders that never start a worker, and of their copies."""
    with_workers = {each.place for each in started}
    idle = {
        each.place
        for each in made
        if isinstance(each.type, str) and is_loader_name(each.type) and each.place not in with_workers
    }
    return idle | {copy for copy, original in run.copies.items() if original in idle}


def served_by(idle: set[int], made: list[Construction]) -> set[int]:
    """The places of what these loaders were given as their dataset."""
    given = [argument(each, "dataset") for each in made if each.place in idle]
    served = [member for value in given if value is not None for member in members(value)]
    return {each.place for each in served if isinstance(each, Ref)}


def may_have_workers(run: Run, made: Construction, all_made: list[Construction]) -> bool:
    """May this call pickle to workers? The second of the three guesses: a number nobody knows is some."""
    found = signature(made)
    if found is None:
        return False
    if not found.is_loader:
        if made.type == _ANY_PROCESS and run.facts.forks_by_default and not _starts_by_pickling(made.site.module.tree):
            return False
        return made.certain and not _is_text(argument(made, "start_method"), "fork")
    if "data_collator" in found.travel:
        return _trainer_has_workers(run, made, all_made)
    context = argument(made, "multiprocessing_context")
    if _is_text(context, "fork") or _is_fork(run, context) or _is_foreign(run, context):
        return False
    if _is_true(argument(made, "use_thread_workers")):
        return False
    workers = argument(made, "num_workers")
    if workers is None:
        if any(_is_true(argument(made, proof)) for proof in ("persistent_workers", "prefetch_factor")):
            return True
        if context is not None and context != Const(None):
            return True
        return made.arguments.more_keywords or made.arguments.more_positional
    return any(_may_be_positive(member) for member in members(workers))


def _trainer_has_workers(run: Run, made: Construction, all_made: list[Construction]) -> bool:
    """Workers of a `Trainer` are a matter of its `args`, none unless they say so."""
    settings = argument(made, "args")
    for each in all_made:
        if settings is not None and Ref(each.place) in members(settings) and each.type in _TRAINING_ARGUMENTS:
            workers = each.arguments.keywords.get("dataloader_num_workers")
            if workers is not None:
                return any(_may_be_positive(member) for member in members(workers))
    return False


def _may_be_positive(value: Value) -> bool:
    if isinstance(value, Unknown) and value.assumed is not None:
        # a loader takes no None: where that is the default, the number is computed later
        return value.assumed == NONE or bool(value.assumed.value)
    return bool(value.value) if isinstance(value, Const) else True


def _is_text(value: Value | None, text: str) -> bool:
    return isinstance(value, Const) and value.value == text


def _is_true(value: Value | None) -> bool:
    return isinstance(value, Const) and bool(value.value)


def _is_fork(run: Run, context: Value | None) -> bool:
    """`get_context("fork")`."""
    state = run.state(context) if isinstance(context, Ref) else None
    return state is not None and state.type == "multiprocessing.context.ForkContext"


def _is_foreign(run: Run, context: Value | None) -> bool:
    """A context of a library of its own (loky), which may well pickle by its own rules (cloudpickle)."""
    for each in members(context) if context is not None else ():
        state = run.state(each)
        if isinstance(each, Unknown) and each.foreign:
            return True
        if state is not None and isinstance(each, Ref) and state.kind == "opaque" and not state.type:
            maker = run.facts.canonical(run.made_by.get(each.place, ""))
            if maker and not maker.startswith(("multiprocessing.", "torch.")):
                return True
    return False


def _starts_by_pickling(tree: ast.Module) -> bool:
    """Does a module make all its processes start by pickling (`set_start_method("spawn")`)?"""
    return any(method in ("spawn", "forkserver") for method, _ in _start_methods(tree))
