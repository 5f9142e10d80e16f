"""The commands of the documentation run as written."""

import re
import shlex
from pathlib import Path

import pytest

from taverne.cli import main
from taverne.match.fair import FairDice

ROOT = Path(__file__).parent.parent
_BLOCK = re.compile(r"```\n(.*?)```", re.S)


def commands() -> list[tuple[str, list[str]]]:
    """The taverne commands of each page's code blocks, in order."""
    found = []
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        lines = "\n".join(_BLOCK.findall(page.read_text("utf-8"))).splitlines()
        wanted = [line.removeprefix(".venv/bin/") for line in lines if "taverne " in line.split("#")[0]]
        found.append((page.name, [line for line in wanted if line.startswith("taverne ") and " play" not in line]))
    return [(page, lines) for page, lines in found if lines]


@pytest.mark.slow
@pytest.mark.parametrize(("page", "lines"), commands())
def test_the_commands_of_a_page_run(
    page: str, lines: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for line in lines:
        with pytest.raises(SystemExit) as caught:
            main(shlex.split(line)[1:])
        assert not caught.value.code, f"{page}: {line}"


def test_the_page_on_fairness_computes_what_the_dice_throw() -> None:
    page = (ROOT / "docs" / "fairness.md").read_text("utf-8")
    dice = FairDice(bytes(range(32)), [b"one", b""])
    assert dice.key.hex() in page
    first, second, third, fourth = (dice(10) for _ in range(4))
    assert f"first four throws of 10 are {first}, {second}, {third} and {fourth}." in page


def test_the_pages_have_commands() -> None:
    assert {page for page, _ in commands()} >= {"README.md", "playing.md"}


def test_links_between_pages_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
