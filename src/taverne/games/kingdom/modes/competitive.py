"""The competitive game (A12–A19), of Aetherya and of Drako: most points win."""

from taverne.games.kingdom.cards import NO_CARD
from taverne.games.kingdom.kingdom import Kingdom
from taverne.games.kingdom.mode import Ending, Mode, Step, Steps, TableLayout, Transition, Transitions
from taverne.games.kingdom.moves import (
    END,
    PARSERS,
    DrawCard,
    EndTurn,
    KingdomMove,
    Place,
    Reveal,
    Take,
    TakeLegend,
    legend_moves,
    places,
    takes,
)
from taverne.games.kingdom.opening import ARRANGING, DEALING, DRAWS, FIRST_DISCARD, LAYING, REVEALING
from taverne.games.kingdom.results import rank_by_points, result_lines, summarise_points
from taverne.games.kingdom.state import State, at_step, new_state
from taverne.games.kingdom.turn import (
    CARD,
    EMPTY,
    IDLE_LIMIT,
    OVER,
    REFILL,
    TURN_UP,
    TURNS,
    apply_draw,
    apply_end,
    apply_legend,
    apply_place,
    apply_reveal,
    apply_take,
    finish,
    free_cells,
    lay_card,
    next_turn,
    offered,
    open_legends,
    rebuild,
    start_turns,
)
from taverne.games.kingdom.validation import (
    check_centres,
    check_discard,
    check_no_tiles,
    check_river,
    check_secret_setup,
)
from taverne.kernel.events import Event
from taverne.kernel.steps import asks_turn

RIVER_SIZE = 8


def _legal_turn(state: State, seat: int) -> tuple[KingdomMove, ...]:
    """Draw, take the discard, or take a legend."""
    moves = takes(free_cells(state.kingdoms[seat - 1], state.discards[0][-1]))
    legends = open_legends(state)
    return moves + legend_moves(legends) if legends else moves


def _legal_hand(state: State, seat: int) -> tuple[KingdomMove, ...]:
    """Place the drawn card, discard it and reveal a land, or take a legend."""
    kingdom = state.kingdoms[seat - 1]
    moves = places(free_cells(kingdom, state.hand), kingdom.hidden)
    legends = open_legends(state)
    return moves + legend_moves(legends) if legends else moves


def _legal_close(state: State, seat: int) -> tuple[KingdomMove, ...]:
    """Take a legend, or end the turn."""
    return (*legend_moves(open_legends(state)), END)


def _after_card(state: State, kingdom: Kingdom, piles: tuple[bytes, ...], explored: bool, event: Event) -> Transition:
    """Without a land left the game stops; else the turn closes (A19)."""
    rules, _, seat, kingdoms, deck, known, _, river, legends, held, _, taken, _, idle, opening, extra = state
    idle = 0 if explored else idle + 1
    if kingdom.hidden and (taken or not offered(state, kingdom)) and deck != EMPTY and idle < IDLE_LIMIT:
        # The common case in one go: nothing is left to decide, and the next seat's turn begins.
        kingdoms = (*kingdoms[: seat - 1], kingdom, *kingdoms[seat:])
        seat = seat % rules.seats + 1
        fields = (rules, TURN, seat, kingdoms, deck, known, piles, river, legends, held, NO_CARD, False, False)
        return new_state(State, (*fields, idle, opening, extra)), (event, TURNS[seat])
    state = lay_card(state, kingdom, piles, explored)
    return close_turn(state, (event,)) if kingdom.hidden else finish(state, (event,))


def close_turn(state: State, events: tuple[Event, ...]) -> Transition:
    """A legend may still be taken; else the turn ends (A17)."""
    return (at_step(state, CLOSE), events) if open_legends(state) else end_turn(state, events)


def end_turn(state: State, events: tuple[Event, ...]) -> Transition:
    """The next turn, with a new deck if the old one is empty; or the end after too many idle turns (A18, A19)."""
    if state.idle >= IDLE_LIMIT:
        return finish(state, events, "idle")
    state, events = next_turn(state, events)
    if state.deck != EMPTY:
        return state, events
    state, events = rebuild(state, events)
    return (state if state.discards[0] else state._replace(step=TURN_UP)), events


def _check(table: State) -> None:
    check_secret_setup(table)
    check_centres(table)
    check_no_tiles(table)
    check_discard(table)
    check_river(table, len(table.river))


TURN = Step(
    "turn",
    asks_turn,
    {DrawCard: apply_draw, Take: apply_take, TakeLegend: apply_legend},
    legal=_legal_turn,
    is_turn=True,
    has_taken=None,
)
HAND = Step(
    "hand",
    asks_turn,
    {Place: apply_place, Reveal: apply_reveal, TakeLegend: apply_legend},
    legal=_legal_hand,
    is_turn=True,
    has_hand=True,
    has_taken=None,
)
CLOSE = Step(
    "close",
    asks_turn,
    {TakeLegend: apply_legend, EndTurn: apply_end},
    legal=_legal_close,
    is_turn=True,
    has_played=True,
    has_taken=None,
)

COMPETITIVE = Mode(
    name="competitive",
    seats=(2, 3, 4),
    layout=TableLayout(river_size=lambda seats: RIVER_SIZE, check=_check),
    steps=Steps(
        opening=(REVEALING, DEALING, LAYING, FIRST_DISCARD, ARRANGING),
        turn=TURN,
        hand=HAND,
        others=(CARD, CLOSE, REFILL, TURN_UP, OVER),
    ),
    transitions=Transitions(after_setup=start_turns, after_card=_after_card, close_turn=close_turn, end_turn=end_turn),
    ending=Ending(rank_by_points, result_lines, summarise_points),
    parsers=PARSERS,
    draws=DRAWS,
)
