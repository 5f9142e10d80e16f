"""What becomes known on a kingdom table, in words."""

from taverne.games.kingdom.cards import LEGENDS, SYMBOLS
from taverne.games.kingdom.events import CardDrawn, DiscardTurnedUp, LegendRevealed
from taverne.games.kingdom.game import KingdomGame
from taverne.kernel.events import Event
from taverne.locale import Catalogue
from taverne.terminal.kingdom.names import card_name, legend_name, tile_name


def narrate(t: Catalogue, game: KingdomGame, event: Event, names: list[str]) -> list[str]:
    """The cards, legends and tiles that an event shows."""
    match event:
        case CardDrawn(card=card) | DiscardTurnedUp(card=card):
            return [t.say("play-chance", what=card_name(t, SYMBOLS[card]))]
        case LegendRevealed(legend=legend):
            return [t.say("play-chance", what=legend_name(t, LEGENDS[legend]))]
    return [_narrate_shown(t, shown, names) for shown in event.shown()]


def _narrate_shown(t: Catalogue, shown: str, names: list[str]) -> str:
    seat, cell, thing = shown.split()
    what = card_name(t, thing) if thing in SYMBOLS else tile_name(t, thing)
    return t.say("shown-land", name=names[int(seat) - 1], cell=cell, what=what)
