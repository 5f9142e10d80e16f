"""The layout of a table of any mode in one row of 64-bit integers.

Sets of cells, kinds, legends and seats are masks, as in `games/kingdom`, whose names are kept. Seats count from 0.
"""

from array import array
from itertools import accumulate
from typing import TypeAlias

from taverne.games.kingdom.cards import NO_CARD, UNKNOWN
from taverne.games.kingdom.mode import Rules

Row: TypeAlias = "array[int]"

MODES = ("competitive", "objects", "solo", "cooperative")
COMPETITIVE, OBJECTS, SOLO, COOPERATIVE = range(4)

STEPS = (
    *("turn", "card", "hand", "close", "refill", "rebuild", "over"),
    *("arrange", "lands", "discard", "give-up", "swap", "pair", "drop", "block", "tile"),
)
TURN, CARD, HAND, CLOSE, REFILL, TURN_UP, OVER = range(7)
ARRANGE, LANDS, FIRST_DISCARD, GIVE_UP, SWAP, PAIR, DROP, BLOCK, TILE = range(7, 16)

KINDS = 10
TILE_KINDS = 13
"""The kinds of object and character tiles, and none."""
MOST_DISCARDED = 24
"""The most cards that lie outside the kingdoms: in a campaign."""
LINKS_SIZE = 3 + 16
"""The links of a kingdom through its portals."""
ALL_LEGENDS = (1 << 15) - 1

# Positions in a row. First what every mode has.
MODE, STEP, SEAT, SEATS, HELD_CARD, TAKEN, PLAYED, IDLE, RIVER, LEGEND_DECK, DECK_SIZE, DECK_KNOWN = range(12)
SPREADS, STAYS, COUNTS_TAME = range(12, 15)
"""The edition's switches, and what wild dragons cost."""
(
    COSTS,
    UNANSWERED,  # The seats that have not arranged their starting cards yet.
    DECK,
    DEALT,  # For each seat, the kinds of its starting cards, until all are arranged.
    HELD,
    HIDDEN,
    TREATIES,
    STAFFS,
    UP,
    CARDS,
    PILE_SIZE,
    PILE,
    KNOWN,  # For each seat, the legends its kingdom met when last looked up. A cache, like the next two.
    STALE,  # For each seat, the legends to look up again.
    GATES,  # The cells around the portals of the kingdom at hand.
    TAMED,  # For each seat, how many wild dragons the staffs it holds are expected to tame.
    PACTS,  # For each seat, how many conflicts the treaties it holds are expected to end.
    SCRATCH,  # Room for what a kernel works out on the way.
    LINKED,  # The cells linked to each cell of the kingdom at hand, while score changes are worked out.
    SUMS,  # What cards on each cell would be worth there.
    LINKS,  # For each seat, its kingdom's links through portals, a cache; then those of a kingdom tried out.
    MODE_PART,
) = accumulate(
    [3, 1, KINDS, 4, 4, 4, 4, 4, 4 * KINDS, 4 * 16, 2, 2 * MOST_DISCARDED, 4, 4, 10, 4, 4, 16, 16, 16, 5 * LINKS_SIZE],
    initial=15,
)
TRIED_LINKS = LINKS + 4 * LINKS_SIZE

# Positions in the links of a kingdom.
LINKED_BY, GROUPS, NEAR_PORTALS, FAR = range(4)
"""The portals, how many groups they form, the cells linked through them, and by cell those linked to it that way."""

# Of the cooperative game.
WRITTEN, TARGET, PAST = range(MODE_PART, MODE_PART + 3)
# Of the campaign: the mask of past legends lies where the team's does.
AGE, MUST_PLACE, FROM_DISCARD, PAIR_SIZE = range(MODE_PART + 3, MODE_PART + 7)
PAIR_CARDS, ROWS, POINTS, OBJECTIVES, _CAMPAIGN_END = accumulate([2, 2, 3, 3], initial=MODE_PART + 7)
# Of objects and characters.
TURNED, LOOKS, USED = range(MODE_PART, MODE_PART + 3)
TILES, HOLDINGS, FACE_UP, OPENED, SEEN, _TILES_END = accumulate([64, 4 * TILE_KINDS, 4, 4, 16], initial=MODE_PART + 3)

WIDTH = -(-_TILES_END // 8) * 8
"""A multiple of a cache line, so that rows of two threads never share one."""


def new_row(rules: Rules) -> Row:
    """A row for a table with these rules, not yet dealt."""
    row = array("q", bytes(8 * WIDTH))
    row[MODE] = MODES.index(rules.mode.name)
    row[SEATS] = rules.seats
    row[HELD_CARD] = NO_CARD
    row[SPREADS] = rules.edition.battle_spreads
    row[STAYS] = rules.edition.discard_stays
    row[COUNTS_TAME] = bool(rules.edition.staff_counts_tame)
    row[COSTS : COSTS + 3] = array("q", rules.edition.wild_dragon_costs)
    row[CARDS : CARDS + 64] = array("q", [UNKNOWN] * 64)
    row[STALE : STALE + 4] = array("q", [ALL_LEGENDS] * 4)
    if row[MODE] == SOLO:
        row[FROM_DISCARD] = NO_CARD
    return row
