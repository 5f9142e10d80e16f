"""The team's legends and target beside a kingdom table."""

from taverne.games.kingdom.modes.cooperative.team import TeamView
from taverne.locale import Catalogue
from taverne.terminal.kingdom.names import join_legends


def describe_team(t: Catalogue, team: TeamView) -> list[str]:
    """The legends written this round, and the points to beat with the legends they come from."""
    written = [t.say("table-written", legends=join_legends(t, team.written))] if team.written else []
    return [*written, t.say("table-target", points=team.target, legends=join_legends(t, team.given_up))]
