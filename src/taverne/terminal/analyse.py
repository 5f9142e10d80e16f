"""`taverne analyse`: compares the decisions of a record with the moves a search prefers."""

import json
from collections.abc import Iterable
from typing import Any

from rich.console import Console

from taverne.bots.analysis import Judged, analyse, decisions
from taverne.bots.bot import Budget
from taverne.bots.move_stats import MoveStats
from taverne.bots.search.warmup import SEARCHING, needs_warmup, warm_up_ruleset
from taverne.kernel.errors import TaverneError
from taverne.locale import Catalogue
from taverne.record.replay import replay
from taverne.record.text import parse_record
from taverne.record.verify import viewer_of
from taverne.terminal.files import read_text
from taverne.terminal.progress import show_progress

BLUNDER = 0.1
"""A move that costs at least this much is marked."""


def analyse_record(
    t: Catalogue,
    path: str,
    *,
    seat: int | None,
    milliseconds: int,
    simulations: int,
    top: int,
    seed: int,
    as_json: bool,
) -> None:
    """Prints for each decision the best moves with their chances to win, and what the move played cost."""
    if min(milliseconds, simulations) < 0 or top < 1:
        raise TaverneError("error-analyse-budget")
    record = parse_record(read_text(path))
    played = replay(record)
    if seat is not None and not 1 <= seat <= played.seats:
        raise TaverneError("error-seat-unknown", found=seat, expected=f"1 … {played.seats}")
    if record.is_partial:
        # A partial record does not say what the others knew, so only its own seat's decisions can be judged.
        viewer = viewer_of(record, played.seats)
        if viewer is None or seat not in (None, viewer):
            raise TaverneError("error-analyse-partial", expected=viewer or "–")
        seat = viewer
    budget = Budget(simulations=simulations) if simulations else Budget(milliseconds=milliseconds)
    judging: Iterable[Judged] = analyse(played, budget, seed, top=top, seat=seat)
    if needs_warmup(SEARCHING):
        with Console(stderr=True).status(t.say("analyse-warmup")):
            warm_up_ruleset(played.game.ruleset.key)
    judging = show_progress(judging, decisions(played, seat), t.say("analyse-progress"))
    if as_json:
        judged = list(judging)
        print(
            json.dumps({"ruleset": played.game.ruleset.key, "decisions": [_figures(one) for one in judged]}, indent=1)
        )
        return
    print(t.say("analyse-head"))
    costs: dict[int, list[float]] = {}
    for one in judging:
        costs.setdefault(one.seat, []).append(one.cost)
        print(_line(t, one))
    for number in sorted(costs):
        mean = 100 * sum(costs[number]) / len(costs[number])
        blunders = sum(cost >= BLUNDER for cost in costs[number])
        name = record.tags.get(f"Seat{number}", "")
        print(
            t.say(
                "analyse-sum",
                seat=" ".join([t.say("seat", seat=number), name]).strip(),
                decisions=len(costs[number]),
                cost=f"{mean:.1f}",
                blunders=blunders,
            )
        )


def _line(t: Catalogue, one: Judged) -> str:
    best = ", ".join(f"{stats.move} {100 * stats.value:.0f} %" for stats in one.best)
    return t.say(
        "analyse-line",
        number=one.number,
        seat=one.seat,
        move=str(one.played.move),
        value=f"{100 * one.played.value:.0f}",
        cost=_cost(one.cost),
        best=best,
    ).rstrip()


def _cost(cost: float) -> str:
    return f"−{100 * cost:.0f}{'!' if cost >= BLUNDER else ''}" if round(100 * cost) else "–"


def _figures(one: Judged) -> dict[str, Any]:
    return {
        "line": one.number,
        "seat": one.seat,
        "played": _stats(one.played),
        "cost": round(one.cost, 4),
        "best": [_stats(stats) for stats in one.best],
    }


def _stats(stats: MoveStats) -> dict[str, Any]:
    return {"move": str(stats.move), "value": round(stats.value, 4), "tries": stats.tries}
