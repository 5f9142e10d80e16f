"""The competitive game (A12–A19), of Aetherya and of Drako: most points win."""

from taverne.games.kingdom.kingdom import Kingdom
from taverne.games.kingdom.moves import WORDS, DrawCard, EndTurn, Place, Reveal, Take, TakeLegend
from taverne.games.kingdom.opening import (
    ARRANGING,
    DEALING,
    DRAWS,
    FIRST_DISCARD,
    LAYING,
    REVEALING,
    discard_chances,
    river_chances,
)
from taverne.games.kingdom.results import rank_by_points, score_lines
from taverne.games.kingdom.state import Mode, State, Step, Told
from taverne.games.kingdom.turn import (
    EMPTY,
    IDLE_LIMIT,
    apply_card,
    apply_draw,
    apply_end,
    apply_legend,
    apply_place,
    apply_refill,
    apply_reveal,
    apply_take,
    apply_turn_up,
    card_chances,
    close_turn,
    finish,
    legal_close,
    legal_hand,
    legal_turn,
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
from taverne.kernel.chance import Draw
from taverne.kernel.events import Event
from taverne.kernel.steps import asks_chance, asks_nobody, asks_turn

RIVER_SIZE = 8


def _is_plain(state: State, kingdom: Kingdom) -> bool:
    return state.taken or not offered(state, kingdom)


def _is_open(state: State) -> bool:
    return open_legends(state) != 0


def played(state: State, events: tuple[Event, ...]) -> Told:
    """Without a land left the game stops; else the turn closes (A19)."""
    if not state.kingdoms[state.seat - 1].hidden:
        return finish(state, events)
    return close_turn(state, events)


def pass_turn(state: State, events: tuple[Event, ...]) -> Told:
    """The next turn, with a new deck if the old one is empty; or the end after too many idle turns (A18, A19)."""
    if state.idle >= IDLE_LIMIT:
        return finish(state, events, idle=True)
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
    legal=legal_turn,
    is_turn=True,
    has_taken=None,
)
CARD = Step("card", asks_chance, {Draw: apply_card}, chances=card_chances, has_taken=None)
HAND = Step(
    "hand",
    asks_turn,
    {Place: apply_place, Reveal: apply_reveal, TakeLegend: apply_legend},
    legal=legal_hand,
    is_turn=True,
    has_hand=True,
    has_taken=None,
)
CLOSE = Step(
    "close",
    asks_turn,
    {TakeLegend: apply_legend, EndTurn: apply_end},
    legal=legal_close,
    is_turn=True,
    has_played=True,
    has_taken=None,
)
REFILL = Step(
    "refill",
    asks_chance,
    {Draw: apply_refill},
    chances=river_chances,
    has_hand=None,
    has_played=None,
    has_taken=True,
)
TURN_UP = Step("rebuild", asks_chance, {Draw: apply_turn_up}, chances=discard_chances)
OVER = Step("over", asks_nobody, {}, has_played=None, has_taken=None, is_explored=True)

COMPETITIVE = Mode(
    name="competitive",
    seats=(2, 3, 4),
    river_size=lambda seats: RIVER_SIZE,
    opening=(REVEALING, DEALING, LAYING, FIRST_DISCARD, ARRANGING),
    turn=TURN,
    card=CARD,
    hand=HAND,
    close=CLOSE,
    refill=REFILL,
    over=OVER,
    others=(TURN_UP,),
    start=start_turns,
    is_plain=_is_plain,
    played=played,
    is_open=_is_open,
    pass_turn=pass_turn,
    outcome=rank_by_points,
    results=score_lines,
    words=WORDS,
    draws=DRAWS,
    check=_check,
)
