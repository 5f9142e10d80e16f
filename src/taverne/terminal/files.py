"""Reads and writes files; one that cannot be read or written is a `TaverneError`."""

import sys
from pathlib import Path

from taverne.kernel.errors import TaverneError


class Unreadable(TaverneError):
    """A file that cannot be read as text."""


def make_folder(path: str) -> Path:
    """The folder at a path, created if it does not exist."""
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unreadable("error-file", file=path, reason=error.strerror or "") from error
    return folder


def check_writable(path: str) -> None:
    """Raises an error if a path cannot be written, before any work is done for it."""
    try:
        with Path(path).open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise Unreadable("error-file", file=path, reason=error.strerror or "") from error


def read_text(path: str) -> str:
    """The text of a file; `-` is standard input."""
    try:
        text = sys.stdin.read() if path == "-" else Path(path).read_text("utf-8")
        return text.removeprefix("\N{BYTE ORDER MARK}")
    except UnicodeDecodeError as error:
        raise Unreadable("error-file-text", file=path, position=error.start) from error
    except OSError as error:
        raise Unreadable("error-file", file=path, reason=error.strerror or "") from error
