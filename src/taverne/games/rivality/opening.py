"""The steps of the setup: shuffled decks, opening hands, the mulligan (R6, R8, R20)."""

from dataclasses import replace
from functools import cache, lru_cache
from math import gcd

from taverne.games.rivality.events import (
    TURNS,
    DeckLaidOut,
    HandKept,
    hand_dealt,
    hand_returned,
)
from taverne.games.rivality.moves import KEEP, MULLIGAN, Keep, Mulligan, RivalityMove
from taverne.games.rivality.state import FIRST, HAND, Mode, Rules, State, Step, Transition
from taverne.games.rivality.tiles import (
    FARSIGHTED,
    FORTRESSES,
    TILE_OF,
    TILES,
    UNKNOWN,
    WELL,
    format_tiles,
    parse_any_tile,
    parse_land_tile,
)
from taverne.kernel.chance import Chances, Draw
from taverne.kernel.errors import BadText
from taverne.kernel.events import Event
from taverne.kernel.game import Move
from taverne.kernel.steps import asks_chance, asks_turn, refuse

_WRITTEN = State._fields.index("written")
UNSEEN = bytes((UNKNOWN,))
"""One unknown tile."""
TILE_BYTES = tuple(bytes((tile,)) for tile in range(len(TILES)))


def every_tile(head: str, known: tuple[int, ...] | None) -> tuple[Draw, ...]:
    """The draws of every tile at one place of a deck; of `?` too, unless everyone sees that place."""
    codes = TILES if known is not None else TILES[:WELL]
    return tuple(Draw(head, code, tile, known=known) for tile, code in enumerate(codes))


def expect(state: State, move: Draw) -> None:
    """Checks that a draw is for the deck being laid out."""
    head = place_draws(state)[0].head
    if move.head != head:
        raise refuse("error-draw-expected", "R6", found=str(move), expected=head)


def check_left(move: Draw, left: bytes) -> None:
    """Checks that a drawn tile, if it is known, is still left."""
    if move.value not in left and move.value != UNKNOWN:
        raise refuse("error-draw-impossible", "R6", found=move.token)


@cache
def exchanged(rules: Rules) -> Rules:
    """The same rules with the two decks exchanged: R6 and R40 leave open who has which."""
    return replace(rules, mode=replace(rules.mode, pools=rules.mode.pools[::-1]))


def assign_decks(state: State, side: int, tile: int) -> State:
    """The state with the decks exchanged, if the first tile anyone sees is not of that side's deck.

    In games shuffled here the first seat has the ★ deck.
    """
    if tile == UNKNOWN or tile in state.rules.mode.pools[side - 1] or known_tiles(state):
        return state
    return state._replace(rules=exchanged(state.rules))


def known_tiles(state: State) -> bytes:
    """The land tiles whose place is known, wherever they are."""
    laid = bytes(land.tile for land in state.field.values() if land.tile < WELL)
    return b"".join((*state.decks, *state.hands, state.written, laid)).replace(UNSEEN, b"")


def assign_decks_of(rules: Rules, lines: tuple[str, ...]) -> Rules:
    """The rules with the decks assigned as the first tile named in a snapshot shows."""
    first = rules.mode.pools[0]
    if len(set(rules.mode.pools)) == 1:
        return rules
    for line in lines:
        match line.split():
            case [square, code, *_] if square[:1] in "abcd" and square[1:] in ("4", "5", "6"):
                side, named = 1, [code]
            case ["deck" | "hand" | "laid", seat, *codes] if seat.isdecimal():
                side, named = _side(rules, seat), codes
            case _:
                continue
        for code in named:
            if side and TILE_OF.get(code, WELL) != WELL:
                return rules if (TILE_OF[code] in first) == (side == 1) else exchanged(rules)
    return rules


def _side(rules: Rules, seat: str) -> int:
    number = int(seat[:2])
    return rules.side_of[number] if number < len(rules.side_of) else 0


def undealt(state: State) -> bytes:
    """The tiles that may still go into the deck being laid out, in the order of their numbers."""
    pool = state.rules.mode.pools[state.rules.side_of[state.seat] - 1]
    return pool.translate(None, b"".join((*state.decks, *state.hands, state.written)))


@lru_cache(maxsize=1 << 13)
def deck_weights(left: bytes, size: int, whole: int, share: int) -> tuple[int, ...]:
    """The weight of each tile left, so that every legal order of the decks is as likely as the others (R6).

    The deck still gets `size` tiles; decks after it, if they are made of the same tiles, get `whole` each, `share` of
    them fortresses. So `due` of the fortresses left are for this deck. Its last tile is no fortress: they may lie at
    any of the other size - 1 places, so the next tile is one in `due` of size - 1 cases. Within its sort any tile
    left is as likely. In the duel this is k for a fortress and k - 1 for any other, where k tiles left are no fortress.
    """
    fortresses = sum(tile in FORTRESSES for tile in left)
    due = fortresses - (len(left) - size) // whole * share
    if size == 1:
        return tuple(0 if tile in FORTRESSES else 1 for tile in left)
    common = gcd(due, fortresses) or 1
    fortress = due // common * (len(left) - fortresses)
    other = (size - 1 - due) * (fortresses // common or 1)
    return tuple(fortress if tile in FORTRESSES else other for tile in left)


def is_known_in_part(state: State) -> bool:
    """Whether some tile of the decks and hands is unknown, as on a view's table."""
    return any(UNKNOWN in tiles for tiles in (*state.decks, *state.hands, state.written))


def _weights(mode: Mode, left: bytes, place: int) -> tuple[int, ...]:
    return deck_weights(left, mode.deck_size - place, mode.deck_size, mode.fortresses)


def place_draws(state: State) -> tuple[Draw, ...]:
    """The draws for the next place of the deck being laid out."""
    rules = state.rules
    return rules.mode.draws[rules.side_of[state.seat]][len(state.written)]


def _deck_chances(state: State) -> Chances:
    rules = state.rules
    return _offer(rules.mode, rules.side_of[state.seat], undealt(state), len(state.written))


@lru_cache(maxsize=1 << 13)
def _offer(mode: Mode, side: int, left: bytes, place: int) -> Chances:
    draws = mode.draws[side][place]
    return Chances(tuple(draws[tile] for tile in left), _weights(mode, left, place))


def with_written(state: State, written: bytes) -> State:
    """The state with these tiles drawn for the deck being laid out."""
    return State._make((*state[:_WRITTEN], written, *state[_WRITTEN + 1 :]))


def _apply_deck(state: State, actor: int, move: Move | Draw) -> Transition:
    assert isinstance(move, Draw)
    expect(state, move)
    state = assign_decks(state, state.rules.side_of[state.seat], move.value)
    left = undealt(state)
    rules, place = state.rules, len(state.written)
    check_left(move, left)
    is_placeable = move.value == UNKNOWN or _weights(rules.mode, left, place)[left.index(move.value)]
    if not (is_placeable or is_known_in_part(state)):
        fortresses = rules.mode.fortresses
        raise refuse("error-deck-order", "R6", found=move.token, place=place + 1, expected=fortresses)
    state = with_written(state, state.written + TILE_BYTES[move.value])
    if len(state.written) < rules.mode.deck_size:
        return state, ()
    state, events = _pick_up(state)
    side = rules.side_of[state.seat]
    if side < rules.mode.sides:
        return state._replace(seat=rules.seats_of[side + 1][0]), events
    return state._replace(step=FIRST_HAND, seat=FIRST), events


def _pick_up(state: State, again: int | None = None) -> Transition:
    """The seats of a side draw their hands from its deck; `again` is the seat that took a mulligan (R6, R8, R20)."""
    rules, written = state.rules, state.written
    side = rules.side_of[state.seat]
    hands = list(state.hands)
    events: list[Event] = [DeckLaidOut(state.seat, len(written), again)]
    for place, seat in enumerate(rules.seats_of[side]):
        hands[seat - 1] = written[HAND * place : HAND * (place + 1)]
        events.append(hand_dealt(seat, hands[seat - 1], again))
    deck = written[HAND * len(rules.seats_of[side]) :]
    decks = (*state.decks[: side - 1], deck, *state.decks[side:])
    return state._replace(hands=tuple(hands), decks=decks, written=b""), tuple(events)


def can_return(hand: bytes) -> bool:
    """Whether an opening hand may be returned: none of its known tiles has a spell of range 1 (R8)."""
    return all(tile in FARSIGHTED or tile == UNKNOWN for tile in hand)


def _legal_first(state: State, seat: int) -> tuple[RivalityMove, ...]:
    return (KEEP, MULLIGAN) if can_return(state.hands[seat - 1]) else (KEEP,)


def _apply_keep(state: State, seat: int, move: Move | Draw) -> Transition:
    return state._replace(step=state.rules.mode.turn), (HandKept(seat), TURNS[seat])


def _apply_mulligan(state: State, seat: int, move: Move | Draw) -> Transition:
    hand = state.hands[seat - 1]
    if not can_return(hand):
        near = bytes(tile for tile in hand if tile not in (*FARSIGHTED, UNKNOWN))
        raise refuse("error-mulligan", "R8", found=" ".join(TILES[tile] for tile in near))
    # The returned tiles lie under the deck until chance has shuffled what is below the next two.
    decks = (state.decks[0] + hand, *state.decks[1:])
    hands = (b"", *state.hands[1:])
    returned = state._replace(step=RESHUFFLING, decks=decks, hands=hands, returned=hand)
    return returned, (hand_returned(seat, hand),)


def _shuffle_left(state: State) -> bytes:
    """The tiles that may come next in the deck after a mulligan.

    The next two of the deck are the new hand and partners keep theirs: those places are determined. The rest, the
    returned tiles among it, may come in any order, a fortress at the bottom too (R8).
    """
    rules, written, deck = state.rules, state.written, state.decks[0]
    place = len(written)
    if place < HAND:
        return deck[place : place + 1]
    partners = b"".join(state.hands[seat - 1] for seat in rules.seats_of[rules.side_of[FIRST]] if seat != FIRST)
    if place < HAND + len(partners):
        return partners[place - HAND : place - HAND + 1]
    return bytes(tile for tile in deck if tile == UNKNOWN or tile not in written)


def _shuffle_chances(state: State) -> Chances:
    left = _shuffle_left(state)
    draws = place_draws(state)
    return Chances(tuple(draws[tile] for tile in left), (1,) * len(left))


def _apply_shuffle(state: State, actor: int, move: Move | Draw) -> Transition:
    assert isinstance(move, Draw)
    expect(state, move)
    left, tile = _shuffle_left(state), move.value
    if tile not in left and not (tile == UNKNOWN or (UNKNOWN in left and tile not in known_tiles(state))):
        raise refuse("error-deck-redrawn", "R8", found=move.token, expected=format_tiles(left))
    if tile == UNKNOWN and len(left) == 1:
        tile = left[0]
    state = with_written(state, state.written + TILE_BYTES[tile])
    if len(state.written) < state.rules.mode.deck_size:
        return state, ()
    lost = state.decks[0].translate(None, state.written + state.returned + UNSEEN)
    if lost:
        # A tile of this deck was known before the shuffle, so that a record must name it afterwards too.
        raise refuse("error-deck-redrawn", "R8", found=move.token, expected=format_tiles(lost))
    state, events = _pick_up(state, again=FIRST)
    return state._replace(step=state.rules.mode.turn), (*events, TURNS[FIRST])


DEALING = Step("deck", asks_chance, {Draw: _apply_deck}, chances=_deck_chances)
FIRST_HAND = Step(
    "mulligan", asks_turn, {Keep: _apply_keep, Mulligan: _apply_mulligan}, legal=_legal_first, is_turn=True, clause="R8"
)
RESHUFFLING = Step("reshuffle", asks_chance, {Draw: _apply_shuffle}, chances=_shuffle_chances)


def _parse_draw(place: tuple[Draw, ...], code: str) -> Draw:
    """The draw written as a code at one place of a deck; `?` only where not everyone sees the tile."""
    return place[parse_land_tile(code) if place[0].known is None else parse_any_tile(code)]


def parse_draws(text: str, rules: Rules) -> tuple[Draw, ...]:
    """The draws of one chance line."""
    words = text.split()
    heads = [places[0][0].head for places in rules.mode.draws if places]
    for places in rules.mode.draws:
        if places and text.startswith(f"{places[0][0].head} "):
            codes = words[len(places[0][0].head.split()) :]
            if len(codes) > len(places):
                raise BadText("error-deck-size", clause="R6", found=len(codes), expected=len(places))
            return tuple(_parse_draw(place, code) for place, code in zip(places, codes, strict=False))
    if len(words) > 1 and any(head.startswith(f"{words[0]} ") for head in heads):
        raise BadText(
            "error-seat-unknown", found=words[1], expected=" ".join(str(seats[0]) for seats in rules.seats_of[1:])
        )
    raise BadText("error-chance-unknown", found=text)
