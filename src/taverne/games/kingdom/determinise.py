"""A full state consistent with a view: the unseen cards are dealt at random to the unknown places."""

import random
from collections.abc import Iterable

from taverne.games.kingdom.cards import KINDS, UNKNOWN
from taverne.games.kingdom.kingdom import Kingdom
from taverne.games.kingdom.links import CELLS
from taverne.games.kingdom.opening import OUTER, do_lands_lie
from taverne.games.kingdom.state import ANSWERED, State, census
from taverne.kernel.game import View


def unseen(table: State) -> list[int]:
    """The cards that a table does not show, in the order of their kinds."""
    seen = dict(census(table))
    return [kind for kind in KINDS for _ in range(table.rules.copies - seen[f"card {kind}"])]


def determinise(view: View[State], rng: random.Random) -> State:
    """One full state among those the view allows."""
    table = view.table
    pool = unseen(table)
    rng.shuffle(pool)
    kingdoms = table.kingdoms
    if do_lands_lie(table):
        cells = CELLS if table.opening is None else OUTER
        kingdoms = tuple(_deal_lands(kingdom, cells, pool) for kingdom in kingdoms)
    opening = table.opening
    if opening is not None:
        opening = opening._replace(
            lands=bytes(pool.pop() for _ in opening.lands),
            answers=tuple(
                bytes(rng.sample(list(dealt), len(dealt))) if answer == ANSWERED else answer
                for dealt, answer in zip(opening.dealt, opening.answers, strict=True)
            ),
        )
    deck = bytearray(table.deck)
    deck[UNKNOWN] = 0
    for kind in pool:
        deck[kind] += 1
    extra = None if table.extra is None else table.extra.determinise(rng)
    return table._replace(kingdoms=kingdoms, deck=bytes(deck), opening=opening, extra=extra)


def _deal_lands(kingdom: Kingdom, cells: Iterable[int], pool: list[int]) -> Kingdom:
    cards = bytearray(kingdom.cards)
    for cell in cells:
        if cards[cell] == UNKNOWN and kingdom.hidden >> cell & 1:
            cards[cell] = pool.pop()
    return kingdom._replace(cards=bytes(cards))
