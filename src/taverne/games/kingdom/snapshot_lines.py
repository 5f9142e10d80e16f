"""The lines of a snapshot by what they are about, each read exactly once."""

from taverne.games.kingdom.cards import SYMBOLS, UNKNOWN
from taverne.games.kingdom.legends import parse_legend
from taverne.kernel.errors import BadText

_BY_SEAT = ("kingdom", "lands", "legends", "discard", "dealt", "answer", "tiles", "held", "opened", "seen")
"""Heads that are followed by a seat or a pile."""


class SnapshotLines:
    """A snapshot's lines, keyed by their head; the reader notices lines nobody asked for."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        self._by_head: dict[str, list[str]] = {}
        self._unread: set[str] = set()
        for line in lines:
            words = line.split()
            size = 2 if words and words[0] in _BY_SEAT else 1
            head = " ".join(words[:size])
            if head in self._by_head:
                raise BadText("error-snapshot-twice", found=head)
            self._by_head[head] = words[size:]
            self._unread.add(head)

    def words(self, head: str) -> list[str]:
        """The words of a line after its head."""
        if head not in self._by_head:
            raise BadText("error-snapshot-missing", expected=head)
        self._unread.discard(head)
        return self._by_head[head]

    def optional_words(self, head: str) -> list[str]:
        """The words of a line that is left out when it has none."""
        if head not in self._by_head:
            return []
        if not self._by_head[head]:
            raise BadText("error-snapshot-line", found=head, expected=f"{head} …")
        return self.words(head)

    def cards(self, head: str) -> bytes:
        """The cards of a line."""
        return _parse_cards(self.words(head))

    def optional_cards(self, head: str) -> bytes:
        """The cards of a line that is left out when it has none."""
        return _parse_cards(self.optional_words(head))

    def card_counts(self, head: str) -> bytes:
        """The cards of a line by kind."""
        return _count(self.cards(head))

    def optional_card_counts(self, head: str) -> bytes:
        """The same, of a line that is left out when it has none."""
        return _count(self.optional_cards(head))

    def legends(self, head: str) -> tuple[int, ...]:
        """The legends of a line, no legend twice."""
        return parse_legends(self.words(head))

    def check_all_read(self) -> None:
        """Raises BadText if the snapshot says something that has no place at its table."""
        if self._unread:
            raise BadText("error-snapshot-line", found=min(self._unread), expected="decision …")


def parse_legends(codes: list[str]) -> tuple[int, ...]:
    """The legends with these codes, no legend twice."""
    legends = tuple(parse_legend(code) for code in codes)
    for legend, code in zip(legends, codes, strict=True):
        if legends.count(legend) > 1:
            raise BadText("error-legend-count", clause="A12", legend=code, found=legends.count(legend))
    return legends


def parse_number(text: str, line: str, expected: str) -> int:
    """A small number; BadText shows the line it stands on and what is expected there."""
    if not (len(text) < 4 and text.isascii() and text.isdecimal()):
        raise BadText("error-snapshot-line", found=line, expected=expected)
    return int(text)


def _parse_cards(words: list[str]) -> bytes:
    text = "".join(words)
    for symbol in text:
        if symbol not in SYMBOLS:
            raise BadText("error-card-unknown", clause="A1", found=symbol, expected=" ".join(SYMBOLS))
    return bytes(SYMBOLS.index(symbol) for symbol in text)


def _count(cards: bytes) -> bytes:
    counts = [cards.count(kind) for kind in range(UNKNOWN + 1)]
    for symbol, count in zip(SYMBOLS, counts, strict=True):
        if count > 255:
            raise BadText("error-card-count", clause="A12", card=symbol, found=count, expected=255)
    return bytes(counts)
