"""A full state consistent with a view: whatever is unknown is dealt at random, as far as the rules allow."""

import random

from taverne.games.rivality.opening import DEALING, RESHUFFLING
from taverne.games.rivality.state import FIRST, HAND, State
from taverne.games.rivality.tiles import FORTRESSES, UNKNOWN
from taverne.games.rivality.unseen import Places, places_of, possible_returns
from taverne.kernel.game import View


def determinise(view: View[State], rng: random.Random) -> State:
    """One full state among those consistent with the view."""
    table = view.table
    if not table.rules.mode.grid.has_well:
        return _turn_up(table, rng)
    returned = _guess_returned(table, rng)
    sides = [places_of(table, side, returned) for side in range(1, table.rules.mode.sides + 1)]
    for side, tiles in zip(sides, _deal(table, sides, returned, rng), strict=True):
        _fill(side, tiles, returned, rng)
    return _put_back(table, sides, returned, rng)


def _turn_up(table: State, rng: random.Random) -> State:
    """In solo, puts Souramoun's unseen tiles in any order (R40)."""
    his = table.rules.mode.pools[1]
    if UNKNOWN in table.written:
        return table._replace(written=bytes(rng.sample(his, len(table.written))))
    unseen = list(his.translate(None, bytes(land.tile for land in table.field.values())))
    rng.shuffle(unseen)
    turned = {cell: table.field[cell]._replace(tile=unseen.pop()) for cell in table.hidden}
    return table._replace(field={**table.field, **turned})


def _guess_returned(table: State, rng: random.Random) -> bytes:
    """The tiles a mulligan returned, or a guess where they are not known."""
    return table.returned if UNKNOWN not in table.returned else rng.choice(possible_returns(table))


def _deal(table: State, sides: list[Places], returned: bytes, rng: random.Random) -> list[list[int]]:
    """Deals the unseen tiles to the sides, each with its share of fortresses (R6)."""
    pools = table.rules.mode.pools
    seen = b"".join((*(bytes(side.tiles) for side in sides), *table.laid))
    unseen = [*b"".join(dict.fromkeys(pools)).translate(None, seen)]
    rng.shuffle(unseen)
    # The returned tiles belong to the first seat's side, which is dealt to first.
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


def _fill(side: Places, tiles: list[int], returned: bytes, rng: random.Random) -> None:
    """Puts the tiles dealt to a side in its unknown places."""
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


def _put(side: Places, free: list[int], place: int, tile: int, tiles: list[int]) -> None:
    side.tiles[place] = tile
    free.remove(place)
    tiles.remove(tile)


def _put_back(table: State, sides: list[Places], returned: bytes, rng: random.Random) -> State:
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
