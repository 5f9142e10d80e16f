"""What becomes known on a battlefield, in words."""

from taverne.games.rivality.game import RivalityGame
from taverne.kernel.events import Event
from taverne.locale import Catalogue
from taverne.terminal.rivality.names import tile_name


def narrate(t: Catalogue, game: RivalityGame, event: Event, names: list[str]) -> list[str]:
    """The tiles that a seat draws or that are turned up."""
    return [_narrate_shown(t, shown, names) for shown in event.shown()]


def _narrate_shown(t: Catalogue, shown: str, names: list[str]) -> str:
    place, code = shown.split()
    tile = tile_name(t, code)
    if place.isdecimal():
        return t.say("shown-drawn", name=names[int(place) - 1], tile=tile)
    return t.say("shown-turned", cell=place, tile=tile)
