"""Aetherya and Drako as environments."""

from taverne.envs.family import EnvFamily, Limits
from taverne.fast.kingdom.single import TABLES
from taverne.games.kingdom.cards import COPIES_PER_SEAT, KINDS, LEGENDS
from taverne.games.kingdom.opening import OUTER, STARTING_CARDS
from taverne.games.kingdom.turn import IDLE_LIMIT
from taverne.registry import AnyGame

_MOST_POINTS = 400
"""A kingdom's sixteen cards earn less: eight tribes with eight terrains at three points each, and the legends."""
_AGES = 3
_TILES = 12
"""Object and character tiles of a seat."""


def limits_of(game: AnyGame, seats: int) -> Limits:
    """The limits of a game: it ends after so many turns in a row without an explored land (A19)."""
    lands = len(OUTER) * seats
    cards = max(seats, 2) * COPIES_PER_SEAT * len(KINDS)
    turns = (IDLE_LIMIT + 1) * (lands + 1)
    # Draw, place, take a legend, end; palantirs may look once a turn, other tiles are used once or opened (A32–A39).
    tiles = 3 * _TILES * seats
    openings = _AGES * (STARTING_CARDS * seats + cards + lands) + len(LEGENDS)
    return Limits(
        decisions=turns * (4 + seats) + tiles + 2 * len(LEGENDS) + seats,
        chances=2 * turns + openings + tiles,
        shown=_AGES * 2 * lands + tiles + turns * seats,
        outcomes=len(LEGENDS) + 1,
        points=_AGES * _MOST_POINTS,
    )


FAMILY = EnvFamily(limits_of, TABLES)
