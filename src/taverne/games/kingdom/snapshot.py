"""A table as lines of text and back: in full, or as a view with `?` for what it does not know."""

from collections.abc import Iterable

from taverne.games.kingdom.cards import LEGENDS, NO_CARD, SYMBOLS, UNKNOWN
from taverne.games.kingdom.kingdom import Kingdom, format_kingdom, parse_kingdom
from taverne.games.kingdom.links import cells_of
from taverne.games.kingdom.mode import Rules
from taverne.games.kingdom.opening import OUTER, STARTING_CARDS, begin, do_lands_lie, parse_seat
from taverne.games.kingdom.snapshot_lines import SnapshotLines, parse_number
from taverne.games.kingdom.state import ANSWERED, Opening, State
from taverne.games.kingdom.validation import check
from taverne.kernel.errors import BadText

_FLAGS = ("taken", "played", "rebuilt")


def format_table(state: State) -> tuple[str, ...]:
    """One line for each thing on the table."""
    lines = []
    for seat, kingdom in enumerate(state.kingdoms, 1):
        lines.append(f"kingdom {seat} {format_kingdom(kingdom)}")
        if lands := _land_cells(state, kingdom):
            lines.append(f"lands {seat} {_symbols(kingdom.cards[cell] for cell in lands)}")
    lines += [_line("legends", seat, *(LEGENDS[legend] for legend in held)) for seat, held in enumerate(state.held, 1)]
    lines.append(_line("river", *(LEGENDS[legend] for legend in state.river)))
    lines.append(_line("legend-deck", *(LEGENDS[legend] for legend in cells_of(state.legend_deck))))
    lines += [_line("discard", pile, _symbols(cards)) for pile, cards in enumerate(state.discards, 1)]
    lines.append(_line("deck", _symbols_of_counts(state.deck)))
    if state.hand != NO_CARD:
        lines.append(f"hand {SYMBOLS[state.hand]}")
    lines += _format_opening(state.opening)
    lines += state.extra.format() if state.extra is not None else []
    flags = [flag for flag, up in zip(_FLAGS, (state.taken, state.played, state.deck_known), strict=True) if up]
    lines.append(_line("decision", state.step.name, state.seat, *flags, "idle", state.idle))
    return tuple(lines)


def _format_opening(opening: Opening | None) -> list[str]:
    if opening is None:
        return []
    lines = [_line("dealt", seat, _symbols(cards)) for seat, cards in enumerate(opening.dealt, 1)]
    for seat, answer in enumerate(opening.answers, 1):
        if answer is not None:
            lines.append(f"answer {seat} {_symbols(answer) or '????'}")
    if any(opening.aside):
        lines.append(f"aside {_symbols_of_counts(opening.aside)}")
    if opening.lands:
        lines.append(f"drawn {_symbols(opening.lands)}")
    return lines


def _land_cells(state: State, kingdom: Kingdom) -> tuple[int, ...]:
    """The cells whose hidden card is on the table: all lands, but in the opening not the empty centre."""
    if state.opening is None:
        return cells_of(kingdom.hidden)
    return OUTER if do_lands_lie(state) else ()


def _line(*words: str | int) -> str:
    return " ".join(str(word) for word in words if word != "")


def _symbols(cards: Iterable[int]) -> str:
    return "".join(SYMBOLS[card] for card in cards)


def _symbols_of_counts(counts: bytes) -> str:
    return "".join(SYMBOLS[kind] * count for kind, count in enumerate(counts))


def parse_table(lines: tuple[str, ...], rules: Rules) -> State:
    """The state, or a view's table, written in these lines."""
    read = SnapshotLines(lines)
    step_name, seat, flags, idle = _parse_decision(read.words("decision"), rules.seats)
    steps = rules.mode.steps.by_name()
    if step_name not in steps:
        raise BadText("error-step-unknown", found=step_name, expected=" ".join(steps))
    step = steps[step_name]
    start = begin(rules)
    owners = range(1, rules.seats + 1)
    table = start._replace(
        step=step,
        seat=seat,
        deck=read.card_counts("deck"),
        deck_known="rebuilt" in flags,
        discards=tuple(read.cards(f"discard {pile}") for pile in range(1, len(start.discards) + 1)),
        river=read.legends("river"),
        legend_deck=sum(1 << legend for legend in read.legends("legend-deck")),
        held=tuple(read.legends(f"legends {owner}") for owner in owners),
        hand=_parse_hand(read),
        taken="taken" in flags,
        played="played" in flags,
        idle=idle,
        opening=_parse_opening(read, owners) if step in rules.mode.steps.opening else None,
        extra=rules.mode.layout.parse_extra(read, rules.seats),
    )
    table = table._replace(kingdoms=tuple(_parse_kingdom(read, table, owner) for owner in owners))
    read.check_all_read()
    check(table)
    return table


def _parse_decision(words: list[str], seats: int) -> tuple[str, int, list[str], int]:
    line, expected = " ".join(["decision", *words]), "decision STEP SEAT idle N"
    match words:
        case [step, seat, *flags, "idle", idle]:
            if flags != [flag for flag in _FLAGS if flag in flags]:
                raise BadText("error-snapshot-line", found=" ".join(flags), expected=" ".join(_FLAGS))
            return step, parse_seat(seat, seats), flags, parse_number(idle, line, expected)
    raise BadText("error-snapshot-line", found=line, expected=expected)


def _parse_hand(read: SnapshotLines) -> int:
    match list(read.optional_cards("hand")):
        case []:
            return NO_CARD
        case [card]:
            return card
        case cards:
            raise BadText("error-snapshot-line", found=f"hand {_symbols(cards)}", expected="hand CARD")


def _parse_opening(read: SnapshotLines, seats: range) -> Opening:
    answers = tuple(_parse_answer(read, seat) for seat in seats)
    return Opening(
        dealt=tuple(read.cards(f"dealt {seat}") for seat in seats),
        aside=read.optional_card_counts("aside")[:UNKNOWN],
        lands=read.optional_cards("drawn"),
        answers=answers,
    )


def _parse_answer(read: SnapshotLines, seat: int) -> bytes | None:
    cards = read.optional_cards(f"answer {seat}")
    return ANSWERED if cards == bytes([UNKNOWN] * STARTING_CARDS) else cards or None


def _parse_kingdom(read: SnapshotLines, table: State, seat: int) -> Kingdom:
    kingdom = parse_kingdom(" ".join(read.words(f"kingdom {seat}")))
    cells = _land_cells(table, kingdom)
    if not cells:
        return kingdom
    lands = read.cards(f"lands {seat}")
    if len(lands) != len(cells):
        raise BadText("error-lands-count", clause="A12", seat=seat, found=len(lands), expected=len(cells))
    cards = bytearray(kingdom.cards)
    for cell, card in zip(cells, lands, strict=True):
        cards[cell] = card
    return kingdom._replace(cards=bytes(cards))
