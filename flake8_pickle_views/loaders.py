"""Which calls start workers, what they hand to them, and whether there may be any. By qualified name."""

from __future__ import annotations

import ast
import dataclasses
import functools

from flake8_pickle_views.evaluation import definitions
from flake8_pickle_views.evaluation.run import Construction, Run
from flake8_pickle_views.evaluation.values import Class, Const, External, Ref, Unknown, Value, members

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
    **_named(
        _loader("", "worker_init_fn"),
        "torch_geometric.loader.NeighborLoader torch_geometric.loader.LinkNeighborLoader "
        "torch_geometric.loader.HGTLoader torch_geometric.loader.ClusterLoader",
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
        return made.certain and not _is_text(argument(made, "start_method"), "fork")
    if "data_collator" in found.travel:
        return _trainer_has_workers(run, made, all_made)
    context = argument(made, "multiprocessing_context")
    if _is_text(context, "fork") or _is_fork(run, context) or _is_true(argument(made, "use_thread_workers")):
        return False
    workers = argument(made, "num_workers")
    if workers is None:
        if any(_is_true(argument(made, proof)) for proof in ("persistent_workers", "prefetch_factor")):
            return True
        if context is not None and context != Const(None):
            return True
        return made.arguments.more_keywords or made.arguments.more_positional
    return any(_may_be_positive(member) for member in members(workers)) and not _is_no_option(made, workers)


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
        return bool(value.assumed.value)
    return bool(value.value) if isinstance(value, Const) else True


def _is_text(value: Value | None, text: str) -> bool:
    return isinstance(value, Const) and value.value == text


def _is_true(value: Value | None) -> bool:
    return isinstance(value, Const) and bool(value.value)


def _is_fork(run: Run, context: Value | None) -> bool:
    """`get_context("fork")`."""
    state = run.state(context) if isinstance(context, Ref) else None
    return state is not None and state.type == "multiprocessing.context.ForkContext"


# options of the command line


def _is_no_option(made: Construction, workers: Value) -> bool:
    """Is the number an option (`args.workers`) of which the parser in view says that it is 0 by default?"""
    if not isinstance(workers, Unknown) or not isinstance(made.call, ast.Call) or made.frame is None:
        return False
    frame, node = made.frame, _keyword(made.call, "num_workers")
    if isinstance(node, ast.Name):
        node = _assigned(frame.function.node if frame.function is not None else frame.module.tree, node.id)
    if not isinstance(node, ast.Attribute):
        return False
    tree = made.site.module.tree
    return node.attr in _options(tree) and not _options(tree)[node.attr]


def _keyword(call: ast.Call, name: str) -> ast.expr | None:
    return next((each.value for each in call.keywords if each.arg == name), None)


def _assigned(scope: ast.AST, name: str) -> ast.expr | None:
    """What a name of a function stands for, where it is bound by one statement only."""
    found = [
        node.value
        for node in ast.walk(scope)
        if isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == name for target in node.targets)
    ]
    return found[0] if len(found) == 1 else None


@functools.lru_cache(maxsize=4)
def _options(tree: ast.Module) -> dict[str, object]:
    """The options that a module's parsers take and what each is by default, where that is a literal."""
    found: dict[str, object] = {}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        default = _keyword(node, "default")
        if node.func.attr not in ("add_argument", "add_option") or not isinstance(default, ast.Constant):
            continue
        for name in node.args:
            if isinstance(name, ast.Constant) and isinstance(name.value, str):
                found[name.value.lstrip("-").replace("-", "_")] = default.value
        chosen = _keyword(node, "dest")
        if isinstance(chosen, ast.Constant) and isinstance(chosen.value, str):
            found[chosen.value] = default.value
    return found
