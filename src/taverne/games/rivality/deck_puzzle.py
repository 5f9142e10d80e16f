"""Where a side's tiles lay in its deck, found from what is told of the deck and from the tiles its seats laid."""

from taverne.games.rivality.state import HAND, Rules
from taverne.games.rivality.tiles import FORTRESSES, UNKNOWN


class DeckPuzzle:
    """A deck some of whose tiles are unknown, as it lay before anyone drew (after a mulligan: as it lay then)."""

    def __init__(self, rules: Rules, side: int, tiles: list[int], returned: bytes, taken: bytes) -> None:
        self.seats = rules.seats_of[side]
        self.pool = rules.mode.pools[side - 1]
        self.fortresses = rules.mode.fortresses
        self.tiles = list(tiles)
        self.returned = returned
        self.taken = taken
        self.opening = HAND * len(self.seats)
        """How many tiles are drawn before the first turn."""

    def tell(self, shown: dict[int, list[int]]) -> None:
        """Notes which tiles came into each seat's hand, in order. Seats draw by turns after the opening."""
        for index, seat in enumerate(self.seats):
            for turn, tile in enumerate(shown[seat]):
                place = self.opening + index + turn * len(self.seats)
                if place < len(self.tiles):
                    self.tiles[place] = tile

    def known(self) -> bytes:
        """The tiles whose place is found, and those returned."""
        return bytes(tile for tile in self.tiles if tile != UNKNOWN) + self.returned

    def solve(self, lays: list[tuple[int, int]]) -> bool:
        """Finds places for the laid tiles, each in its seat's hand when it is laid; False if there are none."""
        hands = {seat: [HAND * index, HAND * index + 1] for index, seat in enumerate(self.seats)}
        return self._is_sound() and self._search(lays, 0, hands)

    def _search(self, lays: list[tuple[int, int]], turn: int, hands: dict[int, list[int]]) -> bool:
        if turn == len(lays):
            return self._can_fill()
        seat, tile = lays[turn]
        for place in hands[seat]:
            if not self._fits(place, tile):
                continue
            before = self.tiles[place]
            self.tiles[place] = tile
            held = [other for other in hands[seat] if other != place]
            drawn = self.opening + turn
            if drawn < len(self.tiles):
                held.append(drawn)
            if self._search(lays, turn + 1, {**hands, seat: held}):
                return True
            self.tiles[place] = before
        return False

    def _fits(self, place: int, tile: int) -> bool:
        if self.tiles[place] == tile:
            return True
        return self.tiles[place] == UNKNOWN and tile not in self.tiles and self._may_lie(place, tile)

    def _may_lie(self, place: int, tile: int) -> bool:
        if tile not in self.pool or tile in self.taken:
            return False
        if self.returned:
            # The returned tiles are shuffled into the rest (R8).
            return place >= self.opening or tile not in self.returned
        # The bottom tile is no fortress (R6).
        return place < len(self.tiles) - 1 or tile not in FORTRESSES

    def _is_sound(self) -> bool:
        """Whether what is told of the deck can be."""
        told = [(place, tile) for place, tile in enumerate(self.tiles) if tile != UNKNOWN]
        return len({tile for _, tile in told}) == len(told) and all(self._may_lie(*place) for place in told)

    def _can_fill(self) -> bool:
        """Whether the unknown places can be filled, with the right number of fortresses."""
        free = [place for place, tile in enumerate(self.tiles) if tile == UNKNOWN]
        strong = self._fortresses_due()
        missing = [tile for tile in self.returned if tile not in self.tiles]
        fresh = [place for place in free if place >= self.opening]
        needs_other = not self.returned and len(self.tiles) - 1 in free
        others = len(free) - strong
        return (
            strong >= 0
            and others >= int(needs_other)
            and len(missing) <= len(fresh)
            and sum(tile in FORTRESSES for tile in missing) <= strong
            and sum(tile not in FORTRESSES for tile in missing) <= others
        )

    def _fortresses_due(self) -> int:
        return self.fortresses - sum(tile in FORTRESSES for tile in self.tiles)

    def fill(self, unseen: list[int]) -> list[int]:
        """Fills the unknown places with tiles nobody has seen, and gives back those left over."""
        free = [place for place, tile in enumerate(self.tiles) if tile == UNKNOWN]
        for tile in [tile for tile in self.returned if tile not in self.tiles]:
            self.tiles[free.pop()] = tile
        left = [tile for tile in unseen if tile in self.pool]
        strong = self._fortresses_due()
        chosen = [tile for tile in left if tile in FORTRESSES][:strong]
        others = [tile for tile in left if tile not in FORTRESSES][: len(free) - len(chosen)]
        # The last place gets no fortress as long as there is another tile.
        for place, tile in zip(free, [*chosen, *others], strict=False):
            self.tiles[place] = tile
        return [tile for tile in unseen if tile not in self.tiles]
