"""What the sums of many games tell: figures with their 95 % intervals, ready to be shown or written as JSON."""

from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from taverne.arena.balance import Part
from taverne.arena.ending import groups_of, lines_of
from taverne.arena.sums import Estimate, Moments, Sums, mean, rate
from taverne.registry import AnyGame

RARE = 30
"""What fewer seats have had tells nothing."""
_WIN, _POINTS = 1, 2


@dataclass(frozen=True, slots=True)
class Spread:
    """How something is distributed."""

    mean: Estimate
    histogram: dict[int, int]


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat."""

    seat: int
    win: Estimate
    points: Spread
    lines: dict[str, Estimate]
    """The mean of each line of its sheet."""


@dataclass(frozen=True, slots=True)
class Level:
    """The seats that have so many of an item."""

    number: int
    seats: int
    win: Estimate
    points: Estimate


@dataclass(frozen=True, slots=True)
class Worth:
    """What one more of an item goes with; None if too few seats, or nearly all, have it."""

    item: str
    games: Estimate
    """The share of games in which some seat has it."""
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
    """The players win or lose together, against the game."""
    even: float | None
    """The share of the wins a seat would have if all were equal."""
    chairs: tuple[Chair, ...]
    lines: dict[str, Spread]
    """Each line of the score sheet, all seats together."""
    decisions: Spread
    turns: Spread
    worths: dict[str, tuple[Worth, ...]]
    """By group: legends, cards, objects, laid, held."""

    def as_json(self) -> dict[str, Any]:
        """The figures as JSON takes them; an estimate is its value, low and high."""
        return asdict(self)


def find(game: AnyGame, part: Part, sums: Sums) -> Findings:
    """The figures of the games of which `part` is the first part."""
    names = lines_of(game)
    sides = len(set(_sides(game, part.seats)))
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
            for group, moments in zip(groups_of(game, part.seats), sums.moments, strict=True)
        },
    )


def _sides(game: AnyGame, seats: int) -> tuple[int, ...]:
    """The side of each seat; where there are none each plays for itself."""
    side_of: tuple[int, ...] = getattr(game.setup(seats).rules, "side_of", ())
    return side_of[1 : seats + 1] or tuple(range(seats))


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
