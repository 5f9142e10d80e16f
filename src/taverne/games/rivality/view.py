"""What one audience sees of a table of Rivality, as plain data with nothing left for a client to work out."""

from dataclasses import dataclass

from taverne.games.rivality.battlefield import Land
from taverne.games.rivality.expert import armed_spells
from taverne.games.rivality.golems import NOBODY, controller, shields_for
from taverne.games.rivality.grid import DIRECTIONS, Grid, place_of
from taverne.games.rivality.state import State
from taverne.games.rivality.tiles import SHIELDS, SPELLS, TILES, Spell


@dataclass(frozen=True, slots=True)
class Square:
    """A cell and where it lies: x grows to the east, y to the south."""

    cell: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class LandSpell:
    """A spell of a tile as the tile lies."""

    direction: str
    golems: int
    distance: int
    is_breaker: bool
    """It ignores shields."""


@dataclass(frozen=True, slots=True)
class LandView:
    """A tile on the battlefield."""

    square: Square
    tile: str
    """`?` while it lies face down."""
    front: str
    spells: tuple[LandSpell, ...]
    wizard: int
    """The side whose wizard stands here; 0 for none."""
    golems: tuple[int, ...]
    """How many golems of each side stand here."""
    controller: int
    """The side that controls it; 0 for nobody."""
    is_contested: bool
    """Golems stand here, yet nobody controls it."""
    shields: int
    """The shields that protect whoever controls it."""


@dataclass(frozen=True, slots=True)
class ArmedSpell:
    """A spell that waits for a tile on the cell it aims at."""

    cell: str
    direction: str
    target: Square


@dataclass(frozen=True, slots=True)
class SideView:
    """A side: a seat, partners, or Souramoun."""

    side: int
    seats: tuple[int, ...]
    reserve: int
    """The golems it has not placed."""
    deck: int
    """The tiles left in its deck."""
    face_down: int
    """The tiles of its half that lie face down."""


@dataclass(frozen=True, slots=True)
class HandView:
    """The tiles a seat can lay; `?` for each its reader does not know."""

    seat: int
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RivalityView:
    """A table of Rivality as its reader sees it."""

    step: str
    """The step of the turn: who is asked, and for what."""
    seat: int
    """Whose turn it is."""
    lands: tuple[LandView, ...]
    frontier: tuple[Square, ...]
    """The empty cells where a tile may be laid."""
    is_fixed: bool
    """No tile is laid any more: the battlefield keeps its size."""
    sides: tuple[SideView, ...]
    hands: tuple[HandView, ...]
    overflow: str | None
    """The cell with one golem too many, whose caster chooses which one leaves."""
    armed: tuple[ArmedSpell, ...]


def present(table: State) -> RivalityView:
    """A redacted table as its reader sees it."""
    rules, grid = table.rules, table.rules.mode.grid
    return RivalityView(
        step=table.step.name,
        seat=table.seat,
        lands=tuple(_present_land(table, cell, land, grid) for cell, land in sorted(table.field.items())),
        frontier=tuple(_square(cell, grid) for cell in table.frontier),
        is_fixed=not grid.has_well or not table.step.asked(table),
        sides=tuple(
            SideView(
                side=side,
                seats=tuple(seat for seat in rules.seats_of[side] if seat <= rules.seats),
                reserve=reserve,
                deck=len(deck),
                face_down=len(table.hidden) if rules.seats_of[side] != (1,) else 0,
            )
            for side, (reserve, deck) in enumerate(zip(table.reserves, table.decks, strict=True), 1)
        ),
        hands=tuple(HandView(seat, tuple(TILES[tile] for tile in hand)) for seat, hand in enumerate(table.hands, 1)),
        overflow=None
        if table.casting is None or table.casting.overflow is None
        else grid.format(table.casting.overflow.cell),
        armed=tuple(
            ArmedSpell(grid.format(cell), DIRECTIONS[spell.direction], _square(cell + spell.offset, grid))
            for cell, spell in (armed_spells(table.field) if rules.variant.arms else ())
        ),
    )


def _present_land(table: State, cell: int, land: Land, grid: Grid) -> LandView:
    side = controller(land.golems)
    return LandView(
        square=_square(cell, grid),
        tile=TILES[land.tile],
        front=DIRECTIONS[land.front],
        spells=tuple(_present_spell(spell) for spell in SPELLS[land.tile][land.front]),
        wizard=table.wizards.index(cell) + 1 if cell in table.wizards else NOBODY,
        golems=land.golems,
        controller=side,
        is_contested=side == NOBODY and any(land.golems),
        shields=0 if side == NOBODY else shields_for(land.golems, SHIELDS[land.tile]),
    )


def _present_spell(spell: Spell) -> LandSpell:
    return LandSpell(DIRECTIONS[spell.direction], spell.golems, spell.distance, spell.breaker)


def _square(cell: int, grid: Grid) -> Square:
    return Square(grid.format(cell), *place_of(cell))
