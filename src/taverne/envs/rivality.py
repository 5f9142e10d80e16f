"""Rivality as environments."""

from taverne.envs.family import EnvFamily, Limits
from taverne.fast.rivality.single import TABLES
from taverne.games.rivality.tiles import LAND_TILES, POINTS, SPELLS, TILES
from taverne.registry import AnyGame

_SPELLS = sum(len(SPELLS[tile][0]) for tile in LAND_TILES)
"""Every spell printed on a land tile."""
_GOLEMS = sum(spell.golems for tile in LAND_TILES for spell in SPELLS[tile][0])
"""The golems that all spells bring, each of which may ask for one to be removed (R10)."""
_WALKS = 30
"""Turns against Souramoun, each of which takes a golem of the reserve (R43)."""
_CASTS = 4


def limits_of(game: AnyGame, seats: int) -> Limits:
    """The limits of a game: every tile is laid once and every spell cast at most once, or delayed and then cast."""
    laying = len(LAND_TILES) + 1 + 2 * _SPELLS + _GOLEMS
    walking = _WALKS * (1 + 2 * _CASTS)
    return Limits(
        decisions=max(laying, walking),
        chances=2 * len(LAND_TILES),
        shown=2 * len(LAND_TILES),
        outcomes=len(TILES),
        points=2 * sum(POINTS[tile] for tile in LAND_TILES),
    )


FAMILY = EnvFamily(limits_of, TABLES)
