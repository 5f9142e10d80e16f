"""The rules of every mode behind one set of kernels: legal moves, what moves and draws lead to, dealing, results."""

from taverne.fast.bits import jit, throw
from taverne.fast.kingdom.chance import draw_card, draw_legend
from taverne.fast.kingdom.dealing import deal
from taverne.fast.kingdom.layout import (
    CARD,
    COMPETITIVE,
    FIRST_DISCARD,
    LANDS,
    MODE,
    OBJECTS,
    OVER,
    PAIR,
    REFILL,
    SEAT,
    SOLO,
    STEP,
    TURN_UP,
)
from taverne.fast.kingdom.modes import campaign, competitive, cooperative, objects
from taverne.fast.kingdom.results import write_results

__all__ = [
    "apply_draw",
    "apply_move",
    "asked",
    "awaits_chance",
    "choose_random",
    "deal",
    "draw",
    "is_over",
    "list_legal",
    "play_out",
    "settle",
    "write_results",
]


@jit
def is_over(row):  # type: ignore[no-untyped-def]
    """Whether the game has ended."""
    return row[STEP] == OVER


@jit
def asked(row):  # type: ignore[no-untyped-def]
    """The seat that decides. Seats that answer in secret at the same time are asked one after the other."""
    return row[SEAT]


@jit
def awaits_chance(row):  # type: ignore[no-untyped-def]
    """Whether chance draws next."""
    return row[STEP] in (CARD, REFILL, TURN_UP, PAIR, LANDS, FIRST_DISCARD)


@jit
def list_legal(row, moves):  # type: ignore[no-untyped-def]
    """Writes the legal moves in the order of `games/` and returns how many there are."""
    mode = row[MODE]
    if mode == COMPETITIVE:
        return competitive.list_legal(row, moves)
    if mode == OBJECTS:
        return objects.list_legal(row, moves)
    if mode == SOLO:
        return campaign.list_legal(row, moves)
    return cooperative.list_legal(row, moves)


@jit
def apply_move(row, move):  # type: ignore[no-untyped-def]
    """Applies a legal move."""
    mode = row[MODE]
    if mode == COMPETITIVE:
        competitive.apply_move(row, move)
    elif mode == OBJECTS:
        objects.apply_move(row, move)
    elif mode == SOLO:
        campaign.apply_move(row, move)
    else:
        cooperative.apply_move(row, move)


@jit
def apply_draw(row, value):  # type: ignore[no-untyped-def]
    """Applies a draw of chance: a card, or a legend for the river."""
    mode = row[MODE]
    if mode == COMPETITIVE:
        competitive.apply_draw(row, value)
    elif mode == OBJECTS:
        objects.apply_draw(row, value)
    elif mode == SOLO:
        campaign.apply_draw(row, value)
    else:
        cooperative.apply_draw(row, value)


@jit
def draw(row, random):  # type: ignore[no-untyped-def]
    """Lets chance draw once."""
    apply_draw(row, draw_legend(row, random) if row[STEP] == REFILL else draw_card(row, random))


@jit
def settle(row, random):  # type: ignore[no-untyped-def]
    """Lets chance draw until a seat is asked or the game is over."""
    while awaits_chance(row):
        draw(row, random)


@jit
def choose_random(row, random, moves):  # type: ignore[no-untyped-def]
    """A uniformly random legal move."""
    if row[MODE] == COMPETITIVE:
        return competitive.choose_random(row, random)
    return moves[throw(random, list_legal(row, moves))]


@jit
def play_out(row, random, moves):  # type: ignore[no-untyped-def]
    """Plays at random to the end and returns the number of decisions."""
    if row[MODE] == COMPETITIVE:
        return competitive.play_out(row, random)
    decisions = 0
    while row[STEP] != OVER:
        apply_move(row, choose_random(row, random, moves))
        settle(row, random)
        decisions += 1
    return decisions
