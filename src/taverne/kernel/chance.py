"""Chance is an actor: every random outcome is a small weighted draw, and a move like any other."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

CHANCE = 0
"""The actor that draws. Seats count from 1."""

NOBODY: tuple[int, ...] = ()
"""Who knows of a draw that stays face down."""

Dice = Callable[[int], int]
"""A source of chance: `dice(n)` is one of 0 … n - 1, each as likely as the others."""


@dataclass(frozen=True, slots=True)
class Draw:
    """One outcome of chance: a token on the record line that begins with `head`.

    `known` lists the seats that see it; None means everyone. An empty token is not written at all.
    """

    head: str
    token: str
    value: int
    glue: str = " "
    known: tuple[int, ...] | None = None

    def __str__(self) -> str:
        return f"{self.head} {self.token}"

    def token_for(self, seat: int | None) -> str:
        """The token as that seat (None: a spectator) may read it."""
        return self.token if self.known is None or seat in self.known else "?" * bool(self.token)


class Chances(NamedTuple):
    """What may be drawn now, each outcome with its weight (0: it cannot come)."""

    draws: tuple[Draw, ...]
    weights: Sequence[int]


def random_dice(rng: random.Random) -> Dice:
    """Dice thrown by a random generator."""
    throw = rng.random
    return lambda n: int(throw() * n)


def pick(weights: Sequence[int], dice: Dice) -> int:
    """The index of one weight, drawn in proportion."""
    left = dice(sum(weights))
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise ValueError("nothing to draw from")
