"""What many games show: figures with their 95 % intervals, ready for the report or for JSON."""

from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from taverne.arena.balance import Part
from taverne.arena.families import FAMILIES
from taverne.arena.sums import Estimate, Moments, Sums, mean, rate
from taverne.registry import AnyGame

RARE = 30
"""Results of fewer seats than this say nothing."""
_WIN, _POINTS = 1, 2


@dataclass(frozen=True, slots=True)
class Spread:
    """How something is distributed."""

    mean: Estimate
    histogram: dict[int, int]


@dataclass(frozen=True, slots=True)
class Chair:
    """The results of one seat."""

    seat: int
    win: Estimate
    points: Spread
    lines: dict[str, Estimate]
    """The mean of each line of its sheet."""


@dataclass(frozen=True, slots=True)
class Level:
    """The results of the seats that have a certain number of an item."""

    number: int
    seats: int
    win: Estimate
    points: Estimate


@dataclass(frozen=True, slots=True)
class Worth:
    """What one more of an item is worth; None if too few seats, or nearly all, have it."""

    item: str
    games: Estimate
    """The share of games in which any seat has it."""
    win: Estimate | None
    points: Estimate | None
    levels: tuple[Level, ...]


@dataclass(frozen=True, slots=True)
class Findings:
    """All figures of a balance report."""

    ruleset: str
    seats: int
    bot: str
    seed: int
    games: int
    compiled: bool
    faces_game: bool
    """The players win or lose together against the game."""
    even: float | None
    """The share of wins of each seat if all seats were equal."""
    chairs: tuple[Chair, ...]
    lines: dict[str, Spread]
    """Each line of the score sheet, all seats together."""
    decisions: Spread
    turns: Spread
    worths: dict[str, tuple[Worth, ...]]
    """What the items of each group are worth."""

    def as_json(self) -> dict[str, Any]:
        """The figures as JSON data; an estimate has its value, low and high."""
        return asdict(self)


def find(game: AnyGame, part: Part, sums: Sums) -> Findings:
    """The figures of all games; `part` is the first part of them."""
    family = FAMILIES.of(game)
    names = family.lines
    sides = len(set(game.sides(part.seats)))
    return Findings(
        ruleset=part.ruleset,
        seats=part.seats,
        bot=part.bot,
        seed=part.seed,
        games=sums.games,
        compiled=part.compiled,
        faces_game=game.faces_game,
        even=None if game.faces_game else 1 / sides,
        chairs=tuple(
            Chair(
                seat + 1,
                rate(sums.wins[seat], sums.games),
                _spread(sums.points[seat]),
                {name: mean(histograms[seat]) for name, histograms in zip(names, sums.lines, strict=True)},
            )
            for seat in range(part.seats)
        ),
        lines={
            name: Spread(mean(total, part.seats), _together(histograms))
            for name, histograms, total in zip(names, sums.lines, sums.totals, strict=True)
        },
        decisions=_spread(sums.decisions),
        turns=_spread(sums.turns),
        worths={
            group.name: tuple(_worth(name, moments, item, sums.games) for item, name in enumerate(group.items))
            for group, moments in zip(family.groups(game, part.seats), sums.moments, strict=True)
        },
    )


def _worth(name: str, moments: Moments, item: int, games: int) -> Worth:
    seated = moments.counts(item).sum(axis=0)
    common = sorted(seated)[-2] >= RARE
    return Worth(
        name,
        rate(float(moments.games[item]), games),
        moments.slope(item, _WIN) if common else None,
        moments.slope(item, _POINTS) if common else None,
        tuple(_level(moments, item, number, int(some)) for number, some in enumerate(seated) if some),
    )


def _level(moments: Moments, item: int, number: int, seats: int) -> Level:
    win, points = moments.mean(item, number, _WIN), moments.mean(item, number, _POINTS)
    assert win is not None
    assert points is not None
    return Level(number, seats, win, points)


def _spread(histogram: Counter[int]) -> Spread:
    return Spread(mean(histogram), dict(sorted(histogram.items())))


def _together(histograms: list[Counter[int]]) -> dict[int, int]:
    whole: Counter[int] = Counter()
    for histogram in histograms:
        whole.update(histogram)
    return dict(sorted(whole.items()))
