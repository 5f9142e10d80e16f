"""Checks that the tiles of a table read from text are the sets of its seats (A30–A42)."""

from collections import Counter

from taverne.games.kingdom.links import cells_of
from taverne.games.kingdom.modes.objects.tile_names import GRIFFIN, NAMES, PALANTIR, SET, STAFF, TREATY, UNKNOWN_TILE
from taverne.games.kingdom.modes.objects.tiles import Tiles, tiles_of
from taverne.games.kingdom.opening import OUTER
from taverne.games.kingdom.state import State
from taverne.games.kingdom.validation import check_discard, check_river, check_secret_setup, misfit
from taverne.kernel.errors import BadText

_OUTER_MASK = sum(1 << cell for cell in OUTER)


def check_objects(table: State) -> None:
    """Raises BadText for a table the game with tiles cannot come to."""
    check_secret_setup(table)
    check_discard(table)
    check_river(table, len(table.river))
    tiles = tiles_of(table)
    _check_drawn(table, tiles)
    for owner in range(1, table.rules.seats + 1):
        _check_lands(table, tiles, owner)
    _check_sets(table, tiles)
    _check_uses(table, tiles)


def _check_drawn(table: State, tiles: Tiles) -> None:
    """In the setup no set has a tile twice (A30)."""
    if tiles.drawn and (table.step.name != "tiles" or len(tiles.drawn) >= len(SET) * table.rules.seats):
        raise misfit(table, "laid", "A30")
    for start in range(0, len(tiles.drawn), len(SET)):
        known = [tile for tile in tiles.drawn[start : start + len(SET)] if tile != UNKNOWN_TILE]
        if len(set(known)) < len(known):
            raise misfit(table, "laid", "A30")


def _check_lands(table: State, tiles: Tiles, owner: int) -> None:
    """A tile lies on every land; those face down are the rest of the owner's set, and griffins lie face up."""
    lands, up = tiles.lands[owner - 1], tiles.face_up[owner - 1]
    lying = sum(1 << cell for cell, tile in enumerate(lands) if tile)
    if lying != _land_cells(table, owner) or up & ~lying or any(lands[cell] != GRIFFIN for cell in cells_of(up)):
        raise misfit(table, f"tiles {owner}", "A30")
    down = [lands[cell] for cell in cells_of(tiles.face_down(owner))]
    known = [tile for tile in down if tile != UNKNOWN_TILE]
    opened = tiles.opened[owner - 1]
    if len(set(known)) < len(known) or any(opened >> tile & 1 for tile in known):
        raise misfit(table, f"tiles {owner}", "A30")
    if lying and len(down) + opened.bit_count() != len(SET):
        raise misfit(table, f"opened {owner}", "A30")
    for masks in tiles.seen:
        if masks[owner - 1] & ~tiles.face_down(owner):
            raise misfit(table, f"seen {owner}", "A37")


def _land_cells(table: State, owner: int) -> int:
    """The cells of a seat on which tiles lie: its lands, once tiles are laid and until the game ends (A30, A41)."""
    if table.opening is None:
        return table.kingdoms[owner - 1].hidden
    steps = [step.name for step in table.rules.mode.steps.opening]
    return _OUTER_MASK if steps.index(table.step.name) > steps.index("tiles") else 0


def _check_sets(table: State, tiles: Tiles) -> None:
    """What was turned up is held, laid, lying face up, or gone: of no tile is there more than was turned up."""
    shown = Counter(tile for held in tiles.held for tile in held)
    shown[TREATY] += sum(kingdom.treaties.bit_count() for kingdom in table.kingdoms)
    shown[STAFF] += sum(kingdom.staffs.bit_count() for kingdom in table.kingdoms)
    shown[GRIFFIN] += sum(up.bit_count() for up in tiles.face_up)
    shown[tiles.turned] += 1
    for tile in SET:
        opened = sum(mask >> tile & 1 for mask in tiles.opened)
        if shown[tile] > opened:
            raise BadText("error-tile-count", clause="A30", tile=NAMES[tile], found=shown[tile], expected=opened)
    for seat, held in enumerate(tiles.held, 1):
        if list(held) != sorted(held):
            raise misfit(table, f"held {seat}", "A40")


def _check_uses(table: State, tiles: Tiles) -> None:
    """A tile is turned up until it is decided on; tiles are used at the end of a turn (A31, A32, A37)."""
    if (table.step.name == "tile") != (tiles.turned in SET):
        raise misfit(table, "turned", "A31")
    is_end = table.step.name in ("close", "refill") and table.played
    if (tiles.used and not is_end) or tiles.looks > tiles.held[table.seat - 1].count(PALANTIR) * tiles.used:
        raise misfit(table, "uses", "A32")
