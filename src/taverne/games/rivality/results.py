"""The end of a game: points, ranks and the record's result lines (R14, R20, R48)."""

from taverne.games.rivality.scoring import SOURAMOUN, YOU, score, well_holder
from taverne.games.rivality.state import State, battlefield_of
from taverne.kernel.outcome import Outcome, ranks_by


def count(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Each side's points as the golems stand, and the sides that would win."""
    battlefield, scoring = battlefield_of(state), state.rules.variant.scoring
    points = score(battlefield, scoring)
    return points, scoring.winners(points, well_holder(battlefield))


def rank_sides(state: State) -> Outcome:
    """Ranks the winners first and the others by points; partners share rank and points (R14, R20)."""
    points, first = count(state)
    # A side that wins only by the well has fewer points than the sides it beats (R14).
    keys = [(side in first, mine) for side, mine in enumerate(points, 1)]
    ranks = ranks_by(keys, sorted(keys, reverse=True))
    seated = [side - 1 for side in state.rules.side_of[1:]]
    return Outcome(
        tuple(points[side] for side in seated), tuple(ranks[side] for side in seated), sides=state.rules.side_of[1:]
    )


def side_lines(state: State) -> tuple[str, ...]:
    """A result line for each side, named after its lowest seat, and one for the winners."""
    points, first = count(state)
    lowest = [seats[0] for seats in state.rules.seats_of[1:]]
    lines = [f"{seat} points {mine}" for seat, mine in zip(lowest, points, strict=True)]
    return (*lines, "winner " + " ".join(str(lowest[side - 1]) for side in first))


def solo_outcome(state: State) -> Outcome:
    """Your points, and whether they are strictly more than Souramoun's (R48)."""
    points, first = count(state)
    return Outcome((points[YOU - 1],), (1,), won=first == (YOU,))


def solo_lines(state: State) -> tuple[str, ...]:
    """Your points, Souramoun's, and whether you won."""
    points, first = count(state)
    verdict = "won" if first == (YOU,) else "lost"
    return f"{YOU} points {points[YOU - 1]}", f"souramoun points {points[SOURAMOUN - 1]}", verdict
