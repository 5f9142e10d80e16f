"""The table as lines of text and back: full, or as a view with `?` for what it does not know."""

from collections.abc import Iterable

from taverne.games.kingdom.cards import KINDS, LEGENDS, NO_CARD, SYMBOLS, UNKNOWN
from taverne.games.kingdom.kingdom import Kingdom, format_kingdom, parse_kingdom
from taverne.games.kingdom.legends import parse_legend
from taverne.games.kingdom.links import cells_of
from taverne.games.kingdom.opening import OUTER, begin, do_lands_lie
from taverne.games.kingdom.state import ANSWERED, Opening, Rules, State, census
from taverne.kernel.errors import BadText

_BY_SEAT = ("kingdom", "lands", "legends", "discard", "dealt", "answer", "tiles", "held", "opened", "seen")
"""Lines of which there is one a seat, or a pile."""
_FLAGS = ("taken", "played", "rebuilt")


def format_table(state: State) -> tuple[str, ...]:
    """One line for each thing on the table."""
    lines = []
    for seat, kingdom in enumerate(state.kingdoms, 1):
        lines.append(f"kingdom {seat} {format_kingdom(kingdom)}")
        if lands := _lands_of(state, kingdom):
            lines.append(f"lands {seat} {_symbols(kingdom.cards[cell] for cell in lands)}")
    lines += [_words("legends", seat, *(LEGENDS[legend] for legend in held)) for seat, held in enumerate(state.held, 1)]
    lines.append(_words("river", *(LEGENDS[legend] for legend in state.river)))
    lines.append(_words("legend-deck", *(LEGENDS[legend] for legend in cells_of(state.legend_deck))))
    lines += [_words("discard", pile, _symbols(cards)) for pile, cards in enumerate(state.discards, 1)]
    lines.append(_words("deck", _counted(state.deck)))
    if state.hand != NO_CARD:
        lines.append(f"hand {SYMBOLS[state.hand]}")
    lines += _format_opening(state.opening)
    lines += state.extra.format() if state.extra is not None else []
    flags = [flag for flag, up in zip(_FLAGS, (state.taken, state.played, state.deck_known), strict=True) if up]
    lines.append(_words("decision", state.step.name, state.seat, *flags, "idle", state.idle))
    return tuple(lines)


def _format_opening(opening: Opening | None) -> list[str]:
    if opening is None:
        return []
    lines = [_words("dealt", seat, _symbols(cards)) for seat, cards in enumerate(opening.dealt, 1)]
    for seat, answer in enumerate(opening.answers, 1):
        if answer is not None:
            lines.append(f"answer {seat} {_symbols(answer) or '????'}")
    if any(opening.aside):
        lines.append(f"aside {_counted(opening.aside)}")
    if opening.lands:
        lines.append(f"drawn {_symbols(opening.lands)}")
    return lines


def _lands_of(state: State, kingdom: Kingdom) -> list[int]:
    """The cells whose hidden card is on the table: all lands, but in the opening not the empty centre."""
    if state.opening is None:
        return cells_of(kingdom.hidden)
    return list(OUTER) if do_lands_lie(state) else []


def _words(*words: str | int) -> str:
    return " ".join(str(word) for word in words if word != "")


def _symbols(cards: Iterable[int]) -> str:
    return "".join(SYMBOLS[card] for card in cards)


def _counted(counts: bytes) -> str:
    return "".join(SYMBOLS[kind] * count for kind, count in enumerate(counts))


def parse_table(lines: tuple[str, ...], rules: Rules) -> State:
    """The state, or a view's table, written in these lines."""
    things = _Things(lines)
    step_name, seat, flags, idle = things.decision()
    steps = rules.mode.steps()
    if step_name not in steps:
        raise BadText("error-step-unknown", found=step_name, expected=" ".join(steps))
    start = begin(rules)
    opening = things.opening(start.opening) if things.has("dealt 1") else None
    table = start._replace(
        step=steps[step_name],
        seat=seat,
        deck=_count(things.cards("deck")),
        deck_known="rebuilt" in flags,
        discards=tuple(things.cards(f"discard {pile}") for pile in range(1, len(start.discards) + 1)),
        river=things.legends("river"),
        legend_deck=sum(1 << legend for legend in things.legends("legend-deck")),
        held=tuple(things.legends(f"legends {owner}") for owner in range(1, rules.seats + 1)),
        hand=things.cards("hand")[0] if things.has("hand") else NO_CARD,
        taken="taken" in flags,
        played="played" in flags,
        idle=idle,
        opening=opening,
        extra=rules.mode.parse_extra(things, rules.seats),
    )
    kingdoms = tuple(things.kingdom(table, owner) for owner in range(1, rules.seats + 1))
    things.check_all_read()
    return _checked(table._replace(kingdoms=kingdoms))


def _checked(table: State) -> State:
    """The table, if it holds the cards and legends the game has."""
    copies = table.rules.copies
    counts = dict(census(table))
    unknown = _unknown(table)
    known = 0
    for kind in KINDS:
        found = counts[f"card {kind}"]
        known += found
        if found > copies or (not unknown and found < copies):
            raise BadText("error-card-count", clause="A12", card=SYMBOLS[kind], found=found, expected=copies)
    if known + unknown != copies * len(KINDS):
        raise BadText("error-cards-total", clause="A12", found=known + unknown, expected=copies * len(KINDS))
    legends = [*table.river, *cells_of(table.legend_deck), *(legend for held in table.held for legend in held)]
    legends += table.extra.legends() if table.extra is not None else ()
    for legend, code in enumerate(LEGENDS):
        if legends.count(legend) != 1:
            raise BadText("error-legend-count", clause="A12", legend=code, found=legends.count(legend))
    return table


def _unknown(table: State) -> int:
    unknown = table.deck[UNKNOWN] + b"".join(table.discards).count(UNKNOWN) + (table.hand == UNKNOWN)
    if table.opening is not None:
        unknown += table.opening.lands.count(UNKNOWN)
    for kingdom in table.kingdoms:
        cells = _lands_of(table, kingdom) if table.opening is not None else range(16)
        unknown += sum(kingdom.cards[cell] == UNKNOWN for cell in cells)
    return unknown


def _count(cards: bytes) -> bytes:
    return bytes(cards.count(kind) for kind in range(UNKNOWN + 1))


class _Things:
    """The lines of a snapshot by what they are about, each read once."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        self.by_head: dict[str, list[str]] = {}
        self.left: set[str] = set()
        for line in lines:
            words = line.split()
            size = 2 if words[0] in _BY_SEAT else 1
            head = " ".join(words[:size])
            if head in self.by_head:
                raise BadText("error-snapshot-twice", found=head)
            self.by_head[head] = words[size:]
            self.left.add(head)

    def has(self, head: str) -> bool:
        return head in self.by_head

    def words(self, head: str) -> list[str]:
        if head not in self.by_head:
            raise BadText("error-snapshot-missing", expected=head)
        self.left.discard(head)
        return self.by_head[head]

    def cards(self, head: str) -> bytes:
        text = "".join(self.words(head))
        for symbol in text:
            if symbol not in SYMBOLS:
                raise BadText("error-card-unknown", clause="A1", found=symbol, expected=" ".join(SYMBOLS))
        if head == "hand" and len(text) != 1:
            raise BadText("error-card-unknown", clause="A1", found=text, expected=" ".join(SYMBOLS))
        return bytes(SYMBOLS.index(symbol) for symbol in text)

    def legends(self, head: str) -> tuple[int, ...]:
        return tuple(parse_legend(code) for code in self.words(head))

    def decision(self) -> tuple[str, int, list[str], int]:
        words = self.words("decision")
        match words:
            case [step, seat, *flags, "idle", idle] if seat.isdecimal() and idle.isdecimal():
                for flag in flags:
                    if flag not in _FLAGS:
                        raise BadText("error-snapshot-line", found=flag, expected=" ".join(_FLAGS))
                return step, int(seat), flags, int(idle)
        raise BadText("error-snapshot-line", found="decision " + " ".join(words), expected="decision STEP SEAT idle N")

    def opening(self, start: Opening | None) -> Opening | None:
        assert start is not None
        seats = range(1, len(start.dealt) + 1)
        answers: list[bytes | None] = [None] * len(start.dealt)
        for seat in seats:
            if self.has(f"answer {seat}"):
                answer = self.cards(f"answer {seat}")
                answers[seat - 1] = ANSWERED if UNKNOWN in answer else answer
        return Opening(
            dealt=tuple(self.cards(f"dealt {seat}") for seat in seats),
            aside=_count(self.cards("aside"))[:UNKNOWN] if self.has("aside") else start.aside,
            lands=self.cards("drawn") if self.has("drawn") else b"",
            answers=tuple(answers),
        )

    def kingdom(self, table: State, seat: int) -> Kingdom:
        kingdom = parse_kingdom(" ".join(self.words(f"kingdom {seat}")))
        cells = _lands_of(table, kingdom)
        if not cells:
            return kingdom
        lands = self.cards(f"lands {seat}")
        if len(lands) != len(cells):
            raise BadText("error-lands-count", clause="A12", seat=seat, found=len(lands), expected=len(cells))
        cards = bytearray(kingdom.cards)
        for cell, card in zip(cells, lands, strict=True):
            cards[cell] = card
        return kingdom._replace(cards=bytes(cards))

    def check_all_read(self) -> None:
        if self.left:
            raise BadText("error-snapshot-line", found=sorted(self.left)[0], expected="decision …")
