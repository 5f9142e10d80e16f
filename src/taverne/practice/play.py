"""Plays a prepared start: the person's moves one by one, and after each what the others and chance do.

As long as the person follows the script, so do the others. After that chance draws with a fixed seed, and the other
seats take the move that gains most for them right away. The same moves always lead to the same position.
"""

import random
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from taverne.kernel.chance import CHANCE, Draw, random_dice
from taverne.kernel.errors import IllegalMove
from taverne.kernel.game import Move, draw, preview, view_of
from taverne.practice.families import find_start
from taverne.practice.start import ScriptedMove, Start
from taverne.record.replay import PlayedMove

MOST_MOVES = 120
"""How many moves of the person are replayed; no practice takes as many."""
LONGEST_ANSWER = 200
"""Moves and draws of the others after which the practice stops, should a game go on without the person."""
MOST_COMPARED = 24
"""How many moves another seat compares."""


@dataclass(frozen=True, slots=True)
class Practice:
    """A prepared start and what has been played since."""

    start: Start
    entries: tuple[PlayedMove, ...] = ()
    scripted: int = 0
    """How many moves and draws of the script have been played."""
    is_on_script: bool = True

    @property
    def state(self) -> Any:
        """The full state of the game."""
        return self.entries[-1].state if self.entries else self.start.state

    @property
    def asked(self) -> tuple[int, ...]:
        """Who has to decide."""
        return self.start.game.asked(self.state)

    @property
    def you(self) -> int | None:
        """The person's seat; if they play every seat, the one that has to decide, and None at the end."""
        return self.start.you or next((seat for seat in self.asked if seat != CHANCE), None)

    @property
    def suggested(self) -> Move | None:
        """The person's next move in the script; None if it has been left or is over."""
        due = _due(self)
        return due.move if due is not None and due.actor == self.you and not isinstance(due.move, Draw) else None

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end."""
        return not self.asked


def practise(key: str, moves: tuple[str, ...]) -> Practice:
    """A prepared start after the person's moves; IllegalMove if one of them is not allowed."""
    return practise_on(find_start(key), moves)


def practise_on(start: Start, moves: tuple[str, ...]) -> Practice:
    """A start after the person's moves; IllegalMove if one of them is not allowed."""
    if len(moves) > MOST_MOVES:
        raise IllegalMove("error-practice-long", expected=MOST_MOVES)
    # Each call finds the one before in the cache, so that a move costs no more than itself.
    for count in range(len(moves)):
        _practise(start, moves[:count])
    return _practise(start, moves)


@lru_cache(maxsize=2048)
def _practise(start: Start, moves: tuple[str, ...]) -> Practice:
    if not moves:
        return _answer(Practice(start))
    before = _practise(start, moves[:-1])
    move, you = start.game.parse_move(moves[-1]), before.you
    if you is None or you not in before.asked:
        raise IllegalMove("error-not-asked", found=you or "", expected=", ".join(map(str, before.asked)))
    return _answer(_play(before, you, move))


def _answer(practice: Practice) -> Practice:
    """Lets chance and the other seats act until the person is asked or the game is over."""
    for _ in range(LONGEST_ANSWER):
        asked = practice.asked
        due, you = _due(practice), practice.you
        if due is not None and due.actor != you:
            practice = _play(practice, due.actor, due.move)
        elif not asked or you in asked:
            break
        else:
            practice = _play(practice, asked[0], _choose(practice, asked[0]))
    return practice


def _due(practice: Practice) -> ScriptedMove | None:
    """What comes next in the script, if the one who does it is asked for such a thing."""
    script = practice.start.script
    if not practice.is_on_script or practice.scripted >= len(script):
        return None
    due = script[practice.scripted]
    if due.actor not in practice.asked:
        return None
    if not isinstance(due.move, Draw):
        return due
    heads = {one.head for one in practice.start.game.chances(practice.state).draws}
    return due if due.move.head in heads else None


def _choose(practice: Practice, actor: int) -> Move | Draw:
    """A draw with a fixed seed, or the move that gives a seat the most points right away."""
    start, game = practice.start, practice.start.game
    rng = random.Random(f"{start.key} {len(practice.entries)}")
    if actor == CHANCE:
        return draw(game, practice.state, random_dice(rng))
    legal = game.legal(practice.state, actor)
    if len(legal) > MOST_COMPARED:
        legal = tuple(rng.sample(legal, MOST_COMPARED))
    view = view_of(game, practice.state, actor)
    side = game.sides(start.seats)[actor - 1]

    def points(move: Move) -> int:
        after, _ = preview(game, view, move)
        return sum(sheet.total for sheet in game.sheets(after.table) if sheet.side == side)

    return max(legal, key=points)


def _play(practice: Practice, actor: int, move: Move | Draw) -> Practice:
    game = practice.start.game
    asked = practice.asked
    state, events = game.apply(practice.state, actor, move)
    entry = PlayedMove(len(practice.entries) + 1, actor, move, events, asked, state)
    if practice.is_on_script and isinstance(move, Draw) and not move.token:
        return replace(practice, entries=(*practice.entries, entry))  # No record writes it, and no script.
    due = _due(practice)
    follows = due is not None and due.actor == actor and str(due.move) == str(move)
    return replace(
        practice,
        entries=(*practice.entries, entry),
        scripted=practice.scripted + follows,
        is_on_script=follows,
    )
