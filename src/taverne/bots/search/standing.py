"""How a seat stands at a table that `games/` plays: points ahead, or how near the goal is; won and lost count most."""

from collections.abc import Callable
from typing import Any

from taverne.bots import rivality
from taverne.bots.kingdom import competitive, cooperative, solo
from taverne.games.kingdom.campaign import ROWS, campaign_of
from taverne.games.kingdom.results import sheets
from taverne.games.kingdom.scoring import score
from taverne.kernel.outcome import Outcome
from taverne.registry import AnyGame

Standing = Callable[[Any, int], float]
"""How a seat stands while the game goes on."""

WON = 40.0
"""What having won counts."""
AGE = 200.0
"""What an age of the campaign counts."""


def _ahead(table: Any, seat: int) -> float:
    """Points ahead of the best other kingdom, legends within reach counted."""
    river = sum(1 << legend for legend in table.river)
    edition = table.rules.edition
    worths = [
        sheet.total + competitive.kingdom_worth(kingdom, edition, river) - score(kingdom, edition).total
        for sheet, kingdom in zip(sheets(table), table.kingdoms, strict=True)
    ]
    own = worths.pop(seat - 1)
    return own - max(worths, default=0.0)


def _written(table: Any, seat: int) -> float:
    """How much of the campaign is written, and how near the next legends are."""
    campaign = campaign_of(table)
    written = ROWS[campaign.age - 1] - len(table.river)
    return AGE * campaign.age + solo.WRITTEN * written + solo.worth(table, 1, table.kingdoms[0])


def _together(table: Any, seat: int) -> float:
    """What all kingdoms are worth to the team, the weakest most."""
    worths = [cooperative.worth(table, number, kingdom) for number, kingdom in enumerate(table.kingdoms, 1)]
    return sum(worths) / len(worths) + min(worths)


def _on_battlefield(table: Any, seat: int) -> float:
    return rivality.worth(table, table.rules.side_of[seat])


_STANDINGS: dict[str, Standing] = {
    "competitive": _ahead,
    "objects": _ahead,
    "solo": _written,
    "cooperative": _together,
}


def standing_of(game: AnyGame) -> Callable[[Any, int], float]:
    """How seats of a game stand, once it is over too."""
    going_on = _on_battlefield if game.ruleset.game == "rivality" else _STANDINGS[game.ruleset.mode]

    def stand(table: Any, seat: int) -> float:
        outcome = game.outcome(table)
        return going_on(table, seat) if outcome is None else _decided(outcome, seat)

    return stand


def _decided(outcome: Outcome, seat: int) -> float:
    own = outcome.points[seat - 1]
    if outcome.won is not None:
        return (WON if outcome.won else -WON) + own
    mine = outcome.sides[seat - 1] if outcome.sides else seat
    sides = outcome.sides or range(1, len(outcome.points) + 1)
    others = [points for side, points in zip(sides, outcome.points, strict=True) if side != mine]
    ahead = own - max(others, default=0)
    if seat not in outcome.winners:
        return ahead - WON
    return ahead + (WON if len(outcome.winners) == 1 or outcome.sides else 0.0)
