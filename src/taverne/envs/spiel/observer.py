"""What a player knows as strings and tensors: now (observation), or of all that it was told (information state)."""

from typing import TYPE_CHECKING, Any
from zlib import crc32

import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]

if TYPE_CHECKING:
    from taverne.envs.spiel.game import TaverneGame
    from taverne.envs.spiel.state import TaverneState

_CODES = 1 << 24
"""Checksums are below this, so that a 32-bit float holds them exactly."""


class Observer:
    """Writes strings and tensors of one kind, as OpenSpiel's `PyObserver` asks.

    An observation is what a player sees of the table now; as a tensor it is 0 until a player is asked for the first
    time. An information state adds its log, everything it was told from the start: as a string line by line, as a
    tensor with a checksum of each line.
    """

    def __init__(self, game: "TaverneGame", kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"these observations have no parameters: {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observation is of one player, or of what everyone sees")
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = kind.perfect_recall
        self._observe = game.first.tables.observe_state
        pieces = [("observation", game.first.tables.batch.observation)]
        if self._recalls:
            limits = game.limits
            pieces.append(("log", limits.decisions + limits.chances + limits.shown))
        self.tensor = np.zeros(sum(size for _, size in pieces), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, size in pieces:
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: "TaverneState", player: int) -> None:
        """Writes what a player knows into the tensor."""
        seat = player + 1 if self._is_private else 0
        self.tensor.fill(0)
        if seat and state.logged.has_begun:
            self.dict["observation"][:] = self._observe(state.logged.state, seat)
        if self._recalls:
            lines = state.logged.logs[seat].encode().splitlines()[: len(self.dict["log"])]
            self.dict["log"][: len(lines)] = [crc32(line) % _CODES for line in lines]

    def string_from(self, state: "TaverneState", player: int) -> str:
        """What a player knows, in the words of the notation."""
        seat = player + 1 if self._is_private else 0
        if self._recalls:
            return f"seat {seat}\n{state.logged.logs[seat]}"
        return state.logged.format_view(seat or None)
