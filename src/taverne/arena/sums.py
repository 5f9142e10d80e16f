"""Sums over many games, small however many there are: histograms, and the moments behind worths and their intervals.

The seats of one game are not independent: one wins what the other loses. Every interval is therefore taken over games
and follows from the sums of products within each game.
"""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from taverne.arena.families import Batch, Floats, Group, Ints
from taverne.arena.standings import Z, interval


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(slots=True)
class Moments:
    """For each item of a group: how many seats have each number of it, what they won and scored, and all products.

    The cells are seat × number; a game's vector is their counts, then what they won, then their points.
    """

    seats: int
    most: int
    sums: Floats
    """[items, vector]"""
    products: Floats
    """[items, vector, vector]"""
    games: Ints
    """In how many games any seat has the item."""

    @classmethod
    def empty(cls, group: Group, seats: int) -> "Moments":
        """The sums of no games."""
        items, width = len(group.items), 3 * seats * (group.most + 1)
        return cls(
            seats, group.most, np.zeros((items, width)), np.zeros((items, width, width)), np.zeros(items, np.int64)
        )

    def add(self, having: Ints, shares: Floats, points: Ints) -> None:
        """Adds some games."""
        games, _, items = having.shape
        cells = (having.swapaxes(1, 2)[..., None] == np.arange(self.most + 1)).astype(np.float64)
        parts = (cells, cells * shares[:, None, :, None], cells * points[:, None, :, None])
        vectors = np.concatenate([part.reshape(games, items, -1) for part in parts], axis=2)
        self.sums += vectors.sum(axis=0)
        self.products += vectors.transpose(1, 2, 0) @ vectors.transpose(1, 0, 2)
        self.games += having.any(axis=1).sum(axis=0)

    def merge(self, other: "Moments") -> None:
        """Adds the games that another one counted."""
        self.sums += other.sums
        self.products += other.products
        self.games += other.games

    def counts(self, item: int) -> Floats:
        """How many seats have each number of an item: [seats, numbers]."""
        return self._part(item, 0)

    def _part(self, item: int, part: int) -> Floats:
        cells: Floats = self.sums[item].reshape(3, self.seats, self.most + 1)[part]
        return cells

    def _spread(self, item: int, outcome: int, counts: Floats, outcomes: Floats) -> float:
        """The standard error of a statistic, given its derivatives by each cell's count and outcome."""
        weights = np.zeros((3, self.seats, self.most + 1))
        weights[0], weights[outcome] = counts, outcomes
        flat = weights.ravel()
        return math.sqrt(max(0.0, float(flat @ self.products[item] @ flat)))

    def slope(self, item: int, outcome: int) -> Estimate | None:
        """What one more of the item is worth (1: share of the win, 2: points), comparing games of the same seat."""
        counts, outcomes = self._part(item, 0), self._part(item, outcome)
        seated = counts.sum(axis=1, keepdims=True)
        numbers = np.arange(self.most + 1)
        apart = numbers - (counts * numbers).sum(axis=1, keepdims=True) / seated
        whole = float((counts * apart**2).sum())
        if whole < 1e-9:
            return None
        slope = float((apart * outcomes).sum()) / whole
        expected = outcomes.sum(axis=1, keepdims=True) / seated + slope * apart
        error = self._spread(item, outcome, -apart * expected / whole, apart / whole)
        return Estimate(slope, slope - Z * error, slope + Z * error)

    def mean(self, item: int, number: int, outcome: int) -> Estimate | None:
        """What seats with this number of an item won (1) or scored (2) on average."""
        counts, outcomes = self._part(item, 0), self._part(item, outcome)
        seated = float(counts[:, number].sum())
        if not seated:
            return None
        mean = float(outcomes[:, number].sum()) / seated
        chosen = (np.arange(self.most + 1) == number) / seated * np.ones_like(counts)
        error = self._spread(item, outcome, -mean * chosen, chosen)
        return Estimate(mean, mean - Z * error, mean + Z * error) if outcome == 2 else _rate(mean, error, seated)


def _rate(share: float, error: float, seated: float) -> Estimate:
    """A share with Wilson's interval for the number of independent seats that would have this error."""
    independent = share * (1 - share) / error**2 if error > 1e-12 else seated
    return rate(share * independent, independent) if independent else Estimate(share, share, share)


def rate(wins: float, games: float) -> Estimate:
    """A share with Wilson's interval."""
    low, high = interval(wins, games)
    share = wins / games
    return Estimate(share, min(low, share), max(high, share))


def mean(histogram: Counter[int], seats: int = 1) -> Estimate:
    """The mean of a histogram; with `seats`, of one that counts sums over that many seats, the mean per seat."""
    games = histogram.total()
    middle = sum(value * count for value, count in histogram.items()) / games
    squares = sum(count * (value - middle) ** 2 for value, count in histogram.items())
    error = math.sqrt(squares / max(1, games - 1) / games)
    return Estimate(middle / seats, (middle - Z * error) / seats, (middle + Z * error) / seats)


def histogram_of(values: Ints) -> Counter[int]:
    """How often each value occurs."""
    found, counts = np.unique(values, return_counts=True)
    return Counter(dict(zip(found.tolist(), counts.tolist(), strict=True)))


@dataclass(slots=True)
class Sums:
    """Everything that is kept about the games."""

    seats: int
    games: int = 0
    wins: list[float] = field(default_factory=list)
    points: list[Counter[int]] = field(default_factory=list)
    """A histogram for each seat."""
    lines: list[list[Counter[int]]] = field(default_factory=list)
    """For each line of the sheet a histogram for each seat."""
    totals: list[Counter[int]] = field(default_factory=list)
    """For each line a histogram of its sum over the seats of a game."""
    decisions: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    moments: list[Moments] = field(default_factory=list)
    """One for each group."""

    @classmethod
    def empty(cls, seats: int, lines: int, groups: Sequence[Group]) -> "Sums":
        """The sums of no games."""
        return cls(
            seats=seats,
            wins=[0.0] * seats,
            points=[Counter() for _ in range(seats)],
            lines=[[Counter() for _ in range(seats)] for _ in range(lines)],
            totals=[Counter() for _ in range(lines)],
            moments=[Moments.empty(group, seats) for group in groups],
        )

    def add(self, batch: Batch) -> None:
        """Adds some games."""
        self.games += len(batch.points)
        for seat in range(self.seats):
            self.wins[seat] += float(batch.shares[:, seat].sum())
            self.points[seat].update(histogram_of(batch.points[:, seat]))
            for line, histograms in enumerate(self.lines):
                histograms[seat].update(histogram_of(batch.lines[:, seat, line]))
        for line, total in enumerate(self.totals):
            total.update(histogram_of(batch.lines[..., line].sum(axis=1)))
        self.decisions.update(histogram_of(batch.decisions))
        self.turns.update(histogram_of(batch.turns))
        for moments, having in zip(self.moments, batch.having, strict=True):
            moments.add(having, batch.shares, batch.points)

    def merge(self, other: "Sums") -> None:
        """Adds the games that another one counted."""
        self.games += other.games
        for seat in range(self.seats):
            self.wins[seat] += other.wins[seat]
            self.points[seat].update(other.points[seat])
            for mine, theirs in zip(self.lines, other.lines, strict=True):
                mine[seat].update(theirs[seat])
        for total, others_total in zip(self.totals, other.totals, strict=True):
            total.update(others_total)
        self.decisions.update(other.decisions)
        self.turns.update(other.turns)
        for moments, others in zip(self.moments, other.moments, strict=True):
            moments.merge(others)
