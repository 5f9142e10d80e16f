"""Environments for research: OpenSpiel, PettingZoo and Gymnasium (`pip install "taverne[envs]"`).

PettingZoo: `aec_env("aetherya/competitive", seats=3)`, any ruleset and number of seats.
Gymnasium: `gymnasium.make("taverne/AetheryaSolo-v0")`, the modes that are played alone.
OpenSpiel: `import taverne.envs.spiel`, then `pyspiel.load_game("python_taverne(ruleset=rivality/duel)")`.
Many tables at once: `Tables("aetherya/competitive", count=1024)`. docs/research.md says more.
"""

from functools import partial
from types import SimpleNamespace

from taverne.envs.aec import TaverneEnv, aec_env
from taverne.envs.naming import by_module_name
from taverne.envs.solo import SoloEnv, register_all
from taverne.envs.vector import SoloVectorEnv, Tables

__all__ = ["SoloEnv", "SoloVectorEnv", "Tables", "TaverneEnv", "aec_env"]

register_all()


def __getattr__(name: str) -> SimpleNamespace:
    """`aetherya_competitive_v0` and the like, with `env` as in PettingZoo's own modules."""
    key = by_module_name().get(name)
    if key is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return SimpleNamespace(env=partial(aec_env, key))
