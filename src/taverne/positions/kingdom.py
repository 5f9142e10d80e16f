"""Kingdoms from the box: the end of a game to score, and positions to ask about."""

from collections.abc import Iterator

from taverne.games.kingdom.cards import ALL_LEGENDS, COPIES_PER_SEAT, KINDS, LEGENDS, SYMBOLS, UNKNOWN
from taverne.games.kingdom.game import MODES, KingdomGame
from taverne.games.kingdom.kingdom import Kingdom, format_kingdom, lay_out, parse_kingdom, put
from taverne.games.kingdom.links import CELL_NAMES, CELLS, CENTRE, cells_of
from taverne.games.kingdom.mode import Rules
from taverne.games.kingdom.modes.objects.tile_names import STONES
from taverne.games.kingdom.modes.objects.tiles import no_tiles, parse_tile
from taverne.games.kingdom.opening import OUTER, begin
from taverne.games.kingdom.results import held_by
from taverne.games.kingdom.scoring import ScoreLines, score
from taverne.games.kingdom.snapshot_lines import SnapshotLines
from taverne.games.kingdom.state import State
from taverne.games.kingdom.turn import free_cells
from taverne.kernel.errors import BadText
from taverne.positions.families import Improvement, PositionFamily
from taverne.registry import AnyGame

MOST_KINGDOMS = 4


def lay_out_end(game: AnyGame, lines: tuple[str, ...]) -> State:
    """The end of a game: a line `kingdom S` for each seat, `legends S` and its power stones as `held S`.

    Tiles are allowed wherever the edition has any, whatever the mode, as in `taverne score`.
    """
    assert isinstance(game, KingdomGame)
    read = SnapshotLines(lines)
    seats = _count_kingdoms(lines)
    has_tiles = game.edition.staff_counts_tame is not None
    mode = MODES["objects" if has_tiles else "competitive"]
    owners = range(1, seats + 1)
    kingdoms = tuple(parse_kingdom(" ".join(read.words(f"kingdom {seat}"))) for seat in owners)
    stones = tuple(_parse_stones(read.optional_words(f"held {seat}")) for seat in owners)
    if not has_tiles and (any(stones) or any(kingdom.treaties or kingdom.staffs for kingdom in kingdoms)):
        raise BadText("error-no-tiles", clause="D5")
    held = tuple(read.legends(f"legends {seat}") if _has(lines, f"legends {seat}") else () for seat in owners)
    _check_legends(held)
    read.check_all_read()
    return begin(Rules(game.edition, mode, seats))._replace(
        step=mode.steps.by_name()["over"],
        kingdoms=kingdoms,
        deck=bytes(UNKNOWN + 1),
        legend_deck=ALL_LEGENDS & ~sum(1 << legend for legends in held for legend in legends),
        held=held,
        opening=None,
        extra=no_tiles(seats)._replace(held=stones) if has_tiles else None,
    )


def complete(game: AnyGame, lines: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    """The snapshot of a position in a turn of the competitive game.

    Given are the kingdoms, and as far as they matter the legends held, the river, the top discard, the card in hand
    and the decision. All other cards are unknown; the river is filled up.
    """
    read = SnapshotLines(lines)
    given = _count_kingdoms(lines)
    seats = max(2, given)
    owners = range(1, seats + 1)
    kingdoms = [parse_kingdom(" ".join(read.words(f"kingdom {seat}"))) for seat in range(1, given + 1)]
    kingdoms += [_any_start(kingdoms[0]) for _ in range(given, seats)]
    held = [read.legends(f"legends {seat}") if _has(lines, f"legends {seat}") else () for seat in owners]
    river = list(read.legends("river")) if _has(lines, "river") else []
    _check_legends((*held, tuple(river)))
    discard, hand = read.optional_cards("discard 1"), read.optional_cards("hand")
    decision = read.optional_words("decision") or ["hand" if hand else "turn", "1", "idle", "0"]
    read.check_all_read()
    left = [legend for legend in range(len(LEGENDS)) if legend not in (*river, *(one for own in held for one in own))]
    room = MODES["competitive"].layout.river_size(seats) - len(river)
    river, left = river + left[:room], left[max(room, 0) :]
    shown = sum(len(CELLS) - kingdom.hidden.bit_count() for kingdom in kingdoms) + len(discard) + len(hand)
    if not discard:
        discard, shown = _any_card(kingdoms, hand, COPIES_PER_SEAT * seats), shown + 1
    deck = COPIES_PER_SEAT * seats * len(KINDS) - shown - sum(kingdom.hidden.bit_count() for kingdom in kingdoms)
    if deck < 0:
        raise BadText("error-cards-total", clause="A12", found=shown, expected=COPIES_PER_SEAT * seats * len(KINDS))
    return seats, (
        *(_line("kingdom", seat, format_kingdom(kingdoms[seat - 1])) for seat in owners),
        *(
            _line("lands", seat, "?" * kingdom.hidden.bit_count())
            for seat, kingdom in enumerate(kingdoms, 1)
            if kingdom.hidden
        ),
        *(_line("legends", seat, *(LEGENDS[legend] for legend in held[seat - 1])) for seat in owners),
        _line("river", *(LEGENDS[legend] for legend in river)),
        _line("legend-deck", *(LEGENDS[legend] for legend in left)),
        _line("discard", 1, "".join(SYMBOLS[card] for card in discard)),
        _line("deck", "?" * deck),
        *([_line("hand", SYMBOLS[hand[0]])] if hand else []),
        _line("decision", *decision),
    )


def find_improvements(table: State, seat: int) -> tuple[Improvement, ...]:
    """The best swap of two cards and the best placement of one (A15), if they gain points."""
    kingdom = table.kingdoms[seat - 1]
    legends, stones = held_by(table, seat)
    edition = table.rules.edition
    before = score(kingdom, edition, legends, stones)
    best: dict[str, tuple[int, Improvement]] = {}
    for kind, cells, what, changed in _changes(kingdom):
        after = score(changed, edition, legends, stones)
        gain = after.total - before.total
        if gain > best.get(kind, (0, None))[0]:
            best[kind] = gain, Improvement(kind, cells, what, _difference(before, after))
    return tuple(improvement for _, improvement in best.values())


def _changes(kingdom: Kingdom) -> Iterator[tuple[str, tuple[str, ...], str, Kingdom]]:
    """Every single change: its kind, its cells, the card placed, and the kingdom after it."""
    for one in CELLS:
        for other in range(one + 1, len(CELLS)):
            if kingdom.cards[one] != kingdom.cards[other] or (kingdom.treaties | kingdom.staffs) & (
                1 << one | 1 << other
            ):
                yield "swap", (CELL_NAMES[one], CELL_NAMES[other]), "", _swapped(kingdom, one, other)
    for kind in KINDS:
        for cell in cells_of(free_cells(kingdom, kind)):
            yield "replace", (CELL_NAMES[cell],), SYMBOLS[kind], put(kingdom, cell, kind)


def _swapped(kingdom: Kingdom, one: int, other: int) -> Kingdom:
    """The kingdom with two cards swapped; what lies on them moves along (A36)."""
    cards = bytearray(kingdom.cards)
    cards[one], cards[other] = cards[other], cards[one]
    return lay_out(
        bytes(cards),
        *(_swapped_bits(mask, one, other) for mask in (kingdom.hidden, kingdom.treaties, kingdom.staffs)),
    )


def _swapped_bits(mask: int, one: int, other: int) -> int:
    if mask >> one & 1 == mask >> other & 1:
        return mask
    return mask ^ (1 << one | 1 << other)


def _difference(before: ScoreLines, after: ScoreLines) -> dict[str, int]:
    pairs = zip(ScoreLines._fields, before, after, strict=True)
    return {line: new - old for line, old, new in pairs if new != old}


def _count_kingdoms(lines: tuple[str, ...]) -> int:
    count = sum(line.startswith("kingdom ") for line in lines)
    if not 1 <= count <= MOST_KINGDOMS:
        raise BadText("error-kingdoms", found=count, expected=f"1–{MOST_KINGDOMS}")
    return count


def _has(lines: tuple[str, ...], head: str) -> bool:
    return any(line == head or line.startswith(f"{head} ") for line in lines)


def _parse_stones(words: list[str]) -> tuple[int, ...]:
    stones = tuple(map(parse_tile, words))
    for stone, word in zip(stones, words, strict=True):
        if stone not in STONES:
            raise BadText("error-stone", clause="A42", found=word)
    return stones


def _check_legends(places: tuple[tuple[int, ...], ...]) -> None:
    """Every legend exists once (A8)."""
    everywhere = [legend for legends in places for legend in legends]
    for legend in everywhere:
        if everywhere.count(legend) > 1:
            raise BadText("error-legend-count", clause="A8", legend=LEGENDS[legend], found=everywhere.count(legend))


def _any_start(other: Kingdom) -> Kingdom:
    """The kingdom of a seat that nobody asked about: four different cards that are left, and lands."""
    kinds = sorted(KINDS, key=other.cards.count)[: len(CENTRE)]
    cards = bytearray([UNKNOWN] * len(CELLS))
    for cell, kind in zip(CENTRE, kinds, strict=True):
        cards[cell] = kind
    return lay_out(bytes(cards), sum(1 << cell for cell in OUTER))


def _any_card(kingdoms: list[Kingdom], hand: bytes, copies: int) -> bytes:
    """A card that is left for the discard, which is never empty in a turn (A12)."""
    seen = b"".join([hand, *(kingdom.cards for kingdom in kingdoms)])
    return bytes([next(kind for kind in KINDS if seen.count(kind) < copies)])


def _line(*words: str | int) -> str:
    return " ".join(str(word) for word in words if word != "")


FAMILY = PositionFamily(lay_out_end, complete, find_improvements)
