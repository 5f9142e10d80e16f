"""The campaign beside a kingdom table."""

from taverne.games.kingdom.modes.solo.campaign import CampaignView
from taverne.locale import Catalogue
from taverne.terminal.kingdom.names import format_points, join_legends, list_cards, list_legends


def describe_campaign(t: Catalogue, campaign: CampaignView, written: tuple[str, ...]) -> list[str]:
    """The age, the legends written in it, the rows to come, the points of past ages and the two cards of a turn."""
    lines = [t.say("table-age", age=campaign.age)]
    if written:
        lines.append(t.say("table-written", legends=join_legends(t, written)))
    for age in campaign.ages:
        if age.age > campaign.age:
            lines += [t.say("table-row", age=age.age), *list_legends(t, age.legends)]
    for age in campaign.ages:
        if age.kingdom is not None:
            points = format_points(age.kingdom)
            lines.append(t.say("table-score-age", age=age.age, kingdom=points, objective=age.objective))
    if campaign.pair:
        lines.append(t.say("table-pair", cards=list_cards(t, campaign.pair)))
    return lines
