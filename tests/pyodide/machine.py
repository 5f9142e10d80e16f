"""Pyodide in node, with our packages."""

import io
import json
import subprocess
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.pyodide.jobs import run_job

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PACKED = {".py", ".ftl", ".json", ".txt", ".tav"}


@dataclass(frozen=True, slots=True)
class Job:
    """A game between bots of one kind, or games that are held to every promise."""

    bot: str
    ruleset: str
    seats: int
    seed: str
    games: int = 1
    sample: int = 25


def pack() -> bytes:
    """Our packages, as web/engine.ts packs them, and the conformance suite."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.write(HERE / "jobs.py", "jobs.py")
        for path in sorted((ROOT / "src" / "taverne").rglob("*")):
            if path.suffix in PACKED and "client" not in path.parts:
                archive.write(path, path.relative_to(ROOT / "src"))
    return packed.getvalue()


def run_in_pyodide(jobs: Iterable[Job]) -> Iterator[str]:
    """What Pyodide makes of each job."""
    with tempfile.TemporaryDirectory(prefix="taverne-pyodide-") as folder:
        packages = Path(folder) / "packages.zip"
        packages.write_bytes(pack())
        command = ["node", str(HERE / "pyodide.mjs"), str(packages), str(ROOT / "web")]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as node:
            assert node.stdin is not None
            assert node.stdout is not None
            try:
                for job in jobs:
                    node.stdin.write(json.dumps(asdict(job)) + "\n")
                    node.stdin.flush()
                    answer = json.loads(node.stdout.readline() or '{"error": "node died"}')
                    assert "found" in answer, f"{job}: {answer['error']}"
                    yield answer["found"]
            finally:
                node.stdin.close()
                node.wait()


def compare(jobs: list[Job]) -> int:
    """Runs jobs in Pyodide and here; raises at the first that differ, else says how many characters were the same."""
    same = 0
    for job, theirs in zip(jobs, run_in_pyodide(jobs), strict=True):
        ours = run_job(json.dumps(asdict(job)))
        assert theirs.encode() == ours.encode(), f"{job} differs\nhere:\n{ours}\nin Pyodide:\n{theirs}"
        same += len(ours)
    return same
