"""OpenSpiel: every ruleset as a Python game with chance nodes. Importing this package registers `python_taverne`."""

from taverne.envs.spiel.game import NAME, TaverneGame
from taverne.envs.spiel.state import TaverneState

__all__ = ["NAME", "TaverneGame", "TaverneState"]
