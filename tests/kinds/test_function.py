"""Kind 03, and the named callables that it suggests."""

from __future__ import annotations

import pytest

from flake8_pickle_views.evaluation.values import Bound, External, Ref
from flake8_pickle_views.kinds.function import judge
from flake8_pickle_views.kinds.kind import Evidence, Verdict
from flake8_pickle_views.kinds.named_form import named_form

from . import made


@pytest.mark.parametrize("frame", [None, made.FRAME], ids=["at module level", "in a function"])
def test_lambda(frame: int | None) -> None:
    verdict = judge(Evidence(made.a_lambda("lambda x: x + 1", frame)))
    assert verdict == Verdict("a lambda", "use a module-level function")


def test_lambda_with_a_named_twin() -> None:
    verdict = judge(Evidence(made.a_lambda("lambda row: row[0]", made.FRAME)))
    assert verdict == Verdict("a lambda", "write operator.itemgetter(0)")


@pytest.mark.parametrize("text", ["def norm(x): return x", "async def norm(x): return x"])
def test_local_function(text: str) -> None:
    verdict = judge(Evidence(made.a_def(text, made.FRAME)))
    assert verdict == Verdict("the local function norm", "use a module-level function or functools.partial")


def test_module_level_function_travels_by_name() -> None:
    assert judge(Evidence(made.a_def("def norm(x): return x"))) is None


def test_method_read_off_its_class_travels_by_name() -> None:
    owner = made.a_class("class Row: pass")
    assert judge(Evidence(made.a_def("def norm(x): return x", owner=owner))) is None


def test_function_of_a_library_and_bound_method_are_left_alone() -> None:
    assert judge(Evidence(External("torch.relu"))) is None
    assert judge(Evidence(Bound(made.a_lambda("lambda self: 1"), Ref(0)))) is None


@pytest.mark.parametrize(
    "text, named",
    [
        ("lambda row: row[0]", "operator.itemgetter(0)"),
        ("lambda row: row[-1]", "operator.itemgetter(-1)"),
        ("lambda row: row['image']", "operator.itemgetter('image')"),
        ("lambda item: item.size", "operator.attrgetter('size')"),
        ("lambda item: item.meta.size", "operator.attrgetter('meta.size')"),
        ("lambda line: line.strip()", "operator.methodcaller('strip')"),
        ("lambda line: line.split(',', 1)", "operator.methodcaller('split', ',', 1)"),
        ("lambda x: named(x)", "named"),
        ("lambda x: float(x)", "float"),
        ("lambda x: torch.tensor(x)", "torch.tensor"),
        ("lambda x: self.load(x)", "self.load"),
        ("lambda a, b: torch.add(a, b)", "torch.add"),
        ("lambda x: named(top, x)", "functools.partial(named, top)"),
        ("lambda x: torch.tensor(x, dtype=torch.int)", "functools.partial(torch.tensor, dtype=torch.int)"),
        ("lambda: 0", "int"),
        ("lambda: []", "list"),
        ("lambda: {}", "dict"),
        ("lambda: ''", "str"),
        ("lambda: False", "bool"),
        ("lambda: set()", "set"),
        ("lambda: defaultdict(list)", "functools.partial(defaultdict, list)"),
    ],
)
def test_named_form(text: str, named: str) -> None:
    assert named_form(made.a_lambda(text)) == named


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("lambda x: x", id="nothing to call"),
        pytest.param("lambda x: x + 1", id="arithmetic"),
        pytest.param("lambda x: x[i]", id="index from around it"),
        pytest.param("lambda x: x[1:]", id="slice"),
        pytest.param("lambda x, y=1: x[0]", id="default"),
        pytest.param("lambda *x: named(*x)", id="starred parameter"),
        pytest.param("lambda *, x: named(x=x)", id="keyword-only parameter"),
        pytest.param("lambda x: other(x)", id="function that may be local"),
        pytest.param("lambda x: name_of_a_lambda(x)", id="name of another lambda"),
        pytest.param("lambda x: named(x, 1)", id="parameter not last"),
        pytest.param("lambda x: named(x, x)", id="parameter twice"),
        pytest.param("lambda x: named(x, key=x)", id="parameter as keyword too"),
        pytest.param("lambda x: named(*rest, x)", id="unpacked arguments"),
        pytest.param("lambda x: named(x, **rest)", id="unpacked keywords"),
        pytest.param("lambda x: named(f(), x)", id="argument that is called each time"),
        pytest.param("lambda x: named()(x)", id="call of a call"),
        pytest.param("lambda x, y: named(y, x)", id="parameters swapped"),
        pytest.param("lambda: None", id="constant without a type to name"),
        pytest.param("lambda x: x.sub(y)", id="method with arguments from around it"),
        pytest.param("lambda x: named('a long text', 'and another long text', x)", id="too long to show"),
    ],
)
def test_no_named_form(text: str) -> None:
    assert named_form(made.a_lambda(text)) == ""


def test_a_def_has_no_named_form() -> None:
    assert named_form(made.a_def("def f(x): return x[0]")) == ""
