"""Fills the `?` of a partial record with cards that could have been there, so that it can be replayed."""

from collections import Counter

from taverne.games.kingdom.cards import KINDS, SYMBOLS
from taverne.games.kingdom.kingdom import parse_card, parse_cell
from taverne.games.kingdom.opening import OUTER
from taverne.games.kingdom.state import Rules
from taverne.kernel.errors import BadText


def fill_unknown(lines: tuple[str, ...], rules: Rules) -> tuple[str, ...]:
    """The event lines of a full record that this partial one could be of."""
    lands = _lands_told(lines)
    pool = _pool(lines, rules)
    for cards in lands.values():
        pool.subtract(card for card in cards if card != "?")
    for symbol, count in pool.items():
        if count < 0:
            raise BadText(
                "error-card-count", clause="A12", card=symbol, found=rules.copies - count, expected=rules.copies
            )
    spare = list(pool.elements())
    filled = []
    for line in lines:
        words = line.split()
        if words[:2] == ["*", "shown"]:
            continue
        if words[:2] == ["*", "lands"] and "?" in line:
            cards = [card if card != "?" else spare.pop() if spare else "?" for card in lands[words[2]]]
            line = f"* lands {words[2]} {''.join(cards)}"
        filled.append(line)
    return tuple(filled)


def _lands_told(lines: tuple[str, ...]) -> dict[str, list[str]]:
    """Each seat's lands as far as the record tells them, at once or by what it shows later."""
    lands: dict[str, list[str]] = {}
    for line in lines:
        match line.split():
            case ["*", "lands", seat, cards]:
                lands[seat] = list(cards)
            case ["*", "shown", seat, place, card]:
                cell = parse_cell(place)
                parse_card(card)
                index = OUTER.index(cell) if cell in OUTER else len(OUTER)
                if index >= len(lands.get(seat, "")):
                    raise BadText("error-shown", found=line, expected="* shown SEAT CELL CARD")
                if lands[seat][index] not in ("?", card):
                    raise BadText("error-shown-twice", found=card, cell=place, expected=lands[seat][index])
                lands[seat][index] = card
    return lands


def _pool(lines: tuple[str, ...], rules: Rules) -> Counter[str]:
    """The cards that are neither dealt, nor the first discard, nor drawn before the deck was rebuilt."""
    pool = Counter({SYMBOLS[kind]: rules.copies for kind in KINDS})
    deck = rules.copies * len(KINDS) - 16 * rules.seats - 1
    discards = 0
    for line in lines:
        match line.split():
            case ["*", "deal", _, cards]:
                pool.subtract(cards)
            case ["*", "discard", card]:
                discards += 1
                if discards == 1:
                    pool.subtract(card)
            case ["*", "card", card] if deck > 0:
                deck -= 1
                pool.subtract(card)
    return pool
