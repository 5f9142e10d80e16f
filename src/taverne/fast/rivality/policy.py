"""Evaluates tables, estimates moves by looking one move ahead, and plays the best ones."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from taverne.fast.bits import jit, throw
from taverne.fast.maths import exp
from taverne.fast.rivality.battle import LEAD, side_of
from taverne.fast.rivality.game import settle
from taverne.fast.rivality.layout import (
    COUNT,
    GOLEMS,
    LAND,
    LAYING,
    LEVEL,
    MOST_PLACES,
    OPEN,
    OVER,
    RESERVE,
    SIDES,
    STEP,
)
from taverne.fast.rivality.moves import LAY, LAYS
from taverne.fast.rivality.playout import copy_table
from taverne.fast.rivality.scoring import (
    NOBODY_THERE,
    POINTS,
    arbiter_of,
    is_visited,
    owner_of,
    score,
    winners,
    worth_of,
)
from taverne.fast.rivality.turn import apply_move, asked, held_by, list_legal, sort_frontier

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
    arbiter = arbiter_of(row)
    for place in range(row[COUNT]):
        golems = row[GOLEMS + place]
        side = owner_of(golems, arbiter)
        if side != NOBODY_THERE:
            share = VISITED if is_visited(row, place) else 1.0
            margin = MARGIN * POINTS[row[LAND + place] >> 12 & 31] * LEAD[golems]
            totals[side] += share * worth_of(row, place, golems, side) + margin


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
    if row[STEP] == LAYING:
        sort_frontier(row)
        count = samples
        for place in range(samples):
            held = throw(evaluator.random, held_by(row, seat))
            moves[place] = LAY + held * LAYS + throw(evaluator.random, 4 * row[OPEN])
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
        settle(row, evaluator.random)
        made += 1


@jit
def turns_left(row):  # type: ignore[no-untyped-def]
    """How many tiles are still to be laid; in solo, about how many turns are left."""
    if row[LEVEL]:
        return min(row[RESERVE], row[RESERVE + 1]) // 3
    return MOST_PLACES - row[COUNT]


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
    left = turns_left(row)
    for side in range(sides):
        best = -1000.0
        for other in range(sides):
            if other != side:
                best = max(best, evaluator.totals[other])
        value = chance_of(evaluator.totals[side] - best, left, evaluator)
        if row[STEP] == OVER:
            value = 0.1 * value + (0.9 / shared if first >> side & 1 else 0.0)
        evaluator.values[side] = value
