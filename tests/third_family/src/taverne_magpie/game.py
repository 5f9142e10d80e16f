"""Magpie: the rules of a tiny card game, complete.

M1  Nine cards, 1 to 9, are shuffled. Each of two players is dealt four; the last card stays face down.
M2  The leader plays a card face up and the other player answers it. Seat 1 leads first, then whoever took the trick.
M3  The higher card takes the trick; but a card exactly one lower than the other steals it.
M4  A trick is worth its lower card. After four tricks the player with more points wins.
"""

import random
from dataclasses import dataclass
from typing import Annotated, NamedTuple

from taverne.kernel.chance import Chances, Draw
from taverne.kernel.data import DataTypes, Term, Terms
from taverne.kernel.errors import BadText, UnknownRuleset
from taverne.kernel.events import Event, Split
from taverne.kernel.families import Family
from taverne.kernel.game import Move, View
from taverne.kernel.outcome import Outcome, ranks_by
from taverne.kernel.ruleset import Offer, Ruleset
from taverne.kernel.sheet import Reason, Sheet
from taverne.kernel.steps import Step, StepGame, TurnClauses, asks_chance, asks_nobody, asks_turn, refuse

NAME = "magpie"
CARDS = tuple(range(1, 10))
UNKNOWN = 0
"""A card that its reader cannot see."""
SEATS = (1, 2)
HAND = 4

Card = Annotated[int, Term("card", "a card, `1` to `9`; `?` if it is face down")]
TERMS: Terms = {"card": lambda card: _format(card)}


# What is played with


class Trick(NamedTuple):
    """Two cards and who took them."""

    seat: int
    led: int
    answer: int

    @property
    def points(self) -> int:
        """What it is worth (M4)."""
        return min(self.led, self.answer)


class State(NamedTuple):
    """A game, or, with `UNKNOWN` cards, what a seat knows of it."""

    step: "Step[State]"
    seat: int
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    led: int | None
    """The card that waits for its answer."""
    tricks: tuple[Trick, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card from the hand."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """A seat is dealt a card; only that seat sees which."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A seat plays a card."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A seat takes a trick."""

    seat: int
    points: int


# What a seat sees


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards of a seat."""

    seat: int
    cards: tuple[str, ...]
    points: int
    """Its points so far."""


@dataclass(frozen=True, slots=True)
class MagpieView:
    """A table of Magpie as its reader sees it."""

    step: str
    seat: int
    hands: tuple[Hand, ...]
    led: str | None
    """The card to be answered."""
    deck: int
    """How many cards are not dealt."""


# The steps of a game


def _take(cards: tuple[int, ...], card: int, clause: str) -> tuple[int, ...]:
    """The cards without one of them, which may be among those that are unknown."""
    if card not in cards and UNKNOWN in cards:
        card = UNKNOWN
    if card not in cards:
        raise refuse("error-magpie-hand", clause, found=_format(card))
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def _deal(state: State, actor: int, move: Move | Draw) -> tuple[State, tuple[Event, ...]]:
    assert isinstance(move, Draw)
    seat, card = state.seat, move.value
    # Once an unknown card is dealt, nobody knows which cards are left.
    deck = (UNKNOWN,) * (len(state.deck) - 1) if card == UNKNOWN else _take(state.deck, card, "M1")
    hands = _replace_hand(state.hands, seat, (*state.hands[seat - 1], card))
    dealt = Split(CardDealt(seat, UNKNOWN), ((seat, CardDealt(seat, card)),))
    state = state._replace(hands=hands, deck=deck)
    if len(hands[seat - 1]) == HAND:
        state = state._replace(seat=2) if seat == 1 else state._replace(step=TURN, seat=1)
    return state, (dealt,)


def _deals(state: State) -> Chances:
    head = f"hand {state.seat}"
    draws = tuple(Draw(head, _format(card), card, known=(state.seat,)) for card in state.deck)
    return Chances(draws, (1,) * len(draws))


def _plays(state: State, seat: int) -> tuple[Move, ...]:
    return tuple(Play(card) for card in sorted(state.hands[seat - 1]) if card != UNKNOWN)


def _play(state: State, seat: int, move: Move | Draw) -> tuple[State, tuple[Event, ...]]:
    assert isinstance(move, Play)
    if move.card in _seen(state) and move.card not in state.hands[seat - 1]:
        raise refuse("error-magpie-hand", "M2", found=str(move.card))
    hand = _take(state.hands[seat - 1], move.card, "M2")
    state = state._replace(hands=_replace_hand(state.hands, seat, hand))
    played = CardPlayed(seat, move.card)
    if state.led is None:
        return state._replace(led=move.card, seat=3 - seat), (played,)
    taker = seat if _beats(move.card, state.led) else 3 - seat
    trick = Trick(taker, state.led, move.card)
    tricks = (*state.tricks, trick)
    step = OVER if len(tricks) == HAND else TURN
    state = state._replace(step=step, seat=taker, led=None, tricks=tricks)
    return state, (played, TrickTaken(taker, trick.points))


def _beats(card: int, other: int) -> bool:
    """Whether a card takes the trick from another (M3)."""
    return card == other - 1 or (card > other and other != card - 1)


DEAL = Step[State]("deal", asks_chance, {Draw: _deal}, chances=_deals)
TURN = Step[State]("turn", asks_turn, {Play: _play}, legal=_plays, is_turn=True)
OVER = Step[State]("over", asks_nobody, {})
STEPS = {step.name: step for step in (DEAL, TURN, OVER)}


# The game


class MagpieGame(StepGame[State]):
    """Magpie behind the kernel's Game protocol."""

    family = NAME
    clauses = TurnClauses(turn="M2", move="M2", end="M4")
    seats: tuple[int, ...] = (2,)
    terms = TERMS
    data_types = DataTypes(MagpieView, (), (Play,), (CardDealt, CardPlayed, TrickTaken))
    faces_game = False

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def setup(self, seats: int) -> State:
        """The table before the deal."""
        if seats not in self.seats:
            raise UnknownRuleset("error-seats", ruleset=self.ruleset.key, found=seats, expected="2")
        return State(DEAL, 1, ((), ()), CARDS, None, ())

    def redact(self, state: State, seat: int | None) -> State:
        """A seat sees its own hand and what was played."""
        hands = tuple(
            hand if owner == seat else (UNKNOWN,) * len(hand) for owner, hand in zip(SEATS, state.hands, strict=True)
        )
        return State(state.step, state.seat, hands, (UNKNOWN,) * len(state.deck), state.led, state.tricks)

    def determinise(self, view: View[State], rng: random.Random) -> State:
        """The unseen cards, dealt at random to where cards are unknown."""
        unseen = [card for card in CARDS if card not in _seen(view.table)]
        rng.shuffle(unseen)

        def fill(cards: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(unseen.pop() if card == UNKNOWN else card for card in cards)

        return view.table._replace(hands=tuple(map(fill, view.table.hands)), deck=tuple(sorted(fill(view.table.deck))))

    def outcome(self, state: State) -> Outcome | None:
        """More points win (M4)."""
        if state.step is not OVER:
            return None
        points = tuple(_points(state, seat) for seat in SEATS)
        return Outcome(points, ranks_by(points, sorted(points, reverse=True)))

    def results(self, state: State) -> tuple[str, ...]:
        """Each seat's points."""
        return tuple(f"{seat} points {_points(state, seat)}" for seat in SEATS)

    def sheets(self, state: State) -> tuple[Sheet, ...]:
        """Each seat's tricks."""
        return tuple(
            Sheet(seat, sum(reason.points for reason in reasons), {}, reasons, {})
            for seat in SEATS
            for reasons in [tuple(_reason(trick) for trick in state.tricks if trick.seat == seat)]
        )

    def sides(self, seats: int) -> tuple[int, ...]:
        """Everyone plays for themselves."""
        return SEATS

    def summary(self, state: State) -> None:
        """Points say it all."""

    def census(self, state: State) -> tuple[tuple[str, int], ...]:
        """Nine cards."""
        held = sum(map(len, state.hands)) + len(state.deck)
        return (("cards", held + (state.led is not None) + 2 * len(state.tricks)),)

    def present(self, view: View[State]) -> MagpieView:
        """What the view's seat sees."""
        table = view.table
        return MagpieView(
            step=table.step.name,
            seat=table.seat,
            hands=tuple(
                Hand(seat, tuple(map(_format, hand)), _points(table, seat))
                for seat, hand in zip(SEATS, table.hands, strict=True)
            ),
            led=None if table.led is None else _format(table.led),
            deck=len(table.deck),
        )

    # The notation

    def parse_move(self, text: str) -> Play:
        """The move written so."""
        match text.split():
            case ["play", card]:
                return Play(_parse_known(card))
        raise BadText("error-move-unknown", found=text)

    def parse_draws(self, text: str, seats: int) -> tuple[Draw, ...]:
        """The cards of a `hand` line."""
        match text.split():
            case ["hand", ("1" | "2") as seat, *cards]:
                return tuple(Draw(f"hand {seat}", card, _parse(card), known=(int(seat),)) for card in cards)
        raise BadText("error-chance-unknown", found=text)

    def learn(self, table: State, words: str) -> State:
        """Nothing is ever shown but by being played."""
        raise BadText("error-shown", found=f"* shown {words}", expected="–")

    def check_possible(self, state: State) -> None:
        """Refuses a table on which a card lies twice or too many cards lie (M1)."""
        seen = _seen(state)
        if len(set(seen)) < len(seen) or self.census(state) != (("cards", len(CARDS)),):
            raise BadText("error-draw-impossible", clause="M1", found=" ".join(map(_format, seen)))

    def format_table(self, state: State) -> tuple[str, ...]:
        """The table as lines of a snapshot."""
        rows = (*state.hands, state.deck, () if state.led is None else (state.led,))
        heads = ("hand 1", "hand 2", "deck", "led")
        return (
            f"turn {state.step.name} {state.seat}",
            *(" ".join([head, *map(_format, row)]) for head, row in zip(heads, rows, strict=True)),
            *(f"trick {trick.seat} {trick.led} {trick.answer}" for trick in state.tricks),
        )

    def parse_table(self, lines: tuple[str, ...], seats: int) -> State:
        """The table written so."""
        match [line.split() for line in lines]:
            case [
                ["turn", step, ("1" | "2") as seat],
                ["hand", "1", *one],
                ["hand", "2", *two],
                ["deck", *deck],
                ["led", *led],
                *tricks,
            ] if step in STEPS and len(led) <= 1 and all(map(_is_trick, tricks)):
                state = State(
                    STEPS[step],
                    int(seat),
                    (tuple(map(_parse, one)), tuple(map(_parse, two))),
                    tuple(map(_parse, deck)),
                    _parse_known(led[0]) if led else None,
                    tuple(
                        Trick(int(taker), _parse_known(led), _parse_known(answer)) for _, taker, led, answer in tricks
                    ),
                )
                self.check_possible(state)
                return state
        raise BadText(
            "error-snapshot-line", found=" / ".join(lines), expected="turn, hand 1, hand 2, deck, led, trick …"
        )


def _replace_hand(hands: tuple[tuple[int, ...], ...], seat: int, hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*hands[: seat - 1], hand, *hands[seat:])


def _seen(state: State) -> list[int]:
    """Every card that is known, wherever it lies."""
    played = [card for trick in state.tricks for card in (trick.led, trick.answer)]
    lying = (*state.hands[0], *state.hands[1], *state.deck, state.led or UNKNOWN, *played)
    return [card for card in lying if card != UNKNOWN]


def _points(state: State, seat: int) -> int:
    return sum(trick.points for trick in state.tricks if trick.seat == seat)


def _reason(trick: Trick) -> Reason:
    card = next(card for card, other in ((trick.led, trick.answer), (trick.answer, trick.led)) if _beats(card, other))
    return Reason("", "taken", str(card), None, (), (), (), trick.points, "M4")


def _format(card: int) -> str:
    return "?" if card == UNKNOWN else str(card)


def _parse(text: str) -> int:
    return UNKNOWN if text == "?" else _parse_known(text)


def _parse_known(text: str) -> int:
    if text not in map(str, CARDS):
        raise BadText("error-card-unknown", found=text, expected="1 … 9")
    return int(text)


def _is_trick(words: list[str]) -> bool:
    return len(words) == 4 and words[0] == "trick" and words[1] in ("1", "2")


FAMILY = Family(NAME, (Offer(NAME, ("pocket",), ("competitive",)),), MagpieGame)
