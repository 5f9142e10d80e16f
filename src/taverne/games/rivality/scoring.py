"""Who takes which tile, for how many points, and who wins (R13, R14, R34, R48). `proof` adds the reasons."""

from dataclasses import replace

from taverne.games.rivality.battlefield import Battlefield
from taverne.games.rivality.golems import NOBODY, Golems, controller, tied_sides
from taverne.games.rivality.grid import WELL_CELL
from taverne.games.rivality.state import Scoring
from taverne.games.rivality.tiles import POINTS, WELL

YOU, SOURAMOUN = 1, 2
"""The sides of the solo game (R40)."""


def well_holder(battlefield: Battlefield) -> int:
    """The side that controls the mana well, NOBODY if none does or there is none."""
    well = battlefield.field.get(WELL_CELL)
    return NOBODY if well is None or well.tile != WELL else controller(well.golems)


def score(battlefield: Battlefield, scoring: Scoring) -> tuple[int, ...]:
    """Each side's points."""
    points = [0] * (len(battlefield.wizards) + 1)
    for cell, (tile, _, golems) in battlefield.field.items():
        owner = owner_of(battlefield, cell, scoring)
        if owner != NOBODY:
            points[owner] += POINTS[tile] - deduction(golems, owner, scoring)
    return tuple(points[1:])


def owner_of(battlefield: Battlefield, cell: int, scoring: Scoring) -> int:
    """The side that gets the points of a tile: NOBODY while a wizard stands there (R13, R48)."""
    return NOBODY if cell in battlefield.wizards else claimant_of(battlefield, cell, scoring)


def claimant_of(battlefield: Battlefield, cell: int, scoring: Scoring) -> int:
    """The side that takes a tile once no wizard stands there: its controller, or whom a contested one is awarded to."""
    golems = battlefield.field[cell].golems
    side = controller(golems)
    if side == NOBODY and any(golems):
        return scoring.contested(battlefield, tied_sides(golems))
    return side


def deduction(golems: Golems, owner: int, scoring: Scoring) -> int:
    """What a tile loses for its owner: a point while another side has a golem there (R34, R48)."""
    return int(owner in scoring.deducts and golems[owner - 1] < sum(golems))


def most_points(points: tuple[int, ...], well: int) -> tuple[int, ...]:
    """The sides that win: most points; on a tie whoever controls the well, else the tied sides share (R14)."""
    most = max(points)
    tied = tuple(side for side, mine in enumerate(points, 1) if mine == most)
    return (well,) if len(tied) > 1 and well != NOBODY else tied


def to_well_holder(battlefield: Battlefield, tied: tuple[int, ...]) -> int:
    """Contested tiles go to the side that controls the well, if it is one of those tied (R13)."""
    holder = well_holder(battlefield)
    return holder if holder in tied else NOBODY


def to_nobody(battlefield: Battlefield, tied: tuple[int, ...]) -> int:
    """Contested tiles go to nobody (R48, beginner)."""
    return NOBODY


def to_souramoun(battlefield: Battlefield, tied: tuple[int, ...]) -> int:
    """Contested tiles go to Souramoun (R48)."""
    return SOURAMOUN


def beats_souramoun(points: tuple[int, ...], well: int) -> tuple[int, ...]:
    """You win with strictly more points, else Souramoun does (R48)."""
    return (YOU,) if points[YOU - 1] > points[SOURAMOUN - 1] else (SOURAMOUN,)


BASE_COUNT = Scoring(to_well_holder, award="well", deducts=(), clause="R13", deduction="", winners=most_points)
EXPERT_COUNT = replace(BASE_COUNT, deducts=(1, 2, 3), deduction="R34")
BEGINNER_COUNT = Scoring(to_nobody, award="", deducts=(), clause="R48", deduction="", winners=beats_souramoun)
NORMAL_COUNT = replace(BEGINNER_COUNT, contested=to_souramoun, award="souramoun")
VETERAN_COUNT = replace(NORMAL_COUNT, deducts=(YOU,), deduction="R48")
