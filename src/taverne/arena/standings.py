"""The standings of a tournament: each bot's wins with their interval, points, time and rating."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from taverne.arena.tournament import GameResult

Z = 1.959963984540054
"""Standard deviations of a 95 % interval."""
SCALE = 400 / math.log(10)
"""Ratings are scaled so that 400 points mean ten wins to one."""
_ROUNDS = 1000
_PRIOR = 0.5
"""Wins and losses added to each pair, so that a bot that always wins has a finite rating."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The standing of one bot."""

    bot: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    """The 95 % interval of the share of games won; a tie counts half."""
    points: float
    milliseconds: float
    """The mean time per decision."""
    rating: float


def interval(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def duels(played: Iterable[GameResult]) -> Counter[tuple[str, str]]:
    """How often each bot ranked above each other one; equal ranks count half. At larger tables every pair counts."""
    before: Counter[tuple[str, str]] = Counter()
    for game in played:
        for place, one in enumerate(game.bots):
            for other_place, other in enumerate(game.bots):
                if one != other:
                    mine, theirs = game.ranks[place], game.ranks[other_place]
                    before[one, other] += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0  # type: ignore[assignment]
    return before


def ratings(bots: Sequence[str], before: Counter[tuple[str, str]]) -> dict[str, float]:
    """Bradley–Terry ratings with mean 0, found by the usual fixed-point iteration."""
    strength = dict.fromkeys(bots, 1.0)
    pairs = [(one, other) for one in bots for other in bots if before[one, other] + before[other, one]]
    for _ in range(_ROUNDS):
        new = {}
        for bot in bots:
            met = [other for one, other in pairs if one == bot]
            won = sum(before[bot, other] + _PRIOR for other in met)
            weight = sum(
                (before[bot, other] + before[other, bot] + 2 * _PRIOR) / (strength[bot] + strength[other])
                for other in met
            )
            new[bot] = won / weight if weight else 1.0
        mean = math.exp(sum(map(math.log, new.values())) / len(new))
        new = {bot: value / mean for bot, value in new.items()}
        if all(abs(new[bot] / strength[bot] - 1) < 1e-12 for bot in bots):
            break
        strength = new
    return {bot: SCALE * math.log(value) for bot, value in strength.items()}


def standings(bots: Sequence[str], played: Sequence[GameResult]) -> list[Standing]:
    """The standing of each bot, the best first; where all play together against the game, the share counts its wins."""
    rated = ratings(bots, duels(played))
    found = []
    for bot in bots:
        seats = [(game, seat) for game in played for seat, name in enumerate(game.bots) if name == bot]
        wins = sum(game.shares[seat] for game, seat in seats)
        decisions = sum(game.decisions[seat] for game, seat in seats)
        low, high = interval(wins, len(seats))
        found.append(
            Standing(
                bot=bot,
                games=len(seats),
                wins=wins,
                share=wins / len(seats) if seats else 0.0,
                low=low,
                high=high,
                points=sum(game.points[seat] for game, seat in seats) / max(1, len(seats)),
                milliseconds=1000 * sum(game.seconds[seat] for game, seat in seats) / max(1, decisions),
                rating=rated[bot],
            )
        )
    return sorted(found, key=lambda standing: (-standing.rating, -standing.share, standing.bot))
