"""What there is to practise on for Rivality."""

from dataclasses import replace

from taverne.games.rivality.moves import Lay
from taverne.kernel.game import Move
from taverne.practice.families import PracticeFamily
from taverne.practice.play import Practice
from taverne.practice.start import ScriptedMove


def values(practice: Practice, move: ScriptedMove | None) -> dict[str, str | int]:
    """The golems that the person has in reserve."""
    start = practice.start
    side = start.game.sides(start.seats)[start.you - 1]
    return {"reserve": practice.state.reserves[side - 1]}


def flaw(move: Move, asked: Move) -> str:
    """`front` if the right tile lies in the right place and only has to be turned."""
    match move, asked:
        case Lay(), Lay(front=front) if replace(move, front=front) == asked:
            return "front"
    return ""


FAMILY = PracticeFamily(__name__, ("rivality", "three", "teams", "expert", "souramoun"), values, flaw)
