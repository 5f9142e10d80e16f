"""Plays many games with a compiled bot and collects how they ended in arrays with a row for each game."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from taverne.fast.bits import count_bits, jit, new_random, throw, view_row
from taverne.fast.kingdom.evaluation import learned_weights
from taverne.fast.kingdom.game import apply_move, deal, settle
from taverne.fast.kingdom.layout import HELD, KINDS, OVER, SEATS, STEP, UP, new_row
from taverne.fast.kingdom.modes.competitive import choose_random
from taverne.fast.kingdom.moves import LEGEND, TAKE
from taverne.fast.kingdom.policy import Evaluator, choose_best, new_evaluator
from taverne.fast.kingdom.scoring import score_lines
from taverne.games.kingdom.editions import Edition
from taverne.games.kingdom.mode import Rules
from taverne.games.kingdom.modes.competitive import COMPETITIVE
from taverne.games.kingdom.scoring import ScoreLines

Ints = NDArray[np.int64]
Random = NDArray[np.uint64]


@jit
def is_turn(move):  # type: ignore[no-untyped-def]
    """Whether a move places a card or reveals a land, as exactly one move of every turn does (A14)."""
    return TAKE <= move < LEGEND


@jit
def play_random(row, random):  # type: ignore[no-untyped-def]
    """Deals and plays one random game; its decisions and its turns."""
    deal(row, random)
    decisions = 0
    turns = 0
    while row[STEP] != OVER:
        move = choose_random(row, random)
        apply_move(row, move)
        settle(row, random)
        decisions += 1
        if is_turn(move):
            turns += 1
    return decisions, turns


@jit
def play_greedily(row, evaluator):  # type: ignore[no-untyped-def]
    """Deals and plays one game in which every move has the best estimate; its decisions and turns."""
    deal(row, evaluator.random)
    decisions = 0
    turns = 0
    while row[STEP] != OVER:
        move = choose_best(row, evaluator)
        apply_move(row, move)
        settle(row, evaluator.random)
        decisions += 1
        if is_turn(move):
            turns += 1
    return decisions, turns


def play_quickly(row: Ints, random: Random) -> tuple[int, int]:
    """Deals and plays one game as the quick bot does, except that starting cards are arranged at random."""
    decisions, turns = play_greedily(row, _evaluator()._replace(random=random))
    return decisions, turns


@cache
def _evaluator() -> Evaluator:
    return new_evaluator(learned_weights(), np.zeros(8))


PLAYERS: dict[str, Callable[[Ints, Random], tuple[int, int]]] = {"random": play_random, "quick": play_quickly}
"""The bots that are compiled, by name: each deals and plays one game on a row."""


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
    """[games]; arranging the starting cards is one decision for each seat."""
    turns: Ints
    """[games]"""


def play_series(bot: str, edition: Edition, seats: int, games: int, seed: int) -> Series:
    """Plays this many games with one of the PLAYERS in every seat; the same seed gives the same games."""
    row, random = view_row(new_row(Rules(edition, COMPETITIVE, seats))), new_random(seed)
    for _ in range(20):  # Neighbouring seeds give similar first numbers: skip them.
        throw(random, 1)
    shape = (games, seats)
    series = Series(
        np.empty(shape, np.int64),
        np.empty((*shape, len(ScoreLines._fields)), np.int64),
        np.empty(shape, np.int64),
        np.empty((*shape, KINDS), np.int64),
        np.empty(games, np.int64),
        np.empty(games, np.int64),
    )
    play = PLAYERS[bot]
    for game in range(games):
        series.decisions[game], series.turns[game] = play(row, random)
        note_end(row, series.points[game], series.lines[game], series.held[game], series.counts[game])
    return series


@jit
def note_end(row, points, lines, held, counts):  # type: ignore[no-untyped-def]
    """Writes how a game ended for each seat."""
    for seat in range(row[SEATS]):
        points[seat] = score_lines(row, seat, lines[seat])
        held[seat] = row[HELD + seat]
        for kind in range(KINDS):
            counts[seat, kind] = count_bits(row[UP + seat * KINDS + kind])
