"""A position of Rivality to try a clause on, played as its script says, and questions about what happened."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from taverne.games.rivality.events import GameEnded, SpellCast, SpellLost
from taverne.games.rivality.grid import STEPS
from taverne.games.rivality.state import State
from taverne.kernel.events import Event, told_to
from taverne.kernel.sheet import Reason
from taverne.practice.play import practise
from taverne.practice.start import Start
from taverne.record.replay import PlayedMove


@dataclass(frozen=True, slots=True)
class Tried:
    """A start whose script was played to its end."""

    start: Start
    opening: tuple[PlayedMove, ...]
    """What happens before the person is asked."""
    played: tuple[PlayedMove, ...]
    """What happens from the person's first move on."""

    @property
    def you(self) -> int:
        """The person's side."""
        side: int = self.start.game.sides(self.start.seats)[self.start.you - 1]
        return side

    @property
    def before(self) -> State:
        """The table when the person is asked."""
        state: State = self.opening[-1].state if self.opening else self.start.state
        return state

    @property
    def then(self) -> State:
        """The table after the person's first move, before anybody answers."""
        state: State = self.played[0].state
        return state

    @property
    def after(self) -> State:
        """The table at the end of the script."""
        state: State = self.played[-1].state
        return state

    @property
    def move(self) -> Any:
        """The person's first move."""
        return self.played[0].move

    @property
    def options(self) -> tuple[str, ...]:
        """The ruleset's options."""
        options: tuple[str, ...] = self.start.game.ruleset.options
        return options

    def events(self, entries: Iterable[PlayedMove]) -> tuple[Event, ...]:
        """What the person is told of some moves and draws."""
        return told_to(tuple(event for entry in entries for event in entry.events), self.start.you)

    @property
    def own(self) -> tuple[Event, ...]:
        """What the person is told of their first move."""
        return self.events(self.played[:1])

    def casts(self, side: int | None = None) -> list[SpellCast]:
        """The spells of a side, the person's if it is not said, in the person's first move."""
        side = side or self.you
        return [event for event in self.own if isinstance(event, SpellCast) and event.side == side]

    def lost(self, side: int | None = None) -> list[SpellLost]:
        """The spells of a side that are lost in the person's first move."""
        side = side or self.you
        return [event for event in self.own if isinstance(event, SpellLost) and event.side == side]

    def reasons(self, state: State, side: int) -> list[Reason]:
        """Why a side, 0 for nobody, has its points."""
        sheets = self.start.game.sheets(state)
        return [reason for sheet in sheets if sheet.side == side for reason in sheet.reasons]

    def points(self, state: State) -> tuple[int, ...]:
        """Each side's points."""
        return tuple(sheet.total for sheet in self.start.game.sheets(state) if sheet.side)

    def lead(self, state: State) -> int:
        """The person's points beyond those of the best other side."""
        points = self.points(state)
        return points[self.you - 1] - max(points[: self.you - 1] + points[self.you :])

    @property
    def ends_by_reserve(self) -> bool:
        """The person's last golem ends the game, and the person wins."""
        outcome = self.start.game.outcome(self.after)
        is_first = outcome is not None and outcome.ranks[self.start.you - 1] == 1
        return is_first and GameEnded("reserve", self.you) in self.events(self.played)


def tried(key: str) -> Tried:
    """A start after the whole script."""
    before = practise(key, ())
    start = before.start
    after = practise(key, tuple(str(one.move) for one in start.script if one.actor == start.you))
    assert after.is_on_script
    assert after.scripted == len(start.script)
    return Tried(start, before.entries, after.entries[len(before.entries) :])


def crossed(event: SpellCast) -> list[int]:
    """The cells between a spell's tile and the one it strikes."""
    step = STEPS[event.direction]
    return list(range(event.origin + step, event.cell, step))


def takes(event: SpellCast, of: int) -> bool:
    """Whether a spell gives its caster a tile that another side controls, or nobody (0)."""
    return event.before == of and event.after == event.side
