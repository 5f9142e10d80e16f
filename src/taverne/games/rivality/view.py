"""What one audience sees of a table of Rivality, as plain data with nothing left for a client to work out."""

from dataclasses import dataclass
from functools import lru_cache

from taverne.games.rivality.battlefield import Land
from taverne.games.rivality.expert import armed_spells
from taverne.games.rivality.golems import NOBODY, controller, shields_for
from taverne.games.rivality.grid import DIRECTIONS, Grid, place_of
from taverne.games.rivality.results import count
from taverne.games.rivality.scoring import SOURAMOUN
from taverne.games.rivality.state import State
from taverne.games.rivality.tiles import SHIELDS, SPELLS, TILES, Spell
from taverne.kernel.data import Reused


@dataclass(frozen=True, slots=True)
class Square(Reused):
    """A cell and where it lies: x grows to the east, y to the south."""

    cell: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Target:
    """Where a spell strikes: like a square, but its cell is null beyond the edge of the battlefield."""

    cell: str | None
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class LandSpell(Reused):
    """A spell of a tile as the tile lies."""

    direction: str
    """`n`, `e`, `s` or `w`."""
    golems: int
    """How many golems it calls."""
    distance: int
    """How many cells away it strikes."""
    is_breaker: bool
    """It ignores shields."""
    target: Target


@dataclass(frozen=True, slots=True)
class LandView(Reused):
    """A tile on the battlefield."""

    square: Square
    tile: str
    """Its code, such as `C5`; `W` for the mana well, `?` while it lies face down."""
    front: str
    """The direction its front points to: `n`, `e`, `s` or `w`."""
    spells: tuple[LandSpell, ...]
    """In the order n, e, s, w."""
    is_spent: bool
    """Its spells were cast; only in solo are they cast again whenever a wizard comes."""
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
    """The cell of its own tile."""
    direction: str
    """`n`, `e`, `s` or `w`."""
    target: Square


@dataclass(frozen=True, slots=True)
class SideView:
    """A side: a seat, partners, or Souramoun."""

    side: int
    seats: tuple[int, ...]
    """The seats that play for it, in turn order; none for Souramoun."""
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
    """What is asked for: `deck`, `mulligan`, `reshuffle`, `turn`, `cast`, `remove`, `delayed` or `over`; in solo
    `mine`, `his`, `enter`, `turn`, `cast` or `over`."""
    seat: int
    """Whose turn it is."""
    lands: tuple[LandView, ...]
    """From north to south, then from west to east."""
    frontier: tuple[Square, ...]
    """The empty cells where a tile may be laid."""
    is_fixed: bool
    """No more tiles will be laid: the battlefield keeps its size."""
    sides: tuple[SideView, ...]
    hands: tuple[HandView, ...]
    casting: str | None
    """The cell of the tile whose spells are being cast, while its player chooses which comes next."""
    overflow: str | None
    """The cell with one golem too many, whose caster chooses which one leaves."""
    armed: tuple[ArmedSpell, ...]


@dataclass(frozen=True, slots=True)
class BattleSummary:
    """Who won a battle, by side: partners are one, and Souramoun, who has no seat, is another."""

    winners: tuple[int, ...]
    is_decided_by_well: bool
    """Several sides have the most points; the one that controls the mana well wins."""


def present(table: State) -> RivalityView:
    """A redacted table as its reader sees it."""
    rules, grid, casting = table.rules, table.rules.mode.grid, table.casting
    overflow = None if casting is None else casting.overflow
    is_choosing = casting is not None and len(casting.spells) > 0 and overflow is None
    return RivalityView(
        step=table.step.name,
        seat=table.seat,
        lands=tuple(_present_land(table, cell, land) for cell, land in sorted(table.field.items())),
        frontier=tuple(_square(cell, grid) for cell in table.frontier),
        is_fixed=not grid.has_well or not table.step.asked(table),
        sides=tuple(_present_side(table, side) for side in range(1, rules.mode.sides + 1)),
        hands=tuple(HandView(seat, tuple(TILES[tile] for tile in hand)) for seat, hand in enumerate(table.hands, 1)),
        casting=grid.format(table.wizards[rules.side_of[table.seat] - 1]) if is_choosing else None,
        overflow=None if overflow is None else grid.format(overflow.cell),
        armed=tuple(
            ArmedSpell(grid.format(cell), DIRECTIONS[spell.direction], _square(cell + spell.offset, grid))
            for cell, spell in armed_spells(table)
        ),
    )


def summarise(state: State) -> BattleSummary:
    """How a finished battle ended (R14, R48)."""
    points, winners = count(state)
    most = max(points)
    return BattleSummary(winners, state.rules.mode.grid.has_well and points.count(most) > len(winners))


def _present_side(table: State, side: int) -> SideView:
    return SideView(
        side=side,
        seats=table.rules.seats_of[side],
        reserve=table.reserves[side - 1],
        deck=len(table.decks[side - 1]),
        face_down=len(table.hidden) if side == SOURAMOUN else 0,
    )


def _present_land(table: State, cell: int, land: Land) -> LandView:
    wizard = table.wizards.index(cell) + 1 if cell in table.wizards else NOBODY
    return _land_view(table.rules.mode.grid, cell, land, wizard)


@lru_cache(maxsize=1 << 14)
def _land_view(grid: Grid, cell: int, land: Land, wizard: int) -> LandView:
    """Cached, because most of a battlefield stays as it is from one move to the next."""
    side, spells = controller(land.golems), _present_spells(land.tile, land.front, cell, grid)
    return LandView(
        square=_square(cell, grid),
        tile=TILES[land.tile],
        front=DIRECTIONS[land.front],
        spells=spells,
        is_spent=len(spells) > 0 and grid.has_well and wizard == NOBODY,
        wizard=wizard,
        golems=land.golems,
        controller=side,
        is_contested=side == NOBODY and any(land.golems),
        shields=0 if side == NOBODY else shields_for(land.golems, SHIELDS[land.tile]),
    )


@lru_cache(maxsize=1 << 13)
def _present_spells(tile: int, front: int, cell: int, grid: Grid) -> tuple[LandSpell, ...]:
    return tuple(_present_spell(spell, cell, grid) for spell in SPELLS[tile][front])


def _present_spell(spell: Spell, cell: int, grid: Grid) -> LandSpell:
    target = cell + spell.offset
    return LandSpell(
        direction=DIRECTIONS[spell.direction],
        golems=spell.golems,
        distance=spell.distance,
        is_breaker=spell.breaker,
        target=Target(grid.format(target) if grid.has(target) else None, *place_of(target)),
    )


@lru_cache(maxsize=1 << 12)
def _square(cell: int, grid: Grid) -> Square:
    return Square(grid.format(cell), *place_of(cell))
