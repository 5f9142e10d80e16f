"""Checks that a table read from text could occur in a game: nothing is missing, doubled or on the wrong side."""

from collections import Counter

from taverne.games.rivality.golems import controller
from taverne.games.rivality.grid import NOWHERE
from taverne.games.rivality.opening import is_known_in_part
from taverne.games.rivality.state import HAND, Casting, State
from taverne.games.rivality.tiles import FORTRESSES, LAND_TILES, TILES, UNKNOWN, WELL
from taverne.games.rivality.unseen import is_possible
from taverne.kernel.errors import BadText


def validate(table: State) -> None:
    """Raises BadText unless a game could reach this table."""
    _check_golems(table)
    check_possible(table)
    _check_turn(table)
    _check_decision(table)


def check_possible(table: State) -> None:
    """Raises BadText unless the visible and hidden tiles are consistent with R6 and R8."""
    _check_tiles(table)
    _check_sides(table)
    if is_known_in_part(table) and not is_possible(table):
        raise BadText("error-deck-impossible", clause="R6", seat=table.seat)


def _check_golems(table: State) -> None:
    """Every golem is in its reserve or on the battlefield (R6)."""
    expected = table.rules.mode.golems
    for side, reserve in enumerate(table.reserves, 1):
        found = reserve + sum(land.golems[side - 1] for land in table.field.values())
        if found != expected:
            raise BadText("error-golem-count", clause="R6", side=side, found=found, expected=expected)


def _check_tiles(table: State) -> None:
    """No tile is in two places; those laid are on the battlefield."""
    places = [*b"".join((*table.decks, *table.hands)), *(land.tile for land in table.field.values())]
    if table.step is table.rules.mode.steps[0]:
        places += table.written
    for tile, count in Counter(places).items():
        if count > 1 and tile != UNKNOWN:
            raise BadText("error-tile-count", clause="R6", tile=TILES[tile], found=count, expected=1)
    laid = b"".join(table.laid)
    on_field = sorted(land.tile for land in table.field.values() if land.tile < WELL)
    if table.rules.mode.grid.has_well and sorted(laid) != on_field:
        odd = sorted(set(laid) ^ set(on_field)) or sorted(laid)
        raise BadText("error-tiles-laid", clause="R9", found=TILES[odd[0]])


def _check_sides(table: State) -> None:
    """Each side's tiles, in its hands, in its deck and laid, are those of its deck (R6)."""
    mode = table.rules.mode
    for side, deck in enumerate(table.decks, 1):
        seats = table.rules.seats_of[side]
        own = b"".join([deck, *(table.hands[seat - 1] + table.laid[seat - 1] for seat in seats)])
        for tile in own:
            if tile not in (*mode.pools[side - 1], UNKNOWN):
                raise BadText("error-tile-side", clause="R6", tile=TILES[tile], side=side)
        fortresses = sum(tile in FORTRESSES for tile in own)
        if fortresses > mode.fortresses:
            raise BadText("error-fortresses", clause="R6", side=side, found=fortresses, expected=mode.fortresses)
        if own and len(own) != mode.deck_size:
            raise BadText("error-deck-size", clause="R6", found=len(own), expected=mode.deck_size)
    for hand in table.hands:
        if len(hand) > HAND:
            raise BadText("error-hand-size", clause="R6", found=len(hand), expected=HAND)
    if len(table.written) >= mode.deck_size or len(table.written) > len(LAND_TILES):
        raise BadText("error-deck-size", clause="R6", found=len(table.written), expected=mode.deck_size)


def _check_turn(table: State) -> None:
    """An interrupted turn has a wizard on the battlefield, and gains list every controlled tile (R9, R33)."""
    wizard = table.wizards[table.rules.side_of[table.seat] - 1]
    if table.casting is not None and wizard == NOWHERE:
        raise BadText("error-wizard-missing", clause="R9", side=table.rules.side_of[table.seat])
    held = (
        {cell for cell, land in table.field.items() if controller(land.golems)} if table.rules.tracks_gains else set()
    )
    overflow = table.casting.overflow if table.casting is not None else None
    if overflow is not None:
        # Control of that tile is settled once the last golem stands.
        held -= {overflow.cell}
    gains = {cell for cell in table.gains if overflow is None or cell != overflow.cell}
    if gains != held or len(table.gains) != len(set(table.gains)):
        names = " ".join(table.rules.mode.grid.format(cell) for cell in sorted(held))
        found = " ".join(table.rules.mode.grid.format(cell) for cell in table.gains)
        raise BadText("error-gains", clause="R33", found=found, expected=names)


def _check_decision(table: State) -> None:
    """Play can go on: the step has something to ask, and every reserve has a golem (R12)."""
    if not table.step.asked(table):
        return
    for side, reserve in enumerate(table.reserves, 1):
        if not reserve:
            raise BadText("error-reserve-empty", clause="R12", side=side)
    casting = table.casting or Casting((), (), None)
    due = {"cast": casting.spells, "delayed": casting.delayed, "remove": casting.overflow}
    if table.step.name in due and not due[table.step.name]:
        raise BadText("error-snapshot-missing", expected="casting")
    if table.step.chances is None:
        hand = b"".join(table.hands[table.seat - 1 : table.seat])
        if not table.step.legal(table, table.seat) and UNKNOWN not in hand:
            raise BadText("error-no-move", clause="R9", step=table.step.name, seat=table.seat)
