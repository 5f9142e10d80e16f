"""Learns the weights of the evaluation: fits them to the results of its own games, then refines them by duels.

`python -m taverne.fast.kingdom.learning aetherya/fr2 --seconds 600` replaces the weights.
"""

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from taverne.fast.bits import jit, new_random, view_row
from taverne.fast.kingdom.evaluation import first_weights, time_left, value_of, write_features
from taverne.fast.kingdom.game import apply_move, deal, settle
from taverne.fast.kingdom.layout import OVER, SEAT, SEATS, STEP, TURN, new_row
from taverne.fast.kingdom.modes.competitive import choose_random
from taverne.fast.kingdom.moves import DRAW, LEGEND, REVEAL
from taverne.fast.kingdom.policy import choose_best, new_evaluator
from taverne.fast.kingdom.scoring import score_lines
from taverne.fast.kingdom.weights import DRAWN, FEATURES, LEARNED, REVEALED, SCALE
from taverne.games.kingdom.editions import EDITIONS, Edition
from taverne.games.kingdom.mode import Rules
from taverne.games.kingdom.modes.competitive import COMPETITIVE

Weights = NDArray[np.float64]

ROUNDS = 2
"""Rounds of fitting; more bring no improvement."""
GAMES = 20_000
"""Games per round."""
DUELS = 3_000
"""Games per duel between two sets of weights."""
INVERSE_EPSILON = 30
"""One move in this many is random, so that unusual kingdoms occur too (epsilon-greedy)."""
RIDGE = 30.0
"""The strength of the ridge regression."""
PERTURBATION = 0.3
"""By how many points a step of the refinement perturbs the value of a kingdom."""


@jit
def gather(row, evaluator, games, features, times, ends, seats_seen, gains):  # type: ignore[no-untyped-def]
    """Plays games and records every kingdom's features and final points at each turn, and what moves gained."""
    noted = 0
    gained = 0
    seats = row[SEATS]
    for _ in range(games):
        deal(row, evaluator.random)
        first = noted
        while row[STEP] != OVER:
            if row[STEP] == TURN and noted + seats <= len(times):
                for seat in range(seats):
                    write_features(row, seat, features[noted])
                    times[noted] = time_left(row)
                    seats_seen[noted] = seat
                    noted += 1
            seat = row[SEAT]
            now = value_of(row, seat, evaluator)
            left = time_left(row)
            is_random = evaluator.random[0] % np.uint64(INVERSE_EPSILON) == 0
            move = choose_random(row, evaluator.random) if is_random else choose_best(row, evaluator)
            step = row[STEP]
            apply_move(row, move)
            settle(row, evaluator.random)
            if gained < len(gains) and row[STEP] != OVER and step != TURN and move < LEGEND and move != DRAW:
                gains[gained, 0] = move >= REVEAL
                gains[gained, 1] = left
                gains[gained, 2] = value_of(row, seat, evaluator) - now
                gained += 1
        for note in range(first, noted):
            ends[note] = score_lines(row, seats_seen[note], evaluator.lines)
    return noted, gained


def fit(edition: Edition, weights: Weights, seed: int) -> Weights:
    """The weights that best predict the final lead in two-player games played with the current weights."""
    evaluator = new_evaluator(weights, np.zeros(8))
    evaluator.random[:] = new_random(seed)
    size = GAMES * 60
    features, times, ends = np.zeros((size, FEATURES)), np.zeros(size), np.zeros(size)
    gains = np.zeros((GAMES * 30, 3))
    noted, gained = gather(
        view_row(new_row(Rules(edition, COMPETITIVE, 2))),
        evaluator,
        GAMES,
        features,
        times,
        ends,
        np.zeros(size, np.int64),
        gains,
    )
    features, times, gains = features[:noted], times[:noted], gains[:gained]
    wide = np.hstack([features, features * times[:, None]])
    apart, ahead = wide[0::2] - wide[1::2], ends[:noted:2] - ends[1:noted:2]
    found = weights.copy()
    square = apart.T @ apart + RIDGE * np.eye(2 * FEATURES)
    found[: 2 * FEATURES] = np.linalg.solve(square, apart.T @ ahead)
    found[DRAWN : DRAWN + 2] = _line(gains[:, 1], gains[:, 2])
    shown = gains[gains[:, 0] == 1]
    found[REVEALED : REVEALED + 2] = _line(shown[:, 1], shown[:, 2])
    error = (ahead - apart @ found[: 2 * FEATURES]) ** 2
    late, more = _line(times[0::2], error)
    sure, unsure = 0.6 * np.sqrt(max(late, 1.0)), 0.6 * np.sqrt(max(late + more, 1.0))
    found[SCALE : SCALE + 2] = sure, unsure - sure
    return found


def _line(x: Weights, y: Weights) -> tuple[float, float]:
    """The regression line through some points: its intercept and slope."""
    slope, start = np.polyfit(x, y, 1)
    return float(start), float(slope)


@jit
def duel(row, one, other, games):  # type: ignore[no-untyped-def]
    """How many games one set of weights wins against another; ties count half."""
    won = 0.0
    for game in range(games):
        deal(row, one.random)
        while row[STEP] != OVER:
            is_first = (row[SEAT] == 0) == (game % 2 == 0)
            apply_move(row, choose_best(row, one) if is_first else choose_best(row, other))
            settle(row, one.random)
        mine = score_lines(row, game % 2, one.lines)
        theirs = score_lines(row, 1 - game % 2, one.lines)
        won += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
    return won


def contest(edition: Edition, one: Weights, other: Weights, games: int, seed: int) -> float:
    """The share of games that one set of weights wins."""
    evaluators = [new_evaluator(weights, np.zeros(8)) for weights in (one, other)]
    for evaluator in evaluators:
        evaluator.random[:] = new_random(seed)
    return float(duel(view_row(new_row(Rules(edition, COMPETITIVE, 2))), *evaluators, games)) / games


def refine(edition: Edition, weights: Weights, seconds: float, seed: int) -> Weights:
    """Perturbs the weights at random in both directions and moves towards the winner, for this many seconds."""
    rng = np.random.default_rng(seed)
    steps = _steps(edition, weights, seed)
    began, done, first = time.monotonic(), 0, weights
    while time.monotonic() - began < seconds:
        perturbation = rng.standard_normal(len(weights)) * steps
        share = contest(edition, weights + perturbation, weights - perturbation, DUELS, int(rng.integers(1 << 30)))
        weights = weights + np.clip(6 * (share - 0.5), -0.6, 0.6) * perturbation
        done += 1
        if done % 100 == 0:
            print(f"{done} steps: {contest(edition, weights, first, DUELS, 1):.3f} of the games against the first")
    return weights


def _steps(edition: Edition, weights: Weights, seed: int) -> Weights:
    """How far to perturb each weight so that all perturbations are worth the same number of points."""
    evaluator = new_evaluator(weights, np.zeros(8))
    evaluator.random[:] = new_random(seed)
    features = np.zeros((4000, FEATURES))
    gather(
        view_row(new_row(Rules(edition, COMPETITIVE, 2))),
        evaluator,
        100,
        features,
        np.zeros(4000),
        np.zeros(4000),
        np.zeros(4000, np.int64),
        np.zeros((9, 3)),
    )
    spread = np.maximum(features.std(axis=0), 0.3)
    steps = np.full(len(weights), PERTURBATION)
    steps[:FEATURES] = steps[FEATURES : 2 * FEATURES] = PERTURBATION / spread
    steps[[0, FEATURES]] = 0.0
    steps[SCALE:] = 0.0
    return steps


def main() -> None:
    """Learns the weights and writes them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("edition", nargs="?", default="aetherya/fr2")
    parser.add_argument("--seconds", type=float, default=600)
    arguments = parser.parse_args()
    game, _, name = arguments.edition.partition("/")
    edition = EDITIONS[game, name]
    weights = first_weights()
    for number in range(ROUNDS):
        weights = fit(edition, weights, number + 1)
    np.savetxt(LEARNED, refine(edition, weights, arguments.seconds, 1), fmt="%.4f")


if __name__ == "__main__":
    main()
