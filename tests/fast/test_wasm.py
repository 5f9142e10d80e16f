"""The kernels in WebAssembly search as numba's do, move for move and to the last bit."""

import json
import math
import random
import subprocess
import sys
from pathlib import Path

import pytest

from taverne.fast import maths
from tests.fast.searches import searches

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent
SIMULATIONS = 300
BIT = 1e-15
"""How far values of tables without a search may be apart: their last step is the machine's own exponential function."""


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The module that `make web` built of these sources; compiled anew, which takes a minute, if there is none."""
    built = ROOT / "web/kernels.wasm"
    sources = [path for name in ("fast", "games") for path in (ROOT / "src/taverne" / name).rglob("*.py")]
    if built.exists() and built.stat().st_mtime > max(path.stat().st_mtime for path in sources):
        return built
    path = tmp_path_factory.mktemp("wasm") / "kernels.wasm"
    subprocess.run([sys.executable, "-m", "taverne.fast.wasm", path], check=True, timeout=600)
    return path


def in_browser(module: Path, code: str) -> str:
    """The value of Python code in Pyodide, in Node."""
    pyodide = ROOT / "web/node_modules/pyodide"
    command = [
        "node",
        str(ROOT / "tests/fast/browser.mjs"),
        str(pyodide),
        str(module),
        code,
        str(ROOT / "src"),
        str(ROOT),
    ]
    return subprocess.run(command, check=True, timeout=600, stdout=subprocess.PIPE, text=True).stdout


def test_every_search_is_the_same_in_webassembly(module: Path) -> None:
    code = f"import json; from tests.fast.searches import searches; json.dumps(searches({SIMULATIONS}))"
    theirs, ours = json.loads(in_browser(module, code)), searches(SIMULATIONS)
    assert theirs.keys() == ours.keys()
    for name, found in ours.items():
        assert found, f"no decision of {name} was searched"
        for one, other in zip(found, theirs[name], strict=True):
            for (move, value, tries), told in zip(one, other, strict=True):
                exact = sum(count for _, _, count in one) >= SIMULATIONS
                assert [move, tries] == [told[0], told[2]], name
                assert value == told[1] if exact else value == pytest.approx(told[1], abs=BIT), name


def test_a_browser_needs_nothing_but_the_module(module: Path) -> None:
    play = "from tests.fast.searches import speed; speed('rivality/duel', 50)"
    code = f"import sys; {play}; str({{'numpy', 'numba'}} & set(sys.modules))"
    assert in_browser(module, code).strip() == "set()"
    assert module.stat().st_size < 300_000


def test_the_functions_of_maths_are_exact_to_the_last_place_but_one() -> None:
    rng = random.Random(1)
    for _ in range(20_000):
        x = rng.uniform(-50, 50)
        assert abs(maths.exp(x) - math.exp(x)) <= math.ulp(math.exp(x))
        y = math.exp(x) if rng.random() < 0.5 else float(rng.randrange(2, 1_000_000))
        assert abs(maths.log(y) - math.log(y)) <= math.ulp(math.log(y))
    assert (maths.exp(0.0), maths.log(1.0)) == (1.0, 0.0)
    assert maths.exp(-1000.0) == maths.exp(-700.0) > 0
