"""Rivality tables for tests, drawn as text pictures in the battlefield notation."""

from collections.abc import Mapping
from typing import TypeVar

from taverne.games.rivality.battlefield import format_battlefield, frontier, parse_battlefield
from taverne.games.rivality.game import RivalityGame
from taverne.games.rivality.golems import controller
from taverne.games.rivality.grid import parse_cell
from taverne.games.rivality.state import State, battlefield_of, begin
from taverne.games.rivality.tiles import TILES
from taverne.kernel.events import Event
from taverne.registry import find_game

TABLES = tuple(
    f"rivality/{mode}"
    for mode in (
        "duel",
        "duel+expert",
        "three",
        "three+expert",
        "teams",
        "teams+expert",
        "solo",
        "solo+beginner",
        "solo+veteran",
    )
)
"""Every ruleset; each has one number of seats."""


def game(key: str = "rivality/duel") -> RivalityGame:
    """A Rivality game by its key."""
    found = find_game(key)
    assert isinstance(found, RivalityGame)
    return found


def tiles(text: str) -> bytes:
    """Tiles by their codes."""
    return bytes(TILES.index(code) for code in text.split())


def table(
    picture: str,
    key: str = "rivality/duel",
    *,
    hands: Mapping[int, str] | None = None,
    decks: Mapping[int, str] | None = None,
    reserves: tuple[int, ...] | None = None,
    seat: int = 1,
    gains: str = "",
) -> State:
    """A table at the start of a seat's turn; whoever is not said to have a hand or a deck has one tile in each."""
    rules = game(key).rules(game(key).mode.seats)
    mode = rules.mode
    field, wizards, hidden = parse_battlefield(picture, mode.sides, mode.grid)
    on_field = [sum(land.golems[side] for land in field.values()) for side in range(mode.sides)]
    said = " ".join([*(hands or {}).values(), *(decks or {}).values()])
    used = [land.tile for land in field.values()] + list(tiles(said))
    spare = {side: [tile for tile in mode.pools[side - 1] if tile not in used] for side in range(1, mode.sides + 1)}

    def take(side: int) -> bytes:
        tile = spare[side].pop(0)
        for others in spare.values():
            if tile in others:
                others.remove(tile)
        return bytes((tile,))

    holds = mode.grid.has_well
    dealt = [tiles((hands or {})[owner]) if owner in (hands or {}) else b"" for owner in range(1, mode.seats + 1)]
    if holds:
        dealt = [
            hand or (b"" if owner in (hands or {}) else take(rules.side_of[owner]))
            for owner, hand in enumerate(dealt, 1)
        ]
    held = {cell for cell, land in field.items() if controller(land.golems)} if rules.tracks_gains else set()
    order = [parse_cell(name) for name in gains.split()]
    return begin(rules)._replace(
        step=mode.turn,
        seat=seat,
        field=field,
        frontier=frontier(field) if holds else (),
        wizards=wizards,
        hidden=hidden,
        reserves=reserves or tuple(mode.golems - there for there in on_field),
        hands=tuple(dealt),
        decks=tuple(
            (tiles((decks or {})[side]) if side in (decks or {}) else take(side)) if holds else b""
            for side in range(1, mode.sides + 1)
        ),
        gains=(*sorted(held - set(order)), *order),
    )


def play(state: State, *lines: str) -> tuple[State, tuple[Event, ...]]:
    """The state after some lines of a record, and what happened."""
    happened: tuple[Event, ...] = ()
    rules = find_rules(state)
    for line in lines:
        actor, _, words = line.partition(" ")
        if actor == "*":
            for draw in rules.parse_draws(words, state.rules.seats):
                state, events = rules.apply(state, 0, draw)
                happened += events
        else:
            state, events = rules.apply(state, int(actor), rules.parse_move(words))
            happened += events
    return state, happened


def act(state: State, *lines: str) -> State:
    """The state after some lines of a record."""
    return play(state, *lines)[0]


def find_rules(state: State) -> RivalityGame:
    """The game a state is of."""
    mode = state.rules.mode
    for options, variant in mode.variants.items():
        if variant is state.rules.variant:
            return game("+".join([f"rivality/{mode.name}", *options]))
    raise AssertionError("a state of no game")


def legal(state: State) -> list[str]:
    """The texts of the moves of the seat that is asked."""
    rules = find_rules(state)
    return [str(move) for move in rules.legal(state, rules.asked(state)[0])]


def asked(state: State) -> tuple[int, ...]:
    """Who is asked."""
    return state.step.asked(state)


def picture(state: State) -> list[str]:
    """The battlefield, a line a tile."""
    return format_battlefield(battlefield_of(state), state.rules.mode.grid).splitlines()


def at(state: State, cell: str) -> str:
    """What the picture says of a cell after its name."""
    return next(line.partition(" ")[2] for line in picture(state) if line.split()[0] == cell)


def lines(text: str) -> list[str]:
    """A picture's lines."""
    return [line.strip() for line in text.splitlines() if line.strip()]


def kinds(events: tuple[Event, ...]) -> list[str]:
    """The names of the events."""
    return [type(event).__name__ for event in events]


E = TypeVar("E", bound=Event)


def only(events: tuple[Event, ...], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
