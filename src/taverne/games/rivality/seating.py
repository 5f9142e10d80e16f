"""Who sits on which side: the rules of one table, from its mode and options (R7, R20)."""

from taverne.games.rivality.state import Mode, Rules


def make_rules(mode: Mode, options: tuple[str, ...]) -> Rules:
    """The rules of a mode with some options: seats sit in turn order, partners opposite each other (R7, R20)."""
    sides = range(1, mode.sides + 1)
    side_of = tuple((seat - 1) % mode.sides + 1 for seat in range(1, max(mode.seats, mode.sides) + 1))
    variant = mode.variants[options]
    return Rules(
        mode=mode,
        variant=variant,
        seats=mode.seats,
        side_of=(0, *side_of),
        seats_of=((), *(tuple(seat for seat in range(side, mode.seats + 1, mode.sides)) for side in sides)),
        rounds=((), *(tuple((side + turn - 1) % mode.sides + 1 for turn in range(mode.sides)) for side in sides)),
        tracks_gains=variant.is_expert and mode.sides > 2,
    )
