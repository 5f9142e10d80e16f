"""Installs the example family for real: built from its own project, found by its entry points."""

import os
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parent / "third_family"
SOURCE = Path(__file__).parent.parent / "src"
KEY = "magpie/pocket/competitive"


def install_example(folder: Path) -> dict[str, str]:
    """Installs the package into a folder; returns the environment in which Taverne finds it."""
    arguments = ["--quiet", "--target", str(folder), "--no-deps", "--no-build-isolation", "--offline"]
    subprocess.run([sys.executable, "-m", "uv", "pip", "install", *arguments, str(EXAMPLE)], check=True)
    paths = [str(SOURCE), str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {"PYTHONPATH": os.pathsep.join(paths), "TAVERNE_LANG": "en"}
