"""The cooperative game (A60–A65): two discards, legends that must be written, one target for all."""

from taverne.games.kingdom.cards import LEGENDS
from taverne.games.kingdom.events import Arranged
from taverne.games.kingdom.kingdom import Kingdom, put
from taverne.games.kingdom.links import ALL_CELLS, CENTRE, cells_of
from taverne.games.kingdom.mode import Ending, Mode, Step, Steps, TableLayout, Transition, Transitions
from taverne.games.kingdom.modes.cooperative.events import LegendGivenUp, LegendWritten
from taverne.games.kingdom.modes.cooperative.team import (
    PILES,
    TEAM_PARSERS,
    GiveUp,
    TeamSummary,
    TeamView,
    begin_team,
    parse_team,
    plays,
    takes_from,
    target_of,
    team_of,
)
from taverne.games.kingdom.moves import DRAW, PARSERS, Arrange, DrawCard, KingdomMove, Place, Reveal, Take
from taverne.games.kingdom.opening import (
    DEALING,
    DRAWS,
    FIRST_DISCARD,
    LAYING,
    REVEALING,
    check_arrangement,
    legal_arrange,
    opening_of,
    reveal_legend,
    river_chances,
)
from taverne.games.kingdom.results import sheet_lines, sheets
from taverne.games.kingdom.scoring import ScoreLines
from taverne.games.kingdom.state import State, at_step, replace_at
from taverne.games.kingdom.turn import (
    CARD,
    EMPTY,
    IDLE_LIMIT,
    OVER,
    apply_draw,
    apply_place,
    apply_reveal,
    apply_take,
    finish,
    free_cells,
    lay_card,
    next_turn,
    offered,
    start_turns,
)
from taverne.games.kingdom.validation import check_centres, check_no_tiles, check_river, misfit
from taverne.kernel.chance import Draw
from taverne.kernel.events import Event
from taverne.kernel.game import Move
from taverne.kernel.outcome import Outcome
from taverne.kernel.steps import asks_chance, asks_turn, refuse

_RIVER_SIZES = {2: 4, 3: 3, 4: 2}


def _asks_next(state: State) -> tuple[int, ...]:
    """Seats arrange one after another (A60)."""
    return (opening_of(state).answers.index(None) + 1,)


def _apply_arrange(state: State, seat: int, move: Move | Draw) -> Transition:
    """The cards are laid at once, for the others to see (A60)."""
    assert isinstance(move, Arrange)
    opening = opening_of(state)
    check_arrangement(move, opening.dealt[seat - 1])
    kingdom = state.kingdoms[seat - 1]
    for cell, card in zip(CENTRE, move.cards, strict=True):
        kingdom = put(kingdom, cell, card)
    opening = opening._replace(
        dealt=(*opening.dealt[: seat - 1], b"", *opening.dealt[seat:]),
        answers=(*opening.answers[: seat - 1], b"", *opening.answers[seat:]),
    )
    state = state._replace(kingdoms=replace_at(state.kingdoms, seat, kingdom), opening=opening)
    event = Arranged(seat, move.cards)
    if None in opening.answers:
        return state, (event,)
    return _begin(state._replace(opening=None), (event,))


def _begin(state: State, events: tuple[Event, ...]) -> Transition:
    return _write(*start_turns(state, events))


def _write(state: State, events: tuple[Event, ...]) -> Transition:
    """Every river legend the seat's kingdom meets is written: it must be (A62)."""
    seat = state.seat
    met = offered(state, state.kingdoms[seat - 1])
    if not met:
        return state, events
    legends = tuple(legend for legend in state.river if met >> legend & 1)
    team = team_of(state)
    team = team._replace(written=(*team.written, *legends))
    river = tuple(legend for legend in state.river if legend not in legends)
    events = (*events, *(LegendWritten(seat, legend) for legend in legends))
    return state._replace(river=river, extra=team), events


def _legal_turn(state: State, seat: int) -> tuple[KingdomMove, ...]:
    """Draw, or take the top of either discard that has one (A61)."""
    kingdom = state.kingdoms[seat - 1]
    moves: tuple[KingdomMove, ...] = (DRAW,)
    for pile, cards in zip(PILES, state.discards, strict=True):
        if cards:
            moves += takes_from(pile, free_cells(kingdom, cards[-1]))
    return moves


def _legal_hand(state: State, seat: int) -> tuple[KingdomMove, ...]:
    kingdom = state.kingdoms[seat - 1]
    return plays(free_cells(kingdom, state.hand), kingdom.hidden)


def _after_card(state: State, kingdom: Kingdom, piles: tuple[bytes, ...], explored: bool, event: Event) -> Transition:
    """The game stops with the last land; else the turn's end writes what is met (A62, A64)."""
    state = lay_card(state, kingdom, piles, explored)
    return _end_turn(*_write(state, (event,))) if kingdom.hidden else finish(state, (event,))


def _end_turn(state: State, events: tuple[Event, ...]) -> Transition:
    """The next turn, the end of the round, or the end of the game (A64)."""
    if state.deck == EMPTY:
        return finish(state, events, "deck")
    if _is_every_legend_settled(state):
        return finish(state, events, "legends")
    if state.idle >= IDLE_LIMIT:
        return finish(state, events, "idle")
    if state.seat < len(state.kingdoms):
        return _write(*next_turn(state, events))
    return _end_round(state, events)


def _is_every_legend_settled(state: State) -> bool:
    """Whether all fifteen legends are written or given up (A64)."""
    return not state.river and not state.legend_deck


def _end_round(state: State, events: tuple[Event, ...]) -> Transition:
    """Written legends leave the game; without any, one is given up (A63)."""
    team = team_of(state)
    if team.written:
        gone = team.gone | sum(1 << legend for legend in team.written)
        return _refill(state._replace(extra=team._replace(written=(), gone=gone)), events)
    if state.river:
        return at_step(state, GIVE_UP), events
    return _next_round(state, events)


def _asks_first(state: State) -> tuple[int, ...]:
    return (1,)


def _legal_give_up(state: State, seat: int) -> tuple[KingdomMove, ...]:
    return tuple(GiveUp(legend) for legend in sorted(state.river))


def _apply_give_up(state: State, seat: int, move: Move | Draw) -> Transition:
    assert isinstance(move, GiveUp)
    legend = move.legend
    if legend not in state.river:
        raise refuse("error-legend-absent", "A63", legend=LEGENDS[legend])
    team = team_of(state)
    team = team._replace(target=(*team.target, legend))
    river = tuple(other for other in state.river if other != legend)
    return _refill(state._replace(river=river, extra=team), (LegendGivenUp(seat, legend),))


def _refill(state: State, events: tuple[Event, ...]) -> Transition:
    if len(state.river) < _RIVER_SIZES[len(state.kingdoms)] and state.legend_deck:
        return at_step(state, REFILL), events
    return _next_round(state, events)


def _apply_refill(state: State, actor: int, move: Move | Draw) -> Transition:
    assert isinstance(move, Draw)
    state, event = reveal_legend(state, move)
    return _refill(state, (event,))


def _next_round(state: State, events: tuple[Event, ...]) -> Transition:
    if _is_every_legend_settled(state):
        return finish(state, events, "legends")
    return _write(*next_turn(state, events))


def _present(state: State) -> TeamView:
    team = team_of(state)
    written, given_up, past = (
        tuple(LEGENDS[legend] for legend in legends) for legends in (team.written, team.target, cells_of(team.gone))
    )
    return TeamView(written, given_up, target_of(state), past)


def _summary(state: State) -> TeamSummary:
    return TeamSummary(target_of(state), _team_score(state))


def _team_score(state: State) -> int:
    """The lowest kingdom minus the target (A65)."""
    return min(sheet.total for sheet in sheets(state)) - target_of(state)


def _outcome(state: State) -> Outcome:
    score, seats = _team_score(state), len(state.kingdoms)
    return Outcome((score,) * seats, (1,) * seats, won=score > 0, sides=(1,) * seats)


def _results(state: State) -> tuple[str, ...]:
    outcome = _outcome(state)
    target, team = f"target {target_of(state)}", f"team {outcome.points[0]}"
    return (*sheet_lines(state), target, team, "won" if outcome.won else "lost")


def _check(table: State) -> None:
    team = team_of(table)
    check_no_tiles(table)
    check_river(table, len(table.river) + len(team.written))
    if any(table.held) or table.deck_known:
        raise misfit(table, "legends rebuilt", "A62")
    is_round_over = table.step in (GIVE_UP, REFILL)
    if is_round_over and (team.written or table.seat != table.rules.seats):
        raise misfit(table, "written", "A63")
    opening = table.opening
    if opening is None:
        check_centres(table)
        return
    if team.legends():
        raise misfit(table, "written target past", "A60")
    answered = [answer is not None for answer in opening.answers]
    laid = [kingdom.hidden != ALL_CELLS for kingdom in table.kingdoms]
    if answered != laid or laid != sorted(laid, reverse=True) or (table.step is not ARRANGING and any(laid)):
        raise misfit(table, "answer", "A60")


ARRANGING = Step("arrange", _asks_next, {Arrange: _apply_arrange}, legal=legal_arrange)
TURN = Step("turn", asks_turn, {DrawCard: apply_draw, Take: apply_take}, legal=_legal_turn, is_turn=True)
HAND = Step(
    "hand", asks_turn, {Place: apply_place, Reveal: apply_reveal}, legal=_legal_hand, is_turn=True, has_hand=True
)
REFILL = Step("refill", asks_chance, {Draw: _apply_refill}, chances=river_chances, has_played=True)
GIVE_UP = Step("give-up", _asks_first, {GiveUp: _apply_give_up}, legal=_legal_give_up, clause="A63", has_played=True)

COOPERATIVE = Mode(
    name="cooperative",
    seats=(2, 3, 4),
    layout=TableLayout(
        river_size=_RIVER_SIZES.__getitem__,
        piles=len(PILES),
        begin_extra=begin_team,
        parse_extra=parse_team,
        present_extra=_present,
        check=_check,
    ),
    steps=Steps(
        opening=(REVEALING, DEALING, LAYING, FIRST_DISCARD, ARRANGING),
        turn=TURN,
        hand=HAND,
        others=(CARD, GIVE_UP, REFILL, OVER),
    ),
    transitions=Transitions(after_setup=_begin, after_card=_after_card, close_turn=_end_turn, end_turn=_end_turn),
    ending=Ending(
        _outcome,
        _results,
        _summary,
        faces_game=True,
        score_lines=tuple(line for line in ScoreLines._fields if line != "legends"),
    ),
    parsers={**{word: PARSERS[word] for word in ("arrange", "draw", "take", "place", "reveal")}, **TEAM_PARSERS},
    draws=DRAWS,
)
