"""What environments know about each family of games, registered here and nowhere else."""

from taverne.envs.family import EnvFamily
from taverne.kernel.errors import TaverneError
from taverne.kernel.families import Families
from taverne.registry import AnyGame


class NoEnvironment(TaverneError):
    """The game's family has registered no environments."""


FAMILIES: Families[EnvFamily | None] = Families(
    "taverne.envs.families",
    {"kingdom": "taverne.envs.kingdom:FAMILY", "rivality": "taverne.envs.rivality:FAMILY"},
    None,
)
"""A package that adds a family of games adds its environments with an entry point in this group."""


def family_of(game: AnyGame) -> EnvFamily:
    """What environments know about a game's family."""
    family = FAMILIES.of(game)
    if family is None:
        raise NoEnvironment("error-no-environment", found=game.ruleset.key)
    return family
