"""Bots that think where the tables are; there are no other processes."""

import asyncio
import logging
from collections.abc import Callable

from taverne.bots.hints import Advice
from taverne.hosting.bots import BotFailed, choose_move, give_hint
from taverne.hosting.pace import Pace

LOG = logging.getLogger("taverne.bots")
BREATH = 0.01
"""Seconds before a bot thinks, so that what was said before reaches the reader first."""


class DeviceBots:
    """Bots on the reader's own device. While one thinks, the page goes on, but the engine answers nothing."""

    def __init__(self, thinking: int, seeds: Callable[[], int], pace: Pace) -> None:
        self.pace = pace
        self._thinking = thinking
        self._seeds = seeds

    async def choose(self, bot: str, snapshot: str, seat: int) -> str:
        """The move of a bot; BotFailed if it has none."""
        await asyncio.sleep(BREATH)
        try:
            return choose_move(bot, snapshot, seat, self._seeds(), self._thinking)
        except Exception as error:
            LOG.exception("a bot failed")
            raise BotFailed(bot) from error

    async def advise(self, snapshot: str, seat: int, side: int) -> Advice:
        """A hint for a seat; BotFailed if there is none."""
        await asyncio.sleep(BREATH)
        try:
            return give_hint(snapshot, seat, side, self._seeds(), self._thinking)
        except Exception as error:
            LOG.exception("no hint")
            raise BotFailed(snapshot) from error
