"""Object and character tiles: what there is, and where the tiles of a game lie (A30, A40)."""

import random
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from taverne.games.kingdom.kingdom import parse_cell
from taverne.games.kingdom.links import CELL_NAMES, CELLS, cells_of
from taverne.games.kingdom.modes.objects.tile_names import NAMES, NO_TILE, SET, UNKNOWN_TILE
from taverne.games.kingdom.opening import parse_seat
from taverne.games.kingdom.snapshot_lines import SnapshotLines, parse_number
from taverne.games.kingdom.state import ModeView, State
from taverne.kernel.errors import BadText


def parse_tile(text: str) -> int:
    """The tile of that name."""
    if text not in NAMES[1:UNKNOWN_TILE]:
        raise BadText("error-tile-unknown", clause="A30", found=text, expected=" ".join(NAMES[1:UNKNOWN_TILE]))
    return NAMES.index(text)


@lru_cache(maxsize=1 << 10)
def _covered(lands: bytes) -> int:
    """The cells on which a tile lies."""
    return sum(1 << cell for cell in CELLS if lands[cell])


class Tiles(NamedTuple):
    """The tiles on the table; those laid on cards are the kingdoms'."""

    lands: tuple[bytes, ...]
    """For each seat, the tile on each of its cells; NO_TILE where none lies."""
    face_up: tuple[int, ...]
    """For each seat, the lands whose tile lies face up: a griffin (A35)."""
    held: tuple[tuple[int, ...], ...]
    """What each seat holds, in the order of the tiles' numbers (A40)."""
    opened: tuple[int, ...]
    """For each seat, which tiles of its own set have been turned up, wherever they are now."""
    seen: tuple[tuple[int, ...], ...]
    """For each seat and owner, the face-down tiles the seat has looked at (A37)."""
    turned: int
    """The tile just turned up, to be kept or refused (A31)."""
    looks: int
    """How often a palantir was used this turn (A37)."""
    used: bool
    """A tile was used this turn (A32)."""
    drawn: bytes
    """In the setup: the tiles laid so far, all seats together."""

    def knows(self, seat: int | None, owner: int, cell: int) -> bool:
        """Whether a seat knows the tile on a land."""
        if self.face_up[owner - 1] >> cell & 1:
            return True
        return seat is not None and self.seen[seat - 1][owner - 1] >> cell & 1 == 1

    def face_down(self, owner: int) -> int:
        """The lands of a seat whose tile lies face down."""
        return _covered(self.lands[owner - 1]) & ~self.face_up[owner - 1]

    def redact(self, seat: int | None) -> "Tiles":
        """The tiles as a seat sees them."""
        return Tiles(
            lands=tuple(
                bytes(
                    tile if tile == NO_TILE or self.knows(seat, owner, cell) else UNKNOWN_TILE
                    for cell, tile in enumerate(lands)
                )
                for owner, lands in enumerate(self.lands, 1)
            ),
            face_up=self.face_up,
            held=self.held,
            opened=self.opened,
            seen=self.seen,
            turned=self.turned,
            looks=self.looks,
            used=self.used,
            drawn=bytes([UNKNOWN_TILE]) * len(self.drawn),
        )

    def determinise(self, rng: random.Random) -> "Tiles":
        """Deals the unknown tiles at random: those face down on a seat's lands are the rest of its own set."""
        lands = []
        for owner, row in enumerate(self.lands, 1):
            known = [row[cell] for cell in cells_of(self.face_down(owner)) if row[cell] != UNKNOWN_TILE]
            rest = [tile for tile in SET if not self.opened[owner - 1] >> tile & 1 and tile not in known]
            rng.shuffle(rest)
            lands.append(bytes(rest.pop() if tile == UNKNOWN_TILE else tile for tile in row))
        drawn = b"".join(bytes(rng.sample(SET, len(SET))) for _ in range(len(self.drawn) // len(SET) + 1))
        return self._replace(lands=tuple(lands), drawn=drawn[: len(self.drawn)])

    def legends(self) -> tuple[int, ...]:
        """No legend lies among the tiles."""
        return ()

    def cards(self) -> bytes:
        """No card lies among the tiles."""
        return b""

    def has_unknown(self) -> bool:
        """Whether the tile of some land is unknown."""
        return UNKNOWN_TILE in b"".join((*self.lands, self.drawn))

    def format(self) -> list[str]:
        """The tiles as lines of a snapshot."""
        lines = []
        for owner, row in enumerate(self.lands, 1):
            placed = [_placed(self, owner, cell) for cell in CELLS if row[cell]]
            lines.append(" ".join(["tiles", str(owner), *placed]))
            lines.append(" ".join(["held", str(owner), *(NAMES[tile] for tile in self.held[owner - 1])]))
            opened = [NAMES[tile] for tile in SET if self.opened[owner - 1] >> tile & 1]
            lines.append(" ".join(["opened", str(owner), *opened]))
        for seat, masks in enumerate(self.seen, 1):
            looked = [f"{owner}{CELL_NAMES[cell]}" for owner, mask in enumerate(masks, 1) for cell in cells_of(mask)]
            if looked:
                lines.append(" ".join(["seen", str(seat), *looked]))
        if self.turned:
            lines.append(f"turned {NAMES[self.turned]}")
        if self.drawn:
            lines.append(" ".join(["laid", *(NAMES[tile] for tile in self.drawn)]))
        lines.append(f"uses {int(self.used)} {self.looks}")
        return lines


@dataclass(frozen=True, slots=True)
class LandTile:
    """A tile on a land."""

    cell: str
    tile: str
    """`?` if its reader does not know it."""
    is_face_up: bool


@dataclass(frozen=True, slots=True)
class SeatTiles:
    """The tiles of a seat."""

    seat: int
    lands: tuple[LandTile, ...]
    """Those that lie on its unexplored lands."""
    held: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TilesView(ModeView):
    """The object and character tiles."""

    seats: tuple[SeatTiles, ...]
    turned_up: str | None
    """The tile just turned up, to be kept or refused."""


def present_tiles(state: State) -> TilesView:
    """The tiles as the reader of a redacted table sees them."""
    tiles = tiles_of(state)
    return TilesView(
        seats=tuple(
            SeatTiles(
                seat,
                tuple(
                    LandTile(CELL_NAMES[cell], NAMES[tile], bool(tiles.face_up[seat - 1] >> cell & 1))
                    for cell, tile in enumerate(lands)
                    if tile != NO_TILE
                ),
                tuple(NAMES[tile] for tile in tiles.held[seat - 1]),
            )
            for seat, lands in enumerate(tiles.lands, 1)
        ),
        turned_up=NAMES[tiles.turned] or None,
    )


def _placed(tiles: Tiles, owner: int, cell: int) -> str:
    up = "!" if tiles.face_up[owner - 1] >> cell & 1 else ""
    return f"{NAMES[tiles.lands[owner - 1][cell]]}{up}@{CELL_NAMES[cell]}"


def no_tiles(seats: int) -> Tiles:
    """The tiles before any is laid."""
    nothing = (0,) * seats
    return Tiles((bytes(16),) * seats, nothing, ((),) * seats, nothing, (nothing,) * seats, NO_TILE, 0, False, b"")


def tiles_of(state: State) -> Tiles:
    """The tiles of a game that has them."""
    assert isinstance(state.extra, Tiles)
    return state.extra


def parse_tiles(lines: SnapshotLines, seats: int) -> Tiles:
    """The tiles of a snapshot."""
    owners = range(1, seats + 1)
    on_lands = [_parse_lands(lines.words(f"tiles {owner}")) for owner in owners]
    used, looks = _parse_uses(lines.words("uses"))
    return Tiles(
        lands=tuple(row for row, _ in on_lands),
        face_up=tuple(up for _, up in on_lands),
        held=tuple(tuple(parse_tile(name) for name in lines.words(f"held {owner}")) for owner in owners),
        opened=tuple(_parse_set(lines.words(f"opened {owner}")) for owner in owners),
        seen=tuple(_parse_seen(lines.optional_words(f"seen {seat}"), seats) for seat in owners),
        turned=_parse_turned(lines.optional_words("turned")),
        looks=looks,
        used=used,
        drawn=bytes(_parse_any(name) for name in lines.optional_words("laid")),
    )


def _parse_lands(words: list[str]) -> tuple[bytes, int]:
    row, up = bytearray(16), 0
    for word in words:
        name, at, place = word.partition("@")
        cell = parse_cell(place)
        if not at or row[cell]:
            raise BadText("error-snapshot-line", clause="A30", found=word, expected="TILE@CELL, TILE!@CELL")
        row[cell] = parse_tile(name[:-1]) if name.endswith("!") else _parse_any(name)
        up |= (1 << cell) * name.endswith("!")
    return bytes(row), up


def _parse_set(names: list[str]) -> int:
    tiles = {parse_tile(name) for name in names}
    if len(tiles) < len(names):
        raise BadText("error-snapshot-line", clause="A30", found=" ".join(names), expected="TILE …")
    return sum(1 << tile for tile in tiles)


def _parse_seen(words: list[str], seats: int) -> tuple[int, ...]:
    masks = [0] * seats
    for word in words:
        owner, bit = parse_seat(word[:1], seats), 1 << parse_cell(word[1:])
        if masks[owner - 1] & bit:
            raise BadText("error-snapshot-line", clause="A37", found=word, expected="SEAT CELL")
        masks[owner - 1] |= bit
    return tuple(masks)


def _parse_turned(words: list[str]) -> int:
    match words:
        case []:
            return NO_TILE
        case [name]:
            return _parse_any(name)
    raise BadText("error-snapshot-line", clause="A31", found=" ".join(["turned", *words]), expected="turned TILE")


def _parse_uses(words: list[str]) -> tuple[bool, int]:
    line, expected = " ".join(["uses", *words]), "uses 0 0"
    match words:
        case [("0" | "1") as used, looks]:
            return used == "1", parse_number(looks, line, expected)
    raise BadText("error-snapshot-line", clause="A32", found=line, expected=expected)


def _parse_any(name: str) -> int:
    return UNKNOWN_TILE if name == "?" else parse_tile(name)
