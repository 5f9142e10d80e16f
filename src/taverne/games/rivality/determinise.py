"""A full state that a view could be of: what is unknown is dealt again, as far as what is known allows.

Known to all are the tiles each side began with (of three players, that each has two fortresses), those laid, that the
bottom of a deck is no fortress unless a mulligan was taken (R6, R8), and that a mulligan shuffled two tiles without a
spell of range 1 into the rest of the first seat's deck, so not into a hand that was held then.
"""

import random
from dataclasses import dataclass
from itertools import combinations

from taverne.games.rivality.opening import DEALING, RESHUFFLING
from taverne.games.rivality.state import FIRST, HAND, State
from taverne.games.rivality.tiles import FARSIGHTED, FORTRESSES, UNKNOWN
from taverne.kernel.game import View

_NO_PLACE = -1


@dataclass(slots=True)
class _Side:
    """The places where a side's tiles are: hands by seat, oldest tile first, then the deck, top first."""

    tiles: list[int]
    fresh: list[bool]
    """Whether a tile returned by a mulligan may be there."""
    bottom: int
    """The place that is known to hold no fortress, if any."""
    fortresses: int
    """How many of the unknown places hold one."""

    def unknown(self) -> list[int]:
        """The places whose tile is not known."""
        return [place for place, tile in enumerate(self.tiles) if tile == UNKNOWN]


def determinise(view: View[State], rng: random.Random) -> State:
    """One full state among those the view allows."""
    table = view.table
    if not table.rules.mode.grid.has_well:
        return _turn_up(table, rng)
    returned = _guess_returned(table, rng)
    sides = [_side(table, side, returned) for side in range(1, table.rules.mode.sides + 1)]
    for side, tiles in zip(sides, _deal(table, sides, returned, rng), strict=True):
        _fill(side, tiles, returned, rng)
    return _put_back(table, sides, returned, rng)


def _turn_up(table: State, rng: random.Random) -> State:
    """Solo: Souramoun's tiles not seen yet, in any order (R40)."""
    his = table.rules.mode.pools[1]
    if UNKNOWN in table.written:
        return table._replace(written=bytes(rng.sample(his, len(table.written))))
    unseen = list(his.translate(None, bytes(land.tile for land in table.field.values())))
    rng.shuffle(unseen)
    turned = {cell: table.field[cell]._replace(tile=unseen.pop()) for cell in table.hidden}
    return table._replace(field={**table.field, **turned})


def _side(table: State, number: int, returned: bytes) -> _Side:
    rules = table.rules
    seats = rules.seats_of[number]
    laid = b"".join(table.laid[seat - 1] for seat in seats)
    deck = table.decks[number - 1]
    if table.step is DEALING and number == rules.side_of[table.seat]:
        # The deck as it will be: its last tile is no fortress.
        deck = table.written + bytes([UNKNOWN]) * (rules.mode.deck_size - len(table.written))
    elif table.step is RESHUFFLING and number == rules.side_of[FIRST]:
        # Next come the tiles written first; the returned ones lie at the bottom.
        drawn = table.written[:HAND]
        deck = drawn + deck[len(drawn) : -HAND] + table.returned
    hands = [table.hands[seat - 1] for seat in seats]
    tiles = [*b"".join(hands), *deck]
    known = [tile for tile in (*laid, *tiles) if tile in FORTRESSES]
    fortresses = rules.mode.fortresses - len(known) if UNKNOWN in tiles else 0
    side = _Side(tiles, [True] * len(tiles), _NO_PLACE, fortresses)
    if number != rules.side_of[FIRST] or not returned:
        side.bottom = _bottom(table, number, deck)
    elif table.step is RESHUFFLING:
        side.fresh = [place >= len(tiles) - HAND for place in range(len(tiles))]
        side.bottom = len(tiles) - HAND - 1
    else:
        side.fresh = [is_fresh for seat in seats for is_fresh in _fresh(table, seat, returned)] + [True] * len(deck)
    return side


def _bottom(table: State, number: int, deck: bytes) -> int:
    """The place of the tile that was at the bottom of a deck, as long as everyone knows where it is (R6)."""
    seats = table.rules.seats_of[number]
    sizes = [len(table.hands[seat - 1]) for seat in seats]
    if deck:
        return sum(sizes) + len(deck) - 1
    draws = table.rules.mode.deck_size - HAND * len(seats)
    index = (draws - 1) % len(seats)
    last = sum(sizes[: index + 1]) - 1
    # Its drawer has it until a tile that may be it is laid: a fortress cannot be.
    laid = table.laid[seats[index] - 1]
    is_held = sizes[index] == HAND or (sizes[index] == 1 and laid and laid[-1] in FORTRESSES)
    return last if is_held else _NO_PLACE


def _fresh(table: State, seat: int, returned: bytes) -> list[bool]:
    """Whether each tile of a hand may have been drawn since the mulligan."""
    old = HAND - sum(tile not in returned for tile in table.laid[seat - 1])
    return [place >= old for place in range(len(table.hands[seat - 1]))]


def _guess_returned(table: State, rng: random.Random) -> bytes:
    """The tiles a mulligan returned; where they are not known, two that it could have been."""
    if UNKNOWN not in table.returned:
        return table.returned
    pairs = [bytes(pair) for pair in combinations(FARSIGHTED, HAND) if _could_return(table, bytes(pair))]
    return rng.choice(pairs)


def _could_return(table: State, pair: bytes) -> bool:
    """Whether a mulligan may have returned these tiles, as the table looks now."""
    rules = table.rules
    side = _side(table, rules.side_of[FIRST], pair)
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


def _deal(table: State, sides: list[_Side], returned: bytes, rng: random.Random) -> list[list[int]]:
    """The tiles not seen, dealt to the sides that lack them: each gets its share of fortresses (R6)."""
    pools = table.rules.mode.pools
    seen = b"".join((*(bytes(side.tiles) for side in sides), *table.laid))
    unseen = [*b"".join(dict.fromkeys(pools)).translate(None, seen)]
    rng.shuffle(unseen)
    # What the mulligan returned was the first seat's: it is kept for that side.
    own = [tile for tile in unseen if tile in returned]
    unseen = [*own, *(tile for tile in unseen if tile not in own)]
    dealt = []
    for side, pool in zip(sides, pools, strict=True):
        lacks = len(side.unknown())
        mine = [tile for tile in unseen if tile in pool]
        tiles = [tile for tile in mine if tile in FORTRESSES][: side.fortresses]
        tiles += [tile for tile in mine if tile not in FORTRESSES][: lacks - side.fortresses]
        unseen = [tile for tile in unseen if tile not in tiles]
        dealt.append(tiles)
    return dealt


def _fill(side: _Side, tiles: list[int], returned: bytes, rng: random.Random) -> None:
    """Puts the tiles dealt to a side into its unknown places."""
    rng.shuffle(tiles)
    free = side.unknown()
    if side.bottom in free:
        _put(
            side,
            free,
            side.bottom,
            next(tile for tile in tiles if tile not in FORTRESSES and tile not in returned),
            tiles,
        )
    for tile in [tile for tile in tiles if tile in returned]:
        _put(side, free, rng.choice([place for place in free if side.fresh[place]]), tile, tiles)
    for place in list(free):
        _put(side, free, place, tiles[-1], tiles)


def _put(side: _Side, free: list[int], place: int, tile: int, tiles: list[int]) -> None:
    side.tiles[place] = tile
    free.remove(place)
    tiles.remove(tile)


def _put_back(table: State, sides: list[_Side], returned: bytes, rng: random.Random) -> State:
    rules = table.rules
    hands = list(table.hands)
    decks = list(table.decks)
    written = table.written
    for number, side in enumerate(sides, 1):
        tiles = bytes(side.tiles)
        for seat in rules.seats_of[number]:
            size = len(hands[seat - 1])
            hands[seat - 1], tiles = tiles[:size], tiles[size:]
        if table.step is DEALING and number == rules.side_of[table.seat]:
            written = tiles[: len(written)]
        else:
            decks[number - 1] = tiles
    if table.step is RESHUFFLING:
        partners = b"".join(hands[seat - 1] for seat in rules.seats_of[rules.side_of[FIRST]])
        rest = decks[0][HAND:]
        whole = decks[0][:HAND] + partners + bytes(rng.sample(rest, len(rest)))
        written = whole[: len(written)]
    return table._replace(hands=tuple(hands), decks=tuple(decks), written=written, returned=returned)
