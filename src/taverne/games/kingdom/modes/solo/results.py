"""What a campaign shows of its ages, and how it ends (A56)."""

from collections.abc import Iterable

from taverne.games.kingdom.cards import LEGEND_POINTS, LEGENDS, SYMBOLS
from taverne.games.kingdom.links import cells_of
from taverne.games.kingdom.modes.solo.campaign import (
    Age,
    CampaignSummary,
    CampaignView,
    campaign_of,
    is_lost,
    objective_of,
)
from taverne.games.kingdom.state import State
from taverne.games.kingdom.turn import OVER
from taverne.kernel.outcome import Outcome


def present_campaign(state: State) -> CampaignView:
    """The ages and the cards taken, as everyone sees them."""
    campaign = campaign_of(state)
    age, past = campaign.age, _past_ages(state)
    current = () if len(past) == age else (Age(age, _codes(state.river), objective_of(state), None, None),)
    coming = (Age(later, _codes(row), _worth(row), None, None) for later, row in enumerate(campaign.rows, age + 1))
    return CampaignView(
        age=age,
        ages=(*past, *current, *coming),
        past=_codes(cells_of(campaign.gone)),
        pair=tuple(SYMBOLS[card] for card in campaign.pair),
        is_lost=state.step is OVER and is_lost(state),
    )


def _past_ages(state: State) -> tuple[Age, ...]:
    scores = enumerate(campaign_of(state).scores, 1)
    return tuple(Age(age, (), objective, kingdom, kingdom - objective) for age, (kingdom, objective) in scores)


def campaign_summary(state: State) -> CampaignSummary:
    """The ages that were played and what they add up to."""
    total = None if is_lost(state) else _total(state)
    return CampaignSummary(_past_ages(state), total, _codes(state.river))


def _codes(legends: Iterable[int]) -> tuple[str, ...]:
    return tuple(LEGENDS[legend] for legend in legends)


def _worth(legends: Iterable[int]) -> int:
    return sum(LEGEND_POINTS[legend] for legend in legends)


def _total(state: State) -> int:
    return 0 if is_lost(state) else sum(kingdom - objective for kingdom, objective in campaign_of(state).scores)


def campaign_outcome(state: State) -> Outcome:
    """A campaign is won unless a legend stayed unwritten."""
    return Outcome((_total(state),), (1,), won=not is_lost(state))


def campaign_results(state: State) -> tuple[str, ...]:
    """A result line for each age, and the total."""
    ages = [
        f"age {age} kingdom {kingdom} objective {objective} score {kingdom - objective}"
        for age, (kingdom, objective) in enumerate(campaign_of(state).scores, 1)
    ]
    return (*ages, "lost" if is_lost(state) else f"total {_total(state)}")
