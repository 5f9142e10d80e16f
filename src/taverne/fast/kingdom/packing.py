"""Tables and moves of `games/` as kernels take them, and back."""

from array import array
from functools import cache

from taverne.fast.kingdom import layout
from taverne.fast.kingdom.layout import KINDS, MODES, Row, new_row
from taverne.fast.kingdom.moves import ARRANGE_FIRST, COMMON, ORDERS, move_names
from taverne.games.kingdom.cards import NO_CARD, UNKNOWN
from taverne.games.kingdom.kingdom import Kingdom, lay_out
from taverne.games.kingdom.links import CENTRE
from taverne.games.kingdom.mode import Rules
from taverne.games.kingdom.modes.cooperative.team import Team
from taverne.games.kingdom.modes.objects.tiles import Tiles
from taverne.games.kingdom.modes.solo.campaign import ROWS, Campaign
from taverne.games.kingdom.moves import Arrange, KingdomMove, parse_move
from taverne.games.kingdom.opening import OUTER, opening_of
from taverne.games.kingdom.state import Opening, State


def pack(state: State) -> Row:
    """A table as a row, once its starting cards are dealt."""
    row = new_row(state.rules)
    row[layout.STEP] = layout.STEPS.index(state.step.name)
    row[layout.SEAT] = state.seat - 1
    row[layout.HELD_CARD] = state.hand
    row[layout.TAKEN] = state.taken
    row[layout.PLAYED] = state.played
    row[layout.IDLE] = state.idle
    row[layout.RIVER] = _mask(state.river)
    row[layout.LEGEND_DECK] = state.legend_deck
    _write(row, layout.DECK, list(state.deck[:KINDS]))
    row[layout.DECK_SIZE] = sum(state.deck[:KINDS])
    row[layout.DECK_KNOWN] = state.deck_known
    for pile, cards in enumerate(state.discards):
        row[layout.PILE_SIZE + pile] = len(cards)
        _write(row, layout.PILE + pile * layout.MOST_DISCARDED, list(cards))
    for seat, kingdom in enumerate(state.kingdoms):
        row[layout.HELD + seat] = _mask(state.held[seat])
        row[layout.HIDDEN + seat] = kingdom.hidden
        row[layout.TREATIES + seat] = kingdom.treaties
        row[layout.STAFFS + seat] = kingdom.staffs
        _write(row, layout.UP + seat * KINDS, list(kingdom.up[:KINDS]))
        _write(row, layout.CARDS + seat * 16, list(kingdom.cards))
    if state.opening is not None:
        _pack_opening(row, state.opening)
    if state.step.name == "give-up":
        row[layout.SEAT] = 0
    match state.extra:
        case Team():
            _pack_team(row, state.extra)
        case Campaign():
            _pack_campaign(row, state.extra)
        case Tiles():
            _pack_tiles(row, state.extra)
    return row


def _pack_opening(row: Row, opening: Opening) -> None:
    """Answers lie on the cells they are for, though not face up."""
    for seat, (dealt, answer) in enumerate(zip(opening.dealt, opening.answers, strict=True)):
        row[layout.UNANSWERED] |= (answer is None) << seat
        row[layout.DEALT + seat] = _mask(tuple(dealt)) if answer is None else 0
        for cell, card in zip(CENTRE, answer or (), strict=False):
            row[layout.CARDS + seat * 16 + cell] = card
    for cell, land in zip(OUTER, opening.lands, strict=False):
        row[layout.CARDS + cell] = land
    waiting = row[layout.UNANSWERED]
    row[layout.SEAT] = (waiting & -waiting).bit_length() - 1 if waiting else 0


def _pack_team(row: Row, team: Team) -> None:
    row[layout.WRITTEN] = _mask(team.written)
    row[layout.TARGET] = _mask(team.target)
    row[layout.PAST] = team.gone


def _pack_campaign(row: Row, campaign: Campaign) -> None:
    row[layout.PAST] = campaign.gone
    row[layout.AGE] = campaign.age
    row[layout.MUST_PLACE] = campaign.must_place
    row[layout.FROM_DISCARD] = campaign.from_discard
    row[layout.PAIR_SIZE] = len(campaign.pair)
    _write(row, layout.PAIR_CARDS, [*campaign.pair, *[NO_CARD] * (2 - len(campaign.pair))])
    _write(row, layout.ROWS, [_mask(legends) for legends in campaign.rows])
    _write(row, layout.POINTS, [points for points, _ in campaign.scores])
    _write(row, layout.OBJECTIVES, [objective for _, objective in campaign.scores])


def _pack_tiles(row: Row, tiles: Tiles) -> None:
    row[layout.TURNED] = tiles.turned
    row[layout.LOOKS] = tiles.looks
    row[layout.USED] = tiles.used
    for seat, lands in enumerate(tiles.lands):
        _write(row, layout.TILES + seat * 16, list(lands))
        row[layout.FACE_UP + seat] = tiles.face_up[seat]
        row[layout.OPENED + seat] = tiles.opened[seat]
        for tile in tiles.held[seat]:
            row[layout.HOLDINGS + seat * layout.TILE_KINDS + tile] += 1
        _write(row, layout.SEEN + seat * 4, list(tiles.seen[seat]))


def unpack(row: Row, rules: Rules) -> State:
    """The table that a row holds. Legends, and cards dealt, are in the order of their numbers."""
    step = rules.mode.steps.by_name()[layout.STEPS[row[layout.STEP]]]
    opening = _unpack_opening(row, rules) if step in rules.mode.steps.opening else None
    seats = range(rules.seats)
    asks_first = step.name == "give-up"
    return State(
        rules=rules,
        step=step,
        seat=rules.seats if asks_first else 1 if opening else row[layout.SEAT] + 1,
        kingdoms=tuple(_unpack_kingdom(row, seat, opening) for seat in seats),
        deck=bytes([*row[layout.DECK : layout.DECK + KINDS], 0]),
        deck_known=bool(row[layout.DECK_KNOWN]),
        discards=tuple(_unpack_pile(row, pile) for pile in range(rules.mode.layout.piles)),
        river=_members(row[layout.RIVER]),
        legend_deck=row[layout.LEGEND_DECK],
        held=tuple(_members(row[layout.HELD + seat]) for seat in seats),
        hand=row[layout.HELD_CARD],
        taken=bool(row[layout.TAKEN]),
        played=bool(row[layout.PLAYED]),
        idle=row[layout.IDLE],
        opening=opening,
        extra=_unpack_extra(row, rules),
    )


def _unpack_kingdom(row: Row, seat: int, opening: Opening | None) -> Kingdom:
    hidden = row[layout.HIDDEN + seat]
    cards = bytearray(row[layout.CARDS + seat * 16 : layout.CARDS + (seat + 1) * 16].tolist())
    if opening is not None:  # What the opening holds does not lie in the kingdom yet.
        for cell in (*CENTRE, *(OUTER if opening.lands else ())):
            if hidden >> cell & 1:
                cards[cell] = UNKNOWN
    return lay_out(bytes(cards), hidden, row[layout.TREATIES + seat], row[layout.STAFFS + seat])


def _unpack_opening(row: Row, rules: Rules) -> Opening:
    dealt: list[bytes] = []
    answers: list[bytes | None] = []
    for seat in range(rules.seats):
        centre = bytes(row[layout.CARDS + seat * 16 + cell] for cell in CENTRE)
        if row[layout.UNANSWERED] >> seat & 1:
            dealt.append(bytes(_members(row[layout.DEALT + seat])))
            answers.append(None)
        elif row[layout.HIDDEN + seat] & 1 << CENTRE[0]:
            dealt.append(bytes(sorted(centre)))
            answers.append(centre)
        else:  # Answers that are not secret are laid at once (A60).
            dealt.append(b"")
            answers.append(b"")
    lands = b""
    if layout.STEPS[row[layout.STEP]] == "lands":
        lands = bytes(row[layout.CARDS + cell] for cell in OUTER if row[layout.CARDS + cell] != UNKNOWN)
    return Opening(tuple(dealt), bytes(KINDS), lands, tuple(answers))


def _unpack_pile(row: Row, pile: int) -> bytes:
    start = layout.PILE + pile * layout.MOST_DISCARDED
    return bytes(row[start : start + row[layout.PILE_SIZE + pile]].tolist())


def _unpack_extra(row: Row, rules: Rules) -> Team | Campaign | Tiles | None:
    match row[layout.MODE]:
        case layout.COOPERATIVE:
            return Team(_members(row[layout.WRITTEN]), _members(row[layout.TARGET]), row[layout.PAST])
        case layout.SOLO:
            return _unpack_campaign(row)
        case layout.OBJECTS:
            return _unpack_tiles(row, rules.seats)
    return None


def _unpack_campaign(row: Row) -> Campaign:
    age = row[layout.AGE]
    is_age_over = layout.STEPS[row[layout.STEP]] in ("block", "over")
    return Campaign(
        age=age,
        rows=tuple(_members(row[layout.ROWS + coming]) for coming in range(len(ROWS) - age)),
        scores=tuple(
            (row[layout.POINTS + past], row[layout.OBJECTIVES + past]) for past in range(age - (not is_age_over))
        ),
        pair=bytes(row[layout.PAIR_CARDS : layout.PAIR_CARDS + row[layout.PAIR_SIZE]].tolist()),
        from_discard=row[layout.FROM_DISCARD],
        must_place=bool(row[layout.MUST_PLACE]),
        gone=row[layout.PAST],
    )


def _unpack_tiles(row: Row, seats: int) -> Tiles:
    lands = [row[layout.TILES + seat * 16 :][:16] for seat in range(seats)]
    held = [row[layout.HOLDINGS + seat * layout.TILE_KINDS :][: layout.TILE_KINDS] for seat in range(seats)]
    return Tiles(
        lands=tuple(bytes(tiles.tolist()) for tiles in lands),
        face_up=tuple(row[layout.FACE_UP : layout.FACE_UP + seats]),
        held=tuple(tuple(tile for tile, count in enumerate(counts) for _ in range(count)) for counts in held),
        opened=tuple(row[layout.OPENED : layout.OPENED + seats]),
        seen=tuple(tuple(row[layout.SEEN + seat * 4 : layout.SEEN + seat * 4 + seats]) for seat in range(seats)),
        turned=row[layout.TURNED],
        looks=row[layout.LOOKS],
        used=bool(row[layout.USED]),
        drawn=b"",
    )


def _mask(members: tuple[int, ...]) -> int:
    return sum(1 << member for member in members)


def _members(mask: int) -> tuple[int, ...]:
    return tuple(member for member in range(mask.bit_length()) if mask >> member & 1)


def _write(row: Row, place: int, words: list[int]) -> None:
    row[place : place + len(words)] = array("q", words)


def same(one: Row, other: Row) -> bool:
    """Whether two rows are the same table; what lies beyond the discards' tops or is a cache does not count."""
    pieces = [slice(0, layout.PILE), slice(layout.MODE_PART, layout.WIDTH)]
    for pile in range(2):
        start = layout.PILE + pile * layout.MOST_DISCARDED
        pieces.append(slice(start, start + one[layout.PILE_SIZE + pile]))
    return all(one[piece] == other[piece] for piece in pieces)


@cache
def _numbers(mode: int) -> dict[str, int]:
    return {name: number for number, name in enumerate(move_names(mode))}


def to_number(state: State, seat: int, move: KingdomMove) -> int:
    """The number of a move of a seat that is asked."""
    if isinstance(move, Arrange):
        dealt = sorted(_dealt(state, seat))
        return ARRANGE_FIRST + ORDERS.index(tuple(dealt.index(card) for card in move.cards))
    return _numbers(MODES.index(state.rules.mode.name))[str(move)]


def to_move(state: State, seat: int, number: int) -> KingdomMove:
    """The move of a seat that is asked with this number."""
    if ARRANGE_FIRST <= number < COMMON:
        dealt = sorted(_dealt(state, seat))
        return Arrange(bytes(dealt[card] for card in ORDERS[number - ARRANGE_FIRST]))
    return parse_move(move_names(MODES.index(state.rules.mode.name))[number], state.rules.mode.parsers)


def _dealt(state: State, seat: int) -> bytes:
    return opening_of(state).dealt[seat - 1]
