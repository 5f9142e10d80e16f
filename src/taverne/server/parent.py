"""Ends a process when the one that started it is gone, however suddenly that went."""

import multiprocessing
import threading
from collections.abc import Callable


def watch_parent(end: Callable[[], object]) -> None:
    """Calls `end` from a thread once the parent process has ended; does nothing if `multiprocessing` started none."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        end()

    threading.Thread(target=watch, name="parent", daemon=True).start()
