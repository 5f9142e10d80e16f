"""What the duel, the three-way game and the team game share: tiles are laid around the mana well (R1–R20)."""

from collections.abc import Sequence

from taverne.games.rivality.expert import DELAYING, close_turn, waking
from taverne.games.rivality.grid import PLANE
from taverne.games.rivality.opening import DEALING, FIRST_HAND, RESHUFFLING, every_tile
from taverne.games.rivality.results import rank_sides, side_lines
from taverne.games.rivality.scoring import BASE_COUNT, EXPERT_COUNT
from taverne.games.rivality.state import HAND, Mode, Variant
from taverne.games.rivality.turn import CASTING, LAYING, OVER, REMOVING, end_turn, none_wakes
from taverne.kernel.chance import NOBODY, Draw

BASE = Variant(is_expert=False, wakes=none_wakes, close=end_turn, scoring=BASE_COUNT)
EXPERT = Variant(is_expert=True, wakes=waking, close=close_turn, scoring=EXPERT_COUNT)


def _deck_draws(lowest: int, owners: Sequence[int], size: int) -> tuple[tuple[Draw, ...], ...]:
    """The draws of every tile at each place of a deck: owners see their opening hands, nobody the rest (R6, R20)."""
    known: list[tuple[int, ...]] = [(owner,) for owner in owners for _ in range(HAND)]
    known += [NOBODY] * (size - len(known))
    return tuple(every_tile(f"deck {lowest}", seats) for seats in known)


def battle_mode(name: str, *, seats: int, sides: int, golems: int, pools: tuple[bytes, ...], deck_size: int) -> Mode:
    """A mode in which each side lays the tiles of a deck made from its pool."""
    return Mode(
        name=name,
        seats=seats,
        sides=sides,
        golems=golems,
        grid=PLANE,
        pools=pools,
        deck_size=deck_size,
        draws=((), *(_deck_draws(side, range(side, seats + 1, sides), deck_size) for side in range(1, sides + 1))),
        wards=True,
        steps=(DEALING, FIRST_HAND, RESHUFFLING, LAYING, CASTING, REMOVING, DELAYING, OVER),
        turn=LAYING,
        variants={(): BASE, ("expert",): EXPERT},
        outcome=rank_sides,
        results=side_lines,
    )
