"""Evaluates tables, estimates moves by looking one move ahead, and plays the best ones."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from taverne.fast.bits import jit, throw
from taverne.fast.maths import exp
from taverne.fast.rivality.battle import NOBODY, holder, side_of
from taverne.fast.rivality.layout import (
    COUNT,
    DECK_SIZE,
    DECK_TOP,
    EXPERT,
    FRONTIER,
    GOLEMS,
    HAND,
    HAND_SIZE,
    LAY,
    LAYING,
    OPEN,
    OVER,
    RESERVE,
    SEATS,
    SIDES,
    STEP,
    TILE,
    WIZARD,
)
from taverne.fast.rivality.playout import copy_table
from taverne.fast.rivality.scoring import POINTS, owner_of, score, winners
from taverne.fast.rivality.turn import apply_move, asked, list_legal

VISITED = 0.7
"""The share of a tile's points that counts while a wizard stands on it: he will move on."""
MARGIN = 0.12
"""What each golem of the lead on a controlled tile is worth, for each of the tile's points."""
IN_RESERVE = 0.03
"""What a golem in reserve is worth."""
WON = 100.0
SCALE, SCALE_PER_TILE = 5, 6
"""The parameters for the lead at which a win is likely: at the end of the game, and more for each tile left."""


class Evaluator(NamedTuple):
    """What evaluating needs: parameters, buffers and a random generator."""

    parameters: NDArray[np.float64]
    points: NDArray[np.int64]
    totals: NDArray[np.float64]
    values: NDArray[np.float64]
    moves: NDArray[np.int64]
    estimates: NDArray[np.float64]
    random: NDArray[np.uint64]
    scratch: NDArray[np.int64]


@jit
def evaluate_sides(row, evaluator):  # type: ignore[no-untyped-def]
    """Writes what each side's tiles and golems are worth."""
    totals = evaluator.totals
    for side in range(3):
        totals[side] = IN_RESERVE * row[RESERVE + side]
    well = holder(row, 0)
    for place in range(row[COUNT]):
        side = owner_of(row, place, well)
        if side == NOBODY:
            continue
        at = GOLEMS + 3 * place
        one, two, three = row[at], row[at + 1], row[at + 2]
        own = row[at + side]
        most = max(one, two, three)
        least = min(one, two, three)
        gap = most - (one + two + three - most - least)
        points = POINTS[row[TILE + place]]
        worth = points
        if row[EXPERT] and own < one + two + three:
            worth -= 1
        visited = place == row[WIZARD] or place == row[WIZARD + 1] or place == row[WIZARD + 2]
        totals[side] += (VISITED if visited else 1.0) * worth + MARGIN * points * gap


@jit
def lead_of(row, side, evaluator):  # type: ignore[no-untyped-def]
    """How far a side is ahead of the best other one, and far more once it has won."""
    sides = row[SIDES]
    bonus = 0.0
    if row[STEP] == OVER:
        score(row, evaluator.points)
        first = winners(row, evaluator.points)
        bonus = WON if first >> side & 1 else -WON
        for other in range(sides):
            evaluator.totals[other] = evaluator.points[other]
    else:
        evaluate_sides(row, evaluator)
    best = -1000.0
    for other in range(sides):
        if other != side:
            best = max(best, evaluator.totals[other])
    return evaluator.totals[side] - best + bonus


@jit
def try_out(row, move, side, evaluator):  # type: ignore[no-untyped-def]
    """How far a side is ahead after a move."""
    copy_table(row, evaluator.scratch)
    apply_move(evaluator.scratch, move)
    return lead_of(evaluator.scratch, side, evaluator)


@jit
def choose_best(row, evaluator, samples):  # type: ignore[no-untyped-def]
    """The best of some random moves, by estimate."""
    seat = asked(row)
    side = side_of(row, seat)
    moves = evaluator.moves
    count = 0
    if row[STEP] == LAYING:
        for _ in range(samples):
            held = throw(evaluator.random, row[HAND_SIZE + seat])
            cell = row[FRONTIER + throw(evaluator.random, row[OPEN])]
            moves[count] = LAY + (row[HAND + 2 * seat + held] << 14 | cell << 2 | throw(evaluator.random, 4))
            count += 1
    else:
        count = list_legal(row, moves)
    if count == 1:
        return moves[0]
    best = moves[0]
    most = -1e9
    for place in range(count):
        lead = try_out(row, moves[place], side, evaluator)
        if lead > most:
            most = lead
            best = moves[place]
    return best


@jit
def roll_out(row, evaluator, decisions, samples):  # type: ignore[no-untyped-def]
    """Plays this many decisions by estimates, then finishes the turn."""
    made = 0
    while row[STEP] != OVER and (made < decisions or row[STEP] != LAYING):
        apply_move(row, choose_best(row, evaluator, samples))
        made += 1


@jit
def tiles_left(row):  # type: ignore[no-untyped-def]
    """How many tiles are still to be laid."""
    left = 0
    for seat in range(row[SEATS]):
        left += row[HAND_SIZE + seat]
    for side in range(row[SIDES]):
        left += row[DECK_SIZE + side] - row[DECK_TOP + side]
    return left


@jit
def chance_of(lead, left, evaluator):  # type: ignore[no-untyped-def]
    """How likely a lead is to win with this many tiles left."""
    return 1.0 / (1.0 + exp(-lead / (evaluator.parameters[SCALE] + evaluator.parameters[SCALE_PER_TILE] * left)))


@jit
def evaluate(row, evaluator):  # type: ignore[no-untyped-def]
    """Writes how likely each side is to win, from 0 to 1; once the game is over, whether it has won (R14)."""
    sides = row[SIDES]
    if row[STEP] == OVER:
        score(row, evaluator.points)
        first = winners(row, evaluator.points)
        shared = 0
        for side in range(sides):
            shared += first >> side & 1
        for side in range(sides):
            evaluator.totals[side] = evaluator.points[side]
    else:
        evaluate_sides(row, evaluator)
    left = tiles_left(row)
    for side in range(sides):
        best = -1000.0
        for other in range(sides):
            if other != side:
                best = max(best, evaluator.totals[other])
        value = chance_of(evaluator.totals[side] - best, left, evaluator)
        if row[STEP] == OVER:
            value = 0.1 * value + (0.9 / shared if first >> side & 1 else 0.0)
        evaluator.values[side] = value
