"""What a seat may see of a table, field by field: an allow-list."""

from taverne.games.rivality.battlefield import Field
from taverne.games.rivality.state import FIRST, State
from taverne.games.rivality.tiles import UNKNOWN

_FACE_DOWN = bytes([UNKNOWN])


def redact(state: State, seat: int | None) -> State:
    """The table as a seat (None: a spectator) sees it: its own hand, and the sizes of other hands and decks."""
    return State(
        rules=state.rules,
        step=state.step,
        seat=state.seat,
        field=_veil(state.field, state.hidden),
        frontier=state.frontier,
        wizards=state.wizards,
        reserves=state.reserves,
        decks=tuple(_FACE_DOWN * len(deck) for deck in state.decks),
        hands=tuple(hand if owner == seat else _FACE_DOWN * len(hand) for owner, hand in enumerate(state.hands, 1)),
        laid=state.laid,
        returned=state.returned if seat == FIRST else _FACE_DOWN * len(state.returned),
        written=bytes(tile if sees_place(state, place, seat) else UNKNOWN for place, tile in enumerate(state.written)),
        hidden=state.hidden,
        gains=state.gains,
        casting=state.casting,
    )


def sees_place(state: State, place: int, seat: int | None) -> bool:
    """Whether a seat sees the tile at this place of the deck that is being laid out."""
    known = state.rules.mode.draws[state.rules.side_of[state.seat]][place][0].known
    return known is None or seat in known


def _veil(field: Field, hidden: tuple[int, ...]) -> Field:
    """The battlefield with its face-down tiles unknown (R40)."""
    if not hidden:
        return field
    return {cell: land._replace(tile=UNKNOWN) if cell in hidden else land for cell, land in field.items()}
