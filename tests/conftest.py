"""How the tests are run: in random order, and browser tests never in one process with the others."""

from pathlib import Path

import hypothesis
import pytest

BROWSER_TESTS = Path(__file__).parent / "e2e"

# A busy machine must not fail a property: no example has a deadline, and none is replayed from an earlier run.
hypothesis.settings.register_profile(
    "taverne", deadline=None, database=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("taverne")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuses to mix: Playwright keeps an event loop running in its thread, which breaks `asyncio.run()`."""
    in_browser = [item.path.is_relative_to(BROWSER_TESTS) for item in items]
    if any(in_browser) and not all(in_browser):
        raise pytest.UsageError("browser tests need a process of their own: run `pytest tests/e2e` by itself")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Prints the seed of the order, which pytest-randomly tells only in its header, and `-q` hides that."""
    seed = config.getoption("randomly_seed", None)
    if seed is not None:
        terminalreporter.write_line(f"random order: repeat it with --randomly-seed={seed}")
