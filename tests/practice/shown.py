"""What a clause's position shows, and whether it really does when its script is played."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from taverne.kernel.errors import IllegalMove
from taverne.kernel.events import told_to
from taverne.practice.families import find_start
from taverne.practice.play import Practice, practise


@dataclass(frozen=True, slots=True)
class Played:
    """A position before, during and after its script."""

    before: Practice
    first: Practice
    """After the person's first move and the answers to it."""
    after: Practice

    @property
    def you(self) -> int:
        """The person's seat."""
        return self.before.start.you

    @property
    def events(self) -> list[Any]:
        """All that happens, from the first answer of the others to the end of the script, as the person learns it."""
        return [event for entry in self.after.entries for event in told_to(entry.events, self.you)]

    def named(self, event: str) -> list[Any]:
        """The events of one name."""
        return [one for one in self.events if type(one).__name__ == event]

    def instead(self, *moves: str) -> Practice:
        """The position after other moves of the person."""
        return practise(self.before.start.key, moves)


@dataclass(frozen=True, slots=True)
class Shown:
    """What a position shows of its clause."""

    ruleset: str
    """The game and the mode."""
    move: str
    """How the person's first move begins."""
    event: str = ""
    """What happens."""
    gain: int | None = None
    """The points that the script gains for the person."""
    worse: str = ""
    """Another first move, which leaves the person fewer points than the suggested one."""
    refused: tuple[str, ...] = ()
    """Moves of which the rules refuse the last."""
    refused_by: str = ""
    """The clause that they name, if it is another one."""
    holds: Callable[[Played], bool] = lambda played: True
    """What else is so."""


def points(practice: Practice, seat: int | None = None) -> int:
    """The points of a seat, by default the person's."""
    start = practice.start
    side = start.game.sides(start.seats)[(seat or start.you) - 1]
    return sum(sheet.total for sheet in start.game.sheets(practice.state) if sheet.side == side)


def missing(code: str, shown: Shown, key: str) -> str:
    """What a position does not show of a clause; nothing if it shows all."""
    start = find_start(key)
    moves = tuple(str(one.move) for one in start.script if one.actor == start.you)
    ruleset = start.game.ruleset
    if shown.ruleset != f"{ruleset.game}/{ruleset.mode}":
        return shown.ruleset
    played = Played(practise(key, ()), practise(key, moves[:1]), practise(key, moves))
    if not moves[0].startswith(shown.move):
        return f"the move {shown.move}"
    if shown.event and not played.named(shown.event):
        return shown.event
    gain = points(played.after) - points(played.before)
    if shown.gain not in (None, gain):
        return f"a gain of {shown.gain}: it is {gain}"
    if shown.worse and not _is_worse(played, shown.worse):
        return f"that {shown.worse} is worse"
    if shown.refused and _refusing(key, shown.refused) != (shown.refused_by or code):
        return f"that {' '.join(shown.refused)} is refused"
    try:
        return "" if shown.holds(played) else "what else holds"
    except IllegalMove as error:
        return f"that a move is allowed: {error}"


def _is_worse(played: Played, move: str) -> bool:
    legal = played.before.start.game.legal(played.before.state, played.you)
    return move in map(str, legal) and points(played.instead(move)) < points(played.first)


def _refusing(key: str, moves: tuple[str, ...]) -> str | None:
    """The clause that refuses the last of these moves."""
    try:
        practise(key, moves[:-1])
    except IllegalMove:
        return None
    try:
        practise(key, moves)
    except IllegalMove as error:
        return error.clause
    return None
