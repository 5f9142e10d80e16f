"""The editions of the rulebooks: a table of named switches. Code asks the switch, never the edition."""

from dataclasses import dataclass, replace

from taverne.games.kingdom.cards import DRAGON_VALUES


@dataclass(frozen=True, slots=True)
class Edition:
    """How one printing plays where the printings differ."""

    wild_dragon_costs: tuple[int, int, int]
    """What a wild dragon costs with one, two, or three and more in the kingdom (A7, D1)."""

    wild_dragon_clause: str
    """The clause that says so, and what a dragon past the third costs."""

    battle_spreads: bool
    """A battle is met by two of one tribe, each linked to some enemy, not by one linked to two (A21, D4)."""

    discard_stays: bool
    """When the deck is rebuilt the top discard stays, instead of the new deck's first card (A18, D3)."""

    staff_counts_tame: bool | None
    """No staff once three dragons are tame, instead of once there are more than three (A33); None: no tiles (D5)."""


PRINTED = Edition(
    wild_dragon_costs=DRAGON_VALUES,
    wild_dragon_clause="A7",
    battle_spreads=False,
    discard_stays=False,
    staff_counts_tame=False,
)

EDITIONS = {
    ("aetherya", "fr2"): PRINTED,
    ("aetherya", "fr1"): PRINTED,
    ("aetherya", "de"): replace(PRINTED, staff_counts_tame=True),
    ("drako", "fr"): Edition(
        wild_dragon_costs=(3, 3, 3),
        wild_dragon_clause="D1",
        battle_spreads=True,
        discard_stays=True,
        staff_counts_tame=None,
    ),
}
