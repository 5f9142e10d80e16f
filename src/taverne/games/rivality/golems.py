"""Golems on one tile: who controls it, its shields, and what a spell does there (R3–R5, R10)."""

from functools import cache
from typing import NamedTuple

from taverne.games.rivality.tiles import MOST_GOLEMS

NOBODY = 0
"""Stands for no side. Sides count from 1."""

Golems = tuple[int, ...]
"""How many golems of each side stand on a tile (index 0 is side 1)."""

ENTRENCHED_SHIELDS = 1
BROKEN = -1
"""The shields against a breaker, which ignores even those of entrenched golems (R5)."""


NO_GOLEMS = (0, 0, 0)
"""No golem of any side."""


@cache
def controller(golems: Golems) -> int:
    """The side with more golems than every other one (R4); NOBODY if the tile is contested or empty."""
    most = max(golems)
    return golems.index(most) + 1 if most and golems.count(most) == 1 else NOBODY


def tied_sides(golems: Golems) -> tuple[int, ...]:
    """The sides that contest a tile (R4); () if it is controlled or empty."""
    most = max(golems)
    tied = tuple(side for side, count in enumerate(golems, 1) if count == most)
    return tied if most and len(tied) > 1 else ()


def with_golems(golems: Golems, side: int, more: int) -> Golems:
    """The golems with some of one side added."""
    return (*golems[: side - 1], golems[side - 1] + more, *golems[side:])


@cache
def lone_golem(side: int, sides: int) -> Golems:
    """One golem of a side and none of the others."""
    return tuple(int(owner == side) for owner in range(1, sides + 1))


class Strike(NamedTuple):
    """What a spell does to the golems of a tile (R10)."""

    lost: int
    """Golems that break on the shields; they never leave the reserve."""
    placed: int
    """Golems that stand on the tile now."""
    removed: Golems
    """How many of each side go back to their reserves."""
    golems: Golems
    """The golems on the tile now."""
    rivals: tuple[int, ...]
    """The sides from which the caster must choose one to make room for its last golem; () if there is no choice."""
    before: int
    """The side that controlled the tile."""
    after: int
    """The side that controls it now; the same as before while a golem waits."""


@cache
def survivors(golems: Golems, side: int, arriving: int, shields: int) -> int:
    """How many of a spell's golems pass a tile's printed shields; BROKEN stands for a breaker (R5)."""
    holder = controller(golems)
    if holder in (NOBODY, side) or shields == BROKEN:
        return arriving
    return max(0, arriving - shields_for(golems, shields))


def shields_for(golems: Golems, shields: int) -> int:
    """The shields that protect a tile's controller: the printed ones, and one more for entrenched golems (R5)."""
    return shields + (ENTRENCHED_SHIELDS if max(golems) == MOST_GOLEMS else 0)


@cache
def strike(golems: Golems, side: int, arriving: int, shields: int, reserve: int) -> Strike:
    """What happens when a side's golems arrive at a tile with these printed shields and this reserve (R10)."""
    passing = survivors(golems, side, arriving, shields)
    placed = min(passing, reserve)
    counts = list(with_golems(golems, side, placed))
    rivals = _make_room(counts, side)
    if rivals:
        # No tile ever holds more than five (R3): the last golem waits until the caster has made room for it.
        counts[side - 1] -= 1
        placed -= 1
    now, before = tuple(counts), controller(golems)
    removed = tuple(
        old + placed * (owner == side) - new for owner, (old, new) in enumerate(zip(golems, now, strict=True), 1)
    )
    return Strike(arriving - passing, placed, removed, now, rivals, before, before if rivals else controller(now))


def _make_room(counts: list[int], side: int) -> tuple[int, ...]:
    """Removes golems in excess of five; returns the sides to choose from if the last to go is a choice (R10)."""
    excess = sum(counts) - MOST_GOLEMS
    while excess > 0:
        others = [count if owner != side else 0 for owner, count in enumerate(counts, 1)]
        most = max(others)
        if not most:
            counts[side - 1] -= excess
            break
        tied = tuple(owner for owner, count in enumerate(others, 1) if count == most)
        if len(tied) > 1 and excess == 1:
            return tied
        for owner in tied:
            counts[owner - 1] -= 1
            excess -= 1
    return ()
