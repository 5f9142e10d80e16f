"""Text files and standard input, with a sentence for those that cannot be read."""

import sys
from pathlib import Path

from taverne.kernel.errors import TaverneError


class Unreadable(TaverneError):
    """A file that cannot be read as text."""


def read_text(path: str) -> str:
    """The text of a file, `-` for standard input."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text("utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable("error-file-text", file=path, position=error.start) from error
    except OSError as error:
        raise Unreadable("error-file", file=path, reason=error.strerror or "") from error
