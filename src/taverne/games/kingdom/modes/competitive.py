"""The competitive game (A12–A19), of Aetherya and of Drako: most points win."""

from taverne.games.kingdom.kingdom import Kingdom
from taverne.games.kingdom.moves import DrawCard, EndTurn, Place, Reveal, Take, TakeLegend
from taverne.games.kingdom.opening import REVEALING, STEPS, river_chances
from taverne.games.kingdom.results import rank_by_points, score_lines
from taverne.games.kingdom.state import Mode, State, Step, Told, asks_chance, asks_nobody, asks_turn
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
    finish,
    legal_close,
    legal_hand,
    legal_turn,
    next_turn,
    offered,
    open_legends,
    rebuild,
    rebuilt_chances,
    rebuilt_event,
)
from taverne.kernel.chance import Draw
from taverne.kernel.events import Event


def _is_plain(state: State, kingdom: Kingdom) -> bool:
    return state.taken or not offered(state, kingdom)


def _played(state: State, events: tuple[Event, ...]) -> Told:
    if not state.kingdoms[state.seat - 1].hidden:
        return finish(state, events)
    if open_legends(state):
        return state, events
    return _pass_turn(state, events)


def _pass_turn(state: State, events: tuple[Event, ...]) -> Told:
    if state.idle >= IDLE_LIMIT:
        return finish(state, events, idle=True)
    state, events = next_turn(state, events)
    if state.deck != EMPTY:
        return state, events
    state = rebuild(state)
    events = (*events, rebuilt_event(state))
    return (state if state.discards[0] else state._replace(step=TURN_UP)), events


TURN = Step(
    "turn",
    asks_turn,
    {DrawCard: apply_draw, Take: apply_take, TakeLegend: apply_legend},
    legal=legal_turn,
    is_turn=True,
)
CARD = Step("card", asks_chance, {Draw: apply_card}, chances=card_chances)
HAND = Step(
    "hand",
    asks_turn,
    {Place: apply_place, Reveal: apply_reveal, TakeLegend: apply_legend},
    legal=legal_hand,
    is_turn=True,
)
CLOSE = Step("close", asks_turn, {TakeLegend: apply_legend, EndTurn: apply_end}, legal=legal_close, is_turn=True)
REFILL = Step("refill", asks_chance, {Draw: apply_refill}, chances=river_chances)
TURN_UP = Step("rebuild", asks_chance, {Draw: apply_turn_up}, chances=rebuilt_chances)
OVER = Step("over", asks_nobody, {})

COMPETITIVE = Mode(
    name="competitive",
    seats=(2, 3, 4),
    river_size=8,
    first=REVEALING,
    turn=TURN,
    card=CARD,
    hand=HAND,
    close=CLOSE,
    refill=REFILL,
    over=OVER,
    steps={step.name: step for step in (*STEPS, TURN, CARD, HAND, CLOSE, REFILL, TURN_UP, OVER)},
    is_plain=_is_plain,
    played=_played,
    pass_turn=_pass_turn,
    outcome=rank_by_points,
    results=score_lines,
)
