"""Checks that a campaign read from text is one that could be played so far (A50–A57)."""

from taverne.games.kingdom.cards import LEGEND_POINTS, NO_CARD, UNKNOWN
from taverne.games.kingdom.links import cells_of
from taverne.games.kingdom.modes.solo.campaign import ROWS, campaign_of, objective_of
from taverne.games.kingdom.opening import FIRST_DISCARD, LAYING
from taverne.games.kingdom.results import sheets
from taverne.games.kingdom.state import State
from taverne.games.kingdom.validation import check_centres, check_no_tiles, check_unlaid, misfit


def check_campaign(table: State) -> None:
    check_no_tiles(table)
    check_centres(table)
    _check_rows(table)
    _check_pair(table)
    campaign = campaign_of(table)
    is_over = table.step.name in ("block", "over")
    if len(campaign.scores) != campaign.age - (not is_over):
        raise misfit(table, "age", "A56")
    past = sum(objective for _, objective in campaign.scores[: campaign.age - 1])
    if past != sum(LEGEND_POINTS[legend] for legend in cells_of(campaign.gone)):
        raise misfit(table, "age", "A56")
    if is_over and campaign.scores[-1] != (sheets(table)[0].total, objective_of(table)):
        raise misfit(table, "age", "A56")
    if table.step.name == "block" and (table.river or campaign.age == len(ROWS)):
        raise misfit(table, "age", "A56")
    if table.step.name == "over" and not table.river and campaign.age < len(ROWS):
        raise misfit(table, "age", "A56")
    if table.opening is not None:
        check_unlaid(table)
        is_block = table.opening.answers[0] is not None
        if is_block != (campaign.age > 1) or (is_block and table.step not in (LAYING, FIRST_DISCARD)):
            raise misfit(table, "answer 1", "A57")
    elif not table.discards[0] and table.step.name not in ("pair", "drop"):
        raise misfit(table, "discard 1", "A53")


def _check_rows(table: State) -> None:
    """Each age has its row; a legend of it is written only in its turns (A50, A52, A54)."""
    campaign = campaign_of(table)
    if table.step.name == "rows":
        is_laid = campaign.rows == () and campaign.age == 1 and not campaign.gone and not any(table.held)
    else:
        row = len(table.river) + len(table.held[0])
        sizes = (campaign.gone.bit_count(), row, *map(len, campaign.rows))
        age = campaign.age
        is_laid = sizes == (sum(ROWS[: age - 1]), *ROWS[age - 1 :])
    is_swap_fair = table.step.name != "swap" or (campaign.age < len(ROWS) and not table.held[0])
    if not is_laid or not is_swap_fair or table.deck_known:
        raise misfit(table, "rows", "A50")


def _check_pair(table: State) -> None:
    """Two cards are taken, the discard's first, and one is dropped before the other is played (A53)."""
    _, _, _, pair, source, must_place, _ = campaign_of(table)
    is_from_discard = source != NO_CARD
    sizes = {"pair": (0, 1), "drop": (2,)}.get(table.step.name, (0,))
    if len(pair) not in sizes or UNKNOWN in pair or (is_from_discard and pair[:1] != bytes((source,))):
        raise misfit(table, "pair", "A53")
    if table.step.name == "pair" and sum(table.deck) < 2 - len(pair):
        raise misfit(table, "deck", "A55")
    if must_place and (table.step.name != "hand" or table.discards[0][-1:] == bytes((table.hand,))):
        raise misfit(table, "pair", "A53")
