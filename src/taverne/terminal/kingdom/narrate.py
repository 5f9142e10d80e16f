"""What becomes known on a kingdom table, in words."""

from taverne.games.kingdom.cards import LEGENDS, SYMBOLS
from taverne.games.kingdom.events import CardDrawn, DiscardTurnedUp, GameEnded, LegendRevealed
from taverne.games.kingdom.game import KingdomGame
from taverne.games.kingdom.modes.solo.events import AgeEnded
from taverne.kernel.events import Event
from taverne.locale import Catalogue
from taverne.terminal.kingdom.names import card_name, format_points, legend_name, tile_name


def narrate(t: Catalogue, game: KingdomGame, event: Event, names: list[str]) -> list[str]:
    """The cards, legends and tiles that an event shows."""
    match event:
        case CardDrawn(card=card) | DiscardTurnedUp(card=card):
            return [t.say("play-chance", what=card_name(t, SYMBOLS[card]))]
        case LegendRevealed(legend=legend):
            return [t.say("play-chance", what=legend_name(t, LEGENDS[legend]))]
    lines = [_narrate_shown(t, shown, names) for shown in event.shown()]
    match event:
        case GameEnded(reason=reason, seat=seat):
            lines.append(_narrate_end(t, reason, seat, names))
        case AgeEnded():
            lines.append(_narrate_age(t, event))
    return lines


def _narrate_end(t: Catalogue, reason: str, seat: int, names: list[str]) -> str:
    name = names[seat - 1] if seat else ""
    you = "yes" if name == t.say("play-you") else "no"
    return t.say("event-game-ended", reason=reason, you=you, seat=name)


def _narrate_age(t: Catalogue, event: AgeEnded) -> str:
    return t.say(
        "event-age-ended",
        age=event.age,
        reason=event.reason,
        lost="yes" if event.is_lost else "no",
        legends=" · ".join(legend_name(t, LEGENDS[legend]) for legend in event.unwritten),
        kingdom=format_points(event.kingdom),
        objective=event.objective,
    )


def _narrate_shown(t: Catalogue, shown: str, names: list[str]) -> str:
    seat, cell, thing = shown.split()
    what = card_name(t, thing) if thing in SYMBOLS else tile_name(t, thing)
    return t.say("shown-land", name=names[int(seat) - 1], cell=cell, what=what)
