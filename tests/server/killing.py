"""Servers that kill themselves, with all their processes, at a chosen moment: `python -m tests.server.killing`.

KILL_AT says where: `received` (a command is about to be stored), `committed` (it is stored, nobody knows),
`acknowledged` (its sender has been told, the others not), `told` (some of the others have been told). KILL_AFTER says
how often that moment passes before.
"""

import json
import os
import signal
import sys
from typing import Any

import uvicorn

from taverne.hosting import connection
from taverne.hosting.rows import Append
from taverne.protocol.socket import Done, Update
from taverne.server.app import from_environment
from taverne.server.serving import OPTIONS
from taverne.server.storage import journal

MOMENTS = ("received", "committed", "acknowledged", "told")


class Trap:
    """Counts the moments of one kind and kills at the last."""

    def __init__(self, at: str, after: int) -> None:
        self._at = at
        self._left = after

    def passes(self, moment: str) -> None:
        if moment == self._at:
            self._left -= 1
            if self._left < 0:
                os.killpg(0, signal.SIGKILL)


def set_trap(trap: Trap) -> None:
    """Lets the server pass the trap at each moment; what it does is unchanged."""
    append, write = journal.Journal.append, connection.Connection._write

    async def append_and_pass(self: journal.Journal, addition: Append) -> None:
        trap.passes("received")
        await append(self, addition)
        trap.passes("committed")

    async def write_and_pass(self: connection.Connection, message: Any) -> None:
        await write(self, message)
        if isinstance(message, Done) and message.number >= 0:
            trap.passes("acknowledged")
        if isinstance(message, Update) and message.after >= 0:
            trap.passes("told")

    journal.Journal.append = append_and_pass  # type: ignore[method-assign]
    connection.Connection._write = write_and_pass  # type: ignore[method-assign]


def serve(port: int) -> None:
    if os.environ.get("KILL_AT"):
        set_trap(Trap(os.environ["KILL_AT"], int(os.environ["KILL_AFTER"])))
    uvicorn.run(from_environment(), host="127.0.0.1", port=port, **OPTIONS)


def main() -> None:
    """Starts a server for each line of the input; the program is loaded once, each server is a process of its own."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # Nobody waits for the dead.
    for line in sys.stdin:
        asked = json.loads(line)
        child = os.fork()
        if child:
            print(child, flush=True)
            continue
        os.setsid()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        log = os.open(asked["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        for stream in (1, 2):
            os.dup2(log, stream)
        os.environ.update(asked["environment"])
        serve(asked["port"])
        os._exit(0)


if __name__ == "__main__":
    main()
