"""A progress bar on standard error, for people who watch."""

from collections.abc import Iterable
from typing import TypeVar

from rich.console import Console
from rich.progress import track

T = TypeVar("T")


def show_progress(items: Iterable[T], total: int, description: str) -> Iterable[T]:
    """The items, with a progress bar while they are consumed; without one if standard error is no terminal."""
    console = Console(stderr=True)
    return track(items, total=total, description=description, console=console) if console.is_terminal else items
