"""Objects & characters: the competitive estimate, and what keeping and using each tile is worth."""

from taverne.bots.heuristics import Heuristics
from taverne.bots.kingdom import competitive
from taverne.bots.kingdom.competitive import worth
from taverne.bots.kingdom.lookahead import each_move
from taverne.bots.move_stats import MoveSearch
from taverne.games.kingdom.cards import LEGEND_POINTS
from taverne.games.kingdom.kingdom import Kingdom, lay_out
from taverne.games.kingdom.modes.objects.moves import (
    Keep,
    UseGriffin,
    UseHammer,
    UsePalantir,
    UseSmuggler,
    UseStaff,
    UseSword,
    UseThief,
    UseTreaty,
)
from taverne.games.kingdom.modes.objects.tile_names import (
    GRIFFIN,
    HAMMER,
    PALANTIR,
    SMUGGLER,
    STAFF,
    STONE_VALUES,
    SWORD,
    THIEF,
    TREATY,
)
from taverne.games.kingdom.modes.objects.tiles import tiles_of
from taverne.games.kingdom.moves import KingdomMove
from taverne.games.kingdom.scoring import stone_points
from taverne.games.kingdom.state import State
from taverne.registry import AnyGame

VALUES = {TREATY: 2.0, STAFF: 3.0, SWORD: 1.5, GRIFFIN: 1.0, HAMMER: 3.0, PALANTIR: 0.2, SMUGGLER: 1.0, THIEF: 1.5}
"""What holding a tile is worth; a stone is worth what it does to the last digit."""
LOOK = 0.01
"""What looking at an unknown tile is worth."""


def estimate(table: State, seat: int, move: KingdomMove) -> float:
    """What a move is worth. Ending the turn is worth nothing, so a tile is used if that gains more than holding it."""
    match move:
        case Keep():
            return tile_value(table, seat, tiles_of(table).turned)
        case UseSword(legend):
            return LEGEND_POINTS[legend] - VALUES[SWORD]
        case UseTreaty(cell):
            kingdom = table.kingdoms[seat - 1]
            return _gain(table, seat, kingdom._replace(treaties=kingdom.treaties | 1 << cell)) - VALUES[TREATY] / 2
        case UseStaff(cell):
            kingdom = table.kingdoms[seat - 1]
            return _gain(table, seat, kingdom._replace(staffs=kingdom.staffs | 1 << cell)) - VALUES[STAFF] / 2
        case UseHammer(one, other):
            return _swapped(table, seat, one, other) - VALUES[HAMMER]
        case UseGriffin(owner):
            return 0.5 if owner != seat else 0.4
        case UsePalantir(owner, cell):
            return LOOK if not tiles_of(table).knows(seat, owner, cell) else -LOOK
        case UseSmuggler(stone, victim, tile):
            lost = tile_value(table, seat, stone, leaving=True)
            return tile_value(table, seat, tile) + lost - tile_value(table, victim, stone) / 2 - VALUES[SMUGGLER] / 2
        case UseThief(victim, tile):
            harm = -tile_value(table, victim, tile, leaving=True)
            return tile_value(table, seat, tile) + harm / 2 - VALUES[THIEF]
    return competitive.estimate(table, seat, move)


def tile_value(table: State, seat: int, tile: int, leaving: bool = False) -> float:
    """What gaining a tile is worth to a seat; with `leaving`, what losing it is worth, usually less than nothing."""
    if tile not in STONE_VALUES:
        return -VALUES.get(tile, 0.5) if leaving else VALUES.get(tile, 0.5)
    stones = table.rules.mode.ending.stones(table, seat)
    change = -STONE_VALUES[tile] if leaving else STONE_VALUES[tile]
    return float(stone_points((*stones, change)) - stone_points(stones))


def _gain(table: State, seat: int, kingdom: Kingdom) -> float:
    changed = worth(table, seat, kingdom)
    return changed - worth(table, seat, table.kingdoms[seat - 1])


def _swapped(table: State, seat: int, one: int, other: int) -> float:
    kingdom = table.kingdoms[seat - 1]
    if kingdom.hidden >> one & 1 or kingdom.hidden >> other & 1:
        return -1.0
    cards = bytearray(kingdom.cards)
    cards[one], cards[other] = cards[other], cards[one]
    return _gain(table, seat, lay_out(bytes(cards), kingdom.hidden, kingdom.treaties, kingdom.staffs))


def _compiled(game: AnyGame) -> MoveSearch:
    from taverne.bots.kingdom.compiled_objects import CompiledObjects

    return CompiledObjects(game)


OBJECTS = Heuristics(each_move(estimate), competitive.evaluate, rollout=1, compiled=_compiled)
