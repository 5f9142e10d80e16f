"""What follows about hidden tiles: where they may lie in hands and decks, and which they may be.

Everyone knows the tiles each side began with (of three players, that each has two fortresses) and those laid; that the
bottom tile of a deck is no fortress unless a mulligan was taken (R6, R8); and that a mulligan shuffled two tiles
without a spell of range 1 into the rest of the first seat's deck, so not into a hand held at that time.
"""

from dataclasses import dataclass
from itertools import combinations

from taverne.games.rivality.opening import DEALING, RESHUFFLING, UNSEEN, assign_decks, known_tiles
from taverne.games.rivality.state import FIRST, HAND, State
from taverne.games.rivality.tiles import FARSIGHTED, FORTRESSES, UNKNOWN

NO_PLACE = -1
"""Stands for a place that is not known."""


@dataclass(slots=True)
class Places:
    """The places of a side's tiles: hands by seat, oldest tile first, then the deck, top first."""

    tiles: list[int]
    fresh: list[bool]
    """For each place, whether a tile returned by a mulligan may lie there."""
    bottom: int
    """The place of the deck's bottom tile, which is no fortress, if it is known."""
    fortresses: int
    """How many fortresses lie in unknown places."""

    def unknown(self) -> list[int]:
        """The places whose tile is not known."""
        return [place for place, tile in enumerate(self.tiles) if tile == UNKNOWN]


def places_of(table: State, number: int, returned: bytes) -> Places:
    """The places of a side's tiles, if a mulligan returned these tiles."""
    rules = table.rules
    seats = rules.seats_of[number]
    laid = b"".join(table.laid[seat - 1] for seat in seats)
    deck = table.decks[number - 1]
    if table.step is DEALING and number == rules.side_of[table.seat]:
        # The deck as it will be once it is laid out: its last tile is no fortress.
        deck = table.written + bytes([UNKNOWN]) * (rules.mode.deck_size - len(table.written))
    elif table.step is RESHUFFLING and number == rules.side_of[FIRST]:
        # The new hand lies on top and the returned tiles at the bottom.
        drawn = table.written[:HAND]
        deck = drawn + deck[len(drawn) : -HAND] + table.returned
    hands = [table.hands[seat - 1] for seat in seats]
    tiles = [*b"".join(hands), *deck]
    known = [tile for tile in (*laid, *tiles) if tile in FORTRESSES]
    fortresses = rules.mode.fortresses - len(known) if UNKNOWN in tiles else 0
    side = Places(tiles, [True] * len(tiles), NO_PLACE, fortresses)
    if number != rules.side_of[FIRST] or not returned:
        side.bottom = _bottom(table, number, deck)
    elif table.step is RESHUFFLING:
        side.fresh = [place >= len(tiles) - HAND for place in range(len(tiles))]
        side.bottom = len(tiles) - HAND - 1
    else:
        side.fresh = [is_fresh for seat in seats for is_fresh in _fresh(table, seat, returned)] + [True] * len(deck)
    return side


def _bottom(table: State, number: int, deck: bytes) -> int:
    """The place of a deck's original bottom tile, as long as everyone can tell where it is (R6)."""
    seats = table.rules.seats_of[number]
    sizes = [len(table.hands[seat - 1]) for seat in seats]
    if deck:
        return sum(sizes) + len(deck) - 1
    draws = table.rules.mode.deck_size - HAND * len(seats)
    index = (draws - 1) % len(seats)
    last = sum(sizes[: index + 1]) - 1
    # Whoever drew it still holds it until they lay a tile that could be it, which a fortress cannot.
    laid = table.laid[seats[index] - 1]
    is_held = sizes[index] == HAND or (sizes[index] == 1 and laid and laid[-1] in FORTRESSES)
    return last if is_held else NO_PLACE


def _fresh(table: State, seat: int, returned: bytes) -> list[bool]:
    """Whether each tile of a hand may have been drawn since the mulligan."""
    old = HAND - sum(tile not in returned for tile in table.laid[seat - 1])
    return [place >= old for place in range(len(table.hands[seat - 1]))]


def possible_returns(table: State) -> list[bytes]:
    """The pairs of tiles that a mulligan may have returned; only an empty pair if none was taken."""
    if UNKNOWN not in table.returned:
        return [table.returned]
    known = table.returned.replace(UNSEEN, b"")
    pairs = (bytes(pair) for pair in combinations(FARSIGHTED, HAND))
    return [pair for pair in pairs if all(tile in pair for tile in known) and _could_return(table, pair)]


def _could_return(table: State, pair: bytes) -> bool:
    """Whether a mulligan may have returned these tiles, given the table now."""
    rules = table.rules
    side = places_of(table, rules.side_of[FIRST], pair)
    mates = [table.laid[seat - 1] for seat in rules.seats_of[rules.side_of[FIRST]]]
    if any(tile not in rules.mode.pools[0] for tile in pair) or any(laid[:1] and laid[0] in pair for laid in mates):
        return False
    held = [tile for place, tile in enumerate(side.tiles) if side.fresh[place]]
    hidden = [tile for tile in pair if tile not in held and tile not in b"".join(mates)]
    elsewhere = b"".join((*table.hands, *table.laid))
    strong = sum(tile in FORTRESSES for tile in hidden)
    unknown = side.unknown()
    return (
        all(tile not in elsewhere for tile in hidden)
        and len(hidden) <= sum(side.fresh[place] for place in unknown)
        and strong <= side.fortresses
        and len(hidden) - strong <= len(unknown) - side.fortresses
    )


def is_possible(table: State) -> bool:
    """Whether some arrangement of the hidden tiles is consistent with the table; in solo any order is (R40)."""
    if not table.rules.mode.grid.has_well:
        return True
    sides = range(1, table.rules.mode.sides + 1)
    return any(
        (not returned or _could_return(table, returned))
        and all(_can_fill(places_of(table, side, returned)) for side in sides)
        for returned in possible_returns(table)
    )


def _can_fill(side: Places) -> bool:
    """Whether there is room for the remaining fortresses, none of which lies at the bottom (R6)."""
    if side.bottom != NO_PLACE and side.tiles[side.bottom] in FORTRESSES:
        return False
    return 0 <= side.fortresses <= sum(place != side.bottom for place in side.unknown())


def with_tile(table: State, seat: int, tile: int) -> State | None:
    """The table with a tile, until now unseen, in a seat's hand; None if it cannot be there."""
    table = assign_decks(table, table.rules.side_of[seat], tile)
    hand = table.hands[seat - 1]
    for place in reversed([place for place, held in enumerate(hand) if held == UNKNOWN]):
        known = hand[:place] + bytes((tile,)) + hand[place + 1 :]
        held = table._replace(hands=(*table.hands[: seat - 1], known, *table.hands[seat:]))
        if _may_have(table, table.rules.side_of[seat], tile) and is_possible(held):
            return held
    return None


def with_top_tile(table: State, side: int, tile: int) -> State | None:
    """The table with a tile known to be on top of a side's deck; None if it cannot be there."""
    table = assign_decks(table, side, tile)
    deck = table.decks[side - 1]
    if deck[:1] == bytes((tile,)):
        return table
    known = bytes((tile,)) + deck[1:]
    lying = table._replace(decks=(*table.decks[: side - 1], known, *table.decks[side:]))
    return lying if deck[:1] == UNSEEN and _may_have(table, side, tile) and is_possible(lying) else None


def _may_have(table: State, side: int, tile: int) -> bool:
    return tile in table.rules.mode.pools[side - 1] and tile not in known_tiles(table)
