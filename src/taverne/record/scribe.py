"""Writes the lines of a record while a game is played, in full or as one seat sees it."""

from taverne.kernel.chance import Draw
from taverne.kernel.events import Event, told_to
from taverne.kernel.game import Move

Entry = tuple[int, "Move | Draw"]
"""An entry of a game's log: the actor and the move."""


class Scribe:
    """Turns log entries into record lines for one audience, or for none with everything hidden included (`full`)."""

    def __init__(self, seat: int | None = None, *, full: bool = False) -> None:
        self.seat = seat
        self.full = full
        self._lines: list[str] = []
        self._drawn: list[Draw] = []
        self._answers: list[tuple[int, str]] = []

    def note(
        self, actor: int, move: Move | Draw, events: tuple[Event, ...], asked: tuple[int, ...], then: tuple[int, ...]
    ) -> None:
        """Adds an entry, given who was asked before it and who is asked after it."""
        if isinstance(move, Draw):
            self._note_draw(move)
        else:
            self._flush_draws()
            self._answers.append((actor, f"{actor} {move}"))
            # Simultaneous answers are written together, in seat order, once all are given.
            if not then or not set(then) <= set(asked) - {actor}:
                self._flush_answers()
        if not self.full:
            self._note_shown(events)

    def _note_draw(self, move: Draw) -> None:
        if move.token:
            if self._drawn and self._drawn[-1].head != move.head:
                self._flush_draws()
            self._drawn.append(move)

    def _note_shown(self, events: tuple[Event, ...]) -> None:
        shown = [words for event in told_to(events, self.seat) for words in event.shown()]
        if shown:
            self._flush_draws()
            self._lines += [f"* shown {words}" for words in shown]

    def _flush_draws(self) -> None:
        if self._drawn:
            self._lines.append(self._format_draws())
            self._drawn = []

    def _format_draws(self) -> str:
        first = self._drawn[0]
        tokens = [draw.token if self.full else draw.token_for(self.seat) for draw in self._drawn]
        return f"* {first.head} {first.glue.join(tokens)}"

    def _flush_answers(self) -> None:
        self._lines += [line for _, line in sorted(self._answers)]
        self._answers = []

    @property
    def pending(self) -> tuple[str, ...]:
        """The answers that are still secret, in seat order."""
        return tuple(line for _, line in sorted(self._answers))

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines so far, without answers that are still secret."""
        return (*self._lines, self._format_draws()) if self._drawn else tuple(self._lines)
