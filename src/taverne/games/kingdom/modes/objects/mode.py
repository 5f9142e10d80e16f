"""Objects & characters (A30–A42): the competitive game with twelve tiles for each seat."""

from dataclasses import replace

from taverne.games.kingdom.events import CardPlaced, LandRevealed
from taverne.games.kingdom.kingdom import Kingdom
from taverne.games.kingdom.mode import Step, Steps, TableLayout, Transition, Transitions
from taverne.games.kingdom.modes.competitive import COMPETITIVE, HAND, TURN, end_turn
from taverne.games.kingdom.modes.objects.effects import (
    apply_griffin,
    apply_hammer,
    apply_palantir,
    apply_smuggler,
    apply_staff,
    apply_sword,
    apply_thief,
    apply_treaty,
    give,
    open_tile,
    turned_up,
)
from taverne.games.kingdom.modes.objects.events import TileKept, TileRefused, TilesLaid
from taverne.games.kingdom.modes.objects.moves import (
    KEEP,
    REFUSE,
    TILE_PARSERS,
    Keep,
    Refuse,
    UseGriffin,
    UseHammer,
    UsePalantir,
    UseSmuggler,
    UseStaff,
    UseSword,
    UseThief,
    UseTreaty,
)
from taverne.games.kingdom.modes.objects.tile_names import NAMES, NO_TILE, SET, STONE_VALUES, UNKNOWN_TILE
from taverne.games.kingdom.modes.objects.tiles import no_tiles, parse_tile, parse_tiles, present_tiles, tiles_of
from taverne.games.kingdom.modes.objects.uses import can_use, legal_uses
from taverne.games.kingdom.modes.objects.validation import check_objects
from taverne.games.kingdom.moves import END, PARSERS, EndTurn, KingdomMove, TakeLegend, legend_moves
from taverne.games.kingdom.opening import (
    ARRANGING,
    DEALING,
    DRAWS,
    FIRST_DISCARD,
    LAYING,
    OUTER,
    REVEALING,
    expect,
    next_step,
    parse_seat,
)
from taverne.games.kingdom.state import State, at_step
from taverne.games.kingdom.turn import (
    CARD,
    OVER,
    REFILL,
    TURN_UP,
    apply_end,
    apply_legend,
    finish,
    lay_card,
    open_legends,
    start_turns,
)
from taverne.kernel.chance import NOBODY, Chances, Draw
from taverne.kernel.events import Event
from taverne.kernel.game import MAX_SEATS, Move
from taverne.kernel.steps import asks_chance, asks_turn, refuse

_TILE_DRAWS = tuple(
    tuple(Draw(f"tiles {seat}", NAMES[tile], tile, known=NOBODY) for tile in SET) for seat in range(MAX_SEATS + 1)
)
_UNSEEN_TILES = tuple(
    Draw(f"tiles {seat}", NAMES[UNKNOWN_TILE], UNKNOWN_TILE, known=NOBODY) for seat in range(MAX_SEATS + 1)
)


def _tiling_chances(state: State) -> Chances:
    drawn = tiles_of(state).drawn
    seat, laid = divmod(len(drawn), len(SET))
    mine = drawn[len(drawn) - laid :]
    return Chances(_TILE_DRAWS[seat + 1], bytes(tile not in mine for tile in SET))


def _apply_tile_draw(state: State, actor: int, move: Move | Draw) -> Transition:
    assert isinstance(move, Draw)
    tiles = tiles_of(state)
    seat, laid = divmod(len(tiles.drawn), len(SET))
    expect(move, f"tiles {seat + 1}")
    if move.value in tiles.drawn[len(tiles.drawn) - laid :] and move.value != UNKNOWN_TILE:
        raise refuse("error-draw-impossible", "A30", found=move.token)
    drawn = tiles.drawn + bytes((move.value,))
    events: tuple[Event, ...] = (TilesLaid(seat + 1),) if len(drawn) % len(SET) == 0 else ()
    if len(drawn) < len(SET) * len(state.kingdoms):
        return state._replace(extra=tiles._replace(drawn=drawn)), events
    lands = []
    for start in range(0, len(drawn), len(SET)):
        row = bytearray(16)
        for cell, tile in zip(OUTER, drawn[start : start + len(SET)], strict=True):
            row[cell] = tile
        lands.append(bytes(row))
    laid_out = tiles._replace(lands=tuple(lands), drawn=b"")
    return state._replace(step=next_step(state), extra=laid_out), events


def _after_card(state: State, kingdom: Kingdom, piles: tuple[bytes, ...], explored: bool, event: Event) -> Transition:
    """The tile of an explored land is turned up and decided on at once (A31)."""
    match event:
        case CardPlaced(cell=cell, explored=True) | LandRevealed(cell=cell):
            state = lay_card(state, kingdom, piles, explored)
            tiles, seat = tiles_of(state), state.seat
            tile = tiles.lands[seat - 1][cell]
            events = (event, turned_up(tiles, seat, cell, tile))
            return state._replace(step=TILE, extra=open_tile(tiles, seat, cell)._replace(turned=tile)), events
    return _close_turn(lay_card(state, kingdom, piles, explored), (event,))


def _legal_tile(state: State, seat: int) -> tuple[KingdomMove, ...]:
    return (KEEP, REFUSE)


def _apply_keep(state: State, seat: int, move: Move | Draw) -> Transition:
    tiles = tiles_of(state)
    tile = tiles.turned
    return _decided(state._replace(extra=give(tiles, seat, tile)), TileKept(seat, tile))


def _apply_refuse(state: State, seat: int, move: Move | Draw) -> Transition:
    return _decided(state, TileRefused(seat, tiles_of(state).turned))


def _decided(state: State, event: Event) -> Transition:
    """The turn goes on, unless that was the seat's last land (A19, A31)."""
    state = state._replace(extra=tiles_of(state)._replace(turned=NO_TILE))
    if state.kingdoms[state.seat - 1].hidden:
        return _close_turn(state, (event,))
    return _clear_lands(*finish(state, (event,)))


def _clear_lands(state: State, events: tuple[Event, ...]) -> Transition:
    """At the end, tiles still on lands leave the game unseen (A41)."""
    tiles = tiles_of(state)
    left = no_tiles(len(state.kingdoms))._replace(held=tiles.held, opened=tiles.opened)
    return state._replace(extra=left), events


def _close_turn(state: State, events: tuple[Event, ...]) -> Transition:
    """A legend may be taken or a tile be used; else the turn ends (A17, A32)."""
    if _late_legends(state) or can_use(state, state.seat):
        return at_step(state, CLOSE), events
    return _end_turn(state, events)


def _late_legends(state: State) -> int:
    """The legends that may be taken after the card: once a tile has been used, only the sword takes one (A32)."""
    return 0 if tiles_of(state).used else open_legends(state)


def _legal_close(state: State, seat: int) -> tuple[KingdomMove, ...]:
    return (*legend_moves(_late_legends(state)), *legal_uses(state, seat), END)


def _apply_late_legend(state: State, seat: int, move: Move | Draw) -> Transition:
    if not _late_legends(state) and tiles_of(state).used:
        raise refuse("error-legend-after-tile", "A32")
    return apply_legend(state, seat, move)


def _end_turn(state: State, events: tuple[Event, ...]) -> Transition:
    state = state._replace(extra=tiles_of(state)._replace(looks=0, used=False))
    state, events = end_turn(state, events)
    return _clear_lands(state, events) if state.step is OVER else (state, events)


def _stones(state: State, seat: int) -> tuple[int, ...]:
    return tuple(STONE_VALUES[tile] for tile in tiles_of(state).held[seat - 1] if tile in STONE_VALUES)


def _parse_tiles_line(words: list[str], seats: int) -> tuple[Draw, ...]:
    seat, *names = words
    owner = parse_seat(seat, seats)
    return tuple(
        _UNSEEN_TILES[owner] if name == NAMES[UNKNOWN_TILE] else _TILE_DRAWS[owner][parse_tile(name) - 1]
        for name in names
    )


TILING = Step("tiles", asks_chance, {Draw: _apply_tile_draw}, chances=_tiling_chances)
TILE = Step(
    "tile",
    asks_turn,
    {Keep: _apply_keep, Refuse: _apply_refuse},
    legal=_legal_tile,
    is_turn=True,
    clause="A31",
    has_played=True,
    has_taken=None,
    is_explored=None,
)
CLOSE = Step(
    "close",
    asks_turn,
    {
        TakeLegend: _apply_late_legend,
        UseTreaty: apply_treaty,
        UseStaff: apply_staff,
        UseSword: apply_sword,
        UseGriffin: apply_griffin,
        UseHammer: apply_hammer,
        UsePalantir: apply_palantir,
        UseSmuggler: apply_smuggler,
        UseThief: apply_thief,
        EndTurn: apply_end,
    },
    legal=_legal_close,
    is_turn=True,
    has_played=True,
    has_taken=None,
)

OBJECTS = replace(
    COMPETITIVE,
    name="objects",
    layout=TableLayout(
        river_size=COMPETITIVE.layout.river_size,
        begin_extra=no_tiles,
        parse_extra=parse_tiles,
        present_extra=present_tiles,
        check=check_objects,
    ),
    steps=Steps(
        opening=(REVEALING, DEALING, LAYING, TILING, FIRST_DISCARD, ARRANGING),
        turn=TURN,
        hand=HAND,
        others=(CARD, TILE, CLOSE, REFILL, TURN_UP, OVER),
    ),
    transitions=Transitions(
        after_setup=start_turns, after_card=_after_card, close_turn=_close_turn, end_turn=_end_turn
    ),
    ending=replace(COMPETITIVE.ending, stones=_stones),
    parsers={**PARSERS, **TILE_PARSERS},
    draws={**DRAWS, "tiles": _parse_tiles_line},
)
