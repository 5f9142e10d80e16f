"""Notices between processes that host the same tables: that one changed, who is present, who signed out.

Nothing depends on a notice arriving: what happened is in the storage, and a process that misses one finds it there.
"""

from collections.abc import Callable
from typing import Protocol

from taverne.protocol.codec import Struct


class TableChanged(Struct, frozen=True, tag="table"):
    """A table has new entries."""

    table: str


class TableSpoke(Struct, frozen=True, tag="chat"):
    """A table has new chat lines."""

    table: str


class TableForgot(Struct, frozen=True, tag="forgot"):
    """A table's entries were rewritten without a deleted person's name."""

    table: str


class SignedOut(Struct, frozen=True, tag="out"):
    """All sessions of a person ended."""

    person: str


class SessionEnded(Struct, frozen=True, tag="ended"):
    """One session ended, identified by its digest."""

    session: str


class Present(Struct, frozen=True, tag="present"):
    """Who is connected to a table through one process."""

    process: str
    table: str
    seats: list[int]
    watching: int


Notice = TableChanged | TableSpoke | TableForgot | SignedOut | SessionEnded | Present


class Broker(Protocol):
    """Publishes notices to the other processes and delivers theirs."""

    is_connected: bool
    """Whether notices arrive at the moment."""

    def publish(self, notice: Notice) -> None:
        """Queues a notice for the other processes."""
        ...

    def open(self, receive: Callable[[Notice], None], reconnected: Callable[[], None]) -> None:
        """Starts to deliver; `reconnected` is called when notices may have been missed."""
        ...

    async def close(self) -> None:
        """Stops."""
        ...


class LocalBroker:
    """For a single process: there is nobody else."""

    is_connected = True

    def publish(self, notice: Notice) -> None:
        """Does nothing."""

    def open(self, receive: Callable[[Notice], None], reconnected: Callable[[], None]) -> None:
        """Does nothing."""

    async def close(self) -> None:
        """Does nothing."""
