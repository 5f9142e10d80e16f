"""The expert rules: delayed spells and sieges (R30–R35)."""

from taverne.games.rivality.battle import Battle
from taverne.games.rivality.battlefield import Field
from taverne.games.rivality.events import UNCONTROLLED, SpellLost
from taverne.games.rivality.golems import NOBODY, controller
from taverne.games.rivality.grid import DIRECTIONS, ROW, STEPS, format_cell, neighbours
from taverne.games.rivality.moves import CastDelayed, RivalityMove
from taverne.games.rivality.state import Rules, State, Step, Transition
from taverne.games.rivality.tiles import BREAKING_RANGE, SPELLS, Spell
from taverne.games.rivality.turn import REMOVING, end_turn, finish
from taverne.kernel.chance import Draw
from taverne.kernel.game import Move
from taverne.kernel.steps import refuse

Delayed = tuple[int, Spell]
"""An armed spell and the cell of its tile."""

_OFFSETS = tuple(step * distance for step in STEPS for distance in range(1, BREAKING_RANGE + 1))
"""Every offset from a tile to a cell that one of its spells may aim at."""


def waking(field: Field, cell: int) -> tuple[Delayed, ...]:
    """The armed spells that aim at a cell where a tile was just laid, northernmost tile first (R30).

    Tiles never leave, so a spell whose cell was empty until now found no tile when it was laid: it is armed.
    """
    found = []
    for offset in _OFFSETS:
        land = field.get(cell - offset)
        if land is not None:
            found += [(cell - offset, spell) for spell in SPELLS[land.tile][land.front] if spell.offset == offset]
    return tuple(sorted(found))


def armed_spells(state: State) -> tuple[Delayed, ...]:
    """Every armed spell: one that aims at an empty cell (R30). Without the expert rules there are none."""
    field = state.field
    if not state.rules.variant.is_expert:
        return ()
    return tuple(
        (cell, spell)
        for cell in sorted(field)
        for spell in SPELLS[field[cell].tile][field[cell].front]
        if cell + spell.offset not in field
    )


def close_turn(battle: Battle) -> Transition:
    """Resolves delayed spells and then sieges, and ends the turn (R30–R33)."""
    while battle.delayed:
        side, spells = _next_delayed(battle.rules, battle.side, battle.field, battle.delayed)
        if side == NOBODY:
            _lose(battle)
            break
        if len(spells) > 1:
            return battle.pause(DELAYING)
        _cast(battle, side, spells[0])
        if battle.spent:
            return finish(battle, "reserve", side)
        if battle.overflow:
            return battle.pause(REMOVING)
    while siege := find_siege(battle.rules, battle.side, battle.field, battle.gains):
        side, cell, holders = siege
        battle.take(side, cell, holders)
        if battle.spent:
            return finish(battle, "reserve", side)
    return end_turn(battle)


def _next_delayed(
    rules: Rules, active: int, field: Field, delayed: tuple[Delayed, ...]
) -> tuple[int, tuple[Delayed, ...]]:
    """The side that casts delayed spells next, starting left of the active side, and those spells (R32)."""
    order = rules.rounds[active]
    for side in (*order[1:], active):
        spells = tuple(spell for spell in delayed if controller(field[spell[0]].golems) == side)
        if spells:
            return side, spells
    return NOBODY, ()


def _cast(battle: Battle, side: int, chosen: Delayed) -> None:
    battle.delayed = tuple(other for other in battle.delayed if other != chosen)
    battle.cast(side, *chosen, delayed=True)


def _lose(battle: Battle) -> None:
    """Loses the remaining delayed spells, whose tiles nobody controls (R30)."""
    for origin, spell in battle.delayed:
        cell = origin + spell.offset
        battle.events.append(SpellLost(NOBODY, origin, spell.direction, cell, spell.golems, UNCONTROLLED, delayed=True))
    battle.delayed = ()


def find_siege(
    rules: Rules, active: int, field: Field, gains: tuple[int, ...]
) -> tuple[int, int, tuple[int, ...]] | None:
    """The next siege, if any: who takes which tile, and who controls its neighbours, n e s w (R33)."""
    control = {cell: controller(land.golems) for cell, land in field.items()}
    held = control.get
    found = []
    for cell, here in control.items():
        # Most tiles have an open side or an uncontrolled neighbour, so checking one by one usually stops early.
        holders = []
        for near in (cell - ROW, cell + 1, cell + ROW, cell - 1):
            holder = held(near, NOBODY)
            if holder in (NOBODY, here):
                break
            holders.append(holder)
        else:
            side = _besieger(rules, cell, tuple(holders), gains)
            if side != NOBODY:
                found.append((rules.rounds[active].index(side), cell, side, tuple(holders)))
    if not found:
        return None
    _, cell, side, around = min(found)
    return side, cell, around


def _besieger(rules: Rules, cell: int, holders: tuple[int, ...], gains: tuple[int, ...]) -> int:
    """Who takes a tile, given who controls its neighbours, none of which its own side controls (R33)."""
    sides = set(holders)
    if len(sides) == 1:
        return holders[0]
    if len(sides) > 2 or not rules.tracks_gains:
        return NOBODY
    first, second = sides
    more = holders.count(first) - holders.count(second)
    if more:
        return first if more > 0 else second
    # At two each, whoever most recently gained control of one of the four takes it.
    latest = max(neighbours(cell), key=gains.index)
    return holders[neighbours(cell).index(latest)]


def _due(state: State) -> tuple[int, tuple[Delayed, ...]]:
    """The side that chooses the order of its delayed spells, and those spells."""
    assert state.casting is not None
    rules = state.rules
    return _next_delayed(rules, rules.side_of[state.seat], state.field, state.casting.delayed)


def _asks_side(state: State) -> tuple[int, ...]:
    return (state.rules.speaker(state.seat, _due(state)[0]),)


def _legal_delayed(state: State, seat: int) -> tuple[RivalityMove, ...]:
    return tuple(CastDelayed(cell, spell.direction) for cell, spell in _due(state)[1])


def _apply_delayed(state: State, seat: int, move: Move | Draw) -> Transition:
    assert isinstance(move, CastDelayed)
    side, spells = _due(state)
    chosen = [spell for spell in spells if (spell[0], spell[1].direction) == (move.cell, move.direction)]
    if not chosen:
        found = f"{format_cell(move.cell)} {DIRECTIONS[move.direction]}"
        expected = ", ".join(str(legal) for legal in _legal_delayed(state, seat))
        raise refuse("error-delayed-not-open", "R32", found=found, expected=expected)
    battle = Battle(state)
    _cast(battle, side, chosen[0])
    if battle.spent:
        return finish(battle, "reserve", side)
    return battle.pause(REMOVING) if battle.overflow else close_turn(battle)


DELAYING = Step("delayed", _asks_side, {CastDelayed: _apply_delayed}, legal=_legal_delayed, clause="R32")
