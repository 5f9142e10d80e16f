"""What becomes known on a battlefield, in words."""

from taverne.games.rivality.events import GameEnded
from taverne.games.rivality.game import RivalityGame
from taverne.kernel.events import Event
from taverne.locale import Catalogue
from taverne.terminal.rivality.names import name_cell, souramoun, tile_name


def narrate(t: Catalogue, game: RivalityGame, event: Event, names: list[str]) -> list[str]:
    """The tiles that a seat draws or that are turned up, and why the battle is over."""
    if isinstance(event, GameEnded):
        return [_narrate_end(t, game, event, names)]
    return [_narrate_shown(t, shown, names) for shown in event.shown()]


def _narrate_end(t: Catalogue, game: RivalityGame, event: GameEnded, names: list[str]) -> str:
    sides = game.sides(len(names))
    seats = [name for name, side in zip(names, sides, strict=True) if side == event.side]
    you = "yes" if t.say("play-you") in seats else "no"
    return t.say("event-game-ended", reason=event.reason, you=you, side=" & ".join(seats) or souramoun(t))


def _narrate_shown(t: Catalogue, shown: str, names: list[str]) -> str:
    place, code = shown.split()
    tile = tile_name(t, code)
    if place.isdecimal():
        return t.say("shown-drawn", name=names[int(place) - 1], tile=tile)
    return t.say("shown-turned", cell=name_cell(t, place), tile=tile)
