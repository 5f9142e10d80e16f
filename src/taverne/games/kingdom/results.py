"""The end of a game in points: who won, how ties break (A10), and the record's result lines."""

from taverne.games.kingdom.scoring import Lines, score
from taverne.games.kingdom.state import State
from taverne.kernel.outcome import Outcome, ranks_by


def sheets(state: State) -> tuple[Lines, ...]:
    """Each seat's score sheet as the cards lie."""
    edition, stones = state.rules.edition, state.rules.mode.stones
    return tuple(
        score(kingdom, edition, legends, stones(state, seat))
        for seat, (kingdom, legends) in enumerate(zip(state.kingdoms, state.held, strict=True), 1)
    )


def rank_by_points(state: State) -> Outcome:
    """Most points win; then the best single line, the second best, and so on (A10)."""
    lines = sheets(state)
    keys = [(sheet.total, sorted(sheet, reverse=True)) for sheet in lines]
    ranks = ranks_by(keys, sorted(keys, reverse=True))
    return Outcome(tuple(sheet.total for sheet in lines), ranks)


def sheet_lines(state: State) -> tuple[str, ...]:
    """A result line for each seat."""
    return tuple(
        " ".join([str(seat), *(f"{name} {points}" for name, points in sheet._asdict().items()), f"total {sheet.total}"])
        for seat, sheet in enumerate(sheets(state), 1)
    )


def score_lines(state: State) -> tuple[str, ...]:
    """The result of a game won by points."""
    winners = " ".join(str(seat) for seat in rank_by_points(state).winners)
    return (*sheet_lines(state), f"winner {winners}")
