"""A turn of the battle modes (R9–R12): lay a tile, cast its spells, draw, pass the turn."""

from taverne.games.rivality.battle import Battle
from taverne.games.rivality.battlefield import Field
from taverne.games.rivality.events import DRAWN, TURNS, GameEnded, SeatPassed
from taverne.games.rivality.golems import NOBODY
from taverne.games.rivality.grid import DIRECTIONS, format_cell, neighbours
from taverne.games.rivality.moves import Cast, Lay, Remove, RivalityMove, casts, lays, removes
from taverne.games.rivality.opening import UNSEEN
from taverne.games.rivality.state import Overflow, State, Step, Transition
from taverne.games.rivality.tiles import MOST_CAST, SPELLS, TILES, UNKNOWN, Spell, format_tiles
from taverne.games.rivality.unseen import with_tile
from taverne.kernel.chance import Draw
from taverne.kernel.game import Move
from taverne.kernel.steps import asks_nobody, asks_turn, refuse


def legal_lay(state: State, seat: int) -> tuple[RivalityMove, ...]:
    """Every way to lay one of the seat's tiles next to another tile (R9)."""
    return lays(state.hands[seat - 1].replace(UNSEEN, b""), state.frontier)


def apply_lay(state: State, seat: int, move: Move | Draw) -> Transition:
    """Lays the tile, brings the wizard and a golem, and casts the spells (R9)."""
    assert isinstance(move, Lay)
    tile, cell, front = move.tile, move.cell, move.front
    hand = state.hands[seat - 1]
    if tile not in hand:
        held = with_tile(state, seat, tile) if UNKNOWN in hand else None
        if held is None:
            raise refuse("error-tile-not-in-hand", "R9", tile=TILES[tile], seat=seat, expected=format_tiles(hand))
        state, hand = held, held.hands[seat - 1]
    if cell not in state.frontier:
        raise _misplaced(state, cell)
    battle = Battle(state)
    hands, laid, index = battle.hands, battle.laid, seat - 1
    place = hand.index(tile)
    battle.hands = (*hands[:index], hand[:place] + hand[place + 1 :], *hands[seat:])
    battle.laid = (*laid[:index], laid[index] + hand[place : place + 1], *laid[seat:])
    side, variant = battle.side, battle.rules.variant
    battle.lay(tile, cell, front)
    if battle.spent:
        return finish(battle, "reserve", side)
    battle.spells = SPELLS[tile][front]
    battle.delayed = variant.wakes(battle.field, cell)
    return proceed(battle)


def _misplaced(state: State, cell: int) -> Exception:
    if cell in state.field:
        return refuse("error-cell-taken", "R9", cell=format_cell(cell), found=TILES[state.field[cell].tile])
    around = " ".join(format_cell(near) for near in neighbours(cell))
    return refuse("error-cell-apart", "R9", cell=format_cell(cell), expected=around)


def proceed(battle: Battle) -> Transition:
    """Casts the remaining spells of the wizard's tile until there is a choice or none is left (R11)."""
    side = battle.side
    origin = battle.wizards[side - 1]
    while spells := battle.spells:
        if len(spells) > 1 and battle.reserves[side - 1] < MOST_CAST and open_spells(battle):
            return battle.pause(CASTING)
        battle.spells = spells[1:]
        battle.cast(side, origin, spells[0])
        if battle.spent:
            return finish(battle, "reserve", side)
        if battle.overflow:
            return battle.pause(REMOVING)
    return battle.rules.variant.close(battle)


def open_spells(battle: Battle) -> tuple[Spell, ...]:
    """The spells to choose from: at least two would place golems, and the reserve is too small for all (R11)."""
    side = battle.side
    reserve = battle.reserves[side - 1]
    origin = battle.wizards[side - 1]
    counts = [battle.aim(side, origin, spell) for spell in battle.spells]
    # If the first spell would place nothing, it is lost before the player is asked about the others.
    if not counts[0] or sum(map(bool, counts)) < 2 or reserve >= sum(counts):
        return ()
    return tuple(spell for spell, count in zip(battle.spells, counts, strict=True) if count)


def legal_cast(state: State, seat: int) -> tuple[RivalityMove, ...]:
    """The spells that may be cast next (R11)."""
    return casts(tuple(spell.direction for spell in open_spells(Battle(state))))


def apply_cast(state: State, seat: int, move: Move | Draw) -> Transition:
    """Casts the chosen spell, then the others (R11)."""
    assert isinstance(move, Cast)
    battle = Battle(state)
    chosen = [spell for spell in open_spells(battle) if spell.direction == move.direction]
    if not chosen:
        ways = " ".join(str(legal) for legal in legal_cast(state, seat))
        raise refuse("error-spell-not-open", "R11", found=DIRECTIONS[move.direction], expected=ways)
    battle.spells = tuple(spell for spell in battle.spells if spell != chosen[0])
    battle.cast(battle.side, battle.wizards[battle.side - 1], chosen[0])
    if battle.spent:
        return finish(battle, "reserve", battle.side)
    return battle.pause(REMOVING) if battle.overflow else proceed(battle)


def overflow_of(state: State) -> Overflow:
    """The golem for which the caster has to make room."""
    assert state.casting is not None
    assert state.casting.overflow is not None
    return state.casting.overflow


def _asks_caster(state: State) -> tuple[int, ...]:
    return (state.rules.speaker(state.seat, overflow_of(state).side),)


def legal_remove(state: State, seat: int) -> tuple[RivalityMove, ...]:
    """A golem of one of the two equal rivals (R10)."""
    return removes(overflow_of(state).rivals)


def apply_remove(state: State, seat: int, move: Move | Draw) -> Transition:
    """Removes the rival's golem and resumes the turn (R10)."""
    assert isinstance(move, Remove)
    overflow = overflow_of(state)
    if move.side not in overflow.rivals:
        expected = " ".join(map(str, overflow.rivals))
        raise refuse("error-rival-not-open", "R10", found=move.side, expected=expected)
    battle = Battle(state)
    battle.make_room(overflow, move.side)
    return finish(battle, "reserve", overflow.side) if battle.spent else proceed(battle)


def none_wakes(field: Field, cell: int) -> tuple[tuple[int, Spell], ...]:
    """Outside the expert rules no spell is ever armed (R10)."""
    return ()


def end_turn(battle: Battle) -> Transition:
    """Draws a tile while the deck lasts and passes the turn to the next seat with a tile (R7, R9, R12)."""
    seat, hands, decks = battle.seat, battle.hands, battle.decks
    side = battle.side
    deck = decks[side - 1]
    if deck:
        battle.hands = hands = (*hands[: seat - 1], hands[seat - 1] + deck[:1], *hands[seat:])
        battle.decks = (*decks[: side - 1], deck[1:], *decks[side:])
        battle.events.append(DRAWN[seat][deck[0]])
    if not any(hands):
        return finish(battle, "tiles", NOBODY)
    seats = battle.rules.seats
    seat = seat % seats + 1
    while not hands[seat - 1]:
        battle.events.append(SeatPassed(seat))
        seat = seat % seats + 1
    battle.events.append(TURNS[seat])
    return battle.frozen(battle.rules.mode.turn, seat)


def finish(battle: Battle, reason: str, side: int) -> Transition:
    """Ends the game (R12, R47)."""
    battle.events.append(GameEnded(reason, side))
    return battle.frozen(OVER, battle.seat)


LAYING = Step("turn", asks_turn, {Lay: apply_lay}, legal=legal_lay, is_turn=True)
CASTING = Step("cast", asks_turn, {Cast: apply_cast}, legal=legal_cast, is_turn=True, clause="R11")
REMOVING = Step("remove", _asks_caster, {Remove: apply_remove}, legal=legal_remove, clause="R10")
OVER = Step("over", asks_nobody, {})
