"""Where compiled kernels are kept on disk: a folder for each state of their sources.

Numba looks only at the file that defines a kernel to see whether it has changed. Kernels take constants from other
files, so all of them together name the folder.
"""

import os
import shutil
import time
from hashlib import blake2b
from pathlib import Path

_SOURCES = Path(__file__).parent, Path(__file__).parent.parent / "games"
_PREFIX = "kernels-"
_COMPLETE = "complete"
_KEPT = 24 * 3600
"""For how many seconds folders of other sources are kept."""


def find_cache() -> Path | None:
    """The folder for kernels of these sources, which may not exist yet; None if there is no room for one."""
    if "NUMBA_CACHE_DIR" in os.environ:
        return None
    home = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".cache"
    for base in (Path(__file__).parent / "__pycache__", Path(home) / "taverne"):
        try:
            base.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(base, os.W_OK):
            return base / f"{_PREFIX}{_fingerprint()}"
    return None


def _fingerprint() -> str:
    """A short text that changes when a source does."""
    digest = blake2b(digest_size=8)
    for folder in _SOURCES:
        for path in sorted(folder.rglob("*.py")):
            about = path.stat()
            digest.update(f"{path.relative_to(folder)} {about.st_mtime_ns} {about.st_size}\n".encode())
    return digest.hexdigest()


def remove_outdated(folder: Path) -> None:
    """Removes the folders of other sources that nobody has used for a day."""
    for other in folder.parent.glob(f"{_PREFIX}*"):
        if other != folder and time.time() - other.stat().st_mtime > _KEPT:
            shutil.rmtree(other, ignore_errors=True)


def note_compiled() -> None:
    """Notes that every kernel the bots need lies in the cache."""
    if CACHE is not None and CACHE.is_dir():
        (CACHE / _COMPLETE).touch()


def is_compiled() -> bool:
    """Whether every kernel the bots need lies in the cache."""
    return CACHE is not None and (CACHE / _COMPLETE).exists()


CACHE = find_cache()
"""The folder that this process uses."""
