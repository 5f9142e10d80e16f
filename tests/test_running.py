"""How tests are run: browser tests keep to themselves, and nobody waits for a fixed time."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent


def collect(*folders: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *folders]
    return subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_browser_tests_are_refused_beside_others() -> None:
    done = collect("tests/kernel", "tests/e2e/test_table.py")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "a process of their own" in done.stderr


@pytest.mark.slow
def test_the_seed_of_the_order_is_printed_even_when_quiet() -> None:
    assert re.search(r"--randomly-seed=\d+", collect("tests/kernel").stdout)


def test_no_browser_test_waits_for_a_fixed_time() -> None:
    waiting = [path.name for path in (TESTS / "e2e").glob("*.py") if "wait_for_timeout(" in path.read_text("utf-8")]
    assert waiting == []
