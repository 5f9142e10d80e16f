"""What there is to practise on for Rivality."""

from taverne.practice.families import PracticeFamily
from taverne.practice.play import Practice
from taverne.practice.start import ScriptedMove


def values(practice: Practice, move: ScriptedMove | None) -> dict[str, str | int]:
    """The golems that the person has in reserve."""
    start = practice.start
    side = start.game.sides(start.seats)[start.you - 1]
    return {"reserve": practice.state.reserves[side - 1]}


FAMILY = PracticeFamily(__name__, lessons=("rivality", "three", "teams", "expert", "souramoun"), values=values)
