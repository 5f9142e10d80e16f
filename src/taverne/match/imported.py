"""Games that were played elsewhere: the log of a match, made from a full record."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from taverne.kernel.chance import Draw
from taverne.kernel.errors import BadRecord, TaverneError
from taverne.match.clock import NO_CLOCK
from taverne.match.fair import FairNumbers, commit, read_fair_tags
from taverne.match.log import Drawn, Entry, Moved, Opened, Resigned, Seated, Started, Stopped
from taverne.match.match import Match
from taverne.match.state import Occupant
from taverne.record.replay import Replay
from taverne.record.text import parse_record
from taverne.record.verify import verify

MOST_TAGS = 40
LONGEST_TAG = 600
"""Characters; a nonce has at most 510."""
LONGEST_NAME = 64


class NotImportable(TaverneError):
    """A text that no match can be made of, although it may follow the notation and the rules."""


@dataclass(frozen=True)
class ImportedGame:
    """A full record that follows the rules, perhaps cut before its game ends."""

    source: str
    """The text, without an incomplete last line."""
    played: Replay
    tags: Mapping[str, str]
    resigned: int | None
    is_over: bool

    @property
    def has_numbers(self) -> bool:
        """Whether the record says what its draws follow from."""
        return "FairSecret" in self.tags and "FairCommitment" in self.tags

    @cached_property
    def numbers(self) -> FairNumbers:
        """What the draws follow from; BadRecord if the record does not say, or contradicts itself."""
        return read_fair_tags(self.source)

    @property
    def secret(self) -> bytes:
        """The secret of the shuffles; empty if the record does not have it."""
        return self.numbers.secret if self.has_numbers else b""

    @property
    def names(self) -> dict[int, str]:
        """The players' names by seat, without characters that nobody can see."""
        names = {seat: self.tags.get(f"Seat{seat}", "") for seat in range(1, self.played.seats + 1)}
        return {seat: "".join(filter(str.isprintable, name)) for seat, name in names.items()}

    def log(self, at: int, people: Mapping[int, Occupant] | None = None) -> list[Entry]:
        """The entries of a match at that time. Seats that are nobody's here keep their names."""
        seats = range(1, self.played.seats + 1)
        named = {seat: Occupant(name, None, None) for seat, name in self.names.items()} | dict(people or {})
        entries: list[Entry] = [self._opened()]
        entries += [Seated(seat, named[seat].name, named[seat].person, None, None) for seat in seats]
        nonces = self.numbers.nonces if self.has_numbers else [b"" for _ in seats]
        entries.append(Started(at, tuple(nonce.hex() for nonce in nonces)))
        for turn in self.played.entries:
            if isinstance(turn.move, Draw):
                entries.append(Drawn(turn.move.head, turn.move.value))
            else:
                entries.append(Moved(turn.actor, str(turn.move), at))
        if self.resigned is not None:
            entries.append(Resigned(self.resigned, at))
        return entries if self.is_over else [*entries, Stopped(at)]

    def text(self) -> str:
        """The record as it is exported again: the same for any two records of the same game."""
        match = Match(self.secret)
        match.import_log(self.log(0))
        return match.seen_by(None).record(full=True)

    def _opened(self) -> Opened:
        names = {f"Seat{seat}" for seat in self.names}
        # Only `Seated` has the names, so that nothing else has to be rewritten when someone's data is deleted.
        tags = {
            tag: "" if tag in names else value for tag, value in self.tags.items() if tag not in ("Ruleset", "Seats")
        }
        commitment = commit(self.secret) if self.secret else ""
        return Opened(self.played.game.ruleset.key, self.played.seats, NO_CLOCK, False, commitment, tags=tags)


def read_game(text: str) -> ImportedGame:
    """The game of a full record; BadRecord or NotImportable if it is none.

    The text may be cut anywhere after its tags: an incomplete last line is left out.
    """
    try:
        return _read(text, may_be_cut=True)
    except BadRecord:
        complete = text[: text.rfind("\n") + 1]
        if complete in ("", text):
            raise
    return _read(complete, may_be_cut=True)


def read_finished_game(text: str) -> ImportedGame:
    """The game of a full record that is over and complete; BadRecord or NotImportable if it is none."""
    game = _read(text, may_be_cut=False)
    if not game.is_over:
        raise NotImportable("error-import-unfinished")
    return game


def _read(text: str, *, may_be_cut: bool) -> ImportedGame:
    if "[Ruleset " not in text:
        raise NotImportable("error-import-none")
    verdict = verify(text, may_be_cut=may_be_cut)
    played, tags = verdict.replay, parse_record(text).tags
    if verdict.is_partial:
        raise NotImportable("error-import-partial")
    if not played.entries:
        raise NotImportable("error-import-empty")
    if len(tags) > MOST_TAGS or any(len(value) > LONGEST_TAG for value in tags.values()):
        raise NotImportable("error-import-tags")
    if any(len(tags.get(f"Seat{seat}", "")) > LONGEST_NAME for seat in range(1, played.seats + 1)):
        raise NotImportable("error-import-tags")
    if verdict.is_resigned and verdict.is_finished:
        raise BadRecord("error-resigned-tag", 1, found=tags["Resigned"], expected=played.seats)
    resigned = int(tags["Resigned"]) if verdict.is_resigned else None
    return ImportedGame(text, played, tags, resigned, verdict.is_finished or verdict.is_resigned)
