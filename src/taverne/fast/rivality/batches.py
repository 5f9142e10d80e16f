"""Many games of Rivality at once: each kernel works on a range of them, in a thread on a CPU or one by one on a GPU."""

import numpy as np

from taverne.fast.batch import BatchKernels
from taverne.fast.bits import jit
from taverne.fast.rivality.game import apply_move, asked, deal, is_over, list_legal, settle, write_results
from taverne.fast.rivality.layout import LAYING, OPEN, SEAT, STEP, WIDTH, new_row
from taverne.fast.rivality.moves import LAY, LAYS, MOST_LEGAL, count_moves
from taverne.fast.rivality.observation import SIZE, observe
from taverne.fast.rivality.playout import choose_random, play_out
from taverne.fast.rivality.turn import held_by, sort_frontier


@jit
def reset_games(first, last, rows, randoms):  # type: ignore[no-untyped-def]
    """Deals games up to the first decision."""
    for game in range(first, last):
        deal(rows[game], randoms[game])


@jit
def step_games(first, last, rows, randoms, chosen, points, ranks, ended):  # type: ignore[no-untyped-def]
    """Applies a move to each game; one that ends notes its result and is dealt anew."""
    for game in range(first, last):
        row = rows[game]
        apply_move(row, chosen[game])
        settle(row, randoms[game])
        ended[game] = is_over(row)
        if ended[game]:
            write_results(row, points[game], ranks[game])
            deal(row, randoms[game])


@jit
def play_games(first, last, rows, randoms, listed, decisions):  # type: ignore[no-untyped-def]
    """Deals each game and plays it at random to its end; how many decisions it took."""
    for game in range(first, last):
        row = rows[game]
        deal(row, randoms[game])
        decisions[game] = play_out(row, randoms[game])


@jit
def choose_games(first, last, rows, randoms, listed, chosen):  # type: ignore[no-untyped-def]
    """Chooses a random legal move for each game."""
    for game in range(first, last):
        chosen[game] = choose_random(rows[game], randoms[game])


@jit
def ask_games(first, last, rows, seats):  # type: ignore[no-untyped-def]
    """Writes which seat each game asks."""
    for game in range(first, last):
        seats[game] = asked(rows[game])


@jit
def write_legal(row, listed, mask):  # type: ignore[no-untyped-def]
    """Writes a one for each legal move; `listed` has room for a list of them."""
    for move in range(mask.size):
        mask[move] = 0
    if row[STEP] != LAYING:
        for place in range(list_legal(row, listed)):
            mask[listed[place]] = 1
        return
    sort_frontier(row)
    for held in range(held_by(row, row[SEAT])):
        for number in range(4 * row[OPEN]):
            mask[LAY + held * LAYS + number] = 1


@jit
def mask_games(first, last, rows, listed, masks):  # type: ignore[no-untyped-def]
    """Writes which moves are legal in each game."""
    for game in range(first, last):
        write_legal(rows[game], listed[game], masks[game])


@jit
def observe_games(first, last, rows, out):  # type: ignore[no-untyped-def]
    """Writes what the seat that is asked observes in each game."""
    for game in range(first, last):
        observe(rows[game], asked(rows[game]), out[game])


@jit
def look_games(first, last, rows, listed, seats, masks, out):  # type: ignore[no-untyped-def]
    """Writes which seat each game asks, which moves are legal and what the seat observes, while the game is at hand."""
    for game in range(first, last):
        row = rows[game]
        seats[game] = asked(row)
        write_legal(row, listed[game], masks[game])
        observe(row, seats[game], out[game])


KERNELS = BatchKernels(
    width=WIDTH,
    most_legal=MOST_LEGAL,
    observation=SIZE,
    dtype=np.int8,
    new_row=new_row,
    count_moves=count_moves,
    reset=reset_games,
    step=step_games,
    play=play_games,
    choose=choose_games,
    ask=ask_games,
    mask=mask_games,
    observe=observe_games,
    look=look_games,
)
