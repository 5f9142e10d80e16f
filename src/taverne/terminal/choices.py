"""The legal moves as a numbered list, and the move that a line of input means."""

from collections.abc import Sequence
from itertools import takewhile

from taverne.kernel.errors import TaverneError
from taverne.kernel.game import Move
from taverne.registry import AnyGame

MANY = 40
"""A longer group of similar moves is summed up by the words that can stand in each place."""


def parse_choice(game: AnyGame, legal: Sequence[Move], text: str) -> Move:
    """The move a player means: its number in the list, or its notation."""
    if text.isdecimal():
        number = int(text)
        if not 1 <= number <= len(legal):
            raise TaverneError("error-choice", found=number, expected=len(legal))
        return legal[number - 1]
    return game.parse_move(text)


def format_choices(legal: Sequence[Move]) -> str:
    """The legal moves with their numbers, similar ones on one line under the words they share."""
    groups: dict[type[Move], list[tuple[int, list[str]]]] = {}
    for number, move in enumerate(legal, 1):
        groups.setdefault(type(move), []).append((number, str(move).split()))
    return "\n".join(_format_group(moves) for moves in groups.values())


def _format_group(moves: list[tuple[int, list[str]]]) -> str:
    shared = _shared_words([words for _, words in moves])
    rests = [(number, words[shared:]) for number, words in moves]
    if len(rests) <= MANY:
        listed = "  ".join(f"{number}:{' '.join(rest)}" if rest else str(number) for number, rest in rests)
    else:
        places = zip(*(rest for _, rest in rests), strict=False)
        listed = "  ".join(f"[{' '.join(dict.fromkeys(words))}]" for words in places)
    return f"  {' '.join(moves[0][1][:shared]):<8} {listed}"


def _shared_words(moves: list[list[str]]) -> int:
    """How many words all these moves begin with; at least one."""
    shared = takewhile(lambda words: len(set(words)) == 1, zip(*moves, strict=False))
    return max(1, len(list(shared)))
