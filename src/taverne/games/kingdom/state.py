"""The state of a kingdom game, and what a seat may see of it."""

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

from taverne.games.kingdom.cards import KINDS, NO_CARD, UNKNOWN
from taverne.games.kingdom.kingdom import Kingdom, veil
from taverne.kernel.data import Tagged

if TYPE_CHECKING:
    from taverne.games.kingdom.mode import Rules, Step

ANSWERED = b""
"""Another seat's secret answer, as a view holds it."""


class Opening(NamedTuple):
    """What only matters until the starting cards are arranged (A12)."""

    dealt: tuple[bytes, ...]
    """Each seat's starting cards so far."""
    aside: bytes
    """Counts of the doubles that wait to be shuffled back."""
    lands: bytes
    """Lands drawn so far, all seats together, in the order they are laid."""
    answers: tuple[bytes | None, ...]
    """Each seat's arrangement, once given."""


class State(NamedTuple):
    """A position of a kingdom game. A named tuple because every move makes one, and tuples are the cheapest to make."""

    rules: "Rules"
    step: "Step"
    seat: int
    """Whose turn it is."""
    kingdoms: tuple[Kingdom, ...]
    deck: bytes
    """How many cards of each kind the deck holds; chance decides their order as they are drawn."""
    deck_known: bool
    """The deck was rebuilt from discards that everyone has seen."""
    discards: tuple[bytes, ...]
    """The piles, each with its top card last."""
    river: tuple[int, ...]
    legend_deck: int
    """The mask of the legends not yet revealed."""
    held: tuple[tuple[int, ...], ...]
    """The legends each seat has taken."""
    hand: int
    """The card just drawn, or NO_CARD."""
    taken: bool
    """A legend was taken this turn."""
    played: bool
    """A card was placed or a land revealed this turn."""
    idle: int
    """Consecutive turns in which no land was explored (A19)."""
    opening: Opening | None
    extra: "Extra | None" = None
    """What only some modes have: object tiles, the rows of a campaign, the written legends of a team."""


_Fields: TypeAlias = """tuple[
    Rules, Step, int, tuple[Kingdom, ...], bytes, bool, tuple[bytes, ...], tuple[int, ...], int,
    tuple[tuple[int, ...], ...], int, bool, bool, int, Opening | None, Extra | None,
]"""

new_state: Callable[[type[State], _Fields], State] = tuple.__new__
"""`new_state(State, fields)`: a state in half the time of its constructor, for what is made every turn."""


def at_step(state: State, step: "Step") -> State:
    """The same table at another step; much quicker than `_replace`."""
    return new_state(State, (state[0], step, *state[2:]))


class ModeView(Tagged):
    """What a mode shows of its own part of the table; each mode that has one declares its dataclass."""

    __slots__ = ()


class Extra(Protocol):
    """A mode's own part of the table."""

    def redact(self, seat: int | None) -> "Extra":
        """The part as a seat sees it."""
        ...

    def determinise(self, rng: random.Random) -> "Extra":
        """A full part that this redacted one could be of."""
        ...

    def legends(self) -> tuple[int, ...]:
        """The legends that lie in this part, or left the game from it."""
        ...

    def cards(self) -> bytes:
        """The kingdom cards that lie in this part."""
        ...

    def has_unknown(self) -> bool:
        """Whether something in this part is hidden from whoever sees it."""
        ...

    def format(self) -> list[str]:
        """The part as lines of a snapshot."""
        ...


def redact(state: State, seat: int | None) -> State:
    """The table as a seat sees it: an allow-list, field by field."""
    opening = state.opening
    return State(
        rules=state.rules,
        step=state.step,
        seat=state.seat,
        kingdoms=tuple(veil(kingdom) for kingdom in state.kingdoms),
        deck=state.deck if state.deck_known else _face_down(state.deck, opening.aside if opening else None),
        deck_known=state.deck_known,
        discards=state.discards,
        river=state.river,
        legend_deck=state.legend_deck,
        held=state.held,
        hand=state.hand,
        taken=state.taken,
        played=state.played,
        idle=state.idle,
        opening=None
        if opening is None
        else Opening(
            dealt=opening.dealt,
            aside=bytes(len(opening.aside)),
            lands=bytes([UNKNOWN]) * len(opening.lands),
            answers=tuple(
                answer if answer is None or owner == seat else ANSWERED
                for owner, answer in enumerate(opening.answers, 1)
            ),
        ),
        extra=None if state.extra is None else state.extra.redact(seat),
    )


def _face_down(deck: bytes, aside: bytes | None) -> bytes:
    size = sum(deck) + sum(aside or b"")
    return bytes([0] * UNKNOWN + [size])


def replace_at(items: tuple[Kingdom, ...], seat: int, kingdom: Kingdom) -> tuple[Kingdom, ...]:
    """The kingdoms with one seat's replaced."""
    return (*items[: seat - 1], kingdom, *items[seat:])


def census(state: State) -> tuple[tuple[str, int], ...]:
    """How many cards of each kind and legends there are, wherever they lie."""
    counts = [0] * (UNKNOWN + 1)
    for kind, count in enumerate(state.deck):
        counts[kind] += count
    for card in b"".join(state.discards):
        counts[card] += 1
    if state.hand != NO_CARD:
        counts[state.hand] += 1
    if state.opening is not None:
        for kind, count in enumerate(state.opening.aside):
            counts[kind] += count
        for card in b"".join((*state.opening.dealt, state.opening.lands)):
            counts[card] += 1
    for card in b"".join([*(kingdom.cards for kingdom in state.kingdoms), state.extra.cards() if state.extra else b""]):
        counts[card] += 1
    legends = len(state.river) + state.legend_deck.bit_count() + sum(map(len, state.held))
    if state.extra is not None:
        legends += len(state.extra.legends())
    return (*((f"card {kind}", counts[kind]) for kind in KINDS), ("legends", legends))
