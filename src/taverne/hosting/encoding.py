"""A game's views, moves and score reasons as JSON text, kept for as long as positions share them.

Most of a table stays as it is from one move to the next, and families show what did not change as the same object. The
text of such an object is made once and copied into every message it is part of.
"""

from collections.abc import Callable, Sequence
from typing import Any

from taverne.kernel.data import DataWriter, Reused, move_data
from taverne.kernel.game import Move
from taverne.kernel.sheet import Reason
from taverne.protocol import play
from taverne.protocol.codec import as_text
from taverne.registry import AnyGame

MOST_KEPT = 1 << 15
"""The texts that are kept of a game; beyond that all are forgotten and made anew."""


class GameWriter(DataWriter):
    """Writes one game's data; parts of it are texts, which only an encoder understands."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game.terms)
        self._kept: dict[int, tuple[object, Any]] = {}

    def write_part(self, value: object) -> Any:
        kept = self._kept.get(id(value))
        if kept is not None:
            return kept[1]
        return self._text(value, self.write_fields) if isinstance(value, Reused) else self.write_fields(value)

    def write_move(self, move: Move) -> Any:
        """A move, with the notation that plays it."""
        return self._text(move, lambda one: move_data(one, self.terms))

    def write_moves(self, moves: Sequence[Move]) -> list[Any]:
        """Several moves; there may be a hundred, so what is kept is found without a further call."""
        find = self._kept.get
        return [self.write_move(move) if (kept := find(id(move))) is None else kept[1] for move in moves]

    def write_reasons(self, reasons: Sequence[Reason]) -> list[Any]:
        """Why points are scored."""
        find = self._kept.get
        return [self._text(one, _reason) if (kept := find(id(one))) is None else kept[1] for one in reasons]

    def _text(self, value: Any, write: Callable[[Any], object]) -> Any:
        kept = self._kept.get(id(value))
        if kept is not None:
            return kept[1]
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        text = as_text(write(value))
        self._kept[id(value)] = value, text  # While the object is kept, no other one can get its identity.
        return text


_WRITERS: dict[AnyGame, GameWriter] = {}


def writer_of(game: AnyGame) -> GameWriter:
    """What writes a game's data."""
    writer = _WRITERS.get(game)
    if writer is None:
        writer = _WRITERS[game] = GameWriter(game)
    return writer


def _reason(reason: Reason) -> play.Reason:
    return play.Reason(
        line=reason.line,
        reason=reason.reason,
        what=reason.what,
        cell=reason.cell,
        linked=list(reason.linked),
        routes=[list(route) for route in reason.routes],
        golems=list(reason.golems),
        points=reason.points,
        clause=reason.clause,
    )
