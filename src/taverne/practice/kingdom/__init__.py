"""What there is to practise on for Aetherya and Drako."""

from taverne.games.kingdom.modes.cooperative.team import Team, target_of
from taverne.games.kingdom.modes.solo.campaign import Campaign, objective_of
from taverne.practice.families import PracticeFamily
from taverne.practice.play import Practice
from taverne.practice.start import ScriptedMove


def values(practice: Practice, move: ScriptedMove | None) -> dict[str, str | int]:
    """What the points are measured against: the objective of the age, or the team's target."""
    state = practice.state
    match state.extra:
        case Campaign():
            return {"objective": objective_of(state)}
        case Team():
            return {"target": target_of(state)}
    return {}


FAMILY = PracticeFamily(__name__, lessons=("aetherya", "objects", "campaign", "cooperative", "drako"), values=values)
