"""What every mode shares of a turn (A14–A19): draw or take, place or reveal, a legend, the end."""

from functools import lru_cache

from taverne.games.kingdom.cards import DRAGON, KINDS, LEGENDS, NO_CARD, PORTAL, SYMBOLS, UNKNOWN
from taverne.games.kingdom.events import (
    CardDrawn,
    CardPlaced,
    DeckRebuilt,
    DiscardTurnedUp,
    GameEnded,
    LandRevealed,
    LegendTaken,
    ShownLand,
    TurnBegan,
)
from taverne.games.kingdom.kingdom import CARD_BYTES, Kingdom, put, unveil
from taverne.games.kingdom.legends import met
from taverne.games.kingdom.links import ALL_CELLS, CELL_NAMES, cells_of
from taverne.games.kingdom.mode import Step, Transition
from taverne.games.kingdom.moves import Place, Reveal, Take, TakeLegend
from taverne.games.kingdom.opening import CARD_DRAWS, discard_chances, expect, less, reveal_legend, river_chances
from taverne.games.kingdom.state import State, at_step, new_state
from taverne.kernel.chance import Chances, Draw
from taverne.kernel.errors import IllegalMove
from taverne.kernel.events import Event
from taverne.kernel.game import MAX_SEATS, Move
from taverne.kernel.steps import asks_chance, asks_nobody, refuse

IDLE_LIMIT = 100
"""Consecutive turns without an explored land after which the game ends (A19)."""

EMPTY = bytes(UNKNOWN + 1)
"""A deck without cards."""

TURNS = tuple(TurnBegan(seat) for seat in range(MAX_SEATS + 1))


def free_cells(kingdom: Kingdom, card: int) -> int:
    """The cells a card may be placed on: not a portal, a dragon or its own kind face up (A15)."""
    up = kingdom.up
    return ALL_CELLS & ~(up[PORTAL] | up[DRAGON] | up[card])


def open_legends(state: State) -> int:
    """The river legends the seat may take now (A17)."""
    return 0 if state.taken else offered(state, state.kingdoms[state.seat - 1])


def offered(state: State, kingdom: Kingdom) -> int:
    """The river legends a kingdom meets."""
    shown = met(kingdom.up, state.rules.edition.battle_spreads)
    return shown and shown & _mask(state.river)


def one_card_short(kingdom: Kingdom, battle_spreads: bool) -> int:
    """The legends that a kingdom does not meet but would meet with one more card placed (A15, A20)."""
    found = 0
    for kind in KINDS:
        for cell in cells_of(free_cells(kingdom, kind)):
            found |= met(put(kingdom, cell, kind).up, battle_spreads)
    return found & ~met(kingdom.up, battle_spreads)


@lru_cache(maxsize=1 << 12)
def _mask(legends: tuple[int, ...]) -> int:
    return sum(1 << legend for legend in legends)


def apply_draw(state: State, seat: int, move: Move | Draw) -> Transition:
    """The seat draws; chance decides which card."""
    return at_step(state, CARD), ()


def card_chances(state: State) -> Chances:
    """The cards that may be on top of the deck."""
    return Chances(CARD_DRAWS, state.deck)


def apply_card(state: State, actor: int, move: Move | Draw) -> Transition:
    """The drawn card is seen by all (A14)."""
    assert isinstance(move, Draw)
    expect(move, "card")
    step = state.rules.mode.steps.hand
    rules, _, seat, kingdoms, deck, known, piles, river, legends, held, _, taken, played, idle, opening, extra = state
    fields = (rules, step, seat, kingdoms, less(deck, move.value), known, piles, river, legends, held, move.value)
    return new_state(State, (*fields, taken, played, idle, opening, extra)), (CardDrawn(seat, move.value),)


def apply_take(state: State, seat: int, move: Move | Draw) -> Transition:
    """The top of a discard is placed (A14a, A61)."""
    assert isinstance(move, Take)
    pile, to = move.pile, move.to
    piles = state.discards
    if pile > len(piles) or to > len(piles):
        raise _no_pile(state, max(pile, to))
    cards = piles[pile - 1]
    if not cards:
        raise refuse("error-pile-empty", "A61", found=pile)
    piles = (cards[:-1],) if len(piles) == 1 else (*piles[: pile - 1], cards[:-1], *piles[pile:])
    return _lay(state, seat, move.cell, cards[-1], piles, pile, to)


def apply_place(state: State, seat: int, move: Move | Draw) -> Transition:
    """The card in hand is placed (A15)."""
    assert isinstance(move, Place)
    if move.to > len(state.discards):
        raise _no_pile(state, move.to)
    return _lay(state, seat, move.cell, state.hand, state.discards, 0, move.to)


def _no_pile(state: State, pile: int) -> IllegalMove:
    return refuse("error-pile-unknown", "A14", found=pile, expected=len(state.discards))


def _on_pile(piles: tuple[bytes, ...], to: int, card: int) -> tuple[bytes, ...]:
    """The discards with a card on top of one."""
    if len(piles) == 1:
        return (piles[0] + CARD_BYTES[card],)
    return (*piles[: to - 1], piles[to - 1] + CARD_BYTES[card], *piles[to:])


_placed = lru_cache(maxsize=1 << 15)(CardPlaced)


def _lay(state: State, seat: int, cell: int, card: int, piles: tuple[bytes, ...], pile: int, to: int) -> Transition:
    kingdom = state.kingdoms[seat - 1]
    if not free_cells(kingdom, card) >> cell & 1:
        raise _blocked(kingdom, cell)
    old = kingdom.cards[cell]
    explored = kingdom.hidden >> cell & 1 == 1
    event = _placed(seat, cell, card, old, explored, pile, to)
    after_card = state.rules.mode.transitions.after_card
    return after_card(state, put(kingdom, cell, card), _on_pile(piles, to, old), explored, event)


def _blocked(kingdom: Kingdom, cell: int) -> IllegalMove:
    there = kingdom.cards[cell]
    message = "error-cell-locked" if there in (PORTAL, DRAGON) else "error-cell-same"
    return refuse(message, "A15", cell=CELL_NAMES[cell], card=SYMBOLS[there])


def apply_reveal(state: State, seat: int, move: Move | Draw) -> Transition:
    """The card in hand is discarded and a land turned up (A14b)."""
    assert isinstance(move, Reveal)
    if move.to > len(state.discards):
        raise _no_pile(state, move.to)
    kingdom = state.kingdoms[seat - 1]
    cell = move.cell
    if not kingdom.hidden >> cell & 1:
        raise refuse("error-land-explored", "A14", cell=CELL_NAMES[cell])
    card = kingdom.cards[cell]
    event = LandRevealed(seat, cell, card, state.hand, move.to)
    piles = _on_pile(state.discards, move.to, state.hand)
    return state.rules.mode.transitions.after_card(state, put(kingdom, cell, card), piles, True, event)


def lay_card(state: State, kingdom: Kingdom, piles: tuple[bytes, ...], explored: bool) -> State:
    """The table after a card was played; the mode decides what follows."""
    rules, step, seat, kingdoms, deck, known, _, river, legends, held, _, taken, _, idle, opening, extra = state
    kingdoms = (*kingdoms[: seat - 1], kingdom, *kingdoms[seat:])
    idle = 0 if explored else idle + 1
    fields = (rules, step, seat, kingdoms, deck, known, piles, river, legends, held, NO_CARD, taken, True)
    return new_state(State, (*fields, idle, opening, extra))


def apply_legend(state: State, seat: int, move: Move | Draw) -> Transition:
    """The seat takes a river legend; the river is refilled while the deck lasts (A17)."""
    assert isinstance(move, TakeLegend)
    if not open_legends(state) >> move.legend & 1:
        raise closed_legend(state, move.legend, "A17", "A20")
    return take_legend(state, seat, move.legend, ())


def closed_legend(state: State, legend: int, clause: str, condition: str) -> IllegalMove:
    """Why a legend cannot be taken, by the clause that takes it or the one of its condition."""
    code = LEGENDS[legend]
    if state.taken:
        return refuse("error-legend-second", clause, legend=code)
    if legend not in state.river:
        return refuse("error-legend-absent", clause, legend=code)
    return refuse("error-legend-unmet", condition, legend=code)


def take_legend(state: State, seat: int, legend: int, events: tuple[Event, ...]) -> Transition:
    """A legend leaves the river for the seat; chance refills it while the deck lasts (A17)."""
    held = (*state.held[: seat - 1], (*state.held[seat - 1], legend), *state.held[seat:])
    river = tuple(other for other in state.river if other != legend)
    state = state._replace(river=river, held=held, taken=True)
    events = (*events, LegendTaken(seat, legend))
    return (at_step(state, REFILL), events) if state.legend_deck else _resume(state, events)


def apply_refill(state: State, actor: int, move: Move | Draw) -> Transition:
    """The river's new legend."""
    assert isinstance(move, Draw)
    state, event = reveal_legend(state, move)
    return _resume(state, (event,))


def _resume(state: State, events: tuple[Event, ...]) -> Transition:
    """Back to the turn after a legend, which may be taken at any moment of it (A17)."""
    mode = state.rules.mode
    if state.played:
        return mode.transitions.close_turn(state, events)
    return at_step(state, mode.steps.turn if state.hand == NO_CARD else mode.steps.hand), events


def apply_end(state: State, seat: int, move: Move | Draw) -> Transition:
    """The seat declines whatever it could still do."""
    return state.rules.mode.transitions.end_turn(state, ())


def next_turn(state: State, events: tuple[Event, ...]) -> Transition:
    """The next seat's turn begins (A13)."""
    rules, _, seat, kingdoms, deck, known, piles, river, legends, held, _, _, _, idle, opening, extra = state
    seat = seat % rules.seats + 1
    turn = rules.mode.steps.turn
    fields = (rules, turn, seat, kingdoms, deck, known, piles, river, legends, held, NO_CARD, False, False)
    return new_state(State, (*fields, idle, opening, extra)), (*events, TURNS[seat])


def start_turns(state: State, events: tuple[Event, ...]) -> Transition:
    """Seat 1's first turn begins (A13)."""
    return state._replace(step=state.rules.mode.steps.turn, seat=1), (*events, TURNS[1])


def rebuild(state: State, events: tuple[Event, ...]) -> Transition:
    """The discards become the deck (A18); the pile is empty until a card is turned up, or keeps its top (D3)."""
    pile = state.discards[0]
    stays = pile[-1:] if state.rules.edition.discard_stays else b""
    shuffled = pile[: len(pile) - len(stays)]
    counts = [0] * (UNKNOWN + 1)
    for card in shuffled:
        counts[card] += 1
    state = state._replace(deck=bytes(counts), deck_known=True, discards=(stays,))
    return state, (*events, DeckRebuilt(len(shuffled)))


def apply_turn_up(state: State, actor: int, move: Move | Draw) -> Transition:
    """The new deck's first card is the discard (A18)."""
    assert isinstance(move, Draw)
    expect(move, "discard")
    turn = state.rules.mode.steps.turn
    turned = state._replace(step=turn, deck=less(state.deck, move.value), discards=(CARD_BYTES[move.value],))
    return turned, (DiscardTurnedUp(move.value),)


def finish(state: State, events: tuple[Event, ...], reason: str = "explored") -> Transition:
    """The game stops, by default because the seat has no land left; every land is turned up (A19)."""
    seat = state.seat if reason == "explored" else 0
    state, lands = turn_up_lands(state)
    return state._replace(step=OVER), (*events, GameEnded(lands, reason == "idle", reason, seat))


def turn_up_lands(state: State) -> tuple[State, tuple[ShownLand, ...]]:
    """The table with every land turned up, and what they were, by seat and cell."""
    lands = tuple(
        ShownLand(seat, cell, kingdom.cards[cell])
        for seat, kingdom in enumerate(state.kingdoms, 1)
        for cell in cells_of(kingdom.hidden)
    )
    return state._replace(kingdoms=tuple(unveil(kingdom) for kingdom in state.kingdoms)), lands


CARD = Step("card", asks_chance, {Draw: apply_card}, chances=card_chances, has_taken=None)
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
