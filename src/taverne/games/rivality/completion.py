"""Fills the `?` of a partial record with tiles that could have been there, so that it can be replayed.

What is not told of a deck must agree with what is: the tiles its seats lay later were in their hands then, those told
by `* shown` came when they came, and R6 and R8 hold of the decks.
"""

from collections.abc import Iterator
from itertools import combinations

from taverne.games.rivality.deck_puzzle import DeckPuzzle
from taverne.games.rivality.grid import NORTH_HALF, parse_square
from taverne.games.rivality.state import FIRST, HAND, Rules
from taverne.games.rivality.tiles import FARSIGHTED, FORTRESSES, TILES, UNKNOWN, format_tiles, parse_land_tile
from taverne.kernel.errors import BadText

Words = tuple[tuple[str, ...], ...]


def fill_unknown(lines: tuple[str, ...], rules: Rules) -> tuple[str, ...]:
    """The event lines of a full record that this partial one could be of."""
    words = tuple(tuple(line.split()) for line in lines)
    filled = _fill_decks(words, rules) if rules.mode.grid.has_well else _fill_half(words, rules)
    return tuple(" ".join(filled.get(number, line)) for number, line in enumerate(words) if line[:2] != ("*", "shown"))


def _fill_half(words: Words, rules: Rules) -> dict[int, tuple[str, ...]]:
    """Solo: Souramoun's tiles, as far as they were turned up (R40)."""
    told: dict[str, str] = {}
    for line in words:
        if line[:2] == ("*", "shown"):
            if len(line) != 4 or parse_square(line[2]) not in NORTH_HALF or told.get(line[2], line[3]) != line[3]:
                raise BadText("error-shown", found=" ".join(line), expected="* shown CELL TILE")
            told[line[2]] = TILES[parse_land_tile(line[3])]
    spare = [TILES[tile] for tile in rules.mode.pools[1]]
    filled = {}
    for number, line in enumerate(words):
        if line[:2] == ("*", "his"):
            places = {NORTH_HALF.index(parse_square(cell)): tile for cell, tile in told.items()}
            codes = [places.get(place, code) if code == "?" else code for place, code in enumerate(line[2:])]
            spare = [code for code in spare if code not in (*codes, *places.values())]
            filled[number] = ("*", "his", *(spare.pop() if code == "?" and spare else code for code in codes))
    return filled


def _fill_decks(words: Words, rules: Rules) -> dict[int, tuple[str, ...]]:
    """The deck lines in full, by where they stand."""
    sides = [number for number in range(1, rules.mode.sides + 1) if _deck_lines(words, rules, number)]
    puzzles = {side: _solve(words, rules, side) for side in sides if side != 1}
    taken = b"".join(puzzle.known() for puzzle in puzzles.values())
    if 1 in sides:
        puzzles[1] = _solve(words, rules, 1, taken)
    pool = b"".join(dict.fromkeys(rules.mode.pools))
    unseen = list(pool.translate(None, b"".join(puzzle.known() for puzzle in puzzles.values())))
    filled = {}
    # The side that took a mulligan is first, so that what it returned is not dealt to another.
    for side in sorted(puzzles):
        unseen = puzzles[side].fill(unseen)
        for number, tiles in zip(_deck_lines(words, rules, side), _layouts(words, rules, puzzles[side]), strict=False):
            size = len(words[number]) - 3
            filled[number] = (*words[number][:3], *format_tiles(tiles[:size]).split())
    return filled


def _deck_lines(words: Words, rules: Rules, side: int) -> list[int]:
    """Where the deck of a side is written, and written again after a mulligan."""
    head = ("*", "deck", str(rules.seats_of[side][0]))
    return [number for number, line in enumerate(words) if line[:3] == head]


def _has_mulligan(words: Words) -> bool:
    return (str(FIRST), "mulligan") in words


def _layouts(words: Words, rules: Rules, puzzle: DeckPuzzle) -> Iterator[bytes]:
    """The deck as it was written at first and after the mulligan, from how it lay at last."""
    deck = bytes(puzzle.tiles)
    if puzzle.returned:
        hands = HAND * len(puzzle.seats)
        rest = bytes(tile for tile in deck[hands:] if tile not in puzzle.returned)
        # Its bottom tile was no fortress then (R6).
        bottom = next((tile for tile in reversed(rest) if tile not in FORTRESSES), rest[-1])
        rest = bytes(tile for tile in rest if tile != bottom) + bytes((bottom,))
        yield puzzle.returned + deck[HAND:hands] + deck[:HAND] + rest
    yield deck


def _solve(words: Words, rules: Rules, side: int, taken: bytes = b"") -> DeckPuzzle:
    """A side's deck as far as it is told, its laid tiles where they could have been."""
    seats = rules.seats_of[side]
    lines = _deck_lines(words, rules, side)
    lays = [
        (int(line[0]), parse_land_tile(line[2]))
        for line in words
        if len(line) == 5 and line[1] == "lay" and line[0] in map(str, seats)
    ]
    first = _tiles(words[lines[0]], rules)
    pairs = list(_returned_pairs(first, rules, taken)) if side == 1 and _has_mulligan(words) else [b""]
    # If the record tells of a tile that cannot have been laid, replaying it must get to that line.
    for length in range(len(lays), -1, -1):
        for returned in pairs:
            last = _redrawn(first, _tiles(words[lines[-1]], rules), seats, len(lines)) if returned else first
            puzzle = DeckPuzzle(rules, side, last, returned, taken)
            puzzle.tell(_shown(words, seats))
            if puzzle.solve(lays[:length]):
                return puzzle
    raise BadText("error-deck-impossible", clause="R6", seat=seats[0])


def _tiles(line: tuple[str, ...], rules: Rules) -> list[int]:
    """A deck line's tiles, unknown ones to the end."""
    codes = line[3:]
    if len(codes) > rules.mode.deck_size:
        raise BadText("error-deck-size", clause="R6", found=len(codes), expected=rules.mode.deck_size)
    tiles = [UNKNOWN if code == TILES[UNKNOWN] else parse_land_tile(code) for code in codes]
    return tiles + [UNKNOWN] * (rules.mode.deck_size - len(tiles))


def _redrawn(first: list[int], last: list[int], seats: tuple[int, ...], times: int) -> list[int]:
    """What is known of a deck after a mulligan: the next two are the new hand, partners keep theirs (R8)."""
    hands = HAND * len(seats)
    told = first[hands : hands + HAND] + first[HAND:hands]
    if times == 1:
        return told + [UNKNOWN] * (len(first) - hands)
    return [old if new == UNKNOWN else new for old, new in zip(told, last, strict=False)] + last[hands:]


def _returned_pairs(first: list[int], rules: Rules, taken: bytes) -> Iterator[bytes]:
    """The opening hands that a mulligan may have returned (R8)."""
    hand = bytes(first[:HAND])
    if UNKNOWN not in hand:
        yield hand
        return
    for pair in combinations(FARSIGHTED, HAND):
        if all(tile in rules.mode.pools[0] and tile not in taken for tile in pair):
            yield bytes(pair)


def _shown(words: Words, seats: tuple[int, ...]) -> dict[int, list[int]]:
    """The tiles told to have come into each seat's hand, in order."""
    told: dict[int, list[int]] = {seat: [] for seat in seats}
    for line in words:
        if line[:2] == ("*", "shown"):
            if len(line) != 4 or not line[2].isdecimal():
                raise BadText("error-shown", found=" ".join(line), expected="* shown SEAT TILE")
            if int(line[2]) in told:
                told[int(line[2])].append(parse_land_tile(line[3]))
    return told
