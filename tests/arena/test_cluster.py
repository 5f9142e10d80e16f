"""A tournament on a Ray cluster: the same games as at home, and a sentence where there is no cluster."""

import json
import subprocess
import sys
from typing import Any

import pytest

from taverne.cli import main

ARENA = ["arena", "drako", "--bots", "random,greedy", "--games", "40", "--seed", "3", "--json"]


def tournament(*more: str) -> dict[str, Any]:
    """The result of a tournament without its times, played by a process of its own: Ray leaves threads behind."""
    done = subprocess.run([sys.executable, "-m", "taverne", *ARENA, *more], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    result: dict[str, Any] = json.loads(done.stdout)
    for standing in result["standings"]:
        del standing["milliseconds"]
    return result


@pytest.mark.slow
def test_a_cluster_plays_the_same_games() -> None:
    pytest.importorskip("ray")
    assert tournament("--ray", "local", "--jobs", "2") == tournament()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense", "ray://:99999999"])
def test_an_address_nobody_answers_at_gets_a_sentence(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main([*ARENA, "--ray", address])
    assert caught.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert address in said


def test_without_ray_one_is_told_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SystemExit) as caught:
        main([*ARENA, "--ray", "local"])
    assert caught.value.code == 2
    assert 'pip install "taverne[cluster]"' in capsys.readouterr().err
