"""Learns the outlook's weights: plays many games by the present outlook and fits what kingdoms ended with.

`python -m taverne.fast.kingdom.learning` writes the weights anew; it takes some minutes.
"""

import sys
import time

import numpy as np

from taverne.fast.bits import jit, throw
from taverne.fast.kingdom.layout import (
    DRAW,
    LEGEND,
    OVER,
    REVEAL,
    SEAT,
    SEATS,
    STEP,
    TURN,
    new_row,
)
from taverne.fast.kingdom.outlook import (
    DOUBT,
    DRAWN,
    FEATURES,
    REVEALED,
    first_weights,
    look,
    promise,
    time_left,
)
from taverne.fast.kingdom.playout import choose_any, deal, settle
from taverne.fast.kingdom.policy import choose_well, new_mind
from taverne.fast.kingdom.scoring import score_lines
from taverne.fast.kingdom.turn import apply_move
from taverne.games.kingdom.editions import EDITIONS


@jit
def gather(row, mind, games, folly, sights, times, ends, rivals, gains):  # type: ignore[no-untyped-def]
    """Plays games and notes at some turns what each kingdom looked like and what it ended with; how many notes."""
    noted = 0
    gained = 0
    seats = row[SEATS]
    for _ in range(games):
        deal(row, mind.random)
        first = noted
        while row[STEP] != OVER:
            if row[STEP] == TURN and noted + seats <= len(times):
                for seat in range(seats):
                    look(row, seat, mind.lines, sights[noted])
                    times[noted] = time_left(row)
                    rivals[noted] = seat
                    noted += 1
            seat = row[SEAT]
            now = promise(row, seat, mind)
            left = time_left(row)
            if folly and throw(mind.random, folly) == 0:
                move = choose_any(row, mind.random)
            else:
                move = choose_well(row, mind)
            step = row[STEP]
            apply_move(row, move)
            settle(row, mind.random)
            if gained < len(gains) and row[STEP] != OVER and move < LEGEND and move != DRAW:
                gains[gained, 0] = 0.0 if step == TURN else 1.0 if move < REVEAL else 2.0
                gains[gained, 1] = left
                gains[gained, 2] = promise(row, seat, mind) - now
                gained += 1
        for note in range(first, noted):
            ends[note] = score_lines(row, np.int64(rivals[note]), mind.lines)
    return noted, gained


def learn(edition, seats, weights, games, seed, folly=30):
    """One round: the weights that fit the games played by these."""
    mind = new_mind(weights, np.zeros(8))
    mind.random[0] = np.uint64(seed * 7919 + 1)
    row = new_row(edition, seats)
    size = games * 60
    sights = np.zeros((size, FEATURES))
    times = np.zeros(size)
    ends = np.zeros(size)
    rivals = np.zeros(size)
    gains = np.zeros((games * 30, 3))
    noted, gained = gather(row, mind, games, folly, sights, times, ends, rivals, gains)
    sights, times, ends, gains = sights[:noted], times[:noted], ends[:noted], gains[:gained]
    wide = np.hstack([sights, sights * times[:, None]])
    wide = wide[0::2] - wide[1::2]
    ends = ends[0::2] - ends[1::2]
    square = wide.T @ wide + 30.0 * np.eye(2 * FEATURES)
    fitted = np.linalg.solve(square, wide.T @ ends)
    off = ends - wide @ fitted
    new = np.array(weights)
    new[: 2 * FEATURES] = fitted

    def line(x, y):
        a, b = np.polyfit(x, y, 1)
        return b, a

    # what a drawn card brings: place or reveal after a draw
    hand = gains[gains[:, 0] > 0]
    shown = gains[gains[:, 0] == 2]
    new[DRAWN], new[DRAWN + 1] = line(hand[:, 1], hand[:, 2])
    new[REVEALED], new[REVEALED + 1] = line(shown[:, 1], shown[:, 2])
    if seats == 2:
        lead = off**2
        bins = times[0::2]
        a, b = line(bins, lead)
        new[DOUBT] = 0.6 * np.sqrt(max(a, 1.0))
        new[DOUBT + 1] = 0.6 * (np.sqrt(max(a + b, 1.0)) - np.sqrt(max(a, 1.0)))
    print(
        f"notes {noted} ends {ends.mean():.2f} residual sd {off.std():.2f} (raw sd {ends.std():.2f}) draw {new[DRAWN : DRAWN + 2]} reveal {new[REVEALED : REVEALED + 2]} doubt {new[DOUBT : DOUBT + 2]} counts {np.bincount(gains[:, 0].astype(int))}"
    )
    return new


def contest(edition, one, other, games, seed):
    """Share of wins of one set of weights against another, playing by looks."""
    minds = [new_mind(one, np.zeros(8)), new_mind(other, np.zeros(8))]
    row = new_row(edition, 2)
    for mind in minds:
        mind.random[0] = np.uint64(seed * 104729 + 3)
    return duel(row, minds[0], minds[1], games) / games


@jit
def duel(row, one, other, games):  # type: ignore[no-untyped-def]
    won = 0.0
    for game in range(games):
        deal(row, one.random)
        while row[STEP] != OVER:
            first = (row[SEAT] == 0) == (game % 2 == 0)
            apply_move(row, choose_well(row, one) if first else choose_well(row, other))
            settle(row, one.random)
        a = score_lines(row, game % 2, one.lines)
        b = score_lines(row, 1 - game % 2, one.lines)
        won += 1.0 if a > b else 0.5 if a == b else 0.0
    return won


if __name__ == "__main__":
    edition = EDITIONS[tuple(sys.argv[1].split("/"))]
    weights = start = first_weights()
    for turn in range(int(sys.argv[2])):
        t = time.time()
        new = learn(edition, 2, weights, 20000, turn + 1)
        print(
            turn,
            "against the last",
            contest(edition, new, weights, 4000, 5),
            "against the first",
            contest(edition, new, start, 4000, 6),
            f"{time.time() - t:.0f}s",
            flush=True,
        )
        weights = 0.5 * (weights + new) if turn > 2 else new
        np.save(sys.argv[3], weights)
