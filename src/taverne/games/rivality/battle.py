"""The table while a turn is resolved: golems arrive, spells strike, reserves run out (R9, R10, R12).

A Battle is a working copy of a state, made by one `apply` and frozen again at its end; nothing else keeps one.
"""

from bisect import bisect_left

from taverne.games.rivality.battlefield import Land
from taverne.games.rivality.events import (
    NO_TILE,
    SHIELDS,
    WIZARD,
    GolemPlaced,
    RivalRemoved,
    SpellArmed,
    SpellCast,
    SpellLost,
    TileBesieged,
    TileLaid,
    TileRevealed,
    WizardMoved,
)
from taverne.games.rivality.golems import (
    BROKEN,
    NO_GOLEMS,
    Golems,
    controller,
    lone_golem,
    strike,
    survivors,
    with_golems,
)
from taverne.games.rivality.grid import ROW
from taverne.games.rivality.state import Casting, Overflow, State, Step, Transition
from taverne.games.rivality.tiles import MOST_CAST, Spell
from taverne.games.rivality.tiles import SHIELDS as PRINTED_SHIELDS
from taverne.kernel.events import Event


class Battle:
    """A working copy of a state, with the events so far."""

    __slots__ = (
        "decks",
        "delayed",
        "events",
        "field",
        "frontier",
        "gains",
        "hands",
        "hidden",
        "laid",
        "overflow",
        "reserves",
        "rules",
        "seat",
        "side",
        "spells",
        "spent",
        "state",
        "wizards",
    )

    def __init__(self, state: State) -> None:
        self.state = state
        (
            self.rules,
            _,
            self.seat,
            field,
            self.frontier,
            wizards,
            reserves,
            self.decks,
            self.hands,
            self.laid,
            _,
            _,
            self.hidden,
            self.gains,
            casting,
        ) = state
        self.field = dict(field)
        self.wizards = list(wizards)
        self.reserves = list(reserves)
        self.side = self.rules.side_of[self.seat]
        self.events: list[Event] = []
        self.spent = 0
        """The side whose reserve has run out, which ends the game; 0 for none (R12)."""
        self.overflow: Overflow | None = None
        self.spells, self.delayed = ((), ()) if casting is None else casting[:2]

    def frozen(self, step: Step, seat: int, casting: Casting | None = None) -> Transition:
        """The state as it is now, at a step of a seat's turn, with the events that led there."""
        state = State(
            self.rules,
            step,
            seat,
            self.field,
            self.frontier,
            tuple(self.wizards),
            tuple(self.reserves),
            self.decks,
            self.hands,
            self.laid,
            self.state.returned,
            b"",
            self.hidden,
            self.gains,
            casting,
        )
        return state, tuple(self.events)

    def pause(self, step: Step) -> Transition:
        """Interrupts the turn for a choice."""
        return self.frozen(step, self.seat, Casting(self.spells, self.delayed, self.overflow))

    def lay(self, tile: int, cell: int, front: int) -> None:
        """Lays a tile and brings the seat's wizard and a golem from its reserve onto it (R9)."""
        field, side = self.field, self.side
        golems = lone_golem(side, len(self.reserves))
        field[cell] = Land(tile, front, golems)
        self.events += (
            TileLaid(self.seat, side, tile, cell, front),
            WizardMoved(side, self.wizards[side - 1], cell),
            GolemPlaced(side, cell, NO_GOLEMS[: len(golems)], golems),
        )
        self.wizards[side - 1] = cell
        if self.rules.tracks_gains:
            self.gains = (*self.gains, cell)
        self.reserves[side - 1] -= 1
        if not self.reserves[side - 1]:
            self.spent = side
        self._open_cells(cell)

    def _open_cells(self, cell: int) -> None:
        """Adds the empty cells around a tile just laid to the frontier (R9)."""
        field = self.field
        cells = list(self.frontier)
        del cells[bisect_left(cells, cell)]
        for near in (cell - ROW, cell - 1, cell + 1, cell + ROW):
            if near not in field:
                place = bisect_left(cells, near)
                if place == len(cells) or cells[place] != near:
                    cells.insert(place, near)
        self.frontier = tuple(cells)

    def bring_wizard(self, side: int, cell: int) -> None:
        """Brings a wizard and a golem from the reserve onto a tile, whatever its shields (R43, R44)."""
        start = self.wizards[side - 1]
        self.wizards[side - 1] = cell
        _, placed, removed, golems, _, before, after = strike(self.field[cell].golems, side, 1, BROKEN, 1)
        self.events += (WizardMoved(side, start, cell), GolemPlaced(side, cell, removed, golems))
        self._stand(cell, golems, before, after)
        self._pay(side, placed, removed)

    def aim(self, side: int, origin: int, spell: Spell) -> int:
        """How many golems a spell would place if the reserve were large enough (R11)."""
        cell = origin + spell.offset
        land = self.field.get(cell)
        if land is None or self._is_warded(side, cell):
            return 0
        return survivors(land.golems, side, spell.golems, BROKEN if spell.breaker else PRINTED_SHIELDS[land.tile])

    def _is_warded(self, side: int, cell: int) -> bool:
        """Whether another side's wizard protects a cell (R10)."""
        wizards = self.wizards
        return self.rules.mode.wards and cell in wizards and wizards[side - 1] != cell

    def cast(self, side: int, origin: int, spell: Spell, delayed: bool = False) -> None:
        """Casts a spell (R10). Delayed ones strike even a tile with a wizard on it (R31)."""
        direction, arriving, _, breaker, offset = spell
        cell = origin + offset
        land = self.field.get(cell)
        if land is None:
            armed = self.rules.variant.is_expert
            self.events.append(
                SpellArmed(side, origin, direction, cell, arriving)
                if armed
                else SpellLost(side, origin, direction, cell, arriving, NO_TILE, delayed)
            )
            return
        if not delayed and self._is_warded(side, cell):
            self.events.append(SpellLost(side, origin, direction, cell, arriving, WIZARD, delayed))
            return
        if cell in self.hidden:
            self.reveal(cell)
        reserve = self.reserves[side - 1]
        lost, placed, removed, golems, rivals, before, after = strike(
            land.golems,
            side,
            arriving,
            BROKEN if breaker else PRINTED_SHIELDS[land.tile],
            reserve if reserve < MOST_CAST else MOST_CAST,
        )
        if lost == arriving:
            self.events.append(SpellLost(side, origin, direction, cell, arriving, SHIELDS, delayed))
            return
        self.events.append(
            SpellCast(
                side, origin, direction, cell, arriving, lost, placed, removed, golems, before, after, delayed
            )
        )  # fmt: skip
        if rivals:
            self.overflow = Overflow(side, cell, rivals, before)
            self.field[cell] = Land(land.tile, land.front, golems)
        else:
            self._stand(cell, golems, before, after)
        self._pay(side, placed, removed)

    def make_room(self, overflow: Overflow, rival: int) -> None:
        """Removes a rival's golem and puts the caster's last one in its place (R10)."""
        side, cell, _, before = overflow
        golems = with_golems(with_golems(self.field[cell].golems, rival, -1), side, 1)
        after = controller(golems)
        self.events.append(RivalRemoved(side, cell, rival, golems, before, after))
        self._stand(cell, golems, before, after)
        self.reserves[rival - 1] += 1
        self._pay(side, 1, ())

    def _stand(self, cell: int, golems: Golems, before: int, after: int) -> None:
        land = self.field[cell]
        self.field[cell] = Land(land.tile, land.front, golems)
        if before != after and self.rules.tracks_gains:
            kept = tuple(other for other in self.gains if other != cell)
            self.gains = (*kept, cell) if after else kept

    def _pay(self, side: int, placed: int, removed: Golems) -> None:
        """Takes placed golems from the caster's reserve and returns removed ones to their owners (R12)."""
        reserves = self.reserves
        reserves[side - 1] -= placed
        for owner, count in enumerate(removed):
            if count:
                reserves[owner] += count
        if not reserves[side - 1]:
            self.spent = side

    def take(self, side: int, cell: int, holders: tuple[int, ...]) -> None:
        """Gives a tile to its besieger: other golems go back to their reserves and one of its own arrives (R33)."""
        there = self.field[cell].golems
        removed = tuple(0 if owner == side else count for owner, count in enumerate(there, 1))
        golems = tuple(count + 1 if owner == side else 0 for owner, count in enumerate(there, 1))
        before = controller(there)
        self.events.append(TileBesieged(side, cell, holders, removed, golems, before))
        self._stand(cell, golems, before, side)
        self._pay(side, 1, removed)

    def reveal(self, cell: int) -> None:
        """Turns up a tile that lies face down (R43–R45)."""
        self.hidden = tuple(other for other in self.hidden if other != cell)
        self.events.append(TileRevealed(cell, self.field[cell].tile))
