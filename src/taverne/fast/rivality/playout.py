"""Copies of tables, and random games."""

from taverne.fast.bits import jit, throw
from taverne.fast.rivality.dealing import deal
from taverne.fast.rivality.layout import DEALING, GAINS, HAND, LAYING, OPEN, OVER, SEAT, STEP
from taverne.fast.rivality.moves import LAY, LAYS
from taverne.fast.rivality.opening import draw, pick_bit
from taverne.fast.rivality.scoring import score
from taverne.fast.rivality.turn import apply_move, held_by, lay, options


@jit
def copy_table(source, target):  # type: ignore[no-untyped-def]
    """Copies a table from one row to another."""
    for word in range(GAINS):
        target[word] = source[word]


@jit
def choose_random(row, random):  # type: ignore[no-untyped-def]
    """A legal move, each as likely as the others."""
    if row[STEP] != LAYING:
        return pick_bit(options(row), random)
    each = 4 * row[OPEN]
    chosen = throw(random, each * held_by(row, row[SEAT]))
    return LAY + chosen if chosen < each else LAY + LAYS + chosen - each


@jit
def play_out(row, random):  # type: ignore[no-untyped-def]
    """Plays at random to the end and returns the number of decisions."""
    decisions = 0
    while row[STEP] != OVER:
        if row[STEP] == LAYING:
            # Any cell of the frontier will do, so it need not be sorted.
            each = 4 * row[OPEN]
            chosen = throw(random, each if row[HAND + row[SEAT]] < 32 else 2 * each)
            held = chosen >= each
            chosen -= each if held else 0
            lay(row, held, chosen >> 2, chosen & 3)
        elif row[STEP] >= DEALING:
            draw(row, random)
            continue
        else:
            apply_move(row, pick_bit(options(row), random))
        decisions += 1
    return decisions


@jit
def play_games(row, random, points, games):  # type: ignore[no-untyped-def]
    """Deals and plays this many random games; the number of decisions and the sum of all points."""
    decisions = 0
    total = 0
    for _ in range(games):
        deal(row, random)
        decisions += play_out(row, random)
        score(row, points)
        total += points[0] + points[1] + points[2]
    return decisions, total
