"""Fills the `?` of a partial record with what could have been there, so that it can be replayed."""

from collections import Counter
from collections.abc import Callable, Iterator

from taverne.games.kingdom.cards import KINDS, SYMBOLS, UNKNOWN
from taverne.games.kingdom.kingdom import parse_cell
from taverne.games.kingdom.links import CELLS
from taverne.games.kingdom.opening import OUTER
from taverne.games.kingdom.state import State
from taverne.games.kingdom.tile_names import NAMES, SET
from taverne.kernel.errors import BadText

_CARDS = SYMBOLS[:UNKNOWN]


def fill_unknown(lines: tuple[str, ...], start: State, act: Callable[[State, str], State]) -> tuple[str, ...]:
    """The event lines of a full record that this partial one could be of; `act` plays one line."""
    last = max((number for number, line in enumerate(lines) if "?" in line), default=-1)
    state, filled = start, []
    for number, line in enumerate(lines):
        if line.startswith("* shown "):
            continue
        if "?" in line:
            line = _fill(state, line, lines[number + 1 :])
        filled.append(line)
        if number < last:
            state = act(state, line)
    return tuple(filled)


def _fill(state: State, line: str, rest: tuple[str, ...]) -> str:
    match line.split():
        case ["*", "lands", seat, cards]:
            return f"* lands {seat} {''.join(_fill_lands(state, seat, cards, rest))}"
        case ["*", "tiles", seat, *names]:
            return f"* tiles {seat} {' '.join(_fill_tiles(seat, names, rest))}"
    raise BadText("error-unknown-place", found=line)


def _fill_lands(state: State, seat: str, cards: str, rest: tuple[str, ...]) -> list[str]:
    told = _told(seat, list(cards), rest, _CARDS)
    pool = Counter({SYMBOLS[kind]: state.deck[kind] for kind in KINDS})
    pool.subtract(card for card in told if card != "?")
    pool.subtract(_needed_elsewhere(state, seat, rest))
    for symbol, count in pool.items():
        if count < 0:
            copies = state.rules.copies
            raise BadText("error-card-count", clause="A12", card=symbol, found=copies - count, expected=copies)
    spare = list(pool.elements())
    return [spare.pop() if card == "?" and spare else card for card in told]


def _fill_tiles(seat: str, names: list[str], rest: tuple[str, ...]) -> list[str]:
    told = _told(seat, names, rest, NAMES)
    spare = [NAMES[tile] for tile in SET if NAMES[tile] not in told]
    return [spare.pop() if name == "?" and spare else name for name in told]


def _told(seat: str, first: list[str], rest: tuple[str, ...], known: str | tuple[str, ...]) -> list[str]:
    """What lay on a seat's lands at first, as far as the record tells it, at once or by what it shows later."""
    told = list(first)
    for owner, cell, thing in _shown(rest):
        if owner != seat or thing not in known:
            continue
        place = OUTER.index(cell) if cell in OUTER else len(OUTER)
        if place >= len(told):
            raise BadText("error-shown", found=f"* shown {owner} {thing}", expected="* shown SEAT CELL CARD")
        if told[place] not in ("?", thing):
            raise BadText("error-shown-twice", found=thing, seat=seat, expected=told[place])
        told[place] = thing
    return told


def _shown(rest: tuple[str, ...]) -> Iterator[tuple[str, int, str]]:
    """What is shown until the lands are laid anew: whose, on which cell it lay at first, and what it is."""
    origins: dict[str, list[int]] = {}
    for line in _this_deal(rest):
        match line.split():
            case ["*", "shown", seat, place, thing]:
                yield seat, origins.get(seat, list(CELLS))[parse_cell(place)], thing
            case [seat, "use", "hammer", one, other]:
                row = origins.setdefault(seat, list(CELLS))
                a, b = parse_cell(one), parse_cell(other)
                row[a], row[b] = row[b], row[a]


def _this_deal(rest: tuple[str, ...]) -> Iterator[str]:
    """The lines until a campaign's next age lays its lands."""
    played = False
    for line in rest:
        played = played or not line.startswith("*")
        if played and line.startswith("* lands "):
            return
        yield line


def _needed_elsewhere(state: State, seat: str, rest: tuple[str, ...]) -> Iterator[str]:
    """The cards that must still be in the deck when these lands are laid: later seats', the discards, the drawn."""
    seats, piles = state.rules.seats, state.rules.mode.piles
    deck = sum(state.deck) - len(OUTER) * (seats - int(seat) + 1) - piles
    for owner, _, thing in _shown(rest):
        if owner > seat and thing in _CARDS:
            yield thing
    for line in _this_deal(rest):
        match line.split():
            case ["*", "lands", _, cards]:
                yield from cards.replace("?", "")
            case ["*", "discard", *cards] if piles > 0:
                piles -= len(cards)
                yield from cards
            case ["*", "card", *cards] if deck > 0:
                deck -= len(cards)
                yield from cards
