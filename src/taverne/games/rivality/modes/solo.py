"""Solo against Souramoun (R40–R48): your wizard walks, his mirrors it, he casts, then you."""

from taverne.games.rivality.battle import Battle
from taverne.games.rivality.battlefield import Field, Land
from taverne.games.rivality.events import TURNS, HalfLaidOut, SpellsForfeited
from taverne.games.rivality.golems import controller
from taverne.games.rivality.grid import (
    ENTRANCES,
    NORTH,
    NORTH_HALF,
    SOUTH,
    SOUTH_HALF,
    SQUARES,
    format_square,
    mirrored,
    neighbours,
)
from taverne.games.rivality.moves import Enter, RivalityMove, Walk, enters, walks
from taverne.games.rivality.opening import (
    TILE_BYTES,
    assign_decks,
    check_left,
    every_tile,
    expect,
    place_draws,
    undealt,
    with_written,
)
from taverne.games.rivality.results import solo_lines, solo_outcome
from taverne.games.rivality.scoring import BEGINNER_COUNT, NORMAL_COUNT, SOURAMOUN, VETERAN_COUNT, YOU
from taverne.games.rivality.state import FIRST, Mode, Scoring, State, Step, Transition, Variant
from taverne.games.rivality.tiles import PLAIN, SPELLS, STARRED, UNKNOWN
from taverne.games.rivality.turn import CASTING, OVER, finish, none_wakes, proceed
from taverne.kernel.chance import NOBODY, Chances, Draw
from taverne.kernel.game import Move
from taverne.kernel.steps import asks_chance, asks_turn, refuse


def _half_chances(state: State) -> Chances:
    """Any remaining tile of the deck, in any order (R40)."""
    left = undealt(state)
    draws = place_draws(state)
    return Chances(tuple(draws[tile] for tile in left), (1,) * len(left))


def _apply_half(state: State, actor: int, move: Move | Draw) -> Transition:
    assert isinstance(move, Draw)
    expect(state, move)
    state = assign_decks(state, state.seat, move.value)
    check_left(move, undealt(state))
    state = with_written(state, state.written + TILE_BYTES[move.value])
    if len(state.written) < state.rules.mode.deck_size:
        return state, ()
    return _lay_mine(state) if state.step is MINE else _lay_his(state)


def _lay_half(state: State, cells: tuple[int, ...], front: int) -> Field:
    tiles = zip(cells, state.written, strict=True)
    return {**state.field, **{cell: Land(tile, front, (0, 0)) for cell, tile in tiles}}


def _lay_mine(state: State) -> Transition:
    laid = state._replace(step=HIS, seat=SOURAMOUN, field=_lay_half(state, SOUTH_HALF, NORTH), written=b"")
    return laid, (HalfLaidOut(YOU, state.written),)


def _lay_his(state: State) -> Transition:
    field = _lay_half(state, NORTH_HALF, SOUTH)
    laid = state._replace(step=ENTERING, seat=FIRST, field=field, written=b"", hidden=NORTH_HALF)
    return laid, (HalfLaidOut(SOURAMOUN, bytes([UNKNOWN]) * len(NORTH_HALF)), TURNS[FIRST])


def reachable(field: Field, start: int) -> tuple[int, ...]:
    """The tiles without a golem that a wizard can go to through tiles with one of your golems (R43)."""
    seen = {start}
    edge = [start]
    ends = []
    while edge:
        for cell in neighbours(edge.pop()):
            land = field.get(cell)
            if land is None or cell in seen:
                continue
            seen.add(cell)
            if land.golems[YOU - 1]:
                edge.append(cell)
            elif not any(land.golems):
                ends.append(cell)
    return tuple(sorted(ends))


def _legal_enter(state: State, seat: int) -> tuple[RivalityMove, ...]:
    return enters(ENTRANCES)


def _apply_enter(state: State, seat: int, move: Move | Draw) -> Transition:
    assert isinstance(move, Enter)
    if move.cell not in ENTRANCES:
        raise refuse("error-entrance", "R42", found=format_square(move.cell), expected=_names(ENTRANCES))
    return _play(state, move.cell)


def _legal_walk(state: State, seat: int) -> tuple[RivalityMove, ...]:
    return walks(reachable(state.field, state.wizards[YOU - 1]))


def _apply_walk(state: State, seat: int, move: Move | Draw) -> Transition:
    assert isinstance(move, Walk)
    ends = reachable(state.field, state.wizards[YOU - 1])
    if move.cell not in ends:
        raise refuse("error-way", "R43", found=format_square(move.cell), expected=_names(ends))
    return _play(state, move.cell)


def _names(cells: tuple[int, ...]) -> str:
    return " ".join(map(format_square, cells))


def _play(state: State, cell: int) -> Transition:
    """Plays a whole turn, up to the first choice (R41)."""
    battle = Battle(state)
    if not (_arrive(battle, YOU, cell) and _arrive(battle, SOURAMOUN, mirrored(cell)) and _cast_his(battle)):
        return finish(battle, "reserve", battle.spent)
    here = battle.field[cell]
    if controller(here.golems) == YOU:
        battle.spells = SPELLS[here.tile][here.front]
    else:
        battle.events.append(SpellsForfeited(YOU, cell))
    return proceed(battle)


def _arrive(battle: Battle, side: int, cell: int) -> bool:
    """Brings a wizard and a golem, turning up the tile; False if that empties the reserve (R43, R44)."""
    if cell in battle.hidden:
        battle.reveal(cell)
    battle.bring_wizard(side, cell)
    return not battle.spent


def _cast_his(battle: Battle) -> bool:
    """Souramoun casts all spells of his tile, n e s w; False if that empties his reserve (R45)."""
    origin = battle.wizards[SOURAMOUN - 1]
    land = battle.field[origin]
    for spell in SPELLS[land.tile][land.front]:
        battle.cast(SOURAMOUN, origin, spell)
        if battle.spent:
            return False
    return True


def _end_turn(battle: Battle) -> Transition:
    """Begins the next turn, or ends the game if your wizard cannot move (R47)."""
    if not reachable(battle.field, battle.wizards[YOU - 1]):
        return finish(battle, "stuck", YOU)
    battle.events.append(TURNS[FIRST])
    return battle.frozen(WALKING, FIRST)


def _variant(scoring: Scoring) -> Variant:
    return Variant(is_expert=False, wakes=none_wakes, close=_end_turn, scoring=scoring)


MINE = Step("mine", asks_chance, {Draw: _apply_half}, chances=_half_chances)
HIS = Step("his", asks_chance, {Draw: _apply_half}, chances=_half_chances)
ENTERING = Step("enter", asks_turn, {Enter: _apply_enter}, legal=_legal_enter, is_turn=True, clause="R42")
WALKING = Step("turn", asks_turn, {Walk: _apply_walk}, legal=_legal_walk, is_turn=True, clause="R43")

SOLO = Mode(
    name="solo",
    faces_game=True,
    seats=1,
    sides=2,
    golems=30,
    grid=SQUARES,
    pools=(STARRED, PLAIN),
    deck_size=12,
    draws=((), (every_tile("mine", None),) * 12, (every_tile("his", NOBODY),) * 12),
    wards=False,
    steps=(MINE, HIS, ENTERING, WALKING, CASTING, OVER),
    turn=WALKING,
    variants={
        (): _variant(NORMAL_COUNT),
        ("beginner",): _variant(BEGINNER_COUNT),
        ("veteran",): _variant(VETERAN_COUNT),
    },
    outcome=solo_outcome,
    results=solo_lines,
)
