"""When bots' answers are released: at times that depend on public information only.

A bot with a single legal move answers at once and one with a choice searches, so that whoever measures its time learns
something about its hand. Every answer is therefore held back until a time that is fixed before the bot begins to think:
by who plays and by the settings, never by what the bot sees.
"""

from collections.abc import Awaitable, Callable
from math import ceil

from taverne.bots.bot import longest_thought

MARGIN = 400
"""Milliseconds between the end of a bot's thinking time and its answer, for reading the table and for the way to a
worker process and back. An answer that is late nevertheless is late by a multiple of this."""


class Pace:
    """Holds answers back."""

    def __init__(
        self,
        thinking: int,
        steady: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]],
        *,
        holds: bool,
    ) -> None:
        self._thinking = thinking
        self._steady = steady
        self._sleep = sleep
        self._holds = holds

    @property
    def head_start(self) -> int:
        """How many milliseconds before the end of its pause a bot begins to think, so that the margin costs no time."""
        return MARGIN if self._holds else 0

    def now(self) -> float:
        """Seconds, to measure from."""
        return self._steady()

    def limit(self, bot: str) -> int:
        """The most milliseconds for which a bot thinks about any decision."""
        longest = longest_thought(bot)
        return self._thinking if longest is None else min(self._thinking, longest)

    async def hold_worker(self, bot: str, began: float, milliseconds: int) -> None:
        """Keeps a worker process for all the time a search was given, so that those who wait for it learn nothing."""
        if self._holds:
            await self._sleep_until(began + min(milliseconds, self.limit(bot)) / 1000)

    async def hold_answer(self, bot: str, began: float) -> None:
        """Waits until the answer of a bot that began to think then may be known."""
        if not self._holds:
            return
        release = began + (self.limit(bot) + MARGIN) / 1000
        late = max(0.0, self._steady() - release)
        await self._sleep_until(release + ceil(1000 * late / MARGIN) * MARGIN / 1000)

    async def _sleep_until(self, moment: float) -> None:
        while (left := moment - self._steady()) > 0:
            await self._sleep(left)
