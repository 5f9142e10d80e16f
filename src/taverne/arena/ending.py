"""What the end of a game tells of each seat: points, the lines of its sheet, and what it holds."""

from typing import Any, NamedTuple

from taverne.games.kingdom.campaign import Campaign
from taverne.games.kingdom.cards import KINDS, LEGENDS, SYMBOLS
from taverne.games.kingdom.council import Council
from taverne.games.kingdom.game import KingdomGame
from taverne.games.kingdom.results import sheets
from taverne.games.kingdom.scoring import Lines
from taverne.games.kingdom.state import State as KingdomState
from taverne.games.kingdom.tile_names import NAMES, SET
from taverne.games.kingdom.tiles import Tiles
from taverne.games.rivality.game import RivalityGame
from taverne.games.rivality.scoring import owner_of
from taverne.games.rivality.state import State as RivalityState
from taverne.games.rivality.state import battlefield_of
from taverne.games.rivality.tiles import LAND_TILES, TILES, WELL
from taverne.registry import AnyGame

LINES = Lines._fields
"""The lines of a kingdom's score sheet."""


class Group(NamedTuple):
    """Things a seat may have at the end, and how many of each at most."""

    name: str
    items: tuple[str, ...]
    most: int


class Seat(NamedTuple):
    """What one seat has at the end."""

    lines: tuple[int, ...]
    having: tuple[tuple[int, ...], ...]
    """For each group, how many of each item."""


_LEGENDS = Group("legends", LEGENDS, 1)
_OBJECTS = Group("objects", tuple(NAMES[tile] for tile in SET), 1)
_LAID = Group("laid", tuple(TILES[tile] for tile in LAND_TILES), 1)
_HELD = Group("held", TILES[: WELL + 1], 1)
_FOUND = Group("held", TILES[:WELL], 1)


def groups_of(game: AnyGame, seats: int) -> tuple[Group, ...]:
    """What the end of a game is asked for: legends, cards and objects, or the tiles laid and held."""
    match game:
        case KingdomGame():
            copies = game.setup(seats).rules.copies
            cards = Group("cards", tuple(SYMBOLS[kind] for kind in KINDS), copies)
            has_tiles = isinstance(game.setup(seats).extra, Tiles)
            return (_LEGENDS, cards, _OBJECTS) if has_tiles else (_LEGENDS, cards)
        case RivalityGame():
            has_well = game.setup(seats).rules.mode.grid.has_well
            return (_LAID, _HELD) if has_well else (_FOUND,)
    raise AssertionError(game.ruleset.key)


def lines_of(game: AnyGame) -> tuple[str, ...]:
    """The lines of the score sheet, if there is one."""
    return LINES if isinstance(game, KingdomGame) else ()


def tell_end(game: AnyGame, state: Any) -> list[Seat]:
    """What each seat has at the end."""
    return _tell_kingdoms(state) if isinstance(game, KingdomGame) else _tell_battlefield(state)


def _tell_kingdoms(state: KingdomState) -> list[Seat]:
    told = []
    for seat, (kingdom, sheet) in enumerate(zip(state.kingdoms, sheets(state), strict=True)):
        legends = _legends_of(state, seat)
        having = [
            tuple(legends >> legend & 1 for legend in range(len(LEGENDS))),
            tuple(kingdom.up[kind].bit_count() for kind in KINDS),
        ]
        if isinstance(state.extra, Tiles):
            held = state.extra.held[seat]
            having.append(tuple(int(tile in held) for tile in SET))
        told.append(Seat(tuple(sheet), tuple(having)))
    return told


def _legends_of(state: KingdomState, seat: int) -> int:
    """The legends a seat took, or wrote in any age; those that a team wrote are every seat's."""
    held = sum(1 << legend for legend in state.held[seat])
    match state.extra:
        case Campaign(gone=gone):
            return held | gone
        case Council(written=written, gone=gone):
            return gone | sum(1 << legend for legend in written)
    return held


def _tell_battlefield(state: RivalityState) -> list[Seat]:
    rules, battlefield = state.rules, battlefield_of(state)
    owners = {
        land.tile: owner_of(battlefield, cell, rules.variant.scoring)
        for cell, land in state.field.items()
        if cell not in state.wizards
    }
    tiles = range(WELL + 1 if rules.mode.grid.has_well else WELL)
    told = []
    for seat, side in enumerate(rules.side_of[1 : rules.seats + 1]):
        held = tuple(int(owners.get(tile) == side) for tile in tiles)
        laid = tuple(int(tile in state.laid[seat]) for tile in LAND_TILES)
        told.append(Seat((), (laid, held) if rules.mode.grid.has_well else (held,)))
    return told
