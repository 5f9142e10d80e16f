"""What bots are called at a table: each level has names of its own, the same in every language."""

from collections.abc import Iterable
from zlib import crc32

NAMES = {
    "apprentice": ("Bodkin", "Crumb", "Dabble", "Nibbel", "Pippa", "Tadlo", "Tansy", "Wisp"),
    "journeyman": ("Brambert", "Dorla", "Fennick", "Hobrin", "Juniver", "Lisk", "Marlo", "Oskan"),
    "master": ("Garrum", "Isolind", "Kaldis", "Mirabeth", "Orrel", "Sablen", "Thornwyn", "Vespera"),
    "archmage": ("Azuveth", "Emberlune", "Ilvaren", "Noctarion", "Quorash", "Solvayne", "Ulmedra", "Zephrane"),
}
"""Names by level, invented for Taverne; as many as the largest table has seats, so that one is always free."""


def choose_name(bot: str, taken: Iterable[str], seed: str, *, former: str = "") -> str:
    """A name for a bot that nobody at its table has: its former one, or one that depends on a seed alone.

    A bot that is none of the levels is called what it is.
    """
    others = {name.casefold() for name in taken}
    free = [name for name in NAMES.get(bot, ()) if name.casefold() not in others]
    if former in free:
        return former
    return free[crc32(seed.encode()) % len(free)] if free else bot
