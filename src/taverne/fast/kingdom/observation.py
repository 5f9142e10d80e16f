"""What a seat observes, as small whole numbers: one layout for every mode and number of seats.

Everything comes from what the seat's view shows. Seats are in turn order from the observing one on; what a table does
not have is zero. docs/research.md lists the parts; `PARTS` is what it is made of.
"""

import numpy as np

from taverne.fast.bits import inlined, jit
from taverne.fast.kingdom.changes import write_changes
from taverne.fast.kingdom.layout import (
    AGE,
    CARDS,
    COOPERATIVE,
    COSTS,
    COUNTS_TAME,
    DEALT,
    DECK,
    DECK_KNOWN,
    DECK_SIZE,
    FACE_UP,
    FROM_DISCARD,
    HELD,
    HELD_CARD,
    HIDDEN,
    HOLDINGS,
    IDLE,
    KINDS,
    LEGEND_DECK,
    LOOKS,
    MODE,
    MODES,
    MOST_DISCARDED,
    MUST_PLACE,
    OBJECTS,
    OPENED,
    OVER,
    PAIR_CARDS,
    PAIR_SIZE,
    PAST,
    PILE,
    PILE_SIZE,
    PLAYED,
    RIVER,
    ROWS,
    SEAT,
    SEATS,
    SEEN,
    SOLO,
    SPREADS,
    STAFFS,
    STAYS,
    STEP,
    STEPS,
    TAKEN,
    TARGET,
    TILE_KINDS,
    TILES,
    TREATIES,
    TURNED,
    UNANSWERED,
    UP,
    USED,
    WRITTEN,
)
from taverne.fast.kingdom.resampling import land_cells
from taverne.fast.kingdom.scoring import link_cells, write_sheet
from taverne.fast.kingdom.table import look_up
from taverne.fast.packed import COUNT_BITS, write_counts, write_mask
from taverne.games.kingdom.cards import LEGENDS

VERSION = 0
"""The version of the layout; every change of it counts one up."""
_LEGENDS = len(LEGENDS)
_LINES = 8
PLANES = KINDS + 3

PARTS: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("mode", (len(MODES),)),
    ("seats", (4,)),
    ("step", (len(STEPS),)),
    ("state", (16,)),
    ("turned-up tile", (TILE_KINDS,)),
    ("card in hand", (KINDS,)),
    ("pair", (KINDS,)),
    ("pair's card of the discard", (KINDS,)),
    ("top of the discards", (2, KINDS)),
    ("discards", (2, KINDS)),
    ("deck, if known", (KINDS,)),
    ("unseen cards", (KINDS,)),
    ("starting cards to arrange", (4, KINDS)),
    ("river", (_LEGENDS,)),
    ("legends in the deck", (_LEGENDS,)),
    ("written legends", (_LEGENDS,)),
    ("given-up legends", (_LEGENDS,)),
    ("past legends", (_LEGENDS,)),
    ("coming rows", (2, _LEGENDS)),
    ("legends held", (4, _LEGENDS)),
    ("river legends met", (4, _LEGENDS)),
    ("score lines and total", (4, _LINES)),
    ("kingdoms", (4, PLANES, 16)),
    ("score changes", (16, KINDS)),
    ("tiles held", (4, TILE_KINDS)),
    ("tiles opened", (4, TILE_KINDS)),
    ("face-up tiles", (4, 16)),
    ("tiles looked at", (4, 16)),
    ("known tiles", (4, 16)),
)
"""The parts of an observation in order, with their shapes."""


def _starts() -> tuple[dict[str, int], int]:
    starts, at = {}, 0
    for name, shape in PARTS:
        starts[name] = at
        at += int(np.prod(shape))
    return starts, at


STARTS, SIZE = _starts()
"""Where each part starts, and how many numbers there are in all."""
_AT = tuple(STARTS.values())
(
    _MODE,
    _SEATS,
    _STEP,
    _STATE,
    _TURNED,
    _HAND,
    _PAIR,
    _PAIR_DISCARD,
    _TOPS,
    _PILES,
    _DECK,
    _UNSEEN,
    _DEALT,
    _RIVER,
    _LEGEND_DECK,
    _WRITTEN,
    _TARGET,
    _PAST,
    _ROWS,
    _HELD,
    _MET,
    _SHEETS,
    _KINGDOMS,
    _CHANGES,
    _HOLDINGS,
    _OPENED,
    _FACE_UP,
    _SEEN,
    _TILES,
) = _AT


@jit
def observe(row, seat, out):  # type: ignore[no-untyped-def]
    """Writes what a seat observes."""
    for place in range(SIZE):
        out[place] = 0
    write_state(row, seat, out)
    write_cards(row, seat, out)
    write_legends(row, out)
    write_kingdoms(row, seat, out)
    if row[MODE] == OBJECTS:
        write_tiles(row, seat, out)


@jit
def write_state(row, seat, out):  # type: ignore[no-untyped-def]
    """Writes where the game and the turn stand, and the edition's switches."""
    mode = row[MODE]
    out[_MODE + mode] = 1
    out[_SEATS + row[SEATS] - 1] = 1
    out[_STEP + row[STEP]] = 1
    out[_STATE] = row[STEP] != OVER and row[SEAT] == seat
    out[_STATE + 1] = row[TAKEN]
    out[_STATE + 2] = row[PLAYED]
    out[_STATE + 3] = row[IDLE]
    out[_STATE + 4] = row[DECK_SIZE]
    out[_STATE + 5] = row[DECK_KNOWN]
    out[_STATE + 6] = row[SPREADS]
    out[_STATE + 7] = row[STAYS]
    out[_STATE + 8] = row[COUNTS_TAME]
    for size in range(3):
        out[_STATE + 9 + size] = row[COSTS + size]
    if mode == SOLO:
        out[_STATE + 12] = row[AGE]
        out[_STATE + 13] = row[MUST_PLACE]
    elif mode == OBJECTS:
        out[_STATE + 14] = row[USED]
        out[_STATE + 15] = row[LOOKS]
        if row[TURNED]:
            out[_TURNED + row[TURNED]] = 1


@jit
def write_cards(row, seat, out):  # type: ignore[no-untyped-def]
    """Writes the cards in hand, on the discards and, as far as the seat can know, in the deck and on the lands."""
    if row[HELD_CARD] >= 0:
        out[_HAND + row[HELD_CARD]] = 1
    if row[MODE] == SOLO:
        for place in range(row[PAIR_SIZE]):
            out[_PAIR + row[PAIR_CARDS + place]] += 1
        if row[FROM_DISCARD] >= 0:
            out[_PAIR_DISCARD + row[FROM_DISCARD]] = 1
    for pile in range(2):
        write_pile(row, pile, out)
    write_deck(row, out)
    if row[UNANSWERED]:
        for turn in range(row[SEATS]):
            write_mask(row[DEALT + (seat + turn) % row[SEATS]], KINDS, out, _DEALT + turn * KINDS)


@inlined
def write_pile(row, pile, out):  # type: ignore[no-untyped-def]
    """Writes the cards on a discard."""
    size = row[PILE_SIZE + pile] & 31
    if size:
        first = PILE + pile * MOST_DISCARDED
        out[_TOPS + pile * KINDS + (row[first + size - 1] & 15)] = 1
        counts = 0
        for place in range(size):
            counts += 1 << COUNT_BITS * row[first + place]
        write_counts(counts, KINDS, out, _PILES + pile * KINDS)


@inlined
def write_deck(row, out):  # type: ignore[no-untyped-def]
    """Writes the cards of a known deck, and those of an unknown one together with the unexplored lands."""
    at = _DECK if row[DECK_KNOWN] else _UNSEEN
    counts = 0
    for owner in range(row[SEATS]):
        lands = land_cells(row, owner)
        for cell in range(16):
            counts += (lands >> cell & 1) << COUNT_BITS * (row[CARDS + owner * 16 + cell] & 15)
    write_counts(counts, KINDS, out, _UNSEEN)
    for kind in range(KINDS):
        out[at + kind] += row[DECK + kind]


@jit
def write_legends(row, out):  # type: ignore[no-untyped-def]
    """Writes where the legends lie, apart from those that seats hold."""
    write_mask(row[RIVER], _LEGENDS, out, _RIVER)
    write_mask(row[LEGEND_DECK], _LEGENDS, out, _LEGEND_DECK)
    mode = row[MODE]
    if mode == COOPERATIVE:
        write_mask(row[WRITTEN], _LEGENDS, out, _WRITTEN)
        write_mask(row[TARGET], _LEGENDS, out, _TARGET)
        write_mask(row[PAST], _LEGENDS, out, _PAST)
    elif mode == SOLO:
        write_mask(row[PAST], _LEGENDS, out, _PAST)
        write_mask(row[ROWS], _LEGENDS, out, _ROWS)
        write_mask(row[ROWS + 1], _LEGENDS, out, _ROWS + _LEGENDS)


@jit
def write_kingdoms(row, seat, out):  # type: ignore[no-untyped-def]
    """Writes what lies in the kingdoms, what they score, which legends they meet, and how the seat's score changes."""
    for turn in range(row[SEATS]):
        owner = (seat + turn) % row[SEATS] & 3
        write_planes(row, owner, out, _KINGDOMS + turn * PLANES * 16)
        crowd = link_cells(row, owner)
        first_line = _SHEETS + turn * _LINES
        out[first_line + _LINES - 1] = write_sheet(row, owner, crowd, out, first_line)
        if turn == 0:
            write_changes(row, owner, crowd, out, _CHANGES)
        write_mask(row[HELD + owner], _LEGENDS, out, _HELD + turn * _LEGENDS)
        write_mask(look_up(row, owner), _LEGENDS, out, _MET + turn * _LEGENDS)


@inlined
def write_planes(row, owner, out, at):  # type: ignore[no-untyped-def]
    """Writes on which cells of a kingdom each kind lies face up, a card lies unexplored, and which tiles lie."""
    for kind in range(KINDS):
        write_mask(row[UP + owner * KINDS + kind], 16, out, at + kind * 16)
    write_mask(row[HIDDEN + owner], 16, out, at + KINDS * 16)
    write_mask(row[TREATIES + owner], 16, out, at + (KINDS + 1) * 16)
    write_mask(row[STAFFS + owner], 16, out, at + (KINDS + 2) * 16)


@jit
def write_tiles(row, seat, out):  # type: ignore[no-untyped-def]
    """Writes the object and character tiles, those on lands as far as the seat has seen them."""
    for turn in range(row[SEATS]):
        owner = (seat + turn) % row[SEATS]
        for tile in range(TILE_KINDS):
            out[_HOLDINGS + turn * TILE_KINDS + tile] = row[HOLDINGS + owner * TILE_KINDS + tile]
        write_mask(row[OPENED + owner], TILE_KINDS, out, _OPENED + turn * TILE_KINDS)
        write_mask(row[FACE_UP + owner], 16, out, _FACE_UP + turn * 16)
        seen = row[SEEN + seat * 4 + owner]
        write_mask(seen, 16, out, _SEEN + turn * 16)
        known = seen | row[FACE_UP + owner]
        for cell in range(16):
            if known >> cell & 1:
                out[_TILES + turn * 16 + cell] = row[TILES + owner * 16 + cell]
