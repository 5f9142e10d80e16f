"""What bots know about Rivality."""

from dataclasses import replace

from taverne.bots.families import BotFamily
from taverne.bots.heuristics import Heuristics
from taverne.bots.move_stats import MoveSearch
from taverne.bots.rivality.evaluation import estimates, evaluate
from taverne.bots.rivality.hints import explain
from taverne.registry import AnyGame


def _compiled(game: AnyGame) -> MoveSearch:
    from taverne.bots.rivality.compiled import CompiledSearch

    return CompiledSearch(game)


BATTLE = Heuristics(estimates, evaluate, rollout=1, compiled=_compiled)
SOLO = replace(BATTLE, rollout=40)


_MODES = {"duel": BATTLE, "three": BATTLE, "teams": BATTLE, "solo": SOLO}


def heuristics_of(game: AnyGame) -> Heuristics:
    """The heuristics of a mode; the generic ones for a mode that has none."""
    return _MODES.get(game.ruleset.mode, Heuristics())


FAMILY = BotFamily(heuristics_of, warmup=("rivality/duel", "rivality/solo"), explain=explain)
