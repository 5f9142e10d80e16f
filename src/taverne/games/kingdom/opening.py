"""The steps of the setup (A12, D2): river, starting cards, lands, discard, and their secret arrangement."""

from collections.abc import Mapping
from functools import lru_cache

from taverne.games.kingdom.cards import ALL_LEGENDS, KINDS, LEGENDS, NO_CARD, SYMBOLS, UNKNOWN
from taverne.games.kingdom.events import (
    Answered,
    Arranged,
    CardsDealt,
    DiscardTurnedUp,
    LandsLaid,
    LegendRevealed,
)
from taverne.games.kingdom.kingdom import CARD_BYTES, WILDERNESS, Kingdom, parse_card, put
from taverne.games.kingdom.legends import parse_legend
from taverne.games.kingdom.links import CELLS, CENTRE
from taverne.games.kingdom.mode import DrawParser, Rules, Step, Transition
from taverne.games.kingdom.moves import Arrange, KingdomMove, arrangements
from taverne.games.kingdom.state import Opening, State, at_step, new_state
from taverne.kernel.chance import NOBODY, Chances, Draw
from taverne.kernel.errors import BadText
from taverne.kernel.events import Event, Split
from taverne.kernel.game import MAX_SEATS, Move
from taverne.kernel.steps import asks_chance, refuse

STARTING_CARDS = 4
OUTER = tuple(cell for cell in CELLS if cell not in CENTRE)
"""Where the lands are laid, in reading order."""

RIVER = tuple(Draw("river", code, legend) for legend, code in enumerate(LEGENDS))
CARD_DRAWS = tuple(Draw("card", SYMBOLS[kind], kind) for kind in KINDS)
DISCARD = tuple(Draw("discard", SYMBOLS[kind], kind) for kind in KINDS)
DEAL = tuple(
    tuple(Draw(f"deal {seat}", SYMBOLS[kind], kind, glue="") for kind in KINDS) for seat in range(MAX_SEATS + 1)
)
ASIDE = tuple(Draw("aside", "", kind) for kind in KINDS)
LANDS = tuple(
    tuple(Draw(f"lands {seat}", SYMBOLS[kind], kind, glue="", known=NOBODY) for kind in KINDS)
    for seat in range(MAX_SEATS + 1)
)
_UNSEEN_LANDS = tuple(
    Draw(f"lands {seat}", SYMBOLS[UNKNOWN], UNKNOWN, glue="", known=NOBODY) for seat in range(MAX_SEATS + 1)
)

_LEGEND_REVEALED = tuple(LegendRevealed(legend) for legend in range(len(LEGENDS)))
_ALL_LEGENDS = range(len(LEGENDS))
_BYTE = tuple(bytes((number,)) for number in range(256))
_DEAL_HEADS = tuple(f"deal {seat}" for seat in range(MAX_SEATS + 1))
_LANDS_HEADS = tuple(f"lands {seat}" for seat in range(MAX_SEATS + 1))


def begin(rules: Rules) -> State:
    """The table before anything is drawn."""
    return State(
        rules=rules,
        step=rules.mode.steps.opening[0],
        seat=1,
        kingdoms=(WILDERNESS,) * rules.seats,
        deck=bytes([rules.copies] * len(KINDS) + [0]),
        deck_known=False,
        discards=(b"",) * rules.mode.layout.piles,
        river=(),
        legend_deck=ALL_LEGENDS,
        held=((),) * rules.seats,
        hand=NO_CARD,
        taken=False,
        played=False,
        idle=0,
        opening=Opening((b"",) * rules.seats, bytes(len(KINDS)), b"", (None,) * rules.seats),
        extra=rules.mode.layout.begin_extra(rules.seats),
    )


def next_step(state: State) -> Step:
    """The next step of the setup."""
    steps = state.rules.mode.steps.opening
    return steps[steps.index(state.step) + 1]


def do_lands_lie(state: State) -> bool:
    """Whether the lands are on the table yet."""
    steps = state.rules.mode.steps.opening
    return state.step not in steps or steps.index(state.step) > steps.index(LAYING)


def opening_of(state: State) -> Opening:
    """The opening of a state that is still being set up."""
    if state.opening is None:
        raise ValueError("the opening is over")
    return state.opening


def less(counts: bytes, kind: int) -> bytes:
    """Counts with one card of a kind taken away."""
    if not counts[kind]:
        return _less_unseen(counts, kind)
    return counts[:kind] + _BYTE[counts[kind] - 1] + counts[kind + 1 :]


def _less_unseen(counts: bytes, kind: int) -> bytes:
    """A deck with one card less of which only the size is known: it was unseen, or the card is."""
    if not (counts[UNKNOWN] or (kind == UNKNOWN and any(counts))):
        raise refuse("error-draw-impossible", "A12", found=SYMBOLS[kind])
    return bytes([*bytes(UNKNOWN), sum(counts) - 1])


def more(counts: bytes, kind: int) -> bytes:
    """Counts with one card of a kind added."""
    return counts[:kind] + bytes((counts[kind] + 1,)) + counts[kind + 1 :]


def _with_opening(state: State, deck: bytes, opening: Opening) -> State:
    rules, step, seat, kingdoms, _, known, piles, river, legends, held, hand, taken, played, idle, _, extra = state
    values = (rules, step, seat, kingdoms, deck, known, piles, river, legends, held, hand, taken, played, idle)
    return new_state(State, (*values, opening, extra))


def expect(move: Draw, head: str) -> None:
    """Raises IllegalMove unless the draw belongs to the record line chance is asked for."""
    if move.head != head:
        raise refuse("error-draw-expected", "A12", found=str(move), expected=head)


def river_chances(state: State) -> Chances:
    """The legends that may be revealed next."""
    legends = state.legend_deck
    return Chances(RIVER, [legends >> legend & 1 for legend in _ALL_LEGENDS])


def reveal_legend(state: State, move: Draw) -> tuple[State, Event]:
    """A legend of the deck joins the river."""
    expect(move, "river")
    legend = move.value
    if not state.legend_deck >> legend & 1:
        raise refuse("error-legend-gone", "A12", found=LEGENDS[legend])
    rules, step, seat, kingdoms, deck, known, piles, river, legends, *_ = state
    fields = (rules, step, seat, kingdoms, deck, known, piles, (*river, legend), legends & ~(1 << legend))
    return new_state(State, (*fields, *state[9:])), _LEGEND_REVEALED[legend]


def _apply_river(state: State, actor: int, move: Move | Draw) -> Transition:
    assert isinstance(move, Draw)
    state, event = reveal_legend(state, move)
    if len(state.river) == state.rules.mode.layout.river_size(state.rules.seats):
        state = at_step(state, next_step(state))
    return state, (event,)


def _deal_chances(state: State) -> Chances:
    seat = state.seat
    return Chances(_deals(seat, opening_of(state).dealt[seat - 1]), state.deck)


@lru_cache(maxsize=1 << 13)
def _deals(seat: int, dealt: bytes) -> tuple[Draw, ...]:
    return tuple(ASIDE[kind] if kind in dealt else DEAL[seat][kind] for kind in KINDS)


def _apply_deal(state: State, actor: int, move: Move | Draw) -> Transition:
    assert isinstance(move, Draw)
    dealt, aside, lands, answers = opening_of(state)
    seat = state.seat  # The seat being dealt to.
    card = move.value
    hand = dealt[seat - 1]
    if card in hand:
        if move.head != "aside":
            raise refuse("error-deal-double", "A12", found=SYMBOLS[card], seat=seat)
        doubled = Opening(dealt, more(aside, card), lands, answers)
        return state._replace(deck=less(state.deck, card), opening=doubled), ()
    expect(move, _DEAL_HEADS[seat])
    hand += CARD_BYTES[card]
    dealt = (*dealt[: seat - 1], hand, *dealt[seat:])
    deck = less(state.deck, card)
    opening = Opening(dealt, aside, lands, answers)
    if len(hand) < STARTING_CARDS:
        return _with_opening(state, deck, opening), ()
    event = CardsDealt(seat, hand)
    if seat < state.rules.seats:
        return state._replace(seat=seat + 1, deck=deck, opening=opening), (event,)
    # What was set aside is shuffled back when all are done (A12, D2).
    deck = bytes(here + back for here, back in zip(deck, aside + b"\0", strict=True))
    opening = Opening(dealt, bytes(len(KINDS)), lands, answers)
    return state._replace(step=next_step(state), seat=1, deck=deck, opening=opening), (event,)


def _lands_chances(state: State) -> Chances:
    return Chances(LANDS[len(opening_of(state).lands) // len(OUTER) + 1], state.deck)


def _apply_land(state: State, actor: int, move: Move | Draw) -> Transition:
    assert isinstance(move, Draw)
    dealt, aside, lands, answers = opening_of(state)
    seat = len(lands) // len(OUTER) + 1
    expect(move, _LANDS_HEADS[seat])
    deck = less(state.deck, move.value)
    lands += CARD_BYTES[move.value]
    if len(lands) % len(OUTER):
        return _with_opening(state, deck, Opening(dealt, aside, lands, answers)), ()
    if seat < state.rules.seats:
        return state._replace(deck=deck, opening=Opening(dealt, aside, lands, answers)), (LandsLaid(seat),)
    laid = state._replace(
        step=next_step(state), kingdoms=_lay_lands(lands), deck=deck, opening=Opening(dealt, aside, b"", answers)
    )
    return laid, (LandsLaid(seat),)


def _lay_lands(lands: bytes) -> tuple[Kingdom, ...]:
    """Every seat's lands around its centre, row by row."""
    return tuple(surround(lands[start : start + len(OUTER)]) for start in range(0, len(lands), len(OUTER)))


def surround(lands: bytes) -> Kingdom:
    """A kingdom of twelve unexplored lands, its centre still empty."""
    cards = bytearray(WILDERNESS.cards)
    for cell, card in zip(OUTER, lands, strict=True):
        cards[cell] = card
    return WILDERNESS._replace(cards=bytes(cards))


def discard_chances(state: State) -> Chances:
    """The cards of the deck that may be turned up as the discard."""
    return Chances(DISCARD, state.deck)


def _apply_discard(state: State, actor: int, move: Move | Draw) -> Transition:
    assert isinstance(move, Draw)
    expect(move, "discard")
    deck = less(state.deck, move.value)
    laid = state.discards.index(b"")
    discards = (*state.discards[:laid], CARD_BYTES[move.value], *state.discards[laid + 1 :])
    state = state._replace(deck=deck, discards=discards)
    event = DiscardTurnedUp(move.value, laid + 1)
    if laid + 1 < state.rules.mode.layout.piles:
        return state, (event,)
    answers = opening_of(state).answers
    if None not in answers:  # A campaign's next age keeps its block as it lies (A57).
        return _open_answers(state, answers, (event,))
    return state._replace(step=next_step(state)), (event,)


def _asks_all(state: State) -> tuple[int, ...]:
    return tuple(seat for seat, answer in enumerate(opening_of(state).answers, 1) if answer is None)


def legal_arrange(state: State, seat: int) -> tuple[KingdomMove, ...]:
    """The ways to lay the cards dealt to a seat."""
    return arrangements(bytes(sorted(opening_of(state).dealt[seat - 1])))


def _apply_arrange(state: State, seat: int, move: Move | Draw) -> Transition:
    assert isinstance(move, Arrange)
    opening = opening_of(state)
    check_arrangement(move, opening.dealt[seat - 1])
    answers = (*opening.answers[: seat - 1], move.cards, *opening.answers[seat:])
    events: tuple[Event, ...] = (Split(Answered(seat), ((seat, Arranged(seat, move.cards)),)),)
    if any(answer is None for answer in answers):
        return state._replace(opening=opening._replace(answers=answers)), events
    return _open_answers(state, answers, events)


def check_arrangement(move: Arrange, dealt: bytes) -> None:
    """Raises IllegalMove unless the arrangement lays exactly the cards dealt."""
    if sorted(move.cards) != sorted(dealt):
        held = "".join(SYMBOLS[card] for card in dealt)
        raise refuse("error-arrange-cards", "A12", found=str(move), expected=held)


def _open_answers(state: State, answers: tuple[bytes | None, ...], events: tuple[Event, ...]) -> Transition:
    kingdoms = []
    for seat, (kingdom, answer) in enumerate(zip(state.kingdoms, answers, strict=True), 1):
        # An answer this audience has not seen stays unknown: a preview knows no more than its view.
        cards = answer or bytes([UNKNOWN] * STARTING_CARDS)
        for cell, card in zip(CENTRE, cards, strict=True):
            kingdom = put(kingdom, cell, card)
        kingdoms.append(kingdom)
        events = (*events, Arranged(seat, cards))
    return state.rules.mode.transitions.after_setup(state._replace(kingdoms=tuple(kingdoms), opening=None), events)


REVEALING = Step("river", asks_chance, {Draw: _apply_river}, chances=river_chances)
DEALING = Step("deal", asks_chance, {Draw: _apply_deal}, chances=_deal_chances)
LAYING = Step("lands", asks_chance, {Draw: _apply_land}, chances=_lands_chances)
FIRST_DISCARD = Step("discard", asks_chance, {Draw: _apply_discard}, chances=discard_chances)
ARRANGING = Step("arrange", _asks_all, {Arrange: _apply_arrange}, legal=legal_arrange)


def _parse_river(words: list[str], seats: int) -> tuple[Draw, ...]:
    return tuple(RIVER[parse_legend(code)] for code in words)


def _parse_deal(words: list[str], seats: int) -> tuple[Draw, ...]:
    seat, cards = words
    return tuple(DEAL[parse_seat(seat, seats)][parse_card(symbol)] for symbol in cards)


def _parse_lands(words: list[str], seats: int) -> tuple[Draw, ...]:
    seat, cards = words
    if len(cards) > len(OUTER):
        raise BadText("error-lands-count", clause="A12", seat=seat, found=len(cards), expected=len(OUTER))
    owner = parse_seat(seat, seats)
    return tuple(
        _UNSEEN_LANDS[owner] if symbol == SYMBOLS[UNKNOWN] else LANDS[owner][parse_card(symbol)] for symbol in cards
    )


def _parse_discard(words: list[str], seats: int) -> tuple[Draw, ...]:
    return tuple(DISCARD[parse_card(card)] for card in words)


def _parse_card_drawn(words: list[str], seats: int) -> tuple[Draw, ...]:
    return tuple(CARD_DRAWS[parse_card(card)] for card in words)


DRAWS = {
    "river": _parse_river,
    "deal": _parse_deal,
    "lands": _parse_lands,
    "discard": _parse_discard,
    "card": _parse_card_drawn,
}
"""The parsers of chance's lines in the competitive game; other modes add to them."""


def parse_draws(text: str, seats: int, parsers: Mapping[str, DrawParser]) -> tuple[Draw, ...]:
    """The draws of one chance line, in a mode with these parsers."""
    word, *rest = text.split() or [""]
    if word not in parsers or not rest:
        raise BadText("error-chance-unknown", found=text)
    try:
        return parsers[word](rest, seats)
    except ValueError:
        raise BadText("error-chance-unknown", found=text) from None


def parse_seat(text: str, seats: int) -> int:
    """A seat of the table."""
    if text not in [str(seat) for seat in range(1, seats + 1)]:
        raise BadText("error-seat-unknown", found=text, expected=f"1 … {seats}")
    return int(text)
