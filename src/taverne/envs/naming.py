"""The tables that environments exist for, and what they are called in each library."""

from functools import cache

from taverne.kernel.ruleset import Ruleset
from taverne.registry import find_game, parse_ruleset, rulesets

VERSION = "v0"
"""Of all environments: rules, actions, observations and rewards of a version never change."""


def every_table() -> list[tuple[str, int]]:
    """Every ruleset with every number of seats that can play it."""
    return [(ruleset.key, seats) for ruleset in rulesets() for seats in find_game(ruleset.key).seats]


def words_of(ruleset: Ruleset) -> list[str]:
    """The parts of a ruleset's name, without the edition if that is the game's default."""
    default = parse_ruleset(f"{ruleset.game}/{ruleset.mode}").edition
    edition = [] if ruleset.edition == default else [ruleset.edition]
    return [ruleset.game, *edition, ruleset.mode, *ruleset.options]


def module_name(ruleset: Ruleset) -> str:
    """The name in PettingZoo's manner, such as `rivality_duel_expert_v0`."""
    return "_".join([*words_of(ruleset), VERSION])


def gymnasium_id(ruleset: Ruleset) -> str:
    """The name in Gymnasium's manner, such as `taverne/RivalitySoloVeteran-v0`."""
    return f"taverne/{''.join(word.capitalize() for word in words_of(ruleset))}-{VERSION}"


@cache
def by_module_name() -> dict[str, str]:
    """The keys of all rulesets by their names in PettingZoo's manner."""
    return {module_name(ruleset): ruleset.key for ruleset in rulesets()}


def is_for_one(ruleset: Ruleset) -> bool:
    """Whether a ruleset is played by one seat alone, which makes it an environment of Gymnasium."""
    return find_game(ruleset.key).seats == (1,)
