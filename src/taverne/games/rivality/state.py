"""The state of a game of Rivality, its modes, and the rules of one table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from taverne.games.rivality.battlefield import Battlefield, Field, frontier, lone_well
from taverne.games.rivality.golems import Golems
from taverne.games.rivality.grid import NOWHERE, Grid
from taverne.games.rivality.tiles import FORTRESSES, LAND_TILES, TILES, UNKNOWN, Spell
from taverne.kernel import steps
from taverne.kernel.chance import Draw
from taverne.kernel.events import Event
from taverne.kernel.outcome import Outcome

if TYPE_CHECKING:
    from taverne.games.rivality.battle import Battle

FIRST = 1
"""The seat that starts and may take a mulligan (R7, R8)."""
HAND = 2
"""Tiles in a hand while the deck lasts (R6)."""


class Overflow(NamedTuple):
    """A spell's last golem waits in the reserve until its caster removes one of two equal rivals' (R10)."""

    side: int
    """Who casts."""
    cell: int
    rivals: tuple[int, ...]
    before: int
    """Who controlled the tile before the spell."""


class Casting(NamedTuple):
    """The rest of a turn that a choice interrupts."""

    spells: tuple[Spell, ...]
    """The spells of the wizard's tile still to be cast, n e s w."""
    delayed: tuple[tuple[int, Spell], ...]
    """The delayed spells still to be cast, each with the cell of its tile (R30)."""
    overflow: Overflow | None


class State(NamedTuple):
    """A game of Rivality. Every move makes a new one, and a named tuple is the cheapest to make."""

    rules: "Rules"
    step: "steps.Step[State]"
    seat: int
    """Whose turn it is; while decks are laid out, the lowest seat of the side whose deck it is (Souramoun: 2)."""
    field: Field
    frontier: tuple[int, ...]
    """The empty cells where a tile may be laid (R9)."""
    wizards: tuple[int, ...]
    """The cell of each side's wizard."""
    reserves: Golems
    """The golems each side has not placed."""
    decks: tuple[bytes, ...]
    """Each side's deck, top first."""
    hands: tuple[bytes, ...]
    """Each seat's tiles, in the order drawn."""
    laid: tuple[bytes, ...]
    """The tiles each seat has laid, in order; they tell everyone which fortresses are still to come."""
    returned: bytes
    """The tiles returned by a mulligan, which only the first seat knows (R8)."""
    written: bytes
    """The tiles drawn so far for the deck being laid out."""
    hidden: tuple[int, ...]
    """The cells whose tile lies face down (R40)."""
    gains: tuple[int, ...]
    """The controlled cells in the order in which control was gained, latest last (R33, three players only)."""
    casting: Casting | None


Transition = tuple[State, tuple[Event, ...]]
"""A state and the events that led to it."""


Step = steps.Step[State]
"""A step of a game of Rivality."""


@dataclass(frozen=True, slots=True, eq=False)
class Scoring:
    """How a battlefield is scored."""

    contested: Callable[[Battlefield, tuple[int, ...]], int]
    """The side that takes a tile contested by these sides (R13, R48)."""
    award: str
    """Why a contested tile is awarded: well or souramoun."""
    deducts: tuple[int, ...]
    """The sides whose tiles lose a point while another side has a golem there (R34, R48)."""
    clause: str
    """The clause that says who takes which tile."""
    deduction: str
    """The clause of that deduction."""
    winners: Callable[[tuple[int, ...], int], tuple[int, ...]]
    """The sides that win, given the points and the side that controls the well (R14, R48)."""


@dataclass(frozen=True, slots=True, eq=False)
class Variant:
    """The rules that a choice of options changes."""

    is_expert: bool
    """Spells that find no tile stay armed, and tiles are besieged (R30–R35)."""
    wakes: Callable[[Field, int], tuple[tuple[int, Spell], ...]]
    """The armed spells that aim at a cell where a tile was laid (R30)."""
    close: "Callable[[Battle], Transition]"
    """What follows the last spell of a turn."""
    scoring: Scoring


@dataclass(frozen=True, slots=True, eq=False)
class Mode:
    """A mode: what lies on the table, the steps of a game, its options, and how it ends."""

    name: str
    seats: int
    sides: int
    golems: int
    """Each side's golems (R6, R20, R40)."""
    grid: Grid
    pools: tuple[bytes, ...]
    """The tiles each side's deck is made of; sides that share a pool are dealt its tiles (R6)."""
    deck_size: int
    draws: tuple[tuple[tuple[Draw, ...], ...], ...]
    """For each side and place in its deck, the draw of every tile (index 0 is unused)."""
    wards: bool
    """A wizard protects its tile from other sides' spells (R10; not in solo, R45)."""
    steps: tuple[Step, ...]
    """Every step; a game begins at the first."""
    turn: Step
    """The step at which a turn begins."""
    variants: Mapping[tuple[str, ...], Variant]
    """The rules of each choice of options."""
    outcome: Callable[[State], Outcome]
    results: Callable[[State], tuple[str, ...]]
    faces_game: bool = False
    """The players face the game itself: they win or lose together."""

    @property
    def fortresses(self) -> int:
        """How many fortresses each deck has (R6)."""
        return len(FORTRESSES) // self.sides


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """The rules of one table."""

    mode: Mode
    variant: Variant
    seats: int
    side_of: tuple[int, ...]
    """The side of each seat (index 0 is unused). In solo Souramoun is side 2, as if he had a seat."""
    seats_of: tuple[tuple[int, ...], ...]
    """The seats of each side, in turn order (index 0 is unused)."""
    rounds: tuple[tuple[int, ...], ...]
    """For each side, all sides in turn order, starting with it (index 0 is unused)."""
    tracks_gains: bool
    """The order of gained control matters, because two sides may besiege the same tile (R33)."""

    def speaker(self, seat: int, side: int) -> int:
        """The seat that decides for a side during a seat's turn: that seat, or the side's nearest to its left (R32)."""
        turns = ((seat + step - 1) % self.seats + 1 for step in range(self.seats))
        return next(speaker for speaker in turns if self.side_of[speaker] == side)


def begin(rules: Rules) -> State:
    """The table before anything is drawn."""
    mode = rules.mode
    field = lone_well(mode.sides) if mode.grid.has_well else {}
    return State(
        rules=rules,
        step=mode.steps[0],
        seat=FIRST,
        field=field,
        frontier=frontier(field),
        wizards=(NOWHERE,) * mode.sides,
        reserves=(mode.golems,) * mode.sides,
        decks=(b"",) * mode.sides,
        hands=(b"",) * mode.seats,
        laid=(b"",) * mode.seats,
        returned=b"",
        written=b"",
        hidden=(),
        gains=(),
        casting=None,
    )


def battlefield_of(state: State) -> Battlefield:
    """The battlefield of a state."""
    return Battlefield(state.field, state.wizards, state.hidden)


def census(state: State) -> tuple[tuple[str, int], ...]:
    """How many golems of each side and land tiles there are, wherever they lie; undrawn tiles count as in the box."""
    golems = [
        (f"golems {side}", reserve + sum(land.golems[side - 1] for land in state.field.values()))
        for side, reserve in enumerate(state.reserves, 1)
    ]
    tiles = [*b"".join((*state.decks, *state.hands)), *(land.tile for land in state.field.values())]
    in_box = state.step.chances is not None
    counts = [(f"tile {TILES[tile]}", tiles.count(tile) or int(in_box)) for tile in LAND_TILES]
    return (*golems, *counts, ("tile ?", tiles.count(UNKNOWN)))
