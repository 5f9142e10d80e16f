"""Checks that a table read from text could be one of a game: all that its step needs is there, and nothing else.

The modes check what is theirs, with the pieces below that several of them share.
"""

from collections import Counter

from taverne.games.kingdom.cards import KINDS, LEGENDS, NO_CARD, SYMBOLS, UNKNOWN
from taverne.games.kingdom.links import ALL_CELLS, CENTRE, cells_of
from taverne.games.kingdom.opening import (
    DEALING,
    FIRST_DISCARD,
    LAYING,
    OUTER,
    REVEALING,
    STARTING_CARDS,
    do_lands_lie,
    opening_of,
)
from taverne.games.kingdom.state import ANSWERED, Opening, State, census, redact
from taverne.games.kingdom.turn import IDLE_LIMIT
from taverne.kernel.errors import BadText

CENTRE_MASK = sum(1 << cell for cell in CENTRE)


def check(table: State) -> None:
    """Raises BadText unless a game could come to this table."""
    check_cards(table)
    _check_legends(table)
    _check_turn(table)
    if table.opening is None:
        _check_lands(table)
    else:
        _check_opening(table, table.opening)
    table.rules.mode.layout.check(table)
    _check_hidden(table)
    _check_can_go_on(table)


def misfit(table: State, found: str, clause: str) -> BadText:
    """The error for something that cannot be so at the table's step."""
    return BadText("error-snapshot-step", clause=clause, found=found, step=table.step.name)


def check_river(table: State, legends: int) -> None:
    """The river is full while the legend deck lasts; `legends` of it are not yet replaced (A12, A17)."""
    size = table.rules.mode.layout.river_size(table.rules.seats)
    is_filling = table.step is REVEALING or table.step.name == "refill"
    most = size - 1 if is_filling else size
    if legends > most or (legends < most and table.legend_deck and not is_filling):
        raise BadText("error-river-size", clause="A17", found=legends, expected=most)


def check_secret_setup(table: State) -> None:
    """The starting cards are laid when all have answered, and none has before it is asked (A12)."""
    if table.opening is None:
        return
    check_unlaid(table)
    if table.step.name != "arrange" and any(answer is not None for answer in table.opening.answers):
        raise misfit(table, "answer", "A12")


def check_unlaid(table: State) -> None:
    """No starting card lies in a kingdom yet."""
    for seat, kingdom in enumerate(table.kingdoms, 1):
        if kingdom.hidden != ALL_CELLS:
            raise misfit(table, f"kingdom {seat}", "A12")


def check_centres(table: State) -> None:
    """Once laid, a centre stays face up where no hammer swaps cards (A12, A36)."""
    for seat, kingdom in enumerate(table.kingdoms, 1):
        if table.opening is None and kingdom.hidden & CENTRE_MASK:
            raise misfit(table, f"kingdom {seat}", "A12")


def check_no_tiles(table: State) -> None:
    """No treaty or staff lies on a card (A33)."""
    for seat, kingdom in enumerate(table.kingdoms, 1):
        if kingdom.treaties or kingdom.staffs:
            raise misfit(table, f"kingdom {seat} treaty staff", "A33")


def check_discard(table: State) -> None:
    """A lone discard pile is empty only while a new deck's first card is being turned up (A18)."""
    if table.opening is None and bool(table.discards[0]) == (table.step.name == "rebuild"):
        raise misfit(table, "discard 1", "A18")


def check_cards(table: State) -> None:
    """Every card of the game is somewhere, and only once."""
    copies = table.rules.copies
    counts = dict(census(table))
    unknown = _count_unknown(table)
    known = 0
    for kind in KINDS:
        found = counts[f"card {kind}"]
        known += found
        if found > copies or (not unknown and found < copies):
            raise BadText("error-card-count", clause="A12", card=SYMBOLS[kind], found=found, expected=copies)
    if known + unknown != copies * len(KINDS):
        raise BadText("error-cards-total", clause="A12", found=known + unknown, expected=copies * len(KINDS))


def _count_unknown(table: State) -> int:
    """How many cards lie face down and unknown."""
    unknown = table.deck[UNKNOWN]
    if table.opening is not None:
        unknown += table.opening.lands.count(UNKNOWN)
    if do_lands_lie(table):
        cells = OUTER if table.opening is not None else range(16)
        unknown += sum(kingdom.cards[cell] == UNKNOWN for kingdom in table.kingdoms for cell in cells)
    return unknown


def _check_legends(table: State) -> None:
    """Every legend is somewhere, and only once; one taken this turn is held."""
    places = [*table.river, *cells_of(table.legend_deck), *(legend for held in table.held for legend in held)]
    places += table.extra.legends() if table.extra is not None else ()
    for legend, code in enumerate(LEGENDS):
        if places.count(legend) != 1:
            raise BadText("error-legend-count", clause="A12", legend=code, found=places.count(legend))
    if table.taken and not table.held[table.seat - 1]:
        raise misfit(table, "taken", "A17")


def _check_turn(table: State) -> None:
    """The card in hand, the flags and the idle turns are those of the step."""
    step, has_hand = table.step, table.hand != NO_CARD
    for name, expected, found, clause in (
        ("hand", step.has_hand, has_hand, "A14"),
        ("played", step.has_played, table.played, "A14"),
        ("taken", step.has_taken, table.taken, "A17"),
    ):
        if expected is not None and expected != found:
            raise misfit(table, name, clause)
    if has_hand and table.played:
        raise misfit(table, "hand played", "A14")
    is_turn_over = table.played or not step.asked(table)
    if table.idle > (0 if table.opening is not None else IDLE_LIMIT if is_turn_over else IDLE_LIMIT - 1):
        raise misfit(table, f"idle {table.idle}", "A19")
    if table.deck_known and (table.opening is not None or table.deck[UNKNOWN]):
        raise misfit(table, "rebuilt", "A18")


def _check_lands(table: State) -> None:
    """Outside the setup a seat has lands until the game or the age ends (A19)."""
    explored = table.step.is_explored
    for seat, kingdom in enumerate(table.kingdoms, 1):
        expected = explored if explored is not None or seat == table.seat else False
        if expected is not None and expected == bool(kingdom.hidden):
            raise misfit(table, f"kingdom {seat}", "A19")


def _check_opening(table: State, opening: Opening) -> None:
    """The setup has come just as far as its step says (A12)."""
    place = table.rules.mode.steps.opening.index
    here = place(table.step)
    if any(table.held):
        raise misfit(table, "legends", "A12")
    if table.seat > 1 and table.step is not DEALING:
        raise misfit(table, f"decision {table.seat}", "A13")
    for seat in range(1, table.rules.seats + 1):
        _check_dealt(table, seat, here - place(DEALING))
        _check_answer(table, seat)
    doubled = {kind for kind, count in enumerate(opening.aside) if count}
    if doubled - set(b"".join(opening.dealt)) or (doubled and table.step is not DEALING):
        raise misfit(table, "aside", "A12")
    if opening.lands and (table.step is not LAYING or len(opening.lands) >= len(OUTER) * table.rules.seats):
        raise misfit(table, "drawn", "A12")
    sizes = [len(pile) for pile in table.discards]
    laid = sizes.count(1)
    first = here - place(FIRST_DISCARD)
    is_as_far = not laid if first < 0 else laid == len(sizes) if first > 0 else laid < len(sizes)
    if not is_as_far or sizes != [1] * laid + [0] * (len(sizes) - laid):
        raise misfit(table, "discard", "A12")


def _check_dealt(table: State, seat: int, since_dealing: int) -> None:
    """A seat is dealt nothing, something or four cards, by how many steps ago the deal was."""
    opening = opening_of(table)
    dealt, answer = opening.dealt[seat - 1], opening.answers[seat - 1]
    kingdom = table.kingdoms[seat - 1]
    is_laid = kingdom.hidden != ALL_CELLS
    if is_laid and (kingdom.hidden != ALL_CELLS & ~CENTRE_MASK or answer != ANSWERED):
        raise misfit(table, f"kingdom {seat}", "A12")
    if since_dealing > 0 or (since_dealing == 0 and seat < table.seat):
        is_wrong = len(dealt) != (0 if is_laid else STARTING_CARDS)
    else:
        is_wrong = len(dealt) >= STARTING_CARDS if since_dealing == 0 and seat == table.seat else bool(dealt)
    # Only the block kept for a campaign's next age, which is laid without being asked, may hold doubles (A57).
    is_block = answer is not None and table.step.name != "arrange"
    if is_wrong or UNKNOWN in dealt or (len(set(dealt)) < len(dealt) and not is_block):
        raise misfit(table, f"dealt {seat}", "A12")


def _check_answer(table: State, seat: int) -> None:
    """An answer lays the cards dealt."""
    opening = opening_of(table)
    answer = opening.answers[seat - 1]
    if answer is not None and answer != ANSWERED and Counter(answer) != Counter(opening.dealt[seat - 1]):
        raise misfit(table, f"answer {seat}", "A12")


def _check_hidden(table: State) -> None:
    """A table with `?` on it is one that somebody sees: whatever is hidden from that person is unknown."""
    if not _is_full(table) and not any(
        redact(table, viewer) == table for viewer in (None, *range(1, table.rules.seats + 1))
    ):
        raise BadText("error-snapshot-partial")


def _is_full(table: State) -> bool:
    if _count_unknown(table) or (table.extra is not None and table.extra.has_unknown()):
        return False
    opening = table.opening
    if opening is None:
        return True
    return not any(dealt and answer == ANSWERED for dealt, answer in zip(opening.dealt, opening.answers, strict=True))


def _check_can_go_on(table: State) -> None:
    """Whoever the step asks has something to do."""
    step = table.step
    if step.chances is not None and not any(step.chances(table).weights):
        raise misfit(table, "deck", "A18")
    if step is table.rules.mode.steps.turn and not any(table.deck):
        raise misfit(table, "deck", "A18")
    if step.chances is None:
        for seat in step.asked(table):
            if not step.legal(table, seat):
                raise BadText("error-no-move", clause="A14", step=step.name, seat=seat)
