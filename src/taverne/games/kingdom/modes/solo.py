"""The solo campaign (A50–A57): three ages, two cards a turn, every legend of the row to be written."""

from collections.abc import Iterable
from dataclasses import replace

from taverne.games.kingdom.campaign import (
    CAMPAIGN_WORDS,
    NO_SWAP,
    PAIR_DECK,
    PAIR_DISCARD,
    ROWS,
    Age,
    Block,
    CampaignSummary,
    CampaignView,
    Drop,
    NoSwap,
    Pair,
    Swap,
    begin_campaign,
    campaign_of,
    parse_campaign,
)
from taverne.games.kingdom.cards import KINDS, LEGEND_POINTS, LEGENDS, NO_CARD, SYMBOLS, UNKNOWN
from taverne.games.kingdom.events import AgeEnded, BlockKept, CardDrawn, CardDropped, LegendsLaidOut, LegendsSwapped
from taverne.games.kingdom.kingdom import CARD_BYTES, WILDERNESS
from taverne.games.kingdom.legends import parse_legend
from taverne.games.kingdom.links import CELL_NAMES, cells_of
from taverne.games.kingdom.modes.competitive import CLOSE, COMPETITIVE, OVER, REFILL
from taverne.games.kingdom.moves import WORDS, KingdomMove, Place, Reveal, TakeLegend, legend_moves, places
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
from taverne.games.kingdom.state import Opening, State, Step, Told
from taverne.games.kingdom.turn import (
    EMPTY,
    apply_legend,
    apply_place,
    apply_reveal,
    card_chances,
    close_turn,
    finish,
    free_cells,
    next_turn,
    open_legends,
    start_turns,
    turn_up_lands,
)
from taverne.games.kingdom.validation import check_centres, check_no_tiles, check_unlaid, misfit
from taverne.kernel.chance import Chances, Draw
from taverne.kernel.events import Event
from taverne.kernel.game import Move
from taverne.kernel.outcome import Outcome
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


def _apply_row(state: State, actor: int, move: Move | Draw) -> Told:
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


def _start(state: State, events: tuple[Event, ...]) -> Told:
    """Before the first turn of ages 1 and 2 a legend may be swapped (A52)."""
    if campaign_of(state).age < AGES:
        return state._replace(step=SWAP, seat=1), events
    return start_turns(state, events)


def _legal_swap(state: State, seat: int) -> tuple[KingdomMove, ...]:
    coming = campaign_of(state).rows[0]
    return (*(Swap(mine, other) for mine in state.river for other in coming), NO_SWAP)


def _apply_swap(state: State, seat: int, move: Move | Draw) -> Told:
    assert isinstance(move, Swap)
    campaign = campaign_of(state)
    for legend, row in ((move.legend, state.river), (move.other, campaign.rows[0])):
        if legend not in row:
            raise refuse("error-swap-row", "A52", legend=LEGENDS[legend])
    exchange = {move.legend: move.other, move.other: move.legend}
    river = tuple(exchange.get(legend, legend) for legend in state.river)
    coming = tuple(exchange.get(legend, legend) for legend in campaign.rows[0])
    state = state._replace(river=river, extra=campaign._replace(rows=(coming, *campaign.rows[1:])))
    return start_turns(state, (LegendsSwapped(seat, move.legend, move.other),))


def _apply_no_swap(state: State, seat: int, move: Move | Draw) -> Told:
    return start_turns(state, ())


def _legal_turn(state: State, seat: int) -> tuple[KingdomMove, ...]:
    pairs = (PAIR_DECK, PAIR_DISCARD) if sum(state.deck) > 1 else (PAIR_DISCARD,)
    return (*pairs, *legend_moves(open_legends(state)))


def _apply_pair(state: State, seat: int, move: Move | Draw) -> Told:
    """Two cards are taken; they are looked at together (A53)."""
    assert isinstance(move, Pair)
    campaign = campaign_of(state)
    if move == PAIR_DECK:
        if sum(state.deck) < 2:
            raise refuse("error-pair-deck", "A55", found=sum(state.deck))
        return state._replace(step=PAIR, extra=campaign._replace(pair=b"", from_discard=NO_CARD)), ()
    pile = state.discards[0]
    campaign = campaign._replace(pair=pile[-1:], from_discard=pile[-1])
    return state._replace(step=PAIR, discards=(pile[:-1],), extra=campaign), ()


def _apply_pair_card(state: State, actor: int, move: Move | Draw) -> Told:
    assert isinstance(move, Draw)
    expect(move, "card")
    campaign = campaign_of(state)
    pair = campaign.pair + CARD_BYTES[move.value]
    step = PAIR if len(pair) < 2 else DROP
    state = state._replace(step=step, deck=less(state.deck, move.value), extra=campaign._replace(pair=pair))
    return state, (CardDrawn(state.seat, move.value),)


def _legal_drop(state: State, seat: int) -> tuple[KingdomMove, ...]:
    return tuple(Drop(card) for card in sorted(set(campaign_of(state).pair)))


def _apply_drop(state: State, seat: int, move: Move | Draw) -> Told:
    """One card is discarded, the other played: the discard's must be placed (A53)."""
    assert isinstance(move, Drop)
    campaign = campaign_of(state)
    pair = campaign.pair
    if move.card not in pair:
        held = " ".join(SYMBOLS[card] for card in pair)
        raise refuse("error-drop-card", "A53", found=SYMBOLS[move.card], expected=held)
    place = pair.index(move.card)
    kept = pair[1 - place]
    # Of two alike the kept one counts as the deck's.
    must_place = kept == campaign.from_discard and kept != move.card
    state = state._replace(
        step=HAND,
        discards=(state.discards[0] + CARD_BYTES[move.card],),
        hand=kept,
        extra=campaign._replace(pair=b"", from_discard=NO_CARD, must_place=must_place),
    )
    return state, (CardDropped(seat, move.card),)


def _legal_hand(state: State, seat: int) -> tuple[KingdomMove, ...]:
    kingdom = state.kingdoms[seat - 1]
    lands = 0 if campaign_of(state).must_place else kingdom.hidden
    return (*places(free_cells(kingdom, state.hand), lands), *legend_moves(open_legends(state)))


def _apply_reveal(state: State, seat: int, move: Move | Draw) -> Told:
    assert isinstance(move, Reveal)
    if campaign_of(state).must_place:
        raise refuse("error-must-place", "A53", cell=CELL_NAMES[move.cell])
    return apply_reveal(state, seat, move)


def _played(state: State, events: tuple[Event, ...]) -> Told:
    state = state._replace(extra=campaign_of(state)._replace(must_place=False))
    if not state.kingdoms[0].hidden:
        return _end_age(state, events)
    return close_turn(state, events)


def _pass_turn(state: State, events: tuple[Event, ...]) -> Told:
    """The deck is never rebuilt within an age: without it the age is over (A55)."""
    return _end_age(state, events) if state.deck == EMPTY else next_turn(state, events)


def _end_age(state: State, events: tuple[Event, ...]) -> Told:
    """The lands are turned up and the age is scored; an unwritten legend loses the campaign (A55, A56)."""
    state, lands = turn_up_lands(state)
    campaign = campaign_of(state)
    objective = _objective(state)
    kingdom = sheets(state)[0].total
    campaign = campaign._replace(scores=(*campaign.scores, (kingdom, objective)))
    events = (*events, AgeEnded(campaign.age, lands, kingdom, objective))
    state = state._replace(step=BLOCK, taken=False, played=False, extra=campaign)
    if state.river or campaign.age == AGES:
        return finish(state, events)
    return state, events


def _objective(state: State) -> int:
    """What the kingdom of this age is measured by (A56)."""
    return sum(LEGEND_POINTS[legend] for legend in (*state.river, *state.held[0]))


def _marks(state: State) -> tuple[str, ...]:
    """`objective AGE POINTS` for this age and those to come."""
    campaign = campaign_of(state)
    coming = (sum(LEGEND_POINTS[legend] for legend in row) for row in campaign.rows)
    objectives = enumerate((_objective(state), *coming), campaign.age)
    return tuple(f"objective {age} {points}" for age, points in objectives)


def _present(state: State) -> CampaignView:
    campaign = campaign_of(state)
    past, rows = _past_ages(state), []
    if len(past) < campaign.age:
        rows.append(state.river)
    rows += campaign.rows
    objectives = [_objective(state) if row is state.river else _worth(row) for row in rows]
    coming = (
        Age(age, _codes(row), objective, None)
        for age, (row, objective) in enumerate(zip(rows, objectives, strict=True), len(past) + 1)
    )
    return CampaignView(
        age=campaign.age,
        ages=(*past, *coming),
        past=_codes(cells_of(campaign.gone)),
        pair=tuple(SYMBOLS[card] for card in campaign.pair),
        is_lost=state.step is OVER and is_lost(state),
    )


def _past_ages(state: State) -> tuple[Age, ...]:
    scores = enumerate(campaign_of(state).scores, 1)
    return tuple(Age(age, (), objective, kingdom) for age, (kingdom, objective) in scores)


def _summary(state: State) -> CampaignSummary:
    total = None if is_lost(state) else _total(state)
    return CampaignSummary(_past_ages(state), total, _codes(state.river))


def _codes(legends: Iterable[int]) -> tuple[str, ...]:
    return tuple(LEGENDS[legend] for legend in legends)


def _worth(legends: Iterable[int]) -> int:
    return sum(LEGEND_POINTS[legend] for legend in legends)


def _legal_block(state: State, seat: int) -> tuple[KingdomMove, ...]:
    return _BLOCKS


def _apply_block(state: State, seat: int, move: Move | Draw) -> Told:
    """The block is the next age's centre; all other cards are the new deck (A57)."""
    assert isinstance(move, Block)
    cell = move.cell
    if cell not in _CORNERS:
        raise refuse("error-block-cell", "A57", cell=CELL_NAMES[cell])
    cards = state.kingdoms[0].cards
    block = bytes(cards[place] for place in (cell, cell + 1, cell + 4, cell + 5))
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


def is_lost(state: State) -> bool:
    """Whether a legend of the age's row is unwritten at its end (A56)."""
    return bool(state.river)


def _total(state: State) -> int:
    return 0 if is_lost(state) else sum(kingdom - objective for kingdom, objective in campaign_of(state).scores)


def _outcome(state: State) -> Outcome:
    return Outcome((_total(state),), (1,), won=not is_lost(state))


def _results(state: State) -> tuple[str, ...]:
    ages = [
        f"age {age} kingdom {kingdom} objective {objective} score {kingdom - objective}"
        for age, (kingdom, objective) in enumerate(campaign_of(state).scores, 1)
    ]
    return (*ages, "lost" if is_lost(state) else f"total {_total(state)}")


def _parse_rows(words: list[str], seats: int) -> tuple[Draw, ...]:
    codes = [word for word in words if word != "/"]
    return tuple(
        (_NEXT_ROW_DRAWS if place in _STARTS else _ROW_DRAWS)[parse_legend(code)] for place, code in enumerate(codes)
    )


def _check(table: State) -> None:
    check_no_tiles(table)
    check_centres(table)
    _check_rows(table)
    _check_pair(table)
    campaign = campaign_of(table)
    is_over = table.step in (BLOCK, OVER)
    if len(campaign.scores) != campaign.age - (not is_over):
        raise misfit(table, "age", "A56")
    past = sum(objective for _, objective in campaign.scores[: campaign.age - 1])
    if past != sum(LEGEND_POINTS[legend] for legend in cells_of(campaign.gone)):
        raise misfit(table, "age", "A56")
    if is_over and campaign.scores[-1] != (sheets(table)[0].total, _objective(table)):
        raise misfit(table, "age", "A56")
    if table.step is BLOCK and (table.river or campaign.age == AGES):
        raise misfit(table, "age", "A56")
    if table.step is OVER and not table.river and campaign.age < AGES:
        raise misfit(table, "age", "A56")
    if table.opening is not None:
        check_unlaid(table)
        is_block = table.opening.answers[0] is not None
        if is_block != (campaign.age > 1) or (is_block and table.step not in (LAYING, FIRST_DISCARD)):
            raise misfit(table, "answer 1", "A57")
    elif not table.discards[0] and table.step not in (PAIR, DROP):
        raise misfit(table, "discard 1", "A53")


def _check_rows(table: State) -> None:
    """Each age has its row; a legend of it is written only in its turns (A50, A52, A54)."""
    campaign = campaign_of(table)
    if table.step is LAYING_ROWS:
        is_laid = campaign.rows == () and campaign.age == 1 and not campaign.gone and not any(table.held)
    else:
        row = len(table.river) + len(table.held[0])
        sizes = (campaign.gone.bit_count(), row, *map(len, campaign.rows))
        age = campaign.age
        is_laid = sizes == (sum(ROWS[: age - 1]), *ROWS[age - 1 :])
    is_swap_fair = table.step is not SWAP or (campaign.age < AGES and not table.held[0])
    if not is_laid or not is_swap_fair or table.deck_known:
        raise misfit(table, "rows", "A50")


def _check_pair(table: State) -> None:
    """Two cards are taken, the discard's first, and one is dropped before the other is played (A53)."""
    _, _, _, pair, source, must_place, _ = campaign_of(table)
    is_from_discard = source != NO_CARD
    sizes = {PAIR: (0, 1), DROP: (2,)}.get(table.step, (0,))
    if len(pair) not in sizes or UNKNOWN in pair or (is_from_discard and pair[:1] != bytes((source,))):
        raise misfit(table, "pair", "A53")
    if table.step is PAIR and sum(table.deck) < 2 - len(pair):
        raise misfit(table, "deck", "A55")
    if must_place and (table.step is not HAND or table.discards[0][-1:] == bytes((table.hand,))):
        raise misfit(table, "pair", "A53")


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
_KEPT_WORDS = ("arrange", "place", "reveal", "legend", "end")

SOLO = replace(
    COMPETITIVE,
    name="solo",
    faces_game=True,
    counts_legends=False,
    present=_present,
    summary=_summary,
    score_lines=tuple(line for line in COMPETITIVE.score_lines if line != "legends"),
    marks=_marks,
    seats=(1,),
    opening=(LAYING_ROWS, DEALING, LAYING, FIRST_DISCARD, ARRANGING),
    turn=TURN,
    card=PAIR,
    hand=HAND,
    close=CLOSE,
    refill=REFILL,
    over=OVER,
    others=(SWAP, DROP, BLOCK),
    start=_start,
    is_plain=lambda state, kingdom: False,
    played=_played,
    pass_turn=_pass_turn,
    outcome=_outcome,
    results=_results,
    words={**{word: WORDS[word] for word in _KEPT_WORDS}, **CAMPAIGN_WORDS},
    draws={**{head: reader for head, reader in DRAWS.items() if head != "river"}, "rows": _parse_rows},
    begin_extra=begin_campaign,
    parse_extra=parse_campaign,
    check=_check,
)
