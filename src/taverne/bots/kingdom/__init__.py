"""What bots know about Aetherya and Drako, one small file per mode."""

from taverne.bots.families import BotFamily
from taverne.bots.heuristics import Heuristics
from taverne.bots.kingdom.competitive import COMPETITIVE
from taverne.bots.kingdom.cooperative import COOPERATIVE
from taverne.bots.kingdom.hints import explain
from taverne.bots.kingdom.objects import OBJECTS
from taverne.bots.kingdom.solo import SOLO
from taverne.registry import AnyGame

_MODES = {"competitive": COMPETITIVE, "objects": OBJECTS, "solo": SOLO, "cooperative": COOPERATIVE}


def heuristics_of(game: AnyGame) -> Heuristics:
    """The heuristics of a mode; the generic ones for a mode that has none."""
    return _MODES.get(game.ruleset.mode, Heuristics())


FAMILY = BotFamily(heuristics_of, warmup=("aetherya/competitive", "aetherya/cooperative"), explain=explain)
