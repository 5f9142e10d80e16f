"""Many games in a row by a compiled bot, and how they ended: one array for each thing, a row for each game."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from taverne.fast.kingdom.layout import HELD, KINDS, LEGEND, OVER, SEATS, STEP, TAKE, UP, Row, new_row
from taverne.fast.kingdom.links import count_bits, jit
from taverne.fast.kingdom.playout import choose_any, deal, new_random, settle, throw
from taverne.fast.kingdom.scoring import score_lines
from taverne.fast.kingdom.turn import apply_move
from taverne.games.kingdom.editions import Edition
from taverne.games.kingdom.scoring import Lines

Ints = NDArray[np.int64]
Random = NDArray[np.uint64]

POLICIES: dict[str, Callable[[Row, Random], int]] = {"random": choose_any}
"""The bots the kernels can play, by name: compiled, each gives a legal move for a row."""


class Series(NamedTuple):
    """How games ended, by game and seat."""

    points: Ints
    """[games, seats]"""
    lines: Ints
    """The score sheets: [games, seats, 7]."""
    held: Ints
    """The legends each seat took, as a mask: [games, seats]."""
    counts: Ints
    """Cards of each kind in the kingdoms: [games, seats, 10]."""
    decisions: Ints
    """[games]; the arrangement of the starting cards is one for each seat."""
    turns: Ints
    """[games]"""


def play_series(bot: str, edition: Edition, seats: int, games: int, seed: int) -> Series:
    """So many games between bots of one of the POLICIES; the same for the same seed."""
    row, random = new_row(edition, seats), new_random(seed)
    for _ in range(20):  # The generator forgets that its seeds were neighbours.
        throw(random, 1)
    shape = (games, seats)
    series = Series(
        np.empty(shape, np.int64),
        np.empty((*shape, len(Lines._fields)), np.int64),
        np.empty(shape, np.int64),
        np.empty((*shape, KINDS), np.int64),
        np.empty(games, np.int64),
        np.empty(games, np.int64),
    )
    _player(bot)(row, random, *series)
    return series


@cache
def _player(bot: str) -> Any:
    """The compiled loop around one policy."""
    choose = POLICIES[bot]

    @jit
    def play(row, random, points, lines, held, counts, decisions, turns):  # type: ignore[no-untyped-def]
        for game in range(len(decisions)):
            deal(row, random)
            settle(row, random)
            asked = row[SEATS]
            turn = 0
            while row[STEP] != OVER:
                move = choose(row, random)
                apply_move(row, move)
                settle(row, random)
                asked += 1
                if TAKE <= move < LEGEND:  # A turn is one card placed or one land revealed (A14).
                    turn += 1
            decisions[game] = asked
            turns[game] = turn
            for seat in range(row[SEATS]):
                points[game, seat] = score_lines(row, seat, lines[game, seat])
                held[game, seat] = row[HELD + seat]
                for kind in range(KINDS):
                    counts[game, seat, kind] = count_bits(row[UP + seat * KINDS + kind])

    return play
