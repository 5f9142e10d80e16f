"""What balance reports collect about Rivality: who laid and who holds each tile."""

from typing import Any

from taverne.arena.families import ArenaFamily, Group, SeatEnd
from taverne.games.rivality.events import TurnBegan
from taverne.games.rivality.scoring import owner_of
from taverne.games.rivality.state import battlefield_of
from taverne.games.rivality.tiles import LAND_TILES, TILES, WELL
from taverne.registry import AnyGame

_LAID = Group("laid", tuple(TILES[tile] for tile in LAND_TILES), 1)
_HELD = Group("held", TILES[: WELL + 1], 1)
_HELD_WITHOUT_WELL = Group("held", TILES[:WELL], 1)


def groups(game: AnyGame, seats: int) -> tuple[Group, ...]:
    """The tiles laid and held; where all tiles lie from the start, only those held."""
    has_well = game.setup(seats).rules.mode.grid.has_well
    return (_LAID, _HELD) if has_well else (_HELD_WITHOUT_WELL,)


def collect(game: AnyGame, state: Any) -> list[SeatEnd]:
    """The tiles each seat laid and its side holds."""
    rules, battlefield = state.rules, battlefield_of(state)
    owners = {land.tile: owner_of(battlefield, cell, rules.variant.scoring) for cell, land in state.field.items()}
    tiles = range(WELL + 1 if rules.mode.grid.has_well else WELL)
    ends = []
    for seat, side in enumerate(rules.side_of[1 : rules.seats + 1]):
        held = tuple(int(owners.get(tile) == side) for tile in tiles)
        laid = tuple(int(tile in state.laid[seat]) for tile in LAND_TILES)
        ends.append(SeatEnd((), (laid, held) if rules.mode.grid.has_well else (held,)))
    return ends


FAMILY = ArenaFamily(groups=groups, collect=collect, turn_events=(TurnBegan,))
