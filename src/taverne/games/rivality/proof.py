"""A score as a proof: for every tile who takes it, with which golems, by which clause, for how many points."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from taverne.games.rivality.battlefield import Battlefield, Land
from taverne.games.rivality.golems import NOBODY, Golems, controller, tied_sides
from taverne.games.rivality.grid import Grid
from taverne.games.rivality.scoring import deduction, owner_of, well_holder
from taverne.games.rivality.state import Scoring
from taverne.games.rivality.tiles import KIND, POINTS, TILES, UNKNOWN
from taverne.kernel.sheet import Reason, Sheet


@dataclass(frozen=True, slots=True)
class Item:
    """One tile, or what is deducted from one, and why it counts so."""

    cell: int
    tile: str
    """The tile's code, `?` if it lies face down."""
    kind: str
    """circle, cottage, fortress, well or unknown."""
    side: int
    """Who gets the points; NOBODY if none does."""
    golems: Golems
    """The golems on the tile, by side."""
    tied: tuple[int, ...]
    """The sides that contest it."""
    reason: str
    """control, well, souramoun, contested, empty, wizard, or the deduction: rival."""
    points: int
    clause: str


@dataclass(frozen=True, slots=True)
class Proof:
    """A battlefield's score with the reason for every point."""

    items: tuple[Item, ...]
    points: tuple[int, ...]
    """Each side's points: the sum of its items."""
    well: int
    """Who controls the mana well."""
    winners: tuple[int, ...]
    """The sides that win."""


def prove(battlefield: Battlefield, scoring: Scoring) -> Proof:
    """The score of a battlefield, tile by tile, northernmost then westernmost first."""
    items = [item for cell in sorted(battlefield.field) for item in _count(battlefield, cell, scoring)]
    sides = range(1, len(battlefield.wizards) + 1)
    points = tuple(sum(item.points for item in items if item.side == side) for side in sides)
    well = well_holder(battlefield)
    return Proof(tuple(items), points, well, scoring.winners(points, well))


def _count(battlefield: Battlefield, cell: int, scoring: Scoring) -> list[Item]:
    tile, _, golems = battlefield.field[cell]
    if cell in battlefield.hidden:
        tile = UNKNOWN
    tied = tied_sides(golems)
    owner, reason, clause = _owner(battlefield, cell, scoring)
    points = POINTS[tile] if owner != NOBODY else 0
    items = [Item(cell, TILES[tile], KIND[tile], owner, golems, tied, reason, points, clause)]
    if lost := deduction(golems, owner, scoring):
        items.append(Item(cell, TILES[tile], KIND[tile], owner, golems, tied, "rival", -lost, scoring.deduction))
    return items


def _owner(battlefield: Battlefield, cell: int, scoring: Scoring) -> tuple[int, str, str]:
    """The side that gets a tile's points, the word for why, and the clause."""
    golems = battlefield.field[cell].golems
    owner = owner_of(battlefield, cell, scoring)
    if cell in battlefield.wizards:
        return owner, "wizard", scoring.clause
    if not any(golems):
        return owner, "empty", "R4"
    if controller(golems) != NOBODY:
        return owner, "control", scoring.clause
    return owner, scoring.award if owner != NOBODY else "contested", scoring.clause


def proven_sheets(battlefield: Battlefield, scoring: Scoring, grid: Grid) -> tuple[Sheet, ...]:
    """Each side's points with their reasons, and last what counts for nobody."""
    field, wizards, hidden = battlefield
    return _proven_sheets(tuple(field.items()), wizards, hidden, scoring, grid)


@lru_cache(maxsize=1 << 10)
def _proven_sheets(
    lands: tuple[tuple[int, Land], ...], wizards: tuple[int, ...], hidden: tuple[int, ...], scoring: Scoring, grid: Grid
) -> tuple[Sheet, ...]:
    """Cached, because everybody at a table sees the same battlefield."""
    proof = prove(Battlefield(dict(lands), wizards, hidden), scoring)
    return tuple(_sheet(side, proof, grid) for side in (*range(1, len(proof.points) + 1), NOBODY))


def _sheet(side: int, proof: Proof, grid: Grid) -> Sheet:
    reasons = tuple(
        _reason(item.reason, item.tile, item.cell, item.golems, item.points, item.clause, grid.format)
        for item in proof.items
        if item.side == side
    )
    return Sheet(side, sum(reason.points for reason in reasons), {}, reasons, {})


@lru_cache(maxsize=1 << 13)
def _reason(
    reason: str, tile: str, cell: int, golems: Golems, points: int, clause: str, name: Callable[[int], str]
) -> Reason:
    """Cached, because most tiles count from one move to the next as they did."""
    return Reason("", reason, tile, name(cell), (), (), golems, points, clause)
