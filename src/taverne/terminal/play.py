"""`taverne play`: a game at the prompt against bots."""

import random
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from taverne.bots.bot import Bot, Budget, find_bot
from taverne.bots.search.warmup import SEARCHING, compile_in_background, is_warm, needs_warmup
from taverne.kernel.data import type_name
from taverne.kernel.errors import TaverneError
from taverne.locale import Catalogue
from taverne.match.clock import NO_CLOCK
from taverne.match.fair import SECRET_BYTES
from taverne.match.log import Opened
from taverne.match.match import Match
from taverne.match.state import Occupant, Status
from taverne.registry import AnyGame
from taverne.terminal.choices import format_choices, parse_choice
from taverne.terminal.families import FAMILIES
from taverne.terminal.files import check_writable
from taverne.terminal.hints import hint_for
from taverne.terminal.records import print_table

PLAYER = 1
"""The seat of the person at the prompt."""
NOW = 0
"""The time of everything that happens at the prompt, where no clock runs."""
THINKING = Budget(milliseconds=1000)


class Left(Exception):
    """The player left the table."""


class Sitting:
    """A match with a person in the first seat and bots in the others."""

    def __init__(self, t: Catalogue, game: AnyGame, bots: list[str], seed: int | None) -> None:
        self.t = t
        self.game = game
        self.family = FAMILIES.of(game)
        self.names = [t.say("play-you"), *(f"{t.name('level', bot)} {seat}" for seat, bot in enumerate(bots, 2))]
        self.rng = random.Random(seed)
        self.bots: dict[int, Bot] = {seat: find_bot(bot, game) for seat, bot in enumerate(bots, 2)}
        self.needs_warmup = needs_warmup(bots)
        self.is_preparing = False
        self.undo_words = ("undo", t.say("play-word-undo"))
        self.console = Console(highlight=False, markup=False)
        self.match = Match(self.rng.randbytes(SECRET_BYTES))
        self.match.open(Opened(game.ruleset.key, len(self.names), NO_CLOCK, confirms=False, commitment=""))
        for seat, (name, bot) in enumerate(zip(self.names, [None, *bots], strict=True), 1):
            self.match.sit(seat, Occupant(name, None, bot))
        self.match.start(NOW)
        # What was drawn in the setup lies on the table when the first question is asked.
        self.told = self.match.state.number

    def run(self) -> None:
        """Plays to the end, or until the player leaves."""
        self.console.print(self.t.say("play-welcome", ruleset=self.game.ruleset.key))
        if self.needs_warmup:
            self.prepare_bots()
        while asked := self.match.state.asked():
            if asked[0] == PLAYER:
                self.ask()
            elif not (self.match.state.can_undo(PLAYER) and self.wants_undo()):
                self.play_bot(asked[0])
        view = self.match.seen_by(PLAYER).view()
        print_table(self.t, self.console, self.game, [view], self.names)
        for line in self.family.format_end(self.t, self.game, view, self.names):
            self.console.print(line)

    def play_bot(self, seat: int) -> None:
        """A bot decides."""
        seen = self.match.seen_by(seat)
        move = self.bots[seat].choose(seen.view(), seen.legal(), self.rng, THINKING)
        self.play(seat, str(move))

    def play(self, seat: int, move: str) -> None:
        """Plays a move and says what the player learns from it and from the draws that follow."""
        self.match.play(seat, move, NOW)
        for entry in self.match.seen_by(PLAYER).entries_since(self.told):
            if entry.move is not None and seat != PLAYER:
                self.console.print(self.t.say("play-moved", name=self.names[seat - 1], move=str(entry.move)))
            for event in entry.events:
                for line in self.family.narrate(self.t, self.game, event, self.names):
                    self.console.print(line)
            self.told = entry.number

    def ask(self) -> None:
        """Asks the player for one decision."""
        seen = self.match.seen_by(PLAYER)
        legal = seen.legal()
        print_table(self.t, self.console, self.game, [seen.view()], self.names)
        self.console.print(self.t.say("play-moves"))
        self.console.print(format_choices(legal))
        hint = f"hint-{self.game.family}-{type_name(type(legal[0]))}"
        if self.t.has(hint):
            self.console.print(self.t.say(hint))
        while True:
            text = self.read()
            if text in self.undo_words:
                if self.undo():
                    return
            elif text in ("help", "?", self.t.say("play-word-help")):
                self.console.print(self.t.say("play-help"))
                self.console.print(format_choices(legal))
            elif text in ("hint", self.t.say("play-word-hint")):
                self.hint()
            elif text.split()[:1] in (["save"], [self.t.say("play-word-save")]):
                self.save(text.split()[1:])
            elif text in ("quit", "exit", self.t.say("play-word-quit")):
                raise Left
            elif text:
                try:
                    self.play(PLAYER, str(parse_choice(self.game, legal, text)))
                except TaverneError as error:
                    self.console.print(self.t.say_error(error))
                else:
                    return

    def hint(self) -> None:
        """Says what the search would do in the player's place, and why."""
        if needs_warmup(SEARCHING):
            self.prepare_bots()
        self.console.print(hint_for(self.t, self.match.seen_by(PLAYER), self.names, self.rng, THINKING))

    def prepare_bots(self) -> None:
        """The first time on a machine, the searches are compiled while the game goes on."""
        if not self.is_preparing and not is_warm(self.game.ruleset.key):
            self.console.print(self.t.say("play-warmup"))
            compile_in_background()
        self.is_preparing = True

    def wants_undo(self) -> bool:
        """Before the others answer, offers to take the last decision back."""
        self.console.print(self.t.say("play-pause"))
        return self.read() in self.undo_words and self.undo()

    def read(self) -> str:
        """One line of input; its end means leaving the table."""
        try:
            return " ".join(self.console.input("> ").split())
        except EOFError:
            raise Left from None

    def undo(self) -> bool:
        """Takes the player's last decision back, if the match allows it."""
        if not self.match.state.can_undo(PLAYER):
            self.console.print(self.t.say("play-no-undo"))
            return False
        self.match.undo(PLAYER, NOW)
        return True

    def save(self, arguments: Sequence[str]) -> None:
        """Writes the record to a file: in full once the game is over, before as the player sees it."""
        path = Path(arguments[0] if arguments else "taverne-game.txt")
        try:
            seen = self.match.seen_by(PLAYER)
            path.write_text(seen.record(full=seen.status is Status.OVER), "utf-8")
        except OSError as error:
            self.console.print(self.t.say("error-file", file=str(path), reason=error.strerror or ""))
        else:
            self.console.print(self.t.say("play-saved", file=str(path)))


def play(t: Catalogue, game: AnyGame, bots: list[str], seed: int | None, record: str | None) -> None:
    """Plays a game; if asked for, saves its record even when the player leaves early."""
    if record is not None:
        check_writable(record)
    sitting = Sitting(t, game, bots, seed)
    try:
        sitting.run()
    except (Left, KeyboardInterrupt):
        sitting.console.print(t.say("play-left"))
    if record is not None:
        sitting.save([record])
    sys.stdout.flush()
