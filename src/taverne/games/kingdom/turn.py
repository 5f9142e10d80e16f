"""The steps of a turn that every mode shares (A14–A19): take or draw, place or reveal, a legend, the end."""

from functools import lru_cache

from taverne.games.kingdom.cards import DRAGON, LEGENDS, NO_CARD, PORTAL, SYMBOLS, UNKNOWN
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
from taverne.games.kingdom.kingdom import CARD_BYTES, Kingdom, fresh, put, unveil
from taverne.games.kingdom.legends import met
from taverne.games.kingdom.links import ALL_CELLS, CELL_NAMES, cells_of
from taverne.games.kingdom.moves import (
    END,
    KingdomMove,
    Place,
    Reveal,
    Take,
    TakeLegend,
    legend_moves,
    places,
    takes,
)
from taverne.games.kingdom.opening import CARD, expect, less, reveal_legend
from taverne.games.kingdom.state import State, Told
from taverne.kernel.chance import Chances, Draw
from taverne.kernel.events import Event
from taverne.kernel.game import Move
from taverne.kernel.steps import refuse

IDLE_LIMIT = 100
"""Consecutive turns without an explored land after which the game ends (A19)."""

EMPTY = bytes(UNKNOWN + 1)
"""A deck without cards."""

_TURNS = tuple(TurnBegan(seat) for seat in range(9))


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


@lru_cache(maxsize=1 << 12)
def _mask(legends: tuple[int, ...]) -> int:
    return sum(1 << legend for legend in legends)


def legal_turn(state: State, seat: int) -> tuple[KingdomMove, ...]:
    """Before a card is taken: draw, take the discard, or a legend."""
    moves = takes(free_cells(state.kingdoms[seat - 1], state.discards[0][-1]))
    legends = open_legends(state)
    return moves + legend_moves(legends) if legends else moves


def legal_hand(state: State, seat: int) -> tuple[KingdomMove, ...]:
    """With a drawn card in hand: place it, discard it and reveal, or a legend."""
    kingdom = state.kingdoms[seat - 1]
    moves = places(free_cells(kingdom, state.hand), kingdom.hidden)
    legends = open_legends(state)
    return moves + legend_moves(legends) if legends else moves


def legal_close(state: State, seat: int) -> tuple[KingdomMove, ...]:
    """After the card: a legend, or the end of the turn."""
    return (*legend_moves(open_legends(state)), END)


def apply_draw(state: State, seat: int, move: Move | Draw) -> Told:
    """The seat reaches for the deck; chance says what it finds."""
    return state._replace(step=state.rules.mode.card), ()


def card_chances(state: State) -> Chances:
    """The cards that may be on top of the deck."""
    return Chances(CARD, state.deck)


def apply_card(state: State, actor: int, move: Move | Draw) -> Told:
    """The drawn card is seen by all (A14)."""
    assert isinstance(move, Draw)
    expect(move, "card")
    drawn = state._replace(step=state.rules.mode.hand, deck=less(state.deck, move.value), hand=move.value)
    return drawn, (CardDrawn(state.seat, move.value),)


def apply_take(state: State, seat: int, move: Move | Draw) -> Told:
    """The top of a discard is placed (A14a, A61)."""
    assert isinstance(move, Take)
    pile = move.pile
    piles = state.discards
    _check_pile(state, pile)
    _check_pile(state, move.to)
    cards = piles[pile - 1]
    if not cards:
        raise refuse("error-pile-empty", "A61", found=pile)
    piles = (cards[:-1],) if len(piles) == 1 else (*piles[: pile - 1], cards[:-1], *piles[pile:])
    return _lay(state, seat, move.cell, cards[-1], piles, pile, move.to)


def apply_place(state: State, seat: int, move: Move | Draw) -> Told:
    """The card in hand is placed (A15)."""
    assert isinstance(move, Place)
    _check_pile(state, move.to)
    return _lay(state, seat, move.cell, state.hand, state.discards, 0, move.to)


def _check_pile(state: State, pile: int) -> None:
    if pile > len(state.discards):
        raise refuse("error-pile-unknown", "A14", found=pile, expected=len(state.discards))


def _on_pile(piles: tuple[bytes, ...], to: int, card: int) -> tuple[bytes, ...]:
    """The discards with a card on top of one."""
    if len(piles) == 1:
        return (piles[0] + CARD_BYTES[card],)
    return (*piles[: to - 1], piles[to - 1] + CARD_BYTES[card], *piles[to:])


_placed = lru_cache(maxsize=1 << 15)(CardPlaced)


def _lay(state: State, seat: int, cell: int, card: int, piles: tuple[bytes, ...], pile: int, to: int) -> Told:
    kingdom = state.kingdoms[seat - 1]
    if not free_cells(kingdom, card) >> cell & 1:
        raise _blocked(kingdom, cell)
    old = kingdom.cards[cell]
    explored = kingdom.hidden >> cell & 1 == 1
    event = _placed(seat, cell, card, old, explored, pile, to)
    return _play(state, put(kingdom, cell, card), _on_pile(piles, to, old), explored, event)


def _blocked(kingdom: Kingdom, cell: int) -> Exception:
    there = kingdom.cards[cell]
    message = "error-cell-locked" if there in (PORTAL, DRAGON) else "error-cell-same"
    return refuse(message, "A15", cell=CELL_NAMES[cell], card=SYMBOLS[there])


def apply_reveal(state: State, seat: int, move: Move | Draw) -> Told:
    """The card in hand is discarded and a land turned up (A14b)."""
    assert isinstance(move, Reveal)
    _check_pile(state, move.to)
    kingdom = state.kingdoms[seat - 1]
    cell = move.cell
    if not kingdom.hidden >> cell & 1:
        raise refuse("error-land-explored", "A14", cell=CELL_NAMES[cell])
    card = kingdom.cards[cell]
    event = LandRevealed(seat, cell, card, state.hand, move.to)
    return _play(state, put(kingdom, cell, card), _on_pile(state.discards, move.to, state.hand), True, event)


def _play(state: State, kingdom: Kingdom, piles: tuple[bytes, ...], explored: bool, event: Event) -> Told:
    """The table after a card: the next turn in the common case, else what the mode says follows."""
    rules, _, seat, kingdoms, deck, known, _, river, legends, held, _, taken, _, idle, opening, extra = state
    mode = rules.mode
    kingdoms = (*kingdoms[: seat - 1], kingdom, *kingdoms[seat:])
    idle = 0 if explored else idle + 1
    if kingdom.hidden and mode.is_plain(state, kingdom) and idle < IDLE_LIMIT and deck != EMPTY:
        seat = seat % rules.seats + 1
        passed = (rules, mode.turn, seat, kingdoms, deck, known, piles, river, legends, held, NO_CARD, False, False)
        return fresh(State, (*passed, idle, opening, extra)), (event, _TURNS[seat])
    laid = (rules, mode.close, seat, kingdoms, deck, known, piles, river, legends, held, NO_CARD, taken, True)
    return mode.played(fresh(State, (*laid, idle, opening, extra)), (event,))


def close_turn(state: State, events: tuple[Event, ...]) -> Told:
    """The end of a turn: what is still open may be decided, else the turn passes."""
    mode = state.rules.mode
    if mode.is_open(state):
        return (state if state.step is mode.close else state._replace(step=mode.close)), events
    return mode.pass_turn(state, events)


def apply_legend(state: State, seat: int, move: Move | Draw) -> Told:
    """The seat takes a river legend; the river is refilled while the deck lasts (A17)."""
    assert isinstance(move, TakeLegend)
    legend = move.legend
    if state.taken:
        raise refuse("error-legend-second", "A17", legend=LEGENDS[legend])
    if legend not in state.river:
        raise refuse("error-legend-absent", "A17", legend=LEGENDS[legend])
    if not open_legends(state) >> legend & 1:
        raise refuse("error-legend-unmet", "A20", legend=LEGENDS[legend])
    return take_legend(state, seat, legend, ())


def take_legend(state: State, seat: int, legend: int, events: tuple[Event, ...]) -> Told:
    """A legend leaves the river for the seat; chance refills it while the deck lasts (A17)."""
    held = (*state.held[: seat - 1], (*state.held[seat - 1], legend), *state.held[seat:])
    river = tuple(other for other in state.river if other != legend)
    state = state._replace(river=river, held=held, taken=True)
    events = (*events, LegendTaken(seat, legend))
    if state.legend_deck:
        return state._replace(step=state.rules.mode.refill), events
    return _resume(state, events)


def apply_refill(state: State, actor: int, move: Move | Draw) -> Told:
    """The river's new legend."""
    assert isinstance(move, Draw)
    state, event = reveal_legend(state, move)
    return _resume(state, (event,))


def _resume(state: State, events: tuple[Event, ...]) -> Told:
    """Back to the turn after a legend, which may be taken at any moment of it (A17)."""
    mode = state.rules.mode
    if state.played:
        return close_turn(state, events)
    return state._replace(step=mode.turn if state.hand == NO_CARD else mode.hand), events


def apply_end(state: State, seat: int, move: Move | Draw) -> Told:
    """What is still open is declined."""
    return state.rules.mode.pass_turn(state, ())


def next_turn(state: State, events: tuple[Event, ...]) -> Told:
    """The next seat's turn begins (A13)."""
    rules, _, seat, kingdoms, deck, known, discards, river, legends, held, _, _, _, idle, opening, extra = state
    seat = seat % rules.seats + 1
    mode = rules.mode
    passed = (rules, mode.turn, seat, kingdoms, deck, known, discards, river, legends, held, NO_CARD, False, False)
    return fresh(State, (*passed, idle, opening, extra)), (*events, _TURNS[seat])


def start_turns(state: State, events: tuple[Event, ...]) -> Told:
    """Seat 1's first turn begins (A13)."""
    return state._replace(step=state.rules.mode.turn, seat=1), (*events, _TURNS[1])


def rebuild(state: State, events: tuple[Event, ...]) -> Told:
    """The discards become the deck (A18); the pile is empty until a card is turned up, or keeps its top (D3)."""
    pile = state.discards[0]
    stays = pile[-1:] if state.rules.edition.discard_stays else b""
    shuffled = pile[: len(pile) - len(stays)]
    counts = [0] * (UNKNOWN + 1)
    for card in shuffled:
        counts[card] += 1
    state = state._replace(deck=bytes(counts), deck_known=True, discards=(stays,))
    return state, (*events, DeckRebuilt(len(shuffled)))


def apply_turn_up(state: State, actor: int, move: Move | Draw) -> Told:
    """The new deck's first card is the discard (A18)."""
    assert isinstance(move, Draw)
    expect(move, "discard")
    turned = state._replace(
        step=state.rules.mode.turn, deck=less(state.deck, move.value), discards=(bytes((move.value,)),)
    )
    return turned, (DiscardTurnedUp(move.value),)


def finish(state: State, events: tuple[Event, ...], idle: bool = False) -> Told:
    """The game stops; every land is turned up (A19)."""
    state, lands = turn_up_lands(state)
    return state._replace(step=state.rules.mode.over), (*events, GameEnded(lands, idle))


def turn_up_lands(state: State) -> tuple[State, tuple[ShownLand, ...]]:
    """The table with every land turned up, and what they were, by seat and cell."""
    lands = tuple(
        ShownLand(seat, cell, kingdom.cards[cell])
        for seat, kingdom in enumerate(state.kingdoms, 1)
        for cell in cells_of(kingdom.hidden)
    )
    return state._replace(kingdoms=tuple(unveil(kingdom) for kingdom in state.kingdoms)), lands
