"""The solo campaign (A50–A57): three ages, two cards a turn, every legend of the row to be written."""

from taverne.games.kingdom.cards import KINDS, LEGENDS, NO_CARD, SYMBOLS
from taverne.games.kingdom.events import CardDrawn
from taverne.games.kingdom.kingdom import CARD_BYTES, WILDERNESS, Kingdom
from taverne.games.kingdom.legends import parse_legend
from taverne.games.kingdom.links import CELL_NAMES
from taverne.games.kingdom.mode import Ending, Mode, Step, Steps, TableLayout, Transition, Transitions
from taverne.games.kingdom.modes.competitive import CLOSE
from taverne.games.kingdom.modes.solo.campaign import (
    ROWS,
    begin_campaign,
    block_of,
    campaign_of,
    is_lost,
    must_place,
    objective_of,
    parse_campaign,
)
from taverne.games.kingdom.modes.solo.events import AgeEnded, BlockKept, CardDropped, LegendsLaidOut, LegendsSwapped
from taverne.games.kingdom.modes.solo.moves import (
    CAMPAIGN_PARSERS,
    NO_SWAP,
    PAIR_DECK,
    PAIR_DISCARD,
    Block,
    Drop,
    NoSwap,
    Pair,
    Swap,
)
from taverne.games.kingdom.modes.solo.results import (
    campaign_outcome,
    campaign_results,
    campaign_summary,
    present_campaign,
)
from taverne.games.kingdom.modes.solo.validation import check_campaign
from taverne.games.kingdom.moves import PARSERS, KingdomMove, Place, Reveal, TakeLegend, legend_moves, places
from taverne.games.kingdom.opening import (
    ARRANGING,
    DEALING,
    DRAWS,
    FIRST_DISCARD,
    LAYING,
    expect,
    less,
    next_step,
)
from taverne.games.kingdom.results import sheets
from taverne.games.kingdom.scoring import ScoreLines
from taverne.games.kingdom.state import Opening, State, at_step
from taverne.games.kingdom.turn import (
    EMPTY,
    OVER,
    apply_legend,
    apply_place,
    apply_reveal,
    card_chances,
    finish,
    free_cells,
    lay_card,
    next_turn,
    open_legends,
    start_turns,
    turn_up_lands,
)
from taverne.kernel.chance import Chances, Draw
from taverne.kernel.events import Event
from taverne.kernel.game import Move
from taverne.kernel.steps import asks_chance, asks_turn, refuse

AGES = len(ROWS)
_STARTS = (ROWS[0], ROWS[0] + ROWS[1])
_ROW_DRAWS = tuple(Draw("rows", code, legend) for legend, code in enumerate(LEGENDS))
_NEXT_ROW_DRAWS = tuple(Draw("rows", f"/ {code}", legend) for legend, code in enumerate(LEGENDS))
_CORNERS = tuple(row * 4 + column for row in range(3) for column in range(3))
_BLOCKS: tuple[KingdomMove, ...] = tuple(Block(cell) for cell in _CORNERS)


def _rows_chances(state: State) -> Chances:
    draws = _NEXT_ROW_DRAWS if len(state.river) in _STARTS else _ROW_DRAWS
    return Chances(draws, bytes(state.legend_deck >> legend & 1 for legend in range(len(LEGENDS))))


def _apply_row(state: State, actor: int, move: Move | Draw) -> Transition:
    """The river gathers all fifteen, then keeps the first row (A50)."""
    assert isinstance(move, Draw)
    expect(move, "rows")
    legend = move.value
    if not state.legend_deck >> legend & 1:
        raise refuse("error-legend-gone", "A50", found=LEGENDS[legend])
    laid = (*state.river, legend)
    state = state._replace(river=laid, legend_deck=state.legend_deck & ~(1 << legend))
    if state.legend_deck:
        return state, ()
    first, second = _STARTS
    rows = (laid[:first], laid[first:second], laid[second:])
    campaign = campaign_of(state)._replace(rows=rows[1:])
    return state._replace(step=next_step(state), river=rows[0], extra=campaign), (LegendsLaidOut(rows),)


def _begin(state: State, events: tuple[Event, ...]) -> Transition:
    """Before the first turn of ages 1 and 2 a legend may be swapped (A52)."""
    if campaign_of(state).age < AGES:
        return state._replace(step=SWAP, seat=1), events
    return start_turns(state, events)


def _legal_swap(state: State, seat: int) -> tuple[KingdomMove, ...]:
    mine, coming = _swap_rows(state)
    return (*(Swap(legend, other) for legend in mine for other in coming), NO_SWAP)


def _swap_rows(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The rows that may exchange a legend: this age's and the next (A52)."""
    return state.river, campaign_of(state).rows[0]


def _apply_swap(state: State, seat: int, move: Move | Draw) -> Transition:
    assert isinstance(move, Swap)
    rows = _swap_rows(state)
    for legend, row in zip((move.legend, move.other), rows, strict=True):
        if legend not in row:
            raise refuse("error-swap-row", "A52", legend=LEGENDS[legend])
    exchange = {move.legend: move.other, move.other: move.legend}
    river, coming = (tuple(exchange.get(legend, legend) for legend in row) for row in rows)
    campaign = campaign_of(state)
    state = state._replace(river=river, extra=campaign._replace(rows=(coming, *campaign.rows[1:])))
    return start_turns(state, (LegendsSwapped(seat, move.legend, move.other),))


def _apply_no_swap(state: State, seat: int, move: Move | Draw) -> Transition:
    return start_turns(state, ())


def _legal_turn(state: State, seat: int) -> tuple[KingdomMove, ...]:
    return (*_pairs(state), *legend_moves(open_legends(state)))


def _pairs(state: State) -> tuple[KingdomMove, ...]:
    """The ways to take two cards; a deck of one gives one (A53, A55)."""
    return (PAIR_DECK, PAIR_DISCARD) if sum(state.deck) > 1 else (PAIR_DISCARD,)


def _apply_pair(state: State, seat: int, move: Move | Draw) -> Transition:
    """Two cards are taken; they are looked at together (A53)."""
    assert isinstance(move, Pair)
    campaign = campaign_of(state)
    if move not in _pairs(state):
        raise refuse("error-pair-deck", "A55", found=sum(state.deck))
    if move == PAIR_DECK:
        return state._replace(step=PAIR, extra=campaign._replace(pair=b"", from_discard=NO_CARD)), ()
    pile = state.discards[0]
    campaign = campaign._replace(pair=pile[-1:], from_discard=pile[-1])
    return state._replace(step=PAIR, discards=(pile[:-1],), extra=campaign), ()


def _apply_pair_card(state: State, actor: int, move: Move | Draw) -> Transition:
    assert isinstance(move, Draw)
    expect(move, "card")
    campaign = campaign_of(state)
    pair = campaign.pair + CARD_BYTES[move.value]
    step = PAIR if len(pair) < 2 else DROP
    state = state._replace(step=step, deck=less(state.deck, move.value), extra=campaign._replace(pair=pair))
    return state, (CardDrawn(state.seat, move.value, campaign.from_discard),)


def _legal_drop(state: State, seat: int) -> tuple[KingdomMove, ...]:
    return tuple(Drop(card) for card in sorted(set(campaign_of(state).pair)))


def _apply_drop(state: State, seat: int, move: Move | Draw) -> Transition:
    """One card is discarded, the other played: the discard's must be placed (A53)."""
    assert isinstance(move, Drop)
    campaign = campaign_of(state)
    pair = campaign.pair
    if move.card not in pair:
        held = " ".join(SYMBOLS[card] for card in pair)
        raise refuse("error-drop-card", "A53", found=SYMBOLS[move.card], expected=held)
    place = pair.index(move.card)
    kept = pair[1 - place]
    is_bound = must_place(campaign, move.card, kept)
    state = state._replace(
        step=HAND,
        discards=(state.discards[0] + CARD_BYTES[move.card],),
        hand=kept,
        extra=campaign._replace(pair=b"", from_discard=NO_CARD, must_place=is_bound),
    )
    return state, (CardDropped(seat, move.card, kept, is_bound),)


def _legal_hand(state: State, seat: int) -> tuple[KingdomMove, ...]:
    cells = free_cells(state.kingdoms[seat - 1], state.hand)
    return (*places(cells, _open_lands(state)), *legend_moves(open_legends(state)))


def _open_lands(state: State) -> int:
    """The lands the card in hand may be discarded for: none if it was the discard's (A53)."""
    return 0 if campaign_of(state).must_place else state.kingdoms[0].hidden


def _apply_reveal(state: State, seat: int, move: Move | Draw) -> Transition:
    assert isinstance(move, Reveal)
    if not _open_lands(state):
        raise refuse("error-must-place", "A53", cell=CELL_NAMES[move.cell])
    return apply_reveal(state, seat, move)


def _after_card(state: State, kingdom: Kingdom, piles: tuple[bytes, ...], explored: bool, event: Event) -> Transition:
    """Without a land left the age is over; else the turn closes (A55)."""
    state = lay_card(state, kingdom, piles, explored)
    state = state._replace(extra=campaign_of(state)._replace(must_place=False))
    return _close_turn(state, (event,)) if kingdom.hidden else _end_age(state, (event,), "explored")


def _close_turn(state: State, events: tuple[Event, ...]) -> Transition:
    """A legend may still be written; else the turn ends (A54)."""
    return (at_step(state, CLOSE), events) if open_legends(state) else _end_turn(state, events)


def _end_turn(state: State, events: tuple[Event, ...]) -> Transition:
    """The deck is never rebuilt within an age: without it the age is over (A55)."""
    return _end_age(state, events, "deck") if state.deck == EMPTY else next_turn(state, events)


def _end_age(state: State, events: tuple[Event, ...], reason: str) -> Transition:
    """The lands are turned up and the age is scored; an unwritten legend loses the campaign (A55, A56)."""
    state, lands = turn_up_lands(state)
    campaign = campaign_of(state)
    objective = objective_of(state)
    kingdom = sheets(state)[0].total
    campaign = campaign._replace(scores=(*campaign.scores, (kingdom, objective)))
    is_over = is_lost(state)
    events = (*events, AgeEnded(campaign.age, lands, kingdom, objective, is_over, reason, state.river))
    state = state._replace(step=BLOCK, taken=False, played=False, extra=campaign)
    if is_over or campaign.age == AGES:
        return finish(state, events, "lost" if is_over else "campaign")
    return state, events


def _legal_block(state: State, seat: int) -> tuple[KingdomMove, ...]:
    return _BLOCKS


def _apply_block(state: State, seat: int, move: Move | Draw) -> Transition:
    """The block is the next age's centre; all other cards are the new deck (A57)."""
    assert isinstance(move, Block)
    cell = move.cell
    if cell not in _CORNERS:
        raise refuse("error-block-cell", "A57", cell=CELL_NAMES[cell])
    cards = state.kingdoms[0].cards
    block = block_of(cards, cell)
    deck = bytes([*(state.rules.copies - block.count(kind) for kind in KINDS), 0])
    campaign = campaign_of(state)
    past = sum(1 << legend for legend in state.held[0])
    return state._replace(
        step=LAYING,
        kingdoms=(WILDERNESS,),
        deck=deck,
        discards=(b"",),
        river=campaign.rows[0],
        held=((),),
        idle=0,
        opening=Opening((block,), bytes(len(KINDS)), b"", (block,)),
        extra=campaign._replace(age=campaign.age + 1, rows=campaign.rows[1:], gone=campaign.gone | past),
    ), (BlockKept(seat, cell),)


def _parse_rows(words: list[str], seats: int) -> tuple[Draw, ...]:
    codes = [word for word in words if word != "/"]
    return tuple(
        (_NEXT_ROW_DRAWS if place in _STARTS else _ROW_DRAWS)[parse_legend(code)] for place, code in enumerate(codes)
    )


LAYING_ROWS = Step("rows", asks_chance, {Draw: _apply_row}, chances=_rows_chances)
SWAP = Step(
    "swap", asks_turn, {Swap: _apply_swap, NoSwap: _apply_no_swap}, legal=_legal_swap, is_turn=True, clause="A52"
)
TURN = Step(
    "turn", asks_turn, {Pair: _apply_pair, TakeLegend: apply_legend}, legal=_legal_turn, is_turn=True, has_taken=None
)
PAIR = Step("pair", asks_chance, {Draw: _apply_pair_card}, chances=card_chances, has_taken=None)
DROP = Step("drop", asks_turn, {Drop: _apply_drop}, legal=_legal_drop, is_turn=True, clause="A53", has_taken=None)
HAND = Step(
    "hand",
    asks_turn,
    {Place: apply_place, Reveal: _apply_reveal, TakeLegend: apply_legend},
    legal=_legal_hand,
    is_turn=True,
    has_hand=True,
    has_taken=None,
)
BLOCK = Step(
    "block", asks_turn, {Block: _apply_block}, legal=_legal_block, is_turn=True, clause="A57", is_explored=True
)

SOLO = Mode(
    name="solo",
    seats=(1,),
    layout=TableLayout(
        river_size=lambda seats: ROWS[0],
        begin_extra=begin_campaign,
        parse_extra=parse_campaign,
        present_extra=present_campaign,
        check=check_campaign,
    ),
    steps=Steps(
        opening=(LAYING_ROWS, DEALING, LAYING, FIRST_DISCARD, ARRANGING),
        turn=TURN,
        hand=HAND,
        others=(SWAP, PAIR, DROP, CLOSE, BLOCK, OVER),
    ),
    transitions=Transitions(after_setup=_begin, after_card=_after_card, close_turn=_close_turn, end_turn=_end_turn),
    ending=Ending(
        campaign_outcome,
        campaign_results,
        campaign_summary,
        faces_game=True,
        score_lines=tuple(line for line in ScoreLines._fields if line != "legends"),
    ),
    parsers={**{word: PARSERS[word] for word in ("arrange", "place", "reveal", "legend", "end")}, **CAMPAIGN_PARSERS},
    draws={**{head: parser for head, parser in DRAWS.items() if head != "river"}, "rows": _parse_rows},
)
